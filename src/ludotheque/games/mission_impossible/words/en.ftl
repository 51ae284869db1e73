### Mission Impossible in English. A clause’s key is its id; the sentences that speak of a seat
### take its letter, or whatever name the table gives it, as their subject.

## The game

game-title = Mission Impossible
game-tagline = Six agents in disguise: find your target before somebody finds you.
game-about = A game of deduction and nerve for three to six secret agents. Only you know who you are and whom you must eliminate. Read your opponents’ clues, work out who is who, and strike when you are sure, or nearly sure. Seven Towns published the board game in 1975. This version has no connection with that company, nor with the television series of the same name: its city, its drawings and its words are our own.
aim-goal = Find out which player is the agent whom you must eliminate. Meanwhile, somebody is looking for you.
aim-turn = Roll the die and walk. On another player’s colour you read a clue. Where somebody stands, you may show your notebook: your target is out, but if it is your hunter, you are.
aim-end = The last agent left wins.

board-name-ring-city = Ring City, 84 squares inside a ring road
board-name-star-city = Star City, 84 squares in six points

option-cards = Cards that were read
option-cards-put_back = A card is put back face down, and others can read it too.
option-cards-kept = Whoever reads a card keeps it: the square is empty from then on.
option-rounds = Rounds
option-rounds-none = Play until one agent is left.

## The rulebook: aim and set-up

MI-O = Find out who the other players are, and eliminate them before they find you out. You always hunt one agent: your target, on your mission card. Once you have eliminated your target, you take over their mission. All this time, somebody else is hunting you. Be the last one left.
    .title = The aim
MI-S1 = There are six agents: the English, the Russian, the German, the Chinese, the French and the American. Each has a notebook with a mission card, which says who you are and whom you must eliminate, and five clue cards. Four of them show something that gives the agent away, such as a broken nose. The fifth is a red herring, and says nothing at all.
    .title = Six agents, five cards each
    .ruling = On our boards, every clue fits four of the six agents, and no two agents have the same four.
MI-S2 = The notebooks are shuffled and dealt out, one to each player. Look at yours, and let nobody else see it.
    .title = Dealing the notebooks
MI-S3 = Every player has a figure. Its colour is yours for the whole game: five squares in the city have that colour.
    .title = Figures and colours
    .ruling = You get the figure of the seat you choose. With three players, every second district of the city is played. With four, two pairs of neighbours face each other.
MI-S4 = Lay your five clue cards face down and in secret on the five squares of your colour, one on each, in any order you like.
    .title = Laying the clues
    .ruling = Everybody does this at the same time. A card that has been laid stays there.
MI-S5 = With fewer than six players, some notebooks are left over. They are opened for all to see. If your target is not in the game, you hunt the next agent in the series instead. For example, if the English agent is absent, the American hunts the Russian.
    .title = Absent agents
    .ruling = The clue cards of absent agents are not used, and squares of colours that nobody plays are plain squares. The whole series on our boards is: English, Russian, German, Chinese, French, American, and then English again. The sheet gives only American, English, Russian; the rest comes from another published account. Like the clues, the series is written in the board file.

## The rulebook: playing

MI-1 = Your figure starts on a square of your own colour. You choose which one.
    .title = Where to start
    .ruling = You choose in secret, after laying your cards. Once everybody has chosen, all the figures are put on the board together.
MI-2 = On a square of your own colour you are safe, all game long.
    .title = Safe at home
    .ruling = Safe means that nobody can confront you there. Others may still come and read the card. But if you are the one who confronts, you take the risk, even on a square of your own: confront the agent who hunts you, and you are out.
MI-3 = Everybody rolls the die, and the highest roll starts; those who tie for it roll again. Then play goes clockwise, skipping players who are out.
    .title = Who starts
MI-4 = Roll the die and move your figure that many squares, or fewer.
    .title = Moving
    .ruling = Move at least one square. Follow the streets in any direction; other figures never block the way. You must end on a different square from the one you started on.
MI-5 = If you land on a square of another player’s colour, take its card and read it without showing it to anybody. Note what it says.
    .title = Reading clues
    .ruling = After reading, the card is put back face down. When a player is out, their cards stay on the board and can still be read, but their squares protect nobody any more. The option “{ option-cards }” can change what happens after reading: then you keep the card, the square stays empty, and if you are eliminated, the card goes to the winner of that confrontation with your notebook.
