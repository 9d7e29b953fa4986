// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace marches::engine {

/// A slip of typography in a translated text, and what is to stand there instead.
struct TypographyFinding {
    std::string_view rule; ///< id: "ellipsis", "space-before-sign", ...; its sentence is `typography.<rule>`
    std::size_t begin = 0; ///< bytes of the text
    std::size_t end = 0;
    std::string replacement; ///< of those bytes; only a proposal where `fixable` is false
    bool fixable = true;     ///< false: only a person can tell
    std::string shown;       ///< the stretch with its surroundings, for a message
};

/// Checks a text by the habits of a language, in the order of the text:
/// - all: three dots instead of an ellipsis, doubled spaces, spaces at the ends that the source has not;
/// - French: narrow no-break space (U+202F) before ; ! ? and no-break space before : and inside « », curly apostrophe,
/// elision
///   ("de Anvard"), contraction ("de le", before a name);
/// - English, German, Italian, ...: no space before ; : ! ? and the language's own quotation marks.
/// Placeholders ({name}, %1), marks (<b>), addresses and file patterns are left alone. Rules are data: languages that
/// are not in the table get what holds for all. `source` may be empty.
std::vector<TypographyFinding> checkTypography(std::string_view text, std::string_view language,
                                               std::string_view source = {});

/// The text with all that can be mended.
std::string fixTypography(std::string_view text, std::string_view language, std::string_view source = {});

} // namespace marches::engine
