### Mission Impossible in English. A clause’s key is its id; the sentences that speak of a seat
### take its letter, or whatever name the table gives it, as their subject.

## The game

game-title = Mission Impossible
game-tagline = Six agents in disguise: find yours before somebody finds you.
game-about = A game of deduction and nerve for three to six secret agents. Everybody knows who they are and whom they must eliminate, and nobody else does: you read your opponents’ clues, work out who is who, and strike when you are sure, or nearly. Seven Towns published the board game in 1975. This version has no connection with that company, nor with the television series of the same name: its city, its drawings and its words are our own.

board-name-ring-city = Ring City, 84 squares within a ring road
board-name-star-city = Star City, 84 squares in six points

option-cards = Cards that were read
option-cards-put_back = A card goes back face down where it lay, and others can read it too.
option-cards-kept = Whoever reads a card keeps it: the square is empty from then on.
option-rounds = Rounds
option-rounds-none = Play until one agent is left.

## The rulebook: aim and set-up

MI-O = Find out who your opponents are, and eliminate the agent on your mission card. Then you take over your victim’s mission, and hunt on. All the while somebody else is after you: be the one who is left in the end.
    .title = The aim
MI-S1 = There are six agents: the English, the Russian, the German, the Chinese, the French and the American. To each belong a notebook with a mission card, which says who you are and whom you must eliminate, and five clue cards. Four of them show something that gives the agent away, such as a broken nose; the fifth is a red herring, and says nothing at all. Every clue fits four of the six agents, and no two agents have the same four.
    .title = Six agents, five cards each
MI-S2 = The notebooks are shuffled and dealt out, one to each player. Look at yours, and let nobody else see it.
    .title = Dealing the notebooks
MI-S3 = Every player has a figure, and its colour is theirs for the whole game: five squares of that colour lie in the city. Your figure is that of the seat you choose. Three players have every other district of the city; four have two pairs of neighbours, facing each other.
    .title = Figures and colours
MI-S4 = Lay your five clue cards face down on the five squares of your colour, one on each, however you like. Everybody does so at the same time and in secret; what you have laid stays there.
    .title = Laying the clues
MI-S5 = With fewer than six players some notebooks are left over. They are opened for all to see, and their clue cards are out of the game; the squares of colours that nobody plays are plain squares. If your target is among the absent, you hunt the next agent in the series instead. On our boards the series runs: English, Russian, German, Chinese, French, American, and from there back to the English. (Of it, the original rules give only American, English, Russian; the rest is from another published account. It stands in the board file, like the clues.)
    .title = Absent agents

## The rulebook: playing

MI-1 = Your figure starts on a square of your own colour. You choose which when your cards lie, in secret; once everybody has chosen, all the figures are set down together.
    .title = Where to start
MI-2 = On a square of your own colour you are safe: nobody can confront you there, in any part of the game. Others may still come and read the card. But whoever confronts takes the risk of it, even from a square of their own: if it is your hunter whom you confront, you are out, there as anywhere.
    .title = Safe at home
MI-3 = Everybody rolls the die, and the highest plays first; those who tie for it roll again. Then the turn passes clockwise, leaving out whoever has fallen.
    .title = Who starts
MI-4 = Roll the die and move your figure by as many squares as it shows, or fewer; one at least. Go along the streets in any direction; other figures are never in the way. You must end up on another square than you started from.
    .title = Moving
MI-5 = If you land on a square of another player’s colour, pick up its card, read it without showing it to anybody, and put it back face down. The cards of a fallen player stay where they are, and can still be read; their squares protect nobody any more. With the option “{ option-cards }” set so, you keep the card instead: nobody else can read it, and if you fall it goes to the victor with your notebook.
    .title = Reading clues
MI-6 = What you have read is noted on your report card, colour by clue, and with the square where it lay. The notes are made for you, and so are the conclusions, if you want them: which agents each player can still be. You may add marks of your own.
    .title = The report card
MI-7 = If you land where an opponent stands, you may confront them: without a word, you show them your notebook. They see your mission cards, and so who you are and whom you hunt now, but never your notes. You need not do it; and if several stand there, choose one. On another player’s coloured square, read the card first.
    .title = Confronting somebody
