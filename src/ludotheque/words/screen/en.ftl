### The big screen of a table, which everybody in the room looks at.

screen-title = { $game } — the big screen

## Before the game

screen-how-scan = Scan the code of a free seat with your phone.
screen-how-name = Type your name and join.
screen-how-play = Keep your phone to yourself: it shows your secrets.
screen-no-host = The host has the codes of the seats.
screen-seat = Seat { $seat }
screen-free = free
screen-phone-wanted = is waiting for a phone
screen-here = is here
screen-asleep = phone asleep
screen-code-label = Code of seat { $seat }
screen-waiting = { $count ->
    [one] Waiting for one more…
   *[other] Waiting for { $count } more…
}
screen-all-here = Everybody is here. Let’s go!
screen-begin-with-bots = Start, with bots in the free seats
screen-bot = Bot
screen-bot-label = Put a bot into seat { $seat }
screen-new-code = New code
screen-new-code-soon = New code in { $seconds } s
screen-new-code-label = New code for seat { $seat }: the phone that has it now leaves the game

## During the game

screen-turn = Whose turn it is
screen-several = { $count } players
screen-codes-text = A phone is lost, or somebody else plays? A new code lets another phone in.
screen-end = End the game
screen-end-sure = End it for everybody? Nobody will have won.
screen-end-yes = End it
screen-end-no = Play on

## The corner

screen-corner = The screen
screen-codes = Codes of the seats
screen-game-again = Back to the game
screen-language = En français
screen-leave = Leave the big screen
