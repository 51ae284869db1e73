### Situation 4 in English. A clause’s key is its id; the sentences that speak of a seat take its
### letter, or whatever name the table gives it, as their subject.

## The game

game-title = Situation 4
game-tagline = Two armies, two equal puzzles, one map: build faster than the enemy.
game-about = A jigsaw war for two players or two teams, without turns. Both sides have the same puzzle of the whole map and build it at the same time, on the same board: whoever lays a piece first holds that ground. Paratroopers, tanks and bridges decide the rest. Parker Brothers published the board game in English and in Dutch in 1969, and Miro Company in French. This version has no connection with either company: its map, its puzzles, its drawings and its words are our own.

board-name-standard = The upper valley, 84 pieces
board-name-quick = The lower valley, 40 pieces
board-name-grand = The wide valley, 144 pieces

option-rotation = Turned pieces
option-rotation-off = All pieces lie the right way round.
option-rotation-on = The pieces in the trays are turned at random, and must be turned before they fit.
option-minutes = Time limit in minutes
option-minutes-none = No time limit.
option-members_a = Players on side A
option-members_a-1 = Side A is one player.
option-members_a-2 = Side A is a team of two.
option-members_a-3 = Side A is a team of three.
option-members_a-4 = Side A is a team of four.
option-members_b = Players on side B
option-members_b-1 = Side B is one player.
option-members_b-2 = Side B is a team of two.
option-members_b-3 = Side B is a team of three.
option-members_b-4 = Side B is a team of four.
option-pace = Pace of the bots
option-pace-steady = A bot takes about twelve seconds for a piece.
option-pace-gentle = A bot takes about twenty seconds for a piece.
option-pace-brisk = A bot takes about seven seconds for a piece.
option-pace-fast = A bot takes about four seconds for a piece.
option-places = Places by keyboard
option-places-in_order = By keyboard, you go through the open places in reading order.
option-places-likeliest_first = By keyboard, the places that look most like your piece come first, which helps a lot.

## The rulebook: aim and set-up

S4-O = Score more than the other side. Points come from three sources: square areas of the map that are yours alone, special objectives with your flag on them, and bridges.
    .title = The aim
S4-1 = The two sides sit at opposite edges of the board. Each takes a colour and has a complete puzzle of the whole map in it, two bridges, three paratroopers, three tanks, and flags. The two puzzles are alike but for the colour.
    .title = Two sides
S4-2 = Nobody sorts anything before the game. The pieces of each tray are shuffled and lie face down; they are turned over when play begins, and from then on you may arrange yours as you please.
    .title = No sorting beforehand
S4-3 = Both sides begin at the same moment. Say when you are ready: once both have, there is a short countdown, and off you go. From then on there are no turns. What the table receives first has happened first.
    .title = Starting together
S4-4 = Wherever these rules speak of a player, it may be a team. All members share one tray and one supply of units. A piece that somebody has in hand cannot be taken by a team-mate.
    .title = Teams

## The rulebook: laying pieces

S4-5 = Your first piece goes onto your base line, which is your own edge of the board. Pieces that belong there have a red border on a black ground.
    .title = The first piece
S4-6 = Every further piece must connect to one of your own pieces. Thus all that you build hangs together, link by link, with your base line or with a bridgehead.
    .title = Link by link
S4-7 = Pieces connect when they interlock exactly. Every piece has one place and fits nowhere else. If you drop it on another place, or the wrong way round, it goes back to the tray and nothing else happens. A place that has been filled, by either side, stays filled; your own piece for it is then of no more use. With the option “{ option-rotation }”, pieces lie turned in the tray and have to be turned the right way first.
    .title = Fitting exactly

## The rulebook: objectives and flags

S4-8 = Special objectives on the map have a value printed on them. The side that covers one wholly with its own pieces may score it. As soon as both colours lie on it, it is lost to both.
    .title = Special objectives
S4-9 = Covering an objective is not enough: plant a flag on it. If you forget, the enemy may plant theirs and score it instead. You have forgotten as soon as you have laid one more piece, or, as a team, as many more pieces as the team has members, whoever laid them. From then on either side may plant, and the first flag stays. When the game ends, an objective that was completed and not yet forgotten counts as flagged; one that was forgotten and still has no flag counts for nobody.
    .title = Do not forget the flag

