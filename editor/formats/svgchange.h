// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/formats/svglayers.h"

#include <QPainterPath>
#include <QSizeF>

#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace marches::editor {

/// Gives an element another outline, in board units; its transforms and all else about it stay. Other shapes and copies
/// (`use`) become paths. Of a group, the first shape gets the outline and the others go. The fill rule is a property of
/// its own.
struct SetSvgPath {
    std::string id;
    QPainterPath outline;
};

/// Sets a presentation attribute ("fill"), in `style` where it is declared there, else as an attribute.
struct SetSvgProperty {
    std::string id;
    std::string property;
    std::string value;
};

/// Gives an element another id, also wherever the drawing refers to it.
struct RenameSvgElement {
    std::string from;
    std::string to;
};

/// Takes an element out with all that is in it, and the line it stands on where nothing else does.
struct RemoveSvgElement {
    std::string id;
};

/// Puts a path on top of a layer, which is made where there is none. `outline` in board units; `properties` are
/// presentation attributes.
struct AddSvgPath {
    SvgLayer layer = SvgLayer::Territories;
    std::string id;
    QPainterPath outline;
    std::vector<std::pair<std::string, std::string>> properties;
};

/// Makes the board so large: the view box, and in proportion what is said of width and height, in whatever unit. Shapes
/// stay where they are.
struct SetSvgSize {
    QSizeF size; ///< board units
};

using SvgChange = std::variant<SetSvgPath, SetSvgProperty, RenameSvgElement, RemoveSvgElement, AddSvgPath, SetSvgSize>;

} // namespace marches::editor
