"""Whatever goes wrong is told in one sentence, with an exit code and no traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.cli import app as commands
from tests.cli.command import command, environment_of_its_own, process

FAILED, MISUSED = 1, 2

WRONG: list[tuple[str, int, str]] = [
    ("nothing", MISUSED, "nothing"),
    ("rules", MISUSED, "GAME"),
    ("rules pac-man PM-1 more", MISUSED, "more"),
    ("rules --nothing", MISUSED, "--nothing"),
    ("rules pac-man PM-99", FAILED, "PM-99"),
    ("rules nothing", FAILED, "nothing"),
    ("board", MISUSED, "--help"),
    ("board check", MISUSED, "FILE"),
    ("board check nowhere.txt", FAILED, "nowhere.txt"),
    ("board check .", FAILED, "“.”"),
    ("board check binary", FAILED, "binary"),
    ("board check large", FAILED, "large"),
    ("board check empty", FAILED, "--game"),
    ("board check empty --game pac-man", FAILED, ""),
    ("board draw nowhere", FAILED, "european"),
    ("board draw european --game nothing", FAILED, "nothing"),
    ("board draw european -o nowhere/board.svg", FAILED, "nowhere/board.svg"),
    ("board draw european -o .", FAILED, "“.”"),
    ("replay nowhere.txt", FAILED, "nowhere.txt"),
    ("replay binary", FAILED, "binary"),
    ("replay empty", FAILED, ""),
    ("play nothing", FAILED, "nothing"),
    ("play pac-man --seats 7", MISUSED, "7"),
    ("play pac-man --seats 5", FAILED, "2, 3, 4"),
    ("play pac-man --humans 5", FAILED, "5"),
    ("play pac-man --bot clever", FAILED, "random, greedy"),
    ("play pac-man --seed -1", MISUSED, "-1"),
    ("play pac-man --board nowhere.txt", FAILED, "nowhere.txt"),
    ("play pac-man --board .", FAILED, "“.”"),
    ("play pac-man --option ghost_turn", MISUSED, "ghost_turn"),
    ("play pac-man --option nothing=1", FAILED, "ghost_turn, ghost_doors"),
    ("play --resume nowhere.txt", FAILED, "nowhere.txt"),
    ("play --resume empty --seats 2", MISUSED, "--seats"),
    ("play --resume empty --board european", MISUSED, "--board"),
    ("play --resume empty --option ghost_turn=free", MISUSED, "--option"),
    ("simulate pac-man --games 0", MISUSED, "--games"),
    ("simulate pac-man --games many", MISUSED, "many"),
    ("simulate pac-man --games 1e3", MISUSED, "1e3"),
    ("simulate pac-man --games ٣", MISUSED, "٣"),
    ("simulate pac-man --seed 9223372036854775808", MISUSED, "9223372036854775807"),
    ("simulate pac-man --max-steps -5", MISUSED, "-5"),
    ("simulate pac-man --backend abacus", MISUSED, "python, cpu, cuda"),
    ("simulate pac-man --seats 5", FAILED, "2, 3, 4"),
    ("simulate pac-man --bot random,greedy", FAILED, "2"),
    ("simulate pac-man --bot clever", FAILED, "clever"),
    ("simulate pac-man --option ghost_turn=perhaps", FAILED, "forbidden, free"),
    ("bench --seconds soon", MISUSED, "soon"),
    ("bench --seconds 0", MISUSED, "--seconds"),
    ("bench openspiel", MISUSED, "openspiel"),
    ("bench --peers boardgameio", MISUSED, "openspiel"),
    ("bench --site --peers openspiel", MISUSED, "boardgameio"),
    ("bench --workers 2", MISUSED, "--workers"),
    ("bench --site --workers 1,none", MISUSED, "none"),
    ("bench --site --stored-tables 0", MISUSED, "--stored-tables"),
]


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with files that are not what anybody wants."""
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "large").write_bytes(b"o" * 5_000_000)
    (tmp_path / "empty").touch()
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("line", "code", "mentioned"), WRONG, ids=[line for line, _, _ in WRONG])
def test_a_mistake_is_told_in_one_sentence(
    line: str, code: int, mentioned: str, language: str
) -> None:
    result = command("--lang", language, *line.split())
    assert result.code == code
    told = result.out.strip() if line.startswith("board check empty --game") else result.sentence
    assert told.endswith(".")
    assert " " in told
    marks = mentioned if language == "en" else mentioned.strip("“”")
    assert marks in told


