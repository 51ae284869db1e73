"""Thinking ahead: it finds what can be found, keeps to the rules and to its time, and repeats.

Most of it is tried in the interpreter, where nothing has to be compiled: that compiled code does
the same is a test of its own.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import fields, replace
from functools import cache
from math import inf
from typing import Any

import pytest

from ludotheque.bots import tree, worker
from ludotheque.bots.by_name import BOTS, level_of, levels_of
from ludotheque.bots.foresight import Foresight, foresight
from ludotheque.bots.player import choose_action, imagined
from ludotheque.bots.search import Searcher, search_within
from ludotheque.bots.searchers import Searchers, is_prepared
from ludotheque.engine import chance, declare, levels
from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.game import Game
from ludotheque.engine.levels import Level, Opponents
from ludotheque.engine.match import Match
from ludotheque.engine.registry import all_games, load
from ludotheque.engine.seats import Seat
from ludotheque.engine.speeds import INTERPRETER, WASM
from ludotheque.engine.wasm import Records
from tests.bots import pebbles as pebbles_game
from tests.bots.pebbles.state import State as PebblesState
from tests.bots.workshops import chosen as chosen_by
from tests.bots.workshops import opened, pids
from tests.engine.random_play import EVERY_GAME, random_match
from tests.fixtures import fixture_games
from tests.tiers import one_of_the_shelf

PEBBLES = load(pebbles_game.__name__)
DASH, HOARD, _ = fixture_games()
SHELF = all_games()
games = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
on_the_shelf = pytest.mark.parametrize("game", SHELF, ids=lambda game: game.name)
COMPILING = 280.0  # seconds that it may take on a busy machine
QUICK = "+iterations=6+depth=2"


def generator(seed: int = 1) -> list[int]:
    made = [0] * chance.RNG_WORDS
    chance.seed_rng(made, seed, 1)
    return made


@cache
def interpreted(game: Game) -> Searcher:
    return Searcher(game, speed=INTERPRETER, most_nodes=20_000)


def heap(pebbles: int, fate: str = "absent") -> Match:
    return PEBBLES.match(2, board=f"{pebbles}\n", options={"fate": fate})


def taken(match: Match, seed: int, **numbers: int) -> int:
    """How many pebbles a bot takes that thinks to the end of every play-out."""
    level = replace(Level(iterations=400, depth=100), **numbers)
    searcher = interpreted(PEBBLES)
    s, b = of_type(PebblesState, match.state), match.board.plain
    return 1 + searcher.choose(s, b, s.turn, level, generator(seed))


# ---------------------------------------------------------------- what it finds


@pytest.mark.parametrize("pebbles", [3, 5, 6, 7, 9, 10, 11])
def test_a_forced_win_is_found(pebbles: int) -> None:
    assert {taken(heap(pebbles), seed) for seed in range(3)} == {pebbles % 4}


def test_what_is_lost_is_seen_to_be_lost() -> None:
    taken(heap(8), 1, iterations=1500)
    assert max(worth for _, worth in interpreted(PEBBLES).visited().values()) < 0.35
    taken(heap(5), 1, iterations=1500)
    assert max(worth for _, worth in interpreted(PEBBLES).visited().values()) > 0.8


def test_fate_is_reckoned_with() -> None:
    """With four, or five, one takes one: a third of the games can be won then, or five ninths."""
    for pebbles, share in ((4, 1 / 3), (5, 5 / 9)):
        assert taken(heap(pebbles, "present"), 1, iterations=3000) == 1
        visits, worth = interpreted(PEBBLES).visited()[0]
        assert visits > 1000
        assert worth == pytest.approx(share, abs=0.1)


def test_a_policy_for_the_others_is_answered_as_it_deserves() -> None:
    """Whoever is taken to play at random need not be feared: a lost heap looks like a good one."""
    taken(heap(8), 1, opponents=Opponents.POLICY, iterations=1000)
    assert max(worth for _, worth in interpreted(PEBBLES).visited().values()) > 0.5


def test_chances_grow_with_what_was_tried() -> None:
    often = [taken(heap(6), seed, iterations=60, visit_exponent=1) for seed in range(40)]
    always = [
        taken(heap(6), seed, iterations=60, visit_exponent=9, visit_threshold=900)
        for seed in range(10)
    ]
    assert len(set(often)) > 1
    assert often.count(2) > 20
    assert set(always) == {2}


def test_a_blunder_is_a_random_move() -> None:
    assert {taken(heap(6), seed, blunder_rate=1000) for seed in range(20)} == {1, 2, 3}


# ---------------------------------------------------------------- the rules, and repetition


def positions(game: Game, every: int) -> Iterator[tuple[Match, Seat]]:
    """Positions of a few random games, with a seat that may act in each."""
    for moves in range(0, 60, every):
        match = random_match(game, moves, seed=moves + 1)
        seats = sorted(match.acting & frozenset(match.seats))
        if seats and not match.over:
            yield match, seats[moves % len(seats)]


def chosen(match: Match, seat: Seat, bot: str, seed: int, searcher: Searcher) -> tuple[int, Any]:
    rng = generator(seed)
    s = imagined(match, seat, rng)
    action = choose_action(match.game, s, match.board, seat, bot, rng, searcher)
    return action, (searcher.visited(), rng)


@games
def test_only_legal_actions_are_chosen_and_the_same_again(game: Game) -> None:
    searcher = interpreted(game)
    for number, (match, seat) in enumerate(positions(game, 7)):
        bot = levels.NAMES[number % 5] + QUICK
        out = [0] * game.rules.ACTIONS
        allowed = out[: game.rules.legal(match.state, match.board.plain, seat, out)]
        first, again = (chosen(match, seat, bot, number, searcher) for _ in range(2))
        assert first[0] in allowed
        assert first == again


@on_the_shelf
def test_webassembly_grows_the_same_tree(game: Game) -> None:
    """Node for node, with as many iterations as it takes to go deep."""
    compiled, in_wasm = Searcher(game, most_nodes=20_000), Searcher(game, WASM, most_nodes=20_000)
    for number, (match, seat) in enumerate(positions(game, 19)):
        asked = match, seat, "master+iterations=150", number
        assert chosen(*asked, in_wasm) == chosen(*asked, compiled)
        assert in_wasm.iterations == compiled.iterations
        assert tree_of(in_wasm) == tree_of(compiled)


def tree_of(searcher: Searcher) -> bytes:
    """All nodes of the last search."""
    found = INTERPRETER.copy_of(tree.SearchProgress, searcher.memory.progress).nodes
    nodes: Any = searcher.memory.nodes
    if isinstance(nodes, Records):
        return nodes.block.read(0, found * declare.layout(tree.Node).size)
    return bytes(nodes[:found].tobytes())


@pytest.mark.parametrize("game", [*one_of_the_shelf(), DASH, HOARD], ids=lambda game: game.name)
def test_compiled_searches_are_the_same(game: Game) -> None:
    compiled, slow = Searcher(game), interpreted(game)
    for number, (match, seat) in enumerate(positions(game, 19)):
        for level in ("novice", "master"):
            asked = match, seat, level + QUICK, number
            assert chosen(*asked, compiled) == chosen(*asked, slow)


def test_a_full_memory_is_no_end() -> None:
    searcher = Searcher(PEBBLES, speed=INTERPRETER, most_nodes=8)
    level = Level(iterations=200, depth=100)
    match = heap(10)
    assert searcher.choose(match.state, match.board.plain, 0, level, generator()) in (0, 1, 2)
    assert searcher.memory.progress.nodes == 8


# ---------------------------------------------------------------- its time


def test_it_stops_when_nothing_can_change_any_more() -> None:
    searcher = interpreted(PEBBLES)
    taken(heap(1), 1)
    assert searcher.iterations <= tree.CHECK_EVERY
    taken(heap(2), 1, iterations=4000)
    assert searcher.iterations < 4000


class Watch:
    """A clock that goes on by as much as each iteration takes."""

    def __init__(self, each: float, useful: int) -> None:
        self.now, self.each, self.useful, self.done = 100.0, each, useful, 0

    def think(self, more: int) -> int:
        self.done += more
        self.now += more * self.each
        return tree.UNDECIDED if self.done < self.useful else 0


@pytest.mark.parametrize("each", [1e-6, 1e-4, 3e-3, 2e-2])
def test_the_time_is_kept(each: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Within a tenth, unless one iteration takes longer than that."""
    for seconds in (0.2, 1.0, 3.0):
        watch = Watch(each, 1 << 40)
        monkeypatch.setattr("ludotheque.bots.search.time.perf_counter", lambda at=watch: at.now)
        search_within(watch.think, seconds)
        assert seconds <= watch.now - 100 <= seconds * 1.1 or watch.now - 100 <= seconds + each


