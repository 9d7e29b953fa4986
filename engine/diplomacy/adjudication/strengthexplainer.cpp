// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/adjudication/strengthexplainer.h"

#include <algorithm>
#include <utility>

// The same equations as in equations.cpp, share by share. Everything is decided by now.

namespace marches::engine::adjudication {

StrengthBreakdown StrengthExplainer::explainStrengths(int unit) const
{
    const Piece& p = m_work.piece(unit);
    StrengthBreakdown made;
    if (p.moves()) {
        if (!p.occupies || p.path == Value::No) return made;
        made.own = attack(unit);
        made.against = met(unit);
        return made;
    }
    if (!p.occupies) return made;
    const int rival = m_work.strongestRival(p.province);
    made.own = stand(unit, rival, StrengthSum::Of::Hold);
    if (rival >= 0) made.against = attack(rival);
    return made;
}

StrengthSum StrengthExplainer::attack(int unit) const
{
    const Piece& p = m_work.piece(unit);
    StrengthSum sum{StrengthSum::Of::Attack, static_cast<std::int16_t>(unit), p.target, 0, false, {}};
    const int occupant = m_work.unitAt[at(p.target)];
    const bool faced = occupant >= 0 && !m_work.occupantGone(p);
    const int theirs = faced ? m_work.piece(occupant).power : -1;
    const Reason own = faced && theirs == p.power ? Reason::OwnUnit
                       : p.path == Value::No      ? Reason::NotConvoyed
                                                  : Reason::None;
    addOwn(sum, unit, p.strength.attack, own);
    addSupports(sum, unit, theirs);
    if (own != Reason::None)
        for (Contribution& share : sum.shares)
            if (share.counts()) share.lost = own;
    return totalled(std::move(sum));
}

/// Whom a move meets, with the strength that it has against it.
StrengthSum StrengthExplainer::met(int unit) const
{
    const Piece& p = m_work.piece(unit);
    const Opposition met = m_work.strongestOpposition(unit);
    if (met.reason == Reason::Bounced) {
        StrengthSum sum{StrengthSum::Of::Prevent, met.by, p.target, 0, false, {}};
        addOwn(sum, met.by, m_work.piece(met.by).strength.attack, Reason::None);
        addSupports(sum, met.by, -1);
        return totalled(std::move(sum));
    }
    if (met.by >= 0) return stand(met.by, unit, p.headOn >= 0 ? StrengthSum::Of::Defend : StrengthSum::Of::Hold);
    StrengthSum sum{StrengthSum::Of::Guard, kNone, p.target, 0, false, {}};
    addGuard(sum, p.power, false);
    if (sum.shares.empty()) sum.of = StrengthSum::Of::Nothing;
    return totalled(std::move(sum));
}

/// A unit in its province, against the one that comes; `rival` kNone: nobody does.
StrengthSum StrengthExplainer::stand(int unit, int rival, StrengthSum::Of of) const
{
    const Piece& p = m_work.piece(unit);
    const bool stuck = of == StrengthSum::Of::Hold && (p.moves() || p.attempted);
    StrengthSum sum{
        stuck ? StrengthSum::Of::Stuck : of, static_cast<std::int16_t>(unit), p.province, 0, p.immovable, {}};
    addOwn(sum, unit,
           stuck || p.immovable            ? p.strength.stuck
           : of == StrengthSum::Of::Defend ? p.strength.attack
                                           : p.strength.hold,
           Reason::None);
    if (!stuck && !p.immovable) addSupports(sum, unit, -1);
    if (rival >= 0) addGuard(sum, m_work.piece(rival).power, true);
    return totalled(std::move(sum));
}

void StrengthExplainer::addOwn(StrengthSum& sum, int unit, int worth, Reason lost) const
{
    sum.shares.push_back({Contribution::Kind::Own, static_cast<std::int16_t>(unit), worth, lost, kNone});
}

void StrengthExplainer::addSupports(StrengthSum& sum, int unit, int butPower) const
{
    const std::size_t first = sum.shares.size();
    forEachSupporter(m_work, m_work.piece(unit), [&](int helper) {
        const Piece& h = m_work.piece(helper);
        Contribution share{Contribution::Kind::Support, static_cast<std::int16_t>(helper), h.strength.aid, Reason::None,
                           kNone};
        if (h.done == Value::No) {
            share.lost = Reason::Cut;
            share.by = static_cast<std::int16_t>(m_work.cutter(helper));
        } else if (h.power == butPower) {
            share.lost = Reason::OwnUnit;
        }
        sum.shares.push_back(share);
    });
    addVoid(sum, unit);
    std::stable_sort(sum.shares.begin() + static_cast<std::ptrdiff_t>(first), sum.shares.end(),
                     [&](const Contribution& a, const Contribution& b) {
                         return m_work.piece(a.unit).province < m_work.piece(b.unit).province;
                     });
}

/// Supports that were ordered for the unit and came to nothing because they could not be given, or are for something
/// else.
void StrengthExplainer::addVoid(StrengthSum& sum, int unit) const
{
    for (int helper = 0; helper < m_work.count(); ++helper) {
        const Order& order = m_work.orders[at(helper)];
        const Piece& h = m_work.piece(helper);
        const bool supports = order.kind == OrderKind::SupportHold || order.kind == OrderKind::SupportMove;
        if (!supports || h.action == Action::Support || !m_work.graph.isPlace(order.from)) continue;
        if (m_work.graph.province(order.from) != m_work.piece(unit).province || helper == unit) continue;
        sum.shares.push_back({Contribution::Kind::Support, static_cast<std::int16_t>(helper), h.strength.aid,
                              h.reason == Reason::None ? Reason::OtherOrder : h.reason, kNone});
    }
}

void StrengthExplainer::addGuard(StrengthSum& sum, std::uint8_t power, bool held) const
{
    const int worth = m_work.guardAgainst(sum.province, power, held);
    if (worth > 0) sum.shares.push_back({Contribution::Kind::Guard, kNone, worth, Reason::None, kNone});
}

StrengthSum StrengthExplainer::totalled(StrengthSum sum) const
{
    for (const Contribution& share : sum.shares)
        if (share.counts()) sum.total += share.worth;
    if (sum.unbeatable) sum.total = kUnbeatable;
    return sum;
}

} // namespace marches::engine::adjudication
