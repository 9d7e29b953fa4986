// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>
#include <utility>

#include "engine/bots/bot.h"
#include "engine/game/domain.h"
#include "engine/game/laidoutrules.h"
#include "engine/game/ruleset.h"
#include "engine/package/library.h"
#include "engine/rules/registry/registry.h"
#include "engine/rules/warrior_risk/machine.h"
#include "engine/rules/warrior_risk/rules.h"
#include "midgame.h"

using namespace marches::engine;
namespace warrior_risk = marches::engine::warrior_risk;

namespace {

/// The shipped rules on so many territories in a row, of two regions, for two, who count points in the end: nobody wins
/// by what he holds.
std::unique_ptr<const Rules> rulesOnRow(int territories, bool cards = false)
{
    static const Library library(MARCHES_SOURCE_DIR, "");
    const RulesetData data = library.ruleset("warrior-risk")->data;
    std::vector<Place> places(static_cast<std::size_t>(territories));
    std::vector<Connection> ways;
    for (int i = 0; i < territories; ++i) {
        places[static_cast<std::size_t>(i)].id = "land-" + std::to_string(i);
        places[static_cast<std::size_t>(i)].region = i % 2;
        if (i == 0) continue;
        ways.emplace_back();
        ways.back().from = i - 1;
        ways.back().to = i;
    }
    const Board board(std::move(places), {{"east", 2}, {"west", 2}}, std::move(ways), {});
    const Ruleset* ruleset = findRuleset("warrior-risk");
    OptionValues options(data.options);
    options.set(data.options, "base.victory", "lunchtime");
    if (cards) options.set(data.options, "reading.classic-cards", true);
    auto rules = ruleset->make(board, data, options, ruleset->defaultSeats(data, 2));
    return rules ? std::move(*rules) : nullptr;
}

/// The first seat holds all territories but the last, a unit in each, and the second one that.
State largeRealm(const Rules& rules, warrior_risk::Phase phase)
{
    State state = warrior_risk::midgame(rules, phase);
    auto& s = state.as<warrior_risk::Position>();
    const int last = rules.board().territoryCount() - 1;
    for (int place = 0; place <= last; ++place) {
        s.owned(place < last ? 0 : 1).set(place);
        s.units(place) = 1;
    }
    s.capital[0] = 1;
    s.capital[1] = static_cast<warrior_risk::PlusOne>(last + 1);
    return state;
}

Move moveOf(warrior_risk::Verb verb, int seat)
{
    return {static_cast<std::uint8_t>(num(verb)), static_cast<std::uint8_t>(seat)};
}

} // namespace

/// What only boards of more territories than a move can name, or than a byte counts, bring about.
class WarriorWideTest : public QObject {
    Q_OBJECT
private slots:
    void statesAreValuesWhereverTheyLie();
    void givesUpMoreThanOneMoveNames_data();
    void givesUpMoreThanOneMoveNames();
    void drawsTheLastOfAThousand();
    void endsWithWhatWasThere();
    void hasRoomForTheNumbersOfCards();
    void drawsLotsOfLaidOutStarts();
};

/// The cards of a decision are members of one set: those of the last territories, too.
void WarriorWideTest::hasRoomForTheNumbersOfCards()
{
    const auto rules = rulesOnRow(1024, true);
    QVERIFY(rules);
    State state = largeRealm(*rules, warrior_risk::Phase::Turn);
    auto& s = state.as<warrior_risk::Position>();
    s.phase = static_cast<std::uint8_t>(warrior_risk::Phase::Muster);
    s.pool[0] = 5;
    for (const int place : {1017, 1018, 1019, 1020, 1021, 1022}) s.hand(0).set(place);
    Decision decision;
    rules->decide(state, 0, decision, nullptr);
    const Offer* offer = decision.findOffer(num(warrior_risk::Verb::TradeMixed));
    QVERIFY(offer != nullptr);
    Mask cards;
    for (const Param& param : decision.params(*offer)) cards |= param.set;
    QCOMPARE(cards.count(), 6);
    QCOMPARE(cards.first(), 1017);
}

