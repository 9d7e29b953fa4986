// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/artresources.h"

namespace marches::editor {

namespace {

ArtResources& resources()
{
    static ArtResources all{StyleLibrary::shipped(), StampLibrary::shipped()};
    return all;
}

} // namespace

const ArtResources& artResources() { return resources(); }

engine::Errors useOwnArt(const std::string& folder)
{
    engine::Errors faults;
    resources() = {StyleLibrary::with(folder + "/styles", faults), StampLibrary::with(folder + "/stamps", faults)};
    return faults;
}

} // namespace marches::editor
