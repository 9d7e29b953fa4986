// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/xmlguard.h"

#include <algorithm>

namespace marches::editor {

namespace {

/// Attributes of the tag that begins at `at`, counted by their "=": in UTF-16, too, where every other byte is zero.
/// Goes behind it.
std::size_t attributesOf(std::string_view bytes, std::size_t& at)
{
    std::size_t count = 0;
    char quote = '\0';
    for (; at < bytes.size(); ++at) {
        const char c = bytes[at];
        if (quote != '\0') {
            if (c == quote) quote = '\0';
        } else if (c == '"' || c == '\'') {
            quote = c;
        } else if (c == '=') {
            ++count;
        } else if (c == '>') {
            break;
        }
    }
    return count;
}

XmlPlace xmlPlaceAt(std::string_view bytes, std::size_t at)
{
    const std::string_view before = bytes.substr(0, at);
    const std::size_t line = before.rfind('\n');
    return {static_cast<int>(std::ranges::count(before, '\n')) + 1,
            static_cast<int>(at - (line == std::string_view::npos ? 0 : line + 1)) + 1};
}

} // namespace

std::optional<XmlPlace> crowdedXmlTag(std::string_view bytes)
{
    for (std::size_t at = bytes.find('<'); at != std::string_view::npos; at = bytes.find('<', at)) {
        const std::size_t begin = at;
        const std::string_view rest = bytes.substr(at);
        if (rest.starts_with("<!--"))
            at = std::min(bytes.find("-->", at), bytes.size());
        else if (rest.starts_with("<![CDATA["))
            at = std::min(bytes.find("]]>", at), bytes.size());
        else if (attributesOf(bytes, at) > kMostXmlAttributes)
            return xmlPlaceAt(bytes, begin);
    }
    return std::nullopt;
}

} // namespace marches::editor
