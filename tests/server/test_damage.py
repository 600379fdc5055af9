"""A table whose log was hurt: shown as far as it is sound, not played on; all others are served."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

from stromtisch.cli.main import main
from stromtisch.room import logged, snapshots

if TYPE_CHECKING:
    from stromtisch.server.settings import Settings
    from tests.server.conftest import Player, Served


def hurt(served: Served, *statements: str) -> None:
    """Change rows while nobody looks."""
    served.stop()
    with closing(sqlite3.connect(served.settings.data / "stromtisch.sqlite3")) as file:
        for statement in statements:
            file.execute(statement)
        file.commit()


def played(served: Served) -> tuple[Player, Player]:
    """A table with seven lines: opened, seated, started, two marks, two words."""
    ada, bo = served.pair()
    ada.connect()
    bo.connect()
    ada.mark(4)
    bo.until(lambda m: bool(m["legal"]))
    bo.mark(0)
    assert ada.send("chat", text="eins")["accepted"]
    assert ada.send("chat", text="zwei")["accepted"]
    return ada, bo


@pytest.mark.parametrize(
    ("statement", "line", "what", "marks"),
    [
        ("DELETE FROM events WHERE code = '{code}' AND seq > 4", 5, "lost-tail", [[4], []]),
        ("UPDATE events SET at = 1 WHERE code = '{code}' AND seq = 5", 5, "changed-line", [[4], []]),
        ("DELETE FROM events WHERE code = '{code}' AND seq = 6", 6, "missing-line", [[4], [0]]),
        ("UPDATE events SET body = '{{' WHERE code = '{code}' AND seq = 6", 6, "changed-line", [[4], [0]]),
        ("UPDATE tables SET last_seq = 6 WHERE code = '{code}'", 7, "wrong-head", [[4], [0]]),
    ],
)
def test_a_damaged_table_is_shown_but_not_played_on(
    served: Served,
    caplog: pytest.LogCaptureFixture,
    statement: str,
    line: int,
    what: str,
    marks: list[list[int]],
) -> None:
    ada, bo = played(served)
    other, _ = served.pair()
    hurt(served, statement.format(code=ada.code))
    with caplog.at_level(logging.ERROR, "stromtisch"):
        served.start()
        shown = ada.get()
        assert (shown["view"]["marks"], shown["legal"], shown["seq"]) == (marks, [], line - 1)
        assert shown["undo"]["code"] == "damaged"
        bo.connect()
        for player in (ada, bo):
            answer = served.call(
                "POST",
                f"/api/tables/{ada.code}/commands",
                token=player.token,
                json={"type": "chat", "id": "x", "text": "noch da?"},
            )
            assert (answer.status_code, answer.json()["code"]) == (409, "damaged")
            assert answer.json()["params"] == {"line": line, "what": what}
        assert other.post("chat", text="hier geht es weiter")["accepted"]
    ready = served.call("GET", "/ready")
    assert (ready.status_code, ready.json()) == (200, {"status": "ok", "damaged": 1})
    assert "stromtisch_damaged_tables 1.0" in served.call("GET", "/metrics").text
    assert [record.getMessage() for record in caplog.records if "damaged" in record.getMessage()] == [
        f"table {ada.code}: its log is damaged at line {line} ({what}); 'stromtisch doctor' says more"
    ]
    # Nothing was written for it, no refusal either: after a repair it is answered anew.
    with closing(sqlite3.connect(served.settings.data / "stromtisch.sqlite3")) as file:
        count = file.execute("SELECT count(*) FROM refusals WHERE code = ?", (ada.code,)).fetchone()
    assert count == (0,)


def test_what_cannot_be_shown_at_all_is_refused(served: Served) -> None:
    ada, _bo = played(served)
    hurt(served, f"UPDATE tables SET seed = 'chosen' WHERE code = '{ada.code}'")
    served.start()
    answer = served.call("GET", f"/api/tables/{ada.code}", token=ada.token)
    assert (answer.status_code, answer.json()["code"]) == (409, "damaged")


def test_damage_after_a_snapshot_is_found_too(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 4)
    ada, _bo = played(served)
    hurt(
        served,
        f"""UPDATE events SET body = '{{"name": "Ada", "text": "x"}}' WHERE code = '{ada.code}' AND seq = 7""",
    )
    served.start()
    assert ada.get()["seq"] == 6
    assert ada.post("chat", text="?")["code"] == "damaged"


def test_whoever_has_seen_more_than_the_log_has_is_a_witness(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    """The tail is gone and so is what named it, as when an old backup was put back."""
    ada, bo = played(served)

    def counted() -> float:
        text = served.call("GET", "/metrics").text
        return float(text.split("\nstromtisch_lost_lines_total ")[1].split("\n")[0])

    before = counted()
    with caplog.at_level(logging.ERROR, "stromtisch"):
        # A stranger's word counts for nothing.
        served.call("GET", f"/api/tables/{ada.code}?after=99")
        served.call("GET", f"/api/tables/{ada.code}?after=7", token=ada.token)
        assert counted() == before
        served.call("GET", f"/api/tables/{ada.code}?after=9", token=ada.token)
        bo.send("pull", after=9)
        assert counted() == before + 2
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == 1
    assert "has seen line 9, but its log ends with line 7" in said[0]


def test_a_mended_table_is_played_on_and_the_chronicle_tells_it(served: Served) -> None:
    ada, bo = played(served)
    hurt(served, f"DELETE FROM events WHERE code = '{ada.code}' AND seq > 5")
    data = served.settings.data
    result = CliRunner().invoke(main, ["doctor", "--data", str(data), "--repair"])
    assert result.exit_code == 1, result.output
    for file in data.glob("stromtisch.sqlite3*"):
        file.rename(file.with_name(f"damaged-{file.name}"))
    (data / "stromtisch-saved.sqlite3").rename(data / "stromtisch.sqlite3")
    served.start()
    shown = ada.get()
    assert [line for line in shown["journal"] if line["kind"] == "table-mended"] == [
        {"seq": 6, "kind": "table-mended", "lost": 2}
    ]
    assert shown["view"]["marks"] == [[4], [0]]
    ada.acknowledged = 0  # of what is lost
    ada.connect()
    ada.mark(8)
    assert bo.get()["view"]["marks"] == [[4, 8], [0]]
    assert json.loads(served.call("GET", "/ready").text) == {"status": "ok"}


def test_a_long_damaged_table_is_shown_by_way_of_a_worker(
    start: Callable[[], Served], settings: Settings
) -> None:
    settings.whole_lines = 3
    served = start()
    ada, _bo = played(served)
    hurt(served, f"DELETE FROM events WHERE code = '{ada.code}' AND seq > 5")
    served.start()
    assert (ada.get()["view"]["marks"], ada.get()["seq"]) == ([[4], [0]], 5)
    assert ada.post("chat", text="?")["code"] == "damaged"
    assert served.call("GET", "/ready").json() == {"status": "ok", "damaged": 1}


def test_damage_before_a_snapshot_of_a_longer_log_is_found_by_whoever_goes_back(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 4)
    monkeypatch.setattr(logged, "CHECKED_WHOLE", 0)
    ada, bo = played(served)
    hurt(served, f"UPDATE events SET at = at + 1 WHERE code = '{ada.code}' AND seq = 2")
    served.start()
    # What is played on starts at the snapshot and does not need the damaged line.
    assert ada.post("chat", text="noch geht es")["accepted"]
    answer = bo.post("undo")
    assert (answer["code"], answer["params"]) == ("damaged", {"line": 2, "what": "changed-line"})
    assert "stromtisch_damaged_tables 1.0" in served.call("GET", "/metrics").text
