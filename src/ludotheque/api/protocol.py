"""The live connection's language: closed sets of messages in and out, typed once.

`make types` turns these into the page's types. Everything that the server sends of a table is typed
in `tables/messages.py`.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ludotheque.engine.ahead import Way
from ludotheque.tables.access import LARGEST
from ludotheque.tables.messages import EntryShown, Held, News, Seating, Snapshot

MOST_TOKENS = 8
Token = Annotated[str, msgspec.Meta(max_length=512)]
Request = Annotated[str, msgspec.Meta(max_length=64)]
Thing = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
MoveText = Annotated[str, msgspec.Meta(max_length=64)]
# 32 bytes in hexadecimal; or nothing. A pattern alone would admit a line break behind them.
Hash = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
MaybeHash = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$", max_length=64)]
RoundNumber = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
PersonNumber = Annotated[int, msgspec.Meta(ge=1, le=LARGEST)]
SeatLetter = Literal["A", "B", "C", "D", "E", "F"]


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: who is there. Without tokens, somebody who watches.

    `present` are the tokens of those who are there and do not look, as where a screen is passed
    from one to the other: nothing is told that they alone may know, and nothing can be played.
    """

    tokens: Annotated[list[Token], msgspec.Meta(max_length=MOST_TOKENS)] = []
    present: Annotated[list[Token], msgspec.Meta(max_length=MOST_TOKENS)] = []


class Requested(msgspec.Struct, frozen=True, kw_only=True):
    """What a client asks for, under a number by which the answer can be told."""

    request: Request = ""


class OnPosition(Requested, frozen=True, kw_only=True):
    """Likewise, of a position: `after` is the length of the match that the sender saw."""

    after: int | None = None


class Play(OnPosition, frozen=True, tag="play", forbid_unknown_fields=True):
    """A move. `after` is the length of the match that the sender saw: a stale one is refused.

    Where there are no turns nothing is ever stale, and `after` means nothing.
    """

    seat: SeatLetter
    move: MoveText


class Undo(OnPosition, frozen=True, tag="undo", forbid_unknown_fields=True):
    seat: SeatLetter


class Say(Requested, frozen=True, tag="say", forbid_unknown_fields=True):
    seat: SeatLetter
    text: Annotated[str, msgspec.Meta(max_length=2000)]


class Resign(Requested, frozen=True, tag="resign", forbid_unknown_fields=True):
    seat: SeatLetter


