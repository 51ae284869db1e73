"""Saved games: exact both ways, and plain about where and why a file cannot be read."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.engine import saving
from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.errors import SavedGameError
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.saving import BLOCK, MAGIC, save
from ludotheque.engine.seats import Player, Seat
from ludotheque.engine.text import load, load_saved
from tests.engine.random_play import EVERY_GAME, everything, random_match, settings_of
from tests.fixtures import fixture_games
from tests.fixtures.dash.board import Plan
from tests.tiers import TIER, Tier, slow, times

pytestmark = pytest.mark.usefixtures("full_shelf")
games = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
DASH, HOARD, _ = fixture_games()
RING = "# My own ring.\nname: mine\n\nsss.~.~.\n"
LONG = 100_000


def same(first: Match, second: Match) -> bool:
    return (
        everything(first) == everything(second)
        and first.log == second.log
        and (first.options, first.seats) == (second.options, second.seats)
        and first.board.plain == second.board.plain
    )


def wrong(text: str) -> SavedGameError:
    """The error that a text gives; its sentence says what it should, and where."""
    with pytest.raises(SavedGameError) as error:
        load(text)
    sentence = str(error.value)
    assert " " in sentence, f"{error.value.problem.code} has no sentence"
    if error.value.problem.code not in ("saved-foreign", "saved-other-format"):
        assert re.search(rf"\b{where(error.value)[0]}\b", sentence), sentence
    return error.value


def where(error: SavedGameError) -> range:
    """The lines that an error speaks of."""
    first = int(error.problem.values["line"])
    return range(first, int(error.problem.values.get("last", first)) + 1)


@pytest.fixture(scope="module")
def long_text() -> str:
    """A game of several blocks, with an option and a board of its own."""
    texts = [
        random_match(DASH, LONG, seed=seed, seats=3, options={"laps": 3}, board=RING).text()
        for seed in range(20)
    ]
    longest = max(texts, key=lambda text: text.count("\n"))
    assert longest.count("\n") > 2 * BLOCK + 2
    return longest


# ---------------------------------------------------------------- there and back


@slow
@games
def test_unfinished_and_finished_games_read_back_to_the_same_state(game: Game) -> None:
    for number, (seats, options) in enumerate(settings_of(game)):
        lengths = (20,) if number and TIER is not Tier.ALL else (0, 1, 5, 40)
        for moves in lengths if number else (0, 1, 5, times(60, LONG)):
            match = random_match(game, moves, seed=number, seats=seats, options=options)
            again = load(match.text())
            assert same(match, again)
            assert again.text() == match.text()
            assert again.over == match.over


@games
def test_a_game_that_was_read_back_goes_on(game: Game) -> None:
    match = random_match(game, 5, fated=False)
    again = load(match.text())
    assert again.acting == match.acting
    for seat in again.acting:
        assert again.legal(seat) == match.legal(seat)
    assert again.undo() == match.undo()
    assert same(match, again)


@games
def test_every_board_of_a_game_reads_back(game: Game) -> None:
    for board in game.about.boards:
        match = random_match(game, 5, board=board)
        assert load(match.text()).board.name == board


@pytest.mark.parametrize("ending", ["\n", "", "\n\n# Drawn at home.\n", "\r\n"])
def test_a_board_of_ones_own_travels_with_the_game(ending: str) -> None:
    match = random_match(DASH, LONG, board=RING.rstrip("\n") + ending)
    again = load(match.text())
    assert same(match, again)
    assert again.board.name == ""
    assert of_type(Plan, again.board.plan).name == "mine"
    assert again.text() == match.text()


@games
def test_no_seed_is_written(game: Game) -> None:
    """The text follows from the log alone, whatever drew fate's choices."""
    seed = 918_273_645
    match = random_match(game, 8, seed=seed)
    assert str(seed) not in match.text()
    again = game.match(seats=len(match.seats))
    for entry in match.log:
        again.play(entry.seat, entry.move)
    assert again.text() == match.text()


