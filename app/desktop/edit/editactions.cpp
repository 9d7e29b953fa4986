// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/editactions.h"

#include "app/desktop/edit/editpage.h"
#include "app/desktop/edit/editstamps.h"
#include "app/desktop/edit/mapfileactions.h"
#include "app/desktop/edit/mapplaytest.h"
#include "app/desktop/edit/maptabactions.h"
#include "app/desktop/edit/toolbox.h"
#include "editor/canvas/mapview.h"
#include "editor/document/deletion.h"
#include "editor/document/mapclipboard.h"
#include "editor/document/mapcommands.h"
#include "editor/document/sheetparts.h"
#include "editor/geometry/edgeedits.h"
#include "editor/panels/problemspanel.h"
#include "editor/tools/bordernodes.h"
#include "editor/tools/maptool.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>

namespace marches::app {

EditActions::EditActions(EditPage& page, Actions& actions, MainWindowInterface& window)
    : QObject(&page), m_page(page), m_actions(actions), m_window(window)
{
    using Key = QKeySequence;
    const auto control = [](Qt::Key key) { return QKeySequence(Qt::CTRL | key); };
    add("edit.undo", {control(Qt::Key_Z)}, "undo", [this] { undo(); });
    add("edit.redo", {Key(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), control(Qt::Key_Y)}, "redo",
        [this] { m_page.commands().redo(); });
    add("edit.cut", {control(Qt::Key_X)}, "", [this] { m_page.commands().cut(); });
    add("edit.copy", {control(Qt::Key_C)}, "copy", [this] { m_page.commands().copy(); });
    add("edit.paste", {control(Qt::Key_V)}, "", [this] { m_page.paste(); });
    add("edit.duplicate", {control(Qt::Key_D)}, "", [this] { m_page.commands().duplicate(); });
    add("edit.select-all", {control(Qt::Key_A)}, "", [this] { m_page.commands().selectAll(); });
    add("edit.remove", {Key(Qt::CTRL | Qt::Key_Delete)}, "delete", [this] { removeSelected(); });
    add("edit.find", {control(Qt::Key_F)}, "search", [this] { m_page.find(); });
    add("edit.rename", {Key(Qt::Key_F2)}, "edit", [this] { m_page.rename(); });
    add("map.region", {control(Qt::Key_G)}, "", [this] { m_page.makeRegionFromSelection(); });
    const auto align = [this](const char* id, editor::Alignment alignment) {
        add(id, {}, "", [this, alignment] { m_page.align(alignment); });
    };
    align("map.align-left", editor::Alignment::Left);
    align("map.align-right", editor::Alignment::Right);
    align("map.align-top", editor::Alignment::Top);
    align("map.align-bottom", editor::Alignment::Bottom);
    align("map.align-line", editor::Alignment::OnLine);
    add("map.mirror", {}, "swap", [this] { m_page.mirror(false); });
    add("map.mirror-down", {}, "", [this] { m_page.mirror(true); });
    add("map.transform", {}, "", [this] { m_page.transform(); });
    add("map.sheet", {}, "", [this] { m_page.frameSheet(); });
    add("map.data", {Key(Qt::CTRL | Qt::SHIFT | Qt::Key_B)}, "", [this] { m_page.openData(); });
    add("map.clear-guides", {}, "", [this] { m_page.removeGuides(); });
    add("map.next-problem", {Key(Qt::Key_F8)}, "warning", [this] { m_page.problems().step(1); });
    add("map.previous-problem", {Key(Qt::SHIFT | Qt::Key_F8)}, "", [this] { m_page.problems().step(-1); });
    for (int number = 0; number < 3; ++number)
        add(qPrintable(QStringLiteral("map.fix-%1").arg(number + 1)),
            {Key(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + number))}, "",
            [this, number] { m_page.problems().applyFix(number); });
    add("map.accept-problem", {Key(Qt::ALT | Qt::Key_4)}, "check", [this] { m_page.acceptProblem(); });
    const auto border = [this](const char* id, const QList<QKeySequence>& keys, void (*act)(editor::MapSelection&)) {
        add(id, keys, "", [this, act] {
            if (m_page.controller().selection() != nullptr) act(*m_page.controller().selection());
        });
    };
    border("border.curve", {Key(Qt::SHIFT | Qt::Key_U)}, &editor::BorderNodes::makeCurved);
    border("border.straight", {Key(Qt::SHIFT | Qt::Key_L)}, &editor::BorderNodes::makeStraight);
    border("border.smooth", {}, &editor::BorderNodes::makeSmooth);
    border("border.add-point", {Key(Qt::Key_Insert)}, &editor::BorderNodes::insert);
    border("border.remove-point", {}, &editor::BorderNodes::remove);
    border("border.roughen", {}, [](editor::MapSelection& selection) { editor::MapCommands::roughen(selection); });
    border("border.simplify", {}, [](editor::MapSelection& selection) { editor::MapCommands::simplify(selection); });
    border("border.fit", {}, [](editor::MapSelection& selection) { editor::MapCommands::fitCurves(selection); });
    add("stamp.take", {}, "hand", [this] { m_page.stamps().take(); });
    add("stamp.anew", {}, "refresh", [this] { drawAnew(); });
    add("map.ids-from-names", {}, "", [this] { m_page.takeIdsFromNames(); });
    add("map.picture", {}, "tool-picture", [this] { m_page.choosePicture(); });
    add("map.trace-colours", {}, "", [this] { m_page.traceColours(); });
    QAction* fade = add("map.fade-picture", {Key(Qt::Key_QuoteLeft)}, "", [] {});
    fade->setCheckable(true);
    connect(fade, &QAction::toggled, this, [this](bool on) { m_page.fadePicture(on); });
    add("map.play", {Key(Qt::Key_F5)}, "play-triangle", [this] { m_page.playtest().play(); });
    add("map.play-other", {Key(Qt::CTRL | Qt::Key_F5)}, "", [this] { m_page.chooseGame(); });
    add("map.set-up", {}, "", [this] { m_page.playtest().layOut(); });
    add("map.print", {control(Qt::Key_P)}, "print", [this] { m_page.fileActions().printMap(); });
    add("map.export", {}, "export", [this] { m_page.fileActions().exportMap(); });
    add("map.send", {}, "", [this] { m_page.fileActions().saveToSend(); });
    add("map.next-tab", {control(Qt::Key_Tab), control(Qt::Key_PageDown)}, "", [this] { m_page.tabActions().step(1); });
    add("map.previous-tab", {Key(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab), control(Qt::Key_PageUp)}, "",
        [this] { m_page.tabActions().step(-1); });
    add("canvas.zoom-in", {control(Qt::Key_Plus), control(Qt::Key_Equal)}, "zoom-in",
        [this] { m_page.canvas().zoomBy(1.25); });
    add("canvas.zoom-out", {control(Qt::Key_Minus)}, "zoom-out", [this] { m_page.canvas().zoomBy(0.8); });
    add("canvas.fit", {control(Qt::Key_0)}, "fit", [this] { m_page.canvas().fit(); });
    add("canvas.hundred", {control(Qt::Key_1)}, "", [this] { m_page.canvas().setZoom(1); });
    retranslate();
    refresh();
}

