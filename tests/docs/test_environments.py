"""The examples in `docs/research.md` for other people's libraries, and what to install for them."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from ludotheque.envs.batch import Timestep

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^## (.+)\n((?:(?!## ).*\n)+)", TEXT, re.MULTILINE))


def played(section: str) -> dict[str, object]:
    """What an example leaves behind."""
    [example] = re.findall(r"^```python\n(.*?)^```$", SECTIONS[section], re.M | re.S)
    names: dict[str, object] = {}
    exec(example, names)
    return names


def test_the_example_for_batches() -> None:
    names = played("Batches: your own policy")
    t = names["t"]
    assert isinstance(t, Timestep)
    assert not t.illegal.any()
    assert set(t.seat) == {0, 1, 2, 3}
    ended, wins = names["ended"], names["wins"]
    assert isinstance(ended, int | np.integer)
    assert isinstance(wins, int | np.integer)
    assert 0 < wins < ended


def test_the_example_for_pettingzoo(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pettingzoo")
    names = played("PettingZoo")
    assert names["terminated"] is True
    assert "Mission Impossible" in capsys.readouterr().out


def test_the_example_for_gymnasium() -> None:
    pytest.importorskip("gymnasium")
    names = played("Gymnasium")
    assert names["over"] is True
    infos = names["infos"]
    assert isinstance(infos, dict)
    assert not infos["illegal"].any()


def test_extras_are_quoted_since_some_shells_take_brackets_for_a_pattern() -> None:
    words = ROOT / "src" / "ludotheque"
    files = [ROOT / "README.md", ROOT / "CHANGELOG.md", *ROOT.glob("docs/*.md")]
    files += [*words.rglob("*.ftl"), *words.rglob("*.py")]
    bare = r"pip install (?:[\w-]+ )*ludotheque\["
    assert [path.name for path in files if re.search(bare, path.read_text(encoding="utf-8"))] == []
