### Un téléphone qui tient la main de quelqu’un, pendant que le plateau est sur un grand écran.

## Le chemin vers une place

hand-go-title = Rejoindre avec un code
hand-go-text = Tapez le code affiché à côté de votre place sur le grand écran.
hand-go-code = Code
hand-go = Rejoindre
hand-go-finding = On cherche votre place…
hand-taken-title = Cette place est prise
hand-taken = { $name } joue ici sur un autre téléphone. Si c’est vous, demandez un nouveau code sur le grand écran.
hand-taken-nobody = Ce code a été remplacé par un autre. Regardez de nouveau le grand écran.
hand-other-code = Un autre code
hand-moved-title = Votre place a un nouveau code
hand-moved = La place { DE($name) } a reçu un nouveau code sur le grand écran. Ce téléphone ne la joue plus.

## En main

hand-yours = Vous êtes { $name }
hand-your-turn = À vous de jouer !
hand-turn-of = C’est { AU($name) } de jouer
hand-turn-several = C’est à { $names } de jouer
hand-waiting = Vous y êtes. La partie commence quand tout le monde est là.
hand-waiting-codes = Leurs codes sont sur le grand écran.
hand-playing = La partie est en cours
hand-over = La partie est finie
hand-faces = Ce que montre ce téléphone
hand-face-hand = Main
hand-face-board = Plateau
