# Pampero: Texte für Spielplan, Chronik und Wiederholung.
#
# Die Seite und die Kommandozeile lesen dieselbe Datei. Argumente der Chronik sind, was `lines.py` aus dem Protokoll
# macht (docs/protocol.md); „VJ“ heißt der Sologegner.

## Namen

opponent = VJ
country-argentina = Argentinien
country-brazil = Brasilien
colour-yellow = Gelb
colour-white = Weiß
colour-blue = Blau
colour-purple = Lila
zone-A = Zone A, das Land
zone-B = Zone B, Industrie und Erholung
zone-C = Zone C, die Städte
row-upper = obere Reihe
row-lower = untere Reihe
phase-setup = Aufbau
phase-action = Aktionen
phase-consolidation = Konsolidierung
phase-scoring = Wertung
phase-over = Ende
scoring-first = Erste Wertung
scoring-second = Zweite Wertung
scoring-final = Schlusswertung
display-special_action = Spezialaktionen
display-special_scoring = Spezialwertungen
display-argentina = Markt Argentinien
display-brazil = Markt Brasilien
level-easy = leicht
level-normal = normal
level-expert = schwer

## Spielplan

board-title = Pampero: Spielplan
board-map = Karte von Uruguay. Pfeiltasten führen von Ort zu Ort.
board-strip = Jahr, Reihenfolge, Zeitleiste und Vorrat
board-side = Dein Schritt, Tableaus und Auslagen
board-recent = Zuletzt
board-field = Feld { $field }
board-tabs = Was du siehst
board-tab-map = Karte
board-tab-boards = Tableaus
board-tab-displays = Auslagen
board-zoom-in = Karte vergrößern
board-zoom-out = Karte verkleinern
board-money = { $amount } $
board-year = Jahr { $year }
board-round = Runde { $round } von 3
board-order = Zugfolge
board-order-help = Zugfolge. Wessen Scheibe unten liegt, ist im nächsten Jahr früher dran.
board-order-down = Scheibe unten
board-timeline = Zeitleiste
board-intro = Einstieg
board-stock = Gemeinsamer Vorrat
board-supply = Batterien im Vorrat
board-capital-stock = Kapitalplättchen im Vorrat
board-covers = Rabattplättchen für Zone B
board-companies = Unternehmen
board-company = Unternehmenstableau
board-network = Netztableau
# $name: wem die Tableaus gehören
board-boards-of = Tableaus von { $name }
board-steps = Dein Schritt
board-hand = Deine Handkarten
board-hand-count = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
  }
board-energy = Energie
board-batteries = Batterien
board-pylons = gebaute Strommasten
board-wind-farms = gebaute Windparks
board-contracts = erfüllte Verträge
board-cards-out = ausliegende Karten
board-actions = Aktionen in diesem Jahr
board-bonuses = Strommastboni
board-bonus-empty = Platz für „{ $tile }“
board-letter-yellow = G
board-letter-white = W
board-letter-blue = B
board-letter-purple = L
board-zone = Zone { $zone }
board-plan = Plan der Strommastboni
board-solar = Solarauslage
board-special = Spezialkarten
board-yard = Bulldozer: Öffentlicher Bereich und Parkplatz
board-public = Öffentlich
board-deck = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
  }
board-bulldozer-of = Daneben steht ein Bulldozer von { $name }.
board-pylon-of = Strommast von { $name }.
board-wind-of = Windpark von { $name }.
board-contract-done = Erfüllt von { $name } mit Transformator { $level }.
board-contract-void = Der andere Vertrag des Paares ist erfüllt, dieser fällt weg.
board-solar-available = Frei zu nehmen.
board-solar-behind = Noch nicht erreichbar: Erst müssen Plättchen davor weg.
board-connection = Verbindungsplättchen
board-connection-taken = Das Plättchen ist schon genommen.
board-connection-lies = Liegt auf einer Karte und kommt mit ihr zurück.
board-connection-line = { $open ->
    [yes] Offen
   *[no] Gesperrt
  }: Leitung von { $towns }.
