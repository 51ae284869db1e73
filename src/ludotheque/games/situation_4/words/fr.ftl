### Situation 4 en français. La clé d’une clause est son identifiant ; les phrases qui parlent d’un
### siège prennent sa lettre, ou le nom que la table lui donne, pour sujet.

## Le jeu

game-title = Situation 4
game-tagline = Deux armées, deux puzzles identiques, une carte : construisez plus vite que l’ennemi.
game-about = Une guerre de puzzles pour deux joueurs ou deux équipes, sans tour de jeu. Les deux camps ont le même puzzle de toute la carte et l’assemblent en même temps, sur le même plateau : le premier qui pose une pièce tient la place. Parachutistes, chars et ponts font le reste. Parker Brothers a publié le jeu de société en anglais et en néerlandais en 1969, et Miro Company en français. Cette version n’a aucun lien avec ces sociétés : la carte, les puzzles, les dessins et les textes sont les nôtres.
aim-goal = Marquez plus de points que l’autre camp : carrés de la carte à vous seul, objectifs avec votre drapeau, ponts.
aim-turn = Il n’y a pas de tours. Les deux camps font le même puzzle en même temps ; qui pose une pièce le premier tient le terrain.
aim-end = La partie finit quand la carte est pleine, ou que plus personne n’a rien à faire.

board-name-standard = Standard, 84 pièces
board-name-quick = Rapide, 40 pièces
board-name-grand = Grand, 144 pièces

option-rotation = Pièces tournées
option-rotation-off = Toutes les pièces sont à l’endroit.
option-rotation-on = Les pièces des réserves sont tournées au hasard. Il faut les remettre à l’endroit avant de les poser.
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
option-pace = Vitesse des robots
option-pace-steady = Un robot met environ douze secondes par pièce.
option-pace-gentle = Un robot met environ vingt secondes par pièce.
option-pace-brisk = Un robot met environ sept secondes par pièce.
option-pace-fast = Un robot met environ quatre secondes par pièce.
option-places = Places au clavier
option-places-in_order = Au clavier, vous parcourez les places ouvertes dans l’ordre de lecture.
option-places-likeliest_first = Au clavier, les places qui ressemblent le plus à votre pièce viennent d’abord. Cela aide beaucoup.

## Le livret de règles : le but et la mise en place

S4-O = Marquez plus de points que l’autre camp. Il y a trois façons d’en marquer : les zones de la carte recouvertes par vos seules pièces, les objectifs spéciaux qui portent votre drapeau, et les ponts.
    .title = Le but
S4-1 = Les deux camps se font face, chacun à un bord du plateau. Chaque camp prend une couleur et possède, dans cette couleur, un puzzle complet de toute la carte, deux ponts, trois parachutistes, trois chars et des drapeaux. À part la couleur, les deux puzzles sont identiques.
    .title = Deux camps
S4-2 = Personne ne trie ses pièces avant le début de la partie.
    .title = On ne trie pas d’avance
    .ruling = Les pièces de chaque réserve sont mélangées et restent face cachée. On les retourne quand la partie commence. Ensuite, vous rangez les vôtres comme vous voulez.
S4-3 = Les deux camps commencent au même moment et jouent en même temps. Il n’y a pas de tours de jeu.
    .title = Tous en même temps
    .ruling = Dites quand vous êtes prêt. Dès que les deux camps le sont, un court compte à rebours commence. Si les deux camps agissent presque au même moment, ce que la table reçoit en premier compte en premier.
S4-4 = Partout où ces règles disent « joueur », il peut s’agir d’une équipe.
    .title = Les équipes
    .ruling = Tous les membres d’une équipe partagent la même réserve et les mêmes unités. Vous ne pouvez pas prendre une pièce qu’un coéquipier a en main.

## Le livret de règles : poser des pièces

S4-5 = Votre première pièce va sur votre ligne de base : le bord du plateau devant vous. Les pièces qui vont là ont un liseré rouge sur fond noir.
    .title = La première pièce
S4-6 = Toute autre pièce doit être connectée à une pièce déjà posée.
    .title = De proche en proche
    .ruling = Ce doit être une de vos propres pièces. Ainsi, tout ce que vous construisez est relié, de proche en proche, à votre ligne de base ou à une tête de pont.
