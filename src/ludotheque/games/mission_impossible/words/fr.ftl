### Mission Impossible en français. La clé d’une clause est son numéro ; les phrases qui parlent
### d’une place prennent sa lettre, ou le nom que la table lui donne, pour sujet.

## Le jeu

game-title = Mission Impossible
game-tagline = Six agents déguisés : trouvez votre cible avant qu’on ne vous trouve.
game-about = Un jeu de déduction et de sang-froid pour trois à six agents secrets. Chacun sait qui il est et qui il doit éliminer, et personne d’autre ne le sait : on lit les indices des adversaires, on comprend qui est qui, et l’on frappe quand on est sûr de son fait, ou presque. Seven Towns a créé ce jeu de société en 1975. Notre version n’a aucun lien avec cette maison, ni avec la série télévisée du même nom : la ville, les dessins et les textes sont les nôtres.

board-name-ring-city = La Ville ronde, 84 cases dans un boulevard
board-name-star-city = La Ville étoilée, 84 cases en six pointes

option-cards = Cartes lues
option-cards-put_back = La carte est remise face cachée à sa place, et d’autres peuvent la lire.
option-cards-kept = Qui lit une carte la garde : la case reste vide.
option-rounds = Tours de table
option-rounds-none = On joue jusqu’à ce qu’il ne reste qu’un agent.

## Les règles : le but et la mise en place

MI-O = Découvrez qui sont vos adversaires, et éliminez l’agent que désigne votre carte de mission. Vous reprenez alors la mission de votre victime, et la traque continue. Pendant ce temps, quelqu’un d’autre est à vos trousses : soyez le dernier debout.
    .title = Le but
MI-S1 = Il y a six agents : l’Anglais, le Russe, l’Allemand, le Chinois, le Français et l’Américain. À chacun appartiennent un carnet avec une carte de mission, qui dit qui vous êtes et qui vous devez éliminer, et cinq cartes d’indices. Quatre d’entre elles montrent un trait qui trahit l’agent, un nez cassé par exemple ; la cinquième est une fausse piste, et ne dit rien du tout. Chaque indice convient à quatre des six agents, et deux agents n’ont jamais les quatre mêmes.
    .title = Six agents, cinq cartes chacun
MI-S2 = On mélange les carnets et l’on en donne un à chaque joueur. Regardez le vôtre, et ne le laissez voir à personne.
    .title = La distribution des carnets
MI-S3 = Chaque joueur a une figurine, dont la couleur est la sienne pour toute la partie : cinq cases de la ville la portent. Votre figurine est celle de la place que vous choisissez. À trois, on occupe un quartier sur deux ; à quatre, deux paires de voisins se font face.
    .title = Figurines et couleurs
MI-S4 = Posez vos cinq cartes d’indices face cachée sur les cinq cases de votre couleur, une sur chacune, comme il vous plaît. Tout le monde le fait en même temps et en secret ; ce qui est posé ne bouge plus.
    .title = La pose des indices
MI-S5 = À moins de six joueurs, il reste des carnets. On les ouvre à la vue de tous, et leurs cartes d’indices sont hors jeu ; les cases des couleurs que personne ne joue sont des cases ordinaires. Si votre cible est absente, vous traquez à sa place l’agent suivant de la série. Sur nos plateaux, la voici : l’Anglais, le Russe, l’Allemand, le Chinois, le Français, l’Américain, puis de nouveau l’Anglais. (La règle d’origine n’en donne que l’Américain, l’Anglais et le Russe ; le reste vient d’une autre publication. Elle figure dans le fichier du plateau, comme les indices.)
    .title = Les agents absents

## Les règles : le jeu

MI-1 = Votre figurine part d’une case de votre couleur. Vous la choisissez en secret une fois vos cartes posées ; quand tous ont choisi, on place toutes les figurines à la fois.
    .title = Le départ
