// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translation/comparison.h"

#include <algorithm>
#include <utility>

#include "editor/translation/translationsources.h"

namespace marches::editor {

void Comparison::add(const std::string& key, const engine::PoEntry& entry)
{
    if (std::ranges::any_of(entry.text, [](const std::string& form) { return !form.empty(); }))
        m_texts.insert_or_assign(key, entry.text);
}

engine::Result<Comparison> Comparison::withLanguage(const TranslationStore& store, const std::string& language,
                                                    const engine::TextRoots& roots)
{
    const engine::Result<std::vector<engine::TextSource>> sources = loadTranslationSources(store.source(), roots);
    if (!sources) return engine::fail(sources.error());
    const engine::Result<UnitsRead> read = readUnits(*sources, language, roots);
    if (!read) return engine::fail(read.error());
    Comparison comparison(Kind::Language, language);
    for (const TextRow& row : read->rows) comparison.add(row.key(), row.po);
    return comparison;
}

Comparison Comparison::withOpened(const TranslationStore& store)
{
    Comparison comparison(Kind::RevealedAnswers, store.language());
    const std::vector<TextRow>& rows = store.document().rows();
    for (std::size_t i = 0; i < rows.size(); ++i) comparison.add(rows[i].key(), store.opened()[i]);
    return comparison;
}

Comparison Comparison::withShipped(const TranslationStore& store)
{
    Comparison comparison(Kind::Shipped, store.language());
    for (const TranslationUnit& unit : store.document().units())
        for (const auto& [key, entry] : unit.shipped) comparison.add(key, entry);
    return comparison;
}

bool Comparison::hasShipped(const TranslationStore& store)
{
    return std::ranges::any_of(store.document().units(),
                               [](const TranslationUnit& unit) { return !unit.shipped.empty(); });
}

const std::vector<std::string>* Comparison::find(const std::string& key) const
{
    const auto found = m_texts.find(key);
    return found == m_texts.end() ? nullptr : &found->second;
}

bool Comparison::differs(const TextRow& row) const
{
    if (m_kind == Kind::Language) return false;
    const std::vector<std::string>* other = find(row.key());
    return other == nullptr ? !row.isEmpty() : *other != row.po.text;
}

} // namespace marches::editor
