"""Finds a Chromium for whatever needs a real browser, and gets one where it may.

    python -m tools.chromium [WHAT NEEDS IT]

One that is named in LUDOTHEQUE_CHROMIUM or installed on the machine is taken as it stands. Else
root on Debian or Ubuntu gets the distribution's, everybody else the one that Playwright brings.
Where all that fails, one sentence says what could not run, and how to help.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

LOG = Path(__file__).resolve().parents[1] / "build" / "chromium.log"
SETTING = "LUDOTHEQUE_CHROMIUM"
SHELL = "chromium-headless-shell"  # the same without windows: smaller, and quicker by a fifth
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES = (SHELL, "chromium")  # the first that the distribution has
FONT = "fonts-dejavu-core"  # without a font, glyphs are missing
PATIENCE = 600  # seconds, for a download
WHERE_PLAYWRIGHT_PUTS_IT = (
    "from playwright.sync_api import sync_playwright\n"
    "with sync_playwright() as p: print(p.chromium.executable_path)"
)
QUIET = {"DEBIAN_FRONTEND": "noninteractive", "DEBIAN_PRIORITY": "critical"}


class ChromiumError(Exception):
    """There is no browser, and none can be had; the sentence that says so."""


def as_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


@dataclass(frozen=True)
class Machine:
    """All that the search depends on."""

    environment: Mapping[str, str] = field(default_factory=lambda: dict(os.environ))
    is_root: bool = field(default_factory=as_root)
    python: str = sys.executable
    log: Path = LOG

    def program(self, name: str) -> str | None:
        return shutil.which(name, path=self.environment.get("PATH", ""))

    def answer(self, *command: str) -> str | None:
        """What a program prints; nothing where it fails."""
        try:
            done = subprocess.run(
                command,
                env={**self.environment, **QUIET},
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                timeout=PATIENCE,
                check=False,
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            self.write_down(command, str(error))
            return None
        self.write_down(command, done.stdout + done.stderr)
        return done.stdout if done.returncode == 0 else None

    def write_down(self, command: tuple[str, ...], output: str) -> None:
        self.log.parent.mkdir(parents=True, exist_ok=True)
        with self.log.open("a", encoding="utf-8") as log:
            log.write(f"$ {' '.join(command)}\n{output}\n")


# ---------------------------------------------------------------- finding one


def find(machine: Machine) -> str | None:
    """A browser that starts: the one that was named, one that is installed, or Playwright's."""
    named = machine.environment.get(SETTING)
    if named:
        if not runs(machine, named):
            raise ChromiumError(f"{SETTING} names {named}, and that is no browser that starts.")
        return named
    installed = (found for name in NAMES if (found := machine.program(name)))
    return next((path for path in installed if runs(machine, path)), None) or brought(machine)


def brought(machine: Machine) -> str | None:
    """The browser that Playwright has downloaded, if it has."""
    path = (machine.answer(machine.python, "-c", WHERE_PLAYWRIGHT_PUTS_IT) or "").strip()
    return path if Path(path).is_file() and runs(machine, path) else None


def runs(machine: Machine, path: str) -> bool:
    """Whether it is a browser indeed: some systems have a mere signpost under that name."""
    return machine.answer(path, "--version") is not None


# ---------------------------------------------------------------- getting one


def get(machine: Machine) -> str:
    """Finds a browser, or installs one, telling so."""
    machine.log.unlink(missing_ok=True)
    found = find(machine) or from_the_distribution(machine) or from_playwright(machine)
    if found is None:
        raise ChromiumError(
            "there is no Chromium here, and none could be installed. Install the package chromium, "
            f"or Google Chrome, or name a browser in {SETTING}. (details: {machine.log})"
        )
    return found


def from_the_distribution(machine: Machine) -> str | None:
    apt = machine.program("apt-get")
    if not machine.is_root or apt is None:
        return None
    print("• Installing Chromium from the distribution …", flush=True)
    machine.answer(apt, "update")  # where it fails, the lists at hand may still do
    for package in PACKAGES:
        machine.answer(apt, "install", "--yes", "--no-install-recommends", package, FONT)
        if found := find(machine):
            return found
    return None


def from_playwright(machine: Machine) -> str | None:
    print("• Downloading Playwright's own Chromium …", flush=True)
    machine.answer(machine.python, "-m", "playwright", "install", "chromium")
    return brought(machine)


def main() -> int:
    wanted_by = " ".join(sys.argv[1:]) or "what needs a browser"
    try:
        get(Machine())
    except ChromiumError as error:
        print(f"Ludothèque cannot run {wanted_by}: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
