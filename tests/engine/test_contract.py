"""What a game must provide: anything missing, misspelt or of the wrong form is found on loading."""

from __future__ import annotations

import importlib
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from ludotheque.engine import contract as page
from ludotheque.engine.checking import check
from ludotheque.engine.contract import (
    EVERYBODY,
    Bot,
    Contract,
    ContractError,
    Disclosure,
    Event,
    Option,
    Story,
    Task,
    Views,
)
from ludotheque.engine.game import Game
from ludotheque.engine.registry import load
from ludotheque.kit import story
from tests.engine.random_play import EVERY_GAME
from tests.engine.source_text import PACKAGE, sources
from tests.fixtures import dash, hoard

DASH: Contract[Any, Any, Any, Any] = dash.contract
games = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)


@games
def test_a_game_keeps_the_contract(game: Game) -> None:
    check(game.contract)


# ---------------------------------------------------------------- what is found on loading


def without(module: ModuleType, name: str) -> ModuleType:
    """A copy of a module that lacks something."""
    other = ModuleType(module.__name__)
    vars(other).update({key: value for key, value in vars(module).items() if key != name})
    return other


def having(module: ModuleType, **changes: Any) -> ModuleType:
    other = without(module, "")
    vars(other).update(changes)
    return other


def two(s: Any, b: Any) -> int:
    return 0


def without_tick() -> dict[type, Disclosure]:
    found = dash.notation.DISCLOSURES.items()
    return {moved: disclosure for moved, disclosure in found if moved is not dash.notation.Tick}


def altered(part: Any, **changes: Any) -> Any:
    """Otherwise than the type checker would allow."""
    return replace(part, **changes)


any_task: Any = Task  # likewise


