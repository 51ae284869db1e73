### Pac-Man en français. La clé d’une règle est son numéro ; les phrases qui parlent d’une place
### ont pour sujet sa lettre, ou le nom que la table lui donne.

## Le jeu

game-title = Pac-Man
game-tagline = Gobez les billes, fuyez les fantômes… et lancez-les sur les autres.
game-about = Une course aux billes dans un labyrinthe, pour deux à quatre joueurs. À chaque tour, un dé fait avancer votre Pac-Man et l’autre, un des deux fantômes, qui sont à tout le monde. MB France a édité ce jeu de plateau en 1982, d’après le jeu d’arcade sorti par Namco en 1980. Cette version n’a aucun lien avec ces deux sociétés : les labyrinthes, les dessins et les textes sont de nous.
aim-goal = Ayez le plus de billes blanches à la fin.
aim-turn = Lancez deux dés. L’un fait avancer votre Pac-Man, qui gobe toutes les billes de son chemin ; l’autre, un fantôme, que vous lancez aux trousses d’un autre.
aim-end = La partie finit quand il ne reste plus de billes dans le labyrinthe, ni blanches ni jaunes.
lid-tagline = Gobez, fuyez, menez les fantômes !
lid-players = 2 à 4 joueurs

board-name-european = Édition européenne, 60 billes
board-name-american = Édition américaine, 76 billes

option-ghost_turn = Demi-tour des fantômes
option-ghost_turn-forbidden = Un fantôme ne peut pas revenir dans le trou qu’il vient de quitter.
option-ghost_turn-free = Un fantôme peut faire demi-tour quand il veut, même au milieu de son déplacement.
option-ghost_doors = Les fantômes et les portes
option-ghost_doors-closed = Seuls les Pac-Man peuvent passer par les portes.
option-ghost_doors-open = Les fantômes peuvent passer par les portes, comme les Pac-Man.

## Le livret : but et mise en place

PM-O = Avoir le plus de billes blanches à la fin de la partie. On les gobe dans le labyrinthe, on en gagne aux dépens des autres joueurs, et on en perd à cause des fantômes. Les billes jaunes ne comptent pas : elles servent à gober des fantômes.
    .title = Le but
PM-1 = Chaque joueur prend un Pac-Man et le pose sur la maison de sa couleur.
    .title = Les Pac-Man à la maison
    .ruling = À deux, on se place face à face. À trois, une maison reste vide ; on la tire au sort avant le premier lancer, car le joueur placé en face de la maison vide gagne moins souvent. Les joueurs gardent leur ordre autour du plateau. Une maison vide reste une maison : toutes les règles sur les maisons valent pour elle.
PM-2 = Les deux fantômes commencent au centre du labyrinthe.
    .title = Les fantômes au centre
    .ruling = Il y a de la place pour les deux, et aucun ne bloque la sortie de l’autre. Le premier trou dehors compte pour une case. Aucun Pac-Man n’entre au centre : on ne peut donc pas y gober un fantôme.
PM-3 = Mettez une bille jaune dans chacun des quatre trous cerclés de rouge, et une blanche dans tous les autres trous. Les billes en trop restent dans la boîte.
    .title = La pose des billes
PM-4 = Chaque trou compte pour une case, avec ou sans bille. Les points bleus montrent seulement le chemin : ne les comptez pas.
    .title = Ce qui compte pour une case
    .ruling = Une maison compte aussi pour une case. Elle ne contient jamais de bille, et son propriétaire peut s’y arrêter.

## Le livret : un tour

PM-5 = Tout le monde lance les deux dés. Le plus grand total joue en premier ; en cas d’égalité, ceux qui l’ont obtenu relancent. Ensuite, on joue dans le sens des aiguilles d’une montre.
    .title = Qui commence
PM-6 = Lancez les deux dés. L’un fait avancer votre Pac-Man, l’autre un des deux fantômes. Vous choisissez à quoi sert chaque dé, et quel fantôme avance. Les fantômes sont à tout le monde.
    .title = Deux dés, deux pions
    .ruling = Vous choisissez aussi quel pion part en premier, même si un autre choix permettait à plus de pions de bouger. Un pion qui peut avancer de tout son dé doit le faire ; si un seul fantôme le peut, c’est lui qui avance. Mais deux choses ne sont jamais obligatoires : gober un fantôme, et arrêter un fantôme sur votre propre Pac-Man. Si, avant de partir, un pion n’a pas d’autre possibilité, vous pouvez le laisser où il est. Une fois parti, il continue.

## Le livret : les Pac-Man

PM-7 = Un Pac-Man gobe toutes les billes sur son chemin. À la fin du tour, elles vont dans la coupelle de son joueur.
    .title = Gober les billes
