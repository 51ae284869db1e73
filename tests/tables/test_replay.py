"""Whole games again: every frame true, and only what the viewer may know."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludotheque.engine.match import Match
from ludotheque.engine.seats import FATE, Seat
from ludotheque.engine.text import load
from ludotheque.tables.errors import TableError
from ludotheque.tables.replay import Recording, Replay, of_match, of_table, replay
from ludotheque.tables.table import Table
from tests.engine.random_play import EVERY_GAME, random_match
from tests.fixtures import alter
from tests.tables.room import A, B, ScriptedFate, a_move, header

Seats = frozenset[Seat]
NOBODY: Seats = frozenset()
ONLY_A, ONLY_B = frozenset({A}), frozenset({B})


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def views(found: Replay) -> list[Any]:
    """The view before anything, and after each frame, put together from what has changed."""
    shown = [msgspec.json.decode(found.first)]
    for frame in found.frames:
        shown.append(shown[-1] | plain(frame.changes))
    return shown


def true_views(match: Match) -> list[Any]:
    again = match.anew()
    seen = [drawn(again)]
    for entry in match.log:
        again.follow(entry)
        seen.append(drawn(again))
    return seen


def drawn(match: Match) -> Any:
    """All that can be seen of a match, with its picture where the game draws one."""
    view, draw = match.revealed(), match.game.views.picture
    pictured = {"picture": draw(match.board.plan, view)} if draw else {}
    return plain(view) | pictured


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
def test_the_frames_of_a_saved_game_are_its_positions(game: Any, full_shelf: None) -> None:
    match = random_match(game, 10_000, seed=5, fated=False)
    assert match.outcome is not None
    found = replay(of_match(load(match.text())))
    assert views(found) == true_views(match)
    assert [frame.seat for frame in found.frames] == [entry.seat.word for entry in match.log]
    written = [game.notation.write(entry.move) for entry in match.log]
    assert [frame.move for frame in found.frames] == written
    told = [[event.code for event in events] for _, events in match.story()]
    assert [[event.code for event in frame.events] for frame in found.frames] == told
    assert found.over
    assert found.winners == [seat.word for seat in match.outcome.winners]
    assert found.ending == match.outcome.reason
    assert (found.game, found.version, found.seats) == (
        game.name,
        game.about.version,
        len(match.seats),
    )
    assert plain(found.drawing) == plain(game.views.drawing(match.board.plan))


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
def test_a_frame_has_only_what_has_changed(game: Any) -> None:
    found = replay(of_match(random_match(game, 60, seed=2)))
    shown = views(found)
    for number, frame in enumerate(found.frames):
        assert all(shown[number][name] != shown[number + 1][name] for name in frame.changes)


def test_a_game_that_is_not_over_says_so() -> None:
    found = replay(of_match(random_match(EVERY_GAME[0], 30)))
    assert (found.over, found.winners, found.ending, found.names) == (False, [], "", {})


# ---------------------------------------------------------------- of a table


def seated(head: Any, *names: str) -> Table:
    table = Table("here", head)
    for place, name in zip(table.places, names, strict=True):
        table.take(table.sit(place.seat, name, 1, 0))
    return table


def draw(table: Table, *script: int) -> None:
    fate = ScriptedFate(*script)
    while (drawn := table.due_draw(fate)) is not None:
        table.take(drawn)


def test_a_table_s_game_has_names_and_none_of_the_moves_taken_back() -> None:
    table = seated(header(), "Ann", "Bob")
    draw(table)
    table.take(table.move(*a_move(table)))
    seat, move = a_move(table)
    table.take(table.move(seat, move))
    table.take(table.undo(seat))
    found = replay(of_table(table, NOBODY))
    assert found.names == {"A": "Ann", "B": "Bob"}
    assert len(found.frames) == len(table.match.log)
    assert found.frames[0].seat == FATE.word
    assert views(found)[-1] == plain(table.match.view())


def test_a_game_given_up_is_over_and_won_by_those_who_stayed() -> None:
    table = seated(header(), "Ann", "Bob")
    draw(table)
    table.take(table.resign(A))
    found = replay(of_table(table, ONLY_A))
    assert (found.over, found.winners, found.ending) == (True, ["B"], "resigned")


def hiding() -> Table:
    table = seated(header("hoard"), "Ann", "Bob")
    table.take(table.move(A, "hide c"))
    return table


def seen_of_hiding(recording: Recording) -> tuple[str, list[str], Any]:
    """The move, what was heard of it, and where the viewer's own coin is."""
    found = replay(recording)
    (frame,) = [frame for frame in found.frames if frame.seat == "A"][:1]
    return frame.move, [event.code for event in frame.events], views(found)[1]["own_coin"]


