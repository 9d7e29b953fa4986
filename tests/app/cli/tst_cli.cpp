// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

#include "tests/app/mail/writtengame.h"

namespace {

struct Ran {
    int status = -1;
    QByteArray out;
    QByteArray err;
    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

/// Runs the built program as a person would; a crash or a hang gives status -1.
Ran run(const QStringList& arguments, const QStringList& environment = {})
{
    QProcess process;
    QProcessEnvironment clean = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"LANGUAGE", "LC_MESSAGES", "LANG"}) clean.remove(QLatin1String(name));
    clean.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    for (const QString& setting : environment)
        clean.insert(setting.section(QLatin1Char('='), 0, 0), setting.section(QLatin1Char('='), 1));
    process.setProcessEnvironment(clean);
    process.start(QStringLiteral(MARCHES_CLI), arguments);
    Ran ran;
    if (process.waitForFinished(240'000) && process.exitStatus() == QProcess::NormalExit)
        ran.status = process.exitCode();
    ran.out = process.readAllStandardOutput();
    ran.err = process.readAllStandardError();
    return ran;
}

QString source(const char* path) { return QStringLiteral(MARCHES_SOURCE_DIR "/") + QLatin1String(path); }

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString& path, const QByteArray& bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

const QStringList kCommands = {"draw",    "validate", "check", "schema",     "play",      "simulate", "tournament",
                               "outlook", "merge",    "odds",  "adjudicate", "render",    "i18n",     "experiment",
                               "import",  "export",   "list",  "guide",      "completion"};

const char* const kGame = "narnia:narnia-risk-junior";

} // namespace

class TestCli : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void helpInBothLanguages();
    void manualNamesEverything();
    void wrongUsage_data();
    void wrongUsage();
    void languageIsChosen();
    void validate();
    void validateTellsWhere();
    void check();
    void checkCases();
    void adjudicate();
    void reportsForEachReader();
    void wholeGamesBySheets_data();
    void wholeGamesBySheets();
    void aReaderHasALanguage();
    void badSheetsChangeNothing();
    void schemas();
    void playIsDeterministic();
    void playInFrench();
    void savedGames();
    void simulate();
    void shardsMergeToOneRun();
    void compare();
    void tournament();
    void outlook();
    void experiments();
    void experimentsThatChangeNothing();
    void whatMatters();
    void precisionIsTold();
    void manyPartsAreMergedInTurn();
    void foldersOfParts();
    void whatIsFair();
    void odds();
    void oddsAsOneTypesThem();
    void lists();
    void completions();
    void answersInJson_data();
    void answersInJson();
    void failsInJson_data();
    void failsInJson();
    void guide();
    void render();
    void ownStyles();
    void translations();
    void aLanguageInOneFile();
    void aLanguageIsTakenWhereItIsTold();
    void aPersonsOwnTranslationsAreSentAndTaken();
    void namesAreMeasuredOnTheBoard();
    void wordsOfTheWindow();
    void sumsOfNoGamesAreNotMerged();
    void answersThatCannotBeWritten();
    void outputsAreTriedFirst();
    void errorsNameTheirFile();
    void strangersOpenNothingElse();
    void floodsAreCutShort();
    void gamesWithoutAnEndHaveNoWinner();
    void nothingIsToldTwice();
    void languagesAreCodes();
    void translationsAreSaidToBeSome();
    void pdfsAreTheSameEverywhere();
    void foreignMaps();
    void hostileArguments();
    void unreadableData();
    void ownFolders();

private:
    QTemporaryDir m_folder;
    QString file(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
};

void TestCli::initTestCase() { QVERIFY(m_folder.isValid()); }

void TestCli::helpInBothLanguages()
{
    const Ran english = run({"--help"});
    QCOMPARE(english.status, 0);
    const Ran french = run({"--lang", "fr", "--help"});
    QCOMPARE(french.status, 0);
    QVERIFY(english.out != french.out);
    QVERIFY(french.out.contains("Afficher cette aide"));
    for (const char* heading : {"Options:", "Subcommands", "Usage", "Commands"})
        QVERIFY2(!french.out.contains(heading), heading);
    for (const QString& command : kCommands) {
        QVERIFY2(english.out.contains(command.toUtf8()), qPrintable(command));
        const Ran help = run({command, "--help"});
        QCOMPARE(help.status, 0);
        QVERIFY(help.out.contains("--help"));
        QVERIFY2(help.out.contains("--json"), qPrintable(command));
        QVERIFY(help.err.isEmpty());
        QVERIFY(run({"--lang=fr", command, "--help"}).out != help.out);
    }
    const QRegularExpression version(QStringLiteral("^marches-cli \\d+\\.\\d+\\.\\d+( \\([0-9a-f]+\\+?\\))?\n$"));
    QVERIFY(version.match(QString::fromUtf8(run({"--version"}).out)).hasMatch());
}

void TestCli::manualNamesEverything()
{
    const QString manual = QString::fromUtf8(contents(source("man/marches-cli.1"))).remove(QLatin1Char('\\'));
    const QRegularExpression option(QStringLiteral("--[a-z][a-z-]*"));
    for (const QString& command : kCommands) {
        const qsizetype start =
            manual.indexOf(QRegularExpression(QStringLiteral("\n\\.BR ") + command + QStringLiteral(" ")));
        QVERIFY2(start >= 0, qPrintable(command));
        const QString section = manual.mid(start, manual.indexOf(QStringLiteral("\n.TP"), start) - start);
        const QString help = QString::fromUtf8(run({command, "--help"}).out);
        for (auto match = option.globalMatch(help); match.hasNext();) {
            const QString name = match.next().captured();
            const bool common = name == QLatin1String("--help") || name == QLatin1String("--lang") ||
                                name == QLatin1String("--data") || name == QLatin1String("--own");
            QVERIFY2((common ? manual : section).contains(name), qPrintable(command + QLatin1Char(' ') + name));
        }
    }
    for (const char* name : {"--lang", "--data", "--own", "--help", "--version"})
        QVERIFY(manual.contains(QLatin1String(name)));
}

void TestCli::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const QStringList& arguments, const char* said) {
        QTest::newRow(name) << arguments << QString::fromUtf8(said);
    };
    row("nothing", {}, "A command is missing");
    row("unknown command", {"validat", "x"}, "Did you mean “validate”");
    row("command with more", {"draw-map", "x"}, "Did you mean “draw”");
    row("command cut off", {"simul", "x"}, "Did you mean “simulate”");
    row("unknown option", {"play", kGame, "--sed", "1"}, "Did you mean “--seed”");
    row("unknown option with value", {"play", kGame, "--jornal=x"}, "Did you mean “--journal”");
    row("unknown global option", {"--lagn", "fr", "check", "x"}, "--lang");
    row("no path", {"validate"}, "PATH is missing");
    row("too many", {"play", kGame, "more"}, "one argument too many");
    row("no value", {"play", kGame, "--seed"}, "--seed needs a value");
    row("no number", {"play", kGame, "--seed", "one"}, "whole number");
    row("number out of range", {"simulate", kGame, "--jobs", "0"}, "whole number");
    row("huge number", {"play", kGame, "--seed", "99999999999999999999999"}, "whole number");
    row("twice", {"play", kGame, "--seed", "1", "--seed", "2"}, "only once");
    row("no setting", {"play", kGame, "--set", "nonsense"}, "nonsense");
    row("bot", {"play", kGame, "--bots", "mediun"}, "Did you mean “medium”");
    row("bots for other seats", {"play", kGame, "--bots", "easy,easy,easy,easy,easy"}, "5 levels");
    row("shard", {"simulate", kGame, "--shard", "3/2"}, "2/8");
    row("picture", {"play", kGame, "--picture", "board.bmp"}, ".png");
    row("schema of nothing", {"schema"}, "--ruleset");
    row("schema of something", {"schema", "mapp"}, "Did you mean “map”");
    row("ruleset", {"schema", "--ruleset", "narnia-risk-junio"}, "Did you mean “narnia-risk-junior”");
    row("render nowhere", {"render", "narnia"}, "-o");
    row("action", {"i18n", "raport", "maps"}, "Did you mean “report”");
    row("action alone", {"i18n", "report"}, "PATH is missing");
    row("extract into no language", {"i18n", "extract", source("maps/narnia"), "--to", "zz9"}, "zz9");
    row("extract into nothing", {"i18n", "extract", source("maps/narnia")}, "--to");
    row("an empty argument", {"validate", ""}, "empty");
    row("a file without a name", {"merge", source("README.md"), "-o", ""}, "takes the name of a file");
    row("a folder for a file", {"simulate", kGame, "-o", "new/sub/"}, "takes the name of a file");
    row("odds without armies", {"odds", "narnia-risk-junior"}, "--attack");
    row("odds with nonsense", {"odds", "narnia-risk-junior", "--attack", "many", "--defend", "1 boggle"},
        "3 faun, 1 centaur");
    row("odds with unknown pieces", {"odds", "narnia-risk-junior", "--attack", "3 fawn", "--defend", "1 boggle"},
        "Did you mean “faun”");
}

void TestCli::wrongUsage()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, said);
    const Ran ran = run(arguments);
    QCOMPARE(ran.status, 2);
    QVERIFY2(QString::fromUtf8(ran.err).contains(said), ran.err.constData());
    QVERIFY(ran.out.isEmpty());
    const Ran french = run(QStringList{"--lang", "fr"} + arguments);
    QCOMPARE(french.status, 2);
    QVERIFY(french.err != ran.err);
}

void TestCli::languageIsChosen()
{
    const QByteArray english = run({"bogus"}).err;
    const QByteArray french = run({"--lang", "fr", "bogus"}).err;
    QVERIFY(english != french);
    QCOMPARE(run({"bogus"}, {"LC_ALL=", "LANG=fr_FR.UTF-8"}).err, french);
    QCOMPARE(run({"bogus"}, {"LC_ALL=fr_CA.UTF-8"}).err, french);
    QCOMPARE(run({"bogus"}, {"LC_ALL=", "LC_MESSAGES=fr_FR.UTF-8", "LANG=en_GB.UTF-8"}).err, french);
    QCOMPARE(run({"bogus"}, {"LC_ALL=", "LANGUAGE=fr:en", "LANG=en_GB.UTF-8"}).err, french);
    QCOMPARE(run({"bogus"}, {"LC_ALL=C", "LANGUAGE=fr"}).err, english);
    QCOMPARE(run({"--lang", "en", "bogus"}, {"LC_ALL=fr_FR.UTF-8"}).err, english);
    QCOMPARE(run({"--lang", "../../etc", "bogus"}).err, english);
    QCOMPARE(run({"--lang", "tlh", "bogus"}).err, english);
}

void TestCli::validate()
{
    const Ran ran = run({"validate", "--json", source("maps"), source("resources")});
    const QJsonObject answer = ran.json();
    QVERIFY2(ran.status == 0, ran.out.constData());
    QCOMPARE(answer.value("bad").toInt(), 0);
    QStringList kinds;
    for (const QJsonValue& file : answer.value("files").toArray()) kinds << file.toObject().value("kind").toString();
    for (const char* kind : {"map", "rules", "variant", "po", "style", "stamps", "stamp", "lesson"})
        QVERIFY2(kinds.contains(QLatin1String(kind)), kind);
    QCOMPARE(run({"validate", file("nowhere")}).status, 1);
    QDir(m_folder.path()).mkpath(QStringLiteral("empty"));
    QCOMPARE(run({"validate", file("empty")}).status, 1);
}

