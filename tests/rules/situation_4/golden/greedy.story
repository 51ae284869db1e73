# A whole game, both sides played by the greedy bot.

fate: deal a2
    shuffled
A: ready
    ready seat=A
B: ready
    ready seat=B
    both-ready
clock: go
    begun
A: lay 12 at h1
    laid seat=A piece=12 place=h1
A: lay 2 at h2
    laid seat=A piece=2 place=h2
B: lay 13 at g4
    laid seat=B piece=13 place=g4
B: lay 22 at g3
    laid seat=B piece=22 place=g3
    objective-lost objective=port-2
A: lay 7 at i3
    laid seat=A piece=7 place=i3
B: lay 18 at g2
    laid seat=B piece=18 place=g2
B: lay 33 at f2
    laid seat=B piece=33 place=f2
A: lay 22 at i4
    laid seat=A piece=22 place=i4
    base-lost seat=A other=B base=paratroop
B: lay 5 at f1
    laid seat=B piece=5 place=f1
A: lay 8 at i2
    laid seat=A piece=8 place=i2
A: lay 1 at g1
    laid seat=A piece=1 place=g1
    area-covered seat=A area=30
    objective-lost objective=airfield-1
A: lay 25 at j3
    laid seat=A piece=25 place=j3
A: lay 26 at j4
    laid seat=A piece=26 place=j4
    area-covered seat=A area=8
    completed seat=A objective=fort-2 value=100
A: bridge 4
    bridge-laid seat=A site=4 points=100
A: flag fort-2
    flag-planted seat=A objective=fort-2 value=100
A: lay 16 at h4
    laid seat=A piece=16 place=h4
A: lay 13 at h3
    laid seat=A piece=13 place=h3
    area-covered seat=A area=7
    area-covered seat=A area=15
B: lay 39 at e2
    laid seat=B piece=39 place=e2
A: lay 11 at j2
    laid seat=A piece=11 place=j2
    area-covered seat=A area=16
    area-covered seat=A area=24
    completed seat=A objective=town-1 value=150
A: flag town-1
    flag-planted seat=A objective=town-1 value=150
A: lay 5 at i1
    laid seat=A piece=5 place=i1
    area-covered seat=A area=23
    area-covered seat=A area=31
    completed seat=A objective=station-1 value=200
    tanks-received seat=A
B: lay 23 at d2
    laid seat=B piece=23 place=d2
A: flag station-1
    flag-planted seat=A objective=station-1 value=200
A: lay 14 at j1
    laid seat=A piece=14 place=j1
    area-covered seat=A area=32
    stuck seat=A
B: lay 34 at c2
    laid seat=B piece=34 place=c2
B: lay 15 at b2
    laid seat=B piece=15 place=b2
B: lay 3 at b3
    laid seat=B piece=3 place=b3
A: tank h4
    tank-placed seat=A place=h4 closed=0
B: lay 9 at d1
    laid seat=B piece=9 place=d1
    base-lost seat=B other=A base=paratroop
B: lay 36 at b1
    laid seat=B piece=36 place=b1
B: lay 14 at c3
    laid seat=B piece=14 place=c3
    completed seat=B objective=port-1 value=250
A: tank j3
    tank-placed seat=A place=j3 closed=0
A: tank h3
    tank-placed seat=A place=h3 closed=0
B: flag port-1
    flag-planted seat=B objective=port-1 value=250
B: lay 24 at e1
    laid seat=B piece=24 place=e1
    area-covered seat=B area=28
    completed seat=B objective=refinery-1 value=300
B: flag refinery-1
    flag-planted seat=B objective=refinery-1 value=300
B: lay 40 at a2
    laid seat=B piece=40 place=a2
B: lay 28 at c1
    laid seat=B piece=28 place=c1
    area-covered seat=B area=18
    area-covered seat=B area=26
    area-covered seat=B area=27
B: lay 8 at d3
    laid seat=B piece=8 place=d3
    area-covered seat=B area=19
B: lay 26 at a1
    laid seat=B piece=26 place=a1
    area-covered seat=B area=25
    completed seat=B objective=fort-1 value=100
B: bridge 2
    bridge-laid seat=B site=2 points=100
B: flag fort-1
    flag-planted seat=B objective=fort-1 value=100
B: lay 35 at a3
    laid seat=B piece=35 place=a3
    area-covered seat=B area=9
    area-covered seat=B area=17
    completed seat=B objective=town-2 value=150
B: flag town-2
    flag-planted seat=B objective=town-2 value=150
B: lay 31 at f4
    laid seat=B piece=31 place=f4
B: lay 25 at c4
    laid seat=B piece=25 place=c4
B: lay 19 at e3
    laid seat=B piece=19 place=e3
    area-covered seat=B area=20
B: lay 30 at e4
    laid seat=B piece=30 place=e4
    area-covered seat=B area=5
B: lay 27 at b4
    laid seat=B piece=27 place=b4
    area-covered seat=B area=2
    area-covered seat=B area=10
    completed seat=B objective=station-2 value=200
    tanks-received seat=B
B: flag station-2
    flag-planted seat=B objective=station-2 value=200
B: lay 10 at f3
    laid seat=B piece=10 place=f3
    area-covered seat=B area=13
    completed seat=B objective=refinery-2 value=300
B: flag refinery-2
    flag-planted seat=B objective=refinery-2 value=300
B: lay 12 at d4
    laid seat=B piece=12 place=d4
    area-covered seat=B area=3
    area-covered seat=B area=4
    area-covered seat=B area=11
    area-covered seat=B area=12
    completed seat=B objective=airfield-2 value=100
B: flag airfield-2
    flag-planted seat=B objective=airfield-2 value=100
B: tank g4
    tank-placed seat=B place=g4 closed=0
B: tank a3
    tank-placed seat=B place=a3 closed=1
B: tank b2
    tank-placed seat=B place=b2 closed=0
B: bridge 3
    bridge-laid seat=B site=3 points=100
B: lay 29 at a4
    laid seat=B piece=29 place=a4
    area-covered seat=B area=1
    over-covered
won by B: 1000 2500 (S4-20 covered)
