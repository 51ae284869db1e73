### Situation 4 en français. La clé d’une clause est son identifiant ; les phrases qui parlent d’un
### siège prennent sa lettre, ou le nom que la table lui donne, pour sujet.

## Le jeu

game-title = Situation 4
game-tagline = Deux armées, deux puzzles jumeaux, une carte : bâtissez plus vite que l’ennemi.
game-about = Une guerre de puzzles pour deux joueurs ou deux équipes, sans tour de jeu. Les deux camps ont le même puzzle de toute la carte et l’assemblent en même temps, sur le même plateau : qui pose une pièce le premier tient le terrain. Parachutistes, tanks et ponts font le reste. Parker Brothers a publié le jeu de société en anglais et en néerlandais en 1969, et Miro Company en français. Cette version n’a aucun lien avec ces sociétés : sa carte, ses puzzles, ses dessins et ses textes nous sont propres.

board-name-standard = La haute vallée, 84 pièces
board-name-quick = La basse vallée, 40 pièces
board-name-grand = La grande vallée, 144 pièces

option-rotation = Pièces tournées
option-rotation-off = Toutes les pièces sont à l’endroit.
option-rotation-on = Les pièces des réserves sont tournées au hasard, et il faut les redresser pour qu’elles s’emboîtent.
option-minutes = Limite de temps, en minutes
option-minutes-none = Pas de limite de temps.
option-members_a = Joueurs du camp A
option-members_a-1 = Le camp A est un joueur seul.
option-members_a-2 = Le camp A est une équipe de deux.
option-members_a-3 = Le camp A est une équipe de trois.
option-members_a-4 = Le camp A est une équipe de quatre.
option-members_b = Joueurs du camp B
option-members_b-1 = Le camp B est un joueur seul.
option-members_b-2 = Le camp B est une équipe de deux.
option-members_b-3 = Le camp B est une équipe de trois.
option-members_b-4 = Le camp B est une équipe de quatre.
option-pace = Allure des robots
option-pace-steady = Un robot met environ douze secondes par pièce.
option-pace-gentle = Un robot met environ vingt secondes par pièce.
option-pace-brisk = Un robot met environ sept secondes par pièce.
option-pace-fast = Un robot met environ quatre secondes par pièce.
option-places = Les places, au clavier
option-places-in_order = Au clavier, vous parcourez les places ouvertes dans l’ordre de lecture.
option-places-likeliest_first = Au clavier, les places qui ressemblent le plus à votre pièce viennent d’abord, ce qui aide beaucoup.

## Le livret de règles : le but et la mise en place

S4-O = Marquez plus de points que l’autre camp. Ils viennent de trois sources : les zones carrées de la carte qui ne sont qu’à vous, les objectifs spéciaux où flotte votre drapeau, et les ponts.
    .title = Le but
S4-1 = Les deux camps se font face, chacun à son bord du plateau. Chacun prend une couleur et possède, dans cette couleur, un puzzle complet de la carte, deux ponts, trois parachutistes, trois tanks et des drapeaux. À la couleur près, les deux puzzles sont identiques.
    .title = Deux camps
S4-2 = Personne ne trie rien avant la partie. Les pièces de chaque réserve sont mélangées et restent face cachée ; on les retourne quand le jeu commence, et dès lors chacun range les siennes comme il veut.
    .title = On ne trie pas d’avance
S4-3 = Les deux camps commencent au même instant. Dites quand vous êtes prêts : dès que les deux camps le sont, un court compte à rebours, et c’est parti. Ensuite, plus de tours de jeu. Ce que la table reçoit en premier s’est passé en premier.
    .title = Tous en même temps
S4-4 = Partout où ces règles parlent d’un joueur, il peut s’agir d’une équipe. Tous ses membres partagent la même réserve et les mêmes unités. Une pièce que quelqu’un tient en main ne peut pas lui être prise par un équipier.
    .title = Les équipes

## Le livret de règles : poser des pièces

S4-5 = Votre première pièce va sur votre ligne de base, c’est-à-dire votre bord du plateau. Les pièces qui s’y placent ont un liseré rouge sur fond noir.
    .title = La première pièce
S4-6 = Toute autre pièce doit s’emboîter dans une pièce à vous. Ainsi, tout ce que vous bâtissez se tient, de maillon en maillon, jusqu’à votre ligne de base ou jusqu’à une tête de pont.
    .title = De maillon en maillon
