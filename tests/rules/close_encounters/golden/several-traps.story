# C walks into a square that all three others had circled: three chips fall, from the left on, and
# three players circle anew at the same time (CE-2d). In the end A jumps over chips (CE-1c).

A: circle 94
    circled seat=A live=1
    circled-number seat=A number=94 [A]
A: circle 42
    circled seat=A live=2
    circled-number seat=A number=42 [A]
B: circle 94
    circled seat=B live=1
    circled-number seat=B number=94 [B]
B: circle 50
    circled seat=B live=2
    circled-number seat=B number=50 [B]
C: circle 1
    circled seat=C live=1
    circled-number seat=C number=1 [C]
C: circle 2
    circled seat=C live=2
    circled-number seat=C number=2 [C]
D: circle 94
    circled seat=D live=1
    circled-number seat=D number=94 [D]
D: circle 83
    circled seat=D live=2
    circled-number seat=D number=83 [D]
    all-circled
fate: 1-1
    rolled-for-start seat=A first=1 second=1 total=2
fate: 1-2
    rolled-for-start seat=B first=1 second=2 total=3
fate: 6-6
    rolled-for-start seat=C first=6 second=6 total=12
fate: 3-4
    rolled-for-start seat=D first=3 second=4 total=7
    starts seat=C
fate: 3-3
    rolled seat=C first=3 second=3 total=6
C: to f2
    stepped seat=C start=tower square=f2
C: to f3
    stepped seat=C start=f2 square=f3
C: to f4
    stepped seat=C start=f3 square=f4
C: to f5
    stepped seat=C start=f4 square=f5
C: to 94
    stepped seat=C start=f5 square=94
    trapped seat=C square=94 end=tower
    chip-placed seat=D square=94 note=1
    chip-placed seat=A square=94 note=1
    chip-placed seat=B square=94 note=1
B: circle 60
    circled seat=B live=2
    circled-number seat=B number=60 [B]
A: circle 61
    circled seat=A live=2
    circled-number seat=A number=61 [A]
D: circle 62
    circled seat=D live=2
    circled-number seat=D number=62 [D]
fate: 4-4
    rolled seat=D first=4 second=4 total=8
D: to f2
    stepped seat=D start=tower square=f2
D: to f3
    stepped seat=D start=f2 square=f3
D: to f4
    stepped seat=D start=f3 square=f4
D: to f5
    stepped seat=D start=f4 square=f5
D: to 95
    stepped seat=D start=f5 square=95
D: to 84
    stepped seat=D start=95 square=84
D: to 72
    stepped seat=D start=84 square=72
D: to 61
    stepped seat=D start=72 square=61
    trapped seat=D square=61 end=tower
    chip-placed seat=A square=61 note=2
A: circle 39
    circled seat=A live=2
    circled-number seat=A number=39 [A]
fate: 6-3
    rolled seat=A first=6 second=3 total=9
A: to f2
    stepped seat=A start=tower square=f2
A: to f3
    stepped seat=A start=f2 square=f3
A: to f4
    stepped seat=A start=f3 square=f4
A: to f5
    stepped seat=A start=f4 square=f5
A: to 83
    jumped seat=A start=f5 square=83
    trapped seat=A square=83 end=tower
    chip-placed seat=D square=83 note=2
D: circle 10
    circled seat=D live=2
    circled-number seat=D number=10 [D]
fate: 2-3
    rolled seat=B first=2 second=3 total=5
B: to f2
    stepped seat=B start=tower square=f2
B: to e3
    stepped seat=B start=f2 square=e3
B: to f4
    stepped seat=B start=e3 square=f4
B: to f5
    stepped seat=B start=f4 square=f5
B: to 95
    stepped seat=B start=f5 square=95
fate: 3-3
    rolled seat=C first=3 second=3 total=6
C: to f2
    stepped seat=C start=tower square=f2
C: to g3
    stepped seat=C start=f2 square=g3
C: to g4
    stepped seat=C start=g3 square=g4
C: to g5
    stepped seat=C start=g4 square=g5
C: to 96
    stepped seat=C start=g5 square=96
C: to 86
    stepped seat=C start=96 square=86
fate: 2-5
    rolled seat=D first=2 second=5 total=7
D: to f2
    stepped seat=D start=tower square=f2
D: to f3
    stepped seat=D start=f2 square=f3
D: to f4
    stepped seat=D start=f3 square=f4
D: to f5
    stepped seat=D start=f4 square=f5
D: to 93
    stepped seat=D start=f5 square=93
D: to 82
    stepped seat=D start=93 square=82
D: to 71
    stepped seat=D start=82 square=71
fate: 4-3
    rolled seat=A first=4 second=3 total=7
A: to f2
    stepped seat=A start=tower square=f2
A: to f3
    stepped seat=A start=f2 square=f3
A: to f4
    stepped seat=A start=f3 square=f4
A: to f5
    stepped seat=A start=f4 square=f5
A: to 72
    jumped seat=A start=f5 square=72
