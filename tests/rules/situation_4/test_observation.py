"""What a policy sees: the board as it lies, and of the trays nothing but shapes."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin
from random import Random
from typing import Any

import numpy as np
import pytest
from shapely import LineString, Point, Polygon

from ludotheque.engine.compile import NO_ACTION
from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.game import LaidOut, module_of
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat
from ludotheque.engine.seeding import seeded
from ludotheque.engine.speeds import CPU
from ludotheque.games.situation_4 import notation
from ludotheque.games.situation_4.board.plan import Plan
from ludotheque.games.situation_4.board.signatures import centroid, signatures
from ludotheque.games.situation_4.board.worked_out import cut_of
from ludotheque.games.situation_4.constants import (
    ACTIONS,
    DONE,
    DROP,
    LAY,
    MISFIT,
    OWNED,
    QUARTERS,
    RAYS,
    READY,
    Clause,
    Phase,
)
from ludotheque.games.situation_4.fitting_found import action_count, meant, offer
from ludotheque.games.situation_4.notation import Lay
from ludotheque.games.situation_4.rules import apply, imagine, over, refusal, score
from tests.clauses import clause, option
from tests.kit import observed, states
from tests.kit.observed import places_of
from tests.tiers import slow, times

from .field import FIELD, GAME
from .positions import copy_of, legal_actions, some_board
from .table import Table, play

TASKS = ("fitting-given", "fitting-found")
# Parts of a position that can be changed alone: what may be done depends on nothing else.
PARTS = (
    ("phase",),
    ("ready",),
    ("declared",),
    ("stuck",),
    ("paratroopers",),
    ("tanks",),
    ("bridges",),
    ("bridge",),
    ("flag",),
    ("members_a",),
    ("members_b",),
    ("on",),
    ("unit",),
    ("linked",),
    ("reached",),
    ("open_to",),
    ("covering",),
    ("laid",),
    ("completed_at",),
)


def look(table: Table, seat: str, task: str = "fitting-given") -> dict[str, Any]:
    return seen_on(table.state, table.match.board, states.LETTERS.index(seat), task)


def seen_on(s: Any, board: LaidOut, seat: int, task: str = "fitting-found") -> dict[str, Any]:
    return observed.observed(GAME, task, s, board, seat)


def names(plane: list[int]) -> str:
    """The places of the training ground where a plane is 1."""
    plan = of_type(Plan, FIELD.plan)
    found = places_of(plane)
    assert set(found.values()) <= {1}
    return " ".join(sorted(plan.place_names[place] for place in found))


def both(planes: list[list[int]]) -> list[str]:
    return [names(plane) for plane in planes]


def begun(board: str, options: dict[str, str | int] | None = None, seed: int = 3) -> Match:
    """A match on one of the game's boards, shuffled, as play begins."""
    match = GAME.match(2, seed=seed, options=options or {}, board=board)
    match.play(Seat.A, "ready")
    match.play(Seat.B, "ready")
    match.play(Seat.CLOCK, "go")
    return match


def offered(s: Any, board: LaidOut, seat: int) -> list[int]:
    out = [-7] * action_count(of_type(Plan, board.plan))
    return out[: offer(s, tables(board), seat, out)]


def tables(board: LaidOut) -> Any:
    return board.plain


def random_games(count: int, every: int = 9) -> Iterator[tuple[Any, LaidOut]]:
    """Positions of random games from the shuffle on, now and then, mostly not on the same board."""
    for number in range(count):
        rng = Random(number)
        board = some_board(rng)
        s: Any = GAME.fresh(2, states.random_options(GAME, rng))
        GAME.rules.setup(s, tables(board))
        step = 0
        while not over(s, tables(board)):
            if step % every == number % every:
                yield s, board
            go_on(s, board, rng)
            step += 1
        yield s, board


