"""Twin games: two truths that one seat cannot tell apart, made by playing both at once.

The secret choices of the others, those whose content the game's `hides_move` keeps from the log,
are varied wherever the seat that looks on cannot know the difference. Whether it can is asked of
the rules' own `imagine`: two positions are the same to a seat if all that it does not know, made
up anew with the same dice, leaves the same position. Views, events, legal moves and refusals have
no say in it: they are what is to be tested.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, partial
from random import Random
from typing import Any

from ludotheque.conformance.positions import variants
from ludotheque.engine import chance, compile, declare
from ludotheque.engine.game import Game
from ludotheque.engine.match import Entry, Match
from ludotheque.engine.seats import FATE, Seat
from ludotheque.tables.entries import Drawn, Moved
from tests.conformance.positions import GAMES

SECRETIVE = tuple(game for game in GAMES if game.about.secrets)
IMAGINATIONS = (3, 5)  # seeds: as many times something is made up before it counts as equal
TRIES = 12  # moves that are tried before the two games part
COURSES = 4  # games that are begun before one is as long as it was wanted

Variant = tuple[int, dict[str, str | int], str]


@dataclass(frozen=True)
class Twins:
    """Two matches, the seat that cannot tell them apart, and where they are different."""

    observer: Seat
    one: Match
    other: Match
    varied: list[int] = field(default_factory=list)  # places in the log

    @property
    def game(self) -> Game:
        return self.one.game

    @property
    def both(self) -> tuple[Match, Match]:
        return self.one, self.other


def knowledge(match: Match, state: Any, observer: Seat) -> list[dict[str, Any]]:
    """All that a seat knows: what is left when the rest is made up, always in the same ways."""
    return [known(match, state, observer, seed) for seed in IMAGINATIONS]


def known(match: Match, state: Any, observer: Seat, seed: int) -> dict[str, Any]:
    copied, rng = copy_of(match, state), [0] * chance.RNG_WORDS
    chance.seed_rng(rng, seed, 1)
    match.game.rules.imagine(copied, match.board.plain, observer, rng)
    return declare.values(match.game.declared.State, copied)


def copy_of(match: Match, state: Any) -> Any:
    copied = declare.plain(match.game.declared.State)
    compile.interpreted(match.game).copy(copied, state)
    return copied


def after(match: Match, seat: Seat, move: Any) -> Any:
    """The position that a legal move would lead to."""
    state, rules, notation = copy_of(match, match.state), match.game.rules, match.game.notation
    plan, b = match.board.plan, match.board.plain
    if seat == FATE:
        rules.draw(state, b, notation.from_fate(state, plan, move))
    else:
        rules.apply(state, b, seat, notation.to_action(state, plan, seat, move))
    return state


def is_same_to(twins: Twins, seat: Seat, move: Any, instead: Any) -> bool:
    """Whether the observer could not tell the twins apart after these moves."""
    seen = [
        knowledge(match, after(match, seat, choice), twins.observer)
        for match, choice in zip(twins.both, (move, instead), strict=True)
    ]
    return seen[0] == seen[1]


def is_secret(twins: Twins, seat: Seat, move: Any) -> bool:
    """Whether somebody's choice is kept from the observer, even in the log."""
    text = twins.game.notation.write(move)
    entry = Drawn(text) if seat == FATE else Moved(seat.word, text)
    hides: Any = getattr(twins.game.views, "hides_move", None)
    return seat != twins.observer and hides is not None and bool(hides(twins.one, entry))


def next_choice(twins: Twins, random: Random) -> tuple[Seat, Any, Any] | None:
    """Somebody who acts, and a move in each game; nothing where they have to part."""
    for _ in range(TRIES):
        seat = random.choice(sorted(twins.one.acting))
        move, there = random.choice(twins.one.legal(seat)), twins.other.legal(seat)
        varied = [random.choice(there)] if there and is_secret(twins, seat, move) else []
        for instead in [*filter(partial(is_secret, twins, seat), varied), move]:
            if instead in there and is_same_to(twins, seat, move, instead):
                return seat, move, instead
    return None


def twins(game: Game, variant: Variant, observer: Seat, seed: int, moves: int) -> Twins:
    """Twin games of so many choices at most, neither of them over; of a few, the longest."""
    courses: list[Twins] = []
    for number in range(COURSES):
        courses.append(course(game, variant, observer, COURSES * seed + number, moves))
        if courses[-1].varied and len(courses[-1].one.log) >= moves:
            break
    return max(courses, key=lambda found: len(found.one.log) * bool(found.varied))


def course(game: Game, variant: Variant, observer: Seat, seed: int, moves: int) -> Twins:
    seats, options, board = variant
    random = Random(seed)
    one, other = (Match(game, seats, options=options, board=board) for _ in range(2))
    found = Twins(observer, one, other)
    while len(found.one.log) < moves or FATE in found.one.acting:
        choice = next_choice(found, random)
        if choice is None:
            break
        seat, move, instead = choice
        if game.rules.over(after(found.one, seat, move), found.one.board.plain):
            break
        if move != instead:
            found.varied.append(len(found.one.log))
        found.one.play(seat, move)
        found.other.play(seat, instead)
    return without_fate_due(found)


def without_fate_due(found: Twins) -> Twins:
    """Up to where somebody has a choice again."""
    one, other = found.both
    while FATE in one.acting:
        one, other = (match.branch(len(match.log) - 1) for match in (one, other))
    return Twins(found.observer, one, other, [at for at in found.varied if at < len(one.log)])


@cache
def some_twins(game: Game, count: int, moves: int) -> list[Twins]:
    """Twins of all kinds: every variant of the game in turn, and every seat as its observer."""
    kinds = list(variants(game))
    made = []
    for number in range(count):
        variant = kinds[number * len(kinds) // count % len(kinds)]
        made.append(twins(game, variant, Seat(number % variant[0]), number, moves))
    assert all(each.varied for each in made), "nobody has a secret: nothing would be kept"
    return made


def written(match: Match, entry: Entry) -> str:
    return str(match.game.notation.write(entry.move))
