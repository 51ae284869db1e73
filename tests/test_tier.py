"""Running a tier: every part runs, every failure counts, and nothing waits for ever."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tools import tier
from tools.tier import Command, Lane, Part, Tier

SLEEPER = """
import pathlib, sys, time
def sleeping_soundly():
    pathlib.Path(sys.argv[1]).touch()
    time.sleep(1000)
sleeping_soundly()
"""
STOPPED = """
import pathlib, time
def test_that_fails():
    assert False
def test_that_sleeps():
    time.sleep(1)  # until all know of the failure
    pathlib.Path({!r}).touch()
    time.sleep(1000)
"""
HOURS = 100_000  # seconds
PATIENCE = 60.0  # seconds
# A child of the command, as pytest's workers and the servers under test are.
PARENT = (
    "import subprocess, sys\n"
    "def waiting_for_a_child(): subprocess.run([sys.executable, '-c', *sys.argv[1:]])\n"
    "waiting_for_a_child()"
)


def script(text: str, *arguments: str) -> Lane:
    return (Command((sys.executable, "-c", text, *arguments)),)


def saying(word: str, code: int = 0) -> Lane:
    return script(f"import sys; print('{word}', flush=True); sys.exit({code})")


def run(*parts: Part, minutes: float = 5.0) -> int:
    return tier.run_tier(Tier("tried", parts, minutes), parts)


def test_all_parts_run_and_are_listed(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(Part("one", (saying("first"),)), Part("two", (saying("second"),))) == 0
    out = capfd.readouterr().out
    assert out.index("first") < out.index("second") < out.index("one  ") < out.index("two  ")
    assert out.count("passed") == 2


def test_a_part_that_fails_does_not_keep_the_others_from_running(
    capfd: pytest.CaptureFixture[str],
) -> None:
    assert run(Part("one", (saying("first", 3),)), Part("two", (saying("second"),))) == 1
    out = capfd.readouterr().out
    assert "second" in out
    assert "FAILED" in out
    assert out.count("passed") == 1


def test_lanes_run_side_by_side(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Each waits for what the other writes."""
    wait = (
        "import sys, time, pathlib\n"
        "mine, other = map(pathlib.Path, sys.argv[1:])\n"
        "mine.touch()\n"
        "while not other.exists(): time.sleep(0.01)\n"
        "print('met', mine.name)"
    )
    a, b = str(tmp_path / "a"), str(tmp_path / "b")
    assert run(Part("both", (script(wait, a, b), script(wait, b, a)))) == 0
    out = capfd.readouterr().out
    assert {"met a", "met b"} <= set(out.splitlines())


def test_a_lane_ends_with_its_first_failure_and_the_other_goes_on(
    capfd: pytest.CaptureFixture[str],
) -> None:
    lanes = ((*saying("broken", 1), *saying("unreached")), saying("sound"))
    assert run(Part("both", lanes)) == 1
    out = capfd.readouterr().out
    assert "broken" in out
    assert "sound" in out
    assert "unreached" not in out


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="lists processes by /proc")
@pytest.mark.parametrize("side_by_side", [False, True])
def test_what_hangs_is_stopped_and_says_where_it_stood(
    side_by_side: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    asleep, now = tmp_path / "asleep", time.monotonic
    monkeypatch.setattr(time, "monotonic", lambda: now() + (HOURS if asleep.exists() else 0))
    stuck = script(PARENT, SLEEPER, str(asleep))
    lanes = (stuck, *([saying("sound")] if side_by_side else []))
    after = Part("after", (saying("unreached"),))
    assert run(Part("stuck", lanes), after) == 1
    captured = capfd.readouterr()
    told = captured.out + captured.err
    # What ran is listed at the end, and the outcome after it.
    *_, listed = captured.out.partition("These processes were running:")
    assert "sleeping_soundly" in listed
    assert "STOPPED" in listed
    assert re.search(r"line \d+ in sleeping_soundly", told)
    assert re.search(r"line \d+, in waiting_for_a_child", told)
    assert "unreached" not in told
    assert not still_running(SLEEPER)


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="lists processes by /proc")
def test_tests_that_are_stopped_are_named_and_what_failed_before_is_summed_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    asleep, now = tmp_path / "asleep", time.monotonic
    monkeypatch.setattr(time, "monotonic", lambda: now() + (HOURS if asleep.exists() else 0))
    file = tmp_path / "test_stopped.py"
    file.write_text(STOPPED.format(str(asleep)))
    words = ("-m", "pytest", "-p", "no:schemathesis", "-n", "1", "--rootdir", str(tmp_path))
    assert run(Part("stuck", ((Command((sys.executable, *words, str(file))),),))) == 1
    captured = capfd.readouterr()
    assert re.search(r"line \d+ in test_that_sleeps", captured.err)
    assert re.search("FAILED .*::test_that_fails", captured.out)
    *_, listed = captured.out.partition("These processes were running:")
    assert "[pytest-xdist running] test_stopped.py::test_that_sleeps" in listed