S4-7 = Deux pièces sont connectées quand elles s’emboîtent exactement. Les deux puzzles ont la même découpe : une place remplie, par un camp ou par l’autre, reste donc remplie.
    .title = S’emboîter exactement
    .ruling = Chaque pièce a une seule place et ne va nulle part ailleurs. Posée à une autre place, ou dans le mauvais sens, elle retourne dans la réserve, et c’est tout. Si l’autre camp a rempli une place, votre propre pièce pour cette place reste dans votre réserve et ne sert plus à rien. Avec l’option « { option-rotation } », les pièces sont tournées dans la réserve, et il faut d’abord les remettre à l’endroit.

## Le livret de règles : objectifs et drapeaux

S4-8 = Sur la carte, des objectifs spéciaux portent une valeur. Le premier camp qui en recouvre un entièrement avec ses propres pièces peut en marquer les points.
    .title = Les objectifs spéciaux
    .ruling = Dès que des pièces des deux couleurs se trouvent sur un objectif, il est perdu : aucun camp ne peut plus en marquer les points.
S4-9 = Pour marquer les points d’un objectif que vous avez recouvert, plantez-y un drapeau. Si vous oubliez, l’ennemi peut y planter le sien et marquer les points à votre place.
    .title = N’oubliez pas le drapeau
    .ruling = Le drapeau est oublié dès que vous avez posé une pièce de plus. Pour une équipe, il faut autant de pièces de plus qu’elle a de membres, peu importe qui les pose. À partir de là, les deux camps peuvent planter leur drapeau, et le premier drapeau reste. À la fin de la partie, un objectif recouvert dont le drapeau n’est pas encore oublié compte comme s’il portait le vôtre. Si le drapeau a été oublié et que personne n’en a planté, l’objectif ne compte pour personne.

## Le livret de règles : les parachutistes

S4-10 = Quand vos propres pièces recouvrent entièrement votre base de parachutistes, bordure noire comprise, vous recevez vos trois parachutistes.
    .title = La base de parachutistes
    .ruling = Si l’ennemi y pose une pièce avant, la base est perdue pour de bon. Les unités qui attendent sur une base n’occupent aucune pièce et ne ferment aucune place.
S4-11 = Ensuite, vous pouvez à tout moment larguer un parachutiste sur une pièce de l’ennemi, où vous voulez. Vous pouvez alors connecter tout de suite une de vos pièces à la pièce où il se trouve. Votre pièce est une tête de pont : vous pouvez connecter d’autres pièces à elle, et à la pièce où se trouve le parachutiste. Un parachutiste ne bouge plus : il y a donc au plus trois têtes de pont par partie.
    .title = Larguer un parachutiste
    .ruling = Rien ne presse : vous pouvez aussi connecter des pièces à celle où se trouve votre parachutiste à tout moment, plus tard.
S4-12 = Les têtes de pont sont la seule exception : tout le reste de ce que vous posez doit être relié à votre ligne de base.
    .title = La seule exception

## Le livret de règles : les tanks

S4-13 = Quand vos propres pièces recouvrent entièrement votre base de chars, bordure noire comprise, vous recevez vos trois chars.
    .title = La base de chars
    .ruling = Si l’ennemi y pose une pièce avant, cette base aussi est perdue pour de bon.
S4-14 = Ensuite, vous pouvez à tout moment placer un char sur une de vos pièces reliée à votre ligne de base, directement ou par d’autres pièces. Il ne bouge plus.
    .title = Placer un char
S4-15 = L’ennemi ne peut connecter aucune pièce à une pièce qui porte un de vos chars. Chaque place vide à côté lui est fermée, même là où il pourrait connecter la pièce à une des siennes.
    .title = Les places fermées
S4-16 = Vous pouvez neutraliser un char ennemi avec un de vos chars : il faut exactement une place vide entre les deux. Cette place est alors de nouveau ouverte aux deux camps.
    .title = Chars neutralisés
    .ruling = À chaque instant, une place vide à côté de chars des deux camps est ouverte aux deux, même s’il y a deux places de ce genre. Toutes les autres places autour des chars restent fermées comme avant.
S4-17 = Une pièce peut porter un parachutiste ou un char, d’un camp ou de l’autre, et un drapeau en plus.
    .title = Une unité par pièce
S4-18 = Un char part de sa base et ne roule que sur des pièces de son camp. Il ne traverse la rivière que par les ponts de son camp.
    .title = Comment roule un char
    .ruling = Une pièce que la rivière traverse a deux rives. Un char suit une rive, d’une pièce à une pièce emboîtée, si les deux se touchent sur la terre ferme de cette rive, et pas seulement dans l’eau. Il ne change de rive que par un pont de son camp, entre les pièces qui portent les deux points du pont. Vous pouvez le placer sur toute pièce qu’il peut atteindre ainsi à ce moment-là.

