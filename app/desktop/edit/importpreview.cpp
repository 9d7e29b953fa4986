// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/importpreview.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QPixmap>

#include <utility>

namespace marches::app {

ImportPreview::ImportPreview(QWidget* parent) : QLabel(parent) { setAlignment(Qt::AlignCenter); }

QRectF ImportPreview::shown() const
{
    const QPixmap picture = pixmap(Qt::ReturnByValue);
    QRectF box(QPointF(), picture.deviceIndependentSize());
    box.moveCenter(QRectF(rect()).center());
    return box;
}

QPointF ImportPreview::toBoard(const QPointF& at) const
{
    const QRectF box = shown();
    if (box.isEmpty()) return {};
    return {(at.x() - box.left()) / box.width() * m_board.width(),
            (at.y() - box.top()) / box.height() * m_board.height()};
}

QPointF ImportPreview::toWidget(const QPointF& at) const
{
    const QRectF box = shown();
    if (m_board.isEmpty()) return {};
    return {box.left() + at.x() / m_board.width() * box.width(), box.top() + at.y() / m_board.height() * box.height()};
}

void ImportPreview::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_board.isEmpty()) return QLabel::mousePressEvent(event);
    m_from = m_to = event->position();
}

void ImportPreview::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_from) return QLabel::mouseMoveEvent(event);
    m_to = event->position();
    update();
}

void ImportPreview::mouseReleaseEvent(QMouseEvent* event)
{
    if (!m_from || event->button() != Qt::LeftButton) return QLabel::mouseReleaseEvent(event);
    const QPointF from = *std::exchange(m_from, std::nullopt);
    const QPointF to = event->position();
    const bool isClick = (to - from).manhattanLength() < QApplication::startDragDistance();
    const bool add = event->modifiers().testAnyFlags(Qt::ShiftModifier | Qt::ControlModifier);
    update();
    emit picked(QRectF(toBoard(from), isClick ? toBoard(from) : toBoard(to)).normalized(), add);
}

void ImportPreview::paintEvent(QPaintEvent* event)
{
    QLabel::paintEvent(event);
    if (!m_from) return;
    QPainter painter(this);
    QColor tint = palette().color(QPalette::Highlight);
    painter.setPen(tint);
    tint.setAlpha(50);
    painter.setBrush(tint);
    painter.drawRect(QRectF(*m_from, m_to).normalized());
}

} // namespace marches::app
