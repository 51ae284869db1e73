# A whole game, from the roll for the start to the last marble (PM-W).

fate: 5-5
    rolled-for-start seat=A first=5 second=5 total=10
fate: 5-4
    rolled-for-start seat=B first=5 second=4 total=9
    starts seat=A
fate: 5-6
    rolled seat=A first=5 second=6
A: pac-man 6
    chose seat=A piece=pac-man die=6
A: c8
    stepped seat=A piece=pac-man start=c9 space=c8
    gobbled-white seat=A space=c8
A: d7
    stepped seat=A piece=pac-man start=c8 space=d7
    gobbled-white seat=A space=d7
A: e8
    stepped seat=A piece=pac-man start=d7 space=e8
    gobbled-white seat=A space=e8
A: f8
    stepped seat=A piece=pac-man start=e8 space=f8
    gobbled-white seat=A space=f8
A: f10
    stepped seat=A piece=pac-man start=f8 space=f10
    gobbled-yellow seat=A space=f10
A: g10
    stepped seat=A piece=pac-man start=f10 space=g10
    gobbled-white seat=A space=g10
A: ghost-2 5
    chose seat=A piece=ghost-2 die=5
A: f4
    stepped seat=A piece=ghost-2 start=f6 space=f4
A: f2
    stepped seat=A piece=ghost-2 start=f4 space=f2
A: g2
    stepped seat=A piece=ghost-2 start=f2 space=g2
A: g1
    stepped seat=A piece=ghost-2 start=g2 space=g1
A: i1
    stepped seat=A piece=ghost-2 start=g1 space=i1
    emptied seat=A count=5
fate: 5-3
    rolled seat=B first=5 second=3
B: pac-man 5
    chose seat=B piece=pac-man die=5
B: i2
    stepped seat=B piece=pac-man start=i3 space=i2
    gobbled-white seat=B space=i2
B: j3
    stepped seat=B piece=pac-man start=i2 space=j3
    gobbled-white seat=B space=j3
B: k3
    stepped seat=B piece=pac-man start=j3 space=k3
    gobbled-white seat=B space=k3
B: k5
    stepped seat=B piece=pac-man start=k3 space=k5
    gobbled-white seat=B space=k5
B: k6
    stepped seat=B piece=pac-man start=k5 space=k6
    gobbled-white seat=B space=k6
B: ghost-1 3
    chose seat=B piece=ghost-1 die=3
B: h6
    stepped seat=B piece=ghost-1 start=f6 space=h6
B: j6
    stepped seat=B piece=ghost-1 start=h6 space=j6
B: j7
    stepped seat=B piece=ghost-1 start=j6 space=j7
    emptied seat=B count=5
fate: 5-6
    rolled seat=A first=5 second=6
A: pac-man 6
    chose seat=A piece=pac-man die=6
A: h9
    stepped seat=A piece=pac-man start=g10 space=h9
    gobbled-white seat=A space=h9
A: g8
    stepped seat=A piece=pac-man start=h9 space=g8
    gobbled-white seat=A space=g8
A: h7
    stepped seat=A piece=pac-man start=g8 space=h7
    gobbled-white seat=A space=h7
A: i8
    stepped seat=A piece=pac-man start=h7 space=i8
    gobbled-white seat=A space=i8
A: j7
    stepped seat=A piece=pac-man start=i8 space=j7
    gobbled-white seat=A space=j7
    gobbled-ghost seat=A ghost=ghost-1 space=j7
A: name B
    paid payer=B seat=A count=2
    yellow-put-back space=f10 seat=A
A: ghost-1 5
    chose seat=A piece=ghost-1 die=5
A: f8
    stepped seat=A piece=ghost-1 start=f6 space=f8
A: f10
    stepped seat=A piece=ghost-1 start=f8 space=f10
A: g10
    stepped seat=A piece=ghost-1 start=f10 space=g10
A: g11
    stepped seat=A piece=ghost-1 start=g10 space=g11
A: i11
    stepped seat=A piece=ghost-1 start=g11 space=i11
    emptied seat=A count=5
fate: 4-6
    rolled seat=B first=4 second=6
