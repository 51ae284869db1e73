# Ce que dit la page là où l’on ne joue pas encore : l’étagère, une nouvelle table, une invitation,
# les réglages, et ce que toutes ses parties ont en commun.

page-title = Ludothèque
page-tagline = Des jeux de société que plus personne ne vend, descendus de l’étagère pour y rejouer.

## Ce que toutes les parties ont en commun

page-close = Fermer
page-back = Retour à l’étagère
page-to-shelf = À l’étagère
page-loading = Un instant…
page-try-again = Réessayer
page-lost-title = Personne ne répond
page-unreachable = Le serveur ne répond pas. Tourne-t-il encore, et êtes-vous toujours sur son réseau ?
page-open-clause = Lire { $clause }
page-copy = Copier
page-copied = Copié
page-copy-what = Copier : { $what }
page-share = Partager
page-cancel = Laisser
page-done = C’est bon
page-nowhere-title = Une boîte vide
page-nowhere = Il n’y a rien à cette adresse. Peut-être une lettre s’est-elle perdue en route.

## Réglages

page-settings = Réglages
page-language = Langue
page-language-en = English
page-language-fr = Français
page-theme = Lumière
page-theme-auto = Auto
page-theme-light = Plein jour
page-theme-dark = Sous la lampe
page-motion = Mouvement
page-motion-auto = Auto
page-motion-auto-hint = Les pièces bougent, sauf si votre appareil demande du calme.
page-motion-full = Entier
page-motion-full-hint = Les pièces avancent et les dés roulent à leur rythme.
page-motion-fast = Vif
page-motion-fast-hint = Tout bouge, plus de deux fois plus vite.
page-motion-none = Aucun
page-motion-none-hint = Les pièces sont tout de suite à leur place ; le journal dit comment.
page-volume = Son
page-volume-hint = Rien ne sonne avant que vous n’ayez touché la page.
page-percent = { $percent } %
page-confirm = Confirmer les coups
page-confirm-hint = Un coup attend votre accord avant d’être joué ; d’ici là, il peut être repris.
page-your-name = Votre nom

## L’étagère

page-shelf = L’étagère
page-shelf-empty = L’étagère est vide : ce serveur n’a aucun jeu que la page sache montrer.
page-players = { $least } à { $most } joueurs
page-players-exactly = { $count ->
    [one] un joueur
   *[other] { $count } joueurs
}
page-minutes = { $least }–{ $most } min
page-age = dès { $age } ans
page-first-time = C’est votre première fois ?
page-first-time-text = Asseyez-vous en face d’un robot débonnaire. De courtes explications viennent à mesure qu’il en faut.
page-first-time-play = Apprendre { $title } en jouant
page-replay-file = Revoir une partie enregistrée
page-replay-file-text = Toute partie téléchargée comme fichier peut être revue, coup par coup.
page-replay-open = Choisir un fichier
page-lan = Des amis sous le même toit ?
page-lan-text = Tout téléphone ou ordinateur de ce réseau ouvre l’étagère à cette adresse.
page-lan-qr = Code QR de l’adresse { $address }
page-lan-link = L’adresse de cette étagère
page-footer = Une édition indépendante. Les jeux d’origine appartiennent à leurs éditeurs, avec lesquels nous n’avons aucun lien ; règles, plateaux, textes et dessins sont ici refaits de notre main.

## Vos parties

page-your-games = Vos parties
page-no-games = Aucune partie encore. La première que vous ouvrirez vous attendra ici, si longue que soit votre absence.
page-turn-yours = À vous de jouer
page-turn-of = À { $name } de jouer
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
page-game-unreachable = Cette table est hors de vue pour l’instant.
page-continue = Continuer
page-watch-again = Revoir
page-play-again = Rejouer
page-forget = Oublier cette partie
page-forget-title = Oublier cette partie ?
page-forget-text = La clé de votre place n’est gardée que dans ce navigateur. Sans elle, vous ne pourrez plus vous y rasseoir ; un robot jouera à votre place.
page-forget-finished = Elle disparaît de cette liste. Quiconque a son adresse peut encore la revoir.
page-older = Montrer les plus anciennes

