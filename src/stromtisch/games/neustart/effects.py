"""What cards do (section 4.1): where an effect strikes, and what happens there."""

from __future__ import annotations

from stromtisch.games.neustart.cards import (
    ANGRIEST,
    ANY,
    AT_HOUSE,
    AT_PETROL,
    AT_PHARMACY,
    AT_PLANT,
    AT_SUPERMARKET,
    BESIDE,
    BESIDE_HERE,
    BLOCK,
    CHOICE,
    DEATH,
    EVERY_ACTOR,
    FIRE,
    FREE_SITE,
    GAIN,
    HERE,
    HOME,
    ILLNESS,
    IN_DEPOT,
    IN_STOCK,
    INCIDENT,
    INFO,
    LOSE,
    LOWEST,
    MARKER_KINDS,
    MODIFIER,
    MOOD,
    MOVE_COST,
    NEED,
    POINTS,
    QUARTER,
    RANDOM,
    RICHEST,
    RUIN,
    SET_INDUSTRIAL,
    SET_INNER,
    SET_SUBURB,
    TARGETS,
    TASK,
    TENSE,
    UNINFORMED,
    UNLESS_BASE,
    UNLESS_GENERATOR,
    UNLESS_HELPER,
    UNLESS_INFORMED,
    UNREST,
    VEHICLE,
    WITH_BASE,
    WITH_PETROL,
    WITH_PHARMACY,
    WITH_SUPERMARKET,
    Effect,
)
from stromtisch.games.neustart.content import (
    ACTIONS,
    ACTOR_COUNT,
    ACTORS,
    INDUSTRIAL,
    INNER,
    MODIFIERS,
    PETROL,
    PHARMACY,
    PLANT_F,
    PLANT_S,
    QUARTER_COUNT,
    SUBURB,
    SUPERMARKET,
    TEAMS_EACH,
)
from stromtisch.games.neustart.markers import add_deaths, add_ruin, free_house, lay_marker
from stromtisch.games.neustart.mood import add_unrest, find_roads, inform, lift_mood
from stromtisch.games.neustart.state import (
    DAY_BLOCK,
    FULL,
    GREEN,
    NONE,
    RUINED,
    STRIPED,
    UNIT_BLOCK,
    Board,
)


def apply_all(board: Board, effects: list[int], here: int) -> None:
    """NS-23, NS-30, NS-64: effects in the listed order; ``here`` is the quarter of the marker or task."""
    for number in effects:
        apply(board, number, here)


def apply(board: Board, number: int, here: int) -> None:
    """One effect of a card."""
    effect = board.content.effects[number]
    op = effect.op
    if op == POINTS:
        _change_points(board, effect)
    elif op == VEHICLE:
        if effect.actor == CHOICE:
            board.new_team = True
        else:
            add_team(board, effect.actor)
    elif op == MODIFIER:
        _modify(board, effect)
    elif (op in (LOSE, GAIN)) and effect.store != IN_STOCK:
        _change_store(board, effect)
    else:
        fixed = 0
        for quarter in where(board, effect, here):
            if _spared(board, effect, quarter):
                continue
            if op <= INCIDENT:
                _lay(board, number, quarter, fixed)
                fixed += effect.amount
            else:
                _strike(board, number, quarter)


def where(board: Board, effect: Effect, here: int) -> list[int]:
    """The quarters an effect strikes; random ones are drawn without repetition (NS-34: perhaps none)."""
    place = effect.where
    if place == HERE:
        return [here]
    if place == QUARTER:
        return [effect.place]
    if place == ANGRIEST:
        angriest = 0
        for quarter in range(1, QUARTER_COUNT):
            mood = board.anger[quarter] - board.helpers[quarter]
            if mood > board.anger[angriest] - board.helpers[angriest]:
                angriest = quarter
        return [angriest]
    if place == RANDOM:
        candidates: list[int] = []
        for quarter in range(QUARTER_COUNT):
            if _belongs(board, effect.place, quarter):
                candidates.append(quarter)
    elif place in (BESIDE, BESIDE_HERE):
        candidates = board.charter.town.neighbours[effect.place if place == BESIDE else here][:]
    else:
        return []
    board.rng.shuffle(candidates)
    return candidates[: effect.quarters]


