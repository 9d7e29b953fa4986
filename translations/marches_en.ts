<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>marches::app::Application</name>
    <message numerus="yes">
        <source>%n more fault(s)</source>
        <translation>
            <numerusform>%Ln more fault</numerusform>
            <numerusform>%Ln more faults</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::BoardNameBar</name>
    <message numerus="yes">
        <source>Break into %n lines</source>
        <translation>
            <numerusform>Break into %Ln line</numerusform>
            <numerusform>Break into %Ln lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::ChecksPanel</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%Ln mistake</numerusform>
            <numerusform>%Ln mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to look at</source>
        <translation>
            <numerusform>%Ln to look at</numerusform>
            <numerusform>%Ln to look at</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix all %n</source>
        <comment>mistakes that can be mended</comment>
        <translation>
            <numerusform>Fix %Ln</numerusform>
            <numerusform>Fix all %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to check again</source>
        <translation>
            <numerusform>%Ln to check again</numerusform>
            <numerusform>%Ln to check again</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::CompareDialog</name>
    <message numerus="yes">
        <source>After %n step(s)</source>
        <translation>
            <numerusform>After %Ln step</numerusform>
            <numerusform>After %Ln steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%Ln difference</numerusform>
            <numerusform>%Ln differences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::ConflictDialog</name>
    <message numerus="yes">
        <source>Another program has changed %n text(s) that were changed here too. Choose what to keep.</source>
        <translation>
            <numerusform>Another program has changed %Ln text that was changed here too. Choose what to keep.</numerusform>
            <numerusform>Another program has changed %Ln texts that were changed here too. Choose what to keep.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::ContentPanel</name>
    <message numerus="yes">
        <source>%n sheet(s) of cards in %1</source>
        <translation>
            <numerusform>%Ln sheet of cards in %1</numerusform>
            <numerusform>%Ln sheets of cards in %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::DeckWords</name>
    <message numerus="yes">
        <source>%1: new, %n in all</source>
        <comment>card</comment>
        <translation>
            <numerusform>%1: new, %n in all</numerusform>
            <numerusform>%1: new, %n in all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::DifferencesDialog</name>
    <message numerus="yes">
        <source>The unsaved version has %n difference(s) from the file of %1.</source>
        <translation>
            <numerusform>The unsaved version has %Ln difference from the file of %1.</numerusform>
            <numerusform>The unsaved version has %Ln differences from the file of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was never saved. It contains %n item(s).</source>
        <translation>
            <numerusform>%1 was never saved. It contains %Ln item.</numerusform>
            <numerusform>%1 was never saved. It contains %Ln items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other program&apos;s %1 has %n difference(s) from the one that is open here.</source>
        <translation>
            <numerusform>The other program&apos;s %1 has %Ln difference from the one that is open here.</numerusform>
            <numerusform>The other program&apos;s %1 has %Ln differences from the one that is open here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The backup of %1 has %n difference(s) from the map as it is now.</source>
        <translation>
            <numerusform>The backup of %1 has %Ln difference from the map as it is now.</numerusform>
            <numerusform>The backup of %1 has %Ln differences from the map as it is now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::DifferencesPanel</name>
    <message numerus="yes">
        <source>%n difference(s) from the official rules</source>
        <translation>
            <numerusform>%Ln difference from the official rules</numerusform>
            <numerusform>%Ln differences from the official rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::DocumentMessages</name>
    <message numerus="yes">
        <source>%n shape(s) changed</source>
        <translation>
            <numerusform>%Ln shape changed</numerusform>
            <numerusform>%Ln shapes changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%Ln new</numerusform>
            <numerusform>%Ln new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%Ln missing</numerusform>
            <numerusform>%Ln missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) to this map were never saved, but kept.</source>
        <translation>
            <numerusform>%Ln change to this map was never saved, but kept.</numerusform>
            <numerusform>%Ln changes to this map were never saved, but kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were written to %1.</source>
        <comment>%1: a folder</comment>
        <translation>
            <numerusform>%Ln file was written to %1.</numerusform>
            <numerusform>%Ln files were written to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::EditPage</name>
    <message numerus="yes">
        <source>%n id(s) now follow the names. Games saved earlier use the old ids.</source>
        <translation>
            <numerusform>%Ln id now follows its name. Games saved earlier use the old id.</numerusform>
            <numerusform>%Ln ids now follow the names. Games saved earlier use the old ids.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::ErrorPage</name>
    <message numerus="yes">
        <source>%n problem(s), each with its location</source>
        <translation>
            <numerusform>%Ln problem, with its location</numerusform>
            <numerusform>%Ln problems, each with its location</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::GameController</name>
    <message numerus="yes">
        <source>%n step(s) played.</source>
        <translation>
            <numerusform>%Ln step played.</numerusform>
            <numerusform>%Ln steps played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kept %n minute(s) ago</source>
        <translation>
            <numerusform>Kept %Ln minute ago</numerusform>
            <numerusform>Kept %Ln minutes ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::ImportReport</name>
    <message numerus="yes">
        <source>%n territory(ies)</source>
        <translation>
            <numerusform>%Ln territory</numerusform>
            <numerusform>%Ln territories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sea zone(s)</source>
        <translation>
            <numerusform>%Ln sea zone</numerusform>
            <numerusform>%Ln sea zones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n common border(s)</source>
        <translation>
            <numerusform>%Ln common border</numerusform>
            <numerusform>%Ln common borders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coast(s)</source>
        <translation>
            <numerusform>%Ln coast</numerusform>
            <numerusform>%Ln coasts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%Ln region</numerusform>
            <numerusform>%Ln regions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n connection(s)</source>
        <translation>
            <numerusform>%Ln connection</numerusform>
            <numerusform>%Ln connections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n translation(s)</source>
        <translation>
            <numerusform>%Ln translation</numerusform>
            <numerusform>%Ln translations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variant(s) or picture(s)</source>
        <translation>
            <numerusform>%Ln variant or picture</numerusform>
            <numerusform>%Ln variants or pictures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more of a kind</source>
        <translation>
            <numerusform>%Ln more of this kind</numerusform>
            <numerusform>%Ln more of this kind</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::KeptList</name>
    <message numerus="yes">
        <source>Show all %n game(s)</source>
        <translation>
            <numerusform>Show the game</numerusform>
            <numerusform>Show all %Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::MainWindow</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <comment>of a game</comment>
        <translation>
            <numerusform>%Ln move</numerusform>
            <numerusform>%Ln moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::MapTree</name>
    <message numerus="yes">
        <source>%n territory(s)</source>
        <translation>
            <numerusform>%Ln territory</numerusform>
            <numerusform>%Ln territories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%Ln player</numerusform>
            <numerusform>%Ln players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n change(s)</source>
        <comment>whose variant; changes of rules</comment>
        <translation>
            <numerusform>%1 · %Ln change</numerusform>
            <numerusform>%1 · %Ln changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) of a track</source>
        <translation>
            <numerusform>%Ln space of a track</numerusform>
            <numerusform>%Ln spaces of a track</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n water(s)</source>
        <translation>
            <numerusform>%Ln water</numerusform>
            <numerusform>%Ln waters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::NewGamePage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%Ln player</numerusform>
            <numerusform>%Ln players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n player(s)</source>
        <comment>%1: the fewest</comment>
        <translation>
            <numerusform>%1 to %Ln player</numerusform>
            <numerusform>%1 to %Ln players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::OptionList</name>
    <message numerus="yes">
        <source>%n change(s) here</source>
        <translation>
            <numerusform>%Ln change here</numerusform>
            <numerusform>%Ln changes here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of all groups</source>
        <translation>
            <numerusform>%Ln rule of all groups</numerusform>
            <numerusform>%Ln rules of all groups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::OrderEntry</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>errors in orders</comment>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::OutputDialog</name>
    <message numerus="yes">
        <source>%1 × %2 mm on %n sheet(s)</source>
        <translation>
            <numerusform>%1 × %2 mm on %Ln sheet</numerusform>
            <numerusform>%1 × %2 mm on %Ln sheets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2 pixels in %n file(s)</source>
        <translation>
            <numerusform>%1 × %2 pixels in %Ln file</numerusform>
            <numerusform>%1 × %2 pixels in %Ln files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of this picture are there already.</source>
        <translation>
            <numerusform>%n file of this picture is there already.</numerusform>
            <numerusform>%n files of this picture are there already.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::PlayOrders</name>
    <message numerus="yes">
        <source>%n piece(s) still without an order. Seal again to leave it at that.</source>
        <translation>
            <numerusform>%Ln piece is still without an order. Seal again to leave it at that.</numerusform>
            <numerusform>%Ln pieces are still without an order. Seal again to leave it at that.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::PositionPanel</name>
    <message numerus="yes">
        <source>%n hidden card(s)</source>
        <translation>
            <numerusform>%Ln hidden card</numerusform>
            <numerusform>%Ln hidden cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::RecoveryDialog</name>
    <message numerus="yes">
        <source>%1 has %n step(s).</source>
        <comment>%1: name of a file</comment>
        <translation>
            <numerusform>%1 has %Ln step.</numerusform>
            <numerusform>%1 has %Ln steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) were made since.</source>
        <translation>
            <numerusform>%Ln step was made since.</numerusform>
            <numerusform>%Ln steps were made since.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::RecoveryStrip</name>
    <message numerus="yes">
        <source>Marches stopped unexpectedly. %1 was kept with %n step(s).</source>
        <comment>%1: name of a game</comment>
        <translation>
            <numerusform>Marches stopped unexpectedly. %1 was kept with %Ln step.</numerusform>
            <numerusform>Marches stopped unexpectedly. %1 was kept with %Ln steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The map %1 has %n change(s) that were not saved.</source>
        <comment>%1: name of a map</comment>
        <translation>
            <numerusform>The map %1 has %Ln change that was not saved.</numerusform>
            <numerusform>The map %1 has %Ln changes that were not saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::SeatColumn</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%Ln player</numerusform>
            <numerusform>%Ln players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::SeatStatus</name>
    <message numerus="yes">
        <source>%n hidden card(s)</source>
        <translation>
            <numerusform>%Ln hidden card</numerusform>
            <numerusform>%Ln hidden cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n territory(s)</source>
        <translation>
            <numerusform>%Ln territory</numerusform>
            <numerusform>%Ln territories</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::SentenceEditor</name>
    <message numerus="yes">
        <source>%1, %n form(s)</source>
        <comment>a language</comment>
        <translation>
            <numerusform>%1, %Ln form</numerusform>
            <numerusform>%1, %Ln forms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%Ln character</numerusform>
            <numerusform>%Ln characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s), fits</source>
        <comment>there is room for it</comment>
        <translation>
            <numerusform>%Ln character, fits</numerusform>
            <numerusform>%Ln characters, fits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::TranslatePage</name>
    <message numerus="yes">
        <source>Replaced in %n text(s).</source>
        <translation>
            <numerusform>Replaced in %Ln text.</numerusform>
            <numerusform>Replaced in %Ln texts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s)</source>
        <translation>
            <numerusform>%Ln text</numerusform>
            <numerusform>%Ln texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to translate</source>
        <translation>
            <numerusform>%Ln to translate</numerusform>
            <numerusform>%Ln to translate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to check again</source>
        <translation>
            <numerusform>%Ln to check again</numerusform>
            <numerusform>%Ln to check again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved to %1 %n min ago</source>
        <comment>a file</comment>
        <translation>
            <numerusform>Saved to %1 %Ln min ago</numerusform>
            <numerusform>Saved to %1 %Ln min ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved to %1 %n s ago</source>
        <comment>a file</comment>
        <translation>
            <numerusform>Saved to %1 %Ln s ago</numerusform>
            <numerusform>Saved to %1 %Ln s ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) were changed here and by another program. Nothing is saved until you choose.</source>
        <translation>
            <numerusform>%Ln text was changed here and by another program. Nothing is saved until you choose.</numerusform>
            <numerusform>%Ln texts were changed here and by another program. Nothing is saved until you choose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) that were not saved have been restored.</source>
        <translation>
            <numerusform>%Ln text that was not saved has been restored.</numerusform>
            <numerusform>%Ln texts that were not saved have been restored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) have changed in the original.</source>
        <translation>
            <numerusform>%Ln text has changed in the original.</numerusform>
            <numerusform>%Ln texts have changed in the original.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) changed by another program were loaded.</source>
        <translation>
            <numerusform>%Ln text changed by another program was loaded.</numerusform>
            <numerusform>%Ln texts changed by another program were loaded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n texts are translated. Read them once more in the game?</source>
        <translation>
            <numerusform>The only text is translated. Read it once more in the game?</numerusform>
            <numerusform>All %Ln texts are translated. Read them once more in the game?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) do not translate anything here and were left out.</source>
        <translation>
            <numerusform>%Ln file does not translate anything here and was left out.</numerusform>
            <numerusform>%Ln files do not translate anything here and were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) of %1 differ from yours.</source>
        <comment>a file</comment>
        <translation>
            <numerusform>%Ln text of %1 differs from yours.</numerusform>
            <numerusform>%Ln texts of %1 differ from yours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) were imported from %1. Undo removes them again.</source>
        <comment>a file</comment>
        <translation>
            <numerusform>%Ln text was imported from %1. Undo removes it again.</numerusform>
            <numerusform>%Ln texts were imported from %1. Undo removes them again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” was replaced in %n text(s).</source>
        <translation>
            <numerusform>“%1” was replaced in %Ln text.</numerusform>
            <numerusform>“%1” was replaced in %Ln texts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) were filled from the memory, to be checked. Undo empties them again.</source>
        <translation>
            <numerusform>%Ln text was filled from the memory, to be checked. Undo empties it again.</numerusform>
            <numerusform>%Ln texts were filled from the memory, to be checked. Undo empties them again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::WelcomePage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%Ln player</numerusform>
            <numerusform>%Ln players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n player(s)</source>
        <comment>%1: the fewest</comment>
        <translation>
            <numerusform>%1 to %Ln player</numerusform>
            <numerusform>%1 to %Ln players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n map(s)</source>
        <comment>%1: number of players</comment>
        <translation>
            <numerusform>%1 · %Ln map</numerusform>
            <numerusform>%1 · %Ln maps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::BarrierForm</name>
    <message numerus="yes">
        <source>%n crossing(s) lead over it.</source>
        <translation>
            <numerusform>%Ln crossing leads over it.</numerusform>
            <numerusform>%Ln crossings lead over it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::BarrierTool</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::BorderNodes</name>
    <message numerus="yes">
        <source>Remove %n point(s)</source>
        <translation>
            <numerusform>Remove %Ln point</numerusform>
            <numerusform>Remove %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n point(s)</source>
        <translation>
            <numerusform>Move %Ln point</numerusform>
            <numerusform>Move %Ln points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::ColoursPanel</name>
    <message numerus="yes">
        <source>%n selected territory(ies)</source>
        <translation>
            <numerusform>%Ln selected territory</numerusform>
            <numerusform>%Ln selected territories</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::FindBar</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%Ln found</numerusform>
            <numerusform>%Ln found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::LetterLimit</name>
    <message numerus="yes">
        <source>There is room for %n letter(s); the rest was cut off.</source>
        <translation>
            <numerusform>There is room for %Ln letter; the rest was cut off.</numerusform>
            <numerusform>There is room for %Ln letters; the rest was cut off.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::MapForm</name>
    <message numerus="yes">
        <source>%n territory(ies)</source>
        <translation>
            <numerusform>%Ln territory</numerusform>
            <numerusform>%Ln territories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sea zone(s)</source>
        <translation>
            <numerusform>%Ln sea zone</numerusform>
            <numerusform>%Ln sea zones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::ProblemsPanel</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%Ln error</numerusform>
            <numerusform>%Ln errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%Ln warning</numerusform>
            <numerusform>%Ln warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::PropertiesPanel</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%Ln place</numerusform>
            <numerusform>%Ln places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n connection(s); the last one:</source>
        <translation>
            <numerusform>%Ln connection</numerusform>
            <numerusform>%Ln connections; the last one:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of borders</source>
        <translation>
            <numerusform>%Ln point of borders</numerusform>
            <numerusform>%Ln points of borders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n border line(s)</source>
        <translation>
            <numerusform>%Ln border line</numerusform>
            <numerusform>%Ln border lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stamp(s)</source>
        <translation>
            <numerusform>%Ln stamp</numerusform>
            <numerusform>%Ln stamps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of scenery</source>
        <translation>
            <numerusform>%Ln piece of scenery</numerusform>
            <numerusform>%Ln pieces of scenery</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::RegionsPanel</name>
    <message numerus="yes">
        <source>%n territory(ies)</source>
        <translation>
            <numerusform>%Ln territory</numerusform>
            <numerusform>%Ln territories</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::SiteTool</name>
    <message numerus="yes">
        <source>%n spaces. Up and Down: more or fewer, with Shift by ten. Enter: make the track. Esc: cancel</source>
        <translation>
            <numerusform>%Ln space. Up and Down: more or fewer, with Shift by ten. Enter: make the track. Esc: cancel</numerusform>
            <numerusform>%Ln spaces. Up and Down: more or fewer, with Shift by ten. Enter: make the track. Esc: cancel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spaces as %1. Left and Right: another shape. Up and Down: more or fewer, with Shift by ten. Enter: make the track. Esc: cancel</source>
        <translation>
            <numerusform>%Ln space as %1. Left and Right: another shape. Up and Down: more or fewer, with Shift by ten. Enter: make the track. Esc: cancel</numerusform>
            <numerusform>%Ln spaces as %1. Left and Right: another shape. Up and Down: more or fewer, with Shift by ten. Enter: make the track. Esc: cancel</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::StylePanel</name>
    <message numerus="yes">
        <source>Draw %n removed thing(s) again</source>
        <translation>
            <numerusform>Draw %Ln removed thing again</numerusform>
            <numerusform>Draw %Ln removed things again</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::MapTables</name>
    <message numerus="yes">
        <source>Change %n cell(s)</source>
        <translation>
            <numerusform>Change %Ln cell</numerusform>
            <numerusform>Change %Ln cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::DataPanel</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n row(s)</source>
        <comment>%1: a number</comment>
        <translation>
            <numerusform>%1 of %Ln row</numerusform>
            <numerusform>%1 of %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasting would change %n cell(s).</source>
        <translation>
            <numerusform>Pasting would change %Ln cell.</numerusform>
            <numerusform>Pasting would change %Ln cells.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::PackDialog</name>
    <message numerus="yes">
        <source>%n text(s) are new.</source>
        <translation>
            <numerusform>%Ln text is new.</numerusform>
            <numerusform>%Ln texts are new.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) are translated differently here.</source>
        <translation>
            <numerusform>%Ln text is translated differently here.</numerusform>
            <numerusform>%Ln texts are translated differently here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::TextsPanel</name>
    <message numerus="yes">
        <source>, %n reviewed</source>
        <comment>texts, after other numbers</comment>
        <translation>
            <numerusform>, %Ln reviewed</numerusform>
            <numerusform>, %Ln reviewed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::TranslationController</name>
    <message numerus="yes">
        <source>%n text(s) in this language</source>
        <translation>
            <numerusform>%Ln text in this language</numerusform>
            <numerusform>%Ln texts in this language</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::PasteWords</name>
    <message numerus="yes">
        <source>%n place(s) pasted.</source>
        <comment>territories, seas and sites</comment>
        <translation>
            <numerusform>%Ln place pasted.</numerusform>
            <numerusform>%Ln places pasted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stamp(s) and piece(s) of scenery pasted.</source>
        <translation>
            <numerusform>%Ln stamp or piece of scenery pasted.</numerusform>
            <numerusform>%Ln stamps and pieces of scenery pasted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) got a number, since the map has them already.</source>
        <translation>
            <numerusform>%Ln name got a number, since the map has it already.</numerusform>
            <numerusform>%Ln names got a number, since the map has them already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stamp(s) or piece(s) of scenery left out: Marches does not draw this map.</source>
        <translation>
            <numerusform>%Ln stamp or piece of scenery left out: Marches does not draw this map.</numerusform>
            <numerusform>%Ln stamps and pieces of scenery left out: Marches does not draw this map.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::TextSearchDialog</name>
    <message numerus="yes">
        <source>Found in %n text(s). Only the first %1 are listed.</source>
        <translation>
            <numerusform>Found in %Ln text. Only the first %1 are listed.</numerusform>
            <numerusform>Found in %Ln texts. Only the first %1 are listed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found in %n text(s).</source>
        <translation>
            <numerusform>Found in %Ln text.</numerusform>
            <numerusform>Found in %Ln texts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace in %n text(s)</source>
        <translation>
            <numerusform>Replace in %Ln text</numerusform>
            <numerusform>Replace in %Ln texts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::Courses</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>changes of owners in a turn</comment>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
</TS>
