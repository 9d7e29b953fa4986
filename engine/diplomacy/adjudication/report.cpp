// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/diplomacy/adjudication/report.h"

// What came of the orders, and why. Everything is decided by now, so that both ends of every range are the same.

namespace marches::engine::adjudication {

namespace {

std::uint8_t shown(int strength) { return static_cast<std::uint8_t>(std::min<int>(strength, kUnbeatable)); }

} // namespace

void Reporter::report()
{
    m_out.m_units = m_work.units.size();
    m_out.m_occupied.reset();
    m_out.m_contested.reset();
    m_out.m_dislodgedCount = 0;
    for (int unit = 0; unit < m_work.count(); ++unit) {
        Result& result = m_out.m_results[at(unit)];
        result = Result{};
        m_out.m_places[at(unit)] = m_work.units[at(unit)].place;
    }
    for (int unit = 0; unit < m_work.count(); ++unit) {
        const Piece& p = m_work.piece(unit);
        if (p.moves() && p.done == Value::Yes) arrive(unit);
    }
    for (int unit = 0; unit < m_work.count(); ++unit) explain(unit);
    for (int unit = 0; unit < m_work.count(); ++unit)
        if (m_out.m_results[at(unit)].dislodgedBy >= 0) beat(unit);
    m_out.m_contested = m_bounced - m_out.m_occupied;
    for (std::size_t i = 0; i < m_out.m_dislodgedCount; ++i) findRetreats(m_out.m_dislodged[i]);
}

/// A successful move, and what it drives out.
void Reporter::arrive(int unit)
{
    const Piece& p = m_work.piece(unit);
    m_out.m_places[at(unit)] = p.to;
    const int occupant = m_work.unitAt[at(p.target)];
    if (!p.occupies || occupant < 0 || gone(occupant)) return;
    m_out.m_results[at(occupant)].dislodgedBy = static_cast<std::int16_t>(unit);
}

bool Reporter::gone(int unit) const { return m_work.piece(unit).moves() && m_work.piece(unit).done == Value::Yes; }

void Reporter::explain(int unit)
{
    const Piece& p = m_work.piece(unit);
    Result& result = m_out.m_results[at(unit)];
    const bool dislodged = result.dislodgedBy >= 0;
    if (p.occupies && !dislodged) m_out.m_occupied.set(m_work.graph.province(m_out.m_places[at(unit)]));
    if (p.moves()) {
        result.convoyed = p.convoyed;
        result.to = p.to;
        explainMove(unit, result);
        return;
    }
    if (p.occupies) measureDefence(unit, result);
    result.reason = p.reason;
    if (p.reason != Reason::None) {
        result.outcome = p.attempted ? Outcome::Fails : Outcome::Void;
        result.by = p.helped;
    } else if (p.action == Action::Support && p.done == Value::No && !dislodged) {
        result.outcome = Outcome::Fails;
        result.reason = Reason::Cut;
        result.by = static_cast<std::int16_t>(m_work.cutter(unit));
    } else if (dislodged) {
        result.outcome = Outcome::Fails;
        result.reason = Reason::Dislodged;
        result.by = result.dislodgedBy;
    } else {
        result.outcome = Outcome::Succeeds;
    }
}

void Reporter::measureDefence(int unit, Result& result) const
{
    const Piece& p = m_work.piece(unit);
    const bool alone = p.immovable || p.attempted;
    const int rival = m_work.strongestRival(p.province);
    const int guard = rival < 0 ? 0 : m_work.guardAgainst(p.province, m_work.piece(rival).power, true);
    result.strength = shown((alone ? p.strength.stuck : p.strength.hold + m_work.supports(p, -1).high) + guard);
    result.against = shown(rival < 0 ? 0 : m_work.attackNow(rival));
}

void Reporter::explainMove(int unit, Result& result)
{
    const Piece& p = m_work.piece(unit);
    result.outcome = p.done == Value::Yes ? Outcome::Succeeds : Outcome::Fails;
    if (p.path == Value::No) return explainPath(p, result);
    if (!p.occupies) return;
    const bool left = m_work.occupantGone(p);
    const int mine = m_work.attack(unit, left).high;
    result.strength = shown(mine);
    const Opposition met = m_work.strongestOpposition(unit);
    result.against = shown(met.strength);
    if (p.done == Value::Yes) return;
    result.reason = met.reason;
    result.by = met.by;
    // A place is contested when nobody got in; a unit dislodged by the one that came from there is no contestant.
    const bool overrun = p.headOn >= 0 && gone(p.headOn);
    if (!overrun && m_work.prevention(unit, left).high > 0) m_bounced.set(p.target);
}

void Reporter::explainPath(const Piece& p, Result& result) const
{
    result.reason = p.paradox ? Reason::ConvoyParadox : Reason::NotConvoyed;
    if (p.paradox) return;
    forEachCarrier(m_work, p, [&](int fleet) {
        const std::int16_t by = m_out.m_results[at(fleet)].dislodgedBy;
        if (by < 0) return;
        result.reason = Reason::ConvoyDisrupted;
        if (result.by < 0 || m_work.piece(by).province < m_work.piece(result.by).province) result.by = by;
    });
}

/// Empty places next to a dislodged unit, none that was contested or from which the attacker came.
void Reporter::findRetreats(Dislodged& dislodged) const
{
    const Unit& unit = m_work.units[at(dislodged.unit)];
    const Piece& attacker = m_work.piece(dislodged.by);
    const bool open = attacker.convoyed && m_work.choices.retreatToConvoyedAttacker; // 4.A.5
    dislodged.retreats.reset();
    m_work.graph.of(unit.kind).moves[at(unit.place)].forEach([&](int place) {
        const std::int16_t province = m_work.graph.province(static_cast<std::int16_t>(place));
        if (m_out.m_occupied.test(province) || m_out.m_contested.test(province)) return;
        if (province == attacker.province && !open) return;
        if (m_work.guardAgainst(province, unit.power, false) == 0) dislodged.retreats.set(place);
    });
}

void Reporter::beat(int unit)
{
    Dislodged& dislodged = m_out.m_dislodged[m_out.m_dislodgedCount++];
    dislodged.unit = static_cast<std::int16_t>(unit);
    dislodged.by = m_out.m_results[at(unit)].dislodgedBy;
}

} // namespace marches::engine::adjudication
