# Pampero: die Regelseite. Nur sie liest diese Datei.
#
# So wird geschrieben (wie ein kleines Markdown, siehe web/src/rules/blocks.ts):
#   Leerzeile = neuer Absatz      - Punkt einer Liste      1. nummerierter Punkt
#   ### Zwischentitel             _fett_                   #network = Verweis auf den Abschnitt „network“
#   > Zeilen eines Beispiels      @name = Bild oder Tabelle an dieser Stelle
# Eine Zeile darf nicht mit *, [ oder . beginnen: das hat in Fluent eine Bedeutung.
# Zahlen kommen als Variablen aus dem Spiel und stehen nicht im Text.

lead = Der Pampero weht über Uruguay. Du baust Windparks und Leitungen, schließt Verträge und machst aus Wind ein Unternehmen, das sich trägt.
duration = 60 bis 150 Minuten
fact = am meisten Geld gewinnt

minute-title = In einer Minute
minute =
    - Jedes Jahr hast du { $actions } Aktionen. Meist heißt das: eine _Karte_ auf dein Unternehmenstableau legen.
    - Die Karte sagt, _was_ geschieht. Das _Betriebsfeld_ daneben sagt, _wo_ es geschieht, was es kostet und wie viel Energie ein Windpark bringt.
    - _Windparks_ bringen Energie. _Strommasten_ öffnen Verträge, Märkte und Teile deines Netzes.
    - _Verträge_ kosten Energie und heben dein Einkommen, Jahr für Jahr.
    - Fremde Bulldozer und Strommasten darfst du nutzen. Dann bekommt ihr Unternehmen dein Geld.
    - Drei _Wertungen_ bringen Geld für das, was ihre Plättchen zählen. Nach der dritten gewinnt, wer am meisten Geld hat.

setup-title = Aufbau
setup =
    ### Das Land

    Uruguay hat drei Zonen: das weite Land im Norden (A), Industrie und Badeorte im Süden (B) und die Städte (C). Zone A hat drei Sektoren, Zone B zwei, Zone C ist einer.

    @map

    @zones

    ### Dein Unternehmen

    Du beginnst mit { $start_money } $, { $start_energy } Energie und { $start_batteries } Batterie, mit einem Strommast, einem Windpark und einem Bulldozer im Sektor A2, einem Verbindungsplättchen und acht Karten. Alle haben die gleichen acht.

    @hand

    ### Offen und verdeckt

    Alles liegt offen, auch Karten und Geld. Verdeckt sind nur die Stapel: Spezialkarten, Auslandsmärkte und, wenn du allein spielst, die Karten von VJ.

year-title = Ein Jahr
year =
    @year

    In einer Aktionsrunde ist jedes Unternehmen einmal dran. Nach { $actions } Runden folgt die Konsolidierung. Wer dran ist, tut genau eines davon:

    - eine _Karte ausspielen_: #cards
    - _alle Karten zurücknehmen_, wenn mindestens { $recall } ausliegen. Deine Scheibe rückt dafür auf der Zeitleiste ein Feld vor, und deine Zugfolgescheibe rutscht nach unten.
    - _eine Batterie nehmen_. Auch dann rutscht die Zugfolgescheibe nach unten.

    Passen gibt es nicht.

cards-title = Karten ausspielen
cards =
    1. Wähl eine Karte und eine Reihe. Die Karte kommt auf das erste freie Feld von links.
    2. Liegen dort zwei Betriebsfelder, such dir eines aus. Es nennt Zone, Wert und Energie.
    3. Wähl das Ziel in dieser Zone und, wo nötig, wessen Bulldozer oder Strommast du nutzt.
    4. Bezahl den Wert: an die Bank, wenn das Stück dir gehört, sonst an das andere Unternehmen.
    5. Führ die Karte aus.

    @company

    > _Beispiel._ Du legst „{ $wind_card }“ auf das erste Feld der oberen Reihe und wählst Zone { $wind_zone }. Das kostet { $wind_price } $ und bringt { $wind_energy } Energie. Steht neben dem Baufeld nur ein fremder Bulldozer, gehen die { $wind_price } $ an sein Unternehmen.

    - Manche Karten nehmen statt Geld auch _Batterien_, ganz oder gar nicht.
    - Karten mit Plus bringen den Wert, statt ihn zu kosten. Manche kosten gar nichts.
    - Ein _Joker_ ist eine von mehreren Karten, nach deiner Wahl.
    - Die Karte bleibt liegen, bis du sie zurücknimmst. Je voller die Reihe, desto besser werden die Felder.
    - Auf die Karte kannst du mit dem passenden Symbol ein _Verbindungsplättchen_ legen. Es wirkt sofort und kommt mit der Karte zurück.
    - Solange die Karte nicht bezahlt ist, kannst du alles zurücknehmen. Danach geht es so weit, bis etwas Verdecktes aufgedeckt wurde.

