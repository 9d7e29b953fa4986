// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/gamewatch.h"

#include "engine/lab/coursewatch.h"
#include "engine/lab/positionwatch.h"
#include "engine/lab/rulewatch.h"

namespace marches::engine {

GameWatch::GameWatch(const Rules& rules, const MeasureSet& wanted)
{
    m_watchers.push_back(std::make_unique<CourseWatch>(rules, wanted));
    m_watchers.push_back(std::make_unique<PositionWatch>(rules, wanted));
    m_watchers.push_back(std::make_unique<RuleWatch>(rules, wanted));
    std::erase_if(m_watchers, [](const std::unique_ptr<Watcher>& watcher) { return watcher->columns().empty(); });
    for (const std::unique_ptr<Watcher>& watcher : m_watchers)
        m_columns.insert(m_columns.end(), watcher->columns().begin(), watcher->columns().end());
}

RuleTrace* GameWatch::trace()
{
    RuleTrace* trace = nullptr;
    for (const std::unique_ptr<Watcher>& watcher : m_watchers)
        if (RuleTrace* one = watcher->trace(); one != nullptr) trace = one;
    return trace;
}

void GameWatch::begin(const Rules& rules, const State& state, const Decision& decision)
{
    for (const std::unique_ptr<Watcher>& watcher : m_watchers) watcher->begin(rules, state, decision);
}

void GameWatch::seeMove(const State& state, const Decision& decision, const Move& move)
{
    for (const std::unique_ptr<Watcher>& watcher : m_watchers) watcher->seeMove(state, decision, move);
}

void GameWatch::seeRoll(const State& state, const Decision& decision, const Outcome& outcome)
{
    for (const std::unique_ptr<Watcher>& watcher : m_watchers) watcher->seeRoll(state, decision, outcome);
}

void GameWatch::seeDecision(const State& state, const Decision& decision)
{
    for (const std::unique_ptr<Watcher>& watcher : m_watchers) watcher->seeDecision(state, decision);
}

void GameWatch::end(const State& state, const GameSummary& summary)
{
    m_values.clear();
    for (const std::unique_ptr<Watcher>& watcher : m_watchers) {
        watcher->end(state, summary);
        m_values.insert(m_values.end(), watcher->values().begin(), watcher->values().end());
    }
}

} // namespace marches::engine
