// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
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

/// A placeholder by which a translation differs from its source.
struct PlaceholderFault {
    std::string placeholder; ///< "{place}" that is missing or invented, "{place:dative}" in a form that nobody knows
    std::size_t form = 0;    ///< the plural form of the translation
};
/// What is wrong with the placeholders of a translation: a game would show braces in place of a value, or leave a value
/// out. Forms of names are the translator's choice among those that there are. `source`: the text in all its forms;
/// `number`: the placeholder that chooses among them, which a form for a single number may leave out; empty: no plural.
std::vector<PlaceholderFault> placeholderFaults(std::span<const std::string> source, std::string_view number,
                                                std::span<const std::string> translation);

} // namespace marches::engine
