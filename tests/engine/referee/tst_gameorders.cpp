// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/diplomacy/orders/lexicon.h"
#include "engine/diplomacy/orders/ordersheet.h"
#include "engine/diplomacy/referee/gameorders.h"
#include "engine/diplomacy/referee/ordercontext.h"
#include "engine/diplomacy/referee/turnreport.h"
#include "engine/package/library.h"
#include "engine/package/textloading.h"
#include "engine/text/messageformatter.h"
#include "tests/engine/diplomacy/testgame.h"

using namespace marches::engine;
using namespace marches::engine::referee;

namespace {

/// All seats that still owe orders say that they are done. The nodes of the journal on the way.
std::vector<int> sealAll(Game& game)
{
    std::vector<int> nodes;
    for (const int seat : owingSeats(game)) {
        if (game.apply(moveOf(game.rules(), seat, "seal", {}))) continue;
        nodes.push_back(game.here());
    }
    return nodes;
}

/// A game in which nothing that was ordered can be taken back.
class StubbornTable final : public OrderTarget {
public:
    explicit StubbornTable(Game& game) : m_table(game), m_cancel(*game.rules().vocabulary().find(Space::Verb, "cancel"))
    {}

    const Rules& rules() const override { return m_table.rules(); }
    const State& state() const override { return m_table.state(); }
    Decision pendingFor(int seat) const override { return m_table.pendingFor(seat); }
    Refusal check(const Move& move) const override { return move.verb == m_cancel ? refused() : m_table.check(move); }
    Refusal apply(const Move& move) override { return move.verb == m_cancel ? refused() : m_table.apply(move); }
    bool inForce(int rule) override { return m_table.inForce(rule); }

private:
    static Refusal refused()
    {
        Refusal refusal;
        refusal.text = 1;
        return refusal;
    }

    GameTarget m_table;
    int m_cancel;
};

/// A game with the texts of its map and rules.
struct Table {
    explicit Table(const SetupRequest& request = {})
    {
        const Library library(MARCHES_SOURCE_DIR, "");
        setup = library.setup("diplomacy-europe:diplomacy", request).value();
        Errors errors;
        texts = gameTexts(MARCHES_SOURCE_DIR, setup, errors);
        game = std::make_unique<Game>(setup.game, setup.options, 1, setup.maker);
        lexicon = std::make_unique<orders::Lexicon>(setup.map.board, texts);
    }
    std::vector<orders::WrittenOrder> read(const char* sheet) const
    {
        const orders::OrderSheet read = orders::readOrderSheet(sheet, *lexicon, "sheet");
        if (!read.errors.empty()) qFatal("%s", errorText(read.errors.front(), texts, "en").c_str());
        return read.orders;
    }
    /// What became of the orders of a sheet.
    std::vector<GivenOrder> give(const char* sheet) { return giveOrders(*game, read(sheet)); }
    QStringList fates(const char* sheet)
    {
        const MessageFormatter wording(texts, *setup.game, "en");
        QStringList all;
        for (const GivenOrder& one : give(sheet)) all << QString::fromStdString(statusText(one, *game, wording));
        return all;
    }
    TurnReport play(const char* sheet, const char* language = "en")
    {
        give(sheet);
        const MessageFormatter wording(texts, *setup.game, language);
        const std::vector<int> nodes = sealAll(*game);
        return turnReport(*game, nodes, wording, {kReferee, false});
    }
    QString units(const TurnReport& report, int seat) const
    {
        return QString::fromStdString(report.units[static_cast<std::size_t>(seat)]);
    }

    GameSetup setup;
    Texts texts;
    std::unique_ptr<Game> game;
    std::unique_ptr<orders::Lexicon> lexicon;
};

constexpr int kAustria = 0;
constexpr int kEngland = 1;
constexpr int kFrance = 2;
constexpr int kRussia = 5;

} // namespace

class GameOrdersTest : public QObject {
    Q_OBJECT

private slots:
    void onlyGamesWithOrdersTakeThem();
    void aYearByMail();
    void retreatsByMail();
    void tellsWhyNot();
    void differentOrdersForOneUnit();
    void laterSheetsReplaceEarlierOnes();
    void byLandOrBySea();
    void whatCannotBeTakenBackIsNotTooMany();
};

