// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/letterlimit.h"

#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QTextCursor>
#include <QToolTip>

#include <algorithm>

namespace marches::editor {

namespace {

qsizetype secondHalvesIn(const QString& text)
{
    return std::ranges::count_if(text, [](QChar unit) { return unit.isLowSurrogate(); });
}

qsizetype lettersIn(const QString& text) { return text.size() - secondHalvesIn(text); }

LetterLimit* limitOf(const QWidget& field) { return field.findChild<LetterLimit*>({}, Qt::FindDirectChildrenOnly); }

/// Sets how many units of UTF-16 a line takes, as if nothing had happened to it.
void setMostUnits(QLineEdit& line, int units)
{
    if (line.maxLength() == units) return;
    const QSignalBlocker quiet(line);
    const bool modified = line.isModified();
    const int cursor = line.cursorPosition();
    line.setMaxLength(units);
    line.setCursorPosition(cursor);
    line.setModified(modified);
}

} // namespace

LetterLimit::LetterLimit(QWidget& field, int letters) : QObject(&field), m_field(field), m_letters(letters) {}

void LetterLimit::set(QLineEdit& line, int letters)
{
    delete limitOf(line);
    auto* limit = new LetterLimit(line, letters);
    limit->m_shown = line.text().size();
    limit->makeRoom(line, line.text());
    connect(&line, &QLineEdit::textChanged, limit,
            [limit, &line](const QString& text) { limit->makeRoom(line, text); });
    connect(&line, &QLineEdit::inputRejected, limit, [limit, &line] {
        if (lettersIn(line.text()) >= limit->m_letters) limit->tell();
    });
}

void LetterLimit::set(QPlainTextEdit& note, int letters)
{
    delete limitOf(note);
    auto* limit = new LetterLimit(note, letters);
    limit->m_shown = lettersIn(note.toPlainText());
    connect(&note, &QPlainTextEdit::textChanged, limit, [limit, &note] { limit->cut(note); });
}

void LetterLimit::setText(QLineEdit& line, const QString& text)
{
    if (LetterLimit* limit = limitOf(line)) {
        limit->m_shown = text.size();
        limit->makeRoom(line, text);
    }
    line.setText(text);
}

void LetterLimit::setText(QPlainTextEdit& note, const QString& text)
{
    if (LetterLimit* limit = limitOf(note)) limit->m_shown = lettersIn(text);
    note.setPlainText(text);
}

/// For a text that the line is to show or shows: its letters beyond the first plane of Unicode count as one each.
void LetterLimit::makeRoom(QLineEdit& line, const QString& text) const
{
    setMostUnits(line, static_cast<int>(std::max(m_letters + secondHalvesIn(text), m_shown)));
}

/// The undo list of the note has the text as it was cut.
void LetterLimit::cut(QPlainTextEdit& note)
{
    const QString text = note.toPlainText();
    const qsizetype letters = lettersIn(text);
    const qsizetype most = std::max(qsizetype{m_letters}, m_shown);
    if (letters <= most) return;
    qsizetype end = note.textCursor().position(); // of what was typed or pasted
    if (lettersIn(text.left(end)) < letters - most) end = text.size();
    qsizetype begin = end;
    for (qsizetype over = letters - most; over > 0; --over) begin -= text[begin - 1].isLowSurrogate() ? 2 : 1;
    QTextCursor surplus(note.document());
    surplus.joinPreviousEditBlock();
    surplus.setPosition(static_cast<int>(begin));
    surplus.setPosition(static_cast<int>(end), QTextCursor::KeepAnchor);
    surplus.removeSelectedText();
    surplus.endEditBlock();
    tell();
}

void LetterLimit::tell()
{
    const QString words = tr("There is room for %n letter(s); what was beyond them is left out.", nullptr, m_letters);
    m_field.setAccessibleDescription(words);
    QToolTip::showText(m_field.mapToGlobal(QPoint(0, m_field.height())), words, &m_field);
}

} // namespace marches::editor
