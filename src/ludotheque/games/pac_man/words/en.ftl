### Pac-Man in English. A clause’s key is its id; the sentences that speak of a seat take its
### letter, or whatever name the table gives it, as their subject.

## The game

game-title = Pac-Man
game-tagline = Gobble the marbles, flee the ghosts, and steer them yourself.
game-about = A hunt through a maze for two to four players: every turn, one die moves your Pac-Man and the other one of two ghosts, which belong to everybody. MB France published the board game in 1982, after the arcade game that Namco brought out in 1980. This version has no connection with either company: its mazes, its drawings and its words are our own.
lid-tagline = Gobble, flee, and steer the ghosts!
lid-players = 2 to 4 players

board-name-european = European edition, 60 marbles
board-name-american = American edition, 76 marbles

option-ghost_turn = Ghosts turning back
option-ghost_turn-forbidden = A ghost may not step back to the hole it has just left.
option-ghost_turn-free = A ghost may turn round whenever it likes, even in the middle of a walk.
option-ghost_doors = Ghosts at the doors
option-ghost_doors-closed = Only Pac-Men use the doors; to ghosts they are shut.
option-ghost_doors-open = Ghosts go out by one door and in by another, as Pac-Men do.

## The rulebook: aim and set-up

PM-O = Own more white marbles than anybody else when the game ends. You gobble them out of the maze, you win them with the help of a ghost, and you lose them to one. Yellow marbles are not counted: each of them is good for something else, a bite at a ghost.
    .title = The aim
PM-1 = Each player takes a Pac-Man and sets it down at home, on the space of its own colour. Two players live opposite each other. Three leave one home empty; which one is drawn by lot before the first roll, since whoever lives opposite the empty home wins less, and the players keep their order around the board. An empty home stays a home: whatever the rules say of homes holds for it too.
    .title = Pac-Men at home
PM-2 = Both ghosts begin in the centre of the maze. There is room for the two of them, and neither blocks the other’s way out; the first hole a ghost steps into on leaving counts as one space. No Pac-Man ever enters the centre, so nobody can gobble a ghost in there.
    .title = Ghosts in the centre
PM-3 = Put a yellow marble into each of the four holes ringed in red, and a white one into every other hole. The homes and the centre get none. Any marbles to spare stay in the box.
    .title = Laying out the marbles
PM-4 = Every hole is one space, whether or not a marble still lies in it. The blue dots between the holes just show where the track runs: do not count them. A home is a space like any other, except that it never holds a marble; its owner may stop there.
    .title = What counts as a space

## The rulebook: a turn

PM-5 = Everybody rolls both dice, and the highest total plays first; players who tie for it roll again, the others watch. After that the turn passes clockwise, and only the player whose turn it is may move anything.
    .title = Who starts
PM-6 = Roll both dice. One of them moves your own Pac-Man, the other one of the two ghosts, which belong to everybody. You decide which die goes to which, which ghost it is, and which piece goes first, even if another choice would let more pieces move. But a piece that can walk the whole of its die must do so, and if only one ghost has a way to go, that is the ghost you move. Two things are never forced on you: gobbling a ghost, and stopping a ghost on your own Pac-Man. If, before it sets out, a piece has no other way, you may leave it where it is. Once it has set out, it goes on.
    .title = Two dice, two pieces

## The rulebook: Pac-Men

PM-7 = A Pac-Man gobbles every marble it comes to, including the one where it stops. When the turn is over, tip it up: what it has gobbled lands in its player’s tray.
    .title = Gobbling marbles
PM-8 = A Pac-Man goes past nobody: neither a ghost nor another Pac-Man. Nor may it stop where another Pac-Man stands. And within a turn it never turns back: the space it has just left is shut to its next step, though it may come round to it again by a longer way.
    .title = No passing, no turning back
PM-8a = A Pac-Man walks every space of its die, and may not set off along a way too short for it. If no way is long enough, it stays where it is for this turn and the die is lost. Just one thing cuts a walk short: gobbling a ghost.
    .title = The whole die or nothing
