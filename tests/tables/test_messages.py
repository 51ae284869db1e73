"""What is told of a table: to each what they may know, and nothing besides."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import chain, combinations
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as some

from ludotheque.engine import ahead
from ludotheque.engine.contract import SEEN_BY_NOBODY
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.registry import all_games
from ludotheque.engine.seats import Seat
from ludotheque.tables import messages, replay
from ludotheque.tables.entries import Drawn, Entry, Header, Invited, Moved
from ludotheque.tables.errors import NotAllowed
from ludotheque.tables.messages import CHAT_SHOWN, Announcement, Made
from ludotheque.tables.table import Table
from tests.tables.room import A, B, C, ScriptedFate, a_move, header
from tests.tiers import times

Wish = Callable[[Table], Entry]
Seats = frozenset[Seat]
NOBODY: Seats = frozenset()
HERE = messages.Presence(frozenset({A}))
WHOLE_GAME = 1500  # choices, which few games have


@dataclass
class Room:
    """A table, and what each kind of viewer is told, as bytes, from its opening on."""

    table: Table
    audiences: list[Seats]
    fate: ScriptedFate = field(default_factory=ScriptedFate)
    heard: dict[Seats, list[str]] = field(default_factory=dict)
    log: list[Made] = field(default_factory=list)

    def grant(self, wish: Wish) -> dict[Seats, str]:
        made = [self._enter(wish(self.table))]
        while (drawn := self.table.due_draw(self.fate)) is not None:
            made[-1] = messages.with_views(made[-1], self.table, self.audiences)
            made.append(self._enter(drawn))
        told = Announcement(self.table, made, HERE, self.audiences).messages
        for seats in self.audiences:
            snapshot = messages.snapshot(self.table, HERE, seats)
            seating = messages.Seating(messages.seats_for(self.table, HERE, seats))
            told_now = [told[seats], messages.encode(snapshot), messages.encode(seating)]
            self.heard.setdefault(seats, []).extend(told_now)
        return told

    def _enter(self, entry: Entry) -> Made:
        events = self.table.take(entry)
        made = Made(self.table.seq, 1_000 + self.table.seq, entry, events)
        self.log.append(made)
        return made

    def attempt(self, wish: Wish) -> str:
        """What somebody hears whose wish is granted or refused."""
        try:
            return "".join(self.grant(wish).values())
        except NotAllowed as error:
            return repr(error.reason)
        except LudothequeError as error:
            return repr(error.problem)

    def retold(self, seats: Seats) -> str:
        """The same as from the start, by the log alone."""
        again = Table(self.table.name, self.table.header)
        told = []
        for made in self.log:
            events = again.take(made.entry)
            told.append(messages.told_to(again, Made(made.seq, made.at, made.entry, events), seats))
        return repr(msgspec.json.encode(told))

    def replayed(self, seats: Seats) -> bytes:
        """The whole game again, for somebody with these seats."""
        return msgspec.json.encode(replay.replay(replay.of_table(self.table, seats)))

    def foreseen(self, seats: Seats) -> bytes:
        """All that these seats could do now."""
        match = self.table.match
        acting = sorted(self.table.acting & seats)
        found = [ahead.ways(match.game, match.board, match.state, seat) for seat in acting]
        return msgspec.json.encode(found)


def room(head: Header, *audiences: Seats, fate: ScriptedFate | None = None) -> Room:
    """A table at which everybody sits."""
    made = Room(Table("here", head), list(audiences), fate or ScriptedFate())
    for place in made.table.places:
        made.grant(partial(Table.sit, seat=place.seat, name="", number=1, of_round=0))
    return made


def decoded(message: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(message)
    return found


# ---------------------------------------------------------------- the same to all, but for moves


def test_only_who_may_move_is_told_the_moves() -> None:
    a_b = frozenset({A, B})
    here = room(header(), frozenset({A}), frozenset({B}), a_b, NOBODY, fate=ScriptedFate(35, 0, 7))
    told = here.grant(lambda table: table.move(*a_move(table)))
    assert told[frozenset({A})] == told[a_b] != told[NOBODY]
    assert told[frozenset({B})] == told[NOBODY]
    mover, watcher = decoded(told[frozenset({A})]), decoded(told[NOBODY])
    assert list(mover["position"]["legal"]) == ["A"]
    assert mover["position"].pop("legal")["A"]
    assert watcher["position"].pop("legal") == {}
    assert mover == watcher


def test_news_of_a_move_are_worked_out_once_for_all_who_hear_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    here = room(header("pac-man", 3), *(frozenset({seat}) for seat in (A, B, C)), NOBODY)
    views, real = [], messages.raw_view

    def counted(table: Table, seat: Seat | None) -> msgspec.Raw:
        views.append(seat)
        return real(table, seat)

    monkeypatch.setattr(messages, "raw_view", counted)
    made = [here._enter(here.table.move(*a_move(here.table)))]
    Announcement(here.table, made, messages.Presence(), here.audiences)
    assert len(views) == 1


def test_legal_moves_are_those_of_the_match() -> None:
    here = room(header(), frozenset({A, B}))
    position = decoded(here.heard[frozenset({A, B})][-2])["position"]
    [acting] = position["acting"]
    table = here.table
    written = [table.game.notation.write(move) for move in table.match.legal(Seat[acting])]
    assert position["legal"] == {acting: written}


def test_a_simultaneous_game_tells_each_their_own_moves(full_shelf: None) -> None:
    here = room(header("hoard", 3), frozenset({A, C}))
    position = decoded(here.heard[frozenset({A, C})][-2])["position"]
    assert position["acting"] == ["A", "B", "C"]
    assert list(position["legal"]) == ["A", "C"]


# ---------------------------------------------------------------- particulars


def test_news_tell_of_seats_where_they_have_changed() -> None:
    here = room(header("pac-man", 3), frozenset({A}), NOBODY)
    assert decoded(here.grant(lambda table: table.say(A, "hello"))[NOBODY])["seats"] is None
    moved = here.grant(lambda table: table.move(*a_move(table)))
    assert decoded(moved[frozenset({A})])["seats"] is None
    told = here.grant(lambda table: table.take_over(B))
    [first, second, _] = decoded(told[frozenset({A})])["seats"]
    assert (first["yours"], first["present"], first["stand_in"]) == (True, True, "")
    assert (second["yours"], second["present"], second["stand_in"]) == (False, False, "greedy")
    assert not decoded(told[NOBODY])["seats"][0]["yours"]


def test_who_sits_where_is_a_person_a_bot_or_nobody() -> None:
    table = Table("here", header("pac-man", 3))
    table.take(table.sit(A, "Ann", 1, 0))
    table.take(table.seat_bot(B, "random"))
    shown = messages.seats_for(table, HERE, frozenset({A}))
    assert [(seat.kind, seat.name, seat.bot) for seat in shown] == [
        ("person", "Ann", ""),
        ("bot", "random", "random"),
        ("open", "", ""),
    ]


def test_the_end_is_told_with_its_winners() -> None:
    here = room(header(), NOBODY)
    position = decoded(here.grant(lambda table: table.resign(A))[NOBODY])["position"]
    assert position["over"] is True
    assert position["winners"] == ["B"]
    assert position["ending"] == "resigned"
    assert position["acting"] == []


def test_an_undone_move_is_told_with_the_position_before_it() -> None:
    here = room(header(), NOBODY)
    before = decoded(here.heard[NOBODY][-2])["position"]
    here.grant(lambda table: table.move(*a_move(table)))
    seat = here.table.match.log[-1].seat
    told = decoded(here.grant(lambda table: table.undo(seat))[NOBODY])
    assert told["position"] == before
    assert told["told"][0]["entry"]["type"] == "undone"


def test_it_is_told_how_much_can_be_taken_back() -> None:
    here = room(header(), NOBODY)
    assert decoded(here.heard[NOBODY][-2])["position"]["undoable"] == 0
    told = decoded(here.grant(lambda table: table.move(*a_move(table)))[NOBODY])
    assert told["position"]["undoable"] == here.table.undoable == 1


def test_whether_a_secret_move_can_be_taken_back_is_its_players_affair(full_shelf: None) -> None:
    viewers = frozenset({A}), frozenset({B}), NOBODY
    here = room(header("hoard"), *viewers)
    told = here.grant(lambda table: table.move(A, "hide c"))
    assert [decoded(told[seats])["position"]["undoable"] for seats in viewers] == [1, 0, 0]


def test_the_name_of_a_request_stays_with_its_sender() -> None:
    here = room(header("pac-man", 3), frozenset({A}), frozenset({B}), NOBODY)
    for wish in wishes_by_name("s3cret"):
        here.grant(wish)
    told = [*chain(*here.heard.values()), *(here.retold(seats) for seats in here.audiences)]
    assert len(told) > 20
    assert not [text for text in told if "s3cret" in text]


def wishes_by_name(request: str) -> Iterator[Wish]:
    yield lambda table: table.move(*a_move(table), "", request)
    yield lambda table: table.undo(table.match.log[-1].seat, request)
    yield lambda table: table.say(A, "bye", request)
    yield lambda table: table.resign(A, request)
    yield lambda table: table.leave(A, 1, request)
    yield lambda table: table.resign(B, request)
    yield lambda table: table.play_again(B, "there", request)


def test_a_snapshot_has_the_latest_of_what_was_said() -> None:
    here = room(header(), NOBODY)
    for number in range(CHAT_SHOWN + 5):
        here.grant(partial(Table.say, seat=A, text=f"line {number}"))
    snapshot = decoded(here.heard[NOBODY][-2])
    assert snapshot["type"] == "snapshot"
    said = [told["entry"]["text"] for told in snapshot["chat"]]
    assert said == [f"line {number}" for number in range(5, CHAT_SHOWN + 5)]
    assert snapshot["chat"][-1]["seq"] == snapshot["seq"] == here.table.seq


# ---------------------------------------------------------------- secrets


def test_a_hidden_move_is_told_in_full_to_its_player_alone(full_shelf: None) -> None:
    here = room(header("hoard"), frozenset({A}), frozenset({B}), frozenset({A, B}), NOBODY)
    told = here.grant(lambda table: table.move(A, "hide c"))
    for seats, message in told.items():
        [entry] = decoded(message)["told"]
        codes = [happening["code"] for happening in entry["events"]]
        knows = A in seats
        assert entry["entry"]["move"] == ("hide c" if knows else "")
        assert codes == (["hid", "hid-in"] if knows else ["hid"])


def test_a_viewer_of_several_seats_has_the_eyes_of_each(full_shelf: None) -> None:
    here = room(header("hoard", 3), frozenset({A, C}), frozenset({A}), NOBODY)
    here.grant(lambda table: table.move(A, "hide c"))
    position = decoded(here.heard[frozenset({A, C})][-2])["position"]
    assert position["view"] == decoded(here.heard[NOBODY][-2])["position"]["view"]
    assert position["views"]["A"]["own_coin"] == "c"
    assert position["views"]["C"]["own_coin"] is None
    assert list(position["views"]) == ["A", "C"]
    alone = decoded(here.heard[frozenset({A})][-2])["position"]
    assert alone["view"]["own_coin"] == "c"
    assert alone["views"] == {}


def test_what_fate_deals_in_secret_is_told_to_nobody(
    full_shelf: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table("here", header("hoard"))
    notation = table.game.notation
    hidden = dict.fromkeys(notation.DISCLOSURES, SEEN_BY_NOBODY)
    monkeypatch.setattr(notation, "DISCLOSURES", hidden)
    drawn: Entry = Drawn("first B")
    for seats in (NOBODY, frozenset({A}), frozenset({A, B})):
        assert messages.entry_for(table.match, drawn, seats) == Drawn("")
    moved = Moved("A", "open c")
    assert messages.entry_for(table.match, moved, frozenset({B})) == Moved("A", "")
    assert messages.entry_for(table.match, Invited("A", 2), NOBODY) == Invited("A", 2)


def viewers_without(owner: Seat, seats: int) -> list[Seats]:
    """Everybody who cannot know where one player's coin is."""
    others = [Seat(number) for number in range(seats) if number != owner]
    sizes = range(len(others) + 1)
    return [frozenset(some) for size in sizes for some in combinations(others, size)]


