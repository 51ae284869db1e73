### Close Encounters in English. A clause’s key is its id; the sentences that speak of a seat
### take its letter, or whatever name the table gives it, as their subject.

## The game

game-title = Close Encounters of the Third Kind
game-tagline = Cross the valley at night, between secret traps.
game-about = A race between secret traps, for two to four players: walk from Devil’s Tower to the Mother Ship and back, and set traps for the others. Parker Brothers published the board game in 1978, after the film that Columbia Pictures had released the year before. This version has no connection with either company: its board, its tune, its drawings and its words are our own.
aim-goal = Be the first to sound all five notes of the tune: one each time somebody walks into a trap of yours.
aim-turn = Everybody sets secret traps on numbers of the board. Then roll two dice and walk to the other end of the valley, and back again.
aim-end = The fifth note wins the game at once.

board-name-valley = The valley, 99 numbers

option-progress = Which way to step
option-progress-onward = No step may take you farther away, and at least one step of each turn must bring you nearer.
option-progress-strict = Every step must bring you nearer.
option-progress-free = Step any way you like.
option-chips = Squares with chips
option-chips-may_enter = You may enter a square with a chip like any other, or jump over it.
option-chips-must_jump = You can only jump over a square with a chip, and it is never a trap again.
option-other_area = From one safe area to the other
option-other_area-open = A turn that began in one safe area may end in the other.
option-other_area-closed = A turn that began in one safe area may not end in the other.

## The rulebook: aim and set-up

CE-O = Be the first to play the whole tune. It has five notes, and you have a chip for each of them. Every time somebody walks into one of your traps, you put a chip on the board. When all five are there, you win.
    .title = The aim
CE-S1 = All pawns start on Devil’s Tower, at the bottom of the board.
    .title = Pawns on the tower
CE-S2 = Each player has five chips, each a different note of a tune of five.
    .title = Five chips, five notes
    .ruling = You place them in the order of the notes: your first chip plays the first note, your fifth completes the tune. So everybody can hear how far you are. The tune is our own.
CE-S3 = Each player has a marking card. It shows the same squares with the same numbers as the board.
    .title = The marking card
CE-S4 = Each player secretly circles any two numbers on their card; with two players, four. Each circle is a trap. Nobody else may see them.
    .title = The first circles
    .ruling = Your own circles must be on different squares, but two players may circle the same square. Everybody circles at the same time, and play starts when all have finished.
CE-S5 = Everybody rolls both dice. The highest total moves first; after that, play goes to the left.
    .title = Who starts
    .ruling = Players who tie for the highest total roll again.

## The rulebook: moving

CE-1 = Roll both dice, then move your pawn towards its destination. From Devil’s Tower you go to the Mother Ship, from the Mother Ship to Devil’s Tower, and so on.
    .title = Towards your destination
    .ruling = Distance is the fewest steps to your destination on an empty board. No step may take you farther away, and at least one step of each turn must bring you nearer; if none has, the last one must. The eight directions (CE-1a) are open within these limits. With the option “{ option-progress }” the host can choose a stricter or a freer rule. If no step fits the rule in force, the next freer one applies: after “every step nearer” comes “no step farther, one nearer”, and then “any step”. You never enter the same square twice in one turn; the square where the turn began counts too. And you never walk back to the place you last set out from: only a trap can send you there.
CE-1a = A step goes to any of the eight squares around the pawn, diagonally too.
    .title = Eight directions
CE-1b = Your pawn touches every square it enters. Each one counts as one step, and on each there may be a trap.
    .title = Every square counts
CE-1c = You may jump over a chip, or over several chips in a row, but never over another pawn. The squares you jump over do not count.
    .title = Jumping over chips
    .ruling = You may jump over anybody’s chips, your own too. A jump goes in a straight line and lands on the first square without a chip. You enter that square: it counts as one step, and there may be a trap. You cannot jump if a pawn stands on a square you would jump over, or if you would land off the board or on a square you may not enter. You may also step onto a square with a chip as onto any other, and then it counts as one step, unless the host has ruled that out with the option “{ option-chips }”.
CE-1d = You move until your whole roll is used up, or until you are trapped.
    .title = The whole roll
    .ruling = You must use the whole roll. Only three things end a move early: reaching your destination, a trap, or having no square to enter. Nothing stops you from walking into a dead end.

## The rulebook: traps

CE-2 = A number that an opponent has circled is a trap for you, whether you stop there or only pass through.
    .title = Walking into a trap
CE-2a = The trap is announced at once: your move stops on that square.
    .title = At once
