"""OpenSpiel's searches at the arena: what they are given is our positions, and it is fair."""

from __future__ import annotations

import random
import sys
from collections import Counter
from importlib.util import find_spec
from typing import Any

import pytest

from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.speeds import CPU
from ludotheque.lab import arena_pool, arena_report, peers
from ludotheque.lab.contest import Contest

DASH, HOARD = "tests.fixtures.dash", "tests.fixtures.hoard"
HAS_PEERS = all(find_spec(name) is not None for name in ("pyspiel", "absl"))
NEEDS_PEERS = pytest.mark.skipif(not HAS_PEERS, reason="needs the extra `openspiel`")
BOTH = pytest.mark.parametrize("package", [DASH, HOARD])


def contest(package: str, **changes: Any) -> Contest:
    settings: dict[str, Any] = {"bots": ("random", "openspiel"), "games": 4, "seats": 2}
    return Contest(package, **(settings | {"playouts": 40} | changes))


def peer_game(package: str, **changes: Any) -> Any:
    from ludotheque.lab.peers_openspiel import PeerGame

    return PeerGame(contest(package, **changes))


def test_without_openspiel_one_sentence_says_how_to_add_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(LudothequeError) as caught:
        arena_pool.play_contest(contest(DASH), 1)
    assert "ludotheque[openspiel]" in str(caught.value)


def play_at_random(state: Any, dice: random.Random, steps: int = 10_000) -> None:
    for _ in range(steps):
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            state.apply_action(dice.choice(outcomes)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))


@NEEDS_PEERS
@BOTH
@pytest.mark.parametrize("seats", [2, 3])
def test_random_games_end_and_the_winner_gets_all(package: str, seats: int) -> None:
    game, dice = peer_game(package, seats=seats), random.Random(1)
    for _ in range(30):
        state = game.new_initial_state()
        play_at_random(state, dice)
        assert state.is_terminal()
        s, positions = state.at().s, game.positions
        scores = [int(positions.built.score(s, positions.b, seat)) for seat in range(seats)]
        shares = [(score == max(scores)) / scores.count(max(scores)) for score in scores]
        expected = [(share * seats - 1) / (seats - 1) for share in shares]
        assert state.returns() == pytest.approx(expected)


@NEEDS_PEERS
@BOTH
def test_actions_are_those_that_the_rules_allow(package: str) -> None:
    game, dice = peer_game(package), random.Random(2)
    state = game.new_initial_state()
    for _ in range(40):
        if not state.is_terminal() and not state.is_chance_node():
            of, seat = game.positions, state.current_player()
            n = of.built.legal(state.at().s, of.b, seat, of.out)
            assert state.legal_actions() == sorted(of.out[:n].tolist())
            assert of.built.acting(state.at().s, of.b) >> seat & 1
        play_at_random(state, dice, 1)


@NEEDS_PEERS
@BOTH
def test_a_copy_goes_its_own_way(package: str) -> None:
    game, dice = peer_game(package), random.Random(3)
    state = game.new_initial_state()
    play_at_random(state, dice, 3)
    before = str(state)
    copy = state.clone()
    assert str(copy) == before
    play_at_random(copy, dice, 2)
    assert str(state) == before != str(copy)


@NEEDS_PEERS
@BOTH
def test_play_outs_at_one_go_are_worth_what_they_are_step_by_step(package: str) -> None:
    """A copy of a copy is what its evaluator plays out: there, one step is a whole play-out."""
    game, dice = peer_game(package), random.Random(4)
    state = game.new_initial_state()
    play_at_random(state, dice, 4)
    at_once: Counter[tuple[float, ...]] = Counter()
    by_steps: Counter[tuple[float, ...]] = Counter()
    for _ in range(600):
        end = state.clone().clone()
        assert end.is_chance_node()
        assert end.chance_outcomes() == [(0, 1.0)]
        end.apply_action(0)
        assert end.is_terminal()
        at_once[tuple(end.returns())] += 1
        other = state.clone()
        play_at_random(other, dice)
        by_steps[tuple(other.returns())] += 1
    for result in {*at_once, *by_steps}:
        assert at_once[result] == pytest.approx(by_steps[result], abs=75)


@NEEDS_PEERS
def test_what_is_hidden_is_imagined_anew_and_what_is_known_stays() -> None:
    game, dice = peer_game(HOARD), random.Random(5)
    imagined = 0
    for _ in range(20):
        state = game.new_initial_state()
        play_at_random(state, dice, 4)
        if state.is_terminal() or state.is_chance_node():
            continue
        seat = state.current_player()
        coins = set()
        for _ in range(20):
            other = state.resample_from_infostate(seat, None)
            assert other.information_state_string() == state.information_state_string()
            assert other.legal_actions() == state.legal_actions()
            assert other.at().s["coin"][seat] == state.at().s["coin"][seat]
            coins.add(int(other.at().s["coin"][1 - seat]))
        imagined += len(coins) > 1
    assert imagined > 5


@NEEDS_PEERS
def test_who_knows_more_is_in_another_information_state() -> None:
    game, dice = peer_game(HOARD), random.Random(6)
    state = game.new_initial_state()
    play_at_random(state, dice, 3)
    seat = state.current_player()
    before = state.information_state_string(seat)
    other = state.information_state_string(1 - seat)
    assert before != other
    play_at_random(state, dice, 1)
    assert state.information_state_string(seat) != before


@NEEDS_PEERS
@pytest.mark.parametrize("search", ["SecretSearch", "PerfectSearch"])
def test_both_searches_beat_random_play(search: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one for games without secrets takes what it is shown for the truth."""
    from ludotheque.lab import peers_openspiel

    monkeypatch.setattr(peers_openspiel, "SecretSearch", getattr(peers_openspiel, search))
    results = arena_pool.play_contest(contest(HOARD, games=60), 1)
    ours, guest = arena_report.as_json(results)["figures"]["bots"]
    assert guest["bot"] == peers.PEERS[0]
    assert guest["share"]["low"] > 0.5 > ours["share"]["high"]
    assert guest["playouts_a_move"] <= 40
    assert guest["playouts_per_second"] > 0


@NEEDS_PEERS
@BOTH
def test_it_keeps_the_time_that_it_is_given(package: str) -> None:
    """It goes on until then; how much longer it takes is the machine's affair."""
    from ludotheque.lab.peers_openspiel import Guest

    guest = Guest(contest(package, playouts=0, milliseconds=30))
    state = guest.game.new_initial_state()
    play_at_random(state, random.Random(8), 3)
    while state.is_chance_node():
        play_at_random(state, random.Random(9), 1)
    for number in range(2):
        guest.choose(state.at().s, state.current_player(), CPU.generator(1, number))
    assert guest.effort.moves == 2
    assert guest.effort.playouts >= 2
    if len(state.legal_actions()) > 1:
        assert guest.effort.seconds > 2 * 0.029
