### Pac-Man en français. La clé d’une règle est son numéro ; les phrases qui parlent d’une place
### ont pour sujet sa lettre, ou le nom que la table lui donne.

## Le jeu

game-title = Pac-Man
game-tagline = Gobez les billes, fuyez les fantômes… et menez-les vous-même.
game-about = Une chasse dans un labyrinthe, pour deux à quatre joueurs : à chaque tour, un dé fait avancer votre Pac-Man et l’autre l’un des deux fantômes, qui sont à tout le monde. MB France a édité ce jeu de plateau en 1982, d’après le jeu d’arcade sorti par Namco en 1980. La présente version n’a aucun lien avec ces deux sociétés : circuits, dessins et textes sont de notre main.
lid-tagline = Gobez, fuyez, menez les fantômes !
lid-players = 2 à 4 joueurs

board-name-european = Édition européenne, 60 billes
board-name-american = Édition américaine, 76 billes

option-ghost_turn = Demi-tour des fantômes
option-ghost_turn-forbidden = Un fantôme ne peut pas revenir dans le trou qu’il vient de quitter.
option-ghost_turn-free = Un fantôme peut faire demi-tour quand il veut, même en plein parcours.
option-ghost_doors = Les fantômes et les portes
option-ghost_doors-closed = Seuls les Pac-Man passent les portes ; pour les fantômes, elles sont fermées.
option-ghost_doors-open = Les fantômes sortent par une porte et rentrent par une autre, comme les Pac-Man.

## Le livret : but et mise en place

PM-O = Posséder plus de billes blanches que tous les autres quand la partie s’achève. On les gobe sur le circuit, on en gagne grâce aux fantômes, et on en perd à cause d’eux. Les billes jaunes n’entrent pas dans le compte : chacune sert à autre chose, croquer un fantôme.
    .title = Le but
PM-1 = Chaque joueur prend un Pac-Man et le pose sur sa maison, la case à sa couleur (la « case-repère » du coffret). À deux, on se fait face. À trois, une maison reste vide : on tire au sort laquelle avant le premier lancer, car le joueur d’en face gagne moins souvent, et les joueurs gardent leur ordre autour du plateau. Une maison vide reste une maison : tout ce que la règle dit des maisons vaut aussi pour elle.
    .title = Les Pac-Man à la maison
PM-2 = Les deux fantômes commencent au centre du circuit. Ils y tiennent à deux et ne se barrent pas la sortie ; quand l’un d’eux s’en va, le premier trou où il entre compte pour une case. Aucun Pac-Man n’entre jamais au centre : nul ne peut donc y gober un fantôme.
    .title = Les fantômes au centre
PM-3 = Mettez une bille jaune dans chacun des quatre trous bordés de rouge, et une blanche dans chaque autre trou. Ni les maisons ni le centre n’en reçoivent. Les billes en surplus restent dans la boîte.
    .title = La pose des billes
PM-4 = Chaque trou compte pour une case, qu’il y reste une bille ou pas. Les points bleus entre les trous montrent seulement par où l’on passe : ne les comptez pas. Une maison est une case comme les autres, sauf qu’elle ne porte jamais de bille ; son propriétaire peut s’y arrêter.
    .title = Ce qui compte pour une case

## Le livret : un tour

PM-5 = Tout le monde lance les deux dés, et le plus fort total joue en premier ; ceux qui s’y retrouvent à égalité relancent, les autres regardent. Ensuite, on joue chacun son tour dans le sens horaire, et seul le joueur dont c’est le tour déplace quelque chose.
    .title = Qui commence
PM-6 = Lancez les deux dés. L’un fait avancer votre Pac-Man, l’autre l’un des deux fantômes, qui sont à tout le monde. Quel dé pour qui, quel fantôme, et qui part le premier : c’est vous qui décidez, même si un autre choix permettait à plus de pièces de bouger. Mais une pièce qui peut parcourir tout son dé le doit, et si un seul fantôme a un chemin devant lui, c’est celui-là qui part. Deux choses ne vous sont jamais imposées : gober un fantôme, et arrêter un fantôme sur votre propre Pac-Man. Si, avant de partir, une pièce n’a pas d’autre chemin, vous pouvez la laisser où elle est. Une fois partie, elle continue.
    .title = Deux dés, deux pièces

