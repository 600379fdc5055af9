# The Policy Maker: die Regelseite. Nur sie liest diese Datei.
#
# So wird geschrieben (wie ein kleines Markdown, siehe web/src/rules/blocks.ts):
#   Leerzeile = neuer Absatz      - Punkt einer Liste      1. nummerierter Punkt
#   ### Zwischentitel             _fett_                   #draw = Verweis auf den Abschnitt „draw“
#   > Zeilen eines Beispiels      @name = Bild oder Tabelle an dieser Stelle
# Eine Zeile darf nicht mit *, [ oder . beginnen: das hat in Fluent eine Bedeutung.
# Zahlen kommen als Variablen aus dem Spiel und stehen nicht im Text.

lead = Eine Person regiert, alle anderen investieren. Das Land soll wachsen, aber niemand soll es sich unter den Nagel reißen.
duration = 20 bis 30 Minuten
fact = 1 Regierung, sonst Investys

minute-title = In einer Minute
minute =
    - Vier Säulen stehen für _Bildung, Gesundheit, Energie und Digitales_. Investys klettern daran hoch und bezahlen mit Karten der passenden Farbe.
    - _Ein Investy gewinnt_ mit einem Monopol: in der dunklen Zone einer Säule stehen, mindestens { $lead } Felder vor allen anderen, über { $holds_needed } Rundenenden ohne Unterbrechung.
    - _Die Regierung gewinnt_, wenn der Wahltag kommt und niemand ein Monopol geschafft hat.
    - Jede Runde beginnt die Regierung mit der Aktion, die auf dem Zeitstrahl steht: Prüfung, Steuerpolitik, Zuschuss oder Ferien.
    - Danach ist jedes Investy einmal dran: investieren oder andere zurückdrängen, vielleicht eine Initiative einlösen, { $end_draw } Karten ziehen.
    - Gewinnt die Regierung, haben alle Investys verloren. Trotzdem seht ihr, wer von ihnen am weitesten kam und wie gut regiert wurde.

table-title = Was auf dem Tisch liegt
table =
    ### Die vier Säulen

    Jede Säule hat { $top } Felder. Ab Feld { $dark_from } beginnt die _dunkle Zone_. Jedes Investy hat in jeder Säule einen Stein. Solange er noch nicht im Spiel ist, zählt er als Feld 0. Mehrere Steine dürfen sich ein Feld teilen.

    @columns

    Am Fuß jeder Säule steht ihr _Preis_: So viele Karten kostet ein Schritt nach oben. Am Anfang sind es überall { $start_cost }.

    ### Karten

    @kinds

    Von jeder Kategorie gibt es { $cards_per_category } Karten, dazu { $jokers } Joker. Ein _Joker_ ersetzt eine Karte jeder Kategorie. Du darfst beliebig viele davon einsetzen.

    Neben dem Stapel liegen immer { $display } Karten offen. Wird eine genommen, kommt sofort eine neue.

    ### Initiativen und Ziel

    { $open_initiatives } _öffentliche Initiativen_ liegen aus. Wer eine erfüllt, bekommt Karten dafür. Die Regierung kennt außerdem ein _geheimes Ziel_. Es bringt ihr Punkte, aber keinen Sieg.

    ### Der Anfang

    - Wer regiert, wird ausgelost. Alle anderen sind Investys.
    - Jedes Investy bekommt { $start_hand } Karten. Die Regierung hat keine Hand.
    - Der goldene Marker steht auf dem ersten Feld des Zeitstrahls.

round-title = So läuft eine Runde
round =
    @phases

    Die Investys sind immer in derselben Reihenfolge dran. Sind alle fertig, wird geprüft, ob jemand ein #monopoly hat. Wenn nicht, rückt der Marker ein Feld weiter.

    Zu viert dauert eine Amtszeit { $rounds } Runden:

    @timeline

