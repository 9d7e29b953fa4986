// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/diplomacy/orders/completion.h"
#include "engine/diplomacy/orders/orderline.h"
#include "engine/diplomacy/orders/ordersheet.h"
#include "engine/diplomacy/referee/gameorders.h"
#include "engine/game/domain.h"
#include "engine/package/library.h"
#include "engine/package/textloading.h"

using namespace marches::engine;
using namespace marches::engine::orders;

namespace {

const GameSetup& setup()
{
    static const Library shipped(MARCHES_SOURCE_DIR, "");
    static const Result<GameSetup> made = shipped.setup("narnian-wars:narnian-wars", {});
    if (!made) qFatal("the game cannot be set up");
    return *made;
}

const Lexicon& lexicon()
{
    static const Texts texts = [] {
        Errors errors;
        return packageTexts(MARCHES_SOURCE_DIR, &setup().rules, &setup().map, nullptr, errors);
    }();
    static const Lexicon all = [] {
        const Rules& rules = *setup().game;
        return Lexicon(rules.board(), texts, referee::personsToOrder(rules), referee::seatsToOrder(rules));
    }();
    return all;
}

/// The orders of a line in the short form, with "+" between them, or the code of its first error.
QString read(const QString& line)
{
    const OrderLine found = readOrderLine(line.toStdString(), lexicon(), {}, 1);
    if (!found.errors.empty()) return QString::fromStdString(found.errors.front().code);
    const auto sign = [](int person) { return person < 0 ? std::string() : lexicon().personSign(person, "en"); };
    QStringList orders;
    for (const WrittenOrder& order : found.orders)
        orders << QString::fromStdString(
            writeOrder(order, setup().game->board(), sign(order.person), sign(order.otherPerson)));
    return orders.join(" + ");
}

/// Random answers until orders are asked for.
void playToOrders(Game& game)
{
    ChanceSource chanceSource(1);
    Random random(1);
    while (game.pending().pending != Pending::Over) {
        if (game.pending().pending == Pending::Chance) {
            Outcome outcome;
            chanceSource.draw(game.pending().chance, outcome);
            QVERIFY(game.resolve(outcome));
            continue;
        }
        const int hold = *setup().game->vocabulary().find(Space::Verb, "hold");
        if (game.pending().findOffer(hold) != nullptr) break;
        Move move;
        QVERIFY(sample(game.pending(), game.state(), random, move));
        QVERIFY(!game.apply(move));
    }
}

} // namespace

