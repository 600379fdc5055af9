"""The generator draws the same numbers everywhere and draws them evenly."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stromtisch.core.generator import Generator

KNOWN = [1049622335, 2247038168, 1623662244, 1195536360]
KNOWN_DICE = [5, 2, 4, 5, 0, 0, 3, 2, 1, 0, 1, 0]


def reference(seed_words: tuple[int, int, int], count: int) -> list[int]:
    """sfc32 as published, in plain integers."""
    a, b, c = seed_words
    d = 1
    words = []
    for _ in range(count):
        word = (a + b + d) & 0xFFFFFFFF
        d = (d + 1) & 0xFFFFFFFF
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & 0xFFFFFFFF
        c = ((c << 21 | c >> 11) + word) & 0xFFFFFFFF
        words.append(word)
    return words


def test_known_numbers_never_change() -> None:
    rng = Generator("stromtisch")
    assert [int(rng.word()) for _ in range(4)] == KNOWN
    assert [int(rng.below(6)) for _ in range(12)] == KNOWN_DICE


@given(st.text(max_size=20))
def test_it_is_sfc32(seed: str) -> None:
    digest = hashlib.sha256(seed.encode()).digest()
    words = tuple(int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8))
    rng = Generator(seed)
    assert [int(rng.word()) for _ in range(20)] == reference((words[0], words[1], words[2]), 35)[15:]


@given(st.text(max_size=20), st.integers(1, 2**31))
def test_below_stays_below(seed: str, bound: int) -> None:
    rng = Generator(seed)
    for _ in range(20):
        assert 0 <= rng.below(bound) < bound


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 64])
def test_below_is_even(bound: int) -> None:
    rng = Generator("even")
    counts = [0] * bound
    draws = 4000 * bound
    for _ in range(draws):
        counts[int(rng.below(bound))] += 1
    # Each count is binomial with mean 4000; six standard deviations are 380.
    assert all(abs(count - 4000) < 380 for count in counts)


@given(st.text(max_size=10), st.lists(st.integers(), max_size=70))
def test_shuffle_keeps_the_items(seed: str, items: list[int]) -> None:
    shuffled = list(items)
    Generator(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_every_order_comes_up() -> None:
    rng = Generator("orders")
    seen = set()
    for _ in range(600):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        seen.add(tuple(items))
    assert len(seen) == 24


def test_a_clone_goes_on_alike_and_a_split_does_not() -> None:
    rng = Generator("one")
    rng.word()
    twin = rng.clone()
    assert [int(rng.word()) for _ in range(5)] == [int(twin.word()) for _ in range(5)]
    other = rng.split()
    assert [int(other.word()) for _ in range(5)] != [int(rng.word()) for _ in range(5)]


def test_drawing_takes_each_item_once_and_leaves_the_list_alone() -> None:
    items = list(range(12))
    seen: set[int] = set()
    for number in range(200):
        found = Generator(f"draw {number}").drawn(items, 3)
        assert len(set(found)) == 3
        seen.update(found)
    assert seen == set(items) == set(range(12))
    assert sorted(Generator("all").drawn(items, 50)) == items
    assert Generator("none").drawn([], 2) == []
