### Rencontres du troisième type en français. La clé d’une règle est son numéro ; les phrases qui
### parlent d’une place ont pour sujet sa lettre, ou le nom que la table lui donne.

## Le jeu

game-title = Rencontres du troisième type
game-tagline = Traversez la vallée de nuit, entre des pièges secrets.
game-about = Une course entre des pièges secrets, pour deux à quatre joueurs : allez de la Tour du Diable au Vaisseau Principal et revenez, en tendant des pièges aux autres. Parker Brothers a édité ce jeu de plateau en 1978, d’après le film sorti par Columbia Pictures l’année précédente. Cette version n’a aucun lien avec ces deux sociétés : le plateau, la mélodie, les dessins et les textes sont de nous.
aim-goal = Jouez avant les autres les cinq notes de la mélodie : une chaque fois que quelqu’un tombe dans un de vos pièges.
aim-turn = Chacun tend des pièges secrets sur des numéros du plateau. Puis lancez deux dés, marchez jusqu’à l’autre bout de la vallée, et revenez.
aim-end = La cinquième note gagne aussitôt la partie.

board-name-valley = La vallée, 99 numéros

option-progress = Le sens des pas
option-progress-onward = Aucun pas ne peut vous éloigner, et à chaque tour un pas au moins doit vous rapprocher.
option-progress-strict = Chaque pas doit vous rapprocher.
option-progress-free = On va où l’on veut.
option-chips = Les cases avec un jeton
option-chips-may_enter = On peut entrer sur une case avec un jeton comme sur une autre, ou la sauter.
option-chips-must_jump = On peut seulement sauter une case avec un jeton, et elle n’est plus jamais un piège.
option-other_area = D’une zone de sécurité à l’autre
option-other_area-open = Un tour commencé dans une zone de sécurité peut finir dans l’autre.
option-other_area-closed = Un tour commencé dans une zone de sécurité ne peut pas finir dans l’autre.

## Le livret : but et mise en place

CE-O = Être le premier à jouer toute la mélodie. Elle a cinq notes, et vous avez un jeton pour chacune. Chaque fois que quelqu’un tombe dans un de vos pièges, vous posez un jeton sur le plateau. Quand les cinq y sont, vous gagnez.
    .title = Le but
CE-S1 = Tous les pions commencent sur la Tour du Diable, en bas du plateau.
    .title = Les pions sur la tour
CE-S2 = Chaque joueur a cinq jetons, un pour chaque note d’une mélodie de cinq notes.
    .title = Cinq jetons, cinq notes
    .ruling = On les pose dans l’ordre des notes : le premier jeton joue la première note, le cinquième complète la mélodie. Tout le monde entend ainsi où vous en êtes. La mélodie est de nous.
CE-S3 = Chaque joueur a une carte de pointage. Elle montre les mêmes cases et les mêmes numéros que le plateau.
    .title = La carte de pointage
CE-S4 = Chaque joueur entoure en secret deux numéros de son choix sur sa carte ; à deux joueurs, quatre. Chaque cercle est un piège. Personne d’autre ne doit les voir.
    .title = Les premiers cercles
    .ruling = Vos cercles doivent être sur des cases différentes, mais deux joueurs peuvent entourer la même case. Tout le monde entoure en même temps, et la partie commence quand tous ont fini.
CE-S5 = Tout le monde lance les deux dés. Le plus grand total commence ; ensuite, le tour passe à gauche.
    .title = Qui commence
    .ruling = En cas d’égalité, ceux qui ont le plus grand total relancent.

## Le livret : avancer

CE-1 = Lancez les deux dés, puis avancez votre pion vers sa destination. De la Tour du Diable, on va au Vaisseau Principal ; du Vaisseau Principal, à la Tour du Diable ; et ainsi de suite.
    .title = Vers la destination
    .ruling = La distance est le plus petit nombre de pas jusqu’à votre destination sur un plateau vide. Aucun pas ne peut vous éloigner, et à chaque tour un pas au moins doit vous rapprocher ; si aucun ne l’a fait, ce doit être le dernier. Les huit directions (CE-1a) sont permises dans ces limites. Avec l’option « { option-progress } », l’hôte peut choisir une règle plus stricte ou plus libre. Si aucun pas ne respecte la règle choisie, la suivante, plus libre, s’applique : après « chaque pas rapproche » vient « aucun pas n’éloigne, un au moins rapproche », puis « on va où l’on veut ». On n’entre jamais deux fois sur la même case pendant un tour ; la case où le tour a commencé compte aussi. Et on ne revient jamais à pied à son dernier point de départ : seul un piège peut y renvoyer.
