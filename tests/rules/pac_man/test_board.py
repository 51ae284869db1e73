"""The boards of Pac-Man: reading their drawings, judging them, their tables and their picture.

The requirements are those of the last section of the rule page, “The board: known, and
required”. Most tests take a good drawing, spoil it in one way, and expect to be told so.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from itertools import pairwise
from typing import Any, cast, get_type_hints
from xml.etree import ElementTree

import msgspec
import pytest

from ludotheque.games.pac_man import board
from ludotheque.games.pac_man.board import Kind, Side, picture
from ludotheque.games.pac_man.board import plan as plans
from ludotheque.games.pac_man.board.check import WALLS, cut_off
from ludotheque.games.pac_man.board.tables import pacman_links
from ludotheque.games.pac_man.constants import DEGREE, FAR, MOVERS, NOWHERE, SPACES, Marble, Mover
from ludotheque.games.pac_man.state import Board
from ludotheque.games.pac_man.view import drawing
from tests.kit import board_files

from .positions import GAME

EUROPEAN, AMERICAN = GAME.board_text("european"), GAME.board_text("american")
PLANS = {"european": board.read(EUROPEAN), "american": board.read(AMERICAN)}
TABLES = {name: board.tables(plan) for name, plan in PLANS.items()}
BOTH = pytest.mark.parametrize("edition", ["european", "american"])
EVERY_MOVER = pytest.mark.parametrize("mover", range(MOVERS))

TINY = """\
A---o---B
|   |   |
o---G---o
|   |   |
D---o---C
"""

Links = list[list[int]]

codes = partial(board_files.codes, GAME)
values = partial(board_files.values, GAME)
refused = partial(board_files.refused, GAME)


# ---------------------------------------------------------------- spoiling a drawing


def drawn(maze: str, name: str = "A test") -> str:
    return f"name: {name}\n\n{maze}"


def spoiled(text: str, marks: Mapping[str, str]) -> str:
    """The drawing with other characters at named places: `e9` a grid point, `e9<` beside it."""
    lines = text.splitlines()
    top = next(row for row, line in enumerate(lines) if line.startswith("  +"))
    for where, mark in marks.items():
        x, y = {"<": (-2, 0), ">": (2, 0), "^": (0, -1), "v": (0, 1)}.get(where[-1], (0, 0))
        column = 2 + 4 * (ord(where[0]) - ord("a")) + x
        row = top + 2 * (11 - int(where[1:].rstrip("<>^v"))) + y
        start = column - len(mark) // 2
        line = lines[row].ljust(start + len(mark))
        lines[row] = line[:start] + mark + line[start + len(mark) :]
    return "\n".join(lines) + "\n"


# ---------------------------------------------------------------- reading


@BOTH
def test_a_plan_keeps_its_text_to_the_letter(edition: str) -> None:
    assert PLANS[edition].text == {"european": EUROPEAN, "american": AMERICAN}[edition]


@BOTH
def test_spaces_are_named_as_in_chess_and_come_in_reading_order(edition: str) -> None:
    plan = PLANS[edition]
    assert [(s.row, s.column) for s in plan.spaces] == sorted(
        (s.row, s.column) for s in plan.spaces
    )
    assert plan.spaces[plan.centre].name == "f6"
    assert plan.spaces[plan.index["f11"]].row == 0
    assert plan.spaces[plan.index["f1"]].column == 5
    assert [plan.spaces[hole].name for hole in plan.door_holes] == ["f11", "a6", "k6", "f1"]


@BOTH
def test_a_track_goes_from_grid_point_to_grid_point_between_its_ends(edition: str) -> None:
    plan = PLANS[edition]
    for link in plan.links:
        assert (plan.at[link.path[0]], plan.at[link.path[-1]]) == (link.a, link.b)
        assert not any(point in plan.at for point in link.path[1:-1])
        for (x, y), (next_x, next_y) in pairwise(link.path):
            assert abs(next_x - x) + abs(next_y - y) == 1


def test_a_track_runs_straight_on_and_round_a_bend() -> None:
    plan = PLANS["european"]
    joined = {frozenset((plan.spaces[k.a].name, plan.spaces[k.b].name)): k for k in plan.links}
    assert joined[frozenset(("f8", "f6"))].path == ((5, 3), (5, 4), (5, 5))
    assert joined[frozenset(("c11", "a9"))].path == ((2, 0), (1, 0), (0, 0), (0, 1), (0, 2))


def test_comments_a_byte_order_mark_and_other_line_ends_change_nothing() -> None:
    plain = board.read(drawn(TINY))
    for text in (
        drawn(TINY + "# the end\n"),
        "# first\n" + drawn(TINY).replace("D---", "# between\nD---"),
        "\ufeff" + drawn(TINY).replace("\n", "\r\n"),
        drawn("\n\n" + TINY.replace("\n", "   \n")),
        drawn("".join(f"     {line}\n" for line in TINY.splitlines())),
    ):
        plan = board.read(text)
        assert (plan.spaces, plan.links) == (plain.spaces, plain.links)


def test_an_error_tells_line_and_column_of_the_file_comments_included() -> None:
    text = "# a comment\n" + drawn(TINY.replace("o---G", "# another\nx---G"))
    expected = {"line": 7, "column": 1, "character": "x"}
    assert refused(text) == ("board-character-unknown", expected)


@pytest.mark.parametrize(
    "text", ["", "\n \n", "# only a comment\n", "name: x\n", "name: x\n\n---\n"]
)
def test_a_file_without_a_drawing_is_refused(text: str) -> None:
    assert refused(text) == ("board-empty", {})


@pytest.mark.parametrize("heading", ["name:", "name:   "])
def test_a_board_without_a_name_is_refused(heading: str) -> None:
    assert refused(f"{heading}\n\n{TINY}") == ("board-name-missing", {})


@pytest.mark.parametrize("heading", ["nmae: x", "just words", "o---o"])
def test_an_unknown_heading_is_refused(heading: str) -> None:
    assert refused(f"{heading}\n\n{TINY}") == ("board-heading-unknown", {"line": 1})


def test_a_heading_given_twice_is_refused() -> None:
    code, particulars = refused(f"name: x\nname: y\n\n{TINY}")
    assert (code, particulars) == ("board-heading-twice", {"line": 2, "heading": "name"})


@pytest.mark.parametrize("character", ["x", "O", "\t", "é", "·"])
def test_an_unknown_character_is_refused(character: str) -> None:
    particulars = {"line": 4, "column": 2, "character": character}
    text = drawn(TINY.replace("|   |   |", f"|{character}  |   |", 1))
    assert refused(text) == ("board-character-unknown", particulars)


@pytest.mark.parametrize(
    ("line", "column", "character"),
    [
        ("| o |   |", 3, "o"),
        ("|   -   |", 5, "-"),
        ("||  |   |", 2, "|"),
        ("| ^ |   |", 3, "^"),
        ("| > |   |", 3, ">"),
    ],
)
def test_a_mark_off_the_grid_is_refused(line: str, column: int, character: str) -> None:
    text = drawn(TINY.replace("|   |   |", line, 1))
    particulars = {"line": 4, "column": column, "character": character}
    assert refused(text) == ("board-off-grid", particulars)


def test_a_drawing_with_more_columns_than_letters_is_refused() -> None:
    text = drawn(TINY.replace("A---o---B", "A---o---B" + "---o" * 24))
    assert refused(text) == ("board-too-large", {"columns": 27, "rows": 3, "most": 26})


@pytest.mark.parametrize("row", ["o-- G---o", "o - G---o", "o---G-<-o", "o---G---o--"])
def test_a_broken_track_is_refused(row: str) -> None:
    code, particulars = refused(drawn(TINY.replace("o---G---o", row)))
    assert code == "board-track-broken"
    assert particulars["line"] == 5


@pytest.mark.parametrize(
    ("old", "new", "line", "column"),
    [
        ("o---G---o", "o---G---o---", 5, 11),  # beyond the last space
        ("o---G---o", "o---+---o", 5, 5),  # a bend where four tracks meet
        ("o---G---o", "o---|---o", 5, 5),  # a track up and down, and one across
        ("o---G---o", "o-------o", 5, 5),  # likewise
        ("D---o---C", "D   +   C", 7, 5),  # a bend with one track
        ("C", "C\n\n+---+\n|   |\n+---+", 9, 1),  # a ring without a space
    ],
)
def test_a_track_that_leads_nowhere_is_refused(old: str, new: str, line: int, column: int) -> None:
    text = drawn(TINY.replace(old, new))
    assert refused(text) == ("board-track-nowhere", {"line": line, "column": column})


def test_a_track_that_comes_back_to_its_space_is_refused() -> None:
    text = drawn(TINY.replace("---C", "---C---+\n        |   |\n        +---+"))
    particulars = {"line": 7, "column": 9, "space": "c2"}
    assert refused(text) == ("board-track-loops", particulars)


def test_two_tracks_between_the_same_spaces_are_refused() -> None:
    text = drawn(TINY.replace("---o---B", "---o---B---+").replace("G---o", "G---o---+"))
    text = text.replace("|   |   |", "|   |   |   |", 1)
    particulars = {"line": 3, "column": 9, "first": "c3", "second": "c2"}
    assert refused(text) == ("board-track-twice", particulars)


def test_a_board_without_a_centre_is_refused() -> None:
    assert refused(drawn(TINY.replace("G", "o"))) == ("board-centre-missing", {})


def test_a_second_centre_is_refused() -> None:
    text = drawn(TINY.replace("---o---C", "---G---C"))
    assert refused(text) == ("board-centre-twice", {"line": 7, "column": 5})


@pytest.mark.parametrize("home", "ABCD")
def test_a_missing_home_is_refused(home: str) -> None:
    assert refused(drawn(TINY.replace(home, "o"))) == ("board-home-missing", {"home": home})


def test_a_second_home_of_the_same_colour_is_refused() -> None:
    text = drawn(TINY.replace("D---o", "D---A"))
    assert refused(text) == ("board-home-twice", {"line": 7, "column": 5, "home": "A"})


@pytest.mark.parametrize(
    ("maze", "line", "column"),
    [
        ("    v\n" + TINY, 3, 5),  # pointing inwards, at the hole
        ("^\n" + TINY, 3, 1),  # beside a home
        (TINY.replace("B", "B     >"), 3, 15),  # beside nothing
    ],
)
def test_a_door_that_is_not_beside_a_hole_is_refused(maze: str, line: int, column: int) -> None:
    particulars = {"line": line, "column": column}
    assert refused(drawn(maze)) == ("board-door-beside-no-hole", particulars)


# ---------------------------------------------------------------- what the rules require


@BOTH
def test_the_boards_that_come_with_the_game_meet_every_requirement(edition: str) -> None:
    assert board.check(PLANS[edition]) == []


@pytest.mark.parametrize(("edition", "white"), [("european", 56), ("american", 72)])
def test_the_european_edition_has_60_marbles_and_the_american_76(edition: str, white: int) -> None:
    plan = PLANS[edition]
    assert (plan.count(Kind.HOLE), plan.count(Kind.RINGED)) == (white, 4)


def test_required_no_more_spaces_than_the_tables_hold() -> None:
    text = AMERICAN.replace("+-", "o-").replace("-+", "-o")
    assert values(text, "board-too-many-spaces") == [{"spaces": 105, "most": SPACES}]


def test_required_no_more_ways_out_of_a_space_than_the_tables_hold() -> None:
    text = spoiled(EUROPEAN, {f"{column}11^": "^" for column in "cegi"})
    found = values(text, "board-too-many-ways")
    assert {"space": "c11", "ways": 9, "most": DEGREE} in found


def test_required_a_square_board() -> None:
    text = drawn(TINY.replace("B", "B---o").replace("C", "C---o"))
    assert values(text, "board-not-square") == [{"columns": 4, "rows": 3}]


def test_required_60_or_76_marble_holes() -> None:
    text = spoiled(EUROPEAN, {"e10": "@"})
    assert values(text, "board-marbles") == [{"white": 55, "yellow": 5}]


def test_required_homes_in_clockwise_order() -> None:
    text = spoiled(EUROPEAN, {"i9": "C", "i3": "B"})
    assert set(codes(text)) == {"board-homes-order"}
    assert {"home": "A", "following": "B"} in values(text, "board-homes-order")


def test_required_the_ghosts_in_the_centre() -> None:
    text = spoiled(EUROPEAN, {"f6": "o", "f8": "G"})
    assert values(text, "board-centre-not-middle") == [{"space": "f8"}]


def test_required_a_way_out_of_the_centre() -> None:
    around = {"f6<": "   ", "f6>": "   ", "f6^": " ", "f6v": " ", "e6": " ", "g6": " "}
    around |= {"f7": " ", "f5": " ", "e6<": "   ", "g6>": "   ", "f7^": " ", "f5v": " "}
    assert values(spoiled(EUROPEAN, around), "board-centre-closed") == [{"space": "f6"}]


def test_a_track_from_the_centre_to_a_home_is_no_way_out() -> None:
    text = drawn("A---o---B\n|       |\no   G---D\n|       |\no---o---C\n")
    assert "board-centre-closed" in codes(text)


def test_required_four_fold_symmetry_of_the_holes() -> None:
    text = spoiled(EUROPEAN, {"f10": "o", "g10": "@"})
    assert set(codes(text)) == {"board-turn-space"}
    assert {"space": "b6", "image": "f10"} in values(text, "board-turn-space")


def test_required_four_fold_symmetry_of_the_tracks() -> None:
    text = spoiled(EUROPEAN, {"f11v": "|"})
    assert set(codes(text)) == {"board-turn-track"}
    track = {"first": "f11", "second": "f10", "image_first": "k6", "image_second": "j6"}
    assert values(text, "board-turn-track") == [track]


def test_required_four_fold_symmetry_of_the_doors() -> None:
    text = spoiled(EUROPEAN, {"f11^": " ", "e11^": "^"})
    assert {"board-turn-door"} <= set(codes(text)) <= {"board-turn-door", "board-walled-by-two"}
    assert {"space": "a6", "image": "f11"} in values(text, "board-turn-door")


def test_required_14_white_marbles_and_a_yellow_one_in_each_quarter() -> None:
    text = spoiled(EUROPEAN, {"f10": "o", "e10": "@"})
    upper = [{"quarter": 1, "white": 13, "yellow": 2}, {"quarter": 2, "white": 15, "yellow": 0}]
    assert values(text, "board-quarter") == upper


@pytest.mark.parametrize(
    ("where", "side"), [("f11^", "top"), ("k6>", "right"), ("f1v", "bottom"), ("a6<", "left")]
)
def test_required_a_door_on_each_side(where: str, side: str) -> None:
    text = spoiled(EUROPEAN, {where: " "})
    assert values(text, "board-door-sides") == [{"side": side, "doors": 0}]


def test_required_no_second_door_on_a_side() -> None:
    text = spoiled(EUROPEAN, {"e11^": "^"})
    assert values(text, "board-door-sides") == [{"side": "top", "doors": 2}]


def test_required_doors_in_the_edge() -> None:
    text = spoiled(EUROPEAN, {"f11^": " ", "f10^": "^"})
    assert values(text, "board-door-inside") == [{"space": "f10", "side": "top"}]


def test_required_a_hole_for_each_door() -> None:
    text = drawn("  ^\n< o---A\n  |   |\n  D   B\n  |   |\n  G---C\n")
    assert values(text, "board-door-shared") == [{"space": "a3"}]


def test_required_no_dead_ends_for_pac_men() -> None:
    text = spoiled(EUROPEAN, {"e7": "o", "e7<": "---"})
    assert values(text, "board-dead-end") == [{"space": "e7"}]


def test_required_no_dead_ends_for_ghosts() -> None:
    text = drawn(TINY)
    assert "board-dead-end" not in codes(text)
    assert {"space": "b3"} in values(text, "board-dead-end-ghosts")


def test_required_a_board_in_one_piece_for_pac_men() -> None:
    text = spoiled(EUROPEAN, {"e7": "o", "g7": "o"})
    assert values(text, "board-apart") == [{"spaces": "e7, g7"}]


def test_required_a_board_in_one_piece_for_ghosts() -> None:
    text = drawn(TINY.replace("|   |   |", "|       |", 1))
    assert "board-apart" not in codes(text)
    assert values(text, "board-apart-ghosts") == [{"spaces": "b3"}]


def test_required_nowhere_that_one_piece_can_wall_a_player_in() -> None:
    text = spoiled(EUROPEAN, {"e7": "o", "e7<": "---"})
    assert values(text, "board-walled-by-one") == [{"space": "d7", "cut": "e7", "count": 1}]


def test_required_nowhere_that_two_pieces_can_wall_a_player_in() -> None:
    text = spoiled(EUROPEAN, {"f9": "o"})
    wall = {"first": "f10", "second": "f8", "cut": "f9", "count": 1}
    assert values(text, "board-walled-by-two") == [wall]


def test_only_the_first_few_walls_are_told() -> None:
    ring = drawn("A---o---o---B\n|           |\no   G       o\n|           |\nD---o---o---C\n")
    assert len(values(ring, "board-walled-by-two")) == WALLS


@BOTH
def test_a_blocked_pair_is_judged_as_by_removing_it_by_hand(edition: str) -> None:
    plan = PLANS[edition]
    links = pacman_links(plan)
    assert min(len(ends) for i, ends in enumerate(links) if i != plan.centre) == 3
    circuit = set(range(len(plan.spaces))) - {plan.centre}
    around = links[plan.homes[0]]
    assert cut_off(links, circuit, around) == {plan.homes[0]}
    assert cut_off(links, circuit, around[:2]) == set()


# ---------------------------------------------------------------- tables


def links_of(edition: str, mover: int) -> Links:
    """A mover's links, without what fills up the table."""
    table = cast(list[Links], TABLES[edition]["links"])[mover]
    return [[end for end in ends if end != NOWHERE] for ends in table]