@games
def test_line_ends_of_other_systems_do_no_harm(game: Game) -> None:
    match = random_match(game, 8)
    text = match.text()
    assert same(load(text.replace("\n", "\r\n")), match)
    assert same(load(text.rstrip("\n")), match)
    assert same(load(text + "\n"), match)


def test_a_saved_game_can_be_read_by_a_person() -> None:
    match = HOARD.match(seats=2, options={"own_box": "free"})
    for seat, move in ((0, "hide a"), (1, "hide c"), (7, "first B"), (1, "open a")):
        match.play(seat, move)
    head, end = match.text().split("end: ")
    assert head.splitlines() == [
        "ludotheque saved game 1",
        "game: hoard 1",
        "seats: 2",
        "option own_box: free",
        f"board: shelf {saving.board_digest(HOARD.board_text('shelf'))}",
        "moves:",
        "A: hide a",
        "B: hide c",
        "fate: first B",
        "B: open a",
    ]
    assert re.fullmatch(r"10 [0-9a-f]{4}\n", end)


# ---------------------------------------------------------------- damage, line by line


def test_a_line_left_out_is_noticed_and_found(long_text: str) -> None:
    lines = long_text.splitlines()
    for at in range(1, len(lines) - 1):
        error = wrong("\n".join(lines[:at] + lines[at + 1 :]))
        assert at + 1 in where(error), error.problem


def test_a_line_written_twice_is_noticed_and_found(long_text: str) -> None:
    lines = long_text.splitlines()
    for at in range(len(lines) - 1):
        error = wrong("\n".join(lines[: at + 1] + lines[at:]))
        assert {at + 1, at + 2} & set(where(error)), error.problem


def test_lines_that_changed_places_are_noticed_and_found(long_text: str) -> None:
    lines = long_text.splitlines()
    for at in range(1, len(lines) - 2):
        if lines[at] != lines[at + 1]:
            swapped = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
            assert {at + 1, at + 2} & set(where(wrong("\n".join(swapped))))


