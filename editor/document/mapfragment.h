// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapedit.h"

#include <QByteArray>
#include <QRectF>
#include <QTransform>

#include <optional>
#include <string>
#include <vector>

namespace marches::editor {

/// Territories, seas and sites of a map as a small map of their own, for copies: with the borders that they share,
/// their coasts, texts in all languages, regions, and the connections and rivers among them; stamps and scenery.
MapModel fragmentOf(const MapModel& model, const std::vector<RecordId>& places,
                    const std::vector<RecordId>& stamps = {}, const std::vector<std::string>& scenery = {});
bool holdsNothing(const MapModel& fragment);
/// Those of the places that a fragment takes: others cannot stand without what they belong to.
std::vector<RecordId> fragmentPlaces(const MapModel& model, const std::vector<RecordId>& places);

/// Box of all that a fragment shows; stamps and scenery count where there is nothing else.
QRectF boundsOf(const MapModel& fragment);

/// How far a box has to be moved to lie on the board; its upper left corner, where it is larger.
QPointF intoSheet(const MapModel& model, const QRectF& box);

/// How far a box has to be moved so that it covers no territory or site of the map, the nearest way around where it is
/// now; on the board, unless that is full.
QPointF toFreeSpot(const MapModel& model, const QRectF& box);

/// How far the stamps and scenery of a fragment have to be moved so that they stand beside those of the map, and on its
/// board.
QPointF besideOthers(const MapModel& model, const MapModel& fragment);

/// What a fragment has become on a map.
struct Inserted {
    std::vector<RecordId> places; ///< territories and sites
    std::vector<RecordId> stamps;
    std::vector<std::string> scenery;
    std::vector<std::string> regions; ///< ids of those that the map did not have
    int renamed = 0;                  ///< territories and sites whose names got a number
    int leftOut = 0;                  ///< stamps and pieces of scenery
};
/// Adds what a fragment holds, moved or turned over. Ids are new; names get a number where others have them;
/// abbreviations, which are unique, are left out. Regions that the map does not have are added: one with the same
/// id and another name is another region, one with another id and the same name is not. Stamps and scenery are left out
/// where the map is not drawn by the program. Refused where something lies in the way, and as "board-not-drawn" where
/// nothing is left.
[[nodiscard]] tl::expected<Inserted, EditRefusal> insertFragment(MapEdit& edit, const MapModel& fragment,
                                                                 const QTransform& by);

// A fragment on the clipboard, where any program may leave anything.

QByteArray bytesOf(const MapModel& fragment);
/// Nothing where the bytes are not of this kind, or of another version of the program, or where what they say would
/// make no sound map.
std::optional<MapModel> fragmentFromBytes(const QByteArray& bytes);

} // namespace marches::editor
