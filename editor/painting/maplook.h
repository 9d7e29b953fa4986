// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/palette.h"

#include <QColor>
#include <QPointF>

#include <array>
#include <cstddef>

namespace marches::editor {

/// Layers of the map as the editor shows and locks them, from below to above.
enum class MapLayer { Picture, Artwork, Seas, Territories, Barriers, Crossings, Sites, Labels };
inline constexpr std::size_t kMapLayers = 8;

/// Which layers are shown, and which may not be touched by a tool.
struct LayerState {
    std::array<bool, kMapLayers> visible{true, true, true, true, true, true, true, true};
    std::array<bool, kMapLayers> locked{};

    bool shows(MapLayer layer) const { return visible[static_cast<std::size_t>(layer)]; }
    bool locks(MapLayer layer) const { return locked[static_cast<std::size_t>(layer)]; }
    void show(MapLayer layer, bool on) { visible[static_cast<std::size_t>(layer)] = on; }
    void lock(MapLayer layer, bool on) { locked[static_cast<std::size_t>(layer)] = on; }
    /// What can be picked by the mouse: shown and not locked.
    bool offers(MapLayer layer) const { return shows(layer) && !locks(layer); }
    friend bool operator==(const LayerState&, const LayerState&) = default;
};

/// What the colours of territories tell.
enum class MapTint {
    Natural, ///< the fill of board.svg, else the terrain
    Terrain,
    Regions,
};

/// Place of a problem, with the number of its row.
struct MapPin {
    QPointF at;
    int number = 0;
    bool isError = false; ///< else a warning
    friend bool operator==(const MapPin&, const MapPin&) = default;
};

/// Colours of the editor's canvas beside those of the board.
struct MapColours {
    QColor coast;
    QColor border;
    QColor closed; ///< borders that a person closed
    QColor river;
    QColor riverBank;
    QColor mountain;
    QColor mountainShade;
    QColor mountainEdge;
    QColor handleFill;
    QColor selection;
    QColor change; ///< the new line of a drag, and what snapping found
    QColor onChange;
    QColor callout;
    QColor onCallout;
    QColor error;
    QColor warning;
    QColor onPin;
};
const MapColours& mapColours(Theme theme);

/// A colour of its own for each region, in the order of the file; repeats after eight.
QColor regionColour(std::size_t index);

} // namespace marches::editor
