<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>ProblemFixes</name>
    <message>
        <source>Make it open</source>
        <translation>L’ouvrir</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>La fermer</translation>
    </message>
    <message>
        <source>Make it a sea lane</source>
        <translation>En faire une voie maritime</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Remove the second</source>
        <translation>Supprimer la seconde</translation>
    </message>
    <message>
        <source>New region</source>
        <translation>Nouvelle région</translation>
    </message>
    <message>
        <source>Remove the region</source>
        <translation>Supprimer la région</translation>
    </message>
    <message>
        <source>Make it a port</source>
        <translation>En faire un port</translation>
    </message>
    <message>
        <source>No longer a port</source>
        <translation>Ne plus en faire un port</translation>
    </message>
    <message>
        <source>Find another abbreviation</source>
        <translation>Trouver une autre abréviation</translation>
    </message>
    <message>
        <source>Remove the territory</source>
        <translation>Supprimer le territoire</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>L’oublier</translation>
    </message>
    <message>
        <source>Add a number to the second</source>
        <translation>Numéroter le second</translation>
    </message>
    <message>
        <source>Make it %1</source>
        <comment>%1: a kind of ground</comment>
        <translation>Mettre «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Make it a sea zone</source>
        <translation>En faire une zone maritime</translation>
    </message>
    <message>
        <source>Move its end to the coast</source>
        <translation>La mener à la côte</translation>
    </message>
    <message>
        <source>Remove the lane</source>
        <translation>Supprimer la voie</translation>
    </message>
    <message>
        <source>Sea lane to %1</source>
        <translation>Voie maritime vers %1</translation>
    </message>
    <message>
        <source>Move into %1</source>
        <translation>Mettre dans %1</translation>
    </message>
    <message>
        <source>Move it to the middle</source>
        <translation>Le mettre au milieu</translation>
    </message>
    <message>
        <source>Rename to %1</source>
        <translation>L’appeler %1</translation>
    </message>
    <message>
        <source>Sea lanes to all islands</source>
        <translation>Voies maritimes vers toutes les îles</translation>
    </message>
    <message>
        <source>Pass to %1</source>
        <translation>Col vers %1</translation>
    </message>
    <message>
        <source>Bridge to %1</source>
        <translation>Pont vers %1</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Board editor and rules playground</source>
        <translation>Éditeur de plateaux et terrain d’essai de règles</translation>
    </message>
    <message>
        <source>A saved game, a map, a drawing or a translation to open.</source>
        <translation>Partie enregistrée, carte, dessin ou traduction à ouvrir.</translation>
    </message>
    <message>
        <source>Theme: system, light or dark.</source>
        <translation>Thème&#xa0;: system, light ou dark.</translation>
    </message>
    <message>
        <source>A scenario to open in play mode.</source>
        <translation>Un scénario à ouvrir pour le jouer.</translation>
    </message>
    <message>
        <source>Language of the window, such as en or fr.</source>
        <translation>Langue de la fenêtre, par exemple en ou fr.</translation>
    </message>
    <message>
        <source>Write a picture of a part of the program and leave; no display is needed.</source>
        <translation>Écrit une image d’une partie du programme et s’arrête&#x202f;; aucun écran n’est nécessaire.</translation>
    </message>
    <message>
        <source>File of the picture; usually SCREEN.png.</source>
        <translation>Fichier de l’image&#x202f;; d’ordinaire SCREEN.png.</translation>
    </message>
    <message>
        <source>Size of the window in the picture, in pixels.</source>
        <translation>Taille de la fenêtre sur l’image, en pixels.</translation>
    </message>
    <message>
        <source>There is no screen %1. There are: %2.</source>
        <translation>Il n’y a pas d’écran %1. Il y a&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 is no size: write it as 1200x780.</source>
        <translation>%1 n’est pas une taille&#xa0;: écrivez-la comme 1200x780.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 ne peut pas être écrit.</translation>
    </message>
</context>
<context>
    <name>marches::app::AboutDialog</name>
    <message>
        <source>About Marches</source>
        <translation>À propos de Marches</translation>
    </message>
    <message>
        <source>Version %1, with Qt %2</source>
        <translation>Version %1, avec Qt %2</translation>
    </message>
    <message>
        <source>Board editor and rules playground for territorial board games. Free software under the GNU General Public License, version 3 or later. It uses no network and needs no account.</source>
        <translation>Éditeur de plateaux et terrain d’essai de règles pour jeux de territoires. Logiciel libre sous la licence publique générale GNU, version 3 ou ultérieure. Il fonctionne sans réseau et sans compte.</translation>
    </message>
    <message>
        <source>Marches is not affiliated with, endorsed by or connected to the makers or owners of the games whose rules it can play. Names of games belong to their owners and are used only to say which rules are meant. Boards, drawings and rule texts are our own.</source>
        <translation>Marches n’est ni affilié ni lié aux auteurs ou propriétaires des jeux dont il applique les règles, ni approuvé par eux. Les noms de jeux appartiennent à leurs propriétaires et ne servent qu’à dire de quelles règles il s’agit. Plateaux, dessins et textes de règles sont les nôtres.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>marches::app::Actions</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>partout</translation>
    </message>
    <message>
        <source>welcome page</source>
        <translation>accueil</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>nouvelle partie</translation>
    </message>
    <message>
        <source>play</source>
        <translation>jeu</translation>
    </message>
    <message>
        <source>map editor</source>
        <translation>éditeur de cartes</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>réglages</translation>
    </message>
    <message>
        <source>translator&apos;s bench</source>
        <translation>atelier de traduction</translation>
    </message>
    <message>
        <source>lab</source>
        <translation>laboratoire</translation>
    </message>
    <message>
        <source>by mail</source>
        <translation>par courrier</translation>
    </message>
</context>
<context>
    <name>marches::app::Application</name>
    <message>
        <source>Not all of your stamps and styles can be read.</source>
        <translation>Certains de vos tampons et styles sont illisibles.</translation>
    </message>
    <message numerus="yes">
        <source>%n more fault(s)</source>
        <translation>
            <numerusform>%Ln autre défaut</numerusform>
            <numerusform>%Ln autres défauts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::DecisionForm</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>verb and what it is done with</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>More</source>
        <comment>answers, in a menu</comment>
        <translation>Autres</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <comment>which key gives an answer</comment>
        <translation>Touche&#xa0;: %1</translation>
    </message>
    <message>
        <source>All that this person can do</source>
        <translation>Tout ce que ce personnage peut faire</translation>
    </message>
    <message>
        <source>What else can be answered</source>
        <translation>Les autres réponses possibles</translation>
    </message>
    <message>
        <source>Takes back what was chosen last, and answers nothing</source>
        <translation>Revient sur le dernier choix, sans rien répondre</translation>
    </message>
</context>
<context>
    <name>marches::app::ArrowLegend</name>
    <message>
        <source>goes there</source>
        <comment>an arrow</comment>
        <translation>s’y rend</translation>
    </message>
    <message>
        <source>supports</source>
        <comment>an arrow</comment>
        <translation>soutient</translation>
    </message>
    <message>
        <source>convoys</source>
        <comment>an arrow</comment>
        <translation>convoie</translation>
    </message>
    <message>
        <source>must retreat</source>
        <comment>an arrow</comment>
        <translation>doit se retirer</translation>
    </message>
    <message>
        <source>Arrows: %1</source>
        <translation>Flèches&#xa0;: %1</translation>
    </message>
    <message>
        <source>fails</source>
        <comment>an arrow</comment>
        <translation>échoue</translation>
    </message>
</context>
<context>
    <name>marches::app::BackupsDialog</name>
    <message>
        <source>until %1</source>
        <comment>date and time</comment>
        <translation>jusqu’au %1</translation>
    </message>
    <message>
        <source>Backups of %1</source>
        <translation>Sauvegardes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Restoring one makes it the current map again; the map as it is now becomes a backup.</source>
        <translation>Une sauvegarde restaurée redevient la carte&#x202f;; la carte actuelle devient elle-même une sauvegarde.</translation>
    </message>
    <message>
        <source>The map as it was</source>
        <translation>La carte telle qu’elle était</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Ouvrir une copie</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>There are none yet. Each save keeps the version it replaces, up to %1 of them.</source>
        <translation>Il n’y en a pas encore. Chaque enregistrement met de côté la version qu’il remplace&#x202f;; les %1 dernières sont conservées.</translation>
    </message>
    <message>
        <source>Show differences</source>
        <translation>Voir les différences</translation>
    </message>
</context>
<context>
    <name>marches::app::BattlePanel</name>
    <message>
        <source>What is left afterwards</source>
        <translation>Ce qui restera</translation>
    </message>
    <message>
        <source>Last roll</source>
        <translation>Dernier lancer</translation>
    </message>
    <message>
        <source>Next roll</source>
        <translation>Prochain lancer</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Chances de gagner</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>share of a hundred, with the language&apos;s own space before the sign</extracomment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>%1 of 100</source>
        <translation>%1 cas sur 100</translation>
    </message>
    <message>
        <source>You win in %1</source>
        <translation>Vous gagnez dans %1</translation>
    </message>
    <message>
        <source>%1: you win in %2</source>
        <translation>%1&#xa0;: vous gagnez dans %2</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>calcul exact</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>estimation</translation>
    </message>
    <message>
        <source>%1 (set by hand)</source>
        <translation>%1 (choisi à la main)</translation>
    </message>
    <message>
        <source>Click a die or type its number.</source>
        <translation>Cliquez sur un dé ou tapez son chiffre.</translation>
    </message>
    <message>
        <source>&gt; %1 %</source>
        <extracomment>a share of a hundred that is not quite reached</extracomment>
        <translation>&gt;&#xa0;%1&#x202f;%</translation>
    </message>
    <message>
        <source>&lt; %1 %</source>
        <translation>&lt;&#xa0;%1&#x202f;%</translation>
    </message>
    <message>
        <source>more than %1 of 100</source>
        <translation>plus de %1 chances sur 100</translation>
    </message>
    <message>
        <source>less than %1 of 100</source>
        <translation>moins de %1 chance sur 100</translation>
    </message>
    <message>
        <source>Point at a place to see its odds</source>
        <translation>Désigner un lieu pour voir ses chances</translation>
    </message>
    <message>
        <source>You hold out in %1</source>
        <translation>%1 de tenir</translation>
    </message>
    <message>
        <source>Chance to hold out</source>
        <translation>Chances de tenir</translation>
    </message>
    <message>
        <source>(does not apply)</source>
        <comment>what would change the odds</comment>
        <translation>(sans effet ici)</translation>
    </message>
</context>
<context>
    <name>marches::app::BoardMenu</name>
    <message>
        <source>Read this place</source>
        <translation>Lire ce lieu</translation>
    </message>
    <message>
        <source>Read its neighbours</source>
        <translation>Lire ses voisins</translation>
    </message>
</context>
<context>
    <name>marches::app::BoardReader</name>
    <message>
        <source>Neighbours of %1: %2</source>
        <translation>%1, lieux voisins&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat and its places</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a place and its odds</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No place answers this question.</source>
        <translation>Aucun lieu ne répond à cette question.</translation>
    </message>
    <message>
        <source>%1 has no neighbours.</source>
        <translation>%1 n’a pas de voisins.</translation>
    </message>
</context>
<context>
    <name>marches::app::BoardNameBar</name>
    <message>
        <source>name broken into lines</source>
        <translation>nom coupé en lignes</translation>
    </message>
    <message>
        <source>name in smaller letters</source>
        <translation>nom en lettres plus petites</translation>
    </message>
    <message>
        <source>same name on the board as elsewhere</source>
        <translation>nom du plateau comme ailleurs</translation>
    </message>
    <message>
        <source>There is no room on the board for “%1”.</source>
        <translation>Il n’y a pas de place sur le plateau pour «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is wider than its territory.</source>
        <translation>«&#xa0;%1&#xa0;» est plus large que son territoire.</translation>
    </message>
    <message>
        <source>The name is shown on the board as soon as it is translated.</source>
        <translation>Le nom paraît sur le plateau dès qu’il est traduit.</translation>
    </message>
    <message>
        <source>“%1” fits its place on the board.</source>
        <translation>«&#xa0;%1&#xa0;» tient sur le plateau.</translation>
    </message>
    <message>
        <source>Letters: %1 %.</source>
        <comment>size in percent</comment>
        <translation>Lettres&#xa0;: %1&#x202f;%.</translation>
    </message>
    <message numerus="yes">
        <source>Break into %n lines</source>
        <translation>
            <numerusform>Couper en %Ln ligne</numerusform>
            <numerusform>Couper en %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <source>Name on the board</source>
        <translation>Nom sur le plateau</translation>
    </message>
    <message>
        <source>Give a short name…</source>
        <translation>Donner un nom court…</translation>
    </message>
    <message>
        <source>The name on the board; everywhere else the full name is used</source>
        <translation>Ce que le plateau écrit à cet endroit&#x202f;; partout ailleurs on lit le nom entier</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Plus petit</translation>
    </message>
    <message>
        <source>Same as elsewhere</source>
        <translation>Comme ailleurs</translation>
    </message>
    <message>
        <source>The full name on the board, broken into lines where there is room</source>
        <translation>Le nom entier sur le plateau, coupé selon la place</translation>
    </message>
</context>
<context>
    <name>marches::app::BoardPreview</name>
    <message>
        <source>There is no room on the board for this name:</source>
        <translation>Pas de place sur le plateau pour ce nom&#xa0;:</translation>
    </message>
    <message>
        <source>Wider than its territory:</source>
        <translation>Plus large que son territoire&#xa0;:</translation>
    </message>
</context>
<context>
    <name>marches::app::Branches</name>
    <message>
        <source>Branch %1</source>
        <translation>Branche %1</translation>
    </message>
    <message>
        <source>Main line: %1</source>
        <translation>Suite principale&#xa0;: %1</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Suite principale</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a branch, its number among those with the same name</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>marches::app::ChecksPanel</name>
    <message>
        <source>%1 “%2”</source>
        <comment>what is wrong, the text</comment>
        <translation>%1 «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>button, what it is about</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et encore %Ln</numerusform>
            <numerusform>et encore %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between numbers of mistakes and of texts to look at</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%Ln erreur</numerusform>
            <numerusform>%Ln erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to look at</source>
        <translation>
            <numerusform>%Ln à vérifier</numerusform>
            <numerusform>%Ln à vérifier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix all %n</source>
        <comment>mistakes that can be mended</comment>
        <translation>
            <numerusform>Corriger</numerusform>
            <numerusform>Corriger les %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to check again</source>
        <translation>
            <numerusform>%Ln à revoir</numerusform>
            <numerusform>%Ln à revoir</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems in the translated texts.</source>
        <translation>Aucun problème dans les textes traduits.</translation>
    </message>
    <message>
        <source>mistake fixed</source>
        <translation>erreur corrigée</translation>
    </message>
    <message>
        <source>mistakes fixed</source>
        <translation>erreurs corrigées</translation>
    </message>
</context>
<context>
    <name>marches::app::CommandSearch</name>
    <message>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Any action, game, territory, or rule</source>
        <translation>Action, jeu, territoire ou règle</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of thing, thing</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Rien ne porte «&#xa0;%1&#xa0;» dans son nom.</translation>
    </message>
</context>
<context>
    <name>marches::app::CompareDialog</name>
    <message>
        <source>Branches side by side</source>
        <translation>Branches côte à côte</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Ce qui diffère</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message numerus="yes">
        <source>After %n step(s)</source>
        <translation>
            <numerusform>Après %Ln coup</numerusform>
            <numerusform>Après %Ln coups</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the game is over</source>
        <comment>after so many steps</comment>
        <translation>%1&#xa0;: la partie est finie</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation>Aucune différence.</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%Ln différence</numerusform>
            <numerusform>%Ln différences</numerusform>
        </translation>
    </message>
    <message>
        <source>First</source>
        <comment>of two courses</comment>
        <translation>Première</translation>
    </message>
    <message>
        <source>Second</source>
        <comment>of two courses</comment>
        <translation>Seconde</translation>
    </message>
    <message>
        <source>Go to the second one</source>
        <translation>Aller à la seconde</translation>
    </message>
    <message>
        <source>First branch</source>
        <translation>Première suite</translation>
    </message>
    <message>
        <source>Second branch</source>
        <translation>Seconde suite</translation>
    </message>
</context>
<context>
    <name>marches::app::ConflictDialog</name>
    <message>
        <source>Changed in two places</source>
        <translation>Modifié à deux endroits</translation>
    </message>
    <message numerus="yes">
        <source>Another program has changed %n text(s) that were changed here too. Choose what to keep.</source>
        <translation>
            <numerusform>Un autre programme a modifié %Ln texte modifié ici aussi. Choisissez lequel garder.</numerusform>
            <numerusform>Un autre programme a modifié %Ln textes modifiés ici aussi. Choisissez lesquels garder.</numerusform>
        </translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vide)</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>ma version</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>l’autre version</translation>
    </message>
    <message>
        <source>All mine</source>
        <translation>Garder toutes mes versions</translation>
    </message>
    <message>
        <source>All theirs</source>
        <translation>Garder toutes les autres versions</translation>
    </message>
    <message>
        <source>Keep the selected ones</source>
        <translation>Garder ce choix</translation>
    </message>
</context>
<context>
    <name>marches::app::ContinueCard</name>
    <message>
        <source>Continue where you left off</source>
        <translation>Reprendre où vous en étiez</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Reprendre</translation>
    </message>
</context>
<context>
    <name>marches::app::DraftList</name>
    <message>
        <source>Unsaved changes of rules and cards</source>
        <translation>Modifications des règles et des cartes non enregistrées</translation>
    </message>
    <message>
        <source>Unsaved changes of a variant cannot be read. Their file is set aside: %1</source>
        <translation>Les modifications non enregistrées d’une variante ne peuvent être lues. Leur fichier est mis de côté&#xa0;: %1</translation>
    </message>
    <message>
        <source>Show all</source>
        <comment>unsaved changes</comment>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>game, map</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Go on with the unsaved changes of %1</source>
        <comment>%1: a variant or a game</comment>
        <translation>Reprendre les modifications non enregistrées de %1</translation>
    </message>
    <message>
        <source>Discard these changes</source>
        <translation>Ne pas conserver ces modifications</translation>
    </message>
    <message>
        <source>Discard the unsaved changes of %1</source>
        <comment>%1: a variant or a game</comment>
        <translation>Ne pas conserver les modifications non enregistrées de %1</translation>
    </message>
    <message>
        <source>Discarded: %1</source>
        <comment>%1: a variant or a game</comment>
        <translation>Non conservé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>changes that were discarded</comment>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>marches::app::Habits</name>
    <message>
        <source>Roll the dice</source>
        <translation>Lancer les dés</translation>
    </message>
    <message>
        <source>Defend with the usual number of dice</source>
        <translation>Défendre avec le nombre de dés habituel</translation>
    </message>
    <message>
        <source>Fight to the end</source>
        <translation>Se battre jusqu’au bout</translation>
    </message>
    <message>
        <source>Move everything into a captured territory</source>
        <translation>Avancer avec tout ce qui le peut dans ce qui est pris</translation>
    </message>
    <message>
        <source>Accept the proposed numbers (hold Shift to be asked)</source>
        <translation>Garder les nombres proposés (Maj les demande)</translation>
    </message>
    <message>
        <source>Answer when there is only one choice</source>
        <translation>Donner la seule réponse possible</translation>
    </message>
</context>
<context>
    <name>marches::app::HandoverScreen</name>
    <message>
        <source>I am %1, show my cards</source>
        <translation>Je suis %1, montrer mes cartes</translation>
    </message>
    <message>
        <source>Or hold Space, or press Enter twice.</source>
        <translation>Ou maintenez Espace, ou appuyez deux fois sur Entrée.</translation>
    </message>
    <message>
        <source>How long Space has been held</source>
        <translation>Durée d’appui sur Espace</translation>
    </message>
    <message>
        <source>I am %1, show the game</source>
        <translation>Je suis %1, montrer la partie</translation>
    </message>
    <message>
        <source>Pass the screen to %1.</source>
        <comment>%1: a name in the form that is chosen for it</comment>
        <translation>Passez l’écran %1.</translation>
    </message>
    <message>
        <source>The game was taken back to this moment.</source>
        <translation>La partie a été ramenée à ce moment.</translation>
    </message>
    <message>
        <source>To the end of the record</source>
        <translation>À la fin de l’enregistrement</translation>
    </message>
</context>
<context>
    <name>marches::app::DealCard</name>
    <message>
        <source>%1 gives:</source>
        <comment>a seat</comment>
        <translation>%1 donne&#xa0;:</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>verb and what it is done with</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Offer: %1 to %2</source>
        <comment>names of two seats</comment>
        <translation>Offre&#xa0;: %1 → %2</translation>
    </message>
    <message>
        <source>What to put on the table</source>
        <translation>Ce que vous mettez sur la table</translation>
    </message>
</context>
<context>
    <name>marches::app::DealRow</name>
    <message>
        <source>Set</source>
        <comment>an amount</comment>
        <translation>Fixer</translation>
    </message>
    <message>
        <source>Add</source>
        <comment>to an offer</comment>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>verb and what it is done with</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>marches::app::DiceTray</name>
    <message>
        <source>not set</source>
        <comment>a die without a face yet</comment>
        <translation>non choisi</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Click a die or type its number</source>
        <translation>Cliquez sur un dé ou tapez son chiffre</translation>
    </message>
</context>
<context>
    <name>marches::app::DifferencesDialog</name>
    <message numerus="yes">
        <source>The unsaved version has %n difference(s) from the file of %1.</source>
        <translation>
            <numerusform>La version non enregistrée a %Ln différence avec le fichier de %1.</numerusform>
            <numerusform>La version non enregistrée a %Ln différences avec le fichier de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was never saved. It contains %n item(s).</source>
        <translation>
            <numerusform>%1 n’a jamais été enregistrée. Elle contient %Ln élément.</numerusform>
            <numerusform>%1 n’a jamais été enregistrée. Elle contient %Ln éléments.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other program&apos;s %1 has %n difference(s) from the one that is open here.</source>
        <translation>
            <numerusform>%1, selon l’autre programme, a %Ln différence avec celle qui est ouverte ici.</numerusform>
            <numerusform>%1, selon l’autre programme, a %Ln différences avec celle qui est ouverte ici.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The backup of %1 has %n difference(s) from the map as it is now.</source>
        <translation>
            <numerusform>La sauvegarde de %1 a %Ln différence avec la carte actuelle.</numerusform>
            <numerusform>La sauvegarde de %1 a %Ln différences avec la carte actuelle.</numerusform>
        </translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Ce qui diffère</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
</context>
<context>
    <name>marches::app::ArgumentField</name>
    <message>
        <source>not set</source>
        <comment>a value of an effect</comment>
        <translation>non défini</translation>
    </message>
</context>
<context>
    <name>marches::app::CardForm</name>
    <message>
        <source>default</source>
        <comment>when or by whom a card is played</comment>
        <translation>par défaut</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>What the card says</source>
        <translation>Ce que dit la carte</translation>
    </message>
    <message>
        <source>Faces that show it</source>
        <translation>Faces qui le montrent</translation>
    </message>
    <message>
        <source>Copies in the deck</source>
        <translation>Exemplaires dans le paquet</translation>
    </message>
    <message>
        <source>When it takes effect</source>
        <translation>Quand elle agit</translation>
    </message>
    <message>
        <source>When it may be played</source>
        <translation>Quand on peut la jouer</translation>
    </message>
    <message>
        <source>Who may play it</source>
        <translation>Qui peut la jouer</translation>
    </message>
    <message>
        <source>What it says</source>
        <translation>Ce qu’elle dit</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce qu’elle fait</translation>
    </message>
    <message>
        <source>Add an effect…</source>
        <translation>Ajouter un effet…</translation>
    </message>
    <message>
        <source>Add an effect</source>
        <translation>Ajouter un effet</translation>
    </message>
    <message>
        <source>Name (%1)</source>
        <comment>of a card; language</comment>
        <translation>Nom (%1)</translation>
    </message>
    <message>
        <source>What the face says</source>
        <translation>Ce que dit la face</translation>
    </message>
    <message>
        <source>What the row says</source>
        <translation>Ce que dit la ligne</translation>
    </message>
</context>
<context>
    <name>marches::app::ContentPanel</name>
    <message>
        <source>%1 is left out. “As it was in the official rules” brings it back.</source>
        <comment>card</comment>
        <translation>%1&#xa0;: carte retirée. «&#xa0;Comme dans les règles officielles&#xa0;» la ramène.</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>Nouvelle carte</translation>
    </message>
    <message>
        <source>What it does has not been set yet.</source>
        <translation>Ce qu’elle fait n’est pas encore défini.</translation>
    </message>
    <message>
        <source>Undo the last change of cards</source>
        <translation>Annuler le dernier changement de cartes</translation>
    </message>
    <message>
        <source>Redo the change of cards</source>
        <translation>Rétablir le changement de cartes</translation>
    </message>
    <message>
        <source>Add a card, like the one that is chosen</source>
        <translation>Ajouter une carte, comme celle qui est choisie</translation>
    </message>
    <message>
        <source>Leave this card out</source>
        <translation>Retirer cette carte</translation>
    </message>
    <message>
        <source>As it was in the official rules</source>
        <translation>Comme dans les règles officielles</translation>
    </message>
    <message>
        <source>Decks, tables and dice</source>
        <translation>Paquets, tables et dés</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Play with the cards as they are, against bots</source>
        <translation>Jouer avec les cartes telles qu’elles sont, contre des bots</translation>
    </message>
    <message>
        <source>Print the cards of this deck…</source>
        <translation>Imprimer les cartes de ce paquet…</translation>
    </message>
    <message>
        <source>Print the cards</source>
        <translation>Imprimer les cartes</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) of cards in %1</source>
        <translation>
            <numerusform>%Ln feuille de cartes dans %1</numerusform>
            <numerusform>%Ln feuilles de cartes dans %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules look this row up: it can be changed, and not left out</source>
        <translation>Les règles cherchent cette ligne&#xa0;: elle peut être changée, pas retirée</translation>
    </message>
</context>
<context>
    <name>marches::app::DeckTable</name>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Faces</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce qu’elle fait</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Face</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
</context>
<context>
    <name>marches::app::DeckWords</name>
    <message>
        <source>%1 %2</source>
        <comment>what an effect does; its values</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between values</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%1: new, %n in all</source>
        <comment>card</comment>
        <translation>
            <numerusform>%1&#xa0;: nouvelle, %n en tout</numerusform>
            <numerusform>%1&#xa0;: nouvelle, %n en tout</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: left out</source>
        <comment>card</comment>
        <translation>%1&#xa0;: retirée</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <comment>numbers of copies</comment>
        <translation>%1 au lieu de %2</translation>
    </message>
    <message>
        <source>is played at another time or by others</source>
        <comment>a card</comment>
        <translation>se joue à un autre moment ou par d’autres</translation>
    </message>
    <message>
        <source>is worded otherwise</source>
        <comment>a card</comment>
        <translation>est dite autrement</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>card; what is another</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what an effect does; only when</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>a place without a name (%1)</source>
        <comment>id of the place</comment>
        <translation>un lieu sans nom (%1)</translation>
    </message>
    <message>
        <source>“%1”, which is not here</source>
        <comment>id of a place of other maps</comment>
        <translation>«&#xa0;%1&#xa0;», qui n’est pas ici</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>what a card does</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>what a card does</comment>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>does %1 instead of %2</source>
        <comment>what a card does now; before</comment>
        <translation>fait %1 au lieu de %2</translation>
    </message>
</context>
<context>
    <name>marches::app::SetUpTable</name>
    <message>
        <source>by size</source>
        <comment>what a region is worth</comment>
        <translation>selon la taille</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Région</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Territoire</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Mise en place</translation>
    </message>
</context>
<context>
    <name>marches::app::EffectEditor</name>
    <message>
        <source>What it does, effect %1</source>
        <translation>Ce qu’elle fait, effet %1</translation>
    </message>
    <message>
        <source>Remove this effect</source>
        <translation>Retirer cet effet</translation>
    </message>
    <message>
        <source>Remove effect %1</source>
        <translation>Retirer l’effet %1</translation>
    </message>
</context>
<context>
    <name>marches::app::EffectNotes</name>
    <message>
        <source>the nearest</source>
        <translation>le plus proche</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>home</source>
        <translation>chez lui</translation>
    </message>
    <message>
        <source>who drew the card</source>
        <translation>qui a pioché la carte</translation>
    </message>
    <message>
        <source>one who is chosen</source>
        <translation>un que l’on choisit</translation>
    </message>
    <message>
        <source>only the last living child</source>
        <translation>seulement le dernier enfant en vie</translation>
    </message>
    <message>
        <source>only who is not the last</source>
        <translation>seulement qui n’est pas le dernier</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>the one farthest back</source>
        <translation>le plus en arrière</translation>
    </message>
    <message>
        <source>in one’s own turn</source>
        <translation>à son propre tour</translation>
    </message>
    <message>
        <source>in anybody’s turn</source>
        <translation>au tour de n’importe qui</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>tout de suite</translation>
    </message>
    <message>
        <source>kept until it is played</source>
        <translation>gardée jusqu’à ce qu’on la joue</translation>
    </message>
    <message>
        <source>at the end of a stage</source>
        <translation>à la fin d’une étape</translation>
    </message>
    <message>
        <source>light</source>
        <translation>légères</translation>
    </message>
    <message>
        <source>heavy</source>
        <translation>lourdes</translation>
    </message>
    <message>
        <source>a friend’s card</source>
        <translation>la carte d’un ami</translation>
    </message>
    <message>
        <source>who drew it, or the weakest on Aslan’s side</source>
        <translation>qui l’a piochée, ou le plus faible du côté d’Aslan</translation>
    </message>
    <message>
        <source>stays loyal</source>
        <translation>reste fidèle</translation>
    </message>
    <message>
        <source>becomes independent</source>
        <translation>devient indépendant</translation>
    </message>
    <message>
        <source>changes sides</source>
        <translation>change de camp</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>A camp in an own territory without one.</source>
        <translation>Un camp dans un territoire à soi qui n’en a pas.</translation>
    </message>
    <message>
        <source>A character fights for the player until the end of the turn.</source>
        <translation>Un personnage se bat pour le joueur jusqu’à la fin du tour.</translation>
    </message>
    <message>
        <source>A character joins a player.</source>
        <translation>Un personnage rejoint un joueur.</translation>
    </message>
    <message>
        <source>A character of the enemy leaves the board.</source>
        <translation>Un personnage de l’ennemi quitte le plateau.</translation>
    </message>
    <message>
        <source>A character that is hit stays.</source>
        <translation>Un personnage touché reste.</translation>
    </message>
    <message>
        <source>A child moves.</source>
        <translation>Un enfant se déplace.</translation>
    </message>
    <message>
        <source>A council is called.</source>
        <translation>Un conseil est convoqué.</translation>
    </message>
    <message>
        <source>A leader in an emergency.</source>
        <translation>Un chef dans l’urgence.</translation>
    </message>
    <message>
        <source>A mob attacks the territory.</source>
        <translation>Une foule attaque le territoire.</translation>
    </message>
    <message>
        <source>A sanction of a territory.</source>
        <translation>Une sanction contre un territoire.</translation>
    </message>
    <message>
        <source>Added to each attack die.</source>
        <translation>Ajouté à chaque dé d’attaque.</translation>
    </message>
    <message>
        <source>All characters but these.</source>
        <translation>Tous les personnages sauf ceux-ci.</translation>
    </message>
    <message>
        <source>All of them only return home.</source>
        <translation>Tous ne font que rentrer chez eux.</translation>
    </message>
    <message>
        <source>Among so many players.</source>
        <translation>Parmi tant de joueurs.</translation>
    </message>
    <message>
        <source>Any number of pieces move to the next own territory; one stays.</source>
        <translation>Autant de pièces qu’on veut vont dans un territoire voisin à soi&#x202f;; une reste.</translation>
    </message>
    <message>
        <source>Armies for one of each.</source>
        <translation>Armées pour un de chaque.</translation>
    </message>
    <message>
        <source>Armies for the card, by the track.</source>
        <translation>Armées pour la carte, selon la piste.</translation>
    </message>
    <message>
        <source>Armies for the first sets.</source>
        <translation>Armées pour les premières séries.</translation>
    </message>
    <message>
        <source>Armies for the first, second, ... card that is traded; the last number stands for all beyond it.</source>
        <translation>Armées pour la première, la deuxième… carte échangée&#x202f;; le dernier nombre vaut pour toutes les suivantes.</translation>
    </message>
    <message>
        <source>Armies for three artillery.</source>
        <translation>Armées pour trois artilleries.</translation>
    </message>
    <message>
        <source>Armies for three cavalry.</source>
        <translation>Armées pour trois cavaleries.</translation>
    </message>
    <message>
        <source>Armies for three infantry.</source>
        <translation>Armées pour trois infanteries.</translation>
    </message>
    <message>
        <source>Armies that stand in each of them at least.</source>
        <translation>Le moins d’armées qu’il faut dans chacun.</translation>
    </message>
    <message>
        <source>Armies to start with beyond those of the option.</source>
        <translation>Armées de départ en plus de celles de l’option.</translation>
    </message>
    <message>
        <source>At most so many.</source>
        <translation>Autant au plus.</translation>
    </message>
    <message>
        <source>At once, with those of a beaten player.</source>
        <translation>Tout de suite, avec celles d’un joueur battu.</translation>
    </message>
    <message>
        <source>By face, the stake among it.</source>
        <translation>Par face, mise comprise.</translation>
    </message>
    <message>
        <source>By face, where the stake comes back besides.</source>
        <translation>Par face, la mise étant rendue en plus.</translation>
    </message>
    <message>
        <source>By face.</source>
        <translation>Par face.</translation>
    </message>
    <message>
        <source>Camps and the larger number of territories count.</source>
        <translation>On compte les camps et le plus grand nombre de territoires.</translation>
    </message>
    <message>
        <source>Cards that force a trade.</source>
        <translation>Cartes qui obligent à échanger.</translation>
    </message>
    <message>
        <source>Cards that show this symbol in any case; those of all others show the symbols in turn.</source>
        <translation>Cartes qui portent ce symbole de toute façon&#x202f;; les autres portent les symboles à tour de rôle.</translation>
    </message>
    <message>
        <source>Colour of the army.</source>
        <translation>Couleur de l’armée.</translation>
    </message>
    <message>
        <source>Crowns for whoever drew the card.</source>
        <translation>Couronnes pour qui a pioché la carte.</translation>
    </message>
    <message>
        <source>Crowns for whoever holds Father Christmas, with that option.</source>
        <translation>Couronnes pour qui a le Père Noël, avec cette option.</translation>
    </message>
    <message>
        <source>Crowns for whoever holds the Witch&apos;s Castle, with that option.</source>
        <translation>Couronnes pour qui tient le Château de la Sorcière, avec cette option.</translation>
    </message>
    <message>
        <source>Crowns.</source>
        <translation>Couronnes.</translation>
    </message>
    <message>
        <source>Dice that are summed up.</source>
        <translation>Dés que l’on additionne.</translation>
    </message>
    <message>
        <source>Dice.</source>
        <translation>Dés.</translation>
    </message>
    <message>
        <source>Each by at most so many territories.</source>
        <translation>Chacun compte au plus ce nombre de territoires.</translation>
    </message>
    <message>
        <source>Everybody loses half the gold.</source>
        <translation>Tous perdent la moitié de leur or.</translation>
    </message>
    <message>
        <source>For a gold piece.</source>
        <translation>Pour une pièce d’or.</translation>
    </message>
    <message>
        <source>For a territory.</source>
        <translation>Pour un territoire.</translation>
    </message>
    <message>
        <source>For two, three, ... players; the last for all beyond.</source>
        <translation>Pour deux, trois… joueurs&#x202f;; le dernier pour tous ceux d’après.</translation>
    </message>
    <message>
        <source>Frozen Lake becomes a river, with that option.</source>
        <translation>Le Lac gelé devient une rivière, avec cette option.</translation>
    </message>
    <message>
        <source>Gold for a territory.</source>
        <translation>Or pour un territoire.</translation>
    </message>
    <message>
        <source>Gold for each own territory.</source>
        <translation>Or pour chaque territoire à soi.</translation>
    </message>
    <message>
        <source>Gold in each combat round.</source>
        <translation>Or à chaque tour de combat.</translation>
    </message>
    <message>
        <source>Gold of the owner.</source>
        <translation>Or du propriétaire.</translation>
    </message>
    <message>
        <source>Gold that is worth a vote.</source>
        <translation>Or qui vaut une voix.</translation>
    </message>
    <message>
        <source>Gold.</source>
        <translation>Or.</translation>
    </message>
    <message>
        <source>Gold; below 0: to be paid.</source>
        <translation>Or&#x202f;; au-dessous de 0, à payer.</translation>
    </message>
    <message>
        <source>Guests who rise against their host.</source>
        <translation>Invités qui se soulèvent contre leur hôte.</translation>
    </message>
    <message>
        <source>Home, or the space of the drawer or of a chosen child; then there is no count.</source>
        <translation>Chez lui, ou la case de qui a pioché ou d’un enfant choisi&#x202f;; il n’y a alors pas de nombre.</translation>
    </message>
    <message>
        <source>How often a unit in a capital counts.</source>
        <translation>Combien de fois compte une unité dans une capitale.</translation>
    </message>
    <message>
        <source>Its region.</source>
        <translation>Sa région.</translation>
    </message>
    <message>
        <source>The region.</source>
        <translation>La région.</translation>
    </message>
    <message>
        <source>The territories.</source>
        <translation>Territoires.</translation>
    </message>
    <message>
        <source>The cards.</source>
        <translation>Les cartes.</translation>
    </message>
    <message>
        <source>The regions.</source>
        <translation>Les régions.</translation>
    </message>
    <message>
        <source>The territories, from line 1 on; na: a line that cannot come.</source>
        <translation>Les territoires, depuis la ligne 1&#x202f;; na&#xa0;: une ligne qui ne peut pas sortir.</translation>
    </message>
    <message>
        <source>In a hand, at the start of a turn.</source>
        <translation>En main, au début d’un tour.</translation>
    </message>
    <message>
        <source>In place of their number: percent of all territories of the map.</source>
        <translation>Au lieu de leur nombre&#xa0;: pour cent de tous les territoires de la carte.</translation>
    </message>
    <message>
        <source>More on a die.</source>
        <translation>Plus sur un dé.</translation>
    </message>
    <message>
        <source>Natural defence of an unoccupied territory.</source>
        <translation>Défense naturelle d’un territoire inoccupé.</translation>
    </message>
    <message>
        <source>Nobody rolls more attack dice in this turn.</source>
        <translation>Personne ne lance plus de dés d’attaque ce tour-ci.</translation>
    </message>
    <message>
        <source>One closed border is crossed, with two dice.</source>
        <translation>On passe une frontière fermée, avec deux dés.</translation>
    </message>
    <message>
        <source>One hit on the own armies does not count.</source>
        <translation>Un coup porté à ses armées ne compte pas.</translation>
    </message>
    <message>
        <source>One of the dice is rolled again.</source>
        <translation>Un des dés est relancé.</translation>
    </message>
    <message>
        <source>One of the tables of random territories.</source>
        <translation>Une des tables de territoires au hasard.</translation>
    </message>
    <message>
        <source>Only the first time.</source>
        <translation>La première fois seulement.</translation>
    </message>
    <message>
        <source>Only where the drawer is the last living child, or is not.</source>
        <translation>Seulement si qui a pioché est le dernier enfant en vie, ou ne l’est pas.</translation>
    </message>
    <message>
        <source>Pieces from the supply in one own territory.</source>
        <translation>Pièces de la réserve dans un territoire à soi.</translation>
    </message>
    <message>
        <source>Pieces return to the supply.</source>
        <translation>Des pièces retournent à la réserve.</translation>
    </message>
    <message>
        <source>Pieces.</source>
        <translation>Pièces.</translation>
    </message>
    <message>
        <source>Random territories, on whose owners the rest falls.</source>
        <translation>Territoires au hasard&#x202f;; le reste frappe leurs propriétaires.</translation>
    </message>
    <message>
        <source>So many hundredths of the gold.</source>
        <translation>Tant de centièmes de l’or.</translation>
    </message>
    <message>
        <source>So many others besides, whichever they are.</source>
        <translation>Tant d’autres encore, quelles qu’elles soient.</translation>
    </message>
    <message>
        <source>So many territories.</source>
        <translation>Tant de territoires.</translation>
    </message>
    <message>
        <source>So many times a die is its strength.</source>
        <translation>Sa force est de tant de fois un dé.</translation>
    </message>
    <message>
        <source>So much.</source>
        <translation>Combien.</translation>
    </message>
    <message>
        <source>Spaces, either way.</source>
        <translation>Cases, dans un sens ou l’autre.</translation>
    </message>
    <message>
        <source>Spaces; below 0: back.</source>
        <translation>Cases&#x202f;; au-dessous de 0, en arrière.</translation>
    </message>
    <message>
        <source>Territories that are dealt.</source>
        <translation>Territoires distribués.</translation>
    </message>
    <message>
        <source>Territories.</source>
        <translation>Territoires.</translation>
    </message>
    <message>
        <source>The Witch chases, or goes back.</source>
        <translation>La Sorcière poursuit, ou recule.</translation>
    </message>
    <message>
        <source>The Witch chases.</source>
        <translation>La Sorcière poursuit.</translation>
    </message>
    <message>
        <source>The Wolf/Witch die is rolled again.</source>
        <translation>Le dé Loup/Sorcière est relancé.</translation>
    </message>
    <message>
        <source>The capital of the owner has no extra strength in the next combat round.</source>
        <translation>La capitale du propriétaire n’a pas de force en plus au prochain tour de combat.</translation>
    </message>
    <message>
        <source>The child moves.</source>
        <translation>L’enfant se déplace.</translation>
    </message>
    <message>
        <source>The drawer chooses one of these cards.</source>
        <translation>Qui a pioché choisit une de ces cartes.</translation>
    </message>
    <message>
        <source>The drawer gives tokens.</source>
        <translation>Qui a pioché donne des jetons.</translation>
    </message>
    <message>
        <source>The drawer pays.</source>
        <translation>Qui a pioché paie.</translation>
    </message>
    <message>
        <source>The drawer takes tokens.</source>
        <translation>Qui a pioché prend des jetons.</translation>
    </message>
    <message>
        <source>The face of the die that brings it.</source>
        <translation>La face du dé qui l’amène.</translation>
    </message>
    <message>
        <source>The face of the first die that leads to it.</source>
        <translation>La face du premier dé qui y mène.</translation>
    </message>
    <message>
        <source>The face.</source>
        <translation>La face.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The highest face that ends it.</source>
        <translation>La plus haute face qui y met fin.</translation>
    </message>
    <message>
        <source>The line of a region.</source>
        <translation>La ligne d’une région.</translation>
    </message>
    <message>
        <source>The line of regions without one of their own.</source>
        <translation>La ligne des régions qui n’en ont pas à elles.</translation>
    </message>
    <message>
        <source>The lowest face on which a unit is lost.</source>
        <translation>La plus petite face à laquelle une unité est perdue.</translation>
    </message>
    <message>
        <source>The lowest face on which one dies.</source>
        <translation>La plus petite face à laquelle on meurt.</translation>
    </message>
    <message>
        <source>The nearest wolf moves, returns home, or jumps to a child.</source>
        <translation>Le loup le plus proche se déplace, rentre chez lui ou bondit sur un enfant.</translation>
    </message>
    <message>
        <source>The nearest wolf moves.</source>
        <translation>Le loup le plus proche se déplace.</translation>
    </message>
    <message>
        <source>The next card comes instead of the one drawn.</source>
        <translation>La carte suivante remplace celle qui a été piochée.</translation>
    </message>
    <message>
        <source>The own forces do nothing in the next combat round.</source>
        <translation>Ses propres forces ne font rien au prochain tour de combat.</translation>
    </message>
    <message>
        <source>The owner pays, or loses the territory.</source>
        <translation>Le propriétaire paie, ou perd le territoire.</translation>
    </message>
    <message>
        <source>The richest player gives to the poorest.</source>
        <translation>Le plus riche donne au plus pauvre.</translation>
    </message>
    <message>
        <source>The same in the optional table.</source>
        <translation>De même dans la table facultative.</translation>
    </message>
    <message>
        <source>The sum of the four dice that brings it.</source>
        <translation>La somme des quatre dés qui l’amène.</translation>
    </message>
    <message>
        <source>The sum.</source>
        <translation>La somme.</translation>
    </message>
    <message>
        <source>Which ones.</source>
        <translation>Lesquels.</translation>
    </message>
    <message>
        <source>To each.</source>
        <translation>À chacun.</translation>
    </message>
    <message>
        <source>To hold regions completely.</source>
        <translation>Tenir des régions entières.</translation>
    </message>
    <message>
        <source>To hold territories, whichever they are.</source>
        <translation>Tenir des territoires, quels qu’ils soient.</translation>
    </message>
    <message>
        <source>To take the last territory of an army. Where it is one&apos;s own, or somebody else has done it: territories.</source>
        <translation>Prendre le dernier territoire d’une armée. Si c’est la sienne, ou si un autre l’a fait&#xa0;: des territoires.</translation>
    </message>
    <message>
        <source>Tokens come in, or are lost.</source>
        <translation>Des jetons arrivent, ou sont perdus.</translation>
    </message>
    <message>
        <source>Tokens come in.</source>
        <translation>Des jetons arrivent.</translation>
    </message>
    <message>
        <source>Tokens, or spaces.</source>
        <translation>Jetons, ou cases.</translation>
    </message>
    <message>
        <source>Tokens.</source>
        <translation>Jetons.</translation>
    </message>
    <message>
        <source>Tokens; below 0: lost.</source>
        <translation>Jetons&#x202f;; au-dessous de 0, perdus.</translation>
    </message>
    <message>
        <source>Turns are missed.</source>
        <translation>Des tours sont passés.</translation>
    </message>
    <message>
        <source>Turns.</source>
        <translation>Tours.</translation>
    </message>
    <message>
        <source>Two regions that win together.</source>
        <translation>Deux régions qui gagnent ensemble.</translation>
    </message>
    <message>
        <source>Two territory cards are turned over, of which one is kept.</source>
        <translation>On retourne deux cartes de territoire et on en garde une.</translation>
    </message>
    <message>
        <source>Units desert.</source>
        <translation>Des unités désertent.</translation>
    </message>
    <message>
        <source>Units in a territory that changes sides.</source>
        <translation>Unités dans un territoire qui change de camp.</translation>
    </message>
    <message>
        <source>Units join in an own territory.</source>
        <translation>Des unités arrivent dans un territoire à soi.</translation>
    </message>
    <message>
        <source>Units move at once.</source>
        <translation>Des unités se déplacent tout de suite.</translation>
    </message>
    <message>
        <source>Units of a lot.</source>
        <translation>Unités d’un lot.</translation>
    </message>
    <message>
        <source>Units of the territory die by a die each.</source>
        <translation>Les unités du territoire meurent, un dé pour chacune.</translation>
    </message>
    <message>
        <source>Units of the territory.</source>
        <translation>Unités du territoire.</translation>
    </message>
    <message>
        <source>Units that are cut.</source>
        <translation>Unités retirées.</translation>
    </message>
    <message>
        <source>Units that come there.</source>
        <translation>Unités qui y viennent.</translation>
    </message>
    <message>
        <source>Units.</source>
        <translation>Unités.</translation>
    </message>
    <message>
        <source>Units; below 0: they are lost.</source>
        <translation>Unités&#x202f;; au-dessous de 0, elles sont perdues.</translation>
    </message>
    <message>
        <source>What a stake returns, in hundredths.</source>
        <translation>Ce que rend une mise, en centièmes.</translation>
    </message>
    <message>
        <source>What a trade route brings.</source>
        <translation>Ce que rapporte une route commerciale.</translation>
    </message>
    <message>
        <source>What becomes of a realm without its capital.</source>
        <translation>Ce que devient un royaume sans sa capitale.</translation>
    </message>
    <message>
        <source>What counts at the cut-off.</source>
        <translation>Ce qui compte à l’heure de fin.</translation>
    </message>
    <message>
        <source>What each further one is worth more.</source>
        <translation>Ce que chaque suivante vaut de plus.</translation>
    </message>
    <message>
        <source>Where from.</source>
        <translation>D’où.</translation>
    </message>
    <message>
        <source>Which characters.</source>
        <translation>Quels personnages.</translation>
    </message>
    <message>
        <source>Which pieces.</source>
        <translation>Quelles pièces.</translation>
    </message>
    <message>
        <source>Who rolled cuts a route, cuts units, or sanctions a territory.</source>
        <translation>Qui a lancé coupe une route, retire des unités ou sanctionne un territoire.</translation>
    </message>
    <message>
        <source>Whoever has most territories gives up a unit for each.</source>
        <translation>Qui a le plus de territoires cède une unité pour chacun.</translation>
    </message>
    <message>
        <source>Whoever is elected leads in an emergency.</source>
        <translation>Qui est élu dirige dans l’urgence.</translation>
    </message>
    <message>
        <source>Whoever is elected receives a trade route.</source>
        <translation>Qui est élu reçoit une route commerciale.</translation>
    </message>
    <message>
        <source>Whoever is elected takes an unoccupied territory.</source>
        <translation>Qui est élu prend un territoire inoccupé.</translation>
    </message>
    <message>
        <source>Who drew the card (self), every child, one whom the drawer chooses, or the one farthest back.</source>
        <translation>Qui a pioché la carte (self), tous les enfants, un que celui-ci choisit, ou le plus en arrière.</translation>
    </message>
    <message>
        <source>Whom it joins.</source>
        <translation>Qui il rejoint.</translation>
    </message>
    <message>
        <source>Wolves do nothing to the own move.</source>
        <translation>Les loups ne gênent pas son propre déplacement.</translation>
    </message>
    <message>
        <source>Wolves take nothing until the start of the next turn.</source>
        <translation>Les loups ne prennent rien jusqu’au début du prochain tour.</translation>
    </message>
    <message>
        <source>Worth of sets that keep their value.</source>
        <translation>Valeur des séries qui la gardent.</translation>
    </message>
    <message>
        <source>Worth of the sets of a game, one after the other.</source>
        <translation>Valeur des séries d’une partie, l’une après l’autre.</translation>
    </message>
    <message>
        <source>army</source>
        <translation>armée</translation>
    </message>
    <message>
        <source>fleet</source>
        <translation>flotte</translation>
    </message>
    <message>
        <source>fleet, north coast</source>
        <translation>flotte, côte nord</translation>
    </message>
    <message>
        <source>fleet, south coast</source>
        <translation>flotte, côte sud</translation>
    </message>
    <message>
        <source>fleet, east coast</source>
        <translation>flotte, côte est</translation>
    </message>
    <message>
        <source>fleet, west coast</source>
        <translation>flotte, côte ouest</translation>
    </message>
    <message>
        <source>independent</source>
        <translation>indépendant</translation>
    </message>
    <message>
        <source>block</source>
        <translation>bloc</translation>
    </message>
    <message>
        <source>wolf</source>
        <translation>loup</translation>
    </message>
    <message>
        <source>fortress of the good</source>
        <translation>forteresse des bons</translation>
    </message>
    <message>
        <source>garrison</source>
        <translation>garnison</translation>
    </message>
    <message>
        <source>lasting garrison</source>
        <translation>garnison permanente</translation>
    </message>
    <message>
        <source>island</source>
        <translation>île</translation>
    </message>
    <message>
        <source>riverside</source>
        <translation>rive</translation>
    </message>
    <message>
        <source>north of the river</source>
        <translation>au nord de la rivière</translation>
    </message>
    <message>
        <source>army as a gift</source>
        <translation>armée offerte</translation>
    </message>
    <message>
        <source>harbour as a prize</source>
        <translation>port en prix</translation>
    </message>
    <message>
        <source>double army</source>
        <translation>armée double</translation>
    </message>
    <message>
        <source>amphibians</source>
        <translation>amphibies</translation>
    </message>
    <message>
        <source>Cor</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>Miraz</source>
        <translation>Miraz</translation>
    </message>
    <message>
        <source>Jadis</source>
        <translation>Jadis</translation>
    </message>
    <message>
        <source>home of Narnia</source>
        <translation>foyer de Narnia</translation>
    </message>
    <message>
        <source>home of Archenland</source>
        <translation>foyer d’Archenland</translation>
    </message>
    <message>
        <source>home of the dwarfs</source>
        <translation>foyer des nains</translation>
    </message>
    <message>
        <source>home of the giants</source>
        <translation>foyer des géants</translation>
    </message>
    <message>
        <source>home of Telmar</source>
        <translation>foyer de Telmar</translation>
    </message>
    <message>
        <source>home of the Lone Islands</source>
        <translation>foyer des Îles Solitaires</translation>
    </message>
    <message>
        <source>home of Calormen</source>
        <translation>foyer de Calormen</translation>
    </message>
    <message>
        <source>home of the Queen</source>
        <translation>foyer de la Reine</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nulle part</translation>
    </message>
    <message>
        <source>chief town</source>
        <translation>chef-lieu</translation>
    </message>
    <message>
        <source>For two, three, ... players: as many can play as it has numbers for.</source>
        <translation>Pour deux, trois… joueurs&#xa0;: on peut jouer à autant qu’il y a de nombres.</translation>
    </message>
    <message>
        <source>A truce with a player for a round.</source>
        <translation>Une trêve d’un tour de table avec un joueur.</translation>
    </message>
    <message>
        <source>Adds to the highest die of a defence.</source>
        <translation>Ajoute au dé le plus haut d’une défense.</translation>
    </message>
    <message>
        <source>Adds to the highest die of an attack.</source>
        <translation>Ajoute au dé le plus haut d’une attaque.</translation>
    </message>
    <message>
        <source>Attacks a coast from the ship.</source>
        <translation>Attaque une côte depuis le navire.</translation>
    </message>
    <message>
        <source>Look at a hand and have a card of it discarded; also answers itself.</source>
        <translation>Regarder une main et en faire défausser une carte&#x202f;; se répond aussi à elle-même.</translation>
    </message>
    <message>
        <source>What each such card adds.</source>
        <translation>Ce qu’ajoute chacune de ces cartes.</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bon</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutre</translation>
    </message>
    <message>
        <source>evil</source>
        <translation>mauvais</translation>
    </message>
    <message>
        <source>Builds amphibious units.</source>
        <translation>Construit des unités amphibies.</translation>
    </message>
    <message>
        <source>Builds fleets only with as many coastal centres as the option says.</source>
        <translation>Ne construit des flottes qu’avec autant de centres côtiers que le dit l’option.</translation>
    </message>
    <message>
        <source>Neither supports nor convoys units of the other side.</source>
        <translation>Ne soutient ni ne convoie d’unités de l’autre camp.</translation>
    </message>
    <message>
        <source>The side that it is on; for the Dwarfs until they declare.</source>
        <translation>Son camp&#x202f;; pour les Nains, jusqu’à ce qu’ils se déclarent.</translation>
    </message>
</context>
<context>
    <name>marches::app::EffectSentences</name>
    <message>
        <source>Hold completely: {named}.</source>
        <translation>Tenir entièrement&#xa0;: {named}.</translation>
    </message>
    <message>
        <source>Hold {more} regions completely, whichever they are.</source>
        <translation>Tenir entièrement {more} régions, quelles qu’elles soient.</translation>
    </message>
    <message>
        <source>Hold completely: {named}, and {more} more of one’s choice.</source>
        <translation>Tenir entièrement&#xa0;: {named}, et {more} de plus au choix.</translation>
    </message>
    <message>
        <source>Hold {share} percent of all territories.</source>
        <translation>Tenir {share} pour cent de tous les territoires.</translation>
    </message>
    <message>
        <source>Hold {share} percent of all territories, with {armies} armies or more in each.</source>
        <translation>Tenir {share} pour cent de tous les territoires, avec {armies} armées ou plus dans chacun.</translation>
    </message>
    <message>
        <source>Hold {count} territories.</source>
        <translation>Tenir {count} territoires.</translation>
    </message>
    <message>
        <source>Hold {count} territories, with {armies} armies or more in each.</source>
        <translation>Tenir {count} territoires, avec {armies} armées ou plus dans chacun.</translation>
    </message>
    <message>
        <source>Take the last territory of: {army}. Where it is one’s own, or somebody else has done it: hold {share} percent of all territories.</source>
        <translation>Prendre le dernier territoire de&#xa0;: {army}. Si c’est la sienne, ou qu’un autre l’a fait&#xa0;: tenir {share} pour cent de tous les territoires.</translation>
    </message>
    <message>
        <source>Take the last territory of: {army}. Where it is one’s own, or somebody else has done it: hold {count} territories.</source>
        <translation>Prendre le dernier territoire de&#xa0;: {army}. Si c’est la sienne, ou qu’un autre l’a fait&#xa0;: tenir {count} territoires.</translation>
    </message>
    <message>
        <source>The cards of these territories show it: {territories}.</source>
        <translation>Les cartes de ces territoires le montrent&#xa0;: {territories}.</translation>
    </message>
    <message>
        <source>Sets are worth {values} armies, one after the other, and then {step} more each time.</source>
        <translation>Les séries valent {values} armées, l’une après l’autre, puis {step} de plus chaque fois.</translation>
    </message>
    <message>
        <source>Three infantry are worth {infantry} armies, three cavalry {cavalry}, three artillery {artillery}, one of each {mixed}.</source>
        <translation>Trois infanteries valent {infantry} armées, trois cavaleries {cavalry}, trois artilleries {artillery}, une de chaque {mixed}.</translation>
    </message>
    <message>
        <source>For two, three and more players, armies beyond those of the option: {seats}.</source>
        <translation>À deux, trois joueurs et plus, armées en plus de celles de l’option&#xa0;: {seats}.</translation>
    </message>
    <message>
        <source>{hand} cards in a hand force a trade at the start of a turn; {taken} do at once, with those of a beaten player.</source>
        <translation>{hand} cartes en main obligent à échanger au début d’un tour&#x202f;; {taken}, aussitôt, avec celles d’un joueur battu.</translation>
    </message>
    <message>
        <source>Brings armies: {track}, one number after the other.</source>
        <translation>Apporte des armées&#xa0;: {track}, un nombre après l’autre.</translation>
    </message>
    <message>
        <source>Tokens come in for {who}: {count}.</source>
        <translation>Jetons reçus par {who}&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Tokens are lost by {who}: {count}.</source>
        <translation>Jetons perdus par {who}&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Who drew the card gives {count} tokens at most to {who}.</source>
        <translation>Qui a pioché la carte donne {count} jetons au plus à {who}.</translation>
    </message>
    <message>
        <source>Who drew the card takes {count} tokens at most from {who}.</source>
        <translation>Qui a pioché la carte prend {count} jetons au plus à {who}.</translation>
    </message>
    <message>
        <source>Moves forward by {count}: {who}.</source>
        <translation>Avance de {count}&#xa0;: {who}.</translation>
    </message>
    <message>
        <source>Moves back by {count}: {who}.</source>
        <translation>Recule de {count}&#xa0;: {who}.</translation>
    </message>
    <message>
        <source>The wolves go, {which}, to: {to}.</source>
        <translation>Les loups vont, {which}, à&#xa0;: {to}.</translation>
    </message>
    <message>
        <source>The nearest wolf moves by {count}.</source>
        <translation>Le loup le plus proche se déplace de {count}.</translation>
    </message>
    <message>
        <source>The Witch chases by {count}.</source>
        <translation>La Sorcière poursuit de {count}.</translation>
    </message>
    <message>
        <source>The Witch goes back by {count}.</source>
        <translation>La Sorcière recule de {count}.</translation>
    </message>
    <message>
        <source>Turns missed by {who}: {count}.</source>
        <translation>Tours passés par {who}&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Wolves take nothing from {who} until the start of the next turn.</source>
        <translation>Les loups ne prennent rien à {who} jusqu’au début du prochain tour.</translation>
    </message>
    <message>
        <source>Who drew the card pays {count}.</source>
        <translation>Qui a pioché la carte paie {count}.</translation>
    </message>
    <message>
        <source>Who drew the card chooses one: {among}.</source>
        <translation>Qui a pioché la carte en choisit une&#xa0;: {among}.</translation>
    </message>
    <message>
        <source>Adds {count} to a die.</source>
        <translation>Ajoute {count} à un dé.</translation>
    </message>
    <message>
        <source>The child moves by {count}.</source>
        <translation>L’enfant se déplace de {count}.</translation>
    </message>
    <message>
        <source>Tokens come in: {count}.</source>
        <translation>Jetons reçus&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Pieces from the supply come to one own territory: {count}, {type}.</source>
        <translation>Des pièces de la réserve viennent dans un territoire à soi&#xa0;: {count}, {type}.</translation>
    </message>
    <message>
        <source>Pieces return to the supply: {count}, {type}.</source>
        <translation>Des pièces retournent à la réserve&#xa0;: {count}, {type}.</translation>
    </message>
    <message>
        <source>Crowns for who drew the card: {count}.</source>
        <translation>Couronnes pour qui a pioché la carte&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Crowns for whoever holds the Witch’s Castle, with that option: {count}.</source>
        <translation>Couronnes pour qui tient le château de la Sorcière, avec cette option&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Crowns for whoever holds Father Christmas, with that option: {count}.</source>
        <translation>Couronnes pour qui a le Père Noël, avec cette option&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Joins {to}, out of {from}: {set}.</source>
        <translation>Rejoint {to}, depuis {from}&#xa0;: {set}.</translation>
    </message>
    <message>
        <source>Joins {to}, out of {from}: any character but {except}.</source>
        <translation>Rejoint {to}, depuis {from}&#xa0;: tout personnage sauf {except}.</translation>
    </message>
    <message>
        <source>Joins {to}, out of {from}: any character.</source>
        <translation>Rejoint {to}, depuis {from}&#xa0;: n’importe quel personnage.</translation>
    </message>
    <message>
        <source>Fights for the player until the end of the turn, out of {from}: {set}.</source>
        <translation>Se bat pour le joueur jusqu’à la fin du tour, depuis {from}&#xa0;: {set}.</translation>
    </message>
    <message>
        <source>Fights for the player until the end of the turn, out of {from}: any character but {except}.</source>
        <translation>Se bat pour le joueur jusqu’à la fin du tour, depuis {from}&#xa0;: tout personnage sauf {except}.</translation>
    </message>
    <message>
        <source>Fights for the player until the end of the turn, out of {from}: any character.</source>
        <translation>Se bat pour le joueur jusqu’à la fin du tour, depuis {from}&#xa0;: n’importe quel personnage.</translation>
    </message>
    <message>
        <source>Leaves the board, of the enemy: {set}.</source>
        <translation>Quitte le plateau, chez l’ennemi&#xa0;: {set}.</translation>
    </message>
    <message>
        <source>Leaves the board, of the enemy: any character but {except}.</source>
        <translation>Quitte le plateau, chez l’ennemi&#xa0;: tout personnage sauf {except}.</translation>
    </message>
    <message>
        <source>Nobody rolls more than {count} attack dice in this turn.</source>
        <translation>Personne ne lance plus de {count} dés d’attaque dans ce tour.</translation>
    </message>
    <message>
        <source>Comes when four dice sum up to {count}.</source>
        <translation>Sort quand quatre dés font {count}.</translation>
    </message>
    <message>
        <source>Falls on the owners of random territories: {count}.</source>
        <translation>Frappe les propriétaires de territoires au hasard&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Each own territory brings {count} gold.</source>
        <translation>Chaque territoire à soi rapporte {count} pièces d’or.</translation>
    </message>
    <message>
        <source>Each own territory costs {count} gold.</source>
        <translation>Chaque territoire à soi coûte {count} pièces d’or.</translation>
    </message>
    <message>
        <source>The owner receives {count} gold.</source>
        <translation>Le propriétaire reçoit {count} pièces d’or.</translation>
    </message>
    <message>
        <source>The owner pays {count} gold.</source>
        <translation>Le propriétaire paie {count} pièces d’or.</translation>
    </message>
    <message>
        <source>The owner pays {count} gold, or loses the territory.</source>
        <translation>Le propriétaire paie {count} pièces d’or, ou perd le territoire.</translation>
    </message>
    <message>
        <source>Units join there: {count}.</source>
        <translation>Unités qui s’y ajoutent&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Units are lost there: {count}.</source>
        <translation>Unités qui y sont perdues&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Each unit of the territory has a die, and dies from {from} on.</source>
        <translation>Chaque unité du territoire a un dé, et meurt à partir de {from}.</translation>
    </message>
    <message>
        <source>A mob attacks the territory, {times} times as strong as a die.</source>
        <translation>Une foule attaque le territoire, {times} fois forte comme un dé.</translation>
    </message>
    <message>
        <source>Units join in an own territory: {count}.</source>
        <translation>Unités qui s’ajoutent dans un territoire à soi&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Units desert: {count}.</source>
        <translation>Unités qui désertent&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>At most {units} units move at once, each by at most {steps} territories.</source>
        <translation>Au plus {units} unités se déplacent aussitôt, chacune de {steps} territoires au plus.</translation>
    </message>
    <message>
        <source>Comes when the die shows {count}.</source>
        <translation>Sort quand le dé montre {count}.</translation>
    </message>
    <message>
        <source>The richest player gives {percent} percent of the gold to the poorest.</source>
        <translation>Le plus riche donne {percent} pour cent de son or au plus pauvre.</translation>
    </message>
    <message>
        <source>Whoever is elected takes an unoccupied territory, with units: {count}.</source>
        <translation>L’élu prend un territoire inoccupé, avec des unités&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Who rolled cuts a route, cuts {troops} units, or sanctions a territory.</source>
        <translation>Qui a lancé coupe une route, retire {troops} unités, ou sanctionne un territoire.</translation>
    </message>
    <message>
        <source>Among {players} players, each is dealt {cards} territories.</source>
        <translation>À {players} joueurs, chacun reçoit {cards} territoires.</translation>
    </message>
    <message>
        <source>{id}: {income} gold a territory, {optional} in the optional table, natural defence {natives}.</source>
        <translation>{id}&#xa0;: {income} pièces d’or par territoire, {optional} dans la table optionnelle, défense naturelle {natives}.</translation>
    </message>
    <message>
        <source>Other regions: {income} gold a territory, {optional} in the optional table, natural defence {natives}.</source>
        <translation>Autres régions&#xa0;: {income} pièces d’or par territoire, {optional} dans la table optionnelle, défense naturelle {natives}.</translation>
    </message>
    <message>
        <source>A trade route brings {count} gold.</source>
        <translation>Une route commerciale rapporte {count} pièces d’or.</translation>
    </message>
    <message>
        <source>These two win together: {regions}.</source>
        <translation>Ces deux-là gagnent ensemble&#xa0;: {regions}.</translation>
    </message>
    <message>
        <source>At the cut-off a territory counts {territory}, and a gold piece {gold}.</source>
        <translation>À l’arrêt, un territoire compte {territory}, et une pièce d’or {gold}.</translation>
    </message>
    <message>
        <source>A unit in a capital counts, by the die: {faces}.</source>
        <translation>Une unité dans une capitale compte, selon le dé&#xa0;: {faces}.</translation>
    </message>
    <message>
        <source>A realm without its capital, by the die: {faces}. A territory that changes sides gains {gain}.</source>
        <translation>Un royaume sans capitale, selon le dé&#xa0;: {faces}. Un territoire qui change de camp gagne {gain}.</translation>
    </message>
    <message>
        <source>Units of a lot, by the die: {faces}.</source>
        <translation>Unités d’un lot, selon le dé&#xa0;: {faces}.</translation>
    </message>
    <message>
        <source>A stake returns, in hundredths, by the die: {percent}. Where it comes back besides: {plus-stake}.</source>
        <translation>Une mise rapporte, en centièmes, selon le dé&#xa0;: {percent}. Où elle revient en plus&#xa0;: {plus-stake}.</translation>
    </message>
    <message>
        <source>A leader in an emergency: {dice} on attack dice, and {gold} gold in each combat round, until a die shows {ends} or less.</source>
        <translation>Un chef en situation d’urgence&#xa0;: {dice} aux dés d’attaque, et {gold} pièces d’or à chaque manche, jusqu’à ce qu’un dé montre {ends} ou moins.</translation>
    </message>
    <message>
        <source>Guests who rise against their host: {dice} on their dice.</source>
        <translation>Hôtes qui se soulèvent contre qui les reçoit&#xa0;: {dice} à leurs dés.</translation>
    </message>
    <message>
        <source>A sanctioned territory loses a unit for each die from {from} on.</source>
        <translation>Un territoire sanctionné perd une unité pour chaque dé à partir de {from}.</translation>
    </message>
    <message>
        <source>{count} gold is worth a vote.</source>
        <translation>{count} pièces d’or valent une voix.</translation>
    </message>
    <message>
        <source>On {face}, {region}, by the sum of {dice} dice: {rows}.</source>
        <translation>Sur {face}, {region}, selon la somme de {dice} dés&#xa0;: {rows}.</translation>
    </message>
    <message>
        <source>All lose half of their gold. Only the first time: {once}.</source>
        <translation>Tous perdent la moitié de leur or. Seulement la première fois&#xa0;: {once}.</translation>
    </message>
    <message>
        <source>Adds {add} to the highest die of a defence.</source>
        <translation>Ajoute {add} au dé le plus haut d’une défense.</translation>
    </message>
    <message>
        <source>Adds {add} to the highest die of an attack.</source>
        <translation>Ajoute {add} au dé le plus haut d’une attaque.</translation>
    </message>
    <message>
        <source>On the side: {is}.</source>
        <translation>Camp&#xa0;: {is}.</translation>
    </message>
</context>
<context>
    <name>marches::app::ValueRow</name>
    <message>
        <source>%1: one value more at the end</source>
        <comment>what an effect says</comment>
        <translation>%1&#xa0;: une valeur de plus à la fin</translation>
    </message>
    <message>
        <source>%1: remove the last value</source>
        <comment>what an effect says</comment>
        <translation>%1&#xa0;: retirer la dernière valeur</translation>
    </message>
    <message>
        <source>Add a value at the end</source>
        <translation>Une valeur de plus à la fin</translation>
    </message>
    <message>
        <source>Remove the last value</source>
        <translation>Retirer la dernière valeur</translation>
    </message>
</context>
<context>
    <name>marches::app::DifferencesPanel</name>
    <message>
        <source>No difference from the official rules</source>
        <translation>Aucune différence avec les règles officielles</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) from the official rules</source>
        <translation>
            <numerusform>%Ln différence avec les règles officielles</numerusform>
            <numerusform>%Ln différences avec les règles officielles</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo all</source>
        <translation>Tout annuler</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>option; why it cannot run</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>These rules work together.</source>
        <translation>Ces règles vont ensemble.</translation>
    </message>
    <message>
        <source>Back to the official rule</source>
        <translation>Revenir à la règle officielle</translation>
    </message>
    <message>
        <source>Back to the official rule: %1</source>
        <translation>Revenir à la règle officielle&#xa0;: %1</translation>
    </message>
    <message>
        <source>Back to the official card: %1</source>
        <translation>Revenir à la carte officielle&#xa0;: %1</translation>
    </message>
    <message>
        <source>set-up of the game</source>
        <translation>mise en place du jeu</translation>
    </message>
    <message>
        <source>%1 is worth something else</source>
        <comment>region</comment>
        <translation>%1&#xa0;: une autre valeur</translation>
    </message>
    <message>
        <source>%1 begins otherwise than on the map</source>
        <comment>territory</comment>
        <translation>%1&#xa0;: un autre début que sur la carte</translation>
    </message>
    <message>
        <source>Back to what the map says: %1</source>
        <translation>Revenir à ce que dit la carte&#xa0;: %1</translation>
    </message>
    <message>
        <source>Games begin with a position laid out</source>
        <translation>Les parties commencent par une position disposée</translation>
    </message>
    <message>
        <source>Back to the usual beginning</source>
        <translation>Revenir au début habituel</translation>
    </message>
</context>
<context>
    <name>marches::app::SnapSettings</name>
    <message>
        <source>Ru&amp;lers</source>
        <translation>Règ&amp;les graduées</translation>
    </message>
    <message>
        <source>Gui&amp;des</source>
        <translation>&amp;Guides</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>Gr&amp;ille</translation>
    </message>
    <message>
        <source>&amp;Snapping</source>
        <translation>&amp;Accrochage</translation>
    </message>
    <message>
        <source>Snapping: draws points to what is near. Hold Alt or Ctrl+Shift to let go</source>
        <translation>Accrochage&#xa0;: attire les points vers ce qui est proche. Alt ou Ctrl+Maj&#xa0;: sans accrochage</translation>
    </message>
    <message>
        <source>Snap to &amp;points</source>
        <translation>Accrocher aux &amp;points</translation>
    </message>
    <message>
        <source>Snap to &amp;borders</source>
        <translation>Accrocher aux &amp;frontières</translation>
    </message>
    <message>
        <source>Snap to &amp;guides and the edges of the board</source>
        <translation>Accrocher aux &amp;guides et aux bords du plateau</translation>
    </message>
    <message>
        <source>Snap to the g&amp;rid</source>
        <translation>Accrocher à la g&amp;rille</translation>
    </message>
</context>
<context>
    <name>marches::app::EditActions</name>
    <message>
        <source>last point</source>
        <comment>of what is being drawn; in the menu after “Undo: ”</comment>
        <translation>dernier point</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Cop&amp;ier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Re&amp;nommer</translation>
    </message>
    <message>
        <source>Find &amp;on the map…</source>
        <translation>C&amp;hercher sur la carte…</translation>
    </message>
    <message>
        <source>&amp;Play this map</source>
        <translation>&amp;Jouer sur la carte</translation>
    </message>
    <message>
        <source>New &amp;region from the selection</source>
        <translation>Nouvelle &amp;région avec la sélection</translation>
    </message>
    <message>
        <source>Align &amp;left</source>
        <translation>Aligner à &amp;gauche</translation>
    </message>
    <message>
        <source>Align ri&amp;ght</source>
        <translation>Aligner à &amp;droite</translation>
    </message>
    <message>
        <source>Align at the &amp;top</source>
        <translation>Aligner en &amp;haut</translation>
    </message>
    <message>
        <source>Align at the &amp;bottom</source>
        <translation>Aligner en &amp;bas</translation>
    </message>
    <message>
        <source>Align on a l&amp;ine</source>
        <translation>Aligner sur une &amp;ligne</translation>
    </message>
    <message>
        <source>&amp;Mirror left and right</source>
        <translation>&amp;Miroir gauche-droite</translation>
    </message>
    <message>
        <source>Mirror &amp;upside down</source>
        <translation>Miroir h&amp;aut-bas</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>Problème &amp;suivant</translation>
    </message>
    <message>
        <source>Pr&amp;evious problem</source>
        <translation>Problème &amp;précédent</translation>
    </message>
    <message>
        <source>Picture to tra&amp;ce…</source>
        <translation>Image à dé&amp;calquer…</translation>
    </message>
    <message>
        <source>Territories from the col&amp;ours of a picture…</source>
        <translation>Territoires selon les c&amp;ouleurs d’une image…</translation>
    </message>
    <message>
        <source>&amp;Hide the picture</source>
        <translation>Masquer l’&amp;image</translation>
    </message>
    <message>
        <source>P&amp;rint and export…</source>
        <translation>&amp;Imprimer et exporter…</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom a&amp;vant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom arrièr&amp;e</translation>
    </message>
    <message>
        <source>&amp;Fit the map</source>
        <translation>Carte en&amp;tière</translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation>&amp;100&#x202f;%</translation>
    </message>
    <message>
        <source>Close the &amp;border</source>
        <translation>&amp;Fermer la frontière</translation>
    </message>
    <message>
        <source>Pla&amp;y another game on it…</source>
        <translation>&amp;Y jouer à un autre jeu…</translation>
    </message>
    <message>
        <source>Remove all guide&amp;s</source>
        <translation>Retirer tous les guid&amp;es</translation>
    </message>
    <message>
        <source>Sho&amp;w the problem again</source>
        <translation>Mon&amp;trer de nouveau le problème</translation>
    </message>
    <message>
        <source>&amp;Accept the problem as it is…</source>
        <translation>Accep&amp;ter le problème tel quel…</translation>
    </message>
    <message>
        <source>Make the border cur&amp;ved</source>
        <translation>Courber la &amp;frontière</translation>
    </message>
    <message>
        <source>Ma&amp;ke the border straight</source>
        <translation>Redresser la fro&amp;ntière</translation>
    </message>
    <message>
        <source>A&amp;dd a point to the border</source>
        <translation>Ajo&amp;uter un point à la frontière</translation>
    </message>
    <message>
        <source>Remove points o&amp;f the border</source>
        <translation>Enle&amp;ver des points de la frontière</translation>
    </message>
    <message>
        <source>Take in &amp;hand</source>
        <translation>&amp;Prendre en main</translation>
    </message>
    <message>
        <source>Roughen borders</source>
        <comment>lets them run as if drawn by hand</comment>
        <translation>Rendre les frontières irrégulières</translation>
    </message>
    <message>
        <source>Simplify borders</source>
        <translation>Simplifier les frontières</translation>
    </message>
    <message>
        <source>Place, size and turn…</source>
        <translation>Position, taille et rotation…</translation>
    </message>
    <message>
        <source>The map as tables</source>
        <translation>La carte en tableaux</translation>
    </message>
    <message>
        <source>Derive ids from names</source>
        <translation>Tirer les identifiants des noms</translation>
    </message>
    <message>
        <source>Export to another program…</source>
        <translation>Exporter vers un autre logiciel…</translation>
    </message>
    <message>
        <source>Save a copy to send…</source>
        <translation>Enregistrer une copie à envoyer…</translation>
    </message>
    <message>
        <source>Crop and scale the sheet…</source>
        <translation>Recadrer et redimensionner la feuille…</translation>
    </message>
    <message>
        <source>Apply the &amp;1st fix</source>
        <translation>Appliquer la &amp;1re correction</translation>
    </message>
    <message>
        <source>Apply the &amp;2nd fix</source>
        <translation>Appliquer la &amp;2e correction</translation>
    </message>
    <message>
        <source>Apply the &amp;3rd fix</source>
        <translation>Appliquer la &amp;3e correction</translation>
    </message>
    <message>
        <source>Redra&amp;w</source>
        <translation>R&amp;edessiner</translation>
    </message>
    <message>
        <source>Redraw</source>
        <translation>Redessiner</translation>
    </message>
    <message>
        <source>Fit curves to borders</source>
        <translation>Ajuster des courbes aux frontières</translation>
    </message>
    <message>
        <source>Next open map</source>
        <translation>Carte ouverte suivante</translation>
    </message>
    <message>
        <source>Previous open map</source>
        <translation>Carte ouverte précédente</translation>
    </message>
    <message>
        <source>Set-up…</source>
        <translation>Mise en place…</translation>
    </message>
    <message>
        <source>Make the point smooth</source>
        <comment>a point of a border</comment>
        <translation>Adoucir le point</translation>
    </message>
</context>
<context>
    <name>marches::app::EditBar</name>
    <message>
        <source>%1: %2</source>
        <comment>an army, a kind of piece</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Click or press + to add one, right-click or press − to remove one.</source>
        <translation>Un clic ou + en ajoute un, un clic droit ou − en retire un.</translation>
    </message>
    <message>
        <source>You are editing the position. Nothing here counts as a move.</source>
        <translation>Vous modifiez la position. Ce ne sont pas des coups.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Undo all</source>
        <translation>Tout annuler</translation>
    </message>
    <message>
        <source>Pieces to put on the board</source>
        <translation>Pièces à poser sur le plateau</translation>
    </message>
    <message>
        <source>Saves this position in a file. A game opened from it begins here.</source>
        <translation>Enregistre cette position dans un fichier. Une partie ouverte à partir de lui commence ici.</translation>
    </message>
    <message>
        <source>Keep as a start</source>
        <translation>Garder comme départ</translation>
    </message>
    <message>
        <source>Games can begin with this position.</source>
        <translation>Des parties peuvent commencer par cette position.</translation>
    </message>
    <message>
        <source>In a file…</source>
        <translation>Dans un fichier…</translation>
    </message>
    <message>
        <source>As the set-up of a variant…</source>
        <translation>Comme mise en place d’une variante…</translation>
    </message>
    <message>
        <source>Saves a variant of your own that begins with this position. New game offers it; you choose what is drawn by lot in each game.</source>
        <translation>Enregistre une variante à vous qui commence par cette position. Nouvelle partie la propose&#x202f;; vous choisissez ce qui est tiré au sort dans chaque partie.</translation>
    </message>
    <message>
        <source>Change the numbers in the panel beside the board.</source>
        <translation>Changez les nombres dans le panneau à côté du plateau.</translation>
    </message>
    <message>
        <source>%1: owns the place</source>
        <translation>%1&#xa0;: possède le lieu</translation>
    </message>
</context>
<context>
    <name>marches::app::DocumentMessages</name>
    <message>
        <source>The board is shown in plain shapes: drawing it was stopped.</source>
        <translation>Le plateau est montré en formes simples&#xa0;: son dessin a été interrompu.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The files of this map were changed by another program since you opened it.</source>
        <translation>Les fichiers de cette carte ont été modifiés par un autre programme depuis son ouverture.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Garder ma version</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Prendre l’autre version</translation>
    </message>
    <message>
        <source>This map comes with Marches.</source>
        <translation>Cette carte est fournie avec Marches.</translation>
    </message>
    <message>
        <source>The folder of this map cannot be written to.</source>
        <translation>Le dossier de cette carte ne peut pas être modifié.</translation>
    </message>
    <message>
        <source>Make my own copy</source>
        <translation>Copier la carte</translation>
    </message>
    <message numerus="yes">
        <source>%n shape(s) changed</source>
        <translation>
            <numerusform>%Ln forme changée</numerusform>
            <numerusform>%Ln formes changées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%Ln nouvelle</numerusform>
            <numerusform>%Ln nouvelles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%Ln manquante</numerusform>
            <numerusform>%Ln manquantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved. Your map is safe in memory and in the emergency copy.</source>
        <translation>Non enregistré. La carte est en sûreté en mémoire et dans la copie de secours.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>The drawing of this map (board.svg) was changed by another program.</source>
        <translation>Le dessin de cette carte (board.svg) a été modifié par un autre programme.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>The files of this map are no longer in %1.</source>
        <translation>Les fichiers de cette carte ne sont plus dans %1.</translation>
    </message>
    <message>
        <source>%1 is no longer in %2.</source>
        <comment>file of the map, its folder</comment>
        <translation>%1 n’est plus dans %2.</translation>
    </message>
    <message>
        <source>Write it again</source>
        <translation>L’écrire à nouveau</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) to this map were never saved, but kept.</source>
        <translation>
            <numerusform>%Ln modification de cette carte n’a jamais été enregistrée, mais elle a été gardée.</numerusform>
            <numerusform>%Ln modifications de cette carte n’ont jamais été enregistrées, mais elles ont été gardées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>%1 is not a picture that can be shown.</source>
        <translation>%1 n’est pas une image affichable.</translation>
    </message>
    <message>
        <source>No game can be played on this map yet. The panel Playable shows what is missing.</source>
        <translation>Aucun jeu n’est encore jouable sur cette carte. Le panneau «&#xa0;Jouable&#xa0;» dit ce qui manque.</translation>
    </message>
    <message>
        <source>Show what is missing</source>
        <translation>Voir ce qui manque</translation>
    </message>
    <message>
        <source>Resume drawing</source>
        <translation>Reprendre le dessin</translation>
    </message>
    <message>
        <source>Not saved. Your map is only in memory.</source>
        <translation>Non enregistré. La carte n’est qu’en mémoire.</translation>
    </message>
    <message>
        <source>The emergency copy cannot be written. Unsaved changes would be lost in a crash.</source>
        <translation>La copie de secours ne peut pas être tenue à jour. Ce qui n’est pas enregistré serait perdu en cas d’arrêt brutal.</translation>
    </message>
    <message>
        <source>Saved, but the previous version could not be backed up.</source>
        <translation>Enregistré, mais la version précédente n’a pas pu être mise de côté.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ne pas conserver</translation>
    </message>
    <message>
        <source>Show differences</source>
        <translation>Voir les différences</translation>
    </message>
    <message>
        <source>The drawing was updated: %1, %2, %3. Undo reverts it.</source>
        <comment>counts of shapes</comment>
        <translation>Le dessin a été repris&#xa0;: %1, %2, %3. Annuler revient en arrière.</translation>
    </message>
    <message>
        <source>%1 was written to %2.</source>
        <comment>name of a file, its folder</comment>
        <translation>%1 a été écrit dans %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were written to %1.</source>
        <comment>%1: a folder</comment>
        <translation>
            <numerusform>%Ln fichier a été écrit dans %1.</numerusform>
            <numerusform>%Ln fichiers ont été écrits dans %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>The program has a map of this folder&apos;s name, and New game shows that one. Save this one elsewhere to have both.</source>
        <translation>Le programme a une carte du nom de ce dossier, et Nouvelle partie montre celle-là. Enregistrez celle-ci ailleurs pour avoir les deux.</translation>
    </message>
</context>
<context>
    <name>marches::app::DrawingProgress</name>
    <message>
        <source>Drawing the board</source>
        <translation>Dessin du plateau</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>The board stays in plain shapes</source>
        <translation>Le plateau reste en formes simples</translation>
    </message>
</context>
<context>
    <name>marches::app::EditPage</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>Read only</source>
        <translation>Lecture seule</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Pas encore enregistrée</translation>
    </message>
    <message>
        <source>Changed since it was saved</source>
        <translation>Modifiée depuis l’enregistrement</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistrée</translation>
    </message>
    <message>
        <source>Territories that share borders stay where they are; their names were aligned.</source>
        <translation>Les territoires qui partagent des frontières restent en place&#x202f;; leurs noms ont été alignés.</translation>
    </message>
    <message>
        <source>These share borders with other territories; a mirrored copy was made beside them.</source>
        <translation>Ils partagent des frontières avec d’autres territoires&#x202f;; une copie en miroir a été faite à côté.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a tool, its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>F6 goes on to the next part of the window.</source>
        <translation>F6 passe à la partie suivante de la fenêtre.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a tool, what it makes</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Derive ids from names</source>
        <translation>Tirer les identifiants des noms</translation>
    </message>
    <message>
        <source>Crop and scale the sheet</source>
        <translation>Recadrer et redimensionner la feuille</translation>
    </message>
    <message>
        <source>The artwork of this map would stay where it is. Remove it first, or scale it in the program that it comes from.</source>
        <translation>L’illustration de cette carte resterait où elle est. La retirer d’abord, ou la redimensionner dans le programme dont elle vient.</translation>
    </message>
    <message numerus="yes">
        <source>%n id(s) now follow the names. Games saved earlier use the old ids.</source>
        <translation>
            <numerusform>%Ln identifiant dit maintenant son nom. Les parties déjà enregistrées connaissent l’ancien.</numerusform>
            <numerusform>%Ln identifiants disent maintenant leurs noms. Les parties déjà enregistrées connaissent les anciens.</numerusform>
        </translation>
    </message>
    <message>
        <source>The only made-up ids left are those that variants use.</source>
        <translation>Il ne reste aucun identifiant inventé par le programme qu’aucune variante ne connaisse.</translation>
    </message>
    <message>
        <source>What is selected has no name. Territories, seas, places, rivers and the title have one.</source>
        <translation>Ce qui est sélectionné n’a pas de nom. Territoires, mers, lieux, rivières et le titre en ont un.</translation>
    </message>
</context>
<context>
    <name>marches::app::ErrorPage</name>
    <message numerus="yes">
        <source>%n problem(s), each with its location</source>
        <translation>
            <numerusform>%Ln problème, avec son emplacement</numerusform>
            <numerusform>%Ln problèmes, chacun avec son emplacement</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>Choisir un autre fichier…</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>View what was opened</source>
        <translation>Voir ce qui a été ouvert</translation>
    </message>
</context>
<context>
    <name>marches::app::BenchSpelling</name>
    <message>
        <source>Underlines words that the dictionary does not know. Their menu has suggestions and learns words</source>
        <translation>Souligne les mots que le dictionnaire ne connaît pas. Leur menu propose des corrections et apprend des mots</translation>
    </message>
    <message>
        <source>Spelling is not checked: no dictionary is installed for this language (%1). The package %2 has one.</source>
        <translation>L’orthographe n’est pas vérifiée&#xa0;: aucun dictionnaire n’est installé pour cette langue (%1). Le paquet %2 en contient un.</translation>
    </message>
</context>
<context>
    <name>marches::app::FormField</name>
    <message>
        <source>No suggestions</source>
        <comment>for a misspelt word</comment>
        <translation>Aucune suggestion</translation>
    </message>
    <message>
        <source>Add to dictionary</source>
        <translation>Ajouter au dictionnaire</translation>
    </message>
</context>
<context>
    <name>marches::app::FormsPanel</name>
    <message>
        <source>“%1” on the board and in lists</source>
        <comment>a name</comment>
        <translation>«&#xa0;%1&#xa0;» sur le plateau et dans les listes</translation>
    </message>
    <message>
        <source>name</source>
        <comment>form of a name</comment>
        <translation>nom</translation>
    </message>
    <message>
        <source>with article</source>
        <comment>form of a name</comment>
        <translation>avec article</translation>
    </message>
    <message>
        <source>of</source>
        <comment>form of a name</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>at</source>
        <comment>form of a name</comment>
        <translation>à</translation>
    </message>
    <message>
        <source>as object</source>
        <comment>form of a name</comment>
        <translation>complément</translation>
    </message>
    <message>
        <source>In a sentence: … %1 …</source>
        <comment>a name with its article</comment>
        <translation>Dans une phrase&#xa0;: … %1 …</translation>
    </message>
    <message>
        <source>For “of”: … %1</source>
        <comment>a name in the form that sentences use where English says “of”</comment>
        <translation>Pour «&#xa0;de&#xa0;»&#xa0;: … %1</translation>
    </message>
    <message>
        <source>For “at” or “in”: … %1</source>
        <comment>a name in the form that sentences use where English says “at”</comment>
        <translation>Pour «&#xa0;à&#xa0;» ou «&#xa0;dans&#xa0;»&#xa0;: … %1</translation>
    </message>
    <message>
        <source>What is attacked: … %1</source>
        <comment>a name as the object of a verb</comment>
        <translation>Ce qu’on attaque&#xa0;: … %1</translation>
    </message>
    <message>
        <source>Choose a name to see the forms that sentences need.</source>
        <translation>Choisissez un nom&#xa0;: les formes dont les phrases ont besoin se trouvent ici.</translation>
    </message>
</context>
<context>
    <name>marches::app::GameCard</name>
    <message>
        <source>Play</source>
        <comment>button: start a game</comment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jouer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Maps: %1. The gear chooses one.</source>
        <translation>Cartes&#xa0;: %1. L’engrenage permet de choisir.</translation>
    </message>
    <message>
        <source>All options: map, seats, rules</source>
        <translation>Tous les choix&#xa0;: carte, joueurs, règles</translation>
    </message>
    <message>
        <source>All options for %1</source>
        <translation>Tous les choix pour %1</translation>
    </message>
</context>
<context>
    <name>marches::app::GameController</name>
    <message>
        <source>This game cannot be played as it is</source>
        <translation>Cette partie ne peut pas se jouer telle quelle</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Ouverture de %1…</translation>
    </message>
    <message>
        <source>Comparing the game with its file…</source>
        <translation>Comparaison de la partie et de son fichier…</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>Impossible d’ouvrir %1</translation>
    </message>
    <message>
        <source>Not saved. The game is safe in memory.</source>
        <translation>Non enregistré. La partie est intacte en mémoire.</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>Enregistrement de %1…</translation>
    </message>
    <message>
        <source>%1 (bot)</source>
        <comment>name of a seat</comment>
        <translation>%1 (robot)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>game, who plays</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) played.</source>
        <translation>
            <numerusform>%Ln coup joué.</numerusform>
            <numerusform>%Ln coups joués.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept just now</source>
        <translation>Conservée à l’instant</translation>
    </message>
    <message numerus="yes">
        <source>Kept %n minute(s) ago</source>
        <translation>
            <numerusform>Conservée il y a %Ln minute</numerusform>
            <numerusform>Conservée il y a %Ln minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept on %1</source>
        <comment>date and time</comment>
        <translation>Conservée le %1</translation>
    </message>
    <message>
        <source>This game is open in another window of Marches</source>
        <translation>Cette partie est ouverte dans une autre fenêtre de Marches</translation>
    </message>
    <message>
        <source>Not saved. The game is still kept.</source>
        <translation>Pas enregistrée. La partie est toujours gardée.</translation>
    </message>
    <message>
        <source>Some steps of %1 break the rules. The rest was opened.</source>
        <translation>L’enregistrement de %1 s’écarte des règles par endroits. Ce qui s’y conforme a été ouvert.</translation>
    </message>
    <message>
        <source>A game that cannot be read at the moment</source>
        <translation>Une partie illisible pour l’instant</translation>
    </message>
</context>
<context>
    <name>marches::app::GiveUpDialog</name>
    <message>
        <source>Import</source>
        <translation>Importation</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Cancel the import of %1?</source>
        <translation>Abandonner l’importation de %1&#x202f;?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>What you traced, named and chosen for it will be lost. The file itself is not changed.</source>
        <translation>Ce qui a été tracé, nommé et choisi sera alors perdu. Le fichier reste tel quel.</translation>
    </message>
</context>
<context>
    <name>marches::app::HandPanel</name>
    <message>
        <source>No cards in your hand.</source>
        <translation>Aucune carte en main.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a pile and how many cards it has</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Hidden armies: %1</source>
        <comment>a place that only you know</comment>
        <translation>Armées cachées&#xa0;: %1</translation>
    </message>
    <message>
        <source>Hidden armies lie here</source>
        <comment>only you know</comment>
        <translation>Des armées cachées sont ici</translation>
    </message>
</context>
<context>
    <name>marches::app::ImportPage</name>
    <message>
        <source>territory</source>
        <translation>territoire</translation>
    </message>
    <message>
        <source>sea zone</source>
        <translation>zone maritime</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>écarté</translation>
    </message>
    <message>
        <source>Import of %1</source>
        <translation>Importation de %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Colour tolerance</source>
        <translation>Tolérance des couleurs</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Lissage</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolérance</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvé</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Devient</translation>
    </message>
    <message>
        <source>Shapes that were found</source>
        <translation>Formes trouvées</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>As it will be</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Picture of the map as it was</source>
        <translation>Image de la carte d’origine</translation>
    </message>
    <message>
        <source>Preview of the new map</source>
        <translation>Aperçu de la nouvelle carte</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Make the map</source>
        <translation>Créer la carte</translation>
    </message>
    <message>
        <source>Looking for shapes and borders</source>
        <translation>Recherche des formes et des frontières</translation>
    </message>
    <message>
        <source>Import: preview of the result</source>
        <translation>Importation&#xa0;: aperçu du résultat</translation>
    </message>
    <message>
        <source>Shortest shared border</source>
        <translation>Frontière commune minimale</translation>
    </message>
    <message>
        <source>Territory</source>
        <comment>name of a territory without one; a number follows</comment>
        <translation>Territoire</translation>
    </message>
    <message>
        <source>Click or drag a box to select places in the list; hold Shift to add more.</source>
        <translation>Un clic, ou un cadre que l’on fait glisser, sélectionne des lieux dans la liste&#x202f;; avec Maj, d’autres encore.</translation>
    </message>
    <message>
        <source>Nothing is included. Choose at least one territory.</source>
        <translation>Rien n’est inclus. Choisissez au moins un territoire.</translation>
    </message>
    <message>
        <source>The picture has too many areas of one colour each. Raise the colour tolerance, or make the picture smaller first.</source>
        <translation>L’image a trop de plages d’une seule couleur. Augmentez la tolérance des couleurs, ou réduisez d’abord l’image.</translation>
    </message>
</context>
<context>
    <name>marches::app::ImportReport</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a group of the report, how many rows</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Report of the import</source>
        <translation>Rapport de l’importation</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvé</translation>
    </message>
    <message>
        <source>%1: a sea zone</source>
        <translation>%1&#xa0;: une zone maritime</translation>
    </message>
    <message>
        <source>%1: a territory</source>
        <translation>%1&#xa0;: un territoire</translation>
    </message>
    <message>
        <source>Guessed</source>
        <translation>Deviné</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>Écarté</translation>
    </message>
    <message>
        <source>%1: left out by you</source>
        <translation>%1&#xa0;: écarté par vous</translation>
    </message>
    <message>
        <source>%1: taken for a sea by its colour</source>
        <translation>%1&#xa0;: pris pour une mer d’après sa couleur</translation>
    </message>
    <message>
        <source>%1: left out, it lies behind everything</source>
        <translation>%1&#xa0;: écarté, derrière tout le reste</translation>
    </message>
    <message>
        <source>%1: left out, it has hardly any area</source>
        <translation>%1&#xa0;: écarté, presque sans surface</translation>
    </message>
    <message>
        <source>%1 is covered by others and is dropped</source>
        <translation>%1 est recouvert par d’autres et disparaît</translation>
    </message>
    <message>
        <source>%1 and %2 nearly touch: a gap of %3 units</source>
        <translation>%1 et %2 se touchent presque&#xa0;: écart de %3 unités</translation>
    </message>
    <message>
        <source>%1 lies over %2 and takes what both cover</source>
        <translation>%1 recouvre %2 et prend la partie commune</translation>
    </message>
    <message>
        <source>%1 and %2 share only %3 units of border</source>
        <translation>%1 et %2 n’ont que %3 unités de frontière commune</translation>
    </message>
    <message>
        <source>A hardly visible strip belongs to %1</source>
        <translation>Une bande à peine visible appartient à %1</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>counts of territories, of sea zones, of borders</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n territory(ies)</source>
        <translation>
            <numerusform>%Ln territoire</numerusform>
            <numerusform>%Ln territoires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sea zone(s)</source>
        <translation>
            <numerusform>%Ln zone maritime</numerusform>
            <numerusform>%Ln zones maritimes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n common border(s)</source>
        <translation>
            <numerusform>%Ln frontière commune</numerusform>
            <numerusform>%Ln frontières communes</numerusform>
        </translation>
    </message>
    <message>
        <source>To check</source>
        <translation>À examiner</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importé</translation>
    </message>
    <message numerus="yes">
        <source>%n coast(s)</source>
        <translation>
            <numerusform>%Ln côte</numerusform>
            <numerusform>%Ln côtes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%Ln région</numerusform>
            <numerusform>%Ln régions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n connection(s)</source>
        <translation>
            <numerusform>%Ln passage</numerusform>
            <numerusform>%Ln passages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n translation(s)</source>
        <translation>
            <numerusform>%Ln traduction</numerusform>
            <numerusform>%Ln traductions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variant(s) or picture(s)</source>
        <translation>
            <numerusform>%Ln variante ou image</numerusform>
            <numerusform>%Ln variantes ou images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more of a kind</source>
        <translation>
            <numerusform>%Ln autre de ce genre</numerusform>
            <numerusform>%Ln autres de ce genre</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <comment>form of a map; counts of territories, of sea zones, of connections</comment>
        <translation>%1&#xa0;: %2, %3, %4</translation>
    </message>
</context>
<context>
    <name>marches::app::KeptList</name>
    <message>
        <source>Every game you begin is kept here until you save or remove it.</source>
        <translation>Chaque partie commencée est gardée ici jusqu’à ce que vous l’enregistriez ou la retiriez.</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n game(s)</source>
        <translation>
            <numerusform>Afficher la partie</numerusform>
            <numerusform>Afficher les %Ln parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Save it to a file…</source>
        <translation>L’enregistrer dans un fichier…</translation>
    </message>
    <message>
        <source>Save %1 to a file</source>
        <comment>%1: a game and who plays</comment>
        <translation>Enregistrer %1 dans un fichier</translation>
    </message>
    <message>
        <source>Remove it from the list</source>
        <translation>La retirer de la liste</translation>
    </message>
    <message>
        <source>Remove %1 from the list</source>
        <comment>%1: a game and who plays</comment>
        <translation>Retirer %1 de la liste</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <comment>%1: a game and who plays</comment>
        <translation>Retirée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>a game that was removed</comment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Unsaved games</source>
        <translation>Parties non enregistrées</translation>
    </message>
    <message>
        <source>Continue %1</source>
        <comment>%1: a game and who plays</comment>
        <translation>Reprendre %1</translation>
    </message>
</context>
<context>
    <name>marches::app::KeysEditor</name>
    <message>
        <source>, </source>
        <comment>between keys</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Set by you</source>
        <translation>Choisie par vous</translation>
    </message>
    <message>
        <source>%1 is the key of “%2”.</source>
        <translation>%1 est la touche de «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Chercher une commande ou une touche</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Commandes et leurs touches</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nouvelle touche</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Aucune touche</translation>
    </message>
    <message>
        <source>Default key</source>
        <translation>Touche par défaut</translation>
    </message>
    <message>
        <source>Reset all keys</source>
        <translation>Tout rétablir</translation>
    </message>
    <message>
        <source>Reassign it</source>
        <translation>La réattribuer</translation>
    </message>
    <message>
        <source>Choose a command, click the field, and press the key you want.</source>
        <translation>Choisissez une commande, cliquez dans le champ et appuyez sur la touche voulue.</translation>
    </message>
</context>
<context>
    <name>marches::app::LanguageSwitch</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Langue&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>marches::app::ListDialog</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>marches::app::LogModel</name>
    <message>
        <source>set by hand</source>
        <translation>choisis à la main</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Avant le premier tour</translation>
    </message>
</context>
<context>
    <name>marches::app::LogPanel</name>
    <message>
        <source>Find in the log</source>
        <translation>Chercher dans le journal</translation>
    </message>
    <message>
        <source>all</source>
        <comment>log lines</comment>
        <translation>tout</translation>
    </message>
    <message>
        <source>rolls</source>
        <comment>log lines</comment>
        <translation>lancers</translation>
    </message>
    <message>
        <source>notes</source>
        <comment>log lines</comment>
        <translation>notes</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>%1, folded</source>
        <translation>%1, replié</translation>
    </message>
    <message>
        <source>%1, open</source>
        <translation>%1, déplié</translation>
    </message>
    <message>
        <source>Folds all turns but the last</source>
        <translation>Replie tous les tours sauf le dernier</translation>
    </message>
    <message>
        <source>Click a line to go to that moment; F1 opens the rule</source>
        <translation>Un clic ramène à ce moment&#x202f;; F1 ouvre la règle</translation>
    </message>
    <message>
        <source>Folds the log to its last line</source>
        <translation>Replie le journal sur sa dernière ligne</translation>
    </message>
</context>
<context>
    <name>marches::app::MainWindow</name>
    <message>
        <source>%1[*] – %2</source>
        <comment>title bar: page, program; keep [*]</comment>
        <translation>%1[*] – %2</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Open a game…</source>
        <translation>&amp;Ouvrir une partie…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>&amp;About Marches</source>
        <translation>À &amp;propos de Marches</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Next &amp;area</source>
        <translation>&amp;Zone suivante</translation>
    </message>
    <message>
        <source>Previous a&amp;rea</source>
        <translation>Zone p&amp;récédente</translation>
    </message>
    <message>
        <source>Show or &amp;hide all panels</source>
        <translation>Afficher ou &amp;masquer les panneaux</translation>
    </message>
    <message>
        <source>&amp;Board only</source>
        <translation>Plateau &amp;seul</translation>
    </message>
    <message>
        <source>R&amp;eset panels</source>
        <translation>Réta&amp;blir les panneaux</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Panneaux</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Find %1</source>
        <translation>Chercher %1</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Games of Marches (*.%1)</source>
        <translation>Parties de Marches (*.%1)</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>id of a rule, its title</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Territoire</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>New &amp;map</source>
        <translation>Nouvelle &amp;carte</translation>
    </message>
    <message>
        <source>Open a ma&amp;p…</source>
        <translation>Ouvrir une c&amp;arte…</translation>
    </message>
    <message>
        <source>Save a cop&amp;y…</source>
        <translation>Enregistrer une co&amp;pie…</translation>
    </message>
    <message>
        <source>Back to the &amp;map</source>
        <translation>&amp;Retour à la carte</translation>
    </message>
    <message>
        <source>Back to the &amp;translation</source>
        <translation>&amp;Retour à la traduction</translation>
    </message>
    <message>
        <source>Edit</source>
        <comment>mode of the window</comment>
        <translation>Éditer</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Carte</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>Impossible de lire %1</translation>
    </message>
    <message>
        <source>The new map cannot be made</source>
        <translation>Impossible de créer la nouvelle carte</translation>
    </message>
    <message>
        <source>Open the samp&amp;le map</source>
        <translation>Ouvrir la carte d’e&amp;xemple</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>Sauve&amp;gardes…</translation>
    </message>
    <message>
        <source>A trial is not kept, because its map may change. Save the map and start a game on it.</source>
        <translation>Un essai n’est pas conservé, car sa carte peut changer. Enregistrez la carte et commencez-y une partie.</translation>
    </message>
    <message>
        <source>Translate</source>
        <comment>mode of the window</comment>
        <translation>Traduire</translation>
    </message>
    <message>
        <source>&amp;Texts</source>
        <translation>&amp;Textes</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>map that was never saved, when it was changed</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a map, its folder</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <comment>of a game</comment>
        <translation>
            <numerusform>%Ln coup</numerusform>
            <numerusform>%Ln coups</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>how many moves were played; map</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, changed since %3</source>
        <comment>moves; map; name of a file</comment>
        <translation>%1, %2, modifiée depuis %3</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>game, map</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>The modes of the program: playing, drawing maps, the lab, translating, settings. Each keeps what is open in it.</source>
        <translation>Les modes du programme&#xa0;: jouer, dessiner des cartes, le laboratoire, traduire, les réglages. Chacun garde ce qui y est ouvert.</translation>
    </message>
    <message>
        <source>Choose a map and a game, then who sits where, then the rules. Every choice has a default, so Start game works at once. The seed is different each time, unless you type one.</source>
        <translation>Choisissez une carte et un jeu, puis les joueurs, puis les règles. Chaque choix a une valeur habituelle&#xa0;: vous pouvez commencer aussitôt. La graine change à chaque fois, sauf si vous en tapez une.</translation>
    </message>
    <message>
        <source>Draw a map: choose a tool, then press or drag on the drawing. The line below says what the tool does next; the panels show what is chosen and what is still missing.</source>
        <translation>Dessiner une carte&#xa0;: choisissez un outil, puis cliquez ou glissez sur le dessin. La ligne du bas dit ce que l’outil va faire&#x202f;; les panneaux montrent ce qui est choisi et ce qui manque encore.</translation>
    </message>
    <message>
        <source>The translator&apos;s bench: the list at the left holds the texts, the field in the middle is yours, and the panels show where a text stands and what is wrong with it.</source>
        <translation>L’atelier de traduction&#xa0;: la liste de gauche contient les textes, le champ du milieu est à vous, et les panneaux montrent où le texte paraît et ce qui ne va pas.</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>%1 does not translate anything in Marches</source>
        <translation>%1 ne traduit rien de ce que Marches contient</translation>
    </message>
    <message>
        <source>Lab</source>
        <comment>mode of the window</comment>
        <translation>Laboratoire</translation>
    </message>
    <message>
        <source>The lab lets bots play many games to answer a question: what a change of the rules does, which rule matters, which number is fair. The answer grows while the games are played; Stop keeps what is there.</source>
        <translation>Le laboratoire fait jouer à des robots de nombreuses parties pour répondre à une question&#xa0;: ce que fait un changement des règles, quelle règle compte, quel nombre est équitable. La réponse grandit au fil des parties&#x202f;; Arrêter garde ce qui est là.</translation>
    </message>
    <message>
        <source>&amp;Find anything…</source>
        <translation>&amp;Chercher partout…</translation>
    </message>
    <message>
        <source>&amp;What’s this?</source>
        <translation>&amp;Expliquer l’élément actif</translation>
    </message>
    <message>
        <source>The unsaved changes cannot be discarded</source>
        <translation>Impossible de supprimer les modifications non enregistrées</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Guide</translation>
    </message>
    <message>
        <source>&amp;Rule book of the game</source>
        <translation>&amp;Livret de règles du jeu</translation>
    </message>
    <message>
        <source>“%1” cannot be done on this page.</source>
        <translation>«&#xa0;%1&#xa0;» est impossible sur cette page.</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>Impossible d’ouvrir %1</translation>
    </message>
    <message>
        <source>Territory</source>
        <comment>name of a territory without one; a number follows</comment>
        <translation>Territoire</translation>
    </message>
    <message>
        <source>Making the map…</source>
        <translation>Création de la carte…</translation>
    </message>
    <message>
        <source>Import a map…</source>
        <translation>Importer une carte…</translation>
    </message>
    <message>
        <source>By mail</source>
        <comment>mode of the window</comment>
        <translation>Courrier</translation>
    </message>
    <message>
        <source>&amp;First game, step by step</source>
        <translation>Pre&amp;mière partie, pas à pas</translation>
    </message>
    <message>
        <source>First &amp;map, step by step</source>
        <translation>Première &amp;carte, pas à pas</translation>
    </message>
    <message>
        <source>Start a game with one click, continue one you have begun, or open a map. A game you leave stays in the list of unsaved games, so starting another loses nothing.</source>
        <translation>Vous pouvez ici commencer une partie en un clic, en reprendre une, ou ouvrir une carte. La partie que vous quittez reste dans la liste des parties non enregistrées&#xa0;: en commencer une autre ne fait rien perdre.</translation>
    </message>
    <message>
        <source>What was found in the drawing or picture, before it becomes a map: leave out or name what you like, then make the map.</source>
        <translation>Ce qui a été trouvé dans le dessin ou l’image, avant d’en faire une carte&#xa0;: écartez ou nommez ce que vous voulez, puis reprenez le reste.</translation>
    </message>
    <message>
        <source>What you choose here takes effect at once and is remembered.</source>
        <translation>Ce que vous choisissez ici vaut aussitôt et reste pour la prochaine fois.</translation>
    </message>
    <message>
        <source>This game cannot be played as it is</source>
        <translation>Cette partie ne peut pas se jouer telle quelle</translation>
    </message>
    <message>
        <source>Games and scenarios (*.%1 *.marches *.yaml);;Translations (*.po *.ts *.zip);;All files (*)</source>
        <translation>Parties et scénarios (*.%1 *.marches *.yaml);;Traductions (*.po *.ts *.zip);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open map</source>
        <translation>Carte ouverte</translation>
    </message>
    <message>
        <source>Continue %1 (%2)</source>
        <comment>%1: a game and who plays; %2: since when it is kept</comment>
        <translation>Reprendre %1 (%2)</translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation>Partie non enregistrée</translation>
    </message>
</context>
<context>
    <name>marches::app::EditToolBar</name>
    <message>
        <source>Tool bar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>Play map</source>
        <translation>Jouer ici</translation>
    </message>
    <message>
        <source>No game finds what it needs on this map yet</source>
        <translation>Aucun jeu ne trouve encore ce qu’il lui faut sur cette carte</translation>
    </message>
    <message>
        <source>Games that the map can be played with</source>
        <translation>Jeux jouables sur cette carte</translation>
    </message>
    <message>
        <source>%1 on the map as it is, saved or not</source>
        <comment>name of a game</comment>
        <translation>%1 sur la carte telle qu’elle est, enregistrée ou non</translation>
    </message>
    <message>
        <source>Play another game on this map</source>
        <translation>Jouer à un autre jeu sur cette carte</translation>
    </message>
</context>
<context>
    <name>marches::app::MapController</name>
    <message>
        <source>New map</source>
        <translation>Nouvelle carte</translation>
    </message>
    <message>
        <source>The new map cannot be made</source>
        <translation>Impossible de créer la nouvelle carte</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>Impossible d’ouvrir %1</translation>
    </message>
    <message>
        <source>The unsaved changes cannot be read</source>
        <translation>Impossible de lire les modifications non enregistrées</translation>
    </message>
    <message>
        <source>The copy was not saved</source>
        <translation>La copie n’a pas été enregistrée</translation>
    </message>
    <message>
        <source>The map cannot be drawn</source>
        <translation>Impossible de dessiner la carte</translation>
    </message>
    <message>
        <source>The backup was not restored</source>
        <translation>La sauvegarde n’a pas été restaurée</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Ouverture de %1…</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>Enregistrement de %1…</translation>
    </message>
    <message>
        <source>Reading the unsaved changes…</source>
        <translation>Lecture des modifications non enregistrées…</translation>
    </message>
    <message>
        <source>The artwork cannot be removed</source>
        <translation>Le décor ne peut pas être supprimé</translation>
    </message>
    <message>
        <source>The unsaved changes cannot be discarded</source>
        <translation>Impossible de supprimer les modifications non enregistrées</translation>
    </message>
    <message>
        <source>The drawing cannot be imported</source>
        <translation>Impossible de reprendre le dessin</translation>
    </message>
    <message>
        <source>Importing the drawing…</source>
        <translation>Reprise du dessin…</translation>
    </message>
    <message>
        <source>%1 is open in another tab.</source>
        <translation>%1 est ouvert dans un autre onglet.</translation>
    </message>
    <message>
        <source>The variants of the map cannot be read, and would be missing there</source>
        <translation>Les variantes de la carte ne peuvent pas être lues, et manqueraient là</translation>
    </message>
    <message>
        <source>Some stamps or styles that the map brings with it cannot be read</source>
        <translation>Certains tampons ou styles que la carte apporte ne peuvent pas être lus</translation>
    </message>
</context>
<context>
    <name>marches::app::MapDifference</name>
    <message>
        <source>New territory: %1</source>
        <translation>Nouveau territoire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Territory removed: %1</source>
        <translation>Territoire disparu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Territory changed: %1</source>
        <translation>Territoire modifié&#xa0;: %1</translation>
    </message>
    <message>
        <source>New sea zone: %1</source>
        <translation>Nouvelle zone maritime&#xa0;: %1</translation>
    </message>
    <message>
        <source>Sea zone removed: %1</source>
        <translation>Zone maritime disparue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Sea zone changed: %1</source>
        <translation>Zone maritime modifiée&#xa0;: %1</translation>
    </message>
    <message>
        <source>New site: %1</source>
        <translation>Nouveau lieu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Site removed: %1</source>
        <translation>Lieu disparu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Site changed: %1</source>
        <translation>Lieu modifié&#xa0;: %1</translation>
    </message>
    <message>
        <source>New region: %1</source>
        <translation>Nouvelle région&#xa0;: %1</translation>
    </message>
    <message>
        <source>Region removed: %1</source>
        <translation>Région disparue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Region changed: %1</source>
        <translation>Région modifiée&#xa0;: %1</translation>
    </message>
    <message>
        <source>New connection: %1</source>
        <translation>Nouveau passage&#xa0;: %1</translation>
    </message>
    <message>
        <source>Connection removed: %1</source>
        <translation>Passage disparu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Connection changed: %1</source>
        <translation>Passage modifié&#xa0;: %1</translation>
    </message>
    <message>
        <source>New river or mountains: %1</source>
        <translation>Nouvelle rivière ou montagne&#xa0;: %1</translation>
    </message>
    <message>
        <source>River or mountains removed: %1</source>
        <translation>Rivière ou montagne disparue&#xa0;: %1</translation>
    </message>
    <message>
        <source>River or mountains changed: %1</source>
        <translation>Rivière ou montagne modifiée&#xa0;: %1</translation>
    </message>
    <message>
        <source>New track: %1</source>
        <translation>Nouvelle piste&#xa0;: %1</translation>
    </message>
    <message>
        <source>Track removed: %1</source>
        <translation>Piste disparue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Track changed: %1</source>
        <translation>Piste modifiée&#xa0;: %1</translation>
    </message>
    <message>
        <source>The artwork around the territories</source>
        <translation>Le décor autour des territoires</translation>
    </message>
    <message>
        <source>Information about the map</source>
        <translation>Informations sur la carte</translation>
    </message>
    <message>
        <source>New stamp: %1</source>
        <translation>Nouveau tampon&#xa0;: %1</translation>
    </message>
    <message>
        <source>Stamp removed: %1</source>
        <translation>Tampon disparu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Stamp changed: %1</source>
        <translation>Tampon modifié&#xa0;: %1</translation>
    </message>
    <message>
        <source>New scenery: %1</source>
        <translation>Nouveau paysage&#xa0;: %1</translation>
    </message>
    <message>
        <source>Scenery removed: %1</source>
        <translation>Paysage disparu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Scenery changed: %1</source>
        <translation>Paysage modifié&#xa0;: %1</translation>
    </message>
    <message>
        <source>How the board is drawn</source>
        <translation>La façon dont le plateau est dessiné</translation>
    </message>
</context>
<context>
    <name>marches::app::MapFileActions</name>
    <message>
        <source>Comparing…</source>
        <translation>Comparaison…</translation>
    </message>
    <message>
        <source>Open a map: map.yaml in its folder, or a drawing</source>
        <translation>Ouvrir une carte&#xa0;: map.yaml dans son dossier, ou un dessin</translation>
    </message>
    <message>
        <source>Save the map: its files get a folder of their own</source>
        <translation>Enregistrer la carte&#xa0;: ses fichiers reçoivent un dossier à eux</translation>
    </message>
    <message>
        <source>Save a copy: its files get a folder of their own</source>
        <translation>Enregistrer une copie&#xa0;: ses fichiers reçoivent un dossier à eux</translation>
    </message>
    <message>
        <source>The files of the other program cannot be read</source>
        <translation>Impossible de lire les fichiers de l’autre programme</translation>
    </message>
    <message>
        <source>The unsaved changes cannot be read</source>
        <translation>Impossible de lire les modifications non enregistrées</translation>
    </message>
    <message>
        <source>Maps and drawings (%1);;All files (*)</source>
        <translation>Cartes et dessins (%1);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save a copy to send</source>
        <translation>Enregistrer une copie à envoyer</translation>
    </message>
    <message>
        <source>Maps of Marches (%1)</source>
        <translation>Cartes de Marches (%1)</translation>
    </message>
    <message>
        <source>Import a map</source>
        <translation>Importer une carte</translation>
    </message>
    <message>
        <source>Maps of other programs (%1);;Pictures (%2);;All files (*)</source>
        <translation>Cartes d’autres programmes (%1);;Images (%2);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Name of the folder:</source>
        <translation>Nom du dossier&#xa0;:</translation>
    </message>
</context>
<context>
    <name>marches::app::MapPane</name>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>x %1  y %2</source>
        <translation>x %1  y %2</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>coordinates, what is there</comment>
        <translation>%1  %2</translation>
    </message>
</context>
<context>
    <name>marches::app::MapRecovery</name>
    <message>
        <source>New map</source>
        <translation>Nouvelle carte</translation>
    </message>
</context>
<context>
    <name>marches::app::MapPlaytest</name>
    <message>
        <source>The map cannot be played as it is</source>
        <translation>La carte n’est pas jouable telle quelle</translation>
    </message>
</context>
<context>
    <name>marches::app::MapTree</name>
    <message numerus="yes">
        <source>%n territory(s)</source>
        <translation>
            <numerusform>%Ln territoire</numerusform>
            <numerusform>%Ln territoires</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · yours</source>
        <comment>facts of a map</comment>
        <translation>%1 · la vôtre</translation>
    </message>
    <message>
        <source>%1 · comes with Marches</source>
        <comment>facts of a map</comment>
        <translation>%1 · carte de Marches</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%Ln joueur</numerusform>
            <numerusform>%Ln joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>yours</source>
        <comment>a variant</comment>
        <translation>la vôtre</translation>
    </message>
    <message>
        <source>comes with Marches</source>
        <comment>a variant</comment>
        <translation>fournie</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n change(s)</source>
        <comment>whose variant; changes of rules</comment>
        <translation>
            <numerusform>%1 · %Ln changement</numerusform>
            <numerusform>%1 · %Ln changements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) of a track</source>
        <translation>
            <numerusform>%Ln case de piste</numerusform>
            <numerusform>%Ln cases de piste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n water(s)</source>
        <translation>
            <numerusform>%Ln étendue d’eau</numerusform>
            <numerusform>%Ln étendues d’eau</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>counts of territories, of waters</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Rename…</source>
        <comment>a variant</comment>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>a variant</comment>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>marches::app::ModeRail</name>
    <message>
        <source>Modes</source>
        <translation>Modes</translation>
    </message>
</context>
<context>
    <name>marches::app::NewGamePage</name>
    <message>
        <source>No map, game or rule mentions “%1”.</source>
        <translation>Aucune carte, aucun jeu, aucune règle ne parle de «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%Ln joueur</numerusform>
            <numerusform>%Ln joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n player(s)</source>
        <comment>%1: the fewest</comment>
        <translation>
            <numerusform>%1 à %Ln joueur</numerusform>
            <numerusform>%1 à %Ln joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>What the rules lack is marked “designed here”.</source>
        <translation>Ce que les règles ne disent pas est marqué «&#xa0;conçu ici&#xa0;».</translation>
    </message>
    <message>
        <source>Rules: %1. What they lack is marked “designed here”.</source>
        <translation>Règles&#xa0;: %1. Ce qu’elles ne disent pas est marqué «&#xa0;conçu ici&#xa0;».</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>option; why it cannot run</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Map and game</source>
        <translation>Carte et jeu</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number of a column, its title</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Search maps, games, rules</source>
        <translation>Chercher cartes, jeux, règles</translation>
    </message>
    <message>
        <source>Maps and games</source>
        <translation>Cartes et jeux</translation>
    </message>
    <message>
        <source>skip this to play the official rules</source>
        <translation>à passer pour jouer selon les règles officielles</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>Search rules</source>
        <translation>Chercher une règle</translation>
    </message>
    <message>
        <source>Save variant…</source>
        <translation>Enregistrer la variante…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Cards and tables</source>
        <translation>Cartes et tables</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Which part of the rules is shown</source>
        <translation>Ce qu’on voit des règles</translation>
    </message>
</context>
<context>
    <name>marches::app::NewLanguageDialog</name>
    <message>
        <source>New language</source>
        <translation>Nouvelle langue</translation>
    </message>
    <message>
        <source>Search languages</source>
        <translation>Chercher une langue</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a language, its code</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Whatever is not translated yet is shown in the source language, sentence by sentence.</source>
        <translation>Ce qui n’est pas encore traduit s’affiche dans la langue d’origine, phrase par phrase.</translation>
    </message>
</context>
<context>
    <name>marches::app::NumberTrack</name>
    <message>
        <source>%1: all numbers are used</source>
        <comment>a counter that goes along a row of numbers</comment>
        <translation>%1&#xa0;: tous les nombres sont utilisés</translation>
    </message>
    <message>
        <source>%1: the next number is %2</source>
        <comment>a counter that goes along a row of numbers</comment>
        <translation>%1&#xa0;: le prochain nombre est %2</translation>
    </message>
</context>
<context>
    <name>marches::app::OddsChart</name>
    <message>
        <source>%1 left: %2 in 100</source>
        <translation>reste %1&#xa0;: %2 sur 100</translation>
    </message>
    <message>
        <source>Pieces left after the battle</source>
        <translation>Pièces restantes après le combat</translation>
    </message>
</context>
<context>
    <name>marches::app::OptionList</name>
    <message numerus="yes">
        <source>%n change(s) here</source>
        <translation>
            <numerusform>%Ln changement ici</numerusform>
            <numerusform>%Ln changements ici</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule mentions “%1”.</source>
        <translation>Aucune règle ne parle de «&#xa0;%1&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of all groups</source>
        <translation>
            <numerusform>%Ln règle, tous groupes confondus</numerusform>
            <numerusform>%Ln règles, tous groupes confondus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>group of options, how many</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Groups of rules</source>
        <translation>Groupes de règles</translation>
    </message>
</context>
<context>
    <name>marches::app::OptionRow</name>
    <message>
        <source>changed</source>
        <comment>an option differs from the official rules</comment>
        <translation>modifiée</translation>
    </message>
    <message>
        <source>%1 (our reading)</source>
        <translation>%1 (notre interprétation)</translation>
    </message>
    <message>
        <source>Show rule %1</source>
        <translation>Montrer la règle %1</translation>
    </message>
    <message>
        <source>can change during play</source>
        <translation>modifiable en cours de partie</translation>
    </message>
    <message>
        <source>Fixed during the game: the setup depends on it.</source>
        <translation>Fixe pendant la partie&#xa0;: la mise en place en dépend.</translation>
    </message>
</context>
<context>
    <name>marches::app::OptionWords</name>
    <message>
        <source>on</source>
        <comment>a switch</comment>
        <translation>oui</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a switch</comment>
        <translation>non</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3</source>
        <comment>option, number, official number</comment>
        <translation>%1&#xa0;: %2 au lieu de %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>option, its value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Needs: %1</source>
        <translation>Nécessite&#xa0;: %1</translation>
    </message>
    <message>
        <source>No effect while “%1” is on</source>
        <translation>Sans effet tant que «&#xa0;%1&#xa0;» est active</translation>
    </message>
    <message>
        <source>Switch both on</source>
        <translation>Activer les deux</translation>
    </message>
    <message>
        <source>Switch the other off</source>
        <translation>Désactiver l’autre</translation>
    </message>
    <message>
        <source>Base</source>
        <comment>group of options: numbers of pieces and the like</comment>
        <translation>Base</translation>
    </message>
    <message>
        <source>Errata</source>
        <comment>group of options: corrections of the rules</comment>
        <translation>Errata</translation>
    </message>
    <message>
        <source>Advanced</source>
        <comment>group of options</comment>
        <translation>Avancées</translation>
    </message>
    <message>
        <source>Readings</source>
        <comment>group of options: settled ambiguities</comment>
        <translation>Lectures</translation>
    </message>
    <message>
        <source>House</source>
        <comment>group of options: house rules</comment>
        <translation>Maison</translation>
    </message>
    <message>
        <source>Corrections of the rules. All on in the official game.</source>
        <translation>Corrections des règles. Toutes actives dans le jeu officiel.</translation>
    </message>
    <message>
        <source>Optional rules. All off in the official game.</source>
        <translation>Règles facultatives. Toutes inactives dans le jeu officiel.</translation>
    </message>
    <message>
        <source>Where the rules leave a question open: both answers, ours first chosen.</source>
        <translation>Là où les règles laissent une question ouverte&#xa0;: les deux réponses, la nôtre au départ.</translation>
    </message>
    <message>
        <source>Designed here, because the rules do not tell.</source>
        <translation>Conçu ici, car les règles n’en disent rien.</translation>
    </message>
    <message>
        <source>How many there are of each thing. The official numbers come first.</source>
        <translation>Le nombre de chaque élément. Les nombres officiels valent au départ.</translation>
    </message>
    <message>
        <source>Conflicts with: %1</source>
        <translation>Ne va pas avec&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>marches::app::OrderEntry</name>
    <message>
        <source>Type an order, such as %1</source>
        <translation>Taper un ordre, par exemple %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>%1 is asked for orders now.</source>
        <comment>a player</comment>
        <translation>Doit donner ses ordres maintenant&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Type an order</source>
        <translation>Taper un ordre</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>errors in orders</comment>
        <translation>
            <numerusform>et %Ln autre</numerusform>
            <numerusform>et %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>of pasted orders, what is wrong there</comment>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Typed order</source>
        <translation>Un ordre par écrit</translation>
    </message>
    <message>
        <source>Gives the typed order</source>
        <translation>Donne l’ordre tapé</translation>
    </message>
    <message>
        <source>Gives all orders on the clipboard, one a line</source>
        <translation>Donne tous les ordres d’une feuille copiée, un par ligne</translation>
    </message>
</context>
<context>
    <name>marches::app::OrdersPanel</name>
    <message>
        <source>to give</source>
        <comment>orders</comment>
        <translation>à donner</translation>
    </message>
    <message>
        <source>failed</source>
        <comment>orders</comment>
        <translation>échoués</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <source>Seal my orders</source>
        <translation>Sceller mes ordres</translation>
    </message>
    <message>
        <source>No order can be changed afterwards</source>
        <translation>Plus aucun ordre ne pourra être changé ensuite</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>%1: no order yet</source>
        <comment>a piece</comment>
        <translation>%1&#xa0;: pas encore d’ordre</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a vote, and the seats it names</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>results</source>
        <comment>of orders</comment>
        <translation>résultats</translation>
    </message>
    <message>
        <source>Results of all orders last time</source>
        <translation>Ce que sont devenus tous les ordres la dernière fois</translation>
    </message>
    <message>
        <source>Orders that failed last time</source>
        <translation>Les ordres qui n’ont pas abouti la dernière fois</translation>
    </message>
    <message>
        <source>Orders of the seat that is asked. Click one to order that piece again, press Del to withdraw its order</source>
        <translation>Les ordres du joueur dont c’est le tour. Un clic donne un nouvel ordre à la pièce, Suppr retire le sien</translation>
    </message>
    <message>
        <source>The results of the orders, as text for a game by mail</source>
        <translation>Ce que sont devenus les ordres, en texte pour une partie par correspondance</translation>
    </message>
    <message>
        <source>Copy</source>
        <comment>report of orders</comment>
        <translation>Copier</translation>
    </message>
</context>
<context>
    <name>marches::app::OutputDialog</name>
    <message>
        <source>Print and export</source>
        <translation>Imprimer et exporter</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Imprimante</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Image (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Dessin (SVG)</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <source>Marks for cutting</source>
        <translation>Traits de coupe</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Sheet </source>
        <translation>Feuille </translation>
    </message>
    <message>
        <source>Width of the map</source>
        <translation>Largeur de la carte</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Recouvrement</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Destination</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2 mm on %n sheet(s)</source>
        <translation>
            <numerusform>%1 × %2 mm sur %Ln feuille</numerusform>
            <numerusform>%1 × %2 mm sur %Ln feuilles</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no room on this paper, or it would take more than %1 sheets.</source>
        <translation>La place manque sur ce papier, ou il faudrait plus de %1 feuilles.</translation>
    </message>
    <message>
        <source>Everything in one file, with names drawn as shapes.</source>
        <translation>Tout dans un fichier, les noms convertis en tracés.</translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2 pixels in %n file(s)</source>
        <translation>
            <numerusform>%1 × %2 pixels en %Ln fichier</numerusform>
            <numerusform>%1 × %2 pixels en %Ln fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> sur %1</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Impression…</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>Écriture de %1…</translation>
    </message>
    <message>
        <source>The printer did not accept it.</source>
        <translation>L’imprimante ne l’a pas accepté.</translation>
    </message>
    <message>
        <source>Cancelled. The files that were already written are complete.</source>
        <translation>Annulé. Les fichiers déjà écrits sont complets.</translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation>Fond perdu</translation>
    </message>
    <message>
        <source>Printed beyond the edges that are cut, so that no white shows there</source>
        <translation>Imprimé au-delà des bords de coupe, pour qu’aucun blanc n’y paraisse</translation>
    </message>
    <message>
        <source>That is too large.</source>
        <translation>C’est trop grand.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of this picture are there already.</source>
        <translation>
            <numerusform>%n fichier de cette image existe déjà.</numerusform>
            <numerusform>%n fichiers de cette image existent déjà.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
</context>
<context>
    <name>marches::app::PlayActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Lancer les dés</translation>
    </message>
    <message>
        <source>Set &amp;dice</source>
        <translation>C&amp;hoisir les dés</translation>
    </message>
    <message>
        <source>&amp;Stop or pass</source>
        <translation>&amp;S’arrêter ou passer</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Un de plus</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>Un de moins</translation>
    </message>
    <message>
        <source>One step &amp;back</source>
        <translation>Coup précéde&amp;nt</translation>
    </message>
    <message>
        <source>One step &amp;forward</source>
        <translation>Coup sui&amp;vant</translation>
    </message>
    <message>
        <source>To the s&amp;tart</source>
        <translation>Au &amp;début</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>À la &amp;fin</translation>
    </message>
    <message>
        <source>&amp;Previous branch</source>
        <translation>Branche &amp;précédente</translation>
    </message>
    <message>
        <source>Ne&amp;xt branch</source>
        <translation>Branche suivan&amp;te</translation>
    </message>
    <message>
        <source>Read the &amp;neighbours</source>
        <translation>Lire les v&amp;oisins</translation>
    </message>
    <message>
        <source>Read who &amp;owns what</source>
        <translation>Annoncer les propr&amp;iétaires</translation>
    </message>
    <message>
        <source>Read the &amp;legal places</source>
        <translation>Lire les lieu&amp;x permis</translation>
    </message>
    <message>
        <source>Say it a&amp;gain</source>
        <translation>&amp;Répéter</translation>
    </message>
    <message>
        <source>Show my &amp;hand</source>
        <translation>&amp;Montrer ma main</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom a&amp;vant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom arrièr&amp;e</translation>
    </message>
    <message>
        <source>&amp;Fit the board</source>
        <translation>Plateau en&amp;tier</translation>
    </message>
    <message>
        <source>Change the ru&amp;les…</source>
        <translation>Changer les règ&amp;les…</translation>
    </message>
    <message>
        <source>&amp;Edit the position</source>
        <translation>&amp;Modifier la position</translation>
    </message>
    <message>
        <source>Branches side by s&amp;ide…</source>
        <translation>&amp;Branches côte à côte…</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>&amp;Jouer tout de suite</translation>
    </message>
    <message>
        <source>Con&amp;voy with the chosen piece</source>
        <translation>Convoyer &amp;avec la pièce choisie</translation>
    </message>
    <message>
        <source>Seal m&amp;y orders</source>
        <translation>Sc&amp;eller mes ordres</translation>
    </message>
    <message>
        <source>Cancel a &amp;choice</source>
        <translation>Quitter un &amp;choix</translation>
    </message>
    <message>
        <source>Wh&amp;at can be done here</source>
        <translation>Q&amp;ue faire ici</translation>
    </message>
    <message>
        <source>Make the same move again</source>
        <translation>Refaire le même coup</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Play quickly</source>
        <translation>Jouer vite</translation>
    </message>
    <message>
        <source>Show what the others did</source>
        <translation>Rejouer le tour des autres</translation>
    </message>
    <message>
        <source>What would Hard do?</source>
        <translation>Que ferait le robot difficile&#x202f;?</translation>
    </message>
    <message>
        <source>Place the rest</source>
        <translation>Placer le reste</translation>
    </message>
    <message>
        <source>Export how it went…</source>
        <translation>Exporter le déroulement…</translation>
    </message>
    <message>
        <source>Done without asking</source>
        <translation>Fait pour vous sans demander</translation>
    </message>
    <message>
        <source>Without asking: %1</source>
        <comment>what is done for a person</comment>
        <translation>Sans demander&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>marches::app::PlayMenu</name>
    <message>
        <source>    %1</source>
        <comment>a variant, below its ruleset</comment>
        <translation>    %1</translation>
    </message>
    <message>
        <source>Show all in the panel</source>
        <translation>Tout montrer dans le panneau</translation>
    </message>
    <message>
        <source>%1: not yet</source>
        <comment>a game that the map cannot be played with</comment>
        <translation>%1&#xa0;: pas encore</translation>
    </message>
    <message>
        <source>The map has no territories yet</source>
        <translation>La carte n’a pas encore de territoire</translation>
    </message>
</context>
<context>
    <name>marches::app::PlayOrders</name>
    <message numerus="yes">
        <source>%n piece(s) still without an order. Seal again to leave it at that.</source>
        <translation>
            <numerusform>%Ln pièce est encore sans ordre. Scellez de nouveau pour en rester là.</numerusform>
            <numerusform>%Ln pièces sont encore sans ordre. Scellez de nouveau pour en rester là.</numerusform>
        </translation>
    </message>
    <message>
        <source>More pieces must be removed. Seal again to let the rules choose them.</source>
        <translation>Il reste des pièces à retirer. Scellez de nouveau, et les règles choisiront lesquelles.</translation>
    </message>
    <message>
        <source>More could be built. Seal again to leave it at that.</source>
        <translation>On pourrait encore construire. Scellez de nouveau pour en rester là.</translation>
    </message>
</context>
<context>
    <name>marches::app::PlayPage</name>
    <message>
        <source>Not kept safe: the data folder cannot be written to</source>
        <translation>Rien n’est conservé&#xa0;: le dossier de données refuse l’écriture</translation>
    </message>
    <message>
        <source>Kept safe, not saved to a file</source>
        <translation>En sûreté, pas encore enregistrée</translation>
    </message>
    <message>
        <source>Kept safe, changed since it was saved</source>
        <translation>En sûreté, modifiée depuis l’enregistrement</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistrée</translation>
    </message>
    <message>
        <source>%1 (a trial, not kept)</source>
        <comment>title bar: a game on a map that is being edited</comment>
        <translation>%1 (essai, non conservé)</translation>
    </message>
    <message>
        <source>A trial of the map: not kept</source>
        <translation>Essai de la carte&#xa0;: non conservé</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Combat</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>with-article</source>
        <comment>which form of a name follows &quot;Pass the screen to&quot;: name, with-article, of or at</comment>
        <translation>at</translation>
    </message>
    <message>
        <source>One game: above the board what is asked and the answers that are no places, below it the record of the game, beside it the panels. F6 goes from one to the next.</source>
        <translation>Une partie&#xa0;: au-dessus du plateau la question et les réponses qui ne sont pas des lieux, au-dessous le déroulement, à côté les panneaux. F6 passe de l’un à l’autre.</translation>
    </message>
    <message>
        <source>The board. Glowing places answer the question: click one, or go there with the arrow keys or / and a name, then press Enter. N reads the neighbours, L what can be chosen.</source>
        <translation>Le plateau. Les lieux qui brillent répondent à la question&#xa0;: cliquez-en un, ou allez-y avec les flèches ou avec / suivi d’un nom, puis appuyez sur Entrée. N lit les voisins, L ce que vous pouvez choisir.</translation>
    </message>
    <message>
        <source>Who is asked, what, and the answers. The keys 1 to 9 give them in their order, R rolls, S stops or passes; the rule that asks opens from its number.</source>
        <translation>Qui est interrogé, sur quoi, et les réponses. Les touches 1 à 9 les donnent dans l’ordre, R lance les dés, S arrête ou passe&#x202f;; la règle en cause s’ouvre par son numéro.</translation>
    </message>
    <message>
        <source>The record of the game. Go back to any moment and choose differently there: the game branches, and nothing is lost. A note belongs to the moment at which you begin to type it.</source>
        <translation>Le déroulement de la partie. Revenez à n’importe quel moment et choisissez autrement&#xa0;: la partie se ramifie et rien n’est perdu. Une note appartient au moment où vous commencez à l’écrire.</translation>
    </message>
    <message>
        <source>The game has secrets between persons at this screen. Only the one who is named should lift it.</source>
        <translation>La partie a des secrets entre les personnes devant cet écran. Seule celle qui est nommée devrait lever le rideau.</translation>
    </message>
    <message>
        <source>Who plays, what each has that all may see, and what lasts or ends.</source>
        <translation>Qui joue, ce que chacun possède au vu de tous, et ce qui dure ou se termine.</translation>
    </message>
    <message>
        <source>The dice that were rolled last, and before an attack its odds. Dice can be set by hand here.</source>
        <translation>Les derniers dés lancés et, avant une attaque, ses chances. Les dés peuvent être choisis ici à la main.</translation>
    </message>
    <message>
        <source>The cards of whoever is asked. They are hidden while the screen is passed on.</source>
        <translation>Les cartes de la personne interrogée. Elles sont cachées pendant que l’écran change de mains.</translation>
    </message>
    <message>
        <source>The orders of whoever is asked, given by click, by drag, or typed as players write them.</source>
        <translation>Les ordres de la personne interrogée, donnés par clic, par glissement, ou tapés comme les joueurs les écrivent.</translation>
    </message>
    <message>
        <source>Why an order came out as it did: every share of the sum, with its rule.</source>
        <translation>Pourquoi un ordre a eu cette issue&#xa0;: chaque terme du calcul, avec sa règle.</translation>
    </message>
    <message>
        <source>What is settled between the seats: offers, bids and votes.</source>
        <translation>Ce qui se règle entre les joueurs&#xa0;: offres, enchères et votes.</translation>
    </message>
    <message>
        <source>What happened, a line each. Enter goes to that moment, F1 on a line opens its rule.</source>
        <translation>Ce qui s’est passé, une ligne à chaque fois. Entrée va à ce moment, F1 sur une ligne ouvre sa règle.</translation>
    </message>
    <message>
        <source>The position as facts, while you change it by hand.</source>
        <translation>La position sous forme de faits, pendant que vous la modifiez à la main.</translation>
    </message>
    <message>
        <source>Recap</source>
        <translation>Récap</translation>
    </message>
    <message>
        <source>What you did last is not open now.</source>
        <translation>Ce que vous avez fait en dernier n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>Something has to be answered before the turn can end.</source>
        <translation>Il faut répondre avant que le tour puisse finir.</translation>
    </message>
    <message>
        <source>What the others did since your turn. It can be played on the board step by step, as often as you like; the panel beside the board lists all of it.</source>
        <translation>Ce que les autres ont fait depuis votre tour. Cela se rejoue sur le plateau pas à pas, autant de fois que vous voulez&#x202f;; le panneau à côté du plateau énumère tout.</translation>
    </message>
    <message>
        <source>What the others did since your turn: turn by turn, what changed hands first.</source>
        <translation>Ce que les autres ont fait depuis votre tour&#xa0;: tour par tour, d’abord ce qui a changé de mains.</translation>
    </message>
    <message>
        <source>Export how it went</source>
        <translation>Exporter le déroulement</translation>
    </message>
    <message>
        <source>Pages (*.html);;Plain text (*.txt);;Pictures (*.png)</source>
        <translation>Pages (*.html);;Texte brut (*.txt);;Images (*.png)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>Impossible d’écrire %1</translation>
    </message>
    <message>
        <source>How it went: what the game counts, over its course; the score once it is over, and an export.</source>
        <translation>Le déroulement&#xa0;: ce que le jeu compte, au fil de la partie&#x202f;; le score une fois finie, et un export.</translation>
    </message>
    <message>
        <source>No place is asked for: the answers stand in this bar.</source>
        <translation>Aucun lieu n’est demandé&#xa0;: les réponses sont dans cette barre.</translation>
    </message>
    <message>
        <source>%1 made a move that the rules forbid (%2) and is not asked again. Continue, or undo a step.</source>
        <comment>who, why</comment>
        <translation>%1 a choisi ce que les règles refusent (%2) et n’est plus interrogé. Continuez, ou annulez un coup.</translation>
    </message>
    <message>
        <source>What the bot Hard would answer from what you may know, best first, each with its chance to win and the range of that chance. Press one to give it.</source>
        <translation>Ce que le robot difficile répondrait d’après ce que vous pouvez savoir, le meilleur d’abord, avec la chance de gagner et les nombres qui l’encadrent. Appuyer sur une réponse pour la donner.</translation>
    </message>
    <message>
        <source>Keep the position as a start</source>
        <translation>Garder la position comme départ</translation>
    </message>
    <message>
        <source>position</source>
        <comment>name of a file</comment>
        <translation>position</translation>
    </message>
    <message>
        <source>Scenarios (*.yaml)</source>
        <translation>Scénarios (*.yaml)</translation>
    </message>
    <message>
        <source>The position is kept. A game opened from %1 begins with it.</source>
        <translation>La position est gardée. Une partie ouverte à partir de %1 commence par elle.</translation>
    </message>
    <message>
        <source>Nothing is to be placed now.</source>
        <translation>Il n’y a rien à placer maintenant.</translation>
    </message>
    <message>
        <source>What is asked now is a secret.</source>
        <translation>Ce qui est demandé maintenant est secret.</translation>
    </message>
    <message>
        <source>There is nothing for you to answer now.</source>
        <translation>Rien ne vous est demandé en ce moment.</translation>
    </message>
    <message>
        <source>It is kept with your own files and listed below its map. Its games begin with this position, for the same players.</source>
        <translation>Elle est gardée avec vos propres fichiers et figure sous sa carte. Ses parties commencent par cette position, pour les mêmes joueurs.</translation>
    </message>
    <message>
        <source>The variant “%1” is kept. New game offers it.</source>
        <translation>La variante «&#xa0;%1&#xa0;» est gardée. Nouvelle partie la propose.</translation>
    </message>
    <message>
        <source>The variant “%1” is kept with the map, and comes into its folder when you save it.</source>
        <translation>La variante «&#xa0;%1&#xa0;» est gardée avec la carte, et va dans son dossier quand vous l’enregistrez.</translation>
    </message>
    <message>
        <source>No dice are to be rolled now.</source>
        <translation>Il n’y a pas de dés à lancer en ce moment.</translation>
    </message>
    <message>
        <source>Finish the order that is begun, or take it back with Esc.</source>
        <translation>Terminez l’ordre commencé, ou reprenez-le par Échap.</translation>
    </message>
    <message>
        <source>The chosen piece cannot support another one.</source>
        <translation>La pièce choisie ne peut en soutenir aucune autre.</translation>
    </message>
    <message>
        <source>Nothing can be ended, stopped or passed here: choose an answer.</source>
        <translation>Rien ici ne se termine, ne s’arrête ni ne se passe&#xa0;: choisissez une réponse.</translation>
    </message>
    <message>
        <source>Choose a piece that can convoy first.</source>
        <translation>Choisissez d’abord une pièce qui peut convoyer.</translation>
    </message>
    <message>
        <source>Nothing is convoyed in this game.</source>
        <translation>On ne convoie rien dans ce jeu.</translation>
    </message>
    <message>
        <source>There are no cards in this game.</source>
        <translation>Il n’y a pas de cartes dans ce jeu.</translation>
    </message>
    <message>
        <source>It is not your turn yet. %1</source>
        <comment>what stands at a place</comment>
        <translation>Ce n’est pas encore à vous. %1</translation>
    </message>
    <message>
        <source>Nothing is there to go to: let go over a place.</source>
        <translation>Il n’y a rien là où aller&#xa0;: relâchez au-dessus d’un lieu.</translation>
    </message>
</context>
<context>
    <name>marches::app::PositionEditing</name>
    <message>
        <source>%1: %2</source>
        <comment>a place, what stands there</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>That is not possible here.</source>
        <translation>Ce n’est pas possible ici.</translation>
    </message>
    <message>
        <source>There is nothing to remove.</source>
        <translation>Il n’y en a pas à retirer.</translation>
    </message>
    <message>
        <source>That cannot go there.</source>
        <translation>Cela ne se pose pas là.</translation>
    </message>
    <message>
        <source>No more can go there.</source>
        <translation>On ne peut pas en poser de plus ici.</translation>
    </message>
    <message>
        <source>The position has been changed: “Done” keeps it, “Undo all” takes it back.</source>
        <translation>La position a été changée&#xa0;: «&#xa0;Terminer&#xa0;» la garde, «&#xa0;Tout annuler&#xa0;» la reprend.</translation>
    </message>
</context>
<context>
    <name>marches::app::PositionPanel</name>
    <message>
        <source>Captives: %1 (%2)</source>
        <comment>kind of piece, army</comment>
        <translation>Prisonniers&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an army, its number</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>nobody&apos;s</source>
        <translation>à personne</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>À qui le tour</translation>
    </message>
    <message>
        <source>Order of the turns</source>
        <translation>Ordre des tours</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Plus tôt</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>Défausser %1</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden card(s)</source>
        <translation>
            <numerusform>%Ln carte cachée</numerusform>
            <numerusform>%Ln cartes cachées</numerusform>
        </translation>
    </message>
    <message>
        <source>Give a card</source>
        <translation>Donner une carte</translation>
    </message>
    <message>
        <source>Give a card to %1</source>
        <translation>Donner une carte&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number in a row, an army</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>still hidden</source>
        <translation>encore caché</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
</context>
<context>
    <name>marches::app::PositionWords</name>
    <message>
        <source>hidden pieces</source>
        <translation>pièces cachées</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between pieces</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>attackers: %1</source>
        <translation>attaquants&#xa0;: %1</translation>
    </message>
    <message>
        <source>statues: %1</source>
        <translation>statues&#xa0;: %1</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a place</comment>
        <translation>vide</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between what stands on a place</comment>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>Score of %1</source>
        <translation>Score&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>marches::app::PromptBar</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Set dice</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>View the game again</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1&#xa0;: en réflexion…</translation>
    </message>
    <message>
        <source>Shared victory: %1</source>
        <translation>Victoire partagée&#xa0;: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names in a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Click a glowing place, or press Tab and Enter.</source>
        <translation>Cliquez sur un lieu qui brille, ou appuyez sur Tab puis Entrée.</translation>
    </message>
    <message>
        <source>Change what you like, then press Enter.</source>
        <translation>Changez ce que vous voulez, puis appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Choose one of the answers.</source>
        <translation>Choisissez une des réponses.</translation>
    </message>
    <message>
        <source>Roll your dice and type what they show.</source>
        <translation>Lancez vos dés et tapez ce qu’ils montrent.</translation>
    </message>
    <message>
        <source>You are looking at an earlier moment. A different move makes a branch.</source>
        <translation>Vous regardez un moment passé. Un autre coup ouvre une branche.</translation>
    </message>
    <message>
        <source>How it went is told over the board, and after that in the panel Score.</source>
        <translation>Le déroulement est raconté sur le plateau, puis dans le panneau Score.</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Jouer tout de suite</translation>
    </message>
    <message>
        <source>The bots finish their turns at once</source>
        <translation>Les robots terminent leur tour immédiatement</translation>
    </message>
    <message>
        <source>A bot is thinking</source>
        <translation>Un robot réfléchit</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Lancer les dés</translation>
    </message>
    <message>
        <source>%1 wins with %2</source>
        <comment>who, score</comment>
        <translation>%1&#xa0;: victoire avec %2</translation>
    </message>
    <message>
        <source>Several things can be done there. Choose one.</source>
        <translation>Plusieurs actions sont possibles à cet endroit. Choisissez.</translation>
    </message>
    <message>
        <source>Press %1 to roll, or set the dice by hand.</source>
        <comment>a key</comment>
        <translation>Appuyez sur %1 pour lancer les dés, ou choisissez-les à la main.</translation>
    </message>
    <message>
        <source>Roll the dice, or set them by hand.</source>
        <translation>Lancez les dés ou choisissez-les à la main.</translation>
    </message>
    <message>
        <source>Click where it goes, the same place again to stay, or choose what it does.</source>
        <translation>Cliquez là où elle va, recliquez sur place pour qu’elle reste, ou choisissez ce qu’elle fait.</translation>
    </message>
    <message>
        <source>The sealed answers are open.</source>
        <translation>Les réponses secrètes sont dévoilées.</translation>
    </message>
    <message>
        <source>Click where it goes, or choose what it does.</source>
        <translation>Cliquez là où elle va, ou choisissez ce qu’elle fait.</translation>
    </message>
    <message>
        <source>Place the rest</source>
        <translation>Placer le reste</translation>
    </message>
    <message>
        <source>Evenly</source>
        <comment>how the rest is placed</comment>
        <translation>Uniformément</translation>
    </message>
    <message>
        <source>Where others press</source>
        <comment>how the rest is placed</comment>
        <translation>Là où l’on est menacé</translation>
    </message>
    <message>
        <source>Enter what the dice show</source>
        <translation>Saisir ce que montrent les dés</translation>
    </message>
    <message>
        <source>What would Hard do?</source>
        <translation>Que ferait le robot difficile&#x202f;?</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Continuer d’ici</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Places the rest automatically. You can undo it step by step</source>
        <translation>Place seul ce qui reste. Cela s’annule pas à pas</translation>
    </message>
    <message>
        <source>At random</source>
        <comment>how the rest is placed</comment>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>The game rests here until it is continued.</source>
        <translation>La partie attend ici qu’on la reprenne.</translation>
    </message>
    <message>
        <source>What is asked here is a secret.</source>
        <translation>Ce qui est demandé ici est secret.</translation>
    </message>
    <message>
        <source>This is an earlier moment, shown as everybody may see it. Continue from here to move differently.</source>
        <translation>C’est un moment antérieur, montré comme tout le monde peut le voir. Continuez d’ici pour jouer autrement.</translation>
    </message>
    <message>
        <source>The game goes on from the moment that is shown</source>
        <translation>La partie reprend au moment affiché</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>La partie continue</translation>
    </message>
    <message>
        <source>Goes to the start of the game; from there step by step</source>
        <translation>Revient au début de la partie&#x202f;; de là, pas à pas</translation>
    </message>
</context>
<context>
    <name>marches::app::RecentList</name>
    <message>
        <source>Recent</source>
        <comment>list of files</comment>
        <translation>Récents</translation>
    </message>
    <message>
        <source>Nothing here yet. Start a game or open a map, and it will be listed.</source>
        <translation>Rien pour l’instant. Commencez une partie ou ouvrez une carte&#xa0;: elle apparaîtra ici.</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a map or game, where it lies</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>file name, folder</comment>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>Moved or deleted. Last seen in %1.</source>
        <translation>Déplacé ou supprimé. Vu pour la dernière fois dans %1.</translation>
    </message>
    <message>
        <source>Find it…</source>
        <translation>Le chercher…</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Retirer de la liste</translation>
    </message>
    <message>
        <source>today %1</source>
        <comment>time of the day</comment>
        <translation>aujourd’hui, %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <comment>time of the day</comment>
        <translation>hier, %1</translation>
    </message>
    <message>
        <source>pinned entries stay on top</source>
        <translation>les entrées épinglées restent en haut</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Désépingler</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Épingler</translation>
    </message>
</context>
<context>
    <name>marches::app::RecoveryDialog</name>
    <message>
        <source>What differs</source>
        <translation>Ce qui diffère</translation>
    </message>
    <message>
        <source>This game was never saved to a file that is known here. All of it was kept.</source>
        <translation>Cette partie n’a été enregistrée dans aucun fichier connu ici. Tout a été conservé.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n step(s).</source>
        <comment>%1: name of a file</comment>
        <translation>
            <numerusform>%1 compte %Ln coup.</numerusform>
            <numerusform>%1 compte %Ln coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) were made since.</source>
        <translation>
            <numerusform>%Ln coup a été joué depuis.</numerusform>
            <numerusform>%Ln coups ont été joués depuis.</numerusform>
        </translation>
    </message>
    <message>
        <source>What happened since</source>
        <translation>Ce qui s’est passé depuis</translation>
    </message>
    <message>
        <source>Nothing has been played since.</source>
        <translation>Rien n’a été joué depuis.</translation>
    </message>
    <message>
        <source>Some of its steps had been undone.</source>
        <translation>Certains de ses coups avaient été annulés.</translation>
    </message>
</context>
<context>
    <name>marches::app::RecoveryStrip</name>
    <message numerus="yes">
        <source>Marches stopped unexpectedly. %1 was kept with %n step(s).</source>
        <comment>%1: name of a game</comment>
        <translation>
            <numerusform>Marches s’est arrêté de façon imprévue. %1 a été conservée après %Ln coup.</numerusform>
            <numerusform>Marches s’est arrêté de façon imprévue. %1 a été conservée après %Ln coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>The map %1 was not saved.</source>
        <comment>%1: name of a map</comment>
        <translation>La carte %1 n’a pas été enregistrée.</translation>
    </message>
    <message numerus="yes">
        <source>The map %1 has %n change(s) that were not saved.</source>
        <comment>%1: name of a map</comment>
        <translation>
            <numerusform>La carte %1 a %Ln modification non enregistrée.</numerusform>
            <numerusform>La carte %1 a %Ln modifications non enregistrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ne pas conserver</translation>
    </message>
    <message>
        <source>Show differences</source>
        <translation>Voir les différences</translation>
    </message>
</context>
<context>
    <name>marches::app::ResultPanel</name>
    <message>
        <source>Same rules again</source>
        <translation>Rejouer avec ces règles</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Autre partie</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <translation>La partie n’est pas finie.</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1&#xa0;: victoire</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>Choisi à la main</translation>
    </message>
    <message>
        <source>What the lines count</source>
        <translation>Ce que comptent les courbes</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>How it went and the log, as a page, as text, or the lines as a picture</source>
        <translation>Le déroulement et le journal en page ou en texte, ou les courbes en image</translation>
    </message>
    <message>
        <source>The same dice and cards come again, as long as the same moves are made</source>
        <translation>Les mêmes dés et les mêmes cartes reviennent, tant que les mêmes coups sont joués</translation>
    </message>
    <message>
        <source>The same game again (seed %1)</source>
        <translation>La même partie à nouveau (graine %1)</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Palmarès</translation>
    </message>
    <message>
        <source>Turns that decided</source>
        <translation>Tours décisifs</translation>
    </message>
    <message>
        <source>A turn that decided leads to the board as it was after it</source>
        <translation>Un tour décisif mène au plateau tel qu’il était ensuite</translation>
    </message>
</context>
<context>
    <name>marches::app::RuleChip</name>
    <message>
        <source>Read the rule</source>
        <translation>Lire la règle</translation>
    </message>
    <message>
        <source>Read rule %1</source>
        <translation>Lire la règle %1</translation>
    </message>
</context>
<context>
    <name>marches::app::RulePopup</name>
    <message>
        <source>Source: %1</source>
        <translation>Source&#xa0;: %1</translation>
    </message>
    <message>
        <source>In the rule book</source>
        <translation>Dans le livret de règles</translation>
    </message>
</context>
<context>
    <name>marches::app::RulesDialog</name>
    <message>
        <source>Change the rules</source>
        <translation>Changer les règles</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Règles de cette partie</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Chercher une règle</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>title of a rule, what stands against it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Nothing changes yet. Each change is written into the log and can be undone.</source>
        <translation>Rien ne change encore. Chaque changement est inscrit au journal et peut être annulé.</translation>
    </message>
    <message>
        <source>From now on: %1</source>
        <translation>Désormais&#xa0;: %1</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between changed rules</comment>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>Keep the rules</source>
        <translation>Ne rien changer</translation>
    </message>
</context>
<context>
    <name>marches::app::SaveVariantDialog</name>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save variant</source>
        <translation>Enregistrer la variante</translation>
    </message>
    <message>
        <source>Name of the variant</source>
        <translation>Nom de la variante</translation>
    </message>
    <message>
        <source>It is stored with your own files and listed below its map. Only what differs from the preset is written.</source>
        <translation>Elle est conservée avec vos fichiers et apparaît sous sa carte. Seul ce qui diffère du modèle est écrit.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>“%1” is written over.</source>
        <translation>«&#xa0;%1&#xa0;» est remplacée.</translation>
    </message>
    <message>
        <source>There is a variant “%1” already. It stays, and this one is saved beside it.</source>
        <translation>Il y a déjà une variante «&#xa0;%1&#xa0;». Elle reste, et celle-ci est enregistrée à côté.</translation>
    </message>
    <message>
        <source>“%1” was changed elsewhere since it was opened. It stays, and this one is saved beside it.</source>
        <translation>«&#xa0;%1&#xa0;» a été modifiée ailleurs depuis son ouverture. Elle reste, et celle-ci est enregistrée à côté.</translation>
    </message>
</context>
<context>
    <name>marches::app::SeatCard</name>
    <message>
        <source>Bot, easy</source>
        <translation>Robot, facile</translation>
    </message>
    <message>
        <source>Bot, medium</source>
        <translation>Robot, moyen</translation>
    </message>
    <message>
        <source>Bot, hard</source>
        <translation>Robot, difficile</translation>
    </message>
    <message>
        <source>Bot, expert</source>
        <translation>Robot, expert</translation>
    </message>
    <message>
        <source>Bot, %1</source>
        <translation>Robot, %1</translation>
    </message>
    <message>
        <source>plays safe battles only</source>
        <translation>ne joue que les combats sûrs</translation>
    </message>
    <message>
        <source>weighs odds and points</source>
        <translation>pèse les chances et les points</translation>
    </message>
    <message>
        <source>thinks a little ahead</source>
        <translation>réfléchit un peu d’avance</translation>
    </message>
    <message>
        <source>thinks ahead for seconds</source>
        <translation>réfléchit d’avance pendant des secondes</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Qui joue %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of the person at %1</source>
        <translation>Nom de la personne pour %1</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Couleur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Swap with the seat above</source>
        <translation>Échanger avec le joueur au-dessus</translation>
    </message>
    <message>
        <source>Nobody plays this seat. It is never asked.</source>
        <translation>Sans joueur. Rien n’est demandé à cette place.</translation>
    </message>
</context>
<context>
    <name>marches::app::SeatColumn</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%Ln joueur</numerusform>
            <numerusform>%Ln joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Bot levels</source>
        <translation>Niveaux de robots</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>level of a bot, what it does</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Bots see only what their seat may see, and roll the same dice as you. The log proves it.</source>
        <translation>Les robots ne voient que ce qu’un joueur verrait à leur place et lancent les mêmes dés que vous. Le journal le prouve.</translation>
    </message>
    <message>
        <source>Several people at this screen: a curtain hides secrets between seats.</source>
        <translation>À plusieurs devant cet écran&#xa0;: un rideau cache les secrets d’un joueur à l’autre.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>rolled by the program</source>
        <translation>lancés par le programme</translation>
    </message>
    <message>
        <source>real dice, typed in</source>
        <translation>vrais dés, saisis à la main</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The same seed and the same moves give the same game</source>
        <translation>La même graine et les mêmes coups donnent la même partie</translation>
    </message>
</context>
<context>
    <name>marches::app::SeatStatus</name>
    <message>
        <source>Bot, easy</source>
        <translation>Robot, facile</translation>
    </message>
    <message>
        <source>Bot, medium</source>
        <translation>Robot, moyen</translation>
    </message>
    <message>
        <source>Bot, hard</source>
        <translation>Robot, difficile</translation>
    </message>
    <message>
        <source>Bot, expert</source>
        <translation>Robot, expert</translation>
    </message>
    <message>
        <source>Bot, random</source>
        <translation>Robot, au hasard</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>joue</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Captives: %1</source>
        <translation>Prisonniers&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden card(s)</source>
        <translation>
            <numerusform>%Ln carte cachée</numerusform>
            <numerusform>%Ln cartes cachées</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <translation>Cartes&#xa0;: %1</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>réfléchit</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a seat of the game, who plays it</comment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n territory(s)</source>
        <translation>
            <numerusform>%Ln territoire</numerusform>
            <numerusform>%Ln territoires</numerusform>
        </translation>
    </message>
    <message>
        <source>To place: %1</source>
        <translation>À placer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nobody plays</source>
        <translation>Sans joueur</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <comment>name of a seat</comment>
        <translation>Qui joue %1</translation>
    </message>
    <message>
        <source>A person at this screen</source>
        <translation>Une personne à cet écran</translation>
    </message>
</context>
<context>
    <name>marches::app::SeatsPanel</name>
    <message>
        <source>%1: %2</source>
        <comment>a number of the whole game, its value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>marches::app::SentenceEditor</name>
    <message>
        <source>%1 (%2)</source>
        <comment>plural form, a number that takes it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n form(s)</source>
        <comment>a language</comment>
        <translation>
            <numerusform>%1, %Ln forme</numerusform>
            <numerusform>%1, %Ln formes</numerusform>
        </translation>
    </message>
    <message>
        <source>Translation, %1</source>
        <comment>plural form</comment>
        <translation>Traduction, %1</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>Traduction</translation>
    </message>
    <message>
        <source>Note from the author: %1</source>
        <translation>Note de l’auteur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Comment: %1</source>
        <translation>Commentaire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Where: %1, line %2</source>
        <translation>Où&#xa0;: %1, ligne %2</translation>
    </message>
    <message>
        <source>The source was earlier: %1</source>
        <translation>Le texte d’origine était&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>source, translation</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>suggestion</source>
        <translation>suggestion</translation>
    </message>
    <message>
        <source>the source, copied</source>
        <translation>texte d’origine copié</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <comment>a placeholder</comment>
        <translation>Insérer %1</translation>
    </message>
    <message>
        <source>%1, there</source>
        <comment>a placeholder</comment>
        <translation>%1, présent</translation>
    </message>
    <message>
        <source>%1, missing</source>
        <comment>a placeholder</comment>
        <translation>%1, absent</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%Ln caractère</numerusform>
            <numerusform>%Ln caractères</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s), fits</source>
        <comment>there is room for it</comment>
        <translation>
            <numerusform>%Ln caractère, la place suffit</numerusform>
            <numerusform>%Ln caractères, la place suffit</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 characters, room for %2</source>
        <translation>%1 caractères, place pour %2</translation>
    </message>
    <message>
        <source>Text</source>
        <comment>that is translated</comment>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Already translated</source>
        <translation>Déjà traduit</translation>
    </message>
    <message>
        <source>Needs another look</source>
        <translation>À revoir</translation>
    </message>
    <message>
        <source>Leave for later</source>
        <translation>Laisser pour plus tard</translation>
    </message>
    <message>
        <source>Keep and continue</source>
        <translation>Garder et continuer</translation>
    </message>
    <message>
        <source>%1 keeps and continues, %2 copies the source, %3 to %4 insert a placeholder, %5 goes to the next mistake.</source>
        <comment>keys</comment>
        <translation>%1 garde et continue, %2 copie le texte d’origine, %3 à %4 insèrent une variable, %5 mène à l’erreur suivante.</translation>
    </message>
    <message>
        <source>the text beside</source>
        <translation>le texte d’à côté</translation>
    </message>
    <message>
        <source>spelling</source>
        <translation>orthographe</translation>
    </message>
    <message>
        <source>%1: the same</source>
        <comment>a state of the translation</comment>
        <translation>%1&#xa0;: identique</translation>
    </message>
    <message>
        <source>earlier</source>
        <comment>the source before it was changed</comment>
        <translation>avant</translation>
    </message>
    <message>
        <source>now</source>
        <comment>the source after it was changed</comment>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>Use this</source>
        <translation>Prendre celui-ci</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Relu</translation>
    </message>
    <message>
        <source>Somebody has proofread it and approved it</source>
        <translation>Quelqu’un l’a relu et trouvé bon</translation>
    </message>
</context>
<context>
    <name>marches::app::SettingsPage</name>
    <message>
        <source>Bots play at once</source>
        <translation>Les robots jouent aussitôt</translation>
    </message>
    <message>
        <source>%1 s between two moves of bots</source>
        <translation>%1 s entre deux coups de robots</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Pace of bots</source>
        <translation>Rythme des robots</translation>
    </message>
    <message>
        <source>Your files</source>
        <translation>Vos fichiers</translation>
    </message>
    <message>
        <source>Single letters are commands</source>
        <translation>Les lettres seules sont des commandes</translation>
    </message>
    <message>
        <source>R rolls, S stops, N reads the neighbours, and so on. Turn this off if you dictate or use a screen reader that needs the letters.</source>
        <translation>R lance, S s’arrête, N lit les voisins, etc. À désactiver si vous dictez ou si votre lecteur d’écran a besoin des lettres.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Complète</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Brève</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>no motion</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Appearance and language</source>
        <translation>Aspect et langue</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Done without asking</source>
        <translation>Fait pour vous sans demander</translation>
    </message>
    <message>
        <source>Play quickly, in the menu Game, switches all of them at once; a menu beside it has each, which may have a key of its own. Everything can be undone.</source>
        <translation>Jouer vite, dans le menu Partie, les active tous à la fois&#x202f;; le menu à côté a chacun d’eux, à qui vous pouvez donner une touche. Tout ce qui a été fait peut être annulé.</translation>
    </message>
    <message>
        <source>Translating</source>
        <translation>Traduction</translation>
    </message>
    <message>
        <source>Your address</source>
        <translation>Votre adresse</translation>
    </message>
    <message>
        <source>Your name, and this address if you give one, are written into the translations that you save, so that others know whom to ask. Nothing is sent anywhere.</source>
        <translation>Votre nom, et cette adresse si vous en donnez une, figurent dans les traductions que vous enregistrez, pour que l’on sache à qui s’adresser. Rien n’est envoyé nulle part.</translation>
    </message>
    <message>
        <source>name@example.org</source>
        <comment>an address for mail</comment>
        <translation>nom@exemple.org</translation>
    </message>
    <message>
        <source>Sounds: dice, cards, your turn</source>
        <translation>Sons&#xa0;: dés, cartes, votre tour</translation>
    </message>
    <message>
        <source>Names on the board</source>
        <translation>Noms sur le plateau</translation>
    </message>
    <message>
        <source>Small</source>
        <comment>letters</comment>
        <translation>Petits</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>letters</comment>
        <translation>Habituels</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>letters</comment>
        <translation>Grands</translation>
    </message>
    <message>
        <source>Larger</source>
        <comment>letters</comment>
        <translation>Plus grands</translation>
    </message>
    <message>
        <source>Largest</source>
        <comment>letters</comment>
        <translation>Les plus grands</translation>
    </message>
</context>
<context>
    <name>marches::app::ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between keys</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>marches::app::EmptyMapPlaceholder</name>
    <message>
        <source>Draw the coast</source>
        <translation>Dessiner la côte</translation>
    </message>
    <message>
        <source>Click the corners of a first territory; the next ones follow its borders.</source>
        <translation>Cliquer sur les coins d’un premier territoire&#x202f;; les suivants longent ses frontières.</translation>
    </message>
    <message>
        <source>Trace a picture</source>
        <translation>Décalquer une image</translation>
    </message>
    <message>
        <source>Put a picture below the map and draw over it, or let its colours become territories.</source>
        <translation>Placer une image sous la carte et dessiner dessus, ou faire de ses couleurs des territoires.</translation>
    </message>
    <message>
        <source>Start from a map</source>
        <translation>Partir d’une carte</translation>
    </message>
    <message>
        <source>Open a map of this or another program, a drawing in SVG or borders in GeoJSON or TopoJSON, and make it yours.</source>
        <translation>Ouvrir une carte de ce programme ou d’un autre, un dessin SVG ou des frontières GeoJSON ou TopoJSON, et la faire sienne.</translation>
    </message>
</context>
<context>
    <name>marches::app::LabForm</name>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>How does it play?</source>
        <translation>Comment se joue-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>What matters?</source>
        <translation>Qu’est-ce qui compte&#x202f;?</translation>
    </message>
    <message>
        <source>What is fair?</source>
        <translation>Qu’est-ce qui est équitable&#x202f;?</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>game, map</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>By lot</source>
        <comment>level of bots</comment>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>level of bots</comment>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>level of bots</comment>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>level of bots</comment>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Robots</translation>
    </message>
    <message>
        <source>What is changed</source>
        <translation>Ce qui change</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Jusqu’à</translation>
    </message>
    <message>
        <source>Fair for</source>
        <translation>Équitable pour</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Expert</source>
        <comment>level of bots</comment>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Watch the board, cards and rules (slower)</source>
        <translation>Observer le plateau, les cartes et les règles (plus lent)</translation>
    </message>
    <message>
        <source>Play all games</source>
        <translation>Jouer toutes les parties</translation>
    </message>
    <message>
        <source>±</source>
        <comment>before a number</comment>
        <translation>±</translation>
    </message>
    <message>
        <source>in 100</source>
        <comment>after a number</comment>
        <translation>sur 100</translation>
    </message>
    <message>
        <source>What is measured</source>
        <translation>Ce qui est mesuré</translation>
    </message>
    <message>
        <source>Stop when known to</source>
        <translation>Arrêter à la précision</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>tours</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>décisions</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>changements</translation>
    </message>
    <message>
        <source>Fair share of games</source>
        <translation>Part équitable des parties</translation>
    </message>
    <message>
        <source>%1, as usual</source>
        <comment>number of players</comment>
        <translation>%1, comme d’habitude</translation>
    </message>
    <message>
        <source>Measured: %1</source>
        <comment>names of measures</comment>
        <translation>Mesuré&#xa0;: %1</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>Autres réglages</translation>
    </message>
    <message>
        <source>Shares of games are then known to ±%1 in 100 or better.</source>
        <translation>Les parts de parties sont alors connues à ±%1 sur 100 ou mieux.</translation>
    </message>
    <message>
        <source>The rules as they are</source>
        <comment>no variant</comment>
        <translation>Les règles telles quelles</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Ce qui est comparé</translation>
    </message>
    <message>
        <source>Which options</source>
        <translation>Quelles options</translation>
    </message>
    <message>
        <source>Watch which rules come up (slower)</source>
        <translation>Observer quelles règles interviennent (plus lent)</translation>
    </message>
</context>
<context>
    <name>marches::app::LabPage</name>
    <message>
        <source>Lab</source>
        <translation>Laboratoire</translation>
    </message>
    <message>
        <source>The first games are being played.</source>
        <translation>Les premières parties se jouent.</translation>
    </message>
    <message>
        <source>Ask a question: which rule would you change?</source>
        <translation>Posez une question&#xa0;: quelle règle voudriez-vous changer&#x202f;?</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Lancer</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>question, game</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <comment>question, option, game</comment>
        <translation>%1 %2, %3</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <comment>name of an experiment</comment>
        <translation>%1 (copie)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>“%1” was removed.</source>
        <translation>«&#xa0;%1&#xa0;» a été supprimée.</translation>
    </message>
    <message>
        <source>“%1” was cancelled, and its games were discarded.</source>
        <translation>«&#xa0;%1&#xa0;» a été annulée, et ses parties sont perdues.</translation>
    </message>
    <message>
        <source>Pairs: %1</source>
        <comment>name of an experiment</comment>
        <translation>Paires&#xa0;: %1</translation>
    </message>
    <message>
        <source>Game %1 is being played once more.</source>
        <translation>La partie %1 est rejouée.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Nothing is varied.</source>
        <translation>Rien ne varie.</translation>
    </message>
    <message>
        <source>Varied: %1.</source>
        <translation>Ce qui varie&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Varied: each option by itself.</source>
        <translation>Ce qui varie&#xa0;: chaque option, seule.</translation>
    </message>
    <message>
        <source>Varied, all together: %1.</source>
        <translation>Ce qui varie, tout ensemble&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Varied: %1, from %2 to %3.</source>
        <translation>Ce qui varie&#xa0;: %1, de %2 à %3.</translation>
    </message>
    <message>
        <source>%1. Bots: %2. %3 games of each arm at most.</source>
        <translation>%1. Robots&#xa0;: %2. Au plus %3 parties par version.</translation>
    </message>
    <message>
        <source>Waits for another experiment</source>
        <translation>Attend une autre expérience</translation>
    </message>
    <message>
        <source>%p %</source>
        <translation>%p&#xa0;%</translation>
    </message>
    <message>
        <source>No game of this experiment has been played.</source>
        <translation>Rien n’a encore été joué de cette expérience.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Stop, and discard the games played so far</source>
        <translation>Arrêter, et oublier les parties jouées</translation>
    </message>
    <message>
        <source>Pairs of the ten strongest</source>
        <translation>Paires des dix plus fortes</translation>
    </message>
    <message>
        <source>Vary the ten options that moved most all together, and see which of them work together</source>
        <translation>Faire varier ensemble les dix options qui ont le plus d’effet, et voir lesquelles agissent l’une sur l’autre</translation>
    </message>
    <message>
        <source>Looking for the ten strongest that can be played together.</source>
        <translation>Recherche des dix plus fortes qui peuvent se jouer ensemble.</translation>
    </message>
    <message>
        <source>Report (*.html);;Numbers (*.csv);;Drawing of what is shown (*.svg);;Picture of what is shown (*.png);;The experiment, to repeat it (*.yaml)</source>
        <translation>Rapport (*.html);;Nombres (*.csv);;Dessin de ce qui est montré (*.svg);;Image de ce qui est montré (*.png);;L’expérience, pour la refaire (*.yaml)</translation>
    </message>
    <message>
        <source>Open an experiment or its results</source>
        <translation>Ouvrir une expérience ou ses résultats</translation>
    </message>
    <message>
        <source>Experiments and results (*.yaml)</source>
        <translation>Expériences et résultats (*.yaml)</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>Enregistrer les résultats</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Expériences</translation>
    </message>
    <message>
        <source>%1 experiments were not finished when the program ended.</source>
        <translation>%1 expériences n’étaient pas finies à la fermeture du programme.</translation>
    </message>
    <message>
        <source>%p %, %1 yet</source>
        <comment>a time</comment>
        <translation>%p&#xa0;%, encore %1</translation>
    </message>
    <message>
        <source>1 experiment was not finished when the program ended.</source>
        <translation>1 expérience n’était pas finie à la fermeture du programme.</translation>
    </message>
    <message>
        <source>For example in %1:</source>
        <translation>Par exemple dans %1&#xa0;:</translation>
    </message>
    <message>
        <source>Resume them</source>
        <translation>Les reprendre</translation>
    </message>
    <message>
        <source>In the game that is open, %1:</source>
        <translation>Dans la partie ouverte, %1&#xa0;:</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>The game of this experiment is not installed, so its results can only be viewed.</source>
        <translation>Le jeu de cette expérience n’est pas installé&#xa0;: on ne peut que regarder ses résultats.</translation>
    </message>
    <message>
        <source>Waits for another experiment, then %1</source>
        <comment>a time</comment>
        <translation>Attend une autre expérience, puis %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>option, its value</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Now: %1. What would change?</source>
        <comment>value of an option</comment>
        <translation>Actuellement&#xa0;: %1. Qu’est-ce qui changerait&#x202f;?</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Copier la commande</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copié&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, the board watched</source>
        <comment>name of an experiment</comment>
        <translation>%1, plateau observé</translation>
    </message>
</context>
<context>
    <name>marches::app::RemoveArtworkDialog</name>
    <message>
        <source>Artwork</source>
        <translation>Décor</translation>
    </message>
    <message>
        <source>Remove the artwork of the board?</source>
        <translation>Supprimer le décor du plateau&#x202f;?</translation>
    </message>
    <message>
        <source>Territories, seas, rivers and all that the program draws stay. Undo does not bring the artwork back; the map’s files keep it until you save.</source>
        <translation>Les territoires, les mers, les fleuves et tout ce que dessine le programme restent. Annuler ne rend pas le décor&#x202f;; les fichiers de la carte le gardent jusqu’à l’enregistrement.</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Le supprimer</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Le garder</translation>
    </message>
</context>
<context>
    <name>marches::app::Steps</name>
    <message>
        <source>on</source>
        <comment>a rule</comment>
        <translation>activée</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a rule</comment>
        <translation>désactivée</translation>
    </message>
    <message>
        <source>Rule changed: %1 (now: %2)</source>
        <comment>title of a rule, its new value</comment>
        <translation>Règle modifiée&#xa0;: %1 (désormais&#xa0;: %2)</translation>
    </message>
    <message>
        <source>The position was changed by hand.</source>
        <translation>La position a été modifiée à la main.</translation>
    </message>
</context>
<context>
    <name>marches::app::TablePanel</name>
    <message>
        <source>Offers, bids and votes are shown here.</source>
        <translation>Les offres, les mises et les votes s’affichent ici.</translation>
    </message>
    <message>
        <source>Sealed answers</source>
        <translation>Réponses secrètes</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Dernières réponses dévoilées</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names in a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Sealed: %1</source>
        <comment>seats whose answers are in</comment>
        <translation>Scellé&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 and %2 talk about an offer. Only the two of them know what it is.</source>
        <comment>two seats</comment>
        <translation>%1 et %2 discutent d’une offre. Eux seuls savent laquelle.</translation>
    </message>
    <message>
        <source>Waiting for: %1</source>
        <comment>seats whose answers are awaited</comment>
        <translation>Attendu&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>marches::app::TextCard</name>
    <message>
        <source>On the welcome page and for a new game</source>
        <translation>Sur la page d’accueil et pour une nouvelle partie</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>À côté du plateau</translation>
    </message>
    <message>
        <source>The part of the turn, beside the board</source>
        <translation>La partie du tour, à côté du plateau</translation>
    </message>
    <message>
        <source>In sentences, lists and panels</source>
        <translation>Dans les phrases, les listes et les panneaux</translation>
    </message>
    <message>
        <source>On cards, and in lists of them</source>
        <translation>Sur les cartes et dans leurs listes</translation>
    </message>
    <message>
        <source>A set of rules, for a new game</source>
        <translation>Un jeu de règles, pour une nouvelle partie</translation>
    </message>
    <message>
        <source>An option, for a new game</source>
        <translation>Une option, pour une nouvelle partie</translation>
    </message>
    <message>
        <source>Above the board, where somebody decides</source>
        <translation>Au-dessus du plateau, quand quelqu’un décide</translation>
    </message>
    <message>
        <source>Below the question, after a choice that is not allowed</source>
        <translation>Sous la question, après un choix qui n’est pas permis</translation>
    </message>
    <message>
        <source>In the log</source>
        <translation>Dans le journal</translation>
    </message>
    <message>
        <source>Beside the number of the rule, when that is clicked</source>
        <translation>À côté du numéro de la règle, quand on clique dessus</translation>
    </message>
    <message>
        <source>Where a file cannot be read</source>
        <translation>Quand un fichier ne peut pas être lu</translation>
    </message>
    <message>
        <source>In the list of problems of the map editor</source>
        <translation>Dans la liste des problèmes de l’éditeur de cartes</translation>
    </message>
    <message>
        <source>Beside the board: why an order came out so</source>
        <translation>À côté du plateau&#xa0;: pourquoi un ordre a réussi ou échoué</translation>
    </message>
    <message>
        <source>In typed orders</source>
        <translation>Dans les ordres écrits</translation>
    </message>
    <message>
        <source>On an offer</source>
        <translation>Sur une offre</translation>
    </message>
    <message>
        <source>In the checks of this bench</source>
        <translation>Dans les vérifications de cet atelier</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Source&#xa0;: %1</translation>
    </message>
    <message>
        <source>Shown when the territory is pointed at</source>
        <translation>Indiqué quand on pointe le territoire</translation>
    </message>
    <message>
        <source>A region: in lists, and when one of its territories is pointed at</source>
        <translation>Une région&#xa0;: dans les listes, et indiquée quand on pointe un de ses territoires</translation>
    </message>
    <message>
        <source>A river or mountains: shown where there is no crossing</source>
        <translation>Une rivière ou des montagnes&#xa0;: indiquées là où rien ne passe</translation>
    </message>
</context>
<context>
    <name>marches::app::TextList</name>
    <message>
        <source>Search source and translation</source>
        <translation>Chercher dans les deux langues</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Remplacer par</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Tout remplacer</translation>
    </message>
    <message>
        <source>Next to translate</source>
        <translation>Prochain texte à traduire</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textes</translation>
    </message>
    <message>
        <source>There is no such text.</source>
        <translation>Aucun texte de cette sorte.</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Rien n’a été trouvé.</translation>
    </message>
</context>
<context>
    <name>marches::app::TextListModel</name>
    <message>
        <source>%1, %2</source>
        <comment>source of a text, its state</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>≠ %1</source>
        <comment>another text than mine</comment>
        <translation>≠ %1</translation>
    </message>
    <message>
        <source>differs: %1</source>
        <translation>diffère&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 (with article)</source>
        <comment>form of a name</comment>
        <translation>%1 (avec article)</translation>
    </message>
    <message>
        <source>reviewed</source>
        <comment>state of a text</comment>
        <translation>relu</translation>
    </message>
</context>
<context>
    <name>marches::app::TextWords</name>
    <message>
        <source>Name and description</source>
        <translation>Nom et description</translation>
    </message>
    <message>
        <source>Territories</source>
        <translation>Territoires</translation>
    </message>
    <message>
        <source>Regions and sites</source>
        <translation>Régions et lieux</translation>
    </message>
    <message>
        <source>Pieces, seats, dice</source>
        <translation>Pièces, joueurs, dés</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>Questions et réponses</translation>
    </message>
    <message>
        <source>Refusals</source>
        <translation>Refus</translation>
    </message>
    <message>
        <source>Log lines</source>
        <translation>Lignes du journal</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>group of texts</comment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Problems of a map</source>
        <translation>Problèmes d’une carte</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fait</translation>
    </message>
    <message>
        <source>to look at again</source>
        <translation>à revoir</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>not yet translated</source>
        <translation>pas encore traduit</translation>
    </message>
    <message>
        <source>One of the plural forms is empty.</source>
        <translation>Une des formes du pluriel est vide.</translation>
    </message>
    <message>
        <source>The source changed after it was translated.</source>
        <translation>Le texte d’origine a changé depuis la traduction.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <comment>a placeholder</comment>
        <translation>%1 manque.</translation>
    </message>
    <message>
        <source>%1 is not in the source.</source>
        <comment>a placeholder</comment>
        <translation>%1 n’est pas dans le texte d’origine.</translation>
    </message>
    <message>
        <source>Names do not have the form of %1.</source>
        <comment>a placeholder</comment>
        <translation>Les noms n’ont pas la forme de %1.</translation>
    </message>
    <message>
        <source>It is the same as the source.</source>
        <translation>Identique au texte d’origine.</translation>
    </message>
    <message>
        <source>It has %1 characters; there is room for %2.</source>
        <translation>%1 caractères&#x202f;; il y a de la place pour %2.</translation>
    </message>
    <message>
        <source>There is no such text.</source>
        <translation>Ce texte n’existe pas.</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insérer</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>zero</source>
        <comment>plural form</comment>
        <translation>zéro</translation>
    </message>
    <message>
        <source>one</source>
        <comment>plural form</comment>
        <translation>un</translation>
    </message>
    <message>
        <source>two</source>
        <comment>plural form</comment>
        <translation>deux</translation>
    </message>
    <message>
        <source>few</source>
        <comment>plural form</comment>
        <translation>peu</translation>
    </message>
    <message>
        <source>many</source>
        <comment>plural form</comment>
        <translation>beaucoup</translation>
    </message>
    <message>
        <source>other</source>
        <comment>plural form</comment>
        <translation>autre</translation>
    </message>
    <message>
        <source>Menus and the frame</source>
        <translation>Menus et cadre</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Map editor</source>
        <translation>Éditeur de cartes</translation>
    </message>
    <message>
        <source>Translator&apos;s bench</source>
        <translation>Atelier de traduction</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>As opened</source>
        <comment>a translation as it was when it was opened</comment>
        <translation>À l’ouverture</translation>
    </message>
    <message>
        <source>As it comes with Marches</source>
        <comment>a translation</comment>
        <translation>Version de Marches</translation>
    </message>
    <message>
        <source>No letter is marked with &amp; for the keyboard, as one is in the source.</source>
        <translation>Le texte d’origine marque une lettre d’un &amp; pour le clavier, la traduction aucune.</translation>
    </message>
    <message>
        <source>More letters are marked with &amp; than in the source. A plain &amp; is written twice.</source>
        <translation>Plus de lettres sont marquées d’un &amp; que dans le texte d’origine. Un simple &amp; s’écrit deux fois.</translation>
    </message>
    <message>
        <source>It is the same for one and for many.</source>
        <translation>Identique au singulier et au pluriel.</translation>
    </message>
    <message>
        <source>It needs another look. Until then the game shows the source.</source>
        <translation>À revoir. D’ici là, le jeu montre le texte d’origine.</translation>
    </message>
    <message>
        <source>It does not have the number of plural forms that its language needs.</source>
        <translation>Le nombre de formes du pluriel n’est pas celui de la langue.</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>It has formatting that the source does not have, so it is not shown.</source>
        <translation>Contient des marques de mise en forme absentes du texte d’origine&#x202f;; n’est pas affiché.</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Laboratoire</translation>
    </message>
    <message>
        <source>Among the names, “%1” is translated as “%2”; here it is translated differently.</source>
        <translation>«&#xa0;%1&#xa0;» est traduit par «&#xa0;%2&#xa0;» parmi les noms, et autrement ici.</translation>
    </message>
</context>
<context>
    <name>marches::app::TextsPanel</name>
    <message>
        <source>Map: %1</source>
        <translation>Carte&#xa0;: %1</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Errors and problems of files</source>
        <translation>Erreurs et problèmes des fichiers</translation>
    </message>
    <message>
        <source>Into: %1 (%2)</source>
        <comment>language, its code</comment>
        <translation>Vers&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>From: %1, as written by the author</source>
        <comment>a language</comment>
        <translation>Langue d’origine&#xa0;: %1</translation>
    </message>
    <message>
        <source>All texts</source>
        <translation>Tous les textes</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>group of texts, done, all</comment>
        <translation>%1, %2 sur %3</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textes</translation>
    </message>
    <message>
        <source>What to translate</source>
        <translation>Texte à traduire</translation>
    </message>
    <message>
        <source>Language to translate into</source>
        <translation>Langue de la traduction</translation>
    </message>
    <message>
        <source>New language…</source>
        <translation>Nouvelle langue…</translation>
    </message>
    <message>
        <source>Groups of texts</source>
        <translation>Groupes de textes</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>which texts</comment>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>to translate</source>
        <translation>à traduire</translation>
    </message>
    <message>
        <source>to check again</source>
        <translation>à revoir</translation>
    </message>
    <message>
        <source>with a mistake</source>
        <translation>avec une erreur</translation>
    </message>
    <message>
        <source>The program&apos;s window</source>
        <translation>Fenêtre du programme</translation>
    </message>
    <message>
        <source>that differ</source>
        <translation>qui diffèrent</translation>
    </message>
    <message>
        <source>to look at</source>
        <translation>à vérifier</translation>
    </message>
    <message>
        <source>%1, in total</source>
        <comment>a language</comment>
        <translation>%1, en tout</translation>
    </message>
    <message>
        <source>No second language</source>
        <translation>Aucune seconde langue</translation>
    </message>
    <message>
        <source>Alongside: %1</source>
        <comment>what texts are compared with</comment>
        <translation>À côté&#xa0;: %1</translation>
    </message>
    <message>
        <source>Language shown alongside</source>
        <translation>Langue affichée à côté de la traduction</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>Leçon&#xa0;: %1</translation>
    </message>
    <message>
        <source>Missing texts are shown in the source language.</source>
        <translation>Ce qui manque s’affiche dans la langue d’origine.</translation>
    </message>
    <message numerus="yes">
        <source>, %n reviewed</source>
        <comment>texts, after other numbers</comment>
        <translation>
            <numerusform>, %Ln relu</numerusform>
            <numerusform>, %Ln relus</numerusform>
        </translation>
    </message>
    <message>
        <source>All texts…</source>
        <translation>Tous les textes…</translation>
    </message>
    <message>
        <source>How far every map, game and part of the program is in this language</source>
        <translation>L’avancement de chaque carte, jeu et partie du programme dans cette langue</translation>
    </message>
    <message>
        <source>to review</source>
        <translation>à relire</translation>
    </message>
</context>
<context>
    <name>marches::app::Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Coup %1 sur %2</translation>
    </message>
</context>
<context>
    <name>marches::app::TimelineBar</name>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Coup précédent</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Branches</translation>
    </message>
    <message>
        <source>Name of this branch</source>
        <translation>Nom de cette branche</translation>
    </message>
    <message>
        <source>Note on this moment</source>
        <translation>Note sur ce moment</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Coup %1 sur %2</translation>
    </message>
    <message>
        <source>Name this branch</source>
        <translation>Nommer cette branche</translation>
    </message>
    <message>
        <source>Make it the main line</source>
        <translation>En faire la suite principale</translation>
    </message>
    <message>
        <source>Delete this branch</source>
        <translation>Supprimer cette branche</translation>
    </message>
    <message>
        <source>Other branches of this game</source>
        <translation>Autres suites de cette partie</translation>
    </message>
</context>
<context>
    <name>marches::app::ToolBox</name>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a tool, its key</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>marches::app::TracedPicture</name>
    <message>
        <source>Picture to trace</source>
        <translation>Image à décalquer</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Images (%1)</translation>
    </message>
</context>
<context>
    <name>marches::app::TranslateActions</name>
    <message>
        <source>Check &amp;spelling</source>
        <translation>Vérifier l’ort&amp;hographe</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Fin&amp;d a text…</source>
        <translation>Chercher un &amp;texte…</translation>
    </message>
    <message>
        <source>&amp;Keep and continue</source>
        <translation>&amp;Garder et continuer</translation>
    </message>
    <message>
        <source>&amp;Leave for later</source>
        <translation>Laisser pour plus &amp;tard</translation>
    </message>
    <message>
        <source>Needs &amp;another look</source>
        <translation>À re&amp;voir</translation>
    </message>
    <message>
        <source>&amp;Next to translate</source>
        <translation>Prochain texte à tra&amp;duire</translation>
    </message>
    <message>
        <source>Next te&amp;xt</source>
        <translation>Te&amp;xte suivant</translation>
    </message>
    <message>
        <source>&amp;Previous text</source>
        <translation>Texte &amp;précédent</translation>
    </message>
    <message>
        <source>Next with a &amp;mistake</source>
        <translation>&amp;Erreur suivante</translation>
    </message>
    <message>
        <source>&amp;Copy the source</source>
        <translation>&amp;Copier le texte d’origine</translation>
    </message>
    <message>
        <source>New lan&amp;guage…</source>
        <translation>Nouvelle &amp;langue…</translation>
    </message>
    <message>
        <source>Pla&amp;y in this language</source>
        <translation>&amp;Jouer dans cette langue</translation>
    </message>
    <message>
        <source>Insert placeholder %1</source>
        <translation>Insérer la variable %1</translation>
    </message>
    <message>
        <source>Sh&amp;ow the file</source>
        <translation>M&amp;ontrer le fichier</translation>
    </message>
    <message>
        <source>&amp;How far all texts are…</source>
        <translation>Avancement de to&amp;us les textes…</translation>
    </message>
    <message>
        <source>&amp;Translation memory…</source>
        <translation>&amp;Mémoire de traduction…</translation>
    </message>
    <message>
        <source>Re&amp;viewed, continue</source>
        <translation>Relu, co&amp;ntinuer</translation>
    </message>
    <message>
        <source>Send this lang&amp;uage…</source>
        <translation>Envo&amp;yer cette langue…</translation>
    </message>
    <message>
        <source>Import translat&amp;ions…</source>
        <translation>Importer des traduct&amp;ions…</translation>
    </message>
    <message>
        <source>Search all te&amp;xts…</source>
        <translation>Chercher dans tous les te&amp;xtes…</translation>
    </message>
    <message>
        <source>&amp;Fill from the memory</source>
        <translation>&amp;Remplir avec la mémoire</translation>
    </message>
</context>
<context>
    <name>marches::app::TranslatePage</name>
    <message>
        <source>“%1” replaced</source>
        <translation>«&#xa0;%1&#xa0;» remplacé</translation>
    </message>
    <message numerus="yes">
        <source>Replaced in %n text(s).</source>
        <translation>
            <numerusform>Remplacé dans %Ln texte.</numerusform>
            <numerusform>Remplacé dans %Ln textes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The board: %1</source>
        <comment>a language</comment>
        <translation>Le plateau&#xa0;: %1</translation>
    </message>
    <message>
        <source>In the game: %1</source>
        <comment>a language</comment>
        <translation>Dans le jeu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Vérifications</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Translate</source>
        <comment>mode of the window</comment>
        <translation>Traduire</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>languages</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <comment>what is translated, from and into which language</comment>
        <translation>%1&#xa0;: %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s)</source>
        <translation>
            <numerusform>%Ln texte</numerusform>
            <numerusform>%Ln textes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to translate</source>
        <translation>
            <numerusform>%Ln à traduire</numerusform>
            <numerusform>%Ln à traduire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to check again</source>
        <translation>
            <numerusform>%Ln à revoir</numerusform>
            <numerusform>%Ln à revoir</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was changed elsewhere</source>
        <comment>a file</comment>
        <translation>%1 a été modifié ailleurs</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Non enregistré</translation>
    </message>
    <message>
        <source>Kept safe, not yet in %1</source>
        <comment>a file</comment>
        <translation>En sûreté, pas encore dans %1</translation>
    </message>
    <message numerus="yes">
        <source>Saved to %1 %n min ago</source>
        <comment>a file</comment>
        <translation>
            <numerusform>Enregistré dans %1 il y a %Ln min</numerusform>
            <numerusform>Enregistré dans %1 il y a %Ln min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved to %1 %n s ago</source>
        <comment>a file</comment>
        <translation>
            <numerusform>Enregistré dans %1 il y a %Ln s</numerusform>
            <numerusform>Enregistré dans %1 il y a %Ln s</numerusform>
        </translation>
    </message>
    <message>
        <source>kept</source>
        <translation>gardé</translation>
    </message>
    <message>
        <source>left for later</source>
        <translation>laissé pour plus tard</translation>
    </message>
    <message>
        <source>needs another look</source>
        <translation>à revoir</translation>
    </message>
    <message>
        <source>Nothing is left to translate here.</source>
        <translation>Il ne reste rien à traduire ici.</translation>
    </message>
    <message>
        <source>No text has a mistake.</source>
        <translation>Aucun texte n’a d’erreur.</translation>
    </message>
    <message>
        <source>All texts</source>
        <translation>Tous les textes</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) were changed here and by another program. Nothing is saved until you choose.</source>
        <translation>
            <numerusform>%Ln texte a été modifié ici et par un autre programme. Rien n’est enregistré avant votre choix.</numerusform>
            <numerusform>%Ln textes ont été modifiés ici et par un autre programme. Rien n’est enregistré avant votre choix.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose what to keep…</source>
        <translation>Choisir quoi garder…</translation>
    </message>
    <message>
        <source>Not saved, but kept safe. %1</source>
        <translation>Non enregistré, mais en sûreté. %1</translation>
    </message>
    <message>
        <source>Left out, because it cannot be read: %1</source>
        <translation>Laissé de côté ici, car illisible&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) that were not saved have been restored.</source>
        <translation>
            <numerusform>%Ln texte non enregistré a été restauré.</numerusform>
            <numerusform>%Ln textes non enregistrés ont été restaurés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program removed or emptied %1. Your texts are kept and are saved again.</source>
        <comment>%1: names of files</comment>
        <translation>Un autre programme a supprimé ou vidé %1. Vos textes sont gardés et enregistrés à nouveau.</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) have changed in the original.</source>
        <translation>
            <numerusform>%Ln texte a changé dans l’original.</numerusform>
            <numerusform>%Ln textes ont changé dans l’original.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) changed by another program were loaded.</source>
        <translation>
            <numerusform>%Ln texte modifié par un autre programme a été chargé.</numerusform>
            <numerusform>%Ln textes modifiés par un autre programme ont été chargés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n texts are translated. Read them once more in the game?</source>
        <translation>
            <numerusform>Le seul texte est traduit. Le relire dans le jeu&#x202f;?</numerusform>
            <numerusform>Les %Ln textes sont traduits. Les relire dans le jeu&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Play in this language</source>
        <translation>Jouer dans cette langue</translation>
    </message>
    <message>
        <source>Forms of a name</source>
        <translation>Formes d’un nom</translation>
    </message>
    <message>
        <source>Checks (%1)</source>
        <comment>number of them</comment>
        <translation>Vérifications (%1)</translation>
    </message>
    <message>
        <source>Show the first</source>
        <comment>of the texts that were restored</comment>
        <translation>Montrer le premier</translation>
    </message>
    <message>
        <source>This translation is in %1</source>
        <comment>a file</comment>
        <translation>Cette traduction se trouve dans %1</translation>
    </message>
    <message>
        <source>Nothing has been written yet. It will go into %1</source>
        <comment>a file</comment>
        <translation>Rien n’est encore écrit. Ce sera dans %1</translation>
    </message>
    <message>
        <source>“%1” was added to the dictionary.</source>
        <comment>a word</comment>
        <translation>«&#xa0;%1&#xa0;» a été ajouté au dictionnaire.</translation>
    </message>
    <message>
        <source>“%1” is in the dictionary until the program ends. %2</source>
        <comment>a word, why it is not kept</comment>
        <translation>«&#xa0;%1&#xa0;» est dans le dictionnaire jusqu’à la fermeture du programme. %2</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>accepté</translation>
    </message>
    <message>
        <source>OK</source>
        <comment>button: has been read</comment>
        <translation>OK</translation>
    </message>
    <message>
        <source>This translation cannot be read. It was left unchanged.</source>
        <translation>Cette traduction est illisible. Elle reste telle quelle.</translation>
    </message>
    <message>
        <source>%1 contains nothing new.</source>
        <comment>a file</comment>
        <translation>%1 ne contient rien de nouveau.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) do not translate anything here and were left out.</source>
        <translation>
            <numerusform>%Ln fichier ne traduit rien de ce qui est ici, et est laissé de côté.</numerusform>
            <numerusform>%Ln fichiers ne traduisent rien de ce qui est ici, et sont laissés de côté.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) of %1 differ from yours.</source>
        <comment>a file</comment>
        <translation>
            <numerusform>%Ln texte de %1 diffère du vôtre.</numerusform>
            <numerusform>%Ln textes de %1 diffèrent des vôtres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) were imported from %1. Undo removes them again.</source>
        <comment>a file</comment>
        <translation>
            <numerusform>%Ln texte de %1 a été importé. Annuler le retire.</numerusform>
            <numerusform>%Ln textes de %1 ont été importés. Annuler les retire.</numerusform>
        </translation>
    </message>
    <message>
        <source>All translations are in %1</source>
        <comment>a file</comment>
        <translation>Toutes les traductions sont dans %1</translation>
    </message>
    <message>
        <source>Nothing is left to review here.</source>
        <translation>Il ne reste rien à relire ici.</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>Send this language</source>
        <translation>Envoyer cette langue</translation>
    </message>
    <message>
        <source>Import translations</source>
        <translation>Importer des traductions</translation>
    </message>
    <message>
        <source>The texts of %1 were imported.</source>
        <comment>a file</comment>
        <translation>Les textes de %1 ont été importés.</translation>
    </message>
    <message>
        <source>Translations (*.po *.ts *.zip)</source>
        <translation>Traductions (*.po *.ts *.zip)</translation>
    </message>
    <message>
        <source>Translations in one file (*.zip)</source>
        <translation>Traductions en un fichier (*.zip)</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>Écriture de %1…</translation>
    </message>
    <message>
        <source>not reviewed</source>
        <translation>non relu</translation>
    </message>
    <message>
        <source>reviewed</source>
        <comment>what was done</comment>
        <translation>relu</translation>
    </message>
    <message>
        <source>texts of %1</source>
        <comment>a file</comment>
        <translation>textes de %1</translation>
    </message>
    <message>
        <source>Undo the import</source>
        <comment>the texts of a file</comment>
        <translation>Annuler l’importation</translation>
    </message>
    <message>
        <source>The texts are as they were before %1.</source>
        <comment>a file</comment>
        <translation>Les textes sont de nouveau ceux d’avant %1.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” was replaced in %n text(s).</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;» remplacé dans %Ln texte.</numerusform>
            <numerusform>«&#xa0;%1&#xa0;» remplacé dans %Ln textes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo the replacement</source>
        <translation>Annuler le remplacement</translation>
    </message>
    <message>
        <source>The texts are as they were before.</source>
        <translation>Les textes sont comme avant.</translation>
    </message>
    <message>
        <source>Replacing “%1”…</source>
        <translation>Remplacement de «&#xa0;%1&#xa0;»…</translation>
    </message>
    <message>
        <source>filled from the memory</source>
        <translation>remplir avec la mémoire</translation>
    </message>
    <message>
        <source>The memory has nothing for the texts that are not translated.</source>
        <translation>La mémoire ne contient rien pour les textes non traduits.</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) were filled from the memory, to be checked. Undo empties them again.</source>
        <translation>
            <numerusform>%Ln texte rempli avec la mémoire, à vérifier. Annuler le vide de nouveau.</numerusform>
            <numerusform>%Ln textes remplis avec la mémoire, à vérifier. Annuler les vide de nouveau.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::UnsavedDialog</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Enregistrer les modifications de «&#xa0;%1&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The map has never been saved. Without saving, all of it will be lost.</source>
        <translation>La carte n’a jamais été enregistrée. Sans enregistrement, elle sera perdue tout entière.</translation>
    </message>
    <message>
        <source>Without saving, changes since the last save will be lost.</source>
        <translation>Sinon, ce qui a été fait depuis le dernier enregistrement sera perdu.</translation>
    </message>
</context>
<context>
    <name>marches::app::WelcomePage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%Ln joueur</numerusform>
            <numerusform>%Ln joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n player(s)</source>
        <comment>%1: the fewest</comment>
        <translation>
            <numerusform>%1 à %Ln joueur</numerusform>
            <numerusform>%1 à %Ln joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · map %2</source>
        <comment>number of players, name of the map</comment>
        <translation>%1 · carte %2</translation>
    </message>
    <message>
        <source>Board editor and rules playground</source>
        <translation>Éditeur de plateaux et terrain d’essai de règles</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Jouer une partie</translation>
    </message>
    <message>
        <source>Alone against bots, or several people at one screen</source>
        <translation>Seul contre des robots, ou à plusieurs devant un écran</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Draw a map</source>
        <translation>Dessiner une carte</translation>
    </message>
    <message>
        <source>From nothing, over a picture, or from another map</source>
        <translation>À partir de rien, sur une image ou d’après une autre carte</translation>
    </message>
    <message>
        <source>Open the sample map</source>
        <translation>Ouvrir la carte d’exemple</translation>
    </message>
    <message>
        <source>A copy of two small islands, to try out everything</source>
        <translation>Une copie de deux petites îles, pour tout essayer</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n map(s)</source>
        <comment>%1: number of players</comment>
        <translation>
            <numerusform>%1 · %Ln carte</numerusform>
            <numerusform>%1 · %Ln cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>F1 opens the guide, Shift+F1 explains what has the focus. Ctrl+K finds any action.
No account, nothing is sent anywhere.</source>
        <translation>F1 ouvre le guide, Maj+F1 explique l’élément actif. Ctrl+K trouve n’importe quelle action.
Aucun compte, rien n’est envoyé.</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>Vous débutez&#x202f;?</translation>
    </message>
    <message>
        <source>A first game, step by step</source>
        <translation>Une première partie, pas à pas</translation>
    </message>
    <message>
        <source>A first map, step by step</source>
        <translation>Une première carte, pas à pas</translation>
    </message>
    <message>
        <source>A saved game or a scenario</source>
        <translation>Une partie enregistrée, ou un scénario</translation>
    </message>
    <message>
        <source>one click starts a game against bots; the gear opens all options</source>
        <translation>un clic lance une partie contre des robots&#x202f;; l’engrenage ouvre tous les choix</translation>
    </message>
</context>
<context>
    <name>marches::app::WhyPanel</name>
    <message>
        <source>The order before</source>
        <translation>L’ordre précédent</translation>
    </message>
    <message>
        <source>The next order</source>
        <translation>L’ordre suivant</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>S’arrêter ici</translation>
    </message>
    <message>
        <source>Show step by step</source>
        <translation>Montrer pas à pas</translation>
    </message>
    <message>
        <source>Show how all orders came out at once</source>
        <translation>Montrer d’un coup le résultat de tous les ordres</translation>
    </message>
    <message>
        <source>One order after another, from the position before</source>
        <translation>Un ordre après l’autre, à partir de la position précédente</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Choose an order, in the list or by its arrow, to see why it came out as it did.</source>
        <translation>Choisissez un ordre, dans la liste ou par sa flèche, pour voir pourquoi il a réussi ou échoué.</translation>
    </message>
    <message>
        <source>Why orders came out as they did can be read here once they are carried out.</source>
        <translation>Une fois les ordres exécutés, on lit ici pourquoi ils ont réussi ou échoué.</translation>
    </message>
</context>
<context>
    <name>marches::app::WindowSample</name>
    <message>
        <source>%1, in %2</source>
        <comment>a screen, a panel on it</comment>
        <translation>%1, dans «&#xa0;%2&#xa0;»</translation>
    </message>
</context>
<context>
    <name>marches::editor::BarrierForm</name>
    <message>
        <source>Change river or mountains</source>
        <translation>Changer rivière ou montagnes</translation>
    </message>
    <message>
        <source>Change the id</source>
        <translation>Changer l’identifiant</translation>
    </message>
    <message>
        <source>river</source>
        <comment>kind of barrier</comment>
        <translation>rivière</translation>
    </message>
    <message>
        <source>mountains</source>
        <comment>kind of barrier</comment>
        <translation>montagnes</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two places</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>no border</source>
        <translation>aucune frontière</translation>
    </message>
    <message numerus="yes">
        <source>%n crossing(s) lead over it.</source>
        <translation>
            <numerusform>%Ln passage la franchit.</numerusform>
            <numerusform>%Ln passages la franchissent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Closes</source>
        <translation>Ferme</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identifiant</translation>
    </message>
</context>
<context>
    <name>marches::editor::BarrierTool</name>
    <message>
        <source>%1 | %2</source>
        <comment>two territories</comment>
        <translation>%1 | %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %Ln autre</numerusform>
            <numerusform>et %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>will be closed:</source>
        <translation>sera fermé&#xa0;:</translation>
    </message>
    <message>
        <source>Click on along borders. Enter or double click: done. Backspace: remove the last point. Esc: cancel</source>
        <translation>Continuer à cliquer le long des frontières. Entrée ou double clic&#xa0;: terminer. Retour arrière&#xa0;: ôter le dernier point. Échap&#xa0;: abandonner</translation>
    </message>
    <message>
        <source>Click where it begins, then along borders; between two clicks it follows them the shortest way. Begin at the end of an existing one to continue it</source>
        <translation>Cliquer au départ, puis le long des frontières&#x202f;; entre deux clics, le plus court chemin est suivi. Au bout d’un tracé existant, on le prolonge</translation>
    </message>
</context>
<context>
    <name>marches::editor::BoardAccessibleText</name>
    <message>
        <source>hidden pieces</source>
        <translation>pièces cachées</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and kind of piece</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 as a statue</source>
        <translation>%1 en statue</translation>
    </message>
    <message>
        <source>Held by %1.</source>
        <translation>Tenu par %1.</translation>
    </message>
    <message>
        <source>Held by %1: %2.</source>
        <translation>Tenu par %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Here: %1.</source>
        <translation>Ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Attacked by %1.</source>
        <translation>Attaqué par %1.</translation>
    </message>
    <message>
        <source>%1 attacks with %2.</source>
        <translation>%1 attaque avec %2.</translation>
    </message>
    <message>
        <source>Statues: %1.</source>
        <translation>Statues&#xa0;: %1.</translation>
    </message>
    <message>
        <source>With %1.</source>
        <comment>a marker such as a camp</comment>
        <translation>Avec %1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>terrain of a place</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Can be chosen, %1.</source>
        <translation>Peut être choisi, %1.</translation>
    </message>
    <message>
        <source>Can be chosen.</source>
        <translation>Peut être choisi.</translation>
    </message>
    <message>
        <source>%1 by bridge</source>
        <translation>%1 par un pont</translation>
    </message>
    <message>
        <source>%1 by ford</source>
        <translation>%1 par un gué</translation>
    </message>
    <message>
        <source>%1 over a pass</source>
        <translation>%1 par un col</translation>
    </message>
    <message>
        <source>%1 by sea</source>
        <translation>%1 par mer</translation>
    </message>
    <message>
        <source>No neighbours.</source>
        <translation>Aucun voisin.</translation>
    </message>
    <message>
        <source>Neighbours: %1.</source>
        <translation>Voisins&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>name of a place</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>No way from %1 to %2.</source>
        <translation>Aucun passage entre %1 et %2.</translation>
    </message>
    <message>
        <source>No way from %1 to %2: %3.</source>
        <translation>Aucun passage entre %1 et %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>To be built: %1.</source>
        <translation>À construire&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>an army and its pieces, in a place with several</comment>
        <translation>%1 avec %2</translation>
    </message>
</context>
<context>
    <name>marches::editor::BoardView</name>
    <message>
        <source>Nothing lies that way.</source>
        <translation>Rien de ce côté.</translation>
    </message>
    <message>
        <source>No place begins with “%1”.</source>
        <translation>Aucun lieu ne commence par «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>marches::editor::BorderDrag</name>
    <message>
        <source>Move a point</source>
        <translation>Déplacer un point</translation>
    </message>
    <message>
        <source>Move a border</source>
        <translation>Déplacer une frontière</translation>
    </message>
    <message>
        <source>Detach a corner</source>
        <translation>Détacher un coin</translation>
    </message>
    <message>
        <source>%1 | %2</source>
        <comment>two territories</comment>
        <translation>%1 | %2</translation>
    </message>
    <message>
        <source>no longer touch</source>
        <translation>ne se touchent plus</translation>
    </message>
    <message>
        <source>still touch along %1 px</source>
        <translation>se touchent encore sur %1 px</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>two territories: whether they touch</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the name of %1 is outside now</source>
        <translation>le nom «&#xa0;%1&#xa0;» est maintenant en dehors</translation>
    </message>
</context>
<context>
    <name>marches::editor::BorderForm</name>
    <message>
        <source>Open or close the border</source>
        <translation>Ouvrir ou fermer la frontière</translation>
    </message>
    <message>
        <source>Close the border</source>
        <translation>Fermer la frontière</translation>
    </message>
    <message>
        <source>Change what is crossed</source>
        <translation>Changer ce qui est franchi</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two places</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>closes a border</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>is crossed</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>they touch along %1 units</source>
        <translation>se touchent sur %1 unités</translation>
    </message>
    <message>
        <source>they do not touch</source>
        <translation>ne se touchent pas</translation>
    </message>
    <message>
        <source>Change the kind of connection</source>
        <translation>Changer le type de passage</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>Entre</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>Passage</translation>
    </message>
    <message>
        <source>Closed by</source>
        <translation>Fermée par</translation>
    </message>
    <message>
        <source>Leads over</source>
        <translation>Franchit</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
</context>
<context>
    <name>marches::editor::BorderNodes</name>
    <message>
        <source>Make straight</source>
        <translation>Rendre droit</translation>
    </message>
    <message>
        <source>Make curved</source>
        <translation>Rendre courbe</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n point(s)</source>
        <translation>
            <numerusform>Supprimer %Ln point</numerusform>
            <numerusform>Supprimer %Ln points</numerusform>
        </translation>
    </message>
    <message>
        <source>Add points</source>
        <translation>Ajouter des points</translation>
    </message>
    <message>
        <source>Add a point</source>
        <translation>Ajouter un point</translation>
    </message>
    <message numerus="yes">
        <source>Move %n point(s)</source>
        <translation>
            <numerusform>Déplacer %Ln point</numerusform>
            <numerusform>Déplacer %Ln points</numerusform>
        </translation>
    </message>
    <message>
        <source>Make smooth</source>
        <translation>Adoucir</translation>
    </message>
</context>
<context>
    <name>marches::editor::BordersTool</name>
    <message>
        <source>Borders</source>
        <translation>Frontières</translation>
    </message>
    <message>
        <source>Drop on a point or border: join. Alt or Ctrl+Shift: no snapping. Esc: back to where it was</source>
        <translation>Lâcher sur un point ou une frontière&#xa0;: joindre. Alt ou Ctrl+Maj&#xa0;: sans accrochage. Échap&#xa0;: revenir au départ</translation>
    </message>
    <message>
        <source>Drag or arrows: move. Shift+U: curve, Shift+L: straight. Ins: add a point, Del: remove. Tab: next point, past the last one out of the map, as F6</source>
        <translation>Glisser ou flèches&#xa0;: déplacer. Maj+U&#xa0;: courbe, Maj+L&#xa0;: droite. Inser&#xa0;: ajouter un point, Suppr&#xa0;: supprimer. Tab&#xa0;: point suivant, et après le dernier hors de la carte, comme F6</translation>
    </message>
    <message>
        <source>Drag a point or a line: both neighbours follow. Ctrl+click: add a point. Ctrl+drag a point: break contact. Shift: bend a longer piece. Del: remove points</source>
        <translation>Glisser un point ou une ligne&#xa0;: les deux voisins suivent. Ctrl+clic&#xa0;: ajouter un point. Ctrl+glisser un point&#xa0;: rompre le contact. Maj&#xa0;: courber une plus longue portion. Suppr&#xa0;: supprimer des points</translation>
    </message>
</context>
<context>
    <name>marches::editor::BridgeTool</name>
    <message>
        <source>Bridge</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>Click on a border that a river closes: bridge; Shift: ford. On mountains: pass. Drag one along its border to move it</source>
        <translation>Cliquer sur une frontière fermée par une rivière&#xa0;: pont&#x202f;; Maj&#xa0;: gué. Sur des montagnes&#xa0;: col. Glisser un passage le long de sa frontière pour le déplacer</translation>
    </message>
    <message>
        <source>Move a crossing</source>
        <translation>Déplacer un passage</translation>
    </message>
    <message>
        <source>Build a pass</source>
        <translation>Ouvrir un col</translation>
    </message>
    <message>
        <source>Build a ford</source>
        <translation>Ouvrir un gué</translation>
    </message>
    <message>
        <source>Build a bridge</source>
        <translation>Bâtir un pont</translation>
    </message>
</context>
<context>
    <name>marches::editor::ColourField</name>
    <message>
        <source>“%1” is no colour.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une couleur.</translation>
    </message>
    <message>
        <source>as in the style</source>
        <comment>colour</comment>
        <translation>comme dans le style</translation>
    </message>
    <message>
        <source>Two hexadecimal digits each for red, green, and blue, such as #c3d79a</source>
        <translation>Deux chiffres hexadécimaux chacun pour le rouge, le vert et le bleu, comme #c3d79a</translation>
    </message>
    <message>
        <source>Pick a colour</source>
        <translation>Choisir une couleur</translation>
    </message>
    <message>
        <source>Pick a colour: %1</source>
        <translation>Choisir une couleur&#xa0;: %1</translation>
    </message>
    <message>
        <source>As in the style</source>
        <translation>Comme dans le style</translation>
    </message>
    <message>
        <source>As in the style: %1</source>
        <translation>Comme dans le style&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>marches::editor::ColoursPanel</name>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Choose a style first: the colours are part of what it draws.</source>
        <translation>Choisissez d’abord un style&#xa0;: les couleurs font partie de ce qu’il dessine.</translation>
    </message>
    <message>
        <source>The map has no regions yet.</source>
        <translation>La carte n’a pas encore de régions.</translation>
    </message>
    <message>
        <source>Land is coloured by its terrain. The colours of regions show in the legend.</source>
        <translation>Les terres sont colorées selon leur terrain. Les couleurs des régions se voient dans la légende.</translation>
    </message>
    <message numerus="yes">
        <source>%n selected territory(ies)</source>
        <translation>
            <numerusform>%Ln territoire sélectionné</numerusform>
            <numerusform>%Ln territoires sélectionnés</numerusform>
        </translation>
    </message>
    <message>
        <source>Colour: %1</source>
        <comment>of a region or territory</comment>
        <translation>Couleur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Hard to tell from the colour of a player: %1.</source>
        <translation>Difficile à distinguer de la couleur d’un joueur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Change the colour of a region</source>
        <translation>Changer la couleur d’une région</translation>
    </message>
    <message>
        <source>Change the colour of territories</source>
        <translation>Changer la couleur de territoires</translation>
    </message>
    <message>
        <source>Names are hard to read on this colour.</source>
        <translation>Les noms s’y lisent mal.</translation>
    </message>
    <message>
        <source>Colour land by region</source>
        <translation>Colorer les terres selon la région</translation>
    </message>
    <message>
        <source>Colours as in the style</source>
        <translation>Couleurs du style</translation>
    </message>
    <message>
        <source>paper</source>
        <comment>what the board is drawn on</comment>
        <translation>papier</translation>
    </message>
    <message>
        <source>Change the colour of the ground</source>
        <translation>Changer la couleur du sol</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <source>Ground and water</source>
        <translation>Sols et eaux</translation>
    </message>
    <message>
        <source>All as in the style</source>
        <translation>Tout comme dans le style</translation>
    </message>
    <message>
        <source>Takes back the colours of ground and water that were changed on this map</source>
        <translation>Annule les couleurs de sols et d’eaux changées sur cette carte</translation>
    </message>
</context>
<context>
    <name>marches::editor::ConnectionsPanel</name>
    <message>
        <source>Connections</source>
        <translation>Passages</translation>
    </message>
    <message>
        <source>Select a territory to see what leads to it.</source>
        <translation>Sélectionnez un territoire pour voir ce qui y mène.</translation>
    </message>
    <message>
        <source>Several places are selected. Connections are shown for one.</source>
        <translation>Plusieurs lieux sont sélectionnés. Les passages se montrent pour un seul.</translation>
    </message>
    <message>
        <source>Open or close the border</source>
        <translation>Ouvrir ou fermer la frontière</translation>
    </message>
    <message>
        <source>Remove the connection</source>
        <translation>Supprimer le passage</translation>
    </message>
    <message>
        <source>Neighbour</source>
        <translation>Voisin</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>From the drawing</source>
        <translation>Selon le dessin</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Open to cross; a problem is reported when they no longer touch</source>
        <translation>On passe&#x202f;; un problème prévient quand ils ne se touchent plus</translation>
    </message>
    <message>
        <source>Closed to all, without a river or mountains</source>
        <translation>Fermée sans rivière ni montagnes&#xa0;: personne ne passe</translation>
    </message>
    <message>
        <source>Open as long as they touch</source>
        <translation>Ouverte tant qu’ils se touchent</translation>
    </message>
    <message>
        <source>The two touch, so the drawing makes this border. Close it instead.</source>
        <translation>Les deux se touchent&#xa0;: c’est le dessin qui fait cette frontière. Fermez-la plutôt.</translation>
    </message>
    <message>
        <source>they touch, nothing is specified</source>
        <translation>se touchent, rien d’indiqué</translation>
    </message>
    <message>
        <source>Removes the connection</source>
        <translation>Retire le passage</translation>
    </message>
</context>
<context>
    <name>marches::editor::Deletion</name>
    <message>
        <source>Close the border</source>
        <translation>Fermer la frontière</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>marches::editor::EditTexts</name>
    <message>
        <source>This point would lie off any board.</source>
        <translation>Ce point serait hors de tout plateau.</translation>
    </message>
    <message>
        <source>A piece of border would have no length. Move the points apart.</source>
        <translation>Un morceau de frontière n’aurait aucune longueur. Écartez les points.</translation>
    </message>
    <message>
        <source>This line would have the same territory on both of its sides.</source>
        <translation>Cette ligne aurait le même territoire de ses deux côtés.</translation>
    </message>
    <message>
        <source>Borders would cross here. Stop before the other line, or join the points.</source>
        <translation>Des frontières se croiseraient ici. Arrêtez-vous avant l’autre ligne, ou joignez les points.</translation>
    </message>
    <message>
        <source>Two borders would lie on each other here. Join their points instead.</source>
        <translation>Deux frontières se recouvriraient ici. Joignez plutôt leurs points.</translation>
    </message>
    <message>
        <source>Two points would lie on each other. Drop one on the other to join them.</source>
        <translation>Deux points se recouvriraient. Lâchez l’un sur l’autre pour les joindre.</translation>
    </message>
    <message>
        <source>The point would touch another border. Drop it on that border to join them.</source>
        <translation>Le point toucherait une autre frontière. Lâchez-le dessus pour les joindre.</translation>
    </message>
    <message>
        <source>A border would end in the open. Borders go from border to border.</source>
        <translation>Une frontière finirait dans le vide. Une frontière va d’une frontière à une autre.</translation>
    </message>
    <message>
        <source>A territory would be turned inside out. Move less, or more points at once.</source>
        <translation>Un territoire serait retourné. Déplacez moins loin, ou plus de points à la fois.</translation>
    </message>
    <message>
        <source>This would draw one territory over another. Move the other one first.</source>
        <translation>Un territoire en recouvrirait un autre. Déplacez d’abord l’autre.</translation>
    </message>
    <message>
        <source>A territory would lose its last piece of land.</source>
        <translation>Un territoire perdrait son dernier morceau de terre.</translation>
    </message>
    <message>
        <source>This part of the drawing is not there any more.</source>
        <translation>Cette partie du dessin n’existe plus.</translation>
    </message>
    <message>
        <source>Too few points would remain for an outline. Remove the territory instead.</source>
        <translation>Il resterait trop peu de points pour un contour. Supprimez plutôt le territoire.</translation>
    </message>
    <message>
        <source>The territory has several corners in this point. Detach a point beside it.</source>
        <translation>Le territoire a plusieurs coins en ce point. Détachez un point voisin.</translation>
    </message>
    <message>
        <source>These two do not share a border.</source>
        <translation>Ces deux-là n’ont pas de frontière commune.</translation>
    </message>
    <message>
        <source>These two share no border. Hold Shift to merge them anyway, as islands.</source>
        <translation>Ces deux-là n’ont pas de frontière commune. Maintenez Maj pour les fusionner quand même, comme des îles.</translation>
    </message>
    <message>
        <source>This line does not part the territory. Draw from one of its borders to another.</source>
        <translation>Cette ligne ne coupe pas le territoire. Tracez d’une de ses frontières à une autre.</translation>
    </message>
    <message>
        <source>The outline encloses no free land. Draw beside the territories that are there.</source>
        <translation>Le contour n’entoure aucune terre libre. Dessinez à côté des territoires déjà là.</translation>
    </message>
    <message>
        <source>This is land already. K, then Enter: it becomes a lake. Split (X) cuts land out of land.</source>
        <translation>C’est déjà une terre. K, puis Entrée&#xa0;: elle devient un lac. Diviser (X) découpe une terre dans une terre.</translation>
    </message>
    <message>
        <source>This map comes with Marches and stays as it is. Make your own copy to change it.</source>
        <translation>Cette carte est fournie avec Marches et reste telle quelle. Copiez-la pour la modifier.</translation>
    </message>
    <message>
        <source>An id has small letters, digits and hyphens, and begins with a letter.</source>
        <translation>Un identifiant se compose de minuscules, de chiffres et de traits d’union, et commence par une lettre.</translation>
    </message>
    <message>
        <source>Something else on this map has this id already.</source>
        <translation>Autre chose sur cette carte porte déjà cet identifiant.</translation>
    </message>
    <message>
        <source>A river or mountains need at least two points on borders.</source>
        <translation>Une rivière ou des montagnes demandent au moins deux points sur des frontières.</translation>
    </message>
    <message>
        <source>Rivers and mountains follow borders. Click along a border, or draw one first.</source>
        <translation>Rivières et montagnes suivent les frontières. Cliquez le long d’une frontière, ou dessinez-en une.</translation>
    </message>
    <message>
        <source>There is no border between two territories here.</source>
        <translation>Il n’y a pas ici de frontière entre deux territoires.</translation>
    </message>
    <message>
        <source>This border is open: one crosses it without a bridge. Draw a river first.</source>
        <translation>Cette frontière est ouverte&#xa0;: on la passe sans pont. Dessinez d’abord une rivière.</translation>
    </message>
    <message>
        <source>These two territories have a crossing already. Drag it to move it.</source>
        <translation>Ces deux territoires ont déjà un passage. Faites-le glisser pour le déplacer.</translation>
    </message>
    <message>
        <source>Bridges and fords lead over rivers, passes over mountains.</source>
        <translation>Ponts et gués franchissent les rivières, les cols les montagnes.</translation>
    </message>
    <message>
        <source>A sea lane needs ports of two different territories.</source>
        <translation>Une voie maritime demande les ports de deux territoires différents.</translation>
    </message>
    <message>
        <source>A sea lane joins these two already.</source>
        <translation>Une voie maritime les relie déjà.</translation>
    </message>
    <message>
        <source>Ports stand on coasts. Click the shore of a territory.</source>
        <translation>Les ports sont sur les côtes. Cliquez sur le rivage d’un territoire.</translation>
    </message>
    <message>
        <source>This layer is locked or hidden. Unlock it under Layers.</source>
        <translation>Ce calque est verrouillé ou masqué. Déverrouillez-le sous Calques.</translation>
    </message>
    <message>
        <source>No border leads from the last point to here. Click somewhere nearer.</source>
        <translation>Aucune frontière ne mène du dernier point jusqu’ici. Cliquez plus près.</translation>
    </message>
    <message>
        <source>There is no picture to trace yet. Drop one on the map.</source>
        <translation>Il n’y a pas encore d’image à décalquer. Déposez-en une sur la carte.</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>plaine</translation>
    </message>
    <message>
        <source>wooded</source>
        <translation>boisé</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>montagne</translation>
    </message>
    <message>
        <source>hills</source>
        <translation>collines</translation>
    </message>
    <message>
        <source>desert</source>
        <translation>désert</translation>
    </message>
    <message>
        <source>marsh</source>
        <translation>marais</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>lac</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>mer</translation>
    </message>
    <message>
        <source>jungle</source>
        <translation>jungle</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>champs</translation>
    </message>
    <message>
        <source>hill</source>
        <translation>colline</translation>
    </message>
    <message>
        <source>rocks</source>
        <translation>rochers</translation>
    </message>
    <message>
        <source>snow</source>
        <translation>neige</translation>
    </message>
    <message>
        <source>ice</source>
        <translation>glace</translation>
    </message>
    <message>
        <source>city</source>
        <translation>ville</translation>
    </message>
    <message>
        <source>port</source>
        <translation>port</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>château</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>capitale</translation>
    </message>
    <message>
        <source>fortress</source>
        <translation>forteresse</translation>
    </message>
    <message>
        <source>supply centre</source>
        <translation>centre de ravitaillement</translation>
    </message>
    <message>
        <source>This cannot be drawn here (%1).</source>
        <translation>Impossible de dessiner cela ici (%1).</translation>
    </message>
    <message>
        <source>border</source>
        <translation>frontière</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>pont</translation>
    </message>
    <message>
        <source>ford</source>
        <translation>gué</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>col</translation>
    </message>
    <message>
        <source>sea lane</source>
        <translation>voie maritime</translation>
    </message>
    <message>
        <source>The line runs too near to a border to be told apart from it. Zoom in, or keep away.</source>
        <translation>La ligne passe trop près d’une frontière pour s’en distinguer. Zoomez, ou éloignez-vous de la frontière.</translation>
    </message>
    <message>
        <source>The picture is locked. Press Enter to unlock it.</source>
        <translation>L’image est verrouillée. Entrée la déverrouille.</translation>
    </message>
    <message>
        <source>There is nothing of a map to paste. Copy something first.</source>
        <translation>Il n’y a aucun élément de carte à coller. Copiez d’abord quelque chose.</translation>
    </message>
    <message>
        <source>These territories share borders with others. Select those as well.</source>
        <translation>Ces territoires partagent des frontières avec d’autres. Sélectionnez-les aussi.</translation>
    </message>
    <message>
        <source>A place has at most %1 other spellings. Leave some out.</source>
        <translation>Un lieu a au plus %1 autres graphies. Retirez-en.</translation>
    </message>
    <message>
        <source>A value is a number from −%1 to %1.</source>
        <translation>Une valeur est un nombre de −%1 à %1.</translation>
    </message>
    <message>
        <source>There are at most %1 guides each way. Remove some first.</source>
        <translation>Il y a au plus %1 guides dans chaque sens. Supprimez-en d’abord.</translation>
    </message>
    <message>
        <source>The stroke crosses itself. Draw it again, and end it where it first meets itself.</source>
        <translation>Le trait se croise lui-même. Retracez-le, et finissez où il se rejoint la première fois.</translation>
    </message>
    <message>
        <source>This is land already. Press K and draw it again: it becomes a lake. Split (X) cuts land out of land.</source>
        <translation>C’est déjà une terre. Appuyez sur K et retracez&#xa0;: elle devient un lac. Diviser (X) découpe une terre dans une terre.</translation>
    </message>
    <message>
        <source>This border is as crooked as it gets at this size.</source>
        <translation>À cette taille, cette frontière ne peut être plus irrégulière.</translation>
    </message>
    <message>
        <source>This border has no points that could be spared.</source>
        <translation>Cette frontière n’a aucun point de trop.</translation>
    </message>
    <message>
        <source>That would be too many points at once. Select fewer borders or territories.</source>
        <translation>Cela ferait trop de points à la fois. Sélectionnez moins de frontières ou de territoires.</translation>
    </message>
    <message>
        <source>The map has no region of this name.</source>
        <translation>La carte n’a pas de région de ce nom.</translation>
    </message>
    <message>
        <source>The map has no river or mountains of this name.</source>
        <translation>La carte n’a ni fleuve ni montagnes de ce nom.</translation>
    </message>
    <message>
        <source>There is no such kind. The list of the cell has those there are.</source>
        <translation>Ce genre n’existe pas. La liste de la case contient ceux qui existent.</translation>
    </message>
    <message>
        <source>A border is open, closed, or as the drawing says.</source>
        <translation>Une frontière est ouverte, fermée ou selon le dessin.</translation>
    </message>
    <message>
        <source>A whole number belongs here, and not a negative one.</source>
        <translation>Il faut ici un nombre entier, et non négatif.</translation>
    </message>
    <message>
        <source>A name has at most %1 characters. Shorten it.</source>
        <translation>Un nom a au plus %1 caractères. Raccourcissez-le.</translation>
    </message>
    <message>
        <source>A note has at most %1 characters. Shorten it.</source>
        <translation>Une note a au plus %1 caractères. Raccourcissez-la.</translation>
    </message>
    <message>
        <source>The text has at most %1 characters. Shorten it.</source>
        <translation>Le texte a au plus %1 caractères. Raccourcissez-le.</translation>
    </message>
    <message>
        <source>An abbreviation has at most %1 characters. Shorten it.</source>
        <translation>Une abréviation a au plus %1 caractères. Raccourcissez-la.</translation>
    </message>
    <message>
        <source>Another spelling has at most %1 characters. Shorten it.</source>
        <translation>Une autre graphie a au plus %1 caractères. Raccourcissez-la.</translation>
    </message>
    <message>
        <source>A reason has at most %1 characters. Shorten it.</source>
        <translation>Une raison a au plus %1 caractères. Raccourcissez-la.</translation>
    </message>
    <message>
        <source>A problem of more than %1 places cannot be accepted. Fix it for some of them first.</source>
        <translation>Un problème de plus de %1 lieux ne peut être accepté. Réglez-le d’abord pour quelques-uns.</translation>
    </message>
    <message>
        <source>The author has at most %1 characters. Shorten it.</source>
        <translation>L’auteur a au plus %1 caractères. Raccourcissez-le.</translation>
    </message>
    <message>
        <source>The licence has at most %1 characters. Shorten it.</source>
        <translation>La licence a au plus %1 caractères. Raccourcissez-la.</translation>
    </message>
    <message>
        <source>The name of a picture’s file has at most %1 characters. Give the file a shorter one.</source>
        <translation>Le nom de fichier d’une image a au plus %1 caractères. Donnez-lui-en un plus court.</translation>
    </message>
    <message>
        <source>A stroke with Shift begins and ends on one border, with no junction between.</source>
        <translation>Un trait avec Maj commence et finit sur une même frontière, sans jonction entre les deux.</translation>
    </message>
    <message>
        <source>A sheet cannot be as small or as large as that.</source>
        <translation>Une feuille ne peut pas être aussi petite ou aussi grande.</translation>
    </message>
    <message>
        <source>Territories and seas would be cut off at the edge. Leave all of them on the sheet.</source>
        <translation>Des territoires ou des mers seraient coupés au bord. Les laisser tous sur la feuille.</translation>
    </message>
    <message>
        <source>A path needs at least two points. Click on, or drag.</source>
        <translation>Un tracé a au moins deux points. Continuer de cliquer, ou faire glisser.</translation>
    </message>
    <message>
        <source>An area needs at least three points. Click on, or drag.</source>
        <translation>Une surface a au moins trois points. Continuer de cliquer, ou faire glisser.</translation>
    </message>
    <message>
        <source>A map has at most %1 pieces of scenery. Remove some first.</source>
        <translation>Une carte a au plus %1 paysages. En supprimer d’abord.</translation>
    </message>
    <message>
        <source>A piece of scenery has at most %1 points. Draw it as several.</source>
        <translation>Un paysage a au plus %1 points. Le dessiner en plusieurs fois.</translation>
    </message>
    <message>
        <source>Stamps and scenery are part of what the program draws. Choose a style first.</source>
        <translation>Les tampons et les paysages font partie de ce que dessine le programme. Choisissez d’abord un style.</translation>
    </message>
    <message>
        <source>Three borders meet in this point. Merge territories to remove it.</source>
        <translation>Trois frontières se rejoignent en ce point. Fusionnez des territoires pour l’ôter.</translation>
    </message>
    <message>
        <source>The outline crosses itself. Take corners back with Backspace, or go around.</source>
        <translation>Le contour se croise lui-même. Reprenez des coins avec Retour arrière, ou contournez.</translation>
    </message>
    <message>
        <source>A place has at most %1 marks. Remove one first.</source>
        <translation>Un lieu a au plus %1 marques. Retirez-en d’abord une.</translation>
    </message>
    <message>
        <source>A curve has at most %1 points. Remove some first.</source>
        <translation>Une courbe a au plus %1 points. Retirez-en d’abord.</translation>
    </message>
    <message>
        <source>Three points fit a picture. Move one of them, or remove it with Del.</source>
        <translation>Trois points suffisent à ajuster une image. Déplacez-en un, ou retirez-le par Suppr.</translation>
    </message>
    <message>
        <source>There is a pin already. Take a point of the picture further away.</source>
        <translation>Il y a déjà une punaise. Prenez un point de l’image plus éloigné.</translation>
    </message>
    <message>
        <source>The three pins are nearly on a line, which does not say how wide the picture is across it. Put one of them beside the line.</source>
        <translation>Les trois punaises sont presque alignées, ce qui ne dit rien de la largeur de l’image en travers. Mettez-en une à côté de la ligne.</translation>
    </message>
    <message>
        <source>That would turn the picture over or bend it beyond recognition. Move the pin elsewhere.</source>
        <translation>L’image serait retournée ou déformée au point d’être méconnaissable. Mettez la punaise ailleurs.</translation>
    </message>
    <message>
        <source>There is no coast that a sea lane could lead to.</source>
        <translation>Il n’y a pas de côte où une voie maritime pourrait mener.</translation>
    </message>
    <message>
        <source>No run of straight pieces here can become fewer curves.</source>
        <translation>Ici, aucune suite de segments droits ne peut devenir moins de courbes.</translation>
    </message>
    <message>
        <source>This land would become water. Hold Shift to merge it anyway.</source>
        <translation>Cette terre deviendrait de l’eau. Avec Maj, elle est fusionnée quand même.</translation>
    </message>
    <message>
        <source>This water would become land. Hold Shift to merge it anyway.</source>
        <translation>Cette eau deviendrait de la terre. Avec Maj, elle est fusionnée quand même.</translation>
    </message>
</context>
<context>
    <name>marches::editor::FindBar</name>
    <message>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>rien trouvé</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>which of the places found</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%Ln trouvé</numerusform>
            <numerusform>%Ln trouvés</numerusform>
        </translation>
    </message>
    <message>
        <source>Find on the map</source>
        <translation>Chercher sur la carte</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Tout sélectionner</translation>
    </message>
    <message>
        <source>Selects everything that was found</source>
        <translation>Sélectionne tout ce qui a été trouvé</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Previous (Shift+Enter)</source>
        <translation>Le précédent (Maj+Entrée)</translation>
    </message>
    <message>
        <source>Next (Enter)</source>
        <translation>Le suivant (Entrée)</translation>
    </message>
    <message>
        <source>Name, id, %1</source>
        <comment>what one may look for; an example of a property</comment>
        <translation>Nom, id, %1</translation>
    </message>
</context>
<context>
    <name>marches::editor::FreehandTool</name>
    <message>
        <source>Freehand</source>
        <translation>Main levée</translation>
    </message>
    <message>
        <source>Draw around the new sea zone in one stroke; from border to border it closes along them. Alt or Ctrl+Shift: no snapping. Shift: redraw a border. K: draw land</source>
        <translation>Entourer d’un trait la nouvelle zone maritime&#x202f;; de frontière à frontière, elle se ferme le long de celles-ci. Alt ou Ctrl+Maj&#xa0;: sans accrochage. Maj&#xa0;: redessiner une frontière. K&#xa0;: dessiner une terre</translation>
    </message>
    <message>
        <source>Draw around the new land in one stroke; from border to border it closes along them. Alt or Ctrl+Shift: no snapping. Shift: redraw a border. K: draw a sea zone</source>
        <translation>Entourer d’un trait la nouvelle terre&#x202f;; de frontière à frontière, elle se ferme le long de celles-ci. Alt ou Ctrl+Maj&#xa0;: sans accrochage. Maj&#xa0;: redessiner une frontière. K&#xa0;: dessiner une zone maritime</translation>
    </message>
    <message>
        <source>Draw the border anew, back onto the same border</source>
        <translation>Redessiner la frontière, jusqu’à revenir sur elle</translation>
    </message>
    <message>
        <source>Redraw a border</source>
        <translation>Redessiner une frontière</translation>
    </message>
</context>
<context>
    <name>marches::editor::LetterLimit</name>
    <message numerus="yes">
        <source>There is room for %n letter(s); the rest was cut off.</source>
        <translation>
            <numerusform>Il y a place pour %Ln lettre&#x202f;; le reste est laissé de côté.</numerusform>
            <numerusform>Il y a place pour %Ln lettres&#x202f;; le reste est laissé de côté.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::SheetGrip</name>
    <message>
        <source>Move the compass</source>
        <translation>Déplacer la rose des vents</translation>
    </message>
    <message>
        <source>Move the scale</source>
        <translation>Déplacer l’échelle</translation>
    </message>
    <message>
        <source>Move the title</source>
        <translation>Déplacer le titre</translation>
    </message>
    <message>
        <source>Move the legend</source>
        <translation>Déplacer la légende</translation>
    </message>
    <message>
        <source>Resize the compass</source>
        <translation>Redimensionner la rose des vents</translation>
    </message>
    <message>
        <source>Resize the scale</source>
        <translation>Redimensionner l’échelle</translation>
    </message>
    <message>
        <source>Resize the title</source>
        <translation>Redimensionner le titre</translation>
    </message>
    <message>
        <source>Resize the legend</source>
        <translation>Redimensionner la légende</translation>
    </message>
</context>
<context>
    <name>marches::editor::SheetParts</name>
    <message>
        <source>Compass</source>
        <translation>Rose des vents</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
</context>
<context>
    <name>marches::editor::TerrainBrush</name>
    <message>
        <source>Ground</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>no region</source>
        <translation>aucune région</translation>
    </message>
    <message>
        <source>Paints: %1. Drag: paint territories. 1 to 8, or a click in the legend: kind of ground. Alt+click or Ctrl+Shift+click: take up the ground there, Ctrl+click: its region</source>
        <translation>Peint&#xa0;: %1. Glisser&#xa0;: peindre des territoires. 1 à 8, ou un clic dans la légende&#xa0;: nature du terrain. Alt+clic ou Ctrl+Maj+clic&#xa0;: prendre le terrain de cet endroit, Ctrl+clic&#xa0;: sa région</translation>
    </message>
    <message>
        <source>Paint a region</source>
        <translation>Peindre une région</translation>
    </message>
    <message>
        <source>Paint the ground</source>
        <translation>Peindre le terrain</translation>
    </message>
</context>
<context>
    <name>marches::editor::GuideDrag</name>
    <message>
        <source>Add a guide</source>
        <translation>Ajouter un guide</translation>
    </message>
    <message>
        <source>Move a guide</source>
        <translation>Déplacer un guide</translation>
    </message>
    <message>
        <source>Remove a guide</source>
        <translation>Retirer un guide</translation>
    </message>
    <message>
        <source>Remove all guides</source>
        <translation>Retirer tous les guides</translation>
    </message>
</context>
<context>
    <name>marches::editor::HandleDrag</name>
    <message>
        <source>Bend a border</source>
        <translation>Courber une frontière</translation>
    </message>
</context>
<context>
    <name>marches::editor::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Comme à l’ouverture</translation>
    </message>
    <message>
        <source>Everything that was done</source>
        <translation>Tout ce qui a été fait</translation>
    </message>
</context>
<context>
    <name>marches::editor::ImportWords</name>
    <message>
        <source>Area %1</source>
        <translation>Zone %1</translation>
    </message>
</context>
<context>
    <name>marches::editor::LabelTool</name>
    <message>
        <source>Label</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Drag: a name, or a grip to bend it; small grips and Alt+click add points. Shift+drag: where the pieces stand. Double click or Del: back into the middle. Arrows: move, with Ctrl: bend</source>
        <translation>Glisser&#xa0;: un nom, ou une poignée pour le courber&#x202f;; les petites poignées et Alt+clic ajoutent des points. Maj+glisser&#xa0;: la place des pièces. Double clic ou Suppr&#xa0;: retour au milieu. Flèches&#xa0;: déplacer, avec Ctrl&#xa0;: courber</translation>
    </message>
    <message>
        <source>Bend a name</source>
        <translation>Courber un nom</translation>
    </message>
    <message>
        <source>Move the pieces&apos; place</source>
        <translation>Déplacer la place des pièces</translation>
    </message>
    <message>
        <source>Move a name</source>
        <translation>Déplacer un nom</translation>
    </message>
    <message>
        <source>Arrows: move the point. Ins: add a point, Del: remove this one. Ctrl+left and right: next</source>
        <translation>Flèches&#xa0;: déplacer le point. Inser&#xa0;: un point de plus, Suppr&#xa0;: ôter celui-ci. Ctrl+gauche et droite&#xa0;: le suivant</translation>
    </message>
    <message>
        <source>Point %1 of %2</source>
        <comment>of a curve</comment>
        <translation>Point %1 sur %2</translation>
    </message>
    <message>
        <source>Redraw</source>
        <translation>Redessiner</translation>
    </message>
</context>
<context>
    <name>marches::editor::LaneTool</name>
    <message>
        <source>Sea lane</source>
        <translation>Voie maritime</translation>
    </message>
    <message>
        <source>Drag or click from the coast of one territory to that of another. Drag a lane to bend it</source>
        <translation>Glisser ou cliquer de la côte d’un territoire à celle d’un autre. Glisser une voie pour la courber</translation>
    </message>
    <message>
        <source>Bend a sea lane</source>
        <translation>Courber une voie maritime</translation>
    </message>
    <message>
        <source>Draw a sea lane</source>
        <translation>Tracer une voie maritime</translation>
    </message>
    <message>
        <source>Click at sea to lead it around, then on the other coast. Backspace: remove the last point. Esc: cancel</source>
        <translation>Cliquer en mer pour contourner, puis sur l’autre côte. Retour arrière&#xa0;: ôter le dernier point. Échap&#xa0;: abandonner</translation>
    </message>
</context>
<context>
    <name>marches::editor::LayersPanel</name>
    <message>
        <source>Layers</source>
        <translation>Calques</translation>
    </message>
    <message>
        <source>Hide: %1</source>
        <translation>Masquer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Afficher&#xa0;: %1</translation>
    </message>
    <message>
        <source>Unlock: %1</source>
        <translation>Déverrouiller&#xa0;: %1</translation>
    </message>
    <message>
        <source>Lock: %1</source>
        <translation>Verrouiller&#xa0;: %1</translation>
    </message>
    <message>
        <source>Picture to trace</source>
        <translation>Image à décalquer</translation>
    </message>
    <message>
        <source>Artwork</source>
        <translation>Décor</translation>
    </message>
    <message>
        <source>Seas</source>
        <translation>Mers</translation>
    </message>
    <message>
        <source>Territories</source>
        <translation>Territoires</translation>
    </message>
    <message>
        <source>Rivers and mountains</source>
        <translation>Rivières et montagnes</translation>
    </message>
    <message>
        <source>Crossings and lanes</source>
        <translation>Passages et voies maritimes</translation>
    </message>
    <message>
        <source>Sites and tracks</source>
        <translation>Lieux et pistes</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
</context>
<context>
    <name>marches::editor::LetteringForm</name>
    <message>
        <source>Change the letter spacing</source>
        <translation>Changer l’espacement des lettres</translation>
    </message>
    <message>
        <source>Turn a name</source>
        <translation>Tourner un nom</translation>
    </message>
    <message>
        <source>Change the letters</source>
        <translation>Changer les lettres</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>Letter spacing</source>
        <translation>Espacement</translation>
    </message>
    <message>
        <source>as in the style</source>
        <translation>comme dans le style</translation>
    </message>
    <message>
        <source>as written</source>
        <translation>telles quelles</translation>
    </message>
    <message>
        <source>capitals</source>
        <translation>capitales</translation>
    </message>
    <message>
        <source>Letter size</source>
        <translation>Taille des lettres</translation>
    </message>
    <message>
        <source> %</source>
        <comment>percent</comment>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>Rotation of the name</source>
        <translation>Rotation du nom</translation>
    </message>
</context>
<context>
    <name>marches::editor::MapCommands</name>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Aligner</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Miroir</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Roughen borders</source>
        <translation>Rendre les frontières irrégulières</translation>
    </message>
    <message>
        <source>Simplify borders</source>
        <translation>Simplifier les frontières</translation>
    </message>
    <message>
        <source>Turn and scale</source>
        <translation>Tourner et mettre à l’échelle</translation>
    </message>
    <message>
        <source>Fit curves to borders</source>
        <translation>Ajuster des courbes aux frontières</translation>
    </message>
    <message>
        <source>Take in hand</source>
        <translation>Prendre en main</translation>
    </message>
    <message>
        <source>Redraw</source>
        <translation>Redessiner</translation>
    </message>
</context>
<context>
    <name>marches::editor::MapDifferences</name>
    <message>
        <source>%1 and %2</source>
        <comment>two places that are joined</comment>
        <translation>%1 et %2</translation>
    </message>
</context>
<context>
    <name>marches::editor::MapForm</name>
    <message>
        <source>Change the author</source>
        <translation>Changer l’auteur</translation>
    </message>
    <message>
        <source>Change the licence</source>
        <translation>Changer la licence</translation>
    </message>
    <message>
        <source>Change the size</source>
        <translation>Changer la taille</translation>
    </message>
    <message numerus="yes">
        <source>%n territory(ies)</source>
        <translation>
            <numerusform>%Ln territoire</numerusform>
            <numerusform>%Ln territoires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sea zone(s)</source>
        <translation>
            <numerusform>%Ln zone maritime</numerusform>
            <numerusform>%Ln zones maritimes</numerusform>
        </translation>
    </message>
    <message>
        <source>Names shown in</source>
        <translation>Noms affichés en</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Contient</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Change the description</source>
        <translation>Changer la description</translation>
    </message>
</context>
<context>
    <name>marches::editor::MapRuler</name>
    <message>
        <source>Ruler above the map</source>
        <translation>Règle au-dessus de la carte</translation>
    </message>
    <message>
        <source>Ruler beside the map</source>
        <translation>Règle à côté de la carte</translation>
    </message>
    <message>
        <source>Drag down: a level guide. Drag a mark: move its guide; off the ruler: remove it</source>
        <translation>Glisser vers le bas&#xa0;: un guide horizontal. Glisser une marque&#xa0;: déplacer son guide&#x202f;; hors de la règle&#xa0;: le retirer</translation>
    </message>
    <message>
        <source>Drag right: an upright guide. Drag a mark: move its guide; off the ruler: remove it</source>
        <translation>Glisser vers la droite&#xa0;: un guide vertical. Glisser une marque&#xa0;: déplacer son guide&#x202f;; hors de la règle&#xa0;: le retirer</translation>
    </message>
</context>
<context>
    <name>marches::editor::MapAccessibleText</name>
    <message>
        <source>Territory</source>
        <translation>Territoire</translation>
    </message>
    <message>
        <source>Sea zone</source>
        <translation>Zone maritime</translation>
    </message>
    <message>
        <source>Coast</source>
        <translation>Côte</translation>
    </message>
    <message>
        <source>Site off the board</source>
        <translation>Lieu hors du plateau</translation>
    </message>
    <message>
        <source>Space of a track</source>
        <translation>Case d’une piste</translation>
    </message>
    <message>
        <source>in the region %1</source>
        <translation>dans la région %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between facts</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>closed by %1</source>
        <translation>fermée par %1</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fermée</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>neighbour (how one gets there)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Touches nothing.</source>
        <translation>Ne touche rien.</translation>
    </message>
    <message>
        <source>Touches %1.</source>
        <translation>Touche %1.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between neighbours</comment>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>name: facts. neighbours</comment>
        <translation>%1&#xa0;: %2. %3</translation>
    </message>
</context>
<context>
    <name>marches::editor::MapStore</name>
    <message>
        <source>Update the drawing</source>
        <translation>Mettre à jour le dessin</translation>
    </message>
    <message>
        <source>Update the translations</source>
        <translation>Mettre à jour les traductions</translation>
    </message>
</context>
<context>
    <name>marches::editor::MapView</name>
    <message>
        <source>x %1, y %2. %3</source>
        <comment>where the cross is; what is there</comment>
        <translation>x %1, y %2. %3</translation>
    </message>
    <message>
        <source>A point is set.</source>
        <translation>Point posé.</translation>
    </message>
    <message>
        <source>Arrows move the cross; Shift: farther, Alt: finely and without snapping. Enter or Space: click there, twice: done. Backspace: remove the last point. Esc: cancel</source>
        <translation>Les flèches déplacent la croix&#x202f;; Maj&#xa0;: plus loin, Alt&#xa0;: finement et sans accrochage. Entrée ou Espace&#xa0;: cliquer là, deux fois&#xa0;: terminer. Retour arrière&#xa0;: reprendre. Échap&#xa0;: abandonner</translation>
    </message>
    <message>
        <source>Arrows move the cross; Shift: farther, Alt: finely and without snapping. Enter: grab what is there, Enter again: drop it. Esc: cancel</source>
        <translation>Les flèches déplacent la croix&#x202f;; Maj&#xa0;: plus loin, Alt&#xa0;: finement et sans accrochage. Entrée&#xa0;: saisir là, et lâcher la fois suivante. Échap&#xa0;: abandonner</translation>
    </message>
</context>
<context>
    <name>marches::editor::MapWords</name>
    <message>
        <source>plain</source>
        <comment>terrain</comment>
        <translation>plaine</translation>
    </message>
    <message>
        <source>wooded</source>
        <comment>terrain</comment>
        <translation>boisé</translation>
    </message>
    <message>
        <source>mountain</source>
        <comment>terrain</comment>
        <translation>montagne</translation>
    </message>
    <message>
        <source>hills</source>
        <comment>terrain</comment>
        <translation>collines</translation>
    </message>
    <message>
        <source>marsh</source>
        <comment>terrain</comment>
        <translation>marais</translation>
    </message>
    <message>
        <source>lake</source>
        <comment>terrain</comment>
        <translation>lac</translation>
    </message>
    <message>
        <source>sea</source>
        <comment>terrain</comment>
        <translation>mer</translation>
    </message>
    <message>
        <source>desert</source>
        <comment>terrain</comment>
        <translation>désert</translation>
    </message>
    <message>
        <source>port</source>
        <comment>flag of a territory</comment>
        <translation>port</translation>
    </message>
    <message>
        <source>supply centre</source>
        <comment>flag of a territory</comment>
        <translation>centre de ravitaillement</translation>
    </message>
    <message>
        <source>fortress</source>
        <comment>flag of a territory</comment>
        <translation>forteresse</translation>
    </message>
    <message>
        <source>capital</source>
        <comment>flag of a territory</comment>
        <translation>capitale</translation>
    </message>
    <message>
        <source>land</source>
        <comment>kind of place</comment>
        <translation>terre</translation>
    </message>
    <message>
        <source>sea zone</source>
        <comment>kind of place</comment>
        <translation>zone maritime</translation>
    </message>
    <message>
        <source>coast</source>
        <comment>kind of place</comment>
        <translation>côte</translation>
    </message>
    <message>
        <source>site</source>
        <comment>kind of place</comment>
        <translation>lieu</translation>
    </message>
    <message>
        <source>space of a track</source>
        <comment>kind of place</comment>
        <translation>case d’une piste</translation>
    </message>
    <message>
        <source>border</source>
        <comment>kind of connection</comment>
        <translation>frontière</translation>
    </message>
    <message>
        <source>bridge</source>
        <comment>kind of connection</comment>
        <translation>pont</translation>
    </message>
    <message>
        <source>ford</source>
        <comment>kind of connection</comment>
        <translation>gué</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>kind of connection</comment>
        <translation>col</translation>
    </message>
    <message>
        <source>sea lane</source>
        <comment>kind of connection</comment>
        <translation>voie maritime</translation>
    </message>
    <message>
        <source>as the drawing says</source>
        <comment>state of a border</comment>
        <translation>selon le dessin</translation>
    </message>
    <message>
        <source>open</source>
        <comment>state of a border</comment>
        <translation>ouverte</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>state of a border</comment>
        <translation>fermée</translation>
    </message>
    <message>
        <source>closed by %1</source>
        <comment>%1: name of a river or mountains</comment>
        <translation>fermée par&#xa0;: %1</translation>
    </message>
    <message>
        <source>open, over %1</source>
        <comment>%1: name of a river or mountains</comment>
        <translation>ouverte, franchit&#xa0;: %1</translation>
    </message>
    <message>
        <source>open: they touch</source>
        <comment>state of a border</comment>
        <translation>ouverte&#xa0;: ils se touchent</translation>
    </message>
    <message>
        <source>open, set by hand</source>
        <comment>state of a border</comment>
        <translation>ouverte, à la main</translation>
    </message>
    <message>
        <source>closed by hand</source>
        <comment>state of a border</comment>
        <translation>fermée à la main</translation>
    </message>
    <message>
        <source>start</source>
        <comment>kind of space</comment>
        <translation>départ</translation>
    </message>
    <message>
        <source>event</source>
        <comment>kind of space</comment>
        <translation>événement</translation>
    </message>
    <message>
        <source>sword</source>
        <comment>kind of space</comment>
        <translation>épée</translation>
    </message>
    <message>
        <source>castle</source>
        <comment>kind of space</comment>
        <translation>château</translation>
    </message>
    <message>
        <source>ice</source>
        <comment>kind of space</comment>
        <translation>glace</translation>
    </message>
    <message>
        <source>lantern</source>
        <comment>picture on a space</comment>
        <translation>lanterne</translation>
    </message>
    <message>
        <source>sword</source>
        <comment>picture on a space</comment>
        <translation>épée</translation>
    </message>
    <message>
        <source>star</source>
        <comment>picture on a space</comment>
        <translation>étoile</translation>
    </message>
    <message>
        <source>house</source>
        <comment>picture on a space</comment>
        <translation>maison</translation>
    </message>
    <message>
        <source>tree</source>
        <comment>picture on a space</comment>
        <translation>arbre</translation>
    </message>
    <message>
        <source>snowflake</source>
        <comment>picture on a space</comment>
        <translation>flocon de neige</translation>
    </message>
    <message>
        <source>water</source>
        <comment>picture on a space</comment>
        <translation>eau</translation>
    </message>
    <message>
        <source>bridge</source>
        <comment>picture on a space</comment>
        <translation>pont</translation>
    </message>
    <message>
        <source>flower</source>
        <comment>picture on a space</comment>
        <translation>fleur</translation>
    </message>
    <message>
        <source>gift</source>
        <comment>picture on a space</comment>
        <translation>cadeau</translation>
    </message>
    <message>
        <source>castle</source>
        <comment>picture on a space</comment>
        <translation>château</translation>
    </message>
    <message>
        <source>crown</source>
        <comment>picture on a space</comment>
        <translation>couronne</translation>
    </message>
    <message>
        <source>tent</source>
        <comment>picture on a space</comment>
        <translation>tente</translation>
    </message>
    <message>
        <source>wolf</source>
        <comment>picture on a space</comment>
        <translation>loup</translation>
    </message>
    <message>
        <source>witch</source>
        <comment>picture on a space</comment>
        <translation>sorcière</translation>
    </message>
    <message>
        <source>statue</source>
        <comment>picture on a space</comment>
        <translation>statue</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour of players</comment>
        <translation>rouge</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>colour of players</comment>
        <translation>bleu</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>colour of players</comment>
        <translation>jaune</translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour of players</comment>
        <translation>vert</translation>
    </message>
    <message>
        <source>violet</source>
        <comment>colour of players</comment>
        <translation>violet</translation>
    </message>
    <message>
        <source>ice blue</source>
        <comment>colour of players</comment>
        <translation>bleu glacier</translation>
    </message>
    <message>
        <source>charcoal</source>
        <comment>colour of players</comment>
        <translation>anthracite</translation>
    </message>
    <message>
        <source>orange</source>
        <comment>colour of players</comment>
        <translation>orange</translation>
    </message>
    <message>
        <source>river</source>
        <comment>terrain</comment>
        <translation>rivière</translation>
    </message>
    <message>
        <source>gorge</source>
        <comment>terrain</comment>
        <translation>gorge</translation>
    </message>
    <message>
        <source>snow</source>
        <comment>terrain</comment>
        <translation>neige</translation>
    </message>
    <message>
        <source>jungle</source>
        <comment>terrain</comment>
        <translation>jungle</translation>
    </message>
    <message>
        <source>fields</source>
        <comment>terrain</comment>
        <translation>champs</translation>
    </message>
    <message>
        <source>rocks</source>
        <comment>terrain</comment>
        <translation>rochers</translation>
    </message>
    <message>
        <source>city</source>
        <comment>terrain</comment>
        <translation>ville</translation>
    </message>
    <message>
        <source>,plains,grass,grassland,steppe,flat,clear,</source>
        <comment>further words for plain land, between commas</comment>
        <translation>,plaines,herbe,prairie,prairies,steppe,plat,</translation>
    </message>
    <message>
        <source>,wood,woods,woodland,forest,forests,forested,</source>
        <comment>further words for wooded land, between commas</comment>
        <translation>,bois,forêt,forêts,boisé,boisée,boisés,</translation>
    </message>
    <message>
        <source>,mountains,mountainous,peak,peaks,</source>
        <comment>further words for mountains, between commas</comment>
        <translation>,montagnes,montagneux,montagneuse,sommet,sommets,</translation>
    </message>
    <message>
        <source>,hill,hilly,highland,highlands,</source>
        <comment>further words for hills, between commas</comment>
        <translation>,colline,vallonné,vallonnée,hauteurs,</translation>
    </message>
    <message>
        <source>,deserts,sand,sands,dunes,</source>
        <comment>further words for desert, between commas</comment>
        <translation>,déserts,sable,sables,dunes,</translation>
    </message>
    <message>
        <source>,marshes,marshland,swamp,swamps,bog,fen,</source>
        <comment>further words for marsh, between commas</comment>
        <translation>,marécage,marécages,tourbière,</translation>
    </message>
    <message>
        <source>,field,farmland,</source>
        <comment>further words for fields, between commas</comment>
        <translation>,champ,cultures,</translation>
    </message>
</context>
<context>
    <name>marches::editor::MergeTool</name>
    <message>
        <source>Merge</source>
        <translation>Fusionner</translation>
    </message>
    <message>
        <source>Click the territory that stays, then the neighbours that become parts of it</source>
        <translation>Cliquer sur le territoire qui reste, puis sur les voisins qui s’y fondent</translation>
    </message>
    <message>
        <source>Click a neighbour: it becomes a part of %1. Shift: also one that does not touch, or land and water. Esc: another territory</source>
        <translation>Cliquer sur un voisin&#xa0;: il se fond dans %1. Maj&#xa0;: aussi sans contact, ou terre et eau. Échap&#xa0;: un autre territoire</translation>
    </message>
    <message>
        <source>Merge territories</source>
        <translation>Fusionner des territoires</translation>
    </message>
</context>
<context>
    <name>marches::editor::MountainsTool</name>
    <message>
        <source>Mountains</source>
        <translation>Montagnes</translation>
    </message>
    <message>
        <source>Mountains %1</source>
        <comment>name of new mountains</comment>
        <translation>Montagnes %1</translation>
    </message>
    <message>
        <source>Draw mountains</source>
        <translation>Dessiner des montagnes</translation>
    </message>
</context>
<context>
    <name>marches::editor::NamesForm</name>
    <message>
        <source>with article</source>
        <comment>form of a name</comment>
        <translation>avec article</translation>
    </message>
    <message>
        <source>of …</source>
        <comment>form of a name</comment>
        <translation>de …</translation>
    </message>
    <message>
        <source>at, in …</source>
        <comment>form of a name</comment>
        <translation>à, en …</translation>
    </message>
    <message>
        <source>Name in %1</source>
        <translation>Nom en %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>language, form of a name</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Forms in sentences</source>
        <translation>Formes dans les phrases</translation>
    </message>
    <message>
        <source>How sentences use the name: with its article, after “of”, after “at” or “in”; and how the board writes it where the whole name has no room</source>
        <translation>Comment les phrases emploient le nom&#xa0;: avec son article, après «&#xa0;de&#xa0;», après «&#xa0;à&#xa0;» ou «&#xa0;dans&#xa0;»&#x202f;; et comment le plateau l’écrit quand la place manque pour le nom entier</translation>
    </message>
    <message>
        <source>A “/” begins a new line. Empty: the name itself.</source>
        <translation>Un «&#xa0;/&#xa0;» commence une ligne. Vide&#xa0;: le nom lui-même.</translation>
    </message>
    <message>
        <source>From %1 to 100.</source>
        <translation>De %1 à 100.</translation>
    </message>
    <message>
        <source>as object</source>
        <comment>form of a name, in languages that have one</comment>
        <translation>complément</translation>
    </message>
    <message>
        <source>on the board</source>
        <comment>form of a name</comment>
        <translation>sur le plateau</translation>
    </message>
    <message>
        <source>letters, in %</source>
        <comment>size on the board</comment>
        <translation>lettres, en&#xa0;%</translation>
    </message>
    <message>
        <source>Rename to “%1”</source>
        <translation>Renommer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Each thing has a name of its own: select one of them to change it.</source>
        <translation>Chaque chose a son propre nom&#xa0;: sélectionnez-en une pour le changer.</translation>
    </message>
</context>
<context>
    <name>marches::editor::OverviewPanel</name>
    <message>
        <source>Overview</source>
        <translation>Vue d’ensemble</translation>
    </message>
    <message>
        <source>Overview of the map</source>
        <translation>Vue d’ensemble de la carte</translation>
    </message>
    <message>
        <source>Drag the frame to move over the map</source>
        <translation>Glisser le cadre pour parcourir la carte</translation>
    </message>
</context>
<context>
    <name>marches::editor::PictureTool</name>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Move the picture</source>
        <translation>Déplacer l’image</translation>
    </message>
    <message>
        <source>Scale the picture</source>
        <translation>Changer l’échelle de l’image</translation>
    </message>
    <message>
        <source>Lock the picture</source>
        <translation>Verrouiller l’image</translation>
    </message>
    <message>
        <source>Unlock the picture</source>
        <translation>Déverrouiller l’image</translation>
    </message>
    <message>
        <source>Fade the picture</source>
        <translation>Estomper l’image</translation>
    </message>
    <message>
        <source>Arrows: the pin over the picture. Enter: fix it. Del: remove it</source>
        <translation>Flèches&#xa0;: la punaise sur l’image. Entrée&#xa0;: la fixer. Suppr&#xa0;: la retirer</translation>
    </message>
    <message>
        <source>Drag or arrows: this point of the picture, while the other pins stay. Del: remove the pin. Tab: next pin</source>
        <translation>Glisser ou flèches&#xa0;: ce point de l’image, les autres punaises restant en place. Suppr&#xa0;: retirer la punaise. Tab&#xa0;: la suivante</translation>
    </message>
    <message>
        <source>Drag: move, at a corner scale, at the handle turn. Shift+click or K: a pin, by which the picture is fitted. Ctrl+arrows: turn, fade. Enter: lock. ` held: without it</source>
        <translation>Glisser&#xa0;: déplacer, à un coin redimensionner, à la poignée tourner. Maj+clic ou K&#xa0;: une punaise, pour ajuster l’image. Ctrl+flèches&#xa0;: tourner, estomper. Entrée&#xa0;: verrouiller. ` maintenu&#xa0;: sans elle</translation>
    </message>
    <message>
        <source>Turn the picture</source>
        <translation>Tourner l’image</translation>
    </message>
    <message>
        <source>Fit the picture</source>
        <translation>Ajuster l’image</translation>
    </message>
    <message>
        <source>Put a pin into the picture</source>
        <translation>Mettre une punaise dans l’image</translation>
    </message>
    <message>
        <source>Remove a pin from the picture</source>
        <translation>Retirer une punaise de l’image</translation>
    </message>
    <message>
        <source>Pin %1 at %L2, %L3</source>
        <comment>number, left, top</comment>
        <translation>Punaise %1 à %L2, %L3</translation>
    </message>
</context>
<context>
    <name>marches::editor::PlaceForm</name>
    <message>
        <source>Change the id</source>
        <translation>Changer l’identifiant</translation>
    </message>
    <message>
        <source>Change the abbreviation</source>
        <translation>Changer l’abréviation</translation>
    </message>
    <message>
        <source>Change land or sea</source>
        <translation>Changer terre ou mer</translation>
    </message>
    <message>
        <source>Change the terrain</source>
        <translation>Changer le terrain</translation>
    </message>
    <message>
        <source>Change the region</source>
        <translation>Changer la région</translation>
    </message>
    <message>
        <source>Add a mark</source>
        <translation>Ajouter une marque</translation>
    </message>
    <message>
        <source>Change the values</source>
        <translation>Changer les valeurs</translation>
    </message>
    <message>
        <source>Change other spellings</source>
        <translation>Changer les autres graphies</translation>
    </message>
    <message>
        <source>none</source>
        <comment>region</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Some of the selected places</source>
        <translation>Une partie des lieux sélectionnés</translation>
    </message>
    <message>
        <source>Set a mark</source>
        <translation>Mettre une marque</translation>
    </message>
    <message>
        <source>Change the note</source>
        <translation>Changer la note</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Région</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Abbreviation</source>
        <translation>Abréviation</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marques</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>type and press Enter</source>
        <translation>taper puis Entrée</translation>
    </message>
    <message>
        <source>income 3, score 2</source>
        <translation>revenu 3, score 2</translation>
    </message>
    <message>
        <source>other spellings, with commas</source>
        <translation>autres graphies, avec des virgules</translation>
    </message>
    <message>
        <source>The name of the place in files. Changed here, it changes everywhere in the map.</source>
        <translation>Le nom du lieu dans les fichiers. Changé ici, il change partout dans la carte.</translation>
    </message>
    <message>
        <source>Kind of space</source>
        <translation>Type de case</translation>
    </message>
    <message>
        <source>Change the colour of the space</source>
        <translation>Changer la couleur de la case</translation>
    </message>
    <message>
        <source>Change the picture of the space</source>
        <translation>Changer l’image de la case</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Custom mark</source>
        <translation>Autre marque</translation>
    </message>
    <message>
        <source>Other spellings</source>
        <translation>Autres graphies</translation>
    </message>
    <message>
        <source>Remove a mark</source>
        <translation>Retirer une marque</translation>
    </message>
</context>
<context>
    <name>marches::editor::PlayablePanel</name>
    <message>
        <source>Playable</source>
        <translation>Jouable</translation>
    </message>
    <message>
        <source>%1: can be played</source>
        <translation>%1&#xa0;: peut être joué</translation>
    </message>
    <message>
        <source>%1: cannot be played yet</source>
        <translation>%1&#xa0;: ne peut pas encore être joué</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jouer à %1</translation>
    </message>
    <message>
        <source>Games that the map can be played with</source>
        <translation>Jeux jouables sur cette carte</translation>
    </message>
</context>
<context>
    <name>marches::editor::PortTool</name>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Click a territory on the coast: it becomes a port, or no longer is one</source>
        <translation>Cliquer sur un territoire côtier&#xa0;: il devient un port, ou ne l’est plus</translation>
    </message>
    <message>
        <source>Close a port</source>
        <translation>Fermer un port</translation>
    </message>
    <message>
        <source>Open a port</source>
        <translation>Ouvrir un port</translation>
    </message>
</context>
<context>
    <name>marches::editor::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Nothing is wrong with this map.</source>
        <translation>Tout va bien sur cette carte.</translation>
    </message>
    <message>
        <source>No matching problems.</source>
        <translation>Aucun problème ne correspond.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>counts of errors, of warnings</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%Ln erreur</numerusform>
            <numerusform>%Ln erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%Ln avertissement</numerusform>
            <numerusform>%Ln avertissements</numerusform>
        </translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind of problem, its number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what to do, about which problem</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Alt+%1</source>
        <translation>Alt+%1</translation>
    </message>
    <message>
        <source>Accept as it is</source>
        <translation>Accepter tel quel</translation>
    </message>
    <message>
        <source>Show it again</source>
        <translation>Le montrer à nouveau</translation>
    </message>
    <message>
        <source>Accept a problem</source>
        <translation>Accepter un problème</translation>
    </message>
    <message>
        <source>Show a problem again</source>
        <translation>Montrer à nouveau un problème</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Acceptés</translation>
    </message>
    <message>
        <source>Which problems are listed</source>
        <translation>Quels problèmes sont listés</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message>
        <source>Problems of the map</source>
        <translation>Problèmes de la carte</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>What to do about it</source>
        <translation>Que faire à ce sujet</translation>
    </message>
    <message>
        <source>Why is this intended?</source>
        <translation>Pourquoi est-ce voulu&#x202f;?</translation>
    </message>
    <message>
        <source>Open problems</source>
        <translation>À corriger</translation>
    </message>
    <message>
        <source>No problem has been accepted.</source>
        <translation>Rien n’a été accepté tel quel.</translation>
    </message>
    <message>
        <source>Errors only</source>
        <translation>Erreurs seulement</translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>Corriger…</translation>
    </message>
</context>
<context>
    <name>marches::editor::PropertiesPanel</name>
    <message>
        <source>Properties</source>
        <translation>Propriétés</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>kind of place, name</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%Ln lieu</numerusform>
            <numerusform>%Ln lieux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n connection(s); the last one:</source>
        <translation>
            <numerusform>%Ln passage</numerusform>
            <numerusform>%Ln passages&#x202f;; le dernier&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>The map</source>
        <translation>La carte</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of borders</source>
        <translation>
            <numerusform>%Ln point de frontières</numerusform>
            <numerusform>%Ln points de frontières</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n border line(s)</source>
        <translation>
            <numerusform>%Ln ligne de frontière</numerusform>
            <numerusform>%Ln lignes de frontière</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stamp(s)</source>
        <translation>
            <numerusform>%Ln tampon</numerusform>
            <numerusform>%Ln tampons</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, on the sheet</source>
        <comment>title, legend, compass, scale</comment>
        <translation>%1, sur la feuille</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of scenery</source>
        <translation>
            <numerusform>%Ln paysage</numerusform>
            <numerusform>%Ln paysages</numerusform>
        </translation>
    </message>
    <message>
        <source>The program draws it, and anew when its surroundings change.</source>
        <translation>Le programme le dessine, et le redessine quand ses alentours changent.</translation>
    </message>
    <message>
        <source>The program draws it from what is said here, and follows each change.</source>
        <translation>Le programme le dessine d’après ce qui est dit ici, et suit chaque changement.</translation>
    </message>
    <message>
        <source>%1, drawn by the program</source>
        <comment>tree, hill, wave</comment>
        <translation>%1, dessin du programme</translation>
    </message>
    <message>
        <source>Take in hand</source>
        <translation>Prendre en main</translation>
    </message>
    <message>
        <source>It becomes a stamp of yours: it stays as it is whatever changes around it, and can be moved, turned, resized and removed. Enter on the board does the same; Redraw gives it back.</source>
        <translation>Cela devient un de vos tampons&#xa0;: il reste tel quel, quoi qui change autour de lui, et peut être déplacé, tourné, redimensionné et supprimé. Entrée sur le plateau fait de même&#x202f;; Redessiner le rend au programme.</translation>
    </message>
</context>
<context>
    <name>marches::editor::RegionsPanel</name>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <source>In no region</source>
        <translation>Sans région</translation>
    </message>
    <message numerus="yes">
        <source>%n territory(ies)</source>
        <translation>
            <numerusform>%Ln territoire</numerusform>
            <numerusform>%Ln territoires</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the bonus</source>
        <translation>Changer la prime</translation>
    </message>
    <message>
        <source>New region</source>
        <translation>Nouvelle région</translation>
    </message>
    <message>
        <source>Change the region</source>
        <translation>Changer la région</translation>
    </message>
    <message>
        <source>Remove the region</source>
        <translation>Supprimer la région</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Région</translation>
    </message>
    <message>
        <source>Territories</source>
        <translation>Territoires</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Prime</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Removes the region; its territories stay</source>
        <translation>Supprime la région&#x202f;; ses territoires restent</translation>
    </message>
    <message>
        <source>No regions yet. Select territories and make a region of them.</source>
        <translation>Pas encore de région. Sélectionnez des territoires et faites-en une région.</translation>
    </message>
    <message>
        <source>No regions yet. Select territories and press %1.</source>
        <comment>a key</comment>
        <translation>Pas encore de région. Sélectionnez des territoires et appuyez sur %1.</translation>
    </message>
    <message>
        <source>A new region of the selected territories</source>
        <translation>Une nouvelle région avec les territoires sélectionnés</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Show names of regions</source>
        <translation>Afficher les noms des régions</translation>
    </message>
    <message>
        <source>Hide names of regions</source>
        <translation>Masquer les noms des régions</translation>
    </message>
    <message>
        <source>Names on the board</source>
        <translation>Noms sur le plateau</translation>
    </message>
    <message>
        <source>Letters the names of regions over their land, below all others</source>
        <translation>Écrit les noms des régions sur leurs terres, sous tous les autres</translation>
    </message>
    <message>
        <source>Rename the region to “%1”</source>
        <translation>Renommer la région «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Move here</source>
        <translation>Placer ici</translation>
    </message>
    <message>
        <source>Moves the selected territories into this region</source>
        <translation>Place les territoires sélectionnés dans cette région</translation>
    </message>
</context>
<context>
    <name>marches::editor::RiverTool</name>
    <message>
        <source>River</source>
        <translation>Rivière</translation>
    </message>
    <message>
        <source>River %1</source>
        <comment>name of a new river</comment>
        <translation>Rivière %1</translation>
    </message>
    <message>
        <source>Draw a river</source>
        <translation>Dessiner une rivière</translation>
    </message>
</context>
<context>
    <name>marches::editor::SelectTool</name>
    <message>
        <source>Select</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>Neighbours&apos; borders follow. Ctrl at the start: leave them where they are. Esc: back to where it was</source>
        <translation>Les frontières des voisins suivent. Ctrl au départ&#xa0;: les laisser en place. Échap&#xa0;: revenir au départ</translation>
    </message>
    <message>
        <source>Move a crossing</source>
        <translation>Déplacer un passage</translation>
    </message>
    <message>
        <source>Move a name</source>
        <translation>Déplacer un nom</translation>
    </message>
    <message>
        <source>Move territories</source>
        <translation>Déplacer des territoires</translation>
    </message>
    <message>
        <source>Move a stamp</source>
        <translation>Déplacer un tampon</translation>
    </message>
    <message>
        <source>Move a site</source>
        <translation>Déplacer un lieu</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Shift: turns in steps of 15°. Ctrl: scales about the middle. Esc: back to how it was</source>
        <translation>Maj&#xa0;: rotation par pas de 15°. Ctrl&#xa0;: autour du milieu. Échap&#xa0;: revenir à l’état de départ</translation>
    </message>
    <message>
        <source>Drawn by the program. Enter: take it in hand. Drag: move it. Del: it is drawn no more. Tab: the next one there. Esc: done</source>
        <translation>Dessin du programme. Entrée&#xa0;: le prendre en main. Glisser&#xa0;: le déplacer. Suppr&#xa0;: ne plus le dessiner. Tab&#xa0;: le suivant à cet endroit. Échap&#xa0;: terminer</translation>
    </message>
    <message>
        <source>Click: select; again: scenery or a tree there. Shift: add. Drag: what lies there or is selected; elsewhere a box, with Ctrl a lasso. Arrows: move. Del: remove. O: others</source>
        <translation>Clic&#xa0;: sélectionner&#x202f;; encore&#xa0;: le paysage ou l’arbre qui s’y trouve. Maj&#xa0;: ajouter. Glisser&#xa0;: ce qui s’y trouve ou est sélectionné&#x202f;; ailleurs un cadre, avec Ctrl un lasso. Flèches&#xa0;: déplacer. Suppr&#xa0;: supprimer. O&#xa0;: autres</translation>
    </message>
    <message>
        <source>%1, drawn by the program. Enter takes it in hand.</source>
        <translation>%1, dessin du programme. Entrée le prend en main.</translation>
    </message>
    <message>
        <source>Take in hand</source>
        <translation>Prendre en main</translation>
    </message>
</context>
<context>
    <name>marches::editor::SharedField</name>
    <message>
        <source>several</source>
        <comment>values that differ</comment>
        <translation>plusieurs</translation>
    </message>
</context>
<context>
    <name>marches::editor::SiteGrip</name>
    <message>
        <source>Move a site</source>
        <translation>Déplacer un lieu</translation>
    </message>
    <message>
        <source>Resize a site</source>
        <translation>Redimensionner un lieu</translation>
    </message>
</context>
<context>
    <name>marches::editor::SiteTool</name>
    <message>
        <source>Site</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Add a site</source>
        <translation>Ajouter un lieu</translation>
    </message>
    <message>
        <source>Add a track</source>
        <translation>Ajouter une piste</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Piste</translation>
    </message>
    <message numerus="yes">
        <source>%n spaces. Up and Down: more or fewer, with Shift by ten. Enter: make the track. Esc: cancel</source>
        <translation>
            <numerusform>%Ln case. Haut et Bas&#xa0;: plus ou moins, avec Maj par dix. Entrée&#xa0;: faire la piste. Échap&#xa0;: l’abandonner</numerusform>
            <numerusform>%Ln cases. Haut et Bas&#xa0;: plus ou moins, avec Maj par dix. Entrée&#xa0;: faire la piste. Échap&#xa0;: l’abandonner</numerusform>
        </translation>
    </message>
    <message>
        <source>a row</source>
        <comment>shape of a track</comment>
        <translation>rangée</translation>
    </message>
    <message>
        <source>a snake</source>
        <comment>shape of a track</comment>
        <translation>serpent</translation>
    </message>
    <message>
        <source>a ring</source>
        <comment>shape of a track</comment>
        <translation>boucle</translation>
    </message>
    <message numerus="yes">
        <source>%n spaces as %1. Left and Right: another shape. Up and Down: more or fewer, with Shift by ten. Enter: make the track. Esc: cancel</source>
        <translation>
            <numerusform>%Ln case, disposée en %1. Gauche et Droite&#xa0;: une autre forme. Haut et Bas&#xa0;: plus ou moins, avec Maj dix par dix. Entrée&#xa0;: créer la piste. Échap&#xa0;: annuler</numerusform>
            <numerusform>%Ln cases, disposées en %1. Gauche et Droite&#xa0;: une autre forme. Haut et Bas&#xa0;: plus ou moins, avec Maj dix par dix. Entrée&#xa0;: créer la piste. Échap&#xa0;: annuler</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag: the box of a place off the board. Ctrl+drag: the line of a track; end where you began for a ring. Shift+drag: a box for one. Drag a site to move it, a corner of the selected one to resize it</source>
        <translation>Glisser&#xa0;: le cadre d’un lieu hors du plateau. Ctrl+glisser&#xa0;: la ligne d’une piste&#x202f;; finir au départ pour une boucle. Maj+glisser&#xa0;: un cadre pour une piste. Glisser un lieu pour le déplacer, un coin du lieu sélectionné pour le redimensionner</translation>
    </message>
</context>
<context>
    <name>marches::editor::Snapper</name>
    <message>
        <source>snaps to %1</source>
        <translation>s’accroche à %1</translation>
    </message>
    <message>
        <source>snaps to a junction</source>
        <translation>s’accroche à une jonction</translation>
    </message>
    <message>
        <source>snaps to a point</source>
        <translation>s’accroche à un point</translation>
    </message>
    <message>
        <source>snaps to the border %1 | %2</source>
        <translation>s’accroche à la frontière %1 | %2</translation>
    </message>
    <message>
        <source>snaps to the coast of %1</source>
        <translation>s’accroche à la côte&#xa0;: %1</translation>
    </message>
    <message>
        <source>snaps to a line</source>
        <translation>s’accroche à une ligne</translation>
    </message>
    <message>
        <source>snaps to the edge of the board</source>
        <translation>s’accroche au bord du plateau</translation>
    </message>
    <message>
        <source>level with the last point</source>
        <translation>à la hauteur du dernier point</translation>
    </message>
    <message>
        <source>snaps to a guide</source>
        <translation>s’accroche à un guide</translation>
    </message>
    <message>
        <source>level with the first point</source>
        <translation>au niveau du premier point</translation>
    </message>
    <message>
        <source>straight above or below the last point</source>
        <translation>à l’aplomb du dernier point</translation>
    </message>
    <message>
        <source>straight above or below the first point</source>
        <translation>à l’aplomb du premier point</translation>
    </message>
</context>
<context>
    <name>marches::editor::SpaceColourField</name>
    <message>
        <source>Colour of the space</source>
        <translation>Couleur de la case</translation>
    </message>
    <message>
        <source>as its kind</source>
        <comment>colour of a space</comment>
        <translation>celle de son type</translation>
    </message>
    <message>
        <source>Two hexadecimal digits each for red, green, and blue, such as #c3d79a</source>
        <translation>Deux chiffres hexadécimaux chacun pour le rouge, le vert et le bleu, comme #c3d79a</translation>
    </message>
    <message>
        <source>Pick a colour</source>
        <translation>Choisir une couleur</translation>
    </message>
</context>
<context>
    <name>marches::editor::SpacePictureField</name>
    <message>
        <source>none</source>
        <comment>picture on a space</comment>
        <translation>aucune</translation>
    </message>
</context>
<context>
    <name>marches::editor::SplitTool</name>
    <message>
        <source>Split</source>
        <translation>Diviser</translation>
    </message>
    <message>
        <source>Click on a border of the territory, then on to another of its borders. Drag: curve</source>
        <translation>Cliquer sur une frontière du territoire, puis jusqu’à une autre de ses frontières. Glisser&#xa0;: courbe</translation>
    </message>
    <message>
        <source>Split a territory</source>
        <translation>Diviser un territoire</translation>
    </message>
    <message>
        <source>Click on to the far border, where it is cut; over a hole, on beyond it. Drag: curve. Backspace: remove the last point. Esc: cancel</source>
        <translation>Cliquer jusqu’à la frontière opposée, où la coupe se fait&#x202f;; par-dessus un trou, continuer au-delà. Glisser&#xa0;: courbe. Retour arrière&#xa0;: ôter le dernier point. Échap&#xa0;: abandonner</translation>
    </message>
    <message>
        <source>Click around what is to be cut out. Drag: curve. Enter or double click: cut. Backspace: remove the last point. Esc: cancel</source>
        <translation>Cliquer autour de ce qui est à découper. Glisser&#xa0;: courbe. Entrée ou double clic&#xa0;: couper. Retour arrière&#xa0;: ôter le dernier point. Échap&#xa0;: abandonner</translation>
    </message>
</context>
<context>
    <name>marches::editor::StampDrop</name>
    <message>
        <source>Place a stamp</source>
        <translation>Poser un tampon</translation>
    </message>
</context>
<context>
    <name>marches::editor::StampForm</name>
    <message>
        <source>Change the stamp</source>
        <translation>Changer de tampon</translation>
    </message>
    <message>
        <source>Change the size of a stamp</source>
        <translation>Changer la taille d’un tampon</translation>
    </message>
    <message>
        <source>Turn a stamp</source>
        <translation>Tourner un tampon</translation>
    </message>
    <message>
        <source>Mirror a stamp</source>
        <translation>Retourner un tampon</translation>
    </message>
    <message>
        <source>Change the colour of a stamp</source>
        <translation>Changer la couleur d’un tampon</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>Tampon</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Coloured parts</source>
        <translation>Parties colorées</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>En miroir</translation>
    </message>
    <message>
        <source>Removes the stamp: the program draws it again where it first did</source>
        <translation>Enlève le tampon&#xa0;: le programme le redessine là où il était</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Redraw</source>
        <translation>Redessiner</translation>
    </message>
</context>
<context>
    <name>marches::editor::StampTool</name>
    <message>
        <source>Stamp</source>
        <translation>Tampon</translation>
    </message>
    <message>
        <source>Enter: take it in hand. Drag: move it. Del: the program draws it no more</source>
        <translation>Entrée&#xa0;: le prendre en main. Glisser&#xa0;: le déplacer. Suppr&#xa0;: le programme ne le dessine plus</translation>
    </message>
    <message>
        <source>Drag: move. Round handle: turn, with Shift in steps. Square handle: size. Arrows: move; with Ctrl larger, smaller, turned. Del: remove</source>
        <translation>Glisser&#xa0;: déplacer. Poignée ronde&#xa0;: tourner, par pas avec Maj. Poignée carrée&#xa0;: taille. Flèches&#xa0;: déplacer&#x202f;; avec Ctrl plus grand, plus petit, tourné. Suppr&#xa0;: supprimer</translation>
    </message>
    <message>
        <source>A stamp</source>
        <translation>Un tampon</translation>
    </message>
    <message>
        <source>Drawn by the program</source>
        <translation>Dessiné par le programme</translation>
    </message>
    <message>
        <source>Take in hand</source>
        <translation>Prendre en main</translation>
    </message>
    <message>
        <source>Move a stamp</source>
        <translation>Déplacer un tampon</translation>
    </message>
    <message>
        <source>Change the size of a stamp</source>
        <translation>Changer la taille d’un tampon</translation>
    </message>
    <message>
        <source>Turn a stamp</source>
        <translation>Tourner un tampon</translation>
    </message>
    <message>
        <source>Drawn by the program. Enter takes it in hand.</source>
        <translation>Dessiné par le programme. Entrée le prend en main.</translation>
    </message>
    <message>
        <source>Click: place the stamp; drag to move it. Esc: put it away. Handles of the one just put down: larger or smaller, turned</source>
        <translation>Clic&#xa0;: poser le tampon&#x202f;; glisser pour le déplacer. Échap&#xa0;: le ranger. Poignées de celui qui vient d’être posé&#xa0;: plus grand ou plus petit, tourné</translation>
    </message>
    <message>
        <source>Click: select a stamp, or what the program drew. Choose a stamp in the list of stamps to place it on the map</source>
        <translation>Clic&#xa0;: sélectionner un tampon, ou ce que le programme a dessiné. Choisissez un tampon dans la liste des tampons pour le poser sur la carte</translation>
    </message>
    <message>
        <source>Place a stamp</source>
        <translation>Poser un tampon</translation>
    </message>
</context>
<context>
    <name>marches::editor::StampsPanel</name>
    <message>
        <source>Stamps</source>
        <translation>Tampons</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Tous les genres</translation>
    </message>
    <message>
        <source>Find a stamp</source>
        <translation>Chercher un tampon</translation>
    </message>
    <message>
        <source>Kind of stamps</source>
        <translation>Genre de tampons</translation>
    </message>
    <message>
        <source>My stamps…</source>
        <translation>Mes tampons…</translation>
    </message>
    <message>
        <source>Opens the folder for SVG drawings of your own, which are stamps, too</source>
        <translation>Ouvre le dossier de vos propres dessins SVG, qui sont aussi des tampons</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>No stamp is called that.</source>
        <translation>Aucun tampon ne porte ce nom.</translation>
    </message>
</context>
<context>
    <name>marches::editor::StylePanel</name>
    <message>
        <source>Style</source>
        <translation>Style</translation>
    </message>
    <message>
        <source>Change the arrangement</source>
        <translation>Changer la disposition</translation>
    </message>
    <message>
        <source>Change the fills</source>
        <translation>Changer le remplissage</translation>
    </message>
    <message>
        <source>Draw the frame</source>
        <translation>Dessiner le cadre</translation>
    </message>
    <message>
        <source>Remove the frame</source>
        <translation>Supprimer le cadre</translation>
    </message>
    <message>
        <source>Draw again what was removed</source>
        <translation>Redessiner ce qui a été supprimé</translation>
    </message>
    <message>
        <source>Stop drawing the board</source>
        <translation>Ne plus dessiner le plateau</translation>
    </message>
    <message>
        <source>Change the style</source>
        <translation>Changer le style</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n removed thing(s) again</source>
        <translation>
            <numerusform>Redessiner %Ln élément supprimé</numerusform>
            <numerusform>Redessiner %Ln éléments supprimés</numerusform>
        </translation>
    </message>
    <message>
        <source>The board has artwork of its own as well. It stays where it is, among what the program draws.</source>
        <translation>Le plateau a aussi son propre décor. Il reste où il est, parmi ce que dessine le programme.</translation>
    </message>
    <message>
        <source>This board is drawn by its own artwork. Choose a style, and the program draws it too.</source>
        <translation>Ce plateau est dessiné par son propre décor. Choisissez un style, et le programme le dessine aussi.</translation>
    </message>
    <message>
        <source>Change the woods</source>
        <translation>Changer les bois</translation>
    </message>
    <message>
        <source>Change hills and mountains</source>
        <translation>Changer collines et montagnes</translation>
    </message>
    <message>
        <source>Draw the compass</source>
        <translation>Dessiner la rose des vents</translation>
    </message>
    <message>
        <source>Remove the compass</source>
        <translation>Supprimer la rose des vents</translation>
    </message>
    <message>
        <source>Draw the scale</source>
        <translation>Dessiner l’échelle</translation>
    </message>
    <message>
        <source>Remove the scale</source>
        <translation>Supprimer l’échelle</translation>
    </message>
    <message>
        <source>Draw the title</source>
        <translation>Dessiner le titre</translation>
    </message>
    <message>
        <source>Remove the title</source>
        <translation>Supprimer le titre</translation>
    </message>
    <message>
        <source>Draw the legend</source>
        <translation>Dessiner la légende</translation>
    </message>
    <message>
        <source>Remove the legend</source>
        <translation>Supprimer la légende</translation>
    </message>
    <message>
        <source>Woods</source>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Hills and mountains</source>
        <translation>Collines et montagnes</translation>
    </message>
    <message>
        <source>Arrangement</source>
        <translation>Disposition</translation>
    </message>
    <message>
        <source>Colours of land</source>
        <translation>Couleurs des terres</translation>
    </message>
    <message>
        <source>On the sheet</source>
        <translation>Sur la feuille</translation>
    </message>
    <message>
        <source>Another arrangement</source>
        <translation>Une autre disposition</translation>
    </message>
    <message>
        <source>Remove that artwork…</source>
        <translation>Supprimer ce décor…</translation>
    </message>
    <message>
        <source>by terrain</source>
        <translation>par terrain</translation>
    </message>
    <message>
        <source>by region</source>
        <translation>par région</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Cadre</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>Rose des vents</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>This board has only its shapes. Choose a style, and the program draws it.</source>
        <translation>Ce plateau n’a que ses formes. Choisissez un style, et le programme le dessine.</translation>
    </message>
    <message>
        <source>Change the letters</source>
        <translation>Changer les lettres</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
</context>
<context>
    <name>marches::editor::StylePictures</name>
    <message>
        <source>Not drawn</source>
        <translation>Sans dessin</translation>
    </message>
    <message>
        <source>Draws the board in this style: %1</source>
        <translation>Dessine le plateau dans ce style&#xa0;: %1</translation>
    </message>
    <message>
        <source>The program draws nothing: shapes and artwork alone</source>
        <translation>Le programme ne dessine rien&#xa0;: les formes et le décor seuls</translation>
    </message>
</context>
<context>
    <name>marches::editor::TerritoryTool</name>
    <message>
        <source>Sea %1</source>
        <comment>name of a new sea zone</comment>
        <translation>Mer %1</translation>
    </message>
    <message>
        <source>Territory %1</source>
        <comment>name of a new territory</comment>
        <translation>Territoire %1</translation>
    </message>
    <message>
        <source>Draw a sea zone</source>
        <translation>Dessiner une zone maritime</translation>
    </message>
    <message>
        <source>Draw a territory</source>
        <translation>Dessiner un territoire</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Territoire</translation>
    </message>
    <message>
        <source>land</source>
        <comment>what the tool draws</comment>
        <translation>terre</translation>
    </message>
    <message>
        <source>sea zone</source>
        <comment>what the tool draws</comment>
        <translation>zone maritime</translation>
    </message>
    <message>
        <source>Click corner by corner around the new sea zone; inside of land it becomes a lake. K: draw land. U: uneven sides</source>
        <translation>Cliquer coin par coin autour de la nouvelle zone maritime&#x202f;; dans une terre, elle devient un lac. K&#xa0;: dessiner une terre. U&#xa0;: côtés inégaux</translation>
    </message>
    <message>
        <source>Click corner by corner around the new land; on a border it begins there and follows it. K: draw a sea zone. U: uneven sides</source>
        <translation>Cliquer coin par coin autour de la nouvelle terre&#x202f;; sur une frontière, elle y commence et la suit. K&#xa0;: dessiner une zone maritime. U&#xa0;: côtés inégaux</translation>
    </message>
    <message>
        <source>sea zone, uneven</source>
        <comment>what the tool draws</comment>
        <translation>zone maritime, inégale</translation>
    </message>
    <message>
        <source>land, uneven</source>
        <comment>what the tool draws</comment>
        <translation>terre, inégale</translation>
    </message>
    <message>
        <source>Click: corner. Drag: curve. Between two borders it follows them; Ctrl: straight. Enter or double click: close. Backspace: remove the last point. Esc: cancel</source>
        <translation>Clic&#xa0;: coin. Glisser&#xa0;: courbe. Entre deux frontières, elles sont suivies&#x202f;; Ctrl&#xa0;: tout droit. Entrée ou double clic&#xa0;: fermer. Retour arrière&#xa0;: ôter le dernier point. Échap&#xa0;: abandonner</translation>
    </message>
    <message>
        <source>Lake %1</source>
        <comment>name of a new lake</comment>
        <translation>Lac %1</translation>
    </message>
</context>
<context>
    <name>marches::editor::TrackForm</name>
    <message>
        <source>Close the track into a ring</source>
        <translation>Fermer la piste en boucle</translation>
    </message>
    <message>
        <source>Open the ring of the track</source>
        <translation>Ouvrir la boucle de la piste</translation>
    </message>
    <message>
        <source>Change where the track begins</source>
        <translation>Changer le début de la piste</translation>
    </message>
    <message>
        <source>Change where the track leads</source>
        <translation>Changer la fin de la piste</translation>
    </message>
    <message>
        <source>Change the id</source>
        <translation>Changer l’identifiant</translation>
    </message>
    <message>
        <source>none</source>
        <comment>space of another track</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Branches off</source>
        <translation>Part de la case</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>Mène à la case</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>A ring</source>
        <comment>kind of track</comment>
        <translation>En boucle</translation>
    </message>
    <message>
        <source>The last space leads to the first.</source>
        <translation>La dernière case mène à la première.</translation>
    </message>
    <message>
        <source>The track</source>
        <translation>La piste</translation>
    </message>
    <message>
        <source>Lay out the track</source>
        <translation>Disposer la piste</translation>
    </message>
    <message>
        <source>Lay out as</source>
        <translation>Disposition</translation>
    </message>
    <message>
        <source>Ring</source>
        <comment>shape of a track</comment>
        <translation>Boucle</translation>
    </message>
    <message>
        <source>Row</source>
        <comment>shape of a track</comment>
        <translation>Rangée</translation>
    </message>
    <message>
        <source>Snake</source>
        <comment>shape of a track</comment>
        <translation>Serpent</translation>
    </message>
    <message>
        <source>Its own way</source>
        <comment>shape of a track</comment>
        <translation>Son tracé</translation>
    </message>
    <message>
        <source>The spaces stand in a ring</source>
        <translation>Les cases forment une boucle</translation>
    </message>
    <message>
        <source>The spaces stand in a straight row</source>
        <translation>Les cases forment une rangée droite</translation>
    </message>
    <message>
        <source>The spaces stand in rows that go to and fro</source>
        <translation>Les cases forment des rangées qui vont et viennent</translation>
    </message>
    <message>
        <source>The spaces stand evenly along the way that they have</source>
        <translation>Les cases se suivent à distance égale le long de leur tracé</translation>
    </message>
</context>
<context>
    <name>marches::editor::TranslationDocument</name>
    <message>
        <source>typing</source>
        <translation>saisie</translation>
    </message>
</context>
<context>
    <name>marches::editor::TranslationStore</name>
    <message>
        <source>restored texts</source>
        <translation>textes restaurés</translation>
    </message>
    <message>
        <source>texts of the other program</source>
        <translation>textes de l’autre programme</translation>
    </message>
</context>
<context>
    <name>marches::editor::ZoomTool</name>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Click: zoom in. Shift+click: zoom out. Drag a box: fill the view with it. Ctrl+0: whole map</source>
        <translation>Clic&#xa0;: s’approcher. Maj+clic&#xa0;: s’éloigner. Glisser un cadre&#xa0;: en remplir la vue. Ctrl+0&#xa0;: toute la carte</translation>
    </message>
</context>
<context>
    <name>marches::app::WorkDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>marches::app::TransformDialog</name>
    <message>
        <source>Place, size and turn</source>
        <translation>Position, taille et rotation</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Turn clockwise by</source>
        <translation>Rotation (sens horaire)</translation>
    </message>
    <message>
        <source>Keep proportions</source>
        <translation>Garder les proportions</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
</context>
<context>
    <name>marches::editor::TransformGrip</name>
    <message>
        <source>Turn</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Mise à l’échelle</translation>
    </message>
</context>
<context>
    <name>marches::editor::MapTables</name>
    <message>
        <source>Territories</source>
        <comment>a table</comment>
        <translation>Territoires</translation>
    </message>
    <message>
        <source>Connections</source>
        <comment>a table</comment>
        <translation>Passages</translation>
    </message>
    <message>
        <source>Regions</source>
        <comment>a table</comment>
        <translation>Régions</translation>
    </message>
    <message>
        <source>Name (%1)</source>
        <comment>%1: a language</comment>
        <translation>Nom (%1)</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Région</translation>
    </message>
    <message>
        <source>Abbreviation</source>
        <translation>Abréviation</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marques</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Other spellings</source>
        <translation>Autres graphies</translation>
    </message>
    <message>
        <source>From</source>
        <comment>a place</comment>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <comment>a place</comment>
        <translation>À</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>River or mountains</source>
        <translation>Fleuve ou montagnes</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Prime</translation>
    </message>
    <message>
        <source>Territories</source>
        <comment>how many</comment>
        <translation>Territoires</translation>
    </message>
    <message>
        <source>Pieces</source>
        <comment>colour of a power&apos;s pieces</comment>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Left out as number</source>
        <comment>of a power, when players are too few</comment>
        <translation>Exclue en rang</translation>
    </message>
    <message>
        <source>Change a cell: %1</source>
        <comment>%1: a column</comment>
        <translation>Modifier une case&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Change %n cell(s)</source>
        <translation>
            <numerusform>Modifier %Ln case</numerusform>
            <numerusform>Modifier %Ln cases</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::MapTableModel</name>
    <message>
        <source>%1. Problem: %2</source>
        <comment>what a cell says, what is wrong</comment>
        <translation>%1. Problème&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>marches::editor::CellsView</name>
    <message>
        <source>In the order of the map</source>
        <translation>Dans l’ordre de la carte</translation>
    </message>
</context>
<context>
    <name>marches::editor::DataPanel</name>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n row(s)</source>
        <comment>%1: a number</comment>
        <translation>
            <numerusform>%1 sur %Ln ligne</numerusform>
            <numerusform>%1 sur %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>Filtrer les lignes</translation>
    </message>
    <message>
        <source>Nothing would change: the cells say this already, or cannot be edited.</source>
        <translation>Rien ne changerait&#xa0;: les cases le disent déjà ou ne sont pas modifiables.</translation>
    </message>
    <message numerus="yes">
        <source>Pasting would change %n cell(s).</source>
        <translation>
            <numerusform>Le collage modifierait %Ln case.</numerusform>
            <numerusform>Le collage modifierait %Ln cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>Ce qui changerait</translation>
    </message>
    <message>
        <source>Change them</source>
        <translation>Les modifier</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Nothing was changed: “%1” is not possible in “%2” of “%3” (row %4).</source>
        <comment>%1: text of a cell, %2: column, %3: row, %4: its number in the table</comment>
        <translation>Rien n’a été changé&#xa0;: «&#xa0;%1&#xa0;» n’est pas possible dans «&#xa0;%2&#xa0;» de «&#xa0;%3&#xa0;» (ligne %4).</translation>
    </message>
    <message>
        <source>Possible here: %1.</source>
        <translation>Possible ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A new region is added in the panel Regions.</source>
        <translation>Une nouvelle région s’ajoute dans le panneau Régions.</translation>
    </message>
</context>
<context>
    <name>marches::app::CourseChart</name>
    <message>
        <source>%1: %2 now, %3 at most</source>
        <comment>name of a seat, two numbers</comment>
        <translation>%1&#xa0;: %2 maintenant, %3 au plus</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Déroulement de la partie</translation>
    </message>
</context>
<context>
    <name>marches::app::Courses</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat, its score</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Graine&#xa0;: %1</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Palmarès</translation>
    </message>
    <message>
        <source>Turns that decided</source>
        <translation>Tours décisifs</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Territories</source>
        <translation>Territoires</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <translation>Pièces sur le plateau</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>%1 took most from others: %2</source>
        <comment>a seat, how many territories</comment>
        <translation>%1 a pris le plus aux autres&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 had most territories at one time: %2</source>
        <comment>a seat, how many</comment>
        <translation>%1 a eu le plus de territoires à la fois&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 had most pieces at one time: %2</source>
        <comment>a seat, how many</comment>
        <translation>%1 a eu le plus de pièces à la fois&#xa0;: %2</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Déroulement de la partie</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>The board at the end</source>
        <translation>Le plateau à la fin</translation>
    </message>
    <message>
        <source>The board at this moment</source>
        <translation>Le plateau à ce moment</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>changes of owners in a turn</comment>
        <translation>
            <numerusform>et %Ln autre</numerusform>
            <numerusform>et %Ln autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::PlayRecap</name>
    <message>
        <source>%1 of %2: %3</source>
        <comment>number of a step, how many there are, what happens</comment>
        <translation>%1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>The others are playing. What they do is told when you are asked.</source>
        <translation>Les autres jouent. Ce qu’ils font vous est raconté dès qu’on vous interroge.</translation>
    </message>
    <message>
        <source>The others have done nothing since your turn.</source>
        <translation>Les autres n’ont rien fait depuis votre tour.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>rules, map</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>marches::app::RecapStrip</name>
    <message>
        <source>Show me</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Plays on the board what the others did</source>
        <translation>Rejoue sur le plateau ce que les autres ont fait</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Tout lire</translation>
    </message>
    <message>
        <source>What the others did, turn by turn</source>
        <translation>Ce que les autres ont fait, tour par tour</translation>
    </message>
    <message>
        <source>One step back (left arrow)</source>
        <translation>Étape précédente (flèche gauche)</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>One step forward (right arrow)</source>
        <translation>Étape suivante (flèche droite)</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>4×</source>
        <comment>four times as fast</comment>
        <translation>4×</translation>
    </message>
    <message>
        <source>Four times as fast</source>
        <translation>Quatre fois plus vite</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Back to what is asked now (Esc)</source>
        <translation>Revenir à ce qui est demandé maintenant (Échap)</translation>
    </message>
    <message>
        <source>Pause (space bar)</source>
        <translation>Pause (barre d’espace)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Continue (space bar)</source>
        <translation>Continuer (barre d’espace)</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>One turn back (up arrow)</source>
        <translation>Un tour en arrière (flèche vers le haut)</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Un tour en arrière</translation>
    </message>
    <message>
        <source>One turn forward (down arrow)</source>
        <translation>Un tour en avant (flèche vers le bas)</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Un tour en avant</translation>
    </message>
</context>
<context>
    <name>marches::app::Recaps</name>
    <message>
        <source>, </source>
        <comment>between names in a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>territories: %1 (%2)</source>
        <comment>how many now, how many more or less</comment>
        <translation>territoires&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>pieces on the board: %1 (%2)</source>
        <comment>how many now, how many more or less</comment>
        <translation>pièces sur le plateau&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>the score now, how much more or less</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat, what it has</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 lost %2</source>
        <comment>who, a place</comment>
        <translation>%1 a perdu %2</translation>
    </message>
    <message>
        <source>%1 took %2</source>
        <comment>who, places</comment>
        <translation>%1 a pris %2</translation>
    </message>
    <message>
        <source>%1 took %2 (before: %3)</source>
        <comment>who, a place, whose it was</comment>
        <translation>%1 a pris %2 (avant&#xa0;: %3)</translation>
    </message>
    <message>
        <source>nothing changed hands</source>
        <comment>after &quot;Since your turn:&quot;</comment>
        <translation>rien n’a changé de mains</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between what one and what another did</comment>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>Until now: %1</source>
        <translation>Jusqu’ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>Since your turn: %1</source>
        <translation>Depuis votre tour&#xa0;: %1</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Tous ensemble</translation>
    </message>
    <message>
        <source>%1 received %2</source>
        <comment>who, places dealt</comment>
        <translation>%1 a reçu %2</translation>
    </message>
    <message>
        <source>%1 (now: %2)</source>
        <comment>places, whose they are</comment>
        <translation>%1 (maintenant&#xa0;: %2)</translation>
    </message>
</context>
<context>
    <name>marches::app::GuideWindow</name>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Chercher dans le guide</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>Pages du guide</translation>
    </message>
    <message>
        <source>No page has all these words.</source>
        <translation>Aucune page ne contient tous ces mots.</translation>
    </message>
</context>
<context>
    <name>marches::app::AnswerTip</name>
    <message>
        <source>Rule %1: %2</source>
        <comment>id of a rule, its title</comment>
        <translation>Règle %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>marches::app::AnswerWords</name>
    <message>
        <source>%1: %2</source>
        <comment>what, how much or how many</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: no</source>
        <comment>a switch of an answer</comment>
        <translation>%1&#xa0;: non</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>where it comes from, where it goes</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>verb and what it is done with</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>marches::app::HintStrip</name>
    <message>
        <source>Close the hint</source>
        <translation>Fermer l’indice</translation>
    </message>
    <message>
        <source>Hard is thinking</source>
        <translation>Le robot de niveau difficile réfléchit</translation>
    </message>
    <message>
        <source>Hard would:</source>
        <comment>before an answer</comment>
        <translation>Le robot de niveau difficile ferait&#xa0;:</translation>
    </message>
    <message>
        <source>Hard is thinking…</source>
        <translation>Le robot de niveau difficile réfléchit…</translation>
    </message>
    <message>
        <source>Close the hint (Esc)</source>
        <translation>Sans indice (Échap)</translation>
    </message>
    <message>
        <source>Hard would do one of these:</source>
        <comment>before answers</comment>
        <translation>Le robot de niveau difficile ferait, au choix&#xa0;:</translation>
    </message>
</context>
<context>
    <name>marches::app::PlayHints</name>
    <message>
        <source>Hard is thinking…</source>
        <translation>Le robot de niveau difficile réfléchit…</translation>
    </message>
    <message>
        <source>%1 (wins %2 in 100, %3 to %4)</source>
        <comment>an answer, the chance to win by it, and between what it lies</comment>
        <translation>%1 (gagne %2 fois sur 100, de %3 à %4)</translation>
    </message>
    <message>
        <source>Hard has no hint here.</source>
        <translation>Le robot de niveau difficile n’a rien à conseiller ici.</translation>
    </message>
    <message>
        <source>Hard would: %1</source>
        <comment>answers</comment>
        <translation>Le robot de niveau difficile ferait&#xa0;: %1</translation>
    </message>
    <message>
        <source>, or </source>
        <comment>between answers of a hint</comment>
        <translation>, ou </translation>
    </message>
</context>
<context>
    <name>marches::app::MapForms</name>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Dessin (SVG)</translation>
    </message>
    <message>
        <source>Table of connections (CSV)</source>
        <translation>Tableau des passages (CSV)</translation>
    </message>
    <message>
        <source>Map of Marches</source>
        <translation>Carte de Marches</translation>
    </message>
    <message>
        <source>A shape for each territory, in layers, for programs that draw.</source>
        <translation>Une forme par territoire, en calques, pour les logiciels de dessin.</translation>
    </message>
    <message>
        <source>A drawing to upload to Warzone, with names, connections and bonuses.</source>
        <translation>Un dessin à envoyer à Warzone, avec les noms, les passages et les primes.</translation>
    </message>
    <message>
        <source>The files of a map for Domination, the Risk game.</source>
        <translation>Les fichiers d’une carte pour Domination, le jeu de Risk.</translation>
    </message>
    <message>
        <source>A variant for jDip: drawing, adjacency and homes.</source>
        <translation>Une variante pour jDip&#xa0;: dessin, contiguïtés et centres d’origine.</translation>
    </message>
    <message>
        <source>The drawing and the graph of a variant for godip, which runs Diplicity.</source>
        <translation>Le dessin et le graphe d’une variante pour godip, sur lequel repose Diplicity.</translation>
    </message>
    <message>
        <source>Territories as features with their data, for maps on the web.</source>
        <translation>Les territoires comme objets avec leurs données, pour des cartes sur le Web.</translation>
    </message>
    <message>
        <source>The same with each border once.</source>
        <translation>Comme GeoJSON, mais chaque frontière n’y est écrite qu’une fois.</translation>
    </message>
    <message>
        <source>A line for each connection, for spreadsheets.</source>
        <translation>Une ligne par passage, pour les tableurs.</translation>
    </message>
    <message>
        <source>Territories and connections as a graph, for programs that measure those.</source>
        <translation>Les territoires et les passages comme graphe, pour les logiciels qui en mesurent.</translation>
    </message>
    <message>
        <source>The whole map in one file, with its translations and variants, for anyone who has Marches.</source>
        <translation>Toute la carte en un seul fichier, avec ses traductions et variantes, pour qui a Marches.</translation>
    </message>
</context>
<context>
    <name>marches::app::ForeignExportDialog</name>
    <message>
        <source>Export to another program</source>
        <translation>Exporter vers un autre logiciel</translation>
    </message>
    <message>
        <source>What is left out, and why</source>
        <translation>Ce qui est laissé de côté, et pourquoi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Nothing is left out.</source>
        <translation>Rien n’est laissé de côté.</translation>
    </message>
</context>
<context>
    <name>marches::app::ImportOptions</name>
    <message>
        <source>Automatic</source>
        <comment>an option of an import: what the file suggests</comment>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Equirectangular</source>
        <translation>Équirectangulaire</translation>
    </message>
    <message>
        <source>Mercator</source>
        <translation>Mercator</translation>
    </message>
    <message>
        <source>Natural Earth</source>
        <translation>Natural Earth</translation>
    </message>
    <message>
        <source>Equal Earth</source>
        <translation>Equal Earth</translation>
    </message>
    <message>
        <source>Flat, downwards</source>
        <comment>coordinates of a plane whose y grows downwards</comment>
        <translation>Plane, vers le bas</translation>
    </message>
    <message>
        <source>Flat, upwards</source>
        <comment>coordinates of a plane whose y grows upwards</comment>
        <translation>Plane, vers le haut</translation>
    </message>
    <message>
        <source>Layer of the file</source>
        <translation>Couche du fichier</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Property with the name</source>
        <translation>Propriété du nom</translation>
    </message>
    <message>
        <source>Property with the id</source>
        <translation>Propriété de l’identifiant</translation>
    </message>
    <message>
        <source>Property with the region</source>
        <translation>Propriété de la région</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>Projection</translation>
    </message>
    <message>
        <source>Simplify outlines by</source>
        <translation>Simplifier les contours de</translation>
    </message>
    <message>
        <source>How far an outline may move, in units of the board. Borders stay shared.</source>
        <translation>De combien un contour peut bouger, en unités du plateau. Les frontières restent communes.</translation>
    </message>
    <message>
        <source>Join coasts across the water by lanes</source>
        <translation>Relier par des voies les côtes que l’eau sépare</translation>
    </message>
    <message>
        <source>For games without ships, such as Classic Risk, where the file has no such lanes.</source>
        <translation>Pour les jeux sans navires, comme le Risk classique, quand le fichier n’a pas de telles voies.</translation>
    </message>
    <message>
        <source>Language of the names</source>
        <translation>Langue des noms</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolérance</translation>
    </message>
    <message>
        <source>How wide a gap between shapes still counts as touching, in units of the board.</source>
        <translation>À travers quel vide les formes se touchent, en unités du plateau.</translation>
    </message>
</context>
<context>
    <name>marches::app::ImportRows</name>
    <message>
        <source>territory</source>
        <translation>territoire</translation>
    </message>
    <message>
        <source>sea zone</source>
        <translation>zone maritime</translation>
    </message>
    <message>
        <source>coast</source>
        <translation>côte</translation>
    </message>
    <message>
        <source>other place</source>
        <translation>autre lieu</translation>
    </message>
    <message>
        <source>Territories</source>
        <translation>Territoires</translation>
    </message>
    <message>
        <source>Sea zones</source>
        <translation>Zones maritimes</translation>
    </message>
    <message>
        <source>Other places</source>
        <translation>Autres lieux</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a group of places, how many</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>a group of places, how many are taken, how many there are</comment>
        <translation>%1 (%2 sur %3)</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message>
        <source>Filter of what the file has</source>
        <translation>Filtre du contenu du fichier</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>Inclure</translation>
    </message>
    <message>
        <source>Includes the selected rows in the map, or all rows listed</source>
        <translation>Inclut dans la carte les lignes choisies, ou toutes celles qui sont affichées</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Écarter</translation>
    </message>
    <message>
        <source>Leaves the selected rows out of the map, or all that the search lists</source>
        <translation>Écarte de la carte les lignes choisies, ou toutes celles que la recherche affiche</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>Dans le fichier</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Devient</translation>
    </message>
    <message>
        <source>What the file has</source>
        <translation>Contenu du fichier</translation>
    </message>
    <message>
        <source>Only these</source>
        <comment>rows of an import</comment>
        <translation>Seulement ceux-ci</translation>
    </message>
    <message>
        <source>Includes the selected rows in the map, and leaves out all others</source>
        <translation>Inclut dans la carte les lignes choisies, et laisse de côté toutes les autres</translation>
    </message>
    <message>
        <source>Sea or land</source>
        <comment>rows of an import</comment>
        <translation>Mer ou terre</translation>
    </message>
    <message>
        <source>Makes the selected rows sea zones, or territories where they are sea zones</source>
        <translation>Fait des lignes sélectionnées des zones maritimes, ou des territoires si ce sont des zones maritimes</translation>
    </message>
</context>
<context>
    <name>marches::editor::MeasureTool</name>
    <message>
        <source>Measure</source>
        <translation>Mesurer</translation>
    </message>
    <message>
        <source>Click: next point. Click the first point: area. Enter or double click: done. Esc: clear</source>
        <translation>Clic&#xa0;: continuer. Clic au début&#xa0;: surface. Entrée ou double-clic&#xa0;: terminer. Échap&#xa0;: effacer</translation>
    </message>
    <message>
        <source>Click from point to point; along borders it follows them. Ctrl: straight</source>
        <translation>Cliquer de point en point&#x202f;; le long des frontières, la ligne les suit. Ctrl&#xa0;: tout droit</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what was measured; what the mouse does</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Length: %1 units, area: %2 square units</source>
        <translation>Longueur&#xa0;: %1 unités, surface&#xa0;: %2 unités carrées</translation>
    </message>
    <message>
        <source>Length: %1 units</source>
        <translation>Longueur&#xa0;: %1 unités</translation>
    </message>
    <message>
        <source>%1: area %2 square units, outline %3 units</source>
        <translation>%1&#xa0;: surface %2 unités carrées, contour %3 unités</translation>
    </message>
</context>
<context>
    <name>marches::app::SheetDialog</name>
    <message>
        <source>A sheet is from %1 to %2 units wide and high.</source>
        <translation>Une feuille mesure de %1 à %2 unités de large et de haut.</translation>
    </message>
    <message>
        <source>Part of what is drawn would lie beside the sheet.</source>
        <translation>Une partie du dessin se trouverait hors de la feuille.</translation>
    </message>
    <message>
        <source>The sheet becomes %1 × %2 units.</source>
        <translation>La feuille devient %1 × %2 unités.</translation>
    </message>
    <message>
        <source>Crop and scale the sheet</source>
        <translation>Recadrer et redimensionner la feuille</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Bord gauche</translation>
    </message>
    <message>
        <source>Upper edge</source>
        <translation>Bord supérieur</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Scale everything to</source>
        <translation>Mettre le tout à l’échelle de</translation>
    </message>
    <message>
        <source>Fit to the map</source>
        <translation>Ajuster à la carte</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
</context>
<context>
    <name>marches::editor::SceneryForm</name>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>To the front</source>
        <translation>Au premier plan</translation>
    </message>
    <message>
        <source>To the back</source>
        <translation>À l’arrière-plan</translation>
    </message>
    <message>
        <source>Change the kind of scenery</source>
        <translation>Changer le genre de paysage</translation>
    </message>
    <message>
        <source>Change the width of scenery</source>
        <translation>Changer la largeur du paysage</translation>
    </message>
    <message>
        <source>Change the colour of scenery</source>
        <translation>Changer la couleur du paysage</translation>
    </message>
    <message>
        <source>Bring scenery to the front</source>
        <translation>Mettre le paysage au premier plan</translation>
    </message>
    <message>
        <source>Send scenery to the back</source>
        <translation>Mettre le paysage à l’arrière-plan</translation>
    </message>
    <message>
        <source>an area</source>
        <comment>shape of scenery</comment>
        <translation>une surface</translation>
    </message>
    <message>
        <source>along a path</source>
        <comment>shape of scenery</comment>
        <translation>le long d’un tracé</translation>
    </message>
    <message>
        <source>usual</source>
        <comment>width of a path</comment>
        <translation>habituelle</translation>
    </message>
</context>
<context>
    <name>marches::editor::SceneryGrip</name>
    <message>
        <source>Add a point of scenery</source>
        <translation>Ajouter un point de paysage</translation>
    </message>
    <message>
        <source>Move a point of scenery</source>
        <translation>Déplacer un point de paysage</translation>
    </message>
    <message>
        <source>Remove a point of scenery</source>
        <translation>Supprimer un point de paysage</translation>
    </message>
    <message>
        <source>Move scenery</source>
        <translation>Déplacer un paysage</translation>
    </message>
</context>
<context>
    <name>marches::editor::SceneryTool</name>
    <message>
        <source>Scenery</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <source>%1, along a path</source>
        <comment>kind of ground</comment>
        <translation>%1, le long d’un tracé</translation>
    </message>
    <message>
        <source>%1, an area</source>
        <comment>kind of ground</comment>
        <translation>%1, une surface</translation>
    </message>
    <message>
        <source>Click: next point. Enter or double click: done. Backspace: remove the last point. Esc: cancel</source>
        <translation>Continuer de cliquer. Entrée ou double clic&#xa0;: terminer. Retour arrière&#xa0;: revenir d’un point. Échap&#xa0;: abandonner</translation>
    </message>
    <message>
        <source>Draws: %1. Click point by point, or drag in one stroke. 1 to 0, or a click in the legend: kind. K: area or path</source>
        <translation>Dessine&#xa0;: %1. Cliquer point par point, ou faire glisser d’un seul trait. 1 à 0, ou un clic dans la légende&#xa0;: genre. K&#xa0;: surface ou tracé</translation>
    </message>
    <message>
        <source>Draw scenery</source>
        <translation>Dessiner un paysage</translation>
    </message>
</context>
<context>
    <name>marches::app::LabAnswer</name>
    <message>
        <source>Nothing</source>
        <comment>no second arm</comment>
        <translation>Rien</translation>
    </message>
    <message>
        <source>What the changes move</source>
        <translation>L’effet des changements</translation>
    </message>
    <message>
        <source>The games as a whole</source>
        <translation>Les parties dans leur ensemble</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lieux</translation>
    </message>
    <message>
        <source>Cards and characters</source>
        <translation>Cartes et personnages</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>What the changes move: %1</source>
        <comment>measure</comment>
        <translation>L’effet des changements&#xa0;: %1</translation>
    </message>
    <message>
        <source>How far from fair: %1</source>
        <comment>measure</comment>
        <translation>Écart à l’équité&#xa0;: %1</translation>
    </message>
    <message>
        <source>What two changes do beyond each of them: %1</source>
        <comment>measure</comment>
        <translation>Ce que deux changements font de plus que chacun seul&#xa0;: %1</translation>
    </message>
    <message>
        <source>The board of this map is being read.</source>
        <translation>Le plateau de cette carte est en cours de lecture.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>Effect with its interval</source>
        <translation>Effet et son intervalle</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Ce que cela veut dire</translation>
    </message>
    <message>
        <source>Games saved by equal seeds</source>
        <translation>Parties épargnées par les graines égales</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>What was found, with its interval</source>
        <translation>Résultat et son intervalle</translation>
    </message>
    <message>
        <source>may be fair</source>
        <translation>peut-être équitable</translation>
    </message>
    <message>
        <source>is not fair</source>
        <translation>pas équitable</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Value with its interval</source>
        <translation>Valeur et son intervalle</translation>
    </message>
    <message>
        <source>Nothing of this was watched in this experiment.</source>
        <translation>Rien de cela n’a été observé dans cette expérience.</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Graphiques</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <source>Arm</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Beside it</source>
        <translation>À côté</translation>
    </message>
    <message>
        <source>Which figures</source>
        <translation>Quels chiffres</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Chart of what the table holds</source>
        <translation>Graphique de ce que contient le tableau</translation>
    </message>
    <message>
        <source>Pairs of changes</source>
        <translation>Paires de changements</translation>
    </message>
    <message>
        <source>How long games are</source>
        <translation>Durée des parties</translation>
    </message>
    <message>
        <source>The board as a heat map</source>
        <translation>Le plateau en carte de chaleur</translation>
    </message>
    <message>
        <source>What changes, each measure in its own unit</source>
        <translation>Ce qui change, chaque mesure dans son unité</translation>
    </message>
    <message>
        <source>games in 100</source>
        <translation>parties sur 100</translation>
    </message>
    <message>
        <source>a game, on average</source>
        <translation>par partie, en moyenne</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>an interval</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>All %1 games ended by themselves</source>
        <translation>Les %1 parties sont allées à leur fin</translation>
    </message>
    <message>
        <source>None was cut at %1 moves.</source>
        <translation>Aucune n’a été coupée à %1 coups.</translation>
    </message>
    <message>
        <source>%1 of %2 games did not end</source>
        <translation>%1 parties sur %2 n’ont pas fini</translation>
    </message>
    <message>
        <source>They were cut at %1 moves and count as won by nobody.</source>
        <translation>Elles ont été coupées à %1 coups et comptent comme gagnées par personne.</translation>
    </message>
    <message>
        <source>Equal dice in all arms</source>
        <translation>Mêmes dés pour toutes les versions</translation>
    </message>
    <message>
        <source>The same seeds are played with and without the change, so that the difference is known better than each arm.</source>
        <translation>Les mêmes graines sont jouées avec et sans le changement&#xa0;: la différence est mieux connue que chaque version.</translation>
    </message>
    <message>
        <source>%1 never came up</source>
        <translation>%1 n’a jamais servi</translation>
    </message>
    <message>
        <source>No game asked for this rule: that nothing changed says nothing of it.</source>
        <translation>Aucune partie n’a eu besoin de cette règle&#xa0;: que rien ne change ne dit rien d’elle.</translation>
    </message>
    <message>
        <source>%1 changes were tested</source>
        <translation>%1 changements ont été testés</translation>
    </message>
    <message>
        <source>Among so many, some stand out by chance; this is corrected for (Holm).</source>
        <translation>Parmi tant de changements, le hasard en trouve&#x202f;; c’est corrigé (Holm).</translation>
    </message>
    <message>
        <source>Among so many, some stand out by chance; this is corrected for (false discovery rate).</source>
        <translation>Parmi tant de changements, le hasard en trouve&#x202f;; c’est corrigé (taux de fausses découvertes).</translation>
    </message>
    <message>
        <source>Many measures were tested</source>
        <translation>Beaucoup de mesures ont été testées</translation>
    </message>
    <message>
        <source>What you asked about is judged by itself; the others are corrected together for their number.</source>
        <translation>Ce que vous avez demandé est jugé seul&#x202f;; les autres sont corrigées ensemble pour leur nombre.</translation>
    </message>
    <message>
        <source>Bots are not people</source>
        <translation>Les robots ne sont pas des gens</translation>
    </message>
    <message>
        <source>Ask again with stronger bots: a change that matters to all of them is likely to matter to you.</source>
        <translation>Redemandez avec des robots plus forts&#xa0;: un changement qui compte pour tous compte sans doute pour vous.</translation>
    </message>
    <message>
        <source>How far to trust this</source>
        <translation>Jusqu’où s’y fier</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Ce qui change</translation>
    </message>
    <message>
        <source>clear</source>
        <comment>a difference</comment>
        <translation>net</translation>
    </message>
    <message>
        <source>none found</source>
        <comment>no difference</comment>
        <translation>rien trouvé</translation>
    </message>
    <message>
        <source>Open this change as a comparison of its own</source>
        <translation>Ouvrir ce changement comme une comparaison à part</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: in no game did it change anything.</source>
        <translation>%1&#xa0;: cela n’a rien changé, dans aucune partie.</translation>
    </message>
    <message>
        <source>None of the changes did anything in any game.</source>
        <translation>Aucun des changements n’a eu d’effet, dans aucune partie.</translation>
    </message>
    <message>
        <source>Changes that did nothing in any game: %1 of %2.</source>
        <translation>Changements sans effet dans aucune partie&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>in no game did it change anything</source>
        <translation>cela n’a rien changé, dans aucune partie</translation>
    </message>
    <message>
        <source>So far: %1.</source>
        <translation>Jusqu’ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>So far, %1 of %2 games: %3</source>
        <translation>Jusqu’ici, %1 parties sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Among so many, some stand out by chance; this experiment asks for no correction.</source>
        <translation>Parmi tant de changements, le hasard trouve quelque chose&#x202f;; cette expérience demande de ne rien corriger.</translation>
    </message>
    <message>
        <source>Each is judged by itself, as this experiment asks: among so many, some stand out by chance.</source>
        <translation>Chacune est jugée à part, comme cette expérience le demande&#xa0;: parmi tant de mesures, le hasard trouve quelque chose.</translation>
    </message>
    <message>
        <source>too early</source>
        <translation>trop tôt</translation>
    </message>
    <message>
        <source>too early to say</source>
        <translation>trop tôt pour le dire</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>%1: standard deviation</source>
        <translation>%1&#xa0;: écart type</translation>
    </message>
    <message>
        <source>How far a game usually is from the average.</source>
        <translation>À quelle distance de la moyenne une partie se trouve d’ordinaire.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>%1 in 100</source>
        <translation>%1 sur 100</translation>
    </message>
    <message>
        <source>Of the games that ended.</source>
        <translation>Parmi les parties terminées.</translation>
    </message>
    <message>
        <source>Press a mark to see the games behind it</source>
        <translation>Appuyez sur une marque pour voir les parties derrière elle</translation>
    </message>
    <message>
        <source>±%1 in 100</source>
        <comment>a precision</comment>
        <translation>±%1 sur 100</translation>
    </message>
    <message>
        <source>Known to %1, as you asked</source>
        <comment>a precision</comment>
        <translation>Connu à %1 près, comme demandé</translation>
    </message>
    <message>
        <source>Not known to %1, as you asked</source>
        <comment>a precision</comment>
        <translation>Pas encore connu à %1 près, comme demandé</translation>
    </message>
    <message>
        <source>No more games were played than that takes.</source>
        <translation>Il ne s’est pas joué plus de parties qu’il n’en faut pour cela.</translation>
    </message>
    <message>
        <source>All games were played before that. Allow more games.</source>
        <translation>Toutes les parties ont été jouées avant. Permettez-en davantage.</translation>
    </message>
    <message>
        <source>The same everywhere: %1, %2.</source>
        <comment>a measure, its value</comment>
        <translation>Partout pareil&#xa0;: %1, %2.</translation>
    </message>
    <message>
        <source>it never came up</source>
        <translation>ce cas ne s’est jamais présenté</translation>
    </message>
    <message>
        <source>it came up, and changed nothing in any game</source>
        <translation>ce cas s’est présenté et n’a rien changé à aucune partie</translation>
    </message>
    <message>
        <source>Every bot played every seat in turn</source>
        <translation>Chaque robot a joué chaque place à son tour</translation>
    </message>
    <message>
        <source>What a level wins is not what its seat wins.</source>
        <translation>Ce que gagne un niveau n’est pas ce que gagne sa place.</translation>
    </message>
    <message>
        <source>Every bot kept its seat</source>
        <translation>Chaque robot a gardé sa place</translation>
    </message>
    <message>
        <source>What a seat wins is also what the level of its bot wins. Let every bot play every seat in turn to tell the two apart.</source>
        <translation>Ce que gagne une place, c’est aussi ce que gagne le niveau de son robot. Faites jouer à chaque robot chaque place à son tour pour distinguer les deux.</translation>
    </message>
    <message>
        <source>Nothing was watched on the board in this experiment.</source>
        <translation>Rien n’a été observé sur le plateau dans cette expérience.</translation>
    </message>
    <message>
        <source>This game has no territories to show.</source>
        <translation>Ce jeu n’a pas de territoires à montrer.</translation>
    </message>
    <message>
        <source>Play it again and watch the board</source>
        <translation>Rejouer en observant le plateau</translation>
    </message>
</context>
<context>
    <name>marches::app::LabGames</name>
    <message>
        <source>never ended</source>
        <translation>jamais finie</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Watch game %1</source>
        <translation>Regarder la partie %1</translation>
    </message>
    <message>
        <source>Arm</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>From game</source>
        <translation>À partir de la partie</translation>
    </message>
    <message>
        <source>Each game can be played once more, since its seed is known: Watch opens it in play mode, from its start, to be stepped through.</source>
        <translation>Chaque partie peut être rejouée, puisque sa graine est connue&#xa0;: Regarder l’ouvre dans le mode de jeu, à son début, pour la suivre pas à pas.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Gagnée par</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Games of the experiment</source>
        <translation>Parties de l’expérience</translation>
    </message>
    <message>
        <source>Turns of a game: %1 to %2, and %3 in the middle.</source>
        <translation>Tours d’une partie&#xa0;: de %1 à %2, et %3 au milieu.</translation>
    </message>
    <message>
        <source>1 game never ended</source>
        <translation>1 partie ne s’est jamais terminée</translation>
    </message>
    <message>
        <source>%1 games never ended</source>
        <translation>%1 parties ne se sont jamais terminées</translation>
    </message>
    <message>
        <source>View one</source>
        <translation>En regarder une</translation>
    </message>
    <message>
        <source>Looking for the game: %1 of 100 searched.</source>
        <translation>Recherche de la partie&#xa0;: %1 sur 100 sont vues.</translation>
    </message>
    <message>
        <source>Watch a game</source>
        <translation>Voir une partie</translation>
    </message>
    <message>
        <source>One of middle length</source>
        <translation>Une de longueur moyenne</translation>
    </message>
    <message>
        <source>The shortest</source>
        <translation>La plus courte</translation>
    </message>
    <message>
        <source>Watch the shortest game</source>
        <translation>Voir la partie la plus courte</translation>
    </message>
    <message>
        <source>The longest</source>
        <translation>La plus longue</translation>
    </message>
    <message>
        <source>Watch the longest game</source>
        <translation>Voir la partie la plus longue</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation>Arrêter la recherche</translation>
    </message>
</context>
<context>
    <name>marches::app::LabList</name>
    <message>
        <source>new</source>
        <comment>state of an experiment</comment>
        <translation>nouvelle</translation>
    </message>
    <message>
        <source>waiting</source>
        <comment>state of an experiment</comment>
        <translation>en attente</translation>
    </message>
    <message>
        <source>running, %1 games</source>
        <comment>state of an experiment</comment>
        <translation>en cours, %1 parties</translation>
    </message>
    <message>
        <source>paused, %1 games</source>
        <comment>state of an experiment</comment>
        <translation>suspendue, %1 parties</translation>
    </message>
    <message>
        <source>done, %1 games</source>
        <comment>state of an experiment</comment>
        <translation>terminée, %1 parties</translation>
    </message>
    <message>
        <source>%1
%2
Last changed %3</source>
        <translation>%1
%2
Modifiée %3</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouvelle</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Ask a new question</source>
        <translation>Poser une nouvelle question</translation>
    </message>
    <message>
        <source>Copy the question, to change it</source>
        <translation>La même question encore une fois, pour la changer</translation>
    </message>
    <message>
        <source>Remove the experiment and its results</source>
        <translation>Supprimer l’expérience et ses résultats</translation>
    </message>
    <message>
        <source>Open an experiment or its results from a file</source>
        <translation>Prendre une expérience ou ses résultats dans un fichier</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Expériences</translation>
    </message>
    <message>
        <source>Your experiments are kept here, to view, resume or copy.</source>
        <translation>Vos expériences restent ici&#xa0;: à regarder, à reprendre ou à copier.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>date, state of an experiment</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>state, what it still needs</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>about %1 h</source>
        <translation>environ %1 h</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <translation>environ %1 min</translation>
    </message>
    <message>
        <source>about %1 s</source>
        <translation>environ %1 s</translation>
    </message>
</context>
<context>
    <name>marches::app::MailBoard</name>
    <message>
        <source>The board as the game master sees it</source>
        <translation>Le plateau tel que le voit le meneur de jeu</translation>
    </message>
    <message>
        <source>For the game master alone: all orders, and everything that is hidden from players.</source>
        <translation>Pour le meneur de jeu seul&#xa0;: tous les ordres, et tout ce qui est caché aux joueurs.</translation>
    </message>
</context>
<context>
    <name>marches::app::MailPage</name>
    <message>
        <source>By mail</source>
        <translation>Par courrier</translation>
    </message>
    <message>
        <source>By mail: %1</source>
        <comment>name of a game or of its file</comment>
        <translation>Par courrier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not saved to a file yet</source>
        <translation>Pas encore enregistrée dans un fichier</translation>
    </message>
    <message>
        <source>Changed since it was saved</source>
        <translation>Modifiée depuis l’enregistrement</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistrée</translation>
    </message>
    <message>
        <source>Some steps of %1 break the rules. The rest was opened.</source>
        <translation>Certaines étapes de %1 sont contraires aux règles. Le reste a été ouvert.</translation>
    </message>
    <message>
        <source>Open a game by mail</source>
        <translation>Ouvrir une partie par courrier</translation>
    </message>
    <message>
        <source>Games of Marches (*.%1);;All files (*)</source>
        <translation>Parties de Marches (*.%1);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The game on the desk has unsaved changes.</source>
        <translation>La partie en cours a des changements non enregistrés.</translation>
    </message>
    <message>
        <source>Open the other one anyway</source>
        <translation>Ouvrir l’autre quand même</translation>
    </message>
    <message>
        <source>Save the game by mail</source>
        <translation>Enregistrer la partie par courrier</translation>
    </message>
    <message>
        <source>Games of Marches (*.%1)</source>
        <translation>Parties de Marches (*.%1)</translation>
    </message>
    <message>
        <source>Close it anyway</source>
        <translation>La fermer quand même</translation>
    </message>
    <message>
        <source>%1 is empty, so nothing was added.</source>
        <translation>%1 est vide&#xa0;: rien n’a été ajouté.</translation>
    </message>
    <message>
        <source>%1 is not text, so nothing was added.</source>
        <translation>%1 n’est pas un texte&#xa0;: rien n’a été ajouté.</translation>
    </message>
    <message>
        <source>There is no text to add.</source>
        <translation>Il n’y a pas de texte à ajouter.</translation>
    </message>
    <message>
        <source>This is not text, so nothing was added.</source>
        <translation>Ce n’est pas un texte&#xa0;: rien n’a été ajouté.</translation>
    </message>
    <message>
        <source>This is larger than a sheet of orders can be, so nothing was added.</source>
        <translation>C’est plus grand que ne peut l’être une feuille d’ordres&#xa0;: rien n’a été ajouté.</translation>
    </message>
    <message>
        <source>There are too many sheets on the desk already.</source>
        <translation>Il y a déjà trop de feuilles pour ce tour.</translation>
    </message>
    <message>
        <source>A sheet was added. Choose who it is from, unless its headings say so.</source>
        <translation>Une feuille a été ajoutée. Indiquez de qui elle vient, si ses en-têtes ne le disent pas.</translation>
    </message>
    <message>
        <source>Sheet added: %1</source>
        <translation>Feuille ajoutée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>No sheet from: %1.</source>
        <comment>names of powers</comment>
        <translation>Pas de feuille de&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Mistakes in sheets of: %1.</source>
        <comment>names of powers</comment>
        <translation>Erreurs dans les feuilles de&#xa0;: %1.</translation>
    </message>
    <message>
        <source>What has no order holds, or is not done.</source>
        <translation>Ce qui n’a pas d’ordre tient, ou ne se fait pas.</translation>
    </message>
    <message>
        <source>Resolve anyway</source>
        <translation>Résoudre quand même</translation>
    </message>
    <message>
        <source>%1 is open again with its sheets. How it was resolved before is kept as a branch.</source>
        <translation>%1 est de nouveau ouvert avec ses feuilles. L’ancien résultat reste comme une branche.</translation>
    </message>
    <message>
        <source>The turn is resolved. The reports are ready.</source>
        <translation>Le tour est résolu. Les comptes rendus sont prêts.</translation>
    </message>
    <message>
        <source>%1: the game is over</source>
        <translation>%1&#xa0;: la partie est finie</translation>
    </message>
    <message>
        <source>standing orders (“always”)</source>
        <translation>ordres permanents («&#xa0;toujours&#xa0;»)</translation>
    </message>
    <message>
        <source>proxies (“F Lon proxy Germany”)</source>
        <translation>procurations («&#xa0;F Lon procuration Allemagne&#xa0;»)</translation>
    </message>
    <message>
        <source>reserve sheets</source>
        <translation>feuilles de réserve</translation>
    </message>
    <message>
        <source>Sheets may also contain: %1.</source>
        <translation>Sont aussi admis&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1, another branch</source>
        <translation>%1, autre branche</translation>
    </message>
    <message>
        <source>Enter shows its reports</source>
        <translation>Entrée montre ses comptes rendus</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Turns that were resolved</source>
        <translation>Tours résolus</translation>
    </message>
    <message>
        <source>Until when orders may come</source>
        <translation>Jusqu’à quand les ordres sont reçus</translation>
    </message>
    <message>
        <source>Chance and answers:</source>
        <translation>Hasard et réponses&#xa0;:</translation>
    </message>
    <message>
        <source>rolled by the program</source>
        <translation>tiré par le programme</translation>
    </message>
    <message>
        <source>What chance and the game master say, with commas between</source>
        <translation>Ce que disent le hasard et le meneur de jeu, séparé par des virgules</translation>
    </message>
    <message>
        <source>Answers to the questions between two turns, in their order: a number, a place or a word. Empty: chance is rolled by the program.</source>
        <translation>Réponses aux questions entre deux tours, dans l’ordre&#xa0;: un nombre, un lieu ou un mot. Vide&#xa0;: le programme tire au sort.</translation>
    </message>
    <message>
        <source>Opens the last turn again with its sheets; how it was resolved stays as a branch</source>
        <translation>Rouvre le dernier tour avec ses feuilles&#x202f;; l’ancien résultat reste comme une branche</translation>
    </message>
    <message>
        <source>The game master’s desk of a game by mail: drop or paste the players’ sheets, look at what they come to, resolve the turn, and send each reader their own report.</source>
        <translation>Le bureau du meneur d’une partie par courrier&#xa0;: déposez ou collez les feuilles des joueurs, voyez ce qu’elles donnent, résolvez le tour, et envoyez à chacun son compte rendu.</translation>
    </message>
    <message>
        <source>Removed from the desk: %1</source>
        <translation>Feuille retirée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>La remettre</translation>
    </message>
    <message>
        <source>Paste a mail</source>
        <translation>Coller un courrier</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Date limite</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>Go back a turn</source>
        <translation>Revenir d’un tour</translation>
    </message>
    <message>
        <source>Resolve the turn</source>
        <translation>Résoudre le tour</translation>
    </message>
    <message>
        <source>Open a game by mail…</source>
        <translation>Ouvrir une partie par courrier…</translation>
    </message>
    <message>
        <source>Mistakes in a sheet of several powers.</source>
        <translation>Erreurs dans une feuille de plusieurs puissances.</translation>
    </message>
</context>
<context>
    <name>marches::app::MailStart</name>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>a game; a variant of it; a map</comment>
        <translation>%1&#xa0;: %2 (%3)</translation>
    </message>
    <message>
        <source>A game by mail</source>
        <translation>Une partie par courrier</translation>
    </message>
    <message>
        <source>You are the game master: players send you sheets of orders, and you send them reports, to each what that player may know.</source>
        <translation>Vous êtes le meneur de jeu&#xa0;: les joueurs vous envoient des feuilles d’ordres, et vous envoyez à chacun un compte rendu de ce qu’il peut savoir.</translation>
    </message>
    <message>
        <source>Game:</source>
        <translation>Jeu&#xa0;:</translation>
    </message>
    <message>
        <source>Powers:</source>
        <translation>Puissances&#xa0;:</translation>
    </message>
    <message>
        <source>I decide what is left to chance</source>
        <translation>Je décide ce qui est laissé au hasard</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation>Ouvrir une partie…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a game; a map</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>marches::app::PowerList</name>
    <message>
        <source>%1: %2</source>
        <comment>a power; how it stands with its sheet</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>no sheet</source>
        <translation>pas de feuille</translation>
    </message>
    <message>
        <source>mistakes</source>
        <translation>erreurs</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prête</translation>
    </message>
    <message>
        <source>nothing due</source>
        <translation>rien à donner</translation>
    </message>
    <message>
        <source>out</source>
        <translation>éliminée</translation>
    </message>
    <message>
        <source>Powers and their sheets</source>
        <translation>Les puissances et leurs feuilles</translation>
    </message>
</context>
<context>
    <name>marches::app::ReportsPanel</name>
    <message>
        <source>Game master</source>
        <translation>Meneur de jeu</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Reports: %1</source>
        <comment>season and year</comment>
        <translation>Comptes rendus&#xa0;: %1</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copié&#xa0;: %1</translation>
    </message>
    <message>
        <source>Saved in %1</source>
        <translation>Enregistré dans %1</translation>
    </message>
    <message>
        <source>A folder for the reports</source>
        <translation>Un dossier pour les comptes rendus</translation>
    </message>
    <message>
        <source>Readers of the reports</source>
        <translation>Lecteurs des comptes rendus</translation>
    </message>
    <message>
        <source>The report as it will be sent</source>
        <translation>Le compte rendu tel qu’il sera envoyé</translation>
    </message>
    <message>
        <source>Puts the report that is shown on the clipboard, as text</source>
        <translation>Met le compte rendu affiché dans le presse-papiers, comme texte</translation>
    </message>
    <message>
        <source>Writes the reports of all readers into a folder: text, page and picture</source>
        <translation>Écrit les comptes rendus de tous les lecteurs dans un dossier&#xa0;: texte, page et image</translation>
    </message>
    <message>
        <source>This turn is on another branch: the game goes on from its end</source>
        <translation>Ce tour est sur une autre branche&#xa0;: la partie reprend à sa fin</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Save all…</source>
        <translation>Tout enregistrer…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Reprendre d’ici</translation>
    </message>
    <message>
        <source>To the sheets</source>
        <translation>Aux feuilles</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Langue&#xa0;:</translation>
    </message>
    <message>
        <source>Language of this reader’s reports</source>
        <translation>Langue des comptes rendus de ce lecteur</translation>
    </message>
    <message>
        <source>The language in which this reader gets reports and pictures from now on</source>
        <translation>La langue dans laquelle ce lecteur reçoit désormais comptes rendus et images</translation>
    </message>
    <message>
        <source>As the window (%1)</source>
        <comment>name of a language</comment>
        <translation>Comme la fenêtre (%1)</translation>
    </message>
    <message>
        <source>Drawing the reports…</source>
        <translation>Dessin des rapports…</translation>
    </message>
</context>
<context>
    <name>marches::app::SheetPanel</name>
    <message>
        <source>Several powers</source>
        <translation>Plusieurs puissances</translation>
    </message>
    <message>
        <source>%1: sheet %2</source>
        <comment>a power; number of a sheet</comment>
        <translation>%1&#xa0;: feuille %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a power; name of a file</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: no sheet yet</source>
        <translation>%1&#xa0;: pas encore de feuille</translation>
    </message>
    <message>
        <source>%1: reserve sheet</source>
        <translation>%1&#xa0;: feuille de réserve</translation>
    </message>
    <message>
        <source>As its headings say</source>
        <translation>Selon ses en-têtes</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a power; an order</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>an order; why it is not taken</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>The sheet holds no orders.</source>
        <translation>La feuille ne contient aucun ordre.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of a line; what it says</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1
Enter puts “%2” in its place.</source>
        <translation>%1
Entrée met «&#xa0;%2&#xa0;» à la place.</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Feuilles</translation>
    </message>
    <message>
        <source>Who sent the sheet</source>
        <translation>Qui a envoyé la feuille</translation>
    </message>
    <message>
        <source>The sheet counts in every turn for which this power sends nothing</source>
        <translation>La feuille compte à chaque tour pour lequel cette puissance n’envoie rien</translation>
    </message>
    <message>
        <source>Removes this sheet from the desk</source>
        <translation>Retire cette feuille du tour</translation>
    </message>
    <message>
        <source>The sheet as it came in</source>
        <translation>La feuille telle qu’elle est arrivée</translation>
    </message>
    <message>
        <source>No sheet yet. Drop a file here, paste a mail, or type.</source>
        <translation>Pas encore de feuille. Déposez un fichier, collez un courrier, ou écrivez.</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>What was understood, line by line</source>
        <translation>Ce qui a été compris, ligne par ligne</translation>
    </message>
    <message>
        <source>From:</source>
        <translation>De&#xa0;:</translation>
    </message>
    <message>
        <source>Keep as reserve</source>
        <translation>Garder en réserve</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
</context>
<context>
    <name>marches::app::LessonBar</name>
    <message>
        <source>%1 · step %2 of %3</source>
        <comment>title of a lesson, numbers</comment>
        <translation>%1 · étape %2 sur %3</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the step before</comment>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Finish</source>
        <comment>a lesson</comment>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>a step of a lesson</comment>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>step of a lesson</comment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Leave</source>
        <comment>a lesson</comment>
        <translation>Quitter</translation>
    </message>
</context>
<context>
    <name>marches::app::LabWelcome</name>
    <message>
        <source>Who wins, how long games take, how close they are, and where on the board it happens.</source>
        <translation>Qui gagne, combien de temps durent les parties, si elles sont serrées et où cela se passe sur le plateau.</translation>
    </message>
    <message>
        <source>One rule changed, everything else the same, dice too: what it does to the game.</source>
        <translation>Une seule règle change, tout le reste est pareil, les dés aussi&#xa0;: ce que cela fait au jeu.</translation>
    </message>
    <message>
        <source>Every option changed by itself, ranked by what it moves.</source>
        <translation>Chaque option changée seule, classées par ce qu’elles déplacent.</translation>
    </message>
    <message>
        <source>The number at which a side wins the share of games that you name.</source>
        <translation>Le nombre avec lequel un camp gagne la part de parties que vous indiquez.</translation>
    </message>
    <message>
        <source>Bots play as many games as you like, and the lab says what a rule does and how sure that is. Your questions are kept in the list on the left.</source>
        <translation>Des robots jouent autant de parties que vous voulez, et le laboratoire dit ce que fait une règle et à quel point c’est sûr. Ce que vous demandez reste dans la liste à gauche.</translation>
    </message>
</context>
<context>
    <name>marches::app::LabLengths</name>
    <message>
        <source>%1 (half of them at most %2)</source>
        <comment>an arm, a number of turns</comment>
        <translation>%1 (la moitié, au plus %2)</translation>
    </message>
    <message>
        <source>%1 in 100</source>
        <comment>a share of games</comment>
        <translation>%1 sur 100</translation>
    </message>
</context>
<context>
    <name>marches::editor::PictureForm</name>
    <message>
        <source>Move the picture</source>
        <translation>Déplacer l’image</translation>
    </message>
    <message>
        <source>Scale the picture</source>
        <translation>Changer l’échelle de l’image</translation>
    </message>
    <message>
        <source>Turn the picture</source>
        <translation>Tourner l’image</translation>
    </message>
    <message>
        <source>Fit the picture</source>
        <translation>Ajuster l’image</translation>
    </message>
    <message>
        <source>Fade the picture</source>
        <translation>Estomper l’image</translation>
    </message>
    <message>
        <source>Lock the picture</source>
        <translation>Verrouiller l’image</translation>
    </message>
    <message>
        <source>Unlock the picture</source>
        <translation>Déverrouiller l’image</translation>
    </message>
    <message>
        <source>Picture to trace</source>
        <translation>Image à décalquer</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Turn clockwise by</source>
        <translation>Tourner dans le sens horaire de</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Skew</source>
        <translation>Inclinaison</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Opacité</translation>
    </message>
    <message>
        <source>Board units to a pixel of the picture</source>
        <translation>Unités du plateau par pixel de l’image</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Verrouillée</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>Punaise %1</translation>
    </message>
    <message>
        <source>%1, from the left</source>
        <comment>a pin</comment>
        <translation>%1, depuis la gauche</translation>
    </message>
    <message>
        <source>%1, from the top</source>
        <comment>a pin</comment>
        <translation>%1, depuis le haut</translation>
    </message>
    <message>
        <source> %</source>
        <comment>behind a number</comment>
        <translation>&#x202f;%</translation>
    </message>
</context>
<context>
    <name>marches::app::MemoryDialog</name>
    <message>
        <source>Add a file…</source>
        <translation>Ajouter un fichier…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Files with translations</source>
        <translation>Fichiers de traductions</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Suggestions come from all texts of the program. Add what was translated elsewhere: a .po file, or a memory from another program in TMX format.</source>
        <translation>Les suggestions viennent de tous les textes du programme. Ajoutez ce qui a été traduit ailleurs&#xa0;: un fichier .po, ou la mémoire d’un autre programme au format TMX.</translation>
    </message>
    <message>
        <source>Translation memory</source>
        <translation>Mémoire de traduction</translation>
    </message>
    <message>
        <source>Translations and memories (*.po *.tmx)</source>
        <translation>Traductions et mémoires (*.po *.tmx)</translation>
    </message>
</context>
<context>
    <name>marches::app::OverviewDialog</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a language, its code</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 texts are translated (%3 %), %4 reviewed.</source>
        <translation>%1 textes sur %2 sont traduits (%3&#x202f;%), %4 relus.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 done, %4 reviewed, %5 to check again, %6 with a mistake</source>
        <comment>texts, numbers</comment>
        <translation>%1&#xa0;: %2 traduits sur %3, %4 relus, %5 à revoir, %6 avec une erreur</translation>
    </message>
    <message>
        <source>All texts</source>
        <comment>title: how far a translation is</comment>
        <translation>Tous les textes</translation>
    </message>
    <message>
        <source>All texts, with how far they are translated</source>
        <translation>Tous les textes, avec l’avancement de leur traduction</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Décompte en cours…</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Relus</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textes</translation>
    </message>
    <message>
        <source>To check again</source>
        <translation>À revoir</translation>
    </message>
    <message>
        <source>Translated</source>
        <translation>Traduits</translation>
    </message>
    <message>
        <source>With a mistake</source>
        <translation>Avec une erreur</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <comment>a translation</comment>
        <translation>illisible</translation>
    </message>
    <message>
        <source>written in it</source>
        <comment>texts, in the language that is looked at</comment>
        <translation>écrits dans cette langue</translation>
    </message>
</context>
<context>
    <name>marches::app::PackDialog</name>
    <message numerus="yes">
        <source>%n text(s) are new.</source>
        <translation>
            <numerusform>%Ln texte est nouveau.</numerusform>
            <numerusform>%Ln textes sont nouveaux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) are translated differently here.</source>
        <translation>
            <numerusform>%Ln texte est traduit autrement ici.</numerusform>
            <numerusform>%Ln textes sont traduits autrement ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Different</source>
        <comment>texts</comment>
        <translation>Différents</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>New</source>
        <comment>texts</comment>
        <translation>Nouveaux</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textes</translation>
    </message>
    <message>
        <source>Translations from %1</source>
        <comment>a file</comment>
        <translation>Traductions de %1</translation>
    </message>
    <message>
        <source>Contents of the file</source>
        <translation>Contenu du fichier</translation>
    </message>
    <message>
        <source>Where they differ, keep my translations</source>
        <translation>Où elles diffèrent, garder mes traductions</translation>
    </message>
    <message>
        <source>Where they differ, use those in the file</source>
        <translation>Où elles diffèrent, prendre celles du fichier</translation>
    </message>
</context>
<context>
    <name>marches::app::TranslationController</name>
    <message numerus="yes">
        <source>%n text(s) in this language</source>
        <translation>
            <numerusform>%Ln texte dans cette langue</numerusform>
            <numerusform>%Ln textes dans cette langue</numerusform>
        </translation>
    </message>
    <message>
        <source>being read…</source>
        <comment>a file</comment>
        <translation>lecture en cours…</translation>
    </message>
</context>
<context>
    <name>marches::app::LogLine</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Log: %1</source>
        <translation>Journal&#xa0;: %1</translation>
    </message>
    <message>
        <source>Opens the log</source>
        <translation>Ouvre le journal</translation>
    </message>
</context>
<context>
    <name>marches::app::MapTabs</name>
    <message>
        <source>Open maps</source>
        <translation>Cartes ouvertes</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a map, its folder</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>pas encore enregistrée</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Pas encore enregistrée</translation>
    </message>
    <message>
        <source>%1, not saved</source>
        <comment>name of a map</comment>
        <translation>%1, non enregistrée</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>Fermer %1</translation>
    </message>
</context>
<context>
    <name>marches::app::PasteWords</name>
    <message numerus="yes">
        <source>%n place(s) pasted.</source>
        <comment>territories, seas and sites</comment>
        <translation>
            <numerusform>%Ln lieu collé.</numerusform>
            <numerusform>%Ln lieux collés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stamp(s) and piece(s) of scenery pasted.</source>
        <translation>
            <numerusform>%Ln tampon ou paysage collé.</numerusform>
            <numerusform>%Ln tampons et paysages collés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) got a number, since the map has them already.</source>
        <translation>
            <numerusform>%Ln nom a reçu un numéro, car la carte l’a déjà.</numerusform>
            <numerusform>%Ln noms ont reçu un numéro, car la carte les a déjà.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stamp(s) or piece(s) of scenery left out: Marches does not draw this map.</source>
        <translation>
            <numerusform>%Ln tampon ou paysage laissé de côté&#xa0;: Marches ne dessine pas cette carte.</numerusform>
            <numerusform>%Ln tampons et paysages laissés de côté&#xa0;: Marches ne dessine pas cette carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Regions that came with them: %1.</source>
        <translation>Régions venues avec&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The sheet has no room for that: it lies beside the sheet.</source>
        <translation>La feuille n’a pas de place pour cela&#xa0;: c’est à côté de la feuille.</translation>
    </message>
</context>
<context>
    <name>marches::app::LabArmCard</name>
    <message>
        <source>Add a copy of this arm</source>
        <translation>Ajouter une copie de cette version</translation>
    </message>
    <message>
        <source>As in all arms</source>
        <translation>Comme dans toutes les versions</translation>
    </message>
    <message>
        <source>Bots: %1</source>
        <comment>name of an arm</comment>
        <translation>Robots&#xa0;: %1</translation>
    </message>
    <message>
        <source>Map, players and bots of its own</source>
        <translation>Carte, joueurs et robots à part</translation>
    </message>
    <message>
        <source>Name of arm %1</source>
        <translation>Nom de la version %1</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <comment>name of an arm</comment>
        <translation>Joueurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>Remove this arm</source>
        <translation>Retirer cette version</translation>
    </message>
    <message>
        <source>Where it is played</source>
        <translation>Où il se joue</translation>
    </message>
    <message>
        <source>no change</source>
        <comment>name of an arm</comment>
        <translation>aucun changement</translation>
    </message>
</context>
<context>
    <name>marches::app::LabArms</name>
    <message>
        <source>%1 (%2)</source>
        <comment>name, number</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Add an arm</source>
        <translation>Ajouter une version</translation>
    </message>
    <message>
        <source>Compare with more than one change, or with several at once</source>
        <translation>Comparer avec plus d’un changement, ou avec plusieurs à la fois</translation>
    </message>
    <message>
        <source>The game as it is, which the others are compared with</source>
        <translation>Le jeu tel quel, auquel les autres sont comparés</translation>
    </message>
</context>
<context>
    <name>marches::app::LabBots</name>
    <message>
        <source>A level for each seat</source>
        <translation>Un niveau par place</translation>
    </message>
    <message>
        <source>As in all arms</source>
        <translation>Comme dans toutes les versions</translation>
    </message>
    <message>
        <source>Bot of %1</source>
        <comment>a seat</comment>
        <translation>Robot de %1</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Place %1</translation>
    </message>
</context>
<context>
    <name>marches::app::LabChangeRow</name>
    <message>
        <source>%1 (as it is)</source>
        <comment>value of an option</comment>
        <translation>%1 (tel quel)</translation>
    </message>
    <message>
        <source>Leave this option as it is</source>
        <translation>Laisser cette option telle quelle</translation>
    </message>
    <message>
        <source>To what</source>
        <translation>Nouvelle valeur</translation>
    </message>
</context>
<context>
    <name>marches::app::LabChangeRows</name>
    <message>
        <source>Change another option</source>
        <translation>Changer une autre option</translation>
    </message>
</context>
<context>
    <name>marches::app::LabDetails</name>
    <message>
        <source>Maximum moves per game</source>
        <translation>Nombre maximal de coups par partie</translation>
    </message>
    <message>
        <source>Change an option</source>
        <translation>Changer une option</translation>
    </message>
    <message>
        <source>Every bot plays every seat in turn</source>
        <translation>Chaque robot joue chaque place à son tour</translation>
    </message>
    <message>
        <source>Correction for multiple tests</source>
        <translation>Correction pour comparaisons multiples</translation>
    </message>
    <message>
        <source>Options changed in every arm</source>
        <translation>Options changées dans toutes les versions</translation>
    </message>
    <message>
        <source>Seed of the dice</source>
        <translation>Graine des dés</translation>
    </message>
    <message>
        <source>Holm’s procedure</source>
        <translation>procédure de Holm</translation>
    </message>
    <message>
        <source>false discovery rate</source>
        <translation>taux de fausses découvertes</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
</context>
<context>
    <name>marches::app::LabFactors</name>
    <message>
        <source>%1: %2</source>
        <comment>option, the values that it is tried at</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>At most %1 options are varied together.</source>
        <translation>On varie au plus %1 options ensemble.</translation>
    </message>
    <message>
        <source>Chosen options, all together</source>
        <translation>Options choisies, toutes ensemble</translation>
    </message>
    <message>
        <source>Chosen options, each by itself</source>
        <translation>Options choisies, une à une</translation>
    </message>
    <message>
        <source>Every option by itself</source>
        <translation>Chaque option séparément</translation>
    </message>
    <message>
        <source>Options to be tried</source>
        <translation>Options à essayer</translation>
    </message>
    <message>
        <source>Tick the options to be tried.</source>
        <translation>Cochez les options à essayer.</translation>
    </message>
</context>
<context>
    <name>marches::app::LabFair</name>
    <message>
        <source>In steps of</source>
        <translation>Par pas de</translation>
    </message>
    <message>
        <source>This game has no number that could be made fair.</source>
        <translation>Ce jeu n’a aucun nombre que l’on puisse rendre équitable.</translation>
    </message>
    <message>
        <source>Which number</source>
        <translation>Quel nombre</translation>
    </message>
</context>
<context>
    <name>marches::app::LabQuestions</name>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>How does it play?</source>
        <translation>Jeu tel quel</translation>
    </message>
    <message>
        <source>What is fair?</source>
        <translation>L’équité</translation>
    </message>
    <message>
        <source>What matters?</source>
        <translation>Ce qui compte</translation>
    </message>
</context>
<context>
    <name>marches::app::LotSwitches</name>
    <message>
        <source>Everything stays as laid out here in each game.</source>
        <translation>Tout est comme ici dans chaque partie.</translation>
    </message>
    <message>
        <source>Drawn by lot in each game; the rest stays as laid out here:</source>
        <translation>Tirés au sort dans chaque partie&#x202f;; le reste est comme ici&#xa0;:</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>What is hidden from others: piles, secret hands</source>
        <translation>Ce qui est caché aux autres&#xa0;: piles, mains secrètes</translation>
    </message>
    <message>
        <source>The cards in hands, from the hands and their pile together</source>
        <translation>Les cartes des mains, distribuées avec celles de leur pile</translation>
    </message>
    <message>
        <source>The order of the piles</source>
        <translation>L’ordre des piles</translation>
    </message>
</context>
<context>
    <name>marches::app::TextSearchDialog</name>
    <message>
        <source>%1 (%2)</source>
        <comment>texts, how many of them</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Everything that is translated is searched: maps, games and the program (%1).</source>
        <comment>%1: a language</comment>
        <translation>Tout ce qui est traduit est parcouru&#xa0;: cartes, jeux et programme (%1).</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message numerus="yes">
        <source>Found in %n text(s). Only the first %1 are listed.</source>
        <translation>
            <numerusform>Trouvé dans %Ln texte. Seuls les %1 premiers sont affichés.</numerusform>
            <numerusform>Trouvé dans %Ln textes. Seuls les %1 premiers sont affichés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found in any translation.</source>
        <translation>Introuvable dans les traductions.</translation>
    </message>
    <message numerus="yes">
        <source>Found in %n text(s).</source>
        <translation>
            <numerusform>Trouvé dans %Ln texte.</numerusform>
            <numerusform>Trouvé dans %Ln textes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace in %n text(s)</source>
        <translation>
            <numerusform>Remplacer dans %Ln texte</numerusform>
            <numerusform>Remplacer dans %Ln textes</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Search all texts</source>
        <translation>Chercher dans tous les textes</translation>
    </message>
    <message>
        <source>Search for</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Remplacer par</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Respecter la casse</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Mots entiers</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>Traduction</translation>
    </message>
    <message>
        <source>Becomes</source>
        <comment>a translation, when a word is replaced</comment>
        <translation>Devient</translation>
    </message>
    <message>
        <source>Texts that contain the words</source>
        <translation>Textes qui contiennent ces mots</translation>
    </message>
    <message>
        <source>Open this text</source>
        <translation>Ouvrir ce texte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>marches::editor::StyleLetters</name>
    <message>
        <source>Names on land</source>
        <translation>Noms sur terre</translation>
    </message>
    <message>
        <source>Names on water</source>
        <translation>Noms sur l’eau</translation>
    </message>
    <message>
        <source>Names of regions</source>
        <translation>Noms des régions</translation>
    </message>
    <message>
        <source>Which letters</source>
        <translation>Quelles lettres</translation>
    </message>
    <message>
        <source> %</source>
        <comment>percent, behind a number</comment>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>Size of the letters, of the usual size</source>
        <translation>Taille des lettres, par rapport à la taille habituelle</translation>
    </message>
    <message>
        <source>Size of the letters</source>
        <translation>Taille des lettres</translation>
    </message>
    <message>
        <source>AB</source>
        <comment>button: capitals</comment>
        <translation>AB</translation>
    </message>
    <message>
        <source>I</source>
        <comment>button: italic letters</comment>
        <translation>I</translation>
    </message>
    <message>
        <source>B</source>
        <comment>button: bold letters</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>Capitals</source>
        <translation>Capitales</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>Italique</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Gras</translation>
    </message>
    <message>
        <source>Colour of the letters</source>
        <translation>Couleur des lettres</translation>
    </message>
    <message>
        <source>Letters as in the style</source>
        <translation>Lettres du style</translation>
    </message>
    <message>
        <source>Takes back what was changed about these names on this map</source>
        <translation>Annule ce qui a été changé à ces noms sur cette carte</translation>
    </message>
</context>
<context>
    <name>marches::app::EndingCard</name>
    <message>
        <source>How it went</source>
        <translation>Comment la partie s’est passée</translation>
    </message>
    <message>
        <source>Close; the score stays beside the board (Esc)</source>
        <translation>Fermer&#x202f;; le score reste à côté du plateau (Échap)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>marches::editor::PointForm</name>
    <message>
        <source>X</source>
        <comment>a coordinate</comment>
        <translation>X</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>a coordinate</comment>
        <translation>Y</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Move a point</source>
        <translation>Déplacer un point</translation>
    </message>
    <message>
        <source>Change the length of a line</source>
        <translation>Changer la longueur d’une ligne</translation>
    </message>
</context>
<context>
    <name>marches::app::OwnVariantBar</name>
    <message>
        <source>Its file and its id stay as they are.</source>
        <translation>Son fichier et son identifiant restent les mêmes.</translation>
    </message>
    <message>
        <source>Rename variant</source>
        <translation>Renommer la variante</translation>
    </message>
    <message>
        <source>Rename</source>
        <comment>a variant</comment>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Another variant of this map has that name.</source>
        <translation>Une autre variante de cette carte porte ce nom.</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <comment>%1: a variant</comment>
        <translation>Supprimée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>a variant that was deleted</comment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Rename…</source>
        <comment>a variant</comment>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>a variant</comment>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Give this variant another name (F2)</source>
        <translation>Donner un autre nom à cette variante (F2)</translation>
    </message>
    <message>
        <source>Take this variant out of the list</source>
        <translation>Retirer cette variante de la liste</translation>
    </message>
</context>
<context>
    <name>marches::app::Catalogue</name>
    <message>
        <source>%1 – %2</source>
        <comment>game, its variant</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a map, its id</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
</TS>
