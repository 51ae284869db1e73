# A whole game on the same narrow board, to the fifth chip (CE-W). Pawns arrive, circle or pass,
# and turn round on the way (CE-3a).

B: circle 15
    circled seat=B live=1
    circled-number seat=B number=15 [B]
A: circle 16
    circled seat=A live=1
    circled-number seat=A number=16 [A]
A: circle 13
    circled seat=A live=2
    circled-number seat=A number=13 [A]
A: circle 10
    circled seat=A live=3
    circled-number seat=A number=10 [A]
B: circle 11
    circled seat=B live=2
    circled-number seat=B number=11 [B]
A: circle 14
    circled seat=A live=4
    circled-number seat=A number=14 [A]
B: circle 2
    circled seat=B live=3
    circled-number seat=B number=2 [B]
B: circle 16
    circled seat=B live=4
    circled-number seat=B number=16 [B]
    all-circled
fate: 2-1
    rolled-for-start seat=A first=2 second=1 total=3
fate: 6-2
    rolled-for-start seat=B first=6 second=2 total=8
    starts seat=B
fate: 2-1
    rolled seat=B first=2 second=1 total=3
B: to a2
    stepped seat=B start=tower square=a2
B: to a3
    stepped seat=B start=a2 square=a3
B: to 16
    stepped seat=B start=a3 square=16
    trapped seat=B square=16 end=tower
    chip-placed seat=A square=16 note=1
A: circle 12
    circled seat=A live=4
    circled-number seat=A number=12 [A]
fate: 4-5
    rolled seat=A first=4 second=5 total=9
A: to a2
    stepped seat=A start=tower square=a2
A: to b3
    stepped seat=A start=a2 square=b3
A: to 14
    jumped seat=A start=b3 square=14
A: to 12
    stepped seat=A start=14 square=12
A: to 9
    stepped seat=A start=12 square=9
A: to 7
    stepped seat=A start=9 square=7
A: to 6
    stepped seat=A start=7 square=6
A: to 5
    stepped seat=A start=6 square=5
A: to 4
    stepped seat=A start=5 square=4
fate: 2-6
    rolled seat=B first=2 second=6 total=8
B: to a2
    stepped seat=B start=tower square=a2
B: to a3
    stepped seat=B start=a2 square=a3
B: to b3
    stepped seat=B start=a3 square=b3
B: to 15
    stepped seat=B start=b3 square=15
B: to 13
    stepped seat=B start=15 square=13
    trapped seat=B square=13 end=tower
    chip-placed seat=A square=13 note=2
A: circle 15
    circled seat=A live=4
    circled-number seat=A number=15 [A]
fate: 5-4
    rolled seat=A first=5 second=4 total=9
A: to 3
    stepped seat=A start=4 square=3
A: to 1
    stepped seat=A start=3 square=1
A: to b12
    stepped seat=A start=1 square=b12
A: to a13
    stepped seat=A start=b12 square=a13
A: to ship
    stepped seat=A start=a13 square=ship
    landed seat=A end=ship next=tower
A: pass
    passed seat=A
fate: 4-6
    rolled seat=B first=4 second=6 total=10
B: to a2
    stepped seat=B start=tower square=a2
B: to b3
    stepped seat=B start=a2 square=b3
B: to a3
    stepped seat=B start=b3 square=a3
B: to 15
    stepped seat=B start=a3 square=15
    trapped seat=B square=15 end=tower
    chip-placed seat=A square=15 note=3
A: circle 9
    circled seat=A live=4
    circled-number seat=A number=9 [A]
fate: 5-1
    rolled seat=A first=5 second=1 total=6
A: to a13
    stepped seat=A start=ship square=a13
A: to b12
    stepped seat=A start=a13 square=b12
A: to 1
    stepped seat=A start=b12 square=1
A: to 4
    stepped seat=A start=1 square=4
A: to 5
    stepped seat=A start=4 square=5
A: to 8
    stepped seat=A start=5 square=8
fate: 4-4
    rolled seat=B first=4 second=4 total=8
B: to a2
    stepped seat=B start=tower square=a2
B: to b3
    stepped seat=B start=a2 square=b3
B: to 14
    jumped seat=B start=b3 square=14
    trapped seat=B square=14 end=tower
    chip-placed seat=A square=14 note=4
A: circle 2
    circled seat=A live=4
    circled-number seat=A number=2 [A]
fate: 6-1
    rolled seat=A first=6 second=1 total=7
A: to 9
    stepped seat=A start=8 square=9
A: to 11
    stepped seat=A start=9 square=11
    trapped seat=A square=11 end=ship
    chip-placed seat=B square=11 note=1
B: circle 7
    circled seat=B live=4
    circled-number seat=B number=7 [B]
fate: 2-4
    rolled seat=B first=2 second=4 total=6
B: to a2
    stepped seat=B start=tower square=a2
B: to a3
    stepped seat=B start=a2 square=a3
B: to 9
    jumped seat=B start=a3 square=9
    trapped seat=B square=9 end=tower
    chip-placed seat=A square=9 note=5
    over-tune seat=A
won by A: 5 1 (CE-W tune-complete)
