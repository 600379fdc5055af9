"""Pampero as the kernel sees it: the rules put together into the contract of a game."""

from __future__ import annotations

from stromtisch.core.generator import Generator
from stromtisch.core.kinds import Kinds
from stromtisch.core.outcome import Outcome
from stromtisch.core.seats import seats_of
from stromtisch.games.pampero import contracts, gains, plan, printed_cards, scoring, tasks, turn
from stromtisch.games.pampero.agenda import settle
from stromtisch.games.pampero.answer import Skip
from stromtisch.games.pampero.bulldozers import Bulldozer, Move
from stromtisch.games.pampero.content import MOST_COMPANIES, Content
from stromtisch.games.pampero.copied import copy_board
from stromtisch.games.pampero.places import PUBLIC, RESERVE, place_names
from stromtisch.games.pampero.playing import Survey
from stromtisch.games.pampero.printed_boards import CAPITAL_COUNT, ROWS
from stromtisch.games.pampero.shapes import Board as SeenBoard
from stromtisch.games.pampero.state import PHASES, Board, Charter
from stromtisch.games.pampero.tasks import KIND, MARKETS
from stromtisch.games.pampero.view import board_of
from stromtisch.games.pampero.year import Return, Reveal


def all_kinds(content: Content) -> Kinds:
    """Every decision there can be. The order of the kinds is that of their codes."""
    cards = content.cards
    boards = content.boards
    printed = content.map
    tiles = content.tiles
    places = place_names(content)
    special = cards.card_ids[-printed_cards.SPECIAL_COUNT :] + cards.scoring_ids
    effects = tasks.NAMES[tasks.WIND : tasks.CAPITAL + 1]
    every = range(tasks.FIRST_QUESTION, len(tasks.NAMES))
    kinds = Kinds(
        tasks.NAMES,
        [
            turn.Play("play", [tasks.TURN], ("card", cards.card_ids)),
            turn.Recall("recall", [tasks.TURN]),
            turn.Battery("battery", [tasks.TURN]),
            Skip("skip", every),
            Reveal("reveal", [tasks.OPPONENT]),
            gains.Order("order", [tasks.ORDER]),
            turn.Field("field", [tasks.FIELD], ("operation", boards.operation_ids)),
            turn.Effect("effect", [tasks.EFFECT], ("effect", effects)),
            turn.Build("build", [tasks.WIND, tasks.PYLON], ("site", printed.site_ids)),
            turn.Contract(
                "contract", [tasks.CONTRACT, tasks.REMOTE, tasks.LINK], ("space", printed.space_ids)
            ),
            turn.Solar("solar", [tasks.SOLAR], ("field", printed.solar_field_ids)),
            turn.Foreign("foreign", [tasks.FOREIGN], ("card", cards.foreign_ids)),
            turn.Capital("capital", [tasks.CAPITAL], ("slot", range(1, CAPITAL_COUNT + 1))),
            turn.Provider("provider", [tasks.PROVIDER], ("company", range(MOST_COMPANIES))),
            turn.Pay("pay", [tasks.PAYMENT], ("with", ["money", "batteries"])),
            contracts.Spend("spend", [tasks.SPEND], ("alternative", [1, 2])),
            contracts.Network("network", [tasks.NETWORK], ("transformer", boards.transformer_ids)),
            gains.Advance("advance", [tasks.INCOME], ("market", MARKETS)),
            gains.Payout("payout", [tasks.PAYOUT], ("market", MARKETS)),
            gains.Take("take", [tasks.SPECIAL], ("card", special)),
            contracts.Claim("claim", [tasks.CLAIM], ("field", printed.connection_field_ids)),
            gains.Connect("connect", [tasks.CONNECT], ("tile", tiles.connection_ids)),
            gains.Choose("choose", [tasks.CHOICE], ("alternative", [1, 2])),
            Bulldozer("bulldozer", [tasks.MOVE], ("place", places[: PUBLIC + 1])),
            Move("move", [tasks.MOVING, tasks.DUTY, tasks.START], ("place", places[:RESERVE])),
            plan.Bonus("bonus", [tasks.PLAN, tasks.PLAN_NEXT], ("space", tiles.plan_ids)),
            plan.Discard("discard", [tasks.DISCARD], ("space", tiles.plan_ids)),
            plan.Lay("lay", [tasks.GRID], ("type", boards.type_ids)),
            plan.Cover("cover", [tasks.COVER], ("operation", boards.operation_ids)),
            Return("return", [tasks.TAKE_BACK], ("row", ROWS)),
            scoring.Crown("crown", [tasks.CROWN], ("card", cards.scoring_ids)),
            scoring.Majority("majority", [tasks.MAJORITY], ("number", range(1, scoring.MAJORITIES + 1))),
            scoring.Score("score", [tasks.SCORE], ("card", cards.scoring_ids), ("option", [1, 2])),
            scoring.Flip("flip", [tasks.FLIP], ("market", MARKETS)),
            contracts.Through(boards),
        ],
    )
    for question, answers in enumerate(kinds.in_phase):
        # To do nothing comes last, for it is open only if something else is; and only where it is a choice.
        skips = [kind for kind in answers if isinstance(kind, Skip)]
        others = [kind for kind in answers if not isinstance(kind, Skip)]
        kinds.in_phase[question] = others + skips if question in tasks.OPTIONAL else others
    return kinds


