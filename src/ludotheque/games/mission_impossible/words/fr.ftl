### Mission Impossible en français. La clé d’une clause est son numéro ; les phrases qui parlent
### d’une place prennent sa lettre, ou le nom que la table lui donne, pour sujet.

## Le jeu

game-title = Mission Impossible
game-tagline = Six agents déguisés : trouvez votre cible avant qu’on ne vous trouve.
game-about = Un jeu de déduction et de sang-froid pour trois à six agents secrets. Vous seul savez qui vous êtes et qui vous devez éliminer. Lisez les indices de vos adversaires, devinez qui est qui, et frappez quand vous êtes sûr de vous, ou presque. Seven Towns a publié ce jeu de société en 1975. Notre version n’a aucun lien avec cette société, ni avec la série télévisée du même nom : la ville, les dessins et les textes sont les nôtres.
aim-goal = Trouvez quel joueur est l’agent que vous devez éliminer. Pendant ce temps, quelqu’un vous cherche.
aim-turn = Lancez le dé et marchez. Sur la couleur d’un autre, vous lisez un indice. Là où se tient quelqu’un, vous pouvez montrer votre carnet : votre cible tombe, mais si c’est votre chasseur, c’est vous.
aim-end = Le dernier agent en jeu gagne.

board-name-ring-city = La Ville ronde, 84 cases entourées d’un boulevard
board-name-star-city = La Ville en étoile, 84 cases en six pointes

option-cards = Cartes lues
option-cards-put_back = La carte est remise face cachée à sa place, et les autres peuvent la lire aussi.
option-cards-kept = Celui qui lit une carte la garde : la case reste vide ensuite.
option-rounds = Nombre de tours
option-rounds-none = On joue jusqu’à ce qu’il ne reste qu’un agent.

## Les règles : le but et la mise en place

MI-O = Découvrez qui sont les autres joueurs, et éliminez-les avant d’être découvert. Vous traquez toujours un seul agent : votre cible, inscrite sur votre carte de mission. Quand vous l’avez éliminée, vous reprenez sa mission. Pendant ce temps, quelqu’un d’autre vous traque. Soyez le dernier en jeu.
    .title = Le but
MI-S1 = Il y a six agents : l’Anglais, le Russe, l’Allemand, le Chinois, le Français et l’Américain. Chacun a un carnet avec une carte de mission, qui dit qui vous êtes et qui vous devez éliminer, et cinq cartes d’indices. Quatre d’entre elles montrent un trait qui trahit l’agent, par exemple un nez cassé. La cinquième est une diversion, et ne dit rien du tout.
    .title = Six agents, cinq cartes chacun
    .ruling = Sur nos plateaux, chaque indice correspond à quatre des six agents, et deux agents n’ont jamais les quatre mêmes indices.
MI-S2 = On mélange les carnets et on en donne un à chaque joueur. Regardez le vôtre, et ne le montrez à personne.
    .title = La distribution des carnets
MI-S3 = Chaque joueur a une figurine. Sa couleur est la vôtre pour toute la partie : cinq cases de la ville ont cette couleur.
    .title = Figurines et couleurs
    .ruling = Votre figurine est celle de la place que vous choisissez. À trois, on joue un quartier de la ville sur deux. À quatre, deux paires de voisins se font face.
MI-S4 = Posez vos cinq cartes d’indices, face cachée et en secret, sur les cinq cases de votre couleur : une sur chacune, dans l’ordre que vous voulez.
    .title = La pose des indices
    .ruling = Tout le monde le fait en même temps. Une carte posée ne bouge plus.
MI-S5 = À moins de six joueurs, il reste des carnets. On les ouvre devant tout le monde. Si votre cible est absente, vous traquez à sa place l’agent suivant de la série. Par exemple, si l’Anglais est absent, l’Américain traque le Russe.
    .title = Les agents absents
    .ruling = Les cartes d’indices des agents absents ne servent pas, et les cases des couleurs que personne ne joue sont des cases ordinaires. Sur nos plateaux, voici toute la série : l’Anglais, le Russe, l’Allemand, le Chinois, le Français, l’Américain, puis de nouveau l’Anglais. La feuille de règles ne donne que l’Américain, l’Anglais et le Russe ; le reste vient d’une autre publication. Comme les indices, la série est écrite dans le fichier du plateau.

## Les règles : le jeu

MI-1 = Votre figurine part d’une case de votre couleur. C’est vous qui choisissez laquelle.
    .title = Le départ
    .ruling = Vous choisissez en secret, après avoir posé vos cartes. Quand tout le monde a choisi, on place toutes les figurines en même temps.
MI-2 = Sur une case de votre couleur, vous êtes à l’abri, pendant toute la partie.
    .title = À l’abri chez soi
    .ruling = Être à l’abri veut dire que personne ne peut vous y affronter. Les autres peuvent quand même venir lire la carte. Mais si c’est vous qui affrontez quelqu’un, vous prenez un risque, même depuis une case de votre couleur : si vous affrontez l’agent qui vous traque, vous quittez la partie.
MI-3 = Chacun lance le dé, et le plus grand nombre commence ; en cas d’égalité, on relance. On joue ensuite dans le sens des aiguilles d’une montre, en sautant les joueurs éliminés.
    .title = Qui commence
