"""Draws the page's icons from its `favicon.svg`: `python -m tools.icons`, once that has changed.

A browser draws them; they lie beside the drawing and are kept with the sources. Systems cut some
icons to a shape of their own: those fill their square, with the picture smaller, in the middle.
"""

from __future__ import annotations

import base64
import struct
import sys
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.chromium import running_browser

FOLDER = Path(__file__).resolve().parents[1] / "web" / "public"
DRAWING = FOLDER / "favicon.svg"
SIGNATURE = b"\x89PNG\r\n\x1a\n"


@dataclass(frozen=True)
class Icon:
    name: str
    size: int
    scale: float = 1.0  # of the picture within its square, which is filled where that is less


ICONS = (
    Icon("icon-192.png", 192),
    Icon("icon-512.png", 512),
    # All of the picture lies in the circle that is never cut: four fifths as wide as the square.
    Icon("icon-maskable-512.png", 512, 0.74),
    Icon("apple-touch-icon.png", 180, 0.9),
)

# The drawing's ground, its first rectangle, has round corners: it becomes the square to be filled.
DRAW = """async ([drawing, size, scale]) => {
  const svg = new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement;
  if (scale < 1) {
    const { width } = svg.viewBox.baseVal;
    const edge = (width - width / scale) / 2;
    svg.setAttribute("viewBox", `${edge} ${edge} ${width / scale} ${width / scale}`);
    const ground = { x: edge, y: edge, width: width / scale, height: width / scale, rx: 0 };
    for (const [name, value] of Object.entries(ground)) {
      svg.querySelector("rect").setAttribute(name, value);
    }
  }
  svg.setAttribute("width", size);
  svg.setAttribute("height", size);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg.outerHTML)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(size, size);
  canvas.getContext("2d").drawImage(image, 0, 0);
  const reader = new FileReader();
  reader.readAsDataURL(await canvas.convertToBlob());
  await new Promise((done) => (reader.onload = done));
  return reader.result.split(",")[1];
}"""


def drawn(page: Page, icon: Icon) -> bytes:
    given: list[Any] = [DRAWING.read_text(encoding="utf-8"), icon.size, icon.scale]
    return packed(base64.b64decode(page.evaluate(DRAW, given)))


def packed(png: bytes) -> bytes:
    """The same PNG, compressed as well as it goes: browsers are in a hurry there."""
    found = list(chunks(png))
    rows = zlib.decompress(b"".join(content for kind, content in found if kind == b"IDAT"))
    header = next(content for kind, content in found if kind == b"IHDR")
    kept = ((b"IHDR", header), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return SIGNATURE + b"".join(chunk(kind, content) for kind, content in kept)


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(png):
        length, kind = struct.unpack_from(">I4s", png, at)
        yield kind, png[at + 8 : at + 8 + length]
        at += length + 12


def chunk(kind: bytes, content: bytes) -> bytes:
    checked = kind + content
    return struct.pack(">I", len(content)) + checked + struct.pack(">I", zlib.crc32(checked))


def main() -> int:
    with running_browser() as browser:
        page = browser.new_page()
        for icon in ICONS:
            content = drawn(page, icon)
            (FOLDER / icon.name).write_bytes(content)
            print(f"{icon.name}: {len(content)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