QAction* EditActions::add(const char* id, const QList<QKeySequence>& keys, const char* icon, std::function<void()> act)
{
    QAction* action = m_actions.add(&m_page, QLatin1String(id), Scope::Edit, keys, QLatin1String(icon));
    connect(action, &QAction::triggered, this, [this, act = std::move(act)] {
        m_window.commitPending(); // what is done next is done to the map as one sees it
        act();
    });
    return action;
}

void EditActions::undo()
{
    editor::MapTool* tool = m_page.tools().current();
    if (tool != nullptr && tool->hasDraft())
        tool->takeBackPoint();
    else
        m_page.commands().undo();
}

void EditActions::removeSelected() { m_page.commands().removeSelected(); }

void EditActions::drawAnew()
{
    if (m_page.controller().selection() == nullptr) return;
    const std::vector<editor::SheetPart> parts = m_page.controller().selection()->items().sheet;
    if (parts.empty()) return m_page.stamps().drawAnew();
    m_page.controller().document()->edit(tr("Redraw"), [&parts](editor::MapEdit& edit) -> editor::EditOutcome {
        for (const editor::SheetPart part : parts) editor::putSheetPartAnew(edit, part);
        return {};
    });
}

QAction* EditActions::find(const char* id) const { return m_actions.find(QLatin1String(id)); }

