### Rencontres du troisième type en français. La clé d’une règle est son numéro ; les phrases qui
### parlent d’une place ont pour sujet sa lettre, ou le nom que la table lui donne.

## Le jeu

game-title = Rencontres du troisième type
game-tagline = Traversez la vallée de nuit, entre des pièges que seuls connaissent ceux qui les ont tendus.
game-about = Une course entre des pièges secrets, pour deux à quatre joueurs : allez de la Tour du Diable au Vaisseau mère et revenez, en tendant des pièges à tous les autres. Parker Brothers a édité ce jeu de plateau en 1978, d’après le film sorti par Columbia Pictures l’année précédente. La présente version n’a aucun lien avec ces deux sociétés : plateau, mélodie, dessins et textes sont de notre main.

board-name-valley = La vallée, 99 numéros

option-progress = Le sens des pas
option-progress-onward = Aucun pas n’éloigne du but, et à chaque tour un pas au moins en rapproche.
option-progress-strict = Chaque pas rapproche du but.
option-progress-free = On va où l’on veut.
option-chips = Les cases à jeton
option-chips-may_enter = On entre sur une case à jeton comme sur toute autre, ou on la saute.
option-chips-must_jump = Une case à jeton ne peut qu’être sautée, et n’est plus jamais un piège.
option-other_area = D’une zone de sécurité à l’autre
option-other_area-open = Un tour commencé dans une zone de sécurité peut s’achever dans l’autre.
option-other_area-closed = Un tour commencé dans une zone de sécurité ne peut pas non plus s’achever dans l’autre.

## Le livret : but et mise en place

CE-O = Faire entendre le premier la mélodie entière. Elle a cinq notes, et vous avez un jeton pour chacune : chaque fois que quelqu’un tombe dans un de vos pièges, un de vos jetons va sur le plateau. Quand le cinquième y est, la mélodie est complète et la partie est à vous.
    .title = Le but
CE-S1 = Chaque joueur prend un pion et le pose sur la Tour du Diable, au pied du plateau. Tout le monde part du même endroit.
    .title = Les pions sur la tour
CE-S2 = Chaque joueur a cinq jetons, un par note de la mélodie. On les pose dans l’ordre des notes : le premier jeton fait sonner la première, le cinquième la dernière. Chacun entend ainsi où vous en êtes. (La mélodie est de notre main.)
    .title = Cinq jetons, cinq notes
CE-S3 = Chaque joueur a une carte de pointage, qui porte les mêmes cases et les mêmes numéros que le plateau. Personne d’autre ne la regarde.
    .title = La carte de pointage
CE-S4 = Avant la partie, chaque joueur entoure en secret deux numéros sur sa carte ; à deux joueurs, quatre. Chaque cercle est un piège. Vos cercles sont tous sur des cases différentes, mais un autre joueur peut avoir choisi la même que vous. Tout le monde entoure en même temps, et la partie commence quand chacun a fini.
    .title = Les premiers cercles
CE-S5 = Tout le monde lance les deux dés, et le plus fort total joue en premier ; ceux qui s’y retrouvent à égalité relancent, les autres regardent. Ensuite, le tour passe à gauche, et seul le joueur dont c’est le tour avance.
    .title = Qui commence

## Le livret : avancer

CE-1 = Lancez les deux dés et marchez vers votre but : le Vaisseau mère si vous êtes parti de la Tour du Diable, la Tour du Diable si vous êtes parti du Vaisseau mère, et ainsi de suite. L’éloignement d’une case se compte en pas, au plus court, sur un plateau vide. Sauf si l’hôte en a décidé autrement par l’option « { option-progress } », aucun pas ne peut vous éloigner du but, et un pas au moins par tour doit vous en rapprocher ; si aucun ne l’a fait, ce sera le dernier. Quand aucun pas ne satisfait à la règle en vigueur, la suivante, plus souple, s’applique : strict, puis en avant, puis libre. On n’entre jamais deux fois sur la même case dans un tour, la case de départ du tour comprise, et on ne revient jamais à pied à l’extrémité d’où l’on est parti : seul un piège y ramène.
    .title = Vers le but