// Orders of units and persons that only a variant of Diplomacy has.
class VariantOrdersTest : public QObject {
    Q_OBJECT

private slots:
    void reads_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("order");
        const auto row = [](const char* line, const char* order) {
            QTest::newRow(line) << QString(line) << QString(order);
        };
        row("2A HAR - CRU", "2A HAR - CRU");
        row("2a harfang - city ruinous", "2A HAR - CRU");
        row("A/F CAI - CHI", "A/F CAI - CHI");
        row("AF cai - chi", "A/F CAI - CHI");
        row("A/F CPB C A CAI - GLA", "A/F CPB C A CAI - GLA");
        row("A OWW S 2A HAR - CRU", "A OWW S 2A HAR - CRU");
        row("BUILD AF DOO", "A/F DOO B");
        row("A OWW H", "A OWW H"); // "w" alone is no verb here
        row("COR ANV - HER", "COR ANV - HER");
        row("Cor - HER", "COR - HER");
        row("COR ANV WITH A ANV", "COR ANV with A ANV");
        row("Cor avec A ANV", "COR with A ANV");
        row("HK DAN S A AHO H", "HK DAN S A AHO");
        row("High King S A AHO - STO", "HK S A AHO - STO");
        row("Roi suprême - DAN", "HK - DAN");
        row("QU WIT H", "QU WIT H");
        row("MIR R DAN", "MIR R DAN");
        row("MIR D", "MIR D");
        row("A TRF - RUS X MIR", "A TRF - RUS + A TRF X MIR");
        row("A TRF S A DAN H X Miraz", "A TRF S A DAN + A TRF X MIR");
        row("A TRF - RUS traque Miraz", "A TRF - RUS + A TRF X MIR");
        row("A TRF X MIR", "A TRF X MIR");
        row("A TRF X RUS", "order-person-expected");
        row("A TRF - RUS X", "order-ends-early");
        row("HK STO - CRN CARRY COR", "HK STO - CRN + HK STO carry COR");
        row("HK carries Cor", "HK carry COR");
        row("QU WIT IMM A WIT", "QU WIT imm A WIT");
        row("Reine WIT pétrifie A WIT", "QU WIT imm A WIT");
        row("QU WIT - SHU IMM A WIT", "QU WIT - SHU + QU WIT imm A WIT");
        row("QU imm Cor", "QU imm COR");
        row("QU OWW CMD A OWW - BEA", "QU cmd A OWW - BEA");
        row("QU cmd A OWW S 2A HAR - CRU", "QU cmd A OWW S 2A HAR - CRU");
        row("QU cmd A OWW H", "QU cmd A OWW H");
        row("QU cmd A OWW B", "order-verb-expected");
        row("HK CALL ASLAN", "HK call Aslan");
        row("HK appelle Aslan", "HK call Aslan");
        row("DECLARE DWARFS", "Declare Dwarfs");
        row("Les Nains sont pour les Nains", "Declare Dwarfs");
        row("QUEEN JADIS", "Queen Jadis");
        row("Reine Jadis", "Queen Jadis");
        row("QUEEN GREEN OWW", "Queen Green OWW");
        row("reine verte", "Queen Green");
        row("DRAW", "Draw");
        row("DRAW ACCEPT", "Draw");
        row("nulle contre", "Draw refuse");
        row("DRAW Atlantis", "order-left-over");
        row("DRAW PROPOSE", "Draw");
        row("DRAW PROPOSE narnia the Lone Islands", "Draw propose Narnia, Lone-islands");
        row("nulle proposer Narnia, Archenland, les Nains", "Draw propose Narnia, Archenland, Dwarfs");
        row("draw among Narnia", "order-left-over");
        row("DRAW REFUSE Narnia", "order-left-over");
        row("HK DAN", "order-ends-early");
        row("HK DAN flies", "order-verb-expected");
        row("Corin H", "CRN H"); // a place whose name begins with a person's
    }
    void reads()
    {
        QFETCH(QString, line);
        QTEST(read(line), "order");
        // What is written reads back.
        if (!read(line).startsWith("order-") && !read(line).contains('+')) QCOMPARE(read(read(line)), read(line));
    }

    void completes()
    {
        const Mask own = Mask::of(*lexicon().person("cor"));
        const CompletionHints hints{nullptr, nullptr, &own};
        const auto completed = [&](const char* line) {
            QStringList all;
            for (const Completion& word : completions(line, lexicon(), "en", hints))
                all << QString::fromStdString(word.text);
            return all;
        };
        QVERIFY(completed("Co").contains("Cor"));
        QVERIFY(!completed("Hig").contains("High King")); // somebody else's
        QVERIFY(completed("Cor ANV ").contains("with"));
        QVERIFY(!completed("A ANV ").contains("with"));
        QVERIFY(completed("A TRF - RUS ").contains("hunts"));
        QVERIFY(completed("A TRF - RUS X ").contains("Miraz"));
        QVERIFY(completed("QU ").contains("commands"));
        QVERIFY(completed("Decl").contains("declare dwarfs"));
        QVERIFY(completed("Queen g").contains("queen green"));
        QVERIFY(completed("Dr").contains("draw"));
        QVERIFY(completed("Draw ").contains("refuse"));
        QVERIFY(completed("Draw propose Narnia A").contains("Archenland"));
        QVERIFY(!completed("A").contains("Archenland"));
    }

    void headings_data()
    {
        QTest::addColumn<QString>("heading");
        QTest::addColumn<QString>("seat");
        const auto row = [](const char* heading, const char* seat) {
            QTest::newRow(heading) << QString(heading) << QString(seat);
        };
        row("Queen:", "queen");
        row("Reine\u00a0:", "queen");
        row("The Queen", "queen");
        row("la Reine", "queen");
        row("Dwarfs:", "dwarfs");
        row("NAINS :", "dwarfs");
        row("Giants :", "giants");
        row("Géants:", "giants");
        row("Lone Islands:", "lone-islands");
        row("lone-islands:", "lone-islands");
        row("\u00celes Solitaires :", "lone-islands");
        row("Telmar", "telmar"); // a province as well
        row("Calormen:", "calormen");
    }

    void headings()
    {
        QFETCH(QString, heading);
        QFETCH(QString, seat);
        for (const QString& sheet :
             {heading + "\nA HAR H", heading.endsWith(':') ? heading + " A HAR H" : heading + ": A HAR H"}) {
            const OrderSheet read = readOrderSheet(sheet.toStdString(), lexicon(), {}, "narnia");
            QVERIFY2(read.errors.empty(), qPrintable(sheet));
            QCOMPARE(read.orders.size(), std::size_t{1});
            QCOMPARE(QString::fromStdString(read.orders.front().power), seat);
        }
    }

    void seatsNamesBeginOtherOrders()
    {
        const OrderSheet read =
            readOrderSheet("Queen Jadis\nThe Dwarfs are for the Dwarfs\nQueen - WIT", lexicon(), {}, "narnia");
        QVERIFY(read.errors.empty());
        QCOMPARE(read.orders.size(), std::size_t{3});
        for (const WrittenOrder& order : read.orders) QCOMPARE(order.power, std::string("narnia"));
    }

    // Who the Queen is and where the Green one begins are two moves of one line; a vote may be taken back.
    void seatsAnswerInWriting()
    {
        const auto give = [](Game& game, const char* power, const char* line) {
            OrderLine read = readOrderLine(line, lexicon(), {}, 1);
            for (WrittenOrder& order : read.orders) order.power = power;
            return read.orders.size() == 1 ? referee::giveOrders(game, read.orders).at(0) : referee::GivenOrder{};
        };
        using Status = referee::GivenOrder::Status;
        const Vocabulary& words = setup().game->vocabulary();
        Game jadis(setup().game, setup().options, 1);
        QVERIFY(jadis.pending().findOffer(*words.find(Space::Verb, "choose-form")) != nullptr);
        QCOMPARE(give(jadis, "", "QUEEN JADIS").status, Status::Taken);
        QVERIFY(jadis.here() > 0);

        Game green(setup().game, setup().options, 1);
        const referee::GivenOrder given = give(green, "queen", "QUEEN GREEN OWW");
        QCOMPARE(given.status, Status::Taken);
        QCOMPARE(given.seat, *words.find(Space::Seat, "queen"));
        QVERIFY(green.pending().findOffer(*words.find(Space::Verb, "choose-form")) == nullptr);
        QVERIFY(green.pending().findOffer(*words.find(Space::Verb, "choose-site")) == nullptr);

        playToOrders(green);
        const int vote = *words.find(Space::Verb, "vote");
        const auto votes = [&] {
            Facts facts;
            green.rules().describe(green.state(), facts);
            return std::ranges::count_if(facts, [&](const Fact& fact) {
                return green.rules().fields()[fact.field].path == "votes.{seat}" && fact.value > 0;
            });
        };
        QVERIFY(green.pendingFor(0).findOffer(vote) != nullptr);
        QCOMPARE(give(green, "giants", "DRAW").status, Status::Taken);
        QCOMPARE(votes(), std::ptrdiff_t(1));
        QCOMPARE(give(green, "giants", "DRAW PROPOSE Giants, Narnia, Giants").status, Status::Taken);
        const auto shares = [&](const char* seat) {
            Facts facts;
            green.rules().describe(green.state(), facts);
            const auto cast = std::ranges::find_if(facts, [&](const Fact& fact) {
                return green.rules().fields()[fact.field].path == "votes.{seat}" &&
                       fact.key[0] == *words.find(Space::Seat, "giants");
            });
            return cast != facts.end() && (cast->value >> *words.find(Space::Seat, seat) & 1) != 0;
        };
        QVERIFY(shares("giants") && shares("narnia") && !shares("telmar"));
        QCOMPARE(give(green, "giants", "DRAW REFUSE").status, Status::Taken);
        QCOMPARE(votes(), std::ptrdiff_t(0));
        QCOMPARE(give(green, "telmar", "DRAW ACCEPT").status, Status::Taken);
        QCOMPARE(votes(), std::ptrdiff_t(1));
    }

    // The same orders as moves of the game: an army of the Giants that counts as two, and Cor beside his unit.
    void becomesMoves()
    {
        Game game(setup().game, setup().options, 1);
        playToOrders(game);
        std::vector<WrittenOrder> sheet;
        for (const char* line : {"2A HAR - CRU", "COR ANV WITH A ANV", "F HAR - CRU", "COR - GLA"})
            sheet.push_back(readOrderLine(line, lexicon(), {}, 1).orders.at(0));
        const std::vector<referee::GivenOrder> given = referee::giveOrders(game, sheet);
        using Status = referee::GivenOrder::Status;
        QCOMPARE(given[0].status, Status::Taken);
        QCOMPARE(given[1].status, Status::Taken);
        QCOMPARE(given[2].status, Status::Taken); // the same once more, though it is no fleet
        QCOMPARE(given[3].status, Status::Refused);
        QVERIFY(given[3].refusal.rule != 0);
        // What is done besides comes after the order, which would take it back.
        std::vector<WrittenOrder> further;
        for (const char* line :
             {"DECLARE DWARFS", "A ANV H X MIR", "HK CARRY COR", "HK CALL ASLAN", "A ANV X COR", "COR CARRY MIR"})
            for (const WrittenOrder& order : readOrderLine(line, lexicon(), {}, 1).orders) further.push_back(order);
        const std::vector<referee::GivenOrder> besides = referee::giveOrders(game, further);
        QCOMPARE(besides.size(), std::size_t(7));
        for (std::size_t i = 0; i < 5; ++i) QCOMPARE(besides[i].status, Status::Taken);
        QCOMPARE(besides[0].seat, *setup().game->vocabulary().find(Space::Seat, "dwarfs"));
        QCOMPARE(besides[5].status, Status::Refused); // his own power's
        QCOMPARE(besides[6].status, Status::Refused);
        const int cor = *setup().game->vocabulary().find(Space::Seat, "archenland");
        QCOMPARE(given[1].seat, cor);
    }
};

QTEST_GUILESS_MAIN(VariantOrdersTest)
#include "tst_variantorders.moc"
