# The Policy Maker: Texte für Kammer, Chronik und Wiederholung.
#
# Die Seite und die Kommandozeile lesen dieselbe Datei. Argumente heißen wie die Felder der Zeilen in
# docs/protocol.md; was lines.py anders nennt oder in Worte fasst:
#   $name, $victim  Anzeigename des Sitzes (seat, victim); $names mehrere, schon mit „und“ verbunden; $count ihre Zahl
#   $category, $card  Name einer Kategorie oder Kartenart (kind-…); $action Name einer Regierungsaktion (action-…)
#   $cards   Karten in Worten („2 × Bildung und 1 × Joker“), oder wo nur ihre Zahl bekannt ist, die Zahl
#   $costs   „Bildung 2, Gesundheit 3, …“; $shares „Ada 4, Bo 3, Cem 2“; $scores „Ada 23,5, Bo 18“
#   $initiative, $initiatives, $goal  Titel; Wahrheitswerte „yes“ / „no“ ($met, $on, $stop)

## Kategorien, Farben, Aktionen

kind-education = Bildung
kind-health = Gesundheit
kind-energy = Energie
kind-digital = Digitales
kind-joker = Joker
kind-none = keine Karte
colour-green = grünes Dreieck
colour-white = weißer Kreis
colour-black = schwarzes Quadrat
colour-pink = rosa Raute
colour-government = goldene Krone
action-audit = Prüfung
action-tax = Steuerpolitik
action-grant = Zuschuss
action-holiday = Ferien
action-end = Wahltag
action-help-audit = Die Regierung sieht sich die Hand eines Investys an.
action-help-tax = Die Regierung darf bis zu zwei Preise um 1 ändern.
action-help-grant = Die Regierung verteilt Karten an die Investys, wie sie will.
action-help-holiday = Nichts passiert.
action-help-end = Gibt es bis hierher kein Monopol, gewinnt die Regierung.

## Was jetzt?

prompt-audit = Prüfung: Wessen Hand willst du sehen?
prompt-tax = Steuerpolitik: Ändere bis zu zwei Preise um 1 oder lass alles, wie es ist.
prompt-grant = Zuschuss: Verteile die Karten. Wer was bekommt, entscheidest du.
prompt-grant-seal = Alles verteilt. Schau noch einmal hin und versiegle den Zuschuss.
prompt-main = Du bist dran: investieren, zurückdrängen oder beenden.
prompt-claim = Du erfüllst eine Initiative. Willst du sie einlösen?
prompt-pick = Welche Initiative soll offen liegen? Die andere verschwindet verdeckt.
prompt-draw = Zieh eine Karte: verdeckt vom Stapel oder offen aus der Auslage.
prompt-wealth-tax = Vermögenssteuer: Such die Karten aus, die du abgibst.
prompt-wealth-tax-seal = Die Auswahl steht. Gib die Karten ab, wenn es dabei bleiben soll.
# $names, $count: auf wen gewartet wird
prompt-waiting = { $count ->
    [0] Gleich geht es weiter.
   *[other] Wir warten auf { $names }.
  }
prompt-watch = { $count ->
    [0] Du schaust zu.
   *[other] Du schaust zu. Am Zug: { $names }.
  }
prompt-over = Das Spiel ist aus.

## Chronik

# $round, $action
journal-round-begins = Runde { $round }: { $action }
journal-holiday = Ferien: Die Regierung macht Pause.
journal-audited = Die Regierung prüft { $name }.
journal-audit-result = { $name } hält: { $cards }. Das siehst nur du.
journal-tax-changed = { $category } kostet jetzt { $cost ->
    [one] eine Karte
   *[other] { $cost } Karten
  } je Feld.
journal-tax-settled = Die Preise stehen fest: { $costs }.
journal-grant-drawn = Die Regierung hat { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  } zu verteilen.
journal-grant-pool = Im Zuschuss: { $cards }. Das siehst nur du.
journal-granted = Der Zuschuss ist verteilt: { $shares }.
journal-granted-you = Du bekommst { $cards }.
# $name, $category, $steps, $field, $cards
journal-invested = { $name } investiert in { $category }: { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
  } hinauf auf { $field }. Bezahlt: { $cards }.
