"""Hertzschlag: keep the grid at 50 Hz together while each household chases its own goals."""