S4-7 = Deux pièces se touchent quand elles s’emboîtent exactement. Chaque pièce a une place et ne va nulle part ailleurs. Lâchée à une autre place, ou dans le mauvais sens, elle retourne dans la réserve, et c’est tout. Une place remplie, par l’un ou l’autre camp, le reste ; votre propre pièce pour cette place ne sert alors plus à rien. Avec l’option « { option-rotation } », les pièces sont tournées dans la réserve et il faut d’abord les redresser.
    .title = S’emboîter exactement

## Le livret de règles : objectifs et drapeaux

S4-8 = Sur la carte, des objectifs spéciaux portent une valeur. Le camp qui en recouvre un entièrement de ses propres pièces peut le marquer. Dès que les deux couleurs s’y trouvent, il est perdu pour les deux.
    .title = Les objectifs spéciaux
S4-9 = Recouvrir un objectif ne suffit pas : plantez-y un drapeau. Si vous oubliez, l’ennemi peut y planter le sien et le marquer à votre place. C’est oublié dès que vous avez posé une pièce de plus ou, pour une équipe, autant de pièces de plus qu’elle a de membres, quel que soit celui qui les pose. À partir de là, les deux camps peuvent planter, et le premier drapeau reste. À la fin de la partie, un objectif recouvert et pas encore oublié compte comme s’il avait son drapeau ; oublié et toujours nu, il ne compte pour personne.
    .title = N’oubliez pas le drapeau

## Le livret de règles : les parachutistes

S4-10 = Quand vos propres pièces recouvrent entièrement votre base de parachutistes, bordure noire comprise, vous recevez vos trois parachutistes. Si l’ennemi y pose une pièce avant, la base est perdue pour de bon. Les unités qui attendent sur une base n’occupent aucune pièce et ne ferment rien.
    .title = La base de parachutistes
S4-11 = Ensuite, vous pouvez à tout moment larguer un parachutiste sur une pièce de l’ennemi, où qu’elle soit. Désormais vos pièces peuvent aussi s’emboîter dans celle où il se trouve, aussitôt ou plus tard, et d’autres encore à leur suite : c’est une tête de pont. Un parachutiste ne bouge plus jamais : il y a donc au plus trois têtes de pont par partie.
    .title = Larguer un parachutiste
S4-12 = Les têtes de pont sont la seule exception : tout le reste de ce que vous posez tient à votre ligne de base.
    .title = La seule exception

## Le livret de règles : les tanks

S4-13 = Quand vos propres pièces recouvrent entièrement votre base de tanks, bordure noire comprise, vous recevez vos trois tanks. Si l’ennemi y pose une pièce avant, cette base-là aussi est perdue pour de bon.
    .title = La base de tanks
S4-14 = Ensuite, vous pouvez à tout moment placer un tank sur une de vos pièces reliée à votre ligne de base, directement ou par d’autres. Il ne bouge plus jamais.
    .title = Placer un tank
S4-15 = L’ennemi ne peut emboîter aucune pièce dans une pièce qui porte un tank. Toute place vide voisine lui est fermée, même là où il pourrait s’emboîter dans ses propres pièces.
    .title = Les places fermées
S4-16 = Les tanks peuvent se neutraliser. Une place vide qui touche des tanks des deux camps est de nouveau ouverte aux deux. Toutes les autres places autour de l’un ou de l’autre restent fermées comme avant. Cela se juge à chaque instant.
    .title = Tanks neutralisés
S4-17 = Une pièce porte un parachutiste ou un tank, d’un camp ou de l’autre, et peut avoir un drapeau en plus.
    .title = Une unité par pièce
S4-18 = Un tank part de sa base et ne roule que sur des pièces de son camp. Une pièce que la rivière traverse a deux rives. Un tank longe une rive, d’une pièce à une pièce emboîtée, là où toutes deux se touchent sur la terre ferme de cette rive, et pas seulement dans l’eau. Il ne change de rive que par un pont de son camp, entre les pièces qui portent les deux points du pont. On peut le placer sur toute pièce qu’il peut atteindre ainsi à cet instant.
    .title = Comment roule un tank

## Le livret de règles : les ponts

S4-19 = Vous pouvez poser un pont une fois que vos propres pièces occupent les deux rives à cet endroit : la pièce, ou les deux pièces, qui portent les deux points blancs du site. Un point n’est jamais sur une découpe. Il n’y a qu’un pont par site, et chaque camp en a deux.
    .title = Poser un pont

## Le livret de règles : la fin et le décompte

