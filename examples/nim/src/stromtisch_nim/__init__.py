"""Nim: take from one heap as many as you like; whoever takes the last one wins."""