PM-9 = A Pac-Man follows the track, one space after another; the blue barriers are walls. The doors with the white arrows lead out of the maze and straight back in by any other door, without losing count: the hole at one door is next to the hole at every other. With a 3, for instance, take one space to reach a door; the second is the hole at the door you come back in by, and the third lies beyond it.
    .title = Barriers and doors
PM-10 = A Pac-Man may walk across somebody else’s home but may not end its move there. That goes for every home but its own, including those of players who are not at the table.
    .title = Other people’s homes
PM-11 = Gobble a yellow marble and you have earned a privilege: you may gobble one ghost. It counts at once, so that a single walk may take the marble first and the ghost after it; otherwise you keep it until you need it. You may hold several, each good for one ghost.
    .title = Yellow marbles
PM-12 = If you hold a yellow marble, your Pac-Man may stop on a ghost and gobble it: on the last space of its die, or sooner, and then the rest of the die goes unused. You may, but you never have to. Without a yellow marble a ghost bars the way, and no Pac-Man can step onto its space.
    .title = Gobbling a ghost
PM-12a = A gobbled ghost goes straight back to the centre, where it began. It sets out from there again as soon as somebody chooses to move it.
    .title = Back to the centre
PM-12b = When you gobble a ghost, name any one other player. That player gives you two white marbles, or all they have if they have fewer.
    .title = Naming who pays
PM-12c = Gobbling a ghost costs you a yellow marble, which is put back into the very hole it came from. If you hold several, it is the one you have held longest. It lies there ready to be gobbled again, privilege and all, by the next Pac-Man to step in.
    .title = The yellow marble returns

## The rulebook: ghosts

PM-13 = The die that does not move your Pac-Man moves a ghost. Take whichever of the two you like, but only one each turn: their colours mean nothing, they belong to everybody.
    .title = Moving a ghost
PM-14 = A ghost goes past nobody, neither a Pac-Man nor the other ghost, and never stops on the other ghost. It walks every space of its die unless it reaches a Pac-Man first; if no way is long enough, it stays where it is and the die is lost. Like a Pac-Man, it may not step back to the hole it has just left, unless the host has allowed it with the option “{ option-ghost_turn }”. (The original rules forbid turning back to Pac-Men only; that ghosts may not either is our ruling.)
    .title = How a ghost walks
PM-15 = A home is a shelter: no ghost may stop there or walk across it, and all four are safe, even those of players who are not at the table. A ghost never walks back into the centre either; it has to be gobbled to get there. And the doors are shut to it, as one published account of the French edition has it, unless the host has opened them with the option “{ option-ghost_doors }”.
    .title = Where ghosts may not go
PM-16 = A ghost gobbles no marbles: it leaves them all where they lie. What it is after is Pac-Men, and it need not roll the exact number to reach one. As soon as it does, it stops there, and the rest of the die goes unused.
    .title = Ghosts on the hunt
PM-17 = A Pac-Man that a ghost reaches goes back to its home, and its player gives two white marbles to the player who moved the ghost, or all they have if they have fewer. Yellow marbles are never handed over.
    .title = Caught!
PM-17a = You may stop a ghost on your own Pac-Man, just to send it home. You give nothing to anybody, and you are never forced to do it.
    .title = A lift home

## The rulebook: the end

PM-W = The game is over when a turn has ended, both dice played, and no marble is left in the maze. Yellow ones matter here: one that was put back has to be gobbled again first. Then everybody counts their white marbles, including any still inside a Pac-Man; the largest number wins, and a tie is a shared win. (The original rules end by saying just “marbles”, but they state their aim in white ones, and so do we.) If nobody gobbles a marble for 60 rounds in a row, the game stops there and the count is taken as it stands.
    .title = The end, and who wins

## Pieces

piece-pac-man = Pac-Man
piece-ghost-1 = ghost 1
piece-ghost-2 = ghost 2
# Any piece, where nobody in particular is spoken to.
this-piece = { $piece ->
    [ghost-1] { piece-ghost-1 }
    [ghost-2] { piece-ghost-2 }
   *[pac-man] { piece-pac-man }
}
# The same, where it begins a sentence.
that-piece = { $piece ->
    [ghost-1] Ghost 1
    [ghost-2] Ghost 2
   *[pac-man] { piece-pac-man }
}
# A piece of the player who is spoken to.
your-piece = { $piece ->
    [ghost-1] { piece-ghost-1 }
    [ghost-2] { piece-ghost-2 }
   *[pac-man] your { piece-pac-man }
}

