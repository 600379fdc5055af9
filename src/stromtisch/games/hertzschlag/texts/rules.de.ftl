# Hertzschlag: die Regelseite. Nur sie liest diese Datei.
#
# So wird geschrieben (wie ein kleines Markdown, siehe web/src/rules/blocks.ts):
#   Leerzeile = neuer Absatz      - Punkt einer Liste      1. nummerierter Punkt
#   ### Zwischentitel             _fett_                   #check = Verweis auf den Abschnitt „check“
#   > Zeilen eines Beispiels      @name = Bild oder Tabelle an dieser Stelle
# Eine Zeile darf nicht mit *, [ oder . beginnen: das hat in Fluent eine Bedeutung.
# Zahlen kommen als Variablen aus dem Spiel und stehen nicht im Text.

lead = Ihr wohnt Tür an Tür und hängt am selben Stromnetz. Jeder Haushalt baut für sich, und alles, was ihr baut, bewegt dieselbe Frequenz.
duration = 30 bis 45 Minuten
fact = ab 12 Jahren

minute-title = In einer Minute
minute =
    - _Gemeinsam:_ Ein Marker zeigt die Netzfrequenz. In der Mitte stehen 50 Hz. Ist er am Ende einer Runde nicht im grünen Bereich und misslingt die Rettung, gehen überall die Lichter aus. Dann verlieren alle.
    - _Allein:_ Übersteht das Netz { $rounds } Runden, gewinnt der Haushalt mit den meisten Punkten.
    - _Jede Runde_ stört ein Ereignis das Netz. Danach wählt ihr alle zugleich und verdeckt je eine von { $hand } Handkarten: _ausspielen_ oder für _Einkommen_ abgeben.
    - _Ausspielen_ kostet Geld, verschiebt den Marker und bringt am Ende Punkte.
    - _Schwellen_ auf der Skala belohnen euch: Wer den Marker zur Mitte holt, bekommt { $fee } €. Wer ihn hinausschiebt, zahlt { $fee } €.
    - Nach der Runde wandern die übrigen Karten zum nächsten Haushalt. Was du liegen lässt, spielt vielleicht jemand anderes.

table-title = Was auf dem Tisch liegt
table =
    Die Skala gehört allen. Jedes Feld ist ein Schritt von { $step } Hz. Grün reicht { $green } Felder weit nach links und rechts, also von { $low } bis { $high } Hz.

    @scale

    - Die gestrichelten Linien sind _Geldschwellen_. Sie liegen zwischen zwei Feldern.
    - Außerhalb von Grün ist das Netz angespannt. Rot warnt noch deutlicher, hat aber keine eigene Regel.
    - Links und rechts warten zwei Kraftwerke für den Notfall: der Pumpspeicher gegen zu wenig, das Gaskraftwerk gegen zu viel Frequenz.

    ### Eine Handkarte

    @card

    Es gibt sechs Kategorien. Sie zählen für Ereignisse, Ziele und die Vielfalt am Schluss.

    @categories

    ### Dein Haushalt

    Jeder Haushalt beginnt mit { $start } €, { $hand } Handkarten und einem geheimen Ziel. Geld und ausgespielte Karten sehen alle. Hand und Ziel siehst nur du.

    @household

round-title = So läuft eine Runde
round =
    @phases

    Ihr spielt höchstens { $rounds } Runden. Nach der Prüfung der letzten Runde wird nichts mehr weitergegeben: Es folgt die Wertung.

event-title = Phase 1: Ereignis
event =
    Zuerst wird ein Ereignis aufgedeckt und ganz ausgeführt. Es schiebt den Marker, _ohne dass jemand dafür zahlt oder etwas bekommt_. Auch Schwellen bleiben dabei stumm.

    Viele Ereignisse wachsen mit dem, was ihr gebaut habt. Gezählt werden die offenen Karten aller Haushalte zusammen.

    > _Beispiel: { $event_title }._ Am Tisch liegen { $event_count } Karten aus Solar- und Windenergie. Grundwert { $event_base }, dazu für je { $event_divisor } Karten ein weiteres Feld nach unten: zusammen { $event_steps }. Der Marker geht von { $event_from } auf { $event_to } Hz.
    >
    > @event

    - Steht der Marker jetzt außerhalb von Grün, ist noch nichts verloren. Erst die #check entscheidet.
    - Manche Ereignisse bringen oder kosten zusätzlich Geld. Das passiert nach der Bewegung: zuerst zahlen alle, dann bekommen alle.
    - Von { $events } Ereignissen seht ihr nur { $rounds }. Keines kommt zweimal.

