// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapfiles.h"

#include <QByteArray>

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

} // namespace marches::editor