## Moves, as a menu offers them

move-empty = Leave the home { $home } empty
move-roll = Roll { $first } and { $second }
move-choose = Move { your-piece } by { $die }
move-step = Go to { $space }
move-stay = Stay here
move-name = Have { $seat } pay

## What is expected of whom

phase-empty-home = The lot decides which home stays empty.
phase-first-roll = { $turn } rolls the dice; the highest total will start.
phase-roll = { $turn } rolls the dice.
phase-choose = { $turn } chooses a piece, and the die that moves it.
phase-choose-ghost = { $turn } chooses the ghost that walks the { $die }.
phase-walk = { $turn } moves { this-piece }: { $left ->
    [0] it has arrived
    [one] { $left } space to go
   *[other] { $left } spaces to go
}.
phase-name = { $turn } has gobbled a ghost, and names the player who pays for it.
phase-over = The game is over.
yours-choose = Choose a piece, and the die that moves it.
yours-walk = Your move, { this-piece }: { $left ->
    [0] it has arrived
    [one] one space to go
   *[other] { $left } spaces to go
}.
yours-name = You have gobbled a ghost: who pays for it?
table-marbles = Left: { $white ->
    [one] one marble
   *[other] { $white } marbles
}, { $yellow } yellow
table-quiet = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} without a marble; after { $most } the game ends.
typed-words = ghost ghost, stay stay stop, name name pays

## What whoever chooses is asked to do, on the page

ask-choose = Choose a piece and a die.
ask-piece = Which piece moves { $die }?
ask-die = Which die for { your-piece }?
ask-ghost = Choose a ghost: it moves { $left }.
ask-walk = Move { your-piece } { $left ->
    [one] { $left } space
   *[other] { $left } spaces
}.
ask-name = Who pays you for the ghost?

## How moves are written

notation-help =
    How to play a move
    A number takes the choice with that number. A move can also be written:
      pac-man 4    moves your Pac-Man by 4
      ghost-1 2    moves ghost 1 by 2
      c4           takes the piece on the move to c4 (column c, row 4)
      stay         leaves the piece here, where it is not forced to go
      name C       makes player C pay for the gobbled ghost
    Several at once go on one line: pac-man 3 c4 c5 d5
    On the board
      1› where choice 1 leads   • marble   ◉ yellow marble   ∙ ◌ empty holes
      ∩1 ∩2 ghosts, a marble under them at their right   ↑ → ↓ ← doors
      ⌂ the ghosts’ square, and homes that nobody plays from
    Beside the board
      white marbles, counted and as dots; ◉ one ghost to be gobbled
not-a-move = “{ $text }” is not a move. Moves look like this: “pac-man 4” or “ghost-1 2” to choose, “c4” to go there, “stay”, “name C”.
no-such-space = There is no space “{ $space }” on this board.
no-such-home = “{ $space }” is not a home on this board.

## Refusals, to be read after “No:”

