### The table on the page: seats, the bar below the board, log, talk, the end of a game.

## Coming in

table-opening = Opening the table…
table-deleted-title = The table was deleted
table-deleted = Whoever opened this table has deleted it. Nobody can go on playing here.
table-unknown-title = No such table
table-unknown = There is no table at this address. Is it complete? Old tables may have been deleted.
table-unknown-here = This browser has no table at this address. Without a server, a game is kept only in the browser in which it was played, and is gone when its data are cleared.
table-no-client-title = An unknown game
table-no-client = A game is being played here that this page cannot show. A newer version of it may be able to.
table-outdated-title = A table from before
table-failed-title = This table cannot be shown
table-lost = Connection lost. Reconnecting…
table-lost-long = Still no answer. Your game is safe; we keep trying.
table-connecting = Connecting…
table-watching = You are watching.
table-watching-text = You see everything that is public; the players cannot see you.

## Seats

table-seat-of = { $name }, seat { $seat }
table-seat-you = you
table-seat-open = free seat
table-seat-away = away
table-seat-bot = bot
table-seat-stand-in = away; a bot plays
table-seat-free-stand-in = gone; a bot plays
table-seat-resigned = has given up
table-seat-to-act = It is this seat’s turn.
table-seat-with = with { $names }

## Sharing a seat

table-asks = { $name } asks to join you.
table-asks-at = { $name } asks to join { $seat }.
table-asks-means = They will see everything that you see, and play for you too.
table-asks-later = { $name } asks to join { $seat }, who decides when it is their turn at the screen.
table-admit = Let them in
table-decline = No
table-awaiting = Waiting for { $names } to let you in
table-awaiting-text = Until then you watch, and see what everybody may see.
table-stop-asking = Never mind
table-unadmitted = { $name } has not let you in.
table-unadmitted-text = You can watch. To play, ask for another invitation.
table-team-title = Your team
table-team-text = Everybody here sees what you see, and plays for you. You can shut out whoever came after you.
table-team-alone = Nobody shares your seat.
table-shut-out = Shut out
table-shut-out-label = Shut out { $name }
table-shut-out-you = { $name } has shut you out of the seat. You can watch.

## Waiting for players

table-waiting-title = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
table-waiting-text = The game starts as soon as everybody is here.
table-waiting-guest = The host has the invitations.
table-invite-to = Invite somebody to seat { $seat }
table-show-invitation = Invite
table-seat-bot-here = A bot instead
table-seat-bot-level = Put a bot here: { $level }
table-stand-in-for = Let a bot play for { $name }
table-stand-in-soon = A bot for { $name } in { $seconds } s
table-free-bot = Remove
table-free-bot-label = Remove { $name }

## The bar

table-bar = Your move
table-your-turn = Your turn
table-turn-of = { $name }, it is your turn
table-title-turn = ● Your turn — { $game }
table-title = { $game } — Ludothèque
table-confirm = Confirm
table-ask-confirm = Confirm, or take back.
table-confirm-help = Play the move that is drawn on the board
table-take-back = Take back
table-undo = Undo
table-undo-help = Take back the last move that was played
table-sending = Sending…
table-hint = Hint
table-hint-of = Hint for { $name }
table-hint-help = What would a good player do, and why? The others are told that you asked.
table-hint-away = Close the hint
table-hint-take = Do it
table-skip = Skip
table-skip-help = Skip the animations
table-fast = Fast forward
table-fast-help = Let the bots play without pauses, as soon as everybody still in play agrees
table-fast-asked = { $names } would like to fast-forward.
table-fast-wait = Fast forward: waiting for { $names }.
table-fast-cancel = Cancel
table-fast-stop = Normal speed
table-choices = Choices
table-first-rolls = Rolls for the first turn
table-outrolled = { $roll }, beaten
table-drafted = Chosen: { $moves }
table-described = The position in words

## Without turns

table-real-time = The game
table-ready = Ready
table-ready-of = Ready: { $name }
table-ready-wait = The game starts when everybody is ready.
table-countdown = It begins in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
table-countdown-on = It goes on in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
table-clocks = Clock
table-pause = Pause
table-pause-help = Ask the others for a pause
table-pause-agree = Agree to a pause
table-pause-asked = { $names } would like a pause.
table-pause-take-back = No pause after all
table-paused = Pause
table-paused-text = Nobody can move before the game resumes.
table-resume = Resume
table-resume-wait = Ready to resume: { $names }

## The panel

table-panel = Log, rules and chat
table-tab-log = Log
table-tab-rules = Rules
table-tab-chat = Chat
table-open-panel = Log, rules, chat

## The log

