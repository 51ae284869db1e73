"""The words of the house and of every game: equal in both languages, complete, and well set.

A key that is missing or that nobody speaks fails here, and so does a sentence that cannot be
filled in. What the sentences say is for people to judge.
"""

from __future__ import annotations

import ast
import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise, product
from typing import Any

import pytest
from fluent.syntax import ast as fluent

from ludotheque.engine import levels
from ludotheque.engine.contract import Event, Look
from ludotheque.engine.errors import BoardError, Problem
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.words import FUNCTIONS, LANGUAGES, has, say
from tests.tiers import TIER, Tier, times
from tests.words.catalogue import (
    Catalogue,
    Parts,
    Place,
    catalogue,
    keys,
    parts,
    places,
    sources,
    texts,
)
from tests.words.page import is_made
from tests.words.spoken import Pieces, Utterance, parse, returned, spoken

PLACES = places()
HOUSE, *GAMES = PLACES
EVERY_PLACE = pytest.mark.parametrize("place", PLACES, ids=lambda place: place.name)
EVERY_GAME = pytest.mark.parametrize("place", GAMES, ids=lambda place: place.name)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)

OF_THE_GAME = {"game-title", "game-tagline", "game-about"}
OF_A_CLAUSE = {"title"}  # the attribute of every clause
OF_A_RULED_CLAUSE = {"title", "ruling"}  # those of a clause on which the sheet left us to decide
OF_AN_EVENT = {"brief", "several"}  # those that an event may have: as a sign, and of a run of them
SAMPLES: tuple[str | int, ...] = (0, 1, 2, 5, "A", "c4")


# ---------------------------------------------------------------- both languages


@EVERY_PLACE
@EVERY_LANGUAGE
def test_a_word_file_can_be_read_to_its_end(place: Place, language: str) -> None:
    words = catalogue(place, language)
    assert words.broken == ()
    assert [key for key, written in Counter(words.written).items() if written > 1] == []
    clauses = place.game.clauses if place.game else ()
    silent = [key for key, message in words.messages.items() if message.value is None]
    assert [key for key in silent if key not in clauses] == []


@EVERY_PLACE
def test_both_languages_have_the_same_keys(place: Place) -> None:
    english, french = (set(catalogue(place, language).messages) for language in LANGUAGES)
    assert english ^ french == set()


def variables(words: Catalogue) -> dict[tuple[str, str], set[str]]:
    """The variables of each sentence, by its key and attribute."""
    return {
        (key, attribute): parts(words, pattern).variables
        for key, attribute, pattern in words.patterns()
    }


@EVERY_PLACE
def test_both_languages_have_the_same_attributes_and_variables(place: Place) -> None:
    english, french = (variables(catalogue(place, language)) for language in LANGUAGES)
    differing = {name for name in english | french if english.get(name) != french.get(name)}
    assert differing == set()


@EVERY_PLACE
def test_no_sentence_is_left_untranslated(place: Place) -> None:
    english, french = (
        {text for _, _, pattern in catalogue(place, language).patterns() for text in texts(pattern)}
        for language in LANGUAGES
    )
    assert {text for text in english & french if len(re.findall(r"\w+", text)) > 3} == set()


@EVERY_PLACE
@EVERY_LANGUAGE
def test_every_sentence_can_be_said(place: Place, language: str) -> None:
    words = catalogue(place, language)
    for key, attribute, pattern in words.patterns():
        mentioned = parts(words, pattern)
        for sample in (*SAMPLES, *mentioned.choices):
            values = dict.fromkeys(mentioned.variables, sample)
            text = say(language, key, values, place.game_name, attribute)
            assert text.strip(), key
            assert "{" not in text, key


# ---------------------------------------------------------------- typography

