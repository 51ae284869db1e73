"""What bots go by: how likely a trap is, by all the cards that fit the history of the game."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.match import Match
from ludotheque.games.close_encounters.bot import SURE, count_room, danger
from ludotheque.games.close_encounters.circles import was_possible
from ludotheque.games.close_encounters.constants import NOWHERE, Phase
from ludotheque.games.close_encounters.state import Board, State
from tests.tiers import slow, times

from .claims import cards, unharmed
from .positions import GAME

GAMES = times(4, 40)
NUMBERS = 6  # that are asked about in each position
ABOUT = 20  # in thousandths


def turns(seed: int, chips: str) -> list[Match]:
    """Positions of a random game in which somebody is about to set out."""
    rng, found = Random(seed), []
    match = GAME.match(2 + seed % 3, seed=seed + 1, options={"chips": chips})
    for _ in range(250):
        if match.over:
            break
        s = of_type(State, match.state)
        if s.phase == Phase.MOVE and s.walked == 0:
            found.append(match.branch())
        seat = rng.choice(sorted(match.acting))
        match.play(seat, rng.choice(match.legal(seat)))
    return rng.sample(found, min(3, len(found)))


@slow
@pytest.mark.parametrize("chips", ["may_enter", "must_jump"])
def test_a_trap_is_as_likely_as_it_is_among_all_cards(chips: str) -> None:
    for seed in range(GAMES):
        for match in turns(seed, chips):
            s, b = of_type(State, match.state), of_type(Board, match.board.plain)
            draws = np.random.default_rng(seed)
            count_room(s, b, s.turn)
            known = [card for owner, card in enumerate(cards(match).values()) if owner != s.turn]
            for number in Random(seed).sample(range(b.numbers), NUMBERS):
                clear = [unharmed(card, {str(1 + number)}, draws) for card in known]
                true = SURE * (1 - float(np.prod(clear)))
                assert abs(danger(s, b, s.turn, number) - true) <= ABOUT


@pytest.mark.parametrize("chips", ["may_enter", "must_jump"])
def test_room_is_counted_number_by_number(chips: str) -> None:
    for seed in range(GAMES):
        for match in turns(seed, chips):
            s, b = of_type(State, match.state), of_type(Board, match.board.plain)
            count_room(s, b, NOWHERE)
            for owner in range(s.seats):
                for place in range(s.live[owner]):
                    made = s.made[owner][place]
                    room = [n for n in range(b.numbers) if was_possible(s, owner, n, made)]
                    assert s.scratch.room[owner][place] == len(room)
