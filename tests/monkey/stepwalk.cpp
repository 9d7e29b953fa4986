// SPDX-License-Identifier: GPL-3.0-or-later
#include "stepwalk.h"

#include "editor/document/mapdocument.h"
#include "tests/app/safety/told.h"

#include <algorithm>

namespace marches::monkey {

StepWalk::Known& StepWalk::known(editor::MapDocument& document)
{
    std::erase_if(m_known, [](const auto& one) { return one->document.isNull(); });
    const auto found = std::ranges::find_if(m_known, [&](const auto& one) { return one->document == &document; });
    if (found != m_known.end()) return **found;
    const auto& known = m_known.emplace_back(std::make_shared<Known>());
    known->document = &document;
    // A step that goes on, as a drag does, is told with the index that it had already.
    QObject::connect(&document.undoStack(), &QUndoStack::indexChanged, &document,
                     [known](int index) { known->lowest = std::clamp(index - 1, 0, known->lowest); });
    return *known;
}

QString StepWalk::look(editor::MapDocument& document, bool whole)
{
    Known& seen = known(document);
    if (seen.step == document.step() && !whole) return {};
    QUndoStack& steps = document.undoStack();
    const int here = steps.index();
    const int count = steps.count();
    const bool all = whole || 2 * seen.gone >= count;
    const int start = all ? 0 : std::min({seen.lowest, here, count});
    const QByteArray before = test::stateOf(document.model());
    steps.setIndex(start);
    const QByteArray first = test::stateOf(document.model());
    steps.setIndex(count);
    steps.setIndex(start);
    const QByteArray again = test::stateOf(document.model());
    steps.setIndex(here);
    seen.gone = start == 0 ? 0 : seen.gone + count - start;
    seen.lowest = count;
    seen.step = document.step();
    if (steps.count() != count) return QStringLiteral("going back and forth has changed the list of steps");
    if (first != again) return QStringLiteral("the start is another one after all was done again");
    return test::stateOf(document.model()) == before ? QString() : QStringLiteral("done again, the map is another one");
}

} // namespace marches::monkey
