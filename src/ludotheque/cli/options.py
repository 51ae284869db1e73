"""Every option and argument of the commands: how it is spelt, what it is read as, what it means.

Each is declared once, however many commands take it; its default is the command's own affair. How
a value is read stands in `arguments`.
"""

from __future__ import annotations

from typing import Annotated

import typer
from typer.models import ArgumentInfo, OptionInfo

from . import arguments

MOST_SEATS = 6
MOST_PLAYOUTS = 10**9
MOST_MILLISECONDS = 3_600_000
MOST_PROCESSES = 1024
MOST_THINKING = 1000
MOST_ROUNDS = 1000
MOST_STORED = 10**8
MOST_PORT = 65535
MOST_DAYS = 36_500
BACKENDS = ("python", "cpu", "cuda", "wasm")


def argument(metavar: str, meaning: str) -> ArgumentInfo:
    made: ArgumentInfo = typer.Argument(metavar=metavar, help=meaning)
    return made


def switch(name: str, meaning: str) -> OptionInfo:
    made: OptionInfo = typer.Option(name, help=meaning)
    return made


def text(name: str, metavar: str, meaning: str) -> OptionInfo:
    made: OptionInfo = typer.Option(name, metavar=metavar, help=meaning)
    return made


def whole(
    name: str, metavar: str, meaning: str, least: int = 0, most: int = arguments.LARGEST_COUNT
) -> OptionInfo:
    """A whole number between two others."""
    parser = arguments.whole(name, least, most)
    made: OptionInfo = typer.Option(name, metavar=metavar, parser=parser, help=meaning)
    return made


# ---------------------------------------------------------------- games, boards and files

Game = Annotated[str, argument("GAME", "The game's name.")]
NewName = Annotated[str, argument("NAME", "The new game's name, such as my-game.")]
Folder = Annotated[str, text("--folder", "FOLDER", "Where to write it; else a folder of its name.")]
ExportFolder = Annotated[
    str, argument("DIR", "A folder that is new or empty, or holds an earlier export.")
]
Clause = Annotated[str, argument("[CLAUSE]", "One clause, by its id.")]
SavedGame = Annotated[str, argument("FILE", "A saved game.")]
Notes = Annotated[str, text("--notes", "FILE", "Notes that a page saved of the same game.")]
Key = Annotated[str, text("--key", "DIGITS", "The server's key, as it was shown at the table.")]
Step = Annotated[bool, switch("--step", "Show the board after every move; Enter goes on.")]
Seed = Annotated[
    int | None, whole("--seed", "S", "Makes fate repeatable.", 0, arguments.LARGEST_SEED)
]
Board = Annotated[str, text("--board", "NAME|FILE", "One of the game's boards, or a file.")]
Switches = Annotated[
    list[str] | None,
    text("--option", "NAME=VALUE", "Turn one of the game's switches; repeatable."),
]
Thorough = Annotated[bool, switch("--thorough", "Every variant, and more positions.")]
Json = Annotated[bool, switch("--json", "Print one JSON object and nothing else.")]

BoardFile = Annotated[str, argument("FILE", "A board file.")]
BoardOrFile = Annotated[str, argument("FILE|NAME", "A board file, or a board.")]
OfGame = Annotated[str, text("--game", "GAME", "Whose board it is, where that is unclear.")]
Output = Annotated[
    str, typer.Option("-o", "--output", metavar="FILE", help="Where to; else to the output.")
]

# ---------------------------------------------------------------- playing

GameOrShelf = Annotated[str, argument("[GAME]", "The game; without one, the shelf is shown.")]
Seats = Annotated[int | None, whole("--seats", "N", "How many play.", 1, MOST_SEATS)]
Humans = Annotated[
    int | None,
    whole(
        "--humans",
        "K",
        "How many people share this keyboard, in the first seats; 0 to watch.",
        0,
        MOST_SEATS,
    ),
]
Opponent = Annotated[
    str,
    text(
        "--bot",
        "BOT",
        "Who plays the other seats: random, greedy, novice, casual, steady, sharp or master.",
    ),
]
Resume = Annotated[str, text("--resume", "FILE", "Go on with a saved game.")]
Fast = Annotated[bool, switch("--fast", "Bots do not pause.")]

# ---------------------------------------------------------------- many games

