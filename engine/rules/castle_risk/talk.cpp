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

template <class W> bool mayTalk(const ConstContext<W>& ctx)
{
    const Position& s = ctx.position;
    const Phase phase = phaseOf(s);
    if (is(s, kTalked) || !ctx.table.options.talk) return false;
    // In a battle cards can still come from somebody else; what they could not change is talked over in the turn.
    const bool helps = duringBattle(phase) && ctx.table.options.trade && othersHoldCards(s);
    return (phase == Phase::Act || helps) && ctx.in(cr(54));
}

template <class W> bool mayTrade(const ConstContext<W>& ctx)
{
    const Phase phase = phaseOf(ctx.position);
    return (phase == Phase::Act || phase == Phase::Talk || duringBattle(phase)) && ctx.table.options.trade &&
           ctx.in(cr(54));
}

Phase afterTalks(const Position& s)
{
    const auto back = static_cast<Phase>(s.resume);
    return duringBattle(back) ? back : Phase::Act;
}

int openerOf(const Position& s) { return afterTalks(s) == Phase::Defend ? defender(s) : activeSeat(s); }

template <class W> void talk(const Context<W>& ctx)
{
    Position& s = ctx.position;
    raise(s, kTalked);
    s.resume = s.phase;
    const int seat = openerOf(s);
    s.asked = static_cast<std::uint8_t>(seat + 1);
    ctx.tell(Text::LogTalk, cr(54), {seat});
    ctx.enter(Phase::Talk);
}

template <class W> void giveCard(const Context<W>& ctx, const Move& move)
{
    Position& s = ctx.position;
    const int card = move.arg[0];
    const int other = move.arg[1];
    --s.hand[move.seat][card];
    ++s.hand[other][card];
    ctx.tell(Text::LogGives, cr(54), {move.seat, other, card});
}

template <class W> void speak(const Context<W>& ctx, const Move& move)
{
    if (static_cast<Verb>(move.verb) == Verb::Offer)
        ctx.tell(Text::LogOffers, cr(54), {move.seat, move.arg[0], move.arg[1], move.arg[2]});
    else
        ctx.tell(Text::LogPromises, cr(54), {move.seat, move.arg[0], move.arg[1]});
}

template <class W> void passTalk(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int next = leftOf(ctx.table, s, s.asked - 1);
    s.asked = static_cast<std::uint8_t>(next + 1);
    if (next != openerOf(s)) return;
    const Phase back = afterTalks(s);
    s.asked = s.resume = 0;
    if (back == Phase::Defend)
        askDefender(ctx);
    else
        ctx.enter(back);
}

#define MARCHES_CASTLE_TALK(W)                                                                                         \
    template bool mayTalk(const ConstContext<W>&);                                                                     \
    template bool mayTrade(const ConstContext<W>&);                                                                    \
    template void talk(const Context<W>&);                                                                             \
    template void giveCard(const Context<W>&, const Move&);                                                            \
    template void speak(const Context<W>&, const Move&);                                                               \
    template void passTalk(const Context<W>&);

MARCHES_CASTLE_TALK(RuleTrace)
MARCHES_CASTLE_TALK(NoTrace)
#undef MARCHES_CASTLE_TALK

} // namespace marches::engine::castle_risk
