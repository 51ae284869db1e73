# Three players: the start is rolled for, tied and rolled again (PM-5); a home stays empty (PM-1);
# either die, either piece, either order (PM-6); the ghosts leave the centre (PM-2);
# marbles go into the trays when a turn is over (PM-7).

fate: empty c3
    empty-home space=c3 A=c9 B=i9 C=i3
fate: 5-3
    rolled-for-start seat=A first=5 second=3 total=8
fate: 2-2
    rolled-for-start seat=B first=2 second=2 total=4
fate: 6-2
    rolled-for-start seat=C first=6 second=2 total=8
    tied
fate: 4-1
    rolled-for-start seat=A first=4 second=1 total=5
fate: 3-3
    rolled-for-start seat=C first=3 second=3 total=6
    starts seat=C
fate: 4-2
    rolled seat=C first=4 second=2
C: pac-man 4
    chose seat=C piece=pac-man die=4
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
C: ghost-1 2
    chose seat=C piece=ghost-1 die=2
C: f8
    stepped seat=C piece=ghost-1 start=f6 space=f8
C: g8
    stepped seat=C piece=ghost-1 start=f8 space=g8
    emptied seat=C count=4
fate: 3-3
    rolled seat=A first=3 second=3
A: ghost-2 3
    chose seat=A piece=ghost-2 die=3
A: d6
    stepped seat=A piece=ghost-2 start=f6 space=d6
A: d7
    stepped seat=A piece=ghost-2 start=d6 space=d7
A: e8
    stepped seat=A piece=ghost-2 start=d7 space=e8
    chose seat=A piece=pac-man die=3
A: c8
    stepped seat=A piece=pac-man start=c9 space=c8
    gobbled-white seat=A space=c8
A: b7
    stepped seat=A piece=pac-man start=c8 space=b7
    gobbled-white seat=A space=b7
A: a7
    stepped seat=A piece=pac-man start=b7 space=a7
    gobbled-white seat=A space=a7
    emptied seat=A count=3
fate: 6-1
    rolled seat=B first=6 second=1
B: ghost-2 1
    chose seat=B piece=ghost-2 die=1
B: d9
    stepped seat=B piece=ghost-2 start=e8 space=d9
    chose seat=B piece=pac-man die=6
B: i10
    stepped seat=B piece=pac-man start=i9 space=i10
    gobbled-white seat=B space=i10
B: i11
    stepped seat=B piece=pac-man start=i10 space=i11
    gobbled-white seat=B space=i11
B: k9
    stepped seat=B piece=pac-man start=i11 space=k9
    gobbled-white seat=B space=k9
B: k7
    stepped seat=B piece=pac-man start=k9 space=k7
    gobbled-white seat=B space=k7
B: j7
    stepped seat=B piece=pac-man start=k7 space=j7
    gobbled-white seat=B space=j7
B: i8
    stepped seat=B piece=pac-man start=j7 space=i8
    gobbled-white seat=B space=i8
    emptied seat=B count=6
