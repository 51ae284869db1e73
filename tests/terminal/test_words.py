"""What help and legends say can be typed, can be typed; in both languages, within 80 columns."""

from __future__ import annotations

import re

import pytest

import ludotheque
from ludotheque.engine.game import Game
from ludotheque.terminal.typed import COMMANDS, command_in, read
from ludotheque.words import LANGUAGES, say
from ludotheque.words.spelling import bare, meanings, shown, spellings, understood

EVERY_GAME = pytest.mark.parametrize("game", ludotheque.all_games(), ids=lambda game: game.name)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
EXAMPLE = re.compile(r" +(\S.*?) {2,}\S")
QUOTED = re.compile(r"[“«]\u202f?(.+?)\u202f?[”»]")
# Words of games' own questions; the rest is for the reader to fill in.
QUESTIONS = {"notes", "carnet", "tray", "reserve", "place"}


def help_of(game: Game, language: str) -> list[str]:
    """The lines about what is typed, before the legend of the board."""
    legend = {"en": "On the board", "fr": "Sur le plateau"}[language]
    return say(language, "notation-help", game=game.name).split(legend)[0].split("\n")


def is_understood(text: str, game: Game) -> bool:
    """As a move, as several, as a command, or as a question to the game."""
    words = text.split()
    if command_in(text) is not None or bare(words[0]) in QUESTIONS:
        return True
    meant = [understood(word, game.name) for word in words]
    if read(" ".join(meant), game.notation) is not None:
        return True
    match = game.match(seats=game.about.seats[0], seed=1)
    unsaid = game.terminal.unsaid(match)
    return (bool(unsaid) and read(f"{unsaid} {meant[0]}", game.notation) is not None) or all(
        read(f"to {word}", game.notation) is not None for word in meant
    )


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_example_of_the_help_is_understood(game: Game, language: str) -> None:
    found = [example[1] for line in help_of(game, language) if (example := EXAMPLE.match(line))]
    assert len(found) >= 4
    assert [text for text in found if not is_understood(text, game)] == []


@EVERY_GAME
@EVERY_LANGUAGE
def test_what_prompts_quote_is_understood(game: Game, language: str) -> None:
    keys = ("yours-play", "phase-landed", "phase-circle")
    values: dict[str, str | int] = {"you": "yes", "due": 1, "waiting": "A", "turn": "A"}
    for key in keys:
        said = say(language, key, values, game=game.name)
        assert [text for text in QUOTED.findall(said) if not is_understood(text, game)] == []


@EVERY_GAME
@EVERY_LANGUAGE
def test_help_fits_the_screen(game: Game, language: str) -> None:
    text = f"{say(language, 'notation-help', game=game.name)}\n{say(language, 'terminal-help')}"
    sentences = [line for line in text.split("\n") if len(line) > 80]
    assert [line for line in sentences if line.startswith(" ")] == []  # tables are not folded


@EVERY_GAME
def test_every_spelling_stands_for_one_word_and_is_no_command(game: Game) -> None:
    commands = {spelt for every in COMMANDS.values() for spelt in every}
    for language in LANGUAGES:
        spelt = [bare(each) for every in spellings(language, game.name).values() for each in every]
        assert len(set(spelt)) == len(spelt)
        assert not commands & set(spelt)
    known = meanings(game.name)
    for language in LANGUAGES:
        for word, every in spellings(language, game.name).items():
            assert {known[bare(each)] for each in every} == {word}


@EVERY_GAME
@EVERY_LANGUAGE
def test_what_is_offered_reads_back_as_the_same_move(game: Game, language: str) -> None:
    match = game.match(seats=game.about.seats[0], seed=2)
    for _ in range(60):
        if match.over:
            break
        seat = min(match.acting)
        for move in match.legal(seat):
            notation = game.notation.write(move)
            typed = shown(notation, game.name, language)
            back = " ".join(understood(word, game.name) for word in typed.split())
            assert back == notation
        match.play(seat, match.legal(seat)[0])


@EVERY_LANGUAGE
def test_french_players_are_shown_french_words(language: str) -> None:
    game = ludotheque.game("close-encounters")
    assert shown("circle 42", game.name, language) == (
        "entourer 42" if language == "fr" else "circle 42"
    )
    assert understood("ENTOURER", game.name) == "circle"
    assert understood("fantôme-2", "pac-man") == understood("fantome-2", "pac-man") == "ghost-2"
    assert understood("Ra2", "situation-4") == "refinery-2"
    assert understood("a1", "situation-4") == "a1"  # a place, though “à” is a word


@EVERY_GAME
def test_a_move_that_is_nobodys_to_make_is_refused_in_words(game: Game) -> None:
    """Not with the insides of the program: fate's own moves, typed by a player."""
    match = game.match(seats=game.about.seats[0], seed=3)
    fates = {game.notation.write(entry.move) for entry in match.log}
    for text in sorted(fates):
        with pytest.raises(ludotheque.LudothequeError) as refused:
            match.play(min(match.acting), text)
        problem = refused.value.problem
        told = say("en", problem.code, problem.values, game=problem.game)
        assert "(" not in told