MI-2 = Sur une case de votre couleur, vous êtes à l’abri : personne ne peut vous y affronter, à aucun moment de la partie. Les autres peuvent tout de même venir lire la carte. Mais qui affronte en prend le risque, même depuis une case à soi : si c’est l’agent qui vous traque, vous quittez la partie, là comme ailleurs.
    .title = À l’abri chez soi
MI-3 = Chacun lance le dé, et le plus haut commence ; les ex æquo relancent. Le tour passe ensuite dans le sens des aiguilles d’une montre, en sautant ceux qui sont tombés.
    .title = Qui commence
MI-4 = Lancez le dé et avancez votre figurine d’autant de cases, ou de moins ; d’une au moins. Suivez les rues dans n’importe quel sens ; les autres figurines ne barrent jamais le passage. Vous devez finir sur une autre case que celle du départ.
    .title = Le déplacement
MI-5 = Si vous arrivez sur une case de la couleur d’un autre joueur, prenez-en la carte, lisez-la sans la montrer, et remettez-la face cachée. Les cartes d’un joueur tombé restent en place, et on peut encore les lire ; ses cases ne protègent plus personne. Si l’option « { option-cards } » le veut, vous gardez plutôt la carte : plus personne ne peut la lire, et si vous tombez, elle passe au vainqueur avec votre carnet.
    .title = La lecture des indices
MI-6 = Ce que vous avez lu est noté sur votre carte-rapport, couleur par indice, avec la case où la carte se trouvait. Les notes se prennent toutes seules, et les conclusions aussi, si vous le voulez : quels agents chaque joueur peut encore être. Vous pouvez y ajouter vos propres marques.
    .title = La carte-rapport
MI-7 = Si vous arrivez là où se tient un adversaire, vous pouvez l’affronter : sans un mot, vous lui montrez votre carnet. Il voit vos cartes de mission, donc qui vous êtes et qui vous traquez à présent, mais jamais vos notes. Rien ne vous y oblige ; et s’ils sont plusieurs, choisissez-en un seul. Sur la case colorée d’un autre joueur, lisez d’abord la carte.
    .title = L’affrontement
MI-7a = Si vous avez affronté votre cible, elle vous remet tous les carnets qu’elle détient et quitte la partie. Vous savez maintenant qui elle était, qui elle traquait, ce qu’elle avait noté et qui lui avait montré son carnet ; sa mission est la vôtre. Elle a vu votre carnet, même s’il cause sa perte. Les autres apprennent seulement qui est tombé devant qui, et donc qui traquait qui. La figurine tombée quitte le plateau.
    .title = La cible est éliminée
MI-7b = Si vous avez affronté l’agent même qui vous traque, c’est vous qui quittez la partie, et tous les carnets que vous détenez lui reviennent, avec vos notes et les identités qu’on vous avait montrées. Il reprend votre mission, et cette élimination compte pour lui. Si chacun est la cible de l’autre, c’est celui qui affronte qui l’emporte.
    .title = Dans la gueule du loup
MI-7c = Sinon, personne ne tombe, et votre adversaire ne vous dit rien. Mais il a vu votre carnet : qui vous êtes, et qui vous traquez. Et tous les autres vous ont vus vous séparer : aucun de vous deux ne traque l’autre.
    .title = Rien ne se passe
MI-8 = Quand il ne reste que deux joueurs, chacun est la cible de l’autre. Désormais vous multipliez chaque jet par le nombre d’agents que vous avez éliminés vous-même, ou qui sont tombés en vous affrontant. S’il n’y en a aucun, le jet compte une fois.
    .title = Les deux derniers

## Les règles : la fin

MI-W = Le dernier survivant gagne. Si l’hôte a fixé un nombre de tours de table, la partie s’arrête au plus tard à ce moment-là : parmi ceux qui restent, qui a éliminé le plus d’agents gagne, et une égalité est une victoire partagée. On marque un point pour avoir survécu, et un par élimination ; ceux qui sont tombés ne marquent rien.
    .title = Le dernier survivant

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
   *[none] plus personne
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
   *[red-herring] une fausse piste
}