void WarriorWideTest::drawsLotsOfLaidOutStarts()
{
    const std::shared_ptr<const Rules> rules = rulesOnRow(1000);
    const Facts facts = factsOf(*rules, largeRealm(*rules, warrior_risk::Phase::Turn));
    QVERIFY(positionOf(*rules, facts));
    const LaidOutRules laidOut(rules, {facts, {Lot::Turn}});
    State state;
    Decision decision;
    laidOut.start(state, decision, nullptr);
    QVERIFY(decision.pending == Pending::Chance);
}

void WarriorWideTest::statesAreValuesWhereverTheyLie()
{
    const auto small = rulesOnRow(40);
    const auto large = rulesOnRow(1000);
    QVERIFY(small && large);
    const State near = largeRealm(*small, warrior_risk::Phase::Turn);
    const State far = largeRealm(*large, warrior_risk::Phase::Turn);
    QVERIFY(near.size() < State::kCapacity && far.size() > State::kCapacity);
    State other = far;
    QVERIFY(other == far && other.data() != far.data());
    other.as<warrior_risk::Position>().units(999) = 7;
    QVERIFY(!(other == far));
    QCOMPARE(int{far.as<warrior_risk::Position>().units(999)}, 1);
    other = near;
    QVERIFY(other == near && !(other == far));
    other = far;
    QVERIFY(other == far);
    State restored = near;
    restored.restore({far.data(), far.size()});
    QVERIFY(restored == far);
    restored.restore({near.data(), near.size()});
    QVERIFY(restored == near);
}

void WarriorWideTest::givesUpMoreThanOneMoveNames_data()
{
    QTest::addColumn<int>("territories");
    QTest::addColumn<QString>("bot");
    for (const char* bot : {"random", "easy", "medium", "hard"})
        for (const int territories : {40, 65, 66, 200, 1000})
            QTest::addRow("%d by %s", territories, bot) << territories << QString(bot);
}
/// A vote costs whoever has most territories as many units, and each of them is in another territory.
void WarriorWideTest::givesUpMoreThanOneMoveNames()
{
    QFETCH(int, territories);
    QFETCH(QString, bot);
    const auto rules = rulesOnRow(territories);
    QVERIFY(rules != nullptr);
    const auto& t = dynamic_cast<const warrior_risk::WarriorRisk&>(*rules).table();
    State state = largeRealm(*rules, warrior_risk::Phase::Contribute);
    auto& s = state.as<warrior_risk::Position>();
    s.fate = 18;
    s.vote = static_cast<std::uint8_t>(
        std::ranges::find_if(t.lists.votes, [](const auto& row) { return row.perTerritory > 0; }) -
        t.lists.votes.begin());
    QVERIFY(s.vote <= warrior_risk::kVotes);
    const int due = territories - 2; // of so many territories less the last, all but one
    s.contenders = 1;
    s.asked = 1;
    s.left = static_cast<std::uint16_t>(due);

    const auto mind = makeBot(bot.toStdString(), 5);
    Decision decision;
    rules->decide(state, 0, decision, nullptr);
    int moves = 0;
    while (warrior_risk::phaseOf(s) == warrior_risk::Phase::Contribute) {
        QVERIFY(decision.pending == Pending::Choice && decision.seat == 0);
        Move nothing = moveOf(warrior_risk::Verb::Remove, 0);
        nothing.arg[0] = 1;
        nothing.addPart({0, 1, 0, 0});
        if (s.left > 1) {
            QVERIFY(!contains(decision, state, nothing));
            QVERIFY(rules->refusalReason(state, nothing, nullptr));
        }
        const int before = warrior_risk::unitsOf(s, 0);
        const int left = s.left;
        Move move;
        mind->choose(*rules, state, decision, move);
        QVERIFY(contains(decision, state, move));
        rules->apply(state, move, decision, nullptr);
        ++moves;
        const int gone = before - warrior_risk::unitsOf(s, 0);
        QVERIFY(gone >= std::min(left, Move::kMaxParts) && gone <= left);
        // A lost capital has its dice, and what goes over there can be asked for no more: set aside here.
        s.falls = 0;
        if (warrior_risk::unitsOf(s, 0) > 0 && s.capital[0] == 0)
            s.capital[0] = static_cast<warrior_risk::PlusOne>(s.owned(0).mask().first() + 1);
        if (decision.pending == Pending::Chance) rules->decide(state, 0, decision, nullptr);
        if (decision.pending == Pending::Choice && warrior_risk::phaseOf(s) == warrior_risk::Phase::Contribute)
            rules->decide(state, 0, decision, nullptr);
    }
    QCOMPARE(warrior_risk::unitsOf(s, 0), 1);
    QVERIFY(territories > Move::kMaxParts + 1 || moves == 1);
    QVERIFY(moves <= (due + Move::kMaxParts - 1) / Move::kMaxParts);
}

