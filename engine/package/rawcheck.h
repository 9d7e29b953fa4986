// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

#include "engine/package/result.h"

namespace marches::engine {

/// Looks at the bytes of a text file before anything parses them: valid UTF-8 without a byte order mark or control characters
/// (tab, line feed, and carriage return before a line feed are allowed). The first offence, with its place.
Result<void> checkText(std::string_view bytes, std::string_view file);

/// Number of characters (code points) of well-formed UTF-8.
int characterCount(std::string_view text);

/// Behind the closing quote of the quoted YAML scalar that begins at `begin`; npos when it is not closed.
std::size_t quotedEnd(std::string_view text, std::size_t begin);

} // namespace marches::engine
