# A against a team of two, for twenty minutes: the clock ends the game, and an objective still counts
# without its flag.

fate: deal c1
    shuffled
A: ready
    ready seat=A
B: ready
    ready seat=B
    both-ready
clock: go
    begun
A: lay 22 at f1
    laid seat=A piece=22 place=f1
A: lay 10 at g2
    laid seat=A piece=10 place=g2
A: lay 24 at g1
    laid seat=A piece=24 place=g1
B: lay 10 at b4
    laid seat=B piece=10 place=b4
A: bridge 3
    bridge-laid seat=A site=3 points=100
A: lay 30 at e1
    laid seat=A piece=30 place=e1
    completed seat=A objective=airfield-1 value=100
B: lay 2 at b3
    laid seat=B piece=2 place=b3
A: flag airfield-1
    flag-planted seat=A objective=airfield-1 value=100
A: lay 9 at d1
    laid seat=A piece=9 place=d1
A: lay 2 at f2
    laid seat=A piece=2 place=f2
    area-covered seat=A area=E1
B: lay 32 at c3
    laid seat=B piece=32 place=c3
    area-covered seat=B area=B3
    completed seat=B objective=station-2 value=200
A: lay 25 at f3
    laid seat=A piece=25 place=f3
A: lay 37 at e2
    laid seat=A piece=37 place=e2
    area-covered seat=A area=D1
B: lay 14 at d3
    laid seat=B piece=14 place=d3
B: flag station-2
    flag-planted seat=B objective=station-2 value=200
B: bridge 2
    bridge-laid seat=B site=2 points=100
A: lay 40 at h1
    laid seat=A piece=40 place=h1
B: lay 25 at a4
    laid seat=B piece=25 place=a4
    area-covered seat=B area=A4
A: lay 31 at f4
    laid seat=A piece=31 place=f4
B: lay 33 at d4
    laid seat=B piece=33 place=d4
A: lay 19 at d2
    laid seat=A piece=19 place=d2
    area-covered seat=A area=D2
    completed seat=A objective=refinery-1 value=300
A: flag refinery-1
    flag-planted seat=A objective=refinery-1 value=300
B: lay 24 at c2
    laid seat=B piece=24 place=c2
    completed seat=B objective=port-1 value=250
clock: time
    over-time minutes=20
    counted seat=B objective=port-1 value=250
won by A B: 650 650 (S4-20 time-is-up)
