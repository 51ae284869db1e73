"""Setting the project up: what goes wrong is one clear sentence, and what is there is kept."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from tests.packaging.tiny_client import TinyClient
from tools import setup


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment folder of its own, which is not there yet."""
    monkeypatch.setattr(setup, "VENV", tmp_path / "venv")
    monkeypatch.setattr(setup, "STAMP", tmp_path / "venv" / "stamp")
    monkeypatch.setattr(setup, "LOG", tmp_path / "venv" / "setup.log")
    return tmp_path / "venv"


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TinyClient:
    """A project that is set up, but for its page; the environment is the one of these tests."""
    tiny = TinyClient(tmp_path / "project")
    for name in ("requirements.lock", "pyproject.toml"):
        shutil.copy(setup.ROOT / name, tiny.root)
    for name in ("__init__.py", "page.py"):
        tiny.write(f"tools/{name}", (setup.ROOT / "tools" / name).read_text(encoding="utf-8"))
    monkeypatch.setattr(setup, "ROOT", tiny.root)
    monkeypatch.setattr(setup, "VENV", Path(sys.prefix))
    monkeypatch.setattr(setup, "STAMP", tmp_path / "stamp")
    setup.STAMP.write_text(setup.fingerprint(), encoding="utf-8")
    return tiny


def only_sentence(capsys: pytest.CaptureFixture[str]) -> str:
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("Ludothèque cannot be set up: ")
    return line


def test_without_a_network_one_sentence_says_so(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("PIP_FIND_LINKS", "PIP_EXTRA_INDEX_URL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PIP_CONFIG_FILE", "/dev/null")
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")
    monkeypatch.setenv("PIP_RETRIES", "0")
    assert setup.main() == 1
    assert "network" in only_sentence(capsys)
    assert not setup.is_current()


def test_an_old_python_is_told_apart(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 4))
    assert setup.main() == 1
    assert "3.10" in only_sentence(capsys)


def test_a_broken_environment_does_not_count_as_one(elsewhere: Path) -> None:
    setup.python().parent.mkdir(parents=True)
    setup.python().write_text("not a program", encoding="utf-8")
    setup.python().chmod(0o755)
    assert not setup.is_working()


def test_a_folder_that_cannot_be_made_is_named(
    elsewhere: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    elsewhere.parent.joinpath("venv").write_text("in the way", encoding="utf-8")
    assert setup.main() == 1
    assert str(elsewhere) in only_sentence(capsys)


def test_a_change_of_the_page_builds_the_page_and_no_more(
    installed: TinyClient, capfd: pytest.CaptureFixture[str]
) -> None:
    for told in ("• Building the page …\n", ""):
        assert setup.main() == 0
        assert capfd.readouterr().out == told
    installed.write("web/src/later.ts", "export function board(): void {}\n")
    assert setup.main() == 0
    assert capfd.readouterr().out == "• Building the page …\n"


def test_a_page_that_does_not_build_is_told_in_one_sentence(
    installed: TinyClient, capfd: pytest.CaptureFixture[str]
) -> None:
    installed.write("web/src/main.ts", "import './nowhere';\n")
    assert setup.main() == 1
    assert str(installed.project.log) in only_sentence(capfd)


def test_every_package_is_locked_by_hash_and_no_address_is_named() -> None:
    text = (setup.ROOT / "requirements.lock").read_text(encoding="utf-8")
    packages = [line for line in text.splitlines() if line and not line.startswith(" ")]
    assert packages
    assert all("==" in line and line.endswith("\\") for line in packages)
    assert "://" not in text
