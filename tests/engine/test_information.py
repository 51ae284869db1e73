"""What a seat was told: a text that forgets nothing, and its last entries as numbers.

That both are the same whatever a seat cannot know is tested in `tests/secrets/test_information.py`.
"""

from __future__ import annotations

import copy
import json
import pickle
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import ludotheque
from ludotheque.engine.contract import Seen
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.game import Game
from ludotheque.engine.information import EVENT_COLUMNS, HIDDEN, MAGIC, NOW
from ludotheque.engine.match import Match
from ludotheque.engine.seats import CLOCK, FATE, Seat
from ludotheque.tables.entries import Drawn, Moved
from ludotheque.tables.messages import entry_for, heard_by
from tests.engine.random_play import EVERY_GAME, choices, play_on, random_match
from tests.fixtures import alter, fixture_games
from tests.tiers import times

games = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
_, HOARD, RUSH = fixture_games()
MOVES = times(60, 200)  # of a random game
CHANGES = times(30, 150)  # of matches, one of which is asked after most of them
COLUMN = {column.name: number for number, column in enumerate(EVENT_COLUMNS)}


def texts(match: Match) -> dict[Seat, str]:
    return {seat: match.information_state(seat) for seat in match.seats}


def history(text: str) -> str:
    """All but the last line, which says what the seat sees now."""
    *lines, now, empty = text.split("\n")
    assert now.startswith(NOW)
    assert not empty
    return "\n".join(lines) + "\n"


def entries(text: str) -> list[str]:
    """The lines of the log."""
    lines = history(text).splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith("start; "))
    return lines[start + 1 :]


def asked_anew(match: Match) -> Match:
    """The same match, of which nothing was ever asked."""
    other = match.anew()
    for entry in match.log:
        other.follow(entry)
    return other


# ---------------------------------------------------------------- what the text says


@games
def test_a_text_says_what_is_played_by_whom_and_for_whom_it_is(game: Game) -> None:
    match = random_match(game, MOVES)
    for seat, text in texts(match).items():
        lines = text.splitlines()
        assert lines[:3] == [
            MAGIC,
            f"game: {game.name} {game.about.version}",
            f"seats: {len(match.seats)}",
        ]
        assert f"viewer: {seat.word}" in lines
        for name, value in match.options.items():
            assert f"option {name}: {value}" in lines
        assert [line.split(maxsplit=1)[0] for line in entries(text)] == [
            entry.seat.word for entry in match.log
        ]


@games
def test_its_last_line_is_the_view(game: Game) -> None:
    match = random_match(game, MOVES)
    for seat, text in texts(match).items():
        shown = json.loads(text.splitlines()[-1].removeprefix(NOW))
        assert shown == json.loads(json.dumps(match.view(seat), default=fields))


def fields(shown: Any) -> dict[str, Any]:
    return {name: getattr(shown, name) for name in shown.__dataclass_fields__}


@games
def test_a_move_is_told_in_full_to_whom_it_may_be_and_to_nobody_else(game: Game) -> None:
    match, told = random_match(game, MOVES), Counter[bool]()
    for seat, text in texts(match).items():
        for entry, line in zip(match.log, entries(text), strict=True):
            disclosure = game.disclosure(entry.move)
            own = disclosure.seen is Seen.BY_PLAYER and entry.seat == seat
            is_open = disclosure.seen is Seen.BY_ALL or own
            move = game.notation.write(entry.move) if is_open else HIDDEN
            assert line.startswith(f"{entry.seat.word} {move}")
            assert line.removeprefix(f"{entry.seat.word} {move}")[0] in ";@ "
            told[is_open] += 1
    assert told[True]
    assert bool(told[False]) == any(
        each.hides(False) for each in game.notation.DISCLOSURES.values()
    )


@games
def test_events_are_in_it_as_far_as_a_seat_may_hear_them(game: Game) -> None:
    match = random_match(game, MOVES)
    found = texts(match)
    for at, (_, events) in enumerate(match.story()):
        for seat, text in found.items():
            line = entries(text)[at]
            for event in events:
                values = json.dumps(
                    event.values, sort_keys=True, separators=(",", ":"), ensure_ascii=False
                )
                audience = match.seats if event.audience is None else event.audience
                assert (f"; {event.code} {values};" in line) == (seat in audience), (line, event)


@games
def test_an_entry_is_told_as_tables_tell_it(game: Game) -> None:
    match = random_match(game, MOVES)
    again, found = match.anew(), texts(match)
    for at, entry in enumerate(match.log):
        events, move = again.follow(entry), game.notation.write(entry.move)
        made = Drawn(move) if entry.seat == FATE else Moved(seat=entry.seat.word, move=move)
        for seat, text in found.items():
            told = entry_for(again, made, frozenset({seat}))
            assert isinstance(told, Drawn | Moved)
            start, *happened = entries(text)[at].split("; ")
            assert start.split(" @")[0] == f"{entry.seat.word} {told.move or HIDDEN}"
            codes = [each.code for each in heard_by(events, frozenset({seat}))]
            assert [each.split(" ")[0] for each in happened][: len(codes)] == codes