government-title = Die Regierung handelt
government =
    Die Regierung führt genau die Aktion aus, auf der der Marker steht. Tauschen, aufheben oder auslassen geht nicht.

    @actions

    ### Prüfung

    Die Regierung wählt ein Investy und sieht dessen ganze Hand, so wie sie gerade ist. Wer geprüft wird, wissen alle. Was zu sehen war, weiß nur die Regierung. Dieselbe Person darf öfter geprüft werden.

    ### Steuerpolitik

    Die Regierung darf bis zu { $tax_changes } Preise ändern, jeden um genau 1 nach oben oder unten. Sie darf auch alles lassen. Die neuen Preise gelten sofort für alle.

    - Kein Preis sinkt unter { $least_cost } oder steigt über { $most_cost }.
    - Alle vier zusammen dürfen { $most_total_cost } nicht übersteigen. Es zählt der Stand nach der ganzen Aktion.

    > _Beispiel._ Alle Preise stehen auf { $start_cost }. Ada verteuert Bildung auf { $tax_up } und verbilligt Digitales auf { $tax_down }. Die Summe bleibt bei { $tax_total }.

    ### Zuschuss

    Die Regierung zieht { $grant_per_investor } Karten je Investy, zu viert also { $grant }. Sie sieht sich alle an und verteilt sie, _wie sie will_: gleichmäßig oder alles an eine Person. Die anderen erfahren nur, wer wie viele bekam.

    > _Beispiel._ Cem steht kurz vor einem Monopol. Ada gibt Bo { $split_a }, Dilan { $split_b } und Cem nur { $split_c } der { $grant } Karten, und zwar solche, die dort nichts nützen.

    ### Ferien

    Die Regierung macht Pause. Nichts passiert.

invest-title = Investieren
invest =
    Wenn du dran bist, darfst du beliebig oft investieren und manipulieren, in jeder Reihenfolge und Mischung, solange du bezahlen kannst. Du darfst auch gar nichts tun.

    Ein Schritt nach oben kostet so viele Karten der Kategorie, wie ihr Preis sagt. Mehrere Schritte auf einmal sind erlaubt. Bezahlt wird genau, überzählige Karten kannst du so nicht loswerden. Über Feld { $top } hinaus geht es nicht.

    > _Beispiel._ Energie kostet { $inv_cost }. Bo steht auf Feld { $inv_from } und will { $inv_steps } Felder hinauf. Das sind { $inv_steps } × { $inv_cost } = { $inv_cards } Karten. Bo zahlt mit { $inv_own } Energiekarten und { $inv_jokers ->
        [one] einem Joker
       *[other] { $inv_jokers } Jokern
      } und steht auf Feld { $inv_to }.
    >
    > @invest

    Bezahlte Karten liegen offen auf der Ablage. Ist der Stapel leer, wird sie neu gemischt.

manipulate-title = Den Markt manipulieren
manipulate =
    Steht jemand anderes in der _dunklen Zone_, darfst du diesen Stein zurückdrängen. Jeder Schritt kostet den Preis der Säule _plus 1_, in Karten dieser Kategorie. Joker gelten auch hier.

    - Du brauchst selbst keinen Stein in der Säule.
    - Der Stein darf dabei aus der dunklen Zone herausfallen, aber nicht unter 0.
    - Steht er einmal draußen, ist er vor weiteren Angriffen sicher.
    - Das Investy, das es trifft, kann erst im eigenen Zug antworten.

    > _Beispiel._ Gesundheit kostet { $man_cost }. Cem steht dort auf Feld { $man_from }. Dilan drängt Cem { $man_steps } Felder zurück: { $man_steps } × ({ $man_cost } + 1) = { $man_cards } Karten. Der Stein steht nun auf Feld { $man_to }.
    >
    > @manipulate

initiative-title = Eine Initiative einlösen
initiative =
    Nach deinen Aktionen darfst du _eine_ offene Initiative einlösen, wenn deine Steine die Bedingung jetzt gerade erfüllen. Es zählen nur deine eigenen Säulen.

    @initiative

    1. Du ziehst { $initiative_reward } Karten vom Stapel.
    2. Die Karte bleibt bei dir und zählt am Ende. Du behältst sie auch, wenn deine Steine später fallen.
    3. Die Regierung zieht zwei neue Initiativen, legt eine davon offen hin und die andere verdeckt weg.

    Die neue Initiative kann schon das nächste Investy einlösen. Du musst nie einlösen, du darfst nur.

