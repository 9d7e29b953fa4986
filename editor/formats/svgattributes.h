// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/formats/svgsource.h"
#include "editor/formats/xmltag.h"

#include <QSizeF>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace marches::editor {

/// A `style` attribute, as it stands in the file, with another value for `property`; nothing where the property is not
/// declared in it. The last declaration counts, as in CSS. `value` must be plain (no quotes, no semicolon).
std::optional<std::string> styleWith(std::string_view style, std::string_view property, std::string_view value);

/// True for attributes and properties whose value is a length: "width", "cx", "stroke-width", ...
bool isSvgLength(std::string_view key);

/// A length as a plain number of user units: "10mm", "2.5pt", "5 %" of the board (SVG 1.1, 7.10; 96 units are an inch).
/// Nothing where it is plain already, or no length at all.
std::optional<std::string> inUserUnits(std::string_view key, std::string_view value, const QSizeF& board);

/// Makes `tag`, the present start tag of a shape or copy of `source`, that of a path with these data. All other
/// attributes stay, but those from which a drawing program would make the old outline again (of stars, spirals, path
/// effects, connectors). A copy gets the paint of what it copies.
void makePathTag(XmlTag& tag, const SvgSource& source, std::size_t node, const std::string& data);

/// Sets a presentation attribute, in `style` where it is declared there.
void setTagProperty(XmlTag& tag, std::string_view property, std::string_view value);

} // namespace marches::editor
