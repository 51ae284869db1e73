# Ce que la page dit dans le livret de règles, en revoyant une partie et dans la première partie guidée.

## Le livret de règles

book-title = Règles
book-of = Les règles de { $game }
book-opening = On ouvre le livret de règles…
book-none = Ce jeu n’existe pas ici.
book-search = Chercher dans les règles
book-clear = Effacer la recherche
book-found = { $count ->
    [0] Rien trouvé
    [one] Trouvé dans une règle
   *[other] Trouvé dans { $count } règles
}
book-nothing = Aucune règle ne parle de « { $query } ».
book-all = Revoir toutes les règles
book-clause = Règle { $clause }
book-options = Choisi à cette table
book-facts = { $players } · { $short } à { $long } minutes · dès { $age } ans
book-play = Jouer
book-print = Imprimer les règles
book-contents = Sommaire
book-language = Langue
book-language-en = English
book-language-fr = Français
book-choices = Ce que vous pouvez choisir
book-choices-note = Là où l’ancienne notice laisse un doute, l’hôte choisit.
book-usual = d’habitude

## Revoir une partie

replay-title = Revoir { $game }
replay-opening = On cherche la partie…
replay-lost = Impossible de montrer cette partie
replay-try-again = Réessayer
replay-to-shelf = Vers l’étagère
replay-to-table = Retour à la table
replay-download = Enregistrer la partie dans un fichier
replay-panel = Journal et règles
replay-log = Journal
replay-start = Le début : il ne s’est encore rien passé.
replay-empty = Il ne s’est encore rien passé.
replay-so-far = La partie en est là.
replay-controls = Parcourir la partie
replay-slider = Moment de la partie
replay-where = Étape { $at } sur { $length }
replay-first = Au début
replay-previous-turn = Au tour précédent
replay-back = Une étape en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Une étape en avant
replay-next-turn = Au tour suivant
replay-last = À la fin
replay-speed = Vitesse
replay-where-timed = { $where }, à { $time }
replay-brisk = Passer les silences
analysis-title = Analyse
analysis-about = Comment les chances ont-elles évolué, où la partie a-t-elle basculé, quelle a été la part de chance ? L’ordinateur rejoue la suite de nombreuses fois à partir de chaque position : cela prend environ 15 secondes.
analysis-start = Analyser cette partie
analysis-getting-ready = Préparation…
analysis-working = On rejoue la suite à partir de chaque position…
analysis-chances = Chances de gagner
analysis-chart = Les chances de gagner au fil de la partie
analysis-chance = { $name } { $chance }
analysis-turnings = Tournants de la partie
analysis-turnings-note = Leur effet sur les chances de gagner.
analysis-no-turning = Aucun : les chances ont changé peu à peu.
analysis-by = { $name } joue
analysis-by-dice = Les dés
analysis-by-nobody = Plusieurs à la fois
analysis-change = { $name } { $change } %
analysis-luck = Chance
analysis-luck-good = Chance : { $name } +{ $points } %.
analysis-luck-bad = Malchance : { $name } −{ $points } %.
analysis-luck-even = Ni chance ni malchance pour { LE($name) }.
analysis-no-luck = Il n’y a pas eu de hasard dans cette partie : tout est venu de votre jeu.
analysis-how = Estimé d’après { $count } parties rejouées à partir de chaque position par des joueurs moyens. La chance compare ce que les dés ont donné à ce qu’ils auraient pu donner.
analysis-table = La même chose en tableau
analysis-column-move = Après l’étape
analysis-column-by = Qui
replay-open-title = Revoir une partie
replay-open-invitation = Déposez ici une partie enregistrée et revoyez-la, du premier lancer au dernier.
replay-open-choose = Choisir un fichier
replay-open-note = Chaque table vous donne sa partie dans un tel fichier.
replay-another = Ouvrir un autre fichier
replay-too-large = « { $file } » est bien trop gros pour une partie enregistrée.

## La première partie guidée

tip-title = Conseils pour votre première partie
tip-understood = Compris
tip-enough = Assez de conseils
tip-ended = Plus de conseils. Le livret de règles dit le reste.
tip-farewell = Vous savez maintenant tout ce qu’il faut. S’il y a du nouveau, je vous le dirai.
tip-waits = Le jeu attend pendant que vous lisez.

## Avec les yeux de qui l’on regarde

replay-eyes = Montrer
replay-eyes-all = tout, secrets dévoilés
replay-eyes-watcher = ce qui était public
replay-eyes-seat = ce que voyait { $name }
