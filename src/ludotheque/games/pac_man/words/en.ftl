### Pac-Man in English. A clause’s key is its id; the sentences that speak of a seat take its
### letter, or whatever name the table gives it, as their subject.

## The game

game-title = Pac-Man
game-tagline = Gobble the marbles, run from the ghosts, and send them after the others.
game-about = A race for marbles in a maze, for two to four players. Each turn, one die moves your Pac-Man and the other moves one of the two ghosts, which belong to everybody. MB France published the board game in 1982, after the arcade game that Namco brought out in 1980. This version has no connection with either company: its mazes, its drawings and its words are our own.
aim-goal = Own the most white marbles when the game ends.
aim-turn = Roll two dice. One moves your Pac-Man, which gobbles every marble on its way; the other moves a ghost, which you send after somebody else.
aim-end = The game ends when no marble is left in the maze, white or yellow.
lid-tagline = Gobble, run, and steer the ghosts!
lid-players = 2 to 4 players

board-name-european = European edition, 60 marbles
board-name-american = American edition, 76 marbles

option-ghost_turn = Ghosts turning back
option-ghost_turn-forbidden = A ghost may not step back to the hole it has just left.
option-ghost_turn-free = A ghost may turn back whenever it likes, even in the middle of its move.
option-ghost_doors = Ghosts and doors
option-ghost_doors-closed = Only Pac-Men can use the doors.
option-ghost_doors-open = Ghosts can use the doors too, like Pac-Men.

## The rulebook: aim and set-up

PM-O = Have the most white marbles when the game ends. You gobble them in the maze, you win some from other players, and you lose some to ghosts. Yellow marbles do not count: they let you gobble ghosts.
    .title = The aim
PM-1 = Each player takes a Pac-Man and puts it on the home of its colour.
    .title = Pac-Men at home
    .ruling = Two players sit opposite each other. With three, one home stays empty; which one is drawn by lot before the first roll, because the player opposite the empty home wins less often. The players keep their order around the board. An empty home is still a home: all rules about homes hold for it.
PM-2 = Both ghosts start in the centre of the maze.
    .title = Ghosts in the centre
    .ruling = There is room for both, and neither blocks the other’s way out. The first hole outside counts as one space. No Pac-Man ever enters the centre, so a ghost there cannot be gobbled.
PM-3 = Put a yellow marble into each of the four holes with a red ring, and a white one into every other hole. Spare marbles stay in the box.
    .title = Laying out the marbles
PM-4 = Every hole is one space, with or without a marble. The blue dots only show the way: do not count them.
    .title = What counts as a space
    .ruling = A home is one space too. It never holds a marble, and its owner may stop there.

## The rulebook: a turn

PM-5 = Everybody rolls both dice. The highest total plays first; players who tie for it roll again. After that, play goes clockwise.
    .title = Who starts
PM-6 = Roll both dice. One moves your Pac-Man, the other moves one of the two ghosts. You choose which die does which, and which ghost moves. The ghosts belong to everybody.
    .title = Two dice, two pieces
    .ruling = You also choose which piece goes first, even if another choice would let more pieces move. A piece that can walk its whole die must do so; if only one ghost can, you move that one. But two things are never forced on you: gobbling a ghost, and stopping a ghost on your own Pac-Man. If, before a piece sets out, there is no other way for it, you may leave it where it is. Once it has set out, it goes on.

## The rulebook: Pac-Men

PM-7 = A Pac-Man gobbles every marble on its way. At the end of the turn they go into its player’s tray.
    .title = Gobbling marbles
PM-8 = A Pac-Man may pass neither a ghost nor another Pac-Man, and it may not turn back during a turn.
    .title = No passing, no turning back
    .ruling = Nor may it stop on another Pac-Man. To turn back means to step onto the space it has just left; it may come back to that space by a longer route.
PM-8a = If your Pac-Man cannot move, it stays where it is for this turn.
    .title = The whole die or nothing
    .ruling = It has to walk every space of its die. If no route is long enough, it stays and the die is lost. Only gobbling a ghost ends a move early.
PM-9 = The blue barriers are walls. A Pac-Man may go out by a door with white arrows and come straight back in by any other such door, in the same move. With a 3, for example: one space to the door, then two more from the door where you come in.
    .title = Barriers and doors
    .ruling = The hole at one door is next to the hole at every other door. In the example, your second space is the hole at the door where you come in, and your third is the one after it.
