"""The checker of histories finds every kind of broken promise: a checker that finds nothing proves nothing."""

from __future__ import annotations

import pytest

from tests.server.histories import Act, Row, problems


def line(seq: int, id: str, says: str) -> Row:
    return Row(seq, "decide", f"holder:{id}", {"decision": says})


def act(id: str, sent: int, answered: int | None, seq: int = 0, refused: str = "") -> Act:
    accepted = answered is not None and seq > 0
    return Act("TABLE", "ada", id, sent, answered, accepted, seq, refused, says=f"add {id}")


SOUND_LOG = {"TABLE": [Row(1, "opened", None, {}), line(2, "a", "add a"), line(3, "b", "add b")]}
SOUND_ACTS = [act("a", 1, 2, 2), act("b", 3, 4, 3), act("c", 5, None)]
SEEN = {("TABLE", 2): "add a"}


def test_a_sound_history_has_no_problems() -> None:
    assert problems(SOUND_LOG, SOUND_ACTS, SEEN) == []


@pytest.mark.parametrize(
    ("log", "acts", "word"),
    [
        (SOUND_LOG["TABLE"][:2], SOUND_ACTS, "lost"),
        ([*SOUND_LOG["TABLE"], line(4, "b", "add b")], SOUND_ACTS, "stored 2 times"),
        ([SOUND_LOG["TABLE"][0], SOUND_LOG["TABLE"][2]], [act("b", 3, 4, 3)], "without a gap"),
        (SOUND_LOG["TABLE"], [act("a", 1, 2, 2), act("b", 3, 4, 5)], "is line 3"),
        (SOUND_LOG["TABLE"], [act("a", 1, 2, 2), act("b", 3, 4, 0, refused="stale")], "was refused"),
        (SOUND_LOG["TABLE"], [act("b", 1, 2, 3), act("a", 3, 4, 2)], "acknowledged before"),
        ([*SOUND_LOG["TABLE"][:2], line(3, "b", "add x")], SOUND_ACTS, "instead of"),
        (SOUND_LOG["TABLE"], [SOUND_ACTS[0]], "nobody sent"),
    ],
)
def test_each_broken_promise_is_named(log: list[Row], acts: list[Act], word: str) -> None:
    assert any(word in problem for problem in problems({"TABLE": log}, acts, {}))


def test_what_was_shown_must_stay() -> None:
    assert problems(SOUND_LOG, SOUND_ACTS, {("TABLE", 9): "add q"}) == [
        "TABLE: line 9 was shown (add q) and is lost"
    ]
    assert len(problems(SOUND_LOG, SOUND_ACTS, {("TABLE", 3): "add q"})) == 1
