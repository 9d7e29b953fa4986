// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/referee/ordercontext.h"

#include <algorithm>

namespace marches::engine::referee {

using orders::OrderKind;
using orders::UnitKind;

int verb(const Rules& rules, std::string_view name) { return rules.vocabulary().find(Space::Verb, name).value_or(-1); }

Move moveOf(const Rules& rules, int seat, std::string_view name, std::initializer_list<int> args)
{
    Move move(static_cast<std::uint8_t>(std::max(verb(rules, name), 0)), static_cast<std::uint8_t>(seat));
    std::size_t at = 0;
    for (const int arg : args) move.arg[at++] = static_cast<std::int16_t>(arg);
    return move;
}

bool OrderContext::offers(std::string_view name) const
{
    const int number = verb(rules(), name);
    return number >= 0 && m_table.pendingFor(m_given->seat).findOffer(number) != nullptr;
}

int OrderContext::seatNamed(std::string_view power) const
{
    const auto& seats = rules().seats();
    const auto found = std::ranges::find(seats, power, &SeatInfo::id);
    return found == seats.end() ? -1 : static_cast<int>(found - seats.begin());
}

int OrderContext::seatOffered(std::string_view name) const
{
    const int number = verb(rules(), name);
    for (int seat = 0; number >= 0 && seat < static_cast<int>(rules().seats().size()); ++seat)
        if (owes(seat) && m_table.pendingFor(seat).findOffer(number) != nullptr) return seat;
    return -1;
}

std::string_view OrderContext::verbOfSeat(OrderKind kind) const
{
    switch (kind) {
    case OrderKind::Declare: return "declare-dwarfs";
    case OrderKind::Vote: return "vote";
    case OrderKind::Join: return "choose-side";
    case OrderKind::Welcome: return "welcome";
    case OrderKind::Jadis: return "choose-form";
    case OrderKind::Green: return seatOffered("choose-form") >= 0 ? "choose-form" : "choose-site";
    default: return {};
    }
}

bool OrderContext::findSeat(GivenOrder& given) const
{
    if (!given.order.power.empty()) {
        given.seat = seatNamed(given.order.power);
    } else if (given.order.person >= 0) {
        const auto has = [&](const SeatInfo& seat) {
            return std::ranges::find(seat.tokens, given.order.person) != seat.tokens.end();
        };
        const auto whose = std::ranges::find_if(rules().seats(), has);
        given.seat = whose == rules().seats().end() ? -1 : static_cast<int>(whose - rules().seats().begin());
    } else if (const std::string_view own = verbOfSeat(given.order.kind); !own.empty()) {
        given.seat = seatOffered(own);
    } else {
        const auto& moving = m_field.dislodged.empty() ? m_field.units : m_field.dislodged;
        const bool builds = given.order.kind == OrderKind::Build;
        const UnitOnBoard* whose = m_field.at(builds ? m_field.owners : moving, given.order.place);
        if (whose != nullptr) given.seat = whose->seat;
        if (whose == nullptr) given.status = GivenOrder::Status::NoUnit;
        if (whose == nullptr) return false;
    }
    if (given.seat < 0) given.status = GivenOrder::Status::NoPower;
    return given.seat >= 0;
}

int OrderContext::unit(const std::vector<UnitOnBoard>& among)
{
    const UnitOnBoard* found = m_field.at(among, m_given->order.place);
    if (found == nullptr)
        m_given->status = GivenOrder::Status::NoUnit;
    else if ((m_given->order.kind == OrderKind::Proxy ? found->seat : found->commander()) != m_given->seat)
        m_given->status = GivenOrder::Status::NotOwn;
    else
        return found->place;
    return -1;
}

bool OrderContext::suits(UnitKind kind, int piece) const
{
    const std::string_view name = rules().vocabulary().name(Space::Piece, piece);
    if (kind == UnitKind::Unknown || name == "amphibian") return true;
    if (kind == UnitKind::DoubleArmy || kind == UnitKind::Amphibian) return orders::unitKind(name) == kind;
    return (kind == UnitKind::Fleet) == (name == "fleet");
}

bool OrderContext::isArmy(int place) const
{
    const UnitOnBoard* found = m_field.at(m_field.units, place);
    return found != nullptr && suits(UnitKind::Army, found->piece);
}

int OrderContext::other() const
{
    const UnitOnBoard* found = m_field.at(m_field.units, m_given->order.otherPlace);
    return found != nullptr ? found->place : m_given->order.otherPlace;
}

bool OrderContext::ordersUnit(const orders::WrittenOrder& order)
{
    const bool besides = order.kind == OrderKind::Hunt || order.kind == OrderKind::Proxy;
    return order.person < 0 && order.place >= 0 && (order.kind <= OrderKind::Build || besides);
}

void OrderContext::discard(GivenOrder& given, GivenOrder::Status status) const
{
    given.status = status;
    given.refusal = Refusal{.rule = static_cast<std::uint16_t>(m_writing.rule)};
}

void OrderContext::apply(const Move& move)
{
    m_given->refusal = m_table.apply(move);
    m_given->status = m_given->refusal ? GivenOrder::Status::Refused : GivenOrder::Status::Taken;
}

} // namespace marches::engine::referee