## Le livret : les Pac-Man

PM-7 = Un Pac-Man gobe chaque bille qu’il rencontre, y compris celle de la case où il s’arrête. Le tour fini, on le renverse : ce qu’il a gobé tombe dans la coupelle de son joueur.
    .title = Gober les billes
PM-8 = Un Pac-Man ne double personne, ni fantôme ni autre Pac-Man. Il ne s’arrête pas non plus là où se tient un autre Pac-Man. Et pendant un tour, jamais de demi-tour : la case qu’il vient de quitter lui est fermée au pas suivant, mais il peut y repasser en faisant une boucle.
    .title = Ni dépassement ni demi-tour
PM-8a = Un Pac-Man parcourt toutes les cases de son dé et ne s’engage pas sur un chemin trop court. Si aucun chemin n’est assez long, il ne bouge pas de ce tour et le dé est perdu. Une seule chose abrège un parcours : gober un fantôme.
    .title = Tout le dé, ou rien
PM-9 = Un Pac-Man suit la piste, case après case ; les barrières bleues sont des murs. Les portes aux flèches blanches mènent dehors et ramènent tout de suite dedans, par n’importe quelle autre porte, sans interrompre le compte : le trou d’une porte est voisin du trou de chaque autre. Avec un 3, par exemple : une case pour gagner une porte, la deuxième est le trou de la porte par où l’on revient, et la troisième se trouve au-delà.
    .title = Barrières et portes
PM-10 = Un Pac-Man peut passer par la maison d’un autre, mais pas y finir son parcours. Cela vaut pour toutes les maisons sauf la sienne, y compris celles des joueurs absents.
    .title = Chez les autres
PM-11 = Gober une bille jaune donne un privilège : celui de gober un fantôme. Il vaut aussitôt, si bien qu’un même parcours peut prendre la bille d’abord et le fantôme ensuite ; sinon, vous le gardez jusqu’au bon moment. Vous pouvez en avoir plusieurs, chacun bon pour un fantôme.
    .title = Les billes jaunes
PM-12 = Si vous tenez une bille jaune, votre Pac-Man peut s’arrêter sur un fantôme et le gober : à la dernière case de son dé, ou plus tôt, et le reste du dé ne sert pas. C’est un droit, jamais un devoir. Sans bille jaune, un fantôme barre la route, et aucun Pac-Man ne peut entrer sur sa case.
    .title = Gober un fantôme
PM-12a = Un fantôme gobé repart aussitôt au centre, d’où il était parti. Il en ressort dès que quelqu’un choisit de le déplacer.
    .title = Retour au centre
PM-12b = Quand vous gobez un fantôme, désignez un autre joueur, celui que vous voulez. Il vous donne deux billes blanches, ou toutes les siennes s’il en a moins.
    .title = Désigner qui paie
PM-12c = Un fantôme gobé vous coûte une bille jaune, qui retourne dans le trou même d’où elle vient. Si vous en tenez plusieurs, c’est la plus ancienne qui part. Elle y attend d’être gobée de nouveau, avec son privilège, par le prochain Pac-Man qui entrera là.
    .title = La bille jaune retourne à sa place

## Le livret : les fantômes

PM-13 = Le dé qui ne sert pas à votre Pac-Man fait avancer un fantôme. Prenez l’un ou l’autre, comme il vous plaît, mais un seul par tour : leur couleur ne veut rien dire, ils sont à tout le monde.
    .title = Mener un fantôme
PM-14 = Un fantôme ne double personne, ni Pac-Man ni autre fantôme, et ne s’arrête jamais sur l’autre fantôme. Il parcourt toutes les cases de son dé, sauf s’il atteint un Pac-Man avant ; si aucun chemin n’est assez long, il ne bouge pas et le dé est perdu. Comme un Pac-Man, il ne revient pas dans le trou qu’il vient de quitter, à moins que l’hôte ne l’ait permis par l’option « { option-ghost_turn } ». (La règle d’origine n’interdit le demi-tour qu’aux Pac-Men ; l’interdire aussi aux fantômes est notre choix.)
    .title = La marche d’un fantôme
