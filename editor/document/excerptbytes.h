// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/model/mapmodel.h"

#include <QByteArray>

#include <optional>

namespace marches::editor {

// An excerpt of a map (excerpt.h) on the clipboard, where any program may leave anything.

QByteArray bytesOf(const MapModel& excerpt);
/// Nothing where the bytes are not of this kind, or of another version of the program, or where what they say would
/// make no sound map.
std::optional<MapModel> excerptFromBytes(const QByteArray& bytes);

} // namespace marches::editor
