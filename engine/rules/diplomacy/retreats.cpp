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

template <class W> Mask retreatsOf(const ConstContext<W>& ctx, int province)
{
    const Table& t = ctx.table;
    const Position& s = ctx.position;
    const bool all = !ctx.in(dip(17));
    Mask open;
    t.ways(isFleet(s.dislodged(province)))[static_cast<std::size_t>(placeOfDislodged(s, province))].forEach(
        [&](int place) {
            const int there = t.provinceOf(place);
            if (s.unit(there) != 0) return;
            if (all || (!contested(s, there) && s.barred(province) != there + 1)) open.set(place);
        });
    return open;
}

template <class W> void resolveRetreats(const Context<W>& ctx)
{
    Position& s = ctx.position;
    std::array<RetreatEnd, kMostProvinces> retreats; // filled as far as it is read
    std::size_t count = 0;
    for (int i = 0; i < ctx.table.provinces; ++i) {
        if (s.dislodged(i) == 0) continue;
        RetreatEnd& retreat = retreats[count++];
        retreat = {i, -1, s.order(i) != 0, false};
        if (s.order(i) == num(Verb::Retreat) + 1) retreat.to = s.target(i) - 1;
        // Whoever gives no order loses the unit.
        if (!retreat.ordered && !ctx.in(dip(19))) retreat.to = retreatsOf(ctx.asConst(), i).first();
    }
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t k = 0; k < count; ++k) {
            const bool same = i != k && retreats[i].to >= 0 && retreats[k].to >= 0 &&
                              ctx.table.provinceOf(retreats[i].to) == ctx.table.provinceOf(retreats[k].to);
            if (same && (ctx.in(dip(18)) || k < i)) retreats[i].collides = true;
        }
    for (std::size_t i = 0; i < count; ++i) {
        const RetreatEnd& retreat = retreats[i];
        const std::uint8_t unit = s.dislodged(retreat.province);
        const int seat = seatOf(unit);
        const int from = placeOfDislodged(s, retreat.province);
        if (retreat.to < 0) {
            ctx.tell(retreat.ordered ? Text::LogDisbands : Text::LogNoRetreat, dip(19), {seat, pieceOf(unit), from});
        } else if (retreat.collides) {
            ctx.tell(Text::LogCollides, dip(18), {seat, pieceOf(unit), from, retreat.to});
        } else {
            const int province = ctx.table.provinceOf(retreat.to);
            s.unit(province) = unit;
            s.coast(province) = static_cast<PlusOne>(retreat.to != province ? retreat.to + 1 : 0);
            ctx.tell(Text::LogRetreats, dip(17), {seat, pieceOf(unit), from, retreat.to});
        }
    }
    clearBlocks<&Block::dislodged>(s);
    clearBlocks<&Block::dislodgedCoast>(s);
    clearBlocks<&Block::barred>(s);
}

template <class W> void takeCentres(const Context<W>& ctx)
{
    bool changed = false;
    ctx.table.centres.forEach([&](int province) {
        const int seat = ctx.position.unit(province) != 0 ? seatOf(ctx.position.unit(province)) : -1;
        if (seat < 0 || ctx.position.owner(province) == seat + 1) return;
        changed = true;
        ctx.position.owner(province) = static_cast<std::uint8_t>(seat + 1);
        ctx.tell(Text::LogTakes, dip(20), {seat, province});
    });
    if (changed)
        ctx.position.quiet = 0;
    else if (ctx.position.quiet < 255)
        ++ctx.position.quiet;
}

template <class W> Mask sites(const ConstContext<W>& ctx, int seat)
{
    if (ctx.in(dip(22))) return openSites(ctx.table, ctx.position, seat);
    Mask anywhere;
    ctx.table.centres.forEach([&](int province) {
        if (ctx.position.owner(province) == seat + 1 && ctx.position.unit(province) == 0) anywhere.set(province);
    });
    return anywhere;
}

template <class W> int buildsDue(const ConstContext<W>& ctx, int seat)
{
    const int due = dueOf(ctx.table, ctx.position, seat);
    return due <= 0 ? 0 : std::min(due, sites(ctx, seat).count());
}

template <class W> Mask berths(const ConstContext<W>& ctx, const Mask& sites, bool fleet)
{
    if (!fleet) return sites;
    const Table& t = ctx.table;
    const bool named = ctx.in(dip(23));
    const bool firstCoast = t.options.choices.buildCoast == MissingCoast::FirstReachable;
    Mask places;
    sites.forEach([&](int province) {
        const Mask& coasts = t.graph->coasts[static_cast<std::size_t>(province)];
        places |= coasts;
        if (!named || (coasts.any() ? firstCoast : t.fits(true, province))) places.set(province);
    });
    return places;
}

template <class W> bool mayWaive(const ConstContext<W>& ctx, int seat)
{
    const int left = buildsDue(ctx, seat) - ordersGiven(ctx.table, ctx.position, seat);
    if (dueOf(ctx.table, ctx.position, seat) <= 0 || left <= 0) return true;
    return !ctx.in(dip(24)) || ctx.table.options.choices.waivingAllowed;
}

