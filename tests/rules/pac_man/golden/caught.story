# A ghost stops where it reaches a Pac-Man, short of its die; the Pac-Man goes home and its
# player pays two (PM-16, PM-17). One stopped on one's own Pac-Man costs nothing (PM-17a).

fate: 1-1
    rolled-for-start seat=A first=1 second=1 total=2
fate: 6-6
    rolled-for-start seat=B first=6 second=6 total=12
    starts seat=B
fate: 5-1
    rolled seat=B first=5 second=1
B: pac-man 5
    chose seat=B piece=pac-man die=5
B: i4
    stepped seat=B piece=pac-man start=i3 space=i4
    gobbled-white seat=B space=i4
B: h5
    stepped seat=B piece=pac-man start=i4 space=h5
    gobbled-white seat=B space=h5
B: h6
    stepped seat=B piece=pac-man start=h5 space=h6
    gobbled-white seat=B space=h6
B: h7
    stepped seat=B piece=pac-man start=h6 space=h7
    gobbled-white seat=B space=h7
B: i8
    stepped seat=B piece=pac-man start=h7 space=i8
    gobbled-white seat=B space=i8
B: ghost-1 1
    chose seat=B piece=ghost-1 die=1
B: f8
    stepped seat=B piece=ghost-1 start=f6 space=f8
    emptied seat=B count=5
fate: 4-2
    rolled seat=A first=4 second=2
A: ghost-1 4
    chose seat=A piece=ghost-1 die=4
A: g8
    stepped seat=A piece=ghost-1 start=f8 space=g8
A: h7
    stepped seat=A piece=ghost-1 start=g8 space=h7
A: i8
    stepped seat=A piece=ghost-1 start=h7 space=i8
    caught seat=A caught=B ghost=ghost-1 space=i8
    paid payer=B seat=A count=2
    chose seat=A piece=pac-man die=2
A: c8
    stepped seat=A piece=pac-man start=c9 space=c8
    gobbled-white seat=A space=c8
A: b7
    stepped seat=A piece=pac-man start=c8 space=b7
    gobbled-white seat=A space=b7
    emptied seat=A count=2
fate: 2-6
    rolled seat=B first=2 second=6
B: pac-man 2
    chose seat=B piece=pac-man die=2
B: i4
    stepped seat=B piece=pac-man start=i3 space=i4
B: h5
    stepped seat=B piece=pac-man start=i4 space=h5
B: ghost-2 6
    chose seat=B piece=ghost-2 die=6
B: d6
    stepped seat=B piece=ghost-2 start=f6 space=d6
B: b6
    stepped seat=B piece=ghost-2 start=d6 space=b6
B: b7
    stepped seat=B piece=ghost-2 start=b6 space=b7
    caught seat=B caught=A ghost=ghost-2 space=b7
    paid payer=A seat=B count=2
fate: 2-3
    rolled seat=A first=2 second=3
A: pac-man 2
    chose seat=A piece=pac-man die=2
A: c8
    stepped seat=A piece=pac-man start=c9 space=c8
A: d7
    stepped seat=A piece=pac-man start=c8 space=d7
    gobbled-white seat=A space=d7
A: ghost-2 3
    chose seat=A piece=ghost-2 die=3
A: c8
    stepped seat=A piece=ghost-2 start=b7 space=c8
A: d7
    stepped seat=A piece=ghost-2 start=c8 space=d7
    sent-self-home seat=A ghost=ghost-2 space=d7
    emptied seat=A count=1