## Le livret de règles : les ponts

S4-19 = Vous pouvez poser un pont une fois que vos propres pièces occupent les deux rives à cet endroit. Ses bouts touchent les points blancs de chaque côté de la rivière. Chaque camp a deux ponts.
    .title = Poser un pont
    .ruling = Les deux rives, c’est la pièce ou les deux pièces qui portent les deux points. Un point n’est jamais sur une découpe. Il n’y a de place que pour un pont par site.

## Le livret de règles : la fin et le décompte

S4-20 = La partie se termine quand tout le plateau est recouvert.
    .title = Quand la partie se termine
    .ruling = Vous pouvez aussi dire que vous avez fini ; tout ce que vous faites ensuite annule cela. Un camp compte comme ayant fini quand rien de ce qu’il peut encore faire ne rapporte de points : il n’a ni pièce à poser, même avec les parachutistes et les chars qu’il possède, ni pont à poser, ni drapeau à planter. La partie se termine quand les deux camps ont fini. Dès que l’un a fini, elle se termine aussi après deux minutes où rien n’est posé, planté ou placé. Ainsi, personne ne peut vous priver d’un pont ou d’un drapeau encore possible en disant qu’il a fini. L’hôte peut fixer une limite pour toute la partie avec l’option « { option-minutes } ».
S4-21 = Chaque objectif rapporte la valeur imprimée au camp dont il porte le drapeau.
    .title = Les points des objectifs
S4-22 = Chaque pont que vous avez posé rapporte 100 points.
    .title = Les points des ponts
S4-23 = Le quadrillage divise la carte en zones carrées. Chaque zone entièrement recouverte par vos propres pièces rapporte 50 points. Une zone où se trouvent des pièces des deux couleurs ne compte pour personne.
    .title = Les points des zones
S4-W = Le camp qui a le plus de points gagne.
    .title = Le vainqueur
    .ruling = Une égalité est une victoire partagée.

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
move-tank = Placer un char en { $place }
move-flag = Planter un drapeau : { this-objective }
move-bridge = Poser un pont au site { $site }
move-done = Dire que vous avez fini
move-go = Commencer
move-still = Arrêter : personne n’a rien fait depuis deux minutes
move-time = Arrêter : le temps est écoulé

## Ce qu’on attend de qui

phase-shuffle = On mélange les réserves.
phase-ready = La partie commence quand les deux camps sont prêts.
phase-play = Les deux camps jouent en même temps.
phase-over = La partie est finie.

## À côté du plateau, dans un terminal

yours-play = Posez des pièces : « poser 17 en e5 » ; « réserve » montre les vôtres.
tray-listed = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} sur { $of }. Bords dans le sens horaire depuis le haut (+ tenon, o creux, | bord droit), puis ce qu’on voit :
tray-face-down = Votre réserve reste face cachée jusqu’au début.
place-listed = Bords dans le sens horaire depuis le haut (+ tenon, o creux, | bord droit), puis ce qui y est imprimé :
place-belongs = Zones : { $areas }. Objectifs et bases : { $signs }.
place-piece = La pièce { $piece } { DE($seat) } s’y trouve.
look-border = bord bordure
look-corner = coin
look-inner = milieu intérieur

## Comment s’écrivent les coups

notation-help =
    Comment jouer un coup
    Les camps jouent à tour de rôle, une minute chacun : pendant que le temps de
    l’un court, l’autre attend. Une ligne tapée trop tard compte quand même, et
    l’autre camp reçoit autant de temps. Tapez le numéro d’un choix.
    Un coup peut aussi s’écrire :
      poser 17 en e5    pose votre pièce 17 en e5 (colonne e, rangée 5)
      larguer e5        largue un parachutiste sur la pièce en e5
      char e5           place un char sur votre pièce en e5
      drapeau ra2       plante un drapeau sur cet objectif
                        (ou : drapeau raffinerie-2)
      pont 3            pose un pont au troisième site à partir de la gauche
      fini              dit que vous avez fini
      attendre          finit votre minute : l’autre camp joue
    Pour trouver la bonne pièce, comparez-la à la place :
      réserve           vos pièces ; réserve bois coin : celles qui ont les deux
                        mots ; réserve 17 : l’une d’elles
      place e5          à quoi ressemble e5 sur le plateau
    Si les pièces sont tournées : poser 17 en e5 tourné 2 (quarts, sens horaire)
    Sur le plateau
      A, B des pièces ; p t leurs parachutistes et chars, P T ceux du camp B
      □ une place où vous pouvez poser   · une autre place vide   ~ rivière
      1 2 3 4 sites de pont, à la couleur d’un camp une fois le pont posé
      Ra raffinerie, Po port, Ga gare, Vi ville, Fo fort, Ae aérodrome
      PA, TA bases de parachutistes et de chars du camp A ; PB, TB du camp B
      les nombres en haut et à droite comptent les zones, rangée par rangée
    À côté du plateau
      points   ▦ pièces posées   p t unités à placer   ⌒ ponts   ✓ a fini
      Ra2 300 sa valeur ; ⚑A drapeau de A ; +A à A de planter ; + aux deux ;
      × perdu