PM-8 = Un Pac-Man ne peut dépasser ni un fantôme ni un autre Pac-Man, et il ne peut pas faire demi-tour pendant un tour.
    .title = Ni dépassement ni demi-tour
    .ruling = Il ne peut pas non plus s’arrêter sur un autre Pac-Man. Faire demi-tour, c’est revenir sur la case qu’on vient de quitter ; y revenir par un chemin plus long est permis.
PM-8a = Si votre Pac-Man ne peut pas bouger, il reste où il est pendant ce tour.
    .title = Tout le dé, ou rien
    .ruling = Il doit avancer de toutes les cases de son dé. Si aucun chemin n’est assez long, il reste où il est et le dé est perdu. Seul un fantôme gobé arrête un déplacement plus tôt.
PM-9 = Les barrières bleues sont des murs. Un Pac-Man peut sortir par une porte à flèches blanches et rentrer aussitôt par n’importe quelle autre, dans le même déplacement. Avec un 3, par exemple : une case jusqu’à la porte, puis deux à partir de la porte par où l’on rentre.
    .title = Barrières et portes
    .ruling = Le trou d’une porte est voisin du trou de chaque autre porte. Dans l’exemple, la deuxième case est le trou de la porte par où l’on rentre, et la troisième est la suivante.
PM-10 = Un Pac-Man peut traverser la maison d’un autre joueur, mais pas s’y arrêter.
    .title = Chez les autres
    .ruling = Cela vaut aussi pour les maisons sans joueur.
PM-11 = Quand vous gobez une bille jaune, vous gagnez le droit de gober un fantôme. Vous pouvez avoir plusieurs billes jaunes, une pour chaque fantôme à gober.
    .title = Les billes jaunes
    .ruling = Ce droit vaut tout de suite : dans un même déplacement, vous pouvez gober la bille puis un fantôme.
PM-12 = Avec une bille jaune, vous pouvez gober un fantôme, mais ce n’est jamais obligatoire. Arrêtez votre Pac-Man sur le fantôme, à la fin de son déplacement ou en chemin ; le reste du dé ne sert alors pas.
    .title = Gober un fantôme
    .ruling = Sans bille jaune, on ne peut pas entrer sur la case d’un fantôme. À l’écran, le fantôme 1 est rose et le fantôme 2 est blanc ; tous deux deviennent bleus tant que le joueur dont c’est le tour a une bille jaune.
PM-12a = Un fantôme gobé retourne au centre.
    .title = Retour au centre
PM-12b = Quand vous gobez un fantôme, désignez un autre joueur, celui que vous voulez : il vous donne deux billes blanches.
    .title = Désigner qui paie
    .ruling = Ou toutes les siennes, s’il en a moins.
PM-12c = Un fantôme gobé vous coûte une bille jaune : elle retourne dans le trou d’où elle vient.
    .title = La bille jaune retourne à sa place
    .ruling = Si vous en avez plusieurs, c’est celle que vous avez depuis le plus longtemps. Le prochain Pac-Man qui entre dans ce trou la gobe de nouveau.

## Le livret : les fantômes

PM-13 = Votre autre dé fait avancer un fantôme : l’un des deux, comme vous voulez.
    .title = Déplacer un fantôme
PM-14 = Un fantôme ne peut dépasser ni l’autre fantôme ni un Pac-Man.
    .title = Comment avance un fantôme
    .ruling = Il ne peut pas non plus s’arrêter sur l’autre fantôme. Il avance de tout son dé, sauf s’il atteint un Pac-Man avant ; si aucun chemin n’est assez long, il reste où il est et le dé est perdu. Comme un Pac-Man, il ne peut pas revenir dans le trou qu’il vient de quitter, sauf si l’hôte l’a permis avec l’option « { option-ghost_turn } ». (La notice n’interdit le demi-tour qu’aux Pac-Man.)
PM-15 = Un fantôme ne peut ni traverser la maison d’un Pac-Man ni s’y arrêter.
    .title = Où les fantômes ne vont pas
    .ruling = Cela vaut pour les quatre maisons, même sans joueur. Un fantôme ne peut pas non plus rentrer de lui-même au centre. Et il ne passe pas par les portes, comme le dit un témoignage publié sur l’édition française, sauf si l’hôte les a ouvertes avec l’option « { option-ghost_doors } ».
PM-16 = Un fantôme ne gobe pas de billes. Il n’a pas besoin du nombre exact pour atteindre un Pac-Man : il s’arrête sur lui, et le reste du dé ne sert pas.
    .title = Les fantômes en chasse
PM-17 = Un Pac-Man atteint par un fantôme retourne à sa maison, et son joueur donne deux billes à celui qui a déplacé le fantôme.
    .title = Attrapé !
    .ruling = Ce sont des billes blanches, ou toutes les siennes s’il en a moins. Les billes jaunes ne se donnent jamais.
