# What the page says wherever no game is being played: the shelf, a new table, an invitation,
# settings, and what all its parts share.

page-title = Ludothèque
page-tagline = Board games that nobody sells any more, ready to be played again.

## What all parts share

page-close = Close
page-back = Back to the shelf
page-to-shelf = To the shelf
page-loading = One moment…
page-try-again = Try again
page-outdated = Ludothèque has been updated; you can play on.
page-reload = Reload
page-lost-title = No answer
page-unreachable = The server does not answer. Is it still running, and are you on its network?
page-open-clause = See rule { $clause }
page-copy = Copy
page-copied = Copied
page-copy-what = Copy: { $what }
page-share = Share
page-cancel = Cancel
page-done = Done
page-insecure-title = Not at this address
page-insecure = Here the games run in your browser, and that needs an address with https, or one on this computer (localhost). Elsewhere, browsers do not let a page store its games.
page-nowhere-title = Nothing here
page-nowhere = There is nothing at this address. Is it complete?

## Settings

page-settings = Settings
page-language = Language
page-language-en = English
page-language-fr = Français
page-theme = Theme
page-theme-auto = Auto
page-theme-light = Light
page-theme-dark = Dark
page-motion = Animation
page-motion-auto = Auto
page-motion-auto-help = Pieces move, unless your device asks for less motion.
page-motion-full = Normal
page-motion-full-help = Pieces move and dice roll.
page-motion-fast = Fast
page-motion-fast-help = The same, more than twice as fast.
page-motion-none = Off
page-motion-none-help = Pieces jump to their place; the log says what happened.
page-volume = Sound
page-percent = { $percent }%
page-confirm = Confirm moves
page-confirm-help = You confirm each move before it is played, and can take it back until then.
page-your-name = Your name

## The shelf

page-shelf = The shelf
page-shelf-empty = This server has no game that the page can show.
page-players = { $least }–{ $most } players
page-players-exactly = { $count ->
    [one] one player
   *[other] { $count } players
}
page-minutes = { $least }–{ $most } min
page-age = { $age } and up
page-first-time = First time here?
page-first-time-text = Play an easy game against the computer. Short hints explain everything as you go.
page-first-time-play = Learn { $title }
page-replay-file = Watch a saved game
page-replay-file-text = A game that you downloaded can be watched again, move by move.
page-replay-open = Choose a file
page-lan = Friends at home with you?
page-lan-text = Any phone or computer on this network can join at this address.
page-lan-qr = QR code of the address { $address }
page-lan-link = The address of this site
page-footer = An independent edition. The original games belong to their publishers, with whom we have no link; rules, boards, words and pictures here are written and drawn anew.

## Your games

page-your-games = Your games
page-no-games = No game yet. Your games will be here whenever you come back.
page-no-games-here = No game yet. Your games will be kept here, in this browser alone, as long as you do not clear its data.
page-turn-yours = Your turn
page-turn-at = Your turn: { $title }
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
page-game-unreachable = This table cannot be reached just now.
page-continue = Resume
page-watch-again = Replay
page-play-again = Play again
page-started = Started: { $ago }
page-forget = Remove from the list
page-forget-title = Remove this game from the list?
page-forget-text = Your seat is kept in this browser only: once it is removed, you can’t come back, and a bot plays for you.
page-forget-finished = It leaves this list. Anybody with its link can still watch it.
page-delete-offer = You opened this table. You can also delete it for everybody who played there.
page-delete-ask = Delete for everybody…
page-delete = Delete for everybody
page-delete-title = Delete this game for everybody?
page-delete-text = It disappears from the server for good: nobody can go on playing, replay it or check its dice any more. Whoever is at the table is sent away.
page-delete-here = Delete
page-delete-here-title = Delete this game?
page-delete-here-text = It is kept in this browser and nowhere else: afterwards it is gone for good, and can no longer be played on or watched again.
page-older = Show older ones

## A new table