typed-words = ready prêt, lay poser pose, at en à, turned tourné tournée, drop larguer largue parachuter, tank char tank, flag drapeau, bridge pont, done fini terminé, refinery raffinerie ra, port port po, station gare ga, town ville vi, fort fort fo, airfield aérodrome ae
not-a-move = « { $text } » n’est pas un coup. Voici comment les écrire : « ready », « lay 17 at e5 », « drop e5 », « tank e5 », « flag refinery-2 », « bridge 3 », « done ».
no-such-piece = Ce puzzle n’a pas de pièce { $piece }.
piece-laid = Votre pièce { $piece } est déjà sur le plateau.
no-such-place = Ce plateau n’a pas de place « { $place } ».
no-such-objective = Ce plateau n’a pas d’objectif « { $objective } ».
no-such-site = Ce plateau n’a pas de site « { $site } » pour un pont.
place-dealt = { $place } a déjà été tirée, et ne peut pas l’être une deuxième fois.

## Les refus, à lire après « Non : »

refused-over = la partie est finie. Pour rejouer, commencez-en une autre.
refused-not-the-clock = seule la pendule fait cela, pas un joueur.
refused-not-due = ce n’est pas le moment.
refused-no-seat = il n’y a personne à cette place ; seuls les deux camps peuvent jouer.
refused-shuffling = on mélange encore les réserves ; attendez un peu.
refused-already-ready = vous êtes prêt ; attendez l’autre camp.
refused-has-begun = la partie a déjà commencé.
refused-not-begun = la partie n’a pas commencé ; dites que vous êtes prêt, et attendez le départ.
refused-no-place = cette place n’existe pas sur ce plateau.
refused-place-filled = il y a déjà une pièce { DE($owner) } en { $place }, et elle y reste.
refused-not-on-base-line = votre première pièce va sur votre ligne de base, le bord devant vous ; { $place } n’y est pas.
refused-not-connected = aucune de vos pièces ne s’emboîte en { $place } ; continuez à partir de vos propres pièces.
refused-place-closed = le char ennemi en { $tank } vous ferme { $place } ; neutralisez-le, ou construisez ailleurs.
refused-misfit = cette pièce ne va pas en { $place }{ $rotation ->
    [on] { " " }dans ce sens
   *[off] { "" }
} ; essayez une autre pièce, ou une autre place.
refused-all-dropped = vous avez largué vos trois parachutistes.
refused-base-lost = l’ennemi a posé une pièce sur votre base de { $base ->
    [tank] chars
   *[paratroop] parachutistes
} : elle est perdue pour de bon.
refused-base-uncovered = recouvrez d’abord votre base de { $base ->
    [tank] chars
   *[paratroop] parachutistes
} ; { $left ->
    [one] il manque une pièce
   *[other] il manque { $left } pièces
}.
refused-unit-there = il y a déjà une unité en { $place }, et une pièce n’en porte qu’une.
refused-drop-on-own = votre propre pièce est en { $place } ; larguez le parachutiste sur une pièce de l’ennemi.
refused-drop-on-nothing = il n’y a pas de pièce en { $place } ; larguez le parachutiste sur une pièce de l’ennemi.
refused-all-placed = vous avez placé vos trois chars.
refused-not-your-piece = vous n’avez pas de pièce en { $place } ; placez le char sur une des vôtres.
refused-cut-off = votre pièce en { $place } n’est pas reliée à votre ligne de base ; il faut au char une pièce qui le soit.
refused-out-of-reach = vos chars ne peuvent pas aller en { $place } : ils roulent sur vos propres pièces, et traversent la rivière par vos propres ponts.
refused-no-objective = cet objectif n’existe pas sur ce plateau.
refused-objective-lost = des pièces des deux camps se trouvent sur { this-objective } : personne ne peut plus en marquer les points.
refused-not-covered = personne n’a encore entièrement recouvert { this-objective }.
refused-flag-there = le drapeau { DE($owner) } est déjà sur { this-objective }, et il y reste.
refused-not-forgotten = { LE($owner) } a recouvert { this-objective } et peut encore y planter son drapeau. Vous pourrez y planter le vôtre après { $left ->
    [one] une pièce de plus
   *[other] { $left } pièces de plus
} de son camp.
refused-no-site = ce site de pont n’existe pas sur ce plateau.
refused-bridge-there = il y a déjà un pont { DE($owner) } au site { $site }, et il n’y a de place que pour un.
refused-no-bridge-left = vous avez posé vos deux ponts.
refused-banks = posez d’abord vos propres pièces sous les deux points du site { $site }.
refused-already-declared = vous l’avez déjà dit ; ce que vous ferez ensuite l’annulera.
refused-counts-as-declared = rien de ce que vous pouvez encore faire ne rapporte de points : vous comptez déjà comme ayant fini.

