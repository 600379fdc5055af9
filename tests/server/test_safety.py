"""Limits for those who come too often, and headers that keep other sites out."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import InvalidStatus

from stromtisch.server.settings import Settings

if TYPE_CHECKING:
    from tests.server.conftest import Served

BOTS = {"game": "ticking", "seats": [{"kind": "open"}] * 2}


def test_an_address_that_guesses_codes_is_slowed_down(
    start: Callable[[], Served], settings: Settings
) -> None:
    settings.visit_rate, settings.visit_burst = 0.001, 5
    served = start()
    found = [served.call("GET", f"/api/tables/AAAAA{letter}").status_code for letter in "ABCDEFG"]
    assert found == [404] * 5 + [429] * 2
    player = __import__("tests.server.conftest", fromlist=["Player"]).Player(served, "AAAAAA")
    with pytest.raises(InvalidStatus) as refused:
        player.connect()
    assert refused.value.response.status_code == 429


def test_an_address_opens_only_so_many_tables(start: Callable[[], Served], settings: Settings) -> None:
    settings.open_rate, settings.open_burst = 0.001, 3
    served = start()
    answers = [served.call("POST", "/api/tables", BOTS) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    assert answers[-1].json()["code"] == "too-many"
    # People who have a table go on playing.
    code = answers[0].json()["code"]
    assert served.call("POST", f"/api/tables/{code}/seats", {"name": "Ada"}).status_code == 201


def test_looking_back_has_a_limit_of_its_own(start: Callable[[], Served], settings: Settings) -> None:
    """A replay, a record and a debrief each play a match again; playing itself goes on."""
    settings.look_rate, settings.look_burst = 0.001, 3
    served = start()
    ada, bo = served.pair()
    ada.connect()
    bo.connect()
    for square, player in ((0, ada), (3, bo), (1, ada), (4, bo)):
        player.mark(square)
    found = [
        served.call("GET", f"/api/tables/{ada.code}/{path}", token=ada.token).status_code
        for path in ("replay", "record", "debrief", "replay", "record", "debrief", "debrief.csv")
    ]
    # Neither record nor debrief before the end; refused or not, they count.
    assert found == [200, 409, 409] + [429] * 4
    assert ada.mark(2)["accepted"]


def test_checking_records_has_a_limit_of_its_own(start: Callable[[], Served], settings: Settings) -> None:
    settings.check_rate, settings.check_burst = 0.001, 2
    served = start()
    answers = [served.call("POST", "/api/records", {"format": "none"}) for _ in range(3)]
    assert [answer.json()["code"] for answer in answers] == ["bad-record", "bad-record", "too-many"]
    assert served.call("POST", "/api/tables", BOTS).status_code == 201


def test_addresses_that_stay_away_are_forgotten(settings: Settings) -> None:
    from types import SimpleNamespace
    from typing import Any

    from stromtisch.server import limits

    visitors = limits.Visitors(settings)
    for number in range(limits.ADDRESSES_MOST + 10):
        connection: Any = SimpleNamespace(client=SimpleNamespace(host=f"10.0.{number >> 8}.{number & 255}"))
        visitors.check(connection)
    assert len(visitors._visits) == limits.ADDRESSES_MOST
    assert "10.0.0.0" not in visitors._visits


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables/AAAAAA", "/nothing/here"])
def test_every_answer_has_the_headers_that_keep_others_out(served: Served, path: str) -> None:
    headers = served.call("GET", path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "SAMEORIGIN"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers
    policy = headers.get_list("content-security-policy")
    assert len(policy) == 1
    assert "frame-ancestors 'self'" in policy[0] or "frame-ancestors 'none'" in policy[0]
    assert "charset=utf-8" in headers["content-type"] or headers["content-type"] == "application/json"


@pytest.mark.parametrize("path", ["/api/games", "/api/tables/AAAAAA", "/api/nothing"])
def test_what_the_api_says_is_never_a_page(served: Served, path: str) -> None:
    headers = served.call("GET", path).headers
    assert headers.get_list("content-disposition") == ['attachment; filename="api.json"']
    assert headers["cache-control"] == "no-store"
    assert headers["content-security-policy"].startswith("default-src 'none'")


def test_pages_of_our_own_keep_to_the_strict_policy(served: Served) -> None:
    """The description of the API and the page that is not built have the only style sheets that it allows."""
    from stromtisch.server.client import NOT_BUILT

    answer = served.call("GET", "/api/docs")
    assert answer.status_code == 200
    policy = answer.headers["content-security-policy"]
    for text in (answer.text, NOT_BUILT):
        styles = re.findall(r"<style>(.*?)</style>", text, re.DOTALL)
        assert len(styles) == 1
        digest = base64.b64encode(hashlib.sha256(styles[0].encode()).digest()).decode()
        assert f"'sha256-{digest}'" in policy
        assert "<script" not in text
        assert " style=" not in text


def test_the_policy_of_the_page_allows_no_foreign_and_no_inline_script() -> None:
    from stromtisch.server.client import CONTENT_SECURITY_POLICY

    rules = dict(rule.strip().split(" ", 1) for rule in CONTENT_SECURITY_POLICY.split(";"))
    assert rules["default-src"] == "'self'"
    assert rules["object-src"] == "'none'"
    assert rules["connect-src"] == "'self'"
    assert "unsafe-inline" not in rules["script-src"]
    assert "unsafe-inline" not in rules["style-src"]
    assert not {word for value in rules.values() for word in value.split() if "*" in word or "http" in word}
