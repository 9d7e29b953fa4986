// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>
#include <random>

#include "engine/diplomacy/orders/lexicon.h"
#include "engine/diplomacy/orders/ordersheet.h"
#include "engine/diplomacy/referee/mailturn.h"
#include "engine/diplomacy/referee/reporttext.h"
#include "engine/diplomacy/referee/turnreport.h"
#include "engine/package/library.h"
#include "engine/package/textloading.h"
#include "engine/text/messageformatter.h"

using namespace marches::engine;
using namespace marches::engine::referee;

namespace {

using Strings = std::vector<std::string>;
using Sheet = std::vector<orders::WrittenOrder>;

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

State viewOf(const Game& game, const State& state, int reader)
{
    State seen;
    game.rules().view(state, reader, seen);
    return seen;
}

/// Writes the orders of a game at random: those of units alike for games that differ in secrets alone, and those of
/// persons as its own luck has it.
class RandomSheets {
public:
    explicit RandomSheets(unsigned seed) : m_units(seed), m_persons(seed * 2 + 1) {}

    Sheet units(const Game& game)
    {
        const Board& board = game.rules().board();
        const Vocabulary& words = game.rules().vocabulary();
        Sheet sheet;
        Facts facts;
        game.rules().describe(game.state(), facts);
        for (const Fact& fact : facts) {
            const FieldSpec& spec = game.rules().fields()[fact.field];
            const bool piece = spec.keys[2] == Space::Piece && fact.value > 0;
            if (spec.path == "phase" && words.name(Space::Phase, fact.value) == std::string_view("queen-form")) {
                sheet.emplace_back().kind = orders::OrderKind::Jadis;
                sheet.back().power = "queen";
            }
            if (!piece || spec.role != Role::Stack) continue;
            orders::WrittenOrder order;
            order.place = fact.key[1];
            order.power = game.rules().seats()[static_cast<std::size_t>(fact.key[0])].id;
            order.kind = any(m_units, 5) == 0 ? orders::OrderKind::Hold : orders::OrderKind::Move;
            order.to = neighbour(m_units, board, order.place);
            if (any(m_units, 4) == 0) {
                order.kind = orders::OrderKind::SupportMove;
                order.otherPlace = neighbour(m_units, board, order.place);
            }
            if (any(m_units, 12) == 0) continue; // none
            sheet.push_back(order);
            if (any(m_units, 3) == 0) {
                order.kind = orders::OrderKind::Hunt;
                order.otherPerson = any(m_units, 6);
                sheet.push_back(order);
            }
        }
        for (const OpenWay& open : retreats(game)) sheet.push_back(open);
        return sheet;
    }
    /// Of all persons, each told to go somewhere, to travel, or nothing.
    Sheet persons(const Game& game)
    {
        Sheet sheet;
        Facts facts;
        game.rules().describe(game.state(), facts);
        for (const Fact& fact : facts) {
            if (game.rules().fields()[fact.field].role != Role::Token || fact.value < 0) continue;
            orders::WrittenOrder order;
            order.person = fact.key[0];
            const int what = any(m_persons, 4);
            order.kind = what == 0 ? orders::OrderKind::Travel : orders::OrderKind::Move;
            order.otherPlace = fact.value;
            order.to = neighbour(m_persons, game.rules().board(), fact.value);
            for (const SeatInfo& seat : game.rules().seats())
                if (std::ranges::find(seat.tokens, order.person) != seat.tokens.end()) order.power = seat.id;
            if (what != 1) sheet.push_back(order);
        }
        return sheet;
    }
    void useOwnLuck(unsigned seed) { m_persons.seed(seed); }

private:
    using OpenWay = orders::WrittenOrder;
    using Luck = std::mt19937;

