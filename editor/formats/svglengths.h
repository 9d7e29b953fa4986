// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>

#include <optional>
#include <string>
#include <string_view>

namespace marches::editor {

/// True for attributes and properties whose value is a length: "width", "cx", "stroke-width", ...
bool isSvgLength(std::string_view key);

/// A length as a plain number of user units: "10mm", "2.5pt", "5 %" of the board (SVG 1.1, 7.10; 96 units are an inch).
/// Nothing where it is plain already, or no length at all.
std::optional<std::string> inUserUnits(std::string_view key, std::string_view value, const QSizeF& board);

} // namespace marches::editor
