# Neustart: die Regelseite. Nur sie liest diese Datei.
#
# So wird geschrieben (wie ein kleines Markdown, siehe web/src/rules/blocks.ts):
#   Leerzeile = neuer Absatz      - Punkt einer Liste      1. nummerierter Punkt
#   ### Zwischentitel             _fett_                   #mood = Verweis auf den Abschnitt „mood“
#   > Zeilen eines Beispiels      @name = Bild oder Tabelle an dieser Stelle
# Eine Zeile darf nicht mit *, [ oder . beginnen: das hat in Fluent eine Bedeutung.
# Zahlen kommen als Variablen aus dem Spiel und stehen nicht im Text.

lead = Der Strom ist weg, in ganz Europa. Ihr seid der Krisenstab einer Kleinstadt und müsst sie durch die Woche bringen: gemeinsam, oder gar nicht.
duration = 90 bis 180 Minuten
fact = alle gewinnen oder verlieren zusammen

minute-title = In einer Minute
minute =
    - Feuerwehr, Polizei, Rettungsdienst, Bauhof und Verwaltung haben je { $teams } _Trupps_, einen Vorrat an _Aktionspunkten_ und einen Tank.
    - Jeder Wochentag hat einen Tag und eine Nacht. Vor jeder Zeiteinheit entscheidet ihr, wer _ruht_. Dann bringen zwei Karten Brände, Erkrankte und Vorfälle.
    - Wie schlimm ein Ereignis ist, wisst ihr erst, wenn ein Trupp sich darum kümmert. Was liegen bleibt, rächt sich.
    - Jeden Tag brauchen alle { $quarters } Quartiere _Versorgungsgüter_ und das Krankenhaus Treibstoff. _Stützpunkte_ verbinden Quartiere mit dem Depot im Rathaus.
    - Wer hungert oder alleingelassen wird, wird unruhig. { $lose } Aufstände am Ende eines Tages, oder ein verlorener Stützpunkt im Rathausviertel: Dann habt ihr _verloren_.
    - Ab { $first_day } wird jeden Morgen gewürfelt, ob der Strom zurückkommt. Kommt er, habt ihr _gewonnen_ und erfahrt, wie gut.

setup-title = Aufbau
setup =
    ### Die Stadt

    Alle { $quarters } Quartiere liegen auf dem Plan. Jedes hat Wohnhäuser, Betriebe, einen Vorrat und Felder für seinen täglichen Bedarf.

    @town

    @quarter

    Drei Städte stehen zur Wahl. { $easy } ist für den Anfang gedacht.

    @towns

    ### Die fünf Rollen

    @actors

    Jede Rolle beginnt mit { $start_points } Aktionspunkten und einem Wurf Treibstoff im Tank. Ihre Trupps stehen an ihren Wachen, die der Verwaltung im Rathausviertel.

    ### Das Depot

    Im Rathaus liegt das Depot der Stadt: am Anfang ein Wurf Versorgungsgüter und ein Wurf Treibstoff. Der erste Stützpunkt steht schon daneben. Das Krankenhaus in { $hospital } hat eigenen Treibstoff für die ersten Tage.

    ### Die Karten

    Für jeden Wochentag werden eine Morgenkarte, zwei Tagkarten und zwei Nachtkarten verdeckt bereitgelegt. Die übrigen bleiben diese Partie aus dem Spiel.

weekday-title = Ein Wochentag
weekday =
    @week

    Eine Zeiteinheit, Tag oder Nacht, läuft immer gleich ab:

    1. Jede Rolle entscheidet, ob sie ruht.
    2. Zwei Karten werden aufgedeckt und wirken sofort.
    3. Die Uhr läuft. Alle handeln, in beliebiger Reihenfolge und gleichzeitig.
    4. Sind alle bereit oder ist die Zeit um, wird abgerechnet.

    Was bis dahin nicht erledigt ist, bleibt in dieser Zeiteinheit unerledigt.

cards-title = Karten
cards =
    Die _Morgenkarte_ gilt den ganzen Tag. Sie wirkt sofort, noch bevor ihr über Erholung entscheidet.

    Tag- und Nachtkarten legen _Ereignismarker_ in Quartiere, verdeckt. Ihr seht Art, Ort und Karte, aber nicht den Wert.

    @markers

    Manche Karten stellen dazu eine _Aufgabe_: Eine bestimmte Aktion muss in einem Quartier bis zum Ende der Zeiteinheit oder des Tages geschehen. Andere sperren Straßen, verteuern Aktionen, bringen Güter oder nehmen sie weg.

    - Informierte Quartiere sind vor neuen Bränden und vor Krankheit durch schlechtes Wasser geschützt. Siehe #actions.
    - Findet eine Karte kein passendes Ziel, passiert nichts.
    - Auf jeder offenen Karte steht, was geschieht, wenn niemand antwortet.