draw-title = Karten ziehen
draw =
    Am Ende deines Zuges ziehst du immer { $end_draw } Karten, eine nach der anderen. Jede kommt offen aus der Auslage oder verdeckt vom Stapel. Die Lücke in der Auslage füllt sich sofort, du kannst also auch die neue Karte nehmen.

    @market

    _Offene Joker sind begehrt._ Du darfst einen nur nehmen, wenn du in diesem Zug noch gar keine Karte gezogen hast. Er muss also deine erste Karte sein. Wer gerade eine Initiative eingelöst hat, geht leer aus. Verdeckt vom Stapel ist ein Joker immer erlaubt.

tax-title = Vermögenssteuer und Grenzen
tax =
    Du darfst so viele Karten halten, wie du willst. Hast du aber _mehr als { $wealth_tax_above }_, wird Vermögenssteuer fällig: Du gibst { $wealth_tax_discard } Karten deiner Wahl ab. Das gilt nach einem Zuschuss, nach einer Initiative und nach dem Ziehen.

    > _Beispiel._ Bo hält { $wt_before } Karten und zieht { $end_draw }. Das sind { $wt_high }, also gibt Bo { $wealth_tax_discard } ab und behält { $wt_after }. Mit genau { $wealth_tax_above } wäre nichts passiert.

    @limits

monopoly-title = Monopol
monopoly =
    Du _dominierst_ eine Säule, wenn beides stimmt:

    - Dein Stein steht in der dunklen Zone, also auf Feld { $dark_from } bis { $top }.
    - Er steht mindestens { $lead } Felder über _jedem_ anderen Stein in dieser Säule.

    Am Rundenende bekommst du für jede Säule, die du dominierst, ein Zählzeichen. Beim { $holds_needed }. Zeichen in derselben Säule hast du das Monopol, und das Spiel ist sofort vorbei.

    > _Beispiel._ In Runde { $mono_round } steigt Cem in Energie auf Feld { $mono_field }. Bo ist mit Feld { $mono_rival } am nächsten dran: { $mono_lead } Felder Vorsprung. Am Ende der Runde steht das erste Zeichen. Ändert bis zum Ende der nächsten Runde niemand etwas, gewinnt Cem.
    >
    > @monopoly

    _Jede Unterbrechung zählt._ Wirst du zurückgedrängt oder kommt dir jemand zu nahe, ist dein Zeichen sofort weg. Auch dann, wenn du den Vorsprung noch in derselben Runde zurückholst.

    - Zeichen aus verschiedenen Säulen werden nicht zusammengezählt.
    - Schaffen mehrere am selben Rundenende ein Monopol, gewinnen sie gemeinsam.
    - Die Prüfung kommt vor dem Marker. Ein Monopol in der letzten Runde schlägt also die Regierung.

end-title = Ende und Wertung
end =
    Bei einem _Monopol_ gewinnt sein Investy. Alle anderen und die Regierung verlieren, gewertet wird nicht.

    Erreicht der Marker den _Wahltag_, gewinnt die Regierung. Nun zeigt sich, wie gut sie war:

    @scoring

    > _Beispiel._ Am Wahltag stehen die Steine so:
    >
    > @score-example
    >
    > Das ergibt { $ex_total } Punkte: _{ $ex_band }_.

    @bands

    Mehr als { $best } Punkte sind nicht möglich. Mit der Grundeinstellung bleibt die höchste Stufe also ein Traum; unter #options gibt es erreichbare Stufen.

    ### Geheime Ziele der Regierung

    Eines davon kennt die Regierung von Anfang an. Es zählt nur der Stand am Wahltag. Die Zahlen gelten für { $investors } Investys.

    @goals

    ### Und die Investys?

    Sie haben verloren. Wer am erfolgreichsten war, zeigt die Summe der eigenen vier Felder plus 1 für jede eingelöste Initiative. Im Beispiel: { $ex_ranking }. Bei Gleichstand entscheiden die Zahl der Initiativen, dann das höchste einzelne Feld, dann die Karten auf der Hand.

