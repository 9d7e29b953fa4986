// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QString>

#include "app/desktop/base/modepage.h"

class QAction;
class QDockWidget;
class QEvent;
class QMainWindow;
class QMenu;
class QSettings;
class QWidget;

namespace marches::app {

/// The side of a page where lines end; panels stand there at first.
Qt::DockWidgetArea trailingSide(const QWidget& page);

/// Whether a page has something for a panel. One for which it has nothing is not opened with the others; one that it
/// has something for again is open, unless all panels are closed.
void offerPanel(QDockWidget& dock, bool offered);

/// The docks of one mode: remembers how a person arranged them, and folds them where the window is narrow. A narrow
/// arrangement is ours and is never remembered, so that a wide window finds its own again.
///
/// A language that is written from right to left has the mirrored arrangement, at once when it is chosen. What is
/// remembered is always the arrangement as it is left to right.
class PanelLayout : public QObject {
    Q_OBJECT
public:
    /// All docks of `page` must be there, with object names. `key` names the mode in `memory`.
    PanelLayout(QMainWindow* page, QString key, QSettings& memory, QObject* parent = nullptr);

    void setRoominess(WindowSizeClass room);
    WindowSizeClass roominess() const { return m_room; }
    /// Opens or closes all docks at once; the drawer of a narrow window.
    void toggleDrawer();
    void setDrawerOpen(bool open);
    /// As it was when the program was new.
    void reset();
    void save();
    /// One checkable entry a dock.
    QList<QAction*> panelActions() const;

signals:
    /// The docks stand as when the program was new, and they take sizes, because they are laid out.
    void initiallyArranged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// As it is left to right, whichever way the page reads.
    QByteArray arrangement() const;
    void arrange(const QByteArray& arrangement);
    QList<QDockWidget*> docks() const;
    void shareWhenLaidOut();
    void fold();
    bool isFolded() const { return m_room == WindowSizeClass::Tabbed || m_room == WindowSizeClass::Drawer; }

    QMainWindow* m_page;
    QString m_key;
    QSettings& m_memory;
    QByteArray m_initial;    ///< left to right, as all that is remembered
    QByteArray m_wide;       ///< while folded: the arrangement to go back to
    bool m_unshared = false; ///< the docks have not had their first sizes
    WindowSizeClass m_room = WindowSizeClass::Wide;
};

} // namespace marches::app