## The rulebook: paratroopers

S4-10 = When your own pieces cover your paratroop base wholly, its black border included, you receive your three paratroopers. If the enemy lays a piece on it first, the base is lost for good. Units that wait on a base occupy no piece and close nothing.
    .title = The paratroop base
S4-11 = From then on you may drop a paratrooper at any time, on any piece of the enemy’s, anywhere. Now your pieces may also connect to the piece below your paratrooper, at once or at any later time, and further pieces to those: that is a bridgehead. A paratrooper never moves again, so there are three bridgeheads a game at most.
    .title = Dropping a paratrooper
S4-12 = Bridgeheads are the only exception: everything else that you lay hangs together with your base line.
    .title = The only exception

## The rulebook: tanks

S4-13 = When your own pieces cover your tank base wholly, its black border included, you receive your three tanks. If the enemy lays a piece on it first, that base too is lost for good.
    .title = The tank base
S4-14 = From then on you may place a tank at any time, on one of your own pieces that is connected to your base line, directly or through others. It never moves again.
    .title = Placing a tank
S4-15 = The enemy may connect no piece to a piece with a tank on it. Every empty place next to it is closed to them, even where they could connect to pieces of their own.
    .title = Closed places
S4-16 = Tanks can neutralise each other. An empty place that lies next to tanks of both sides is open to both again. All other places around either tank stay closed as before. This is judged anew at every moment.
    .title = Neutralised tanks
S4-17 = A piece holds one paratrooper or one tank, of whichever side, and may have a flag on it besides.
    .title = One unit a piece
S4-18 = A tank travels from its base, over pieces of its own side only. A piece that the river crosses has two banks. A tank goes along one bank, from a piece to an interlocking one, where the two meet on dry land on that bank and not in the water alone. It changes banks only over a bridge of its own side, between the pieces under the bridge’s two dots. It may be placed on any piece that it can reach in this way at that moment.
    .title = How a tank travels

## The rulebook: bridges

S4-19 = You may lay a bridge once you have laid your own pieces on both banks at that spot: the piece, or the two pieces, under the two white dots of the site. A dot never lies on a cut. There is room for one bridge at each site, and each side has two.
    .title = Laying a bridge

## The rulebook: the end and the score

S4-20 = The game is over as soon as the board is wholly covered. You may also declare that you have finished; whatever you do after that takes it back. A side that can do nothing more that scores counts as having declared: it has no piece to lay, not even with the paratroopers and tanks it holds, no bridge to lay and no flag to plant. The game ends when both sides have declared. It also ends, once one of them has, when two minutes go by in which nothing is laid, planted or placed. So nobody can declare to cut off a bridge or a flag that you could still set. The host may set a limit for the whole game with the option “{ option-minutes }”.
    .title = When the game ends
S4-21 = Each objective brings its value to the side whose flag is on it.
    .title = Points for objectives
S4-22 = Each bridge brings its side 100 points.
    .title = Points for bridges
S4-23 = Each square area of the map that is covered by pieces of one side only, and wholly, brings that side 50 points. Areas of both colours count for nobody.
    .title = Points for areas
S4-W = The side with the most points wins. A tie is a shared win.
    .title = The winner

## Objectives

# Any objective, inside a sentence.
this-objective = { $objective ->
    [airfield-1] airfield 1
    [airfield-2] airfield 2
    [airfield-3] airfield 3
    [airfield-4] airfield 4
    [fort-1] fort 1
    [fort-2] fort 2
    [fort-3] fort 3
    [fort-4] fort 4
    [port-1] port 1
    [port-2] port 2
    [port-3] port 3
    [port-4] port 4
    [refinery-1] refinery 1
    [refinery-2] refinery 2
    [refinery-3] refinery 3
    [refinery-4] refinery 4
    [station-1] station 1
    [station-2] station 2
    [station-3] station 3
    [station-4] station 4
    [town-1] town 1
    [town-2] town 2
    [town-3] town 3
    [town-4] town 4
   *[other] { $objective }
}

## Moves, as a menu offers them

