// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/model/records.h"

namespace marches::editor {

std::string textBase(const PlaceRecord& place)
{
    switch (place.kind) {
    case engine::PlaceKind::Site: return "site." + place.id;
    case engine::PlaceKind::Space: return "space." + place.id;
    default: return "territory." + place.id;
    }
}

} // namespace marches::editor
