"""A journal that watches the town while a match is told again, and books every change to what caused it."""

from __future__ import annotations

from typing import Final

from stromtisch.core.journal import Journal
from stromtisch.games.neustart import terms
from stromtisch.games.neustart.actions import action_for
from stromtisch.games.neustart.cards import MARKER_KINDS
from stromtisch.games.neustart.scoring import score_of
from stromtisch.games.neustart.state import NONE, OUTLIVED, SPARK, TASK_SLOTS, UNITS, Board

# What changes the town: first what stayed undone, then what nobody could help, then what was done.
TASK: Final = "TASK"
NEED: Final = "NEED"
HOSPITAL: Final = "HOSPITAL"
REBELLION: Final = "REBELLION"
CARD: Final = "CARD"
SOLVED: Final = "SOLVED"
OTHER: Final = "OTHER"
UNDONE: Final = [*MARKER_KINDS, TASK, NEED, HOSPITAL]
CAUSES: Final = [*UNDONE, REBELLION, CARD, SOLVED, "INFORM", "BUILD", OTHER]

# How an event ends.
DONE: Final = "solved"
FAILED: Final = "failed"
OPEN: Final = "open"

# The end of a weekday is a stretch of its own, after day and night.
END: Final = "end"

# The ninth row of what points are spent on: tasks of cards, whatever action they ask for.
TASK_ROW: Final = terms.ACTION_COUNT
SPENT_ON: Final = [*terms.ACTIONS, TASK]

# Lines that begin something: what follows them has a cause of its own.
STARTS: Final = [
    "card", "acted", "underfed", "hospital-dark", "health-roll", "unit-end", "weekday-end", "power-roll",
]  # fmt: skip

# A marker of this value or more is large (section 2.6).
LARGE: Final = 7


class Change:
    """What happened to the town, for one cause or in one stretch of the week."""

    def __init__(self) -> None:
        self.deaths = 0
        self.ruins = 0
        self.unrest = 0
        self.calmed = 0
        self.helpers = 0
        self.bases = 0
        self.uprisings = 0
        # How the running score changed (NS-121, NS-122).
        self.score = 0

    def add(self, other: Change) -> None:
        """Both together."""
        self.deaths += other.deaths
        self.ruins += other.ruins
        self.unrest += other.unrest
        self.calmed += other.calmed
        self.helpers += other.helpers
        self.bases += other.bases
        self.uprisings += other.uprisings
        self.score += other.score

    def to_json(self) -> dict[str, object]:
        """The numbers by name."""
        return {
            "deaths": self.deaths,
            "ruins": self.ruins,
            "unrest": self.unrest,
            "calmed": self.calmed,
            "helpers": self.helpers,
            "bases": self.bases,
            "uprisings": self.uprisings,
            "score": self.score,
        }


class Stretch:
    """A day, a night or the end of a weekday."""

    def __init__(self, weekday: int, part: str) -> None:
        self.weekday = weekday
        self.part = part
        self.change = Change()
        self.cards: list[str] = []
        self.laid = 0
        self.solved = 0
        self.failed = 0
        self.points = 0
        self.fuel = 0
        # How things stand when it is over.
        self.anger = 0
        self.risen = 0
        self.helpers = 0
        self.bases = 0
        self.score = 0


class Event:
    """Something that asked for an answer: a marker, a task, a need, the hospital's fuel."""

    def __init__(self, kind: str, card: str, quarter: int, value: int, action: int, since: Stretch) -> None:
        self.kind = kind
        self.action = action
        self.card = card
        self.quarter = quarter
        self.value = value
        self.since = since
        self.until: Stretch | None = None
        self.end = OPEN
        self.spark = False
        self.points = 0
        self.actors = 0
        self.gave_up = 0
        self.covered = 0
        self.change = Change()


