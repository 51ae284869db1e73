"""Declared states and boards: plain, checked, as records; copied and hashed."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np
import pytest

from ludotheque.engine import chance, declare
from ludotheque.engine.compile import interpreted
from ludotheque.engine.game import Game
from ludotheque.engine.seats import FATE
from tests.engine.random_play import EVERY_GAME, everything, random_match

games = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)


class Notes:
    tried: Annotated[list[int], "i1", 2]


class Shape:
    small: Annotated[int, "i1"]
    byte: Annotated[int, "u1"]
    row: Annotated[list[int], "i1", 3]
    wide: Annotated[int, "i8"]
    grid: Annotated[list[list[int]], "u2", (2, 3)]
    scratch: Notes


class Table:
    count: Annotated[int, "i8"]
    links: Annotated[list[list[int]], "i1", (2, 2)]


def filled(s: Any) -> Any:
    s.small, s.byte, s.wide = -7, 255, 1 << 40
    for at in range(3):
        s.row[at] = at - 1
        s.grid[0][at] = 60000 + at
        s.grid[1][at] = at
    return s


WORTH = {
    "small": -7,
    "byte": 255,
    "wide": 1 << 40,
    "row": [-1, 0, 1],
    "grid": [[60000, 60001, 60002], [0, 1, 2]],
}


# ---------------------------------------------------------------- fields


def test_fields_are_sorted_from_wide_to_narrow_and_else_stay_in_order() -> None:
    names = [field.name for field in declare.fields(Shape)]
    assert names == ["wide", "grid", "small", "byte", "row"]


@games
def test_a_record_has_no_gaps_but_at_its_end(game: Game) -> None:
    sizes = [declare.SIZES[field.code] for field in declare.fields(game.declared.State)]
    assert sizes == sorted(sizes, reverse=True)
    record = declare.dtype(game.declared.State)
    last = declare.fields(game.declared.State)[-1].name
    kind, offset, *_ = record.fields[last]  # type: ignore[index]
    assert offset + kind.itemsize == declare.state_size(game.declared.State)


def test_the_scratch_space_is_no_field_and_does_not_count() -> None:
    assert "scratch" not in declare.values(Shape, declare.plain(Shape))
    assert declare.state_size(Shape) == 8 + 2 * 6 + 1 + 1 + 3
    assert declare.scratch_of(Shape) is Notes
    assert declare.scratch_of(Table) is None


@pytest.mark.parametrize(
    ("code", "smallest", "largest"),
    [("i1", -128, 127), ("u1", 0, 255), ("i2", -32768, 32767), ("u4", 0, (1 << 32) - 1)],
)
def test_the_range_of_a_field(code: str, smallest: int, largest: int) -> None:
    field = declare.Field("any", code, ())
    assert (field.smallest, field.largest) == (smallest, largest)


# ---------------------------------------------------------------- plain and checked


def test_a_plain_state_is_nought_everywhere_and_shares_nothing() -> None:
    s, other = declare.plain(Shape), declare.plain(Shape)
    s.grid[0][1] = 5
    s.scratch.tried[0] = 1
    assert s.grid == [[0, 5, 0], [0, 0, 0]]
    assert other.grid == [[0, 0, 0], [0, 0, 0]]
    assert other.scratch.tried == [0, 0]


def test_a_checked_state_holds_what_a_plain_one_does() -> None:
    assert declare.values(Shape, filled(declare.checked(Shape))) == WORTH


@pytest.mark.parametrize(("name", "value"), [("small", 128), ("small", -129), ("byte", -1)])
def test_a_checked_number_refuses_what_does_not_fit(name: str, value: int) -> None:
    s = declare.checked(Shape)
    with pytest.raises(ValueError, match=f"{name} = {value} does not fit"):
        setattr(s, name, value)
    assert getattr(s, name) == 0


@pytest.mark.parametrize("value", [128, -129])
def test_a_checked_array_refuses_what_does_not_fit(value: int) -> None:
    s = declare.checked(Shape)
    with pytest.raises(ValueError, match="row"):
        s.row[0] = value
    with pytest.raises(ValueError, match="grid"):
        s.grid[1][2] = -1
    with pytest.raises(ValueError, match="tried"):
        s.scratch.tried[0] = value


@pytest.mark.parametrize("index", [-1, 3, slice(0, 1)])
def test_a_checked_array_refuses_places_that_compiled_code_would_not_check(index: Any) -> None:
    s = declare.checked(Shape)
    with pytest.raises(IndexError, match="row"):
        s.row[index] = 0
    with pytest.raises(IndexError, match="row"):
        s.row[index]
    with pytest.raises(IndexError, match="grid"):
        s.grid[0][index]


def test_a_checked_state_refuses_what_is_not_declared() -> None:
    s: Any = declare.checked(Shape)
    with pytest.raises(AttributeError, match="colour is not declared"):
        s.colour = 1


def test_a_checked_state_refuses_a_whole_array() -> None:
    s = declare.checked(Shape)
    with pytest.raises(TypeError, match="row is an array"):
        s.row = [0, 0, 0]
    with pytest.raises(TypeError):
        s.grid[0] = [0, 0, 0]


@pytest.mark.parametrize("value", [1.5, 2.0, "1"])
def test_a_checked_state_refuses_what_is_no_whole_number(value: Any) -> None:
    """A division that leaves the whole numbers would be cut off in silence when compiled."""
    s = declare.checked(Shape)
    with pytest.raises(TypeError):
        s.small = value
    with pytest.raises(TypeError):
        s.row[0] = value


LENGTH_CHANGES: dict[str, tuple[Any, ...]] = {
    "append": (1,),
    "extend": ([1],),
    "insert": (0, 1),
    "pop": (),
    "clear": (),
}


def test_a_checked_array_keeps_its_length() -> None:
    s = declare.checked(Shape)
    for name, arguments in LENGTH_CHANGES.items():
        with pytest.raises(TypeError):
            getattr(s.row, name)(*arguments)
    with pytest.raises((TypeError, IndexError)):
        del s.row[0]
    assert len(s.row) == 3


@games
def test_every_game_stays_within_its_declared_ranges(game: Game) -> None:
    played = random_match(game, 120, seed=4)
    b, s = played.board.plain, game.fresh(len(played.seats), {}, checked=True)
    game.rules.setup(s, b)
    for entry in played.log:
        if entry.seat == FATE:
            game.rules.draw(s, b, entry.choice)
        else:
            assert game.rules.refusal(s, b, entry.seat, entry.choice) == 0
            game.rules.apply(s, b, entry.seat, entry.choice)
    assert declare.values(game.declared.State, s) == everything(played)


# ---------------------------------------------------------------- records and boards


def test_a_record_says_the_same_as_the_plain_state() -> None:
    record = np.zeros(1, declare.dtype(Shape))
    declare.to_record(Shape, filled(declare.plain(Shape)), record[0])
    assert declare.values(Shape, record[0]) == WORTH
    row = declare.values(Shape, record[0])["row"]
    assert isinstance(row, list)
    assert all(type(number) is int for number in row)


@games
def test_a_record_says_the_same_as_the_plain_state_in_every_game(game: Game) -> None:
    match = random_match(game, 40)
    record = np.zeros(1, declare.dtype(game.declared.State))
    declare.to_record(game.declared.State, match.state, record[0])
    assert declare.values(game.declared.State, record[0]) == everything(match)


def test_a_board_is_the_same_in_both_forms() -> None:
    tables: declare.Tables = {"links": [[1, -1], [0, 5]], "count": 2}
    plain, record = declare.plain_board(Table, tables), declare.board_record(Table, tables)[0]
    assert isinstance(plain, Table)
    assert (plain.count, plain.links) == (2, [[1, -1], [0, 5]])
    assert (int(record["count"]), record["links"].tolist()) == (plain.count, plain.links)


def test_a_board_table_of_the_wrong_shape_is_refused() -> None:
    with pytest.raises(ValueError, match="links has shape"):
        declare.board_record(Table, {"count": 1, "links": [[0, 1]]})


def test_a_board_table_with_a_number_too_large_is_refused() -> None:
    """The compiled rules would read another number than the interpreter."""
    with pytest.raises(ValueError, match="links"):
        declare.board_record(Table, {"count": 1, "links": [[0, 300], [0, 0]]})


@games
def test_the_tables_of_every_board_are_the_same_in_both_forms(game: Game) -> None:
    for name in game.about.boards:
        board = game.laid_out(name)
        record = declare.values(game.declared.Board, board.record[0])
        assert record == {key: getattr(board.plain, key) for key in record}


# ---------------------------------------------------------------- copying and hashing


@games
def test_a_copy_is_equal_and_independent(game: Game) -> None:
    match = random_match(game, 40)
    built = interpreted(game)
    copied = declare.plain(game.declared.State)
    built.copy(copied, match.state)
    assert declare.values(game.declared.State, copied) == everything(match)
    assert built.fold_state(copied, 1) == built.fold_state(match.state, 1)
    before = everything(match)
    for field in declare.fields(game.declared.State):
        if field.shape:
            disturb(getattr(copied, field.name))
    assert everything(match) == before


def disturb(array: list[Any]) -> None:
    while isinstance(array[0], list):
        array = array[0]
    array[0] += 1


@games
def test_the_hash_sees_every_cell_of_a_state(game: Game) -> None:
    fold_state, state = interpreted(game).fold_state, game.declared.State
    hashes = {fold_state(declare.plain(state), chance.HASH_START)}
    for count, field in enumerate(declare.fields(state), start=1):
        s = declare.plain(state)
        if field.shape:
            disturb(getattr(s, field.name))
        else:
            setattr(s, field.name, 1)
        hashes.add(fold_state(s, chance.HASH_START))
        assert len(hashes) == count + 1, field.name


def test_the_hash_leaves_the_scratch_space_out() -> None:
    game = next(game for game in EVERY_GAME if declare.scratch_of(game.declared.State))
    s: Any = declare.plain(game.declared.State)
    before = interpreted(game).fold_state(s, 1)
    disturb(next(value for value in vars(s.scratch).values() if isinstance(value, list)))
    assert interpreted(game).fold_state(s, 1) == before