options-title = Varianten und Einstellungen
options =
    ### Zu dritt, zu viert, zu fünft

    Gedacht ist das Spiel für vier. So ändert es sich mit der Zahl der Investys:

    @variants

    Alles andere bleibt gleich. Zu fünft kann der Stapel wirklich leer werden: Dann wird gegeben, was da ist.

    ### Einstellungen am Tisch

    @options

    Die Länge der Amtszeit ist der beste Regler. Eine Runde weniger macht es der Regierung deutlich leichter, eine mehr deutlich schwerer.

    ### Wenn jemand fehlt

    Läuft die Uhr ab, entscheidet eine einfache Regel: Es wird nichts geändert, nichts investiert und vom Stapel gezogen. Wer zweimal hintereinander fehlt, wird von einem Bot vertreten und kann jederzeit zurückkommen.

tips-title = Tipps fürs erste Spiel
tips =
    ### Für Investys

    - Feld { $safe } ist ein sicherer Warteplatz: Bis dorthin kann dich niemand zurückdrängen.
    - Spring erst in die dunkle Zone, wenn du genug Karten hast, um zu bleiben. Ein kleiner Vorsprung wird schnell gebrochen.
    - Sieh nach, wer dich stoppen könnte. Viele Karten auf einer fremden Hand sind eine Warnung.
    - Steht jemand vor dem Monopol, müssen die anderen zusammenlegen. Wer wartet, verliert mit.
    - Initiativen geben Karten für den nächsten Sprung. Plane sie ein.

    ### Für die Regierung

    - Preise sind dein schärfstes Werkzeug. Mach teuer, was jemand braucht, um an die Spitze zu kommen.
    - Aber Vorsicht: Teuer heißt auch, dass die anderen kaum noch zurückdrängen können.
    - Mit Zuschüssen stärkst du, wer gerade hinten liegt. Prüfe vorher, wer was sammelt.
    - Behalte dein Ziel im Auge, aber zuerst muss die Amtszeit überstanden werden.

teachers-title = Für Lehrkräfte und Spielleitung
teachers =
    Eine Partie passt mit Einführung in eine Schulstunde, mit Gespräch in eine Doppelstunde. Bots füllen leere Plätze, auch den der Regierung. Spielt zweimal und tauscht die Rollen: Der Blick von der anderen Seite ist der halbe Gewinn.

    ### Fragen für danach

    - Was wollte die Regierung, was wollten die Investys? Wo passte das zusammen, wo nicht?
    - Wann habt ihr als Konkurrenz zusammengearbeitet? Was hat euch dazu gebracht?
    - Alle Investys wachsen mit, und trotzdem gewinnt nur eines oder keines. Ist das fair? Was wäre es?
    - Welche Werkzeuge der Regierung gibt es wirklich: Steuern, Förderung, Aufsicht? Was können sie, was nicht?
    - Die Regierung hat wenig Einblick und muss trotzdem entscheiden. Woran habt ihr euch gehalten?
    - Wann ist ein großer Vorsprung eine gute Leistung, und ab wann schadet er allen?

    ### Was vereinfacht ist

    Hier gibt es nur vier Bereiche und eine einzige Regierung, die nach festem Plan handelt. Parlamente, Gerichte, Wahlen und Verträge zwischen Staaten fehlen. Gut zum Weiterdenken: Was würde sich ändern, wenn die Investys abstimmen dürften?

credits-title = Wer dahintersteckt
credits =
    _The Policy Maker_ ist ein Spiel von Victoria Fischer und Shuyin Zheng. Es entstand an der TU Wien, Layout und deutsche Fassung stammen von Peter Purgathofer. 2024 gewann es einen Preis beim internationalen Wettbewerb für Lernspiele (IEGC Award).

    Diese Fassung folgt dem Ablauf des Originals. Initiativen, Ziele, Zeitstrahl, Maße, alle Texte und alle Bilder sind neu für den Stromtisch gemacht. Das Wort „Investy“ kommt aus dem Original: Es meint Menschen jeden Geschlechts.

