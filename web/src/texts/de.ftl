### Die Worte rund um die Spiele. Was zu einem Spiel gehört, steht bei ihm.

## Überall

brand = Stromtisch
skip = Zum Inhalt springen
close = Schließen
cancel = Abbrechen
home = Startseite
retry = Noch einmal versuchen
loading = Einen Moment …
seat-label =
    Platz { $number } ({ $shape ->
        [0] rot, Kreis
        [1] blau, Quadrat
        [2] grün, Dreieck
        [3] gelb, Raute
       *[4] lila, Sechseck
    })
language = Sprache
language-de = Deutsch
language-en = English
theme = Helligkeit
theme-auto = Wie im System
theme-light = Hell
theme-dark = Dunkel
missing-title = Hier steht kein Tisch
missing-text = Diese Seite gibt es nicht. Vielleicht fehlt ein Zeichen in der Adresse?
footer-free = Stromtisch ist freie Software unter der MIT-Lizenz. Alle Texte und Bilder sind eigene.
footer-private = Keine Konten, keine Werbung, nichts wird verfolgt.

## Startseite

start-title = An diesem Tisch liegt Spannung an.
start-lead = Brettspiele rund um die Stromversorgung, gemeinsam im Browser gespielt: im Klassenzimmer, im Krisenstab, am Küchentisch oder über hunderte Kilometer.
start-how = Ohne Anmeldung: Eine Person eröffnet, die anderen kommen mit dem Code dazu, und wer fehlt, wird von einem Bot vertreten.
join-title = Code bekommen?
join-code = Tischcode
join-code-example = z. B. KWRTZP
join-go = An den Tisch
join-code-missing = Gib den Code ein, den dir jemand geschickt hat.
your-tables = Deine Tische
your-tables-as = als { $name }
your-tables-watching = als Gast
your-tables-forget = Tisch { $code } vergessen
games-title = Die Spiele
games-failed = Die Spiele lassen sich gerade nicht laden.
game-players = { $least } bis { $most } Personen
game-players-exact =
    { $count ->
        [one] Eine Person
       *[other] Genau { $count } Personen
    }
game-open = Neuen Tisch eröffnen
game-picture = Bild zu { $title }

## Tisch eröffnen

new-title = { $game } vorbereiten
new-lead = Setz dich und entscheide, wer mitspielt. Das Spiel beginnt von selbst, sobald kein Platz mehr frei ist.
name = Dein Name
name-hint = So sehen dich die anderen am Tisch.
name-missing = Wie sollen dich die anderen nennen?
seats = Plätze
seats-count = Wie viele spielen?
seat-number = Platz { $number }
seat-you = du
seat-kind = Wer sitzt hier?
seat-open = Frei für jemanden
seat-bot = Bot: { $bot }
bot-sensible = überlegt
bot-random = würfelt
bot-other = { $bot }
bot-name = Bot ({ $bot })
options-title = Spielregeln anpassen
options-all-default = Alles wie vorgeschlagen
options-changed =
    { $count ->
        [one] Eine Änderung
       *[other] { $count } Änderungen
    }
option-range = { $least } bis { $most }
option-default = Vorschlag: { $value }
option-value-random = wird ausgelost
option-value-standard = Standard
option-value-free = frei
option-value-equal = gleich
option-value-all = alle Steine
option-value-leaders = nur die vordersten
option-value-seed = wie im Original
option-value-tuned = erreichbar
option-value-schwarzbach = Schwarzbach
option-value-zell-herbertingen = Zell-Herbertingen
option-value-stephansfeld = Stephansfeld an der Fritzel
option-value-seats = nach Plätzen
option-value-open = alle für alles
option-value-lead = mit Staffelstab
option-value-consensus = zu zweit
option-value-long = lang
option-value-easy = leicht
option-value-normal = normal
option-value-expert = schwer
option-on = an
option-off = aus
create = Tisch eröffnen
creating = Tisch wird gedeckt …

## Dazukommen und warten

table-page-title = Tisch { $code }
lobby-title = Gleich geht es los
lobby-lead = Gib den Code oder den Link weiter. Das Spiel beginnt, sobald alle Plätze besetzt sind.
lobby-watching = Du schaust zu. Sobald alle Plätze besetzt sind, beginnt das Spiel.
lobby-code = Tischcode
lobby-copy = Link kopieren
lobby-copied = Link kopiert
lobby-copy-failed = Kopieren geht hier nicht. Der Link lautet: { $link }
lobby-seats = Wer schon da ist
lobby-missing =
    { $count ->
        [one] Noch ein Platz ist frei.
       *[other] Noch { $count } Plätze sind frei.
    }
