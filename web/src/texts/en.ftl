# Words used everywhere
close = Close
seat-label =
    Seat { $number } ({ $shape ->
        [0] red, circle
        [1] blue, square
        [2] green, triangle
        [3] yellow, diamond
       *[4] purple, hexagon
    })