Games = Annotated[int, whole("--games", "N", "How many games.", 1)]
AsManySeats = Annotated[
    int | None,
    whole("--seats", "K", "How many play; by default as many as can.", 1, MOST_SEATS),
]
BotOrBots = Annotated[
    str, text("--bot", "BOT[,BOT…]", "random or greedy: one for all seats, or one for each.")
]
Backend = Annotated[
    str,
    typer.Option(
        "--backend",
        metavar="|".join(BACKENDS),
        parser=arguments.one_of("--backend", BACKENDS),
        help="Where to run; the games are the same everywhere.",
    ),
]
MaxSteps = Annotated[
    int, whole("--max-steps", "M", "End a game early after M steps; 0 for no limit.")
]
SaveGame = Annotated[
    str, text("--save-game", "N:FILE", "Save game number N of the run, from 0 on.")
]

Cluster = Annotated[
    str,
    text(
        "--cluster",
        "ADDRESS",
        "Play on a Ray cluster: auto, HOST:PORT, ray://HOST:PORT or local.",
    ),
]

# ---------------------------------------------------------------- contests

GameOrResults = Annotated[str, argument("[GAME]", "The game; none with --from.")]
Contestants = Annotated[
    str,
    text(
        "--bots",
        "BOT,BOT[,BOT…]",
        "Who plays: random, greedy, novice, casual, steady, sharp, master.",
    ),
]
GamesOfLineUp = Annotated[
    int, whole("--games", "N", "How many games each line-up plays, or a few more.", 1)
]
AsFewSeats = Annotated[
    int | None,
    whole("--seats", "K", "How many play; by default as few as can.", 1, MOST_SEATS),
]
Playouts = Annotated[
    int,
    whole(
        "--playouts", "N", "So many play-outs a move for everybody who thinks.", 0, MOST_PLAYOUTS
    ),
]
Milliseconds = Annotated[
    int,
    whole(
        "--milliseconds",
        "T",
        "So much time a move instead; then a run cannot be repeated exactly.",
        0,
        MOST_MILLISECONDS,
    ),
]
StepsUntilNobodyWins = Annotated[
    int, whole("--max-steps", "M", "End a game after M steps, as nobody's win; 0 for no limit.")
]
Processes = Annotated[
    int,
    whole(
        "--processes",
        "P",
        "How many play at once; by default one for each core.",
        0,
        MOST_PROCESSES,
    ),
]
Ladder = Annotated[bool, switch("--ladder", "Every level against the one below it.")]
Peer = Annotated[str, text("--peer", "openspiel", "Against OpenSpiel's own search.")]
Results = Annotated[
    list[str] | None, text("--from", "FILE", "Read results that --json gave; repeatable.")
]

# ---------------------------------------------------------------- measuring

Seconds = Annotated[
    float,
    typer.Option(
        "--seconds",
        metavar="T",
        parser=arguments.some_time("--seconds"),
        help="How long to measure each thing.",
    ),
]
Peers = Annotated[bool, switch("--peers", "Measure other people's work in the same run.")]
PeerName = Annotated[
    str,
    argument(
        "[PEER]",
        "With --peers, whose: openspiel, which has a backgammon; with --site, boardgameio.",
    ),
]
Site = Annotated[bool, switch("--site", "Measure the real server instead, under load.")]
Live = Annotated[bool, switch("--live", "Measure how soon the other side sees an action there.")]
Thinking = Annotated[
    int, whole("--thinking", "N", "With --live: once more while N bots think.", 0, MOST_THINKING)
]
WorkerCounts = Annotated[
    str,
    text("--workers", "N[,N…]", "With --site: with so many processes, one number after the other."),
]
LoadedTables = Annotated[
    int,
    whole("--tables", "N", "With --site: how many tables are played at; else 50, or 50 a worker."),
]
Rounds = Annotated[
    int, whole("--rounds", "N", "With --site --peers: how often each is measured.", 1, MOST_ROUNDS)
]
OpenTables = Annotated[
    int, whole("--open-tables", "N", "With --site: its memory with so many tables open.")
]
TableListeners = Annotated[
    int,
    whole(
        "--listeners", "K", "With --open-tables: once more with K connected at each.", 0, MOST_SEATS
    ),
]
StoredTables = Annotated[
    str,
    text(
        "--stored-tables",
        "N[,N…]",
        "With --site: how long opening a table takes where so many are stored.",
    ),
]
BenchStore = Annotated[
    str,
    text(
        "--store",
        "ADDRESS",
        "With --workers or --stored-tables: an empty PostgreSQL, postgresql://… or temporary.",
    ),
]
Attacks = Annotated[
    bool, switch("--attacks", "Measure what others notice of attacks on the real server.")
]
Batch = Annotated[
    bool,
    typer.Option("--batch", help="Measure batches in which your own policy would choose."),
]
SearchSpeed = Annotated[
    bool,
    typer.Option(
        "--search-speed",
        "--minds",  # its former name
        help="Measure how many play-outs a second bots search.",
    ),
]

