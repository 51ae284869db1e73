"""The results of the arena as JSON, and what follows from them: all figures come from that JSON.

So they can be worked out again later, elsewhere, or over several runs at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

from ludotheque.engine.errors import LudothequeError, Problem

from . import ratings
from .contest import Contest, Played, Results, Thought
from .ratings import Outcome

COLUMNS = ("round", "seating", "scores", "steps", "ended", "hash")
SAME = ("game", "version", "board", "options", "seats", "playouts", "milliseconds")

Report = dict[str, Any]

FORMAT = 1  # of the results as JSON


def as_json(results: Results) -> Report:
    """Everything: what was asked for, every game as it went, and the figures."""
    contest = results.contest
    told: Report = {
        "format": FORMAT,
        **settings(contest),
        "processes": results.processes,
        "seconds": round(results.seconds, 3),
        "interrupted": results.interrupted,
        "wanted": results.wanted,
        "thought": {
            contest.bots[bot]: [taken.moves, taken.playouts, round(taken.seconds, 3)]
            for bot, taken in sorted(results.thought.items())
        },
        "columns": list(COLUMNS),
        "results": [row(game) for game in results.games],
    }
    return told | {"digest": digest(results.games), "figures": figures([told])}


def settings(contest: Contest) -> Report:
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


def row(game: Played) -> list[Any]:
    seating, scores = list(game.seating), list(game.scores)
    return [game.round, seating, scores, game.steps, int(game.ended), game.hash]


def digest(games: Sequence[Played]) -> str:
    """Equal for equal games, to the bit."""
    seen = blake2b(digest_size=16)
    for game in games:
        seen.update(game.hash.to_bytes(4, "little"))
    return seen.hexdigest()


# ---------------------------------------------------------------- the figures


def figures(reports: Sequence[Report]) -> Report:
    """What one or several reports say together."""
    bots = bots_of(reports)
    games = [(report, game) for report in reports for game in games_of(report, bots)]
    played = [game for _, game in games]
    outcomes = [
        Outcome((report["seed"], game.round), ratings.places(game.seating, game.points))
        for report, game in games
    ]
    return {
        **lengths(played),
        "rounds": len({outcome.round for outcome in outcomes}),
        "confidence": ratings.CONFIDENCE,
        "fair": fair_share(played),
        "bots": standings(reports, bots, played, outcomes),
        "above": [
            {"bot": bots[one], "other": bots[other], **found.rounded(4)}
            for (one, other), found in ratings.pairs_above(outcomes).items()
        ],
    }


def bots_of(reports: Sequence[Report]) -> list[str]:
    return list(dict.fromkeys(bot for report in reports for bot in report["bots"]))


def games_of(report: Report, bots: Sequence[str]) -> list[Played]:
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


def lengths(games: Sequence[Played]) -> Report:
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
    reports: Sequence[Report],
    bots: Sequence[str],
    games: Sequence[Played],
    outcomes: Sequence[Outcome],
) -> list[Report]:
    """Each bot's share of the wins, its rating where there are three or more, and its speed."""
    shares = ratings.winning_shares(outcomes, len(bots))
    rated = len(bots) > 2 and outcomes and ratings.has_choix()
    points = ratings.plackett_luce(outcomes, len(bots)) if rated else None
    return [
        {
            "bot": bot,
            "games": sum(number in game.seating for game in games),
            "share": shares[number].rounded(4),
            "rating": points[number].rounded(1) if points else None,
            **speed(thought_of(reports, bot)),
        }
        for number, bot in enumerate(bots)
    ]


def fair_share(games: Sequence[Played]) -> float:
    """Everybody's share of the wins if all were alike."""
    return round(1 / len(set(games[0].seating)), 4) if games else 0.0


def thought_of(reports: Sequence[Report], bot: str) -> Thought:
    taken = [Thought(*report["thought"][bot]) for report in reports if bot in report["thought"]]
    return sum(taken, Thought())


def speed(taken: Thought) -> Report:
    if not taken.moves:
        return {}
    return {
        "milliseconds_a_move": round(1000 * taken.seconds / taken.moves, 2),
        "playouts_a_move": round(taken.playouts / taken.moves, 1),
        "playouts_per_second": round(taken.playouts / taken.seconds) if taken.seconds else 0,
    }


# ---------------------------------------------------------------- reading


def together(reports: Sequence[tuple[str, Report]]) -> Report:
    """The figures of reports from several files; they must be of the same kind."""
    (first, one), *others = reports
    for name, report in others:
        for field in SAME:
            if report[field] != one[field]:
                values = {"file": name, "other": first, "field": field}
                raise LudothequeError(Problem("arena-files-differ", values))
    require_different(reports)
    kept = {field: one[field] for field in SAME}
    return kept | {"figures": figures([report for _, report in reports])}


def require_different(reports: Sequence[tuple[str, Report]]) -> None:
    """The same games twice would be taken for twice as many."""
    seen: dict[Any, str] = {}
    for name, report in reports:
        games = report["digest"]
        if games in seen:
            values = {"file": name, "other": seen[games]}
            raise LudothequeError(Problem("arena-files-alike", values))
        seen[games] = name


def require_report(name: str, found: Any) -> Report:
    """What was read is a report of ours, or an error says that it is not."""
    wanted = {*SAME, "format", "bots", "seed", "thought", "results", "digest"}
    if not isinstance(found, Mapping) or not wanted <= set(found) or found["format"] != FORMAT:
        raise no_report(name)
    return dict(found)


def no_report(name: str) -> LudothequeError:
    return LudothequeError(Problem("arena-no-report", {"file": name}))
