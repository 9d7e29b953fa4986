// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapfiles.h"
#include "editor/exchange/mapbuilding.h"
#include "engine/base/result.h"

#include <QColor>
#include <QImage>
#include <QPainterPath>
#include <QSize>
#include <QString>

#include <memory>
#include <string>
#include <vector>

namespace marches::app {

inline constexpr QSize kOriginalSize(1200, 760);

/// A map of another program, or one that was packed to be sent, made before anybody has agreed to it.
struct ReadyMap {
    struct Place {
        QString name;
        engine::PlaceKind kind = engine::PlaceKind::Land;
        QPainterPath outline; ///< empty: a coast, site or space of a track
        QColor fill;
    };
    std::string path;              ///< what was read
    editor::ImportChoices choices; ///< and how
    editor::ImportedMap map;
    editor::OpenedMap opened; ///< of its files
    std::vector<Place> places;
    QImage original; ///< the map as the other program shows it, within kOriginalSize; null: the file has no picture

    /// What becomes the new map when it is called so.
    [[nodiscard]] engine::Result<editor::OpenedMap> named(const std::string& name) const;
};

/// Reads a file, folder or zip for the import page; any thread. `unnamed`: word for a territory without a name.
[[nodiscard]] engine::Result<std::shared_ptr<const ReadyMap>> readForImport(const std::string& path,
                                                                            const std::string& unnamed,
                                                                            const editor::ImportChoices& choices = {});

} // namespace marches::app
