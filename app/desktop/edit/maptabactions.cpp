// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/maptabactions.h"

#include "app/desktop/base/modepage.h"
#include "app/desktop/edit/mapcontroller.h"
#include "app/desktop/edit/mapfileactions.h"
#include "app/desktop/edit/maptabs.h"

namespace marches::app {

MapTabActions::MapTabActions(MapController& controller, MapTabs& tabs, MapFileActions& fileActions,
                             MainWindowInterface& window, QObject* parent)
    : QObject(parent), m_controller(controller), m_tabs(tabs), m_fileActions(fileActions), m_window(window)
{
    connect(&controller, &MapController::mapsChanged, &tabs, &MapTabs::refresh);
    connect(&controller, &MapController::savedStateChanged, this, &MapTabActions::refreshTitles);
    connect(&controller, &MapController::opened, this, &MapTabActions::follow);
    connect(&controller, &MapController::closing, this, &MapTabActions::letGo);
    connect(&tabs, &MapTabs::frontRequested, this, &MapTabActions::bringToFront);
    connect(&tabs, &QTabBar::tabMoved, &controller, &MapController::move);
    // The button that was clicked goes with its tab.
    connect(&tabs, &MapTabs::closeRequested, this, &MapTabActions::close, Qt::QueuedConnection);
}

void MapTabActions::follow()
{
    const editor::MapDocument* document = m_controller.document();
    connect(document, &editor::MapDocument::changed, this, &MapTabActions::refreshTitles);
    connect(document, &editor::MapDocument::languageChanged, this, &MapTabActions::refreshTitles);
    refreshTitles();
}

void MapTabActions::letGo()
{
    if (const editor::MapDocument* document = m_controller.document())
        document->disconnect(this); // it may only go behind
}

void MapTabActions::refreshTitles()
{
    m_tabs.refresh();
    m_window.refreshTitle();
}

void MapTabActions::bringToFront(int place)
{
    m_window.commitPending();
    m_controller.bringToFront(place);
}

void MapTabActions::step(int step)
{
    if (const int count = m_controller.count(); count > 1) bringToFront((m_controller.front() + step + count) % count);
}

void MapTabActions::close(int place)
{
    if (place >= m_controller.count()) return;
    if (m_fileActions.close(place) && m_controller.count() == 0) m_window.goToWelcome();
}

} // namespace marches::app
