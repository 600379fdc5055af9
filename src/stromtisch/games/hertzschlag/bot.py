"""A sensible household (written next)."""
from stromtisch.core.bot import RandomBot

SensibleBot = RandomBot
