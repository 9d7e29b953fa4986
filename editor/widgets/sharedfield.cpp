// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/sharedfield.h"

#include "editor/widgets/letterlimit.h"

#include <algorithm>

#include <QEvent>
#include <QKeyEvent>

namespace marches::editor {

SharedField::SharedField(QWidget* parent) : QLineEdit(parent)
{
    connect(this, &QLineEdit::editingFinished, this, &SharedField::commit);
}

void SharedField::commit()
{
    if (!isModified()) return;
    setModified(false);
    // Blanks around a text are kept nowhere: with them it would be read as something that the map does not say.
    if (!m_differ && text() != m_values.value(0) && text().trimmed() == m_values.value(0)) {
        LetterLimit::setText(*this, m_values.value(0));
        setModified(false);
        return;
    }
    emit edited(text());
}

void SharedField::showValues(const QStringList& values)
{
    if (isModified() && hasFocus()) return;
    m_values = values;
    m_values.removeDuplicates();
    m_differ = m_values.size() > 1;
    const QString common = m_differ ? QString() : m_values.value(0);
    if (text() != common) {
        const qsizetype cursor = hasFocus() ? std::min(qsizetype{cursorPosition()}, common.size()) : 0;
        LetterLimit::setText(*this, common);
        setCursorPosition(static_cast<int>(cursor)); // without the focus one sees the beginning of a long text
    }
    setModified(false);
    wordHint();
}

void SharedField::setHint(const QString& hint)
{
    m_hint = hint;
    wordHint();
}

void SharedField::wordHint() { setPlaceholderText(m_differ ? tr("several", "values that differ") : m_hint); }

void SharedField::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) wordHint();
    QLineEdit::changeEvent(event);
}

void SharedField::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason) setCursorPosition(0);
}

void SharedField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && isModified()) {
        setModified(false);
        showValues(m_values);
        return;
    }
    QLineEdit::keyPressEvent(event);
}

} // namespace marches::editor
