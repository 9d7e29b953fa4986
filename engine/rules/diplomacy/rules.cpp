// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/diplomacy/rules.h"

#include <utility>

#include "engine/rules/common/flatrulesbody.h"
#include "engine/rules/diplomacy/fields.h"
#include "engine/rules/diplomacy/machine.h"

namespace marches::engine {

template class FlatRules<diplomacy::DiplomacyGame>;

} // namespace marches::engine

namespace marches::engine::diplomacy {

const std::vector<MessageSpec>& DiplomacyGame::messages() { return messageSpecs(); }
const std::vector<FieldSpec>& DiplomacyGame::fields() { return fieldSpecs(); }
const std::vector<VerbSpec>& DiplomacyGame::verbs() { return verbSpecs(); }

namespace {

class DiplomacySet final : public Ruleset {
public:
    std::string_view id() const override { return "diplomacy"; }
    std::vector<SeatRequest> defaultSeats(const RulesetData& /*data*/, int players) const override
    {
        return std::vector<SeatRequest>(static_cast<std::size_t>(players)); // each gets the next power of the map
    }
    SeatRange seatRange(const RulesetData& data, const Board& board) const override
    {
        const auto powers = static_cast<int>(powersOf(board).size());
        return powers < kFewestPowers || powers > kMostPowers ? Ruleset::seatRange(data, board)
                                                              : SeatRange{powers, powers};
    }
    std::vector<SeatRequest> seatsOn(const Board& board, const RulesetData& /*data*/, int /*players*/) const override
    {
        return seatsOfPowers(board);
    }
    const std::vector<std::string>& outlookFeatures() const override { return outlookNames(); }
    std::vector<MapNeed> needs(const Board& board) const override { return mapNeeds(board); }
    Result<std::unique_ptr<const Rules>> make(const Board& board, const RulesetData& data, const OptionValues& values,
                                              const std::vector<SeatRequest>& seats) const override
    {
        auto options = readOptions(values);
        if (!options) return tl::unexpected(options.error());
        std::vector<int> regions;
        auto sitting = makePowers(board, seats.empty() ? seatsOfPowers(board) : seats, regions);
        if (!sitting) return tl::unexpected(sitting.error());
        auto table = makeTable(board, *options, std::move(*sitting), std::move(regions));
        if (!table) return tl::unexpected(table.error());
        table->outlook = outlookWeights(data, outlookNames());
        return std::unique_ptr<const Rules>(std::make_unique<Diplomacy>(board, *table));
    }
};

} // namespace

Diplomacy::Diplomacy(const Board& board, const Table& table)
    : FlatRules<DiplomacyGame>(board, table, makeVocabulary(board, table))
{}

void Diplomacy::view(const State& state, int seat, State& out) const
{
    out = state;
    hide(table(), out.as<Position>(), seat);
}

const Ruleset& ruleset()
{
    static const DiplomacySet set;
    return set;
}

} // namespace marches::engine::diplomacy