# A command that is quoted as a whole may have what a shell needs around an extra in brackets.
SHELL_QUOTE = r"(?<!pip install )'(?!”|\u202f»)"
WRONG = {
    "a straight apostrophe or quotation mark": rf"[\"`]|{SHELL_QUOTE}",
    "three dots for an ellipsis": r"\.\.\.",
    "two spaces in a row": r"(?<=[^ \n])  (?! )",  # more of them set a table
}
WRONG_IN = {
    "en": {
        "French quotation marks": r"[«»]",
        "a space before punctuation": r"[ \u00a0\u202f][;:!?,]",
        "a space inside quotation marks": r"“[ \u00a0\u202f]|[ \u00a0\u202f]”",
        "American spelling": r"(?i)\bcolor|\bcenter|\bneighbor|\bgray\b",
    },
    "fr": {
        "English quotation marks": r"[“”]",
        "no narrow no-break space before ; ! ?": r"[^\s!?][;!?]|\S[ \u00a0][;!?]",
        "no no-break space before a colon": r"(?<!\u00a0):",
        "no narrow no-break space inside « »": r"«(?!\u202f)|(?<!\u202f)»",
        "a space before a comma": r"[ \u00a0\u202f],",
    },
}


@EVERY_PLACE
@EVERY_LANGUAGE
def test_the_typography_is_right(place: Place, language: str) -> None:
    found = [
        f"{key}: {name}"
        for key, _, pattern in catalogue(place, language).patterns()
        for text in texts(pattern)
        for name, expression in (WRONG | WRONG_IN[language]).items()
        if re.search(expression, text)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "it's"),
        ("en", "so..."),
        ("en", "no  way"),
        ("en", "«so»"),
        ("en", "what ?"),
        ("en", "“ so”"),
        ("en", "the center"),
        ("fr", "quoi ?"),
        ("fr", "quoi\u00a0?"),
        ("fr", "quoi?"),
        ("fr", "ainsi\u202f:"),
        ("fr", "« ainsi »"),
        ("fr", "“ainsi”"),
        ("fr", "ainsi ,"),
    ],
)
def test_wrong_typography_is_found(language: str, text: str) -> None:
    assert any(re.search(wrong, text) for wrong in (WRONG | WRONG_IN[language]).values())


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "So: “it’s”, isn’t it?"),
        ("en", "“pip install 'ludotheque[site]'” adds it."),
        ("en", "For help:\n  help   this help"),
        ("fr", "Ainsi\u00a0: «\u202fc’est\u202f», n’est-ce pas\u202f?!"),
        ("fr", "Pour de l’aide\u00a0:\n  ?   l’aide"),
    ],
)
def test_right_typography_is_left_alone(language: str, text: str) -> None:
    assert not any(re.search(wrong, text) for wrong in (WRONG | WRONG_IN[language]).values())


# ---------------------------------------------------------------- names in French


@pytest.mark.parametrize(
    ("name", "inside", "after_de", "after_a"),
    [
        ("Le Stagiaire", "le Stagiaire", "du Stagiaire", "au Stagiaire"),
        ("Le Stagiaire C", "le Stagiaire C", "du Stagiaire C", "au Stagiaire C"),
        ("Les Bleus", "les Bleus", "des Bleus", "aux Bleus"),
        ("La Reine", "la Reine", "de la Reine", "à la Reine"),
        ("L’Ombre", "l’Ombre", "de l’Ombre", "à l’Ombre"),
        ("Joueur A", "le joueur A", "du joueur A", "au joueur A"),
        ("Anna", "Anna", "d’Anna", "à Anna"),
        ("Éloïse", "Éloïse", "d’Éloïse", "à Éloïse"),
        ("Rosa", "Rosa", "de Rosa", "à Rosa"),
        ("Leo Le", "Leo Le", "de Leo Le", "à Leo Le"),
        ("Le", "Le", "de Le", "à Le"),
        ("A", "A", "de A", "à A"),
        ("", "", "de ", "à "),
    ],
)
def test_a_name_is_set_into_a_french_sentence(
    name: str, inside: str, after_de: str, after_a: str
) -> None:
    assert [FUNCTIONS[each](name) for each in ("LE", "DE", "AU")] == [inside, after_de, after_a]


NAMED = {"seat", "owner", "other", "victor", "turn", "name", "fallen", "survivor"}
BEFORE_A_NAME = re.compile(r"(?i)\b(de|à|le|du|au) $")


