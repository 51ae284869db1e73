"""The analyst with real processes: one at a time, kept within bounds, nothing left behind."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludotheque.bots import analyst as analysts
from ludotheque.bots.analysis_process import AnalysisRequest, match_of, request_for
from ludotheque.bots.analyst import Analyst
from ludotheque.bots.report import Analysis
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.match import Match
from ludotheque.engine.seats import CLOCK
from ludotheque.engine.speeds import INTERPRETER
from tests.fixtures import fixture_games

DASH, HOARD, RUSH = fixture_games()
UNKNOWN = AnalysisRequest("nowhere", "", 2, {}, [], 1)


def finished(seed: int = 1) -> Match:
    match, dice = HOARD.match(2, seed=seed), Random(seed)
    while not match.over:
        seat = dice.choice(sorted(match.acting - {CLOCK}) or [CLOCK])
        match.play(seat, dice.choice(match.legal(seat)))
    return match


@pytest.fixture
async def analyst() -> AsyncIterator[Analyst]:
    made = Analyst(speed=INTERPRETER)
    yield made
    await made.close()


async def report_on(analyst: Analyst, name: str, match: Match) -> Analysis:
    while (found := analyst.analysis(name, match)).report is None:
        await asyncio.sleep(0.02)
    return found


def test_a_question_carries_the_whole_match() -> None:
    match = finished()
    again = match_of(request_for(match, 1))
    assert again.state.__dict__ == match.state.__dict__ or again.scores == match.scores
    assert [(entry.seat, entry.choice) for entry in again.log] == [
        (entry.seat, entry.choice) for entry in match.log
    ]


async def test_all_who_ask_get_the_same_and_progress_never_goes_back(analyst: Analyst) -> None:
    match = finished()
    assert analyst.analysis("t", match).report is None
    progress = []
    while (found := analyst.analysis("t", match)).report is None:
        progress.append(found.progress)
        await asyncio.sleep(0.02)
    assert progress == sorted(progress)
    assert found == analyst.analysis("t", match)
    assert found.progress == 100


async def test_what_was_found_is_forgotten_in_the_end(
    analyst: Analyst, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysts, "KEPT", 2)
    match = finished()
    for name in ("one", "two", "three"):
        await report_on(analyst, name, match)
    assert list(analyst._jobs) == ["two", "three"]


async def test_whoever_comes_when_too_many_wait_is_told_so(
    analyst: Analyst, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysts, "WAITING", 1)
    match = finished()
    analyst.analysis("one", match)
    with pytest.raises(LudothequeError) as error:
        analyst.analysis("two", match)
    assert error.value.problem.code == "analysis-busy"


async def test_one_who_asks_about_many_games_keeps_nobody_else_waiting(analyst: Analyst) -> None:
    """No more than a few of one address wait, and another one is next."""
    match = finished()
    for number in range(analysts.OF_ONE):
        analyst.analysis(f"many {number}", match, "here")
    with pytest.raises(LudothequeError) as error:
        analyst.analysis("one more", match, "here")
    assert error.value.problem.code == "analysis-busy"
    await report_on(analyst, "other", match)
    reports = [analyst.analysis(f"many {number}", match, "here").report for number in range(3)]
    assert reports[-1] is None
    for number in range(analysts.OF_ONE):
        await report_on(analyst, f"many {number}", match)


async def test_what_fails_can_be_asked_for_again(
    analyst: Analyst, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    match = finished()
    with monkeypatch.context() as patch:
        patch.setattr(analysts, "request_for", lambda *rest: UNKNOWN)
        analyst.analysis("t", match)
    while "t" in analyst._jobs:
        await asyncio.sleep(0.02)
    assert (await report_on(analyst, "t", match)).report is not None
    assert "nowhere" in capfd.readouterr().err  # what went wrong is for whoever runs the server


async def test_nothing_goes_on_when_it_is_closed(
    analyst: Analyst, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = finished()
    seen: list[int] = []
    real = analysts.started

    async def started() -> Any:
        process = await real()
        seen.append(process.pid)
        return process

    monkeypatch.setattr(analysts, "started", started)
    analyst.analysis("t", match)
    while not seen:
        await asyncio.sleep(0.02)
    await analyst.close()
    assert not Path(f"/proc/{seen[0]}").exists()
