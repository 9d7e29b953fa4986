// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/classic_risk/machine.h"

#include <array>

#include "engine/rules/classic_risk/texts.h"

namespace marches::engine::classic_risk {

namespace {

constexpr std::array<std::string_view, kPhases> kPhaseIds{
    "begin-turn",    "reinforce",    "bonus",         "attack", "gather",  "defence-dice",
    "attack-roll",   "defence-roll", "battle",        "occupy", "fortify", "drop",
    "end-turn",      "reshuffle",    "first-roll",    "deal",   "claim",   "place",
    "shuffle-cards", "over",         "deal-missions", "capital"};
constexpr std::array<std::string_view, kVerbs> kVerbIds{
    "go-on",      "claim",           "place",  "trade-infantry", "trade-cavalry", "trade-artillery", "trade-mixed",
    "trade-wild", "trade-two-wilds", "bonus",  "attack",         "target",        "gather",          "defend",
    "roll",       "assault",         "stop",   "occupy",         "end-attacks",   "fortify",         "lift",
    "drop",       "end-turn",        "capital"};
constexpr std::array<std::string_view, 11> kParamIds{"place", "to",       "from",    "count",     "dice",  "cards",
                                                     "card",  "infantry", "cavalry", "artillery", "armies"};
constexpr std::array<std::string_view, kSymbols> kSymbolIds{"infantry", "cavalry", "artillery"};
constexpr std::array<std::string_view, 3> kDieIds{"white", "red", "blue"};
constexpr std::array<std::string_view, 6> kStreamIds{"first", "deal", "cards", "attack", "defence", "missions"};
constexpr std::array<std::string_view, 7> kBaseRules{"", "RB-01", "RB-02", "RB-03", "RB-04", "RB-05", "RB-07"};

template <std::size_t N> void addAll(Vocabulary& vocabulary, Space space, const std::array<std::string_view, N>& ids)
{
    for (const std::string_view id : ids) vocabulary.add(space, id);
}

std::string ruleId(int rule)
{
    if (rule < static_cast<int>(kBaseRules.size())) return std::string(kBaseRules[static_cast<std::size_t>(rule)]);
    const int number = rule - static_cast<int>(cl(0));
    return (number < 10 ? "CL-0" : "CL-") + std::to_string(number);
}

using Params = std::vector<VerbParam>;
VerbParam param(Name name, Form form, Space space) { return {static_cast<std::uint8_t>(name), form, space}; }
VerbParam place(Name name) { return param(name, Form::One, Space::Place); }
VerbParam card(Name name) { return param(name, Form::One, Space::Card); }
VerbParam amount(Name name) { return param(name, Form::Amount, Space::Number); }
VerbParam cards() { return param(Name::Cards, Form::Subset, Space::Card); }

Params paramsOf(Verb verb)
{
    switch (verb) {
    case Verb::Claim:
    case Verb::Bonus:
    case Verb::Capital: return {place(Name::Place)};
    case Verb::Place: return {place(Name::Place), amount(Name::Count)};
    case Verb::TradeInfantry:
    case Verb::TradeCavalry:
    case Verb::TradeArtillery:
    case Verb::TradeWild: return {cards()};
    case Verb::TradeMixed: return {card(Name::Infantry), card(Name::Cavalry), card(Name::Artillery)};
    case Verb::TradeTwoWilds: return {card(Name::Card)};
    case Verb::Attack: return {place(Name::From), place(Name::To), amount(Name::Dice)};
    case Verb::Target: return {place(Name::To)};
    case Verb::Gather: return {param(Name::Armies, Form::Spread, Space::Place)};
    case Verb::Defend:
    case Verb::Roll: return {amount(Name::Dice)};
    case Verb::Occupy: return {amount(Name::Count)};
    case Verb::Fortify: return {place(Name::From), place(Name::To), amount(Name::Count)};
    case Verb::Lift: return {place(Name::From)};
    case Verb::Drop: return {place(Name::To), amount(Name::Count)};
    default: return {};
    }
}

VerbRole roleOf(Verb verb)
{
    switch (verb) {
    case Verb::Claim:
    case Verb::Place: return VerbRole::Place;
    case Verb::Attack: return VerbRole::Attack;
    case Verb::Roll: return VerbRole::Roll;
    case Verb::Assault: return VerbRole::FightOn;
    case Verb::Stop: return VerbRole::BreakOff;
    case Verb::Defend: return VerbRole::Defend;
    case Verb::Occupy: return VerbRole::Advance;
    case Verb::GoOn:
    case Verb::EndAttacks:
    case Verb::EndTurn: return VerbRole::Finish;
    default: return VerbRole::None;
    }
}

} // namespace

Vocabulary makeVocabulary(const Board& board, const Table& table)
{
    Vocabulary vocabulary;
    for (const Place& each : board.places()) vocabulary.add(Space::Place, each.id);
    for (const Region& region : board.regions()) vocabulary.add(Space::Region, region.id);
    for (const SeatInfo& seat : table.seats) vocabulary.add(Space::Seat, seat.id);
    for (const std::string& colour : table.colours) vocabulary.add(Space::Army, colour);
    vocabulary.add(Space::Piece, "infantry");
    // A territory's card has the territory's name.
    for (const int where : table.places) vocabulary.add(Space::Card, board.place(where).id);
    vocabulary.add(Space::Card, "wild");
    for (const Mission& mission : table.missions) vocabulary.add(Space::Card, mission.id);
    vocabulary.add(Space::Marker, "capital");
    for (const std::string_view pile : {"cards", "cards-used"}) vocabulary.add(Space::Pile, pile);
    for (const std::string_view counter : {"territories", "round", "sets"}) vocabulary.add(Space::Counter, counter);
    addAll(vocabulary, Space::Phase, kPhaseIds);
    addAll(vocabulary, Space::Verb, kVerbIds);
    addAll(vocabulary, Space::Param, kParamIds);
    addAll(vocabulary, Space::Choice, kSymbolIds);
    addAll(vocabulary, Space::Die, kDieIds);
    addAll(vocabulary, Space::Stream, kStreamIds);
    for (const MessageSpec& spec : messageSpecs()) vocabulary.add(Space::Text, spec.key);
    for (int rule = 0; rule < kRules; ++rule) vocabulary.add(Space::Rule, ruleId(rule));
    return vocabulary;
}

const std::vector<VerbSpec>& verbSpecs()
{
    static const std::vector<VerbSpec> specs = [] {
        std::vector<VerbSpec> made;
        made.reserve(kVerbs);
        for (int verb = 0; verb < kVerbs; ++verb)
            made.push_back({paramsOf(static_cast<Verb>(verb)), roleOf(static_cast<Verb>(verb))});
        return made;
    }();
    return specs;
}

} // namespace marches::engine::classic_risk
