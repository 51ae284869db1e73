### Le grand écran d’une table, que toute la pièce regarde.

screen-title = { $game } — le grand écran

## Avant la partie

screen-how-scan = Scannez le code d’une place libre avec votre téléphone.
screen-how-name = Dites votre nom et prenez place.
screen-how-play = Gardez votre jeu pour vous : le téléphone montre ce qui n’est qu’à vous.
screen-no-host = Qui a ouvert la table a les codes de ses places.
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
screen-begin-with-bots = Commencer avec des robots aux places libres
screen-bot = Robot
screen-bot-label = Mettre un robot à la place { $seat }
screen-new-code = Nouveau code
screen-new-code-label = Nouveau code pour la place { $seat } : le téléphone qui la tient ne tient plus rien

## Pendant la partie

screen-turn = À qui de jouer
screen-several = { $count } joueurs
screen-codes-text = Un téléphone est perdu, ou change de mains ? Un nouveau code le fait entrer.
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