PM-15 = Une maison est un abri : aucun fantôme ne s’y arrête ni n’y passe, et toutes les quatre sont sûres, même celles des joueurs absents. Un fantôme ne rentre pas non plus au centre par ses propres moyens : il faut le gober pour qu’il y retourne. Et les portes lui sont fermées, comme le rapporte un témoignage publié sur l’édition française, à moins que l’hôte ne les ait ouvertes par l’option « { option-ghost_doors } ».
    .title = Où les fantômes ne vont pas
PM-16 = Un fantôme ne gobe aucune bille : il les laisse toutes en place. Ce qu’il chasse, ce sont les Pac-Man, et il n’a pas besoin du chiffre juste pour en toucher un. Dès qu’il l’atteint, il s’arrête là, et le reste du dé ne sert pas.
    .title = Les fantômes en chasse
PM-17 = Un Pac-Man qu’un fantôme atteint retourne à sa maison, et son joueur donne deux billes blanches à celui qui a déplacé le fantôme, ou toutes les siennes s’il en a moins. Les billes jaunes ne se donnent jamais.
    .title = Attrapé !
PM-17a = Vous pouvez arrêter un fantôme sur votre propre Pac-Man, rien que pour le ramener chez lui. Vous ne donnez rien à personne, et rien ne vous y force jamais.
    .title = Le raccourci vers la maison

## Le livret : la fin

PM-W = La partie est finie quand un tour s’achève, les deux dés joués, et que le circuit est vide de billes. Les jaunes comptent ici : celle qu’on a remise en place doit d’abord être gobée de nouveau. Chacun compte alors ses billes blanches, sans oublier celles que cache encore un Pac-Man ; le plus grand nombre l’emporte, et une égalité est une victoire partagée. (Les dernières lignes de la règle d’origine parlent de « billes » tout court ; son but dit « blanches », et nous aussi.) Si personne ne gobe de bille pendant 60 tours de table d’affilée, la partie s’arrête là et l’on compte ce que chacun possède.
    .title = La fin, et qui gagne

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
move-name = Faire payer { $seat }

## Ce qu’on attend de qui

phase-empty-home = Le sort décide quelle maison reste vide.
phase-first-roll = { $turn } lance les dés ; le plus fort total commencera.
phase-roll = { $turn } lance les dés.
phase-choose = { $turn } choisit une pièce, et le dé qui la fait avancer.
phase-choose-ghost = { $turn } choisit le fantôme qui avance de { $die }.
phase-walk = { $turn } avance { this-piece } : { $left ->
    [0] le voilà arrivé
    [one] encore { $left } case à parcourir
   *[other] encore { $left } cases à parcourir
}.
phase-name = { $turn } a gobé un fantôme et désigne qui paie.
phase-over = La partie est finie.
yours-choose = Choisissez une pièce, et le dé qui la fait avancer.
yours-walk = À vous, { this-piece } : { $left ->
    [0] le voilà arrivé
    [one] encore { $left } case
   *[other] encore { $left } cases
}.
yours-name = Vous avez gobé un fantôme : qui paie ?
table-marbles = Reste : { $white ->
    [one] { $white } bille
   *[other] { $white } billes
}, { $yellow ->
    [one] { $yellow } jaune
   *[other] { $yellow } jaunes
}
table-quiet = { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
} de table sans bille ; à { $most }, la partie finit.
typed-words = ghost fantôme, stay rester reste, name désigner

## Ce que doit faire qui choisit, sur la page

ask-choose = Choisissez un pion et un dé.
ask-piece = Quel pion avance de { $die } ?
ask-die = Quel dé pour { your-piece } ?
ask-ghost = Choisissez un fantôme : il avance de { $left }.
ask-walk = Avancez { your-piece } de { $left ->
    [one] { $left } case
   *[other] { $left } cases
}.
ask-name = Qui vous paie pour le fantôme ?

## L’écriture des coups

