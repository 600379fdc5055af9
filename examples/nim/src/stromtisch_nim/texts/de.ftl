prompt-take = Du bist dran: Nimm von einem Haufen.
prompt-waiting = { $names } ist dran.
prompt-watch = { $names } ist dran.
prompt-over = Kein Holz liegt mehr da.
kind-take = Nehmen
argument-heap = Haufen
argument-amount = Anzahl
decision-take = { $amount } von { $heap }
preview-left = bleiben { $value }
field-heaps = Haufen
verdict-won = Gewonnen
reason-took-the-last = Das letzte Holz ist genommen.
journal-took = { $name } nimmt { $amount } von { $heap }.
refusal-heap-empty = Haufen { $heap } ist leer.
refusal-heap-too-small = Auf Haufen { $heap } { $left ->
    [one] liegt nur noch 1 Holz
   *[other] liegen nur noch { $left } Hölzer
 }.
