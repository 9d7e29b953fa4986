// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapdifferences.h"
#include "engine/base/result.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

namespace marches::app {

/// Changes to a map that a program which is gone has left unsaved.
struct LeftMap {
    QString journal; ///< folder of the journal
    QString folder;  ///< of the map; empty: it was never saved
    QString name;    ///< for a person
    int steps = 0;
    QDateTime when; ///< of the last step
};

/// What was being edited when the program ended before it was saved.
class MapRecovery {
    Q_DECLARE_TR_FUNCTIONS(marches::app::MapRecovery)
public:
    /// `journals`: folder of all journals.
    explicit MapRecovery(QString journals) : m_journals(std::move(journals)) {}

    const QString& journals() const { return m_journals; }
    /// The latest first; what another window is working on is not left.
    std::vector<LeftMap> left() const;
    /// What is left of the map in a folder, the latest; nothing: it was saved.
    std::optional<LeftMap> leftOf(const QString& folder) const;
    /// What it has that the map's folder has not; of one that was never saved, or whose folder is gone, all that it
    /// has.
    [[nodiscard]] engine::Result<std::vector<editor::MapDifference>> differences(const LeftMap& map,
                                                                                 const std::string& language) const;
    [[nodiscard]] engine::Result<void> discard(const LeftMap& map) const;

private:
    QString m_journals;
};

} // namespace marches::app
