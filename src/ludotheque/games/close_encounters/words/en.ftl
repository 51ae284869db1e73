### Close Encounters in English. A clause’s key is its id; the sentences that speak of a seat
### take its letter, or whatever name the table gives it, as their subject.

## The game

game-title = Close Encounters of the Third Kind
game-tagline = Cross the valley at night, through traps that only their makers can see.
game-about = A race through secret traps for two to four players: walk from Devil’s Tower to the Mother Ship and back, and set traps for everybody else on the way. Parker Brothers published the board game in 1978, after the film that Columbia Pictures had released the year before. This version has no connection with either company: its board, its tune, its drawings and its words are our own.

board-name-valley = The valley, 99 numbers

option-progress = Which way to step
option-progress-onward = No step may lead farther away, and at least one step of every turn must lead nearer.
option-progress-strict = Every step must lead nearer to the destination.
option-progress-free = Step any way you like.
option-chips = Squares with chips
option-chips-may_enter = A square with a chip can be entered like any other, or jumped.
option-chips-must_jump = A square with a chip can only be jumped, and is never a trap again.
option-other_area = From one safe area to the other
option-other_area-open = A turn that began in one safe area may end in the other.
option-other_area-closed = A turn that began in one safe area may not end in the other either.

## The rulebook: aim and set-up

CE-O = Be the first to sound the whole tune. It has five notes, and you own a chip for each: every time somebody walks into one of your traps, one of your chips goes onto the board. When your fifth is there, the tune is complete and the game is yours.
    .title = The aim
CE-S1 = Each player takes a pawn and stands it on Devil’s Tower, at the foot of the board. Everybody sets out from the same place.
    .title = Pawns on the tower
CE-S2 = Each player has five chips, one for each note of the tune. They are placed in the order of the notes: your first chip sounds the first note, your fifth the last. So anybody can hear how far you have got. (The tune is our own.)
    .title = Five chips, five notes
CE-S3 = Each player has a marking card, which shows the same squares with the same numbers as the board. Nobody but its owner looks at it.
    .title = The marking card
CE-S4 = Before the game begins, each player secretly circles two numbers on the card; if only two play, four. Every circle is a trap. Your own circles must all be on different squares, but somebody else may happen to circle the same one. All players circle at the same time, and the game begins when everybody has finished.
    .title = The first circles
CE-S5 = Everybody rolls both dice, and the highest total plays first; players who tie for it roll again, the others watch. After that the turn passes to the left, and only the player whose turn it is may move.
    .title = Who starts

## The rulebook: moving

CE-1 = Roll both dice and walk towards your destination: the Mother Ship if you last set out from Devil’s Tower, Devil’s Tower if you last set out from the Mother Ship, and so to and fro. How far away a square is means the fewest steps from there to your destination on an empty board. Unless the host has chosen otherwise with the option “{ option-progress }”, no step may take you farther away, and at least one step of each turn must bring you nearer; if none has, the last one must. If no step meets the rule in force, the next more lenient one applies: strict, then onward, then free. You never enter the same square twice in one turn, the one where the turn began included, nor do you ever walk back onto the end that you last set out from: only a trap sends you there.
    .title = Towards your destination
CE-1a = A step goes to any of the eight squares around your pawn: forwards, backwards, sideways or diagonally.
    .title = Eight directions
CE-1b = Your pawn touches every square it enters. Each one counts as one step, and on each a trap may be waiting.
    .title = Every square counts
CE-1c = You may jump over a chip, or over several chips in a row, whoever they belong to. A jump goes straight and lands on the first square beyond without a chip. Only that square is entered and counts; those you jumped do not. There is no jump over a pawn, off the board, or onto a square that you could not enter. You may also step onto a chip’s square as onto any other, unless the host has ruled that out with the option “{ option-chips }”.
    .title = Jumping over chips
CE-1d = Walk every step that you rolled. Just three things end a move early: reaching your destination, walking into a trap, and having no square left to enter. Nobody stops you from walking into a dead end.
    .title = The whole roll

