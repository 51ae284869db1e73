# A yellow marble, and the ghost gobbled in the same move, part-way (PM-11, PM-12); the ghost
# goes back to the centre (PM-12a), a player is named and pays (PM-12b), and the yellow marble
# lies in its hole again (PM-12c), until the other player gobbles it.

fate: 1-1
    rolled-for-start seat=A first=1 second=1 total=2
fate: 6-6
    rolled-for-start seat=B first=6 second=6 total=12
    starts seat=B
fate: 3-1
    rolled seat=B first=3 second=1
B: pac-man 3
    chose seat=B piece=pac-man die=3
B: i2
    stepped seat=B piece=pac-man start=i3 space=i2
    gobbled-white seat=B space=i2
B: i1
    stepped seat=B piece=pac-man start=i2 space=i1
    gobbled-white seat=B space=i1
B: g1
    stepped seat=B piece=pac-man start=i1 space=g1
    gobbled-white seat=B space=g1
B: ghost-1 1
    chose seat=B piece=ghost-1 die=1
B: f8
    stepped seat=B piece=ghost-1 start=f6 space=f8
    emptied seat=B count=3
fate: 6-2
    rolled seat=A first=6 second=2
A: pac-man 6
    chose seat=A piece=pac-man die=6
A: d9
    stepped seat=A piece=pac-man start=c9 space=d9
    gobbled-white seat=A space=d9
A: e10
    stepped seat=A piece=pac-man start=d9 space=e10
    gobbled-white seat=A space=e10
A: f10
    stepped seat=A piece=pac-man start=e10 space=f10
    gobbled-yellow seat=A space=f10
A: f8
    stepped seat=A piece=pac-man start=f10 space=f8
    gobbled-white seat=A space=f8
    gobbled-ghost seat=A ghost=ghost-1 space=f8
A: name B
    paid payer=B seat=A count=2
    yellow-put-back space=f10 seat=A
A: ghost-1 2
    chose seat=A piece=ghost-1 die=2
A: d6
    stepped seat=A piece=ghost-1 start=f6 space=d6
A: d5
    stepped seat=A piece=ghost-1 start=d6 space=d5
    emptied seat=A count=3
fate: 5-1
    rolled seat=B first=5 second=1
B: pac-man 5
    chose seat=B piece=pac-man die=5
B: f1
    stepped seat=B piece=pac-man start=g1 space=f1
    gobbled-white seat=B space=f1
B: f11
    stepped seat=B piece=pac-man start=f1 space=f11
    gobbled-white seat=B space=f11
B: g11
    stepped seat=B piece=pac-man start=f11 space=g11
    gobbled-white seat=B space=g11
B: g10
    stepped seat=B piece=pac-man start=g11 space=g10
    gobbled-white seat=B space=g10
B: f10
    stepped seat=B piece=pac-man start=g10 space=f10
    gobbled-yellow seat=B space=f10
B: ghost-1 1
    chose seat=B piece=ghost-1 die=1
B: d6
    stepped seat=B piece=ghost-1 start=d5 space=d6
    emptied seat=B count=4