MI-4 = Lancez le dé et avancez votre figurine d’autant de cases, ou de moins.
    .title = Le déplacement
    .ruling = Avancez d’une case au moins. Suivez les rues dans n’importe quel sens ; les autres figurines ne bloquent jamais le passage. Vous devez finir sur une autre case que celle de départ.
MI-5 = Si vous arrivez sur une case de la couleur d’un autre joueur, prenez sa carte et lisez-la sans la montrer. Notez ce qu’elle dit.
    .title = La lecture des indices
    .ruling = Après lecture, la carte est remise face cachée. Quand un joueur est éliminé, ses cartes restent sur le plateau et on peut encore les lire, mais ses cases ne protègent plus personne. L’option « { option-cards } » peut changer ce qui se passe après la lecture : vous gardez alors la carte, la case reste vide, et si vous êtes éliminé, la carte passe au vainqueur de l’affrontement avec votre carnet.
MI-6 = Vous notez ce que vous avez lu sur votre carte-rapport, couleur par indice.
    .title = La carte-rapport
    .ruling = Ici, les notes se prennent toutes seules, avec la case où se trouvait chaque carte. Si vous le voulez, les déductions se font aussi toutes seules : quels agents chaque joueur peut encore être. Vous pouvez ajouter vos propres marques.
MI-7 = Si vous arrivez sur la case où se tient un adversaire, vous pouvez l’affronter : sans un mot, vous lui montrez votre carnet.
    .title = L’affrontement
    .ruling = Rien ne vous y oblige. S’il y a plusieurs adversaires sur la case, choisissez-en un : on n’en affronte qu’un par tour. Sur la case colorée d’un autre joueur, lisez d’abord la carte. Vous montrez vos cartes de mission, donc qui vous êtes et qui vous traquez maintenant, mais jamais vos notes.
MI-7a = Si vous avez affronté votre cible, elle vous donne son carnet et quitte la partie. Sa mission est maintenant la vôtre.
    .title = La cible est éliminée
    .ruling = Elle vous donne tous les carnets qu’elle détient. Vous apprenez donc qui elle était, qui elle traquait, ce qu’elle avait noté et qui lui avait montré son carnet. Elle a vu votre carnet, même si elle quitte la partie. Les autres apprennent seulement qui a éliminé qui, et donc qui traquait qui. La figurine quitte le plateau.
MI-7b = Si vous avez affronté l’agent qui vous traque, c’est vous qui quittez la partie, et vous lui donnez vos carnets. Sauf si cet agent est aussi votre cible : dans ce cas, c’est vous qui gagnez l’affrontement.
    .title = C’était vous, la cible
    .ruling = Il reprend votre mission, et cette élimination compte pour lui. Il reçoit tous les carnets que vous détenez, avec vos notes et les identités qu’on vous avait montrées.
MI-7c = Sinon, personne n’est éliminé, et votre adversaire n’est pas obligé de dire qui il est. Mais il a vu votre carnet : qui vous êtes, et qui vous traquez. Et tout le monde sait maintenant qu’aucun de vous deux ne traque l’autre.
    .title = Rien ne se passe
MI-8 = Quand il ne reste que deux joueurs, chacun est la cible de l’autre. À partir de là, vous multipliez chaque lancer par le nombre d’agents que vous avez éliminés.
    .title = Les deux derniers
    .ruling = Vous ne comptez que les agents que vous avez éliminés vous-même, et ceux qui ont été éliminés parce qu’ils vous ont affronté. S’il n’y en a aucun, votre lancer compte une fois. Cela commence au lancer suivant.

## Les règles : la fin

MI-W = Le dernier survivant gagne.
    .title = Le dernier survivant
    .ruling = L’hôte peut fixer un nombre de tours. S’il reste alors plusieurs joueurs, celui qui a éliminé le plus d’agents gagne, et une égalité est une victoire partagée. On marque un point si on a survécu, et un point par élimination ; les joueurs éliminés ne marquent rien.

## Agents et indices

# Un agent, au milieu d’une phrase.
this-agent = { $agent ->
    [english] l’agent anglais
    [russian] l’agent russe
    [german] l’agent allemand
    [chinese] l’agent chinois
    [french] l’agent français
   *[american] l’agent américain
}
# Celui que quelqu’un traque.
this-target = { $target ->
    [english] l’agent anglais
    [russian] l’agent russe
    [german] l’agent allemand
    [chinese] l’agent chinois
    [french] l’agent français
    [american] l’agent américain
   *[none] personne
}
now-hunts = { $target ->
    [none] n’a plus personne à traquer
   *[other] traque { this-target }
}
# Ce que dit une carte.
this-clue = { $clue ->
    [sunglasses] des lunettes noires
    [broken-nose] un nez cassé
    [wart] une verrue
    [beard] une barbe
    [scar] une cicatrice
    [gold-tooth] une dent en or
    [moustache] une moustache
    [eye-patch] un bandeau sur l’œil
    [limp] une jambe raide
    [freckles] des taches de rousseur
    [tattoo] un tatouage
    [monocle] un monocle
   *[red-herring] une diversion
}

## Les coups, tels qu’un menu les propose

move-deal = Distribuer { $agents }
move-roll = Faire { $die }
move-lay = Poser { this-clue }
move-start = Partir de { $square }
move-go = Aller en { $square }
move-confront = Montrer votre carnet { AU($seat) }
move-pass = N’affronter personne

