"""`arena`: bots against bots, and what follows from it.

This runs on machines that have no words, only NumPy, Numba, typer and rich: what it says when
all goes well stands in `labels.py`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Literal

from ludotheque.engine.registry import game as game_named
from ludotheque.terminal.files import read_text

from .arguments import board_text
from .labels import counted, label
from .problems import UsageError
from .progress import bar

if TYPE_CHECKING:
    from rich.table import Table

    from ludotheque.engine.json_types import Json
    from ludotheque.lab.arena_report import ArenaReport, Figures, JoinedReport, Range
    from ludotheque.lab.contest import Contest

LARGEST_REPORT = 500_000_000  # bytes
DEFAULT_PEER_BOTS = ("master",)
SPEEDS: tuple[
    Literal["milliseconds_a_move"], Literal["playouts_a_move"], Literal["playouts_per_second"]
] = ("milliseconds_a_move", "playouts_a_move", "playouts_per_second")


@dataclass(frozen=True)
class ArenaRequest:
    """A contest as it was asked for."""

    game: str
    bots: tuple[str, ...]
    games: int
    seats: int | None
    seed: int
    playouts: int = 0
    milliseconds: int = 0
    max_steps: int = 0
    processes: int = 0
    options: Mapping[str, str | int] = field(default_factory=dict)
    board: str = ""
    cluster: str = ""  # the address of one that is to play


@dataclass(frozen=True)
class Manner:
    """What kind of run it is, where it is no plain contest."""

    ladder: bool = False
    peer: str = ""
    files: tuple[str, ...] = ()


def run_arena(wanted: ArenaRequest, manner: Manner, as_json: bool) -> None:
    """Plays whatever was asked for, or reads it again."""
    require_sense(wanted, manner)
    if manner.files:
        read_again(manner.files, as_json)
    elif manner.ladder:
        climb(wanted, as_json)
    elif manner.peer:
        play_contest(with_peer(wanted, manner.peer), as_json)
    else:
        play_contest(wanted, as_json)


def require_sense(wanted: ArenaRequest, manner: Manner) -> None:
    """One kind of run at a time, with what that kind needs."""
    ways = {"--from": manner.files, "--ladder": manner.ladder, "--peer": manner.peer}
    given = [option for option, value in ways.items() if value]
    if len(given) > 1:
        raise UsageError("arena-not-both", one=given[0], other=given[1])
    if wanted.playouts and wanted.milliseconds:
        raise UsageError("arena-not-both", one="--playouts", other="--milliseconds")
    if wanted.cluster and (wanted.processes or manner.files):
        other = "--processes" if wanted.processes else "--from"
        raise UsageError("arena-not-both", one="--cluster", other=other)
    if manner.files and (wanted.game or wanted.bots):
        raise UsageError("usage-unexpected", word=wanted.game or "--bots")
    if manner.ladder and wanted.bots:
        raise UsageError("arena-not-both", one="--ladder", other="--bots")
    if not wanted.game and not manner.files:
        raise UsageError("usage-missing", parameter="GAME")
    if not (wanted.bots or given):
        raise UsageError("usage-missing", parameter="--bots")


def contest_of(wanted: ArenaRequest) -> Contest:
    from ludotheque.lab.contest import Contest

    game = game_named(wanted.game)
    return Contest(
        package=game.package,
        bots=wanted.bots,
        games=wanted.games,
        seats=wanted.seats or min(game.about.seats),
        seed=wanted.seed,
        options=wanted.options,
        board=board_text(game, wanted.board),
        max_steps=wanted.max_steps,
        playouts=wanted.playouts,
        milliseconds=wanted.milliseconds,
    )


# ---------------------------------------------------------------- playing


def play_contest(wanted: ArenaRequest, as_json: bool) -> None:
    """Plays, and shows what came of it, even after an interruption."""
    report = reported(contest_of(wanted), wanted)
    if as_json:
        print_json(report)
    else:
        show(report, report["seed"], report["digest"])
    if report["interrupted"]:
        if not as_json:
            games = report["figures"]["games"]
            print(label("interrupted").format(games=games, wanted=report["wanted"]))
        raise KeyboardInterrupt


def reported(contest: Contest, wanted: ArenaRequest) -> ArenaReport:
    from ludotheque.lab import arena, arena_pool, arena_report

    arena.check(contest)
    with bar(label("arena"), len(arena.fixtures(contest))) as advance:
        results = arena_pool.play_contest(contest, wanted.processes, advance, wanted.cluster)
    return arena_report.as_json(results)


def with_peer(wanted: ArenaRequest, peer: str) -> ArenaRequest:
    """One of ours against a guest; at equal time, or what is there to compare?"""
    from ludotheque.lab.peers import PEERS

    if peer not in PEERS:
        raise UsageError("not-one-of", option="--peer", value=peer, allowed=", ".join(PEERS))
    if not wanted.milliseconds:
        raise UsageError("arena-peer-needs-time")
    return replace(wanted, bots=(*(wanted.bots or DEFAULT_PEER_BOTS), peer))


def climb(wanted: ArenaRequest, as_json: bool) -> None:
    """The ladder, rung by rung, as a table for a page of documentation."""
    from ludotheque.engine.levels import NAMES
    from ludotheque.lab.arena_ladder import rungs

    first = contest_of(replace(wanted, bots=()))
    reports: list[ArenaReport] = []
    for contest in rungs(first, NAMES):
        reports.append(reported(contest, wanted))
        if reports[-1]["interrupted"]:
            break
    if as_json:
        print_json({"ladder": reports})
    else:
        print_ladder(reports)
    if reports[-1]["interrupted"]:
        raise KeyboardInterrupt


# ---------------------------------------------------------------- reading again


def read_again(files: Sequence[str], as_json: bool) -> None:
    """The figures of results that were kept, worked out anew; a ladder is printed as one."""
    from ludotheque.lab import arena_report

    found = [(name, content(name)) for name in files]
    ladders = [(name, reports) for name, each in found for reports in ladders_in(each)]
    if len(ladders) == len(found):
        read_ladders(ladders, as_json)
        return
    reports = [(name, arena_report.require_report(name, each)) for name, each in found]
    report = arena_report.together(reports)
    if as_json:
        print_json(report)
    else:
        show(report)


def ladders_in(report: Mapping[str, Json]) -> list[list[Json]]:
    """The ladder that was kept; none where it was a single contest."""
    found = report.get("ladder")
    return [found] if isinstance(found, list) else []


def read_ladders(found: Sequence[tuple[str, list[Json]]], as_json: bool) -> None:
    for name, ladder in found:
        reports = [renewed(name, report) for report in ladder]
        if as_json:
            print_json({"ladder": reports})
        else:
            print_ladder(reports)


def renewed(name: str, report: Json) -> ArenaReport:
    from ludotheque.lab import arena_report

    return arena_report.renewed(arena_report.require_report(name, report))


def content(name: str) -> dict[str, Json]:
    from ludotheque.lab.arena_report import no_report

    try:
        found = json.loads(read_text(name, LARGEST_REPORT))
    except ValueError as error:
        raise no_report(name) from error
    if not isinstance(found, dict):
        raise no_report(name)
    return found


# ---------------------------------------------------------------- showing


def print_json(report: ArenaReport | JoinedReport | Mapping[str, list[ArenaReport]]) -> None:
    json.dump(report, sys.stdout)
    print()


def show(
    report: ArenaReport | JoinedReport, seed: int | None = None, digest: str | None = None
) -> None:
    """What was played, how each bot did, and, of three or more, who ends above whom."""
    from rich.console import Console

    console, figures = Console(highlight=False), report["figures"]
    if figures["games"]:
        console.print(facts(report, seed, digest))
        console.print(standings(figures))
    if figures["games"] and len(figures["bots"]) > 2:
        console.print(above(figures))
        if figures["bots"][0]["rating"] is None:
            print(label("ratings_missing"))


def facts(report: ArenaReport | JoinedReport, seed: int | None, digest: str | None) -> Table:
    from rich.table import Table

    from .simulate import readable

    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    figures = report["figures"]
    asked: dict[str, Json] = {
        "game": report["game"],
        "board": report["board"],
        "options": report["options"],
        "seats": report["seats"],
        "seed": seed,
        "playouts": report["playouts"],
        "milliseconds": report["milliseconds"],
        "digest": digest,
    }
    found: dict[str, Json] = {
        "games": figures["games"],
        "rounds": figures["rounds"],
        "mean_steps": figures["mean_steps"],
        "longest": figures["longest"],
        "shared": figures["shared"],
        "unfinished": figures["unfinished"],
    }
    asked = {name: value for name, value in asked.items() if value}
    for name, value in (asked | found).items():
        table.add_row(label(name), readable(value))
    table.add_row(label("fair"), part(figures["fair"]))
    return table


def standings(figures: Figures) -> Table:
    """The best first."""
    from rich.table import Table

    rated = figures["bots"][0]["rating"] is not None
    speeds = [name for name in SPEEDS if any(name in bot for bot in figures["bots"])]
    names = ["bot", "games", "share", *(["rating"] if rated else []), *speeds]
    table = Table(*(label(name) for name in names), box=None, padding=(0, 2, 0, 0))
    for bot in sorted(figures["bots"], key=lambda bot: -bot["share"]["value"]):
        cells = [bot["bot"], counted(bot["games"]), percent(bot["share"])]
        cells += [points(bot["rating"])] if bot["rating"] is not None else []
        cells += [counted(bot[name]) if name in bot else "–" for name in speeds]
        table.add_row(*cells)
    return table


def above(figures: Figures) -> Table:
    from rich.table import Table

    table = Table(label("bot"), label("above"), label("how_often"), box=None, padding=(0, 2, 0, 0))
    for pair in figures["above"]:
        table.add_row(pair["bot"], pair["other"], percent(pair))
    return table


def print_ladder(reports: Sequence[ArenaReport]) -> None:
    """Markdown, as the page of documentation has it."""
    from ludotheque.lab.arena_ladder import rung

    names = ("bot", "other", "share", "games", "mean_steps", "milliseconds_a_move")
    print(f"{reports[0]['game']}, {label('seats')}: {reports[0]['seats']}\n")
    print(f"| {' | '.join(label(name) for name in names)} |")
    print(f"|{' --- |' * len(names)}")
    for line in map(rung, reports):
        numbers = [
            counted(line["games"]),
            counted(line["mean_steps"]),
            counted(line["milliseconds_a_move"]),
        ]
        cells = [line["bot"], line["other"], percent(line["share"]), *numbers]
        print(f"| {' | '.join(cells)} |")


def part(share: float) -> str:
    return f"{counted(round(100 * share, 1))} %"


def percent(interval: Range) -> str:
    low, high = (counted(round(100 * end, 1)) for end in (interval["low"], interval["high"]))
    return f"{part(interval['value'])} ({low}–{high})"


def points(interval: Range) -> str:
    low, high = (f"{end:+.0f}" for end in (interval["low"], interval["high"]))
    return f"{interval['value']:+.0f} ({low} … {high})"
