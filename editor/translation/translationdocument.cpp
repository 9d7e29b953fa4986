// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translation/translationdocument.h"

#include "engine/text/review.h"

#include <QUndoCommand>

#include <algorithm>
#include <map>
#include <set>

namespace marches::editor {

namespace {

constexpr int kTyping = 1; ///< id of commands that may join

/// True when `after` goes on with the word that `before` ends with, or takes signs away.
bool sameWord(const std::string& before, const std::string& after)
{
    if (after.size() < before.size()) return true;
    return before.empty() || before.back() != ' ';
}

} // namespace

void TextCounts::add(const CheckedText& text)
{
    ++total;
    switch (text.state) {
    case TextState::Done: ++done; break;
    case TextState::Again: ++again; break;
    case TextState::Mistake: ++mistakes; break;
    case TextState::Empty: ++empty; break;
    }
    if (text.reviewed) ++reviewed;
}

bool sameTranslation(const engine::PoEntry& a, const engine::PoEntry& b)
{
    return a.text == b.text && a.fuzzy == b.fuzzy && a.comments == b.comments;
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
    findTerms();
    m_checks.reserve(m_rows.size());
    for (int index = 0; index < count(); ++index) m_checks.push_back(checkedText(index));
}

void TranslationDocument::findTerms()
{
    engine::TextEntries sources;
    for (const TextRow& row : m_rows)
        if (!row.window && !row.loose) sources.push_back(row.source);
    m_glossary = engine::Glossary(sources);
    m_mentions.resize(m_rows.size());
    m_nameOf.assign(m_rows.size(), -1);
    m_names.resize(m_glossary.terms().size());
    m_users.resize(m_glossary.terms().size());
    std::map<std::string_view, std::size_t> things;
    for (std::size_t term = 0; term < m_names.size(); ++term) things.emplace(m_glossary.terms()[term].thing, term);
    for (int index = 0; index < count(); ++index) {
        const TextRow& row = this->row(index);
        if (row.window) continue;
        const std::string_view key = row.key();
        if (const auto thing = things.find(key.substr(0, key.rfind('.'))); thing != things.end()) {
            m_nameOf[static_cast<std::size_t>(index)] = static_cast<int>(thing->second);
            std::vector<int>& names = m_names[thing->second];
            names.insert(key.ends_with(".name") ? names.begin() : names.end(), index);
        }
        if (row.loose) continue;
        auto& mentions = m_mentions[static_cast<std::size_t>(index)];
        mentions = m_glossary.mentions(row.source.isPlural() ? row.source.other : row.source.one, key);
        std::set<std::size_t> mentioned;
        for (const engine::TermMention& mention : mentions)
            if (mentioned.insert(mention.term).second) m_users[mention.term].push_back(index);
    }
}

std::vector<TranslationDocument::Term> TranslationDocument::terms(int index) const
{
    std::vector<Term> found;
    for (const engine::TermMention& mention : m_mentions[static_cast<std::size_t>(index)]) {
        const int name = m_names[mention.term].front();
        const engine::PoEntry& po = row(name).po;
        found.push_back({mention, name, po.fuzzy ? std::string() : po.text.front()});
    }
    return found;
}

CheckedText TranslationDocument::checkedText(int index) const
{
    CheckedText checked = validateUtf8(row(index), unitOf(index));
    if (checked.state != TextState::Done) return checked;
    std::set<std::size_t> told;
    for (const engine::TermMention& mention : m_mentions[static_cast<std::size_t>(index)]) {
        if (!told.insert(mention.term).second) continue;
        std::vector<std::string> names;
        for (const int name : m_names[mention.term]) {
            const engine::PoEntry& po = row(name).po;
            const bool good = po.translated() && !po.fuzzy;
            if (name == m_names[mention.term].front() && !good) break; // nobody knows yet what it is called
            if (good && !row(name).key().ends_with(".board-size"))
                names.insert(names.end(), po.text.begin(), po.text.end());
        }
        if (names.empty() || engine::saysTerm(row(index).po.text.back(), names)) continue;
        const engine::PoEntry& name = row(m_names[mention.term].front()).po;
        checked.findings.push_back({engine::TranslationIssue::Term,
                                    engine::termDetail(m_glossary.terms()[mention.term], name),
                                    false,
                                    false,
                                    {}});
    }
    return checked;
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
        if (!row(index).loose) counts.add(check(index));
    return counts;
}

TextCounts TranslationDocument::counts(TextGroup group) const
{
    TextCounts counts;
    for (int index = 0; index < count(); ++index)
        if (!row(index).loose && this->group(index) == group) counts.add(check(index));
    return counts;
}

void TranslationDocument::put(int index, const engine::PoEntry& entry)
{
    const auto at = static_cast<std::size_t>(index);
    m_rows[at].po = entry;
    m_checks[at] = checkedText(index);
    if (m_nameOf[at] >= 0) // what speaks of a thing whose name is another one now
        for (const int user : m_users[static_cast<std::size_t>(m_nameOf[at])])
            m_checks[static_cast<std::size_t>(user)] = checkedText(user);
    emit rowChanged(index);
}

void TranslationDocument::push(int index, engine::PoEntry entry, const QString& what, int typedForm)
{
    engine::dropStaleReview(entry);
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

void TranslationDocument::setReviewed(int index, bool reviewed, const QString& what)
{
    engine::PoEntry entry = row(index).po;
    if (reviewed && state(index) != TextState::Done) return;
    engine::setReviewed(entry, reviewed);
    push(index, std::move(entry), what);
}

void TranslationDocument::setEntries(const std::vector<std::pair<int, engine::PoEntry>>& entries, const QString& what)
{
    m_undo.beginMacro(what);
    for (const auto& [index, entry] : entries) push(index, entry, what);
    m_undo.endMacro();
}

void TranslationDocument::adopt(int index, const engine::PoEntry& entry) { put(index, entry); }

} // namespace marches::editor
