"""Golden games: short saved games of every game, each beside the story that it must tell.

`<game>/golden/NAME.game` is a saved game as the engine writes it; `NAME.story` first says in lines
that begin with `#` what the game shows, then lists every move and, indented, what happened, with
the seats that alone hear it in brackets. What fate did without anything happening (a shuffle) is
left out. After a change of the rules, the words of the story or a board file that is meant,

    python -m tests.rules.golden

writes the stories again (and in the games the behaviour version, new options, and the board's
digest). Read what has changed before keeping it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from ludotheque.engine.contract import Event
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.registry import all_games
from ludotheque.engine.saving import board_digest
from ludotheque.engine.seats import FATE
from ludotheque.engine.text import load

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Golden:
    """One golden game."""

    game: Game
    name: str

    def __str__(self) -> str:
        return f"{self.game.name} {self.name}"

    @property
    def saved(self) -> Path:
        return folder_of(self.game) / f"{self.name}.game"

    @property
    def told(self) -> Path:
        return folder_of(self.game) / f"{self.name}.story"

    @property
    def text(self) -> str:
        return self.saved.read_text(encoding="utf-8")

    @property
    def story(self) -> str:
        return self.told.read_text(encoding="utf-8")

    def match(self) -> Match:
        return load(self.text)

    def rewrite(self) -> None:
        match = load(unsealed(self._as_now()))
        self.saved.write_text(written(match), encoding="utf-8")
        self.told.write_text(story_of(match, introduction(self.story)), encoding="utf-8")

    def _as_now(self) -> str:
        """The same moves under today's version and options, on the board file as it is now."""
        about = self.game.about
        given = re.sub(r"^game: .*$", f"game: {about.name} {about.version}", self.text, flags=re.M)
        new = [each for each in about.options if f"option {each.name}: " not in given]
        lines = "".join(f"option {each.name}: {each.values[0]}\n" for each in new)
        return re.sub(r"^(?=board: )", lines, self._with_digest(given), count=1, flags=re.M)

    def _with_digest(self, text: str) -> str:
        """A board of its own the game carries itself."""

        def now(found: re.Match[str]) -> str:
            return f"board: {found[1]} {board_digest(self.game.board_text(found[1]))}"

        named = "|".join(self.game.about.boards)
        return re.sub(rf"^board: ({named}) .*$", now, text, flags=re.M)


def folder_of(game: Game) -> Path:
    return HERE / game.folder.name / "golden"


def golden_games(*games: Game) -> list[Golden]:
    return [
        Golden(game, path.stem)
        for game in games or all_games()
        for path in sorted(folder_of(game).glob("*.game"))
    ]


def codes_told_in(game: Game) -> set[str]:
    """Everything that happens in the golden games of a game."""
    stories = (golden.match().story() for golden in golden_games(game))
    return {event.code for story in stories for _, events in story for event in events}


# ---------------------------------------------------------------- how they are written


def introduction(story: str) -> list[str]:
    return [line for line in story.splitlines() if line.startswith("#")]


def story_of(match: Match, introduced: list[str]) -> str:
    """Every move, and below it what happened; at last how it ended, if it did."""
    lines = [*introduced, ""]
    for entry, events in match.story():
        if events or entry.seat != FATE:
            lines.append(f"{entry.seat.word}: {match.game.notation.write(entry.move)}")
        lines += [f"    {told(event)}" for event in events]
    if match.outcome is not None:
        winners = " ".join(seat.word for seat in match.outcome.winners)
        scores = " ".join(str(score) for score in match.outcome.scores)
        lines.append(f"won by {winners}: {scores} ({match.outcome.clause} {match.outcome.reason})")
    return "\n".join(lines) + "\n"


def told(event: Event) -> str:
    values = (f"{name}={value}" for name, value in event.values.items())
    heard = sorted(seat.word for seat in event.audience or ())
    return " ".join([event.code, *values, *([f"[{' '.join(heard)}]"] if heard else [])])


def written(match: Match) -> str:
    return match.text() if match.over else unsealed(match.text())


def unsealed(game: str) -> str:
    """Unfinished games are cut from longer ones by hand: nobody reckons their seal."""
    return re.sub(r"^end: .*$", "end: unsealed", game, flags=re.MULTILINE)


if __name__ == "__main__":
    for each in golden_games():
        each.rewrite()
