// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/orders/writtenorder.h"

#include <algorithm>
#include <array>

namespace marches::engine::orders {

namespace {

constexpr std::array<std::string_view, 5> kSides{"", "/nc", "/ec", "/sc", "/wc"};

std::string placeText(const Board& board, int place, Side stray)
{
    return std::string(shortName(board, place)).append(kSides[static_cast<std::size_t>(stray)]);
}

std::string unitText(const Board& board, UnitKind kind, int place, Side stray)
{
    std::string text(unitSign(kind));
    if (!text.empty()) text += ' ';
    return text.append(placeText(board, place, stray));
}

/// Ids of regions are small, names of powers are not.
std::string powerText(std::string text)
{
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

std::string voteText(const WrittenOrder& order)
{
    if (order.count == 0) return "Draw refuse";
    std::string text = order.powers.empty() ? "Draw" : "Draw propose";
    for (std::size_t i = 0; i < order.powers.size(); ++i)
        text.append(i == 0 ? " " : ", ").append(powerText(order.powers[i]));
    return text;
}

/// "Italy A Ven".
std::string otherText(const WrittenOrder& order, const Board& board)
{
    std::string text = powerText(order.otherPower);
    if (board.findPlace(order.otherPower)) text = '(' + text + ')'; // a province is called so, too
    if (!text.empty()) text += ' ';
    return text.append(unitText(board, order.other, order.otherPlace, order.otherStray));
}

struct Sign {
    std::string_view piece;
    std::string_view sign;
};
/// By UnitKind.
constexpr std::array<Sign, 5> kSigns{
    {{"", ""}, {"army", "A"}, {"fleet", "F"}, {"double-army", "2A"}, {"amphibian", "A/F"}}};

} // namespace

UnitKind unitKind(std::string_view piece)
{
    const auto found = std::ranges::find(kSigns, piece, &Sign::piece);
    return found == kSigns.end() ? UnitKind::Unknown : static_cast<UnitKind>(found - kSigns.begin());
}

std::string_view unitSign(UnitKind kind) { return kSigns[static_cast<std::size_t>(kind)].sign; }

std::string_view shortName(const Board& board, int place)
{
    if (place < 0 || place >= board.placeCount()) return "?";
    const Place& here = board.place(place);
    return here.abbreviation.empty() ? std::string_view(here.id) : std::string_view(here.abbreviation);
}

std::string writeOrder(const WrittenOrder& order, const Board& board, std::string_view person,
                       std::string_view otherPerson)
{
    if (order.always) {
        WrittenOrder once = order;
        once.always = false;
        return writeOrder(once, board, person, otherPerson) + " always";
    }
    const auto to = [&] { return placeText(board, order.to, order.toStray); };
    const auto other = [&] { return otherText(order, board); };
    if (order.kind == OrderKind::Waive) return "Waive";
    if (order.kind == OrderKind::Declare) return "Declare Dwarfs";
    if (order.kind == OrderKind::Join) return order.count != 0 ? "Join Good" : "Join Evil";
    if (order.kind == OrderKind::Welcome) return std::string("Welcome ").append(otherPerson);
    if (order.kind == OrderKind::Vote) return voteText(order);
    if (order.kind == OrderKind::Jadis) return "Queen Jadis";
    if (order.kind == OrderKind::Green) return order.to < 0 ? "Queen Green" : "Queen Green " + to();
    std::string unit(person);
    if (order.commanded) unit.append(unit.empty() ? "cmd" : " cmd");
    if (person.empty() || order.place >= 0)
        unit.append(unit.empty() ? "" : " ").append(unitText(board, order.unit, order.place, order.stray));
    switch (order.kind) {
    case OrderKind::Hold: return unit + " H";
    case OrderKind::Move:
        for (const int sea : order.path) unit.append(" - ").append(shortName(board, sea));
        return unit + " - " + to() + (order.byConvoy ? " via" : "");
    case OrderKind::SupportHold: return unit + " S " + other();
    case OrderKind::SupportMove: return unit + " S " + other() + " - " + to();
    case OrderKind::Convoy: return unit + " C " + other() + " - " + to();
    case OrderKind::Retreat: return unit + " R " + to();
    case OrderKind::Disband: return unit + " D";
    case OrderKind::Travel: return unit + " with " + other();
    case OrderKind::Hunt: return unit.append(" X ").append(otherPerson);
    case OrderKind::Carry: return unit.append(" carry ").append(otherPerson);
    case OrderKind::Petrify: return unit + " imm " + (order.otherPlace >= 0 ? other() : std::string(otherPerson));
    case OrderKind::Call: return unit + " call Aslan";
    case OrderKind::Proxy: return unit + " proxy " + powerText(order.otherPower);
    default: return unit + " B";
    }
}

} // namespace marches::engine::orders