CE-1a = Un pas mène sur une des huit cases autour du pion, en diagonale aussi.
    .title = Huit directions
CE-1b = Le pion touche chaque case où il entre. Chacune compte pour un pas, et sur chacune il peut y avoir un piège.
    .title = Chaque case compte
CE-1c = Vous pouvez sauter par-dessus un jeton, ou plusieurs jetons à la suite, mais jamais par-dessus un autre pion. Les cases sautées ne comptent pas.
    .title = Sauter les jetons
    .ruling = Vous pouvez sauter les jetons de tout le monde, les vôtres aussi. Un saut va tout droit et finit sur la première case sans jeton. On entre sur cette case : elle compte pour un pas, et il peut y avoir un piège. On ne peut pas sauter si un pion se trouve sur une case à sauter, ni sortir du plateau, ni finir sur une case où l’on n’a pas le droit d’entrer. On peut aussi entrer sur une case avec un jeton comme sur une autre, et elle compte alors pour un pas, sauf si l’hôte l’a interdit avec l’option « { option-chips } ».
CE-1d = On avance jusqu’à avoir fait tous les pas indiqués par les dés, ou jusqu’à tomber dans un piège.
    .title = Tout le lancer
    .ruling = Il faut faire tous les pas. Trois choses seulement arrêtent un déplacement plus tôt : arriver à destination, tomber dans un piège, ou n’avoir aucune case où entrer. Rien n’interdit d’entrer dans une impasse.

## Le livret : les pièges

CE-2 = Un numéro entouré par un adversaire est un piège pour vous, que vous vous y arrêtiez ou que vous ne fassiez qu’y passer.
    .title = Tomber dans un piège
CE-2a = Le piège est annoncé tout de suite : votre déplacement s’arrête sur cette case.
    .title = Tout de suite
CE-2b = Votre pion retourne à son dernier point de départ, la Tour du Diable ou le Vaisseau Principal, et votre tour est fini.
    .title = Retour au départ
CE-2c = L’adversaire pose un jeton sur le piège et entoure un nouveau numéro.
    .title = Un jeton, un nouveau cercle
    .ruling = Le cercle qui a servi ne compte plus. « Nouveau » veut dire : un numéro que ce joueur n’a jamais entouré ; s’il n’en reste pas, il n’entoure rien. Vos propres cercles ne vous piègent jamais, et ils comptent encore après votre passage. Un numéro où il y a des jetons peut être entouré, et c’est un piège comme un autre ; mais si, dans cette partie, on peut seulement sauter les jetons, on ne peut pas l’entourer, et un cercle sous un jeton ne fait plus rien. Un cercle sous un pion attend que quelqu’un entre. Tous les nouveaux cercles se font avant le lancer suivant.
CE-2d = Si plusieurs adversaires avaient entouré la case, chacun y pose un jeton et entoure un nouveau numéro.
    .title = Plusieurs pièges en un
    .ruling = On pose les jetons dans l’ordre du tour, à partir de la gauche du joueur piégé, et le premier à poser son cinquième jeton gagne. Les nouveaux numéros s’entourent en secret, tous en même temps.

## Le livret : les deux extrémités

CE-3a = Quand vous arrivez à votre destination, la Tour du Diable ou le Vaisseau Principal, vous pouvez entourer un nouveau numéro. Pas quand un piège vous y renvoie.
    .title = Un cercle à l’arrivée
CE-3b = Pas besoin du nombre exact : le pion peut s’arrêter dès qu’il atteint sa destination.
    .title = Pas de nombre exact
    .ruling = Il doit s’y arrêter : l’arrivée met fin au déplacement.
