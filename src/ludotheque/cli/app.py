"""Every command with what it takes, and nothing of its work.

The help stands here and in `options`, in English, where it costs nothing to show; what a command
says when it runs is said in the language chosen.
"""

from __future__ import annotations

from typing import Annotated

import typer

from . import arguments, options
from .language import Language
from .problems import require_site

PORT = 4747
SETTINGS = {"help_option_names": ["-h", "--help"]}


def commands(meaning: str, epilog: str = "") -> typer.Typer:
    """Commands that show their help and their errors as plain text."""
    return typer.Typer(
        help=meaning,
        epilog=epilog,
        context_settings=SETTINGS,
        rich_markup_mode=None,
        add_completion=False,
        pretty_exceptions_enable=False,
    )


app = commands(
    "Ludothèque: vintage board games, playable again.",
    epilog="Without a command, the site is opened in your browser.",
)
board = commands("Check and draw board files.")
app.add_typer(board, name="board")


def show_version(asked: bool) -> None:
    if asked:
        from ludotheque import __version__

        typer.echo(f"ludotheque {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def ludotheque(
    context: typer.Context,
    lan: options.Lan = False,
    port: options.Port = PORT,
    data: options.Data = "",
    no_browser: options.NoBrowser = False,
    lang: Language = None,
    version: Annotated[
        bool,
        typer.Option("--version", is_eager=True, callback=show_version, help="Show the version."),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        require_site()
        from .serve import opened, serve_site

        serve_site(data, opened(port, lan), browser=not no_browser)
        return
    given = {"--lan": lan, "--port": port != PORT, "--data": bool(data), "--no-browser": no_browser}
    arguments.require_none(given)


@app.command()
def play(
    game: options.GameOrShelf = "",
    seats: options.Seats = None,
    humans: options.Humans = None,
    bot: options.Opponent = "greedy",
    seed: options.Seed = None,
    option: options.Switches = None,
    board: options.Board = "",
    resume: options.Resume = "",
    fast: options.Fast = False,
    lang: Language = None,
) -> None:
    """Play in the terminal."""
    from .play import PlayRequest, play_in_terminal

    switches = arguments.options_from(option)
    play_in_terminal(PlayRequest(game, seats, humans, bot, seed, switches, board, resume, fast))


@app.command()
def simulate(
    game: options.Game,
    games: options.Games = 1000,
    seats: options.AsManySeats = None,
    bot: options.BotOrBots = "random",
    seed: options.Seed = 1,
    backend: options.Backend = "cpu",
    option: options.Switches = None,
    board: options.Board = "",
    max_steps: options.MaxSteps = 0,
    save_game: options.SaveGame = "",
    cluster: options.Cluster = "",
    as_json: options.Json = False,
    lang: Language = None,
) -> None:
    """Simulate games by the million, repeatably."""
    from .simulate import SimulationRequest, kept_from, simulate_games

    switches, bots = arguments.options_from(option), arguments.names_from(bot)
    wanted = SimulationRequest(
        game, games, seats, bots, seed or 0, backend, switches, board, max_steps, cluster
    )
    simulate_games(wanted, as_json, kept_from(save_game, games))


@app.command()
def census(
    game: options.Game,
    games: options.Games = 1000,
    seats: options.AsManySeats = None,
    bot: options.BotOrBots = "greedy",
    seed: options.Seed = 1,
    option: options.Switches = None,
    board: options.Board = "",
    cluster: options.Cluster = "",
    as_json: options.Json = False,
    lang: Language = None,
) -> None:
    """Count how often each clause is exercised when bots play."""
    from .simulate import SimulationRequest, count_clauses

    switches, bots = arguments.options_from(option), arguments.names_from(bot)
    wanted = SimulationRequest(
        game, games, seats, bots, seed or 0, "cpu", switches, board, cluster=cluster
    )
    count_clauses(wanted, as_json)


@app.command()
def arena(
    game: options.GameOrResults = "",
    bots: options.Contestants = "",
    games: options.GamesOfLineUp = 400,
    seats: options.AsFewSeats = None,
    seed: options.Seed = 1,
    playouts: options.Playouts = 0,
    milliseconds: options.Milliseconds = 0,
    max_steps: options.StepsUntilNobodyWins = 20_000,
    processes: options.Processes = 0,
    cluster: options.Cluster = "",
    ladder: options.Ladder = False,
    peer: options.Peer = "",
    source: options.Results = None,
    option: options.Switches = None,
    board: options.Board = "",
    as_json: options.Json = False,
    lang: Language = None,
) -> None:
    """Let bots play against each other, fairly, and rate them."""
    from . import arena as at_work

    switches, names = arguments.options_from(option), arguments.names_from(bots) if bots else ()
    wanted = at_work.ArenaRequest(
        game, names, games, seats, seed or 0, playouts, milliseconds, max_steps, processes,
        switches, board, cluster,
    )  # fmt: skip
    at_work.run_arena(wanted, at_work.Manner(ladder, peer, tuple(source or ())), as_json)


@app.command()
def bench(
    peer: options.PeerName = "",
    seconds: options.Seconds = 2.0,
    peers: options.Peers = False,
    site: options.Site = False,
    tables: options.LoadedTables = 0,
    rounds: options.Rounds = 5,
    workers: options.WorkerCounts = "",
    open_tables: options.OpenTables = 0,
    listeners: options.TableListeners = 0,
    stored_tables: options.StoredTables = "",
    store: options.BenchStore = "",
    live: options.Live = False,
    thinking: options.Thinking = 0,
    search_speed: options.SearchSpeed = False,
    attacks: options.Attacks = False,
    batch: options.Batch = False,
    as_json: options.Json = False,
    lang: Language = None,
) -> None:
    """Measure the speed of every game, on one core; or of the server; or of thinking."""
    from .bench import (
        measure,
        measure_attacks,
        measure_batches,
        measure_live,
        measure_search_speed,
    )
    from .bench_site import SiteBench

    peer = arguments.peer_from(peer, peers, site)
    if not site:
        arguments.require_none(
            {
                "--workers": bool(workers),
                "--open-tables": bool(open_tables),
                "--stored-tables": bool(stored_tables),
            }
        )
    if attacks or live or site:
        require_site()
    if attacks:
        measure_attacks(max(seconds, 8.0), as_json)
    elif batch:
        measure_batches(seconds, as_json)
    elif search_speed:
        measure_search_speed(seconds, as_json)
    elif live:
        measure_live(max(seconds, 5.0), thinking, as_json)
    elif site:
        SiteBench(max(seconds, 5.0), tables, store, as_json).measure(
            peer, rounds, workers, open_tables, listeners, stored_tables
        )
    else:
        measure(seconds, bool(peer), as_json)


@app.command()
def serve(
    lan: options.Lan = False,
    port: options.Port = PORT,
    data: options.Data = "",
    public: options.Public = "",
    proxy: options.Proxy = "",
    listen: options.Listen = "",
    metrics: options.MetricsPort = "",
    log: options.LogLines = False,
    keep_days: options.KeepDays = 0,
    store: options.StoreAddress = "",
    peers: options.PeersAddress = "",
    peers_at: options.PeersAt = "",
    workers: options.Workers = 1,
    lang: Language = None,
) -> None:
    """Serve the site without opening a browser."""
    require_site()
    from ludotheque.server.settings import Hosting

    from .serve import host_site, opened

    hosting = Hosting(
        keep_days=keep_days, store=store, peers=peers, peers_at=peers_at, workers=workers
    )
    door = opened(port, lan, public, proxy, listen, shared=workers > 1)
    host_site(data, door, hosting, metrics, log)


@app.command()
def think(
    store: options.ThinkFor = "",
    processes: options.ThinkingProcesses = 0,
    log: options.LogLines = False,
    lang: Language = None,
) -> None:
    """Think for the bots of servers that share a PostgreSQL, on this machine."""
    require_site()
    from .think import think_for

    think_for(store, processes, log)


@app.command()
def backup(
    file: options.BackupFile,
    data: options.Data = "",
    store: options.StoreAddress = "",
    lang: Language = None,
) -> None:
    """Write all tables and the server's key to one file; the server may be in use."""
    require_site()
    from .serve import back_up_to

    back_up_to(file, data, store)


@app.command()
def restore(
    file: options.BackupFile,
    data: options.Data = "",
    store: options.StoreAddress = "",
    lang: Language = None,
) -> None:
    """Put a backup into a data folder or a database that is empty, or not there yet."""
    require_site()
    from .serve import restore_from

    restore_from(file, data, store)


@app.command("move-store")
def move_store(
    source: options.FromPlace,
    target: options.ToPlace,
    data: options.Data = "",
    lang: Language = None,
) -> None:
    """Carry every table over from one place to another: a data folder, or postgresql://…"""
    require_site()
    from .serve import move_tables

    move_tables(source, target, data)


@app.command()
def export(folder: options.ExportFolder, lang: Language = None) -> None:
    """Write a static edition: bots and one screen, in the browser, from any web host."""
    require_site()
    from .export import export_to

    export_to(folder)


@app.command()
def rules(game: options.Game, clause: options.Clause = "", lang: Language = None) -> None:
    """Read a game's rulebook, or one clause of it."""
    from .rules import show_clause, show_rulebook

    if clause:
        show_clause(game, clause)
    else:
        show_rulebook(game)


@app.command()
def replay(file: options.SavedGame, step: options.Step = False, lang: Language = None) -> None:
    """Tell a saved game in words."""
    from .play import tell_saved_game

    tell_saved_game(file, step)


@app.command()
def verify(
    file: options.SavedGame,
    notes: options.Notes = "",
    key: options.Key = "",
    as_json: options.Json = False,
    lang: Language = None,
) -> None:
    """Check that a saved game is whole and that its dice were fair.

    With the notes of somebody's page (--notes), whether it is the game that was played; with the
    key of a server (--key), whether that server signed it. What was checked is listed. The exit
    status is 0 where the game is over, and proven by the notes or signed with the key; else 1.
    """
    from .verify import verify_saved_game

    if not verify_saved_game(file, notes, key, as_json):
        raise typer.Exit(1)


@app.command()
def new(name: options.NewName, folder: options.Folder = "", lang: Language = None) -> None:
    """Write the skeleton of a game of your own, in a package that runs."""
    from .authoring import write_skeleton

    write_skeleton(name, folder)


@app.command()
def conformance(
    game: options.Game, thorough: options.Thorough = False, lang: Language = None
) -> None:
    """Check that a game keeps the laws that hold for every game."""
    from .authoring import check_conformance

    if not check_conformance(game, thorough):
        raise typer.Exit(1)


@board.callback()
def boards(lang: Language = None) -> None:
    """Check and draw board files."""


@board.command("check")
def board_check(file: options.BoardFile, game: options.OfGame = "", lang: Language = None) -> None:
    """Say everything that is wrong with a board file, a line each."""
    from .boards import check_board

    if not check_board(file, game):
        raise typer.Exit(1)


@board.command("draw")
def board_draw(
    file: options.BoardOrFile,
    game: options.OfGame = "",
    output: options.Output = "",
    lang: Language = None,
) -> None:
    """Draw a board as an SVG picture."""
    from .boards import draw_board

    draw_board(file, game, output)
