"""`simulate` and `bench`: what they print, and what they do without."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from tests.cli.command import command, environment_of_its_own
from tests.tiers import thorough

KEYS = {
    "game",
    "games",
    "seats",
    "seed",
    "backend",
    "steps",
    "seconds",
    "steps_per_second",
    "wins",
    "shared",
    "mean_steps",
    "digest",
}
SHORT = ("simulate", "pac-man", "--games", "3", "--seats", "2", "--seed", "5")


def simulated(*arguments: str) -> dict[str, Any]:
    result = command(*SHORT, *arguments, "--json")
    assert result.code == 0
    assert result.err == ""
    assert result.out.count("\n") == 1
    found: dict[str, Any] = json.loads(result.out)
    return found


def test_json_has_all_that_was_measured() -> None:
    found = simulated("--backend", "python")
    assert found.keys() >= KEYS
    assert found["backend"] == "python"
    assert sum(found["wins"]) + found["shared"] == found["games"] == 3
    assert len(found["wins"]) == found["seats"] == 2
    assert found["seed"] == 5


def test_the_same_run_has_the_same_digest_compiled_or_not() -> None:
    assert simulated("--backend", "python")["digest"] == simulated("--backend", "cpu")["digest"]


def test_everything_asked_for_matters() -> None:
    runs = [
        (),
        ("--seed", "6"),
        ("--bot", "greedy"),
        ("--bot", "greedy,random"),
        ("--option", "ghost_turn=free"),
        ("--option", "ghost-doors=open"),
        ("--board", "american"),
        ("--max-steps", "50"),
    ]
    limit = ("--backend", "python", "--max-steps", "200")
    digests = [simulated(*limit, *run)["digest"] for run in runs]
    assert len(set(digests)) == len(runs)


def test_games_cut_short_are_counted() -> None:
    found = simulated("--backend", "python", "--max-steps", "10")
    assert found["unfinished"] == 3
    assert found["steps"] == 30


def test_a_board_file_is_as_good_as_a_name(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(ludotheque.game("pac-man").board_text("american"))
    limit = ("--backend", "python", "--max-steps", "100")
    by_file = simulated(*limit, "--board", str(file))
    assert by_file["digest"] == simulated(*limit, "--board", "american")["digest"]


@pytest.mark.parametrize(
    ("language", "words"), [("en", "steps a second"), ("fr", "pas par seconde")]
)
def test_without_json_a_table_is_shown(language: str, words: str) -> None:
    limit = ("--backend", "python", "--max-steps", "10")
    result = command(*SHORT, *limit, "--lang", language)
    assert words in result.out
    assert "pac-man" in result.out


@pytest.mark.parametrize("more", [("--json",), ("--lang", "fr")])
def test_it_runs_where_there_are_no_words(more: tuple[str, ...]) -> None:
    """On a machine that has only NumPy, Numba, typer and rich."""
    arguments = [*SHORT, "--backend", "python", "--max-steps", "10", *more]
    program = (
        "import sys; sys.modules['fluent'] = None; from ludotheque.cli import run;"
        f"code = run({arguments!r});"
        "print(*sorted(sys.modules), file=sys.stderr); sys.exit(code)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=environment_of_its_own(),
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = set(done.stderr.split())
    assert {"ludotheque.words", "fluent.runtime"} & loaded == set()
    assert "ludotheque.lab.simulate" in loaded


@thorough
def test_bench_measures_every_game() -> None:
    result = command("bench", "--seconds", "0.01", "--json")
    assert result.code == 0
    found = json.loads(result.out)
    for game in ludotheque.all_games():
        measured = found["games"][game.name]
        assert measured["interpreter_steps_per_second"] > 0
        assert measured["compiled_steps_per_second"] > 0
        assert measured["ratio"] > 0


def test_bench_shows_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    measured = {"seconds_each": 0.5, "games": {"pac-man": {"ratio": 79.6, "seats": 4}}}
    monkeypatch.setattr("ludotheque.lab.bench.bench", lambda *_: measured)
    told = command("bench", "--lang", "fr").out
    assert [line.split() for line in told.splitlines()] == [
        ["secondes", "par", "mesure", "0,5"],
        ["parties"],
        ["pac-man"],
        ["compilé", "sur", "interprété", "79,6"],
        ["joueurs", "4"],
    ]


def test_one_game_of_a_run_can_be_saved_and_told(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    assert command(*SHORT, "--json", "--save-game", f"2:{file}").code == 0
    told = command("replay", str(file), "--lang", "en")
    assert told.code == 0
    assert ludotheque.load(file.read_text(encoding="utf-8")).over


@pytest.mark.parametrize("bad", ["3:x", "-1:x", "x", "2:", "two:x"])
def test_a_game_that_is_not_in_the_run_cannot_be_saved(bad: str) -> None:
    assert command(*SHORT, f"--save-game={bad}").code == 2


def test_a_census_counts_every_clause() -> None:
    census = ("census", "pac-man", "--games", "20", "--seats", "2")
    done = command(*census, "--json")
    assert done.code == 0
    counted = json.loads(done.out)
    assert list(counted["clauses"]) == list(ludotheque.game("pac-man").clauses)
    assert "PM-12c" in command(*census, "--lang", "fr").out


def test_bench_shows_what_was_measured_at_each_size(monkeypatch: pytest.MonkeyPatch) -> None:
    held = [{"tables": 0, "server_memory_mb": 70.5}, {"tables": 5000, "server_memory_mb": 300.0}]
    measured = {"by_default": held, "all_kept": held[:1]}
    monkeypatch.setattr("ludotheque.lab.load_open.load_open", lambda *_: measured)
    told = command("bench", "--site", "--open-tables", "5000", "--lang", "en").out
    assert [line.split()[-1] for line in told.splitlines()] == [
        *("is", "0", "70.5", "5,000", "300"),
        *("memory", "0", "70.5"),
    ]
