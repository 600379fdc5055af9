# Hertzschlag: Texte für Tisch, Chronik und Wiederholung.
#
# Die Seite und die Kommandozeile (fluent.runtime) lesen dieselbe Datei. Die Argumente der Chronik heißen wie die Felder
# ihrer Zeilen in docs/protocol.md; was sie nennen, sagt lines.py. Dazu kommen:
#   $name    Anzeigename des Sitzes (seat, start_seat); $names mehrere, schon mit „und“ verbunden; $count ihre Zahl
#   $flow    „in“ (bekommt) oder „out“ (zahlt); $amount steht dann ohne Vorzeichen
#   $hertz   `position` als Hertz-Text („49,85“), ebenso $from und $to
#   $scores  „Ada 13, Bo 9“; Wahrheitswerte kommen als „yes“ / „no“ ($fallback, $green, $success, $on, $stop)

## Kategorien

category-efficiency = Energieeffizienz
category-politics = Politik
category-flexibility = Flexibilität
category-emobility = Elektromobilität
category-solar = Solarenergie
category-wind = Windenergie

## Phasen

phase-commit = Karten wählen
phase-cycle = Karte tauschen
phase-talk = Absprache
phase-bid = Gebote
phase-over = Spielende

## Kraftwerke

plant-pumped_storage = Pumpspeicher
plant-gas = Gaskraftwerk

## Was jetzt?

prompt-choose-card = Wähle eine Karte: ausspielen oder für Einkommen abgeben.
# $names, $count: auf wen gewartet wird
prompt-committed = Deine Karte liegt verdeckt. { $count ->
    [0] Gleich geht es weiter.
   *[other] Es fehlt noch: { $names }.
  }
prompt-waiting = { $count ->
    [0] Gleich geht es weiter.
   *[other] Wir warten auf { $names }.
  }
prompt-cycle = Du hast eine Karte gezogen. Welche legst du unter den Stapel?
prompt-talk = Das Netz braucht Hilfe. Sprecht euch ab und meldet, wenn ihr so weit seid.
prompt-talk-ready = Du bist bereit. { $count ->
    [0] Gleich wird geboten.
   *[other] Es berät noch: { $names }.
  }
prompt-bid = Wie viel gibst du für die Rettung? Alle bieten geheim und gleichzeitig.
prompt-bid-made = Dein Gebot liegt verdeckt. { $count ->
    [0] Gleich wird aufgedeckt.
   *[other] Es fehlt noch: { $names }.
  }
prompt-watch = { $count ->
    [0] Du schaust zu.
   *[other] Du schaust zu. Am Zug: { $names }.
  }
prompt-over = Das Spiel ist aus.

## Chronik

journal-round-begins = Runde { $round } beginnt. { $name } fängt an.
# $event, $fields, $way, $to, $shielded (vom Puffer abgefangene Felder)
journal-event-revealed = { $event }: { $way ->
    [up] Die Frequenz steigt um { $fields ->
        [one] ein Feld
       *[other] { $fields } Felder
      } auf { $to } Hz.
    [down] Die Frequenz fällt um { $fields ->
        [one] ein Feld
       *[other] { $fields } Felder
      } auf { $to } Hz.
   *[none] Die Frequenz bleibt bei { $to } Hz.
  }{ $shielded ->
    [0] {""}
    [one] {" "}Der Puffer fängt ein Feld ab.
   *[other] {" "}Der Puffer fängt { $shielded } Felder ab.
  }
# $name, $cause, $amount, $flow, $money (danach); Kosten und Einkommen stehen in der Zeile der Karte
journal-money = { $cause ->
    [cost] {""}
    [income] {""}
   *[other] { $flow ->
        [in] { $name } bekommt { $amount } € { $cause ->
            [threshold] an der Schwelle
            [event] durch das Ereignis
           *[effect] durch eine Karte
          } und hat { $money } €.
       *[out] { $name } zahlt { $amount } € { $cause ->
            [threshold] an der Schwelle
            [event] durch das Ereignis
            [rescue] für die Rettung
           *[effect] durch eine Karte
          } und hat { $money } €.
      }
  }
