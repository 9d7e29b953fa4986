// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/rulewatch.h"

namespace marches::engine {

RuleWatch::RuleWatch(const Rules& rules, const MeasureSet& wanted)
    : Watcher(wanted), m_rules(rules), m_tries(wants("decided"))
{
    // Rule 0 is no rule.
    for (int rule = 0; rule < rules.vocabulary().count(Space::Rule); ++rule) {
        const std::string_view id = rules.vocabulary().name(Space::Rule, rule);
        m_consultedColumns.push_back(rule == 0 || id.empty() ? kUnwanted : addColumn("consulted", id));
        m_decidedColumns.push_back(rule == 0 || id.empty() ? kUnwanted : addColumn("decided", id));
    }
    m_times.resize(m_consultedColumns.size());
}

RuleTrace* RuleWatch::trace()
{
    m_trace.consulted.reset();
    m_trace.log.clear();
    return &m_trace;
}

void RuleWatch::begin(const Rules&, const State&, const Decision&)
{
    forget();
    m_consulted = m_trace.consulted;
    m_decided.reset();
    std::ranges::fill(m_times, 0U);
}

void RuleWatch::seeMove(const State& state, const Decision& decision, const Move& move)
{
    m_trace.consulted.reset();
    m_trace.log.clear();
    if (!m_tries) return;
    m_moved = true;
    m_move = move;
    m_before = state;
    m_pending = decision;
}

void RuleWatch::seeRoll(const State& state, const Decision& decision, const Outcome& outcome)
{
    m_trace.consulted.reset();
    m_trace.log.clear();
    if (!m_tries) return;
    m_moved = false;
    m_outcome = outcome;
    m_before = state;
    m_pending = decision;
}

void RuleWatch::seeDecision(const State& state, const Decision& decision)
{
    m_consulted |= m_trace.consulted;
    if (!m_tries) return;
    for (std::size_t rule = 1; rule < m_times.size(); ++rule) {
        if (!m_trace.consulted.test(rule) || m_decided.test(rule)) continue;
        const std::uint32_t times = ++m_times[rule];
        if ((times & (times - 1)) == 0) tryWithout(static_cast<int>(rule), state, decision);
    }
}

void RuleWatch::tryWithout(int rule, const State& state, const Decision& decision)
{
    m_without.consulted.reset();
    m_without.log.clear();
    m_without.disabled.reset();
    m_without.disabled.set(static_cast<std::size_t>(rule));
    m_other = m_before;
    m_otherPending = m_pending;
    if (m_moved)
        m_rules.apply(m_other, m_move, m_otherPending, &m_without);
    else
        m_rules.resolve(m_other, m_outcome, m_otherPending, &m_without);
    if (!(m_other == state) || !(m_otherPending == decision)) m_decided.set(static_cast<std::size_t>(rule));
}

void RuleWatch::end(const State&, const GameSummary& summary)
{
    if (!summary.ended) return;
    for (std::size_t rule = 1; rule < m_times.size(); ++rule) {
        setShare(m_consultedColumns[rule], m_consulted.test(rule));
        setShare(m_decidedColumns[rule], m_decided.test(rule));
    }
}

} // namespace marches::engine
