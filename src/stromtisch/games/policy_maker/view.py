"""What a seat may know of The Policy Maker, and nothing else (section 5 of the rules).

Built field by field from what is public, an investor's own hand, and the government's private desk.
"""

from __future__ import annotations

from stromtisch.games.policy_maker import shapes, state, words
from stromtisch.games.policy_maker.conditions import claimable, initiative_missing
from stromtisch.games.policy_maker.scoring import goal_progress, investor_points, score_json
from stromtisch.games.policy_maker.state import NONE, Chamber, count_kinds, counts_json, row_of
from stromtisch.games.policy_maker.words import CATEGORIES, CATEGORY_COUNT, KINDS


def board_of(chamber: Chamber, seat: int | None) -> shapes.Board:
    """What a seat, or an onlooker (None), may know of the board."""
    content = chamber.content
    over = chamber.over()
    governs = seat == chamber.government
    ids = content.initiative_ids
    return {
        "round": min(chamber.round, len(chamber.charter.timeline) - 1),
        "rounds": len(chamber.charter.timeline) - 1,
        "government": chamber.government,
        "investors": chamber.investors,
        "acting": None if over else chamber.acting,
        "first": chamber.in_turn(0),
        "timeline": chamber.charter.timeline,
        "action": chamber.action(),
        "costs": counts_json(chamber.cost, CATEGORIES),
        "total_cost": chamber.total_cost(),
        "most_total": content.most_total_cost,
        "least_cost": content.least_cost,
        "most_cost": content.most_cost,
        "dark_from": content.dark_from,
        "top": content.top,
        "lead": content.lead,
        "holds_needed": content.holds_needed,
        "deck": len(chamber.deck),
        "discard": counts_json(chamber.discard, KINDS),
        "display": [None if kind == NONE else KINDS[kind] for kind in chamber.display],
        "initiatives": {
            "open": [None if number == NONE else ids[number] for number in chamber.open_initiatives],
            "deck": len(chamber.initiative_deck),
            "rejected": len(chamber.rejected),
        },
        "players": [_investor(chamber, other) for other in chamber.investors],
        "own": None if seat is None or governs else _own(chamber, seat),
        "desk": _desk(chamber) if governs else None,
        "tax": _tax(chamber),
        "grant": _grant(chamber),
        "wealth_tax": _wealth_tax(chamber),
        "audits": _audits(chamber),
        "score": score_json(chamber, governs or over),
    }


def _investor(chamber: Chamber, seat: int) -> shapes.Investor:
    """What lies open in front of an investor."""
    ids = chamber.content.initiative_ids
    first = seat * CATEGORY_COUNT
    progress: dict[str, shapes.Progress] = {}
    for number in chamber.open_initiatives:
        if number != NONE:
            lacking = initiative_missing(chamber, seat, number)
            progress[ids[number]] = {"met": lacking == 0, "missing": lacking if lacking < 100 else None}
    return {
        "seat": seat,
        "colour": words.COLOURS[chamber.investors.index(seat)],
        "hand": chamber.hand_size(seat),
        "tracks": counts_json(chamber.tracks_of(seat), CATEGORIES),
        "holds": counts_json(chamber.holds[first : first + CATEGORY_COUNT], CATEGORIES),
        "dominates": [CATEGORIES[c] for c in range(CATEGORY_COUNT) if chamber.dominates(seat, c)],
        "claimed": [ids[number] for number in chamber.claimed[seat]],
        "points": investor_points(chamber, seat),
        "drawn": chamber.drawn
        if seat == chamber.in_turn(min(chamber.turn, len(chamber.investors) - 1))
        else 0,
        "can_claim": [ids[number] for number in claimable(chamber, seat)],
        "progress": progress,
        "taxed": chamber.taxed.count(seat),
        "autopilot": chamber.autopilot >> seat & 1 == 1,
        "left": chamber.left >> seat & 1 == 1,
    }


def _own(chamber: Chamber, seat: int) -> shapes.OwnView:
    """An investor's own hand, what a grant brought this round, what is laid aside for the wealth tax."""
    pays = chamber.phase == state.WEALTH_TAX and chamber.acting == seat
    granted = counts_json(row_of(chamber.granted, seat), KINDS) if chamber.granted else None
    discarding = counts_json(chamber.discarding, KINDS) if pays else None
    return {"hand": counts_json(chamber.hand_of(seat), KINDS), "granted": granted, "discarding": discarding}


def _desk(chamber: Chamber) -> shapes.Desk:
    """The government's private desk: goal, audits so far, cards to give, initiatives to choose from."""
    goal = chamber.content.goals[chamber.goal]
    grant: shapes.GrantDesk | None = None
    if chamber.phase == state.GRANTING:
        grant = {
            "pool": counts_json(count_kinds(chamber.pool), KINDS),
            "given": {
                str(seat): counts_json(row_of(chamber.given, seat), KINDS) for seat in chamber.investors
            },
        }
    pick = [chamber.content.initiative_ids[number] for number in chamber.options_to_pick]
    return {
        "goal": goal.id,
        "goal_progress": goal_progress(chamber, goal),
        "audits": [
            {"round": audit["round"], "seat": audit["seat"], "hand": counts_json(hand, KINDS)}
            for audit, hand in zip(_audits(chamber), chamber.audit_hand, strict=True)
        ],
        "grant": grant,
        "pick": pick if chamber.phase == state.PICKING else None,
        "score": score_json(chamber, True),
    }


def _audits(chamber: Chamber) -> list[shapes.Audit]:
    return [
        {"round": number, "seat": target}
        for number, target in zip(chamber.audit_round, chamber.audit_seat, strict=True)
    ]


def _tax(chamber: Chamber) -> shapes.Tax | None:
    if chamber.phase != state.TAXING:
        return None
    changes: list[shapes.TaxChange] = [
        {"category": CATEGORIES[category], "step": step}
        for category, step in enumerate(chamber.tax_steps)
        if step != 0
    ]
    return {"changes": changes, "most": chamber.content.tax_changes}


def _grant(chamber: Chamber) -> shapes.Grant | None:
    if chamber.phase != state.GRANTING:
        return None
    given = {str(seat): chamber.share_size(seat) for seat in chamber.investors}
    return {"cards": len(chamber.pool) + sum(given.values()), "given": given, "left": len(chamber.pool)}


def _wealth_tax(chamber: Chamber) -> shapes.WealthTax | None:
    if chamber.phase != state.WEALTH_TAX:
        return None
    due = chamber.content.wealth_tax_discard
    return {"seat": chamber.acting, "due": due, "chosen": sum(chamber.discarding)}


def prompt_for(chamber: Chamber) -> str:
    """What is wanted of the acting seat: a choice that is complete is to be sealed."""
    if chamber.phase == state.GRANTING and not chamber.pool:
        return "grant-seal"
    if chamber.phase == state.WEALTH_TAX and chamber.discards_due() == 0:
        return "wealth-tax-seal"
    return state.PHASES[chamber.phase].replace("_", "-")
