// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/diplomacy/adjudication/choices.h"
#include "engine/game/options.h"
#include "engine/rules/narnian_wars/autumn.h"
#include "engine/rules/narnian_wars/campaign.h"
#include "engine/rules/narnian_wars/terrain.h"

namespace marches::engine::narnian_wars {

/// reading.hk-start-zone
enum class KingZone : std::uint8_t { Land, Inland, Home };
/// reading.witch-castle-start
enum class CastleStart : std::uint8_t { JadisOnly, Always, Never };
/// reading.doorn-fleet
enum class PrizeFleet : std::uint8_t { ExtraUnit, PermissionOnly, Off };

/// All options of the game as plain values; names follow the options' ids.
struct Options {
    adjudication::Choices choices;
    MarchOptions march;
    TerrainOptions terrain;
    AutumnOptions autumn;
    int victoryCentres = 27;
    int firstYear = 1000;
    int aslanCalls = 2;
    int roundLimit = 0;        ///< years; 0: none
    bool yearIsSeason = false; ///< reading.year: season
    bool diesWithHostAlways = false;
    bool hostConsents = false;  ///< reading.accompany-consent: host-owner
    bool personsAttack = false; ///< reading.destroyer: any-unit
    KingZone kingZone = KingZone::Land;
    bool flightReported = true;
    bool returnsBefore = false; ///< reading.hk-return-timing: before-n
    bool greenAtSea = false;
    bool personsToStone = false;   ///< reading.immobilise-targets: any-unit
    bool provisionalStone = false; ///< reading.immobilise-timing: provisional
    bool onlyGreenHides = false;   ///< reading.queen-hidden: green-only
    bool refuseOpposed = false;    ///< reading.alignment-void: reject-at-entry
    bool giftLost = false;         ///< reading.dwarf-army-when-blocked: lost
    bool personsNeedSupply = false;
    bool masterJudges = true;     ///< reading.besieged-test: gm
    bool controlByOwning = false; ///< reading.control-means: own
    bool kingCounts = false;
    bool linksWhenMoving = false; ///< reading.report-links: moves-only
    bool travellerKeepsAlive = false;
    CastleStart castle = CastleStart::JadisOnly;
    PrizeFleet prize = PrizeFleet::ExtraUnit;
    bool prizeFromAnyone = false;
    bool prizeAtOnce = false; ///< reading.doorn-fleet-when: next-winter-only
    bool hiddenInfo = true;
    bool wastedCalls = true;
    bool humanMaster = false; ///< house.gm-mode: human
};

/// Reads the values; an option that is missing keeps its default. Fails only for a number that makes no sense.
[[nodiscard]] Result<Options> readOptions(const OptionValues& values);

} // namespace marches::engine::narnian_wars