void TestCli::validateTellsWhere()
{
    QVERIFY(write(file("broken/map.yaml"), "marches: map/1\nid: broken\nlanguage: en\nname: Broken\nsize: [10, "
                                           "10]\nterritories:\n  a: {name: A, terain: plain}\n"));
    const Ran ran = run({"validate", file("broken")});
    QCOMPARE(ran.status, 1);
    QVERIFY2(ran.err.contains("map.yaml:7:"), ran.err.constData());
    QVERIFY2(ran.err.contains("terrain"), ran.err.constData());
    const QJsonObject answer = run({"validate", "--json", file("broken")}).json();
    const QJsonObject error =
        answer.value("files").toArray().at(0).toObject().value("errors").toArray().at(0).toObject();
    QCOMPARE(error.value("line").toInt(), 7);
    QVERIFY(!error.value("text").toString().isEmpty());
    QVERIFY(run({"--lang", "fr", "validate", file("broken")}).err != ran.err);
    QVERIFY(write(file("narnia/map.yaml"), contents(source("maps/narnia/map.yaml"))));
    QVERIFY(write(file("narnia/board.svg"), "<svg xmlns='http://www.w3.org/2000/svg'><g>"));
    const Ran drawing = run({"validate", file("narnia")});
    QCOMPARE(drawing.status, 1);
    QVERIFY2(drawing.err.contains("board.svg:"), drawing.err.constData());
    QVERIFY(write(file("art/mine.yaml"), "marches: style/1\nid: mine\nnames: {en: Mine}\npapr: \"#fff\"\n"));
    QVERIFY(write(file("art/stamps/hut.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>"));
    const QByteArray art = run({"validate", file("art")}).err;
    QVERIFY2(art.contains("mine.yaml:4:") && art.contains("hut.svg"), art.constData());
    QVERIFY(write(file("po/fr.po"), "msgid \"a\nmsgstr \"\"\n"));
    const Ran po = run({"validate", file("po")});
    QCOMPARE(po.status, 1);
    QVERIFY2(po.err.contains("fr.po:1:7:"), po.err.constData());
}

void TestCli::check()
{
    const QByteArray scenario =
        "marches: scenario/1\ntitle: A game begins\nrules: []\nmap: narnia\nruleset: narnia-risk-junior\nsteps:\n"
        "  - expect: {over: EXPECTED}\n";
    QVERIFY(write(file("scenarios/good.yaml"), QByteArray(scenario).replace("EXPECTED", "false")));
    const Ran good = run({"check", file("scenarios")});
    QVERIFY2(good.status == 0, good.err.constData());
    QVERIFY(write(file("scenarios/wrong.yaml"), QByteArray(scenario).replace("EXPECTED", "true")));
    const Ran wrong = run({"check", file("scenarios")});
    QCOMPARE(wrong.status, 1);
    QVERIFY2(wrong.err.contains("wrong.yaml:7:"), wrong.err.constData());
    const QJsonObject answer = run({"check", "--json", file("scenarios")}).json();
    QCOMPARE(answer.value("passed").toInt(), 1);
    QCOMPARE(answer.value("failed").toInt(), 1);
    QCOMPARE(run({"check", file("empty")}).status, 1);
    QCOMPARE(run({"check", file("scenarios/good.yaml"), "--without", "XYZ-1"}).status, 2);
    QCOMPARE(run({"check", file("scenarios/good.yaml"), "--without", "NRJ-35"}).status, 0); // it does not rest on that
}

void TestCli::checkCases()
{
    const Ran good = run({"check", source("tests/data/datc/6a.yaml")});
    QVERIFY2(good.status == 0, good.err.constData());
    QVERIFY(good.out.contains("passed  6.A.1  "));
    QByteArray spoiled = contents(source("tests/data/datc/6a.yaml"));
    QVERIFY(write(file("cases/bad.yaml"), spoiled.replace("result: void", "result: succeeds")));
    const Ran bad = run({"check", file("cases")});
    QCOMPARE(bad.status, 1);
    QVERIFY(bad.out.contains("FAILED  6.A.1  "));
    QVERIFY2(bad.err.contains("bad.yaml:") && bad.err.contains("void instead of succeeds"), bad.err.constData());
    const QJsonObject answer = run({"check", "--json", file("cases")}).json();
    QVERIFY(answer.value("failed").toInt() > 0);
    QVERIFY(run({"check", "--lang=fr", file("cases")}).err.contains("au lieu de"));
    QVERIFY(write(file("broken/cases.yaml"),
                  "format: marches-diplomacy-cases 1\nboard: standard-diplomacy-map\ncases: 7\n"));
    const Ran broken = run({"check", file("broken/cases.yaml")});
    QCOMPARE(broken.status, 1);
    QVERIFY2(broken.err.contains("cases.yaml:3:"), broken.err.constData());
    // Games of other rules are played on larger boards than orders are written for.
    QByteArray vast = "marches: map/1\nid: vast\nlanguage: en\nname: Vast\nsize: [100, 100]\nterritories:\n";
    for (int i = 0; i < 1100; ++i) vast += "  p" + QByteArray::number(i) + ": {name: P}\n";
    QVERIFY(write(file("vast/map.yaml"), vast));
    QVERIFY(write(file("vast/cases.yaml"),
                  "format: marches-diplomacy-cases 1\nboard: " + file("vast/map.yaml").toUtf8() + "\ncases: []\n"));
    const Ran large = run({"check", file("vast/cases.yaml")});
    QCOMPARE(large.status, 1);
    QVERIFY2(large.err.contains("1100") && large.err.contains("1024"), large.err.constData());
}

void TestCli::adjudicate()
{
    QVERIFY(write(file("mail/france.txt"), "A Paris - Burgundy\nA Mar S A Par - Bur\nF Bre - MAO\n"));
    QVERIFY(write(file("mail/others.txt"),
                  "Germany: A Mun - Bur\nAngleterre: F Londres va en mer du Nord\nItaly: A Ven - Par\n"));
    const QStringList orders{"--orders", file("mail/france.txt"), "--orders", file("mail/others.txt")};
    const Ran checked = run(QStringList{"adjudicate", "diplomacy-europe/standard", "--check"} + orders);
    QCOMPARE(checked.status, 1); // Venice does not reach Paris
    QVERIFY2(checked.out.contains("England: F Lon - NTH\n") && checked.out.contains("DIP-04"), checked.out.constData());
    const Ran spring =
        run(QStringList{"adjudicate", "diplomacy-europe/standard", "--journal", file("mail/game.yaml")} + orders);
    QVERIFY2(spring.status == 0, spring.err.constData());
    QVERIFY(spring.out.startsWith("Spring 1901\n"));
    QVERIFY2(spring.out.contains("France: A Bur, A Mar, F MAO (units: 3, centres: 3)"), spring.out.constData());
    QVERIFY(spring.out.contains("Germany: army Munich"));
    QVERIFY(spring.out.contains("Next: Fall 1901\n"));

    QVERIFY(write(file("mail/fall.txt"), "France: F MAO - Spa/sc\nEngland: F NTH - Nwy\n"));
    const Ran fall = run({"adjudicate", "--lang=fr", "--rules", file("mail/game.yaml"), "--orders",
                          file("mail/fall.txt"), "--picture", file("mail/board.png")});
    QVERIFY2(fall.status == 0, fall.err.constData());
    QVERIFY2(fall.out.contains("Automne 1901") && fall.out.contains("DIP-20"), fall.out.constData());
    QVERIFY(contents(file("mail/board.png")).startsWith("\x89PNG"));

    QVERIFY(write(file("mail/typo.txt"), "France:\n  A Parsi - Bur\n"));
    const Ran typo = run({"adjudicate", "diplomacy-europe/standard", "--orders", file("mail/typo.txt"), "--journal",
                          file("mail/no.yaml")});
    QCOMPARE(typo.status, 1);
    QVERIFY2(typo.err.contains("typo.txt:2:5:") && typo.err.contains("Paris"), typo.err.constData());
    QVERIFY(!QFile::exists(file("mail/no.yaml")));
    QCOMPARE(run({"adjudicate", "diplomacy-europe/standard", "--anyway", "--orders", file("mail/typo.txt")}).status, 0);
    QCOMPARE(run({"adjudicate", "narnia/official", "--orders", file("mail/fall.txt")}).status, 1);
    QCOMPARE(run({"adjudicate", "diplomacy-europe/standard", "--orders", file("mail/none.txt")}).status, 1);
    const QJsonObject answer =
        run({"adjudicate", "--json", "diplomacy-europe/standard", "--orders", file("mail/france.txt")}).json();
    QCOMPARE(answer.value("units").toArray().size(), 7);
}

void TestCli::reportsForEachReader()
{
    // Two games that differ in where the High King is: only Narnia, who stands beside him and the game master learn it.
    QVERIFY(write(file("wars/start.txt"), "Queen: Queen Jadis\n"));
    QVERIFY(write(file("wars/spring.txt"), "Calormen: A ILK - AZI\nArchenland: COR with A ANV\n"));
    for (const char* place : {"Rush Valley", "Stone Table"}) {
        const QByteArray name = QByteArray(place).left(4);
        const QString game = file(("wars/" + name + ".yaml").constData());
        const Ran start = run({"adjudicate", "narnian-wars/standard", "--orders", file("wars/start.txt"), "--answer",
                               QString::fromLatin1(place), "--journal", game});
        QVERIFY2(start.status == 0, start.err.constData());
        const Ran spring = run(
            {"adjudicate", game, "--orders", file("wars/spring.txt"), "--reports", file(("wars/" + name).constData())});
        QVERIFY2(spring.status == 0, spring.err.constData());
    }
    const auto same = [this](const char* reader, const char* kind) {
        const QByteArray name = QByteArray("/") + reader + kind;
        const QByteArray one = contents(file(("wars/Rush" + name).constData()));
        return !one.isEmpty() && one == contents(file(("wars/Ston" + name).constData()));
    };
    for (const char* kind : {".txt", ".html", ".png"}) {
        for (const char* reader :
             {"archenland", "dwarfs", "giants", "telmar", "lone-islands", "calormen", "queen", "public"})
            QVERIFY2(same(reader, kind), reader);
        for (const char* reader : {"narnia", "master"}) QVERIFY2(!same(reader, kind), reader);
    }
    QVERIFY(contents(file("wars/Rush/calormen.txt")).contains("for Calormen"));
    QVERIFY(contents(file("wars/Rush/master.html")).contains("<img src=\"master.png\""));
    const Ran unfit = run({"adjudicate", "narnian-wars/standard", "--orders", file("wars/start.txt"), "--answer",
                           "Nowhere", "--reports", file("wars/none")});
    QCOMPARE(unfit.status, 1);
    QVERIFY2(unfit.err.contains("Nowhere"), unfit.err.constData());
    QVERIFY(!QFile::exists(file("wars/none")));
    // A check shows what is good beside what is bad.
    QVERIFY(write(file("wars/mixed.txt"), "Queen: Queen Jadis\nNarnai: A BEA H\nTelmar: A Nowhere H\n"));
    const Ran mixed = run({"adjudicate", "narnian-wars/standard", "--check", "--orders", file("wars/mixed.txt")});
    QCOMPARE(mixed.status, 1);
    QVERIFY2(mixed.out.contains("Queen: Queen Jadis"), mixed.out.constData());
    QVERIFY2(mixed.err.contains("mixed.txt:2:1:") && mixed.err.contains("mixed.txt:3:11:"), mixed.err.constData());
    QVERIFY(write(file("wars/empty.txt"), "# nothing\n"));
    QVERIFY(run({"adjudicate", "narnian-wars/standard", "--orders", file("wars/empty.txt")}).err.contains("empty.txt"));
}

void TestCli::wholeGamesBySheets_data()
{
    QTest::addColumn<QStringList>("begin");
    QTest::addRow("diplomacy") << QStringList{"diplomacy-europe/standard", "--language-of", "austria=fr",
                                              "--language-of", "russia=fr"};
    QTest::addRow("narnian-wars") << QStringList{"narnian-wars:narnian-wars",
                                                 "--players",
                                                 "9",
                                                 "--set",
                                                 "house.gm-mode=human",
                                                 "--language-of",
                                                 "narnia=fr",
                                                 "--language-of",
                                                 "lone-islands=fr"};
}

/// Games as a game master has them, from sheets alone, to their last report; MARCHES_WRITE=1 writes the reports anew.
/// The window plays the same ones (tst_mailpage).
void TestCli::wholeGamesBySheets()
{
    QFETCH(QStringList, begin);
    const QString name = QString::fromLatin1(QTest::currentDataTag());
    const auto turns = marches::tests::writtenGame(name);
    QVERIFY(turns.size() >= 4);
    const QString game = file((name + "-by-mail.yaml").toUtf8().constData());
    QStringList position = begin;
    const bool writes = qEnvironmentVariableIsSet("MARCHES_WRITE");
    for (std::size_t i = 0; i < turns.size(); ++i) {
        const auto& turn = turns[i];
        // Pictures take their time: some turns are told here, all of them on the page.
        const bool told = writes || i % 8 == 0 || i + 1 == turns.size();
        const QString out = file((name + '/' + turn.name).toUtf8().constData());
        QStringList arguments = QStringList{"adjudicate"} + position + QStringList{"--journal", game};
        if (told) arguments << "--reports" << out;
        for (const QString& sheet : turn.sheets) arguments << "--orders" << sheet;
        for (const QString& answer : turn.answers) arguments << "--answer" << answer;
        const Ran ran = run(arguments);
        QVERIFY2(ran.status == 0, (turn.name.toUtf8() + ": " + ran.err).constData());
        const QByteArray found = told ? marches::tests::reportsIn(out) : contents(turn.reports);
        if (writes) QVERIFY(write(turn.reports, found));
        const QByteArray wrong = marches::tests::firstDifference(found, contents(turn.reports));
        QVERIFY2(wrong.isEmpty(), (turn.name.toUtf8() + ": " + wrong).constData());
        position = QStringList{game};
    }
    // The saved game has the sheets as they came, for the window to go on with.
    QVERIFY(contents(game).contains("\nmail:\n"));
    QVERIFY(contents(game).contains("A Paris - Burgundy") || contents(game).contains("The Queen is Jadis"));
}

void TestCli::aReaderHasALanguage()
{
    QVERIFY(write(file("lang/france.txt"), "A Par - Bur\nA Mar - Mos\n"));
    const QStringList turn{"adjudicate", "diplomacy-europe/standard", "--orders", file("lang/france.txt")};
    QCOMPARE(run(turn + QStringList{"--reports", file("lang/en")}).status, 0);
    const QStringList french{"--language-of", "france=fr"};
    QCOMPARE(run(turn + french + QStringList{"--reports", file("lang/fr"), "--journal", file("lang/game.yaml")}).status,
             0);
    const auto both = [this](const char* name) {
        return std::pair(contents(file((QByteArray("lang/en/") + name).constData())),
                         contents(file((QByteArray("lang/fr/") + name).constData())));
    };
    const auto [english, theirs] = both("france.txt");
    QVERIFY2(english.startsWith("Spring 1901 \xe2\x80\x93 for France\n"), english.constData());
    QVERIFY2(theirs.startsWith("Printemps 1901 \xe2\x80\x93 pour la France\n"), theirs.constData());
    QVERIFY(theirs.contains("Bourgogne") && !theirs.contains("Burgundy"));
    const auto [page, theirPage] = both("france.html");
    QVERIFY(page.contains("lang=\"en\"") && theirPage.contains("lang=\"fr\""));
    const auto [picture, theirPicture] = both("france.png");
    QVERIFY(!picture.isEmpty() && picture != theirPicture);
    for (const char* other : {"germany.txt", "germany.png", "master.txt", "master.png", "public.html"}) {
        const auto [one, two] = both(other);
        QVERIFY2(!one.isEmpty() && one == two, other);
    }
    // The saved game keeps it.
    QCOMPARE(run({"adjudicate", file("lang/game.yaml"), "--reports", file("lang/next")}).status, 0);
    QVERIFY(contents(file("lang/next/france.txt")).startsWith("Automne 1901"));
    QVERIFY(contents(file("lang/next/italy.txt")).startsWith("Fall 1901"));
    // What nobody is called, and what nobody speaks.
    for (const char* wrong : {"frnace=fr", "france=xx", "france", "=fr"}) {
        const Ran ran = run(turn + QStringList{"--language-of", wrong});
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.err.contains("language") || ran.err.contains("reader"), ran.err.constData());
    }
}