WRONG: dict[str, tuple[Callable[[], Contract[Any, Any, Any, Any]], str]] = {
    "a verb is missing": (
        lambda: altered(DASH, rules=without(dash.rules, "draw")),
        "tests.fixtures.dash.rules has no draw, which Rules asks for",
    ),
    "a constant is missing": (
        lambda: replace(DASH, notation=without(dash.notation, "DISCLOSURES")),
        "has no DISCLOSURES, which Notation asks for",
    ),
    "a type of move has no disclosure": (
        lambda: replace(DASH, notation=having(dash.notation, DISCLOSURES=without_tick())),
        "DISCLOSURES does not list Tick",
    ),
    "the only type of move has no disclosure": (
        lambda: replace(DASH, notation=having(dash.notation, Move=Option, DISCLOSURES={})),
        "DISCLOSURES does not list Option",
    ),
    "a disclosure is for no type of move": (
        lambda: replace(
            DASH, notation=having(dash.notation, Move=dash.notation.Lane | dash.notation.Keep)
        ),
        "DISCLOSURES lists Rise, Slip, Step, Tick, which Move does not name",
    ),
    "a verb takes too few arguments": (
        lambda: replace(DASH, rules=having(dash.rules, refusal=two)),
        "tests.fixtures.dash.rules.refusal is called with (s, b, seat, action)",
    ),
    "a verb is a number": (
        lambda: replace(DASH, rules=having(dash.rules, over=3)),
        "tests.fixtures.dash.rules.over must be a function, and is 3",
    ),
    "a view takes too few arguments": (
        lambda: replace(DASH, views=altered(DASH.views, view=two)),
        "Views.view is called with (S, B, P, Seat | None), but is",
    ),
    "an optional function takes too many arguments": (
        lambda: replace(DASH, story=altered(DASH.story, goes_on=dash.rules.score)),
        "Story.goes_on is called with (S, S), but is tests.fixtures.dash.rules.score(s:",
    ),
    "a task's function takes too few arguments": (
        lambda: altered(DASH, tasks={"play": any_task(observe=two, slices=two)}),
        "Task.observe is called with (S, B, int, list[int]), but is",
    ),
    "what has a default is no function": (
        lambda: altered(DASH, alarms=None),
        "Contract.alarms must be a function, and is None",
    ),
    "a level is missing": (
        lambda: replace(DASH, bot=replace(DASH.bot, levels={})),
        "Bot.levels must be novice, casual, steady, sharp, master, and are",
    ),
    "an option has no field": (
        lambda: replace(DASH, about=replace(DASH.about, options=(Option("mood", ("a", "b")),))),
        "State needs a field mood that can hold 1",
    ),
    "an option does not fit its field": (
        lambda: replace(
            DASH, about=replace(DASH.about, options=(Option("laps", ("a",), range(1, 900)),))
        ),
        "State needs a field laps that can hold 899",
    ),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_wrong_is_said_with_its_place(wrong: str) -> None:
    made, says = WRONG[wrong]
    with pytest.raises(ContractError) as found:
        check(made())
    assert says in str(found.value)


@pytest.mark.parametrize(
    ("part", "arguments"),
    [
        (Views, {"view": two, "drawing": len, "told": two}),
        (Story, {"tell": two, "forsight": 3}),
        (Bot, {"evaluate": two, "LEVELS": {}}),
        (Bot, {}),
    ],
)
def test_a_name_that_the_contract_does_not_know_and_one_that_is_missing_are_errors(
    part: Any, arguments: dict[str, Any]
) -> None:
    with pytest.raises(TypeError):
        part(**arguments)


def test_an_event_cannot_be_made_without_an_audience() -> None:
    make: Any = Event
    with pytest.raises(TypeError, match="audience"):
        make("hid-in", {"box": "d"})
    with pytest.raises(TypeError):
        make("hid-in", {"box": "d"}, EVERYBODY)  # it must say what it means
    assert Event("hid", audience=EVERYBODY).audience is EVERYBODY


def test_a_game_without_secrets_says_so_at_each_event_too() -> None:
    told: Any = story.event
    with pytest.raises(TypeError, match="audience"):
        told("rolled", seat="A")
    assert story.event("rolled", EVERYBODY, seat="A") == Event(
        "rolled", {"seat": "A"}, audience=EVERYBODY
    )


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of a game in a package of its own, to be spoilt."""
    folder = tmp_path / "broken_game"
    shutil.copytree(Path(dash.__file__).parent, folder)
    monkeypatch.syspath_prepend(tmp_path)
    importlib.invalidate_caches()
    yield folder  # what fails to load is not remembered as a game
    for name in [name for name in sys.modules if name.split(".")[0] == "broken_game"]:
        del sys.modules[name]


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("__init__", "views=Views(", "views=Views(told=3, ", "unexpected keyword argument 'told'"),
        ("__init__", "story=Story(tell=story.tell)", "story=Story()", "argument: 'tell'"),
        ("__init__", "contract = ", "agreement = ", "no attribute 'contract'"),
        ("__init__", "contract = Contract(", "contract = dict(", "is no contract, but"),
        ("notation", "    Tick: SEEN_BY_ALL,\n", "", "DISCLOSURES does not list Tick"),
        ("rules", "def acting(", "def active(", "broken_game.rules has no acting"),
        ("rules", "def over(s: State, b: Board)", "def over(s: State)", "broken_game.rules.over"),
    ],
)
def test_a_broken_game_is_refused_by_name(
    broken: Path, file: str, old: str, new: str, says: str
) -> None:
    path = broken / f"{file}.py"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(ContractError) as found:
        load("broken_game")
    assert "broken_game" in str(found.value)
    assert says in str(found.value)


# ---------------------------------------------------------------- in a package of its own

METADATA = "Metadata-Version: 2.1\nName: {name}\nVersion: 1\n"


def installed(folder: Path, name: str, package: str) -> None:
    """What an installer writes of a package that announces a game."""
    info = folder / f"{name}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(METADATA.format(name=name), encoding="utf-8")
    entry = f"[ludotheque.games]\n{name} = {package}\n"
    (info / "entry_points.txt").write_text(entry, encoding="utf-8")


def run_with(folder: Path, program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", program],
        env={"PYTHONPATH": f"{folder}:{PACKAGE.parent}:{PACKAGE.parents[1]}"},
        capture_output=True,
        text=True,
        check=False,
    )


PLAYED = """
import ludotheque
game = ludotheque.game("dash")
match = game.match(2, seed=1)
assert ludotheque.load(match.text()).log == match.log
print(game.package, [each.name for each in ludotheque.all_games()][-1])
"""


def test_a_game_is_found_in_a_package_of_its_own(tmp_path: Path) -> None:
    shutil.copytree(Path(dash.__file__).parent, tmp_path / "somebodys_game")
    installed(tmp_path, "somebodys-game", "somebodys_game")
    done = run_with(tmp_path, PLAYED)
    assert done.stdout.split() == ["somebodys_game", "dash"], done.stderr


def test_two_games_of_one_name_are_an_error(tmp_path: Path) -> None:
    for package in ("one_game", "other_game"):
        shutil.copytree(Path(dash.__file__).parent, tmp_path / package)
        installed(tmp_path, package, package)
    done = run_with(tmp_path, PLAYED)
    assert done.returncode != 0
    assert "two games are called dash" in done.stderr


def test_a_game_that_cannot_be_loaded_leaves_the_others_alone(tmp_path: Path) -> None:
    """It is left out with a warning; asked for by its name, it says what is wrong with it."""
    (tmp_path / "bad_game").mkdir()
    (tmp_path / "bad_game" / "__init__.py").write_text("import nothing_of_the_kind\n")
    installed(tmp_path, "bad-game", "bad_game")
    said = "bad_game: ModuleNotFoundError: No module named 'nothing_of_the_kind'"
    done = run_with(tmp_path, "import ludotheque; print(len(ludotheque.all_games()))")
    assert done.stdout == "4\n", done.stderr
    assert said in done.stderr
    told = run_with(tmp_path, "from ludotheque.cli import main; main(['rules', 'bad-game'])")
    assert told.returncode == 1
    assert told.stderr.endswith(f"A game cannot be loaded: {said}.\n")


# ---------------------------------------------------------------- options and secrets


def test_an_option_with_a_hyphen_has_a_field_with_an_underscore() -> None:
    option = Option("six-again", ("yes", "no"))
    assert option.field == "six_again"
    assert Option("laps", ("one",)).field == "laps"


def test_a_move_that_only_its_player_is_told_makes_a_game_of_secrets() -> None:
    about = replace(hoard.contract.about, secrets=False)
    with pytest.raises(ContractError, match=r"secrets must be True: only its player is told"):
        check(replace(hoard.contract, about=about))


# ---------------------------------------------------------------- nothing is found by its spelling


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_hook_is_looked_up_with_a_default(path: Path) -> None:
    """Where a name may be missing, it is a field of the contract with a default."""
    text = path.read_text(encoding="utf-8")
    for part in ("rules", "board", "notation", "views", "reasons", "story", "bot", "message"):
        for lookup in (f"getattr({part}, ", f'.{part}, "'):
            assert lookup not in text.replace("getattr(game.rules, verb)", ""), lookup


def test_every_part_of_the_contract_is_said_in_a_sentence() -> None:
    """A newcomer reads this page first."""
    for name, part in vars(page).items():
        if isinstance(part, type) and part.__module__ == page.__name__:
            assert part.__doc__, name
            assert not part.__doc__.startswith(f"{name}("), name  # what a dataclass says itself
