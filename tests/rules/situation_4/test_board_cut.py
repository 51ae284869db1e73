"""How a map is cut: a true jigsaw for any seed and size, and the same after a half turn.

Geometry is slow, so there are few examples; what no seed can break is the construction itself.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely import LineString, Point, Polygon, STRtree

import ludotheque
from ludotheque.games.situation_4 import board
from ludotheque.games.situation_4.board.jigsaw import STEPS, cut, on_curve
from ludotheque.games.situation_4.board.map import Cutting
from ludotheque.games.situation_4.board.plan import Plan
from ludotheque.games.situation_4.board.worked_out import cut_of, map_of
from ludotheque.games.situation_4.mapmaking.fitting import Search, fit
from tests.tiers import slow

GAME = ludotheque.game("situation-4")

TEXT = """
name: A small valley
areas: 4 x 2
pieces: {columns} x {rows}
seed: {seed}
river: 0 94, 60 112, 130 90, 200 100
width: 10
bridges: 60
paratroops: 40 150 50 30
tanks: 250 150 50 30
town 100: 130 130 40 30
"""

few = settings(max_examples=6, deadline=None)


def small(columns: int = 6, rows: int = 4, seed: int = 1) -> Plan:
    plan: Plan = board.read(TEXT.format(columns=columns, rows=rows, seed=seed))
    return plan


@st.composite
def plans(draw: st.DrawFn) -> Plan:
    columns, rows = (2 * draw(st.integers(1, 4)) for _ in range(2))
    return small(max(columns, rows), rows, draw(st.integers(0, 999_998)))


@st.composite
def cuttings(draw: st.DrawFn, plan: Plan) -> Cutting:
    """Some knots and cuts drawn a few times over."""
    knots = draw(
        st.dictionaries(
            st.tuples(st.integers(0, plan.rows // 2), st.integers(0, plan.columns)),
            st.integers(0, 9),
            max_size=6,
        )
    )
    return Cutting(knots, {})


# ---------------------------------------------------------------- for any seed


@few
@given(plans(), st.data())
def test_interlocking_is_mutual_and_holds_the_board_together(
    plan: Plan, data: st.DataObject
) -> None:
    found = cut(plan, data.draw(cuttings(plan)))
    for place, others in enumerate(found.neighbours):
        assert place not in others
        assert all(place in found.neighbours[other] for other in others)
        assert 2 <= len(others) <= 8
    reached, waiting = {0}, [0]
    while waiting:
        for other in found.neighbours[waiting.pop()]:
            if other not in reached:
                reached.add(other)
                waiting.append(other)
    assert len(reached) == plan.places


@few
@given(plans(), st.data())
def test_the_half_turn_is_exact(plan: Plan, data: st.DataObject) -> None:
    found = cut(plan, data.draw(cuttings(plan)))
    for (a, b), line in found.between.items():
        image = found.between[plan.turned_place(b), plan.turned_place(a)]
        turned = tuple(plan.turned_point(point) for point in reversed(line.points))
        assert turned == image.points
        assert plan.turned_point(line.end) == image.start


@slow
@few
@given(plans(), st.data())
def test_both_pieces_beside_a_cut_use_the_same_points(plan: Plan, data: st.DataObject) -> None:
    found = cut(plan, data.draw(cuttings(plan)))
    for (a, b), line in found.between.items():
        assert {*line.points} <= {*found.rings[a]}
        assert {*line.points} <= {*found.rings[b]}


@given(st.tuples(*[st.integers(-9000, 9000)] * 3))
def test_every_machine_finds_the_same_points_on_a_curve(controls: tuple[int, int, int]) -> None:
    """Halfway between two whole numbers it is the even one, not what a last digit says."""
    a, b, c = controls
    weights = [(STEPS - 1) ** 3, 3 * (STEPS - 1) ** 2, 3 * (STEPS - 1), 1]  # after one step
    most = a * weights[0] + b * weights[1] + c * weights[2]
    end = (STEPS**3 // 2 - most) % STEPS**3
    halfway = Fraction(most + end, STEPS**3)
    assert halfway % 1 == Fraction(1, 2)
    curve = [(a, 0), (b, 0), (c, 0), (end, 0)]
    assert on_curve(curve, 1) == on_curve(curve[::-1], STEPS - 1) == (round(halfway), 0)


@few
@given(plans())
def test_every_inner_edge_has_a_tab(plan: Plan) -> None:
    """A tab juts out much farther than the cut sways, and is broader than its neck."""
    for line in cut(plan).between.values():
        straight = LineString([line.start, line.end])
        assert straight.distance(Point(line.strokes[1][-1])) > 0.06 * straight.length
        neck = Point(line.strokes[0][-1]).distance(Point(line.strokes[2][-1]))
        head = Polygon(line.points[STEPS : 3 * STEPS + 1])
        assert head.area > neck * neck


@slow
@few
@given(plans())
def test_the_same_seed_gives_the_same_cut_and_another_seed_another(plan: Plan) -> None:
    again: Plan = board.read(plan.text)
    assert cut(again).rings == cut(plan).rings
    other = small(plan.columns, plan.rows, plan.half.seed + 1)
    assert cut(other).rings != cut(plan).rings


@pytest.mark.parametrize("name", GAME.about.boards)
def test_pieces_do_not_follow_the_grid_of_areas(name: str) -> None:
    plan: Plan = board.read(GAME.board_text(name))
    across = [
        place
        for place in range(plan.places)
        if sum(place in places for places in map_of(plan).touching.areas) > 1
    ]
    assert len(across) > 0.7 * plan.places


# ---------------------------------------------------------------- where nothing is grazed


def tiles(plan: Plan) -> list[Polygon]:
    return [Polygon(ring) for ring in cut_of(plan).rings]


@slow
@settings(max_examples=3, deadline=None)
@given(st.integers(0, 999_998))
def test_the_pieces_tile_the_board(seed: int) -> None:
    """As soon as none crosses itself; whether they graze a zone does not matter here."""
    search = Search(small(seed=seed))
    while thin := [fault for fault in search.faults if fault.code == "thin"]:
        search.mend(thin[0])
    pieces = [Polygon(ring) for ring in search.cut.rings]
    assert all(piece.is_valid for piece in pieces)
    assert sum(piece.area for piece in pieces) == search.plan.width * search.plan.height
    tree = STRtree(pieces)
    for place, piece in enumerate(pieces):
        near = [int(other) for other in tree.query(piece) if other != place]
        assert all(piece.intersection(pieces[other]).area < 1e-6 for other in near)


@slow
def test_exactly_the_pieces_that_share_an_edge_interlock() -> None:
    plan = small()
    pieces = tiles(plan)
    for a, b in combinations(range(plan.places), 2):
        shared = pieces[a].intersection(pieces[b]).length
        assert (shared > 1) == ((a, b) in cut_of(plan).between)


@slow
def test_a_search_leaves_nothing_grazed() -> None:
    plan = small()
    search = Search(plan)
    assert search.faults
    assert board.check(plan) == []
    assert fit(plan).faults == ()
    assert not search.faults_of(cut(plan, fit(plan).cutting))


@pytest.mark.parametrize("name", GAME.about.boards)
def test_no_two_places_are_alike(name: str) -> None:
    """Of all places, turned any way, a piece fits its own and, turned by half, its image."""
    plan: Plan = board.read(GAME.board_text(name))
    shapes = {from_corner(ring): place for place, ring in enumerate(cut_of(plan).rings)}
    assert len(shapes) == plan.places
    for place, ring in enumerate(cut_of(plan).rings):
        fits = [shapes.get(from_corner(turned(ring, turns))) for turns in range(4)]
        assert fits == [place, None, plan.turned_place(place), None]


Ring = tuple[tuple[int, int], ...]


def from_corner(ring: Ring) -> frozenset[tuple[int, int]]:
    left, top = (min(point[axis] for point in ring) for axis in (0, 1))
    return frozenset((x - left, y - top) for x, y in ring)


def turned(ring: Ring, turns: int) -> Ring:
    for _ in range(turns):
        ring = tuple((-y, x) for x, y in ring)
    return ring
