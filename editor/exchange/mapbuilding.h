// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapfiles.h"
#include "editor/exchange/foreignmap.h"
#include "engine/base/result.h"

#include <QByteArray>

#include <map>
#include <string>

namespace marches::editor {

/// What a new map is called. What is empty is as the file says, or made of its name.
struct NewMapName {
    std::string id;
    std::string name;
    std::string language;
    std::string unnamed = "Territory"; ///< word for a territory without a name; a number follows
};

/// A map that an import has made, before anything is written.
struct ImportedMap {
    MapFiles files;
    std::map<std::string, QByteArray> others; ///< further files of the folder by name: a picture, variants
    std::string form;
    std::string name;
    int territories = 0;
    int seas = 0;
    int coasts = 0;
    int regions = 0;
    int connections = 0;  ///< open ones
    engine::Errors notes; ///< what could not be taken, what was guessed, what is to be confirmed
    ImportOffers offers;  ///< what could have been chosen otherwise
    /// The map as the other program shows it: a plain SVG, or a picture of any format; empty: the file has none.
    QByteArray original;
};

inline constexpr std::size_t kMostForeignPoints = 120'000; ///< of all outlines, once they are simplified
inline constexpr std::size_t kMostDrawnPoints = 300'000;   ///< before: more are refused

/// Makes one planar map of the shapes, and records of all else. Names become ids. Outlines of more points than a map
/// may have are simplified together first, so that what they share stays shared. What the file says of connections is
/// held against the shapes: who may go where the shapes do not touch goes by a lane, and shapes that touch although
/// nobody may go there get a forbidden border, each with a note. Where the file says nothing, whoever touches may go.
[[nodiscard]] engine::Result<ImportedMap> buildMap(ForeignMap map, const NewMapName& name = {});

} // namespace marches::editor
