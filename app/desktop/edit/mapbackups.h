// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <QDateTime>
#include <QString>

#include <vector>

namespace marches::app {

/// An earlier version of a map.
struct MapBackup {
    QString folder; ///< holds map.yaml and what belongs to it
    QDateTime when; ///< it was the map until then
};

/// Earlier versions of maps, kept beside the program's data: each save puts the version by that it replaces. Pictures
/// for tracing are not among them; no save ever writes over one.
class MapBackups {
public:
    static constexpr int kKept = 10; ///< of each map

    /// `root`: folder for the backups of all maps.
    explicit MapBackups(QString root) : m_root(std::move(root)) {}

    /// Puts by what stands in a map's folder now; nothing where there is no map yet or nothing has changed since.
    [[nodiscard]] engine::Result<void> keep(const QString& map) const;
    /// The latest first.
    std::vector<MapBackup> of(const QString& map) const;
    /// Makes a backup the map again; what stands in the folder now is put by first.
    [[nodiscard]] engine::Result<void> restore(const MapBackup& backup, const QString& map) const;

private:
    QString folderFor(const QString& map) const;

    QString m_root;
};

} // namespace marches::app
