"""The content of Neustart as the rules read it: quarters, towns, actors, numbers, options."""

from __future__ import annotations

from typing import Final

from stromtisch.core.content import Entry, Pack
from stromtisch.core.option import read_option
from stromtisch.games.neustart import terms
from stromtisch.games.neustart.cards import CardReader, Effect, effect_json
from stromtisch.games.neustart.terms import QUARTER_COUNT

HEX_STEPS: Final = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]
CREW_FIELDS: Final = ["one", "two", "three", "four", "five"]
FAR: Final = 1000
QUARTERS: Final = range(QUARTER_COUNT)
MARKER_FIELDS: Final = ["fires", "illnesses", "incidents"]
# Numbers that the page does not need.
UNSEEN: Final = ["tutorial_tank", "tutorial_depot", "tutorial_town", "administration", "autopilot_rest"]


class Town:
    """A town: which quarters touch (NS-01), and how many steps lie between any two."""

    def __init__(self, id: str, neighbours: list[list[int]], steps: list[int]) -> None:
        self.id = id
        self.neighbours = neighbours
        self.steps = steps
        # Ways worked out before, by blocked quarters and the price of a step: they are always the same.
        self._ways: dict[int, list[int]] = {}

    def ways(self, blocked: list[bool], step: int) -> list[int]:
        """NS-52: the fuel between any two quarters; entering a blocked one costs one more."""
        key = step
        for quarter in range(QUARTER_COUNT):
            if blocked[quarter]:
                key += 1 << (quarter + 8)
        known = self._ways.get(key)
        if known is None:
            entering = [step + (1 if block else 0) for block in blocked]
            known = distances(self.neighbours, entering)
            self._ways[key] = known
        return known


