# A can lay nothing between B's tanks, not even with its paratroopers; a new piece of B's lets it
# come back.

    shuffled
A: ready
    ready seat=A
B: ready
    ready seat=B
    both-ready
clock: go
    begun
A: lay 11 at a1
    laid seat=A piece=11 place=a1
    paratroopers-received seat=A
B: lay 10 at a4
    laid seat=B piece=10 place=a4
    tanks-received seat=B
B: tank a4
    tank-placed seat=B place=a4 closed=2
B: lay 5 at a3
    laid seat=B piece=5 place=a3
B: bridge 1
    bridge-laid seat=B site=1 points=100
A: drop a3
    dropped seat=A place=a3 left=2
B: lay 16 at b3
    laid seat=B piece=16 place=b3
B: tank b3
    tank-placed seat=B place=b3 closed=2
A: lay 9 at a2
    laid seat=A piece=9 place=a2
B: done
    declared seat=B
B: lay 3 at b2
    laid seat=B piece=3 place=b2
    withdrawn seat=B
B: tank b2
    tank-placed seat=B place=b2 closed=2
    stuck seat=A
B: lay 7 at c3
    laid seat=B piece=7 place=c3
    unstuck seat=A
A: drop c3
    dropped seat=A place=c3 left=1
clock: time
    over-time minutes=10
won by B: 0 100 (S4-20 time-is-up)