CE-2b = Your pawn goes back to the place it last set out from, Devil’s Tower or the Mother Ship, and your turn is over.
    .title = Back to the start
CE-2c = The opponent puts a chip on the trap and circles a new number.
    .title = A chip, and a new circle
    .ruling = The circle that trapped somebody is used up. “New” means a number that this player has never circled; if none is left, none is circled. Your own circles never trap you, and they still work after you have walked over them. A number with chips on it may be circled, and is a trap like any other; but if chips can only be jumped in this game, it may not be circled, and a circle under a chip does nothing. A circle under a pawn waits until somebody enters. All new circles are made before the next roll.
CE-2d = If several opponents had circled the square, each of them puts a chip there and circles a new number.
    .title = Several traps in one
    .ruling = The chips are placed in turn, starting from the trapped player’s left, and the first player to place a fifth chip wins. The new numbers are circled in secret, all at the same time.

## The rulebook: the two ends of the board

CE-3a = When you walk onto your destination, Devil’s Tower or the Mother Ship, you may circle one new number. Not when a trap sends you there.
    .title = A circle for arriving
CE-3b = You need not roll the exact number: your pawn may stop as soon as it reaches its destination.
    .title = No exact roll
    .ruling = It has to stop there: arriving ends the move.
CE-3c = Only Devil’s Tower and the Mother Ship can hold two or more pawns.
    .title = Who stands where
    .ruling = Anywhere else, you cannot enter a square with a pawn on it.

## The rulebook: safe areas

CE-4 = There is a safe area around Devil’s Tower and another around the Mother Ship. Their squares have no numbers, so there are no traps in them.
    .title = Safe areas
CE-4a = You may spend only one turn in a safe area, and must have left it by the end of the next.
    .title = One turn and out
    .ruling = If your last turn ended in a safe area, this one must end outside it: on a number, at your destination, or in the other safe area, where you again have one turn. So, while you are in that area, you may only take a step if you can still get out from there with the rest of your roll, jumping if need be. Once you are out, you may not enter that area again this turn, not even by a jump from the other area. Secret circles play no part in this. If the host has chosen so with the option “{ option-other_area }”, a turn that began in one safe area may not end in the other either. If your roll is too short to get out, the rule does not count this turn, and everybody is told so. Devil’s Tower and the Mother Ship are not part of the safe areas, and being sent back by a trap counts as leaving.

## The rulebook: the end

