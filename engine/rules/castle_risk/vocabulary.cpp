// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/castle_risk/machine.h"

#include <array>

#include "engine/rules/castle_risk/texts.h"

namespace marches::engine::castle_risk {

namespace {

constexpr std::array<std::string_view, kPhases> kPhaseIds{
    "begin-turn", "draw",     "act",           "reinforce",      "spy-answer",  "spy-choose", "talk",
    "battle",     "defend",   "attack-roll",   "defence-roll",   "occupy",      "resettle",   "fortify",
    "spoils",     "end-turn", "reshuffle",     "placement-roll", "draw-banner", "castle",     "claim",
    "place",      "hide",     "shuffle-cards", "first-roll",     "over"};
constexpr std::array<std::string_view, kVerbs> kVerbIds{"go-on",         "place-castle",
                                                        "claim",         "place",
                                                        "hide",          "play-reinforcements",
                                                        "play-diplomat", "play-diplomat-on-several",
                                                        "play-spy",      "counter-spy",
                                                        "pass",          "choose-card",
                                                        "reveal-hidden", "attack",
                                                        "sail",          "end-attacks",
                                                        "roll",          "assault",
                                                        "play-general",  "stop",
                                                        "play-marshall", "defend",
                                                        "occupy",        "settle",
                                                        "decline",       "fortify",
                                                        "talk",          "give-card",
                                                        "offer",         "promise"};
constexpr std::array<std::string_view, 11> kParamIds{"place",  "to",      "from",     "count", "dice",   "card",
                                                     "player", "players", "for-card", "what",  "onwards"};
constexpr std::array<std::string_view, kPromises> kChoiceIds{"peace", "help", "card"};
constexpr std::array<std::string_view, 2> kDieIds{"white", "red"};
constexpr std::array<std::string_view, 6> kStreamIds{"placement", "banner", "cards", "first", "attack", "defence"};

template <std::size_t N> void addAll(Vocabulary& vocabulary, Space space, const std::array<std::string_view, N>& ids)
{
    for (const std::string_view id : ids) vocabulary.add(space, id);
}

std::string ruleId(int rule)
{
    if (rule == 0) return {};
    return (rule < 10 ? "CR-0" : "CR-") + std::to_string(rule);
}

using Params = std::vector<VerbParam>;
VerbParam param(Name name, Form form, Space space) { return {static_cast<std::uint8_t>(name), form, space}; }
VerbParam place(Name name) { return param(name, Form::One, Space::Place); }
VerbParam card(Name name) { return param(name, Form::One, Space::Card); }
VerbParam seat() { return param(Name::Seat, Form::One, Space::Seat); }
VerbParam amount(Name name) { return param(name, Form::Amount, Space::Number); }

Params paramsOf(Verb verb)
{
    switch (verb) {
    case Verb::PlaceCastle:
    case Verb::Claim:
    case Verb::Hide:
    case Verb::RevealHidden: return {place(Name::Place)};
    case Verb::Place: return {place(Name::Place), amount(Name::Count)};
    case Verb::PlayReinforcements:
    case Verb::Occupy: return {amount(Name::Count)};
    case Verb::PlayDiplomat:
    case Verb::PlaySpy: return {seat()};
    case Verb::PlayDiplomatOnSeveral: return {param(Name::Seats, Form::Subset, Space::Seat)};
    case Verb::ChooseCard: return {card(Name::Card)};
    case Verb::Attack: return {place(Name::From), place(Name::To)};
    case Verb::Sail:
    case Verb::Fortify: return {place(Name::From), place(Name::To), amount(Name::Count)};
    case Verb::Roll: return {amount(Name::Dice)};
    case Verb::Defend: return {amount(Name::Dice), param(Name::Onwards, Form::Flag, Space::Flag)};
    case Verb::Settle: return {place(Name::Place), place(Name::From)};
    case Verb::GiveCard: return {card(Name::Card), seat()};
    case Verb::Offer: return {seat(), card(Name::Card), card(Name::ForCard)};
    case Verb::Promise: return {seat(), param(Name::What, Form::One, Space::Choice)};
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
    case Verb::EndAttacks: return VerbRole::Finish;
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
    vocabulary.add(Space::Piece, "army");
    vocabulary.add(Space::Marker, "castle");
    addAll(vocabulary, Space::Card, kCardIds);
    for (const std::string_view pile : {"cards", "cards-used", "aside"}) vocabulary.add(Space::Pile, pile);
    for (const std::string_view counter : {"banners", "round", "track"}) vocabulary.add(Space::Counter, counter);
    addAll(vocabulary, Space::Phase, kPhaseIds);
    addAll(vocabulary, Space::Verb, kVerbIds);
    addAll(vocabulary, Space::Param, kParamIds);
    addAll(vocabulary, Space::Choice, kChoiceIds);
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

} // namespace marches::engine::castle_risk
