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

/// Styles as single maps have them: as the resources, they stay, since whoever draws holds on to them.
struct TunedStyle {
    const Style* from;
    engine::MapArt art; ///< its palette and letters alone
    Style style;
};
struct TunedShelf {
    std::deque<TunedStyle> all;
    std::mutex guard;
};

/// What of a map's art makes its style another one.
engine::MapArt tuningOf(const engine::MapArt& art)
{
    engine::MapArt tuning;
    tuning.palette = art.palette;
    tuning.landLetters = art.landLetters;
    tuning.seaLetters = art.seaLetters;
    tuning.regionLetters = art.regionLetters;
    return tuning;
}

} // namespace

const ArtResources& artResources() { return *shelf().current; }

const Style& styleFor(const engine::MapArt& art)
{
    const Style& style = artResources().styles.findOrUsual(art.style);
    engine::MapArt tuning = tuningOf(art);
    if (tuning == engine::MapArt()) return style;
    static TunedShelf tuned;
    const std::scoped_lock locked(tuned.guard);
    for (const TunedStyle& one : tuned.all)
        if (one.from == &style && one.art == tuning) return one.style;
    return tuned.all.emplace_back(TunedStyle{&style, tuning, tunedStyle(style, tuning)}).style;
}

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
