// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/translate/formfield.h"

#include "editor/translation/spelling.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFrame>
#include <QTextBlock>
#include <QTextOption>

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

bool isMenuKey(const QKeyEvent& event)
{
    return event.key() == Qt::Key_Menu || (event.key() == Qt::Key_F10 && event.modifiers() == Qt::ShiftModifier);
}

} // namespace

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
        m_paint.setTyping(textCursor().position());
        emit edited();
    });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        if (textCursor().position() != m_paint.typing()) m_paint.setTyping(-1); // the word is left
    });
    fit();
}

void FormField::setDirection(Qt::LayoutDirection direction)
{
    setLayoutDirection(direction);
    QTextOption option = document()->defaultTextOption();
    option.setTextDirection(direction);
    // A plain field does not turn its lines around by itself.
    option.setAlignment(Qt::AlignAbsolute | (direction == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft));
    document()->setDefaultTextOption(option);
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
    if (event->type() == QEvent::PaletteChange) m_paint.rehighlight();
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) update();
    return QPlainTextEdit::event(event);
}

void FormField::focusInEvent(QFocusEvent* event)
{
    QPlainTextEdit::focusInEvent(event);
    emit focused();
}

void FormField::focusOutEvent(QFocusEvent* event)
{
    m_paint.setTyping(-1);
    QPlainTextEdit::focusOutEvent(event);
}

void FormField::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byKeys = event->reason() == QContextMenuEvent::Keyboard;
    openMenu(byKeys ? textCursor().position() : cursorForPosition(event->pos()).position(), event->globalPos());
    event->accept();
}

std::optional<editor::MisspeltWord> FormField::misspeltAt(int position) const
{
    if (m_paint.spelling() == nullptr) return std::nullopt;
    const QTextBlock block = document()->findBlock(position);
    for (editor::MisspeltWord word : m_paint.spelling()->misspelt(block.text())) {
        word.at += block.position();
        if (position >= word.at && position <= word.at + word.length) return word;
    }
    return std::nullopt;
}

void FormField::openMenu(int position, const QPoint& at)
{
    QMenu* menu = createStandardContextMenu();
    menu->setObjectName(QStringLiteral("fieldMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (const auto word = misspeltAt(position)) addSpelling(*menu, *word);
    menu->popup(at);
}

void FormField::addSpelling(QMenu& menu, const editor::MisspeltWord& word)
{
    QAction* const usual = menu.actions().value(0);
    const auto add = [&](const QString& text) {
        auto* action = new QAction(text, &menu);
        menu.insertAction(usual, action);
        return action;
    };
    const QStringList suggestions = m_paint.spelling()->suggestions(word.word);
    for (const QString& suggestion : suggestions) {
        QAction* action = add(QString(suggestion).replace(QLatin1Char('&'), QLatin1String("&&")));
        connect(action, &QAction::triggered, this, [this, word, suggestion] { correct(word, suggestion); });
    }
    if (suggestions.isEmpty()) add(tr("No suggestions", "for a misspelt word"))->setEnabled(false);
    menu.insertSeparator(usual);
    QAction* learn = add(tr("Add to dictionary"));
    learn->setObjectName(QStringLiteral("learn"));
    connect(learn, &QAction::triggered, this, [this, word] { emit learnRequested(word.word); });
    menu.insertSeparator(usual);
}

void FormField::correct(const editor::MisspeltWord& word, const QString& suggestion)
{
    QTextCursor cursor(document());
    if (word.at + word.length >= document()->characterCount()) return; // the text is another one by now
    cursor.setPosition(word.at);
    cursor.setPosition(word.at + word.length, QTextCursor::KeepAnchor);
    const QString typed = text().mid(word.at, word.length);
    const auto now = m_paint.spelling() == nullptr ? std::nullopt : misspeltAt(word.at);
    if (!now || now->word != word.word) return;
    m_setting = true; // a step of its own, and none of typing
    cursor.insertText(editor::Spelling::inPlaceOf(typed, suggestion));
    m_setting = false;
    m_known = text();
    setTextCursor(cursor);
    emit corrected();
}

void FormField::keyPressEvent(QKeyEvent* event)
{
    if (isMenuKey(*event)) {
        ensureCursorVisible();
        openMenu(textCursor().position(), viewport()->mapToGlobal(cursorRect().bottomLeft()));
        event->accept();
        return;
    }
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