QList<QAction*> EditActions::menu(MenuId menu) const
{
    const auto list = [this](std::initializer_list<const char*> ids) {
        QList<QAction*> actions;
        for (const char* id : ids) actions << (*id == '\0' ? nullptr : find(id));
        return actions;
    };
    switch (menu) {
    case MenuId::Edit:
        return list({"edit.undo", "edit.redo", "", "edit.cut", "edit.copy", "edit.paste", "edit.duplicate",
                     "edit.remove", "stamp.take", "stamp.anew", "", "edit.select-all", "edit.rename", "edit.find"});
    case MenuId::View:
        return list({"canvas.zoom-in", "canvas.zoom-out", "canvas.fit", "canvas.hundred", "", "map.next-tab",
                     "map.previous-tab", ""});
    case MenuId::File: return list({"", "map.print", "map.export", "map.send"});
    case MenuId::Map:
        return list({"map.play",
                     "map.play-other",
                     "map.set-up",
                     "map.data",
                     "",
                     "map.region",
                     "map.align-left",
                     "map.align-right",
                     "map.align-top",
                     "map.align-bottom",
                     "map.align-line",
                     "map.mirror",
                     "map.mirror-down",
                     "map.transform",
                     "map.sheet",
                     "map.clear-guides",
                     "",
                     "map.next-problem",
                     "map.previous-problem",
                     "map.fix-1",
                     "map.fix-2",
                     "map.fix-3",
                     "map.accept-problem",
                     "map.ids-from-names",
                     "",
                     "border.curve",
                     "border.straight",
                     "border.smooth",
                     "border.add-point",
                     "border.remove-point",
                     "border.roughen",
                     "border.simplify",
                     "border.fit",
                     "",
                     "map.picture",
                     "map.fade-picture",
                     "map.trace-colours"});
    default: return {};
    }
}

void EditActions::refresh()
{
    const editor::MapDocument* document = m_page.controller().document();
    const editor::MapSelection* selection = m_page.controller().selection();
    const bool open = document != nullptr;
    const bool editable = open && !document->isReadOnly();
    const bool chosen = open && !selection->empty();
    const auto holds = [](const editor::MapSelection::Items& items) {
        return !(items.places.empty() && items.stamps.empty() && items.scenery.empty());
    };
    const bool copies = open && holds(selection->items());
    const auto enable = [this](const char* id, bool on) { find(id)->setEnabled(on); };
    enable("edit.cut", editable && copies);
    enable("edit.copy", copies);
    enable("edit.paste", editable);
    enable("edit.duplicate", editable && copies);
    enable("edit.remove", editable && chosen);
    for (const char* id : {"edit.select-all", "edit.find", "map.print", "map.export", "map.send", "map.play",
                           "map.set-up", "map.play-other", "map.data", "canvas.zoom-in", "canvas.zoom-out",
                           "canvas.fit", "canvas.hundred", "map.next-problem", "map.previous-problem"})
        enable(id, open);
    for (const char* id : {"map.next-tab", "map.previous-tab"}) enable(id, m_page.controller().count() > 1);
    for (const char* id :
         {"map.sheet", "map.picture", "map.region", "map.ids-from-names", "map.fix-1", "map.fix-2", "map.fix-3"})
        enable(id, editable);
    enable("edit.rename", editable);
    for (const char* id : {"map.align-left", "map.align-right", "map.align-top", "map.align-bottom", "map.align-line",
                           "map.mirror", "map.mirror-down"})
        enable(id, editable && chosen);
    enable("map.transform", editable && copies);
    const bool onBorder = open && !(selection->items().vertices.empty() && selection->items().edges.empty());
    for (const char* id : {"border.curve", "border.straight", "border.add-point"}) enable(id, editable && onBorder);
    for (const char* id : {"border.roughen", "border.simplify", "border.fit"})
        enable(id, editable && editor::MapCommands::hasBorders(*selection));
    for (const char* id : {"border.remove-point", "border.smooth"})
        enable(id, editable && !selection->items().vertices.empty());
    enable("stamp.take", editable && m_page.stamps().canTake());
    enable("stamp.anew", editable && (m_page.stamps().canDrawAnew() || !selection->items().sheet.empty()));
    refreshAccepting();
    enable("map.clear-guides", editable && !document->model().info.guides.empty());
    enable("map.fade-picture", open && document->model().info.picture.has_value());
    find("edit.remove")
        ->setText(chosen && editor::onlyCloses(document->model(), selection->items()) ? tr("Close the &border")
                                                                                      : tr("Re&move"));
    refreshUndo();
}

