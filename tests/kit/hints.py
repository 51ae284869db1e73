"""What hints say: in positions told by hand, and for whole sentences of moves in random games.

A claim is a slow and obvious check of one sentence, written from the rules page and not from the
code that says it. Every sentence needs one, a position where it is said, and one where it would
be untrue and is not said.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from ludotheque.engine.ahead import Explorer, known_to
from ludotheque.engine.contract import HintReason
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat
from ludotheque.words import LANGUAGES

LONGEST = 16
KEYS = re.compile(r"^hint-([a-z-]+) =", re.MULTILINE)


@dataclass(frozen=True)
class Said:
    """What is said for some moves, one after the other, and the positions around them."""

    match: Match
    seat: Seat
    moves: tuple[str, ...]
    after: Any
    reason: HintReason
    found: dict[str, Any] = field(default_factory=dict)  # what took long to find out

    @property
    def before(self) -> Any:
        return self.match.state

    def once(self, name: str, find: Callable[[], Any]) -> Any:
        """Something that is true of the position, looked up once."""
        if name not in self.found:
            self.found[name] = find()
        return self.found[name]

    def value(self, name: str) -> Any:
        return self.reason.values[name]


Claims = Mapping[str, Callable[[Said], bool]]
# By code: the position, the moves, and what the sentence would say.
Positions = Mapping[str, tuple[str, str, dict[str, str | int]]]


def said(match: Match, seat: Seat, moves: Iterable[str]) -> Said:
    """What a hint would say for these moves, which are not made."""
    game, board = match.game, match.board
    here, actions = known_to(game, board, match.state, seat), []
    for move in moves:
        action = game.notation.to_action(here, board.plan, seat, game.notation.read(move))
        assert game.rules.refusal(here, board.plain, seat, action) == 0, move
        game.rules.apply(here, board.plain, seat, action)
        actions.append(action)
    why = game.hints.why(match.copied(), here, board.plain, board.plan, seat, actions)
    return Said(match, seat, tuple(moves), here, why)


def would_say(found: Said, code: str, values: dict[str, str | int]) -> Said:
    """The same moves, if something else were said of them."""
    return replace(found, reason=HintReason(code, values))


# ---------------------------------------------------------------- in random games


def heard(
    match: Match, rng: Random, choose: Callable[[Match, Seat], Any], longest: int, every: int
) -> Iterator[Said]:
    """What is said in a game as it is played on, every so many moves."""
    for move in range(longest):
        if match.over:
            break
        seat = rng.choice(sorted(match.acting))
        if move % every == 0:
            yield from sentences(match, seat, rng, 2)
        match.play(seat, choose(match, seat))


def sentences(match: Match, seat: Seat, rng: Random, most: int) -> Iterator[Said]:
    """Some of the sentences of moves that a seat may make now, taken at random."""
    explorer = Explorer(match.game, match.board, seat, 0)
    here = known_to(match.game, match.board, match.state, seat)
    legal = explorer.legal(here)
    for first in rng.sample(legal, min(most, len(legal))):
        moves, at, action = [], here, first
        while True:
            moves.append(explorer.written(at, action))
            after = explorer.after(at, action)
            if after is None or len(moves) == LONGEST:
                break
            at, action = after, rng.choice(explorer.legal(after))
        yield said(match, seat, moves)


def require_true(found: Iterable[Said], claims: Claims) -> None:
    """Whatever is said is true, and most of what can be said is."""
    total, wrong = Counter[str](), Counter[str]()
    for each in found:
        total[each.reason.code] += 1
        if not claims[each.reason.code](each):
            wrong[each.reason.code] += 1
    assert not wrong, f"{dict(wrong)} of {dict(total)}"
    assert len(total) > len(claims) // 2


# ---------------------------------------------------------------- every sentence has its positions


def codes(game: Game) -> set[str]:
    """Everything that a hint of the game can say, in any language."""
    texts = [(game.folder / "words" / f"{each}.ftl").read_text("utf-8") for each in LANGUAGES]
    return {code for text in texts for code in KEYS.findall(text)}


def require_positions(
    play: Callable[[str], Any], said_in: Positions, unsaid_in: Positions, claims: Claims
) -> None:
    """Each sentence is said where it is true, and is not where it would be untrue."""
    for code, (script, moves, values) in said_in.items():
        found = said_by_hand(play, script, moves)
        assert found.reason == HintReason(code, values), script
        assert claims[code](found), script
    for code, (script, moves, values) in unsaid_in.items():
        found = said_by_hand(play, script, moves)
        assert found.reason != HintReason(code, values), script
        assert not claims[code](would_say(found, code, values)), script
        assert claims[found.reason.code](found), script


def said_by_hand(play: Callable[[str], Any], script: str, moves: str) -> Said:
    match = play(script).match
    by, _, rest = moves.rpartition(": ")
    seat = Seat[by] if by else min(match.acting)
    return said(match, seat, [move.strip() for move in rest.split(",")])