## Une nouvelle table

page-no-such-game-title = Pas de telle boîte
page-no-such-game = Ce jeu n’est pas sur cette étagère.
page-play = Jouer
page-opening = On dresse la table…
page-who-plays = Qui joue ?
page-how-many = Joueurs
page-seat-free = Place libre
page-seat-change = Place { $seat } : { $who }. Changer
page-who-sits = Qui prend la place { $seat } ?
page-sitter-me = Vous
page-sitter-me-hint = Sur cet écran.
page-sitter-here = Quelqu’un à côté de vous
page-sitter-here-hint = Sur ce même écran ; vous jouez chacun votre tour.
page-sitter-elsewhere = Quelqu’un ailleurs
page-sitter-elsewhere-hint = Vous recevez un lien et un code à envoyer ; la partie commence quand la personne s’assoit.
page-sitter-bot = Un robot
page-manner-me = sur cet écran
page-manner-here = à côté de vous
page-manner-elsewhere = sur invitation
page-sitter-phone = Un téléphone
page-sitter-phone-hint = Quelqu’un autour de la table, qui scanne un code sur le grand écran.
page-manner-phone = scanne un code
page-around = Autour de la table
page-around-screen = Sur cet écran
page-around-screen-hint = Vous jouez ici, sans autre joueur ou en vous passant l’écran ; d’autres vous rejoignent de loin par un lien.
page-around-phones = Un téléphone en main
page-around-phones-hint = Cet écran montre le plateau à toute la pièce ; chaque joueur scanne un code et tient sa main sur son téléphone.
page-phones-alone = Pour l’instant, seule cette machine atteint le serveur, et aucun téléphone. Pour laisser entrer les téléphones de votre réseau, lancez-le avec
page-friend-name = Le nom de cette personne
page-nameless = Joueur { $seat }
page-bot-level = Robot { $level }
page-bot-a = Agathe
page-bot-b = Basile
page-bot-c = Coralie
page-bot-d = Dagobert
page-bot-e = Eugénie
page-bot-f = Firmin
bot-random = distrait
bot-random-hint = Joue ce qui est permis, sans y penser. De bonne compagnie pour une première partie.
bot-greedy = gourmand
bot-greedy-hint = Regarde un coup plus loin et prend ce qu’il peut. Un adversaire plein d’entrain.
page-character = { $name }, { $level }
page-bot-one-of = { $name } { $seat }
bot-novice = pour débuter
bot-casual = tranquille
bot-steady = solide
bot-sharp = redoutable
bot-master = hors pair
page-guided = Explications de première partie
page-guided-hint = De courtes explications viennent à mesure qu’il en faut ; vous pouvez y mettre fin à tout moment.
page-house-rules = Règles de la maison
page-house-rules-text = Là où l’ancienne règle laisse du jeu, c’est vous qui décidez. Tel quel, tout suit la feuille d’origine.
page-board = Plateau
page-option-number = De { $least } à { $most }
page-fewer = Moins
page-more = Plus
page-read-rules = Lire les règles
page-about-game = À propos de ce jeu
page-ready-alone = Vous jouez avec { $bots ->
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
page-invite-how = Envoyez ce lien, ou faites lire le code par un téléphone. Il vaut pour une place, une fois.
page-invite-link = Le lien vers cette place
page-invite-message = Une place vous attend à ma table.
page-invite-alone = Pour l’instant, seule cette machine atteint le serveur. Pour jouer avec d’autres sur votre réseau, lancez-le avec
page-invite-again = Préparer une invitation
page-invite-host = Qui a ouvert la table peut inviter quelqu’un à cette place.
page-join-title = Une place pour vous
page-join-text = On vous invite à une partie de { $title }.
page-join-with = Autour de la table
page-join-empty = Vous arrivez en premier.
page-sit-down = S’asseoir
page-watch = Regarder
page-join-spent-title = Cette place est prise
page-join-spent = L’invitation a déjà servi, ou une autre l’a remplacée. Demandez-en une nouvelle, ou regardez la partie.
