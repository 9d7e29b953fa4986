// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cartography/style.h"
#include "editor/formats/ink.h"

#include <QByteArray>
#include <QColor>
#include <QPointF>

#include <map>
#include <memory>
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
        double width = 0; ///< of the line, of the height
        QColor ownFill;   ///< of a person's stamp: a colour of its own; invalid where there is none
        QColor ownLine;
        double opacity = 1;
    };
    std::string id;
    std::string group;                        ///< "trees", "buildings", ...: as the panel sorts them
    std::map<std::string, std::string> names; ///< by language
    std::vector<Part> parts;
    double width = 1; ///< of the height
};

/// How a stamp stands on a board.
struct StampPlace {
    QPointF foot;
    double height = 20;
    double turn = 0; ///< degrees, clockwise
    bool mirrored = false;
    QColor tint; ///< in place of InkRole::Accent; invalid: the style's
};

Inks inksOf(const Stamp& stamp, const StampPlace& place, const Style& style);

/// Stamps by id.
class StampLibrary {
public:
    /// Those that come with the program.
    static const StampLibrary& shipped();
    /// The same with the SVG files of a folder, a person's own; faults name files, and the rest is taken.
    static StampLibrary with(const std::string& folder, engine::Errors& faults);
    /// Null: there is none.
    const Stamp* find(std::string_view id) const;
    const std::map<std::string, Stamp, std::less<>>& all() const { return m_stamps; }

private:
    std::map<std::string, Stamp, std::less<>> m_stamps;
};

/// One stamp as an SVG: parts have `class="<role> [line-<role>]"`, or colours of their own.
[[nodiscard]] engine::Result<Stamp> readStamp(const QByteArray& svg, const std::string& id, const std::string& file);

} // namespace marches::editor
