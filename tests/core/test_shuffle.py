"""The shuffle: the seed depends on everybody's part, and what it is made of can be written down unmistakably."""

import hashlib
import json

from hypothesis import assume, given
from hypothesis import strategies as st

from stromtisch.core.generator import Generator
from stromtisch.core.shuffle import LETTERS, Shuffle, commitment, is_nonce

NONCES = st.text(LETTERS, min_size=16, max_size=64)
SEATS = st.lists(st.none() | NONCES, min_size=1, max_size=5)
SERVERS = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=40)


def test_the_commitment_is_the_sha256_of_the_servers_part() -> None:
    assert commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_the_seed_is_the_sha256_of_one_json_list() -> None:
    """Known answer: anybody can do the sum, the page does it as well (web/src/lib/shuffle.test.ts)."""
    shuffle = Shuffle('the "server"', ["0123456789-ABC_def", None])
    text = '["the \\"server\\"","0123456789-ABC_def",""]'
    assert json.loads(text) == ['the "server"', "0123456789-ABC_def", ""]
    assert shuffle.seed() == hashlib.sha256(text.encode()).hexdigest()
    assert shuffle.seed() == "df018a2f249f8c9397c74ae6d49803c51b0b8619f9df0444cf487f578f23b70d"


def test_without_nonces_the_seed_is_the_servers_part() -> None:
    """So matches from before there were nonces keep their seeds."""
    assert Shuffle("server").seed() == "server"
    assert Shuffle("server", [None, None]).seed() == "server"


@given(SERVERS, SEATS, st.data())
def test_every_single_part_changes_the_seed(
    server: str, nonces: list[str | None], data: st.DataObject
) -> None:
    seed = Shuffle(server, nonces).seed()
    other = data.draw(SERVERS.filter(lambda text: text != server))
    assert Shuffle(other, nonces).seed() != seed
    for seat, nonce in enumerate(nonces):
        other_nonce = data.draw(NONCES)
        assume(other_nonce != nonce)
        for changed in [other_nonce] if nonce is None else [other_nonce, None]:
            assert Shuffle(server, [*nonces[:seat], changed, *nonces[seat + 1 :]]).seed() != seed


@given(SERVERS, st.lists(NONCES, min_size=2, max_size=5, unique=True))
def test_the_same_nonces_at_other_seats_give_another_seed(server: str, nonces: list[str]) -> None:
    assert Shuffle(server, nonces).seed() != Shuffle(server, nonces[::-1]).seed() or nonces == nonces[::-1]


def test_one_changed_letter_changes_what_is_drawn() -> None:
    rows = set()
    for letter in "abcdefgh":
        rng = Generator(Shuffle("server", ["0123456789abcde" + letter, None]).seed())
        rows.add(tuple(rng.below(100) for _ in range(8)))
    assert len(rows) == 8


def test_what_a_nonce_may_be() -> None:
    assert is_nonce("0123456789abcdef")
    assert is_nonce("aZ-_" * 16)
    for bad in (
        "",
        "0123456789abcde",
        "a" * 65,
        "0123456789abcde ",
        "0123456789abcdef\n",
        "0123456789abcdeé",
        "0123456789abcde'",
    ):
        assert not is_nonce(bad)
