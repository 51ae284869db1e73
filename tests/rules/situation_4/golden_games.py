"""Golden games: saved games, the clock's moves among the others, each beside its story.

`golden/NAME.game` is a saved game as the engine writes it; `golden/NAME.story` first says in
lines that begin with `#` what the game shows, then lists every move but the shuffle and, indented,
what happened. After a change of the rules, the words of the story or a board file that is meant,

    python -m tests.rules.situation_4.golden_games

writes the stories again (and the board's digest and the times in the games). Read what has changed
before keeping it.
"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from ludotheque.engine.game import Event
from ludotheque.engine.match import Match
from ludotheque.engine.seats import CLOCK, FATE
from ludotheque.engine.text import board_digest, load
from ludotheque.games.situation_4 import clock

from .field import GAME

FOLDER = Path(__file__).parent / "golden"
PACE = 400, 5000  # milliseconds between two actions


def names() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.game"))


def game_text(name: str) -> str:
    return (FOLDER / f"{name}.game").read_text(encoding="utf-8")


def story_text(name: str) -> str:
    return (FOLDER / f"{name}.story").read_text(encoding="utf-8")


def introduction(story: str) -> list[str]:
    return [line for line in story.splitlines() if line.startswith("#")]


def story_of(match: Match) -> list[str]:
    """Every move, and below it what happened; at last how it ended, if it did."""
    lines = []
    for entry, events in match.story():
        if entry.seat != FATE:
            lines.append(f"{entry.seat.word}: {GAME.notation.write(entry.move)}")
        lines += [f"    {told(event)}" for event in events]
    if match.outcome is not None:
        winners = " ".join(seat.word for seat in match.outcome.winners)
        scores = " ".join(str(score) for score in match.outcome.scores)
        lines.append(f"won by {winners}: {scores} ({match.outcome.clause} {match.outcome.reason})")
    return lines


def told(event: Event) -> str:
    values = (f"{name}={value}" for name, value in event.values.items())
    return " ".join([event.code, *values])


# ---------------------------------------------------------------- writing them again


def rewrite(name: str) -> None:
    match = timed(load(unsealed(with_digest(game_text(name)))))
    (FOLDER / f"{name}.game").write_text(match.text(), encoding="utf-8")
    lines = [*introduction(story_text(name)), "", *story_of(match)]
    (FOLDER / f"{name}.story").write_text("\n".join(lines) + "\n", encoding="utf-8")


def timed(match: Match) -> Match:
    """The same game at a human pace; the clock moves exactly when it is due."""
    again, random = match.anew(), Random(len(match.log))
    now, acted = 0, [0]
    for entry in match.log:
        if entry.seat == CLOCK:
            now = dues(again, acted)[GAME.notation.write(entry.move)]
        elif entry.seat != FATE:
            now += random.randrange(*PACE)
        again.play(entry.seat, entry.move, now)
        acted += [now] * (entry.seat != FATE)
    return again


def dues(match: Match, acted: list[int]) -> dict[str, int]:
    """When the clock would make each of its moves, by when the actions so far were played."""
    alarms = clock.alarms(match.state, match.board.plain)
    return {alarm.move: acted[alarm.since] + 1000 * alarm.seconds for alarm in alarms}


def with_digest(game: str) -> str:
    """The same game on the board file as it is now; boards of its own it carries itself."""

    def now(found: re.Match[str]) -> str:
        return f"board: {found[1]} {board_digest(GAME.board_text(found[1]))}"

    named = "|".join(GAME.about.boards)
    return re.sub(rf"^board: ({named}) .*$", now, game, flags=re.MULTILINE)


def unsealed(game: str) -> str:
    return re.sub(r"^end: .*$", "end: unsealed", game, flags=re.MULTILINE)


if __name__ == "__main__":
    for each in names():
        rewrite(each)