PM-17a = Vous pouvez arrêter un fantôme sur votre propre Pac-Man, juste pour le renvoyer à la maison. Vous ne payez rien.
    .title = Le raccourci vers la maison

## Le livret : la fin

PM-W = La partie est finie quand il ne reste plus de billes dans le labyrinthe, ni blanches ni jaunes. Celles qui sont encore dans un Pac-Man comptent aussi. Le joueur qui en a le plus gagne.
    .title = La fin, et qui gagne
    .ruling = La partie ne finit qu’à la fin d’un tour, les deux dés joués ; et une bille jaune remise en place doit d’abord être gobée de nouveau. Seules les billes blanches comptent, comme le dit le but de la notice (ses dernières lignes disent seulement « billes »). Une égalité est une victoire partagée. Si personne ne gobe de bille pendant 60 tours de table de suite, la partie s’arrête là et l’on compte les billes.

## Les pièces

piece-pac-man = Pac-Man
piece-ghost-1 = fantôme 1
piece-ghost-2 = fantôme 2
# Une pièce quelconque, sans s’adresser à personne.
this-piece = { $piece ->
    [ghost-1] le { piece-ghost-1 }
    [ghost-2] le { piece-ghost-2 }
   *[pac-man] son { piece-pac-man }
}
# De même, en tête de phrase.
that-piece = Le { $piece ->
    [ghost-1] { piece-ghost-1 }
    [ghost-2] { piece-ghost-2 }
   *[pac-man] { piece-pac-man }
}
# Une pièce de la personne à qui l’on parle.
your-piece = { $piece ->
    [ghost-1] le { piece-ghost-1 }
    [ghost-2] le { piece-ghost-2 }
   *[pac-man] votre { piece-pac-man }
}

## Les coups, tels qu’un menu les propose

move-empty = Laisser vide la maison { $home }
move-roll = Lancer { $first } et { $second }
move-choose = Avancer { your-piece } de { $die }
move-step = Aller en { $space }
move-stay = Rester sur place
move-name = { $seat } paie

## Ce qu’on attend de qui

phase-empty-home = Un tirage au sort décide quelle maison reste vide.
phase-first-roll = { $turn } lance les dés ; le plus grand total commence.
phase-roll = { $turn } lance les dés.
phase-choose = { $turn } choisit un pion et un dé.
phase-choose-ghost = { $turn } choisit le fantôme qui avance de { $die ->
    [one] { $die } case
   *[other] { $die } cases
}.
phase-walk = { $turn } avance { this-piece }{ $left ->
    [0] { "" }
    [one]  : encore { $left } case
   *[other]  : encore { $left } cases
}.
phase-name = { $turn } a gobé un fantôme et désigne qui paie.
phase-over = La partie est finie.
yours-choose = Choisissez un pion et un dé.
yours-walk = Avancez { your-piece }{ $left ->
    [0] { "" }
    [one]  : encore { $left } case
   *[other]  : encore { $left } cases
}.
yours-name = Vous avez gobé un fantôme : qui vous paie ?
table-marbles = Billes restantes : { $white ->
    [0] { $yellow ->
        [one] { $yellow } jaune
       *[other] { $yellow } jaunes
    }
   *[other] { $white ->
        [one] { $white } blanche
       *[other] { $white } blanches
    }{ $yellow ->
        [0] { "" }
        [one] , { $yellow } jaune
       *[other] , { $yellow } jaunes
    }
}
table-quiet = { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
} de table sans bille gobée ; à { $most }, la partie finit.
typed-words = ghost fantôme, stay rester reste, name désigner

## Ce que doit faire qui choisit, sur la page

ask-choose = Choisissez un pion et un dé.
ask-piece = Quel pion avance de { $die ->
    [one] { $die } case
   *[other] { $die } cases
} ?
ask-die = Quel dé pour { your-piece } ?
ask-ghost = Choisissez un fantôme : il avance de { $left ->
    [one] { $left } case
   *[other] { $left } cases
}.
ask-walk = { $piece ->
    [ghost-1] Fantôme 1
    [ghost-2] Fantôme 2
   *[pac-man] Votre Pac-Man
} : { $left ->
    [0] confirmez le coup
    [one] { $left } case
   *[other] { $left } cases
}.
ask-name = Vous avez gobé un fantôme : qui vous paie ?
stops-catching = { that-piece } attrape { LE($caught) } et s’arrête : le reste de son dé n’est pas joué.
stops-sending-home = { that-piece } renvoie votre Pac-Man à la maison et s’arrête : le reste de son dé n’est pas joué.
stops-gobbling = Votre Pac-Man gobe le { $ghost ->
    [ghost-1] { piece-ghost-1 }
   *[ghost-2] { piece-ghost-2 }
} et s’arrête : le reste de son dé n’est pas joué.