class PamperoState(Board):
    """One moment of a game of Pampero."""

    def __init__(
        self, content: Content, kinds: Kinds, seats: int, people: int, rng: Generator, charter: Charter
    ) -> None:
        super().__init__(content, kinds, seats, people, rng, charter)
        self._survey: Survey | None = None

    # --- who decides, what is allowed ---------------------------------------------

    def pending(self) -> tuple[int, ...]:
        """The one seat the table waits for; it reveals VJ's card, too."""
        return seats_of(0) if self.over() else seats_of(1 << self.acting)

    def asked(self, seat: int) -> bool:
        return seat == self.acting

    def stage(self, seat: int) -> int:
        """The question on top of the agenda."""
        return self.agenda[-1] & KIND if self.agenda else 0

    def legal_codes(self, seat: int) -> list[int]:
        """What was found open when the question came up."""
        return [] if seat != self.acting or self.over() else self.open_codes

    def moment(self) -> str:
        """Every decision is a moment of its own, so that a doubled click is noticed."""
        return f"{self.year}.over" if self.over() else f"{self.year}.{self.step}"

    def survey(self, seat: int) -> Survey:
        if self._survey is None or self._survey.seat != seat:
            self._survey = Survey(self, seat)
        return self._survey

    def forget_survey(self) -> None:
        self._survey = None

    # --- what changes the state ------------------------------------------------------

    def play(self, seat: int, code: int) -> None:
        """An answer takes its question off the agenda; then all is done that follows."""
        self.task = self.agenda.pop()
        super().play(seat, code)
        settle(self)

    def clock(self) -> int:
        """Seconds per decision; 0 means no clock."""
        return 0 if self.over() else self.charter.seconds

    def expire(self) -> None:
        """PA-173: a simple rule decides the rest of the play; twice in a row: autopilot."""
        seat = self.acting
        count = self.timeouts[seat] + 1
        if self.journal is not None:
            self.journal.tell("expired", {"moment": self.moment(), "seats": [seat]})
        while True:
            decision = self.autopilot_decision(seat)
            assert decision is not None
            self.play(seat, decision.code)
            if self.over() or self.acting != seat or self.stage(seat) in tasks.FRESH_QUESTIONS:
                break
        self.timed_out(seat, count)

    # --- what can be known -----------------------------------------------------------

    def board(self, seat: int | None) -> SeenBoard:
        return board_of(self, seat)

    def phase_name(self) -> str:
        return PHASES[self.phase]

    def prompt_id(self, seat: int) -> str:
        """The question on top of the agenda."""
        return tasks.NAMES[self.stage(seat)].replace("_", "-")

    def determinize(self, seat: int | None, rng: Generator) -> PamperoState:
        other = self.clone()
        other.redraw(rng)
        return other

    def redraw(self, rng: Generator) -> None:
        """Shuffle every stack; all else lies open to everybody (AMB-12).

        So what one seat does not know, no seat knows, and a redeal for a seat is the same.
        """
        self.decks = [deck[:] for deck in self.decks]
        self.solo_deck = self.solo_deck[:]
        for deck in [*self.decks, self.solo_deck]:
            rng.shuffle(deck)
        self.rng = rng.split()

    def outcome(self) -> Outcome | None:
        return scoring.outcome_of(self) if self.over() else None

    def clone(self) -> PamperoState:
        other = PamperoState(
            self.content, self.kinds, self.seats, self.people, self.rng.clone(), self.charter
        )
        copy_board(self, other)
        return other