choose-title = Phase 2: Karte wählen
choose =
    Nun beratet ihr euch. Redet über alles: eure Karten, eure Pläne, eure Sorgen. Zwei Dinge gelten dabei:

    - Niemand zeigt seine Handkarten her.
    - Keine Zusage bindet. Wer etwas verspricht, darf anders spielen.

    Mit den drei _Zeichen_ „hoch“, „halten“ und „runter“ gebt ihr den anderen schnell einen Hinweis, ohne zu schreiben.

    Dann legt jeder Haushalt _eine_ Karte verdeckt und bestimmt, wofür:

    - _Ausspielen_ geht nur, wenn du die Karte bezahlen kannst.
    - _Einkommen_ geht immer.

    Solange noch jemand wählt, kannst du deine Karte zurücknehmen. Die anderen sehen nur, _dass_ du gewählt hast. Liegt die letzte Karte, wird bei allen zugleich sichtbar, wer ausspielt und wer Einkommen nimmt. Welche Karte es ist, zeigt sich erst, wenn der Haushalt an der Reihe ist.

resolve-title = Phase 2: Karten aufdecken
resolve =
    Der Haushalt mit der Startfahne beginnt, dann geht es im Uhrzeigersinn weiter. Jeder wird ganz fertig, bevor der nächste dran ist.

    ### Einkommen nehmen

    Deine Karte verschwindet ungesehen in der Schachtel. Du bekommst { $base_income } € und dazu alles Einkommen, das auf deinen _früher_ ausgespielten Karten steht.

    > _Beispiel._ Vor Ada liegen { $income_cards }. Darauf steht zusammen { $income_sum } € Einkommen. Ada bekommt { $base_income } + { $income_sum } = { $income_total } €.

    ### Karte ausspielen

    Die Karte liegt ab jetzt offen vor dir und bleibt dort bis zum Schluss. Geh der Reihe nach vor:

    1. _Zahlen._ Bezahle zuerst den vollen Preis.
    2. _Marker bewegen._ Bei Plus geht er nach rechts, bei Minus nach links. Du musst den ganzen Weg gehen.
    3. _50-Hz-Zeichen._ Der Marker geht höchstens so viele Felder zur Mitte und bleibt dort stehen. Übrige Schritte verfallen.
    4. _Besondere Wirkung._ Führe aus, was unten auf der Karte steht.

    ### Schwellen

    Läuft der Marker bei _deiner_ Karte über eine Schwelle, geht es um dein Geld: nach außen zahlst du { $fee } €, nach innen bekommst du { $fee } €. Gerechnet wird Schwelle für Schwelle in der Reihenfolge des Wegs. Reicht dein Geld nicht, gibst du, was du hast. Schulden gibt es nicht, und der Marker geht trotzdem den ganzen Weg.

    > _Beispiel: hinaus._ Bo hat { $out_money } € und spielt bei { $out_from } Hz { $out_card } für { $out_cost } €. Der Marker geht { $out_steps } Felder nach unten auf { $out_to } Hz und überquert dabei { $out_crossings ->
        [one] eine Schwelle
       *[other] { $out_crossings } Schwellen
      }. Bo zahlt { $out_fee } € und behält { $out_left } €.
    >
    > @outward

    > _Beispiel: zurück zur Mitte._ Bei { $in_from } Hz spielt Cem mit { $in_money } € { $in_card } für { $in_cost } €. Der Marker steigt auf { $in_to } Hz. { $in_crossings ->
        [one] Eine Schwelle liegt
       *[other] { $in_crossings } Schwellen liegen
      } auf dem Weg, das bringt { $in_earned } €. Cem hat am Ende { $in_left } €.
    >
    > @inward

    > _Beispiel: das 50-Hz-Zeichen._ Das Netz steht bei { $to50_from } Hz. Dilan zahlt { $to50_cost } € für { $to50_card }. Das Zeichen erlaubt { $to50_steps } Felder, der Marker kommt bis { $to50_to } Hz. Dilan bekommt unterwegs { $to50_earned } €. Zahlen muss man bei diesem Zeichen nie.

    > _Beispiel: zu wenig Geld._ Ada spielt mit { $short_money } € { $short_card } für { $short_cost } €. Es bleiben { $short_before } €. Der Weg führt über { $short_crossings } Schwellen, das wären { $short_due } €. Ada gibt die { $short_paid } €, die noch da sind, und hat { $short_left } €. Der Marker steht auf { $short_to } Hz: nicht mehr im grünen Bereich.

    ### Gut zu wissen

    - Am Ende der Skala bleibt der Marker stehen. Weitere Schritte verfallen und kosten nichts.
    - Hat dir jemand vor dir Geld genommen und du kannst deine Karte nicht mehr bezahlen? Dann gilt sie als Einkommen. Sie wird nicht gezeigt.
    - Eine Karte, die du in dieser Runde ausspielst, hilft deinem Einkommen erst später: Pro Runde machst du nur eins von beiden.

