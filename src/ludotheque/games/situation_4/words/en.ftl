### Situation 4 in English. A clause’s key is its id; the sentences that speak of a seat take its
### letter, or whatever name the table gives it, as their subject.

## The game

game-title = Situation 4
game-tagline = Two armies, two identical puzzles, one map: build faster than the enemy.
game-about = A jigsaw war for two players or two teams, without turns. Both sides have the same puzzle of the whole map and build it at the same time, on the same board: whoever lays a piece first holds that place. Paratroopers, tanks and bridges do the rest. Parker Brothers published the board game in English and in Dutch in 1969, and Miro Company in French. This version has no connection with either company: its map, its puzzles, its drawings and its words are our own.
aim-goal = Score more points than the other side: with squares of the map that are yours alone, objectives with your flag, and bridges.
aim-turn = There are no turns. Both sides build the same puzzle at the same time; whoever lays a piece first holds that ground.
aim-end = The game ends when the map is full, or neither side has anything left to do.

board-name-standard = Standard, 84 pieces
board-name-quick = Quick, 40 pieces
board-name-grand = Large, 144 pieces

option-rotation = Turned pieces
option-rotation-off = All pieces lie the right way round.
option-rotation-on = The pieces in the trays are turned at random. Turn them the right way before you lay them.
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
option-places-likeliest_first = By keyboard, the places that look most like your piece come first. This helps a lot.

## The rulebook: aim and set-up

S4-O = Score more points than the other side. There are three ways: areas of the map covered by your pieces alone, special objectives with your flag on them, and bridges.
    .title = The aim
S4-1 = The two sides sit at opposite edges of the board. Each side takes a colour and has, in that colour, a complete puzzle of the whole map, two bridges, three paratroopers, three tanks, and flags. Apart from the colour, the two puzzles are identical.
    .title = Two sides
S4-2 = Nobody may sort the pieces before the game begins.
    .title = No sorting beforehand
    .ruling = The pieces in each tray are shuffled and lie face down. They are turned over when play begins. From then on, you can arrange yours as you like.
S4-3 = Both sides begin at the same moment and play at the same time. There are no turns.
    .title = Starting together
    .ruling = Say when you are ready. Once both sides are, a short countdown starts. If both sides do something at nearly the same moment, what reaches the table first counts first.
S4-4 = Wherever these rules say “player”, it can be a team.
    .title = Teams
    .ruling = All members of a team share one tray and one set of units. You cannot take a piece that a team-mate has in hand.

## The rulebook: laying pieces

S4-5 = Your first piece goes on your base line: the edge of the board in front of you. Pieces that belong there have a red border on a black ground.
    .title = The first piece
S4-6 = Every further piece must connect to a piece that has been laid already.
    .title = Link by link
    .ruling = That must be one of your own pieces. So everything you build is connected, link by link, to your base line or to a bridgehead.
S4-7 = Pieces connect when they interlock exactly. Both puzzles are cut alike, so a place that has been filled by either side stays filled.
    .title = Fitting exactly
    .ruling = Every piece has one place and fits nowhere else. If you drop it on another place, or the wrong way round, it goes back to the tray, and nothing else happens. If the other side has filled a place, your own piece for it stays in your tray, and is of no more use. With the option “{ option-rotation }”, the pieces lie turned in the tray, and you must turn them the right way first.

## The rulebook: objectives and flags

S4-8 = Special objectives on the map have a value printed on them. The side that first covers one completely with its own pieces may score it.
    .title = Special objectives
    .ruling = As soon as pieces of both colours lie on an objective, it is lost: neither side can score it any more.
S4-9 = To score an objective you have covered, plant a flag on it. If you forget, the enemy may plant theirs and score it instead.
    .title = Do not forget the flag
    .ruling = You have forgotten as soon as you have laid one more piece. In a team, it takes as many more pieces as the team has members, whoever lays them. From then on either side may plant, and the first flag stays. When the game ends, an objective that was covered and not yet forgotten counts as if it had your flag. One that was forgotten and has no flag counts for nobody.

