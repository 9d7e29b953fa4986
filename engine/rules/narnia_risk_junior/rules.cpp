// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnia_risk_junior/rules.h"

#include <utility>

#include "engine/rules/common/flatrulesbody.h"
#include "engine/rules/narnia_risk_junior/fields.h"
#include "engine/rules/narnia_risk_junior/machine.h"
#include "engine/rules/narnia_risk_junior/texts.h"

namespace marches::engine::narnia_risk_junior {

GameResult standing(const Table& table, const Position& position);
double judge(const Table& table, const Position& view, const Decision& decision, const Move& move);

} // namespace marches::engine::narnia_risk_junior

namespace marches::engine {

template class FlatRules<narnia_risk_junior::NarniaGame>;

} // namespace marches::engine

namespace marches::engine::narnia_risk_junior {

const std::vector<MessageSpec>& NarniaGame::messages() { return messageSpecs(); }
const std::vector<FieldSpec>& NarniaGame::fields() { return fieldSpecs(); }
const std::vector<VerbSpec>& NarniaGame::verbs() { return verbSpecs(); }

GameResult standing(const Table& table, const Position& position)
{
    NoTrace nobody;
    const Look<NoTrace> look{table, position, nobody};
    GameResult standing;
    standing.winners = phaseOf(position) == Phase::Over ? position.winners : rank(look, allSeats(table));
    for (int seat = 0; seat < static_cast<int>(table.seats.size()); ++seat) {
        standing.score.push_back(crownsOf(table, position, seat));
        standing.reasons.push_back(say(Text::ScoreCrowns, nrj(45), {seat, standing.score.back()}));
        standing.reasons.push_back(say(Text::ScorePieces, nrj(46), {seat, piecesOf(table, position, seat)}));
    }
    return standing;
}

double judge(const Table& table, const Position& view, const Decision& /*decision*/, const Move& move)
{
    return judge(table, view, move);
}

NarniaRiskJunior::NarniaRiskJunior(const Board& board, const Table& table)
    : FlatRules<NarniaGame>(board, table, makeVocabulary(board, table.seats, table.deck))
{}

int NarniaRiskJunior::effectRule(const Fact& fact) const { return narnia_risk_junior::effectRule(fact); }

void NarniaRiskJunior::view(const State& state, int seat, State& out) const
{
    out = state;
    hide(out.as<Position>(), seat, table().options.secretCards);
}

void NarniaRiskJunior::viewUnder(const State& state, int seat, State& out, RuleTrace& trace) const
{
    out = state;
    hide(out.as<Position>(), seat, table().options.secretCards && trace.inForce(num(advanced(3))));
}

namespace {

class NarniaRiskJuniorSet final : public Ruleset {
public:
    std::string_view id() const override { return "narnia-risk-junior"; }
    std::vector<SeatRequest> defaultSeats(const RulesetData& /*data*/, int players) const override
    {
        return usualSeats(players);
    }
    const std::vector<DeckForm>& deckForms() const override { return narnia_risk_junior::deckForms(); }
    Errors checkCards(const RulesetData& data) const override { return narnia_risk_junior::checkCards(data); }
    std::vector<MapNeed> needs(const Board& board) const override { return mapNeeds(board); }
    Result<std::unique_ptr<const Rules>> make(const Board& board, const RulesetData& data, const OptionValues& values,
                                              const std::vector<SeatRequest>& seats) const override
    {
        if (Errors wrong = wrongInDecks(data); !wrong.empty()) return fail(std::move(wrong));
        auto options = readOptions(values);
        if (!options) return tl::unexpected(options.error());
        auto sitting = makeSeats(seats.empty() ? usualSeats(data.minSeats) : seats);
        if (!sitting) return tl::unexpected(sitting.error());
        auto table = makeTable(board, data, *options, std::move(*sitting));
        if (!table) return tl::unexpected(table.error());
        return std::unique_ptr<const Rules>(std::make_unique<NarniaRiskJunior>(board, *table));
    }
};

} // namespace

const Ruleset& ruleset()
{
    static const NarniaRiskJuniorSet set;
    return set;
}

} // namespace marches::engine::narnia_risk_junior