## Ce qui s’est passé

event-shuffled = Les deux réserves sont mélangées.
event-ready = { $seat } attend le départ.
event-both-ready = Les deux camps sont prêts : le compte à rebours commence.
event-begun = On retourne les pièces. C’est parti !
event-laid = { $seat } pose la pièce { $piece } en { $place }.
    .brief = Pièce en { $place }.
    .several = { $count } pièces : { $places }.
event-bridgehead = { $seat } a une tête de pont en { $place }.
    .brief = Tête de pont.
event-withdrawn = { $seat } continue finalement à jouer.
event-area-covered = { $seat } a recouvert la zone { $area } : 50 points.
    .brief = Zone { $area } : +50.
event-completed = { $seat } a recouvert { this-objective }, d’une valeur de { $value } points : il faut maintenant y planter un drapeau !
    .brief = Recouvert : { this-objective }. Un drapeau !
event-objective-lost = Des pièces des deux camps se trouvent sur { this-objective } : personne ne peut plus en marquer les points.
    .brief = Ne compte plus : { this-objective }.
event-paratroopers-received = { $seat } a recouvert sa base de parachutistes et reçoit trois parachutistes.
    .brief = Trois parachutistes reçus.
event-tanks-received = { $seat } a recouvert sa base de chars et reçoit trois chars.
    .brief = Trois chars reçus.
event-base-lost = { $seat } a posé une pièce sur la base de { $base ->
    [tank] chars
   *[paratroop] parachutistes
} { DE($other) } : elle est perdue pour de bon.
    .brief = { $other } perd sa base de { $base ->
        [tank] chars
       *[paratroop] parachutistes
    }.
event-forgotten = { $seat } a oublié le drapeau sur { this-objective } !
    .brief = Drapeau oublié sur { this-objective } !
event-dropped = { $seat } largue un parachutiste en { $place } ; { $left ->
    [0] c’était le dernier
    [one] il en reste un
   *[other] il en reste { $left }
}.
    .brief = Parachutiste en { $place }.
event-tank-placed = { $seat } place un char en { $place }{ $closed ->
    [0] .
    [one] { " " }et ferme une place.
   *[other] { " " }et ferme { $closed } places.
}
    .brief = Char en { $place }.
event-neutralised = { $place } est entre des chars des deux camps, et de nouveau ouverte aux deux.
event-flag-planted = { $seat } plante un drapeau sur { this-objective } : { $value } points.
    .brief = Drapeau sur { this-objective } : +{ $value }.
event-flag-taken = { $seat } plante un drapeau sur { this-objective }, à cause d’un oubli { DE($other) } : { $value } points !
    .brief = Drapeau volé sur { this-objective } : +{ $value } !
event-bridge-laid = { $seat } pose un pont au site { $site } : { $points } points.
    .brief = Pont { $site } : +{ $points }.
event-declared = { $seat } a fini.
event-stuck = { $seat } ne peut plus rien marquer, et compte comme ayant fini.
event-unstuck = { $seat } peut de nouveau marquer.
event-over-covered = Tout le plateau est recouvert : la partie est finie.
event-over-finished = Les deux camps ont fini : la partie est terminée.
event-over-still = Personne n’a rien fait depuis deux minutes : la partie est finie.
event-over-time = { $minutes ->
    [one] La minute est écoulée
   *[other] Les { $minutes } minutes sont écoulées
} : la partie est finie.
event-counted = Même sans drapeau, { this-objective } compte quand même pour { LE($seat) } : { $value } points.
event-counted-for-nobody = Personne ne marque les points { DE(this-objective) } : le drapeau a été oublié.