board-operation-price = Für dich jetzt { $amount }.
board-transformer-serves = Versorgt: { $contract }.
board-line-built = Schon ausgebaut.
board-pylon-batteries = Bringt in der Konsolidierung 1 Batterie, wenn deine Energie mindestens { $from } ist.
board-pylon-waits = Steht noch auf dem Tableau.
board-income-now = Jetzt { $amount } im Jahr, möglich bis Spalte { $limit }.
board-income-down = Der Marker ist in dieser Wertung schon umgedreht.
board-capital-used = Hier liegt schon Kapital.
board-capital-taken = { $count } × Kapital
board-instead = oder { $count ->
    [one] 1 Batterie
   *[other] { $count } Batterien
  }
board-change-energy = { $change } Energie
board-change-batteries = { $change } { $count ->
    [one] Batterie
   *[other] Batterien
  }
board-paid-to = an { $name }
board-then = Danach: { $step }
board-later = Danach:
board-fits = Passt jetzt in Zone { $zones }.
board-recall-help = Alle Karten kommen auf die Hand, deine Scheibe rückt auf der Zeitleiste vor, und deine Zugfolgescheibe geht nach unten.
board-battery-help = Statt eine Karte zu spielen: 1 Batterie, und deine Zugfolgescheibe geht nach unten.
board-step-income = Einkommen wählen
board-step-payout = Einkommen auszahlen
board-step-move = Bulldozer bewegen
board-step-moving = Bulldozer fahren
board-step-duty = Bulldozer versetzen
board-step-connect = Verbindungsplättchen
board-step-special = Spezialkarte nehmen
board-step-order = Zugfolge
board-step-wind = Bauplatz wählen
board-step-pylon = Bauplatz wählen
board-step-contract = Vertrag wählen
board-step-remote = Fern-Vertrag wählen
board-step-solar = Solar-Vertrag wählen
board-step-foreign = Auslandsmarkt wählen
board-step-capital = Kapitalfeld wählen
board-step-field = Betriebsfeld wählen
board-step-effect = Wirkung wählen
board-step-provider = Strommast wählen
board-step-payment = bezahlen
board-step-spend = Bezahlung wählen
board-step-network = Transformator wählen
board-step-link = verknüpfter Vertrag
board-step-claim = Verbindungsplättchen nehmen
board-step-choice = Plättchen nutzen
board-step-plan = Strommastbonus wählen
board-step-plan-next = zweiten Strommastbonus wählen
board-step-discard = Strommastbonus entfernen
board-step-grid = Bonus ablegen
board-step-cover = Rabatt legen
board-step-take-back = Karte zurücknehmen
board-step-crown = Mehrheit stärken
board-step-majority = Mehrheit wählen
board-step-score = Wertungskarte spielen
board-step-flip = Einkommen wählen
board-step-opponent = VJ ist dran
# $names, $count: wer gewonnen hat
board-winner = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
  }
board-reckoning = Abrechnung in $
board-tie = Strommasten (bei Gleichstand)

## Was jetzt?