CE-W = The first player to place all five chips wins, at once.
    .title = Winning
    .ruling = The sheets know no other end. But if nobody walks into a trap for 200 rounds in a row, the game stops there: whoever has placed the most chips wins, and a tie is a shared win.

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
phase-first-roll = { $turn } rolls the dice; the highest total starts.
phase-roll = { $turn } rolls the dice.
phase-move = { $you ->
    [yes] Your move{ $left ->
        [0] { "" }
        [one] : { $left } step to go
       *[other] : { $left } steps to go
    }.
   *[no] { $turn } moves{ $left ->
        [0] { "" }
        [one] : { $left } step to go
       *[other] : { $left } steps to go
    }.
}
phase-recircle = { $due ->
    [0] { $waiting } must circle a new number in secret.
   *[other] Circle a new number in secret. Type it: 42, for instance.
}
phase-landed = { $you ->
    [yes] You have arrived: circle a new number in secret (type it: 42, for instance), or type “pass”.
   *[no] { $turn } has arrived and may circle a new number in secret.
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
      f3           goes to a square of a safe area (column f, row 3)
      tower        goes to Devil’s Tower; ship, to the Mother Ship
      pass         circles nothing, when you have arrived
      stay         ends the move, when no step is possible
    You may also write “to 42” and “circle 42”.
    Several at once go on one line: 42 31 20
    On the board
      › where you may go now   (42) your own circle   · safe area
      ♖ Devil’s Tower   ◉ the Mother Ship
      ○△□◇ chips, beside their numbers   ✱ several chips
      A number shines where an opponent may have circled it.
    Beside the board
      ↑ ↓ on the way to the Mother Ship or the Tower   ♪ notes played
      ○2 two circles that can still trap
not-a-move = “{ $text }” is not a move. Moves look like this: “circle 42”, “pass”, “to 42”, “to f3”, “to tower”, “to ship”, “stay”.
no-such-square = There is no square “{ $square }” on this board.
no-such-number = There is no number { $number } on this board.

## Refusals, to be read after “No:”

refused-over = the game is over. To play on, start another.
refused-others-circle = other players are still circling numbers; please wait.
refused-circle-first = you have { $due ->
    [one] { $due } number
   *[other] { $due } numbers
} to circle first.
refused-rolling-for-start = the dice are still deciding who starts; please wait.
refused-not-your-turn = it is { $turn }’s turn; wait for yours.
refused-roll-first = the dice have not been rolled yet; roll them first.
refused-arrived = you have arrived and your move is over; circle a number, or pass.
refused-no-such-number = there is no number { $number } on the card; choose one from 1 to { $last }.
refused-circled-before = you have already circled { $number } in this game; choose another number.
refused-circle-under-chip = there is a chip on { $number }, and nobody can enter it in this game; circle another number.
refused-circle-later = you circle numbers when you arrive, or when somebody walks into your trap; finish your move first.
refused-must-move = you still have { $left ->
    [one] { $left } step
   *[other] { $left } steps
} to go, and there is a square to go to; you may not stay here.
refused-too-far = { this-square } is too far: { $left ->
    [one] you have { $left } step left
   *[other] you have { $left } steps left
}. Choose a nearer square.
refused-no-way = no step that you may take brings you nearer to { this-square }. The lit squares are where you may go.
refused-not-next = { this-square } is not next to your pawn; go to one of the squares around it, or straight over chips.
refused-pawn-there = { $who } is on { this-square }, and only Devil’s Tower and the Mother Ship can hold several pawns; go another way.
refused-must-leave = this turn must end outside this safe area, and by way of { this-square } your roll is too short. Go another way.
refused-area-left = you have left this safe area and may not enter it again this turn; { this-square } is part of it. Go another way.
refused-other-area-closed = your turn began in a safe area, so in this game it may not end in the other one; by way of { this-square } your roll is too short to get out. Go another way.
refused-set-out-there = you set out from { this-square }: only a trap can send you back there. Go on to your destination.
refused-been-there = you have already been on { this-square } this turn, and you may not enter a square twice; go another way.
refused-farther = { this-square } is farther from your destination; step towards it.
refused-no-nearer = this step must bring you nearer to your destination, and { this-square } does not; go another way.
refused-chip-to-jump = there is a chip on { this-square }, and in this game you can only jump over chips; land beyond it.
refused-jump-short = there is a chip on { this-square } too: a jump lands on the first square without one. Land beyond it.
refused-jump-over-pawn = there is a pawn on the way to { this-square }, and you cannot jump over a pawn; go another way.

## What happened

event-circled = { $seat } circles a number and now has { $live ->
    [one] { $live } trap
   *[other] { $live } traps
}.
event-circled-number = It is { $number }.
event-all-circled = Everybody has finished circling: the game begins.
event-rolled-for-start = { $seat } rolls { $first } and { $second }: { $total }.
event-tied = It is a tie: those with the highest total roll again.
event-starts = { $seat } plays first.
event-rolled = { $seat } rolls { $first } and { $second }: { $total ->
    [one] { $total } step
   *[other] { $total } steps
}.
event-must-leave = { $area ->
    [both] This turn must not end in a safe area.
   *[other] This turn must end outside this safe area.
}
event-leave-waived = The roll is too short to leave the safe area: this turn may end there.
event-stepped = { $seat } goes { to-square }.
    .brief = → { this-square }
event-jumped = { $seat } jumps { to-square }.
    .brief = ↷ { this-square }
event-stuck = { $seat } has no square to enter, and stays.
event-trapped = It is a trap! Back { to-end }.
event-chip-placed = { $seat } puts a chip on { $square } and plays note { $note }.
event-landed = { $seat } has arrived; the next destination is { $next ->
    [tower] { place-tower }
   *[ship] { place-ship }
}.
event-passed = { $seat } circles nothing.
event-over-tune = The tune is complete: { $seat } wins!
event-over-quiet = Nobody has walked into a trap for 200 rounds: the game is over.

## What happened to whoever reads, said to them

happened-trapped = You hit { $by }’s trap on { $square }: back { to-end }.
happened-sprung = { $by } hit your trap on { $square }!

## Hints: why a move is a good one

hint-circle-one = { $number } is a good trap: it is on a shortest route for { $seat }.
hint-circle-several = { $number } is a good trap: it is on a shortest route for { $count } of your opponents.
hint-circle-near = { $number } is a good trap: going through it is only one step longer for { $seat }.
hint-circle-aside = { $number } may surprise: it is off everybody’s shortest routes.
hint-pass = { $count ->
    [0] You need not circle a number, but you have no trap at the moment.
    [one] You need not circle a number. You have one trap.
   *[other] You need not circle a number. You have { $count } traps.
}
hint-stay = There is no square to enter: your pawn stays where it is.
hint-land = This route takes you to { this-end }{ $risk ->
    [0] , and there can be no trap on it
   *[other] ; the risk of a trap on it is about { $risk }%
}.
hint-walk-safe = There can be no trap on the way { to-square }{ $nearer ->
    [0] .
    [one] , and it brings you one step nearer.
   *[other] , and it brings you { $nearer } steps nearer.
}
hint-walk-little-risk = The way { to-square } { $nearer ->
    [0] keeps you at the same distance
    [one] brings you one step nearer
   *[other] brings you { $nearer } steps nearer
}, with a risk of only about { $risk }%.
hint-walk-risk = The way { to-square } { $nearer ->
    [0] keeps you at the same distance
    [one] brings you one step nearer
   *[other] brings you { $nearer } steps nearer
}, with a risk of about { $risk }%.
hint-walk-back = The way { to-square } takes you { $farther ->
    [one] one step
   *[other] { $farther } steps
} back{ $risk ->
    [0] , and there can be no trap on it
   *[other] , with a risk of about { $risk }%
}.

## Why the game ended

ending-tune-complete = All five notes of the tune have been played.
ending-nothing-sprung = Nobody had walked into a trap for 200 rounds.

## The box

lid-title-first = Close Encounters
lid-title-second = of the Third Kind
lid-tagline = Five notes. One night. Hidden traps.
lid-players = 2 to 4 players

## The page: what is expected of whom

bar-circle = { $count ->
    [one] { $seat } is still circling numbers in secret.
   *[other] { $count } players are still circling numbers in secret.
}
bar-recircle = { $count ->
    [one] { $seat } circles a new number in secret.
   *[other] { $count } players circle a new number each, in secret.
}
bar-first-roll = { $turn } rolls the dice; the highest total starts.
bar-roll = { $turn } rolls the dice.
bar-move = { $turn } moves{ $left ->
    [0] { "" }
    [one] : { $left } step to go
   *[other] : { $left } steps to go
}.
bar-move-leaving = { $turn } moves{ $left ->
    [0] { "" }
    [one] : { $left } step to go
   *[other] : { $left } steps to go
}, and this turn must { $area ->
    [both] not end in a safe area
   *[other] end outside this safe area
}.
bar-stopped = { $turn } is stopped.
bar-landed = { $turn } has arrived and may circle one more number.
bar-over = The game is over.

## The page: what whoever chooses is asked to do

ask-circle = { $due ->
    [0] Confirm your circles.
    [one] Circle one number in secret.
   *[other] Circle { $due } numbers in secret.
}
ask-recircle = Circle a new number in secret.
ask-circle-several = Mark { $due } secret traps: { $done } of { $due }. Tap again to remove.
ask-landed = On arrival: circle one more number, or nothing.
ask-lingers = You stop on a safe square: next turn must lead out of the area. Confirm or take back.
ask-move = { $left ->
    [0] Confirm your move.
    [one] Move { $left } square.
   *[other] Move { $left } squares.
}
ask-move-leaving = { $left ->
    [0] Confirm your move.
    [one] Move { $left } square, out of the safe area.
   *[other] Move { $left } squares, out of the safe area.
}

## The page: what is shown of one's own turn

own-first-roll = You roll the dice; the highest total starts.
own-roll = You roll the dice.
own-move = You walk{ $left ->
    [0] .
    [one] : { $left } step to go.
   *[other] : { $left } steps to go.
}
own-stopped = You go no further.
own-landed = You have arrived.
drama-trapped = A trap! { $seat } goes back { to-end }.
drama-trapped-you = A trap! You go back { to-end }.

## The page: the board and what can be chosen on it

board-label = The valley, from Devil’s Tower at the bottom to the Mother Ship at the top; it is { $turn }’s turn
choose-confirm-circle = Confirm: circle { $number }
choose-remove-circle = Remove { $number }
choose-step = Step { to-square }; { $left ->
    [0] the last step
    [one] then { $left } step more
   *[other] then { $left } steps more
}
choose-confirm-walk = Confirm: go { to-square }
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
   *[other] ; { $due } more to circle
}. Open it.
tray-type = Number
tray-pass = Nothing
tray-clear = Show trap-free squares
tray-clear-help = Green squares are trap-free for you: no opponent can have a circle there. Whoever walks over a square and is not trapped proves that nobody else had circled it; it says nothing about their own circles. When an opponent circles a new number, most of the green goes, since it may be anywhere.
card-about = Only you can see these circles. Each one is a trap for all the others.
card-several = Circle { $due } numbers, here or on the board: { $done } of { $due }. Choose one again to remove it. Nobody else can see them.
card-due = Circle { $due ->
    [one] { $due } number
   *[other] { $due } numbers
} here or on the board. Nobody else can see them.
card-close = Close the card
card-number = { $number }
card-circled = { $number }, circled

