# Ce que dit la maison, quel que soit le jeu. Chaque jeu a ses propres mots, à côté de ses règles.

## Jeux, plateaux et options

no-such-game = Aucun jeu ne s’appelle « { $game } » ; choisissez parmi { $allowed }.
game-not-loaded = Un jeu ne peut pas être chargé : { $why }.
no-such-board = Aucun plateau ne s’appelle « { $board } » ; choisissez parmi { $allowed }.
no-picture = Il n’existe pas d’image des plateaux de « { $game } ».
no-terminal = « { $game } » ne se joue pas dans le terminal.
no-census = Les articles de « { $game } » ne peuvent pas être comptés.
no-such-option = Aucune option ne s’appelle « { $option } » ; choisissez parmi { $allowed }.
no-such-value = L’option { $option } ne peut pas valoir « { $value } », seulement { $allowed }.
no-such-clause = Il n’y a pas d’article « { $clause } » dans ce livret ; il va de { $first } à { $last }.
wrong-seats = Ce jeu ne se joue pas à { $seats }, seulement à { $allowed }.
nothing-to-draw = Le hasard n’a rien à tirer maintenant.

## Robots et laboratoire

no-such-bot = Aucun robot ne s’appelle « { $bot } » ; choisissez parmi { $allowed }.
no-such-level-number = « { $bot } » change un nombre que ce niveau n’a pas, « { $name } » ; il y a { $allowed }.
wrong-bots = Il y a { $bots } robots pour { $seats } joueurs ; nommez-en un pour tous, ou un pour chacun.
no-game-without-turns = Il n’y a pas de jeu sans tours sur l’étagère.
no-gpu = Il n’y a pas ici de GPU NVIDIA utilisable ; le processeur joue de même (« --backend cpu », pour un lot l’appareil « cpu »).
no-wasm = WebAssembly demande Node et un éditeur de liens, qui ne sont pas installés ; « pip install '{ $extra }' » les ajoute, sauf sous Windows.
wasm-not-linked = Le code WebAssembly n’a pas pu être lié : { $why }
wrong-seed = Une graine est un nombre entier de 0 à 9223372036854775807 ; { $seed } n’en est pas un.
no-tasks = { $game } ne dit pas ce qu’une stratégie voit et peut faire : ce jeu n’a pas de tâche.
no-such-task = Aucune tâche ne s’appelle « { $task } » ; choisissez parmi { $allowed }.
no-such-part = Aucune partie d’une observation ne s’appelle « { $part } » ; choisissez parmi { $allowed }.
no-such-device = Aucun appareil ne s’appelle « { $device } » ; choisissez parmi { $allowed }.
wrong-number = « { $name } » est un nombre entier, au moins { $least } ; { $value } ne convient pas.
no-such-row = Il n’y a pas de ligne { $row } : elles sont numérotées de 0 à { $last }.
no-seat-left = Les robots occupent toutes les places et n’en laissent aucune à votre stratégie.
wrong-seat-bots = « bots » dit quel robot occupe quelle place, comme « greedy » la place 1 ; { $bots } ne le dit pas.
history-too-short = Cette partie compte { $steps } actions, dont { $history } ont été gardées : créez le lot avec un historique plus long.
not-reset = Rien n’a commencé : un environnement se réinitialise avant son premier pas.
wrong-actions = Un pas demande { $games } nombres entiers, un par ligne ; { $found } est autre chose.
no-extra = { $library } n’est pas installé ; « pip install 'ludotheque[{ $extra }]' » l’ajoute.
illegal-action = { $agent } ne peut pas choisir l’action { $action } maintenant ; le masque des actions dit ce qu’il peut faire.
not-simultaneous = Dans { $game }, les joueurs jouent à tour de rôle : il n’en existe pas d’environnement parallèle.
no-such-render-mode = Aucun mode d’affichage ne s’appelle « { $mode } » ; choisissez parmi { $allowed }.
wrong-opponents = Chaque place sauf la vôtre a besoin d’un robot : { $seats }.
no-such-seat = Il n’y a pas de place « { $seat } ».
no-such-entry = Il n’y a pas d’entrée { $entry } : le journal en compte { $last }.
no-site = Le serveur et sa page ne sont pas installés ; « { $command } » les ajoute.
no-such-action = Il n’y a pas ici d’action { $action } : les actions sont des nombres entiers de 0 à { $last }, et un plateau peut en avoir moins.
no-such-outcome = Le hasard ne peut pas tirer l’issue { $outcome } maintenant : les issues sont des nombres entiers de 0 à { $last }.
no-metrics = Le client de Prometheus n’est pas installé ; « pip install 'ludotheque[metrics]' » l’ajoute.
no-peers = OpenSpiel n’est pas installé ; « pip install 'ludotheque[openspiel]' » l’ajoute.
no-node = Node, qui fait tourner boardgame.io, n’est pas installé ; « pip install '{ $extra }' » l’ajoute.
peer-not-fetched = boardgame.io n’a pas pu être cherché avec npm ({ $said }) ; y a-t-il un réseau ?
no-own-postgres = Il n’y a pas ici de PostgreSQL pour mesurer : « pip install { $package } » en apporte un, ou nommez-en un qui est vide avec « --store ».
database-not-empty = Il y a déjà des tables dans cette base ; nommez-en une qui est vide, car ce qui est mesuré est supprimé ensuite.
no-ray = Ray n’est pas installé ; « pip install 'ludotheque[cluster]' » l’ajoute.
cluster-unreachable = Aucune grappe n’est utilisable à l’adresse « { $address } » : { $why }.
cluster-empty = Aucun nœud de la grappe n’a de processeur pour nous.
cluster-no-gpu = Aucun nœud de la grappe n’a de GPU NVIDIA connu de Ray ; essayez « --backend cpu ».
cluster-not-installed = « { $node } », un nœud de la grappe, n’a pas Ludothèque : installez-la sur chaque nœud.
cluster-other-version = « { $node } » a Ludothèque { $there } et ne peut pas jouer avec { $here }, celle de cette machine : installez la même partout.
cluster-other-sources = Ses sources de Ludothèque ou de « { $game } » ne sont pas celles de cette machine : installez les mêmes partout.
cluster-node = « { $node } », un nœud de la grappe, ne peut pas jouer. { $why }
cluster-lost = Certaines parties n’ont pas pu être jouées sur la grappe, bien que souvent recommencées : { $why }.
arena-too-few-bots = Il faut au moins deux robots dans l’arène ; nommez-les avec « --bots », séparés par des virgules.
arena-same-bot = « { $bot } » est nommé deux fois ; un robot contre lui-même ne montre rien.
arena-alone = Personne ne peut être battu à une table d’une place : { $game } en demande davantage ici.
arena-not-both = { $one } et { $other } ne vont pas ensemble : laissez l’un des deux.
arena-peer-needs-time = Contre un invité, les deux camps réfléchissent aussi longtemps : dites combien avec « --milliseconds ».
arena-no-report = « { $file } » ne contient pas de résultats de l’arène, ou d’un autre format ; « arena --json » les écrit.
arena-files-differ = « { $file } » et « { $other } » ne peuvent pas être réunis : « { $field } » n’y est pas le même.
arena-files-alike = « { $file } » et « { $other } » contiennent les mêmes parties ; elles seraient comptées deux fois.

