"""Sets the project up in `.venv`, with nothing but Python's own library.

`make` runs this first. It makes the environment, installs what `requirements.lock` lists, by
hash, builds the page and installs the project itself; where all that is already so, it does
nothing. An edit of the client alone builds the page anew, and no more. Whatever goes wrong is
told in one sentence.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools import page

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
STAMP = VENV / "ludotheque-stamp"
LOG = VENV / "setup.log"
OLDEST = (3, 11)


class SetupError(Exception):
    """Something that the person at the keyboard can do something about."""


def main() -> int:
    try:
        set_up()
    except SetupError as error:
        print(f"Ludothèque cannot be set up: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped. Run the same command again to go on.", file=sys.stderr)
        return 130
    return 0


def set_up() -> None:
    if sys.version_info < OLDEST:
        found = ".".join(map(str, sys.version_info[:2]))
        raise SetupError(f"it needs Python 3.11 or later, and python3 here is {found}.")
    if is_current():
        build_page()
        return
    if not is_working():
        make_environment()
    install()
    STAMP.write_text(fingerprint(), encoding="utf-8")
    say("Ready.")


def say(text: str) -> None:
    print(f"• {text}", flush=True)


# ---------------------------------------------------------------- what is there already


def python() -> Path:
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def fingerprint() -> str:
    """Changes when anything that was installed would have to be installed anew."""
    seen = hashlib.blake2b(digest_size=16)
    for path in (ROOT / "requirements.lock", ROOT / "pyproject.toml", Path(__file__)):
        seen.update(path.read_bytes())
    seen.update(str(ROOT).encode())
    return seen.hexdigest()


def is_current() -> bool:
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == fingerprint() and is_working()


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


def install() -> None:
    say("Installing what Ludothèque stands on; the first time this takes a minute …")
    if not has_uv():
        install_uv()
    uv, target = ("-m", "uv", "pip"), ("--python", str(python()))
    run(*uv, "sync", *target, "--require-hashes", "--compile-bytecode", "requirements.lock")
    build_page()
    say("Installing Ludothèque …")
    run(*uv, "install", *target, "--no-deps", "--no-build-isolation", "--editable", ".")


def build_page() -> None:
    """Builds it with the environment's own Node, unless it is as new as its sources."""
    if page.Project(ROOT).is_current():
        return
    built = subprocess.run(
        [python(), "-m", "tools.page"], cwd=ROOT, stderr=subprocess.PIPE, text=True, check=False
    )
    if built.returncode != 0:
        raise SetupError((built.stderr.strip().splitlines() or ["the page was not built."])[-1])


def has_uv() -> bool:
    return (
        subprocess.run(
            [python(), "-m", "uv", "--version"], capture_output=True, check=False
        ).returncode
        == 0
    )


def install_uv() -> None:
    """The installer itself, also by the hash that the lock file gives."""
    lines = (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith("uv=="))
    end = next(at for at in range(start, len(lines)) if not lines[at].endswith("\\")) + 1
    only_uv = VENV / "uv.lock.txt"
    only_uv.write_text("\n".join(lines[start:end]) + "\n", encoding="utf-8")
    run("-m", "pip", "install", "--quiet", "--require-hashes", "--requirement", str(only_uv))


def run(*arguments: str) -> None:
    """One step of the installation; what it prints goes to the log."""
    done = subprocess.run(
        [python(), *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    with LOG.open("a", encoding="utf-8") as log:
        log.write(f"$ {' '.join(arguments)}\n{done.stdout}{done.stderr}\n")
    if done.returncode != 0:
        raise SetupError(why_not_installed(done.stdout + done.stderr))


def why_not_installed(output: str) -> str:
    lower = output.lower()
    if "hash" in lower and "mismatch" in lower:
        return f"a downloaded package is not the one that requirements.lock names; see {LOG}."
    unreachable = ("connect", "resolve", "network", "timed out", "dns", "from versions: none")
    if any(word in lower for word in unreachable):
        return f"the package index could not be reached; is there a network? (details: {LOG})"
    if "no space left" in lower:
        return "the disk is full."
    return f"a package could not be installed; the reason is at the end of {LOG}."


if __name__ == "__main__":
    sys.exit(main())
