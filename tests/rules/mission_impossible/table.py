"""Games told in a line: `play("A english; A at d4; B at d5; A rolls 1; d5; confront B")`.

Sentences are parted by semicolons. First those that set the position up:

| sentence                        | meaning                                                      |
| ------------------------------- | ------------------------------------------------------------ |
| `4 players`                     | how many play; three, if nothing is said                     |
| `star-city board`               | the board; Ring City, if nothing is said                     |
| `cards=kept`                    | an option                                                    |
| `A english`                     | who somebody is; else the agents go round in their order     |
| `A laid wart beard …`           | all five cards, by square; else in the house's order         |
| `A at f7`                       | where a figure stands; on its first square, if nothing said  |
| `B fell to A`                   | somebody is out already, with all that follows               |
| `A parted from B`               | A has confronted B, in vain                                  |
| `A has read c3`, `A knows B`    | what somebody knows                                          |
| `9 rounds`                      | how many rounds are over                                     |
| `deal`, `set up`,               | it begins as early as that; else with the roll of whoever    |
| `roll for start`                | rolls first, or of A                                         |

Then what is played: `A rolls 4`, `deal …`, and moves in the game's notation by whoever may act;
`B: lay wart` where that may be several.
"""

from __future__ import annotations

from ludotheque.engine.compiled_types import of_type
from ludotheque.engine.seats import Seat
from ludotheque.games.mission_impossible.view import Card, Player, View
from tests.kit import language, table

from .positions import Arrangement, begun, require_sound


def set_event(to: Arrangement, one: str, kind: str, other: str) -> None:
    to.happened.append((kind, one, other))


SENTENCES: language.Sentences = {
    **language.SHARED,
    r"([A-F]) (english|russian|german|chinese|french|american)": language.entry("agents"),
    r"([A-F]) laid (.+)": language.entry("cards", str.split),
    r"([A-F]) at (\w+)": language.entry("figures"),
    r"([A-F]) (fell to|parted from|knows) ([A-F])": set_event,
    r"([A-F]) (has read) (\w+)": set_event,
    r"(\d+) rounds": language.number("round"),
    r"(deal|set up|roll for start)": language.text("until"),
}


def play(script: str) -> Table:
    arrangement = Arrangement()
    sentences = language.set_up(arrangement, language.sentences_of(script), SENTENCES)
    if not arrangement.until:
        arrangement.turn = language.first_to_roll(sentences)
    return Table(begun(arrangement)).take_all(sentences)


class Table(table.Table):
    """A match that begins in a position of our own, and what there is to see of it."""

    def require_sound(self) -> None:
        require_sound(self.state, self.b)

    # ------------------------------------------------------------ looking

    def view(self, seat: str = "") -> View:
        return of_type(View, self.match.view(Seat[seat] if seat else None))

    def player(self, seat: str, viewer: str = "") -> Player:
        return self.view(viewer).players[Seat[seat]]

    def figure(self, seat: str) -> str | None:
        return self.player(seat).square

    def is_out(self, seat: str) -> bool:
        return self.player(seat).fell_to is not None

    def target(self, seat: str) -> str | None:
        notebook = self.view(seat).notebook
        assert notebook is not None
        return notebook.target

    def card(self, square: str, viewer: str = "") -> Card:
        return next(card for card in self.view(viewer).cards if card.square == square)

    def heard(self, seat: str) -> list[str]:
        """What a seat was told of it."""
        return [
            event.code
            for event in self.events
            if event.audience is None or Seat[seat] in event.audience
        ]
