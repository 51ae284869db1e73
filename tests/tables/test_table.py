"""One table by itself: it is what its log says, and a refused wish changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import cast, get_args

import msgspec
import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as some

from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.saving import save
from ludotheque.engine.seats import CLOCK, FATE, LONGEST_NAME, Seat
from ludotheque.engine.text import load_saved
from ludotheque.engine.verify import MOST_PEOPLE
from ludotheque.tables import table as tables
from ludotheque.tables.entries import (
    FORMAT,
    Closed,
    Committed,
    Contributed,
    Drawn,
    Ended,
    Entry,
    FastForwarded,
    Freed,
    Given,
    Header,
    Invited,
    Mixed,
    Moved,
    Paused,
    Resumed,
    Revealed,
    Sat,
    SlowedDown,
    Unsealed,
    WentOn,
    Woken,
    encode,
    read_entry,
    read_header,
)
from ludotheque.tables.errors import NotAllowed, TableError
from ludotheque.tables.seating import STAND_IN
from ludotheque.tables.table import LONGEST_CHAT, MOST_UNDONE, REMEMBERED, Table
from tests.tables.room import A, B, C, D, ScriptedFate, a_move, everything, header
from tests.tiers import times

PLAYERS = [seat for seat in Seat if seat < CLOCK]
Wish = Callable[[Table], Entry]


@dataclass
class Game:
    """A table with its log and its fate, as a house would keep it."""

    table: Table
    fate: ScriptedFate = field(default_factory=ScriptedFate)
    log: list[Entry] = field(default_factory=list)

    def grant(self, wish: Wish) -> None:
        self._enter(wish(self.table))
        while (drawn := self.table.due_draw(self.fate)) is not None:
            self._enter(drawn)

    def _enter(self, entry: Entry) -> None:
        self.table.take(entry)
        self.log.append(entry)

    def read_back(self) -> Table:
        """The table as it is after its log went through the store's bytes."""
        again = Table(self.table.name, read_header(encode(self.table.header)))
        for entry in self.log:
            again.take(read_entry(encode(entry)))
        return again

    def play(self, moves: int = 1) -> None:
        for _ in range(moves):
            seat, move = a_move(self.table)
            self.grant(partial(Table.move, seat=seat, move=move))

    def is_refused(self, code: str, wish: Wish) -> bool:
        """Whether a wish is refused for this reason, with everything as it was."""
        before = everything(self.table)
        with pytest.raises(LudothequeError) as refused:
            self.grant(wish)
        assert everything(self.table) == before
        return refused.value.problem.code == code


def seated(head: Header | None = None, *draws: int, bots: str = "") -> Game:
    game = Game(Table("here", head or header()), ScriptedFate(*draws))
    for place in game.table.places:
        seat = place.seat
        if seat.word in bots:
            game.grant(partial(Table.seat_bot, seat=seat, bot="random"))
        else:
            game.grant(partial(Table.sit, seat=seat, name="", number=1, of_round=0))
    return game


# ---------------------------------------------------------------- a table is its log


@dataclass(frozen=True)
class Step:
    """Some wish, made of a seat and a number that mean different things to different wishes."""

    kind: str
    seat: Seat
    number: int

    def __call__(self, table: Table) -> Entry:
        seat, number, request = self.seat, self.number, self.request
        match self.kind:
            case "play":
                return self.legal_move(table)
            case "try":
                return table.move(seat, self.some_move(table), "", request)
            case "clock":
                return table.move(seat, self.some_move(table), "clock", request)
            case "undo":
                return table.undo(seat, request)
            case "sit":
                return table.sit(
                    seat, f"nobody {number}", number % 3 + 100 * (number % 2), number % 2
                )
            case "bot":
                return table.seat_bot(seat, "random")
            case "say":
                return table.say(seat, "x" * (number % 3) * 251, request)
            case "again":
                return table.play_again(seat, f"table {number}", request)
            case "leave" | "resign" | "fast_forward" | "slow_down":
                return cast(Entry, getattr(table, self.kind)(seat, request))
        return cast(Entry, getattr(table, self.kind)(seat))

    @property
    def request(self) -> str:
        return f"{self.seat.word}:{self.number}" if self.number % 4 else ""

    def legal_move(self, table: Table) -> Entry:
        seats = sorted(table.acting) or [self.seat]
        seat = seats[self.number % len(seats)]
        moves = table.match.legal(seat) if table.acting else ["nothing"]
        move = moves[self.number % len(moves)]
        text = move if isinstance(move, str) else table.game.notation.write(move)
        return table.move(seat, f" {text} ", "", self.request)

    def some_move(self, table: Table) -> str:
        """What somebody could do, or fate, or nobody at all."""
        seats = (*sorted(table.match.acting), FATE)
        moves = [
            table.game.notation.write(move) for seat in seats for move in table.match.legal(seat)
        ]
        return (["nonsense", *moves])[self.number % (len(moves) + 1)]


