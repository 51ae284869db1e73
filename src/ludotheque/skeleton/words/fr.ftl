game-title = Squelette
game-tagline = Une course avec un dé.
game-about = Une course le long d’une piste, de deux à quatre joueurs.

## Le livret : la clé est l’article

SK-1 = Les joueurs jouent à tour de rôle. Celui dont c’est le tour lance le dé.
    .title = Lancer
SK-2 = Celui qui a lancé avance d’autant de cases que le dé en indique, ou reste.
    .title = Avancer
SK-3 = La dernière case doit être atteinte exactement.
    .title = Le bout de la piste
SK-W = Le premier qui atteint la dernière case gagne.
    .title = Gagner

## Options

option-finish = Le bout de la piste
option-finish-open = Tout lancer assez haut suffit
option-finish-exact = Il faut l’atteindre exactement

## Ce qu’on attend de qui, et ce qu’on peut faire

phase-roll = { $seat } lance le dé.
phase-move = { $seat } avance ou reste.
phase-over = La partie est finie.
move-walk = Avancer
move-stay = Rester
notation-help = Tapez « avancer » ou « rester ».
typed-words = walk avancer, stay rester

## Ce que la page montre de chaque joueur

field-square = case
field-die = Dé

## Ce qui est arrivé

event-rolled = { $seat } obtient { $die }.
event-walked = { $seat } avance jusqu’à la case { $square }.
event-stayed = { $seat } reste.
event-won = { $seat } arrive au bout.
ending-arrived = La dernière case est atteinte.

## Ce qui est refusé

refused-over = La partie est finie.
refused-roll-first = Il faut d’abord lancer le dé.
refused-not-your-turn = C’est le tour de { $turn }.
refused-too-far = Cela mènerait trop loin ; il ne reste que { $left } cases.

## Pourquoi un coup est bon

hint-arrives = Il atteint le bout, et gagne.
hint-nearer = Il avance : il reste { $left } cases.
hint-waits = Il attend un autre lancer.

## Ce qui peut manquer à un plateau ou à un coup

no-track = Un plateau est une ligne de points.
wrong-length = La piste a { $squares } cases ; il en faut de { $least } à { $most }.
not-a-move = « { $text } » n’est pas un coup.
