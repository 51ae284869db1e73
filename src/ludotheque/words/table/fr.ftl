### La table sur la page : les places, la barre sous le plateau, le journal, la conversation, la fin.

## L’arrivée

table-opening = Ouverture de la table…
table-deleted-title = La table a été effacée
table-deleted = La personne qui avait ouvert cette table l’a effacée. On ne peut plus y jouer.
table-unknown-title = Table introuvable
table-unknown = Il n’y a pas de table à cette adresse. Est-elle complète ? Les anciennes tables ont pu être supprimées.
table-unknown-here = Ce navigateur n’a pas de table à cette adresse. Sans serveur, une partie n’est gardée que dans le navigateur où elle a été jouée, et disparaît quand on en efface les données.
table-no-client-title = Un jeu inconnu
table-no-client = On joue ici à un jeu que cette page ne sait pas montrer. Une version plus récente en sera peut-être capable.
table-outdated-title = Une table d’avant
table-failed-title = Impossible d’afficher cette table
table-lost = Connexion perdue. Nouvelle tentative…
table-lost-long = Toujours pas de réponse. Votre partie est conservée ; nous réessayons.
table-connecting = Connexion…
table-watching = Vous regardez.
table-watching-text = Vous voyez tout ce qui est public ; les joueurs ne vous voient pas.

## Les places

table-seat-of = { $name }, place { $seat }
table-seat-you = vous
table-seat-open = place libre
table-seat-away = absent
table-seat-bot = robot
table-seat-stand-in = absent ; un robot joue
table-seat-free-stand-in = parti ; un robot joue
table-seat-resigned = a abandonné
table-seat-to-act = C’est à cette place de jouer.
table-seat-with = avec { $names }

## Partager une place

table-asks = { $name } demande à vous rejoindre.
table-asks-at = { $name } demande à rejoindre { $seat }.
table-asks-means = Cette personne verra tout ce que vous voyez et pourra jouer pour vous.
table-asks-later = { $name } demande à rejoindre { $seat }, qui décidera quand ce sera son tour devant l’écran.
table-admit = Accepter
table-decline = Refuser
table-awaiting = Vous demandez à rejoindre { $names }
table-awaiting-text = En attendant la réponse, vous regardez, et voyez ce que tout le monde peut voir.
table-stop-asking = Renoncer
table-unadmitted = { $name } ne vous a pas fait entrer.
table-unadmitted-text = Vous pouvez regarder. Pour jouer, demandez une autre invitation.
table-team-title = Votre équipe
table-team-text = Toutes ces personnes voient ce que vous voyez et jouent pour vous. Vous pouvez écarter celles qui sont arrivées après vous.
table-team-alone = Personne ne partage votre place.
table-shut-out = Écarter
table-shut-out-label = Écarter { $name }
table-shut-out-you = { $name } vous a écarté de la place. Vous pouvez regarder.

## En attendant les joueurs

table-waiting-title = { $count ->
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
}
table-waiting-text = La partie commence dès que tout le monde est là.
table-waiting-guest = C’est l’hôte qui a les invitations.
table-invite-to = Inviter quelqu’un à la place { $seat }
table-show-invitation = Inviter
table-seat-bot-here = Plutôt un robot
table-seat-bot-level = Asseoir un robot ici : { $level }
table-stand-in-for = Laisser un robot jouer pour { $name }
table-stand-in-soon = Un robot pour { $name } dans { $seconds } s
table-free-bot = Retirer
table-free-bot-label = Retirer { $name }

## La barre