CE-3c = Seuls la Tour du Diable et le Vaisseau Principal peuvent accueillir plusieurs pions.
    .title = Qui peut être où
    .ruling = Partout ailleurs, on ne peut pas entrer sur une case où il y a un pion.

## Le livret : les zones de sécurité

CE-4 = Il y a une zone de sécurité autour de la Tour du Diable, et une autre autour du Vaisseau Principal. Leurs cases n’ont pas de numéro : il n’y a donc pas de pièges.
    .title = Les zones de sécurité
CE-4a = On ne peut passer qu’un tour dans une zone de sécurité ; à la fin du tour suivant, il faut en être sorti.
    .title = Un tour, puis dehors
    .ruling = Si votre dernier tour a fini dans une zone de sécurité, celui-ci doit finir en dehors : sur un numéro, à votre destination, ou dans l’autre zone de sécurité, où vous avez de nouveau droit à un tour. Tant que vous êtes dans cette zone, vous ne pouvez donc faire un pas que si, à partir de là, le reste de votre lancer suffit pour sortir, avec des sauts s’il le faut. Une fois dehors, vous ne pouvez plus y entrer pendant ce tour, même d’un saut depuis l’autre zone. Les cercles secrets n’y changent rien. Si l’hôte l’a choisi avec l’option « { option-other_area } », un tour commencé dans une zone de sécurité ne peut pas non plus finir dans l’autre. Si votre lancer est trop court pour sortir, la règle ne compte pas pour ce tour, et tout le monde en est averti. La Tour du Diable et le Vaisseau Principal ne font pas partie des zones de sécurité, et être renvoyé par un piège compte comme une sortie.

## Le livret : la fin

CE-W = Le premier joueur qui a posé ses cinq jetons gagne aussitôt.
    .title = La victoire
    .ruling = Les notices ne prévoient pas d’autre fin. Mais si personne ne tombe dans un piège pendant 200 tours de table de suite, la partie s’arrête là : celui qui a posé le plus de jetons gagne, et une égalité est une victoire partagée.

## Les cases

place-tower = la Tour du Diable
place-ship = le Vaisseau Principal
this-square = { $square ->
    [tower] { place-tower }
    [ship] { place-ship }
   *[other] { $square }
}
# Où l’on va.
to-square = { $square ->
    [tower] à la Tour du Diable
    [ship] au Vaisseau Principal
   *[other] en { $square }
}
to-end = { $end ->
    [tower] à la Tour du Diable
   *[ship] au Vaisseau Principal
}
this-end = { $end ->
    [tower] { place-tower }
   *[ship] { place-ship }
}

## Les coups, tels qu’un menu les propose

move-roll = Lancer { $first } et { $second }
move-circle = Entourer le { $number }
move-pass = Ne rien entourer
move-step = Aller { to-square }
move-stay = Rester ici

## Ce qu’on attend, et de qui

phase-circle = { $due ->
    [0] { $waiting } : il reste des numéros à entourer en secret.
    [one] Entourez encore un numéro en secret. Tapez-le : 42, par exemple.
   *[other] Entourez encore { $due } numéros en secret. Tapez-en un : 42, par exemple.
}
phase-first-roll = { $turn } lance les dés ; le plus grand total commence.
phase-roll = { $turn } lance les dés.
phase-move = { $you ->
    [yes] À vous{ $left ->
        [0] { "" }
       *[other]  : encore { $left } pas
    }.
   *[no] { $turn } avance{ $left ->
        [0] { "" }
       *[other]  : encore { $left } pas
    }.
}
phase-recircle = { $due ->
    [0] { $waiting } : un nouveau numéro à entourer en secret.
   *[other] Entourez un nouveau numéro en secret. Tapez-le : 42, par exemple.
}
phase-landed = { $you ->
    [yes] Vous êtes à destination : entourez un nouveau numéro en secret (tapez-le : 42, par exemple), ou tapez « passer ».
   *[no] { $turn } est à destination et peut entourer un nouveau numéro en secret.
}
phase-over = La partie est finie.
table-quiet = { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
} de table sans piège ; à { $most }, la partie finit.

## Ce qu’on peut taper : chaque mot de la notation, et comment il s’écrit ici, d’abord celui qu’on montre