page-no-such-game-title = No such game
page-no-such-game = There is no such game here.
page-play = Play
page-opening = Opening the table…
page-who-plays = Who plays?
page-how-many = Players
page-seat-free = Free seat
page-seat-change = Seat { $seat }: { $who }. Change
page-who-sits = Who sits in seat { $seat }?
page-sitter-me = You
page-sitter-me-help = On this screen.
page-sitter-here = A friend beside you
page-sitter-here-help = On this screen too, beside you.
page-sitter-elsewhere = A friend elsewhere
page-sitter-elsewhere-help = You get a link to send; the game begins when they join.
page-sitter-bot = A bot
page-manner-me = on this screen
page-manner-here = beside you
page-manner-elsewhere = by invitation
page-sitter-phone = A phone
page-sitter-phone-help = Somebody here, who scans a code on the big screen.
page-manner-phone = scans a code
page-around = How do you play?
page-around-screen = On this screen
page-around-screen-help = Alone, or together on this screen; friends elsewhere join by a link.
page-around-here-help = Alone, or together on this screen.
page-around-phones = Phones as controllers
page-around-phones-help = This screen shows the board to everybody; each player scans a code and plays on a phone.
page-friend-name = Your friend’s name
page-friend-name-at = Name of player { $seat }
page-nameless = Player { $seat }
page-bot-level = Bot, { $level }
bot-random = distracted
bot-random-help = Plays any legal move, without thinking. Fine for a first game.
bot-greedy = eager
bot-greedy-help = Looks one move ahead and takes what it can get.
page-character = { $name }, { $level }
page-plays-like = { $level }, plays like { $name }
page-bot-one-of = { $name } { $seat }
bot-novice = level 1 of 5
bot-casual = level 2 of 5
bot-steady = level 3 of 5
bot-sharp = level 4 of 5
bot-master = level 5 of 5
page-guided = Hints for a first game
page-guided-help = Short hints explain each thing when it comes up; you can turn them off at any time.
page-house-rules = House rules
page-house-rules-text = Where the old rules leave a choice, you decide. What is chosen at first follows the original sheet.
page-board = Board
page-option-number = From { $least } to { $most }
page-fewer = Fewer
page-more = More
page-read-rules = Read the rules
page-about-game = About this game
page-ready-alone = You play against { $bots ->
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
page-invite-how = Send this link, or let a phone scan the code. It works once, for one seat.
page-invite-link = The link to this seat
page-invite-message = Come and play with me.
page-alone = For now only this computer can reach the server.
page-alone-open = Open it to this network
page-alone-how = To let others on your network in, start it with
page-server-title = Friends elsewhere?
page-server-needed = Friends elsewhere, and phones as controllers, need a server.
page-server-how = Go to one that you know, or start one on a computer with
page-server-address = Address of a server
page-server-go = Go there
page-invite-again = Create a link
page-invite-host = The host can invite somebody to this seat.
page-join-title = A seat for you
page-join-text = You are invited to a game of { $title }.
page-join-elsewhere = This invitation is for a table on a server, and this page plays without one.
page-join-with = At the table
page-join-empty = You are the first.
page-aim = The game in twenty seconds
page-aim-goal = The aim
page-aim-turn = Your turn
page-aim-end = The end
page-sit-down = Join
page-watch = Watch
page-join-spent-title = This seat is taken
page-join-spent = This link has been used already, or replaced by another. Ask for a new one, or watch the game.

## The house in this browser

page-preparing = Getting the games ready in this browser…
page-preparing-bytes = Getting the games ready in this browser: { $loaded } of { $total } MB
house-offline = There is no network, and what runs the games is not in this browser yet. With a network it is fetched once; afterwards you can play without.
house-unsupported = This browser lacks something that the games need ({ $parts }). A newer one has it.
page-here-offer = You can play in this browser meanwhile: against bots, and with friends around this screen.
page-here-enter = Play in this browser
page-here-title = Without the server
page-here-text = You are playing in this browser, because the server did not answer. Tables of the server wait there.
page-here-leave = Look for the server
page-game-here = In this browser
page-game-gone-here = This browser does not have the table any more.
page-game-at-server = This table stands on the server, which does not answer just now.
