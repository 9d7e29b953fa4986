// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <QCoreApplication>
#include <QImage>
#include <QString>

class QWidget;

namespace marches::app {

class MapController;

/// The picture below a map that one draws over.
class TracedPicture {
    Q_DECLARE_TR_FUNCTIONS(marches::app::TracedPicture)
public:
    /// Asks for a file; empty: none was chosen.
    static QString ask(QWidget* parent);
    /// Puts a file below the open map, as one step to undo. False where it is no picture, or too large a one.
    static bool put(MapController& desk, const QString& file);
    /// A picture whose colours are to become territories, or why it cannot be read.
    [[nodiscard]] static engine::Result<QImage> read(const QString& file);
    /// Null where the map has none, or where it cannot be read.
    static QImage of(const MapController& desk);
};

} // namespace marches::app
