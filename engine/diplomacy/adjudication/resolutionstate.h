// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <span>

#include "engine/base/bits.h"
#include "engine/diplomacy/adjudication/adjudicator.h"

// The adjudicator's notes on one turn. Private to this folder.

namespace marches::engine::adjudication {

/// Of a decision. Three-valued: what holds whatever the undecided decisions turn out to be.
enum class Value : std::uint8_t { Unknown, Yes, No };

inline Value valueOf(bool yes) { return yes ? Value::Yes : Value::No; }

/// What a unit does, once impossible orders are taken out.
enum class Action : std::uint8_t { Stand, Move, Support, Convoy };

/// A unit with its order, linked to the others that it has to do with.
struct Piece {
    std::int16_t province = kNone;
    std::int16_t target = kNone;    ///< Move: province
    std::int16_t to = kNone;        ///< Move: place
    std::int16_t aim = kNone;       ///< Support: province where the helped unit is to prevail
    std::int16_t helped = kNone;    ///< Support, Convoy: that unit
    std::int16_t headOn = kNone;    ///< Move by land: the unit that comes the other way by land
    std::int16_t nextRival = kNone; ///< list of the moves to one province
    std::int16_t firstSupporter = kNone;
    std::int16_t nextSupporter = kNone; ///< list of the supports of one unit
    std::int16_t firstCarrier = kNone;
    std::int16_t nextCarrier = kNone; ///< list of the convoys of one army
    Action action = Action::Stand;
    Reason reason = Reason::None; ///< why the order is void
    Value done = Value::Yes;      ///< Move: succeeds. Support: is given
    Value path = Value::Yes;      ///< Move: there is a way
    std::uint8_t power = 0;
    Strength strength;
    bool occupies = true;
    bool immovable = false;
    bool convoyed = false;    ///< Move by sea
    bool pathNamed = false;   ///< Move by sea: along the seas of its order alone
    bool mayFallBack = false; ///< Move by sea: goes by land where the convoy is broken
    bool attempted = false;   ///< an impossible order that counts as an attempt (Choices::impossibleMeansHold)
    bool needed = false;      ///< Convoy: where all routes count, one of them breaks without it
    bool paradox = false;     ///< a rule about paradoxes stopped it

    bool moves() const { return action == Action::Move; }
};

/// A decision: one of the two of a piece.
struct Decision {
    std::int16_t piece;
    bool path;
    friend bool operator==(const Decision&, const Decision&) = default;
};

/// Two for each unit.
inline constexpr std::size_t kMostDecisions = std::size_t{2} * kMostUnits;

/// From the weakest to the strongest that is still possible.
struct Range {
    int low = 0;
    int high = 0;
};

/// The strongest resistance that a move met.
struct Opposition {
    int strength = 0;
    Reason reason = Reason::Guarded; ///< what a failure would be owed to
    std::int16_t by = kNone;
};

/// A turn that is being resolved: what is ordered and what of it is known by now.
///
/// In four sources, because what follows from an order is asked for while others are still open, and each step reads
/// what all of them know: legality.cpp, convoys.cpp, equations.cpp, decide.cpp.
struct ResolutionState {
    ResolutionState(const MovementGraph& board, const Choices& chosen) : graph(board), choices(chosen) {}

    const MovementGraph& graph;
    Choices choices;

    std::span<const Unit> units;
    std::span<const Order> orders;
    std::span<const Guard> guards;

    std::array<Piece, kMostUnits> pieces;
    std::array<std::int16_t, kMostPlaces> unitAt;     ///< by province: the unit that occupies it
    std::array<std::int16_t, kMostPlaces> firstRival; ///< by province: list of moves to it
    Mask fleets;                                      ///< seas with a unit that can convoy
    std::bitset<kMostUnits> ashore;                   ///< units that go by land, since their convoys were broken
    bool mayFallBack = false;                         ///< a move by sea may
    Mask guarded;                                     ///< provinces with a guard

