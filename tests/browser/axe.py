"""What axe-core finds wrong with a screen, for those who cannot see it as others do."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

FILE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
# What lies behind an open dialog is looked at when there is none. A rule that takes long, and is
# never grave, is left out.
LOOK = """async () => {
  const inside = document.querySelector("dialog[open]:modal") ?? document;
  const rules = { region: { enabled: false } };
  return (await axe.run(inside, { resultTypes: ["violations"], rules })).violations;
}"""


@cache
def source() -> str:
    return FILE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Everything serious or critical, a line each: the rule, and where it is broken."""
    if not page.evaluate("() => 'axe' in globalThis"):
        # By the debugger, which the page's policy does not bind.
        debugger = page.context.new_cdp_session(page)
        debugger.send("Runtime.evaluate", {"expression": source(), "returnByValue": False})
        debugger.detach()
    found: list[dict[str, Any]] = page.evaluate(LOOK)
    return [line(each) for each in found if each["impact"] in GRAVE]


def line(violation: dict[str, Any]) -> str:
    places = "; ".join(str(node["target"][0]) for node in violation["nodes"])
    return f"{violation['impact']}: {violation['id']} ({violation['help']}): {places}"


def axe(page: Page) -> None:
    """Fails if the screen, as it is now, has anything grave."""
    found = violations(page)
    assert not found, "\n".join(found)
