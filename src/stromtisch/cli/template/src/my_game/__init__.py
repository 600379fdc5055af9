"""My game."""