MI-7a = If you have confronted your target, they give you every notebook they hold and are out of the game. You now know who they were, whom they hunted, what they had noted and who had shown them a notebook; their mission is yours. They have seen your notebook, though they fell by it. The others learn only who fell to whom, and so who hunted whom. The fallen figure leaves the board.
    .title = Target eliminated
MI-7b = If you have confronted the very agent who is after you, you are out, and every notebook you hold goes to them, with your notes and the identities that you had been shown. They take over your mission, and it counts as an elimination of theirs. If each is the other’s target, the one who confronts wins.
    .title = Into the trap
MI-7c = Otherwise nobody falls, and your opponent tells you nothing. But they have seen your notebook: who you are, and whom you hunt. And everybody else has seen you part: neither of you hunts the other.
    .title = Nothing happens
MI-8 = When only two are left, each is the other’s target. From now on you multiply every roll by the number of agents that you have eliminated yourself, or that fell by confronting you. If there are none, your roll counts once.
    .title = The last two

## The rulebook: the end

MI-W = The last survivor wins. If the host has set a number of rounds, the game is over after so many at the latest: of those who are left, whoever has eliminated the most agents wins, and a tie is a shared win. The score is one for surviving and one for each elimination; the fallen score nothing.
    .title = The last survivor

## Agents and clues

# Any agent, inside a sentence.
this-agent = { $agent ->
    [english] the English agent
    [russian] the Russian agent
    [german] the German agent
    [chinese] the Chinese agent
    [french] the French agent
   *[american] the American agent
}
# The one whom somebody hunts.
this-target = { $target ->
    [english] the English agent
    [russian] the Russian agent
    [german] the German agent
    [chinese] the Chinese agent
    [french] the French agent
    [american] the American agent
   *[none] nobody any more
}
# What a card says.
this-clue = { $clue ->
    [sunglasses] sunglasses
    [broken-nose] a broken nose
    [wart] a wart
    [beard] a beard
    [scar] a scar
    [gold-tooth] a gold tooth
    [moustache] a moustache
    [eye-patch] an eye patch
    [limp] a limp
    [freckles] freckles
    [tattoo] a tattoo
    [monocle] a monocle
   *[red-herring] a red herring
}

## Moves, as a menu offers them

move-deal = Deal { $agents }
move-roll = Roll { $die }
move-lay = Lay { this-clue }
move-start = Start on { $square }
move-go = Go to { $square }
move-confront = Show { $seat } your notebook
move-pass = Confront nobody

## What is expected of whom

phase-deal = The notebooks are about to be dealt.
phase-set-up = Everybody lays their clue cards, and chooses where to start.
phase-first-roll = { $turn } rolls the die; the highest will start.
phase-roll = { $turn } rolls the die.
phase-move = { $you ->
    [yes] Your move: { $reach ->
        [one] one square
       *[other] up to { $reach } squares
    }.
   *[no] { $turn } moves { $reach ->
        [one] one square
       *[other] up to { $reach } squares
    }.
}
phase-confront = { $you ->
    [yes] You are not alone there: you may confront somebody.
   *[no] { $turn } is not alone there, and may confront somebody.
}
phase-over = The game is over.

## Beside the board in a terminal

table-mission = You are { this-agent }. Your target: { this-target }.
table-next-card = Your next card goes to { $square }.
table-round = { $most ->
    [none] Round { $round }
   *[other] Round { $round } of { $most }
}
notes-clues = Which clue fits whom
notes-report = Report card: where you read what
notes-opened = All the clue cards, and where they lay
notes-suspects = Who can still be whom
notes-seen = { $seat }’s notebook was seen by { $by }
agent-short = { $agent ->
    [english] English
    [russian] Russian
    [german] German
    [chinese] Chinese
    [french] French
   *[american] American
}

## How moves are written

notation-help =
    How to play a move
    A number takes the choice with that number. A move can also be written:
      lay wart     lays that card on your next square
      start f7     lets your figure start there
      f7           takes your figure to f7 (row f, number 7)
      confront B   shows your notebook to player B
      pass         confronts nobody
    notes          opens your notebook: clues, report card, suspects
    On the board
      › where you may go now
      a capital letter is a figure; a small one is a square of that player’s
      colour, with ✓ once you have read its card
    Beside the board
      ⌂ safe at home   ✝ agents eliminated   ×2 the roll counts twice
      ▯ a card to read
