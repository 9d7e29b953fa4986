// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/adjudication/adjudicator.h"

#include "engine/diplomacy/adjudication/report.h"
#include "engine/diplomacy/adjudication/resolutionstate.h"
#include "engine/diplomacy/adjudication/strengthexplainer.h"

namespace marches::engine::adjudication {

Adjudicator::Adjudicator(const MovementGraph& graph, const Choices& choices)
    : m_work(std::make_unique<ResolutionState>(graph, choices))
{}
Adjudicator::~Adjudicator() = default;
Adjudicator::Adjudicator(Adjudicator&&) noexcept = default;

void Adjudicator::resolve(std::span<const Unit> units, std::span<const Order> orders, std::span<const Guard> guards,
                          Resolution& out)
{
    m_work->units = units;
    m_work->orders = orders;
    m_work->guards = guards;
    m_work->ashore.reset();
    do { // anew, while broken convoys send armies by land: each round at least one, and none comes back
        m_work->prepare();
        m_work->decide();
    } while (m_work->rerouteByLand());
    Reporter(*m_work, out).report();
}

StrengthBreakdown Adjudicator::explainStrengths(int unit) const
{
    return StrengthExplainer(*m_work).explainStrengths(unit);
}

} // namespace marches::engine::adjudication
