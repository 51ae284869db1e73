"""What is told: every event with its particulars and its audience, and nothing left out."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.contract import Event, Values
from ludotheque.engine.game import LaidOut
from ludotheque.engine.match import Match
from ludotheque.engine.seats import Seat
from ludotheque.engine.seeding import seeded
from ludotheque.games.mission_impossible import story
from ludotheque.games.mission_impossible.constants import CONFRONT, PASS, Phase
from ludotheque.games.mission_impossible.state import State
from ludotheque.games.mission_impossible.view import View
from tests.kit.codes import words_of
from tests.kit.events import codes_in, event, whisper
from tests.kit.states import legal_actions
from tests.tiers import slow, times

from .positions import GAME, plain_copy, random_match, random_position
from .table import play

NOT_CODES = {"none", "card", "meets"}


FOUR = "4 players; A english; B russian; C german; D chinese"
CASES = {
    "a roll for the start": (
        "roll for start; A rolls 4",
        [event("rolled-for-start", seat="A", die=4)],
    ),
    "the last roll for the start": (
        "roll for start; A rolls 4; B rolls 6; C rolls 1",
        [event("rolled-for-start", seat="C", die=1), event("starts", seat="B")],
    ),
    "a tie": (
        "roll for start; A rolls 4; B rolls 4; C rolls 1",
        [event("rolled-for-start", seat="C", die=1), event("tied")],
    ),
    "a roll": ("A rolls 3", [event("rolled", seat="A", die=3)]),
    "a roll that counts more than once": (
        f"{FOUR}; B fell to A; C fell to A; A rolls 3",
        [event("rolled-times", seat="A", die=3, times=2, reach=6)],
    ),
    "a card": (
        "A american; set up; A: lay wart; A: lay beard",
        [whisper("laid-card", "A", seat="A", clue="beard", square="f2")],
    ),
    "the last card": (
        "A american; set up; A: lay wart; A: lay beard; A: lay sunglasses; A: lay broken-nose;"
        "A: lay red-herring",
        [
            whisper("laid-card", "A", seat="A", clue="red-herring", square="e9"),
            event("laid-all", seat="A"),
        ],
    ),
    "a start": (
        "A american; set up; A: lay wart; A: lay beard; A: lay sunglasses; A: lay broken-nose;"
        "A: lay red-herring; A: start f9",
        [whisper("chose-start", "A", seat="A", square="f9"), event("ready", seat="A")],
    ),
    "a move": ("A at h4; A rolls 1; h5", [event("went", seat="A", start="h4", square="h5")]),
    "a move home": (
        "A at g7; A rolls 1; f6",
        [event("went", seat="A", start="g7", square="f6"), event("safe", seat="A")],
    ),
    "a card read": (
        "B laid wart scar beard gold-tooth red-herring; A at b2; A rolls 1; b3",
        [
            event("went", seat="A", start="b2", square="b3"),
            event("read-card", seat="A", owner="B", square="b3"),
            whisper("card-says", "A", seat="A", owner="B", square="b3", clue="gold-tooth"),
        ],
    ),
    "a card kept": (
        "cards=kept; B laid wart scar beard gold-tooth red-herring; A at b2; A rolls 1; b3",
        [
            event("went", seat="A", start="b2", square="b3"),
            event("took-card", seat="A", owner="B", square="b3"),
            whisper("card-says", "A", seat="A", owner="B", square="b3", clue="gold-tooth"),
        ],
    ),
    "a card read, of which the fallen hear": (
        f"{FOUR}; B fell to A; D laid wart scar beard sunglasses red-herring;"
        "A at k4; A rolls 1; j3",
        [
            event("went", seat="A", start="k4", square="j3"),
            event("read-card", seat="A", owner="D", square="j3"),
            whisper("card-says", "AB", seat="A", owner="D", square="j3", clue="wart"),
        ],
    ),
    "nobody confronted": (
        f"{FOUR}; A at h4; B at h5; A rolls 1; h5; pass",
        [event("passed", seat="A")],
    ),
    "a confrontation in vain": (
        f"{FOUR}; A at h4; C at h5; A rolls 1; h5; confront C",
        [
            event("confronted", seat="A", other="C"),
            event("parted", seat="A", other="C"),
            whisper("saw-notebook", "C", seat="A", other="C", agent="english", target="russian"),
        ],
    ),
    "an elimination": (
        f"{FOUR}; A at h4; B at h5; A rolls 1; h5; confront B",
        [
            event("confronted", seat="A", other="B"),
            event("eliminated", seat="A", other="B"),
            whisper("saw-notebook", "B", seat="A", other="B", agent="english", target="russian"),
            whisper(
                "took-notebook", "AB", victor="A", fallen="B", agent="russian", target="german"
            ),
        ],
    ),
    "a trap": (
        f"{FOUR}; A at h4; D at h5; A rolls 1; h5; confront D",
        [
            event("confronted", seat="A", other="D"),
            event("trapped", seat="A", other="D"),
            whisper(
                "took-notebook", "AD", victor="D", fallen="A", agent="english", target="russian"
            ),
        ],
    ),
    "an elimination of somebody who had seen a notebook": (
        f"{FOUR}; D parted from B; A at h4; B at h5; A rolls 1; h5; confront B",
        [
            event("confronted", seat="A", other="B"),
            event("eliminated", seat="A", other="B"),
            whisper("saw-notebook", "B", seat="A", other="B", agent="english", target="russian"),
            whisper(
                "took-notebook", "AB", victor="A", fallen="B", agent="russian", target="german"
            ),
            whisper("learnt-identity", "AB", victor="A", seat="D", agent="chinese"),
        ],
    ),
    "two are left": (
        "A at h4; B at h5; A rolls 1; h5; confront B",
        [
            event("confronted", seat="A", other="B"),
            event("eliminated", seat="A", other="B"),
            whisper("saw-notebook", "B", seat="A", other="B", agent="english", target="russian"),
            whisper(
                "took-notebook", "AB", victor="A", fallen="B", agent="russian", target="german"
            ),
            event("two-left", first="A", second="C"),
        ],
    ),
    "the end": (
        "B fell to A; A at h4; C at h5; C rolls 1; h4; confront A",
        [
            event("confronted", seat="C", other="A"),
            event("eliminated", seat="C", other="A"),
            whisper("saw-notebook", "AB", seat="C", other="A", agent="german", target="english"),
            whisper("took-notebook", "ABC", victor="C", fallen="A", agent="english", target="none"),
            whisper("learnt-identity", "ABC", victor="C", seat="B", agent="russian"),
            event("over-survivor", survivor="C"),
        ],
    ),
    "the last round": (
        "rounds=10; 9 rounds; A rolls 1; h8; B rolls 1; h6; C rolls 1; k4",
        [event("went", seat="C", start="j3", square="k4"), event("over-rounds", rounds=10)],
    ),
}


def test_what_is_told_of_a_deal() -> None:
    match = GAME.match(5)
    events = match.play(Seat.FATE, "deal german-english-french-russian-american")
    assert events[:2] == [event("dealt", players=5), event("opened", agent="chinese")]
    assert events[2] == whisper("mission", "A", seat="A", agent="german", target="french")
    assert events[6] == whisper("mission", "E", seat="E", agent="american", target="english")
    assert len(events) == 7


def test_what_is_told_when_all_have_started() -> None:
    match = play("set up").match
    events: list[Event] = []
    for seat in match.seats:
        while seat in match.acting:
            events = match.play(seat, match.legal(seat)[0])
    assert events == [
        whisper("chose-start", "C", seat="C", square="j3"),
        event("ready", seat="C"),
        event("placed", seat="A", square="g9"),
        event("placed", seat="B", square="i7"),
        event("placed", seat="C", square="j3"),
    ]


def test_every_event_has_a_case() -> None:
    told = codes_in(CASES) | {"dealt", "opened", "mission", "placed"}
    assert words_of(story) - NOT_CODES - told == set()


# ---------------------------------------------------------------- nothing left out


class Ledger:
    """The game as somebody follows it who hears what everybody hears, and sees no board."""

    def __init__(self, seats: int) -> None:
        letters = "ABCDEF"[:seats]
        self.squares: dict[str, str | None] = dict.fromkeys(letters)
        self.eliminated = dict.fromkeys(letters, 0)
        self.fell_to: dict[str, str | None] = dict.fromkeys(letters)
        self.noted: set[tuple[str, str]] = set()
        self.opened: list[str] = []
        self.over = False

    def hear(self, told: Event) -> None:
        values = {name: str(value) for name, value in told.values.items()}
        match told.code:
            case "opened":
                self.opened.append(values["agent"])
            case "placed" | "went":
                self.squares[values["seat"]] = values["square"]
            case "read-card" | "took-card":
                self.noted.add((values["seat"], values["square"]))
            case "eliminated":
                self.fall(values["other"], values["seat"])
            case "trapped":
                self.fall(values["seat"], values["other"])
            case "over-survivor" | "over-rounds":
                self.over = True

    def fall(self, fallen: str, victor: str) -> None:
        self.squares[fallen] = None
        self.fell_to[fallen] = victor
        self.eliminated[victor] += 1
        self.noted |= {(victor, square) for reader, square in self.noted if reader == fallen}


def require_same(book: Ledger, match: Match) -> None:
    view = of_type(View, match.view())
    assert book.squares == {player.seat: player.square for player in view.players}
    assert book.eliminated == {player.seat: player.eliminated for player in view.players}
    assert book.fell_to == {player.seat: player.fell_to for player in view.players}
    assert tuple(book.opened) == view.opened
    own = {(card.owner, card.square) for card in view.cards}
    noted = {(reader, card.square) for card in view.cards for reader in card.noted_by}
    assert book.noted - own == noted
    assert book.over == match.over


@slow
@pytest.mark.parametrize("seats", GAME.about.seats)
@pytest.mark.parametrize("cards", ["put_back", "kept"])
def test_the_public_events_account_for_every_public_change(seats: int, cards: str) -> None:
    for seed in range(6):
        found = random_match(Random(seed), seats, moves=250, cards=cards)
        match, book = Match(GAME, seats, options=found.options), Ledger(seats)
        for entry in found.log:
            for told in match.play(entry.seat, entry.move):
                if told.audience is None:
                    book.hear(told)
            require_same(book, match)


# ---------------------------------------------------------------- sentences


def test_a_confrontation_goes_on_from_the_move_before_it() -> None:
    game = play("A at h4; B at h5; A rolls 1")
    before = plain_copy(game.state)
    game.then("h5")
    assert story.goes_on(before, game.state)
    before = plain_copy(game.state)
    game.then("pass")
    assert not story.goes_on(before, game.state)
    game = play("A american; set up")
    before = plain_copy(game.state)
    game.then("A: lay wart")
    assert story.goes_on(before, game.state)


# ---------------------------------------------------------------- what a square offers


def choices(rng: Random, positions: int) -> Iterator[tuple[State, LaidOut, Seat, int]]:
    """Legal choices of whoever goes somewhere, in positions of many games."""
    for _ in range(positions):
        s, board = random_position(rng)
        if s.phase == Phase.MOVE:
            for action in legal_actions(GAME, s, board.plain, s.turn):
                yield s, board, Seat(s.turn), action


def found(s: State, board: LaidOut, seat: Seat, action: int) -> Values:
    finds = GAME.story.finds
    assert finds is not None
    return finds(s, board.plain, board.plan, seat, action)


@pytest.mark.parametrize("seed", range(3))
def test_what_a_square_is_said_to_offer_is_what_there_is(seed: int) -> None:
    seen = set[str]()
    tell = GAME.story.tell
    for s, board, seat, action in choices(Random(seed), times(60, 600)):
        b, plan = board.plain, board.plan
        offered = found(s, board, seat, action)
        after = plain_copy(s)
        GAME.rules.apply(after, b, seat, action)
        told = {each.code: each for each in tell(s, after, b, plan, seat, action)}
        read = told.get("read-card") or told.get("took-card")
        assert offered.get("card") == (read.values["owner"] if read else None)
        assert offered.get("safe", 0) == ("safe" in told)
        after.phase, after.turn = Phase.CONFRONT, seat  # as if nothing else were to be done first
        people = [each - CONFRONT for each in legal_actions(GAME, after, b, seat) if each != PASS]
        assert offered.get("meets", "") == "".join(Seat(other).word for other in people)
        seen |= offered.keys()
    assert seen == {"card", "safe", "meets"}


def test_what_a_square_offers_does_not_depend_on_what_one_does_not_know() -> None:
    rng, compared = Random(5), 0
    for s, board, seat, action in choices(rng, times(30, 300)):
        before = found(s, board, seat, action)
        other = plain_copy(s)
        GAME.rules.imagine(other, board.plain, seat, seeded(rng.randrange(1 << 16), 1))
        assert found(other, board, seat, action) == before
        compared += 1
    assert compared > 50
