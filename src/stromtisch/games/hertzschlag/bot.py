"""A sensible household (written next)."""
from stromtisch.core.bot import RandomBot as SensibleBot  # noqa: F401