MI-6 = You note what you have read on your report card, colour by clue.
    .title = The report card
    .ruling = Here the notes are made for you, with the square where each card was. If you like, the conclusions are drawn for you too: which agents each player can still be. You can add marks of your own.
MI-7 = If you land on the square where an opponent stands, you may confront them: without a word, you show them your notebook.
    .title = Confronting somebody
    .ruling = You do not have to. If several opponents stand there, choose one: you can confront only one a turn. On another player’s coloured square, read the card first. You show your mission cards, so who you are and whom you hunt now, but never your notes.
MI-7a = If you have confronted your target, they give you their notebook and are out of the game. Their mission is now yours.
    .title = Target eliminated
    .ruling = They give you every notebook they hold. So you learn who they were, whom they hunted, what they had noted and who had shown them a notebook. They have seen your notebook, although they are out. The others learn only who eliminated whom, and so who hunted whom. The figure leaves the board.
MI-7b = If you have confronted the agent who hunts you, you are out, and you give them your notebooks. This does not apply if that agent is your own target as well: then you win the confrontation.
    .title = You were the target
    .ruling = They take over your mission, and it counts as their elimination. They get every notebook you hold, with your notes and the identities that you had been shown.
MI-7c = Otherwise nobody is out, and your opponent does not have to say who they are. But they have seen your notebook: who you are, and whom you hunt. And everybody now knows that neither of you hunts the other.
    .title = Nothing happens
MI-8 = When only two are left, each is the other’s target. From then on, you multiply every roll by the number of agents you have eliminated.
    .title = The last two
    .ruling = You count only agents you have eliminated yourself, and those who were out because they confronted you. If there are none, your roll counts once. This starts with the next roll.

## The rulebook: the end

MI-W = The last survivor wins.
    .title = The last survivor
    .ruling = The host may set a number of rounds. If several are still left after those, the one with the most eliminations wins, and a tie is a shared win. You score one point for surviving and one for each elimination; players who are out score nothing.

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
   *[none] nobody
}
now-hunts = { $target ->
    [none] has nobody left to hunt
   *[other] hunts { this-target }
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

phase-deal = The notebooks are being dealt.
phase-set-up = Everybody lays their clue cards and chooses a square to start on.
phase-first-roll = { $turn } rolls the die. The highest roll starts.
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
    [yes] Somebody is here: you may confront them.
   *[no] { $turn } may confront somebody.
}
phase-over = The game is over.

## Beside the board in a terminal

table-mission = You are { this-agent }. Your target: { this-target }.
table-next-card = Your next card goes on { $square }.
table-round = { $most ->
    [none] Round { $round }
   *[other] Round { $round } of { $most }
}
notes-clues = Which clue fits whom
notes-report = Report card: what you read, and where
notes-opened = All the clue cards, and where they were
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
refused-no-seat = nobody sits there; only players can move.
refused-cards-lie = the game has begun; the cards stay where they are.
refused-has-started = the game has begun; all the figures are on the board.
refused-fallen = { $victor } has eliminated you. But you can watch, and see everything.
refused-rolling-for-start = it is not decided yet who starts; wait until everybody has rolled.
refused-not-your-turn = it is { $turn }’s turn; wait for yours.
refused-roll-first = roll the die first.
refused-wait-for-others = you are ready; wait for the others.
refused-choose-start = all your cards are laid; now choose the square where you start.
refused-not-your-square = { $square } is not a square of your colour; start on one of your own.
refused-lay-first = you still have { $left ->
    [one] a card
   *[other] { $left } cards
} to lay; do that first.
refused-not-your-card = you do not have that card ({ this-clue }): it does not fit { this-agent }. Lay one of your own.
refused-lay-elsewhere = { $square } is not a square of your colour; lay your cards on your own five.
refused-card-lies = you have laid that card already ({ this-clue }); lay another.
refused-move-first = you have not moved yet; go to a square first.
refused-no-square = there is no such square on this board.
refused-stay = you are on { $square } already; move at least one square.
refused-too-far = { $square } is { $steps } squares away, and you can go { $reach ->
    [one] only one
   *[other] { $reach } at most
}.
refused-confront-first = you have moved already; now confront somebody, or nobody.
refused-safe = { $other } is on a square of their own colour, and safe there.
refused-confront-yourself = you cannot confront yourself; choose an opponent.
refused-not-here = { $other } is not on your square; you can only confront somebody who is.