WISHES = ["try", "clock", "undo", "sit", "bot", "free", "invite", "leave", "take_over", "give_back"]
WISHES += ["resign", "say", "again", "fast_forward", "slow_down"]
steps = some.builds(
    Step,
    some.sampled_from(WISHES) | some.sampled_from(["play", "undo", "try"]),
    some.sampled_from(PLAYERS[:2]) | some.sampled_from(PLAYERS),
    some.integers(0, 40),
)
settings_of_tables = [
    ("pac-man", 2, {}),
    ("pac-man", 4, {"ghost_doors": "open"}),
    ("dash", 2, {"laps": "1"}),
    ("dash", 3, {}),
    ("hoard", 2, {}),
    ("hoard", 3, {"own_box": "free"}),
]


@pytest.mark.usefixtures("full_shelf")
@pytest.mark.parametrize(("name", "seats", "options"), settings_of_tables)
@settings(max_examples=times(20, 60))
@given(
    everybody=some.sampled_from([True, True, False]),
    wishes=some.lists(steps, min_size=15, max_size=80),
    seed=some.integers(0, 99),
)
def test_a_table_is_what_its_log_says(
    name: str,
    seats: int,
    options: dict[str, str],
    everybody: bool,
    wishes: list[Step],
    seed: int,
) -> None:
    head = header(name, seats, options=options)
    game = seated(head) if everybody else Game(Table("here", head))
    game.fate = ScriptedFate(seed=seed)
    for wish in wishes:
        before = everything(game.table)
        try:
            game.grant(wish)
            event(f"granted: {wish.kind}")
        except LudothequeError as error:
            event(f"refused: {error.problem.code}")
            assert everything(game.table) == before
    assert everything(game.read_back()) == everything(game.table)


@pytest.mark.usefixtures("full_shelf")
@pytest.mark.parametrize("name", ["pac-man", "dash", "hoard"])
def test_half_a_log_is_the_table_as_it_was_then(name: str) -> None:
    game, seen = seated(header(name)), []
    for number in range(12):
        seen.append((len(game.log), everything(game.table)))
        with suppress(LudothequeError):
            game.grant(Step("undo" if number % 5 == 4 else "play", A, number))
    for length, then in seen:
        assert everything(Game(game.table, log=game.log[:length]).read_back()) == then


def test_a_move_is_kept_as_the_game_writes_it() -> None:
    game = seated()
    seat, move = a_move(game.table)
    game.grant(lambda table: table.move(seat, f"  {move} "))
    moved = game.log[-1]
    assert isinstance(moved, Moved)
    assert moved.move == move


# ---------------------------------------------------------------- play


def test_nobody_plays_before_all_seats_are_taken() -> None:
    game = Game(Table("here", header()))
    game.grant(lambda table: table.sit(A, "Ann", 1, 0))
    assert not game.table.started
    assert game.table.acting == frozenset()
    assert game.table.due_draw(game.fate) is None
    for wish in wishes_of_play():
        assert game.is_refused("table-waiting", wish)


def wishes_of_play() -> Iterator[Wish]:
    yield lambda table: table.move(A, "stay")
    yield lambda table: table.undo(A)
    yield lambda table: table.resign(A)
    yield lambda table: table.fast_forward(A)
    yield lambda table: table.slow_down(A)


def test_fate_draws_once_the_last_seat_is_taken() -> None:
    game = seated(header(), 35, 0, 7)  # A rolls 6-6 and B 1-1 for the start; then A rolls 2-2
    assert [entry.move for entry in game.log if isinstance(entry, Drawn)] == ["6-6", "1-1", "2-2"]
    assert game.table.acting == {A}


def test_a_move_that_the_rules_refuse_names_its_clause() -> None:
    game = seated(header(), 35, 0, 7)
    with pytest.raises(NotAllowed) as refused:
        game.grant(lambda table: table.move(B, "pac-man 2"))
    assert refused.value.game == "pac-man"
    assert refused.value.reason.clause.startswith("PM-")
    assert refused.value.problem.values == {"clause": refused.value.reason.clause}


def test_nobody_moves_from_a_seat_that_is_not_there() -> None:
    assert seated().is_refused("no-such-seat", lambda table: table.move(C, "stay"))


