// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/translate/formfield.h"

#include "app/desktop/base/theme.h"
#include "editor/translation/textchecks.h"

#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QRegularExpression>
#include <QStyle>
#include <QStyleOptionFrame>

#include <algorithm>
#include <cmath>

namespace marches::app {

namespace {

constexpr int kMostLines = 6;

/// Keys that belong to the bench even while a field has the focus.
bool isBenchKey(const QKeyEvent& event)
{
    return event.matches(QKeySequence::Undo) || event.matches(QKeySequence::Redo) ||
           (event.key() == Qt::Key_Y && event.modifiers() == Qt::ControlModifier);
}

} // namespace

void PlaceholderPaint::setKnown(const QStringList& names)
{
    m_known = names;
    rehighlight();
}

void PlaceholderPaint::highlightBlock(const QString& text)
{
    static const QRegularExpression kPlaceholder(QStringLiteral("\\{[^{}]*\\}"));
    QTextCharFormat format;
    format.setFontWeight(QFont::DemiBold);
    for (auto found = kPlaceholder.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const std::string name = editor::placeholderName(match.captured().toStdString());
        const bool isKnown = m_known.contains(QString::fromStdString(name));
        format.setForeground(isKnown ? colours().accent : colours().error);
        format.setUnderlineStyle(isKnown ? QTextCharFormat::NoUnderline : QTextCharFormat::WaveUnderline);
        format.setUnderlineColor(colours().error);
        setFormat(static_cast<int>(match.capturedStart()), static_cast<int>(match.capturedLength()), format);
    }
}

FormField::FormField(QWidget* parent) : QPlainTextEdit(parent), m_paint(document())
{
    setUndoRedoEnabled(false);
    setTabChangesFocus(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    document()->setDocumentMargin(5);
    setFrameShape(QFrame::StyledPanel);
    setViewportMargins(2, 1, 2, 1);
    viewport()->setAutoFillBackground(false);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        fit();
        const QString now = text();
        if (m_setting || now == m_known) return;
        m_known = now;
        emit edited();
    });
    fit();
}

FormField::~FormField()
{
    disconnect(this, nullptr, this,
               nullptr); // the highlighter tells of a change as it goes, when what was known is gone already
}

QString FormField::text() const
{
    QString raw = document()->toRawText();
    return raw.replace(QChar::ParagraphSeparator, QLatin1Char('\n')).replace(QChar::LineSeparator, QLatin1Char('\n'));
}

void FormField::setText(const QString& text)
{
    if (text == this->text()) return;
    const int cursor = textCursor().position();
    m_setting = true;
    setPlainText(text);
    m_setting = false;
    m_known = this->text();
    QTextCursor at = textCursor();
    at.setPosition(std::min(cursor, document()->characterCount() - 1));
    setTextCursor(at);
}

void FormField::insert(const QString& words) { textCursor().insertText(words); }

bool FormField::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && isBenchKey(static_cast<QKeyEvent&>(*event))) {
        event->ignore(); // the field would take it and do nothing
        return false;
    }
    if (event->type() == QEvent::Paint) { // its frame: that of a field of one line
        QPainter painter(this);
        QStyleOptionFrame frame;
        frame.initFrom(this);
        frame.lineWidth = 1;
        style()->drawPrimitive(QStyle::PE_PanelLineEdit, &frame, &painter, this);
        return true;
    }
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) update();
    return QPlainTextEdit::event(event);
}

void FormField::focusInEvent(QFocusEvent* event)
{
    QPlainTextEdit::focusInEvent(event);
    emit focused();
}

void FormField::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && !m_several) {
        event->ignore();
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
}

int FormField::heightFor(int lines) const
{
    const int frame = 2 * frameWidth() + viewportMargins().top() + viewportMargins().bottom() +
                      static_cast<int>(2 * document()->documentMargin());
    return lines * fontMetrics().lineSpacing() + frame + 2;
}

QSize FormField::sizeHint() const { return {240, heightFor(1)}; }
QSize FormField::minimumSizeHint() const { return {80, heightFor(1)}; }

void FormField::fit()
{
    const int lines = static_cast<int>(std::lround(document()->size().height()));
    setFixedHeight(heightFor(std::clamp(lines, 1, kMostLines)));
}

void FormField::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    fit();
}

} // namespace marches::app