## La page : ce qui se voit de son propre tour

own-first-roll = Vous lancez les dés ; le plus fort total commence.
own-roll = Vous lancez les dés.
own-name = Vous avez gobé un fantôme : quelqu’un vous paie.
own-walk = { that-piece } avance{ $left ->
    [0] .
    [one]  : encore { $left } case.
   *[other]  : encore { $left } cases.
}

## L’écriture des coups

notation-help =
    Comment jouer un coup
    Un numéro prend le choix qui le porte. Un coup peut aussi s’écrire :
      pac-man 4     avance votre Pac-Man de 4
      fantôme-1 2   avance le fantôme 1 de 2
      c4            mène le pion choisi en c4 (colonne c, rangée 4)
      rester        laisse le pion ici, quand rien ne l’oblige à avancer
      désigner C    fait payer le joueur C pour le fantôme gobé
    Plusieurs coups tiennent sur une ligne : pac-man 3 c4 c5 d5
    Sur le plateau
      1› où mène le choix 1   • bille   ◉ bille jaune   ∙ ◌ trous vides
      ∩1 ∩2 fantômes, la bille sous eux à leur droite   ↑ → ↓ ← portes
      ⌂ le centre des fantômes, et les maisons sans joueur
    À côté du plateau
      les billes blanches, en chiffres et en points ; ◉ un fantôme à gober
not-a-move = « { $text } » n’est pas un coup. Voici comment les écrire : « pac-man 4 » ou « ghost-1 2 » pour choisir, « c4 » pour y aller, « stay » pour rester, « name C » pour désigner.
no-such-space = Ce plateau n’a pas de case « { $space } ».
no-such-home = « { $space } » n’est pas une maison de ce plateau.

## Les refus, à lire après « Non : »

refused-over = la partie est finie. Pour continuer à jouer, commencez-en une autre.
refused-drawing-homes = la maison vide n’est pas encore tirée au sort ; attendez un instant.
refused-rolling-for-start = les dés n’ont pas encore décidé qui commence ; attendez un instant.
refused-not-your-turn = c’est { AU($turn) } de jouer ; attendez votre tour.
refused-roll-first = les dés ne sont pas encore lancés ; lancez-les d’abord.
refused-nothing-to-collect = personne ne vous doit de billes ; gobez d’abord un fantôme.
refused-name-first = vous avez gobé un fantôme ; désignez d’abord qui paie.
refused-name-yourself = on ne se paie pas soi-même ; désignez un autre joueur.
refused-name-absent = personne ne joue { $named } ; désignez quelqu’un de la partie.
refused-choose-first = choisissez d’abord un pion et un dé.
refused-no-such-die = vous n’avez pas de { $die } à jouer ; vos dés : { $dice }.
refused-pac-man-has-moved = votre Pac-Man a déjà eu son dé ; l’autre est pour un fantôme.
refused-other-ghost = le { $ghost ->
    [ghost-1] { piece-ghost-1 }
   *[ghost-2] { piece-ghost-2 }
} ne peut pas avancer de { $die ->
    [one] { $die } case
   *[other] { $die } cases
}, mais le { $other ->
    [ghost-1] { piece-ghost-1 }
   *[ghost-2] { piece-ghost-2 }
} le peut ; déplacez celui-là.
refused-finish-walk = { your-piece } a encore { $left ->
    [one] { $left } case
   *[other] { $left } cases
} à faire ; finissez d’abord son déplacement.
refused-must-walk = { your-piece } a encore { $left ->
    [one] { $left } case
   *[other] { $left } cases
} à faire, et il le peut ; il ne peut pas rester ici.
refused-turn-back = { your-piece } vient de quitter { $space } et ne peut pas faire demi-tour ; prenez un autre chemin.
refused-ghost-in-way = le { $who ->
    [ghost-1] { piece-ghost-1 }
   *[ghost-2] { piece-ghost-2 }
} est en { $space }, et un fantôme ne peut ni dépasser l’autre ni s’arrêter sur lui ; prenez un autre chemin.
refused-no-way-on = à partir de { $space }, { your-piece } ne pourrait pas faire { $left ->
    [one] la dernière case
   *[other] les { $left } dernières cases
} de son dé ; prenez un autre chemin.
refused-centre = le centre est réservé aux fantômes : aucun Pac-Man n’y entre. Prenez un autre chemin.
refused-pac-man-in-way = le Pac-Man { DE($who) } est en { $space } : on ne peut ni le dépasser ni s’arrêter sur lui. Prenez un autre chemin.
refused-barrier = { $space } n’est pas voisin de { $from } ; suivez la piste, case par case.
refused-foreign-home = { $space } est la maison d’un autre joueur : on peut la traverser, pas s’y arrêter. Arrêtez-vous ailleurs.
refused-no-privilege = le { $who ->
    [ghost-1] { piece-ghost-1 }
   *[ghost-2] { piece-ghost-2 }
} est en { $space }, et vous n’avez pas de bille jaune pour le gober ; prenez un autre chemin.
refused-ghost-centre = un fantôme ne retourne au centre que si on le gobe ; prenez un autre chemin.
refused-ghost-home = { $space } est la maison d’un Pac-Man, où les fantômes ne vont pas ; prenez un autre chemin.
refused-ghost-door = dans cette partie, les fantômes ne passent pas par les portes ; prenez un autre chemin.

