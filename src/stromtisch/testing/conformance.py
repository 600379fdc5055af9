"""The conformance suite: ``check_game(game)`` puts any game, ours or a stranger's, through its paces.

It plays random games and checks what the rest of Stromtisch relies on. A failure names the check, the seats,
the seed and the step, so that it can be played again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

from stromtisch.core.bot import Bot, Chair
from stromtisch.core.decision import Decision
from stromtisch.core.frozen import freeze, thaw
from stromtisch.core.game import Game, State
from stromtisch.core.generator import Generator
from stromtisch.core.journal import Journal
from stromtisch.core.match import Match, SeatInfo
from stromtisch.core.option import OptionValue, complete_options
from stromtisch.core.reason import Refused
from stromtisch.core.record import export_match, import_match
from stromtisch.core.seats import BOT, PERSON
from stromtisch.testing.envelope import envelope_faults

# Above so many decisions not all of them are asked about in every state.
LARGE_TABLE = 400
SAMPLE = 120
# After so many redraws that changed nothing there is no chance left in them.
ENOUGH_REDRAWS = 20

Invariant = Callable[[State], None]


class ConformanceError(AssertionError):
    """A game breaks the contract."""


class Report:
    """What a run of the suite has covered."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.states = 0
        # How often chance was drawn anew, and how often that led elsewhere.
        self.redraws = 0
        self.led_elsewhere = 0
        self.verdicts: dict[str, int] = {}


def check_game(
    game: Game,
    games: int = 20,
    seats: Iterable[int] | None = None,
    options: dict[str, OptionValue] | None = None,
    seed: str = "conformance",
    invariant: Invariant | None = None,
    thorough_every: int = 7,
) -> Report:
    """Play ``games`` random games for each number of seats and check the contract along the way.

    Cheap checks run in every state, dear ones in every ``thorough_every``-th. ``invariant`` may add checks
    of the game's own (conservation of cards and money, for instance); it raises to complain.
    """
    report = Report()
    check_facts(game)
    chosen = complete_options(game.options, options or {})
    for count in seats if seats is not None else range(game.least, game.most + 1):
        for number in range(games):
            # Every third table has people at it: they may vote and leave.
            kind = PERSON if number % 3 == 2 else BOT
            run = _Run(
                game, chosen, count, kind, f"{seed}/{count}/{number}", report, invariant, thorough_every
            )
            run.play()
    _demand(
        report.led_elsewhere > 0 or not game.chance or report.redraws < ENOUGH_REDRAWS,
        f"{game.id}: after redraw always the same comes (a game without chance says so: Game.chance)",
    )
    return report


def check_facts(game: Game) -> None:
    """The declared facts: seats, options, and a table in which code and name are two faces of one thing."""
    where = f"{game.id}: "
    _demand(1 <= game.least <= game.most, where + "least and most seats must be in order")
    _demand(len(game.decisions) > 0, where + "the table of decisions is empty")
    for code, decision in enumerate(game.decisions.by_code):
        _demand(decision.code == code, where + f"decision {decision.name!r} does not stand at its code")
        _demand(
            game.decisions.find(decision.name) is decision, where + f"{decision.name!r} is not found by name"
        )
    for option in game.options:
        _demand(option.allows(option.default), where + f"the default of option {option.id!r} is not allowed")
    json.dumps(game.content())
    for count in (game.least - 1, game.most + 1):
        try:
            game.check_seats(count)
        except Refused:
            continue
        raise ConformanceError(where + f"{count} seats were not refused")


def fingerprint(state: State) -> str:
    """Everything that can be seen of a state from all sides, as one text."""
    seats: list[int | None] = [None, *range(state.seats)]
    seen = [
        [state.view(seat) for seat in seats],
        [state.legal_codes(seat) for seat in range(state.seats)],
        list(state.pending()),
        state.moment(),
        state.reveals,
    ]
    return json.dumps(seen, sort_keys=True)


def glance(state: State, seat: int) -> str:
    """What one seat can see of a state, as one text: cheaper than from all sides."""
    seen = [state.view(seat), state.legal_codes(seat), list(state.pending()), state.moment(), state.reveals]
    return json.dumps(seen, sort_keys=True)


def wire(state: State, seat: int | None) -> str:
    """All that would be sent to a seat about this state: view, legal decisions with previews, closed ones."""
    legal: list[object] = []
    closed: list[object] = []
    if seat is not None:
        legal = [[decision.to_json(), state.preview(seat, decision)] for decision in state.legal(seat)]
        for decision in state.closed(seat):
            reason = state.why_not(seat, decision)
            closed.append([decision.to_json(), None if reason is None else reason.to_json()])
    return json.dumps([state.view(seat), legal, closed, state.clock()], sort_keys=True)