prompt-turn = Du bist dran: Spiel eine Karte aus, nimm alle Karten zurück oder nimm eine Batterie.
prompt-field = Auf welches Betriebsfeld legst du die Karte? Es sagt, wo du handelst und was es kostet.
prompt-effect = Wofür nutzt du die Karte?
prompt-wind = Wo baust du den Windpark?
prompt-pylon = Wo baust du den Strommast?
prompt-contract = Welchen Vertrag erfüllst du?
prompt-remote = Welchen Fern-Vertrag erfüllst du?
prompt-solar = Welchen Solar-Vertrag nimmst du?
prompt-foreign = In welchen Auslandsmarkt verkaufst du?
prompt-capital = Auf welches Feld legst du das Kapital?
prompt-provider = Wessen Strommast nutzt du? Wer ihn stellt, bekommt dein Geld.
prompt-payment = Bezahl die Karte, dann gilt der Zug.
prompt-spend = Womit bezahlst du den Fern-Vertrag?
prompt-network = Welchen Transformator setzt du für den Vertrag ein?
prompt-link = Du kannst den verknüpften Vertrag gleich miterfüllen.
prompt-claim = Die Leitungen stehen: Nimmst du das Verbindungsplättchen?
prompt-income = Welches Einkommen steigt?
prompt-payout = Welches Einkommen lässt du dir auszahlen?
prompt-move = Welchen Bulldozer bewegst du?
prompt-moving = Wohin fährt der Bulldozer?
prompt-duty = Dein Bulldozer hat gebaut und muss weiter. Wohin?
prompt-start = Wo beginnt dein Bulldozer?
prompt-connect = Legst du ein Verbindungsplättchen auf die Karte?
prompt-choice = Welche Seite des Plättchens nutzt du?
prompt-special = Nimm eine der offenen Spezialkarten.
prompt-order = Möchtest du deine Zugfolgescheibe nach unten schieben?
prompt-plan = Wähl das erste von zwei Nachbarfeldern im Plan der Strommastboni.
prompt-plan-next = Wähl das zweite Feld, direkt neben dem ersten.
prompt-discard = Zu zweit geht ein weiterer Strommastbonus aus dem Spiel. Welcher?
prompt-grid = Das Feld dieses Bonus ist belegt. Auf welches freie Feld legst du ihn?
prompt-cover = Welches Betriebsfeld der Zone B wird billiger?
prompt-take-back = Nimm die letzte Karte einer Reihe zurück auf die Hand.
prompt-crown = Möchtest du vor der Wertung eine Mehrheit mit einer Karte stärken?
prompt-majority = Für welche Mehrheit zählt die Karte?
prompt-score = Möchtest du Wertungskarten ausspielen?
prompt-flip = Welches Einkommen zahlt die Karte aus?
prompt-opponent = VJ ist dran. Deck die nächste Solokarte auf.
# $names, $count: auf wen gewartet wird
prompt-waiting = { $count ->
    [0] Gleich geht es weiter.
   *[other] Wir warten auf { $names }.
  }
prompt-watch = { $count ->
    [0] Du schaust zu.
   *[other] Du schaust zu. Es entscheidet { $names }.
  }
prompt-over = Die Abrechnung steht.

## Entscheidungen

decision-play = „{ $card }“ ausspielen
decision-recall = Alle Karten zurücknehmen
decision-battery = 1 Batterie nehmen
# $question: die Frage, zu der man nichts tut (wie prompt-…)
decision-skip = { $question ->
    [moving] Stehen bleiben
    [move] Keinen Bulldozer bewegen
    [link] Ohne verknüpften Vertrag weiter
    [claim] Liegen lassen
    [order] Scheibe oben lassen
    [connect] Kein Plättchen auslegen
    [contract] Kein zweiter Vertrag
    [solar] Keinen Solar-Vertrag nehmen
    [crown] Keine Mehrheit stärken
    [score] Keine weitere Karte
   *[other] Nichts davon
  }
decision-reveal = Solokarte aufdecken
decision-order = Zugfolgescheibe nach unten
decision-field = Zone { $zone }, { $row ->
    [lower] untere
   *[upper] obere
  } Reihe
decision-effect = { $effect }
decision-build = { $structure ->
    [pylon] Strommast
   *[wind] Windpark
  } in { $sector } ({ $site })
decision-contract = { $contract } ({ $sector })
decision-solar = Solar: { $markets }
decision-foreign = { $card }
decision-capital = Kapitalfeld { $slot }
decision-provider = { $own ->
    [yes] Eigener Strommast, Geld an die Bank
   *[no] Strommast von { $name }
  }
decision-pay = { $with ->
    [batteries] Mit Batterien bezahlen
   *[money] Mit Geld bezahlen
  }
decision-spend = { $cost }
decision-network = { $way ->
    [line] Transformator { $level } über „{ $requirement }“
   *[free] Transformator { $level } ({ $row }. von oben)
  }
decision-advance = { $market } erhöhen
decision-payout = { $market } auszahlen lassen: { $value } $
decision-take = „{ $card }“ nehmen
decision-claim = „{ $tile }“ nehmen
decision-connect = „{ $tile }“ auslegen
decision-choose = { $effect }
# $start, $goal wie in der Chronik
decision-bulldozer = { $start ->
    [site] Bulldozer in { $from }
   *[public] Bulldozer im Öffentlichen Bereich
  }
