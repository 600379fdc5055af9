"""The content of Neustart as the rules read it: quarters, towns, actors, numbers, options."""

from __future__ import annotations

from typing import Final

from stromtisch.core.content import Entry, Pack
from stromtisch.core.option import read_option
from stromtisch.games.neustart import terms
from stromtisch.games.neustart.cards import CardReader, Effect, effect_json

HEX_STEPS: Final = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]
CREW_FIELDS: Final = ["one", "two", "three", "four", "five"]
FAR: Final = 1000


class Town:
    """A town: which quarters touch (NS-01), and how many steps lie between any two."""

    def __init__(
        self, id: str, places: list[list[int]], neighbours: list[list[int]], steps: list[int]
    ) -> None:
        self.id = id
        self.places = places
        self.neighbours = neighbours
        self.steps = steps
        # Ways worked out before, by blocked quarters and the price of a step: they are always the same.
        self._ways: dict[int, list[int]] = {}

    def ways(self, blocked: list[bool], step: int) -> list[int]:
        """NS-52: the fuel between any two quarters; entering a blocked one costs one more."""
        key = step
        for quarter in range(terms.QUARTER_COUNT):
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
        entries = pack.entries("quarters.toml", "quarter")
        self.quarter_ids = [entry.name for entry in entries]
        if len(entries) != terms.QUARTER_COUNT or self.quarter_ids != sorted(self.quarter_ids):
            raise entries[0].error("id", "expected fifteen quarters in alphabetical order")
        self.quarter_titles: dict[str, dict[str, str]] = {}
        # "in der Altstadt": how one says that something happens there.
        self.quarter_places: dict[str, dict[str, str]] = {}
        self.type: list[int] = []
        self.need: list[int] = []
        self.stock: list[int] = []
        self.houses: list[int] = []
        # Bit n stands for the n-th of TARGET_LETTERS.
        self.targets: list[int] = []
        self.letters: list[list[str]] = []
        self.site: list[bool] = []
        self.generator: list[bool] = []
        # All businesses of the town, numbered; and by quarter.
        self.business_at: list[int] = []
        self.business_kind: list[int] = []
        self.business_names: list[str] = []
        self.businesses_of: list[list[int]] = []
        self.hospital = -1
        self.hospital_stock = 0
        for number, entry in enumerate(entries):
            entry.only([
                "id", "title", "place", "type", "need", "stock", "fuel_need", "fuel_stock", "houses", "letters",
                "businesses", "base_site", "generator",
            ])  # fmt: skip
            self.quarter_titles[entry.name] = entry.texts("title")
            self.quarter_places[entry.name] = entry.texts("place")
            self.type.append(terms.TYPES.index(entry.choice("type", terms.TYPES)))
            self.need.append(entry.integer("need", 0, 6))
            self.stock.append(entry.integer("stock", 0, 30))
            self.houses.append(entry.integer("houses", 0, 9))
            letters = entry.choices("letters", terms.LETTERS)
            self.letters.append(letters)
            mask = 0
            for bit, letter in enumerate(terms.TARGET_LETTERS):
                if letter in letters:
                    mask |= 1 << bit
            self.targets.append(mask)
            self.site.append(_flag(entry, "base_site"))
            self.generator.append(_flag(entry, "generator"))
            here: list[int] = []
            for name in entry.choices("businesses", terms.BUSINESSES):
                here.append(len(self.business_at))
                self.business_at.append(number)
                self.business_kind.append(terms.BUSINESSES.index(name))
                self.business_names.append(f"{entry.name}.{name}")
            self.businesses_of.append(here)
            if entry.integer("fuel_need", 0, 1) == 1:
                if self.hospital >= 0:
                    raise entry.error("fuel_need", "there can be one hospital only")
                self.hospital = number
                self.hospital_stock = entry.integer("fuel_stock", 0, 20)
        if self.hospital < 0:
            raise entries[0].error("fuel_need", "no quarter has the hospital")

    def _read_actors(self, pack: Pack) -> None:
        entries = pack.entries("actors.toml", "actor")
        if [entry.name for entry in entries] != terms.ACTORS:
            raise entries[0].error("id", "expected the actors " + ", ".join(terms.ACTORS) + " in this order")
        self.actor_titles: dict[str, dict[str, str]] = {}
        self.tank: list[int] = []
        self.start: list[list[int]] = []
        self.home: list[int] = []
        # What an action costs: index actor * ACTION_COUNT + action; CANNOT where it is impossible (NS-43).
        self.cost: list[int] = []
        for entry in entries:
            entry.only(["id", "title", "tank", "start", "home", "costs"])
            self.actor_titles[entry.name] = entry.texts("title")
            self.tank.append(entry.integer("tank", 6, 30))
            places = entry.fields.get("start")
            if not isinstance(places, list) or len(places) != terms.START_TEAMS:
                raise entry.error("start", "expected three quarters")
            self.start.append([self.quarter(entry, "start", str(place)) for place in places])
            self.home.append(self.quarter(entry, "home", entry.text("home")))
            costs = entry.inner("costs")
            costs.only(list(terms.ACTIONS))
            for action in terms.ACTIONS:
                self.cost.append(costs.integer(action, 1, 12) if costs.has(action) else terms.CANNOT)

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
        self.uprisings_lose = numbers.integer("uprisings_lose", 1, terms.QUARTER_COUNT)
        self.unrest_partly_fed = numbers.integer("unrest_partly_fed", 0, 9)
        self.unrest_unfed = numbers.integer("unrest_unfed", 0, 9)
        self.hospital_deaths = numbers.integer("hospital_deaths", 0, 99)
        self.hospital_unrest = numbers.integer("hospital_unrest", 0, 9)
        self.power_needs = numbers.integers("power_needs", 0, 13)
        if len(self.power_needs) != terms.WEEKDAYS:
            raise numbers.error("power_needs", "expected seven sums, Monday to Sunday")
        # By kind of marker: fire, illness, incident.
        self.marker_values = [
            numbers.integers("fires", 1, 9),
            numbers.integers("illnesses", 1, 9),
            numbers.integers("incidents", 1, 9),
        ]
        self.score_calm = numbers.integer("score_calm", 0, 99)
        self.score_helper = numbers.integer("score_helper", 0, 99)
        self.score_base = numbers.integer("score_base", 0, 99)
        self.score_day = numbers.integers("score_day", 0, 99)
        if len(self.score_day) != terms.WEEKDAYS + 1:
            raise numbers.error("score_day", "expected eight bonuses, day 1 to day 8")
        self.score_death = numbers.integer("score_death", -99, 0)
        self.score_unrest = numbers.integer("score_unrest", -99, 0)
        self.score_ruin = numbers.integer("score_ruin", -99, 0)
        self.score_uprising = numbers.integer("score_uprising", -99, 0)
        self.uprisings_scored = numbers.integer("uprisings_scored", 0, terms.QUARTER_COUNT)
        self.tutorial_tank = numbers.integer("tutorial_tank", 0, 6)
        self.tutorial_depot = numbers.integer("tutorial_depot", 0, 99)
        self.tutorial_town_id = numbers.text("tutorial_town")
        self.town_hall = self.quarter(numbers, "town_hall", numbers.text("town_hall"))
        self.administration = terms.ACTORS.index(numbers.choice("administration", terms.ACTORS))
        self.autopilot_rest = numbers.integer("autopilot_rest", 0, 12)
        if not self.site[self.town_hall]:
            raise numbers.error("town_hall", "must have a site for a base")
        self.band_ids: list[str] = []
        self.band_from: list[int] = []
        self.band_titles: dict[str, dict[str, str]] = {}
        for entry in pack.entries("parameters.toml", "band"):
            entry.only(["id", "from", "title"])
            self.band_ids.append(entry.name)
            self.band_from.append(entry.integer("from", -1000, 1000))
            self.band_titles[entry.name] = entry.texts("title")
        if self.band_from != sorted(set(self.band_from)) or self.band_from[0] != -1000:
            raise numbers.error("band", "bands must rise and begin with -1000")

    def _read_towns(self, pack: Pack) -> None:
        self.towns: list[Town] = []
        self.town_json: dict[str, object] = {}
        for entry in pack.entries("towns.toml", "town"):
            entry.only(["id", "difficulty", "title", "text", "at"])
            town = self._read_town(entry)
            self.towns.append(town)
            self.town_json[entry.name] = {
                "title": entry.texts("title"),
                "text": entry.texts("text"),
                "difficulty": entry.choice("difficulty", ["easy", "medium", "hard"]),
                "at": {self.quarter_ids[q]: town.places[q] for q in range(terms.QUARTER_COUNT)},
                "adjacent": {
                    self.quarter_ids[q]: [self.quarter_ids[n] for n in town.neighbours[q]]
                    for q in range(terms.QUARTER_COUNT)
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
        neighbours: list[list[int]] = []
        for q, r in places:
            touching: list[int] = []
            for other in range(terms.QUARTER_COUNT):
                if (places[other][0] - q, places[other][1] - r) in HEX_STEPS:
                    touching.append(other)
            neighbours.append(touching)
        steps = distances(neighbours, [1] * terms.QUARTER_COUNT)
        if max(steps) >= FAR:
            raise entry.error("at", "some quarters cannot be reached from the others")
        return Town(entry.name, places, neighbours, steps)

    def _read_crews(self, pack: Pack) -> None:
        """NS-12: the actors of each seat, as masks, for every number of seats."""
        table = pack.table("parameters.toml", "crews")
        table.only([*CREW_FIELDS, "joining"])
        self.crews: list[list[int]] = [[]]
        for field in CREW_FIELDS:
            groups = table.fields.get(field)
            if not isinstance(groups, list) or len(groups) != len(self.crews):
                raise table.error(field, "expected one group of actors a seat")
            if sorted("".join(str(group) for group in groups)) != sorted(terms.ACTORS):
                raise table.error(field, "every actor must be in one group")
            self.crews.append([_mask(str(group)) for group in groups])
        joining = table.text("joining")
        if sorted(joining) != sorted(terms.ACTORS):
            raise table.error("joining", "expected every actor once")
        for seats in range(terms.ACTOR_COUNT + 1, terms.MOST_SEATS + 1):
            joined = joining[(seats - terms.ACTOR_COUNT - 1) % terms.ACTOR_COUNT]
            self.crews.append([*self.crews[seats - 1], _mask(joined)])

    def _read_cards(self, pack: Pack) -> None:
        reader = CardReader(self.quarter_ids, terms.ACTORS, terms.ACTIONS)
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
                entry.only(["id", "deck", "day", "title", "text", "undone", "effects"])
                if entry.name in self.card_ids:
                    raise entry.error("id", "stands in the pack twice")
                number = len(self.card_ids)
                deck = terms.DECKS.index(entry.choice("deck", terms.DECKS))
                day = entry.integer("day", 1, terms.WEEKDAYS)
                effects = reader.read_all(entry.tables("effects"), number, deck == 0)
                if not effects:
                    raise entry.error("effects", "expected at least one effect")
                self.card_ids.append(entry.name)
                self.card_deck.append(deck)
                self.card_day.append(day)
                self.card_effects.append(effects)
                self.card_json[entry.name] = {
                    "deck": terms.DECKS[deck],
                    "day": day,
                    "title": entry.texts("title"),
                    "text": entry.texts("text"),
                    # What is threatened if nobody answers the card; empty where there is nothing to answer.
                    "undone": entry.texts("undone") if entry.has("undone") else {"de": "", "en": ""},
                    "effects": [effect_json(reader.effects, index, terms.ACTIONS) for index in effects],
                }
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
        fixed = 0
        for effect in self.effects:
            fixed += len(effect.fixed)
        # One place for every marker that can lie in the town at once.
        self.marker_slots = fixed + sum(len(values) for values in self.marker_values)

    def _read_names(self, pack: Pack) -> None:
        self.action_titles = {
            entry.name: entry.texts("title") for entry in pack.entries("parameters.toml", "action")
        }
        self.business_titles: dict[str, dict[str, str]] = {}
        self.holds_fuel: list[bool] = []
        for entry in pack.entries("parameters.toml", "business"):
            entry.only(["id", "holds", "title"])
            self.business_titles[entry.name] = entry.texts("title")
            self.holds_fuel.append(entry.choice("holds", terms.GOODS) == "FUEL")
        parameters = pack.table("parameters.toml", "parameters")
        if list(self.action_titles) != terms.ACTIONS:
            raise parameters.error("action", "expected " + ", ".join(terms.ACTIONS))
        if list(self.business_titles) != terms.BUSINESSES:
            raise parameters.error("business", "expected " + ", ".join(terms.BUSINESSES))

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
            "actors": [self._actor_json(actor) for actor in range(terms.ACTOR_COUNT)],
            "actions": self.action_titles,
            "businesses": self.business_titles,
            # Every business of the town by its name.
            "premises": {
                name: self.business_titles[terms.BUSINESSES[self.business_kind[number]]]
                for number, name in enumerate(self.business_names)
            },
            "quarters": {
                name: {
                    "title": self.quarter_titles[name],
                    "place": self.quarter_places[name],
                    "type": terms.TYPES[self.type[q]],
                    "need": self.need[q],
                    "stock": self.stock[q],
                    "houses": self.houses[q],
                    "letters": self.letters[q],
                    "businesses": [self.business_names[number] for number in self.businesses_of[q]],
                    "base_site": self.site[q],
                    "generator": self.generator[q],
                    "hospital": q == self.hospital,
                }
                for q, name in enumerate(self.quarter_ids)
            },
            "towns": self.town_json,
            "cards": self.card_json,
            "bands": [
                {"id": name, "from": self.band_from[place], "title": self.band_titles[name]}
                for place, name in enumerate(self.band_ids)
            ],
            "crews": {
                str(seats): [_names(mask) for mask in self.crews[seats]]
                for seats in range(1, terms.MOST_SEATS + 1)
            },
            "parameters": {
                "most_points": self.most_points,
                "uprising": self.uprising,
                "most_anger": self.most_anger,
                "uprisings_lose": self.uprisings_lose,
                "power_needs": self.power_needs,
                "secure_bonus": self.secure_bonus,
                "light_search_loss": self.light_search_loss,
                "helpers": self.helpers,
                "start_points": self.start_points,
                "unrest_partly_fed": self.unrest_partly_fed,
                "unrest_unfed": self.unrest_unfed,
                "hospital_deaths": self.hospital_deaths,
                "hospital_unrest": self.hospital_unrest,
                "score_calm": self.score_calm,
                "score_helper": self.score_helper,
                "score_base": self.score_base,
                "score_day": self.score_day,
                "score_death": self.score_death,
                "score_unrest": self.score_unrest,
                "score_ruin": self.score_ruin,
                "score_uprising": self.score_uprising,
                "uprisings_scored": self.uprisings_scored,
                "town_hall": self.quarter_ids[self.town_hall],
                "hospital": self.quarter_ids[self.hospital],
            },
        }

    def _actor_json(self, actor: int) -> dict[str, object]:
        first = actor * terms.ACTION_COUNT
        costs = self.cost[first : first + terms.ACTION_COUNT]
        return {
            "id": terms.ACTORS[actor],
            "title": self.actor_titles[terms.ACTORS[actor]],
            "tank": self.tank[actor],
            "costs": {terms.ACTIONS[n]: cost for n, cost in enumerate(costs) if cost != terms.CANNOT},
        }


def distances(neighbours: list[list[int]], entering: list[int]) -> list[int]:
    """The cheapest way between any two quarters when entering each has a price; index from * 15 + to."""
    result: list[int] = []
    for origin in range(terms.QUARTER_COUNT):
        cost = [FAR] * terms.QUARTER_COUNT
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


def _flag(entry: Entry, field: str) -> bool:
    value = entry.fields.get(field)
    if not isinstance(value, bool):
        raise entry.error(field, "expected true or false")
    return value


def _mask(letters: str) -> int:
    mask = 0
    for letter in letters:
        mask |= 1 << terms.ACTORS.index(letter)
    return mask


def _names(mask: int) -> list[str]:
    return [name for actor, name in enumerate(terms.ACTORS) if mask >> actor & 1]
