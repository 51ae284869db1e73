"""Games are found by themselves, imports point one way, and starting up stays light."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludotheque
import ludotheque.games as shelf
from ludotheque.engine import declare, registry
from ludotheque.engine.game import Game
from ludotheque.engine.registry import all_games
from ludotheque.words import LANGUAGES, has, say
from tests.engine.import_circles import circles, imported_modules
from tests.engine.random_play import EVERY_GAME
from tests.engine.source_text import PACKAGE, ROOT, imports, module_name, sources
from tests.fixtures import dash

games = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
HEAVY = ("numba", "numpy", "fluent", "typer", "rich", "llvmlite")

# What each part of the package may import besides itself. `engine` reaches up to the shelf
# alone, to see what stands there. Programs may use anything, and nothing uses them.
BELOW: dict[str, set[str]] = {
    "": {"engine", "envs"},  # the package itself: what is public of these
    "words": set(),
    "engine": {"words"},
    "kit": {"engine"},
    "games": {"engine", "kit", "words"},
    "bots": {"engine", "games", "words"},
    "envs": {"bots", "engine", "games", "words"},
    "lab": {"bots", "engine", "envs", "games", "words"},
    "conformance": {"engine", "lab", "words"},
    "skeleton": {"kit", "engine", "words"},
    "terminal": {"bots", "engine", "kit", "words"},
    "tables": {"bots", "engine", "games", "words"},
    "api": {"bots", "engine", "tables", "words"},
    "server": {"api", "bots", "engine", "tables"},
    "browser": {"api", "bots", "engine", "tables"},
}
PROGRAMS = {"cli", "__main__"}


# ---------------------------------------------------------------- the registry


def test_the_registry_finds_every_folder_that_is_a_package() -> None:
    folders = {path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py")}
    assert {game.folder.name for game in all_games()} == folders
    names = [game.name for game in all_games()]
    assert len(names) == len(set(names)) >= 1


@pytest.fixture
def wider_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A second folder of games, with one in it and something that is none."""
    shutil.copytree(Path(dash.__file__).parent, tmp_path / "new_game")
    (tmp_path / "no_package").mkdir()
    (tmp_path / "notes.py").write_text('"""No game."""\n', encoding="utf-8")
    monkeypatch.setattr(shelf, "__path__", [*shelf.__path__, str(tmp_path)])
    all_games.cache_clear()
    yield tmp_path
    all_games.cache_clear()
    for name in [name for name in sys.modules if name.startswith(f"{shelf.__name__}.new_game")]:
        del sys.modules[name]


