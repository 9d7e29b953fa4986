// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/artresources.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <atomic>
#include <deque>
#include <mutex>
#include <utility>

namespace marches::editor {

namespace {

/// All that there ever was, since other threads may still draw with it; the last is in use.
struct ArtShelf {
    std::deque<ArtResources> all{{StyleLibrary::shipped(), StampLibrary::shipped()}};
    std::atomic<const ArtResources*> current = &all.back();
    std::mutex guard;
    QString read; ///< the files that the last was read from, by name, size and time
    engine::Errors faults;
};

ArtShelf& shelf()
{
    static ArtShelf theShelf;
    return theShelf;
}

QString filesIn(const QString& folder)
{
    QString all = folder;
    for (const char* kind : {"/styles", "/stamps"})
        for (const QFileInfo& file : QDir(folder + QLatin1String(kind)).entryInfoList(QDir::Files, QDir::Name))
            all += QStringLiteral("\n%1 %2 %3")
                       .arg(file.filePath())
                       .arg(file.size())
                       .arg(file.lastModified().toMSecsSinceEpoch());
    return all;
}

} // namespace

const ArtResources& artResources() { return *shelf().current; }

engine::Errors useOwnArt(const std::string& folder)
{
    ArtShelf& kept = shelf();
    const std::scoped_lock locked(kept.guard);
    const QString files = filesIn(QString::fromStdString(folder));
    if (files == kept.read) return kept.faults;
    kept.read = files;
    kept.faults.clear();
    StyleLibrary styles = StyleLibrary::with(folder + "/styles", kept.faults);
    StampLibrary stamps = StampLibrary::with(folder + "/stamps", kept.faults);
    kept.current = &kept.all.emplace_back(ArtResources{std::move(styles), std::move(stamps)});
    return kept.faults;
}

} // namespace marches::editor
