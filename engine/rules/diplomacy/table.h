// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/base/mask.h"
#include "engine/base/result.h"
#include "engine/board/board.h"
#include "engine/diplomacy/adjudication/movementgraph.h"
#include "engine/game/rules.h"
#include "engine/game/ruleset.h"
#include "engine/rules/common/sitting.h"
#include "engine/rules/diplomacy/options.h"
#include "engine/rules/diplomacy/state.h"
#include "engine/rules/diplomacy/workspace.h"
#include "engine/rules/ordergames/orderfront.h"

namespace marches::engine::diplomacy {

/// Steps that cannot be walked.
inline constexpr std::uint8_t kFar = 60;

/// All that stays the same during one game. Immutable. Vectors of masks are by place.
struct Table {
    Options options;
    std::vector<SeatInfo> seats;
    std::vector<std::string> colours; ///< of the armies, by seat
    std::vector<int> region;          ///< of each seat's power

    std::shared_ptr<const adjudication::MovementGraph> graph;
    std::shared_ptr<Workspaces> workspaces;
    int provinces = 0;
    int places = 0;
    int words = 1;              ///< blocks of a position
    int victoryCentres = 0;     ///< that win
    std::uint64_t unplayed = 0; ///< seats of powers in civil disorder from the start, a bit each (DIP-29)
    Mask everywhere;            ///< all places
    Mask land;
    Mask seas;
    Mask centres;
    Mask coastal;                        ///< land provinces that an army can embark at
    std::array<Mask, kMostPowers> home;  ///< home centres by seat
    std::vector<std::uint8_t> startUnit; ///< by province, as in a Position
    std::vector<PlusOne> startCoast;

    // Where units may be ordered to, with what the readings about coasts add.
    std::vector<Mask> armyMoves;
    std::vector<Mask> fleetMoves;
    std::vector<Mask> looseMoves; ///< of fleets, were coasts never named
    std::vector<Mask> armyReach;  ///< places into which it may support, coasts of provinces among them
    std::vector<Mask> fleetReach;
    std::vector<Mask> voyages;  ///< shores to which an army could be convoyed were there fleets on all seas
    std::vector<Mask> others;   ///< every place of another province
    std::vector<Mask> anywhere; ///< every province and coast: without a rule about reach

    std::vector<std::int16_t> nameRank; ///< of each province, for ties in civil disorder
    /// Steps from a place to a centre's province, by class of unit and centre (in the order of `centres`).
    std::array<std::vector<std::vector<std::uint8_t>>, 2> steps;

    std::array<OrderPull, 2> pull; ///< by class of unit

    std::vector<double> outlook; ///< weights, by outlookNames(); empty: none

    int blocks() const { return words; }
    int seatCount() const { return static_cast<int>(seats.size()); }
    int provinceOf(int place) const { return graph->province(static_cast<std::int16_t>(place)); }
    const std::vector<Mask>& ways(bool fleet) const
    {
        return graph->of(fleet ? adjudication::UnitClass::Fleet : adjudication::UnitClass::Army).moves;
    }
    /// Can such a unit stand at the place at all?
    bool fits(bool fleet, int place) const;
};

/// The seas of which ways of convoys are made up: all, or on boards with more than kMostSeas the first of those with a
/// fleet, of which there are seldom so many. A bit of a path is one of these, in their order.
Mask waySeas(const Table& table, const Position& position);
/// The bit of a sea zone in a path; 0: it is none.
std::uint64_t wayBit(const Table& table, const Position& position, int province);
/// The seas of a path.
Mask pathOf(const Table& table, const Position& position, int province);

/// Who is not said to have another power has the next one of the map.
[[nodiscard]] Result<Table> makeTable(const Board& board, const RulesetData& data, const Options& options,
                                      const std::vector<SeatRequest>& seats);
std::vector<MapNeed> mapNeeds(const Board& board);
/// What is read of a map here.
SetUpWords setUpWords(const Board& board);
/// Regions with home centres, in their order.
std::vector<int> powersOf(const Board& board);
/// The seats of all powers of a board.
std::vector<SeatRequest> seatsOfPowers(const Board& board);
/// As many as there are powers.
SeatRange seatRange(const RulesetData& data, const Board& board);

} // namespace marches::engine::diplomacy