## What happened

event-dealt = The notebooks are dealt to { $players } players.
event-opened = { $agent ->
    [english] The English agent
    [russian] The Russian agent
    [german] The German agent
    [chinese] The Chinese agent
    [french] The French agent
   *[american] The American agent
} is not in this game: that notebook is open to all.
event-mission = { $seat } is { this-agent }, and { now-hunts }.
event-laid-card = { $seat } lays { this-clue } on { $square }.
event-laid-all = { $seat } has laid all five cards.
event-chose-start = { $seat } will start on { $square }.
event-ready = { $seat } is ready.
event-placed = { $seat } starts on { $square }.
event-rolled-for-start = { $seat } rolls { $die }.
event-tied = It is a tie: those with the highest roll go again.
event-starts = { $seat } plays first.
event-rolled = { $seat } rolls { $die }.
event-rolled-times = { $seat } rolls { $die }, times { $times }: up to { $reach } squares.
event-went = { $seat } goes to { $square }.
event-read-card = { $seat } reads { $owner }’s card there, and puts it back.
event-took-card = { $seat } reads { $owner }’s card there, and keeps it.
event-card-says = { $clue ->
    [red-herring] It says: a red herring, nothing about { $owner }.
   *[other] It says: { $owner } has { this-clue }.
}
event-safe = { $seat } is safe there.
event-passed = { $seat } confronts nobody.
event-confronted = { $seat } confronts { $other }, and shows a notebook.
event-parted = Nothing happens: neither hunts the other.
event-saw-notebook = { $seat } is { this-agent }, and { now-hunts }.
event-eliminated = { $other } was the target, and is eliminated!
event-trapped = { $other } was hunting { $seat }: { $seat } is out!
event-took-notebook = { $fallen } was { this-agent }. { $victor } now { now-hunts }.
event-learnt-identity = { $victor } now also knows who { $seat } is: { this-agent }.
event-two-left = Only { $first } and { $second } are left: each is the other’s target.
event-over-survivor = { $survivor } is the last survivor.
event-over-rounds = { $rounds } rounds have been played: the game is over.

## The same in a scene, said to whoever it is about: $you is the one of the values who reads

scene-starts = You play first.
scene-confronted = { $you ->
    [other] { $seat } confronts you, and shows a notebook.
   *[seat] You confront { $other }, and show your notebook.
}
scene-eliminated = { $you ->
    [other] You were { $seat }’s target: you are out!
   *[seat] { $other } was your target, and is eliminated!
}
scene-trapped = { $you ->
    [other] You were hunting { $seat }, who is out!
   *[seat] { $other } was hunting you: you are out!
}
scene-took-notebook = { $you ->
    [fallen] You were { this-agent }. { $victor } now { now-hunts }.
   *[victor] { $fallen } was { this-agent }. { $target ->
        [none] You now have nobody left to hunt.
       *[other] You now hunt { this-target }.
    }
}
scene-two-left = Only you and { $you ->
    [second] { $first }
   *[first] { $second }
} are left: each is the other’s target.
scene-over-survivor = You are the last survivor.

## What happened to whoever reads, said to them

happened-read-card = { $by } read your card on { $square }.
happened-took-card = { $by } took your card from { $square }.
happened-confronted = { $by } confronts you.
happened-parted = Neither of you hunts the other.
happened-eliminated = You were { $by }’s target: you are out.
happened-trapped = { $by } was hunting you: you are out.
happened-sprung = { $by } was your target, and is out!

## Hints: why a move is a good one

