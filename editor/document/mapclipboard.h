// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapfragment.h"
#include "editor/document/mapselection.h"

#include <QPointF>
#include <QTransform>

#include <optional>

class QMimeData;

namespace marches::editor {

/// Kind of data on the clipboard.
inline constexpr const char* kShapesMime = "application/x-marches-shapes";

/// What is selected of territories, seas and sites, with their shapes, texts and properties and what joins them, and of
/// stamps; null where nothing is.
QMimeData* copySelected(const MapSelection& selection);
bool canPaste(const QMimeData* data);
/// Adds what was copied, with its upper left corner at `at` or, with territories and sites, the nearest free spot;
/// nothing: beside where it came from. Selects what was added. Data of strangers that is no such thing is refused
/// ("nothing-to-paste"). `added`: what has become of it.
[[nodiscard]] EditOutcome pasteCopied(MapSelection& selection, const QMimeData& data, const QString& title,
                                      std::optional<QPointF> at = std::nullopt, Inserted* added = nullptr);
/// The same without the clipboard: a copy of what is selected of the map itself, turned over by `over` first.
[[nodiscard]] EditOutcome duplicateSelected(MapSelection& selection, const QString& title, const QTransform& over = {});

} // namespace marches::editor
