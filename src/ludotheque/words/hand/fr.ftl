### Un téléphone qui tient la main de quelqu’un, pendant que le plateau est sur un grand écran.

## Le chemin vers une place

hand-go-title = Prenez votre main
hand-go-text = Tapez le code qui se trouve à côté de votre place sur le grand écran.
hand-go-code = Code
hand-go = S’asseoir
hand-go-finding = On cherche votre place…
hand-taken-title = Quelqu’un est déjà assis ici
hand-taken = { $name } tient cette main sur un autre téléphone. Si c’est vous, demandez au grand écran un nouveau code pour votre place.
hand-taken-nobody = Ce code a été remplacé par un autre. Regardez de nouveau le grand écran.
hand-other-code = Un autre code
hand-moved-title = Cette main est passée ailleurs
hand-moved = Au grand écran, la place de { $name } a reçu un nouveau code. Ce téléphone ne la tient plus.

## En main

hand-yours = Votre main, { $name }
hand-your-turn = À vous de jouer !
hand-turn-of = C’est à { $name } de jouer
hand-turn-several = C’est à { $names } de jouer
hand-waiting = Vous êtes à table. La partie commence dès que tout le monde y est.
hand-waiting-codes = Leurs codes sont sur le grand écran.
hand-playing = La partie est en cours
hand-over = La partie est finie
hand-faces = Ce que montre ce téléphone
hand-face-hand = Main
hand-face-board = Plateau