CE-1a = Un pas mène sur l’une des huit cases autour du pion : devant, derrière, de côté ou en diagonale.
    .title = Huit directions
CE-1b = Le pion touche chaque case où il entre. Chacune compte pour un pas, et sur chacune un piège peut attendre.
    .title = Chaque case compte
CE-1c = Vous pouvez sauter un jeton, ou plusieurs jetons à la suite, à qui qu’ils soient. Un saut est droit et retombe sur la première case sans jeton. C’est la seule où l’on entre et la seule qui compte ; celles qu’on a sautées ne comptent pas. On ne saute ni par-dessus un pion, ni hors du plateau, ni sur une case où l’on ne pourrait pas entrer. Vous pouvez aussi entrer sur la case d’un jeton comme sur toute autre, à moins que l’hôte ne l’ait exclu par l’option « { option-chips } ».
    .title = Sauter les jetons
CE-1d = Faites tous les pas indiqués par les dés. Trois choses seulement abrègent un parcours : atteindre le but, tomber dans un piège, et n’avoir plus de case où entrer. Rien n’interdit de s’engager dans un cul-de-sac.
    .title = Tout le lancer

## Le livret : les pièges

CE-2 = Un numéro qu’un adversaire a entouré est un piège pour vous, que vous vouliez vous y arrêter ou seulement y passer. Si vous entrez sur un numéro et qu’il n’arrive rien, c’est qu’aucun adversaire ne l’avait entouré à ce moment-là : toute la table peut en tirer les conséquences.
    .title = Tomber dans un piège
CE-2a = Un piège s’annonce à l’instant où vous entrez sur sa case. Votre parcours s’arrête là.
    .title = Sur-le-champ
CE-2b = Un pion pris au piège retourne à l’extrémité d’où il était parti, Tour du Diable ou Vaisseau mère. Son tour est fini, et son but reste le même.
    .title = Retour au départ
CE-2c = Le propriétaire du piège pose son prochain jeton sur la case et entoure en secret un nouveau numéro, qu’il n’a jamais entouré. Le cercle qui a servi est perdu. S’il ne reste aucun numéro possible, on n’entoure rien. Vos propres cercles ne vous prennent jamais, et restent valables quand vous passez dessus. Une case à jeton peut être entourée par d’autres et redevenir un piège, sauf dans une partie où l’on n’entre pas sur les jetons : là, rien ne s’entoure sous un jeton, et un cercle qui s’y retrouve est mort. Un cercle sous un pion attend le prochain visiteur. Tous les nouveaux cercles sont tracés avant le lancer suivant.
    .title = Un jeton, un nouveau cercle
CE-2d = Si plusieurs adversaires avaient entouré la case, chacun y pose un jeton et entoure un nouveau numéro. Les jetons se posent dans l’ordre du tour, à partir de la gauche du joueur pris, et le premier à poser son cinquième a gagné ; les nouveaux numéros s’entourent en secret, tous en même temps.
    .title = Plusieurs pièges en un

## Le livret : les deux extrémités

CE-3a = Quand vous arrivez à pied à votre but, vous pouvez entourer un nouveau numéro de plus sur votre carte, si vous le souhaitez. Pas quand un piège vous y renvoie.
    .title = Un cercle à l’arrivée
CE-3b = Nul besoin du nombre exact pour arriver. Dès que le pion est au but, le parcours est fini, quoi qu’il reste du lancer.
    .title = Sans compte exact
CE-3c = Seuls la Tour du Diable et le Vaisseau mère accueillent plusieurs pions, autant qu’il y en a. Partout ailleurs, on n’entre pas sur une case occupée par un pion.
    .title = Qui se tient où

## Le livret : les zones de sécurité

CE-4 = Autour de chaque extrémité s’étend une zone de sécurité, dont les cases n’ont pas de numéro. On ne peut rien y entourer : personne n’y est donc jamais pris.
    .title = Les zones de sécurité