journal-signalled = { $signal ->
    [up] { $name } deutet an: Frequenz nach oben.
    [down] { $name } deutet an: Frequenz nach unten.
   *[neutral] { $name } deutet an: Frequenz halten.
  }
journal-committed = { $name } hat eine Karte verdeckt gelegt.
journal-withdrawn = { $name } nimmt die Karte zurück.
# $plays, $incomes
journal-locked = Alle haben gewählt: { $plays } ausspielen, { $incomes } Einkommen.
# $name, $card, $cost
journal-played = { $cost ->
    [0] { $name } spielt { $card } kostenlos aus.
   *[other] { $name } spielt { $card } für { $cost } € aus.
  }
# $name, $amount, $fallback „yes“: die Karte war nicht mehr bezahlbar
journal-took-income = { $fallback ->
    [yes] { $name } kann die Karte nicht mehr bezahlen und nimmt { $amount } € Einkommen.
   *[no] { $name } nimmt { $amount } € Einkommen.
  }
journal-boxed = Du hast { $card } abgegeben. Das sieht sonst niemand.
# $name, $cause, $fields, $way, $from, $to
journal-shifted = { $cause ->
    [plant] Das Kraftwerk zieht die Frequenz von { $from } auf { $to } Hz.
   *[other] { $way ->
        [up] { $name } hebt die Frequenz um { $fields ->
            [one] ein Feld
           *[other] { $fields } Felder
          } auf { $to } Hz.
        [down] { $name } senkt die Frequenz um { $fields ->
            [one] ein Feld
           *[other] { $fields } Felder
          } auf { $to } Hz.
       *[none] { $name } bewegt die Frequenz nicht: { $to } Hz.
      }
  }
journal-shield-raised = { $name } baut den Puffer auf { $shield } aus: So viele Felder fängt er beim nächsten Ereignis ab.
# $name, $categories, $amount
journal-discounted = { $name } zahlt ab jetzt { $amount } € weniger für { $categories }.
journal-bonus-gained = { $name } hat { $bonus } € Bonus für die nächste Rettung.
journal-peeked = { $name } hat das nächste Ereignis angesehen.
journal-peeked-event = Als Nächstes kommt: { $event }. Das weißt nur du.
journal-cycled = { $name } hat eine Karte getauscht.
journal-cycle-drew = Du ziehst { $card }.
journal-cycle-returned = Du legst { $card } unter den Stapel.
# $hertz, $green
journal-checked = { $green ->
    [yes] Prüfung bestanden: { $hertz } Hz liegt im grünen Bereich.
   *[no] Prüfung: { $hertz } Hz liegt nicht im grünen Bereich.
  }
# $plant
journal-rescue-begins = Rettung nötig: { $plant ->
    [gas] Das Gaskraftwerk kann helfen.
   *[pumped_storage] Der Pumpspeicher kann helfen.
  }
journal-is-ready = { $name } ist bereit zum Bieten.
journal-has-bid = { $name } hat geboten.
# $sum, $needed, $bonus, $success
journal-bids-revealed = Die Gebote ergeben { $sum } € { $bonus ->
    [0] {""}
   *[other] (davon { $bonus } € Bonus){" "}
  }von { $needed } €: { $success ->
    [yes] gerettet!
   *[no] das reicht nicht.
  }
journal-plant-used = { $plant ->
    [gas] Das Gaskraftwerk ist für dieses Spiel verbraucht.
   *[pumped_storage] Der Pumpspeicher ist für dieses Spiel verbraucht.
  }
# $code: was den Blackout ausgelöst hat
journal-blackout = Blackout. { $code ->
    [no-plant] Das passende Kraftwerk war schon verbraucht.
    [out-of-reach] Selbst mit allen Geboten wäre die Rettung nicht bezahlbar gewesen.
    [too-little] Die Gebote haben nicht gereicht.
   *[other] Das Netz war nicht mehr zu halten.
  }