PM-10 = A Pac-Man may cross another player’s home, but may not stop there.
    .title = Other people’s homes
    .ruling = The same goes for the homes of players who are not in the game.
PM-11 = When you gobble a yellow marble, you win the right to gobble one ghost. You can have several yellow marbles, one for each ghost you gobble.
    .title = Yellow marbles
    .ruling = You can use it at once: in a single move you may gobble the marble and then a ghost.
PM-12 = With a yellow marble you may gobble a ghost, but you never have to. Stop your Pac-Man on the ghost, at the end of its move or on the way; the rest of the die is then not used.
    .title = Gobbling a ghost
    .ruling = Without a yellow marble you cannot enter a ghost’s space. On the screen ghost 1 is pink and ghost 2 is white; both turn blue while the player whose turn it is has a yellow marble.
PM-12a = A gobbled ghost goes back to the centre.
    .title = Back to the centre
PM-12b = When you gobble a ghost, choose any other player: that player gives you two white marbles.
    .title = Choosing who pays
    .ruling = Or all they have, if they have fewer.
PM-12c = Gobbling a ghost costs you a yellow marble: it goes back to the hole it came from.
    .title = The yellow marble goes back
    .ruling = If you have several, it is the one you have had longest. It lies there to be gobbled again by the next Pac-Man to enter that hole.

## The rulebook: ghosts

PM-13 = Your other die moves a ghost: either of the two, as you like.
    .title = Moving a ghost
PM-14 = A ghost may pass neither the other ghost nor a Pac-Man.
    .title = How a ghost moves
    .ruling = Nor may it stop on the other ghost. It walks its whole die, unless it reaches a Pac-Man first; if no route is long enough, it stays and the die is lost. Like a Pac-Man, it may not step back to the hole it has just left, unless the host has allowed it with the option “{ option-ghost_turn }”. (The sheet forbids turning back only to Pac-Men.)
PM-15 = A ghost may neither cross a Pac-Man’s home nor stop there.
    .title = Where ghosts may not go
    .ruling = This holds for all four homes, even those of players who are not in the game. Nor may a ghost walk back into the centre. And it may not use the doors, as one published account of the French edition says, unless the host has opened them with the option “{ option-ghost_doors }”.
PM-16 = Ghosts gobble no marbles. A ghost need not roll the exact number to reach a Pac-Man: it stops there, and the rest of the die is not used.
    .title = Ghosts on the hunt
PM-17 = A Pac-Man that a ghost reaches goes back home, and its player gives two marbles to the player who moved the ghost.
    .title = Caught!
    .ruling = White marbles, that is; or all they have, if they have fewer. Yellow ones are never given away.
PM-17a = You may stop a ghost on your own Pac-Man, just to send it home. You pay nothing.
    .title = A lift home

## The rulebook: the end

PM-W = The game ends when no marble is left in the maze, white or yellow. Marbles still inside a Pac-Man count too. The player with the most wins.
    .title = The end, and who wins
    .ruling = The end comes only when a turn is over, both dice played; and a yellow marble that was put back has to be gobbled again first. Only white marbles count, as the sheet’s own aim says (its last lines just say “marbles”). A tie is a shared win. If nobody gobbles a marble for 60 rounds in a row, the game ends there and the marbles are counted.

## Pieces

piece-pac-man = Pac-Man
piece-ghost-1 = ghost 1
piece-ghost-2 = ghost 2
# Any piece, where nobody in particular is spoken to.
this-piece = { $piece ->
    [ghost-1] { piece-ghost-1 }
    [ghost-2] { piece-ghost-2 }
   *[pac-man] their { piece-pac-man }
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
move-name = { $seat } pays

## What is expected of whom

phase-empty-home = A draw decides which home stays empty.
phase-first-roll = { $turn } rolls the dice; the highest total starts.
phase-roll = { $turn } rolls the dice.
phase-choose = { $turn } chooses a piece and a die.
phase-choose-ghost = { $turn } chooses the ghost that moves { $die ->
    [one] { $die } space
   *[other] { $die } spaces
}.
phase-walk = { $turn } moves { this-piece }{ $left ->
    [0] { "" }
    [one] : { $left } space to go
   *[other] : { $left } spaces to go
}.
phase-name = { $turn } has gobbled a ghost and chooses who pays.
phase-over = The game is over.
yours-choose = Choose a piece and a die.
yours-walk = Move { your-piece }{ $left ->
    [0] { "" }
    [one] : { $left } space to go
   *[other] : { $left } spaces to go
}.
yours-name = You have gobbled a ghost: who pays you?
table-marbles = Marbles left: { $white ->
    [0] { $yellow } yellow
   *[other] { $white } white{ $yellow ->
        [0] { "" }
       *[other] , { $yellow } yellow
    }
}
table-quiet = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} without gobbling; after { $most } the game ends.
typed-words = ghost ghost, stay stay stop, name name pays

