# Neustart: die Nachbesprechung einer Partie. Die Seite liest alles, der Server für die Tabelle nur column-….
# Namen von Quartieren, Rollen, Aktionen und Karten kommen aus dem Spiel, Wochentage und Teile der Wertung aus de.ftl.

## Spalten der Tabelle

column-part = Teil
column-number = Nummer
column-weekday = Wochentag
column-time = Zeit
column-quarter = Quartier
column-actor = Rolle
column-item = Gegenstand
column-measure = Größe
column-value = Wert

## Kopf

lead-won = { $town }: Nach { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
  } ohne Strom gehen am { $day } die Lichter wieder an.
lead-uprisings = { $town }: Am { $day } brechen zu viele Quartiere weg. Die Stadt ist nicht mehr zu führen.
lead-town-hall = { $town }: Am { $day } fällt der Stützpunkt im Rathausviertel, und mit ihm der Krisenstab.
lead-aborted = { $town }: Die Partie wurde am { $day } abgebrochen. So weit seid ihr gekommen.
points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
no-score = keine Wertung
fact-deaths = Tote
fact-ruins = Ruinen
fact-uprisings = Aufstände am Ende
fact-solved = Ereignisse gelöst
fact-of = { $some } von { $all }
fact-fed = Bedarf gedeckt
percent = { $count } %

## Woche

week-title = Die Woche
week-intro = Jeder Wochentag hat Tag, Nacht und Tagesabschluss. Oben steht, wie viel Unruhe in der Stadt war, darunter, was in jedem Abschnitt dazukam.
part-day = Tag
part-night = Nacht
part-end = Abschluss
lane-anger = Unruhe in der ganzen Stadt
lane-uprisings = Quartiere im Aufstand
lane-deaths = Tote
lane-ruins = Ruinen
lane-failed = Nicht gelöst
lane-solved = Gelöst
week-alt = Verlauf der Unruhe, der Aufstände, der Toten und der Ruinen von { $from } bis { $to }. Dieselben Zahlen stehen in der Tabelle darunter.
week-table = Zahlen als Tabelle
week-when = Abschnitt

## Strom

power-title = Wann der Strom zurückkam
power-none = So weit kam es nicht: Gewürfelt wird erst ab Donnerstag.
power-roll = { $black } + { $white } = { $sum }, nötig { $needed } oder mehr
power-yes = Der Strom ist da.
power-no = Noch nicht.
power-second = Am Montag der zweiten Woche kommt der Strom von selbst zurück.

## Kosten

cost-title = Was die Punkte gekostet hat
cost-intro = Ihr beginnt mit { $start } Punkten für eine ruhige Stadt mit einem Stützpunkt. Jede Zeile zeigt, um wie viel sich die laufende Wertung dadurch geändert hat; Folgen gehören immer zu ihrer ersten Ursache.
cost-cause = Ursache
cost-start = Der Anfang
cost-day = Durchgehaltene Tage
cost-relief = Mehr als drei Aufstände zählen nicht
cost-total = Ergebnis
cost-total-lost = Stand am Ende (nicht gewertet)
cause-FIRE = Brände, die niemand löschte
cause-ILLNESS = Erkrankte, denen niemand half
cause-INCIDENT = Vorfälle ohne Antwort
cause-TASK = Aufgaben, die liegen blieben
cause-NEED = Quartiere ohne genug Essen
cause-HOSPITAL = Krankenhaus ohne Treibstoff
cause-REBELLION = Was Aufständische zerstörten
cause-CARD = Was Karten sofort auslösten
cause-SOLVED = Gelöste Ereignisse
cause-INFORM = Informieren
cause-BUILD = Stützpunkte gebaut
cause-OTHER = Sonstiges
change-deaths =
    { $count ->
        [one] 1 Toter
       *[other] { $count } Tote
    }
change-ruins =
    { $count ->
        [one] 1 Ruine
       *[other] { $count } Ruinen
    }
change-unrest = { $count } Unruhe
change-calmed = { $count } Unruhe weniger
change-uprisings =
    { $count ->
        [one] 1 neuer Aufstand
       *[other] { $count } neue Aufstände
    }
change-helpers-more = { $count } Helfende dazu
change-helpers-less = { $count } Helfende weniger
change-bases-more =
    { $count ->
        [one] 1 Stützpunkt
       *[other] { $count } Stützpunkte
    }
