"""Rows that clones share are replaced, never changed."""

from __future__ import annotations

from stromtisch.core.fields import replaced
from stromtisch.core.generator import Generator


def test_a_row_is_replaced_and_the_shared_one_stays() -> None:
    row = [1, 2, 3]
    assert replaced(row, 1, 7) == [1, 7, 3]
    assert replaced([[1], [2]], 0, [5]) == [[5], [2]]
    assert row == [1, 2, 3]


def test_a_row_is_shuffled_as_in_place_and_the_shared_one_stays() -> None:
    row = list(range(20))
    in_place = row[:]
    Generator("seed").shuffle(in_place)
    assert Generator("seed").shuffled(row) == in_place != row
    assert row == list(range(20))