@dataclass(frozen=True)
class Deed:
    """What somebody tries to do, by the numbers."""

    kind: str
    seat: Seat
    number: int

    def __call__(self, table: Table) -> Entry:
        seat, box = self.seat, "abcde"[self.number % 5]
        match self.kind:
            case "hide" | "open":
                return table.move(seat, f"{self.kind} {box}", "", f"{seat.word}:{self.number}")
            case "undo":
                return table.undo(seat)
            case "say":
                return table.say(seat, f"coin in {box}?")
            case "away":
                return (
                    table.give_back(seat) if table.place(seat).stand_in else table.take_over(seat)
                )
        return table.resign(seat)


PLAY = ["hide", "open", "open", "open"]
deeds = some.builds(
    Deed,
    some.sampled_from([*PLAY, *PLAY, *PLAY, "undo", "say", "away", "resign"]),
    some.sampled_from([A, B, C]),
    some.integers(0, 19),
)


@settings(max_examples=times(40, 150))
@given(
    seats=some.sampled_from([2, 3]),
    owner=some.sampled_from([A, B]),
    coins=some.tuples(some.integers(0, 4), some.integers(0, 4)),
    course=some.lists(deeds, min_size=3, max_size=30),
    seed=some.integers(0, 99),
)
@pytest.mark.usefixtures("full_shelf")
def test_nothing_told_depends_on_what_a_viewer_may_not_know(
    seats: int, owner: Seat, coins: tuple[int, int], course: list[Deed], seed: int
) -> None:
    """The same course of play twice, but for the box in which one coin lies hidden."""
    assume(coins[0] != coins[1])
    viewers = viewers_without(owner, seats)
    worlds = [room(header("hoard", seats), *viewers, fate=ScriptedFate(seed=seed)) for _ in coins]
    for here, coin in zip(worlds, coins, strict=True):
        here.grant(Deed("hide", owner, coin))
    for deed in course:
        if touches(deed, owner, coins):
            continue
        answers = [here.attempt(deed) for here in worlds]
        if deed.seat != owner:
            assert answers[0] == answers[1]
    for viewer in viewers:
        assert worlds[0].heard[viewer] == worlds[1].heard[viewer]
        assert worlds[0].retold(viewer) == worlds[1].retold(viewer)
        if not worlds[0].table.over:  # for then it is told where the coins were
            assert worlds[0].replayed(viewer) == worlds[1].replayed(viewer)
        assert worlds[0].foreseen(viewer) == worlds[1].foreseen(viewer)
    owners = [here.retold(frozenset({owner})) for here in worlds]
    assert owners[0] != owners[1]  # or the test would show nothing


