"""Every command with its arguments, and nothing of its work.

The help stands here in English, where it costs nothing to show; what a command says when it
runs is said in the language chosen.
"""

from __future__ import annotations

from typing import Annotated

import typer

from . import arguments
from .language import Language

PORT = 4747
SETTINGS = {"help_option_names": ["-h", "--help"]}
PLAIN = {"rich_markup_mode": None, "add_completion": False, "pretty_exceptions_enable": False}

app = typer.Typer(
    help="Ludothèque: vintage board games, playable again.",
    epilog="Without a command, the site is opened in your browser.",
    context_settings=SETTINGS,
    **PLAIN,  # type: ignore[arg-type]
)
board = typer.Typer(
    help="Check and draw board files.",
    context_settings=SETTINGS,
    **PLAIN,  # type: ignore[arg-type]
)
app.add_typer(board, name="board")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game's name.")]
SavedGame = Annotated[str, typer.Argument(metavar="FILE", help="A saved game.")]
BoardFile = Annotated[str, typer.Argument(metavar="FILE", help="A board file.")]
Board = Annotated[
    str, typer.Option("--board", metavar="NAME|FILE", help="One of the game's boards, or a file.")
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="NAME=VALUE", help="Turn one of the game's switches; repeatable."
    ),
]
Seed = Annotated[
    int | None,
    typer.Option(
        "--seed",
        metavar="S",
        parser=arguments.whole("--seed", 0, arguments.LARGEST_SEED),
        help="Makes fate repeatable.",
    ),
]
Games = Annotated[
    int,
    typer.Option(
        "--games", metavar="N", parser=arguments.whole("--games", 1), help="How many games."
    ),
]
SimulatedSeats = Annotated[
    int | None,
    typer.Option(
        "--seats",
        metavar="K",
        parser=arguments.whole("--seats", 1, 6),
        help="How many play; by default as many as can.",
    ),
]
Bots = Annotated[
    str,
    typer.Option(
        "--bot",
        metavar="BOT[,BOT…]",
        help="random or greedy: one for all seats, or one for each.",
    ),
]
WHO_PLAYS = "Who plays the other seats: random, greedy, novice, casual, steady, sharp or master."
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
Lan = Annotated[
    bool, typer.Option("--lan", help="Open the site to the local network, with a QR code.")
]
Port = Annotated[
    int,
    typer.Option(
        "--port",
        metavar="N",
        parser=arguments.whole("--port", 0, 65535),
        help="Where to listen; 0 for any free port.",
    ),
]
Data = Annotated[
    str,
    typer.Option(
        "--data",
        metavar="FOLDER",
        help="Where tables are kept; by default $LUDOTHEQUE_DATA, or your data folder.",
    ),
]
OfGame = Annotated[
    str, typer.Option("--game", metavar="GAME", help="Whose board it is, where that is unclear.")
]


def show_version(asked: bool) -> None:
    if asked:
        from ludotheque import __version__

        typer.echo(f"ludotheque {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def ludotheque(
    context: typer.Context,
    lan: Lan = False,
    port: Port = PORT,
    data: Data = "",
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Say where the site is, and leave it at that.")
    ] = False,
    lang: Language = None,
    version: Annotated[
        bool,
        typer.Option("--version", is_eager=True, callback=show_version, help="Show the version."),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        from .serve import serve_site

        serve_site(data, port, lan, browser=not no_browser)
        return
    given = {"--lan": lan, "--port": port != PORT, "--data": data, "--no-browser": no_browser}
    arguments.require_none(given)


@app.command()
def play(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="The game; without one, the shelf is shown.")
    ] = "",
    seats: Annotated[
        int | None,
        typer.Option(
            "--seats", metavar="N", parser=arguments.whole("--seats", 1, 6), help="How many play."
        ),
    ] = None,
    humans: Annotated[
        int | None,
        typer.Option(
            "--humans",
            metavar="K",
            parser=arguments.whole("--humans", 0, 6),
            help="How many people share this keyboard, in the first seats; 0 to watch.",
        ),
    ] = None,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", help=WHO_PLAYS)] = "greedy",
    seed: Seed = None,
    option: Options = None,
    board: Board = "",
    resume: Annotated[
        str, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")
    ] = "",
    fast: Annotated[bool, typer.Option("--fast", help="Bots do not pause.")] = False,
    lang: Language = None,
) -> None:
    """Play in the terminal."""
    from .play import Wishes, play_in_terminal

    options = arguments.options_from(option or [])
    play_in_terminal(Wishes(game, seats, humans, bot, seed, options, board, resume, fast))