journal-manipulated = { $name } drängt { $victim } in { $category } { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
  } zurück auf { $field }. Bezahlt: { $cards }.
journal-hold-broken = { $name } dominiert { $category } nicht mehr. Die Zählung beginnt von vorn.
journal-claimed = { $name } löst „{ $initiative }“ ein.
journal-rewarded = { $name } bekommt dafür { $cards ->
    [0] keine Karte, der Stapel ist leer
    [one] eine Karte
   *[other] { $cards } Karten
  }.
journal-rewarded-you = Deine Förderung: { $cards }.
journal-pick-options = Zur Wahl: { $initiatives }. Das siehst nur du.
journal-opened = Neue Initiative: „{ $initiative }“.
journal-drew = { $source ->
    [deck] { $name } zieht vom Stapel.
   *[other] { $name } nimmt { $card } aus der Auslage.
  }
journal-drew-you = Du ziehst { $card }.
journal-reshuffled = Der Ablagestapel wird gemischt: { $cards ->
    [one] eine Karte ist
   *[other] { $cards } Karten sind
  } wieder im Spiel.
journal-taxed = { $name } hat zu viele Karten und zahlt Vermögenssteuer: { $due } Karten.
journal-tax-paid = { $name } gibt ab: { $cards }.
journal-holds = { $name } dominiert { $category } seit { $count ->
    [one] einem Rundenende
   *[other] { $count } Rundenenden
  }.
journal-monopoly = { $name } hat das Monopol in { $category }!
journal-term-ends = Wahltag: Die Amtszeit ist um, und niemand hat ein Monopol.
journal-goal-revealed = Das Ziel der Regierung war „{ $goal }“: { $met ->
    [yes] erreicht.
   *[no] verfehlt.
  }
journal-scored = Wertung: { $scores }.
journal-expired = Die Zeit ist um. { $count ->
    [0] Es geht weiter.
   *[other] Für { $names } wird entschieden.
  }
journal-autopilot = { $on ->
    [yes] Für { $name } spielt der Autopilot.
   *[no] { $name } spielt wieder selbst.
  }
journal-left = { $name } hat den Tisch verlassen.
journal-vote = { $stop ->
    [yes] { $name } möchte das Spiel beenden.
   *[no] { $name } möchte weiterspielen.
  }
# $code: all-voted, too-few-people
journal-aborted = { $code ->
    [all-voted] Alle wollten aufhören: Das Spiel ist beendet.
    [too-few-people] Es sind zu wenige Menschen am Tisch: Das Spiel ist beendet.
   *[other] Das Spiel wurde beendet.
  }
journal-undone = { $name } nimmt den letzten Schritt zurück.
# Eine Zeile, die diese Fassung noch nicht kennt
journal-unknown = Etwas ist passiert.

## Warum etwas nicht ging

refusal-one-change-each = { $category } hast du schon geändert. Je Kategorie ist nur ein Schritt erlaubt.
refusal-no-more-changes = Mehr Preise darfst du diesmal nicht ändern.
refusal-cost-limit = Der Preis muss zwischen { $least } und { $most } bleiben.
refusal-total-limit = Alle Preise zusammen wären { $total }. Mehr als { $most } sind nicht erlaubt.
refusal-not-in-pool = Davon ist keine Karte mehr zu verteilen.
refusal-not-all-given = Es { $left ->
    [one] ist noch eine Karte
   *[other] sind noch { $left } Karten
  } zu verteilen.
refusal-cannot-pay = Das kostet { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }. { $have ->
    [0] Du hast keine passende.
    [one] Du hast nur eine passende.
   *[other] Du hast nur { $have } passende.
  }