typed-words = circle entourer entoure, pass passer passe, to vers aller, tower tour, ship vaisseau, stay rester reste

## Comment écrire les coups

notation-help =
    Comment jouer un coup
    Tapez le numéro d’une case pour y aller, ou pour l’entourer :
      42           va en 42 ; ou l’entoure, quand on entoure
      f3           va sur une case d’une zone de sécurité (colonne f, rangée 3)
      tour         va à la Tour du Diable ; vaisseau, au Vaisseau Principal
      passer       n’entoure rien, à l’arrivée
      rester       finit le déplacement quand aucun pas n’est possible
    On peut aussi écrire « vers 42 » et « entourer 42 ».
    Plusieurs coups tiennent sur une ligne : 42 31 20
    Sur le plateau
      › où vous pouvez aller   (42) votre cercle   · zone de sécurité
      ♖ la Tour du Diable   ◉ le Vaisseau Principal
      ○△□◇ jetons, à côté de leur numéro   ✱ plusieurs jetons
      Un numéro brille là où un adversaire a pu l’entourer.
    À côté du plateau
      ↑ ↓ en route vers le Vaisseau Principal ou la Tour   ♪ notes jouées
      ○2 deux cercles qui peuvent encore piéger
not-a-move = « { $text } » n’est pas un coup. Voici comment les écrire : « circle 42 » pour entourer, « pass » pour ne rien entourer, « to 42 », « to f3 », « to tower » ou « to ship » pour y aller, « stay » pour rester.
no-such-square = Ce plateau n’a pas de case « { $square } ».
no-such-number = Ce plateau n’a pas de numéro { $number }.

## Les refus, à lire après « Non : »

refused-over = la partie est finie. Pour continuer à jouer, commencez-en une autre.
refused-others-circle = d’autres joueurs entourent encore des numéros ; attendez un instant.
refused-circle-first = vous avez d’abord { $due ->
    [one] { $due } numéro
   *[other] { $due } numéros
} à entourer.
refused-rolling-for-start = les dés n’ont pas encore décidé qui commence ; attendez un instant.
refused-not-your-turn = c’est { AU($turn) } de jouer ; attendez votre tour.
refused-roll-first = les dés ne sont pas encore lancés ; lancez-les d’abord.
refused-arrived = vous êtes à destination et votre déplacement est fini ; entourez un numéro, ou passez.
refused-no-such-number = la carte n’a pas de numéro { $number } ; choisissez-en un de 1 à { $last }.
refused-circled-before = vous avez déjà entouré le { $number } dans cette partie ; choisissez un autre numéro.
refused-circle-under-chip = il y a un jeton sur le { $number }, et on ne peut pas y entrer dans cette partie ; entourez un autre numéro.
refused-circle-later = on entoure un numéro quand on arrive à destination, ou quand quelqu’un tombe dans un de ses pièges ; finissez d’abord votre déplacement.
refused-must-move = il vous reste { $left } pas à faire, et une case où aller ; vous ne pouvez pas rester ici.
refused-too-far = { this-square } est trop loin : il vous reste { $left } pas. Choisissez une case plus proche.
refused-no-way = pour aller { to-square }, aucun pas permis ne vous rapproche. Les cases éclairées sont celles où vous pouvez aller.
refused-not-next = { this-square } n’est pas à côté de votre pion ; allez sur une case voisine, ou tout droit par-dessus des jetons.
refused-pawn-there = { $who } occupe { this-square }, et seuls la Tour du Diable et le Vaisseau Principal accueillent plusieurs pions ; prenez un autre chemin.
refused-must-leave = ce tour doit finir hors de cette zone de sécurité, et en passant par { this-square } votre lancer est trop court. Prenez un autre chemin.
refused-area-left = vous avez quitté cette zone de sécurité et vous ne pouvez plus y entrer pendant ce tour ; { this-square } en fait partie. Prenez un autre chemin.
refused-other-area-closed = votre tour a commencé dans une zone de sécurité : dans cette partie, il ne peut pas finir dans l’autre, et en passant par { this-square } votre lancer est trop court pour en sortir. Prenez un autre chemin.
refused-set-out-there = { this-square } est votre point de départ : seul un piège peut vous y renvoyer. Avancez vers votre destination.
refused-been-there = votre pion est déjà passé par { this-square } ce tour-ci, et on n’entre pas deux fois sur la même case ; prenez un autre chemin.
refused-farther = { this-square } vous éloigne de votre destination ; rapprochez-vous-en.
refused-no-nearer = ce pas doit vous rapprocher de votre destination, et { this-square } ne le fait pas ; prenez un autre chemin.
refused-chip-to-jump = il y a un jeton sur { this-square }, et dans cette partie on peut seulement sauter les jetons ; allez au-delà.
refused-jump-short = il y a aussi un jeton sur { this-square } : un saut finit sur la première case sans jeton. Allez au-delà.
refused-jump-over-pawn = il y a un pion sur le chemin de { this-square }, et on ne saute pas par-dessus un pion ; prenez un autre chemin.