@app.command()
def simulate(
    game: GameName,
    games: Games = 1000,
    seats: SimulatedSeats = None,
    bot: Bots = "random",
    seed: Seed = 1,
    backend: Annotated[
        str,
        typer.Option(
            "--backend",
            metavar="python|cpu|cuda",
            parser=arguments.one_of("--backend", ("python", "cpu", "cuda")),
            help="Where to run; the games are the same everywhere.",
        ),
    ] = "cpu",
    option: Options = None,
    board: Board = "",
    max_steps: Annotated[
        int,
        typer.Option(
            "--max-steps",
            metavar="M",
            parser=arguments.whole("--max-steps", 0),
            help="End a game early after M steps; 0 for no limit.",
        ),
    ] = 0,
    save_game: Annotated[
        str,
        typer.Option(
            "--save-game", metavar="N:FILE", help="Save game number N of the run, from 0 on."
        ),
    ] = "",
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """Simulate games by the million, repeatably."""
    from .simulate import Wanted, kept_from, simulate_games

    options, bots = arguments.options_from(option or []), arguments.names_from(bot)
    wanted = Wanted(game, games, seats, bots, seed or 0, backend, options, board, max_steps)
    simulate_games(wanted, as_json, kept_from(save_game, games))


@app.command()
def census(
    game: GameName,
    games: Games = 1000,
    seats: SimulatedSeats = None,
    bot: Bots = "greedy",
    seed: Seed = 1,
    option: Options = None,
    board: Board = "",
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """Count how often each clause is exercised when bots play."""
    from .simulate import Wanted, count_clauses

    options, bots = arguments.options_from(option or []), arguments.names_from(bot)
    count_clauses(Wanted(game, games, seats, bots, seed or 0, "cpu", options, board), as_json)


@app.command()
def arena(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="The game; none with --from.")] = "",
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="BOT,BOT[,BOT…]",
            help="Who plays: random, greedy, novice, casual, steady, sharp, master.",
        ),
    ] = "",
    games: Annotated[
        int,
        typer.Option(
            "--games",
            metavar="N",
            parser=arguments.whole("--games", 1),
            help="How many games each line-up plays, or a few more.",
        ),
    ] = 400,
    seats: Annotated[
        int | None,
        typer.Option(
            "--seats",
            metavar="K",
            parser=arguments.whole("--seats", 1, 6),
            help="How many play; by default as few as can.",
        ),
    ] = None,
    seed: Seed = 1,
    playouts: Annotated[
        int,
        typer.Option(
            "--playouts",
            metavar="N",
            parser=arguments.whole("--playouts", 0, 10**9),
            help="So many play-outs a move for everybody who thinks.",
        ),
    ] = 0,
    milliseconds: Annotated[
        int,
        typer.Option(
            "--milliseconds",
            metavar="T",
            parser=arguments.whole("--milliseconds", 0, 3_600_000),
            help="So much time a move instead; then a run cannot be repeated exactly.",
        ),
    ] = 0,
    max_steps: Annotated[
        int,
        typer.Option(
            "--max-steps",
            metavar="M",
            parser=arguments.whole("--max-steps", 0),
            help="End a game after M steps, as nobody's win; 0 for no limit.",
        ),
    ] = 20_000,
    processes: Annotated[
        int,
        typer.Option(
            "--processes",
            metavar="P",
            parser=arguments.whole("--processes", 0, 1024),
            help="How many play at once; by default one for each core.",
        ),
    ] = 0,
    ladder: Annotated[
        bool, typer.Option("--ladder", help="Every level against the one below it.")
    ] = False,
    peer: Annotated[
        str, typer.Option("--peer", metavar="openspiel", help="Against OpenSpiel's own search.")
    ] = "",
    source: Annotated[
        list[str] | None,
        typer.Option("--from", metavar="FILE", help="Read results that --json gave; repeatable."),
    ] = None,
    option: Options = None,
    board: Board = "",
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """Let bots play against each other, fairly, and rate them."""
    from . import arena as at_work

    options, names = (
        arguments.options_from(option or []),
        arguments.names_from(bots) if bots else (),
    )
    wanted = at_work.Wanted(
        game, names, games, seats, seed or 0, playouts, milliseconds, max_steps, processes,
        options, board,
    )  # fmt: skip
    at_work.run_arena(wanted, at_work.Manner(ladder, peer, tuple(source or ())), as_json)


