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
        return {result.convoyed ? OrderResultLine::Sails : OrderResultLine::Moves, {to}};
    switch (result.reason) {
    case Reason::NotConvoyed: return {OrderResultLine::NotConvoyed, {to}};
    case Reason::ConvoyDisrupted: return {OrderResultLine::Disrupted, {to}};
    case Reason::ConvoyParadox: return {OrderResultLine::Paradox, {to}};
    case Reason::OwnUnit: return {OrderResultLine::OwnUnit, {to}};
    case Reason::HeadToHead: return {OrderResultLine::HeadToHead, {to, result.strength, result.against}};
    case Reason::Bounced: return {OrderResultLine::Bounced, {to, result.strength, result.against, by}};
    default:
        if (result.against == adjudication::kUnbeatable) return {OrderResultLine::Unmoved, {to}};
        return {OrderResultLine::Resisted, {to, result.strength, result.against}};
    }
}

OrderTold stayed(const adjudication::Unit& unit, const Order& order, const adjudication::Result& result, int by)
{
    const bool done = result.outcome == adjudication::Outcome::Succeeds;
    switch (order.kind) {
    case OrderKind::SupportHold:
    case OrderKind::SupportMove:
        if (!done)
            return result.reason == Reason::Cut ? OrderTold{OrderResultLine::Cut, {by}}
                                                : OrderTold{OrderResultLine::HelpLost, {}};
        if (order.kind == OrderKind::SupportHold) return {OrderResultLine::Supports, {order.from}};
        return {OrderResultLine::SupportsMove, {order.from, order.to}};
    case OrderKind::Convoy:
        return done ? OrderTold{OrderResultLine::Convoys, {order.from, order.to}}
                    : OrderTold{OrderResultLine::HelpLost, {}};
    default: break;
    }
    if (result.against > 0 && result.dislodgedBy < 0 && !unit.immovable)
        return {OrderResultLine::Holds, {result.strength, result.against}};
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
    case Reason::WrongCoast: return {OrderResultLine::Coast, {order.to}};
    case Reason::NobodyThere: return {OrderResultLine::NobodyThere, {helped}};
    case Reason::OtherOrder: return {OrderResultLine::OtherOrder, {helped}};
    case Reason::NoFleets:
    case Reason::CannotConvoy: return {OrderResultLine::NoConvoy, {}};
    default: return {OrderResultLine::OutOfReach, {}};
    }
}

} // namespace marches::engine