## Parties enregistrées

saved-foreign = Ce n’est pas une partie enregistrée par Ludothèque.
saved-other-format = Cette partie est enregistrée au format { $found }, que cette version ne sait pas lire.
saved-truncated = La partie enregistrée s’interrompt à la ligne { $line } : sa dernière ligne manque.
saved-lines-missing = La partie enregistrée devrait avoir { $expected } lignes avant la dernière, mais elle en a { $found } ; elle se gâte entre les lignes { $line } et { $last }.
saved-altered = La partie enregistrée a été modifiée entre les lignes { $line } et { $last }.
saved-setup = Ligne { $line } : la partie enregistrée ne peut pas être mise en place. { $why }
saved-unknown-game = Ligne { $line } : aucun jeu ne s’appelle « { $game } » ici.
saved-other-version = Ligne { $line } : cette partie a été jouée avec la version { $version } de { $game }, et ici, c’est la version { $current } : les règles ont changé. On ne peut ni la revoir ni la continuer ici.
saved-unknown-board = Ligne { $line } : aucun plateau ne s’appelle « { $board } » ici.
saved-other-board = Ligne { $line } : le plateau { $board } n’est pas celui de cette partie.
saved-expected = La ligne { $line } devrait commencer par « { $key }{ ":" } ».
saved-no-number = Ligne { $line } : « { $found } » n’est pas un nombre.
saved-no-actor = Ligne { $line } : « { $found } » n’est personne qui puisse jouer.
saved-after-end = Ligne { $line } : le coup « { $move } » vient après la fin de la partie.
saved-illegal = Ligne { $line } : le coup « { $move } » est refusé par { $clause } : { $why }
saved-no-time = Ligne { $line } : « { $found } » n’est pas une durée ; écrivez des secondes avec trois décimales.
saved-time-back = Ligne { $line } : le coup « { $move } », à { $time }, vient avant celui qui le précède.
saved-bad-move = Ligne { $line } : « { $move } » n’est pas un coup. { $why }
saved-no-section = Ligne { $line } : ce qui scellait la partie est illisible.
saved-no-player = La ligne { $line } devrait nommer un joueur, dans l’ordre des places.
saved-signature = Ligne { $line } : une signature devait se trouver ici, et ce n’en est pas une.
saved-digest = Ligne { $line } : l’empreinte ne correspond pas aux lignes qui précèdent ; l’une d’elles a été modifiée, ou l’empreinte elle-même.

## Fichiers

