// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/le_monde_de_narnia/machine.h"

#include <array>

#include "engine/rules/le_monde_de_narnia/texts.h"

namespace marches::engine::le_monde_de_narnia {

namespace {

constexpr std::array<std::string_view, kPhases> kPhaseIds{
    "begin-turn",  "choose-die", "villain-roll",    "second-roll",   "reroll",        "add",
    "villain",     "which-wolf", "wolf-move",       "after-villain", "revival",       "second-die",
    "shield",      "travel",     "late-revival",    "draw",          "drawn-card",    "card",
    "card-choice", "card-seat",  "card-wolf",       "card-steps",    "card-done",     "reshuffle",
    "end-turn",    "characters", "deal-characters", "first-roll",    "shuffle-event", "shuffle-sword",
    "over"};
constexpr std::array<std::string_view, kVerbs> kVerbIds{
    "go-on",         "choose-character", "travel",   "aslan",     "reroll",      "add-to-villain",
    "add-to-travel", "ignore-wolves",    "exchange", "pass",      "choose-wolf", "move-wolf",
    "choose-seat",   "choose",           "pay",      "roll-aslan"};
constexpr std::array<std::string_view, 5> kParamIds{"character", "wolf", "to", "player", "card"};
constexpr std::array<std::string_view, kPawns> kPawnIds{"lucy",   "peter",  "susan",  "edmund", "witch",
                                                        "wolf-1", "wolf-2", "wolf-3", "wolf-4"};
/// Results of dice, then what a player decided whose child is stone.
constexpr std::array<std::string_view, 7> kChoiceIds{"wolf", "witch", "travel", "aslan", "paid", "rolls", "waits"};
constexpr std::array<std::string_view, 4> kThrowIds{"travel", "aslan", "wolf-witch", "first"};
constexpr std::array<std::string_view, 7> kStreamIds{"first",   "characters", "event", "sword",
                                                     "villain", "travel",     "aslan"};
constexpr std::array<std::string_view, 4> kPileIds{"event", "event-used", "sword", "sword-used"};

template <std::size_t N> void addAll(Vocabulary& vocabulary, Space space, const std::array<std::string_view, N>& ids)
{
    for (const std::string_view id : ids) vocabulary.add(space, id);
}

std::vector<VerbParam> paramsOf(Verb verb)
{
    const auto one = [](Name name, Space space) {
        return std::vector<VerbParam>{{static_cast<std::uint8_t>(name), Form::One, space}};
    };
    switch (verb) {
    case Verb::ChooseCharacter: return one(Name::Character, Space::Token);
    case Verb::ChooseWolf: return one(Name::Wolf, Space::Place);
    case Verb::MoveWolf: return one(Name::To, Space::Place);
    case Verb::ChooseSeat: return one(Name::Seat, Space::Seat);
    case Verb::Choose: return one(Name::Card, Space::Card);
    default: return {};
    }
}

} // namespace

Vocabulary makeVocabulary(const Board& board, const Table& table)
{
    Vocabulary vocabulary;
    for (const Place& place : board.places()) vocabulary.add(Space::Place, place.id);
    for (const Region& region : board.regions()) vocabulary.add(Space::Region, region.id);
    for (const SeatInfo& seat : table.seats) vocabulary.add(Space::Seat, seat.id);
    for (const std::string& colour : table.colours) vocabulary.add(Space::Army, colour);
    for (const Card& card : table.cards.kinds) vocabulary.add(Space::Card, card.id);
    for (const std::string_view counter : {"progress", "tokens", "bank", "round", "skip"})
        vocabulary.add(Space::Counter, counter);
    addAll(vocabulary, Space::Token, kPawnIds);
    addAll(vocabulary, Space::Pile, kPileIds);
    addAll(vocabulary, Space::Phase, kPhaseIds);
    addAll(vocabulary, Space::Verb, kVerbIds);
    addAll(vocabulary, Space::Param, kParamIds);
    addAll(vocabulary, Space::Choice, kChoiceIds);
    addAll(vocabulary, Space::Die, kThrowIds);
    addAll(vocabulary, Space::Stream, kStreamIds);
    for (const MessageSpec& spec : messageSpecs()) vocabulary.add(Space::Text, spec.key);
    vocabulary.add(Space::Rule, "");
    for (int rule = 1; rule < kRules; ++rule)
        vocabulary.add(Space::Rule, (rule < 10 ? "LMN-0" : "LMN-") + std::to_string(rule));
    return vocabulary;
}

const std::vector<VerbSpec>& verbSpecs()
{
    static const std::vector<VerbSpec> specs = [] {
        std::vector<VerbSpec> made;
        made.reserve(kVerbs);
        for (int verb = 0; verb < kVerbs; ++verb) made.push_back({paramsOf(static_cast<Verb>(verb))});
        return made;
    }();
    return specs;
}

} // namespace marches::engine::le_monde_de_narnia
