// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>
#include <QSyntaxHighlighter>

namespace marches::app {

/// Placeholders in the accent, so that they are told from words; those that the source has not as mistakes.
class PlaceholderPaint : public QSyntaxHighlighter {
public:
    using QSyntaxHighlighter::QSyntaxHighlighter;
    /// Names of those that may stand, without braces and forms.
    void setKnown(const QStringList& names);

protected:
    void highlightBlock(const QString& text) override;

private:
    QStringList m_known;
};

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
    void insert(const QString& words);
    void setPlaceholders(const QStringList& names) { m_paint.setKnown(names); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// By a person.
    void edited();
    void focused();

protected:
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    int heightFor(int lines) const;
    void fit();

    PlaceholderPaint m_paint;
    bool m_several = false;
    bool m_setting = false;
    QString m_known; ///< the text that was set or told last: painting placeholders also counts as a change with Qt
};

} // namespace marches::app