table-bar = Votre coup
table-your-turn = À vous de jouer
table-turn-of = { $name }, à vous de jouer
table-title-turn = ● À vous — { $game }
table-title = { $game } — Ludothèque
table-confirm = Confirmer
table-ask-confirm = Confirmez, ou reprenez votre coup.
table-confirm-help = Jouer le coup dessiné sur le plateau
table-take-back = Reprendre
table-undo = Annuler
table-undo-help = Reprendre le dernier coup joué
table-sending = Envoi…
table-hint = Conseil
table-hint-of = Conseil pour { LE($name) }
table-hint-help = Que ferait un bon joueur, et pourquoi ? Les autres sauront que vous avez demandé.
table-hint-away = Fermer le conseil
table-hint-take = Faire ainsi
table-skip = Accélérer
table-skip-help = Sauter les animations
table-fast = Avance rapide
table-fast-help = Les robots jouent sans pause, dès que tous ceux qui jouent encore sont d’accord
table-fast-asked = Avance rapide demandée par { $names }.
table-fast-wait = Avance rapide : il manque l’accord de { $names }.
table-fast-cancel = Annuler
table-fast-stop = Vitesse normale
table-choices = Choix
table-first-rolls = Les lancers pour commencer
table-outrolled = { $roll }, battu
table-drafted = Choisi : { $moves }
table-described = La position en mots

## Sans tours

table-real-time = La partie
table-ready = Prêt
table-ready-of = Prêt : { $name }
table-ready-wait = La partie commence quand tout le monde est prêt.
table-countdown = La partie commence dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
table-countdown-on = La partie reprend dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
table-clocks = Horloge
table-pause = Pause
table-pause-help = Demander une pause aux autres
table-pause-agree = Accepter la pause
table-pause-asked = Pause demandée par { $names }.
table-pause-take-back = Finalement, pas de pause
table-paused = Pause
table-paused-text = Personne ne peut jouer avant la reprise.
table-resume = Reprendre
table-resume-wait = Prêts à reprendre : { $names }

## Le panneau

table-panel = Journal, règles et discussion
table-tab-log = Journal
table-tab-rules = Règles
table-tab-chat = Discussion
table-open-panel = Journal, règles, discussion

## Le journal

# Des signes qui se suivent, quand une phrase ou rien ne vient après eux.
table-log-signs = { $signs }.
table-log = Ce qui s’est passé
table-log-empty = Il ne s’est encore rien passé.
table-log-earlier = Montrer ce qui précède
table-log-newest = Au plus récent
table-log-show = Le montrer sur le plateau
table-show-place = Montrer { $place } sur le plateau
table-happened-to = { $name } :
table-happened-away = Fermer
table-log-sat = { $seat } prend place.
table-log-sat-bot = { $seat }, un robot, prend place.
table-log-left = { $seat } a quitté la table.
table-log-left-person = { $name } a quitté la table.
table-log-sat-person = { $name } prend place.
table-log-asked-to-join = { $name } demande à rejoindre { $seat }.
table-log-admitted = { $by } fait entrer { $name }.
table-log-declined = { $by } ne fait pas entrer { $name }.
table-log-withdrew = { $name } ne demande plus à entrer.
table-log-sent-away = { $by } écarte { $name }.
table-log-freed = Un robot est parti : une place est de nouveau libre.
table-log-took-over = { $seat } s’est absenté ; un robot joue à sa place.
table-log-in-haste = { $seat } joue sans trop réfléchir.
table-log-gave-back = { $seat } est de retour.
table-log-resigned = { $seat } abandonne.
table-log-asked-for-hint = { $seat } demande un conseil.
table-log-undone = { $seat } reprend un coup.
table-log-renewed = { $seat } reçoit un nouveau code, pour un autre téléphone.
table-log-ended = La partie a été arrêtée.
table-log-rematched-host = Nouvelle partie !
table-log-rematched = { $seat } voudrait rejouer.
table-log-paused = { $seat } voudrait une pause.
table-log-resumed = { $seat } veut reprendre.
table-log-went-on = La partie reprend.
table-log-fast-forwarded = { $seat } voudrait une avance rapide.
table-log-slowed-down = { $seat } voudrait revenir à la vitesse normale.
table-log-fast-forwarded-host = Avance rapide.
table-log-slowed-down-host = Vitesse normale.
table-log-woken = Le serveur a été arrêté un moment ; ce temps ne compte pas.
table-log-unsealed = Le serveur a perdu la clé de l’enveloppe : à partir d’ici, plus rien n’est scellé.
table-log-left-out = Le nombre aléatoire { DE($seat) } est arrivé trop tard et n’a pas compté.

