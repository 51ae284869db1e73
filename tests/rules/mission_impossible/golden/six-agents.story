# Six players, nobody absent (MI-S5): up to the first elimination (MI-7a).

fate: deal american-french-german-english-russian-chinese
    dealt players=6
    mission seat=A agent=american target=english [A]
    mission seat=B agent=french target=american [B]
    mission seat=C agent=german target=chinese [C]
    mission seat=D agent=english target=russian [D]
    mission seat=E agent=russian target=german [E]
    mission seat=F agent=chinese target=french [F]
A: lay red-herring
    laid-card seat=A clue=red-herring square=g9 [A]
A: lay broken-nose
    laid-card seat=A clue=broken-nose square=f2 [A]
A: lay wart
    laid-card seat=A clue=wart square=f6 [A]
A: lay beard
    laid-card seat=A clue=beard square=f9 [A]
A: lay sunglasses
    laid-card seat=A clue=sunglasses square=e9 [A]
    laid-all seat=A
A: start g9
    chose-start seat=A square=g9 [A]
    ready seat=A
B: lay wart
    laid-card seat=B clue=wart square=i4 [B]
B: lay red-herring
    laid-card seat=B clue=red-herring square=e6 [B]
B: lay scar
    laid-card seat=B clue=scar square=c8 [B]
B: lay gold-tooth
    laid-card seat=B clue=gold-tooth square=b6 [B]
B: lay broken-nose
    laid-card seat=B clue=broken-nose square=b7 [B]
    laid-all seat=B
B: start i4
    chose-start seat=B square=i4 [B]
    ready seat=B
C: lay red-herring
    laid-card seat=C clue=red-herring square=i7 [C]
C: lay gold-tooth
    laid-card seat=C clue=gold-tooth square=e5 [C]
C: lay broken-nose
    laid-card seat=C clue=broken-nose square=c3 [C]
C: lay sunglasses
    laid-card seat=C clue=sunglasses square=b3 [C]
C: lay beard
    laid-card seat=C clue=beard square=b4 [C]
    laid-all seat=C
C: start b4
    chose-start seat=C square=b4 [C]
    ready seat=C
D: lay gold-tooth
    laid-card seat=D clue=gold-tooth square=g2 [D]
D: lay red-herring
    laid-card seat=D clue=red-herring square=f1 [D]
D: lay scar
    laid-card seat=D clue=scar square=f4 [D]
D: lay sunglasses
    laid-card seat=D clue=sunglasses square=f8 [D]
D: lay broken-nose
    laid-card seat=D clue=broken-nose square=e2 [D]
    laid-all seat=D
D: start e2
    chose-start seat=D square=e2 [D]
    ready seat=D
E: lay beard
    laid-card seat=E clue=beard square=j3 [E]
E: lay red-herring
    laid-card seat=E clue=red-herring square=j4 [E]
E: lay wart
    laid-card seat=E clue=wart square=i3 [E]
E: lay scar
    laid-card seat=E clue=scar square=g5 [E]
E: lay gold-tooth
    laid-card seat=E clue=gold-tooth square=c7 [E]
    laid-all seat=E
E: start c7
    chose-start seat=E square=c7 [E]
    ready seat=E
F: lay wart
    laid-card seat=F clue=wart square=j6 [F]
F: lay scar
    laid-card seat=F clue=scar square=j7 [F]
F: lay red-herring
    laid-card seat=F clue=red-herring square=i8 [F]
F: lay sunglasses
    laid-card seat=F clue=sunglasses square=g6 [F]
F: lay beard
    laid-card seat=F clue=beard square=c4 [F]
    laid-all seat=F
F: start i8
    chose-start seat=F square=i8 [F]
    ready seat=F
    placed seat=A square=g9
    placed seat=B square=i4
    placed seat=C square=b4
    placed seat=D square=e2
    placed seat=E square=c7
    placed seat=F square=i8
fate: 4
    rolled-for-start seat=A die=4
fate: 2
    rolled-for-start seat=B die=2
fate: 1
    rolled-for-start seat=C die=1
fate: 6
    rolled-for-start seat=D die=6
fate: 1
    rolled-for-start seat=E die=1
fate: 3
    rolled-for-start seat=F die=3
    starts seat=D
fate: 5
    rolled seat=D die=5
D: f4
    went seat=D start=e2 square=f4
    safe seat=D
fate: 2
    rolled seat=E die=2
E: b6
    went seat=E start=c7 square=b6
    read-card seat=E owner=B square=b6
    card-says seat=E owner=B square=b6 clue=gold-tooth [E]
fate: 1
    rolled seat=F die=1
F: h8
    went seat=F start=i8 square=h8
fate: 5
    rolled seat=A die=5
A: f6
    went seat=A start=g9 square=f6
    safe seat=A
fate: 2
    rolled seat=B die=2
B: i3
    went seat=B start=i4 square=i3
    read-card seat=B owner=E square=i3
    card-says seat=B owner=E square=i3 clue=wart [B]
fate: 3
    rolled seat=C die=3
C: a7
    went seat=C start=b4 square=a7
fate: 5
    rolled seat=D die=5
D: c7
    went seat=D start=f4 square=c7
    read-card seat=D owner=E square=c7
    card-says seat=D owner=E square=c7 clue=gold-tooth [D]
fate: 4
    rolled seat=E die=4
E: c8
    went seat=E start=b6 square=c8
    read-card seat=E owner=B square=c8
    card-says seat=E owner=B square=c8 clue=scar [E]
fate: 2
    rolled seat=F die=2
F: g9
    went seat=F start=h8 square=g9
    read-card seat=F owner=A square=g9
    card-says seat=F owner=A square=g9 clue=red-herring [F]
fate: 5
    rolled seat=A die=5
A: e9
    went seat=A start=f6 square=e9
    safe seat=A
fate: 6
    rolled seat=B die=6
B: j4
    went seat=B start=i3 square=j4
    read-card seat=B owner=E square=j4
    card-says seat=B owner=E square=j4 clue=red-herring [B]
fate: 4
    rolled seat=C die=4
C: b4
    went seat=C start=a7 square=b4
    safe seat=C
fate: 4
    rolled seat=D die=4
D: c8
    went seat=D start=c7 square=c8
    read-card seat=D owner=B square=c8
    card-says seat=D owner=B square=c8 clue=scar [D]
D: confront E
    confronted seat=D other=E
    eliminated seat=D other=E
    saw-notebook seat=D other=E agent=english target=russian [E]
    took-notebook victor=D fallen=E agent=russian target=german [D E]
