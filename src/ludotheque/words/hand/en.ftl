### A phone that holds somebody’s hand while the board is on a big screen.

## The way to a seat

hand-go-title = Take your hand
hand-go-text = Type the code that stands beside your seat on the big screen.
hand-go-code = Code
hand-go = Sit down
hand-go-finding = Looking for your seat…
hand-taken-title = Somebody sits here already
hand-taken = { $name } holds this hand on another phone. If that is you, ask at the big screen for a new code for your seat.
hand-taken-nobody = This code has been replaced by a new one. Look at the big screen again.
hand-other-code = Another code
hand-moved-title = This hand has moved on
hand-moved = At the big screen, the seat of { $name } was given a new code. This phone does not hold it any more.

## In the hand

hand-yours = Your hand, { $name }
hand-your-turn = Your turn!
hand-turn-of = It is { $name }’s turn
hand-turn-several = { $names } are to play
hand-waiting = You sit. As soon as everybody does, it begins.
hand-waiting-codes = Their codes are on the big screen.
hand-playing = The game is on
hand-over = The game is over
hand-faces = What this phone shows
hand-face-hand = Hand
hand-face-board = Board