## La page : le couvercle, la barre, les places

lid-title = SITUATION
bar-finished = { $seat } a fini ; l’autre camp peut continuer.
bar-finished-you = Vous avez fini. Posez une pièce pour reprendre.
bar-stuck-you = Vous n’avez plus rien à marquer. L’autre camp continue.
table-fast = Aller à la fin
table-fast-help = Le robot pose d’un coup tout ce qu’il peut encore poser. Vous ne posez plus rien.
bar-hurried = Le robot joue tout de suite jusqu’à la fin, sans vous. { $count ->
    [one] Une de vos pièces a encore sa place.
   *[other] { $count } de vos pièces ont encore leur place.
}
seat-belongings = { $total } points : { $areas } pour les zones, { $objectives } pour les objectifs, { $bridges } pour les ponts ; { $laid ->
    [0] aucune pièce posée
    [one] une pièce posée
   *[other] { $laid } pièces posées
}, { $left ->
    [0] aucune en réserve
   *[other] { $left } en réserve
}
seat-ready = Prêt
seat-declared = A fini
seat-stuck = Plus rien à marquer
seat-edge = Vous
score-split = Zones { $areas } · objectifs { $objectives } · ponts { $bridges }
scales-of = { $name } : { $total } points
clock-still = Fin si personne ne joue
clock-time = Temps restant

## La page : la réserve de pièces

tray-of = Réserve { DE($name) }
tray-pieces = { $count ->
    [one] Une pièce
   *[other] { $count } pièces
} en réserve : les flèches les parcourent, Entrée en prend une
tray-piece = Pièce { $piece } : { $what }
tray-held = Votre coéquipier { $mate } l’a en main.
tray-turn = Tourner la pièce choisie (R)
tray-look = Chercher des pièces, ou les trier
tray-spread = Étaler la réserve
tray-tidy = Resserrer les pièces
tray-done = Plus rien à poser
tray-done-help = La partie se termine quand les deux camps le disent. Ce que vous ferez ensuite l’annulera.
stop-title = Ne plus rien poser ?
stop-text = Vous avez encore { $count ->
    [one] une pièce qui a sa place
   *[other] { $count } pièces qui ont leur place
}. Si vous arrêtez, l’autre camp continue seul. Ce que vous ferez ensuite l’annulera.
stop-yes = Arrêter
stop-no = Continuer à jouer
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
sort-terrain = Par terrain
sort-edges = Par bords

## La page : un mélange honnête

table-menu-fair = Vérifier le mélange
table-fair-title = Un mélange vérifiable
table-fair-story-salt = Le navigateur de chaque camp scelle un nombre aléatoire ; puis tous sont ouverts ensemble. Le mélange vient d’eux et du secret : personne ne peut le contrôler.
table-fair-story-open = À la fin de la partie, l’enveloppe est ouverte. Votre navigateur refait alors le mélange et compare.

## La page : ce que l’on pose à la main

