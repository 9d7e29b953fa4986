// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>

namespace marches::editor {

/// What a person chooses of a file that leaves it open; empty: what is usual.
struct ImportChoices {
    std::string language;          ///< of the names ("fr"); empty: that of the property with them, or English
    std::string nameProperty;      ///< of GeoJSON and TopoJSON
    std::string idProperty;        ///< the same
    std::string regionProperty;    ///< the same
    std::string object;            ///< of TopoJSON: which of its objects
    std::string variant;           ///< of jDip: which of its variants; of TripleA: which game
    std::string projection;        ///< "equirectangular", "mercator", "natural-earth", "equal-earth", "none", "none-up"
    double simplify = -1;          ///< board units that an outline may change by; negative: what is usual
    double tolerance = -1;         ///< board units across which shapes of a drawing are joined; negative: what is usual
    bool coastLanes = false;       ///< lands at one sea are joined by lanes, for games without ships
    std::set<std::string> turned;  ///< keys of places that are sea where the file has land, and land where it has sea
    std::set<std::string> leftOut; ///< keys of places that are not wanted (ImportOffers)
    friend bool operator==(const ImportChoices&, const ImportChoices&) = default;
};

} // namespace marches::editor
