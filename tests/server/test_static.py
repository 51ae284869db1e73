"""The page: what a browser is handed, in which form, and for how long it may keep it."""

from __future__ import annotations

import gzip
import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ludotheque.engine.errors import LudothequeError
from ludotheque.server.app import is_ours
from ludotheque.server.static import Page, accepted

from . import tiny_page
from .server import Server

SCRIPT = "/assets/tiny-1a2b.js"
BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
FOR_GOOD = "public, max-age=31536000, immutable"


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    with server.client() as found:
        found.headers["Accept-Encoding"] = "identity"
        yield found


# ---------------------------------------------------------------- which file


@pytest.mark.parametrize(
    "path",
    ["/", "/new/pac-man", "/table/0a1b", "/table/0a1b/replay", "/replay", "/rules/pac-man", "/x.y"],
)
def test_every_screen_of_the_page_is_the_one_document(client: httpx.Client, path: str) -> None:
    answer = client.get(path, headers=BROWSER)
    assert (answer.status_code, answer.content) == (200, tiny_page.DOCUMENT)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'none'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("path", "content", "kind", "cache"),
    [
        (SCRIPT, tiny_page.SCRIPT, "text/javascript; charset=utf-8", FOR_GOOD),
        ("/favicon.svg", tiny_page.PICTURE, "image/svg+xml", "no-cache"),
        ("/manifest.webmanifest", b"{}", "application/manifest+json", "no-cache"),
        ("/index.html", tiny_page.DOCUMENT, "text/html; charset=utf-8", "no-cache"),
        ("/sw.js", tiny_page.SCRIPT, "text/javascript; charset=utf-8", "no-cache"),
        ("/house/files.json", b"{}", "application/json", "no-cache"),
        ("/house/game-1a2b.wasm", b"\0asm", "application/wasm", FOR_GOOD),
        ("/house/package-1a2b.zip", b"PK", "application/zip", FOR_GOOD),
        (
            "/house/pyodide-1/pyodide.mjs",
            b"export {};",
            "text/javascript; charset=utf-8",
            FOR_GOOD,
        ),
        (
            "/house/answers/words-1a2b.ftl",
            b"word = Wort",
            "text/plain; charset=utf-8",
            FOR_GOOD,
        ),
    ],
)
def test_a_file_is_handed_out_as_it_is(
    client: httpx.Client, path: str, content: bytes, kind: str, cache: str
) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.content) == (200, content)
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == cache
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/missing-0000.js", "/assets/", "/assets/%2e%2e/%2e%2e/key",
        "/assets/tiny-1a2b.js.gz", "/assets/tiny-1a2b.js.br", "/assets/tiny-1a2b.js/",
    ],
)  # fmt: skip
def test_an_asset_that_is_not_there_is_not_there(client: httpx.Client, path: str) -> None:
    for headers in ({}, BROWSER):
        answer = client.get(path, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


@pytest.mark.parametrize("path", ["/favicon.ico", "/.stamp", "/%2e%2e/key", "/robots.txt"])
def test_only_whoever_wants_a_document_is_given_one(client: httpx.Client, path: str) -> None:
    answer = client.get(path, headers={"Accept": "image/avif,image/*,*/*;q=0.8"})
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    assert client.get(path, headers=BROWSER).content == tiny_page.DOCUMENT


@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/live/", "/live/x"])
def test_the_server_s_own_addresses_are_no_screens(client: httpx.Client, path: str) -> None:
    answer = client.get(path, headers=BROWSER)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_more_slashes_make_no_screen_of_them() -> None:
    assert all(is_ours(path) for path in ("/api", "//api/games", "/api//x", "//live//x", "/live"))
    assert not any(is_ours(path) for path in ("/", "/apiary", "/table/api", "/lively"))


def test_the_page_is_only_read(client: httpx.Client) -> None:
    for method in ("POST", "PUT", "DELETE"):
        assert client.request(method, "/", headers=BROWSER).status_code in (404, 405)


def test_asking_for_the_headers_alone(client: httpx.Client) -> None:
    for path in ("/", SCRIPT):
        whole, head = client.get(path), client.head(path)
        assert (head.status_code, head.content) == (200, b"")
        same = ("content-length", "content-type", "etag", "cache-control")
        assert [head.headers[name] for name in same] == [whole.headers[name] for name in same]


# ---------------------------------------------------------------- which form


@pytest.mark.parametrize(
    ("offered", "form"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("GZIP", "gzip"),
        ("gzip;q=0", ""),
        ("identity", ""),
        ("", ""),
        ("brotli, x-gzip", ""),
    ],
)
def test_a_browser_is_given_the_smallest_form_that_it_takes(
    server: Server, offered: str, form: str
) -> None:
    with (
        server.client() as client,
        client.stream("GET", SCRIPT, headers={"Accept-Encoding": offered}) as answer,
    ):
        raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding", "") == form
    assert answer.headers["vary"] == "accept-encoding"
    assert int(answer.headers["content-length"]) == len(raw)
    if form == "gzip":
        assert gzip.decompress(raw) == tiny_page.SCRIPT
    elif form == "br":
        assert raw == b"as if it were brotli"
    else:
        assert raw == tiny_page.SCRIPT


def test_what_has_no_other_form_does_not_vary(client: httpx.Client) -> None:
    answer = client.get("/", headers={"Accept-Encoding": "br, gzip"})
    assert "vary" not in answer.headers
    assert "content-encoding" not in answer.headers


def test_the_encodings_that_a_browser_takes() -> None:
    assert accepted("br;q=1.0, gzip; q=0.000 ,deflate;level=0") == {"br", "deflate"}


# ---------------------------------------------------------------- what the browser has already


def test_what_has_not_changed_is_not_sent_again(client: httpx.Client) -> None:
    for path in ("/", SCRIPT):
        first = client.get(path)
        tag = first.headers["etag"]
        for known in (tag, f"W/{tag}", f'"other", {tag}'):
            again = client.get(path, headers={"If-None-Match": known})
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["etag"] == tag
            assert again.headers["cache-control"] == first.headers["cache-control"]
        assert client.get(path, headers={"If-None-Match": '"other"'}).status_code == 200


def test_each_form_of_a_file_has_a_tag_of_its_own(client: httpx.Client) -> None:
    tags = {
        client.head(SCRIPT, headers={"Accept-Encoding": encoding}).headers["etag"]
        for encoding in ("identity", "gzip", "br")
    }
    assert len(tags) == 3


# ---------------------------------------------------------------- a folder without a page


@pytest.mark.parametrize("present", [[], ["favicon.svg"], ["assets/index.html"]])
def test_without_a_document_there_is_no_page(tmp_path: Path, present: list[str]) -> None:
    for name in present:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    with pytest.raises(LudothequeError) as caught:
        Page(tmp_path / "nowhere" if not present else tmp_path)
    assert caught.value.problem.code == "page-missing"


# ---------------------------------------------------------------- the house in the browser


def test_files_of_the_house_that_lie_elsewhere_are_served_with_the_page(tmp_path: Path) -> None:
    house = tmp_path / "files"
    house.mkdir()
    (house / "files.json").write_text("{}")
    (house / "files.json.br").write_text("as if it were brotli")
    (house / ".stamp").write_text("not for others")
    page = tiny_page.lay_out(tmp_path / "page")
    shutil.rmtree(page / "house")
    served = Page(page, house).files
    assert {path for path in served if path.startswith("/house")} == {"/house/files.json"}
    assert set(served["/house/files.json"].forms) == {"", "br"}
    without = Page(page, tmp_path / "nowhere").files
    assert not [path for path in without if path.startswith("/house")]


def test_a_file_of_the_house_that_is_not_there_is_no_screen(client: httpx.Client) -> None:
    assert client.get("/house/gone-1a2b.wasm", headers=BROWSER).status_code == 404