@BOTH
def test_every_table_of_the_board_is_there_in_its_full_size(edition: str) -> None:
    hints = get_type_hints(Board, include_extras=True)
    assert TABLES[edition].keys() == hints.keys()
    for name, hint in hints.items():
        _, *size = hint.__metadata__
        shape = size[0] if size and isinstance(size[0], tuple) else tuple(size)
        check_shape(TABLES[edition][name], shape)


def check_shape(table: object, shape: tuple[int, ...]) -> None:
    if not shape:
        assert type(table) is int
        return
    assert isinstance(table, list)
    assert len(table) == shape[0]
    for row in table:
        check_shape(row, shape[1:])


@BOTH
def test_unused_spaces_are_filled_up(edition: str) -> None:
    table = TABLES[edition]
    used = len(PLANS[edition].spaces)
    assert table["spaces"] == used
    assert set(cast(list[int], table["marble"])[used:]) == {Marble.NONE}
    assert set(cast(list[int], table["home_on"])[used:]) == {NOWHERE}
    for mover in range(MOVERS):
        assert not any(links_of(edition, mover)[used:])
    distance = cast(Links, table["distance"])
    assert {steps for row in distance[used:] for steps in row} == {FAR}
    assert {steps for row in distance for steps in row[used:]} == {FAR}


