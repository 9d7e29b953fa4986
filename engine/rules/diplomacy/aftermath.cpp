// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "engine/rules/diplomacy/machine.h"

// Retreats, centres and winters: what follows the moves.

namespace marches::engine::diplomacy {

namespace {

using adjudication::Adjustment;
using adjudication::AdjustmentEnd;
using adjudication::MissingCoast;
using adjudication::Unit;
using adjudication::UnitClass;

/// The end of each retreat; `to`: -1 where the unit is gone.
struct RetreatEnd {
    int province;
    int to;
    bool ordered;
    bool collides;
};

} // namespace

template <class W> Mask retreatsOf(const Look<W>& look, int province)
{
    const Table& t = look.t;
    const Position& s = look.s;
    const bool all = !look.in(dip(17));
    Mask open;
    t.ways(isFleet(s.dislodged(province)))[static_cast<std::size_t>(placeOfDislodged(s, province))].forEach(
        [&](int place) {
            const int there = t.provinceOf(place);
            if (s.unit(there) != 0) return;
            if (all || (!contested(s, there) && s.barred(province) != there + 1)) open.set(place);
        });
    return open;
}

template <class W> void resolveRetreats(const Play<W>& p)
{
    Position& s = p.s;
    std::array<RetreatEnd, kMostProvinces> retreats; // filled as far as it is read
    std::size_t count = 0;
    for (int i = 0; i < p.t.provinces; ++i) {
        if (s.dislodged(i) == 0) continue;
        RetreatEnd& retreat = retreats[count++];
        retreat = {i, -1, s.order(i) != 0, false};
        if (s.order(i) == num(Verb::Retreat) + 1) retreat.to = s.target(i) - 1;
        // Whoever gives no order loses the unit.
        if (!retreat.ordered && !p.in(dip(19))) retreat.to = retreatsOf(p.look(), i).first();
    }
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t k = 0; k < count; ++k) {
            const bool same = i != k && retreats[i].to >= 0 && retreats[k].to >= 0 &&
                              p.t.provinceOf(retreats[i].to) == p.t.provinceOf(retreats[k].to);
            if (same && (p.in(dip(18)) || k < i)) retreats[i].collides = true;
        }
    for (std::size_t i = 0; i < count; ++i) {
        const RetreatEnd& retreat = retreats[i];
        const std::uint8_t unit = s.dislodged(retreat.province);
        const int seat = seatOf(unit);
        const int from = placeOfDislodged(s, retreat.province);
        if (retreat.to < 0) {
            p.tell(retreat.ordered ? Text::LogDisbands : Text::LogNoRetreat, dip(19), {seat, pieceOf(unit), from});
        } else if (retreat.collides) {
            p.tell(Text::LogCollides, dip(18), {seat, pieceOf(unit), from, retreat.to});
        } else {
            const int province = p.t.provinceOf(retreat.to);
            s.unit(province) = unit;
            s.coast(province) = static_cast<PlusOne>(retreat.to != province ? retreat.to + 1 : 0);
            p.tell(Text::LogRetreats, dip(17), {seat, pieceOf(unit), from, retreat.to});
        }
    }
    clearBlocks<&Block::dislodged>(s);
    clearBlocks<&Block::dislodgedCoast>(s);
    clearBlocks<&Block::barred>(s);
}

template <class W> void takeCentres(const Play<W>& p)
{
    bool changed = false;
    p.t.centres.forEach([&](int province) {
        const int seat = p.s.unit(province) != 0 ? seatOf(p.s.unit(province)) : -1;
        if (seat < 0 || p.s.owner(province) == seat + 1) return;
        changed = true;
        p.s.owner(province) = static_cast<std::uint8_t>(seat + 1);
        p.tell(Text::LogTakes, dip(20), {seat, province});
    });
    if (changed)
        p.s.quiet = 0;
    else if (p.s.quiet < 255)
        ++p.s.quiet;
}

template <class W> Mask sites(const Look<W>& look, int seat)
{
    if (look.in(dip(22))) return openSites(look.t, look.s, seat);
    Mask anywhere;
    look.t.centres.forEach([&](int province) {
        if (look.s.owner(province) == seat + 1 && look.s.unit(province) == 0) anywhere.set(province);
    });
    return anywhere;
}

template <class W> int buildsDue(const Look<W>& look, int seat)
{
    const int due = dueOf(look.t, look.s, seat);
    return due <= 0 ? 0 : std::min(due, sites(look, seat).count());
}

template <class W> Mask berths(const Look<W>& look, const Mask& sites, bool fleet)
{
    if (!fleet) return sites;
    const Table& t = look.t;
    const bool named = look.in(dip(23));
    const bool firstCoast = t.options.choices.buildCoast == MissingCoast::FirstReachable;
    Mask places;
    sites.forEach([&](int province) {
        const Mask& coasts = t.graph->coasts[static_cast<std::size_t>(province)];
        places |= coasts;
        if (!named || (coasts.any() ? firstCoast : t.fits(true, province))) places.set(province);
    });
    return places;
}

template <class W> bool mayWaive(const Look<W>& look, int seat)
{
    const int left = buildsDue(look, seat) - ordersGiven(look.t, look.s, seat);
    if (dueOf(look.t, look.s, seat) <= 0 || left <= 0) return true;
    return !look.in(dip(24)) || look.t.options.choices.waivingAllowed;
}

