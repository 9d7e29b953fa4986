// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/timeline.h"

#include <algorithm>
#include <cmath>

#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include "app/desktop/base/icons.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/play/ownerplate.h"
#include "app/desktop/widgets/style.h"

namespace marches::app {

namespace {

constexpr double kTimelineMargin = 14;
constexpr double kMark = 12;
constexpr double kDense = 4; ///< marks nearer than this are drawn as ticks

void drawMark(QPainter& painter, const QPointF& at, const editor::OwnerColour& owner, editor::Theme theme)
{
    const QRectF plate(at.x() - kMark / 2, at.y() - kMark / 2, kMark, kMark);
    painter.setPen(QPen(editor::boardColours(theme).plateEdge, 1));
    painter.setBrush(owner.fill);
    painter.drawRoundedRect(plate, 3, 3);
    editor::drawEmblem(painter, plate.adjusted(2, 2, -2, -2), owner.emblem, owner.ink);
    painter.setBrush(Qt::NoBrush);
}

} // namespace

Timeline::Timeline(QWidget* parent) : Translated(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setObjectName(QStringLiteral("timeline"));
}

void Timeline::show(const PlayContext* context)
{
    m_context = context;
    m_nodes.clear();
    m_position = 0;
    if (context != nullptr) {
        const engine::Game& game = context->runner.game();
        m_nodes = game.journal().line(game.journal().mainEnd(game.here()));
        const auto here = std::find(m_nodes.begin(), m_nodes.end(), game.here());
        m_position = static_cast<int>(here - m_nodes.begin());
    }
    describe();
    update();
}

void Timeline::describe()
{
    setAccessibleName(tr("Timeline"));
    setAccessibleDescription(
        tr("Move %1 of %2").arg(QLocale().toString(m_position), QLocale().toString(std::max(0, count() - 1))));
}

double Timeline::x(int index) const
{
    const double room = width() - 2 * kTimelineMargin;
    const double share = count() > 1 ? static_cast<double>(index) / (count() - 1) : 0.0;
    const double offset = kTimelineMargin + share * room;
    return isRightToLeft() ? width() - offset : offset;
}

void Timeline::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double middle = height() / 2.0;
    painter.setPen(QPen(colours().line, 2));
    painter.drawLine(QPointF(kTimelineMargin, middle), QPointF(width() - kTimelineMargin, middle));
    if (m_context == nullptr || m_nodes.empty()) return;

    const engine::Journal& journal = m_context->runner.game().journal();
    const bool dense = count() > 1 && (width() - 2 * kTimelineMargin) / (count() - 1) < kDense;
    double lastDrawn = -1000;
    for (int i = 1; i < count(); ++i) {
        const engine::Journal::Node& node = journal.node(m_nodes[static_cast<std::size_t>(i)]);
        const double at = x(i);
        const bool fork = journal.node(m_nodes[static_cast<std::size_t>(i - 1)]).children.size() > 1;
        if (fork) {
            painter.setPen(QPen(colours().accent, 1.4, Qt::DashLine));
            QPainterPath branch(QPointF(x(i - 1), middle));
            branch.quadTo(QPointF(x(i - 1) + 4, middle + 12), QPointF(x(i - 1) + 22, middle + 12));
            painter.drawPath(branch);
        }
        if (const auto* move = std::get_if<engine::Move>(&node.step)) {
            const editor::OwnerColour& owner = m_context->seatColour(move->seat);
            if (dense || std::abs(at - lastDrawn) < kMark + 1) {
                painter.setPen(QPen(lineColour(owner.fill), 2));
                painter.drawLine(QPointF(at, middle - 5), QPointF(at, middle + 5));
            } else {
                drawMark(painter, QPointF(at, middle), owner, m_context->theme);
                lastDrawn = at;
            }
        } else if (std::holds_alternative<engine::PositionEdit>(node.step)) {
            icon(QStringLiteral("edit")).paint(&painter, QRectF(at - 7, std::max(0.0, middle - 18), 14, 14).toRect());
            painter.setPen(QPen(colours().warning, 2));
            painter.drawLine(QPointF(at, middle - 4), QPointF(at, middle + 4));
        } else if (std::holds_alternative<engine::Outcome>(node.step) && !dense &&
                   std::abs(at - lastDrawn) >= kMark - 2) {
            painter.setPen(std::get<engine::Outcome>(node.step).setByHand ? QPen(colours().warning, 2)
                                                                          : QPen(colours().muted, 1));
            painter.drawLine(QPointF(at - 2, middle - 2), QPointF(at + 2, middle + 2));
            painter.drawLine(QPointF(at - 2, middle + 2), QPointF(at + 2, middle - 2));
        } else if (!std::holds_alternative<engine::Outcome>(node.step)) {
            painter.setPen(QPen(colours().warning, 2));
            painter.drawLine(QPointF(at, middle - 6), QPointF(at, middle + 6));
        }
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours().accent, 2.5));
    painter.drawEllipse(QPointF(x(m_position), middle), 7, 7);
    if (hasFocus()) drawFocusRing(&painter, rect().adjusted(1, 1, -2, -2), 4);
}

void Timeline::goTo(int index)
{
    if (m_nodes.empty()) return;
    index = std::clamp(index, 0, count() - 1);
    if (index != m_position) emit momentRequested(m_nodes[static_cast<std::size_t>(index)]);
}

void Timeline::goToPoint(double pointX)
{
    const double offset = isRightToLeft() ? width() - pointX : pointX;
    const double room = std::max(1.0, width() - 2 * kTimelineMargin);
    goTo(static_cast<int>(std::lround((offset - kTimelineMargin) / room * std::max(0, count() - 1))));
}

void Timeline::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) goToPoint(event->position().x());
}

void Timeline::mouseMoveEvent(QMouseEvent* event)
{
    if ((event->buttons() & Qt::LeftButton) != 0) goToPoint(event->position().x());
}

void Timeline::keyPressEvent(QKeyEvent* event)
{
    const int forward = isRightToLeft() ? -1 : 1;
    switch (event->key()) {
    case Qt::Key_Left: goTo(m_position - forward); break;
    case Qt::Key_Right: goTo(m_position + forward); break;
    case Qt::Key_PageUp: goTo(m_position - 10); break;
    case Qt::Key_PageDown: goTo(m_position + 10); break;
    case Qt::Key_Home: goTo(0); break;
    case Qt::Key_End: goTo(count() - 1); break;
    default: QWidget::keyPressEvent(event);
    }
}

} // namespace marches::app