# Signs that follow one another, where a sentence or nothing comes after them.
table-log-signs = { $signs }.
table-log = What happened
table-log-empty = Nothing has happened yet.
table-log-earlier = Show what came before
table-log-newest = To the newest
table-log-show = Show it on the board
table-show-place = Show { $place } on the board
table-happened-to = { $name }:
table-happened-away = Close
table-log-sat = { $seat } sits down.
table-log-sat-bot = { $seat }, a bot, sits down.
table-log-left = { $seat } has left the table.
table-log-left-person = { $name } has left the table.
table-log-sat-person = { $name } sits down.
table-log-asked-to-join = { $name } asks to join { $seat }.
table-log-admitted = { $by } lets { $name } in.
table-log-declined = { $by } does not let { $name } in.
table-log-withdrew = { $name } no longer asks to be let in.
table-log-sent-away = { $by } shuts { $name } out.
table-log-freed = A bot has left: a seat is free again.
table-log-took-over = { $seat } is away; a bot plays on.
table-log-in-haste = { $seat } plays without much thought.
table-log-gave-back = { $seat } is back.
table-log-resigned = { $seat } has given up.
table-log-asked-for-hint = { $seat } asks for a hint.
table-log-undone = { $seat } has taken a move back.
table-log-renewed = { $seat } gets a new code, for another phone.
table-log-ended = The game has been ended.
table-log-rematched-host = A new game!
table-log-rematched = { $seat } would like to play again.
table-log-paused = { $seat } would like a pause.
table-log-resumed = { $seat } wants to resume.
table-log-went-on = Game resumed.
table-log-fast-forwarded = { $seat } would like to fast-forward.
table-log-slowed-down = { $seat } would like normal speed.
table-log-fast-forwarded-host = Fast forward.
table-log-slowed-down-host = Normal speed.
table-log-woken = The server was stopped for a while; that time does not count.
table-log-unsealed = The server has lost the key to the envelope: from here on, nothing is sealed.
table-log-left-out = { $seat }’s random number came too late and was left out.

## Talk

table-chat-empty = No message yet. Say hello!
table-chat-message = Your message
table-chat-placeholder = Your message…
table-chat-send = Send
table-chat-as = Speaking as
table-chat-watching = Only players can chat.
table-chat-said = { $name } says: { $text }

## The menu

table-menu = Menu
table-menu-settings = Settings
table-menu-download = Download this game
table-menu-replay = Watch the replay
table-menu-fair = Check the dice
table-menu-invite = Invite somebody
table-menu-team = Your team
table-menu-watch = Watching and big screen
table-menu-resign = Give up
table-menu-leave = Leave the game
table-menu-sound-off = Mute
table-menu-sound-on = Unmute
table-menu-full-screen = Full screen
table-menu-window = Leave full screen
table-menu-guide = Hints for a first game, from the beginning
table-menu-help = Keyboard
table-for-whom = For whom?

table-resign-title = Give up?
table-resign-text = A bot plays on for { $name } so that the others can finish; it cannot win. This cannot be undone.
table-resign-ends = The game is over at once, and { $name } wins. This cannot be undone.
table-resign = Give up
table-leave-title = Leave the game?
table-leave-text = { $name }’s seat becomes free, and you can’t come back. A bot plays until somebody joins. If you just close the page, you keep your seat.
table-leave-team = You can’t come back without being let in again. The others of your team play on. If you just close the page, you keep your seat.
table-leave = Leave
table-invite-title = Invite somebody
table-invite-text = Several people can share one seat, and decide together. Whoever sits there lets the others in.
table-watch-title = Watching and big screen
table-watch-text = Whoever has this link can watch. They see what everybody may see, and none of your secrets.
table-watch-link = Link to watch this game
table-watch-screen-text = The big screen shows the board to everybody in the room, without any secret.
table-watch-screen = Open the big screen

## Keyboard

table-help-title = Keyboard
table-help-tab = Go to the next thing on the page, the board included
table-help-arrows = On the board, go from choice to choice
table-help-enter = Choose; and confirm, once a move is complete
table-help-escape = Take back the last choice
table-help-log = Open the log
table-help-rules = Open the rules
table-help-chat = Open the chat
table-help-skip = Skip the animations
table-help-help = Show this help
table-key-tab = Tab
table-key-arrows = Arrows
table-key-enter = Enter
table-key-escape = Esc

## The end

table-won = { $name } wins
table-won-you = You win!
table-won-shared = { $names } share the win
table-ending-ended = The game was stopped before anybody won.
table-ending-resigned = Everybody else has given up.
table-standing = Final standing
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-again = Play again
table-again-join = Join
table-again-wanted = { $name } would like to play again.
table-again-somebody = A new game is starting.
table-again-watch = Watch the new game
table-result-open = Result
table-analysis = Analyse the game
table-replay = Replay
table-download = Download
table-to-shelf = To the shelf

