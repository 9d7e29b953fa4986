// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/base/pendingtext.h"

#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QTextEdit>

namespace marches::app {

namespace {

/// The line in which a widget is typed into; null: it has none.
QLineEdit* lineOf(QWidget* field)
{
    if (auto* line = qobject_cast<QLineEdit*>(field)) return line;
    if (const auto* box = qobject_cast<QComboBox*>(field)) return box->lineEdit();
    const auto* number = qobject_cast<QAbstractSpinBox*>(field);
    return number != nullptr ? number->findChild<QLineEdit*>() : nullptr;
}

bool isTypedInto(QWidget* field)
{
    return lineOf(field) != nullptr || qobject_cast<QPlainTextEdit*>(field) != nullptr ||
           qobject_cast<QTextEdit*>(field) != nullptr;
}

void giveBack(QWidget& field, const QString& text, int cursor)
{
    field.setFocus(Qt::OtherFocusReason);
    QLineEdit* line = lineOf(&field);
    if (line != nullptr && line->text() == text) line->setCursorPosition(cursor);
}

} // namespace

void commitPendingText()
{
    const QPointer<QWidget> field = QApplication::focusWidget();
    if (field == nullptr || !isTypedInto(field)) return;
    const QPointer<QWidget> around = field->parentWidget();
    const QLineEdit* line = lineOf(field);
    const QString text = line != nullptr ? line->text() : QString();
    const int cursor = line != nullptr ? line->cursorPosition() : 0;
    field->clearFocus();                                // every field takes that for the end of the typing
    if (QApplication::focusWidget() != nullptr) return; // it handed the focus on itself
    if (field != nullptr && field->isVisible() && field->isEnabled())
        giveBack(*field, text, cursor);
    else if (around != nullptr && qobject_cast<QAbstractScrollArea*>(around->parentWidget()) != nullptr)
        around->setFocus(Qt::OtherFocusReason); // the field of a row, which goes with the typing
}

} // namespace marches::app