void TestCli::badSheetsChangeNothing()
{
    const QString game = file("bad/game.yaml");
    QVERIFY(write(file("bad/start.txt"), "France: A Par - Bur\n"));
    QCOMPARE(
        run({"adjudicate", "diplomacy-europe/standard", "--orders", file("bad/start.txt"), "--journal", game}).status,
        0);
    const QByteArray before = contents(game);
    QVERIFY(!before.isEmpty());
    QVERIFY(write(file("bad/binary.txt"), QByteArray("\x7f"
                                                     "ELF\0\1\2\3",
                                                     8)));
    QVERIFY(write(file("bad/huge.txt"), QByteArray(10'000'000, 'A')));
    QVERIFY(write(file("bad/typo.txt"), "Frnace: A Bur H\n"));
    for (const char* name : {"bad/binary.txt", "bad/huge.txt", "bad/typo.txt", "bad/none.txt"}) {
        const Ran ran = run({"adjudicate", game, "--orders", file(name), "--journal", game});
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.err.contains(name + 4), ran.err.constData());
        QVERIFY2(contents(game) == before, name);
    }
    QVERIFY(run({"adjudicate", game, "--orders", file("bad/typo.txt")}).err.contains("Did you mean 'france'?"));
    // Of others' units, and the same unit twice: told line by line, and what is good counts.
    QVERIFY(write(file("bad/france.txt"), "A Vie - Gal\nA Bur - Mun\nA Bur - Ruh\nF Bre - MAO\nA Bur - Atlantis\n"));
    const Ran checked = run({"adjudicate", game, "--check", "--orders", file("bad/france.txt"), "--journal", game});
    QCOMPARE(checked.status, 1);
    QVERIFY2(checked.out.contains("The unit is another power's") || checked.out.contains("another power"),
             checked.out.constData());
    QVERIFY2(checked.out.contains("France: A Bur - Ruh") && checked.out.contains("France: F Bre - MAO\n"),
             checked.out.constData());
    QVERIFY2(checked.err.contains("france.txt:5:9:"), checked.err.constData());
    QVERIFY(contents(game) == before);
    // A sheet of another time, in the letters of Windows.
    QVERIFY(write(file("bad/windows.txt"), "Autriche\xa0: F Tri tient\nRussie: F S\xe9"
                                           "bastopol tient\n"));
    const Ran windows = run({"adjudicate", game, "--check", "--orders", file("bad/windows.txt")});
    QVERIFY2(windows.out.contains("Russia: F Sev H\n"), (windows.out + windows.err).constData());
}

void TestCli::schemas()
{
    for (const char* kind :
         {"map", "variant", "rules", "deck", "scenario", "save", "texts", "style", "lesson", "experiment"}) {
        const Ran ran = run({"schema", QLatin1String(kind)});
        QCOMPARE(ran.status, 0);
        QVERIFY2(!ran.json().isEmpty(), kind);
    }
    const Ran guide = run({"schema", "--ruleset", "narnia-risk-junior"});
    QVERIFY2(guide.status == 0, guide.err.constData());
    QVERIFY(guide.out.contains("territories.{place}"));
    QCOMPARE(run({"schema", "--ruleset", "narnia-risk-junior", "--map", "nowhere"}).status, 1);
}

void TestCli::playIsDeterministic()
{
    const QStringList play = {"play", kGame, "--bots", "random", "--seed", "42"};
    const Ran first = run(play);
    QVERIFY2(first.status == 0, first.err.constData());
    QVERIFY(first.out.count('\n') > 50);
    QCOMPARE(run(play).out, first.out);
    const QJsonObject json = run(play + QStringList{"--json"}).json();
    QCOMPARE(json.value("seed").toString(), QStringLiteral("42"));
    QVERIFY(json.value("seats").toArray().size() >= 2);
    const QJsonObject other = run({"play", kGame, "--bots", "random", "--seed", "43", "--json"}).json();
    QVERIFY(json.value("hash") != other.value("hash"));
    QVERIFY(run(play + QStringList{"--quiet"}).out.size() < first.out.size());
    QCOMPARE(
        run({"play", kGame, "--bots", "random", "--players", "4", "--json"}).json().value("seats").toArray().size(), 4);
    QCOMPARE(run({"play", "narnia/nowhere"}).status, 1);
    QCOMPARE(run({"play", kGame, "--set", "no.such-option=true"}).status, 1);
}

void TestCli::playInFrench()
{
    const Ran french = run({"--lang", "fr", "play", kGame, "--bots", "random", "--seed", "42"});
    QVERIFY2(french.status == 0, french.err.constData());
    const Ran english = run({"play", kGame, "--bots", "random", "--seed", "42"});
    const QList<QByteArray> a = french.out.split('\n');
    const QList<QByteArray> b = english.out.split('\n');
    QCOMPARE(a.size(), b.size()); // the same game, told in another language
    QVERIFY(!french.out.contains('{'));
    QVERIFY(!english.out.contains('{'));
    int same = 0;
    for (qsizetype i = 0; i < a.size(); ++i) same += a[i] == b[i] && !a[i].isEmpty() ? 1 : 0;
    QVERIFY2(same * 50 < a.size(), qPrintable(QString::number(same)));
    const Ran pseudo = run({"--lang", "en-XA", "play", kGame, "--bots", "random", "--seed", "42"});
    QCOMPARE(pseudo.status, 0);
    QVERIFY(pseudo.out.startsWith("["));
}

void TestCli::savedGames()
{
    const QString save = file("game.marches");
    QCOMPARE(run({"play", kGame, "--bots", "random", "--seed", "5", "--quiet", "--journal", save}).status, 0);
    QVERIFY(contents(save).startsWith("marches: save/1\n"));
    const Ran valid = run({"validate", save});
    QVERIFY2(valid.status == 0, valid.err.constData());
    QVERIFY(write(save, contents(save).replace("do: ", "do: un")));
    QCOMPARE(run({"validate", save}).status, 1);
    QCOMPARE(run({"play", kGame, "--bots", "random", "--quiet", "--journal", "/dev/null/x"}).status, 1);
}

void TestCli::simulate()
{
    const QStringList simulate = {"simulate", kGame, "--bots", "random", "--games", "24", "--seed", "3"};
    const Ran one = run(simulate + QStringList{"--jobs", "1", "--out", file("one.yaml")});
    QVERIFY2(one.status == 0, one.err.constData());
    QCOMPARE(run(simulate + QStringList{"--jobs", "2", "--out", file("two.yaml")}).status, 0);
    QVERIFY(!contents(file("one.yaml")).isEmpty());
    QCOMPARE(contents(file("one.yaml")), contents(file("two.yaml")));
    const QJsonObject json = run(simulate + QStringList{"--json"}).json();
    QCOMPARE(json.value("games").toInt(), 24);
    QVERIFY(run(QStringList{"--lang", "fr"} + simulate).out != run(simulate).out);
    QCOMPARE(run({"validate", file("one.yaml")}).status, 0);
    QVERIFY(one.err.isEmpty()); // no bar where there is no terminal
}

void TestCli::shardsMergeToOneRun()
{
    const QStringList simulate = {"simulate", kGame, "--bots", "random", "--games", "24", "--seed", "3"};
    for (const char* part : {"1", "2", "3"})
        QCOMPARE(run(simulate + QStringList{"--shard", QLatin1String(part) + QStringLiteral("/3"), "--out", file(part)})
                     .status,
                 0);
    QCOMPARE(run({"merge", file("3"), file("1"), file("2"), "--out", file("merged.yaml")}).status, 0);
    QCOMPARE(contents(file("merged.yaml")), contents(file("one.yaml")));
    QCOMPARE(run({"merge", file("1"), file("1")}).status, 1);
    QCOMPARE(run({"merge", source("maps/narnia/map.yaml")}).status, 1);
    QVERIFY(run({"merge", "--json", file("1"), file("2")}).json().value("complete").isBool());
}

void TestCli::compare()
{
    const Ran ran = run(
        {"simulate", kGame, "--bots", "random", "--games", "10", "--vs", "advanced.wooded-two-dice=true", "--json"});
    QVERIFY2(ran.status == 0, ran.err.constData());
    QVERIFY(ran.json().contains("other"));
    QVERIFY(!ran.json().value("differences").toArray().isEmpty());
    for (const char* difference : {"moves-difference", "turns-difference"}) {
        const QJsonObject told = ran.json().value(QLatin1String(difference)).toObject();
        QVERIFY2(told.value("low").toDouble() <= told.value("mean").toDouble(), difference);
        QVERIFY2(told.value("mean").toDouble() <= told.value("high").toDouble(), difference);
    }
    QVERIFY(!ran.json().contains("starter-difference")); // who begins is drawn anew in every round

    const QStringList race = {
        "simulate",           "wardrobe-road:le-monde-de-narnia", "--bots", "random", "--games", "40", "--vs",
        "base.start-tokens=0"};
    const Ran told = run(race);
    QVERIFY2(told.status == 0, told.err.constData());
    QVERIFY2(told.out.contains("turns, with the change") && told.out.contains("Whoever begins wins"),
             told.out.constData());
    QVERIFY(run(QStringList{"--lang", "fr"} + race).out.contains("avec le changement"));
    const QJsonObject answer = run(race + QStringList{"--json"}).json();
    QVERIFY(answer.contains("starter-difference"));
    // What the change adds is above 0, what it takes away below.
    const auto arm = [&](const char* name, const char* value) {
        return answer.value(QLatin1String(name)).toObject().value(QLatin1String(value)).toDouble();
    };
    QCOMPARE(arm("result", "cut") + arm("other", "cut"), 0.0);
    QVERIFY(std::abs(arm("other", "turns") - arm("result", "turns")) > 0.1);
    QVERIFY(std::abs(arm("turns-difference", "mean") - (arm("other", "turns") - arm("result", "turns"))) < 1e-6);
}

void TestCli::tournament()
{
    const QStringList play = {"tournament", kGame, "--levels", "random,easy,medium", "--games", "6", "--seed", "3"};
    const Ran whole = run(play + QStringList{"--jobs", "1", "--out", file("whole.yaml")});
    QVERIFY2(whole.status == 0, whole.err.constData());
    for (const char* part : {"t1", "t2"})
        QCOMPARE(run(play + QStringList{"--shard", QString::fromLatin1(part).mid(1) + QStringLiteral("/2"), "--out",
                                        file(part)})
                     .status,
                 0);
    QCOMPARE(run({"merge", file("t2"), file("t1"), "--out", file("both.yaml")}).out, whole.out);
    QCOMPARE(contents(file("both.yaml")), contents(file("whole.yaml")));
    QCOMPARE(run({"merge", file("t1"), file("t1")}).status, 1);
    QCOMPARE(run({"validate", file("whole.yaml")}).status, 0);
    const QJsonObject json = run(play + QStringList{"--json"}).json();
    QCOMPARE(json.value("ratings").toArray().size(), 3);
    QCOMPARE(json.value("pairs").toArray().size(), 3);
    QVERIFY(json.value("complete").toBool());
    QVERIFY(run(QStringList{"--lang", "fr"} + play).out.contains("contre"));
    QCOMPARE(run({"tournament", kGame, "--levels", "easy,easy"}).status, 1);
    QCOMPARE(run({"tournament", kGame, "--levels", "easy,genius"}).status, 2);
}

void TestCli::outlook()
{
    const QStringList fit = {"outlook", "two-isles:classic-risk", "--games", "12", "--set", "house.round-limit=20"};
    const Ran ran = run(fit);
    QVERIFY2(ran.status == 0, ran.err.constData());
    QVERIFY2(ran.out.startsWith("outlook:") && ran.out.contains("  armies: "), ran.out.constData());
    QCOMPARE(run(fit).out, ran.out);
    const QJsonObject json = run(fit + QStringList{"--json"}).json();
    QVERIFY(json.value("outlook").toObject().contains("armies"));
    QVERIFY(json.value("loss").toDouble() < 2.0);
    QVERIFY(run(QStringList{"--lang", "fr"} + fit).out.contains("chances égales"));
    const QJsonObject scaled = run(fit + QStringList{"--factor", "--json"}).json();
    const double factor = scaled.value("factor").toDouble();
    QVERIFY(factor > 0.0 && factor != 1.0);
    const QJsonObject weights = scaled.value("outlook").toObject();
    QVERIFY(std::abs(weights.value("armies").toDouble() - 5.5 * factor) <
            0.01); // as resources/rules/classic-risk has them
    QVERIFY(std::abs(weights.value("cards").toDouble() - 3 * factor) < 0.01);
    const Ran none = run({"outlook", "castle-europe/document", "--games", "12"});
    QCOMPARE(none.status, 1);
    QVERIFY2(none.err.contains("nothing by which the chances"), none.err.constData());
}