move-deal = Shuffle: { $place }
move-ready = Ready
move-lay = Lay the piece for { $place }
move-drop = Drop a paratrooper on { $place }
move-tank = Place a tank on { $place }
move-flag = Plant a flag: { this-objective }
move-bridge = Lay a bridge at site { $site }
move-done = Declare that you have finished
move-go = Begin
move-still = End: nobody has done anything for two minutes
move-time = End: time is up

## What is expected of whom

phase-shuffle = The trays are being shuffled.
phase-ready = The game begins when both sides are ready.
phase-play = Both sides build, at the same time.
phase-over = The game is over.

## Beside the board in a terminal

yours-play = Lay pieces: “lay 17 at e5”; “tray” lists yours.
tray-listed = { $count } of { $of } pieces. Edges clockwise from the top (+ tab, o hole, | border), then what is seen:
tray-face-down = Your tray lies face down until play begins.
place-listed = Edges clockwise from the top (+ tab, o hole, | border), then what is printed there:
place-belongs = Areas: { $areas }. Objectives and bases: { $signs }.
place-piece = Piece { $piece } of { $seat } lies there.
look-border = border edge
look-corner = corner
look-inner = inner middle

## How moves are written

notation-help =
    How to play a move
    The sides play in turn, for a minute each: while one’s time runs, the other
    waits. A line typed too late still counts, and the other side gets as much
    more. A number takes the choice with that number. A move can also be written:
      lay 17 at e5   lays your piece number 17 on e5 (column e, row 5)
      drop e5        drops a paratrooper on the piece on e5
      tank e5        places a tank on your piece on e5
      flag re2       plants a flag on that objective (or: flag refinery-2)
      bridge 3       lays a bridge at the third site from the left
      done           declares that you have finished
      wait           ends your minute: the other side goes on
    To find the right piece, compare it with the place:
      tray           your pieces; tray wood corner: those with both words;
                     tray 17: one of them
      place e5       how e5 looks on the board
    With pieces that lie turned: lay 17 at e5 turned 2 (quarters, clockwise)
    On the board
      A, B pieces; p t their paratroopers and tanks, P T those of side B
      □ a place where you may lay now   · another empty place   ~ river
      1 2 3 4 bridge sites, in a side’s colour once there is a bridge
      Re refinery, Po port, St station, To town, Fo fort, Ai airfield
      PA, TA paratroop and tank bases of side A; PB, TB those of side B
      the capitals above and the numbers at the right name the areas: C2
    Beside the board
      points   ▦ pieces laid   p t units to place   ⌒ bridges   ✓ finished
      Re2 300 its worth; ⚑A has A’s flag; +A waits for A’s, + for either’s; × lost
typed-words = ready ready, lay lay put, at at on, turned turned, drop drop para, tank tank, flag flag, bridge bridge, done done finished, refinery refinery re, port port po, station station st, town town to, fort fort fo, airfield airfield ai
not-a-move = “{ $text }” is not a move. Moves look like this: “ready”, “lay 17 at e5”, “drop e5”, “tank e5”, “flag refinery-2”, “bridge 3”, “done”.
no-such-piece = There is no piece { $piece } in this puzzle.
piece-laid = Your piece { $piece } lies on the board already.
no-such-place = There is no place “{ $place }” on this board.
no-such-objective = There is no objective “{ $objective }” on this board.
no-such-site = There is no bridge site “{ $site }” on this board.
place-dealt = { $place } has been drawn already, and cannot be drawn again.

## Refusals, to be read after “No:”

