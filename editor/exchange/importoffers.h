// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exchange/importchoices.h"
#include "engine/board/board.h"

#include <string>
#include <vector>

namespace marches::editor {

struct ForeignMap;

/// A territory or sea zone that a file has, whether it was taken or not.
struct OfferedPlace {
    std::string key; ///< what ImportChoices::leftOut calls it
    std::string name;
    std::string region; ///< its name; empty: none
    engine::PlaceKind kind = engine::PlaceKind::Land;
    bool taken = true;
};

/// What a file leaves to whoever imports it: what there is to choose among for ImportChoices.
struct ImportOffers {
    std::vector<OfferedPlace> places;
    std::vector<std::string> properties; ///< of the features of GeoJSON and TopoJSON
    std::vector<std::string> objects;    ///< of TopoJSON
    std::vector<std::string> variants;   ///< of jDip; games of TripleA
    std::string language;                ///< of the names, unless another is chosen; empty: the file says it
    bool asksKinds = false;              ///< what is sea and what land was guessed, or is all land
    bool joinsShapes = false;            ///< the tolerance may be chosen
    bool lanesBetweenCoasts = false;     ///< lands are apart that lanes across the water may join
    bool laysSheet = false;              ///< a projection and a simplification may be chosen
    bool inDegrees = false;              ///< and it may be another projection than none and none-up
    bool mayBeFlat = false;              ///< and these
};

/// Lists the places of a map in its offers, and takes out those that are not wanted, with their coasts and connections
/// and the regions that are empty then. Artwork stays as it is, theirs too; a note says how many they were.
void leaveOutPlaces(ForeignMap& map, const ImportChoices& choices);

/// Makes sea of land and land of sea where it was chosen so, in the offers too where they list the places already.
void turnKinds(ForeignMap& map, const ImportChoices& choices);

} // namespace marches::editor
