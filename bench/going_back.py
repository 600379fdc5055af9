"""How long undo and rollback take: the first time, soon after it, and after a thousand times.

    PYTHONPATH=src python bench/going_back.py [--times 1000]

Each game is played at random up to three quarters of a long match. Then somebody decides something and it is undone,
or two decisions are made and the match rolls back to one of 30 entries, again and again. The first time plays
the match from its beginning; from then on states are kept to go back to. The last column is the time to play the whole
log again, as for a record. All times are processor time.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time

from stromtisch.catalogue import playable
from stromtisch.core.game import Game
from stromtisch.core.match import Match, SeatInfo

# A median of so many times is shown, because a single one is short.
SOME = 11


def play_on(match: Match, rng: random.Random) -> int:
    """One random decision; returns whose it was."""
    seat = rng.choice(match.state.pending())
    match.decide(seat, rng.choice(match.state.legal(seat)))
    return seat


def play_on_without_end(match: Match, rng: random.Random) -> None:
    """One random decision after which the match goes on, if one is found."""
    for _ in range(20):
        seat = rng.choice(match.state.pending())
        decision = rng.choice(match.state.legal(seat))
        trial = match.state.clone()
        trial.apply(seat, decision)
        if trial.outcome() is None:
            match.decide(seat, decision)
            return


def begin(game: Game, number: int) -> Match:
    """A match before its first decision."""
    seats = [SeatInfo("bot", str(seat)) for seat in range(max(game.least, min(4, game.most)))]
    return Match(game, {}, seats, f"going back {number}", keep_journal=False)


def long_match(game: Game) -> Match:
    """The longest of ten matches, up to three quarters of it."""
    lengths: list[tuple[int, int]] = []
    for number in range(10):
        match, rng = begin(game, number), random.Random(number)
        while match.state.outcome() is None:
            play_on(match, rng)
        lengths.append((len(match.log), number))
    length, number = max(lengths)
    match, rng = begin(game, number), random.Random(number)
    for _ in range(length * 3 // 4):
        play_on(match, rng)
    return match


def undo_once(match: Match, rng: random.Random, entries: int) -> float:
    """Decide until a decision can be undone, and undo it; ``entries`` does not matter."""
    while True:
        seat = play_on(match, rng)
        if match.why_no_undo(seat) is None:
            start = time.process_time()
            match.undo(seat)
            return time.process_time() - start
        if match.state.outcome() is not None:
            raise RuntimeError("nothing could be undone before the match was over")


def roll_back_once(match: Match, rng: random.Random, entries: int) -> float:
    """Decide twice and go back to where the match was shortly before it went back for the first time."""
    for _ in range(2):
        play_on_without_end(match, rng)
    start = time.process_time()
    match.roll_back(0, entries - rng.randint(1, 30))
    return time.process_time() - start


def main() -> None:
    """Print a line for each game and each way back."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--times", type=int, default=1000)
    times = parser.parse_args().times
    print(f"{'':24}{'entries':>9}{'first':>11}{'2nd-12th':>11}{f'the last of {times}':>20}{'whole log':>12}")
    for name, game in playable().items():
        for way, once in (("undo", undo_once), ("rollback", roll_back_once)):
            match, rng = long_match(game), random.Random(name)
            entries = len(match.log)
            taken = [once(match, rng, entries) for _ in range(times)]
            start = time.process_time()
            match.replay()
            whole = time.process_time() - start
            soon, last = statistics.median(taken[1 : SOME + 1]), statistics.median(taken[-SOME:])
            shown = [f"{1000 * value:.3f} ms" for value in (taken[0], soon, last, whole)]
            print(f"{name:14}{way:10}{entries:>9}{shown[0]:>11}{shown[1]:>11}{shown[2]:>20}{shown[3]:>12}")


if __name__ == "__main__":
    main()
