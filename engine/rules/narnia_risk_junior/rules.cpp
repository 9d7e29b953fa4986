// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnia_risk_junior/rules.h"

#include <utility>

#include "engine/rules/narnia_risk_junior/explain.h"
#include "engine/rules/narnia_risk_junior/facts.h"
#include "engine/rules/narnia_risk_junior/judge.h"
#include "engine/rules/narnia_risk_junior/knowledge.h"
#include "engine/rules/narnia_risk_junior/machine.h"
#include "engine/rules/narnia_risk_junior/texts.h"
#include "engine/rules/narnia_risk_junior/vocabulary.h"

namespace marches::engine::nrj {

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

NarniaRiskJunior::NarniaRiskJunior(Board board, Table table)
    : m_board(std::move(board)), m_table(std::move(table)), m_vocabulary(makeVocabulary(m_board, m_table.seats, m_table.deck))
{}

const std::vector<MessageSpec>& NarniaRiskJunior::messages() const { return messageSpecs(); }
const std::vector<FieldSpec>& NarniaRiskJunior::fields() const { return fieldSpecs(); }
const std::vector<VerbSpec>& NarniaRiskJunior::verbSpecs() const { return nrj::verbSpecs(); }

void NarniaRiskJunior::start(State& state, Decision& decision, Witness* witness) const
{
    Position& position = state.emplace<Position>();
    withWitness(witness, [&]<class W>(W& w) {
        startGame(Play<W>{m_table, position, w});
        nrj::decide(Look<W>{m_table, position, w}, decision);
    });
}

void NarniaRiskJunior::decide(const State& state, int /*seat*/, Decision& decision, Witness* witness) const
{
    const Position& position = state.as<Position>();
    withWitness(witness, [&]<class W>(W& w) { nrj::decide(Look<W>{m_table, position, w}, decision); });
}

void NarniaRiskJunior::apply(State& state, const Move& move, Decision& decision, Witness* witness) const
{
    Position& position = state.as<Position>();
    withWitness(witness, [&]<class W>(W& w) {
        applyMove(Play<W>{m_table, position, w}, move);
        nrj::decide(Look<W>{m_table, position, w}, decision);
    });
}

void NarniaRiskJunior::resolve(State& state, const Outcome& outcome, Decision& decision, Witness* witness) const
{
    Position& position = state.as<Position>();
    withWitness(witness, [&]<class W>(W& w) {
        resolveChance(Play<W>{m_table, position, w}, outcome);
        nrj::decide(Look<W>{m_table, position, w}, decision);
    });
}

Refusal NarniaRiskJunior::explain(const State& state, const Move& move, Witness* witness) const
{
    const Position& position = state.as<Position>();
    Refusal refusal;
    withWitness(witness, [&]<class W>(W& w) {
        refusal = nrj::explain(Look<W>{m_table, position, w}, move);
        w.inForce(refusal.rule); // the rule that a refusal cites has been consulted, whatever brought it to light
    });
    return refusal;
}

void NarniaRiskJunior::view(const State& state, int seat, State& out) const
{
    out = state;
    hide(out.as<Position>(), seat, m_table.options.secretCards);
}

void NarniaRiskJunior::viewUnder(const State& state, int seat, State& out, Witness& witness) const
{
    out = state;
    hide(out.as<Position>(), seat, m_table.options.secretCards && witness.inForce(num(advanced(3))));
}

void NarniaRiskJunior::resample(State& view, int /*seat*/, Random& random) const
{
    fillHidden(m_table, view.as<Position>(), random);
}

void NarniaRiskJunior::describe(const State& state, Facts& facts) const { nrj::describe(m_table, state.as<Position>(), facts); }
bool NarniaRiskJunior::put(State& state, const Fact& fact) const { return nrj::put(m_table, state.as<Position>(), fact); }
void NarniaRiskJunior::clear(State& state) const { state.emplace<Position>(); }
Refusal NarniaRiskJunior::settle(State& state) const { return nrj::settle(m_table, state.as<Position>()); }

Standing NarniaRiskJunior::standing(const State& state) const
{
    const Position& position = state.as<Position>();
    NoWitness nobody;
    const Look<NoWitness> look{m_table, position, nobody};
    Standing standing;
    standing.winners = phaseOf(position) == Phase::Over ? position.winners : rank(look, allSeats(m_table));
    for (int seat = 0; seat < static_cast<int>(m_table.seats.size()); ++seat) {
        standing.score.push_back(crownsOf(m_table, position, seat));
        standing.reasons.push_back(say(Text::ScoreCrowns, nrj(45), {seat, standing.score.back()}));
        standing.reasons.push_back(say(Text::ScorePieces, nrj(46), {seat, piecesOf(m_table, position, seat)}));
    }
    return standing;
}

double NarniaRiskJunior::appraise(const State& view, const Decision&, const Move& move) const
{
    return judge(m_table, view.as<Position>(), move);
}

std::optional<Forecast> NarniaRiskJunior::forecast(const State& view, const Decision& decision, const Move& move) const
{
    return nrj::forecast(m_table, view.as<Position>(), decision, move);
}

namespace {

class NarniaRiskJuniorSet final : public Ruleset {
public:
    std::string_view id() const override { return "narnia-risk-junior"; }
    std::vector<SeatRequest> defaultSeats(const RulesetData& /*data*/, int players) const override { return usualSeats(players); }
    std::vector<MapNeed> needs(const Board& board) const override { return mapNeeds(board); }
    Result<std::unique_ptr<const Rules>> make(const Board& board, const RulesetData& data, const OptionValues& values,
                                              const std::vector<SeatRequest>& seats) const override
    {
        auto options = readOptions(values);
        if (!options) return tl::unexpected(options.error());
        auto sitting = makeSeats(seats.empty() ? usualSeats(data.minSeats) : seats);
        if (!sitting) return tl::unexpected(sitting.error());
        auto table = makeTable(board, data, *options, std::move(*sitting));
        if (!table) return tl::unexpected(table.error());
        return std::unique_ptr<const Rules>(std::make_unique<NarniaRiskJunior>(board, std::move(*table)));
    }
};

} // namespace

const Ruleset& ruleset()
{
    static const NarniaRiskJuniorSet set;
    return set;
}

} // namespace marches::engine::nrj