@app.command()
def bench(
    seconds: Annotated[
        float,
        typer.Option(
            "--seconds",
            metavar="T",
            parser=arguments.some_time("--seconds"),
            help="How long to measure each thing.",
        ),
    ] = 2.0,
    peers: Annotated[
        bool, typer.Option("--peers", help="Measure OpenSpiel's backgammon in the same run.")
    ] = False,
    site: Annotated[
        bool, typer.Option("--site", help="Measure the real server instead, under load.")
    ] = False,
    live: Annotated[
        bool,
        typer.Option("--live", help="Measure how soon the other side sees an action there."),
    ] = False,
    thinking: Annotated[
        int,
        typer.Option(
            "--thinking",
            metavar="N",
            parser=arguments.whole("--thinking", 0, 1000),
            help="With --live: once more while N bots think.",
        ),
    ] = 0,
    minds: Annotated[
        bool, typer.Option("--minds", help="Measure how many play-outs a second bots think.")
    ] = False,
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """Measure the speed of every game, on one core; or of the server; or of thinking."""
    from .bench import measure, measure_live, measure_minds, measure_site

    if minds:
        measure_minds(seconds, as_json)
    elif live:
        measure_live(max(seconds, 5.0), thinking, as_json)
    elif site:
        measure_site(max(seconds, 5.0), as_json)
    else:
        measure(seconds, peers, as_json)


@app.command()
def serve(lan: Lan = False, port: Port = PORT, data: Data = "", lang: Language = None) -> None:
    """Serve the site without opening a browser."""
    from .serve import serve_site

    serve_site(data, port, lan)


@app.command()
def rules(
    game: GameName,
    clause: Annotated[str, typer.Argument(metavar="[CLAUSE]", help="One clause, by its id.")] = "",
    lang: Language = None,
) -> None:
    """Read a game's rulebook, or one clause of it."""
    from .rules import show_clause, show_rulebook

    if clause:
        show_clause(game, clause)
    else:
        show_rulebook(game)


@app.command()
def replay(
    file: SavedGame,
    step: Annotated[
        bool, typer.Option("--step", help="Show the board after every move; Enter goes on.")
    ] = False,
    lang: Language = None,
) -> None:
    """Tell a saved game in words."""
    from .replay import tell_saved_game

    tell_saved_game(file, step)


@board.callback()
def boards(lang: Language = None) -> None:
    """Check and draw board files."""


@board.command("check")
def board_check(file: BoardFile, game: OfGame = "", lang: Language = None) -> None:
    """Say everything that is wrong with a board file, a line each."""
    from .boards import check_board

    if not check_board(file, game):
        raise typer.Exit(1)


@board.command("draw")
def board_draw(
    file: Annotated[str, typer.Argument(metavar="FILE|NAME", help="A board file, or a board.")],
    game: OfGame = "",
    output: Annotated[
        str, typer.Option("-o", "--output", metavar="FILE", help="Where to; else to the output.")
    ] = "",
    lang: Language = None,
) -> None:
    """Draw a board as an SVG picture."""
    from .boards import draw_board

    draw_board(file, game, output)
