# The board is wholly covered: both sides drop all their paratroopers, B takes a flag that A forgot,
# five objectives are lost to both, and at the end two more count for nobody.

fate: deal e3
    shuffled
B: ready
    ready seat=B
A: ready
    ready seat=A
    both-ready
clock: go
    begun
A: lay 21 at b1
    laid seat=A piece=21 place=b1
B: lay 21 at b4
    laid seat=B piece=21 place=b4
B: lay 12 at c4
    laid seat=B piece=12 place=c4
B: lay 23 at a4
    laid seat=B piece=23 place=a4
    area-covered seat=B area=A4
B: lay 16 at c3
    laid seat=B piece=16 place=c3
    tanks-received seat=B
A: lay 31 at b2
    laid seat=A piece=31 place=b2
A: lay 4 at b3
    laid seat=A piece=4 place=b3
    objective-lost objective=station-2
A: bridge 1
    bridge-laid seat=A site=1 points=100
B: tank a4
    tank-placed seat=B place=a4 closed=1
B: tank c4
    tank-placed seat=B place=c4 closed=1
A: lay 12 at a1
    laid seat=A piece=12 place=a1
A: lay 2 at c1
    laid seat=A piece=2 place=c1
    area-covered seat=A area=B1
    paratroopers-received seat=A
A: drop b4
    dropped seat=A place=b4 left=2
A: drop c3
    dropped seat=A place=c3 left=1
B: lay 15 at c2
    laid seat=B piece=15 place=c2
    completed seat=B objective=port-1 value=250
B: flag port-1
    flag-planted seat=B objective=port-1 value=250
A: lay 20 at a2
    laid seat=A piece=20 place=a2
    area-covered seat=A area=A1
    completed seat=A objective=fort-1 value=100
B: lay 32 at a3
    laid seat=B piece=32 place=a3
    objective-lost objective=town-2
A: lay 7 at d3
    laid seat=A piece=7 place=d3
    bridgehead seat=A place=d3
    forgotten seat=A objective=fort-1
A: bridge 2
    bridge-laid seat=A site=2 points=100
A: drop a3
    dropped seat=A place=a3 left=0
B: flag fort-1
    flag-taken seat=B other=A objective=fort-1 value=100
A: lay 8 at e4
    laid seat=A piece=8 place=e4
A: lay 22 at d1
    laid seat=A piece=22 place=d1
    area-covered seat=A area=C1
B: lay 33 at d4
    laid seat=B piece=33 place=d4
B: tank d4
    tank-placed seat=B place=d4 closed=0
B: lay 25 at d2
    laid seat=B piece=25 place=d2
B: lay 40 at e3
    laid seat=B piece=40 place=e3
B: lay 17 at f3
    laid seat=B piece=17 place=f3
B: lay 8 at f2
    laid seat=B piece=8 place=f2
B: lay 36 at g2
    laid seat=B piece=36 place=g2
B: bridge 3
    bridge-laid seat=B site=3 points=100
A: lay 5 at f4
    laid seat=A piece=5 place=f4
    completed seat=A objective=airfield-2 value=100
    objective-lost objective=refinery-2
B: lay 6 at g1
    laid seat=B piece=6 place=g1
B: lay 38 at h1
    laid seat=B piece=38 place=h1
    base-lost seat=B other=A base=tank
B: lay 10 at f1
    laid seat=B piece=10 place=f1
    area-covered seat=B area=E1
A: flag airfield-2
    flag-planted seat=A objective=airfield-2 value=100
A: lay 9 at e1
    laid seat=A piece=9 place=e1
    objective-lost objective=refinery-1
    objective-lost objective=airfield-1
A: lay 24 at e2
    laid seat=A piece=24 place=e2
A: lay 23 at g4
    laid seat=A piece=23 place=g4
B: lay 35 at i1
    laid seat=B piece=35 place=i1
B: lay 7 at g3
    laid seat=B piece=7 place=g3
B: lay 3 at h3
    laid seat=B piece=3 place=h3
B: lay 34 at i3
    laid seat=B piece=34 place=i3
B: done
    declared seat=B
B: lay 39 at j3
    laid seat=B piece=39 place=j3
    withdrawn seat=B
B: lay 4 at j2
    laid seat=B piece=4 place=j2
B: lay 9 at j1
    laid seat=B piece=9 place=j1
    area-covered seat=B area=H1
B: lay 31 at h4
    laid seat=B piece=31 place=h4
    stuck seat=A
B: lay 28 at i2
    laid seat=B piece=28 place=i2
    area-covered seat=B area=H2
    completed seat=B objective=town-1 value=150
B: flag town-1
    flag-planted seat=B objective=town-1 value=150
B: lay 27 at i4
    laid seat=B piece=27 place=i4
    area-covered seat=B area=G4
    paratroopers-received seat=B
B: drop d3
    dropped seat=B place=d3 left=2
B: drop g4
    dropped seat=B place=g4 left=1
B: bridge 4
    bridge-laid seat=B site=4 points=100
B: drop e2
    dropped seat=B place=e2 left=0
B: lay 14 at h2
    laid seat=B piece=14 place=h2
    area-covered seat=B area=G3
    area-covered seat=B area=F2
    area-covered seat=B area=G2
    area-covered seat=B area=F1
    area-covered seat=B area=G1
    completed seat=B objective=station-1 value=200
    completed seat=B objective=port-2 value=250
B: lay 30 at j4
    laid seat=B piece=30 place=j4
    area-covered seat=B area=H4
    area-covered seat=B area=H3
    completed seat=B objective=fort-2 value=100
    forgotten seat=B objective=station-1
    forgotten seat=B objective=port-2
    over-covered
    counted-for-nobody objective=station-1
    counted seat=B objective=fort-2 value=100
    counted-for-nobody objective=port-2
won by B: 450 1400 (S4-20 covered)
