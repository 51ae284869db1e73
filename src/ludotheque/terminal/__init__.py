"""Playing in the terminal. Nothing here knows a game.

A game can be played here once its contract has a `Terminal`. Its functions read a match and change
nothing. What they show is what `seat` may know: they draw from `kit.terminal.seen` and from the
board's plan. `Look` tells in which language, whether more than ASCII can be shown, and who sits
where; `kit/terminal/marks.py` has the colour, the shape and the letter of every seat, `canvas.py`
beside it something to draw a board on, `dice.py` dice. Colours are never the only difference: the
same text is shown where there are none.

Besides its events, refusals and clauses, the game's words hold a `notation-help`, which
explains how moves are typed, and `typed-words`, how the words of its notation are spelt in a
language: for each of them, itself and its spellings, the one to show first.
"""
