// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/formats/svglayers.h"
#include "engine/base/result.h"

#include <QByteArray>

#include <map>
#include <string>
#include <string_view>

namespace marches::editor {

/// What the program draws on a board stands in a group of its own, first in its layer: below what people put there. The
/// whole group is the program's; all else is never touched.
std::string_view madeGroupId(SvgLayer layer);
/// "made-layer-rivers" and its like.
bool isMadeGroup(std::string_view id);

/// The drawing with these groups in place of those that it had. `parts`: by layer, the elements in the group as SVG
/// text; a layer without a part has no group. Layers that are missing are added. The same parts give the same bytes.
[[nodiscard]] engine::Result<QByteArray> withMadeGroups(const QByteArray& svg,
                                                        const std::map<SvgLayer, std::string>& parts);

} // namespace marches::editor
