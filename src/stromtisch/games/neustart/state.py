"""What lies on the table of Neustart: the town and its quarters, actors and teams, markers, tasks, the week."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stromtisch.core.fields import Own, Shared, SharedRows
from stromtisch.core.generator import Generator
from stromtisch.core.kinds import Kinds, RuledState
from stromtisch.core.option import OptionValue
from stromtisch.core.seats import seats_of
from stromtisch.games.neustart import terms
from stromtisch.games.neustart.cards import MODIFIER_COUNT
from stromtisch.games.neustart.content import Content
from stromtisch.games.neustart.copied import FIELDS
from stromtisch.games.neustart.shapes import Sharing, Unit

VOTING: Final = 0
RESTING: Final = 1
READING: Final = 2
ACTING: Final = 3
OVER: Final = 4
# What a seat has in hand divides the actions of a unit further; with empty hands it is just ACTING.
WITH_TEAM: Final = 5
AT_DESK: Final = 6
AT_TANK: Final = 7
ON_TRIP: Final = 8
# It is ready.
DONE: Final = 9
# The team in hand can only drive, or do nothing at all.
DRIVING: Final = 10
STUCK: Final = 11
PHASES: Final = [
    "vote", "rest", "read", "act", "over", "act-team", "act-desk", "act-tank", "act-trip", "act-ready", "act-drive",
    "act-stuck",
]  # fmt: skip
ANY_HAND: Final = [ACTING, WITH_TEAM, AT_DESK, AT_TANK, ON_TRIP, DRIVING, STUCK]

DAY: Final = 0
NIGHT: Final = 1
UNITS: Final[Sequence[Unit]] = ["day", "night"]

NONE: Final = -1
TASK_SLOTS: Final = 16

# Information markers (NS-70) and search markers (NS-07).
UNINFORMED: Final = 0
STRIPED: Final = 1
GREEN: Final = 2
SEARCHED: Final = 0
LIGHT: Final = 1
DARK: Final = 2

# Businesses (NS-09, NS-74, NS-120).
FULL: Final = 0
EMPTY: Final = 1
RUINED: Final = 2

# Road blocks (NS-52): bits, for a quarter may have both.
UNIT_BLOCK: Final = 1
DAY_BLOCK: Final = 2

# What is known and still to come of a marker.
OPENED: Final = 1
FRESH: Final = 2
OUTLIVED: Final = 4  # it has lived through the end of a unit (NS-107c)
SPARK: Final = 8  # a fire that another one left behind: it does not spread (NS-107a)
FIXED: Final = 16  # its value stands on the card; it belongs to no pool

# What a seat has picked up before it decides what to do with it.
FOCUS_TEAM: Final = 0
FOCUS_DESK: Final = FOCUS_TEAM + terms.TEAM_COUNT
FOCUS_TANK: Final = FOCUS_DESK + terms.QUARTER_COUNT
FOCUS_TRIP: Final = FOCUS_TANK + terms.ACTOR_COUNT

# How the members of a shared role decide (section 5.4).
LEAD: Final = 0
CONSENSUS: Final = 1
FREE: Final = 2
SHARING: Final[Sequence[Sharing]] = ["lead", "consensus", "free"]

UNDECIDED: Final = 0
ON_DUTY: Final = 1
RESTS: Final = 2

WON: Final = "won"
LOST: Final = "lost"
POWER_BACK: Final = "power-restored"
UPRISINGS: Final = "uprisings"
TOWN_HALL: Final = "town-hall"


class Charter:
    """What the options of a table settle for the whole match (NS-01, NS-12, NS-13, NS-38)."""

    def __init__(self, content: Content, options: Mapping[str, OptionValue], seats: int) -> None:
        # The tutorial has its own town.
        self.tutorial = options["tutorial"] is True
        town = content.tutorial_town_id if self.tutorial else str(options["town"])
        self.town = content.towns[content.town_ids.index(town)]
        # The actors that a seat leads, as masks; by lot, the seats swap these crews.
        is_open = options["roles"] == "open"
        self.crews = [(1 << terms.ACTOR_COUNT) - 1] * seats if is_open else content.crews[seats]
        self.by_lot = options["roles"] == "random"
        self.unit_seconds = int(options["unit_seconds"])
        self.first_day_untimed = options["first_day_untimed"] is True
        self.choice_seconds = int(options["choice_seconds"])
        self.auto_cover = options["auto_cover"] is True
        # Only where several people hold one role is there anything to agree on; at the open table all may
        # do everything (NS-12).
        self.any_shared = any(is_shared(holders) for holders in holders_of(self.crews))
        alone = is_open or not self.any_shared
        self.sharing = FREE if alone else SHARING.index(str(options["sharing"]))
        self.led = self.sharing == LEAD
        self.consensus = self.sharing == CONSENSUS


def holders_of(crews: list[int]) -> list[int]:
    """The seats that hold each actor, as masks."""
    return [
        sum(1 << seat for seat, crew in enumerate(crews) if crew >> actor & 1)
        for actor in range(terms.ACTOR_COUNT)
    ]


def is_shared(holders: int) -> bool:
    """Whether more than one seat holds an actor."""
    return holders & (holders - 1) != 0


class Board(RuledState):
    """The town in the week of the blackout."""

    def __init__(
        self,
        content: Content,
        kinds: Kinds,
        seats: int,
        people: int,
        rng: Generator,
        charter: Charter,
    ) -> None:
        super().__init__(kinds, seats, people, rng)
        self.content = content
        self.charter = charter
        self.weekday = 1
        self.unit = DAY
        self.ready = 0
        self.depot_supplies = 0
        self.depot_fuel = 0
        self.network = 0
        self.helper_count = 0
        self.operations = 0
        self.task_count = 0
        self.next_card = 0
        self.new_team = False
        # The seats that have objected in this unit.
        self.objected = 0
        self.day_ending = False
        self.fresh_now = False
        self.verdict = ""
        self.cause = ""
        self.hospital_stock = content.hospital_stock
        self.hospital_covered = 0

    def lay_empty(self) -> None:
        """Give every list its beginning; a clone gets its lists from the state it copies instead."""
        content = self.content
        quarters = terms.QUARTER_COUNT
        # By seat the actors it leads, by actor the seats that hold it, both as masks (NS-12).
        self.crews: Shared = self.charter.crews
        self.holders: Shared = holders_of(self.crews)
        # By quarter.
        self.anger: Own = [0] * quarters
        self.helpers: Own = [0] * quarters
        self.info: Own = [UNINFORMED] * quarters
        self.base: Own = [0] * quarters
        self.generator: Own = [0] * quarters
        self.search: Own = [DARK] * quarters
        self.stock: Own = content.stock[:]
        self.covered: Own = [0] * quarters
        self.houses: Own = content.houses[:]
        self.ruins: Own = [0] * quarters
        self.deaths: Own = [0] * quarters
        self.found_supplies: Own = [0] * quarters
        self.found_fuel: Own = [0] * quarters
        self.finders: Own = [0] * quarters
        self.marker_count: Own = [0] * quarters
        self.extra_need: Shared = [0] * quarters
        self.letters: Shared = content.targets[:]
        self.blocks: Shared = [0] * quarters
        self.roads: Shared = self.charter.town.steps
        # By actor; an operation is the marker an actor has begun to answer and cannot pay alone (NS-60).
        self.points: Own = [content.start_points] * terms.ACTOR_COUNT
        self.tank: Own = [0] * terms.ACTOR_COUNT
        self.resting: Own = [UNDECIDED] * terms.ACTOR_COUNT
        self.operation: Own = [NONE] * terms.ACTOR_COUNT
        self.pledged: Own = [0] * terms.ACTOR_COUNT
        self.helping: Own = [0] * terms.ACTOR_COUNT
        # What a member has proposed (section 5.4), as the code of a decision, and who it was.
        self.proposal: Shared = [NONE] * terms.ACTOR_COUNT
        self.proposer: Shared = [NONE] * terms.ACTOR_COUNT
        # By team (actor * 4 + number); ``used_by`` is who of a shared role has acted with it in this unit.
        self.team_at: Own = [NONE] * terms.TEAM_COUNT
        self.team_used: Own = [0] * terms.TEAM_COUNT
        self.used_by: Shared = [NONE] * terms.TEAM_COUNT
        self.business: Own = [FULL] * len(content.business_at)
        # By seat.
        self.focus: Own = [NONE] * self.seats
        self.trip_paid: Own = [0] * self.seats
        self.ballots: Own = [NONE] * self.seats
        # By place of a marker; ``lying`` holds the places in use, oldest first.
        self.marker_at: Own = [NONE] * content.marker_slots
        self.marker_effect: Own = [NONE] * content.marker_slots
        self.marker_value: Own = [0] * content.marker_slots
        self.marker_state: Own = [0] * content.marker_slots
        self.marker_target: Own = [NONE] * content.marker_slots
        self.lying: Own = []
        # By kind of marker: the pools, and what left the town: values that were seen, and those nobody looked at.
        self.bags: SharedRows = [[], [], []]
        self.seen_discards: SharedRows = [[], [], []]
        self.blind_discards: SharedRows = [[], [], []]
        self.stack: Shared = []
        self.open_cards: Shared = []
        self.task_at: Shared = [NONE] * TASK_SLOTS
        self.task_effect: Shared = [NONE] * TASK_SLOTS
        self.unit_modifiers: Shared = [0] * MODIFIER_COUNT
        self.day_modifiers: Shared = [0] * MODIFIER_COUNT
        self.power_roll: Shared = []

    def fields(self) -> list[str]:
        """The names of everything that changes during a match."""
        return [*super().fields(), *FIELDS]

    # --- short questions ---------------------------------------------------------------

    def over(self) -> bool:
        """Whether nothing more can be decided."""
        return self.phase == OVER or self.aborted != ""

    def asked(self, seat: int) -> bool:
        """Everybody; the kinds know whose actors there are to decide for."""
        return True

    def stage(self, seat: int) -> int:
        """The phase; in the actions of a unit, what a seat has in hand, or that it is ready."""
        if self.phase != ACTING:
            return self.phase
        if self.ready >> seat & 1:
            return DONE
        focus = self.focus[seat]
        if focus == NONE:
            return ACTING
        if focus < FOCUS_DESK:
            return WITH_TEAM
        if focus < FOCUS_TANK:
            return AT_DESK
        return AT_TANK if focus < FOCUS_TRIP else ON_TRIP

    def need(self, quarter: int) -> int:
        """NS-67, NS-105: how many need fields of a quarter are to be covered today."""
        fields = self.content.need[quarter] + self.extra_need[quarter] - self.generator[quarter]
        return max(0, fields)

    def price(self, actor: int, action: int) -> int:
        """NS-43, NS-46: what an action costs an actor now; CANNOT if it is unable."""
        listed = self.content.cost[actor * terms.ACTION_COUNT + action]
        if listed == terms.CANNOT:
            return terms.CANNOT
        price = listed + self.unit_modifiers[action] + self.day_modifiers[action]
        return max(1, price)

    def effective(self, marker: int) -> int:
        """NS-58, NS-65, NS-98: what it takes to settle a marker now; anger counts an uprising as four."""
        quarter = self.marker_at[marker]
        value = self.marker_value[marker] - self.helpers[quarter] + self.anger[quarter]
        return max(0, value)

    def on_network(self, quarter: int) -> bool:
        """NS-104: whether the quarter is joined to the depot by adjacent bases."""
        return self.network >> quarter & 1 == 1

    def stands_at(self, actor: int, quarter: int) -> bool:
        """Whether one of an actor's teams is in a quarter."""
        first = actor * 4
        at = self.team_at
        return (
            at[first] == quarter
            or at[first + 1] == quarter
            or at[first + 2] == quarter
            or at[first + 3] == quarter
        )

    def at_depot(self, actor: int) -> bool:
        """Whether one of an actor's teams is on the network."""
        for team in range(actor * terms.TEAMS_EACH, (actor + 1) * terms.TEAMS_EACH):
            at = self.team_at[team]
            if at >= 0 and self.network >> at & 1:
                return True
        return False

    def belongs(self, seat: int, actor: int) -> bool:
        """Whether a seat has a part in an actor: its own, or one it stands in for."""
        if self.crews[seat] >> actor & 1:
            return True
        return self.autopilot != 0 and self.stands_in(seat, actor)

    def stands_in(self, seat: int, actor: int) -> bool:
        """Section 5.4: when all who hold an actor are absent, the administration acts for it until they return."""
        return (
            self.crews[seat] >> self.content.administration & 1 == 1
            and self.autopilot >> seat & 1 == 0
            and self.holders[actor] & ~self.autopilot == 0
        )

    def deciders(self, actor: int) -> int:
        """Those who hold an actor, and those who stand in for it, as a mask."""
        mask = self.holders[actor]
        if self.autopilot != 0:
            for seat in range(self.seats):
                if self.stands_in(seat, actor):
                    mask |= 1 << seat
        return mask

    def holds(self, seat: int, actor: int) -> bool:
        """NS-45, section 5.4: whether a seat may give orders to an actor now; of a led role one member may."""
        if not self.charter.led and not self.charter.consensus:
            return self.belongs(seat, actor)
        if not self.belongs(seat, actor):
            return False
        if self.holders[actor] & ~self.autopilot == 0:
            # Nobody of the role is there: its autopilot goes on, and the administration may act for it.
            if self.crews[seat] >> actor & 1:
                return True
            actor = self.content.administration
        if self.charter.led:
            return self.leader(actor) == seat
        return self.present(actor) >> seat & 1 == 1

    def present(self, actor: int) -> int:
        """Section 5.4: who decides for a role, as a mask: its people who are there; bots when there are none."""
        there = self.holders[actor] & ~self.autopilot
        people = there & self.people
        return people if people != 0 else there

    def leader(self, actor: int) -> int:
        """Section 5.4: who has the baton. It goes round from weekday to weekday and passes the absent by."""
        members = seats_of(self.holders[actor])
        there = self.present(actor)
        for step in range(len(members)):
            seat = members[(self.weekday - 1 + step) % len(members)]
            if there >> seat & 1:
                return seat
        return NONE

    def commander(self, actor: int) -> int:
        """Who leads an actor now: its baton, or the administration's while nobody of the role is there."""
        leader = self.leader(actor)
        return leader if leader != NONE else self.leader(self.content.administration)

    def uprisings(self) -> int:
        """In how many quarters there is an uprising (NS-94)."""
        count = 0
        for anger in self.anger:
            if anger >= self.content.uprising:
                count += 1
        return count

    def take(self, seat: int, focus: int) -> None:
        """A seat has this in hand from now on, or nothing (NONE)."""
        self.focus[seat] = focus
        self.trip_paid[seat] = 0

    def tell(self, kind: str, quarter: int, said: Mapping[str, object] | None = None) -> None:
        """Write a line about a quarter into the journal, if there is one; what happens often asks for it first."""
        if self.journal is not None:
            self.journal.tell(kind, {"quarter": self.content.quarter_ids[quarter], **(said or {})})

    def tell_day(self, kind: str, said: Mapping[str, object] | None = None) -> None:
        """Write a line about the weekday."""
        if self.journal is not None:
            self.journal.tell(kind, {"weekday": self.weekday, **(said or {})})

    def tell_team(self, kind: str, team: int, said: Mapping[str, object]) -> None:
        """Write a line about a team where it stands."""
        actor = terms.ACTORS[team // terms.TEAMS_EACH]
        self.tell(kind, self.team_at[team], {"actor": actor, "team": team_name(team), **said})

    def die(self) -> int:
        """Roll a die; what it shows is known to all from then on."""
        self.reveals += 1
        return int(self.rng.below(6)) + 1


def team_name(team: int) -> str:
    """A team as people call it: F1 … V4."""
    return f"{terms.ACTORS[team // terms.TEAMS_EACH]}{team % terms.TEAMS_EACH + 1}"


def origin_of(focus: int) -> int:
    """The quarter goods leave from: the desk's, or where a transport starts."""
    if focus >= FOCUS_TRIP:
        return (focus - FOCUS_TRIP) // terms.QUARTER_COUNT
    return focus - FOCUS_DESK


def destination_of(focus: int) -> int:
    """The quarter goods go to: the desk's own, or a transport's destination."""
    if focus >= FOCUS_TRIP:
        return (focus - FOCUS_TRIP) % terms.QUARTER_COUNT
    return focus - FOCUS_DESK