check-title = Phase 3: Prüfung und Rettung
check =
    Steht der Marker im grünen Bereich, ist alles gut. Weiter mit #pass.

    Steht er daneben, kann genau ein Kraftwerk helfen:

    @plants

    Jedes Kraftwerk wirkt _einmal im ganzen Spiel_. Ist das passende schon verbraucht, folgt sofort der Blackout. Sonst versucht ihr die Rettung. Niemand kann sie ablehnen:

    1. _Absprache:_ Ihr habt { $talk_seconds } Sekunden. Wer gibt wie viel? Sind alle bereit, geht es früher weiter.
    2. _Gebot:_ Alle wählen gleichzeitig und geheim 0 bis { $most_bid } €, höchstens ihr eigenes Geld.
    3. _Aufdecken:_ Alle zahlen, was sie geboten haben. Auch dann, wenn es nicht reicht.
    4. Kommen mindestens { $rescue } € zusammen, rückt der Marker auf das nächste grüne Feld. Schwellen zählen dabei nicht. Was zu viel ist, gibt es nicht zurück.

    > _Beispiel: gerettet._ Bei { $save_from } Hz springt der Pumpspeicher ein. Die Gebote ergeben { $save_sum } €. Der Marker rückt auf { $save_to } Hz, der Pumpspeicher ist damit verbraucht.
    >
    > @bids-enough

    > _Beispiel: zu knapp._ Diesmal hoffen alle auf die anderen. Es kommen nur { $fail_sum } € zusammen. Das Geld ist weg, das Licht auch.
    >
    > @bids-short

    _Blackout_ heißt: Das Spiel ist sofort vorbei, alle verlieren, niemand zählt Punkte. Könnt ihr selbst mit den höchsten Geboten keine { $rescue } € erreichen, kommt er ohne Umweg.

pass-title = Phase 4: Karten weitergeben
pass =
    Das Netz hat gehalten? Dann bereitet ihr die nächste Runde vor:

    1. Die Startfahne geht nach _links_ weiter.
    2. Alle geben ihre { $left } übrigen Karten gleichzeitig nach _rechts_.
    3. Jeder Haushalt zieht eine Karte nach und hat wieder { $hand }.

    @passing

    Du weißt also, welche Karten der Haushalt rechts von dir bekommt. Nutze das beim Verhandeln, oder behalte es für dich.

money-title = Geld und Grenzen
money =
    - Du beginnst mit { $start } €. Ins Minus kommst du nie.
    - Bis { $purse } € passt alles in deine Geldbörse. Für mehr brauchst du eine _Reservekarte_. Davon gibt es nur { $reserve_cards }, höchstens so viele Haushalte sind also zugleich reicher als { $purse } €. Wer zuerst kommt, bekommt sie.
    - Mehr als { $limit } € hat niemand. Was darüber hinausgeht, verfällt.
    - Sinkt dein Geld auf { $purse } € oder weniger, ist deine Reservekarte sofort wieder frei.
    - Geld an Schwellen fließt nur zwischen dir und der Bank, nie zu einem anderen Haushalt.

    @limits