rest-title = Erholung
rest =
    Vor den Karten jeder Zeiteinheit entscheidet jede Rolle für alle ihre Trupps zugleich: Dienst oder Ruhe. Die Entscheidungen werden zusammen aufgedeckt.

    Wer ruht, würfelt einmal und gewinnt so viele Aktionspunkte, höchstens bis { $most_points }. Dafür tun die Trupps dieser Rolle in der Zeiteinheit nichts: nicht fahren, nicht handeln, nicht mithelfen, nicht tanken.

    > _Beispiel._ Die Polizei hat noch 3 Punkte und ruht in der Nacht. Sie würfelt eine 5 und steht am Morgen bei 8. Zwei Einbrüche in dieser Nacht musste dafür die Feuerwehr übernehmen.

    Ruhen dürfen beliebig viele Rollen, auch alle fünf. Klug ist das selten.

actions-title = Fahren und handeln
actions =
    ### Fahren

    Jeder Schritt in ein Nachbarquartier kostet 1 Treibstoff aus dem Tank der Rolle. Ein Trupp darf mehrmals fahren, solange er noch nicht gehandelt hat. In ein Quartier mit Straßensperre kostet der Schritt 1 mehr.

    ### Handeln

    Jeder Trupp handelt _einmal_ je Zeiteinheit, dort, wo er steht. Die Kosten zahlt seine Rolle sofort. Danach ist der Trupp verbraucht, ob es gelang oder nicht.

    @competence

    Wer etwas nicht kann, hat in der Tabelle einen Strich. Karten können Preise ändern, unter 1 fallen sie nie.

    - _Löschen, Schützen, Retten_ antworten auf Ereignisse: #markers.
    - _Notstrom_ stellt ein Aggregat auf, wo der Plan es erlaubt. Das Quartier braucht dann für immer ein Feld weniger.
    - _Informieren_ legt einen grünen Hinweis und hebt die Stimmung um 1. Steht dort ein Stützpunkt, bekommen benachbarte Stützpunkte ohne Hinweis einen gestreiften. Beide schützen; am Tagesende wird aus grün gestreift, und gestreifte verschwinden.
    - _Sicherstellen_ leert einen vollen Betrieb: ein Wurf plus { $bonus }, je nach Betrieb Versorgungsgüter oder Treibstoff.
    - _Suchen_ bringt von beidem einen Wurf. Beim zweiten Mal im selben Quartier sind beide Würfe um { $light } kleiner, danach ist nichts mehr zu finden.
    - _Bauen_ errichtet einen Stützpunkt und hebt die Stimmung um 1. Im Gewerbegebiet gibt es keinen Bauplatz. Bauen räumt auch eine Straßensperre.

    > _Ein Zug als Beispiel._ Trupp B1 vom Bauhof fährt von { $yard } zwei Schritte ins Rathausviertel: 2 Treibstoff. Dann weiter in die Altstadt: noch 1. Dort baut er für { $cost_build_b } Punkte einen Stützpunkt. Die Altstadt grenzt ans Rathausviertel und hängt damit am Depot. Weil sie ruhig war, kommt außerdem eine helfende Person dazu.

    ### Was mit Funden geschieht

    Gefundene Güter liegen im Quartier, bis jemand sagt, wohin: auf den Bedarf, in den Vorrat, ins Depot (wenn das Quartier am Netz hängt) oder in Tanks von Rollen, die dort stehen. Am Ende der Zeiteinheit fallen vergessene Güter in den Vorrat; vergessener Treibstoff ist verloren.