const char* const kExperiment = "marches: experiment/1\nvariant: narnia:narnia-risk-junior\nbots: [easy]\n"
                                "arms:\n  - name: two dice\n    options: {advanced.wooded-two-dice: true}\n"
                                "measures: [wins, turns, fought, consulted]\ngames: 12\n";

void TestCli::experiments()
{
    QVERIFY(write(file("dice.yaml"), kExperiment));
    QCOMPARE(run({"validate", file("dice.yaml")}).status, 0);
    const Ran ran = run({"experiment", file("dice.yaml"), "-o", file("dice-1.yaml"), "--html", file("dice.html"),
                         "--csv", file("dice.csv"), "--json"});
    QCOMPARE(ran.status, 0);
    QCOMPARE(ran.json().value("arms").toArray().size(), 2);
    QVERIFY(!ran.json().value("effects").toArray().isEmpty());
    QVERIFY(ran.json().value("answer").toString().contains("Too early to say: 12 of 12 games."));
    QCOMPARE(run({"experiment", file("dice.yaml"), "-j", "3", "-o", file("dice-2.yaml")}).status, 0);
    QCOMPARE(contents(file("dice-1.yaml")), contents(file("dice-2.yaml")));
    QCOMPARE(run({"validate", file("dice-1.yaml")}).status, 0);

    const QByteArray page = contents(file("dice.html"));
    for (const char* part : {"<svg", "How far to trust this", "two dice", "What the measures mean", "White Witch"})
        QVERIFY2(page.contains(part), part);
    QVERIFY(!page.contains("http:") || page.count("http:") == page.count("http://www.w3.org/2000/svg"));
    const QList<QByteArray> rows = contents(file("dice.csv")).split('\n');
    QVERIFY(rows.first().startsWith("kind,name,measure,item,games,value,low,high"));
    QVERIFY(contents(file("dice.csv")).contains("effect,two dice,wins,aslan,12,"));
    // Of one change all measures are told.
    const Ran told = run({"merge", file("dice-1.yaml")});
    for (const char* part : {"two dice: Wins, ", "two dice: Length in turns "})
        QVERIFY2(told.out.contains(part), told.out.constData());
    QByteArray alone = kExperiment;
    alone.replace("arms:\n  - name: two dice\n    options: {advanced.wooded-two-dice: true}\n", "");
    QVERIFY(write(file("alone.yaml"), alone));
    const Ran plain = run({"experiment", file("alone.yaml")});
    QVERIFY2(plain.out.contains("Length in turns: standard deviation: "), plain.out.constData());
    QVERIFY2(!plain.out.contains("Wins, White Witch: standard deviation"), plain.out.constData());

    QByteArray winz = contents(file("dice-1.yaml"));
    winz.replace("wins.witch: ", "winz.witch: ");
    QVERIFY(write(file("winz.yaml"), winz));
    for (const char* command : {"merge", "validate"}) {
        const Ran refused = run({command, file("winz.yaml")});
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.err.contains("There is no measure 'winz.witch'") ||
                     refused.out.contains("There is no measure 'winz.witch'"),
                 refused.err + refused.out);
    }

    const Ran french = run({"--lang", "fr", "merge", file("dice-1.yaml"), "--html", file("dice-fr.html")});
    QCOMPARE(french.status, 0);
    QVERIFY(contents(file("dice-fr.html")).contains("Jusqu’où s’y fier"));
    QVERIFY(QString::fromUtf8(french.out).contains(QStringLiteral("12 parties")));
    QVERIFY(!QString::fromUtf8(french.out).contains(QStringLiteral("games")));

    QCOMPARE(run({"experiment", file("dice.yaml"), "--pairs", file("dice-1.yaml")}).status, 1); // not one at a time
    QCOMPARE(run({"experiment", file("dice.yaml"), "--parts", "3"}).status, 2);
    QCOMPARE(run({"experiment", file("dice.yaml"), "--tasks"}).status, 2);
    const Ran wrong = run({"experiment", source("maps/narnia/map.yaml")});
    QCOMPARE(wrong.status, 1);
    QVERIFY(wrong.err.contains("map.yaml:"));
}

/// What made no difference in any game is told in words, not as an effect of 0.
void TestCli::experimentsThatChangeNothing()
{
    QVERIFY(write(file("nothing.yaml"),
                  "marches: experiment/1\nvariant: narnia:narnia-risk-junior\nbots: [easy]\ngames: 40\narms:\n"
                  "  - name: the same\n  - name: two dice\n    options: {advanced.wooded-two-dice: true}\n"));
    const Ran ran = run({"experiment", file("nothing.yaml"), "--html", file("nothing.html")});
    QVERIFY2(ran.status == 0, ran.err.constData());
    QVERIFY2(ran.out.contains("the same: in no game did it change anything."), ran.out.constData());
    QCOMPARE(ran.out.count("the same"), 1);
    QVERIFY(ran.out.contains("two dice: Wins"));
    QVERIFY(contents(file("nothing.html")).contains("in no game did it change anything"));
    int nothing = 0;
    const QJsonObject json = run({"experiment", file("nothing.yaml"), "--json"}).json();
    for (const QJsonValue& effect : json.value("effects").toArray())
        if (effect.toObject().value("changed-nothing").toBool()) {
            QCOMPARE(effect.toObject().value("change").toString(), QStringLiteral("the same"));
            ++nothing;
        }
    QVERIFY(nothing > 0);
    QVERIFY(run({"--lang", "fr", "experiment", file("nothing.yaml")}).out.contains("n’a rien changé"));
}

/// Asked without a file it is the experiment that a file would ask.
void TestCli::whatMatters()
{
    const QStringList matters = {"experiment", "--matters", kGame, "--bots", "easy", "--games", "3", "--players", "3"};
    const Ran ran = run(matters + QStringList{"-o", file("matters.yaml"), "--html", file("matters.html"), "--json"});
    QVERIFY2(ran.status == 0, ran.err.constData());
    QVERIFY(ran.json().value("arms").toArray().size() > 20);
    QVERIFY(
        contents(file("matters.html"))
            .contains("marches-cli experiment --matters --games 3 --bots easy --players 3 narnia:narnia-risk-junior"));
    QVERIFY(write(file("asked.yaml"), "marches: experiment/1\nvariant: narnia:narnia-risk-junior\nbots: [easy]\n"
                                      "players: 3\ndesign: one-at-a-time\ngames: 3\n"));
    QCOMPARE(run({"experiment", file("asked.yaml"), "-o", file("asked-result.yaml")}).status, 0);
    QCOMPARE(contents(file("matters.yaml")), contents(file("asked-result.yaml")));

    // A result says what to ask next: an experiment that can be carried out.
    const QStringList pairs = {"experiment", "--pairs", file("asked-result.yaml")};
    const Ran next = run(pairs + QStringList{"--json"});
    QVERIFY2(next.status == 0, next.err.constData());
    QVERIFY(next.json().value("text").toString().startsWith("marches: experiment/1"));
    QCOMPARE(run(pairs + QStringList{"--json", "-o", file("pairs.yaml")}).json().value("file").toString(),
             file("pairs.yaml"));
    QCOMPARE(QString::fromUtf8(contents(file("pairs.yaml"))), next.json().value("text").toString());
    QCOMPARE(run({"validate", file("pairs.yaml")}).status, 0);
    QVERIFY(run({"experiment"}).err.contains("FILE is missing"));

    QVERIFY(run({"experiment", "--matters", "narnia/none"}).err.contains("There is no variant 'narnia/none'"));
    QCOMPARE(run({"experiment", "--matters", "narnia/none"}).status, 1);
    for (const QStringList& wrong :
         {QStringList{"--tasks", "--parts", "3"}, QStringList{"--pairs", file("matters.yaml")},
          QStringList{"--bots", "genius"}, QStringList{"--games", "1"}, QStringList{"--precision", "0"},
          QStringList{"--precision", "nan"}, QStringList{"--precision", "x"}, QStringList{"--players", "0"}}) {
        const Ran refused = run(QStringList{"experiment", "--matters", kGame} + wrong);
        QVERIFY2(refused.status == 2, qPrintable(wrong.join(QLatin1Char(' '))));
        QVERIFY(refused.err.contains(wrong.front().toUtf8()) || refused.err.contains("genius"));
    }
    QCOMPARE(run({"experiment", file("asked.yaml"), "--games", "5"}).status, 2);
    QVERIFY(run({"--lang", "fr", "experiment", file("asked.yaml"), "--games", "5"}).err.contains("--games va avec"));

    // As many games as the precision may take.
    const Ran precise = run({"experiment", "--matters", kGame, "--bots", "easy", "--players", "3", "--precision", "1",
                             "--shard", "1/10000", "-o", file("precise.yaml")});
    QVERIFY2(precise.status == 0, precise.err.constData());
    QVERIFY(contents(file("precise.yaml")).contains("games: 70000\n"));
    QVERIFY(run({"experiment", "--help"}).out.contains("70000"));
}

/// Whoever asked for a precision that the games did not reach is told so.
void TestCli::precisionIsTold()
{
    QByteArray asked = kExperiment;
    asked += "precision: 1\n";
    QVERIFY(write(file("too-few.yaml"), asked));
    const Ran ran = run({"experiment", file("too-few.yaml"), "--html", file("too-few.html")});
    QVERIFY2(ran.out.contains("±1.0 in 100 was asked for"), ran.out.constData());
    QVERIFY(contents(file("too-few.html")).contains("±1.0 in 100 was asked for"));
    QVERIFY(QString::fromUtf8(run({"--lang", "fr", "experiment", file("too-few.yaml")}).out)
                .contains(QStringLiteral("±1,0 sur 100 était demandé")));
    asked.replace("precision: 1\n", "precision: 1000\n");
    QVERIFY(write(file("enough.yaml"), asked));
    const Ran enough = run({"experiment", file("enough.yaml")});
    QVERIFY2(enough.status == 0 && !enough.out.contains("was asked for"), enough.out.constData());
    QVERIFY(!run({"merge", file("dice-1.yaml")}).out.contains("was asked for"));
}

/// Reads a part, adds it and forgets it: as many parts again take as long again, and no more memory.
void TestCli::manyPartsAreMergedInTurn()
{
    const QString kept = file("many/part-%1.yaml");
    QVERIFY(write(file("many.yaml"), kExperiment));
    QCOMPARE(run({"experiment", file("many.yaml"), "--shard", "1/12", "-o", file("many-1.yaml")}).status, 0);
    QByteArray part = contents(file("many-1.yaml"));
    QVERIFY(part.contains("games: 12\n") && part.contains("done: [[0, 1]]"));
    constexpr int kParts = 1000;
    part.replace("games: 12\n", "games: 1000\n");
    for (int i = 0; i < kParts; ++i) {
        QByteArray next = part;
        next.replace("done: [[0, 1]]", QStringLiteral("done: [[%1, %2]]").arg(i).arg(i + 1).toUtf8());
        QVERIFY(write(kept.arg(i), next));
    }
    QElapsedTimer timer;
    timer.start();
    const Ran ran = run({"merge", file("many"), "-o", file("many-merged.yaml")});
    QVERIFY2(ran.status == 0, ran.err.constData());
    qInfo("%d parts in %lld ms", kParts, static_cast<long long>(timer.elapsed()));
    QVERIFY(contents(file("many-merged.yaml")).contains("done: [[0, 1000]]"));
    QVERIFY(ran.out.contains("1,000 of 1,000 games played"));

    // What is wrong is still told of each: the same games, another experiment, a part that was broken off.
    QVERIFY(write(kept.arg(7), contents(kept.arg(3))));
    QByteArray other = contents(kept.arg(500));
    other.replace("seed: 1\n", "seed: 2\n");
    QVERIFY(write(kept.arg(500), other));
    QVERIFY(write(kept.arg(900), part.left(300)));
    const Ran wrong = run({"merge", file("many")});
    QCOMPARE(wrong.status, 1);
    QVERIFY2(wrong.err.contains("part-7.yaml: The file has games that " + kept.arg(3).toUtf8() + " has, too"),
             wrong.err.constData());
    QVERIFY(wrong.err.contains("part-500.yaml: The file belongs to another experiment than " + kept.arg(0).toUtf8()));
    QVERIFY(wrong.err.contains("part-900.yaml:"));
    QCOMPARE(wrong.err.count("many/part-"), 5);
}

