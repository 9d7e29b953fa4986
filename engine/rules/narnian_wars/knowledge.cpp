// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnian_wars/machine.h"

namespace marches::engine::narnian_wars {

namespace {

/// Takes out of a position what a seat may not know.
class HandoverScreen {
public:
    HandoverScreen(const Table& table, Position& position, int seat) : t(table), s(position), m_seat(seat)
    {
        NoTrace nobody;
        m_seats = concerned(ConstContext<NoTrace>{table, position, nobody});
    }

    void draw()
    {
        hidePersons();
        for (int i = 0; i < t.provinces; ++i) place(i);
        for (int i = 0; i < kPersons; ++i) hideErrand(static_cast<Person>(i));
        const bool movement = isMovement(phaseOf(s));
        for (std::uint8_t& welcome : s.welcome)
            welcome = m_seat >= 0 && m_seat < kPowers ? welcome & seatBit(m_seat) : 0;
        if (movement && secret(t.seat(Power::Dwarfs)) && s.dwarfs == 0) s.declaring = kHidden;
        for (int seat = 0; seat < kPowers; ++seat) {
            if (!movement || !secret(seat)) continue;
            s.vote[seat] = 0;
            s.voteHidden |= seatBit(seat);
        }
    }

private:
    /// The seat is another's, and its answers are still kept secret.
    bool secret(int seat) const { return seat != m_seat && (m_seats >> static_cast<unsigned>(seat) & 1U) != 0; }

    /// Where they are know their owners, and who was told.
    void hidePersons()
    {
        for (int i = 0; i < kPersons; ++i) {
            const auto person = static_cast<Person>(i);
            const bool king = person == Person::HighKing;
            const bool gone = s.site[i] == 0 && !(king && (s.kingAway != 0 || s.whisked != 0));
            const bool knows = m_seat >= 0 && (s.known[i] & seatBit(m_seat)) != 0;
            const bool everybody = s.known[i] == 255;
            if (gone || t.ownerOf(person) == m_seat || (m_seat >= 0 ? knows : everybody)) continue;
            s.site[i] = kHiddenPlace;
            s.shun[i] = s.known[i] = s.still[i] = 0;
            if (king) s.kingAway = kHidden;
        }
    }

    void place(int i)
    {
        const int whose = orderSeat(s, i);
        if (whose < 0 || !secret(whose)) return;
        s.order(i) = kHidden;
        s.target(i) = s.helped(i) = 0;
        if (isMovement(phaseOf(s))) s.hunts(i) = kHidden;
    }

    void hideErrand(Person person)
    {
        const bool told = isMovement(phaseOf(s)) || isRetreats(phaseOf(s));
        if (!told || !secret(t.ownerOf(person)) || s.site[idx(person)] == 0) return;
        s.errand[idx(person)] = {kHidden, 0, 0};
        if (isMovement(phaseOf(s))) s.chases[idx(person)] = kHidden;
        if (person == Person::HighKing) s.carries = s.calling = kHidden;
        if (person == Person::Queen) {
            s.victim = kHiddenPlace;
            s.prey = kHidden;
            s.charge = PersonOrder{};
        }
    }

    const Table& t;
    Position& s;
    int m_seat;
    std::uint32_t m_seats = 0;
};

/// Somewhere on land where no unit stands: whoever stood beside a person would know.
PlusOne anySite(const Table& t, const Position& s, Random& random)
{
    Mask open = t.land - unitsOf(s, -1);
    for (const PlusOne site : s.site)
        if (site != 0 && site != kHiddenPlace) open.clear(site - 1);
    if (!open.any()) open = t.land;
    return provincePlus1(open.nth(static_cast<int>(below(random, static_cast<std::uint32_t>(open.count())))));
}

template <class Number> void reveal(Number& hidden)
{
    if (hidden == kHidden) hidden = 0;
}

} // namespace

void hide(const Table& table, Position& s, int seat)
{
    if (phaseOf(s) == Phase::Over || (seat >= 0 && seat == table.master)) return;
    HandoverScreen(table, s, seat).draw();
}

void fillHidden(const Table& table, Position& s, Random& random)
{
    for (int i = 0; i < kPersons; ++i) {
        if (s.site[i] == kHiddenPlace) s.site[i] = anySite(table, s, random);
        reveal(s.errand[i].verb);
        reveal(s.chases[i]);
    }
    for (std::uint8_t* one : {&s.kingAway, &s.carries, &s.calling, &s.prey, &s.declaring}) reveal(*one);
    if (s.victim == kHiddenPlace) s.victim = 0;
    s.voteHidden = 0;
    for (int i = 0; i < table.provinces; ++i) {
        reveal(s.hunts(i));
        if (s.order(i) != kHidden) continue;
        s.order(i) = 0; // no order is always possible
        if (!isMovement(phaseOf(s)) || s.unit(i) == 0) continue;
        const Mask& ways = waysOf(table, kindOf(s.unit(i)), i);
        const auto pick = below(random, static_cast<std::uint32_t>(ways.count()) + 1);
        s.order(i) = plus1(num(pick == 0 ? Verb::Hold : Verb::Move));
        if (pick != 0) s.target(i) = provincePlus1(ways.nth(static_cast<int>(pick) - 1));
    }
}

} // namespace marches::engine::narnian_wars