## Ce qu’on attend de qui

phase-deal = On distribue les carnets.
phase-set-up = Chacun pose ses cartes d’indices et choisit sa case de départ.
phase-first-roll = { $turn } lance le dé. Le plus grand nombre commence.
phase-roll = { $turn } lance le dé.
phase-move = { $you ->
    [yes] À vous : { $reach ->
        [one] une case
       *[other] { $reach } cases au plus
    }.
   *[no] { $turn } avance { $reach ->
        [one] d’une case
       *[other] de { $reach } cases au plus
    }.
}
phase-confront = { $you ->
    [yes] Quelqu’un est là : vous pouvez l’affronter.
   *[no] { $turn } peut affronter quelqu’un.
}
phase-over = La partie est finie.

## À côté du plateau, dans un terminal

table-mission = Vous êtes { this-agent }. Votre cible : { this-target }.
table-next-card = Votre prochaine carte ira en { $square }.
table-round = { $most ->
    [none] Tour { $round }
   *[other] Tour { $round } sur { $most }
}
notes-clues = Quel indice correspond à qui
notes-report = Carte-rapport : ce que vous avez lu, et où
notes-opened = Toutes les cartes d’indices, et leurs cases
notes-suspects = Qui peut encore être qui
notes-seen = Le carnet { DE($seat) } a été vu par { $by }
agent-short = { $agent ->
    [english] Anglais
    [russian] Russe
    [german] Allemand
    [chinese] Chinois
    [french] Français
   *[american] Américain
}

## Comment s’écrivent les coups

notation-help =
    Comment jouer un coup
    Tapez le numéro d’un choix. Un coup peut aussi s’écrire :
      poser verrue   pose cette carte sur votre prochaine case
      partir f7      fait partir votre figurine de là
      f7             mène votre figurine en f7 (rangée f, numéro 7)
      affronter B    montre votre carnet au joueur B
      passer         n’affronte personne
    carnet           ouvre votre carnet : indices, carte-rapport, suspects
    Sur le plateau
      › où vous pouvez aller
      une majuscule est une figurine ; une minuscule, une case de ce joueur,
      avec ✓ une fois sa carte lue
    À côté du plateau
      ⌂ à l’abri chez soi   ✝ agents éliminés   ×2 le dé compte double
      ▯ une carte à lire
typed-words = lay poser pose, start partir part, confront affronter affronte, pass passer passe, sunglasses lunettes, broken-nose nez-cassé, wart verrue, beard barbe, scar cicatrice, gold-tooth dent-en-or, moustache moustache, eye-patch bandeau, limp jambe-raide, freckles taches-de-rousseur, tattoo tatouage, monocle monocle, red-herring diversion
not-a-move = « { $text } » n’est pas un coup. Un coup s’écrit ainsi : « lay wart », « start f7 », « f7 » pour s’y rendre, « confront B », « pass ».
no-such-square = Il n’y a pas de case « { $square } » sur ce plateau.

## Refus, à lire après « Non : »

refused-over = la partie est finie. Pour rejouer, commencez-en une autre.
refused-not-dealt = les carnets ne sont pas encore distribués ; attendez le vôtre.
refused-no-seat = il n’y a personne à cette place ; seuls les joueurs peuvent jouer.
refused-cards-lie = la partie a commencé ; les cartes restent où elles sont.
refused-has-started = la partie a commencé ; toutes les figurines sont sur le plateau.
refused-fallen = vous ne jouez plus : { LE($victor) } a pris votre carnet. Mais vous pouvez regarder, et tout voir.
refused-rolling-for-start = on ne sait pas encore qui commence ; attendez que tout le monde ait lancé le dé.
refused-not-your-turn = c’est { AU($turn) } de jouer ; attendez votre tour.
refused-roll-first = lancez d’abord le dé.
refused-wait-for-others = vous avez tout posé ; attendez les autres.
refused-choose-start = vos cartes sont posées ; choisissez maintenant votre case de départ.
refused-not-your-square = { $square } n’est pas une case de votre couleur ; choisissez une case à vous.
refused-lay-first = il vous reste { $left ->
    [one] une carte
   *[other] { $left } cartes
} à poser ; faites-le d’abord.
refused-not-your-card = vous n’avez pas cette carte ({ this-clue }) : elle ne correspond pas à { this-agent }. Posez une de vos cartes.
refused-lay-elsewhere = { $square } n’est pas une case de votre couleur ; posez vos cartes sur vos cinq cases.
refused-card-lies = cette carte est déjà posée ({ this-clue }) ; posez-en une autre.
refused-move-first = vous n’avez pas encore bougé ; allez d’abord sur une case.
refused-no-square = cette case n’existe pas sur ce plateau.
refused-stay = vous êtes déjà en { $square } ; avancez d’une case au moins.
refused-too-far = { $square } est à { $steps } cases d’ici, et vous pouvez avancer { $reach ->
    [one] d’une seule
   *[other] de { $reach } au plus
}.
refused-confront-first = vous avez déjà bougé ; maintenant, affrontez quelqu’un ou personne.
refused-safe = { LE($other) } est sur une case de sa couleur, donc à l’abri.
refused-confront-yourself = vous ne pouvez pas vous affronter vous-même ; choisissez un adversaire.
refused-not-here = { LE($other) } n’est pas sur votre case ; vous ne pouvez affronter que quelqu’un qui s’y trouve.

