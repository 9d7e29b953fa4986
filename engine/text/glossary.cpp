// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/glossary.h"

#include <unicase.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <new>
#include <utility>

#include "engine/base/utf8.h"
#include "engine/text/placeholder.h"

namespace marches::engine {

namespace {

constexpr std::string_view kName = ".name";
constexpr std::size_t kLeastLetters = 4;
constexpr std::size_t kMostWords = 8; ///< of a name: what is longer is a sentence

/// Kinds of things whose names stand as they are in sentences, and those whose names are common words.
constexpr std::array<std::string_view, 9> kProper = {"territory.", "region.", "site.", "space.", "barrier.",
                                                     "seat.",      "side.",   "card.", "army."};
constexpr std::array<std::string_view, 3> kCommon = {"piece.", "token.", "die."};

bool isOf(std::string_view key, const auto& kinds)
{
    return std::ranges::any_of(kinds, [key](std::string_view kind) { return key.starts_with(kind); });
}

/// Small letters without their marks.
std::string plain(std::string_view text)
{
    std::string readable;
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Step step = utf8At(text, at);
        if (step.valid) readable += text.substr(at, step.next - at);
        at = step.next;
    }
    std::size_t length = 0;
    const std::unique_ptr<std::uint8_t, decltype(&std::free)> folded(
        u8_casefold(reinterpret_cast<const std::uint8_t*>(readable.data()), readable.size(), nullptr, UNINORM_NFKD,
                    nullptr, &length),
        &std::free);
    if (!folded) throw std::bad_alloc(); // the only reason left: the text is UTF-8
    const std::string_view marked(reinterpret_cast<const char*>(folded.get()), length);
    std::string out;
    for (std::size_t at = 0; at < marked.size();) {
        const Utf8Step step = utf8At(marked, at);
        const bool mark = step.code >= 0x300 && step.code <= 0x36F;
        if (!mark) out += marked.substr(at, step.next - at);
        at = step.next;
    }
    return out;
}

bool isWordLetter(char32_t code)
{
    if (code < 0x80)
        return (code >= 'a' && code <= 'z') || (code >= 'A' && code <= 'Z') || (code >= '0' && code <= '9');
    const bool sign = code <= 0xBF || (code >= 0x2000 && code <= 0x206F) || (code >= 0x3000 && code <= 0x303F);
    return !sign;
}

struct Word {
    std::size_t at = 0; ///< byte of the text
    std::size_t length = 0;
    std::string plain;
};

/// The words of a text, those of placeholders left out.
std::vector<Word> wordsOf(std::string_view text)
{
    std::vector<Word> words;
    for (const TextPiece& piece : splitText(text)) {
        const std::size_t offset = static_cast<std::size_t>(piece.literal.data() - text.data());
        std::size_t begin = 0;
        const auto finish = [&](std::size_t end) {
            if (end > begin)
                words.push_back({offset + begin, end - begin, plain(piece.literal.substr(begin, end - begin))});
        };
        for (std::size_t at = 0; at < piece.literal.size();) {
            const Utf8Step step = utf8At(piece.literal, at);
            if (!isWordLetter(step.code)) {
                finish(at);
                begin = step.next;
            }
            at = step.next;
        }
        finish(piece.literal.size());
    }
    return words;
}

std::size_t lettersOf(const std::vector<Word>& words)
{
    std::size_t letters = 0;
    for (const Word& word : words) letters += utf8Length(word.plain);
    return letters;
}

/// The word that an English plural may be of: "fauns", "witches".
std::vector<std::string> singulars(const std::string& word)
{
    std::vector<std::string> found{word};
    if (word.size() > kLeastLetters && word.ends_with('s')) found.push_back(word.substr(0, word.size() - 1));
    if (word.size() > kLeastLetters && word.ends_with("es")) found.push_back(word.substr(0, word.size() - 2));
    return found;
}

/// What stays of a word in its other forms: two thirds of it, at least four letters.
std::string_view stemOf(std::string_view word)
{
    const std::size_t letters = std::max(kLeastLetters, utf8Length(word) * 2 / 3);
    std::size_t at = 0;
    for (std::size_t letter = 0; letter < letters && at < word.size(); ++letter) at = utf8At(word, at).next;
    return word.substr(0, at);
}

} // namespace

