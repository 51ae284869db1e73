# On a board of the players' own, so narrow that pawns are in one another's way: a pawn that has no
# square left to enter stays where it is (CE-1d).

A: circle 13
    circled seat=A live=1
    circled-number seat=A number=13 [A]
B: circle 11
    circled seat=B live=1
    circled-number seat=B number=11 [B]
A: circle 11
    circled seat=A live=2
    circled-number seat=A number=11 [A]
C: circle 3
    circled seat=C live=1
    circled-number seat=C number=3 [C]
C: circle 13
    circled seat=C live=2
    circled-number seat=C number=13 [C]
B: circle 12
    circled seat=B live=2
    circled-number seat=B number=12 [B]
    all-circled
fate: 3-3
    rolled-for-start seat=A first=3 second=3 total=6
fate: 6-1
    rolled-for-start seat=B first=6 second=1 total=7
fate: 1-4
    rolled-for-start seat=C first=1 second=4 total=5
    starts seat=B
fate: 1-1
    rolled seat=B first=1 second=1 total=2
B: to a2
    stepped seat=B start=tower square=a2
B: to b3
    stepped seat=B start=a2 square=b3
fate: 1-1
    rolled seat=C first=1 second=1 total=2
C: to a2
    stepped seat=C start=tower square=a2
C: to a3
    stepped seat=C start=a2 square=a3
fate: 5-5
    rolled seat=A first=5 second=5 total=10
A: to a2
    stepped seat=A start=tower square=a2
A: stay
    stuck seat=A left=9
