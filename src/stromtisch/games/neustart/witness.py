"""A journal that watches the town while a match is told again, and books every change to what caused it."""

from __future__ import annotations

from collections import Counter
from typing import Final

from stromtisch.core.journal import Journal
from stromtisch.games.neustart import actions, cards, scoring, state, terms
from stromtisch.games.neustart.cards import Effect
from stromtisch.games.neustart.state import NONE, Board

# What changes the town: first what stayed undone, then what nobody could help, then what was done.
TASK: Final = "TASK"
NEED: Final = "NEED"
HOSPITAL: Final = "HOSPITAL"
REBELLION: Final = "REBELLION"
CARD: Final = "CARD"
SOLVED: Final = "SOLVED"
OTHER: Final = "OTHER"
UNDONE: Final = [*cards.MARKER_KINDS, TASK, NEED, HOSPITAL]
CAUSES: Final = [*UNDONE, REBELLION, CARD, SOLVED, "INFORM", "BUILD", OTHER]

# How an event ends.
DONE: Final = "solved"
FAILED: Final = "failed"
OPEN: Final = "open"

# The end of a weekday is a stretch of its own, after day and night.
END: Final = "end"

# What points are spent on: actions, and tasks of cards with any action.
SPENT_ON: Final = [*terms.ACTIONS, TASK]

# What happens to the town, for one cause or in one stretch of the week; the score as in NS-121 and NS-122.
CHANGES: Final = ["deaths", "ruins", "unrest", "calmed", "helpers", "bases", "uprisings", "score"]
# What else is counted in a stretch, and how things stand when it is over.
COUNTS: Final = ["laid", "solved", "failed", "points", "fuel"]
STANDING: Final = ["anger", "uprisings", "helpers", "bases", "score"]
# Where an actor's points and fuel came from and went to.
POINTS: Final = ["start", "rested", "cards", "exhausted"]
FUEL: Final = ["start", "depot", "finds", "received", "cards", "driven", "trips", "given"]

# Lines that begin something: what follows them has a cause of its own.
STARTS: Final = [
    "card", "acted", "underfed", "hospital-dark", "health-roll", "unit-end", "weekday-end", "power-roll",
]  # fmt: skip

# A marker of this value or more is large (section 2.6).
LARGE: Final = 7


def zeros(names: list[str]) -> Counter[str]:
    """A count for each name; adding keeps the zeros."""
    return Counter(dict.fromkeys(names, 0))


class Stretch:
    """A day, a night or the end of a weekday."""

    def __init__(self, weekday: int, part: str) -> None:
        self.weekday = weekday
        self.part = part
        self.cards: list[str] = []
        self.counts = zeros(CHANGES + COUNTS)
        self.standing: dict[str, int] = zeros(STANDING)

    def time(self) -> dict[str, object]:
        """When it is."""
        return {"weekday": self.weekday, "part": self.part}


class Event:
    """Something that asked for an answer: a marker, a task, a need, the hospital's fuel."""

    def __init__(self, kind: str, card: str, quarter: int, value: int, since: Stretch) -> None:
        self.kind = kind
        self.action = NONE
        self.card = card
        self.quarter = quarter
        self.value = value
        self.since = since
        self.until: Stretch | None = None
        self.end = OPEN
        self.spark = False
        self.points = 0
        self.actors: set[str] = set()
        self.gave_up = 0
        self.covered = 0
        self.cost = zeros(CHANGES)


class Books:
    """One actor's points and fuel over the week."""

    def __init__(self, points: int, fuel: int) -> None:
        self.points = zeros(POINTS)
        self.points["start"] = points
        self.spent = zeros(SPENT_ON)
        self.times = zeros(SPENT_ON)
        self.fuel = zeros(FUEL)
        self.fuel["start"] = fuel


