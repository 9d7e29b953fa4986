// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/wheelguard.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QSlider>

namespace marches::app {

namespace {

/// What the wheel would change.
QWidget* fieldOf(QObject* object)
{
    if (auto* box = qobject_cast<QComboBox*>(object)) return box;
    if (auto* number = qobject_cast<QAbstractSpinBox*>(object)) return number;
    return qobject_cast<QSlider*>(object);
}

} // namespace

bool WheelGuard::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Polish) {
        QWidget* field = fieldOf(watched);
        if (field != nullptr && field->focusPolicy() == Qt::WheelFocus) field->setFocusPolicy(Qt::StrongFocus);
    } else if (event->type() == QEvent::Wheel) {
        const QWidget* field = fieldOf(watched);
        if (field != nullptr && !field->hasFocus()) {
            event->ignore(); // it goes on to the parents
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace marches::app
