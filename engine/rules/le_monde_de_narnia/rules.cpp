// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/le_monde_de_narnia/rules.h"

#include <utility>

#include "engine/rules/common/flatrulesbody.h"
#include "engine/rules/common/sitting.h"
#include "engine/rules/le_monde_de_narnia/machine.h"

namespace marches::engine {

template class FlatRules<le_monde_de_narnia::RaceGame>;

} // namespace marches::engine

namespace marches::engine::le_monde_de_narnia {

const std::vector<MessageSpec>& RaceGame::messages() { return messageSpecs(); }
const std::vector<FieldSpec>& RaceGame::fields() { return fieldSpecs(); }
const std::vector<VerbSpec>& RaceGame::verbs() { return verbSpecs(); }

namespace {

class LeMondeDeNarniaSet final : public Ruleset {
public:
    std::string_view id() const override { return "le-monde-de-narnia"; }
    std::vector<SeatRequest> defaultSeats(const RulesetData& /*data*/, int players) const override
    {
        return usualSitting(players, kMaxSeats);
    }
    const std::vector<DeckForm>& deckForms() const override { return le_monde_de_narnia::deckForms(); }
    Errors checkCards(const RulesetData& data) const override { return le_monde_de_narnia::checkCards(data); }
    SetUpWords setUpWords(const Board& /*board*/) const override { return le_monde_de_narnia::setUpWords(); }
    std::vector<MapNeed> needs(const Board& board) const override { return mapNeeds(board); }
    Result<std::unique_ptr<const Rules>> make(const Board& board, const RulesetData& data, const OptionValues& values,
                                              const std::vector<SeatRequest>& seats) const override
    {
        if (Errors wrong = wrongInDecks(data); !wrong.empty()) return fail(std::move(wrong));
        auto options = readOptions(values);
        if (!options) return tl::unexpected(options.error());
        auto table = makeTable(board, data, *options, seats.empty() ? usualSitting(data.minSeats, kMaxSeats) : seats);
        if (!table) return tl::unexpected(table.error());
        return std::unique_ptr<const Rules>(std::make_unique<LeMondeDeNarnia>(board, std::move(*table)));
    }
};

} // namespace

LeMondeDeNarnia::LeMondeDeNarnia(const Board& board, const Table& table)
    : FlatRules<RaceGame>(board, table, makeVocabulary(board, table))
{}

std::optional<Ref> LeMondeDeNarnia::faceOf(int die, int face) const
{
    if (die < 0 || die >= kDice) return {};
    const int card = table().cards.result(die, face);
    if (card < 0) return {};
    return Ref{Space::Card, static_cast<std::int16_t>(card)};
}

int LeMondeDeNarnia::effectRule(const Fact& fact) const { return le_monde_de_narnia::effectRule(fact); }

void LeMondeDeNarnia::view(const State& state, int /*seat*/, State& out) const
{
    out = state;
    hide(out.as<Position>());
}

const Ruleset& ruleset()
{
    static const LeMondeDeNarniaSet set;
    return set;
}

} // namespace marches::engine::le_monde_de_narnia
