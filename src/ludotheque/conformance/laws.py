"""The laws that hold for every game, over random games of every variant."""

from __future__ import annotations

import random
from itertools import islice
from xml.etree import ElementTree

from ludotheque.engine.checking import check
from ludotheque.engine.game import Game
from ludotheque.engine.seats import CLOCK, FATE, Seat
from ludotheque.engine.speeds import SPEEDS
from ludotheque.lab.run import Run
from ludotheque.lab.simulate import simulate

from .positions import (
    CheckedPosition,
    Effort,
    Step,
    Variant,
    play_at_random,
    random_entries,
    sampled,
    some_variants,
    walk,
)

IMAGINED = 60  # positions that somebody makes up
GAMES = 4  # that are played at every speed


def the_contract_is_kept(game: Game, effort: Effort) -> None:
    """The contract is kept, and every board can be read."""
    check(game.contract)
    for board in game.about.boards:
        assert game.board.check(game.board.read(game.board_text(board))) == [], board
    if game.contract.terminal is not None:
        assert game.terminal


def what_is_legal_is_what_is_not_refused(game: Game, effort: Effort) -> None:
    """What is legal is exactly what is not refused."""
    for position in sampled(game, effort, 25):
        over = game.rules.over(position.s, position.b)
        fate = game.rules.chance(position.s, position.b) > 0
        for seat in position.seats:
            legal = position.legal(seat)
            allowed = [a for a in range(game.rules.ACTIONS) if position.refusal(seat, a) == 0]
            assert sorted(legal) == allowed, seat
            assert bool(legal) == (seat in position.acting), seat
            assert not legal or not (over or fate), seat


def somebody_can_go_on_until_it_is_over(game: Game, effort: Effort) -> None:
    """Everywhere fate is due, or somebody may act, or the game is over: one of these."""
    for position in sampled(game, effort, 60):
        fate = game.rules.chance(position.s, position.b) > 0
        over = game.rules.over(position.s, position.b)
        assert fate + bool(position.acting) + over == 1


def asking_changes_nothing(game: Game, effort: Effort) -> None:
    """Asking what is legal, refused, seen or scored changes nothing."""
    for position in sampled(game, effort, 15):
        before = position.values()
        for seat in position.seats:
            position.legal(seat)
            for action in range(game.rules.ACTIONS):
                position.refusal(seat, action)
            if seat in range(position.s.seats):
                game.views.view(position.s, position.b, position.board.plan, seat)
                game.rules.score(position.s, position.b, seat)
        assert position.values() == before


def every_view_can_be_drawn(game: Game, effort: Effort) -> None:
    """Where a game draws its positions, every view gives a picture that is SVG."""
    if game.views.picture is None:
        return
    for position in sampled(game, effort, 10):
        for seat in (None, *(each for each in position.seats if each in range(position.s.seats))):
            view = position.view(None if seat is None else Seat(seat))
            assert not hasattr(view, "picture"), "a view has a field that is called picture"
            drawn = ElementTree.fromstring(game.views.picture(position.board.plan, view))
            assert drawn.tag == "{http://www.w3.org/2000/svg}svg", drawn.tag


def a_refusal_names_a_clause(game: Game, effort: Effort) -> None:
    """A refusal names a clause and says why."""
    for position in sampled(game, effort, 8):
        plan = position.board.plan
        for seat in position.seats:
            for action in range(game.rules.ACTIONS):
                number = position.refusal(seat, action)
                if number:
                    clause = game.clause(number)
                    explained = game.reasons.explain(
                        position.s, position.b, plan, seat, action, clause
                    )
                    assert explained.clause == clause
                    assert explained.code


def what_a_seat_cannot_know_makes_no_difference_to_it(game: Game, effort: Effort) -> None:
    """Imagined positions look, to the seat that imagines them, exactly like the true one."""
    for at, position in enumerate(sampled(game, effort, 12)):
        for seat in range(position.s.seats):
            imagined, who = position.imagined(seat, at), f"to {Seat(seat).word}"
            assert imagined.view(Seat(seat)) == position.view(Seat(seat)), f"the view {who}"
            assert imagined.legal(seat) == position.legal(seat), f"what is legal {who}"
            assert imagined.acting == position.acting, f"who may act, {who}"
            for action in range(game.rules.ACTIONS):
                here, there = (each.answer(Seat(seat), action) for each in (position, imagined))
                assert here == there, f"action {action} {who}: {here}, {there}"


def what_a_seat_cannot_know_is_not_told_to_it(game: Game, effort: Effort) -> None:
    """The same choice in positions that a seat cannot tell apart is told to it in the same words.

    Unless it has learned something by it: then its views differ afterwards.
    """
    for at, position in enumerate(sampled(game, effort, 12)):
        for seat in position.players:
            imagined = position.imagined(seat, at)
            for actor, action in position.some_choices(at):
                if action in imagined.legal(actor):
                    here, there = (each.after(actor, action) for each in (position, imagined))
                    if here.position.view(seat) == there.position.view(seat):
                        require_told_alike(here, there, seat)