void EditActions::refreshUndo()
{
    const editor::MapDocument* document = m_page.controller().document();
    const editor::MapTool* tool = m_page.tools().current();
    const bool draft = document != nullptr && tool != nullptr && tool->hasDraft();
    const auto step = [this](const char* id, bool on, const QString& plain, const QString& named, const QString& what) {
        find(id)->setEnabled(on);
        find(id)->setText(what.isEmpty() ? plain : named.arg(what));
    };
    const bool editable = document != nullptr && !document->isReadOnly();
    step("edit.undo", draft || (editable && document->undoStack().canUndo()), tr("&Undo"), tr("&Undo: %1"),
         draft                 ? tr("last point", "of what is being drawn; in the menu after “Undo: ”")
         : document != nullptr ? document->undoStack().undoText()
                               : QString());
    step("edit.redo", !draft && editable && document->undoStack().canRedo(), tr("&Redo"), tr("&Redo: %1"),
         document != nullptr && !draft ? document->undoStack().redoText() : QString());
}

void EditActions::refreshAccepting()
{
    const editor::MapDocument* document = m_page.controller().document();
    QAction* accept = find("map.accept-problem");
    const bool open = document != nullptr; // the panels are made after the actions
    accept->setEnabled(open && !document->isReadOnly() && m_page.problems().canAcceptOrShow());
    accept->setText(open && m_page.problems().isCurrentAccepted() ? tr("Sho&w the problem again")
                                                                  : tr("&Accept the problem as it is…"));
}

void EditActions::retranslate()
{
    const auto name = [this](const char* id, const QString& text) { find(id)->setText(text); };
    name("edit.cut", tr("Cu&t"));
    name("edit.copy", tr("&Copy"));
    name("edit.paste", tr("&Paste"));
    name("edit.duplicate", tr("&Duplicate"));
    name("edit.select-all", tr("Select &all"));
    name("edit.rename", tr("Re&name"));
    name("edit.find", tr("Find &on the map…"));
    name("map.play", tr("&Play this map"));
    name("map.play-other", tr("Pla&y another game on it…"));
    name("map.set-up", tr("Set-up…"));
    name("map.region", tr("New &region from the selection"));
    name("map.align-left", tr("Align &left"));
    name("map.align-right", tr("Align ri&ght"));
    name("map.align-top", tr("Align at the &top"));
    name("map.align-bottom", tr("Align at the &bottom"));
    name("map.align-line", tr("Align on a l&ine"));
    name("map.mirror", tr("&Mirror left and right"));
    name("map.mirror-down", tr("Mirror &upside down"));
    name("map.data", tr("The map as tables"));
    name("map.transform", tr("Place, size and turn…"));
    name("map.sheet", tr("Crop and scale the sheet…"));
    name("map.clear-guides", tr("Remove all guide&s"));
    name("map.next-problem", tr("&Next problem"));
    name("map.previous-problem", tr("Pr&evious problem"));
    name("map.fix-1", tr("Apply the &1st fix"));
    name("map.fix-2", tr("Apply the &2nd fix"));
    name("map.fix-3", tr("Apply the &3rd fix"));
    name("border.curve", tr("Make the border cur&ved"));
    name("border.straight", tr("Ma&ke the border straight"));
    name("border.smooth", tr("Make the point smooth", "a point of a border"));
    name("border.add-point", tr("A&dd a point to the border"));
    name("border.remove-point", tr("Remove points o&f the border"));
    name("border.roughen", tr("Roughen borders", "lets them run as if drawn by hand"));
    name("border.simplify", tr("Simplify borders"));
    name("border.fit", tr("Fit curves to borders"));
    name("stamp.take", tr("Take in &hand"));
    name("stamp.anew", tr("Redra&w"));
    name("map.ids-from-names", tr("Derive ids from names"));
    name("map.picture", tr("Picture to tra&ce…"));
    name("map.trace-colours", tr("Territories from the col&ours of a picture…"));
    name("map.fade-picture", tr("&Hide the picture"));
    name("map.print", tr("P&rint and export…"));
    name("map.export", tr("Export to another program…"));
    name("map.send", tr("Save a copy to send…"));
    name("map.next-tab", tr("Next open map"));
    name("map.previous-tab", tr("Previous open map"));
    name("canvas.zoom-in", tr("Zoom &in"));
    name("canvas.zoom-out", tr("Zoom &out"));
    name("canvas.fit", tr("&Fit the map"));
    name("canvas.hundred", tr("&100 %"));
    refresh();
}

} // namespace marches::app
