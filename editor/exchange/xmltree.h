// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <QByteArray>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace marches::editor {

/// An element of an XML file.
struct XmlNode {
    std::string name;  ///< without its prefix
    std::string space; ///< name space; empty: none
    /// Local names and values. Of two that differ in nothing but the name space the plain one comes first.
    std::vector<std::pair<std::string, std::string>> attributes;
    std::string text; ///< directly inside of it, trimmed
    std::vector<std::size_t> children;
    std::size_t parent = 0; ///< of the root, itself
    int line = 0;
    int column = 0;

    /// Empty where it is not given.
    const std::string& attribute(std::string_view key) const;
};

/// The elements of a file in the order of their start tags, the root first: the index of an element is its ordinal.
class XmlTree {
public:
    /// Reads any well-formed XML in an encoding that it names. A document type is read over, with entities of its own
    /// within narrow limits; nothing outside of the file is ever looked at. Elements are nested 64 deep at most, and
    /// there are 70,000 of them at most.
    [[nodiscard]] static engine::Result<XmlTree> read(const QByteArray& bytes, const std::string& file);

    const std::vector<XmlNode>& nodes() const { return m_nodes; }
    const XmlNode& root() const { return m_nodes.front(); }
    const XmlNode& node(std::size_t index) const { return m_nodes[index]; }
    bool hasDoctype() const { return m_doctype; }

    /// Children with a name, in order.
    std::vector<std::size_t> children(std::size_t index, std::string_view name) const;
    /// All elements with a name anywhere, in order.
    std::vector<std::size_t> all(std::string_view name) const;
    /// The first child with a name; npos where there is none.
    std::size_t child(std::size_t index, std::string_view name) const;
    static constexpr std::size_t npos = static_cast<std::size_t>(-1);

private:
    std::vector<XmlNode> m_nodes;
    bool m_doctype = false;
};

} // namespace marches::editor