change-bases-less =
    { $count ->
        [one] 1 Stützpunkt verloren
       *[other] { $count } Stützpunkte verloren
    }
change-none = ohne Folgen für die Wertung

## Unerledigt

undone-title = Was liegen blieb
undone-intro = { $undone } von { $all } Ereignissen blieben ohne Lösung. Die teuersten zuerst.
undone-none = Nichts. Ihr habt jedes Ereignis gelöst.
undone-more =
    { $count ->
        [one] noch ein weiteres
       *[other] { $count } weitere
    }
undone-cost = Folgen
undone-value = Wert { $value }
undone-gave-up = versucht und aufgegeben
undone-open = am Ende noch offen
kind-TASK = Aufgabe
kind-NEED = Bedarf
kind-HOSPITAL = Krankenhaus
need-text = { $covered } von { $need } Feldern gedeckt
hospital-text = kein Treibstoff für das Notstromaggregat
where-when = { $quarter }, { $day } ({ $part })
cards-never = Karten, die ganz ohne Antwort blieben
cards-none = Keine: Auf jede Karte gab es wenigstens eine Antwort.

## Versorgung

supply-title = Versorgung der Quartiere
supply-intro = Gedeckter und nötiger Bedarf am Ende jedes Tages. Ein voller Kreis heißt alles gedeckt, ein halber nur ein Teil, ein leerer gar nichts.
supply-quarter = Quartier
supply-hospital = Treibstoff Krankenhaus
supply-all = Ganze Stadt
supply-full = alles gedeckt
supply-part = zum Teil gedeckt
supply-none = nichts gedeckt
supply-nothing = kein Bedarf
supply-generator = mit Notstrom
supply-empty = Kein Tag wurde abgeschlossen.
cell = { $covered } von { $need }, { $state }

## Rollen

actors-title = Wofür ihr Kraft hattet
actors-intro = Ausgegebene Aktionspunkte je Rolle und Aktion. Die Fläche der Kreise wächst mit den Punkten.
actors-action = Aktion
actors-all = Zusammen
actors-task = Aufgaben von Karten
actors-exhausted = Beim Aufgeben verloren
actors-left = Am Ende übrig
actors-rests-text = { $times } Mal, { $points } Punkte
actors-cell = { $points } Punkte, { $times } Mal
rest-title = Wer wann ruhte
rest-alt = { $actor }: { $when }
rest-never = { $actor }: nie

## Treibstoff

fuel-title = Treibstoff und Güter
fuel-start = Anfang
fuel-in = Bekommen
fuel-driven = Verfahren
fuel-trips = Transporte
fuel-given = Abgegeben
fuel-end = Übrig
fuel-intro = Was jede Rolle getankt und verfahren hat. Bekommen zählt Depot, Funde, andere Rollen und Karten zusammen.
goods-fuel = Treibstoff in der ganzen Stadt
goods-supplies = Versorgungsgüter in der ganzen Stadt
goods-start = am Anfang
goods-found = gefunden
goods-cards = durch Karten
goods-driven = verfahren
goods-hospital = im Krankenhaus verbraucht
goods-wasted = ungenutzt verloren
goods-eaten = gegessen
goods-end = am Ende

## Momente

moments-title = Wendepunkte
moments-intro = Stellen, über die es sich zu reden lohnt.
moment-uprising = Aufstand { $at }
moment-base-lost = Der Stützpunkt { $at } geht verloren
moment-gave-up = { $actor } gibt { $at } auf und ist erschöpft
moment-new-team = Ein vierter Trupp: { $actor }
moment-lost = Die Stadt ist verloren
moment-power-back = Der Strom ist wieder da
moment-power-roll = Der Strom bleibt weg: { $sum } gewürfelt, { $needed } nötig
moment-hospital = Dem Krankenhaus geht der Treibstoff aus
moment-first-death = Der erste Tote { $at }
moment-first-ruin = Die erste Ruine { $at }: { $building }
moment-first-hunger = Zum ersten Mal reicht das Essen nicht: { $quarter }
moment-together = Gemeinsam gelöst: „{ $card }“ { $at }, Wert { $value }
moment-large = Ein großes Ereignis gelöst: „{ $card }“ { $at }, Wert { $value }

## Wertung

score-title = Die Wertung
score-points = Punkte
verdict-title = Urteil
score-lost = Eine verlorene Woche wird nicht gewertet. Die Zahlen oben erzählen trotzdem, woran es lag.
