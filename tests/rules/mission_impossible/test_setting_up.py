"""Setting up: agents, notebooks, colours, cards and starts (MI-S1 to MI-S5, MI-1)."""

from __future__ import annotations

from itertools import permutations

import pytest

from ludotheque.engine.ahead import ways
from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.seats import FATE, Seat
from ludotheque.games.mission_impossible.board.plan import AGENT_NAMES, Plan
from ludotheque.games.mission_impossible.rules import chance, district_of, owner_of
from ludotheque.games.mission_impossible.state import Board, State
from tests.clauses import clause

from .positions import BOARDS, GAME, board_named
from .table import play

BOTH_BOARDS = pytest.mark.parametrize("board", BOARDS)
EVERY_NUMBER = pytest.mark.parametrize("players", GAME.about.seats)
DEALS = {3: 120, 4: 360, 5: 720, 6: 720}


# ---------------------------------------------------------------- MI-S1: agents and cards


@clause("MI-S1")
@BOTH_BOARDS
@pytest.mark.parametrize("agent", AGENT_NAMES)
def test_an_agent_has_four_clues_and_a_red_herring(board: str, agent: str) -> None:
    game = play(f"{board} board; A {agent}; set up")
    notebook = game.view("A").notebook
    assert notebook is not None
    assert notebook.agent == agent
    clues = set(of_type(Plan, board_named(board).plan).cards[agent])
    assert len(clues) == 4
    assert set(notebook.hand) == clues | {"red-herring"}
    assert game.legal("A") == {f"lay {card}" for card in notebook.hand}


@clause("MI-S1")
@BOTH_BOARDS
def test_the_known_clues(board: str) -> None:
    cards = of_type(Plan, board_named(board).plan).cards
    assert set(cards["american"]) == {"sunglasses", "broken-nose", "wart", "beard"}
    nosed = {agent for agent, clues in cards.items() if "broken-nose" in clues}
    assert nosed == {"american", "french", "german", "english"}


@clause("MI-S1")
@BOTH_BOARDS
def test_nobody_looks_too_much_like_their_target(board: str) -> None:
    """A card of one's hunter fits one no more often than anybody's; all pairs differ by two."""
    cards = of_type(Plan, board_named(board).plan).cards
    for number, agent in enumerate(AGENT_NAMES):
        target = AGENT_NAMES[(number + 1) % len(AGENT_NAMES)]
        assert len(set(cards[agent]) & set(cards[target])) == 2


@clause("MI-S1")
def test_another_agents_clue_cannot_be_laid() -> None:
    game = play("A american; set up")
    assert game.why_not("A", "lay scar") == "MI-S1"


# ---------------------------------------------------------------- MI-S2: the deal


@clause("MI-S2")
@EVERY_NUMBER
def test_every_deal_is_as_likely_as_any_other(players: int) -> None:
    match = GAME.match(players)
    deals = {GAME.notation.write(move) for move in match.legal(FATE)}
    expected = {f"deal {'-'.join(agents)}" for agents in permutations(AGENT_NAMES, players)}
    assert deals == expected
    s, b = of_type(State, match.state), of_type(Board, match.board.plain)
    assert chance(s, b) == len(deals) == DEALS[players]


@clause("MI-S2")
@EVERY_NUMBER
def test_a_notebook_each_unseen_by_the_others(players: int) -> None:
    agents = AGENT_NAMES[::-1][:players]
    game = play(f"{players} players; deal")
    game.match.play(FATE, f"deal {'-'.join(agents)}")
    for seat, agent in zip("ABCDEF", agents, strict=False):
        notebook = game.view(seat).notebook
        assert notebook is not None
        assert notebook.agent == agent
        shown = [player.agent for player in game.view(seat).players]
        assert [name for name in shown if name] == [agent]
    assert game.view().notebook is None
    assert not any(player.agent for player in game.view().players)


@clause("MI-S2")
def test_nothing_can_be_done_before_the_deal() -> None:
    assert play("deal").why_not("A", "lay wart") == "MI-S2"


# ---------------------------------------------------------------- MI-S3: colours


@clause("MI-S3")
@BOTH_BOARDS
@pytest.mark.parametrize(
    ("players", "districts"),
    [(3, [1, 3, 5]), (4, [1, 2, 4, 5]), (5, [1, 2, 3, 4, 5]), (6, [1, 2, 3, 4, 5, 6])],
)
def test_each_has_a_colour_and_five_squares(board: str, players: int, districts: list[int]) -> None:
    game = play(f"{players} players; {board} board; set up")
    plan = of_type(Plan, board_named(board).plan)
    assert [player.district for player in game.view().players] == districts
    owners = [owner_of(game.state, game.b, q) for q in range(len(plan.squares))]
    for seat in range(players):
        own = [square for square, owner in enumerate(owners) if owner == seat]
        assert own == plan.coloured[district_of(game.state, seat)]
        assert len(own) == 5


# ---------------------------------------------------------------- MI-S4: laying the cards


