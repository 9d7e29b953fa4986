// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/letterlimit.h"

#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
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

/// Changes what differs, as one step to undo.
void replaceBy(QPlainTextEdit& note, const QString& text)
{
    const QString before = note.toPlainText();
    const auto [here, there] = std::ranges::mismatch(before, text);
    const qsizetype same = here - before.begin();
    const qsizetype most = std::min(before.size(), text.size()) - same;
    qsizetype tail = 0;
    while (tail < most && before[before.size() - 1 - tail] == text[text.size() - 1 - tail]) ++tail;
    QTextCursor changed(note.document());
    changed.setPosition(static_cast<int>(same));
    changed.setPosition(static_cast<int>(before.size() - tail), QTextCursor::KeepAnchor);
    changed.insertText(text.mid(same, text.size() - tail - same));
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

void LetterLimit::cut(QPlainTextEdit& note)
{
    const QString text = note.toPlainText();
    const qsizetype over = lettersIn(text) - std::max(qsizetype{m_letters}, m_shown);
    if (m_cutting || over <= 0) return;
    qsizetype end = note.textCursor().position(); // of what was typed or pasted
    if (lettersIn(text.left(end)) < over) end = text.size();
    qsizetype begin = end;
    for (qsizetype letter = 0; letter < over; ++letter) begin -= text[begin - 1].isLowSurrogate() ? 2 : 1;
    const QScopedValueRollback cutting(m_cutting, true);
    note.undo(); // else one came back to the surplus by undoing
    replaceBy(note, text.left(begin) + text.mid(end));
    QTextCursor cursor(note.document());
    cursor.setPosition(static_cast<int>(begin));
    note.setTextCursor(cursor);
    tell();
}

void LetterLimit::tell()
{
    const QString words = tr("There is room for %n letter(s); the rest was cut off.", nullptr, m_letters);
    m_field.setAccessibleDescription(words);
    QToolTip::showText(m_field.mapToGlobal(QPoint(0, m_field.height())), words, &m_field);
}

} // namespace marches::editor
