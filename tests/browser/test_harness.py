"""The visitors themselves: that they notice what is wrong, and nothing else.

They visit a site of a few lines, with the page's kind of policy, on which each fault can be had.
And the reports of tests that fail: that they contain all that servers and pages said.
"""

from __future__ import annotations

import os
import select
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Literal

import pytest

from tests.server.server import Server, running, started
from tests.tiers import mostly_thorough, thorough

from . import evidence
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


LEAVE_BEHIND = """() => {
  localStorage.setItem("left", "behind");
  sessionStorage.setItem("left", "behind");
  document.cookie = "left=behind";
}"""
LEFT = "() => [localStorage.length, sessionStorage.length, document.cookie, globalThis.scripted]"


def test_nothing_is_left_of_a_visitor_in_a_context_that_is_used_again(visitors: Visitors) -> None:
    setting = Setting(width=1234)
    first = visitors.open(setting)
    first.run_first("globalThis.scripted = 1")
    page = first.go("/")
    page.evaluate(LEAVE_BEHIND)
    assert page.evaluate(LEFT) == [1, 1, "left=behind", 1]
    meanwhile = visitors.open(setting)
    assert meanwhile.go("/").evaluate(LEFT) == [0, 0, "", None]
    first.leave()
    second = visitors.open(setting)
    assert second.context is first.context is not meanwhile.context
    assert second.go("/").evaluate(LEFT) == [0, 0, "", None]
    second.announce("on purpose")
    second.go("/complains")
    assert (first.complaints, len(second.complaints)) == ([], 1)


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


@pytest.mark.parametrize("kind", mostly_thorough([ForeseenServer, SealedServer], [SealedServer]))
def test_foreseen_dice_fall_the_same_way_every_time(tmp_path: Path, kind: type[Server]) -> None:
    def after_some_moves(folder: Path) -> object:
        with foreseen(folder, kind) as server, server.client() as client:
            table = open_table(client, games()[0].name, "me", "me")
            table.play_on(20, until="A")
            return table.look()["position"]

    assert after_some_moves(tmp_path / "first") == after_some_moves(tmp_path / "second")


# ---------------------------------------------------------------- reports

ROOT = Path(__file__).resolve().parents[2]
pytest_plugins = ["pytester"]
# A run of its own: each of these tests fails in another phase, but for the one that may not.
CONFTEST = """
from tests.browser.conftest import *
from tests.browser.test_harness import base
"""
FAILING = """
import pytest
from tests.server.server import Server


@pytest.fixture(scope="module")
def complaining(tmp_path_factory):
    Server.all.append(Server(tmp_path_factory.mktemp("server") / "data"))
    return Server.all[0]


def test_server(complaining):
    complaining.stderr.write_text("said by a server")


def test_innocent(complaining):
    pass


@pytest.fixture
def broken(visitor):
    visitor.announce("complaint on purpose")
    visitor.go("/complains")
    raise LookupError


def test_setup(broken):
    pass


def test_call(visitor):
    visitor.announce("404")
    visitor.go("/lacks")
    raise LookupError


def test_teardown(visitor):
    visitor.go("/complains")
"""


@pytest.fixture
def complaining(tmp_path: Path) -> Iterator[Server]:
    """A server of which nothing is real but its complaints."""
    server = Server(tmp_path / "data")
    Server.all.append(server)
    yield server
    Server.all.remove(server)


def phase(when: Literal["setup", "call", "teardown"], failed: bool) -> pytest.TestReport:
    outcome: Literal["passed", "failed"] = "failed" if failed else "passed"
    return pytest.TestReport("test", ("test", 0, "test"), {}, outcome, None, when)


def test_what_a_server_complains_of_fails_the_test_in_which_it_did(
    tmp_path: Path, complaining: Server
) -> None:
    complaining.stderr.write_text("said before. ")
    gathered = evidence.Evidence(tmp_path)
    gathered.begin()
    called, torn_down = phase("call", failed=False), phase("teardown", failed=False)
    with complaining.stderr.open("a") as errors:
        errors.write("said meanwhile")
    gathered.judge(called)
    gathered.judge(torn_down)
    assert (called.outcome, torn_down.outcome) == ("passed", "failed")
    assert "wrote:\nsaid meanwhile" in torn_down.longreprtext
    assert "said before" not in torn_down.longreprtext


def test_a_complaint_is_told_once(tmp_path: Path, complaining: Server) -> None:
    gathered = evidence.Evidence(tmp_path)
    gathered.begin()
    complaining.stderr.write_text("said meanwhile")
    called, torn_down = phase("call", failed=True), phase("teardown", failed=False)
    gathered.judge(called)
    gathered.judge(torn_down)
    assert "said meanwhile" in dict(called.sections)["server"]
    assert torn_down.passed


@pytest.mark.parametrize("when", ["setup", "call", "teardown"])
def test_a_report_has_all_that_is_known(
    visitors: Visitors, tmp_path: Path, when: Literal["setup", "call", "teardown"]
) -> None:
    visitor = visitors.open()
    visitor.announce("purpose|404")
    visitor.go("/complains")
    visitor.go("/lacks")
    visitor.page.evaluate("() => console.log('said by the way')")
    gathered = evidence.Evidence(tmp_path, [visitors])
    report = phase(when, failed=True)
    gathered.judge(report)
    found = dict(report.sections)
    assert "error: complaint on purpose" in found["console"]
    assert "log: said by the way" in found["console"]
    assert "GET refused: 404" in found["failed requests"]
    assert found["server"] == evidence.NOTHING
    picture = Path(found["pictures"].rpartition(": ")[2])
    assert picture.read_bytes().startswith(b"\x89PNG")


@thorough
def test_every_phase_of_a_real_run_explains_itself(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    pytester.makeconftest(CONFTEST)
    pytester.makepyfile(test_failing=FAILING)
    stale = pytester.path / evidence.FOLDER / "of-an-earlier-run"
    stale.mkdir(parents=True)
    ran = pytester.runpytest_subprocess()
    ran.assert_outcomes(passed=3, failed=1, errors=3)
    shown = ran.stdout.str()
    assert "wrote:\nsaid by a server" in shown
    assert shown.count("\nerror: complaint on purpose") == 2
    assert "GET refused: 404" in shown
    kept = {each.parent.name for each in pytester.path.glob(f"{evidence.FOLDER}/*/*.png")}
    assert kept == {f"test_failing.py-test_{each}" for each in ("setup", "call", "teardown")}
    assert not stale.exists()


def test_an_error_beside_a_server_tells_what_it_complained_of(tmp_path: Path) -> None:
    error = LookupError()
    with pytest.raises(LookupError), started(tmp_path / "data", FakeServer):
        raise error
    assert error.__notes__ == ["The server wrote:\nsaid at once"]
    with (
        pytest.raises(AssertionError, match="said at once"),
        running(tmp_path / "data", FakeServer),
    ):
        pass


class FakeServer(Server):
    """Nothing of it is real but its complaints."""

    def start(self) -> None:
        self.stderr.write_text("said at once")


def test_the_processes_in_which_bots_think_complain_where_their_server_does(
    tmp_path: Path,
) -> None:
    with started(tmp_path / "data", LUDOTHEQUE_FORESIGHT="") as server:
        assert server.process is not None
        while not (workers := children(server.process.pid)):
            select.select([], [], [], 0.05)
        assert {os.readlink(f"/proc/{each}/fd/2") for each in workers} == {str(server.stderr)}


def children(process: int) -> list[str]:
    """The processes that this one has started."""
    found = Path("/proc").glob(f"{process}/task/*/children")
    return [each for path in found for each in path.read_text().split()]