hint-lay = Lay your clues so that nobody can guess which card is where.
hint-start = Start on any square of your own: you are safe on all of them.
hint-confront-sure = { $seat } is your target for certain: show your notebook.
hint-confront = { $seat } is { $chance ->
    [0] not your target
   *[other] your target in about { $chance }% of the possibilities left
}, and { $risk ->
    [0] cannot be your hunter
    [100] is your hunter for certain
   *[other] your hunter in about { $risk }%
}.
hint-pass = { $seat } is { $chance ->
    [0] not your target
   *[other] your target in only about { $chance }% of the possibilities left
}: show your notebook in vain, and they know who you are.
hint-pass-wait = { $seat } is your target { $chance ->
    [100] for certain
   *[other] in about { $chance }% of the possibilities left
}, but you do not have to show your notebook yet.
hint-pass-danger = { $seat } is your hunter { $chance ->
    [100] for certain
    [50] in about half of the possibilities left, somebody else in the other half
   *[other] in about { $chance }% of the possibilities left
}: keep your notebook closed.
hint-strike = On { $square } you can confront { $seat }, who is your target { $chance ->
    [100] for certain
   *[other] in about { $chance }% of the possibilities left
}.
hint-read = On { $square } there is a card of { $owner }’s that you have not read. { $owner } can still be { $count ->
    [one] only one agent
   *[other] any of { $count } agents
}.
hint-shelter = On { $square } nobody can confront you; { $seat } is your hunter { $chance ->
    [100] for certain
    [50] in about half of the possibilities left, somebody else in the other half
   *[other] in about { $chance }% of the possibilities left
}.
hint-flee = { $seat } is your hunter { $chance ->
    [100] for certain
    [50] in about half of the possibilities left, somebody else in the other half
   *[other] in about { $chance }% of the possibilities left
}: on { $square }, you are harder to reach.
hint-hunt = { $seat } is your target { $chance ->
    [100] for certain
   *[other] in about { $chance }% of the possibilities left
}. From { $square }, { $roll ->
    [1] any roll takes you to where they are now, but they move first.
    [6] a six takes you to where they are now, but they move first.
   *[other] a { $roll } or more takes you to where they are now, but they move first.
}
hint-stalk = { $seat } is your target { $chance ->
    [100] for certain
   *[other] in about { $chance }% of the possibilities left
}, but safe there for now. From { $square }, { $roll ->
    [1] any roll takes you to where they are now, but they move first.
    [6] a six takes you to where they are now, but they move first.
   *[other] a { $roll } or more takes you to where they are now, but they move first.
}
hint-home = On { $square }, one of your own squares, nobody can confront you.
hint-look = From { $square }, { $steps ->
    [one] a card that can tell you something is one square away.
   *[other] a card that can tell you something is { $steps } squares away.
}
hint-wait = { $steps ->
    [0] On { $square } you are on the same square as { $seat }.
    [one] On { $square } you are one square away from { $seat }, and nobody else is nearer.
   *[other] On { $square } you are { $steps } squares away from { $seat }, and nobody else is nearer.
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
} has exactly the same clues as { this-agent }: nobody could tell them apart.
board-clue-agents = Each clue fits four agents; this one fits { $agents }: { this-clue }.
board-clue-known = By the rule sheet this clue fits { this-agent }, and here it does not: { this-clue }.
board-colour-squares = Each district has five coloured squares; district { $district } has { $squares }.
board-apart = All the squares must be connected, but no street leads from { $start } to { $squares }.
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

bar-deal = The notebooks are being dealt.
bar-lay = Lay your five cards, then choose where to start.
bar-start = Choose the square where you start.
bar-set-up = { $count ->
    [one] { $seat } is still laying cards in secret.
   *[other] { $count } players are still laying cards in secret.
}
bar-first-roll = { $turn } rolls the die. The highest roll starts.
bar-roll = { $turn } rolls the die.
bar-move = { $turn } moves { $reach ->
    [one] one square
   *[other] up to { $reach } squares
}.
bar-going = { $turn } is moving.
bar-move-times = { $turn } moves up to { $reach } squares ({ $die } × { $times }).
bar-confront = { $turn } may confront somebody.
bar-over = The game is over.
bar-reading = { $turn } reads a card.
bar-showing = { $turn } shows a notebook.
bar-done = { $turn } has played.
bar-laid = Your cards are being laid.
bar-all-ready = Everybody is ready.
bar-you-first-roll = You roll the die; the highest will start.
bar-you-roll = You roll the die.
bar-you-move = You may go { $reach ->
    [one] one square
   *[other] up to { $reach } squares
}.
bar-you-move-times = You may go up to { $reach } squares: { $die } times { $times }.
bar-you-going = You are on your way.
bar-you-reading = You read a card.
bar-you-showing = You show your notebook.
bar-you-done = You have played.
bar-you-confront = You are not alone there: you may confront somebody.

## On the page: what whoever chooses is asked to do