## Ce qui s’est passé, une phrase pouvant suivre l’autre : « il » est la pièce qui avance

event-empty-home = Tirage au sort : la maison { $space } reste vide.
event-rolled-for-start = { $seat } lance { $first } et { $second } : { $total }.
event-tied = Égalité : ceux qui ont le plus grand total relancent.
event-starts = { $seat } joue en premier.
event-rolled = { $seat } lance { $first } et { $second }.
event-chose = { $seat } joue le { $die } avec { this-piece }.
event-cannot-move = { $piece ->
    [ghost-1] Le fantôme 1
    [ghost-2] Le fantôme 2
   *[pac-man] Le Pac-Man { DE($seat) }
} ne peut pas bouger : le dé est perdu.
event-stayed = { $seat } laisse { this-piece } sur place.
event-stepped = { that-piece } va en { $space }.
    .brief = → { $space }
event-gobbled-white = Il gobe une bille blanche.
    .brief = (+1 bille)
event-gobbled-yellow = Il gobe une bille jaune : { LE($seat) } peut maintenant gober un fantôme.
    .brief = (+1 bille jaune)
event-gobbled-ghost = Il gobe le { $ghost ->
    [ghost-1] { piece-ghost-1 }
   *[ghost-2] { piece-ghost-2 }
} : retour au centre !
event-yellow-put-back = La bille jaune retourne en { $space }.
event-caught = Il attrape { LE($caught) } : retour à la maison !
event-sent-self-home = Il renvoie à la maison le Pac-Man { DE($seat) } ; personne ne paie.
event-paid = { $payer } { $count ->
    [0] n’a pas de bille blanche à donner { AU($seat) }
    [one] donne { $count } bille blanche { AU($seat) }
   *[other] donne { $count } billes blanches { AU($seat) }
}.
event-emptied = { $count ->
    [one] { $count } bille blanche va
   *[other] { $count } billes blanches vont
} dans la coupelle { DE($seat) }.
event-over-empty = Le labyrinthe est vide : la partie est finie.
event-over-quiet = Personne n’a gobé de bille pendant 60 tours de table : la partie est finie.

## Ce qui est arrivé à qui lit, dit à cette personne

happened-caught = { $by } vous attrape : { $count ->
    [0] retour à la maison !
   *[other] −{ $count }, et retour à la maison !
}
happened-named = { $by } a gobé un fantôme : { $count ->
    [0] vous n’avez rien à payer.
   *[other] vous payez { $count }.
}

## Conseils : pourquoi un coup est bon