def a_hidden_choice_is_hidden(game: Game, effort: Effort) -> None:
    """Which of several hidden choices a seat made is neither seen nor told by anybody else.

    And whoever cannot tell them apart imagines now the one, now the other.
    """
    for at, position in enumerate(sampled(game, effort, 12)):
        for actor in position.acting:
            for one, other in position.hidden_choices(actor, at):
                require_hidden(actor, position.after(actor, one), position.after(actor, other))


def require_hidden(actor: Seat, here: Step, there: Step) -> None:
    others = [seat for seat in here.position.players if seat != actor]
    unsure = [seat for seat in others if here.position.view(seat) == there.position.view(seat)]
    for seat in unsure:
        require_told_alike(here, there, seat)
        made_up = (here.position.imagined(seat, number).values() for number in range(IMAGINED))
        truth = here.position.values()
        assert any(each != truth for each in made_up), f"{seat.word} imagines only the truth"
    if unsure == others:  # then a watcher, who knows no more than they do, cannot tell either
        assert here.position.view(None) == there.position.view(None), "a watcher sees it"
        require_told_alike(here, there, None)


def require_told_alike(here: Step, there: Step, seat: Seat | None) -> None:
    told, otherwise = here.told(seat), there.told(seat)
    who = "a watcher" if seat is None else seat.word
    assert told == otherwise, f"{who} is told what nobody else's secret may change: {told}"


def who_is_in_play_is_public(game: Game, effort: Effort) -> None:
    """Who is still in play is public, and somebody is until the end."""
    for at, position in enumerate(sampled(game, effort, 12)):
        playing = in_play(position)
        assert playing or game.rules.over(position.s, position.b)
        for seat in range(position.s.seats):
            assert in_play(position.imagined(seat, at)) == playing


def in_play(position: CheckedPosition) -> list[int]:
    s, b = position.s, position.b
    return [seat for seat in range(s.seats) if position.game.views.in_play(s, b, seat)]


def a_game_ends_with_winners_and_a_reason(game: Game, effort: Effort) -> None:
    """A game ends with winners and a reason."""
    for variant in some_variants(game, effort):
        *_, last = walk(game, 5, variant)
        clause, reason = game.reasons.ending(last.s, last.b)
        assert clause in game.clauses
        assert reason
        assert not last.acting


def a_replayed_log_gives_the_same_position(game: Game, effort: Effort) -> None:
    """A replayed log gives the same position, and the same saved game."""
    for seats, options, board in some_variants(game, effort):
        match = game.match(seats, seed=3, options=options, board=board)
        play_at_random(match, random.Random(4), 120)
        again = game.match(seats, options=options, board=board)
        for entry in match.log:
            again.play(entry.seat, entry.move)
        assert again.text() == match.text()
        assert (
            CheckedPosition(game, again.state, again.board).values()
            == CheckedPosition(game, match.state, match.board).values()
        )


def the_clock_does_what_is_legal(game: Game, effort: Effort) -> None:
    """What the clock will do is legal, and counts from something that was done."""
    announced = 0
    for variant in some_variants(game, effort):
        acted, by_fate = 0, True
        for position in walk(game, 6, variant):
            acted += not by_fate
            by_fate = game.rules.chance(position.s, position.b) > 0
            for alarm in game.alarms(position.s, position.b):
                move = game.notation.read(alarm.move)
                action = game.notation.to_action(position.s, position.board.plan, CLOCK, move)
                assert action in position.legal(CLOCK)
                assert 0 <= alarm.since <= acted
                assert alarm.seconds >= 0
                announced += 1
    assert bool(announced) == game.about.realtime


def play_begins_once_all_are_ready(game: Game, effort: Effort) -> None:
    """Sides that are not ready may say so, and nobody else; then the clock begins."""
    for variant in some_variants(game, effort):
        for position in walk(game, 6, variant):
            s, b, plan = position.s, position.b, position.board.plan
            prepared = game.preparation(s, b)
            if prepared is None or game.rules.chance(s, b):
                continue
            read, to_action = game.notation.read, game.notation.to_action
            ready = {
                seat
                for seat in map(Seat, range(s.seats))
                if to_action(s, plan, seat, read(prepared.ready)) in position.legal(seat)
            }
            assert ready == set(prepared.unready)
            announced = [alarm.move for alarm in game.alarms(s, b)]
            assert (prepared.start in announced) == (not prepared.unready)