## Ce qui s’est passé

event-dealt = Les carnets sont distribués à { $players } joueurs.
event-opened = { $agent ->
    [english] L’agent anglais
    [russian] L’agent russe
    [german] L’agent allemand
    [chinese] L’agent chinois
    [french] L’agent français
   *[american] L’agent américain
} ne joue pas : son carnet est ouvert à tous.
event-mission = { $seat } est { this-agent }, et { now-hunts }.
event-laid-card = { $seat } pose { this-clue } en { $square }.
event-laid-all = { $seat } a posé ses cinq cartes.
event-chose-start = { $seat } partira de { $square }.
event-ready = { $seat } attend les autres.
event-placed = { $seat } part de { $square }.
event-rolled-for-start = { $seat } fait { $die }.
event-tied = Égalité : ceux qui ont fait le plus grand nombre relancent.
event-starts = { $seat } commence.
event-rolled = { $seat } fait { $die }.
event-rolled-times = { $seat } fait { $die }, multiplié par { $times } : { $reach } cases au plus.
event-went = { $seat } va en { $square }.
event-read-card = { $seat } y lit la carte { DE($owner) }, et la remet.
event-took-card = { $seat } y lit la carte { DE($owner) }, et la garde.
event-card-says = { $clue ->
    [red-herring] Elle dit : une diversion, rien sur { LE($owner) }.
   *[other] Elle dit : { $owner } a { this-clue }.
}
event-safe = { $seat } y est à l’abri.
event-passed = { $seat } n’affronte personne.
event-confronted = { $seat } affronte { LE($other) }, et montre son carnet.
event-parted = Rien ne se passe : aucun ne traque l’autre.
event-saw-notebook = { $seat } est { this-agent }, et { now-hunts }.
event-eliminated = C’était la bonne cible : { LE($other) } quitte la partie !
event-trapped = C’est { LE($other) } qui traquait { LE($seat) } : { LE($seat) } quitte la partie !
event-took-notebook = { $fallen } était { this-agent }. Maintenant, { LE($victor) } { now-hunts }.
event-learnt-identity = { $victor } sait maintenant aussi qui est { LE($seat) } : { this-agent }.
event-two-left = Il ne reste que { LE($first) } et { LE($second) } : chacun est la cible de l’autre.
event-over-survivor = Il ne reste plus que { LE($survivor) }.
event-over-rounds = On a joué { $rounds } tours : la partie est finie.

## La même chose dans une scène, dite à qui elle concerne : $you est celle des valeurs qui lit

scene-starts = Vous commencez.
scene-confronted = { $you ->
    [other] { $seat } vous affronte, et montre son carnet.
   *[seat] Vous affrontez { LE($other) }, et montrez votre carnet.
}
scene-eliminated = { $you ->
    [other] Vous étiez la cible { DE($seat) } : vous quittez la partie !
   *[seat] C’était votre cible : { LE($other) } quitte la partie !
}
scene-trapped = { $you ->
    [other] Vous traquiez { LE($seat) }, qui quitte la partie !
   *[seat] C’est { LE($other) } qui vous traquait : vous quittez la partie !
}
scene-took-notebook = { $you ->
    [fallen] Vous étiez { this-agent }. Maintenant, { LE($victor) } { now-hunts }.
   *[victor] { $fallen } était { this-agent }. { $target ->
        [none] Maintenant, vous n’avez plus personne à traquer.
       *[other] Maintenant, vous traquez { this-target }.
    }
}
scene-two-left = Il ne reste que vous et { $you ->
    [second] { LE($first) }
   *[first] { LE($second) }
} : chacun est la cible de l’autre.
scene-over-survivor = Il ne reste plus que vous.

## Ce qui est arrivé à qui lit, dit à cette personne

happened-read-card = { $by } a lu votre carte en { $square }.
happened-took-card = { $by } a pris votre carte en { $square }.
happened-confronted = { $by } vous affronte.
happened-parted = Aucun de vous ne traque l’autre.
happened-eliminated = { $by } vous traquait : vous êtes hors jeu.
happened-trapped = C’est { $by } qui vous traquait : vous êtes hors jeu.
happened-sprung = { $by } était votre cible, et se retrouve hors jeu !

## Conseils : pourquoi un coup est bon