markers-title = Ereignisse und Einsätze
markers =
    Ein Trupp im Quartier eines Markers beginnt den Einsatz und zahlt die Kosten seiner Aktion. Jetzt erst wird der Marker umgedreht, und er bleibt offen.

    _Was es braucht:_ der Wert des Markers, weniger 1 für jede helfende Person im Quartier, mehr 1 für jede Unruhe. Ein Aufstand zählt { $uprising }. Unter 0 geht es nicht.

    Reichen die Punkte der Rolle, wird sofort bezahlt und der Marker verschwindet. Meist hebt sich dabei die Stimmung.

    > _Beispiel._ In der Altstadt brennt es, dort stehen { $ex_helpers } Helfende. Die Feuerwehr beginnt für { $cost_extinguish_f }. Der Marker zeigt { $ex_value }. Nötig sind { $ex_value } − { $ex_helpers } = { $ex_effective }. Die Feuerwehr zahlt zusammen { $ex_paid } und steht bei { $ex_left }.

    ### Wenn es nicht reicht

    - _Andere helfen._ Trupps anderer Rollen, die diese Aktion können, zahlen ihre eigenen Kosten und geben so viel dazu, wie sie wollen. Sie müssen im Quartier sein oder jetzt hinfahren.
    - _Aufgeben._ Alle Beteiligten fallen auf 0 Punkte, der Marker bleibt offen liegen. Andere dürfen es noch einmal versuchen.

    > _Beispiel._ Die Feuerwehr hat noch 5 Punkte und deckt eine 8 auf. Nach den Kosten bleiben ihr 4. Die Polizei kommt dazu: { $cost_extinguish_p } Kosten und 4 Punkte für den Einsatz. Zusammen sind das 8, der Brand ist gelöscht.

    ### Aufgaben

    Eine Aufgabe kostet die Aktion und ihren festen Zuschlag. Helfende und Unruhe ändern daran nichts. Statt der üblichen Wirkung der Aktion gibt es, was die Karte verspricht.

supply-title = Versorgung und Selbsthilfenetz
supply =
    Jedes Quartier hat 1 bis { $most_need } Bedarfsfelder, zusammen { $need } am Tag. Während der Zeiteinheit könnt ihr sie jederzeit und ohne Punkte decken:

    - aus dem _eigenen Vorrat_ des Quartiers: das darf jede Person,
    - aus dem _Depot_, wenn das Quartier am Netz hängt: das entscheidet die Verwaltung,
    - aus _Funden_ im Quartier,
    - durch einen _Transport_.

    Am Ende der Nacht essen die Quartiere von selbst, was sie noch im Vorrat haben. (Das lässt sich abschalten.)

    ### Das Netz

    @network

    Stützpunkte, die ohne Lücke bis zum Rathausviertel aneinandergrenzen, bilden das _Selbsthilfenetz_. Im Netz kommt man überall kostenlos an das Depot: zum Essen, zum Tanken, zum Einlagern. Bricht ein Stützpunkt weg, ist alles dahinter abgeschnitten.

    ### Transport

    Wo kein Netz ist, fahren Helfende. Im Quartier, aus dem die Ladung kommt, muss mindestens eine helfende Person stehen. Jeder Schritt kostet 1 Treibstoff aus dem Tank der Verwaltung, die Menge ist beliebig. Die helfende Person bleibt, wo sie ist.

    ### Treibstoff

    - Tanken aus dem Depot kann jede Rolle, die einen Trupp im Netz hat.
    - Zwei Rollen mit Trupps im selben Quartier dürfen Treibstoff weitergeben.
    - Das Krankenhaus in { $hospital } braucht jeden Tag 1 Treibstoff. Fehlt er, sterben { $hospital_deaths } Menschen, und dort entstehen { $hospital_unrest } Unruhe.

mood-title = Stimmung
mood =
    @moods

    - _Stimmung heben:_ Gibt es Unruhe, verschwindet 1. Sonst kommt eine helfende Person dazu. Im Spiel sind höchstens { $helpers }.
    - _Unruhe:_ Steht dort jemand, der hilft, geht diese Person. Sonst steigt die Unruhe um 1.
    - Bei { $uprising } Unruhe bricht ein _Aufstand_ aus. Geschieht das während einer Zeiteinheit, bekommt jedes Nachbarquartier sofort 1 Unruhe. Das kann eine Kette auslösen.
    - Darüber hinaus kann die Unruhe bis { $most_anger } steigen.

    Helfende und Unruhe gibt es also nie zugleich in einem Quartier. Helfende machen Einsätze leichter, fahren Transporte und zählen am Ende Punkte.

