# Six tanks are placed and some neutralise each other; then a side can do nothing more that scores,
# nobody does anything for two minutes, and the clock ends the game.

fate: deal b3
    shuffled
A: ready
    ready seat=A
B: ready
    ready seat=B
    both-ready
clock: go
    begun
B: lay 24 at c4
    laid seat=B piece=24 place=c4
B: lay 34 at b4
    laid seat=B piece=34 place=b4
    tanks-received seat=B
B: tank c4
    tank-placed seat=B place=c4 closed=2
B: lay 10 at d4
    laid seat=B piece=10 place=d4
    area-covered seat=B area=3
B: lay 18 at d3
    laid seat=B piece=18 place=d3
B: lay 16 at e3
    laid seat=B piece=16 place=e3
A: lay 35 at c1
    laid seat=A piece=35 place=c1
B: tank d4
    tank-placed seat=B place=d4 closed=1
B: lay 6 at c3
    laid seat=B piece=6 place=c3
B: lay 22 at b2
    laid seat=B piece=22 place=b2
A: lay 28 at d1
    laid seat=A piece=28 place=d1
    area-covered seat=A area=27
A: lay 16 at c2
    laid seat=A piece=16 place=c2
    objective-lost objective=port-1
B: tank d3
    tank-placed seat=B place=d3 closed=1
A: lay 3 at e1
    laid seat=A piece=3 place=e1
B: lay 12 at a4
    laid seat=B piece=12 place=a4
B: lay 31 at f3
    laid seat=B piece=31 place=f3
A: lay 26 at f1
    laid seat=A piece=26 place=f1
    area-covered seat=A area=28
A: lay 40 at e2
    laid seat=A piece=40 place=e2
B: lay 40 at b3
    laid seat=B piece=40 place=b3
    area-covered seat=B area=2
    area-covered seat=B area=10
    completed seat=B objective=station-2 value=200
A: lay 7 at f2
    laid seat=A piece=7 place=f2
A: lay 22 at b1
    laid seat=A piece=22 place=b1
    objective-lost objective=fort-1
    paratroopers-received seat=A
B: flag station-2
    flag-planted seat=B objective=station-2 value=200
A: lay 30 at g1
    laid seat=A piece=30 place=g1
    area-covered seat=A area=29
    completed seat=A objective=airfield-1 value=100
B: lay 27 at e4
    laid seat=B piece=27 place=e4
B: bridge 1
    bridge-laid seat=B site=1 points=100
B: lay 7 at f4
    laid seat=B piece=7 place=f4
    area-covered seat=B area=4
    completed seat=B objective=airfield-2 value=100
A: lay 13 at a1
    laid seat=A piece=13 place=a1
    forgotten seat=A objective=airfield-1
A: drop e4
    dropped seat=A place=e4 left=2
A: drop a4
    dropped seat=A place=a4 left=1
B: lay 3 at g4
    laid seat=B piece=3 place=g4
    area-covered seat=B area=5
    forgotten seat=B objective=airfield-2
A: flag airfield-2
    flag-taken seat=A other=B objective=airfield-2 value=100
A: drop e3
    dropped seat=A place=e3 left=0
A: flag airfield-1
    flag-planted seat=A objective=airfield-1 value=100
A: lay 21 at a3
    laid seat=A piece=21 place=a3
    bridgehead seat=A place=a3
    objective-lost objective=town-2
B: lay 21 at g3
    laid seat=B piece=21 place=g3
    completed seat=B objective=refinery-2 value=300
A: lay 5 at a2
    laid seat=A piece=5 place=a2
    area-covered seat=A area=25
A: lay 24 at h1
    laid seat=A piece=24 place=h1
    area-covered seat=A area=30
A: lay 31 at h2
    laid seat=A piece=31 place=h2
    objective-lost objective=port-2
A: lay 4 at i3
    laid seat=A piece=4 place=i3
A: lay 33 at i1
    laid seat=A piece=33 place=i1
    tanks-received seat=A
A: lay 25 at j2
    laid seat=A piece=25 place=j2
A: tank e2
    tank-placed seat=A place=e2 closed=0
    neutralised seat=A place=d2
B: flag refinery-2
    flag-planted seat=B objective=refinery-2 value=300
B: lay 37 at g2
    laid seat=B piece=37 place=g2
B: lay 15 at h3
    laid seat=B piece=15 place=h3
A: lay 38 at i2
    laid seat=A piece=38 place=i2
    area-covered seat=A area=23
    area-covered seat=A area=31
    completed seat=A objective=station-1 value=200
    completed seat=A objective=town-1 value=150
A: lay 37 at i4
    laid seat=A piece=37 place=i4
    base-lost seat=A other=B base=paratroop
    forgotten seat=A objective=station-1
    forgotten seat=A objective=town-1
B: flag station-1
    flag-taken seat=B other=A objective=station-1 value=200
B: lay 38 at h4
    laid seat=B piece=38 place=h4
    area-covered seat=B area=6
A: tank c1
    tank-placed seat=A place=c1 closed=0
B: bridge 3
    bridge-laid seat=B site=3 points=100
B: lay 20 at d2
    laid seat=B piece=20 place=d2
    objective-lost objective=refinery-1
A: tank i2
    tank-placed seat=A place=i2 closed=0
A: bridge 4
    bridge-laid seat=A site=4 points=100
A: flag town-1
    flag-planted seat=A objective=town-1 value=150
    stuck seat=B
clock: still
    over-still
won by B: 800 1200 (S4-20 nobody-acts)