hint-name = { $count ->
    [0] Désignez { LE($seat) }, qui n’a pas de bille blanche à vous donner.
    [1] Désignez { LE($seat) } : vous recevez sa seule bille blanche.
   *[other] Désignez { LE($seat) } : vous recevez deux billes blanches.
}
hint-name-leader = { $count ->
    [1] Désignez { LE($seat) }, qui a le plus de billes blanches parmi vos adversaires : vous recevez la seule.
   *[other] Désignez { LE($seat) }, qui a le plus de billes blanches parmi vos adversaires : vous en recevez deux.
}
hint-stuck = { $piece ->
    [ghost-1] Le fantôme 1
    [ghost-2] Le fantôme 2
   *[pac-man] Votre Pac-Man
} ne peut pas bouger : le dé est perdu.
hint-keep-yellow = Votre Pac-Man ne peut que gober un fantôme. Il peut aussi rester où il est.
hint-spare-yourself = { $ghost ->
    [ghost-1] Le fantôme 1
   *[ghost-2] Le fantôme 2
} ne pourrait s’arrêter que sur votre Pac-Man. Il peut aussi rester où il est.
hint-gobble-ghost = Gobez { $ghost ->
    [ghost-1] le fantôme 1
   *[ghost-2] le fantôme 2
} en { $space } : il retourne au centre{ $count ->
    [0] . Aucun adversaire n’a de bille blanche à vous donner.
    [1] , et un adversaire vous donne une bille blanche.
   *[other] , et un adversaire vous donne deux billes blanches.
}
hint-yellow = En allant en { $space }, vous prenez une bille jaune{ $count ->
    [0] { "" }
    [one] { " " }et une blanche
   *[other] { " " }et { $count } blanches
}. Avec la jaune, vous pouvez gober un fantôme.
hint-marbles = { $count ->
    [one] En allant en { $space }, vous prenez une bille blanche.
   *[other] En allant en { $space }, vous prenez { $count } billes blanches.
}
hint-marbles-safe = { $count ->
    [one] En allant en { $space }, vous prenez une bille blanche, et aucun fantôme ne peut vous y atteindre avec un seul dé.
   *[other] En allant en { $space }, vous prenez { $count } billes blanches, et aucun fantôme ne peut vous y atteindre avec un seul dé.
}
hint-flee = { $count ->
    [0] En { $space }, aucun fantôme ne peut vous atteindre avec un seul dé.
   *[other] En { $space }, un seul des fantômes peut vous atteindre avec un dé.
}
hint-near = { $steps ->
    [one] En { $space }, la bille la plus proche est à une case.
   *[other] En { $space }, la bille la plus proche est à { $steps } cases.
}
hint-cut-off = Pour l’instant, on ne peut atteindre aucune bille à partir de là.
hint-last = La partie se termine avec ce tour.
hint-catch = { $ghost ->
    [ghost-1] Le fantôme 1
   *[ghost-2] Le fantôme 2
} peut attraper { LE($seat) } et renvoyer son Pac-Man à la maison{ $count ->
    [0] . { $seat } n’a pas de bille blanche à vous donner.
    [1]  : vous recevez une bille blanche.
   *[other]  : vous recevez deux billes blanches.
}
hint-send-home = { $ghost ->
    [ghost-1] Le fantôme 1
   *[ghost-2] Le fantôme 2
} peut renvoyer gratuitement votre propre Pac-Man à la maison : là, aucun fantôme ne peut l’atteindre.
hint-lead-away = { $ghost ->
    [ghost-1] Le fantôme 1
   *[ghost-2] Le fantôme 2
} y est moins dangereux : { $steps ->
    [0] il ne peut plus atteindre votre Pac-Man avec un seul dé.
    [6] il lui faut alors un 6 pour atteindre votre Pac-Man.
   *[other] il lui faut alors { $steps } ou plus pour atteindre votre Pac-Man.
}
hint-threaten = De là, { $ghost ->
    [ghost-1] le fantôme 1
   *[ghost-2] le fantôme 2
} peut atteindre { LE($seat) } avec un seul dé.
hint-park = De là, { $ghost ->
    [ghost-1] le fantôme 1
   *[ghost-2] le fantôme 2
} ne peut pas atteindre votre Pac-Man avec un seul dé.
hint-beside = De là, { $ghost ->
    [ghost-1] le fantôme 1
   *[ghost-2] le fantôme 2
} { $steps ->
    [1] est juste à côté de votre Pac-Man.
    [6] doit faire un 6 pour atteindre votre Pac-Man.
   *[other] doit faire { $steps } ou plus pour atteindre votre Pac-Man.
}

## Pourquoi la partie s’est arrêtée

ending-circuit-empty = Il ne reste plus de billes dans le labyrinthe.
ending-nothing-gobbled = Personne n’avait gobé de bille depuis 60 tours de table.

## La page : ce qu’on peut choisir sur le plateau

maze-label = Le labyrinthe, où { $marbles ->
    [one] il reste { $marbles } bille
   *[other] il reste { $marbles } billes
}
maze-left = Reste
choose-piece = Avancer { your-piece }
choose-stay = Rester
choose-step-to-marble = Aller en { $space } : { $marble ->
    [yellow] +1 bille jaune
   *[white] +1 bille
}
choose-end = Aller en { $space }{ $white ->
    [0] { "" }
    [one] , +{ $white } bille
   *[other] , +{ $white } billes
}{ $yellow ->
    [0] { "" }
    [one] , +{ $yellow } bille jaune
   *[other] , +{ $yellow } billes jaunes
}{ $ghost ->
    [ghost-1] , en gobant le { piece-ghost-1 }
    [ghost-2] , en gobant le { piece-ghost-2 }
   *[none] { "" }
}{ $caught ->
    [none] { "" }
   *[other] , en attrapant { LE($caught) }
}
choose-confirm-name = Confirmer : { LE($seat) } paie
choose-confirm = Confirmer : { your-piece } va en { $space }

## La page : les dés et les plateaux des joueurs

table-points = { $points ->
    [one] { $points } bille blanche
   *[other] { $points } billes blanches
}
tray-die = Dé : { $face }
tray-die-spent = Dé : { $face }, déjà joué
fair-empty-home = Le tirage numéro { $number } a décidé quelle maison reste vide : { $space }, d’après le secret et les nombres aléatoires.
seat-marbles = { $white ->
    [0] aucune bille blanche
    [one] { $white } bille blanche
   *[other] { $white } billes blanches
}{ $yellow ->
    [0] { "" }
    [one] , { $yellow } jaune
   *[other] , { $yellow } jaunes
}{ $inside ->
    [0] { "" }
    [one] , { $inside } gobée ce tour-ci
   *[other] , { $inside } gobées ce tour-ci
}