close-title = Ende der Zeiteinheit, Ende des Tages
close =
    ### Am Ende jeder Zeiteinheit

    1. Offene Einsätze werden bezahlt, wenn es reicht, sonst aufgegeben. Alle Trupps stehen wieder auf.
    2. _Brände_ werden zur Ruine, dazu 1 Unruhe. Manche springen auf das nächste Haus über.
    3. _Vorfälle_ verschwinden, und ihre Folgen treten ein.
    4. _Erkrankte_ werden aufgedeckt und bleiben. Manche Karten sind sofort tödlich.
    5. Aufgaben, die jetzt fällig sind, scheitern.

    Was bei dieser Abrechnung neu entsteht, ist frisch: Es kann erst ab der nächsten Zeiteinheit Schaden anrichten.

    ### Am Ende jedes Tages

    1. _{ $lose } oder mehr Aufstände?_ Dann ist die Partie verloren.
    2. Gestreifte Hinweise verschwinden, grüne werden gestreift.
    3. _Bedarf:_ nur zum Teil gedeckt { $partly } Unruhe, gar nicht gedeckt { $unfed } Unruhe. Ein Aggregat zählt als gedecktes Feld.
    4. _Krankenhaus_ ohne Treibstoff: { $hospital_deaths } Tote, { $hospital_unrest } Unruhe.
    5. _Erkrankte:_ Für jeden Marker ein Wurf. Er muss mindestens den Wert zeigen, weniger 1 für jede helfende Person und 1 für einen Stützpunkt. Sonst: 1 Toter, 1 Unruhe.
    6. Übrige Brände werden zur Ruine; Tagesaufgaben scheitern.
    7. Was auf den Feldern liegt, ist verbraucht.
    8. _Aufstände_ zerstören je ein Gebäude: erst Läden und Tankstellen, dann Wachen, zuletzt den Stützpunkt.
    9. Fällt der Stützpunkt im Rathausviertel, ist die Partie sofort verloren.

    Während dieser Schritte breiten sich Aufstände nicht auf die Nachbarn aus.

power-title = Wann der Strom zurückkommt
power =
    Ab { $first_day } werden jeden Morgen zwei Würfel geworfen. Erreicht die Summe die Zahl des Tages, ist der Strom wieder da: Ihr habt gewonnen, und der Tag wird nicht mehr gespielt.

    @power

    Spätestens am Montag der zweiten Woche kommt er von selbst.

end-title = Ende und Wertung
end =
    Gewonnen wird gemeinsam, verloren auch. Nur eine gewonnene Woche wird gewertet:

    @scoring

    > _Beispiel._ Der Strom kommt am Samstag zurück.
    >
    > @score-example

    @bands

    Nach dem Ende zeigt die _Nachbesprechung_, was wann geschah, was liegen blieb und was es gekostet hat.

people-title = Allein, zu fünft, zu fünfzehnt
people =
    Zu fünft hat jede Person eine Rolle. Sind es weniger, nimmt jede mehrere; sind es mehr, teilen sich bis zu drei eine Rolle.

    @crews

    - Teilt ihr euch eine Rolle, führt jeden Tag eine Person den Stab und entscheidet; am nächsten Tag ist die nächste dran. Eingestellt werden kann auch, dass zwei sich einig sein müssen oder dass alle frei handeln. Greifen dann zwei zugleich nach demselben Trupp, gilt die erste Entscheidung. Die Chronik zeigt, wer was getan hat.
    - Am offenen Tisch entscheiden alle für alle Rollen.
    - Fehlt jemand, springt die Verwaltung ein, bis die Person zurück ist.
    - Bots übernehmen jede Rolle, auch alle.

    ### Die Uhr

    Für eine Zeiteinheit habt ihr { $minutes } Minuten. Sie läuft erst, wenn alle die Karten gelesen haben. Ist sie um, endet die Zeiteinheit, wie sie steht. Für die erste Partie lässt sich der Montag ohne Uhr spielen.

    ### Einstellungen am Tisch

    @options

teachers-title = Für Lehrkräfte und Spielleitung
teachers =
    Ein Laptop am Projektor zeigt die Stadt, jede Rolle spielt am eigenen Telefon. Für den Einstieg gibt es einen Montag mit festen Karten und ohne Uhr. Plant zwei bis drei Stunden ein, oder hört nach Mittwoch auf: Auch dann lohnt sich das Gespräch.

    ### Fragen für danach

    - Welche Ereignisse habt ihr liegen gelassen? Wusstet ihr, was das kostet?
    - Wann habt ihr aufgehört zu löschen und angefangen vorzusorgen? War das früh genug?
    - Wer hat entschieden, und wer hätte gern mitentschieden?
    - Wer war am Ende erschöpft? Habt ihr Ruhe geplant oder genommen, was übrig blieb?
    - Was würde in eurer Stadt am zweiten Tag fehlen? Wer weiß das schon?
    - Was kann ein Haus, eine Straße, eine Schule tun, bevor etwas passiert?

    Die Nachbesprechung lässt sich drucken und als Tabelle mitnehmen.

    ### Was vereinfacht ist

    Eine Stadt hat mehr als fünf Stellen und mehr als einen Stab. Funk, Wasserwerk, Pflege und Landkreis fehlen hier. Die Zahlen sind für ein Spiel gemacht, nicht für einen Notfallplan.