cannot-read = Impossible de lire « { $file } » : { $reason ->
    [missing] ce fichier n’existe pas
    [folder] c’est un dossier
    [forbidden] vous n’avez pas le droit de le lire
   *[other] { $said }
}.
cannot-write = Impossible d’écrire « { $file } » : { $reason ->
    [exists] ce fichier existe déjà, choisissez un autre nom
    [missing] ce dossier n’existe pas
    [folder] c’est un dossier
    [forbidden] vous n’avez pas le droit d’y écrire
   *[other] { $said }
}.
output-lost = La sortie ne peut pas être écrite : { $said }.
file-too-large = « { $file } » est bien trop gros pour être ce qu’il faut ici.
file-not-text = « { $file } » n’est pas un fichier de texte.
no-board-or-file = « { $board } » n’est ni un fichier ni un plateau ; choisissez parmi { $allowed }.
board-of-which-game = On ne sait pas de quel jeu est ce plateau ; dites-le avec « --game ».
board-is-good = { $file } : un bon plateau de { $game }.
board-drawn = Le plateau est dessiné dans { $file }.

## Un jeu à soi

no-name-for-a-game = « { $name } » ne peut pas être le nom d’un jeu : des minuscules, des chiffres, et des traits d’union entre eux.
folder-exists = { $folder } existe déjà.
game-made = Le jeu est dans { $folder }. Installez-le par « pip install -e { $folder } » ; ensuite « ludotheque conformance { $name } » le vérifie, et « ludotheque play { $name } » y joue.

## Un jeu respecte-t-il les lois de tous les jeux ?

law-the-contract-is-kept = Le jeu fournit ce qu’il doit, et ses plateaux se lisent.
law-what-is-legal-is-what-is-not-refused = Est permis exactement ce qui n’est pas refusé.
law-somebody-can-go-on-until-it-is-over = Partout, ou bien le sort décide, ou bien quelqu’un peut agir, ou bien la partie est finie.
law-asking-changes-nothing = Une question ne change rien.
law-a-refusal-names-a-clause = Un refus cite un article et dit pourquoi.
law-what-a-seat-cannot-know-makes-no-difference-to-it = Ce qu’une place ne peut pas savoir ne change rien pour elle.
law-what-a-seat-cannot-know-is-not-told-to-it = Ce qu’une place ne peut pas savoir ne lui est pas dit.
law-a-hidden-choice-is-hidden = Un choix caché l’est à tous les autres, qui en imaginent d’autres.
law-both-languages-say-the-same-things = Les deux langues ont les mêmes mots.
law-who-is-in-play-is-public = Tous savent qui peut encore changer l’issue.
law-a-game-ends-with-winners-and-a-reason = Une partie finit, avec un article et une raison.
law-a-replayed-log-gives-the-same-position = Une partie rejouée mène à la même position.
law-the-clock-does-what-is-legal = Ce que fera l’horloge est permis.
law-every-move-has-its-notation-both-ways = Chaque coup a sa notation, dans les deux sens.
law-every-move-says-who-is-told-it = Chaque coup dit qui en est informé.
law-the-dice-that-are-counted-are-those-that-fate-rolls = Les dés comptés sont ceux qui sont lancés.
law-an-observation-fits-its-slices = Une observation a la longueur que disent ses tranches, et ses nombres ne les dépassent pas.
law-what-a-seat-cannot-know-is-not-observed = Ce qu’une place ne peut pas savoir ne change rien à ce que voit une politique.
law-the-rulebook-has-every-clause = Le livret a chaque article, dans les deux langues.
law-a-refusal-can-be-said = Chaque refus se dit dans les deux langues.
law-what-happens-can-be-told = Tout ce qui arrive se raconte dans les deux langues.
law-the-end-and-the-options-can-be-said = La fin et les options se disent dans les deux langues.
law-compiled-rules-play-the-same-games = Compilées, les règles jouent les mêmes parties.
law-compiled-bots-choose-the-same = Compilé, un robot choisit la même chose.
law-compiled-observations-are-the-same = Compilées, les observations restent les mêmes.
laws-kept = { $game } les respecte toutes.
laws-broken = { $game } { $count ->
        [one] n’en respecte pas une
       *[other] n’en respecte pas { $count }
    }.

## La ligne de commande

no-such-language = Il n’y a pas de langue « { $language } » ici ; choisissez parmi { $allowed }.
usage-no-such-option = Il n’y a pas d’option { $option } ici ; « --help » montre celles qui existent.
usage-needs-value = L’option { $option } demande une valeur ; « --help » montre laquelle.
usage-missing = Il manque { $parameter } ; « --help » montre ce qu’il faut.
usage-unexpected = « { $word } » n’est pas compris ici ; « --help » montre ce qui l’est.
usage-no-command = Il manque une commande ; « --help » montre lesquelles existent.
not-a-number = { $option } doit être un nombre entier de { $least } à { $most }, pas « { $value } ».
not-seconds = { $option } doit être un nombre de secondes, 3600 au plus, pas « { $value } ».
not-one-of = { $option } doit être l’un de { $allowed }, pas « { $value } ».
option-unreadable = « { $text } » devrait s’écrire nom=valeur.
save-game-unreadable = « { $text } » ne dit pas quelle partie enregistrer ni où ; écrivez par exemple { "12:partie.txt" }.
not-with-resume = Une partie enregistrée a { $what ->
    [seats] ses propres joueurs
    [board] son propre plateau
   *[other] ses propres options
} : omettez { $option }.
resume-other-game = { $file } est une partie de { $game }, pas de { $asked }.
too-many-people = { $humans } personnes ne tiennent pas sur { $seats } places.
internal-error = Il s’est passé ce qui ne devrait jamais arriver ({ $error }) ; merci de le signaler, avec ce qui s’affiche quand { $debug }=1 est défini.
out-of-memory = Il n’y a pas assez de mémoire pour cela.

