// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/formats/ink.h"
#include "editor/formats/svgtree.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace marches::editor {

/// Reads the elements of a tree as inks, in the order of painting and in board units, as SVG 1.1 says: styles are
/// inherited, copies (`use`) stand where they are used, opacities of groups are those of each thing in them. What would
/// cost too much or leave the range of coordinates is left out.
class SvgInks {
public:
    using Ids = std::map<std::string, std::size_t, std::less<>>;
    /// `leaveOut`: elements that are not wanted, with all that is in them; may be empty.
    SvgInks(const SvgTree& tree, const Ids& ids, std::function<bool(std::string_view id)> leaveOut);
    Inks read();
    /// An element alone, with what it inherits from nobody; `placed` leads from its parent to the board.
    Inks readFrom(std::size_t index, const QTransform& placed);

private:
    struct Look;
    void addElement(std::size_t index, const Look& above, const QTransform& placed, int copies);
    void addShape(const SvgNode& node, const Look& look, const QTransform& placed);
    Look lookOf(const SvgNode& node, const Look& above) const;
    QBrush brushOf(std::string_view paint, double opacity, const Look& look, const QRectF& box,
                   const QTransform& placed) const;
    QBrush gradientBrush(const SvgNode& node, double opacity, const QRectF& box, const QTransform& placed) const;

    const SvgTree& m_tree;
    const Ids& m_ids;
    std::function<bool(std::string_view)> m_leaveOut;
    Inks m_inks;
    std::size_t m_seen = 0;
};

} // namespace marches::editor
