"""The fixture games are honest: the same at two speeds, and tight about their secrets."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

from ludotheque.bots.player import choose_move
from ludotheque.engine import declare
from ludotheque.engine.compile import interpreted
from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.seats import CLOCK, FATE, Seat
from ludotheque.engine.seeding import seeded
from ludotheque.lab.run import Run
from ludotheque.lab.simulate import simulate
from tests.engine.random_play import choices, everything, play_on, random_match
from tests.fixtures import fixture_games
from tests.fixtures.hoard.view import View
from tests.tiers import mostly_thorough, slow

DASH, HOARD, _ = fixture_games()
fixtures = pytest.mark.parametrize("game", fixture_games(), ids=lambda game: game.name)


@slow
@fixtures
@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("seats", mostly_thorough([2, 3], usually=[3]))
def test_interpreter_and_compiled_play_the_same_games(game: Game, bot: str, seats: int) -> None:
    runs = [Run(game, 150, seats, bots=(bot,), backend=backend) for backend in ("python", "cpu")]
    slow, fast = (simulate(run) for run in runs)
    assert slow["unfinished"] == 0
    for key in ("digest", "steps", "wins", "shared", "longest"):
        assert slow[key] == fast[key], key


@pytest.mark.parametrize(
    ("game", "options", "board"),
    [(DASH, {"laps": 2}, "sprint"), (HOARD, {"own_box": "free"}, "cellar")],
    ids=lambda value: value.name if isinstance(value, Game) else None,
)
def test_options_and_boards_need_no_new_compilation(
    game: Game, options: dict[str, str | int], board: str
) -> None:
    runs = [
        Run(game, 150, 3, backend=backend, options=options, board=board)
        for backend in ("python", "cpu")
    ]
    slow, fast = (simulate(run)["digest"] for run in runs)
    assert slow == fast
    assert slow != simulate(Run(game, 150, 3))["digest"]


def test_somebody_wins_from_every_seat() -> None:
    for game in fixture_games():
        wins = simulate(Run(game, 2000, 3))["wins"]
        assert min(wins) > 0.2 * sum(wins), game


def test_the_race_is_simultaneous_and_has_a_clock() -> None:
    acting = Counter(
        frozenset(random_match(DASH, moves, seed=moves, seats=3).acting) for moves in range(8)
    )
    assert all(CLOCK in seats for seats in acting)
    assert any(len(seats) == 4 for seats in acting)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_can_sit_anywhere_even_at_the_clock(bot: str) -> None:
    match = random_match(DASH, 3, seats=2)
    move = choose_move(match, CLOCK, bot, seeded(1, 2))
    assert match.legal(CLOCK) == [move]


# ---------------------------------------------------------------- secrets


def hidden(boxes: str, moves: tuple[tuple[Seat, str], ...] = ()) -> Match:
    """Coins hidden in these boxes, A's first; A opens first; then some moves."""
    match = HOARD.match(seats=len(boxes))
    for seat, box in enumerate(boxes):
        match.play(seat, f"hide {box}")
    match.play(FATE, "first A")
    for seat, move in moves:
        match.play(seat, move)
    return match


def known(match: Match, seat: Seat | None) -> tuple[Any, ...]:
    """All that reaches a seat: its view, its moves, what it is told, what it is refused."""
    heard = [
        event
        for _, events in match.story()
        for event in events
        if event.audience is None or seat in event.audience
    ]
    if seat is None:
        return match.view(None), heard, match.acting
    every = [*(f"hide {box}" for box in "abcdef"), *(f"open {box}" for box in "abcdef")]
    refused = [match.why_not(seat, move) for move in every]
    return match.view(seat), heard, match.acting, match.legal(seat), refused


def test_what_a_seat_cannot_know_changes_nothing_for_it() -> None:
    """B's and C's coins lie anywhere but in the box that A has opened."""
    seen = {
        str(known(hidden("a" + "".join(boxes), ((Seat.A, "open b"),)), Seat.A))
        for boxes in product("acde", repeat=2)
    }
    watched = {
        str(known(hidden("".join(boxes), ((Seat.A, "open b"),)), None))
        for boxes in product("acde", repeat=3)
    }
    assert len(seen) == len(watched) == 1


def test_what_a_seat_knows_is_shown_to_it() -> None:
    assert len({str(known(hidden(box + "e"), Seat.A)) for box in "abcd"}) == 4


def test_in_the_hiding_nobody_learns_where() -> None:
    for seat in (None, Seat.A):
        seen = set()
        for box in "abcde":
            match = HOARD.match(seats=2)
            match.play(Seat.B, f"hide {box}")
            seen.add(str(known(match, seat)))
        assert len(seen) == 1


def test_one_does_not_open_the_box_of_ones_own_coin() -> None:
    match = hidden("ab")
    reason = match.why_not(Seat.A, "open a")
    assert reason is not None
    assert (reason.clause, reason.code) == ("HO-4", "own-box")
    free = random_match(HOARD, 0, seats=2, options={"own_box": "free"})
    free.play(Seat.A, "hide a")
    assert free.why_not(Seat.A, "open a") is not None
    free.play(Seat.B, "hide b")
    if Seat.A not in free.acting:
        free.play(Seat.B, "open c")
    assert free.why_not(Seat.A, "open a") is None


# ---------------------------------------------------------------- imagination


def imagined(match: Match, seat: int, rng: list[int]) -> Any:
    state = match.game.declared.State
    mind = declare.plain(state)
    interpreted(match.game).copy(mind, match.state)
    match.game.rules.imagine(mind, match.board.plain, seat, rng)
    return mind


@fixtures
def test_what_is_imagined_agrees_with_what_is_known(game: Game) -> None:
    rng, random = [1, 2], Random(1)
    match = game.match(seats=3, seed=1)
    while not match.over:
        for seat in match.seats:
            mind = imagined(match, seat, rng)
            other = match.branch()
            other.state = mind
            assert other.view(seat) == match.view(seat)
            assert other.legal(seat) == match.legal(seat)
            assert other.acting == match.acting
        match.play(*random.choice(choices(match)))


def test_what_is_imagined_is_evenly_likely() -> None:
    match = hidden("acd", ((Seat.A, "open b"),))
    rng = seeded(1)
    counts = Counter(tuple(imagined(match, Seat.A, rng).coin) for _ in range(8000))
    assert set(counts) == {(0, *others) for others in product((0, 2, 3, 4), repeat=2)}
    expected = 8000 / 16
    statistic = sum((count - expected) ** 2 / expected for count in counts.values())
    assert statistic < 15 + 4 * 30**0.5


@slow
def test_imagining_agrees_with_the_games_that_look_the_same() -> None:
    """Among random games in which A has seen the same, B's coin is spread as imagined."""
    where: Counter[int] = Counter()
    for seed in range(1200):
        match = hidden("a" + "bcde"[seed % 4], ((Seat.A, "open b"),))
        if not of_type(View, match.view(Seat.A)).boxes[1].coins:
            play_on(match, Random(seed), 1)
            boxes = of_type(View, match.view(Seat.A)).boxes
            opened = [box.name for box in boxes if box.opened]
            if opened == ["b", "c"] and not boxes[2].coins:
                where[everything(match)["coin"][Seat.B]] += 1
    assert set(where) == {3, 4}
    assert abs(where[3] - where[4]) < 4 * sum(where.values()) ** 0.5