decision-move = { $goal ->
    [site] Nach { $site }
    [bay] Auf den Parkplatz: { $to }
   *[public] In den Öffentlichen Bereich
  }
decision-bonus = { $tile }
decision-discard = „{ $tile }“ aus dem Spiel nehmen
decision-lay = Feld { $column }, { $line }
decision-cover = Zone B, { $row ->
    [lower] untere
   *[upper] obere
  } Reihe, Feld { $slot }
decision-return = „{ $card }“ zurücknehmen ({ $row ->
    [lower] untere
   *[upper] obere
  } Reihe)
decision-crown = „{ $card }“ für eine Mehrheit
decision-majority = { $metric }
decision-score = „{ $card }“: { $effect }
decision-flip = { $market }: { $value } $

## Chronik

journal-year = Jahr { $year }
journal-order = Reihenfolge im nächsten Jahr: { $names }.
journal-played = { $name } spielt „{ $card }“ aus: Zone { $zone }, { $row ->
    [lower] untere
   *[upper] obere
  } Reihe.
journal-built = { $structure ->
    [pylon] { $name } baut einen Strommast in { $sector } ({ $region }).
   *[wind] { $name } baut einen Windpark in { $sector } ({ $region }).
  }
journal-fulfilled = { $family ->
    [solar] { $name } erfüllt einen Solar-Vertrag ({ $markets }) mit Transformator { $level }.
    [remote] { $name } erfüllt den Fern-Vertrag „{ $contract }“ in { $sector } mit Transformator { $level }.
   *[standard] { $name } erfüllt den Vertrag { $contract } in { $sector } mit Transformator { $level }.
  }
journal-network-tile = { $name } baut die Leitung „{ $requirement }“ aus.
journal-income = { $name }: Einkommen { $market } jetzt { $value } $.
journal-money = { $name }: { $flow ->
    [in] +
   *[out] −
  }{ $amount } $ ({ $source ->
    [start] Startkapital
    [income] Einkommen
    [cards] Aktionskarte
    [others] { $flow ->
        [in] von einem anderen Unternehmen
       *[out] an ein anderes Unternehmen
      }
    [bonuses] Bonus
    [payouts] Auszahlung
    [network] Netz
    [foreign] Auslandsmarkt
    [capital] Kapital
    [scoring_tiles] Wertungsplättchen
    [scoring_cards] Wertungskarte
    [final] Schlussbonus
   *[repaid] Kapital zurückgezahlt
  }).
journal-energy = { $name }: { $flow ->
    [in] +
   *[out] −
  }{ $amount } Energie.
journal-batteries = { $name }: { $flow ->
    [in] +
   *[out] −
  }{ $amount } { $amount ->
    [one] Batterie
   *[other] Batterien
  }.
journal-moved = { $name } bewegt einen Bulldozer { $start ->
    [reserve] vom Netztableau
    [public] aus dem Öffentlichen Bereich
   *[site] von { $from }
  } { $goal ->
    [bay] auf den Parkplatz („{ $bay }“)
    [public] in den Öffentlichen Bereich
   *[site] nach { $to }
  }.
journal-connected = { $name } legt das Verbindungsplättchen „{ $tile }“ aus.
journal-claimed = { $name } nimmt das Verbindungsplättchen „{ $tile }“.
journal-bonus = { $name } nimmt den Strommastbonus „{ $tile }“.
journal-bonus-lost = Für den Strommastbonus „{ $tile }“ hat { $name } keinen Platz: Er verfällt.
journal-bonus-discarded = { $name } nimmt den Strommastbonus „{ $tile }“ aus dem Spiel.
journal-printed-bonus = { $name } nutzt ein leeres Feld im Plan der Strommastboni.
journal-covered = { $name } macht ein Betriebsfeld der Zone B billiger: { $row ->
    [lower] untere
   *[upper] obere
  } Reihe, Feld { $slot }.