S4-20 = La partie s’arrête dès que le plateau est entièrement recouvert. Vous pouvez aussi déclarer que vous avez fini ; tout ce que vous faites ensuite annule cette déclaration. Un camp qui ne peut plus rien faire qui rapporte est considéré comme ayant déclaré : il n’a ni pièce à poser, même avec les parachutistes et les tanks qu’il détient, ni pont à poser, ni drapeau à planter. La partie s’arrête quand les deux camps ont déclaré. Elle s’arrête aussi, dès que l’un l’a fait, quand deux minutes passent sans que rien soit posé, planté ou placé. Ainsi personne ne peut, en déclarant, vous priver d’un pont ou d’un drapeau encore possible. L’hôte peut fixer une limite pour toute la partie avec l’option « { option-minutes } ».
    .title = Quand la partie s’arrête
S4-21 = Chaque objectif rapporte sa valeur au camp dont le drapeau s’y trouve.
    .title = Les points des objectifs
S4-22 = Chaque pont rapporte 100 points à son camp.
    .title = Les points des ponts
S4-23 = Chaque zone carrée de la carte recouverte en entier par les pièces d’un seul camp lui rapporte 50 points. Une zone aux deux couleurs ne compte pour personne.
    .title = Les points des zones
S4-W = Le camp qui a le plus de points gagne. Une égalité est une victoire partagée.
    .title = Le vainqueur

## Les objectifs

# Un objectif, au milieu d’une phrase.
this-objective = { $objective ->
    [airfield-1] l’aérodrome 1
    [airfield-2] l’aérodrome 2
    [airfield-3] l’aérodrome 3
    [airfield-4] l’aérodrome 4
    [fort-1] le fort 1
    [fort-2] le fort 2
    [fort-3] le fort 3
    [fort-4] le fort 4
    [port-1] le port 1
    [port-2] le port 2
    [port-3] le port 3
    [port-4] le port 4
    [refinery-1] la raffinerie 1
    [refinery-2] la raffinerie 2
    [refinery-3] la raffinerie 3
    [refinery-4] la raffinerie 4
    [station-1] la gare 1
    [station-2] la gare 2
    [station-3] la gare 3
    [station-4] la gare 4
    [town-1] la ville 1
    [town-2] la ville 2
    [town-3] la ville 3
    [town-4] la ville 4
   *[other] { $objective }
}

## Les coups, tels qu’un menu les propose

move-deal = Mélanger : { $place }
move-ready = Prêt à commencer
move-lay = Poser la pièce de { $place }
move-drop = Larguer un parachutiste en { $place }
move-tank = Placer un tank en { $place }
move-flag = Planter un drapeau : { this-objective }
move-bridge = Poser un pont au site { $site }
move-done = Déclarer que vous avez fini
move-go = Commencer
move-still = Arrêter : personne n’a rien fait depuis deux minutes
move-time = Arrêter : le temps est écoulé

## Ce qu’on attend de qui

phase-shuffle = On mélange les réserves.
phase-ready = La partie commence quand les deux camps sont prêts.
phase-play = Les deux camps bâtissent, en même temps.
phase-over = La partie est finie.

## À côté du plateau, dans un terminal

yours-play = Posez des pièces : « poser 17 en e5 » ; « réserve » montre les vôtres.
tray-listed = { $count } pièces sur { $of }. Bords dans le sens horaire depuis le haut (+ tenon, o creux, | bord droit), puis ce qu’on voit :
tray-face-down = Votre réserve reste face cachée jusqu’au début.
place-listed = Bords dans le sens horaire depuis le haut (+ tenon, o creux, | bord droit), puis ce qui y est imprimé :
place-belongs = Zones : { $areas }. Objectifs et bases : { $signs }.
place-piece = La pièce { $piece } de { $seat } s’y trouve.
look-border = bord bordure
look-corner = coin
look-inner = milieu intérieur

## Comment s’écrivent les coups

notation-help =
    Comment jouer un coup
    Les camps jouent à tour de rôle, une minute chacun : pendant que le temps de
    l’un court, l’autre attend. Une ligne tapée trop tard compte encore, et
    l’autre camp reçoit autant de temps. Un numéro prend le choix qui le porte.
    Un coup peut aussi s’écrire :
      poser 17 en e5    pose votre pièce 17 en e5 (colonne e, rangée 5)
      larguer e5        largue un parachutiste sur la pièce en e5
      tank e5           place un tank sur votre pièce en e5
      drapeau ra2       plante un drapeau sur cet objectif
                        (ou : drapeau raffinerie-2)
      pont 3            pose un pont au troisième site à partir de la gauche
      fini              déclare que vous avez fini
      attendre          finit votre minute : l’autre camp joue
    Pour trouver la bonne pièce, comparez-la à la place :
      réserve           vos pièces ; réserve bois coin : celles qui ont les deux
                        mots ; réserve 17 : l’une d’elles
      place e5          à quoi ressemble e5 sur le plateau
    Si les pièces sont tournées : poser 17 en e5 tourné 2 (quarts, sens horaire)
    Sur le plateau
      A, B des pièces ; p t leurs parachutistes et tanks, P T ceux du camp B
      □ une place où vous pouvez poser   · une autre place vide   ~ rivière
      1 2 3 4 sites de pont, à la couleur d’un camp une fois le pont posé
      Ra raffinerie, Po port, Ga gare, Vi ville, Fo fort, Ae aérodrome
      PA, TA bases de parachutistes et de tanks du camp A ; PB, TB du camp B
      les majuscules du haut et les chiffres de droite nomment les zones : C2
    À côté du plateau
      points   ▦ pièces posées   p t unités à placer   ⌒ ponts   ✓ a fini
      Ra2 300 sa valeur ; ⚑A drapeau de A ; +A à A de planter ; + aux deux ;
      × perdu
