// SPDX-License-Identifier: GPL-3.0-or-later
#include "screens.h"

#include "app/desktop/edit/backupsdialog.h"
#include "app/desktop/edit/differencesdialog.h"
#include "app/desktop/edit/documentmessages.h"
#include "app/desktop/edit/editpage.h"
#include "app/desktop/edit/giveupdialog.h"
#include "app/desktop/edit/importpage.h"
#include "app/desktop/edit/mapfileactions.h"
#include "app/desktop/edit/outputdialog.h"
#include "app/desktop/edit/playmenu.h"
#include "app/desktop/edit/toolbox.h"
#include "app/desktop/edit/unsaveddialog.h"
#include "editor/canvas/mapview.h"
#include "editor/cartography/artresources.h"
#include "editor/document/boardart.h"
#include "editor/document/longwork.h"
#include "editor/document/sheetparts.h"
#include "editor/document/stampedits.h"
#include "editor/panels/mappanel.h"
#include "editor/tools/toolset.h"
#include "engine/text/translation.h"

#include <QDockWidget>
#include <QFile>
#include <QPainter>

namespace marches::app {

namespace {

QString shipped(Desktop& desktop, const char* map)
{
    return QString::fromStdString(desktop.application().library().dataRoot()) + QStringLiteral("/maps/") +
           QLatin1String(map);
}

/// Where the window speaks the pseudo language, the map's own texts do too: its words are then in no language that
/// somebody could take for one that escaped.
void speakPseudo(Desktop& desktop)
{
    if (desktop.application().language().current().toStdString() != engine::kPseudoLanguage) return;
    editor::MapDocument& document = *desktop.window().edit().controller().document();
    document.edit(QStringLiteral("1"), [](editor::MapEdit& change) -> editor::EditOutcome {
        const std::map<editor::TextId, std::string> texts = change.model().texts();
        for (const auto& [id, text] : texts) change.setText(id.language, id.key, engine::pseudoText(text));
        return {};
    });
}

void upToDate(EditPage& edit)
{
    edit.controller().analysis()->waitUntilCurrent();
    for (auto* panel : edit.findChildren<editor::MapPanel*>()) panel->refreshNow(); // which takes a moment to look up
    settle();
}

/// Each dock in front of those it shares its place with.
void lookAtPanels(EditPage& edit, const Look& look)
{
    for (auto* dock : edit.findChildren<QDockWidget*>()) {
        dock->show();
        dock->raise();
        upToDate(edit);
        look(edit, QStringLiteral("panel ") + dock->objectName());
    }
}

/// The board as the program draws it, with all that may stand on its sheet, a colour that nobody can read on, and a
/// stamp that is selected.
void drawBoard(EditPage& edit)
{
    editor::RecordId stamp{};
    edit.controller().document()->edit(QStringLiteral("4"), [&stamp](editor::MapEdit& change) -> editor::EditOutcome {
        for (const editor::SheetPart part : {editor::SheetPart::Compass, editor::SheetPart::Scale,
                                             editor::SheetPart::Title, editor::SheetPart::Legend})
            editor::putSheetPart(change, part);
        editor::keepAway(change, "fir-1-2");
        editor::keepAway(change, "town");
        stamp = editor::addStamp(change, *editor::artResources().stamps.find("town"), {200, 200});
        if (change.model().regions().empty()) return {};
        const editor::RecordId region = change.model().regions().begin()->key;
        change.modify<editor::RegionRecord>(region,
                                            [](editor::RegionRecord& record) { record.drawing.color = "#332e23"; });
        return {};
    });
    edit.controller().selection()->selectStamps({stamp});
    editor::LongWork::waitForAll();
}

void panels(Desktop& desktop, const Look& look)
{
    MainWindow& window = desktop.window();
    EditPage& edit = window.edit();
    edit.controller().newMap();
    window.goToEdit();
    upToDate(edit);
    look(window, QStringLiteral("new map"));
    window.openMap(shipped(desktop, "narnia"));
    upToDate(edit);
    look(window, QStringLiteral("shipped map"));
    edit.controller().makeOwn();
    speakPseudo(desktop);
    upToDate(edit);
    lookAtPanels(edit, look);
    const editor::MapModel& model = edit.controller().document()->model();
    editor::MapSelection& selection = *edit.controller().selection();
    const auto lookAtProperties = [&](const QString& name) {
        edit.findChild<QDockWidget*>(QStringLiteral("properties"))->raise();
        upToDate(edit);
        look(edit, name);
    };
    selection.selectPlaces({model.place("beruna")->key});
    lookAtPanels(edit, look);
    drawBoard(edit);
    lookAtPanels(edit, look);
    edit.controller().document()->undoStack().undo();
    selection.set({{}, {model.connections().begin()->key}, {}, {}, {}});
    lookAtProperties(QStringLiteral("a connection"));
    selection.set({{}, {}, {model.barriers().begin()->key}, {}, {}});
    lookAtProperties(QStringLiteral("a barrier"));
    std::vector<editor::RecordId> sites;
    for (const auto& place : model.places())
        if (place.record.kind == engine::PlaceKind::Site) sites.push_back(place.key);
    selection.selectPlaces({sites.front()});
    lookAtProperties(QStringLiteral("a site"));
    selection.selectPlaces(sites);
    lookAtProperties(QStringLiteral("several"));
    edit.find();
    settle();
    look(edit, QStringLiteral("find"));
}

void tools(Desktop& desktop, const Look& look)
{
    MainWindow& window = desktop.window();
    EditPage& edit = window.edit();
    window.fileActions().openSample();
    speakPseudo(desktop);
    window.goToEdit();
    upToDate(edit);
    for (const auto& tool : editor::makeTools()) {
        edit.tools().choose(tool->id());
        settle();
        look(window, tool->id());
    }
}

/// Maps that are called the same, one that was never saved, and one that nobody has touched.
void tabs(Desktop& desktop, const Look& look)
{
    MainWindow& window = desktop.window();
    EditPage& edit = window.edit();
    for (int i = 0; i < 2; ++i) {
        window.fileActions().openSample();
        speakPseudo(desktop);
    }
    if (!edit.controller().saveAs(desktop.folder() + QStringLiteral("/12"))) qFatal("a map cannot be saved");
    window.fileActions()
        .openSample(); // a new map would keep the name that it was given in the language of its beginning
    speakPseudo(desktop);
    window.goToEdit();
    upToDate(edit);
    look(window, QStringLiteral("the last one"));
    edit.controller().bringToFront(1);
    upToDate(edit);
    look(window, QStringLiteral("another one"));
}

void menus(Desktop& desktop, const Look& look)
{
    MainWindow& window = desktop.window();
    EditPage& edit = window.edit();
    window.fileActions().openSample();
    speakPseudo(desktop);
    window.goToEdit();
    upToDate(edit);
    auto* games = edit.findChild<PlayMenu*>();
    games->popup(window.mapToGlobal(QPoint(400, 100)));
    settle();
    look(*games, QStringLiteral("games"));
    games->close();
    edit.messages().tellNotPlayable();
    settle();
    look(edit, QStringLiteral("not playable"));
    edit.messages().tellPicture(QStringLiteral("1.png"),
                                engine::fail({"picture-unknown", {{"formats", "PNG"}}, {}, 0, 0, {}}));
    settle();
    look(edit, QStringLiteral("no picture"));
}

void dialogs(Desktop& desktop, const Look& look)
{
    MainWindow& window = desktop.window();
    EditPage& edit = window.edit();
    window.openMap(shipped(desktop, "narnia"));
    upToDate(edit);
    edit.controller().makeOwn();
    speakPseudo(desktop);
    OutputDialog output(
        *edit.controller().document(), edit.controller().boardSvg(), [](const engine::Errors&) { return QString(); },
        &window);
    for (const OutputDialog::Kind kind : {OutputDialog::Kind::Pdf, OutputDialog::Kind::Png, OutputDialog::Kind::Svg}) {
        output.setKind(kind);
        lookAt(output, look, QStringLiteral("output %1").arg(static_cast<int>(kind)));
    }
    UnsavedDialog unsaved(edit.controller().title(), true, &window);
    lookAt(unsaved, look, QStringLiteral("unsaved"));
    GiveUpDialog giveUp(edit.controller().title(), &window);
    lookAt(giveUp, look, QStringLiteral("give-up"));
    for (const char* words : {"1", "2"}) {
        edit.controller().document()->edit(QStringLiteral("3"), [&](editor::MapEdit& change) -> editor::EditOutcome {
            change.setText("en", "territory.beruna.name", words);
            return {};
        });
        edit.controller().save();
    }
    BackupsDialog backups(edit.controller(), &window);
    lookAt(backups, look, QStringLiteral("backups"));
    QFile file(edit.controller().folder() + QStringLiteral("/board.svg"));
    if (file.open(QIODevice::Append)) file.write("\n");
    file.close();
    edit.controller().save();
    settle();
    look(edit, QStringLiteral("changed outside"));
    window.fileActions().showOutside();
    if (auto* differences = window.findChild<DifferencesDialog*>())
        lookAt(*differences, look, QStringLiteral("differences"));
}

void import(Desktop& desktop, const Look& look)
{
    MainWindow& window = desktop.window();
    QImage picture(300, 200, QImage::Format_RGB32);
    picture.fill(QColor(0x88, 0xaa, 0x44));
    QPainter(&picture).fillRect(20, 20, 130, 160, QColor(0xaa, 0x88, 0x44));
    window.importPage().begin(picture, QStringLiteral("12"), "en");
    window.goToEdit();
    while (window.importPage().isBusy()) settle();
    settle();
    look(window, QStringLiteral("plan"));
}

} // namespace

std::vector<Screen> editScreens()
{
    return {{"panels", panels}, {"tools", tools},     {"tabs", tabs},
            {"menus", menus},   {"dialogs", dialogs}, {"import", import}};
}

} // namespace marches::app