## Fair dice

table-fair-title = Fair dice
table-fair-waiting = Checking…
table-fair-story-seal = Before the game, the table seals a secret in an envelope and shows everybody the seal.
table-fair-story-salt = Each player’s browser seals a random number; then all are opened together. Every roll comes from these and the secret, so nobody can control it.
table-fair-story-open = When the game is over, the envelope is opened, and your browser recalculates every roll.

table-fair-verdict-sealed = Sealed
table-fair-verdict-sealed-text = The envelope stays closed until the game is over. Nobody can look inside, or swap what is in it unnoticed.
table-fair-verdict-good = Everything is correct
table-fair-verdict-good-text = The envelope is open. Your browser has recalculated everything by itself, without trusting the server.
table-fair-here = You play without a server: where it says “the server” here, that is this browser. It cannot prove anything to you against itself; whoever gets the saved game can check that nothing in it was changed.
table-fair-verdict-consistent = Nothing is wrong
table-fair-verdict-consistent-text = The envelope is open, and all that your browser could check is correct. What it could not check is listed below.
table-fair-verdict-wrong = Something is wrong
table-fair-verdict-wrong-text = What the server says does not match what was sealed, or what it said before. Save your notes, download the game, and ask whoever runs this server.
table-fair-verdict-lost = Only a part of this game is sealed
table-fair-verdict-lost-text = The server lost the key to the envelope on the way. Nothing looks wrong, but not every roll can be checked.
table-fair-verdict-unsealed = This table has no seal
table-fair-verdict-unsealed-text = It was opened before there were seals. Its dice come from the server’s own randomness, and cannot be checked afterwards. New tables are sealed.

table-fair-checks = What was checked
table-fair-checks-now = As far as can be known now
table-fair-more = Add another random number
table-fair-more-added = Your number is sealed: it counts as soon as everybody’s are opened.
table-fair-state-good = Correct:
table-fair-state-wrong = Wrong:
table-fair-state-waiting = Still sealed:
table-fair-state-unknown = Unknown:
table-fair-check-opened = The secret in the envelope fits the seal.
table-fair-check-opened-wrong = The secret in the envelope does not fit the seal: it was exchanged.
table-fair-check-seal-gone = This table had a seal when this browser first saw it, and now it has none.
table-fair-check-first = The seal and the server’s key are the ones that this browser saw first.
table-fair-check-first-wrong = The seal is not the one that this browser saw first: it was exchanged.
table-fair-check-key-wrong = The server’s key is not the one that this browser saw first: it was exchanged.
table-fair-check-first-unknown = This browser came when the game was over: it cannot say whether the seal was the same before.
table-fair-check-told = { $count ->
    [one] The table says the same as during the game: the only line of your notes.
   *[other] The table says the same as during the game: all { $count } lines of your notes.
}
table-fair-check-told-wrong = Line { $number } of your notes says “{ $noted }”; the table now says “{ $said }”.
table-fair-check-told-added = The table now says more than it said during the game. Line { $number }: “{ $said }”.
table-fair-check-told-dropped = The table does not say any more what stands in line { $number } of your notes: “{ $noted }”.
table-fair-check-told-broken = What the table says contradicts itself. Line { $number }: “{ $said }”.
table-fair-check-salt = { $names } added random numbers. Yours is in every roll and draw.
table-fair-check-salt-others = { $names } added random numbers; this browser did not.
table-fair-check-salt-open = { $names } added random numbers. Rolls and draws { $first } to { $last } were made without yours, or some of them: the server could have chosen these.
table-fair-check-salt-open-one = { $names } added random numbers. Roll or draw number { $first } was made without yours: the server could have chosen it.
table-fair-check-salt-none = Nobody has added a random number.
table-fair-check-salt-wrong = The server took the random number of this browser, and left it out.
table-fair-check-round-wrong = In round { $number }, { $names } told another number than the one that was sealed.
table-fair-check-round-stranger = In round { $number }, somebody at the seat of { $names } took part who never sat there.
table-fair-check-left-out = In round { $number }, the number of { $names } came too late and was left out.
table-fair-check-left-out-own = In round { $number }, your number came too late and was left out ({ $names }).
table-fair-check-uncommitted = Numbers were added to the dice that nobody had sealed before: the server could have chosen them.
table-fair-check-signed = The server has signed the saved game with its key.
table-fair-check-unsigned = This server has no key, and does not sign saved games.
table-fair-check-signature-wrong = The saved game is not signed with the key that this browser saw first.
table-fair-check-lost = From roll or draw number { $number } on, nothing is sealed.
table-fair-check-draws-waiting = { $count ->
    [one] One roll or draw so far, to be worked out again at the end.
   *[other] { $count } rolls and draws so far, to be worked out again at the end.
}
table-fair-check-choices-waiting = { $count ->
    [one] One secret choice lies in an envelope of its own.
   *[other] { $count } secret choices lie in envelopes of their own.
}
table-fair-check-draws = { $count ->
    [one] The only roll or draw, worked out again, comes out the same.
   *[other] All { $count } rolls and draws, worked out again, come out the same.
}
table-fair-check-draws-wrong = Roll or draw number { $number } should have come out differently.
table-fair-check-draws-missing = Some rolls or draws are missing from what the server tells.
table-fair-check-log = They are the ones that were shown during the game.
table-fair-check-log-wrong = Roll or draw number { $number } is not the one that was shown during the game.
table-fair-check-choices = { $count ->
    [one] The only secret choice is the one that was sealed.
   *[other] All { $count } secret choices are the ones that were sealed.
}
table-fair-check-choice-wrong = Secret choice number { $number }, by { $names }, is not the one that was sealed.
table-fair-check-choice-missing = Secret choice number { $number } has disappeared.
table-fair-check-server-wrong = The server itself finds something wrong in the saved game; what, is said below.

