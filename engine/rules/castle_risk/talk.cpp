// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/castle_risk/machine.h"

namespace marches::engine::castle {

template <class W> bool mayTalk(const Look<W>& look)
{
    return phaseOf(look.s) == Phase::Act && !is(look.s, kTalked) && look.t.options.talk && look.in(cr(54));
}

template <class W> bool mayTrade(const Look<W>& look)
{
    const Phase phase = phaseOf(look.s);
    return (phase == Phase::Act || phase == Phase::Talk) && look.t.options.trade && look.in(cr(54));
}

template <class W> void talk(const Play<W>& p)
{
    Position& s = p.s;
    raise(s, kTalked);
    s.asked = s.active;
    p.tell(Text::LogTalk, cr(54), {activeSeat(s)});
    p.enter(Phase::Talk);
}

template <class W> void giveCard(const Play<W>& p, const Move& move)
{
    Position& s = p.s;
    const int card = move.arg[0];
    const int other = move.arg[1];
    --s.hand[move.seat][card];
    ++s.hand[other][card];
    p.tell(Text::LogGives, cr(54), {move.seat, other, card});
}

template <class W> void speak(const Play<W>& p, const Move& move)
{
    if (static_cast<Verb>(move.verb) == Verb::Offer)
        p.tell(Text::LogOffers, cr(54), {move.seat, move.arg[0], move.arg[1], move.arg[2]});
    else
        p.tell(Text::LogPromises, cr(54), {move.seat, move.arg[0], move.arg[1]});
}

template <class W> void passTalk(const Play<W>& p)
{
    Position& s = p.s;
    const int next = leftOf(p.t, s, s.asked - 1);
    s.asked = static_cast<std::uint8_t>(next + 1);
    if (next != activeSeat(s)) return;
    s.asked = 0;
    p.enter(Phase::Act);
}

#define MARCHES_CASTLE_TALK(W)                                                                                                   \
    template bool mayTalk(const Look<W>&);                                                                                       \
    template bool mayTrade(const Look<W>&);                                                                                      \
    template void talk(const Play<W>&);                                                                                          \
    template void giveCard(const Play<W>&, const Move&);                                                                         \
    template void speak(const Play<W>&, const Move&);                                                                            \
    template void passTalk(const Play<W>&);

MARCHES_CASTLE_TALK(Witness)
MARCHES_CASTLE_TALK(NoWitness)
#undef MARCHES_CASTLE_TALK

} // namespace marches::engine::castle
