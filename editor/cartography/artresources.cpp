// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/artresources.h"

#include "engine/io/files.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
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
    ArtFiles brought; ///< by maps; the first of a name
};

constexpr std::string_view kStampFiles = "stamps/";
constexpr std::string_view kStyleFiles = "styles/";
constexpr std::size_t kMostBrought = 2000; ///< of all maps of a run

/// Adds what maps have brought to what there is by other names. Faults were told when it was brought.
void addBrought(const ArtFiles& brought, ArtResources& art)
{
    engine::Errors told;
    ArtResources own;
    for (const auto& [name, bytes] : brought) {
        if (name.starts_with(kStampFiles))
            own.stamps.addOwn(bytes, name, told);
        else
            own.styles.addOwn(bytes, name, told);
    }
    for (const auto& [id, stamp] : own.stamps.all())
        if (art.stamps.find(id) == nullptr)
            art.stamps.addOwn(stamp.source, std::string(kStampFiles) + id + ".svg", told);
    for (const Style& style : own.styles.all())
        if (art.styles.find(style.id) == nullptr) art.styles.addOwn(style.source, style.id, told);
}

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
    ArtResources& art = kept.all.emplace_back(ArtResources{std::move(styles), std::move(stamps)});
    addBrought(kept.brought, art);
    kept.current = &art;
    return kept.faults;
}

namespace {

std::string fileIn(const std::string& folder, std::string_view name)
{
    std::string file = folder;
    if (!file.empty()) file += '/';
    return file.append(name);
}

} // namespace

bool isArtFile(std::string_view name)
{
    const auto isIn = [name](std::string_view folder, std::string_view ending) {
        return name.starts_with(folder) && name.ends_with(ending) && name.size() > folder.size() + ending.size() &&
               name.find('/', folder.size()) == std::string_view::npos && name[folder.size()] != '.';
    };
    return isIn(kStampFiles, ".svg") || isIn(kStyleFiles, ".yaml");
}

ArtFiles ownArtOf(const std::vector<std::string>& stamps, const std::string& style)
{
    const ArtResources& art = artResources();
    std::vector<std::string> wanted = stamps;
    ArtFiles files;
    if (const Style* drawn = art.styles.find(style); drawn != nullptr && !drawn->source.empty()) {
        files.emplace(std::string(kStyleFiles) + drawn->id + ".yaml", drawn->source);
        const auto add = [&wanted](const ScatterRule& rule) {
            wanted.insert(wanted.end(), rule.stamps.begin(), rule.stamps.end());
        };
        for (const auto& [terrain, rules] : drawn->scatter)
            for (const ScatterRule& rule : rules) add(rule);
        for (const ScatterRule& rule : drawn->openSea) add(rule);
        add(drawn->range);
    }
    for (const std::string& id : wanted)
        if (const Stamp* stamp = art.stamps.find(id); stamp != nullptr && !stamp->source.empty())
            files.emplace(std::string(kStampFiles) + id + ".svg", stamp->source);
    return files;
}

engine::Errors useArtOfMap(const ArtFiles& files, const std::string& place)
{
    ArtShelf& kept = shelf();
    const std::scoped_lock locked(kept.guard);
    engine::Errors faults;
    ArtResources read; // nothing but what is brought
    bool isNew = false;
    for (const auto& [name, bytes] : files) {
        if (!isArtFile(name)) continue;
        const std::string file = fileIn(place, name);
        const std::size_t before = faults.size();
        if (name.starts_with(kStampFiles))
            read.stamps.addOwn(bytes, file, faults);
        else
            read.styles.addOwn(bytes, file, faults);
        if (faults.size() == before && kept.brought.size() < kMostBrought)
            isNew = kept.brought.emplace(name, bytes).second || isNew;
    }
    if (!isNew) return faults;
    ArtResources& art = kept.all.emplace_back(*kept.current);
    addBrought(kept.brought, art);
    kept.current = &art;
    return faults;
}

engine::Errors useArtBeside(const std::string& mapFolder)
{
    engine::Errors faults;
    ArtFiles files;
    const auto read = [&](std::string_view folder, std::size_t most, std::size_t bytes) {
        engine::Result<std::vector<std::string>> names = engine::namesIn(fileIn(mapFolder, folder));
        if (!names) return; // most maps have none
        std::ranges::sort(*names);
        for (const std::string& file : *names) {
            const std::string name = std::string(folder).append(file);
            if (!isArtFile(name) || files.size() >= most) continue;
            if (engine::Result<std::string> text = engine::readFile(fileIn(mapFolder, name), bytes))
                files.emplace(name, *std::move(text));
            else
                faults.insert(faults.end(), text.error().begin(), text.error().end());
        }
    };
    read(kStampFiles, kMaxOwnStamps, static_cast<std::size_t>(kMaxStampBytes));
    read(kStyleFiles, kMaxOwnStamps + kMaxOwnStyles, kMaxStyleBytes);
    const engine::Errors more = useArtOfMap(files, mapFolder);
    faults.insert(faults.end(), more.begin(), more.end());
    return faults;
}

} // namespace marches::editor
