// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/panellayout.h"

#include <algorithm>

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QSettings>
#include <QTabBar>

namespace marches::app {

namespace {

constexpr int kVersion = 1; ///< of the arrangement; another one is forgotten
constexpr int kColumn = 320;

} // namespace

PanelLayout::PanelLayout(QMainWindow* page, QString key, QSettings& memory, QObject* parent)
    : QObject(parent), m_page(page), m_key(std::move(key)), m_memory(memory), m_initial(page->saveState(kVersion))
{
    const QByteArray kept = m_memory.value(QStringLiteral("layout/") + m_key).toByteArray();
    if (!kept.isEmpty()) m_page->restoreState(kept, kVersion);
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

void PanelLayout::setRoominess(Roominess room)
{
    if (room == m_room) return;
    const bool wasFolded = isFolded();
    m_room = room;
    if (!wasFolded && isFolded()) m_wide = m_page->saveState(kVersion);
    if (isFolded()) {
        fold();
        setDrawerOpen(room == Roominess::Tabbed);
    } else if (wasFolded) {
        for (QDockWidget* dock : docks()) dock->show();
        m_page->restoreState(m_wide, kVersion);
    }
}

void PanelLayout::fold()
{
    QDockWidget* first = nullptr;
    for (QDockWidget* dock : docks()) {
        if (dock->isFloating()) continue;
        m_page->removeDockWidget(dock);
        m_page->addDockWidget(Qt::RightDockWidgetArea, dock);
        dock->show();
        if (first != nullptr)
            m_page->tabifyDockWidget(first, dock);
        else
            first = dock;
    }
    if (first == nullptr) return;
    first->raise();
    // Words that are cut to a letter or two tell nothing; the others are a scroll away.
    for (QTabBar* tabs : m_page->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) tabs->setElideMode(Qt::ElideNone);
    m_page->resizeDocks({first}, {kColumn}, Qt::Horizontal);
}

void PanelLayout::toggleDrawer()
{
    const QList<QDockWidget*> all = docks();
    setDrawerOpen(std::ranges::none_of(all, [](const QDockWidget* dock) { return !dock->isFloating() && !dock->isHidden(); }));
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
    m_page->restoreState(m_initial, kVersion);
    m_wide = m_initial;
    if (isFolded()) fold();
}

void PanelLayout::save()
{
    m_memory.setValue(QStringLiteral("layout/") + m_key, isFolded() ? m_wide : m_page->saveState(kVersion));
}

} // namespace marches::app
