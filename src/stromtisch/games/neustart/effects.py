"""What cards do (section 4.1): where an effect strikes, and what happens there."""

from __future__ import annotations

from stromtisch.core.fields import replaced
from stromtisch.games.neustart import cards, state, terms
from stromtisch.games.neustart.cards import Effect
from stromtisch.games.neustart.markers import add_deaths, add_ruin, free_house, is_shop, lay_marker
from stromtisch.games.neustart.mood import add_unrest, find_roads, inform, lift_mood
from stromtisch.games.neustart.state import NONE, Board


def apply_all(board: Board, effects: list[int], here: int) -> None:
    """NS-23, NS-30, NS-64: effects in the listed order; ``here`` is the quarter of the marker or task."""
    for number in effects:
        apply(board, number, here)


def apply(board: Board, number: int, here: int) -> None:
    """One effect of a card."""
    effect = board.content.effects[number]
    op = effect.op
    if op == cards.POINTS:
        _change_points(board, effect)
    elif op == cards.VEHICLE:
        if effect.actor == cards.CHOICE:
            board.new_team = True
        else:
            add_team(board, effect.actor)
    elif op == cards.MODIFIER:
        _modify(board, effect)
    elif (op in (cards.LOSE, cards.GAIN)) and effect.store != cards.IN_STOCK:
        _change_store(board, effect)
    else:
        laid = 0
        for quarter in where(board, effect, here):
            if _spared(board, effect, quarter):
                continue
            if op > cards.INCIDENT:
                _strike(board, number, quarter)
                continue
            # NS-31: the tutorial gives the values of its markers.
            for _ in range(effect.amount):
                lay_marker(board, number, quarter, effect.fixed[laid] if effect.fixed else 0, False)
                laid += 1


def where(board: Board, effect: Effect, here: int) -> list[int]:
    """The quarters an effect strikes; random ones are drawn without repetition (NS-34: perhaps none)."""
    place = effect.where
    if place == cards.HERE:
        return [here]
    if place == cards.QUARTER:
        return [effect.place]
    if place == cards.ANGRIEST:
        moods = [board.anger[q] - board.helpers[q] for q in range(terms.QUARTER_COUNT)]
        return [moods.index(max(moods))]
    if place == cards.RANDOM:
        quarters = range(terms.QUARTER_COUNT)
        candidates = [quarter for quarter in quarters if _belongs(board, effect.place, quarter)]
    elif place in (cards.BESIDE, cards.BESIDE_HERE):
        candidates = board.charter.town.neighbours[effect.place if place == cards.BESIDE else here]
    else:
        return []
    return board.rng.shuffled(candidates)[: effect.quarters]


def _belongs(board: Board, group: int, quarter: int) -> bool:
    """Whether a quarter is in one of the sets of section 4.1."""
    kind = board.content.type[quarter]
    if cards.SET_INNER <= group <= cards.SET_INDUSTRIAL:
        return kind == group - cards.SET_INNER
    if cards.WITH_SUPERMARKET <= group <= cards.WITH_PLANT:
        for shop in board.content.businesses_of[quarter]:
            if board.business[shop] == state.FULL and is_shop(board, shop, cards.SETS[group]):
                return True
        return False
    if group == cards.HOME:
        return kind != terms.INDUSTRIAL
    if group == cards.WITH_BASE:
        return board.base[quarter] == 1
    if group == cards.FREE_SITE:
        return board.content.site[quarter] and board.base[quarter] == 0
    if group == cards.UNINFORMED:
        return kind != terms.INDUSTRIAL and board.info[quarter] == 0
    return group == cards.ANY or board.anger[quarter] > 0


def _spared(board: Board, effect: Effect, quarter: int) -> bool:
    """Whether a quarter has what saves it from an effect (section 4.1, NS-33, NS-72)."""
    if effect.unless != cards.ALWAYS:
        # In the order of UNLESS.
        saved_by = [
            0,
            board.info[quarter],
            board.base[quarter],
            board.generator[quarter],
            board.helpers[quarter],
        ]
        if saved_by[effect.unless] > 0:
            return True
    if board.info[quarter] != 0 and (
        effect.op == cards.FIRE or (effect.op == cards.ILLNESS and effect.water)
    ):
        board.tell("prevented", quarter, {"kind_of": cards.MARKER_KINDS[effect.op]})
        return True
    return False


def _strike(board: Board, number: int, quarter: int) -> None:
    """All effects on a quarter that lay no marker."""
    effect = board.content.effects[number]
    op = effect.op
    if op == cards.UNREST:
        add_unrest(board, quarter, effect.amount)
    elif op == cards.MOOD:
        for _ in range(effect.amount):
            lift_mood(board, quarter)
    elif op == cards.DEATH:
        add_deaths(board, quarter, effect.amount)
    elif op == cards.RUIN:
        _ruin(board, effect.target, quarter)
    elif op in (cards.LOSE, cards.GAIN):
        # NS-127: nothing falls below zero.
        amount = effect.amount if op == cards.GAIN else -min(effect.amount, board.stock[quarter])
        board.stock[quarter] += amount
        if amount != 0:
            board.tell("stock-changed", quarter, {"amount": amount})
    elif op == cards.BLOCK:
        block = state.DAY_BLOCK if effect.all_day else state.UNIT_BLOCK
        board.blocks = replaced(board.blocks, quarter, board.blocks[quarter] | block)
        find_roads(board)
        board.tell("road-blocked", quarter, {"all_day": effect.all_day})
    elif op == cards.TASK:
        _add_task(board, number, quarter)
        card = board.content.card_ids[effect.card]
        action = terms.ACTIONS[effect.action]
        board.tell("task-set", quarter, {"card": card, "action": action, "all_day": effect.all_day})
    elif op == cards.NEED:
        # NS-105: more need fields for this weekday.
        need = board.extra_need[quarter] + effect.amount
        board.extra_need = replaced(board.extra_need, quarter, need)
        board.tell("need-grown", quarter, {"amount": effect.amount})
    elif op == cards.INFO:
        _set_info(board, effect.side, quarter)


