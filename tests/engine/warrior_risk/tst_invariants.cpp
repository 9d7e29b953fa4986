// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <array>

#include "engine/game/domain.h"
#include "engine/package/library.h"
#include "engine/rules/warrior_risk/machine.h"
#include "engine/rules/warrior_risk/rules.h"
#include "tests/engine/property/randomgame.h"

using namespace marches::engine;
using namespace marches::engine::test;
namespace warrior_risk = marches::engine::warrior_risk;

namespace {

constexpr int kMaxSteps = 30'000;

bool longMode() { return qEnvironmentVariableIntValue("MARCHES_LONG") == 1; }

/// Gold and units of everybody, on the board and in pools.
struct Books {
    std::array<long, warrior_risk::kMaxSeats> gold{};
    long units = 0;
    friend bool operator==(const Books&, const Books&) = default;
};

Books booksOf(const warrior_risk::Table& t, const warrior_risk::Position& s)
{
    Books books;
    for (int seat = 0; seat < warrior_risk::kMaxSeats; ++seat) {
        books.gold[static_cast<std::size_t>(seat)] = s.gold[seat];
        books.units += s.pool[seat];
    }
    for (const int place : t.places) books.units += s.units(place) + warrior_risk::guestsAt(s, place);
    return books;
}

/// What the log says that came and went, of the texts in which gold or units do.
void book(Books& books, const std::vector<Message>& log)
{
    for (const Message& message : log) {
        const auto seat = static_cast<std::size_t>(std::max<int>(message.arg[0], 0));
        switch (static_cast<warrior_risk::Text>(message.text)) {
        case warrior_risk::Text::LogReceives: books.gold[seat] += message.arg[1]; break;
        case warrior_risk::Text::LogPays:
        case warrior_risk::Text::LogStake:
        case warrior_risk::Text::LogBailsOut: books.gold[seat] -= message.arg[1]; break;
        case warrior_risk::Text::LogHandsOver:
            books.gold[seat] -= message.arg[1];
            books.gold[static_cast<std::size_t>(message.arg[2])] += message.arg[1];
            break;
        case warrior_risk::Text::LogWinsLot:
            books.units += message.arg[1];
            books.gold[seat] -= message.arg[2];
            break;
        case warrior_risk::Text::LogRaised:
        case warrior_risk::Text::LogPool: books.units += message.arg[1]; break;
        case warrior_risk::Text::LogRemoved:
        case warrior_risk::Text::LogPoolLost: books.units -= message.arg[1]; break;
        default: break;
        }
    }
}

/// Each territory has one card, in a hand, the draw pile or among the traded ones.
std::string cardsWrong(const warrior_risk::Table& t, const warrior_risk::Position& s)
{
    Mask cards;
    int count = s.deckCount + s.usedCount;
    for (int i = 0; i < s.deckCount; ++i) cards.set(s.deck(i) - 1);
    for (int i = 0; i < s.usedCount; ++i) cards.set(s.used(i) - 1);
    for (int seat = 0; seat < t.seatCount(); ++seat) {
        cards |= s.hand(seat).mask();
        count += s.hand(seat).count();
    }
    const warrior_risk::Phase phase = warrior_risk::phaseOf(s);
    const bool shuffled = phase != warrior_risk::Phase::FirstRoll && phase != warrior_risk::Phase::Deal &&
                          phase != warrior_risk::Phase::ShuffleCards;
    const bool dealt = t.options.classicCards && shuffled;
    if (dealt ? !(cards == t.land) || count != t.territories() : count != 0) return "a card is lost or in two places";
    return {};
}

/// What must hold in every position.
std::string standingRules(const warrior_risk::Table& t, const warrior_risk::Position& s)
{
    const warrior_risk::Phase phase = warrior_risk::phaseOf(s);
    Mask seen;
    for (int seat = 0; seat < t.seatCount(); ++seat) {
        const Mask owned = s.owned(seat).mask();
        if ((seen & owned).any()) return "a territory has two owners";
        seen |= owned;
        if (s.capital[seat] != 0 && !owned.test(s.capital[seat] - 1)) return "a capital is somebody else's";
        if (!warrior_risk::lives(s, seat) &&
            (owned.any() || s.gold[seat] != 0 || s.pool[seat] != 0 || s.hand(seat).any()))
            return "a beaten player has something";
    }
    if (const std::string wrong = cardsWrong(t, s); !wrong.empty()) return wrong;
    for (const int place : t.places) {
        if (!seen.test(place) && (s.units(place) > 0 || warrior_risk::guestsAt(s, place) > 0))
            return "units are in nobody's territory";
        const bool entering = phase == warrior_risk::Phase::Occupy && place == warrior_risk::toPlace(s);
        if (seen.test(place) && s.units(place) == 0 && !entering) return "a territory is held by nobody";
    }
    return {};
}

/// What everybody sees of a game while answers are sealed does not depend on what they are.
std::string sealedLeaksNothing(const Rules& rules, const State& state, const Decision& decision, Random& random)
{
    if (decision.pending != Pending::Choice || !decision.secret || std::popcount(decision.seats) < 2) return {};
    State first = state;
    State second = state;
    Move a;
    Move b;
    sample(decision, state, random, a);
    sample(decision, state, random, b);
    RuleTrace told;
    RuleTrace toldToo;
    Decision next;
    Decision nextToo;
    rules.apply(first, a, next, &told);
    rules.apply(second, b, nextToo, &toldToo);
    for (int seat = -1; seat < static_cast<int>(rules.seats().size()); ++seat) {
        if (seat == a.seat) continue;
        State seen;
        State seenToo;
        rules.view(first, seat, seen);
        rules.view(second, seat, seenToo);
        if (!(seen == seenToo)) return "a sealed answer can be seen";
    }
    const auto open = [](const RuleTrace& trace) {
        std::vector<Message> messages;
        for (const Message& message : trace.log)
            if (message.audience < 0) messages.push_back(message);
        return messages;
    };
    if (open(told) != open(toldToo)) return "a sealed answer is told";
    return next.seats == nextToo.seats && next.seat == nextToo.seat ? std::string()
                                                                    : "a sealed answer changes who is asked";
}

} // namespace

