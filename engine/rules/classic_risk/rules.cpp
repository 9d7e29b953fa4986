// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/classic_risk/rules.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "engine/rules/classic_risk/machine.h"
#include "engine/rules/classic_risk/texts.h"
#include "engine/rules/common/flatrulesbody.h"

namespace marches::engine::classic_risk {

GameResult standing(const Table& table, const Position& position);

} // namespace marches::engine::classic_risk

namespace marches::engine {

template class FlatRules<classic_risk::ClassicGame>;

} // namespace marches::engine

namespace marches::engine::classic_risk {

const std::vector<MessageSpec>& ClassicGame::messages() { return messageSpecs(); }
const std::vector<FieldSpec>& ClassicGame::fields() { return fieldSpecs(); }
const std::vector<VerbSpec>& ClassicGame::verbs() { return verbSpecs(); }

GameResult standing(const Table& table, const Position& position)
{
    GameResult standing;
    standing.winners = phaseOf(position) == Phase::Over ? position.winners : leaders(table, position);
    for (int seat = 0; seat < table.seatCount(); ++seat) {
        standing.score.push_back(position.held[seat]);
        standing.reasons.push_back(say(Text::ScoreTerritories, cl(13), {seat, position.held[seat]}));
        standing.reasons.push_back(
            say(Text::ScoreArmies, cl(13), {seat, std::min<int>(armiesOf(position, seat), INT16_MAX)}));
    }
    return standing;
}

ClassicRisk::ClassicRisk(const Board& board, const Table& table)
    : FlatRules<ClassicGame>(board, table, makeVocabulary(board, table))
{}

std::optional<NumberRow> ClassicRisk::numberRow(int field) const { return classic_risk::numberRow(table(), field); }

int ClassicRisk::effectRule(const Fact& /*fact*/) const { return num(cl(15)); } // missions are the only ones

void ClassicRisk::view(const State& state, int seat, State& out) const
{
    out = state;
    hide(table(), out.as<Position>(), seat);
}

namespace {

class ClassicRiskSet final : public Ruleset {
public:
    std::string_view id() const override { return "classic-risk"; }
    std::vector<SeatRequest> defaultSeats(const RulesetData& /*data*/, int players) const override
    {
        return usualSitting(players, kMaxSeats);
    }
    const std::vector<DeckForm>& deckForms() const override { return classic_risk::deckForms(); }
    Errors checkCards(const RulesetData& data) const override { return classic_risk::checkCards(data); }
    const std::vector<std::string>& outlookFeatures() const override { return outlookNames(); }
    std::vector<MapNeed> needs(const Board& board) const override { return mapNeeds(board); }
    Result<std::unique_ptr<const Rules>> make(const Board& board, const RulesetData& data, const OptionValues& values,
                                              const std::vector<SeatRequest>& seats) const override
    {
        if (Errors wrong = wrongInDecks(data); !wrong.empty()) return fail(std::move(wrong));
        auto options = readOptions(values);
        if (!options) return tl::unexpected(options.error());
        auto sitting = makeSitting(seats.empty() ? usualSitting(data.minSeats, kMaxSeats) : seats, kMaxSeats);
        if (!sitting) return tl::unexpected(sitting.error());
        auto table = makeTable(board, data, *options, std::move(sitting->seats), std::move(sitting->colours));
        if (!table) return tl::unexpected(table.error());
        table->outlook = outlookWeights(data, outlookNames());
        return std::unique_ptr<const Rules>(std::make_unique<ClassicRisk>(board, *table));
    }
};

} // namespace

const Ruleset& ruleset()
{
    static const ClassicRiskSet set;
    return set;
}

} // namespace marches::engine::classic_risk