def bare_names(pattern: fluent.Pattern) -> Iterator[str]:
    """The names in a pattern that stand after a word which would have to be contracted."""
    for before, element in pairwise(pattern.elements):
        match element:
            case fluent.Placeable(expression=fluent.VariableReference(id=name)):
                text = before.value if isinstance(before, fluent.TextElement) else ""
                if name.name in NAMED and BEFORE_A_NAME.search(text):
                    yield f"{text}{name.name}"
    for element in pattern.elements:
        match element:
            case fluent.Placeable(expression=fluent.SelectExpression(variants=variants)):
                for variant in variants:
                    yield from bare_names(variant.value)


@EVERY_PLACE
def test_no_name_stands_bare_after_de_or_a_in_french(place: Place) -> None:
    """“de Le Stagiaire” is what DE and AU are for."""
    found = {
        key: names
        for key, _, pattern in catalogue(place, "fr").patterns()
        if (names := list(bare_names(pattern)))
    }
    assert found == {}


# What a thing is called in a game, where another word was used beside it; not what may be typed.
OTHER_WORDS = {
    "mission-impossible": {
        "en": "line-up|shade",
        "fr": "fausse piste|ombre(r| ce)|s’ensui|distributions",
    },
    "situation-4": {"en": "hangs together|valley", "fr": "\\btanks?\\b|fleuve|\\béquipier|vallée"},
}


@pytest.mark.parametrize("game", OTHER_WORDS)
@EVERY_LANGUAGE
def test_a_thing_has_one_name(game: str, language: str) -> None:
    (place,) = (each for each in GAMES if each.name == game)
    found = {
        key
        for key, _, pattern in catalogue(place, language).patterns()
        if key not in ("typed-words", "not-a-move")
        if any(re.search(OTHER_WORDS[game][language], text) for text in texts(pattern))
    }
    assert found == set()


# ---------------------------------------------------------------- missing keys


def module(place: Place, name: str) -> ast.Module:
    return parse([place.code / f"{name}.py"])[0]


def refusals(place: Place) -> set[str]:
    codes = returned(module(place, "reasons"), but="ending")
    return {f"refused-{code}" for code in codes}


def endings(place: Place, game: Game) -> set[str]:
    codes = returned(module(place, "reasons"), only="ending") - set(game.clauses)
    return {f"ending-{code}" for code in codes}


def choices(game: Game) -> set[str]:
    """Its options with their values, and its boards."""
    options = game.about.options
    found = {f"option-{option.name}" for option in options}
    found |= {f"option-{option.name}-{value}" for option in options for value in option.values}
    return found | {f"board-name-{board}" for board in game.about.boards}


def phases(game: Game) -> set[str]:
    """What is expected of whom, in each phase that the rules know."""
    names = [phase.name for phase in getattr(game.rules, "Phase", ())]
    return {f"phase-{name.lower().replace('_', '-')}" for name in names}


def moves(game: Game) -> dict[str, set[str]]:
    """The label of each type of move, and the fields that it can be filled in from."""
    kinds: Any = game.notation.DISCLOSURES
    return {f"move-{kind.__name__.lower()}": set(kind.__dataclass_fields__) for kind in kinds}


def conventional(place: Place) -> set[str]:
    """The keys that a game must have because of what it is."""
    game = place.game
    assert game is not None
    named = OF_THE_GAME | set(game.clauses) | choices(game) | phases(game) | set(moves(game))
    return named | refusals(place) | endings(place, game) | characters()


def characters() -> set[str]:
    """Who plays at each level, and in what manner."""
    return {f"character-{level}{part}" for level in levels.NAMES for part in ("", "-manner")}


@cache
def trees(place: Place) -> tuple[ast.Module, ...]:
    return tuple(parse(sources(place)))


@cache
def utterances(place: Place) -> frozenset[Utterance]:
    return frozenset(spoken(trees(place)))


def spoken_in(place: Place) -> set[str]:
    return {utterance.key for utterance in utterances(place)}


@EVERY_GAME
def test_a_game_has_the_words_for_all_that_it_is(place: Place) -> None:
    assert conventional(place) - keys(place) == set()


@EVERY_GAME
def test_a_game_has_the_words_for_all_that_it_says(place: Place) -> None:
    assert spoken_in(place) - keys(place) - keys(HOUSE) == set()