void TestCli::foldersOfParts()
{
    QVERIFY(write(file("parts/dice.yaml"), kExperiment));
    const Ran tasks = run({"experiment", file("parts/dice.yaml"), "--tasks", "--parts", "3"});
    QCOMPARE(tasks.status, 0);
    QCOMPARE(tasks.out.count('\n'), 3);
    for (const char* part : {"1", "2", "3"}) {
        const QString out = file("parts/dice-part-%1-of-3.yaml").arg(QLatin1String(part));
        QVERIFY(tasks.out.contains(out.toUtf8()));
        QCOMPARE(run({"experiment", file("parts/dice.yaml"), "--shard", QStringLiteral("%1/3").arg(QLatin1String(part)),
                      "-o", out})
                     .status,
                 0);
    }
    QCOMPARE(run({"merge", file("parts"), "-o", file("merged-dice.yaml")}).status, 0);
    QCOMPARE(run({"experiment", file("parts/dice.yaml"), "-o", file("whole-dice.yaml")}).status, 0);
    QCOMPARE(contents(file("merged-dice.yaml")), contents(file("whole-dice.yaml")));

    const QString second = file("parts/dice-part-2-of-3.yaml");
    const QByteArray kept = contents(second);
    QVERIFY(QFile::remove(second));
    const Ran missing = run({"merge", file("parts"), "-o", file("never.yaml")});
    QCOMPARE(missing.status, 1);
    QVERIFY2(missing.err.contains("Part 2 of 3 is missing: games 5 to 8."), missing.err.constData());
    QVERIFY(!QFile::exists(file("never.yaml")));
    QCOMPARE(run({"merge", "--anyway", file("parts")}).status, 0);

    QVERIFY(write(second, kept.left(kept.size() / 2)));
    const Ran broken = run({"merge", "--anyway", file("parts")});
    QCOMPARE(broken.status, 1);
    QVERIFY2(broken.err.contains("dice-part-2-of-3.yaml:"), broken.err.constData());
    const QByteArray third = contents(file("parts/dice-part-3-of-3.yaml"));
    QVERIFY(QFile::remove(file("parts/dice-part-3-of-3.yaml")));
    const Ran both = run({"merge", file("parts")});
    QCOMPARE(both.status, 1);
    QVERIFY2(both.err.contains("dice-part-2-of-3.yaml:"), both.err.constData());
    QVERIFY2(both.err.contains("Part 3 of 3 is missing: games 9 to 12."), both.err.constData());
    QVERIFY(write(file("parts/dice-part-3-of-3.yaml"), third));

    QByteArray other = kExperiment;
    other.replace("games: 12", "games: 12\nseed: 2");
    QVERIFY(write(file("other.yaml"), other));
    QCOMPARE(run({"experiment", file("other.yaml"), "--shard", "2/3", "-o", second}).status, 0);
    const Ran mixed = run({"merge", file("parts"), "-o", file("never.yaml")});
    QCOMPARE(mixed.status, 1);
    QVERIFY2(mixed.err.contains("belongs to another experiment than"), mixed.err.constData());
    QVERIFY(!QFile::exists(file("never.yaml")));

    QVERIFY(write(second, kept));
    QVERIFY(write(file("parts/twice.yaml"), kept));
    const Ran twice = run({"merge", file("parts")});
    QCOMPARE(twice.status, 1);
    QVERIFY2(twice.err.contains("has games that"), twice.err.constData());
}

void TestCli::whatIsFair()
{
    QVERIFY(write(file("fair.yaml"),
                  "marches: experiment/1\nvariant: world:classic-risk\nbots: [easy]\ndesign: fair\n"
                  "fair: {option: house.win-share, from: 60, to: 80, step: 10, measure: turns, target: 40}\n"
                  "games: 4\nmove-limit: 4000\n"));
    const Ran ran = run({"experiment", file("fair.yaml"), "--json"});
    QVERIFY2(ran.status == 0, ran.err.constData());
    QCOMPARE(ran.json().value("arms").toArray().size(), 3);
    QVERIFY(ran.json().value("fair").toObject().value("nearest").isDouble());
}

void TestCli::odds()
{
    const QStringList odds = {"odds", "narnia-risk-junior", "--attack", "3 faun, 1 centaur", "--defend", "2 boggle"};
    const Ran ran = run(odds + QStringList{"--json"});
    QVERIFY2(ran.status == 0, ran.err.constData());
    const double win = ran.json().value("win").toDouble();
    QVERIFY(win > 0.5 && win < 1.0);
    double sum = 0;
    for (const QJsonValue& share : ran.json().value("attacker-left").toArray()) sum += share.toDouble();
    QVERIFY(qAbs(sum - 1.0) < 1e-9);
    QVERIFY(run(QStringList{"--lang", "fr"} + odds).out.contains("sur 100"));
    const double woods = run(odds + QStringList{"--at", "lamppost", "--set", "advanced.wooded-two-dice=true", "--json"})
                             .json()
                             .value("win")
                             .toDouble();
    QVERIFY(woods > 0.0 && woods < win); // a die less
    QCOMPARE(run({"odds", "narnia-risk-junior", "--attack", "3 faun", "--defend", "2 faun"}).status, 1);
}

void TestCli::oddsAsOneTypesThem()
{
    // One kind of piece needs no name.
    const Ran bare = run({"odds", "classic-risk", "--attack", "10", "--defend", "8"});
    QVERIFY2(bare.status == 0, bare.err.constData());
    QCOMPARE(bare.out, run({"odds", "classic-risk", "--attack", "10 infantry", "--defend", "8 infantry"}).out);
    // With several, those that are are named.
    const Ran which = run({"odds", "narnia-risk-junior", "--attack", "3", "--defend", "2 boggle"});
    QCOMPARE(which.status, 2);
    QVERIFY2(which.err.contains("faun") && which.err.contains("centaur"), which.err.constData());
    const Ran unknown = run({"odds", "classic-risk", "--attack", "10 tanks", "--defend", "8"});
    QCOMPARE(unknown.status, 2);
    QVERIFY2(unknown.err.contains("There are: infantry"), unknown.err.constData());
    // So is what is played on a map.
    const Ran half = run({"simulate", "world", "--games", "1"});
    QCOMPARE(half.status, 1);
    QVERIFY2(half.err.contains("world/classic") && half.err.contains("world/warriors"), half.err.constData());
    QVERIFY(run({"play", "oficial"}).err.contains("There is no variant"));
    QVERIFY(run({"play", "official"}).err.contains("narnia/official"));
    QVERIFY(run({"--lang", "fr", "play", "official"}).err.contains("narnia/official"));
}

void TestCli::lists()
{
    const Ran variants = run({"list"});
    QCOMPARE(variants.status, 0);
    QVERIFY2(variants.out.contains("world/classic\tClassic\n"), variants.out.constData());
    QVERIFY(run({"--lang", "fr", "list", "maps"}).out.contains("world\tLe Monde\n"));
    QVERIFY(run({"list", "rules"}).out.contains("castle-risk\tCastle Risk\n"));
    const QJsonArray maps = run({"list", "maps", "--json"}).json().value("maps").toArray();
    QVERIFY(maps.size() > 5);
    for (const QJsonValue& map : maps) QVERIFY(QFile::exists(map.toObject().value("file").toString()));
    const Ran wrong = run({"list", "map"});
    QCOMPARE(wrong.status, 2);
    QVERIFY(wrong.err.contains("“maps”"));
}

/// What the scripts know is what the program knows.
void TestCli::completions()
{
    for (const char* shell : {"bash", "zsh", "fish"}) {
        const Ran ran = run({"completion", QLatin1String(shell)});
        QCOMPARE(ran.status, 0);
        const QString script = QString::fromUtf8(ran.out);
        const QRegularExpression option(QStringLiteral("--([a-z][a-z0-9-]*)"));
        for (const QString& command : kCommands) {
            QVERIFY2(script.contains(command), qPrintable(command));
            const QString help = QString::fromUtf8(run({command, "--help"}).out);
            for (auto match = option.globalMatch(help); match.hasNext();) {
                const QString name = match.next().captured(1);
                QVERIFY2(script.contains(QStringLiteral("--") + name) || script.contains(QStringLiteral("-l ") + name),
                         qPrintable(QLatin1String(shell) + QLatin1Char(' ') + name));
            }
        }
    }
    QCOMPARE(run({"completion", "tcsh"}).status, 2);
    // bash is there wherever this is built: it completes as one expects.
    QVERIFY(write(file("complete.bash"), run({"completion", "bash"}).out +
                                             "\ntry() { COMP_WORDS=(\"$@\"); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); "
                                             "_marches_cli; echo \"${COMPREPLY[*]}\"; }\n"
                                             "try marches-cli sim\n"
                                             "try marches-cli play --bo\n"
                                             "try marches-cli play --bots me\n"
                                             "try marches-cli play --bots e\n"
                                             "try marches-cli --lang f\n"));
    QProcess bash;
    bash.start(QStringLiteral("bash"), {QStringLiteral("--norc"), file("complete.bash")});
    QVERIFY(bash.waitForFinished());
    QCOMPARE(bash.readAllStandardOutput(), QByteArray("simulate\n--bots\nmedium\neasy expert\nfr\n"));
}

void TestCli::answersInJson_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("key"); // one that the answer has
    const auto row = [](const char* name, const QStringList& arguments, const char* key) {
        QTest::newRow(name) << arguments << QString::fromLatin1(key);
    };
    const QString map = file("json/map.yaml");
    row("schema of a kind", {"schema", "map"}, "properties");
    row("schema of decks", {"schema", "deck", "--ruleset", "classic-risk"}, "properties");
    row("what a scenario says", {"schema", "--ruleset", "classic-risk"}, "given");
    row("completion", {"completion", "bash"}, "text");
    row("tasks", {"experiment", file("json/dice.yaml"), "--tasks", "--parts", "2"}, "commands");
    row("extract", {"i18n", "extract", "--to", "de", map}, "text");
    row("extract to a file", {"i18n", "extract", "--to", "de", map, "-o", file("json/x.po")}, "file");
    row("pseudo", {"i18n", "pseudo", map}, "text");
    row("update", {"i18n", "update", "--to", "de", map}, "files");
    row("pack", {"i18n", "pack", "--to", "fr", source("maps/two-isles/map.yaml"), "-o", file("json/de.zip")}, "file");
    row("extract of the window", {"i18n", "extract", "--to", "de", file("json/cli.ts")}, "text");
    row("update of the window", {"i18n", "update", file("json/cli.ts")}, "files");
}

void TestCli::failsInJson_data()
{
    QTest::addColumn<QStringList>("arguments");
    const QString nowhere = QStringLiteral("/proc/nowhere/");
    QTest::newRow("no texts") << QStringList{"i18n", "update", "--to", "de", file("empty-folder")};
    QTest::newRow("no texts to pack") << QStringList{"i18n", "pack",       "--to", "de", file("empty-folder"),
                                                     "-o",   file("e.zip")};
    QTest::newRow("two files that cannot be written")
        << QStringList{"experiment", file("json/dice.yaml"), "--html", nowhere + "x", "--csv", nowhere + "y"};
    QTest::newRow("a broken file of the window") << QStringList{"i18n", "update", file("json/broken.ts")};
    QTest::newRow("texts that cannot be written")
        << QStringList{"i18n", "extract", "--to", "de", source("maps/two-isles/map.yaml"), "-o", nowhere + "x.po"};
}

/// One answer, with what was wrong.
void TestCli::failsInJson()
{
    QFETCH(QStringList, arguments);
    QVERIFY(QDir().mkpath(file("empty-folder")));
    QVERIFY(write(file("json/dice.yaml"), kExperiment));
    QVERIFY(write(file("json/broken.ts"), "<TS"));
    const Ran ran = run(arguments + QStringList{"--json"});
    QVERIFY(ran.status != 0);
    QVERIFY2(!ran.json().value("errors").toArray().isEmpty(), ran.out.left(400).constData());
}

/// Also where the answer is a file.
void TestCli::answersInJson()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, key);
    QVERIFY(write(file("json/map.yaml"), contents(source("maps/two-isles/map.yaml"))));
    QVERIFY(write(file("json/dice.yaml"), kExperiment));
    QVERIFY(write(file("json/cli.ts"), contents(source("translations/marches_cli_fr.ts"))));
    const Ran ran = run(arguments + QStringList{"--json"});
    QVERIFY2(ran.status == 0, ran.err.constData());
    QVERIFY2(ran.json().contains(key), ran.out.left(400).constData());
}

void TestCli::guide()
{
    QCOMPARE(run({"guide"}).status, 2);
    const Ran ran = run({"guide", "-o", file("guide"), "--language", "fr", "classic-risk", "--json"});
    QVERIFY2(ran.status == 0, ran.err.constData());
    const QJsonArray files = ran.json().value("files").toArray();
    QStringList names;
    for (const QJsonValue& name : files) names << name.toString();
    QVERIFY(names.contains("index.html") && names.contains("rules-classic-risk.html"));
    QVERIFY(!names.contains("rules-diplomacy.html"));
    // Whatever a page names is there.
    const QRegularExpression reference(QStringLiteral("(?:href|src)=\"([^\"#:]+)\""));
    for (const QString& name : names) {
        const QString written = m_folder.filePath(QStringLiteral("guide/") + name);
        QVERIFY2(QFile::exists(written), qPrintable(name));
        if (!name.endsWith(QLatin1String(".html"))) continue;
        const QString html = QString::fromUtf8(contents(written));
        QVERIFY(html.contains(QStringLiteral("<html lang=\"fr\">")));
        QVERIFY2(!html.contains(QStringLiteral("\"do:")) && !html.contains(QStringLiteral("\"board:")),
                 qPrintable(name));
        for (auto match = reference.globalMatch(html); match.hasNext();) {
            const QString to = match.next().captured(1);
            if (!to.startsWith(QLatin1String("rules-")))
                QVERIFY2(names.contains(to), qPrintable(name + QLatin1Char(' ') + to));
        }
    }
    const QString book = QString::fromUtf8(contents(file("guide/rules-classic-risk.html")));
    QVERIFY(book.contains(QStringLiteral("<a name=\"RB-01\">")) && book.contains(QStringLiteral("les règles")));
    QCOMPARE(run({"guide", "-o", file("none"), "chess"}).status, 1);
    QVERIFY(!QFile::exists(file("none"))); // nothing half done
}

