# Ce que dit la page là où l’on ne joue pas encore : l’étagère, une nouvelle table, une invitation,
# les réglages, et ce que toutes ses parties ont en commun.

page-title = Ludothèque
page-tagline = Des jeux de société que plus personne ne vend, prêts à être rejoués.

## Ce que toutes les parties ont en commun

page-close = Fermer
page-back = Retour à l’étagère
page-to-shelf = À l’étagère
page-loading = Un instant…
page-try-again = Réessayer
page-outdated = Ludothèque a été mise à jour ; vous pouvez continuer.
page-reload = Recharger
page-lost-title = Pas de réponse
page-unreachable = Le serveur ne répond pas. Tourne-t-il encore, et êtes-vous sur son réseau ?
page-open-clause = Voir la règle { $clause }
page-copy = Copier
page-copied = Copié
page-copy-what = Copier : { $what }
page-share = Partager
page-cancel = Annuler
page-done = OK
page-insecure-title = Pas à cette adresse
page-insecure = Ici, les jeux tournent dans votre navigateur, et il leur faut une adresse en https, ou une adresse de cet ordinateur (localhost). Ailleurs, les navigateurs ne laissent pas une page conserver ses parties.
page-nowhere-title = Il n’y a rien ici
page-nowhere = Il n’y a rien à cette adresse. Est-elle complète ?

## Réglages

page-settings = Réglages
page-language = Langue
page-language-en = English
page-language-fr = Français
page-theme = Thème
page-theme-auto = Auto
page-theme-light = Clair
page-theme-dark = Sombre
page-motion = Animations
page-motion-auto = Auto
page-motion-auto-help = Les pions bougent, sauf si votre appareil demande moins d’animations.
page-motion-full = Normales
page-motion-full-help = Les pions avancent et les dés roulent.
page-motion-fast = Rapides
page-motion-fast-help = La même chose, plus de deux fois plus vite.
page-motion-none = Aucune
page-motion-none-help = Les pions sautent à leur place ; le journal dit ce qui s’est passé.
page-volume = Son
page-percent = { $percent } %
page-confirm = Confirmer les coups
page-confirm-help = Vous confirmez chaque coup avant qu’il soit joué ; d’ici là, vous pouvez le reprendre.
page-your-name = Votre nom

## L’étagère

page-shelf = L’étagère
page-shelf-empty = Ce serveur n’a aucun jeu que la page sache montrer.
page-players = { $least } à { $most } joueurs
page-players-exactly = { $count ->
    [one] un joueur
   *[other] { $count } joueurs
}
page-minutes = { $least }–{ $most } min
page-age = dès { $age } ans
page-first-time = C’est votre première fois ?
page-first-time-text = Jouez une partie facile contre l’ordinateur. De courtes explications vous guident pas à pas.
page-first-time-play = Apprendre { $title }
page-replay-file = Revoir une partie enregistrée
page-replay-file-text = Une partie téléchargée peut être revue coup par coup.
page-replay-open = Choisir un fichier
page-lan = Des amis chez vous ?
page-lan-text = Tout téléphone ou ordinateur de ce réseau peut se connecter à cette adresse.
page-lan-qr = Code QR de l’adresse { $address }
page-lan-link = L’adresse de ce site
page-footer = Une édition indépendante. Les jeux d’origine appartiennent à leurs éditeurs, avec lesquels nous n’avons aucun lien ; règles, plateaux, textes et dessins sont ici refaits de notre main.

## Vos parties