## Ce qui s’est passé

event-circled = { $seat } entoure un numéro et a maintenant { $live ->
    [one] { $live } piège
   *[other] { $live } pièges
}.
event-circled-number = C’est le { $number }.
event-all-circled = Tout le monde a fini d’entourer : la partie commence.
event-rolled-for-start = { $seat } lance { $first } et { $second } : { $total }.
event-tied = Égalité : ceux qui ont le plus grand total relancent.
event-starts = { $seat } joue en premier.
event-rolled = { $seat } lance { $first } et { $second } : { $total } pas.
event-must-leave = { $area ->
    [both] Ce tour ne doit pas finir dans une zone de sécurité.
   *[other] Ce tour doit finir hors de cette zone de sécurité.
}
event-leave-waived = Le lancer est trop court pour sortir de la zone de sécurité : ce tour peut y finir.
event-stepped = { $seat } va { to-square }.
    .brief = → { this-square }
event-jumped = { $seat } saute { to-square }.
    .brief = ↷ { this-square }
event-stuck = { $seat } n’a aucune case où entrer, et reste là.
event-trapped = C’est un piège ! Retour { to-end }.
event-chip-placed = { $seat } pose un jeton en { $square } et joue la note { $note }.
event-landed = { $seat } est à destination ; la prochaine est { $next ->
    [tower] { place-tower }
   *[ship] { place-ship }
}.
event-passed = { $seat } n’entoure rien.
event-over-tune = La mélodie est complète : { $seat } gagne !
event-over-quiet = Personne n’est tombé dans un piège pendant 200 tours de table : la partie est finie.

## Ce qui est arrivé à qui lit, dit à cette personne

happened-trapped = Un piège en { $square } : { $by } vous renvoie { to-end }.
happened-sprung = { $by } tombe dans votre piège en { $square } !

## Conseils : pourquoi un coup est bon

hint-circle-one = Le { $number } est un bon piège : il est sur un des chemins les plus courts { DE($seat) }.
hint-circle-several = Le { $number } est un bon piège : il est sur un des chemins les plus courts de { $count } adversaires.
hint-circle-near = Le { $number } est un bon piège : passer par là ne rallonge le chemin { DE($seat) } que d’un pas.
hint-circle-aside = Le { $number } peut surprendre : il est à l’écart des chemins les plus courts de tout le monde.
hint-pass = { $count ->
    [0] Rien ne vous oblige à entourer un numéro, mais vous n’avez aucun piège en ce moment.
    [one] Rien ne vous oblige à entourer un numéro. Vous avez un piège.
   *[other] Rien ne vous oblige à entourer un numéro. Vous avez { $count } pièges.
}
hint-stay = Il n’y a aucune case où entrer : votre pion reste où il est.
hint-land = Ce chemin vous mène { to-end }{ $risk ->
    [0] , et il ne peut pas y avoir de piège
   *[other]  ; le risque d’un piège y est d’environ { $risk } %
}.
hint-walk-safe = Sur le chemin qui mène { to-square }, il ne peut pas y avoir de piège{ $nearer ->
    [0] .
    [one] , et vous vous rapprochez d’un pas.
   *[other] , et vous vous rapprochez de { $nearer } pas.
}
hint-walk-little-risk = Le chemin qui mène { to-square } { $nearer ->
    [0] vous garde à la même distance
    [one] vous rapproche d’un pas
   *[other] vous rapproche de { $nearer } pas
}, avec un risque d’environ { $risk } % seulement.
hint-walk-risk = Le chemin qui mène { to-square } { $nearer ->
    [0] vous garde à la même distance
    [one] vous rapproche d’un pas
   *[other] vous rapproche de { $nearer } pas
}, avec un risque d’environ { $risk } %.
hint-walk-back = Le chemin qui mène { to-square } vous fait reculer { $farther ->
    [one] d’un pas
   *[other] de { $farther } pas
}{ $risk ->
    [0] , et il ne peut pas y avoir de piège
   *[other] , avec un risque d’environ { $risk } %
}.

