// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/mapcontextmenu.h"

#include "app/desktop/edit/editactions.h"
#include "app/desktop/edit/editstamps.h"
#include "app/desktop/edit/mapcontroller.h"
#include "app/desktop/edit/toolbox.h"
#include "editor/canvas/maphits.h"
#include "editor/canvas/mapview.h"
#include "editor/tools/bordernodes.h"
#include "editor/tools/maptool.h"

#include <QAction>
#include <QMenu>

namespace marches::app {

MapContextMenu::MapContextMenu(MapController& controller, editor::MapView& canvas, const ToolBox& tools,
                               EditStamps& stamps, const EditActions& actions)
    : m_controller(controller), m_canvas(canvas), m_tools(tools), m_stamps(stamps), m_actions(actions)
{}

bool MapContextMenu::takeBorder(const QPointF& board)
{
    if (m_tools.current() == nullptr || m_tools.current()->id() != QLatin1String("borders")) return false;
    constexpr double kReach = 8; // pixels
    const double reach = kReach / m_canvas.zoom();
    editor::MapSelection& selection = *m_controller.selection();
    if (const auto vertex = editor::vertexAt(m_canvas.scene(), board, reach)) {
        if (!selection.has(vertex->id)) editor::BorderNodes::select(selection, vertex->id, false);
    } else if (const auto edge = editor::edgeAt(m_canvas.scene(), board, reach)) {
        if (!selection.has(edge->id)) editor::BorderNodes::selectBorder(selection, edge->id, false);
    } else {
        return false;
    }
    return true;
}

bool MapContextMenu::takeStamp(const QPointF& board)
{
    const editor::MapTool* tool = m_tools.current();
    if (tool == nullptr || tool->id() != QLatin1String("select")) return false;
    constexpr double kReach = 2; // pixels
    const std::optional<editor::RecordId> stamp = editor::stampAt(m_canvas.scene(), board, kReach / m_canvas.zoom());
    if (stamp && !m_controller.selection()->hasStamp(*stamp)) m_controller.selection()->selectStamps({*stamp});
    return stamp.has_value();
}

bool MapContextMenu::takeSheetPart(const QPointF& board)
{
    const editor::MapTool* tool = m_tools.current();
    if (tool == nullptr || (tool->id() != QLatin1String("select") && tool->id() != QLatin1String("label")))
        return false;
    if (editor::nameAt(m_canvas.scene(), board)) return false;
    const std::optional<editor::SheetPart> part = editor::sheetPartAt(m_canvas.scene(), board);
    if (part && !m_controller.selection()->has(*part)) m_controller.selection()->selectSheetPart(*part);
    return part.has_value();
}

void MapContextMenu::exec(QWidget* parent, const QPoint& global, std::optional<editor::RecordId> place,
                          const QPointF& board)
{
    if (m_controller.document() == nullptr) return;
    const bool onBorder = takeBorder(board);
    const bool onStamp = m_stamps.pick(board);
    const editor::MapSelection& selection = *m_controller.selection();
    const bool onMade = !onStamp && selection.items().made && selection.items().made->box.contains(board);
    const bool onSelected = !onStamp && !onMade && takeStamp(board);
    const bool onSheet = !onStamp && !onMade && !onSelected && takeSheetPart(board);
    if (onBorder || onStamp || onMade || onSelected || onSheet) place.reset();
    if (place && !m_controller.selection()->has(*place)) m_controller.selection()->selectPlace(*place);
    QMenu menu(parent);
    const auto put = [&](std::initializer_list<const char*> ids) {
        for (const char* id : ids) {
            if (*id == '\0')
                menu.addSeparator();
            else
                menu.addAction(m_actions.find(id));
        }
    };
    if (onBorder)
        put({"border.curve", "border.straight", "border.smooth", "border.roughen", "border.simplify", "border.fit", "",
             "border.add-point", "border.remove-point", ""});
    if (onStamp) put({"stamp.take", "stamp.anew", "", "edit.cut", "edit.copy", "edit.duplicate", "edit.remove", ""});
    if (onMade) put({"stamp.take", "edit.remove", ""});
    if (onSelected)
        put({"edit.cut", "edit.copy", "edit.duplicate", "edit.remove", "", "map.mirror", "map.transform", ""});
    if (onSheet) put({"stamp.anew", "edit.remove", ""});
    if (place)
        put({"edit.rename", "map.region", "", "edit.cut", "edit.copy", "edit.duplicate", "edit.remove", "",
             "map.mirror", "map.transform", "", "border.roughen", "border.simplify", "border.fit", ""});
    put({"edit.paste", "edit.select-all", "", "edit.undo", "edit.redo", "", "canvas.fit"});
    menu.exec(global);
}

} // namespace marches::app
