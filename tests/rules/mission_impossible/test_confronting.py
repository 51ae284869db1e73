"""Confrontations and what comes of them (MI-O, MI-7, MI-7a, MI-7b, MI-7c)."""

from __future__ import annotations

import pytest

from tests.clauses import clause

from .table import play

# A hunts B, B hunts C, C hunts D, D hunts A; A's neighbours in the circle are B and D.
FOUR = "4 players; A english; B russian; C german; D chinese"
MEETING = f"{FOUR}; A at h4; B at h5; C at h5; D at h5; A rolls 1; h5"


# ---------------------------------------------------------------- MI-7: a choice


@clause("MI-7")
def test_one_may_confront_one_of_those_who_stand_there() -> None:
    game = play(MEETING)
    assert game.phase == "confront"
    assert game.legal() == {"confront B", "confront C", "confront D", "pass"}
    game.then("confront C")
    assert game.turn == "B"


@clause("MI-7")
def test_one_need_not() -> None:
    game = play(MEETING).then("pass")
    assert game.codes() == ["passed"]
    assert game.turn == "B"
    assert not any(game.is_out(seat) for seat in "ABCD")


@clause("MI-7")
def test_only_where_one_lands() -> None:
    game = play(f"{FOUR}; A at h4; B at h5; A rolls 2; h6")
    assert game.turn == "B"


@clause("MI-7")
def test_only_who_stands_there() -> None:
    game = play(f"{FOUR}; A at h4; B at h5; C at h6; A rolls 1; h5")
    assert game.why_not("A", "confront C") == "MI-7"
    assert game.why_not("A", "confront A") == "MI-7"
    assert game.why_not("A", "h6") == "MI-7"
    assert play(f"{FOUR}; A at h4; A rolls 1").why_not("A", "confront B") == "MI-7"


@clause("MI-7")
def test_a_card_is_read_before_somebody_is_confronted() -> None:
    game = play(f"{FOUR}; C at i4; A at h4; A rolls 1; i4")
    assert game.codes() == ["went", "read-card", "card-says"]
    assert game.phase == "confront"


@clause("MI-7")
def test_notes_are_never_shown() -> None:
    game = play(f"{FOUR}; A has read i4; A at h4; C at h5; A rolls 1; h5; confront C")
    assert game.card("i4", "C").says is None
    assert game.player("A", "C").agent == "english"
    assert game.player("A", "C").target == "russian"


# ---------------------------------------------------------------- MI-7a: the target


@clause("MI-7a", "MI-O")
def test_the_target_is_out_and_the_mission_goes_on() -> None:
    game = play(MEETING).then("confront B")
    assert game.is_out("B")
    assert game.player("B").fell_to == "A"
    assert game.figure("B") is None
    assert game.player("A").eliminated == 1
    assert game.target("A") == "german"
    assert game.turn == "C"


@clause("MI-7a")
def test_the_victor_has_identity_mission_and_notes() -> None:
    game = play(
        f"{FOUR}; B has read g2; D parted from B; A at h4; B at h5; A rolls 1; h5; confront B"
    )
    assert game.player("B", "A").agent == "russian"
    assert game.player("D", "A").agent == "chinese"  # B had seen that notebook
    assert game.card("g2", "A").says is not None


@clause("MI-7", "MI-7a")
def test_the_fallen_have_seen_the_notebook_that_was_shown_to_them() -> None:
    game = play(MEETING).then("confront B")
    assert game.player("A").known_to == ("B",)
    assert game.heard("B") == ["confronted", "eliminated", "saw-notebook", "took-notebook"]
    (saw,) = (event for event in game.events if event.code == "saw-notebook")
    assert (saw.values["agent"], saw.values["target"]) == ("english", "russian")


@clause("MI-7a", "MI-7b")
@pytest.mark.parametrize("confronts", ["A", "B"])
def test_the_victor_is_told_the_identities_that_the_fallen_had_been_shown(confronts: str) -> None:
    """D had shown B a notebook; whether A confronts B or B walks into A, it is A who is told."""
    other = "B" if confronts == "A" else "A"
    meeting = f"{confronts} at h4; {other} at h5; {confronts} rolls 1; h5; confront {other}"
    game = play(f"{FOUR}; D parted from B; {meeting}")
    assert game.player("B").fell_to == "A"
    assert game.player("D").known_to == ("A", "B")
    assert game.player("D", "A").agent == "chinese"
    assert "learnt-identity" in game.heard("A")
    assert "learnt-identity" not in game.heard("C") + game.heard("D")


@clause("MI-7b")
def test_who_falls_by_confronting_has_been_shown_nothing() -> None:
    game = play(MEETING).then("confront D")
    assert game.player("A").known_to == ("D",)
    assert game.player("D").known_to == ()
    assert "saw-notebook" not in game.codes()


