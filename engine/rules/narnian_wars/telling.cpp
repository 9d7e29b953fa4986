// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnian_wars/machine.h"
#include "engine/rules/ordergames/orderline.h"

// What the report of a movement turn says of each order.

namespace marches::engine::narnian_wars {

namespace {

using adjudication::kNone;

/// The rule of a line: those that a variant of Diplomacy has of it, NW-47 on the river, NW-32 against a statue.
template <class W> void tellUnit(const Context<W>& ctx, const Workspace& d, std::size_t i)
{
    const adjudication::Result& result = d.march.resolution.results()[i];
    const adjudication::Unit& unit = d.march.makeAdjudicationInput.units[i];
    const adjudication::Order& order = d.march.makeAdjudicationInput.orders[i];
    const int by =
        result.by >= 0 ? d.march.makeAdjudicationInput.units[static_cast<std::size_t>(result.by)].place : unit.place;
    if (d.march.makeAdjudicationInput.voided.test(i))
        return ctx.tell(Text::LogSideVoid, nw(61), {d.pieces[i].power, num(d.pieces[i].kind), unit.place});
    if (d.march.makeAdjudicationInput.commanded == static_cast<int>(i))
        ctx.tell(Text::LogCommanded, nw(34), {ctx.table.ownerOf(Person::Queen), num(d.pieces[i].kind), unit.place});
    const OrderTold told = tellOrder(unit, order, result, by);
    if (told.line == OrderResultLine::Nothing) return;
    const auto text = static_cast<Text>(num(Text::LogLines) + num(told.line));
    const bool trip = order.kind == adjudication::OrderKind::Move && unit.kind == adjudication::UnitClass::Amphibian &&
                      ctx.table.isRiverTrip(unit.place, order.to);
    ctx.tell(
        text,
        nw(told.line == OrderResultLine::Unmoved ? 32
           : trip                                ? 47
                                                 : 1),
        {d.pieces[i].power, num(d.pieces[i].kind), unit.place, told.args[0], told.args[1], told.args[2], told.args[3]});
}

/// A person that supports uses its power, and so everybody sees it (NW-23, NW-37).
template <class W> void tellHelp(const Context<W>& ctx, const Workspace& d, int person, int owner, int site)
{
    const auto actor = static_cast<std::size_t>(d.march.makeAdjudicationInput.actor[static_cast<std::size_t>(person)]);
    if (d.turn.travellerOrders[static_cast<std::size_t>(person)].kind != TravellerOrder::Kind::Support) return;
    const OrderTold told =
        tellOrder(d.march.makeAdjudicationInput.units[actor], d.march.makeAdjudicationInput.orders[actor],
                  d.march.resolution.results()[actor], site);
    const Rule rule = person == num(Person::HighKing) ? nw(26) : nw(36);
    if (d.march.makeAdjudicationInput.voided.test(actor))
        ctx.tell(Text::LogPersonHelpsNobody, nw(61), {owner, person, site});
    else if (told.line == OrderResultLine::Supports)
        ctx.tell(Text::LogPersonSupports, rule, {owner, person, site, told.args[0]});
    else if (told.line == OrderResultLine::SupportsMove)
        ctx.tell(Text::LogPersonSupportsMove, rule, {owner, person, site, told.args[0], told.args[1]});
    else
        ctx.tell(Text::LogPersonHelpsNobody, rule, {owner, person, site});
}

} // namespace

template <class W> void tellMoves(const Context<W>& ctx, const Workspace& workspace)
{
    for (std::size_t i = 0; i < workspace.count; ++i) tellUnit(ctx, workspace, i);
    // The ways of persons are told to their owners alone; reports.cpp tells the others what they learn.
    for (int i = 0; i < kPersons; ++i) {
        const PersonEnd& end = workspace.march.persons[static_cast<std::size_t>(i)];
        const int before = ctx.position.site[i] - 1;
        if (end.province == kNone) continue;
        const int owner = ctx.table.ownerOf(static_cast<Person>(i));
        if (workspace.march.makeAdjudicationInput.actor[static_cast<std::size_t>(i)] != kNone)
            tellHelp(ctx, workspace, i, owner, before);
        if (end.idle != Idle::None)
            ctx.tellOnly(owner, Text::LogPersonIdle, end.idle == Idle::Blocked ? nw(38) : nw(14), {owner, i, before});
        else if (end.province != before)
            ctx.tellOnly(owner, end.flew ? Text::LogPersonFlies : Text::LogPersonGoes, end.flew ? nw(30) : nw(10),
                         {owner, i, before, end.province});
    }
}

template void tellMoves(const Context<RuleTrace>&, const Workspace&);
template void tellMoves(const Context<NoTrace>&, const Workspace&);

} // namespace marches::engine::narnian_wars