typed-words = ready prêt, lay poser pose, at en à, turned tourné tournée, drop larguer largue parachuter, tank tank char, flag drapeau, bridge pont, done fini terminé, refinery raffinerie ra, port port po, station gare ga, town ville vi, fort fort fo, airfield aérodrome ae
not-a-move = « { $text } » n’est pas un coup. Voici comment les écrire : « ready », « lay 17 at e5 », « drop e5 », « tank e5 », « flag refinery-2 », « bridge 3 », « done ».
no-such-piece = Ce puzzle n’a pas de pièce { $piece }.
piece-laid = Votre pièce { $piece } est déjà sur le plateau.
no-such-place = Ce plateau n’a pas de place « { $place } ».
no-such-objective = Ce plateau n’a pas d’objectif « { $objective } ».
no-such-site = Ce plateau n’a pas de site « { $site } » pour un pont.
place-dealt = { $place } a déjà été tirée, et ne peut pas l’être encore.

## Les refus, à lire après « Non : »

refused-over = la partie est finie. Pour continuer à jouer, commencez-en une autre.
refused-not-the-clock = c’est l’affaire de la pendule, pas d’un joueur.
refused-not-due = la pendule n’a rien de tel à faire maintenant.
refused-no-seat = personne n’est assis là ; seuls les deux camps peuvent jouer.
refused-shuffling = on mélange encore les réserves ; attendez que ce soit fait.
refused-already-ready = vous êtes prêt ; attendez que l’autre camp le soit.
refused-has-begun = la partie a déjà commencé.
refused-not-begun = la partie n’a pas commencé ; dites que vous êtes prêt, et attendez le départ.
refused-no-place = ce plateau n’a pas cette place.
refused-place-filled = { $owner } a déjà posé une pièce en { $place }, et elle y reste.
refused-not-on-base-line = votre première pièce va sur votre ligne de base, et { $place } n’y est pas.
refused-not-connected = rien de ce que vous avez posé ne s’emboîte en { $place } ; continuez à partir de vos propres pièces.
refused-place-closed = le tank ennemi en { $tank } vous ferme { $place } ; neutralisez-le, ou bâtissez ailleurs.
refused-misfit = cette pièce ne va pas en { $place }{ $rotation ->
    [1] { " " }dans ce sens
   *[0] { "" }
} ; cherchez-en une autre, ou une autre place.
refused-all-dropped = vous avez largué vos trois parachutistes.
refused-base-lost = l’ennemi a posé une pièce sur votre base de { $base ->
    [tank] tanks
   *[paratroop] parachutistes
}, perdue pour de bon.
refused-base-uncovered = recouvrez d’abord votre base de { $base ->
    [tank] tanks
   *[paratroop] parachutistes
} ; { $left ->
    [one] il manque une pièce
   *[other] il manque { $left } pièces
}.
refused-unit-there = il y a déjà une unité en { $place }, et une pièce n’en porte qu’une.
refused-drop-on-own = { $place } est à vous ; un parachutiste atterrit sur une pièce de l’ennemi.
refused-drop-on-nothing = il n’y a pas de pièce en { $place } ; un parachutiste atterrit sur une pièce de l’ennemi.
refused-all-placed = vous avez placé vos trois tanks.
refused-not-your-piece = vous n’avez pas de pièce en { $place } ; un tank se place sur une des vôtres.
refused-cut-off = votre pièce en { $place } n’est pas reliée à votre ligne de base, et un tank ne se place que sur celles qui le sont.
refused-out-of-reach = vos tanks ne peuvent pas aller en { $place } : ils roulent sur vos propres pièces, et passent la rivière par vos propres ponts.
refused-no-objective = ce plateau n’a pas cet objectif.
refused-objective-lost = les deux couleurs se trouvent sur { this-objective } : c’est perdu pour les deux camps.
refused-not-covered = personne n’a encore recouvert { this-objective } en entier.
refused-flag-there = le drapeau de { $owner } est déjà sur { this-objective }, et il y reste.
refused-not-forgotten = { $owner } a recouvert { this-objective } et peut encore y planter son drapeau ; ce sera oublié après { $left ->
    [one] une pièce de plus
   *[other] { $left } pièces de plus
} de son camp.
refused-no-site = ce plateau n’a pas ce site pour un pont.
refused-bridge-there = { $owner } a déjà un pont au site { $site }, et il n’y a place que pour un.
refused-no-bridge-left = vous avez posé vos deux ponts.
refused-banks = posez d’abord vos propres pièces sous les deux points du site { $site }.
refused-already-declared = vous l’avez déjà déclaré ; ce que vous ferez ensuite l’annulera.
refused-counts-as-declared = rien de ce que vous pourriez encore faire ne rapporte : c’est comme si vous l’aviez déjà déclaré.

