// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/referee/orderexecutor.h"

#include <algorithm>

namespace marches::engine::referee {

using orders::OrderKind;
using orders::WrittenOrder;

void OrderExecutor::giveAll(std::vector<GivenOrder>& all)
{
    // Who is left a unit can order it wherever in the sheet that stands.
    for (GivenOrder& given : all)
        if (given.status == GivenOrder::Status::Taken && given.order.kind == OrderKind::Proxy) give(given);
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].order.kind == OrderKind::Proxy) continue;
        if (all[i].status != GivenOrder::Status::Taken) continue;
        give(all[i]);
        if (all[i].status == GivenOrder::Status::Taken) settle(all, i);
    }
    if (m_field.dislodged.empty()) return;
    for (int seat = 0; seat < static_cast<int>(rules().seats().size()); ++seat) {
        m_passedOver.clear();
        while (owes(seat) && nextRetreat(seat, all)) {}
        for (const int province : m_passedOver)
            static_cast<void>(m_table.apply(moveOf(rules(), seat, "cancel", {province})));
    }
}

bool OrderExecutor::isWinter(int seat) const
{
    return m_field.dislodged.empty() && m_table.pendingFor(seat).findOffer(verb(rules(), "hold")) == nullptr;
}

void OrderExecutor::give(GivenOrder& given)
{
    const WrittenOrder& order = given.order;
    if (!owes(given.seat)) {
        given.status = GivenOrder::Status::NothingDue;
        return;
    }
    if (order.kind == OrderKind::Waive) return; // what is not built is waived
    m_given = &given;
    if (order.kind == OrderKind::Proxy)
        leave();
    else if (order.kind == OrderKind::Declare)
        apply("declare-dwarfs", {});
    else if (order.kind == OrderKind::Vote)
        vote();
    else if (order.kind == OrderKind::Join)
        join();
    else if (order.kind == OrderKind::Welcome)
        apply("welcome", {order.otherPerson});
    else if (order.kind == OrderKind::Jadis || order.kind == OrderKind::Green)
        becomeQueen();
    else if (order.person >= 0)
        send();
    else if (!m_field.dislodged.empty())
        flee();
    else if (offers("hold"))
        carryOut();
    else if (order.kind != OrderKind::Build && order.kind != OrderKind::Disband)
        refuseToMove();
}

/// Different orders for one unit (DATC 4.D.3); of different sheets the later one counts.
void OrderExecutor::settle(std::vector<GivenOrder>& all, std::size_t latest)
{
    GivenOrder& now = all[latest];
    if (!moves(now.order)) return;
    const auto before =
        std::find_if(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(latest), [&](const GivenOrder& other) {
            return counted(other) && other.seat == now.seat && forSameUnit(other.order, now.order);
        });
    if (before == all.begin() + static_cast<std::ptrdiff_t>(latest) || saysTheSame(before->order, now.order)) return;
    const bool oneSet = before->order.set == now.order.set;
    switch (oneSet && readingApplies() ? m_writing.ordersOfOneUnit : Stands::Last) {
    case Stands::Last: discard(*before, GivenOrder::Status::Replaced); break;
    case Stands::First:
        give(*before);
        discard(now, GivenOrder::Status::Replaced);
        break;
    case Stands::None:
        apply("hold", {unit(m_field.units)});
        discard(*before, GivenOrder::Status::Contradicted);
        discard(now, GivenOrder::Status::Contradicted);
        break;
    }
}

bool OrderExecutor::counted(const GivenOrder& given)
{
    return given.status == GivenOrder::Status::Taken || given.status == GivenOrder::Status::Contradicted;
}

/// Is it what a unit does in a turn of moves?
bool OrderExecutor::moves(const WrittenOrder& order) const
{
    return ordersUnit(order) && order.kind <= OrderKind::Convoy && m_field.dislodged.empty();
}

bool OrderExecutor::forSameUnit(const WrittenOrder& a, const WrittenOrder& b) const
{
    return moves(a) && m_field.province(a.place) == m_field.province(b.place);
}

bool OrderExecutor::saysTheSame(const WrittenOrder& a, const WrittenOrder& b)
{
    return a.kind == b.kind && a.to == b.to && a.otherPlace == b.otherPlace && a.byConvoy == b.byConvoy &&
           a.path == b.path && a.always == b.always;
}

void OrderExecutor::leave()
{
    const int place = unit(m_field.units);
    const int power = seatNamed(m_given->order.otherPower);
    if (place < 0) return;
    if (verb(rules(), "proxy") < 0) {
        m_given->status = GivenOrder::Status::NotHere;
        return;
    }
    apply("proxy", {place, power});
    if (m_given->status != GivenOrder::Status::Taken) return;
    for (UnitOnBoard& left : m_field.units)
        if (left.place == place) left.proxy = power;
}

void OrderExecutor::refuseToMove()
{
    if (const int place = unit(m_field.units); place >= 0) apply("hold", {place});
}