## La conversation

table-chat-empty = Aucun message. Dites bonjour !
table-chat-message = Votre message
table-chat-placeholder = Votre message…
table-chat-send = Envoyer
table-chat-as = Parler en tant que
table-chat-watching = Seuls les joueurs peuvent discuter.
table-chat-said = { $name } dit : { $text }

## Le menu

table-menu = Menu
table-menu-settings = Réglages
table-menu-download = Télécharger cette partie
table-menu-replay = Revoir la partie
table-menu-fair = Vérifier les dés
table-menu-invite = Inviter quelqu’un
table-menu-team = Votre équipe
table-menu-watch = Spectateurs et grand écran
table-menu-resign = Abandonner
table-menu-leave = Quitter la partie
table-menu-sound-off = Couper le son
table-menu-sound-on = Remettre le son
table-menu-full-screen = Plein écran
table-menu-window = Quitter le plein écran
table-menu-guide = Conseils de première partie, depuis le début
table-menu-help = Clavier
table-for-whom = Pour qui ?

table-resign-title = Abandonner ?
table-resign-text = Un robot joue pour { LE($name) } afin que les autres puissent finir ; il ne peut pas gagner. C’est définitif.
table-resign-ends = La partie s’arrête aussitôt et { LE($name) } gagne. C’est définitif.
table-resign = Abandonner
table-leave-title = Quitter la partie ?
table-leave-text = La place { DE($name) } devient libre, et vous ne pourrez plus revenir. Un robot joue en attendant quelqu’un. Si vous fermez simplement la page, vous gardez votre place.
table-leave-team = Pour revenir, il faudra qu’on vous fasse entrer de nouveau. Les autres de votre équipe continuent. Si vous fermez simplement la page, vous gardez votre place.
table-leave = Quitter
table-invite-title = Inviter quelqu’un
table-invite-text = Plusieurs personnes peuvent partager une place et décider ensemble. C’est la personne assise là qui fait entrer les autres.
table-watch-title = Spectateurs et grand écran
table-watch-text = Toute personne qui a ce lien peut regarder. Elle voit ce que tous peuvent voir, et aucun de vos secrets.
table-watch-link = Lien pour regarder cette partie
table-watch-screen-text = Le grand écran montre le plateau à toute la pièce, sans aucun secret.
table-watch-screen = Ouvrir le grand écran

## Le clavier

table-help-title = Clavier
table-help-tab = Passer à l’élément suivant, plateau compris
table-help-arrows = Sur le plateau, aller de choix en choix
table-help-enter = Choisir ; puis confirmer, quand un coup est complet
table-help-escape = Reprendre le dernier choix
table-help-log = Ouvrir le journal
table-help-rules = Ouvrir les règles
table-help-chat = Ouvrir la discussion
table-help-skip = Sauter les animations
table-help-help = Montrer cette aide
table-key-tab = Tab
table-key-arrows = Flèches
table-key-enter = Entrée
table-key-escape = Échap

## La fin

table-won = { $name } gagne
table-won-you = Vous gagnez !
table-won-shared = { $names } se partagent la victoire
table-ending-ended = La partie a été arrêtée avant que quelqu’un gagne.
table-ending-resigned = Tous les autres ont abandonné.
table-standing = Classement final
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-again = Rejouer
table-again-join = Rejoindre
table-again-wanted = { $name } voudrait rejouer.
table-again-somebody = Une nouvelle partie commence.
table-again-watch = Regarder la nouvelle partie
table-result-open = Résultat
table-analysis = Analyser la partie
table-replay = Revoir
table-download = Télécharger
table-to-shelf = À l’étagère

