// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/formats/svgtree.h"

#include <QByteArray>
#include <QRectF>
#include <QTransform>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace marches::editor {

/// Writes the elements of a tree out again for a renderer, with copies (`use`) written out in place. What would cost
/// too much or leave the range of coordinates is left out.
class SvgArtwork {
public:
    using Ids = std::map<std::string, std::size_t, std::less<>>;

    SvgArtwork(const SvgTree& tree, const Ids& ids, const QRectF& viewBox,
               const std::function<bool(std::string_view)>& leaveOut);

    /// Only what stands in front of an element, or from it on, in the order of the file.
    void stopBefore(std::size_t index) { m_end = index; }
    void beginAt(std::size_t index) { m_begin = index; }

    QByteArray write();
    bool overBudget() const { return m_overBudget; }

private:
    void writeElement(std::size_t index, const QTransform& placed, std::string_view dashes, int copies);
    void writeGradient(const SvgNode& node);
    void writeCopy(const SvgNode& node, const QTransform& placed, std::string_view dashes, int copies);
    bool writeShape(const SvgNode& node, const QTransform& placed, std::string_view dashes);
    void writeAttribute(std::string_view key, std::string_view value);
    void writeAttributes(const SvgNode& node, std::string_view except = {});

    const SvgTree& m_tree;
    const Ids& m_ids;
    QRectF m_viewBox;
    std::function<bool(std::string_view)> m_leaveOut;
    std::size_t m_begin = 0; ///< of what is drawn, in the tree; groups around it are kept
    std::size_t m_end = SIZE_MAX;
    QByteArray m_out;
    std::size_t m_written = 0;
    bool m_overBudget = false;
};

} // namespace marches::editor
