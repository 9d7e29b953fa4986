// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/utf8.h"
#include "engine/text/placeholder.h"
#include "engine/text/textentry.h"
#include "engine/text/translation.h"

namespace marches::engine {

std::string pseudoLetters(std::string_view text)
{
    constexpr std::string_view kPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    constexpr std::u32string_view kAccented = U"åƀçđéƒĝĥîĵķļɱñöþɋŕšŧûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŦÛṼŴẊÝŽ";
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Step step = utf8At(text, at);
        const std::size_t index = step.code < 0x80 ? kPlain.find(static_cast<char>(step.code)) : std::string_view::npos;
        if (index != std::string_view::npos)
            appendUtf8(out, kAccented[index]);
        else
            out.append(text.substr(at, step.next - at));
        at = step.next;
    }
    return out;
}

namespace {
constexpr std::size_t kDotsOfAWord = 8;
}

std::string pseudoDots(std::size_t signs)
{
    std::string out;
    const std::size_t count = (signs * 4 + 9) / 10;
    for (std::size_t i = 0; i < count; ++i) {
        // As words do, a long row of dots gives room for a new line (U+200B).
        if (count > kDotsOfAWord && i % kDotsOfAWord == 0) out += "\u200B";
        out += "·";
    }
    return out;
}

std::string pseudoText(std::string_view source)
{
    if (source.empty()) return {};
    std::string out = "[";
    std::size_t signs = 0;
    for (const TextPiece& piece : splitText(source)) {
        if (piece.isPlaceholder()) out.append("{").append(piece.whole).append("}");
        for (const char sign : pseudoLetters(piece.literal))
            out.append(sign == '{' || sign == '}' ? 2 : 1, sign); // stays doubled
        signs += utf8Length(piece.literal);
    }
    // A value that stands last is a word by itself: the line may end behind it (U+200B).
    if (out.back() == '}') out += "\u200B";
    return out + pseudoDots(signs) + "]";
}

PoFile pseudoTranslation(const std::vector<TextEntry>& entries, std::string_view sourceLanguage)
{
    PoFile file = extractTexts(entries, sourceLanguage, kPseudoLanguage);
    for (PoEntry& entry : file.entries)
        for (std::size_t form = 0; form < entry.text.size(); ++form)
            entry.text[form] = pseudoText(form > 0 && entry.plural ? *entry.plural : entry.source);
    return file;
}

} // namespace marches::engine
