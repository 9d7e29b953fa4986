// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QFrame>
#include <QPointer>

#include "editor/translation/comparison.h"
#include "editor/translation/translationmemory.h"
#include "editor/widgets/translated.h"

class QCheckBox;
class QGridLayout;
class QKeyEvent;
class QLabel;
class QLayout;
class QPushButton;
class QVBoxLayout;

namespace marches::editor {
class Spelling;
}

namespace marches::app {

class Actions;
class Card;
class FlowLayout;
class FormField;

/// One text: its source, a field for each form of its translation, the placeholders, what its author says of it, where
/// it is used, and what was translated alike.
///
/// In three sources by what is shown: the fields, what a sentence is compared with (sentencecomparison.cpp), what
/// stands below it (sentencefacts.cpp). They are one class because all show the same row and change with every key.
class SentenceEditor : public editor::Translated<QFrame> {
    Q_OBJECT
public:
    explicit SentenceEditor(const Actions& actions, QWidget* parent = nullptr);

    void setDocument(editor::TranslationDocument* document);
    /// -1: no text.
    void show(int row, const std::vector<editor::Suggestion>& suggestions);
    int row() const { return m_row; }
    /// Others for the text that is shown.
    void suggest(const std::vector<editor::Suggestion>& suggestions);
    /// What stands beside the translation; null: nothing. It outlives this or the next call.
    void setComparison(const editor::Comparison* comparison);
    /// What judges the spelling of what is typed; null: nothing. To be called again when words were learnt. It outlives
    /// this or the next call.
    void setSpelling(const editor::Spelling* spelling);
    /// Takes from the document what was changed elsewhere.
    void refresh();

    FormField* field(int form) const;
    int fieldCount() const { return static_cast<int>(m_fields.size()); }
    const std::vector<QPushButton*>& chips() const { return m_chips; }
    const std::vector<QPushButton*>& suggestions() const { return m_suggestionButtons; }
    QPushButton& takeButton() { return *m_take; }
    /// What is read on the card of the comparison, without its marks; empty: there is none.
    QString besideText() const;
    QCheckBox& again() { return *m_again; }
    QCheckBox& reviewed() { return *m_reviewed; }
    QPushButton& keepButton() { return *m_keep; }
    QPushButton& laterButton() { return *m_later; }
    /// The field that has the focus, or had it last.
    void focusField();
    /// A key that was pressed elsewhere is typed into the field, which gets the focus.
    void typeInto(QKeyEvent* event);
    void insertPlaceholder(int number);
    void copySource();
    /// Words the keys anew.
    void retranslate() final;

signals:
    void keepRequested();
    void laterRequested();
    void againRequested(bool again);
    void reviewedRequested(bool reviewed);
    void learnRequested(const QString& word);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// Takes everything out of a layout; what goes says nothing any more.
    static void clear(QLayout& layout);
    /// All that scrolls: the source, the fields, what helps.
    QWidget* makeBody();
    void buildBeside(QWidget& body);
    void markChanges(const std::string& before, const std::string& after);
    void buildSource();
    /// Underlines the things that the source names, and offers what they are called in the translation.
    void markTerms();
    void insertTerm(const QString& row);
    void buildFields();
    void connectField(FormField& field, int form);
    void wordFields();
    void buildChips();
    void buildFacts();
    void refreshBeside();
    void refreshChips();
    void refreshLength();
    QString formLabel(int form) const;

    const Actions& m_actions;
    QPointer<editor::TranslationDocument> m_document;
    int m_row = -1;
    int m_lastForm = 0;
    std::vector<std::string>
        m_placeholders;         ///< those of the source, then forms that only the translation's language has
    std::size_t m_ofSource = 0; ///< how many are the source's

    QLabel* m_key;
    QLabel* m_head;
    QLabel* m_sourceHead;
    Card* m_source;
    QGridLayout* m_sourceGrid;
    QLabel* m_targetHead;
    QWidget* m_forms;
    QGridLayout* m_formGrid;
    std::vector<FormField*> m_fields;
    std::vector<QLabel*> m_formLabels; ///< of a plural
    QWidget* m_chipRow;
    FlowLayout* m_chipFlow;
    std::vector<QPushButton*> m_chips;
    QLabel* m_length;
    QWidget* m_besideBox;
    QLabel* m_besideHead;
    QLabel* m_besideText;
    QPushButton* m_take;
    const editor::Comparison* m_comparison = nullptr;
    const editor::Spelling* m_spelling = nullptr;
    QLabel* m_facts;
    QLabel* m_suggestionHead;
    QWidget* m_suggestionBox;
    QVBoxLayout* m_suggestionColumn;
    std::vector<QPushButton*> m_suggestionButtons;
    QCheckBox* m_again;
    QCheckBox* m_reviewed;
    QPushButton* m_later;
    QPushButton* m_keep;
    QLabel* m_keys;
};

} // namespace marches::app
