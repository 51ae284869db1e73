"""What is said in two worlds, compared; and worlds with holes, in which something must be found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from .twins import SECRETIVE
from .worlds import Laid, Transcript, Visit, World

EVERY_SECRETIVE_GAME = pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.name)
SHOWN = 80  # letters around a difference
EVERYTHING = {
    "snapshot", "news", "seating", "accepted", "refused", "error", "considered", "recalled", "pong",
}  # fmt: skip

Difference = tuple[str, str, str]  # to whom it was said, here and there


# ---------------------------------------------------------------- the same table in both worlds


async def both(
    worlds: Sequence[World], table: Laid, visit: type[Visit] = Visit
) -> tuple[Transcript, Transcript]:
    """One after the other: a server that is asked alone always answers in the same order."""
    one, other = [await visit(world, table).run() for world in worlds]
    return one, other


def difference(transcripts: Sequence[Transcript]) -> Difference | None:
    """The first thing that was said to somebody in one world and not in the other."""
    one, other = (transcript.lines for transcript in transcripts)
    for (who, here), (_, there) in zip(one, other, strict=False):
        if here != there:
            pairs = enumerate(zip(here, there, strict=False))
            at = next((place for place, (a, b) in pairs if a != b), min(len(here), len(there)))
            around = slice(max(0, at - SHOWN), at + SHOWN)
            return who, here[around], there[around]
    return None if len(one) == len(other) else ("", str(len(one)), str(len(other)))


def kinds(transcript: Transcript) -> set[str]:
    """The kinds of messages that were heard."""
    texts = (text for who, text in transcript.lines if ":" not in who)
    return {text[len('{"type":"') :].partition('"')[0] for text in texts}


async def assert_only_handouts_differ(
    worlds: Sequence[World], table: Laid, visit: type[Visit]
) -> None:
    """Where finding a move is the game: people have to look at the hand-out, which may tell it."""
    transcripts = await both(worlds, table, visit)
    found = difference(transcripts)
    assert found is None, found
    assert kinds(transcripts[0]) >= EVERYTHING | {"held"}
    where = f"/api/tables/{table.name}/handout"
    given = [world.client.get(where).json() for world in worlds]
    assert given[0] != given[1]


# ---------------------------------------------------------------- worlds with holes


@dataclass(frozen=True)
class Holes:
    """Two servers with holes, one of which can be open."""

    worlds: Sequence[World]
    opened: Path

    async def found(
        self, leak: str, tables: Sequence[Laid], visit: type[Visit] = Visit
    ) -> Difference | None:
        """The first difference that a leak makes at these tables, if it makes any."""
        self.opened.write_text(leak, encoding="ascii")
        for table in tables:
            if found := difference(await both(self.worlds, table, visit)):
                return found
        return None