## The rulebook: traps

CE-2 = A number that an opponent has circled is a trap for you, whether you meant to stop there or just to pass. If you enter a number and nothing happens, then no opponent had it circled at that moment: everybody at the table can draw that conclusion.
    .title = Walking into a trap
CE-2a = A trap is announced the moment you enter its square. Your move stops right there.
    .title = At once
CE-2b = A trapped pawn goes back to the end of the board that it last set out from, Devil’s Tower or the Mother Ship. Its turn is over, and its destination stays the same.
    .title = Back to where you set out
CE-2c = The owner of the trap puts the next chip on its square and secretly circles a new number: one that this player has never circled before. The circle that was sprung is spent. If there is no such number left, none is circled. Your own circles never trap you, and stay in force when you walk across them. A square with a chip may be circled again by others, and a circle there works, unless chips cannot be entered in this game: then nothing under a chip may be circled, and a circle that comes to lie under one is dead. A circle under a standing pawn waits for the next to come. All new circles are made before the dice are rolled again.
    .title = A chip, and a new circle
CE-2d = If several opponents had circled the square, each of them places a chip there and circles a new number. The chips are placed in turn, beginning at the trapped player’s left, and whoever places a fifth first has won; the new numbers are circled in secret, all at the same time.
    .title = Several traps in one

## The rulebook: the two ends of the board

CE-3a = When you walk onto your destination you may circle one more new number on your card, if you like. Not so when a trap has sent you there.
    .title = A circle for arriving
CE-3b = You need not roll the exact number to arrive. As soon as your pawn is at its destination the move is over, whatever is left of the roll.
    .title = No exact roll
CE-3c = Only at Devil’s Tower and at the Mother Ship can pawns stand together, as many as there are. Anywhere else, a square with a pawn on it cannot be entered.
    .title = Who stands where

## The rulebook: safe areas

CE-4 = Around each end of the board lies a safe area, whose squares have no numbers. Nothing can be circled there, so nobody is ever trapped there.
    .title = Safe areas
CE-4a = One turn is as long as you may stay in a safe area. If your last turn ended on a safe square, this one has to end outside that safe area: on a number, at your destination, or in the other safe area, where your one turn begins anew. So, while you stand in that area, you may only take steps from which there is still a way out within your roll, round all pawns and over chips as you may go; and once outside, you may not enter that area again this turn, neither from a number nor by a jump from the other area. If the host has chosen so with the option “{ option-other_area }”, a turn that began in one safe area may not end in the other either. If the roll is too short for any way out, the rule is suspended for this turn, and everybody is told so. Devil’s Tower and the Mother Ship themselves are not safe squares, and being sent back by a trap counts as leaving.
    .title = One turn and out

## The rulebook: the end

CE-W = The first player to place all five chips wins, at that very moment. The original rules know no other ending. If no trap is sprung for 200 rounds in a row, though, the game stops there, and whoever has placed the most chips wins; a tie is a shared win.
    .title = Winning

## Squares

place-tower = Devil’s Tower
place-ship = the Mother Ship
this-square = { $square ->
    [tower] { place-tower }
    [ship] { place-ship }
   *[other] { $square }
}
# Where somebody goes.
to-square = { $square ->
    [tower] to { place-tower }
    [ship] to { place-ship }
   *[other] to { $square }
}
to-end = { $end ->
    [tower] to { place-tower }
   *[ship] to { place-ship }
}
this-end = { $end ->
    [tower] { place-tower }
   *[ship] { place-ship }
}

## Moves, as a menu offers them

move-roll = Roll { $first } and { $second }
move-circle = Circle { $number }
move-pass = Circle nothing
move-step = Go { to-square }
move-stay = Stay here

## What is expected of whom