## Ce qui s’est passé

event-shuffled = Les deux réserves sont mélangées.
event-ready = { $seat } attend le départ.
event-both-ready = Les deux camps sont prêts : cela va commencer.
event-begun = On retourne les pièces. C’est parti !
event-laid = { $seat } pose la pièce { $piece } en { $place }.
    .brief = { $place }
event-bridgehead = { $seat } tient une tête de pont en { $place }.
event-withdrawn = { $seat } n’a pas encore fini, tout compte fait.
event-area-covered = { $seat } tient la zone { $area }.
event-completed = { $seat } a recouvert { this-objective }, d’une valeur de { $value } : au drapeau !
event-objective-lost = Les deux couleurs se trouvent sur { this-objective } : c’est perdu pour les deux.
event-paratroopers-received = { $seat } a recouvert sa base et reçoit trois parachutistes.
event-tanks-received = { $seat } a recouvert sa base et reçoit trois tanks.
event-base-lost = { $seat } a posé une pièce sur la base de { $base ->
    [tank] tanks
   *[paratroop] parachutistes
} de { $other } : elle est perdue.
event-forgotten = { $seat } a oublié le drapeau sur { this-objective } !
event-dropped = { $seat } largue un parachutiste en { $place } ; { $left ->
    [0] c’était le dernier
    [one] il en reste un
   *[other] il en reste { $left }
}.
event-tank-placed = { $seat } place un tank en { $place }{ $closed ->
    [0] .
    [one] { " " }et ferme une place.
   *[other] { " " }et ferme { $closed } places.
}
event-neutralised = { $place } touche des tanks des deux camps, et s’ouvre de nouveau aux deux.
event-flag-planted = { $seat } plante un drapeau sur { this-objective } : { $value } points.
event-flag-taken = { $seat } profite d’un oubli de { $other } et plante un drapeau sur { this-objective } : { $value } points !
event-bridge-laid = { $seat } pose un pont au site { $site } : { $points } points.
event-declared = { $seat } a fini.
event-stuck = { $seat } ne peut plus rien faire qui rapporte : c’est comme si c’était fini de son côté.
event-unstuck = { $seat } peut de nouveau marquer.
event-over-covered = Le plateau est entièrement recouvert : la partie est finie.
event-over-finished = Les deux camps ont fini : la partie est finie.
event-over-still = Personne n’a rien fait depuis deux minutes : la partie est finie.
event-over-time = Les { $minutes } minutes sont écoulées : la partie est finie.
event-counted = Avec ou sans drapeau, { this-objective } compte encore pour { $seat } : { $value } points.
event-counted-for-nobody = Personne ne marque { this-objective } : le drapeau a été oublié.

## La page : le couvercle, la barre, les places

lid-title = SITUATION
bar-finished = { $seat } a fini ; l’autre camp peut continuer.
seat-belongings = { $total } points : { $areas } pour les zones, { $objectives } pour les objectifs, { $bridges } pour les ponts ; { $laid } pièces posées, { $left } en réserve
seat-ready = Prêt
seat-declared = A fini
seat-stuck = Plus rien à marquer
seat-edge = Vous
scales-of = { $name } : { $total } points
clock-still = Fin si personne ne joue
clock-time = Temps restant

## La page : la réserve de pièces

