// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/edit/mapbackups.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace marches::app {

class MapDesk;

/// The earlier versions of the open map: when each was the map, and what it differs in from the map as it is now.
class BackupsDialog : public QDialog {
    Q_OBJECT
public:
    explicit BackupsDialog(MapDesk& desk, QWidget* parent = nullptr);

    QTreeWidget& list() { return *m_list; }
    QPushButton* copyButton() const { return m_copy; }
    QPushButton* restoreButton() const { return m_restore; }

signals:
    /// The dialog has closed itself.
    void copyRequested(const marches::app::MapBackup& backup);
    void restoreRequested(const marches::app::MapBackup& backup);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void showDifferences();
    const MapBackup* chosen() const;
    void retranslate();

    MapDesk& m_desk;
    std::vector<MapBackup> m_backups;
    QLabel* m_told;
    QTreeWidget* m_list;
    QPushButton* m_differences;
    QPushButton* m_copy;
    QPushButton* m_restore;
    QPushButton* m_close;
};

} // namespace marches::app
