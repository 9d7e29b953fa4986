// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

#include "engine/rules/narnian_wars/campaign.h"
#include "engine/rules/narnian_wars/terrain.h"

// What follows from where the pieces stand when a year ends: owners of centres, the side that the Dwarfs come to, and
// what may be built.

namespace marches::engine::narnian_wars {

/// reading.evil-centre-means
enum class EvilCentre : std::uint8_t { OwnedOrHome, Owned, Home };

/// The Dwarfs' choice (NW-62).
struct DwarfStance {
    std::uint8_t power = kNoPower; ///< of the Dwarfs; kNoPower: nobody plays them
    bool declared = false;         ///< once and for ever; the side is in `alignments`
};

struct AutumnOptions {
    EvilCentre evilCentre = EvilCentre::OwnedOrHome;
    bool alignedDwarfsLookAtHome = false; ///< reading.aligned-dwarf-centre-test: home-alignment
    int extraAmphibianBase = 3;           ///< reading.af-extra-base
    int reluctantFleetMin = 2;            ///< base.reluctant-fleet-min
    friend bool operator==(const AutumnOptions&, const AutumnOptions&) = default;
};

/// Position at the end of a fall, after the retreats.
struct Autumn {
    std::span<const Piece> pieces;
    Mask centres;                          ///< provinces that are supply centres
    std::span<const std::uint8_t> owners;  ///< by province
    std::span<const std::uint8_t> homes;   ///< by province: whose home it is
    std::span<const Alignment> alignments; ///< by power
    DwarfStance dwarfs;
};

/// What the Dwarfs are brought to by a gain.
enum class Declaration : std::uint8_t { None, Good, Evil, Either };

struct Gains {
    Mask taken;                                  ///< centres that get a new owner, the Dwarfs' disputed ones left out
    Declaration declaration = Declaration::None; ///< Either: the Dwarf player chooses (NW-66)
    Mask disputed; ///< centres that the Dwarfs gain only if the side they come to allows it (AMB-22)
};

/// Who gains which centre: the unit in it decides (NW-01), persons do not (NW-15).
template <class W> Gains gains(const AutumnOptions& options, const Autumn& autumn, W& trace);

/// An Evil power's centre, as the Dwarfs see it (NW-63, AMB-19).
bool evilCentre(const AutumnOptions& options, const Autumn& autumn, std::int16_t centre);

/// True when a Dwarf of that side takes a centre (NW-67).
bool dwarfTakes(const AutumnOptions& options, const Autumn& autumn, Alignment side, std::int16_t centre);

/// Powers that build fleets against their nature (NW-71), and the one that builds amphibians (NW-48).
struct Builders {
    std::uint32_t reluctant = 0; ///< set of powers
    std::uint8_t amphibians = kNoPower;
    std::int16_t doorn = adjudication::kNone; ///< the province of NW-58
};

/// Empty provinces where a power with a build due may build a unit of that kind, with the owners as they are now
/// (NW-45, NW-48, NW-70, NW-71). Nobody builds a double army.
template <class W> Mask buildSites(const Ground& ground, const AutumnOptions& options, const Autumn& autumn,
                                   const Builders& builders, std::uint8_t power, PieceKind kind, W& trace);

/// True when the power may build its one extra fleet at Doorn now (NW-58). `tookIt`: it took Doorn from the Lone
/// Islands and has not used the right.
template <class W>
bool doornFleet(const Autumn& autumn, const Builders& builders, std::uint8_t power, bool tookIt, W& trace);

} // namespace marches::engine::narnian_wars