notation-help =
    Comment jouer un coup
    Un numéro prend le choix qui le porte. Un coup peut aussi s’écrire :
      pac-man 4     avance votre Pac-Man de 4
      fantôme-1 2   avance le fantôme 1 de 2
      c4            mène la pièce en marche en c4 (colonne c, rangée 4)
      rester        laisse la pièce ici, quand rien ne l’oblige à partir
      désigner C    fait payer le joueur C pour le fantôme gobé
    Plusieurs coups tiennent sur une ligne : pac-man 3 c4 c5 d5
    Sur le plateau
      1› où mène le choix 1   • bille   ◉ bille jaune   ∙ ◌ trous vides
      ∩1 ∩2 fantômes, la bille sous eux à leur droite   ↑ → ↓ ← portes
      ⌂ la case des fantômes, et les bases que personne n’occupe
    À côté du plateau
      les billes blanches, en chiffres et en points ; ◉ un fantôme à gober
not-a-move = « { $text } » n’est pas un coup. Voici comment les écrire : « pac-man 4 » ou « ghost-1 2 » pour choisir, « c4 » pour y aller, « stay » pour rester, « name C » pour désigner.
no-such-space = Ce plateau n’a pas de case « { $space } ».
no-such-home = « { $space } » n’est pas une maison de ce plateau.

## Les refus, à lire après « Non : »

refused-over = la partie est finie. Pour continuer à jouer, commencez-en une autre.
refused-drawing-homes = le sort n’a pas encore décidé quelle maison reste vide ; attendez.
refused-rolling-for-start = les dés n’ont pas encore décidé qui commence ; attendez que tout le monde ait lancé.
refused-not-your-turn = c’est à { $turn } de jouer ; attendez votre tour.
refused-roll-first = les dés ne sont pas encore lancés ; lancez-les d’abord.
refused-nothing-to-collect = personne ne vous doit de billes ; gobez un fantôme avant de désigner qui paie.
refused-name-first = vous avez gobé un fantôme ; désignez d’abord qui paie.
refused-name-yourself = on ne se paie pas soi-même ; désignez un autre joueur.
refused-name-absent = personne ne joue { $named } ; désignez quelqu’un de la table.
refused-choose-first = aucune pièce n’est encore choisie ; choisissez-en une d’abord, et le dé qui la fait avancer.
refused-no-such-die = aucun dé qui vous reste ne montre { $die } ; choisissez parmi { $dice }.
refused-pac-man-has-moved = votre Pac-Man a déjà eu son dé ; l’autre est pour un fantôme.
refused-other-ghost = le { $ghost ->
    [ghost-1] { piece-ghost-1 }
   *[ghost-2] { piece-ghost-2 }
} n’a aucun chemin pour parcourir { $die }, mais le { $other ->
    [ghost-1] { piece-ghost-1 }
   *[ghost-2] { piece-ghost-2 }
} en a un ; déplacez celui-là.
refused-finish-walk = { your-piece } a encore { $left ->
    [one] { $left } case
   *[other] { $left } cases
} à parcourir ; finissez d’abord.
refused-must-walk = { your-piece } a encore { $left ->
    [one] { $left } case
   *[other] { $left } cases
} à parcourir et un chemin pour le faire ; impossible de rester ici.
refused-turn-back = { your-piece } vient de quitter { $space } et ne peut pas faire demi-tour ; prenez un autre chemin.
refused-ghost-in-way = le { $who ->
    [ghost-1] { piece-ghost-1 }
   *[ghost-2] { piece-ghost-2 }
} occupe { $space }, et un fantôme ne peut ni doubler l’autre ni s’arrêter sur lui ; prenez un autre chemin.
refused-no-way-on = au-delà de { $space }, { your-piece } n’aurait aucun chemin pour { $left ->
    [one] la dernière case
   *[other] les { $left } dernières cases
} de son dé ; prenez un autre chemin.
refused-centre = le centre est réservé aux fantômes, aucun Pac-Man n’y entre ; prenez un autre chemin.
refused-pac-man-in-way = { $who } occupe { $space } avec son Pac-Man, qu’on ne peut ni doubler ni rejoindre ; prenez un autre chemin.
refused-barrier = { $space } n’est pas à un pas de { $from } ; suivez la piste, case après case.
refused-foreign-home = { $space } est la maison d’un autre, où l’on passe sans s’arrêter ; finissez votre parcours ailleurs.
refused-no-privilege = le { $who ->
    [ghost-1] { piece-ghost-1 }
   *[ghost-2] { piece-ghost-2 }
} occupe { $space }, et vous n’avez pas de bille jaune pour le gober ; prenez un autre chemin.
refused-ghost-centre = un fantôme ne retourne au centre que si on le gobe ; prenez un autre chemin.
refused-ghost-home = { $space } est la maison d’un Pac-Man, où un fantôme ne peut ni s’arrêter ni passer ; prenez un autre chemin.
refused-ghost-door = dans cette partie, les portes sont fermées aux fantômes ; suivez la piste.

