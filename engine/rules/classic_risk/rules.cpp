// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/classic_risk/rules.h"

#include <utility>

#include "engine/rules/classic_risk/explain.h"
#include "engine/rules/classic_risk/facts.h"
#include "engine/rules/classic_risk/forecast.h"
#include "engine/rules/classic_risk/judge.h"
#include "engine/rules/classic_risk/knowledge.h"
#include "engine/rules/classic_risk/machine.h"
#include "engine/rules/classic_risk/texts.h"
#include "engine/rules/classic_risk/vocabulary.h"

namespace marches::engine::risk {

namespace {

/// Calls f with the witness, or with the one of whom the compiler leaves nothing.
template <class F> void withWitness(Witness* witness, F f)
{
    NoWitness nobody;
    if (witness != nullptr)
        f(*witness);
    else
        f(nobody);
}

} // namespace

ClassicRisk::ClassicRisk(Board board, Table table)
    : m_board(std::move(board)), m_table(std::move(table)), m_vocabulary(makeVocabulary(m_board, m_table))
{}

const std::vector<MessageSpec>& ClassicRisk::messages() const { return messageSpecs(); }
const std::vector<FieldSpec>& ClassicRisk::fields() const { return fieldSpecs(); }
const std::vector<VerbSpec>& ClassicRisk::verbSpecs() const { return risk::verbSpecs(); }

void ClassicRisk::start(State& state, Decision& decision, Witness* witness) const
{
    Position& position = state.emplace<Position>();
    withWitness(witness, [&]<class W>(W& w) {
        startGame(Play<W>{m_table, position, w});
        risk::decide(Look<W>{m_table, position, w}, decision);
    });
}

void ClassicRisk::decide(const State& state, int /*seat*/, Decision& decision, Witness* witness) const
{
    const Position& position = state.as<Position>();
    withWitness(witness, [&]<class W>(W& w) { risk::decide(Look<W>{m_table, position, w}, decision); });
}

void ClassicRisk::apply(State& state, const Move& move, Decision& decision, Witness* witness) const
{
    Position& position = state.as<Position>();
    withWitness(witness, [&]<class W>(W& w) {
        applyMove(Play<W>{m_table, position, w}, move);
        risk::decide(Look<W>{m_table, position, w}, decision);
    });
}

void ClassicRisk::resolve(State& state, const Outcome& outcome, Decision& decision, Witness* witness) const
{
    Position& position = state.as<Position>();
    withWitness(witness, [&]<class W>(W& w) {
        resolveChance(Play<W>{m_table, position, w}, outcome);
        risk::decide(Look<W>{m_table, position, w}, decision);
    });
}

Refusal ClassicRisk::explain(const State& state, const Move& move, Witness* witness) const
{
    const Position& position = state.as<Position>();
    Refusal refusal;
    withWitness(witness, [&]<class W>(W& w) {
        refusal = risk::explain(Look<W>{m_table, position, w}, move);
        w.inForce(refusal.rule); // the rule that a refusal cites has been consulted, whatever brought it to light
    });
    return refusal;
}

void ClassicRisk::view(const State& state, int seat, State& out) const
{
    out = state;
    hide(m_table, out.as<Position>(), seat);
}

void ClassicRisk::resample(State& view, int /*seat*/, Random& random) const { fillHidden(m_table, view.as<Position>(), random); }

void ClassicRisk::describe(const State& state, Facts& facts) const { risk::describe(m_table, state.as<Position>(), facts); }
bool ClassicRisk::put(State& state, const Fact& fact) const { return risk::put(m_table, state.as<Position>(), fact); }
void ClassicRisk::clear(State& state) const { state.emplace<Position>(); }
Refusal ClassicRisk::settle(State& state) const { return risk::settle(m_table, state.as<Position>()); }

Standing ClassicRisk::standing(const State& state) const
{
    const Position& position = state.as<Position>();
    Standing standing;
    standing.winners = phaseOf(position) == Phase::Over ? position.winners : leaders(m_table, position);
    for (int seat = 0; seat < m_table.seatCount(); ++seat) {
        standing.score.push_back(position.held[seat]);
        standing.reasons.push_back(say(Text::ScoreTerritories, cl(13), {seat, position.held[seat]}));
        standing.reasons.push_back(say(Text::ScoreArmies, cl(13), {seat, armiesOf(position, seat)}));
    }
    return standing;
}

double ClassicRisk::appraise(const State& view, const Decision& decision, const Move& move) const
{
    return judge(m_table, view.as<Position>(), decision, move);
}

std::optional<Forecast> ClassicRisk::forecast(const State& view, const Decision& decision, const Move& move) const
{
    return risk::forecast(m_table, view.as<Position>(), decision, move);
}

namespace {

class ClassicRiskSet final : public Ruleset {
public:
    std::string_view id() const override { return "classic-risk"; }
    std::vector<SeatRequest> defaultSeats(const RulesetData& /*data*/, int players) const override { return usualSeats(players); }
    std::vector<MapNeed> needs(const Board& board) const override { return mapNeeds(board); }
    Result<std::unique_ptr<const Rules>> make(const Board& board, const RulesetData& data, const OptionValues& values,
                                              const std::vector<SeatRequest>& seats) const override
    {
        auto options = readOptions(values);
        if (!options) return tl::unexpected(options.error());
        auto sitting = makeSeats(seats.empty() ? usualSeats(data.minSeats) : seats);
        if (!sitting) return tl::unexpected(sitting.error());
        auto table = makeTable(board, data, *options, std::move(sitting->seats), std::move(sitting->colours));
        if (!table) return tl::unexpected(table.error());
        return std::unique_ptr<const Rules>(std::make_unique<ClassicRisk>(board, std::move(*table)));
    }
};

} // namespace

const Ruleset& ruleset()
{
    static const ClassicRiskSet set;
    return set;
}

} // namespace marches::engine::risk