phase-circle = { $due ->
    [0] { $waiting } must still circle numbers in secret.
    [one] Circle one more number in secret. Type it: 42, for instance.
   *[other] Circle { $due } more numbers in secret. Type one: 42, for instance.
}
phase-first-roll = { $turn } rolls the dice; the highest total will start.
phase-roll = { $turn } rolls the dice.
phase-move = { $you ->
    [yes] Your move: { $left ->
        [one] one step to go
       *[other] { $left } steps to go
    }.
   *[no] { $turn } moves: { $left ->
        [one] one step to go
       *[other] { $left } steps to go
    }.
}
phase-recircle = { $due ->
    [0] { $waiting } must circle a new number in secret.
   *[other] Circle a new number in secret. Type it: 42, for instance.
}
phase-landed = { $you ->
    [yes] You have arrived: circle a new number in secret (type it: 42, for instance), or type “pass”.
   *[no] { $turn } has arrived, and may circle a new number in secret.
}
phase-over = The game is over.
table-quiet = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} without a trap; after { $most } the game ends.

## How words may be typed: each word of the notation, and how it is spelt here, the one to show first

typed-words = circle circle mark, pass pass skip, to to go, stay stay stop

## How moves are written

notation-help =
    How to play a move
    Type the number of a square to go there, or to circle it:
      42           goes to number 42; or circles it, when you circle
      f3           goes to a safe square (column f, row 3)
      tower        goes to Devil’s Tower; ship, to the Mother Ship
      pass         circles nothing, when you have arrived
      stay         ends the move, where no step is possible
    You may also write “to 42” and “circle 42”.
    Several at once go on one line: 42 31 20
    On the board
      › where you may go now   (42) your own circle   · safe square
      ♖ Devil’s Tower   ◉ the Mother Ship
      ○△□◇ chips, beside their numbers   ✱ several chips
      A number shines where an opponent may have circled it.
    Beside the board
      ↑ ↓ on the way to the Mother Ship or the Tower   ♪ notes sounded
      ○2 two circles that can still trap
not-a-move = “{ $text }” is not a move. Moves look like this: “circle 42”, “pass”, “to 42”, “to f3”, “to tower”, “to ship”, “stay”.
no-such-square = There is no square “{ $square }” on this board.
no-such-number = There is no number { $number } on this board.

## Refusals, to be read after “No:”

refused-over = the game is over. To play on, start another.
refused-others-circle = others are still circling numbers; wait until everybody has finished.
refused-circle-first = you have { $due ->
    [one] { $due } number
   *[other] { $due } numbers
} to circle first.
refused-rolling-for-start = the dice are still deciding who starts; wait until everybody has rolled.
refused-not-your-turn = it is { $turn }’s turn; wait for yours.
refused-roll-first = the dice have not been rolled yet; roll them first.
refused-arrived = you have arrived, and your move is over; circle a number, or pass.
refused-no-such-number = there is no number { $number } on the card; choose one from 1 to { $last }.
refused-circled-before = you have already circled { $number } in this game; choose a number that is new to you.
refused-circle-under-chip = a chip lies on { $number }, where nobody can walk in this game; circle another number.
refused-circle-later = numbers are circled on arriving, or when one of your traps has been sprung; finish your move first.
refused-must-move = you still have { $left ->
    [one] { $left } step
   *[other] { $left } steps
} to go and a square to go to; you may not stay here.
refused-not-next = { this-square } is not one step from { $from ->
    [tower] { place-tower }
    [ship] { place-ship }
   *[other] { $from }
}; go to one of the squares around your pawn, or straight over chips.
refused-pawn-there = { $who } stands on { this-square }, and only the two ends of the board hold more than one pawn; go another way.
refused-must-leave = this turn must end outside this safe area, and from { this-square } you could not get out in time. Go another way.
refused-area-left = you have left this safe area, and you may not enter it again this turn; { this-square } lies in it. Go another way.
refused-other-area-closed = your turn began in a safe area, so in this game it may not end in the other one; from { this-square } you could not get out in time. Go another way.
refused-set-out-there = you set out from { this-square }, and only a trap can send you back there; go on to the other end.
refused-been-there = you have been on { this-square } this turn, and no square is entered twice; go another way.
refused-farther = { this-square } is farther from your destination; take a step that leads towards it.
refused-no-nearer = { this-square } is no nearer to your destination, and this step must be; go another way.
refused-chip-to-jump = a chip lies on { this-square }, and chips can only be jumped in this game; land beyond it.
refused-jump-short = a jump over chips lands on the first square without one, and a chip lies on { this-square } too; land beyond it.
refused-jump-over-pawn = a pawn stands in the way to { this-square }, and nobody jumps over a pawn; go another way.