    static int any(Luck& luck, int n) { return static_cast<int>(luck() % static_cast<unsigned>(n)); }
    static int neighbour(Luck& luck, const Board& board, int place)
    {
        std::vector<int> near;
        for (const Connection& way : board.connections()) {
            if (way.from == place) near.push_back(way.to);
            if (way.to == place) near.push_back(way.from);
        }
        return near.empty() ? place : near[static_cast<std::size_t>(any(luck, static_cast<int>(near.size())))];
    }
    std::vector<OpenWay> retreats(const Game& game)
    {
        std::vector<OpenWay> all;
        Facts facts;
        game.rules().describe(game.state(), facts);
        for (const Fact& fact : facts) {
            const FieldSpec& spec = game.rules().fields()[fact.field];
            if (spec.role != Role::Intruders || fact.value <= 0) continue;
            OpenWay order;
            order.kind = orders::OrderKind::Retreat;
            order.place = fact.key[1];
            order.power = game.rules().seats()[static_cast<std::size_t>(fact.key[0])].id;
            order.to = neighbour(m_units, game.rules().board(), order.place);
            all.push_back(order);
        }
        return all;
    }

    Luck m_units;
    Luck m_persons;
};

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

void MailReportsTest::buildsAndStandings()
{
    const MailKit kit("diplomacy-europe/standard");
    Game game = kit.newGame(1);
    kit.play(game, "Germany: F Kie - Den, A Mun - Ruh");
    const MailTurn fall = kit.play(game, "Germany: A Ruh - Hol");
    const TurnReport report = kit.report(game, fall);
    QCOMPARE(QString::fromStdString(report.standings.front()), QString("Germany: 5 centres (+2)"));
    QVERIFY2(has(report.tasks, "Germany, you may build 2 units."), joined(report.tasks).constData());
    const MailTurn winter = kit.play(game, "Germany: Build A Mun");
    QVERIFY2(has(kit.report(game, winter).missing, "Germany did not use 1 build"),
             joined(kit.report(game, winter).missing).constData());
    QVERIFY(has(kit.report(game, winter, kPublic).missing, "Germany did not use 1 build"));
}

/// Random years, two games side by side that differ in the High King's place and in the ways of persons. As long as a
/// reader's view of both is the same, before and after a turn, and his own orders are, so are his reports.
void MailReportsTest::secretsStayWithTheirReaders()
{
    const MailKit& kit = narnianWars();
    const int seats = static_cast<int>(kit.setup.game->seats().size());
    int compared = 0;
    for (unsigned pair = 1; pair <= 60; ++pair) {
        std::array<Game, 2> games{kit.newGame(pair), kit.newGame(pair + 1000)};
        std::array<RandomSheets, 2> sheets{RandomSheets(pair), RandomSheets(pair)};
        sheets[1].useOwnLuck(pair + 5000);
        for (int step = 0; step < 10; ++step) {
            std::array<MailTurn, 2> turns;
            std::array<Sheet, 2> persons;
            for (std::size_t i = 0; i < 2; ++i) {
                Sheet sheet = sheets[i].units(games[i]);
                persons[i] = sheets[i].persons(games[i]);
                sheet.insert(sheet.end(), persons[i].begin(), persons[i].end());
                turns[i] = playTurn(games[i], sheet, {}, *kit.lexicon, *kit.wording);
            }
            const auto same = [&](int reader) {
                return viewOf(games[0], turns[0].before, reader) == viewOf(games[1], turns[1].before, reader) &&
                       viewOf(games[0], games[0].state(), reader) == viewOf(games[1], games[1].state(), reader);
            };
            if (!same(kPublic)) break;
            for (int reader = kPublic; reader < seats; ++reader) {
                const auto own = [&](const Sheet& sheet) {
                    Sheet mine;
                    for (const orders::WrittenOrder& order : sheet)
                        if (reader >= 0 && order.power == kit.setup.game->seats()[static_cast<std::size_t>(reader)].id)
                            mine.push_back(order);
                    return mine;
                };
                if (!same(reader) || own(persons[0]) != own(persons[1])) continue;
                QCOMPARE(kit.text(games[0], turns[0], reader), kit.text(games[1], turns[1], reader));
                if (!(games[0].state() == games[1].state())) ++compared;
            }
            if (games[0].over() || games[1].over()) break;
        }
    }
    QVERIFY2(compared > 300, QByteArray::number(compared).constData());
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
