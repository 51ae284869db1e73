game-title = Skeleton
game-tagline = A race with one die.
game-about = A race along a track, for two to four players.

## The rulebook: the key is the clause

SK-1 = The players take turns. Whoever’s turn it is rolls the die.
    .title = Rolling
SK-2 = Whoever has rolled walks as many squares as the die shows, or stays.
    .title = Walking
SK-3 = The last square must be reached exactly.
    .title = The end of the track
SK-W = Whoever reaches the last square first wins.
    .title = Winning

## Options

option-finish = The end of the track
option-finish-open = Any roll that is high enough will do
option-finish-exact = It must be reached exactly

## What is expected of whom, and what can be done

phase-roll = { $seat } rolls the die.
phase-move = { $seat } walks or stays.
phase-over = The game is over.
move-walk = Walk
move-stay = Stay
notation-help = Type “walk” or “stay”.
typed-words = walk walk, stay stay

## What the page shows of each player

field-square = square
field-die = Die

## What happened

event-rolled = { $seat } rolls { $die }.
event-walked = { $seat } walks to square { $square }.
event-stayed = { $seat } stays.
event-won = { $seat } arrives.
ending-arrived = The last square has been reached.

## What is refused

refused-over = The game is over.
refused-roll-first = The die must be rolled first.
refused-not-your-turn = It is { $turn }’s turn.
refused-too-far = That would lead beyond the end; only { $left } squares are left.

## Why a move is a good one

hint-arrives = It reaches the end, and wins.
hint-nearer = It leads on: { $left } squares are left.
hint-waits = It waits for another roll.

## What can be wrong with a board or a move

no-track = A board is a line of dots.
wrong-length = The track has { $squares } squares; it must have from { $least } to { $most }.
not-a-move = “{ $text }” is not a move.