table-points = { $points } of 5 notes
seat-belongings = { $placed ->
    [0] no note placed
    [one] { $placed } note of five placed
   *[other] { $placed } notes of five placed
}, { $traps ->
    [0] no traps
    [one] { $traps } trap
   *[other] { $traps } traps
}{ $due ->
    [0] { "" }
   *[other] , { $due } to circle
}, going to { $bound ->
    [tower] { place-tower }
   *[ship] { place-ship }
}

## The page: the position in words

position-player = { $seat } is { $square ->
    [tower] at { place-tower }
    [ship] at { place-ship }
   *[other] on { $square }
}, going to { $bound ->
    [tower] { place-tower }
   *[ship] { place-ship }
}; { $chips ->
    [0] no note placed
    [one] { $chips } note placed
   *[other] { $chips } notes placed
}, { $traps ->
    [0] no traps
    [one] { $traps } trap
   *[other] { $traps } traps
}.
position-chips = { $count ->
    [one] { $seat } has a chip on { $numbers }.
   *[other] { $seat } has chips on { $numbers }.
}
position-dice = The dice show { $dice }.
position-card = { $count ->
    [0] Nothing is circled on your card.
   *[other] Circled on your card: { $numbers }.
}

## The page: the guided first game

tip-circle = Catch the others five times to win: { $touch ->
        [yes] touch the numbers
       *[no] choose, by mouse or by typing, the numbers
    } where they will walk. Only you can see these traps.