B: pac-man 6
    chose seat=B piece=pac-man die=6
B: f1
    stepped seat=B piece=pac-man start=k6 space=f1
    gobbled-white seat=B space=f1
B: e1
    stepped seat=B piece=pac-man start=f1 space=e1
    gobbled-white seat=B space=e1
B: c1
    stepped seat=B piece=pac-man start=e1 space=c1
    gobbled-white seat=B space=c1
B: a3
    stepped seat=B piece=pac-man start=c1 space=a3
    gobbled-white seat=B space=a3
B: a5
    stepped seat=B piece=pac-man start=a3 space=a5
    gobbled-white seat=B space=a5
B: b5
    stepped seat=B piece=pac-man start=a5 space=b5
    gobbled-white seat=B space=b5
B: ghost-1 4
    chose seat=B piece=ghost-1 die=4
B: g11
    stepped seat=B piece=ghost-1 start=i11 space=g11
B: g10
    stepped seat=B piece=ghost-1 start=g11 space=g10
B: h9
    stepped seat=B piece=ghost-1 start=g10 space=h9
B: g8
    stepped seat=B piece=ghost-1 start=h9 space=g8
    emptied seat=B count=6
fate: 4-1
    rolled seat=A first=4 second=1
A: pac-man 4
    chose seat=A piece=pac-man die=4
A: k7
    stepped seat=A piece=pac-man start=j7 space=k7
    gobbled-white seat=A space=k7
A: k9
    stepped seat=A piece=pac-man start=k7 space=k9
    gobbled-white seat=A space=k9
A: i11
    stepped seat=A piece=pac-man start=k9 space=i11
    gobbled-white seat=A space=i11
A: i10
    stepped seat=A piece=pac-man start=i11 space=i10
    gobbled-white seat=A space=i10
A: ghost-2 1
    chose seat=A piece=ghost-2 die=1
A: k3
    stepped seat=A piece=ghost-2 start=i1 space=k3
    emptied seat=A count=4
fate: 4-5
    rolled seat=B first=4 second=5
B: pac-man 5
    chose seat=B piece=pac-man die=5
B: c4
    stepped seat=B piece=pac-man start=b5 space=c4
    gobbled-white seat=B space=c4
B: d5
    stepped seat=B piece=pac-man start=c4 space=d5
    gobbled-white seat=B space=d5
B: e4
    stepped seat=B piece=pac-man start=d5 space=e4
    gobbled-white seat=B space=e4
B: f4
    stepped seat=B piece=pac-man start=e4 space=f4
    gobbled-white seat=B space=f4
B: f2
    stepped seat=B piece=pac-man start=f4 space=f2
    gobbled-yellow seat=B space=f2
B: ghost-2 4
    chose seat=B piece=ghost-2 die=4
B: j3
    stepped seat=B piece=ghost-2 start=k3 space=j3
B: i2
    stepped seat=B piece=ghost-2 start=j3 space=i2
B: i1
    stepped seat=B piece=ghost-2 start=i2 space=i1
B: k3
    stepped seat=B piece=ghost-2 start=i1 space=k3
    emptied seat=B count=4
fate: 4-1
    rolled seat=A first=4 second=1
A: pac-man 4
    chose seat=A piece=pac-man die=4
A: j9
    stepped seat=A piece=pac-man start=i10 space=j9
    gobbled-white seat=A space=j9
A: k9
    stepped seat=A piece=pac-man start=j9 space=k9
A: i11
    stepped seat=A piece=pac-man start=k9 space=i11
A: g11
    stepped seat=A piece=pac-man start=i11 space=g11
    gobbled-white seat=A space=g11
A: ghost-2 1
    chose seat=A piece=ghost-2 die=1
A: i1
    stepped seat=A piece=ghost-2 start=k3 space=i1
    emptied seat=A count=2
fate: 4-6
    rolled seat=B first=4 second=6
B: pac-man 6
    chose seat=B piece=pac-man die=6
B: e2
    stepped seat=B piece=pac-man start=f2 space=e2
    gobbled-white seat=B space=e2
