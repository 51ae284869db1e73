"""The visitors themselves: that they notice what is wrong, and nothing else.

They visit a site of a few lines, with the page's kind of policy, on which each fault can be had.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.site.server import Server

from .axe import violations
from .chromium import LARGE, PHONE, Setting
from .foreseen import ForeseenServer, SealedServer, foreseen
from .line import Line
from .tables import games, open_table
from .visitors import Visitor, Visitors

PAGES = {
    "/": "<p>All is well.</p>",
    "/throws": "<script src='/throw.js'></script>",
    "/complains": "<script src='/complain.js'></script>",
    "/inline": "<script>document.title = 'inline'</script>",
    "/lacks": "<img src='/not-there.png' alt='nothing'>",
    "/unnamed": "<button></button>",
}
SCRIPTS = {
    "/throw.js": "throw new Error('thrown on purpose')",
    "/complain.js": "console.error('complaint on purpose')",
}
FRAME = (
    "<!doctype html><html lang='en'><title>A site</title>"
    "<meta name='viewport' content='width=device-width'>"
    "<link rel='icon' href='data:,'><main><h1>A site</h1>{}</main></html>"
)


class TinySite(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        kind, body = "text/html", FRAME.format(PAGES.get(self.path, ""))
        if self.path in SCRIPTS:
            kind, body = "text/javascript", SCRIPTS[self.path]
        self.send_response(200 if self.path in PAGES | SCRIPTS else 404)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Security-Policy", "default-src 'self'; img-src 'self' data:")
        self.end_headers()
        self.wfile.write(body.encode())

    def log_message(self, *_: object) -> None:
        """Says nothing."""


@pytest.fixture
def base() -> Iterator[str]:
    site = ThreadingHTTPServer(("127.0.0.1", 0), TinySite)
    thread = threading.Thread(target=site.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{site.server_port}"
    site.shutdown()
    thread.join()
    site.server_close()


def test_a_sound_page_gives_no_cause(visitor: Visitor) -> None:
    visitor.go("/")
    assert visitor.page.get_by_text("All is well.").is_visible()
    assert visitor.complaints == []
    assert violations(visitor.page) == []


@pytest.mark.parametrize(
    ("path", "complaint"),
    [
        ("/throws", "script error: .*thrown on purpose"),
        ("/complains", "console: complaint on purpose"),
        ("/inline", "blocked by the policy: script-src"),
        ("/lacks", "refused: 404 .*/not-there.png"),
    ],
)
def test_each_fault_is_noticed_unless_it_was_announced(
    visitor: Visitor, path: str, complaint: str
) -> None:
    visitor.go(path)
    visitor.page.wait_for_function("() => document.readyState === 'complete'")
    visitor.announce("something else entirely")
    assert visitor.unexpected
    visitor.announce(complaint)
    visitor.announce("Content Security Policy|Failed to load resource")  # the console says it too
    assert visitor.unexpected == []


def test_a_button_without_a_name_is_grave_even_under_the_policy(visitor: Visitor) -> None:
    visitor.go("/unnamed")
    (only,) = violations(visitor.page)
    assert only.startswith("critical: button-name")


@pytest.mark.parametrize("setting", [PHONE, LARGE, Setting(language="fr", theme="dark")])
def test_a_visitor_has_the_screen_and_the_language_of_the_setting(
    visitor: Visitor, setting: Setting
) -> None:
    page = visitor.go("/")
    assert page.evaluate("() => [innerWidth, innerHeight]") == [setting.width, setting.height]
    assert page.evaluate("() => navigator.language").startswith(setting.language)
    dark = page.evaluate("() => matchMedia('(prefers-color-scheme: dark)').matches")
    assert dark == (setting.theme == "dark")
    assert page.evaluate("() => navigator.maxTouchPoints > 0") == setting.touch


def test_a_cut_line_lets_nothing_through_until_it_is_mended(visitors: Visitors, line: Line) -> None:
    visitor = visitors.open(line=line)
    visitor.announce("ERR_|console: Failed to load")
    page = visitor.go("/")
    fetched = "() => fetch('/').then((answer) => answer.status, () => 0)"
    assert page.evaluate(fetched) == 200
    line.cut()
    assert page.evaluate(fetched) == 0
    line.mend()
    assert page.evaluate(fetched) == 200


@pytest.mark.parametrize("kind", [ForeseenServer, SealedServer])
def test_foreseen_dice_fall_the_same_way_every_time(tmp_path: Path, kind: type[Server]) -> None:
    def after_some_moves(folder: Path) -> object:
        with foreseen(folder, kind) as server, server.client() as client:
            table = open_table(client, games()[0].name, "me", "me")
            table.play_on(20, until="A")
            return table.look()["position"]

    assert after_some_moves(tmp_path / "first") == after_some_moves(tmp_path / "second")
