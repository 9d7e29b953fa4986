// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/formats/ink.h"
#include "editor/formats/svgtree.h"
#include "engine/base/result.h"

#include <QByteArray>
#include <QColor>
#include <QPainterPath>
#include <QRectF>
#include <QTransform>

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace marches::editor {

/// A board.svg that was checked: its outlines by id, and its artwork in a form that is safe to render. Every number in
/// it is finite and small, nothing refers to another file, and copies (`use`) are written out within a budget.
class BoardSvg {
public:
    /// An element with an id, with all transforms applied: of a group, everything in it.
    struct Outline {
        QPainterPath path;
        QColor fill;  ///< of a group, that of its first shape with one; invalid where it is not a plain colour
        int line = 0; ///< of the element in the file
        int column = 0;
    };

    /// All faults of the numbers and paths are reported, not only the first.
    [[nodiscard]] static engine::Result<BoardSvg> read(const QByteArray& bytes, const std::string& file);

    /// The visible part, in board units.
    const QRectF& viewBox() const { return m_viewBox; }
    bool has(std::string_view id) const { return m_ids.find(id) != m_ids.end(); }
    std::optional<Outline> outline(std::string_view id) const;
    /// Everything in one path, for glyphs of one colour.
    QPainterPath wholeOutline() const { return outlineOf(0, QTransform()); }
    /// Ids in the order of the alphabet.
    std::vector<std::string_view> ids() const;
    /// Ids of everything inside of an element (a layer) but what the program has drawn there, in the order of the file.
    std::vector<std::string> idsIn(std::string_view layer) const;

    /// The picture as a file of its own, for other programs and as a key, without the elements whose ids `leaveOut`
    /// names.
    QByteArray artwork(const std::function<bool(std::string_view id)>& leaveOut = {}) const;
    /// The same in two, what the file draws before the first of these elements and what it draws from there on; all of
    /// it is before, where it has none of them.
    std::pair<QByteArray, QByteArray> artworkAround(const std::function<bool(std::string_view id)>& isPivot,
                                                    const std::function<bool(std::string_view id)>& leaveOut) const;
    /// The same as it is painted.
    Inks inks(const std::function<bool(std::string_view id)>& leaveOut = {}) const;
    /// Those of one element, such as a layer; none where it is not there.
    Inks inksOf(std::string_view id, const std::function<bool(std::string_view id)>& leaveOut = {}) const;

private:
    QPainterPath outlineOf(std::size_t index, const QTransform& placed) const;
    QColor fillOf(std::size_t index) const;

    SvgTree m_tree;
    std::map<std::string, std::size_t, std::less<>> m_ids; ///< the first element with each id
    std::map<std::size_t, QTransform> m_placed;            ///< of elements with an id: from their parent to the board
    std::map<std::size_t, QColor> m_inherited;             ///< fills that elements with an id have from above
    QRectF m_viewBox;
};

} // namespace marches::editor
