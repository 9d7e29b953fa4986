// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>

#include "engine/diplomacy/orders/lexicon.h"
#include "engine/diplomacy/orders/ordersheet.h"
#include "engine/diplomacy/referee/mailturn.h"
#include "engine/diplomacy/referee/reporttext.h"
#include "engine/diplomacy/referee/turnreport.h"
#include "engine/package/library.h"
#include "engine/package/textloading.h"
#include "engine/text/messageformatter.h"
#include "tests/engine/referee/secretyears.h"

using namespace marches::engine;
using namespace marches::engine::referee;
using namespace marches::tests;

namespace {

using Strings = std::vector<std::string>;

/// What games of one kind share.
struct MailKit {
    explicit MailKit(const char* variant, const SetupRequest& request = {})
    {
        const Library library(MARCHES_SOURCE_DIR, "");
        setup = library.setup(variant, request).value();
        Errors errors;
        texts = gameTexts(MARCHES_SOURCE_DIR, setup, errors);
        lexicon = std::make_unique<orders::Lexicon>(setup.map.board, texts, personsToOrder(*setup.game),
                                                    seatsToOrder(*setup.game));
        wording = std::make_unique<MessageFormatter>(texts, *setup.game, "en");
    }
    Game newGame(std::uint64_t seed) const { return {setup.game, setup.options, seed, setup.maker}; }
    int seat(std::string_view id) const
    {
        const auto& seats = setup.game->seats();
        return static_cast<int>(std::ranges::find(seats, id, &SeatInfo::id) - seats.begin());
    }
    MailTurn play(Game& game, const std::string& sheet, const Strings& answers = {}) const
    {
        const orders::OrderSheet read = orders::readOrderSheet(sheet, *lexicon, "sheet");
        if (!read.errors.empty()) qFatal("%s", errorText(read.errors.front(), texts, "en").c_str());
        return playTurn(game, read.orders, answers, *lexicon, *wording);
    }
    TurnReport report(const Game& game, const MailTurn& turn, int reader = kReferee, bool rules = false) const
    {
        return turnReport(game, turn, *wording, {reader, rules});
    }
    QString text(const Game& game, const MailTurn& turn, int reader) const
    {
        const TurnReport told = report(game, turn, reader, true);
        return QString::fromStdString(reportAsText(told, "title", *wording) +
                                      reportAsPage(told, "title", "board.png", *wording));
    }

    GameSetup setup;
    Texts texts;
    std::unique_ptr<orders::Lexicon> lexicon;
    std::unique_ptr<MessageFormatter> wording;
};

const MailKit& narnianWars()
{
    static const MailKit kit("narnian-wars/standard");
    return kit;
}

bool has(const Strings& lines, std::string_view line) { return std::ranges::find(lines, line) != lines.end(); }

QByteArray joined(const Strings& lines)
{
    QByteArray all;
    for (const std::string& line : lines) all.append(line.c_str()).append('\n');
    return all;
}

} // namespace

class MailReportsTest : public QObject {
    Q_OBJECT

private slots:
    void chanceIsRolledInBetween();
    void answersTakeThePlaceOfChance();
    void theMasterIsWaitedFor();
    void wrongAnswersAreTold();
    void theDwarfsChooseASide();
    void whoHeldAndWhy();
    void personsAreWrittenWithTheirNames();
    void adjectivesOfPowers();
    void aWordThatHalfTheMapBeginsWith();
    void buildsAndStandings();
    void secretsStayWithTheirReaders();
    void secretsAreInTheReportsOfTheirOwners();
};

void MailReportsTest::chanceIsRolledInBetween()
{
    const MailKit& kit = narnianWars();
    Game game = kit.newGame(7);
    const MailTurn first = kit.play(game, "");
    QVERIFY(has(kit.report(game, first).tasks, "Queen, do you play Jadis or the Green Queen?"));
    const MailTurn turn = kit.play(game, "Queen: Queen Jadis");
    QVERIFY(turn.errors.empty());
    const TurnReport report = kit.report(game, turn);
    QCOMPARE(QString::fromStdString(report.next), QString("Next: Spring 1000"));
    QVERIFY2(joined(report.happened).contains("The High King is"), joined(report.happened).constData());
    QVERIFY2(joined(report.units).contains("2A HAR"), joined(report.units).constData());
    const TurnReport open = kit.report(game, turn, kPublic);
    QVERIFY2(!joined(open.happened).contains("The High King is"), joined(open.happened).constData());
    // Spring was not carried out before anybody could order.
    const MailTurn spring = kit.play(game, "Narnia: A Cai H");
    QCOMPARE(QString::fromStdString(kit.report(game, spring).season), QString("Spring 1000"));
}