class Leave(Requested, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Leaves a seat for good, or does not want to be let in any more."""

    seat: SeatLetter


class Admit(Requested, frozen=True, tag="admit", forbid_unknown_fields=True):
    """Lets somebody in at one's seat who asks for it: they will see and play what one does."""

    seat: SeatLetter
    number: PersonNumber


class Decline(Requested, frozen=True, tag="decline", forbid_unknown_fields=True):
    """Does not let somebody in who asks for it."""

    seat: SeatLetter
    number: PersonNumber


class ShutOut(Requested, frozen=True, tag="shut-out", forbid_unknown_fields=True):
    """Sends somebody away from one's seat who came there later."""

    seat: SeatLetter
    number: PersonNumber


class Pause(Requested, frozen=True, tag="pause", forbid_unknown_fields=True):
    """Wants a pause, in a game without turns. It is one as soon as all sides with people do."""

    seat: SeatLetter


class Resume(Requested, frozen=True, tag="resume", forbid_unknown_fields=True):
    """Wants to go on, or wants no pause after all."""

    seat: SeatLetter


class FastForward(Requested, frozen=True, tag="fast-forward", forbid_unknown_fields=True):
    """Wants bots to play without pauses. They do as soon as all people still in play want it."""

    seat: SeatLetter


class SlowDown(Requested, frozen=True, tag="slow-down", forbid_unknown_fields=True):
    """Wants no fast forward, or no more of it."""

    seat: SeatLetter


class Commit(Requested, frozen=True, tag="commit", forbid_unknown_fields=True):
    """The hash of a number of one's own for the dice, in the round that is open or could be."""

    seat: SeatLetter
    round: RoundNumber
    commitment: Hash


class Reveal(Requested, frozen=True, tag="reveal", forbid_unknown_fields=True):
    """The number itself, 32 random bytes in hexadecimal, once the round is closed."""

    seat: SeatLetter
    round: RoundNumber
    value: Hash


class Hold(Requested, frozen=True, tag="hold", forbid_unknown_fields=True):
    """Takes something into the hand: until it is put down, nobody else of that side moves it."""

    seat: SeatLetter
    thing: Thing


class Release(Requested, frozen=True, tag="release", forbid_unknown_fields=True):
    """Puts something down again without a move."""

    seat: SeatLetter
    thing: Thing


class Consider(OnPosition, frozen=True, tag="consider", forbid_unknown_fields=True):
    """Asks for everything that a seat could do now, whole paths included.

    With `moves`, it asks what the seat could do after these, and whether they could be made one
    after the other: if not, the answer is why. Nothing is played.
    """

    seat: SeatLetter
    moves: Annotated[list[MoveText], msgspec.Meta(max_length=64)] = []


# Pages that are open since before an update of the server ask for hints by this tag.
class AskForHint(OnPosition, frozen=True, tag="advise", forbid_unknown_fields=True):
    """Asks what a good player would do in a seat's place. Everybody is told that it was asked."""

    seat: SeatLetter


class Recall(msgspec.Struct, frozen=True, tag="recall", forbid_unknown_fields=True):
    """Asks for the whole table again, and for what was told after an entry."""

    since: Annotated[int, msgspec.Meta(ge=0)] = 0


class Ping(Requested, frozen=True, tag="ping", forbid_unknown_fields=True):
    pass


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """The command is carried out, durable and announced, as entry `seq`; or it needed no entry."""

    request: str
    seq: int


class MoveRefused(msgspec.Struct, frozen=True, tag="refused"):
    """The rules refuse it; nothing has changed."""

    request: str
    game: str
    clause: str
    reason: str
    values: dict[str, str | int]


class Failed(msgspec.Struct, frozen=True, tag="error"):
    """It cannot be done, for another reason than the rules; nothing has changed."""

    code: str
    values: dict[str, str | int] = {}
    request: str = ""
    game: str = ""  # whose words hold the sentence; empty for the house's own
    cause: Failed | None = None  # fills the place of `why` in the sentence, where there is one


class Recalled(msgspec.Struct, frozen=True, tag="recalled"):
    """What was told before, as this viewer may know it."""

    told: list[EntryShown]


class Considered(msgspec.Struct, frozen=True, tag="considered"):
    """What a seat could do in a match of this length, after the moves that it asked about.

    Nothing, where it is not its turn, or where these moves are all that it could do.
    """

    request: str
    length: int
    ways: list[Way]


# The same pages know the answer by this tag.
class HintGiven(msgspec.Struct, frozen=True, tag="counsel"):
    """What a good player would do in a match of this length, and why.

    `moves` can be made one after the other; there are none where finding them is the game. The
    reason is the key of a sentence among the game's words, without its beginning `hint-`, and
    what to fill in.
    """

    request: str
    length: int
    moves: list[str]
    reason: str
    values: dict[str, str | int]


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    request: str


AtDoor = Admit | Decline | ShutOut
SeatCommand = (
    Play | Undo | Say | Resign | Leave | Pause | Resume
    | FastForward | SlowDown | Commit | AtDoor
)  # fmt: skip
Incoming = Hello | SeatCommand | Reveal | Hold | Release | Consider | AskForHint | Recall | Ping
Answer = Accepted | MoveRefused | Failed | Considered | HintGiven | Recalled | Pong
Outgoing = Snapshot | News | Seating | Held | Answer

decoder: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)
read = decoder.decode