@BOTH
@EVERY_MOVER
def test_links_come_first_in_order_and_once_each(edition: str, mover: int) -> None:
    for row in cast(list[Links], TABLES[edition]["links"])[mover]:
        ends = [end for end in row if end != NOWHERE]
        assert row == sorted(set(ends)) + [NOWHERE] * (DEGREE - len(ends))


@BOTH
def test_marbles_and_homes_lie_where_they_are_drawn(edition: str) -> None:
    plan, table = PLANS[edition], TABLES[edition]
    marble, home_on = cast(list[int], table["marble"]), cast(list[int], table["home_on"])
    for number, space in enumerate(plan.spaces):
        white, yellow = space.kind == Kind.HOLE, space.kind == Kind.RINGED
        assert marble[number] == (Marble.WHITE if white else Marble.YELLOW if yellow else 0)
        assert (home_on[number] != NOWHERE) == (space.kind == Kind.HOME)
    for home, number in enumerate(cast(list[int], table["home"])):
        assert home_on[number] == home
    assert table["centre"] == plan.index["f6"]


@BOTH
def test_what_a_pac_man_walks_it_can_walk_the_other_way(edition: str) -> None:
    links = links_of(edition, Mover.PACMAN)
    for start, ends in enumerate(links):
        assert all(start in links[end] for end in ends)