namespace {

/// The winter of one power at a desk.
template <class W> class PowerWinter {
public:
    PowerWinter(const Play<W>& play, Desk& desk, int seat) : p(play), d(desk), m_seat(seat) {}

    void run()
    {
        const int due = dueOf(p.t, p.s, m_seat);
        if (due == 0) return;
        adjudication::Adjustments winter;
        winter.units = d.allUnits();
        winter.power = static_cast<std::uint8_t>(m_seat);
        winter.due = due;
        winter.sites = sites(p.look(), m_seat);
        winter.homeCentres = p.t.home[static_cast<std::size_t>(m_seat)];
        p.t.centres.forEach([&](int province) {
            if (p.s.owner(province) == m_seat + 1) winter.ownCentres.set(province);
        });
        winter.nameRank = p.t.nameRank;
        const std::size_t orders = collect();
        const int possible = due > 0 ? buildsDue(p.look(), m_seat) : 0;
        resolveAdjustments(*p.t.graph, p.t.options.choices, winter, {d.adjustments.data(), orders}, d.winter);
        for (std::size_t i = 0; i < orders; ++i)
            if (d.winter.ends[i] == AdjustmentEnd::Done) carryOut(d.adjustments[i], d.winter.places[i]);
        for (std::size_t i = 0; i < d.winter.disorderedCount && p.in(dip(25)); ++i)
            remove(d.province[static_cast<std::size_t>(d.winter.disordered[i])], Text::LogDisorder);
        if (due > 0 && (p.t.unplayed & seatBit(m_seat)) == 0) tellUnbuilt(due, possible);
    }

private:
    std::size_t collect()
    {
        std::size_t count = 0;
        for (int i = 0; i < p.t.provinces; ++i) {
            if (p.s.order(i) == 0 || orderSeat(p.s, i) != m_seat) continue;
            Adjustment& order = d.adjustments[count++];
            const Verb verb = orderOf(p.s, i);
            order.kind = verb == Verb::Disband ? Adjustment::Kind::Remove : Adjustment::Kind::Build;
            order.unit = verb == Verb::BuildFleet ? UnitClass::Fleet : UnitClass::Army;
            order.place = static_cast<std::int16_t>(p.s.target(i) != 0 ? p.s.target(i) - 1 : i);
        }
        return count;
    }
    void carryOut(const Adjustment& order, int place)
    {
        const int province = p.t.provinceOf(order.place);
        if (order.kind == Adjustment::Kind::Remove) return remove(province, Text::LogRemoves);
        const bool fleet = order.unit == UnitClass::Fleet;
        p.s.unit(province) = unitOf(m_seat, fleet);
        p.s.coast(province) = static_cast<PlusOne>(place != province ? place + 1 : 0);
        p.tell(Text::LogBuilds, dip(22), {m_seat, pieceOf(p.s.unit(province)), place});
    }
    /// Builds that were due and not made: for lack of an order, or of a place.
    void tellUnbuilt(int due, int possible)
    {
        const int left = dueOf(p.t, p.s, m_seat);
        const int unused = possible - (due - left);
        if (unused > 0) p.tell(Text::LogUnused, dip(24), {m_seat, unused});
        if (left > unused) p.tell(Text::LogNoSite, dip(22), {m_seat, left - unused});
    }
    void remove(int province, Text text)
    {
        p.tell(text, dip(25), {m_seat, pieceOf(p.s.unit(province)), placeOfUnit(p.s, province)});
        p.s.coast(province) = p.s.unit(province) = 0;
    }

    Play<W> p;
    Desk& d;
    int m_seat;
};

} // namespace

template <class W> void resolveAdjustments(const Play<W>& p)
{
    if (!p.in(dip(21))) return;
    const Desks::Seat desk(*p.t.desks);
    desk->count = 0;
    for (int i = 0; i < p.t.provinces; ++i) {
        if (p.s.unit(i) == 0) continue;
        Unit& unit = desk->units[desk->count];
        unit = Unit{};
        unit.place = static_cast<std::int16_t>(placeOfUnit(p.s, i));
        unit.power = static_cast<std::uint8_t>(seatOf(p.s.unit(i)));
        unit.kind = isFleet(p.s.unit(i)) ? UnitClass::Fleet : UnitClass::Army;
        desk->province[desk->count++] = static_cast<std::int16_t>(i);
    }
    // Nobody builds where another could: the powers' winters do not touch each other.
    for (int seat = 0; seat < p.t.seatCount(); ++seat) PowerWinter<W>(p, *desk, seat).run();
}

#define MARCHES_DIPLOMACY_AFTERMATH(W)                                                                                 \
    template Mask retreatsOf(const Look<W>&, int);                                                                     \
    template void resolveRetreats(const Play<W>&);                                                                     \
    template void takeCentres(const Play<W>&);                                                                         \
    template void resolveAdjustments(const Play<W>&);                                                                  \
    template Mask sites(const Look<W>&, int);                                                                          \
    template int buildsDue(const Look<W>&, int);                                                                       \
    template Mask berths(const Look<W>&, const Mask&, bool);                                                           \
    template bool mayWaive(const Look<W>&, int);

MARCHES_DIPLOMACY_AFTERMATH(RuleTrace)
MARCHES_DIPLOMACY_AFTERMATH(NoTrace)
#undef MARCHES_DIPLOMACY_AFTERMATH

} // namespace marches::engine::diplomacy
