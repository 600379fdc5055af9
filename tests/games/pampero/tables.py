"""Tables set up as the rules word their situations, and short ways to play at them."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from stromtisch.catalogue import own_pack
from stromtisch.core.content import Pack
from stromtisch.core.journal import Journal
from stromtisch.core.option import complete_options
from stromtisch.core.reason import Refused
from stromtisch.games.pampero.agenda import settle
from stromtisch.games.pampero.content import BULLDOZERS_EACH
from stromtisch.games.pampero.game import Pampero
from stromtisch.games.pampero.network import occupy
from stromtisch.games.pampero.places import PUBLIC, RESERVE
from stromtisch.games.pampero.state import ACTION, NONE
from stromtisch.games.pampero.table import PamperoState
from stromtisch.games.pampero.tasks import MARKET_COUNT, MARKETS, OPPONENT, TURN, read_effect, task

GAME = Pampero(own_pack("pampero"))
PRINTED = GAME.printed

# Section 6 speaks of colours: the active player is Blue.
BLUE, YELLOW, WHITE, PURPLE = range(4)

Files = dict[str, dict[str, Any]]


def printed_files() -> Files:
    """The files of the printed pack, free to be changed."""
    return copy.deepcopy(own_pack("pampero").files)


def altered(change: Callable[[Files], object]) -> Pampero:
    """Pampero with changed content."""
    files = printed_files()
    change(files)
    return Pampero(Pack({name: dict(content) for name, content in files.items()}))


class Table:
    """A game with the fixed layout in which Blue is first and begins year 1, and short words to play it."""

    def __init__(self, seats: int = 4, game: Pampero = GAME, seed: str = "table", **options: Any) -> None:
        chosen = complete_options(game.options, {"fixed_layout": True, **options})
        self.journal = Journal()
        self.state: PamperoState = game.new(chosen, ["person"] * seats, seed, self.journal)
        self.content = game.printed
        while self.state.phase != ACTION:
            self.state.play(self.state.acting, self.state.open_codes[0])
        self.state.order = list(range(self.state.companies))
        for seat in range(self.state.companies):
            self.state.height[seat] = self.state.companies - 1 - seat
        self.turn(BLUE)

    def turn(self, seat: int, round: int = 0) -> None:
        """It is this company's turn now, and nothing else is to be done."""
        self.state.agenda.clear()
        self.state.round = round
        self.state.turn = self.state.order.index(seat)
        vj = seat == self.state.charter.vj
        self.state.push(OPPONENT if vj else TURN, 0 if vj else seat)
        settle(self.state)

    def again(self) -> None:
        """The question of now is asked anew, after something on the table was changed."""
        settle(self.state)

    def resolve(self, *effects: str, seat: int = BLUE) -> None:
        """Effects come to a company, and all else waits."""
        entry = own_pack("pampero").entries("board.toml", "bay")[0]
        self.state.push_effects(seat, [read_effect(entry, "effects", text) for text in effects])
        settle(self.state)

    def ask(self, kind: int, seat: int = BLUE, first: int = 0, second: int = 0) -> None:
        """Something of the rules is to be done now."""
        self.state.agenda.append(task(kind, seat, first, second))
        settle(self.state)

    # --- putting things on the table --------------------------------------------------

    def site(self, name: str) -> int:
        return self.content.map.site_ids.index(name)

    def space(self, name: str) -> int:
        return self.content.map.space_ids.index(name)

    def place(self, name: str) -> int:
        places = [*self.content.map.site_ids, "public", *self.content.map.bay_ids, "reserve"]
        return places.index(name)

    def bulldozers(self, seat: int, *names: str) -> None:
        """The company's bulldozers are at these places, all others on its network board."""
        state = self.state
        first = seat * BULLDOZERS_EACH
        for index in range(first, first + BULLDOZERS_EACH):
            place = state.bulldozers[index]
            if place < PUBLIC:
                state.site_bulldozer[place] = NONE
                if state.site_owner[place] == NONE:
                    state.free_sites |= 1 << place
            elif PUBLIC < place < RESERVE:
                state.free_bays |= 1 << (place - PUBLIC - 1)
            state.bulldozers[index] = RESERVE
        for name in names:
            state.place_bulldozer(seat, RESERVE, self.place(name))

    def pylon(self, seat: int, *sites: str) -> None:
        """Pylons of a company that did not raise its stage."""
        for name in sites:
            stage = self.state.stages[seat]
            self.state.build(seat, self.site(name), True)
            self.state.stages[seat] = stage

    def company(self, seat: int = BLUE, **values: int) -> None:
        """Money, energy, batteries, stage … of a company."""
        for name, value in values.items():
            getattr(self.state, name)[seat] = value

    def income(self, seat: int = BLUE, **columns: int) -> None:
        for name, column in columns.items():
            self.state.income[seat * MARKET_COUNT + MARKETS.index(name)] = column

    def column(self, market: str, seat: int = BLUE) -> int:
        return self.state.income[seat * MARKET_COUNT + MARKETS.index(market)]

    def contract(self, seat: int, transformer: str, contract: str) -> None:
        """A contract lies on a company's network board; its place on the map is done."""
        field = self.content.boards.transformer_ids.index(transformer)
        number = self.content.map.contract_ids.index(contract)
        occupy(self.state, seat, field, number)
        if contract in self.content.map.space_ids:
            self.done(contract)

    def done(self, *spaces: str) -> None:
        """These contracts have been fulfilled by somebody."""
        for name in spaces:
            self.state.open_spaces &= ~(1 << self.space(name))
            self.state.done_spaces |= 1 << self.space(name)

    def give(self, seat: int, *cards: str) -> None:
        """Special cards of either kind come to a company, from wherever they are."""
        for name in cards:
            if name in self.content.cards.scoring_ids:
                number = self.content.cards.scoring_ids.index(name)
                self.state.scoring_hand[seat] |= 1 << number
                self.remove(1, number)
            else:
                card = self.content.cards.card_ids.index(name)
                self.state.hand[seat] |= 1 << card
                self.remove(0, card - 8)

    def remove(self, display: int, card: int) -> None:
        """A card is neither open nor in its stack."""
        rows = [row[:] for row in self.state.rows]
        decks = [deck[:] for deck in self.state.decks]
        if card in rows[display]:
            rows[display][rows[display].index(card)] = decks[display].pop()
        else:
            decks[display].remove(card)
        self.state.rows = rows
        self.state.decks = decks

    def lay_out(self, seat: int, **slots: str) -> None:
        """Cards lie on the company board: U1="BA1", D2="BA6" …"""
        for slot, name in slots.items():
            card = self.content.cards.card_ids.index(name)
            number = (0 if slot[0] == "U" else 6) + int(slot[1]) - 1
            self.state.hand[seat] &= ~(1 << card)
            self.state.slots[seat * 12 + number] = card
            self.state.slot_operation[seat * 12 + number] = self.content.boards.slot_operations[number][0]

    def remote(self, space: str, contract: str) -> None:
        """This remote contract lies there, in exchange with where it was."""
        number = self.content.map.contract_ids.index(contract)
        lying = self.state.remote_at[:]
        place = self.content.map.space_ids.index(space) - 31
        if number in lying:
            lying[lying.index(number)] = lying[place]
        lying[place] = number
        self.state.remote_at = lying

    def solar(self, field: str, contract: str) -> None:
        """This solar contract lies there, in exchange with where it was."""
        number = self.content.map.contract_ids.index(contract)
        lying = self.state.solar_at[:]
        place = self.content.map.solar_field_ids.index(field)
        if number in lying:
            lying[lying.index(number)] = lying[place]
        lying[place] = number
        self.state.solar_at = lying

    def bonus(self, seat: int, **tiles: str) -> None:
        """Bonus tiles on fields of the grid, without their effect."""
        for field, tile in tiles.items():
            number = self.content.boards.type_ids.index(field)
            self.state.bonus_at[seat * 22 + number] = self.content.tiles.bonus_ids.index(tile)

    # --- playing ----------------------------------------------------------------------

    def do(self, *names: str) -> None:
        """Decisions by name, each by the seat that is asked."""
        for name in names:
            decision = self.state.table.find(name)
            assert decision is not None, name
            self.state.apply(self.state.acting, decision)

    def refused(self, name: str, code: str) -> None:
        """This decision is closed for this reason to the seat that is asked."""
        decision = self.state.table.find(name)
        assert decision is not None, name
        with pytest.raises(Refused) as refusal:
            self.state.apply(self.state.acting, decision)
        assert refusal.value.reason.code == code
        assert decision.code not in self.state.legal_codes(self.state.acting)

    def legal(self) -> set[str]:
        return {decision.name for decision in self.state.legal(self.state.acting)}

    def asked(self) -> str:
        """The question of now."""
        prompt = self.state.view(self.state.acting)["prompt"]
        assert isinstance(prompt, dict)
        return str(prompt["id"])

    def offers(self, kind: str) -> set[str]:
        """What is offered of a kind of decision, without its first word."""
        return {name.split(" ", 1)[1] for name in self.legal() if name.split(" ")[0] == kind}

    def told(self, kind: str) -> list[Mapping[str, object]]:
        return [line.body for line in self.journal.lines if line.kind == kind]

    def kinds(self) -> list[str]:
        """The kinds of all lines told so far."""
        return [line.kind for line in self.journal.lines]