table-fair-dice = The dice of this table
table-fair-face = { $face }: { $count ->
    [one] once
   *[other] { $count } times
}
table-fair-expected = expected: { $count }
table-fair-luck-early = { $dice ->
    [0] No die has been rolled yet.
    [one] One die so far: too few to speak of luck.
   *[other] { $dice } dice so far: too few to speak of luck.
}
table-fair-luck-ordinary = { $dice } dice, ordinary luck: out of 100 tables with perfect dice, about { $tables } would look at least this uneven.
table-fair-luck-uneven = { $dice } dice, rather uneven: out of 100 tables with perfect dice, only about { $tables } would look like this or worse. It happens.
table-fair-luck-rare = { $dice } dice, very uneven: not one in 100 tables with perfect dice would look like this. Luck proves nothing either way; the seal does.
table-fair-shuffle = Shuffled, not rolled
table-fair-shuffle-text = There are no dice in this game. What chance decides here is the shuffle; it is sealed and checked in the same way.

table-fair-yourself = Check it yourself
table-fair-yourself-text = The downloaded game holds the opened envelope. Your own computer can check it, offline:
table-fair-yourself-later = When the game is over, the downloaded game holds the opened envelope. Your own computer can then check it, offline:
table-fair-yourself-notes = Your notes are what this browser was told during the game. With them, your computer can see whether the saved game is that game.
table-fair-notes = Save my notes
table-fair-key = The server’s fingerprint
table-fair-key-text = Everybody at this table should see the same digits. When the game is over, the server signs it with the key that they belong to.
table-fair-command = the command
table-fair-details = The numbers
table-fair-table = Table
table-fair-seal = Seal
table-fair-secret = Secret
table-fair-server-key = The server’s key
table-fair-salt-of = Random number of { $name }, from roll or draw number { $from } on
table-fair-salt-missing = Random number of { $name }, still sealed or left out: its hash
table-fair-choices = Seals of secret choices
table-fair-choice = { $number }: { $name }
table-fair-choice-back = { $number }: { $name }, taken back
table-fair-server = What the server finds in the saved game

## One screen for several people with secrets

table-cover = Cover the screen
table-pass-to = Pass the screen to { $name }
table-pass-text = The others look away. Nothing secret is shown until { $name } asks for it.
table-pass-choose = Who is next?
table-pass-choose-text = Several players still choose in secret: pass the device.
table-i-am = I am { $name }: show me
table-i-am-one = I am { $name }
table-look-together = Look at the board together
table-together = Everybody may look.
table-look-alone = I am { $name }, alone: show me
table-pass-on = Read: pass the device
table-go-on = Resume

## A game that the page does not know: drawn by its picture, chosen from in its own words

anygame-picture = { $title }: a picture of the position
anygame-turn = It is { $seat }’s turn.
anygame-playing = The game is on.
anygame-choose = Choose one of the moves.
anygame-choose-on = Choose what comes next.
anygame-move = { $move }
anygame-search = Search among the moves
anygame-none-found = No move says that.
anygame-yes = yes
anygame-no = no
anygame-fact = { $label }: { $value }.
anygame-fact-of = { $seat }, { $label }: { $value }.
