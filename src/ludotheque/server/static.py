"""The page as it was built, handed out from memory: all that a browser loads before it plays.

So is what the house in the browser loads, under `/house/`, where those files have been made. Files
with a hash in their name are kept by browsers for good; everything else, such as the service worker
at `/sw.js`, is asked for again, and comes only if it has changed. Beside a file may lie compressed
forms of it. The addresses of the page's own screens all lead to the one document, which knows them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from litestar.types import HTTPScope, Send

from ludotheque.engine.errors import LudothequeError, Problem

Headers = list[tuple[bytes, bytes]]

FOLDER = Path(__file__).parent / "page"
HOUSE = Path(__file__).parents[1] / "browser" / "files"
DOCUMENT = "/index.html"
AT_HOUSE = "/house"
HASHED = ("/assets/", f"{AT_HOUSE}/")
LIST = f"{AT_HOUSE}/files.json"  # the one file there without a hash in its name
FOR_GOOD, ASK_AGAIN = b"public, max-age=31536000, immutable", b"no-cache"
COMPRESSED = {"br": ".br", "gzip": ".gz"}  # the smallest first
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
UNKNOWN = "application/octet-stream"


@dataclass(frozen=True)
class File:
    """One file of the page, in each form that a browser may ask for; as it is under no name."""

    kind: str
    cache: bytes
    tag: str
    forms: Mapping[str, bytes]

    def form_for(self, encodings: frozenset[str]) -> str:
        return next((name for name in self.forms if name in encodings), "")


class Page:
    """Every file of the page, and of the house in the browser, by its path."""

    def __init__(self, folder: Path = FOLDER, house: Path = HOUSE) -> None:
        self.files = dict(read_files(house, AT_HOUSE)) | dict(read_files(folder))
        if DOCUMENT not in self.files:
            raise LudothequeError(Problem("page-missing", {"folder": str(folder)}))

    def find(self, scope: HTTPScope) -> File | None:
        """What a request is for: a file, or the document for whoever opens a screen of it."""
        path = scope["path"]
        if scope["method"] not in ("GET", "HEAD"):
            return None
        if path in self.files:
            return self.files[path]
        opens_screen = "text/html" in header(scope, b"accept") and not path.startswith(HASHED)
        return self.files[DOCUMENT] if path == "/" or opens_screen else None


# ---------------------------------------------------------------- reading


def read_files(folder: Path, at: str = "") -> Iterator[tuple[str, File]]:
    """What lies in a folder, by the path that it is served at; what is hidden there stays so."""
    for path in sorted(folder.rglob("*")):
        parts = path.relative_to(folder).parts
        hidden = any(part.startswith(".") for part in parts)
        if path.is_file() and not hidden and path.suffix not in COMPRESSED.values():
            served_at = "/".join((at, *parts))
            yield served_at, read_file(path, served_at)


def read_file(path: Path, served_at: str) -> File:
    content = path.read_bytes()
    beside = {name: Path(f"{path}{ending}") for name, ending in COMPRESSED.items()}
    forms = {name: other.read_bytes() for name, other in beside.items() if other.is_file()}
    is_hashed = served_at.startswith(HASHED) and served_at != LIST
    cache = FOR_GOOD if is_hashed else ASK_AGAIN
    tag = blake2b(content, digest_size=12).hexdigest()
    return File(KINDS.get(path.suffix, UNKNOWN), cache, tag, forms | {"": content})


# ---------------------------------------------------------------- serving


async def serve(file: File, scope: HTTPScope, send: Send) -> None:
    """Answers with a file, or with the news that the browser has it already."""
    form = file.form_for(accepted(header(scope, b"accept-encoding")))
    tag = f'"{file.tag}-{form}"' if form else f'"{file.tag}"'
    headers = [(b"etag", tag.encode()), (b"cache-control", file.cache)]
    if len(file.forms) > 1:
        headers.append((b"vary", b"accept-encoding"))
    known = {each.strip().removeprefix("W/") for each in header(scope, b"if-none-match").split(",")}
    if tag in known:
        await answer(304, headers, b"", send)
        return
    content = file.forms[form]
    headers += [
        (b"content-type", file.kind.encode()),
        (b"content-length", str(len(content)).encode()),
    ]
    if form:
        headers.append((b"content-encoding", form.encode()))
    await answer(200, headers, b"" if scope["method"] == "HEAD" else content, send)


async def answer(status: int, headers: Headers, body: bytes, send: Send) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def header(scope: HTTPScope, name: bytes) -> str:
    """Everything that a request says under a name."""
    found = (value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name)
    return ", ".join(found)


def accepted(encodings: str) -> frozenset[str]:
    """The encodings that a browser takes: all that it names and does not rule out."""
    offers = (offer.partition(";") for offer in encodings.lower().split(","))
    return frozenset(name.strip() for name, _, weight in offers if not is_nought(weight))


def is_nought(weight: str) -> bool:
    key, _, value = weight.replace(" ", "").partition("=")
    return key == "q" and not value.strip("0.")
