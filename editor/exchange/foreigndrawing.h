// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exchange/foreignmap.h"
#include "editor/exchange/xmltree.h"
#include "editor/formats/boardsvg.h"
#include "engine/base/result.h"

#include <QByteArray>
#include <QSizeF>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace marches::editor {

/// An SVG of another program, made fit to be a board.svg: without document type, with what style sheets say written on
/// the elements, the upper left corner at (0, 0), some hundred to some thousand units large, and an id for each shape,
/// group and copy, and outlines up to where they can be read. A drawing that is so already keeps its bytes but for the
/// ids.
class ForeignDrawing {
public:
    [[nodiscard]] static engine::Result<ForeignDrawing> read(const QByteArray& bytes, const std::string& file);

    const std::string& file() const { return m_file; }
    const QByteArray& bytes() const { return m_bytes; }
    /// Board units.
    QSizeF size() const { return m_board->viewBox().size(); }
    /// Board units to one unit of the file as it was.
    double scale() const { return m_scale; }
    /// From the coordinates of the file as it was to the board's.
    QPointF onBoard(const QPointF& at) const { return (at - m_origin) * m_scale; }

    /// Board units that a drawn line between two shapes may take, where each was drawn for itself: they touch across
    /// it.
    double lineGap() const { return 0.009 * std::max(size().width(), size().height()); }

    /// Everything in the file, titles and data of other programs too.
    const XmlTree& xml() const { return m_xml; }
    /// Id that an element has in bytes(); its own, or one that was made up for it. Empty for what needs none.
    const std::string& idOf(std::size_t node) const { return m_ids[node]; }
    /// Its own id, as the file has it.
    const std::string& ownId(std::size_t node) const { return m_xml.node(node).attribute("id"); }
    /// Name in Inkscape.
    const std::string& label(std::size_t node) const { return m_xml.node(node).attribute("label"); }
    /// Text of its title; empty where it has none.
    std::string title(std::size_t node) const;
    bool isShape(std::size_t node) const; ///< a shape or a copy of one
    bool isGroup(std::size_t node) const { return m_xml.node(node).name == "g"; }
    /// True for definitions and what is not displayed.
    bool isHidden(std::size_t node) const;
    std::optional<BoardSvg::Outline> outline(std::size_t node) const { return m_board->outline(m_ids[node]); }
    /// The first group that has one of these names as its id or label, in small letters; npos where there is none.
    std::size_t layer(const std::vector<std::string>& names) const;
    /// Shapes anywhere below an element that are displayed, in order.
    std::vector<std::size_t> shapesBelow(std::size_t node) const;

    /// What of the drawing cannot be shown: pictures, words, and the rest of outlines that break off.
    [[nodiscard]] engine::Errors notes() const;

private:
    [[nodiscard]] engine::Result<void> prepare();
    void giveIds();
    /// True where there were outlines that cannot be read to their end.
    bool cutBrokenOutlines();

    std::string m_file;
    QByteArray m_bytes;
    XmlTree m_xml;
    std::vector<std::string> m_ids; ///< by element
    std::optional<BoardSvg> m_board;
    engine::Errors m_broken; ///< a note for each outline that was cut
    QPointF m_origin;
    double m_scale = 1;
};

} // namespace marches::editor
