"""The real server for one machine, on a network that is none: run as a program."""

from __future__ import annotations

from pathlib import Path

from ludotheque.cli import main
from ludotheque.server import door

from .server import Server

ROOT = Path(__file__).resolve().parents[2]
ON_THE_NETWORK = "127.0.0.2"


class HomeServer(Server):
    """Nobody but its own machine can reach it, until it is opened to the network."""

    program = ("tests.server.at_home", "serve")

    def __init__(self, folder: Path, **environment: str) -> None:
        found = {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", "LUDOTHEQUE_PUBLIC": ""}
        super().__init__(folder, **(found | environment))


if __name__ == "__main__":
    door.network_names = lambda: (ON_THE_NETWORK,)
    main()