hint-lay = Posez vos indices de façon que personne ne devine où est chaque carte.
hint-start = Partez de n’importe laquelle de vos cases : vous êtes à l’abri sur toutes.
hint-confront-sure = { $seat } est votre cible, c’est certain : montrez votre carnet.
hint-confront = { $seat } { $chance ->
    [0] n’est pas votre cible
   *[other] est votre cible dans environ { $chance } % des possibilités restantes
}, et { $risk ->
    [0] ne peut pas être votre chasseur
    [100] est votre chasseur, c’est certain
   *[other] votre chasseur dans environ { $risk } %
}.
hint-pass = { $seat } { $chance ->
    [0] n’est pas votre cible
   *[other] n’est votre cible que dans environ { $chance } % des possibilités restantes
} : si vous montrez votre carnet pour rien, on saura qui vous êtes.
hint-pass-wait = { $chance ->
    [100] { $seat } est votre cible, c’est certain
   *[other] { $seat } est votre cible dans environ { $chance } % des possibilités restantes
}, mais rien ne vous oblige à montrer déjà votre carnet.
hint-pass-danger = { $chance ->
    [100] { $seat } est votre chasseur, c’est certain
    [50] { $seat } est votre chasseur dans environ la moitié des possibilités restantes, quelqu’un d’autre dans l’autre moitié
   *[other] { $seat } est votre chasseur dans environ { $chance } % des possibilités restantes
} : gardez votre carnet fermé.
hint-strike = En { $square }, vous pouvez affronter { LE($seat) }, { $chance ->
    [100] votre cible, c’est certain
   *[other] votre cible dans environ { $chance } % des possibilités restantes
}.
hint-read = En { $square }, il y a une carte { DE($owner) } que vous n’avez pas lue. { $count ->
    [one] Il reste un seul agent possible
   *[other] Il reste { $count } agents possibles
} pour { LE($owner) }.
hint-shelter = En { $square }, personne ne peut vous affronter ; { $chance ->
    [100] { LE($seat) } est votre chasseur, c’est certain
    [50] { LE($seat) } est votre chasseur dans environ la moitié des possibilités restantes, quelqu’un d’autre dans l’autre moitié
   *[other] { LE($seat) } est votre chasseur dans environ { $chance } % des possibilités restantes
}.
hint-flee = { $chance ->
    [100] { $seat } est votre chasseur, c’est certain
    [50] { $seat } est votre chasseur dans environ la moitié des possibilités restantes, quelqu’un d’autre dans l’autre moitié
   *[other] { $seat } est votre chasseur dans environ { $chance } % des possibilités restantes
} : en { $square }, vous êtes plus difficile à atteindre.
hint-hunt = { $chance ->
    [100] { $seat } est votre cible, c’est certain
   *[other] { $seat } est votre cible dans environ { $chance } % des possibilités restantes
}. Depuis { $square }, { $roll ->
    [1] n’importe quel lancer mène à sa case actuelle, mais ce joueur bouge avant.
    [6] un six mène à sa case actuelle, mais ce joueur bouge avant.
   *[other] un { $roll } ou plus mène à sa case actuelle, mais ce joueur bouge avant.
}
hint-stalk = { $chance ->
    [100] { $seat } est votre cible, c’est certain
   *[other] { $seat } est votre cible dans environ { $chance } % des possibilités restantes
}, mais à l’abri pour l’instant. Depuis { $square }, { $roll ->
    [1] n’importe quel lancer mène à sa case actuelle, mais ce joueur bouge avant.
    [6] un six mène à sa case actuelle, mais ce joueur bouge avant.
   *[other] un { $roll } ou plus mène à sa case actuelle, mais ce joueur bouge avant.
}
hint-home = En { $square }, une de vos cases, personne ne peut vous affronter.
hint-look = Depuis { $square }, { $steps ->
    [one] une carte qui peut vous apprendre quelque chose est à une case.
   *[other] une carte qui peut vous apprendre quelque chose est à { $steps } cases.
}
hint-wait = { $steps ->
    [0] En { $square }, vous êtes sur la même case que { LE($seat) }.
    [one] En { $square }, vous êtes à une case { DE($seat) }, et personne d’autre n’est plus près.
   *[other] En { $square }, vous êtes à { $steps } cases { DE($seat) }, et personne d’autre n’est plus près.
}

## Pourquoi la partie est finie

ending-last-survivor = Il ne reste plus qu’un agent.
ending-rounds-played = Le dernier tour est joué.

## Un plateau qu’on ne peut pas lire

board-empty = Il n’y a pas de plateau dans ce fichier : il y faut un nom, les indices des agents, une ligne vide et un dessin.
board-heading-unknown = La ligne { $line } devrait être un en-tête, comme « { "name: Mon plateau" } » ou les indices d’un agent, suivi d’une ligne vide avant le dessin.
board-heading-twice = La ligne { $line } donne une seconde fois l’en-tête « { $heading } ».
board-name-missing = Le plateau n’a pas de nom : le fichier doit commencer par une ligne comme « { "name: Mon plateau" } ».
board-agent-missing = Il manque les indices d’un agent : il faut une ligne qui commence par « { $agent } ».
board-clue-unknown = Ligne { $line } : il n’y a pas d’indice « { $clue } ». Ceux qui ont un nom ici sont { $known }.
board-character-unknown = Ligne { $line }, colonne { $column } : le caractère « { $character } » ne veut rien dire dans un dessin.
board-off-grid = Ligne { $line }, colonne { $column } : « { $character } » n’est pas à sa place. Les cases sont à quatre colonnes l’une de l’autre, une ligne sur deux, chaque rangée décalée de deux colonnes sur la suivante, et les rues entre elles.
board-too-large = Le dessin a { $rows } rangées de cases ; le maximum est { $most }.
board-street-broken = Ligne { $line }, colonne { $column } : cette rue est interrompue. D’une case à sa voisine de rangée, il faut trois tirets.
board-street-nowhere = Ligne { $line }, colonne { $column } : cette rue ne mène nulle part. Elle doit joindre deux cases.

## Un plateau qui manque à une exigence des règles

