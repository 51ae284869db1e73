"""A game in the terminal: choices, refusals, commands, bots, and the end."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

import pytest

import ludotheque
from ludotheque import FATE
from ludotheque.cli.play import PlayRequest, play_in_terminal
from ludotheque.engine.text import load_saved
from ludotheque.terminal.screen import Screen
from tests.cli.command import Result, command, play_out
from tests.tiers import times

ALONE = ("play", "pac-man", "--seed", "7", "--seats", "2")  # where A starts, with a 1 and a 4
TOGETHER = (*ALONE, "--humans", "2")


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def played(*lines: str, table: tuple[str, ...] = TOGETHER, **environment: str) -> Result:
    result = command(*table, typed=typed(*lines), **environment)
    assert result.code == 0
    assert result.err == ""
    return result


def saved(result: Result, file: Path) -> ludotheque.Match:
    assert str(file) in result.out
    return ludotheque.load(file.read_text(encoding="utf-8"))


def moves(match: ludotheque.Match) -> list[str]:
    return [match.game.notation.write(entry.move) for entry in match.log if entry.seat < 6]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"


# ---------------------------------------------------------------- choosing


def test_a_choice_is_made_by_its_number(file: Path) -> None:
    match = saved(played("1", f"save {file}"), file)
    assert moves(match) == ["pac-man 1"]


CIRCLING = ("play", "close-encounters", "--seats", "2", "--humans", "2", "--seed", "3")


def test_choices_by_the_dozen_are_told_verb_by_verb_and_not_one_by_one(file: Path) -> None:
    result = played(f"save {file}", table=CIRCLING)
    assert "circle 1–99" in result.out
    assert "Circle 42" not in result.out
    assert "entourer 1–99" in played("quit", table=(*CIRCLING, "--lang", "fr")).out


@pytest.mark.parametrize("line", ["42 7", "circle 42 circle 7", "circle 42, 7", "entourer 42 7"])
def test_where_squares_are_numbers_a_number_is_that_square(file: Path, line: str) -> None:
    assert moves(saved(played(line, f"save {file}", table=CIRCLING), file)) == [
        "circle 42",
        "circle 7",
    ]


def test_above_two_dozen_squares_they_are_told_and_can_be_typed(file: Path) -> None:
    """Nothing is numbered then, neither in the list nor on the board."""
    match = far_walk()
    (seat,) = match.acting
    file.write_text(match.text(), encoding="utf-8")
    names = [match.game.notation.write(move) for move in match.legal(seat)]
    table = ("play", "--resume", str(file), "--humans", "3")
    told = played("quit", table=table).out
    listed = " ".join(told.split("squares.")[-1].split(">")[0].split()[: len(names)])
    assert len(names) > 24
    assert sorted(listed.split()) == sorted(names)
    assert not re.search(r"\d›", told)
    match = saved(played(names[-1], f"save {file}", table=table), file)
    assert moves(match)[-1] == names[-1]


def far_walk() -> ludotheque.Match:
    """Somebody who may go to more squares than can be numbered."""
    match = ludotheque.game("mission-impossible").match(seats=3, seed=1)
    dice = random.Random(1)
    while not match.over:
        (seat, *_) = sorted(match.acting)
        legal = match.legal(seat)
        if len(legal) > 24:
            return match
        match.play(seat, dice.choice(legal))
    raise AssertionError


@pytest.mark.parametrize("line", ["pac-man 1", "PAC-MAN 1", "  pac-man   1 "])
def test_a_choice_is_made_in_notation(file: Path, line: str) -> None:
    assert moves(saved(played(line, f"save {file}"), file)) == ["pac-man 1"]


@pytest.mark.parametrize(
    "line", ["pac-man 1 c10", "pac-man 1, c10", "1 1", "1,C10", "pac-man 1;c10"]
)
def test_several_choices_stand_on_one_line(file: Path, line: str) -> None:
    assert moves(saved(played(line, f"save {file}"), file)) == ["pac-man 1", "c10"]


def test_what_is_on_offer_is_numbered_on_the_list_and_on_the_board() -> None:
    told = played("pac-man 1").out
    assert " 1  ↑ " in told
    assert re.search(r"1›•.*\n.*\n.*2›•.*●A3›•", told)


# ---------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("language", "no", "read"), [("en", "No: ", "“rules PM-9”"), ("fr", "Non", "règles PM-9")]
)
def test_a_refusal_names_its_clause_and_how_to_read_it(language: str, no: str, read: str) -> None:
    told = played("pac-man 1", "a3", table=(*TOGETHER, "--lang", language)).out
    (line,) = [line for line in told.splitlines() if line.startswith(f"  {no}")]
    assert "a3" in line
    assert read in told.replace("\n", " ")


@pytest.mark.parametrize(
    "line", ["pac-man 1 a3 c10", "pac-man 1 c10 name Q", "1 1 99", "1 c10 ghost-1 4 z9"]
)
def test_a_line_with_a_mistake_anywhere_plays_nothing(file: Path, line: str) -> None:
    assert moves(saved(played(line, f"save {file}"), file)) == []


def test_a_line_never_runs_over_into_another_turn(file: Path) -> None:
    whole = "pac-man 1 c10 ghost-1 4"
    turn = moves(saved(played(whole, *["1"] * 4, f"save {file}"), file))
    turn = turn[: turn.index("ghost-1 4") + 5]
    again = file.with_name("again")
    result = played(" ".join([*turn, "pac-man 1"]), f"save {again}")
    assert moves(saved(result, again)) == []
    assert "Nothing was played." in " ".join(result.out.split())
    third = file.with_name("third")
    assert moves(saved(played(" ".join(turn), f"save {third}"), third)) == turn


def test_a_trap_cuts_a_line_and_is_not_told_before(file: Path) -> None:
    """The line is right for all that its player knows; it is played as far as the trap."""
    walked = ("1 2 3 4", "94 6 7 8", "f2 f3 f4 f5 94 83")
    result = played(*walked, f"save {file}", table=CIRCLING)
    assert moves(saved(result, file))[-1] == "to 94"
    assert "The rest of your line was not played" in result.out


def test_a_line_never_runs_over_to_another_seat(file: Path) -> None:
    assert moves(saved(played("1 2 3 4 5", f"save {file}", table=CIRCLING), file)) == []
    again = file.with_name("again")
    assert len(moves(saved(played("1 2 3 4", f"save {again}", table=CIRCLING), again))) == 4


@pytest.mark.parametrize(
    "line", ["0", "99", "99999999999999999999", "walk", "z9", "name Q", "4-2", "²"]
)
def test_nonsense_is_told_in_a_sentence(file: Path, line: str) -> None:
    result = played(line, f"save {file}")
    assert moves(saved(result, file)) == []
    assert result.out.count("Which") == 0
    assert "Traceback" not in result.out


def test_an_empty_line_asks_again() -> None:
    assert played("", "   ").out.count("> \n") == 2


# ---------------------------------------------------------------- commands


@pytest.mark.parametrize("word", ["?", "help", "aide", "HELP"])
def test_help_tells_moves_and_commands(word: str) -> None:
    told = played(word).out
    assert "pac-man 4" in told
    assert "undo" in told
    assert "save FILE" in told


@pytest.mark.parametrize("line", ["rules PM-8a", "rules 8a", "règles pm-8a"])
def test_a_clause_can_be_read_at_the_table(line: str) -> None:
    assert "PM-8a  " in played(line).out


def test_the_whole_rulebook_can_be_read_at_the_table() -> None:
    told = played("rules").out
    assert all(clause in told for clause in ludotheque.game("pac-man").clauses)


def test_a_clause_that_there_is_not_is_told() -> None:
    assert "“PM-99”" in played("rules PM-99").out


def test_undo_takes_back_ones_own_last_choice(file: Path) -> None:
    match = saved(played("pac-man 1", "c10", "undo", f"save {file}"), file)
    assert moves(match) == ["pac-man 1"]


def test_undo_goes_back_no_further_than_ones_own_turn(file: Path) -> None:
    """As at tables: the dice have rolled since, and others have moved."""
    turn = ("pac-man 1 c10 ghost-1 4", *["1"] * 4)
    before = moves(saved(played(*turn, f"save {file}", table=ALONE), file))
    again = file.with_name("again")
    result = played(*turn, *["undo"] * 9, f"save {again}", table=ALONE)
    after = moves(saved(result, again))
    assert before[: len(after)] == after
    assert {"c10", "ghost-1 4"} <= set(after)
    assert "Only your own last move" in result.out


def test_nobody_takes_back_what_somebody_else_did(file: Path) -> None:
    match = saved(played("1 2 3 4", "undo", f"save {file}", table=CIRCLING), file)
    assert len(moves(match)) == 4


def test_a_trap_that_has_sprung_cannot_be_taken_back(file: Path) -> None:
    """Nor can a step onto a number, which has told that there is none."""
    for circles in ("5 6 7 8", "94 6 7 8"):
        walked = ("1 2 3 4", circles, "f2 f3 f4 f5 94", *["undo"] * 5)
        kept = file.with_name(circles.split()[0])
        match = saved(played(*walked, f"save {kept}", table=CIRCLING), kept)
        assert moves(match)[-1] == "to 94"


def test_a_card_that_was_read_cannot_be_taken_back(file: Path) -> None:
    match, square = before_a_card()
    file.write_text(match.text(), encoding="utf-8")
    table = ("play", "--resume", str(file), "--humans", "3")
    after = saved(played(square, "undo", f"save {file}", table=table), file)
    assert square in moves(after)[len(moves(match)) :]


def before_a_card() -> tuple[ludotheque.Match, str]:
    """Somebody who may go and read a card where somebody else stands, and so is asked again."""
    dice = random.Random(2)
    match = ludotheque.game("mission-impossible").match(seats=3, seed=2)
    while not match.over:
        (seat, *_) = sorted(match.acting)
        for move in match.legal(seat):
            ahead = match.branch()
            ahead.play(seat, move)
            if ahead.log[-1].seat == seat and ahead.told_its_player() and ahead.acting == {seat}:
                return match, match.game.notation.write(move)
        match.play(seat, dice.choice(match.legal(seat)))
    raise AssertionError


def test_dice_roll_the_same_again_in_a_resumed_game(file: Path) -> None:
    saved(played("pac-man 1", f"save {file}"), file)
    turn = ("c10 ghost-1 4", *["1"] * 6)
    found = []
    for name in ("one", "other"):
        copy = file.with_name(name)
        table = ("play", "--resume", str(file), "--humans", "2", "--seed", "1")
        found.append(rolls(saved(played(*turn, f"save {copy}", table=table), copy)))
    one, other = found
    assert len(one) > 3
    assert other == one


def rolls(match: ludotheque.Match) -> list[str]:
    write = match.game.notation.write
    return [write(entry.move) for entry in match.log if entry.seat == FATE]


def test_there_may_be_nothing_to_undo() -> None:
    assert "nothing to take back" in played("undo").out


def test_a_file_of_somebody_else_is_never_written_over(file: Path) -> None:
    file.write_text("precious")
    told = played(f"save {file}").out
    assert "already" in told
    assert file.read_text() == "precious"


def test_ones_own_file_is_written_again(file: Path) -> None:
    match = saved(played(f"save {file}", "pac-man 1", f"save {file}"), file)
    assert moves(match) == ["pac-man 1"]


@pytest.mark.parametrize("name", ["", "nowhere/game.txt", "."])
def test_saving_can_fail_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: Path, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert moves(saved(played(f"save {name}", "pac-man 1", f"save {file}"), file)) == ["pac-man 1"]


@pytest.mark.parametrize("word", ["quit", "q", "exit", "quitter"])
def test_one_can_leave(word: str) -> None:
    result = played(word, "pac-man 1")
    assert result.out.endswith("Until next time.\n")


def test_the_end_of_the_input_is_a_way_to_leave() -> None:
    assert played().out.endswith("Until next time.\n")


# ---------------------------------------------------------------- going on


def test_a_saved_game_goes_on(file: Path) -> None:
    played("pac-man 1", f"save {file}")
    result = command(
        "play", "--resume", str(file), "--humans", "2", typed=typed("c10", f"save {file}")
    )
    assert result.code == 0
    assert moves(saved(result, file)) == ["pac-man 1", "c10"]


def test_a_saved_game_of_another_game_is_refused(file: Path, full_shelf: None) -> None:
    file.write_text(ludotheque.game("dash").match(seats=2).text())
    result = command("play", "pac-man", "--resume", str(file))
    assert result.code == 1
    assert "dash" in result.sentence


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_game_against_bots_goes_on_as_long_as_somebody_types(bot: str) -> None:
    lines = times(30, 60)
    result = played(*["1"] * lines, table=(*ALONE, "--bot", bot))
    assert result.out.count("\n> 1") == lines
    assert len(re.findall("B rolls", result.out)) >= 2


@pytest.mark.parametrize("bot", ["greedy", "steady"])
def test_bots_have_names_of_their_own_and_keep_them(file: Path, bot: str) -> None:
    table = ("play", "pac-man", "--seed", "7", "--seats", "4", "--bot", bot)
    told = played(f"save {file}", table=table).out
    players = load_saved(file.read_text(encoding="utf-8")).players
    assert [each.bot for each in players.values()] == [bot] * 3
    names = ("Basil", "Coralie", "Dexter") if bot == "greedy" else ("Gulp", "Pip", "Munch")
    again = played(table=("play", "--resume", str(file), "--bot", bot)).out
    for name in names:
        assert name in told
        assert name in again


def test_bots_can_play_alone(file: Path) -> None:
    table = ("play", "pac-man", "--seats", "2", "--humans", "0", "--seed", "5")
    result = command(*table, typed=typed(str(file)))
    match = saved(result, file)
    assert match.over
    assert "(PM-W)" in result.out
    assert "Save this game?" in result.out


def test_a_whole_game_at_one_keyboard(file: Path) -> None:
    numbers = play_out(ludotheque.game("pac-man").match(seats=3, seed=3))
    table = ("play", "pac-man", "--seed", "3", "--humans", "3", "--seats", "3", "--lang", "fr")
    result = command(*table, typed=typed(*numbers, str(file)))
    match = saved(result, file)
    assert len(moves(match)) > len(numbers)  # what leaves no choice is played by itself
    assert match.outcome is not None
    assert re.search(r"[ABC] gagne|se partagent la victoire", result.out)
    for seat, score in zip(match.seats, match.scores, strict=True):
        assert f"({seat.word})\u00a0: {score}" in result.out


def test_the_same_seed_gives_the_same_game() -> None:
    table = ("play", "pac-man", "--seed", "11")
    first, again = (played("1", "1", "1", "1", table=table).out for _ in range(2))
    assert first == again
    assert first != played("1", "1", "1", "1", table=("play", "pac-man", "--seed", "12")).out


def test_options_and_boards_reach_the_table(file: Path) -> None:
    more = ("--option", "ghost_turn=free", "--option", "ghost-doors=open", "--board", "american")
    match = saved(played(f"save {file}", table=(*TOGETHER, *more)), file)
    assert match.options == {"ghost_turn": "free", "ghost_doors": "open"}
    assert match.board.name == "american"


# ---------------------------------------------------------------- the shelf


@pytest.mark.parametrize("arguments", [("play",), ("play", "--lang", "en")])
def test_without_a_game_the_shelf_is_shown(arguments: tuple[str, ...]) -> None:
    result = command(*arguments, typed=typed("1", "", "", "quit"))
    assert result.code == 0
    assert re.search(r"\d  Pac-Man", result.out)
    assert "◆D" in result.out  # four seats, as proposed


def test_the_shelf_asks_until_it_has_an_answer() -> None:
    names = [game.name for game in ludotheque.all_games()]
    pac_man = str(1 + names.index("pac-man"))
    result = command("play", typed=typed("9", "x", pac_man, "5", "2", "3", "2", "quit"))
    assert result.out.count("Please type a number") == 4
    assert "▲B player" in result.out


def test_the_end_of_the_input_leaves_the_shelf() -> None:
    assert command("play").code == 0


# ---------------------------------------------------------------- how it looks


def test_what_is_piped_has_neither_colours_nor_controls() -> None:
    assert "\x1b" not in played("1", "?", "undo").out


def test_an_ascii_terminal_is_shown_ascii(monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors="replace")
    monkeypatch.setattr("sys.stdin", io.StringIO(typed("1", "quit")))
    monkeypatch.setattr("sys.stdout", out)
    play_in_terminal(PlayRequest("pac-man", seed=7))
    out.seek(0)
    drawn = [line for line in out.read().splitlines() if re.match(r"( \d|1\d) ", line)]
    assert drawn
    assert not any("?" in line for line in drawn)
    assert any("1>o" in line for line in drawn)


def test_a_screen_without_a_terminal_is_not_live() -> None:
    assert not Screen().live


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_is_left_without_words(language: str) -> None:
    """A key that nobody translated would be shown as it stands."""
    told = played("1", "1", "?", "undo", "1", "1", "1", table=(*TOGETHER, "--lang", language)).out
    assert re.findall(r"\b(?:move|phase|event|refused|ending|expected|player)-[a-z]+", told) == []
