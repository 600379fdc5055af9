"""Stromtisch: board games about electricity, crisis and policy, in the browser and in the lab."""

from stromtisch import compiled

# Here, because every process passes here before it imports a rule: commands, servers, and their workers.
compiled.choose()