# ---------------------------------------------------------------- the site

Lan = Annotated[bool, switch("--lan", "Open the site to the local network, with a QR code.")]
Port = Annotated[int, whole("--port", "N", "Where to listen; 0 for any free port.", 0, MOST_PORT)]
Data = Annotated[
    str,
    text(
        "--data",
        "FOLDER",
        "Where tables are kept; by default $LUDOTHEQUE_DATA, or your data folder.",
    ),
]
BackupFile = Annotated[str, argument("FILE", "A backup: one file, with the key of the server.")]
FromPlace = Annotated[str, argument("FROM", "A data folder, or the address of a PostgreSQL.")]
ToPlace = Annotated[str, argument("TO", "The same; nothing may be there yet.")]
Public = Annotated[
    str,
    typer.Option(
        "--public",
        metavar="ADDRESS",
        envvar="LUDOTHEQUE_PUBLIC",
        help="Where people find it behind a reverse proxy, such as https://games.example.org.",
    ),
]
Proxy = Annotated[
    str,
    typer.Option(
        "--proxy",
        metavar="ADDRESSES",
        envvar="LUDOTHEQUE_PROXY",
        help="The proxies that are believed when they say for whom they ask, with commas between.",
    ),
]
Listen = Annotated[
    str,
    typer.Option(
        "--listen",
        metavar="ADDRESS",
        envvar="LUDOTHEQUE_LISTEN",
        help="Which of this machine's addresses to listen at, such as 0.0.0.0 in a container.",
    ),
]
LogLines = Annotated[
    bool,
    typer.Option(
        "--log",
        envvar="LUDOTHEQUE_LOG",
        help="Write what happens to the error output: JSON lines without names or secrets.",
    ),
]
MetricsPort = Annotated[
    str,
    typer.Option(
        "--metrics",
        metavar="[ADDRESS:]PORT",
        envvar="LUDOTHEQUE_METRICS",
        help="Where Prometheus finds figures; without an address, on this machine alone.",
    ),
]
KeepDays = Annotated[
    int,
    typer.Option(
        "--keep-days",
        metavar="N",
        parser=arguments.whole("--keep-days", 0, MOST_DAYS),
        envvar="LUDOTHEQUE_KEEP_DAYS",
        help="Remove tables that nobody has touched for so many days; by default none ever is.",
    ),
]
StoreAddress = Annotated[
    str,
    typer.Option(
        "--store",
        metavar="ADDRESS",
        envvar="LUDOTHEQUE_STORE",
        help="A PostgreSQL in which tables are kept, for several servers: postgresql://…",
    ),
]
ThinkFor = Annotated[
    str,
    typer.Option(
        "--for",
        metavar="ADDRESS",
        envvar="LUDOTHEQUE_STORE",
        help="The PostgreSQL in which those servers keep their tables: postgresql://…",
    ),
]
ThinkingProcesses = Annotated[
    int,
    whole(
        "--processes",
        "P",
        "How many questions to think about at once; by default one for each core.",
        0,
        MOST_PROCESSES,
    ),
]
PeersAddress = Annotated[
    str,
    typer.Option(
        "--peers",
        metavar="ADDRESS:PORT",
        envvar="LUDOTHEQUE_PEERS",
        help="Where to listen for the other servers that share the store.",
    ),
]
PeersAt = Annotated[
    str,
    typer.Option(
        "--peers-at",
        metavar="ADDRESS:PORT",
        envvar="LUDOTHEQUE_PEERS_AT",
        help="Where the others reach it, if that is not where it listens.",
    ),
]
Workers = Annotated[
    int,
    typer.Option(
        "--workers",
        metavar="N",
        parser=arguments.whole("--workers", 1, MOST_PROCESSES),
        envvar="LUDOTHEQUE_WORKERS",
        help="How many processes serve at the same port.",
    ),
]
NoBrowser = Annotated[bool, switch("--no-browser", "Say where the site is, and leave it at that.")]