lobby-free = Noch frei
lobby-host = lädt ein
lobby-add-bot = Bot dazusetzen
lobby-free-again = Wieder freigeben
lobby-bot-level = Welcher Bot?
lobby-fair = Fair gemischt: Der Server hat seine Zufallszahl schon gezogen, hier ist ihre Prüfsumme. Der Browser jeder Person gibt eine eigene Zahl dazu. So kann niemand allein die Mischung bestimmen, und nach dem Spiel lässt sich alles nachrechnen.
lobby-shuffling = Es wird gemischt …
sit-title = Setz dich dazu
sit-lead = { $host } lädt zu { $game } ein.
sit-lead-plain = Hier wird gleich { $game } gespielt.
sit-which = Welcher Platz?
sit-any = Egal
sit-go = Platz nehmen
sit-watch = Nur zuschauen
table-unknown-title = Diesen Tisch gibt es nicht
table-unknown = Unter dem Code { $code } ist nichts zu finden. Stimmt jedes Zeichen?
table-no-pages = Dieses Spiel kann die Seite noch nicht zeigen. Lade sie einmal neu.

## Am Tisch

prompt-label = Was jetzt?
clock-left =
    { $seconds ->
        [one] Noch eine Sekunde
       *[other] Noch { $seconds } Sekunden
    }
clock-over = Zeit abgelaufen
you-watch = Du schaust zu
seat-acting = leitet für { $host }
onlookers =
    { $count ->
        [one] Ein Gast schaut zu
       *[other] { $count } Gäste schauen zu
    }
undo = Zurücknehmen
connection-connecting = Verbindung wird aufgebaut …
connection-lost = Verbindung unterbrochen. Wir versuchen es gleich wieder; deine Eingaben gehen nicht verloren.
connection-too-many = Hier schauen gerade so viele zu, dass kein Platz frei ist. Wir versuchen es ab und zu wieder.
connection-elsewhere = Dieser Platz ist in vielen anderen Fenstern offen. Wir versuchen es ab und zu wieder.
connection-gone = Dieser Tisch wurde abgeräumt.
connection-back = Wieder verbunden.
seat-away = nicht verbunden
seat-autopilot = Autopilot
seat-left = gegangen
people = Am Tisch
board = Spielfläche
chronicle = Chronik
chronicle-empty = Noch ist nichts passiert.
chronicle-newest = Zum Neuesten
chronicle-show = Auf dem Spielplan zeigen
chat = Gespräch
chat-empty = Noch ist es still. Sag Hallo!
chat-write = Nachricht an alle
chat-send = Senden
chat-waiting = wird noch gesendet
chat-onlooker = Mitreden kann, wer einen Platz am Tisch hat.
chat-new =
    { $count ->
        [one] eine neue Nachricht
       *[other] { $count } neue Nachrichten
    }