## L’étagère

shelf = Sur l’étagère :
shelf-choose = Quel jeu ? [{ $proposed }]
shelf-seats = Combien de places, de { $least } à { $most } ? [{ $proposed }]
shelf-humans = Combien de personnes à ce clavier, de { $least } à { $most } ? [{ $proposed }]
answer-out-of-range = Tapez un nombre de { $least } à { $most }.

## À la table

player-you = vous
player-human = joueur
bot-called-a = Agathe
bot-called-b = Basile
bot-called-c = Coralie
bot-called-d = Dagobert
bot-called-e = Eugénie
bot-called-f = Firmin
welcome = Tapez ce qui précède votre choix, ou « ? » pour de l’aide.
refused = Non : { $why }
read-clause = « règles { $clause } » montre la règle.
no-such-choice = Il n’y a pas de choix { $number } : ils vont de 1 à { $most }.
nothing-to-undo = Il n’y a rien à reprendre.
undone = Coup repris.
save-needs-name = Donnez un nom au fichier : enregistrer FICHIER.
saved = Enregistré dans { $file }.
save-offer = Enregistrer cette partie ? Un nom de fichier, ou Entrée pour non :
press-enter = Entrée pour continuer…
pass-keyboard = Passez le clavier au joueur { $seat }.
take-keyboard = Joueur { $seat }, appuyez sur Entrée quand personne d’autre ne regarde :
for-you-alone = Pour vos yeux seulement :
line-cut = Le reste de votre ligne n’a pas été joué : regardez d’abord.
line-too-long = Votre tour finit avant « { $rest } ». Rien n’a été joué.
not-understood = « { $text } » : je ne comprends pas. « ? » montre comment écrire un coup.
portions = Les deux camps jouent à tour de rôle, une minute chacun. La ligne que vous tapez quand le temps est écoulé compte encore. « attendre » laisse jouer l’autre camp.
portion-left = { $seconds ->
    [one] Encore { $seconds } seconde.
   *[other] Encore { $seconds } secondes.
}
portion-begins = Joueur { $seat }, { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}. Entrée lance votre chrono :
portion-finished = Joueur { $seat }, vous avez fini. Entrée pour continuer, « vite » pour voir la fin :
only-bots = Seuls les robots jouent. Entrée pour regarder, « vite » pour voir la fin :
fast-on = Avance rapide : les robots jouent sans pause. « vite » à nouveau les ralentit.
fast-off = Les robots marquent de nouveau des pauses.
goodbye = À la prochaine fois.
terminal-help =
    Outre les coups
      { "?" }                      cette aide
      conseil                ce que ferait un bon joueur à votre place
      règles                 tout le livret de règles
      règles ARTICLE         un de ses articles
      annuler                reprendre votre dernier choix, tant que rien
                             de nouveau n’est apparu
      vite                   les robots jouent sans pause ; une deuxième fois,
                             ils en font de nouveau
      enregistrer FICHIER    garder la partie ; on la reprend avec
                             « ludotheque play --resume FICHIER »
      quitter                quitter la table
    Une ligne qui contient une faute ne joue rien.

## La fin

outcome-won = { $seats } gagne.
outcome-shared = { $seats } se partagent la victoire.
outcome-score = { $name } ({ $seat }) : { $score }
and = {" "}et{" "}
replay-next = Entrée pour le coup suivant, q pour sortir :
replay-unfinished = La partie enregistrée s’arrête là.

## Le livret de règles

rulebook-options = Options
rulebook-default = (par défaut)
rulebook-ruling = Notre règle
rulebook-legend-sheet = Sans marque : ce que dit la notice du jeu.
rulebook-legend-ruling = indique ce que nous avons décidé là où la notice ne dit rien ou n’est pas claire.

## Le site

