"""Tables, seats, clocks and sockets: the games on the wire (see ``docs/protocol.md``)."""