chat-said = { $name } sagt: { $text }
panel-hide = Seitenleiste ausblenden
panel-show = Seitenleiste einblenden
panel-label = Chronik und Gespräch
menu = Menü
menu-share = Einladen
menu-fair = Fair gemischt?
menu-vote = Für Abbruch stimmen
menu-unvote = Doch weiterspielen
menu-votes = { $count } von { $people } für Abbruch
menu-leave = Tisch verlassen
menu-record = Partie herunterladen
leave-title = Den Tisch verlassen?
leave-text = Der Autopilot spielt für dich weiter, damit die anderen weitermachen können. Mit diesem Browser kannst du bis zum Ende zurückkommen.
away-left = Du hast den Tisch verlassen.
away-idle = Deine Zeit ist zweimal abgelaufen.
away-text = Der Autopilot spielt für dich.
away-come-back = Zurückkommen
away-play-on = Selbst weiterspielen
leave-lobby = Dein Platz wird wieder frei.
leave-go = Ja, ich gehe
leave-stay = Ich bleibe
vote-title = Spiel abbrechen?
vote-text = Das Spiel endet ohne Wertung, wenn alle, die gerade am Tisch sind, dafür stimmen. Du kannst deine Stimme jederzeit zurücknehmen.
vote-go = Dafür stimmen
vote-running = { $names } möchte abbrechen.
vote-running-many = { $names } möchten abbrechen.
fair-title = Fair gemischt
fair-text = Der Server hat eine Zufallszahl gezogen und ihre Prüfsumme gezeigt, bevor jemand etwas dazugab. Danach hat der Browser jeder Person eine eigene Zahl dazugegeben. Erst alle zusammen ergeben die Mischung, also konnte sie weder der Server noch jemand am Tisch allein bestimmen.
fair-commitment = Prüfsumme der Zahl des Servers (SHA-256)
fair-server = Zahl des Servers
fair-nonce = Zahl von { $name }
fair-seed = Startwert der Mischung, aus allen Zahlen errechnet
fair-later = Die Zahl des Servers erscheint nach dem Spiel. Dann rechnet diese Seite hier alles nach.
fair-found-sum = Nachgerechnet: Die Zahl des Servers hat die gezeigte Prüfsumme.
fair-found-sum-not = Das passt nicht zusammen! Die Zahl des Servers hat eine andere Prüfsumme.
fair-found-before = Es ist die Prüfsumme, die dieser Browser sah, bevor er seine Zahl dazugab.
fair-found-before-not = Das passt nicht zusammen! Dieser Browser sah vorher eine andere Prüfsumme.
fair-found-own = Die Zahl dieses Browsers ist unverändert dabei.
fair-found-own-not = Das passt nicht zusammen! Die Zahl dieses Browsers fehlt oder wurde verändert.
fair-nobody = An diesem Tisch hat niemand eine Zahl dazugegeben; der Startwert ist die Zahl des Servers.
fair-elsewhere = Anderswo nachrechnen

## Ein Brett für jedes Spiel

generic-decisions = Was du jetzt tun kannst
generic-closed = Was jetzt nicht geht
generic-view = Was auf dem Tisch liegt
generic-outcome = Ergebnis
generic-prompt = Du bist dran.
generic-waiting = Wir warten auf { $names }.
generic-over = Das Spiel ist aus.
generic-winners = Gewonnen: { $names }
generic-nobody = Niemand hat gewonnen.
generic-seat = Wer
generic-place = Platz
generic-points = Punkte
generic-details = Alles zum Ergebnis

## Die Ansicht für alle im Raum

screen-title = Setzt euch an den Tisch
screen-scan = Scanne den Code mit der Kamera deines Handys.
screen-or = Oder öffne diese Adresse und gib den Code ein:
screen-qr = QR-Code zu { $link }
screen-alone = Diese Adresse kennt nur dieser Rechner. Öffne die Seite unter seiner Adresse im Netz, damit Handys herfinden.
screen-awaited = Am Zug:
screen-full = Ganzer Bildschirm
screen-open = Ansicht für den Beamer

## Spielleitung, Pausen, Plätze

host-menu = Spielleitung
host-title = Spielleitung
host-clock = Uhr
host-pause = Pause
host-resume = Weiterspielen
host-extend = +{ $minutes } Min.
host-skip = Zeit ist um
host-no-clock = Gerade läuft keine Uhr.
host-patient = Dieser Tisch wird ohne Uhr gespielt.
host-back = Zurückgehen
host-back-hint = Such im Rückblick die Stelle, an der es weitergehen soll. Alle am Tisch erfahren davon. Was noch niemand kennt, wird neu gemischt.
host-back-go = Stelle suchen
host-back-closed = Beim Eröffnen dieses Tischs wurde das Zurückgehen nicht erlaubt.
host-away = Wer gerade fehlt
host-away-hint = Ein Bot kann den Platz spielen, bis die Person wieder da ist.
host-autopilot = Autopilot
host-onlookers = Gäste
host-admit = Wer keinen Platz hat, darf zuschauen
host-close = Tisch schließen
host-close-title = Tisch schließen?
host-close-text = Das Spiel ist dann für alle beendet. Ansehen lässt es sich weiterhin, fortsetzen nicht.
paused-title = Pause
paused-text = Der Tisch wartet.
paused-left = Die Uhr steht bei { $left }.
paused-short = Nach zwei Minuten geht es von selbst weiter.
past-title = Diese Partie lässt sich ansehen, aber nicht fortsetzen.
past-text = Sie wurde nach den Regeln { $rules } gespielt, dieser Server hat die Regeln { $newest }.
past-unknown = Der Server hat die Regeln ({ $rules }) oder die Karten nicht mehr, mit denen sie gespielt wurde.
past-not-drawn = Das Brett dieser alten Partie lässt sich nicht mehr zeichnen. Chronik, Gespräch und Aufzeichnung sind noch da.
edition-older = Das Spiel wurde erneuert. Dieser Tisch spielt mit den Regeln und Karten weiter, mit denen er begonnen hat.
closed-title = Dieser Tisch ist geschlossen
closed-lobby = Das Spiel wurde abgesagt, bevor es begann.
shut-title = Geschlossene Runde
shut-text = An diesem Tisch darf nur zusehen, wer einen Platz hat.
rematch = Noch einmal
rematch-follow = Zur nächsten Partie
rematch-led = Es geht in die nächste Runde!
journal-table-paused = { $name } macht eine Pause.
journal-table-resumed = { $name } setzt das Spiel fort.
journal-table-pause-over = Die Pause ist vorbei.
journal-table-mended =
    { $lost ->
        [0] Das Protokoll dieses Tisches war beschädigt. Was heil ist, wurde gerettet; von hier geht es weiter.
        [one] Das Protokoll dieses Tisches war beschädigt, eine Zeile ist verloren. Von hier geht es weiter.
       *[other] Das Protokoll dieses Tisches war beschädigt, { $lost } Zeilen sind verloren. Von hier geht es weiter.
    }
