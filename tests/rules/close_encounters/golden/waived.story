# A roll too short to leave the safe area: the clause is waived for the turn, and everybody is told.
# In the turn after it holds again (CE-4a).

A: circle 1
    circled seat=A live=1
    circled-number seat=A number=1 [A]
A: circle 2
    circled seat=A live=2
    circled-number seat=A number=2 [A]
A: circle 3
    circled seat=A live=3
    circled-number seat=A number=3 [A]
A: circle 4
    circled seat=A live=4
    circled-number seat=A number=4 [A]
B: circle 5
    circled seat=B live=1
    circled-number seat=B number=5 [B]
B: circle 6
    circled seat=B live=2
    circled-number seat=B number=6 [B]
B: circle 7
    circled seat=B live=3
    circled-number seat=B number=7 [B]
B: circle 8
    circled seat=B live=4
    circled-number seat=B number=8 [B]
    all-circled
fate: 6-6
    rolled-for-start seat=A first=6 second=6 total=12
fate: 1-1
    rolled-for-start seat=B first=1 second=1 total=2
    starts seat=A
fate: 1-1
    rolled seat=A first=1 second=1 total=2
A: to f2
    stepped seat=A start=tower square=f2
A: to f3
    stepped seat=A start=f2 square=f3
fate: 1-2
    rolled seat=B first=1 second=2 total=3
B: to f2
    stepped seat=B start=tower square=f2
B: to e3
    stepped seat=B start=f2 square=e3
B: to f4
    stepped seat=B start=e3 square=f4
fate: 1-1
    rolled seat=A first=1 second=1 total=2
    leave-waived seat=A
A: to e4
    stepped seat=A start=f3 square=e4
A: to e5
    stepped seat=A start=e4 square=e5
fate: 1-3
    rolled seat=B first=1 second=3 total=4
    must-leave seat=B area=tower
B: to f5
    stepped seat=B start=f4 square=f5
B: to 94
    stepped seat=B start=f5 square=94
B: to 83
    stepped seat=B start=94 square=83
B: to 72
    stepped seat=B start=83 square=72
fate: 1-1
    rolled seat=A first=1 second=1 total=2
    must-leave seat=A area=tower
A: to 93
    stepped seat=A start=e5 square=93
A: to 82
    stepped seat=A start=93 square=82
