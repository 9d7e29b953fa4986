// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/warrior_risk/machine.h"

namespace marches::engine::warrior_risk {

namespace {

template <class W> void defects(const Play<W>& p, int seat, int captor, int place)
{
    Position& s = p.s;
    const int lost = half(p.t, s.units(place));
    const int stay = s.units(place) - lost;
    if (lost > 0) p.tell(Text::LogRemoved, wr(30), {seat, lost, place});
    if (stay == 0 || captor < 0) {
        if (stay > 0) p.tell(Text::LogRemoved, wr(30), {seat, stay, place});
        s.units(place) = 0;
        vacate(p, place, wr(51));
        return;
    }
    set(s.units(place), stay);
    s.spent(place) = 0;
    take(p, captor, place);
    set(s.spent(place), s.units(place)); // they have come with the attack
    p.tell(Text::LogDefects, wr(30), {captor, place, stay, seat});
}

} // namespace

template <class W> bool multiplies(const Look<W>& look, int place)
{
    const Position& s = look.s;
    const int owner = ownerOf(s, place);
    if (owner < 0 || s.capital[owner] != place + 1 || !look.in(wr(27))) return false;
    const bool crisis = s.crisis[owner] != 0 && s.crisis[owner] == s.round && look.in(fateRule(kLastFate));
    return !crisis;
}

template <class W> void rolledMultiplier(const Play<W>& p, int face)
{
    const int owner = ownerOf(p.s, toPlace(p.s));
    const int times = std::max(1, p.t.lists.multiplier[static_cast<std::size_t>(face - 1)]);
    set(p.s.multiplier[owner], times);
    p.tell(Text::LogMultiplier, wr(27), {toPlace(p.s), times, times * p.s.units(toPlace(p.s))});
    beginDefence(p);
}

template <class W> int garrisonOf(const Look<W>& look, int strength)
{
    const Position& s = look.s;
    const int place = toPlace(s);
    const int times = std::max<int>(1, s.multiplier[std::max(ownerOf(s, place), 0)]);
    if (strength == 0) return 0;
    if (!look.in(wr(28)) || look.t.options.lossesMilitia) return std::min<int>(strength, s.units(place));
    const int units = look.t.options.lossesDown ? strength / times : (strength + times - 1) / times;
    return std::min<int>(std::max(1, units), s.units(place));
}

template <class W> void capitalLost(const Play<W>& p, int seat, int captor)
{
    Position& s = p.s;
    s.capital[seat] = s.multiplier[seat] = 0;
    p.tell(Text::LogCapitalLost, wr(31), {seat});
    if (captor < 0 && !p.t.options.upheaval) return;
    if (p.in(wr(29))) {
        const int gold = half(p.t, s.gold[seat]);
        if (captor >= 0)
            handOver(p, seat, captor, gold, wr(29));
        else
            pay(p, seat, gold, wr(29));
    }
    if (!s.owned(seat).any() || !p.in(wr(30))) return;
    s.falls = static_cast<std::uint16_t>(s.falls | seatBit(seat));
    set(s.captor, captor + 1);
}

template <class W> void loyaltyDice(const Play<W>& p, const Outcome& outcome)
{
    Position& s = p.s;
    const int seat = std::countr_zero(s.falls);
    const int captor = s.captor - 1;
    s.falls = static_cast<std::uint16_t>(s.falls & ~seatBit(seat));
    if (s.falls == 0) s.captor = 0;
    int at = 0;
    s.owned(seat).mask().forEach([&](int place) {
        const int face = outcome[at++];
        p.tell(Text::LogLoyaltyDie, wr(30), {place, face});
        switch (p.t.lists.loyalty[static_cast<std::size_t>(face - 1)]) {
        case Loyalty::Loyal: addUnits(p, place, p.t.lists.loyaltyGain, wr(30)); break;
        case Loyalty::Independent: removeUnits(p, place, s.units(place), wr(30)); break;
        case Loyalty::Defects: defects(p, seat, captor, place); break;
        }
    });
}

template <class W> int homeless(const Look<W>& look)
{
    const Position& s = look.s;
    if (!look.t.options.capitals || isSetup(phaseOf(s)) || phaseOf(s) == Phase::Over) return -1;
    for (std::uint32_t left = s.living; left != 0; left &= left - 1)
        if (const int seat = std::countr_zero(left); s.capital[seat] == 0 && s.owned(seat).any())
            return look.in(wr(31)) && look.in(wr(2)) ? seat : -1;
    return -1;
}

#define MARCHES_WARRIOR_CAPITAL(W)                                                                                     \
    template bool multiplies(const Look<W>&, int);                                                                     \
    template void rolledMultiplier(const Play<W>&, int);                                                               \
    template int garrisonOf(const Look<W>&, int);                                                                      \
    template void capitalLost(const Play<W>&, int, int);                                                               \
    template void loyaltyDice(const Play<W>&, const Outcome&);                                                         \
    template int homeless(const Look<W>&);

MARCHES_WARRIOR_CAPITAL(RuleTrace)
MARCHES_WARRIOR_CAPITAL(NoTrace)
#undef MARCHES_WARRIOR_CAPITAL

} // namespace marches::engine::warrior_risk
