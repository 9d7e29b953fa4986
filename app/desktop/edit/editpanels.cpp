// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/editpanels.h"

#include "app/desktop/widgets/panellayout.h"
#include "app/desktop/widgets/scrollabledock.h"
#include "editor/canvas/mapview.h"
#include "editor/panels/colourspanel.h"
#include "editor/panels/connectionspanel.h"
#include "editor/panels/datapanel.h"
#include "editor/panels/historypanel.h"
#include "editor/panels/layerspanel.h"
#include "editor/panels/overviewpanel.h"
#include "editor/panels/playablepanel.h"
#include "editor/panels/problemspanel.h"
#include "editor/panels/propertiespanel.h"
#include "editor/panels/regionspanel.h"
#include "editor/panels/stampspanel.h"
#include "editor/panels/stylepanel.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QTimer>

#include <algorithm>

namespace marches::app {

namespace {

/// Pixels for the table of a map with its title, tabs and some eight rows.
constexpr int kTableHeight = 300;

} // namespace

EditPanels::EditPanels(QMainWindow& page)
    : QObject(&page), m_page(page), m_properties(new editor::PropertiesPanel),
      m_connections(new editor::ConnectionsPanel), m_regions(new editor::RegionsPanel),
      m_layers(new editor::LayersPanel), m_history(new editor::HistoryPanel), m_overview(new editor::OverviewPanel),
      m_playable(new editor::PlayablePanel), m_problems(new editor::ProblemsPanel), m_data(new editor::DataPanel),
      m_style(new editor::StylePanel), m_colours(new editor::ColoursPanel), m_stamps(new editor::StampsPanel)
{
    m_regions->setColours(&editor::regionColour);
    arrange();
}

QDockWidget* EditPanels::dock(const char* name, editor::MapPanel* panel, bool scrolls)
{
    auto* dock = new QDockWidget(&m_page);
    dock->setObjectName(QLatin1String(name));
    dock->setProperty("order", static_cast<int>(m_places.size()));
    dock->setWidget(scrolls ? static_cast<QWidget*>(new ScrollableDock(panel)) : panel);
    m_places.push_back({panel, dock});
    return dock;
}

void EditPanels::arrange()
{
    m_page.setDockNestingEnabled(true);
    for (QWidget* panel : std::initializer_list<QWidget*>{m_connections, m_regions, m_history, m_overview, m_playable})
        panel->setMinimumWidth(kPanelWidth);
    QDockWidget* properties = dock("properties", m_properties, true);
    QDockWidget* regions = dock("regions", m_regions);
    QDockWidget* overview = dock("overview", m_overview);
    QDockWidget* connections = dock("connections", m_connections);
    QDockWidget* layers = dock("layers", m_layers, true);
    QDockWidget* history = dock("history", m_history);
    QDockWidget* playable = dock("playable", m_playable);
    QDockWidget* style = dock("style", m_style, true);
    QDockWidget* colours = dock("colours", m_colours, true);
    QDockWidget* stamps = dock("stamps", m_stamps, true);
    for (const Place& place : m_places) m_page.addDockWidget(trailingSide(m_page), place.dock);
    for (QDockWidget* behind : {connections, layers}) m_page.tabifyDockWidget(properties, behind);
    for (QDockWidget* behind : {style, colours, stamps}) m_page.tabifyDockWidget(regions, behind);
    for (QDockWidget* behind : {playable, history}) m_page.tabifyDockWidget(overview, behind);
    for (QDockWidget* first : {properties, regions, overview}) first->raise();
    QDockWidget* problems = dock("problems", m_problems);
    QDockWidget* data = dock("data", m_data);
    m_page.addDockWidget(Qt::BottomDockWidgetArea, problems);
    m_page.addDockWidget(Qt::BottomDockWidgetArea, data);
    m_page.tabifyDockWidget(problems, data);
    problems->raise();
    connect(data, &QDockWidget::visibilityChanged, this, [this](bool shown) {
        m_dataShown = shown;
        if (shown && !m_dataHasRoom) QTimer::singleShot(0, this, &EditPanels::giveDataRoom);
    });
    connect(problems, &QDockWidget::visibilityChanged, this, [this](bool shown) {
        if (shown && m_lowBefore) QTimer::singleShot(0, this, &EditPanels::takeDataRoomBack);
    });
    m_page.setCorner(m_page.isRightToLeft() ? Qt::BottomLeftCorner : Qt::BottomRightCorner, trailingSide(m_page));
}

void EditPanels::giveDataRoom()
{
    QDockWidget* dock = dockOf(m_data);
    if (dock->visibleRegion().isEmpty()) return; // behind another one
    m_dataHasRoom = true;
    const int wanted = std::min(kTableHeight, m_page.height() / 2);
    const int before = dock->height();
    if (before >= wanted) return;
    m_page.resizeDocks({dock}, {wanted}, Qt::Vertical);
    if (!m_lowBefore) m_lowBefore = before;
    m_given = wanted;
}

void EditPanels::takeDataRoomBack()
{
    QDockWidget* problems = dockOf(m_problems);
    if (!m_lowBefore || m_dataShown) return;
    // The one that comes to the front may not be laid out yet. Sizes are asked for with the row of tabs.
    constexpr int kTabs = 48; // pixels at most
    const int tabs = m_given - std::max(problems->height(), dockOf(m_data)->height());
    if (tabs >= 0 && tabs <= kTabs) {
        m_page.resizeDocks({problems}, {*m_lowBefore + tabs}, Qt::Vertical);
        m_dataHasRoom = false;
    }
    m_lowBefore.reset();
}

QDockWidget* EditPanels::dockOf(const editor::MapPanel* panel) const
{
    return std::ranges::find(m_places, panel, &Place::panel)->dock;
}

void EditPanels::share()
{
    QDockWidget* properties = dockOf(m_properties);
    m_page.resizeDocks({properties, dockOf(m_regions), dockOf(m_overview)}, {440, 200, 130}, Qt::Vertical);
    // A row or two: most maps have nothing wrong, and it is the canvas that wants room.
    m_page.resizeDocks({dockOf(m_problems)}, {std::clamp(m_page.height() / 6, 110, 160)}, Qt::Vertical);
    m_page.resizeDocks({properties}, {kPanelWidth}, Qt::Horizontal);
}

void EditPanels::setMap(editor::MapSelection* selection)
{
    for (const Place& place : m_places) place.panel->setMap(selection);
}

void EditPanels::bringUp(const editor::MapPanel& panel)
{
    for (const Place& place : m_places) {
        if (place.panel != &panel) continue;
        place.dock->show();
        place.dock->raise();
    }
    if (&panel == m_data) giveDataRoom();
}

void EditPanels::retranslate()
{
    for (const Place& place : m_places) place.dock->setWindowTitle(place.panel->heading());
}

} // namespace marches::app