def _belongs(board: Board, group: int, quarter: int) -> bool:
    """Whether a quarter is in one of the sets of section 4.1."""
    kind = board.content.type[quarter]
    if group == ANY:
        return True
    if group == SET_INNER:
        return kind == INNER
    if group == SET_SUBURB:
        return kind == SUBURB
    if group == SET_INDUSTRIAL:
        return kind == INDUSTRIAL
    if group == HOME:
        return kind != INDUSTRIAL
    if group == WITH_BASE:
        return board.base[quarter] == 1
    if group == FREE_SITE:
        return board.content.site[quarter] and board.base[quarter] == 0
    if group == UNINFORMED:
        return kind != INDUSTRIAL and board.info[quarter] == 0
    if group == TENSE:
        return board.anger[quarter] > 0
    for business in board.content.businesses_of[quarter]:
        if board.business[business] == FULL and _is_kind(board.content.business_kind[business], group):
            return True
    return False


def _is_kind(kind: int, group: int) -> bool:
    if group == WITH_SUPERMARKET:
        return kind == SUPERMARKET
    if group == WITH_PHARMACY:
        return kind == PHARMACY
    if group == WITH_PETROL:
        return kind == PETROL
    return kind in (PLANT_S, PLANT_F)


def _spared(board: Board, effect: Effect, quarter: int) -> bool:
    """Whether a quarter has what saves it from an effect (section 4.1, NS-33, NS-72)."""
    unless = effect.unless
    if unless == UNLESS_INFORMED and board.info[quarter] != 0:
        return True
    if unless == UNLESS_BASE and board.base[quarter] == 1:
        return True
    if unless == UNLESS_GENERATOR and board.generator[quarter] == 1:
        return True
    if unless == UNLESS_HELPER and board.helpers[quarter] > 0:
        return True
    if board.info[quarter] != 0 and (effect.op == FIRE or (effect.op == ILLNESS and effect.water)):
        if board.journal is not None:
            body: dict[str, object] = {
                "quarter": board.content.quarter_ids[quarter],
                "kind_of": MARKER_KINDS[effect.op],
            }
            board.journal.tell("prevented", body)
        return True
    return False


def _lay(board: Board, number: int, quarter: int, first: int) -> None:
    """NS-31: the markers of an effect in one quarter; the tutorial gives their values."""
    effect = board.content.effects[number]
    for place in range(effect.amount):
        lay_marker(board, number, quarter, effect.fixed[first + place] if effect.fixed else 0, False)


def _strike(board: Board, number: int, quarter: int) -> None:
    """All effects on a quarter that lay no marker."""
    effect = board.content.effects[number]
    op = effect.op
    before = board.stock[quarter]
    if op == UNREST:
        add_unrest(board, quarter, effect.amount)
    elif op == MOOD:
        for _ in range(effect.amount):
            lift_mood(board, quarter)
    elif op == DEATH:
        add_deaths(board, quarter, effect.amount)
    elif op == RUIN:
        _ruin(board, effect.target, quarter)
    elif op == LOSE:
        # NS-127: nothing falls below zero.
        board.stock[quarter] -= min(effect.amount, board.stock[quarter])
    elif op == GAIN:
        board.stock[quarter] += effect.amount
    elif op == BLOCK:
        blocks = board.blocks[:]
        blocks[quarter] |= DAY_BLOCK if effect.all_day else UNIT_BLOCK
        board.blocks = blocks
        find_roads(board)
    elif op == TASK:
        _add_task(board, number, quarter)
    elif op == NEED:
        # NS-105: more need fields for this weekday.
        extra = board.extra_need[:]
        extra[quarter] += effect.amount
        board.extra_need = extra
    elif op == INFO:
        _set_info(board, effect.side, quarter)
    if board.journal is not None:
        _tell_strike(board, effect, quarter, board.stock[quarter] - before)


def _tell_strike(board: Board, effect: Effect, quarter: int, stock: int) -> None:
    """The line of the chronicle for effects that nothing else tells of; ``stock`` is what came or went."""
    if board.journal is None:
        return
    body: dict[str, object] = {"quarter": board.content.quarter_ids[quarter]}
    if effect.op in (LOSE, GAIN):
        if stock != 0:
            body["amount"] = stock
            board.journal.tell("stock-changed", body)
    elif effect.op == BLOCK:
        body["all_day"] = effect.all_day
        board.journal.tell("road-blocked", body)
    elif effect.op == TASK:
        body["card"] = board.content.card_ids[effect.card]
        body["action"] = ACTIONS[effect.action]
        body["all_day"] = effect.all_day
        board.journal.tell("task-set", body)
    elif effect.op == NEED:
        body["amount"] = effect.amount
        board.journal.tell("need-grown", body)
    elif effect.op == INFO and effect.side != GREEN:
        body["informed"] = board.info[quarter] != 0
        board.journal.tell("info-changed", body)


