// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/warrior_risk/machine.h"

#include <array>

#include "engine/rules/warrior_risk/texts.h"

namespace marches::engine::warrior_risk {

namespace {

constexpr std::array<std::string_view, kPhases> kPhaseIds{
    "begin-round", "emergency",    "income",      "begin-turn",    "muster",      "turn",         "passage",
    "gather",      "capital-roll", "battle",      "defence-dice",  "attack-roll", "defence-roll", "occupy",
    "press-on",    "reshuffle",    "end-turn",    "end-round",     "lot-roll",    "bid",          "open-bid",
    "roll-off",    "barter",       "give",        "ask",           "answer",      "stake",        "trade-roll",
    "fate-roll",   "region-roll",  "place-roll",  "fate-effect",   "bailout",     "recruit",      "desert",
    "mob-roll",    "disease-roll", "supply",      "forfeit",       "vote-roll",   "ballot",       "tie-break",
    "contribute",  "award",        "special-act", "sanction-roll", "reallocate",  "end-fate",     "continents",
    "allocate",    "first-roll",   "deal",        "shuffle-cards", "capital",     "pair",         "place",
    "over"};
constexpr std::array<std::string_view, kVerbs> kVerbIds{
    "go-on",
    "choose-capital",
    "declare-pair",
    "place",
    "move",
    "ask-passage",
    "grant-passage",
    "revoke-passage",
    "allow",
    "refuse",
    "target",
    "attack-guests",
    "attack",
    "gather",
    "roll",
    "assault",
    "stop",
    "defend",
    "occupy",
    "press-on",
    "end-attack",
    "end-turn",
    "bid",
    "raise",
    "drop-out",
    "offer",
    "money",
    "troops",
    "units",
    "land",
    "routes",
    "passage",
    "promise",
    "ask",
    "propose",
    "withdraw",
    "accept",
    "counter",
    "done",
    "stake",
    "pay",
    "give-up",
    "reinforce",
    "remove",
    "march",
    "vote-yes",
    "vote-no",
    "vote-for",
    "choose",
    "name",
    "cut-route",
    "cut-troops",
    "sanction",
    "decline",
    "reallocate",
    "give",
    "take-back",
    "unsay",
    "trade-infantry",
    "trade-cavalry",
    "trade-artillery",
    "trade-mixed",
    "bonus",
};
constexpr std::array<std::string_view, 17> kParamIds{"place", "to",    "from",     "count",   "dice",     "player",
                                                     "gold",  "units", "way",      "region",  "with",     "what",
                                                     "votes", "cards", "infantry", "cavalry", "artillery"};
constexpr std::array<std::string_view, kChoices> kChoiceIds{"peace", "help",     "vote",    "favour",   "no",
                                                            "yes",   "infantry", "cavalry", "artillery"};
constexpr std::array<std::string_view, 3> kDieIds{"white", "red", "gold"};
constexpr std::array<std::string_view, 12> kStreamIds{"first",   "deal",  "attack", "defence", "capital", "loyalty",
                                                      "auction", "trade", "fate",   "random",  "vote",    "event"};

template <std::size_t N> void addAll(Vocabulary& vocabulary, Space space, const std::array<std::string_view, N>& ids)
{
    for (const std::string_view id : ids) vocabulary.add(space, id);
}

std::string twoDigits(int number) { return (number < 10 ? "0" : "") + std::to_string(number); }

/// Ids by number, in the order of the enumeration.
std::vector<std::string> ruleIds()
{
    std::vector<std::string> ids{"", "RB-01", "RB-02", "RB-03", "RB-04", "RB-05", "RB-06", "RB-07"};
    ids.resize(kRules);
    for (int number = 1; number <= 72; ++number) {
        const bool there = number <= 33 || (number >= 40 && number <= 47) || number == 51 || number == 52 ||
                           (number >= 60 && number <= 63) || number == 65 || number >= 70;
        if (there) ids[idx(wr(number))] = "WR-" + twoDigits(number);
    }
    for (int sum = kFirstFate; sum <= kLastFate; ++sum) ids[idx(fateRule(sum))] = "WR-50-" + twoDigits(sum);
    for (int face = 1; face <= kVotes; ++face) ids[idx(voteRule(face))] = "WR-64-" + std::to_string(face);
    for (const int number : {6, 7, 8, 10, 11}) ids[idx(cl(number))] = "CL-" + twoDigits(number);
    return ids;
}

using Params = std::vector<VerbParam>;
VerbParam param(Name name, Form form, Space space) { return {static_cast<std::uint8_t>(name), form, space}; }
VerbParam place(Name name = Name::Place) { return param(name, Form::One, Space::Place); }
VerbParam card(Name name) { return param(name, Form::One, Space::Card); }
VerbParam seat() { return param(Name::Player, Form::One, Space::Seat); }
VerbParam amount(Name name = Name::Count) { return param(name, Form::Amount, Space::Number); }
VerbParam spread() { return param(Name::Armies, Form::Spread, Space::Place); }
/// The first named loses first (WR-21).
VerbParam inOrder()
{
    VerbParam named = spread();
    named.ordered = true;
    return named;
}

Params paramsOf(Verb verb)
{
    switch (verb) {
    case Verb::ChooseCapital:
    case Verb::AskPassage:
    case Verb::RevokePassage:
    case Verb::AttackGuests:
    case Verb::Land:
    case Verb::Passage:
    case Verb::TakeBack:
    case Verb::Reinforce:
    case Verb::Choose:
    case Verb::Sanction:
    case Verb::Bonus: return {place()};
    case Verb::TradeInfantry:
    case Verb::TradeCavalry:
    case Verb::TradeArtillery: return {param(Name::Cards, Form::Subset, Space::Card)};
    case Verb::TradeMixed: return {card(Name::Infantry), card(Name::Cavalry), card(Name::Artillery)};
    case Verb::DeclarePair:
        return {param(Name::Region, Form::One, Space::Region), param(Name::With, Form::One, Space::Region)};
    case Verb::Place:
    case Verb::Units: return {place(), amount()};
    case Verb::Move:
    case Verb::Attack: return {place(Name::From), place(Name::To), amount()};
    case Verb::GrantPassage: return {place(), seat()};
    case Verb::Target: return {place(Name::To)};
    case Verb::Gather: return {inOrder()};
    case Verb::Remove:
    case Verb::Reallocate: return {spread()};
    case Verb::Roll:
    case Verb::Defend: return {amount(Name::Dice)};
    case Verb::PressOn: return {place(Name::To), amount()};
    case Verb::Occupy:
    case Verb::Troops:
    case Verb::Routes: return {amount()};
    case Verb::Bid:
    case Verb::Raise:
    case Verb::Stake:
    case Verb::Money: return {amount(Name::Gold)};
    case Verb::Offer:
    case Verb::Name:
    case Verb::CutRoute:
    case Verb::CutTroops: return {seat()};
    case Verb::Promise:
    case Verb::Unsay: return {param(Name::What, Form::One, Space::Choice)};
    case Verb::March: return {place(Name::From), param(Name::Way, Form::Path, Space::Place), amount()};
    case Verb::VoteYes:
    case Verb::VoteNo: return {amount(Name::Votes)};
    case Verb::VoteFor: return {seat(), amount(Name::Votes)};
    default: return {};
    }
}

VerbRole roleOf(Verb verb)
{
    switch (verb) {
    case Verb::Place: return VerbRole::Place;
    case Verb::Attack: return VerbRole::Attack;
    case Verb::Roll: return VerbRole::Roll;
    case Verb::Assault: return VerbRole::FightOn;
    case Verb::Stop: return VerbRole::BreakOff;
    case Verb::Defend: return VerbRole::Defend;
    case Verb::Occupy: return VerbRole::Advance;
    case Verb::GoOn:
    case Verb::EndTurn: return VerbRole::Finish;
    case Verb::TakeBack:
    case Verb::Unsay: return VerbRole::DealTakeBack;
    default: return VerbRole::None;
    }
}

} // namespace

Vocabulary makeVocabulary(const Board& board, const Table& table)
{
    Vocabulary vocabulary;
    for (const Place& each : board.places()) vocabulary.add(Space::Place, each.id);
    for (const Region& region : board.regions()) vocabulary.add(Space::Region, region.id);
    for (const SeatInfo& each : table.seats) vocabulary.add(Space::Seat, each.id);
    for (const std::string& colour : table.colours) vocabulary.add(Space::Army, colour);
    vocabulary.add(Space::Piece, "infantry");
    vocabulary.add(Space::Marker, "capital");
    for (const std::string& card : table.lists.cards) vocabulary.add(Space::Card, card);
    // A territory's card has the territory's name.
    if (table.options.classicCards)
        for (const int where : table.places) vocabulary.add(Space::Card, board.place(where).id);
    for (const std::string_view pile : {"cards", "cards-used"}) vocabulary.add(Space::Pile, pile);
    for (const std::string_view counter : {"score", "gold", "routes", "round", "sets"})
        vocabulary.add(Space::Counter, counter);
    addAll(vocabulary, Space::Phase, kPhaseIds);
    addAll(vocabulary, Space::Verb, kVerbIds);
    addAll(vocabulary, Space::Param, kParamIds);
    addAll(vocabulary, Space::Choice, kChoiceIds);
    addAll(vocabulary, Space::Die, kDieIds);
    addAll(vocabulary, Space::Stream, kStreamIds);
    for (const MessageSpec& spec : messageSpecs()) vocabulary.add(Space::Text, spec.key);
    for (const std::string& rule : ruleIds()) vocabulary.add(Space::Rule, rule);
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

} // namespace marches::engine::warrior_risk
