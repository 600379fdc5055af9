"""The frames that we write ourselves are those of the protocol, at any length."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from websockets.frames import Frame, Opcode

from stromtisch.server.wire import header

if TYPE_CHECKING:
    from tests.server.conftest import Served


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_text_of_any_length_is_framed_as_the_protocol_has_it(size: int) -> None:
    text = b"x" * size
    assert header(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_an_answer_and_the_update_after_it_arrive_as_two_messages(served: Served) -> None:
    ada, bo = served.pair()
    ada.connect()
    bo.connect()
    assert ada.socket is not None
    ada.socket.send(json.dumps({"type": "decide", "id": "1", "decision": "mark 4", "moment": "0"}))
    heard = [ada.hear()]
    while heard[-1]["type"] != "answer":
        heard.append(ada.hear())  # that Bo has come
    answer, update = heard[-1], ada.hear()
    assert (answer["id"], answer["accepted"]) == ("1", True)
    assert (update["type"], update["seq"]) == ("update", answer["seq"])
    # Texts are counted in bytes, not in letters.
    assert ada.send("chat", text="Grüße, Ämter – „Öl“ ☼" * 10)["accepted"]
    assert bo.until(lambda m: bool(bo.chat))["type"] == "update"
    assert bo.chat[-1]["text"] == "Grüße, Ämter – „Öl“ ☼" * 10
