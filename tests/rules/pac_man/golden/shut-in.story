# Pac-Men and ghosts in each other's way (PM-8): one that could only gobble a ghost would rather
# stay (PM-6), one that cannot move at all loses its die (PM-8a).

fate: 1-1
    rolled-for-start seat=A first=1 second=1 total=2
fate: 1-2
    rolled-for-start seat=B first=1 second=2 total=3
fate: 1-3
    rolled-for-start seat=C first=1 second=3 total=4
fate: 6-6
    rolled-for-start seat=D first=6 second=6 total=12
    starts seat=D
fate: 5-1
    rolled seat=D first=5 second=1
D: pac-man 5
    chose seat=D piece=pac-man die=5
D: c4
    stepped seat=D piece=pac-man start=c3 space=c4
    gobbled-white seat=D space=c4
D: d5
    stepped seat=D piece=pac-man start=c4 space=d5
    gobbled-white seat=D space=d5
D: d6
    stepped seat=D piece=pac-man start=d5 space=d6
    gobbled-white seat=D space=d6
D: d7
    stepped seat=D piece=pac-man start=d6 space=d7
    gobbled-white seat=D space=d7
D: e8
    stepped seat=D piece=pac-man start=d7 space=e8
    gobbled-white seat=D space=e8
D: ghost-1 1
    chose seat=D piece=ghost-1 die=1
D: f8
    stepped seat=D piece=ghost-1 start=f6 space=f8
    emptied seat=D count=5
fate: 3-1
    rolled seat=A first=3 second=1
A: pac-man 3
    chose seat=A piece=pac-man die=3
A: d9
    stepped seat=A piece=pac-man start=c9 space=d9
    gobbled-white seat=A space=d9
A: e10
    stepped seat=A piece=pac-man start=d9 space=e10
    gobbled-white seat=A space=e10
A: f10
    stepped seat=A piece=pac-man start=e10 space=f10
    gobbled-yellow seat=A space=f10
A: ghost-2 1
    chose seat=A piece=ghost-2 die=1
A: h6
    stepped seat=A piece=ghost-2 start=f6 space=h6
    emptied seat=A count=2
fate: 2-2
    rolled seat=B first=2 second=2
B: pac-man 2
    chose seat=B piece=pac-man die=2
B: h9
    stepped seat=B piece=pac-man start=i9 space=h9
    gobbled-white seat=B space=h9
B: g10
    stepped seat=B piece=pac-man start=h9 space=g10
    gobbled-white seat=B space=g10
B: ghost-2 2
    chose seat=B piece=ghost-2 die=2
B: h7
    stepped seat=B piece=ghost-2 start=h6 space=h7
B: g8
    stepped seat=B piece=ghost-2 start=h7 space=g8
    emptied seat=B count=2
fate: 6-1
    rolled seat=C first=6 second=1
C: pac-man 6
    chose seat=C piece=pac-man die=6
C: i2
    stepped seat=C piece=pac-man start=i3 space=i2
    gobbled-white seat=C space=i2
C: i1
    stepped seat=C piece=pac-man start=i2 space=i1
    gobbled-white seat=C space=i1
C: g1
    stepped seat=C piece=pac-man start=i1 space=g1
    gobbled-white seat=C space=g1
C: f1
    stepped seat=C piece=pac-man start=g1 space=f1
    gobbled-white seat=C space=f1
C: f11
    stepped seat=C piece=pac-man start=f1 space=f11
    gobbled-white seat=C space=f11
C: g11
    stepped seat=C piece=pac-man start=f11 space=g11
    gobbled-white seat=C space=g11
C: ghost-2 1
    chose seat=C piece=ghost-2 die=1
C: h9
    stepped seat=C piece=ghost-2 start=g8 space=h9
    emptied seat=C count=6
fate: 2-1
    rolled seat=D first=2 second=1
D: pac-man 2
    chose seat=D piece=pac-man die=2
D: d9
    stepped seat=D piece=pac-man start=e8 space=d9
D: e10
    stepped seat=D piece=pac-man start=d9 space=e10
D: ghost-2 1
    chose seat=D piece=ghost-2 die=1
D: g8
    stepped seat=D piece=ghost-2 start=h9 space=g8
fate: 4-1
    rolled seat=A first=4 second=1
A: pac-man 4
    chose seat=A piece=pac-man die=4
A: stay
    stayed seat=A piece=pac-man die=4
A: ghost-2 1
    chose seat=A piece=ghost-2 die=1
A: h9
    stepped seat=A piece=ghost-2 start=g8 space=h9
fate: 3-5
    rolled seat=B first=3 second=5
B: pac-man 3
    chose seat=B piece=pac-man die=3
B: stay
    cannot-move seat=B piece=pac-man die=3
B: ghost-2 5
    chose seat=B piece=ghost-2 die=5
B: g8
    stepped seat=B piece=ghost-2 start=h9 space=g8
B: h7
    stepped seat=B piece=ghost-2 start=g8 space=h7
B: i8
    stepped seat=B piece=ghost-2 start=h7 space=i8
B: j7
    stepped seat=B piece=ghost-2 start=i8 space=j7
B: k7
    stepped seat=B piece=ghost-2 start=j7 space=k7