journal-took = { $name } nimmt die Spezialkarte „{ $card }“.
journal-exported = { $name } verkauft ins Ausland: { $card }.
journal-capital = { $name } nimmt Kapital auf (Feld { $slot }).
journal-returned = { $name } nimmt „{ $card }“ zurück auf die Hand.
journal-recalled = { $name } nimmt alle Karten zurück.
journal-charged = { $name } nimmt eine Batterie statt einer Karte.
journal-order-down = { $name } schiebt die Zugfolgescheibe nach unten.
journal-timeline = { $name } rückt auf der Zeitleiste vor: Feld { $field }.
journal-scoring = { $scoring ->
    [first] Erste Wertung
    [second] Zweite Wertung
   *[final] Schlusswertung
  }, Jahr { $year }
journal-majority = { $name } hat die Mehrheit: { $metric }.
journal-crowned = { $name } stärkt mit „{ $card }“ eine Mehrheit: { $metric }.
journal-scored-card = { $name } wertet mit „{ $card }“.
journal-flipped = { $name } lässt das Einkommen { $market } auszahlen und dreht den Marker um.
journal-finished = Die Abrechnung, in $: { $sums }.
journal-solo-card = { $name } deckt „{ $card }“ auf.
journal-solo-tries = { $name } versucht: { $action ->
    [WIND] einen Windpark bauen
    [PYLON] einen Strommast bauen
    [CONTRACT] einen Vertrag erfüllen
    [REMOTE] einen Fern-Vertrag erfüllen
    [SOLAR] einen Solar-Vertrag nehmen
    [FOREIGN] ins Ausland verkaufen
   *[BATT] Batterien nehmen
  }.
journal-solo-pass = { $name } kann nichts davon und nimmt Geld.
journal-expired = Die Zeit ist um. Für { $names } entscheidet eine einfache Regel.
journal-autopilot = { $on ->
    [yes] Für { $name } übernimmt der Autopilot.
   *[no] { $name } ist wieder selbst am Zug.
  }
journal-left = { $name } hat den Tisch verlassen.
journal-vote = { $stop ->
    [yes] { $name } möchte das Spiel beenden.
   *[no] { $name } möchte weiterspielen.
  }
# $code: all-voted, too-few-people
journal-aborted = { $code ->
    [all-voted] Alle wollten aufhören: Das Spiel ist beendet.
    [too-few-people] Niemand ist mehr am Tisch: Das Spiel ist beendet.
   *[other] Das Spiel wurde beendet.
  }
journal-undone = { $name } nimmt den letzten Schritt zurück.
# Eine Zeile, die diese Fassung noch nicht kennt
journal-unknown = Etwas ist passiert.

## Warum etwas nicht ging

refusal-wrong-phase = Das ist gerade nicht gefragt.
refusal-must-choose = Hier musst du dich entscheiden.
refusal-not-offered = Das steht hier nicht zur Wahl.
refusal-not-open = Diese Karte liegt nicht offen aus.
refusal-not-leftmost = Karten liegen von links nach rechts: Nur das erste freie Feld einer Reihe geht.
refusal-rows-full = Beide Reihen sind voll. Nimm Karten zurück oder eine Batterie.
refusal-too-few-cards = Dafür müssen mindestens { $needs } Karten ausliegen, bei dir sind es { $out }.
refusal-cannot-pay = Das kostet { $price } $, du hast { $money } $.
refusal-cannot-pay-all = Energie und Batterien reichen nicht für den Vertrag und die Leitung: Du hast { $energy } Energie und { $batteries } Batterien.
refusal-zone-b-only = Ins Ausland führt nur ein Betriebsfeld der Zone B.
refusal-no-wind-farms = Du hast alle Windparks gebaut.
refusal-no-pylons-left = Du hast alle Strommasten gebaut.
refusal-no-bulldozer = Dort steht kein Bulldozer, den du nutzen darfst, neben einem passenden Baufeld (Zone { $zone }).
refusal-no-contract = Dort ist kein Vertrag mehr offen (Zone { $zone }).
refusal-no-pylon = Dort steht kein Strommast, den du nutzen darfst.
refusal-locked = Das ist für dich noch gesperrt: Bau mehr Strommasten (bisher { $stage }).
refusal-no-solar = Es ist kein Solar-Vertrag mehr frei.
refusal-no-transformer = Auf deinem Netztableau ist kein Transformator erreichbar.
refusal-not-enough-batteries = Dafür hast du zu wenig Batterien ({ $batteries }).
refusal-not-enough-energy = Dafür hast du zu wenig Energie ({ $energy }).
refusal-no-capital-slot = Kein Feld für Kapital ist frei. Weitere öffnen sich mit mehr Strommasten.
refusal-bay-taken = Dieser Stellplatz ist belegt.
refusal-not-in-this-game = Das gibt es in dieser Partie nicht.
refusal-already-there = Da steht der Bulldozer schon.
refusal-too-far = So weit kommt der Bulldozer nicht: nur in denselben oder einen Nachbarsektor.
refusal-site-taken = Dieses Baufeld ist schon vergeben.
refusal-wrong-site = Auf dieses Baufeld passt das nicht.
refusal-own-only = Diese Karte verlangt ein eigenes Stück.
refusal-other-zone = Das Betriebsfeld gilt nur für Zone { $zone }.
refusal-other-contracts = Diese Art von Vertrag ist hier nicht gemeint.
refusal-pair-done = Von diesem Vertragspaar ist der andere schon erfüllt.
refusal-contract-gone = Dieser Vertrag ist schon erfüllt.
refusal-transformer-used = Dieser Transformator ist schon im Einsatz.
refusal-column-locked = Diese Spalte öffnet sich mit dem Strommast Nummer { $needs }; du hast { $stage }.
refusal-not-connected = Von deinen Verträgen führt noch keine Leitung dorthin.
refusal-requirement-unpaid = Für diese Leitung reicht es nicht: nötig { $pay ->
    [energy] { $needs } Energie
    [batteries] { $needs ->
        [one] 1 Batterie
       *[other] { $needs } Batterien
      }
   *[money] { $needs } $
  }.
