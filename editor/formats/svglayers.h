// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <QByteArray>
#include <QSizeF>

#include <array>
#include <map>
#include <string>
#include <string_view>

namespace marches::editor {

/// The layers of a board, from the lowest to the highest.
enum class SvgLayer { ArtworkBelow, Seas, Territories, Rivers, Mountains, Sites, ArtworkAbove };

inline constexpr std::array<SvgLayer, 7> kSvgLayers{SvgLayer::ArtworkBelow, SvgLayer::Seas,      SvgLayer::Territories,
                                                    SvgLayer::Rivers,       SvgLayer::Mountains, SvgLayer::Sites,
                                                    SvgLayer::ArtworkAbove};

/// The id of a layer's group, which is its name in a drawing program too: "artwork-below".
std::string_view svgLayerId(SvgLayer layer);
bool isSvgLayerId(std::string_view id);

inline constexpr std::string_view kInkscapeNamespace = "http://www.inkscape.org/namespaces/inkscape";
inline constexpr std::string_view kSodipodiNamespace = "http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd";

/// The start tag of a layer. `prefix` is that of the SVG elements around it, `inkscape` the one that is bound to
/// Inkscape's name space there; empty where none is, and the layer then binds it itself.
std::string svgLayerTag(SvgLayer layer, std::string_view prefix, std::string_view inkscape);

/// A board without anything on it, with all layers. One unit is a pixel; `size` at least 1 by 1.
QByteArray newBoardSvg(const QSizeF& size);

/// What the program draws on a board stands in a group of its own, first in its layer: below what people put there. The
/// whole group is the program's; all else is never touched.
std::string_view madeGroupId(SvgLayer layer);
/// "made-layer-rivers" and its like.
bool isMadeGroup(std::string_view id);
/// What the program draws may get this id.
bool mayBeMade(std::string_view id);
/// The same id, or where the program may draw something of that id another one made of it.
std::string besideMade(const std::string& id);

/// The drawing with these groups in place of those that it had. `parts`: by layer, the elements in the group as SVG
/// text; a layer without a part has no group. Layers that are missing are added. The same parts give the same bytes.
[[nodiscard]] engine::Result<QByteArray> withMadeGroups(const QByteArray& svg,
                                                        const std::map<SvgLayer, std::string>& parts);

} // namespace marches::editor