## Pourquoi la partie s’est arrêtée

ending-tune-complete = Les cinq notes de la mélodie ont été jouées.
ending-nothing-sprung = Personne n’était tombé dans un piège depuis 200 tours de table.

## La boîte

lid-title-first = Rencontres
lid-title-second = du troisième type
lid-tagline = Cinq notes, une nuit, des pièges secrets.
lid-players = 2 à 4 joueurs

## La page : ce qu’on attend, et de qui

bar-circle = { $count ->
    [one] { $seat } entoure encore des numéros en secret.
   *[other] { $count } joueurs entourent encore des numéros en secret.
}
bar-recircle = { $count ->
    [one] { $seat } entoure un nouveau numéro en secret.
   *[other] { $count } joueurs entourent chacun un nouveau numéro, en secret.
}
bar-first-roll = { $turn } lance les dés ; le plus grand total commence.
bar-roll = { $turn } lance les dés.
bar-move = { $turn } avance{ $left ->
    [0] { "" }
   *[other]  : encore { $left } pas
}.
bar-move-leaving = { $turn } avance{ $left ->
    [0] { "" }
   *[other]  : encore { $left } pas
}, et ce tour { $area ->
    [both] ne doit pas finir dans une zone de sécurité
   *[other] doit finir hors de cette zone de sécurité
}.
bar-stopped = { $turn } ne va pas plus loin.
bar-landed = { $turn } est à destination et peut entourer un numéro de plus.
bar-over = La partie est finie.

## La page : ce que doit faire qui choisit

ask-circle = { $due ->
    [0] Confirmez vos cercles.
    [one] Entourez un numéro en secret.
   *[other] Entourez { $due } numéros en secret.
}
ask-recircle = Entourez un nouveau numéro en secret.
ask-circle-several = Marquez { $due } pièges secrets : { $done } sur { $due }. Touchez encore pour retirer.
ask-landed = À l’arrivée : entourez un numéro de plus, ou rien.
ask-lingers = Vous restez en zone de sécurité : il faudra en sortir au prochain tour. Validez ou reprenez.
ask-move = { $left ->
    [0] Confirmez votre coup.
    [one] Avancez de { $left } case.
   *[other] Avancez de { $left } cases.
}
ask-move-leaving = { $left ->
    [0] Confirmez votre coup.
    [one] Avancez de { $left } case, hors de la zone de sécurité.
   *[other] Avancez de { $left } cases, hors de la zone de sécurité.
}

## La page : ce qui se voit de son propre tour

own-first-roll = Vous lancez les dés ; le plus fort total commence.
own-roll = Vous lancez les dés.
own-move = Vous avancez{ $left ->
    [0] .
   *[other]  : encore { $left } pas.
}
own-stopped = Vous n’allez pas plus loin.
own-landed = Vous êtes au but.
drama-trapped = Un piège ! { $seat } revient { to-end }.
drama-trapped-you = Un piège ! Vous revenez { to-end }.

## La page : le plateau et ce qu’on peut y choisir

board-label = La vallée, de la Tour du Diable en bas au Vaisseau Principal en haut ; c’est { AU($turn) } de jouer
choose-confirm-circle = Confirmer : entourer le { $number }
choose-remove-circle = Retirer le { $number }
choose-step = Un pas { to-square } ; { $left ->
    [0] c’est le dernier
   *[other] encore { $left } pas ensuite
}
choose-confirm-walk = Confirmer : aller { to-square }
choose-back = Revenir { to-square }