site-here = Ludothèque est ouverte à l’adresse { $address }
site-on-network = Sur ce réseau : { $address }
site-public = Pour tout le monde : { $address }
site-no-network = Aucune adresse de réseau n’a été trouvée : le site n’est accessible que sur cette machine.
site-how-to-stop = Ctrl-C le ferme.
bots-get-ready = Les robots apprennent à réfléchir : une minute ou deux, une fois pour toutes. Vous pouvez jouer tout de suite ; d’ici là, ils jouent simplement.
bots-wait = Les robots apprennent à réfléchir : un instant.
page-missing = La page n’a pas été construite : il n’y a rien à montrer dans « { $folder } » ; « make play » la construit.
house-files-missing = Les fichiers de la maison dans le navigateur n’ont pas été préparés : il n’y a rien dans « { $folder } » ; « make static » les prépare.
export-not-ours = « { $folder } » n’est ni vide ni un export précédent ; rien n’a été écrit.
export-in-the-way = « { $file } » ne vient pas d’un export précédent ; rien n’a été écrit.
export-not-written = « { $folder } » n’a pas pu être écrit : { $why }
export-made = « { $folder } » contient une édition statique : { $files } fichiers, { $megabytes } Mo.
export-look = Pour la voir sur cette machine : { $command }
not-a-public-address = « { $given } » n’est pas l’adresse d’un site ; il en faut une comme « { $example } », sans rien après le nom.
not-a-proxy = « { $given } » n’est l’adresse ni d’une machine ni d’un réseau ; il en faut une comme « 10.0.0.5 » ou « 10.0.0.0/24 ».
not-a-metrics-port = « { $given } » n’est pas un port pour des chiffres ; il en faut un comme « 9464 » ou « { $example } ».
port-in-use = Le port { $port } est déjà pris, peut-être par une autre Ludothèque ; choisissez-en un autre avec « --port ».
port-forbidden = Vous n’avez pas le droit d’utiliser le port { $port } ; choisissez-en un à partir de 1024 avec « --port ».
port-unusable = Le port { $port } ne peut pas être utilisé : { $said }.
data-folder-unknown = Le dossier « { $folder } » est introuvable : de qui est-ce le dossier personnel ?
key-broken = « { $file } » n’est pas une clé de Ludothèque ; remettez la vraie, ou supprimez ce fichier et renvoyez toutes les invitations.
key-unusable = La clé « { $file } » ne peut être ni lue ni créée : { $said }.

## À la porte du site

no-host = La requête ne dit pas à quel site elle s’adresse.
foreign-host = Ce site ne porte pas ce nom ; utilisez l’adresse affichée à son ouverture.
foreign-origin = Cela vient d’une page d’un autre site, et rien n’a été fait.
repeated-header = La requête dit plusieurs fois « { $header } ».
body-too-large = C’est trop long : pas plus de { $most } octets.
too-many-requests = C’est trop souvent ; réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.

too-many-connections = Votre adresse a déjà { $most } connexions ouvertes ; fermez-en une d’abord.
not-this-machine = Seule une personne assise à la machine du serveur peut le faire.
no-network = Cette machine n’est sur aucun réseau.
network-not-open = Ce serveur ne peut pas être ouvert au réseau pendant qu’il tourne ; démarrez-le avec « --lan ».
setting-no-number = { $setting } doit être un nombre, 0 ou plus, et non « { $given } ».
setting-unknown = { $setting } peut valoir { $allowed }, et non « { $given } ».

## Sauvegardes

backup-made = « { $file } » contient { $tables ->
    [one] une table
   *[other] { $tables } tables
} et { $entries ->
    [one] une entrée
   *[other] { $entries } entrées
}. Gardez-le en lieu sûr : qui l’a peut jouer pour tous ceux qui y sont.
backup-restored = { $tables ->
    [one] Une table
   *[other] { $tables } tables
} et { $entries ->
    [one] une entrée
   *[other] { $entries } entrées
} sont de nouveau dans « { $folder } ».
store-moved = { $tables ->
    [one] Une table
   *[other] { $tables } tables
} et { $entries ->
    [one] une entrée
   *[other] { $entries } entrées
} sont maintenant dans « { $place } » ; l’ancien endroit reste tel quel.
backup-no-data = Il n’y a rien à sauvegarder dans « { $folder } ».
backup-no-key = Il n’y a pas de fichier « key » dans « { $folder } », sans lequel les tables ne valent pas grand-chose. Nommez le dossier de données d’un serveur qui les utilise (--data).
backup-broken = « { $file } » n’est pas une sauvegarde entière de Ludothèque : elle a été coupée ou modifiée, ou c’est autre chose.
backup-newer = « { $file } » a été écrit par la version { $version } de Ludothèque, que celle-ci ne comprend pas ; mettez-la à jour.
backup-unusable = « { $file } » ne peut pas être utilisé : { $said }.
backup-not-empty = Il y a déjà quelque chose dans « { $folder } » ; on n’apporte des tables que là où il n’y en a pas.

## Le stockage