Glossary::Glossary(const TextEntries& entries)
{
    for (const TextEntry& entry : entries) {
        const bool proper = isOf(entry.key, kProper);
        if (!entry.key.ends_with(kName) || (!proper && !isOf(entry.key, kCommon))) continue;
        GlossaryTerm term{entry.key.substr(0, entry.key.size() - kName.size()), {}};
        for (const std::string& form : {entry.one, entry.other}) {
            const std::vector<Word> words = wordsOf(form);
            if (words.empty() || words.size() > kMostWords || lettersOf(words) < kLeastLetters) continue;
            Form known{m_terms.size(), {}, {}};
            for (const Word& word : words) known.words.push_back(word.plain);
            if (proper)
                known.begin = form.substr(words.front().at, utf8At(form, words.front().at).next - words.front().at);
            const std::string first = known.words.front();
            m_forms.emplace(first, std::move(known));
            term.source.push_back(form);
        }
        if (!term.source.empty()) m_terms.push_back(std::move(term));
    }
}

std::vector<TermMention> Glossary::mentions(std::string_view text, std::string_view key) const
{
    std::vector<TermMention> found;
    // What a rule is taken from is quoted as its book says it.
    if (m_forms.empty() || key.ends_with(".source")) return found;
    const std::vector<Word> words = wordsOf(text);
    const auto matches = [&](const Form& form, std::size_t first) {
        if (first + form.words.size() > words.size()) return false;
        if (!form.begin.empty() && !text.substr(words[first].at).starts_with(form.begin)) return false;
        for (std::size_t i = 0; i < form.words.size(); ++i) {
            const std::string& word = words[first + i].plain;
            const bool mayBePlural = form.begin.empty() && i + 1 == form.words.size();
            if (word == form.words[i]) continue;
            const std::vector<std::string> forms = mayBePlural ? singulars(word) : std::vector<std::string>();
            if (std::ranges::find(forms, form.words[i]) == forms.end()) return false;
        }
        return true;
    };
    for (std::size_t first = 0; first < words.size();) {
        const Form* best = nullptr;
        for (const std::string& begin : singulars(words[first].plain)) {
            const auto [from, to] = m_forms.equal_range(begin);
            for (auto at = from; at != to; ++at)
                if ((best == nullptr || at->second.words.size() > best->words.size()) && matches(at->second, first))
                    best = &at->second;
        }
        if (best == nullptr) {
            ++first;
            continue;
        }
        const Word& last = words[first + best->words.size() - 1];
        const std::string& thing = m_terms[best->term].thing;
        const bool itself = key.starts_with(thing) && key.size() > thing.size() && key[thing.size()] == '.';
        if (!itself) found.push_back({best->term, words[first].at, last.at + last.length - words[first].at});
        first += best->words.size();
    }
    return found;
}

std::string termDetail(const GlossaryTerm& term, const PoEntry& name)
{
    return term.source.front() + " = " + name.text.front();
}

bool saysTerm(std::string_view text, const std::vector<std::string>& names)
{
    const std::string said = plain(text);
    return std::ranges::any_of(names, [&said](const std::string& name) {
        if (name.empty()) return false;
        bool long_ = false;
        for (const Word& word : wordsOf(name)) {
            if (utf8Length(word.plain) < kLeastLetters) continue;
            long_ = true;
            if (said.find(stemOf(word.plain)) == std::string::npos) return false;
        }
        return long_ || said.find(plain(name)) != std::string::npos;
    });
}

} // namespace marches::engine