## La page : les dés, la carte et les notes

tray-dice = Les dés : { $first } et { $second }
tray-card-title = Carte de pointage
tray-card = Votre carte de pointage, avec { $count ->
    [0] aucun cercle
    [one] { $count } cercle
   *[other] { $count } cercles
}{ $due ->
    [0] { "" }
   *[other]  ; encore { $due } à entourer
}. L’ouvrir.
tray-type = Numéro
tray-pass = Rien
tray-clear = Montrer les cases sans piège
tray-clear-help = Les cases vertes sont sans piège pour vous : aucun adversaire ne peut y avoir de cercle. Quand un joueur passe sur une case sans être piégé, c’est que personne d’autre ne l’avait entourée ; cela ne dit rien de ses propres cercles. Quand un adversaire entoure un nouveau numéro, presque tout le vert s’efface : ce peut être n’importe où.
card-about = Personne d’autre ne voit ces cercles. Chacun est un piège pour tous les autres joueurs.
card-several = Entourez { $due } numéros, ici ou sur le plateau : { $done } sur { $due }. Choisissez-en un à nouveau pour le retirer. Personne d’autre ne les voit.
card-due = Entourez { $due ->
    [one] { $due } numéro
   *[other] { $due } numéros
} ici ou sur le plateau. Personne d’autre ne les voit.
card-close = Fermer la carte
card-number = { $number }
card-circled = { $number }, entouré

table-points = { $points ->
    [one] { $points } note sur 5
   *[other] { $points } notes sur 5
}
seat-belongings = { $placed ->
    [0] aucune note posée
    [one] { $placed } note posée sur cinq
   *[other] { $placed } notes posées sur cinq
}, { $traps ->
    [0] aucun piège
    [one] { $traps } piège
   *[other] { $traps } pièges
}{ $due ->
    [0] { "" }
   *[other] , { $due } à entourer
}, en route vers { $bound ->
    [tower] { place-tower }
   *[ship] { place-ship }
}

## La page : la position, en mots

position-player = { $seat } est { to-square }, en route vers { $bound ->
    [tower] { place-tower }
   *[ship] { place-ship }
} ; { $chips ->
    [0] aucune note posée
    [one] { $chips } note posée
   *[other] { $chips } notes posées
}, { $traps ->
    [0] aucun piège
    [one] { $traps } piège
   *[other] { $traps } pièges
}.
position-chips = { $count ->
    [one] { $seat } a un jeton en { $numbers }.
   *[other] { $seat } a des jetons en { $numbers }.
}
position-dice = Les dés : { $dice }.
position-card = { $count ->
    [0] Rien n’est entouré sur votre carte.
   *[other] Entourés sur votre carte : { $numbers }.
}

## La page : la première partie, guidée

tip-circle = Piégez les autres cinq fois pour gagner : { $touch ->
        [yes] touchez les numéros
       *[no] choisissez, à la souris ou au clavier, les numéros
    } où ils passeront. Personne d’autre ne voit ces pièges.
tip-card = Votre carte de pointage garde vos cercles. Ouvrez-la pour les voir tous.
tip-start = Chacun lance les deux dés : le plus fort total part en premier. Ils roulent tout seuls.
tip-walk = À vous ! Marchez vers l’autre bout. Choisissez une case, proche ou lointaine, ou tracez votre chemin. Le nombre près du pion compte vos pas.
tip-path = Utilisez tout le lancer, sauf si vous arrivez avant. Vous pouvez aller sur les cases éclairées. Pour revenir, choisissez-en une derrière vous.
tip-confirm = Ce coup est seulement dessiné : confirmez pour le jouer, ou reprenez-le.
tip-leaving = Votre dernier tour s’est achevé dans la zone de sécurité : celui-ci doit en sortir. On ne s’arrête pas sur une case orange.
tip-landed = À l’arrivée, vous pouvez entourer un numéro de plus : une seule confirmation joue le tout. Votre pion fait ensuite demi-tour.
tip-sprung = Quelqu’un est tombé dans votre piège, et vous avez posé un jeton : cinq font gagner. Entourez maintenant un nouveau numéro.
tip-trapped = Passer sur un piège suffit : le pion retourne à son dernier point de départ, la Tour du Diable ou le Vaisseau Principal, et le propriétaire du piège pose un jeton.
tip-jump = On peut sauter les jetons, tout droit : seule compte la case où l’on arrive.{ $touch ->
        [yes] { "" }
       *[no] { " " }Au clavier, tenez la touche Maj.
    }