@games
def test_it_says_who_acts_and_how_it_ended(game: Game) -> None:
    match = random_match(game, 100_000, fated=False)
    assert match.outcome is not None
    winners = ",".join(f'"{seat.word}"' for seat in match.outcome.winners)
    *before, last = entries(match.information_state(Seat.B))
    assert "; over {" in last
    assert f'"winners":[{winners}]' in last
    again = match.anew()
    for entry, line in zip(match.log[:-1], before, strict=True):
        again.follow(entry)
        acting = " ".join(each.word for each in sorted(again.acting))
        assert f"; acts {acting}; view " in line


def test_a_spy_knows_their_own_mission_and_nobody_elses() -> None:
    match = random_match(ludotheque.game("mission-impossible"), 20, seats=6)
    missions = {
        event.values["seat"]: event.values
        for _, events in match.story()
        for event in events
        if event.code == "mission"
    }
    for seat, text in texts(match).items():
        told = [line for line in entries(text) if "; mission " in line]
        assert len(told) == 1
        assert told[0].count("; mission ") == 1
        assert f'"agent":"{missions[seat.word]["agent"]}"' in told[0]


def test_a_game_without_turns_has_its_times() -> None:
    one, other = (RUSH.match(2, seed=1) for _ in range(2))
    first, *_ = choices(one)
    one.play(*first, at=1500)
    other.play(*first, at=2500)
    assert "@1.500;" in one.information_state(0)
    assert "@2.500;" in other.information_state(0)
    assert one.information_state(0) != other.information_state(0)


@pytest.mark.parametrize("seat", [-1, 4, CLOCK, FATE])
def test_only_players_have_an_information_state(seat: int) -> None:
    match = ludotheque.game("pac-man").match(4, seed=1)
    for ask in (match.information_state, lambda each: match.last_events(each, 3)):
        with pytest.raises(LudothequeError) as raised:
            ask(seat)
        assert raised.value.problem.code == "no-such-seat"


# ---------------------------------------------------------------- perfect recall


@games
def test_an_earlier_text_is_the_beginning_of_a_later_one(game: Game) -> None:
    match, random = random_match(game, 0), Random(5)
    before = dict.fromkeys(match.seats, "")
    for _ in range(MOVES):
        for seat, text in texts(match).items():
            assert history(text).startswith(before[seat])
            before[seat] = history(text)
        play_on(match, random, 1)