refused-over = the game is over. To play on, start another.
refused-drawing-homes = the lot has not yet decided which home stays empty; wait for it.
refused-rolling-for-start = the dice are still deciding who starts; wait until everybody has rolled.
refused-not-your-turn = it is { $turn }’s turn; wait for yours.
refused-roll-first = the dice have not been rolled yet; roll them first.
refused-nothing-to-collect = nobody owes you any marbles; gobble a ghost before you name who pays.
refused-name-first = you have gobbled a ghost; first name the player who pays for it.
refused-name-yourself = you cannot pay yourself; name another player.
refused-name-absent = nobody is playing as { $named }; name somebody at the table.
refused-choose-first = no piece has been chosen yet; first choose one, and the die that moves it.
refused-no-such-die = no die you have left shows { $die }; choose from { $dice }.
refused-pac-man-has-moved = your Pac-Man has already had its die; use the other for a ghost.
refused-other-ghost = { $ghost ->
    [ghost-1] { piece-ghost-1 }
   *[ghost-2] { piece-ghost-2 }
} has no way to walk { $die }, but { $other ->
    [ghost-1] { piece-ghost-1 }
   *[ghost-2] { piece-ghost-2 }
} has; move that one.
refused-finish-walk = { your-piece } still has { $left ->
    [one] { $left } space
   *[other] { $left } spaces
} to go; finish that walk first.
refused-must-walk = { your-piece } still has { $left ->
    [one] { $left } space
   *[other] { $left } spaces
} to go and a way to go; it may not stay here.
refused-turn-back = { your-piece } has only just left { $space } and may not turn back; go another way.
refused-ghost-in-way = { $who ->
    [ghost-1] { piece-ghost-1 }
   *[ghost-2] { piece-ghost-2 }
} stands on { $space }, and a ghost can neither pass the other nor stop on it; go another way.
refused-no-way-on = beyond { $space }, { your-piece } would have no way to walk the { $left ->
    [one] last space
   *[other] last { $left } spaces
} of its die; go another way.
refused-centre = the centre is for ghosts, and no Pac-Man may enter it; go another way.
refused-pac-man-in-way = { $who }’s Pac-Man stands on { $space }, and you can neither pass it nor stop on it; go another way.
refused-barrier = { $space } is not one step from { $from }; follow the track, space by space.
refused-foreign-home = { $space } is somebody else’s home, which you may cross but not stop on; end your move elsewhere.
refused-no-privilege = { $who ->
    [ghost-1] { piece-ghost-1 }
   *[ghost-2] { piece-ghost-2 }
} stands on { $space }, and you hold no yellow marble to gobble it with; go another way.
refused-ghost-centre = a ghost goes back to the centre only when it is gobbled; go another way.
refused-ghost-home = { $space } is a Pac-Man’s home, where ghosts may neither stop nor pass; go another way.
refused-ghost-door = the doors are shut to ghosts in this game; follow the track.

## What happened, told so that one sentence can follow another: “it” is the piece that moves

event-empty-home = The lot is drawn: the home { $space } stays empty.
event-rolled-for-start = { $seat } rolls { $first } and { $second }: { $total }.
event-tied = It is a tie: those with the highest total roll again.
event-starts = { $seat } plays first.
event-rolled = { $seat } rolls { $first } and { $second }.
event-chose = { $seat } plays the { $die } with { this-piece }.
event-cannot-move = { that-piece } has no way to go: the die is lost.
event-stayed = { $seat } leaves { this-piece } where it is.
event-stepped = { that-piece } goes to { $space }.
    .brief = → { $space }
event-gobbled-white = It gobbles a white marble.
    .brief = ●
event-gobbled-yellow = It gobbles a yellow marble: { $seat } may now gobble a ghost.
    .brief = ◉
event-gobbled-ghost = It gobbles { $ghost ->
    [ghost-1] { piece-ghost-1 }
   *[ghost-2] { piece-ghost-2 }
}: back to the centre!
event-yellow-put-back = A yellow marble returns to { $space }.
event-caught = It catches { $caught }: back home!
event-sent-self-home = It sends { $seat }’s own Pac-Man home, free of charge.
event-paid = { $payer } { $count ->
    [0] has no white marble to give { $seat }
    [one] gives { $seat } { $count } white marble
   *[other] gives { $seat } { $count } white marbles
}.
event-emptied = { $seat } { $count ->
    [0] has nothing to tip
    [one] tips { $count } white marble
   *[other] tips { $count } white marbles
} into the tray.
event-over-empty = The maze is empty: the game is over.
event-over-quiet = Nobody has gobbled a marble for 60 rounds: the game is over.

## Advice: why a move is a good one

