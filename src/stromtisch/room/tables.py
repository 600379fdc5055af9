"""A table in memory: the result of its log lines."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from stromtisch.core import act as kinds
from stromtisch.core.act import Act
from stromtisch.core.game import Game
from stromtisch.core.match import Match, SeatInfo
from stromtisch.core.seats import PERSON
from stromtisch.core.shuffle import Shuffle, commitment
from stromtisch.room.chain import Damage, link_after, origin_of
from stromtisch.room.contributions import Contributions
from stromtisch.room.life import HOST, PAUSED, REMATCH, RESUMED, Life
from stromtisch.room.log import (
    CHAT,
    FINISHED,
    LOBBY,
    OPENED,
    PLAYING,
    STARTED,
    LoggedAct,
    SeatRow,
    Stored,
    TableRow,
)
from stromtisch.room.refusals import refuse
from stromtisch.room.shapes import Answer, EditionShown, TableSettings

if TYPE_CHECKING:
    # Workers also use this module, but answer no requests, so they must not import the framework.
    from stromtisch.room.callers import Caller
    from stromtisch.room.past import Past

# The number of a match's first act in the log of a table made from a record.
FIRST_ACT = 3
# The difference in milliseconds between the clocks of two nodes, including the transfer time of a line, up to which
# no correction is made.
CLOCKS_AGREE = 5_000
# Lines that do not start a clock.
UNTIMED = (CHAT, REMATCH, HOST)


class LiveTable:
    """The match, the seats and the lines shown, as of line ``seq`` of the log.

    It changes only by applying the next line, which was read from the log or is about to be written.
    """

    def __init__(self, row: TableRow, seats: list[SeatRow], game: Game) -> None:
        self.row = row
        self.seats = seats
        self.game = game
        self.seq = 0
        # The link of that line.
        self.link = origin_of(row)
        # The damage of the log after that line; a damaged table can be viewed, but not played.
        self.damage: Damage | None = None
        self.match: Match | None = None
        # The number of the log line that produced each line of the journal.
        self.line_seqs: list[int] = []
        self.chat: list[dict[str, object]] = []
        # The number of chat lines, including those not in memory.
        self.said = 0
        # The deadline of the current moment, and of every moment so far (undo can lead back to one).
        self.deadline: int | None = None
        self._deadlines: dict[str, int | None] = {}
        # When the line that set the deadline was written, by its node's clock; and how far this node's clock is ahead
        # of that clock, if they are known to differ.
        self.deadline_at = 0
        self.ahead = 0
        self.answers: dict[str, Answer] = {}
        self.life = Life()
        # What people add to the shuffle before the start.
        self.contributions = Contributions()
        # When the last line was written, and the numbers of the lines that are entries of the match.
        self.at = row.created_at
        self.act_seqs: list[int] = []
        self.started_seq = 0
        # The log line of the snapshot from which the table was loaded; 0 if it was loaded from the beginning.
        self.since = 0
        # Journal and chat up to ``told_since`` are not in memory; up to ``written_up_to`` they are stored in chapters.
        self.told_since = 0
        self.written_up_to = 0
        self.commitment = commitment(row.seed)
        # The description of the edition; the server replaces it if the edition is not the newest.
        self.edition = EditionShown(row.rules, row.content_hash, row.rules, True, True)
        # What is known of the table if its rules are missing; it can then be read, but not changed.
        self.past: Past | None = None
        # A cache of the seats held by tokens, needed many times for each command, and the seats that it is valid for.
        self._held_in: list[SeatRow] = []
        self._held: dict[tuple[str, ...], list[int]] = {}
        # A cache of the encoded public part, with the key that it is valid for.
        self.told: tuple[object, msgspec.Raw] | None = None

    # --- what it is like ------------------------------------------------------------------

    def moment(self) -> str | None:
        """The current stretch of play; None in the lobby."""
        return None if self.match is None else self.match.state.moment()

    def over(self) -> bool:
        """Whether the match has ended, or the table was closed."""
        return self.life.closed or (self.match is not None and self.match.state.outcome() is not None)

    def running(self) -> bool:
        """Whether the match goes on."""
        return self.match is not None and not self.over() and self.past is None

    def has_left(self, seat: int) -> bool:
        """Whether the seat's player has left the match."""
        return self.match is not None and self.match.state.left >> seat & 1 == 1

    def on_autopilot(self, seat: int) -> bool:
        """Whether the autopilot steers the seat."""
        return self.match is not None and self.match.state.autopilot >> seat & 1 == 1

    def idle(self, seat: int) -> bool:
        """Whether the clock gave the seat to the autopilot, which keeps it until the person acts."""
        return self.match is not None and self.match.state.idle(seat)

    def bot_at(self, seat: int) -> str | None:
        """The level of the bot that plays a seat: the seat's own bot, or a stand-in for an absent person."""
        return self.life.stand_ins.get(seat) if self.seats[seat].kind == PERSON else self.seats[seat].bot

    def people(self) -> list[int]:
        """The seats of people who have not left."""
        return [row.seat for row in self.seats if row.kind == PERSON and not self.has_left(row.seat)]

    def host(self) -> int | None:
        """The seat that currently has the host's powers: the host's own, or one that acts for the host."""
        return self.row.host if self.life.acting is None else self.life.acting

    def attended(self) -> bool:
        """Whether a clock makes sense: some person plays for themselves, or no person plays at all."""
        people = self.people()
        return not people or any(not self.on_autopilot(seat) for seat in people)

    def seat_of(self, token_hash: str | None) -> int | None:
        """The seat a token holds."""
        if token_hash is not None:
            for row in self.seats:
                if row.token_hash == token_hash:
                    return row.seat
        return None

    def held_by(self, caller: Caller) -> list[int]:
        """All seats whose tokens the caller's device has. The list is shared and must not be changed."""
        if self._held_in is not self.seats:
            self._held_in, self._held = self.seats, {}
        held = self._held.get(caller.hashes)
        if held is None:
            held = self._held[caller.hashes] = [
                row.seat
                for row in self.seats
                if row.token_hash is not None and row.token_hash in caller.hashes
            ]
        return held

    def admits(self, caller: Caller) -> bool:
        """Whether the caller may watch: before the start anybody may, afterwards the host decides."""
        lobby = self.match is None and self.started_seq == 0
        return (
            lobby or self.life.settings.onlookers or bool(self.held_by(caller)) or bool(self.left_by(caller))
        )

    def left_by(self, caller: Caller) -> list[int]:
        """The seats that people at the caller's device have left and can take again."""
        if not self.life.gone or not self.running():
            return []
        return [seat for seat, token in sorted(self.life.gone.items()) if token in caller.hashes]

    def seat_for(self, caller: Caller) -> int | None:
        """The seat for which the caller asks; None for onlookers, and for a shared device that names no seat."""
        if caller.public:
            return None
        held = self.held_by(caller)
        if caller.wish is not None:
            return caller.wish if caller.wish in held else None
        return held[0] if len(held) == 1 else None

    def token_of(self, caller: Caller) -> str | None:
        """The hash that identifies the caller in command ids, even after leaving the seat."""
        seat = self.seat_for(caller)
        if seat is not None:
            return self.seats[seat].token_hash
        return caller.hashes[0] if len(caller.hashes) == 1 and not caller.public else None

    def facts(self) -> dict[str, object]:
        """What the database stores about the table besides its log."""
        status = FINISHED if self.over() else LOBBY if self.match is None else PLAYING
        return {
            "status": status,
            "host": self.row.host,
            "deadline": self.deadline,
            "people": len(self.people()),
        }

    def check_sound(self) -> None:
        """Refuse to continue a table whose log is damaged."""
        if self.damage is not None:
            raise refuse("damaged", line=self.damage.line, what=self.damage.what)

    # --- how it changes ---------------------------------------------------------------------

    def begin(self) -> Match:
        """The match at its start, shuffled with the contributed nonces."""
        infos = [SeatInfo(row.kind, row.name or "", row.bot or "") for row in self.seats]
        shuffle = Shuffle(self.row.seed, self.contributions.by_seat(len(self.seats)))
        match = Match(self.game, self.row.options, infos, shuffle.seed())
        match.shuffle = shuffle if self.contributions.nonces else None
        return match

    def change_seats(self, rows: Sequence[SeatRow]) -> None:
        """Replace seats. A host who has left is replaced by the acting host, or by the first person."""
        seats = list(self.seats)
        for row in rows:
            seats[row.seat] = row
        self.seats = seats
        host = self.row.host
        if host is None or seats[host].token_hash is None:
            people = [row.seat for row in seats if row.token_hash is not None]
            first = people[0] if people else None
            self.row.host = self.life.acting if self.life.acting in people else first

    def due(self) -> int | None:
        """When the clock of the current moment runs out, by the clock of this node."""
        return None if self.deadline is None else self.deadline + self.ahead

    def set_by(self, now: int, heard: bool = False) -> None:
        """Compare the clock of the last deadline with this node's, which says ``now``.

        A line cannot come from the future. If its time is later than ``now``, this node's clock is behind, and the
        moment gets no more than the full time of its line. A line ``heard`` from another node was just written. If its
        time differs by much in either direction, the clocks of the two nodes differ.
        """
        behind = now - self.deadline_at
        differs = abs(behind) > CLOCKS_AGREE if heard else behind < 0
        self.ahead = behind if self.deadline is not None and differs else 0

    def take(self, act: LoggedAct, now: bool) -> None:
        """Apply the next line of the log. A line that is not allowed raises Refused and changes nothing.

        A line that is made ``now`` gets the deadline of its new moment and its link; a stored line already has both.
        """
        self._take(act, now)
        if now:
            act.link = link_after(self.link, act)
        self.link = act.link

    def _take(self, act: LoggedAct, now: bool) -> None:
        before = self.moment()
        if self.match is None:
            self.contributions.take(act)
        length = 0 if self.match is None else len(self.match.log)
        self._carry_out(act)
        paused_at = self.life.paused_at
        self.life.take(act, self.deadline, None if self.match is None else self.match.journal)
        if act.kind == RESUMED and paused_at is not None:
            # The moments to which undo could return were paused, too.
            for moment, deadline in self._deadlines.items():
                if deadline is not None:
                    self._deadlines[moment] = deadline + max(0, act.at - paused_at)
        self.seq = act.seq
        self.at = act.at
        if act.command_id is not None:
            self.answers[act.command_id] = Answer(None, True, act.seq)
        if self.match is None:
            self.row.status = FINISHED if self.life.closed else LOBBY
            return
        if len(self.match.log) > length:
            self.act_seqs.append(act.seq)
        if self.match.journal is not None:
            new = len(self.match.journal.lines) - len(self.line_seqs)
            self.line_seqs += [act.seq] * new
        self._set_deadline(act, before, now)
        self.row.status = FINISHED if self.over() else PLAYING

    def keep_deadline(self, deadline: int | None, since: int) -> None:
        """Restore the clock of the current moment from a snapshot, with the time when it was set."""
        self.deadline = deadline
        self.deadline_at = since
        if self.match is not None:
            self._deadlines = {self.match.state.moment(): deadline}

    def _carry_out(self, act: LoggedAct) -> None:
        if act.kind == STARTED:
            self.match = self.begin()
            self.started_seq = act.seq
        elif act.kind == CHAT:
            self.said += 1
            self.chat.append({"seq": act.seq, "seat": act.seat, "at": act.at, **act.body})
        elif self.match is not None and act.kind in kinds.FACTS:
            if act.kind == kinds.ROLLBACK:
                self._length_at(act.body["to"])
            self.match.append(act_of(act, self.act_seqs))

    def way_back(self, act: LoggedAct) -> int:
        """How many entries an undo or rollback replays."""
        if self.match is None:
            return 0
        return self.match.way_back(self._length_at(act.body["to"]) if act.kind == kinds.ROLLBACK else None)

    def _length_at(self, seq: object) -> int:
        """How many entries the match had after a line of the log."""
        if not isinstance(seq, int) or not self.started_seq <= seq < self.seq + 1:
            raise refuse("nothing-to-undo")
        return bisect_right(self.act_seqs, seq)

    def _set_deadline(self, act: LoggedAct, before: str | None, now: bool) -> None:
        if self.match is None:
            return
        if self.over():
            self.deadline = None
            return
        moment = self.match.state.moment()
        if act.kind in (PAUSED, kinds.ROLLBACK):
            self.deadline = None
        elif moment != before:
            self.deadline = self._deadlines.get(moment) if act.kind == kinds.UNDO else None
        timed = not self.life.paused and not self.life.settings.patient
        if now and timed and self.deadline is None and act.kind not in UNTIMED:
            seconds = self.match.state.clock()
            if seconds > 0 and act.deadline is None and self.attended():
                act.deadline = act.at + seconds * 1000
        if act.deadline is not None:
            self.deadline = act.deadline
            self.deadline_at = act.at
            self.ahead = 0
        self._deadlines[moment] = self.deadline


