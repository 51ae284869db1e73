# What the page says wherever no game is being played: the shelf, a new table, an invitation,
# settings, and what all its parts share.

page-title = Ludothèque
page-tagline = Board games that nobody sells any more, taken down from the shelf and playable again.

## What all parts share

page-close = Close
page-back = Back to the shelf
page-to-shelf = To the shelf
page-loading = One moment…
page-try-again = Try again
page-lost-title = Nobody answers
page-unreachable = The server does not answer. Is it still running, and are you still on its network?
page-open-clause = Read { $clause }
page-copy = Copy
page-copied = Copied
page-copy-what = Copy: { $what }
page-share = Share
page-cancel = Leave it
page-done = Done
page-nowhere-title = An empty box
page-nowhere = There is nothing at this address. Perhaps a letter of it was lost on the way.

## Settings

page-settings = Settings
page-language = Language
page-language-en = English
page-language-fr = Français
page-theme = Light
page-theme-auto = Auto
page-theme-light = Daylight
page-theme-dark = Lamplight
page-motion = Motion
page-motion-auto = Auto
page-motion-auto-hint = Pieces move, unless your device asks for stillness.
page-motion-full = Full
page-motion-full-hint = Pieces move and dice roll at their own pace.
page-motion-fast = Brisk
page-motion-fast-hint = Everything moves, more than twice as fast.
page-motion-none = None
page-motion-none-hint = Pieces stand at once where they went; the log tells how.
page-volume = Sound
page-volume-hint = Nothing sounds before you first touch the page.
page-percent = { $percent }%
page-confirm = Confirm moves
page-confirm-hint = A move waits for your word before it is played, and can be taken back until then.
page-your-name = Your name

## The shelf

page-shelf = The shelf
page-shelf-empty = The shelf is bare: this server offers no game that the page can show.
page-players = { $least } to { $most } players
page-players-exactly = { $count ->
    [one] one player
   *[other] { $count } players
}
page-minutes = { $least }–{ $most } min
page-age = { $age } and up
page-first-time = First time here?
page-first-time-text = Sit down with one good-natured bot. Short hints explain each thing when it comes up.
page-first-time-play = Learn { $title } by playing
page-replay-file = Watch a saved game
page-replay-file-text = Any game that was downloaded as a file can be watched again, move by move.
page-replay-open = Choose a file
page-lan = Friends under the same roof?
page-lan-text = Any phone or computer on this network opens the shelf at this address.
page-lan-qr = QR code of the address { $address }
page-lan-link = The address of this shelf
page-footer = An independent edition. The original games belong to their publishers, with whom we have no link; rules, boards, words and pictures here are written and drawn anew.

## Your games

page-your-games = Your games
page-no-games = No game yet. The first one you open will wait for you here, however long you are away.
page-turn-yours = Your turn
page-turn-of = { $name } to play
page-turn-several = { $names } to play
page-seats-open = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
page-won-you = You won
page-won-by = { $name } won
page-won-shared = { $names } share the win
page-game-gone-text = This server does not know the table any more.
page-game-outdated = The rules have changed since: this table cannot be played on.
page-game-unreachable = This table cannot be seen just now.
page-continue = Continue
page-watch-again = Replay
page-play-again = Play again
page-forget = Forget this game
page-forget-title = Forget this game?
page-forget-text = The key to your seat is kept in this browser alone. Without it you cannot sit down there again; a bot will play on for you.
page-forget-finished = It disappears from this list. It can still be watched by whoever has its address.
page-older = Show older ones

## A new table

page-no-such-game-title = No such box
page-no-such-game = There is no such game on this shelf.
page-play = Play
page-opening = Laying the table…
page-who-plays = Who plays?
page-how-many = Players
page-seat-free = Free seat
page-seat-change = Seat { $seat }: { $who }. Change
page-who-sits = Who sits in seat { $seat }?
page-sitter-me = You
page-sitter-me-hint = On this screen.
page-sitter-here = A friend beside you
page-sitter-here-hint = On this same screen; you take turns at it.
page-sitter-elsewhere = A friend elsewhere
page-sitter-elsewhere-hint = You get a link and a code to send; the game begins when they sit down.
page-sitter-bot = A bot
page-manner-me = on this screen
page-manner-here = beside you
page-manner-elsewhere = by invitation
page-sitter-phone = A phone
page-sitter-phone-hint = Somebody at this table, who scans a code on the big screen.
page-manner-phone = scans a code
page-around = Around the table
page-around-screen = On this screen
page-around-screen-hint = You play here, alone or passing the screen; friends elsewhere join by a link.
page-around-phones = Phones as hands
page-around-phones-hint = This screen shows the board to everybody in the room; each player scans a code and holds their own hand on a phone.
page-phones-alone = At the moment only this machine can reach the server, and no phone. To let phones on your network in, start it with
page-friend-name = Your friend’s name
page-nameless = Player { $seat }
page-bot-level = Bot, { $level }
page-bot-a = Agatha
page-bot-b = Basil
page-bot-c = Coralie
page-bot-d = Dexter
page-bot-e = Eugenia
page-bot-f = Fergus
bot-random = distracted
bot-random-hint = Plays whatever is allowed, without a thought. Good company for a first game.
bot-greedy = eager
bot-greedy-hint = Looks one move ahead and takes what it can get. A lively opponent.
page-character = { $name }, { $level }
page-bot-one-of = { $name } { $seat }
bot-novice = for beginners
bot-casual = easygoing
bot-steady = solid
bot-sharp = sharp
bot-master = master
page-guided = Hints for a first game
page-guided-hint = Short hints explain each thing when it first comes up; you can end them at any time.
page-house-rules = House rules
page-house-rules-text = Where the old rule sheet leaves room, you decide. As it stands, everything is as the sheet has it.
page-board = Board
page-option-number = { $least } to { $most }
page-fewer = Fewer
page-more = More
page-read-rules = Read the rules
page-about-game = About this game
page-ready-alone = You play with { $bots ->
    [0] nobody else
    [one] one bot
   *[other] { $bots } bots
}.
page-ready-here = { $people } people at this screen{ $bots ->
    [0] .
    [one] , with one bot.
   *[other] , with { $bots } bots.
}
page-ready-invited = { $invited ->
    [one] One seat is for a friend elsewhere: you get the link at the table.
   *[other] { $invited } seats are for friends elsewhere: you get their links at the table.
}
page-ready-phones = { $phones ->
    [0] No phones
    [one] One phone
   *[other] { $phones } phones
}{ $bots ->
    [0] {""}
    [one] {" "}and one bot
   *[other] {" "}and { $bots } bots
} around this screen.
page-ready-nobody = Nobody sits on this screen: you will watch.

## Invitations

page-invite-qr = QR code of the invitation
page-invite-how = Send this link, or let a phone read the code. It is good for one seat, once.
page-invite-link = The link to this seat
page-invite-message = There is a seat for you at my table.
page-invite-alone = At the moment only this machine can reach the server. To play with others on your network, start it with
page-invite-again = Draw up an invitation
page-invite-host = Whoever opened the table can invite somebody to this seat.
page-join-title = A seat for you
page-join-text = You are invited to a game of { $title }.
page-join-with = At the table
page-join-empty = You are the first.
page-sit-down = Sit down
page-watch = Watch
page-join-spent-title = This seat is taken
page-join-spent = The invitation has been used already, or another one took its place. Ask for a new one, or watch the game.
