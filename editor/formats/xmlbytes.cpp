// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/xmlbytes.h"

#include <algorithm>

namespace marches::editor {

namespace {

constexpr std::size_t kNowhere = std::string_view::npos;

/// Behind the next `mark` from `at` on.
std::size_t behind(std::string_view bytes, std::string_view mark, std::size_t at)
{
    const std::size_t found = bytes.find(mark, at);
    return found == kNowhere ? kNowhere : found + mark.size();
}

/// Behind the ">" of a start tag; one in the quotes of an attribute does not count.
std::size_t endOfTag(std::string_view bytes, std::size_t at)
{
    while (at < bytes.size()) {
        const char c = bytes[at];
        if (c == '>') return at + 1;
        at = c == '"' || c == '\'' ? behind(bytes, std::string_view(&bytes[at], 1), at + 1) : at + 1;
    }
    return kNowhere;
}

/// Behind a comment, a CDATA section or a processing instruction that begins at `at`; `at` where there is none.
std::size_t behindMarkup(std::string_view bytes, std::size_t at)
{
    const std::string_view rest = bytes.substr(at);
    if (rest.starts_with("<!--")) return behind(bytes, "-->", at + 4);
    if (rest.starts_with("<![CDATA[")) return behind(bytes, "]]>", at);
    if (rest.starts_with("<?")) return behind(bytes, "?>", at);
    if (rest.starts_with("<!")) return kNowhere; // a document type
    return at;
}

} // namespace

std::optional<std::vector<XmlElementSpans>> findXmlElements(std::string_view bytes)
{
    std::vector<XmlElementSpans> elements;
    std::vector<std::size_t> open;
    for (std::size_t at = bytes.find('<'); at != kNowhere; at = bytes.find('<', at)) {
        const std::size_t next = behindMarkup(bytes, at);
        if (next == kNowhere) return std::nullopt;
        if (next != at) {
            at = next;
            continue;
        }
        const std::size_t end = endOfTag(bytes, at);
        if (end == kNowhere) return std::nullopt;
        if (bytes[at + 1] == '/') {
            if (open.empty()) return std::nullopt;
            elements[open.back()].end = {at, end};
            open.pop_back();
        } else {
            const bool closed = bytes[end - 2] == '/';
            elements.push_back({{at, end}, {end, end}, open.empty() ? XmlElementSpans::kNoParent : open.back()});
            if (!closed) open.push_back(elements.size() - 1);
        }
        at = end;
    }
    if (!open.empty()) return std::nullopt;
    return elements;
}

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
