"""What each hint of Mission Impossible claims, checked by trying every way to deal the agents.

Distances are walked street by street over the drawn board, and rolls are tried face by face.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

from ludotheque.engine.compiled_types import of_type
from ludotheque.games.mission_impossible.board.plan import AGENT_NAMES, Plan
from tests.kit.hints import Claims, Said

from .reference import SERIES, World, hunted_by

LIKELY = 34
FACES = range(1, 7)
Agents = dict[str, str]


# ---------------------------------------------------------------- who can be who


def letters(said: Said) -> str:
    return "ABCDEF"[: said.before.seats]


def alive(said: Said) -> set[str]:
    return {player.seat for player in view(said).players if player.fell_to is None}


def view(said: Said) -> Any:
    return said.once("view", lambda: said.match.view(said.seat))


def line_ups(said: Said) -> list[Agents]:
    found: list[Agents] = said.once("line-ups", lambda: all_line_ups(said))
    return found


def all_line_ups(said: Said) -> list[Agents]:
    """Every way to deal the agents in play that fits what the seat knows."""
    dealt = [AGENT_NAMES[said.before.agent[seat]] for seat in range(said.before.seats)]
    found = (dict(zip(letters(said), agents, strict=True)) for agents in permutations(dealt))
    return [agents for agents in found if is_possible(said, agents)]


def is_possible(said: Said, agents: Agents) -> bool:
    shown, plan = view(said), of_type(Plan, said.match.board.plan)
    for player in shown.players:
        if player.agent is not None and player.agent != agents[player.seat]:
            return False
    for card in shown.cards:
        deck = [*plan.cards[agents[card.owner]], plan.kinds[-1]]
        if card.says is not None and card.says not in deck:
            return False
    return fits_meetings(said, agents)


def fits_meetings(said: Said, agents: Agents) -> bool:
    """Nobody comes right after somebody, among the agents in play, whom they are proven not to."""
    ring = [agent for agent in SERIES if agent in agents.values()]
    for one, other in permutations(range(said.before.seats), 2):
        after = ring[(ring.index(agents["ABCDEF"[one]]) + 1) % len(ring)]
        if said.before.ruled_out[one][other] and agents["ABCDEF"[other]] == after:
            return False
    return True


def share(said: Said, hunter: str, hunted: str) -> tuple[int, int]:
    """In how many line-ups one hunts the other, and of how many."""
    found = [hunted_by(World(agents, {}), alive(said), hunter) for agents in line_ups(said)]
    return found.count(hunted), len(found)


def is_about(told: int, share: tuple[int, int]) -> bool:
    """Right to a hundredth, and certain only where it is."""
    count, total = share
    return abs(told - 100 * count / total) <= 1 and (told in (0, 100)) == (count in (0, total))


def is_target(said: Said, name: str = "chance") -> bool:
    return is_about(said.value(name), share(said, said.seat.word, said.value("seat")))


def is_hunter(said: Said, name: str = "chance") -> bool:
    return is_about(said.value(name), share(said, said.value("seat"), said.seat.word))


# ---------------------------------------------------------------- where things are


def steps(said: Said, start: str, goal: str) -> int:
    plan = of_type(Plan, said.match.board.plan)
    reached, count = {plan.index[start]}, 0
    while plan.index[goal] not in reached:
        reached |= {to for at in reached for to in plan.links[at]}
        count += 1
    return count


def times(said: Said, seat: str) -> int:
    """By how much a player's rolls are multiplied."""
    eliminated = next(each.eliminated for each in view(said).players if each.seat == seat)
    return max(1, eliminated) if len(alive(said)) == 2 else 1


def faces(said: Said, seat: str, start: str, goal: str) -> list[int]:
    """The rolls with which a player gets from one square to another."""
    far = steps(said, start, goal)
    return [face for face in FACES if 0 < far <= face * times(said, seat)]


def at(said: Said, seat: str) -> str:
    return str(next(each.square for each in view(said).players if each.seat == seat))


def owner(said: Said, square: str) -> str:
    """Whose colour a square has; nobody's, if nobody has that colour."""
    return next((card.owner for card in view(said).cards if card.square == square), "")


def is_own(said: Said, seat: str, square: str) -> bool:
    return owner(said, square) == seat