## Des dés honnêtes

table-fair-title = Dés vérifiables
table-fair-waiting = Vérification…
table-fair-story-seal = Avant la partie, la table scelle un secret dans une enveloppe et montre le sceau à tous.
table-fair-story-salt = Le navigateur de chaque joueur scelle un nombre aléatoire ; puis tous sont ouverts ensemble. Chaque lancer vient d’eux et du secret : personne ne peut le contrôler.
table-fair-story-open = À la fin de la partie, l’enveloppe est ouverte, et votre navigateur recalcule tous les lancers.

table-fair-verdict-sealed = Scellé
table-fair-verdict-sealed-text = L’enveloppe reste fermée jusqu’à la fin de la partie. Personne ne peut regarder dedans, ni changer son contenu sans que cela se voie.
table-fair-verdict-good = Tout est exact
table-fair-verdict-good-text = L’enveloppe est ouverte. Votre navigateur a tout recalculé lui-même, sans faire confiance au serveur.
table-fair-here = Vous jouez sans serveur : quand il est question ici du « serveur », c’est ce navigateur. Il ne peut rien vous prouver contre lui-même ; mais à qui vous enverrez la partie, elle montrera que rien n’y a été changé.
table-fair-verdict-consistent = Rien d’anormal
table-fair-verdict-consistent-text = L’enveloppe est ouverte, et tout ce que votre navigateur a pu vérifier est exact. Ce qu’il n’a pas pu vérifier est indiqué plus bas.
table-fair-verdict-wrong = Quelque chose ne va pas
table-fair-verdict-wrong-text = Ce que dit le serveur ne correspond pas à ce qui a été scellé, ou à ce qu’il a dit avant. Enregistrez vos notes, téléchargez la partie, et demandez à la personne qui gère ce serveur.
table-fair-verdict-lost = Une partie seulement est scellée
table-fair-verdict-lost-text = Le serveur a perdu la clé de l’enveloppe en cours de route. Rien ne semble anormal, mais tout ne peut pas être vérifié.
table-fair-verdict-unsealed = Cette table n’a pas de sceau
table-fair-verdict-unsealed-text = Elle a été ouverte avant qu’il y ait des sceaux. Ses dés viennent du seul hasard du serveur, et ne peuvent pas être vérifiés après coup. Les nouvelles tables sont scellées.

