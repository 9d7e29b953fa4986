// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"
#include "app/cli/tr.h"

namespace marches::app {

namespace {

constexpr std::size_t kAny = 100'000;

OptionInfo json() { return {"json", "", "", false, Cli::tr("Answer in JSON, for programs.")}; }
OptionInfo set()
{
    return {"set", "", "OPTION=VALUE", true, Cli::tr("Set an option of the rules. May be given several times.")};
}
OptionInfo players()
{
    return {"players", "", "N", false, Cli::tr("Number of players. Default: as the variant says.")};
}
OptionInfo bots()
{
    return {"bots", "", "LEVELS", false,
            Cli::tr("Levels of the bots, one for all or one a seat: medium, or easy,medium. Default: medium.")};
}
OptionInfo seed()
{
    return {"seed", "", "N", false, Cli::tr("Number that all dice and shuffles follow from. Default: 1.")};
}

CommandInfo validate()
{
    return {"validate",
            "PATH",
            1,
            kAny,
            Cli::tr("Check maps, variants, rules, decks, texts, styles, stamps and translations: files, or folders "
                    "with all that is below."),
            {json()}};
}

CommandInfo check()
{
    return {"check",
            "SCENARIO",
            1,
            kAny,
            Cli::tr("Play scenario files and collections of adjudicated positions, or all below folders, and compare "
                    "with what they "
                    "expect."),
            {{"without", "", "RULE", true,
              Cli::tr("Switch the enforcement of a rule off: scenarios that rest on it must fail then.")},
             json()}};
}

CommandInfo schema()
{
    return {"schema",
            "KIND",
            0,
            1,
            Cli::tr("Print what a kind of file may say, as a JSON Schema: map, variant, rules, deck, scenario, save, "
                    "texts, style, lesson or experiment."),
            {{"ruleset", "", "RULESET", false,
              Cli::tr("Print instead what a scenario of these rules can give, do and expect; with deck: what their "
                      "decks may say.")},
             {"map", "", "MAP", false, Cli::tr("Map for --ruleset. Default: the first that can be played with it.")},
             json()}};
}

CommandInfo play()
{
    return {"play",
            "VARIANT",
            1,
            1,
            Cli::tr("Let bots play a game and print its log. VARIANT is a file, map/variant, or map:ruleset."),
            {bots(),
             seed(),
             set(),
             players(),
             {"journal", "", "FILE", false, Cli::tr("Write the game as a saved game.")},
             {"picture", "", "FILE", false, Cli::tr("Draw the final board: .png, .svg or .pdf.")},
             {"quiet", "q", "", false, Cli::tr("Print only the result.")},
             json()}};
}

CommandInfo simulate()
{
    return {"simulate",
            "VARIANT",
            1,
            1,
            Cli::tr("Let bots play many games and count."),
            {{"games", "", "N", false, Cli::tr("Number of games. Default: 1000.")},
             seed(),
             set(),
             players(),
             bots(),
             {"vs", "", "OPTION=VALUE", true,
              Cli::tr("Compare with the same game after this change. May be given several times.")},
             {"shard", "", "I/N", false, Cli::tr("Play only part I of N; merge puts the parts together.")},
             {"jobs", "j", "N", false,
              Cli::tr("Threads. The result does not depend on their number. Default: one a processor.")},
             {"out", "o", "FILE", false, Cli::tr("Write the result to a file.")},
             json()}};
}

CommandInfo tournament()
{
    return {"tournament",
            "VARIANT",
            1,
            1,
            Cli::tr("Let levels of bots play against each other in pairs, and rate them."),
            {{"levels", "", "LEVELS", false,
              Cli::tr("Levels that play, with commas. Default: easy,medium,hard. The first has Elo 0.")},
             {"games", "", "N", false, Cli::tr("Number of games for each pair of levels. Default: 100.")},
             seed(),
             set(),
             players(),
             {"shard", "", "I/N", false, Cli::tr("Play only part I of N; merge puts the parts together.")},
             {"jobs", "j", "N", false,
              Cli::tr("Threads. The result does not depend on their number. Default: one a processor.")},
             {"out", "o", "FILE", false, Cli::tr("Write the result to a file.")},
             json()}};
}

CommandInfo outlook()
{
    return {"outlook",
            "VARIANT",
            1,
            1,
            Cli::tr("Fit the weights by which searching bots see who is ahead to games between bots, and print them as "
                    "rules.yaml has them."),
            {{"games", "", "N", false, Cli::tr("Number of games. Default: 1000.")},
             {"factor", "", "", false,
              Cli::tr("Keep the weights of the rules in proportion, and fit the factor of all of them alone.")},
             seed(),
             set(),
             players(),
             bots(),
             json()}};
}

OptionInfo html() { return {"html", "", "FILE", false, Cli::tr("Write a report with charts, a page of HTML.")}; }
OptionInfo csv() { return {"csv", "", "FILE", false, Cli::tr("Write all numbers as a table, CSV.")}; }

CommandInfo merge()
{
    return {"merge",
            "FILE",
            1,
            kAny,
            Cli::tr("Put the parts of a simulation, experiment or tournament together: files, or a folder that holds "
                    "them all."),
            {{"anyway", "", "", false, Cli::tr("Continue when parts are missing from a folder.")},
             {"out", "o", "FILE", false, Cli::tr("Write the result to a file.")},
             html(),
             csv(),
             json()}};
}

CommandInfo experiment()
{
    return {
        "experiment",
        "FILE",
        0, // with --pairs a result says it all
        1,
        Cli::tr("Carry out an experiment: measure a variant, compare changes, find out which options matter or "
                "which value of a number is fair."),
        {{"shard", "", "I/N", false, Cli::tr("Play only part I of N; merge puts the parts together.")},
         {"jobs", "j", "N", false,
          Cli::tr("Threads. The result does not depend on their number. Default: one a processor.")},
         {"parts", "", "N", false, Cli::tr("With --tasks: into how many parts the experiment is divided.")},
         {"tasks", "", "", false, Cli::tr("Print a command for each part, and play nothing.")},
         {"into", "", "FOLDER", false,
          Cli::tr("With --tasks: where the parts are written. Default: beside the experiment.")},
         {"pairs", "", "RESULT", false,
          Cli::tr(
              "Play nothing; write with --out the experiment on pairs of the options that moved most in this result.")},
         {"matters", "", "", false,
          Cli::tr("Name a variant instead of a file, and ask of each of its options what changing it does.")},
         {"games", "", "N", false,
          Cli::tr("With --matters: games of each change at most. Default: 1000; with --precision as many as it may "
                  "take, 70000 for 1.")},
         bots(),
         players(),
         {"precision", "", "N", false, Cli::tr("With --matters: stop when the shares of wins are known to N in 100.")},
         {"out", "o", "FILE", false, Cli::tr("Write the result to a file.")},
         html(),
         csv(),
         json()}};
}

CommandInfo odds()
{
    return {
        "odds",
        "RULESET",
        1,
        1,
        Cli::tr("Print the exact odds of a battle."),
        {{"attack", "", "PIECES", false, Cli::tr("Attacking pieces: \"3 faun, 1 centaur\".")},
         {"defend", "", "PIECES", false, Cli::tr("Defending pieces: \"2 boggle\".")},
         {"at", "", "PLACE", false, Cli::tr("Place of the battle. Default: one without anything special.")},
         {"from", "", "PLACE", false, Cli::tr("Place from which the attackers come. Default: over an open border.")},
         {"with", "", "WORDS", false, Cli::tr("What helps either side, as the rules know it: \"general, castle\".")},
         {"map", "", "MAP", false, Cli::tr("Map. Default: the first that can be played with the rules.")},
         set(),
         json()}};
}

CommandInfo adjudicate()
{
    return {"adjudicate",
            "POSITION",
            1,
            1,
            Cli::tr("Carry out one turn of written orders and report it as in a game by mail. POSITION is a saved "
                    "game, or a variant "
                    "(a file, map/variant, or map:ruleset) that begins."),
            {{"orders", "", "FILE", true,
              Cli::tr("A sheet of orders. May be given several times. A file named after a power, such as france.txt, "
                      "holds that power's.")},
             {"check", "", "", false,
              Cli::tr("Read the orders and say what they amount to, without carrying anything out.")},
             {"anyway", "", "", false,
              Cli::tr("Continue when something on a sheet cannot be read: those units have no order.")},
             {"answer", "", "WORD", true,
              Cli::tr("What chance or the game master says to the next question: a number, a place or a word. May be "
                      "given several times.")},
             {"rules", "", "", false, Cli::tr("End each line of the report with the rule that it rests on.")},
             {"reports", "", "FOLDER", false,
              Cli::tr("Write a report for each power, with what it may know, one for the game master and one for "
                      "everybody: text, page and picture.")},
             {"language-of", "", "READER=LANGUAGE", true,
              Cli::tr("Write the report of a power, of the master or of the public in another language than --lang, "
                      "such as france=fr; --journal keeps it. May be given several times.")},
             {"journal", "", "FILE", false, Cli::tr("Write the game as a saved game.")},
             {"picture", "", "FILE", false, Cli::tr("Draw the board afterwards: .png, .svg or .pdf.")},
             {"paper", "", "PAPER", false, Cli::tr("Paper that a .pdf is made for: a4, a3 or letter.")},
             seed(),
             set(),
             players(),
             json()}};
}

OptionInfo styleOption(QString help) { return {"style", "", "NAME", false, std::move(help)}; }

/// How the cartographer draws a board.
std::vector<OptionInfo> artOptions()
{
    return {{"seed", "", "N", false, Cli::tr("Another number arranges trees and hills differently.")},
            {"fills", "", "WHAT", false, Cli::tr("Colours of territories: by terrain, or by regions.")},
            {"woods", "", "N", false, Cli::tr("How dense woods are, from 0 to 3.")},
            {"heights", "", "N", false, Cli::tr("How dense hills and mountains are, from 0 to 3.")},
            {"fresh", "", "", false,
             Cli::tr("Leave out what people and other programs have drawn around the territories.")}};
}

CommandInfo draw()
{
    std::vector<OptionInfo> options = artOptions();
    options.push_back(json());
    options.insert(options.begin(),
                   styleOption(Cli::tr("Style of the board: parchment, atlas, print, ... Default: as the "
                                       "map says.")));
    return {"draw",
            "MAP",
            1,
            1,
            Cli::tr("Draw the board of a map, with coasts, borders, rivers, woods and mountains, and save it."),
            std::move(options)};
}

CommandInfo render()
{
    CommandInfo command{"render",
                        "FILE",
                        1,
                        1,
                        Cli::tr("Draw the board of a map or of a saved game."),
                        {{"out", "o", "FILE", false, Cli::tr("The picture: .png, .svg or .pdf.")},
                         {"width", "", "PIXELS", false, Cli::tr("Width of the picture. Default: 1200.")},
                         {"theme", "", "NAME", false, Cli::tr("Colours: light or dark. Default: light.")},
                         styleOption(Cli::tr("Draw the board of a map anew in this style first; nothing is saved.")),
                         json()}};
    for (OptionInfo& option : artOptions()) command.options.push_back(std::move(option));
    return command;
}

CommandInfo importing()
{
    return {
        "import",
        "FILE",
        1,
        1,
        Cli::tr("Make a map from one of another program: a file, a folder or a zip. What could not be imported is "
                "listed, and why."),
        {{"out", "o", "FOLDER", false, Cli::tr("The folder of the new map. It must not exist, or be empty.")},
         {"from", "", "FORM", false,
          Cli::tr("What the file is: svg, warzone, domination, conquest, triplea, jdip, godip, geojson, topojson or "
                  "marches-map. Default: as it looks.")},
         {"name", "", "TEXT", false, Cli::tr("Name of the map. Default: as the file says.")},
         {"names-in", "", "LANGUAGE", false,
          Cli::tr("The language of the names, such as en or fr. Default: as the file says, else en.")},
         {"name-property", "", "KEY", false, Cli::tr("GeoJSON and TopoJSON: the property with the names.")},
         {"id-property", "", "KEY", false, Cli::tr("GeoJSON and TopoJSON: the property that ids are made of.")},
         {"region-property", "", "KEY", false, Cli::tr("GeoJSON and TopoJSON: the property with the regions.")},
         {"object", "", "KEY", false, Cli::tr("TopoJSON: which object. Default: that with the most parts.")},
         {"variant", "", "TEXT", false,
          Cli::tr("jDip: which variant of the package. TripleA: which game of the map. Default: the one it "
                  "prefers, or that uses most of it.")},
         {"coast-lanes", "", "", false,
          Cli::tr("Join lands across the water by lanes, for games without ships, where the file has no such lanes.")},
         {"projection", "", "NAME", false,
          Cli::tr("Of degrees: equirectangular, mercator, natural-earth, equal-earth. Of a flat plane: none, whose y "
                  "grows downwards, or none-up. Default: by what is shown.")},
         {"simplify", "", "N", false,
          Cli::tr("How far outlines of GeoJSON and TopoJSON may move, in board units. Default: 0.4.")},
         json()}};
}

CommandInfo exporting()
{
    return {"export",
            "MAP",
            1,
            1,
            Cli::tr("Write a map in the form of another program. What that form cannot hold is listed."),
            {{"to", "", "FORM", false,
              Cli::tr("The form: svg, warzone, domination, jdip, godip, geojson, topojson, csv, graphml, or "
                      "marches-map, a packed map to be sent.")},
             {"out", "o", "FILE", false, Cli::tr("The file. Of domination, jdip and godip a new folder, or a .zip.")},
             json()}};
}

CommandInfo translation()
{
    return {
        "i18n",
        "ACTION PATH",
        1,
        kAny,
        Cli::tr("Work on translations: those of maps, rules and texts (.po), and those of the window (.ts). ACTION is "
                "extract (a new file), update (bring files in step with their source), report (what is missing or "
                "wrong), pseudo (a made-up language that shows what cannot be translated), pack (all that is "
                "translated into a language, in one zip to be sent) or take (what such a zip, the first PATH, has for "
                "the others)."),
        {{"to", "", "CODE", false,
          Cli::tr("Language of the translation: fr, pt-BR, ... update and report take all that are there by default.")},
         {"out", "o", "FILE", false,
          Cli::tr("Write extract and pseudo to a file instead of printing them; the zip of pack.")},
         {"theirs", "", "", false,
          Cli::tr("With take: theirs where a text differs, too. Default: what is here stays.")},
         json()}};
}

CommandInfo list()
{
    return {"list",
            "LIST",
            0,
            1,
            Cli::tr("List what there is, a name a line with its title: variants, maps or rules. Default: variants."),
            {json()}};
}

CommandInfo completion()
{
    return {"completion",
            "SHELL",
            1,
            1,
            Cli::tr("Print a script by which a shell completes what is typed: bash, zsh or fish."),
            {json()}};
}

CommandInfo guide()
{
    return {"guide",
            "RULESET",
            0,
            kAny,
            Cli::tr("Write the guide with its pictures as web pages, and the rule books of games: of those named, else "
                    "of all."),
            {{"out", "o", "FOLDER", false, Cli::tr("Where the pages go; the folder is made.")},
             {"language", "", "CODE", false, Cli::tr("Language of the pages. Default: that of what is printed.")},
             json()}};
}

} // namespace

const std::vector<CommandInfo>& commands()
{
    static const std::vector<CommandInfo> all = {validate(),    check(),      schema(),     play(),      simulate(),
                                                 merge(),       experiment(), tournament(), outlook(),   odds(),
                                                 adjudicate(),  draw(),       render(),     importing(), exporting(),
                                                 translation(), list(),       guide(),      completion()};
    return all;
}

} // namespace marches::app