void TestCli::ownStyles()
{
    const QString styles = file("home/marches/styles");
    QVERIFY(QDir().mkpath(styles));
    QFile mine(styles + QStringLiteral("/mine.yaml"));
    QVERIFY(mine.open(QIODevice::WriteOnly));
    mine.write(contents(source("resources/styles/atlas.yaml")).replace("id: atlas", "id: mine"));
    mine.close();
    const QStringList home{QStringLiteral("XDG_DATA_HOME=") + file("home")};
    const QStringList render{"render", source("maps/narnia"), "-o", file("own.png"), "--style", "mine"};
    QCOMPARE(run(render).status, 2);
    const Ran drawn = run(render, home);
    QVERIFY2(drawn.status == 0 && drawn.err.isEmpty(), drawn.err.constData());
    // What cannot be read is told, and the rest is used.
    QFile broken(styles + QStringLiteral("/broken.yaml"));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("marches: style/1\nid: broken\npapre: red\n");
    broken.close();
    const Ran told = run(render, home);
    QCOMPARE(told.status, 0);
    QVERIFY2(told.err.contains("broken.yaml:3:1"), told.err.constData());
}

void TestCli::render()
{
    for (const char* name : {"board.png", "board.svg", "board.pdf"}) {
        const Ran ran = run({"render", source("maps/narnia"), "-o", file(name), "--width", "400"});
        QVERIFY2(ran.status == 0, ran.err.constData());
        QVERIFY(contents(file(name)).size() > 1000);
    }
    QVERIFY(contents(file("board.png")).mid(1).startsWith("PNG"));
    QVERIFY(contents(file("board.svg")).contains("<svg"));
    QVERIFY(contents(file("board.pdf")).startsWith("%PDF"));
    QCOMPARE(run({"render", "narnia", "-o", file("dark.png"), "--theme", "dark", "--width", "200"}).status, 0);
    const Ran told = run({"render", "narnia", "-o", file("told.png"), "--width", "200", "--json"});
    QCOMPARE(told.json().value("file").toString(), file("told.png"));
    QCOMPARE(run({"render", "narnia", "-o", file("x.png"), "--theme", "pink"}).status, 2);
    QCOMPARE(run({"render", "nowhere", "-o", file("x.png")}).status, 1);
    const Ran played = run({"play", kGame, "--bots", "random", "--quiet", "--journal", file("drawn.marches"),
                            "--picture", file("end.png")});
    QVERIFY2(played.status == 0, played.err.constData());
    const Ran saved = run({"render", file("drawn.marches"), "-o", file("again.png")});
    QVERIFY2(saved.status == 0, saved.err.constData());
    QCOMPARE(contents(file("again.png")), contents(file("end.png")));
}

void TestCli::translations()
{
    const QString map = source("maps/narnia/map.yaml");
    const Ran extracted = run({"i18n", "extract", "--to", "de", map});
    QCOMPARE(extracted.status, 0);
    QVERIFY(extracted.out.contains("msgctxt \"territory.telmar.name\""));
    QVERIFY(QFile::copy(map, file("map.yaml")));
    QVERIFY(write(file("i18n/de.po"), extracted.out));
    const Ran report = run({"i18n", "report", "--json", file("map.yaml")});
    QCOMPARE(report.status, 1);
    QCOMPARE(report.json().value("translations").toArray().at(0).toObject().value("done").toInt(), 0);
    QCOMPARE(run({"i18n", "update", file("map.yaml")}).status, 0);
    QCOMPARE(contents(file("i18n/de.po")), extracted.out); // nothing to bring in step
    QVERIFY(write(file("map.yaml"), contents(file("map.yaml")).replace("Telmar", "Old Telmar")));
    QVERIFY(write(
        file("i18n/de.po"),
        contents(file("i18n/de.po")).replace("msgid \"Telmar\"\nmsgstr \"\"", "msgid \"Telmar\"\nmsgstr \"Telmar\"")));
    QCOMPARE(run({"i18n", "update", file("map.yaml")}).status, 0);
    QVERIFY(contents(file("i18n/de.po")).contains("#, fuzzy\n#| msgid \"Telmar\""));
    QCOMPARE(run({"i18n", "pseudo", file("map.yaml"), "-o", file("i18n/en-XA.po")}).status, 0);
    QCOMPARE(run({"i18n", "report", "--to", "en-XA", file("map.yaml")}).status, 0);
    QCOMPARE(run({"i18n", "report", file("nowhere")}).status, 1);
    QCOMPARE(run({"i18n", "report", file("empty")}).status, 1);
    // A link in somebody's map does not let files elsewhere be written.
    QVERIFY(write(file("linked/map.yaml"), contents(file("map.yaml")).replace("Old Telmar", "New Telmar")));
    QVERIFY(QDir().mkpath(file("linked/i18n")));
    QVERIFY(QFile::link(file("i18n/de.po"), file("linked/i18n/de.po")));
    const QByteArray before = contents(file("i18n/de.po"));
    const Ran linked = run({"i18n", "update", file("linked/map.yaml")});
    QCOMPARE(linked.status, 1);
    QVERIFY2(linked.err.contains("leads out of the folder"), linked.err.constData());
    QCOMPARE(contents(file("i18n/de.po")), before);
}

void TestCli::aLanguageInOneFile()
{
    const QString folder = file("packed");
    for (const QString& name : {folder, file("other")}) {
        QVERIFY(QDir().mkpath(name + "/i18n"));
        QVERIFY(QFile::copy(source("maps/narnia/map.yaml"), name + "/map.yaml"));
    }
    const QByteArray french = contents(source("maps/narnia/i18n/fr.po"));
    QVERIFY(write(file("packed/i18n/fr.po"), french));
    QCOMPARE(run({"i18n", "pack", "--to", "fr", folder}).status, 2); // no file is named
    QCOMPARE(run({"i18n", "pack", "--to", "de", "-o", file("de.zip"), folder}).status, 1);
    QVERIFY(!QFile::exists(file("de.zip"))); // there is nothing
    const Ran packed = run({"i18n", "pack", "--to", "fr", "-o", file("fr.zip"), folder});
    QVERIFY2(packed.status == 0, packed.err.constData());
    // Elsewhere one name is another, and all the rest is missing. The folder has another name, so it is renamed back.
    QVERIFY(QDir(folder).removeRecursively());
    QVERIFY(QDir().rename(file("other"), folder));
    QByteArray mine = run({"i18n", "extract", "--to", "fr", folder + "/map.yaml"}).out;
    const QByteArray empty = "msgid \"Telmar\"\nmsgstr \"";
    const qsizetype at = mine.indexOf(empty);
    QVERIFY(at > 0);
    QVERIFY(write(file("packed/i18n/fr.po"), mine.insert(at + empty.size(), "Telmarin")));
    const Ran taken = run({"i18n", "take", "--json", file("fr.zip"), folder});
    QVERIFY2(taken.status == 0, taken.err.constData());
    QCOMPARE(taken.json().value("differing").toInt(), 1);
    QVERIFY(taken.json().value("new").toInt() > 50);
    QCOMPARE(taken.json().value("written").toArray().size(), 1);
    QVERIFY(contents(file("packed/i18n/fr.po")).contains("msgstr \"Telmarin\""));
    const Ran told = run({"i18n", "take", file("fr.zip"), folder});
    QVERIFY2(told.out.contains("0 new, 1 differ") && told.out.contains("--theirs"), told.out.constData());
    QCOMPARE(run({"i18n", "take", "--theirs", file("fr.zip"), folder}).status, 0);
    QVERIFY(!contents(file("packed/i18n/fr.po")).contains("Telmarin"));
    const Ran none = run({"i18n", "take", file("fr.zip"), folder});
    QVERIFY2(none.out.contains("There is nothing new."), none.out.constData());
    QCOMPARE(run({"i18n", "take", file("fr.zip")}).status, 2);
    QVERIFY(write(file("bad.zip"), "no zip"));
    QCOMPARE(run({"i18n", "take", file("bad.zip"), folder}).status, 1);
}

void TestCli::aLanguageIsTakenWhereItIsTold()
{
    // A copy of the program's source that is not the data which this program reads.
    const QString data = file("checkout");
    QVERIFY(QDir().mkpath(data + "/maps/two-isles/i18n"));
    QVERIFY(QFile::copy(source("maps/two-isles/map.yaml"), data + "/maps/two-isles/map.yaml"));
    const Ran packed = run({"i18n", "pack", "--to", "fr", "-o", file("isles.zip"), source("maps/two-isles")});
    QVERIFY2(packed.status == 0, packed.err.constData());
    const Ran taken = run({"i18n", "take", file("isles.zip"), data + "/maps"});
    QVERIFY2(taken.status == 0, taken.out + taken.err);
    QVERIFY2(contents(data + "/maps/two-isles/i18n/fr.po").contains("msgstr \""), taken.out);
    QCOMPARE(run({"i18n", "report", "--to", "fr", data + "/maps/two-isles/map.yaml"}).status, 0);
    // What is for nothing here is told, and is no success.
    const QString other = file("another");
    QVERIFY(QDir().mkpath(other));
    QVERIFY(QFile::copy(source("maps/narnia/map.yaml"), other + "/map.yaml"));
    const Ran none = run({"i18n", "take", file("isles.zip"), other});
    QCOMPARE(none.status, 1);
    QVERIFY2(none.out.contains("two-isles/i18n/fr.po: translates nothing here"), none.out);
    QVERIFY2(none.out.contains("Nothing was taken"), none.out);
    QCOMPARE(run({"i18n", "take", "--json", file("isles.zip"), other}).status, 1);
}

void TestCli::aPersonsOwnTranslationsAreSentAndTaken()
{
    // Of what the program reads as shipped: what lies elsewhere is written beside the map.
    const QString data = file("shipped");
    const QString isles = data + "/maps/two-isles";
    QVERIFY(QDir().mkpath(isles));
    for (const char* name : {"resources", "translations"})
        QVERIFY(QFile::link(source(name), data + QLatin1Char('/') + QLatin1String(name)));
    QVERIFY(QFile::copy(source("maps/two-isles/map.yaml"), isles + "/map.yaml"));
    const QString own = file("mine");
    const QString variants = own + "/maps/two-isles/variants";
    QVERIFY(QDir().mkpath(variants + "/i18n"));
    QVERIFY(write(variants + "/quick.yaml", "marches: variant/1\nid: quick\nlanguage: en\nname: My quick game\n"
                                            "text: A game for one evening.\nmap: two-isles\nruleset: classic-risk\n"));
    const Ran extracted = run({"--data", data, "i18n", "extract", "--to", "de", variants + "/quick.yaml"});
    QVERIFY2(extracted.status == 0, extracted.err);
    QVERIFY(write(variants + "/i18n/de.po", QByteArray(extracted.out)
                                                .replace("msgid \"My quick game\"\nmsgstr \"\"",
                                                         "msgid \"My quick game\"\nmsgstr \"Mein Spiel\"")));
    // Of the map itself a person has words of their own over those that are shipped.
    const QString overlay = own + "/translations/maps/two-isles/i18n/de.po";
    QVERIFY(QDir().mkpath(QFileInfo(overlay).path()));
    const Ran map = run({"--data", data, "i18n", "extract", "--to", "de", isles + "/map.yaml"});
    QVERIFY(write(overlay, QByteArray(map.out).replace("msgid \"Two Isles\"\nmsgstr \"\"",
                                                       "msgid \"Two Isles\"\nmsgstr \"Zwei Inseln\"")));
    QVERIFY(contents(overlay).contains("Zwei Inseln"));
    const Ran report =
        run({"--data", data, "--own", own, "i18n", "report", "--json", "--to", "de", isles + "/map.yaml"});
    const QJsonObject told = report.json().value("translations").toArray().first().toObject();
    QCOMPARE(told.value("file").toString(), overlay);
    const Ran packed = run({"--data", data, "--own", own, "i18n", "pack", "--to", "de", "-o", file("mine.zip"), isles});
    QVERIFY2(packed.status == 0, packed.err);
    QVERIFY(QFile::remove(overlay) && QFile::remove(variants + "/i18n/de.po"));
    const Ran taken = run({"--data", data, "--own", own, "i18n", "take", file("mine.zip"), isles});
    QVERIFY2(taken.status == 0, taken.out + taken.err);
    QVERIFY2(contents(variants + "/i18n/de.po").contains("Mein Spiel"), taken.out);
    QVERIFY2(contents(overlay).contains("Zwei Inseln"), taken.out); // what is shipped stays as it is
    QVERIFY(!QFile::exists(isles + "/i18n"));
}

void TestCli::namesAreMeasuredOnTheBoard()
{
    for (const char* name : {"map.yaml", "board.svg"})
        QVERIFY(write(file("board/") + QLatin1String(name), contents(source("maps/narnia/") + QLatin1String(name))));
    const QByteArray french = contents(source("maps/narnia/i18n/fr.po"));
    const auto longer = [&french](const char* key) { // a name that no place has room for
        const qsizetype at = french.indexOf(QByteArray("msgctxt \"") + key + "\"");
        QByteArray changed = french;
        return changed.insert(changed.indexOf("msgstr \"", at) + 8,
                              "Interminablementlong et Incommensurablementlarge ");
    };
    const auto misfits = [this](const QByteArray& bytes) {
        QStringList keys;
        if (!write(file("board/i18n/fr.po"), bytes)) return keys;
        const Ran report = run({"i18n", "report", "--json", file("board/map.yaml")});
        const QJsonArray findings =
            report.json().value("translations").toArray().at(0).toObject().value("findings").toArray();
        for (const QJsonValue finding : findings)
            if (finding.toObject().value("issue").toString() == QLatin1String("too-long"))
                keys << finding.toObject().value("key").toString() + QLatin1Char(' ') +
                            finding.toObject().value("detail").toString();
        return keys;
    };
    QVERIFY(misfits(french).isEmpty()); // what is shipped fits
    QCOMPARE(misfits(longer("site.courtyard.name")), QStringList{QStringLiteral("site.courtyard.name no-room")});
    const QStringList territory = misfits(longer("territory.telmar.name"));
    QVERIFY2(territory.contains(QStringLiteral("territory.telmar.name wider-than-place")) ||
                 territory.contains(QStringLiteral("territory.telmar.name no-room")),
             qPrintable(territory.join(QLatin1Char(' '))));
    const Ran told = run({"i18n", "report", file("board/map.yaml")});
    QCOMPARE(told.status, 0); // for a person to judge
    QVERIFY2(told.out.contains("on the board)"), told.out.constData());
    // A short name for the board, which the report knows as no text of its own.
    const QByteArray mended =
        longer("site.courtyard.name") + "\nmsgctxt \"site.courtyard.board\"\nmsgid \"Courtyard\"\nmsgstr \"Cour\"\n";
    QVERIFY(misfits(mended).isEmpty());
    QCOMPARE(run({"i18n", "report", file("board/map.yaml")}).status, 0);
}

