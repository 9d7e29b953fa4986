// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>
#include <optional>

#include "engine/game/chance.h"
#include "engine/game/domain.h"
#include "engine/game/ruleset.h"
#include "engine/package/library.h"
#include "engine/rules/registry/registry.h"
#include "engine/rules/warrior_risk/machine.h"
#include "engine/rules/warrior_risk/rules.h"
#include "midgame.h"

using namespace marches::engine;
namespace warrior_risk = marches::engine::warrior_risk;

namespace {

const Library& library()
{
    static const Library shipped(MARCHES_SOURCE_DIR, "");
    return shipped;
}

/// Every line of every table of random territories becomes this one, from the first line on, all of South America.
RulesetData withRows(const std::vector<std::string>& rows)
{
    RulesetData data = library().ruleset("warrior-risk")->data;
    for (DeckSpec& deck : data.decks)
        for (CardSpec& card : deck.cards)
            for (EffectSpec& effect : card.effects) {
                if (effect.verb != "random-place") continue;
                for (auto& [name, value] : effect.args) {
                    if (name == "dice") value = "1";
                    if (name == "region") value = "south-america"; // that of the rows
                }
                for (auto& [name, list] : effect.lists)
                    if (name == "rows") list = rows;
            }
    return data;
}

Result<std::unique_ptr<const Rules>> make(const RulesetData& data, const std::string& award = "winner-chooses")
{
    const Ruleset* ruleset = findRuleset("warrior-risk");
    OptionValues options(data.options);
    options.set(data.options, "reading.award-territory", award);
    return ruleset->make(library().map("world")->board, data, options, ruleset->defaultSeats(data, 2));
}

/// Three territories of two seats, of which one alone is on the tables, or none.
State stateOf(const Rules& rules, warrior_risk::Phase phase, std::initializer_list<const char*> held)
{
    State state = warrior_risk::midgame(rules, phase);
    auto& s = state.as<warrior_risk::Position>();
    int seat = 0;
    for (const char* id : held) {
        const int place = *rules.board().findPlace(id);
        s.owned(seat).set(place);
        s.units(place) = 2;
        s.capital[seat] = static_cast<warrior_risk::PlusOne>(place + 1);
        seat = 1 - seat;
    }
    return state;
}

} // namespace

/// Tables of random territories that leave too little to draw.
class WarriorTablesTest : public QObject {
    Q_OBJECT
private slots:
    void oneTerritoryIsTooFew();
    void aLineBeyondTheDiceDoesNotCount();
    void aCrisisThatNobodyCanHaveIsNone();
    void anAwardThatCannotBeDrawnIsChosen();
    void pointsCountBeyondWhatAFactHolds();
};

void WarriorTablesTest::oneTerritoryIsTooFew()
{
    const auto rules = make(withRows({"peru"}));
    QVERIFY(!rules);
    QCOMPARE(rules.error().front().code, std::string("warrior-one-random-territory"));
    QVERIFY(make(withRows({"peru", "brazil"})));
}

void WarriorTablesTest::aLineBeyondTheDiceDoesNotCount()
{
    QVERIFY(!make(withRows({"peru", "na", "na", "na", "na", "na", "brazil"})));
}

void WarriorTablesTest::aCrisisThatNobodyCanHaveIsNone()
{
    const auto rules = make(withRows({"peru", "brazil"}));
    QVERIFY(rules);
    State state = stateOf(**rules, warrior_risk::Phase::FateRoll, {"egypt", "congo"});
    Decision decision;
    (*rules)->decide(state, 0, decision, nullptr);
    Outcome sixes;
    for (int i = 0; i < 4; ++i) sixes.add(6);
    RuleTrace trace;
    (*rules)->resolve(state, sixes, decision, &trace);
    QVERIFY(warrior_risk::phaseOf(state.as<warrior_risk::Position>()) ==
            warrior_risk::Phase::FateRoll); // of the next one
    QCOMPARE(state.as<warrior_risk::Position>().active, std::uint8_t{2});
    QVERIFY(std::ranges::any_of(trace.log,
                                [](const Message& m) { return m.text == num(warrior_risk::Text::LogNoneToDraw); }));
}

void WarriorTablesTest::anAwardThatCannotBeDrawnIsChosen()
{
    const auto rules = make(withRows({"peru", "brazil"}), "random");
    QVERIFY(rules);
    State state = stateOf(**rules, warrior_risk::Phase::VoteRoll, {"peru", "brazil"});
    state.as<warrior_risk::Position>().fate = 18;
    Decision decision;
    (*rules)->decide(state, 0, decision, nullptr);
    Outcome award;
    award.add(5);
    (*rules)->resolve(state, award, decision, nullptr);
    for (int seat = 0; seat < 2; ++seat) {
        (*rules)->decide(state, seat, decision, nullptr);
        Move vote(static_cast<std::uint8_t>(num(warrior_risk::Verb::VoteFor)), static_cast<std::uint8_t>(seat));
        vote.arg[1] = 1; // for the first seat
        QVERIFY(contains(decision, state, vote));
        (*rules)->apply(state, vote, decision, nullptr);
    }
    QVERIFY(warrior_risk::phaseOf(state.as<warrior_risk::Position>()) == warrior_risk::Phase::Award);
    QVERIFY(decision.pending == Pending::Choice);
    QVERIFY(decision.findOffer(num(warrior_risk::Verb::Choose)) != nullptr);
}

/// Two players so rich that neither score fits into a fact: the richer one wins alone.
void WarriorTablesTest::pointsCountBeyondWhatAFactHolds()
{
    RulesetData data = library().ruleset("warrior-risk")->data;
    for (DeckSpec& deck : data.decks)
        for (CardSpec& card : deck.cards)
            for (EffectSpec& effect : card.effects)
                for (auto& [name, value] : effect.args)
                    if (effect.verb == "points" && name == "territory") value = "200";
    const Ruleset* ruleset = findRuleset("warrior-risk");
    OptionValues options(data.options);
    options.set(data.options, "base.victory", std::string("lunchtime"));
    const auto rules = ruleset->make(library().map("world")->board, data, options, ruleset->defaultSeats(data, 2));
    QVERIFY(rules);

    State state = stateOf(**rules, warrior_risk::Phase::EndRound, {});
    auto& s = state.as<warrior_risk::Position>();
    for (int place = 0; place < 38; ++place) {
        s.owned(place < 18 ? 0 : 1).set(place);
        s.units(place) = 1;
    }
    s.gold[0] = s.gold[1] = warrior_risk::kMaxGold;
    const GameResult standing = (*rules)->standing(state);
    QCOMPARE(standing.score, (std::vector<int>{33'600, 34'000}));
    QCOMPARE(standing.winners, 2U);
}

QTEST_GUILESS_MAIN(WarriorTablesTest)
#include "tst_tables.moc"