refused-over = the game is over. To play on, start another.
refused-not-the-clock = that is for the clock to do, not for a player.
refused-not-due = the clock has nothing of the kind to do now.
refused-no-seat = nobody sits there; only the two sides can play.
refused-shuffling = the trays are still being shuffled; wait until they are.
refused-already-ready = you are ready; wait until the other side is.
refused-has-begun = the game has begun already.
refused-not-begun = the game has not begun; say that you are ready, and wait for the start.
refused-no-place = there is no such place on this board.
refused-place-filled = { $owner } has laid a piece on { $place } already, and it stays there.
refused-not-on-base-line = your first piece must go onto your base line, and { $place } is not on it.
refused-not-connected = nothing that you have laid connects to { $place }; build on from your own pieces.
refused-place-closed = the enemy’s tank on { $tank } closes { $place } to you; neutralise it, or build elsewhere.
refused-misfit = that piece does not fit on { $place }{ $rotation ->
    [1] { " " }this way round
   *[0] { "" }
}; look for another, or for another place.
refused-all-dropped = you have dropped all three paratroopers.
refused-base-lost = the enemy has laid a piece on your { $base ->
    [tank] tank
   *[paratroop] paratroop
} base, so it is lost for good.
refused-base-uncovered = cover your { $base ->
    [tank] tank
   *[paratroop] paratroop
} base first; { $left ->
    [one] one piece is missing
   *[other] { $left } pieces are missing
}.
refused-unit-there = there is a unit on { $place } already, and a piece holds only one.
refused-drop-on-own = { $place } is your own; a paratrooper lands on a piece of the enemy’s.
refused-drop-on-nothing = there is no piece on { $place }; a paratrooper lands on a piece of the enemy’s.
refused-all-placed = you have placed all three tanks.
refused-not-your-piece = you have no piece on { $place }; a tank stands on one of your own.
refused-cut-off = your piece on { $place } is not connected to your base line, and a tank can stand only where it is.
refused-out-of-reach = your tanks cannot get to { $place }: they travel over your own pieces, and cross the river by your own bridges.
refused-no-objective = there is no such objective on this board.
refused-objective-lost = both colours lie on { this-objective }, so it is lost to both sides.
refused-not-covered = nobody has covered { this-objective } wholly yet.
refused-flag-there = { $owner }’s flag is on { this-objective } already, and stays there.
refused-not-forgotten = { $owner } has completed { this-objective } and may still plant; that is forgotten after { $left ->
    [one] one more piece
   *[other] { $left } more pieces
} of theirs.
refused-no-site = there is no such bridge site on this board.
refused-bridge-there = { $owner } has a bridge at site { $site } already, and there is room for one only.
refused-no-bridge-left = you have laid both your bridges.
refused-banks = lay your own pieces under both dots of site { $site } first.
refused-already-declared = you have declared that already; whatever you do next takes it back.
refused-counts-as-declared = nothing that you could still do would score, so you count as having declared already.

## What happened

event-shuffled = Both trays are shuffled.
event-ready = { $seat } is ready.
event-both-ready = Both sides are ready: it is about to begin.
event-begun = The trays are turned over. Go!
event-laid = { $seat } lays piece { $piece } on { $place }.
    .brief = { $place }
event-bridgehead = { $seat } has a bridgehead on { $place }.
event-withdrawn = { $seat } has not finished after all.
event-area-covered = { $seat } holds area { $area }.
event-completed = { $seat } has covered { this-objective }, worth { $value }: now the flag!
event-objective-lost = Both colours lie on { this-objective }: it is lost to both.
event-paratroopers-received = { $seat } has covered the paratroop base, and receives three paratroopers.
event-tanks-received = { $seat } has covered the tank base, and receives three tanks.
event-base-lost = { $seat } has laid a piece on { $other }’s { $base ->
    [tank] tank
   *[paratroop] paratroop
} base: it is lost.
event-forgotten = { $seat } has forgotten the flag on { this-objective }!
event-dropped = { $seat } drops a paratrooper on { $place }; { $left ->
    [0] that was the last
    [one] one is left
   *[other] { $left } are left
}.
event-tank-placed = { $seat } places a tank on { $place }{ $closed ->
    [0] .
    [one] , and closes one place.
   *[other] , and closes { $closed } places.
}
event-neutralised = { $place } lies between tanks of both sides, and is open to both again.
event-flag-planted = { $seat } plants a flag on { this-objective }: { $value } points.
event-flag-taken = { $seat } plants a flag on { this-objective }, which { $other } had forgotten: { $value } points!
event-bridge-laid = { $seat } lays a bridge at site { $site }: { $points } points.
event-declared = { $seat } has finished.
event-stuck = { $seat } can do nothing more that scores, and counts as having finished.
event-unstuck = { $seat } can score again.
event-over-covered = The board is wholly covered: the game is over.
event-over-finished = Both sides have finished: the game is over.
event-over-still = Nobody has done anything for two minutes: the game is over.
event-over-time = { $minutes } minutes are up: the game is over.
event-counted = Flag or no flag, { this-objective } still counts for { $seat }: { $value } points.
event-counted-for-nobody = Nobody scores { this-objective }: its flag was forgotten.