## The rulebook: paratroopers

S4-10 = When your own pieces completely cover your paratroop base, including its black border, you receive your three paratroopers.
    .title = The paratroop base
    .ruling = If the enemy lays a piece on it first, the base is lost for good. Units that wait on a base take up no piece and close no place.
S4-11 = From then on you may drop a paratrooper at any time, on any piece of the enemy’s, anywhere. You may then at once connect one of your own pieces to the piece under your paratrooper. Your piece there is a bridgehead: you can connect more pieces to it, and to the piece under the paratrooper. A paratrooper never moves again, so you can have three bridgeheads a game at most.
    .title = Dropping a paratrooper
    .ruling = There is no hurry: you may also connect pieces to the piece under your paratrooper at any later time.
S4-12 = Bridgeheads are the only exception: everything else that you lay must be connected to your base line.
    .title = The only exception

## The rulebook: tanks

S4-13 = When your own pieces completely cover your tank base, including its black border, you receive your three tanks.
    .title = The tank base
    .ruling = If the enemy lays a piece on it first, this base too is lost for good.
S4-14 = From then on you may place a tank at any time, on one of your own pieces that is connected to your base line, directly or through others. It never moves again.
    .title = Placing a tank
S4-15 = The enemy may not connect a piece to a piece with your tank on it. Every empty place next to it is closed to them, even where they could connect to pieces of their own.
    .title = Closed places
S4-16 = You can neutralise an enemy tank with a tank of your own: exactly one empty place must lie between the two. That place is open to both sides again.
    .title = Neutralised tanks
    .ruling = At every moment, an empty place next to tanks of both sides is open to both, even if there are two such places. All other places around the tanks stay closed as before.
S4-17 = A piece can hold one paratrooper or one tank, of either side, and a flag as well.
    .title = One unit a piece
S4-18 = A tank travels from its base, only over pieces of its own side. It crosses the river only by bridges of its own side.
    .title = How a tank travels
    .ruling = A piece that the river crosses has two banks. A tank goes along one bank, from a piece to one that interlocks with it, if the two meet on dry land on that bank and not only in the water. It changes banks only over a bridge of its own side, between the pieces under the bridge’s two dots. You may place it on any piece that it can reach in this way at that moment.

## The rulebook: bridges

S4-19 = You may lay a bridge once you have laid your own pieces on both banks at that spot. Its ends touch the white dots on either side of the river. Each side has two bridges.
    .title = Laying a bridge
    .ruling = Both banks means the piece, or the two pieces, under the two dots. A dot is never on a cut between pieces. There is room for only one bridge at each site.

## The rulebook: the end and the score

S4-20 = The game ends when the whole board is covered.
    .title = When the game ends
    .ruling = You may also say that you have finished; whatever you do after that takes it back. A side counts as finished when nothing it can still do would score: it has no piece to lay, not even with the paratroopers and tanks it has, no bridge to lay and no flag to plant. The game ends when both sides have finished. Once one side has, it also ends after two minutes in which nothing is laid, planted or placed. So nobody can cut off your bridge or your flag by saying that they have finished. The host may set a limit for the whole game with the option “{ option-minutes }”.
S4-21 = Each objective scores its printed value for the side whose flag is on it.
    .title = Points for objectives
S4-22 = Each bridge you have laid scores 100 points.
    .title = Points for bridges
S4-23 = The grid on the map divides it into square areas. Each area that is completely covered by your own pieces scores 50 points. Areas with pieces of both colours count for nobody.
    .title = Points for areas
S4-W = The side with the most points wins.
    .title = The winner
    .ruling = A tie is a shared win.

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
move-done = Say that you have finished
move-go = Begin
move-still = End: nobody has done anything for two minutes
move-time = End: time is up

## What is expected of whom