void MailReportsTest::answersTakeThePlaceOfChance()
{
    const MailKit& kit = narnianWars();
    Game game = kit.newGame(7);
    const MailTurn turn = kit.play(game, "Queen: Queen Green Owlwood", {"Stone Table"});
    QVERIFY(turn.errors.empty());
    const QByteArray units = joined(kit.report(game, turn).units);
    QVERIFY2(units.contains("HK Sto") || units.contains("HK STO"), units.constData());
    QVERIFY2(units.contains("QU "), units.constData());
}

void MailReportsTest::theMasterIsWaitedFor()
{
    SetupRequest request;
    request.players = 9;
    request.options = {parseOption("house.gm-mode=human").value()};
    const MailKit kit("narnian-wars:narnian-wars", request);
    Game game = kit.newGame(7);
    const MailTurn turn = kit.play(game, "Queen: Queen Jadis");
    const TurnReport report = kit.report(game, turn);
    QCOMPARE(QString::fromStdString(report.due), QString("Orders are due from: Game master"));
    QVERIFY2(joined(report.tasks).contains("where does the High King appear?"), joined(report.tasks).constData());
    const MailTurn answered = kit.play(game, "", {"Trufflehunter's Cave"});
    QVERIFY(answered.errors.empty());
    // Nobody could order before it was known: spring waits for its sheets.
    const TurnReport appeared = kit.report(game, answered);
    QCOMPARE(QString::fromStdString(appeared.season), QString("The High King appears 1000"));
    QCOMPARE(QString::fromStdString(appeared.next), QString("Next: Spring 1000"));
    QVERIFY(appeared.missing.empty());
    QVERIFY2(appeared.due.find("Narnia") != std::string::npos, appeared.due.c_str());
    QVERIFY(joined(kit.report(game, answered).units).contains("HK Trf") ||
            joined(kit.report(game, answered).units).contains("HK TRF"));
    QCOMPARE(readerOf(*kit.setup.game, kit.seat("master")), kReferee);
}

void MailReportsTest::wrongAnswersAreTold()
{
    const MailKit& kit = narnianWars();
    for (const char* answer : {"7", "Nowhere", "roar", "Castle of the White Witch"}) {
        Game game = kit.newGame(7);
        const MailTurn turn = kit.play(game, "Queen: Queen Jadis", {answer});
        QCOMPARE(turn.errors.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(turn.errors.front().code), QString("answer-does-not-fit"));
    }
    Game game = kit.newGame(7);
    const MailTurn turn = kit.play(game, "Queen: Queen Jadis", {"Stone Table", "3"});
    QCOMPARE(QString::fromStdString(turn.errors.front().code), QString("answer-not-asked"));
}

void MailReportsTest::theDwarfsChooseASide()
{
    const orders::OrderSheet read =
        orders::readOrderSheet("Dwarfs: join Evil\nNains: rejoindre le Bien", *narnianWars().lexicon, "sheet");
    QVERIFY(read.errors.empty());
    QCOMPARE(read.orders.size(), std::size_t{2});
    QVERIFY(read.orders[0].kind == orders::OrderKind::Join && read.orders[0].count == 0);
    QVERIFY(read.orders[1].kind == orders::OrderKind::Join && read.orders[1].count == 1);
    // Out of place it is refused, not lost.
    Game game = narnianWars().newGame(1);
    const MailTurn turn = narnianWars().play(game, "Dwarfs: join Evil\nQueen: Queen Jadis");
    const QByteArray refused = joined(narnianWars().report(game, turn).refused);
    QVERIFY2(refused.startsWith("Dwarfs: Join Evil"), refused.constData());
}

void MailReportsTest::whoHeldAndWhy()
{
    const MailKit kit("diplomacy-europe/standard");
    Game game = kit.newGame(1);
    const MailTurn turn = kit.play(game, "France: A Par - Mos, A Mar H\nItaly: A Ven - Tri");
    const TurnReport all = kit.report(game, turn);
    QVERIFY2(has(all.idle, "France: A Par holds, since its order was refused"), joined(all.idle).constData());
    QVERIFY(has(all.idle, "France: A Mar holds"));
    QVERIFY(has(all.idle, "France: F Bre has no order and holds"));
    QVERIFY2(joined(all.refused).startsWith("France: A Par - Mos"), joined(all.refused).constData());
    QVERIFY(joined(all.refused).contains("DIP-04"));
    QVERIFY(has(all.missing, "Turkey sent no orders"));
    QVERIFY(!has(all.missing, "France sent no orders"));
    const TurnReport italian = kit.report(game, turn, kit.seat("italy"));
    QVERIFY2(has(italian.idle, "France: A Par holds"), joined(italian.idle).constData());
    QVERIFY(italian.refused.empty());
    QVERIFY(italian.missing.empty());
    QVERIFY(has(italian.idle, "Italy: A Rom has no order and holds"));
}