tray-of = Réserve de { $name }
tray-pieces = { $count ->
    [one] Une pièce
   *[other] { $count } pièces
} : les flèches les parcourent, Entrée en prend une
tray-piece = Pièce { $piece } : { $what }
tray-held = Dans la main du coéquipier { $mate }.
tray-turn = Tourner la pièce choisie (R)
tray-look = Chercher des pièces, ou les trier
tray-spread = Étaler la réserve
tray-tidy = Resserrer les pièces
tray-done = J’ai fini
tray-terrain = Terrain
tray-rim = Bords
tray-sort = Trier par
tray-any-terrain = Terrains
tray-any-rim = Bords
tray-empty = La réserve est vide.
tray-none = Il ne reste aucune pièce de ce genre.
rim-border = en bordure
rim-corner = un coin
rim-inner = hors bordure
sort-terrain = terrain
sort-edges = bords

## La page : un mélange honnête

table-menu-fair = Un mélange honnête
table-fair-title = Un mélange honnête
table-fair-story-salt = La page de chaque camp ajoute sa pincée de sel : un nombre au hasard, bien à elle. Les pièces sont mélangées d’après les deux : personne ne peut arranger les réserves.
table-fair-story-open = La partie finie, on ouvre l’enveloppe, et votre navigateur refait le mélange et compare.

## La page : ce que l’on pose à la main

stock-title = Votre matériel
stock-flag = Drapeaux : { $places ->
    [0] rien à conquérir pour l’instant
    [one] un objectif à marquer
   *[other] { $places } objectifs à marquer
}
stock-drop = Parachutistes : { $count ->
    [0] aucun en attente
    [one] un en attente
   *[other] { $count } en attente
}
stock-tank = Tanks : { $count ->
    [0] aucun en attente
    [one] un en attente
   *[other] { $count } en attente
}
stock-bridge = Ponts : { $count ->
    [0] il n’en reste aucun
    [one] il en reste un
   *[other] il en reste { $count }
}, { $places ->
    [0] aucun site prêt
    [one] un site prêt
   *[other] { $places } sites prêts
}
targets-title = Où le poser
targets-flags = Drapeaux à planter

## La page : la carte

map-nearer = Plus près
map-farther = Plus loin

## La page : pièces et places décrites

described-corner = { $terrain }. Un coin ; en haut : { $top } ; à droite : { $right } ; en bas : { $bottom } ; à gauche : { $left }.
described-border = { $terrain }. En bordure ; en haut : { $top } ; à droite : { $right } ; en bas : { $bottom } ; à gauche : { $left }.
described-inner = { $terrain }. En haut : { $top } ; à droite : { $right } ; en bas : { $bottom } ; à gauche : { $left }.
edge-border = droit
edge-tab = tenon
edge-hole = creux
terrain-airfield = aérodrome
terrain-base-line = ligne de base
terrain-building = maisons
terrain-crop = champs
terrain-fort = fort
terrain-height = collines
terrain-orchard = verger
terrain-paratroops = base de parachutistes
terrain-plough = labours
terrain-port = port
terrain-refinery = raffinerie
terrain-station = gare
terrain-street = route
terrain-tanks = base de tanks
terrain-town = ville
terrain-track = voie ferrée
terrain-water = rivière
terrain-wheat = blé
terrain-wood = bois
placing-begins = La pièce { $piece } est dans votre main. { $count ->
    [0] Aucune place ouverte ne lui ressemble.
    [one] Une place ouverte lui ressemble : { $places }.
   *[other] { $count } places ouvertes lui ressemblent : { $places }.
} Les flèches choisissent une place, Entrée pose la pièce, Échap la remet. Vous êtes en { $place }.
placing-in-order = La pièce { $piece } est dans votre main. { $count ->
    [one] Une place vous est ouverte.
   *[other] { $count } places vous sont ouvertes.
} Les flèches choisissent une place, Entrée pose la pièce, Échap la repose. Vous êtes en { $place } : { $what }
placing-nowhere = Aucune place ne vous est ouverte pour l’instant.
placing-at = { $place } : { $what }
placing-alike = { $place }, comme votre pièce : { $what }
placing-laid = La pièce { $piece } est posée en { $place }.
placing-refused = La pièce { $piece } est revenue dans la réserve.
placing-ends = La pièce est revenue dans la réserve.

## La page : la situation, lue à voix haute