@pytest.mark.usefixtures("full_shelf")
def test_the_clock_of_a_game_moves_like_a_player_but_is_none() -> None:
    game = seated(header("dash"), 0, 0)  # B starts before A, who must wait behind
    assert game.table.match.acting == {B, CLOCK}
    assert game.table.acting == {B}
    game.grant(lambda table: table.move(CLOCK, "tick", "clock"))
    assert game.table.match.log[-1].seat == CLOCK
    assert everything(game.read_back()) == everything(game.table)


# ---------------------------------------------------------------- undo


def test_one_takes_back_only_ones_own_last_move() -> None:
    game = seated(header(), 35, 0, 7)
    at_first = everything(game.table)
    assert game.is_refused("cannot-undo", lambda table: table.undo(A))  # fate's was the last
    game.play()
    assert game.is_refused("cannot-undo", lambda table: table.undo(B))
    game.grant(lambda table: table.undo(A))
    assert everything(game.table)["state"] == at_first["state"]
    assert everything(game.table)["log"] == at_first["log"]
    assert game.is_refused("cannot-undo", lambda table: table.undo(A))


def test_moves_are_taken_back_one_by_one_down_to_fates_last() -> None:
    game = seated(header(), 35, 0, 7)
    length = len(game.table.match.log)
    game.play(2)
    assert game.table.match.log[-1].seat == A
    for left in (2, 1):
        assert game.table.undoable == left
        game.grant(lambda table: table.undo(A))
    assert game.table.undoable == 0
    assert len(game.table.match.log) == length
    assert game.is_refused("cannot-undo", lambda table: table.undo(A))


def test_nothing_is_taken_back_across_a_roll() -> None:
    game = seated(header(), 35, 0, 7)
    while game.table.acting == {A}:
        game.play()
    assert game.table.match.log[-1].seat == FATE
    for seat in (A, B):
        assert game.is_refused("cannot-undo", partial(Table.undo, seat=seat))


def test_moves_are_taken_back_only_so_often_before_somebody_else_acts() -> None:
    game = seated(header(), 35, 0, 7)
    for _ in range(MOST_UNDONE):
        game.play()
        game.grant(lambda table: table.undo(A))
    game.play()
    assert game.table.undoable == 0
    assert game.is_refused("undone-often", lambda table: table.undo(A))
    again = game.read_back()  # as after a restart
    with pytest.raises(TableError, match="taken back in this turn"):
        again.undo(A)
    while game.table.acting == {A}:
        game.play()
    while game.table.acting == {B}:  # whoever did not undo can
        game.play()
        if game.table.undoable:
            game.grant(lambda table: table.undo(B))
            game.play()
    game.play()
    assert game.table.match.log[-1].seat == A
    game.grant(lambda table: table.undo(A))


@pytest.mark.usefixtures("full_shelf")
def test_two_who_undo_by_turns_do_not_set_each_other_free() -> None:
    game = seated(header("hoard", 3))
    for seat, move in ((A, "hide a"), (B, "hide b")) * MOST_UNDONE:
        game.grant(partial(Table.move, seat=seat, move=move))
        game.grant(partial(Table.undo, seat=seat))
    for seat, move in ((A, "hide a"), (B, "hide b")):
        game.grant(partial(Table.move, seat=seat, move=move))
        assert game.is_refused("undone-often", partial(Table.undo, seat=seat))


@pytest.mark.usefixtures("full_shelf")
def test_nothing_is_taken_back_across_anothers_move() -> None:
    game = seated(header("hoard", 3))
    game.grant(lambda table: table.move(A, "hide a"))
    game.grant(lambda table: table.move(B, "hide b"))
    assert game.is_refused("cannot-undo", lambda table: table.undo(A))
    game.grant(lambda table: table.undo(B))
    game.grant(lambda table: table.undo(A))
    assert game.table.match.log == []


@pytest.mark.usefixtures("full_shelf")
def test_who_has_looked_cannot_take_it_back() -> None:
    game = seated(header("hoard"), 0)
    game.grant(lambda table: table.move(A, "hide a"))
    game.grant(lambda table: table.move(B, "hide b"))
    game.grant(lambda table: table.move(A, "open c"))
    assert game.table.undoable == 0
    assert game.is_refused("cannot-undo", lambda table: table.undo(A))


@pytest.mark.parametrize("by", ["clock", "bot"])
def test_what_was_played_for_somebody_stands(by: str) -> None:
    game = seated(header(), 35, 0, 7)
    seat, move = a_move(game.table)
    game.grant(lambda table: table.move(seat, move, by))
    assert game.is_refused("cannot-undo", lambda table: table.undo(seat))
    game.play()
    game.grant(lambda table: table.undo(seat))
    assert game.is_refused("cannot-undo", lambda table: table.undo(seat))