store-folder = Le dossier « { $folder } » ne peut pas servir à conserver les tables : { $said }.
store-in-use = Un autre serveur utilise déjà le dossier « { $folder } ».
database-in-use = Un serveur utilise la base de données « { $place } » ; arrêtez-le d’abord.
store-newer = « { $file } » a été écrit par une version plus récente de Ludothèque (format { $found }) ; mettez-la à jour.
store-foreign = « { $file } » est une base de données, mais pas de Ludothèque.
store-broken = « { $file } » est endommagé, ou n’est pas une base de données.
store-full = Le disque est plein : rien ne peut être conservé tant qu’il manque de place.
store-locked = Un autre programme retient la base de données ; réessayez dans un instant.
store-failed = Le stockage ne fonctionne pas pour le moment : { $said }.
store-taken = Cela est déjà conservé : quelqu’un d’autre a été plus rapide.
store-gap = L’entrée { $seq } ne peut pas être conservée : la dernière est la { $last }.
store-elsewhere = La table a changé de serveur, ou d’onglet ; réessayez.
store-unreachable = La base de données est injoignable : rien ne peut être enregistré avant son retour.
house-not-loaded = Ce qui fait tourner les jeux dans le navigateur n’a pas pu être chargé : { $said }.
store-browser-full = Ce navigateur n’accorde plus de place à la page : rien ne peut être conservé tant qu’il en manque. On peut supprimer d’anciennes parties, ou d’autres données de l’appareil.
store-browser-refused = Ce navigateur ne laisse rien conserver à la page : impossible de jouer sans serveur. C’est parfois voulu dans une fenêtre privée.
store-browser-lost = Le navigateur a fermé la base de données de la page, peut-être parce que ses données ont été effacées ; rechargez la page.
store-browser-outdated = Une version plus récente de Ludothèque est ouverte dans un autre onglet ; rechargez cette page.
store-other-key = La clé de ce serveur n’est pas celle des tables de la base de données : copiez le fichier « key » du dossier de données d’un serveur qui l’utilise.
postgres-missing = Pour garder les tables dans PostgreSQL, il manque un paquet : { $extra }.
think-for-nobody = Dites avec « --for » dans quel PostgreSQL les serveurs gardent leurs tables : { $example }
think-for-whom = « { $given } » n’est pas l’adresse d’un PostgreSQL, qui commence par { $example }.
think-unreachable = La base de données des serveurs est injoignable.
think-no-questions = Aucun serveur de cette version ne s’est encore servi de cette base de données : démarrez-en d’abord un (ludotheque serve --store).
think-no-rights = Cet utilisateur ne peut pas lire les questions de la base de données ni y répondre ; docs/hosting.md dit quels droits il faut.
think-failed = Les questions de la base de données sont illisibles : { $said }.
think-not-ready = Les robots ne peuvent pas réfléchir sur cette machine : aucun jeu n’a pu être compilé.
think-gets-ready = Les robots apprennent à réfléchir : une minute ou deux, une fois pour toutes. Les questions viennent ensuite.
think-here = Ici, on réfléchit pour les serveurs de la base de données { $database }, { $processes ->
    [one] une question
   *[other] { $processes } questions
} à la fois. Ctrl-C y met fin.
worker-not-started = L’un des processus du serveur n’a pas pu démarrer ; il a dit pourquoi ci-dessus.
store-closed = Le stockage est fermé : le serveur s’arrête.

## À une table du site

no-such-table = Cette table n’existe pas ; l’adresse est peut-être incomplète.
table-waiting = La partie commence quand toutes les places sont prises.
table-over = La partie est finie.
table-not-over = Cela pourra se faire quand la partie sera finie.
table-other-format = Cette table est enregistrée au format { $found }, que cette version ne sait pas lire.
table-other-version = Cette table a été ouverte avec la version { $version } de son jeu, et ici, c’est la version { $current } : les règles ont changé. On ne peut pas y continuer la partie ; ouvrez une nouvelle table.
cannot-undo = On ne peut reprendre que son propre dernier coup, et seulement tant que rien de nouveau n’a été révélé.
undone-often = { $most } coups ont déjà été repris pendant ce tour : continuez, et vous pourrez de nouveau en reprendre ensuite.
stale = La table a changé depuis votre choix ; regardez-la et choisissez à nouveau.
invitation-spent = Cette invitation n’est plus valable : la place a été prise, ou l’invitation date d’avant le départ de quelqu’un.
seat-taken = La place { $seat } est prise.
no-bot-there = Il n’y a pas de robot à la place { $seat }.
table-started = La partie a commencé : elle continue avec ceux qui y sont.
seat-full = Une place se partage à { $most } au plus, et la place { $seat } est complète.
nobody-there = Il n’y a personne à la place { $seat }.
not-away = Personne n’est absent de la place { $seat }.
resigned-already = Vous avez abandonné cette partie ; un robot joue à votre place.
chat-length = Un message doit dire quelque chose, en { $most } caractères au plus.
chat-full = Une table retient { $most } messages, et celle-ci les a déjà tous.
rematch-already = Les autres rejouent déjà : la table est { $table }.
not-your-seat = Cette place n’est pas la vôtre, ou ne l’est plus.
not-let-in-yet = La personne assise à cette place ne vous a pas encore fait entrer ; d’ici là, vous pouvez regarder.
nobody-asks = Personne n’attend plus d’entrer à la place { $seat }.
came-before-you = { $name } était là avant vous ; on n’écarte que ceux qui sont arrivés après.
seat-taken-meanwhile = Quelqu’un d’autre a pris la place { $seat } entre-temps, sur invitation.
still-there = La personne de la place { $seat } est là.
not-away-yet = La personne de la place { $seat } était là il y a un instant. Si personne ne revient, ce sera possible dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
no-stand-in = Un robot qui joue au hasard ne remplace personne.
only-around-one-screen = Cela n’existe que pour les tables autour d’un seul écran, où tout le monde se voit.
no-such-code = Aucune place n’a ce code. Regardez de nouveau le grand écran : il en montre peut-être un autre.
not-your-table = Seule la personne qui a ouvert la table peut faire cela.
no-token = Dites qui vous êtes : il faut pour cela le jeton d’une place.
no-reservation = Cette réservation de table n’est pas des nôtres.
reservation-spent = Cette réservation n’est plus valable : sa table est déjà ouverte.
not-a-commitment = Un nombre pour les dés, ou son empreinte, ce sont 64 chiffres hexadécimaux, en minuscules.
people-decide = C’est aux personnes assises à la table d’en décider.
no-fast-forward = L’avance rapide sert quand quelqu’un est hors jeu et que des robots jouent encore.
fast-forward-already = Vous avez déjà demandé l’avance rapide.
not-fast-forward = Personne n’a demandé l’avance rapide.
committed-already = Vous participez déjà à cette série de nombres.
round-closed = Cette série de nombres pour les dés est close, ou pas encore ouverte.
not-what-was-committed = Ce n’est pas le nombre sur lequel vous vous étiez engagé.
table-unsealed = Les dés de cette table ne sont pas scellés, et rien ne peut s’y mêler.

