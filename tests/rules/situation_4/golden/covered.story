# On a tiny board: B forgets a flag and A takes it, paratroopers open a bridgehead and spoil a base,
# tanks neutralise each other, and the board is wholly covered in the end.

    shuffled
B: ready
    ready seat=B
A: ready
    ready seat=A
    both-ready
clock: go
    begun
A: done
    declared seat=A
B: lay 13 at a4
    laid seat=B piece=13 place=a4
    tanks-received seat=B
B: lay 2 at b4
    laid seat=B piece=2 place=b4
A: lay 6 at c1
    laid seat=A piece=6 place=c1
    withdrawn seat=A
B: lay 6 at c4
    laid seat=B piece=6 place=c4
    completed seat=B objective=town-2 value=100
B: lay 7 at c3
    laid seat=B piece=7 place=c3
    forgotten seat=B objective=town-2
B: lay 12 at a3
    laid seat=B piece=12 place=a3
B: tank a4
    tank-placed seat=B place=a4 closed=0
B: tank c4
    tank-placed seat=B place=c4 closed=1
B: tank a3
    tank-placed seat=B place=a3 closed=2
B: lay 10 at c2
    laid seat=B piece=10 place=c2
B: lay 15 at d4
    laid seat=B piece=15 place=d4
    paratroopers-received seat=B
A: flag town-2
    flag-taken seat=A other=B objective=town-2 value=100
B: drop c1
    dropped seat=B place=c1 left=2
A: lay 7 at b1
    laid seat=A piece=7 place=b1
    completed seat=A objective=town-1 value=100
A: flag town-1
    flag-planted seat=A objective=town-1 value=100
B: bridge 1
    bridge-laid seat=B site=1 points=100
B: drop b1
    dropped seat=B place=b1 left=1
A: lay 16 at d1
    laid seat=A piece=16 place=d1
    tanks-received seat=A
B: drop d1
    dropped seat=B place=d1 left=0
B: lay 16 at a1
    laid seat=B piece=16 place=a1
    bridgehead seat=B place=a1
    base-lost seat=B other=A base=paratroop
A: lay 14 at b2
    laid seat=A piece=14 place=b2
A: tank b2
    tank-placed seat=A place=b2 closed=0
    neutralised seat=A place=b3
    neutralised seat=A place=a2
A: lay 1 at d2
    laid seat=A piece=1 place=d2
B: lay 14 at b3
    laid seat=B piece=14 place=b3
    area-covered seat=B area=A2
    area-covered seat=B area=B2
B: lay 11 at d3
    laid seat=B piece=11 place=d3
    area-covered seat=B area=C2
B: lay 3 at a2
    laid seat=B piece=3 place=a2
    over-covered
won by B: 200 250 (S4-20 covered)
