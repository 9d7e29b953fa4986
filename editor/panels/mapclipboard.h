// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapselection.h"

#include <QByteArray>
#include <QPointF>
#include <QTransform>

#include <optional>

class QMimeData;

namespace marches::editor {

/// Kind of data on the clipboard.
inline constexpr const char* kShapesMime = "application/x-marches-shapes";

/// Territories, seas and sites with their shapes, names and properties; null where none of the places is one.
QMimeData* copyPlaces(const MapDocument& document, const std::vector<Key>& places);
bool canPaste(const QMimeData* data);
/// Adds what was copied, with its upper left corner at `at`; nothing: where there is room, beside the original if possible.
/// Shapes are turned by `turned` first. Selects what was added. Data of strangers that is no such thing is refused
/// ("nothing-to-paste").
EditOutcome pastePlaces(MapSelection& selection, const QMimeData& data, const QString& title, std::optional<QPointF> at,
                        const QTransform& turned = {});

} // namespace marches::editor
