// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/castle_risk/rules.h"

#include <algorithm>
#include <utility>

#include "engine/rules/castle_risk/fields.h"
#include "engine/rules/castle_risk/machine.h"
#include "engine/rules/common/flatrulesbody.h"

namespace marches::engine {

template class FlatRules<castle_risk::CastleGame>;

} // namespace marches::engine

namespace marches::engine::castle_risk {

const std::vector<MessageSpec>& CastleGame::messages() { return messageSpecs(); }
const std::vector<FieldSpec>& CastleGame::fields() { return fieldSpecs(); }
const std::vector<VerbSpec>& CastleGame::verbs() { return verbSpecs(); }

namespace {

class CastleRiskSet final : public Ruleset {
public:
    std::string_view id() const override { return "castle-risk"; }
    std::vector<SeatRequest> defaultSeats(const RulesetData& /*data*/, int players) const override
    {
        return usualSitting(players, kMaxSeats);
    }
    /// Each castle stands in an empire of its own.
    SeatRange seatRange(const RulesetData& data, const Board& board) const override
    {
        const int empires = board.playable() ? empiresOf(board).count() : data.maxSeats;
        return {data.minSeats, std::max(data.minSeats, std::min(data.maxSeats, empires))};
    }
    const std::vector<DeckForm>& deckForms() const override { return castle_risk::deckForms(); }
    Errors checkCards(const RulesetData& data) const override { return castle_risk::checkCards(data); }
    SetUpWords setUpWords(const Board& /*board*/) const override { return castle_risk::setUpWords(); }
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
        return std::unique_ptr<const Rules>(std::make_unique<CastleRisk>(board, *table));
    }
};

} // namespace

CastleRisk::CastleRisk(const Board& board, const Table& table)
    : FlatRules<CastleGame>(board, table, makeVocabulary(board, table))
{}

void CastleRisk::view(const State& state, int seat, State& out) const
{
    out = state;
    hide(table(), out.as<Position>(), seat);
}

std::optional<NumberRow> CastleRisk::numberRow(int field) const
{
    if (field != num(Field::Track)) return {};
    return NumberRow{table().track, table().options.trackStops ? std::optional<int>() : 0};
}

int CastleRisk::effectRule(const Fact& fact) const { return castle_risk::effectRule(fact); }

const Ruleset& ruleset()
{
    static const CastleRiskSet set;
    return set;
}

} // namespace marches::engine::castle_risk