typed-words = lay lay put, start start begin, confront confront show, pass pass skip
not-a-move = “{ $text }” is not a move. Moves look like this: “lay wart”, “start f7”, “f7” to go there, “confront B”, “pass”.
no-such-square = There is no square “{ $square }” on this board.

## Refusals, to be read after “No:”

refused-over = the game is over. To play on, start another.
refused-not-dealt = the notebooks have not been dealt yet; wait for yours.
refused-no-seat = nobody sits there; only the players can move.
refused-cards-lie = the game has begun, and the cards stay where they lie.
refused-has-started = the game has begun, and all the figures have started.
refused-fallen = you fell to { $victor }, and are out of the game; but you may watch, and see everything.
refused-rolling-for-start = the die is still deciding who starts; wait until everybody has rolled.
refused-not-your-turn = it is { $turn }’s turn; wait for yours.
refused-roll-first = the die has not been rolled yet; roll it first.
refused-wait-for-others = you are ready; wait until the others are.
refused-choose-start = your cards lie already; now choose the square where you start.
refused-not-your-square = { $square } is not a square of your colour; start on one of your own.
refused-lay-first = you still have { $left ->
    [one] a card
   *[other] { $left } cards
} to lay; do that first.
refused-not-your-card = { this-clue } does not fit { this-agent }, so you have no such card; lay one of your own.
refused-card-lies = you have laid that card already ({ this-clue }); lay another.
refused-move-first = you have not moved yet; go to a square first.
refused-no-square = there is no such square on this board.
refused-stay = you are on { $square } already, and must move by one square at least.
refused-too-far = { $square } is { $steps } squares away, and you can go { $reach ->
    [one] only one
   *[other] { $reach } at most
}.
refused-confront-first = you have moved already; first say whether you confront anybody.
refused-safe = { $other } stands on a square of their own colour, and is safe there.
refused-confront-yourself = you cannot confront yourself; choose an opponent.
refused-not-here = { $other } does not stand on your square; you can confront only who does.

## What happened

event-dealt = The notebooks are dealt to { $players } players.
event-opened = { $agent ->
    [english] The English agent
    [russian] The Russian agent
    [german] The German agent
    [chinese] The Chinese agent
    [french] The French agent
   *[american] The American agent
} is absent: that notebook lies open.
event-mission = { $seat } is { this-agent }, and hunts { this-target }.
event-laid-card = { $seat } lays { this-clue } on { $square }.
event-laid-all = { $seat } has laid all five cards.
event-chose-start = { $seat } will start on { $square }.
event-ready = { $seat } is ready.
event-placed = { $seat } starts on { $square }.
event-rolled-for-start = { $seat } rolls { $die }.
event-tied = It is a tie: those with the highest number roll again.
event-starts = { $seat } plays first.
event-rolled = { $seat } rolls { $die }.
event-rolled-times = { $seat } rolls { $die }, times { $times }: up to { $reach } squares.
event-went = { $seat } goes to { $square }.
event-read-card = { $seat } reads { $owner }’s card there, and puts it back.
event-took-card = { $seat } reads { $owner }’s card there, and keeps it.
event-card-says = It says: { this-clue }.
event-safe = { $seat } is safe there.
event-passed = { $seat } confronts nobody.
event-confronted = { $seat } shows { $other } a notebook. Silence.
event-parted = They part: neither hunts the other.
event-saw-notebook = { $seat } is { this-agent }, and hunts { this-target }.
event-eliminated = { $other } was the target, and is eliminated!
event-trapped = { $other } was the hunter: { $seat } has walked into the trap, and is out!
event-took-notebook = { $fallen } was { this-agent }; { $victor } now hunts { this-target }.
event-learnt-identity = { $victor } now knows who { $seat } is, too: { this-agent }.
event-two-left = Only { $first } and { $second } are left: each is the other’s target.
event-over-survivor = { $survivor } is the last survivor.
event-over-rounds = { $rounds } rounds have been played: the game is over.

## Advice: why a move is a good one