@pytest.mark.usefixtures("files")
def test_what_caused_an_error_is_told_in_the_same_language(files: Path) -> None:
    moves = "fate: 6-6\nfate: 1-1\nfate: 1-1\nA: pac-man 5"
    head = command_header()
    (files / "illegal").write_text(f"{head}moves:\n{moves}\nend: unsealed\n")
    told = command("replay", "illegal", "--lang", "fr").sentence
    assert "refusé par PM-6" in told
    assert "vos dés" in told


def command_header() -> str:
    """How a saved game for two begins."""
    import ludotheque

    text = ludotheque.game("pac-man").match(seats=2).text()
    return text[: text.index("moves:")]


@pytest.mark.usefixtures("files")
@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to the superuser")
def test_a_forbidden_file_is_told(files: Path) -> None:
    (files / "empty").chmod(0)
    assert "not allowed" in command("board", "check", "empty").sentence


def test_an_error_of_our_own_says_how_to_report_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("by nought")

    monkeypatch.setattr("ludotheque.cli.rules.show_rulebook", fail)
    assert commands is not None
    result = command("rules", "pac-man")
    assert result.code == FAILED
    assert "ZeroDivisionError: by nought" in result.sentence
    assert "LUDOTHEQUE_DEBUG=1" in result.sentence
    asked = command("rules", "pac-man", LUDOTHEQUE_DEBUG="1")
    assert "Traceback" in asked.err
    assert asked.code == FAILED


def test_a_law_that_fails_shows_where_to_whoever_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    def asking_changes_nothing(*_: object) -> None:
        raise ZeroDivisionError("by nought")

    monkeypatch.setattr("ludotheque.conformance.LAWS", (asking_changes_nothing,))
    told = command("conformance", "pac-man")
    assert told.code == FAILED
    assert "ZeroDivisionError: by nought" in told.out
    assert "Traceback" not in told.err
    assert "Traceback" in command("conformance", "pac-man", LUDOTHEQUE_DEBUG="1").err


def test_an_interruption_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ludotheque.cli.rules.show_rulebook", interrupt)
    result = command("rules", "pac-man")
    assert result.code == 130
    assert result.err == "\n"


def test_a_reader_may_go_away() -> None:
    """As `head` does; nobody complains."""
    program = [sys.executable, "-m", "ludotheque", "rules", "pac-man"]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    environment = environment_of_its_own(PYTHONUNBUFFERED="1")
    with subprocess.Popen(program, env=environment, **pipes) as running:  # type: ignore[call-overload]
        running.stdout.read(1)
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
def test_an_output_that_cannot_be_written_is_told() -> None:
    program = [sys.executable, "-m", "ludotheque", "rules", "pac-man", "PM-1"]
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            program, env=environment_of_its_own(), stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert done.returncode == FAILED
    (line,) = done.stderr.splitlines()
    assert line.startswith(b"The output cannot be written")


@pytest.mark.parametrize("arguments", [("--help",), ("-h",), ("play", "--help"), ("board", "-h")])
def test_help_is_shown(arguments: tuple[str, ...]) -> None:
    result = command(*arguments)
    assert result.code == 0
    assert "Usage: ludotheque" in result.out
    assert "--lang" in result.out


def test_the_version_is_shown() -> None:
    import ludotheque

    assert command("--version").out == f"ludotheque {ludotheque.__version__}\n"


def test_help_imports_nothing_heavy() -> None:
    program = (
        "import sys; from ludotheque.cli import run; run(['--help']);"
        "print(*sorted(sys.modules), file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=environment_of_its_own(),
        capture_output=True,
        text=True,
        check=True,
    )
    heavy = {"numpy", "numba", "fluent", "rich", "pydantic"}
    assert heavy & set(done.stderr.split()) == set()


def test_the_module_is_the_command() -> None:
    assert process("--version").out.startswith("ludotheque ")
