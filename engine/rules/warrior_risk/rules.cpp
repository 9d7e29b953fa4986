// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/warrior_risk/rules.h"

#include <utility>

#include "engine/rules/common/flatrulesbody.h"
#include "engine/rules/warrior_risk/fields.h"
#include "engine/rules/warrior_risk/machine.h"

namespace marches::engine {

template class FlatRules<warrior_risk::WarriorGame>;

} // namespace marches::engine

namespace marches::engine::warrior_risk {

const std::vector<MessageSpec>& WarriorGame::messages() { return messageSpecs(); }
const std::vector<FieldSpec>& WarriorGame::fields() { return fieldSpecs(); }
const std::vector<VerbSpec>& WarriorGame::verbs() { return verbSpecs(); }

namespace {

class WarriorRiskSet final : public Ruleset {
public:
    std::string_view id() const override { return "warrior-risk"; }
    std::vector<SeatRequest> defaultSeats(const RulesetData& /*data*/, int players) const override
    {
        return usualSitting(players, kMaxSeats);
    }
    const std::vector<DeckForm>& deckForms() const override { return warrior_risk::deckForms(); }
    Errors checkCards(const RulesetData& data) const override { return warrior_risk::checkCards(data); }
    SetUpWords setUpWords(const Board& /*board*/) const override { return {{}, {}, true}; }
    std::vector<MapNeed> needs(const Board& board) const override { return mapNeeds(board); }
    Result<std::unique_ptr<const Rules>> make(const Board& board, const RulesetData& data, const OptionValues& values,
                                              const std::vector<SeatRequest>& seats) const override
    {
        if (Errors wrong = wrongInDecks(data); !wrong.empty()) return fail(std::move(wrong));
        auto options = readOptions(values);
        if (!options) return tl::unexpected(options.error());
        auto sitting = makeSitting(seats.empty() ? usualSitting(data.minSeats, kMaxSeats) : seats, kMaxSeats);
        if (!sitting) return tl::unexpected(sitting.error());
        auto table = makeTable(board, data, *options, std::move(*sitting));
        if (!table) return tl::unexpected(table.error());
        return std::unique_ptr<const Rules>(std::make_unique<WarriorRisk>(board, *table));
    }
};

} // namespace

WarriorRisk::WarriorRisk(const Board& board, const Table& table)
    : FlatRules<WarriorGame>(board, table, makeVocabulary(board, table))
{}

std::optional<NumberRow> WarriorRisk::numberRow(int field) const
{
    const bool sets = fieldRows()[static_cast<std::size_t>(field)].path == "sets";
    if (!sets || !table().options.classicCards) return {};
    return NumberRow{{kRisingSets.begin(), kRisingSets.end()}, kRisingStep};
}

int WarriorRisk::effectRule(const Fact& fact) const { return warrior_risk::effectRule(fact); }

void WarriorRisk::view(const State& state, int seat, State& out) const
{
    out = state;
    hide(table(), out.as<Position>(), seat);
}

const Ruleset& ruleset()
{
    static const WarriorRiskSet set;
    return set;
}

} // namespace marches::engine::warrior_risk
