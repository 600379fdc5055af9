"""Pampero: wind power companies in Uruguay, for one to four players."""