def touches(deed: Deed, owner: Seat, coins: tuple[int, int]) -> bool:
    """Whether something could show the difference by rights: a box opened, one's own choices."""
    in_question = deed.number % 5 in coins and deed.kind == "open"
    takes_back = deed.seat == owner and deed.kind == "undo"
    return in_question or takes_back


@pytest.mark.parametrize("name", [game.name for game in all_games() if game.about.secrets])
def test_looking_back_tells_nobody_more_than_they_were_told_at_the_time(name: str) -> None:
    """Neither the log nor the replay of a whole game, as to those who fall in the middle of it."""
    viewers = [frozenset({seat}) for seat in (A, B, C)]
    here = room(header(name, 3), *viewers, fate=ScriptedFate(seed=3))
    random, was_out = Random(5), set[Seat]()
    for _ in range(WHOLE_GAME):
        if here.table.over:
            break
        seat = random.choice(sorted(here.table.acting))
        here.grant(partial(Table.move, seat=seat, move=written(here.table, seat, random)))
        was_out |= {each for each in (A, B, C) if not here.table.match.is_in_play(each)}
    assert here.table.over or len(here.log) > WHOLE_GAME
    for seats, heard in here.heard.items():
        news_heard = [told for told in map(decoded, heard) if told["type"] == "news"]
        told_then = [each for message in news_heard for each in message["told"]]
        told_now = json.loads(ast.literal_eval(here.retold(seats)))
        assert [each["entry"] for each in told_now] == [each["entry"] for each in told_then]
        assert [each["events"] for each in told_now] == [each["events"] for each in told_then]
        (seat,) = seats
        seen_then = {each["position"]["length"]: each["position"]["view"] for each in news_heard}
        looked_back = replay.replay(replay.of_table(here.table, seats, seat.word))
        for length, view in enumerate(views_of(looked_back)):
            assert length not in seen_then or view == seen_then[length]
    assert name != "mission-impossible" or was_out  # or it would show nothing of the fallen


def written(table: Table, seat: Seat, random: Random) -> str:
    return str(table.game.notation.write(random.choice(table.match.legal(seat))))


def views_of(looked_back: replay.Replay) -> Iterator[dict[str, Any]]:
    """The view before each choice, and after the last."""
    view = json.loads(bytes(looked_back.first))
    yield dict(view)
    for frame in looked_back.frames:
        view |= {key: json.loads(bytes(value)) for key, value in frame.changes.items()}
        yield dict(view)
