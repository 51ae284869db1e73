# Both sides declare at once that they have finished: a shared win.

    shuffled
A: ready
    ready seat=A
B: ready
    ready seat=B
    both-ready
clock: go
    begun
A: done
    declared seat=A
B: done
    declared seat=B
    over-finished
won by A B: 0 0 (S4-20 both-finished)
