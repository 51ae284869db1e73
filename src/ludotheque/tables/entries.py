"""What a table's log consists of: its header, and the closed set of entries.

Both are stored as JSON. The log is the truth; everything else at a table follows from it.
"""

from __future__ import annotations

import msgspec

FORMAT = 1


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is settled when a table is opened, and never changes."""

    game: str
    version: int  # the game's behaviour version
    seats: int
    options: dict[str, str] = {}
    board: str = ""  # the name of a board, or the text of a board file
    clock: int = 0  # seconds for a move; 0 for no limit
    rematch_of: str = ""
    phones: bool = False  # around one big screen, each with a hand of their own on a phone
    format: int = FORMAT
    seal: str = ""  # of the table's secret; tables of before have none
    key: str = ""  # the public key by which the server signs the game when it is over


class RequestedEntry(msgspec.Struct, frozen=True, kw_only=True):
    """An entry that somebody asked for, under a number of their own, so that it is made once."""

    request: str = ""


class Moved(RequestedEntry, frozen=True, tag="moved", omit_defaults=True):
    """A player's move, or the clock's own."""

    seat: str  # a letter, or `clock`
    move: str
    by: str = ""  # "bot" or "clock", where nobody sat there to make it
    seal: str = ""  # of a secret choice, at a sealed table
    in_haste: bool = False  # a bot had no time to think, and a simple one chose in its place


class Drawn(msgspec.Struct, frozen=True, tag="drawn"):
    """Fate's choice."""

    move: str


class Undone(RequestedEntry, frozen=True, tag="undone", omit_defaults=True):
    """A player took moves back; the match has as many entries as this again."""

    seat: str
    length: int


class Sat(msgspec.Struct, frozen=True, tag="sat", omit_defaults=True):
    """Somebody took a seat, by an invitation with this number or as its table was opened."""

    seat: str
    name: str
    bot: str = ""  # the kind of bot, for a bot
    number: int = 0  # the person's own at this seat from now on
    contribution: str = ""  # to the dice, at sealed tables of before
    commitment: str = ""  # to a number for the dice
    claimed: int = 0  # at a rematch: the number that the person had at the table before


class Freed(msgspec.Struct, frozen=True, tag="freed"):
    """The host took a bot away before the game had begun; its seat is open again."""

    seat: str


class Invited(msgspec.Struct, frozen=True, tag="invited"):
    """One more invitation to a seat."""

    seat: str
    number: int


class AskedToJoin(msgspec.Struct, frozen=True, tag="asked-to-join", omit_defaults=True):
    """Somebody with an invitation asks the people of a seat to let them in."""

    seat: str
    name: str
    number: int


class Admitted(RequestedEntry, frozen=True, tag="admitted", omit_defaults=True):
    """A person of the seat let somebody in who asked: they see and play what its people do."""

    seat: str
    number: int
    by: int
    name: str = ""  # of whoever is let in; and of whoever lets them in
    by_name: str = ""


class Declined(RequestedEntry, frozen=True, tag="declined", omit_defaults=True):
    """A person of the seat did not let somebody in who asked."""

    seat: str
    number: int
    by: int
    name: str = ""
    by_name: str = ""


class Withdrew(RequestedEntry, frozen=True, tag="withdrew", omit_defaults=True):
    """Somebody who asked to be let in does not want it any more."""

    seat: str
    number: int
    name: str = ""


class SentAway(RequestedEntry, frozen=True, tag="sent-away", omit_defaults=True):
    """A person of the seat sent away somebody who came later; their token is void from now on."""

    seat: str
    number: int
    by: int
    name: str = ""
    by_name: str = ""


class Left(RequestedEntry, frozen=True, tag="left", omit_defaults=True):
    """A person left for good; their token is void from now on."""

    seat: str
    number: int = 0  # 0 in logs of before: everybody of that seat
    name: str = ""


class Renewed(msgspec.Struct, frozen=True, tag="renewed"):
    """A seat has a new code, as for a phone that was lost; all that opened it before is void."""

    seat: str