def still_running(text: str) -> bool:
    return any(
        text in tier.words_of(int(each.name))
        for each in Path("/proc").glob("[0-9]*")
        if int(each.name) != os.getpid()
    )


def test_a_part_can_run_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []

    def run_tier(tier: Tier, parts: list[Part]) -> int:
        ran.extend(part.name for part in parts)
        return 0

    monkeypatch.setattr(tier, "run_tier", run_tier)
    assert tier.main(["test", "page"]) == 0
    assert ran == ["page"]


def test_an_unknown_part_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        tier.main(["quick", "browser"])
    assert "quick has no part browser; it has check, rules" in capsys.readouterr().err


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="lists processes by /proc")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_nothing_is_left_of_a_tier_that_is_told_to_end(
    number: signal.Signals, tmp_path: Path
) -> None:
    text, asleep = SLEEPER + f"# told to end by {number.name}", tmp_path / "asleep"
    code = (
        "import sys; from tools import tier\n"
        "lane = (tier.Command((sys.executable, '-c', *sys.argv[1:])),)\n"
        "tier.TIERS = {'tried': tier.Tier('tried', (tier.Part('stuck', (lane,)),), 5)}\n"
        "sys.exit(tier.main(['tried']))"
    )
    with subprocess.Popen([sys.executable, "-c", code, text, str(asleep)], cwd=tier.ROOT) as told:
        try:
            while not asleep.exists():
                time.sleep(0.01)
            told.send_signal(number)
            assert told.wait(PATIENCE) == 130
        finally:
            told.kill()
    assert not still_running(text)


def test_a_signal_while_a_process_is_being_started_leaves_nothing_running(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Signalled(subprocess.Popen[bytes]):
        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            signal.raise_signal(signal.SIGTERM)

    text = SLEEPER + "# signalled"
    monkeypatch.setattr(tier, "asked_to_end", [])
    monkeypatch.setattr(subprocess, "Popen", Signalled)
    before = signal.signal(signal.SIGTERM, tier.note_signal)
    try:
        with pytest.raises(KeyboardInterrupt):
            run(Part("stuck", (script(text, os.devnull),)))
    finally:
        signal.signal(signal.SIGTERM, before)
    assert not still_running(text)


HANGING = """
import signal, time
import pytest
from tests import conftest

conftest.GRACE = 0.5

@pytest.mark.timeout(0.5)
def test_that_nothing_interrupts():
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
    time.sleep(1000)

@pytest.fixture
def endless():
    yield
    time.sleep(1000)

@pytest.mark.timeout(0.5)
def test_that_hangs_again_when_it_is_cleaned_up(endless):
    time.sleep(1000)

def test_after_it():
    pass
"""


@pytest.mark.skipif(sys.platform == "win32", reason="pytest-timeout sends no signals there")
def test_a_test_that_cannot_be_interrupted_ends_its_process_and_the_others_run(
    tmp_path: Path,
) -> None:
    file = tmp_path / "test_hanging.py"
    file.write_text(HANGING)
    words = [*("-p", "no:schemathesis", "-p", "tests.conftest"), *("-n", "1", "--no-header")]
    found = subprocess.run(
        [sys.executable, "-m", "pytest", "-c", "pyproject.toml", *words, str(file)],
        capture_output=True,
        text=True,
        cwd=tier.ROOT,
    )
    assert re.search(r"\b1 passed", found.stdout)
    for name in ("test_that_nothing_interrupts", "test_that_hangs_again_when_it_is_cleaned_up"):
        assert re.search(f"crashed while running '.*{name}'", found.stdout)
        assert re.search(f"line \\d+ in {'endless' if 'again' in name else name}", found.stderr)


def test_bytecode_is_kept_and_the_tier_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    found = tier.environment_of(tier.TIERS["all"])
    assert "PYTHONDONTWRITEBYTECODE" not in found
    assert found[tier.TIER_SETTING] == "all"
