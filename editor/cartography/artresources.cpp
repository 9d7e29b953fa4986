// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/artresources.h"

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
};

ArtShelf& shelf()
{
    static ArtShelf theShelf;
    return theShelf;
}

} // namespace

const ArtResources& artResources() { return *shelf().current; }

engine::Errors useOwnArt(const std::string& folder)
{
    engine::Errors faults;
    ArtResources read{StyleLibrary::with(folder + "/styles", faults), StampLibrary::with(folder + "/stamps", faults)};
    const std::scoped_lock locked(shelf().guard);
    shelf().current = &shelf().all.emplace_back(std::move(read));
    return faults;
}

} // namespace marches::editor