def _set_info(board: Board, side: int, quarter: int) -> None:
    """NS-132: green works like informing; a striped marker never replaces a green one."""
    if side == state.GREEN:
        if board.info[quarter] != state.GREEN:
            inform(board, quarter, True)
        return
    board.info[quarter] = max(board.info[quarter], state.STRIPED) if side == state.STRIPED else 0
    board.tell("info-changed", quarter, {"informed": board.info[quarter] != 0})


def _ruin(board: Board, target: int, quarter: int) -> None:
    """A building is destroyed with its goods; NS-126: none of this kind, no effect."""
    if target == cards.AT_HOUSE:
        if free_house(board, quarter):
            board.houses[quarter] -= 1
            add_ruin(board, quarter, cards.TARGETS[target], "card")
        return
    for business in board.content.businesses_of[quarter]:
        if is_shop(board, business, cards.TARGETS[target]) and board.business[business] != state.RUINED:
            board.business[business] = state.RUINED
            add_ruin(board, quarter, "", "card", business)
            return


def _add_task(board: Board, number: int, quarter: int) -> None:
    """NS-81: a memo pin in a quarter."""
    if NONE in board.task_effect:
        _pin(board, board.task_effect.index(NONE), quarter, number)
        board.task_count += 1


def remove_task(board: Board, slot: int) -> None:
    """The pin is taken away."""
    _pin(board, slot, NONE, NONE)
    board.task_count -= 1


def _pin(board: Board, slot: int, quarter: int, number: int) -> None:
    board.task_at = replaced(board.task_at, slot, quarter)
    board.task_effect = replaced(board.task_effect, slot, number)


def _change_store(board: Board, effect: Effect) -> None:
    """Goods come into the depot, or leave it or a tank; NS-127: never below zero."""
    amount = effect.amount if effect.op == cards.GAIN else -effect.amount
    if effect.store == cards.IN_DEPOT:
        if effect.fuel:
            amount = max(amount, -board.depot_fuel)
            board.depot_fuel += amount
        else:
            amount = max(amount, -board.depot_supplies)
            board.depot_supplies += amount
        actor = NONE
    else:
        actor = effect.actor
        if actor == cards.RICHEST:
            actor = board.tank.index(max(board.tank))
        amount = max(amount, -board.tank[actor])
        board.tank[actor] += amount
    if amount != 0 and board.journal is not None:
        goods = "fuel" if effect.fuel else "supplies"
        taken = None if actor == NONE else terms.ACTORS[actor]
        board.journal.tell("store", {"amount": amount, "goods": goods, "actor": taken})


def _change_points(board: Board, effect: Effect) -> None:
    """NS-128: action points within 0 and the top of the track."""
    actors = [effect.actor]
    if effect.actor == cards.EVERY_ACTOR:
        actors = list(range(terms.ACTOR_COUNT))
    elif effect.actor == cards.LOWEST:
        actors = [board.points.index(min(board.points))]
    for actor in actors:
        board.points[actor] = min(max(board.points[actor] + effect.amount, 0), board.content.most_points)
        if board.journal is not None:
            board.journal.tell("points", {"actor": terms.ACTORS[actor], "points": board.points[actor]})


def _modify(board: Board, effect: Effect) -> None:
    """NS-24, NS-46, NS-52: something is dearer or cheaper until the unit or the weekday ends."""
    modifiers = board.day_modifiers if effect.all_day else board.unit_modifiers
    modifiers = replaced(modifiers, effect.action, modifiers[effect.action] + effect.value)
    if effect.all_day:
        board.day_modifiers = modifiers
    else:
        board.unit_modifiers = modifiers
    if effect.action == cards.MOVE_COST:
        find_roads(board)
    if board.journal is not None:
        said: dict[str, object] = {"modifier": terms.MODIFIERS[effect.action], "delta": effect.value}
        said["action"] = terms.ACTIONS[effect.action] if effect.action < cards.MOVE_COST else None
        board.journal.tell("modifier", {**said, "all_day": effect.all_day})


def add_team(board: Board, actor: int) -> bool:
    """NS-131: a fourth team at the actor's home, upright; nobody gets a fifth."""
    team = actor * terms.TEAMS_EACH + terms.TEAMS_EACH - 1
    if board.team_at[team] != NONE:
        return False
    board.team_at[team] = board.content.home[actor]
    board.tell("new-team", board.content.home[actor], {"actor": terms.ACTORS[actor]})
    return True
