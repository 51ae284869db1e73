# One side declares, nobody lays a piece for two minutes, and the clock ends the game. B, a team of
# two, may lay one piece more before it plants its flag.

    shuffled
A: ready
    ready seat=A
B: ready
    ready seat=B
    both-ready
clock: go
    begun
B: lay 16 at c4
    laid seat=B piece=16 place=c4
    completed seat=B objective=town-2 value=100
A: lay 16 at c1
    laid seat=A piece=16 place=c1
A: lay 1 at d1
    laid seat=A piece=1 place=d1
    tanks-received seat=A
A: tank d1
    tank-placed seat=A place=d1 closed=1
A: tank c1
    tank-placed seat=A place=c1 closed=2
A: lay 2 at d2
    laid seat=A piece=2 place=d2
A: lay 9 at d3
    laid seat=A piece=9 place=d3
B: lay 4 at b4
    laid seat=B piece=4 place=b4
B: flag town-2
    flag-planted seat=B objective=town-2 value=100
B: lay 14 at c3
    laid seat=B piece=14 place=c3
B: done
    declared seat=B
A: bridge 2
    bridge-laid seat=A site=2 points=100
clock: still
    over-still
won by A B: 100 100 (S4-20 nobody-lays)
