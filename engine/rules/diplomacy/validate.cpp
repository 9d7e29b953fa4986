// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/rules/diplomacy/machine.h"

namespace marches::engine::diplomacy {

namespace {

[[nodiscard]] Refusal bad(Text text, std::initializer_list<int> args = {}) { return say(text, dip(1), args); }

/// What an order needs besides its verb.
bool isWhole(const Position& s, int province)
{
    const bool to = s.target(province) != 0;
    const bool of = s.helped(province) != 0;
    if ((s.path(province) != 0) != (orderOf(s, province) == Verb::MoveByPath)) return false;
    switch (orderOf(s, province)) {
    case Verb::Hold:
    case Verb::Disband: return !to && !of;
    case Verb::Support: return !to && of;
    case Verb::SupportMove:
    case Verb::Convoy: return to && of;
    default: return to && !of;
    }
}

bool suitsPhase(const ConstContext<NoTrace>& ctx, int province)
{
    const Position& s = ctx.position;
    const Verb verb = orderOf(s, province);
    const Phase phase = phaseOf(s);
    if (isRetreats(phase))
        return verb == Verb::Disband ||
               (verb == Verb::Retreat && retreatsOf(ctx, province).test(s.target(province) - 1));
    if (phase != Phase::Winter) return verb < Verb::Retreat;
    if (verb == Verb::Disband) return s.unit(province) != 0;
    const int seat = orderSeat(s, province);
    const bool fleet = verb == Verb::BuildFleet;
    return (fleet || verb == Verb::BuildArmy) && s.unit(province) == 0 &&
           berths(ctx, sites(ctx, seat) & Mask::of(province), fleet).test(s.target(province) - 1);
}

/// What stands for later seasons is, while orders are given, also the order of now; a unit that is left to another
/// power is somebody else's.
[[nodiscard]] Refusal checkKept(const ConstContext<NoTrace>& ctx, std::uint64_t seats)
{
    const Options& options = ctx.table.options;
    const Position& s = ctx.position;
    const bool moves = isMovement(phaseOf(s));
    for (int i = 0; i < ctx.table.provinces; ++i) {
        const bool kept = s.kept(i) != 0;
        const bool now = s.kept(i) == s.order(i) && s.keptTarget(i) == s.target(i) && s.keptHelped(i) == s.helped(i);
        if (kept &&
            (!options.perpetualOrders || s.unit(i) == 0 || (moves && !now) || s.kept(i) == num(Verb::MoveByPath) + 1))
            return bad(Text::BadOrder, {i});
        if (!kept && (s.keptTarget(i) != 0 || s.keptHelped(i) != 0)) return bad(Text::BadOrder, {i});
        if (s.proxy(i) == 0) continue;
        const int holder = s.proxy(i) - 1;
        const bool other = s.unit(i) != 0 && seatOf(s.unit(i)) != holder && (seats & seatBit(holder)) != 0;
        if (!options.proxyOrders || !moves || kept || !other) return bad(Text::BadOrder, {i});
    }
    return {};
}

[[nodiscard]] Refusal checkOrders(const ConstContext<NoTrace>& ctx, std::uint64_t seats)
{
    const Table& t = ctx.table;
    const Position& s = ctx.position;
    for (int i = 0; i < t.provinces; ++i) {
        if (s.order(i) == 0) {
            if (s.target(i) != 0 || s.helped(i) != 0 || s.path(i) != 0) return bad(Text::BadOrder, {i});
            continue;
        }
        const int seat = orderSeat(s, i);
        if (seat < 0 || (seats & seatBit(seat)) == 0 || !isWhole(s, i) || !suitsPhase(ctx, i))
            return bad(Text::BadOrder, {i});
    }
    if (phaseOf(s) != Phase::Winter) return {};
    for (int seat = 0; seat < t.seatCount(); ++seat) {
        const int due = dueOf(t, s, seat);
        if (ordersGiven(t, s, seat) > (due < 0 ? -due : buildsDue(ctx, seat))) return bad(Text::BadPhase);
    }
    return {};
}

[[nodiscard]] Refusal checkDislodged(const ConstContext<NoTrace>& ctx)
{
    const Position& s = ctx.position;
    const bool retreats = isRetreats(phaseOf(s));
    for (int k = 0; k < s.words; ++k)
        if (!retreats && s.block[k].contested != 0) return bad(Text::BadPhase);
    for (int i = 0; i < ctx.table.provinces; ++i) {
        if (s.dislodged(i) == 0) {
            if (s.barred(i) != 0) return bad(Text::BadUnit, {i});
            continue;
        }
        if (!retreats || s.unit(i) == 0 || !retreatsOf(ctx, i).any()) return bad(Text::BadUnit, {i});
    }
    return {};
}

} // namespace

Refusal validatePosition(const Table& table, Position& s)
{
    if (s.firstYear == 0) s.firstYear = static_cast<std::uint16_t>(table.options.firstYear);
    if (s.year == 0) s.year = s.firstYear;
    for (int seat = 0; seat < table.seatCount(); ++seat) {
        if (s.told[seat] != 0 && s.told[seat] - 1 != centresOf(table, s, seat)) return bad(Text::BadScore, {seat});
        s.told[seat] = 0;
    }
    NoTrace nobody;
    const ConstContext<NoTrace> ctx{table, s, nobody};
    if (s.year < s.firstYear) return bad(Text::BadPhase);
    if (Refusal problem = checkDislodged(ctx)) return problem;
    if (phaseOf(s) == Phase::Over) return s.winners != 0 && s.sealed == 0 ? Refusal{} : bad(Text::BadPhase);
    const std::uint64_t seats = concerned(ctx);
    if (s.winners != 0 || owing(ctx) == 0 || (s.sealed & ~seats) != 0) return bad(Text::BadPhase);
    if (Refusal problem = checkKept(ctx, seats)) return problem;
    if (Refusal problem = checkOrders(ctx, seats)) return problem;
    for (int seat = 0; seat < table.seatCount(); ++seat)
        if (s.vote[seat] != 0 && (!isMovement(phaseOf(s)) || (seats & seatBit(seat)) == 0)) return bad(Text::BadPhase);
    return {};
}

} // namespace marches::engine::diplomacy