advice-name = { $count ->
    [0] Name { $seat }. There is no white marble in that tray to give you.
    [1] Name { $seat }: you get the one white marble in that tray.
   *[other] Name { $seat }: you get two white marbles.
}
advice-name-leader = { $count ->
    [1] Name { $seat }, who has the most marbles of your opponents: you get the only one.
   *[other] Name { $seat }, who has the most marbles of your opponents: you get two of them.
}
advice-stuck = { $piece ->
    [ghost-1] Ghost 1
    [ghost-2] Ghost 2
   *[pac-man] Your Pac-Man
} has nowhere to go: the die is lost.
advice-keep-yellow = Your Pac-Man could only gobble a ghost. It may stay instead.
advice-spare-yourself = { $ghost ->
    [ghost-1] Ghost 1
   *[ghost-2] Ghost 2
} could only stop on your own Pac-Man. It may stay where it is.
advice-gobble-ghost = Gobble { $ghost ->
    [ghost-1] { piece-ghost-1 }
   *[ghost-2] { piece-ghost-2 }
} on { $space }: it goes back to the centre{ $count ->
    [0] . No opponent has a white marble to give you.
    [1] , and an opponent gives you a marble.
   *[other] , and an opponent gives you two marbles.
}
advice-yellow = Take the yellow marble on the way to { $space }{ $count ->
    [0] { "" }
    [one] { " " }and one white one with it
   *[other] { " " }and { $count } white ones with it
}: with it you can gobble a ghost.
advice-marbles = { $count ->
    [one] One white marble lies on the way to { $space }.
   *[other] { $count } white marbles lie on the way to { $space }.
}
advice-marbles-safe = { $count ->
    [one] One white marble lies on the way to { $space }, and no ghost can reach you there with one die.
   *[other] { $count } white marbles lie on the way to { $space }, and no ghost can reach you there with one die.
}
advice-flee = { $count ->
    [0] On { $space } no ghost can reach you with one die.
   *[other] On { $space } only one ghost can reach you with one die.
}
advice-near = { $steps ->
    [one] From { $space } the nearest marble is one step away.
   *[other] From { $space } the nearest marble is { $steps } steps away.
}
advice-cut-off = No marble can be reached from there for now.
advice-catch = { $ghost ->
    [ghost-1] Ghost 1
   *[ghost-2] Ghost 2
} can catch { $seat } and send that Pac-Man home{ $count ->
    [0] . There is no white marble in that tray to give you.
    [1] : one marble for you.
   *[other] : two marbles for you.
}
advice-send-home = { $ghost ->
    [ghost-1] Ghost 1
   *[ghost-2] Ghost 2
} can take your own Pac-Man home. It costs you nothing.
advice-lead-away = { $ghost ->
    [ghost-1] Ghost 1
   *[ghost-2] Ghost 2
} is less of a danger there: { $steps ->
    [0] it cannot reach your Pac-Man with one die any more.
    [6] it then needs a six to reach your Pac-Man.
   *[other] it then needs a { $steps } or more to reach your Pac-Man.
}
advice-threaten = There, { $ghost ->
    [ghost-1] { piece-ghost-1 }
   *[ghost-2] { piece-ghost-2 }
} has { $seat } within reach of one die.
advice-park = There, { $ghost ->
    [ghost-1] { piece-ghost-1 }
   *[ghost-2] { piece-ghost-2 }
} cannot reach your Pac-Man with one die.
advice-beside = There, { $ghost ->
    [ghost-1] { piece-ghost-1 }
   *[ghost-2] { piece-ghost-2 }
} { $steps ->
    [1] is right beside your Pac-Man.
    [6] needs a six to reach your Pac-Man.
   *[other] needs a { $steps } or more to reach your Pac-Man.
}

## Why the game ended

ending-circuit-empty = Not a marble is left in the maze.
ending-nothing-gobbled = Nobody had gobbled a marble for 60 rounds.

## The page: what can be chosen on the board

