// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/editstamps.h"

#include "app/desktop/base/application.h"
#include "app/desktop/edit/toolbox.h"
#include "editor/canvas/mapview.h"
#include "editor/document/mapcommands.h"
#include "editor/document/mapselection.h"
#include "editor/panels/stampspanel.h"
#include "editor/tools/stampdrop.h"
#include "editor/tools/stamptool.h"

#include <QDesktopServices>
#include <QDir>
#include <QUrl>

namespace marches::app {

EditStamps::EditStamps(Application& application, editor::MapView& canvas, ToolBox& tools, editor::StampTool& tool,
                       QObject* parent)
    : QObject(parent), m_application(application), m_canvas(canvas), m_tools(tools), m_tool(tool)
{
    auto* drops = new editor::StampDrop(canvas);
    connect(drops, &editor::StampDrop::dropped, this, &EditStamps::chooseTool);
    connect(&tool, &editor::StampTool::hintChanged, this, &EditStamps::changed);
}

void EditStamps::connectPanel(editor::StampsPanel& panel)
{
    connect(&panel, &editor::StampsPanel::taken, this, [this](const std::string& stamp) {
        m_tools.choose(QStringLiteral("stamp"));
        m_tool.take(stamp);
        m_canvas.setFocus(Qt::OtherFocusReason);
    });
    connect(&m_tool, &editor::StampTool::inHandChanged, &panel, &editor::StampsPanel::setInHand);
    connect(&panel, &editor::StampsPanel::folderRequested, this, &EditStamps::openFolder);
    connect(&panel, &editor::StampsPanel::reloadRequested, this, [this, &panel] { readAgain(panel); });
}

void EditStamps::chooseTool()
{
    m_tools.choose(QStringLiteral("stamp"));
    m_canvas.setFocus(Qt::OtherFocusReason);
}

bool EditStamps::pick(const QPointF& board) { return m_tools.current() == &m_tool && m_tool.pick(board); }
bool EditStamps::canTake() const
{
    return m_canvas.selection() != nullptr && m_canvas.selection()->items().made.has_value();
}

void EditStamps::take()
{
    if (m_canvas.selection() != nullptr) editor::MapCommands::takeInHand(*m_canvas.selection());
}

bool EditStamps::canDrawAnew() const
{
    return m_canvas.selection() != nullptr && editor::MapCommands::canDrawAnew(*m_canvas.selection());
}

void EditStamps::drawAnew()
{
    if (m_canvas.selection() != nullptr) editor::MapCommands::drawAnew(*m_canvas.selection());
}

void EditStamps::openFolder()
{
    const QString folder = m_application.preferences().dataFolder() + QStringLiteral("/stamps");
    if (QDir().mkpath(folder)) QDesktopServices::openUrl(QUrl::fromLocalFile(folder));
}

void EditStamps::readAgain(editor::StampsPanel& panel)
{
    m_application.readOwnArt();
    m_canvas.redrawMade();
    panel.reload();
}

} // namespace marches::app
