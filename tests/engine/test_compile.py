"""Compilation: nothing shared between games, one version of a function, an honest cache."""

from __future__ import annotations

import ast
import importlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import pytest

from ludotheque.bots import by_seat, choosers, only_random
from ludotheque.engine import compile as engine_compile
from ludotheque.engine import drive
from ludotheque.engine.compile import (
    VERBS,
    DriverError,
    Maker,
    build,
    cache_folder,
    for_cpu,
    interpreted,
    rule_modules,
    source_hash,
)
from ludotheque.engine.game import Game, module_of
from ludotheque.engine.seats import CLOCK, Seat
from ludotheque.lab.drivers import simulation
from ludotheque.lab.run import Run
from ludotheque.lab.simulate import simulate
from tests.engine import compile_alone
from tests.engine.compile_alone import GAMES, SEATS, is_compiled
from tests.engine.random_play import EVERY_GAME
from tests.engine.source_text import nodes
from tests.fixtures import fixture_games
from tests.tiers import slow, thorough

games = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
DASH = fixture_games()[0]
DRIVERS = (choosers, only_random, drive, simulation)

Report = dict[str, dict[str, Any]]
MakeDriver = Callable[[str, str], ModuleType]


# ---------------------------------------------------------------- in processes of their own


def started(work: str, *names: str, **environment: str) -> subprocess.Popen[str]:
    kept = {key: value for key, value in os.environ.items() if key != "NUMBA_CACHE_DIR"}
    return subprocess.Popen(
        [sys.executable, "-m", compile_alone.__name__, work, *names],
        env=kept | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def finished(*processes: subprocess.Popen[str]) -> Report:
    report: Report = {}
    for process in processes:
        out, err = process.communicate()
        assert process.returncode == 0, err
        report |= json.loads(out)
    return report


def results(report: Report) -> dict[str, Any]:
    return {name: told["result"] for name, told in report.items()}


def times(folder: Path) -> dict[str, int]:
    """Every file of compiled code, and when it was written."""
    return {
        str(path): path.stat().st_mtime_ns for path in folder.rglob("*") if path.suffix == ".nbc"
    }


@thorough
def test_games_share_no_cache_entry(tmp_path: Path) -> None:
    """Both in one folder, which is where they could be mistaken; and the folder is kept to.

    What they should say comes from the interpreter, which no cache can mislead.
    """
    runs = [Run(game, GAMES, SEATS, backend="python") for game in fixture_games()]
    expected = {run.game.name: simulate(run)["digest"] for run in runs}
    place = {"NUMBA_CACHE_DIR": str(tmp_path / "chosen"), "XDG_CACHE_HOME": str(tmp_path / "other")}
    cold = finished(*(started("simulate", name, **place) for name in expected))
    written = times(tmp_path / "chosen")
    warm = finished(started("simulate", *expected, **place))
    assert results(cold) == results(warm) == expected
    assert all(told["misses"] > 0 == told["hits"] for told in cold.values())
    assert all(told["misses"] == 0 < told["hits"] for told in warm.values())
    assert times(tmp_path) == written != {}


EVERYBODY = 0b111
OPENINGS = {"dash": 100 * ((1 << CLOCK) + (1 << Seat.A)) + 3, "hoard": 100 * EVERYBODY}


@slow
def test_the_cache_is_used_and_is_not_needed(tmp_path: Path) -> None:
    """One game has a folder, the other has a file where its folder should be."""
    nowhere = tmp_path / "file"
    nowhere.write_text("no folder can be made here", encoding="utf-8")
    place = {"XDG_CACHE_HOME": str(tmp_path)}
    without = started("open", "dash", XDG_CACHE_HOME=str(nowhere))
    cold = finished(started("open", "hoard", **place), without)
    written = times(tmp_path)
    warm = finished(started("open", "hoard", **place))
    assert results(cold) == OPENINGS
    assert results(warm) == {"hoard": OPENINGS["hoard"]}
    assert cold["dash"]["hits"] == cold["hoard"]["hits"] == warm["hoard"]["misses"] == 0
    assert warm["hoard"]["hits"] > 0
    assert times(tmp_path) == written != {}
    places = {Path(path).relative_to(tmp_path) for path in written}
    assert {path.parts[0] for path in places} == {"ludotheque"}
    assert not [path for path in places if "dash" in str(path)]


# ---------------------------------------------------------------- drivers


@pytest.fixture
def a_driver(monkeypatch: pytest.MonkeyPatch) -> MakeDriver:
    def make(name: str, source: str) -> ModuleType:
        module = ModuleType(name)
        exec(source, vars(module))
        monkeypatch.setitem(sys.modules, name, module)
        return module

    return make


ONE = "LIMIT = 3\ndef twice(n):\n    return 2 * n\n"


@pytest.mark.parametrize(
    ("other", "name"),
    [("def twice(n):\n    return n + n\n", "twice"), ("LIMIT = 4\n", "LIMIT")],
)
def test_two_drivers_that_define_the_same_name_are_an_error(
    other: str, name: str, a_driver: MakeDriver
) -> None:
    drivers = a_driver("drivers.one", ONE), a_driver("drivers.other", other)
    with pytest.raises(DriverError, match=f"{name} is defined by drivers.one and by drivers.other"):
        build(DASH, drivers, lambda function: function)


def test_drivers_may_agree_on_a_constant(a_driver: MakeDriver) -> None:
    drivers = a_driver("drivers.one", ONE), a_driver("drivers.other", "LIMIT = 3\n")
    assert build(DASH, drivers, lambda function: function).LIMIT == 3


def test_a_driver_keeps_its_own_list_of_what_is_inlined(a_driver: MakeDriver) -> None:
    one = a_driver("drivers.one", 'PARTS = ("twice",)\ndef twice(n):\n    return 2 * n\n')
    other = a_driver("drivers.other", 'PARTS = ("thrice",)\ndef thrice(n):\n    return 3 * n\n')
    built = build(DASH, (one, other), lambda function: function)
    assert engine_compile.is_part(built.twice)
    assert engine_compile.is_part(built.thrice)


# ---------------------------------------------------------------- names and signatures


def marked(function: FunctionType) -> Any:
    """Stands for a compiled function, and keeps what it was made of."""

    class Marked:
        clone = function

    return Marked


@games
def test_every_clone_has_a_name_that_nothing_else_has(game: Game) -> None:
    names: list[str] = []
    for drivers in (DRIVERS, (choosers, by_seat, drive, simulation)):
        made = [
            made.clone for made in vars(build(game, drivers, marked)).values() if is_marked(made)
        ]
        names += [f"{clone.__code__.co_filename} {clone.__qualname__}" for clone in made]
        assert all(clone.__qualname__.startswith(f"{game.folder.name}.") for clone in made)
        above = [clone for clone in made if clone.__module__ == simulation.__name__]
        assert above
        assert all("by_seat" in clone.__qualname__ or drivers is DRIVERS for clone in above)
    drivers_own = [name for name in names if ".simulation." in name]
    assert len(drivers_own) == len(set(drivers_own))


def is_marked(made: Any) -> bool:
    return hasattr(made, "clone")


@games
def test_clones_call_clones(game: Game) -> None:
    """No name in a namespace leads back to a function that was not compiled."""
    for made in vars(build(game, DRIVERS, marked)).values():
        if is_marked(made):
            names = made.clone.__code__.co_names
            called = {name: made.clone.__globals__.get(name) for name in names}
            assert not [name for name, value in called.items() if isinstance(value, FunctionType)]


@pytest.mark.parametrize("game", fixture_games(), ids=lambda game: game.name)
def test_each_verb_is_compiled_for_one_signature_only(game: Game) -> None:
    run = Run(game, 20, 2)
    simulate(run)
    built = for_cpu(game, *run.drivers)
    used = [verb for verb in VERBS if getattr(built, verb).signatures]
    assert {"chance", "draw", "acting", "legal", "apply", "over", "score"} <= set(used)
    for name, made in vars(built).items():
        if is_compiled(made):
            assert len(made.signatures) <= 1, name


@games
def test_asking_again_gives_the_same(game: Game) -> None:
    assert interpreted(game) is interpreted(game)
    assert interpreted(game, *DRIVERS) is interpreted(game, *DRIVERS)
    assert interpreted(game, *DRIVERS) is not interpreted(game)


# ---------------------------------------------------------------- rules in several modules


RULES = {
    "__init__": "from .actions import setup, chance, draw, acting, refusal, legal, apply\n"
    "from .zones import over, score, imagine\nACTIONS = 1\n",
    "actions": "from .zones import over, size\n"
    + "\n".join(
        f"def {verb}(s, b): return over(s, b) + size(s)"
        for verb in ("setup", "chance", "draw", "acting", "refusal", "legal", "apply")
    ),
    "zones": "def size(s): return 1\ndef over(s, b): return size(s)\n"
    "def score(s, b): return 1\ndef imagine(s, b): return 1\n",
}


@pytest.fixture
def spread_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """A game whose rules are a package, one module of which needs a later one."""
    files = {
        "__init__": "from dataclasses import replace\n"
        "from tests.fixtures import dash\n"
        "from . import bot, rules, state\n"
        "contract = replace(dash.contract, package=__name__, rules=rules, declared=state,\n"
        "    bot=replace(dash.contract.bot, evaluate=bot.evaluate))\n",
        "state": "from typing import Annotated\nclass State:\n    seats: Annotated[int, 'i1']\n"
        "class Board:\n    seats: Annotated[int, 'i1']\n",
        "bot": "from .rules import score\ndef evaluate(s, b): return score(s, b)\n",
        **{f"rules/{name}": source for name, source in RULES.items()},
    }
    (tmp_path / "spread_game" / "rules").mkdir(parents=True)
    for name, source in files.items():
        (tmp_path / "spread_game" / f"{name}.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield Game(importlib.import_module("spread_game").contract)
    for name in [name for name in sys.modules if name.split(".")[0] == "spread_game"]:
        del sys.modules[name]


def test_rules_may_be_spread_over_modules_in_any_order(spread_game: Game) -> None:
    built = build(spread_game, (), marked)
    names = built.acting.clone.__globals__
    assert names["over"] is built.over
    assert is_marked(names["size"])
    assert names["size"] is built.over.clone.__globals__["size"]


# ---------------------------------------------------------------- the folder


@pytest.fixture
def copied_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game outside the package, whose sources can be changed."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return copy_of(DASH, tmp_path / "copy")


def copy_of(game: Game, folder: Path) -> Game:
    """The same game, said to stand in another folder."""
    folder.mkdir(parents=True)
    for path in game.folder.glob("*.py"):
        (folder / path.name).write_bytes(path.read_bytes())
    other = Game(importlib.import_module(game.package).contract)
    other.folder = folder
    return other


def test_changed_sources_have_a_folder_of_their_own(copied_game: Game) -> None:
    before, folder = source_hash(copied_game), cache_folder(copied_game)
    assert (source_hash(copied_game), cache_folder(copied_game)) == (before, folder)
    rules = copied_game.folder / "rules.py"
    original = rules.read_bytes()
    rules.write_bytes(original.replace(b"BELL = 8", b"BELL = 9"))
    assert source_hash(copied_game) != before
    assert cache_folder(copied_game) != folder
    rules.write_bytes(original)
    assert source_hash(copied_game) == before
    rules.rename(rules.with_name("rulings.py"))
    assert source_hash(copied_game) != before


def test_the_sources_of_every_driver_count(
    tmp_path: Path, copied_game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A driver is compiled; what serves, draws or tells is not, and neither is another game."""
    package = tmp_path / "package"
    changed = {}
    for name in ("engine", "bots", "lab", "tables", "server", "games/another"):
        (package / name).mkdir(parents=True)
        monkeypatch.setattr(engine_compile, "PACKAGE", package)
        before = source_hash(copied_game)
        (package / name / "some.py").write_text("SOMETHING = 1\n", encoding="utf-8")
        changed[name] = source_hash(copied_game) != before
    assert [name for name, is_other in changed.items() if is_other] == ["engine", "bots", "lab"]


def test_a_shelf_of_games_fits_into_the_cache(tmp_path: Path, copied_game: Game) -> None:
    """Compiling one game never throws out another that is in use."""
    many = [copied_game, *(copy_of(DASH, tmp_path / "more" / f"game_{n}") for n in range(6))]
    for number, game in enumerate(many):
        (game.folder / "rules.py").write_text(f"NUMBER = {number}\n", encoding="utf-8")
    folders = [cache_folder(game) for game in many]
    assert len(set(folders)) == len(many)
    assert all(folder is not None and folder.is_dir() for folder in folders)


def test_caches_of_old_sources_do_not_pile_up(copied_game: Game) -> None:
    rules = copied_game.folder / "rules.py"
    for change in range(12):
        rules.write_text(f"CHANGE = {change}\n", encoding="utf-8")
        folder = cache_folder(copied_game)
        assert folder is not None
        os.utime(folder, (change, change))
    assert folder is not None
    assert folder.is_dir()
    assert len(list(folder.parent.iterdir())) <= 2 * engine_compile.KEPT_CACHES


def test_threads_that_look_for_the_folder_at_once_all_find_it(
    copied_game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each has written to it before any of them tidies up."""
    all_have_written = Barrier(3)
    unlink = Path.unlink

    def unlink_together(path: Path, missing_ok: bool = False) -> None:
        all_have_written.wait(60)
        unlink(path, missing_ok)

    monkeypatch.setattr(Path, "unlink", unlink_together)
    with ThreadPoolExecutor(all_have_written.parties) as pool:
        found = set(pool.map(cache_folder, [copied_game] * all_have_written.parties))
    assert len(found) == 1
    assert None not in found


def test_an_unwritable_place_is_no_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, copied_game: Game
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert cache_folder(copied_game) is None


# ---------------------------------------------------------------- the compiled subset


ALLOWED = {("enum", "IntEnum"), ("__future__", "annotations"), ("typing", "TYPE_CHECKING")}
CHANCE = "ludotheque.engine.chance"
LEVELS = "ludotheque.engine.levels"
# Numbers, and no rules.
OF_LEVELS = {
    ("dataclasses", "dataclass"),
    ("dataclasses", "replace"),
    ("ludotheque.engine", "levels"),
}


def inner_imports(module: ModuleType) -> Iterator[tuple[str, str]]:
    """What a module imports when it runs, where its own siblings are left out."""
    tree = ast.parse(Path(module.__file__ or "").read_text(encoding="utf-8"))
    for node in nodes(tree, typing_too=False):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield from ((node.module or "", alias.name) for alias in node.names)


@games
def test_rules_import_next_to_nothing(game: Game) -> None:
    bot = module_of(game.bot.evaluate)
    for module in rules_of(game):
        assert foreign(module, (CHANCE, "enum"), ALLOWED) == set(), module.__name__
    assert foreign(bot, (CHANCE, LEVELS, "enum"), ALLOWED | OF_LEVELS) == set(), bot.__name__


def rules_of(game: Game) -> list[ModuleType]:
    """The modules of the rules, without the bot's."""
    known = (module_of(game.bot.evaluate), sys.modules[CHANCE])
    return [module for module in rule_modules(game) if module not in known]


KIT = """
from enum import IntEnum
def doubled(s, n: int) -> int:
    return n + s.heap
def larger(s, n: int) -> int:
    return doubled(s, n) + 1
"""


def test_functions_of_other_modules_are_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What rules import and call is compiled with them; what they import only as values is not."""
    kit, rules = ModuleType("kit_of_test"), ModuleType("rules_of_test")
    exec(KIT, vars(kit))
    monkeypatch.setitem(sys.modules, "kit_of_test", kit)
    vars(rules).update(larger=kit.larger, sub=re.sub)
    monkeypatch.setitem(sys.modules, "rules_of_test", rules)
    exec("def apply(s, n): return larger(s, n)\ndef apart(): return sub", vars(rules))
    maker = Maker("some_game", lambda function: function)
    maker.add_called([rules.apply])
    followed: Any = maker.made[rules.apply]
    assert {each.__name__ for each in maker.made if isinstance(each, FunctionType)} == {
        "apply",
        "apart",
        "larger",
        "doubled",
    }
    larger: Any = maker.made[kit.larger]
    assert followed.__globals__["larger"] is larger
    assert larger.__qualname__ == "some_game.larger"
    assert followed(SimpleNamespace(heap=3), 4) == 8


def foreign(
    module: ModuleType, modules: tuple[str, ...], names: set[tuple[str, str]]
) -> set[tuple[str, str]]:
    """What a module imports besides."""
    return {
        (origin, name)
        for origin, name in inner_imports(module)
        if origin not in modules and (origin, name) not in names
        if not origin.startswith("ludotheque.kit")
    }


@games
def test_rules_lean_on_nothing_but_rules(game: Game) -> None:
    compiled = {module.__name__.removeprefix(f"{game.package}.") for module in rule_modules(game)}
    for module in rule_modules(game):
        tree = ast.parse(Path(module.__file__ or "").read_text(encoding="utf-8"))
        for node in nodes(tree, typing_too=False):
            if isinstance(node, ast.ImportFrom) and node.level:
                package = module.__name__.split(".")
                base = ".".join(package[: len(package) - node.level])
                origin = f"{base}.{node.module}".removeprefix(f"{game.package}.")
                constants = all(alias.name.isupper() for alias in node.names)
                from_rules = origin in compiled | {"constants"}
                assert from_rules or (module is module_of(game.bot.evaluate) and constants), (
                    module.__name__,
                    origin,
                )


FORBIDDEN = (
    ast.Dict, ast.DictComp, ast.ListComp, ast.SetComp, ast.GeneratorExp, ast.Set, ast.JoinedStr,
    ast.Try, ast.Raise, ast.With, ast.Lambda, ast.Yield, ast.YieldFrom, ast.Await, ast.Div,
    ast.Global, ast.Nonlocal, ast.Starred,
)  # fmt: skip


@games
def test_rules_keep_to_the_part_of_python_that_compiles(game: Game) -> None:
    for module in rule_modules(game):
        tree = ast.parse(Path(module.__file__ or "").read_text(encoding="utf-8"))
        for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
            where = f"{module.__name__}.{function.name}"
            assert not [node for node in ast.walk(function) if isinstance(node, FORBIDDEN)], where
            names = [argument.annotation for argument in function.args.args]
            assert None not in (*names, function.returns), f"{where} is not annotated"


def member_of_enumeration(node: ast.Subscript) -> bool:
    """Whether something is looked up by `Name.MEMBER`."""
    match node.slice:
        case ast.Attribute(value=ast.Name(), attr=attribute):
            return attribute.isupper()
    return False


@games
def test_no_table_is_looked_up_by_a_member_of_an_enumeration(game: Game) -> None:
    """On a GPU there is no such look-up: its value is needed, or a plain number."""
    for module in rule_modules(game):
        tree = ast.parse(Path(module.__file__ or "").read_text(encoding="utf-8"))
        lookups = (node for node in ast.walk(tree) if isinstance(node, ast.Subscript))
        found = [node.lineno for node in lookups if member_of_enumeration(node)]
        assert found == [], module.__name__


@games
def test_the_first_three_arguments_have_the_same_names_everywhere(game: Game) -> None:
    for verb in VERBS:
        function = getattr(game.rules, verb)
        names = function.__code__.co_varnames[: function.__code__.co_argcount]
        assert names[:2] == ("s", "b"), verb
