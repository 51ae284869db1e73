"""What a seat can conclude, and what it imagines, against going through everything by hand."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat
from ludotheque.engine.seeding import seeded
from ludotheque.games.mission_impossible.board.plan import AGENT_NAMES
from ludotheque.games.mission_impossible.constants import NOWHERE, Phase
from ludotheque.games.mission_impossible.rules import (
    begin_line_ups,
    count_line_ups,
    imagine,
    next_line_up,
)
from ludotheque.games.mission_impossible.state import Board, State
from tests.tiers import mostly_thorough, slow, times

from .positions import GAME, facts, plain_copy, random_match, require_sound
from .reference import chronicle

PARTS = 4
MATCHES = times(12, 40)  # in each part
HIDDEN = {"agent", "player", "card", "start"}


def line_ups(match: Match, seat: int) -> list[tuple[str, ...]]:
    """As the rules find them: the agents by seat."""
    s, found = plain_copy(match.state), []
    begin_line_ups(s, of_type(Board, match.board.plain), seat)
    while next_line_up(s, seat):
        pairs = zip(s.scratch.line[: s.seats], s.scratch.cast[: s.seats], strict=True)
        found.append(tuple(AGENT_NAMES[agent] for _, agent in sorted(pairs)))
    return found


def matches(part: int) -> Any:
    for number in range(MATCHES):
        rng = Random(part * MATCHES + number)
        cards = rng.choice(["put_back", "kept"])
        yield random_match(rng, cards=cards)


def left(match: Match) -> list[int]:
    if of_type(State, match.state).phase == Phase.DEAL or match.over:
        return []
    return [
        seat
        for seat in range(match.state.seats)
        if of_type(State, match.state).fell_to[seat] == NOWHERE
    ]


@slow
@pytest.mark.parametrize("part", mostly_thorough(range(PARTS), usually=range(2)))
def test_the_line_ups_are_those_of_the_slow_way(part: int) -> None:
    counted: Counter[int] = Counter()
    for match in matches(part):
        slow = chronicle(match)
        for seat in left(match):
            found = line_ups(match, seat)
            assert len(found) == len(set(found))
            assert set(found) == slow.line_ups(Seat(seat).word)
            assert count_line_ups(match.state, match.board.plain, seat) == len(found)
            counted[len(found)] += 1
    assert len(counted) > times(2, 4)  # some know much, some little


@slow
@pytest.mark.parametrize("part", mostly_thorough(range(PARTS), usually=range(2)))
def test_the_view_shows_what_follows(part: int) -> None:
    for match in matches(part):
        slow = chronicle(match)
        for seat in left(match):
            expected = slow.line_ups(Seat(seat).word)
            view = match.view(seat)
            assert view.notebook.line_ups == len(expected)
            for player, agents in zip(view.players, zip(*expected, strict=True), strict=True):
                assert set(player.suspects) == set(agents)
                known = ("agent", player.seat) in slow.seen[Seat(seat).word]
                assert (player.agent is not None) == known


@slow
@pytest.mark.parametrize("part", mostly_thorough(range(PARTS), usually=range(2)))
def test_everybody_sees_who_has_seen_whose_notebook(part: int) -> None:
    """The fallen too, who may have fallen by the last that they saw (MI-7a)."""
    by_the_fallen = 0
    for match in matches(part):
        slow = chronicle(match)
        for player in match.view(None).players:
            seen = {seat for seat, known in slow.seen.items() if ("agent", player.seat) in known}
            assert set(player.known_to) == seen - {player.seat}
            fallen = [each.seat for each in match.view(None).players if each.fell_to]
            by_the_fallen += player.seat not in fallen and bool(seen & set(fallen))
    assert by_the_fallen > 0


@slow
@pytest.mark.parametrize("part", mostly_thorough(range(PARTS), usually=range(2)))
def test_the_cards_in_view_are_those_that_were_seen(part: int) -> None:
    for match in matches(part):
        slow = chronicle(match)
        for seat in left(match):
            for card in match.view(seat).cards:
                seen = slow.knows_card(Seat(seat).word, card.square)
                assert card.says == (slow.card(card.square) if seen else None)


# ---------------------------------------------------------------- imagining


def world_of(s: Any, plan: Any) -> tuple[Any, ...]:
    agents = tuple(AGENT_NAMES[s.agent[seat]] for seat in range(s.seats))
    cards = tuple(
        tuple(plan.kinds[kind] for kind in s.card[seat] if kind != NOWHERE)
        for seat in range(s.seats)
    )
    return agents, cards


@slow
@pytest.mark.parametrize("part", mostly_thorough(range(PARTS), usually=range(2)))
def test_whatever_is_imagined_is_possible(part: int) -> None:
    for number, match in enumerate(matches(part)):
        slow = chronicle(match)
        for seat in left(match):
            viewer = Seat(seat).word
            possible = slow.line_ups(viewer)
            for sample in range(4):
                s = plain_copy(match.state)
                imagine(s, match.board.plain, seat, [number * 7 + 1, sample + 1])
                require_sound(s, match.board.plain)
                agents, cards = world_of(s, match.board.plan)
                assert agents in possible
                for letter, lying in zip(slow.seats, cards, strict=True):
                    agent = agents[slow.seats.index(letter)]
                    assert lying in set(slow.cards_possible(letter, agent, viewer))
                before, after = facts(match.state), facts(s)
                changed = {name for name in before if before[name] != after[name]}
                assert changed <= HIDDEN
                assert after["agent"][seat] == before["agent"][seat]
                assert after["card"][seat] == before["card"][seat]


def few_worlds(rng: Random, most: int) -> tuple[Match, int, set[Any]]:
    """A position in which somebody knows so much that everything possible can be listed."""
    while True:
        match = random_match(rng, 3, moves=rng.randrange(60, 200))
        slow = chronicle(match)
        for seat in left(match):
            worlds = slow.worlds(Seat(seat).word)
            listed = {
                (tuple(world.agents.values()), tuple(world.cards.values()))
                for _, world in zip(range(most + 1), worlds, strict=False)
            }
            if 2 < len(listed) <= most:
                return match, seat, listed


def require_uniform(counted: Counter[Any], outcomes: int, samples: int) -> None:
    """Each as often as any other, as far as chance allows: chi-square within five deviations."""
    expected = samples / outcomes
    strays = sum((count - expected) ** 2 / expected for count in counted.values())
    strays += (outcomes - len(counted)) * expected
    freedom = outcomes - 1
    assert strays < freedom + 5 * (2 * freedom) ** 0.5 + 5


@slow
@pytest.mark.parametrize("part", mostly_thorough(range(12), usually=range(4)))
def test_every_world_is_imagined_as_often_as_any_other(part: int) -> None:
    match, seat, worlds = few_worlds(Random(part), 150)
    counted: Counter[Any] = Counter()
    samples, rng = 40 * len(worlds), seeded(part)
    for _ in range(samples):
        s = plain_copy(match.state)
        imagine(s, of_type(Board, match.board.plain), seat, rng)
        counted[world_of(s, match.board.plan)] += 1
    assert set(counted) <= worlds
    require_uniform(counted, len(worlds), samples)


@slow
@pytest.mark.parametrize("seats", mostly_thorough([4, 5, 6], usually=[5]))
def test_every_line_up_is_imagined_as_often_as_any_other(seats: int) -> None:
    for seed in range(4):
        match = random_match(Random(seed + 100 * seats), seats, moves=60 + 30 * seed)
        for seat in left(match)[:2]:
            possible = chronicle(match).line_ups(Seat(seat).word)
            counted: Counter[Any] = Counter()
            samples, rng = 30 * len(possible), seeded(seed)
            for _ in range(samples):
                s = plain_copy(match.state)
                imagine(s, of_type(Board, match.board.plain), seat, rng)
                counted[world_of(s, match.board.plan)[0]] += 1
            assert set(counted) <= possible
            require_uniform(counted, len(possible), samples)


@slow
def test_while_cards_are_laid_all_that_is_hidden_is_imagined() -> None:
    """Agents, the cards that lie so far, and starts that were chosen."""
    match = GAME.match(3, seed=5)
    for seat in (1, 2):
        for _ in range(3):
            match.play(seat, match.legal(seat)[0])
    for _ in range(3):
        match.play(2, match.legal(2)[0])
    seen, starts, rng = set(), Counter[int](), [3, 4]
    for _ in range(3000):
        s = plain_copy(match.state)
        imagine(s, of_type(Board, match.board.plain), 0, rng)
        seen.add((tuple(s.agent), tuple(s.card[1][:3])))
        starts[s.start[2]] += 1
        assert s.card[1][3:] == [NOWHERE] * 2
        assert s.start[1] == NOWHERE
    assert len(seen) == 2 * 60  # two agents for B, each with five cards on three squares
    assert set(starts) == set(range(5))
    require_uniform(starts, 5, 3000)


def test_the_fallen_imagine_nothing() -> None:
    for seed in range(300):
        match = random_match(Random(seed), moves=250)
        s = of_type(State, match.state)
        for seat in range(s.seats):
            if s.fell_to[seat] != NOWHERE:
                again = plain_copy(s)
                imagine(again, of_type(Board, match.board.plain), seat, seeded(1))
                assert facts(again) == facts(s)
                return
    raise AssertionError("nobody has fallen")