## The page: lid, bar, seats

lid-title = SITUATION
bar-finished = { $seat } has finished; the other side may go on.
seat-belongings = { $total } points: { $areas } from areas, { $objectives } from objectives, { $bridges } from bridges; { $laid } pieces laid, { $left } in the tray
seat-ready = Ready
seat-declared = Has finished
seat-stuck = Nothing left to score
seat-edge = You
scales-of = { $name }: { $total } points
clock-still = Ends unless somebody acts
clock-time = Time left

## The page: the tray

tray-of = { $name }’s tray
tray-pieces = { $count ->
    [one] One piece
   *[other] { $count } pieces
} in the tray: arrows go through them, Enter takes one
tray-piece = Piece { $piece }: { $what }
tray-held = In the hand of team-mate { $mate }.
tray-turn = Turn the chosen piece (R)
tray-look = Look for pieces, or sort them
tray-spread = Spread the tray
tray-tidy = Close the gaps
tray-done = I’m done
tray-terrain = Terrain
tray-rim = Edges
tray-sort = Sort by
tray-any-terrain = Any terrain
tray-any-rim = Any edge
tray-empty = The tray is empty.
tray-none = No piece like that is left.
rim-border = at the border
rim-corner = a corner
rim-inner = not at the border
sort-terrain = terrain
sort-edges = edges

## The page: a fair shuffle

table-menu-fair = Fair shuffle
table-fair-title = A fair shuffle
table-fair-story-salt = Each side’s page adds a pinch of salt: a random number of its own. The pieces are shuffled by both, so nobody can stack the trays.
table-fair-story-open = When the game is over, the envelope is opened, and your browser shuffles once more and compares.

## The page: what is put down by hand

stock-title = Your stock
stock-flag = Flags: { $places ->
    [0] nothing to be flagged now
    [one] one place to plant
   *[other] { $places } places to plant
}
stock-drop = Paratroopers: { $count ->
    [0] none waiting
    [one] one waiting
   *[other] { $count } waiting
}
stock-tank = Tanks: { $count ->
    [0] none waiting
    [one] one waiting
   *[other] { $count } waiting
}
stock-bridge = Bridges: { $count ->
    [0] none left
    [one] one left
   *[other] { $count } left
}, { $places ->
    [0] no site ready
    [one] one site ready
   *[other] { $places } sites ready
}
targets-title = Where it can be put down
targets-flags = Flags to plant

## The page: the map

map-nearer = Nearer
map-farther = Farther

## The page: pieces and places in words

described-corner = { $terrain }. A corner; top: { $top }; right: { $right }; bottom: { $bottom }; left: { $left }.
described-border = { $terrain }. At the border; top: { $top }; right: { $right }; bottom: { $bottom }; left: { $left }.
described-inner = { $terrain }. Top: { $top }; right: { $right }; bottom: { $bottom }; left: { $left }.
edge-border = straight
edge-tab = tab
edge-hole = hole
terrain-airfield = airfield
terrain-base-line = base line
terrain-building = houses
terrain-crop = fields
terrain-fort = fort
terrain-height = hills
terrain-orchard = orchard
terrain-paratroops = paratroop base
terrain-plough = ploughed land
terrain-port = port
terrain-refinery = refinery
terrain-station = station
terrain-street = road
terrain-tanks = tank base
terrain-town = town
terrain-track = railway
terrain-water = river
terrain-wheat = wheat
terrain-wood = wood
placing-begins = Piece { $piece } is in your hand. { $count ->
    [0] No open place is described like it.
    [one] One open place is described like it: { $places }.
   *[other] { $count } open places are described like it: { $places }.
} Arrows choose a place, Enter lays the piece, Escape puts it back. Now at { $place }.
placing-in-order = Piece { $piece } is in your hand. { $count ->
    [one] One place is
   *[other] { $count } places are
} open to you. Arrows choose a place, Enter lays the piece, Escape puts it back. Now at { $place }: { $what }
placing-nowhere = No place is open to you now.
placing-at = { $place }: { $what }
placing-alike = { $place }, like your piece: { $what }
placing-laid = Piece { $piece } lies on { $place }.
placing-refused = Piece { $piece } is back in the tray.
placing-ends = The piece is back in the tray.

