"""The results of the arena as JSON, and what follows from them: all figures come from that JSON.

So they can be worked out again later, elsewhere, or over several runs at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, NotRequired, TypedDict

from ludotheque.engine.errors import LudothequeError, Problem

from . import ratings
from .contest import Contest, Played, Results, SearchEffort
from .ratings import RatedGame

if TYPE_CHECKING:
    from ludotheque.engine.json_types import Json

COLUMNS = ("round", "seating", "scores", "steps", "ended", "hash")
FORMAT = 1  # of the results as JSON

# A game as a row: what the columns say.
Row = tuple[int, list[int], list[int], int, int, int]


class Range(TypedDict):
    """An interval of confidence, and the value in it."""

    value: float
    low: float
    high: float


class Standing(TypedDict):
    """How one bot did; the last three of those that search."""

    bot: str
    games: int
    share: Range
    rating: Range | None
    milliseconds_a_move: NotRequired[float]
    playouts_a_move: NotRequired[float]
    playouts_per_second: NotRequired[int]


class Speed(TypedDict, total=False):
    """The three of them."""

    milliseconds_a_move: float
    playouts_a_move: float
    playouts_per_second: int


class Above(Range):
    """How often a bot ends above another."""

    bot: str
    other: str


class Lengths(TypedDict):
    games: int
    mean_steps: float
    longest: int
    unfinished: int
    shared: int


class Figures(Lengths):
    """What follows from the games."""

    rounds: int
    confidence: float
    fair: float
    bots: list[Standing]
    above: list[Above]


class SameSettings(TypedDict):
    """What several contests must have in common for their figures to be put together."""

    game: str
    version: int
    board: str
    options: dict[str, str]
    seats: int
    playouts: int
    milliseconds: int


class Settings(SameSettings):
    """What was asked for."""

    bots: list[str]
    games: int
    seed: int
    max_steps: int


class KeptReport(Settings):
    """Everything that the figures follow from, and how it was got."""

    format: int
    processes: int
    seconds: float
    interrupted: bool
    wanted: int
    thought: dict[
        str, tuple[int, int, float]
    ]  # moves, play-outs and seconds of each bot's searches
    columns: list[str]
    results: list[Row]
    digest: str


class ArenaReport(KeptReport):
    figures: Figures


class JoinedReport(SameSettings):
    """The figures of several reports."""

    figures: Figures


def as_json(results: Results) -> ArenaReport:
    """Everything: what was asked for, every game as it went, and the figures."""
    contest = results.contest
    kept: KeptReport = {
        "format": FORMAT,
        **settings(contest),
        "processes": results.processes,
        "seconds": round(results.seconds, 3),
        "interrupted": results.interrupted,
        "wanted": results.wanted,
        "thought": {
            contest.bots[bot]: (taken.moves, taken.playouts, round(taken.seconds, 3))
            for bot, taken in sorted(results.effort.items())
        },
        "columns": list(COLUMNS),
        "results": [row(game) for game in results.games],
        "digest": digest(results.games),
    }
    return renewed(kept)


def renewed(kept: KeptReport) -> ArenaReport:
    """With the figures worked out anew."""
    return {**kept, "figures": figures([kept])}


def settings(contest: Contest) -> Settings:
    board = contest.game.laid_out(contest.board)
    return {
        "game": contest.game.name,
        "version": contest.game.about.version,
        "board": board.name or f"custom {blake2b(board.text.encode(), digest_size=6).hexdigest()}",
        "options": contest.game.settled(contest.options),
        "seats": contest.seats,
        "bots": list(contest.bots),
        "games": contest.games,
        "seed": contest.seed,
        "max_steps": contest.max_steps,
        "playouts": contest.playouts,
        "milliseconds": contest.milliseconds,
    }


def row(game: Played) -> Row:
    seating, scores = list(game.seating), list(game.scores)
    return game.round, seating, scores, game.steps, int(game.ended), game.hash


def digest(games: Sequence[Played]) -> str:
    """Equal for equal games, to the bit."""
    seen = blake2b(digest_size=16)
    for game in games:
        seen.update(game.hash.to_bytes(4, "little"))
    return seen.hexdigest()


# ---------------------------------------------------------------- the figures


def figures(reports: Sequence[KeptReport]) -> Figures:
    """What one or several reports say together."""
    bots = bots_of(reports)
    games = [(report, game) for report in reports for game in games_of(report, bots)]
    played = [game for _, game in games]
    outcomes = [
        RatedGame((report["seed"], game.round), ratings.places(game.seating, game.points))
        for report, game in games
    ]
    return {
        **lengths(played),
        "rounds": len({outcome.round for outcome in outcomes}),
        "confidence": ratings.CONFIDENCE,
        "fair": fair_share(played),
        "bots": standings(reports, bots, played, outcomes),
        "above": [
            {"bot": bots[one], "other": bots[other], **rounded(found, 4)}
            for (one, other), found in ratings.pairs_above(outcomes).items()
        ],
    }


def bots_of(reports: Sequence[KeptReport]) -> list[str]:
    return list(dict.fromkeys(bot for report in reports for bot in report["bots"]))


def games_of(report: KeptReport, bots: Sequence[str]) -> list[Played]:
    """The games of a report, with bots numbered as in `bots`."""
    numbers = [bots.index(bot) for bot in report["bots"]]
    return [
        Played(
            number,
            tuple(numbers[bot] for bot in seating),
            tuple(scores),
            steps,
            bool(ended),
            hashed,
        )
        for number, seating, scores, steps, ended, hashed in report["results"]
    ]


def lengths(games: Sequence[Played]) -> Lengths:
    steps = [game.steps for game in games]
    return {
        "games": len(games),
        "mean_steps": round(sum(steps) / len(steps), 1) if steps else 0,
        "longest": max(steps, default=0),
        "unfinished": sum(not game.ended for game in games),
        "shared": sum(game.ended and len(best(game)) > 1 for game in games),
    }


def best(game: Played) -> list[int]:
    return [score for score in game.scores if score == max(game.scores)]


def standings(
    reports: Sequence[KeptReport],
    bots: Sequence[str],
    games: Sequence[Played],
    outcomes: Sequence[RatedGame],
) -> list[Standing]:
    """Each bot's share of the wins, its rating where there are three or more, and its speed."""
    shares = ratings.winning_shares(outcomes, len(bots))
    rated = len(bots) > 2 and outcomes and ratings.has_choix()
    points = ratings.plackett_luce(outcomes, len(bots)) if rated else None
    return [
        {
            "bot": bot,
            "games": sum(number in game.seating for game in games),
            "share": rounded(shares[number], 4),
            "rating": rounded(points[number], 1) if points else None,
            **speed(effort_of(reports, bot)),
        }
        for number, bot in enumerate(bots)
    ]