## Les coups, tels qu’un menu les propose

move-deal = Distribuer { $agents }
move-roll = Lancer un { $die }
move-lay = Poser { this-clue }
move-start = Partir de { $square }
move-go = Aller en { $square }
move-confront = Montrer votre carnet à { $seat }
move-pass = N’affronter personne

## Ce qu’on attend de qui

phase-deal = On va distribuer les carnets.
phase-set-up = Chacun pose ses cartes d’indices, et choisit sa case de départ.
phase-first-roll = { $turn } lance le dé ; le plus haut commencera.
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
    [yes] Vous n’y êtes pas sans compagnie : vous pouvez affronter quelqu’un.
   *[no] { $turn } n’y est pas sans compagnie, et peut affronter quelqu’un.
}
phase-over = La partie est finie.

## À côté du plateau, dans un terminal

table-mission = Vous êtes { this-agent }. Votre cible : { this-target }.
table-next-card = Votre prochaine carte ira en { $square }.
table-round = { $most ->
    [none] Tour { $round }
   *[other] Tour { $round } sur { $most }
}
notes-clues = Quel indice va à qui
notes-report = Votre fiche : ce que vous avez lu, et où
notes-opened = Toutes les cartes d’indices, et leurs cases
notes-suspects = Qui peut encore être qui
notes-seen = Le carnet de { $seat } a été vu par { $by }
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
    Un nombre prend le choix qui porte ce nombre. Un coup peut aussi s’écrire :
      poser verrue   pose cette carte sur votre prochaine case
      partir f7      fait partir votre figurine de là
      f7             mène votre figurine en f7 (rangée f, numéro 7)
      affronter B    montre votre carnet au joueur B
      passer         n’affronte personne
    carnet           ouvre votre carnet : indices, fiche, suspects
    Sur le plateau
      › où vous pouvez aller
      une majuscule est une figurine ; une minuscule, une case de ce joueur,
      avec ✓ une fois sa carte lue
    À côté du plateau
      ⌂ à l’abri chez soi   ✝ agents éliminés   ×2 le dé compte double
      ▯ une carte à lire
typed-words = lay poser pose, start partir part, confront affronter affronte, pass passer passe, sunglasses lunettes, broken-nose nez-cassé, wart verrue, beard barbe, scar cicatrice, gold-tooth dent-en-or, moustache moustache, eye-patch bandeau, limp boiterie, freckles taches-de-rousseur, tattoo tatouage, monocle monocle, red-herring fausse-piste
not-a-move = « { $text } » n’est pas un coup. Un coup s’écrit ainsi : « lay wart », « start f7 », « f7 » pour s’y rendre, « confront B », « pass ».
no-such-square = Il n’y a pas de case « { $square } » sur ce plateau.

## Refus, à lire après « Non : »

