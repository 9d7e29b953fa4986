// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cartography/style.h"
#include "editor/formats/ink.h"

#include <QByteArray>
#include <QColor>
#include <QPointF>
#include <QRectF>

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace marches::editor {

/// A small drawing that stands on the map: a tree, a castle, a ship. Drawn one unit high, with its foot (the point that
/// stands on the ground) at the origin.
struct Stamp {
    struct Part {
        QPainterPath path;
        std::optional<InkRole> fill; ///< nothing: not filled
        std::optional<InkRole> line;
        double width = 0; ///< of the line, of the height, in a stamp of its usual height; 0: no line
        QColor ownFill;   ///< of a person's stamp: a colour of its own; invalid where there is none
        QColor ownLine;
        double opacity = 1;
    };
    std::string id;
    std::string group;                        ///< "trees", "buildings", ...: as the panel sorts them
    std::map<std::string, std::string> names; ///< by language
    std::vector<Part> parts;                  ///< from below to above
    double width = 1;                         ///< of the height
    double height = 30;                       ///< usual, board units
    bool lit = false;        ///< has a side to the light, which is on the left: it is not mirrored by lot
    std::string source = {}; ///< of a person's own: the SVG that it was read from
    const std::string& name(std::string_view language) const { return nameIn(names, language, id); }
};

/// How a stamp stands on a board.
struct StampPlace {
    QPointF foot;
    double height = 20;
    double turn = 0; ///< degrees, clockwise
    bool mirrored = false;
    QColor tint; ///< in place of InkRole::Accent; invalid: the style's
};

/// The drawing at its place in the colours of a style. Pen lines grow more slowly than the stamp, as if all of a board
/// were drawn with one pen.
Inks inksOf(const Stamp& stamp, const StampPlace& place, const Style& style);
/// All that it covers there, without the width of its lines.
QRectF boxOf(const Stamp& stamp, const StampPlace& place);

/// Kinds of stamps, as they are sorted for choosing.
struct StampGroup {
    std::string id;
    std::map<std::string, std::string> names; ///< by language
    const std::string& name(std::string_view language) const { return nameIn(names, language, id); }
};
/// The group of a person's own stamps.
inline constexpr std::string_view kOwnStamps = "own";

/// Stamps by id.
class StampLibrary {
public:
    /// Those that come with the program.
    static const StampLibrary& shipped();
    /// The same with the SVG files of a folder, a person's own, which are named by their files: one with the id of
    /// another takes its place. A folder that is not there has none. Faults name files, and the rest is taken.
    static StampLibrary with(const std::string& folder, engine::Errors& faults);
    /// Adds the SVG of a file, named by it, or puts it in the place of the one that is called so.
    void addOwn(const std::string& bytes, const std::string& file, engine::Errors& faults);
    /// Null: there is none.
    const Stamp* find(std::string_view id) const;
    const std::map<std::string, Stamp, std::less<>>& all() const { return m_stamps; }
    const std::vector<StampGroup>& groups() const { return m_groups; }
    /// The ids of a group, in the order in which they are shown.
    std::vector<std::string> idsIn(std::string_view group) const;

private:
    void add(Stamp stamp);

    std::map<std::string, Stamp, std::less<>> m_stamps;
    std::vector<std::string> m_order;
    std::vector<StampGroup> m_groups;
};

/// What one stamp may cost at most.
inline constexpr std::size_t kMaxOwnStamps = 500;
inline constexpr qsizetype kMaxStampBytes = qsizetype{256} * 1024;
inline constexpr std::size_t kMaxStampParts = 500;
inline constexpr int kMaxStampPoints = 20000; ///< of all paths together

/// One stamp as an SVG: shapes and groups with `class="<role> [line-<role>]"`, or colours of their own. Its view box is
/// its box, the middle of whose lower edge is the foot. Opacities of groups are taken for those of their parts.
/// Refuses what readSvgTree() refuses, numbers that are none, and a drawing of nothing or of too much.
[[nodiscard]] engine::Result<Stamp> readStamp(const QByteArray& svg, const std::string& id, const std::string& file);

/// What is wrong with a list of stamps as resources/stamps/stamps.yaml is one; the drawings themselves are not read.
[[nodiscard]] engine::Errors checkStampList(const std::string& text, const std::string& file);

} // namespace marches::editor