CE-4a = On ne passe qu’un tour dans une zone de sécurité. Si votre dernier tour s’est achevé sur une case sûre, celui-ci doit s’achever hors de cette zone : sur un numéro, à votre but, ou dans l’autre zone de sécurité, où votre unique tour recommence. Tant que vous êtes dans cette zone, vous ne pouvez donc faire que des pas d’où une sortie reste possible avec ce qu’il reste du lancer, en contournant les pions et en sautant les jetons comme il est permis ; et une fois dehors, vous n’y rentrez plus de ce tour, ni depuis un numéro, ni d’un saut depuis l’autre zone. Si l’hôte l’a choisi par l’option « { option-other_area } », un tour commencé dans une zone ne peut pas non plus s’achever dans l’autre. Si le lancer est trop court pour toute sortie, la règle est suspendue pour ce tour, et toute la table en est avertie. La Tour du Diable et le Vaisseau mère ne sont pas eux-mêmes des cases sûres, et être renvoyé par un piège vaut sortie.
    .title = Un tour, puis dehors

## Le livret : la fin

CE-W = Le premier joueur qui a posé ses cinq jetons gagne, à l’instant même. La règle d’origine ne connaît pas d’autre fin. Si toutefois aucun piège ne se déclenche pendant 200 tours de table, la partie s’arrête là : qui a posé le plus de jetons l’emporte, et en cas d’égalité la victoire est partagée.
    .title = La victoire

## Les cases