refused-over = la partie est finie. Pour rejouer, commencez-en une autre.
refused-not-dealt = les carnets ne sont pas encore distribués ; attendez le vôtre.
refused-no-seat = il n’y a personne à cette place ; seuls les joueurs peuvent jouer.
refused-cards-lie = la partie a commencé, et les cartes restent où elles sont.
refused-has-started = la partie a commencé, et toutes les figurines sont parties.
refused-fallen = vous êtes tombé devant { $victor } et ne jouez plus ; mais vous pouvez regarder, et tout voir.
refused-rolling-for-start = le dé n’a pas encore dit qui commence ; attendez que tous aient lancé.
refused-not-your-turn = c’est à { $turn } de jouer ; attendez votre tour.
refused-roll-first = le dé n’est pas encore lancé ; lancez-le d’abord.
refused-wait-for-others = pour vous tout est prêt ; attendez les autres.
refused-choose-start = vos cartes sont posées ; choisissez maintenant votre case de départ.
refused-not-your-square = { $square } n’est pas une case de votre couleur ; partez de l’une des vôtres.
refused-lay-first = il vous reste { $left ->
    [one] une carte
   *[other] { $left } cartes
} à poser ; faites-le d’abord.
refused-not-your-card = ceci ne va pas à { this-agent }, donc vous n’avez pas cette carte : { this-clue } ; posez-en une des vôtres.
refused-card-lies = cette carte est déjà posée ({ this-clue }) ; posez-en une autre.
refused-move-first = vous n’avez pas encore bougé ; rendez-vous d’abord sur une case.
refused-no-square = il n’y a pas de telle case sur ce plateau.
refused-stay = vous êtes déjà en { $square }, et devez avancer d’une case au moins.
refused-too-far = { $square } est à { $steps } cases d’ici, et vous pouvez avancer { $reach ->
    [one] d’une seule
   *[other] de { $reach } au plus
}.
refused-confront-first = vous avez déjà bougé ; dites d’abord si vous affrontez quelqu’un.
refused-safe = { $other } se tient sur une case de sa couleur, à l’abri.
refused-confront-yourself = on ne s’affronte pas soi-même ; choisissez un adversaire.
refused-not-here = { $other } n’est pas sur votre case ; on n’affronte que qui s’y trouve.

## Ce qui s’est passé

event-dealt = Les carnets sont distribués à { $players } joueurs.
event-opened = { $agent ->
    [english] L’agent anglais
    [russian] L’agent russe
    [german] L’agent allemand
    [chinese] L’agent chinois
    [french] L’agent français
   *[american] L’agent américain
} est absent : ce carnet est ouvert.
event-mission = { $seat } est { this-agent }, et traque { this-target }.
event-laid-card = { $seat } pose { this-clue } en { $square }.
event-laid-all = { $seat } a posé ses cinq cartes.
event-chose-start = { $seat } partira de { $square }.
event-ready = { $seat } attend les autres.
event-placed = { $seat } part de { $square }.
event-rolled-for-start = { $seat } fait { $die }.
event-tied = Égalité : ceux qui ont fait le plus haut relancent.
event-starts = { $seat } commence.
event-rolled = { $seat } fait { $die }.
event-rolled-times = { $seat } fait { $die }, multiplié par { $times } : { $reach } cases au plus.
event-went = { $seat } va en { $square }.
event-read-card = { $seat } y lit la carte de { $owner }, et la remet.
event-took-card = { $seat } y lit la carte de { $owner }, et la garde.
event-card-says = Elle dit : { this-clue }.
event-safe = { $seat } y est à l’abri.
event-passed = { $seat } n’affronte personne.
event-confronted = { $seat } montre un carnet à { $other }. Silence.
event-parted = Ils se séparent : aucun ne traque l’autre.
event-saw-notebook = { $seat } est { this-agent }, et traque { this-target }.
event-eliminated = { $other } était la cible, et tombe !
event-trapped = C’est { $other } qui menait la traque : { $seat } s’est jeté dans la gueule du loup, et tombe !
event-took-notebook = { $fallen } était { this-agent } ; { $victor } traque désormais { this-target }.
event-learnt-identity = { $victor } sait maintenant aussi qui est { $seat } : { this-agent }.
event-two-left = Il ne reste que { $first } et { $second } : chacun est la cible de l’autre.
event-over-survivor = { $survivor } survit à tous les autres.
event-over-rounds = On a joué { $rounds } tours de table : la partie est finie.

## Conseils : pourquoi un coup est bon

