### The table on the page: seats, the bar below the board, log, talk, the end of a game.

## Coming in

table-opening = The table is being laid…
table-unknown-title = No such table
table-unknown = There is no table at this address. Perhaps a letter of it was lost on the way, or the server’s tables were cleared.
table-no-client-title = An unknown game
table-no-client = A game is being played here that this page cannot show. A newer version of it may be able to.
table-failed-title = The table cannot be seen
table-lost = Connection lost. Reconnecting…
table-lost-long = The server does not answer. Your game is safe; this page goes on trying.
table-connecting = Coming to the table…
table-watching = You are watching.
table-watching-text = You are watching: you see everything that is public, and the players see nothing of you.

## Seats

table-seat-of = { $name }, seat { $seat }
table-seat-you = you
table-seat-open = free seat
table-seat-away = away
table-seat-bot = bot
table-seat-stand-in = away; a bot plays on
table-seat-free-stand-in = has left; a bot plays on
table-seat-resigned = has given up
table-seat-to-act = It is this seat’s turn.

## Waiting for players

table-waiting-title = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
table-waiting-text = The game begins by itself as soon as everybody sits.
table-waiting-guest = Whoever opened the table has the invitations.
table-invite-to = Invite somebody to seat { $seat }
table-show-invitation = Invite
table-seat-bot-here = A bot instead
table-seat-bot-level = Put a bot here: { $level }

## The bar

table-bar = Your move
table-your-turn = Your turn
table-turn-of = { $name }, it is your turn
table-title-turn = ● Your turn — { $game }
table-title = { $game } — Ludothèque
table-confirm = Confirm
table-confirm-hint = Play the move that is drawn on the board
table-take-back = Take back
table-undo = Undo
table-undo-hint = Take back the last move that was played
table-sending = On its way…
table-advice = Hint
table-advice-of = Hint for { $name }
table-advice-hint = What would a good player do, and why? Everybody is told that you asked.
table-advice-away = Put the advice away
table-skip = Skip
table-skip-hint = Skip to where the game stands
table-choices = Choices
table-drafted = Chosen: { $moves }
table-described = The position in words

## Without turns

table-real-time = The game
table-ready = Ready
table-ready-of = Ready: { $name }
table-ready-wait = As soon as everybody is ready, it begins.
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
table-pause-hint = Ask the others for a pause
table-pause-agree = Agree to a pause
table-pause-asked = { $names } would like a pause.
table-pause-take-back = No pause after all
table-paused = Pause
table-paused-text = Nobody can move, and the clock stands still.
table-resume = Go on
table-resume-wait = Ready to go on: { $names }

## The panel

table-panel = Log, rules and chat
table-tab-log = Log
table-tab-rules = Rules
table-tab-chat = Chat
table-open-panel = Log, rules, chat

## The log

table-log = What happened
table-log-empty = Nothing has happened yet.
table-log-earlier = Show what came before
table-log-newest = To the newest
table-log-sat = { $seat } sits down.
table-log-sat-bot = { $seat }, a bot, sits down.
table-log-left = { $seat } has left the table.
table-log-took-over = { $seat } is away; a bot plays on.
table-log-gave-back = { $seat } is back.
table-log-resigned = { $seat } has given up.
table-log-asked-advice = { $seat } asks for advice.
table-log-undone = { $seat } has taken a move back.
table-log-rematched = { $seat } would like to play again.
table-log-paused = { $seat } would like a pause.
table-log-resumed = { $seat } wants to go on.
table-log-went-on = On it goes.
table-log-woken = The server was away for a while; that time does not count.

## Talk

table-chat-empty = Nobody has said anything yet. A greeting never hurts.
table-chat-message = Your message
table-chat-placeholder = Say something…
table-chat-send = Send
table-chat-as = Speaking as
table-chat-watching = Only those who sit at the table can speak.
table-chat-said = { $name } says: { $text }

## The menu

table-menu = Menu
table-menu-settings = Settings
table-menu-download = Download this game
table-menu-replay = Watch the replay
table-menu-invite = Invite people
table-menu-resign = Give up
table-menu-leave = Leave the seat
table-menu-sound-off = Sound off
table-menu-sound-on = Sound on
table-menu-skip = Skip animations
table-menu-full-screen = Full screen
table-menu-window = Leave full screen
table-menu-help = Keyboard
table-for-whom = For whom?

table-resign-title = Give up?
table-resign-text = The game goes on without you: a bot plays { $name }’s seat to the end for the sake of the others, and it cannot win. This cannot be taken back.
table-resign = Give up
table-leave-title = Leave this seat for good?
table-leave-text = { $name }’s seat becomes free, and the key to it is void. Until somebody else sits down, a bot plays on. Just closing the page keeps your seat for you.
table-leave = Leave the seat
table-invite-title = Invite people
table-invite-text = Several people can share one seat, and decide together.

## Keyboard

table-help-title = At the keyboard
table-help-tab = Go from one thing to the next; the board is one of them
table-help-arrows = On the board, go from choice to choice
table-help-enter = Choose; and confirm, once a move is complete
table-help-escape = Take back the last choice
table-help-log = Open the log
table-help-rules = Open the rules
table-help-chat = Open the chat
table-help-skip = Skip what is being shown
table-help-help = Show this
table-key-tab = Tab
table-key-arrows = Arrows
table-key-enter = Enter
table-key-escape = Esc

## The end

table-won = { $name } wins
table-won-you = You win!
table-won-shared = { $names } share the win
table-ending-resigned = Everybody else has given up.
table-standing = Final standing
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-again = Play again
table-again-join = Join in
table-again-wanted = { $name } would like to play again.
table-again-somebody = A new game is being laid out.
table-again-watch = Watch the new game
table-result-open = Result
table-analysis = Analyse the game
table-replay = Replay
table-download = Download
table-to-shelf = To the shelf

## One screen for several people with secrets

table-cover = Cover the screen
table-pass-to = Pass the screen to { $name }
table-pass-text = The others look away. Nothing secret is on this screen until { $name } asks for it.
table-pass-choose = Who is next?
table-pass-choose-text = Several have to choose in secret, each alone before the screen, in any order.
table-i-am = I am { $name }: show me
table-i-am-one = I am { $name }
table-look-together = Look at the board together
table-together = Everybody may look.
table-pass-on = Read: pass the screen on
table-go-on = Go on playing
