// SPDX-License-Identifier: GPL-3.0-or-later
#include "invariants.h"
#include "sight.h"
#include "stage.h"
#include "stepwalk.h"

#include "app/desktop/edit/editpage.h"
#include "app/desktop/edit/maptabs.h"
#include "app/desktop/edit/toolbox.h"
#include "editor/canvas/mapview.h"
#include "editor/document/mapanalysis.h"
#include "editor/document/mapjournal.h"
#include "editor/document/mapstore.h"
#include "editor/panels/problemspanel.h"
#include "editor/tools/maptool.h"
#include "engine/text/pofile.h"
#include "tests/app/safety/told.h"

#include <QApplication>

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace marches::monkey {

namespace {

using editor::MapDocument;

app::MapController& controllerOf(Stage& stage) { return stage.window().edit().controller(); }

/// Nothing is half done: no dialog asks, no line is being drawn, no text typed.
bool isAtRest(Stage& stage)
{
    const app::EditPage& edit = stage.window().edit();
    const auto* tool = stage.window().edit().canvas().tool();
    return edit.isVisible() && inFront() == nullptr && (tool == nullptr || !tool->isBusy()) &&
           (QApplication::focusWidget() == nullptr || QApplication::focusWidget() == &stage.window().edit().canvas());
}

QString selectionLives(Stage& stage)
{
    const editor::MapSelection* selection = controllerOf(stage).selection();
    if (selection == nullptr) return {};
    const editor::MapModel& model = selection->document().model();
    const editor::MapSelection::Items& items = selection->items();
    const bool lives =
        std::ranges::all_of(items.places, [&](editor::RecordId key) { return model.places().has(key); }) &&
        std::ranges::all_of(items.connections, [&](editor::RecordId key) { return model.connections().has(key); }) &&
        std::ranges::all_of(items.barriers, [&](editor::RecordId key) { return model.barriers().has(key); }) &&
        std::ranges::all_of(items.vertices, [&](editor::VertexId id) { return model.drawing.has(id); }) &&
        std::ranges::all_of(items.edges, [&](editor::EdgeId id) { return model.drawing.has(id); });
    return lives ? QString() : QStringLiteral("something is selected that is gone");
}

QString undoActions(Stage& stage)
{
    const MapDocument* document = controllerOf(stage).document();
    // Actions of a page that is not on the screen cannot be enabled.
    if (document == nullptr || document->isReadOnly() || !stage.window().edit().isVisible()) return {};
    const auto enabled = [&](const char* id) { return stage.window().actions().find(QLatin1String(id))->isEnabled(); };
    // Points of what is half drawn are taken back first.
    const editor::MapTool* tool = stage.window().edit().tools().current();
    const bool draft = tool != nullptr && tool->hasDraft();
    if (enabled("edit.undo") != (draft || document->undoStack().canUndo())) return QStringLiteral("Undo");
    return enabled("edit.redo") == (!draft && document->undoStack().canRedo()) ? QString() : QStringLiteral("Redo");
}

QString undoneAndDoneAgain(Stage& stage, StepWalk& walk, bool whole)
{
    MapDocument* document = controllerOf(stage).document();
    if (document == nullptr || document->isReadOnly() || !isAtRest(stage)) return {};
    return walk.look(*document, whole);
}

bool isRegionBarrierOrTrack(const editor::MapModel& model, const std::string& id)
{
    const auto has = [&id](const auto& rows) {
        return std::ranges::any_of(rows, [&id](const auto& row) { return row.record.id == id; });
    };
    return has(model.regions()) || has(model.barriers()) || has(model.tracks());
}

/// A row of the list of problems is about what is there.
QString problemsLive(Stage& stage)
{
    const MapDocument* document = controllerOf(stage).document();
    if (document == nullptr || !stage.window().edit().isVisible() || !controllerOf(stage).analysis()->isCurrent())
        return {};
    for (const engine::Problem& problem : stage.window().edit().problems().listed()) {
        if (problem.id == "approval-unused") continue; // it is about an approval of what is gone
        for (const std::string& id : problem.at)
            if (document->model().place(id) == nullptr && !isRegionBarrierOrTrack(document->model(), id))
                return QStringLiteral("a problem is listed of %1, which is gone: %2")
                    .arg(QString::fromStdString(id), QString::fromStdString(problem.id));
    }
    return {};
}

/// Ids of everything that has one. Their order is that of the file's sections, and points are rounded there.
std::vector<std::string> idsIn(const editor::MapModel& model)
{
    std::vector<std::string> ids;
    const auto take = [&ids](const auto& rows) {
        for (const auto& row : rows) ids.push_back(row.record.id);
    };
    take(model.places());
    take(model.regions());
    take(model.barriers());
    take(model.tracks());
    std::ranges::sort(ids);
    return ids;
}

/// A translation is there and not used: what it translates was changed (fuzzy) or taken away (obsolete) since.
bool waitsForATranslator(const engine::PoFile& po, const std::string& key, const std::string& text)
{
    return std::ranges::any_of(po.entries, [&](const engine::PoEntry& entry) {
        return entry.context == key && (entry.fuzzy || entry.obsolete) && !entry.text.empty() &&
               entry.text.front() == text;
    });
}

/// A file that is read has a name for everything: where nobody gave one, it is the id.
bool standsForItsName(const editor::TextId& id, const std::string& text, const editor::MapModel& model)
{
    const bool isName = id.language == model.info.language && id.key.ends_with(".name");
    if (!isName || !model.text(id.language, id.key).empty()) return false;
    return id.key == "map.name" ? text == model.info.id : id.key.ends_with('.' + text + ".name");
}

/// A text of the model that is not read again, but for translations that wait for a translator; empty: none.
QString otherText(const editor::MapFiles& files, const editor::MapModel& read, const editor::MapModel& model)
{
    if (read.texts() == model.texts()) return {};
    std::map<std::string, engine::PoFile> translations;
    for (const auto& [language, bytes] : files.translations)
        if (auto po = engine::readPo(bytes, language + ".po")) translations.emplace(language, std::move(*po));
    const auto tell = [](const auto& id) { return QString::fromStdString(id.language + ' ' + id.key); };
    for (const auto& [id, text] : read.texts()) {
        if (model.text(id.language, id.key) == text) continue;
        if (!standsForItsName(id, text, model)) return tell(id);
    }
    for (const auto& [id, text] : model.texts()) {
        if (read.text(id.language, id.key) == text) continue;
        const auto po = translations.find(id.language);
        if (po == translations.end() || !waitsForATranslator(po->second, id.key, text)) return tell(id);
    }
    return {};
}

/// Nothing is left out in the files, which reading and writing them again would not show.
QString holdsTheSame(const editor::MapFiles& files, const editor::MapModel& read, const editor::MapModel& model)
{
    if (const QString other = otherText(files, read, model); !other.isEmpty())
        return QStringLiteral("a map that is read again has another text: %1").arg(other);
    if (idsIn(read) != idsIn(model)) return QStringLiteral("a map that is read again has other places");
    return read.connections().size() == model.connections().size()
               ? QString()
               : QStringLiteral("a map that is read again has other connections");
}

QString reads(const editor::MapStore& store)
{
    const auto files = store.currentFiles();
    if (!files) {
        const engine::Error& error = files.error().front();
        QString words = QStringLiteral("a map cannot be written: ") + QString::fromStdString(error.code);
        for (const auto& [name, value] : error.args) words += QLatin1Char(' ') + QString::fromStdString(value);
        return words;
    }
    const auto read = editor::openMap(*files, store.folder());
    if (!read)
        return QStringLiteral("a written map cannot be read: ") + QString::fromStdString(read.error().front().code);
    if (const QString lost = holdsTheSame(*files, read->model, store.document().model()); !lost.isEmpty()) return lost;
    const auto again = editor::MapStore::of({}, *read, {})->currentFiles();
    if (!again) return QStringLiteral("a read map cannot be written");
    return again->map == files->map && again->svg == files->svg && again->translations == files->translations
               ? QString()
               : QStringLiteral("a map that is read and written again is another one");
}

/// What the files of a map are made from, as it was when they were read last: writing and reading them again takes a
/// third of a second on a large map, and the map in front is often one that nobody touches.
struct ReadMap {
    std::weak_ptr<const editor::SavedBaseline> base;
    std::string id;
    int step = -1;
};

QString savedMapReads(Stage& stage, ReadMap& last)
{
    const editor::MapStore* store = controllerOf(stage).store();
    if (store == nullptr) return {};
    const auto base = store->base();
    const MapDocument& document = store->document();
    if (last.base.lock() == base && last.step == document.step() && last.id == document.model().info.id) return {};
    last = {base, document.model().info.id, document.step()};
    return reads(*store);
}

/// What a crash would leave is the map as it is.
QString journalReads(Stage& stage)
{
    editor::MapStore* store = controllerOf(stage).store();
    if (store == nullptr || !isAtRest(stage)) return {};
    store->flushJournal();
    if (store->journaledSteps() == 0) return {}; // nothing was done, or all of it is taken back
    const auto left = editor::readMapJournal(store->journalFolder());
    if (!left)
        return QStringLiteral("the journal cannot be read: ") + QString::fromStdString(left.error().front().code);
    return test::stateOf(left->opened.model) == test::stateOf(store->document().model())
               ? QString()
               : QStringLiteral("the journal holds another map");
}

/// The tabs are the maps that are open, and the one that is shown is the one in front.
QString tabsAgree(Stage& stage)
{
    const app::MapController& controller = controllerOf(stage);
    const app::MapTabs& tabs = stage.window().edit().tabs();
    if (tabs.count() != controller.count() || tabs.currentIndex() != controller.front())
        return QStringLiteral("%1 tabs, number %2 in front, of %3 maps, number %4 in front")
            .arg(tabs.count())
            .arg(tabs.currentIndex())
            .arg(controller.count())
            .arg(controller.front());
    if (stage.window().edit().canvas().document() != controller.document())
        return QStringLiteral("another map is shown than the one in front");
    for (int one = 0; one < controller.count(); ++one)
        for (int other = one + 1; other < controller.count(); ++other)
            if (const QString folder = app::MapController::folderOf(controller.map(one));
                !folder.isEmpty() && folder == app::MapController::folderOf(controller.map(other)))
                return QStringLiteral("two tabs have the map in ") + folder;
    return {};
}

} // namespace

std::vector<Invariant> mapInvariants()
{
    const auto walk = std::make_shared<StepWalk>();
    const auto read = std::make_shared<ReadMap>();
    return {{"tabs-agree", 1, tabsAgree},
            {"selection-lives", 1, selectionLives},
            {"undo-actions", 1, undoActions},
            {"problems-live", 1, problemsLive},
            {"undo-redo", 25, [walk](Stage& stage) { return undoneAndDoneAgain(stage, *walk, false); },
             [walk](Stage& stage) { return undoneAndDoneAgain(stage, *walk, true); }},
            {"saved-map", 100, [read](Stage& stage) { return savedMapReads(stage, *read); }},
            {"journal", 50, journalReads}};
}

} // namespace marches::monkey
