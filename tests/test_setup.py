"""Setting the project up: what goes wrong is one clear sentence, and what is there is kept."""

from __future__ import annotations

import re
import shutil
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.packaging.tiny_client import TinyClient
from tests.tiers import thorough
from tools import setup

BY_HAND = """#!/bin/sh
exec {python} "$@"
"""


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment folder of its own, which is not there yet."""
    monkeypatch.setattr(setup, "VENV", tmp_path / "venv")
    return tmp_path / "venv"


@pytest.fixture
def project(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> TinyClient:
    """A project with an environment whose Python is the one of these tests."""
    tiny = TinyClient(elsewhere.parent / "project")
    shutil.copytree(setup.ROOT / "requirements", tiny.root / "requirements")
    shutil.copy(setup.ROOT / "pyproject.toml", tiny.root)
    for name in ("__init__.py", "page.py"):
        tiny.write(f"tools/{name}", (setup.ROOT / "tools" / name).read_text(encoding="utf-8"))
    monkeypatch.setattr(setup, "ROOT", tiny.root)
    setup.python().parent.mkdir(parents=True)
    setup.python().write_text(BY_HAND.format(python=sys.executable), encoding="utf-8")
    setup.python().chmod(0o755)
    return tiny


@pytest.fixture
def installed(project: TinyClient) -> TinyClient:
    """Set up for playing, but for the page."""
    setup.stamp("play").write_text(setup.fingerprint("play"), encoding="utf-8")
    return project


class Pretended:
    """Notes the steps of an installation instead of taking them; there are no tools at first."""

    def __init__(self, client: TinyClient) -> None:
        self.client = client
        self.steps: list[str] = []
        self.builds_fail = False

    def run(self, *arguments: str) -> None:
        self.steps.append(" ".join(Path(argument).name for argument in arguments))
        if "build.lock" in self.steps[-1]:
            stay = "--target" not in arguments
            folder = setup.VENV if stay else setup.tools_folder()
            folder.mkdir(exist_ok=True)
            (folder / "tools").touch()

    def has_tools(self) -> bool:
        return any((path / "tools").exists() for path in (setup.VENV, setup.tools_folder()))

    def run_page(self, *arguments: str) -> None:
        assert self.has_tools()
        self.steps.append(" ".join(("page", *arguments)))
        self.client.project.packages.mkdir(exist_ok=True)
        if self.builds_fail:
            raise setup.SetupError("the page was not built.")

    def set_up(self, kind: str) -> list[str]:
        """The steps that it took."""
        self.steps.clear()
        setup.set_up(kind)
        return list(self.steps)


@pytest.fixture
def pretended(project: TinyClient, monkeypatch: pytest.MonkeyPatch) -> Pretended:
    made = Pretended(project)
    for name in ("run", "run_page", "has_tools"):
        monkeypatch.setattr(setup, name, getattr(made, name))
    project.project.packages.unlink()
    return made


def change(lock: Path) -> None:
    lock.write_text(lock.read_text(encoding="utf-8") + "\n", encoding="utf-8")


def lock_files_installed(steps: list[str]) -> list[str]:
    (line,) = [step for step in steps if " sync " in f" {step} "]
    return re.findall(r"\w+\.lock", line)


def only_sentence(capsys: pytest.CaptureFixture[str]) -> str:
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("Ludothèque cannot be set up: ")
    return line


@thorough
def test_without_a_network_one_sentence_says_so(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("PIP_FIND_LINKS", "PIP_EXTRA_INDEX_URL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PIP_CONFIG_FILE", "/dev/null")
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")
    monkeypatch.setenv("PIP_RETRIES", "0")
    assert setup.main([]) == 1
    assert "network" in only_sentence(capsys)
    assert not setup.is_current("play")


def test_an_old_python_is_told_apart(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 4))
    assert setup.main([]) == 1
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
    assert setup.main([]) == 1
    assert str(elsewhere) in only_sentence(capsys)


def test_a_change_of_the_page_builds_the_page_and_no_more(
    installed: TinyClient, capfd: pytest.CaptureFixture[str]
) -> None:
    for told in ("• Building the page …\n", ""):
        assert setup.main([]) == 0
        assert capfd.readouterr().out == told
    installed.write("web/src/later.ts", "export function board(): void {}\n")
    assert setup.main([]) == 0
    assert capfd.readouterr().out == "• Building the page …\n"


def test_a_page_that_does_not_build_is_told_in_one_sentence(
    installed: TinyClient, capfd: pytest.CaptureFixture[str]
) -> None:
    installed.write("web/src/main.ts", "import './nowhere';\n")
    assert setup.main([]) == 1
    assert str(installed.project.log) in only_sentence(capfd)


# ---------------------------------------------------------------- playing, and testing


def test_playing_installs_what_it_needs_and_the_tools_for_a_moment_only(
    pretended: Pretended,
) -> None:
    steps = pretended.set_up("play")
    assert lock_files_installed(steps) == ["play.lock"]
    assert "--target build-tools" in steps[0]
    assert "page" in steps
    assert not setup.tools_folder().exists()
    assert not pretended.client.project.packages.exists()


def test_testing_adds_what_is_missing_and_playing_takes_nothing_away(pretended: Pretended) -> None:
    pretended.set_up("play")
    steps = pretended.set_up("test")
    assert lock_files_installed(steps) == ["play.lock", "test.lock"]
    assert "--target" not in steps[0]
    assert "page --packages" in steps
    assert pretended.client.project.packages.exists()
    assert not [step for step in pretended.set_up("play") if not step.startswith("page")]


def test_a_changed_lock_file_installs_all_that_was_there_before(pretended: Pretended) -> None:
    pretended.set_up("test")
    change(setup.lock("play"))
    assert lock_files_installed(pretended.set_up("play")) == ["play.lock", "test.lock"]
    change(setup.lock("test"))
    assert not [step for step in pretended.set_up("play") if not step.startswith("page")]
    assert lock_files_installed(pretended.set_up("test")) == ["play.lock", "test.lock"]


def test_an_environment_that_is_made_anew_serves_what_it_served(
    pretended: Pretended, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretended.set_up("test")
    monkeypatch.setattr(setup, "is_working", lambda: False)
    monkeypatch.setattr(setup, "make_environment", lambda: setup.stamp("test").unlink())
    assert lock_files_installed(pretended.set_up("play")) == ["play.lock", "test.lock"]
    assert setup.stamp("test").exists()


def test_tools_and_packages_go_also_when_the_page_does_not_build(pretended: Pretended) -> None:
    pretended.builds_fail = True
    with pytest.raises(setup.SetupError):
        pretended.set_up("play")
    assert not setup.tools_folder().exists()
    assert not pretended.client.project.packages.exists()
    assert not setup.is_current("play")


def test_packages_that_were_there_already_stay(pretended: Pretended) -> None:
    pretended.client.project.packages.mkdir()
    pretended.set_up("play")
    assert pretended.client.project.packages.exists()


def test_what_a_killed_run_left_is_removed(pretended: Pretended) -> None:
    pretended.set_up("play")
    setup.tools_folder().mkdir()
    (setup.tools_folder() / "tools").touch()
    pretended.set_up("play")
    assert not setup.tools_folder().exists()


# ---------------------------------------------------------------- the lock files


def locked(name: str) -> dict[str, str]:
    """For every package of a lock file, all that is said of it: version, condition, hashes."""
    text = (setup.ROOT / "requirements" / f"{name}.lock").read_text(encoding="utf-8")
    entries = re.split(r"^(?=\w)", text, flags=re.M)[1:]
    return {entry.split(" \\")[0]: entry for entry in entries}


def names(requirements: Any) -> set[str]:
    """Of packages, as a lock file writes them."""
    found = (re.match(r"[\w.-]+", each) for each in requirements if isinstance(each, str))
    return {re.sub(r"[-_.]+", "-", each[0].lower()) for each in found if each}


@pytest.fixture(scope="module")
def pyproject() -> dict[str, Any]:
    return tomllib.loads((setup.ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", ["play", "build", "test"])
def test_every_package_is_locked_by_hash_and_no_address_is_named(name: str) -> None:
    entries = locked(name)
    assert entries
    assert all("==" in package for package in entries)
    assert all("\n    --hash=sha256:" in entry for entry in entries.values())
    assert "://" not in "".join(entries.values())


def test_tests_have_all_that_playing_has_in_the_same_versions() -> None:
    everything = locked("test")
    for name in ("play", "build"):
        for package, entry in locked(name).items():
            assert everything[package] == entry


def test_what_the_project_asks_for_is_locked_and_playing_brings_no_tools(
    pyproject: dict[str, Any],
) -> None:
    groups = pyproject["dependency-groups"]
    playing, building, testing = (names(locked(name)) for name in ("play", "build", "test"))
    assert names(pyproject["project"]["dependencies"]) <= playing
    site = names(pyproject["project"]["optional-dependencies"]["site"]) - {"ludotheque"}
    assert site <= playing
    assert names(groups["build"]) <= building
    assert names(groups["test"]) <= testing
    assert not names(groups["build"]) & playing
    assert names(groups["test"]) & playing == {"httpx"}  # which Litestar needs


@pytest.mark.parametrize("name", ["play", "test"])
def test_no_framework_for_networks_is_locked(name: str) -> None:
    assert not names(locked(name)) & {"torch", "tensorflow", "jax"}


def test_the_package_is_built_with_tools_that_are_locked(pyproject: dict[str, Any]) -> None:
    assert set(pyproject["build-system"]["requires"]) <= set(
        pyproject["dependency-groups"]["build"]
    )
