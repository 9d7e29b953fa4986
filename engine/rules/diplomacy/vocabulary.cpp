// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/diplomacy/machine.h"

#include <array>

#include "engine/rules/diplomacy/texts.h"

namespace marches::engine::diplomacy {

namespace {

constexpr std::array<std::string_view, kPhases> kPhaseIds{"spring",        "spring-retreats", "fall",
                                                          "fall-retreats", "winter",          "over"};
constexpr std::array<std::string_view, kVerbs> kVerbIds{
    "hold",    "move",       "move-by-convoy", "move-by-path", "support", "support-move", "convoy", "retreat",
    "disband", "build-army", "build-fleet",    "cancel",       "keep",    "proxy",        "vote",   "seal"};
constexpr std::array<std::string_view, 7> kParamIds{"unit", "to", "of", "place", "draw", "by", "power"};
constexpr std::array<std::string_view, 2> kPieceIds{"army", "fleet"};

template <std::size_t N> void addAll(Vocabulary& vocabulary, Space space, const std::array<std::string_view, N>& ids)
{
    for (const std::string_view id : ids) vocabulary.add(space, id);
}

std::vector<VerbParam> paramsOf(Verb verb)
{
    const auto place = [](Name name) { return VerbParam{static_cast<std::uint8_t>(name), Form::One, Space::Place}; };
    switch (verb) {
    case Verb::Hold:
    case Verb::Disband: return {place(Name::Unit)};
    case Verb::Move:
    case Verb::MoveByConvoy:
    case Verb::Retreat: return {place(Name::Unit), place(Name::To)};
    case Verb::MoveByPath:
        return {place(Name::Unit), place(Name::To), {static_cast<std::uint8_t>(Name::By), Form::Subset, Space::Place}};
    case Verb::Support: return {place(Name::Unit), place(Name::Of)};
    case Verb::SupportMove:
    case Verb::Convoy: return {place(Name::Unit), place(Name::Of), place(Name::To)};
    case Verb::BuildArmy:
    case Verb::BuildFleet:
    case Verb::Keep:
    case Verb::Cancel: return {place(Name::Place)};
    case Verb::Proxy: return {place(Name::Unit), {static_cast<std::uint8_t>(Name::Power), Form::One, Space::Seat}};
    case Verb::Vote: return {{static_cast<std::uint8_t>(Name::Draw), Form::Flag, Space::Flag}};
    case Verb::Seal: return {};
    }
    return {};
}

VerbRole roleOf(Verb verb)
{
    switch (verb) {
    case Verb::Hold: return VerbRole::Idle;
    case Verb::SupportMove: return VerbRole::SupportMove;
    case Verb::Convoy: return VerbRole::Convoy;
    case Verb::Retreat: return VerbRole::Retreat;
    case Verb::Disband: return VerbRole::Disband;
    case Verb::Cancel: return VerbRole::TakeBack;
    case Verb::Proxy: return VerbRole::Proxy;
    case Verb::Vote: return VerbRole::Draw;
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
    for (const std::string_view counter : {"centres", "year"}) vocabulary.add(Space::Counter, counter);
    for (int verb = 0; verb < kOrderVerbs; ++verb)
        vocabulary.add(Space::Choice, kVerbIds[static_cast<std::size_t>(verb)]);
    addAll(vocabulary, Space::Piece, kPieceIds);
    addAll(vocabulary, Space::Phase, kPhaseIds);
    addAll(vocabulary, Space::Verb, kVerbIds);
    addAll(vocabulary, Space::Param, kParamIds);
    for (const MessageSpec& spec : messageSpecs()) vocabulary.add(Space::Text, spec.key);
    vocabulary.add(Space::Rule, "");
    for (int rule = 1; rule < kRules; ++rule)
        vocabulary.add(Space::Rule, (rule < 10 ? "DIP-0" : "DIP-") + std::to_string(rule));
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

} // namespace marches::engine::diplomacy