journal-table-closed = { $name } schließt den Tisch.
journal-table-extended =
    { $minutes ->
        [one] { $name } gibt eine Minute dazu.
       *[other] { $name } gibt { $minutes } Minuten dazu.
    }
journal-table-admits = { $name } lässt Gäste zuschauen.
journal-table-shuts = { $name } schließt die Runde für Gäste.
journal-table-acting = { $name } leitet den Tisch, solange { $host } fehlt.
journal-table-host = { $name } leitet den Tisch wieder.
journal-table-stand-in = Für { $name } spielt ein Bot ({ $bot }).
journal-rolled-back =
    { $anew ->
        [yes] { $name } hat das Spiel zurückgesetzt. Von hier geht es weiter. Was noch niemand kannte, ist neu gemischt.
       *[no] { $name } hat das Spiel zurückgesetzt. Von hier geht es weiter.
    }
journal-rejoined = { $name } ist wieder am Tisch.
settings-title = Wie gespielt wird
settings-patient = Über Tage spielen
settings-patient-hint = Keine Uhr läuft, und niemand wird vertreten. Der Tisch wartet, bis alle Zeit haben.
settings-short_pauses = Nur kurze Pausen
settings-short_pauses-hint = Die Spielleitung darf einmal je Runde (in Neustart: je Wochentag) für zwei Minuten anhalten.
settings-rollback = Zurückgehen erlauben
settings-rollback-hint = Die Spielleitung darf zu jeder früheren Stelle zurück, auch wenn schon etwas aufgedeckt wurde. Gut zum Lernen.
settings-onlookers = Gäste dürfen zuschauen
settings-onlookers-hint = Wer den Link hat, sieht, was alle sehen. Das lässt sich später ändern.
watch-bots = Ich schaue nur zu
watch-bots-hint = Bots spielen für sich, oder andere setzen sich dazu.
seat-beside = Jemand an diesem Gerät
seat-here = an diesem Gerät
beside-title = Noch jemand an diesem Gerät?
beside-name = Name
beside-go = Dazusetzen
beside-hint = Ihr reicht das Gerät herum. Dazwischen ist alles verdeckt.
lobby-fill = Freie Plätze mit Bots besetzen
cover-title = Gib das Gerät an { $name }
cover-text = Hier ist nichts zu sehen, bis { $name } übernimmt.
cover-take = Ich bin { $name }
cover-others = Oder jemand anderes schaut kurz hinein:
cover-pass = Weitergeben
mine-turn = Du bist dran
mine-waits = Wartet auf { $names }
mine-lobby = Wartet auf Mitspielende
mine-over = Zu Ende
turn-ask = Benachrichtigen, wenn ich dran bin
turn-title = Du bist dran
turn-text = { $game } · Tisch { $code }

## Rückblick und Aufzeichnungen