# $name: wer nun anfängt
journal-passed = Alle geben ihre Karten nach rechts weiter. { $name } bekommt die Startkarte.
# $cards, $drawn: Titel der gezogenen Karte
journal-new-hand = Deine neue Hand: { $cards }.
journal-goals-revealed = Die geheimen Ziele: { $goals }.
# $scores, $count, $names: wer gewinnt
journal-scored = Wertung: { $scores }. { $count ->
    [0] Niemand wird gewertet.
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
  }
# $names, $count
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

## Wirkungen der Karten und Ereignisse ($amount, $most, $categories, $strength, $bonus)

effect-gain = Du bekommst { $amount } €.
effect-gain_per = { $scope ->
    [own] { $amount } € je eigener Karte { $categories }, höchstens { $most } €.
   *[all] { $amount } € je Karte { $categories } am ganzen Tisch, höchstens { $most } €.
  }
effect-all_gain = Alle bekommen { $amount } €.
effect-all_pay = Alle zahlen { $amount } €.
effect-free_thresholds = Schwellen nach außen kosten dich nichts.
effect-shield = Puffer { $strength }: dämpft das nächste Ereignis.
effect-discount = { $categories }: ab jetzt { $amount } € günstiger.
effect-peek_event = Sieh dir das nächste Ereignis an.
effect-cycle = Zieh 1 Karte, leg 1 unter den Stapel.
effect-bid_bonus = Einmal { $bonus } € mehr bei einer Rettung.
effect-each_pay_per = Alle zahlen { $amount } € je eigener Karte { $categories }, höchstens { $most } €.
effect-each_gain_per = Alle bekommen { $amount } € je eigener Karte { $categories }, höchstens { $most } €.

## Ziele ($need, $points, $categories)

goal-cards = { $need } Karten aus { $categories }
goal-income = { $need } € Einkommen auf deinen Karten
goal-eco = { $need } Ökopunkte auf deinen Karten
goal-money = { $need } € am Spielende
goal-categories = { $need } verschiedene Kategorien
goal-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }

## Symbole (Namen für Zeigen und Vorlesen)

sign-shift-up = Frequenz { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
  } nach oben
sign-shift-down = Frequenz { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
  } nach unten
sign-to50 = bis zu { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
  } Richtung 50 Hz
sign-still = bewegt die Frequenz nicht
sign-income = Einkommen { $amount } €
sign-eco = { $amount ->
    [one] 1 Ökopunkt
   *[other] { $amount } Ökopunkte
  }
sign-cost = Kosten { $amount } €
sign-cost-discounted = Kosten { $amount } € statt { $printed } €
sign-reserve = Reservekarte: mehr als 20 €
sign-start = fängt diese Runde an
sign-buffer = Puffer
sign-cards = Kartenstapel
sign-discount = Rabatt
sign-bonus = Rettungsbonus
sign-peek = nächstes Ereignis ansehen
sign-up = nach oben
sign-down = nach unten
sign-neutral = halten
sign-shield = Puffer { $amount }: fängt beim nächsten Ereignis so viele Felder ab
sign-deck = { $amount ->
    [one] 1 Karte im Stapel
   *[other] { $amount } Karten im Stapel
  }
sign-events = { $amount ->
    [one] 1 Ereignis im Stapel
   *[other] { $amount } Ereignisse im Stapel
  }

## Tisch

table-title = Spieltisch
round-of = Runde { $round } von { $rounds }
scale-title = Frequenzskala
# Für Vorleseprogramme: $hertz, $zone, $fields Abstand von 50 Hz, $way
scale-text = Die Frequenz steht bei { $hertz } Hz, { $fields ->
    [0] genau in der Mitte
    [one] ein Feld { $way ->
        [up] über
       *[down] unter
      } 50 Hz
   *[other] { $fields } Felder { $way ->
        [up] über
       *[down] unter
      } 50 Hz
  }, { $zone ->
    [green] im grünen Bereich
    [orange] im orangen Bereich
   *[red] im roten Bereich
  }. Grün reicht von { $low } bis { $high } Hz.
