"""The base plays in a terminal and simulates; what needs more says what to install."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import ludotheque as package
from ludotheque.cli import problems
from tests.engine.source_text import PACKAGE, module_name, sources
from tests.packaging.base_only import BASE, PROJECT, closure, fill, ludotheque
from tests.tables.sealed import FINGERPRINT, finished
from tests.tiers import thorough

EXTRAS = PROJECT["optional-dependencies"]
ROOMS = ("bots", "cli", "conformance", "engine", "envs", "games", "kit", "lab", "terminal", "words")
# Each needs an extra, and is imported where that is asked for.
OF_AN_EXTRA = {"mapmaking", "peers_openspiel", "peers_boardgameio", "serve", "think", "__main__"}
OF_AN_EXTRA |= {"export", "gymnasium", "openspiel", "pettingzoo", "spaces"}
INSTALL = "pip install 'ludotheque[site]'"
SENTENCES = {
    "en": f"The server and its page are not installed; “{INSTALL}” adds them.",
    "fr": f"Le serveur et sa page ne sont pas installés\u202f; «\u202f{INSTALL}\u202f» les ajoute.",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("base")
    fill(made)
    return made


def test_the_base_has_neither_web_server_nor_library_of_geometry() -> None:
    named = (each for extra in EXTRAS for each in EXTRAS[extra])
    wanted = {Requirement(each).name for each in named} - {"ludotheque"}
    assert not BASE & wanted
    assert not BASE & {"anyio", "httpx", "torch"}


def test_the_command_line_knows_what_the_site_needs() -> None:
    needed = [*EXTRAS["site"], *EXTRAS["boards"]]
    names = {Requirement(each).name for each in needed} - {"ludotheque", "uvloop"}
    assert set(problems.SITE) == names


def test_every_module_of_the_base_can_be_imported(folder: Path) -> None:
    paths = (path for room in ROOMS for path in sources(PACKAGE / room))
    names = [name for name in map(module_name, paths) if not OF_AN_EXTRA & set(name.split("."))]
    assert len(names) > 100
    done = subprocess.run(
        [sys.executable, "-S", "-c", "import " + ", ".join(names)],
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(PACKAGE.parent), str(folder)])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


# ---------------------------------------------------------------- what it says it cannot do


@pytest.mark.parametrize(
    "arguments",
    [
        "",
        "--no-browser --port 0",
        "serve",
        "export folder",
        "think --for postgresql://localhost/games",
        "backup tables",
        "restore tables",
        "move-store here postgresql://localhost/games",
        "bench --site",
        "bench --live",
        "bench --attacks",
    ],
)
def test_what_needs_the_site_says_so(
    arguments: str, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    told = ludotheque(folder, *arguments.split())
    assert (told.code, told.out, told.sentence) == (1, "", SENTENCES["en"])
    assert not list(tmp_path.iterdir())


def test_it_says_so_in_french(folder: Path) -> None:
    assert ludotheque(folder, "serve", "--lang", "fr").sentence == SENTENCES["fr"]


def test_a_board_of_ones_own_for_situation_4_asks_for_geometry(
    folder: Path, tmp_path: Path
) -> None:
    own = tmp_path / "own.txt"
    text = package.game("situation-4").board_text("quick")
    own.write_text(text, encoding="utf-8")
    assert ludotheque(folder, "board", "check", str(own)).code == 0  # nothing was changed
    own.write_text(text.replace("pieces: 10 x 4", "pieces: 10 x 6"), encoding="utf-8")
    assert own.read_text(encoding="utf-8") != text
    for arguments in (["simulate", "situation-4", "--games", "1"], ["play", "situation-4"]):
        told = ludotheque(folder, *arguments, "--board", str(own))
        assert told.code == 1
        assert "“pip install 'ludotheque[boards]'”" in told.sentence


# ---------------------------------------------------------------- what it can do


def test_signatures_are_checked_without_the_library(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(finished("pac-man").encode())
    assert ludotheque(folder, "verify", str(file), "--key", FINGERPRINT).code == 0
    other = ludotheque(folder, "verify", str(file), "--key", FINGERPRINT[::-1])
    assert other.code == 1
    assert "another key" in other.out


def test_games_are_simulated_saved_told_and_checked(folder: Path, tmp_path: Path) -> None:
    file = str(tmp_path / "game.txt")
    done = ludotheque(
        folder,
        *("simulate", "pac-man", "--games", "2", "--backend", "python"),
        *("--save-game", f"0:{file}", "--json"),
    )
    assert done.code == 0, done.err
    assert '"digest"' in done.out
    assert ludotheque(folder, "replay", file).code == 0
    assert "nothing is proven about the dice" in ludotheque(folder, "verify", file).out


@pytest.mark.parametrize("name", [game.name for game in package.all_games()])
def test_every_game_is_played_in_the_terminal(name: str, folder: Path) -> None:
    done = ludotheque(folder, "play", name, "--seed", "1", "--fast", typed="1\n")
    assert done.code == 0, done.err
    assert done.err == ""


@pytest.mark.parametrize(
    "arguments",
    [
        "rules pac-man",
        "board draw standard --game situation-4",
        pytest.param("census pac-man --games 3", marks=thorough),
        pytest.param("arena pac-man --bots random,greedy --games 4", marks=thorough),
        pytest.param("bench --seconds 0.05", marks=thorough),
    ],
)
def test_the_other_commands_work(arguments: str, folder: Path) -> None:
    done = ludotheque(folder, *arguments.split())
    assert done.code == 0, done.err
    assert done.out


def test_what_the_base_stands_on_is_found_with_its_conditions() -> None:
    assert closure(["uvicorn>=0.1; sys_platform == 'no such system'"]) == set()
    assert {"ray", "grpcio"} <= closure(["ray[client]"])