## What happened

event-circled = { $seat } circles a number; { $live ->
    [one] { $live } trap is
   *[other] { $live } traps are
} waiting now.
event-circled-number = It is { $number }.
event-all-circled = All cards are marked: the game can begin.
event-rolled-for-start = { $seat } rolls { $first } and { $second }: { $total }.
event-tied = It is a tie: those with the highest total roll again.
event-starts = { $seat } plays first.
event-rolled = { $seat } rolls { $first } and { $second }: { $total ->
    [one] { $total } step
   *[other] { $total } steps
}.
event-must-leave = { $area ->
    [both] This turn must not end on a safe square.
   *[other] This turn must end outside this safe area.
}
event-leave-waived = No way out of the safe area fits the roll: this turn may end there.
event-stepped = { $seat } goes { to-square }.
    .brief = → { this-square }
event-jumped = { $seat } jumps { to-square }.
    .brief = ↷ { this-square }
event-stuck = { $seat } has no square left to enter, and stays.
event-trapped = It is a trap! Back { to-end }.
event-chip-placed = { $seat } puts a chip on { $square } and sounds note { $note }.
event-landed = { $seat } has arrived, and will head for { $next ->
    [tower] { place-tower }
   *[ship] { place-ship }
} next.
event-passed = { $seat } circles nothing.
event-over-tune = The tune is complete: { $seat } wins!
event-over-quiet = No trap has been sprung for 200 rounds: the game is over.

## Advice: why a move is a good one

advice-circle-one = Circle { $number }: it lies on a shortest way for { $seat }.
advice-circle-several = Circle { $number }: it lies on a shortest way for { $count } of your opponents.
advice-circle-near = Circle { $number }: by way of it, { $seat } goes only one step out of the way.
advice-circle-aside = Circle { $number }: it lies aside from everybody’s shortest ways.
advice-pass = { $count ->
    [0] You need not circle a number. No trap of yours is waiting, though.
    [one] You need not circle a number. One trap of yours is waiting.
   *[other] You need not circle a number. { $count } traps of yours are waiting.
}
advice-stay = There is no square left to enter: your pawn stays where it is.
advice-land = This way takes you to { this-end }{ $risk ->
    [0] , and no trap can lie on it
   *[other] ; the risk of a trap on it is about { $risk } %
}.
advice-walk-safe = On the way { to-square } there can be no trap{ $nearer ->
    [0] .
    [one] , and it brings you one step nearer.
   *[other] , and it brings you { $nearer } steps nearer.
}
advice-walk-little-risk = The way { to-square } { $nearer ->
    [0] keeps your distance
    [one] brings you one step nearer
   *[other] brings you { $nearer } steps nearer
}, at a risk of only about { $risk } %.
advice-walk-risk = The way { to-square } { $nearer ->
    [0] keeps your distance
    [one] brings you one step nearer
   *[other] brings you { $nearer } steps nearer
}, at a risk of about { $risk } %.
advice-walk-back = The way { to-square } leads { $farther ->
    [one] one step
   *[other] { $farther } steps
} back{ $risk ->
    [0] , and no trap can lie on it
   *[other] , at a risk of about { $risk } %
}.

## Why the game ended

ending-tune-complete = The five notes of the tune have sounded.
ending-nothing-sprung = No trap had been sprung for 200 rounds.

## The box

lid-title-first = Close Encounters
lid-title-second = of the Third Kind
lid-tagline = Five notes. One night. Hidden traps.
lid-players = 2 to 4 players

## The page: what is expected of whom

