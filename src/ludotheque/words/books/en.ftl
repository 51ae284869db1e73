# What the page says in the rulebook, in a replay and in the guided first game.

## The rulebook

book-title = Rules
book-of = The rules of { $game }
book-opening = Opening the rulebook…
book-none = There is no such game here.
book-search = Search the rules
book-clear = Clear the search
book-found = { $count ->
    [0] Nothing found
    [one] Found in one clause
   *[other] Found in { $count } clauses
}
book-nothing = No rule mentions “{ $query }”.
book-all = Show all the rules again
book-clause = Rule { $clause }
book-options = Chosen at this table
book-facts = { $players } · { $short }–{ $long } minutes · from age { $age }
book-play = Play
book-print = Print the rules
book-contents = Contents
book-language = Language
book-language-en = English
book-language-fr = Français
book-choices = What you can choose
book-choices-note = Where the old sheet leaves a doubt, the host chooses.
book-usual = usual

## A game again

replay-title = Replay of { $game }
replay-opening = Looking for the game…
replay-lost = This game cannot be shown
replay-try-again = Try again
replay-to-shelf = To the shelf
replay-to-table = Back to the table
replay-download = Save this game as a file
replay-panel = Log and rules
replay-log = Log
replay-start = The beginning: nothing has happened yet.
replay-empty = Nothing has happened yet.
replay-so-far = The game has come this far.
replay-controls = Look through the game
replay-slider = Place in the game
replay-where = Step { $at } of { $length }
replay-first = To the beginning
replay-previous-turn = To the turn before
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-next-turn = To the next turn
replay-last = To the end
replay-speed = Speed
replay-where-timed = { $where }, at { $time }
replay-brisk = Skip silences
analysis-title = Analysis
analysis-about = How did the chances change, where did the game turn, and how much was luck? The computer plays on from every position many times: it takes about 15 seconds.
analysis-start = Analyse this game
analysis-getting-ready = Getting ready…
analysis-working = Playing it on from every position…
analysis-chances = Chances of winning
analysis-chart = Chances of winning over time
analysis-chance = { $name } { $chance }
analysis-turnings = Turning points
analysis-turnings-note = What each did to the chances of winning.
analysis-no-turning = None: the chances changed little by little.
analysis-by = { $name } plays
analysis-by-dice = The dice
analysis-by-nobody = Several at once
analysis-change = { $name } { $change }%
analysis-luck = Luck
analysis-luck-good = Lucky dice: { $name } +{ $points }%.
analysis-luck-bad = Unlucky dice: { $name } −{ $points }%.
analysis-luck-even = { $name } was neither lucky nor unlucky.
analysis-no-luck = There was no luck in this game: it was all skill.
analysis-how = Estimated from { $count } games played on from each position by average players. Luck compares what the dice gave with what they could have given.
analysis-table = The same as a table
analysis-column-move = After step
analysis-column-by = Who
replay-open-title = Watch a game again
replay-open-invitation = Drop a saved game here, and watch it from the first roll to the last.
replay-open-choose = Choose a file
replay-open-note = Every table gives you its game as such a file.
replay-another = Open another file
replay-too-large = “{ $file }” is far too large to be a saved game.

## The guided first game

tip-title = Hints for your first game
tip-understood = Got it
tip-enough = No more hints
tip-ended = No more hints. The rulebook has the rest.
tip-farewell = You know all you need now. If something new comes up, I will tell you.
tip-waits = The game waits while you read.

## Whose eyes one looks with

replay-eyes = Show
replay-eyes-all = everything, secrets revealed
replay-eyes-watcher = what was public
replay-eyes-seat = what { $name } saw
