# Pampero: die Nachbesprechung einer Partie. Die Seite liest alles, der Server für die Tabelle nur column-….
# Namen von Märkten, Karten, Zonen und Wertungsgrößen kommen aus dem Spiel. Beträge kommen als Text, schon mit Zeichen.

## Spalten der Tabelle

column-part = Teil
column-year = Jahr
column-company = Unternehmen
column-zone = Zone
column-item = Gegenstand
column-measure = Größe
column-value = Wert

## Kopf

lead-ahead = Nach { $years } Jahren liegt { $names } { $margin } vor { $second }.
lead-pylons = Nach { $years } Jahren ist das Geld gleich. { $names } hat mehr Strommasten und gewinnt.
lead-shared = Nach { $years } Jahren teilen sich { $names } den Sieg: gleich viel Geld, gleich viele Strommasten.
lead-behind = Nach { $years } Jahren liegt { $names } { $margin } hinter VJ.
lead-tied = Nach { $years } Jahren hat { $names } so viel Geld wie VJ, aber nicht mehr Strommasten. Das geht an VJ.
lead-aborted = Die Partie wurde im Jahr { $years } abgebrochen. So weit seid ihr gekommen.
bot = Bot { $number }
no-result = keine Abrechnung
fact-years = Jahre
fact-contracts = Verträge
fact-pylons = Strommasten
fact-wind = Windparks
fact-energy = Gelieferte Energie
fact-capital = Kapital aufgenommen

## Geld

money-title = Das Geld über die Jahre
money-intro = Die Linie zeigt das Geld am Ende jedes Jahres. Die gepunktete Linie darunter zieht ab, was an Kapital noch zurückzuzahlen ist.
money-alt = Geld aller Unternehmen vom Start bis zum Jahr { $years }. Dieselben Zahlen stehen in der Tabelle darunter.
scoring-first = 1. Wertung
scoring-second = 2. Wertung
scoring-final = Schlusswertung
start = Start
year = Jahr { $year }
years = Jahr
figures = Zahlen als Tabelle
figure-money = { $name }
figure-owed = { $name }, noch geschuldet
figure-income = { $name }, Einkommen im Jahr

## Flüsse

flow-title = Woher das Geld kam, wohin es ging
flow-intro = Jede Zeile ist eine Quelle oder eine Verwendung. Alle Zeilen zusammen ergeben das Geld am Ende.
flow-bars = Volle Balken nach rechts sind Einnahmen, umrandete nach links sind Ausgaben.
flow-what = Quelle oder Verwendung
flow-total = Geld am Ende
group-start = Zu Beginn
group-income = Märkte
group-bonuses = Boni
group-foreign = Auslandsmärkte
group-scoring = Wertungen
group-costs = Bauen und Liefern
group-rents = Zwischen den Unternehmen
group-capital = Kapital
flow-start = Startkapital
flow-payouts = Zusätzliche Auszahlungen
flow-contracts = Felder der Verträge
flow-pylons = Boni der Strommasten
flow-connections = Verbindungsplättchen
flow-bays = Parkplatz
flow-cards = Geld auf Karten
flow-rent-in = Erhalten für Bulldozer und Masten
flow-rent-out = Bezahlt für Bulldozer und Masten
flow-scoring-first = Erste Wertung
flow-scoring-second = Zweite Wertung
flow-scoring-final = Schlusswertung
flow-scoring-cards = Wertungskarten
flow-final-tiles = Schlussboni
flow-capital = Aufgenommenes Kapital
flow-cost-wind = Windparks
flow-cost-pylons = Strommasten
flow-cost-contracts = Verträge
flow-cost-other = Ausland, Betriebshof und anderes
flow-lines = Leitungen im Netz
flow-repaid = Zurückgezahltes Kapital

## Zwischen den Unternehmen

rents-title = Wer wen bezahlt hat
rents-intro = Wer fremde Bulldozer oder Masten nutzt, zahlt dafür, und zwar an ihre Besitzer.
rents-none = Niemand hat fremde Bulldozer oder Masten genutzt.
rents-vj = Für VJ zahlt die Bank.
rent = { $from } an { $to }

