// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnian_wars/machine.h"

// Who knows where the persons are.

namespace marches::engine::narnian_wars {

namespace {

/// Seats with a unit in the province, and the owner.
std::uint8_t besides(const Table& t, const Position& s, int person)
{
    std::uint8_t seats = seatBit(t.ownerOf(static_cast<Person>(person)));
    const int where = s.site[person] - 1;
    if (where >= 0 && s.unit[where] != 0) seats |= seatBit(seatOf(s.unit[where]));
    if (where >= 0 && s.dislodged[where] != 0) seats |= seatBit(seatOf(s.dislodged[where]));
    return seats;
}

template <class W> class Reporter {
public:
    Reporter(const Play<W>& play, const Desk& desk) : p(play), t(play.t), s(play.s), d(desk) {}

    void tell(int i)
    {
        const auto person = static_cast<Person>(i);
        if (s.site[i] == 0) {
            s.known[i] = 0;
            return;
        }
        const bool everybody = isPublic(person);
        s.known[i] = everybody ? kEverybody : besides(t, s, i);
        const int owner = t.ownerOf(person);
        const int rule = person == Person::HighKing ? 23 : person == Person::Queen ? 37 : 93;
        if (everybody) return p.tell(Text::LogSeen, nw(rule), {owner, i, s.site[i] - 1});
        for (int seat = 0; seat < kPowers; ++seat)
            if (seat != owner && (s.known[i] & seatBit(seat)) != 0)
                p.tellOnly(seat, Text::LogMet, nw(rule), {owner, i, s.site[i] - 1});
    }

private:
    bool isPublic(Person person)
    {
        if (!t.options.hiddenInfo || plightOf(s, num(person)) != Plight::None) return true;
        const PersonEnd& end = d.march.persons[idx(person)];
        switch (person) {
        case Person::Miraz: return true;
        case Person::HighKing: return !p.in(nw(23)) || usedPower(person) || (end.flew && t.options.flightReported);
        case Person::Queen: return (t.options.onlyGreenHides && s.queenForm == 1) || !p.in(nw(37)) || usedPower(person);
        default: return !p.in(nw(93)) || travelled(end);
        }
    }
    /// He travelled with a unit; by a reading he is reported only when it was to move.
    bool travelled(const PersonEnd& end) const
    {
        if (end.host == kNone) return false;
        return !t.options.linksWhenMoving ||
               d.march.muster.orders[static_cast<std::size_t>(end.host)].kind == adjudication::OrderKind::Move;
    }
    bool usedPower(Person person) const
    {
        const TravellerOrder& order = d.turn.travellerOrders[idx(person)];
        if (d.march.persons[idx(person)].host != kNone || order.kind == TravellerOrder::Kind::Support) return true;
        if (person != Person::Queen) return s.calling != 0;
        const int where = siteOf(s, Person::Queen);
        const bool ahead = t.options.provisionalStone && s.victim != 0 && where >= 0 && s.stone[where] != 0;
        const bool turned = s.prey != 0 && s.still[s.prey - 1] != 0;
        return ahead || turned || d.march.muster.turnedToStone != kNone || d.march.muster.commanded != kNone;
    }
    static constexpr std::int16_t kNone = adjudication::kNone;

    Play<W> p;
    const Table& t;
    Position& s;
    const Desk& d;
};

} // namespace

template <class W> void report(const Play<W>& p, const Desk& desk)
{
    Reporter<W> reporter(p, desk);
    for (int i = 0; i < kPersons; ++i) reporter.tell(i);
}

void meet(const Table& t, Position& s)
{
    for (int i = 0; i < kPersons; ++i) {
        if (s.site[i] == 0)
            s.known[i] = 0;
        else
            s.known[i] |= t.options.hiddenInfo && i != num(Person::Miraz) ? besides(t, s, i) : kEverybody;
    }
}

template void report(const Play<RuleTrace>&, const Desk&);
template void report(const Play<NoTrace>&, const Desk&);

} // namespace marches::engine::narnian_wars
