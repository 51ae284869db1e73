# Through the doors within one count (PM-9) and across an absent player's home (PM-10); a ghost
# that turns back (PM-14, ghost_turn=free) and uses the doors (PM-15, ghost_doors=open).

fate: 6-5
    rolled-for-start seat=A first=6 second=5 total=11
fate: 1-1
    rolled-for-start seat=B first=1 second=1 total=2
    starts seat=A
fate: 6-3
    rolled seat=A first=6 second=3
A: pac-man 6
    chose seat=A piece=pac-man die=6
A: b9
    stepped seat=A piece=pac-man start=c9 space=b9
    gobbled-white seat=A space=b9
A: a9
    stepped seat=A piece=pac-man start=b9 space=a9
    gobbled-white seat=A space=a9
A: a7
    stepped seat=A piece=pac-man start=a9 space=a7
    gobbled-white seat=A space=a7
A: a6
    stepped seat=A piece=pac-man start=a7 space=a6
    gobbled-white seat=A space=a6
A: f11
    stepped seat=A piece=pac-man start=a6 space=f11
    gobbled-white seat=A space=f11
A: e11
    stepped seat=A piece=pac-man start=f11 space=e11
    gobbled-white seat=A space=e11
A: ghost-1 3
    chose seat=A piece=ghost-1 die=3
A: f8
    stepped seat=A piece=ghost-1 start=f6 space=f8
A: e8
    stepped seat=A piece=ghost-1 start=f8 space=e8
A: f8
    stepped seat=A piece=ghost-1 start=e8 space=f8
    emptied seat=A count=6
fate: 6-5
    rolled seat=B first=6 second=5
B: ghost-1 5
    chose seat=B piece=ghost-1 die=5
B: e8
    stepped seat=B piece=ghost-1 start=f8 space=e8
B: d9
    stepped seat=B piece=ghost-1 start=e8 space=d9
B: e10
    stepped seat=B piece=ghost-1 start=d9 space=e10
B: d9
    stepped seat=B piece=ghost-1 start=e10 space=d9
B: e10
    stepped seat=B piece=ghost-1 start=d9 space=e10
    chose seat=B piece=pac-man die=6
B: j3
    stepped seat=B piece=pac-man start=i3 space=j3
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
B: f1
    stepped seat=B piece=pac-man start=k6 space=f1
    gobbled-white seat=B space=f1
B: g1
    stepped seat=B piece=pac-man start=f1 space=g1
    gobbled-white seat=B space=g1
    emptied seat=B count=6
fate: 4-3
    rolled seat=A first=4 second=3
A: pac-man 4
    chose seat=A piece=pac-man die=4
A: c11
    stepped seat=A piece=pac-man start=e11 space=c11
    gobbled-white seat=A space=c11
A: c10
    stepped seat=A piece=pac-man start=c11 space=c10
    gobbled-white seat=A space=c10
A: b9
    stepped seat=A piece=pac-man start=c10 space=b9
A: a9
    stepped seat=A piece=pac-man start=b9 space=a9
A: ghost-1 3
    chose seat=A piece=ghost-1 die=3
A: e11
    stepped seat=A piece=ghost-1 start=e10 space=e11
A: f11
    stepped seat=A piece=ghost-1 start=e11 space=f11
A: a6
    stepped seat=A piece=ghost-1 start=f11 space=a6
    emptied seat=A count=2
fate: 2-6
    rolled seat=B first=2 second=6
B: ghost-2 2
    chose seat=B piece=ghost-2 die=2
B: d6
    stepped seat=B piece=ghost-2 start=f6 space=d6
B: d7
    stepped seat=B piece=ghost-2 start=d6 space=d7
    chose seat=B piece=pac-man die=6
B: g2
    stepped seat=B piece=pac-man start=g1 space=g2
    gobbled-white seat=B space=g2
B: f2
    stepped seat=B piece=pac-man start=g2 space=f2
    gobbled-yellow seat=B space=f2
B: e2
    stepped seat=B piece=pac-man start=f2 space=e2
    gobbled-white seat=B space=e2
B: d3
    stepped seat=B piece=pac-man start=e2 space=d3
    gobbled-white seat=B space=d3
B: c3
    stepped seat=B piece=pac-man start=d3 space=c3
B: c4
    stepped seat=B piece=pac-man start=c3 space=c4
    gobbled-white seat=B space=c4
    emptied seat=B count=4