tip-card = Your marking card keeps your circles. Open it to see them all.
tip-start = Everybody rolls both dice: the highest total walks first. They roll by themselves.
tip-walk = Your turn! Walk to the other end of the board. Choose a square, near or far, or drag along your route. The number at the pawn counts your steps.
tip-path = Walk the whole roll, unless you arrive first. The lit squares are where you may go next. Choose one behind you to go back.
tip-confirm = This move is only drawn so far: confirm to play it, or take it back.
tip-leaving = Your last turn ended in the safe area, so this one must lead out of it. You cannot stop on an orange square.
tip-landed = On arrival you may circle one more number: one confirmation plays it all. Then your pawn turns round.
tip-sprung = Somebody walked into your trap, and you placed a chip: five of them win. Now circle a new number.
tip-trapped = Passing over a trap is enough: the pawn is beamed back to Devil’s Tower or the Mother Ship, wherever it last set out from, and the trap’s owner places a chip.
tip-jump = Chips can be jumped, straight ahead: only the square where you land counts.{ $touch ->
        [yes] { "" }
       *[no] { " " }With the keyboard, hold Shift.
    }
tip-clear = On a green square no opponent can have a trap for you: somebody, perhaps you, walked there unharmed, or it has been sprung. When they circle a new number, most of the green goes.

## A board file that cannot be read

board-empty = There is no board in this file: it needs a name, a blank line and a drawing.
board-heading-unknown = Line { $line } should be a heading, such as “{ "name: My board" }”, with a blank line before the drawing.
board-heading-twice = Line { $line } repeats the heading “{ $heading }”.
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
board-apart = All squares must be connected, but { $squares } cannot be reached from Devil’s Tower.
board-end-open = Only squares of a safe area may touch { this-end }, but { $squares } does.
board-end-alone = No square touches { this-end }.
board-areas-meet = The two safe areas run into each other; numbered squares must lie between them.
board-area-elsewhere = Every square without a number must belong to the safe area of one of the two ends, but { $squares } does not.
board-area-too-large = The safe area of { this-end } has { $squares } squares; { $most } is the most.

## Characters

character-novice = Twinkle
character-novice-manner = Still learning: wanders a little on its way, and circles any number it likes.
character-casual = Pilgrim
character-casual-manner = Takes its time: makes detours, and keeps off most of the risky squares.
character-steady = Lookout
character-steady-manner = Avoids the squares where a trap is likely, and waits for you on your route.
character-sharp = Whistler
character-sharp-manner = Thinks for long, and nearly always takes the safest square.
character-master = Maestro
character-master-manner = Thinks longer than all the others, before every step and every trap.
character-other-1 = Comet
character-other-2 = Compass
character-other-3 = Foxglove
