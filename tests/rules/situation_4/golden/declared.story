# Both sides declare early that they have finished.

fate: deal a2
    shuffled
A: ready
    ready seat=A
B: ready
    ready seat=B
    both-ready
clock: go
    begun
A: lay 12 at h1
    laid seat=A piece=12 place=h1
B: lay 13 at g4
    laid seat=B piece=13 place=g4
A: lay 2 at h2
    laid seat=A piece=2 place=h2
B: lay 31 at f4
    laid seat=B piece=31 place=f4
B: lay 7 at h4
    laid seat=B piece=7 place=h4
    area-covered seat=B area=6
A: lay 13 at h3
    laid seat=A piece=13 place=h3
A: lay 30 at g3
    laid seat=A piece=30 place=g3
    completed seat=A objective=port-2 value=250
    objective-lost objective=refinery-2
A: lay 1 at g1
    laid seat=A piece=1 place=g1
    area-covered seat=A area=30
    forgotten seat=A objective=port-2
B: lay 21 at i4
    laid seat=B piece=21 place=i4
    paratroopers-received seat=B
A: done
    declared seat=A
B: done
    declared seat=B
    over-finished
    counted-for-nobody objective=port-2
won by A B: 50 50 (S4-20 both-finished)
