### The big screen of a table, which everybody in the room looks at.

screen-title = { $game } — the big screen

## Before the game

screen-how-scan = Scan the code of a free seat with your phone.
screen-how-name = Say your name, and sit down.
screen-how-play = Keep your hand to yourself: the phone shows what is yours alone.
screen-no-host = Whoever opened the table has the codes of its seats.
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
screen-all-here = Everybody is here. It begins!
screen-begin-with-bots = Begin with bots in the free seats
screen-bot = Bot
screen-bot-label = Put a bot into seat { $seat }
screen-new-code = New code
screen-new-code-label = New code for seat { $seat }: the phone that holds it holds nothing any more

## During the game

screen-turn = Whose turn it is
screen-several = { $count } players
screen-codes-text = A phone is lost, or changes hands? A new code lets it in.
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