## Karte

map-title = Gebaut und unterschrieben
map-intro = Strommasten, Windparks und Verträge am Ende jedes Jahres, von unten nach oben nach Zonen.
map-alt = { $name }: am Ende { $pylons } Strommasten, { $wind } Windparks und { $contracts } Verträge. Die Zahlen aller Jahre stehen in der Tabelle darunter.
lane-pylons = Strommasten
lane-wind = Windparks
lane-contracts = Verträge
kind-remote = Fern
kind-solar = Solar
figure-built = { $what }, { $zone }

## Energie

energy-title = Energie und Batterien
energy-intro = Was erzeugt wurde, wofür es gebraucht wurde und was übrig blieb.
energy-what = Energie
energy-start = Zu Beginn
energy-wind = Aus Windparks
energy-bonuses = Aus Boni und Karten
energy-contracts = Für Verträge
energy-lines = Für Leitungen im Netz
energy-left = Übrig
batteries-what = Batterien
batteries-start = Zu Beginn
batteries-got = Erhalten
batteries-used = Verbraucht oder abgegeben
batteries-left = Übrig

## Aktionen

actions-title = Wofür die Züge gebraucht wurden
actions-intro = Drei Aktionen im Jahr. Wie oft jedes Unternehmen welche Karte gespielt oder etwas anderes getan hat.
actions-what = Aktion
actions-special = Spezialkarten
actions-recall = Alle Karten zurückgenommen
actions-battery = Batterie genommen
actions-all = Zusammen
vj-title = Was VJ getan hat
vj-WIND = Windpark
vj-PYLON = Strommast
vj-CONTRACT = Vertrag
vj-REMOTE = Fern-Vertrag
vj-SOLAR = Solar-Vertrag
vj-FOREIGN = Ausland
vj-BATT = Batterien
vj-pass = Gepasst

## Wendepunkte

moments-title = Wendepunkte
moments-intro = Tatsachen aus den Büchern. Wer vorn liegt, liegt auch nach Abzug des Kapitals vorn.
moments-none = Es gibt nichts zu erzählen: Kein Unternehmen lag je vorn.
moment-lead = { $name } geht in Führung, { $money } vor dem nächsten Unternehmen.
moment-majority = { $name } hat die Mehrheit ({ $metric }) und bekommt { $money }.
moment-capital = { $name } nimmt Kapital auf: { $money } sofort für { $cost } am Ende.
moment-zone = { $name } erfüllt den ersten Vertrag in Zone { $zone }.
moment-grid = { $name } hat als Erstes alle { $count } Strommasten gebaut.
moment-best-year = { $name } hat das beste Geschäftsjahr: { $money } ohne Wertungen und Kapital.
moment-unused = { $name } behält am Ende { $count } Energie, die niemand gebraucht hat.

## Fragen

questions-title = Fragen fürs Gespräch
question-lead-changed = Im Jahr { $year } zog { $name } an { $from } vorbei. Welche Entscheidungen hatten das vorbereitet, und in welchem Jahr fielen sie?
question-lead-kept = { $name } lag vom Jahr { $year } an vorn. Wann hätte das noch jemand ändern können, und womit?
question-capital = Kapital brachte { $received } sofort und kostet { $cost } am Ende. Was haben die Unternehmen in der Zwischenzeit daraus gemacht? Wann lohnt es sich, Geld zu leihen?
question-no-capital = Niemand hat Kapital aufgenommen. In welchem Jahr wären { $price } Rückzahlung am Ende gut angelegt gewesen, und wofür?
question-rents = { $money } gingen an andere Unternehmen, für ihre Bulldozer und Masten. Wann ist es besser, ein fremdes Netz zu nutzen, als selbst zu bauen, und wer gewinnt dabei am Ende?
question-unused = { $energy } Energie blieb am Ende übrig. Zu viel Wind, zu wenige Verträge oder zu wenig Netz dazwischen: Wo war der Engpass?
question-real = Wo fühlte es sich an wie ein echtes Stromunternehmen: erst Wind oder erst Netz, wenige große Kunden oder viele kleine? Und was lässt das Spiel weg?