void TestCli::wordsOfTheWindow()
{
    const QString french = source("translations/marches_fr.ts");
    QCOMPARE(run({"i18n", "report", source("translations")}).status, 0); // what is shipped is complete
    const Ran extracted = run({"i18n", "extract", "--to", "pl", french});
    QCOMPARE(extracted.status, 0);
    QVERIFY(extracted.out.contains("language=\"pl\""));
    QVERIFY(!extracted.out.contains("numerusform>%n"));
    QVERIFY(write(file("marches_pl.ts"), extracted.out));
    QCOMPARE(run({"i18n", "update", file("marches_pl.ts")}).status, 0);
    QCOMPARE(contents(file("marches_pl.ts")), extracted.out); // nothing to bring in step
    const Ran open = run({"i18n", "report", "--json", file("marches_pl.ts")});
    QCOMPARE(open.status, 1);
    const QJsonObject translation = open.json().value("translations").toArray().at(0).toObject();
    QCOMPARE(translation.value("done").toInt(), 0);
    QVERIFY(translation.value("total").toInt() > 800);
    // One sentence is translated, one is wrong, one vanished from the file and one from the program.
    QByteArray changed = extracted.out;
    const auto translate = [&changed](const QByteArray& sentence, const QByteArray& words) {
        const qsizetype at = changed.indexOf("<source>" + sentence + "</source>");
        QVERIFY(at > 0);
        const QByteArray nothing = "<translation type=\"unfinished\"></translation>";
        changed.replace(changed.indexOf(nothing, at), nothing.size(), "<translation>" + words + "</translation>");
    };
    translate("Make it open", "Otw\u00f3rz ?");
    translate("Move into %1", "W\u0142\u00f3\u017c do %2");
    const qsizetype gone = changed.indexOf("    <message>\n        <source>Close it</source>");
    changed.remove(gone, changed.indexOf("</message>\n", gone) + 11 - gone);
    changed.replace("</TS>", "<context>\n    <name>Old</name>\n    <message>\n        <source>Old</source>\n"
                             "        <translation>Stary</translation>\n    </message>\n</context>\n</TS>");
    QVERIFY(write(file("marches_pl.ts"), changed));
    const Ran report = run({"i18n", "report", file("marches_pl.ts")});
    QCOMPARE(report.status, 1);
    for (const char* expected : {"kind of text", "Make it open: typography (space-before-sign",
                                 "Move into %1: placeholder differs (%2)", "Close it: not translated"})
        QVERIFY2(report.out.contains(expected), expected);
    QCOMPARE(run({"i18n", "update", file("marches_pl.ts")}).status, 0);
    const QByteArray updated = contents(file("marches_pl.ts"));
    QVERIFY(updated.contains("<source>Close it</source>"));
    QVERIFY(updated.contains("<translation type=\"vanished\">Stary</translation>"));
    const Ran pseudo = run({"i18n", "pseudo", french});
    QCOMPARE(pseudo.status, 0);
    QVERIFY(pseudo.out.contains("[\u00d1\u00e9\u1e81") || pseudo.out.contains("language=\"en_XA\""));
    QVERIFY(write(file("bad.ts"), "<TS>\n<nonsense/></TS>"));
    const Ran bad = run({"i18n", "report", file("bad.ts")});
    QCOMPARE(bad.status, 1);
    QVERIFY(bad.err.contains("bad.ts:2:"));
}

void TestCli::sumsOfNoGamesAreNotMerged()
{
    const QString part = file("sums/part.yaml");
    QCOMPARE(run({"simulate", kGame, "--bots", "random", "--games", "20", "--out", part}).status, 0);
    const QByteArray good = contents(part);
    for (const auto& [from, to] : std::initializer_list<std::pair<QByteArray, QByteArray>>{
             {"games: 20", "games: 18446744073709551615"},
             {"ended: 20", "ended: 18446744073709551615"},
             {"ended: 20", "ended: 999"},
             {"cut: 0", "cut: 500"},
             {"done: [[0, 20]]", "done: []"},
             {"done: [[0, 20]]", "done: [[0, 18446744073709551615]]"},
             {"won: ", "won: 9999"},
             {"scores: {", "scores: {abc: 3, "}}) {
        QVERIFY2(good.contains(from), from.constData());
        QByteArray bad = good;
        bad.replace(bad.indexOf(from), from.size(), to);
        QVERIFY(write(file("sums/bad.yaml"), bad));
        for (const char* command : {"validate", "merge"}) {
            const Ran ran = run({QLatin1String(command), file("sums/bad.yaml")});
            QCOMPARE(ran.status, 1);
            QVERIFY2(ran.err.contains("bad.yaml:"), ran.err.constData());
            QVERIFY2(!ran.err.contains("e+"), ran.err.constData()); // 1.9e+19 is no number for people
        }
    }
}

