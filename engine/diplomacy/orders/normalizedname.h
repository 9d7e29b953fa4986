// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace marches::engine::orders {

/// What is left of a name for comparing: its words, small, without the marks on letters, with one blank between them.
/// Strokes, slashes and brackets part words, full stops and apostrophes vanish: "St. Petersburg" and "st-petersburg"
/// give the same, and so do "Édimbourg" and "EDIMBOURG", whether É is one sign or a letter and its mark. Bytes that are
/// no UTF-8 are left out.
std::string normalizedName(std::string_view text);
/// A folded name without its blanks.
std::string withoutBlanks(std::string_view foldedName);

} // namespace marches::engine::orders