## The page: how things stand, read aloud

position-side = { $seat }: { $total } points ({ $areas } areas, { $objectives } objectives, { $bridges } bridges), { $laid } pieces laid, { $left } in the tray, { $paratroopers } paratroopers and { $tanks } tanks waiting.
position-ground = { $seat } has pieces on { $places }.
position-open = { $seat } may lay on { $places }.
position-flag = { $seat }’s flag is on { this-objective }.
position-bare = { $seat } has covered { this-objective }; it has no flag yet.
position-forgotten = The flag on { this-objective } was forgotten: either side may plant.
position-lost = { this-objective } is lost to both.
struck-objective = Pieces of both sides lie on { this-objective }: nobody can score it any more.
struck-base = The other side has laid a piece on this base: no more units come from it.
position-bridge = { $seat } has a bridge at site { $site }.
position-paratrooper = { $seat } has a paratrooper on { $place }.
position-tank = { $seat } has a tank on { $place }.
ledger-title = What there is to be won
ledger-objective = { this-objective }
ledger-open = free
ledger-bare = no flag yet
ledger-forgotten = forgotten
ledger-lost = lost

## The page: the guided first game

hint-ready = Your puzzle lies face down. Say when you are ready: once both sides are, it is turned over and off you go.
hint-first = Begin at your own edge of the map, here: look for a piece with a red line on black, and drag it to where the map looks the same.
hint-connect = From now on every piece must touch one of yours, here. Compare its picture with the pale map: nothing will tell you where it belongs.
hint-look = Many pieces? Look here for a wood, the river or an edge, or sort them. You can drag them about, too.
hint-zoom = Come nearer here, or with { $touch ->
        [yes] two fingers
       *[no] the wheel
    }. A wrong piece simply comes back; it costs you only time.
hint-flag = You have covered an objective: plant the flag that calls there before your next piece, or the enemy may plant theirs.
hint-units = You have covered one of your bases, so its units are here. Take one that glows: the places where it can go light up.
hint-areas = Each square of the map that is yours alone brings 50 points, a bridge 100, an objective what is printed on it.
hint-closed = An enemy tank closes the empty places around it to you. A tank of your own beside such a place opens it to both again.
hint-done = No place is open to you now. Nothing more to gain? Say that you have finished; whatever you do next takes it back.

## Advice: why a move is a good one. Where exactly a piece belongs is for the player to find

advice-lay = Look at piece { $piece }: it belongs somewhere in area { $area }, and you can go on from there.
advice-lay-last = Look at piece { $piece }: it belongs somewhere in area { $area }.
advice-complete = Piece { $piece } belongs in area { $area }, and it is all that { this-objective } still needs: then a flag there brings { $points } points.
advice-complete-base = Piece { $piece } belongs in area { $area }: with it your base is covered, and brings you units.
advice-complete-area = Piece { $piece } is all that area { $area } still needs: it then brings you 50 points.
advice-spoil = Piece { $piece } belongs in area { $area }: it keeps the enemy from { this-objective }, worth { $points } points.
advice-build = Piece { $piece } belongs in area { $area }, and helps to cover { this-objective }, worth { $points } points.
advice-build-base = Piece { $piece } belongs in area { $area }, and helps to cover your base, which brings units.
advice-drop = Drop a paratrooper on { $place }: { $count ->
    [one] it opens one more place to you.
   *[other] it opens { $count } more places to you.
}
advice-drop-idle = You may drop a paratrooper on { $place }, but it opens no new place to you.
advice-tank = Place a tank on { $place }: { $count ->
    [one] it closes one place to the enemy.
   *[other] it closes { $count } places to the enemy.
}
advice-tank-opens = Place a tank on { $place }: { $count ->
    [one] it opens one place to you that the enemy’s tanks had closed.
   *[other] it opens { $count } places to you that the enemy’s tanks had closed.
}
advice-tank-idle = You may place a tank on { $place }, but it closes nothing now.
advice-flag = Plant a flag on { this-objective }, quickly: { $points } points are waiting.
advice-flag-forgotten = The enemy has forgotten the flag on { this-objective }: plant yours, for { $points } points!
advice-bridge = You hold both banks at site { $site }: a bridge there is worth { $points } points.
advice-ready = Say that you are ready: nothing begins before that.
advice-done = Nothing is left that could bring you points: say that you have finished.
advice-done-early = You may say that you have finished. Whatever you do next takes it back.