effects-title = Besondere Wirkungen
effects =
    Auf manchen Karten steht unten ein Zusatz. Er wirkt ganz zum Schluss, nach Preis und Marker.

    - _Rabatt:_ Deine Karten dieser Kategorie kosten dich ab jetzt weniger. Rabatte zählen zusammen, unter 0 € geht es nicht.
    - _Puffer:_ Er verkürzt den Weg des nächsten Ereignisses um so viele Felder und ist dann verbraucht. Mehrere Puffer zählen zusammen.
    - _Freie Schwellen:_ Diese Karte kostet dich an Schwellen nach außen nichts. Was du nach innen verdienst, bekommst du trotzdem.
    - _Rettungsbonus:_ Zahlst du bei einer Rettung mindestens 1 €, zählt dein Beitrag einmalig mehr. Bietest du 0 €, bleibt der Bonus erhalten.
    - _Vorausblick:_ Nur du siehst das nächste Ereignis. Ob du die Wahrheit darüber sagst, ist deine Sache.
    - _Kartentausch:_ Zieh eine Karte und leg dann eine beliebige Handkarte unter den Stapel.
    - _Geld für alle oder von allen:_ Gilt auch für dich. Niemand zahlt mehr, als er hat.
    - _Geld je Karte:_ Zähl die genannten Kategorien, bei dir oder am ganzen Tisch. Die eben gespielte Karte zählt mit.

end-title = Ende und Wertung
end =
    Hält das Netz auch in Runde { $rounds }, zeigen alle ihre Ziele und zählen Punkte. Nur ausgespielte Karten zählen, und immer die Zahlen auf den Karten, nicht die Zeichen. Brüche werden abgerundet.

    @scoring

    Auf deiner Zielkarte stehen zwei Möglichkeiten. Du bekommst nur eine, die bessere, auch wenn du beide schaffst.

    @goal

    > _Beispiel._ So rechnet Bo am Schluss ab:
    >
    > @score-example

    Wer am meisten hat, gewinnt. Bei Gleichstand teilt ihr euch den Sieg.

options-title = Varianten und Einstellungen
options =
    Wer den Tisch eröffnet, kann einiges ändern. Diese Seite nennt immer die vorgeschlagenen Werte.

    @options

    Leichter wird es mit breiterem Grün oder mehr Startgeld, schwerer mit schmalerem Grün.

    ### Wenn jemand fehlt

    - Läuft die Uhr bei der Kartenwahl ab, nimmst du mit deiner linken Karte Einkommen. Ein Gebot, das fehlt, zählt als 0 €.
    - Reißt die Verbindung ab, übernimmt nach einer Minute ein Autopilot. Er nimmt Einkommen und zahlt bei Rettungen seinen fairen Anteil. Du kannst jederzeit zurückkommen.
    - Wer den Tisch ganz verlässt, wird nicht mehr gewertet.
    - Wollen alle aufhören, endet das Spiel ohne Ergebnis.

tips-title = Tipps fürs erste Spiel
tips =
    - Schaut zuerst gemeinsam, wohin der Marker nach dem Ereignis zeigt. Wer hat etwas, das dagegenhält?
    - Sprecht in Richtungen statt in Zahlen: „Ich gehe hoch.“ Das reicht meistens und lässt jedem seine Geheimnisse.
    - Sonne, Wind und Sparen heben die Frequenz. Neue Verbraucher wie das Elektroauto senken sie. Flexibilität führt zur Mitte.
    - Behaltet ein paar Euro für die Rettung. { $rescue } € sind zu dritt fast alles, was ihr bieten dürft.
    - Frühes Einkommen auf Karten zahlt sich mehrfach aus, und am Ende gibt es dafür noch Punkte.
    - Lies dein Ziel vor jeder Wahl. Zwei Wege stehen darauf, einer genügt.
    - Je mehr Solar- und Windkarten liegen, desto heftiger wird das Wetter. Puffer und Speicher werden dann wertvoll.