@pytest.mark.usefixtures("wider_shelf")
def test_a_new_folder_is_a_new_game() -> None:
    before = {path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py")}
    assert {game.folder.name for game in all_games()} == before | {"new_game"}
    found = ludotheque.game("dash")
    assert found.package == "ludotheque.games.new_game"
    match = found.match(seats=2, seed=1)
    assert ludotheque.load(match.text()).log == match.log


@games
def test_a_game_is_complete(game: Game) -> None:
    about = game.about
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", about.name)
    assert game.folder.name == about.name.replace("-", "_")
    assert about.version >= 1
    assert list(about.seats) == sorted(set(about.seats))
    files = {path.stem for path in (game.folder / "boards").glob("*.txt")}
    assert files == set(about.boards)
    modules = (
        "rules",
        "declared",
        "board",
        "notation",
        "views",
        "reasons",
        "story",
        "bot",
        "hints",
    )
    for module in modules:
        assert getattr(game, module)


@games
def test_option_values_can_be_told_apart_and_fit_into_the_state(game: Game) -> None:
    fields = {field.name: field for field in declare.fields(game.declared.State)}
    for option in game.about.options:
        numbers = [*range(len(option.values)), *option.numbers]
        assert len(numbers) == len(set(numbers)), "a number and a name would be stored alike"
        field = fields[option.name]
        assert field.smallest <= min(numbers) <= max(numbers) <= field.largest
        for value in (*option.values, *(str(number) for number in option.numbers)):
            assert option.decode(option.encode(value)) == value


# ---------------------------------------------------------------- light


def loaded_after(program: str) -> set[str]:
    """The heavy libraries that a program has loaded by its end."""
    ask = f"import json, sys; print(json.dumps([n for n in {HEAVY!r} if n in sys.modules]))"
    done = subprocess.run(
        [sys.executable, "-c", f"{program}\n{ask}"], capture_output=True, text=True, check=True
    )
    return set(json.loads(done.stdout.splitlines()[-1]))


def test_importing_the_package_loads_nothing_heavy() -> None:
    assert loaded_after("import ludotheque") == set()


def test_playing_in_the_interpreter_loads_nothing_heavy() -> None:
    program = (
        "import ludotheque\n"
        "for game in ludotheque.all_games():\n"
        "    match = game.match(seats=game.about.seats[0], seed=1)\n"
        "    for _ in range(20):\n"
        "        seat = min(match.acting)\n"
        "        match.play(seat, match.legal(seat)[0])\n"
        "        match.view(seat)\n"
        "    ludotheque.load(match.text())\n"
    )
    assert loaded_after(program) == set()


def test_simulating_loads_neither_words_nor_pages() -> None:
    assert not loaded_after("import ludotheque.lab.simulate") & {"fluent", "typer"}


# ---------------------------------------------------------------- one way


def part_of(module: str) -> str:
    """The part of the package that a module belongs to; empty for the package itself."""
    return module.removeprefix(ROOT).lstrip(".").split(".")[0]


def own_imports(path: Path) -> set[str]:
    return {name for name in imports(path) if name.split(".")[0] == ROOT}


def may_import(path: Path) -> set[str]:
    part = part_of(module_name(path))
    assert part in BELOW, f"say in BELOW where {part} stands"
    return {part, *BELOW[part]}


@pytest.mark.parametrize("path", sources(), ids=module_name)
def test_imports_point_one_way(path: Path) -> None:
    if part_of(module_name(path)) in PROGRAMS:
        return
    for name in own_imports(path):
        looks_at_shelf = module_name(path) == registry.__name__ and name == shelf.__name__
        assert part_of(name) in may_import(path) or looks_at_shelf, name


@pytest.mark.parametrize("path", sources(PACKAGE / "games"), ids=module_name)
def test_games_do_not_know_each_other(path: Path) -> None:
    own = ".".join(module_name(path).split(".")[:3])
    for name in own_imports(path):
        if part_of(name) == "games":
            assert name == own or name.startswith(f"{own}."), name


def test_nothing_imports_a_program() -> None:
    for path in sources():
        if part_of(module_name(path)) not in PROGRAMS:
            assert not {part_of(name) for name in own_imports(path)} & PROGRAMS


def test_imports_make_no_circle() -> None:
    assert sorted(map(sorted, circles(imported_modules()))) == []


def test_circles_are_found_whole() -> None:
    graph = {"a": "b", "b": "cx", "c": "a", "d": "a", "x": "y", "y": "xz", "z": ""}
    found = circles({module: frozenset(others) for module, others in graph.items()})
    assert found == {frozenset("abc"), frozenset("xy")}


# ---------------------------------------------------------------- nameless


def run_together(text: str) -> str:
    """Letters and digits alone, so that no spelling escapes."""
    return re.sub(r"[^a-z0-9]", "", text.lower())


def names_of(game: Game) -> set[str]:
    titles = [say(language, "game-title", game=game.name) for language in LANGUAGES]
    named = has("en", "game-title", game=game.name)
    return {
        run_together(name) for name in (game.name, game.folder.name, *(titles if named else []))
    }


def elsewhere() -> list[Path]:
    texts = [*sources(), *PACKAGE.rglob("*.ftl")]
    places = {
        PACKAGE / "games",
        PACKAGE / "browser" / "files",
    }  # the latter is made from the former
    return sorted(path for path in texts if not places.intersection(path.parents))


@pytest.mark.parametrize("path", elsewhere(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_outside_its_folder_no_game_is_named(path: Path) -> None:
    text = run_together(path.read_text(encoding="utf-8"))
    for game in all_games():
        for name in names_of(game):
            assert name not in text, name
