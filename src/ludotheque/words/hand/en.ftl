### A phone that holds somebody’s hand while the board is on a big screen.

## The way to a seat

hand-go-title = Join with a code
hand-go-text = Type the code shown beside your seat on the big screen.
hand-go-code = Code
hand-go = Join
hand-go-finding = Looking for your seat…
hand-taken-title = This seat is taken
hand-taken = { $name } plays here on another phone. If that is you, ask for a new code on the big screen.
hand-taken-nobody = This code has been replaced by a new one. Look at the big screen again.
hand-other-code = Another code
hand-moved-title = Your seat has a new code
hand-moved = { $name }’s seat was given a new code on the big screen. This phone no longer plays it.

## In the hand

hand-yours = You are { $name }
hand-your-turn = Your turn!
hand-turn-of = It is { $name }’s turn
hand-turn-several = { $names } to play
hand-waiting = You are in. The game starts when everybody is here.
hand-waiting-codes = Their codes are on the big screen.
hand-playing = The game is on
hand-over = The game is over
hand-faces = What this phone shows
hand-face-hand = Hand
hand-face-board = Board
