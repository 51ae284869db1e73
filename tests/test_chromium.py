"""Finding a browser: what stands there is taken, what may be installed is, and nothing is silent.

The programs are small real scripts in a folder of their own, which is all of the PATH.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools import chromium
from tools.chromium import ChromiumError, Machine, find, get

BROWSER = "#!/bin/sh\necho Chromium 1\n"
SIGNPOST = "#!/bin/sh\necho 'install the snap' >&2\nexit 1\n"


class Workshop:
    """A machine without anything, to be furnished with programs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.programs = folder / "bin"
        self.programs.mkdir()

    def program(self, name: str, script: str) -> str:
        path = self.programs / name
        path.write_text(script, encoding="utf-8")
        path.chmod(0o755)
        return str(path)

    def apt(self, brings: str = "", status: int = 0) -> None:
        """An apt-get that writes down what it is asked, and may have a package."""
        bring = f"printf '#!/bin/sh\\n' > {self.programs}/{brings}" if brings else ":"
        allow = f"/bin/chmod 755 {self.programs}/{brings}" if brings else ":"
        install = f'case "$*" in install*" {brings} "*) {bring}; {allow};; esac' if brings else ":"
        self.program(
            "apt-get", f'#!/bin/sh\necho "$@" >> {self.folder}/asked\n{install}\nexit {status}\n'
        )

    def playwright(self, downloads: bool) -> str:
        """A Python whose Playwright can download a browser, or cannot."""
        own = self.folder / "playwright-chromium"
        download = f"printf '#!/bin/sh\\n' > {own}; /bin/chmod 755 {own}" if downloads else "exit 1"
        return self.program(
            "python",
            f'#!/bin/sh\nif [ "$1" = -m ]; then echo "$@" >> {self.folder}/asked\n{download}\n'
            f"else echo {own}; fi\n",
        )

    def machine(self, is_root: bool = False, downloads: bool = False, named: str = "") -> Machine:
        environment = {"PATH": str(self.programs)}
        if named:
            environment["LUDOTHEQUE_CHROMIUM"] = named
        return Machine(environment, is_root, self.playwright(downloads), self.folder / "log")

    @property
    def asked(self) -> list[str]:
        path = self.folder / "asked"
        return path.read_text(encoding="utf-8").splitlines() if path.is_file() else []


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    return Workshop(tmp_path)


@pytest.mark.parametrize("name", ["chromium-headless-shell", "chromium", "google-chrome"])
def test_an_installed_browser_is_taken_as_it_stands(workshop: Workshop, name: str) -> None:
    path = workshop.program(name, BROWSER)
    workshop.apt()
    assert get(workshop.machine(is_root=True, downloads=True)) == path
    assert workshop.asked == []


def test_the_one_that_is_named_comes_first(workshop: Workshop) -> None:
    workshop.program("chromium", BROWSER)
    named = workshop.program("my-own-browser", BROWSER)
    assert get(workshop.machine(named=named)) == named


def test_a_name_that_is_no_browser_is_told(workshop: Workshop) -> None:
    workshop.program("chromium", BROWSER)
    with pytest.raises(ChromiumError, match="LUDOTHEQUE_CHROMIUM names /nowhere/at-all"):
        get(workshop.machine(named="/nowhere/at-all"))


def test_a_signpost_to_a_shop_is_no_browser(workshop: Workshop) -> None:
    workshop.program("chromium", SIGNPOST)
    chrome = workshop.program("google-chrome", BROWSER)
    assert get(workshop.machine()) == chrome


def test_one_without_windows_comes_before_others(workshop: Workshop) -> None:
    workshop.program("chromium", BROWSER)
    shell = workshop.program("chromium-headless-shell", BROWSER)
    assert get(workshop.machine()) == shell


@pytest.mark.parametrize("has", ["chromium-headless-shell", "chromium"])
def test_root_installs_the_distributions(workshop: Workshop, has: str) -> None:
    workshop.apt(brings=has)
    assert get(workshop.machine(is_root=True)) == str(workshop.programs / has)
    update, *_, install = workshop.asked
    assert update == "update"
    assert install.startswith(f"install --yes --no-install-recommends {has} fonts-")


def test_others_let_playwright_download_its_own(workshop: Workshop) -> None:
    workshop.apt(brings="chromium")
    machine = workshop.machine(downloads=True)
    assert get(machine) == str(workshop.folder / "playwright-chromium")
    assert workshop.asked == ["-m playwright install chromium"]
    assert find(machine) == str(workshop.folder / "playwright-chromium")


def test_where_the_distribution_has_none_playwright_helps(workshop: Workshop) -> None:
    workshop.apt(status=100)
    found = get(workshop.machine(is_root=True, downloads=True))
    assert found == str(workshop.folder / "playwright-chromium")
    assert [words.split()[0] for words in workshop.asked] == ["update", "install", "install", "-m"]


def test_where_everything_fails_one_sentence_says_how_to_help(workshop: Workshop) -> None:
    workshop.apt(status=100)
    with pytest.raises(ChromiumError, match="Install the package chromium") as told:
        get(workshop.machine(is_root=True))
    assert str(workshop.folder / "log") in str(told.value)
    assert "$ " in (workshop.folder / "log").read_text(encoding="utf-8")


def test_the_command_names_the_suite_that_could_not_run(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(chromium, "Machine", workshop.machine)
    monkeypatch.setattr(sys, "argv", ["chromium", "the", "browser", "tests"])
    assert chromium.main() == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("Ludothèque cannot run the browser tests: there is no Chromium here")