advice-lay = Posez vos indices de façon que personne ne devine où se trouve chaque carte.
advice-start = Partez de n’importe laquelle de vos cases : sur toutes, vous êtes à l’abri.
advice-confront-sure = { $seat } est votre cible, à coup sûr : montrez votre carnet.
advice-confront = { $seat } { $chance ->
    [0] n’est pas votre cible
   *[other] est votre cible dans environ { $chance } % des cas encore possibles
}, et { $risk ->
    [0] ne peut pas être votre chasseur
    [100] est votre chasseur, à coup sûr
   *[other] votre chasseur dans environ { $risk } %
}.
advice-pass = { $seat } { $chance ->
    [0] n’est pas votre cible
   *[other] n’est votre cible que dans environ { $chance } % des cas encore possibles
} : un carnet montré pour rien, c’est un carnet que l’on a vu.
advice-pass-wait = { $seat } est votre cible { $chance ->
    [100] à coup sûr
   *[other] dans environ { $chance } % des cas encore possibles
}, mais rien ne vous oblige à montrer déjà votre carnet.
advice-pass-danger = { $seat } est votre chasseur { $chance ->
    [100] à coup sûr
   *[other] dans environ { $chance } % des cas encore possibles
} : gardez votre carnet fermé.
advice-strike = En { $square }, vous pouvez affronter { $seat }, votre cible { $chance ->
    [100] à coup sûr
   *[other] dans environ { $chance } % des cas
}.
advice-read = En { $square } se trouve une carte de { $owner } que vous n’avez pas lue. { $owner } peut encore être { $count } agents différents.
advice-shelter = En { $square }, personne ne peut vous affronter ; { $seat } est votre chasseur { $chance ->
    [100] à coup sûr
   *[other] dans environ { $chance } % des cas
}.
advice-flee = { $seat } est votre chasseur { $chance ->
    [100] à coup sûr
   *[other] dans environ { $chance } % des cas
} : en { $square }, vous êtes plus difficile à atteindre.
advice-hunt = { $seat } est votre cible { $chance ->
    [100] à coup sûr
   *[other] dans environ { $chance } % des cas
} : depuis { $square }, { $roll ->
    [1] n’importe quel jet vous y mène ensuite.
    [6] un six vous y mène ensuite.
   *[other] un { $roll } ou plus vous y mène ensuite.
}
advice-stalk = { $seat } est votre cible { $chance ->
    [100] à coup sûr
   *[other] dans environ { $chance } % des cas
}, à l’abri pour l’instant : depuis { $square }, { $roll ->
    [1] n’importe quel jet vous y mène ensuite.
    [6] un six vous y mène ensuite.
   *[other] un { $roll } ou plus vous y mène ensuite.
}
advice-home = En { $square }, l’une de vos propres cases, personne ne peut vous affronter.
advice-look = De { $square }, { $steps ->
    [one] une carte qui peut vous apprendre quelque chose est à une rue.
   *[other] une carte qui peut vous apprendre quelque chose est à { $steps } rues.
}
advice-wait = { $steps ->
    [0] En { $square }, vous êtes avec { $seat }.
    [one] En { $square }, vous êtes à une rue de { $seat }, et personne n’est plus près.
   *[other] En { $square }, vous êtes à { $steps } rues de { $seat }, et personne n’est plus près.
}

## Pourquoi la partie est finie

ending-last-survivor = Il ne reste plus qu’un agent.
ending-rounds-played = Le dernier tour de table est joué.

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
board-clue-agents = Chaque indice convient à quatre agents ; celui-ci en désigne { $agents } : { this-clue }.
board-clue-known = D’après la feuille de règles, cet indice convient à { this-agent }, et ici ce n’est pas le cas : { this-clue }.
board-colour-squares = Chaque quartier a cinq cases colorées ; le quartier { $district } en a { $squares }.
board-apart = Le plateau doit être d’un seul tenant, mais aucune rue ne mène de { $start } à { $squares }.
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