@pytest.mark.usefixtures("full_shelf")
def test_nothing_is_taken_back_after_the_end() -> None:
    game = seated(header("hoard"), 0)
    game.grant(lambda table: table.move(A, "hide a"))
    game.grant(lambda table: table.move(B, "hide a"))
    while not game.table.over:
        game.play()
    for wish in wishes_of_play():
        assert game.is_refused("table-over", wish)


# ---------------------------------------------------------------- seats


def test_an_invitation_is_spent_when_its_seat_is_taken() -> None:
    game = Game(Table("here", header()))
    game.grant(lambda table: table.sit(A, "Ann", 1, 0))
    assert game.table.place(A).name == "Ann"
    assert game.is_refused("invitation-spent", lambda table: table.sit(A, "Eve", 1, 0))
    assert game.is_refused("invitation-spent", lambda table: table.sit(A, "Eve", 2, 0))
    assert game.is_refused("invitation-spent", lambda table: table.sit(B, "Eve", 1, 1))
    assert game.is_refused("no-such-seat", lambda table: table.sit(C, "Eve", 1, 0))


def test_a_bot_spends_the_invitations_of_its_seat() -> None:
    game = Game(Table("here", header()))
    game.grant(lambda table: table.invite(A))
    game.grant(lambda table: table.seat_bot(A, "greedy"))
    for number in (1, 2):
        wish = partial(Table.sit, seat=A, name="Late", number=number, of_round=0)
        assert game.is_refused("invitation-spent", wish)
    assert game.is_refused("seat-taken", lambda table: table.invite(A))
    assert game.is_refused("seat-taken", lambda table: table.seat_bot(A, "random"))
    assert game.is_refused("nobody-there", lambda table: table.leave(A, 1))


def test_a_bot_taken_away_before_the_game_leaves_its_seat_as_it_was() -> None:
    game = Game(Table("here", header()))
    before = everything(game.table)["places"][0]
    game.grant(lambda table: table.seat_bot(A, "steady"))
    game.grant(lambda table: table.free(A))
    assert everything(game.table)["places"][0] == before
    assert everything(game.read_back()) == everything(game.table)
    game.grant(lambda table: table.sit(A, "Ann", 1, 0))
    assert (game.table.place(A).name, list(game.table.place(A).people)) == ("Ann", [1])


def test_only_a_bot_is_taken_away_and_only_before_the_game() -> None:
    game = Game(Table("here", header()))
    assert game.is_refused("no-bot-there", lambda table: table.free(A))
    game.grant(lambda table: table.sit(A, "Ann", 1, 0))
    assert game.is_refused("no-bot-there", lambda table: table.free(A))
    assert game.is_refused("no-such-seat", lambda table: table.free(C))
    game.grant(lambda table: table.seat_bot(B, "steady"))
    assert game.is_refused("table-started", lambda table: table.free(B))


def test_the_bots_of_a_table_have_names_of_their_own() -> None:
    game = Game(Table("here", header(seats=4)))
    for seat, bot in ((A, "steady"), (B, "steady"), (C, "sharp")):
        game.grant(partial(Table.seat_bot, seat=seat, bot=bot))
    names = [game.table.place(seat).name for seat in (A, B, C)]
    assert names == ["steady", "other-1", "sharp"]
    game.grant(lambda table: table.free(A))
    assert game.table.place(B).name == "other-1"  # who stays is not renamed
    assert game.table.seat_bot(A, "sharp").name == "other-2"
    assert game.table.seat_bot(A, "steady").name == "steady"


def test_a_saved_game_has_everybody_s_names() -> None:
    game = Game(Table("here", header(seats=4)))
    game.grant(lambda table: table.sit(A, "Zoë: Ann", 1, 0))
    game.grant(lambda table: table.sit(B, "", 1, 0))
    for seat in (C, D):
        game.grant(partial(Table.seat_bot, seat=seat, bot="steady"))
    text = game.table.saved()
    named = [line for line in text.splitlines() if line.startswith(("player", "bot"))]
    assert named == ["player A: Zoë: Ann", "bot C: steady", "bot D: steady other-1"]
    found = load_saved(text)
    assert found.players == game.table.players()
    assert save(found.match, found.sealed, found.players) == text


def test_a_person_keeps_a_bot_out() -> None:
    assert seated().is_refused("seat-taken", lambda table: table.seat_bot(A, "random"))


