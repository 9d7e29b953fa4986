<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>Cli</name>
    <message numerus="yes">
        <source>%n scenario(s) passed.</source>
        <translation>
            <numerusform>%n scenario passed.</numerusform>
            <numerusform>%n scenarios passed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s) failed.</source>
        <translation>
            <numerusform>%n scenario failed.</numerusform>
            <numerusform>%n scenarios failed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are good.</source>
        <translation>
            <numerusform>%n file is good.</numerusform>
            <numerusform>%n files are good.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) have errors.</source>
        <translation>
            <numerusform>%n file has errors.</numerusform>
            <numerusform>%n files have errors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attacking piece(s) left: %1 in 100</source>
        <translation>
            <numerusform>%n attacking piece left: %1 in 100</numerusform>
            <numerusform>%n attacking pieces left: %1 in 100</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written to %1.</source>
        <translation>
            <numerusform>%n file written to %1.</numerusform>
            <numerusform>%n files written to %1.</numerusform>
        </translation>
    </message>
</context>
</TS>