@EVERY_GAME
def test_every_code_of_a_game_is_found_in_its_source(place: Place) -> None:
    """Were the codes written in a way that is not seen, the tests above would be empty."""
    assert place.game is not None
    assert refusals(place)
    assert endings(place, place.game)
    assert {key for key in spoken_in(place) if key.startswith("event-")}
    assert {key for key in spoken_in(place) if key.startswith("board-")}


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_clause_has_a_title(place: Place, language: str) -> None:
    assert place.game is not None
    for clause in place.game.clauses:
        title = say(language, clause, game=place.game_name, attribute="title")
        assert 0 < len(title) < 60


# The clauses on which the sheets are silent or unclear, and which we therefore had to rule on.
RULED = {
    "close-encounters": "S2 S4 S5 1 1c 1d 2c 2d 3b 3c 4a W",
    "mission-impossible": "S1 S3 S4 S5 1 2 4 5 6 7 7a 7b 8 W",
    "pac-man": "1 2 4 6 8 8a 9 10 11 12 12b 12c 14 15 17 W",
    "situation-4": "2 3 4 6 7 8 9 10 11 13 16 18 19 20 W",
}


@EVERY_GAME
@EVERY_LANGUAGE
def test_a_clause_says_what_the_sheet_says_or_what_we_ruled(place: Place, language: str) -> None:
    assert place.game is not None
    for clause in place.game.clauses:
        sheet, ruling = (
            say(language, clause, game=place.game_name, attribute=part) for part in ("", "ruling")
        )
        assert sheet or ruling, clause


def test_every_game_tells_its_rulings_apart() -> None:
    assert set(RULED) == {place.name for place in GAMES}


@pytest.mark.parametrize("game", RULED)
@EVERY_LANGUAGE
def test_our_rulings_stand_apart_from_what_the_sheet_says(game: str, language: str) -> None:
    (place,) = (each for each in GAMES if each.name == game)
    ruled = {
        key.partition("-")[2]
        for key, attribute, _ in catalogue(place, language).patterns()
        if attribute == "ruling"
    }
    assert ruled == set(RULED[game].split())


@EVERY_GAME
@EVERY_LANGUAGE
def test_a_move_is_labelled_from_its_own_fields(place: Place, language: str) -> None:
    assert place.game is not None
    needed = variables(catalogue(place, language))
    for key, fields in moves(place.game).items():
        assert needed[key, ""] <= fields, key


def test_the_house_has_the_words_for_all_that_it_says() -> None:
    in_every_game = set.intersection(*(keys(place) for place in GAMES))
    assert spoken_in(HOUSE) - keys(HOUSE) - in_every_game == set()


@EVERY_PLACE
@EVERY_LANGUAGE
def test_a_sentence_needs_only_the_values_that_the_code_gives_it(
    place: Place, language: str
) -> None:
    needed = variables(catalogue(HOUSE, language)) | variables(catalogue(place, language))
    short = {
        utterance.key: needed[utterance.key, ""] - utterance.given.names
        for utterance in utterances(place)
        if utterance.given.known and (utterance.key, "") in needed
    }
    assert {key: missing for key, missing in short.items() if missing} == {}


# ---------------------------------------------------------------- unused keys


def referred(place: Place) -> set[str]:
    """The keys that other messages are made of."""
    messages = (
        message
        for language in LANGUAGES
        for message in catalogue(place, language).messages.values()
    )
    return {reference for message in messages for reference in Parts(message).references}


@EVERY_PLACE
def test_every_key_is_spoken_by_somebody(place: Place) -> None:
    used = referred(place) | spoken_in(place) | spoken_in(HOUSE)
    used |= conventional(place) if place.game else set()
    pieces = Pieces.of(trees(place))
    unheard = {key for key in keys(place) - used if not pieces.make(key)}
    assert {key for key in unheard if not is_made(key)} == set()


@EVERY_PLACE
@EVERY_LANGUAGE
def test_only_clauses_and_events_have_attributes(place: Place, language: str) -> None:
    clauses = set(place.game.clauses) if place.game else set()
    for key, message in catalogue(place, language).messages.items():
        found = {attribute.id.name for attribute in message.attributes}
        if key in clauses:
            assert found in (OF_A_CLAUSE, OF_A_RULED_CLAUSE), key
        else:
            assert found <= (OF_AN_EVENT if key.startswith("event-") else set()), key