void GameOrdersTest::onlyGamesWithOrdersTakeThem()
{
    QVERIFY(takesOrders(*marches::test::diplomacyRules()));
    QVERIFY(!takesOrders(*Library(MARCHES_SOURCE_DIR, "").setup("narnia:classic-risk").value().game));
}

void GameOrdersTest::aYearByMail()
{
    Table table;
    TurnReport report = table.play(
        "Austria: A Vie - Gal, A Bud - Ser, F Tri - Alb\nRussia: A War - Gal, F Stp - BOT, A Mos - Ukr, F Sev - BLA\n"
        "England: F Lon - NTH, F Edi - NWG, A Lvp - Yor\nFrance: A Par - Bur, A Mar S A Par - Bur\n"
        "Italy: A Ven H\nTurkey: A Con - Bul, F Ank - BLA\n");
    QCOMPARE(table.units(report, kAustria), QString("Austria: F Alb, A Ser, A Vie (units: 3, centres: 3)"));
    QCOMPARE(table.units(report, kRussia), QString("Russia: F Sev, A Ukr, A War, F BOT (units: 4, centres: 4)"));
    QVERIFY(std::ranges::any_of(report.happened, [](const std::string& line) {
        return line == "Austria: army Vienna – Galicia, bounced against Warsaw: 1 against 1";
    }));
    QCOMPARE(QString::fromStdString(report.next), QString("Next: Fall 1901"));
    QCOMPARE(QString::fromStdString(report.due),
             QString("Orders are due from: Austria, England, France, Germany, Italy, Russia, Turkey"));
    report = table.play(
        "England: A Yor - Nwy via, F NTH C A Yor - Nwy, F NWG - BAR\nAustria: A Ser - Gre, F Alb S A Ser - Gre\n");
    QCOMPARE(table.units(report, kEngland), QString("England: A Nwy, F BAR, F NTH (units: 3, centres: 4)"));
    QCOMPARE(QString::fromStdString(report.next), QString("Next: Winter 1901"));
    report = table.play("England: Build F Lon\nAustria: A Bud B\nFrance: Waive\n", "fr");
    QCOMPARE(table.units(report, kEngland),
             QString::fromUtf8("Angleterre\u00a0: F Lon, A Nwy, F BAR, F NTH (unités\u00a0: 4, centres\u00a0: 4)"));
    QCOMPARE(QString::fromStdString(report.next), QString::fromUtf8("Suite\u00a0: Printemps 1902"));
}

/// In the fall of 1901 an Italian army drives the fleet out of Trieste.
static void fallOfTrieste(Table& table)
{
    table.play("Italy: A Ven - Tyr, A Rom - Ven\n");
    const TurnReport report = table.play("Italy: A Tyr - Tri, A Ven S A Tyr - Tri\n");
    QCOMPARE(QString::fromStdString(report.next), QString("Next: Retreats of fall 1901"));
    QCOMPARE(QString::fromStdString(report.due), QString("Orders are due from: Austria"));
    QCOMPARE(report.retreats, std::vector<std::string>{"Austria: F Tri may retreat to Alb, ADR"});
}

void GameOrdersTest::retreatsByMail()
{
    for (const auto& [sheet, units] : {std::pair("F Tri - ADR", "Austria: A Bud, A Vie, F ADR (units: 3, centres: 2)"),
                                       std::pair("F Tri R Alb", "Austria: F Alb, A Bud, A Vie (units: 3, centres: 2)"),
                                       std::pair("F Tri D", "Austria: A Bud, A Vie (units: 2, centres: 2)"),
                                       std::pair("F Tri R Ven", "Austria: A Bud, A Vie (units: 2, centres: 2)"),
                                       std::pair("", "Austria: A Bud, A Vie (units: 2, centres: 2)")}) {
        Table table;
        fallOfTrieste(table);
        QCOMPARE(table.units(table.play(sheet), kAustria), QString(units));
    }
    Table table;
    fallOfTrieste(table);
    QVERIFY(table.fates("F Tri R Ven").front().contains("DIP-17"));
}