bar-circle = { $count ->
    [one] { $seat } still has numbers to circle in secret.
   *[other] Everybody circles numbers in secret; { $count } players are not finished yet.
}
bar-recircle = { $count ->
    [one] { $seat } circles a new number in secret.
   *[other] { $count } players circle a new number each, in secret.
}
bar-first-roll = { $turn } rolls the dice; the highest total starts.
bar-roll = { $turn } rolls the dice.
bar-move = { $turn } walks: { $left ->
    [one] { $left } step
   *[other] { $left } steps
} to go.
bar-move-leaving = { $turn } walks: { $left ->
    [one] { $left } step
   *[other] { $left } steps
} to go, and this turn must { $area ->
    [both] not end on a safe square
   *[other] end outside this safe area
}.
bar-landed = { $turn } has arrived and may circle one more number.
bar-over = The game is over.

## The page: what whoever chooses is asked to do

ask-circle = Circle { $due ->
    [one] one number
   *[other] { $due } numbers
} in secret.
ask-recircle = Circle a new number in secret.
ask-landed = You have arrived: circle one more number, or pass.
ask-move = Move { $left ->
    [one] { $left } square
   *[other] { $left } squares
}.
ask-move-leaving = Move { $left ->
    [one] { $left } square
   *[other] { $left } squares
}, out of the safe area.

## The page: the board and what can be chosen on it

board-label = The valley, from Devil’s Tower below to the Mother Ship above; it is { $turn }’s turn
board-leaving = Leave the safe area this turn: amber squares will not do to end on.
board-lingers = Stop on a safe square, and you must be out of the area by the end of your next turn.
choose-confirm-circle = Confirm: circle { $number }
choose-step = Step { to-square }; { $left ->
    [0] the last step
    [one] then { $left } more
   *[other] then { $left } more
}
choose-confirm-walk = Confirm: walk { to-square }
choose-back = Go back { to-square }

## The page: dice, card and notes

tray-dice = The dice: { $first } and { $second }
tray-card-title = Marking card
tray-card = Your marking card, with { $count ->
    [0] no circle
    [one] { $count } circle
   *[other] { $count } circles
}{ $due ->
    [0] { "" }
   *[other] ; { $due } more to make
}. Open it.
tray-type = Number
tray-clear = Shade what is known to be clear
tray-clear-hint = On a green square no opponent can have a trap for you. Who walks unharmed over a square proves that it is clear of everybody’s circles but their own.
card-about = Only you can see these circles. Each is a trap for everybody else.
card-due = Circle { $due ->
    [one] { $due } number
   *[other] { $due } numbers
} here or on the board. Nobody else can see them.
card-close = Fold the card
card-number = { $number }
card-circled = { $number }, circled

seat-belongings = { $placed ->
    [0] no note placed
    [one] { $placed } note of five placed
   *[other] { $placed } notes of five placed
}, { $traps ->
    [0] no trap waiting
    [one] { $traps } trap waiting
   *[other] { $traps } traps waiting
}{ $due ->
    [0] { "" }
   *[other] , { $due } to circle
}, bound for { $bound ->
    [tower] { place-tower }
   *[ship] { place-ship }
}

## The page: the position in words

position-player = { $seat } is { $square ->
    [tower] at { place-tower }
    [ship] at { place-ship }
   *[other] on { $square }
}, bound for { $bound ->
    [tower] { place-tower }
   *[ship] { place-ship }
}; { $chips ->
    [one] { $chips } note
   *[other] { $chips } notes
} placed, { $traps ->
    [one] { $traps } trap
   *[other] { $traps } traps
} waiting.
position-chips = { $count ->
    [one] A chip of { $seat } lies on { $numbers }.
   *[other] Chips of { $seat } lie on { $numbers }.
}
position-dice = The dice show { $dice }.
position-card = { $count ->
    [0] Nothing is circled on your card.
   *[other] Circled on your card: { $numbers }.
}

## The page: the guided first game

