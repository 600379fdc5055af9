"""What a hostile match record does to a server: how soon it is answered, and how well others are served meanwhile.

    PYTHONPATH=src python bench/hostile_record.py [--pairs 40] [--times 3]

Starts a real server, posts a record with that many pairs of a decision and a rollback to ``/api/records``, and asks
for ``/health`` all the while. Then the same with a record whose rules never come to an end.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from pathlib import Path

from stromtisch.testing.tarpit import SQUARE, trapped_collection

SERVER = """
if __name__ == "__main__":
    # Workers import this script, too, and need none of it.
    import sys
    from pathlib import Path
    from stromtisch.server.app import create_app
    from stromtisch.server.run import Server, uvicorn_config
    from stromtisch.server.settings import settings_from
    from stromtisch.testing.tarpit import trapped_collection
    from stromtisch.testing.ticking import table_collection

    settings = settings_from()
    settings.data = Path(sys.argv[1])
    app = create_app(settings, trapped_collection)
    Server(uvicorn_config(settings, "127.0.0.1", 0, app), lambda found: print(found[0], flush=True)).run()
"""
# Seconds to wait for an answer.
PATIENCE = 60.0


def record(game: str, acts: Sequence[object]) -> bytes:
    rules = trapped_collection().games[game]
    fields = {
        "format": "stromtisch-match",
        "version": 2,
        "game": game,
        "rules": rules.rules,
        "content": rules.content_hash,
        "options": {},
        "seats": [{"kind": "person", "name": name, "bot": ""} for name in "AB"],
        "seed": "a seed that is long enough",
        "acts": acts,
        "outcome": None,
    }
    return json.dumps(fields).encode()


def decide(square: int) -> dict[str, object]:
    return {"kind": "decide", "seat": 0, "decision": f"mark {square}", "at": 0}


def back_and_forth(pairs: int) -> list[dict[str, object]]:
    acts: list[dict[str, object]] = []
    for _ in range(pairs):
        acts.append(decide(0))
        acts.append({"kind": "rollback", "seat": 0, "to": len(acts) - 1, "at": 0})
    return acts


def ask(port: int, method: str, path: str, body: bytes | None = None) -> tuple[int, dict[str, object], float]:
    """Status, body and seconds of one request."""
    begun = time.perf_counter()
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    connection.request(method, path, body, {"content-type": "application/json"})
    answer = connection.getresponse()
    found = json.loads(answer.read())
    connection.close()
    return answer.status, found, time.perf_counter() - begun


def measure(port: int, name: str, body: bytes) -> None:
    told: list[str] = []

    def post() -> None:
        try:
            status, answer, seconds = ask(port, "POST", "/api/records", body)
            told.append(f"{status} {answer.get('code', '')} after {seconds:.2f} s")
        except TimeoutError:
            told.append(f"no answer within {PATIENCE} s")

    posting = threading.Thread(target=post)
    posting.start()
    waits: list[float] = []
    while posting.is_alive():
        waits.append(ask(port, "GET", "/health")[2])
        time.sleep(0.005)
    worst = 1000 * max(waits, default=0.0)
    print(f"{name}, {len(body)} bytes: {told[0]}; /health {len(waits)} times, worst {worst:.0f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--pairs", type=int, default=40)
    parser.add_argument("--times", type=int, default=3)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "serve.py"
        script.write_text(SERVER)
        with subprocess.Popen(
            [sys.executable, script, folder],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            stdout=subprocess.PIPE,
            text=True,
        ) as server:
            assert server.stdout is not None
            port = int(server.stdout.readline().strip().rstrip("/").rsplit(":", 1)[1])
            try:
                for _ in range(wanted.times):
                    pairs = record("ticking", back_and_forth(wanted.pairs))
                    measure(port, f"{wanted.pairs} pairs", pairs)
                    measure(port, "rules without end", record("tarpit", [decide(SQUARE)]))
            finally:
                begun = time.perf_counter()
                server.terminate()
                server.wait(PATIENCE)
                print(f"ended {time.perf_counter() - begun:.2f} s after SIGTERM")


if __name__ == "__main__":
    main()
