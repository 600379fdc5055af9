"""What a bot thinks things are worth, in pesos at the end of the game. Found by letting bots play each other."""

from __future__ import annotations


class Leanings:
    """The numbers behind a bot's judgement; two bots of one table may have different ones."""

    def __init__(self) -> None:
        # Simulations compare bots that may take capital or serve zone C with bots that may not.
        self.capital = True
        self.cities = True
        # The years that a field of the timeline lasts: taking all cards back hastens the end.
        self.pace = 0.92
        # The part of a year's income that is missed when taking all cards back hastens it.
        self.haste = 0.75
        # A peso now beyond a peso at the end, for a company with nothing, and how much money is enough.
        self.lack = 0.4
        self.enough = 27.0
        # The part of a contract's gain that its energy is worth before it is fulfilled, after a part of its card's
        # price; at least and at most.
        self.energy_share = 0.9
        self.fee = 0.9
        self.least_energy = 1.9
        self.most_energy = 7.0
        # Energy beyond this is worth less than half.
        self.plenty = 8
        self.battery = 1.3
        self.special = 7.0
        # A contract beyond its arrows: it opens the network and counts in scorings.
        self.contract = 3.0
        self.next_field = 0.8
        # A pylon beyond its bonuses: higher limits, further markets; a year of a market that stands at its limit;
        # and each contract of a sector that was closed so far.
        self.stage = 6.0
        self.room = 0.5
        self.sector = 2.5
        self.bulldozer = 8.0
        # Places for bulldozers: where a pylon or a wind farm can be built; and how dear parking one for good is.
        self.pylon_spot = 3.4
        self.wind_spot = 0.3
        self.active = 1.3
        # The value of a card in hand rather than on the board, and the parts of it that taking all back brings and that
        # playing it costs.
        self.cards = [4.9, 3.6, 3.8, 3.6, 2.2, 1.2, 2.4, 3.4]
        self.special_card = 4.2
        self.recall = 0.77
        self.spend = 0.08
        # What is paid to a rival, as a share of it; and a later place in the turn order.
        self.rent = 0.15
        self.order = 0.6
        # How far one trusts in winning a majority when even.
        self.majority = 0.3
