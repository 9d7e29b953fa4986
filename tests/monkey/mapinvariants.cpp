// SPDX-License-Identifier: GPL-3.0-or-later
#include "invariants.h"
#include "sight.h"
#include "stage.h"

#include "app/desktop/edit/editpage.h"
#include "editor/canvas/mapview.h"
#include "tests/app/safety/told.h"

#include <QApplication>

#include <algorithm>

namespace marches::monkey {

namespace {

using editor::MapDocument;

app::MapDesk& deskOf(Stage& stage) { return stage.window().edit().desk(); }

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
    const editor::MapSelection* selection = deskOf(stage).selection();
    if (selection == nullptr) return {};
    const editor::MapModel& model = selection->document().model();
    const editor::MapSelection::Items& items = selection->items();
    const bool lives = std::ranges::all_of(items.places, [&](editor::Key key) { return model.places().has(key); }) &&
                       std::ranges::all_of(items.connections, [&](editor::Key key) { return model.connections().has(key); }) &&
                       std::ranges::all_of(items.barriers, [&](editor::Key key) { return model.barriers().has(key); }) &&
                       std::ranges::all_of(items.vertices, [&](editor::VertexId id) { return model.drawing.has(id); }) &&
                       std::ranges::all_of(items.edges, [&](editor::EdgeId id) { return model.drawing.has(id); });
    return lives ? QString() : QStringLiteral("something is selected that is gone");
}

QString undoActions(Stage& stage)
{
    const MapDocument* document = deskOf(stage).document();
    // Actions of a page that is not on the screen cannot be enabled.
    if (document == nullptr || document->isReadOnly() || !stage.window().edit().isVisible()) return {};
    const auto enabled = [&](const char* id) { return stage.window().actions().find(QLatin1String(id))->isEnabled(); };
    if (enabled("edit.undo") != document->undoStack().canUndo()) return QStringLiteral("Undo");
    return enabled("edit.redo") == document->undoStack().canRedo() ? QString() : QStringLiteral("Redo");
}

QString undoneAndDoneAgain(Stage& stage)
{
    MapDocument* document = deskOf(stage).document();
    if (document == nullptr || document->isReadOnly() || !isAtRest(stage)) return {};
    QUndoStack& steps = document->undoStack();
    const int here = steps.index();
    const int count = steps.count();
    const QByteArray before = test::stateOf(document->model());
    steps.setIndex(0);
    const QByteArray start = test::stateOf(document->model());
    steps.setIndex(count);
    steps.setIndex(0);
    const QByteArray again = test::stateOf(document->model());
    steps.setIndex(here);
    if (steps.count() != count) return QStringLiteral("going back and forth has changed the list of steps");
    if (start != again) return QStringLiteral("the start is another one after all was done again");
    return test::stateOf(document->model()) == before ? QString() : QStringLiteral("done again, the map is another one");
}

} // namespace

std::vector<Invariant> mapInvariants()
{
    return {{"selection-lives", 1, selectionLives}, {"undo-actions", 1, undoActions}, {"undo-redo", 25, undoneAndDoneAgain}};
}

} // namespace marches::monkey
