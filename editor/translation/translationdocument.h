// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/translation/textchecks.h"
#include "editor/translation/textgroup.h"
#include "editor/translation/translationunit.h"
#include "editor/translation/windowtexts.h"
#include "engine/text/glossary.h"

#include <QObject>
#include <QUndoStack>

#include <string>
#include <utility>
#include <vector>

namespace marches::editor {

/// How many texts are in which state. Forms of names that the source does without are not counted.
struct TextCounts {
    int total = 0;
    int done = 0;
    int reviewed = 0; ///< of those done
    int again = 0;
    int mistakes = 0;
    int empty = 0;

    void add(const CheckedText& text);
};

/// The texts of a map, a ruleset or the engine with their translations into one language, while somebody works on them.
/// Every edit is a step that can be undone, without end; typing in one field makes a step a word.
class TranslationDocument : public QObject {
    Q_OBJECT
public:
    TranslationDocument(std::vector<TranslationUnit> units, std::vector<TextRow> rows);
    ~TranslationDocument() override;

    const std::string& language() const { return m_units.front().language; }
    const std::vector<TranslationUnit>& units() const { return m_units; }
    const std::vector<TextRow>& rows() const { return m_rows; }
    int count() const { return static_cast<int>(m_rows.size()); }
    const TextRow& row(int index) const { return m_rows[static_cast<std::size_t>(index)]; }
    const TranslationUnit& unitOf(int index) const { return m_units[row(index).unit]; }
    const CheckedText& check(int index) const { return m_checks[static_cast<std::size_t>(index)]; }
    TextState state(int index) const { return check(index).state; }
    TextGroup group(int index) const
    {
        return row(index).window ? windowGroup(windowClass(row(index).key())) : textGroupOf(row(index).key());
    }
    /// -1: there is no such text.
    int find(const std::string& key) const;
    TextCounts counts() const;
    TextCounts counts(TextGroup group) const;
    /// Things that the source of a text names, with what they are called in the translation so far; empty where they
    /// have no name yet.
    struct Term {
        engine::TermMention mention; ///< in the source; of a plural in its form for many
        int nameRow = -1;
        std::string name;
    };
    std::vector<Term> terms(int index) const;
    /// What has become of the rule for plurals of a text: one form where it is no plural.
    int formCount(int index) const { return static_cast<int>(row(index).po.text.size()); }

    QUndoStack& undoStack() { return m_undo; }
    const QUndoStack& undoStack() const { return m_undo; }
    /// Typing: steps of one form join up to the end of a word.
    void typeForm(int index, int form, const std::string& text);
    void setForms(int index, const std::vector<std::string>& forms, const QString& what);
    /// Marks a text to be looked at again, or as good: then what its source was earlier is forgotten. A text that is
    /// marked so already makes no step.
    void setAgain(int index, bool again, const QString& what);
    /// Marks a text as read over by somebody, or takes the mark away. Only one that is done can be.
    void setReviewed(int index, bool reviewed, const QString& what);
    /// Several texts in one step.
    void setEntries(const std::vector<std::pair<int, engine::PoEntry>>& entries, const QString& what);
    /// The entry that setAgain() would make of one.
    static engine::PoEntry marked(engine::PoEntry entry, bool again);

    /// What came from outside, for which there is no step back here.
    void adopt(int index, const engine::PoEntry& entry);
    /// The files around the texts: header, bytes and what is kept behind them.
    std::vector<TranslationUnit>& files() { return m_units; }

signals:
    void rowChanged(int row);
    /// Somebody has found a text good; see setAgain().
    void rowKept(int row);
    /// A step was undone or done again, and changed this text.
    void steppedTo(int row);

private:
    class EntryCommand;
    void put(int index, const engine::PoEntry& entry);
    /// What is wrong with a text by itself, and with the names of things in it.
    CheckedText checkedText(int index) const;
    void findTerms();
    void push(int index, engine::PoEntry entry, const QString& what, int typedForm = -1);

    std::vector<TranslationUnit> m_units;
    std::vector<TextRow> m_rows;
    std::vector<CheckedText> m_checks;
    engine::Glossary m_glossary;
    std::vector<std::vector<engine::TermMention>> m_mentions; ///< by row
    std::vector<std::vector<int>> m_names; ///< by term: rows of its name and its forms, the name first
    std::vector<std::vector<int>> m_users; ///< by term: rows that mention it
    std::vector<int> m_nameOf;             ///< by row: the term whose name or form it is; -1: of none
    QUndoStack m_undo;
    bool m_pushing = false;
};

/// The same words, marks and comments.
bool sameTranslation(const engine::PoEntry& a, const engine::PoEntry& b);

} // namespace marches::editor