place-tower = la Tour du Diable
place-ship = le Vaisseau mère
this-square = { $square ->
    [tower] { place-tower }
    [ship] { place-ship }
   *[other] { $square }
}
# Où l’on va.
to-square = { $square ->
    [tower] à la Tour du Diable
    [ship] au Vaisseau mère
   *[other] en { $square }
}
to-end = { $end ->
    [tower] à la Tour du Diable
   *[ship] au Vaisseau mère
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
phase-first-roll = { $turn } lance les dés ; le plus fort total commencera.
phase-roll = { $turn } lance les dés.
phase-move = { $you ->
    [yes] À vous : encore { $left } pas.
   *[no] { $turn } avance : encore { $left } pas.
}
phase-recircle = { $due ->
    [0] { $waiting } : un nouveau numéro à entourer en secret.
   *[other] Entourez un nouveau numéro en secret. Tapez-le : 42, par exemple.
}
phase-landed = { $you ->
    [yes] Vous êtes au but : entourez un nouveau numéro en secret (tapez-le : 42, par exemple), ou tapez « passer ».
   *[no] { $turn } est au but et peut entourer un nouveau numéro en secret.
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
      f3           va sur une case sûre (colonne f, rangée 3)
      tour         va à la Tour du Diable ; vaisseau, au Vaisseau mère
      passer       n’entoure rien, à l’arrivée
      rester       finit le parcours quand aucun pas n’est possible
    On peut aussi écrire « vers 42 » et « entourer 42 ».
    Plusieurs coups tiennent sur une ligne : 42 31 20
    Sur le plateau
      › où vous pouvez aller   (42) votre cercle   · case sûre
      ♖ la Tour du Diable   ◉ le Vaisseau mère
      ○△□◇ jetons, à côté de leur numéro   ✱ plusieurs jetons
      Un numéro brille là où un adversaire a pu l’entourer.
    À côté du plateau
      ↑ ↓ en route vers le Vaisseau mère ou vers la Tour   ♪ notes jouées
      ○2 deux cercles qui peuvent encore piéger
not-a-move = « { $text } » n’est pas un coup. Voici comment les écrire : « circle 42 » pour entourer, « pass » pour ne rien entourer, « to 42 », « to f3 », « to tower » ou « to ship » pour y aller, « stay » pour rester.
no-such-square = Ce plateau n’a pas de case « { $square } ».
no-such-number = Ce plateau n’a pas de numéro { $number }.

## Les refus, à lire après « Non : »

refused-over = la partie est finie. Pour continuer à jouer, commencez-en une autre.
refused-others-circle = d’autres entourent encore des numéros ; attendez que tout le monde ait fini.
refused-circle-first = vous avez d’abord { $due ->
    [one] { $due } numéro
   *[other] { $due } numéros
} à entourer.
refused-rolling-for-start = les dés n’ont pas encore décidé qui commence ; attendez que tout le monde ait lancé.
refused-not-your-turn = c’est à { $turn } de jouer ; attendez votre tour.
refused-roll-first = les dés ne sont pas encore lancés ; lancez-les d’abord.
refused-arrived = vous êtes au but et votre parcours est fini ; entourez un numéro, ou passez.
refused-no-such-number = la carte n’a pas de numéro { $number } ; choisissez-en un de 1 à { $last }.
refused-circled-before = vous avez déjà entouré le { $number } dans cette partie ; choisissez un numéro nouveau pour vous.
refused-circle-under-chip = un jeton occupe le { $number }, où personne n’entre dans cette partie ; entourez un autre numéro.
refused-circle-later = on entoure un numéro en arrivant au but, ou quand un de ses pièges s’est déclenché ; finissez d’abord votre parcours.
refused-must-move = il vous reste { $left ->
    [one] { $left } pas
   *[other] { $left } pas
} à faire et une case où aller ; impossible de rester ici.
refused-not-next = { this-square } n’est pas à un pas de { $from ->
    [tower] { place-tower }
    [ship] l’extrémité du Vaisseau mère
   *[other] { $from }
} ; allez sur une case voisine de votre pion, ou tout droit par-dessus des jetons.
refused-pawn-there = { $who } occupe { this-square }, et seules les deux extrémités accueillent plusieurs pions ; prenez un autre chemin.
refused-must-leave = ce tour doit s’achever hors de cette zone de sécurité, et en passant par { this-square } vous n’en sortiriez pas à temps. Prenez un autre chemin.
refused-area-left = vous avez quitté cette zone de sécurité, et vous n’y rentrez plus de ce tour ({ this-square }). Prenez un autre chemin.
refused-other-area-closed = votre tour a commencé dans une zone de sécurité : dans cette partie, il ne peut pas s’achever dans l’autre, et en passant par { this-square } vous n’en sortiriez pas à temps. Prenez un autre chemin.
refused-set-out-there = vous êtes parti de là, et seul un piège peut y ramener ({ this-square }) ; marchez vers l’autre extrémité.
refused-been-there = vous êtes déjà passé par { this-square } ce tour-ci, et l’on n’entre pas deux fois sur la même case ; prenez un autre chemin.
refused-farther = { this-square } vous éloignerait de votre but ; faites un pas qui y mène.
refused-no-nearer = { this-square } ne vous rapprocherait pas de votre but, et ce pas le doit ; prenez un autre chemin.
refused-chip-to-jump = un jeton occupe { this-square }, et dans cette partie les jetons ne peuvent qu’être sautés ; retombez au-delà.
refused-jump-short = un saut retombe sur la première case sans jeton, or { this-square } en porte un aussi ; retombez au-delà.
refused-jump-over-pawn = un pion barre la route vers { this-square }, et on ne saute pas par-dessus un pion ; prenez un autre chemin.

## Ce qui s’est passé

event-circled = { $seat } entoure un numéro ; { $live ->
    [one] { $live } piège attend
   *[other] { $live } pièges attendent
} désormais.
event-circled-number = C’est le { $number }.
event-all-circled = Toutes les cartes sont marquées : la partie peut commencer.
event-rolled-for-start = { $seat } lance { $first } et { $second } : { $total }.
event-tied = Égalité : ceux qui ont le plus fort total relancent.
event-starts = { $seat } joue en premier.
event-rolled = { $seat } lance { $first } et { $second } : { $total ->
    [one] { $total } pas
   *[other] { $total } pas
}.
event-must-leave = { $area ->
    [both] Ce tour ne doit pas s’achever sur une case sûre.
   *[other] Ce tour doit s’achever hors de cette zone de sécurité.
}
event-leave-waived = Aucune sortie de la zone de sécurité ne tient dans ce lancer : le tour peut s’y achever.
event-stepped = { $seat } va { to-square }.
    .brief = → { this-square }
event-jumped = { $seat } saute { to-square }.
    .brief = ↷ { this-square }
event-stuck = { $seat } n’a plus de case où entrer, et reste là.
event-trapped = C’est un piège ! Retour { to-end }.
event-chip-placed = { $seat } pose un jeton en { $square } et fait sonner la note { $note }.
event-landed = { $seat } est au but, et ira ensuite { $next ->
    [tower] à la Tour du Diable
   *[ship] au Vaisseau mère
}.
event-passed = { $seat } n’entoure rien.
event-over-tune = La mélodie est complète : { $seat } gagne !
event-over-quiet = Aucun piège ne s’est déclenché pendant 200 tours de table : la partie est finie.

## Conseils : pourquoi un coup est bon

advice-circle-one = Entourez le { $number } : il est sur un des chemins les plus courts de { $seat }.
advice-circle-several = Entourez le { $number } : il est sur un des chemins les plus courts de { $count } adversaires.
advice-circle-near = Entourez le { $number } : passer par là ne rallonge le chemin de { $seat } que d’un pas.
advice-circle-aside = Entourez le { $number } : il est à l’écart des chemins les plus courts de chacun.
advice-pass = { $count ->
    [0] Rien ne vous oblige à entourer un numéro. Mais vous n’avez aucun piège en attente.
    [one] Rien ne vous oblige à entourer un numéro. Vous avez un piège en attente.
   *[other] Rien ne vous oblige à entourer un numéro. Vous avez { $count } pièges en attente.
}
advice-stay = Il ne reste aucune case où entrer : votre pion reste où il est.
advice-land = Ce chemin vous mène { to-end }{ $risk ->
    [0] , et aucun piège n’y est possible
   *[other]  ; le risque d’un piège y est d’environ { $risk } %
}.
advice-walk-safe = Sur le chemin qui mène { to-square }, aucun piège n’est possible{ $nearer ->
    [0] .
    [one] , et vous vous rapprochez d’un pas.
   *[other] , et vous vous rapprochez de { $nearer } pas.
}
advice-walk-little-risk = Le chemin qui mène { to-square } { $nearer ->
    [0] vous garde à la même distance
    [one] vous rapproche d’un pas
   *[other] vous rapproche de { $nearer } pas
}, pour un risque d’à peine { $risk } % environ.
advice-walk-risk = Le chemin qui mène { to-square } { $nearer ->
    [0] vous garde à la même distance
    [one] vous rapproche d’un pas
   *[other] vous rapproche de { $nearer } pas
}, pour un risque d’environ { $risk } %.
advice-walk-back = Le chemin qui mène { to-square } vous fait reculer { $farther ->
    [one] d’un pas
   *[other] de { $farther } pas
}{ $risk ->
    [0] , et aucun piège n’y est possible
   *[other] , pour un risque d’environ { $risk } %
}.

## Pourquoi la partie s’est arrêtée

ending-tune-complete = Les cinq notes de la mélodie ont sonné.
ending-nothing-sprung = Aucun piège ne s’était déclenché depuis 200 tours de table.

## La boîte

lid-title-first = Rencontres
lid-title-second = du troisième type
lid-tagline = Cinq notes, une nuit, des pièges.
lid-players = 2 à 4 joueurs

## La page : ce qu’on attend, et de qui

bar-circle = { $count ->
    [one] Il reste à { $seat } des numéros à entourer en secret.
   *[other] Chacun entoure ses numéros en secret ; { $count } joueurs n’ont pas fini.
}
bar-recircle = { $count ->
    [one] { $seat } entoure un nouveau numéro en secret.
   *[other] { $count } joueurs entourent chacun un nouveau numéro, en secret.
}
bar-first-roll = { $turn } lance les dés ; le plus fort total commence.
bar-roll = { $turn } lance les dés.
bar-move = { $turn } avance : encore { $left } pas.
bar-move-leaving = { $turn } avance : encore { $left } pas, et ce tour { $area ->
    [both] ne doit pas s’achever sur une case sûre
   *[other] doit s’achever hors de cette zone de sécurité
}.
bar-landed = { $turn } est au but et peut entourer un numéro de plus.
bar-over = La partie est finie.

## La page : ce que doit faire qui choisit

ask-circle = Entourez { $due ->
    [one] un numéro
   *[other] { $due } numéros
} en secret.
ask-recircle = Entourez un nouveau numéro en secret.
ask-landed = Vous êtes au but : entourez un numéro de plus, ou passez.
ask-move = Avancez de { $left ->
    [one] { $left } case
   *[other] { $left } cases
}.
ask-move-leaving = Avancez de { $left ->
    [one] { $left } case
   *[other] { $left } cases
}, hors de la zone de sécurité.

## La page : le plateau et ce qu’on peut y choisir

board-label = La vallée, de la Tour du Diable en bas au Vaisseau mère en haut ; c’est à { $turn }
board-leaving = Sortez de la zone de sécurité à ce tour : on ne peut pas s’arrêter sur les cases ambrées.
board-lingers = Si vous vous arrêtez sur une case sûre, il faudra être sorti de la zone à la fin du prochain tour.
choose-confirm-circle = Confirmer : entourer le { $number }
choose-step = Un pas { to-square } ; { $left ->
    [0] c’est le dernier
   *[other] encore { $left } ensuite
}
choose-confirm-walk = Confirmer : aller { to-square }
choose-back = Revenir { to-square }

## La page : les dés, la carte et les notes

tray-dice = Les dés : { $first } et { $second }
tray-card-title = Carte secrète
tray-card = Votre carte secrète, avec { $count ->
    [0] aucun cercle
    [one] { $count } cercle
   *[other] { $count } cercles
}{ $due ->
    [0] { "" }
   *[other] ; encore { $due } à tracer
}. L’ouvrir.
tray-type = Numéro
tray-clear = Ombrer ce qui est sûrement libre
tray-clear-hint = Sur une case verte, aucun adversaire ne peut avoir de piège pour vous. Qui passe sans dommage sur une case prouve qu’aucun autre ne l’avait entourée ; de ses propres cercles, cela ne dit rien.
card-about = Vous seul voyez ces cercles. Chacun est un piège pour tous les autres.
card-due = Entourez { $due ->
    [one] { $due } numéro
   *[other] { $due } numéros
} ici ou sur le plateau. Personne d’autre ne les voit.
card-close = Replier la carte
card-number = { $number }
card-circled = { $number }, entouré

seat-belongings = { $placed ->
    [0] aucune note posée
    [one] { $placed } note posée sur cinq
   *[other] { $placed } notes posées sur cinq
}, { $traps ->
    [0] aucun piège en attente
    [one] { $traps } piège en attente
   *[other] { $traps } pièges en attente
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
} ; notes posées : { $chips }, pièges en attente : { $traps }.
position-chips = { $count ->
    [one] Un jeton de { $seat } est en { $numbers }.
   *[other] Des jetons de { $seat } sont en { $numbers }.
}
position-dice = Les dés montrent { $dice }.
position-card = { $count ->
    [0] Rien n’est entouré sur votre carte.
   *[other] Entourés sur votre carte : { $numbers }.
}

## La page : la première partie, guidée

hint-circle = Posez vos pièges : { $touch ->
        [yes] touchez les numéros
       *[no] choisissez, à la souris ou au clavier, les numéros
    } où vous pensez que les autres passeront. Personne d’autre ne les voit.
hint-card = Votre carte secrète garde vos cercles. Ouvrez-la pour les voir tous.
hint-start = Chacun lance les deux dés : le plus fort total part en premier. Ils roulent tout seuls.
hint-walk = À vous ! Marchez vers l’autre bout. Choisissez une case, proche ou lointaine, ou tracez votre chemin. Le nombre près du pion compte vos pas.
hint-path = Utilisez tout le lancer, sauf si vous arrivez avant. Vous pouvez aller sur les cases éclairées. Pour revenir, choisissez-en une derrière vous.
hint-confirm = Rien n’est encore joué. Reprenez votre choix, ou confirmez-le.
hint-leaving = Votre dernier tour s’est achevé dans la zone de sécurité : celui-ci doit en sortir. On ne s’arrête pas sur une case ambrée.
hint-landed = Vous êtes au but ! Entourez un numéro de plus si vous voulez. Votre pion fait ensuite demi-tour.
hint-sprung = Quelqu’un est tombé dans votre piège, et vous avez posé un jeton : cinq font gagner. Entourez maintenant un nouveau numéro.
hint-trapped = Qui tombe dans un piège est ramené là d’où il était parti, et le propriétaire du piège pose un jeton.
hint-jump = On peut sauter les jetons, tout droit : seule compte la case où l’on retombe.{ $touch ->
        [yes] { "" }
       *[no] { " " }Au clavier, tenez Majuscule.
    }
hint-clear = Sur une case verte, aucun adversaire ne peut avoir de piège pour vous : un autre y est passé depuis sans dommage, ou le piège a déjà servi.

## Un fichier de plateau illisible

board-empty = Ce fichier ne contient pas de plateau : il faut un nom, une ligne vide, puis un dessin.
board-heading-unknown = La ligne { $line } devrait être un en-tête, par exemple « { "name: Mon plateau" } », suivi d’une ligne vide avant le dessin.
board-heading-twice = La ligne { $line } répète l’en-tête « { $heading } ».
board-name-missing = Le plateau n’a pas de nom : le fichier doit commencer par une ligne comme « { "name: Mon plateau" } ».
board-mark-unknown = Ligne { $line }, colonne { $column } : « { $mark } » ne veut rien dire dans un dessin. Une case se marque d’un numéro, d’un point, d’un « T » ou d’un « M ».
board-off-grid = Ligne { $line }, colonne { $column } : « { $mark } » est hors de la grille. Une case fait quatre caractères de large, et sa marque finit où elle finit.
board-too-large = Le dessin compte { $columns } colonnes et { $rows } rangées de cases ; il en faut au plus { $most } dans chaque sens.
board-tower-missing = Il manque la Tour du Diable : marquez-la d’un « T ».
board-ship-missing = Il manque le Vaisseau mère : marquez-le d’un « M ».
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
board-apart = Le plateau doit être d’un seul tenant, mais de la Tour du Diable on n’atteint pas { $squares }.
board-end-open = Seules des cases sûres peuvent toucher { this-end }, ce qui n’est pas le cas de { $squares }.
board-end-alone = Aucune case ne touche { this-end }.
board-areas-meet = Les deux zones de sécurité se rejoignent ; il faut des cases numérotées entre elles.
board-area-elsewhere = Toute case sans numéro doit appartenir à la zone de sécurité d’une des deux extrémités, ce qui n’est pas le cas de { $squares }.
board-area-too-large = La zone de sécurité de { $end ->
    [tower] la Tour du Diable
   *[ship] l’extrémité du Vaisseau mère
} compte { $squares } cases ; { $most } est le maximum.

## Personnages

character-novice = Loupiote
character-novice-manner = Va tout droit vers la lumière, et entoure ce qui lui plaît.
character-casual = Pèlerin
character-casual-manner = Prend le chemin le plus court, et tend ses pièges sur la route qu’il prendrait.
character-steady = Vigie
character-steady-manner = Évite les cases où le danger est probable, et vous attend sur votre chemin.
character-sharp = Siffleur
character-sharp-manner = Pense quelques tours à l’avance ; ses pièges sont là où les chemins se croisent.
character-master = Maestro
character-master-manner = Mêle si bien ses chemins et ses pièges qu’il n’y a rien à deviner.