build-title = Bauen und bewegen
build =
    ### Windparks und Strommasten

    Gebaut wird auf einem freien Baufeld, neben dem ein _Bulldozer_ steht: Windparks auf runden, Strommasten auf eckigen Feldern, auf gemischten beides. Du hast { $wind_farms } Windparks und { $pylons } Strommasten.

    Ist die Karte ausgeführt, muss der benutzte Bulldozer weiter. Wohin, entscheidet, wem er gehört, auch wenn gerade jemand anderes dran ist.

    ### Bulldozer bewegen

    - von einem Baufeld zu einem freien im selben oder einem Nachbarsektor
    - von einem Baufeld in den _Öffentlichen Bereich_
    - aus dem Öffentlichen Bereich zu einem freien Baufeld irgendwo im Land
    - auf einen freien Stellplatz des _Parkplatzes_. Das bringt einen Bonus, aber der Bulldozer bleibt dort für immer.

    @bays

    ### Strommastboni

    Jeder neue Strommast bringt den Bonus, der auf deinem Netztableau unter ihm steht. Dazu wählst du zwei _benachbarte Felder_ im Plan der Boni: für einen Mast in Zone A nur in Bereich A, in Zone B in A und B, in Zone C überall.

    @plan

    - Ein leeres Feld gibt, was aufgedruckt ist.
    - Ein Plättchen kommt auf das Feld seiner Art auf deinem Unternehmenstableau und wirkt: sofort, dauerhaft oder am Ende.
    - Liegt dort schon eines derselben Art, kommt das neue auf das nächste freie Feld. Liegt dort ein anderes, verfällt es.
    - Zu zweit und allein nimmst du danach ein weiteres Plättchen aus dem Spiel.

contracts-title = Verträge
contracts =
    Ein _Standard-Vertrag_ verlangt:

    - einen Strommast im Sektor, eigen oder fremd, je nach Karte
    - dass Zone und alle Märkte darauf für dich offen sind: #network
    - die Energie, die daneben steht
    - einen erreichbaren Transformator auf deinem Netztableau

    Der Transformator kommt auf den Plan, der Vertrag auf seinen Platz. Das Netzfeld gibt seinen Bonus, und jeder Pfeil auf dem Vertrag hebt das Einkommen seines Markts um 1.

    > _Beispiel._ Du hast { $start_money } $ und { $start_energy } Energie, legst „{ $contract_card }“ auf ein Feld für { $ex_price } $ und erfüllst { $ex_contract } mit dem Transformator { $ex_transformer }. Kosten: { $ex_price } $ und { $ex_cost } Energie. Bonus des Netzfelds: { $ex_bonus } $. Du hast jetzt { $ex_money } $ und { $ex_energy } Energie; { $ex_market } bringt ab jetzt { $ex_value } $ im Jahr.

    ### Verknüpft und gepaart

    - Ist der Vertrag mit einem anderen _verknüpft_, darfst du den gleich miterfüllen, ohne die Karte noch einmal zu bezahlen. Alles andere gilt auch für ihn.
    - Von einem _Paar_ wird nur einer je erfüllt. Der andere verlässt das Spiel.

    ### Fern und Solar

    - _Fern-Verträge_ kosten Energie oder Batterien, wie auf dem Plättchen steht.
    - _Solar-Verträge_ brauchen weder Energie noch Strommast und sind immer offen. Zu Beginn sind zwei erreichbar; jeder genommene öffnet die nächsten.

    @solar

    ### Verbindungsplättchen

    Von Verträgen führen Linien zu Verbindungsplättchen. Sind { $lines } Linien erfüllt, gleich von wem, darf das Plättchen nehmen, wer gerade einen Vertrag dieser Linien erfüllt hat.

