// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translation/translationmemory.h"

#include <algorithm>
#include <cctype>

#include "engine/base/checksum.h"
#include "engine/text/grammar.h"

namespace marches::editor {

namespace {

constexpr double kLeastLikeness = 0.5;
constexpr std::size_t kLeastName = 3; ///< bytes; shorter ones are found in too many words

bool inWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || static_cast<unsigned char>(c) > 127; }

std::vector<std::uint64_t> wordsOf(std::string_view text)
{
    std::vector<std::uint64_t> words;
    std::string word;
    const auto finish = [&] {
        if (!word.empty()) words.push_back(engine::checksum(word));
        word.clear();
    };
    for (const char c : text) {
        if (inWord(c))
            word += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
        else
            finish();
    }
    finish();
    std::ranges::sort(words);
    return words;
}

/// Twice the words in common over all words (Dice, 1945).
double likeness(const std::vector<std::uint64_t>& a, const std::vector<std::uint64_t>& b)
{
    if (a.empty() || b.empty()) return 0;
    std::size_t common = 0;
    for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();) {
        if (a[i] == b[j]) {
            ++common;
            ++i;
            ++j;
        } else if (a[i] < b[j]) {
            ++i;
        } else {
            ++j;
        }
    }
    return 2.0 * static_cast<double>(common) / static_cast<double>(a.size() + b.size());
}

bool mentions(std::string_view sentence, std::string_view name)
{
    for (std::size_t at = sentence.find(name); at != std::string_view::npos; at = sentence.find(name, at + 1)) {
        const bool begins = at == 0 || !inWord(sentence[at - 1]);
        const bool ends = at + name.size() == sentence.size() || !inWord(sentence[at + name.size()]);
        if (begins && ends) return true;
    }
    return false;
}

} // namespace

std::size_t TranslationMemory::add(const std::string& key, const std::string& source, const std::string& text)
{
    std::vector<std::size_t>& same = m_bySource[source];
    const auto found = std::ranges::find_if(same, [&](std::size_t i) { return m_entries[i].text == text; });
    const std::size_t at = found == same.end() ? m_entries.size() : *found;
    if (found == same.end()) {
        same.push_back(at);
        m_entries.push_back({source, text, wordsOf(source), key.ends_with(".name") && source.size() >= kLeastName, 0});
    }
    ++m_entries[at].uses;
    return at;
}

void TranslationMemory::add(const engine::PoEntry& entry) { addAll(entry); }

void TranslationMemory::put(const std::string& key, const engine::PoEntry& entry)
{
    std::vector<std::size_t>& mine = m_byKey[key];
    for (const std::size_t before : mine) --m_entries[before].uses;
    mine = addAll(entry);
}

std::vector<std::size_t> TranslationMemory::addAll(const engine::PoEntry& entry)
{
    if (entry.fuzzy || entry.obsolete || entry.source.empty() || !entry.translated()) return {};
    const std::string key = entry.context.value_or("");
    const std::string_view form = std::string_view(key).substr(key.rfind('.') + 1);
    if (form == engine::kBoardForm || form == engine::kBoardSize)
        return {}; // how a board has room for it helps nowhere else
    std::vector<std::size_t> added{add(key, entry.source, entry.text.front())};
    if (entry.plural) added.push_back(add(key, *entry.plural, entry.text.back()));
    return added;
}

void TranslationMemory::add(const engine::PoFile& file)
{
    for (const engine::PoEntry& entry : file.entries) add(entry);
}

std::optional<std::string> TranslationMemory::translationOf(const std::string& source) const
{
    const auto same = m_bySource.find(source);
    if (same == m_bySource.end()) return {};
    const auto most = std::ranges::max_element(same->second, {}, [this](std::size_t i) { return m_entries[i].uses; });
    if (most == same->second.end() || m_entries[*most].uses == 0) return {};
    return m_entries[*most].text;
}

std::vector<Suggestion> TranslationMemory::find(std::string_view source, std::size_t limit) const
{
    std::vector<Suggestion> found;
    if (const auto same = m_bySource.find(std::string(source)); same != m_bySource.end())
        for (const std::size_t i : same->second)
            if (m_entries[i].uses > 0)
                found.push_back({Suggestion::Kind::Same, m_entries[i].source, m_entries[i].text, 1});
    std::vector<Suggestion> similar;
    std::vector<Suggestion> terms;
    const std::vector<std::uint64_t> words = wordsOf(source);
    for (const Entry& entry : m_entries) {
        if (entry.uses == 0 || entry.source == source) continue;
        const double like = likeness(words, entry.words);
        if (like >= kLeastLikeness)
            similar.push_back({Suggestion::Kind::Similar, entry.source, entry.text, like});
        else if (entry.isName && mentions(source, entry.source))
            terms.push_back({Suggestion::Kind::Term, entry.source, entry.text, like});
    }
    std::ranges::stable_sort(similar, std::ranges::greater(), &Suggestion::likeness);
    if (similar.size() > limit / 2) similar.resize(limit / 2);
    for (std::vector<Suggestion>* more : {&similar, &terms}) found.insert(found.end(), more->begin(), more->end());
    if (found.size() > limit) found.resize(limit);
    return found;
}

} // namespace marches::editor