table-fair-checks = Ce qui a été vérifié
table-fair-checks-now = Ce qu’on peut savoir dès maintenant
table-fair-more = Ajouter un nombre aléatoire
table-fair-more-added = Votre nombre est scellé : il compte dès que ceux de tous sont ouverts.
table-fair-state-good = Exact :
table-fair-state-wrong = Faux :
table-fair-state-waiting = Encore scellé :
table-fair-state-unknown = Inconnu :
table-fair-check-opened = Le secret de l’enveloppe correspond au sceau.
table-fair-check-opened-wrong = Le secret de l’enveloppe ne correspond pas au sceau : il a été échangé.
table-fair-check-seal-gone = Cette table avait un sceau quand ce navigateur l’a vue pour la première fois, et n’en a plus.
table-fair-check-first = Le sceau et la clé du serveur sont ceux que ce navigateur a vus en premier.
table-fair-check-first-wrong = Le sceau n’est pas celui que ce navigateur a vu en premier : il a été échangé.
table-fair-check-key-wrong = La clé du serveur n’est pas celle que ce navigateur a vue en premier : elle a été échangée.
table-fair-check-first-unknown = Ce navigateur est venu une fois la partie finie : il ne peut dire si le sceau était le même avant.
table-fair-check-told = { $count ->
    [one] La table dit la même chose que pendant la partie : la seule ligne de vos notes.
   *[other] La table dit la même chose que pendant la partie : les { $count } lignes de vos notes.
}
table-fair-check-told-wrong = La ligne { $number } de vos notes dit « { $noted } » ; la table dit maintenant « { $said } ».
table-fair-check-told-added = La table dit maintenant plus que pendant la partie. Ligne { $number } : « { $said } ».
table-fair-check-told-dropped = La table ne dit plus ce qui est à la ligne { $number } de vos notes : « { $noted } ».
table-fair-check-told-broken = Ce que dit la table se contredit. Ligne { $number } : « { $said } ».
table-fair-check-salt = Ont ajouté un nombre aléatoire : { $names }. Le vôtre est dans tous les tirages.
table-fair-check-salt-others = Ont ajouté un nombre aléatoire : { $names } ; ce navigateur, non.
table-fair-check-salt-open = Ont ajouté un nombre aléatoire : { $names }. Des tirages { $first } à { $last }, certains ou tous se sont faits sans le vôtre : le serveur aurait pu les choisir.
table-fair-check-salt-open-one = Ont ajouté un nombre aléatoire : { $names }. Le tirage numéro { $first } s’est fait sans le vôtre : le serveur aurait pu le choisir.
table-fair-check-salt-none = Personne n’a ajouté de nombre aléatoire.
table-fair-check-salt-wrong = Le serveur a pris le nombre aléatoire de ce navigateur, et l’a laissé de côté.
table-fair-check-round-wrong = Au tour { $number }, { $names } a donné un autre nombre que celui qui avait été scellé.
table-fair-check-round-stranger = Au tour { $number }, quelqu’un qui n’a jamais pris place a participé à la place { DE($names) }.
table-fair-check-left-out = Au tour { $number }, le nombre { DE($names) } est arrivé trop tard et n’a pas compté.
table-fair-check-left-out-own = Au tour { $number }, votre nombre est arrivé trop tard et n’a pas compté ({ $names }).
table-fair-check-uncommitted = Des nombres que personne n’avait scellés ont été ajoutés aux dés : le serveur aurait pu les choisir.
table-fair-check-signed = Le serveur a signé la partie enregistrée avec sa clé.
table-fair-check-unsigned = Ce serveur n’a pas de clé, et ne signe pas les parties enregistrées.
table-fair-check-signature-wrong = La partie enregistrée n’est pas signée avec la clé que ce navigateur a vue en premier.
table-fair-check-lost = À partir du tirage numéro { $number }, rien n’est scellé.
table-fair-check-draws-waiting = { $count ->
    [one] Un seul tirage jusqu’ici, à recalculer à la fin.
   *[other] { $count } tirages jusqu’ici, à recalculer à la fin.
}
table-fair-check-choices-waiting = { $count ->
    [one] Un choix secret attend dans une enveloppe à lui.
   *[other] { $count } choix secrets attendent chacun dans leur enveloppe.
}
table-fair-check-draws = { $count ->
    [one] Le seul tirage, recalculé, donne le même résultat.
   *[other] Les { $count } tirages, recalculés, donnent tous le même résultat.
}
table-fair-check-draws-wrong = Le tirage numéro { $number } aurait dû donner autre chose.
table-fair-check-draws-missing = Il manque des tirages dans ce que dit le serveur.
table-fair-check-log = Ce sont bien ceux qui ont été montrés pendant la partie.
table-fair-check-log-wrong = Le tirage numéro { $number } n’est pas celui qui a été montré pendant la partie.
table-fair-check-choices = { $count ->
    [one] Le seul choix secret est bien celui qui a été scellé.
   *[other] Les { $count } choix secrets sont bien ceux qui ont été scellés.
}
table-fair-check-choice-wrong = Le choix secret numéro { $number }, de { $names }, n’est pas celui qui a été scellé.
table-fair-check-choice-missing = Le choix secret numéro { $number } a disparu.
table-fair-check-server-wrong = Le serveur lui-même trouve une erreur dans la partie enregistrée ; laquelle, c’est dit plus bas.