board-too-many-squares = Le plateau a { $squares } cases ; le maximum est { $most }.
board-clues = Il faut six indices en tout ; il y en a { $clues } ici : { $listed }.
board-agent-clues = Chaque agent a quatre indices différents ; { this-agent } en a { $clues }.
board-agents-alike = { $other ->
    [english] L’agent anglais
    [russian] L’agent russe
    [german] L’agent allemand
    [chinese] L’agent chinois
    [french] L’agent français
   *[american] L’agent américain
} a les mêmes indices que { this-agent } : personne ne pourrait les distinguer.
board-clue-agents = Chaque indice correspond à quatre agents ; celui-ci correspond à { $agents } : { this-clue }.
board-clue-known = D’après la feuille de règles, cet indice correspond à { this-agent }, et ici ce n’est pas le cas : { this-clue }.
board-colour-squares = Chaque quartier a cinq cases colorées ; le quartier { $district } en a { $squares }.
board-apart = Toutes les cases doivent être reliées, mais aucune rue ne mène de { $start } à { $squares }.
board-no-middle = Les six quartiers doivent être égaux, mais le dessin n’a pas de milieu autour duquel tourner.
board-turn-square = Les six quartiers doivent être égaux : après un sixième de tour, { $square } tombe sur { $image }, qui n’appartient pas de la même façon au quartier suivant.
board-turn-street = Les six quartiers doivent être égaux : après un sixième de tour, la rue { $first }–{ $second } tombe là où il n’y en a pas.
board-colour-near = Deux cases d’une même couleur doivent être à quatre rues au moins l’une de l’autre ; dans le quartier { $district }, { $first } et { $second } sont à { $steps }.
board-colours-touch = Il faut des cases ordinaires entre les cases colorées, mais { $first } et { $second } sont voisines.
board-out-of-reach = De partout, un jet de { $steps } doit atteindre la case d’un adversaire, même à trois joueurs ; pour le quartier { $district }, ce n’est pas le cas depuis { $squares }.

## Sur la page : le couvercle de la boîte

lid-title-first = Mission
lid-title-second = Impossible
lid-tagline = Six masques, un survivant.
lid-players = 3 à 6 joueurs

## Sur la page : ce qu’on attend

bar-deal = On distribue les carnets.
bar-lay = Posez vos cinq cartes, puis choisissez votre départ.
bar-start = Choisissez votre case de départ.
bar-set-up = { $count ->
    [one] { $seat } pose encore ses cartes en secret.
   *[other] { $count } joueurs posent encore leurs cartes en secret.
}
bar-first-roll = { $turn } lance le dé. Le plus grand nombre commence.
bar-roll = { $turn } lance le dé.
bar-move = { $turn } avance { $reach ->
    [one] d’une case
   *[other] de { $reach } cases au plus
}.
bar-going = { $turn } se déplace.
bar-move-times = { $turn } avance de { $reach } cases au plus ({ $die } × { $times }).
bar-confront = { $turn } peut affronter quelqu’un.
bar-over = La partie est finie.
bar-reading = { $turn } lit une carte.
bar-showing = { $turn } montre un carnet.
bar-done = { $turn } a joué.
bar-laid = Vos cartes se posent.
bar-all-ready = Tout le monde a fini.
bar-you-first-roll = Vous lancez le dé ; le plus haut commencera.
bar-you-roll = Vous lancez le dé.
bar-you-move = Vous pouvez avancer { $reach ->
    [one] d’une case
   *[other] de { $reach } cases au plus
}.
bar-you-move-times = Vous pouvez avancer de { $reach } cases au plus : { $die } fois { $times }.
bar-you-going = Vous êtes en chemin.
bar-you-reading = Vous lisez une carte.
bar-you-showing = Vous montrez votre carnet.
bar-you-done = Vous avez joué.
bar-you-confront = Quelqu’un est là : vous pouvez l’affronter.

## Sur la page : ce que doit faire qui choisit

ask-move = Avancez { $reach ->
    [one] d’une case
   *[other] de { $reach } cases au plus
}.
ask-move-beside = Avancez { $reach ->
    [one] d’une case
   *[other] de { $reach } cases au plus
}. { $seat } est là aussi, mais on n’affronte qu’en arrivant.
ask-move-times = Avancez de { $reach } cases au plus ({ $die } × { $times }).
ask-confront = Il y a plusieurs joueurs ici : en affronter un ?
ask-confront-one = Affronter { LE($seat) } ?
ask-read-first = Confirmez pour lire la carte. Ensuite, vous pourrez affronter { $count ->
    [one] { LE($seat) }
   *[other] un de ceux qui y sont
}.

## Sur la page : le plateau