refusal-column-restricted = Mit beschränkten Verträgen passt dieser Vertrag nicht in Spalte { $column }.

## Ende

verdict-scored = Abgerechnet
verdict-won = Gewonnen
verdict-lost = VJ gewinnt
verdict-aborted = Abgebrochen
end-most-money = Das meiste Geld: { $money } $.
end-more-pylons = Gleich viel Geld ({ $money } $): Es entscheiden die Strommasten.
end-shared = Gleich viel Geld ({ $money } $) und gleich viele Strommasten: ein geteilter Sieg.
end-opponent-ahead = VJ ist vorn. Du hast { $money } $.
end-all-voted = Alle wollten aufhören. Es gibt keine Wertung.
end-too-few-people = Niemand ist mehr am Tisch. Es gibt keine Wertung.
score-start = Startkapital
score-income = Einkommen
score-cards = Aktionskarten
score-others = Von und an andere
score-bonuses = Boni
score-payouts = Auszahlungen
score-network = Netz
score-foreign = Auslandsmärkte
score-capital = Aufgenommenes Kapital
score-scoring_tiles = Wertungsplättchen
score-scoring_cards = Wertungskarten
score-final = Schlussboni
score-repaid = Zurückgezahltes Kapital
score-total = Geld am Ende

## Was Karten und Plättchen bewirken (effect-…, in der Schreibweise des Inhalts)

effect-MONEY = +{ $amount } $
effect-ENERGY = +{ $amount } Energie
effect-BATT = { $amount ->
    [one] +1 Batterie
   *[other] +{ $amount } Batterien
  }
effect-DOZER = { $amount ->
    [one] 1 Bulldozer mehr im Öffentlichen Bereich
   *[other] { $amount } Bulldozer mehr im Öffentlichen Bereich
  }
effect-MOVE = { $amount ->
    [one] einen Bulldozer bewegen
   *[other] einen Bulldozer bis zu { $amount }-mal bewegen
  }
effect-CONN = { $amount ->
    [one] ein Verbindungsplättchen auslegen
   *[other] bis zu { $amount } Verbindungsplättchen auslegen
  }
effect-PAYB = { $amount ->
    [one] 1 Batterie abgeben
   *[other] { $amount } Batterien abgeben
  }
