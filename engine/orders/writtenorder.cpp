// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orders/writtenorder.h"

namespace marches::engine::orders {

namespace {

std::string unitText(const Board& board, UnitKind kind, int place)
{
    std::string text;
    if (kind != UnitKind::Unknown) text = kind == UnitKind::Army ? "A " : "F ";
    return text.append(shortName(board, place));
}

} // namespace

std::string_view shortName(const Board& board, int place)
{
    if (place < 0 || place >= board.placeCount()) return "?";
    const Place& here = board.place(place);
    return here.abbreviation.empty() ? std::string_view(here.id) : std::string_view(here.abbreviation);
}

std::string writeOrder(const WrittenOrder& order, const Board& board)
{
    const auto to = [&] { return std::string(shortName(board, order.to)); };
    const auto other = [&] { return unitText(board, order.other, order.otherPlace); };
    if (order.kind == OrderKind::Waive) return "Waive";
    const std::string unit = unitText(board, order.unit, order.place);
    switch (order.kind) {
    case OrderKind::Hold: return unit + " H";
    case OrderKind::Move: return unit + " - " + to() + (order.byConvoy ? " via" : "");
    case OrderKind::SupportHold: return unit + " S " + other();
    case OrderKind::SupportMove: return unit + " S " + other() + " - " + to();
    case OrderKind::Convoy: return unit + " C " + other() + " - " + to();
    case OrderKind::Retreat: return unit + " R " + to();
    case OrderKind::Disband: return unit + " D";
    default: return unit + " B";
    }
}

} // namespace marches::engine::orders