def opening_line(
    row: TableRow, seats: list[SeatRow], settings: TableSettings, awaited: Sequence[int] = ()
) -> LoggedAct:
    """The first line of a table's log; ``awaited`` are the seats whose nonces the start waits for."""
    shown: list[object] = [
        {"kind": seat.kind, "name": seat.name, "bot": seat.bot, "contributes": seat.seat in awaited}
        for seat in seats
    ]
    body: dict[str, object] = {"game": row.game, "options": dict(row.options), "seats": shown}
    return LoggedAct(1, OPENED, row.host, {**body, "settings": settings.to_json()}, row.created_at)


def logged(act: Act, seq: int) -> LoggedAct:
    """An act of a match record in the log of the table that shows it."""
    facts = dict(act.facts)
    if act.kind == kinds.ROLLBACK:
        # The first act of the match has number 3, after the opening and the start.
        facts["to"] = act.kept() + FIRST_ACT - 1
    return LoggedAct(seq, act.kind, None if act.seat < 0 else act.seat, facts, act.at)


def act_of(logged: LoggedAct, numbers: Sequence[int]) -> Act:
    """The act of the match that a logged act is; ``numbers`` are those of the match's acts in the log.

    A rollback names a number in the log, which the match does not know.
    """
    facts = kinds.facts_in(logged.kind, logged.body)
    if logged.kind == kinds.ROLLBACK:
        to = facts["to"]
        facts["to"] = bisect_right(numbers, to if isinstance(to, int) else 0)
    # A clock that runs out runs out for everybody.
    seat = -1 if logged.seat is None or logged.kind == kinds.EXPIRE else logged.seat
    return Act(logged.kind, seat, logged.at, facts)


def revive(stored: Stored, game: Game) -> LiveTable:
    """Replay a whole stored log."""
    live = LiveTable(stored.table, stored.seats, game)
    follow(live, stored)
    return live


def follow(live: LiveTable, stored: Stored, now: int | None = None) -> None:
    """Apply the lines that a table in memory lacks, and their changes of seats and table.

    ``now``: another node has just written them, and this is the time by this node's clock.
    """
    live.row, live.seats = stored.table, stored.seats
    for act in stored.acts:
        live.take(act, now=False)
        if now is not None and act.deadline is not None:
            live.set_by(now, heard=True)
    remember_refusals(live, stored)


def remember_refusals(live: LiveTable, stored: Stored) -> None:
    """Restore the answers to refused commands, so that a retry gets the same answer."""
    for refusal in stored.refusals:
        code, params = refusal.reason["code"], refusal.reason["params"]
        live.answers[refusal.command_id] = Answer(
            None, False, code=str(code), params=params if isinstance(params, dict) else {}
        )