def test_a_team_shares_a_seat_by_further_invitations() -> None:
    game = seated()
    numbers = {1}
    for people in range(2, MOST_PEOPLE + 1):
        game.grant(lambda table: table.invite(A))
        invited = game.log[-1]
        assert isinstance(invited, Invited)
        numbers.add(invited.number)
        number = invited.number
        game.grant(partial(Table.join, seat=A, name="Mate", number=number, of_round=0))
        game.grant(partial(Table.admit, seat=A, number=number, by=1))
        assert len(game.table.place(A).people) == people
    assert len(numbers) == MOST_PEOPLE
    assert game.table.place(A).name == "A"  # the first of them gave the seat its name
    assert game.is_refused("seat-full", lambda table: table.invite(A))


def shared(*, asking: int = 0) -> Game:
    """Ann, Ben and Cleo share seat A, in this order; more ask to be let in."""
    game = seated()
    for number, name in enumerate(("Ben", "Cleo", *["Zoe"] * asking), 2):
        game.grant(lambda table: table.invite(A))
        game.grant(partial(Table.join, seat=A, name=name, number=number, of_round=0))
        if name != "Zoe":
            game.grant(partial(Table.admit, seat=A, number=number, by=1))
    return game


def test_who_comes_to_a_held_seat_asks_and_is_let_in_by_its_people_alone() -> None:
    game = seated()
    game.grant(lambda table: table.invite(A))
    game.grant(lambda table: table.join(A, "Ben", 2, 0))
    place = game.table.place(A)
    assert (list(place.people), list(place.asking), place.invitations) == ([1], [2], set())
    for by in (2, 3, 101):
        for wish in (Table.admit, Table.decline):
            assert game.is_refused("not-your-seat", partial(wish, seat=A, number=2, by=by))
    assert game.is_refused("nobody-asks", lambda table: table.admit(A, 3, 1))
    assert game.is_refused("invitation-spent", lambda table: table.join(A, "Ben", 2, 0))
    game.grant(lambda table: table.admit(A, 2, 1))
    assert (list(place.people), list(place.asking)) == ([1, 2], [])
    assert game.is_refused("nobody-asks", lambda table: table.admit(A, 2, 1))
    assert everything(game.read_back()) == everything(game.table)


def test_who_leaves_a_shared_seat_takes_nobody_along() -> None:
    game = shared(asking=1)
    place = game.table.place(A)
    game.grant(lambda table: table.leave(A, 1))
    assert (list(place.people), place.round, place.stand_in) == ([2, 3], 0, "")
    assert (place.name, list(place.asking)) == ("Ben", [4])
    game.grant(lambda table: table.leave(A, 3))
    game.grant(lambda table: table.leave(A, 2))
    assert (place.people, place.asking, place.round) == ({}, {}, 1)
    game.grant(lambda table: table.join(A, "Eve", 101, 1))  # nobody is there to be asked
    assert list(place.people) == [101]
    assert everything(game.read_back()) == everything(game.table)


def test_who_came_before_shuts_out_and_nobody_else() -> None:
    game = shared()
    for number, by in ((1, 2), (2, 3), (2, 2), (1, 1)):
        wish = partial(Table.shut_out, seat=A, number=number, by=by)
        assert game.is_refused("came-before-you", wish)
    assert game.is_refused("not-your-seat", lambda table: table.shut_out(A, 2, 4))
    assert game.is_refused("nobody-there", lambda table: table.shut_out(A, 4, 1))
    game.grant(lambda table: table.shut_out(A, 3, 2))
    assert list(game.table.place(A).people) == [1, 2]


def test_those_who_ask_count_towards_a_full_seat() -> None:
    game = shared(asking=MOST_PEOPLE - 3)
    assert game.is_refused("seat-full", lambda table: table.invite(A))
    game.grant(lambda table: table.decline(A, 4, 1))
    game.grant(lambda table: table.invite(A))


def test_no_number_is_given_twice() -> None:
    """However many come and go: a token of before is never somebody else's."""
    game = seated()
    given = {1}
    for _ in range(150):
        game.grant(lambda table: table.invite(A))
        [number] = game.table.place(A).invitations
        assert number not in given
        given.add(number)
        game.grant(partial(Table.join, seat=A, name="", number=number, of_round=0))
        game.grant(partial(Table.decline, seat=A, number=number, by=1))
    game.grant(lambda table: table.leave(A, 1))
    [number] = game.table.place(A).invitations
    assert number not in given


def test_a_log_of_before_people_had_numbers_is_read_as_it_was_meant() -> None:
    """Team-mates sat down without asking, and whoever left took all of them along."""
    table = Table("here", header())
    for name, number in (("Ann", 1), ("Ben", 2)):
        table.take(Sat("A", name, number=number))
    assert list(table.place(A).people) == [1, 2]
    table.take(read_entry(b'{"type": "left", "seat": "A"}'))
    place = table.place(A)
    assert (place.people, place.round, place.invitations) == ({}, 1, {101})


