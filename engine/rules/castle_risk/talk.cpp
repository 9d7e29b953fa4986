// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/castle_risk/machine.h"

namespace marches::engine::castle_risk {

namespace {

bool duringBattle(Phase phase) { return phase == Phase::Battle || phase == Phase::Defend; }

/// Somebody beside the two who fight holds cards. How many cards a hand has is public.
bool othersHoldCards(const Position& s)
{
    for (int seat = 0; seat < kMaxSeats; ++seat)
        if (lives(s, seat) && seat != activeSeat(s) && seat != defender(s) && handSize(s, seat) > 0) return true;
    return false;
}

} // namespace

template <class W> bool mayTalk(const Look<W>& look)
{
    const Position& s = look.s;
    const Phase phase = phaseOf(s);
    if (is(s, kTalked) || !look.t.options.talk) return false;
    // In a battle cards can still come from somebody else; what they could not change is talked over in the turn.
    const bool helps = duringBattle(phase) && look.t.options.trade && othersHoldCards(s);
    return (phase == Phase::Act || helps) && look.in(cr(54));
}

template <class W> bool mayTrade(const Look<W>& look)
{
    const Phase phase = phaseOf(look.s);
    return (phase == Phase::Act || phase == Phase::Talk || duringBattle(phase)) && look.t.options.trade &&
           look.in(cr(54));
}

Phase afterTalks(const Position& s)
{
    const auto back = static_cast<Phase>(s.resume);
    return duringBattle(back) ? back : Phase::Act;
}

int openerOf(const Position& s) { return afterTalks(s) == Phase::Defend ? defender(s) : activeSeat(s); }

template <class W> void talk(const Play<W>& p)
{
    Position& s = p.s;
    raise(s, kTalked);
    s.resume = s.phase;
    const int seat = openerOf(s);
    s.asked = static_cast<std::uint8_t>(seat + 1);
    p.tell(Text::LogTalk, cr(54), {seat});
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
    if (next != openerOf(s)) return;
    const Phase back = afterTalks(s);
    s.asked = s.resume = 0;
    if (back == Phase::Defend)
        askDefender(p);
    else
        p.enter(back);
}

#define MARCHES_CASTLE_TALK(W)                                                                                         \
    template bool mayTalk(const Look<W>&);                                                                             \
    template bool mayTrade(const Look<W>&);                                                                            \
    template void talk(const Play<W>&);                                                                                \
    template void giveCard(const Play<W>&, const Move&);                                                               \
    template void speak(const Play<W>&, const Move&);                                                                  \
    template void passTalk(const Play<W>&);

MARCHES_CASTLE_TALK(RuleTrace)
MARCHES_CASTLE_TALK(NoTrace)
#undef MARCHES_CASTLE_TALK

} // namespace marches::engine::castle_risk
