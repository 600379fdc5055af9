# Words used everywhere
close = Schließen
seat-label =
    Platz { $number } ({ $shape ->
        [0] rot, Kreis
        [1] blau, Quadrat
        [2] grün, Dreieck
        [3] gelb, Raute
       *[4] lila, Sechseck
    })