@BOTH
@EVERY_MOVER
def test_nothing_leads_into_the_centre(edition: str, mover: int) -> None:
    centre = PLANS[edition].centre
    links = links_of(edition, mover)
    assert all(centre not in ends for ends in links)
    assert bool(links[centre]) == (mover >= Mover.GHOST)


@BOTH
@EVERY_MOVER
def test_a_door_is_next_to_every_other_for_those_who_may_use_it(edition: str, mover: int) -> None:
    links, holes = links_of(edition, mover), PLANS[edition].door_holes
    for one in holes:
        others = set(holes) - {one}
        assert others & set(links[one]) == (set() if mover == Mover.GHOST else others)


@BOTH
@pytest.mark.parametrize("mover", [Mover.GHOST, Mover.GHOST_THROUGH_DOORS])
def test_ghosts_neither_enter_nor_leave_a_home(edition: str, mover: int) -> None:
    homes = set(PLANS[edition].homes)
    for start, ends in enumerate(links_of(edition, mover)):
        assert not homes & set(ends)
        assert start not in homes or not ends


@BOTH
def test_every_track_is_a_link_of_those_who_may_walk_it(edition: str) -> None:
    plan = PLANS[edition]
    pacman, ghost = links_of(edition, 0), links_of(edition, Mover.GHOST)
    for link in plan.links:
        ends = {link.a, link.b}
        assert (link.b in pacman[link.a]) == (plan.centre not in ends)
        if not ends & {plan.centre, *plan.homes}:
            assert link.b in ghost[link.a]