effect-ORDER = die Zugfolgescheibe nach unten schieben
effect-WIND = einen Windpark bauen
effect-PYLON = einen Strommast bauen
effect-CONTRACT = einen Standard-Vertrag erfüllen
effect-CONTRACT-E-2 = einen Standard-Vertrag für 2 Energie weniger erfüllen
effect-CONTRACT-NETFREE = einen Standard-Vertrag erfüllen, ohne die rosa Leitung dafür zu bezahlen
effect-REMOTE = einen Fern-Vertrag erfüllen
effect-SOLAR = einen Solar-Vertrag nehmen
effect-FOREIGN = in einen Auslandsmarkt verkaufen
effect-FOREIGN-B-1 = für 1 Batterie weniger in einen Auslandsmarkt verkaufen
effect-CAPITAL = Kapital aufnehmen
effect-CAPITAL15 = ein Kapitalplättchen für { $refinanced } $ statt { $price } $ zurückzahlen
effect-SPECIAL = eine Spezialkarte nehmen
effect-INC = Einkommen { $market } +{ $amount }
effect-INC-ANY = ein Einkommen deiner Wahl +{ $amount }
effect-PAYOUT-ANY = ein Einkommen deiner Wahl auszahlen lassen
effect-PAYOUT-FOREIGN_SYMBOL = ein Einkommen auszahlen lassen, dessen Symbol auf einer eigenen Auslandskarte steht
effect-MULT = je { $amount } $ für { $metric }
effect-PAYFLIP = Einkommen { $market } auszahlen lassen und den Marker umdrehen
effect-PAYFLIP-ANY = ein Einkommen deiner Wahl auszahlen lassen und den Marker umdrehen
effect-PAYFLIP-FOREIGN_SYMBOL = ein Einkommen deiner Auslandskarten auszahlen lassen und den Marker umdrehen
effect-CROWN = vor der Wertung +{ $amount } bei einer Mehrheit ({ $metric })
effect-UP-WIND_ENERGY-1 = jeder neue Windpark bringt 1 Energie mehr
effect-UP-MOVE-1 = jeder bewegte Bulldozer darf einmal weiter
effect-UP-CONTRACT_ENERGY--1 = Standard-Verträge kosten 1 Energie weniger, mindestens 1
effect-UP-ZONEC--3 = Karten auf Betriebsfeldern der Zone C kosten 3 $ weniger
effect-UP-DISCOUNT_B = ein Betriebsfeld der Zone B wird { $discount } $ billiger

## Worum es geht (about-…): ein Satz zu jeder Karte, jedem Plättchen, jedem Ort

about-needs-bulldozer = Nötig ist { $owner ->
    [own] ein eigener Bulldozer
   *[any] ein Bulldozer, eigen oder fremd,
  } neben einem freien Baufeld in der Zone des Betriebsfelds.
about-needs-pylon = Nötig ist { $owner ->
    [own] ein eigener Strommast
   *[any] ein Strommast, eigen oder fremd,
  } im Sektor des Vertrags.
about-needs-by_effect = { $builds ->
    [yes] Nötig ist je nach Wahl { $owner ->
        [own] ein eigener
       *[any] ein eigener oder fremder
      } Bulldozer oder Strommast.
   *[no] Für den Vertrag ist { $owner ->
        [own] ein eigener
       *[any] ein eigener oder fremder
      } Strommast in seinem Sektor nötig.
  }
about-money-cost = Kostet den Wert des Betriebsfelds.
about-money-batteries = Kostet den Wert des Betriebsfelds oder Batterien: { $a } in Zone A, { $b } in Zone B, { $c } in Zone C.
about-money-gain = Bringt dazu den Wert des Betriebsfelds.
about-money-none = Kostet nichts.
about-energy = Ein Windpark bringt die Energie des Betriebsfelds.
about-scoring-card = In einer Wertung eines von beiden: { $options }. Danach ist die Karte weg.
about-foreign-card = { $batteries ->
    [one] Kostet 1 Batterie
   *[other] Kostet { $batteries } Batterien
  } und zahlt sofort diese Einkommen: { $front }. Danach zählen diese Symbole: { $back }.