void GameOrdersTest::tellsWhyNot()
{
    Table table;
    QCOMPARE(table.fates("A Par - Mun"), QStringList{"From Paris no army goes to Munich. DIP-04"});
    QCOMPARE(table.fates("A Bur H"), QStringList{"There is no unit there: Bur."});
    QCOMPARE(table.fates("France: A Mun H"), QStringList{"The unit is another power's: Mun."});
    QCOMPARE(table.fates("F Par H"), QStringList{""}); // what else could be meant?
    QCOMPARE(table.fates("Neutral: A Par H"), QStringList{"There is no power 'neutral' in this game."});
    QCOMPARE(table.fates("France: Draw propose France, Italy"), QStringList{"This game knows no such order."});
    QCOMPARE(table.fates("A Par - Bur"), QStringList{""});
    QVERIFY(table.fates("Build A Par").front().contains("DIP-02"));
}

void GameOrdersTest::differentOrdersForOneUnit()
{
    Table table;
    const QString none = "Different orders, so none of them counts: Par. DIP-30";
    QCOMPARE(table.fates("A Par - Bur\nA Par - Bur\nF Bre - MAO\n"), (QStringList{"", "", ""}));
    QCOMPARE(table.fates("A Par - Bur\nA Par - Pic\nA Par - Mun\nF Bre - MAO\n"),
             (QStringList{none, none, "From Paris no army goes to Munich. DIP-04", ""}));
    const TurnReport report = table.play("");
    QCOMPARE(table.units(report, kFrance), QString("France: A Mar, A Par, F MAO (units: 3, centres: 3)"));
}

void GameOrdersTest::laterSheetsReplaceEarlierOnes()
{
    Table table;
    QCOMPARE(table.fates("France:\nA Par - Bur\nA Mar - Spa\nFrance:\nA Par - Pic\nF Bre - MAO\n"),
             (QStringList{"Another order counts in its place: Par. DIP-30",
                          "Another order counts in its place: Mar. DIP-30", "", ""}));
    const TurnReport report = table.play("");
    QCOMPARE(table.units(report, kFrance), QString("France: A Mar, A Pic, F MAO (units: 3, centres: 3)"));
}

void GameOrdersTest::byLandOrBySea()
{
    Table table;
    table.play("F Edi - NTH, A Lvp - Yor, F Lon - ENG");
    // Without "via" an army goes by sea where no land way leads.
    const TurnReport report = table.play("A Yor - Bel, F NTH C A Yor - Bel, F ENG S A Yor - Bel");
    QCOMPARE(table.units(report, kEngland), QString("England: A Bel, F ENG, F NTH (units: 3, centres: 4)"));
}

/// Of too many builds none counts; one that stands all the same is told as carried out, and not as left out.
void GameOrdersTest::whatCannotBeTakenBackIsNotTooMany()
{
    using Status = GivenOrder::Status;
    SetupRequest request;
    request.options.push_back({"reading.too-many-builds", std::string("none"), 0, 0});
    const char* const winter = "England: Build F Lon, Build A Lvp";
    for (const bool stubborn : {false, true}) {
        Table table(request);
        table.play("England: F Lon - NTH, F Edi - NWG, A Lvp - Yor");
        table.play("England: A Yor - Nwy via, F NTH C A Yor - Nwy, F NWG - BAR");
        StubbornTable nothingBack(*table.game);
        const std::vector<GivenOrder> given =
            stubborn ? giveOrders(nothingBack, table.read(winter)) : table.give(winter);
        QCOMPARE(given.size(), std::size_t{2});
        QCOMPARE(given[0].status, stubborn ? Status::Taken : Status::TooMany);
        QCOMPARE(given[1].status, Status::TooMany);
        const TurnReport report = table.play("");
        QCOMPARE(table.units(report, kEngland).contains("F Lon"), stubborn);
    }
}

QTEST_GUILESS_MAIN(GameOrdersTest)
#include "tst_gameorders.moc"
