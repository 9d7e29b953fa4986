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
template <class W> void nextCharacter(const Play<W>& p)
{
    for (int seat = 0; seat < p.t.seatCount(); ++seat)
        if (p.s.character[seat] == 0) {
            p.s.active = static_cast<std::uint8_t>(seat + 1);
            return;
        }
    p.s.active = 0;
    p.enter(Phase::ShuffleEvent);
}

} // namespace

template <class W> void startGame(const Play<W>& p)
{
    Position& s = p.s;
    if (p.in(lmn(2))) placeVillains(p.t, s);
    s.bank = p.t.options.tokenLimit ? kBoxTokens : 0;
    if (p.in(lmn(4)))
        for (int seat = 0; seat < p.t.seatCount(); ++seat) gain(p, seat, p.t.options.startTokens);
    if (!p.in(lmn(3))) {
        for (int seat = 0; seat < p.t.seatCount(); ++seat) s.character[seat] = static_cast<std::uint8_t>(seat + 1);
        p.enter(Phase::ShuffleEvent);
        return;
    }
    p.enter(p.t.options.randomCharacters ? Phase::DealCharacters : Phase::Characters);
    if (!p.t.options.randomCharacters) nextCharacter(p);
}

Mask freeChildren(const Table& t, const Position& s)
{
    Mask free = Mask::firstN(kChildren);
    for (int seat = 0; seat < t.seatCount(); ++seat)
        if (s.character[seat] != 0) free.clear(childOf(s, seat));
    return free;
}

template <class W> void chooseCharacter(const Play<W>& p, int child)
{
    const int seat = activeSeat(p.s);
    p.s.character[seat] = static_cast<std::uint8_t>(child + 1);
    p.tell(Text::LogCharacter, lmn(3), {seat, child});
    nextCharacter(p);
}

template <class W> void dealtCharacters(const Play<W>& p, const Outcome& outcome)
{
    for (int seat = 0; seat < p.t.seatCount(); ++seat) {
        p.s.character[seat] = static_cast<std::uint8_t>(outcome[seat] + 1);
        p.tell(Text::LogCharacter, lmn(3), {seat, outcome[seat]});
    }
    p.enter(Phase::ShuffleEvent);
}

template <class W> void rolledFirst(const Play<W>& p, const Outcome& outcome)
{
    p.s.first = static_cast<std::uint8_t>(outcome[0] - 1);
    p.s.active = static_cast<std::uint8_t>(p.s.first + 1);
    p.tell(Text::LogFirst, lmn(6), {p.s.first});
    p.enter(Phase::BeginTurn);
}

#define MARCHES_LMN_SETUP(W)                                                                                           \
    template void startGame(const Play<W>&);                                                                           \
    template void chooseCharacter(const Play<W>&, int);                                                                \
    template void dealtCharacters(const Play<W>&, const Outcome&);                                                     \
    template void rolledFirst(const Play<W>&, const Outcome&);

MARCHES_LMN_SETUP(RuleTrace)
MARCHES_LMN_SETUP(NoTrace)
#undef MARCHES_LMN_SETUP

} // namespace marches::engine::le_monde_de_narnia
