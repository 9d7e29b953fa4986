// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/madeitem.h"

#include <array>

namespace marches::editor {

namespace {

struct BandGroup {
    std::string_view group;
    SvgLayer layer;
};

/// In the order of MadeBand. What the program makes stands first in its layer: what lies over the seas is below the
/// land.
constexpr std::array<BandGroup, kMadeBands> kBandGroups{
    {{"made-paper", SvgLayer::ArtworkBelow},  {"made-shallows", SvgLayer::Territories},
     {"made-waves", SvgLayer::Territories},   {"made-sea-borders", SvgLayer::Territories},
     {"made-ground", SvgLayer::Rivers},       {"made-wash", SvgLayer::Rivers},
     {"made-border-bands", SvgLayer::Rivers}, {"made-borders", SvgLayer::Rivers},
     {"made-coasts", SvgLayer::Rivers},       {"made-river-edges", SvgLayer::Rivers},
     {"made-rivers", SvgLayer::Rivers},       {"made-glyphs", SvgLayer::Mountains},
     {"made-crossings", SvgLayer::Mountains}, {"made-lanes", SvgLayer::Mountains},
     {"made-ports", SvgLayer::Mountains},     {"made-tracks", SvgLayer::Sites},
     {"made-sites", SvgLayer::Sites},         {"made-stamps", SvgLayer::ArtworkAbove},
     {"made-frame", SvgLayer::ArtworkAbove},  {"made-furniture", SvgLayer::ArtworkAbove}}};

} // namespace

SvgLayer layerOf(MadeBand band) { return kBandGroups[static_cast<std::size_t>(band)].layer; }

std::string_view groupOf(MadeBand band) { return kBandGroups[static_cast<std::size_t>(band)].group; }

} // namespace marches::editor