## Ce qui s’est passé, une phrase pouvant suivre l’autre : « il » est la pièce qui avance

event-empty-home = Tirage au sort : la maison { $space } reste vide.
event-rolled-for-start = { $seat } lance { $first } et { $second } : { $total }.
event-tied = Égalité : ceux qui ont le plus fort total relancent.
event-starts = { $seat } joue en premier.
event-rolled = { $seat } lance { $first } et { $second }.
event-chose = { $seat } joue le { $die } avec { this-piece }.
event-cannot-move = { that-piece } n’a aucun chemin : le dé est perdu.
event-stayed = { $seat } laisse { this-piece } sur place.
event-stepped = { that-piece } va en { $space }.
    .brief = → { $space }
event-gobbled-white = Il gobe une bille blanche.
    .brief = ●
event-gobbled-yellow = Il gobe une bille jaune : { $seat } peut désormais gober un fantôme.
    .brief = ◉
event-gobbled-ghost = Il gobe le { $ghost ->
    [ghost-1] { piece-ghost-1 }
   *[ghost-2] { piece-ghost-2 }
} : retour au centre !
event-yellow-put-back = Une bille jaune retourne en { $space }.
event-caught = Il attrape { $caught } : retour à la maison !
event-sent-self-home = Il renvoie { $seat } à la maison, sans rien à payer.
event-paid = { $payer } { $count ->
    [0] n’a pas de bille blanche à donner à { $seat }
    [one] donne { $count } bille blanche à { $seat }
   *[other] donne { $count } billes blanches à { $seat }
}.
event-emptied = { $seat } { $count ->
    [0] n’a rien à verser
    [one] verse { $count } bille blanche
   *[other] verse { $count } billes blanches
} dans sa coupelle.
event-over-empty = Le circuit est vide : la partie est finie.
event-over-quiet = Personne n’a gobé de bille pendant 60 tours de table : la partie est finie.

## Conseils : pourquoi un coup est bon

