# A against a team of two, for twenty minutes: the clock ends the game, and an objective still counts
# without its flag.

fate: deal h3
    shuffled
A: ready
    ready seat=A
B: ready
    ready seat=B
    both-ready
clock: go
    begun
B: lay 7 at b4
    laid seat=B piece=7 place=b4
A: lay 27 at e1
    laid seat=A piece=27 place=e1
A: lay 39 at f1
    laid seat=A piece=39 place=f1
B: lay 18 at a4
    laid seat=B piece=18 place=a4
A: lay 4 at e2
    laid seat=A piece=4 place=e2
B: lay 21 at c4
    laid seat=B piece=21 place=c4
    tanks-received seat=B
B: lay 10 at b3
    laid seat=B piece=10 place=b3
    area-covered seat=B area=2
B: lay 9 at a3
    laid seat=B piece=9 place=a3
    area-covered seat=B area=1
    completed seat=B objective=town-2 value=150
B: lay 13 at a2
    laid seat=B piece=13 place=a2
    area-covered seat=B area=9
B: lay 23 at c3
    laid seat=B piece=23 place=c3
    completed seat=B objective=station-2 value=200
    forgotten seat=B objective=town-2
B: lay 4 at d3
    laid seat=B piece=4 place=d3
B: lay 27 at d4
    laid seat=B piece=27 place=d4
    area-covered seat=B area=3
    forgotten seat=B objective=station-2
B: tank a2
    tank-placed seat=B place=a2 closed=2
B: tank d4
    tank-placed seat=B place=d4 closed=1
B: lay 39 at c2
    laid seat=B piece=39 place=c2
A: lay 11 at f2
    laid seat=A piece=11 place=f2
A: flag town-2
    flag-taken seat=A other=B objective=town-2 value=150
A: lay 34 at f3
    laid seat=A piece=34 place=f3
B: tank a4
    tank-placed seat=B place=a4 closed=0
B: lay 22 at b2
    laid seat=B piece=22 place=b2
    area-covered seat=B area=10
B: flag station-2
    flag-planted seat=B objective=station-2 value=200
B: lay 16 at c1
    laid seat=B piece=16 place=c1
    base-lost seat=B other=A base=paratroop
A: lay 7 at e3
    laid seat=A piece=7 place=e3
B: lay 37 at d2
    laid seat=B piece=37 place=d2
    area-covered seat=B area=11
    objective-lost objective=refinery-1
    completed seat=B objective=port-1 value=250
A: lay 32 at d1
    laid seat=A piece=32 place=d1
    area-covered seat=A area=28
B: lay 38 at a1
    laid seat=B piece=38 place=a1
clock: time
    over-time minutes=20
    counted seat=B objective=port-1 value=250
won by B: 200 750 (S4-20 time-is-up)
