// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/splitmix.h"
#include "engine/game/domain.h"
#include "engine/simulation/simulation.h"

namespace marches::engine {

std::uint64_t derivedSeed(std::uint64_t seed, std::uint64_t index)
{
    std::uint64_t state = seed ^ splitMix64(index);
    return splitMix64(state);
}

struct GameRunner::Table {
    State state;
    State view;
    Decision decision;
    Move move;
    Outcome outcome;
};

GameRunner::GameRunner(const Rules& rules) : m_rules(rules), m_table(std::make_unique<Table>()) {}

GameRunner::~GameRunner() = default;

bool GameRunner::play(std::uint64_t seed, const std::vector<std::unique_ptr<Bot>>& bots, int moveLimit,
                      const SimulationProbe* probe, std::uint64_t game, GameObserver* observer)
{
    std::uint64_t lookers = 0; // bit a seat: those to whom a view is shown
    for (std::size_t seat = 0; seat < bots.size() && m_rules.hasSecrets(); ++seat)
        if (bots[seat]->looks()) lookers |= std::uint64_t{1} << seat;
    auto& [state, view, decision, move, outcome] = *m_table;
    ChanceSource chanceSource(seed);
    m_summary = {};
    const bool probing = probe != nullptr && *probe;
    int turnOf = -1;
    RuleTrace* trace = observer == nullptr ? nullptr : observer->trace();
    m_rules.start(state, decision, trace);
    if (observer != nullptr) observer->begin(m_rules, state, decision);
    if (probing && !probeNow(*probe, nullptr, game)) return false;
    while (decision.pending != Pending::Over && m_summary.moves + m_summary.rolls < moveLimit) {
        if (decision.pending == Pending::Chance) {
            chanceSource.draw(decision.chance, outcome);
            if (observer != nullptr) observer->seeRoll(state, decision, outcome);
            m_rules.resolve(state, outcome, decision, trace);
            ++m_summary.rolls;
            if (observer != nullptr) observer->seeDecision(state, decision);
            if (probing && !probeNow(*probe, nullptr, game)) return false;
            continue;
        }
        const int seat = decision.seat;
        if (!decision.reaction && (decision.seats & (decision.seats - 1)) == 0 && seat != turnOf) {
            turnOf = seat;
            ++m_summary.turns;
        }
        const bool looks = (lookers >> seat & 1U) != 0;
        if (looks) m_rules.view(state, seat, view);
        bots[static_cast<std::size_t>(seat)]->choose(m_rules, looks ? view : state, decision, move);
        if (!contains(decision, state, move)) {
            m_finding = {game, m_summary.moves + m_summary.rolls, "illegal-move"};
            return false;
        }
        if (observer != nullptr) observer->seeMove(state, decision, move);
        m_rules.apply(state, move, decision, trace);
        ++m_summary.moves;
        if (observer != nullptr) observer->seeDecision(state, decision);
        if (probing && !probeNow(*probe, &move, game)) return false;
    }
    m_summary.ended = decision.pending == Pending::Over;
    if (m_summary.ended) {
        GameResult standing = m_rules.standing(state);
        m_summary.winners = standing.winners;
        m_summary.starter = m_rules.starter(state);
        m_summary.scores = std::move(standing.score);
    }
    if (observer != nullptr) observer->end(state, m_summary);
    return true;
}

bool GameRunner::probeNow(const SimulationProbe& probe, const Move* move, std::uint64_t game)
{
    const int step = m_summary.moves + m_summary.rolls;
    std::string what = probe({m_rules, m_table->state, m_table->decision, move, game, step});
    if (what.empty()) return true;
    m_finding = {game, step, std::move(what)};
    return false;
}

} // namespace marches::engine