class Witness(Journal):
    """Looks at the board whenever a line is told; what has changed since the last one has the line's cause."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self.board = board
        self.stretches = [Stretch(1, state.UNITS[0])]
        self.now = self.stretches[0]
        self.closing = False
        self.by_cause = {name: zeros(CHANGES) for name in CAUSES}
        self.cause = OTHER
        self.blamed: Event | None = None
        self.events: list[Event] = []
        self.marker_events: dict[int, Event] = {}
        self.task_events: dict[int, Event] = {}
        # By actor; empty until the first line.
        self.books: dict[str, Books] = {}
        self.rests: list[dict[str, object]] = []
        # Something to talk about afterwards.
        self.moments: list[dict[str, object]] = []
        self.power_rolls: list[dict[str, object]] = []
        # By weekday: what the quarters and the hospital needed and had.
        self.supply: list[dict[str, object]] = []
        self.fuel = zeros(["start", "found", "cards", "driven", "hospital", "wasted"])
        self.supplies = zeros(["start", "found", "cards", "eaten"])
        # What lies on the fields at the end of a weekday, until it has been used up (NS-115).
        self.on_fields = 0
        self.in_hospital = 0
        self.score_start = 0
        # The town and the goods as they were when the last line was told.
        self.town: Counter[str] = Counter()
        self.anger: list[int] = []
        self.points: list[int] = []
        self.tank: list[int] = []
        self.depot_fuel = 0
        self.goods = 0
        self.marker_state: list[int] = []
        # The action an actor has just begun, until the next line says what for.
        self.begun: dict[str, object] | None = None

    # --- the picture of the last line ---------------------------------------------------------

    def _begin(self) -> None:
        """The town as it was before Monday's first card."""
        board = self.board
        self.books = {
            name: Books(board.points[actor], board.tank[actor]) for actor, name in enumerate(terms.ACTORS)
        }
        self.fuel["start"] = self.fuel_now()
        self.supplies["start"] = self.supplies_now()
        self.town = self._town_now()
        self.anger = board.anger[:]
        self._remember_goods()
        self.score_start = self.town["score"]

    def _town_now(self) -> Counter[str]:
        board = self.board
        return Counter(
            {
                "deaths": sum(board.deaths),
                "ruins": sum(board.ruins),
                "helpers": board.helper_count,
                "bases": sum(board.base),
                "score": self._running_score(),
            }
        )

    def _remember_goods(self) -> None:
        board = self.board
        self.points = board.points[:]
        self.tank = board.tank[:]
        self.depot_fuel = board.depot_fuel
        self.goods = self.supplies_now()
        self.marker_state = board.marker_state[:]

    def _running_score(self) -> int:
        """The score so far without the bonus for the day, every uprising counted: more trouble is never a gain."""
        parts = scoring.score_of(self.board)
        return int(sum(parts.values()) - parts["day"]) - self.relief()

    def relief(self) -> int:
        """NS-122: what the score does not count, because it counts a few uprisings only."""
        content = self.board.content
        uncounted = max(0, self.board.uprisings() - content.uprisings_scored)
        return -content.score_uprising * uncounted

    def supplies_now(self) -> int:
        """All supplies in the town, wherever they lie."""
        board = self.board
        return sum(board.stock) + sum(board.covered) + sum(board.found_supplies) + board.depot_supplies

    def fuel_now(self) -> int:
        """All fuel in the town, wherever it is."""
        board = self.board
        hospital = board.hospital_stock + board.hospital_covered
        return sum(board.tank) + board.depot_fuel + hospital + sum(board.found_fuel)

    # --- a line -------------------------------------------------------------------------------

    def tell(self, kind: str, body: dict[str, object]) -> None:
        """Book what has changed, then see what the line itself says."""
        if not self.books:
            self._begin()
        self._see_used_up()
        self._turn(kind)
        gone = self._gone()
        if kind in STARTS:
            # What came before belongs to the old cause.
            self._book()
            self._blame(OTHER, None)
        if kind in ("solved", "task-done", "failed"):
            self._book()
        if gone is not None:
            gone.until = self.now
            gone.end = DONE if kind in ("solved", "task-done") else FAILED
            self.now.counts[gone.end] += 1
        self._consider(kind, body, gone)
        self._read_points(kind, body, gone)
        self._read_fuel(kind, body)
        self._read_goods(kind, body)
        self._read_week(kind, body)
        self._read_moments(kind, body, gone)
        self._book()
        self._follow_markers()
        self._remember_goods()

    def whisper(self, seat: int, kind: str, body: dict[str, object]) -> None:
        """What one seat alone is told changes nothing in the town."""

    def _see_used_up(self) -> None:
        """NS-115: a covered field is emptied by using it up, and in no other way."""
        if self.on_fields > 0 and sum(self.board.covered) == 0:
            self.supplies["eaten"] += self.on_fields
            self.on_fields = 0
        if self.in_hospital > 0 and self.board.hospital_covered == 0:
            self.fuel["hospital"] += 1
            self.in_hospital = 0

    def _turn(self, kind: str) -> None:
        """Whether a new stretch of the week has begun."""
        board = self.board
        if kind == "weekday-end":
            self.closing = True
        elif board.weekday != self.now.weekday:
            self.closing = False
        part = END if self.closing else state.UNITS[board.unit]
        if (board.weekday, part) != (self.now.weekday, self.now.part):
            self._book()
            self.now = Stretch(board.weekday, part)
            self.stretches.append(self.now)

    def _blame(self, cause: str, event: Event | None) -> None:
        self.cause = cause
        self.blamed = event

    def _book(self) -> None:
        """What has changed since the last picture, for the cause, the event and the stretch of the week."""
        board = self.board
        town = self._town_now()
        change = Counter(town)
        change.subtract(self.town)
        for quarter in range(terms.QUARTER_COUNT):
            before = self.anger[quarter]
            step = board.anger[quarter] - before
            change["unrest"] += max(step, 0)
            change["calmed"] += max(-step, 0)
            if before < board.content.uprising <= board.anger[quarter]:
                change["uprisings"] += 1
        self.by_cause[self.cause].update(change)
        if self.blamed is not None and self.cause != SOLVED:
            self.blamed.cost.update(change)
        self.now.counts.update(change)
        standing = {**town, "anger": sum(board.anger), "uprisings": board.uprisings()}
        self.now.standing = {name: standing[name] for name in STANDING}
        self.town = town
        self.anger = board.anger[:]

    # --- markers and tasks --------------------------------------------------------------------

    def _gone(self) -> Event | None:
        """The marker or task that has been taken away since the last line."""
        board = self.board
        found: Event | None = None
        for marker in list(self.marker_events):
            if board.marker_at[marker] == NONE:
                found = self.marker_events.pop(marker)
        for slot in list(self.task_events):
            if board.task_at[slot] == NONE:
                found = self.task_events.pop(slot)
        return found

    def _follow_markers(self) -> None:
        """New markers and tasks are new events."""
        board = self.board
        for marker in board.lying:
            if marker not in self.marker_events:
                effect = board.content.effects[board.marker_effect[marker]]
                value = board.marker_value[marker]
                event = self._add(cards.MARKER_KINDS[effect.op], effect, board.marker_at[marker], value)
                event.action = actions.action_for(board, marker)
                event.spark = board.marker_state[marker] & state.SPARK != 0
                self.marker_events[marker] = event
        for slot, number in enumerate(board.task_effect):
            if number != NONE and slot not in self.task_events:
                effect = board.content.effects[number]
                self.task_events[slot] = self._add(TASK, effect, board.task_at[slot], effect.value)

    def _add(self, kind: str, effect: Effect, quarter: int, value: int) -> Event:
        event = Event(kind, self.board.content.card_ids[effect.card], quarter, value, self.now)
        self.events.append(event)
        self.now.counts["laid"] += 1
        return event

    def _consider(self, kind: str, body: dict[str, object], gone: Event | None) -> None:
        """Whose doing the changes around this line are."""
        if gone is not None:
            self._blame(SOLVED if gone.end == DONE else gone.kind, gone)
        elif kind == "card":
            self._blame(CARD, None)
        elif kind == "acted":
            action = str(body["action"])
            self._blame(action if action in CAUSES else OTHER, None)
        elif kind == "underfed":
            quarter = self.board.content.quarter_ids.index(str(body["quarter"]))
            need = Event(NEED, "", quarter, self.board.need(quarter), self.now)
            need.covered = self.board.covered[quarter]
            self._lack(need)
        elif kind == "hospital-dark":
            self._lack(Event(HOSPITAL, "", self.board.content.hospital, 1, self.now))
        elif kind == "base-lost" or (kind == "ruin" and body["cause"] == "crowd"):
            self._blame(REBELLION, None)
        else:
            ill = self._outlived()
            if ill is not None:
                self._blame(ill.kind, ill)

    def _lack(self, event: Event) -> None:
        """Something the town needed and did not get."""
        event.end = FAILED
        event.until = self.now
        self.events.append(event)
        self._blame(event.kind, event)

    def _outlived(self) -> Event | None:
        """An illness that has just had its consequences (NS-107c); the last one, for lines come at once."""
        board = self.board
        found: Event | None = None
        place = NONE
        for marker in board.lying:
            new = board.marker_state[marker] & ~self.marker_state[marker] & state.OUTLIVED != 0
            threatens = len(board.content.effects[board.marker_effect[marker]].fail) > 0
            if new and threatens and marker in self.marker_events and board.marker_at[marker] >= place:
                place = board.marker_at[marker]
                found = self.marker_events[marker]
        return found

    # --- what lines say -----------------------------------------------------------------------

    def _read_points(self, kind: str, body: dict[str, object], gone: Event | None) -> None:
        """Points are spent when an action begins and when it is settled, lost by giving up, won by rest."""
        if kind == "acted":
            row = TASK if body["deed"] == "task" else str(body["action"])
            self._spend(str(body["actor"]), row, _int(body["points"]))
            self.books[str(body["actor"])].times[row] += 1
            self.begun = body
            return
        for actor, name in enumerate(terms.ACTORS):
            change = self.board.points[actor] - self.points[actor]
            if change == 0:
                continue
            books = self.books[name]
            if kind == "solved" and gone is not None:
                self._spend(name, terms.ACTIONS[gone.action], -change)
                gone.points -= change
                gone.actors.add(name)
            elif kind == "gave-up":
                books.points["exhausted"] -= change
            else:
                books.points["rested" if kind == "rested" else "cards"] += change
        if self.begun is not None:
            self._attach(self.begun, kind, body, gone)
            self.begun = None
        if kind == "gave-up":
            self.marker_events[_int(body["marker"])].gave_up += 1

    def _spend(self, actor: str, row: str, points: int) -> None:
        self.books[actor].spent[row] += points
        self.now.counts["points"] += points

    def _attach(
        self, begun: dict[str, object], kind: str, body: dict[str, object], gone: Event | None
    ) -> None:
        """The line after the beginning of an action says what it was for."""
        event: Event | None = None
        if kind in ("revealed", "too-much"):
            event = self.marker_events[_int(body["marker"])]
        elif kind == "joined":
            event = self.marker_events[self.board.operation[terms.ACTORS.index(str(body["starter"]))]]
        elif kind in ("solved", "task-done"):
            event = gone
        if event is not None:
            event.points += _int(begun["points"])
            event.actors.add(str(begun["actor"]))

    def _read_fuel(self, kind: str, body: dict[str, object]) -> None:
        """Where the fuel of the tanks and the depot came from and went to."""
        if kind == "drove":
            self._burn(str(body["actor"]), "driven", body)
        elif kind == "goods":
            self._burn(terms.ACTORS[self.board.content.administration], "trips", body)
            if str(body["sink"]).startswith("tank-"):
                origin = "depot" if str(body["source"]).startswith("depot") else "finds"
                self.books[str(body["actor"])].fuel[origin] += _int(body["amount"])
        elif kind == "refuelled":
            self.books[str(body["actor"])].fuel["depot"] += _int(body["amount"])
        elif kind == "passed-fuel":
            self.books[str(body["from"])].fuel["given"] += 1
            self.books[str(body["to"])].fuel["received"] += 1
        elif kind == "store":
            for actor, name in enumerate(terms.ACTORS):
                self.books[name].fuel["cards"] += self.board.tank[actor] - self.tank[actor]
            in_tanks = sum(self.board.tank) - sum(self.tank)
            self.fuel["cards"] += in_tanks + self.board.depot_fuel - self.depot_fuel
        elif kind == "unit-end":
            # NS-78: fuel nobody has claimed by now is lost.
            self.fuel["wasted"] += sum(self.board.found_fuel)

    def _burn(self, actor: str, use: str, body: dict[str, object]) -> None:
        self.books[actor].fuel[use] += _int(body["fuel"])
        self.now.counts["fuel"] += _int(body["fuel"])
        self.fuel["driven"] += _int(body["fuel"])

    def _read_goods(self, kind: str, body: dict[str, object]) -> None:
        board = self.board
        if kind == "found":
            self.supplies["found"] += _int(body["supplies"])
            self.fuel["found"] += _int(body["fuel"])
        elif kind in ("store", "stock-changed"):
            self.supplies["cards"] += self.supplies_now() - self.goods
        elif kind == "weekday-end":
            # Nothing is covered any more between here and the check.
            quarters = {
                name: {
                    "need": board.need(quarter),
                    "covered": board.covered[quarter],
                    "generator": board.generator[quarter] == 1,
                }
                for quarter, name in enumerate(board.content.quarter_ids)
            }
            hospital = board.hospital_covered == 1
            self.supply.append({"weekday": len(self.supply) + 1, "hospital": hospital, "quarters": quarters})
            self.on_fields = sum(board.covered)
            self.in_hospital = board.hospital_covered

    def _read_week(self, kind: str, body: dict[str, object]) -> None:
        if kind == "card":
            self.now.cards.append(str(body["card"]))
        elif kind == "rested":
            actor = terms.ACTORS.index(str(body["actor"]))
            gained = self.board.points[actor] - self.points[actor]
            self.rests.append(
                {**self.now.time(), "actor": terms.ACTORS[actor], "rolled": body["rolled"], "gained": gained}
            )
        elif kind == "power-roll":
            self.power_rolls.append(_said(body))

    def _read_moments(self, kind: str, body: dict[str, object], gone: Event | None) -> None:
        """Firsts and turning points."""
        if kind in ("uprising", "base-lost", "gave-up", "new-team", "lost", "power-back") or (
            kind == "power-roll" and body["restored"] is False
        ):
            self._note(kind, body)
        elif kind == "hospital-dark":
            self._note("hospital", body)
        elif kind == "deaths" and self.town["deaths"] == 0 and self.cause != HOSPITAL:
            self._note("first-death", body)
        elif kind == "ruin" and self.town["ruins"] == 0:
            self._note("first-ruin", body)
        elif kind == "underfed" and all(moment["kind"] != "first-hunger" for moment in self.moments):
            self._note("first-hunger", body)
        elif kind == "solved" and gone is not None:
            together = len(gone.actors) > 1
            if together or gone.value >= LARGE:
                self._note("together" if together else "large", {**body, "value": gone.value})

    def _note(self, kind: str, body: dict[str, object]) -> None:
        self.moments.append({**_said(body), **self.now.time(), "kind": kind})


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def _said(body: dict[str, object]) -> dict[str, object]:
    """A line's body without who did it, and what follows from its numbers: the debrief is about the town."""
    return {
        name: value for name, value in body.items() if name not in ("seat", "marker", "actors", "restored")
    }