def rounded(interval: ratings.Interval, digits: int) -> Range:
    return {
        "value": round(interval.value, digits),
        "low": round(interval.low, digits),
        "high": round(interval.high, digits),
    }


def fair_share(games: Sequence[Played]) -> float:
    """Everybody's share of the wins if all were alike."""
    return round(1 / len(set(games[0].seating)), 4) if games else 0.0


def effort_of(reports: Sequence[KeptReport], bot: str) -> SearchEffort:
    taken = [
        SearchEffort(*report["thought"][bot]) for report in reports if bot in report["thought"]
    ]
    return sum(taken, SearchEffort())


def speed(taken: SearchEffort) -> Speed:
    if not taken.moves:
        return {}
    return {
        "milliseconds_a_move": round(1000 * taken.seconds / taken.moves, 2),
        "playouts_a_move": round(taken.playouts / taken.moves, 1),
        "playouts_per_second": round(taken.playouts / taken.seconds) if taken.seconds else 0,
    }


# ---------------------------------------------------------------- reading


def together(reports: Sequence[tuple[str, KeptReport]]) -> JoinedReport:
    """The figures of reports from several files; they must be of the same kind."""
    (first, one), *others = reports
    same = shared_settings(one)
    for name, report in others:
        for field, value in shared_settings(report).items():
            if value != same.get(field):
                values = {"file": name, "other": first, "field": field}
                raise LudothequeError(Problem("arena-files-differ", values))
    require_different(reports)
    return {**same, "figures": figures([report for _, report in reports])}


def shared_settings(report: KeptReport) -> SameSettings:
    return {
        "game": report["game"],
        "version": report["version"],
        "board": report["board"],
        "options": report["options"],
        "seats": report["seats"],
        "playouts": report["playouts"],
        "milliseconds": report["milliseconds"],
    }


def require_different(reports: Sequence[tuple[str, KeptReport]]) -> None:
    """The same games twice would be taken for twice as many."""
    seen: dict[str, str] = {}
    for name, report in reports:
        games = report["digest"]
        if games in seen:
            values = {"file": name, "other": seen[games]}
            raise LudothequeError(Problem("arena-files-alike", values))
        seen[games] = name


def require_report(name: str, found: Json) -> KeptReport:
    """What was read is a report of ours, or an error says that it is not."""
    import msgspec  # to play needs less than to read

    try:
        kept = msgspec.convert(found, KeptReport)
    except msgspec.ValidationError as error:
        raise no_report(name) from error
    if kept["format"] != FORMAT:
        raise no_report(name)
    return kept


def no_report(name: str) -> LudothequeError:
    return LudothequeError(Problem("arena-no-report", {"file": name}))
