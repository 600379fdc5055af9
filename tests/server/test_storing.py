"""Persist, then acknowledge, then publish: what the store does not take has not happened."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING

from stromtisch.room.chain import forge
from stromtisch.room.log import Change, LoggedAct
from stromtisch.store.log import Store

if TYPE_CHECKING:
    from tests.server.conftest import Served


def execute(served: Served, *statements: str) -> None:
    connection = sqlite3.connect(served.settings.data / "stromtisch.sqlite3", timeout=100)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


def write_elsewhere(served: Served, code: str, act: LoggedAct) -> None:
    """Write a line as another process would."""

    async def write() -> None:
        store = Store(served.settings.url())
        await store.start()
        stored = await store.load(code)
        assert stored is not None
        link = stored.acts[-1].link
        forge(link, [act])
        await store.append(Change(code, [act], previous=link))
        await store.stop()

    asyncio.run(write())


def test_what_cannot_be_stored_is_not_acknowledged_and_not_seen(served: Served) -> None:
    ada, bo = served.pair()
    ada.connect()
    bo.connect()
    execute(
        served,
        "CREATE TRIGGER full BEFORE INSERT ON events WHEN NEW.kind = 'decide' "
        "BEGIN SELECT json_extract('no json', '$'); END",
    )
    command = {"id": "once", "decision": "mark 4", "moment": "0"}
    answer = ada.send("decide", **command)
    assert (answer["accepted"], answer["code"]) == (False, "try-again")
    assert ada.get()["view"]["marks"] == [[], []]
    assert bo.send("chat", text="hm")["accepted"]
    execute(served, "DROP TRIGGER full")
    assert ada.send("decide", **command)["accepted"]
    bo.until(lambda m: bool(m["legal"]))
    assert bo.last["view"]["marks"] == [[4], []]
    assert served.kinds(ada.code)[3:] == ["chat", "decide"]


def test_a_conflict_leads_to_a_reload_and_another_try(served: Served) -> None:
    """Another process writes to the table: the room notices at its next line, reads again and goes on."""
    ada, bo = served.pair()
    ada.connect()
    bo.connect()
    write_elsewhere(served, ada.code, LoggedAct(4, "decide", 0, {"decision": "mark 8", "moment": "0"}, 1))
    answer = bo.send("chat", text="hm")
    assert (answer["accepted"], answer["seq"]) == (True, 5)
    bo.until(lambda m: m["seq"] == 5)
    assert bo.last["view"]["marks"] == [[8], []]
    assert [line["seq"] for line in bo.journal] == [4]
    assert served.kinds(ada.code)[3:] == ["decide", "chat"]


def test_a_decision_overtaken_by_another_process_is_refused(served: Served) -> None:
    ada, _bo = served.pair()
    ada.connect()
    write_elsewhere(served, ada.code, LoggedAct(4, "decide", 0, {"decision": "mark 8", "moment": "0"}, 1))
    answer = ada.send("decide", decision="mark 4", moment="0")
    assert (answer["code"], answer["params"]["moment"]) == ("stale", "1")
