// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/model/terrain.h"

#include <algorithm>
#include <array>
#include <utility>

namespace marches::editor {

namespace {

constexpr std::array<std::pair<std::string_view, QRgb>, 8> kFills{{{"plain", 0xffe6dcb8},
                                                                   {"wooded", 0xffc3d1a4},
                                                                   {"mountain", 0xffd3c6b4},
                                                                   {"hills", 0xffdccfa6},
                                                                   {"desert", 0xffecd8a8},
                                                                   {"marsh", 0xffc9d2bb},
                                                                   {"lake", 0xffc9dfe6},
                                                                   {"sea", 0xffb9d3de}}};

constexpr auto kTerrains = [] {
    std::array<std::string_view, kFills.size()> names{};
    std::ranges::transform(kFills, names.begin(), [](const auto& fill) { return fill.first; });
    return names;
}();

} // namespace

std::span<const std::string_view> usualTerrains() { return kTerrains; }

QColor sheetFill() { return {0xfb, 0xf7, 0xec}; }

QColor terrainFill(engine::PlaceKind kind, std::string_view terrain)
{
    const std::string_view usual = kind == engine::PlaceKind::Sea ? "sea" : "plain";
    const auto found = std::ranges::find(kFills, terrain, &std::pair<std::string_view, QRgb>::first);
    if (found != kFills.end()) return QColor::fromRgb(found->second);
    return QColor::fromRgb(std::ranges::find(kFills, usual, &std::pair<std::string_view, QRgb>::first)->second);
}

} // namespace marches::editor
