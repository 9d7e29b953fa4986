// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QPlainTextEdit>

#include "app/desktop/translate/fieldpaint.h"

class QMenu;

namespace marches::editor {
struct MisspeltWord;
}

namespace marches::app {

/// Where one form of a translation is typed: as high as its text, up to a limit. What is undone is the translation's
/// affair.
class FormField : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit FormField(QWidget* parent = nullptr);
    ~FormField() override;

    /// The text with its no-break spaces, which toPlainText() would make plain ones.
    QString text() const;
    /// Shows a text; the cursor stays where it is as far as it can. Does not emit edited().
    void setText(const QString& text);
    /// Whether a line end may be typed: only where the source has one.
    void setLines(bool several) { m_several = several; }
    /// How the language that is typed here runs; an empty field begins on that side, too.
    void setDirection(Qt::LayoutDirection direction);
    void insert(const QString& words);
    void setPlaceholders(const QStringList& names) { m_paint.setKnown(names); }
    /// What is misspelt is underlined, and its menu has suggestions. Null: spelling is not looked at. To be called
    /// again when words were learnt.
    void setSpelling(const editor::Spelling* spelling) { m_paint.setSpelling(spelling); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// By a person.
    void edited();
    /// A suggestion took the place of a misspelt word, which is a step of its own.
    void corrected();
    void learnRequested(const QString& word);
    void focused();

protected:
    bool event(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    int heightFor(int lines) const;
    void fit();
    /// At a position of the document, between the signs.
    std::optional<editor::MisspeltWord> misspeltAt(int position) const;
    /// The usual menu, with what there is to say of the word at this position above it.
    void openMenu(int position, const QPoint& at);
    void addSpelling(QMenu& menu, const editor::MisspeltWord& word);
    void correct(const editor::MisspeltWord& word, const QString& suggestion);

    FieldPaint m_paint;
    bool m_several = false;
    bool m_setting = false;
    QString m_known; ///< the text that was set or told last: painting placeholders also counts as a change with Qt
};

} // namespace marches::app
