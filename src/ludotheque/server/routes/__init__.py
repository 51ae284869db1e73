"""The HTTP API: everything that the page does, for scripts and bots too.

A seat's token travels in the `Authorization` header, never in an address. What a table tells
is the same as on the live connection.
"""

from __future__ import annotations

from . import analysis, fairness, games, host, records, tables

ROUTES = [
    games.games, games.board_of_game, games.words_of_game, games.here,
    tables.give_seal, tables.open_table, tables.look, tables.board, tables.handout, tables.ways,
    tables.join, tables.claim, tables.hint, tables.move, tables.undo, tables.chat, tables.commit,
    tables.reveal, tables.resign, tables.leave, tables.admit, tables.decline, tables.shut_out,
    tables.pause, tables.resume, tables.fast_forward, tables.slow_down, tables.rematch,
    *host.ROUTES,
    fairness.fairness, records.log, records.saved, records.replay, records.replay_saved,
    analysis.analysis, analysis.analysis_of_saved,
]  # fmt: skip