@BOTH
@pytest.mark.parametrize("mover", range(MOVERS))
def test_distances_are_those_of_floyd_and_warshall(edition: str, mover: int) -> None:
    used = len(PLANS[edition].spaces)
    far = [[0 if a == b else FAR for b in range(used)] for a in range(used)]
    for start, ends in enumerate(links_of(edition, mover)):
        for end in ends:
            far[start][end] = 1
    for via in range(used):
        for a in range(used):
            for b in range(used):
                far[a][b] = min(far[a][b], far[a][via] + far[via][b])
    tables = TABLES[edition]
    tried = cast(list[Links], [tables["distance"], *cast(Any, tables["ghost_distance"])])
    assert [row[:used] for row in tried[mover][:used]] == far
    centre = PLANS[edition].centre
    assert all(tried[mover][a][centre] == FAR for a in range(used) if a != centre)


# ---------------------------------------------------------------- the picture


@BOTH
def test_the_picture_shows_every_space(edition: str) -> None:
    root = ElementTree.fromstring(picture.svg(PLANS[edition]))
    groups = root.findall("{http://www.w3.org/2000/svg}g[@transform]")
    assert len(groups) == len(PLANS[edition].spaces)


def test_a_picture_is_sound_whatever_the_board_is_called() -> None:
    name = "</title><script>alert('&\"')</script>\x00\x07"
    root = ElementTree.fromstring(picture.svg(board.read(drawn(TINY, name))))
    assert root.attrib["aria-label"] == "</title><script>alert('&\"')</script>"
    assert not root.findall(".//{http://www.w3.org/2000/svg}script")