B: d3
    stepped seat=B piece=pac-man start=e2 space=d3
    gobbled-white seat=B space=d3
B: c3
    stepped seat=B piece=pac-man start=d3 space=c3
B: b3
    stepped seat=B piece=pac-man start=c3 space=b3
    gobbled-white seat=B space=b3
B: c2
    stepped seat=B piece=pac-man start=b3 space=c2
    gobbled-white seat=B space=c2
B: c1
    stepped seat=B piece=pac-man start=c2 space=c1
B: ghost-1 4
    chose seat=B piece=ghost-1 die=4
B: f8
    stepped seat=B piece=ghost-1 start=g8 space=f8
B: e8
    stepped seat=B piece=ghost-1 start=f8 space=e8
B: d9
    stepped seat=B piece=ghost-1 start=e8 space=d9
B: e10
    stepped seat=B piece=ghost-1 start=d9 space=e10
    emptied seat=B count=4
fate: 6-4
    rolled seat=A first=6 second=4
A: pac-man 6
    chose seat=A piece=pac-man die=6
A: f11
    stepped seat=A piece=pac-man start=g11 space=f11
    gobbled-white seat=A space=f11
A: a6
    stepped seat=A piece=pac-man start=f11 space=a6
    gobbled-white seat=A space=a6
A: a7
    stepped seat=A piece=pac-man start=a6 space=a7
    gobbled-white seat=A space=a7
A: b7
    stepped seat=A piece=pac-man start=a7 space=b7
    gobbled-white seat=A space=b7
A: b6
    stepped seat=A piece=pac-man start=b7 space=b6
    gobbled-yellow seat=A space=b6
A: d6
    stepped seat=A piece=pac-man start=b6 space=d6
    gobbled-white seat=A space=d6
A: ghost-1 4
    chose seat=A piece=ghost-1 die=4
A: f10
    stepped seat=A piece=ghost-1 start=e10 space=f10
A: f8
    stepped seat=A piece=ghost-1 start=f10 space=f8
A: e8
    stepped seat=A piece=ghost-1 start=f8 space=e8
A: d7
    stepped seat=A piece=ghost-1 start=e8 space=d7
    emptied seat=A count=5
fate: 2-4
    rolled seat=B first=2 second=4
B: pac-man 4
    chose seat=B piece=pac-man die=4
B: e1
    stepped seat=B piece=pac-man start=c1 space=e1
B: f1
    stepped seat=B piece=pac-man start=e1 space=f1
B: g1
    stepped seat=B piece=pac-man start=f1 space=g1
    gobbled-white seat=B space=g1
B: i1
    stepped seat=B piece=pac-man start=g1 space=i1
    gobbled-white seat=B space=i1
    gobbled-ghost seat=B ghost=ghost-2 space=i1
B: name A
    paid payer=A seat=B count=2
    yellow-put-back space=f2 seat=B
B: ghost-2 2
    chose seat=B piece=ghost-2 die=2
B: d6
    stepped seat=B piece=ghost-2 start=f6 space=d6
    caught seat=B caught=A ghost=ghost-2 space=d6
    paid payer=A seat=B count=2
    emptied seat=B count=2
fate: 5-1
    rolled seat=A first=5 second=1
A: pac-man 5
    chose seat=A piece=pac-man die=5
A: b9
    stepped seat=A piece=pac-man start=c9 space=b9
    gobbled-white seat=A space=b9
A: c10
    stepped seat=A piece=pac-man start=b9 space=c10
    gobbled-white seat=A space=c10
A: c11
    stepped seat=A piece=pac-man start=c10 space=c11
    gobbled-white seat=A space=c11
A: e11
    stepped seat=A piece=pac-man start=c11 space=e11
    gobbled-white seat=A space=e11
A: e10
    stepped seat=A piece=pac-man start=e11 space=e10
    gobbled-white seat=A space=e10
A: ghost-1 1
    chose seat=A piece=ghost-1 die=1
A: e8
    stepped seat=A piece=ghost-1 start=d7 space=e8
    emptied seat=A count=5
fate: 6-3
    rolled seat=B first=6 second=3
B: pac-man 6
    chose seat=B piece=pac-man die=6
