"""What the results of an arena say: shares of wins, who ends above whom, and ratings.

Games of one round had the same dice, so they are not independent; rounds are. Every interval here
rests on rounds. It needs nothing but results as JSON, so it can be worked out elsewhere, too.

Ratings are those of the Plackett–Luce model at its greatest likelihood, found by choix: whoever is
first at a table, then who is first among the rest, and so on, each with a chance in proportion to
their strength. openskill was weighed: it is made for players who change and come one game after
the other, and what it finds depends on the order of the games. The intervals are our own: the
model's usual ones would take the games of a round for independent.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import combinations, permutations
from statistics import NormalDist

import numpy as np
import numpy.typing as npt

CONFIDENCE = 0.95
POINTS = 400 / math.log(10)  # a rating's points: 400 of them are odds of ten to one
LENT = 1.0  # win, to each bot against each other, so that who never lost has a rating too
MANY = 3  # who share a place and are still put into every order; of more, into every rotation

Places = tuple[tuple[int, ...], ...]  # who came first, who then; several in one place are tied
Round = Hashable  # whatever tells one round from another
Reals = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Interval:
    """An estimate, and between which bounds the truth lies with CONFIDENCE."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class RatedGame:
    """What statistics need of a game: its round, and the bots by place."""

    round: Round
    places: Places


def places(seating: Sequence[int], points: Sequence[int]) -> Places:
    """The bots of a table, from the most points to the fewest."""
    found: dict[int, list[int]] = defaultdict(list)
    for bot, number in zip(seating, points, strict=True):
        found[number].append(bot)
    return tuple(tuple(found[number]) for number in sorted(found, reverse=True))


# ---------------------------------------------------------------- shares


def winning_shares(outcomes: Iterable[RatedGame], bots: int) -> list[Interval]:
    """How much of the wins at its tables each bot has had; a shared win counts in parts."""
    parts: list[list[tuple[Round, float]]] = [[] for _ in range(bots)]
    for outcome in outcomes:
        winners = outcome.places[0]
        for bot in {bot for place in outcome.places for bot in place}:
            parts[bot].append((outcome.round, winners.count(bot) / len(winners)))
    return [mean_of_rounds(part) for part in parts]


def pairs_above(outcomes: Iterable[RatedGame]) -> dict[tuple[int, int], Interval]:
    """How often the one of two bots ends above the other at the same table; a tie counts half."""
    parts: dict[tuple[int, int], list[tuple[Round, float]]] = defaultdict(list)
    for outcome in outcomes:
        place = [(bot, at) for at, tied in enumerate(outcome.places) for bot in tied]
        for (one, here), (other, there) in combinations(sorted(place), 2):
            if one != other:
                part = 0.5 if here == there else float(here < there)
                parts[one, other].append((outcome.round, part))
    return {pair: mean_of_rounds(part) for pair, part in sorted(parts.items())}


def mean_of_rounds(parts: Iterable[tuple[Round, float]]) -> Interval:
    """The mean of something between 0 and 1, with the round as the unit.

    Two rounds are added for the interval, one all won and one all lost, as Agresti and Coull
    add games: it is sound for few rounds, and where every round went alike.
    """
    by_round: dict[Round, list[float]] = defaultdict(list)
    for number, part in parts:
        by_round[number].append(part)
    means = [math.fsum(each) / len(each) for each in by_round.values()]
    if not means:
        return Interval(0.5, 0.0, 1.0)
    value = math.fsum(means) / len(means)
    more = np.array([*means, 0.0, 1.0])
    middle = float(more.mean())
    reach = quantile(len(more) - 1) * float(more.std(ddof=1)) / math.sqrt(len(more))
    return Interval(
        value, min(value, max(0.0, middle - reach)), max(value, min(1.0, middle + reach))
    )


def quantile(freedom: int) -> float:
    """Student's, from the normal one: exact to a hundredth from five degrees of freedom on."""
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


# ---------------------------------------------------------------- ratings