table-fair-dice = Les dés de cette table
table-fair-face = { $face } : { $count } fois
table-fair-expected = attendu : { $count }
table-fair-luck-early = { $dice ->
    [0] Aucun dé n’a encore été lancé.
    [one] Un seul dé jusqu’ici : trop peu pour parler de chance.
   *[other] { $dice } dés jusqu’ici : trop peu pour parler de chance.
}
table-fair-luck-ordinary = { $dice } dés, une chance ordinaire : sur 100 tables aux dés parfaits, { $tables } environ auraient l’air au moins aussi inégales.
table-fair-luck-uneven = { $dice } dés, plutôt inégaux : sur 100 tables aux dés parfaits, { $tables } environ seulement auraient cet air-là ou pire. Cela arrive.
table-fair-luck-rare = { $dice } dés, très inégaux : pas une table sur 100 aux dés parfaits n’aurait cet air-là. La chance ne prouve rien dans un sens ni dans l’autre ; le sceau, si.
table-fair-shuffle = Mélangé, pas lancé
table-fair-shuffle-text = Il n’y a pas de dés dans ce jeu. Ce que le hasard y décide, c’est le mélange ; il est scellé et vérifié de la même façon.

table-fair-yourself = Vérifiez vous-même
table-fair-yourself-text = La partie téléchargée contient l’enveloppe ouverte. Votre propre ordinateur peut la vérifier, hors ligne :
table-fair-yourself-later = La partie finie, le fichier téléchargé contiendra l’enveloppe ouverte. Votre propre ordinateur pourra alors la vérifier, hors ligne :
table-fair-yourself-notes = Vos notes sont ce que ce navigateur a entendu pendant la partie. Avec elles, votre ordinateur peut voir si la partie enregistrée est bien celle-là.
table-fair-notes = Enregistrer mes notes
table-fair-key = L’empreinte du serveur
table-fair-key-text = Tout le monde à cette table doit voir les mêmes chiffres et lettres. À la fin de la partie, le serveur la signe avec la clé qui leur correspond.
table-fair-command = la commande
table-fair-details = Les nombres
table-fair-table = Table
table-fair-seal = Sceau
table-fair-secret = Secret
table-fair-server-key = Clé du serveur
table-fair-salt-of = Nombre aléatoire { DE($name) }, à partir du tirage numéro { $from }
table-fair-salt-missing = Nombre aléatoire { DE($name) }, encore scellé ou laissé de côté : son empreinte
table-fair-choices = Sceaux des choix secrets
table-fair-choice = { $number } : { $name }
table-fair-choice-back = { $number } : { $name }, repris
table-fair-server = Ce que le serveur trouve dans la partie enregistrée

## Un seul écran pour plusieurs personnes qui ont des secrets

table-cover = Couvrir l’écran
table-pass-to = Passez l’écran { AU($name) }
table-pass-text = Les autres détournent les yeux. Rien de secret ne s’affiche avant la demande { DE($name) }.
table-pass-choose = À qui le tour ?
table-pass-choose-text = Plusieurs joueurs doivent encore choisir en secret : passez l’appareil.
table-i-am = Je suis { $name } : à moi !
table-i-am-one = Je suis { $name }
table-look-together = Regarder le plateau ensemble
table-together = Tout le monde peut regarder.
table-look-alone = Je suis { $name }, à l’écart : montrer
table-pass-on = C’est lu : passer l’appareil
table-go-on = Reprendre

## Un jeu que la page ne connaît pas : montré par son image, joué avec ses propres mots

anygame-picture = { $title } : une image de la position
anygame-turn = C’est le tour { DE($seat) }.
anygame-playing = La partie est en cours.
anygame-choose = Choisissez un des coups.
anygame-choose-on = Choisissez la suite.
anygame-move = { $move }
anygame-search = Chercher parmi les coups
anygame-none-found = Aucun coup ne dit cela.
anygame-yes = oui
anygame-no = non
anygame-fact = { $label } : { $value }.
anygame-fact-of = { $seat }, { $label } : { $value }.