page-your-games = Vos parties
page-no-games = Aucune partie pour l’instant. Vos parties vous attendront ici aussi longtemps que vous voulez.
page-no-games-here = Aucune partie pour l’instant. Vos parties seront gardées ici, dans ce seul navigateur, tant que vous n’en effacez pas les données.
page-turn-yours = À vous de jouer
page-turn-at = À vous de jouer : { $title }
page-turn-of = C’est { AU($name) } de jouer
page-turn-several = À { $names } de jouer
page-seats-open = { $count ->
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
}
page-won-you = Vous avez gagné
page-won-by = { $name } a gagné
page-won-shared = { $names } se partagent la victoire
page-game-gone-text = Ce serveur ne connaît plus cette table.
page-game-outdated = Les règles ont changé depuis : on ne peut plus jouer à cette table.
page-game-unreachable = Cette table est injoignable pour l’instant.
page-continue = Reprendre
page-watch-again = Revoir
page-play-again = Rejouer
page-started = Commencée : { $ago }
page-forget = Retirer de la liste
page-forget-title = Retirer cette partie de la liste ?
page-forget-text = Votre place n’est gardée que dans ce navigateur : une fois retirée, vous ne pourrez plus revenir, et un robot jouera pour vous.
page-forget-finished = Elle quitte cette liste. Toute personne qui a son lien peut encore la revoir.
page-delete-offer = C’est vous qui avez ouvert cette table. Vous pouvez aussi l’effacer pour tous ceux qui y ont joué.
page-delete-ask = Effacer pour tous…
page-delete = Effacer pour tous
page-delete-title = Effacer cette partie pour tous ?
page-delete-text = Elle disparaît du serveur pour de bon : plus personne ne pourra la continuer, la revoir ni vérifier ses dés. Toute personne présente à la table devra la quitter.
page-delete-here = Effacer
page-delete-here-title = Effacer cette partie ?
page-delete-here-text = Elle n’est gardée que dans ce navigateur : elle sera perdue pour de bon, et vous ne pourrez plus ni la continuer ni la revoir.
page-older = Montrer les plus anciennes

## Une nouvelle table

page-no-such-game-title = Jeu inconnu
page-no-such-game = Ce jeu n’existe pas ici.
page-play = Jouer
page-opening = Ouverture de la table…
page-who-plays = Qui joue ?
page-how-many = Joueurs
page-seat-free = Place libre
page-seat-change = Place { $seat } : { $who }. Changer
page-who-sits = Qui prend la place { $seat } ?
page-sitter-me = Vous
page-sitter-me-help = Sur cet écran.
page-sitter-here = Quelqu’un à côté de vous
page-sitter-here-help = Sur cet écran aussi, à côté de vous.
page-sitter-elsewhere = Quelqu’un ailleurs
page-sitter-elsewhere-help = Vous recevez un lien à envoyer ; la partie commence quand la personne vous rejoint.
page-sitter-bot = Un robot
page-manner-me = sur cet écran
page-manner-here = à côté de vous
page-manner-elsewhere = sur invitation
page-sitter-phone = Un téléphone
page-sitter-phone-help = Quelqu’un ici, qui scanne un code sur le grand écran.
page-manner-phone = scanne un code
page-around = Comment jouez-vous ?
page-around-screen = Sur cet écran
page-around-screen-help = Seul, ou à plusieurs sur cet écran ; des amis ailleurs vous rejoignent par un lien.
page-around-here-help = Seul, ou à plusieurs sur cet écran.
page-around-phones = Téléphones comme manettes
page-around-phones-help = Cet écran montre le plateau à tous ; chaque joueur scanne un code et joue sur son téléphone.
page-friend-name = Le nom de cette personne
page-friend-name-at = Nom du joueur { $seat }
page-nameless = Joueur { $seat }
page-bot-level = Robot, { $level }
bot-random = distrait
bot-random-help = Joue n’importe quel coup permis, sans réfléchir. Parfait pour une première partie.
bot-greedy = gourmand
bot-greedy-help = Regarde un coup plus loin et prend ce qu’il peut.
page-character = { $name }, { $level }
page-plays-like = { $level }, joue comme { LE($name) }
page-bot-one-of = { $name } { $seat }
bot-novice = niveau 1 sur 5
bot-casual = niveau 2 sur 5
bot-steady = niveau 3 sur 5
bot-sharp = niveau 4 sur 5
bot-master = niveau 5 sur 5
page-guided = Conseils de première partie
page-guided-help = De courtes explications viennent quand il en faut ; vous pouvez les arrêter à tout moment.
page-house-rules = Règles de la maison
page-house-rules-text = Là où l’ancienne règle laisse le choix, vous décidez. Au départ, tout suit la feuille d’origine.
page-board = Plateau
page-option-number = De { $least } à { $most }
page-fewer = Moins
page-more = Plus
page-read-rules = Lire les règles
page-about-game = À propos de ce jeu
page-ready-alone = Vous jouez contre { $bots ->
    [0] personne d’autre
    [one] un robot
   *[other] { $bots } robots
}.
page-ready-here = { $people } personnes à cet écran{ $bots ->
    [0] .
    [one] , avec un robot.
   *[other] , avec { $bots } robots.
}
page-ready-invited = { $invited ->
    [one] Une place est pour quelqu’un ailleurs : vous aurez le lien à la table.
   *[other] { $invited } places sont pour des amis ailleurs : vous aurez leurs liens à la table.
}
page-ready-phones = { $phones ->
    [0] Aucun téléphone
    [one] Un téléphone
   *[other] { $phones } téléphones
}{ $bots ->
    [0] {""}
    [one] {" "}et un robot
   *[other] {" "}et { $bots } robots
} autour de cet écran.
page-ready-nobody = Personne ne joue sur cet écran : vous regarderez.

