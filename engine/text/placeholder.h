// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace marches::engine {

/// A piece of a text: words as they stand, or a placeholder.
struct TextPiece {
    std::string_view literal; ///< words; empty for a placeholder
    std::string_view name;    ///< `{place}`, `{place:of}`: "place"; `{count of piece}`: "count"
    std::string_view form;    ///< `{place:of}`: "of"
    std::string_view counted; ///< `{count of piece}`: "piece"
    std::string_view whole;   ///< between the braces

    bool isPlaceholder() const { return !name.empty(); }
};

/// Cuts a text at its placeholders. `{{` and `}}` are plain braces, and so are braces that hold no placeholder.
/// The pieces look into `text`.
std::vector<TextPiece> splitText(std::string_view text);

} // namespace marches::engine
