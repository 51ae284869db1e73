# The board is wholly covered: both sides drop all their paratroopers, a flag that was forgotten is
# taken, objectives are lost to both, and at the end some count for nobody.

fate: deal a3
    shuffled
A: ready
    ready seat=A
B: ready
    ready seat=B
    both-ready
clock: go
    begun
A: lay 1 at b1
    laid seat=A piece=1 place=b1
A: lay 7 at c1
    laid seat=A piece=7 place=c1
B: lay 30 at h4
    laid seat=B piece=30 place=h4
B: lay 31 at h3
    laid seat=B piece=31 place=h3
B: lay 24 at i4
    laid seat=B piece=24 place=i4
A: lay 5 at d1
    laid seat=A piece=5 place=d1
    area-covered seat=A area=27
    paratroopers-received seat=A
B: lay 32 at g3
    laid seat=B piece=32 place=g3
A: lay 8 at b2
    laid seat=A piece=8 place=b2
A: lay 26 at c2
    laid seat=A piece=26 place=c2
    area-covered seat=A area=26
A: drop h4
    dropped seat=A place=h4 left=2
A: drop h3
    dropped seat=A place=h3 left=1
B: lay 6 at f3
    laid seat=B piece=6 place=f3
B: lay 14 at g4
    laid seat=B piece=14 place=g4
    area-covered seat=B area=6
    paratroopers-received seat=B
B: lay 1 at h2
    laid seat=B piece=1 place=h2
    completed seat=B objective=port-2 value=250
A: lay 17 at i3
    laid seat=A piece=17 place=i3
    bridgehead seat=A place=i3
    objective-lost objective=fort-2
A: lay 33 at a2
    laid seat=A piece=33 place=a2
A: drop i4
    dropped seat=A place=i4 left=0
A: lay 24 at i2
    laid seat=A piece=24 place=i2
    objective-lost objective=station-1
B: lay 9 at j4
    laid seat=B piece=9 place=j4
    forgotten seat=B objective=port-2
A: lay 35 at d2
    laid seat=A piece=35 place=d2
A: lay 6 at c3
    laid seat=A piece=6 place=c3
    completed seat=A objective=port-1 value=250
B: drop d1
    dropped seat=B place=d1 left=2
B: lay 37 at j3
    laid seat=B piece=37 place=j3
    area-covered seat=B area=8
A: lay 29 at i1
    laid seat=A piece=29 place=i1
    forgotten seat=A objective=port-1
B: lay 38 at g2
    laid seat=B piece=38 place=g2
    area-covered seat=B area=14
A: flag port-1
    flag-planted seat=A objective=port-1 value=250
B: lay 12 at g1
    laid seat=B piece=12 place=g1
B: lay 29 at f1
    laid seat=B piece=29 place=f1
    objective-lost objective=refinery-1
B: lay 27 at f4
    laid seat=B piece=27 place=f4
A: lay 11 at e1
    laid seat=A piece=11 place=e1
    objective-lost objective=airfield-1
A: bridge 4
    bridge-laid seat=A site=4 points=100
A: flag port-2
    flag-taken seat=A other=B objective=port-2 value=250
A: lay 15 at j1
    laid seat=A piece=15 place=j1
A: lay 40 at h1
    laid seat=A piece=40 place=h1
    area-covered seat=A area=31
    tanks-received seat=A
B: lay 4 at e4
    laid seat=B piece=4 place=e4
    area-covered seat=B area=5
A: tank i3
    tank-placed seat=A place=i3 closed=0
A: lay 9 at e2
    laid seat=A piece=9 place=e2
A: tank j1
    tank-placed seat=A place=j1 closed=1
A: done
    declared seat=A
B: lay 26 at e3
    laid seat=B piece=26 place=e3
    completed seat=B objective=refinery-2 value=300
B: lay 13 at f2
    laid seat=B piece=13 place=f2
    area-covered seat=B area=13
    forgotten seat=B objective=refinery-2
B: lay 7 at d3
    laid seat=B piece=7 place=d3
B: drop b1
    dropped seat=B place=b1 left=1
B: lay 18 at a1
    laid seat=B piece=18 place=a1
    bridgehead seat=B place=a1
    objective-lost objective=fort-1
B: lay 25 at d4
    laid seat=B piece=25 place=d4
    area-covered seat=B area=4
    completed seat=B objective=airfield-2 value=100
B: bridge 3
    bridge-laid seat=B site=3 points=100
A: tank i2
    tank-placed seat=A place=i2 closed=0
    withdrawn seat=A
B: lay 2 at c4
    laid seat=B piece=2 place=c4
    area-covered seat=B area=3
    objective-lost objective=station-2
    forgotten seat=B objective=airfield-2
B: lay 20 at b4
    laid seat=B piece=20 place=b4
    tanks-received seat=B
B: drop c3
    dropped seat=B place=c3 left=0
B: lay 16 at b3
    laid seat=B piece=16 place=b3
    area-covered seat=B area=2
A: lay 31 at a3
    laid seat=A piece=31 place=a3
    objective-lost objective=town-2
A: lay 27 at j2
    laid seat=A piece=27 place=j2
    area-covered seat=A area=32
    completed seat=A objective=town-1 value=150
A: flag airfield-2
    flag-taken seat=A other=B objective=airfield-2 value=100
A: lay 21 at a4
    laid seat=A piece=21 place=a4
    forgotten seat=A objective=town-1
    over-covered
    counted-for-nobody objective=town-1
    counted-for-nobody objective=refinery-2
won by A: 900 500 (S4-20 covered)
