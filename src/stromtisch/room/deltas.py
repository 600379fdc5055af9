"""Compact differences between two JSON values.

A delta is ``0`` (no change), ``[value]`` (a new value), or an object with the deltas of the parts that differ: by name
in an object, where ``-1`` means that the part is gone, and by index in a list of the same length.
"""

from __future__ import annotations

from typing import Any

SAME = 0
GONE = -1


def difference(old: Any, new: Any) -> Any:
    """The delta that leads from one value to another."""
    if isinstance(old, dict) and isinstance(new, dict):
        parts: dict[str, Any] = {name: GONE for name in old if name not in new}
        for name, value in new.items():
            delta = difference(old[name], value) if name in old else [value]
            if delta != SAME:
                parts[name] = delta
        # The order of an object's parts has no meaning, so it is not kept.
        return parts or SAME
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        changed = {
            str(place): delta
            for place, (before, after) in enumerate(zip(old, new, strict=True))
            if (delta := difference(before, after)) != SAME
        }
        return changed or SAME
    # Python treats 1, 1.0 and true as equal; JSON does not.
    return SAME if type(old) is type(new) and old == new else [new]


def changed(old: Any, delta: Any) -> Any:
    """Apply a delta. Unchanged parts are shared with the old value."""
    if isinstance(delta, list):
        return delta[0]
    if not isinstance(delta, dict):
        return old
    if isinstance(old, list):
        parts = list(old)
        for place, inner in delta.items():
            parts[int(place)] = changed(parts[int(place)], inner)
        return parts
    fields = dict(old)
    for name, inner in delta.items():
        if inner == GONE:
            del fields[name]
        else:
            fields[name] = changed(fields.get(name), inner)
    return fields