@pytest.mark.parametrize("new", ["x", "7", " ", "é"])
def test_a_changed_character_is_noticed_and_found(long_text: str, new: str) -> None:
    lines = long_text.splitlines()
    for at, line in enumerate(lines[:-1]):
        for place in {0, len(line) // 2, len(line) - 1}:
            if line[place] != new:
                changed = line[:place] + new + line[place + 1 :]
                error = wrong("\n".join([*lines[:at], changed, *lines[at + 1 :]]))
                assert at + 1 in where(error), (changed, error.problem)


def test_a_changed_seal_is_noticed(long_text: str) -> None:
    *lines, end = long_text.splitlines()
    for place in range(len(end)):
        for new in "x7 ":
            if end[place] != new:
                wrong("\n".join([*lines, end[:place] + new + end[place + 1 :]]))
    for other in ("end: ", "end:", "end: 0", "end: -1", f"{end} 0000", end.rsplit(" ", 1)[0]):
        wrong("\n".join([*lines, other]))


def test_a_seal_damaged_before_the_last_is_told_from_a_damaged_block(long_text: str) -> None:
    """Later seals depend on earlier lines: if they hold, the lines are sound."""
    *lines, end = long_text.splitlines()
    label, count, first, *rest = end.split()
    other = "0000" if first != "0000" else "1111"
    error = wrong("\n".join([*lines, " ".join([label, count, other, *rest])]))
    assert len(lines) + 1 in where(error)


def test_a_file_cut_short_anywhere_is_noticed(long_text: str) -> None:
    lines = long_text.splitlines()
    for length in range(1, len(lines)):
        error = wrong("\n".join(lines[:length]))
        assert error.problem.code == "saved-truncated"
        assert length in where(error)
    for length in range(len(long_text) - 1):
        wrong(long_text[:length])


# ---------------------------------------------------------------- not ours, or not of now


@pytest.mark.parametrize("text", ["", "\n", '[Event "Casual"]\n1. e4 e5\n', "{}", "\0" * 40])
def test_a_foreign_file(text: str) -> None:
    error = wrong(text)
    assert error.problem.code == "saved-foreign"
    assert 1 in where(error)


def unsealed(*lines: str) -> str:
    return "\n".join([*lines, "end: unsealed", ""])


def by_hand(*moves: str, **changed: str) -> str:
    """A saved game as a person would write it, with some of its lines changed."""
    board = DASH.about.boards[0]
    head = {
        "magic": MAGIC,
        "game": f"game: {DASH.name} {DASH.about.version}",
        "seats": "seats: 2",
        "option": "",
        "board": f"board: {board} {saving.board_digest(DASH.board_text(board))}",
        "moves": "moves:",
    }
    return unsealed(*(line for line in (head | changed).values() if line), *moves)


@pytest.mark.parametrize(
    ("changed", "code", "line"),
    [
        ({"magic": "ludotheque saved game 2"}, "saved-other-format", 1),
        ({"game": "game: tiddlywinks 1"}, "saved-unknown-game", 2),
        ({"game": "game: dash 2"}, "saved-other-version", 2),
        ({"game": "game: dash"}, "saved-other-version", 2),
        ({"game": "dash 3"}, "saved-expected", 2),
        ({"game": "game:"}, "saved-expected", 2),
        ({"seats": "seats: many"}, "saved-no-number", 3),
        ({"seats": "seats: " + "9" * 5000}, None, 3),
        ({"seats": "seats: 7"}, None, 3),
        ({"seats": "seats: 9"}, None, 3),
        ({"seats": "seats: 0"}, None, 3),
        ({"option": "option gravity: off"}, None, 4),
        ({"option": "option laps: 17"}, None, 4),
        ({"option": "option laps"}, None, 4),
        ({"board": "board: atlantis 00"}, "saved-unknown-board", 4),
        ({"board": "board: oval 000000000000"}, "saved-other-board", 4),
        ({"board": "board: oval"}, "saved-other-board", 4),
        ({"board": "board: custom 000000000000\nboard| name: x"}, "saved-other-board", 4),
        ({"moves": "moves: a few"}, "saved-expected", 5),
        ({"moves": ""}, "saved-expected", 5),
    ],
)
def test_a_header_that_cannot_be_followed(
    changed: dict[str, str], code: str | None, line: int
) -> None:
    error = wrong(by_hand(**changed))
    assert code is None or error.problem.code == code
    assert where(error) == range(line, line + 1)


@pytest.mark.parametrize(
    "players",
    [
        "player A: ",
        "player A: two  blanks",
        "player A: bell\a",
        "player A: \u202eevil",
        "player A: " + "n" * 25,
        "player C: Ann",
        "player fate: Ann",
        "player B: Ann\nplayer A: Bob",
        "player A: Ann\nplayer A: Bob",
        "bot A: <b>",
        "bot A: steady steady",
        "bot A: steady one two",
        "bot A",
    ],
)
def test_a_line_that_names_nobody(players: str) -> None:
    assert wrong(by_hand(option=players)).problem.code == "saved-no-player"


def test_names_come_back_and_games_of_before_have_none() -> None:
    named = load_saved(by_hand(option="player A: Zoë\nbot B: steady other-2"))
    assert named.players == {Seat.A: Player("Zoë"), Seat.B: Player("other-2", "steady")}
    again = load_saved(save(named.match, players=named.players))
    assert again.players == named.players
    assert load_saved(by_hand()).players == {}


def test_a_board_that_cannot_be_played_on() -> None:
    for drawing in ("name: short\n\nsss.\n", "no drawing at all\n"):
        rows = "\n".join(saving.BOARD_MARK + row for row in drawing.splitlines())
        error = wrong(by_hand(board=f"board: custom {saving.board_digest(drawing)}\n{rows}"))
        assert 4 in where(error)


# ---------------------------------------------------------------- written by hand


def test_a_game_written_by_hand_is_read() -> None:
    match = load(by_hand("fate: lane 2, lane 1", "A: step", "clock: tick, tick", "B: step"))
    assert [entry.seat.word for entry in match.log] == ["fate", "fate", "A", "clock", "clock", "B"]
    assert load(match.text()).log == match.log


@pytest.mark.parametrize(
    ("moves", "code", "line"),
    [
        (("fate: lane 2, lane 2",), "saved-bad-move", 6),
        (("fate: lane 2, lane 1", "fate: slips"), "saved-bad-move", 7),
        (("fate: lane 2, lane 1", "A: hop"), "saved-bad-move", 7),
        (("fate: lane 2, lane 1", "A: step,step"), "saved-bad-move", 7),
        (("fate: lane 2, lane 1", "A: step", "G: step"), "saved-no-actor", 8),
        (("fate: lane 2, lane 1", "A step"), "saved-no-actor", 7),
        (("fate: lane 2, lane 1", "", "A: step"), "saved-no-actor", 7),
        (("fate: lane 2, lane 1", "clock: tick" + ", tick" * 8), "saved-after-end", 7),
    ],
)
def test_a_line_that_cannot_be_followed(moves: tuple[str, ...], code: str, line: int) -> None:
    error = wrong(by_hand(*moves))
    assert error.problem.code == code
    assert where(error) == range(line, line + 1)


@pytest.mark.parametrize(
    ("moves", "clause", "line"),
    [
        (("A: step",), "DA-1", 6),
        (("fate: lane 1, lane 2", "A: step"), "DA-3", 7),
        (
            ("fate: lane 1, lane 2", "B: step, step, step, step", "fate: slips", "B: step"),
            "DA-4",
            9,
        ),
        (("fate: lane 1, lane 2", "clock: step"), "DA-2", 7),
        (("fate: lane 1, lane 2", "C: step"), "DA-2", 7),
    ],
)
def test_an_illegal_move_is_named_with_its_line_and_clause(
    moves: tuple[str, ...], clause: str, line: int
) -> None:
    error = wrong(by_hand(*moves))
    assert error.problem.code == "saved-illegal"
    assert error.problem.values["clause"] == clause
    assert where(error) == range(line, line + 1)


@games
def test_a_move_without_end_is_no_move(game: Game) -> None:
    head = random_match(game, 0).text().splitlines()[:-1]
    error = wrong(unsealed(*head, "A: " + "step " * 1000))
    assert where(error) == range(len(head) + 1, len(head) + 2)


# ---------------------------------------------------------------- garbage


@given(st.binary(max_size=300))
def test_garbage_is_only_ever_a_saved_game_error(garbage: bytes) -> None:
    for encoding, errors in (("latin-1", "strict"), ("utf-8", "replace")):
        wrong(garbage.decode(encoding, errors))
    wrong(f"{MAGIC}\n{garbage.decode('utf-8', 'surrogateescape')}\nend: 2 0000\n")


def lines_of_a_file() -> st.SearchStrategy[str]:
    words = st.sampled_from(
        [*by_hand("fate: lane 2, lane 1", "A: step", "option laps: 2").splitlines(), "end: ", ""]
    )
    return st.lists(words | st.text(max_size=12), max_size=12).map("\n".join)


@slow
@settings(max_examples=200)
@given(lines_of_a_file(), st.sampled_from(["", "\nend: unsealed", "\nend:", "\nend: 3 ab"]))
def test_likely_garbage_is_only_ever_a_saved_game_error(body: str, end: str) -> None:
    text = f"{MAGIC}\n{body}{end}"
    try:
        load(text)
    except SavedGameError as error:
        lines = where(error)
    else:
        return
    assert 1 <= lines[0] <= lines[-1] <= len(text.splitlines()) + 1


def scribbled(text: str) -> Iterator[st.SearchStrategy[str]]:
    place = st.integers(0, len(text) - 1)
    yield st.tuples(place, st.characters()).map(lambda c: text[: c[0]] + c[1] + text[c[0] :])
    yield st.tuples(place, place).map(lambda c: text[: min(c)] + text[max(c) + 1 :])


SHORT = random_match(DASH, 12, seed=2, options={"laps": 2}).text()


@slow
@settings(max_examples=200)
@given(st.one_of(*scribbled(SHORT)))
def test_a_scribble_is_noticed(text: str) -> None:
    """Whatever is changed, the file is refused, unless it still says the very same."""
    try:
        match = load(text)
    except SavedGameError:
        return
    assert match.text() == SHORT
