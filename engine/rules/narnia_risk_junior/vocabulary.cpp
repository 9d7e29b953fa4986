// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnia_risk_junior/machine.h"

#include <algorithm>
#include <array>

#include "engine/rules/narnia_risk_junior/texts.h"

namespace marches::engine::narnia_risk_junior {

namespace {

constexpr std::array<std::string_view, kArmies> kArmyIds{"witch", "red", "blue", "yellow"};
constexpr std::array<std::string_view, kPieces> kPieceIds{"faun", "centaur", "boggle", "minotaur"};
constexpr std::array<std::string_view, kTokens> kTokenIds{"aslan",       "peter",   "susan",      "edmund",
                                                          "lucy",        "beavers", "mr-tumnus",  "rumblebuffin",
                                                          "white-witch", "maugrim", "ginarrbrik", "otmin"};
constexpr std::array<std::string_view, kPhases> kPhaseIds{"flip",
                                                          "narnia-draw",
                                                          "narnia-resolve",
                                                          "territory-draw",
                                                          "choose-card",
                                                          "choose-target",
                                                          "place",
                                                          "pre-battle",
                                                          "aslan-six",
                                                          "revive",
                                                          "add",
                                                          "defence-roll",
                                                          "defence-reroll",
                                                          "defence-assign",
                                                          "defence-react",
                                                          "defence-petrify",
                                                          "attack-roll",
                                                          "attack-reroll",
                                                          "attack-assign",
                                                          "attack-react",
                                                          "attack-petrify",
                                                          "reroll",
                                                          "continue",
                                                          "march",
                                                          "end-turn",
                                                          "lucy",
                                                          "lucy-roll",
                                                          "lucy-restore",
                                                          "exchange",
                                                          "shuffle-tokens",
                                                          "shuffle-territories",
                                                          "deal",
                                                          "choose-character",
                                                          "choose-camp",
                                                          "build-narnia",
                                                          "build-stack",
                                                          "over"};
constexpr std::array<std::string_view, kVerbs> kVerbIds{"go-on",
                                                        "choose-character",
                                                        "choose-camp",
                                                        "take-character",
                                                        "reinforce",
                                                        "desert",
                                                        "pitch-camp",
                                                        "choose-card",
                                                        "target",
                                                        "decline",
                                                        "place",
                                                        "place-with",
                                                        "divert",
                                                        "revive-character",
                                                        "revive-armies",
                                                        "revive-faun",
                                                        "revive-centaur",
                                                        "add",
                                                        "reroll",
                                                        "keep",
                                                        "assign-hits",
                                                        "waste-hits",
                                                        "strike-character",
                                                        "petrify",
                                                        "attack",
                                                        "stop",
                                                        "move",
                                                        "roll-lucy",
                                                        "skip-lucy",
                                                        "restore",
                                                        "restore-armies",
                                                        "pass",
                                                        "play-march",
                                                        "play-lure",
                                                        "play-help",
                                                        "play-reroll",
                                                        "play-shield",
                                                        "play-cordial",
                                                        "play-path"};
constexpr std::array<std::string_view, 12> kParamIds{"character",      "place",       "to",   "from", "piece",
                                                     "pieces",         "heavy",       "army", "die",  "card",
                                                     "with-character", "for-the-turn"};
constexpr std::array<std::string_view, 7> kChoiceIds{"card",   "aside",    "supply",       "border",
                                                     "bridge", "sea-lane", "closed-border"};
constexpr std::array<std::string_view, 3> kDieIds{"black", "red", "white"};
constexpr std::array<std::string_view, 8> kStreamIds{"deal",    "turn-tokens", "territory-deck", "narnia-deck",
                                                     "defence", "attack",      "power",          "reroll"};

template <std::size_t N> void addAll(Vocabulary& vocabulary, Space space, const std::array<std::string_view, N>& ids)
{
    for (const std::string_view id : ids) vocabulary.add(space, id);
}

std::string ruleId(int rule)
{
    if (rule == 0) return {};
    if (rule <= 55) return (rule < 10 ? "NRJ-0" : "NRJ-") + std::to_string(rule);
    if (rule <= 60) return "NRJ-E" + std::to_string(rule - 55);
    return "NRJ-A" + std::to_string(rule - 60);
}

using Params = std::vector<VerbParam>;
VerbParam param(Name name, Form form, Space space) { return {static_cast<std::uint8_t>(name), form, space}; }
VerbParam one(Name name, Space space) { return param(name, Form::One, space); }
VerbParam pieces() { return param(Name::Pieces, Form::Spread, Space::Piece); }
VerbParam flag(Name name) { return param(name, Form::Flag, Space::Flag); }

Params paramsOf(Verb verb)
{
    switch (verb) {
    case Verb::ChooseCharacter:
    case Verb::TakeCharacter:
    case Verb::PlaceWith:
    case Verb::ReviveCharacter:
    case Verb::Restore: return {one(Name::Character, Space::Token)};
    case Verb::ChooseCamp:
    case Verb::Reinforce:
    case Verb::Desert:
    case Verb::PitchCamp:
    case Verb::ChooseCard: return {one(Name::Place, Space::Place)};
    case Verb::Target: return {one(Name::To, Space::Place)};
    case Verb::Divert: return {one(Name::To, Space::Place), one(Name::Piece, Space::Piece)};
    case Verb::Add:
    case Verb::Petrify:
    case Verb::StrikeCharacter: return {pieces()};
    case Verb::ReviveFaun:
    case Verb::ReviveCentaur: return {one(Name::Army, Space::Army)};
    case Verb::Reroll: return {one(Name::Die, Space::Number)};
    case Verb::AssignHits: return {pieces(), flag(Name::Character)};
    case Verb::WasteHits: return {param(Name::Heavy, Form::Amount, Space::Number), flag(Name::Character)};
    case Verb::Attack: return {one(Name::To, Space::Place), pieces(), flag(Name::WithCharacter)};
    case Verb::Move: return {one(Name::To, Space::Place), pieces()};
    case Verb::Pass: return {flag(Name::ForTheTurn)};
    case Verb::PlayMarch: return {one(Name::From, Space::Place), one(Name::Card, Space::Card)};
    case Verb::PlayLure:
    case Verb::PlayHelp: return {one(Name::Card, Space::Card), one(Name::Character, Space::Token)};
    case Verb::PlayReroll: return {one(Name::Card, Space::Card), one(Name::Die, Space::Number)};
    case Verb::PlayShield: return {one(Name::Card, Space::Card), one(Name::Piece, Space::Piece)};
    case Verb::PlayCordial: return {one(Name::Card, Space::Card)};
    case Verb::PlayPath:
        return {one(Name::To, Space::Place), pieces(), flag(Name::WithCharacter), one(Name::Card, Space::Card)};
    default: return {};
    }
}

template <std::size_t N> int find(const std::array<std::string_view, N>& ids, std::string_view id)
{
    const auto at = std::find(ids.begin(), ids.end(), id);
    return at == ids.end() ? -1 : static_cast<int>(at - ids.begin());
}

} // namespace

std::string_view armyId(int army) { return kArmyIds[static_cast<std::size_t>(army)]; }
std::string_view tokenId(int token) { return kTokenIds[static_cast<std::size_t>(token)]; }
int findArmy(std::string_view id) { return find(kArmyIds, id); }

Vocabulary makeVocabulary(const Board& board, const Table& table)
{
    Vocabulary vocabulary;
    for (const Place& place : board.places()) vocabulary.add(Space::Place, place.id);
    for (const Region& region : board.regions()) vocabulary.add(Space::Region, region.id);
    for (const SeatInfo& seat : table.seats) vocabulary.add(Space::Seat, seat.id);
    addAll(vocabulary, Space::Army, kArmyIds);
    addAll(vocabulary, Space::Piece, kPieceIds);
    addAll(vocabulary, Space::Token, kTokenIds);
    for (const Card& card : table.deck.cards) vocabulary.add(Space::Card, card.id);
    for (const std::string_view pile : {"narnia", "narnia-used", "territory", "territory-used"})
        vocabulary.add(Space::Pile, pile);
    vocabulary.add(Space::Marker, "camp");
    for (const std::string_view counter : {"crowns", "stage", "flipped", "dice-cap", "stone-due", "revive-due"})
        vocabulary.add(Space::Counter, counter);
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
        for (int verb = 0; verb < kVerbs; ++verb) made.push_back({paramsOf(static_cast<Verb>(verb))});
        return made;
    }();
    return specs;
}

} // namespace marches::engine::narnia_risk_junior