/// A shell's redirection, which the library that starts programs here does not know.
void TestCli::answersThatCannotBeWritten()
{
    QProcess closed;
    closed.start(
        QStringLiteral("sh"),
        {QStringLiteral("-c"), QStringLiteral("\"%1\" --lang en --version >&-").arg(QStringLiteral(MARCHES_CLI))});
    QVERIFY(closed.waitForFinished(60'000));
    QCOMPARE(closed.exitCode(), 1);
    const QByteArray told = closed.readAllStandardError();
    QVERIFY2(told.contains("could not be written to standard output"), told.constData());
    if (!QFileInfo::exists(QStringLiteral("/dev/full"))) QSKIP("there is no /dev/full here");
    for (const char* command : {"play narnia:narnia-risk-junior --bots random", "validate maps/narnia", "schema map",
                                "--help", "--version", "play narnia:narnia-risk-junior --bots random --json",
                                "i18n report --to fr maps/narnia", "i18n extract --to de maps/narnia/map.yaml",
                                "odds narnia-risk-junior --attack '3 faun' --defend '2 boggle'"}) {
        QProcess shell;
        shell.setWorkingDirectory(source(""));
        shell.start(QStringLiteral("sh"),
                    {QStringLiteral("-c"), QStringLiteral("\"%1\" --lang en %2 > /dev/full")
                                               .arg(QStringLiteral(MARCHES_CLI), QLatin1String(command))});
        QVERIFY(shell.waitForFinished(60'000));
        QCOMPARE(shell.exitCode(), 1);
        const QByteArray said = shell.readAllStandardError();
        QVERIFY2(said.contains("could not be written to standard output: No space left"), said.constData());
    }
}

void TestCli::outputsAreTriedFirst()
{
    const QString nowhere = QStringLiteral("/proc/nowhere/x.yaml");
    for (const QStringList& arguments : {QStringList{"simulate", kGame, "--games", "1000000000", "-o", nowhere},
                                         {"play", kGame, "--bots", "random", "--journal", nowhere}}) {
        const Ran ran = run(arguments); // long before the last of a thousand million games
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.err.contains("/proc/nowhere/x.yaml"), ran.err.constData());
    }
    QCOMPARE(run({"simulate", kGame, "-o", file("fresh/folder/")}).status, 2);
    QVERIFY(!QFileInfo::exists(file("fresh")));
    // What fails in the end all the same, as a disk that is full by then, does not cost the games.
    const QString gone = file("gone");
    QDir().mkpath(gone);
    QProcess shell;
    shell.start(QStringLiteral("sh"),
                {QStringLiteral("-c"),
                 QStringLiteral("ulimit -f 0; \"%1\" --lang en simulate %2 --bots random --games 20 -o %3/x.yaml | cat")
                     .arg(QStringLiteral(MARCHES_CLI), QLatin1String(kGame), gone)});
    QVERIFY(shell.waitForFinished(60'000));
    const QByteArray said = shell.readAllStandardError();
    QVERIFY2(said.contains("was not saved"), said.constData());
    QCOMPARE(said.count("/gone/x.yaml"), 1); // and names its file once
    QVERIFY(shell.readAllStandardOutput().contains("20 of 20 games played"));
    // A file of a translation that could not be written is not called updated.
    QVERIFY(write(file("step/map.yaml"), contents(source("maps/narnia/map.yaml"))));
    QVERIFY(write(file("step/i18n/de.po"), "msgid \"\"\nmsgstr \"Language: de\\n\"\n"));
    shell.start(QStringLiteral("sh"),
                {QStringLiteral("-c"), QStringLiteral("ulimit -f 0; \"%1\" --lang en i18n update %2 | cat")
                                           .arg(QStringLiteral(MARCHES_CLI), file("step"))});
    QVERIFY(shell.waitForFinished(60'000));
    QVERIFY(shell.readAllStandardError().contains("was not saved"));
    QVERIFY(!shell.readAllStandardOutput().contains("updated"));
}

void TestCli::errorsNameTheirFile()
{
    const QByteArray variant = "marches: variant/1\nid: v\nname: V\nmap: narnia\nruleset: RULES\n";
    QVERIFY(write(file("unnamed/a.yaml"), QByteArray(variant).replace("RULES", "nope")));
    QVERIFY(write(file("unnamed/b.yaml"), QByteArray(variant).replace("RULES", "diplomacy")));
    QVERIFY(write(file("unnamed/c.yaml"),
                  "marches: scenario/1\ntitle: T\nrules: []\nmap: narnia\nruleset: nope\nsteps: [{roll: [1]}]\n"));
    const Ran ran = run({"validate", file("unnamed")});
    QCOMPARE(ran.status, 1);
    for (const QByteArray& line : ran.err.trimmed().split('\n')) QVERIFY2(line.contains(".yaml:"), line.constData());
    for (const char* name : {"a.yaml", "b.yaml", "c.yaml"}) QVERIFY2(ran.err.contains(name), ran.err.constData());
    // What is none of ours is said to be that.
    QVERIFY(write(file("none/map.yaml"), ""));
    QVERIFY2(run({"validate", file("none/map.yaml")}).err.contains("is empty"), "an empty file");
    QVERIFY(write(file("none/other.yaml"), "a: 1\n"));
    QVERIFY2(run({"validate", file("none/other.yaml")}).err.contains("not a Marches file"), "another file");
    const QByteArray hand = "marches: scenario/1\ntitle: T\nrules: []\nmap: narnia\nruleset: narnia-risk-junior\n"
                            "given: {territories: {telmar: {faun: 2147483647}}}\nsteps: [{expect: {over: false}}]\n";
    QVERIFY(write(file("none/far.yaml"), hand));
    QVERIFY2(run({"check", file("none/far.yaml")}).err.contains("too large"), "a number beyond all");
}

void TestCli::strangersOpenNothingElse()
{
    QVERIFY(write(file("stranger/secret.yaml"), "a secret: [that no error may quote\n"));
    const QString secret = file("stranger/secret.yaml");
    const QByteArray scenario =
        "marches: scenario/1\ntitle: T\nrules: []\nmap: MAP\nruleset: RULES\nsteps: [{roll: [1]}]\n";
    const auto with = [&](const QByteArray& map, const QByteArray& rules) {
        return QByteArray(scenario).replace("MAP", map).replace("RULES", rules);
    };
    const QByteArray own = "narnia-risk-junior";
    for (const QByteArray& bytes : {with(secret.toUtf8(), own), with("./secret.yaml", own), with("/etc/hostname", own),
                                    with("../../../../../../etc/hostname", own), with("narnia", secret.toUtf8())}) {
        QVERIFY(write(file("stranger/asks.yaml"), bytes));
        for (const char* command : {"check", "validate"}) {
            const Ran ran = run({QLatin1String(command), file("stranger/asks.yaml")});
            QCOMPARE(ran.status, 1);
            QVERIFY2(ran.err.contains("asks.yaml") && ran.err.contains("by the path of"), ran.err.constData());
            QVERIFY2(!ran.err.contains("secret.yaml:"), ran.err.constData());
        }
    }
    QVERIFY(write(file("stranger/cases.yaml"),
                  "format: marches-diplomacy-cases 1\nboard: " + secret.toUtf8() + "\ncases: []\n"));
    const Ran cases = run({"check", file("stranger/cases.yaml")});
    QCOMPARE(cases.status, 1);
    QVERIFY2(!cases.err.contains("secret.yaml:"), cases.err.constData());
}

void TestCli::floodsAreCutShort()
{
    QByteArray scenario = "marches: scenario/1\ntitle: T\nrules: []\nmap: narnia\nruleset: narnia-risk-junior\nsteps: "
                          "[{expect: {over: false}}]\n"
                          "given:\n  seats: {red: {hand: [nonsense";
    for (int i = 0; i < 2000; ++i) scenario += ", nonsense";
    QVERIFY(write(file("flood/hand.yaml"), scenario + "]}}\n"));
    QByteArray fields = scenario.left(scenario.indexOf("given:")) + "given:\n";
    for (int i = 0; i < 2000; ++i) fields += "  nothing-" + QByteArray::number(i) + ": 1\n";
    QVERIFY(write(file("flood/fields.yaml"), fields));
    const Ran ran = run({"check", file("flood/fields.yaml")});
    QCOMPARE(ran.status, 1);
    QVERIFY(ran.err.count('\n') < 300);
    QVERIFY(run({"check", "--json", file("flood/fields.yaml")}).out.count("\"code\"") < 300);
    QVERIFY(run({"check", file("flood/hand.yaml")}).err.count('\n') < 300);
}

/// A game without an end has no winner, and whoever waits for one learns what to do.
void TestCli::gamesWithoutAnEndHaveNoWinner()
{
    const QString game = QStringLiteral("diplomacy-europe/standard");
    const Ran many = run({"simulate", game, "--bots", "random", "--games", "1"});
    QCOMPARE(many.status, 0);
    QVERIFY2(!many.out.contains("wins"), many.out.constData());
    QVERIFY2(!many.out.contains("decisions"), many.out.constData());
    QVERIFY2(many.err.contains("--set house.round-limit"), many.err.constData());
    const Ran limited = run({"play", game, "--bots", "random", "--quiet", "--set", "house.round-limit=2"});
    QCOMPARE(limited.status, 0);
    QVERIFY2(limited.out.contains("wins") || limited.out.contains("Shared"), limited.out.constData());
    QVERIFY(limited.err.isEmpty());
}

/// What two seats are told each for itself is read once by whoever reads everything.
void TestCli::nothingIsToldTwice()
{
    for (const char* seed : {"1", "2", "3"}) {
        const Ran ran = run({"play", "world/warriors", "--seed", seed, "--set", "house.round-limit=12"});
        QCOMPARE(ran.status, 0);
        const QList<QByteArray> lines = ran.out.split('\n');
        for (qsizetype i = 1; i < lines.size(); ++i)
            if (lines[i].contains("offer") || lines[i].contains("agree"))
                QVERIFY2(lines[i] != lines[i - 1], lines[i].constData());
        // What was sealed is told when it is opened.
        QVERIFY(ran.out.contains(" bids "));
        QVERIFY2(!ran.out.contains("Your bid"), ran.out.constData());
    }
    // A score that is told in words is not told as a number once more; points, which are told nowhere else, are.
    const QRegularExpression bare(QStringLiteral("^(Red|Blue): [0-9,]+$"), QRegularExpression::MultilineOption);
    const Ran many = run({"play", "world/warriors", "--seed", "1", "--set", "house.round-limit=6", "--quiet"});
    QVERIFY2(many.out.contains("territories"), many.out.constData());
    QVERIFY2(!bare.match(QString::fromUtf8(many.out)).hasMatch(), many.out.constData());
    QVERIFY(bare.match(QString::fromUtf8(run({"play", "world/lunchtime", "--seed", "3", "--quiet"}).out)).hasMatch());
    // What the others are told less of than the seat itself is told once, with all of it.
    const Ran secret = run({"play", "narnia/advanced", "--seed", "1"});
    QCOMPARE(secret.status, 0);
    QVERIFY(secret.out.contains(" keeps "));
    QVERIFY2(!secret.out.contains("face down"), secret.out.constData());
}

/// A language names files: it leads nowhere else.
void TestCli::languagesAreCodes()
{
    const QByteArray variant =
        "marches: variant/1\nid: v\nname: V\nmap: narnia\nruleset: narnia-risk-junior\nlanguage: ";
    QVERIFY(write(file("languages/variants/v.yaml"), variant + "pt-BR\n"));
    QCOMPARE(run({"validate", file("languages/variants/v.yaml")}).status, 0);
    for (const char* language : {"../../en", "e", "a language", "[]"}) {
        QVERIFY(write(file("languages/variants/v.yaml"), variant + language + "\n"));
        const Ran ran = run({"validate", file("languages/variants/v.yaml")});
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.err.contains("v.yaml:6:11"), ran.err.constData());
    }
    // A translation whose name is no language is read by nobody, and that is told.
    QVERIFY(write(file("stray/texts.yaml"), "marches: texts/1\nlanguage: en\ntexts: {rule.R-1.text: A rule.}\n"));
    const QByteArray po = "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
                          "msgctxt \"rule.R-1.text\"\nmsgid \"A rule.\"\nmsgstr \"Une r\xc3\xa8gle.\"\n";
    QVERIFY(write(file("stray/i18n/fr.po"), po));
    QCOMPARE(run({"validate", file("stray")}).status, 0);
    QVERIFY(write(file("stray/i18n/our french.po"), po));
    for (const QStringList& command :
         {QStringList{"validate"}, QStringList{"i18n", "report"}, QStringList{"i18n", "update"}}) {
        const Ran ran = run(command + QStringList{file("stray")});
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.err.contains("our french.po") && ran.err.contains("is not a language code"), ran.err.constData());
    }
    QVERIFY(QFile::rename(file("stray/i18n/our french.po"), file("stray/i18n/zz9.po")));
    const Ran ran = run({"i18n", "report", file("stray")});
    QCOMPARE(ran.status, 1);
    QVERIFY2(ran.err.contains("zz9.po"), ran.err.constData());
}

void TestCli::translationsAreSaidToBeSome()
{
    const QString po = source("maps/narnia/i18n/fr.po");
    for (const QStringList& arguments : {QStringList{"i18n", "update", po},
                                         {"i18n", "report", po},
                                         {"check", po},
                                         {"merge", po},
                                         {"render", po, "-o", file("po.png")}}) {
        const Ran ran = run(arguments);
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.err.contains("This is a translation"), ran.err.constData());
    }
    QCOMPARE(run({"validate", po}).status, 0);
}

void TestCli::pdfsAreTheSameEverywhere()
{
    QByteArray first;
    for (const char* zone : {"TZ=UTC", "TZ=Asia/Kathmandu", "TZ=America/New_York"}) {
        QCOMPARE(run({"render", "narnia", "-o", file("zone.pdf"), "--width", "200"}, {QLatin1String(zone)}).status, 0);
        const QByteArray pdf = contents(file("zone.pdf"));
        if (first.isEmpty()) first = pdf;
        QVERIFY(pdf == first);
        // Its list of objects says where they are.
        const qsizetype list = pdf.mid(pdf.lastIndexOf("startxref\n") + 10).split('\n').front().toLongLong();
        QVERIFY(pdf.mid(list).startsWith("xref\n"));
        const QList<QByteArray> lines = pdf.mid(list).split('\n');
        const int objects = lines.at(1).split(' ').at(1).toInt();
        QVERIFY(objects > 5);
        for (int object = 1; object < objects; ++object)
            QVERIFY(
                pdf.mid(lines.at(object + 2).left(10).toLongLong()).startsWith(QByteArray::number(object) + " 0 obj"));
    }
}

void TestCli::foreignMaps()
{
    const QString map = source("maps/two-isles");
    const QString exported = file("isles.geojson");
    const Ran written = run({"export", map, "--to", "geojson", "-o", exported, "--json"});
    QCOMPARE(written.status, 0);
    QVERIFY(contents(exported).startsWith("{"));
    const QString folder = file("isles-again");
    const Ran read = run({"import", exported, "-o", folder, "--json"});
    QCOMPARE(read.status, 0);
    const QJsonObject answer = read.json();
    QCOMPARE(answer.value(QLatin1String("form")).toString(), QStringLiteral("geojson"));
    QCOMPARE(answer.value(QLatin1String("territories")).toInt(), 11);
    QCOMPARE(run({"validate", folder}).status, 0);
    // Maps are found by the names of their folders.
    QVERIFY(contents(folder + QStringLiteral("/map.yaml")).contains("\nid: isles-again\n"));
    QVERIFY(run({"--lang", "fr", "import", exported, "-o", file("en-francais")}).out.contains("Territoires"));
    // What is there stays, and what fails leaves nothing.
    QCOMPARE(run({"import", exported, "-o", folder}).status, 1);
    QVERIFY(write(file("broken.geojson"), "{\"type\":\n[}"));
    const Ran broken = run({"import", file("broken.geojson"), "-o", file("nothing")});
    QCOMPARE(broken.status, 1);
    QVERIFY(!QFileInfo::exists(file("nothing")));
    // Several files go into a folder or a zip.
    QCOMPARE(run({"export", map, "--to", "domination", "-o", file("domination")}).status, 0);
    QVERIFY(QFileInfo::exists(file("domination/two-isles.map")));
    QCOMPARE(run({"export", map, "--to", "jdip", "-o", file("jdip.zip")}).status, 0);
    QCOMPARE(run({"import", file("jdip.zip"), "-o", file("from-jdip")}).status, 0);
    QCOMPARE(run({"export", map, "--to", "nothing", "-o", file("x")}).status, 2);
    QCOMPARE(run({"export", map, "--to", "svg"}).status, 2);
    // By its id, and misspelt.
    QCOMPARE(run({"export", "world", "--to", "graphml", "-o", file("world.graphml")}).status, 0);
    for (const QStringList& misspelt :
         {QStringList{"export", "wrold", "--to", "graphml", "-o", file("x")}, QStringList{"draw", "wrold"}}) {
        const Ran unknown = run(misspelt);
        QCOMPARE(unknown.status, 1);
        QVERIFY2(unknown.err.contains("Did you mean 'world'"), unknown.err.constData());
    }
    QCOMPARE(run({"import", exported}).status, 2);
    QCOMPARE(run({"import", exported, "-o", file("y"), "--from", "svgg"}).status, 2);
}

void TestCli::hostileArguments()
{
    const QString longWord(100'000, QLatin1Char('x'));
    for (const QStringList& arguments : {QStringList{longWord},
                                         {"play", longWord},
                                         {"--lang", longWord, "--help"},
                                         {"validate", longWord},
                                         {"--", "--", "-"},
                                         {"-"},
                                         {"play", "%s%n%1%2", "--seed", "%n"},
                                         {"check", ""},
                                         {"validate", "/dev/zero"},
                                         {"validate", "/dev/stdin"},
                                         {"merge", "/proc/self/mem"},
                                         {"render", "/dev/null", "-o", "/dev/full/x.png"},
                                         {"--set"},
                                         {"play", "\x1b[31m:\x07"},
                                         {"--data", "", "schema", "map"},
                                         {"i18n", "update", "--to", "../../x", "maps"},
                                         {"simulate", kGame, "--set", "="}}) {
        const Ran ran = run(arguments);
        QVERIFY2(ran.status >= 0 && ran.status <= 2, qPrintable(arguments.join(QLatin1Char(' ')).left(60)));
        QVERIFY(!ran.err.contains('\x1b') && !ran.out.contains('\x1b'));
    }
}

void TestCli::unreadableData()
{
    const Ran ran = run({"--data", file("empty"), "play", kGame});
    QCOMPARE(ran.status, 1);
    QVERIFY2(ran.err.contains(file("empty").toUtf8()), ran.err.constData());
    QVERIFY2(!ran.err.contains("file-not-found, path"), ran.err.constData()); // what is bare is not told besides
}

/// A ruleset of one's own, and a variant of it with content of its own.
void TestCli::ownFolders()
{
    QVERIFY(write(file("own/rules/duel/rules.yaml"),
                  "marches: rules/1\nid: duel\nbase: castle-risk\nlanguage: en\nname: Duel\ndecks:\n  castle:\n"
                  "    remove: [diplomat]\n"));
    const QByteArray variant = "marches: variant/1\nid: few\nname: Few\nmap: castle-europe\nruleset: duel\n"
                               "decks: {castle: {change: {spy: {copies: 1}}}}\n";
    QVERIFY(write(file("own/maps/castle-europe/variants/few.yaml"), variant));
    const QStringList play{"play", "castle-europe/few", "--bots", "random", "--journal", file("duel.marches-save")};
    QCOMPARE(run(play).status, 1);
    QCOMPARE(run(QStringList{"--own", file("own")} + play).status, 0);
    QVERIFY(contents(file("duel.marches-save")).contains("spy: {copies: 1}"));
    QCOMPARE(run({"--own", file("own"), "validate", file("own"), file("duel.marches-save")}).status, 0);
    QCOMPARE(run({"validate", file("duel.marches-save")}).status, 1);
    QCOMPARE(run({"--own", file("own"), "schema", "--ruleset", "duel", "deck"}).out,
             run({"schema", "--ruleset", "castle-risk", "deck"}).out);

    QVERIFY(write(file("own/maps/castle-europe/variants/few.yaml"), QByteArray(variant).replace("spy", "spi")));
    const Ran wrong = run({"--own", file("own"), "play", "castle-europe/few"});
    QCOMPARE(wrong.status, 1);
    QVERIFY2(wrong.err.contains("few.yaml:6:27") && wrong.err.contains("spy"), wrong.err.constData());

    // A result of other cards is no part of this one.
    const QStringList simulate{"--own",   file("own"), "simulate", "castle-europe:duel",
                               "--games", "4",         "--bots",   "random"};
    QCOMPARE(run(simulate + QStringList{"--shard", "1/2", "--out", file("one")}).status, 0);
    QVERIFY(!contents(file("one")).contains("content:"));
    QVERIFY(write(file("own/maps/castle-europe/variants/few.yaml"), variant));
    QCOMPARE(run({"--own", file("own"), "simulate", "castle-europe/few", "--games", "2", "--bots", "random", "--out",
                  file("two")})
                 .status,
             0);
    QVERIFY(contents(file("two")).contains("content: "));
}

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