## Dans un jeu sans tours

paused = La partie est en pause : il faut d’abord que tout le monde veuille reprendre.
paused-already = Une pause est déjà demandée.
not-paused = Il n’y a pas de pause à terminer.
only-without-turns = Cela n’existe que dans les jeux sans tours.
nothing-taken-back = Sans tours de jeu, on ne reprend rien.
not-tried-out = Le seul moyen de savoir si cela va est de le faire.
held-by-another = Un coéquipier l’a en main.
hands-full = On tient { $most } choses au plus.
no-hint-now = Les conseils sont pour qui doit jouer maintenant.
analysis-busy = Trop de parties attendent d’être analysées ; réessayez dans un instant.
no-handout = Rien n’est distribué dans ce jeu.
no-handout-yet = Rien n’est encore distribué.

## Ce qu’un programme envoie au site

malformed = Ce message est incompréhensible ; rien n’a été fait.
not-text = Les messages doivent être du texte.
hello-first = Le premier message doit être « hello ».
hello-again = Vous avez déjà dit « hello ».
not-found = Il n’y a rien à cette adresse.
wrong-method = Cette adresse ne s’utilise pas ainsi.
failed = Cela n’a pas marché ; rien n’a été fait.

## Si une partie enregistrée est équitable

verify-title = { $game }, table { $table }
verify-title-unsealed = { $game }, table non scellée
verify-not-text = Le fichier n’est pas du texte : l’octet { $byte } est illisible.
verify-whole = Le fichier est intact : ses { $lines } lignes sont, à l’octet près, telles qu’elles furent écrites.
verify-altered = Le fichier a été modifié : la ligne { $line } n’est pas telle qu’elle fut écrite.
verify-moves = { $moves ->
    [one] L’unique coup a été rejoué
   *[other] Les { $moves } coups ont été rejoués
}, comme les règles le permettent.
verify-unsealed = La partie n’était pas scellée : rien ne peut être montré sur ses dés.
verify-unfinished = La partie n’est pas finie : son secret sera dit à la fin, et ses dés pourront alors être vérifiés.
verify-lost = À partir du tirage { $draw }, rien n’était scellé, car le serveur avait perdu sa clé.
verify-no-secret = La partie est finie, et pourtant son secret n’est pas dit.
verify-order = Le numéro { $number }, de la place { $seat }, n’est pas à son rang parmi les contributions ou les choix secrets.
verify-seal = Le secret n’ouvre pas le sceau : ce n’est pas celui qui était promis avant la partie.
verify-seal-opened = Le secret ouvre le sceau { $seal }, annoncé avant le premier tirage.
verify-no-contribution = Aucun joueur n’a mêlé de nombre à lui aux dés.
verify-contribution = Le joueur { $seat } a mêlé un nombre aux dés à partir du tirage { $draw } sans s’y être engagé : cela ne prouve rien.
verify-draw = Ligne { $line } : le tirage { $draw } n’est pas ce que donnent le secret et les nombres des joueurs.
verify-draws = { $draws ->
    [one] L’unique tirage a été recalculé
   *[other] Les { $draws } tirages ont été recalculés
} à partir du secret et des nombres des joueurs : tout concorde.
verify-choice = Le choix secret { $number }, du joueur { $seat }, n’est pas celui qui fut scellé quand il fut fait.
verify-choices-differ = Les { $sealed } choix secrets scellés ne sont pas les { $played } qui furent joués.
verify-choices = { $choices ->
    [0] Rien n’a été choisi en secret.
    [one] L’unique choix secret est celui qui fut scellé quand il fut fait.
   *[other] Chacun des { $choices } choix secrets est celui qui fut scellé quand il fut fait{ $back ->
        [0] .
        [one] , celui qui fut repris compris.
       *[other] , les { $back } qui furent repris compris.
    }
}
verify-end = Ce que dit le fichier de la fin de la partie ne correspond pas à ce qui fut joué.
verify-over = La partie est finie, comme le disent les règles.
verify-over-resigned = La partie est finie : tous ont abandonné, sauf un.
verify-over-ended = L’hôte a mis fin à la partie ; personne n’a gagné.
verify-round = La série { $number } des nombres des joueurs n’est pas à son rang.
verify-round-seat = Dans la série { $number }, des nombres de la place { $seat } ne peuvent venir de personne qui y soit.
verify-commitment = Dans la série { $number }, le nombre du joueur { $seat } n’est pas celui auquel il s’était engagé.
verify-mixed = Série { $number } : avant qu’aucun nombre ne soit dit, tous les participants ({ $seats }) s’étaient engagés sur le leur. Ils comptent à partir du tirage { $draw }.
verify-left-out = Série { $number } : le joueur { $seat } s’était engagé sur un nombre et ne l’a pas dit à temps. Il n’a pas été compté.
verify-unsigned = Aucun serveur n’a signé cette partie.
verify-signature = La signature ne convient pas : ce n’est pas ce que le serveur a signé.
verify-other-key = Elle est signée avec une autre clé que celle que vous donnez : { $key }
verify-signed = Elle est signée par le serveur que vous désignez, avec la clé { $key }
verify-signed-by = Elle est signée avec la clé { $key }, qui peut être à n’importe qui. Si vous connaissez la clé montrée à la table, donnez-la avec --key.
verify-notes-other-table = Ces notes parlent d’une autre table.
verify-notes-other-key = Les notes donnent une autre clé du serveur que le fichier.
verify-notes = Le fichier dit la même chose que les notes : { $moves } coups, { $lines } lignes en tout.
verify-notes-move = Le coup { $number } n’est pas celui qui fut annoncé : les notes disent « { $noted } », le fichier « { $found } ».
verify-notes-odd = Ce qui fut annoncé se contredit : la ligne { $number } de ce qui fut noté est « { $line } ».
verify-notes-cut = Le fichier a été écourté : les notes ont { $noted } coups, le fichier { $found }.
verify-notes-longer = Des coups ont été ajoutés : les notes en ont { $noted } jusqu’à la fin, le fichier { $found }.
verify-notes-choice = Le choix secret { $number }, du joueur { $seat }, n’est pas celui dont le sceau fut annoncé.
verify-notes-uncommitted = Un nombre du joueur { $seat } est dans le fichier sans que personne en ait été averti.
verify-notes-round-gone = La série { $number } des nombres des joueurs fut annoncée, et n’est pas dans le fichier.
verify-notes-round = La série { $number } des nombres des joueurs n’est pas celle qui fut annoncée : l’un fut ajouté, ôté ou échangé, ou ils comptent à partir d’un autre tirage.
verify-notes-round-added = La série { $number } des nombres des joueurs est dans le fichier, et ne fut jamais annoncée.
verify-notes-own = Votre propre nombre de la série { $number } n’a pas été compté, bien que le serveur l’ait reçu.
verify-notes-secret = Le secret du fichier n’est pas celui qui fut dit.
verify-notes-end = Ce ne sont pas les mêmes joueurs qui ont abandonné.
verify-notes-early = Les notes s’arrêtent après le coup { $moves } : elles ne disent rien de la suite.
verify-notes-open = Du tirage { $first } au tirage { $last }, il en est dont la dernière série n’a aucun nombre de vous : pour ceux-là, les notes ne prouvent rien.
verify-notes-covered = Chacun des { $draws } tirages contient un nombre de vous que personne ne pouvait connaître d’avance.
notes-foreign = Ligne { $line } : ce ne sont pas les notes d’une partie.
notes-cut = Ligne { $line } : les notes sont incomplètes.
notes-line = Ligne { $line } : ce qui est écrit là dans les notes n’a pas de sens.
notes-hash = Ligne { $line } : les notes ont été modifiées ; leur empreinte ne convient pas.
verdict-proven = Prouvé par les notes : c’est la partie qui fut jouée, et personne n’en a choisi les dés.
verdict-signed = Rien ne cloche, et la partie est signée.
verdict-consistent = Rien ne se contredit ; mais n’importe qui a pu écrire ce fichier. Donnez des notes (--notes), ou la clé du serveur (--key).
verdict-wrong = Ce n’est pas ce qui était promis : voyez ci-dessus.
verdict-unfinished = Jusqu’ici, tout va bien ; le reste se verra à la fin de la partie.
verdict-lost = Tout n’a pas pu être vérifié.
verdict-outdated = Pas vérifiée : les règles avec lesquelles elle a été jouée ne sont pas ici.
verdict-unsealed = Le fichier est en ordre, mais rien n’est prouvé sur les dés.
