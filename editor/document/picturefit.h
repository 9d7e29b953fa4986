// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapedit.h"

#include <QPointF>
#include <QTransform>

#include <cstddef>

namespace marches::editor {

// Where the picture to trace lies (MapInfo::picture), and edits of that. Its pins are points of it that somebody has
// nailed to the board: where one is moved the others stay, so that two turn and scale the picture, and three bend it as
// well, until it fits what was drawn.

inline constexpr double kLeastPictureScale = 0.001; ///< board units to a pixel, as files may say
inline constexpr double kLargestPictureScale = 1000;
inline constexpr double kLeastStretch = 0.1;
inline constexpr double kLargestStretch = 10;
inline constexpr double kLargestSkew = 60; ///< degrees

/// From the pixels of the picture to the board.
QTransform placeOf(const engine::TracePicture& picture);

/// Where a pin is on the board.
QPointF pinPoint(const engine::TracePicture& picture, std::size_t pin);

/// What the map says of its picture becomes this; nothing where it has none.
void setPicture(MapEdit& edit, const engine::TracePicture& picture);

/// Nails the point of the picture that lies there. Refused as "too-many-pins" and "pin-on-pin".
[[nodiscard]] EditOutcome addPin(MapEdit& edit, const QPointF& at);
/// Nails another point of the picture in place of a pin's. Refused as "pin-on-pin".
[[nodiscard]] EditOutcome setPin(MapEdit& edit, std::size_t pin, const QPointF& at);
void removePin(MapEdit& edit, std::size_t pin);

/// The picture as it is when the point of a pin lies elsewhere on the board, and those of the others where they are.
/// Refused as "pins-in-line" where three say nothing of how far it is across, and as "picture-bent" where it would be
/// turned over, or scaled, stretched or skewed beyond the bounds above.
[[nodiscard]] tl::expected<engine::TracePicture, EditRefusal> withPinAt(const engine::TracePicture& picture,
                                                                        std::size_t pin, const QPointF& to);

} // namespace marches::editor
