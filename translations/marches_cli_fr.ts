<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>Cli</name>
    <message>
        <source>Usage</source>
        <comment>heading of --help, before a colon</comment>
        <translation>Utilisation&#xa0;</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <comment>placeholder in a usage line</comment>
        <translation>OPTIONS</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <comment>placeholder in a usage line</comment>
        <translation>COMMANDE</translation>
    </message>
    <message>
        <source>Arguments</source>
        <comment>heading of --help, before a colon</comment>
        <translation>Arguments&#xa0;</translation>
    </message>
    <message>
        <source>Commands</source>
        <comment>heading of --help, before a colon</comment>
        <translation>Commandes&#xa0;</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obligatoire</translation>
    </message>
    <message>
        <source>Print this help and leave.</source>
        <translation>Afficher cette aide et quitter.</translation>
    </message>
    <message>
        <source>Options</source>
        <comment>heading of --help, before a colon</comment>
        <translation>Options&#xa0;</translation>
    </message>
    <message>
        <source>Language of what is printed: en, fr, ... Default: that of the system.</source>
        <translation>Langue de ce qui s’affiche&#xa0;: en, fr… Par défaut, celle du système.</translation>
    </message>
    <message>
        <source>Folder that holds maps and resources. Default: MARCHES_DATA, or where the program is installed.</source>
        <translation>Dossier qui contient maps et resources. Par défaut, MARCHES_DATA, ou là où le programme est installé.</translation>
    </message>
    <message>
        <source>Folder of your own with maps, variants and rules beside those of the program. Default: none.</source>
        <translation>Votre dossier de cartes, de variantes et de règles, à côté de celles du programme. Par défaut, aucun.</translation>
    </message>
    <message>
        <source>See marches-cli --help.</source>
        <translation>Voir marches-cli --help.</translation>
    </message>
    <message>
        <source>See marches-cli %1 --help.</source>
        <translation>Voir marches-cli %1 --help.</translation>
    </message>
    <message>
        <source>There is no option %1 here.</source>
        <translation>L’option %1 n’existe pas ici.</translation>
    </message>
    <message>
        <source>“%1” is one argument too many.</source>
        <translation>«&#xa0;%1&#xa0;» est un argument de trop.</translation>
    </message>
    <message>
        <source>There is no command “%1”.</source>
        <translation>La commande «&#xa0;%1&#xa0;» n’existe pas.</translation>
    </message>
    <message>
        <source>An argument is empty.</source>
        <translation>Un argument est vide.</translation>
    </message>
    <message>
        <source>The answer could not be written to standard output: %1.</source>
        <translation>La réponse n’a pas pu être écrite sur la sortie standard&#xa0;: %1.</translation>
    </message>
    <message>
        <source>--%1 takes the name of a file, not “%2”.</source>
        <translation>--%1 prend le nom d’un fichier, pas «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>Il manque une commande.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>Il manque %1.</translation>
    </message>
    <message>
        <source>--%1 may be given only once.</source>
        <translation>--%1 ne se donne qu’une fois.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 demande une valeur.</translation>
    </message>
    <message>
        <source>The command line cannot be understood.</source>
        <translation>La ligne de commande est incompréhensible.</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <translation>Vouliez-vous dire «&#xa0;%1&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>--%1 takes a whole number from %2 to %3, not “%4”.</source>
        <translation>--%1 prend un nombre entier de %2 à %3, pas «&#xa0;%4&#xa0;».</translation>
    </message>
    <message>
        <source>Marches without a window: checks maps and rules, plays and simulates games, draws boards.</source>
        <translation>Marches sans fenêtre&#xa0;: contrôler cartes et règles, jouer et simuler des parties, dessiner des plateaux.</translation>
    </message>
    <message>
        <source>Print the version and leave.</source>
        <translation>Afficher la version et quitter.</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>of a scenario</comment>
        <translation>réussi</translation>
    </message>
    <message>
        <source>FAILED</source>
        <comment>of a scenario</comment>
        <translation>ÉCHOUÉ</translation>
    </message>
    <message>
        <source>No scenario here is of a game with a rule %1.</source>
        <translation>Aucun scénario ici ne porte sur un jeu qui a une règle %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s) passed.</source>
        <translation>
            <numerusform>%n scénario a réussi.</numerusform>
            <numerusform>%n scénarios ont réussi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s) failed.</source>
        <translation>
            <numerusform>%n scénario a échoué.</numerusform>
            <numerusform>%n scénarios ont échoué.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no scenario here.</source>
        <translation>Il n’y a aucun scénario ici.</translation>
    </message>
    <message>
        <source>Answer in JSON, for programs.</source>
        <translation>Répondre en JSON, pour les programmes.</translation>
    </message>
    <message>
        <source>Set an option of the rules. May be given several times.</source>
        <translation>Régler une option des règles. Se donne autant de fois qu’il faut.</translation>
    </message>
    <message>
        <source>Number of players. Default: as the variant says.</source>
        <translation>Nombre de joueurs. Par défaut, ce que dit la variante.</translation>
    </message>
    <message>
        <source>Levels of the bots, one for all or one a seat: medium, or easy,medium. Default: medium.</source>
        <translation>Niveaux des robots, un pour tous ou un par place&#xa0;: medium, ou easy,medium. Par défaut, medium.</translation>
    </message>
    <message>
        <source>Number that all dice and shuffles follow from. Default: 1.</source>
        <translation>Nombre dont découlent tous les dés et mélanges. Par défaut, 1.</translation>
    </message>
    <message>
        <source>Check maps, variants, rules, decks, texts, styles, stamps and translations: files, or folders with all that is below.</source>
        <translation>Contrôler cartes, variantes, règles, paquets, textes, styles, tampons et traductions&#xa0;: des fichiers, ou des dossiers avec tout ce qu’ils contiennent.</translation>
    </message>
    <message>
        <source>Play scenario files and collections of adjudicated positions, or all below folders, and compare with what they expect.</source>
        <translation>Jouer des scénarios et des recueils de positions arbitrées, ou tous ceux des dossiers, et comparer avec ce qu’ils attendent.</translation>
    </message>
    <message>
        <source>Carry out one turn of written orders and report it as in a game by mail. POSITION is a saved game, or a variant (a file, map/variant, or map:ruleset) that begins.</source>
        <translation>Exécuter un tour d’ordres écrits et en rendre compte comme dans une partie par correspondance. POSITION est une partie enregistrée, ou une variante (un fichier, carte/variante ou carte:règles) qui commence.</translation>
    </message>
    <message>
        <source>A sheet of orders. May be given several times. A file named after a power, such as france.txt, holds that power&apos;s.</source>
        <translation>Une feuille d’ordres. Se donne autant de fois qu’il faut. Un fichier nommé d’après une puissance, comme france.txt, contient les ordres de celle-ci.</translation>
    </message>
    <message>
        <source>Read the orders and say what they amount to, without carrying anything out.</source>
        <translation>Lire les ordres et dire ce qu’ils donnent, sans rien exécuter.</translation>
    </message>
    <message>
        <source>Continue when something on a sheet cannot be read: those units have no order.</source>
        <translation>Continuer quand quelque chose sur une feuille est illisible&#xa0;: ces unités n’ont pas d’ordre.</translation>
    </message>
    <message>
        <source>End each line of the report with the rule that it rests on.</source>
        <translation>Finir chaque ligne du compte rendu par la règle sur laquelle elle repose.</translation>
    </message>
    <message>
        <source>Draw the board afterwards: .png, .svg or .pdf.</source>
        <translation>Dessiner ensuite le plateau&#xa0;: .png, .svg ou .pdf.</translation>
    </message>
    <message>
        <source>What chance or the game master says to the next question: a number, a place or a word. May be given several times.</source>
        <translation>Ce que le hasard ou le meneur de jeu répond à la question suivante&#xa0;: un nombre, un lieu ou un mot. Peut être donné plusieurs fois.</translation>
    </message>
    <message>
        <source>Write a report for each power, with what it may know, one for the game master and one for everybody: text, page and picture.</source>
        <translation>Écrire un compte rendu pour chaque puissance, avec ce qu’elle peut savoir, un pour le meneur de jeu et un pour tout le monde&#xa0;: texte, page et image.</translation>
    </message>
    <message>
        <source>Paper that a .pdf is made for: a4, a3 or letter.</source>
        <translation>Papier pour lequel un .pdf est fait&#xa0;: a4, a3 ou letter.</translation>
    </message>
    <message>
        <source>--paper is a4, a3 or letter, not “%1”.</source>
        <translation>--paper est a4, a3 ou letter, pas «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>--reports takes the name of a folder.</source>
        <translation>--reports prend le nom d’un dossier.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Switch the enforcement of a rule off: scenarios that rest on it must fail then.</source>
        <translation>Ne plus faire respecter une règle&#xa0;: les scénarios qui reposent sur elle doivent alors échouer.</translation>
    </message>
    <message>
        <source>Print instead what a scenario of these rules can give, do and expect; with deck: what their decks may say.</source>
        <translation>Afficher plutôt ce qu’un scénario de ces règles peut donner, faire et attendre&#xa0;; avec deck&#xa0;: ce que peuvent dire leurs paquets.</translation>
    </message>
    <message>
        <source>Map for --ruleset. Default: the first that can be played with it.</source>
        <translation>Carte pour --ruleset. Par défaut, la première qui s’y joue.</translation>
    </message>
    <message>
        <source>Let bots play a game and print its log. VARIANT is a file, map/variant, or map:ruleset.</source>
        <translation>Faire jouer une partie par des robots et afficher son journal. VARIANT est un fichier, carte/variante ou carte:règles.</translation>
    </message>
    <message>
        <source>Write the game as a saved game.</source>
        <translation>Enregistrer la partie dans un fichier.</translation>
    </message>
    <message>
        <source>Draw the final board: .png, .svg or .pdf.</source>
        <translation>Dessiner le plateau final&#xa0;: .png, .svg ou .pdf.</translation>
    </message>
    <message>
        <source>Print only the result.</source>
        <translation>Afficher le résultat seul.</translation>
    </message>
    <message>
        <source>Let bots play many games and count.</source>
        <translation>Faire jouer beaucoup de parties par des robots et compter.</translation>
    </message>
    <message>
        <source>Number of games. Default: 1000.</source>
        <translation>Nombre de parties. Par défaut, 1000.</translation>
    </message>
    <message>
        <source>Compare with the same game after this change. May be given several times.</source>
        <translation>Comparer au même jeu après ce changement. Se donne autant de fois qu’il faut.</translation>
    </message>
    <message>
        <source>Play only part I of N; merge puts the parts together.</source>
        <translation>Ne jouer que la part I sur N&#x202f;; merge réunit les parts.</translation>
    </message>
    <message>
        <source>Threads. The result does not depend on their number. Default: one a processor.</source>
        <translation>Fils d’exécution. Le résultat ne dépend pas de leur nombre. Par défaut, un par processeur.</translation>
    </message>
    <message>
        <source>Write the result to a file.</source>
        <translation>Écrire le résultat dans un fichier.</translation>
    </message>
    <message>
        <source>Fit the weights by which searching bots see who is ahead to games between bots, and print them as rules.yaml has them.</source>
        <translation>Ajuster de nouveau, sur des parties entre robots, les poids par lesquels les robots qui cherchent voient qui est en tête, et les afficher comme rules.yaml les donne.</translation>
    </message>
    <message>
        <source># From %1 games. In games kept apart the loss is %2; with even chances it is %3.</source>
        <translation># D’après %1 parties. Sur des parties mises à part, la perte est de %2&#x202f;; à chances égales, de %3.</translation>
    </message>
    <message>
        <source>Let levels of bots play against each other in pairs, and rate them.</source>
        <translation>Faire jouer des niveaux de robots deux à deux les uns contre les autres, et les classer.</translation>
    </message>
    <message>
        <source>Levels that play, with commas. Default: easy,medium,hard. The first has Elo 0.</source>
        <translation>Niveaux qui jouent, séparés par des virgules. Par défaut, easy,medium,hard. Le premier a un Elo de 0.</translation>
    </message>
    <message>
        <source>Number of games for each pair of levels. Default: 100.</source>
        <translation>Nombre de parties pour chaque paire de niveaux. Par défaut, 100.</translation>
    </message>
    <message>
        <source>%1 against %2: %3 of %4 games won; %5 never ended.</source>
        <translation>%1 contre %2&#xa0;: %3 parties gagnées sur %4&#x202f;; %5 sans fin.</translation>
    </message>
    <message>
        <source>%1: Elo %2 (%3 to %4)</source>
        <translation>%1&#xa0;: Elo %2 (de %3 à %4)</translation>
    </message>
    <message>
        <source>Draw the board of a map or of a saved game.</source>
        <translation>Dessiner le plateau d’une carte ou d’une partie enregistrée.</translation>
    </message>
    <message>
        <source>The picture: .png, .svg or .pdf.</source>
        <translation>L’image&#xa0;: .png, .svg ou .pdf.</translation>
    </message>
    <message>
        <source>Width of the picture. Default: 1200.</source>
        <translation>Largeur de l’image. Par défaut, 1200.</translation>
    </message>
    <message>
        <source>Colours: light or dark. Default: light.</source>
        <translation>Couleurs&#xa0;: light (clair) ou dark (sombre). Par défaut, light.</translation>
    </message>
    <message>
        <source>Language of the translation: fr, pt-BR, ... update and report take all that are there by default.</source>
        <translation>Langue de la traduction&#xa0;: fr, pt-BR… Par défaut, update et report prennent toutes celles qui existent.</translation>
    </message>
    <message>
        <source>Write extract and pseudo to a file instead of printing them; the zip of pack.</source>
        <translation>Écrire extract et pseudo dans un fichier au lieu de les afficher&#xa0;; le zip de pack.</translation>
    </message>
    <message>
        <source>This board cannot be drawn at that width.</source>
        <translation>Ce plateau ne peut pas se dessiner à cette largeur.</translation>
    </message>
    <message>
        <source>--theme is light or dark, not “%1”.</source>
        <translation>--theme est light ou dark, pas «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>L’image n’a pas pu être faite.</translation>
    </message>
    <message>
        <source>A picture&apos;s name ends in .png, .svg or .pdf, unlike “%1”.</source>
        <translation>Le nom d’une image finit par .png, .svg ou .pdf, à la différence de «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Say where the picture goes with -o.</source>
        <translation>Dites où va l’image avec -o.</translation>
    </message>
    <message>
        <source>The game did not end within %1 steps.</source>
        <translation>La partie n’est pas finie après %1 étapes.</translation>
    </message>
    <message>
        <source>Games may never end by these rules. --set %1=60 lets them end after so many rounds.</source>
        <translation>Ces règles laissent une partie durer sans fin. --set %1=60 la fait finir après autant de tours.</translation>
    </message>
    <message>
        <source>:</source>
        <comment>between a name and its score</comment>
        <translation>&#xa0;:</translation>
    </message>
    <message>
        <source>Nobody wins.</source>
        <translation>Personne ne gagne.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>Victoire&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Shared by %1.</source>
        <comment>victory</comment>
        <translation>Victoire partagée par %1.</translation>
    </message>
    <message>
        <source>There is no bot “%1”.</source>
        <translation>Le robot «&#xa0;%1&#xa0;» n’existe pas.</translation>
    </message>
    <message>
        <source>--bots names %1 levels for %2 seats.</source>
        <translation>--bots indique %1 niveaux pour %2 places.</translation>
    </message>
    <message>
        <source>There are no rules “%1”.</source>
        <translation>Les règles «&#xa0;%1&#xa0;» n’existent pas.</translation>
    </message>
    <message>
        <source>There is no map for these rules. Name one with --map.</source>
        <translation>Il n’y a pas de carte pour ces règles. Indiquez-en une avec --map.</translation>
    </message>
    <message>
        <source>Name either a kind of file or --ruleset.</source>
        <translation>Indiquez soit un type de fichier, soit --ruleset.</translation>
    </message>
    <message>
        <source>There is no kind of file “%1”.</source>
        <translation>Le type de fichier «&#xa0;%1&#xa0;» n’existe pas.</translation>
    </message>
    <message>
        <source>The program&apos;s own texts cannot be read in %1: messages will be bare. Is --data or MARCHES_DATA right?</source>
        <translation>Les textes du programme sont illisibles dans %1&#xa0;: les messages seront bruts. La valeur de --data ou de MARCHES_DATA est-elle juste&#x202f;?</translation>
    </message>
    <message>
        <source>--shard takes a part and a number of parts, such as 2/8, not “%1”.</source>
        <translation>--shard prend une part et un nombre de parts, comme 2/8, pas «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>%1 in 100 (%2 to %3)</source>
        <comment>a share with its 95 % interval</comment>
        <translation>%1 sur 100 (de %2 à %3)</translation>
    </message>
    <message>
        <source>%1 of %2 games played; %3 never ended.</source>
        <translation>%1 parties jouées sur %2&#x202f;; %3 sans fin.</translation>
    </message>
    <message>
        <source>Game %1, step %2: %3</source>
        <translation>Partie %1, étape %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Say the language with --to, as a code: fr, pt-BR.</source>
        <translation>Dites la langue avec --to, par son code&#xa0;: fr, pt-BR.</translation>
    </message>
    <message>
        <source>“%1” is not the code of a language. Say it with --to, as: fr, pt-BR.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas le code d’une langue. Indiquez-le avec --to, comme&#xa0;: fr, pt-BR.</translation>
    </message>
    <message>
        <source>This works on the texts of one folder at a time.</source>
        <translation>Ceci se fait pour les textes d’un dossier à la fois.</translation>
    </message>
    <message>
        <source>%1: nothing new</source>
        <translation>%1&#xa0;: rien de nouveau</translation>
    </message>
    <message>
        <source>%1: updated</source>
        <translation>%1&#xa0;: mis à jour</translation>
    </message>
    <message>
        <source>not translated</source>
        <translation>non traduit</translation>
    </message>
    <message>
        <source>needs review</source>
        <translation>à revoir</translation>
    </message>
    <message>
        <source>the source has changed</source>
        <translation>la source a changé</translation>
    </message>
    <message>
        <source>placeholder differs</source>
        <translation>les variables diffèrent</translation>
    </message>
    <message>
        <source>wrong number of plural forms</source>
        <translation>mauvais nombre de formes du pluriel</translation>
    </message>
    <message>
        <source>same as the source</source>
        <translation>identique à la source</translation>
    </message>
    <message>
        <source>too long for its place</source>
        <translation>trop long pour sa place</translation>
    </message>
    <message>
        <source>no such text</source>
        <translation>ce texte n’existe pas</translation>
    </message>
    <message>
        <source>%1: %2 of %3 texts done</source>
        <translation>%1&#xa0;: %2 textes faits sur %3</translation>
    </message>
    <message>
        <source>“%1” is no action of i18n.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une action d’i18n.</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>conseil</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avertissement</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are good.</source>
        <translation>
            <numerusform>%n fichier en ordre.</numerusform>
            <numerusform>%n fichiers en ordre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) have errors.</source>
        <translation>
            <numerusform>%n fichier avec des erreurs.</numerusform>
            <numerusform>%n fichiers avec des erreurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to check here.</source>
        <translation>Il n’y a rien à contrôler ici.</translation>
    </message>
    <message>
        <source>%1 (%2) wins %3.</source>
        <translation>Victoires, %1 (%2)&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 (%2) wins %3, with the change %4: a difference of %5.</source>
        <translation>Victoires, %1 (%2)&#xa0;: %3, avec le changement %4&#xa0;: un écart de %5.</translation>
    </message>
    <message>
        <source>Print the exact odds of a battle.</source>
        <translation>Afficher les chances exactes d’un combat.</translation>
    </message>
    <message>
        <source>Attacking pieces: &quot;3 faun, 1 centaur&quot;.</source>
        <translation>Pièces qui attaquent&#xa0;: «&#xa0;3 faun, 1 centaur&#xa0;».</translation>
    </message>
    <message>
        <source>Defending pieces: &quot;2 boggle&quot;.</source>
        <translation>Pièces qui défendent&#xa0;: «&#xa0;2 boggle&#xa0;».</translation>
    </message>
    <message>
        <source>Place of the battle. Default: one without anything special.</source>
        <translation>Lieu du combat. Par défaut, un lieu sans rien de particulier.</translation>
    </message>
    <message>
        <source>Place from which the attackers come. Default: over an open border.</source>
        <translation>Lieu d’où viennent les attaquants. Par défaut, par une frontière ouverte.</translation>
    </message>
    <message>
        <source>What helps either side, as the rules know it: &quot;general, castle&quot;.</source>
        <translation>Ce qui aide l’un ou l’autre côté, selon les règles&#xa0;: «&#xa0;general, castle&#xa0;».</translation>
    </message>
    <message>
        <source>Map. Default: the first that can be played with the rules.</source>
        <translation>Carte. Par défaut, la première qui se joue avec ces règles.</translation>
    </message>
    <message>
        <source>--%1 takes counted pieces such as “3 faun, 1 centaur”, not “%2”.</source>
        <translation>--%1 prend des pièces comptées, comme «&#xa0;3 faun, 1 centaur&#xa0;», pas «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>There is no piece “%1”.</source>
        <translation>La pièce «&#xa0;%1&#xa0;» n’existe pas.</translation>
    </message>
    <message>
        <source>There is no place “%1”.</source>
        <translation>Le lieu «&#xa0;%1&#xa0;» n’existe pas.</translation>
    </message>
    <message>
        <source>The attacker wins %1 in 100 (exact).</source>
        <translation>L’attaquant gagne %1 fois sur 100 (exact).</translation>
    </message>
    <message>
        <source>The attacker wins %1 in 100 (an estimate).</source>
        <translation>L’attaquant gagne %1 fois sur 100 (estimation).</translation>
    </message>
    <message numerus="yes">
        <source>%n attacking piece(s) left: %1 in 100</source>
        <translation>
            <numerusform>%n pièce restante à l’attaquant&#xa0;: %1 sur 100</numerusform>
            <numerusform>%n pièces restantes à l’attaquant&#xa0;: %1 sur 100</numerusform>
        </translation>
    </message>
    <message>
        <source>Say who fights with --attack and --defend.</source>
        <translation>Dites qui se bat avec --attack et --defend.</translation>
    </message>
    <message>
        <source>These rules know no such battle.</source>
        <translation>Ces règles ne connaissent pas de tel combat.</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>a mean with its 95 % interval</comment>
        <translation>%1 (de %2 à %3)</translation>
    </message>
    <message>
        <source>A game has %1 decisions and %2 turns.</source>
        <translation>Une partie compte %1 décisions et %2 tours.</translation>
    </message>
    <message>
        <source>Whoever begins wins %1.</source>
        <translation>Victoires de qui commence&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A game has %1 decisions, with the change %2: a difference of %3.</source>
        <translation>Une partie compte %1 décisions, avec le changement %2&#xa0;: un écart de %3.</translation>
    </message>
    <message>
        <source>A game has %1 turns, with the change %2: a difference of %3.</source>
        <translation>Une partie compte %1 tours, avec le changement %2&#xa0;: un écart de %3.</translation>
    </message>
    <message>
        <source>Whoever begins wins %1, with the change %2: a difference of %3.</source>
        <translation>Victoires de qui commence&#xa0;: %1, avec le changement %2&#xa0;: un écart de %3.</translation>
    </message>
    <message>
        <source>Work on translations: those of maps, rules and texts (.po), and those of the window (.ts). ACTION is extract (a new file), update (bring files in step with their source), report (what is missing or wrong), pseudo (a made-up language that shows what cannot be translated), pack (all that is translated into a language, in one zip to be sent) or take (what such a zip, the first PATH, has for the others).</source>
        <translation>Travailler aux traductions&#xa0;: celles des cartes, des règles et des textes (.po), et celles de la fenêtre (.ts). ACTION est extract (un nouveau fichier), update (mettre les fichiers à jour d’après leur source), report (ce qui manque ou cloche), pseudo (une langue inventée qui montre ce qui échappe à la traduction), pack (tout ce qui est traduit dans une langue, en un zip à envoyer) ou take (ce qu’un tel zip, le premier PATH, apporte aux autres).</translation>
    </message>
    <message>
        <source>typography</source>
        <translation>typographie</translation>
    </message>
    <message>
        <source>translated differently elsewhere</source>
        <translation>traduit autrement ailleurs</translation>
    </message>
    <message>
        <source>marks that the source does not have</source>
        <translation>balises absentes de la source</translation>
    </message>
    <message>
        <source>the same for one and for many</source>
        <translation>identique au singulier et au pluriel</translation>
    </message>
    <message>
        <source>letter for the keyboard (&amp;) differs</source>
        <translation>lettre pour le clavier (&amp;) différente</translation>
    </message>
    <message>
        <source>kind of text</source>
        <translation>type de texte</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>textes</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manquants</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>périmés</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>fautifs</translation>
    </message>
    <message>
        <source>to judge</source>
        <translation>à juger</translation>
    </message>
    <message>
        <source>This works on one file at a time.</source>
        <translation>Ceci se fait pour un fichier à la fois.</translation>
    </message>
    <message>
        <source>no room for it on the board</source>
        <translation>pas de place sur le plateau</translation>
    </message>
    <message>
        <source>wider than its place on the board</source>
        <translation>plus large que sa place sur le plateau</translation>
    </message>
    <message>
        <source>Print what a kind of file may say, as a JSON Schema: map, variant, rules, deck, scenario, save, texts, style, lesson or experiment.</source>
        <translation>Afficher ce qu’un type de fichier peut dire, en JSON Schema&#xa0;: map, variant, rules, deck, scenario, save, texts, style, lesson ou experiment.</translation>
    </message>
    <message>
        <source>Write a report with charts, a page of HTML.</source>
        <translation>Écrire un rapport avec graphiques, une page HTML.</translation>
    </message>
    <message>
        <source>Write all numbers as a table, CSV.</source>
        <translation>Écrire tous les nombres dans un tableau, CSV.</translation>
    </message>
    <message>
        <source>Put the parts of a simulation, experiment or tournament together: files, or a folder that holds them all.</source>
        <translation>Réunir les parts d’une simulation, d’une expérience ou d’un tournoi&#xa0;: des fichiers, ou un dossier qui les contient tous.</translation>
    </message>
    <message>
        <source>Continue when parts are missing from a folder.</source>
        <translation>Continuer quand des parts manquent dans un dossier.</translation>
    </message>
    <message>
        <source>Carry out an experiment: measure a variant, compare changes, find out which options matter or which value of a number is fair.</source>
        <translation>Mener une expérience&#xa0;: mesurer une variante, comparer des changements, trouver quelles options comptent ou quelle valeur d’un nombre est équitable.</translation>
    </message>
    <message>
        <source>With --tasks: into how many parts the experiment is divided.</source>
        <translation>Avec --tasks&#xa0;: en combien de parts l’expérience est divisée.</translation>
    </message>
    <message>
        <source>Print a command for each part, and play nothing.</source>
        <translation>Afficher une commande par part, sans rien jouer.</translation>
    </message>
    <message>
        <source>With --tasks: where the parts are written. Default: beside the experiment.</source>
        <translation>Avec --tasks&#xa0;: où les parts sont écrites. Par défaut&#xa0;: à côté de l’expérience.</translation>
    </message>
    <message>
        <source>Play nothing; write with --out the experiment on pairs of the options that moved most in this result.</source>
        <translation>Ne rien jouer, et écrire avec --out l’expérience sur les paires des options qui ont fait bouger le plus dans ce résultat.</translation>
    </message>
    <message>
        <source>Another number arranges trees and hills differently.</source>
        <translation>Un autre nombre dispose autrement arbres et collines.</translation>
    </message>
    <message>
        <source>Colours of territories: by terrain, or by regions.</source>
        <translation>Couleurs des territoires&#xa0;: terrain ou regions.</translation>
    </message>
    <message>
        <source>How dense woods are, from 0 to 3.</source>
        <translation>Densité des bois, de 0 à 3.</translation>
    </message>
    <message>
        <source>How dense hills and mountains are, from 0 to 3.</source>
        <translation>Densité des collines et des montagnes, de 0 à 3.</translation>
    </message>
    <message>
        <source>Leave out what people and other programs have drawn around the territories.</source>
        <translation>Laisser de côté ce que des personnes et d’autres programmes ont dessiné autour des territoires.</translation>
    </message>
    <message>
        <source>Style of the board: parchment, atlas, print, ... Default: as the map says.</source>
        <translation>Style du plateau&#xa0;: parchment, atlas, print... Par défaut&#xa0;: celui de la carte.</translation>
    </message>
    <message>
        <source>Draw the board of a map, with coasts, borders, rivers, woods and mountains, and save it.</source>
        <translation>Dessiner le plateau d’une carte, avec côtes, frontières, rivières, bois et montagnes, et l’enregistrer.</translation>
    </message>
    <message>
        <source>Draw the board of a map anew in this style first; nothing is saved.</source>
        <translation>Redessiner d’abord le plateau d’une carte dans ce style&#x202f;; rien n’est enregistré.</translation>
    </message>
    <message>
        <source>There is no style “%1”. Styles: %2.</source>
        <translation>Il n’y a pas de style «&#xa0;%1&#xa0;». Styles&#xa0;: %2.</translation>
    </message>
    <message>
        <source>--%1 is a number from 0 to 3, not “%2”.</source>
        <translation>--%1 est un nombre de 0 à 3, pas «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>--fills is terrain or regions, not “%1”.</source>
        <translation>--fills vaut terrain ou regions, pas «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>--tasks needs --parts with the number of parts.</source>
        <translation>--tasks demande --parts et le nombre de parts.</translation>
    </message>
    <message>
        <source>%1 is left out: %2</source>
        <translation>%1 est laissé de côté&#xa0;: %2</translation>
    </message>
    <message>
        <source>A part does not stop at a precision: it plays all of its games.</source>
        <translation>Une part ne s’arrête pas à une précision&#xa0;: elle joue toutes ses parties.</translation>
    </message>
    <message>
        <source>--parts goes with --tasks.</source>
        <translation>--parts va avec --tasks.</translation>
    </message>
    <message>
        <source>--into goes with --tasks.</source>
        <translation>--into va avec --tasks.</translation>
    </message>
    <message>
        <source>%1: %2 %3, %4.</source>
        <comment>change, measure, effect, whether it is more than chance</comment>
        <translation>%1&#xa0;: %2 %3, %4.</translation>
    </message>
    <message>
        <source>Equal seeds saved %1 games.</source>
        <translation>Les graines communes ont épargné %1 parties.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a measure and its value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Part %1 of %2 is missing: games %3 to %4.</source>
        <translation>La part %1 sur %2 manque&#xa0;: parties %3 à %4.</translation>
    </message>
    <message>
        <source>Make a map from one of another program: a file, a folder or a zip. What could not be imported is listed, and why.</source>
        <translation>Faire une carte de celle d’un autre programme&#xa0;: un fichier, un dossier ou un zip. Ce qui n’a pu être repris est indiqué, avec la raison.</translation>
    </message>
    <message>
        <source>The folder of the new map. It must not exist, or be empty.</source>
        <translation>Le dossier de la nouvelle carte. Il ne doit pas exister, ou être vide.</translation>
    </message>
    <message>
        <source>What the file is: svg, warzone, domination, conquest, triplea, jdip, godip, geojson, topojson or marches-map. Default: as it looks.</source>
        <translation>Ce qu’est le fichier&#xa0;: svg, warzone, domination, conquest, triplea, jdip, godip, geojson, topojson ou marches-map. Par défaut&#xa0;: d’après son aspect.</translation>
    </message>
    <message>
        <source>Name of the map. Default: as the file says.</source>
        <translation>Nom de la carte. Par défaut&#xa0;: celui du fichier.</translation>
    </message>
    <message>
        <source>GeoJSON and TopoJSON: the property with the names.</source>
        <translation>GeoJSON et TopoJSON&#xa0;: la propriété qui contient les noms.</translation>
    </message>
    <message>
        <source>GeoJSON and TopoJSON: the property that ids are made of.</source>
        <translation>GeoJSON et TopoJSON&#xa0;: la propriété dont on fait les identifiants.</translation>
    </message>
    <message>
        <source>GeoJSON and TopoJSON: the property with the regions.</source>
        <translation>GeoJSON et TopoJSON&#xa0;: la propriété qui contient les régions.</translation>
    </message>
    <message>
        <source>TopoJSON: which object. Default: that with the most parts.</source>
        <translation>TopoJSON&#xa0;: quel objet. Par défaut&#xa0;: celui qui a le plus de parties.</translation>
    </message>
    <message>
        <source>jDip: which variant of the package. TripleA: which game of the map. Default: the one it prefers, or that uses most of it.</source>
        <translation>jDip&#xa0;: quelle variante du paquet. TripleA&#xa0;: quel jeu de la carte. Par défaut&#xa0;: celle qu’il préfère, ou celui qui en emploie le plus.</translation>
    </message>
    <message>
        <source>Join lands across the water by lanes, for games without ships, where the file has no such lanes.</source>
        <translation>Relier par des voies les terres que l’eau sépare, pour les jeux sans navires, quand le fichier n’a pas de telles voies.</translation>
    </message>
    <message>
        <source>Of degrees: equirectangular, mercator, natural-earth, equal-earth. Of a flat plane: none, whose y grows downwards, or none-up. Default: by what is shown.</source>
        <translation>Pour des degrés&#xa0;: equirectangular, mercator, natural-earth, equal-earth. Pour un plan&#xa0;: none, dont l’axe y descend, ou none-up, dont il monte. Par défaut&#xa0;: selon ce qui est montré.</translation>
    </message>
    <message>
        <source>How far outlines of GeoJSON and TopoJSON may move, in board units. Default: 0.4.</source>
        <translation>De combien les contours de GeoJSON et TopoJSON peuvent bouger, en unités du plateau. Par défaut&#xa0;: 0,4.</translation>
    </message>
    <message>
        <source>Write a map in the form of another program. What that form cannot hold is listed.</source>
        <translation>Écrire une carte dans la forme d’un autre programme. Ce que cette forme ne peut dire est indiqué.</translation>
    </message>
    <message>
        <source>The form: svg, warzone, domination, jdip, godip, geojson, topojson, csv, graphml, or marches-map, a packed map to be sent.</source>
        <translation>La forme&#xa0;: svg, warzone, domination, jdip, godip, geojson, topojson, csv, graphml, ou marches-map, une carte empaquetée à envoyer.</translation>
    </message>
    <message>
        <source>The file. Of domination, jdip and godip a new folder, or a .zip.</source>
        <translation>Le fichier. Pour domination, jdip et godip, un nouveau dossier, ou un .zip.</translation>
    </message>
    <message>
        <source>--%1 does not know “%2”.%3</source>
        <translation>--%1 ne connaît pas «&#xa0;%2&#xa0;».%3</translation>
    </message>
    <message>
        <source>Territory</source>
        <comment>name of a territory without one; a number follows</comment>
        <translation>Territoire</translation>
    </message>
    <message>
        <source>--simplify is a number from 0 to 100, not “%1”.</source>
        <translation>--simplify est un nombre de 0 à 100, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>%1 (%2), in %3</source>
        <translation>%1 (%2), dans %3</translation>
    </message>
    <message>
        <source>Territories: %1. Seas: %2. Coasts: %3. Regions: %4. Connections: %5.</source>
        <translation>Territoires&#xa0;: %1. Mers&#xa0;: %2. Côtes&#xa0;: %3. Régions&#xa0;: %4. Passages&#xa0;: %5.</translation>
    </message>
    <message>
        <source>Say in which form with --to: svg, domination, geojson, ...</source>
        <translation>Indiquer dans quelle forme avec --to&#xa0;: svg, domination, geojson, etc.</translation>
    </message>
    <message>
        <source>Say where the map goes with -o.</source>
        <translation>Indiquer où va la carte avec -o.</translation>
    </message>
    <message>
        <source>Say which folder is to hold the map with -o.</source>
        <translation>Indiquer avec -o quel dossier doit recevoir la carte.</translation>
    </message>
    <message>
        <source>More of this kind: %1.</source>
        <translation>Du même genre, en plus&#xa0;: %1.</translation>
    </message>
    <message>
        <source>List what there is, a name a line with its title: variants, maps or rules. Default: variants.</source>
        <translation>Lister ce qu’il y a, un nom par ligne avec son titre&#xa0;: variants (variantes), maps (cartes) ou rules (règles). Par défaut, variants.</translation>
    </message>
    <message>
        <source>Print a script by which a shell completes what is typed: bash, zsh or fish.</source>
        <translation>Afficher le script par lequel un interpréteur complète ce que l’on tape&#xa0;: bash, zsh ou fish.</translation>
    </message>
    <message>
        <source>Write the guide with its pictures as web pages, and the rule books of games: of those named, else of all.</source>
        <translation>Écrire le guide et ses images en pages web, ainsi que les livrets de règles des jeux&#xa0;: ceux des jeux nommés, sinon tous.</translation>
    </message>
    <message>
        <source>Where the pages go; the folder is made.</source>
        <translation>Dossier des pages, créé au besoin.</translation>
    </message>
    <message>
        <source>Language of the pages. Default: that of what is printed.</source>
        <translation>Langue des pages. Par défaut, celle de ce qui s’affiche.</translation>
    </message>
    <message>
        <source>completion takes bash, zsh or fish, not “%1”.</source>
        <translation>completion prend bash, zsh ou fish, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Say into which folder the pages go with -o.</source>
        <translation>Indiquez le dossier des pages avec -o.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written to %1.</source>
        <translation>
            <numerusform>%n fichier écrit dans %1.</numerusform>
            <numerusform>%n fichiers écrits dans %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>list takes variants, maps or rules, not “%1”.</source>
        <translation>list prend variants, maps ou rules, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>cannot be used: %1</source>
        <translation>inutilisable&#xa0;: %1</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <comment>names of pieces</comment>
        <translation>Il y a&#xa0;: %1.</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <comment>levels of bots</comment>
        <translation>Il y a&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>a time such as 2:05</comment>
        <translation>encore %1</translation>
    </message>
    <message>
        <source>, %1 reviewed</source>
        <translation>, %1 relus</translation>
    </message>
    <message>
        <source>a thing is not called by its name</source>
        <translation>une chose est appelée autrement que par son nom</translation>
    </message>
    <message>
        <source>Write the report of a power, of the master or of the public in another language than --lang, such as france=fr; --journal keeps it. May be given several times.</source>
        <translation>Écrire le compte rendu d’une puissance, du meneur (master) ou de tous (public) dans une autre langue que --lang, comme france=fr&#x202f;; --journal le garde. Peut être donné plusieurs fois.</translation>
    </message>
    <message>
        <source>--language-of takes READER=LANGUAGE, such as france=fr, not “%1”.</source>
        <translation>--language-of prend LECTEUR=LANGUE, comme france=fr, pas «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There is no reader “%1”. Readers: %2.</source>
        <translation>Il n’y a pas de lecteur «&#xa0;%1&#xa0;». Lecteurs&#xa0;: %2.</translation>
    </message>
    <message>
        <source>There are no reports in the language “%1”. Languages: %2.</source>
        <translation>Il n’y a pas de comptes rendus dans la langue «&#xa0;%1&#xa0;». Langues&#xa0;: %2.</translation>
    </message>
    <message>
        <source>--%1 goes with --matters.</source>
        <translation>--%1 va avec --matters.</translation>
    </message>
    <message>
        <source>--%1 does not go with --matters.</source>
        <translation>--%1 ne va pas avec --matters.</translation>
    </message>
    <message>
        <source>--%1 takes a number from %2 to %3, not “%4”.</source>
        <translation>--%1 prend un nombre de %2 à %3, pas «&#xa0;%4&#xa0;».</translation>
    </message>
    <message>
        <source>Name a variant instead of a file, and ask of each of its options what changing it does.</source>
        <translation>Nommer une variante au lieu d’un fichier, et demander pour chacune de ses options l’effet d’un changement.</translation>
    </message>
    <message>
        <source>With --matters: games of each change at most. Default: 1000; with --precision as many as it may take, 70000 for 1.</source>
        <translation>Avec --matters&#xa0;: nombre de parties par changement, au plus. Par défaut, 1000&#x202f;; avec --precision, autant qu’elle peut en demander, 70000 pour 1.</translation>
    </message>
    <message>
        <source>With --matters: stop when the shares of wins are known to N in 100.</source>
        <translation>Avec --matters&#xa0;: s’arrêter quand les parts de victoires sont connues à N sur 100 près.</translation>
    </message>
    <message>
        <source>With take: theirs where a text differs, too. Default: what is here stays.</source>
        <translation>Avec take&#xa0;: le leur aussi là où un texte diffère. Par défaut, ce qui est ici reste.</translation>
    </message>
    <message>
        <source>%1: %2 new, %3 differ</source>
        <comment>texts of a file</comment>
        <translation>%1&#xa0;: %2 nouveaux, %3 différents</translation>
    </message>
    <message>
        <source>%1: translates nothing here</source>
        <translation>%1&#xa0;: ne traduit rien de ce qui est ici</translation>
    </message>
    <message>
        <source>%1: is no translation</source>
        <translation>%1&#xa0;: ce n’est pas une traduction</translation>
    </message>
    <message>
        <source>Nothing was taken: this file translates nothing that is at these paths.</source>
        <translation>Rien n’a été repris&#xa0;: ce fichier ne traduit rien de ce qui se trouve à ces emplacements.</translation>
    </message>
    <message>
        <source>There is nothing new.</source>
        <translation>Il n’y a rien qui ne soit déjà ici.</translation>
    </message>
    <message>
        <source>What differs stays as it is. --theirs takes it as well.</source>
        <translation>Ce qui diffère reste tel quel. Avec --theirs, cela est repris aussi.</translation>
    </message>
    <message>
        <source>Say with -o which file is to be written.</source>
        <translation>Dites avec -o quel fichier écrire.</translation>
    </message>
    <message>
        <source>Keep the weights of the rules in proportion, and fit the factor of all of them alone.</source>
        <translation>Garder les proportions des poids des règles, et n’ajuster que le facteur commun.</translation>
    </message>
    <message>
        <source># The weights of the rules, each multiplied by %1.</source>
        <translation># Les poids des règles, chacun multiplié par %1.</translation>
    </message>
    <message>
        <source>The language of the names, such as en or fr. Default: as the file says, else en.</source>
        <translation>La langue des noms, comme en ou fr. Par défaut&#xa0;: celle du fichier, sinon en.</translation>
    </message>
    <message>
        <source>--names-in is a language, such as en or fr, not “%1”.</source>
        <translation>--names-in est une langue, comme en ou fr, et non «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
</TS>
