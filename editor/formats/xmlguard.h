// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace marches::editor {

/// Most attributes of one tag; drawing programs write some forty.
inline constexpr std::size_t kMostXmlAttributes = 256;

/// Where in a file something is, both from 1.
struct XmlPlace {
    int line = 1;
    int column = 1;
};

/// The first tag with more than kMostXmlAttributes attributes, which an XML reader would compare with each other, each
/// with all, before it hands out the tag. To be asked of bytes that nobody has looked at yet: whatever they are, it
/// only counts.
std::optional<XmlPlace> crowdedXmlTag(std::string_view bytes);

} // namespace marches::editor