@clause("MI-S4")
def test_everybody_lays_at_the_same_time_and_in_any_order() -> None:
    game = play("A american; set up")
    assert {seat.word for seat in game.match.acting} == {"A", "B", "C"}
    game.then("A: lay beard; B: lay red-herring; A: lay red-herring; A: lay wart")
    assert [(card.square, card.says) for card in game.view("A").cards if card.owner == "A"] == [
        ("g9", "beard"),
        ("f2", "red-herring"),
        ("f6", "wart"),
    ]
    notebook = game.view("A").notebook
    assert notebook is not None
    assert notebook.next_square == "f9"
    assert set(notebook.hand) == {"sunglasses", "broken-nose"}


@clause("MI-S4")
def test_all_five_cards_and_the_start_can_be_thought_over_as_one() -> None:
    """Whatever the others are doing at the same time; nobody has heard of it yet."""
    game = play("A american; set up; B: lay red-herring")
    here = ways(GAME, game.match.board, game.match.state, Seat.A)
    for left in (5, 4, 3, 2, 1):
        assert [way.move.split()[0] for way in here] == ["lay"] * left
        here = here[0].then
    assert [way.move.split()[0] for way in here] == ["start"] * 5
    assert all(way.then == [] for way in here)


@clause("MI-S4")
def test_cards_lie_face_down() -> None:
    game = play("A american; set up; A: lay beard")
    for viewer in ("B", "C", ""):
        (card,) = game.view(viewer).cards
        assert (card.square, card.owner, card.says) == ("g9", "A", None)
    assert game.heard("A") == ["laid-card"]
    assert game.heard("B") == []


@clause("MI-S4")
def test_a_card_is_laid_once_and_stays() -> None:
    game = play("A american; set up; A: lay beard")
    assert game.why_not("A", "lay beard") == "MI-S4"
    game = play("3 players; A rolls 1")
    assert game.why_not("A", "lay scar") == "MI-S4"


# ---------------------------------------------------------------- MI-S5: absent agents


@clause("MI-S5")
def test_the_notebooks_left_over_are_opened() -> None:
    game = play("4 players; A german; B american; C french; D english; set up")
    for viewer in ("", "A", "B", "C", "D"):
        assert game.view(viewer).opened == ("russian", "chinese")
    assert play("6 players; set up").view().opened == ()


@clause("MI-S5")
def test_the_series() -> None:
    game = play("6 players; set up")
    hunts = {player: game.target(player) for player in "ABCDEF"}
    assert hunts == {
        "A": "russian", "B": "german", "C": "chinese", "D": "french", "E": "american",
        "F": "english",
    }  # fmt: skip


@clause("MI-S5")
def test_without_the_english_the_american_hunts_the_russian() -> None:
    game = play("5 players; A russian; B american; C german; D chinese; E french; set up")
    assert game.view().opened == ("english",)
    assert game.target("B") == "russian"


@clause("MI-S5")
def test_several_absent_in_a_row_are_passed_over() -> None:
    game = play("3 players; A english; B chinese; C american; set up")
    assert [game.target(seat) for seat in "ABC"] == ["chinese", "american", "english"]


@clause("MI-S5")
@BOTH_BOARDS
@EVERY_NUMBER
def test_squares_of_absent_colours_are_plain(board: str, players: int) -> None:
    game, laid_out = play(f"{players} players; {board} board; set up"), board_named(board)
    playing = {district_of(game.state, seat) for seat in range(players)}
    for district in set(range(6)) - playing:
        for square in of_type(Plan, laid_out.plan).coloured[district]:
            assert owner_of(game.state, game.b, square) == -1


@clause("MI-S5")
def test_nothing_is_read_on_an_absent_colour() -> None:
    game = play("A at h3; A rolls 1; i4")
    assert game.codes() == ["went"]


# ---------------------------------------------------------------- MI-1: the start


@clause("MI-1")
def test_a_figure_starts_on_any_square_of_its_colour() -> None:
    game = play("A american; set up")
    for card in ("beard", "wart", "sunglasses", "broken-nose"):
        game.then(f"A: lay {card}")
    assert game.why_not("A", "start f2") == "MI-S4"
    game.then("A: lay red-herring")
    assert game.legal("A") == {"start g9", "start f2", "start f6", "start f9", "start e9"}


@clause("MI-1")
def test_starts_are_secret_until_all_have_chosen() -> None:
    game = play("roll for start")
    assert [game.figure(seat) for seat in "ABC"] == ["g9", "i7", "j3"]
    again = play("set up")
    for seat in "AB":
        for card in list(again.view(seat).notebook.hand):  # type: ignore[union-attr]
            again.then(f"{seat}: lay {card}")
        again.then(f"{seat}: start {'f6' if seat == 'A' else 'c3'}")
    assert again.figure("A") is None
    assert again.player("A").ready
    assert again.view("A").notebook.start == "f6"  # type: ignore[union-attr]
    assert again.heard("C") == ["ready"]
    assert again.heard("B") == ["chose-start", "ready"]
    assert again.why_not("A", "start f2") == "MI-1"
    for card in list(again.view("C").notebook.hand):  # type: ignore[union-attr]
        again.then(f"C: lay {card}")
    again.then("C: start c7")
    assert [again.figure(seat) for seat in "ABC"] == ["f6", "c3", "c7"]
    assert again.phase == "first-roll"


@clause("MI-1")
def test_nobody_starts_anew() -> None:
    assert play("3 players; A rolls 1").why_not("A", "start f2") == "MI-1"