/// Random games under random options, with what always holds in Warrior Risk. MARCHES_LONG=1 plays 2,000 of them.
class WarriorInvariantsTest : public QObject {
    Q_OBJECT
private slots:
    void hold_data();
    void hold();
};

void WarriorInvariantsTest::hold_data()
{
    QTest::addColumn<int>("players");
    for (int players = 2; players <= 6; ++players) QTest::addRow("%d players", players) << players;
}

void WarriorInvariantsTest::hold()
{
    QFETCH(int, players);
    static const Library library(MARCHES_SOURCE_DIR, "");
    const Result<RulesPackage> package = library.ruleset("warrior-risk");
    QVERIFY(package);
    const int games = longMode() ? 400 : 6;
    long steps = 0;
    for (int seed = 0; seed < games; ++seed) {
        Random random(static_cast<std::uint64_t>(seed), 0x6f707473U);
        SetupRequest request;
        request.players = players;
        request.options = randomOptions(package->data, random);
        const Result<GameSetup> setup = library.setup("world:warrior-risk", request);
        QVERIFY(setup);
        const auto& rules = dynamic_cast<const warrior_risk::WarriorRisk&>(*setup->game);
        State state;
        Decision decision;
        ChanceSource chanceSource(static_cast<std::uint64_t>(seed));
        rules.start(state, decision, nullptr);
        for (int step = 0; decision.pending != Pending::Over; ++step) {
            QVERIFY(step <= kMaxSteps);
            std::string wrong = sealedLeaksNothing(rules, state, decision, random);
            const bool deals = warrior_risk::phaseOf(state.as<warrior_risk::Position>()) == warrior_risk::Phase::Deal;
            Books books = booksOf(rules.table(), state.as<warrior_risk::Position>());
            RuleTrace trace;
            if (decision.pending == Pending::Chance) {
                Outcome outcome;
                chanceSource.draw(decision.chance, outcome);
                rules.resolve(state, outcome, decision, &trace);
            } else {
                Move move;
                QVERIFY(sample(decision, state, random, move));
                rules.apply(state, move, decision, &trace);
            }
            book(books, trace.log);
            const auto& s = state.as<warrior_risk::Position>();
            if (wrong.empty()) wrong = standingRules(rules.table(), s);
            if (wrong.empty() && !deals && !(books == booksOf(rules.table(), s)))
                wrong = "gold or units came or went without a word";
            const std::string where = wrong + " in game " + std::to_string(seed) + " at step " + std::to_string(step) +
                                      ": " + optionText(request.options);
            QVERIFY2(wrong.empty(), where.c_str());
            ++steps;
        }
    }
    qInfo("%d games, %ld steps", games, steps);
}

QTEST_GUILESS_MAIN(WarriorInvariantsTest)
#include "tst_invariants.moc"