tip-clear = Sur une case verte, aucun adversaire ne peut avoir de piège : quelqu’un, peut-être vous, y est passé sans dommage, ou le piège a déjà servi. Un nouveau cercle adverse efface presque tout ce vert.

## Un fichier de plateau illisible

board-empty = Ce fichier ne contient pas de plateau : il faut un nom, une ligne vide, puis un dessin.
board-heading-unknown = La ligne { $line } devrait être un en-tête, par exemple « { "name: Mon plateau" } », suivi d’une ligne vide avant le dessin.
board-heading-twice = La ligne { $line } répète l’en-tête « { $heading } ».
board-name-missing = Le plateau n’a pas de nom : le fichier doit commencer par une ligne comme « { "name: Mon plateau" } ».
board-mark-unknown = Ligne { $line }, colonne { $column } : « { $mark } » ne veut rien dire dans un dessin. Une case se marque d’un numéro, d’un point, d’un « T » ou d’un « M ».
board-off-grid = Ligne { $line }, colonne { $column } : « { $mark } » est hors de la grille. Une case fait quatre caractères de large, et sa marque s’écrit à la fin de ces quatre caractères.
board-too-large = Le dessin compte { $columns } colonnes et { $rows } rangées de cases ; il en faut au plus { $most } dans chaque sens.
board-tower-missing = Il manque la Tour du Diable : marquez-la d’un « T ».
board-ship-missing = Il manque le Vaisseau Principal : marquez-le d’un « M ».
board-number-nought = Ligne { $line }, colonne { $column } : « { $mark } » n’est pas un numéro de case ; ils commencent à 1.
board-mark-twice = Ligne { $line }, colonne { $column } : « { $mark } » est déjà sur le plateau.

## Un plateau qui ne satisfait pas aux règles

board-too-many-squares = Le plateau compte { $squares } cases ; { $most } est le maximum.
board-too-many-numbers = Le plateau compte { $numbers } cases numérotées ; { $most } est le maximum.
board-too-few-numbers = Le plateau { $numbers ->
    [0] n’a aucune case numérotée
    [one] a { $numbers } case numérotée
   *[other] a { $numbers } cases numérotées
} ; il en faut au moins { $fewest }.
board-number-missing = Les numéros doivent se suivre à partir de 1, mais le { $number } manque alors que le { $last } est là.
board-apart = Toutes les cases doivent être reliées, mais de la Tour du Diable on ne peut pas atteindre { $squares }.
board-end-open = Seules des cases d’une zone de sécurité peuvent toucher { this-end }, ce qui n’est pas le cas de { $squares }.
board-end-alone = Aucune case ne touche { this-end }.
board-areas-meet = Les deux zones de sécurité se rejoignent ; il faut des cases numérotées entre elles.
board-area-elsewhere = Toute case sans numéro doit faire partie d’une des deux zones de sécurité, ce qui n’est pas le cas de { $squares }.
board-area-too-large = La zone de sécurité { $end ->
    [tower] de la Tour du Diable
   *[ship] du Vaisseau Principal
} compte { $squares } cases ; { $most } est le maximum.

## Personnages

character-novice = Loupiote
character-novice-manner = Débute encore : flâne un peu en chemin, et entoure les numéros qui lui plaisent.
character-casual = Pèlerin
character-casual-manner = Prend son temps : fait des détours, et évite la plupart des cases risquées.
character-steady = Vigie
character-steady-manner = Évite les cases où un piège est probable, et vous attend sur votre chemin.
character-sharp = Siffleur
character-sharp-manner = Réfléchit longtemps, et choisit presque toujours la case la plus sûre.
character-master = Maestro
character-master-manner = Réfléchit plus longtemps que tous les autres, avant chaque pas et chaque piège.
character-other-1 = Comète
character-other-2 = Boussole
character-other-3 = Farfadet
