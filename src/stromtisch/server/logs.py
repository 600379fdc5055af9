"""What the server writes to its log: one line per event, as text for people or as JSON for machines.

No token, seed, name or chat is ever given to the log; tables appear by code, seats by number.
"""

from __future__ import annotations

import json
import logging
import time

TEXT = "%(levelname)s %(name)s: %(message)s"
STYLES = ("text", "json")


class JsonLines(logging.Formatter):
    """Each record is one JSON object: time (UTC), level, logger, node, message, and the traceback if any."""

    def __init__(self, node: str) -> None:
        super().__init__()
        self._node = node

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        moment = time.gmtime(record.created)
        line = {
            "time": f"{time.strftime('%Y-%m-%dT%H:%M:%S', moment)}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "node": self._node,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(style: str, level: str, node: str) -> None:
    """Have everything from a level on written to standard error.

    Raises:
        ValueError: there is no such style or level.
    """
    if style not in STYLES:
        raise ValueError(f"STROMTISCH_LOG: expected one of {', '.join(STYLES)}, found {style!r}")
    known = logging.getLevelNamesMapping()
    if level.upper() not in known:
        raise ValueError(f"STROMTISCH_LOG_LEVEL: expected one of {', '.join(known)}, found {level!r}")
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines(node) if style == "json" else logging.Formatter(TEXT))
    logging.basicConfig(level=max(known[level.upper()], logging.WARNING), handlers=[handler])
    # Only our own loggers may log more: drivers would log every statement with its values, including names and chat.
    logging.getLogger("stromtisch").setLevel(known[level.upper()])
    if style == "json":
        # Uvicorn would print its own lines in its own way.
        for name in ("uvicorn", "uvicorn.error"):
            logger = logging.getLogger(name)
            logger.handlers.clear()
            logger.propagate = True