advice-name = { $count ->
    [0] Désignez { $seat }. Il n’y a aucune bille blanche à prendre dans sa coupelle.
    [1] Désignez { $seat } : vous recevez la seule bille blanche de sa coupelle.
   *[other] Désignez { $seat } : vous recevez deux billes blanches.
}
advice-name-leader = { $count ->
    [1] Désignez { $seat }, qui a le plus de billes de vos adversaires : vous recevez la seule.
   *[other] Désignez { $seat }, qui a le plus de billes de vos adversaires : vous en recevez deux.
}
advice-stuck = { $piece ->
    [ghost-1] Le fantôme 1
    [ghost-2] Le fantôme 2
   *[pac-man] Votre Pac-Man
} n’a nulle part où aller : le dé est perdu.
advice-keep-yellow = Votre Pac-Man ne pourrait que gober un fantôme. Il peut aussi rester.
advice-spare-yourself = { $ghost ->
    [ghost-1] Le fantôme 1
   *[ghost-2] Le fantôme 2
} ne pourrait s’arrêter que sur votre Pac-Man. Il peut rester où il est.
advice-gobble-ghost = Gobez { $ghost ->
    [ghost-1] le fantôme 1
   *[ghost-2] le fantôme 2
} en { $space } : il retourne au centre{ $count ->
    [0] . Aucun adversaire n’a de bille blanche à vous donner.
    [1] , et un adversaire vous donne une bille.
   *[other] , et un adversaire vous donne deux billes.
}
advice-yellow = Prenez la bille jaune sur le chemin de { $space }{ $count ->
    [0] { "" }
    [one] { " " }et une blanche avec elle
   *[other] { " " }et { $count } blanches avec elle
} : elle vous permet de gober un fantôme.
advice-marbles = { $count ->
    [one] Une bille blanche attend sur le chemin de { $space }.
   *[other] { $count } billes blanches attendent sur le chemin de { $space }.
}
advice-marbles-safe = { $count ->
    [one] Une bille blanche attend sur le chemin de { $space }, où aucun fantôme ne peut vous atteindre avec un seul dé.
   *[other] { $count } billes blanches attendent sur le chemin de { $space }, où aucun fantôme ne peut vous atteindre avec un seul dé.
}
advice-flee = { $count ->
    [0] En { $space }, aucun fantôme ne peut vous atteindre avec un seul dé.
   *[other] En { $space }, un seul fantôme peut vous atteindre avec un dé.
}
advice-near = { $steps ->
    [one] De { $space }, la bille la plus proche est à un pas.
   *[other] De { $space }, la bille la plus proche est à { $steps } pas.
}
advice-cut-off = De là, aucune bille n’est accessible pour l’instant.
advice-catch = { $ghost ->
    [ghost-1] Le fantôme 1
   *[ghost-2] Le fantôme 2
} peut attraper { $seat } et renvoyer son Pac-Man à la maison{ $count ->
    [0] . Il n’y a aucune bille blanche à prendre dans sa coupelle.
    [1]  : une bille pour vous.
   *[other]  : deux billes pour vous.
}
advice-send-home = { $ghost ->
    [ghost-1] Le fantôme 1
   *[ghost-2] Le fantôme 2
} peut ramener votre propre Pac-Man à la maison. Cela ne vous coûte rien.
advice-lead-away = { $ghost ->
    [ghost-1] Le fantôme 1
   *[ghost-2] Le fantôme 2
} y est moins dangereux : { $steps ->
    [0] il ne peut plus atteindre votre Pac-Man avec un seul dé.
    [6] il lui faut alors un six pour atteindre votre Pac-Man.
   *[other] il lui faut alors { $steps } ou plus pour atteindre votre Pac-Man.
}
advice-threaten = De là, { $ghost ->
    [ghost-1] le fantôme 1
   *[ghost-2] le fantôme 2
} tient { $seat } à portée d’un dé.
advice-park = De là, { $ghost ->
    [ghost-1] le fantôme 1
   *[ghost-2] le fantôme 2
} ne peut pas atteindre votre Pac-Man avec un seul dé.
advice-beside = De là, { $ghost ->
    [ghost-1] le fantôme 1
   *[ghost-2] le fantôme 2
} { $steps ->
    [1] touche votre Pac-Man au premier pas.
    [6] doit faire un six pour atteindre votre Pac-Man.
   *[other] doit faire { $steps } ou plus pour atteindre votre Pac-Man.
}

## Pourquoi la partie s’est arrêtée

ending-circuit-empty = Il ne reste plus une seule bille sur le circuit.
ending-nothing-gobbled = Personne n’avait gobé de bille depuis 60 tours de table.

## La page : ce qu’on peut choisir sur le plateau

maze-label = Le labyrinthe, où { $marbles ->
    [one] il reste { $marbles } bille
   *[other] il reste { $marbles } billes
}
choose-piece = Avancer { your-piece }
choose-stay = Rester
choose-step-to-marble = Aller en { $space }, où se trouve une bille { $marble ->
    [yellow] jaune
   *[white] blanche
}
choose-end = Aller en { $space }{ $white ->
    [0] { "" }
    [one] , avec { $white } bille blanche en chemin
   *[other] , avec { $white } billes blanches en chemin
}{ $yellow ->
    [0] { "" }
    [one] , et { $yellow } jaune
   *[other] , et { $yellow } jaunes
}{ $ghost ->
    [ghost-1] , en gobant le { piece-ghost-1 }
    [ghost-2] , en gobant le { piece-ghost-2 }
   *[none] { "" }
}{ $caught ->
    [none] { "" }
   *[other] , en attrapant { $caught }
}
choose-confirm-name = Jouer : { $seat } paie
choose-confirm = Jouer ce coup : { your-piece } va en { $space }

## La page : les dés et les plateaux des joueurs

