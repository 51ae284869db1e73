"""What other people's policies see, of every game that has tasks; and what the laws notice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from math import prod
from random import Random
from typing import Any

import pytest

from ludotheque import skeleton
from ludotheque.bots import choosers
from ludotheque.conformance import Effort, Law, observations
from ludotheque.conformance.observations import observed, offered, parted
from ludotheque.conformance.positions import (
    CheckedPosition,
    Variant,
    advance,
    variants,
    walk,
)
from ludotheque.engine.contract import Slice, Task
from ludotheque.engine.game import Game
from ludotheque.engine.registry import load
from ludotheque.engine.seats import CLOCK
from ludotheque.engine.seeding import seeded
from ludotheque.engine.speeds import INTERPRETER
from tests.fixtures import fixture_games
from tests.tiers import TIER, Tier, times

from .positions import GAMES, some_variants

SKELETON = load(skeleton.__name__)
HOARD = fixture_games()[1]
WITH_TASKS = [game for game in (*GAMES, SKELETON) if game.tasks]
EVERY_GAME = pytest.mark.parametrize("game", WITH_TASKS, ids=lambda game: game.name)
EVERY_TASK = pytest.mark.parametrize(
    ("game", "task"),
    [
        pytest.param(game, task, id=f"{game.name}-{name}")
        for game in WITH_TASKS
        for name, task in game.tasks.items()
    ],
)
USUAL = Effort() if TIER is Tier.ALL else Effort(variants=2, share=3)
LITTLE = Effort(variants=1, share=1)
LAWS = (*observations.LAWS, *observations.AT_EVERY_SPEED)

OPENING = 50  # choices at the beginning of a game, all of which are looked at
BASES = times(8, 50)  # positions that are played on, of a whole game and of its beginning
BRANCHES = times(30, 200)  # in so many ways
CHOICES = 8  # for so long
GREEDY = times(200, 1000)  # choices of a game among greedy bots
EACH = times(5, 1)  # which positions of a game are looked at: one in so many

# Slices that say nothing in random games, and why.
SILENT: dict[tuple[str, str], str] = {
    ("situation-4", "value"): "the objectives of all three boards have the same values",
}
# Tasks whose observations leave open what is offered, and why.
OPEN: dict[tuple[str, str], str] = {}


def named(law: Law) -> str:
    return law.__name__


@EVERY_GAME
@pytest.mark.parametrize("law", LAWS, ids=named)
def test_every_game_keeps_the_law(game: Game, law: Law) -> None:
    law(game, USUAL)


# ---------------------------------------------------------------- what an observation is good for


def greedy_walk(game: Game, seed: int, variant: Variant) -> Iterator[CheckedPosition]:
    """The positions in which greedy bots choose, and the last one."""
    built = INTERPRETER.build(game, choosers)
    world, trial = INTERPRETER.records(game.declared.State, 2)
    rng, choose = list(seeded(seed, 0)), Random(seed)
    seats, options, board = variant
    laid_out = game.laid_out(board)
    s = game.fresh(seats, options)
    game.rules.setup(s, laid_out.plain)
    while True:
        position = CheckedPosition(game, s, laid_out)
        if game.rules.over(s, position.b):
            yield position
            return
        players = [seat for seat in position.acting if seat != CLOCK]
        if not players:
            advance(position, choose)
            continue
        yield position
        seat, out = choose.choice(players), [-1] * game.rules.ACTIONS
        chosen = built.choose_greedy(s, position.b, seat, rng, out, world, trial)
        game.rules.apply(s, position.b, seat, chosen)


def positions(game: Game) -> Iterator[CheckedPosition]:
    """Positions of every variant, those of setting up and of the end among them."""
    for variant in variants(game):
        for at, position in enumerate(walk(game, 2, variant)):
            if at < OPENING or at % EACH == 0 or game.rules.over(position.s, position.b):
                yield position.copy()
    for variant in some_variants(game):
        yield from islice(greedy_walk(game, 2, variant), 0, GREEDY, EACH)


@EVERY_TASK
def test_every_slice_says_something(game: Game, task: Any) -> None:
    """A slice that is always the same is a defect."""
    different: dict[str, set[tuple[int, ...]]] = {}
    for at, position in enumerate(positions(game)):
        seat = at % position.s.seats
        parts = task.slices(position.board.plan, position.s.seats)
        for name, found in parted(parts, observed(task, position, seat)).items():
            kinds = different.setdefault(name, set())
            if len(kinds) < 2:
                kinds.add(found)
    constant = {name for name, kinds in different.items() if len(kinds) < 2}
    assert constant == {name for other, name in SILENT if other == game.name}


def spread(found: list[CheckedPosition], count: int) -> list[CheckedPosition]:
    """So many of them, at equal distances, from the first on."""
    return [found[number * len(found) // count] for number in range(count)]


def branches(game: Game, variant: Variant) -> Iterator[CheckedPosition]:
    """What comes of some positions of a game, each played on a little in many ways.

    So positions are met that differ in nothing but what an observation might leave out.
    """
    whole = [position.copy() for position in walk(game, 4, variant)]
    early = whole[:OPENING]
    for base in (*spread(early, BASES), *spread(whole, BASES)):
        for seed in range(BRANCHES):
            position, choose = base.copy(), Random(seed)
            for _ in range(CHOICES):
                if not game.rules.over(position.s, position.b):
                    advance(position, choose)
                    position = position.copy()
                    yield position


def collisions(game: Game, task: Any, variant: Variant) -> tuple[int, int]:
    """How many observations were met again, and how many of them with other actions."""
    first: dict[tuple[int, ...], set[int]] = {}
    again = differing = 0
    for position in branches(game, variant):
        for seat in {*position.acting, 0, position.s.seats - 1} - {CLOCK}:
            seen = tuple(observed(task, position, seat))
            actions = set(offered(task, position, seat))
            again += seen in first
            differing += first.setdefault(seen, actions) != actions
    return again, differing


@EVERY_TASK
def test_an_observation_settles_what_may_be_done(game: Game, task: Any) -> None:
    """Equal ones, of the same seats, board and options, have the same actions."""
    for variant in some_variants(game):
        again, differing = collisions(game, task, variant)
        assert again > BRANCHES
        is_open = any(other == game.name and game.tasks[name] is task for other, name in OPEN)
        assert bool(differing) == is_open, variant


# ---------------------------------------------------------------- the viewer first


def by_seat(task: Any, position: CheckedPosition) -> set[str]:
    """The slices with an entry for each seat: they grow with the number of seats."""
    plan, seats = position.board.plan, position.s.seats
    more = {part.name: part.shape for part in task.slices(plan, seats + 1)}
    return {part.name for part in task.slices(plan, seats) if part.shape[:1] != more[part.name][:1]}


OPEN_GAMES = [
    pytest.param(game, task, id=f"{game.name}-{name}")
    for game in WITH_TASKS
    if not game.about.secrets and len(game.about.seats) > 1
    for name, task in game.tasks.items()
]


@pytest.mark.parametrize(("game", "task"), OPEN_GAMES)
def test_seats_see_the_same_from_their_own_side(game: Game, task: Any) -> None:
    """Without secrets they differ in who comes first, and in nothing else."""
    for seats in game.about.seats[:2]:
        for position in islice(walk(game, 3, (seats, {}, "")), 0, 400, 7):
            parts = task.slices(position.board.plan, seats)
            grown = by_seat(task, position)
            first = parted(parts, observed(task, position, 0))
            for seat in range(1, seats):
                seen = parted(parts, observed(task, position, seat))
                for part in parts:
                    row = prod(part.shape[1:]) * seat if part.name in grown else 0
                    expected = first[part.name][row:] + first[part.name][:row]
                    assert seen[part.name] == expected, (part.name, seat)


# ---------------------------------------------------------------- tasks that break a law


def one_number(most: int = 1) -> Callable[[Any, int], list[Slice]]:
    return lambda plan, seats: [Slice("number", (1,), most, "a number")]


def nothing(s: Any, b: Any, seat: int, out: list[int]) -> None:
    pass


def too_far(s: Any, b: Any, seat: int, out: list[int]) -> None:
    out[1] = 1


def before_the_first(s: Any, b: Any, seat: int, out: list[int]) -> None:
    out[-1] = 1


def too_much(s: Any, b: Any, seat: int, out: list[int]) -> None:
    out[0] = 2


def no_byte(s: Any, b: Any, seat: int, out: list[int]) -> None:
    out[0] = 256


def changing(s: Any, b: Any, seat: int, out: list[int]) -> None:
    s.turn = 1 - s.turn


def first_coin(s: Any, b: Any, seat: int, out: list[int]) -> None:
    out[0] = s.coin[0] + 1


def offer_by_coin(s: Any, b: Any, seat: int, out: list[int]) -> int:
    return int(s.coin[0] + 1)


def with_task(**changes: Any) -> Game:
    """A game of secrets with a task, which sees nothing."""
    task: Task[Any, Any, Any] = Task(observe=nothing, slices=one_number())
    return Game(replace(HOARD.contract, tasks={"play": replace(task, **changes)}))


FITS, IS_SECRET, _ = LAWS
BROKEN: dict[str, tuple[Law, Callable[[], Game]]] = {
    "more is written than the slices have": (FITS, lambda: with_task(observe=too_far)),
    "it counts from the end": (FITS, lambda: with_task(observe=before_the_first)),
    "a number is more than its slice says": (FITS, lambda: with_task(observe=too_much)),
    "a number is no byte": (FITS, lambda: with_task(observe=no_byte, slices=one_number(255))),
    "a slice promises more than a byte": (FITS, lambda: with_task(slices=one_number(256))),
    "looking changes something": (FITS, lambda: with_task(observe=changing)),
    "it shows a secret": (
        IS_SECRET,
        lambda: with_task(observe=first_coin, slices=one_number(255)),
    ),
    "what is offered tells a secret": (
        IS_SECRET,
        lambda: with_task(offer=offer_by_coin, actions=lambda plan: 20),
    ),
}


@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_law_is_noticed(broken: str) -> None:
    law, made = BROKEN[broken]
    with pytest.raises(AssertionError):
        law(made(), LITTLE)


def test_a_task_that_keeps_the_laws_passes() -> None:
    for law in (FITS, IS_SECRET):
        law(with_task(), LITTLE)


def test_what_is_missing_in_an_observation_is_noticed() -> None:
    """Without the die nobody can tell whether the last square is out of reach."""
    task: Task[Any, Any, Any] = Task(observe=nothing, slices=one_number())
    assert collisions(SKELETON, task, (2, {"finish": "exact"}, ""))[1] > 0
