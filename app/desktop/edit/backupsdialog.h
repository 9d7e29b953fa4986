// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/edit/mapbackups.h"
#include "editor/widgets/translated.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace marches::app {

class MapController;

/// The earlier versions of the open map: when each was the map, and what it differs in from the map as it is now.
class BackupsDialog : public editor::Translated<QDialog> {
    Q_OBJECT
public:
    explicit BackupsDialog(MapController& controller, QWidget* parent = nullptr);

    QTreeWidget& list() { return *m_list; }
    QPushButton* copyButton() const { return m_copy; }
    QPushButton* restoreButton() const { return m_restore; }

signals:
    /// The dialog has closed itself.
    void copyRequested(const marches::app::MapBackup& backup);
    void restoreRequested(const marches::app::MapBackup& backup);

private:
    void fill();
    void showDifferences();
    const MapBackup* chosen() const;
    void retranslate() final;

    MapController& m_controller;
    std::vector<MapBackup> m_backups;
    QLabel* m_told;
    QTreeWidget* m_list;
    QPushButton* m_differences;
    QPushButton* m_copy;
    QPushButton* m_restore;
    QPushButton* m_close;
};

} // namespace marches::app