## What whoever chooses is asked to do, on the page

ask-choose = Choose a piece and a die.
ask-piece = Which piece moves { $die ->
    [one] { $die } space
   *[other] { $die } spaces
}?
ask-die = Which die for { your-piece }?
ask-ghost = Choose a ghost: it moves { $left ->
    [one] { $left } space
   *[other] { $left } spaces
}.
ask-walk = { $piece ->
    [ghost-1] Ghost 1
    [ghost-2] Ghost 2
   *[pac-man] Your Pac-Man
}: { $left ->
    [0] confirm the move
    [one] { $left } space
   *[other] { $left } spaces
}.
ask-name = You gobbled a ghost: who pays you?
stops-catching = { that-piece } catches { $caught } and stops: the rest of its die is not used.
stops-sending-home = { that-piece } sends your Pac-Man home and stops: the rest of its die is not used.
stops-gobbling = Your Pac-Man gobbles { $ghost ->
    [ghost-1] { piece-ghost-1 }
   *[ghost-2] { piece-ghost-2 }
} and stops: the rest of its die is not used.

## The page: what is shown of one's own turn

own-first-roll = You roll the dice; the highest total starts.
own-roll = You roll the dice.
own-name = You have gobbled a ghost: somebody pays you for it.
own-walk = { that-piece } walks{ $left ->
    [0] .
    [one] : { $left } space to go.
   *[other] : { $left } spaces to go.
}

## How moves are written

notation-help =
    How to play a move
    A number takes the choice with that number. A move can also be written:
      pac-man 4    moves your Pac-Man by 4
      ghost-1 2    moves ghost 1 by 2
      c4           moves the chosen piece to c4 (column c, row 4)
      stay         leaves the piece here, when it does not have to move
      name C       makes player C pay for the gobbled ghost
    Several at once go on one line: pac-man 3 c4 c5 d5
    On the board
      1› where choice 1 leads   • marble   ◉ yellow marble   ∙ ◌ empty holes
      ∩1 ∩2 ghosts, a marble under them at their right   ↑ → ↓ ← doors
      ⌂ the ghosts’ centre, and homes that nobody plays from
    Beside the board
      white marbles, counted and as dots; ◉ one ghost to be gobbled
not-a-move = “{ $text }” is not a move. Moves look like this: “pac-man 4” or “ghost-1 2” to choose, “c4” to go there, “stay”, “name C”.
no-such-space = There is no space “{ $space }” on this board.
no-such-home = “{ $space }” is not a home on this board.

## Refusals, to be read after “No:”