## La page : la position en toutes lettres

position-player = Le Pac-Man { DE($seat) } est { $place ->
    [home] chez lui, en { $space }
   *[away] en { $space }
} ; { LE($seat) } { $white ->
    [0] n’a aucune bille blanche
    [one] a { $white } bille blanche
   *[other] a { $white } billes blanches
}{ $yellow ->
    [0] { "" }
    [one] , { $yellow } jaune
   *[other] , { $yellow } jaunes
}.
position-ghost = { that-piece } est en { $space }.
position-white = { $count ->
    [0] Il ne reste aucune bille blanche dans le labyrinthe.
    [1] Il reste une bille blanche dans le labyrinthe : { $spaces }.
   *[other] { $spaces ->
        [many] Il reste { $count } billes blanches dans le labyrinthe.
       *[other] Il reste { $count } billes blanches dans le labyrinthe : { $spaces }.
    }
}
position-yellow = { $count ->
    [one] Une bille jaune se trouve en { $spaces }.
   *[other] Des billes jaunes se trouvent en { $spaces }.
}
position-swallowed = { $seat } a gobé { $count ->
    [one] { $count } bille blanche
   *[other] { $count } billes blanches
} ce tour-ci.
position-dice = Dés encore à jouer : { $dice }.

## La page : la première partie guidée

tip-start = Chacun lance les deux dés : le plus fort total commence. Les dés roulent tout seuls.
tip-dice = À vous ! Un dé fait avancer votre Pac-Man, l’autre un fantôme. Choisissez lequel fait quoi.
tip-piece = Choisissez un pion qui brille dans le labyrinthe, puis son dé ; ou d’abord le dé.
tip-path = Chaque anneau est une arrivée possible. { $touch ->
        [yes] Touchez-en un pour le choisir : vous pourrez encore reprendre ce coup.
       *[no] Pointez un anneau pour voir le chemin, puis choisissez-le.
    }
tip-confirm = Confirmez pour jouer ce coup. Tant que votre tour n’est pas fini, vous pouvez tout reprendre, le premier pion aussi.
tip-catch = Ce fantôme peut attraper le Pac-Man d’un autre joueur : il s’arrête là, même si son dé va plus loin. Ce Pac-Man rentre chez lui, et son joueur vous donne deux billes blanches, ou toutes s’il en a moins.
tip-ghosts = Les fantômes sont à tout le monde. Envoyez-en un vers un autre joueur, ou écartez-le de votre chemin. Les fantômes ne mangent pas de billes.
tip-name = Vous avez gobé un fantôme ! Choisissez qui paie : ce joueur vous donne deux billes blanches, ou toutes s’il en a moins.
tip-yellow = Vous avez une bille jaune, alors les fantômes sont bleus : ce tour-ci, votre Pac-Man peut en gober un, s’il peut s’arrêter dessus.
tip-looks = Le fantôme 1 est rose, le fantôme 2 est blanc. Au tour d’un joueur qui a une bille jaune, ils sont bleus : seul son Pac-Man peut les gober, et seulement alors.
tip-marbles = Ce que votre Pac-Man gobe va dans votre coupelle à la fin du tour. À la fin, celui qui a le plus de billes blanches gagne.
tip-doors = Les flèches blanches sont des portes : on sort par l’une et on rentre par une autre, dans le même déplacement.
tip-end = Il reste peu de billes : elles sont comptées ici. Quand il n’y en aura plus, même de jaunes, la partie finira à la fin du tour.

## Un fichier de plateau illisible

board-empty = Ce fichier ne contient pas de plateau : il faut un nom, une ligne vide, puis un dessin.
board-heading-unknown = La ligne { $line } devrait être un en-tête, par exemple « { "name: Mon plateau" } », suivi d’une ligne vide avant le dessin.
board-heading-twice = La ligne { $line } répète l’en-tête « { $heading } ».
board-name-missing = Le plateau n’a pas de nom : le fichier doit commencer par une ligne comme « { "name: Mon plateau" } ».
board-character-unknown = Ligne { $line }, colonne { $column } : le caractère « { $character } » ne veut rien dire dans un dessin.
board-off-grid = Ligne { $line }, colonne { $column } : « { $character } » est hors de la grille. Cases et tournants se placent toutes les quatre colonnes et toutes les deux lignes, les chemins et les flèches entre eux.
board-too-large = Le dessin compte { $columns } colonnes et { $rows } rangées sur la grille ; il en faut au plus { $most } dans chaque sens.
board-track-broken = Ligne { $line }, colonne { $column } : ce chemin est interrompu. D’un point de la grille au suivant, il faut trois tirets.
board-track-nowhere = Ligne { $line }, colonne { $column } : ce chemin ne mène nulle part. Il doit aller d’une case à une autre, avec un « + » à chaque tournant.
board-track-loops = Ligne { $line }, colonne { $column } : un chemin part de { $space } et y revient.
board-track-twice = Ligne { $line }, colonne { $column } : deux chemins relient { $first } et { $second } ; un seul suffit.
board-centre-missing = Les fantômes n’ont pas de case centrale : marquez-la d’un « G ».
board-centre-twice = Ligne { $line }, colonne { $column } : voici une seconde case centrale, or les fantômes n’en ont qu’une.
board-home-missing = Il manque la maison { $home }.
board-home-twice = Ligne { $line }, colonne { $column } : la maison { $home } existe déjà.
board-door-beside-no-hole = Ligne { $line }, colonne { $column } : la flèche d’une porte doit partir d’un trou situé juste à côté.

