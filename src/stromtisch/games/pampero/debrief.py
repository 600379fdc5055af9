"""The debrief of a finished match: every company's books, year by year, and what is worth talking about."""

from __future__ import annotations

from collections import Counter
from typing import Final

from stromtisch.core.match import Match
from stromtisch.games.pampero.content import COLOURS
from stromtisch.games.pampero.game import Pampero
from stromtisch.games.pampero.printed_map import ZONES
from stromtisch.games.pampero.scoring import SCORINGS, debts
from stromtisch.games.pampero.setup import set_up
from stromtisch.games.pampero.state import LEVELS, OVER
from stromtisch.games.pampero.witness import FLOWS, KINDS, RENT_OUT, SCORING_OF, Moment, Witness, Year

# Money that no business brings.
NO_BUSINESS: Final = [*SCORING_OF, "scoring-cards", "final-tiles", "capital", "repaid"]
# So much energy left at the end is worth a word.
MUCH_ENERGY: Final = 4


def debrief(match: Match) -> dict[str, object]:
    """Everything the debrief page and its table show, as ids and whole numbers."""
    game = match.game
    assert isinstance(game, Pampero)
    board = game.seated(match.options, [seat.kind for seat in match.seats], match.seed)
    witness = Witness(board)
    board.journal = witness
    set_up(board)
    match.tell_again(board)
    return report(witness)


def report(witness: Witness) -> dict[str, object]:
    """What a witness has heard."""
    witness.finish()
    board = witness.board
    outcome = board.outcome()
    return {
        "game": "pampero",
        "solo": LEVELS[board.charter.level] if board.charter.solo else None,
        "finished": board.phase == OVER,
        "year": board.year,
        "outcome": None if outcome is None else outcome.to_json(),
        "scorings": [
            {"scoring": SCORINGS[number], "year": year} for number, year in enumerate(witness.scorings)
        ],
        "companies": [_company(witness, seat) for seat in range(board.companies)],
        "rents": _rents(witness),
        "loans": _loans(witness),
        "moments": _moments(witness),
        "questions": _questions(witness),
    }


# --- companies --------------------------------------------------------------------------


def _company(witness: Witness, seat: int) -> dict[str, object]:
    board = witness.board
    years = [companies[seat] for companies in witness.years]
    start = years[0]
    last = years[-1]
    flows: Counter[str] = Counter()
    actions: Counter[str] = Counter()
    for year in years:
        flows.update(year.flows)
        actions.update(year.actions)
    used = sum([year.used_energy for year in years])
    return {
        "seat": seat,
        "colour": COLOURS[seat],
        "vj": seat == board.charter.vj,
        "money": last.money,
        "flows": _flows(flows),
        "actions": _actions(actions),
        "energy": {
            "start": start.energy,
            "wind": sum([year.from_wind for year in years]),
            "bonuses": sum([year.from_bonuses for year in years]),
            "contracts": last.delivered,
            "lines": used - last.delivered,
            "left": last.energy,
        },
        "batteries": {
            "start": start.batteries,
            "got": sum([year.got_batteries for year in years[1:]]),
            "used": sum([year.used_batteries for year in years]),
            "left": last.batteries,
        },
        "years": [_year(year) for year in years],
    }


def _flows(flows: Counter[str]) -> dict[str, int]:
    return {flow: flows[flow] for flow in FLOWS if flows[flow] != 0}


def _actions(actions: Counter[str]) -> dict[str, int]:
    return {action: actions[action] for action in sorted(actions) if actions[action] > 0}


def _year(year: Year) -> dict[str, object]:
    return {
        "year": year.number,
        "money": year.money,
        "owed": year.owed,
        "income": year.income,
        "energy": year.energy,
        "produced": year.from_wind + year.from_bonuses,
        "spent": year.used_energy,
        "batteries": year.batteries,
        "pylons": dict(zip(ZONES, year.pylons, strict=True)),
        "wind": dict(zip(ZONES, year.wind, strict=True)),
        "contracts": dict(zip(KINDS, year.contracts, strict=True)),
        "flows": _flows(year.flows),
        "actions": _actions(year.actions),
    }