def test_two_pictures_can_stand_in_one_page() -> None:
    ids = [
        element.attrib["id"]
        for plan in PLANS.values()
        for element in ElementTree.fromstring(picture.svg(plan)).iter()
        if "id" in element.attrib
    ]
    assert len(ids) == len(set(ids)) > 0


def test_sides_follow_one_another_clockwise() -> None:
    assert [side.turned for side in plans.CLOCKWISE] == [*plans.CLOCKWISE[1:], Side.TOP]


# ---------------------------------------------------------------- told to whoever draws it


@BOTH
def test_the_page_is_told_everything_by_name(edition: str) -> None:
    plan = PLANS[edition]
    told = msgspec.json.decode(msgspec.json.encode(drawing(plan)))
    assert (told["name"], told["columns"], told["rows"]) == (plan.name, plan.columns, plan.rows)
    spaces = {space["name"]: space for space in told["spaces"]}
    assert list(spaces) == [space.name for space in plan.spaces]
    homes = {space["home"]: space["name"] for space in told["spaces"] if space["home"]}
    assert homes == {
        letter: plan.spaces[home].name for letter, home in zip("ABCD", plan.homes, strict=True)
    }
    for kind in Kind:
        assert sum(space["kind"] == kind.value for space in told["spaces"]) == plan.count(kind)
    for link in told["links"]:
        for end, point in ((link["a"], link["path"][0]), (link["b"], link["path"][-1])):
            assert [spaces[end]["column"], spaces[end]["row"]] == point
        assert all(abs(x - u) + abs(y - v) == 1 for (x, y), (u, v) in pairwise(link["path"]))
    assert len(told["links"]) == len(plan.links)
    doors = [(door["space"], door["side"]) for door in told["doors"]]
    assert doors == [(plan.spaces[door.space].name, door.side.value) for door in plan.doors]
