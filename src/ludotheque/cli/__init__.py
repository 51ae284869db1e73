"""The command line. Each command's work stands in a module of its own, imported when it is run.

Here is what surrounds every command: the language, and what becomes of an error. Nothing that
is slow to import is imported before it is needed: `--help` must answer at once, and `simulate`,
`arena` and `bench` run on machines that have no words.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> None:
    """The command `ludotheque`: runs, and leaves with an exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    raise SystemExit(run(given))


def run(arguments: Sequence[str]) -> int:
    """The exit code; whatever goes wrong has been told in one sentence."""
    from . import language

    language.settle(arguments, os.environ)
    bear_any_text()
    try:
        code = command(arguments)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        print(file=sys.stderr)  # the prompt comes back on a line of its own
        return INTERRUPTED
    except BrokenPipeError:
        return leave_closed_pipe()
    except Exception as error:
        from .reporting import report

        return report(error)


def command(arguments: Sequence[str]) -> int:
    import typer

    from .app import app

    try:
        code = app(args=list(arguments), prog_name="ludotheque", standalone_mode=False)
    except SystemExit as left:  # how the libraries take it that the reader has gone
        raise BrokenPipeError from left
    except typer.Abort as left:  # and how they take an interruption: so, or as an exit code
        raise KeyboardInterrupt from left
    if code == INTERRUPTED:
        raise KeyboardInterrupt
    return code if isinstance(code, int) else 0


def bear_any_text() -> None:
    """A character that the terminal cannot show becomes a question mark, never an error."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def leave_closed_pipe() -> int:
    """Whoever read our output has had enough: there is nothing to complain about."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    return 0
