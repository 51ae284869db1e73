# Ten rounds, and nobody is the only one left: the win is shared (MI-W, rounds=10).

fate: deal german-chinese-russian
    dealt players=3
    opened agent=english
    opened agent=french
    opened agent=american
    mission seat=A agent=german target=chinese [A]
    mission seat=B agent=chinese target=russian [B]
    mission seat=C agent=russian target=german [C]
A: lay beard
    laid-card seat=A clue=beard square=g9 [A]
A: lay red-herring
    laid-card seat=A clue=red-herring square=f2 [A]
A: lay sunglasses
    laid-card seat=A clue=sunglasses square=f6 [A]
A: lay broken-nose
    laid-card seat=A clue=broken-nose square=f9 [A]
A: lay gold-tooth
    laid-card seat=A clue=gold-tooth square=e9 [A]
    laid-all seat=A
A: start f6
    chose-start seat=A square=f6 [A]
    ready seat=A
B: lay scar
    laid-card seat=B clue=scar square=i7 [B]
B: lay sunglasses
    laid-card seat=B clue=sunglasses square=e5 [B]
B: lay wart
    laid-card seat=B clue=wart square=c3 [B]
B: lay red-herring
    laid-card seat=B clue=red-herring square=b3 [B]
B: lay beard
    laid-card seat=B clue=beard square=b4 [B]
    laid-all seat=B
B: start e5
    chose-start seat=B square=e5 [B]
    ready seat=B
C: lay gold-tooth
    laid-card seat=C clue=gold-tooth square=j3 [C]
C: lay beard
    laid-card seat=C clue=beard square=j4 [C]
C: lay red-herring
    laid-card seat=C clue=red-herring square=i3 [C]
C: lay wart
    laid-card seat=C clue=wart square=g5 [C]
C: lay scar
    laid-card seat=C clue=scar square=c7 [C]
    laid-all seat=C
C: start j4
    chose-start seat=C square=j4 [C]
    ready seat=C
    placed seat=A square=f6
    placed seat=B square=e5
    placed seat=C square=j4
fate: 5
    rolled-for-start seat=A die=5
fate: 3
    rolled-for-start seat=B die=3
fate: 1
    rolled-for-start seat=C die=1
    starts seat=A
fate: 2
    rolled seat=A die=2
A: e6
    went seat=A start=f6 square=e6
fate: 4
    rolled seat=B die=4
B: c5
    went seat=B start=e5 square=c5
fate: 2
    rolled seat=C die=2
C: k6
    went seat=C start=j4 square=k6
fate: 3
    rolled seat=A die=3
A: f6
    went seat=A start=e6 square=f6
    safe seat=A
fate: 1
    rolled seat=B die=1
B: c4
    went seat=B start=c5 square=c4
fate: 2
    rolled seat=C die=2
C: j6
    went seat=C start=k6 square=j6
fate: 2
    rolled seat=A die=2
A: h6
    went seat=A start=f6 square=h6
fate: 6
    rolled seat=B die=6
B: d4
    went seat=B start=c4 square=d4
fate: 1
    rolled seat=C die=1
C: i6
    went seat=C start=j6 square=i6
fate: 3
    rolled seat=A die=3
A: g7
    went seat=A start=h6 square=g7
fate: 3
    rolled seat=B die=3
B: f4
    went seat=B start=d4 square=f4
fate: 3
    rolled seat=C die=3
C: i8
    went seat=C start=i6 square=i8
fate: 3
    rolled seat=A die=3
A: f6
    went seat=A start=g7 square=f6
    safe seat=A
fate: 5
    rolled seat=B die=5
B: e6
    went seat=B start=f4 square=e6
fate: 4
    rolled seat=C die=4
C: j8
    went seat=C start=i8 square=j8
fate: 3
    rolled seat=A die=3
A: h5
    went seat=A start=f6 square=h5
fate: 3
    rolled seat=B die=3
B: c4
    went seat=B start=e6 square=c4
fate: 5
    rolled seat=C die=5
C: i8
    went seat=C start=j8 square=i8
fate: 6
    rolled seat=A die=6
A: f2
    went seat=A start=h5 square=f2
    safe seat=A
fate: 4
    rolled seat=B die=4
B: g4
    went seat=B start=c4 square=g4
fate: 2
    rolled seat=C die=2
C: i7
    went seat=C start=i8 square=i7
    read-card seat=C owner=B square=i7
    card-says seat=C owner=B square=i7 clue=scar [C]
fate: 6
    rolled seat=A die=6
A: g7
    went seat=A start=f2 square=g7
fate: 5
    rolled seat=B die=5
B: e3
    went seat=B start=g4 square=e3
fate: 3
    rolled seat=C die=3
C: j5
    went seat=C start=i7 square=j5
fate: 6
    rolled seat=A die=6
A: e4
    went seat=A start=g7 square=e4
fate: 6
    rolled seat=B die=6
B: c5
    went seat=B start=e3 square=c5
fate: 6
    rolled seat=C die=6
C: i3
    went seat=C start=j5 square=i3
    safe seat=C
fate: 6
    rolled seat=A die=6
A: b5
    went seat=A start=e4 square=b5
fate: 2
    rolled seat=B die=2
B: d4
    went seat=B start=c5 square=d4
fate: 4
    rolled seat=C die=4
C: j4
    went seat=C start=i3 square=j4
    safe seat=C
    over-rounds rounds=10
won by A B C: 1 1 1 (MI-W rounds-played)