def test_open_invitations_count_towards_a_full_seat() -> None:
    game = Game(Table("here", header()))
    for _ in range(MOST_PEOPLE - 1):
        game.grant(lambda table: table.invite(A))
    assert len(game.table.place(A).invitations) == MOST_PEOPLE
    assert game.is_refused("seat-full", lambda table: table.invite(A))


def test_who_leaves_makes_room_for_another() -> None:
    game = seated()
    game.play()
    game.grant(lambda table: table.invite(A))
    game.grant(lambda table: table.leave(A, 1))
    place = game.table.place(A)
    assert (place.round, place.people, place.stand_in) == (1, {}, STAND_IN)
    assert game.is_refused("invitation-spent", lambda table: table.sit(A, "Eve", 2, 0))
    assert game.is_refused("nobody-there", lambda table: table.leave(A, 1))
    [number] = place.invitations
    assert game.is_refused("invitation-spent", lambda table: table.sit(A, "Eve", number, 0))
    game.grant(lambda table: table.sit(A, "Eve", number, 1))
    assert (place.name, list(place.people), place.stand_in) == ("Eve", [101], "")


def test_a_seat_left_before_the_game_is_open_again() -> None:
    game = Game(Table("here", header()))
    game.grant(lambda table: table.sit(A, "Ann", 1, 0))
    game.grant(lambda table: table.leave(A, 1))
    assert not game.table.place(A).taken
    assert game.table.place(A).played_by == ""
    game.grant(lambda table: table.seat_bot(A, "random"))
    assert game.table.place(A).played_by == "random"


@pytest.mark.usefixtures("full_shelf")
def test_a_game_that_has_begun_does_not_wait_again() -> None:
    """Somebody left, and the one move there was is taken back: the stand-in plays on."""
    game = seated(header("hoard"))
    game.grant(lambda table: table.move(A, "hide a"))
    game.grant(lambda table: table.leave(B, 1))
    game.grant(lambda table: table.undo(A))
    assert game.table.started
    assert game.table.acting == {A, B}


def test_a_bot_plays_for_who_is_away_until_they_are_back() -> None:
    game = seated()
    assert game.is_refused("not-away", lambda table: table.give_back(A))
    game.grant(lambda table: table.take_over(A))
    assert game.table.place(A).played_by == STAND_IN
    assert game.is_refused("seat-taken", lambda table: table.take_over(A))
    game.grant(lambda table: table.give_back(A))
    assert game.table.place(A).played_by == ""


def test_there_is_nobody_to_play_for_in_an_open_seat() -> None:
    game = Game(Table("here", header()))
    assert game.is_refused("nobody-there", lambda table: table.take_over(A))


# ---------------------------------------------------------------- giving up


def test_of_two_the_other_wins_at_once() -> None:
    game = seated()
    game.grant(lambda table: table.resign(A))
    assert game.table.over
    assert game.table.winners == [B]
    assert game.table.acting == frozenset()
    for wish in wishes_of_play():
        assert game.is_refused("table-over", wish)
    assert game.is_refused("seat-taken", lambda table: table.take_over(B))


def test_of_four_a_bot_plays_on_for_who_gave_up() -> None:
    game = seated(header("pac-man", 4))
    game.grant(lambda table: table.resign(B))
    assert not game.table.over
    assert game.table.winners == []
    assert game.table.place(B).played_by == STAND_IN
    assert game.is_refused("resigned-already", lambda table: table.resign(B))
    assert game.is_refused("resigned-already", lambda table: table.move(B, "stay"))
    assert game.is_refused("resigned-already", lambda table: table.undo(B))
    assert game.is_refused("not-away", lambda table: table.give_back(B))


def test_the_last_one_who_stays_wins() -> None:
    game = seated(header("pac-man", 4))
    for seat in (A, D, C):
        assert not game.table.over
        game.grant(partial(Table.resign, seat=seat))
    assert game.table.winners == [B]


@pytest.mark.usefixtures("full_shelf")
@pytest.mark.parametrize(("resigning", "winner"), [(None, C), (C, A), (A, C)])
def test_who_gave_up_is_never_among_the_winners(resigning: Seat | None, winner: Seat) -> None:
    """C finds two coins in the box worth three, A one in a box worth one, and B none."""
    game = seated(header("hoard", 3), 2)
    for seat, box in ((A, "c"), (B, "c"), (C, "a")):
        game.grant(partial(Table.move, seat=seat, move=f"hide {box}"))
    if resigning is not None:
        game.grant(lambda table: table.resign(resigning))
    for seat, box in ((C, "c"), (A, "a")):
        by = "bot" if seat == resigning else ""
        game.grant(partial(Table.move, seat=seat, move=f"open {box}", by=by))
    assert game.table.match.over
    assert game.table.winners == [winner]