teachers-title = Für Lehrkräfte und Spielleitung
teachers =
    Eine Partie passt in eine Doppelstunde: zehn Minuten Einführung mit den ersten drei Abschnitten, eine Partie, zwanzig Minuten Gespräch. Fehlende Plätze füllen Bots. Wer zuschaut, kann den Tisch an die Wand werfen und sieht nichts Geheimes.

    ### Fragen für danach

    - Wann habt ihr an alle gedacht, wann an euch? Was hat den Ausschlag gegeben?
    - Hat jemand ein Versprechen gebrochen? Was hat das mit der nächsten Absprache gemacht?
    - Bei der Rettung lohnt es sich, auf die anderen zu hoffen. Wo kennt ihr das aus dem echten Leben?
    - Warum wurden die Ereignisse stärker, je mehr ihr gebaut habt? Was half dagegen?
    - Die Schwellen belohnen, was dem Netz nützt. Welche Preise im Alltag wirken ähnlich?

    ### Was daran echt ist

    In Europa soll die Frequenz nahe bei 50 Hz bleiben. Das grüne Band auf der Skala entspricht mit ± { $band } Hz dem üblichen Bereich. Erzeugung und Verbrauch müssen in jedem Augenblick zusammenpassen: Zu viel Verbrauch drückt die Frequenz, zu viel Erzeugung hebt sie. Speicher, steuerbare Verbraucher und Reservekraftwerke gleichen aus.

    ### Was vereinfacht ist

    Ein einzelner Haushalt bewegt die Frequenz in Wirklichkeit nicht messbar. Im Spiel steht jeder Haushalt für sehr viele. Auch das Ende ist gröber: Echte Netze schützen sich in Stufen, bevor es ganz dunkel wird.

credits-title = Wer dahintersteckt
credits =
    _Hertzschlag – Stromnetz unter Spannung_ wurde von Juma Al-JouJou erfunden und 2020 von Karma Games zusammen mit Stromnetz Berlin veröffentlicht.

    Diese Fassung folgt dem Ablauf des Spiels. Karten, Ereignisse, Ziele, die Maße der Skala, alle Texte und alle Bilder sind neu für den Stromtisch gemacht. Wem das Spiel gefällt, dem empfehlen wir das Original am echten Tisch.

## Bilder: was darunter steht und was vorgelesen wird

