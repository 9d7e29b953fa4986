// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/placeholder.h"

#include <algorithm>
#include <cstddef>
#include <set>

#include "engine/text/grammar.h"

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

using Words = std::set<std::string_view>;

/// What a text is filled with, forms apart.
void addParameters(std::string_view text, Words& names)
{
    for (const TextPiece& piece : splitText(text)) {
        if (!piece.isPlaceholder()) continue;
        names.insert(piece.name);
        if (!piece.counted.empty()) names.insert(piece.counted);
    }
}

/// Whether names and numbers have such a form: "of", and of the player of an army "player-of".
bool isForm(std::string_view form)
{
    constexpr std::string_view kPlayer = "player";
    if (form == kPlayer || form == "bare") return true;
    if (form.starts_with(kPlayer) && form.substr(kPlayer.size()).starts_with('-'))
        form.remove_prefix(kPlayer.size() + 1);
    return form == "name" || std::ranges::find(kSentenceForms, form) != kSentenceForms.end();
}

bool hasBraces(std::span<const std::string> texts)
{
    return std::ranges::any_of(texts, [](const std::string& text) { return text.find('{') != std::string::npos; });
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

std::vector<PlaceholderFault> placeholderFaults(std::span<const std::string> source, std::string_view number,
                                                std::span<const std::string> translation)
{
    std::vector<PlaceholderFault> faults;
    if (!hasBraces(source) && !hasBraces(translation)) return faults; // as most texts are
    const auto braced = [](std::string_view inside) { return std::string("{").append(inside).append("}"); };
    Words wanted;
    Words forms; // an author's own forms too
    for (const std::string& text : source) {
        addParameters(text, wanted);
        for (const TextPiece& piece : splitText(text)) forms.insert(piece.form);
    }
    for (std::size_t form = 0; form < translation.size(); ++form) {
        Words used;
        addParameters(translation[form], used);
        for (const std::string_view name : used)
            if (!wanted.contains(name)) faults.push_back({braced(name), form});
        for (const std::string_view name : wanted)
            if (!used.contains(name) && (name != number || form + 1 == translation.size()))
                faults.push_back({braced(name), form});
        for (const TextPiece& piece : splitText(translation[form]))
            if (!piece.form.empty() && wanted.contains(piece.name) && !forms.contains(piece.form) &&
                !isForm(piece.form))
                faults.push_back({braced(piece.whole), form});
    }
    return faults;
}

} // namespace marches::engine
