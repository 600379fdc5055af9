"""What changed between two JSON values, in short.

A delta is ``0`` (nothing), ``[value]`` (another value), or an object with the deltas of the parts that differ: by name
in an object, where ``-1`` says that the part is gone, and by place in a list of the same length.
"""

from __future__ import annotations

from typing import Any

SAME = 0
GONE = -1


def difference(old: Any, new: Any) -> Any:
    """What leads from one value to another."""
    if isinstance(old, dict) and isinstance(new, dict):
        parts: dict[str, Any] = {name: GONE for name in old if name not in new}
        for name, value in new.items():
            delta = difference(old[name], value) if name in old else [value]
            if delta != SAME:
                parts[name] = delta
        # The order of an object's parts says nothing, so that it need not be kept.
        return parts or SAME
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        changed = {
            str(place): delta
            for place, (before, after) in enumerate(zip(old, new, strict=True))
            if (delta := difference(before, after)) != SAME
        }
        return changed or SAME
    # Python takes 1, 1.0 and true for the same; JSON does not.
    return SAME if type(old) is type(new) and old == new else [new]


def changed(old: Any, delta: Any) -> Any:
    """The value that a delta leads to. Parts that stay are shared with the old value."""
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