phase-shuffle = The trays are being shuffled.
phase-ready = The game begins when both sides are ready.
phase-play = Both sides play at the same time.
phase-over = The game is over.

## Beside the board in a terminal

yours-play = Lay pieces: “lay 17 at e5”; “tray” lists yours.
tray-listed = { $count } of { $of } pieces. Edges clockwise from the top (+ tab, o hole, | border), then what you can see:
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
    more. Type the number of a choice. A move can also be written:
      lay 17 at e5   lays your piece number 17 on e5 (column e, row 5)
      drop e5        drops a paratrooper on the piece on e5
      tank e5        places a tank on your piece on e5
      flag re2       plants a flag on that objective (or: flag refinery-2)
      bridge 3       lays a bridge at the third site from the left
      done           says that you have finished
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
      the numbers above and at the right count the areas, row by row
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
refused-not-the-clock = only the clock does that, not a player.
refused-not-due = it is not time for that now.
refused-no-seat = nobody sits there; only the two sides can play.
refused-shuffling = the trays are still being shuffled; please wait.
refused-already-ready = you are ready; wait for the other side.
refused-has-begun = the game has begun already.
refused-not-begun = the game has not begun; say that you are ready, and wait for the start.
refused-no-place = there is no such place on this board.
refused-place-filled = { $owner } has laid a piece on { $place } already, and it stays there.
refused-not-on-base-line = your first piece must go on your base line, the edge in front of you; { $place } is not on it.
refused-not-connected = none of your pieces connects to { $place }; build on from your own pieces.
refused-place-closed = the enemy’s tank on { $tank } closes { $place } to you; neutralise it, or build elsewhere.
refused-misfit = that piece does not fit on { $place }{ $rotation ->
    [on] { " " }this way round
   *[off] { "" }
}; try another piece, or another place.
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
refused-unit-there = there is already a unit on { $place }, and a piece holds only one.
refused-drop-on-own = your own piece is on { $place }; drop the paratrooper on a piece of the enemy’s.
refused-drop-on-nothing = there is no piece on { $place }; drop the paratrooper on a piece of the enemy’s.
refused-all-placed = you have placed all three tanks.
refused-not-your-piece = you have no piece on { $place }; place the tank on one of your own.
refused-cut-off = your piece on { $place } is not connected to your base line; a tank needs one that is.
refused-out-of-reach = your tanks cannot get to { $place }: they travel over your own pieces, and cross the river by your own bridges.
refused-no-objective = there is no such objective on this board.
refused-objective-lost = pieces of both sides lie on { this-objective }: nobody can score it any more.
refused-not-covered = nobody has covered { this-objective } completely yet.
refused-flag-there = { $owner }’s flag is on { this-objective } already, and stays there.
refused-not-forgotten = { $owner } has covered { this-objective } and may still plant a flag. You may plant yours after { $left ->
    [one] one more piece
   *[other] { $left } more pieces
} of theirs.
refused-no-site = there is no such bridge site on this board.
refused-bridge-there = { $owner } has a bridge at site { $site } already, and there is room for one only.
refused-no-bridge-left = you have laid both your bridges.
refused-banks = lay your own pieces under both dots of site { $site } first.
refused-already-declared = you have said that already; whatever you do next takes it back.
refused-counts-as-declared = nothing that you can still do would score, so you count as finished already.

## What happened

event-shuffled = Both trays are shuffled.
event-ready = { $seat } is ready.
event-both-ready = Both sides are ready: the countdown begins.
event-begun = The trays are turned over. Go!
event-laid = { $seat } lays piece { $piece } on { $place }.
    .brief = Piece on { $place }.
    .several = { $count } pieces: { $places }.
event-bridgehead = { $seat } has a bridgehead on { $place }.
    .brief = Bridgehead.
event-withdrawn = { $seat } plays on after all.
event-area-covered = { $seat } has covered area { $area }: 50 points.
    .brief = Area { $area }: +50.