refused-over = the game is over. To play on, start another.
refused-drawing-homes = which home stays empty has not been drawn yet; please wait.
refused-rolling-for-start = the dice are still deciding who starts; please wait.
refused-not-your-turn = it is { $turn }’s turn; wait for yours.
refused-roll-first = the dice have not been rolled yet; roll them first.
refused-nothing-to-collect = nobody owes you marbles; gobble a ghost first.
refused-name-first = you have gobbled a ghost; first choose who pays.
refused-name-yourself = you cannot pay yourself; choose another player.
refused-name-absent = nobody plays as { $named }; choose somebody in the game.
refused-choose-first = first choose a piece and a die.
refused-no-such-die = you have no { $die } to play; your dice: { $dice }.
refused-pac-man-has-moved = your Pac-Man has already had its die; the other one is for a ghost.
refused-other-ghost = { $ghost ->
    [ghost-1] { piece-ghost-1 }
   *[ghost-2] { piece-ghost-2 }
} cannot move { $die ->
    [one] { $die } space
   *[other] { $die } spaces
}, but { $other ->
    [ghost-1] { piece-ghost-1 }
   *[ghost-2] { piece-ghost-2 }
} can; move that one.
refused-finish-walk = { your-piece } still has { $left ->
    [one] { $left } space
   *[other] { $left } spaces
} to go; finish its move first.
refused-must-walk = { your-piece } still has { $left ->
    [one] { $left } space
   *[other] { $left } spaces
} to go, and it can; it may not stay here.
refused-turn-back = { your-piece } has just left { $space } and may not turn back; go another way.
refused-ghost-in-way = { $who ->
    [ghost-1] { piece-ghost-1 }
   *[ghost-2] { piece-ghost-2 }
} is on { $space }, and a ghost can neither pass the other nor stop on it; go another way.
refused-no-way-on = from { $space }, { your-piece } could not walk the { $left ->
    [one] last space
   *[other] last { $left } spaces
} of its die; go another way.
refused-centre = the centre is for ghosts: no Pac-Man may enter it. Go another way.
refused-pac-man-in-way = { $who }’s Pac-Man is on { $space }, and you can neither pass it nor stop on it; go another way.
refused-barrier = { $space } is not next to { $from }; follow the track, space by space.
refused-foreign-home = { $space } is another player’s home: you may cross it but not stop there. Stop somewhere else.
refused-no-privilege = { $who ->
    [ghost-1] { piece-ghost-1 }
   *[ghost-2] { piece-ghost-2 }
} is on { $space }, and you have no yellow marble to gobble it with; go another way.
refused-ghost-centre = a ghost goes back to the centre only when it is gobbled; go another way.
refused-ghost-home = { $space } is a Pac-Man’s home, where ghosts may not go; go another way.
refused-ghost-door = ghosts cannot use the doors in this game; go another way.

## What happened, told so that one sentence can follow another: “it” is the piece that moves

event-empty-home = By draw, the home { $space } stays empty.
event-rolled-for-start = { $seat } rolls { $first } and { $second }: { $total }.
event-tied = It is a tie: those with the highest total roll again.
event-starts = { $seat } plays first.
event-rolled = { $seat } rolls { $first } and { $second }.
event-chose = { $seat } plays the { $die } with { this-piece }.
event-cannot-move = { $piece ->
    [ghost-1] Ghost 1
    [ghost-2] Ghost 2
   *[pac-man] { $seat }’s Pac-Man
} cannot move: the die is lost.
event-stayed = { $seat } leaves { this-piece } where it is.
event-stepped = { that-piece } goes to { $space }.
    .brief = → { $space }
event-gobbled-white = It gobbles a white marble.
    .brief = (+1 marble)
event-gobbled-yellow = It gobbles a yellow marble: { $seat } may now gobble a ghost.
    .brief = (+1 yellow marble)
event-gobbled-ghost = It gobbles { $ghost ->
    [ghost-1] { piece-ghost-1 }
   *[ghost-2] { piece-ghost-2 }
}: back to the centre!
event-yellow-put-back = The yellow marble goes back to { $space }.
event-caught = It catches { $caught }: back home!
event-sent-self-home = It sends { $seat }’s own Pac-Man home; nobody pays.
event-paid = { $payer } { $count ->
    [0] has no white marble to give { $seat }
    [one] gives { $seat } { $count } white marble
   *[other] gives { $seat } { $count } white marbles
}.
event-emptied = { $count ->
    [one] { $count } white marble goes
   *[other] { $count } white marbles go
} into { $seat }’s tray.
event-over-empty = The maze is empty: the game is over.
event-over-quiet = Nobody has gobbled a marble for 60 rounds: the game is over.

## What happened to whoever reads, said to them

happened-caught = { $by } caught you{ $count ->
    [0] : back home!
   *[other] : −{ $count }, and back home!
}
happened-named = { $by } gobbled a ghost{ $count ->
    [0] , and you have nothing to pay.
   *[other] : you pay { $count }.
}

## Hints: why a move is a good one