def go_on(s: Any, board: LaidOut, rng: Random) -> None:
    """One choice more; sides seldom give up, and the clock is slow."""
    b = tables(board)
    choices = GAME.rules.chance(s, b)
    if choices:
        GAME.rules.draw(s, b, rng.randrange(choices))
        return
    acting = [seat for seat in range(2) if GAME.rules.acting(s, b) >> seat & 1]
    seat = rng.choice(acting) if acting and rng.random() < 0.98 else 6
    actions = legal_actions(s, b, seat) or legal_actions(s, b, (acting or [6])[0])
    seat = seat if legal_actions(s, b, seat) else (acting or [6])[0]
    if len(actions) > 1 and DONE in actions:
        actions = [DONE] if rng.random() < 0.03 else actions[:-1]
    apply(s, b, seat, rng.choice(actions))


# ---------------------------------------------------------------- particular positions


def test_pieces_places_and_units_from_either_side() -> None:
    game = play("A has a1 b1 c1 c2; B has c4 c3; A dropped on c3; B parked on c4; A lays d1")
    seen = look(game, "A")
    assert seen["phase"] == [0, 0, 1, 0]
    assert both(seen["piece"]) == ["a1 b1 c1 c2 d1", "c3 c4"]
    assert both(seen["paratrooper"]) == ["c3", ""]
    assert both(seen["tank"]) == ["", "c4"]
    assert both(seen["guarded"]) == ["", "b4 c3 d4"]
    assert names(seen["open"][0]) == " ".join(sorted(game.places("A")))
    assert seen["laid"] == [5, 2]
    assert seen["paratroopers"] == [3, 0]
    assert names(seen["linked"]) == "a1 b1 c1 c2 c3 c4 d1"
    other = look(game, "B")
    assert (seen["side"], other["side"]) == (0, 1)
    mirrored = ("piece", "paratrooper", "tank", "guarded", "open", "joined", "laid", "members")
    assert all(other[name] == seen[name][::-1] for name in (*mirrored, "reached", "paratroopers"))


