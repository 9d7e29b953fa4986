// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>

#include <string_view>

namespace marches::editor {

/// Silhouette of a marker or piece by its id, from resources/pieces, in a box of 1 x 1; a small flag for an unknown
/// one.
const QPainterPath& pieceGlyph(std::string_view id);
/// Silhouette of a unique piece by its id, a number at its end left out ("wolf-2" looks like "wolf"); null where there
/// is none.
const QPainterPath* tokenGlyph(std::string_view id);

} // namespace marches::editor