network-title = Dein Netz
network =
    @network

    - Dein erster Vertrag kommt in Spalte 1. Jeder weitere muss über eine Leitung an einen Vertrag anschließen, den du schon hast.
    - Eine Spalte ist offen, wenn du so viele Strommasten gebaut hast.
    - _Rosa Leitungen_ kosten einmal. Danach liegt dort ein Netzwerkplättchen, und die Leitung ist für immer frei.

    > _Beispiel._ Dein einziger Vertrag liegt auf { $line_from }. Für den zweiten nimmst du { $line_to } über „{ $line_name }“ und zahlst dafür { $line_price } Energie extra.

    Mit jedem Strommast öffnet sich mehr:

    @stages

income-title = Einkommen
income =
    Jeder der fünf Märkte hat eine Leiste. In der Konsolidierung zahlt jeder Marker, was unter ihm steht. Wie weit ein Marker darf, hängt von deinen Strommasten ab. Was darüber hinausgeht, verfällt.

    @limits

    - Erreicht dein erster Marker eine dunkelgrüne Spalte ({ $green }), nimmst du eine _Spezialkarte_: eine Aktion für deine Hand oder eine Wertungskarte für später.
    - An einer Stelle jeder Leiste zieht der Marker einen anderen um 1 mit.

export-title = Ausland und Kapital
export =
    ### Auslandsmärkte

    Nur auf einem Betriebsfeld der Zone B. Du gibst Batterien ab, nimmst eine offene Karte Argentiniens oder Brasiliens und bekommst für jedes Symbol darauf das Einkommen dieses Markts. Danach zählen die beiden Symbole der Rückseite für dich.

    ### Kapital

    Die Karte bringt den Wert des Betriebsfelds, dazu das Einkommen deines vordersten Markers im Bereich des gewählten Felds und Energie. Am Ende kostet jedes Kapitalplättchen { $capital } $, mit einer Umschuldung { $refinanced } $.

    > _Beispiel._ Auf einem Betriebsfeld für { $cap_value } $ und mit { $cap_income } $ Einkommen im Bereich des Felds bekommst du { $cap_sum } $. Am Ende zahlst du { $capital } $ zurück: Gut ist das, wenn das Geld bis dahin mehr als { $cap_gap } $ verdient hat.

close-title = Konsolidierung
close =
    Eins nach dem anderen, in Zugfolge:

    1. Nimm die _rechte_ Karte einer deiner Reihen zurück auf die Hand.
    2. _Batterien:_ eine je Batteriesymbol über deinen gebauten Masten, aber nur für so viele Masten, wie du halbe Energie hast (aufgerundet).
    3. _Einkommen:_ alle fünf Märkte zahlen.
    4. Deine Scheibe rückt auf der Zeitleiste ein Feld vor.

    > _Beispiel._ Mit { $bat_energy } Energie und { $bat_stage } Strommasten zählen { $bat_columns } Spalten: Du bekommst { $bat_count } Batterien.

    Danach die neue _Zugfolge_: zuerst alle, deren Scheibe unten liegt, dann die übrigen. In beiden Gruppen kommt zuerst, wer auf der Zeitleiste weiter ist, auf demselben Feld die obere Scheibe.

end-title = Wertungen und Ende
end =
    @timeline

    Eine Wertung kommt, sobald _alle_ Scheiben ihr Feld erreicht haben.

    - _Erste Wertung:_ die obere Hälfte des ersten Plättchens. Alle bekommen Geld für jedes Gezählte.
    - _Zweite Wertung:_ die untere Hälfte des zweiten. Wer allein vorn ist, bekommt den Betrag; bei Gleichstand niemand.
    - _Schlusswertung:_ beide Hälften der beiden letzten Plättchen.

    In jeder Wertung darfst du Wertungskarten ausspielen, jede für eine ihrer beiden Möglichkeiten.

    Am Ende zahlen die Schlussboni, dann wird das Kapital zurückgezahlt. Geld kann dabei unter null fallen.

    > _Beispiel._ Du hast { $end_money } $, { $end_pylons } Strommasten mit der Mastenprämie, { $end_tiles } Kapitalplättchen und eine Umschuldung: { $end_money } + { $end_bonus } − { $end_owed } = { $end_sum } $.

    Das meiste Geld gewinnt. Bei Gleichstand entscheiden die Strommasten, danach ist es ein geteilter Sieg.

solo-title = Allein gegen VJ
solo =
    VJ ist das zweite Unternehmen. Statt Karten auf der Hand hat VJ einen Stapel: Du deckst die oberste Karte auf, und VJ versucht, was darauf steht, sonst das Zweite. Geht beides nicht, nimmt VJ Geld von der Bank.

    - VJ baut ohne Bulldozer und ohne Kosten. Nutzt VJ deinen Strommast, bekommst du Geld von der Bank.
    - VJ hat Einkommen, produziert Batterien und nimmt an allen Wertungen teil.
    - Bei gleich viel Geld und gleich vielen Strommasten gewinnt VJ.

