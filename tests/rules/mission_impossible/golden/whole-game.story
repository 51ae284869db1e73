# A whole game of four, from the deal to the last survivor (MI-W): clues, a confrontation in
# vain (MI-7c), and at last two who are left, one of whom goes several times as far (MI-8).

fate: deal english-american-russian-chinese
    dealt players=4
    opened agent=german
    opened agent=french
    mission seat=A agent=english target=russian [A]
    mission seat=B agent=american target=english [B]
    mission seat=C agent=russian target=chinese [C]
    mission seat=D agent=chinese target=american [D]
A: lay red-herring
    laid-card seat=A clue=red-herring square=g9 [A]
A: lay broken-nose
    laid-card seat=A clue=broken-nose square=f2 [A]
A: lay sunglasses
    laid-card seat=A clue=sunglasses square=f6 [A]
A: lay scar
    laid-card seat=A clue=scar square=f9 [A]
A: lay gold-tooth
    laid-card seat=A clue=gold-tooth square=e9 [A]
    laid-all seat=A
A: start f9
    chose-start seat=A square=f9 [A]
    ready seat=A
B: lay broken-nose
    laid-card seat=B clue=broken-nose square=i4 [B]
B: lay red-herring
    laid-card seat=B clue=red-herring square=e6 [B]
B: lay beard
    laid-card seat=B clue=beard square=c8 [B]
B: lay sunglasses
    laid-card seat=B clue=sunglasses square=b6 [B]
B: lay wart
    laid-card seat=B clue=wart square=b7 [B]
    laid-all seat=B
B: start b6
    chose-start seat=B square=b6 [B]
    ready seat=B
C: lay beard
    laid-card seat=C clue=beard square=g2 [C]
C: lay wart
    laid-card seat=C clue=wart square=f1 [C]
C: lay red-herring
    laid-card seat=C clue=red-herring square=f4 [C]
C: lay gold-tooth
    laid-card seat=C clue=gold-tooth square=f8 [C]
C: lay scar
    laid-card seat=C clue=scar square=e2 [C]
    laid-all seat=C
C: start f8
    chose-start seat=C square=f8 [C]
    ready seat=C
D: lay wart
    laid-card seat=D clue=wart square=j3 [D]
D: lay sunglasses
    laid-card seat=D clue=sunglasses square=j4 [D]
D: lay scar
    laid-card seat=D clue=scar square=i3 [D]
D: lay red-herring
    laid-card seat=D clue=red-herring square=g5 [D]
D: lay beard
    laid-card seat=D clue=beard square=c7 [D]
    laid-all seat=D
D: start c7
    chose-start seat=D square=c7 [D]
    ready seat=D
    placed seat=A square=f9
    placed seat=B square=b6
    placed seat=C square=f8
    placed seat=D square=c7
fate: 3
    rolled-for-start seat=A die=3
fate: 6
    rolled-for-start seat=B die=6
fate: 3
    rolled-for-start seat=C die=3
fate: 4
    rolled-for-start seat=D die=4
    starts seat=B
fate: 1
    rolled seat=B die=1
B: c6
    went seat=B start=b6 square=c6
fate: 6
    rolled seat=C die=6
C: c8
    went seat=C start=f8 square=c8
    read-card seat=C owner=B square=c8
    card-says seat=C owner=B square=c8 clue=beard [C]
fate: 3
    rolled seat=D die=3
D: b6
    went seat=D start=c7 square=b6
    read-card seat=D owner=B square=b6
    card-says seat=D owner=B square=b6 clue=sunglasses [D]
fate: 2
    rolled seat=A die=2
A: d9
    went seat=A start=f9 square=d9
fate: 2
    rolled seat=B die=2
B: c7
    went seat=B start=c6 square=c7
    read-card seat=B owner=D square=c7
    card-says seat=B owner=D square=c7 clue=beard [B]
fate: 2
    rolled seat=C die=2
C: c7
    went seat=C start=c8 square=c7
    read-card seat=C owner=D square=c7
    card-says seat=C owner=D square=c7 clue=beard [C]
C: confront B
    confronted seat=C other=B
    parted seat=C other=B
    saw-notebook seat=C other=B agent=russian target=chinese [B]
fate: 2
    rolled seat=D die=2
D: c7
    went seat=D start=b6 square=c7
    safe seat=D
D: confront B
    confronted seat=D other=B
    eliminated seat=D other=B
    saw-notebook seat=D other=B agent=chinese target=american [B]
    took-notebook victor=D fallen=B agent=american target=english [B D]
    learnt-identity victor=D seat=C agent=russian [B D]
fate: 1
    rolled seat=A die=1
A: d8
    went seat=A start=d9 square=d8
fate: 3
    rolled seat=C die=3
C: d6
    went seat=C start=c7 square=d6
fate: 3
    rolled seat=D die=3
D: d8
    went seat=D start=c7 square=d8
D: confront A
    confronted seat=D other=A
    eliminated seat=D other=A
    saw-notebook seat=D other=A agent=chinese target=english [A B]
    took-notebook victor=D fallen=A agent=english target=russian [A B D]
    two-left first=C second=D
fate: 3
    rolled seat=C die=3
C: f8
    went seat=C start=d6 square=f8
    safe seat=C
fate: 1
    rolled-times seat=D die=1 times=2 reach=2
D: e10
    went seat=D start=d8 square=e10
fate: 6
    rolled seat=C die=6
C: e10
    went seat=C start=f8 square=e10
C: confront D
    confronted seat=C other=D
    eliminated seat=C other=D
    saw-notebook seat=C other=D agent=russian target=chinese [A B D]
    took-notebook victor=C fallen=D agent=chinese target=none [A B C D]
    learnt-identity victor=C seat=A agent=english [A B C D]
    learnt-identity victor=C seat=B agent=american [A B C D]
    over-survivor survivor=C
won by C: 0 0 2 0 (MI-W last-survivor)
