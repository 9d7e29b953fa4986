// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/ordergames/orderline.h"

namespace marches::engine {

namespace {

using adjudication::Order;
using adjudication::OrderKind;
using adjudication::Reason;

OrderTold moved(const Order& order, const adjudication::Result& result, int by)
{
    const int to = result.to >= 0 ? result.to : order.to;
    if (result.outcome == adjudication::Outcome::Succeeds)
        return {result.convoyed ? OrderLine::Sails : OrderLine::Moves, {to}};
    switch (result.reason) {
    case Reason::NotConvoyed: return {OrderLine::NotConvoyed, {to}};
    case Reason::ConvoyDisrupted: return {OrderLine::Disrupted, {to}};
    case Reason::ConvoyParadox: return {OrderLine::Paradox, {to}};
    case Reason::OwnUnit: return {OrderLine::OwnUnit, {to}};
    case Reason::HeadToHead: return {OrderLine::HeadToHead, {to, result.strength, result.against}};
    case Reason::Bounced: return {OrderLine::Bounced, {to, result.strength, result.against, by}};
    default:
        if (result.against == adjudication::kUnbeatable) return {OrderLine::Unmoved, {to}};
        return {OrderLine::Resisted, {to, result.strength, result.against}};
    }
}

OrderTold stayed(const adjudication::Unit& unit, const Order& order, const adjudication::Result& result, int by)
{
    const bool done = result.outcome == adjudication::Outcome::Succeeds;
    switch (order.kind) {
    case OrderKind::SupportHold:
    case OrderKind::SupportMove:
        if (!done)
            return result.reason == Reason::Cut ? OrderTold{OrderLine::Cut, {by}} : OrderTold{OrderLine::HelpLost, {}};
        if (order.kind == OrderKind::SupportHold) return {OrderLine::Supports, {order.from}};
        return {OrderLine::SupportsMove, {order.from, order.to}};
    case OrderKind::Convoy:
        return done ? OrderTold{OrderLine::Convoys, {order.from, order.to}} : OrderTold{OrderLine::HelpLost, {}};
    default: break;
    }
    if (result.against > 0 && result.dislodgedBy < 0 && !unit.immovable)
        return {OrderLine::Holds, {result.strength, result.against}};
    return {};
}

} // namespace

OrderTold tellOrder(const adjudication::Unit& unit, const Order& order, const adjudication::Result& result, int by)
{
    if (result.outcome != adjudication::Outcome::Void)
        return order.kind == OrderKind::Move ? moved(order, result, by) : stayed(unit, order, result, by);
    const int helped = order.from >= 0 ? order.from : unit.place;
    switch (result.reason) {
    case Reason::CoastMissing:
    case Reason::WrongCoast: return {OrderLine::Coast, {order.to}};
    case Reason::NobodyThere: return {OrderLine::NobodyThere, {helped}};
    case Reason::OtherOrder: return {OrderLine::OtherOrder, {helped}};
    case Reason::NoFleets:
    case Reason::CannotConvoy: return {OrderLine::NoConvoy, {}};
    default: return {OrderLine::OutOfReach, {}};
    }
}

} // namespace marches::engine
