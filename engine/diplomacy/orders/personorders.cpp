// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/orders/orderparser.h"

// Orders of persons, and what units do to persons.

namespace marches::engine::orders {

bool OrderParser::huntNext()
{
    if (m_lexicon.persons().empty()) return false;
    expect(kHuntWord);
    const std::size_t start = m_at;
    const bool next = keyword(bit(Keyword::Hunt)).has_value();
    m_at = start;
    return next;
}

/// "X Mir": all that is ordered, or besides.
bool OrderParser::hunts()
{
    if (!huntNext()) return false;
    keyword(bit(Keyword::Hunt));
    return besides(OrderKind::Hunt) && otherPerson();
}

/// What follows is a second order of the same piece, or the only one.
bool OrderParser::besides(OrderKind kind)
{
    if (!m_said) return become(kind);
    m_further = WrittenOrder{.kind = kind,
                             .unit = m_order.unit,
                             .person = m_order.person,
                             .place = m_order.place,
                             .stray = m_order.stray,
                             .at = m_order.at};
    return true;
}

bool OrderParser::otherPerson()
{
    expect(kOtherPerson);
    const std::optional<int> named = person();
    if (!named)
        return atEnd() ? failWith("order-ends-early", {}) : failWith("order-person-expected", {{"found", found()}});
    latest().otherPerson = *named;
    return true;
}

/// Where a person is may be written or not: there is one of each.
bool OrderParser::personOrder(std::optional<Keyword> first)
{
    constexpr std::uint64_t kVerbs = bit(Keyword::Hold) | bit(Keyword::Support) | bit(Keyword::With) |
                                     bit(Keyword::Retreat) | bit(Keyword::Disband) | kPowers | bit(Keyword::Command) |
                                     bit(Keyword::CallAslan);
    const std::size_t start = m_at;
    const bool verbNext =
        atEnd() || is(Token::Kind::Dash) || is(Token::Kind::Arrow) || keyword(kVerbs | bit(Keyword::Move)).has_value();
    m_at = start;
    if (!verbNext && !place(m_order.place, m_order.stray, kPlaceName)) return false;
    if (first == Keyword::Disband) return become(OrderKind::Disband);
    expect(kPersonVerb);
    expect(kPowerWord | kHuntWord);
    if (moveSign()) return move() && powers();
    const std::optional<Keyword> word = keyword(kVerbs);
    if (!word) return noVerb();
    switch (*word) {
    case Keyword::Hold: return become(OrderKind::Hold) && said() && powers();
    case Keyword::Support: return support() && powers();
    case Keyword::With: return become(OrderKind::Travel) && otherUnit() && said() && powers();
    case Keyword::Retreat: return retreat();
    case Keyword::Command: return command();
    case Keyword::CallAslan: return become(OrderKind::Call);
    case Keyword::Hunt:
    case Keyword::Carry:
    case Keyword::Petrify: return power(*word);
    default: return become(OrderKind::Disband);
    }
}

/// What a person does besides: carries another, turns a unit to stone.
bool OrderParser::powers()
{
    expect(kPowerWord | kHuntWord);
    const std::optional<Keyword> word = keyword(kPowers);
    return !word || power(*word);
}

bool OrderParser::power(Keyword word)
{
    if (word == Keyword::Hunt) return besides(OrderKind::Hunt) && otherPerson();
    if (word == Keyword::Carry) return besides(OrderKind::Carry) && otherPerson();
    if (!besides(OrderKind::Petrify)) return false;
    expect(kOtherPerson | kOtherUnit);
    if (const std::optional<int> named = person()) {
        latest().otherPerson = *named;
        return true;
    }
    latest().other = unitWord();
    return place(latest().otherPlace, latest().otherStray, kOtherUnit);
}

/// The order of a unit, written by the person that commands it.
bool OrderParser::command()
{
    m_order.commanded = true;
    m_order.unit = unitWord();
    if (!place(m_order.place, m_order.stray, kOtherUnit)) return false;
    expect(kVerb);
    if (moveSign()) return move();
    const std::optional<Keyword> word = keyword(bit(Keyword::Hold) | bit(Keyword::Support) | bit(Keyword::Convoy));
    if (!word) return noVerb();
    return *word == Keyword::Hold ? become(OrderKind::Hold) : *word == Keyword::Support ? support() : convoy();
}

} // namespace marches::engine::orders
