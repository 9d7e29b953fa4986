// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace marches::engine {

/// Cuts a text into lines of at most `width` columns where the Unicode line breaking algorithm (UAX #14, pair table)
/// allows it; spaces stay at the end of their line and count, wide signs count two. A piece without a chance to break
/// stays whole. A backslash and the sign after it are never parted: the text is written with escapes.
std::vector<std::string_view> breakLines(std::string_view text, int width);

} // namespace marches::engine
