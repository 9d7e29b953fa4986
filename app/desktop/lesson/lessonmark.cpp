// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lesson/lessonmark.h"

#include "app/desktop/base/theme.h"

#include <QEvent>
#include <QPainter>

namespace marches::app {

namespace {

constexpr int kFrame = 3;
constexpr int kRound = 5;

} // namespace

LessonMark::LessonMark(QWidget& window) : QWidget(&window)
{
    setObjectName(QStringLiteral("lessonMark"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void LessonMark::point(QWidget* part)
{
    if (part != m_part) {
        // The part goes where the widgets around it go.
        for (QWidget* widget = m_part; widget != nullptr && widget != parentWidget(); widget = widget->parentWidget())
            widget->removeEventFilter(this);
        m_part = part;
        for (QWidget* widget = m_part; widget != nullptr && widget != parentWidget(); widget = widget->parentWidget())
            widget->installEventFilter(this);
    }
    follow();
}

bool LessonMark::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide: follow(); break;
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

void LessonMark::follow()
{
    setVisible(m_part != nullptr && m_part->isVisible());
    if (isHidden()) return;
    const QRect around(m_part->mapTo(parentWidget(), QPoint()), m_part->size());
    setGeometry(around.adjusted(-kFrame, -kFrame, kFrame, kFrame).intersected(parentWidget()->rect()));
    raise();
}

void LessonMark::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours().accent, kFrame));
    const qreal half = kFrame / 2.0;
    painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), kRound, kRound);
}

} // namespace marches::app