hint-name = { $count ->
    [0] Choose { $seat }, who has no white marble to give you.
    [1] Choose { $seat }: you get their only white marble.
   *[other] Choose { $seat }: you get two white marbles.
}
hint-name-leader = { $count ->
    [1] Choose { $seat }, who has the most white marbles of your opponents: you get the only one.
   *[other] Choose { $seat }, who has the most white marbles of your opponents: you get two.
}
hint-stuck = { $piece ->
    [ghost-1] Ghost 1
    [ghost-2] Ghost 2
   *[pac-man] Your Pac-Man
} cannot move: the die is lost.
hint-keep-yellow = Your Pac-Man’s only move is to gobble a ghost. It may stay where it is instead.
hint-spare-yourself = { $ghost ->
    [ghost-1] Ghost 1
   *[ghost-2] Ghost 2
} could only stop on your own Pac-Man. It may stay where it is instead.
hint-gobble-ghost = Gobble { $ghost ->
    [ghost-1] { piece-ghost-1 }
   *[ghost-2] { piece-ghost-2 }
} on { $space }: it goes back to the centre{ $count ->
    [0] . No opponent has a white marble to give you.
    [1] , and an opponent gives you a white marble.
   *[other] , and an opponent gives you two white marbles.
}
hint-yellow = On the way to { $space } you get a yellow marble{ $count ->
    [0] { "" }
    [one] { " " }and one white one
   *[other] { " " }and { $count } white ones
}. With the yellow one you can gobble a ghost.
hint-marbles = { $count ->
    [one] You get one white marble on the way to { $space }.
   *[other] You get { $count } white marbles on the way to { $space }.
}
hint-marbles-safe = { $count ->
    [one] You get one white marble on the way to { $space }, and no ghost can reach you there with one die.
   *[other] You get { $count } white marbles on the way to { $space }, and no ghost can reach you there with one die.
}
hint-flee = { $count ->
    [0] On { $space } no ghost can reach you with one die.
   *[other] On { $space } only one ghost can reach you with one die.
}
hint-near = { $steps ->
    [one] From { $space } the nearest marble is one space away.
   *[other] From { $space } the nearest marble is { $steps } spaces away.
}
hint-cut-off = For now, no marble can be reached from there.
hint-last = The game ends with this turn.
hint-catch = { $ghost ->
    [ghost-1] Ghost 1
   *[ghost-2] Ghost 2
} can catch { $seat } and send that Pac-Man home{ $count ->
    [0] . { $seat } has no white marble to give you.
    [1] : you get one white marble.
   *[other] : you get two white marbles.
}
hint-send-home = { $ghost ->
    [ghost-1] Ghost 1
   *[ghost-2] Ghost 2
} can send your own Pac-Man home at no cost: there, no ghost can reach it.
hint-lead-away = { $ghost ->
    [ghost-1] Ghost 1
   *[ghost-2] Ghost 2
} is less dangerous there: { $steps ->
    [0] it can no longer reach your Pac-Man with one die.
    [6] it then needs a 6 to reach your Pac-Man.
   *[other] it then needs a { $steps } or more to reach your Pac-Man.
}
hint-threaten = From there, { $ghost ->
    [ghost-1] { piece-ghost-1 }
   *[ghost-2] { piece-ghost-2 }
} can reach { $seat } with one die.
hint-park = From there, { $ghost ->
    [ghost-1] { piece-ghost-1 }
   *[ghost-2] { piece-ghost-2 }
} cannot reach your Pac-Man with one die.
hint-beside = There, { $ghost ->
    [ghost-1] { piece-ghost-1 }
   *[ghost-2] { piece-ghost-2 }
} { $steps ->
    [1] is right next to your Pac-Man.
    [6] needs a 6 to reach your Pac-Man.
   *[other] needs a { $steps } or more to reach your Pac-Man.
}

## Why the game ended

ending-circuit-empty = No marble is left in the maze.
ending-nothing-gobbled = Nobody had gobbled a marble for 60 rounds.

## The page: what can be chosen on the board

maze-label = The maze, with { $marbles ->
    [one] { $marbles } marble
   *[other] { $marbles } marbles
} left in it
maze-left = Left
choose-piece = Move { your-piece }
choose-stay = Stay
choose-step-to-marble = Go to { $space }: { $marble ->
    [yellow] +1 yellow marble
   *[white] +1 marble
}
choose-end = Go to { $space }{ $white ->
    [0] { "" }
    [one] , +{ $white } marble
   *[other] , +{ $white } marbles
}{ $yellow ->
    [0] { "" }
    [one] , +{ $yellow } yellow marble
   *[other] , +{ $yellow } yellow marbles
}{ $ghost ->
    [ghost-1] , gobbling { piece-ghost-1 }
    [ghost-2] , gobbling { piece-ghost-2 }
   *[none] { "" }
}{ $caught ->
    [none] { "" }
   *[other] , catching { $caught }
}
choose-confirm-name = Confirm: { $seat } pays
choose-confirm = Confirm: { your-piece } goes to { $space }