refusal-beyond-top = Höher als Feld { $top } geht es nicht.
refusal-not-dark = Zurückdrängen geht erst ab Feld { $dark_from }. Diese Figur steht auf { $field }.
refusal-own-piece = Dich selbst drängst du nicht zurück.
refusal-below-zero = So weit nach unten geht es nicht.
refusal-condition-not-met = { $missing ->
    [one] Dafür fehlt dir noch ein Feld.
   *[other] Dafür fehlen dir noch { $missing } Felder.
  }
refusal-not-open = Diese Initiative liegt nicht offen.
refusal-joker-late = Einen offenen Joker darfst du nur nehmen, solange du in diesem Zug noch keine Karte gezogen hast.
refusal-deck-empty = Der Stapel ist leer.
refusal-no-such-card = Diese Karte hast du nicht.
refusal-not-all-chosen = Es { $left ->
    [one] fehlt noch eine Karte.
   *[other] fehlen noch { $left } Karten.
  }
refusal-one-action = In dieser Variante hast du nur eine Aktion je Zug.

## Bedingungen und Ziele

condition-track = { $category } ≥ { $need }
condition-total = Summe aller Felder ≥ { $need }
condition-each = jede Kategorie ≥ { $need }
condition-count = { $tracks ->
    [one] eine Kategorie
   *[other] { $tracks } Kategorien
  } ≥ { $field }
condition-highest = keine Kategorie über { $most }
condition-unknown = siehe Karte
goal-column_lead = { $category }: zusammen mindestens { $need } Felder mehr als jede andere Säule
goal-all_investors = Alle Investys stehen in { $category } mindestens auf Feld { $need }
goal-column_diff = { $plus }: zusammen mindestens { $need } Felder mehr als { $minus }
goal-column_spread = Zwischen höchster und niedrigster Säule liegen höchstens { $need } Felder
goal-initiatives = Mindestens { $need } eingelöste Initiativen
goal-dark_pieces = { $need ->
    [0] Keine Figur in der dunklen Zone
    [one] Höchstens eine Figur in der dunklen Zone
   *[other] Höchstens { $need } Figuren in der dunklen Zone
  }
goal-investor_spread = Zwischen erstem und letztem Investy liegen höchstens { $need } Felder
goal-now-least = jetzt { $value }, nötig sind mindestens { $need }
goal-now-most = jetzt { $value }, erlaubt sind höchstens { $need }

## Kammer

table-title = Plenarsaal
chamber = Die vier Säulen
cards-of = { $count } × { $kind }
cards-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
# Für Vorleseprogramme
column-text = { $category }, Preis { $cost } je Feld. { $places }.
column-place = { $name } auf { $field }
column-dominated = { $name } dominiert, Rundenenden { $count } von { $need }.
field-number = Feld { $field }
dark-zone = Dunkle Zone
dark-zone-help = Ab Feld { $from }: Wer hier steht, kann zurückgedrängt werden. Wer hier { $lead } Felder Vorsprung über { $need } Rundenenden hält, hat das Monopol.
lead-label = +{ $lead }
lead-name = { $name } führt in { $category } mit { $lead ->
    [one] einem Feld
   *[other] { $lead } Feldern
  }
hold-count = { $count } von { $need }
hold-name = { $name } dominiert { $category }: { $count } von { $need } Rundenenden gehalten
hold-threat = Noch { $left ->
    [one] ein Rundenende
   *[other] { $left } Rundenenden
  } bis zum Monopol
cost-name = Preis: { $cost ->
    [one] 1 Karte
   *[other] { $cost } Karten
  } je Feld
choose-column = In { $category } investieren
choose-piece = { $name } in { $category } zurückdrängen
off-board = noch nicht auf der Säule

## Amtszeit

term = Amtszeit
year = Jahr { $year }
round-of = Runde { $round } von { $rounds }
field-action = Runde { $round }: { $action }

## Karten auf dem Tisch

