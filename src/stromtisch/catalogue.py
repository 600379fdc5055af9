"""The games there are: those that can be played and those announced."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from stromtisch.core.content import Pack
from stromtisch.core.debriefing import Debriefing
from stromtisch.core.game import Game
from stromtisch.games.hertzschlag.game import Hertzschlag
from stromtisch.games.hertzschlag.statistics import observe as observe_hertzschlag
from stromtisch.games.hertzschlag.wording import arguments as word_hertzschlag
from stromtisch.games.neustart.debrief import debrief as debrief_neustart
from stromtisch.games.neustart.debrief_rows import COLUMNS as NEUSTART_COLUMNS
from stromtisch.games.neustart.debrief_rows import rows as neustart_rows
from stromtisch.games.neustart.game import Neustart
from stromtisch.games.neustart.statistics import observe as observe_neustart
from stromtisch.games.neustart.wording import arguments as word_neustart
from stromtisch.games.pampero.debrief import debrief as debrief_pampero
from stromtisch.games.pampero.debrief_rows import COLUMNS as PAMPERO_COLUMNS
from stromtisch.games.pampero.debrief_rows import rows as pampero_rows
from stromtisch.games.pampero.game import Pampero
from stromtisch.games.pampero.statistics import observe as observe_pampero
from stromtisch.games.pampero.wording import arguments as word_pampero
from stromtisch.games.policy_maker.game import PolicyMaker
from stromtisch.games.policy_maker.statistics import observe as observe_policy_maker
from stromtisch.games.policy_maker.wording import arguments as word_policy_maker
from stromtisch.packs import own_pack

# From a journal line to the arguments of its text: line, names of the seats, content, language, plain texts.
Wording = Callable[
    [Mapping[str, object], Sequence[str], Mapping[str, object], str, Callable[[str], str]],
    dict[str, str | int],
]
# Numbers worth counting in a finished match, from an onlooker's view.
Observer = Callable[[Mapping[str, object]], dict[str, int]]

WORDINGS: dict[str, Wording] = {
    "hertzschlag": word_hertzschlag,
    "neustart": word_neustart,
    "pampero": word_pampero,
    "policy-maker": word_policy_maker,
}
OBSERVERS: dict[str, Observer] = {
    "hertzschlag": observe_hertzschlag,
    "neustart": observe_neustart,
    "pampero": observe_pampero,
    "policy-maker": observe_policy_maker,
}

# The games that look back on a finished match.
DEBRIEFINGS: dict[str, Debriefing] = {
    "neustart": Debriefing(debrief_neustart, NEUSTART_COLUMNS, neustart_rows),
    "pampero": Debriefing(debrief_pampero, PAMPERO_COLUMNS, pampero_rows),
}


# Sets up a game with a content pack.
MakeGame = Callable[[Pack], Game]
# What plays each game, by the version of its rules. New tables get the highest; an older version stays here as long
# as matches that began under it shall be finished.
RULES: dict[str, dict[int, MakeGame]] = {
    "hertzschlag": {1: Hertzschlag},
    "neustart": {1: Neustart},
    "pampero": {1: Pampero},
    "policy-maker": {1: PolicyMaker},
}


@cache
def own_packs() -> dict[str, Pack]:
    """The content of every game that can be played, by id."""
    return {name: own_pack(name.replace("-", "_")) for name in RULES}


@cache
def playable() -> dict[str, Game]:
    """The games that can be played, by id."""
    return newest(RULES, own_packs())


def newest(rules: Mapping[str, Mapping[int, MakeGame]], packs: Mapping[str, Pack]) -> dict[str, Game]:
    """Each game under the newest of its rules."""
    return {name: versions[max(versions)](packs[name]) for name, versions in rules.items()}