void OrderExecutor::carryOut()
{
    const WrittenOrder& order = m_given->order;
    const int place = unit(m_field.units);
    if (place < 0) return;
    // An army has no coast, whatever is written.
    const int to = isArmy(order.kind == OrderKind::Move ? place : other()) && order.to >= 0 ? m_field.province(order.to)
                                                                                            : order.to;
    switch (order.kind) {
    case OrderKind::Hold: apply("hold", {place}); break;
    case OrderKind::SupportHold: apply("support", {place, other()}); break;
    case OrderKind::SupportMove: apply("support-move", {place, other(), to}); break;
    case OrderKind::Convoy: apply("convoy", {place, other(), to}); break;
    case OrderKind::Hunt: apply("hunt", {place, order.otherPerson}); break;
    case OrderKind::Move: move(place, to); break;
    default: apply(order.kind == OrderKind::Retreat ? "retreat" : "disband", {place, std::max(order.to, 0)}); break;
    }
    // Where orders do not stand for later, it is given for now.
    if (order.always && m_given->status == GivenOrder::Status::Taken && offers("keep"))
        apply("keep", {m_field.province(place)});
}

/// By land, unless the order says otherwise or there is no way but by sea.
void OrderExecutor::move(int place, int to)
{
    if (!m_given->order.path.empty() && offers("move-by-path") && isArmy(place)) return moveByPath(place, to);
    const Move byLand = moveOf(rules(), m_given->seat, "move", {place, to});
    const Move bySea = moveOf(rules(), m_given->seat, "move-by-convoy", {place, to});
    const bool sea = !m_table.check(bySea);
    if (m_given->order.byConvoy ? isArmy(place) : sea && m_table.check(byLand))
        apply(bySea);
    else
        apply(byLand);
}

/// Along the seas that the order names, where the rules heed them; each once, by number.
void OrderExecutor::moveByPath(int place, int to)
{
    Move move = moveOf(rules(), m_given->seat, "move-by-path", {place, to});
    std::vector<int> seas = m_given->order.path;
    std::ranges::sort(seas);
    seas.erase(std::unique(seas.begin(), seas.end()), seas.end());
    for (const int sea : seas)
        if (!move.full()) move.addPart({.item = static_cast<std::int16_t>(sea)});
    move.arg[2] = static_cast<std::int16_t>(move.parts().size());
    apply(move);
}

/// Only looked up here: nextRetreat() gives it.
void OrderExecutor::flee()
{
    const OrderKind kind = m_given->order.kind;
    if (unit(m_field.dislodged) < 0) return;
    if (kind == OrderKind::Move || kind == OrderKind::Retreat || kind == OrderKind::Disband) return;
    apply("hold", {m_given->order.place});
}

/// A unit without an order, or with one that is refused, is passed over: it disbands for the moment, so that the next
/// one is asked for, and giveAll() takes that back, since no order is not the same as a chosen end.
bool OrderExecutor::nextRetreat(int seat, std::vector<GivenOrder>& all)
{
    const Decision decision = m_table.pendingFor(seat);
    const Offer* offer = decision.findOffer(verb(rules(), "disband"));
    if (offer == nullptr) return false;
    const int place = decision.params(*offer).front().set.first();
    GivenOrder* given = retreatOrder(seat, place, all);
    const bool disbands = given != nullptr && given->order.kind == OrderKind::Disband;
    if (given != nullptr && !disbands) {
        m_given = given;
        retreat(place);
        if (given->status == GivenOrder::Status::Taken) return true;
    }
    if (!disbands) m_passedOver.push_back(m_field.province(place));
    return !m_table.apply(moveOf(rules(), seat, "disband", {place}));
}

/// The one that counts for a dislodged unit; null: none.
GivenOrder* OrderExecutor::retreatOrder(int seat, int place, std::vector<GivenOrder>& all)
{
    std::vector<GivenOrder*> found;
    for (GivenOrder& given : all)
        if (given.seat == seat && given.status == GivenOrder::Status::Taken && given.order.person < 0 &&
            m_field.province(given.order.place) == m_field.province(place))
            found.push_back(&given);
    if (found.empty()) return nullptr;
    std::erase_if(found,
                  [latest = found.back()->order.set](const GivenOrder* given) { return given->order.set != latest; });
    const auto same = [&](const GivenOrder* given) { return saysTheSame(given->order, found.front()->order); };
    if (std::ranges::all_of(found, same)) return found.back();
    const Stands stands = readingApplies() ? m_writing.ordersOfOneUnit : Stands::Last;
    GivenOrder* one = stands == Stands::First ? found.front() : stands == Stands::Last ? found.back() : nullptr;
    for (GivenOrder* given : found)
        if (given != one)
            discard(*given, one == nullptr ? GivenOrder::Status::Contradicted : GivenOrder::Status::Replaced);
    return one;
}

/// A fleet that can reach one coast of a province need not name it.
void OrderExecutor::retreat(int place)
{
    const Decision decision = m_table.pendingFor(m_given->seat);
    int to = m_given->order.to;
    if (const Offer* offer = decision.findOffer(verb(rules(), "retreat"))) {
        Mask open;
        decision.params(*offer)[1].set.forEach([&](int way) {
            if (m_field.province(way) == to || way == to) open.set(way);
        });
        if (!open.test(to) && open.count() == 1) to = open.first();
    }
    apply("retreat", {place, to});
}

} // namespace marches::engine::referee