class Books:
    """One actor's points and fuel over the week."""

    def __init__(self, points: int, fuel: int) -> None:
        self.points_start = points
        self.spent = [0] * (terms.ACTION_COUNT + 1)
        self.times = [0] * (terms.ACTION_COUNT + 1)
        self.exhausted = 0
        self.rested = 0
        self.points_cards = 0
        self.fuel_start = fuel
        self.driven = 0
        self.trips = 0
        self.depot = 0
        self.finds = 0
        self.given = 0
        self.received = 0
        self.fuel_cards = 0


class Rest:
    """An actor's rest."""

    def __init__(self, at: Stretch, actor: int, rolled: int, gained: int) -> None:
        self.at = at
        self.actor = actor
        self.rolled = rolled
        self.gained = gained


class Moment:
    """Something to talk about afterwards."""

    def __init__(self, at: Stretch, kind: str, body: dict[str, object]) -> None:
        self.at = at
        self.kind = kind
        self.body = body


class Witness(Journal):
    """Looks at the board whenever a line is told; what has changed since the last one has the line's cause."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self.board = board
        self.begun = False
        self.stretches: list[Stretch] = [Stretch(1, UNITS[0])]
        self.now = self.stretches[0]
        self.closing = False
        self.by_cause: dict[str, Change] = {name: Change() for name in CAUSES}
        self.cause = OTHER
        self.blamed: Event | None = None
        self.events: list[Event] = []
        self.marker_events: dict[int, Event] = {}
        self.task_events: dict[int, Event] = {}
        self.books: list[Books] = []
        self.rests: list[Rest] = []
        self.moments: list[Moment] = []
        self.power_rolls: list[dict[str, object]] = []
        # By weekday: need, covered, and whether a generator runs, of every quarter; and the hospital's fuel.
        self.supply: list[list[list[int]]] = []
        self.hospital: list[int] = []
        self.fuel_found = 0
        self.fuel_wasted = 0
        self.fuel_cards = 0
        self.fuel_burnt = 0
        self.supplies_start = 0
        self.supplies_found = 0
        self.supplies_cards = 0
        self.supplies_eaten = 0
        # What lies on the fields at the end of a weekday, until it has been used up (NS-115).
        self.on_fields = 0
        self.in_hospital = 0
        self.depot_fuel_start = 0
        self.hospital_fuel_start = 0
        self.score_start = 0
        # The town and the goods as they were when the last line was told.
        self.deaths = 0
        self.ruins = 0
        self.helpers = 0
        self.bases = 0
        self.score = 0
        self.anger: list[int] = []
        self.points: list[int] = []
        self.tank: list[int] = []
        self.depot_fuel = 0
        self.supplies = 0
        self.marker_state: list[int] = []
        # What an actor has just begun, until the next line says what for.
        self.begun_by = NONE
        self.begun_action = NONE
        self.begun_points = 0

    # --- the picture of the last line ---------------------------------------------------------

    def _begin(self) -> None:
        """The town as it was before Monday's first card."""
        board = self.board
        self.begun = True
        self.books = [Books(board.points[actor], board.tank[actor]) for actor in range(terms.ACTOR_COUNT)]
        self.depot_fuel_start = board.depot_fuel
        self.hospital_fuel_start = board.hospital_stock
        self.supplies_start = self.supplies_now()
        self._remember_town()
        self._remember_goods()
        self.score_start = self.score

    def _remember_town(self) -> None:
        board = self.board
        self.deaths = sum(board.deaths)
        self.ruins = sum(board.ruins)
        self.helpers = board.helper_count
        self.bases = sum(board.base)
        self.anger = board.anger[:]
        self.score = self._running_score()

    def _remember_goods(self) -> None:
        board = self.board
        self.points = board.points[:]
        self.tank = board.tank[:]
        self.depot_fuel = board.depot_fuel
        self.supplies = self.supplies_now()
        self.marker_state = board.marker_state[:]

    def _running_score(self) -> int:
        """The score so far without the bonus for the day, every uprising counted: more trouble is never a gain."""
        parts = score_of(self.board)
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

    # --- a line -------------------------------------------------------------------------------

    def tell(self, kind: str, body: dict[str, object]) -> None:
        """Book what has changed, then see what the line itself says."""
        if not self.begun:
            self._begin()
        self._see_used_up()
        self._turn(kind)
        gone = self._gone()
        if kind in (
            "card",
            "acted",
            "underfed",
            "hospital-dark",
            "health-roll",
            "unit-end",
            "weekday-end",
            "power-roll",
        ):
            # What came before belongs to the old cause.
            self._book()
            self._blame(OTHER, None)
        if kind in ("solved", "task-done", "failed"):
            self._book()
        self._settle_events(kind, gone)
        self._consider(kind, body, gone)
        self._read(kind, body, gone)
        self._book()
        self._follow_markers()
        self._remember_goods()

    def whisper(self, seat: int, kind: str, body: dict[str, object]) -> None:
        """What one seat alone is told changes nothing in the town."""

    def _see_used_up(self) -> None:
        """NS-115: a covered field is emptied by using it up, and in no other way."""
        if self.on_fields > 0 and sum(self.board.covered) == 0:
            self.supplies_eaten += self.on_fields
            self.on_fields = 0
        if self.in_hospital > 0 and self.board.hospital_covered == 0:
            self.fuel_burnt += 1
            self.in_hospital = 0

    def _turn(self, kind: str) -> None:
        """Whether a new stretch of the week has begun."""
        board = self.board
        if kind == "weekday-end":
            self.closing = True
        elif board.weekday != self.now.weekday:
            self.closing = False
        part = END if self.closing else UNITS[board.unit]
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
        change = Change()
        change.deaths = sum(board.deaths) - self.deaths
        change.ruins = sum(board.ruins) - self.ruins
        change.helpers = board.helper_count - self.helpers
        change.bases = sum(board.base) - self.bases
        change.score = self._running_score() - self.score
        for quarter in range(terms.QUARTER_COUNT):
            step = board.anger[quarter] - self.anger[quarter]
            if step > 0:
                change.unrest += step
                if self.anger[quarter] < board.content.uprising <= board.anger[quarter]:
                    change.uprisings += 1
            else:
                change.calmed -= step
        self.by_cause[self.cause].add(change)
        if self.blamed is not None and self.cause != SOLVED:
            self.blamed.change.add(change)
        self.now.change.add(change)
        self.now.anger = sum(board.anger)
        self.now.risen = board.uprisings()
        self.now.helpers = board.helper_count
        self.now.bases = sum(board.base)
        self._remember_town()
        self.now.score = self.score

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
        content = board.content
        for marker in board.lying:
            if marker not in self.marker_events:
                effect = content.effects[board.marker_effect[marker]]
                event = Event(
                    MARKER_KINDS[effect.op],
                    content.card_ids[effect.card],
                    board.marker_at[marker],
                    board.marker_value[marker],
                    action_for(board, marker),
                    self.now,
                )
                event.spark = board.marker_state[marker] & SPARK != 0
                self.marker_events[marker] = event
                self._add(event)
        if board.task_count > 0:
            for slot in range(TASK_SLOTS):
                if board.task_at[slot] != NONE and slot not in self.task_events:
                    effect = content.effects[board.task_effect[slot]]
                    card = content.card_ids[effect.card]
                    event = Event(TASK, card, board.task_at[slot], effect.value, effect.action, self.now)
                    self.task_events[slot] = event
                    self._add(event)

    def _add(self, event: Event) -> None:
        self.events.append(event)
        self.now.laid += 1

    def _settle_events(self, kind: str, gone: Event | None) -> None:
        if gone is None:
            return
        gone.until = self.now
        if kind in ("solved", "task-done"):
            gone.end = DONE
            self.now.solved += 1
        else:
            gone.end = FAILED
            self.now.failed += 1

    def _consider(self, kind: str, body: dict[str, object], gone: Event | None) -> None:
        """Whose doing the changes around this line are."""
        if gone is not None:
            self._blame(SOLVED if gone.end == DONE else gone.kind, gone)
        elif kind == "card":
            self._blame(CARD, None)
        elif kind == "acted":
            action = str(body["action"])
            self._blame(
                action if action in (terms.ACTIONS[terms.INFORM], terms.ACTIONS[terms.BUILD]) else OTHER, None
            )
        elif kind == "underfed":
            quarter = self._quarter(body)
            need = Event(NEED, "", quarter, self.board.need(quarter), NONE, self.now)
            need.covered = self.board.covered[quarter]
            self._lack(need)
        elif kind == "hospital-dark":
            self._lack(Event(HOSPITAL, "", self.board.content.hospital, 1, NONE, self.now))
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
            before = self.marker_state[marker]
            if (
                board.marker_state[marker] & OUTLIVED
                and before & OUTLIVED == 0
                and marker in self.marker_events
            ):
                if len(board.content.effects[board.marker_effect[marker]].fail) == 0:
                    continue
                if board.marker_at[marker] >= place:
                    place = board.marker_at[marker]
                    found = self.marker_events[marker]
        return found

    # --- what lines say -----------------------------------------------------------------------

    def _quarter(self, body: dict[str, object]) -> int:
        return self.board.content.quarter_ids.index(str(body["quarter"]))

    def _read(self, kind: str, body: dict[str, object], gone: Event | None) -> None:
        self._read_points(kind, body, gone)
        self._read_fuel(kind, body)
        self._read_goods(kind, body)
        self._read_week(kind, body)
        self._read_moments(kind, body, gone)

    def _read_points(self, kind: str, body: dict[str, object], gone: Event | None) -> None:
        """Points are spent when an action begins and when it is settled, lost by giving up, won by rest."""
        board = self.board
        for actor in range(terms.ACTOR_COUNT):
            change = board.points[actor] - self.points[actor]
            if change == 0:
                continue
            books = self.books[actor]
            if kind == "acted":
                action = terms.ACTIONS.index(str(body["action"]))
                books.spent[action] -= change
                self.now.points -= change
                self.begun_by = actor
                self.begun_action = action
                self.begun_points = -change
            elif kind == "solved" and gone is not None:
                books.spent[gone.action] -= change
                self.now.points -= change
                gone.points -= change
                gone.actors |= 1 << actor
            elif kind == "gave-up":
                books.exhausted -= change
            elif kind == "rested":
                books.rested += change
            else:
                books.points_cards += change
        if kind == "acted":
            books = self.books[self.begun_by]
            books.times[self.begun_action] += 1
        elif self.begun_by != NONE:
            self._attach(kind, body, gone)
            self.begun_by = NONE
        if kind == "gave-up":
            self.marker_events[_int(body["marker"])].gave_up += 1

    def _attach(self, kind: str, body: dict[str, object], gone: Event | None) -> None:
        """The line after the beginning of an action says what it was for."""
        event: Event | None = None
        if kind in ("revealed", "too-much"):
            event = self.marker_events[_int(body["marker"])]
        elif kind == "joined":
            event = self.marker_events[self.board.operation[terms.ACTORS.index(str(body["starter"]))]]
        elif kind in ("solved", "task-done"):
            event = gone
        if event is None:
            return
        event.points += self.begun_points
        event.actors |= 1 << self.begun_by
        if kind == "task-done":
            books = self.books[self.begun_by]
            books.spent[self.begun_action] -= self.begun_points
            books.times[self.begun_action] -= 1
            books.spent[TASK_ROW] += self.begun_points
            books.times[TASK_ROW] += 1

    def _read_fuel(self, kind: str, body: dict[str, object]) -> None:
        """Where the fuel of the tanks and the depot came from and went to."""
        if kind == "drove":
            actor = terms.ACTORS.index(str(body["team"])[0])
            self.books[actor].driven += _int(body["fuel"])
            self.now.fuel += _int(body["fuel"])
        elif kind == "goods":
            self.books[self.board.content.administration].trips += _int(body["fuel"])
            self.now.fuel += _int(body["fuel"])
            sink = str(body["sink"])
            if sink.startswith("tank-"):
                taker = self.books[terms.ACTORS.index(sink[5:])]
                if str(body["source"]).startswith("depot"):
                    taker.depot += _int(body["amount"])
                else:
                    taker.finds += _int(body["amount"])
        elif kind == "refuelled":
            self.books[terms.ACTORS.index(str(body["actor"]))].depot += _int(body["amount"])
        elif kind == "passed-fuel":
            self.books[terms.ACTORS.index(str(body["from"]))].given += 1
            self.books[terms.ACTORS.index(str(body["to"]))].received += 1
        elif kind == "store":
            for actor in range(terms.ACTOR_COUNT):
                self.books[actor].fuel_cards += self.board.tank[actor] - self.tank[actor]
            self.fuel_cards += self.board.depot_fuel - self.depot_fuel
        elif kind == "unit-end":
            # NS-78: fuel nobody has claimed by now is lost.
            self.fuel_wasted += sum(self.board.found_fuel)

    def _read_goods(self, kind: str, body: dict[str, object]) -> None:
        board = self.board
        if kind == "found":
            self.supplies_found += _int(body["supplies"])
            self.fuel_found += _int(body["fuel"])
        elif kind in ("store", "stock-changed"):
            self.supplies_cards += self.supplies_now() - self.supplies
        elif kind == "weekday-end":
            # Nothing is covered any more between here and the check.
            self.supply.append(
                [
                    [board.need(quarter), board.covered[quarter], board.generator[quarter]]
                    for quarter in range(terms.QUARTER_COUNT)
                ]
            )
            self.hospital.append(board.hospital_covered)
            self.on_fields = sum(board.covered)
            self.in_hospital = board.hospital_covered

    def _read_week(self, kind: str, body: dict[str, object]) -> None:
        if kind == "card":
            self.now.cards.append(str(body["card"]))
        elif kind == "rested":
            actor = terms.ACTORS.index(str(body["actor"]))
            gained = self.board.points[actor] - self.points[actor]
            self.rests.append(Rest(self.now, actor, _int(body["rolled"]), gained))
        elif kind == "power-roll":
            self.power_rolls.append(_said(body))

    def _read_moments(self, kind: str, body: dict[str, object], gone: Event | None) -> None:
        """Firsts and turning points."""
        if kind in ("uprising", "base-lost", "gave-up", "new-team", "lost", "power-back"):
            self.moments.append(Moment(self.now, kind, _said(body)))
        elif kind == "power-roll":
            if _int(body["black"]) + _int(body["white"]) < _int(body["needed"]):
                self.moments.append(Moment(self.now, kind, _said(body)))
        elif kind == "hospital-dark":
            self.moments.append(Moment(self.now, "hospital", _said(body)))
        elif kind == "deaths":
            if self.deaths == 0 and self.cause != HOSPITAL:
                self.moments.append(Moment(self.now, "first-death", _said(body)))
        elif kind == "ruin":
            if self.ruins == 0:
                self.moments.append(Moment(self.now, "first-ruin", _said(body)))
        elif kind == "underfed":
            if not any(moment.kind == "first-hunger" for moment in self.moments):
                self.moments.append(Moment(self.now, "first-hunger", _said(body)))
        elif kind == "solved" and gone is not None:
            together = gone.actors & (gone.actors - 1) != 0
            if together or gone.value >= LARGE:
                shown = _said(body)
                shown["value"] = gone.value
                self.moments.append(Moment(self.now, "together" if together else "large", shown))


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def _said(body: dict[str, object]) -> dict[str, object]:
    """A line's body without who did it, and what follows from its numbers: the debrief is about the town."""
    return {
        name: value for name, value in body.items() if name not in ("seat", "marker", "actors", "restored")
    }
