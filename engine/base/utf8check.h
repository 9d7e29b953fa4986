// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

#include "engine/base/result.h"

namespace marches::engine {

/// Whether a character may stand in a YAML file of ours as it is: what the reader refuses raw, the writer writes as an
/// escape. No control characters but tab and line feed (and a carriage return right before that), no byte order mark,
/// nothing that Unicode calls no character.
bool mayStandRaw(char32_t point);

/// Looks at the bytes of a text file before anything parses them: valid UTF-8 of characters that may stand raw. The
/// first offence, with its place.
[[nodiscard]] Result<void> validateUtf8(std::string_view bytes, std::string_view file);

/// Number of characters (code points) of well-formed UTF-8.
int characterCount(std::string_view text);

/// Behind the closing quote of the quoted YAML scalar that begins at `begin`; npos when it is not closed.
std::size_t quotedEnd(std::string_view text, std::size_t begin);

} // namespace marches::engine
