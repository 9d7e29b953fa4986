// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "engine/rules/warrior_risk/machine.h"

namespace marches::engine::warrior_risk {

inline constexpr int kNoLimit = 30000; ///< for amounts that a stack bounds

/// Where an array of a block is, in a position.
constexpr StacksAt stacksAt(std::size_t inBlock) { return {offsetof(Position, block) + inBlock, sizeof(Block)}; }

/// Writes what is pending into a decision: for decide() alone. In two sources: set-up and
/// combat rounds, and commerce, which has no phase in common with them.
template <class W> struct Describer {
    const ConstContext<W>& ctx;
    Decision& d;

    const Table& t() const { return ctx.table; }
    const Position& s() const { return ctx.position; }
    int seat() const { return activeSeat(s()); }
    void ask(int who, Text text, Rule rule, std::initializer_list<int> args)
    {
        d.beginChoice(who, seatBit(who), say(text, rule, args));
    }
    void offer(Verb verb) { d.addOffer(num(verb)); }
    void offer(Verb verb, const Param& param)
    {
        offer(verb);
        d.addParam(param);
    }
    void offerPlaces(Verb verb, Name name, const Mask& places)
    {
        offer(verb);
        d.addOne(num(name), Space::Place, places);
    }
    void addSeats(std::uint32_t seats) { d.addOne(num(Name::Player), Space::Seat, Mask::ofWord(seats)); }
    void offerSeats(Verb verb, std::uint32_t seats)
    {
        offer(verb);
        addSeats(seats);
    }
    Param& offerAmount(Verb verb, Name name, int least, int most)
    {
        offer(verb);
        return d.addAmount(num(name), least, most);
    }
    void addNeighbour(Name name, const std::vector<Mask>& ways, const Mask& places)
    {
        d.addNeighbour(num(name), 0, ways.data(), places);
    }
    /// An amount that the number at the place of parameter 0 bounds, in an array of the blocks.
    Param& addStack(Name name, std::size_t array, int keep = 0)
    {
        Param& param = d.addAmount(num(name), 1, kNoLimit);
        param.of = 0;
        param.capAt(stacksAt(array));
        param.keep = static_cast<std::int16_t>(keep);
        return param;
    }
    void roll(Stream stream, Die die, int count, int who, const Message& what)
    {
        d.beginChance();
        d.chance.setDice(num(stream), num(die), count, who, what);
    }

    // decide.cpp
    void askHomelessSeat(int who);
    void askSetup();
    void askPooled(Text text, Rule rule);
    void offerTrades();
    void askTrade();
    void askCardsFirst();
    void askMuster();
    void askTravel();
    void offerPassage();
    void offerAttacks();
    void askTurn();
    void askGathering();
    void askBattle();
    void describeCombat();
    bool describeCombatChance();

    // decidecommerce.cpp
    bool describeCommerceChance();
    bool describeCommerce(int who); ///< false: it is no such phase
    void askSealed(int who, Text text, Rule rule, int n);
    void askBids(int who);
    void askStakes(int who);
    void askOpenBid();
    void askBarter();
    void askBundle();
    void askAnswer();
    void askFate();
    void askRemoval(int who, Text text, Rule rule, const Mask& places);
    void askBallot(int who);
    void askTieBreak();
    void askAct();
};

} // namespace marches::engine::warrior_risk