menu-replay = Rückblick
replay-title = Rückblick
replay-back = Zurück ins Spiel
replay-table = Zum Tisch
replay-first = Zum Anfang
replay-before = Einen Schritt zurück
replay-next = Einen Schritt vor
replay-last = Zum Ende
replay-slider = Stelle im Spiel
replay-step = Schritt { $step } von { $steps }
replay-eyes = Mit wessen Augen?
replay-everybody = Was alle sehen
replay-link = Link zu dieser Stelle
replay-roll = Hier weiterspielen
replay-roll-title = Hier weiterspielen?
replay-roll-text =
    { $steps ->
        [one] Ein Schritt danach gilt nicht mehr. Was noch niemand kennt, wird neu gemischt. Alle am Tisch erfahren es, und in der Chronik bleibt es stehen.
       *[other] { $steps } Schritte danach gelten nicht mehr. Was noch niemand kennt, wird neu gemischt. Alle am Tisch erfahren es, und in der Chronik bleibt es stehen.
    }
replay-rolled = Das Spiel wurde zurückgesetzt.
record-open = Aufgezeichnete Partie ansehen
record-title = Aufgezeichnete Partie
record-lead = Wähle eine Datei, die du nach einem Spiel heruntergeladen hast. Wir spielen sie Schritt für Schritt nach, prüfen die Mischung und zeigen dir die Partie.
record-choose = Aufzeichnung wählen
record-no-json = Das ist keine Aufzeichnung: Die Datei lässt sich nicht lesen.
record-good = Geprüft und in Ordnung
record-acts =
    { $count ->
        [one] Ein Schritt nachgespielt, er war erlaubt.
       *[other] { $count } Schritte nachgespielt, alle waren erlaubt.
    }
record-outcome = Das Ergebnis stimmt mit der Aufzeichnung überein.
record-unfinished = Die Partie wurde nicht zu Ende gespielt.
record-shuffle = Fair gemischt: Prüfsumme und Startwert passen zu den Zahlen, hier im Browser nachgerechnet.
record-shuffle-not = Das passt nicht zusammen! Prüfsumme oder Startwert gehören zu anderen Zahlen.

## Regelseiten

rules = Regeln
rules-of = Regeln von { $game }
rules-title = So spielt ihr { $game }
rules-new-tab = Regeln (neuer Tab)
rules-contents = Inhalt
rules-print = Drucken
rules-top = Nach oben
rules-none = Für dieses Spiel gibt es noch keine Regelseite.
rules-failed = Die Regeln lassen sich gerade nicht laden.

## Warum etwas nicht ging

