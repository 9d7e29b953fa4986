// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapmodel.h"

#include <QByteArray>

namespace marches::editor {

/// A model and the board.svg that goes with it.
struct DrawnModel {
    const MapModel& model;
    QByteArray svg;
};

/// Whether both files show the same beside what the editor draws in them, which are the shapes of territories and seas and rivers
/// along borders. White space, ids and empty groups, which other programs write as they like, do not count. A file that cannot
/// be read has no artwork.
bool showSameArtwork(const DrawnModel& one, const DrawnModel& other);

} // namespace marches::editor
