// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/formats/svgpath.h"
#include "editor/formats/svgtree.h"
#include "editor/formats/xmlbytes.h"
#include "editor/formats/xmltag.h"
#include "engine/base/result.h"

#include <QByteArray>
#include <QTransform>

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace marches::editor {

/// An SVG as its bytes, with what is understood of it and where that stands. Elements go by their ordinal: which start
/// tag of the file they are.
class SvgSource {
public:
    /// As readSvgTree(); also refuses what is not in UTF-8, because changes are written into the bytes.
    [[nodiscard]] static engine::Result<SvgSource> read(const QByteArray& bytes, const std::string& file);

    const QByteArray& bytes() const { return m_bytes; }
    std::string_view text() const { return {m_bytes.constData(), static_cast<std::size_t>(m_bytes.size())}; }
    const std::string& file() const { return m_file; }
    const SvgTree& tree() const { return m_tree; }
    const std::vector<XmlElementSpans>& elements() const { return m_elements; }

    /// The first element with an id, as an index of tree().
    std::optional<std::size_t> find(std::string_view id) const;
    /// The element of tree() around another; of the root, itself.
    std::size_t parent(std::size_t node) const { return m_parents[node]; }
    /// From an element's own coordinates to the board's.
    SvgResult<QTransform> placement(std::size_t node) const;
    XmlTag tag(std::size_t ordinal) const;
    /// What a prefix stands for in an element; empty where it is not bound.
    std::string namespaceOf(std::size_t ordinal, std::string_view prefix) const;
    /// A prefix that is bound to a name space in an element; empty where none is.
    std::string prefixOf(std::size_t ordinal, std::string_view space) const;

    /// The white space before `at` when nothing else is before it on its line.
    std::optional<std::string> indentation(std::size_t at) const;
    /// "\n" or "\r\n", whichever ends the first line.
    std::string_view lineEnd() const;

private:
    QByteArray m_bytes;
    std::string m_file;
    SvgTree m_tree;
    std::vector<XmlElementSpans> m_elements;
    std::vector<std::size_t> m_parents; ///< of the elements of the tree; of the root itself
    std::map<std::string, std::size_t, std::less<>> m_ids;
};

} // namespace marches::editor