event-completed = { $seat } has covered { this-objective }, worth { $value } points: now it needs a flag!
    .brief = Covered: { this-objective }. Flag it!
event-objective-lost = Pieces of both sides lie on { this-objective }: nobody can score it any more.
    .brief = Nobody scores { this-objective }.
event-paratroopers-received = { $seat } has covered the paratroop base, and receives three paratroopers.
    .brief = Three paratroopers received.
event-tanks-received = { $seat } has covered the tank base, and receives three tanks.
    .brief = Three tanks received.
event-base-lost = { $seat } has laid a piece on { $other }’s { $base ->
    [tank] tank
   *[paratroop] paratroop
} base: it is lost for good.
    .brief = { $other } loses the { $base ->
        [tank] tank
       *[paratroop] paratroop
    } base.
event-forgotten = { $seat } has forgotten the flag on { this-objective }!
    .brief = Flag forgotten on { this-objective }!
event-dropped = { $seat } drops a paratrooper on { $place }; { $left ->
    [0] that was the last
    [one] one is left
   *[other] { $left } are left
}.
    .brief = Paratrooper on { $place }.
event-tank-placed = { $seat } places a tank on { $place }{ $closed ->
    [0] .
    [one] , and closes one place.
   *[other] , and closes { $closed } places.
}
    .brief = Tank on { $place }.
event-neutralised = { $place } is between tanks of both sides, and open to both again.
event-flag-planted = { $seat } plants a flag on { this-objective }: { $value } points.
    .brief = Flag on { this-objective }: +{ $value }.
event-flag-taken = { $seat } plants a flag on { this-objective }, which { $other } had forgotten: { $value } points!
    .brief = Flag taken on { this-objective }: +{ $value }!
event-bridge-laid = { $seat } lays a bridge at site { $site }: { $points } points.
    .brief = Bridge { $site }: +{ $points }.
event-declared = { $seat } has finished.
event-stuck = { $seat } can score nothing more, and counts as finished.
event-unstuck = { $seat } can score again.
event-over-covered = The whole board is covered: the game is over.
event-over-finished = Both sides have finished: the game is over.
event-over-still = Nobody has done anything for two minutes: the game is over.
event-over-time = { $minutes ->
    [one] One minute is
   *[other] { $minutes } minutes are
} up: the game is over.
event-counted = Even without its flag, { this-objective } counts for { $seat }: { $value } points.
event-counted-for-nobody = Nobody scores { this-objective }: its flag was forgotten.

## The page: lid, bar, seats

lid-title = SITUATION
bar-finished = { $seat } has finished; the other side may go on.
bar-finished-you = You have finished. Lay a piece, and you play on.
bar-stuck-you = You can score nothing more. The other side goes on.
table-fast = Skip to the end
table-fast-help = The bot lays all that it still can, at once. You lay nothing more.
bar-hurried = The bot plays to the end at once, without you. { $count ->
    [one] One piece of yours still fits.
   *[other] { $count } pieces of yours still fit.
}
seat-belongings = { $total } points: { $areas } from areas, { $objectives } from objectives, { $bridges } from bridges; { $laid ->
    [0] no piece laid
    [one] one piece laid
   *[other] { $laid } pieces laid
}, { $left ->
    [0] none in the tray
   *[other] { $left } in the tray
}
seat-ready = Ready
seat-declared = Has finished
seat-stuck = Nothing left to score
seat-edge = You
score-split = Areas { $areas } · objectives { $objectives } · bridges { $bridges }
scales-of = { $name }: { $total } points
clock-still = Ends if nobody plays
clock-time = Time left

## The page: the tray

