// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/rules/diplomacy/machine.h"
#include "engine/rules/ordergames/orderline.h"

namespace marches::engine::diplomacy {

namespace {

using adjudication::Choices;
using adjudication::ConvoyParadox;
using adjudication::Order;
using adjudication::OrderKind;
using adjudication::Resolution;
using adjudication::Unit;
using adjudication::UnitClass;

/// A power of nobody, so that a unit is no own unit of anybody.
constexpr std::uint8_t kNobody = adjudication::kMostPowers - 1;
constexpr std::uint8_t kInvincible = 100;

/// Puts the position before the adjudicator. Each rule that it applies is asked for here, where its case arises; a rule
/// that is out of force (in a test of a scenario) is taken out of what the adjudicator is given.
template <class W> class AdjudicatorInput {
public:
    AdjudicatorInput(const ConstContext<W>& theContext, Workspace& workspace) : ctx(theContext), d(workspace) {}

    void write()
    {
        d.count = 0;
        for (int province = 0; province < ctx.table.provinces; ++province) {
            const bool somebody = ctx.position.unit(province) != 0;
            d.unitIn[static_cast<std::size_t>(province)] =
                somebody ? static_cast<std::int16_t>(d.count) : std::int16_t{-1};
            if (somebody) add(province);
        }
        for (std::size_t i = 0; i < d.count; ++i) arm(i);
        for (std::size_t i = 0; i < d.count; ++i) attack(i);
        for (std::size_t i = 0; i < d.count; ++i) shelterConvoy(i);
    }
    /// The reading of convoy paradoxes, where there are convoys.
    bool paradoxRule() const { return !m_convoys || ctx.in(dip(16)); }

private:
    void add(int province)
    {
        const std::uint8_t unit = ctx.position.unit(province);
        Unit& piece = d.units[d.count];
        piece = Unit{};
        piece.place = static_cast<std::int16_t>(placeOfUnit(ctx.position, province));
        piece.power = static_cast<std::uint8_t>(seatOf(unit));
        piece.kind = isFleet(unit) ? UnitClass::Fleet : UnitClass::Army;
        d.province[d.count] = static_cast<std::int16_t>(province);
        d.stood[d.count] = unit;
        Order& order = d.orders[d.count++];
        order = Order{};
        if (ctx.position.order(province) != 0)
            order = orderAt(province, isFleet(unit));
        else if (ctx.table.options.impliedOrders)
            order = impliedAt(province, seatOf(unit));
    }
    Order orderAt(int province, bool fleet) const
    {
        Order order;
        order.kind = OrderKind::Hold;
        const auto set = [&](OrderKind kind, int rule) {
            if (ctx.in(dip(rule))) order.kind = kind;
        };
        switch (orderOf(ctx.position, province)) {
        case Verb::Move: set(OrderKind::Move, fleet ? 5 : 4); break;
        case Verb::MoveByConvoy:
            set(OrderKind::Move, 14);
            order.viaConvoy = true;
            break;
        case Verb::MoveByPath:
            set(OrderKind::Move, 14);
            order.path = pathOf(ctx.table, ctx.position, province);
            break;
        case Verb::Support: set(OrderKind::SupportHold, 9); break;
        case Verb::SupportMove: set(OrderKind::SupportMove, 8); break;
        case Verb::Convoy: set(OrderKind::Convoy, 14); break;
        default: break;
        }
        order.to = static_cast<std::int16_t>(ctx.position.target(province) - 1);
        order.from = static_cast<std::int16_t>(ctx.position.helped(province) - 1);
        return order;
    }
    /// What the unit is supported or convoyed to do by its own power, where all say the same (DATC 4.E.3).
    Order impliedAt(int province, int seat) const
    {
        Order implied;
        for (int other = 0; other < ctx.table.provinces; ++other) {
            if (ctx.position.unit(other) == 0 || seatOf(ctx.position.unit(other)) != seat ||
                ctx.position.order(other) == 0)
                continue;
            const int helped = ctx.position.helped(other) - 1;
            if (helped < 0 || ctx.table.provinceOf(helped) != province) continue;
            const Verb verb = orderOf(ctx.position, other);
            Order said;
            said.kind = verb == Verb::Support ? OrderKind::Hold : OrderKind::Move;
            said.to = static_cast<std::int16_t>(ctx.position.target(other) - 1);
            said.viaConvoy = verb == Verb::Convoy;
            if (implied.kind == OrderKind::None) implied = said;
            if (implied.kind != said.kind || implied.to != said.to) return {};
            implied.viaConvoy |= said.viaConvoy;
        }
        return implied.kind != OrderKind::None && ctx.in(dip(30)) ? implied : Order{};
    }
    int at(int place) const { return place < 0 ? -1 : d.unitIn[static_cast<std::size_t>(ctx.table.provinceOf(place))]; }
    bool isMove(std::size_t i) const { return d.orders[i].kind == OrderKind::Move; }

    /// Support that nothing can cut is a unit's own strength.
    void arm(std::size_t i)
    {
        Order& order = d.orders[i];
        const bool holds = order.kind == OrderKind::SupportHold;
        if ((!holds && order.kind != OrderKind::SupportMove) || ctx.in(dip(11))) return;
        const int helped = at(order.from);
        if (helped < 0) return;
        const auto other = static_cast<std::size_t>(helped);
        if (holds && !isMove(other)) ++d.units[other].strength.hold;
        if (!holds && isMove(other) && d.orders[other].to == order.to) ++d.units[other].strength.attack;
        order.kind = OrderKind::Hold;
    }
    void attack(std::size_t i)
    {
        if (d.orders[i].kind == OrderKind::Convoy) m_convoys = true;
        if (!isMove(i)) return;
        const int target = ctx.table.provinceOf(d.orders[i].to);
        for (std::size_t other = 0; other < i; ++other) {
            if (!isMove(other)) continue;
            const int theirs = ctx.table.provinceOf(d.orders[other].to);
            const bool meet = theirs == target || (theirs == d.province[i] && target == d.province[other]);
            if (meet && !ctx.in(dip(7))) d.orders[i].kind = OrderKind::Hold;
        }
        const int there = at(d.orders[i].to);
        if (there < 0) return;
        Unit& unit = d.units[static_cast<std::size_t>(there)];
        if (isMove(static_cast<std::size_t>(there))) return;
        if (!ctx.in(dip(12))) unit.immovable = true;
        if (unit.power == d.units[i].power && !ctx.in(dip(13))) unit.power = kNobody;
    }
    void shelterConvoy(std::size_t i)
    {
        if (d.orders[i].kind == OrderKind::Convoy && !ctx.in(dip(15))) d.units[i].strength.hold = kInvincible;
    }

    ConstContext<W> ctx;
    Workspace& d;
    bool m_convoys = false;
};

/// The rule that decides a line; of moves it is the one of the unit's kind.
constexpr int kOwnWay = 0;
constexpr std::array<int, num(OrderResultLine::Nothing)> kLineRules{7, kOwnWay, 14, 7,  7,  7, 13, 14, 15, 16, 9,
                                                                    8, 11,      11, 14, 10, 8, 8,  14, 6,  12};

/// Tells what became of an order, with the rule that decided it.
template <class W> void tellOf(const Context<W>& ctx, const Workspace& d, std::size_t i)
{
    const adjudication::Result& result = d.resolution.results()[i];
    const Unit& unit = d.units[i];
    const OrderTold told = tellOrder(unit, d.orders[i], result,
                                     result.by >= 0 ? d.units[static_cast<std::size_t>(result.by)].place : unit.place);
    if (told.line == OrderResultLine::Nothing) return;
    const bool fleet = unit.kind == UnitClass::Fleet;
    int rule = kLineRules[idx(told.line)];
    if (told.line == OrderResultLine::HelpLost && d.orders[i].kind == OrderKind::Convoy) rule = 15;
    const bool way = told.line == OrderResultLine::OutOfReach && d.orders[i].kind == OrderKind::Move;
    if (rule == kOwnWay || way) rule = fleet ? 5 : 4;
    const auto text = static_cast<Text>(num(Text::LogLines) + num(told.line));
    ctx.tell(text, dip(rule),
             {unit.power < ctx.table.seatCount() ? unit.power : 0, num(fleet ? PieceKind::Fleet : PieceKind::Army),
              unit.place, told.args[0], told.args[1], told.args[2], told.args[3]});
}

/// A dislodged unit waits for its retreat, or is gone where there is none.
template <class W> void driveOut(const Context<W>& ctx, const Workspace& d, const adjudication::Dislodged& dislodged)
{
    Position& s = ctx.position;
    const auto i = static_cast<std::size_t>(dislodged.unit);
    const auto by = static_cast<std::size_t>(dislodged.by);
    const int province = d.province[i];
    const int seat = seatOf(s.dislodged(province));
    const int piece = pieceOf(s.dislodged(province));
    ctx.tell(Text::LogDislodged, dip(12), {seat, piece, d.units[i].place, d.units[by].place, d.units[by].power});
    const bool open = d.resolution.results()[by].convoyed && ctx.table.options.choices.retreatToConvoyedAttacker;
    s.barred(province) = static_cast<PlusOne>(open ? 0 : d.province[by] + 1);
    if (retreatsOf(ctx.asConst(), province).any() || !ctx.in(dip(19))) return;
    ctx.tell(Text::LogNoWay, dip(19), {seat, piece, d.units[i].place});
    s.dislodgedCoast(province) = s.barred(province) = s.dislodged(province) = 0;
}

} // namespace

template <class W> void adjudicate(const ConstContext<W>& ctx, Workspace& workspace)
{
    AdjudicatorInput<W> input(ctx, workspace);
    input.write();
    if (input.paradoxRule()) {
        workspace.adjudicator.resolve(workspace.allUnits(), workspace.allOrders(), workspace.resolution);
    } else {
        Choices choices = ctx.table.options.choices;
        choices.paradox = ConvoyParadox::AllHold;
        adjudication::Adjudicator(*ctx.table.graph, choices)
            .resolve(workspace.allUnits(), workspace.allOrders(), workspace.resolution);
    }
}

template <class W> void resolveMoves(const Context<W>& ctx)
{
    const Workspaces::Seat workspace(*ctx.table.workspaces);
    adjudicate(ctx.asConst(), *workspace);
    const Resolution& end = workspace->resolution;
    for (std::size_t i = 0; i < workspace->count; ++i) tellOf(ctx, *workspace, i);

    Position& s = ctx.position;
    clearBlocks<&Block::unit>(s);
    clearBlocks<&Block::coast>(s);
    for (std::size_t i = 0; i < workspace->count; ++i) {
        const int from = workspace->province[i];
        const int stood = workspace->units[i].place;
        const int place = end.places()[i];
        const bool driven = end.results()[i].dislodgedBy >= 0;
        if (place != stood) forgetKept(s, from); // gone, or thrown out
        const int province = driven ? from : ctx.table.provinceOf(place);
        const int where = driven ? stood : place;
        const auto coast = static_cast<PlusOne>(where != province ? where + 1 : 0);
        (driven ? s.dislodged(province) : s.unit(province)) = workspace->stood[i];
        (driven ? s.dislodgedCoast(province) : s.coast(province)) = coast;
    }
    end.contested().forEach([&](int province) {
        if (province < ctx.table.provinces)
            s.blockOf(province).contested |= std::uint64_t{1} << Position::inBlock(province);
    });
    for (const adjudication::Dislodged& dislodged : end.dislodged()) driveOut(ctx, *workspace, dislodged);
}

template void adjudicate(const ConstContext<RuleTrace>&, Workspace&);
template void adjudicate(const ConstContext<NoTrace>&, Workspace&);
template void resolveMoves(const Context<RuleTrace>&);
template void resolveMoves(const Context<NoTrace>&);

} // namespace marches::engine::diplomacy
