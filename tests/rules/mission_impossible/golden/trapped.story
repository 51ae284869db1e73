# Three players who keep the cards they read (MI-5, cards=kept). The start is rolled for twice
# (MI-3). Somebody confronts the very agent who hunts them (MI-7b).

fate: deal russian-german-french
    dealt players=3
    opened agent=english
    opened agent=chinese
    opened agent=american
    mission seat=A agent=russian target=german [A]
    mission seat=B agent=german target=french [B]
    mission seat=C agent=french target=russian [C]
A: lay scar
    laid-card seat=A clue=scar square=g9 [A]
B: lay gold-tooth
    laid-card seat=B clue=gold-tooth square=i7 [B]
B: lay sunglasses
    laid-card seat=B clue=sunglasses square=e5 [B]
C: lay wart
    laid-card seat=C clue=wart square=j3 [C]
A: lay wart
    laid-card seat=A clue=wart square=f2 [A]
A: lay gold-tooth
    laid-card seat=A clue=gold-tooth square=f6 [A]
B: lay red-herring
    laid-card seat=B clue=red-herring square=c3 [B]
A: lay red-herring
    laid-card seat=A clue=red-herring square=f9 [A]
A: lay beard
    laid-card seat=A clue=beard square=e9 [A]
    laid-all seat=A
A: start f6
    chose-start seat=A square=f6 [A]
    ready seat=A
C: lay red-herring
    laid-card seat=C clue=red-herring square=j4 [C]
C: lay gold-tooth
    laid-card seat=C clue=gold-tooth square=i3 [C]
B: lay broken-nose
    laid-card seat=B clue=broken-nose square=b3 [B]
B: lay beard
    laid-card seat=B clue=beard square=b4 [B]
    laid-all seat=B
C: lay scar
    laid-card seat=C clue=scar square=g5 [C]
B: start i7
    chose-start seat=B square=i7 [B]
    ready seat=B
C: lay broken-nose
    laid-card seat=C clue=broken-nose square=c7 [C]
    laid-all seat=C
C: start j3
    chose-start seat=C square=j3 [C]
    ready seat=C
    placed seat=A square=f6
    placed seat=B square=i7
    placed seat=C square=j3
fate: 5
    rolled-for-start seat=A die=5
fate: 4
    rolled-for-start seat=B die=4
fate: 5
    rolled-for-start seat=C die=5
    tied
fate: 2
    rolled-for-start seat=A die=2
fate: 4
    rolled-for-start seat=C die=4
    starts seat=C
fate: 2
    rolled seat=C die=2
C: k5
    went seat=C start=j3 square=k5
fate: 3
    rolled seat=A die=3
A: c7
    went seat=A start=f6 square=c7
    took-card seat=A owner=C square=c7
    card-says seat=A owner=C square=c7 clue=broken-nose [A]
fate: 4
    rolled seat=B die=4
B: j4
    went seat=B start=i7 square=j4
    took-card seat=B owner=C square=j4
    card-says seat=B owner=C square=j4 clue=red-herring [B]
fate: 2
    rolled seat=C die=2
C: j4
    went seat=C start=k5 square=j4
    safe seat=C
C: pass
    passed seat=C
fate: 1
    rolled seat=A die=1
A: d7
    went seat=A start=c7 square=d7
fate: 3
    rolled seat=B die=3
B: k4
    went seat=B start=j4 square=k4
fate: 5
    rolled seat=C die=5
C: k4
    went seat=C start=j4 square=k4
C: confront B
    confronted seat=C other=B
    trapped seat=C other=B
    took-notebook victor=B fallen=C agent=french target=russian [B C]
    two-left first=A second=B