def test_no_more_time_is_taken_than_is_of_use(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(1e-4, 500)
    monkeypatch.setattr("ludotheque.bots.search.time.perf_counter", lambda: watch.now)
    search_within(watch.think, 5.0)
    assert watch.now - 100 < 0.2


class Ticking:
    """A clock on which a whole portion of thoughts passes between any two looks."""

    def __init__(self, step: float) -> None:
        self.now, self.step = 100.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def test_a_thought_that_is_cut_short_plays_the_best_found_so_far(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("ludotheque.bots.search.time.perf_counter", Ticking(0.01))
    searcher, match = interpreted(PEBBLES), heap(6)
    level = Level(iterations=1 << 40, depth=100, milliseconds=3000)
    action = searcher.choose(match.state, match.board.plain, 0, level, generator(), timed=True)
    tried = searcher.visited()
    assert 200 < sum(visits for visits, _ in tried.values()) < 10_000
    assert tried[action] == max(tried.values())
    assert 1 + action == 2


@on_the_shelf
def test_with_no_time_at_all_a_searcher_still_finds_something_legal(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It thinks one portion, and does not give up where it could go on."""
    monkeypatch.setattr("ludotheque.bots.search.time.perf_counter", Ticking(10.0))
    searcher = interpreted(game)
    for number, (match, seat) in enumerate(positions(game, 11)):
        rng = generator(number)
        s = imagined(match, seat, rng)
        out = [0] * game.rules.ACTIONS
        allowed = out[: game.rules.legal(s, match.board.plain, seat, out)]
        for bot in levels.NAMES:
            action = choose_action(game, s, match.board, seat, bot, rng, searcher, milliseconds=1)
            assert action in allowed
            assert len(allowed) == 1 or action != game.last_resort


# ---------------------------------------------------------------- the deadline of a question


NOW = 5000.0


@pytest.fixture
def ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker in this process, whose searchers are all ready, at a fixed time."""

    class Ready:
        def request(self, game: Game) -> None:
            pass

        def ready(self, game: Game) -> Searcher:
            return interpreted(game)

    monkeypatch.setattr(worker, "searchers", Ready)
    monkeypatch.setattr("ludotheque.bots.worker.time.monotonic", lambda: NOW)


def asked(match: Match, seat: Seat, bot: str, left: float) -> tuple[worker.MoveRequest, Any]:
    """A question that is to be answered within so many seconds, and what `greedy` would do."""
    rng = generator(3)
    s = imagined(match, seat, rng)
    simple = choose_action(match.game, s, match.board, seat, "greedy", list(rng))
    question = worker.MoveRequest(
        package=match.game.package,
        board=match.board.name,
        state={**declare.values(match.game.declared.State, s)},
        seat=seat,
        bot=bot,
        rng=rng,
        milliseconds=400,
        deadline=NOW + left,
    )
    return question, simple


@pytest.mark.usefixtures("ready")
@pytest.mark.parametrize(("left", "expected"), [(9.0, 400), (0.25, 250), (inf, 400)])
def test_no_longer_is_thought_than_there_is_time(
    left: float, expected: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[Any] = []

    def choose(*rest: Any) -> int:
        given.extend(rest[-2:])
        return 1

    monkeypatch.setattr(worker, "choose_action", choose)
    question, _ = asked(HOARD.match(2), Seat.A, "sharp", left)
    assert worker.answer(question) == worker.MoveAnswer(1)
    searcher, milliseconds = given
    assert isinstance(searcher, Searcher)
    assert milliseconds == expected


@games
@pytest.mark.usefixtures("ready")
def test_a_question_whose_time_has_passed_gets_a_simple_move_at_once(game: Game) -> None:
    for match, seat in positions(game, 13):
        for left in (-60.0, 0.0, worker.LEAST / 2):
            question, simple = asked(match, seat, "master", left)
            assert worker.answer(question) == worker.MoveAnswer(simple, in_haste=True)


@pytest.mark.usefixtures("ready")
def test_a_simple_bot_is_never_in_haste() -> None:
    question, simple = asked(HOARD.match(2), Seat.A, "greedy", -60.0)
    assert worker.answer(question) == worker.MoveAnswer(simple)


# ---------------------------------------------------------------- levels


@on_the_shelf
def test_every_game_has_all_levels_each_stronger_in_thought(game: Game) -> None:
    found = levels_of(game)
    assert tuple(found) == levels.NAMES
    assert [level_of(game, name) for name in levels.NAMES] == list(found.values())
    for level in found.values():
        assert level.iterations > 0
        assert 0 < level.milliseconds <= 5000
        assert level.value_scale > 0


def test_levels_are_named_and_altered() -> None:
    assert set(BOTS) == {"random", "greedy", *levels.NAMES}
    usual = level_of(PEBBLES, "sharp")
    assert level_of(PEBBLES, "sharp+depth=3+exploration=250") == replace(
        usual, depth=3, exploration=250
    )
    for wrong in ("clever", "sharp+depth", "sharp+depth=x", ""):
        with pytest.raises(LudothequeError) as error:
            level_of(PEBBLES, wrong)
        assert error.value.problem.code == "no-such-bot"


@on_the_shelf
def test_an_unknown_number_is_refused_with_the_list_of_those_there_are(game: Game) -> None:
    for bot, known in (("sharp", levels_of(game)["sharp"]), ("greedy", Level())):
        with pytest.raises(LudothequeError) as error:
            level_of(game, f"{bot}+depth=3+wisdom=3")
        assert error.value.problem.code == "no-such-level-number"
        assert error.value.problem.values["name"] == "wisdom"
        names = [field.name for field in fields(known)]
        assert error.value.problem.values["allowed"] == ", ".join(names)


@on_the_shelf
def test_a_games_own_numbers_can_be_altered_like_all_others(game: Game) -> None:
    level = levels_of(game)["sharp"]
    for field in fields(level):
        changed = level_of(game, f"sharp+{field.name}=7")
        assert changed.numbers()[levels.place(field.name, type(level))] == 7
        assert sum(a != b for a, b in zip(changed.numbers(), level.numbers(), strict=True)) <= 1


def test_foresight_can_be_set() -> None:
    assert foresight({}) == Foresight.WHEN_READY
    assert foresight({"LUDOTHEQUE_FORESIGHT": "never"}) == Foresight.NEVER
    with pytest.raises(LudothequeError) as error:
        foresight({"LUDOTHEQUE_FORESIGHT": "sometimes"})
    assert error.value.problem.code == "setting-unknown"


# ---------------------------------------------------------------- searchers and workshop


def test_a_searcher_is_made_ready_in_the_background() -> None:
    searchers = Searchers()
    assert searchers.ready(PEBBLES) is None
    searcher = searchers.wait(PEBBLES)
    assert searcher is not None
    assert searcher is searchers.ready(PEBBLES) is searchers.wait(PEBBLES)
    assert is_prepared(PEBBLES)


@games
def test_a_searcher_finds_something_to_think_about_in_every_game(game: Game) -> None:
    searcher = Searcher(game, speed=INTERPRETER, most_nodes=2000)
    searcher.prepare()
    assert searcher.visited()


def test_nothing_is_compiled_after_a_searcher_is_ready() -> None:
    """Workers name seats by their numbers, others by their letters."""
    searcher = Searcher(PEBBLES)
    searcher.prepare()
    before = list(searcher.built.search.signatures)
    match = heap(9)
    level = level_of(PEBBLES, "steady")
    for seat in (Seat.A, int(Seat.A)):
        s, b = searcher.converted(match.state, match.board)
        searcher.choose(s, b, seat, level, searcher.speed.integers(generator()), timed=True)
    assert searcher.built.search.signatures == before


async def test_a_workshop_says_when_all_its_workers_can_search() -> None:
    async with opened(2, COMPILING, foresight=Foresight.ALWAYS) as workshop:
        assert await workshop.is_ready(PEBBLES)
        assert workshop.idle == 2
        assert len(pids(workshop)) == 2


def test_nobody_waits_for_a_searcher_longer_than_they_can(monkeypatch: pytest.MonkeyPatch) -> None:
    done = threading.Event()
    monkeypatch.setattr(Searcher, "prepare", lambda searcher: done.wait())
    searchers = Searchers()
    assert searchers.wait(PEBBLES, 0.01) is None
    done.set()
    assert searchers.wait(PEBBLES) is not None


def test_a_searcher_that_cannot_be_made_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(searcher: Searcher) -> None:
        raise ArithmeticError

    monkeypatch.setattr(Searcher, "prepare", fail)
    assert Searchers().wait(PEBBLES) is None


async def in_workshop(match: Match, bot: str, how: Foresight, seeds: int) -> list[Any]:
    async with opened(foresight=how, timed=False, patience=COMPILING) as workshop:
        await workshop.make_ready([match.game])
        return [await chosen_by(workshop, match, Seat.A, bot, seed) for seed in range(seeds)]


async def test_a_worker_thinks_what_this_process_would_think() -> None:
    match = HOARD.match(2)
    expected = []
    for seed in range(4):
        rng = [0] * chance.RNG_WORDS
        chance.seed_rng(rng, seed, 0)
        s = imagined(match, Seat.A, rng)
        searcher = interpreted(HOARD)
        action = choose_action(HOARD, s, match.board, Seat.A, "steady", rng, searcher)
        expected.append(HOARD.notation.to_move(s, match.board.plan, Seat.A, action))
    assert await in_workshop(match, "steady", Foresight.ALWAYS, 4) == expected


async def test_without_foresight_a_level_plays_simply() -> None:
    match = HOARD.match(2)
    simple = await in_workshop(match, "greedy", Foresight.NEVER, 6)
    assert await in_workshop(match, "master", Foresight.NEVER, 6) == simple
