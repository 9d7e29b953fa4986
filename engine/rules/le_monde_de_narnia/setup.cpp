// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/le_monde_de_narnia/machine.h"

namespace marches::engine::le_monde_de_narnia {

namespace {

void placeVillains(const Table& t, Position& s)
{
    s.witch = static_cast<std::int16_t>(t.road.witch);
    for (std::size_t i = 0; i < t.road.wolf.size(); ++i) s.wolf[i] = static_cast<std::int16_t>(t.road.wolf[i]);
}

/// The next one to choose a child, or the decks.
template <class W> void goToNextCharacter(const Context<W>& ctx)
{
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat)
        if (ctx.position.character[seat] == 0) {
            ctx.position.active = static_cast<std::uint8_t>(seat + 1);
            return;
        }
    ctx.position.active = 0;
    ctx.enter(Phase::ShuffleEvent);
}

} // namespace

template <class W> void startGame(const Context<W>& ctx)
{
    Position& s = ctx.position;
    if (ctx.in(lmn(2))) placeVillains(ctx.table, s);
    s.bank = ctx.table.options.tokenLimit ? kBoxTokens : 0;
    if (ctx.in(lmn(4)))
        for (int seat = 0; seat < ctx.table.seatCount(); ++seat) gain(ctx, seat, ctx.table.options.startTokens);
    if (!ctx.in(lmn(3))) {
        for (int seat = 0; seat < ctx.table.seatCount(); ++seat)
            s.character[seat] = static_cast<std::uint8_t>(seat + 1);
        ctx.enter(Phase::ShuffleEvent);
        return;
    }
    ctx.enter(ctx.table.options.randomCharacters ? Phase::DealCharacters : Phase::Characters);
    if (!ctx.table.options.randomCharacters) goToNextCharacter(ctx);
}

Mask freeChildren(const Table& t, const Position& s)
{
    Mask free = Mask::firstN(kChildren);
    for (int seat = 0; seat < t.seatCount(); ++seat)
        if (s.character[seat] != 0) free.clear(childOf(s, seat));
    return free;
}

template <class W> void chooseCharacter(const Context<W>& ctx, int child)
{
    const int seat = activeSeat(ctx.position);
    ctx.position.character[seat] = static_cast<std::uint8_t>(child + 1);
    ctx.tell(Text::LogCharacter, lmn(3), {seat, child});
    goToNextCharacter(ctx);
}

template <class W> void dealtCharacters(const Context<W>& ctx, const Outcome& outcome)
{
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat) {
        ctx.position.character[seat] = static_cast<std::uint8_t>(outcome[seat] + 1);
        ctx.tell(Text::LogCharacter, lmn(3), {seat, outcome[seat]});
    }
    ctx.enter(Phase::ShuffleEvent);
}

template <class W> void rolledFirst(const Context<W>& ctx, const Outcome& outcome)
{
    ctx.position.first = static_cast<std::uint8_t>(outcome[0] - 1);
    ctx.position.active = static_cast<std::uint8_t>(ctx.position.first + 1);
    ctx.tell(Text::LogFirst, lmn(6), {ctx.position.first});
    ctx.enter(Phase::BeginTurn);
}

#define MARCHES_LMN_SETUP(W)                                                                                           \
    template void startGame(const Context<W>&);                                                                        \
    template void chooseCharacter(const Context<W>&, int);                                                             \
    template void dealtCharacters(const Context<W>&, const Outcome&);                                                  \
    template void rolledFirst(const Context<W>&, const Outcome&);

MARCHES_LMN_SETUP(RuleTrace)
MARCHES_LMN_SETUP(NoTrace)
#undef MARCHES_LMN_SETUP

} // namespace marches::engine::le_monde_de_narnia
