// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/maptabactions.h"

#include "app/desktop/base/modepage.h"
#include "app/desktop/edit/mapcontroller.h"
#include "app/desktop/edit/mapfileactions.h"
#include "app/desktop/edit/maptabs.h"

namespace marches::app {

MapTabActions::MapTabActions(MapController& desk, MapTabs& tabs, MapFileActions& filing, MainWindowInterface& shell,
                             QObject* parent)
    : QObject(parent), m_desk(desk), m_tabs(tabs), m_filing(filing), m_shell(shell)
{
    connect(&desk, &MapController::mapsChanged, &tabs, &MapTabs::refresh);
    connect(&desk, &MapController::savedStateChanged, this, &MapTabActions::refreshTitles);
    connect(&desk, &MapController::opened, this, &MapTabActions::follow);
    connect(&desk, &MapController::closing, this, &MapTabActions::letGo);
    connect(&tabs, &MapTabs::frontRequested, this, &MapTabActions::bringToFront);
    connect(&tabs, &QTabBar::tabMoved, &desk, &MapController::move);
    // The button that was clicked goes with its tab.
    connect(&tabs, &MapTabs::closeRequested, this, &MapTabActions::close, Qt::QueuedConnection);
}

void MapTabActions::follow()
{
    const editor::MapDocument* document = m_desk.document();
    connect(document, &editor::MapDocument::changed, this, &MapTabActions::refreshTitles);
    connect(document, &editor::MapDocument::languageChanged, this, &MapTabActions::refreshTitles);
    refreshTitles();
}

void MapTabActions::letGo()
{
    if (const editor::MapDocument* document = m_desk.document()) document->disconnect(this); // it may only go behind
}

void MapTabActions::refreshTitles()
{
    m_tabs.refresh();
    m_shell.refreshTitle();
}

void MapTabActions::bringToFront(int place)
{
    m_shell.commitPending();
    m_desk.bringToFront(place);
}

void MapTabActions::step(int step)
{
    if (const int count = m_desk.count(); count > 1) bringToFront((m_desk.front() + step + count) % count);
}

void MapTabActions::close(int place)
{
    if (place >= m_desk.count()) return;
    if (m_filing.close(place) && m_desk.count() == 0) m_shell.goToWelcome();
}

} // namespace marches::app
