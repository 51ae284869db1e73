"""The icons with which a device shows the page among its programs, as a browser draws them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tools.icons import ICONS, Icon

from .visitors import Visitor

SAFE = 0.4  # of its width: how far from its middle nothing is cut from a maskable icon
# How many pixels are wholly opaque, and which colours there are farther from the middle than so.
LOOK = """async ([path, safe]) => {
  const image = new Image();
  image.src = path;
  await image.decode();
  const { width, height } = image;
  const paint = new OffscreenCanvas(width, height).getContext("2d");
  paint.drawImage(image, 0, 0);
  const { data } = paint.getImageData(0, 0, width, height);
  const outside = new Set();
  let opaque = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    if (data[at + 3] === 255) opaque += 1;
    if (Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2) > safe * width) {
      outside.add(data.slice(at, at + 4).join(" "));
    }
  }
  return { size: [width, height], opaque, outside: [...outside] };
}"""


def look(page: Page, icon: Icon) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(LOOK, [f"/{icon.name}", SAFE])
    return found


@pytest.mark.parametrize("icon", ICONS, ids=lambda icon: icon.name)
def test_an_icon_is_as_large_as_it_says_and_fills_its_square_where_it_may_be_cut(
    visitor: Visitor, icon: Icon
) -> None:
    found = look(visitor.go("/go"), icon)
    assert found["size"] == [icon.size, icon.size]
    is_square = found["opaque"] == icon.size**2
    assert is_square == (icon.scale < 1)


def test_nothing_of_the_picture_is_cut_from_a_maskable_icon(visitor: Visitor) -> None:
    [icon] = [each for each in ICONS if "maskable" in each.name]
    assert len(look(visitor.go("/go"), icon)["outside"]) == 1
