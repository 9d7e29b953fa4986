// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QLineEdit;
class QPlainTextEdit;
class QString;
class QWidget;

namespace marches::editor {

/// How many letters a field takes: what is typed or pasted beyond them is left out, and a note beside the field says
/// so. Letters are code points of Unicode, as in files. What is shown by setText() may be longer, and stays so until it
/// is shortened.
class LetterLimit : public QObject {
    Q_OBJECT
public:
    /// A field has one, of the last number that it was given; it goes with the field.
    static void set(QLineEdit& line, int letters);
    static void set(QPlainTextEdit& note, int letters);
    /// Shows a text that nobody typed, whole.
    static void setText(QLineEdit& line, const QString& text);
    static void setText(QPlainTextEdit& note, const QString& text);

private:
    LetterLimit(QWidget& field, int letters);
    void makeRoom(QLineEdit& line, const QString& text) const;
    void cut(QPlainTextEdit& note);
    void tell();

    QWidget& m_field;
    int m_letters;
    bool m_cutting = false;
    qsizetype m_shown =
        0; ///< length of the text that was shown last: in a line in units of UTF-16, in a note in letters
};

} // namespace marches::editor
