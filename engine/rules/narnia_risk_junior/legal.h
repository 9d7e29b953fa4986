// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/narnia_risk_junior/context.h"

namespace marches::engine::narnia_risk_junior {

// What is legal, each rule at its one place. decide() describes it, apply() and the machine rely on it, explain() asks
// it.

/// Those of the tokens for which the predicate holds: bit a token.
template <class P> std::uint16_t tokensWhere(std::uint16_t among, P predicate)
{
    std::uint16_t set = 0;
    for (int token = 0; token < kTokens; ++token)
        if (((among >> token) & 1U) != 0 && predicate(token)) set = static_cast<std::uint16_t>(set | (1U << token));
    return set;
}

/// Territories that the player whose turn it is may attack at all (NRJ-18).
template <class W> Mask attackable(const ConstContext<W>& ctx);
/// Targets of a free choice (NRJ-18, A1, A2, A6).
template <class W> Mask targets(const ConstContext<W>& ctx);
/// Targets of a continued attack from the territory just won (NRJ-30, 31, 35).
template <class W> Mask nextTargets(const ConstContext<W>& ctx);
/// The same for a card that crosses closed borders.
template <class W> Mask pathTargets(const ConstContext<W>& ctx);
/// May the character in the territory just won go along, and may it stay (NRJ-32)?
struct Escort {
    bool mayGo = false;
    bool mayStay = true;
};
template <class W> Escort escort(const ConstContext<W>& ctx);

/// Characters that may be brought into the battle territory: bit a token (NRJ-20, 21).
template <class W> std::uint16_t bringable(const ConstContext<W>& ctx);
/// Pieces that are placed in this turn, by kind (NRJ-19, A7).
template <class W> void countAllotment(const ConstContext<W>& ctx, int (&out)[2]);
/// Camps to which one of the pieces may go instead (A7).
template <class W> Mask divertCamps(const ConstContext<W>& ctx);

/// Why the attacker rolls fewer dice; several reasons do not add up (NRJ-23).
struct DiceReasons {
    bool camp = false;
    bool water = false;
    bool wood = false;
    bool card = false; ///< a card's cap, or a closed border crossed by a card
    int cap = 3;
};
template <class W> DiceReasons diceReasons(const ConstContext<W>& ctx, int place, Way way, bool withBeavers);
/// Dice of the roll that is due.
template <class W> int diceOf(const ConstContext<W>& ctx, bool attack);

/// What a roll on the table is worth before it is assigned.
struct Roll {
    int fives = 0; ///< hits on light pieces alone
    int sixes = 0; ///< hits on either kind
    int twos = 0;
    bool doubled = false;
};
template <class W> Roll readRoll(const ConstContext<W>& ctx, bool attack);
/// The bounds of an assignment of hits.
struct HitRange {
    int caps[2] = {0, 0};
    int most = 0;       ///< of all hits; as many must be dealt
    int character = -1; ///< that a double may hit
    bool mustHit = false;
    int strike = -1; ///< character that one six may hit instead of a piece
    int strikeCaps[2] = {0, 0};
    int strikeMost = 0;
    /// Heavy pieces that are hit where sixes take so many light ones that another hit finds none; none with `wasteMost`
    /// -1.
    int wasteLeast = 0;
    int wasteMost = -1;
};
template <class W> HitRange hitRange(const ConstContext<W>& ctx, bool attack);

/// Does the power of a character count for this side of the battle (NRJ-37)?
template <class W> bool hasPower(const ConstContext<W>& ctx, Token token, bool attack);
/// Does the White Witch turn pieces to stone on this side's roll (NRJ-50)?
template <class W> bool witchRolls(const ConstContext<W>& ctx, bool attack);

/// Kept cards that a seat may use right now: bit a kind.
template <class W> std::uint32_t usableCards(const ConstContext<W>& ctx, int seat);
/// Is everybody asked who could hold a card for this moment, so that nobody tells by being asked that he holds one?
inline bool asksEverybody(const Table& t) { return t.options.alwaysAsk && !t.deck.kept.empty(); }
/// Settles who is asked in the window of this phase, when it opens, and lets go of whom it no longer concerns. Who is
/// asked is then a public fact of the position: what a seat may do must not have to be told from hands that it cannot
/// see.
template <class W> void openWindow(const ConstContext<W>& ctx, Position& s);
/// The next seat to be asked in the window that is open, or -1.
int seatToAsk(const Table& t, const Position& s);
/// Own territories from which a card may move pieces, of any army of the seat.
Mask marchSources(const Table& t, const Position& s, int seat);
bool anyMarchSource(const Table& t, const Position& s, int seat); ///< whether there is one
Mask marchTargets(const Table& t, const Position& s, int from);
/// Characters that a card may borrow: bit a token.
std::uint16_t borrowable(const Table& t, const Position& s, const CardEffect& effect, int seat);
/// Characters that a card may take: bit a token.
std::uint16_t takable(const Table& t, const Position& s, const CardEffect& effect, int seat);
/// Characters that a card may send off the board.
std::uint16_t lurable(const Table& t, const Position& s, const CardEffect& effect, int seat);
/// Who receives the character of a card.
int receiverOf(const Table& t, const Position& s, const CardEffect& effect);
/// Where the effect of a card may take place: territories of the active army.
Mask effectPlaces(const Table& t, const Position& s, const CardEffect& effect);
/// Characters that are statues.
inline bool anyArmyStatue(const Position& s)
{
    for (int army = 1; army < kArmies; ++army)
        if (s.statues[kLight][army] + s.statues[kHeavy][army] != 0) return true;
    return false;
}
inline int armyStatues(const Position& s)
{
    int n = 0;
    for (int army = 0; army < kArmies; ++army) n += s.statues[kLight][army] + s.statues[kHeavy][army];
    return n;
}

} // namespace marches::engine::narnia_risk_junior
