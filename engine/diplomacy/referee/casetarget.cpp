// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/referee/casetarget.h"

namespace marches::engine::referee {

using adjudication::Unit;
using adjudication::UnitClass;

bool CaseTarget::place(const std::vector<CaseUnit>& units)
{
    m_units.clear();
    for (const CaseUnit& given : units) {
        Unit unit;
        unit.kind = classOf(given.kind);
        unit.place = static_cast<std::int16_t>(given.place);
        unit.power = static_cast<std::uint8_t>(given.power % adjudication::kMostPowers);
        if (unitIn(given.place) >= 0) {
            differ("case-two-units", {{"item", text(unit)}}, m_step->line);
            return false;
        }
        m_units.push_back(unit);
    }
    return true;
}

int CaseTarget::unitIn(int place) const
{
    if (!m_graph.isPlace(static_cast<std::int16_t>(place))) return -1;
    const std::int16_t province = m_graph.province(static_cast<std::int16_t>(place));
    for (std::size_t i = 0; i < m_units.size(); ++i)
        if (m_graph.province(m_units[i].place) == province) return static_cast<int>(i);
    return -1;
}

std::string CaseTarget::text(const Unit& unit) const
{
    const std::string power =
        unit.power < m_collection.powers.size() ? m_collection.powers[unit.power] : std::string("?");
    return power + (unit.kind == UnitClass::Fleet ? " F " : " A ") +
           std::string(orders::shortName(m_board, unit.place));
}

std::string CaseTarget::text(const CaseUnit& given) const
{
    Unit unit;
    unit.kind = classOf(given.kind);
    unit.place = static_cast<std::int16_t>(given.place);
    unit.power = static_cast<std::uint8_t>(given.power);
    return text(unit);
}

std::string CaseTarget::names(const Mask& places) const
{
    std::string all;
    places.forEach([&](int place) { all.append(all.empty() ? "" : " ").append(orders::shortName(m_board, place)); });
    return all;
}

void CaseTarget::compare(const char* missing, const char* unexpected, const std::set<std::string>& wanted,
                         const std::set<std::string>& found, Errors& where)
{
    for (const std::string& item : wanted)
        if (!found.contains(item)) where.push_back(told(missing, {{"item", item}}, m_step->line));
    for (const std::string& item : found)
        if (!wanted.contains(item)) where.push_back(told(unexpected, {{"item", item}}, m_step->line));
}

std::set<std::string> CaseTarget::texts(const std::vector<CaseUnit>& units) const
{
    std::set<std::string> all;
    for (const CaseUnit& unit : units) all.insert(text(unit));
    return all;
}

void CaseTarget::grade(const CaseOrder& order, std::string_view found)
{
    if (order.result.empty() || order.soft || order.result == found) return;
    const bool differs = (order.result == kSucceeds) != (found == kSucceeds);
    Error error =
        told("case-result", {{"order", order.written}, {"expected", order.result}, {"found", std::string(found)}},
             order.line);
    (differs ? m_verdict.differences : m_verdict.remarks).push_back(std::move(error));
}

void CaseTarget::compareUnits()
{
    if (!m_step->unitsAfter) return;
    std::set<std::string> found;
    for (const Unit& unit : m_units) found.insert(text(unit));
    compare("case-unit-missing", "case-unit-unexpected", texts(*m_step->unitsAfter), found, m_verdict.differences);
}

void CaseTarget::compareRemoved(const std::set<std::string>& removed)
{
    if (m_step->removed)
        compare("case-removed-missing", "case-removed-unexpected", texts(*m_step->removed), removed,
                m_verdict.differences);
}

} // namespace marches::engine::referee