def _demand(holds: bool, complaint: str) -> None:
    if not holds:
        raise ConformanceError(complaint)


def check_bot(
    game: Game,
    bot: Bot[Any],
    games: int = 2,
    seats: Iterable[int] | None = None,
    options: dict[str, OptionValue] | None = None,
    seed: str = "conformance",
) -> int:
    """Let a bot play against itself and ask it twice each time, in two worlds its seat could be in.

    It must decide something legal, and, unless it says that it samples, the same in both worlds: what was dealt
    anew is a possibility, not knowledge. Returns how many decisions were made.
    """
    made = 0
    chosen = complete_options(game.options, options or {})
    for count in seats if seats is not None else range(game.least, game.most + 1):
        for number in range(games):
            where = f"{game.id}, {count} seats, seed '{seed}/{count}/{number}', decision "
            state = game.new(chosen, [BOT] * count, f"{seed}/{count}/{number}")
            rng = Generator(f"{seed}/{count}/{number}/worlds")
            while waiting := state.pending():
                seat, code = _asked_twice(state, bot, waiting, rng, where + str(made))
                state.play(seat, code)
                made += 1
    return made


def _asked_twice(
    state: State, bot: Bot[Any], waiting: tuple[int, ...], rng: Generator, where: str
) -> tuple[int, int]:
    """Who decides what: those called back first, then those the game waits for, at last in a hurry."""
    for hurry in (False, True):
        for seat in waiting if hurry else (*state.called(), *waiting):
            private = rng.split()
            found: list[tuple[int | None, object]] = []
            for _ in range(2):
                chair = Chair(state.determinize(seat, rng.split()), seat, private.clone(), hurry)
                code = bot.decide(chair) if seat in waiting else bot.come_back(chair)
                found.append((code, None if code is None else bot.intention(chair, code)))
            code = found[0][0]
            _demand(
                bot.samples or found[0] == found[1],
                f"{where}: the bot on seat {seat} takes what was dealt for knowledge: {found}",
            )
            if code is not None:
                _demand(
                    code in state.legal_codes(seat),
                    f"{where}: the bot on seat {seat} wants a closed decision",
                )
                return seat, code
    raise ConformanceError(f"{where}: every bot waits although it was told to hurry")