void WarriorWideTest::drawsTheLastOfAThousand()
{
    const auto rules = rulesOnRow(1000);
    QVERIFY(rules != nullptr);
    State state = largeRealm(*rules, warrior_risk::Phase::RegionRoll);
    auto& s = state.as<warrior_risk::Position>();
    const auto& t = dynamic_cast<const warrior_risk::WarriorRisk&>(*rules).table();
    s.fate = static_cast<std::uint8_t>(
        std::ranges::find_if(t.lists.fate, [](const auto& row) { return row.random == 1 && row.bailout > 0; }) -
        t.lists.fate.begin());
    QVERIFY(s.fate <= warrior_risk::kLastFate);
    s.gold[1] = warrior_risk::kMaxGold;
    Decision decision;
    rules->decide(state, 0, decision, nullptr);
    QVERIFY(decision.pending == Pending::Chance);
    QCOMPARE(int{decision.chance.sides}, 1000);
    Outcome outcome;
    outcome.add(1000);
    QVERIFY(fits(decision.chance, outcome));
    rules->resolve(state, outcome, decision, nullptr);
    QCOMPARE(warrior_risk::toPlace(s), 999);
    QCOMPARE(warrior_risk::askedSeat(s), 1);
    // And by the seed all of them come, not the first 255 alone.
    rules->decide(largeRealm(*rules, warrior_risk::Phase::RegionRoll), 0, decision, nullptr);
    ChanceSource source(3);
    int highest = 0;
    for (int i = 0; i < 100; ++i) {
        source.draw(decision.chance, outcome);
        highest = std::max(highest, outcome[0]);
    }
    QVERIFY(highest > 900);
}

/// The end keeps owners, stacks, guests and cards of all blocks, and forgets what was under way.
void WarriorWideTest::endsWithWhatWasThere()
{
    const auto rules = rulesOnRow(300);
    QVERIFY(rules != nullptr);
    const auto& t = dynamic_cast<const warrior_risk::WarriorRisk&>(*rules).table();
    State state = largeRealm(*rules, warrior_risk::Phase::Turn);
    auto& s = state.as<warrior_risk::Position>();
    s.guests(1, 250) = 3;
    s.passage(250) = warrior_risk::seatBit(1);
    s.spent(280) = 1;
    s.askedPassage().set(270);
    s.betrayedAt(0).set(260);
    s.laidUnits(1, 290) = 4;
    s.block[4].goods[0].land = 1;
    s.hand(0).set(299);
    s.deck(0) = 300;
    s.deckCount = 1;
    NoTrace nobody;
    warrior_risk::finish(warrior_risk::Context<NoTrace>{t, s, nobody}, 1, warrior_risk::wr(9));
    QCOMPARE(warrior_risk::heldBy(s, 0), 299);
    QCOMPARE(warrior_risk::unitsOf(s, 0), 299);
    QCOMPARE(int{s.guests(1, 250)}, 3);
    QVERIFY(s.passage(250) == warrior_risk::seatBit(1) && s.hand(0).test(299) && s.deck(0) == 300);
    QVERIFY(s.spent(280) == 0 && !s.askedPassage().any() && !s.betrayedAt(0).any() && warrior_risk::emptyDeal(s));
    QVERIFY(s.winners == 1 && s.words == 5 && warrior_risk::phaseOf(s) == warrior_risk::Phase::Over);
}

QTEST_GUILESS_MAIN(WarriorWideTest)
#include "tst_wide.moc"