@pytest.mark.usefixtures("full_shelf")
def test_who_gave_up_does_not_share_the_win_either() -> None:
    """A and B find each other's coin, worth the same; C finds its own, worth nothing."""
    game = seated(header("hoard", 3, options={"own_box": "free"}), 0)
    for seat, box in ((A, "a"), (B, "e"), (C, "c")):
        game.grant(partial(Table.move, seat=seat, move=f"hide {box}"))
    game.grant(lambda table: table.resign(A))
    for seat, box in ((A, "e"), (B, "a"), (C, "c")):
        by = "bot" if seat == A else ""
        game.grant(partial(Table.move, seat=seat, move=f"open {box}", by=by))
    assert game.table.match.scores == (1, 1, 0)
    assert game.table.winners == [B]


def test_a_seat_given_up_and_left_is_still_played() -> None:
    game = seated(header("pac-man", 3))
    game.grant(lambda table: table.resign(A))
    game.grant(lambda table: table.leave(A, 1))
    assert game.table.place(A).played_by == STAND_IN
    [number] = game.table.place(A).invitations
    game.grant(lambda table: table.sit(A, "New", number, 1))
    assert game.table.place(A).played_by == STAND_IN  # what is given up stays so


@pytest.mark.usefixtures("full_shelf")
def test_a_seat_given_up_and_left_before_the_first_move_is_still_played() -> None:
    game = seated(header("hoard", 3))
    game.grant(lambda table: table.resign(A))
    game.grant(lambda table: table.leave(A, 1))
    assert game.table.started
    assert game.table.place(A).played_by == STAND_IN


# ---------------------------------------------------------------- words and again


# ---------------------------------------------------------------- around one screen


def test_a_new_code_voids_what_opened_the_seat_before_and_nobody_plays_for_it() -> None:
    game = seated(header(phones=True))
    game.play()
    game.grant(lambda table: table.invite(A))
    game.grant(lambda table: table.renew(A))
    place = game.table.place(A)
    assert (place.round, place.people, place.played_by) == (1, {}, "")
    assert game.is_refused("invitation-spent", lambda table: table.sit(A, "Eve", 2, 0))
    game.grant(lambda table: table.renew(A))  # that code was seen by somebody else, too
    assert game.is_refused("invitation-spent", lambda table: table.sit(A, "Eve", 101, 1))
    assert game.table.started
    game.grant(lambda table: table.sit(A, "Ann", 201, 2))
    assert (place.name, list(place.people), place.is_expected) == ("Ann", [201], False)
    assert everything(game.read_back()) == everything(game.table)


def test_a_bot_can_play_until_a_lost_phone_is_found() -> None:
    game = seated(header(phones=True))
    game.play()
    game.grant(lambda table: table.renew(A))
    game.grant(lambda table: table.take_over(A))
    assert game.table.place(A).played_by == STAND_IN
    game.grant(lambda table: table.sit(A, "Ann", 101, 1))
    assert game.table.place(A).played_by == ""


def test_a_code_renewed_before_anybody_came_leaves_the_seat_open() -> None:
    game = Game(Table("here", header(phones=True)))
    game.grant(lambda table: table.renew(A))
    assert not game.table.place(A).is_expected
    assert game.is_refused("nobody-there", lambda table: table.take_over(A))
    game.grant(lambda table: table.seat_bot(A, "random"))
    assert game.is_refused("seat-taken", lambda table: table.renew(A))


def test_the_host_ends_the_game_and_nobody_has_won() -> None:
    game = seated(header(phones=True))
    game.play()
    game.grant(Table.end)
    assert game.table.over
    assert game.table.winners == []
    assert game.table.ending == "ended"
    for wish in (Table.end, partial(Table.renew, seat=A)):
        assert game.is_refused("table-over", wish)
    assert everything(game.read_back()) == everything(game.table)


@pytest.mark.parametrize("wish", [Table.end, partial(Table.renew, seat=A)])
def test_where_people_do_not_see_each_other_a_host_has_no_such_power(wish: Wish) -> None:
    assert seated().is_refused("only-around-one-screen", wish)


@pytest.mark.parametrize("text", ["", "   ", "\n\t", "x" * (LONGEST_CHAT + 1)])
def test_what_is_said_has_a_length(text: str) -> None:
    assert seated().is_refused("chat-length", lambda table: table.say(A, text))


