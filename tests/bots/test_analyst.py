"""Both analysts at work: one game at a time, kept within bounds, nothing left behind."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludotheque.bots import analysis_queue, analyst_in_loop
from ludotheque.bots import analyst as analysts
from ludotheque.bots.analysis import analyse, analysed_in_slices
from ludotheque.bots.analysis_process import AnalysisRequest, match_of, request_for
from ludotheque.bots.analysis_queue import SEED, AnalysisQueue, Look
from ludotheque.bots.analyst import Analyst
from ludotheque.bots.analyst_in_loop import AnalystInLoop
from ludotheque.bots.estimates import InSlices
from ludotheque.bots.report import Analysis, Report
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.match import Match
from ludotheque.engine.seats import CLOCK
from ludotheque.engine.speeds import CPU, INTERPRETER, Speed
from tests.fixtures import fixture_games

DASH, HOARD, RUSH = fixture_games()
UNKNOWN = AnalysisRequest("nowhere", "", 2, {}, [], 1)
KINDS: dict[str, Callable[[], AnalysisQueue]] = {
    "in a process": lambda: Analyst(INTERPRETER),
    "in the loop": lambda: AnalystInLoop(INTERPRETER),
    "in the loop, compiled": lambda: AnalystInLoop(CPU),
}


def finished(seed: int = 1) -> Match:
    match, dice = HOARD.match(2, seed=seed), Random(seed)
    while not match.over:
        seat = dice.choice(sorted(match.acting - {CLOCK}) or [CLOCK])
        match.play(seat, dice.choice(match.legal(seat)))
    return match


@pytest.fixture
def short_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop has a turn after every portion, on a fast machine too."""
    monkeypatch.setattr(analyst_in_loop, "SLICE_SECONDS", 0.0)


@pytest.fixture(params=KINDS)
async def analyst(
    request: pytest.FixtureRequest, short_slices: None
) -> AsyncIterator[AnalysisQueue]:
    made = KINDS[request.param]()
    yield made
    await made.close()


@pytest.fixture
async def in_process() -> AsyncIterator[Analyst]:
    made = Analyst(INTERPRETER)
    yield made
    await made.close()


@pytest.fixture
async def in_loop() -> AsyncIterator[AnalystInLoop]:
    made = AnalystInLoop(INTERPRETER)
    yield made
    await made.close()


async def report_on(analyst: AnalysisQueue, name: str, match: Match) -> Analysis:
    while (found := analyst.analysis(name, match)).report is None:
        await asyncio.sleep(0.02)
    return found


async def test_all_who_ask_get_the_same_and_progress_never_goes_back(
    analyst: AnalysisQueue,
) -> None:
    match = finished()
    assert analyst.analysis("t", match).report is None
    progress = []
    while (found := analyst.analysis("t", match)).report is None:
        progress.append(found.progress)
        await asyncio.sleep(0.02)
    assert progress == sorted(progress)
    assert found == analyst.analysis("t", match)
    assert found.progress == 100
    assert found.report == analyse(match, SEED, INTERPRETER)


async def test_what_was_found_is_forgotten_in_the_end(
    analyst: AnalysisQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis_queue, "KEPT", 2)
    match = finished()
    for name in ("one", "two", "three"):
        await report_on(analyst, name, match)
    assert list(analyst._jobs) == ["two", "three"]


async def test_whoever_comes_when_too_many_wait_is_told_so(
    analyst: AnalysisQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis_queue, "WAITING", 1)
    match = finished()
    analyst.analysis("one", match)
    with pytest.raises(LudothequeError) as error:
        analyst.analysis("two", match)
    assert error.value.problem.code == "analysis-busy"


async def test_one_who_asks_about_many_games_keeps_nobody_else_waiting(
    analyst: AnalysisQueue,
) -> None:
    """No more than a few of one address wait, and another one is next."""
    match = finished()
    for number in range(analysis_queue.OF_ONE):
        analyst.analysis(f"many {number}", match, "here")
    with pytest.raises(LudothequeError) as error:
        analyst.analysis("one more", match, "here")
    assert error.value.problem.code == "analysis-busy"
    analyst.analysis("other", match)
    await ended(analyst, "other")
    reports = [analyst.analysis(f"many {number}", match, "here").report for number in range(3)]
    assert reports[-1] is None
    for number in range(analysis_queue.OF_ONE):
        await report_on(analyst, f"many {number}", match)


async def ended(analyst: AnalysisQueue, name: str) -> None:
    """Returns as soon as a game has been looked at, before the next one has been."""
    task = analyst._jobs[name].task
    assert task is not None
    await task


async def test_a_game_that_is_forgotten_is_looked_at_no_more(analyst: AnalysisQueue) -> None:
    """And the next one has its turn."""
    match = finished()
    analyst.analysis("one", match)
    analyst.analysis("two", match)
    task = analyst._jobs["one"].task
    await asyncio.sleep(0)
    analyst.forget("one")
    assert analyst.known("one") is None
    await report_on(analyst, "two", match)
    assert task is not None
    assert task.cancelled()


