"""Whether everything that a screen says can be read on it: nothing sideways, nothing cut off.

Looks at the lines of text as they were laid out. A line may be scrolled to, downwards; it may not
lie beyond the edge of the window, nor beyond the edge of whatever cuts off what it holds.
"""

from __future__ import annotations

from playwright.sync_api import Page

# Text that is only heard is one pixel large, a little more where it is turned; text that is being
# edited belongs to its field.
LOOK = """async () => {
  const GRACE = 1.5; // pixels: glyphs reach a little beyond their lines
  const SPECK = 1.5; // pixels: too small to be meant for the eye
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await document.fonts.ready;
  while (document.documentElement.hasAttribute("data-loading-words")) await frame();
  await frame(); // what follows from the size of something else is laid out a frame later
  await frame();
  const found = new Set();
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth + GRACE || innerWidth > screen.width + GRACE)
    found.add(`the page is ${root.scrollWidth} pixels wide, in a window of ${screen.width}`);

  const styles = new Map();
  const styleOf = (it) => styles.get(it) ?? styles.set(it, getComputedStyle(it)).get(it);
  const isCut = (overflow) => overflow === "hidden" || overflow === "clip";
  const isScrolled = (overflow) => overflow === "auto" || overflow === "scroll";
  const named = (it) => `${it.localName}${[...it.classList].map((each) => `.${each}`).join("")}`;

  function isHeardOnly(it) {
    for (let at = it; at; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect();
      const isSpeck = width <= SPECK && height <= SPECK;
      if (at.localName !== "html" && isCut(styleOf(at).overflowX) && isSpeck) return true;
    }
    return false;
  }

  /** What cuts a line off, if anything does, and by how much. */
  function cutterOf(it, line) {
    let [across, down] = [true, true]; // until one can scroll to it
    for (let at = it; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = styleOf(at);
      const box = at.getBoundingClientRect();
      const beyondX = Math.max(box.left - line.left, line.right - box.right);
      const beyondY = Math.max(box.top - line.top, line.bottom - box.bottom);
      if (across && isCut(overflowX) && beyondX > GRACE) return `cut off by ${named(at)}`;
      if (down && isCut(overflowY) && beyondY > 0.3 * line.height) return `cut off by ${named(at)}`;
      if (isScrolled(overflowX) && across && beyondX > GRACE && !isScrolled(overflowY))
        across = false;
      if (isScrolled(overflowY)) down = false;
      if (position === "fixed") break;
    }
    const isOut = line.left < -GRACE || line.right > innerWidth + GRACE;
    return across && isOut ? "out of the window" : "";
  }

  function lookAt(text) {
    const it = text.parentElement;
    if (!it?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
    if (it.closest("textarea, select, script, style, noscript, title") || isHeardOnly(it)) return;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      const why = line.width > 0.5 ? cutterOf(it, line) : "";
      if (why) found.add(`“${text.data.trim().slice(0, 60)}” (${named(it)}) is ${why}`);
    }
  }

  const inside = document.querySelector("dialog[open]:modal") ?? document.body;
  const texts = document.createTreeWalker(inside, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.data.trim()) lookAt(text);
  for (const it of inside.querySelectorAll("*")) {
    const shortened = styleOf(it).textOverflow === "ellipsis" && it.localName !== "input";
    if (shortened && it.scrollWidth > it.clientWidth + GRACE && it.checkVisibility())
      found.add(`“${it.textContent.trim().slice(0, 60)}” (${named(it)}) is shortened`);
  }
  return [...found];
}"""


def misfits(page: Page) -> list[str]:
    """Everything on the screen, as it is now, that cannot be read whole."""
    found: list[str] = page.evaluate(LOOK)
    return found


def fits(page: Page) -> None:
    """Fails if anything on the screen cannot be read whole."""
    found = misfits(page)
    assert not found, "\n".join(found)
