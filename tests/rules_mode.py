"""How the rules under test are loaded, and how many random games a sweep plays because of it."""

import importlib.util

import build_steps


def rules_mode() -> str:
    """Say how Python would load the rules: pure, native or stale."""
    found = build_steps.state()
    if found == "native" and importlib.util.find_spec("stromtisch.core") is not None:
        spec = importlib.util.find_spec("stromtisch.core.generator")
        if spec is not None and not str(spec.origin).endswith((".so", ".pyd")):
            return "pure"  # compiled, but for another Python
    return found


def sweep(full: int) -> int:
    """All games of a sweep when compiled, a few of them when the compiled run follows anyway."""
    if rules_mode() == "native" or build_steps.why_not_native():
        return full
    return max(1, full // 40)
