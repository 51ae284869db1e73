"""`arena` as it is typed: what it prints, what it keeps for later, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludotheque.cli.labels import LABELS
from ludotheque.engine import levels
from ludotheque.lab import arena_pool, ratings
from tests.cli.command import command

pytestmark = pytest.mark.usefixtures("full_shelf")

SHORT = ("arena", "hoard", "--bots", "greedy,random", "--games", "20", "--processes", "1")


def played(*arguments: str) -> dict[str, Any]:
    result = command(*SHORT, *arguments, "--json")
    assert result.code == 0, result.err
    assert result.err == ""
    assert result.out.count("\n") == 1
    found: dict[str, Any] = json.loads(result.out)
    return found


def test_json_has_every_game_and_all_figures() -> None:
    found = played("--seed", "4", "--seats", "3", "--board", "cellar", "--option", "own-box=free")
    assert found["game"] == "hoard"
    assert (found["seed"], found["seats"], found["board"]) == (4, 3, "cellar")
    assert found["options"] == {"own_box": "free"}
    assert len(found["results"]) == found["figures"]["games"] >= 20
    assert [bot["bot"] for bot in found["figures"]["bots"]] == ["greedy", "random"]


def test_by_default_as_few_play_as_can() -> None:
    assert played()["seats"] == 2


@pytest.mark.parametrize(
    ("language", "words"), [("en", "rounds of the same dice"), ("fr", "manches aux mêmes dés")]
)
def test_without_json_a_table_is_shown_the_best_first(language: str, words: str) -> None:
    result = command(*SHORT, "--games", "200", "--lang", language)
    assert result.code == 0
    assert words in result.out
    assert result.out.index("greedy  ") < result.out.index("random  ")
    assert "%" in result.out


def test_of_three_it_is_shown_who_ends_above_whom() -> None:
    told = command(*SHORT, "--bots", "greedy,random,greedy+blunder_rate=0").out
    assert LABELS["en"]["above"] in told
    rated = LABELS["en"]["rating"].split()[0] in told
    assert rated == ratings.has_choix() or "ludotheque[ratings]" in told


def test_kept_results_are_read_again(tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for seed, file in enumerate(files, start=1):
        file.write_text(command(*SHORT, "--seed", str(seed), "--json").out)
    one = json.loads(command("arena", "--from", str(files[0]), "--json").out)
    assert one["figures"] == json.loads(files[0].read_text())["figures"]
    both = ("arena", "--from", str(files[0]), "--from", str(files[1]))
    assert json.loads(command(*both, "--json").out)["figures"]["games"] == 40
    assert "hoard" in command(*both).out


def test_a_ladder_is_printed_for_a_page_and_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(levels, "NAMES", ("greedy+blunder_rate=500", "greedy+blunder_rate=0"))
    climb = ("arena", "hoard", "--ladder", "--games", "4", "--processes", "1")
    told = command(*climb).out
    rungs = [line.split(" | ")[:2] for line in told.splitlines() if line.startswith("| greedy")]
    assert rungs == [
        ["| greedy+blunder_rate=500", "random"],
        ["| greedy+blunder_rate=0", "greedy+blunder_rate=500"],
        ["| greedy+blunder_rate=0", "greedy"],
    ]
    kept = tmp_path / "ladder.json"
    kept.write_text(command(*climb, "--json").out)
    assert command("arena", "--from", str(kept)).out == told


def test_after_an_interruption_what_there_is_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> object:
        yield from ()
        raise KeyboardInterrupt

    monkeypatch.setattr(arena_pool, "here", interrupted)
    result = command(*SHORT)
    assert result.code == 130
    assert "Interrupted: of 20 games, 0" in result.out
    assert json.loads(command(*SHORT, "--json").out)["interrupted"] is True


WRONG = [
    ("arena", 2, "GAME"),
    ("arena hoard", 2, "--bots"),
    ("arena nothing --bots greedy,random", 1, "nothing"),
    ("arena hoard --bots greedy", 1, "--bots"),
    ("arena hoard --bots greedy,greedy", 1, "greedy"),
    ("arena hoard --bots greedy,clever", 1, "clever"),
    ("arena hoard --bots greedy,random --games 0", 2, "--games"),
    ("arena hoard --bots greedy,random --seats 9", 2, "--seats"),
    ("arena hoard --bots greedy,random --seats 5", 1, "2, 3"),
    ("arena hoard --bots greedy,random --seed -1", 2, "--seed"),
    ("arena hoard --bots greedy,random --board nowhere", 1, "nowhere"),
    ("arena hoard --bots greedy,random --option own_box=perhaps", 1, "perhaps"),
    ("arena hoard --bots greedy,random --playouts 5 --milliseconds 5", 2, "--milliseconds"),
    ("arena hoard --ladder --bots greedy,random", 2, "--ladder"),
    ("arena hoard --ladder --peer openspiel", 2, "--peer"),
    ("arena hoard --peer stockfish --milliseconds 5", 2, "stockfish"),
    ("arena hoard --peer openspiel", 2, "--milliseconds"),
    ("arena hoard --bots greedy,random --cluster auto --processes 2", 2, "--processes"),
    ("arena --from nowhere.json --cluster auto", 2, "--cluster"),
    ("arena hoard --from nowhere.json", 2, "hoard"),
    ("arena --from nowhere.json", 1, "nowhere.json"),
    ("arena --from .", 1, "."),
    ("arena --from empty.json", 1, "empty.json"),
    ("arena --from other.json", 1, "other.json"),
    ("arena --from list.json", 1, "list.json"),
    ("arena --from ladder.json", 1, "ladder.json"),
]


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "empty.json").touch()
    (tmp_path / "other.json").write_text('{"format": 1, "results": 3}')
    (tmp_path / "list.json").write_text("[1]")
    (tmp_path / "ladder.json").write_text('{"ladder": [{}]}')
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("line", "code", "mentioned"), WRONG, ids=[line for line, _, _ in WRONG])
def test_a_mistake_is_told_in_one_sentence(
    line: str, code: int, mentioned: str, language: str
) -> None:
    result = command("--lang", language, *line.split())
    assert result.code == code
    assert result.sentence.endswith(".")
    assert mentioned in result.sentence


def test_everything_that_is_shown_has_its_word_in_both_languages() -> None:
    assert set(LABELS["en"]) == set(LABELS["fr"])
    shown = {"rounds", "share", "rating", "above", "how_often", "fair", "other", "interrupted"}
    assert shown <= set(LABELS["en"])
