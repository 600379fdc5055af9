"""Who asks from which device: a screen on the wall that watches, and people who share one device."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.sync.client import connect

if TYPE_CHECKING:
    from tests.server.conftest import Served

ADA = {"kind": "person", "name": "Ada"}


@pytest.fixture
def device(served: Served) -> Any:
    """A browser with cookies of its own."""
    with httpx.Client(base_url=served.url, timeout=100, trust_env=False) as client:
        yield client


def test_a_screen_sees_what_everybody_sees_even_in_the_hosts_browser(
    served: Served, device: httpx.Client
) -> None:
    seats = [ADA, {"kind": "bot", "bot": "random"}]
    code = device.post("/api/tables", json={"game": "ticking", "options": {}, "seats": seats}).json()["code"]
    own = device.get(f"/api/tables/{code}").json()
    assert (own["you"], own["yours"]) == (0, [0])
    wall = device.get(f"/api/tables/{code}?seat=none").json()
    assert (wall["you"], wall["legal"], wall["undo"]["code"]) == (None, [], "no-seat")
    assert wall["view"] == served.call("GET", f"/api/tables/{code}").json()["view"]
    refused = device.post(
        f"/api/tables/{code}/commands?seat=none", json={"type": "vote", "id": "1", "stop": True}
    )
    assert (refused.status_code, refused.json()["code"]) == (403, "no-seat")


def test_people_who_share_a_device_are_asked_one_at_a_time(served: Served, device: httpx.Client) -> None:
    seats = [ADA, {"kind": "open"}]
    code = device.post("/api/tables", json={"game": "ticking", "options": {}, "seats": seats}).json()["code"]
    path = f"/api/tables/{code}"
    again = device.post(f"{path}/seats", json={"name": "Bo"})
    assert (again.status_code, again.json()["code"]) == (409, "seat-taken")
    beside = device.post(f"{path}/seats", json={"name": "Bo", "beside": True})
    assert (beside.status_code, beside.json()["seat"]) == (201, 1)
    assert set(device.cookies) == {f"stromtisch-{code}", f"stromtisch-{code}-1"}
    # As long as the device does not say who holds it, it is told what everybody sees.
    covered = device.get(path).json()
    assert (covered["you"], covered["yours"], covered["legal"]) == (None, [0, 1], [])
    assert [seat["connected"] for seat in covered["table"]["seats"]] == [True, True]
    ada = device.get(f"{path}?seat=0").json()
    assert ada["you"] == 0
    assert len(ada["legal"]) == 9
    mark = {"type": "decide", "id": "m", "decision": "mark 4", "moment": ada["view"]["moment"]}
    wrong = device.post(f"{path}/commands?seat=1", json=mark)
    assert wrong.json()["code"] == "not-your-decision"
    covered_too = device.post(f"{path}/commands", json=mark)
    assert covered_too.json()["code"] == "no-seat"
    assert device.post(f"{path}/commands?seat=0", json=mark).json()["accepted"]
    assert device.get(f"{path}?seat=1").json()["legal"][0]["kind"] == "mark"


def test_nobody_asks_as_a_seat_without_its_token(served: Served) -> None:
    ada, bo = served.pair()
    for path in (f"/api/tables/{ada.code}?seat=0", f"/api/tables/{ada.code}?seat=99"):
        assert served.call("GET", path, token=bo.token).json()["you"] is None
        assert served.call("GET", path).json()["you"] is None
    assert served.call("GET", f"/api/tables/{ada.code}?seat=1", token=bo.token).json()["you"] == 1


def test_one_open_socket_keeps_all_seats_of_a_device_here(served: Served, device: httpx.Client) -> None:
    """The autopilot must not take over a person who waits for the device."""
    seats = [ADA, {"kind": "open"}]
    code = device.post("/api/tables", json={"game": "ticking", "options": {}, "seats": seats}).json()["code"]
    device.post(f"/api/tables/{code}/seats", json={"name": "Bo", "beside": True})
    cookie = "; ".join(f"{name}={value}" for name, value in device.cookies.items())
    address = f"ws://127.0.0.1:{served.port}/api/tables/{code}/socket?seat=0"
    with connect(address, additional_headers={"Cookie": cookie}, compression=None, open_timeout=100):
        served.settings.absence = 0.0
        watcher = served.call("GET", f"/api/tables/{code}").json()
        assert [seat["connected"] for seat in watcher["table"]["seats"]] == [True, True]
        assert watcher["table"]["onlookers"] == 0
    served.settings.absence = 60.0
