"""Stromtisch: board games about electricity, crisis and policy, in the browser and in the lab."""