## Un plateau qui ne satisfait pas aux règles

board-too-many-spaces = Le plateau compte { $spaces } cases ; { $most } est le maximum.
board-too-many-ways = { $ways } chemins partent de { $space } ; { $most } est le maximum.
board-not-square = Le plateau doit être carré, mais il a { $columns } colonnes et { $rows } rangées.
board-marbles = Un plateau porte 56 billes blanches et 4 jaunes, ou bien 72 et 4 ; celui-ci en a { $white } et { $yellow }.
board-homes-order = Les maisons doivent se suivre dans le sens des aiguilles d’une montre : { $following } ne vient pas après { $home }.
board-centre-not-middle = La case des fantômes, { $space }, doit se trouver au milieu du plateau.
board-centre-closed = Les fantômes ne peuvent pas sortir : aucun chemin ne mène de leur case, { $space }, à un trou.
board-turn-space = Les quatre quarts doivent être égaux : après un quart de tour, { $space } tombe sur { $image }, qui n’est pas de même nature.
board-turn-track = Les quatre quarts doivent être égaux : après un quart de tour, le chemin { $first }–{ $second } devrait aller de { $image_first } à { $image_second }, et il n’y en a pas de semblable.
board-turn-door = Les quatre quarts doivent être égaux : après un quart de tour, la porte de { $space } devrait se trouver en { $image }, et il n’y en a pas.
board-quarter = Chaque quart porte 14 billes blanches (ou 18) et 1 jaune ; celui { $quarter ->
    [1] d’en haut à gauche
    [2] d’en haut à droite
    [3] d’en bas à droite
   *[other] d’en bas à gauche
} en a { $white } et { $yellow }.
board-door-sides = Il faut une porte par côté ; { $side ->
    [top] en haut
    [right] à droite
    [bottom] en bas
   *[left] à gauche
}, il { $doors ->
    [0] n’y en a pas
   *[other] y en a { $doors }
}.
board-door-inside = La porte de { $space } n’est pas au bord { $side ->
    [top] supérieur
    [right] droit
    [bottom] inférieur
   *[left] gauche
} du plateau.
board-door-shared = Deux portes se partagent le trou { $space } ; il en faut un à chacune.
board-dead-end = { $space } est un cul-de-sac pour les Pac-Man.
board-dead-end-ghosts = { $space } est un cul-de-sac pour les fantômes, qui n’empruntent ni les maisons ni les portes.
board-apart = Toutes les cases doivent être reliées, mais de la maison A, un Pac-Man ne peut pas atteindre { $spaces }.
board-apart-ghosts = De leur case centrale, les fantômes, qui n’empruntent ni les maisons ni les portes, ne peuvent pas atteindre { $spaces }.
board-walled-by-one = Un seul pion en { $space } peut enfermer un joueur : il isole { $count ->
    [1] { $cut }
   *[other] { $count } cases ({ $cut })
}.
board-walled-by-two = Deux pions en { $first } et { $second } peuvent enfermer un joueur : ils isolent { $count ->
    [1] { $cut }
   *[other] { $count } cases ({ $cut })
}.

## Personnages

character-novice = Miette
character-novice-manner = Débute encore : mange ce qui se trouve là, et laisse souvent passer mieux.
character-casual = Grignote
character-casual-manner = Préfère les billes, et ne trouve pas toujours le meilleur coup.
character-steady = Glouglou
character-steady-manner = Compte les billes de chaque chemin avant d’avancer.
character-sharp = Lanterne
character-sharp-manner = Voit quelques coups à l’avance, et lance les fantômes à vos trousses.
character-master = Dédale
character-master-manner = Pense aux deux dés, aux deux fantômes et aux prochains lancers, les vôtres aussi.
character-other-1 = Pépin
character-other-2 = Miam
character-other-3 = Frimousse