class TookOver(msgspec.Struct, frozen=True, tag="took-over", omit_defaults=True):
    """A bot plays for somebody who is away."""

    seat: str
    bot: str


class GaveBack(msgspec.Struct, frozen=True, tag="gave-back"):
    """Whoever was away is back."""

    seat: str


class Resigned(RequestedEntry, frozen=True, tag="resigned", omit_defaults=True):
    """A player gave the game up; a bot plays on for the sake of the others."""

    seat: str


class Committed(RequestedEntry, frozen=True, tag="committed", omit_defaults=True):
    """Somebody has a number of their own for the dice, and tells its hash."""

    seat: str
    person: int
    commitment: str


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    """Nobody else takes part in this round of numbers: those who do tell theirs now."""


class Given(msgspec.Struct, frozen=True):
    """A number of somebody's, as they told it."""

    seat: str
    person: int
    value: str


class Mixed(msgspec.Struct, frozen=True, tag="mixed"):
    """The numbers of a round are mixed into all that fate draws from now on."""

    given: list[Given]


class Contributed(RequestedEntry, frozen=True, tag="contributed", omit_defaults=True):
    """A number was mixed into the dice to which nobody had committed: in logs of before."""

    seat: str
    value: str


class Unsealed(msgspec.Struct, frozen=True, tag="unsealed"):
    """The key that the table's secret comes from is gone: from here on nothing is sealed."""


class Revealed(msgspec.Struct, frozen=True, tag="revealed"):
    """The game is over, and the table's secret none any more."""

    secret: str


class Chatted(RequestedEntry, frozen=True, tag="chatted", omit_defaults=True):
    """Somebody said something."""

    seat: str
    text: str


# Stored logs have this tag.
class AskedForHint(msgspec.Struct, frozen=True, tag="asked-advice"):
    """Somebody asked what to do. Everybody may know that; what they were told is their own."""

    seat: str


class Paused(RequestedEntry, frozen=True, tag="paused", omit_defaults=True):
    """A side wants a pause; it is one as soon as all sides with people want it."""

    seat: str


class Resumed(RequestedEntry, frozen=True, tag="resumed", omit_defaults=True):
    """A side wants to go on, or wants no pause after all."""

    seat: str


class WentOn(msgspec.Struct, frozen=True, tag="went-on"):
    """All wanted to go on, and time to get ready has passed: the pause is over."""


class Woken(msgspec.Struct, frozen=True, tag="woken"):
    """The table was read back: the time since the entry before this one was not played."""


class FastForwarded(RequestedEntry, frozen=True, tag="fast-forwarded", omit_defaults=True):
    """A seat wants bots to play without pauses; they do once all people still in play want it."""

    seat: str  # a letter; empty where it was the host


class SlowedDown(RequestedEntry, frozen=True, tag="slowed-down", omit_defaults=True):
    """A seat wants no fast forward: whoever asked for it does so no more."""

    seat: str  # a letter; empty where it was the host


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The host ended the game before its end; nobody has won."""


class Rematched(RequestedEntry, frozen=True, tag="rematched", omit_defaults=True):
    """The same people play again, at another table."""

    seat: str  # a letter; empty where it was the host
    table: str


Leaving = Left | Renewed | SentAway  # some who had that seat have it no more
SeatEntry = (
    Sat | AskedToJoin | Admitted | Declined | Withdrew | Leaving
    | Freed | Invited | TookOver | GaveBack | Resigned
)  # fmt: skip
FairnessEntry = Committed | Closed | Mixed | Contributed | Unsealed | Revealed
Entry = (
    Moved | Drawn | Undone | SeatEntry | FairnessEntry | Chatted | AskedForHint
    | Paused | Resumed | WentOn | Woken | FastForwarded | SlowedDown | Ended | Rematched
)  # fmt: skip

encode = msgspec.json.Encoder().encode
read_entry = msgspec.json.Decoder(Entry).decode
read_header = msgspec.json.Decoder(Header).decode