void MailReportsTest::personsAreWrittenWithTheirNames()
{
    const MailKit& kit = narnianWars();
    Game game = kit.newGame(7);
    kit.play(game, "Queen: Queen Jadis", {"Stone Table"});
    const MailTurn turn = kit.play(game, "Archenland: COR ANV with A ANV\nQueen: QU cmd A SHU - ANV\n"
                                         "Telmar: A ANV X COR\nNarnia: HK S A ANV");
    Strings echo;
    for (const GivenOrder& given : turn.orders) echo.push_back(orderText(given.order, *kit.setup.game, *kit.wording));
    QCOMPARE(joined(echo), QByteArray("COR ANV with A ANV\nQU cmd A SHU - ANV\nA ANV X COR\nHK S A ANV\n"));
    const QByteArray happened = joined(kit.report(game, turn).happened);
    QVERIFY2(happened.contains("The High King, ") && (happened.contains("supports") || happened.contains("nobody")),
             happened.constData());
}

void MailReportsTest::adjectivesOfPowers()
{
    const MailKit kit("diplomacy-europe/standard");
    for (const char* line : {"Austria: A Bud S Turkish A Bul", "Autriche: A Bud soutient Turque A Bul",
                             "Austrian: A Bud S A Bul (Turkey)"}) {
        const orders::OrderSheet read = orders::readOrderSheet(line, *kit.lexicon, "sheet");
        QVERIFY2(read.errors.empty() && read.orders.size() == 1, line);
        QCOMPARE(read.orders.front().power, std::string("austria"));
        QCOMPARE(read.orders.front().otherPower, std::string("turkey"));
    }
}

void MailReportsTest::aWordThatHalfTheMapBeginsWith()
{
    const orders::OrderSheet read =
        orders::readOrderSheet("Queen: the Queen is Jadiss\nNarnia: A Tab - Ree", *narnianWars().lexicon, "sheet");
    QVERIFY(!read.errors.empty());
    QCOMPARE(QString::fromStdString(read.errors.front().code), QString("order-place-unknown"));
}

void MailReportsTest::buildsAndStandings()
{
    const MailKit kit("diplomacy-europe/standard");
    Game game = kit.newGame(1);
    kit.play(game, "Germany: F Kie - Den, A Mun - Ruh");
    const MailTurn fall = kit.play(game, "Germany: A Ruh - Hol");
    const TurnReport report = kit.report(game, fall);
    QCOMPARE(QString::fromStdString(report.standings.front()), QString("Germany: 5 centres (+2)"));
    QVERIFY2(has(report.tasks, "Germany, you may build 2 units."), joined(report.tasks).constData());
    Game other = game;
    const MailTurn waived = kit.play(other, "Germany: Build A Mun\nWaive 1");
    QVERIFY(has(kit.report(other, waived).missing, "Germany waived 1 build"));
    QVERIFY(!has(kit.report(other, waived).missing, "Germany did not use 1 build"));
    QVERIFY(has(kit.report(other, waived, kPublic).missing, "Germany did not use 1 build"));
    const MailTurn winter = kit.play(game, "Germany: Build A Mun");
    QVERIFY2(has(kit.report(game, winter).missing, "Germany did not use 1 build"),
             joined(kit.report(game, winter).missing).constData());
    QVERIFY(!joined(kit.report(game, winter).happened).contains("unused")); // it is said once
    QVERIFY(has(kit.report(game, winter, kPublic).missing, "Germany did not use 1 build"));
}

/// 200 random years, in the long run ten times as many: each reader's reports of two games that differ in what that
/// reader cannot know.
void MailReportsTest::secretsStayWithTheirReaders()
{
    const MailKit& kit = narnianWars();
    const int years = qEnvironmentVariableIntValue("MARCHES_LONG") == 1 ? 10 * kSecretYears : kSecretYears;
    const auto compare = [&](const SecretPair& pair, int reader) {
        QCOMPARE(kit.text(*pair.games[0], *pair.turns[0], reader), kit.text(*pair.games[1], *pair.turns[1], reader));
    };
    const SecretYears played = playSecretYears(kit.setup, *kit.lexicon, *kit.wording, years, compare);
    QVERIFY2(played.compared > 4 * years, QByteArray::number(played.compared).constData());
}

void MailReportsTest::secretsAreInTheReportsOfTheirOwners()
{
    const MailKit& kit = narnianWars();
    Game game = kit.newGame(7);
    kit.play(game, "Queen: Queen Jadis", {"Stone Table"});
    const MailTurn turn = kit.play(game, "Archenland: COR - Corin\nNarnia: A Cai H");
    const QString own = kit.text(game, turn, kit.seat("archenland"));
    QVERIFY2(own.contains("Cor goes from"), qPrintable(own));
    QVERIFY(kit.text(game, turn, kReferee).contains("Cor goes from"));
    for (const int reader : {kPublic, kit.seat("narnia"), kit.seat("calormen")})
        QVERIFY(!kit.text(game, turn, reader).contains("Cor goes from"));
}

QTEST_GUILESS_MAIN(MailReportsTest)
#include "tst_mailreports.moc"