about-solo-card = VJ versucht: { $primary }; geht das nicht: { $secondary }.
about-bonus-instant = { $effects }. Wirkt einmal, sobald das Plättchen liegt.
about-bonus-upgrade = { $effects }. Wirkt bis zum Ende des Spiels.
about-bonus-final = { $effects }. Wirkt in der Schlusswertung.
about-symbol = Zählt als Symbol { $market }.
about-connection = { $effects }. Das Plättchen liegt auf einer Karte und kommt mit ihr zurück.
about-scoring-tile = Oben: je { $each } $ für { $upper }. Unten: { $once } $, wenn du allein vorn bist ({ $lower }).
about-scoring-upper = Je { $each } $ für { $upper }.
about-scoring-lower = { $once } $, wenn du allein vorn bist ({ $lower }).
about-intro-first = Jedes Symbol auf deinen Verträgen der Zone A zahlt das Einkommen seines Markts.
about-intro-second = Wer von einem Markt allein die meisten Symbole hat, bekommt dessen Einkommen.
about-contract-standard = Kostet { $cost } Energie. Einkommen: { $symbols }.
about-contract-remote = Kostet { $cost }. Einkommen: { $symbols }.
about-contract-solar = Kostet keine Energie. Einkommen: { $symbols }.
about-link = Verknüpft mit { $contract }: beide lassen sich in einem Zug erfüllen.
about-pair = Entweder dieser Vertrag oder { $contract }: Nur einer von beiden wird je erfüllt.
about-solar-title = Solar-Vertrag: { $markets }
about-arrows = { $arrows ->
    [0] { $market } nur als Symbol
   *[other] { $market } +{ $arrows }
  }
about-cost-energy = { $amount } Energie
about-cost-batteries = { $amount ->
    [one] 1 Batterie
   *[other] { $amount } Batterien
  }
about-cost-money = { $amount } $
about-bay = { $effects }. Ein Bulldozer, der hier parkt, bleibt stehen.
about-public = Platz für beliebig viele Bulldozer. Von hier geht es mit einer Bewegung in jeden Sektor.
about-public-title = Öffentlicher Bereich
about-requirement = Einmal { $cost } zahlen, dann verbindet die Leitung { $joins }. Zählt als Netzwerkplättchen.
about-transformer-title = Transformator { $level }
about-transformer = { $start ->
    [yes] Frei von Anfang an.
   *[no] Öffnet sich mit dem Strommast Nummer { $level }.
  } { $effects ->
    [none] Ohne Bonus.
   *[other] Bonus: { $effects }.
  }
about-diamond = Ein Rautenfeld für Wertungen.
about-site-W = Baufeld für einen Windpark in { $sector }.
about-site-P = Baufeld für einen Strommast in { $sector }.
about-site-M = Baufeld für einen Windpark oder einen Strommast in { $sector }.
about-site-SP = Hier steht von Beginn an ein Strommast.
about-site-SW = Hier steht von Beginn an ein Windpark.
about-site-title = Baufeld { $site }
about-sector = Zone { $zone }, Nachbarn: { $neighbours }.
about-zone-A = Das weite Land nördlich des Río Negro: billig, kleine Verträge.
about-zone-B = Fabriken am Río Uruguay und Strände am Atlantik: Von hier aus geht es auch ins Ausland.
about-zone-C = Die Städte um Montevideo: teuer, große Verträge, frei ab dem Strommast Nummer { $stage }.
about-market = Öffnet sich mit dem Strommast Nummer { $stage }. Erreicht der Marker Spalte { $column }, steigt auch { $cross }.
about-market-SOL = Solar hat keine Einkommensleiste; Solar-Verträge heben andere Einkommen.
about-operation-title = Betriebsfeld, Zone { $zone }
about-operation = Wert { $money } $. Ein Windpark bringt hier { $energy } Energie.
about-capital-title = Kapitalfeld { $slot }
about-capital = Öffnet sich mit dem Strommast Nummer { $stage }. Bringt gleich Geld und kostet am Ende { $price } $.
about-pylon-title = Strommast { $number }
about-pylon = { $effects ->
    [none] Dein erster Strommast steht schon.
   *[other] Bonus beim Bau: { $effects }.
  }
about-plan-title = Feld im Plan der Strommastboni
about-plan = Ohne Plättchen gibt es hier: { $effects }.
about-cover = { $discount } $ billiger für Karten, die etwas kosten.