scale-ghost = Vorschau: { $hertz } Hz
zone-green = stabil
zone-orange = angespannt
zone-red = kritisch
threshold-name = Geldschwelle: nach außen zahlst du { $fee } €, nach innen bekommst du { $fee } €
plant-ready = bereit
plant-spent = verbraucht
plant-help-pumped_storage = Der Pumpspeicher hilft, wenn die Frequenz zu niedrig ist. Einmal im Spiel, für { $cost } € von allen zusammen.
plant-help-gas = Das Gaskraftwerk hilft, wenn die Frequenz zu hoch ist. Einmal im Spiel, für { $cost } € von allen zusammen.
event-heading = Ereignis
event-none = Kommt gleich
# $count Karten der Kategorien, $base, $steps
event-fixed = immer { $base }
event-count = { $base } Grundwert, { $sign ->
    [up] plus
   *[down] minus
  } 1 { $divisor ->
    [one] je Karte
   *[other] je { $divisor } Karten
  } { $categories } am Tisch ({ $least } bis { $most })
event-result = { $way ->
    [up] { $fields ->
        [one] 1 Feld
       *[other] { $fields } Felder
      } nach oben
    [down] { $fields ->
        [one] 1 Feld
       *[other] { $fields } Felder
      } nach unten
   *[none] keine Bewegung
  }
event-now = { $count ->
    [one] Bei der Aufdeckung lag 1 Karte aus.
   *[other] Bei der Aufdeckung lagen { $count } Karten aus.
  }
event-why = Wie kommt das zustande?
event-path = { $from } → { $to } Hz
event-shielded = { $fields ->
    [one] Der Puffer fing 1 Feld ab.
   *[other] Der Puffer fing { $fields } Felder ab.
  }
skip = Weiter
your-household = Dein Haushalt
households = Haushalte
you = du
committed = hat gewählt
choosing = wählt noch
ready = bereit
talking = berät noch
has-bid = hat geboten
bidding = bietet noch
resolved = fertig
to-act = ist dran
mode-play = spielt aus
mode-income = nimmt Einkommen
autopilot = Autopilot
left = gegangen
disconnected = getrennt
display-empty = Noch keine Karte ausgespielt
display-of = Ausgespielt von { $name }
income-total = Einkommen { $amount } €
eco-total = Öko { $amount }
discount-tag = −{ $amount } €
discount-name = Karten { $category } kosten { $amount } € weniger
bonus-tag = +{ $amount } €
bonus-name = Bonus bei der nächsten Rettung: { $amount } €
signals = Zeichen geben
signal-up = Hoch
signal-neutral = Halten
signal-down = Runter
signal-help = Ein Zeichen an alle. Es verpflichtet zu nichts.
signal-sent = dein Zeichen: { $signal ->
    [up] nach oben
    [down] nach unten
   *[neutral] halten
  }

## Hand

hand-title = Deine Hand
hand-keys = Pfeiltasten: Karte wählen · P: ausspielen · I: Einkommen · Esc: ablegen
hand-hint = Tippe eine Karte an.
hand-empty = Deine Hand ist leer.
hand-empty-income = Einkommen nehmen
play = Ausspielen
income = Einkommen
free = kostenlos
withdraw = Zurücknehmen
sealed = Verdeckt gelegt
sealed-play = Du spielst { $card } aus.
sealed-income = Du gibst { $card } für Einkommen ab.
sealed-empty = Du nimmst Einkommen.
locked-note = Alle Karten liegen. Jetzt wird aufgedeckt.
# Vorschau in Zahlen
preview-cost = { $cost ->
    [0] Kostet nichts
   *[other] Kostet { $cost } €
  }
