// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <span>

#include "engine/diplomacy/adjudication/orders.h"
#include "engine/rules/narnian_wars/campaign.h"
#include "engine/rules/narnian_wars/terrain.h"

namespace marches::engine::narnian_wars {

/// Why a person's order, or a Queen's power, came to nothing.
enum class Idle : std::uint8_t {
    None,
    HostElsewhere, ///< NW-14: not in the same province
    HostNotFit,    ///< NW-13, NW-27, NW-36: not a unit that this person travels with
    OutOfReach,
    Blocked, ///< NW-38: the High King and a Queen never share
    NotConvoyed,
    PowerVoid, ///< NW-33, NW-34: the victim does not share her province, or is shielded
};

/// What a piece's strength is made of besides the piece itself.
struct Worth {
    std::uint8_t raised = 0; ///< by the High King or a Queen, who make it count as two
    std::uint8_t bonus = 0;  ///< by persons who travel with it
    std::uint8_t wall = 0;   ///< by the fortress that it stands in
};

/// A turn brought into the words of the adjudicator: whatever Narnian Wars adds has become strengths, guards, flags,
/// and orders changed beforehand. Units 0 to pieces - 1 are the pieces, in their order; persons who act by themselves
/// follow.
struct AdjudicationInput {
    std::array<adjudication::Unit, adjudication::kMostUnits> units;
    std::array<adjudication::Order, adjudication::kMostUnits> orders;
    std::size_t count = 0;
    std::array<adjudication::Guard, adjudication::kMostPlaces> guards;
    std::size_t guardCount = 0;
    std::array<Worth, kMostProvinces> worth;  ///< by piece
    std::array<std::int16_t, kPersons> host;  ///< piece that a person travels with; kNone
    std::array<std::int16_t, kPersons> actor; ///< unit that stands for a person who supports or is convoyed; kNone
    std::array<Idle, kPersons> idle;
    std::int16_t turnedToStone = adjudication::kNone; ///< piece that Jadis immobilises now
    std::int16_t commanded = adjudication::kNone;     ///< piece that the Green Queen orders
    std::bitset<adjudication::kMostUnits> voided;     ///< whose support or convoy alignment forbids (NW-61)

    std::span<const adjudication::Unit> allUnits() const { return {units.data(), count}; }
    std::span<const adjudication::Order> allOrders() const { return {orders.data(), count}; }
    std::span<const adjudication::Guard> allGuards() const { return {guards.data(), guardCount}; }
};

/// Whose a garrison is (reading.garrison-against): the owner of the centre, or whose home it is; kNoPower.
std::uint8_t garrisonMaster(const MarchOptions& options, std::uint8_t owner, std::uint8_t home);
/// Does it work against the units of a power (NW-53)? For moves and for retreats alike. `side` is the alignment of that
/// power, `masterSide` of its master, where it has one.
bool garrisonFights(const MarchOptions& options, std::uint8_t master, std::size_t power, Alignment side,
                    Alignment masterSide);

/// W: RuleTrace or NoTrace. Allocates nothing.
template <class W> void makeAdjudicationInput(const Ground& ground, const MarchOptions& options, const Turn& turn,
                                              W& trace, AdjudicationInput& out);

/// True when the person may travel with units of that power (NW-11, NW-13, NW-27, NW-36).
bool travelsWith(Person person, std::uint8_t owner, std::uint8_t power, Alignment alignment);

} // namespace marches::engine::narnian_wars
