// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/formats/ink.h"
#include "editor/formats/svglayers.h"

#include <QPointF>

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace marches::editor {

/// What the cartographer draws, from below to above. The fills of seas lie between Paper and Shallows, those of land
/// between SeaBorders and Ground.
enum class MadeBand {
    Paper,
    Shallows, ///< bands and lines in the water along coasts, what is farther from the coast below what is nearer
    Waves,
    SeaBorders,
    Ground, ///< water of lakes; patterns: fields, marsh, dunes, ice
    Wash,
    BorderBands,
    Borders,
    Coasts,
    RiverEdges,
    Rivers,
    Glyphs, ///< trees, hills, mountains; drawn by the height of their feet, the nearer over the farther
    Crossings,
    Lanes,
    Ports,
    Tracks,
    Sites,
    Stamps, ///< what a person put there
    Frame,
    Furniture, ///< compass, scale, cartouche, legend
};
inline constexpr std::size_t kMadeBands = static_cast<std::size_t>(MadeBand::Furniture) + 1;

/// Where there are things that can be taken in hand, each by itself.
inline constexpr std::array kTakenBands{MadeBand::Waves, MadeBand::Ground, MadeBand::Glyphs};

/// The layer of board.svg that a band is written to.
SvgLayer layerOf(MadeBand band);
/// The id of its group there: "made-glyphs".
std::string_view groupOf(MadeBand band);
/// Ids of groups that the cartographer makes begin so.
inline constexpr std::string_view kMadePrefix = "made-";

/// One thing that the cartographer has drawn.
struct MadeItem {
    std::string id; ///< "fir-310-83", by its foot: the same as long as nothing near it changes. Empty: it cannot be
                    ///< taken in hand
    MadeBand band = MadeBand::Paper;
    double depth = 0; ///< within a band: what is greater is painted later
    Inks inks;
    QRectF box; ///< of all that is painted
    // Of glyphs:
    std::string stamp; ///< id
    QPointF foot;
    double height = 0;
    bool mirrored = false;
    friend bool operator==(const MadeItem&, const MadeItem&) = default;
};

/// Numbers of board.svg have so many digits after the point: items are rounded to them as they are made, so that what
/// is painted from them is what the file shows.
inline constexpr int kMadeDigits = 2;

} // namespace marches::editor