def test_zones_objectives_and_the_score() -> None:
    game = play("members_a=2; A has a1 b1 a2; B has f4; A lays b2")
    seen = look(game, "A")
    areas, objectives = 8, 6
    assert len(seen["zone-size"]) == areas + objectives + 4
    assert seen["zone-size"][:areas] == [4] * 8
    assert seen["zone-size"][areas:] == [1, 2, 2, 2, 2, 1, 2, 2, 2, 2]
    assert places_of(seen["covering"][0]) == {4: 4, 5: 2, areas: 1, areas + objectives: 1}
    assert places_of(seen["covering"][1]) == {3: 1, areas + 5: 1}
    assert places_of(look(game, "B")["covering"][1]) == {
        4: 4, 5: 2, areas: 1, areas + objectives + 1: 1,
    }  # fmt: skip
    assert seen["value"] == [4, 8, 6, 6, 8, 4]
    assert seen["since"] == [3, 0, 0, 0, 0, 0]
    assert seen["members"] == [2, 1]
    assert seen["score"] == [50 // 25, 0]
    game.then("A flags town-1")
    assert look(game, "B")["flag"] == [[0, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]]
    assert look(game, "B")["score"] == [0, 150 // 25]
    assert look(game, "B")["since"] == [0] * 6


def test_bridges_tanks_and_what_they_reach() -> None:
    game = play("A has e1 f1 e2 d2 d3; A bridged 3")
    seen = look(game, "A")
    assert seen["bridge"] == [[0, 0, 1, 0], [0, 0, 0, 0]]
    assert (seen["bridges"], seen["tanks"]) == ([1, 2], [3, 0])
    assert both(seen["reached"])[0] == "d2 e1 e2 f1"
    assert "d3" in both(seen["reached"])[1]
    game.then("A is done")
    assert look(game, "B")["declared"] == [0, 1]


def test_the_options_that_matter() -> None:
    seen = look(play("rotation=on; minutes=120; members_b=4; getting ready; A: ready"), "B")
    assert (seen["rotation"], seen["minutes"], seen["members"]) == (1, 120, [4, 1])
    assert (seen["phase"], seen["ready"]) == ([0, 1, 0, 0], [0, 1])


# ---------------------------------------------------------------- shapes


@pytest.mark.parametrize("name", GAME.about.boards)
def test_no_two_places_have_nearly_the_same_shape(name: str) -> None:
    """Nor do two pieces, however they lie, but for what is opposite and turned by half."""
    plan = of_type(Plan, GAME.laid_out(name).plan)
    shapes = np.array(signatures(plan), int)
    places = np.arange(plan.places)
    for quarter in range(QUARTERS):
        turned = np.roll(shapes, quarter * RAYS // QUARTERS, axis=1)
        apart = np.abs(turned[:, None] - shapes[None, :])
        if quarter == 2:
            assert not apart[places, plan.turned_place(0) - places].any()
            apart[places, plan.turned_place(0) - places] = 255
        elif quarter == 0:
            apart[places, places] = 255
        assert apart.max(axis=2).min() >= 10
        assert apart.sum(axis=2).min() >= 100


@pytest.mark.parametrize("name", GAME.about.boards)
def test_a_shape_is_how_far_the_outline_reaches(name: str) -> None:
    """Measured by another hand: where a straight line from the middle last leaves the piece."""
    plan = of_type(Plan, GAME.laid_out(name).plan)
    unit = (plan.width * plan.height / plan.places) ** 0.5 / 128
    for place in range(0, plan.places, 5):
        ring = cut_of(plan).rings[place]
        piece, (x, y) = Polygon(ring), centroid(ring)
        assert piece.centroid.distance(Point(x, y)) < 1
        for ray, far in enumerate(signatures(plan)[place]):
            angle = 2 * pi * ray / RAYS
            line = LineString([(x, y), (x + 5000 * sin(angle), y - 5000 * cos(angle))])
            reach = piece.intersection(line).hausdorff_distance(Point(x, y))
            assert abs(reach / unit - far) < 0.6, (place, ray)


@clause("S4-7")
@option("rotation=off", "rotation=on")
@pytest.mark.parametrize("rotation", ["off", "on"])
def test_the_pieces_of_a_tray_are_seen_as_they_lie(rotation: str) -> None:
    match = begun("quick", {"rotation": rotation})
    s: Any = match.state
    for seat in (0, 1):
        seen = seen_on(s, match.board, seat)
        assert seen["tray"] == [1] * 40
        for piece in range(40):
            upright = seen["place-shape"][s.tray[seat][piece]]
            turned = np.roll(upright, int(s.turned[seat][piece]) * RAYS // 4).tolist()
            assert seen["piece-shape"][piece] == turned
    assert any(s.turned[0]) == (rotation == "on")


def test_a_piece_that_is_laid_is_seen_no_more_in_its_tray() -> None:
    match = begun("quick")
    s: Any = match.state
    place = next(place for place in range(40) if s.open_to[0][place])
    piece, others = [*s.tray[0]].index(place), [*s.tray[1]].index(place)
    match.play(
        Seat.A, notation.write(Lay(1 + piece, of_type(Plan, match.board.plan).place_names[place]))
    )
    seen = seen_on(s, match.board, 0)
    assert places_of(seen["tray"]) == {each: 1 for each in range(40) if each != piece}
    assert set(seen["piece-shape"][piece]) == {0}
    theirs = seen_on(s, match.board, 1)
    assert theirs["tray"] == [1] * 40, "whether its place is taken is for its owner to see"
    assert set(theirs["piece-shape"][others]) != {0}


@clause("S4-2")
def test_before_play_begins_pieces_lie_face_down() -> None:
    for seed in range(3):
        match = GAME.match(2, options={"rotation": "on"}, board="quick")
        rng = Random(seed)
        while True:
            s: Any = match.state
            for seat in (0, 1):
                seen = seen_on(s, match.board, seat)
                assert not np.any(seen["piece-shape"]), Phase(s.phase)
                assert seen["tray"] == [1] * 40
            if s.phase == Phase.READY:
                break
            GAME.rules.draw(
                s, tables(match.board), rng.randrange(GAME.rules.chance(s, tables(match.board)))
            )
        rows = {tuple(observed.row_of(GAME, "fitting-found", s, match.board, 0))}
    assert len(rows) == 1


@slow
def test_where_pieces_belong_is_told_by_their_shapes_alone() -> None:
    """Shuffled otherwise, a tray shows the same shapes in another order, and nothing else."""
    for number, (s, board) in enumerate(random_games(times(8, 24), 15)):
        side, rng, places = number % 2, Random(number), tables(board).places
        order = rng.sample(range(places), places)
        other = copy_of(s)
        for piece in range(places):
            other.tray[side][piece] = s.tray[side][order[piece]]
            other.turned[side][piece] = s.turned[side][order[piece]]
        rivals = copy_of(s)
        for piece in range(places):
            rivals.tray[1 - side][piece] = s.tray[1 - side][order[piece]]
            rivals.turned[1 - side][piece] = s.turned[1 - side][order[piece]]
        before, after = (seen_on(each, board, side) for each in (s, other))
        for name in ("tray", "piece-shape"):
            assert after.pop(name) == [before[name][piece] for piece in order]
            del before[name]
        assert before == after
        assert seen_on(rivals, board, side) == seen_on(s, board, side)
        for changed in (other, rivals):
            rows = [
                observed.row_of(GAME, "fitting-given", each, board, side) for each in (s, changed)
            ]
            assert rows[0] == rows[1]


# ---------------------------------------------------------------- trying pieces


@clause("S4-7")
def test_a_try_is_a_lay_or_fails_as_notation_and_refusal_have_it() -> None:
    laid = failed = 0
    for s, board in random_games(times(6, 20), 25):
        b, plan = tables(board), of_type(Plan, board.plan)
        for seat in (0, 1):
            tries = [action for action in offered(s, board, seat) if action >= ACTIONS]
            for action in Random(s.actions).sample(tries, min(60, len(tries))):
                piece, place = divmod(action - ACTIONS, plan.places)
                turn = -s.turned[seat][piece] % QUARTERS
                written = notation.to_action(
                    s, plan, seat, Lay(1 + piece, plan.place_names[place], turn)
                )
                if written < MISFIT:
                    assert meant(s, b, seat, action) == written
                    assert refusal(s, b, seat, written) == 0
                    laid += 1
                else:
                    assert meant(s, b, seat, action) == NO_ACTION
                    assert refusal(s, b, seat, written) == Clause.S4_7
                    failed += 1
    assert laid > 20
    assert failed > 400


def test_what_is_offered_is_what_is_legal_and_every_try() -> None:
    phases = set()
    for s, board in random_games(times(8, 24), 15):
        b, places = tables(board), tables(board).places
        phases.add(s.phase)
        for seat in (0, 1):
            legal, found = legal_actions(s, b, seat), offered(s, board, seat)
            tries = [divmod(action - ACTIONS, places) for action in found if action >= ACTIONS]
            others = [action for action in found if action < ACTIONS]
            assert others == [action for action in legal if action >= DROP]
            assert [action for action in others if meant(s, b, seat, action) != action] == []
            lays = [action - LAY for action in legal if action < MISFIT]
            tray = [p for p in range(places) if s.on[s.tray[seat][p]] != OWNED + seat]
            assert tries == [(piece, place) for piece in tray for place in lays]
            fitting = {meant(s, b, seat, action) for action in found} - {NO_ACTION}
            assert fitting == set(legal), "whatever is legal can be found"
            if DONE in found:
                assert found[-1] == DONE, "the last resort is last, as in the rules' list"
    assert phases == set(Phase)


def test_most_that_can_be_offered() -> None:
    """On an empty field, all pieces on the whole base line."""
    assert offered(play("getting ready").state, FIELD, 0) == [READY]
    assert len(offered(play("").state, FIELD, 0)) == 24 * 6 + 1
    assert action_count(of_type(Plan, FIELD.plan)) == ACTIONS + 24 * 24


def test_a_piece_whose_place_is_taken_can_still_be_tried() -> None:
    game = play("A has a1; B has a2")
    place = game.place("a2")
    assert game.state.on[place] == OWNED + 1
    tries = [
        a for a in offered(game.state, FIELD, 0) if a >= ACTIONS and (a - ACTIONS) // 24 == place
    ]
    assert tries
    assert all(meant(game.state, game.b, 0, action) == NO_ACTION for action in tries)


# ---------------------------------------------------------------- any position


def test_every_number_is_in_its_slice() -> None:
    phases = set()
    for s, board in random_games(times(8, 24), 10):
        phases.add(s.phase)
        for seat, task in ((0, TASKS[0]), (1, TASKS[1])):
            seen = seen_on(s, board, seat, task)
            assert seen["score"] == [
                min(255, score(s, tables(board), side) // 25) for side in (seat, 1 - seat)
            ]
    assert phases == set(Phase)


def test_imagining_makes_no_difference() -> None:
    for number, (s, board) in enumerate(random_games(6, 31)):
        other = copy_of(s)
        imagine(other, tables(board), number % 2, seeded(number))
        for task in TASKS:
            rows = (observed.row_of(GAME, task, each, board, number % 2) for each in (s, other))
            assert next(rows) == next(rows)


def test_what_may_be_done_follows_from_what_is_seen() -> None:
    """No part of a position changes it without being seen."""
    told = set[tuple[str, ...]]()
    board = FIELD
    pool = []
    for number in range(12):
        rng = Random(number)
        s: Any = GAME.fresh(2, states.random_options(GAME, rng))
        GAME.rules.setup(s, tables(board))
        while not over(s, tables(board)):
            go_on(s, board, rng)
            pool.append(states.plain_copy(GAME, s))
    rng = Random(4)
    for _ in range(times(2500, 20000)):
        s, other, part, seat = *rng.sample(pool, 2), rng.choice(PARTS), rng.randrange(2)
        mixed = states.plain_copy(GAME, s)
        for name in part:
            setattr(mixed, name, getattr(other, name))
        if set(legal_actions(s, tables(board), seat)) != set(
            legal_actions(mixed, tables(board), seat)
        ):
            rows = [observed.row_of(GAME, TASKS[0], each, board, seat) for each in (s, mixed)]
            assert rows[0] != rows[1], part
            told.add(part)
    assert told == set(PARTS)


def test_what_is_offered_follows_from_what_is_seen() -> None:
    """Of the trays it depends on nothing but which pieces are left, and that is seen."""
    for s, board in random_games(6, 31):
        other = copy_of(s)
        for seat in (0, 1):
            seen = seen_on(s, board, seat)
            left = [piece for piece in range(tables(board).places) if seen["tray"][piece]]
            belongs = [s.tray[seat][piece] for piece in left]
            for piece, place in zip(left, reversed(belongs), strict=True):
                other.tray[seat][piece] = place
            assert offered(other, board, seat) == offered(s, board, seat)


@slow
@pytest.mark.parametrize("task", TASKS)
def test_compiled_code_sees_the_same(task: str) -> None:
    for s, board in random_games(4, 21):
        for seat in (0, 1):
            compiled = observed.compiled_row_of(GAME, task, s, board, seat)
            assert compiled == observed.row_of(GAME, task, s, board, seat)


@slow
def test_compiled_code_offers_the_same() -> None:
    built = CPU.build(GAME, module_of(offer))
    for s, board in random_games(4, 41):
        record, b = CPU.copy_of(GAME.declared.State, s), CPU.board(board)
        for seat in (0, 1):
            out = np.zeros(action_count(of_type(Plan, board.plan)), np.int64)
            found = out[: built.offer(record, b, seat, out)].tolist()
            assert found == offered(s, board, seat)
            assert [built.meant(record, b, seat, action) for action in found] == [
                meant(s, tables(board), seat, action) for action in found
            ]
