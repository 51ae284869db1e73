### Le grand écran d’une table, que toute la pièce regarde.

screen-title = { $game } — le grand écran

## Avant la partie

screen-how-scan = Scannez le code d’une place libre avec votre téléphone.
screen-how-name = Tapez votre nom et rejoignez la partie.
screen-how-play = Gardez votre téléphone pour vous : il montre vos secrets.
screen-no-host = C’est l’hôte qui a les codes des places.
screen-seat = Place { $seat }
screen-free = libre
screen-phone-wanted = attend un téléphone
screen-here = est là
screen-asleep = téléphone en veille
screen-code-label = Code de la place { $seat }
screen-waiting = { $count ->
    [one] On attend encore une personne…
   *[other] On attend encore { $count } personnes…
}
screen-all-here = Tout le monde est là. C’est parti !
screen-begin-with-bots = Commencer, avec des robots aux places libres
screen-bot = Robot
screen-bot-label = Mettre un robot à la place { $seat }
screen-new-code = Nouveau code
screen-new-code-soon = Nouveau code dans { $seconds } s
screen-new-code-label = Nouveau code pour la place { $seat } : le téléphone actuel quitte la partie

## Pendant la partie

screen-turn = À qui de jouer
screen-several = { $count } joueurs
screen-codes-text = Téléphone perdu, ou quelqu’un d’autre joue ? Un nouveau code fait entrer un autre téléphone.
screen-end = Arrêter la partie
screen-end-sure = L’arrêter pour tout le monde ? Personne n’aura gagné.
screen-end-yes = Arrêter
screen-end-no = Continuer

## Le coin

screen-corner = L’écran
screen-codes = Codes des places
screen-game-again = Retour à la partie
screen-language = In English
screen-leave = Quitter le grand écran
