# What the page says in the rulebook, in a replay and in the guided first game.

## The rulebook

book-title = Rules
book-of = The rules of { $game }
book-opening = Opening the rulebook…
book-none = There is no such game on the shelf, and so there are no rules for it.
book-search = Search the rules
book-clear = Clear the search
book-found = { $count ->
    [0] Nothing found
    [one] Found in one clause
   *[other] Found in { $count } clauses
}
book-nothing = Not a single clause speaks of “{ $query }”.
book-all = Show all the rules again
book-clause = Clause { $clause }
book-options = Settled at this table
book-facts = { $least }–{ $most } players · { $short }–{ $long } minutes · from age { $age }
book-play = Play
book-print = Print the rules
book-contents = Contents
book-language = Language
book-language-en = English
book-language-fr = Français
book-choices = What you can settle yourselves
book-choices-note = Where the old sheet leaves room, whoever opens a table chooses.
book-usual = unless chosen otherwise

## A game again

replay-title = Replay of { $game }
replay-opening = Looking for the game…
replay-lost = This game cannot be shown
replay-no-board = This game is one of “{ $game }”, for which the page has no board.
replay-try-again = Try again
replay-to-shelf = To the shelf
replay-to-table = Back to the table
replay-download = Save this game as a file
replay-panel = Log and rules
replay-log = Log
replay-player = Player { $seat }
replay-start = Everything is laid out, and nothing has happened yet.
replay-empty = Nothing has happened yet: there is no more to see than this.
replay-so-far = This is as far as the game has come.
replay-controls = Look through the game
replay-slider = Place in the game
replay-where = Move { $at } of { $length }
replay-first = To the beginning
replay-previous-turn = To the turn before
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move on
replay-next-turn = To the next turn
replay-last = To the end
replay-speed = Speed
replay-where-timed = { $where }, at { $time }
replay-brisk = Skip silences
analysis-title = Analysis
analysis-about = How did everybody’s chances change, where did the game turn, and how much was luck? To find out, the game is played on many times over from every position: that takes a quarter of a minute or so.
analysis-start = Analyse this game
analysis-getting-ready = Getting ready to play it again…
analysis-working = Playing it on from every position…
analysis-chances = Chances of winning
analysis-chart = Chances of winning over time
analysis-chance = { $name } { $chance }
analysis-turnings = Turning points
analysis-no-turning = There was none: chances changed little by little.
analysis-by = { $name } plays
analysis-by-dice = The dice fall
analysis-by-nobody = Several at once
analysis-change = { $name } { $change }
analysis-luck = Luck of the dice
analysis-luck-good = Luck was with { $name }: it brought { $points ->
    [one] { $points } point in a hundred.
   *[other] { $points } points in a hundred.
}
analysis-luck-bad = Luck was against { $name }: it cost { $points ->
    [one] { $points } point in a hundred.
   *[other] { $points } points in a hundred.
}
analysis-luck-even = Luck was neither with { $name } nor against.
analysis-no-luck = Chance decided nothing here: it was all in how you played.
analysis-parts = From { $start } at the beginning: luck { $luck }, own moves { $own }, moves of others { $others }; { $end } at the end.
analysis-how = Estimated from { $count } games, played on from each position by good average players. Luck is what chance made of a moment, compared with all that it could have made of it.
analysis-table = The same as a table
analysis-column-move = After move
analysis-column-by = Whose doing
replay-open-title = Watch a game again
replay-open-invitation = Drop a saved game here, and watch it from the first roll to the last.
replay-open-choose = Choose a file
replay-open-note = Every table gives you its game as such a file.
replay-another = Open another file
replay-too-large = “{ $file }” is far too large to be a saved game.

## The guided first game

hint-title = Hints for your first game
hint-understood = Got it
hint-enough = No more hints
hint-ended = No more hints, then: the rulebook has the rest.
hint-farewell = You know all you need now. Should something new come up, I will say so; the rulebook has the rest.

## Whose eyes one looks with

replay-eyes = Show
replay-eyes-all = everything, secrets revealed
replay-eyes-watcher = what was public
replay-eyes-seat = what { $name } saw