board-label = La ville ; c’est { AU($turn) } de jouer
choose-lay = Poser { this-clue } en { $square }
choose-lift = Reprendre { this-clue } en { $square }
choose-confirm-start = Confirmer : partir de { $square }
choose-confirm-go = Confirmer : aller en { $square }
choose-card = Aller en { $square } et lire la carte { DE($owner) }
choose-person = Aller en { $square }, où se trouve { LE($seat) }
choose-card-and-person = Aller en { $square }, lire la carte { DE($owner) } et rencontrer { LE($seat) }
choose-home = Aller en { $square }, où vous êtes à l’abri
meet-title = Quelqu’un est là.
meet-title-one = { $seat } est là.
meet-show = Montrer votre carnet { AU($seat) }
meet-show-target = { meet-show } (votre cible)
meet-show-hunter = { meet-show } (vous traque)
meet-possible = { $count ->
    [one] Ne peut être que :
   *[other] Peut être l’un de ces { $count } agents :
}
slip-card = { $clue ->
    [red-herring] { $square } : une diversion, qui ne dit rien { DE($seat) }.
   *[other] { $square } : { $seat } a { this-clue }.
}
slip-agent = { $seat } est { this-agent }, et { now-hunts }.
slip-fallen = { $seat } était { this-agent }.
slip-fits = Cela va à : { $agents }.
slip-can-be = { $seat } peut encore être : { $agents }.
slip-must-be = { $seat } est donc { this-agent }.
slip-is-target = { $seat } est votre cible !
slip-hunts-you = { $seat } vous traque : gardez votre carnet fermé !
slip-more = { $count ->
    [one] et une autre note dans votre carnet
   *[other] et { $count } autres notes dans votre carnet
}
slip-close = Fermer cette note
out-title = Vous êtes hors jeu
out-why = { $seat } vous traquait, et reprend votre mission.
out-what-now = Vous pouvez regarder les autres jusqu’à la fin.
out-what-now-bots = Vous pouvez regarder les autres, ou faire jouer vite les robots avec « Avance rapide ».
out-disclose = Voir tous les carnets
out-watch = Regarder
drama-parted = Rien
drama-eliminated = Éliminé

## Sur la page : la barre et le carnet

# Le nom d’un indice, seul.
clue-name = { $clue ->
    [sunglasses] lunettes noires
    [broken-nose] nez cassé
    [wart] verrue
    [beard] barbe
    [scar] cicatrice
    [gold-tooth] dent en or
    [moustache] moustache
    [eye-patch] bandeau
    [limp] jambe raide
    [freckles] taches de rousseur
    [tattoo] tatouage
    [monocle] monocle
   *[red-herring] diversion
}
hand-title = Vos cartes
hand-take = Prendre { this-clue }
hand-held = En main : { this-clue }
hand-laid = Reprendre { this-clue } en { $square }
tray-die = Le dé : { $die }{ $times ->
    [one] { "" }
   *[other] , multiplié par { $times }
}
tray-shuffle = Poser au hasard
tray-shuffle-help = Poser les cartes et choisir le départ au hasard
tray-notebook = Carnet
tray-files = Carnets
tray-disclose = Tout voir
tray-cover = Tout cacher de nouveau
book-title = Votre carnet
book-title-all = Tous les carnets
book-mission = Carte de mission
book-report = Carte-rapport
book-secret = Top secret
book-you-are = Vous êtes
book-eliminate = À éliminer
book-clues = Vos cinq cartes
book-herring = diversion (ne dit rien)
book-series = Qui traque qui
book-crib = Quel indice correspond à qui
crib-fits = oui
book-known-to = { $count ->
    [one] A vu ce carnet : { $names }.
   *[other] Ont vu ce carnet : { $names }.
}
book-line-ups = { $count ->
    [one] Une seule possibilité restante.
   *[other] { $count } possibilités restantes.
}
book-everything = Plus rien ne vous est caché.
book-learned = Ce que vous avez appris
book-conclusions = Montrer les déductions
book-conclusions-help = Calcule qui peut encore être qui, d’après vos notes et ce que tout le monde a vu.
report-clues = Indices
report-agents = Qui est qui ?
report-cell = { $seat }, { $what } : { $finding ->
    [read] certain, vu
    [certain] certain, déduit
    [impossible] exclu
   *[open] pas connu
}{ $note ->
    [none] { "" }
   *[other] , en { $note }
}{ $mark ->
    [none] { "" }
    [yes]  ; votre marque : oui
    [no]  ; votre marque : non
   *[maybe]  ; votre marque : peut-être
}
legend-read = lu ou vu
legend-note = la case de cette carte
legend-absent = personne ne joue cet agent
legend-certain = déduit
legend-impossible = exclu
legend-pencil = Choisissez une case pour y noter ✓, ✗ ou « ? » au crayon.
seat-belongings = { $how ->
    [fallen] Hors jeu.
    [setting] { $laid ->
        [0] Aucune carte posée.
        [one] Une carte posée sur cinq.
       *[other] { $laid } cartes posées sur cinq.
    }
    [safe] À l’abri sur une case de sa couleur.
   *[open] Pas à l’abri.
} { $known ->
    [known] C’est { this-agent }.
    [suspected] { $count ->
        [one] Un seul agent possible
       *[other] { $count } agents possibles
    }.
   *[unknown] Identité inconnue.
} { $eliminated ->
    [0] { "" }
    [one] Un agent éliminé.
   *[other] { $eliminated } agents éliminés.
}
seat-fallen = hors jeu

## Sur la page : la fin