## Invitations

page-invite-qr = Code QR de l’invitation
page-invite-how = Envoyez ce lien, ou faites scanner le code par un téléphone. Il sert une fois, pour une place.
page-invite-link = Le lien vers cette place
page-invite-message = Venez jouer avec moi.
page-alone = Pour l’instant, seul cet ordinateur atteint le serveur.
page-alone-open = L’ouvrir à ce réseau
page-alone-how = Pour laisser entrer d’autres personnes de votre réseau, lancez-le avec
page-server-title = Des amis ailleurs ?
page-server-needed = Pour des amis ailleurs, ou des téléphones comme manettes, il faut un serveur.
page-server-how = Allez sur un serveur que vous connaissez, ou lancez-en un sur un ordinateur avec
page-server-address = Adresse d’un serveur
page-server-go = Y aller
page-invite-again = Créer un lien
page-invite-host = L’hôte peut inviter quelqu’un à cette place.
page-join-title = Une place pour vous
page-join-text = On vous invite à une partie de { $title }.
page-join-elsewhere = Cette invitation est pour une table sur un serveur, et cette page joue sans serveur.
page-join-with = Autour de la table
page-join-empty = Vous arrivez en premier.
page-aim = Le jeu en vingt secondes
page-aim-goal = Le but
page-aim-turn = Votre tour
page-aim-end = La fin
page-sit-down = Rejoindre
page-watch = Regarder
page-join-spent-title = Cette place est prise
page-join-spent = Ce lien a déjà servi, ou un autre l’a remplacé. Demandez-en un nouveau, ou regardez la partie.

## The house in this browser

page-preparing = Les jeux se préparent dans ce navigateur…
page-preparing-bytes = Les jeux se préparent dans ce navigateur : { $loaded } sur { $total } Mo
house-offline = Il n’y a pas de réseau, et ce qui fait tourner les jeux n’est pas encore dans ce navigateur. Avec un réseau, il est chargé une fois ; ensuite, on peut s’en passer.
house-unsupported = Il manque à ce navigateur de quoi faire tourner les jeux ({ $parts }). Un navigateur plus récent l’a.
page-here-offer = En attendant, vous pouvez jouer dans ce navigateur : contre des robots, ou entre amis autour de cet écran.
page-here-enter = Jouer dans ce navigateur
page-here-title = Sans le serveur
page-here-text = Vous jouez dans ce navigateur, car le serveur n’a pas répondu. Les tables du serveur vous y attendent.
page-here-leave = Chercher le serveur
page-game-here = Dans ce navigateur
page-game-gone-here = Ce navigateur n’a plus cette table.
page-game-at-server = Cette table est sur le serveur, qui ne répond pas pour l’instant.
