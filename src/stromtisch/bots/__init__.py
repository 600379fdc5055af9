"""Players that are programs: the levels there are, and a table of bots playing a whole match."""