class _Run:
    """One random game with all its checks."""

    def __init__(
        self, game: Game, options: dict[str, OptionValue], seats: int, kind: str, seed: str, report: Report,
        invariant: Invariant | None, thorough_every: int,
    ) -> None:  # fmt: skip
        self.game = game
        self.seats = seats
        self.seed = seed
        self.report = report
        self.invariant = invariant
        self.thorough_every = thorough_every
        self.people = kind == PERSON
        self.rng = Generator(f"{seed}/choices")
        self.match = Match(game, options, [SeatInfo(kind, f"seat {seat}") for seat in range(seats)], seed)
        self.step = 0

    def demand(self, holds: bool, complaint: str) -> None:
        """Complain with everything needed to see it again."""
        if not holds:
            raise ConformanceError(
                f"{self.game.id}, {self.seats} seats, seed {self.seed!r}, step {self.step}: {complaint}"
            )

    def play(self) -> None:
        """Play to the end, checking on the way; then check the whole match."""
        while self.match.state.outcome() is None:
            state = self.match.state
            self.check_state(state)
            if self.step % self.thorough_every == 0:
                self.check_thoroughly(state)
            self.advance()
            self.step += 1
            self.demand(self.step < 20_000, "the game does not end")
        self.check_end()
        self.check_replay()
        self.report.games += 1
        self.report.decisions += self.step
        outcome = self.match.state.outcome()
        assert outcome is not None
        self.report.verdicts[outcome.verdict] = self.report.verdicts.get(outcome.verdict, 0) + 1

    def advance(self) -> None:
        """One step: mostly a decision of somebody the game waits for, sometimes anything else that can happen."""
        match = self.match
        state = match.state
        dice = self.rng.below(100)
        if dice < 4 and state.clock() > 0:
            match.expire(self.step)
        elif dice < 10:
            actors = state.actors()
            self.decide(actors[int(self.rng.below(len(actors)))])
        elif dice < 15 and self.people:
            self.meddle()
        else:
            waiting = state.pending()
            self.decide(waiting[int(self.rng.below(len(waiting)))])

    def decide(self, seat: int) -> None:
        """A random legal decision, taken back at once now and then where that is allowed."""
        match = self.match
        legal = match.state.legal(seat)
        decision = legal[int(self.rng.below(len(legal)))]
        # Looking is dear: only where it may be compared afterwards.
        regrets = self.rng.chance(5)
        before = glance(match.state, seat) if regrets else ""
        match.decide(seat, decision, self.step)
        if regrets and match.why_no_undo(seat) is None:
            match.undo(seat, self.step)
            self.demand(glance(match.state, seat) == before, "undo does not lead back to where it was")

    def meddle(self) -> None:
        """Somebody votes, leaves, is steered by the autopilot, or goes back a little."""
        match = self.match
        seat = int(self.rng.below(self.seats))
        if match.state.left >> seat & 1:
            match.come_back(seat, self.step)
            return
        dice = self.rng.below(11)
        if dice < 4:
            match.vote(seat, self.rng.chance(50), self.step)
        elif dice < 9:
            match.set_autopilot(seat, self.rng.chance(50), self.step)
        elif dice < 10:
            match.leave(seat, self.step)
        else:
            self.go_back(seat)

    def go_back(self, seat: int) -> None:
        """The match goes on from a little earlier, unless nothing was decided since."""
        length = max(0, len(self.match.log) - 1 - int(self.rng.below(8)))
        before = fingerprint(self.match.state)
        try:
            self.match.roll_back(seat, length, self.step)
        except Refused:
            self.demand(fingerprint(self.match.state) == before, "a refused rollback has changed something")

    # --- the checks -----------------------------------------------------------------

    def check_state(self, state: State) -> None:
        """What must hold in every state."""
        self.report.states += 1
        waiting = state.pending()
        actors = state.actors()
        self.demand(len(waiting) > 0, "neither a decision is awaited nor is there an outcome")
        for seat in waiting:
            self.demand(seat in actors, f"the game waits for seat {seat}, which has no legal decision")
            steered = state.autopilot_decision(seat)
            self.demand(steered is not None, f"the autopilot is at a loss on seat {seat}")
            if steered is not None:
                self.demand(
                    state.why_not(seat, steered) is None, f"the autopilot wants {steered.name!r}: closed"
                )
        for seat in range(self.seats):
            codes = state.legal_codes(seat)
            self.demand(
                len(codes) == len(set(codes)), f"a legal decision of seat {seat} stands in the list twice"
            )
            for decision in state.closed(seat):
                self.demand(
                    state.why_not(seat, decision) is not None, f"{decision.name!r} is called closed but open"
                )
        if self.invariant is not None:
            self.invariant(state)

    def check_thoroughly(self, state: State) -> None:
        """The dear checks: legal means accepted, clones are independent, nothing hidden shows."""
        self.check_envelope(state)
        before = fingerprint(state)
        self.check_clone(state)
        self.check_frozen(state)
        self.check_legal(state)
        self.check_secrecy(state)
        self.check_redraw(state)
        if state.clock() > 0:
            later = state.clone()
            moment = later.moment()
            later.expire()
            self.demand(
                later.outcome() is not None or later.moment() != moment,
                "an expired clock does not end the moment",
            )
        self.demand(fingerprint(state) == before, "looking at a state has changed it")

    def check_envelope(self, state: State) -> None:
        """Every view has what the page shows for any game, so that no game can hang it."""
        everyone: list[int | None] = [None, *range(self.seats)]
        for seat in everyone:
            faults = envelope_faults(state, seat, self.game.id)
            self.demand(not faults, f"the view of seat {seat}: {'; '.join(faults)}")

    def check_frozen(self, state: State) -> None:
        """Another table that is brought to the named fields is the same table.

        The other table has another seed, because a bot gets a world without the seed of its table.
        """
        again = Match(self.game, self.match.options, self.match.seats, "another table").state
        thaw(again, json.loads(json.dumps(freeze(state))))
        self.demand(
            fingerprint(again) == fingerprint(state) and freeze(again) == freeze(state),
            "a frozen state is another one when it is thawed: fields() must name everything that changes or is drawn",
        )

    def check_legal(self, state: State) -> None:
        """A decision is legal exactly when ``why_not`` is silent and ``apply`` accepts it."""
        for seat in range(self.seats):
            legal = set(state.legal_codes(seat))
            for decision in self.asked_about(legal):
                reason = state.why_not(seat, decision)
                self.demand(
                    (reason is None) == (decision.code in legal),
                    f"seat {seat}, {decision.name!r}: legal says {decision.code in legal}, why_not says {reason}",
                )
                if reason is not None:
                    json.dumps(reason.to_json())
            closed = [decision for decision in self.game.decisions.by_code if decision.code not in legal]
            if closed:
                self.check_refusal(state, seat, closed[int(self.rng.below(len(closed)))].code)
            if legal:
                trial = state.clone()
                codes = state.legal_codes(seat)
                decision = self.game.decisions.by_code[codes[int(self.rng.below(len(codes)))]]
                try:
                    trial.apply(seat, decision)
                except Refused as refusal:
                    self.demand(
                        False, f"seat {seat}, {decision.name!r} is legal but apply refuses it: {refusal}"
                    )

    def asked_about(self, legal: set[int]) -> list[Decision]:
        """The whole table of decisions; of a very large one the legal ones and a random sample."""
        table = self.game.decisions.by_code
        if len(table) <= LARGE_TABLE:
            return table
        sample = {int(self.rng.below(len(table))) for _ in range(SAMPLE)}
        return [table[code] for code in sorted(legal | sample)]

    def check_refusal(self, state: State, seat: int, code: int) -> None:
        """A closed decision raises Refused and changes nothing."""
        # From the other sides the state is looked at once, after all that is asked of it here.
        before = glance(state, seat)
        name = self.game.decisions.by_code[code].name
        try:
            state.apply(seat, self.game.decisions.by_code[code])
        except Refused:
            self.demand(glance(state, seat) == before, f"the refused decision {name!r} has changed something")
            return
        self.demand(False, f"apply accepts the closed decision {name!r} of seat {seat}")

    def check_clone(self, state: State) -> None:
        """A clone looks the same, goes the same way, and neither disturbs the other."""
        first = state.clone()
        second = state.clone()
        before = fingerprint(state)
        self.demand(fingerprint(first) == before, "a clone looks different")
        choices = self.rng.split()
        self.stroll(first, choices.clone())
        self.demand(fingerprint(state) == before, "playing on a clone changes the original")
        self.demand(fingerprint(second) == before, "playing on a clone changes another clone")
        self.stroll(second, choices)
        self.demand(
            fingerprint(first) == fingerprint(second), "two clones go different ways with the same decisions"
        )

    def stroll(self, state: State, rng: Generator) -> None:
        """Play some random decisions."""
        for _ in range(40):
            waiting = state.pending()
            if not waiting:
                return
            seat = waiting[int(rng.below(len(waiting)))]
            codes = state.legal_codes(seat)
            state.play(seat, codes[int(rng.below(len(codes)))])

    def check_secrecy(self, state: State) -> None:
        """What a seat is sent must be the same after everything it cannot know has been dealt anew."""
        everyone: list[int | None] = [None, *range(self.seats)]
        for seat in everyone:
            other = state.determinize(seat, self.rng.split())
            self.demand(
                wire(other, seat) == wire(state, seat),
                f"seat {seat} is sent something it cannot know (see determinize)",
            )
            self.demand(
                other.pending() == state.pending(), f"redealing for seat {seat} changes whose decision it is"
            )
            self.stroll(other, self.rng.split())
            if self.invariant is not None:
                self.invariant(other)

    def check_redraw(self, state: State) -> None:
        """Nobody sees that chance was drawn anew; what comes then may be something else."""
        other = state.clone()
        other.redraw(self.rng.split())
        everyone: list[int | None] = [None, *range(self.seats)]
        for seat in everyone:
            self.demand(
                wire(other, seat) == wire(state, seat), f"redraw changes something that seat {seat} knows"
            )
        self.demand(fingerprint(other) == fingerprint(state), "redraw changes more than chance to come")
        same = state.clone()
        choices = self.rng.split()
        self.stroll(same, choices.clone())
        self.stroll(other, choices)
        self.report.redraws += 1
        self.report.led_elsewhere += fingerprint(same) != fingerprint(other)
        if self.invariant is not None:
            self.invariant(other)

    def check_end(self) -> None:
        """A finished game waits for nobody, and its outcome is in order."""
        state = self.match.state
        outcome = state.outcome()
        assert outcome is not None
        self.demand(state.pending() == (), "the game is over but waits for somebody")
        self.demand(state.actors() == (), "the game is over but somebody may decide")
        self.check_envelope(state)
        for winner in outcome.winners:
            self.demand(
                outcome.places is None or outcome.places[winner] == 1,
                f"seat {winner} wins but is not in first place",
            )
        for seat in range(self.seats):
            for decision in self.game.decisions.by_code[:3]:
                self.demand(state.why_not(seat, decision) is not None, "a decision is open after the end")
        if self.invariant is not None:
            self.invariant(state)

    def check_replay(self) -> None:
        """The seed and the log lead to the same state and journal again, also through the open record."""
        match = self.match
        again = match.replay()
        self.demand(fingerprint(again.state) == fingerprint(match.state), "replaying the log leads elsewhere")
        self.demand(_lines(again.journal) == _lines(match.journal), "replaying the log tells another story")
        record = json.loads(json.dumps(export_match(match)))
        imported = import_match(record, {self.game.id: self.game})
        self.demand(fingerprint(imported.state) == fingerprint(match.state), "the record leads elsewhere")
        json.dumps(_lines(match.journal))


def _lines(journal: Journal | None) -> list[object]:
    return [] if journal is None else [[line.audience, line.to_json()] for line in journal.lines]
