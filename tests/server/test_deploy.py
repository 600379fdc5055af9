"""What deploy/ ships fits together and fits the program. No engine is needed for that, and none is started."""

from __future__ import annotations

import re
import shlex
from dataclasses import fields
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped] # schemathesis brings it, without types

from stromtisch.server.api import RECORD_BYTES
from stromtisch.server.settings import IN_CODE, PREFIX, Settings
from tests.server.documented import ROOT, commands

DEPLOY = ROOT / "deploy"
# Settings that are no field of their own: read when building, and by uvicorn.
OTHER = {"STROMTISCH_PURE", "STROMTISCH_SKIP_CLIENT", "STROMTISCH_PACKS"}


def settings() -> set[str]:
    """The variables that a server reads."""
    return {PREFIX + field.name.upper() for field in fields(Settings) if field.name not in IN_CODE}


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return found


def test_every_variable_is_in_the_table_and_no_other() -> None:
    text = (ROOT / "docs" / "operating.md").read_text()
    assert set(re.findall(r"STROMTISCH_[A-Z_]+", text)) - OTHER == settings()
    rows = "".join(line for line in text.splitlines() if line.startswith("| `STROMTISCH_"))
    assert settings() <= set(re.findall(r"`(STROMTISCH_[A-Z_]+)`", rows))


def test_the_image_copies_what_there_is_and_starts_what_is_installed() -> None:
    text = (DEPLOY / "Containerfile").read_text().replace("\\\n", " ")
    steps = [shlex.split(line) for line in text.splitlines() if line and not line.startswith(("#", "ENV"))]
    stages = {step[3] for step in steps if step[0] == "FROM" and "AS" in step}
    for step in (step for step in steps if step[0] == "COPY"):
        if step[1].startswith("--from="):
            assert step[1].removeprefix("--from=") in stages
        else:
            assert (ROOT / step[1]).exists()
    # The folder in which it is built is the one in which it is found.
    assert ["WORKDIR", "/srv/stromtisch"] in steps
    assert (ROOT / "scripts" / "environment").stat().st_mode & 0o100
    ignored = (ROOT / ".dockerignore").read_text().split()
    assert {".git", ".venv", "data", "web/node_modules"} <= set(ignored)


def test_compose_names_two_nodes_and_settings_that_exist(compose: dict[str, Any]) -> None:
    services = compose["services"]
    nodes = {
        name: service
        for name, service in services.items()
        if "STROMTISCH_NODE" in service.get("environment", {})
    }
    assert len(nodes) == 2
    assert len({node["environment"]["STROMTISCH_NODE"] for node in nodes.values()}) == 2
    for node in nodes.values():
        ours = {name for name in node["environment"] if name.startswith(PREFIX)}
        assert ours <= settings()
        assert set(node["depends_on"]) <= set(services)
        assert (DEPLOY / node["build"]["context"] / node["build"]["dockerfile"]).is_file()
        # Nobody reaches a node past the proxy.
        assert "ports" not in node
        assert node["networks"] == ["inside"]
    assert compose["networks"]["inside"]["internal"] is True
    for volume in services["proxy"]["volumes"]:
        source = volume.split(":")[0]
        assert source == "./tls" or (DEPLOY / source).is_file()


def test_both_proxies_are_the_same_but_for_the_names_of_the_nodes(compose: dict[str, Any]) -> None:
    def rules(name: str) -> list[str]:
        lines = (DEPLOY / name).read_text().splitlines()
        return [line for line in lines if not line.startswith("#") and "max_fails" not in line]

    assert rules("nginx.conf") == rules("nginx-compose.conf")
    names = re.findall(r"server (\w+):8000 max_fails", (DEPLOY / "nginx-compose.conf").read_text())
    assert len(names) == 2
    assert set(names) <= set(compose["services"])


@pytest.mark.parametrize("name", ["nginx.conf", "nginx-compose.conf"])
def test_the_proxy_takes_what_the_program_takes_and_no_more(name: str) -> None:
    text = (DEPLOY / name).read_text()
    records = re.search(r"location = /api/records \{(.*?)\}", text, re.DOTALL)
    assert records is not None
    assert re.findall(r"client_max_body_size (\w+);", records[1]) == [str(RECORD_BYTES)]
    rest = text.replace(records[0], "")
    assert re.findall(r"client_max_body_size (\w+);", rest) == [str(Settings().message_bytes)]
    for directive, limit in (("header", Settings().header_limit), ("body", Settings().body_limit)):
        assert re.findall(rf"client_{directive}_timeout (\d+)s;", text) == [f"{limit:.0f}"]


def test_the_unit_starts_what_the_document_starts() -> None:
    unit = dict(
        line.split("=", 1)
        for line in (DEPLOY / "stromtisch@.service").read_text().splitlines()
        if "=" in line
    )
    start = commands("Several nodes")[2]
    assert unit["ExecStart"] == "/srv/stromtisch/.venv/bin/stromtisch serve --port %i"
    assert (
        "--reuid=stromtisch --regid=stromtisch --init-groups .venv/bin/stromtisch serve --port 8001" in start
    )
    assert (unit["User"], unit["Group"]) == ("stromtisch", "stromtisch")
    assert unit["EnvironmentFile"] in start