def tells_something(said: Said, card: Any) -> bool:
    """Whether a card lies there, is unread, and could rule out somebody whom its owner can be."""
    if card.owner == said.seat.word or card.says is not None or card.holder is not None:
        return False
    plan = of_type(Plan, said.match.board.plan)
    seen = {each.says for each in view(said).cards if each.owner == card.owner}
    agents = {line_up[card.owner] for line_up in line_ups(said)}
    decks = [{*plan.cards[agent], plan.kinds[-1]} for agent in agents]
    return any(kind not in other for deck in decks for kind in deck - seen for other in decks)


def cards(said: Said) -> Iterator[Any]:
    return (card for card in view(said).cards if tells_something(said, card))


def goes(said: Said) -> bool:
    return bool(said.moves[0] == said.value("square"))


def could_confront(said: Said) -> set[str]:
    return {each.removeprefix("confront ") for each in legal(said) if each != "pass"}


def legal(said: Said) -> list[str]:
    return [said.match.game.notation.write(move) for move in said.match.legal(said.seat)]


# ---------------------------------------------------------------- the sentences


def lay(said: Said) -> bool:
    return said.moves[0].startswith("lay ")


def start(said: Said) -> bool:
    own = {move.removeprefix("start ") for move in legal(said)}
    return said.moves[0].startswith("start ") and all(is_own(said, said.seat.word, o) for o in own)


def confront_sure(said: Said) -> bool:
    count, total = share(said, said.seat.word, said.value("seat"))
    return said.moves[0] == f"confront {said.value('seat')}" and count == total


def confront(said: Said) -> bool:
    shown = said.moves[0] == f"confront {said.value('seat')}"
    return shown and is_target(said) and is_hunter(said, "risk")


def pass_(said: Said) -> bool:
    return pass_wait(said) and said.value("chance") < LIKELY


def pass_wait(said: Said) -> bool:
    here = said.moves[0] == "pass" and said.value("seat") in could_confront(said)
    return here and is_target(said)


def pass_danger(said: Said) -> bool:
    return (
        said.moves[0] == "pass" and said.value("seat") in could_confront(said) and is_hunter(said)
    )


def strike(said: Said) -> bool:
    square, seat = said.value("square"), said.value("seat")
    exposed = at(said, seat) == square and not is_own(said, seat, square)
    return goes(said) and exposed and is_target(said)


def read(said: Said) -> bool:
    there = [card for card in cards(said) if card.square == said.value("square")]
    agents = {line_up[said.value("owner")] for line_up in line_ups(said)}
    told = [card.owner for card in there] == [said.value("owner")]
    return goes(said) and told and len(agents) == said.value("count")


def shelter(said: Said) -> bool:
    return home(said) and is_hunter(said)


def flee(said: Said) -> bool:
    hunter, here = said.value("seat"), at(said, said.seat.word)
    then = faces(said, hunter, at(said, hunter), here)
    now = faces(said, hunter, at(said, hunter), said.value("square"))
    exposed = not is_own(said, said.seat.word, here)
    return goes(said) and exposed and len(now) < len(then) and is_hunter(said)


def stalk(said: Said) -> bool:
    return hunts(said) and is_own(said, said.value("seat"), at(said, said.value("seat")))


def hunt(said: Said) -> bool:
    return hunts(said) and not is_own(said, said.value("seat"), at(said, said.value("seat")))


def hunts(said: Said) -> bool:
    """What leads to where they are now; another player, not out, moves before one's next turn."""
    prey, there = said.value("seat"), at(said, said.value("seat"))
    rolls = faces(said, said.seat.word, said.value("square"), there)
    moves_first = prey in alive(said) - {said.seat.word}
    return goes(said) and rolls[:1] == [said.value("roll")] and is_target(said) and moves_first


def home(said: Said) -> bool:
    return goes(said) and is_own(said, said.seat.word, said.value("square"))


def look(said: Said) -> bool:
    far = [steps(said, said.value("square"), card.square) for card in cards(said)]
    return goes(said) and said.value("steps") > 0 and said.value("steps") in far


def wait(said: Said) -> bool:
    others = alive(said) - {said.seat.word}
    far = {seat: steps(said, said.value("square"), at(said, seat)) for seat in others}
    return goes(said) and far[said.value("seat")] == said.value("steps") == min(far.values())


CLAIMS: Claims = {
    "lay": lay,
    "start": start,
    "confront-sure": confront_sure,
    "confront": confront,
    "pass": pass_,
    "pass-wait": pass_wait,
    "pass-danger": pass_danger,
    "strike": strike,
    "read": read,
    "shelter": shelter,
    "flee": flee,
    "hunt": hunt,
    "stalk": stalk,
    "home": home,
    "look": look,
    "wait": wait,
}