tray-of = { $name }’s tray
tray-pieces = { $count ->
    [one] One piece
   *[other] { $count } pieces
} in the tray: arrows go through them, Enter takes one
tray-piece = Piece { $piece }: { $what }
tray-held = Your team-mate { $mate } has it in hand.
tray-turn = Turn the chosen piece (R)
tray-look = Look for pieces, or sort them
tray-spread = Spread the tray
tray-tidy = Close the gaps
tray-done = Nothing left to lay
tray-done-help = The game ends once both sides say so. Whatever you do next takes it back.
stop-title = Stop laying?
stop-text = You still have { $count ->
    [one] one piece that fits
   *[other] { $count } pieces that fit
}. If you stop, the other side goes on alone. Whatever you do next takes it back.
stop-yes = Stop
stop-no = Keep playing
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
sort-terrain = By terrain
sort-edges = By edges

## The page: a fair shuffle

table-menu-fair = Check the shuffle
table-fair-title = A shuffle you can check
table-fair-story-salt = Each side’s browser seals a random number; then all are opened together. The shuffle comes from these and the secret, so nobody can control it.
table-fair-story-open = When the game is over, the envelope is opened. Your browser then shuffles again and compares.

## The page: what is put down by hand

stock-title = Your stock
stock-flag = Flags: { $places ->
    [0] nothing to plant on now
    [one] one objective to plant on
   *[other] { $places } objectives to plant on
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
targets-title = Where it can go
targets-flags = Flags to plant

## The page: the map

map-nearer = Zoom in
map-farther = Zoom out

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
    [0] No open place has the same description.
    [one] One open place has the same description: { $places }.
   *[other] { $count } open places have the same description: { $places }.
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

position-side = { $seat }: { $total } points ({ $areas } from areas, { $objectives } from objectives, { $bridges } from bridges). { $laid ->
    [0] No piece laid
    [one] One piece laid
   *[other] { $laid } pieces laid
}, { $left ->
    [0] none in the tray
   *[other] { $left } in the tray
}.{ $paratroopers ->
    [0] { "" }
    [one] { " " }One paratrooper waiting.
   *[other] { " " }{ $paratroopers } paratroopers waiting.
}{ $tanks ->
    [0] { "" }
    [one] { " " }One tank waiting.
   *[other] { " " }{ $tanks } tanks waiting.
}
position-ground = { $seat } has pieces on { $places }.
position-open = { $seat } may lay on { $places }.
position-flag = { $seat }’s flag is on { this-objective }.
position-bare = { $seat } has covered { this-objective }; it has no flag yet.
position-forgotten = The flag on { this-objective } was forgotten: either side may plant one.
position-lost = Pieces of both sides lie on { this-objective }: nobody can score it any more.
struck-objective = Pieces of both sides lie on { this-objective }: nobody can score it any more.
struck-base = The other side has laid a piece on this base: no more units come from it.
position-bridge = { $seat } has a bridge at site { $site }.
position-paratrooper = { $seat } has a paratrooper on { $place }.
position-tank = { $seat } has a tank on { $place }.
ledger-title = Objectives and their points
ledger-objective = { this-objective }
ledger-open = free
ledger-bare = no flag yet
ledger-forgotten = flag forgotten
ledger-lost = nobody scores

## The page: the guided first game

tip-ready = Your puzzle lies face down. Say when you are ready: once both sides are, it is turned over and the game begins.
tip-first = Begin at the bottom edge of the map, in front of you: look for a piece with a black edge (grey on the map), and drag it to where the map looks the same.{ $touch ->
        [yes] { " " }It floats a little above your finger: put the piece in its place, not your finger.
       *[no] { "" }
    }
tip-connect = From now on every piece must connect to one of yours, here. Compare its picture with the pale map: nothing will tell you where it belongs.
tip-look = Many pieces? Look here for a wood, the river or an edge, or sort them. You can drag them about, too.
tip-zoom = Zoom in here, or with { $touch ->
        [yes] two fingers
       *[no] the wheel
    }. A wrong piece simply comes back; it costs you only time.
tip-flag = You have covered an objective: plant the flag that calls there before your next piece, or the enemy may plant theirs.
tip-units = Your base is covered: here are its units. Paratroopers let you lay beside an enemy piece; tanks close places to the enemy. Take one that glows.
tip-bridge = You hold both banks at a bridge site: take the bridge that glows here, and lay it across. It scores 100 points, and your tanks can cross.
tip-areas = The grid divides the map into square areas. An area covered by your pieces alone scores 50 points, a bridge 100, an objective what is printed on it.
tip-closed = An enemy tank closes the empty places around it to you. A tank of your own next to such a place opens it to both sides again.
tip-done = No place is open to you now. Nothing more to score? Choose “✓ { tray-done }”; whatever you do next takes it back.

## Hints: why a move is a good one. Where exactly a piece belongs is for the player to find

in-areas = { $areas ->
    [1] in area { $area }
   *[other] between areas { $area } and { $last }
}
hint-lay = Look at piece { $piece }: it belongs { in-areas }, and you can go on from there.
hint-lay-last = Look at piece { $piece }: it belongs { in-areas }.
hint-complete = Piece { $piece } belongs { in-areas }. It is all that { this-objective } still needs: then a flag there scores { $points } points.
hint-complete-base = Piece { $piece } belongs { in-areas }. With it your base is covered, and you receive units.
hint-complete-area = Piece { $piece } is all that area { $area } still needs: then it scores 50 points for you.
hint-spoil = Piece { $piece } belongs { in-areas }. It keeps the enemy from { this-objective }, worth { $points } points.
hint-build = Piece { $piece } belongs { in-areas }, and helps to cover { this-objective }, worth { $points } points.
hint-build-base = Piece { $piece } belongs { in-areas }, and helps to cover your base, which brings you units.
hint-drop = Drop a paratrooper on { $place }: { $count ->
    [one] it opens one more place to you.
   *[other] it opens { $count } more places to you.
}
hint-drop-idle = You may drop a paratrooper on { $place }, but it opens no new place to you.
hint-tank = Place a tank on { $place }: { $count ->
    [one] it closes one place to the enemy.
   *[other] it closes { $count } places to the enemy.
}
hint-tank-opens = Place a tank on { $place }: { $count ->
    [one] it opens one place to you that the enemy’s tanks had closed.
   *[other] it opens { $count } places to you that the enemy’s tanks had closed.
}
hint-tank-idle = You may place a tank on { $place }, but it closes nothing now.
hint-flag = Plant a flag on { this-objective } quickly: it scores { $points } points.
hint-flag-forgotten = The enemy has forgotten the flag on { this-objective }: plant yours, for { $points } points!
hint-bridge = You hold both banks at site { $site }: a bridge there is worth { $points } points.
hint-ready = Say that you are ready: nothing begins before that.
hint-done = Nothing that you can still do would score: say that you have finished.
hint-done-early = You may say that you have finished. Whatever you do next takes it back.

## Why the game ended

ending-covered = The whole board is covered.
ending-both-finished = Both sides had finished.
ending-nobody-acts = Nobody had done anything for two minutes.
ending-time-is-up = The time was up.

## A board file that cannot be read

board-empty = There is no board in this file: it needs a name, sizes, a river, bases and objectives.
board-heading-unknown = Line { $line } is not a line of a board file. A line looks like “{ "areas: 8 x 4" }”, or like “{ "town 150: 300 300 70 50" }” for an objective.
board-heading-twice = Line { $line } gives “{ $heading }” a second time.
board-heading-missing = The board file must have a line “{ $heading }”.
board-fact-unreadable = Line { $line }: what stands after “{ $heading }” cannot be read; compare it with the boards that come with the game.
board-size-wrong = Line { $line }: “{ $heading }” must be two numbers from 1 to { $most }, such as “{ "8 x 4" }”.
no-geometry = A board of one’s own is cut with a library of geometry that is not installed; “{ $command }” adds it.

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
character-sharp-manner = Blocks what you are about to complete, and drops paratroopers where it hurts.
character-master = The Marshal
character-master-manner = Sees the whole board at once, and several actions ahead.
character-other-1 = The Lieutenant
