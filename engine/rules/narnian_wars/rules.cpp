// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnian_wars/rules.h"

#include <utility>

#include "engine/rules/common/flatrulesbody.h"
#include "engine/rules/narnian_wars/fields.h"
#include "engine/rules/narnian_wars/machine.h"

namespace marches::engine {

template class FlatRules<narnian_wars::NarnianGame>;

} // namespace marches::engine

namespace marches::engine::narnian_wars {

const std::vector<MessageSpec>& NarnianGame::messages() { return messageSpecs(); }
const std::vector<FieldSpec>& NarnianGame::fields() { return fieldSpecs(); }
const std::vector<VerbSpec>& NarnianGame::verbs() { return verbSpecs(); }

namespace {

class NarnianSet final : public Ruleset {
public:
    std::string_view id() const override { return "narnian-wars"; }
    /// The eight powers; with nine players one is the game master.
    std::vector<SeatRequest> defaultSeats(const RulesetData& /*data*/, int players) const override
    {
        std::vector<SeatRequest> seats;
        seats.reserve(kSeats);
        for (const std::string_view power : kPowerIds) seats.push_back({std::string(power), {}, {}});
        if (players == kSeats) seats.push_back({"master", {}, {}});
        return seats;
    }
    SetUpWords setUpWords(const Board& /*board*/) const override { return narnian_wars::setUpWords(); }
    std::vector<MapNeed> needs(const Board& board) const override { return mapNeeds(board); }
    Result<std::unique_ptr<const Rules>> make(const Board& board, const RulesetData& data, const OptionValues& values,
                                              const std::vector<SeatRequest>& seats) const override
    {
        auto options = readOptions(values);
        if (!options) return tl::unexpected(options.error());
        auto table = makeTable(board, *options, seats.empty() ? defaultSeats(data, kPowers) : seats);
        if (!table) return tl::unexpected(table.error());
        return std::unique_ptr<const Rules>(std::make_unique<NarnianWars>(board, *table));
    }
};

} // namespace

NarnianWars::NarnianWars(const Board& board, const Table& table)
    : FlatRules<NarnianGame>(board, table, makeVocabulary(board, table))
{}

OrderWriting NarnianWars::orderWriting() const
{
    OrderWriting writing;
    writing.rule = num(nw(1));
    return writing;
}

void NarnianWars::view(const State& state, int seat, State& out) const
{
    out = state;
    hide(table(), out.as<Position>(), seat);
}

const Ruleset& ruleset()
{
    static const NarnianSet set;
    return set;
}

} // namespace marches::engine::narnian_wars