hint-circle = Set your traps: { $touch ->
        [yes] touch the numbers
       *[no] choose, by mouse or by typing, the numbers
    } that you think others will walk over. Only you can see them.
hint-card = Your marking card keeps your circles. Open it to see them all.
hint-start = Everybody rolls both dice: the highest total walks first. They roll by themselves.
hint-walk = Your turn! Walk to the other end of the board. Choose a square, near or far, or drag along your way. The number at the pawn counts your steps.
hint-path = Walk the whole roll, unless you arrive first. The lit squares are where you may go next. Choose one behind you to go back.
hint-confirm = Nothing is played yet. Take it back if you like, or confirm it.
hint-leaving = Your last turn ended in the safe area, so this one must lead out of it. You cannot stop on an amber square.
hint-landed = You have arrived! Circle one more number if you like. Then your pawn turns round.
hint-sprung = Somebody walked into your trap, and you placed a chip: five of them win. Now circle a new number.
hint-trapped = Whoever walks into a trap is beamed back to where they set out, and its owner places a chip.
hint-jump = Chips can be jumped, straight ahead: only the square where you land counts.{ $touch ->
        [yes] { "" }
       *[no] { " " }With the keyboard, hold Shift.
    }
hint-clear = On a green square no opponent can have a trap for you: somebody else has walked there unharmed since, or it has been sprung.

## A board file that cannot be read

board-empty = There is no board in this file: it needs a name, a blank line and a drawing.
board-heading-unknown = Line { $line } should be a heading, such as “{ "name: My board" }”, with a blank line before the drawing.
board-heading-twice = Line { $line } gives the heading “{ $heading }” a second time.
board-name-missing = The board has no name: the file must begin with a line such as “{ "name: My board" }”.
board-mark-unknown = Line { $line }, column { $column }: “{ $mark }” means nothing in a drawing. Squares are marked with a number, a dot, “T” or “M”.
board-off-grid = Line { $line }, column { $column }: “{ $mark }” is off the grid. Squares are four characters wide, and each mark ends where its square does.
board-too-large = The drawing has { $columns } columns and { $rows } rows of squares; { $most } each way is the most.
board-tower-missing = Devil’s Tower is missing: mark it with a “T”.
board-ship-missing = The Mother Ship is missing: mark it with an “M”.
board-number-nought = Line { $line }, column { $column }: “{ $mark }” is not a number for a square; they begin at 1.
board-mark-twice = Line { $line }, column { $column }: “{ $mark }” is on the board already.

## A board that breaks a requirement of the rules

board-too-many-squares = The board has { $squares } squares; { $most } is the most.
board-too-many-numbers = The board has { $numbers } numbered squares; { $most } is the most.
board-too-few-numbers = The board has { $numbers ->
    [0] no numbered square
    [one] { $numbers } numbered square
   *[other] { $numbers } numbered squares
}; there must be at least { $fewest }.
board-number-missing = The numbers must run from 1 without a gap, but { $number } is missing and { $last } is there.
board-apart = The board must hang together, but { $squares } cannot be reached from Devil’s Tower.
board-end-open = Only safe squares may touch { this-end }, but { $squares } does.
board-end-alone = No square touches { this-end }.
board-areas-meet = The two safe areas run into each other; numbered squares must lie between them.
board-area-elsewhere = Every square without a number must belong to the safe area of one of the two ends, but { $squares } does not.
board-area-too-large = The safe area of { this-end } has { $squares } squares; { $most } is the most.

## Characters

character-novice = Twinkle
character-novice-manner = Walks straight towards the light, and circles whatever takes its fancy.
character-casual = Pilgrim
character-casual-manner = Takes the shortest way, and sets traps on the road that it would take itself.
character-steady = Lookout
character-steady-manner = Shuns the squares where danger is likely, and waits for you on your way.
character-sharp = Whistler
character-sharp-manner = Thinks a few turns ahead; its traps lie where many ways meet.
character-master = Maestro
character-master-manner = Mixes its ways and its traps so well that there is nothing to guess.