async def test_nothing_begins_when_it_is_closed(analyst: AnalysisQueue) -> None:
    match = finished()
    analyst.analysis("one", match)
    task = analyst._jobs["one"].task
    await asyncio.sleep(0)
    await analyst.close()
    assert task is not None
    assert task.cancelled()
    with pytest.raises(LudothequeError):
        analyst.analysis("two", match)


# ---------------------------------------------------------------- the queue itself


class Waiting(AnalysisQueue):
    """Looks at a game until the test says that it is done."""

    def __init__(self) -> None:
        super().__init__(INTERPRETER)
        self.begun: list[asyncio.Future[Report]] = []

    def _look_at(self, match: Match) -> Look:
        def look(tell: object) -> asyncio.Future[Report]:
            self.begun.append(asyncio.get_running_loop().create_future())
            return self.begun[-1]

        return look


async def test_a_game_that_is_forgotten_when_its_turn_comes_passes_it_on() -> None:
    queue, match, report = Waiting(), finished(), Report([], [], [], 0)
    for name in ("one", "two", "three"):
        queue.analysis(name, match)
    while not queue.begun:
        await asyncio.sleep(0)
    queue.begun[0].set_result(report)
    # It runs after the first game has given its turn to the second, which does not know it yet.
    asyncio.get_running_loop().call_soon(queue.forget, "two")
    for _ in range(10):
        await asyncio.sleep(0)
    assert len(queue.begun) == 2
    queue.begun[1].set_result(report)
    assert (await report_on(queue, "three", match)).report == report


# ---------------------------------------------------------------- in a process


def test_a_question_carries_the_whole_match() -> None:
    match = finished()
    again = match_of(request_for(match, 1))
    assert again.state.__dict__ == match.state.__dict__ or again.scores == match.scores
    assert [(entry.seat, entry.choice) for entry in again.log] == [
        (entry.seat, entry.choice) for entry in match.log
    ]


async def test_what_fails_can_be_asked_for_again(
    in_process: Analyst, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    match = finished()
    with monkeypatch.context() as patch:
        patch.setattr(analysts, "request_for", lambda *rest: UNKNOWN)
        in_process.analysis("t", match)
    while "t" in in_process._jobs:
        await asyncio.sleep(0.02)
    assert (await report_on(in_process, "t", match)).report is not None
    assert "nowhere" in capfd.readouterr().err  # what went wrong is for whoever runs the server


async def test_no_process_goes_on_when_it_is_closed(
    in_process: Analyst, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = finished()
    seen: list[int] = []
    real = analysts.started

    async def started() -> Any:
        process = await real()
        seen.append(process.pid)
        return process

    monkeypatch.setattr(analysts, "started", started)
    in_process.analysis("t", match)
    while not seen:
        await asyncio.sleep(0.02)
    await in_process.close()
    assert not Path(f"/proc/{seen[0]}").exists()


# ---------------------------------------------------------------- in the loop


@pytest.mark.parametrize("speed", [INTERPRETER, CPU], ids=lambda speed: speed.name)
@pytest.mark.usefixtures("short_slices")
async def test_the_loop_does_other_things_between_slices(speed: Speed) -> None:
    analyst, match, turns = AnalystInLoop(speed), finished(), 0
    analyst.analysis("t", match)
    while analyst.analysis("t", match).report is None:
        turns += 1
        await asyncio.sleep(0)
    report = analyst.analysis("t", match).report
    assert report is not None
    assert turns > len(match.log) + len(report.moments)


async def test_two_who_ask_about_one_game_share_its_analysis(
    in_loop: AnalystInLoop, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Match] = []

    def counted(match: Match, *rest: Any) -> Any:
        begun.append(match)
        return analysed_in_slices(match, *rest)

    monkeypatch.setattr(analyst_in_loop, "analysed_in_slices", counted)
    match = finished()
    first, second = await asyncio.gather(
        report_on(in_loop, "t", match), report_on(in_loop, "t", match)
    )
    assert first == second
    assert begun == [match]


async def test_what_fails_in_the_loop_is_told_and_can_be_asked_for_again(
    in_loop: AnalystInLoop, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    match = finished()
    with monkeypatch.context() as patch:
        patch.setattr(INTERPRETER, "build", lambda *rest: None)
        in_loop.analysis("t", match)
        while "t" in in_loop._jobs:
            await asyncio.sleep(0)
    assert "play_games" in caplog.text
    assert (await report_on(in_loop, "t", match)).report is not None


@pytest.mark.usefixtures("short_slices")
async def test_no_slice_is_worked_on_when_it_is_closed(
    in_loop: AnalystInLoop, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, pauses, ends = finished(), list[int](), list[bool]()

    def watched(*rest: Any) -> InSlices[Report]:
        try:
            for number, _ in enumerate(analysed_in_slices(*rest)):
                pauses.append(number)
                yield
            raise AssertionError("it came to its end")
        finally:
            ends.append(True)

    monkeypatch.setattr(analyst_in_loop, "analysed_in_slices", watched)
    in_loop.analysis("t", match)
    while len(pauses) < 3:
        await asyncio.sleep(0)
    await in_loop.close()
    before = len(pauses)
    for _ in range(5):
        await asyncio.sleep(0)
    assert ends == [True]
    assert len(pauses) == before
