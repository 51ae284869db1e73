"""Whole sentences of moves, before any of them is made."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as some

import ludotheque
from ludotheque.engine import ahead, compile
from ludotheque.engine.ahead import Way, ways
from ludotheque.engine.contract import LONGEST
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat
from tests.engine.random_play import EVERY_GAME, everything, random_match
from tests.fixtures import alter, fixture_games
from tests.tiers import slow, times

DASH, HOARD, _ = fixture_games()
Choose = Callable[[list[Way]], list[Way]]
SENTENCES = [game for game in EVERY_GAME if game.story.goes_on]
WHOLE = [game for game in SENTENCES if game.story.foresight == LONGEST]
IN_PARTS = [game for game in SENTENCES if game.story.foresight < LONGEST]


def from_here(match: Match, seat: Seat, most: int = ahead.MOST) -> list[Way]:
    return ways(match.game, match.board, match.state, seat, most)


def count(found: list[Way]) -> int:
    return sum(1 + count(way.then) for way in found)


def legal(match: Match, seat: Seat) -> list[str]:
    return [match.game.notation.write(move) for move in match.legal(seat)]


def due(match: Match, seat: Seat) -> bool:
    return not match.over and seat in match.acting


def goes_on(before: Match, after: Match) -> bool:
    assert before.game.story.goes_on is not None
    return before.game.story.goes_on(before.state, after.state)


def tells_something(match: Match, seat: Seat, move: str) -> bool:
    """What a move of a game of secrets tells its player cannot be foreseen, nor what follows."""
    reveals, notation = match.game.story.reveals, match.game.notation
    action = notation.to_action(match.state, match.board.plan, seat, notation.read(move))
    return bool(reveals and reveals(match.state, match.board.plain, seat, action))


def check(match: Match, seat: Seat, found: list[Way], choose: Choose) -> int:
    """Every way that is chosen can be gone, and there is no other; how many moves were tried."""
    assert [way.move for way in found] == legal(match, seat)
    tried = 0
    for way in choose(found):
        after = match.branch()
        after.play(seat, way.move)
        tried += 1
        foreseen = not tells_something(match, seat, way.move)
        if foreseen and due(after, seat) and goes_on(match, after):
            tried += check(after, seat, way.then, choose)
        else:
            assert way.then == []
    return tried


@slow
@pytest.mark.parametrize("game", WHOLE, ids=lambda game: game.name)
@settings(max_examples=times(6, 20))
@given(seed=some.integers(0, 10_000), moves=some.integers(0, 120), data=some.data())
def test_every_way_can_be_gone_and_there_is_no_other(
    game: Game, seed: int, moves: int, data: some.DataObject
) -> None:
    values = {option.name: some.sampled_from(option.values) for option in game.about.options}
    options = data.draw(some.fixed_dictionaries(values))
    seats = data.draw(some.sampled_from(game.about.seats))
    board = data.draw(some.sampled_from(game.about.boards))
    match = random_match(game, moves, seed, seats, {**options}, board)
    assume(not match.over)
    before = everything(match)
    for seat in match.acting:
        found = from_here(match, seat, 10**6)
        if count(found) < 100:
            assert check(match, seat, found, list) == count(found)
        else:  # each is tried by playing the whole match again, so not all of so many
            random = Random(seed)
            for _ in range(10):
                assert check(match, seat, found, random.choices) >= 1
    assert everything(match) == before


def turns(game: Game, seed: int, **options: str) -> Iterator[tuple[Match, Seat]]:
    """The positions of one game in which somebody chooses."""
    match, random = game.match(4, seed=seed, options=options), Random(seed)
    while not match.over:
        seat = min(match.acting)
        yield match, seat
        match.play(seat, random.choice(match.legal(seat)))


@slow
@pytest.mark.parametrize("game", SENTENCES, ids=lambda game: game.name)
def test_a_way_is_a_whole_sentence(game: Game) -> None:
    some_turns = islice(turns(game, 3), times(60, 10_000))
    assert max(depth(from_here(match, seat)) for match, seat in some_turns) > 1


def depth(found: list[Way]) -> int:
    return max((1 + depth(way.then) for way in found), default=0)


@slow
@pytest.mark.parametrize("game", SENTENCES, ids=lambda game: game.name)
def test_where_there_are_too_many_only_the_first_moves_are_told(game: Game) -> None:
    match, seat = next(
        (match, seat) for match, seat in turns(game, 5) if depth(from_here(match, seat)) > 1
    )
    whole = from_here(match, seat)
    assert from_here(match, seat, most=count(whole)) == whole
    assert from_here(match, seat, most=count(whole) - 1) == cut(whole, 1)


def cut(found: list[Way], depth: int) -> list[Way]:
    """So much of a tree, with a word about what is missing."""
    return [
        Way(way.move, cut(way.then, depth - 1))
        if depth > 1
        else Way(way.move, more=way.more or bool(way.then))
        for way in found
    ]


def test_a_sentence_is_told_as_far_as_is_seen_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = WHOLE[0]
    match, seat = next(each for each in turns(game, 5) if depth(from_here(*each)) > 2)
    whole = from_here(match, seat)
    alter(monkeypatch, game, "story", foresight=2)
    assert from_here(match, seat) == cut(whole, 2)


@pytest.mark.parametrize("game", WHOLE, ids=lambda game: game.name)
def test_whoever_asks_what_follows_is_told_the_rest_of_the_tree(game: Game) -> None:
    match, seat = next(each for each in turns(game, 5) if depth(from_here(*each)) > 2)
    here, moves = from_here(match, seat), list[str]()
    while here:
        way = max(here, key=lambda each: depth(each.then))
        moves.append(way.move)
        here = way.then
        assert ways(game, match.board, match.state, seat, moves=moves) == here


@slow
@pytest.mark.parametrize("game", IN_PARTS, ids=lambda game: game.name)
@settings(max_examples=15)
@given(seed=some.integers(0, 10_000), moves=some.integers(8, 90))
def test_part_by_part_a_sentence_is_told_to_its_end(game: Game, seed: int, moves: int) -> None:
    """Whatever is chosen of what is told can be played, unless something hidden ends it before."""
    match, random = random_match(game, moves, seed), Random(seed)
    for seat in [] if match.over else sorted(match.acting):
        supposed = match.branch()
        supposed.state = ahead.known_to(game, match.board, match.state, seat)
        here, told = from_here(match, seat), list[str]()
        while here:
            assert [way.move for way in here] == legal(supposed, seat)
            way = random.choice(here)
            told.append(way.move)
            before, goes = supposed.branch(), supposed
            before.state = ahead.known_to(game, match.board, supposed.state, seat)
            game.rules.apply(goes.state, match.board.plain, seat, action_of(before, seat, way.move))
            here = way.then
            if way.more:
                here = ways(game, match.board, match.state, seat, moves=told)
                assert here
            assert bool(here) == (due(goes, seat) and goes_on(before, goes))


def action_of(match: Match, seat: Seat, move: str) -> int:
    notation = match.game.notation
    return notation.to_action(match.state, match.board.plan, seat, notation.read(move))


def test_after_moves_that_cannot_be_made_nothing_is_told() -> None:
    game = WHOLE[0]
    match, seat = next(each for each in turns(game, 5) if depth(from_here(*each)) > 2)
    first = from_here(match, seat)[0].move
    assert ways(game, match.board, match.state, seat, moves=[first, first, first]) == []


@pytest.mark.parametrize("game", [DASH, HOARD], ids=lambda game: game.name)
def test_a_game_that_knows_no_sentences_has_single_moves(game: Game) -> None:
    for moves in range(12):
        match = random_match(game, moves, seed=4)
        for seat in () if match.over else sorted(match.acting):
            assert from_here(match, seat) == [Way(move) for move in legal(match, seat)]


# ---------------------------------------------------------------- secrets


@pytest.fixture
def on_and_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hoard as a game of sentences: whoever opens a box opens another, until all are found."""
    rules, real = HOARD.rules, HOARD.rules.apply
    compile.interpreted(HOARD)  # whatever else is made of the rules is made of the true ones

    def apply(s: Any, b: Any, seat: int, action: int) -> None:
        real(s, b, seat, action)
        s.turn = seat

    monkeypatch.setattr(rules, "apply", apply)
    alter(monkeypatch, HOARD, "story", goes_on=lambda before, after: True)


