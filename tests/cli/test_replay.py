"""`replay`: a saved game told in words."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludotheque
from ludotheque.engine.seats import FATE, Player, Seat
from ludotheque.words import say
from tests.cli.command import command, play_out

BOARD_TOP = "11   ╭"


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    match = ludotheque.game("pac-man").match(seats=2, seed=7)
    for move in ("pac-man 1", "c10"):
        match.play(ludotheque.Seat.A, move)
    file = tmp_path / "game.txt"
    file.write_text(match.text(), encoding="utf-8")
    return file


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    match = ludotheque.game("pac-man").match(seats=2, seed=7)
    play_out(match)
    file = tmp_path / "game.txt"
    file.write_text(match.text(), encoding="utf-8")
    return file


@pytest.mark.parametrize(("language", "words"), [("en", "goes no further"), ("fr", "s’arrête là")])
def test_a_game_is_told_and_its_board_drawn_at_the_end(
    unfinished: Path, language: str, words: str
) -> None:
    result = command("replay", str(unfinished), "--lang", language)
    assert result.code == 0
    assert "c10" in result.out
    assert words in result.out
    assert result.out.count(BOARD_TOP) == 1


def test_the_outcome_is_told(finished: Path) -> None:
    told = command("replay", str(finished)).out
    match = ludotheque.load(finished.read_text(encoding="utf-8"))
    assert match.outcome is not None
    assert f"{match.outcome.winners[0].word} wins." in told
    assert "(PM-W)" in told


def test_step_by_step_the_board_is_drawn_after_every_move(unfinished: Path) -> None:
    match = ludotheque.load(unfinished.read_text(encoding="utf-8"))
    result = command("replay", str(unfinished), "--step", typed="\n" * 99)
    assert result.code == 0
    assert result.out.count(BOARD_TOP) == len(match.log)


@pytest.mark.parametrize(("language", "names"), [("en", "Gulp Pip"), ("fr", "Glouglou Pépin")])
def test_everybody_has_the_name_that_was_saved(tmp_path: Path, language: str, names: str) -> None:
    match = ludotheque.game("pac-man").match(seats=3, seed=7)
    people = {Seat.A: Player("Zoë"), Seat.B: Player("steady", "steady")}
    people[Seat.C] = Player("other-1", "steady")
    file = tmp_path / "game.txt"
    file.write_text(match.text(people), encoding="utf-8")
    told = command("replay", str(file), "--lang", language).out
    for name in ("Zoë", *names.split()):
        assert name in told


@pytest.mark.parametrize("typed", ["\nq\n", "\n"])
def test_one_can_leave_a_replay(unfinished: Path, typed: str) -> None:
    result = command("replay", str(unfinished), "--step", typed=typed)
    assert result.code == 0
    assert result.out.count(BOARD_TOP) == 2


def test_an_altered_game_says_where(unfinished: Path) -> None:
    text = unfinished.read_text(encoding="utf-8")
    unfinished.write_text(text.replace("A: pac-man 1", "A: pac-man 6"), encoding="utf-8")
    result = command("replay", str(unfinished))
    assert result.code == 1
    assert "altered" in result.sentence


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "the rules have changed. It can be neither replayed nor played on here."),
        ("fr", "les règles ont changé. On ne peut ni la revoir ni la continuer ici."),
    ],
)
@pytest.mark.parametrize("asked", [("replay",), ("play", "--resume")])
def test_a_game_of_before_says_that_it_cannot_be_played_on(
    unfinished: Path, asked: tuple[str, ...], language: str, words: str
) -> None:
    save_as_of_before(unfinished)
    result = command(*asked, str(unfinished), "--lang", language)
    assert (result.code, result.out) == (1, "")
    assert result.sentence.endswith(words)
    assert "2" in result.sentence


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Not checked: the rules by which it was played are not here."),
        ("fr", "Pas vérifiée\u00a0: les règles avec lesquelles elle a été jouée ne sont pas ici."),
    ],
)
def test_a_game_of_before_is_not_called_unfair(finished: Path, language: str, words: str) -> None:
    save_as_of_before(finished)
    result = command("verify", str(finished), "--lang", language)
    assert result.code == 1
    assert result.out.splitlines()[-1] == words


def save_as_of_before(file: Path) -> None:
    """The same file, whole, as the version before would have written it."""
    version = ludotheque.game("pac-man").about.version
    text = file.read_text(encoding="utf-8")
    older = text.replace(f"game: pac-man {version}\n", f"game: pac-man {version - 1}\n")
    file.write_text(older[: older.rindex("end:")] + "end: unsealed\n", encoding="utf-8")


def test_step_by_step_a_shuffle_is_one_step() -> None:
    """Of forty pieces a side, each drawn by fate, one sees what comes of it in the end."""
    golden = Path(__file__).parents[1] / "rules" / "situation_4" / "golden" / "declared.game"
    match = ludotheque.load(golden.read_text(encoding="utf-8"))
    shuffled = sum(entry.seat == FATE for entry in match.log)
    result = command("replay", str(golden), "--step", typed="\n" * 200)
    assert result.code == 0
    asked = say("en", "replay-next")
    assert result.out.count(asked) == len(match.log) - shuffled + 1
