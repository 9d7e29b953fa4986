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
#include "engine/game/deckforms.h"
#include "engine/game/rules.h"
#include "engine/game/ruleset.h"
#include "engine/rules/common/sitting.h"
#include "engine/rules/narnian_wars/march.h"
#include "engine/rules/narnian_wars/options.h"
#include "engine/rules/narnian_wars/state.h"
#include "engine/rules/ordergames/orderfront.h"
#include "engine/rules/ordergames/workspacepool.h"

namespace marches::engine::narnian_wars {

/// Steps that cannot be walked.
inline constexpr std::uint8_t kFar = 60;

/// Room to resolve a phase in.
struct Workspace {
    Workspace(const adjudication::MovementGraph& graph, const adjudication::Choices& choices)
        : adjudicator(graph, choices)
    {}

    adjudication::Adjudicator adjudicator;
    std::array<Piece, kMostProvinces + kPersons> pieces; ///< persons among them where these take centres
    std::array<std::uint8_t, kMostProvinces> stood;      ///< the unit of a piece, as in a Position
    std::array<PieceOrder, kMostProvinces> orders;
    std::array<adjudication::Unit, kMostProvinces> units;
    std::array<std::uint8_t, kMostProvinces> owners;
    std::array<Alignment, kPowers> sides;
    std::array<std::int16_t, kMostProvinces> pieceIn; ///< number of the piece in a province, kNone
    std::size_t count = 0;
    Turn turn;
    March march;
};
using Workspaces = WorkspacePool<Workspace>;

/// Ways of the classes of units, by UnitClass; the last are those of Traveller.
using ClassMoves = std::array<std::vector<Mask>, adjudication::kUnitClasses>;

/// All that stays the same during one game. Immutable. Vectors of masks are by province.
struct Table {
    Options options;
    std::vector<SeatInfo> seats;
    std::vector<std::string> colours; ///< of the armies, by seat
    int master = -1;                  ///< seat of the game master; -1: chance decides
    std::array<int, kPowers> powerOf{};
    std::array<int, kPowers> seatOfPower{};
    std::array<Alignment, kPowers> side{}; ///< by power, until it declares
    std::uint32_t reluctant = 0;           ///< set of powers: they build fleets against their nature (NW-71)
    int amphibians = -1;                   ///< the power that builds amphibians (NW-48); -1: none

    std::shared_ptr<const Ground> ground;
    std::shared_ptr<Workspaces> workspaces;
    int provinces = 0;
    int words = 1; ///< blocks of a position
    Mask everywhere;
    Mask land;
    Mask seas;
    Mask inland; ///< land without a coast
    Mask centres;
    Mask goodHomes; ///< home centres of Narnia and Archenland
    Mask heart;     ///< centres of the regions of Narnia and Archenland (NW-92)
    Mask kingSites; ///< where the High King may begin
    Mask greenSites;
    std::vector<std::uint8_t> homes;       ///< by province: seat, kNoPower
    std::array<Mask, kPowers> home;        ///< by seat
    std::vector<std::uint8_t> startUnit;   ///< as in a Position
    std::array<int, kPersons> startSite{}; ///< of Cor, Miraz and Jadis; -1
    int gift = -1;                         ///< the Dancing Lawn
    int prize = -1;                        ///< Doorn
    int castle = -1;                       ///< the Witch's, a home of the Queen

    ClassMoves ways;         ///< moves
    ClassMoves noMountains;  ///< were there no rule on mountains
    ClassMoves noRiver;      ///< on the river
    ClassMoves noIslands;    ///< on islands
    ClassMoves noRiverTrips; ///< on amphibians along the river
    /// A way that only amphibians have, across the Great River or along it (NW-47).
    bool isRiverTrip(int from, int to) const
    {
        constexpr auto kAmphibian = static_cast<std::size_t>(adjudication::UnitClass::Amphibian);
        const auto at = static_cast<std::size_t>(from);
        return ways[kAmphibian][at].test(to) && !noRiverTrips[kAmphibian][at].test(to);
    }

    std::vector<Mask> near;    ///< provinces from which some unit moves there
    std::vector<Mask> voyages; ///< shores to which an army could be convoyed were there fleets on all seas
    std::vector<Mask> others;  ///< every other province

    std::vector<std::int16_t> nameRank;
    /// Steps from a province to a centre, by UnitClass and centre (in the order of `centres`).
    std::array<std::vector<std::vector<std::uint8_t>>, adjudication::kUnitClasses> steps;

    std::array<OrderPull, adjudication::kUnitClasses> pull; ///< of classes of units, not of persons
    std::vector<double> outlook;                            ///< weights, by outlookNames(); empty: none

    int blocks() const { return words; }
    int seatCount() const { return static_cast<int>(seats.size()); } ///< the game master's among them
    int seat(Power power) const { return seatOfPower[idx(power)]; }
    /// Whose a person is.
    int ownerOf(Person person) const;
    /// The person of a seat that may come into play now; there is one at most. kNobody.
    int personOf(const Position& s, int seat) const;
    const adjudication::MovementGraph& graph() const { return ground->graph; }
};

/// What the table of powers may say: whose side each is on, and what it builds otherwise than the others.
const std::vector<DeckForm>& deckForms();
/// Seats by what was asked for; a ninth one is the game master's.
[[nodiscard]] Result<Table> makeTable(const Board& board, const RulesetData& data, const Options& options,
                                      const std::vector<SeatRequest>& requests);
/// The eight powers; with nine players one is the game master.
std::vector<SeatRequest> usualSeats(int players);
std::vector<MapNeed> mapNeeds(const Board& board);
/// What is read of a map here.
SetUpWords setUpWords();

} // namespace marches::engine::narnian_wars