advice-lay = Lay your clues so that nobody can guess which card lies where.
advice-start = Start from any square of your own: on all of them you are safe.
advice-confront-sure = { $seat } is your target for certain: show your notebook.
advice-confront = { $seat } is { $chance ->
    [0] not your target
   *[other] your target in about { $chance } % of all cases that are left
}, and { $risk ->
    [0] cannot be your hunter
    [100] is your hunter for certain
   *[other] your hunter in about { $risk } %
}.
advice-pass = { $seat } is { $chance ->
    [0] not your target
   *[other] your target in only about { $chance } % of all cases that are left
}: if you show your notebook in vain, it is seen.
advice-pass-wait = { $seat } is your target { $chance ->
    [100] for certain
   *[other] in about { $chance } % of all cases that are left
}, but you need not show your notebook yet.
advice-pass-danger = { $seat } is your hunter { $chance ->
    [100] for certain
   *[other] in about { $chance } % of all cases that are left
}: keep your notebook shut.
advice-strike = On { $square } you can confront { $seat }, who is your target { $chance ->
    [100] for certain
   *[other] in about { $chance } % of all cases
}.
advice-read = On { $square } lies a card of { $owner }’s that you have not read. { $owner } can still be any of { $count } agents.
advice-shelter = On { $square } nobody can confront you; { $seat } is your hunter { $chance ->
    [100] for certain
   *[other] in about { $chance } % of all cases
}.
advice-flee = { $seat } is your hunter { $chance ->
    [100] for certain
   *[other] in about { $chance } % of all cases
}: on { $square }, you are harder to reach.
advice-hunt = { $seat } is your target { $chance ->
    [100] for certain
   *[other] in about { $chance } % of all cases
}: from { $square }, { $roll ->
    [1] any roll takes you there next.
    [6] a six takes you there next.
   *[other] a { $roll } or more takes you there next.
}
advice-stalk = { $seat } is your target { $chance ->
    [100] for certain
   *[other] in about { $chance } % of all cases
}, and safe there for now: from { $square }, { $roll ->
    [1] any roll takes you there next.
    [6] a six takes you there next.
   *[other] a { $roll } or more takes you there next.
}
advice-home = On { $square }, one of your own squares, nobody can confront you.
advice-look = From { $square }, { $steps ->
    [one] a card that can tell you something is one street away.
   *[other] a card that can tell you something is { $steps } streets away.
}
advice-wait = { $steps ->
    [0] On { $square } you stand beside { $seat }.
    [one] On { $square } you are one street away from { $seat }, and nobody else is nearer.
   *[other] On { $square } you are { $steps } streets away from { $seat }, and nobody else is nearer.
}

## Why the game ended

ending-last-survivor = Only one agent is left.
ending-rounds-played = The last round has been played.

## A board file that cannot be read

board-empty = There is no board in this file: it needs a name, the agents’ clues, a blank line and a drawing.
board-heading-unknown = Line { $line } should be a heading, such as “{ "name: My board" }” or an agent’s clues, with a blank line before the drawing.
board-heading-twice = Line { $line } gives the heading “{ $heading }” a second time.
board-name-missing = The board has no name: the file must begin with a line such as “{ "name: My board" }”.
board-agent-missing = The clues of an agent are missing: there must be a line that begins with “{ $agent }”.
board-clue-unknown = Line { $line }: there is no clue “{ $clue }”. Those that have a name here are { $known }.
board-character-unknown = Line { $line }, column { $column }: the character “{ $character }” means nothing in a drawing.
board-off-grid = Line { $line }, column { $column }: “{ $character }” is out of place. Squares lie four columns apart on every second line, each line shifted by two columns against the next, and streets between them.
board-too-large = The drawing has { $rows } lines of squares; { $most } is the most.
board-street-broken = Line { $line }, column { $column }: this street is broken. From one square to the next beside it, it takes three dashes.
board-street-nowhere = Line { $line }, column { $column }: this street leads nowhere. It must join two squares.

## A board that breaks a requirement of the rules