# ---------------------------------------------------------------- what really happens


def choices_of_options(game: Game) -> Iterator[tuple[str, ...]]:
    """Each value of each option with some of the others; `make test-all` has each with each."""
    values = [option.values for option in game.about.options]
    most = max(map(len, values), default=1)
    together = [tuple(each[number % len(each)] for each in values) for number in range(most)]
    return product(*values) if TIER is Tier.ALL else iter(together)


def game_matches(game: Game) -> Iterator[Match]:
    """A match for each number of seats under each choice of options."""
    names = [option.name for option in game.about.options]
    for values in choices_of_options(game):
        for seats in game.about.seats:
            yield game.match(seats, seed=seats, options=dict(zip(names, values, strict=True)))


def assert_can_be_said(problem: Problem) -> None:
    for language in LANGUAGES:
        assert has(language, problem.code, problem.game), problem.code
        assert say(language, problem.code, problem.values, problem.game)


def refusals_now(match: Match) -> Iterator[Problem]:
    """Why each action is refused to each seat in this position."""
    game, board = match.game, match.board
    for seat, action in product(match.seats, range(game.rules.ACTIONS)):
        number = game.rules.refusal(match.state, board.plain, seat, action)
        if number:
            reason = game.reasons.explain(
                match.state, board.plain, board.plan, seat, action, game.clause(number)
            )
            yield Problem(f"refused-{reason.code}", reason.values, game.name)


def positions(game: Game, dice: random.Random) -> Iterator[tuple[Match, list[Event]]]:
    """Random play: each position with what led to it."""
    for match in game_matches(game):
        for _ in range(times(80, 200)):
            seat = dice.choice(sorted(match.acting))
            yield match, match.play(seat, dice.choice(match.legal(seat)))
            if match.over:
                break


@EVERY_GAME
def test_all_that_happens_and_all_that_is_refused_can_be_said(place: Place) -> None:
    assert place.game is not None
    for number, (match, events) in enumerate(positions(place.game, random.Random(1982))):
        for event in events:
            assert_can_be_said(Problem(f"event-{event.code}", event.values, place.game_name))
        for refusal in refusals_now(match) if number % 25 == 0 else ():
            assert_can_be_said(refusal)


def beside_the_board(match: Match, look: Look) -> Iterator[str]:
    """The sentences of a game's own that a terminal shows in a position."""
    drawings = match.game.terminal
    for seat in match.acting:
        yield drawings.expected(match, seat, look)
        for move in match.legal(seat):
            yield str(drawings.label(match, seat, move, look))


@EVERY_GAME
@EVERY_LANGUAGE
def test_all_that_is_shown_in_the_terminal_can_be_said(place: Place, language: str) -> None:
    """A key that has no words would be shown as it stands."""
    assert place.game is not None
    for number, (match, _) in enumerate(positions(place.game, random.Random(1980))):
        if number % 10 == 0:
            for text in beside_the_board(match, Look(language)):
                assert not re.search(r"\b(move|phase)-\w", text), text


def spoiled(text: str, dice: random.Random) -> str:
    """A board file with one character changed, now and then with one line taken out."""
    lines = text.splitlines()
    row = dice.choice([number for number, line in enumerate(lines) if line[:1] != "#"])
    if dice.random() < 0.2:
        del lines[row]
    else:
        column = dice.randrange(len(lines[row]) + 1)
        lines[row] = lines[row][:column] + dice.choice(text) + lines[row][column + 1 :]
    return "\n".join([*lines, ""])


def board_problems(game: Game, text: str) -> list[Problem]:
    try:
        return game.board.check(game.board.read(text))
    except BoardError as error:
        return [error.problem]


@EVERY_GAME
def test_all_that_is_wrong_with_a_board_can_be_said(place: Place) -> None:
    assert place.game is not None
    dice = random.Random(1982)
    told = 0
    for name in place.game.about.boards:
        text = place.game.board_text(name)
        for _ in range(times(20, 60)):
            for problem in board_problems(place.game, spoiled(text, dice)):
                assert_can_be_said(problem)
                told += 1
    assert told > 5
