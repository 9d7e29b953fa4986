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
    /// Of a picture in memory. Larger ones are made smaller while they are read, where their form allows it: JPEG, and
    /// PNG with a colour of its own for each point.
    static constexpr int kMostMegabytes = 160;

    /// Asks for a file; empty: none was chosen.
    static QString ask(QWidget* parent);
    /// Puts a file below the open map, as one step to undo; of a very large picture a smaller copy. Fails where it is
    /// no picture, or too large a one.
    [[nodiscard]] static engine::Result<void> put(MapController& controller, const QString& file);
    /// A picture whose colours are to become territories, or why it cannot be read. A very large one is made smaller.
    /// May take seconds; for any thread.
    [[nodiscard]] static engine::Result<QImage> read(const QString& file);
    /// Null where the map has none, or where it cannot be read.
    static QImage of(const MapController& controller);
};

} // namespace marches::app