preview-marker = Marker auf { $hertz } Hz
preview-marker-still = Marker bleibt bei { $hertz } Hz
preview-earns = bringt { $amount } €
preview-pays = Schwellen kosten { $amount } €
preview-leaves = es bleiben { $money } €
preview-income = Bringt { $amount } €, dann hast du { $money } €
preview-bid = Du zahlst { $pays } €, es bleiben { $money } €
preview-note = Wenn du sofort an der Reihe wärst.
closed-cannot-afford = Kostet { $cost } €, du hast { $money } €.
notes = Was du weißt
passed-note = Weitergegeben: { $cards }
peeked-note = Nächstes Ereignis: { $event }
peeked-hint = Das weißt nur du.
boxed-note = Für Einkommen abgegeben: { $cards }
goal-heading = Dein geheimes Ziel
goal-either = Es zählt nur eine Seite.
goal-or = oder
goal-have = { $have } von { $need }
goal-done = geschafft
cycle-title = Kartentausch
cycle-drawn = neu
cycle-return = Unter den Stapel

## Rettung

rescue-title = Rettung
rescue-lead-pumped_storage = { $hertz } Hz: zu niedrig. Der Pumpspeicher kann einspeisen.
rescue-lead-gas = { $hertz } Hz: zu hoch. Das Gaskraftwerk kann gedrosselt werden.
rescue-need = { $cost } € nötig
rescue-possible = höchstens { $most } € möglich
rescue-share = Bei gleichen Teilen: { $share } € je Haushalt
rescue-rule = Jede Person gibt 0 bis { $most } €. Gezahlt wird immer, auch wenn es nicht reicht.
rescue-ready = Ich bin bereit
rescue-is-ready = Bereit. Warte auf die anderen
rescue-bid = Dein geheimes Gebot
bid-amount = { $amount } € bieten
bid-capped = Du hast nur { $pays } €: So viel zahlst du.
bid-mine = Dein Gebot: { $amount } €
bids-title = Die Gebote
bids-sum = { $sum } € von { $needed } €
bids-bonus = Bonus
bids-success = Gerettet!
bids-success-text = Das Kraftwerk springt ein, die Frequenz kehrt in den grünen Bereich zurück.
bids-failure = Es reicht nicht.
bids-failure-text = { $missing ->
    [one] Ein einziger Euro hat gefehlt.
   *[other] { $missing } € haben gefehlt.
  }

## Ende

blackout-title = Blackout
blackout-lead = Das Licht ist aus. Diesmal verlieren alle gemeinsam.
blackout-why = Was den Ausschlag gab
# $code, $hertz, $plant
blackout-reason = { $code ->
    [no-plant] Bei { $hertz } Hz hätte nur noch { $plant ->
        [gas] das Gaskraftwerk
       *[pumped_storage] der Pumpspeicher
      } geholfen: schon verbraucht.
    [out-of-reach] Bei { $hertz } Hz war zu wenig Geld am Tisch, um die Rettung zu bezahlen.
    [too-little] Bei { $hertz } Hz reichten die Gebote nicht für die Rettung.
   *[other] Bei { $hertz } Hz war das Netz nicht mehr zu halten.
  }
blackout-kind = Ein Netz hält nur, wenn alle ein wenig mehr geben, als sie müssen. Beim nächsten Mal wisst ihr, wo es knapp wird.
blackout-round = In Runde { $round } von { $rounds }.
goals-title = Die geheimen Ziele
aborted-title = Spiel beendet
aborted-lead = Das Spiel wurde vor dem Ende gestoppt. Es gibt keine Wertung.
scored-title = Das Netz hat gehalten
scored-one = { $names } gewinnt mit { $points } Punkten.
scored-many = { $names } gewinnen gemeinsam mit { $points } Punkten.
scored-you = Du gewinnst mit { $points } Punkten!
scored-none = Niemand wird gewertet.
scored-decided = Was den Ausschlag gab
# $name liegt in dieser Spalte am deutlichsten vor $other
scored-decided-by = { $name } lag bei „{ $column }“ { $lead ->
    [one] einen Punkt
   *[other] { $lead } Punkte
  } vor { $other }.
scored-decided-tie = Gleichstand an der Spitze: Der Sieg wird geteilt.
score-goal = Ziel
score-money = Geld
score-income = Einkommen
score-ecology = Ökologie
score-diversity = Vielfalt
score-total = Summe
score-place = Platz
score-household = Haushalt
score-unranked = ohne Platz
score-goal-none = Ziel verfehlt