options-title = Einstellungen
options =
    Für die erste Partie sind die Einstiegsplättchen gut: Sie machen die ersten beiden Wertungen einfacher.

    @options

teachers-title = Für Lehrkräfte und Spielleitung
teachers =
    Pampero ist das längste Spiel am Stromtisch. Plant für die erste Partie zweieinhalb Stunden ein, oder spielt bis zur ersten Wertung.

    ### Fragen für danach

    - Wann hat es sich gelohnt, fremde Leitungen zu nutzen, statt eigene zu bauen?
    - Wer hat in die Städte investiert, wer ins Land? Warum?
    - Was hat Kapital gebracht, und wann war es zu teuer?
    - Uruguay deckt seinen Strom heute fast ganz aus erneuerbaren Quellen. Was davon steckt im Spiel, was fehlt?

    ### Was vereinfacht ist

    Wind weht hier immer, Speicher verlieren nichts, und niemand fragt die Nachbarn. Netzentgelte, Genehmigungen und die Wasserkraft am Río Negro fehlen.

credits-title = Wer dahintersteckt
credits =
    _Pampero_ ist ein Spiel von Julián Pombo, erschienen bei APE Games, auf Deutsch bei Skellig Games.

    Diese Fassung folgt dem Ablauf des Originals. Karten, Plättchen, Plan, Werte, alle Texte und alle Bilder sind neu für den Stromtisch gemacht.

## Bilder: was darunter steht und was vorgelesen wird

figure-map = Die sechs Sektoren: Baufelder für Windparks (rund), für Strommasten (eckig) und für beides (Raute), Verträge mit ihrer Energie.
figure-map-alt = Eine Karte von Uruguay mit den Sektoren { $sectors_text }.
figure-company = Die beiden Reihen des Unternehmenstableaus: über jedem Kartenfeld seine Betriebsfelder mit Zone, Wert und Energie.
figure-company-alt = Zwei Reihen mit je sechs Kartenfeldern. Die Werte fallen von links nach rechts, die Energie steigt.
figure-network = Das Netztableau: Spalten 1 bis { $pylons }, dicke Leitungen, rosa Leitungen mit ihrem Preis, Rautenfelder für Wertungen.
figure-network-alt = Ein Netz aus Transformatoren in { $pylons } Spalten, von links nach rechts durch Leitungen verbunden.
figure-plan = Der Plan der Strommastboni: was die leeren Felder geben.
figure-plan-alt = Drei Reihen von Feldern in den Bereichen A, B und C. Jedes gibt Geld, Energie oder eine Batterie.
figure-solar = Die Solarauslage: Ein Feld ist erreichbar, wenn ein Feld davor genommen ist.
figure-solar-alt = Felder in fünf Spalten, von links nach rechts durch Linien verbunden. Die beiden linken sind von Anfang an erreichbar.
figure-timeline = Die Zeitleiste mit ihren drei Wertungen; darunter die lange.
figure-timeline-alt = Wertungen nach den Feldern { $scorings_text }, auf der langen Zeitleiste nach { $long_text }.

## Tabellen

zones-caption = Die Zonen
zones-zone = Zone
zones-what = Was es dort gibt
zones-price = Werte in $
zones-energy = Energie je Windpark
hand-caption = Die acht Karten am Anfang
hand-card = Karte
hand-what = Was sie tut
year-action = Aktionen
year-action-note = { $actions } Runden, je eine Aktion.
year-close = Konsolidierung
year-close-note = Karte, Batterien, Einkommen.
year-order = Zugfolge
year-order-note = Wer unten liegt, ist vorn.
year-scoring = Wertung?
year-scoring-note = Wenn alle Scheiben so weit sind.
bays-caption = Die Stellplätze
bays-bay = Stellplatz
bays-bonus = Bonus
stages-caption = Was ein Strommast öffnet
stages-pylon = Mast
stages-bonus = Bonus
stages-opens = Offen sind jetzt auch
stages-start = steht schon
stages-column = Spalte { $column }
stages-zone = Verträge der Zone C
stages-capital = Kapitalfeld { $slot }
limits-caption = Wie weit ein Einkommen mit 1 bis { $pylons } Strommasten steigen darf (in $)
limits-market = Markt
