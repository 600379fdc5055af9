"""Nim: take from one heap as many as you like; the player who takes the last one wins."""
