// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <string_view>
#include <vector>

namespace marches::editor {

// An XML file as bytes: looked at before a reader gets it, and what stands where in one that it has read.

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

/// A stretch of a file's bytes: from `begin` to before `end`.
struct XmlSpan {
    std::size_t begin = 0;
    std::size_t end = 0;

    std::size_t size() const { return end - begin; }
    std::string_view of(std::string_view bytes) const { return bytes.substr(begin, size()); }
};

/// Where an element stands in the bytes of its file.
struct XmlElementSpans {
    static constexpr std::size_t kNoParent = std::numeric_limits<std::size_t>::max();

    XmlSpan start; ///< its start tag, from "<" to after ">"
    XmlSpan end;   ///< its end tag; empty, behind the start tag, where the element closes itself
    std::size_t parent = kNoParent;

    bool closesItself() const { return end.size() == 0; }
    XmlSpan whole() const { return {start.begin, end.end}; }
};

/// The elements of a file in the order of their start tags. For bytes in UTF-8 that an XML reader has found well-formed
/// and without a document type: this only finds out what stands where. Nothing when the tags do not match all the same.
std::optional<std::vector<XmlElementSpans>> findXmlElements(std::string_view bytes);

} // namespace marches::editor