def _set_info(board: Board, side: int, quarter: int) -> None:
    """NS-132: green works like informing; a striped marker never replaces a green one."""
    if side == GREEN:
        if board.info[quarter] != GREEN:
            inform(board, quarter, True)
    elif side == STRIPED:
        board.info[quarter] = max(board.info[quarter], STRIPED)
    else:
        board.info[quarter] = 0


def _ruin(board: Board, target: int, quarter: int) -> None:
    """A building is destroyed with its goods; NS-126: none of this kind, no effect."""
    if target == AT_HOUSE:
        if free_house(board, quarter):
            board.houses[quarter] -= 1
            add_ruin(board, quarter, TARGETS[target], "card")
        return
    for business in board.content.businesses_of[quarter]:
        kind = board.content.business_kind[business]
        fits = (
            (target == AT_SUPERMARKET and kind == SUPERMARKET)
            or (target == AT_PETROL and kind == PETROL)
            or (target == AT_PHARMACY and kind == PHARMACY)
            or (target == AT_PLANT and kind in (PLANT_S, PLANT_F))
        )
        if fits and board.business[business] != RUINED:
            board.business[business] = RUINED
            add_ruin(board, quarter, "", "card", business)
            return


def _add_task(board: Board, number: int, quarter: int) -> None:
    """NS-81: a memo pin in a quarter."""
    if NONE not in board.task_effect:
        return
    slot = board.task_effect.index(NONE)
    places = board.task_at[:]
    numbers = board.task_effect[:]
    places[slot] = quarter
    numbers[slot] = number
    board.task_at = places
    board.task_effect = numbers
    board.task_count += 1


def remove_task(board: Board, slot: int) -> None:
    """The pin is taken away."""
    places = board.task_at[:]
    numbers = board.task_effect[:]
    places[slot] = NONE
    numbers[slot] = NONE
    board.task_at = places
    board.task_effect = numbers
    board.task_count -= 1


def _change_store(board: Board, effect: Effect) -> None:
    """Goods come into the depot, or leave it or a tank; NS-127: never below zero."""
    amount = effect.amount if effect.op == GAIN else -effect.amount
    if effect.store == IN_DEPOT:
        if effect.fuel:
            amount = max(amount, -board.depot_fuel)
            board.depot_fuel += amount
        else:
            amount = max(amount, -board.depot_supplies)
            board.depot_supplies += amount
        actor = NONE
    else:
        actor = effect.actor
        if actor == RICHEST:
            actor = 0
            for other in range(1, ACTOR_COUNT):
                if board.tank[other] > board.tank[actor]:
                    actor = other
        amount = max(amount, -board.tank[actor])
        board.tank[actor] += amount
    if amount != 0 and board.journal is not None:
        body: dict[str, object] = {
            "amount": amount,
            "goods": "fuel" if effect.fuel else "supplies",
            "actor": None if actor == NONE else ACTORS[actor],
        }
        board.journal.tell("store", body)


def _change_points(board: Board, effect: Effect) -> None:
    """NS-128: action points within 0 and the top of the track."""
    actors = [effect.actor]
    if effect.actor == EVERY_ACTOR:
        actors = list(range(ACTOR_COUNT))
    elif effect.actor == LOWEST:
        actors = [board.points.index(min(board.points))]
    for actor in actors:
        board.points[actor] = min(max(board.points[actor] + effect.amount, 0), board.content.most_points)
        if board.journal is not None:
            board.journal.tell("points", {"actor": ACTORS[actor], "points": board.points[actor]})


def _modify(board: Board, effect: Effect) -> None:
    """NS-24, NS-46, NS-52: something is dearer or cheaper until the unit or the weekday ends."""
    modifiers = board.day_modifiers[:] if effect.all_day else board.unit_modifiers[:]
    modifiers[effect.action] += effect.value
    if effect.all_day:
        board.day_modifiers = modifiers
    else:
        board.unit_modifiers = modifiers
    if effect.action == MOVE_COST:
        find_roads(board)
    if board.journal is not None:
        body: dict[str, object] = {
            "modifier": MODIFIERS[effect.action],
            "action": ACTIONS[effect.action] if effect.action < len(ACTIONS) else None,
            "delta": effect.value,
            "all_day": effect.all_day,
        }
        board.journal.tell("modifier", body)


def add_team(board: Board, actor: int) -> bool:
    """NS-131: a fourth team at the actor's home, upright; nobody gets a fifth."""
    team = actor * TEAMS_EACH + TEAMS_EACH - 1
    if board.team_at[team] != NONE:
        return False
    board.team_at[team] = board.content.home[actor]
    if board.journal is not None:
        home = board.content.quarter_ids[board.content.home[actor]]
        board.journal.tell("new-team", {"actor": ACTORS[actor], "quarter": home})
    return True