maze-label = The maze, with { $marbles ->
    [one] { $marbles } marble
   *[other] { $marbles } marbles
} left in it
choose-piece = Move { your-piece }
choose-stay = Stay
choose-step-to-marble = Go to { $space }, where a { $marble ->
    [yellow] yellow
   *[white] white
} marble lies
choose-end = Go to { $space }{ $white ->
    [0] { "" }
    [one] , with { $white } white marble on the way
   *[other] , with { $white } white marbles on the way
}{ $yellow ->
    [0] { "" }
    [one] , and { $yellow } yellow one
   *[other] , and { $yellow } yellow ones
}{ $ghost ->
    [ghost-1] , gobbling { piece-ghost-1 }
    [ghost-2] , gobbling { piece-ghost-2 }
   *[none] { "" }
}{ $caught ->
    [none] { "" }
   *[other] , catching { $caught }
}
choose-confirm-name = Play it: { $seat } pays
choose-confirm = Play it: { your-piece } goes to { $space }

## The page: dice and trays

tray-die = The { $face }
tray-die-spent = The { $face }, already used
fair-empty-home = Draw number { $number } decided which home stays empty: { $space }, as the secret and the salt have it.
seat-marbles = { $white ->
    [one] { $white } white marble
   *[other] { $white } white marbles
}, { $yellow ->
    [one] { $yellow } yellow one
   *[other] { $yellow } yellow ones
}{ $inside ->
    [0] { "" }
   *[other] , and { $inside } swallowed this turn
}

## The page: the position in words

position-player = { $seat }’s Pac-Man is { $place ->
    [home] at home on { $space }
   *[away] on { $space }
}; { $seat } owns { $white ->
    [one] { $white } white marble
   *[other] { $white } white marbles
} and { $yellow } yellow.
position-ghost = { that-piece } is on { $space }.
position-white = { $count ->
    [0] No white marble is left in the maze.
    [one] One white marble is left in the maze: { $spaces }.
   *[other] { $spaces ->
        [many] { $count } white marbles are left in the maze.
       *[other] { $count } white marbles are left in the maze: { $spaces }.
    }
}
position-yellow = { $count ->
    [one] A yellow marble lies on { $spaces }.
   *[other] Yellow marbles lie on { $spaces }.
}
position-swallowed = { $seat } has swallowed { $count ->
    [one] { $count } white marble
   *[other] { $count } white marbles
} this turn.
position-dice = Dice still to be played: { $dice }.

## The page: the guided first game

hint-start = Everybody rolls both dice: the highest total begins. The dice roll by themselves.
hint-dice = Your turn! One die moves your Pac-Man, the other a ghost. You choose which.
hint-piece = Choose a piece that glows in the maze, then its die; or the die first.
hint-path = This walk can end wherever there is a ring. { $touch ->
        [yes] Touch one, and you see the way.
       *[no] Point at one to see the way, then choose it.
    }
hint-confirm = Nothing is played yet. Take it back if you like, or confirm it.
hint-catch = This ghost can reach somebody else’s Pac-Man! Stop on it: it goes home, and its player gives you two white marbles, or all there are.
hint-ghosts = The ghosts belong to everybody. Send one after somebody else, or out of your own way. It eats no marbles.
hint-name = You have gobbled a ghost! Say who pays: that player gives you two white marbles, or all there are.
hint-yellow = You hold a yellow marble, so the ghosts are blue: this turn your Pac-Man may gobble one, if it can stop there.
hint-looks = Ghost 1 is pink and ghost 2 is white. In the turn of a player with a yellow marble both are blue: only that player’s Pac-Man may gobble them, and only then.
hint-marbles = What your Pac-Man gobbles goes into your tray when the turn is over. Most white marbles win the game.
hint-doors = The white arrows are doors: out by one, and in again by any other, in the same walk.
hint-end = Hardly any marbles are left. When the last one is gone and the turn is over, the marbles are counted.

## A board file that cannot be read

