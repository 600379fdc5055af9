"""Playthroughs: a whole match as text that shows, per decision, what each seat sees and may do.

Reviewers read the difference when rules or views change: it shows everything that a seat newly sees.
"""

from __future__ import annotations

import json

from stromtisch.core.act import Act
from stromtisch.core.game import State
from stromtisch.core.match import Match


def playthrough(match: Match) -> str:
    """The match from its beginning, decision by decision."""
    first = match.replay(0)
    lines = [
        f"game {match.game.id}, rules {match.game.rules}, content {match.game.content_hash[:16]}",
        f"options {json.dumps(match.options, sort_keys=True)}",
        f"seats {len(match.seats)}, seed {match.seed}",
    ]
    seen: dict[int | None, dict[str, str]] = {}
    told = 0
    current = first
    for number in range(len(match.log) + 1):
        if number == 0:
            lines += ["", "== beginning"]
        else:
            act = match.log[number - 1]
            current.append(act)
            lines += ["", f"== {number}: {' '.join(_words(act))}"]
        told = _tell(current, told, lines)
        _show(current.state, seen, lines)
    return "\n".join(lines) + "\n"


def _words(act: Act) -> list[str]:
    """An act in a few words: its kind, who did it, and its facts."""
    words = [act.kind] if act.seat < 0 else [act.kind, f"seat {act.seat}:"]
    for name, value in act.facts.items():
        if isinstance(value, bool):
            words.append(name if value else f"not {name}")
        elif name != "intention":
            words.append(str(value))
    return words


def _tell(match: Match, told: int, lines: list[str]) -> int:
    """The journal lines since last time, with who may see them."""
    if match.journal is None:
        return told
    for line in match.journal.lines[told:]:
        audience = (
            "all"
            if line.audience < 0
            else ",".join(str(s) for s in range(len(match.seats)) if line.seen_by(s))
        )
        lines.append(f"  > [{audience}] {line.kind} {json.dumps(line.body, sort_keys=True)}")
    return len(match.journal.lines)


def _show(state: State, seen: dict[int | None, dict[str, str]], lines: list[str]) -> None:
    """What changed for onlookers; then what each seat sees beyond that, and what it may do."""
    public = _flatten(state.view(None))
    for path, value in public.items():
        if seen.get(None, {}).get(path) != value:
            lines.append(f"  {path} = {value}")
    for seat in range(state.seats):
        view = {
            path: value for path, value in _flatten(state.view(seat)).items() if public.get(path) != value
        }
        for path, value in view.items():
            if seen.get(seat, {}).get(path) != value:
                lines.append(f"  seat {seat}: {path} = {value}")
        names = [decision.name for decision in state.legal(seat)]
        if names:
            lines.append(f"  seat {seat} may: {', '.join(names)}")
        seen[seat] = view
    seen[None] = public


def _flatten(value: object, path: str = "") -> dict[str, str]:
    """A nested view as flat paths; lists of plain values stay in one line."""
    if isinstance(value, dict):
        flat: dict[str, str] = {}
        for key, inner in value.items():
            flat.update(_flatten(inner, f"{path}.{key}" if path else str(key)))
        return flat
    if isinstance(value, list) and value and isinstance(value[0], dict):
        flat = {}
        for index, inner in enumerate(value):
            flat.update(_flatten(inner, f"{path}[{index}]"))
        return flat
    return {path: json.dumps(value, ensure_ascii=False)}


def count_decisions(state: State, depth: int) -> int:
    """How many sequences of ``depth`` decisions of awaited seats there are ("perft")."""
    total = 0
    for seat in state.pending():
        codes = state.legal_codes(seat)
        if depth == 1:
            total += len(codes)
            continue
        for code in codes:
            after = state.clone()
            after.play(seat, code)
            total += count_decisions(after, depth - 1)
    return total