stock-title = Votre matériel
stock-flag = Drapeaux : { $places ->
    [0] rien à planter pour l’instant
    [one] un objectif où en planter
   *[other] { $places } objectifs où en planter
}
stock-drop = Parachutistes : { $count ->
    [0] aucun en attente
    [one] un en attente
   *[other] { $count } en attente
}
stock-tank = Chars : { $count ->
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
targets-title = Où cela peut aller
targets-flags = Drapeaux à planter

## La page : la carte

map-nearer = Zoom avant
map-farther = Zoom arrière

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
terrain-tanks = base de chars
terrain-town = ville
terrain-track = voie ferrée
terrain-water = rivière
terrain-wheat = blé
terrain-wood = bois
placing-begins = La pièce { $piece } est dans votre main. { $count ->
    [0] Aucune place ouverte n’a la même description.
    [one] Une place ouverte a la même description : { $places }.
   *[other] { $count } places ouvertes ont la même description : { $places }.
} Les flèches choisissent une place, Entrée pose la pièce, Échap la remet. Vous êtes en { $place }.
placing-in-order = La pièce { $piece } est dans votre main. { $count ->
    [one] Une place vous est ouverte.
   *[other] { $count } places vous sont ouvertes.
} Les flèches choisissent une place, Entrée pose la pièce, Échap la remet. Vous êtes en { $place } : { $what }
placing-nowhere = Aucune place ne vous est ouverte pour l’instant.
placing-at = { $place } : { $what }
placing-alike = { $place }, comme votre pièce : { $what }
placing-laid = La pièce { $piece } est posée en { $place }.
placing-refused = La pièce { $piece } est revenue dans la réserve.
placing-ends = La pièce est revenue dans la réserve.

## La page : la situation, lue à voix haute

position-side = { $seat } : { $total } points ({ $areas } pour les zones, { $objectives } pour les objectifs, { $bridges } pour les ponts). { $laid ->
    [0] Aucune pièce posée
    [one] Une pièce posée
   *[other] { $laid } pièces posées
}, { $left ->
    [0] aucune en réserve
   *[other] { $left } en réserve
}.{ $paratroopers ->
    [0] { "" }
    [one] { " " }Un parachutiste en attente.
   *[other] { " " }{ $paratroopers } parachutistes en attente.
}{ $tanks ->
    [0] { "" }
    [one] { " " }Un char en attente.
   *[other] { " " }{ $tanks } chars en attente.
}
position-ground = { $seat } a des pièces en { $places }.
position-open = { $seat } peut poser en { $places }.
position-flag = Le drapeau { DE($seat) } est sur { this-objective }.
position-bare = { $seat } a recouvert { this-objective } ; il manque encore le drapeau.
position-forgotten = Le drapeau a été oublié sur { this-objective } : chaque camp peut y planter le sien.
position-lost = Des pièces des deux camps se trouvent sur { this-objective } : personne ne peut plus en marquer les points.
struck-objective = Des pièces des deux camps sont posées sur { this-objective } : plus personne n’en tirera de points.
struck-base = L’autre camp a posé une pièce sur cette base : plus aucune unité n’en sortira.
position-bridge = { $seat } a un pont au site { $site }.
position-paratrooper = { $seat } a un parachutiste en { $place }.
position-tank = { $seat } a un char en { $place }.
ledger-title = Les objectifs et leurs points
ledger-objective = { this-objective }
ledger-open = libre
ledger-bare = pas de drapeau
ledger-forgotten = drapeau oublié
ledger-lost = pour personne

## La page : la première partie guidée

tip-ready = Votre puzzle est face cachée. Dites quand vous êtes prêt : dès que les deux camps le sont, on le retourne et la partie commence.
tip-first = Commencez par le bord du bas, devant vous : cherchez une pièce au bord noir (gris sur la carte), et faites-la glisser là où la carte est pareille.{ $touch ->
        [yes] { " " }Elle flotte un peu au-dessus du doigt : mettez la pièce à sa place, pas le doigt.
       *[no] { "" }
    }
tip-connect = Maintenant, chaque pièce doit s’emboîter dans une des vôtres, ici. Comparez son dessin à la carte pâle : rien ne vous dira où elle va.
tip-look = Beaucoup de pièces ? Cherchez ici un bois, la rivière ou un bord, ou triez-les. Vous pouvez aussi les ranger à la main.
tip-zoom = Zoomez ici, ou { $touch ->
        [yes] avec deux doigts
       *[no] avec la molette
    }. Une mauvaise pièce revient simplement ; cela ne coûte que du temps.
tip-flag = Vous avez recouvert un objectif : plantez le drapeau qui vous y appelle avant votre prochaine pièce, sinon l’ennemi pourra planter le sien.
tip-units = Votre base est recouverte : voici ses unités. Un parachutiste permet de poser à côté d’une pièce ennemie ; un char ferme des places à l’ennemi. Prenez-en une qui brille.
tip-bridge = Vous tenez les deux rives à l’endroit d’un pont : prenez le pont qui brille ici et posez-le en travers. Il rapporte 100 points, et vos chars pourront passer.
tip-areas = Le quadrillage divise la carte en zones carrées. Une zone recouverte par vos seules pièces rapporte 50 points, un pont 100, un objectif la valeur imprimée.
tip-closed = Un char ennemi vous ferme les places vides autour de lui. Un de vos chars à côté d’une de ces places la rouvre aux deux camps.
tip-done = Aucune place ne vous est ouverte. Plus rien à marquer ? Choisissez « ✓ { tray-done } » ; ce que vous ferez ensuite l’annulera.

## Conseils : pourquoi un coup est bon. La place exacte d’une pièce, c’est au joueur de la trouver

in-areas = { $areas ->
    [1] dans la zone { $area }
   *[other] entre les zones { $area } et { $last }
}
hint-lay = Regardez la pièce { $piece } : sa place est { in-areas }, et vous pourrez continuer à partir de là.
hint-lay-last = Regardez la pièce { $piece } : sa place est { in-areas }.
hint-complete = La pièce { $piece } va { in-areas }. Il ne manque qu’elle pour recouvrir { this-objective } : un drapeau y rapporte alors { $points } points.
hint-complete-base = La pièce { $piece } va { in-areas }. Avec elle, votre base est recouverte et vous recevez des unités.
hint-complete-area = Il ne manque que la pièce { $piece } à la zone { $area }, qui vous rapporte alors 50 points.
hint-spoil = La pièce { $piece } va { in-areas }. Elle empêche l’ennemi de recouvrir { this-objective }, d’une valeur de { $points } points.
hint-build = La pièce { $piece } va { in-areas } et aide à recouvrir { this-objective }, d’une valeur de { $points } points.
hint-build-base = La pièce { $piece } va { in-areas } et aide à recouvrir votre base, qui vous donne des unités.
hint-drop = Larguez un parachutiste en { $place } : { $count ->
    [one] il vous ouvre une place de plus.
   *[other] il vous ouvre { $count } places de plus.
}
hint-drop-idle = Vous pouvez larguer un parachutiste en { $place }, mais il ne vous ouvre aucune nouvelle place.
hint-tank = Placez un char en { $place } : { $count ->
    [one] il ferme une place à l’ennemi.
   *[other] il ferme { $count } places à l’ennemi.
}
hint-tank-opens = Placez un char en { $place } : { $count ->
    [one] il vous ouvre une place que les chars ennemis fermaient.
   *[other] il vous ouvre { $count } places que les chars ennemis fermaient.
}
hint-tank-idle = Vous pouvez placer un char en { $place }, mais il ne ferme rien pour l’instant.
hint-flag = Plantez vite un drapeau sur { this-objective } : il rapporte { $points } points.
hint-flag-forgotten = L’ennemi a oublié son drapeau sur { this-objective } : plantez le vôtre, pour { $points } points !
hint-bridge = Vous tenez les deux rives au site { $site } : un pont y rapporte { $points } points.
hint-ready = Dites que vous êtes prêt : rien ne commence avant cela.
hint-done = Rien de ce que vous pouvez encore faire ne rapporte de points : dites que vous avez fini.
hint-done-early = Vous pouvez dire que vous avez fini. Ce que vous ferez ensuite l’annulera.

## Pourquoi la partie s’est arrêtée

ending-covered = Tout le plateau est recouvert.
ending-both-finished = Les deux camps avaient fini.
ending-nobody-acts = Personne n’avait rien fait depuis deux minutes.
ending-time-is-up = Le temps était écoulé.

## Un fichier de plateau illisible

board-empty = Ce fichier ne contient pas de plateau : il faut un nom, des dimensions, une rivière, des bases et des objectifs.
board-heading-unknown = La ligne { $line } n’est pas une ligne de fichier de plateau. Une ligne ressemble à « { "areas: 8 x 4" } », ou à « { "town 150: 300 300 70 50" } » pour un objectif.
board-heading-twice = La ligne { $line } donne « { $heading } » une seconde fois.
board-heading-missing = Le fichier doit avoir une ligne « { $heading } ».
board-fact-unreadable = Ligne { $line } : ce qui suit « { $heading } » est illisible ; comparez avec les plateaux du jeu.
board-size-wrong = Ligne { $line } : « { $heading } » doit être deux nombres de 1 à { $most }, comme « { "8 x 4" } ».
no-geometry = Un plateau personnel se découpe avec une bibliothèque de géométrie qui n’est pas installée ; « { $command } » l’ajoute.

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
character-casual-manner = Construit d’abord chez lui, solidement, et regarde tard de l’autre côté de la rivière.
character-steady = Le Capitaine
character-steady-manner = Vise les objectifs, et plante ses drapeaux à temps.
character-sharp = Le Colonel
character-sharp-manner = Bloque ce que vous alliez achever, et largue ses parachutistes là où ça fait mal.
character-master = Le Maréchal
character-master-manner = Voit tout le plateau d’un coup, et plusieurs actions à l’avance.
character-other-1 = Le Lieutenant