position-side = { $seat } : { $total } points ({ $areas } pour les zones, { $objectives } pour les objectifs, { $bridges } pour les ponts), { $laid } pièces posées, { $left } à poser, { $paratroopers } parachutistes et { $tanks } tanks en attente.
position-ground = { $seat } occupe { $places }.
position-open = { $seat } peut poser en { $places }.
position-flag = Le drapeau de { $seat } flotte ici : { this-objective }.
position-bare = { $seat } a recouvert cet objectif, encore sans drapeau : { this-objective }.
position-forgotten = Drapeau oublié, chaque camp peut planter le sien : { this-objective }.
position-lost = Perdu pour les deux camps : { this-objective }.
struck-objective = Des pièces des deux camps sont posées sur { this-objective } : plus personne n’en tirera de points.
struck-base = L’autre camp a posé une pièce sur cette base : plus aucune unité n’en sortira.
position-bridge = { $seat } a un pont au site { $site }.
position-paratrooper = { $seat } a un parachutiste en { $place }.
position-tank = { $seat } a un tank en { $place }.
ledger-title = Ce qu’il y a à gagner
ledger-objective = { this-objective }
ledger-open = libre
ledger-bare = sans drapeau
ledger-forgotten = oublié
ledger-lost = perdu

## La page : la première partie guidée

hint-ready = Votre puzzle est face cachée. Dites quand vous êtes prêt : dès que les deux camps le sont, on le retourne et c’est parti.
hint-first = Commencez à votre bord de la carte, ici : cherchez une pièce à ligne rouge sur fond noir, et glissez-la là où la carte est pareille.
hint-connect = Désormais chaque pièce doit toucher l’une des vôtres, ici. Comparez son dessin à la carte pâle : rien ne vous dira où elle va.
hint-look = Trop de pièces ? Cherchez ici un bois, la rivière ou un bord, ou triez-les. Vous pouvez aussi les ranger à la main.
hint-zoom = Approchez-vous ici, ou { $touch ->
        [yes] à deux doigts
       *[no] avec la molette
    }. Une pièce mal posée revient simplement ; elle ne coûte que du temps.
hint-flag = Vous avez recouvert un objectif : plantez le drapeau qui vous y appelle avant votre prochaine pièce, sinon l’ennemi pourra planter le sien.
hint-units = Vous avez recouvert une de vos bases : ses unités sont là. Prenez-en une qui brille : les endroits possibles s’éclairent.
hint-areas = Chaque carré de la carte à vous seul rapporte 50 points, un pont 100, un objectif la valeur imprimée.
hint-closed = Un tank ennemi vous ferme les places vides qui l’entourent. Un de vos tanks près d’une telle place la rouvre aux deux camps.
hint-done = Aucune place ne vous est ouverte. Plus rien à gagner ? Dites que vous avez fini ; ce que vous ferez ensuite l’annulera.

## Conseils : pourquoi un coup est bon. La place exacte d’une pièce, c’est au joueur de la trouver

advice-lay = Regardez la pièce { $piece } : sa place est dans la zone { $area }, et vous pourrez continuer de là.
advice-lay-last = Regardez la pièce { $piece } : sa place est dans la zone { $area }.
advice-complete = La pièce { $piece } va dans la zone { $area } ; il ne manque qu’elle pour { this-objective } : un drapeau y rapporte alors { $points } points.
advice-complete-base = La pièce { $piece } va dans la zone { $area } : avec elle, votre base est couverte et vous donne des unités.
advice-complete-area = Il ne manque que la pièce { $piece } à la zone { $area }, qui vous rapporte alors 50 points.
advice-spoil = La pièce { $piece } va dans la zone { $area } : elle prive l’ennemi de { $points } points pour { this-objective }.
advice-build = La pièce { $piece } va dans la zone { $area } et aide à couvrir { this-objective }, qui vaut { $points } points.
advice-build-base = La pièce { $piece } va dans la zone { $area } et aide à couvrir votre base, qui donne des unités.
advice-drop = Larguez un parachutiste en { $place } : { $count ->
    [one] il vous ouvre une place de plus.
   *[other] il vous ouvre { $count } places de plus.
}
advice-drop-idle = Vous pouvez larguer un parachutiste en { $place }, mais il ne vous ouvre aucune place.
advice-tank = Placez un tank en { $place } : { $count ->
    [one] il ferme une place à l’ennemi.
   *[other] il ferme { $count } places à l’ennemi.
}
advice-tank-opens = Placez un tank en { $place } : { $count ->
    [one] il vous ouvre une place que les tanks ennemis fermaient.
   *[other] il vous ouvre { $count } places que les tanks ennemis fermaient.
}
advice-tank-idle = Vous pouvez placer un tank en { $place }, mais il ne ferme rien pour l’instant.
advice-flag = Plantez vite un drapeau : { this-objective } vous attend, pour { $points } points.
advice-flag-forgotten = L’ennemi a oublié son drapeau : plantez le vôtre sur { this-objective }, pour { $points } points !
advice-bridge = Vous tenez les deux rives au site { $site } : un pont y vaut { $points } points.
advice-ready = Dites que vous êtes prêt : rien ne commence avant cela.
advice-done = Plus rien ne peut vous rapporter de points : dites que vous avez fini.
advice-done-early = Vous pouvez dire que vous avez fini. Ce que vous ferez ensuite l’annulera.