@dataclass(frozen=True)
class WinAmong:
    """Somebody was the first among several; so much of a game."""

    round: Round
    winner: int
    among: tuple[int, ...]  # the winner too; a bot that sits there twice is there twice
    weight: float


def has_choix() -> bool:
    return find_spec("choix") is not None


def plackett_luce(outcomes: Sequence[RatedGame], bots: int) -> list[Interval]:
    """Each bot's rating, in points around their mean."""
    chosen = [choice for outcome in outcomes for choice in choices(outcome)] + lent(bots)
    strengths = most_likely(chosen, bots)
    spread = np.sqrt(np.diag(covariance(chosen, strengths)))
    rounds = len({choice.round for choice in chosen})
    reach = quantile(max(1, rounds - 1)) * spread
    return [
        Interval(*(POINTS * float(at) for at in (value, value - far, value + far)))
        for value, far in zip(strengths, reach, strict=True)
    ]


def lent(bots: int) -> list[WinAmong]:
    """Parts of games that were never played, each a round of its own."""
    pairs = permutations(range(bots), 2)
    return [WinAmong((one, other), one, (one, other), LENT) for one, other in pairs]


def choices(outcome: RatedGame) -> Iterator[WinAmong]:
    """A game as a row of choices; one that is tied, as every order of it in equal parts.

    Who share the last place have not been put into any order, unless nobody has.
    """
    told = outcome.places[:-1] or outcome.places
    orders = [[*order] for order in tied_orders(told)]
    last = [] if len(outcome.places) == 1 else list(outcome.places[-1])
    for order in orders:
        left = order + last
        for winner in order:
            if len(set(left)) > 1:
                yield WinAmong(outcome.round, winner, tuple(left), 1 / len(orders))
            left = left[1:]


def tied_orders(told: Places) -> list[tuple[int, ...]]:
    """Every order that fits the places; for many in one place only its rotations."""
    orders: list[tuple[int, ...]] = [()]
    for tied in told:
        if len(tied) <= MANY:
            inner = list(permutations(tied))
        else:
            inner = [tied[at:] + tied[:at] for at in range(len(tied))]
        orders = [order + more for order in orders for more in inner]
    return orders


def most_likely(chosen: Sequence[WinAmong], bots: int) -> Reals:
    """The strengths that explain the choices best, as logarithms around nought."""
    import choix

    parts = math.lcm(*{round(1 / choice.weight) for choice in chosen})
    rows = [
        (choice.winner, tuple(rest))
        for choice in chosen
        for rest in [without(choice.among, choice.winner)]
        for _ in range(round(parts * choice.weight))
    ]
    found = np.array(choix.ilsr_top1(bots, rows))
    return found - float(found.mean())


def without(among: Sequence[int], winner: int) -> list[int]:
    rest = list(among)
    rest.remove(winner)
    return rest


def covariance(chosen: Sequence[WinAmong], strengths: Reals) -> Reals:
    """How far the strengths may be off, rounds being the units: the robust “sandwich”."""
    bots = len(strengths)
    bend = np.ones((bots, bots))
    pulls: dict[Round, Reals] = defaultdict(lambda: np.zeros(bots))
    for among, group in by_table(chosen).items():
        table = np.bincount(among, np.exp(strengths[list(among)]), bots)
        expected = table / table.sum()
        weight = math.fsum(choice.weight for choice in group)
        bend += weight * (np.diag(expected) - np.outer(expected, expected))
        for choice in group:
            pulls[choice.round] -= choice.weight * expected
            pulls[choice.round][choice.winner] += choice.weight
    turned = np.linalg.inv(bend)  # the ones only fix what means nothing: the strengths' mean
    pulled = np.array(list(pulls.values()))
    meat = pulled.T @ pulled * len(pulled) / max(1, len(pulled) - 1)
    found: Reals = turned @ meat @ turned
    return found


def by_table(chosen: Iterable[WinAmong]) -> Mapping[tuple[int, ...], list[WinAmong]]:
    found: dict[tuple[int, ...], list[WinAmong]] = defaultdict(list)
    for choice in chosen:
        found[choice.among].append(choice)
    return found
