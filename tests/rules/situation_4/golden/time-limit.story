# The pieces lie turned, and the clock ends the game after twenty minutes: one objective still
# counts, one was forgotten.

    shuffled
B: ready
    ready seat=B
A: ready
    ready seat=A
    both-ready
clock: go
    begun
B: lay 14 at a4
    laid seat=B piece=14 place=a4
    tanks-received seat=B
B: tank a4
    tank-placed seat=B place=a4 closed=2
A: lay 4 at c1 turned 1
    laid seat=A piece=4 place=c1
A: lay 8 at d1 turned 2
    laid seat=A piece=8 place=d1
    tanks-received seat=A
A: tank d1
    tank-placed seat=A place=d1 closed=1
A: tank c1
    tank-placed seat=A place=c1 closed=2
A: lay 10 at b1 turned 2
    laid seat=A piece=10 place=b1
    completed seat=A objective=town-1 value=100
B: lay 1 at b4 turned 3
    laid seat=B piece=1 place=b4
B: tank b4
    tank-placed seat=B place=b4 closed=2
B: lay 9 at b3 turned 1
    laid seat=B piece=9 place=b3
B: tank b3
    tank-placed seat=B place=b3 closed=2
B: lay 4 at c4 turned 2
    laid seat=B piece=4 place=c4
    completed seat=B objective=town-2 value=100
B: lay 3 at c3 turned 2
    laid seat=B piece=3 place=c3
    area-covered seat=B area=B2
    forgotten seat=B objective=town-2
clock: time
    over-time minutes=20
    counted seat=A objective=town-1 value=100
    counted-for-nobody objective=town-2
won by A: 100 50 (S4-20 time-is-up)