def hoard_with(coin: str) -> Match:
    """A is to open; where B has hidden its coin A does not know."""
    match = HOARD.match(2, options={"own_box": "free"})
    match.play(Seat.A, "hide a")
    match.play(Seat.B, f"hide {coin}")
    match.play(ludotheque.FATE, "first A")
    return match


def told_to_a(coin: str) -> bytes:
    return msgspec.json.encode(from_here(hoard_with(coin), Seat.A))


@pytest.mark.usefixtures("on_and_on")
def test_what_a_seat_cannot_know_does_not_show(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even where a game says that its moves reveal nothing, and is wrong."""
    assert len({told_to_a(coin) for coin in "bcde"}) == 1
    alter(monkeypatch, HOARD, "story", reveals=lambda *_: False)
    assert len({told_to_a(coin) for coin in "bcde"}) == 1
    monkeypatch.setattr(HOARD.rules, "imagine", lambda *_: None)
    assert len({told_to_a(coin) for coin in "bcde"}) == 4  # or the test would show nothing


@pytest.mark.usefixtures("on_and_on")
def test_what_would_tell_something_is_not_looked_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    match = hoard_with("b")
    assert depth(from_here(match, Seat.A)) == 1
    alter(monkeypatch, HOARD, "story", reveals=lambda *_: False)
    assert depth(from_here(match, Seat.A)) > 1
    alter(monkeypatch, HOARD, "story", reveals=None)  # who does not say tells perhaps everything
    assert depth(from_here(match, Seat.A)) == 1


@pytest.mark.usefixtures("on_and_on")
def test_a_game_may_suppose_that_nothing_hidden_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then one sees behind every move, and still nothing of what one does not know."""

    def supposing(s: Any, b: Any, seat: int) -> None:
        for other in range(s.seats):
            if other != seat:
                s.coin[other] = -1

    alter(monkeypatch, HOARD, "story", supposing=supposing)
    assert depth(from_here(hoard_with("b"), Seat.A)) > 1
    assert len({told_to_a(coin) for coin in "bcde"}) == 1
