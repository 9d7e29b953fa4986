// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapfiles.h"
#include "editor/model/mapmodel.h"

#include <QByteArray>
#include <QString>

#include <string>
#include <vector>

namespace marches::editor {

/// A map as its files tell it, with its board.svg.
struct FiledMap {
    MapModel model;
    QByteArray svg;
};

/// The map that a save now and opening it again would give. Files round points and cut curves where borders meet, need
/// names for all, and doubt the translation of a name that was changed: what is open is compared with files in this
/// form, or places would differ that nobody has changed. Takes as long as both; may be done in any thread.
FiledMap asFiled(const MapModel& model, const SavedBaseline& base);
/// One that was just opened.
FiledMap filedAs(const OpenedMap& opened);

/// Whether both files show the same beside what the editor draws in them, which are the shapes of territories and seas
/// and rivers along borders. White space, ids and empty groups, which other programs write as they like, do not count.
/// A file that cannot be read has no artwork.
bool showSameArtwork(const FiledMap& one, const FiledMap& other);

/// One thing that is not in both of two states of a map, or not the same.
struct MapDifference {
    enum class Kind {
        Territory,
        Sea,
        Place,
        Region,
        Connection,
        Barrier,
        Track,
        Stamp,
        Scenery,
        Drawing,
        Map,
        Artwork
    };
    enum class What { Added, Removed, Changed };
    Kind kind;
    What what;
    QString name; ///< as a person knows it; of a connection both ends, of scenery its kind; empty for the map itself,
                  ///< for how its board is drawn, and for its artwork
    friend bool operator==(const MapDifference&, const MapDifference&) = default;
};

/// What `after` has that `before` has not: records matched by id, with their shapes and texts in all languages. Shapes
/// count as the same within `kShapeTolerance`, because files round. In the order of Kind, added before removed before
/// changed.
std::vector<MapDifference> differencesBetween(const MapModel& before, const MapModel& after,
                                              const std::string& language);
/// The same, and at the end whether their artwork differs.
std::vector<MapDifference> differencesBetween(const FiledMap& before, const FiledMap& after,
                                              const std::string& language);

inline constexpr double kShapeTolerance =
    0.2; ///< board units of a box's side, or square units of area for each unit of it

} // namespace marches::editor