refusal-has-left = Dieser Platz ist schon verlassen.
refusal-damaged = Das Protokoll dieses Tisches ist beschädigt, deshalb geht es hier nicht weiter. Bitte sag es der Person, die den Server betreibt.
refusal-other-rules = Dieser Tisch wurde nach Regeln gespielt, die dieser Server nicht hat: Er lässt sich ansehen, aber nicht fortsetzen.
refusal-unknown-edition = Mit dieser Ausgabe des Spiels wurde an keinem Tisch gespielt.
refusal-try-again = Das ließ sich gerade nicht speichern. Es hat sich nichts geändert: Versuch es noch einmal.
refusal-internal = Da ist bei uns etwas schiefgegangen. Es hat sich nichts geändert: Versuch es noch einmal.
refusal-unknown-path = Diese Adresse gibt es nicht.
refusal-wrong-method = So lässt sich diese Adresse nicht benutzen.
refusal-unexpected = Das hat nicht geklappt ({ $code }). Versuch es bitte noch einmal.
refusal-offline = Der Server ist gerade nicht zu erreichen. Prüf die Verbindung und versuch es noch einmal.
refusal-not-your-decision = Das entscheidet gerade jemand anderes.
refusal-unknown-decision = Diese Möglichkeit gibt es gerade nicht.
refusal-stale = Das Spiel war schon einen Schritt weiter. Schau kurz, was sich geändert hat, und entscheide neu.
refusal-cannot-afford = Dafür reicht dein Geld nicht: Es kostet { $cost } €, du hast { $money } €.
refusal-not-in-hand = Diese Karte hast du nicht mehr auf der Hand.
refusal-wrong-phase = Das geht erst in einem anderen Abschnitt der Runde.
refusal-already-committed = Du hast dich schon festgelegt. Nimm deine Wahl zurück, wenn du sie ändern möchtest.
refusal-not-committed = Du hast noch nichts gewählt, das du zurücknehmen könntest.
refusal-already-ready = Du bist schon als bereit gemeldet.
refusal-already-bid = Dein Gebot liegt schon verdeckt auf dem Tisch.
refusal-same-signal = Dieses Zeichen zeigst du bereits.
refusal-game-over = Das Spiel ist zu Ende.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.
refusal-revealed = Das ist schon aufgedeckt und lässt sich nicht mehr zurücknehmen.
refusal-others-decided = Andere haben danach schon entschieden, deshalb bleibt es dabei.
refusal-no-seat = Dafür brauchst du einen Platz am Tisch.
refusal-seat-taken = Da war jemand schneller. Such dir einen anderen Platz aus.
refusal-table-full = Alle Plätze sind besetzt. Zuschauen geht trotzdem.
refusal-not-host = Das kann nur, wer den Tisch eröffnet hat.
refusal-already-started = Das Spiel läuft schon.
refusal-already-contributed = Für diesen Platz steht die Zahl zum Mischen schon fest.
refusal-not-started = Das Spiel hat noch nicht begonnen.
refusal-unknown-table = Diesen Tisch gibt es nicht. Stimmt der Code?
refusal-unknown-game = Dieses Spiel kennt der Server nicht.
refusal-unknown-option = Eine der Einstellungen gibt es nicht mehr. Lade die Seite neu.
refusal-bad-option = Eine der Einstellungen passt nicht. Schau sie bitte noch einmal durch.
refusal-bad-name = Dieser Name geht nicht. Nimm einen mit 1 bis 24 Zeichen.
refusal-bad-text = Eine Nachricht braucht 1 bis 500 Zeichen.
refusal-bad-seats = So lassen sich die Plätze nicht verteilen.
refusal-malformed = Der Server hat die Eingabe nicht verstanden. Lade die Seite neu und versuch es noch einmal.
refusal-too-large = Das war zu viel auf einmal. Fass dich etwas kürzer.
refusal-too-slow = Das kam zu langsam an. Prüf die Verbindung und versuch es noch einmal.
refusal-wrong-type = Der Server hat die Eingabe nicht verstanden. Lade die Seite neu und versuch es noch einmal.
refusal-chat-full = Der Chat dieses Tisches ist voll. Ihr könnt weiterspielen.
refusal-busy = Der Server hat gerade viel nachzurechnen. Versuch es gleich noch einmal.
refusal-too-costly = Diese Partie noch einmal durchzurechnen dauert dem Server zu lange.
refusal-log-full = Das Protokoll dieses Tisches ist voll. Ihr könnt die Partie zu Ende spielen, aber nichts mehr zurücknehmen und nicht mehr chatten.
refusal-too-many = Das ging etwas schnell. Warte einen Augenblick und versuch es dann noch einmal.
refusal-still-playing = Die vollständige Aufzeichnung gibt es, sobald das Spiel zu Ende ist.
refusal-wrong-origin = Die Anfrage kam von einer fremden Seite und wurde abgelehnt. Öffne den Tisch über seine eigene Adresse.
refusal-paused = Gerade ist Pause.
refusal-pause-used = In dieser Runde war schon Pause.
refusal-not-paused = Das Spiel läuft schon.
refusal-closed = Dieser Tisch ist geschlossen.
refusal-no-clock = Gerade läuft keine Uhr.
refusal-no-rollback = An diesem Tisch ist das Zurückgehen nicht erlaubt.
refusal-not-away = Du spielst schon selbst.
refusal-not-absent = Die Person ist gerade da und spielt selbst.
refusal-no-onlookers = An diesem Tisch darf nur zusehen, wer einen Platz hat.
refusal-bad-record = Diese Aufzeichnung stimmt nicht ({ $field }): { $problem }

## Nachbesprechung einer Partie

debrief = Nachbesprechung
debrief-of = Nachbesprechung { $game }, Tisch { $code }
debrief-title = { $game }: die Nachbesprechung
debrief-table = Tisch { $code }
debrief-open = Zur Nachbesprechung
debrief-back = Zum Tisch
debrief-csv = Tabelle (CSV)
debrief-print = Drucken
refusal-no-debrief = Für dieses Spiel gibt es keine Nachbesprechung.
debrief-later = Die Nachbesprechung gibt es, sobald das Spiel zu Ende ist.
