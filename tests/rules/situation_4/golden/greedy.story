# A whole game, both sides played by the greedy bot.

fate: deal h3
    shuffled
B: ready
    ready seat=B
A: ready
    ready seat=A
    both-ready
clock: go
    begun
A: lay 18 at h1
    laid seat=A piece=18 place=h1
A: lay 25 at h2
    laid seat=A piece=25 place=h2
B: lay 30 at h4
    laid seat=B piece=30 place=h4
A: lay 14 at h3
    laid seat=A piece=14 place=h3
    completed seat=A objective=port-2 value=250
B: lay 8 at g4
    laid seat=B piece=8 place=g4
    area-covered seat=B area=F4
B: lay 35 at g3
    laid seat=B piece=35 place=g3
A: flag port-2
    flag-planted seat=A objective=port-2 value=250
B: lay 31 at f2
    laid seat=B piece=31 place=f2
A: lay 22 at i3
    laid seat=A piece=22 place=i3
A: lay 13 at i4
    laid seat=A piece=13 place=i4
    base-lost seat=A other=B base=paratroop
A: lay 12 at g2
    laid seat=A piece=12 place=g2
A: lay 26 at i2
    laid seat=A piece=26 place=i2
    completed seat=A objective=station-1 value=200
B: lay 2 at e2
    laid seat=B piece=2 place=e2
A: flag station-1
    flag-planted seat=A objective=station-1 value=200
B: lay 37 at d2
    laid seat=B piece=37 place=d2
A: lay 39 at f1
    laid seat=A piece=39 place=f1
A: lay 27 at e1
    laid seat=A piece=27 place=e1
    objective-lost objective=refinery-1
    completed seat=A objective=airfield-1 value=100
A: flag airfield-1
    flag-planted seat=A objective=airfield-1 value=100
B: lay 39 at c2
    laid seat=B piece=39 place=c2
B: lay 10 at b3
    laid seat=B piece=10 place=b3
B: lay 16 at c1
    laid seat=B piece=16 place=c1
    base-lost seat=B other=A base=paratroop
A: lay 20 at j3
    laid seat=A piece=20 place=j3
B: lay 17 at b1
    laid seat=B piece=17 place=b1
    area-covered seat=B area=B1
A: lay 36 at j4
    laid seat=A piece=36 place=j4
    area-covered seat=A area=H4
    completed seat=A objective=fort-2 value=100
A: bridge 4
    bridge-laid seat=A site=4 points=100
A: flag fort-2
    flag-planted seat=A objective=fort-2 value=100
A: lay 32 at d1
    laid seat=A piece=32 place=d1
B: lay 4 at d3
    laid seat=B piece=4 place=d3
B: lay 23 at c3
    laid seat=B piece=23 place=c3
    area-covered seat=B area=C3
    completed seat=B objective=port-1 value=250
    completed seat=B objective=station-2 value=200
A: lay 6 at j2
    laid seat=A piece=6 place=j2
    area-covered seat=A area=H3
    completed seat=A objective=town-1 value=150
B: flag port-1
    flag-planted seat=B objective=port-1 value=250
A: flag town-1
    flag-planted seat=A objective=town-1 value=150
A: lay 28 at i1
    laid seat=A piece=28 place=i1
    area-covered seat=A area=G2
    area-covered seat=A area=G1
    tanks-received seat=A
B: flag station-2
    flag-planted seat=B objective=station-2 value=200
B: lay 22 at b2
    laid seat=B piece=22 place=b2
    area-covered seat=B area=B2
A: bridge 3
    bridge-laid seat=A site=3 points=100
A: lay 38 at j1
    laid seat=A piece=38 place=j1
    area-covered seat=A area=H2
    area-covered seat=A area=H1
A: lay 8 at g1
    laid seat=A piece=8 place=g1
    area-covered seat=A area=F1
    stuck seat=A
B: lay 13 at a2
    laid seat=B piece=13 place=a2
B: lay 38 at a1
    laid seat=B piece=38 place=a1
    area-covered seat=B area=A1
    completed seat=B objective=fort-1 value=100
B: flag fort-1
    flag-planted seat=B objective=fort-1 value=100
A: tank j4
    tank-placed seat=A place=j4 closed=0
A: tank f1
    tank-placed seat=A place=f1 closed=0
B: lay 9 at a3
    laid seat=B piece=9 place=a3
    area-covered seat=B area=A2
    completed seat=B objective=town-2 value=150
A: tank j3
    tank-placed seat=A place=j3 closed=0
B: flag town-2
    flag-planted seat=B objective=town-2 value=150
B: lay 34 at f4
    laid seat=B piece=34 place=f4
B: lay 5 at f3
    laid seat=B piece=5 place=f3
    completed seat=B objective=refinery-2 value=300
B: flag refinery-2
    flag-planted seat=B objective=refinery-2 value=300
B: lay 7 at b4
    laid seat=B piece=7 place=b4
    area-covered seat=B area=B3
B: lay 20 at e3
    laid seat=B piece=20 place=e3
    area-covered seat=B area=D3
    area-covered seat=B area=E3
B: bridge 2
    bridge-laid seat=B site=2 points=100
B: bridge 1
    bridge-laid seat=B site=1 points=100
B: lay 14 at e4
    laid seat=B piece=14 place=e4
    area-covered seat=B area=E4
    completed seat=B objective=airfield-2 value=100
B: flag airfield-2
    flag-planted seat=B objective=airfield-2 value=100
B: lay 18 at a4
    laid seat=B piece=18 place=a4
    area-covered seat=B area=A4
    area-covered seat=B area=A3
B: lay 21 at c4
    laid seat=B piece=21 place=c4
    area-covered seat=B area=B4
    tanks-received seat=B
B: lay 27 at d4
    laid seat=B piece=27 place=d4
    area-covered seat=B area=C4
    area-covered seat=B area=D4
    over-covered
won by B: 1350 2050 (S4-20 covered)
