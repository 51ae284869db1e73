"""What one seat was told of a match: as a text that forgets nothing, and the last of it as numbers.

The text of a seat has a header (game and version, seats, options, board, viewer), then a line for
the start and one for each entry of the log, and a last line with what the seat sees now:

    ludotheque information state 1
    game: a-game 2
    seats: 2
    board: small 0f1e2d3c4b5a
    viewer: B
    start; acts fate; view 8f14e45fceea167a
    fate ?; dealt {"cards":3}; card {"seat":"B","suit":"oak"}; acts A B; view c9f0f895fb98ab91
    A ?; acts B; view 45c48cce2e2d7fbd
    B lay 3; laid {"place":3,"seat":"B"}; acts A; view 6512bd43d9caa6e0
    now: {"phase":"play",…}

An entry is told as tables tell it when it is made: who made it; the move, or `?` where it is hidden
from the viewer; the events that the viewer may hear; who acts now, or the outcome; in a game
without turns also its time (`@12.345`). That a hidden move was made, by whom, and when among the
others, is public: where several seats choose at once, each is told of the others' choices as they
are made. Older lines stay as they were told when the game is over. A move that was refused or taken
back is not in the log, and so not in the text.

Views show some things of which no event tells. So each line has a digest of what the seat's view
was then, and one of what was handed out to it, where something was (`handout`). Two matches that
the seat could tell apart at some time have different texts from then on, though no line holds a
whole view. A digest is made of nothing but what the seat was shown.

While the match goes on, only the last line changes: the text of an earlier time, without its last
line, is the beginning of every later one.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import fields, is_dataclass
from hashlib import blake2b
from math import prod
from typing import TYPE_CHECKING
from weakref import ref

from .compiled_types import Shown
from .contract import Event, Slice, Values
from .errors import LudothequeError, Problem
from .saving import header, time_mark
from .seats import CLOCK, FATE, Seat

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from .match import Match, MatchEntry

MAGIC = "ludotheque information state 1"
HIDDEN = "?"  # a move that the viewer is told nothing of but that it was made
NOW = "now: "
DIGEST = 8  # bytes

# The columns of `last_events`: each a whole number from 0 to `most`.
EVENT_COLUMNS = (
    Slice("told", (), 1, "1 in a row that has an entry of the log, 0 in those before the first"),
    Slice(
        "who",
        (),
        FATE,
        "whose choice: 0 the viewer, 1 the next seat going round, and so on; "
        f"{CLOCK:d} the clock, {FATE:d} fate",
    ),
    Slice("known", (), 1, "1 where the viewer was told what was chosen; else the rest is 0"),
    Slice("kind", (), 255, "the type of move, from 1, in the order of the game's DISCLOSURES"),
    Slice("low", (), 255, "the number of the action, or of fate's outcome, modulo 256"),
    Slice("high", (), 255, "the same divided by 256"),
)


def information_state(match: Match, seat: int) -> str:
    """All that a seat was told, from the start until now."""
    return recorder_of(match, player(match, seat)).text()


def player(match: Match, seat: int) -> Seat:
    if seat not in match.seats:
        raise LudothequeError(Problem("no-such-seat", {"seat": str(seat)}))
    return Seat(seat)


# ---------------------------------------------------------------- the text


class Recorder:
    """Follows a match with one of its own, and keeps the lines of one seat.

    It catches up when it is asked: with what was played since, or, where moves were taken back,
    with what was played instead.
    """

    def __init__(self, match: Match, seat: Seat) -> None:
        self.owner = ref(match)
        self.seat = seat
        self.follower = match.anew()
        self.head = [MAGIC, *header(match, {})[1:], f"viewer: {seat.word}"]
        self.handed_at = 0  # the number of the line that tells of something handed out; 0 if none
        self.lines: list[str] = []
        self.look()
        self.lines.append(f"start{self.standing()}")

    def copied_for(self, match: Match) -> Recorder:
        """One for a copy of the match, which may go another way."""
        other = copy(self)
        other.owner, other.follower, other.lines = ref(match), copy(self.follower), [*self.lines]
        return other

    def text(self) -> str:
        return "\n".join([*self.head, *self.lines, NOW + self.shown, ""])

    # ------------------------------------------------------------ catching up

    def catch_up(self, log: Sequence[MatchEntry]) -> None:
        same = shared(self.follower.log, log)
        if same < len(self.follower.log):
            self.go_back(same)
        for entry in log[same:]:
            self.hear(entry)

    def go_back(self, length: int) -> None:
        self.follower = self.follower.branch(length)
        del self.lines[length + 1 :]
        if self.handed_at > len(self.lines):
            self.handed_at = 0
        self.look()

    def hear(self, entry: MatchEntry) -> None:
        match, seat = self.follower, self.seat
        before = match.log[-1].at if match.log else 0
        timed = match.game.about.realtime and entry.at != before
        time = time_mark(entry.at) if timed else ""
        events = match.follow(entry)
        happened = "".join(f"; {said(event)}" for event in heard(events, seat))
        move = told(match, entry, seat) or HIDDEN
        self.look()
        self.lines.append(f"{entry.seat.word} {move}{time}{happened}{self.standing()}")

    def look(self) -> None:
        self.shown = encoded(self.follower.view(self.seat))

    def standing(self) -> str:
        """How the match stands now: who acts or who has won, and what the seat is shown."""
        return f"; {to_act(self.follower)}; view {digest(self.shown)}{self.handout()}"

    def handout(self) -> str:
        """What is handed out once; it may be large, so it is made once."""
        hand_out = self.follower.game.views.handout
        if hand_out is None or self.handed_at:
            return ""
        state, board = self.follower.state, self.follower.board
        given = hand_out(state, board.plain, board.plan, self.seat)
        if given is None:
            return ""
        self.handed_at = len(self.lines) + 1
        return f"; handout {digest(encoded(given))}"


def recorder_of(match: Match, seat: Seat) -> Recorder:
    """The recorder of a seat, which has heard the whole log; a copy's begins as its original's."""
    recorder = match.recorders.get(seat)
    if recorder is None:
        recorder = Recorder(match, seat)
    elif recorder.owner() is not match:
        recorder = recorder.copied_for(match)
    match.recorders = {**match.recorders, seat: recorder}  # copies have the same mapping
    recorder.catch_up(match.log)
    return recorder


def shared(one: Sequence[MatchEntry], other: Sequence[MatchEntry]) -> int:
    """With how many entries two logs begin alike."""
    if one == other[: len(one)]:
        return len(one)
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (here, there) in pairs if here != there), len(other))


def told(match: Match, entry: MatchEntry, seat: Seat) -> str:
    """A move of the log, the last of it perhaps, as a seat is told it when it is made."""
    over = match.over and entry is match.log[-1]
    text = match.game.notation.write(entry.move)
    return match.game.disclosure(entry.move).told(text, entry.seat == seat, over)


def heard(events: Iterable[Event], seat: Seat) -> list[Event]:
    return [event for event in events if event.audience is None or seat in event.audience]


def said(event: Event) -> str:
    return f"{event.code} {encoded(dict(event.values))}"


def to_act(match: Match) -> str:
    outcome = match.outcome
    if outcome is None:
        return " ".join(["acts", *(seat.word for seat in sorted(match.acting))])
    return "over " + encoded(
        {
            "winners": [seat.word for seat in outcome.winners],
            "scores": outcome.scores,
            "clause": outcome.clause,
            "reason": outcome.reason,
        }
    )


def encoded(shown: Shown | Values) -> str:
    """What is shown to somebody, always written in the same way."""
    return json.dumps(
        shown, default=by_field, sort_keys=True, separators=(",", ":"), ensure_ascii=False
    )


def by_field(shown: Shown) -> dict[str, Shown]:
    if not is_dataclass(shown):
        raise TypeError(f"{shown!r} is no dataclass")
    return {each.name: getattr(shown, each.name) for each in fields(shown)}


def digest(text: str) -> str:
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=DIGEST).hexdigest()


# ---------------------------------------------------------------- the last of it as numbers


def observation(match: Match, seat: int, task: str = "") -> npt.NDArray[np.uint8]:
    """What a policy of that seat sees of a match, as the environments for policies show it."""
    import numpy as np

    shown = match.game.task(task)
    slices = shown.slices(match.board.plan, len(match.seats))
    numbers = [0] * sum(prod(each.shape) for each in slices)
    shown.observe(match.state, match.board.plain, player(match, seat), numbers)
    return np.array(numbers, np.uint8)


def last_events(match: Match, seat: int, count: int) -> npt.NDArray[np.uint8]:
    """The last entries of the log as a seat was told them, a row each, the newest last."""
    import numpy as np

    viewer = player(match, seat)
    made = np.zeros((count, len(EVENT_COLUMNS)), np.uint8)
    for row, entry in zip(reversed(made), reversed(match.log), strict=False):
        row[:] = row_of(match, entry, viewer)
    return made


def row_of(match: Match, entry: MatchEntry, viewer: Seat) -> tuple[int, ...]:
    by_player = entry.seat in match.seats
    who = (entry.seat - viewer) % len(match.seats) if by_player else int(entry.seat)
    if told(match, entry, viewer) != match.game.notation.write(entry.move):
        return 1, who, 0, 0, 0, 0
    kind = 1 + list(match.game.notation.DISCLOSURES).index(type(entry.move))
    return 1, who, 1, kind, entry.choice % 256, entry.choice // 256