B: g1
    stepped seat=B piece=pac-man start=i1 space=g1
B: g2
    stepped seat=B piece=pac-man start=g1 space=g2
    gobbled-white seat=B space=g2
B: h3
    stepped seat=B piece=pac-man start=g2 space=h3
    gobbled-white seat=B space=h3
B: g4
    stepped seat=B piece=pac-man start=h3 space=g4
    gobbled-white seat=B space=g4
B: h5
    stepped seat=B piece=pac-man start=g4 space=h5
    gobbled-white seat=B space=h5
B: i4
    stepped seat=B piece=pac-man start=h5 space=i4
    gobbled-white seat=B space=i4
B: ghost-2 3
    chose seat=B piece=ghost-2 die=3
B: d5
    stepped seat=B piece=ghost-2 start=d6 space=d5
B: c4
    stepped seat=B piece=ghost-2 start=d5 space=c4
B: b5
    stepped seat=B piece=ghost-2 start=c4 space=b5
    emptied seat=B count=5
fate: 5-2
    rolled seat=A first=5 second=2
A: pac-man 5
    chose seat=A piece=pac-man die=5
A: d9
    stepped seat=A piece=pac-man start=e10 space=d9
    gobbled-white seat=A space=d9
A: c9
    stepped seat=A piece=pac-man start=d9 space=c9
A: b9
    stepped seat=A piece=pac-man start=c9 space=b9
A: a9
    stepped seat=A piece=pac-man start=b9 space=a9
    gobbled-white seat=A space=a9
A: c11
    stepped seat=A piece=pac-man start=a9 space=c11
A: ghost-1 2
    chose seat=A piece=ghost-1 die=2
A: f8
    stepped seat=A piece=ghost-1 start=e8 space=f8
A: f10
    stepped seat=A piece=ghost-1 start=f8 space=f10
    emptied seat=A count=2
fate: 6-3
    rolled seat=B first=6 second=3
B: pac-man 6
    chose seat=B piece=pac-man die=6
B: j5
    stepped seat=B piece=pac-man start=i4 space=j5
    gobbled-white seat=B space=j5
B: j6
    stepped seat=B piece=pac-man start=j5 space=j6
    gobbled-yellow seat=B space=j6
B: h6
    stepped seat=B piece=pac-man start=j6 space=h6
    gobbled-white seat=B space=h6
B: h5
    stepped seat=B piece=pac-man start=h6 space=h5
B: g4
    stepped seat=B piece=pac-man start=h5 space=g4
B: f4
    stepped seat=B piece=pac-man start=g4 space=f4
B: ghost-1 3
    chose seat=B piece=ghost-1 die=3
B: e10
    stepped seat=B piece=ghost-1 start=f10 space=e10
B: e11
    stepped seat=B piece=ghost-1 start=e10 space=e11
B: f11
    stepped seat=B piece=ghost-1 start=e11 space=f11
    emptied seat=B count=2
fate: 3-1
    rolled seat=A first=3 second=1
A: pac-man 3
    chose seat=A piece=pac-man die=3
A: e11
    stepped seat=A piece=pac-man start=c11 space=e11
A: e10
    stepped seat=A piece=pac-man start=e11 space=e10
A: f10
    stepped seat=A piece=pac-man start=e10 space=f10
    gobbled-yellow seat=A space=f10
A: ghost-1 1
    chose seat=A piece=ghost-1 die=1
A: g11
    stepped seat=A piece=ghost-1 start=f11 space=g11
fate: 2-2
    rolled seat=B first=2 second=2
B: pac-man 2
    chose seat=B piece=pac-man die=2
B: f2
    stepped seat=B piece=pac-man start=f4 space=f2
    gobbled-yellow seat=B space=f2
B: g2
    stepped seat=B piece=pac-man start=f2 space=g2
B: ghost-1 2
    chose seat=B piece=ghost-1 die=2
B: f11
    stepped seat=B piece=ghost-1 start=g11 space=f11
B: e11
    stepped seat=B piece=ghost-1 start=f11 space=e11
    over-empty
won by B: 26 30 (PM-W circuit-empty)
