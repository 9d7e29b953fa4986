// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnian_wars/machine.h"

#include <array>

#include "engine/rules/narnian_wars/texts.h"

namespace marches::engine::narnian_wars {

namespace {

using Ids = std::span<const std::string_view>;

constexpr std::array<std::string_view, kPhases> kPhaseIds{
    "queen-form", "queen-site",    "king-site",  "spring",     "spring-retreats", "fall",   "fall-retreats",
    "king-delay", "aslan-outcome", "aslan-site", "dwarf-side", "siege",           "winter", "over"};
constexpr std::array<std::string_view, kVerbs> kVerbIds{"hold",
                                                        "move",
                                                        "move-by-convoy",
                                                        "support",
                                                        "support-move",
                                                        "convoy",
                                                        "hunt",
                                                        "welcome",
                                                        "retreat",
                                                        "disband",
                                                        "build-army",
                                                        "build-double-army",
                                                        "build-fleet",
                                                        "build-amphibian",
                                                        "build-prize",
                                                        "walk",
                                                        "sail",
                                                        "travel",
                                                        "back",
                                                        "back-move",
                                                        "carry",
                                                        "chase",
                                                        "stay",
                                                        "immobilise",
                                                        "immobilise-person",
                                                        "command-hold",
                                                        "command-move",
                                                        "command-support",
                                                        "command-support-move",
                                                        "command-convoy",
                                                        "flee",
                                                        "yield",
                                                        "call-aslan",
                                                        "declare-dwarfs",
                                                        "cancel",
                                                        "vote",
                                                        "choose-form",
                                                        "choose-site",
                                                        "choose-side",
                                                        "place-king",
                                                        "set-delay",
                                                        "judge",
                                                        "seal"};
constexpr std::array<std::string_view, kNames> kParamIds{"unit",    "to",   "of",   "place", "who",     "with",
                                                         "members", "form", "side", "turns", "outcome", "whom"};
constexpr std::array<std::string_view, kWords> kWordIds{"good",    "neutral", "evil", "jadis",   "green",
                                                        "carried", "stand",   "roar", "allowed", "forbidden"};
constexpr std::array<std::string_view, kPersons> kPersonIds{"high-king", "queen",    "cor",
                                                            "miraz",     "trumpkin", "nikabrik"};
constexpr std::array<std::string_view, 4> kPieceIds{"army", "double-army", "fleet", "amphibian"};
constexpr std::array<std::string_view, 4> kStreamIds{"king-site", "king-delay", "aslan-outcome", "aslan-site"};
constexpr std::array<std::string_view, 4> kCounterIds{"centres", "year", "calls-used", "turns-of-control"};

void addAll(Vocabulary& vocabulary, Space space, Ids ids)
{
    for (const std::string_view id : ids) vocabulary.add(space, id);
}

std::vector<VerbParam> paramsOf(Verb verb)
{
    const auto param = [](Name name, Form form, Space space) {
        return VerbParam{static_cast<std::uint8_t>(name), form, space};
    };
    const auto place = [&](Name name) { return param(name, Form::One, Space::Place); };
    const auto word = [&](Name name) { return param(name, Form::One, Space::Choice); };
    const VerbParam who = param(Name::Who, Form::One, Space::Token);
    switch (verb) {
    case Verb::Hold:
    case Verb::Disband:
    case Verb::Turn:
    case Verb::Command: return {place(Name::Unit)};
    case Verb::Move:
    case Verb::MoveByConvoy:
    case Verb::Retreat:
    case Verb::CommandMove: return {place(Name::Unit), place(Name::To)};
    case Verb::Support:
    case Verb::CommandSupport: return {place(Name::Unit), place(Name::Of)};
    case Verb::SupportMove:
    case Verb::Convoy:
    case Verb::CommandSupportMove:
    case Verb::CommandConvoy: return {place(Name::Unit), place(Name::Of), place(Name::To)};
    case Verb::Hunt: return {place(Name::Unit), who};
    case Verb::Chase: return {who, param(Name::Whom, Form::One, Space::Token)};
    case Verb::BuildArmy:
    case Verb::BuildDouble:
    case Verb::BuildFleet:
    case Verb::BuildAmphibian:
    case Verb::BuildPrize:
    case Verb::Cancel: return {place(Name::Place)};
    case Verb::Walk:
    case Verb::Sail:
    case Verb::Flee: return {who, place(Name::To)};
    case Verb::Travel: return {who, place(Name::With)};
    case Verb::Back: return {who, place(Name::Of)};
    case Verb::BackMove: return {who, place(Name::Of), place(Name::To)};
    case Verb::Carry:
    case Verb::Welcome:
    case Verb::Stay:
    case Verb::Yield:
    case Verb::TurnPerson: return {who};
    case Verb::Vote: return {param(Name::Members, Form::Subset, Space::Seat)};
    case Verb::ChooseForm: return {word(Name::Form)};
    case Verb::ChooseSide: return {word(Name::Side)};
    case Verb::Judge: return {word(Name::Outcome)};
    case Verb::ChooseSite:
    case Verb::PlaceKing: return {place(Name::To)};
    case Verb::SetDelay: return {param(Name::Turns, Form::Amount, Space::Number)};
    case Verb::Call:
    case Verb::Declare:
    case Verb::Seal: break;
    }
    return {};
}

VerbRole roleOf(Verb verb)
{
    switch (verb) {
    case Verb::Hold:
    case Verb::Stay: return VerbRole::Idle;
    case Verb::SupportMove: return VerbRole::SupportMove;
    case Verb::Convoy: return VerbRole::Convoy;
    case Verb::Retreat:
    case Verb::Flee: return VerbRole::Retreat;
    case Verb::Disband:
    case Verb::Yield: return VerbRole::Disband;
    case Verb::Cancel: return VerbRole::TakeBack;
    case Verb::Seal: return VerbRole::Seal;
    default: return VerbRole::None;
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
    addAll(vocabulary, Space::Counter, kCounterIds);
    addAll(vocabulary, Space::Choice, kWordIds);
    addAll(vocabulary, Space::Choice, kVerbIds);
    addAll(vocabulary, Space::Token, kPersonIds);
    addAll(vocabulary, Space::Piece, kPieceIds);
    vocabulary.add(Space::Marker, "garrisons");
    vocabulary.add(Space::Die, "fate");
    addAll(vocabulary, Space::Stream, kStreamIds);
    addAll(vocabulary, Space::Phase, kPhaseIds);
    addAll(vocabulary, Space::Verb, kVerbIds);
    addAll(vocabulary, Space::Param, kParamIds);
    for (const MessageSpec& spec : messageSpecs()) vocabulary.add(Space::Text, spec.key);
    vocabulary.add(Space::Rule, "");
    for (const int rule : kRuleNumbers)
        vocabulary.add(Space::Rule, (rule < 10 ? "NW-0" : "NW-") + std::to_string(rule));
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

} // namespace marches::engine::narnian_wars