@clause("MI-7a")
def test_the_others_learn_only_who_fell_to_whom() -> None:
    game = play(MEETING).then("confront B")
    assert game.player("B", "C").agent is None
    assert game.player("A", "C").agent is None
    assert game.player("B").fell_to == "A"
    assert game.heard("C") == ["confronted", "eliminated"]
    assert game.heard("A") == ["confronted", "eliminated", "took-notebook"]


@clause("MI-7a")
def test_who_fell_to_whom_tells_who_hunted_whom() -> None:
    """D knows that D is Chinese: A and B, in a row, are not both beside D."""
    game = play(MEETING).then("confront B")
    assert game.player("A", "D").suspects == ("english", "russian")
    assert game.player("B", "D").suspects == ("russian", "german")


@clause("MI-7a")
def test_what_the_victor_had_eliminated_goes_on_to_the_next() -> None:
    """A falls to D with B's notebook: D then hunts C, and knows both."""
    game = play(f"{FOUR}; B fell to A; D at h4; A at h5; D rolls 1; h5; confront A")
    assert game.player("A", "D").agent == "english"
    assert game.player("B", "D").agent == "russian"
    assert game.target("D") == "german"


@clause("MI-7a")
def test_notes_on_the_victors_own_cards_pass_on_with_all_notebooks() -> None:
    """B had read a card of A's, and fell to A; D, to whom A falls, holds B's notebook too."""
    game = play(f"{FOUR}; B has read f6; B fell to A; D at h4; A at h5; D rolls 1; h5; confront A")
    assert game.card("f6", "D").says is not None
    assert game.card("g9", "D").says is None  # no notebook says where one's own cards lie


# ---------------------------------------------------------------- MI-7b: the hunter


@clause("MI-7b")
def test_who_confronts_their_hunter_is_out() -> None:
    game = play(MEETING).then("confront D")
    assert game.is_out("A")
    assert game.player("A").fell_to == "D"
    assert game.player("D").eliminated == 1
    assert game.target("D") == "russian"
    assert game.turn == "B"
    assert game.heard("B") == ["confronted", "trapped"]


@clause("MI-7b")
def test_the_hunter_receives_all_notebooks() -> None:
    game = play(f"{FOUR}; B fell to A; A has read g2; A at h4; D at h5; A rolls 1; h5; confront D")
    assert game.player("B", "D").agent == "russian"
    assert game.card("g2", "D").says is not None
    assert game.target("D") == "german"


@clause("MI-7b")
def test_with_two_left_the_one_who_confronts_wins() -> None:
    """Each is the other's target; MI-7a comes first."""
    game = play("B fell to A; A at h4; C at h5; C rolls 1; h4; confront A")
    assert game.is_out("A")
    game = play("B fell to A; A at h4; C at h5; A rolls 1; h5; confront C")
    assert game.is_out("C")


# ---------------------------------------------------------------- MI-7c: neither


@clause("MI-7c")
def test_otherwise_nobody_is_out() -> None:
    game = play(MEETING).then("confront C")
    assert not any(game.is_out(seat) for seat in "ABCD")
    assert game.codes() == ["confronted", "parted", "saw-notebook"]


@clause("MI-7c")
def test_the_opponent_has_seen_the_notebook_and_says_nothing() -> None:
    game = play(MEETING).then("confront C")
    assert game.player("A", "C").agent == "english"
    assert game.player("C", "A").agent is None
    assert game.player("A", "B").agent is None
    assert game.player("A").known_to == ("C",)
    assert game.heard("C") == ["confronted", "parted", "saw-notebook"]
    assert game.heard("A") == game.heard("B") == ["confronted", "parted"]


@clause("MI-7c")
@pytest.mark.parametrize("viewer", ["", "A", "B", "C", "D"])
def test_all_see_that_neither_hunts_the_other(viewer: str) -> None:
    game = play(MEETING).then("confront C")
    assert game.view(viewer).not_hunting == (("A", "C"), ("C", "A"))


@clause("MI-7c")
def test_what_that_proves_to_a_third() -> None:
    """B and D stand between A and C: the Russian, B, hunts one of them, and the other hunts B."""
    game = play(MEETING).then("confront C")
    assert game.player("D", "B").suspects == ("chinese",)
    assert game.player("A", "B").suspects == ("english", "german")


@clause("MI-7c")
def test_what_was_proven_before_an_elimination_stays_proven() -> None:
    """A and C were not neighbours while B was between them; now they are."""
    game = play(MEETING).then("confront C")
    assert ("A", "C") in game.view().not_hunting
    game = play(f"{FOUR}; A parted from C; B fell to A")
    assert ("A", "C") not in game.view().not_hunting
    assert ("C", "A") in game.view().not_hunting