def _rents(witness: Witness) -> list[dict[str, object]]:
    """PA-41, PA-181: who was paid for the use of bulldozers and pylons, and on whose account."""
    companies = witness.board.companies
    found: list[dict[str, object]] = []
    for payer in range(companies):
        for receiver in range(companies):
            money = witness.rents[payer * companies + receiver]
            if money > 0:
                found.append({"from": payer, "to": receiver, "money": money})
    return found


def _loans(witness: Witness) -> list[dict[str, object]]:
    """PA-118, PA-119, PA-155: what capital brought at once and what it costs at the end."""
    return [
        {
            "year": loan.year,
            "seat": loan.seat,
            "slot": loan.slot + 1,
            "received": loan.received,
            "cost": debts(witness.board, loan.seat)[loan.slot],
        }
        for loan in witness.loans
    ]


# --- what to talk about -------------------------------------------------------------------


def _moments(witness: Witness) -> list[dict[str, object]]:
    """The turning points in the order of the years."""
    found = witness.moments[:]
    best = _best_year(witness)
    if best is not None:
        found.append(best)
    for loan in witness.loans:
        cost = debts(witness.board, loan.seat)[loan.slot]
        found.append(Moment("capital", loan.year, loan.seat, loan.received, cost))
    if witness.board.phase == OVER:
        for seat, energy in enumerate(_unused(witness)):
            if energy >= MUCH_ENERGY:
                found.append(Moment("unused", witness.board.year, seat, energy))
    found.sort(key=_year_of)
    return [
        {
            "kind": moment.kind,
            "year": moment.year,
            "seat": moment.seat,
            "amount": moment.amount,
            "cost": moment.cost,
            "item": moment.item,
        }
        for moment in found
    ]


def _unused(witness: Witness) -> list[int]:
    """Energy that people's companies have left; VJ keeps no house."""
    vj = witness.board.charter.vj
    return [0 if seat == vj else year.energy for seat, year in enumerate(witness.years[-1])]


def _year_of(moment: Moment) -> int:
    return moment.year


def _best_year(witness: Witness) -> Moment | None:
    """The year whose business brought a company most: neither scorings nor capital are business."""
    best: Moment | None = None
    for companies in witness.years[1:]:
        for seat, year in enumerate(companies):
            earned = sum([amount for flow, amount in year.flows.items() if flow not in NO_BUSINESS])
            if earned > 0 and (best is None or earned > best.amount):
                best = Moment("best-year", year.number, seat, earned)
    return best


def _questions(witness: Witness) -> list[dict[str, object]]:
    """Four questions: the lead, capital, other people's grid or energy left over, and the world outside the game."""
    board = witness.board
    found: list[dict[str, object]] = []
    leads = [moment for moment in witness.moments if moment.kind == "lead"]
    if len(leads) > 1:
        found.append(
            {"id": "lead-changed", "seat": leads[-1].seat, "from": leads[-2].seat, "year": leads[-1].year}
        )
    elif leads:
        found.append({"id": "lead-kept", "seat": leads[0].seat, "year": leads[0].year})
    if witness.loans:
        received = sum([loan.received for loan in witness.loans])
        cost = sum([debts(board, loan.seat)[loan.slot] for loan in witness.loans])
        found.append({"id": "capital", "count": len(witness.loans), "received": received, "cost": cost})
    else:
        found.append({"id": "no-capital", "price": board.content.capital_price})
    paid = -sum([year.flows[RENT_OUT] for companies in witness.years for year in companies])
    left = sum(_unused(witness))
    if paid > 0:
        found.append({"id": "rents", "money": paid})
    elif left > 0:
        found.append({"id": "unused", "energy": left})
    found.append({"id": "real"})
    return found
