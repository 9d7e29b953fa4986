// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/surfacebutton.h"

#include <QEvent>
#include <QKeyEvent>

namespace marches::app {

SurfaceButton::SurfaceButton(QWidget* parent) : QAbstractButton(parent) { setFocusPolicy(Qt::StrongFocus); }

bool SurfaceButton::event(QEvent* event)
{
    switch (event->type()) {
    case QEvent::Enter:
    case QEvent::Leave:
    case QEvent::FocusIn:
    case QEvent::FocusOut: update(); break;
    default: break;
    }
    return QAbstractButton::event(event);
}

void SurfaceButton::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace marches::app