ask-move = Move { $reach ->
    [one] one square
   *[other] up to { $reach } squares
}.
ask-move-beside = Move { $reach ->
    [one] one square
   *[other] up to { $reach } squares
}. { $seat } is here too, but you confront only where you arrive.
ask-move-times = Move up to { $reach } squares ({ $die } × { $times }).
ask-confront = Several are here: confront one of them?
ask-confront-one = Confront { $seat }?
ask-read-first = Confirm, and you read the card. Then you may confront { $count ->
    [one] { $seat }
   *[other] one of those there
}.

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
meet-title = Somebody is here.
meet-title-one = { $seat } is here.
meet-show = Show { $seat } your notebook
meet-show-target = { meet-show } (your target)
meet-show-hunter = { meet-show } (hunts you)
meet-possible = { $count ->
    [one] Can only be:
   *[other] Can be one of { $count }:
}
slip-card = { $clue ->
    [red-herring] { $square }: a red herring, it says nothing about { $seat }.
   *[other] { $square }: { $seat } has { this-clue }.
}
slip-agent = { $seat } is { this-agent }, and { now-hunts }.
slip-fallen = { $seat } was { this-agent }.
slip-fits = That fits: { $agents }.
slip-can-be = { $seat } can still be: { $agents }.
slip-must-be = So { $seat } is { this-agent }.
slip-is-target = { $seat } is your target!
slip-hunts-you = { $seat } hunts you: keep your notebook shut!
slip-more = { $count ->
    [one] and one more note in your notebook
   *[other] and { $count } more notes in your notebook
}
slip-close = Close this note
out-title = You are out
out-why = { $seat } was hunting you, and takes over your mission.
out-what-now = You can watch the others until the end.
out-what-now-bots = You can watch the others, or let the bots play fast with “Fast forward”.
out-disclose = See all the notebooks
out-watch = Watch
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
hand-laid = Pick up { this-clue } from { $square }
tray-die = The die: { $die }{ $times ->
    [one] { "" }
   *[other] , times { $times }
}
tray-shuffle = Lay at random
tray-shuffle-help = Lay the cards and choose the start at random
tray-notebook = Notebook
tray-files = Notebooks
tray-disclose = See everything
tray-cover = Hide it again
book-title = Your notebook
book-title-all = All the notebooks
book-mission = Mission card
book-report = Report card
book-secret = Top secret
book-you-are = You are
book-eliminate = Eliminate
book-clues = Your five cards
book-herring = red herring (says nothing)
book-series = Who hunts whom
book-crib = Which clue fits whom
crib-fits = fits
book-known-to = { $count ->
    [one] Has seen this notebook: { $names }.
   *[other] Have seen this notebook: { $names }.
}
book-line-ups = { $count ->
    [one] One possibility left.
   *[other] { $count } possibilities left.
}
book-everything = Nothing is hidden from you any more.
book-learned = What you have learned
book-conclusions = Show deductions
book-conclusions-help = Works out who can still be whom, from your notes and from what everybody has seen.
report-clues = Clues
report-agents = Who is who?
report-cell = { $seat }, { $what }: { $finding ->
    [read] certain, it was seen
    [certain] certain, deduced
    [impossible] ruled out
   *[open] not known
}{ $note ->
    [none] { "" }
   *[other] , on { $note }
}{ $mark ->
    [none] { "" }
    [yes] ; your mark: yes
    [no] ; your mark: no
   *[maybe] ; your mark: perhaps
}
legend-read = read or seen
legend-note = the square of that card
legend-absent = nobody plays this agent
legend-certain = deduced
legend-impossible = ruled out
legend-pencil = Choose a cell to pencil ✓, ✗ or “?” in it.
seat-belongings = { $how ->
    [fallen] Out of the game.
    [setting] { $laid ->
        [0] No card laid yet.
       *[other] { $laid } of five cards laid.
    }
    [safe] Safe on a square of their own.
   *[open] Not safe.
} { $known ->
    [known] Is { this-agent }.
    [suspected] Can be { $count ->
        [one] only one agent
       *[other] any of { $count } agents
    }.
   *[unknown] Identity unknown.
} { $eliminated ->
    [0] { "" }
    [one] One agent eliminated.
   *[other] { $eliminated } agents eliminated.
}
seat-fallen = out

## On the page: the end