class Content:
    """Everything printed on quarters, tableaux, cards and in the rules."""

    def __init__(self, pack: Pack) -> None:
        self.hash = pack.hash()
        self._read_quarters(pack)
        self._read_actors(pack)
        self._read_parameters(pack)
        self._read_towns(pack)
        self._read_crews(pack)
        self._read_cards(pack)
        self._read_names(pack)
        self._read_options(pack)

    # --- the parts ----------------------------------------------------------------

    def _read_quarters(self, pack: Pack) -> None:
        entries = pack.entries("quarters.toml", "quarter", QUARTER_COUNT)
        self.quarter_ids = [entry.name for entry in entries]
        if self.quarter_ids != sorted(self.quarter_ids):
            raise entries[0].error("id", "expected the quarters in alphabetical order")
        self.type = [entry.index("type", terms.TYPES) for entry in entries]
        self.need = [entry.integer("need", 0, 6) for entry in entries]
        self.stock = [entry.integer("stock", 0, 30) for entry in entries]
        self.houses = [entry.integer("houses", 0, 9) for entry in entries]
        self.letters = [entry.choices("letters", terms.LETTERS) for entry in entries]
        # Bit n stands for the n-th of TARGET_LETTERS.
        targeted = (1 << len(terms.TARGET_LETTERS)) - 1
        self.targets = [entry.mask("letters", terms.LETTERS) & targeted for entry in entries]
        self.site = [entry.flag("base_site") for entry in entries]
        self.generator = [entry.flag("generator") for entry in entries]
        # All businesses of the town, numbered; and by quarter.
        shops = [(q, kind) for q in QUARTERS for kind in entries[q].indices("businesses", terms.BUSINESSES)]
        self.business_at = [q for q, _ in shops]
        self.business_kind = [kind for _, kind in shops]
        self.business_names = [f"{entries[q].name}.{terms.BUSINESSES[kind]}" for q, kind in shops]
        self.businesses_of = [[n for n, at in enumerate(self.business_at) if at == q] for q in QUARTERS]
        hospitals = [q for q in QUARTERS if entries[q].integer("fuel_need", 0, 1) == 1]
        if len(hospitals) != 1:
            raise entries[0].error("fuel_need", "expected one hospital only")
        self.hospital = hospitals[0]
        self.hospital_stock = entries[self.hospital].integer("fuel_stock", 0, 20)
        self.quarter_json: dict[str, object] = {}
        for q, entry in enumerate(entries):
            # "in der Altstadt": how one says that something happens there.
            for field in ("title", "place"):
                entry.texts(field)
            entry.has("fuel_stock")
            self.quarter_json[entry.name] = {
                **entry.close(["fuel_need", "fuel_stock"]),
                "businesses": [self.business_names[n] for n in self.businesses_of[q]],
                "hospital": q == self.hospital,
            }

    def _read_actors(self, pack: Pack) -> None:
        self.actor_titles: dict[str, dict[str, str]] = {}
        self.actor_json: list[dict[str, object]] = []
        self.tank: list[int] = []
        self.start: list[list[int]] = []
        self.home: list[int] = []
        # What an action costs: index actor * ACTION_COUNT + action; CANNOT where it is impossible (NS-43).
        self.cost: list[int] = []
        for entry in pack.named("actors.toml", "actor", terms.ACTORS):
            self.actor_titles[entry.name] = entry.texts("title")
            self.tank.append(entry.integer("tank", 6, 30))
            places = entry.items("start", terms.START_TEAMS)
            self.start.append([self.quarter(entry, "start", str(place)) for place in places])
            self.home.append(self.quarter(entry, "home", entry.text("home")))
            costs = entry.inner("costs")
            for action in terms.ACTIONS:
                self.cost.append(costs.integer(action, 1, 12) if costs.has(action) else terms.CANNOT)
            costs.close()
            self.actor_json.append({"id": entry.name, **entry.close(["start", "home"])})

    def quarter(self, entry: Entry, field: str, name: str) -> int:
        """The number of a quarter named in a pack."""
        if name not in self.quarter_ids:
            raise entry.error(field, f"{name!r} is not a quarter")
        return self.quarter_ids.index(name)

    def _read_parameters(self, pack: Pack) -> None:
        numbers = pack.table("parameters.toml", "parameters")
        self.most_points = numbers.integer("most_points", 1, 12)
        self.start_points = numbers.integer("start_points", 0, self.most_points)
        self.secure_bonus = numbers.integer("secure_bonus", 0, 20)
        self.light_search_loss = numbers.integer("light_search_loss", 0, 6)
        self.helpers = numbers.integer("helpers", 0, 1000)
        self.uprising = numbers.integer("uprising", 1, 9)
        self.most_anger = numbers.integer("most_anger", self.uprising, 20)
        self.uprisings_lose = numbers.integer("uprisings_lose", 1, QUARTER_COUNT)
        self.unrest_partly_fed = numbers.integer("unrest_partly_fed", 0, 9)
        self.unrest_unfed = numbers.integer("unrest_unfed", 0, 9)
        self.hospital_deaths = numbers.integer("hospital_deaths", 0, 99)
        self.hospital_unrest = numbers.integer("hospital_unrest", 0, 9)
        self.power_needs = numbers.integers(
            "power_needs", 0, 13, terms.WEEKDAYS, "seven sums, Monday to Sunday"
        )
        # By kind of marker: fire, illness, incident.
        self.marker_values = [numbers.integers(field, 1, 9) for field in MARKER_FIELDS]
        self.score_calm = numbers.integer("score_calm", 0, 99)
        self.score_helper = numbers.integer("score_helper", 0, 99)
        self.score_base = numbers.integer("score_base", 0, 99)
        bonuses = "eight bonuses, day 1 to day 8"
        self.score_day = numbers.integers("score_day", 0, 99, terms.WEEKDAYS + 1, bonuses)
        self.score_death = numbers.integer("score_death", -99, 0)
        self.score_unrest = numbers.integer("score_unrest", -99, 0)
        self.score_ruin = numbers.integer("score_ruin", -99, 0)
        self.score_uprising = numbers.integer("score_uprising", -99, 0)
        self.uprisings_scored = numbers.integer("uprisings_scored", 0, QUARTER_COUNT)
        self.tutorial_tank = numbers.integer("tutorial_tank", 0, 6)
        self.tutorial_depot = numbers.integer("tutorial_depot", 0, 99)
        self.tutorial_town_id = numbers.text("tutorial_town")
        self.town_hall = self.quarter(numbers, "town_hall", numbers.text("town_hall"))
        self.administration = numbers.index("administration", terms.ACTORS)
        self.autopilot_rest = numbers.integer("autopilot_rest", 0, 12)
        if not self.site[self.town_hall]:
            raise numbers.error("town_hall", "must have a site for a base")
        self.numbers_json = numbers.close([*MARKER_FIELDS, *UNSEEN])
        bands = pack.entries("parameters.toml", "band")
        self.band_ids = [band.name for band in bands]
        self.band_from = [band.integer("from", -1000, 1000) for band in bands]
        self.band_titles = {band.name: band.texts("title") for band in bands}
        self.band_json = [{"id": band.name, **band.close()} for band in bands]
        if self.band_from != sorted(set(self.band_from)) or self.band_from[0] != -1000:
            raise numbers.error("band", "bands must rise and begin with -1000")

    def _read_towns(self, pack: Pack) -> None:
        self.towns: list[Town] = []
        self.town_json: dict[str, object] = {}
        for entry in pack.entries("towns.toml", "town"):
            town = self._read_town(entry)
            self.towns.append(town)
            entry.choice("difficulty", ["easy", "medium", "hard"])
            for field in ("title", "text"):
                entry.texts(field)
            self.town_json[entry.name] = {
                **entry.close(),
                "adjacent": {
                    name: [self.quarter_ids[other] for other in town.neighbours[q]]
                    for q, name in enumerate(self.quarter_ids)
                },
            }
        self.town_ids = [town.id for town in self.towns]
        if self.tutorial_town_id not in self.town_ids:
            raise pack.table("parameters.toml", "parameters").error("tutorial_town", "is not a town")

    def _read_town(self, entry: Entry) -> Town:
        """NS-01: every quarter once, each on a hex of its own, and all connected."""
        inner = entry.inner("at")
        inner.only(self.quarter_ids)
        places: list[list[int]] = []
        for name in self.quarter_ids:
            place = inner.integers(name, -50, 50)
            if len(place) != 2 or place in places:
                raise inner.error(name, "expected a hex [q, r] that no other quarter takes")
            places.append(place)
        neighbours = [
            [other for other in QUARTERS if (places[other][0] - q, places[other][1] - r) in HEX_STEPS]
            for q, r in places
        ]
        steps = distances(neighbours, [1] * QUARTER_COUNT)
        if max(steps) >= FAR:
            raise entry.error("at", "some quarters cannot be reached from the others")
        return Town(entry.name, neighbours, steps)

    def _read_crews(self, pack: Pack) -> None:
        """NS-12: the actors of each seat, as masks, for every number of seats."""
        table = pack.table("parameters.toml", "crews")
        self.crews: list[list[int]] = [[]]
        for field in CREW_FIELDS:
            # One group of actors a seat.
            groups = [str(group) for group in table.items(field, len(self.crews))]
            if sorted("".join(groups)) != sorted(terms.ACTORS):
                raise table.error(field, "every actor must be in one group")
            self.crews.append([_mask(group) for group in groups])
        joining = table.text("joining")
        table.close()
        if sorted(joining) != sorted(terms.ACTORS):
            raise table.error("joining", "expected every actor once")
        for seats in range(terms.ACTOR_COUNT + 1, terms.MOST_SEATS + 1):
            joined = joining[(seats - terms.ACTOR_COUNT - 1) % terms.ACTOR_COUNT]
            self.crews.append([*self.crews[seats - 1], _mask(joined)])

    def _read_cards(self, pack: Pack) -> None:
        reader = CardReader(self.quarter_ids)
        self.card_json: dict[str, object] = {}
        self.card_deck: list[int] = []
        self.card_day: list[int] = []
        self.card_effects: list[list[int]] = []
        self.card_ids: list[str] = []
        # By weekday and deck: index day * 3 + deck.
        self.decks: list[list[int]] = [[] for _ in range(terms.WEEKDAYS * len(terms.DECKS))]
        self.tutorial: list[int] = []
        for file in ("cards.toml", "tutorial.toml"):
            for entry in pack.entries(file, "card"):
                if entry.name in self.card_ids:
                    raise entry.error("id", "stands in the pack twice")
                number = len(self.card_ids)
                deck = entry.index("deck", terms.DECKS)
                day = entry.integer("day", 1, terms.WEEKDAYS)
                effects = reader.read_all(entry.tables("effects"), number, deck == 0)
                if not effects:
                    raise entry.error("effects", "expected at least one effect")
                self.card_ids.append(entry.name)
                self.card_deck.append(deck)
                self.card_day.append(day)
                self.card_effects.append(effects)
                # What is threatened if nobody answers the card; empty where there is nothing to answer.
                undone = entry.texts("undone") if entry.has("undone") else {"de": "", "en": ""}
                for field in ("title", "text"):
                    entry.texts(field)
                shown = [effect_json(reader.effects, index) for index in effects]
                self.card_json[entry.name] = {**entry.close(), "undone": undone, "effects": shown}
                if file == "tutorial.toml":
                    self.tutorial.append(number)
                else:
                    self.decks[(day - 1) * len(terms.DECKS) + deck].append(number)
        self.effects: list[Effect] = reader.effects
        for place, deck_cards in enumerate(self.decks):
            if len(deck_cards) < terms.DRAWN[place % len(terms.DECKS)]:
                deck_name = terms.DECKS[place % len(terms.DECKS)]
                problem = f"too few cards of deck {deck_name} for day {place // 3 + 1}"
                raise pack.entries("cards.toml", "card")[0].error("deck", problem)
        if [self.card_deck[card] for card in self.tutorial] != [0, 1, 1, 2, 2]:
            problem = "expected the decks E, T, T, N, N in this order"
            raise pack.entries("tutorial.toml", "card")[0].error("deck", problem)
        # One place for every marker that can lie in the town at once.
        fixed = sum(len(effect.fixed) for effect in self.effects)
        self.marker_slots = fixed + sum(len(values) for values in self.marker_values)

    def _read_names(self, pack: Pack) -> None:
        actions = pack.named("parameters.toml", "action", terms.ACTIONS)
        self.action_titles = {entry.name: entry.texts("title") for entry in actions}
        businesses = pack.named("parameters.toml", "business", terms.BUSINESSES)
        self.business_titles = {entry.name: entry.texts("title") for entry in businesses}
        self.holds_fuel = [entry.choice("holds", terms.GOODS) == "FUEL" for entry in businesses]
        for entry in [*actions, *businesses]:
            entry.close()

    def _read_options(self, pack: Pack) -> None:
        self.options = [read_option(entry) for entry in pack.entries("parameters.toml", "option")]
        for option in self.options:
            if option.id == "town":
                for town in option.choices:
                    if town not in self.town_ids:
                        parameters = pack.table("parameters.toml", "parameters")
                        raise parameters.error("option town", f"{town!r} is not a town of towns.toml")
                # NS-01: a town of one's own is offered with the others.
                option.choices = list(self.town_ids)

    # --- for the page ---------------------------------------------------------------

    def to_json(self) -> dict[str, object]:
        """All that the page needs to draw towns, tableaux and cards."""
        return {
            "actors": self.actor_json,
            "actions": self.action_titles,
            "businesses": self.business_titles,
            # Every business of the town by its name.
            "premises": {
                name: self.business_titles[terms.BUSINESSES[self.business_kind[number]]]
                for number, name in enumerate(self.business_names)
            },
            "quarters": self.quarter_json,
            "towns": self.town_json,
            "cards": self.card_json,
            "bands": self.band_json,
            "crews": {
                str(seats): [terms.names_of(mask) for mask in self.crews[seats]]
                for seats in range(1, terms.MOST_SEATS + 1)
            },
            "parameters": {**self.numbers_json, "hospital": self.quarter_ids[self.hospital]},
        }


def distances(neighbours: list[list[int]], entering: list[int]) -> list[int]:
    """The cheapest way between any two quarters when entering each has a price; index from * 15 + to."""
    result: list[int] = []
    for origin in range(QUARTER_COUNT):
        cost = [FAR] * QUARTER_COUNT
        cost[origin] = 0
        waiting = [origin]
        while waiting:
            here = waiting.pop(0)
            for other in neighbours[here]:
                through = cost[here] + entering[other]
                if through < cost[other]:
                    cost[other] = through
                    waiting.append(other)
        result += cost
    return result


def _mask(letters: str) -> int:
    mask = 0
    for letter in letters:
        mask |= 1 << terms.ACTORS.index(letter)
    return mask