board-too-many-squares = The board has { $squares } squares; { $most } is the most.
board-clues = There must be six clues in all; here there are { $clues }: { $listed }.
board-agent-clues = Each agent has four different clues; { this-agent } has { $clues }.
board-agents-alike = { $other ->
    [english] The English agent
    [russian] The Russian agent
    [german] The German agent
    [chinese] The Chinese agent
    [french] The French agent
   *[american] The American agent
} has the very same clues as { this-agent }: nobody could tell them apart.
board-clue-agents = Each clue fits four agents; this one fits { $agents }: { this-clue }.
board-clue-known = By the rule sheet this clue fits { this-agent }, and here it does not: { this-clue }.
board-colour-squares = Each district has five coloured squares; district { $district } has { $squares }.
board-apart = The board must hang together, but no street leads from { $start } to { $squares }.
board-no-middle = The six districts must be equal, but the drawing has no middle around which they could turn.
board-turn-square = The six districts must be equal: turned by a sixth, { $square } falls on { $image }, which does not belong to the next district in the same way.
board-turn-street = The six districts must be equal: turned by a sixth, the street { $first }–{ $second } falls where there is none.
board-colour-near = Two squares of one colour must be at least four streets apart; in district { $district }, { $first } and { $second } are { $steps } apart.
board-colours-touch = There must be plain squares between coloured ones, but { $first } and { $second } are neighbours.
board-out-of-reach = From anywhere, a roll of { $steps } must reach some opponent’s square, even with three players; for district { $district } it does not from { $squares }.

## On the page: the lid of the box

lid-title-first = Mission
lid-title-second = Impossible
lid-tagline = Six disguises. One survivor.
lid-players = 3 to 6 players

## On the page: what is expected

bar-deal = The notebooks are about to be dealt.
bar-lay = Lay your five cards, then choose where to start.
bar-start = Now choose the square where you start.
bar-set-up = { $count ->
    [one] { $seat } is still laying cards in secret.
   *[other] { $count } players are still laying cards in secret.
}
bar-first-roll = { $turn } rolls the die; the highest will start.
bar-roll = { $turn } rolls the die.
bar-move = { $turn } goes { $reach ->
    [one] one square
   *[other] up to { $reach } squares
}.
bar-going = { $turn } is on the way.
bar-move-times = { $turn } goes up to { $reach } squares: { $die } times { $times }.
bar-confront = { $turn } is not alone there, and may confront somebody.
bar-over = The game is over.

## On the page: what whoever chooses is asked to do

ask-move = Move { $reach ->
    [one] one square
   *[other] up to { $reach } squares
}.
ask-move-times = Move up to { $reach } squares ({ $die } × { $times }).
ask-confront = Somebody is here: confront one of them?
ask-confront-one = Confront { $seat }?

## On the page: the board

board-label = The city; it is { $turn }’s turn
choose-lay = Lay { this-clue } on { $square }
choose-lift = Pick up { this-clue } from { $square }
choose-confirm-start = Confirm: start on { $square }
choose-confirm-go = Confirm: go to { $square }
choose-card = Go to { $square } and read { $owner }’s card
choose-person = Go to { $square }, where { $seat } stands
choose-card-and-person = Go to { $square }, read { $owner }’s card and meet { $seat }
choose-home = Go to { $square }, where you are safe
meet-title = Somebody is there.
meet-show = Show { $seat } your notebook
meet-possible = { $count ->
    [one] Can only be:
   *[other] Can be one of { $count }:
}
slip-card = { $seat }’s card on { $square }: { this-clue }
slip-agent = { $seat } is { this-agent }, and hunts { this-target }
slip-fallen = { $seat } was { this-agent }
slip-more = { $count ->
    [one] and one note more, in your notebook
   *[other] and { $count } notes more, in your notebook
}
slip-close = Put the slip away
drama-parted = Nothing
drama-eliminated = Eliminated

## On the page: the bar and the notebook