@pytest.mark.usefixtures("full_shelf")
def test_what_is_hidden_stays_so_while_the_game_runs() -> None:
    table = hiding()
    assert seen_of_hiding(of_table(table, ONLY_A)) == ("hide c", ["hid", "hid-in"], "c")
    for seats in (ONLY_B, NOBODY):
        assert seen_of_hiding(of_table(table, seats)) == ("", ["hid"], None)


@pytest.mark.usefixtures("full_shelf")
def test_when_it_is_over_everything_is_told() -> None:
    table = hiding()
    table.take(table.resign(B))
    for seats in (ONLY_B, NOBODY):
        assert seen_of_hiding(of_table(table, seats)) == ("hide c", ["hid", "hid-in"], None)
    assert seen_of_hiding(of_match(table.match))[0] == "hide c"


@pytest.mark.usefixtures("full_shelf")
def test_when_it_is_over_it_can_be_looked_at_as_anybody_saw_it() -> None:
    table = hiding()
    table.take(table.resign(B))
    for seats in (ONLY_A, ONLY_B, NOBODY):
        seen = {eyes: of_table(table, seats, eyes) for eyes in ("A", "B", "watcher", "all")}
        assert seen_of_hiding(seen["A"]) == ("hide c", ["hid", "hid-in"], "c")
        assert seen_of_hiding(seen["B"]) == ("", ["hid"], None)
        assert seen_of_hiding(seen["watcher"]) == ("", ["hid"], None)
        assert seen_of_hiding(seen["all"]) == ("hide c", ["hid", "hid-in"], None)
        assert [replay(each).eyes for each in seen.values()] == list(seen)
    assert replay(of_table(table, ONLY_B)).eyes == "all"


@pytest.mark.usefixtures("full_shelf")
def test_while_it_runs_nobody_has_other_eyes_than_their_own() -> None:
    table = hiding()
    for seats, own in ((ONLY_A, "A"), (ONLY_B, "B"), (NOBODY, "watcher")):
        assert replay(of_table(table, seats)).eyes == own
        for eyes in ("A", "B", "watcher", "all"):
            if eyes in (own, "watcher"):
                assert replay(of_table(table, seats, eyes)).eyes == eyes
            else:
                with pytest.raises(TableError) as refused:
                    of_table(table, seats, eyes)
                assert refused.value.problem.code == "table-not-over"


@pytest.mark.usefixtures("full_shelf")
def test_a_saved_game_can_be_looked_at_with_any_eyes() -> None:
    match = hiding().match
    assert seen_of_hiding(of_match(match, "B")) == ("", ["hid"], None)
    assert seen_of_hiding(of_match(match, "A")) == ("hide c", ["hid", "hid-in"], "c")
    assert replay(of_match(match)).eyes == "all"
    with pytest.raises(TableError) as refused:
        of_match(match, "C")
    assert refused.value.problem.code == "no-such-seat"


@pytest.mark.usefixtures("full_shelf")
def test_where_all_is_revealed_a_game_can_show_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    match = hiding().match

    def revealed(s: Any, b: Any, plan: Any) -> dict[str, Any]:
        return {"coins": list(s.coin[: s.seats])}

    alter(monkeypatch, match.game, "views", revealed=revealed, picture=None)
    assert views(replay(of_match(match)))[-1] == {"coins": [2, -1]}
    assert "coins" not in views(replay(of_match(match, "A")))[-1]


def test_a_recording_is_not_disturbed_by_what_comes_after_it() -> None:
    table = seated(header(), "Ann", "Bob")
    draw(table)
    recording, length = of_table(table, NOBODY), len(table.match.log)
    table.take(table.move(*a_move(table)))
    assert len(replay(recording).frames) == length