bar-deal = On va distribuer les carnets.
bar-lay = Posez vos cinq cartes, puis choisissez votre départ.
bar-start = Choisissez maintenant votre case de départ.
bar-set-up = { $count ->
    [one] { $seat } pose encore ses cartes en secret.
   *[other] { $count } joueurs posent encore leurs cartes en secret.
}
bar-first-roll = { $turn } lance le dé ; le plus haut commencera.
bar-roll = { $turn } lance le dé.
bar-move = { $turn } avance { $reach ->
    [one] d’une case
   *[other] de { $reach } cases au plus
}.
bar-going = { $turn } est en chemin.
bar-move-times = { $turn } avance de { $reach } cases au plus : { $die } fois { $times }.
bar-confront = { $turn } n’y est pas sans compagnie, et peut affronter quelqu’un.
bar-over = La partie est finie.

## Sur la page : ce que doit faire qui choisit

ask-move = Avancez { $reach ->
    [one] d’une case
   *[other] de { $reach } cases au plus
}.
ask-move-times = Avancez de { $reach } cases au plus ({ $die } × { $times }).
ask-confront = Quelqu’un est là : l’affronter ?
ask-confront-one = Affronter { $seat } ?

## Sur la page : le plateau

board-label = La ville ; c’est à { $turn }
choose-lay = Poser { this-clue } en { $square }
choose-lift = Reprendre { this-clue } en { $square }
choose-confirm-start = Confirmer : partir de { $square }
choose-confirm-go = Confirmer : aller en { $square }
choose-card = Aller en { $square } et lire la carte de { $owner }
choose-person = Aller en { $square }, où se tient { $seat }
choose-card-and-person = Aller en { $square }, lire la carte de { $owner } et y rencontrer { $seat }
choose-home = Aller en { $square }, à l’abri
meet-title = Quelqu’un est là.
meet-show = Montrer votre carnet à { $seat }
meet-possible = { $count ->
    [one] Ne peut être que :
   *[other] Peut être un de ces { $count } :
}
slip-card = La carte de { $seat } en { $square } : { this-clue }
slip-agent = { $seat } est { this-agent }, et traque { this-target }
slip-fallen = { $seat } était { this-agent }
slip-more = { $count ->
    [one] et une note de plus, dans votre carnet
   *[other] et { $count } notes de plus, dans votre carnet
}
slip-close = Ranger le billet
drama-parted = Sans suite
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
   *[red-herring] fausse piste
}
hand-title = Vos cartes
hand-take = Prendre { this-clue }
hand-held = En main : { this-clue }
hand-laid = Reprendre { this-clue }, qui est en { $square }
tray-die = Le dé : { $die }{ $times ->
    [one] { "" }
   *[other] , fois { $times }
}
tray-shuffle = Au hasard
tray-shuffle-hint = Poser les cartes et choisir le départ au hasard
tray-notebook = Carnet
tray-files = Dossiers
tray-disclose = Regarder la suite et tout voir
tray-cover = Tout recouvrir
book-title = Votre carnet
book-title-all = Tous les carnets
book-mission = Carte de mission
book-report = Carte-rapport
book-secret = Très secret
book-you-are = Vous êtes
book-eliminate = À éliminer
book-clues = Ce qui vous trahit
book-series = Qui traque qui
book-crib = Ce qui va à qui
crib-fits = convient
book-known-to = { $count ->
    [one] A vu ce carnet : { $names }.
   *[other] Ont vu ce carnet : { $names }.
}
book-line-ups = { $count ->
    [one] Une seule distribution va avec tout ce que vous savez.
   *[other] { $count } distributions vont avec tout ce que vous savez.
}
book-everything = Plus rien ne vous est caché.
book-conclusions = Ombrer ce qui s’ensuit
book-conclusions-hint = Déduit de vos notes, et de ce que tous ont vu, qui peut encore être qui.
report-clues = Indices
report-agents = Qui est qui ?
report-cell = { $seat }, { $what } : { $finding ->
    [read] certain, on l’a vu
    [certain] s’ensuit de ce que vous savez
    [impossible] exclu
   *[open] ouvert
}{ $note ->
    [none] { "" }
   *[other] , en { $note }
}{ $mark ->
    [none] { "" }
    [yes]  ; au crayon : oui
    [no]  ; au crayon : non
   *[maybe]  ; au crayon : peut-être
}
legend-read = lu ou vu
legend-certain = s’ensuit
legend-impossible = exclu
legend-pencil = votre crayon : choisissez une case
seat-belongings = { $how ->
    [fallen] Hors jeu.
    [setting] { $laid } cartes posées sur cinq.
    [safe] À l’abri sur une case de sa couleur.
   *[open] À découvert.
} { $known ->
    [known] C’est { this-agent }.
    [suspected] Peut être { $count ->
        [one] un seul agent
       *[other] { $count } agents
    }.
   *[unknown] Identité inconnue.
} { $eliminated ->
    [0] { "" }
    [one] Un agent éliminé.
   *[other] { $eliminated } agents éliminés.
}
seat-fallen = hors jeu

