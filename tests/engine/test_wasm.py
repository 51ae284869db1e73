"""What WebAssembly is handed lies where compiled code looks for it, and what fails is said."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import Annotated, Any

import numpy as np
import pytest

from ludotheque.bots import choosers, only_random, playouts, search, tree
from ludotheque.engine import drive, wasm_compile, wasm_node
from ludotheque.engine.declare import dtype, layout, record_bytes, scratch_of
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.game import Game
from ludotheque.engine.registry import all_games
from ludotheque.engine.speeds import CPU, WASM
from ludotheque.engine.wasm import LINE, PAGE, Block, Integers, Machine, Program, Records, Table
from ludotheque.lab.drivers import simulation
from tests.fixtures import fixture_games

GAMES = (*all_games(), *fixture_games())
RANDOM_GAMES = Program(choosers, only_random, drive, simulation)


class Uneven:
    """Fields of every width, and a scratch that is wider than all of them."""

    small: Annotated[int, "u1"]
    signed: Annotated[list[int], "i2", 3]
    square: Annotated[list[list[int]], "i1", (2, 3)]
    scratch: UnevenScratch


class UnevenScratch:
    wide: Annotated[list[int], "i8", 2]


def declarations() -> Iterator[type]:
    for game in GAMES:
        yield from (game.declared.State, game.declared.Board)
    yield from (tree.Node, tree.SearchProgress, playouts.PlayoutProgress, Uneven)


@pytest.mark.parametrize("declaration", list(declarations()), ids=lambda each: each.__module__)
def test_a_record_has_its_fields_where_numpy_has_them(declaration: type) -> None:
    known, found = dtype(declaration), layout(declaration)
    assert known.fields is not None
    offsets = {name: at for name, (_, at) in found.fields.items()}
    scratch = {"scratch"} if scratch_of(declaration) else set()
    assert offsets == {name: known.fields[name][1] for name in known.fields if name not in scratch}
    assert (found.size, found.alignment) == (known.itemsize, known.alignment)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_board_has_the_bytes_of_its_record(game: Game) -> None:
    board = game.laid_out()
    assert record_bytes(board.declaration, board.plain) == board.record.tobytes()


def test_a_table_of_another_shape_is_refused() -> None:
    class Given:
        small, signed, square = 1, [1, 2], [[1, 2, 3], [4, 5, 6]]

    with pytest.raises(ValueError, match="Uneven"):
        record_bytes(Uneven, Given())


# ---------------------------------------------------------------- memory


class Bytes:
    """An instance without functions."""

    heap, size = 100, PAGE

    def __init__(self) -> None:
        self.memory = bytearray(PAGE)

    def call(self, entry: str, kinds: str, numbers: Any) -> int:
        self.called = entry, kinds, numbers
        return 7

    def read(self, address: int, length: int) -> bytes:
        assert address + length <= len(self.memory)
        return bytes(self.memory[address : address + length])

    def write(self, address: int, content: bytes) -> None:
        assert address + len(content) <= len(self.memory)
        self.memory[address : address + len(content)] = content

    def clear(self, address: int, length: int) -> None:
        self.write(address, bytes(length))

    def grow(self, pages: int) -> None:
        self.memory += bytes(pages * PAGE)


def test_blocks_are_apart_and_are_used_again() -> None:
    machine = Machine(Bytes())
    blocks = [machine.reserve(length) for length in (8, LINE, LINE + 1, 8)]
    assert all(address % LINE == 0 for address in blocks)
    assert len(set(blocks)) == len(blocks)
    assert blocks[3] - blocks[2] >= LINE + 1
    machine.release(blocks[1], LINE)
    assert machine.reserve(LINE - 1) == blocks[1]


def test_memory_grows_with_what_is_put_there() -> None:
    instance = Bytes()
    machine = Machine(instance)
    block = Block(3 * PAGE, bytes([5]) * (3 * PAGE))
    assert block.place(machine) + 3 * PAGE <= len(instance.memory)
    assert block.read(3 * PAGE - 1, 1) == bytes([5])


def test_what_nobody_holds_any_more_is_free() -> None:
    machine = Machine(Bytes())
    numbers = Integers.of([1, 2, 3])
    address = numbers.place(machine)
    del numbers
    assert Integers.of([4]).place(machine) == address


def test_numbers_are_the_same_before_and_after_they_are_placed() -> None:
    machine = Machine(Bytes())
    numbers, table = Integers.of([3, -4]), Table.of_zeros(2, 3)
    for _ in range(2):
        numbers[1] -= 1
        table[1][2] += 9
        numbers.place(machine)
        table.place(machine)
    assert list(numbers) == [3, -6]
    assert np.asarray(table).tolist() == [[0, 0, 0], [0, 0, 18]]
    assert table[1].place(machine) == table.place(machine) + 24


def test_a_record_reads_as_a_plain_object() -> None:
    content = record_bytes(Uneven, Numbers())
    records = Records(Uneven, 2, content + content)
    records.place(Machine(Bytes()))
    assert len(records) == 2
    assert (records[1].small, records[1].signed) == (200, [-3, 4, -5])
    assert records[1].square == [[1, 2, 3], [4, 5, -6]]
    with pytest.raises(AttributeError):
        _ = records[0].something


class Numbers:
    small, signed, square = 200, [-3, 4, -5], [[1, 2, 3], [4, 5, -6]]


def test_nothing_lies_in_two_memories() -> None:
    numbers = Integers.of([1])
    numbers.place(Machine(Bytes()))
    with pytest.raises(ValueError, match="another machine"):
        numbers.place(Machine(Bytes()))


def test_memory_that_is_used_again_holds_nothing_of_before() -> None:
    machine = Machine(Bytes())
    Integers.of([1, 2, 3]).place(machine)
    assert list(Table.of_zeros(1, 3)[0]) == [0, 0, 0]
    table = Table.of_zeros(1, 3)
    table.place(machine)
    assert list(table[0]) == [0, 0, 0]


def test_a_function_is_called_with_addresses_and_numbers() -> None:
    instance = Bytes()
    machine = Machine(instance)
    numbers, records = Integers.of([1, 2]), Records(Uneven, 3)
    assert machine.function("search")(numbers, (-5, records[2]), True) == 7
    entry, kinds, given = instance.called
    place, size = numbers.place(machine), layout(Uneven).size
    assert (entry, kinds) == ("search", "aaannan")
    assert given[2:] == (place, 2, -5, records.place(machine) + 2 * size, 1)
    with pytest.raises(TypeError, match="WebAssembly"):
        machine.function("search")("text")


# ---------------------------------------------------------------- compiling


def test_an_entry_takes_addresses_lengths_and_numbers() -> None:
    entry = wasm_compile.Entry(GAMES[0], RANDOM_GAMES, "play_games")
    assert entry.parameters[:4] == ["s", "b", "play_opening", "play_seed"]
    assert entry.parameters[-5:] == [
        "play_scores",
        "play_scores_length0",
        "play_scores_length1",
        "first",
        "games",
    ]
    assert "carray(play_scores, (play_scores_length0, play_scores_length1))" in entry.source


def test_a_file_needs_nothing_and_shows_its_entries_alone() -> None:
    game, program = fixture_games()[0], RANDOM_GAMES
    shown, needed = sections(wasm_compile.module_for(game, program))
    assert not needed
    assert shown == {"memory", "__heap_base", *map(program.exported, program.entries)}


def sections(module: bytes) -> tuple[set[str], bool]:
    """The names that a file of WebAssembly exports, and whether it imports anything."""
    at, exports, imports = 8, set[str](), False
    while at < len(module):
        kind, (length, at) = module[at], number(module, at + 1)
        end = at + length
        imports = imports or kind == 2
        if kind == 7:
            count, at = number(module, at)
            for _ in range(count):
                size, at = number(module, at)
                exports.add(module[at : at + size].decode())
                _, at = number(module, at + size + 1)
        at = end
    return exports, imports


def number(content: bytes, at: int) -> tuple[int, int]:
    """A number in LEB128, and where it ends."""
    found = shift = 0
    while True:
        found |= (content[at] & 127) << shift
        shift, at = shift + 7, at + 1
        if content[at - 1] < 128:
            return found, at


def test_several_programs_of_a_game_share_a_file() -> None:
    game, other = fixture_games()[0], Program(drive, playouts)
    shown, _ = sections(wasm_compile.module_for(game, RANDOM_GAMES, other))
    assert {RANDOM_GAMES.exported("play_games"), other.exported("play_games")} <= shown


# ---------------------------------------------------------------- where something is missing


def test_the_tests_play_as_webassembly_too() -> None:
    assert WASM.missing() is None


def test_without_a_linker_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wasm_compile, "find_spec", lambda name: None)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(LudothequeError) as caught:
        WASM.build(fixture_games()[0], *RANDOM_GAMES.drivers)
    assert caught.value.problem.code == "no-wasm"
    assert "pip install 'ludotheque[wasm]'" in str(caught.value)


def test_without_node_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wasm_node, "find_spec", lambda name: None)
    missing = WASM.missing()
    assert missing is not None
    assert missing.code == "no-wasm"


def test_what_cannot_be_linked_is_an_error() -> None:
    with pytest.raises(LudothequeError) as caught:
        wasm_compile.linked([b"no object file"], [])
    assert caught.value.problem.code == "wasm-not-linked"


def test_a_process_that_fails_is_told() -> None:
    with pytest.raises(RuntimeError, match="Node"):
        wasm_node.NodeInstance(b"no WebAssembly")


def test_numbers_as_large_as_a_word_arrive() -> None:
    """The generator and the seed fill 63 bits: nothing is rounded on the way."""
    game, seed = fixture_games()[0], (1 << 62) + 12345
    found = []
    for speed in (CPU, WASM):
        built = speed.build(game, *search.DRIVERS)
        rng, out = speed.integers([seed & 0xFFFFFFFF, 77]), speed.integers([0] * game.rules.ACTIONS)
        s = speed.opening(game, min(game.about.seats), {}, game.laid_out())
        b = speed.board(game.laid_out())
        found.append((int(built.choose_random(s, b, 0, rng, out)), list(map(int, rng))))
    assert found[0] == found[1]
