# Both sides declare early that they have finished.

fate: deal g4
    shuffled
A: ready
    ready seat=A
B: ready
    ready seat=B
    both-ready
clock: go
    begun
A: lay 14 at f1
    laid seat=A piece=14 place=f1
B: lay 22 at h4
    laid seat=B piece=22 place=h4
A: lay 28 at f2
    laid seat=A piece=28 place=f2
B: lay 13 at i4
    laid seat=B piece=13 place=i4
    area-covered seat=B area=G4
    paratroopers-received seat=B
B: drop f2
    dropped seat=B place=f2 left=2
A: done
    declared seat=A
B: drop f1
    dropped seat=B place=f1 left=1
B: done
    declared seat=B
    over-finished
won by B: 0 50 (S4-20 both-finished)