## Pourquoi la partie s’est arrêtée

ending-covered = Le plateau est entièrement recouvert.
ending-both-finished = Les deux camps avaient fini.
ending-nobody-acts = Personne n’avait rien fait depuis deux minutes.
ending-time-is-up = Le temps était écoulé.

## Un fichier de plateau illisible

board-empty = Ce fichier ne contient pas de plateau : il faut un nom, des dimensions, une rivière, des bases et des objectifs.
board-heading-unknown = La ligne { $line } ne dit rien qu’un fichier de plateau puisse dire. Une ligne ressemble à « { "areas: 8 x 4" } », ou à « { "town 150: 300 300 70 50" } » pour un objectif.
board-heading-twice = La ligne { $line } donne « { $heading } » une seconde fois.
board-heading-missing = Le fichier doit avoir une ligne « { $heading } ».
board-fact-unreadable = La ligne { $line } ne dit pas de « { $heading } » ce qu’elle devrait ; comparez-la avec les plateaux du jeu.
board-size-wrong = Ligne { $line } : « { $heading } » doit être deux nombres de 1 à { $most }, comme « { "8 x 4" } ».

## Un plateau qui ne satisfait pas aux règles

board-too-many-places = Le puzzle compte { $places } pièces ; { $most } est le maximum.
board-too-many-areas = La carte compte { $areas } zones ; { $most } est le maximum.
board-too-many-objectives = La carte compte { $objectives } objectifs ; { $most } est le maximum.
board-too-many-sites = La rivière peut être franchie à { $sites } endroits ; { $most } est le maximum.
board-pieces-odd = La découpe a { $columns } colonnes et { $rows } rangées : les deux nombres doivent être pairs, sans quoi elle ne peut pas être la même après un demi-tour.
board-value-wrong = { $objective } vaut { $value } ; un objectif vaut de 1 à { $most }.
board-river-ends = La rivière doit commencer au bord ouest, en 0, et finir au milieu du plateau, en { $east } { $south }.
board-river-backwards = D’un point au suivant, la rivière doit toujours avancer vers l’est.
board-river-outside = La rivière doit avoir une largeur, et rester à distance des bords nord et sud.
board-bridge-outside = Un pont en { $bridge } : il doit se trouver entre { $least } et { $most }, à l’ouest du milieu et à distance du bord.
board-sites-on-one-piece = À chaque site de pont, les deux points sont sur une seule et même pièce ; à deux sites au moins, ils doivent être sur des pièces différentes. Déplacez un peu un pont, ou essayez une autre graine.
board-bridges-together = Deux sites de pont sont trop proches l’un de l’autre.
board-zone-outside = « { $zone } » dépasse le bord, ou empiète sur la ligne de base.
board-zone-in-river = « { $zone } » est dans la rivière.
board-zone-north = « { $zone } » est au nord de la rivière : seule la moitié sud se décrit.
board-zones-overlap = « { $zone } » et « { $other } » se recouvrent.
board-railway-wet = La voie ferrée doit avoir au moins deux points, et rester au sud de la rivière, sur le plateau.
board-piece-thin = La pièce de { $place } devient trop mince quelque part. Essayez une autre graine, ou moins de pièces.
board-zone-grazed = La pièce de { $place } ne fait qu’effleurer « { $zone } ». Déplacez un peu cette zone, ou essayez une autre graine.
board-dot-near-cut = Un point du site de pont { $site } est trop près du bord de la pièce de { $place }. Déplacez un peu le pont, ou essayez une autre graine.
board-place-too-large = La pièce de { $place } touche { $zones } zones ; { $most } est le maximum. Découpez la carte en davantage de pièces.

## Personnages

character-novice = Le Cadet
character-novice-manner = Pose la pièce qu’il a sous la main, et oublie ses drapeaux.
character-casual = Le Sapeur
character-casual-manner = Bâtit d’abord chez lui, solidement, et regarde tard de l’autre côté du fleuve.
character-steady = Le Capitaine
character-steady-manner = Va aux objectifs, et plante ses drapeaux à temps.
character-sharp = Le Colonel
character-sharp-manner = Gâche ce que vous alliez achever, et saute là où cela fait mal.
character-master = Le Maréchal
character-master-manner = Voit tout le plateau d’un coup, et plusieurs actions à l’avance.
