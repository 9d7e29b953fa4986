// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/diplomacy/adjudication/orders.h"
#include "engine/diplomacy/adjudication/resolution.h"
#include "engine/rules/common/messagetable.h"

namespace marches::engine {

/// What there is to say of an order that was carried out, or was not. A ruleset has a sentence for each, in this order.
enum class OrderResultLine : std::uint8_t {
    Holds,        ///< n m
    Moves,        ///< to
    Sails,        ///< to
    Bounced,      ///< to n m by
    HeadToHead,   ///< to n m
    Resisted,     ///< to n m
    OwnUnit,      ///< to
    NotConvoyed,  ///< to
    Disrupted,    ///< to
    Paradox,      ///< to
    Supports,     ///< whom
    SupportsMove, ///< whom to
    Cut,          ///< by
    HelpLost,
    Convoys, ///< whom to
    OutOfReach,
    NobodyThere, ///< whom
    OtherOrder,  ///< whom
    NoConvoy,
    Coast,   ///< to
    Unmoved, ///< to
    Nothing, ///< not worth a line
};

struct OrderTold {
    OrderResultLine line = OrderResultLine::Nothing;
    std::array<int, 4> args{}; ///< places and numbers as the line's comment names them, zeros after them
};

/// What a line says of its order.
constexpr OrderStatus statusOf(OrderResultLine line)
{
    switch (line) {
    case OrderResultLine::Holds:
    case OrderResultLine::Moves:
    case OrderResultLine::Sails:
    case OrderResultLine::Supports:
    case OrderResultLine::SupportsMove:
    case OrderResultLine::Convoys: return OrderStatus::Done;
    case OrderResultLine::Nothing: return OrderStatus::None;
    default: return OrderStatus::Failed;
    }
}

/// The sentence of each line: whose unit, of what kind, where it stands, and what the line says more.
inline constexpr auto kOrderLineTexts = [] {
    std::array<MessageEntry, static_cast<std::size_t>(OrderResultLine::Nothing)> texts{{
        {"log.holds", "seat piece from n m"},           {"log.moves", "seat piece from to"},
        {"log.convoyed", "seat piece from to"},         {"log.bounced", "seat piece from to n m place"},
        {"log.head-to-head", "seat piece from to n m"}, {"log.resisted", "seat piece from to n m"},
        {"log.own-unit", "seat piece from to"},         {"log.not-convoyed", "seat piece from to"},
        {"log.disrupted", "seat piece from to"},        {"log.paradox", "seat piece from to"},
        {"log.supports", "seat piece from place"},      {"log.supports-move", "seat piece from place to"},
        {"log.cut", "seat piece from place"},           {"log.help-lost", "seat piece from"},
        {"log.convoys", "seat piece from place to"},    {"log.out-of-reach", "seat piece from"},
        {"log.nobody-there", "seat piece from place"},  {"log.other-order", "seat piece from place"},
        {"log.no-convoy", "seat piece from"},           {"log.coast", "seat piece from to"},
        {"log.unmoved", "seat piece from to"},
    }};
    for (std::size_t i = 0; i < texts.size(); ++i) texts[i].fate = statusOf(static_cast<OrderResultLine>(i));
    return texts;
}();

/// `by`: place of the unit that the result names, or of the unit itself.
OrderTold tellOrder(const adjudication::Unit& unit, const adjudication::Order& order,
                    const adjudication::Result& result, int by);

} // namespace marches::engine
