// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translation/translationdocument.h"

#include <QUndoCommand>

#include <algorithm>

namespace marches::editor {

namespace {

constexpr int kTyping = 1; ///< id of commands that may join

/// True when `after` goes on with the word that `before` ends with, or takes signs away.
bool sameWord(const std::string& before, const std::string& after)
{
    if (after.size() < before.size()) return true;
    return before.empty() || before.back() != ' ';
}

void count(TextCounts& counts, TextState state)
{
    ++counts.total;
    switch (state) {
    case TextState::Done: ++counts.done; break;
    case TextState::Again: ++counts.again; break;
    case TextState::Mistake: ++counts.mistakes; break;
    case TextState::Empty: ++counts.empty; break;
    }
}

} // namespace

bool sameTranslation(const engine::PoEntry& a, const engine::PoEntry& b)
{
    return a.text == b.text && a.fuzzy == b.fuzzy;
}

class TranslationDocument::EntryCommand : public QUndoCommand {
public:
    EntryCommand(TranslationDocument& document, int row, engine::PoEntry after, const QString& what, int form)
        : QUndoCommand(what), m_document(document), m_row(row), m_form(form), m_before(document.row(row).po),
          m_after(std::move(after))
    {}

    void undo() override
    {
        m_document.put(m_row, m_before);
        emit m_document.steppedTo(m_row);
    }
    void redo() override
    {
        m_document.put(m_row, m_after);
        if (!m_document.m_pushing) emit m_document.steppedTo(m_row);
    }
    int id() const override { return m_form < 0 ? -1 : kTyping; }
    bool mergeWith(const QUndoCommand* other) override
    {
        const auto& next = static_cast<const EntryCommand&>(*other);
        if (next.m_row != m_row || next.m_form != m_form) return false;
        const auto form = static_cast<std::size_t>(m_form);
        if (!sameWord(m_after.text[form], next.m_after.text[form])) return false;
        m_after = next.m_after;
        return true;
    }

private:
    TranslationDocument& m_document;
    int m_row;
    int m_form; ///< that is being typed; -1: another kind of edit
    engine::PoEntry m_before;
    engine::PoEntry m_after;
};

TranslationDocument::TranslationDocument(std::vector<TranslationUnit> units, std::vector<TextRow> rows)
    : m_units(std::move(units)), m_rows(std::move(rows))
{
    m_checks.reserve(m_rows.size());
    for (const TextRow& row : m_rows) m_checks.push_back(validateUtf8(row, m_units[row.unit]));
}

TranslationDocument::~TranslationDocument() = default;

int TranslationDocument::find(const std::string& key) const
{
    const auto found =
        std::ranges::find(m_rows, key, [](const TextRow& row) -> const std::string& { return row.key(); });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

TextCounts TranslationDocument::counts() const
{
    TextCounts counts;
    for (int index = 0; index < count(); ++index)
        if (!row(index).loose) marches::editor::count(counts, state(index));
    return counts;
}

TextCounts TranslationDocument::counts(TextGroup group) const
{
    TextCounts counts;
    for (int index = 0; index < count(); ++index)
        if (!row(index).loose && this->group(index) == group) marches::editor::count(counts, state(index));
    return counts;
}

void TranslationDocument::put(int index, const engine::PoEntry& entry)
{
    const auto at = static_cast<std::size_t>(index);
    m_rows[at].po = entry;
    m_checks[at] = validateUtf8(m_rows[at], m_units[m_rows[at].unit]);
    emit rowChanged(index);
}

void TranslationDocument::push(int index, engine::PoEntry entry, const QString& what, int typedForm)
{
    if (sameTranslation(row(index).po, entry)) return;
    m_pushing = true;
    m_undo.push(new EntryCommand(*this, index, std::move(entry), what, typedForm));
    m_pushing = false;
}

void TranslationDocument::typeForm(int index, int form, const std::string& text)
{
    engine::PoEntry entry = row(index).po;
    entry.text[static_cast<std::size_t>(form)] = text;
    push(index, std::move(entry), tr("typing"), form);
}

void TranslationDocument::setForms(int index, const std::vector<std::string>& forms, const QString& what)
{
    engine::PoEntry entry = row(index).po;
    entry.text = forms;
    entry.text.resize(row(index).po.text.size());
    push(index, std::move(entry), what);
}

engine::PoEntry TranslationDocument::marked(engine::PoEntry entry, bool again)
{
    entry.fuzzy = again;
    if (!again) {
        entry.previousContext.reset();
        entry.previousSource.reset();
        entry.previousPlural.reset();
    }
    return entry;
}

void TranslationDocument::setAgain(int index, bool again, const QString& what)
{
    push(index, marked(row(index).po, again), what);
    if (!again) emit rowKept(index);
}

void TranslationDocument::setEntries(const std::vector<std::pair<int, engine::PoEntry>>& entries, const QString& what)
{
    m_undo.beginMacro(what);
    for (const auto& [index, entry] : entries) push(index, entry, what);
    m_undo.endMacro();
}

void TranslationDocument::adopt(int index, const engine::PoEntry& entry) { put(index, entry); }

} // namespace marches::editor