figure-scale = Die Skala zu Beginn: Der Marker steht auf 50 Hz.
figure-scale-alt = Frequenzskala von { $track_low } bis { $track_high } Hz. Der Marker steht in der Mitte bei 50 Hz. Der grüne Bereich geht von { $low } bis { $high } Hz, außen folgen angespannte und kritische Felder. Auf jeder Seite liegen { $thresholds } Geldschwellen zu { $fee } €.
figure-card = So liest du eine Handkarte.
figure-card-alt = Die Handkarte { $card_title }. Preis { $card_cost } €, { $card_frequency }, Einkommen { $card_income } €, Ökopunkte { $card_eco }.
card-category = Bild und Farbe im Kopf zeigen die _Kategorie_.
card-cost = Rechts oben steht der _Preis_.
card-frequency = Der Pfeil zeigt, wie weit sich die _Frequenz_ bewegt. Plus hebt, Minus senkt, das 50-Hz-Zeichen führt zur Mitte.
card-income = Münze mit Pfeil: _Einkommen_. Es zahlt sich aus, sooft du später Einkommen nimmst.
card-eco = Blatt: _Ökopunkte_ für die Wertung.
card-effect = Manche Karten haben unten eine _besondere Wirkung_, siehe #effects.
category-efficiency-note = Sparen hebt die Frequenz ein wenig. Wer auf Strom umsteigt, senkt sie.
category-politics-note = Regeln und Zuschüsse: viele besondere Wirkungen.
category-flexibility-note = Speichern und Verschieben: meist zurück zur Mitte.
category-emobility-note = Neue Verbraucher: fast immer nach unten, dafür viel Öko.
category-solar-note = Strom vom Dach und vom Feld: nach oben.
category-wind-note = Große Erzeuger: weit nach oben, viel Einkommen.
figure-household = Adas Haushalt: Geld, Zeichen und drei ausgespielte Karten mit ihren Summen.
figure-household-alt = Ein Haushalt namens Ada mit { $home_money } €. Ausgespielt sind { $home_cards }. Zusammen ergeben sie { $home_income } € Einkommen und { $home_eco } Ökopunkte.
phases-event = Ereignis
phases-event-note = Es bewegt die Frequenz.
phases-act = Handeln
phases-act-note = Alle wählen verdeckt, dann wird reihum aufgedeckt.
phases-check = Prüfung
phases-check-note = Grün? Wenn nicht: Rettung oder Blackout.
phases-pass = Weitergeben
phases-pass-note = Karten nach rechts, Startfahne nach links.
figure-event = So steht das Ereignis auf dem Bildschirm, mit der Rechnung darunter.
figure-event-alt = Die Ereigniskarte { $event_title }: { $event_steps } Felder, von { $event_from } auf { $event_to } Hz.
figure-outward = Hinaus über eine Schwelle: Das kostet.
figure-outward-alt = Die Skala mit dem Marker bei { $out_from } Hz. Eine gestrichelte Vorschau zeigt das Ziel { $out_to } Hz.
figure-inward = Hinein über eine Schwelle: Das bringt Geld.
figure-inward-alt = Die Skala mit dem Marker bei { $in_from } Hz. Eine gestrichelte Vorschau zeigt das Ziel { $in_to } Hz.
figure-plants = Links hilft der Pumpspeicher, rechts das Gaskraftwerk.
figure-plants-alt = Zwei Kraftwerke. Der Pumpspeicher hilft, wenn die Frequenz zu niedrig ist. Das Gaskraftwerk hilft, wenn sie zu hoch ist.
figure-bids-enough = Vier Gebote, die reichen.
figure-bids-enough-alt = Gebote: { $save_list }. Zusammen { $save_sum } von { $rescue } €: genug.
figure-bids-short = Drei Gebote, die nicht reichen.
figure-bids-short-alt = Gebote: { $fail_list }. Zusammen { $fail_sum } von { $rescue } €: zu wenig.
figure-passing = Von oben gesehen: Karten wandern nach rechts, die Startfahne nach links.
figure-passing-alt = Vier Plätze um einen Tisch, im Uhrzeigersinn Ada, Bo, Cem und Dilan. Die Handkarten gehen gegen den Uhrzeigersinn, von Bo zu Ada. Die Startfahne geht im Uhrzeigersinn, von Ada zu Bo.
passing-cards = Handkarten
passing-start = Startfahne
figure-goal = Ein geheimes Ziel mit zwei Möglichkeiten. Der Balken zeigt, wie weit du bist.
figure-goal-alt = Die Zielkarte { $goal_title } mit zwei Möglichkeiten. Erstens: { $goal_a }, { $goal_a_points } Punkte. Oder: { $goal_b }, { $goal_b_points } Punkte.

## Tabellen

limits-caption = Alle Grenzen auf einen Blick
limits-start = Startgeld
limits-base = Grundeinkommen
limits-fee = Geldschwelle
limits-rescue = Preis einer Rettung, alle zusammen
limits-bid = Höchstes Gebot
limits-purse = Ohne Reservekarte höchstens
limits-most = Mit Reservekarte höchstens
scoring-caption = Wofür es Punkte gibt
scoring-what = Wofür
scoring-points = Punkte
score-goal = Geheimes Ziel
score-goal-note = was auf der Karte steht, einmal
score-money = Geld
score-money-note = 1 je volle { $money_per_point } €
score-income = Einkommen auf deinen Karten
score-income-note = 1 je volle { $income_per_point } €
score-ecology = Ökopunkte auf deinen Karten
score-ecology-note = 1 je volle { $eco_per_point } Ökopunkte
score-diversity = Verschiedene Kategorien
score-diversity-note = { $diversity }
diversity-part = { $categories } Kategorien: { $points }
score-total = Zusammen
example-has = Bo hat
example-goal = „{ $ex_goal }“: { $ex_goal_text }
example-money = { $ex_money } €
example-income = { $ex_income } € auf den Karten
example-ecology = { $ex_eco } Ökopunkte
example-diversity = { $ex_categories } Kategorien
