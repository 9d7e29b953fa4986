// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/maprecovery.h"

#include "editor/document/mapjournal.h"
#include "editor/document/mapstore.h"

#include <QDir>
#include <QFileInfo>

#include <chrono>

namespace marches::app {

std::vector<LeftMap> MapRecovery::left() const
{
    std::vector<LeftMap> found;
    for (const engine::JournalListing& journal : editor::MapStore::left(m_journals.toStdString())) {
        LeftMap map;
        map.journal = QString::fromStdString(journal.folder);
        map.folder = QString::fromStdString(journal.document);
        map.name = map.folder.isEmpty() ? QString::fromStdString(editor::journaledName(journal.folder))
                                        : QDir(map.folder).dirName();
        if (map.name.isEmpty()) map.name = tr("New map");
        map.steps = static_cast<int>(journal.records);
        map.when = QDateTime::fromMSecsSinceEpoch(
            std::chrono::duration_cast<std::chrono::milliseconds>(journal.changed.time_since_epoch()).count());
        found.push_back(map);
    }
    return found;
}

std::optional<LeftMap> MapRecovery::leftOf(const QString& folder) const
{
    const QString wanted = QFileInfo(folder).canonicalFilePath();
    for (const LeftMap& map : left())
        if (!map.folder.isEmpty() && QFileInfo(map.folder).canonicalFilePath() == wanted) return map;
    return std::nullopt;
}

engine::Result<std::vector<editor::MapDifference>> MapRecovery::differences(const LeftMap& map,
                                                                            const std::string& language) const
{
    const auto journaled = editor::readMapJournal(map.journal.toStdString());
    if (!journaled) return engine::fail(journaled.error());
    const editor::MapModel& after = journaled->opened.model;
    if (map.folder.isEmpty())
        return editor::differencesBetween({}, after, language); // of nothing all is new, its artwork too
    if (const auto files = editor::readMapFiles(journaled->folder))
        if (const auto saved = editor::openMap(*files, journaled->folder))
            return editor::differencesBetween(editor::filedAs(*saved), editor::asFiled(after, journaled->opened.base),
                                              language);
    return editor::differencesBetween(journaled->before, after, language);
}

engine::Result<void> MapRecovery::discard(const LeftMap& map) const
{
    return engine::discardJournal(map.journal.toStdString());
}

} // namespace marches::app