@games
def test_another_move_of_ones_own_gives_another_text_for_good(game: Game) -> None:
    """Whatever is played afterwards; and what everybody is told gives another text to everybody."""
    match, random = random_match(game, 0, fated=False), Random(3)
    for _ in range(MOVES // 4):
        play_on(match, random, 1 + random.randrange(4))
        actor = random.choice(sorted(match.acting) or [FATE])
        moves = match.legal(actor)
        if len(moves) > 1:
            require_told_apart(match, actor, *random.sample(moves, 2))


def require_told_apart(match: Match, actor: Seat, *moves: Any) -> None:
    texts(match)  # so that its branches need not begin anew
    one, other = match.branch(), match.branch()
    for each, move in zip((one, other), moves, strict=True):
        each.play(actor, move)
        play_on(each, Random(1), 3)
    at = len(match.log)
    hidden = all(match.hides(move) for move in moves)
    for seat in match.seats:
        here, there = (entries(each.information_state(seat))[: at + 1] for each in (one, other))
        assert here[:at] == there[:at]
        if seat == actor or not hidden:
            assert here[at] != there[at]


def test_what_was_seen_once_is_not_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where only an earlier view showed it."""
    true = HOARD.views.view

    def glimpse(s: Any, b: Any, plan: Any, seat: Any) -> Any:
        view: Any = true(s, b, plan, seat)
        lying = sum(coin >= 0 for coin in s.coin[: s.seats])
        return replace(view, phase=f"{view.phase} {s.coin[0]}") if lying == 1 else view

    def played(box: str) -> Match:
        match = HOARD.match(3, seed=1)
        for seat, where in enumerate((box, "a", "a")):
            match.play(seat, f"hide {where}")
        return match

    one, other = played("b"), played("c")
    assert one.information_state(1) == other.information_state(1)
    alter(monkeypatch, HOARD, "views", view=glimpse)
    one, other = played("b"), played("c")
    assert one.view(1) == other.view(1)
    assert one.information_state(1) != other.information_state(1)


# ---------------------------------------------------------------- however it is asked


@games
def test_it_is_the_same_however_often_it_was_asked_before(game: Game) -> None:
    """After moves, after taking moves back, in branches and in copies."""
    random = Random(11)
    matches = [random_match(game, 3)]
    for _ in range(CHANGES):
        match = random.choice(matches[-4:])
        change(match, matches, random)
        if random.random() < 0.6:
            each = random.choice(matches[-4:])
            seat = random.choice(each.seats)
            assert each.information_state(seat) == asked_anew(each).information_state(seat)
    for match in random.sample(matches, 2):
        assert texts(match) == texts(asked_anew(match))


def change(match: Match, matches: list[Match], random: Random) -> None:
    what = random.choice(["play", "play", "play", "undo", "branch", "copy", "pickle"])
    if what == "play":
        play_on(match, random, 2)
    elif what == "undo":
        match.undo()
    elif what == "branch":
        matches.append(match.branch(random.randint(len(match.log) // 2, len(match.log))))
    elif what == "copy":
        matches.append(copy.copy(match))
    else:
        matches.append(pickle.loads(pickle.dumps(match)))


@games
def test_each_entry_is_followed_once(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """To ask after every move, or in a branch, is not to go through the whole log each time."""
    match, random, seat = random_match(game, 0), Random(2), Seat.B
    follow, followed = Match.follow, Counter[str]()

    def counted(self: Match, entry: Any) -> Any:
        followed["entries"] += 1
        return follow(self, entry)

    monkeypatch.setattr(Match, "follow", counted)
    for _ in range(MOVES // 2):
        play_on(match, random, 1)
        match.information_state(seat)
    assert followed["entries"] == len(match.log)
    common, other = len(match.log), match.branch()
    for _ in range(4):
        for each in (match, other):
            play_on(each, random, 1)
            each.information_state(seat)
    assert followed["entries"] <= len(match.log) + len(other.log) - common


def test_what_is_handed_out_is_told_again_where_it_is_handed_out_again() -> None:
    match = RUSH.match(2, seed=1)
    for seat, word in ((0, "ready"), (1, "ready"), (CLOCK, "go")):
        assert "; handout " not in match.information_state(0)
        match.play(seat, word)
    told = match.information_state(0)
    assert told.count("; handout ") == 1
    match.undo()
    assert "; handout " not in match.information_state(0)
    match.play(CLOCK, "go")
    assert match.information_state(0) == told


# ---------------------------------------------------------------- the last entries as numbers


@games
def test_the_last_events_are_those_of_the_log_as_far_as_they_were_told(game: Game) -> None:
    match = random_match(game, MOVES)
    kinds = list(game.notation.DISCLOSURES)
    for seat in match.seats:
        count = len(match.log) + 2
        found = match.last_events(seat, count)
        assert found.shape == (count, len(EVENT_COLUMNS))
        assert found.dtype == np.uint8
        assert not found[:2].any()
        lines = entries(match.information_state(seat))
        for row, entry, line in zip(found[2:].tolist(), match.log, lines, strict=True):
            told = dict(zip(COLUMN, row, strict=True))
            assert told["told"] == 1
            if entry.seat in (CLOCK, FATE):
                assert told["who"] == entry.seat
            else:
                assert (seat + told["who"]) % len(match.seats) == entry.seat
            assert told["known"] == (not line.startswith(f"{entry.seat.word} {HIDDEN}"))
            known = (1 + kinds.index(type(entry.move)), entry.choice)
            number = told["low"] + 256 * told["high"]
            assert (told["kind"], number) == (known if told["known"] else (0, 0))


@games
def test_they_are_the_last_ones_the_newest_last(game: Game) -> None:
    match = random_match(game, MOVES)
    for count in (0, 1, 7):
        whole = match.last_events(0, len(match.log))
        assert np.array_equal(match.last_events(0, count), whole[len(whole) - count :])


def test_the_columns_are_named_for_researchers() -> None:
    assert ludotheque.EVENT_COLUMNS is EVENT_COLUMNS
    guide = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
    for name in COLUMN:
        assert f"`{name}`" in guide


@games
def test_every_number_has_room(game: Game) -> None:
    match = random_match(game, MOVES, fated=False)
    assert game.rules.ACTIONS <= 256 * 256
    assert max(entry.choice for entry in match.log) < 256 * 256
    assert len(game.notation.DISCLOSURES) <= EVENT_COLUMNS[COLUMN["kind"]].most
    for seat in match.seats:
        for row in match.last_events(seat, 100):
            assert all(row <= [column.most for column in EVENT_COLUMNS])


# ---------------------------------------------------------------- what a policy sees


def test_a_policy_sees_what_its_task_shows_and_only_a_player_does() -> None:
    match = ludotheque.game("situation-4").match(2, seed=1)
    given = match.observation(1)
    assert given.tolist() == match.observation(1, "fitting-given").tolist()
    assert len(match.observation(1, "fitting-found")) > len(given)
    for wrong in (2, -1, FATE, CLOCK):
        with pytest.raises(LudothequeError):
            match.observation(wrong)
    with pytest.raises(LudothequeError):
        match.observation(0, "play")
