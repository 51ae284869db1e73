# Two players circle four numbers each, in secret and in any order, and tie for the start.
# A short roll ends in the safe area; the next turn must leave it (CE-S4, CE-S5, CE-4a).

A: circle 42
    circled seat=A live=1
    circled-number seat=A number=42 [A]
A: circle 55
    circled seat=A live=2
    circled-number seat=A number=55 [A]
B: circle 83
    circled seat=B live=1
    circled-number seat=B number=83 [B]
B: circle 1
    circled seat=B live=2
    circled-number seat=B number=1 [B]
A: circle 83
    circled seat=A live=3
    circled-number seat=A number=83 [A]
A: circle 99
    circled seat=A live=4
    circled-number seat=A number=99 [A]
B: circle 2
    circled seat=B live=3
    circled-number seat=B number=2 [B]
B: circle 3
    circled seat=B live=4
    circled-number seat=B number=3 [B]
    all-circled
fate: 3-4
    rolled-for-start seat=A first=3 second=4 total=7
fate: 5-2
    rolled-for-start seat=B first=5 second=2 total=7
    tied
fate: 1-1
    rolled-for-start seat=A first=1 second=1 total=2
fate: 6-5
    rolled-for-start seat=B first=6 second=5 total=11
    starts seat=B
fate: 1-2
    rolled seat=B first=1 second=2 total=3
B: to f2
    stepped seat=B start=tower square=f2
B: to f3
    stepped seat=B start=f2 square=f3
B: to g4
    stepped seat=B start=f3 square=g4
fate: 5-5
    rolled seat=A first=5 second=5 total=10
A: to f2
    stepped seat=A start=tower square=f2
A: to f3
    stepped seat=A start=f2 square=f3
A: to f4
    stepped seat=A start=f3 square=f4
A: to f5
    stepped seat=A start=f4 square=f5
A: to 94
    stepped seat=A start=f5 square=94
A: to 84
    stepped seat=A start=94 square=84
A: to 73
    stepped seat=A start=84 square=73
A: to 62
    stepped seat=A start=73 square=62
A: to 51
    stepped seat=A start=62 square=51
A: to 40
    stepped seat=A start=51 square=40
fate: 1-1
    rolled seat=B first=1 second=1 total=2
    must-leave seat=B area=tower
B: to g5
    stepped seat=B start=g4 square=g5
B: to 95
    stepped seat=B start=g5 square=95
