// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSyntaxHighlighter>

namespace marches::editor {
class Spelling;
}

namespace marches::app {

/// Placeholders in the accent, so that they are told from words; those that the source has not as mistakes, and what
/// is misspelt as well.
class FieldPaint : public QSyntaxHighlighter {
public:
    using QSyntaxHighlighter::QSyntaxHighlighter;
    /// Names of those that may stand, without braces and forms.
    void setKnown(const QStringList& names);
    /// Null: spelling is not looked at. It outlives this or the next call.
    void setSpelling(const editor::Spelling* spelling);
    const editor::Spelling* spelling() const { return m_spelling; }
    /// The word that ends or goes on at this position of the document is being typed, and not judged yet. -1: none is.
    void setTyping(int position);
    int typing() const { return m_typing; }

protected:
    void highlightBlock(const QString& text) override;

private:
    void paintPlaceholders(const QString& text);
    void paintSpelling(const QString& text);

    QStringList m_known;
    const editor::Spelling* m_spelling = nullptr;
    int m_typing = -1;
};

} // namespace marches::app
