"""The journal of a match in words, from the Fluent texts of its game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from stromtisch.catalogue import collection
from stromtisch.core.game import Game
from stromtisch.core.lines import Lines, Speaker
from stromtisch.packs import folder_of

# The lines that a match of any game may have.
LINES = {
    "de": """
journal-rolled-back = { $anew ->
    [yes] { $name } hat das Spiel zurückgesetzt. Von hier geht es weiter. Was noch niemand kannte, ist neu gemischt.
   *[no] { $name } hat das Spiel zurückgesetzt. Von hier geht es weiter.
}
journal-rejoined = { $name } ist wieder am Tisch.
""",
    "en": """
journal-rolled-back = { $anew ->
    [yes] { $name } has turned the game back. Play goes on from here. What nobody knew yet has been shuffled anew.
   *[no] { $name } has turned the game back. Play goes on from here.
}
journal-rejoined = { $name } is back at the table.
""",
}


class Chronicle:
    """Says in one language what happened in a match of one game; where a text is missing, plainly."""

    def __init__(self, game: Game, names: Sequence[str], language: str, folder: Path | None = None) -> None:
        manifest = collection().manifests.get(game.id)
        lines = Lines({}) if manifest is None else manifest.lines
        self._headings = lines.headings
        self._speaker = Speaker(lines, names, game.content(), language, self.say)
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(LINES[language]))
        if folder is None and manifest is not None:
            folder = folder_of(manifest.package)
        texts = None if folder is None else folder / "texts" / f"{language}.ftl"
        if texts is not None and texts.is_file():
            self._bundle.add_resource(FluentResource(texts.read_text("utf-8")))

    def say(self, id: str) -> str:
        """The text of an id that needs no arguments; the end of the id when there is none."""
        return self._format(id, {}) or id.rpartition("-")[2]

    def begins_a_part(self, line: Mapping[str, object]) -> bool:
        """Whether a line begins a part of the match, such as a round."""
        return line["kind"] in self._headings

    def line(self, line: Mapping[str, object]) -> str:
        """One journal line; empty when it is not worth telling."""
        text = self._format(f"journal-{line['kind']}", self._speaker.arguments(line))
        return plain(line) if text is None else text.strip()

    def _format(self, id: str, arguments: Mapping[str, str | int]) -> str | None:
        """The text, or None when it is missing or asks for something that is not there."""
        if not self._bundle.has_message(id):
            return None
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        return None if errors else str(text)


def plain(line: Mapping[str, object]) -> str:
    """A line without a text: its kind and its fields."""
    return " ".join(
        [str(line["kind"]), *(f"{name}={value}" for name, value in line.items() if name != "kind")]
    )