tray-die = Le { $face }
tray-die-spent = Le { $face }, déjà joué
fair-empty-home = Le tirage numéro { $number } a décidé quelle maison reste vide : { $space }, comme le veulent le secret et le sel.
seat-marbles = { $white ->
    [one] { $white } bille blanche
   *[other] { $white } billes blanches
}, { $yellow ->
    [one] { $yellow } jaune
   *[other] { $yellow } jaunes
}{ $inside ->
    [0] { "" }
    [one] , et { $inside } gobée ce tour-ci
   *[other] , et { $inside } gobées ce tour-ci
}

## La page : la position en toutes lettres

position-player = Le Pac-Man de { $seat } est { $place ->
    [home] chez lui, en { $space }
   *[away] en { $space }
} ; { $seat } possède { $white ->
    [one] { $white } bille blanche
   *[other] { $white } billes blanches
} et { $yellow ->
    [one] { $yellow } jaune
   *[other] { $yellow } jaunes
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

hint-start = Chacun lance les deux dés : le plus fort total commence. Les dés roulent tout seuls.
hint-dice = À vous ! Un dé fait avancer votre Pac-Man, l’autre un fantôme. Choisissez lequel fait quoi.
hint-piece = Choisissez un pion qui brille dans le labyrinthe, puis son dé ; ou d’abord le dé.
hint-path = Chaque anneau est une arrivée possible. { $touch ->
        [yes] Touchez-en un pour voir le chemin.
       *[no] Montrez-en un pour voir le chemin, puis choisissez-le.
    }
hint-confirm = Rien n’est encore joué. Reprenez votre coup, ou confirmez-le.
hint-catch = Ce fantôme peut atteindre le Pac-Man d’un autre ! Arrêtez-le dessus : ce Pac-Man rentre chez lui, et son joueur vous donne deux billes blanches, ou toutes s’il en a moins.
hint-ghosts = Les fantômes sont à tout le monde. Lancez-en un aux trousses d’un autre, ou écartez-le de votre chemin. Il ne mange pas de billes.
hint-name = Vous avez gobé un fantôme ! Dites qui paie : ce joueur vous donne deux billes blanches, ou toutes s’il en a moins.
hint-yellow = Vous avez une bille jaune, alors les fantômes sont bleus : à ce tour, votre Pac-Man peut en gober un, s’il peut s’arrêter dessus.
hint-looks = Le fantôme 1 est rose, le fantôme 2 est blanc. Au tour d’un joueur qui a une bille jaune, ils sont bleus : seul son Pac-Man peut les gober, et seulement alors.
hint-marbles = Ce que votre Pac-Man gobe va dans votre plateau à la fin du tour. Qui a le plus de billes blanches gagne.
hint-doors = Les flèches blanches sont des portes : on sort par l’une et on rentre par une autre, dans le même élan.
hint-end = Il ne reste presque plus de billes. Quand la dernière sera prise et le tour fini, on comptera les billes.

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
board-homes-order = Les maisons doivent se suivre dans le sens horaire : { $following } ne vient pas après { $home }.
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
board-apart = Le plateau doit être d’un seul tenant, mais de la maison A, aucun Pac-Man n’atteint { $spaces }.
board-apart-ghosts = De leur case centrale, les fantômes, qui n’empruntent ni les maisons ni les portes, ne peuvent pas atteindre { $spaces }.
board-walled-by-one = Une seule pièce en { $space } peut emmurer un joueur : elle isole { $count ->
    [1] { $cut }
   *[other] { $count } cases ({ $cut })
}.
board-walled-by-two = Deux pièces en { $first } et { $second } peuvent emmurer un joueur : elles isolent { $count ->
    [1] { $cut }
   *[other] { $count } cases ({ $cut })
}.

## Personnages

character-novice = Miette
character-novice-manner = Court après la bille la plus proche, et oublie qu’il y a des fantômes.
character-casual = Grignote
character-casual-manner = Mange ce qui est sur son chemin, et s’écarte quand un fantôme approche.
character-steady = Glouglou
character-steady-manner = Compte les billes de chaque chemin avant de partir.
character-sharp = Lanterne
character-sharp-manner = Envoie les fantômes là où vous alliez passer.
character-master = Dédale
character-master-manner = Connaît les deux dés, les deux fantômes et ce que vous pouvez lancer ; ne vous laisse rien.