market = Kartenmarkt
deck = Stapel
deck-name = Stapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
display = Auslage
display-empty = leer
discard = Ablage
discard-name = Ablage: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
discard-title = Im Ablagestapel
discard-empty = Noch liegt nichts auf der Ablage.
discard-hint = Ist der Stapel leer, wird die Ablage neu gemischt.
initiatives = Initiativen
initiatives-left = { $count ->
    [0] Keine weitere im Stapel
    [one] Noch 1 im Stapel
   *[other] Noch { $count } im Stapel
  }
initiative-coming = Die nächste kommt gleich.
initiative-slot = Hier liegt keine Karte mehr.
initiative-met = { $name }: erfüllt
initiative-blocked = { $name }: so nicht zu erfüllen
initiative-missing = { $name }: { $missing ->
    [one] noch 1 Feld
   *[other] noch { $missing } Felder
  }
claim = Einlösen
claimed-none = noch keine

## Investys und Regierung

investors = Investys
government = Regierung
you = du
acting = am Zug
first = fängt an
hand-size = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
  }
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
claimed-list = Eingelöst: { $titles }
granted-count = +{ $count }
granted-name = { $count ->
    [one] 1 Karte aus dem Zuschuss
   *[other] { $count } Karten aus dem Zuschuss
  }
owes-tax = Vermögenssteuer: { $chosen } von { $due }
audited-times = geprüft in Runde { $rounds }
autopilot = Autopilot
left = gegangen
disconnected = getrennt
bot = Bot
score-title = Punkte bisher
score-now = Regierung: { $points }
score-furthest = Höchste Figur
score-average = Durchschnitt
score-initiatives = Initiativen
score-goal = Ziel
score-total = Summe
score-secret = geheim

## Deine Hand

hand-title = Deine Hand
hand-total = { $count ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $count } Karten
  }
hand-granted = Neu aus dem Zuschuss: { $cards }
hint-main = Tippe auf eine Säule oder eine Karte, um zu investieren.
hint-main-push = Tippe auf eine Säule oder auf eine fremde Figur in der dunklen Zone.
hint-nothing = Gerade reichen deine Karten für kein Feld. Beende deine Aktionen und zieh zwei neue.
invest-title = In { $category } investieren
push-title = { $name } in { $category } zurückdrängen
step-up = +{ $steps }
step-down = −{ $steps }
step-field = Feld { $field }
step-left = es bleiben { $hand }
step-name-invest = { $steps ->
    [one] Ein Feld hinauf
   *[other] { $steps } Felder hinauf
  } auf { $field }: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }, danach hast du noch { $hand }
step-name-push = { $steps ->
    [one] Ein Feld zurück
   *[other] { $steps } Felder zurück
  } auf { $field }: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }, danach hast du noch { $hand }
back = Zurück
end-actions = Aktionen beenden
pay-jokers = { $count ->
    [0] Ohne Joker
    [one] Mit 1 Joker
   *[other] Mit { $count } Jokern
  }
claim-gain = Du bekommst { $count } Karten.
claim-hand = Danach hast du { $hand } Karten.
claim-no-joker = Danach darfst du keinen offenen Joker mehr nehmen.
decline = Nicht einlösen
draw-deck = Vom Stapel
draw-display = { $card } nehmen
wealth-title = Vermögenssteuer
wealth-lead = Mehr als { $limit } Karten: Du gibst { $due } ab.
wealth-count = { $chosen } von { $due } gewählt
wealth-give = Eine Karte { $card } abgeben
wealth-chosen = Du gibst ab: { $cards }
wealth-seal = Karten abgeben
watching = Lehn dich zurück: Hier passiert gleich etwas.
wait-main = { $name } überlegt.
wait-gov-audit = Die Regierung prüft gleich jemanden.
wait-gov-tax = Die Regierung verhandelt über die Preise.
wait-gov-grant = Die Regierung verteilt den Zuschuss: noch { $left } von { $cards }.
wait-pick = Die Regierung wählt die nächste Initiative.

## Regierungsbank

