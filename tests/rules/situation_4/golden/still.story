# Six tanks are placed and two neutralise each other; then a side can lay nothing more, nobody lays
# a piece for two minutes, and the clock ends the game.

fate: deal a4
    shuffled
A: ready
    ready seat=A
B: ready
    ready seat=B
    both-ready
clock: go
    begun
B: lay 28 at e4
    laid seat=B piece=28 place=e4
B: lay 29 at d4
    laid seat=B piece=29 place=d4
A: lay 2 at i1
    laid seat=A piece=2 place=i1
B: lay 39 at d3
    laid seat=B piece=39 place=d3
A: lay 27 at i2
    laid seat=A piece=27 place=i2
A: lay 4 at h2
    laid seat=A piece=4 place=h2
    area-covered seat=A area=G2
    completed seat=A objective=station-1 value=200
A: flag station-1
    flag-planted seat=A objective=station-1 value=200
B: bridge 2
    bridge-laid seat=B site=2 points=100
B: lay 4 at d2
    laid seat=B piece=4 place=d2
A: lay 8 at j1
    laid seat=A piece=8 place=j1
    area-covered seat=A area=H1
A: lay 25 at j2
    laid seat=A piece=25 place=j2
    completed seat=A objective=town-1 value=150
B: lay 27 at e3
    laid seat=B piece=27 place=e3
    area-covered seat=B area=D4
A: lay 33 at g2
    laid seat=A piece=33 place=g2
    forgotten seat=A objective=town-1
B: lay 1 at f4
    laid seat=B piece=1 place=f4
    completed seat=B objective=airfield-2 value=100
A: lay 39 at g1
    laid seat=A piece=39 place=g1
A: bridge 3
    bridge-laid seat=A site=3 points=100
B: flag town-1
    flag-taken seat=B other=A objective=town-1 value=150
A: lay 38 at i3
    laid seat=A piece=38 place=i3
A: bridge 4
    bridge-laid seat=A site=4 points=100
B: flag airfield-2
    flag-planted seat=B objective=airfield-2 value=100
B: lay 17 at c4
    laid seat=B piece=17 place=c4
B: lay 7 at b4
    laid seat=B piece=7 place=b4
A: lay 30 at i4
    laid seat=A piece=30 place=i4
    base-lost seat=A other=B base=paratroop
A: lay 29 at h3
    laid seat=A piece=29 place=h3
    completed seat=A objective=port-2 value=250
A: lay 20 at h1
    laid seat=A piece=20 place=h1
    area-covered seat=A area=G1
    tanks-received seat=A
    forgotten seat=A objective=port-2
B: flag port-2
    flag-taken seat=B other=A objective=port-2 value=250
B: lay 40 at a4
    laid seat=B piece=40 place=a4
    area-covered seat=B area=A4
B: lay 32 at e2
    laid seat=B piece=32 place=e2
A: tank j2
    tank-placed seat=A place=j2 closed=1
B: lay 21 at e1
    laid seat=B piece=21 place=e1
    completed seat=B objective=refinery-1 value=300
A: tank h3
    tank-placed seat=A place=h3 closed=2
B: flag refinery-1
    flag-planted seat=B objective=refinery-1 value=300
B: lay 36 at g4
    laid seat=B piece=36 place=g4
B: lay 25 at f3
    laid seat=B piece=25 place=f3
    area-covered seat=B area=E4
    area-covered seat=B area=D3
B: lay 3 at f2
    laid seat=B piece=3 place=f2
A: lay 12 at f1
    laid seat=A piece=12 place=f1
    area-covered seat=A area=F1
    objective-lost objective=airfield-1
A: lay 13 at j4
    laid seat=A piece=13 place=j4
A: tank i3
    tank-placed seat=A place=i3 closed=0
B: lay 13 at c2
    laid seat=B piece=13 place=c2
B: lay 14 at c3
    laid seat=B piece=14 place=c3
    area-covered seat=B area=C4
    area-covered seat=B area=C3
    completed seat=B objective=port-1 value=250
    tanks-received seat=B
A: lay 35 at j3
    laid seat=A piece=35 place=j3
    area-covered seat=A area=H4
    area-covered seat=A area=H3
    area-covered seat=A area=H2
    completed seat=A objective=fort-2 value=100
B: tank f2
    tank-placed seat=B place=f2 closed=0
    neutralised seat=B place=g3
A: lay 10 at h4
    laid seat=A piece=10 place=h4
    area-covered seat=A area=G4
    area-covered seat=A area=G3
    forgotten seat=A objective=fort-2
B: flag port-1
    flag-planted seat=B objective=port-1 value=250
B: tank c3
    tank-placed seat=B place=c3 closed=1
B: tank b4
    tank-placed seat=B place=b4 closed=1
A: flag fort-2
    flag-planted seat=A objective=fort-2 value=100
B: lay 24 at c1
    laid seat=B piece=24 place=c1
    base-lost seat=B other=A base=paratroop
A: lay 11 at g3
    laid seat=A piece=11 place=g3
    area-covered seat=A area=F2
    objective-lost objective=refinery-2
    stuck seat=A
B: lay 5 at b3
    laid seat=B piece=5 place=b3
    area-covered seat=B area=B4
    area-covered seat=B area=B3
    completed seat=B objective=station-2 value=200
B: flag station-2
    flag-planted seat=B objective=station-2 value=200
clock: still
    over-still
won by B: 1000 1750 (S4-20 nobody-lays)
