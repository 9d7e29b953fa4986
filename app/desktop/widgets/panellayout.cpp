// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/panellayout.h"

#include "app/desktop/widgets/mirroring.h"

#include <algorithm>

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QSettings>
#include <QTabBar>
#include <QTimer>

namespace marches::app {

namespace {

constexpr int kVersion = 2; ///< of the arrangement; another one is forgotten
constexpr int kColumn = 320;

} // namespace

Qt::DockWidgetArea trailingSide(const QWidget& page)
{
    return page.isRightToLeft() ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea;
}

void offerPanel(QDockWidget& dock, bool offered)
{
    dock.setProperty("folded", !offered);
    dock.toggleViewAction()->setEnabled(offered);
    const auto panels = dock.parentWidget()->findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly);
    const bool company = std::ranges::any_of(panels, [&dock](const QDockWidget* other) {
        return other != &dock && !other->isHidden() && !other->isFloating();
    });
    if (!offered || company) dock.setVisible(offered);
}

PanelLayout::PanelLayout(QMainWindow* page, QString key, QSettings& memory, QObject* parent)
    : QObject(parent), m_page(page), m_key(std::move(key)), m_memory(memory), m_initial(arrangement())
{
    const QByteArray kept = m_memory.value(QStringLiteral("layout/") + m_key).toByteArray();
    if (!kept.isEmpty()) arrange(kept);
    m_unshared = kept.isEmpty();
    m_page->installEventFilter(this);
}

QByteArray PanelLayout::arrangement() const
{
    const QByteArray state = m_page->saveState(kVersion);
    return m_page->isRightToLeft() ? mirroredState(state) : state;
}

void PanelLayout::arrange(const QByteArray& arrangement)
{
    m_page->restoreState(m_page->isRightToLeft() ? mirroredState(arrangement) : arrangement, kVersion);
}

void PanelLayout::shareWhenLaidOut()
{
    if (!m_unshared || isFolded() || !m_page->isVisible()) return;
    m_unshared = false;
    QTimer::singleShot(0, this, &PanelLayout::initiallyArranged);
}

bool PanelLayout::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_page && event->type() == QEvent::LayoutDirectionChange)
        m_page->restoreState(mirroredState(m_page->saveState(kVersion)), kVersion);
    if (watched == m_page && event->type() == QEvent::Show) shareWhenLaidOut();
    return QObject::eventFilter(watched, event);
}

QList<QDockWidget*> PanelLayout::docks() const
{
    QList<QDockWidget*> found = m_page->findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly);
    // What the page shows elsewhere for want of room is no panel meanwhile.
    found.removeIf([](const QDockWidget* dock) { return dock->property("folded").toBool(); });
    // Docks that were raised are last among the children; a page may say in which order they are meant.
    std::ranges::stable_sort(found, {}, [](const QDockWidget* dock) { return dock->property("order").toInt(); });
    return found;
}

QList<QAction*> PanelLayout::panelActions() const
{
    QList<QAction*> actions;
    for (QDockWidget* dock : docks()) actions.append(dock->toggleViewAction());
    return actions;
}

void PanelLayout::setRoominess(WindowSizeClass room)
{
    if (room == m_room) return;
    const bool wasFolded = isFolded();
    m_room = room;
    if (!wasFolded && isFolded()) m_wide = arrangement();
    if (isFolded()) {
        fold();
        setDrawerOpen(room == WindowSizeClass::Tabbed);
    } else if (wasFolded) {
        for (QDockWidget* dock : docks()) dock->show();
        arrange(m_wide);
        m_unshared |= m_wide == m_initial;
        shareWhenLaidOut();
    }
}

void PanelLayout::fold()
{
    QDockWidget* first = nullptr;
    for (QDockWidget* dock : docks()) {
        if (dock->isFloating()) continue;
        m_page->removeDockWidget(dock);
        m_page->addDockWidget(trailingSide(*m_page), dock);
        dock->show();
        if (first != nullptr)
            m_page->tabifyDockWidget(first, dock);
        else
            first = dock;
    }
    if (first == nullptr) return;
    first->raise();
    // Words that are cut to a letter or two tell nothing; the others are a scroll away.
    for (QTabBar* tabs : m_page->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
        tabs->setElideMode(Qt::ElideNone);
    m_page->resizeDocks({first}, {kColumn}, Qt::Horizontal);
}

void PanelLayout::toggleDrawer()
{
    const QList<QDockWidget*> all = docks();
    setDrawerOpen(
        std::ranges::none_of(all, [](const QDockWidget* dock) { return !dock->isFloating() && !dock->isHidden(); }));
}

void PanelLayout::setDrawerOpen(bool open)
{
    for (QDockWidget* dock : docks())
        if (!dock->isFloating()) dock->setVisible(open);
    if (open && isFolded()) fold();
}

void PanelLayout::reset()
{
    for (QDockWidget* dock : docks()) {
        dock->setFloating(false);
        dock->show();
    }
    arrange(m_initial);
    m_wide = m_initial;
    m_unshared = true;
    if (isFolded()) fold();
    shareWhenLaidOut();
}

void PanelLayout::save() { m_memory.setValue(QStringLiteral("layout/") + m_key, isFolded() ? m_wide : arrangement()); }

} // namespace marches::app