def test_a_table_remembers_only_so_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_CHAT", 3)
    game = seated()
    for text in ("one", "two", "three"):
        game.grant(partial(Table.say, seat=A, text=text))
    assert game.is_refused("chat-full", lambda table: table.say(B, "four"))


def test_what_is_said_is_one_line() -> None:
    game = seated()
    game.grant(lambda table: table.say(B, "  well \n\n played\t! "))
    game.grant(lambda table: table.say(A, "x" * LONGEST_CHAT))
    said = [(seq, entry.seat, entry.text) for seq, entry in game.table.chat]
    assert said == [(6, "B", "well played !"), (7, "A", "x" * LONGEST_CHAT)]


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("", "A"),
        (" \n ", "A"),
        ("  Anne  Marie ", "Anne Marie"),
        ("Zoë\x00\x1b[31m", "Zoë[31m"),
        ("\u202eevil", "evil"),
        ("n" * 99, "n" * LONGEST_NAME),
    ],
)
def test_a_name_is_one_short_line(given: str, shown: str) -> None:
    sat = Table("here", header()).sit(A, given, 1, 0)
    assert sat == Sat("A", shown, number=1)


def test_a_rematch_is_agreed_on_once_and_after_the_end() -> None:
    game = seated()
    assert game.is_refused("table-not-over", lambda table: table.play_again(A, "there"))
    game.grant(lambda table: table.resign(A))
    game.grant(lambda table: table.play_again(A, "there"))
    assert game.table.rematch == "there"
    assert game.is_refused("rematch-already", lambda table: table.play_again(B, "elsewhere"))


# ---------------------------------------------------------------- requests and headers


def test_the_latest_requests_are_remembered() -> None:
    game = seated()
    for number in range(REMEMBERED + 10):
        game.grant(partial(Table.say, seat=A, text="hm", request=f"A:{number}"))
    assert len(game.table.requests) == REMEMBERED
    assert "A:9" not in game.table.requests
    assert game.table.requests["A:10"] == game.table.seq - REMEMBERED + 1
    assert everything(game.read_back()) == everything(game.table)


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"format": FORMAT + 1}, "table-other-format"),
        ({"version": 99}, "table-other-version"),
        ({"game": "chess"}, "no-such-game"),
        ({"seats": 7}, "wrong-seats"),
        ({"board": "moon"}, "no-such-board"),
    ],
)
def test_a_table_that_cannot_be_played_here_says_why(changed: dict[str, int], code: str) -> None:
    with pytest.raises(LudothequeError) as refused:
        Table("here", msgspec.structs.replace(header(), **changed))
    assert refused.value.problem.code == code


def test_every_entry_survives_its_bytes() -> None:
    game = seated(header("pac-man", 3, phones=True), bots="C")
    for wish in every_kind_of_wish():
        game.grant(wish)
    log = [
        *game.log,
        Paused("A", request="r8"),
        Resumed("A", request="r9"),
        WentOn(),
        Woken(),
        Ended(),
    ]
    log += [FastForwarded("A", request="r11"), SlowedDown("A", request="r12")]
    log += [Committed("A", 1, "0" * 64, request="r13"), Closed(), Mixed([Given("A", 1, "1" * 64)])]
    log += [Contributed("A", "0" * 64, request="r10"), Unsealed(), Revealed("1" * 64), Freed("C")]
    assert {type(entry) for entry in log} == set(get_args(Entry))
    assert [read_entry(encode(entry)) for entry in log] == log


def every_kind_of_wish() -> Iterator[Wish]:
    yield lambda table: table.ask_for_hint(min(table.acting))
    yield lambda table: table.move(*a_move(table), "", request="r1")
    yield lambda table: table.undo(table.match.log[-1].seat, request="r2")
    yield lambda table: table.invite(A)
    yield lambda table: table.renew(A)
    yield lambda table: table.sit(A, "Ann", 101, 1)
    yield lambda table: table.take_over(A)
    yield lambda table: table.give_back(A)
    for number in (102, 103, 104):
        yield lambda table: table.invite(A)
        yield partial(Table.join, seat=A, name="Mate", number=number, of_round=1)
    yield lambda table: table.admit(A, 102, 101, "r13")
    yield lambda table: table.decline(A, 103, 102, "r14")
    yield lambda table: table.leave(A, 104, "r15")
    yield lambda table: table.shut_out(A, 102, 101, "r16")
    yield lambda table: table.say(A, "bye", "r3")
    yield lambda table: table.resign(A, "r4")
    yield lambda table: table.leave(A, 101, "r5")
    yield lambda table: table.resign(B, "r6")
    yield lambda table: table.play_again(B, "there", "r7")