credits-title = Wer dahintersteckt
credits =
    _Neustart_ ist ein Spiel von Till Meyer, Nicole Zeller und Herbert Saurugg, erschienen bei Spieltrieb, gezeichnet von Christian Opperer. Krisenstäbe üben damit seit 2022.

    Diese Fassung folgt dem Ablauf des Originals. Stadtpläne, Werte, Karten, alle Texte und alle Bilder sind neu für den Stromtisch gemacht.

## Bilder: was darunter steht und was vorgelesen wird

figure-town = { $easy } am Montagmorgen: Nur im Rathausviertel steht ein Stützpunkt.
figure-town-alt = Der Plan von { $easy }: { $quarters } sechseckige Quartiere, in der Mitte das Rathausviertel, dazu die Trupps an ihren Wachen.
figure-quarter = Ein Quartier aus der Nähe: oben die Häuser und Betriebe, darunter der Bedarf, der Vorrat und die Trupps.
figure-quarter-alt = Das Quartier { $quarter_name } mit Wohnhäusern, Betrieb, { $quarter_need } Bedarfsfeldern und { $quarter_stock } Gütern Vorrat.
figure-towns = { $towns_text } Die Buchstaben zeigen, wo Trupps zu Hause sind; K ist das Krankenhaus, V das Rathaus.
figure-towns-alt = Drei Stadtpläne: { $towns_text }
figure-actors = Jede Rolle hat ihre Farbe, ihr Fahrzeug und ihren Buchstaben.
figure-actors-alt = Fünf Fahrzeuge: { $actors_text }.
figure-markers = Verdeckt zeigt ein Marker nur seine Art, offen auch seinen Wert.
figure-markers-alt = Drei Arten von Markern, verdeckt und offen: Brand als Flamme, Erkrankte als Kreis, Vorfall als Raute.
figure-network = Drei Stützpunkte hängen zusammen, der vierte liegt noch allein.
figure-network-alt = Vier Quartiere mit Stützpunkt in { $easy }. { $net_text } sind mit dem Depot verbunden, { $alone_text } ist es nicht.
figure-moods = Ruhig mit Helfenden, unruhig, im Aufstand.
figure-moods-alt = Dreimal dasselbe Quartier: mit zwei Helfenden, mit zwei Unruhe, mit einem Aufstand.

## Tabellen

week-power = Strom?
week-power-note = Ab { $first_day } ein Wurf am Morgen.
week-card = Morgenkarte
week-card-note = Sie wirkt sofort und gilt den ganzen Tag.
week-day = Tag
week-day-note = Ruhen, zwei Karten, handeln.
week-night = Nacht
week-night-note = Noch einmal dasselbe im Dunkeln.
week-close = Abschluss
week-close-note = Bedarf, Krankenhaus, Aufstände.
competence-caption = Was eine Aktion kostet (Aktionspunkte)
competence-action = Aktion
competence-best = Fett gedruckt: wer es am besten kann.
power-caption = Nötige Summe aus zwei Würfeln
power-day = Morgen
power-needed = nötig
power-chance = Chance
power-from = ab { $sum }
power-auto = von selbst
percent = { $count } %
scoring-caption = Was am Ende zählt
scoring-what = Wofür
scoring-points = Punkte
score-calm = Quartier ohne Unruhe
score-helper = helfende Person
score-base = Stützpunkt
score-day = Bonus: Strom zurück am { $days }
score-death = Toter
score-unrest = Unruhe
score-ruin = Ruine
score-uprising = Aufstand (höchstens { $counted } zählen)
score-each = je { $points }
score-total = Zusammen
example-caption = Die Wertung am Samstag
bands-caption = Das Urteil
bands-band = Urteil
bands-from = ab
bands-least = darunter
crews-caption = Wer welche Rollen hat
crews-people = Personen
crews-split = Rollen
crews-more = 6 bis 15
crews-more-note = Jede weitere Person kommt in dieser Reihenfolge dazu: { $joining }, danach noch einmal.
