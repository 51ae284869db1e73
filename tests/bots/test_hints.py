"""Hints: made of what the seat knows, playable, and with a reason that can be said."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludotheque.bots.hints import Hint, find_hint, hint_bots
from ludotheque.bots.player import BotChoice, choose_move, imagined
from ludotheque.engine import chance, declare
from ludotheque.engine.ahead import Explorer
from ludotheque.engine.contract import HintReason
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.registry import all_games
from ludotheque.engine.seats import CLOCK, Seat
from ludotheque.words import LANGUAGES, has, say
from tests.engine.random_play import EVERY_GAME, random_match
from tests.fixtures import fixture_games
from tests.kit.codes import words_in, words_of

games = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
shelf = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
TESTS = Path(__file__).parents[1]
MATCHES = 2
LONGEST = 1500
EVERY = 7  # positions are looked at


class Here:
    """Thinks in this process, greedily, whoever is asked for."""

    async def choose(
        self, match: Any, seat: Seat, bot: str, seed: int, table: str = ""
    ) -> BotChoice:
        rng = [0] * chance.RNG_WORDS
        chance.seed_rng(rng, seed, 0)
        return BotChoice(choose_move(match, seat, "greedy", rng))


async def hint(match: Match, seat: Seat, seed: int = 5) -> Hint:
    return await find_hint(Here(), match, seat, seed)


def played(game: Game, seed: int) -> Iterator[tuple[Match, Seat]]:
    """A game of bots, now and then careless: every position with somebody who is to act."""
    match = game.match(game.about.seats[(seed - 1) % len(game.about.seats)], seed=seed)
    dice, rng = Random(seed), [seed, 1]
    for _ in range(LONGEST):
        if match.over:
            return
        players = sorted(match.acting - {CLOCK}) or [CLOCK]
        seat = dice.choice(players)
        if seat != CLOCK:
            yield match, seat
        careless = seat == CLOCK or dice.random() < 0.3
        legal = match.legal(seat)
        match.play(
            seat, dice.choice(legal) if careless else choose_move(match, seat, "greedy", rng)
        )


@cache
def reasons(game: Game) -> tuple[HintReason, ...]:
    """What can be said for each legal move in many positions, good or bad."""
    found: dict[str, HintReason] = {}
    for seed in range(1, 1 + MATCHES):
        for match, seat in played(game, seed):
            for why in reasons_now(match, seat):
                found.setdefault(why.code, why)
    return tuple(found.values())


def reasons_now(match: Match, seat: Seat) -> Iterator[HintReason]:
    """For whole sentences, as hints are: the first way in which each legal move goes on."""
    board, rules = match.board, match.game.rules
    explorer = Explorer(match.game, board, seat, 0)
    out, before = [0] * rules.ACTIONS, match.copied()
    for first in out[: rules.legal(before, board.plain, seat, out)]:
        at, actions = before, [first]
        while (after := explorer.after(at, actions[-1])) is not None:
            at = after
            actions.append(explorer.legal(at)[0])
        end = declare.plain(match.game.declared.State)
        explorer.copy(end, at)
        rules.apply(end, board.plain, seat, actions[-1])
        yield match.game.hints.why(before, end, board.plain, board.plan, seat, actions)


@games
async def test_the_moves_can_be_made_one_after_the_other(game: Game) -> None:
    for seed in range(1, 3):
        for moves in range(3, 40, 9):
            match = random_match(game, moves, seed)
            for seat in sorted(match.acting & frozenset(match.seats)):
                before = match.text()
                found = await hint(match, seat)
                assert match.text() == before
                assert found.moves or game.lists_not_all
                if found.moves:
                    assert match.why_not(seat, found.moves[0]) is None


@games
async def test_a_whole_sentence_is_hinted_where_there_are_no_secrets(game: Game) -> None:
    """Each move is legal after those before it."""
    if game.about.secrets or game.lists_not_all:
        return
    for match, seat in played(game, 3):
        branch, found = match.branch(), await hint(match, seat)
        for move in found.moves:
            assert branch.why_not(seat, move) is None
            branch.play(seat, move)
        if len(match.log) > 60:
            return


@games
async def test_the_same_knowledge_gets_the_same_hint(game: Game) -> None:
    """Whatever is true behind it."""
    for moves in range(2, 60, 9):
        match = random_match(game, moves, seed=moves)
        for seat in sorted(match.acting & frozenset(match.seats)):
            found = await hint(match, seat)
            for seed in range(1, 4):
                twin = match.branch()
                twin.state = imagined(match, seat, [seed, 9])
                assert await hint(twin, seat) == found


@shelf
def test_every_reason_comes_up_and_can_be_said(game: Game) -> None:
    for why in reasons(game):
        for language in LANGUAGES:
            assert has(language, f"hint-{why.code}", game.name), why
            assert "{" not in say(language, f"hint-{why.code}", why.values, game.name)
    module = import_module(f"{game.package}.hints")
    known = {code for code in words_of(module) if has("en", f"hint-{code}", game.name)}
    assert known - {why.code for why in reasons(game)} <= said_apart(game)


def said_apart(game: Game) -> set[str]:
    """What comes up too seldom has a test of its own, among those of the game."""
    found = TESTS / "rules" / game.folder.name / "test_hints.py"
    return words_in(found.read_text(encoding="utf-8")) if found.exists() else set()


@shelf
async def test_nobody_is_told_where_a_piece_goes(game: Game) -> None:
    """To find what is not listed is the game: a hint must not say it either."""
    if not game.lists_not_all:
        return
    asked = islice(played(game, 1), 0, LONGEST, EVERY)
    hints = [await hint(match, seat) for match, seat in asked]
    hidden = [found for found in hints if not found.moves]
    assert hidden
    assert all("place" not in found.values for found in hidden)


async def test_nobody_can_work_out_which_hint_somebody_else_was_given() -> None:
    """Where circles go at the beginning is the same question for all, and has many answers."""
    game = next(game for game in fixture_games() if game.about.secrets)
    match = game.match(3)
    asked = [await hint(match, seat, seed) for seat in match.seats for seed in range(8)]
    assert len({tuple(found.moves) for found in asked}) > 1
    assert await hint(match, Seat.A, 3) == await hint(match, Seat.A, 3)


def test_the_best_bots_that_are_there_are_asked() -> None:
    assert all(hint_bots())