desk = Regierungsbank
goal-heading = Dein geheimes Ziel
goal-met = erreicht
goal-open = noch offen
goal-worth = 10 Punkte
audits = Deine Akten
audits-none = Noch hast du niemanden geprüft.
audit-entry = { $name }, Runde { $round }
audit-pick = { $name } prüfen
audit-last = zuletzt Runde { $round }
audit-never = noch nie geprüft
audit-hand = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
tax-total = Summe { $total } von höchstens { $most }
tax-up = { $category } teurer machen: dann { $cost }
tax-down = { $category } billiger machen: dann { $cost }
tax-up-closed = { $category } teurer machen
tax-down-closed = { $category } billiger machen
tax-changes = { $count } von { $most } Änderungen
tax-done = So beschließen
tax-done-none = Nichts ändern
tax-hint = Plus und Minus stehen an den Säulen.
grant-title = Zuschuss verteilen
grant-left = { $left ->
    [0] Alles verteilt
    [one] Noch 1 Karte
   *[other] Noch { $left } Karten
  }
grant-choose = { $card } wählen: { $count } übrig
grant-hint = Wähle eine Karte, dann ein Investy.
grant-give = { $card } an { $name }
grant-seal = Zuschuss versiegeln
grant-over = dann { $hand } Karten: Vermögenssteuer
pick-open = Diese öffnen

## Was gerade geschah

skip = Weiter
beat-round = Runde { $round }
beat-draw = zieht eine Karte
beat-take = nimmt { $card }
beat-invest = { $category } { $steps }
beat-push = drängt { $name } zurück
beat-claim = löst „{ $initiative }“ ein
beat-audit = wird geprüft
beat-grant = Der Zuschuss ist verteilt
beat-tax = { $category } kostet { $cost }
beat-tax-paid = zahlt Vermögenssteuer
beat-holiday = Ferien
beat-opened = Neue Initiative
beat-holds = { $count } von { $need } in { $category }

## Ende

monopoly-title = Monopol!
monopoly-lead-one = { $names } beherrscht { $category } und gewinnt.
monopoly-lead-many = { $names } gewinnen gemeinsam.
monopoly-you = Du beherrschst { $category } und gewinnst!
monopoly-when = Vollendet am Ende von Runde { $round } von { $rounds }.
monopoly-column = { $name } in { $category }: Feld { $field }, { $lead } Felder Vorsprung
government-title = Wahltag
government-lead = { $name } hat die Amtszeit ohne Monopol überstanden und gewinnt.
government-you = Du hast die Amtszeit ohne Monopol überstanden und gewinnst!
aborted-title = Spiel beendet
aborted-lead = Das Spiel wurde vor dem Ende gestoppt. Es gibt keine Wertung.
rating-title = Zeugnis der Regierung
rating-next = { $points ->
    [one] Ein Punkt mehr
   *[other] { $points } Punkte mehr
  }, und es wäre eine „{ $band }“.
goal-reveal = Das geheime Ziel
goal-reached = Erreicht: 10 Punkte
goal-missed = Verfehlt
ranking-title = Die Investys
ranking-lost = Gegen die Regierung haben alle Investys verloren. Unter sich stehen sie so:
ranking-place = Platz
ranking-investor = Investy
ranking-initiatives = Initiativen
ranking-points = Punkte
ranking-pushed = Zurückgedrängt
ranking-steps = Schritte
why-title = Was es geändert hätte
why-lead = { $fields ->
    [one] Ein einziges Feld
   *[other] { $fields } Felder
  } weniger Vorsprung für { $name } in { $category }, und das Monopol wäre nicht zustande gekommen.
why-hold = { $name } fehlte in { $category } nur noch { $left ->
    [one] ein Rundenende
   *[other] { $left } Rundenenden
  } zum Monopol.
why-far = Niemand stand am Ende kurz vor einem Monopol. Am weitesten oben war { $name } in { $category }: Feld { $field }.
why-goal-least = Für das Ziel der Regierung fehlten { $missing }: { $value } statt mindestens { $need }.
why-goal-most = Für das Ziel der Regierung waren es { $missing } zu viel: { $value } statt höchstens { $need }.
hands-title = Was noch auf den Händen war