## Bilder: was darunter steht und was vorgelesen wird

figure-columns = Der Saal mitten im Spiel. Oben die dunkle Zone, unten die Preise.
figure-columns-alt = Vier Säulen mit Steinen. { $columns_text } Die dunkle Zone beginnt bei Feld { $dark_from }.
figure-kinds = Vier Kategorien und der Joker.
figure-kinds-alt = Fünf Karten: Bildung mit Buch, Gesundheit mit Herz, Energie mit Sonne, Digitales mit Netz und der Joker mit Stern.
figure-timeline = Vier Jahre von links nach rechts. Der goldene Marker steht auf Runde 1.
figure-timeline-alt = Der Zeitstrahl: { $timeline_text }.
phases-government = Regierung
phases-government-note = Die Aktion, die auf dem Zeitstrahl steht.
phases-act = Investys
phases-act-note = Reihum investieren, manipulieren, einlösen, ziehen.
phases-end = Rundenende
phases-end-note = Monopol? Sonst rückt der Marker weiter.
figure-invest = Links vorher, rechts nachher.
figure-invest-alt = Die Säule Energie. Bos Stein, das grüne Dreieck, rückt von Feld { $inv_from } auf Feld { $inv_to }.
figure-manipulate = Links vorher, rechts nachher.
figure-manipulate-alt = Die Säule Gesundheit. Cems Stein, der weiße Kreis, fällt von Feld { $man_from } auf Feld { $man_to }.
figure-initiative = Unter der Bedingung siehst du, wem noch wie viele Schritte fehlen.
figure-initiative-alt = Die Initiative „{ $ini_title }“ verlangt: { $ini_text }. Dilan erfüllt sie, den anderen fehlen noch Schritte.
figure-market = Stapel, Auslage und Ablage.
figure-market-alt = Ein Stapel mit verdeckten Karten, zwei offene Karten und die Ablage. Offen liegen { $market_text }.
figure-monopoly = Die Krone zeigt, wer dominiert. Daneben steht, wie lange schon.
figure-monopoly-alt = Die Säule Energie. Cem steht auf Feld { $mono_field }, Bo auf Feld { $mono_rival }. Über der Säule steht: erstes von { $holds_needed } Zählzeichen.
action-audit-note = eine fremde Hand ansehen
action-tax-note = bis zu { $tax_changes } Preise um 1 ändern
action-grant-note = { $grant } Karten frei verteilen
action-holiday-note = nichts passiert
action-count = { $count } × im Spiel

## Tabellen

limits-caption = Alle Grenzen auf einen Blick
limits-price = Preis einer Säule
limits-total = Alle Preise zusammen höchstens
limits-top = Höchstes Feld
limits-dark = Dunkle Zone
limits-hand = Karten ohne Vermögenssteuer
limits-initiative = Initiativen je Zug höchstens
limits-range = { $least } bis { $most }
scoring-caption = Was die Regierung zählt
scoring-what = Wofür
scoring-points = Punkte
score-furthest = Höchstes Feld aller Steine
score-furthest-note = 0 bis { $top }
score-average = Durchschnitt aller Steine, gerundet
score-average-note = 0 bis { $top }
score-initiatives = Eingelöste Initiativen
score-initiatives-note = je { $half }
score-goal = Geheimes Ziel erreicht
score-goal-note = { $goal_points }
score-total = Zusammen
example-board = Steine am Wahltag
example-result = Wertung
example-average = { $ex_sum } Felder auf { $ex_pieces } Steine
example-initiatives = { $ex_initiatives } Initiativen
example-goal = verfehlt
example-furthest = Feld { $ex_furthest }
bands-caption = Das Urteil über die Regierung
bands-band = Urteil
bands-from = ab Punkten
bands-tuned = mit erreichbaren Stufen
goals-caption = Die Ziele, eines davon ist im Spiel
goals-goal = Ziel
goals-need = Am Wahltag
variants-caption = Was von der Zahl der Personen abhängt
variants-players = Personen
variants-investors = Investys
variants-grant = Karten je Zuschuss
variants-rounds = Runden
variants-pieces = Steine im Durchschnitt
