"""The wheel carries the built page: installed where there is no Node, `ludotheque` plays."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.packaging.base_only import fill
from tools import page

PATIENCE = 60  # seconds, before a silent program counts as a failure


def run(*command: str | Path) -> str:
    done = subprocess.run(
        command, cwd=page.ROOT, capture_output=True, text=True, timeout=10 * PATIENCE, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder)
    (made,) = folder.glob("*.whl")
    return made


def environment(wheel: Path, folder: Path) -> tuple[Path, Path]:
    """A bare environment with the wheel, and where its packages lie."""
    run(sys.executable, "-m", "venv", "--without-pip", folder)
    install = ("-m", "uv", "pip", "install", "--no-deps", "--offline", "--python")
    run(sys.executable, *install, folder / "bin" / "python", wheel)
    (library,) = folder.glob("lib/python*/site-packages")
    return folder, library


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """It borrows from our environment what the wheel stands on."""
    folder, library = environment(wheel, tmp_path_factory.mktemp("bare") / "venv")
    # Path files are read in an environment's own folder only, so our editable self stays behind.
    (library / "borrowed.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def base(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """It borrows what the wheel stands on without extras, and nothing else."""
    folder, library = environment(wheel, tmp_path_factory.mktemp("base") / "venv")
    fill(library)
    return folder


@pytest.fixture(scope="module")
def site(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The installed command's own site, with nothing but that environment on the PATH."""
    command: list[str | Path] = [installed / "bin" / "ludotheque", "--no-browser", "--port", "0"]
    data = tmp_path_factory.mktemp("data")
    alone = {**os.environ, "PATH": str(installed / "bin"), "PYTHONPATH": ""}
    with subprocess.Popen(
        [*command, "--data", data], env=alone, cwd=data, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield address_told_by(process)
        finally:
            process.send_signal(signal.SIGINT)
            assert process.wait(PATIENCE) == 0


def address_told_by(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    while select.select([process.stdout], [], [], PATIENCE)[0]:
        line = process.stdout.readline()
        if found := re.search(r"http://127\.0\.0\.1:\d+", line):
            return found[0]
        assert line, "the server ended without a word"
    raise AssertionError("the server does not say where it is")


def test_the_wheel_carries_the_page_and_nothing_that_it_was_made_with(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    built = page.Project(page.ROOT).built_files()
    assert {f"ludotheque/server/page/{path.relative_to(path_of_page())}" for path in built} == {
        name for name in names if name.startswith("ludotheque/server/page/")
    }
    assert "ludotheque/server/page/index.html" in names
    peer = {"server.mjs", "package.json", "package-lock.json"}
    assert {f"ludotheque/lab/boardgameio/{file}" for file in peer} <= names
    assert all(name.startswith(("ludotheque/", "ludotheque-")) for name in names)
    assert not any(name.endswith((".ts", ".svelte")) or "node_modules" in name for name in names)


def path_of_page() -> Path:
    return page.Project(page.ROOT).page


def test_the_environment_runs_the_wheel_and_not_our_sources(installed: Path) -> None:
    where = run(installed / "bin" / "python", "-c", "import ludotheque; print(ludotheque.__file__)")
    assert Path(where.strip()).is_relative_to(installed)


def test_without_node_the_installed_command_shows_the_page(site: str) -> None:
    with httpx.Client(base_url=site, verify=False, timeout=PATIENCE) as client:
        document = client.get("/")
        assert document.status_code == 200
        linked = re.findall(r'(?:src|href)="(/[^"]+)"', document.text)
        assert any(path.endswith(".js") for path in linked)
        for path in linked:
            answer = client.get(path)
            assert answer.status_code == 200, path
            assert answer.content
        assert client.get("/api/games").json()


def test_without_extras_the_installed_command_simulates_and_does_not_serve(base: Path) -> None:
    command = base / "bin" / "ludotheque"
    simulated = run(command, "simulate", "pac-man", "--games", "2", "--backend", "python", "--json")
    assert '"digest"' in simulated
    done = subprocess.run([command, "--lang", "en"], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.splitlines() == [
        "The server and its page are not installed; “pip install 'ludotheque[site]'” adds them."
    ]