## The page: dice and trays

table-points = { $points ->
    [one] { $points } white marble
   *[other] { $points } white marbles
}
tray-die = Die: { $face }
tray-die-spent = Die: { $face }, already used
fair-empty-home = Draw number { $number } decided which home stays empty: { $space }, as the secret and the random numbers have it.
seat-marbles = { $white ->
    [0] no white marbles
    [one] { $white } white marble
   *[other] { $white } white marbles
}{ $yellow ->
    [0] { "" }
    [one] , { $yellow } yellow one
   *[other] , { $yellow } yellow ones
}{ $inside ->
    [0] { "" }
   *[other] , { $inside } gobbled this turn
}

## The page: the position in words

position-player = { $seat }’s Pac-Man is { $place ->
    [home] at home on { $space }
   *[away] on { $space }
}; { $seat } has { $white ->
    [0] no white marbles
    [one] { $white } white marble
   *[other] { $white } white marbles
}{ $yellow ->
    [0] { "" }
   *[other] { " " }and { $yellow } yellow
}.
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
position-swallowed = { $seat } has gobbled { $count ->
    [one] { $count } white marble
   *[other] { $count } white marbles
} this turn.
position-dice = Dice still to play: { $dice }.

## The page: the guided first game

tip-start = Everybody rolls both dice: the highest total begins. The dice roll by themselves.
tip-dice = Your turn! One die moves your Pac-Man, the other a ghost. You choose which.
tip-piece = Choose a piece that glows in the maze, then its die; or the die first.
tip-path = This walk can end wherever there is a ring. { $touch ->
        [yes] Touch one to choose it: you can still take it back.
       *[no] Point at one to see the route, then choose it.
    }
tip-confirm = Confirm to play this move. Until your turn is over you can take back everything, the first piece too.
tip-catch = This ghost can catch another player’s Pac-Man: it stops there, even if its die goes further. That Pac-Man goes home, and its player gives you two white marbles, or all they have.
tip-ghosts = The ghosts belong to everybody. Send one towards another player, or out of your own way. Ghosts eat no marbles.
tip-name = You have gobbled a ghost! Choose who pays: that player gives you two white marbles, or all they have.
tip-yellow = You hold a yellow marble, so the ghosts are blue: this turn your Pac-Man may gobble one, if it can stop there.
tip-looks = Ghost 1 is pink and ghost 2 is white. In the turn of a player with a yellow marble both are blue: only that player’s Pac-Man may gobble them, and only then.
tip-marbles = What your Pac-Man gobbles goes into your tray when the turn is over. The player with the most white marbles at the end wins.
tip-doors = The white arrows are doors: out by one, and in again by any other, in the same walk.
tip-end = Few marbles are left: they are counted here. When all are gone, the yellow ones too, the game ends with the turn.

## A board file that cannot be read

board-empty = There is no board in this file: it needs a name, a blank line and a drawing.
board-heading-unknown = Line { $line } should be a heading, such as “{ "name: My board" }”, with a blank line before the drawing.
board-heading-twice = Line { $line } repeats the heading “{ $heading }”.
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
board-too-many-ways = { $ways } tracks lead out of { $space }; { $most } is the most.
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
board-apart = All spaces must be connected, but Pac-Men cannot reach { $spaces } from home A.
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
character-novice-manner = Still learning: eats what it comes across, and often misses what is better.
character-casual = Nibble
character-casual-manner = Likes marbles best, and does not always find the best move.
character-steady = Gulp
character-steady-manner = Counts the marbles on every route before it moves.
character-sharp = Lantern
character-sharp-manner = Thinks a few moves ahead, and sends the ghosts after you.
character-master = Daedalus
character-master-manner = Thinks of both dice, both ghosts and the next rolls, yours too.
character-other-1 = Pip
character-other-2 = Munch
character-other-3 = Bramble