namespace {

/// The winter of one power.
template <class W> class PowerWinter {
public:
    PowerWinter(const Context<W>& theContext, Workspace& workspace, int seat)
        : ctx(theContext), d(workspace), m_seat(seat)
    {}

    void run()
    {
        const int due = dueOf(ctx.table, ctx.position, m_seat);
        if (due == 0) return;
        adjudication::Adjustments winter;
        winter.units = d.allUnits();
        winter.power = static_cast<std::uint8_t>(m_seat);
        winter.due = due;
        winter.sites = sites(ctx.asConst(), m_seat);
        winter.homeCentres = ctx.table.home[static_cast<std::size_t>(m_seat)];
        ctx.table.centres.forEach([&](int province) {
            if (ctx.position.owner(province) == m_seat + 1) winter.ownCentres.set(province);
        });
        winter.nameRank = ctx.table.nameRank;
        const std::size_t orders = collect();
        const int possible = due > 0 ? buildsDue(ctx.asConst(), m_seat) : 0;
        resolveAdjustments(*ctx.table.graph, ctx.table.options.choices, winter, {d.adjustments.data(), orders},
                           d.winter);
        for (std::size_t i = 0; i < orders; ++i)
            if (d.winter.ends[i] == AdjustmentEnd::Done) carryOut(d.adjustments[i], d.winter.places[i]);
        for (std::size_t i = 0; i < d.winter.disorderedCount && ctx.in(dip(25)); ++i)
            remove(d.province[static_cast<std::size_t>(d.winter.disordered[i])], Text::LogDisorder);
        if (due > 0 && (ctx.table.unplayed & seatBit(m_seat)) == 0) tellUnbuilt(due, possible);
    }

private:
    std::size_t collect()
    {
        std::size_t count = 0;
        for (int i = 0; i < ctx.table.provinces; ++i) {
            if (ctx.position.order(i) == 0 || orderSeat(ctx.position, i) != m_seat) continue;
            Adjustment& order = d.adjustments[count++];
            const Verb verb = orderOf(ctx.position, i);
            order.kind = verb == Verb::Disband ? Adjustment::Kind::Remove : Adjustment::Kind::Build;
            order.unit = verb == Verb::BuildFleet ? UnitClass::Fleet : UnitClass::Army;
            order.place = static_cast<std::int16_t>(ctx.position.target(i) != 0 ? ctx.position.target(i) - 1 : i);
        }
        return count;
    }
    void carryOut(const Adjustment& order, int place)
    {
        const int province = ctx.table.provinceOf(order.place);
        if (order.kind == Adjustment::Kind::Remove) return remove(province, Text::LogRemoves);
        const bool fleet = order.unit == UnitClass::Fleet;
        ctx.position.unit(province) = unitOf(m_seat, fleet);
        ctx.position.coast(province) = static_cast<PlusOne>(place != province ? place + 1 : 0);
        ctx.tell(Text::LogBuilds, dip(22), {m_seat, pieceOf(ctx.position.unit(province)), place});
    }
    /// Builds that were due and not made: for lack of an order, or of a place.
    void tellUnbuilt(int due, int possible)
    {
        const int left = dueOf(ctx.table, ctx.position, m_seat);
        const int unused = possible - (due - left);
        if (unused > 0) ctx.tell(Text::LogUnused, dip(24), {m_seat, unused});
        if (left > unused) ctx.tell(Text::LogNoSite, dip(22), {m_seat, left - unused});
    }
    void remove(int province, Text text)
    {
        ctx.tell(text, dip(25), {m_seat, pieceOf(ctx.position.unit(province)), placeOfUnit(ctx.position, province)});
        ctx.position.coast(province) = ctx.position.unit(province) = 0;
    }

    Context<W> ctx;
    Workspace& d;
    int m_seat;
};

} // namespace

template <class W> void resolveAdjustments(const Context<W>& ctx)
{
    if (!ctx.in(dip(21))) return;
    const Workspaces::Seat workspace(*ctx.table.workspaces);
    workspace->count = 0;
    for (int i = 0; i < ctx.table.provinces; ++i) {
        if (ctx.position.unit(i) == 0) continue;
        Unit& unit = workspace->units[workspace->count];
        unit = Unit{};
        unit.place = static_cast<std::int16_t>(placeOfUnit(ctx.position, i));
        unit.power = static_cast<std::uint8_t>(seatOf(ctx.position.unit(i)));
        unit.kind = isFleet(ctx.position.unit(i)) ? UnitClass::Fleet : UnitClass::Army;
        workspace->province[workspace->count++] = static_cast<std::int16_t>(i);
    }
    // Nobody builds where another could: the powers' winters do not touch each other.
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat) PowerWinter<W>(ctx, *workspace, seat).run();
}

#define MARCHES_DIPLOMACY_AFTERMATH(W)                                                                                 \
    template Mask retreatsOf(const ConstContext<W>&, int);                                                             \
    template void resolveRetreats(const Context<W>&);                                                                  \
    template void takeCentres(const Context<W>&);                                                                      \
    template void resolveAdjustments(const Context<W>&);                                                               \
    template Mask sites(const ConstContext<W>&, int);                                                                  \
    template int buildsDue(const ConstContext<W>&, int);                                                               \
    template Mask berths(const ConstContext<W>&, const Mask&, bool);                                                   \
    template bool mayWaive(const ConstContext<W>&, int);

MARCHES_DIPLOMACY_AFTERMATH(RuleTrace)
MARCHES_DIPLOMACY_AFTERMATH(NoTrace)
#undef MARCHES_DIPLOMACY_AFTERMATH

} // namespace marches::engine::diplomacy