## Sur la page : la position en mots

position-covered = Vous êtes hors jeu. Ce qui est caché aux autres reste couvert tant que vous ne le demandez pas.
position-player = { $seat } est en { $square }{ $how ->
    [safe] , à l’abri
   *[open] { "" }
}{ $eliminated ->
    [0] { "" }
    [one]  ; un agent éliminé
   *[other]  ; { $eliminated } agents éliminés
}.
position-absent = { $seat } n’est pas encore sur le plateau.
position-fallen = { $seat } est tombé devant { $victor }.
position-card = La carte de { $owner } en { $square } dit : { this-clue }.
position-agent = { $seat } est { this-agent }.
position-suspects = { $seat } peut être { $count ->
    [one] un seul agent
   *[other] { $count } agents
}.
position-not-hunting = { $seat } ne traque pas { $other }.
position-die = Le dé montre { $die }.

## Sur la page : la première partie accompagnée

hint-mission = Votre carnet dit qui vous êtes, et qui vous devez éliminer. Quelqu’un vous traque aussi : que personne ne devine qui vous êtes.
hint-lay = Posez vos cinq cartes d’indices sur les cases de votre couleur : une carte, puis une case. Quatre vous trahissent ; la fausse piste ne dit rien.
hint-start = Choisissez maintenant d’où part votre figurine. Sur une case de votre couleur, vous êtes à l’abri.
hint-confirm = Rien n’est encore joué. Reprenez votre choix, ou confirmez-le.
hint-go = À vous ! Choisissez une case éclairée. Une feuille signale une carte à lire ; un chapeau rouge, quelqu’un que vous pourriez affronter.
hint-safe = Le bouclier : ce joueur est sur une case de sa couleur, et ne peut être affronté.
hint-report = Votre carnet garde les cartes que vous avez lues, et ombre ce qui s’ensuit : qui peut encore être qui. Vous pouvez y mettre vos marques.
hint-meet = Quelqu’un est là. Montrez votre carnet à votre cible, et elle tombe ; à qui vous traque, et c’est vous ; à un autre, et il vous connaît.
hint-suspects = Les drapeaux près d’un nom sont les agents que ce joueur peut encore être, pour ce que vous savez. S’il n’en reste qu’un, vous savez qui c’est.
hint-two = Il ne reste que deux agents : chacun traque l’autre, et multiplie chaque jet par le nombre d’agents qu’il a éliminés, au moins par un.

## Personnages

character-novice = Le Stagiaire
character-novice-manner = Court à la carte la plus proche, ne craint personne, et montre son carnet sur un coup de tête.
character-casual = L’Archiviste
character-casual-manner = Veut d’abord lire toutes les cartes, et n’affronte qu’à coup sûr.
character-steady = L’Inspecteur
character-steady-manner = Recoupe les indices, et se tient loin de qui pourrait le traquer.
character-sharp = L’Ombre
character-sharp-manner = Se glisse à côté de son chasseur, trop près pour être prise, et frappe quand cela paie.
character-master = Le Directeur
character-master-manner = Tient compte de ce que chacun sait, ne frappe que s’il doit y survivre, et connaît les duels par cœur.
