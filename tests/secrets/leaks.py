"""Leaks to be planted in the server under test, each in another place: they must all be found.

Most are in Hoard, whose secret is where the others' coins lie; some are in Rush, where nobody is
told which thing fits where; and each secret of a game on the shelf (`secrets_of`) is told in every
way in which the game's own code could forget to keep it. Which of them is open says a file, so that
one server can be tried with all of them, one after the other.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from ludotheque.api import commands
from ludotheque.api.routes import host
from ludotheque.engine import ahead, declare, fair, match
from ludotheque.engine.contract import EVERYBODY, SEEN_BY_ALL, Event
from ludotheque.engine.game import Game
from ludotheque.engine.registry import all_games
from ludotheque.engine.seats import FATE
from ludotheque.tables import messages
from ludotheque.tables import replay as replays
from ludotheque.tables.errors import NotAllowed
from ludotheque.tables.fairness import FairnessState
from ludotheque.tables.seating import Seating
from tests.fixtures import fixture_games
from tests.fixtures.hoard import reasons, story, view

from .secrets_of import From, Secret, listed

_, _, RUSH = fixture_games()


def hidden(s: Any) -> int:
    """Something that nobody may know before the end."""
    return sum((coin + 2) << seat for seat, coin in enumerate(s.coin[: s.seats]))


def is_turned(s: Any) -> bool:
    """A yes or no that depends on it."""
    return bool(hidden(s) % 3)


def turned(found: list[Any], s: Any) -> list[Any]:
    """The same in an order that tells something."""
    return found[::-1] if is_turned(s) else found


def box_with_more(true: Any, s: Any, plan: Any, number: int) -> Any:
    return replace(true(s, plan, number), worth=hidden(s))


def loud_hiding(true: Any, seat: Any, box: str) -> Any:
    return [Event(event.code, event.values, audience=EVERYBODY) for event in true(seat, box)]


def whole_move(true: Any, game: Any, move: Any) -> Any:
    return SEEN_BY_ALL


def ordered_actions(true: Any, self: Any, seat: int) -> Any:
    return turned(true(self, seat), self.state)


def helpful_refusal(true: Any, s: Any, *more: Any) -> Any:
    reason = true(s, *more)
    return replace(reason, values={**reason.values, "hint": hidden(s)})


def forgiving_lateness(true: Any, live: Any, after: Any) -> Any:
    """A move that comes too late is refused for another reason."""
    if is_turned(live.table.match.state):
        true(live, after)


def true_ways(true: Any, game: Any, board: Any, s: Any, *more: Any, **others: Any) -> Any:
    return turned(true(game, board, s, *more, **others), s)


def true_position(true: Any, game: Any, board: Any, s: Any, seat: Any) -> Any:
    return declare.copy_of(game.declared.State, s)


def all_seeing_eyes(true: Any, *more: Any) -> Any:
    return replays.Eyes(know_all=True)


def nothing_secret(true: Any, table: Any) -> Any:
    return True


def telling_undo(true: Any, self: Any) -> Any:
    """Whether somebody may take a secret move back depends on what it was."""
    return true(self) or is_turned(self.state)


def telling_seats(true: Any, table: Any, *more: Any) -> Any:
    return turned(true(table, *more), table.match.state)


def saltless_seal(true: Any, salt: bytes, *more: Any) -> Any:
    """A seal that can be opened by trying all moves."""
    return true(bytes(len(salt)), *more)


def opened_early(true: Any, self: Any, over: bool) -> Any:
    return true(self, over=True)


async def telling_codes(true: Any, house: Any, live: Any) -> Any:
    return turned(await true(house, live), live.table.match.state)


class Leak(NamedTuple):
    """What stands in the place of something true, which it is handed first."""

    owner: Any
    attribute: str
    instead: Callable[..., Any]


LEAKS: dict[str, tuple[Leak, ...]] = {
    "view": (Leak(view, "box", box_with_more),),
    "events": (Leak(story, "tell_hiding", loud_hiding),),
    "log": (Leak(Game, "disclosure", whole_move),),
    "order of moves": (Leak(match.Match, "actions", ordered_actions),),
    "refusal": (Leak(reasons, "explain", helpful_refusal),),
    "error": (Leak(commands, "require_fresh", forgiving_lateness),),
    "considered": (Leak(ahead, "ways", true_ways), Leak(ahead, "known_to", true_position)),
    "replay": (Leak(replays, "eyes_at", all_seeing_eyes),),
    "saved game": (Leak(replays, "is_open_to_all", nothing_secret),),
    "taking back": (Leak(match.Match, "told_its_player", telling_undo),),
    "seating": (Leak(messages, "seats_for", telling_seats),),
    "seals": (Leak(fair, "choice_seal", saltless_seal),),
    "sealed choices": (Leak(FairnessState, "told", opened_early),),
}


# What could reach the big screen of a table, which holds no seat.
ON_THE_SCREEN: dict[str, tuple[Leak, ...]] = {
    **{name: LEAKS[name] for name in ("view", "events", "log", "replay", "saved game", "seating")},
    "codes": (Leak(host, "codes_of", telling_codes),),
}


def is_of_a_seat(true: Any, self: Any, grant: Any) -> Any:
    """Every token of a seat is good, whoever has left it or was never let in."""
    return grant.kind == "seat" and grant.table == self.table


def is_any_person(true: Any, self: Any, seat: Any, person: int) -> Any:
    return True


def nobody_asks(true: Any, self: Any, grant: Any) -> Any:
    return False


def seat_of_whoever_asks(true: Any, self: Any, grant: Any) -> Any:
    place = self._place_of(grant)
    return true(self, grant) or (place is not None and grant.person in place.asking)


def there_or_asking(true: Any, self: Any, seat: Any, person: int) -> Any:
    return true(self, seat, person) or person in self.place(seat).asking


def seat_of_before(true: Any, self: Any, grant: Any) -> Any:
    """A token of the table before is good at the rematch."""
    return true(self, grant) or (grant.kind == "seat" and grant.table != self.table)


# What could reach those who have no seat: the host, whoever asks for one, whoever had one.
TO_STRANGERS: dict[str, tuple[Leak, ...]] = {
    "whoever left": (
        Leak(Seating, "may_play", is_of_a_seat),
        Leak(Seating, "is_asking", nobody_asks),
        Leak(Seating, "is_there", is_any_person),
    ),
    "whoever asks": (
        Leak(Seating, "may_play", seat_of_whoever_asks),
        Leak(Seating, "is_asking", nobody_asks),
        Leak(Seating, "is_there", there_or_asking),
    ),
    "the table before": (
        Leak(Seating, "may_play", seat_of_before),
        Leak(Seating, "is_there", is_any_person),
    ),
    **{name: LEAKS[name] for name in ("view", "log", "replay", "saved game", "sealed choices")},
}


def everything_told(true: Any, *more: Any) -> Any:
    return True


def possible_after_all(true: Any, live: Any, seat: Any, moves: Any) -> Any:
    """Moves are tried out even where to find them is the game."""
    match = live.table.match
    reason = ahead.objection(match.game, match.board, match.state, seat, moves)
    if reason is not None:
        raise NotAllowed(match.game.name, reason)


FINDINGS: dict[str, tuple[Leak, ...]] = {
    "listed": (Leak(RUSH.views, "is_listed", everything_told),),
    "mixed": (Leak(Game, "disclosure", whole_move),),
    "tried out": (Leak(commands, "require_possible", possible_after_all),),
    "saved for all": (Leak(replays, "is_open_to_all", nothing_secret),),
}


# ---------------------------------------------------------------- each secret of the shelf


def told_in_full(game: Game, secret: Secret, true: Any, asked: Game, move: Any) -> Any:
    """A move of the kind that makes the secret is told to others as it is."""
    named = asked.notation.read(move) if isinstance(move, str) else move
    is_secret = asked is game and isinstance(named, secret.made_by)
    return SEEN_BY_ALL if is_secret else true(asked, move)


def said_aloud(
    game: Game, secret: Secret, true: Any, before: Any, after: Any, b: Any, plan: Any, *choice: Any
) -> Any:
    """What is said to some at such a move is said to everybody; the move itself, if nothing is."""
    events, (seat, number) = true(before, after, b, plan, *choice), choice
    to = game.notation
    move = to.to_fate(before, plan, number) if seat == FATE else to.to_move(before, plan, *choice)
    if not isinstance(move, secret.told_by):
        return events
    loud = [Event(event.code, event.values, audience=EVERYBODY) for event in events]
    if loud != list(events):
        return loud
    return [*events, Event("told", {"move": to.write(move)}, audience=EVERYBODY)]


def fingerprint(game: Game, s: Any) -> str:
    """A number that is another one in every other position."""
    return str(zlib.crc32(repr(declare.values(game.declared.State, s)).encode()))


def view_of_everything(game: Game, true: Any, s: Any, *more: Any) -> Any:
    view = true(s, *more)
    return replace(view, phase=f"{view.phase} {fingerprint(game, s)}")


def early_handout(game: Game, true: Any, s: Any, *more: Any) -> Any:
    return true(s, *more) or fingerprint(game, s)


class Planted(NamedTuple):
    """A secret that is told, and how."""

    game: Game
    secret: Secret
    leaks: tuple[Leak, ...]


def ways_to_tell(game: Game, secret: Secret) -> Iterator[tuple[str, Leak]]:
    """How the code of a game could tell a secret. This knows the code, and not the list."""
    if secret.made_by == secret.told_by:
        yield "log", Leak(Game, "disclosure", partial(told_in_full, game, secret))
    yield "events", Leak(game.story, "tell", partial(said_aloud, game, secret))
    yield "view", Leak(game.views, "view", partial(view_of_everything, game))
    if secret.shown_in_handout:
        yield "legal moves", Leak(game.views, "is_listed", everything_told)
    elif secret.hidden_from == From.EVERYBODY:
        yield "hand-out", Leak(game.views, "handout", partial(early_handout, game))


OF_SECRETS: dict[str, Planted] = {
    f"{game.name}, {secret}: {way}": Planted(game, secret, (leak,))
    for game in all_games()
    for secret in listed(game).secrets
    for way, leak in ways_to_tell(game, secret)
}
# The first way in which each secret can be told; the others are tried in `make test-all`.
FIRST_OF_SECRETS = [
    name
    for name, planted in OF_SECRETS.items()
    if name.endswith(": " + next(way for way, _ in ways_to_tell(planted.game, planted.secret)))
]


# ---------------------------------------------------------------- planting


@dataclass
class Opened:
    """The leak that is named in a file, which is read again when it has changed."""

    path: Path
    changed: int = 0
    name: str = ""

    def __call__(self) -> str:
        changed = self.path.stat().st_mtime_ns
        if changed != self.changed:
            self.changed, self.name = changed, self.path.read_text(encoding="ascii")
        return self.name


def plant_all(path: Path) -> None:
    """From now on, whatever leak is named in the file is open."""
    opened, of_secrets = Opened(path), {name: each.leaks for name, each in OF_SECRETS.items()}
    for name, leaks in (LEAKS | ON_THE_SCREEN | FINDINGS | TO_STRANGERS | of_secrets).items():
        for leak in leaks:
            plant(name, leak, opened)


def plant(name: str, leak: Leak, opened: Opened) -> None:
    true = getattr(leak.owner, leak.attribute)

    def either(*more: Any, **others: Any) -> Any:
        return (partial(leak.instead, true) if opened() == name else true)(*more, **others)

    if isinstance(leak.owner, type | ModuleType):
        setattr(leak.owner, leak.attribute, either)
    else:  # a part of a contract, which cannot be changed otherwise
        object.__setattr__(leak.owner, leak.attribute, either)
