// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/placeholder.h"

#include <algorithm>
#include <cstddef>

namespace marches::engine {

namespace {

constexpr std::size_t kLongestWord = 40;
constexpr std::string_view kOf = " of ";
/// Between the braces: no more is looked through for the closing one.
constexpr std::size_t kLongestPlaceholder = 2 * kLongestWord + kOf.size();

bool isName(std::string_view text)
{
    return !text.empty() && text.size() <= kLongestWord && std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    });
}

TextPiece placeholder(std::string_view whole)
{
    TextPiece piece;
    piece.whole = whole;
    if (const std::size_t colon = whole.find(':'); colon != std::string_view::npos) {
        piece.name = whole.substr(0, colon);
        piece.form = whole.substr(colon + 1);
        if (!isName(piece.form)) return {};
    } else if (const std::size_t of = whole.find(kOf); of != std::string_view::npos) {
        piece.name = whole.substr(0, of);
        piece.counted = whole.substr(of + kOf.size());
        if (!isName(piece.counted)) return {};
    } else {
        piece.name = whole;
    }
    return isName(piece.name) ? piece : TextPiece{};
}

} // namespace

std::vector<TextPiece> splitText(std::string_view text)
{
    std::vector<TextPiece> pieces;
    std::size_t start = 0;
    const auto words = [&](std::size_t end) {
        if (end > start) pieces.push_back({text.substr(start, end - start), {}, {}, {}, {}});
    };
    for (std::size_t at = 0; at < text.size();) {
        if (text.substr(at, 2) == "{{" || text.substr(at, 2) == "}}") {
            words(at + 1); // one of the two braces
            at = start = at + 2;
            continue;
        }
        const std::string_view inside =
            text[at] == '{' ? text.substr(at + 1, kLongestPlaceholder + 1) : std::string_view();
        const std::size_t length = inside.find('}');
        const TextPiece piece = length == std::string_view::npos ? TextPiece{} : placeholder(inside.substr(0, length));
        if (!piece.isPlaceholder()) {
            ++at;
            continue;
        }
        words(at);
        pieces.push_back(piece);
        at = start = at + 1 + length + 1;
    }
    words(text.size());
    return pieces;
}

} // namespace marches::engine
