// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/escgivesback.h"

#include "editor/widgets/sharedfield.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTextCursor>

namespace marches::editor {

namespace {

bool isKept(QWidget* field)
{
    const bool line = qobject_cast<QLineEdit*>(field) != nullptr && qobject_cast<SharedField*>(field) == nullptr &&
                      field->focusProxy() == nullptr; // else the line of a list or number
    return line || qobject_cast<QComboBox*>(field) != nullptr || qobject_cast<QSpinBox*>(field) != nullptr ||
           qobject_cast<QDoubleSpinBox*>(field) != nullptr || qobject_cast<QPlainTextEdit*>(field) != nullptr;
}

/// What was typed and not chosen goes; then what was chosen, as if the old entry had been chosen from the list.
bool giveBackTo(QComboBox& box, const QVariant& held)
{
    const bool typed = box.isEditable() && box.lineEdit()->isModified();
    if (typed) box.setEditText(box.itemText(box.currentIndex()));
    // Entries without data are told apart by where they stand.
    const bool hasData = held.typeId() != QMetaType::Int;
    if (!held.isValid() || held == (hasData ? box.currentData() : QVariant(box.currentIndex()))) return typed;
    const int index = hasData ? box.findData(held) : held.toInt();
    if (index < 0) return typed;
    box.setCurrentIndex(index);
    emit box.activated(index);
    return true;
}

template <class Number> bool giveBackTo(Number& box, const QVariant& held)
{
    const auto before = held.value<decltype(box.value())>();
    const bool changed = box.value() < before || before < box.value();
    const QString shown = box.text();
    box.setValue(before); // the text too, where it is not counted yet
    return changed || box.text() != shown;
}

/// As if it had been typed, so that the note's own undo has it.
bool giveBackTo(QPlainTextEdit& note, const QVariant& held)
{
    if (!note.document()->isModified()) return false;
    QTextCursor all(note.document());
    all.select(QTextCursor::Document);
    all.insertText(held.toString());
    note.document()->setModified(false);
    return true;
}

bool giveBackTo(QLineEdit& line, const QVariant& held)
{
    if (line.text() == held.toString()) return false;
    line.setText(held.toString());
    return true;
}

bool beginsSomething(const QEvent& event)
{
    return event.type() == QEvent::KeyPress || event.type() == QEvent::MouseButtonPress ||
           event.type() == QEvent::Wheel;
}

} // namespace

EscGivesBack::EscGivesBack(QWidget& field) : QObject(&field), m_field(field) { field.installEventFilter(this); }

void EscGivesBack::guard(QWidget& form)
{
    for (QWidget* field : form.findChildren<QWidget*>())
        if (isKept(field) && field->findChild<EscGivesBack*>(QString(), Qt::FindDirectChildrenOnly) == nullptr)
            new EscGivesBack(*field);
}

QVariant EscGivesBack::held() const
{
    if (const auto* box = qobject_cast<QComboBox*>(&m_field)) {
        const QVariant data = box->currentData();
        return data.isValid() || box->currentIndex() < 0 ? data : QVariant(box->currentIndex());
    }
    if (const auto* number = qobject_cast<QDoubleSpinBox*>(&m_field)) return number->value();
    if (const auto* number = qobject_cast<QSpinBox*>(&m_field)) return number->value();
    if (const auto* note = qobject_cast<QPlainTextEdit*>(&m_field)) return note->toPlainText();
    return static_cast<const QLineEdit&>(m_field).text();
}

void EscGivesBack::hold()
{
    m_held = held();
    m_isHeld = true;
}

bool EscGivesBack::giveBack()
{
    if (auto* box = qobject_cast<QComboBox*>(&m_field)) return giveBackTo(*box, m_held);
    if (auto* number = qobject_cast<QDoubleSpinBox*>(&m_field)) return giveBackTo(*number, m_held);
    if (auto* number = qobject_cast<QSpinBox*>(&m_field)) return giveBackTo(*number, m_held);
    if (auto* note = qobject_cast<QPlainTextEdit*>(&m_field)) return giveBackTo(*note, m_held);
    return giveBackTo(static_cast<QLineEdit&>(m_field), m_held);
}

bool EscGivesBack::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn) {
        // A menu or another window that was in front meanwhile is no beginning.
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        if (!m_isHeld || (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason)) hold();
    } else if (beginsSomething(*event)) {
        // A note that nobody types in shows what is stored by now.
        const auto* note = qobject_cast<QPlainTextEdit*>(&m_field);
        if (!m_isHeld || (note != nullptr && !note->document()->isModified())) hold();
        const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event)->key() : 0;
        if (key == Qt::Key_Escape && giveBack()) return true;
        // Enter counts what was typed: that is what it holds from now on. In a note it is a new line.
        if ((key == Qt::Key_Return || key == Qt::Key_Enter) && note == nullptr) forget();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace marches::editor