## Why the game ended

ending-covered = The board is wholly covered.
ending-both-finished = Both sides had finished.
ending-nobody-acts = Nobody had done anything for two minutes.
ending-time-is-up = The time was up.

## A board file that cannot be read

board-empty = There is no board in this file: it needs a name, sizes, a river, bases and objectives.
board-heading-unknown = Line { $line } says nothing that a board file can say. A line looks like “{ "areas: 8 x 4" }”, or like “{ "town 150: 300 300 70 50" }” for an objective.
board-heading-twice = Line { $line } gives “{ $heading }” a second time.
board-heading-missing = The board file must have a line “{ $heading }”.
board-fact-unreadable = Line { $line } does not say of “{ $heading }” what it should; compare it with the boards that come with the game.
board-size-wrong = Line { $line }: “{ $heading }” must be two numbers from 1 to { $most }, such as “{ "8 x 4" }”.

## A board that breaks a requirement of the rules

board-too-many-places = The puzzle has { $places } pieces; { $most } is the most.
board-too-many-areas = The map has { $areas } areas; { $most } is the most.
board-too-many-objectives = The map has { $objectives } objectives; { $most } is the most.
board-too-many-sites = The river can be bridged at { $sites } sites; { $most } is the most.
board-pieces-odd = The cut has { $columns } columns and { $rows } rows; both must be even, or the cut cannot look alike after a half turn.
board-value-wrong = { $objective } is worth { $value }; an objective is worth from 1 to { $most }.
board-river-ends = The river must begin at the western border, at 0, and end in the middle of the board, at { $east } { $south }.
board-river-backwards = The river must flow farther east from each of its points to the next.
board-river-outside = The river must have a width, and keep clear of the northern and southern borders.
board-bridge-outside = A bridge at { $bridge }: it must lie from { $least } to { $most }, west of the middle and clear of the border.
board-sites-on-one-piece = At every bridge site both dots lie on one and the same piece; at two of them at least they must lie on different pieces. Move a bridge a little, or try another seed.
board-bridges-together = Two bridge sites lie too close to each other.
board-zone-outside = “{ $zone }” reaches beyond the border, or onto the base line.
board-zone-in-river = “{ $zone }” lies in the river.
board-zone-north = “{ $zone }” lies north of the river; only the southern half is described.
board-zones-overlap = “{ $zone }” and “{ $other }” overlap.
board-railway-wet = The railway must have two points or more, and stay south of the river, on the board.
board-piece-thin = The piece at { $place } comes out too thin somewhere. Try another seed, or fewer pieces.
board-zone-grazed = The piece at { $place } only grazes “{ $zone }”. Move it a little, or try another seed.
board-dot-near-cut = A dot of bridge site { $site } lies too close to the edge of the piece at { $place }. Move the bridge a little, or try another seed.
board-place-too-large = The piece at { $place } touches { $zones } zones; { $most } is the most. Cut the map into more pieces.

## Characters

character-novice = The Cadet
character-novice-manner = Lays whatever piece is at hand, and leaves flags behind.
character-casual = The Sapper
character-casual-manner = Builds at home first, solidly, and looks across the river late.
character-steady = The Captain
character-steady-manner = Goes for the objectives, and plants its flags in time.
character-sharp = The Colonel
character-sharp-manner = Spoils what you are about to complete, and drops in where it hurts.
character-master = The Marshal
character-master-manner = Sees the whole board at once, and several actions ahead.