    std::array<Decision, kMostDecisions> open; ///< undecided
    std::size_t openCount = 0;

    Piece& piece(int unit) { return pieces[at(unit)]; }
    const Piece& piece(int unit) const { return pieces[at(unit)]; }
    int count() const { return static_cast<int>(units.size()); }
    Value& value(const Decision& d) { return d.path ? piece(d.piece).path : piece(d.piece).done; }
    Value value(const Decision& d) const { return d.path ? piece(d.piece).path : piece(d.piece).done; }

    // legality.cpp: what is ordered, and what of it is possible.
    void prepare();
    void place();
    void findMove(int unit);
    std::int16_t destination(int unit, Reason& reason) const;
    void refuse(int unit, Reason reason);
    void findSupport(int unit);
    Reason supportFault(int unit, const Order& order, int helped) const;
    bool suits(const Order& order, int helped) const;

    // convoys.cpp: which moves go by sea, and who carries them.
    void findConvoys();
    int convoyedFrom(std::int16_t from, std::int16_t to) const;
    bool asksForSea(int unit) const;
    int comesBack(const Piece& army, std::int16_t target) const;
    bool bySea(int unit, std::int16_t target, bool land) const;
    bool fallsBack(int unit) const;
    /// Adds to `ashore` the decided moves whose broken convoys let them go by land. False: none, and all is settled.
    bool rerouteByLand();
    void keepToPath(int unit);
    void dropIdleConvoys();
    Mask carriers(const Piece& army) const;
    bool ownCarrier(const Piece& army) const;
    bool routeOrdered(const Piece& army, std::int16_t target) const;
    Value pathAtFirst(int unit) const;
    bool allCarriersCount(const Piece& army) const
    {
        return choices.multiRoute == MultiRoute::AllRoutes || army.pathNamed;
    }
    void noteNeeded(int unit);

    // equations.cpp: what follows from what.
    Value evaluate(const Decision& d) const { return d.path ? evaluatePath(d.piece) : evaluateOrder(d.piece); }
    Value evaluateOrder(int unit) const { return piece(unit).moves() ? evaluateMove(unit) : evaluateSupport(unit); }
    Value evaluateMove(int unit) const;
    Value evaluateSupport(int unit) const;
    Value evaluatePath(int unit) const;
    Value judgeFight(int unit, bool occupantGone) const;
    Range supports(const Piece& helped, int butPower) const;
    Range attack(int unit, bool occupantGone) const;
    Range resistance(int unit, bool occupantGone) const;
    Range prevention(int unit, bool occupantGone) const;
    int guardAgainst(std::int16_t province, std::uint8_t power, bool held) const;
    bool shielded(const Piece& supporter, const Piece& attacker) const;
    Value dislodged(const Piece& fleet) const;

    // Once all is decided.
    bool occupantGone(const Piece& mover) const;
    int attackNow(int unit) const;
    Opposition strongestOpposition(int unit) const;
    /// The strongest attack on a province, of equal ones that of the first province; kNone: nobody attacks it.
    int strongestRival(int province) const;
    int cutter(int unit) const;

    // decide.cpp: all decisions, cycles included.
    void decide();
    void propagate();
};

/// Calls f(unit) for the moves to a province, for the supports of a unit, for the convoys of an army.
template <class F> void forEachRival(const ResolutionState& work, int province, F f)
{
    for (int unit = work.firstRival[at(province)]; unit >= 0; unit = work.piece(unit).nextRival) f(unit);
}
template <class F> void forEachSupporter(const ResolutionState& work, const Piece& helped, F f)
{
    for (int unit = helped.firstSupporter; unit >= 0; unit = work.piece(unit).nextSupporter) f(unit);
}
template <class F> void forEachCarrier(const ResolutionState& work, const Piece& army, F f)
{
    for (int unit = army.firstCarrier; unit >= 0; unit = work.piece(unit).nextCarrier) f(unit);
}

} // namespace marches::engine::adjudication
