"""A picture of a board under construction, in SVG: what the drawings of all games are made with."""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree import ElementTree
from zlib import crc32

SVG = "http://www.w3.org/2000/svg"
FACE = "DejaVu Sans, Verdana, sans-serif"

Attributes = dict[str, str | float]  # attributes of an element


def number(value: str | float) -> str:
    return value if isinstance(value, str) else f"{value:g}"


class Svg:
    """One picture, called what its board is called. Two of them can stand in one page."""

    def __init__(self, game: str, name: str, text: str, box: Sequence[float]) -> None:
        self.prefix = f"{game}-{crc32(text.encode('utf-8', 'replace')):08x}"
        self.title = "".join(letter for letter in name if letter.isprintable())
        view = " ".join(number(length) for length in box)
        head = {"viewBox": view, "role": "img", "aria-label": self.title}
        self.root = ElementTree.Element("svg", {"xmlns": SVG, **head})
        self.add(self.root, "title").text = self.title

    def add(
        self, parent: ElementTree.Element, tag: str, **attributes: str | float
    ) -> ElementTree.Element:
        """A new element; `fill_opacity` stands for `fill-opacity`, and so on."""
        written = {name.replace("_", "-"): number(value) for name, value in attributes.items()}
        return ElementTree.SubElement(parent, tag, written)

    def add_ground(
        self, width: float, height: float, fill: str, edge: str, rounding: float = 32
    ) -> None:
        """What the whole board lies on: a sheet with round corners and a thin edge."""
        box: Attributes = {"x": 2, "y": 2, "width": width - 4, "height": height - 4}
        look: Attributes = {"rx": rounding, "fill": fill, "stroke": edge, "stroke_width": 3}
        self.add(self.root, "rect", **box, **look)

    def add_text(
        self, parent: ElementTree.Element, x: float, y: float, size: int, colour: str, words: str
    ) -> ElementTree.Element:
        """Words around a place."""
        face: Attributes = {"font_family": FACE, "text_anchor": "middle"}
        text = self.add(parent, "text", x=x, y=y, font_size=size, fill=colour, **face)
        text.text = words
        return text

    def add_stops(self, gradient: ElementTree.Element, colours: Sequence[str]) -> None:
        """Colours at even distances."""
        for position, colour in enumerate(colours):
            offset = position / (len(colours) - 1)
            self.add(gradient, "stop", offset=offset, stop_color=colour)

    def identity(self, name: str) -> str:
        """What a definition is called on the page."""
        return f"{self.prefix}-{name}"

    def reference(self, name: str) -> str:
        return f"url(#{self.identity(name)})"

    def written(self) -> str:
        return ElementTree.tostring(self.root, encoding="unicode")
