// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QString>

#include "app/desktop/shell/modepage.h"

class QAction;
class QDockWidget;
class QMainWindow;
class QMenu;
class QSettings;

namespace marches::app {

/// The docks of one mode: remembers how a person arranged them, and folds them where the window is narrow. A narrow
/// arrangement is ours and is never remembered, so that a wide window finds its own again.
class PanelLayout : public QObject {
    Q_OBJECT
public:
    /// All docks of `page` must be there, with object names. `key` names the mode in `memory`.
    PanelLayout(QMainWindow* page, QString key, QSettings& memory, QObject* parent = nullptr);

    void setRoominess(Roominess room);
    Roominess roominess() const { return m_room; }
    /// Opens or closes all docks at once; the drawer of a narrow window.
    void toggleDrawer();
    void setDrawerOpen(bool open);
    /// As it was when the program was new.
    void reset();
    void save();
    /// One checkable entry a dock.
    QList<QAction*> panelActions() const;

private:
    QList<QDockWidget*> docks() const;
    void fold();
    bool isFolded() const { return m_room == Roominess::Tabbed || m_room == Roominess::Drawer; }

    QMainWindow* m_page;
    QString m_key;
    QSettings& m_memory;
    QByteArray m_initial;
    QByteArray m_wide; ///< while folded: the arrangement to go back to
    Roominess m_room = Roominess::Wide;
};

} // namespace marches::app
