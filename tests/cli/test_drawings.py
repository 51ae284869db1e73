"""What every game must offer to be played in the terminal."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import ludotheque
from ludotheque.engine.contract import Look, Terminal
from ludotheque.games.close_encounters import notation as close_encounters
from ludotheque.games.close_encounters import terminal as of_close_encounters
from ludotheque.games.mission_impossible import notation as mission_impossible
from ludotheque.games.mission_impossible import terminal as of_mission_impossible
from ludotheque.games.pac_man import notation as pac_man
from ludotheque.games.pac_man import terminal as of_pac_man
from ludotheque.games.situation_4 import notation as situation_4
from ludotheque.games.situation_4 import terminal as of_situation_4
from ludotheque.skeleton import notation as skeleton
from ludotheque.skeleton import terminal as of_skeleton
from tests.tiers import times

GAMES = ludotheque.all_games()
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
# Each is loaded by its name: here the type checker sees that it is what the contract asks for.
TERMINALS: tuple[
    Terminal[close_encounters.Move],
    Terminal[mission_impossible.Move],
    Terminal[pac_man.Move],
    Terminal[situation_4.Move],
    Terminal[skeleton.Move],
] = (
    of_close_encounters,
    of_mission_impossible,
    of_pac_man,
    of_situation_4,
    of_skeleton,
)
FUNCTIONS = [name for name in vars(Terminal) if name.islower() and not name.startswith("_")]


def looks(match: ludotheque.Match) -> Iterator[Look]:
    names = {seat: f"player {seat.word}" for seat in match.seats}
    for language in ("en", "fr"):
        yield Look(language, names=names)
        yield Look(language, fancy=False, colour=False, names=names)


def positions(game: ludotheque.Game) -> Iterator[ludotheque.Match]:
    """Now and then on the way through a random game."""
    dice = random.Random(5)
    for seats in game.about.seats:
        match = game.match(seats=seats, seed=seats)
        for move in range(times(24, 60)):
            if match.over:
                break
            if move % 6 == 0:
                yield match
            seat = min(match.acting)
            match.play(seat, dice.choice(match.legal(seat)))
        yield match


@EVERY_GAME
def test_a_game_is_drawn_by_its_own_module(game: ludotheque.Game) -> None:
    assert game.terminal in TERMINALS
    assert vars(game.terminal)["__package__"] == game.package


@EVERY_GAME
def test_a_game_has_all_its_drawings(game: ludotheque.Game) -> None:
    assert len(FUNCTIONS) == 8
    assert [name for name in FUNCTIONS if not callable(getattr(game.terminal, name, None))] == []


@EVERY_GAME
def test_every_position_can_be_drawn(game: ludotheque.Game) -> None:
    for match in positions(game):
        before = match.text()
        for look in looks(match):
            seat = min(match.acting, default=match.seats[0])
            moves = match.offered(seat)
            keyed = [(str(number), move) for number, move in enumerate(moves, start=1)]
            board = game.terminal.board(match, seat, look, keyed).plain
            assert len({len(line) for line in board.split("\n")}) == 1
            assert look.fancy or board.isascii()
            assert look.fancy or game.terminal.table(match, seat, look).plain.isascii()
            assert len(game.terminal.players(match, seat, look).plain.split("\n")) == len(
                match.seats
            )
            assert game.terminal.expected(match, seat, look).strip()
            labels = [game.terminal.label(match, seat, move, look).plain for move in moves]
            assert all(labels)
            assert len(set(labels)) == len(labels)
        assert match.text() == before


@EVERY_GAME
def test_what_a_watcher_sees_can_be_drawn(game: ludotheque.Game) -> None:
    match = game.match(seats=game.about.seats[0], seed=1)
    look = Look("en", names=dict.fromkeys(match.seats, "somebody"))
    assert game.terminal.board(match, None, look, ()).plain.strip()
