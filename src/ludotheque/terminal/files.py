"""Reading and writing files that somebody named; what goes wrong is told in one sentence."""

from __future__ import annotations

from pathlib import Path

from ludotheque.engine.errors import LudothequeError, Problem

LARGEST = 4_000_000  # bytes; the longest games and the largest boards are far smaller
REASONS = {  # what the system says of a file, as the words know it
    FileExistsError: "exists",
    FileNotFoundError: "missing",
    IsADirectoryError: "folder",
    NotADirectoryError: "missing",
    PermissionError: "forbidden",
}


def file_failure(code: str, path: str, error: Exception) -> LudothequeError:
    """What the system refused to do with a file."""
    reason = next((word for kind, word in REASONS.items() if isinstance(error, kind)), "other")
    said = str(getattr(error, "strerror", None) or error)
    return LudothequeError(Problem(code, {"file": path, "reason": reason, "said": said}))


def read_text(path: str, largest: int = LARGEST) -> str:
    try:
        with Path(path).expanduser().open("rb") as file:
            content = file.read(largest + 1)
    except (OSError, ValueError, RuntimeError) as error:  # also names that no file can have
        raise file_failure("cannot-read", path, error) from error
    if len(content) > largest:
        raise LudothequeError(Problem("file-too-large", {"file": path}))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise LudothequeError(Problem("file-not-text", {"file": path})) from error


def write_text(path: str, text: str, fresh: bool = False) -> None:
    """Writes a file; a `fresh` one must not exist yet."""
    try:
        with Path(path).expanduser().open("x" if fresh else "w", encoding="utf-8") as file:
            file.write(text)
    except (OSError, ValueError, RuntimeError) as error:
        raise file_failure("cannot-write", path, error) from error
