// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/formats/svgsource.h"
#include "editor/formats/xmltag.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace marches::editor {

/// Makes `tag`, the present start tag of a shape or copy of `source`, that of a path with these data. All other
/// attributes stay, but those from which a drawing program would make the old outline again (of stars, spirals, path
/// effects, connectors). A copy gets the paint of what it copies.
void makePathTag(XmlTag& tag, const SvgSource& source, std::size_t node, const std::string& data);

/// Sets a presentation attribute, in `style` where it is declared there.
void setTagProperty(XmlTag& tag, std::string_view property, std::string_view value);

} // namespace marches::editor
