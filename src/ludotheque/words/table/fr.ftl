### La table sur la page : les places, la barre sous le plateau, le journal, la conversation, la fin.

## L’arrivée

table-opening = On met la table…
table-unknown-title = Table introuvable
table-unknown = Il n’y a pas de table à cette adresse. Peut-être une lettre s’est-elle perdue en route, ou bien les tables du serveur ont été effacées.
table-no-client-title = Un jeu inconnu
table-no-client = On joue ici à un jeu que cette page ne sait pas montrer. Une version plus récente en sera peut-être capable.
table-failed-title = La table reste invisible
table-lost = Connexion perdue. Nouvelle tentative…
table-lost-long = Le serveur ne répond pas. Votre partie est en sûreté ; cette page continue d’essayer.
table-connecting = On s’approche de la table…
table-watching = Vous regardez.
table-watching-text = Vous regardez : vous voyez tout ce qui est public, et les joueurs ne voient rien de vous.

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

## En attendant les joueurs

table-waiting-title = { $count ->
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
}
table-waiting-text = La partie commence d’elle-même dès que tout le monde est assis.
table-waiting-guest = Les invitations sont chez la personne qui a ouvert la table.
table-invite-to = Inviter quelqu’un à la place { $seat }
table-show-invitation = Inviter
table-seat-bot-here = Plutôt un robot
table-seat-bot-level = Asseoir un robot ici : { $level }

## La barre

table-bar = Votre coup
table-your-turn = À vous de jouer
table-turn-of = { $name }, à vous de jouer
table-title-turn = ● À vous — { $game }
table-title = { $game } — Ludothèque
table-confirm = Confirmer
table-confirm-hint = Jouer le coup dessiné sur le plateau
table-take-back = Reprendre
table-undo = Annuler
table-undo-hint = Reprendre le dernier coup joué
table-sending = C’est parti…
table-advice = Conseil
table-advice-of = Conseil pour { $name }
table-advice-hint = Que ferait un bon joueur, et pourquoi ? Tous apprennent que vous l’avez demandé.
table-advice-away = Ranger le conseil
table-skip = Passer
table-skip-hint = Passer directement à la position actuelle
table-choices = Choix
table-drafted = Choisi : { $moves }
table-described = La position en mots

## Sans tours

table-real-time = La partie
table-ready = Prêt
table-ready-of = Prêt : { $name }
table-ready-wait = La partie commence dès que tout le monde est prêt.
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
table-pause-hint = Demander une pause aux autres
table-pause-agree = Accepter la pause
table-pause-asked = Pause demandée par { $names }.
table-pause-take-back = Finalement, pas de pause
table-paused = Pause
table-paused-text = Personne ne peut jouer, et l’horloge est arrêtée.
table-resume = Reprendre
table-resume-wait = D’accord pour reprendre : { $names }

## Le panneau

table-panel = Journal, règles et conversation
table-tab-log = Journal
table-tab-rules = Règles
table-tab-chat = Parler
table-open-panel = Journal, règles, conversation

## Le journal

table-log = Ce qui s’est passé
table-log-empty = Il ne s’est encore rien passé.
table-log-earlier = Montrer ce qui précède
table-log-newest = Au plus récent
table-log-sat = { $seat } prend place.
table-log-sat-bot = { $seat }, un robot, prend place.
table-log-left = { $seat } a quitté la table.
table-log-took-over = { $seat } s’est absenté ; un robot joue à sa place.
table-log-gave-back = { $seat } est de retour.
table-log-resigned = { $seat } abandonne.
table-log-asked-advice = { $seat } demande conseil.
table-log-undone = { $seat } reprend un coup.
table-log-rematched = { $seat } voudrait rejouer.
table-log-paused = { $seat } voudrait une pause.
table-log-resumed = { $seat } veut reprendre.
table-log-went-on = La partie reprend.
table-log-woken = Le serveur s’est absenté un moment ; ce temps ne compte pas.

## La conversation

table-chat-empty = Personne n’a encore rien dit. Un bonjour ne fait jamais de mal.
table-chat-message = Votre message
table-chat-placeholder = Dites quelque chose…
table-chat-send = Envoyer
table-chat-as = Parler en tant que
table-chat-watching = Seuls ceux qui sont assis à la table peuvent parler.
table-chat-said = { $name } dit : { $text }

## Le menu

table-menu = Menu
table-menu-settings = Réglages
table-menu-download = Télécharger cette partie
table-menu-replay = Revoir la partie
table-menu-invite = Inviter du monde
table-menu-resign = Abandonner
table-menu-leave = Quitter la place
table-menu-sound-off = Couper le son
table-menu-sound-on = Remettre le son
table-menu-skip = Passer les animations
table-menu-full-screen = Plein écran
table-menu-window = Quitter le plein écran
table-menu-help = Clavier
table-for-whom = Pour qui ?

table-resign-title = Abandonner ?
table-resign-text = La partie continue sans vous : un robot joue la place de { $name } jusqu’au bout, par égard pour les autres, et ne peut pas gagner. Cela ne se reprend pas.
table-resign = Abandonner
table-leave-title = Quitter cette place pour de bon ?
table-leave-text = La place de { $name } devient libre et sa clé ne vaut plus rien. Tant que personne d’autre ne s’y assied, un robot joue. Si vous fermez simplement la page, la place vous reste.
table-leave = Quitter la place
table-invite-title = Inviter du monde
table-invite-text = Plusieurs personnes peuvent partager une place et décider ensemble.

## Le clavier

table-help-title = Au clavier
table-help-tab = Aller d’une chose à la suivante ; le plateau en est une
table-help-arrows = Sur le plateau, aller de choix en choix
table-help-enter = Choisir ; puis confirmer, quand un coup est complet
table-help-escape = Reprendre le dernier choix
table-help-log = Ouvrir le journal
table-help-rules = Ouvrir les règles
table-help-chat = Ouvrir la conversation
table-help-skip = Passer ce qui est montré
table-help-help = Montrer cette aide
table-key-tab = Tab
table-key-arrows = Flèches
table-key-enter = Entrée
table-key-escape = Échap

## La fin

table-won = { $name } gagne
table-won-you = Vous gagnez !
table-won-shared = { $names } se partagent la victoire
table-ending-resigned = Tous les autres ont abandonné.
table-standing = Classement final
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-again = Rejouer
table-again-join = Je joue
table-again-wanted = { $name } voudrait rejouer.
table-again-somebody = Une nouvelle partie se prépare.
table-again-watch = Regarder la nouvelle partie
table-result-open = Résultat
table-analysis = Analyser la partie
table-replay = Revoir
table-download = Télécharger
table-to-shelf = À l’étagère

## Un seul écran pour plusieurs personnes qui ont des secrets

table-cover = Couvrir l’écran
table-pass-to = Passez l’écran à { $name }
table-pass-text = Les autres détournent les yeux. Rien de secret n’est à l’écran tant que { $name } ne l’a pas demandé.
table-pass-choose = À qui le tour ?
table-pass-choose-text = Plusieurs ont à choisir en secret, chacun seul devant l’écran, dans l’ordre que vous voulez.
table-i-am = Je suis { $name } : à moi !
table-i-am-one = Je suis { $name }
table-look-together = Regarder le plateau ensemble
table-together = Tout le monde peut regarder.
table-pass-on = C’est lu : passer l’écran
table-go-on = Continuer la partie
