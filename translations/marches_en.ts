<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>marches::app::BoardNameBar</name>
    <message numerus="yes">
        <source>Break into %n lines</source>
        <translation>
            <numerusform>Break into %n line</numerusform>
            <numerusform>Break into %n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::ChecksPanel</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to look at</source>
        <translation>
            <numerusform>%n to look at</numerusform>
            <numerusform>%n to look at</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix all %n</source>
        <comment>mistakes that can be mended</comment>
        <translation>
            <numerusform>Fix %n</numerusform>
            <numerusform>Fix all %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::CompareDialog</name>
    <message numerus="yes">
        <source>After %n step(s)</source>
        <translation>
            <numerusform>After %n step</numerusform>
            <numerusform>After %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::ConflictDialog</name>
    <message numerus="yes">
        <source>Another program has changed %n text(s) that were changed here too. Choose what to keep.</source>
        <translation>
            <numerusform>Another program has changed %n text that was changed here too. Choose what to keep.</numerusform>
            <numerusform>Another program has changed %n texts that were changed here too. Choose what to keep.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::DifferencesDialog</name>
    <message numerus="yes">
        <source>What was not saved has %n difference(s) from the file of %1.</source>
        <translation>
            <numerusform>What was not saved has %n difference from the file of %1.</numerusform>
            <numerusform>What was not saved has %n differences from the file of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was never saved. It holds %n thing(s).</source>
        <translation>
            <numerusform>%1 was never saved. It holds %n thing.</numerusform>
            <numerusform>%1 was never saved. It holds %n things.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other program&apos;s %1 has %n difference(s) from the one that is open here.</source>
        <translation>
            <numerusform>The other program&apos;s %1 has %n difference from the one that is open here.</numerusform>
            <numerusform>The other program&apos;s %1 has %n differences from the one that is open here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The backup of %1 has %n difference(s) from the map as it is now.</source>
        <translation>
            <numerusform>The backup of %1 has %n difference from the map as it is now.</numerusform>
            <numerusform>The backup of %1 has %n differences from the map as it is now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::DifferencesPanel</name>
    <message numerus="yes">
        <source>%n difference(s) from the official rules</source>
        <translation>
            <numerusform>%n difference from the official rules</numerusform>
            <numerusform>%n differences from the official rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::EditNotices</name>
    <message numerus="yes">
        <source>%n shape(s) changed</source>
        <translation>
            <numerusform>%n shape changed</numerusform>
            <numerusform>%n shapes changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%n missing</numerusform>
            <numerusform>%n missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::ErrorPage</name>
    <message numerus="yes">
        <source>%n reason(s), each with its place</source>
        <translation>
            <numerusform>%n reason, each with its place</numerusform>
            <numerusform>%n reasons, each with its place</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::GameDesk</name>
    <message numerus="yes">
        <source>%n step(s) played.</source>
        <translation>
            <numerusform>%n step played.</numerusform>
            <numerusform>%n steps played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kept %n minute(s) ago</source>
        <translation>
            <numerusform>Kept %n minute ago</numerusform>
            <numerusform>Kept %n minutes ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::ImportReport</name>
    <message numerus="yes">
        <source>%n territory(ies)</source>
        <translation>
            <numerusform>%n territory</numerusform>
            <numerusform>%n territories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sea zone(s)</source>
        <translation>
            <numerusform>%n sea zone</numerusform>
            <numerusform>%n sea zones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n common border(s)</source>
        <translation>
            <numerusform>%n common border</numerusform>
            <numerusform>%n common borders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::MapTree</name>
    <message numerus="yes">
        <source>%n territory(s)</source>
        <translation>
            <numerusform>%n territory</numerusform>
            <numerusform>%n territories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n change(s)</source>
        <comment>whose variant; changes of rules</comment>
        <translation>
            <numerusform>%1 · %n change</numerusform>
            <numerusform>%1 · %n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) of a track</source>
        <translation>
            <numerusform>%n space of a track</numerusform>
            <numerusform>%n spaces of a track</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::NewGamePage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n player(s)</source>
        <comment>%1: the fewest</comment>
        <translation>
            <numerusform>%1 to %n player</numerusform>
            <numerusform>%1 to %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::OptionList</name>
    <message numerus="yes">
        <source>%n change(s) here</source>
        <translation>
            <numerusform>%n change here</numerusform>
            <numerusform>%n changes here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of all groups</source>
        <translation>
            <numerusform>%n rule of all groups</numerusform>
            <numerusform>%n rules of all groups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::OrderEntry</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>complaints about orders</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::OutputDialog</name>
    <message numerus="yes">
        <source>%1 × %2 mm on %n sheet(s)</source>
        <translation>
            <numerusform>%1 × %2 mm on %n sheet</numerusform>
            <numerusform>%1 × %2 mm on %n sheets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2 pixels in %n file(s)</source>
        <translation>
            <numerusform>%1 × %2 pixels in %n file</numerusform>
            <numerusform>%1 × %2 pixels in %n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::PlayPage</name>
    <message numerus="yes">
        <source>%n piece(s) still without an order. Seal again to leave it at that.</source>
        <translation>
            <numerusform>%n piece is still without an order. Seal again to leave it at that.</numerusform>
            <numerusform>%n pieces are still without an order. Seal again to leave it at that.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::PositionPanel</name>
    <message numerus="yes">
        <source>%n hidden card(s)</source>
        <translation>
            <numerusform>%n hidden card</numerusform>
            <numerusform>%n hidden cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::RecoveryDialog</name>
    <message numerus="yes">
        <source>%1 has %n step(s).</source>
        <comment>%1: name of a file</comment>
        <translation>
            <numerusform>%1 has %n step.</numerusform>
            <numerusform>%1 has %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) were made since.</source>
        <translation>
            <numerusform>%n step was made since.</numerusform>
            <numerusform>%n steps were made since.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::RecoveryStrip</name>
    <message numerus="yes">
        <source>Marches stopped unexpectedly. %1 was kept with %n step(s).</source>
        <comment>%1: name of a game</comment>
        <translation>
            <numerusform>Marches stopped unexpectedly. %1 was kept with %n step.</numerusform>
            <numerusform>Marches stopped unexpectedly. %1 was kept with %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The map %1 has %n change(s) that were not saved.</source>
        <comment>%1: name of a map</comment>
        <translation>
            <numerusform>The map %1 has %n change that was not saved.</numerusform>
            <numerusform>The map %1 has %n changes that were not saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::SeatColumn</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::SeatStatus</name>
    <message numerus="yes">
        <source>%n hidden card(s)</source>
        <translation>
            <numerusform>%n hidden card</numerusform>
            <numerusform>%n hidden cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n territory(s)</source>
        <translation>
            <numerusform>%n territory</numerusform>
            <numerusform>%n territories</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::SentenceEditor</name>
    <message numerus="yes">
        <source>%1, %n form(s)</source>
        <comment>a language</comment>
        <translation>
            <numerusform>%1, %n form</numerusform>
            <numerusform>%1, %n forms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sign(s)</source>
        <translation>
            <numerusform>%n sign</numerusform>
            <numerusform>%n signs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sign(s), fits</source>
        <comment>there is room for it</comment>
        <translation>
            <numerusform>%n sign, fits</numerusform>
            <numerusform>%n signs, fits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::TranslatePage</name>
    <message numerus="yes">
        <source>Replaced in %n text(s).</source>
        <translation>
            <numerusform>Replaced in %n text.</numerusform>
            <numerusform>Replaced in %n texts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s)</source>
        <translation>
            <numerusform>%n text</numerusform>
            <numerusform>%n texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to translate</source>
        <translation>
            <numerusform>%n to translate</numerusform>
            <numerusform>%n to translate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to check again</source>
        <translation>
            <numerusform>%n to check again</numerusform>
            <numerusform>%n to check again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved to %1 %n min ago</source>
        <comment>a file</comment>
        <translation>
            <numerusform>Saved to %1 %n min ago</numerusform>
            <numerusform>Saved to %1 %n min ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved to %1 %n s ago</source>
        <comment>a file</comment>
        <translation>
            <numerusform>Saved to %1 %n s ago</numerusform>
            <numerusform>Saved to %1 %n s ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) were changed here and by another program. Nothing is saved until you choose.</source>
        <translation>
            <numerusform>%n text was changed here and by another program. Nothing is saved until you choose.</numerusform>
            <numerusform>%n texts were changed here and by another program. Nothing is saved until you choose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) that were not saved have been restored.</source>
        <translation>
            <numerusform>%n text that was not saved has been restored.</numerusform>
            <numerusform>%n texts that were not saved have been restored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) were changed by another program and taken over.</source>
        <translation>
            <numerusform>%n text was changed by another program and taken over.</numerusform>
            <numerusform>%n texts were changed by another program and taken over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n texts are translated. Read them once more in the game?</source>
        <translation>
            <numerusform>The only text is translated. Read it once more in the game?</numerusform>
            <numerusform>All %n texts are translated. Read them once more in the game?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::app::WelcomePage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n player(s)</source>
        <comment>%1: the fewest</comment>
        <translation>
            <numerusform>%1 to %n player</numerusform>
            <numerusform>%1 to %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n map(s)</source>
        <comment>%1: number of players</comment>
        <translation>
            <numerusform>%1 · %n map</numerusform>
            <numerusform>%1 · %n maps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::BarrierForm</name>
    <message numerus="yes">
        <source>%n crossing(s) lead over it.</source>
        <translation>
            <numerusform>%n crossing leads over it.</numerusform>
            <numerusform>%n crossings lead over it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::BarrierTool</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::BorderPoints</name>
    <message numerus="yes">
        <source>Remove %n point(s)</source>
        <translation>
            <numerusform>Remove %n point</numerusform>
            <numerusform>Remove %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n point(s)</source>
        <translation>
            <numerusform>Move %n point</numerusform>
            <numerusform>Move %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::FindBar</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::MapForm</name>
    <message numerus="yes">
        <source>%n territory(ies)</source>
        <translation>
            <numerusform>%n territory</numerusform>
            <numerusform>%n territories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sea zone(s)</source>
        <translation>
            <numerusform>%n sea zone</numerusform>
            <numerusform>%n sea zones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::ProblemsPanel</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::PropertiesPanel</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n connection(s); the last one:</source>
        <translation>
            <numerusform>%n connection</numerusform>
            <numerusform>%n connections; the last one:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of borders</source>
        <translation>
            <numerusform>%n point of borders</numerusform>
            <numerusform>%n points of borders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::RegionsPanel</name>
    <message numerus="yes">
        <source>%n territory(ies)</source>
        <translation>
            <numerusform>%n territory</numerusform>
            <numerusform>%n territories</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marches::editor::SiteTool</name>
    <message numerus="yes">
        <source>%n spaces. Up and Down: more or fewer, with Shift by ten. Enter: make the track. Esc: give it up</source>
        <translation>
            <numerusform>%n space. Up and Down: more or fewer, with Shift by ten. Enter: make the track. Esc: give it up</numerusform>
            <numerusform>%n spaces. Up and Down: more or fewer, with Shift by ten. Enter: make the track. Esc: give it up</numerusform>
        </translation>
    </message>
</context>
</TS>