end-mission = Was { this-agent }, sent after { this-target }.
end-survived = { $eliminated ->
    [0] Survived: one point.
    [one] Survived, and eliminated one agent: a point for each.
   *[other] Survived, and eliminated { $eliminated } agents: a point for each.
}
end-forfeited = { $eliminated ->
    [one] Had eliminated one agent, but whoever is out scores nothing.
   *[other] Had eliminated { $eliminated } agents, but whoever is out scores nothing.
}
end-eliminated = { $round ->
    [0] Fell to { $victor }.
   *[other] Fell to { $victor } in round { $round }.
}
end-trapped = { $round ->
    [0] Fell by showing the notebook to { $victor }, the hunter.
   *[other] Fell in round { $round } by showing the notebook to { $victor }, the hunter.
}
# The same, said to whoever it is about.
end-mission-you = You were { this-agent }, sent after { this-target }.
end-survived-you = { $eliminated ->
    [0] You survived: one point.
    [one] You survived, and eliminated one agent: a point for each.
   *[other] You survived, and eliminated { $eliminated } agents: a point for each.
}
end-forfeited-you = { $eliminated ->
    [one] You had eliminated one agent, but whoever is out scores nothing.
   *[other] You had eliminated { $eliminated } agents, but whoever is out scores nothing.
}
end-eliminated-you = { $round ->
    [0] You fell to { $victor }.
   *[other] You fell to { $victor } in round { $round }.
}
end-trapped-you = { $round ->
    [0] You fell by showing your notebook to { $victor }, who hunted you.
   *[other] You fell in round { $round } by showing your notebook to { $victor }, who hunted you.
}
# The same of another, who fell to whoever reads.
end-eliminated-by-you = { $round ->
    [0] Fell to you.
   *[other] Fell to you in round { $round }.
}
end-trapped-by-you = { $round ->
    [0] Fell by showing the notebook to you, the hunter.
   *[other] Fell in round { $round } by showing the notebook to you, the hunter.
}

## On the page: the position in words

position-covered = You are out of the game. What is secret stays hidden until you ask to see it.
position-player = { $seat } is on { $square }{ $how ->
    [safe] , and safe there
   *[open] { "" }
}{ $eliminated ->
    [0] { "" }
    [one] ; one agent eliminated
   *[other] ; { $eliminated } agents eliminated
}.
position-absent = { $seat } is not on the board yet.
position-fallen = { $victor } eliminated { $seat }.
position-card = { $owner }’s card on { $square } says: { this-clue }.
position-agent = { $seat } is { this-agent }.
position-suspects = { $seat } can be { $count ->
    [one] only one agent
   *[other] any of { $count } agents
}.
position-not-hunting = { $seat } does not hunt { $other }.
position-die = The die shows { $die }.

## On the page: the guided first game

tip-mission = Your notebook says who you are, and whom you must eliminate. Somebody is hunting you, too: let nobody guess who you are.
tip-lay = Lay your five clue cards on the squares of your colour: a card, then a square. Four give you away; the red herring says nothing.
tip-start = Now choose where your figure starts. On a square of your own colour you are safe.
tip-confirm = Nothing is played yet. Take it back if you like, or confirm it.
tip-go = Your turn! Choose a lit square. A sheet of paper marks a card to read; a red hat, somebody you could confront.
tip-safe = The shield: this player stands on a square of their own colour, and cannot be confronted.
tip-report = Your notebook keeps the cards that you have read, and shows who can still be whom. You can add marks of your own, too.
tip-meet = Somebody is there. Show your notebook to your target, and they are out; to the one who hunts you, and you are out; to anybody else, and they know who you are.
tip-suspects = The flags by a name are the agents that player can still be, as far as you know. Where one is left, you know who it is.
tip-two = Only two are left: each hunts the other, and multiplies every roll by the number of agents they have eliminated, but at least by one.

## Characters

character-novice = The Trainee
character-novice-manner = Goes for the nearest card, fears nobody, and shows its notebook on a whim.
character-casual = The Archivist
character-casual-manner = Wants to read every card first, and confronts only whom it is sure of.
character-steady = The Inspector
character-steady-manner = Puts clues together, and keeps away from whoever may be hunting it.
character-sharp = The Shadow
character-sharp-manner = Stays beside its hunter, too close to be caught, and strikes when it pays.
character-master = The Director
character-master-manner = Works out what everybody knows, strikes only if it will survive, and knows the final duels by heart.
character-other-1 = The Courier
character-other-2 = The Locksmith
character-other-3 = The Pianist
character-other-4 = The Botanist
character-other-5 = The Stranger