# The name of a clue, by itself.
clue-name = { $clue ->
    [sunglasses] sunglasses
    [broken-nose] broken nose
    [wart] wart
    [beard] beard
    [scar] scar
    [gold-tooth] gold tooth
    [moustache] moustache
    [eye-patch] eye patch
    [limp] limp
    [freckles] freckles
    [tattoo] tattoo
    [monocle] monocle
   *[red-herring] red herring
}
hand-title = Your cards
hand-take = Take { this-clue }
hand-held = In your hand: { this-clue }
hand-laid = Pick up { this-clue }, which lies on { $square }
tray-die = The die: { $die }{ $times ->
    [one] { "" }
   *[other] , times { $times }
}
tray-shuffle = Shuffle
tray-shuffle-hint = Lay the cards and choose the start by chance
tray-notebook = Notebook
tray-files = Files
tray-disclose = Watch on and see everything
tray-cover = Cover it again
book-title = Your notebook
book-title-all = All the notebooks
book-mission = Mission card
book-report = Report card
book-secret = Top secret
book-you-are = You are
book-eliminate = Eliminate
book-clues = What gives you away
book-series = Who hunts whom
book-crib = What fits whom
crib-fits = fits
book-known-to = { $count ->
    [one] Has seen this notebook: { $names }.
   *[other] Have seen this notebook: { $names }.
}
book-line-ups = { $count ->
    [one] Only one line-up fits everything you know.
   *[other] { $count } line-ups fit everything you know.
}
book-everything = Nothing is hidden from you any more.
book-conclusions = Shade what follows
book-conclusions-hint = Works out from your notes, and from what everybody has seen, who can still be whom.
report-clues = Clues
report-agents = Who is who?
report-cell = { $seat }, { $what }: { $finding ->
    [read] certain, it was seen
    [certain] follows from what you know
    [impossible] ruled out
   *[open] open
}{ $note ->
    [none] { "" }
   *[other] , on { $note }
}{ $mark ->
    [none] { "" }
    [yes] ; pencilled: yes
    [no] ; pencilled: no
   *[maybe] ; pencilled: perhaps
}
legend-read = read or seen
legend-certain = follows
legend-impossible = ruled out
legend-pencil = your pencil: choose a cell
seat-belongings = { $how ->
    [fallen] Out of the game.
    [setting] { $laid } of five cards laid.
    [safe] Safe on a square of their own.
   *[open] Out in the open.
} { $known ->
    [known] Is { this-agent }.
    [suspected] Can be { $count ->
        [one] one agent only
       *[other] any of { $count } agents
    }.
   *[unknown] Identity unknown.
} { $eliminated ->
    [0] { "" }
    [one] One agent eliminated.
   *[other] { $eliminated } agents eliminated.
}
seat-fallen = out

## On the page: the position in words

position-covered = You are out of the game. What is hidden from the others stays covered until you ask for it.
position-player = { $seat } is on { $square }{ $how ->
    [safe] , and safe there
   *[open] { "" }
}{ $eliminated ->
    [0] { "" }
    [one] ; one agent eliminated
   *[other] ; { $eliminated } agents eliminated
}.
position-absent = { $seat } is not on the board yet.
position-fallen = { $seat } fell to { $victor }.
position-card = { $owner }’s card on { $square } says: { this-clue }.
position-agent = { $seat } is { this-agent }.
position-suspects = { $seat } can be { $count ->
    [one] one agent only
   *[other] any of { $count } agents
}.
position-not-hunting = { $seat } does not hunt { $other }.
position-die = The die shows { $die }.

## On the page: the guided first game

hint-mission = Your notebook says who you are, and whom you must eliminate. Somebody hunts you, too: let nobody guess who you are.
hint-lay = Lay your five clue cards on the squares of your colour: a card, then a square. Four give you away; the red herring says nothing.
hint-start = Now choose where your figure starts. On a square of your own colour you are safe.
hint-confirm = Nothing is played yet. Take it back if you like, or confirm it.
hint-go = Your turn! Choose a lit square. A sheet of paper marks a card to read; a red hat, somebody you could confront.
hint-safe = The shield: this player stands on a square of their own colour, and cannot be confronted.
hint-report = Your notebook keeps the cards that you have read, and shades who can still be whom. You can pencil marks of your own, too.
hint-meet = Somebody is there. Show your notebook to your target, and they are out; to the one who hunts you, and you are; to anybody else, and they know you.
hint-suspects = The flags by a name are the agents that player can still be, as far as you can tell. Where one is left, you know who it is.
hint-two = Only two are left: each hunts the other, and multiplies every roll by the agents they have eliminated, but at least by one.

## Characters

character-novice = The Trainee
character-novice-manner = Goes for the nearest card, fears nobody, and shows its notebook on a whim.
character-casual = The Archivist
character-casual-manner = Wants to read every card first, and confronts only whom it is sure of.
character-steady = The Inspector
character-steady-manner = Puts clues together, and keeps away from whoever may be hunting it.
character-sharp = The Shadow
character-sharp-manner = Slips in beside its hunter, too close to be caught, and strikes when it pays.
character-master = The Director
character-master-manner = Reckons with what everybody knows, strikes only if it will outlive the blow, and knows duels by heart.