end-mission = C’était { this-agent }, aux trousses de { this-target }.
end-survived = { $eliminated ->
    [0] A survécu : un point.
    [one] A survécu et éliminé un agent : un point pour chaque.
   *[other] A survécu et éliminé { $eliminated } agents : un point pour chaque.
}
end-forfeited = { $eliminated ->
    [one] Avait éliminé un agent, mais qui est hors jeu ne marque rien.
   *[other] Avait éliminé { $eliminated } agents, mais qui est hors jeu ne marque rien.
}
end-eliminated = { $round ->
    [0] Tombe face { AU($victor) }.
   *[other] Tombe face { AU($victor) } au tour { $round }.
}
end-trapped = { $round ->
    [0] Tombe en montrant son carnet { AU($victor) }, qui menait la traque.
   *[other] Tombe au tour { $round } en montrant son carnet { AU($victor) }, qui menait la traque.
}
# La même chose, dite à qui elle concerne.
end-mission-you = Vous étiez { this-agent }, aux trousses de { this-target }.
end-survived-you = { $eliminated ->
    [0] Vous avez survécu : un point.
    [one] Vous avez survécu et éliminé un agent : un point pour chaque.
   *[other] Vous avez survécu et éliminé { $eliminated } agents : un point pour chaque.
}
end-forfeited-you = { $eliminated ->
    [one] Vous aviez éliminé un agent, mais qui est hors jeu ne marque rien.
   *[other] Vous aviez éliminé { $eliminated } agents, mais qui est hors jeu ne marque rien.
}
end-eliminated-you = { $round ->
    [0] Vous tombez face { AU($victor) }.
   *[other] Vous tombez face { AU($victor) } au tour { $round }.
}
end-trapped-you = { $round ->
    [0] Vous tombez en montrant votre carnet { AU($victor) }, qui vous traquait.
   *[other] Vous tombez au tour { $round } en montrant votre carnet { AU($victor) }, qui vous traquait.
}
# La même chose d’un autre, tombé face à qui lit.
end-eliminated-by-you = { $round ->
    [0] Tombe face à vous.
   *[other] Tombe face à vous au tour { $round }.
}
end-trapped-by-you = { $round ->
    [0] Vous montre son carnet et tombe, puisque vous meniez la traque.
   *[other] Vous montre son carnet et tombe au tour { $round }, puisque vous meniez la traque.
}

## Sur la page : la position en mots

position-covered = Vous êtes hors jeu. Ce qui est secret reste caché tant que vous ne demandez pas à le voir.
position-player = { $seat } est en { $square }{ $how ->
    [safe] , à l’abri
   *[open] { "" }
}{ $eliminated ->
    [0] { "" }
    [one]  ; un agent éliminé
   *[other]  ; { $eliminated } agents éliminés
}.
position-absent = { $seat } n’est pas encore sur le plateau.
position-fallen = { $victor } a éliminé { LE($seat) }.
position-card = La carte { DE($owner) } en { $square } dit : { this-clue }.
position-agent = { $seat } est { this-agent }.
position-suspects = { $count ->
    [one] Un seul agent possible
   *[other] { $count } agents possibles
} pour { LE($seat) }.
position-not-hunting = { $seat } ne traque pas { LE($other) }.
position-die = Le dé montre { $die }.

## Sur la page : la première partie accompagnée

tip-mission = Votre carnet dit qui vous êtes, et qui vous devez éliminer. Quelqu’un vous traque aussi : personne ne doit deviner qui vous êtes.
tip-lay = Posez vos cinq cartes d’indices sur les cases de votre couleur : une carte, puis une case. Quatre vous trahissent ; la diversion ne dit rien.
tip-start = Choisissez maintenant d’où part votre figurine. Sur une case de votre couleur, vous êtes à l’abri.
tip-confirm = Rien n’est encore joué. Reprenez votre choix, ou confirmez-le.
tip-go = À vous ! Choisissez une case éclairée. Une feuille signale une carte à lire ; un chapeau rouge, quelqu’un que vous pourriez affronter.
tip-safe = Le bouclier : ce joueur est sur une case de sa couleur, et on ne peut pas l’affronter.
tip-report = Votre carnet garde les cartes que vous avez lues, et montre qui peut encore être qui. Vous pouvez y mettre vos propres marques.
tip-meet = Quelqu’un est là. Montrez votre carnet à votre cible, et elle quitte la partie ; à l’agent qui vous traque, et c’est vous qui la quittez ; à un autre, et il sait qui vous êtes.
tip-suspects = Les drapeaux près d’un nom sont les agents que ce joueur peut encore être, d’après ce que vous savez. S’il n’en reste qu’un, vous savez qui c’est.
tip-two = Il ne reste que deux joueurs : chacun traque l’autre, et multiplie chaque lancer par le nombre d’agents qu’il a éliminés, mais au moins par un.

## Personnages

character-novice = Le Stagiaire
character-novice-manner = Court à la carte la plus proche, n’a peur de personne, et montre son carnet sur un coup de tête.
character-casual = L’Archiviste
character-casual-manner = Veut d’abord lire toutes les cartes, et n’affronte qu’à coup sûr.
character-steady = L’Inspecteur
character-steady-manner = Recoupe les indices, et se tient loin de ceux qui pourraient le traquer.
character-sharp = L’Ombre
character-sharp-manner = Reste à côté de son chasseur, trop près pour être prise, et frappe quand cela rapporte.
character-master = Le Directeur
character-master-manner = Tient compte de ce que chacun sait, ne frappe que s’il y survit, et connaît les duels de la fin par cœur.
character-other-1 = Le Coursier
character-other-2 = La Serrurière
character-other-3 = Le Pianiste
character-other-4 = La Botaniste
character-other-5 = L’Inconnu