def every_move_has_its_notation_both_ways(game: Game, effort: Effort) -> None:
    """Every move has its notation, both ways."""
    notation = game.notation
    for position in sampled(game, effort, 20):
        s, plan = position.s, position.board.plan
        for seat in position.acting:
            for action in position.legal(seat):
                move = notation.to_move(s, plan, seat, action)
                assert notation.to_action(s, plan, seat, move) == action, move
                assert notation.read(notation.write(move)) == move
        for k in islice(range(game.rules.chance(s, position.b)), 40):
            move = notation.to_fate(s, plan, k)
            assert notation.from_fate(s, plan, move) == k, move
            assert notation.read(notation.write(move)) == move


def every_move_says_who_is_told_it(game: Game, effort: Effort) -> None:
    """Every move says who is told it, and that shows in its text alone."""
    fresh, hidden = game.match(game.about.seats[-1]), set[bool]()
    for match, entry in random_entries(game, effort):
        assert type(entry.move) in game.notation.DISCLOSURES, entry.move
        if entry.seat in match.seats:
            text = game.notation.write(entry.move)
            assert match.hides(text) == match.hides(entry.move) == fresh.hides(text), text
            hidden.add(match.hides(text))
    assert not game.about.secrets or hidden == {True, False}


def an_outcome_of_fate_stands_for_what_was_announced(game: Game, effort: Effort) -> None:
    """What fate's outcomes stand for is announced, and each stands for something else."""
    if game.outcomes is None:
        return
    for position in sampled(game, effort, 20):
        s, plan = position.s, position.board.plan
        announced = game.outcomes(plan)
        kinds = {len(moves): moves for moves in announced}
        assert len(kinds) == len(announced)
        assert all(len(set(moves)) == len(moves) for moves in announced)
        among = game.rules.chance(s, position.b)
        if among in kinds:
            drawn = [game.notation.to_fate(s, plan, k) for k in range(among)]
            assert drawn == list(kinds[among])


def nothing_exceeds_what_is_stated(game: Game, effort: Effort) -> None:
    """Draws, scores and the length of a game stay within what `About` states."""
    about, (lowest, highest) = game.about, game.about.scores
    for variant in some_variants(game, effort, "stated"):
        actions = 0
        for position in walk(game, 1, variant):
            actions += bool(position.acting)
            outcomes = game.rules.chance(position.s, position.b)
            assert outcomes <= about.most_outcomes, f"{outcomes} outcomes"
            for seat in range(position.s.seats):
                score = game.rules.score(position.s, position.b, seat)
                assert lowest <= score <= highest, f"a score of {score}"
        assert about.longest is None or actions <= about.longest, f"{actions} actions"


def the_dice_that_are_counted_are_those_that_fate_rolls(game: Game, effort: Effort) -> None:
    """The dice that are counted are those that fate rolls."""
    if game.dice is None:
        return
    shown: set[int] = set()
    for match, entry in random_entries(game, effort):
        found = game.dice.shown(entry.move)
        if entry.seat == FATE:
            assert len(game.dice.faces) ** len(found) == match.outcomes or not found
            shown.update(found)
        else:
            assert not found
    assert shown == set(game.dice.faces)


# ---------------------------------------------------------------- one set of rules at every speed


def digests(game: Game, variant: Variant, games: int, bot: str) -> set[str]:
    """Over the same games at every speed of this machine: one digest, if they agree."""
    seats, options, board = variant
    runs = [
        Run(game, games, seats, seed=11, bots=(bot,), backend=backend, options=options, board=board)
        for backend in ("python", "cpu", "wasm")
        if SPEEDS[backend].missing() is None
    ]
    return {str(simulate(run)["digest"]) for run in runs}


def compiled_rules_play_the_same_games(game: Game, effort: Effort) -> None:
    """Compiled, the rules play the same random games."""
    for variant in some_variants(game, effort):
        assert len(digests(game, variant, GAMES, "random")) == 1, variant


def compiled_bots_choose_the_same(game: Game, effort: Effort) -> None:
    """Compiled, the simplest bot chooses the same."""
    for variant in some_variants(game, effort)[:2]:
        assert len(digests(game, variant, 1, "greedy")) == 1, variant


LAWS = (
    the_contract_is_kept,
    what_is_legal_is_what_is_not_refused,
    somebody_can_go_on_until_it_is_over,
    asking_changes_nothing,
    every_view_can_be_drawn,
    a_refusal_names_a_clause,
    what_a_seat_cannot_know_makes_no_difference_to_it,
    what_a_seat_cannot_know_is_not_told_to_it,
    a_hidden_choice_is_hidden,
    who_is_in_play_is_public,
    a_game_ends_with_winners_and_a_reason,
    a_replayed_log_gives_the_same_position,
    the_clock_does_what_is_legal,
    play_begins_once_all_are_ready,
    every_move_has_its_notation_both_ways,
    every_move_says_who_is_told_it,
    an_outcome_of_fate_stands_for_what_was_announced,
    nothing_exceeds_what_is_stated,
    the_dice_that_are_counted_are_those_that_fate_rolls,
)
AT_EVERY_SPEED = (compiled_rules_play_the_same_games, compiled_bots_choose_the_same)
