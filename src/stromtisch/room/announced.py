"""What the page's shelf says about each game, playable or still to come."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Announcement:
    """Title, one sentence and credit of a game in both languages."""

    title: dict[str, str]
    tagline: dict[str, str]
    credit: dict[str, str]
    least: int
    most: int


ANNOUNCED: dict[str, Announcement] = {
    "hertzschlag": Announcement(
        title={"de": "Hertzschlag", "en": "Hertzschlag"},
        tagline={
            "de": "Alle hängen an einer Frequenz: Wer nur an sich denkt, dem geht mit allen das Licht aus.",
            "en": "Everybody shares one frequency: build for yourself alone and the lights go out for all.",
        },
        credit={
            "de": "Nach dem Spiel von Juma Al-JouJou (Karma Games mit Stromnetz Berlin, 2020)",
            "en": "After the game by Juma Al-JouJou (Karma Games with Stromnetz Berlin, 2020)",
        },
        least=3,
        most=5,
    ),
    "neustart": Announcement(
        title={"de": "Neustart", "en": "Neustart"},
        tagline={
            "de": "Europa ohne Strom: Als Krisenstab haltet ihr eine Kleinstadt am Laufen, bis er da ist.",
            "en": "Europe is dark: as its crisis staff you keep a small town going until power returns.",
        },
        credit={
            "de": "Nach dem Spiel von Till Meyer, Nicole Zeller und Herbert Saurugg (Spieltrieb, 2022)",
            "en": "After the game by Till Meyer, Nicole Zeller and Herbert Saurugg (Spieltrieb, 2022)",
        },
        least=1,
        most=15,
    ),
    "pampero": Announcement(
        title={"de": "Pampero", "en": "Pampero"},
        tagline={
            "de": "Windparks, Leitungen und Verträge: Baut Uruguays Energiewende und verdient daran.",
            "en": "Wind farms, lines and contracts: build Uruguay's energy transition and make it pay.",
        },
        credit={
            "de": "Nach dem Spiel von Julián Pombo (APE Games, deutsch bei Skellig Games)",
            "en": "After the game by Julián Pombo (APE Games, German edition by Skellig Games)",
        },
        least=1,
        most=4,
    ),
    "policy-maker": Announcement(
        title={"de": "The Policy Maker", "en": "The Policy Maker"},
        tagline={
            "de": "Eine regiert, die anderen investieren: Monopol oder Gemeinwohl?",
            "en": "One governs, the others invest: monopoly or common good?",
        },
        credit={
            "de": "Nach dem Spiel von Victoria Fischer und Shuyin Zheng, Layout Peter Purgathofer (TU Wien)",
            "en": "After the game by Victoria Fischer and Shuyin Zheng, layout Peter Purgathofer (TU Wien)",
        },
        least=3,
        most=5,
    ),
}