board-empty = There is no board in this file: it needs a name, a blank line and a drawing.
board-heading-unknown = Line { $line } should be a heading, such as “{ "name: My board" }”, with a blank line before the drawing.
board-heading-twice = Line { $line } gives the heading “{ $heading }” a second time.
board-name-missing = The board has no name: the file must begin with a line such as “{ "name: My board" }”.
board-character-unknown = Line { $line }, column { $column }: the character “{ $character }” means nothing in a drawing.
board-off-grid = Line { $line }, column { $column }: “{ $character }” is off the grid. Spaces and bends lie on every fourth column and every second line, and the tracks and arrows between them.
board-too-large = The drawing has { $columns } columns and { $rows } rows of grid points; { $most } each way is the most.
board-track-broken = Line { $line }, column { $column }: this track is broken. From one grid point to the next it takes three dashes.
board-track-nowhere = Line { $line }, column { $column }: this track leads nowhere. It must run from space to space, with a “+” at each bend.
board-track-loops = Line { $line }, column { $column }: a track leads from { $space } back to { $space }.
board-track-twice = Line { $line }, column { $column }: two tracks join { $first } and { $second }; one is enough.
board-centre-missing = The ghosts have no centre: mark it with a “G”.
board-centre-twice = Line { $line }, column { $column }: this is a second centre, and the ghosts have only one.
board-home-missing = Home { $home } is missing.
board-home-twice = Line { $line }, column { $column }: home { $home } is there already.
board-door-beside-no-hole = Line { $line }, column { $column }: this door’s arrow must point away from a hole right beside it.

## A board that breaks a requirement of the rules

board-too-many-spaces = The board has { $spaces } spaces; { $most } is the most.
board-too-many-ways = { $ways } ways lead out of { $space }; { $most } is the most.
board-not-square = The board must be square, but it is { $columns } wide and { $rows } high.
board-marbles = A board has 56 white and 4 yellow marbles, or 72 and 4; this one has { $white } white and { $yellow } yellow.
board-homes-order = The homes must follow one another clockwise: { $following } does not come after { $home }.
board-centre-not-middle = The ghosts’ centre, { $space }, must lie in the middle of the board.
board-centre-closed = The ghosts cannot get out: no track leads from the centre, { $space }, to a hole.
board-turn-space = The four quarters must be equal: turned by a quarter, { $space } falls on { $image }, which is not of its kind.
board-turn-track = The four quarters must be equal: turned by a quarter, the track { $first }–{ $second } should run from { $image_first } to { $image_second }, and there is none like it.
board-turn-door = The four quarters must be equal: turned by a quarter, the door at { $space } should be at { $image }, and there is none.
board-quarter = Each quarter has 14 white marbles (or 18) and 1 yellow one; the { $quarter ->
    [1] upper left
    [2] upper right
    [3] lower right
   *[other] lower left
} quarter has { $white } white and { $yellow } yellow.
board-door-sides = There must be one door a side; at the { $side ->
    [top] top
    [right] right
    [bottom] bottom
   *[left] left
} there { $doors ->
    [0] is none
   *[other] are { $doors }
}.
board-door-inside = The door at { $space } is not at the { $side ->
    [top] top edge
    [right] right-hand edge
    [bottom] bottom edge
   *[left] left-hand edge
} of the board.
board-door-shared = Two doors share the hole { $space }; each needs its own.
board-dead-end = { $space } is a dead end for Pac-Men.
board-dead-end-ghosts = { $space } is a dead end for ghosts, which use neither homes nor doors.
board-apart = The board must hang together, but Pac-Men cannot reach { $spaces } from home A.
board-apart-ghosts = Ghosts, which use neither homes nor doors, cannot reach { $spaces } from the centre.
board-walled-by-one = A single piece on { $space } can wall a player in: it cuts off { $count ->
    [1] { $cut }
   *[other] { $count } spaces ({ $cut })
}.
board-walled-by-two = Two pieces on { $first } and { $second } can wall a player in: they cut off { $count ->
    [1] { $cut }
   *[other] { $count } spaces ({ $cut })
}.

## Characters

character-novice = Crumb
character-novice-manner = Runs after the nearest marble, and forgets that there are ghosts.
character-casual = Nibble
character-casual-manner = Eats what lies on the way, and turns aside when a ghost comes close.
character-steady = Gulp
character-steady-manner = Counts the marbles of every way before it sets out.
character-sharp = Lantern
character-sharp-manner = Sends the ghosts where you are about to be.
character-master = Daedalus
character-master-manner = Knows both dice, both ghosts and what you may roll next; gives nothing away.
