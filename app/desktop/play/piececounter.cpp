// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/piececounter.h"

#include <algorithm>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "app/desktop/base/theme.h"

namespace marches::app {

namespace {

constexpr int kPiecePicture = 24;
constexpr int kBetweenPieces = 4;
constexpr int kAroundPieces = 4; ///< room for the ring of the focus
constexpr double kPieceStroke = 3.0;
constexpr double kPale = 0.45; ///< opacity of a piece that is not chosen

} // namespace

PieceCounter::PieceCounter(editor::TokenShape shape, const editor::OwnerColour& owner, editor::Theme theme, int most,
                           QWidget* parent)
    : QAbstractSlider(parent), m_shape(shape), m_owner(owner), m_theme(theme)
{
    setRange(0, std::clamp(most, 1, kMost));
    setPageStep(1);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(this, &QAbstractSlider::valueChanged, this, qOverload<>(&QWidget::update));
}

QSize PieceCounter::sizeHint() const
{
    return {2 * kAroundPieces + maximum() * (kPiecePicture + kBetweenPieces) - kBetweenPieces,
            kPiecePicture + 2 * kAroundPieces};
}

QRect PieceCounter::boxOf(int piece) const
{
    const int begin = kAroundPieces + piece * (kPiecePicture + kBetweenPieces);
    return {isRightToLeft() ? width() - begin - kPiecePicture : begin, kAroundPieces, kPiecePicture, kPiecePicture};
}

void PieceCounter::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor edge = editor::boardColours(m_theme).plateEdge;
    for (int piece = 0; piece < maximum(); ++piece) {
        const QRectF box = boxOf(piece);
        const bool isChosen = piece < value();
        painter.setOpacity(isChosen ? 1.0 : kPale);
        editor::drawToken(painter, box.adjusted(2, 2, -2, -2), m_shape, m_owner.fill, m_owner.ink, edge, QString());
        painter.setOpacity(1.0);
        if (!isChosen) continue;
        // A tick: pieces are chosen to be hit, to move, to stay.
        const QPolygonF tick(
            {box.topLeft() + QPointF(5, 13), box.topLeft() + QPointF(10, 18), box.topLeft() + QPointF(19, 6)});
        for (const auto& [colour, width] :
             {std::pair(colours().window, kPieceStroke + 2.5), std::pair(colours().accent, kPieceStroke)}) {
            painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.drawPolyline(tick);
        }
    }
    if (!hasFocus()) return;
    painter.setPen(QPen(colours().accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
}

void PieceCounter::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) return;
    for (int piece = 0; piece < maximum(); ++piece)
        if (boxOf(piece)
                .adjusted(-kBetweenPieces / 2, -kAroundPieces, kBetweenPieces / 2, kAroundPieces)
                .contains(event->pos()))
            setValue(piece + 1 == value() ? piece : piece + 1);
}

void PieceCounter::keyPressEvent(QKeyEvent* event)
{
    const QString text = event->text();
    if (event->modifiers() == Qt::NoModifier && text.size() == 1 && text[0].isDigit())
        setValue(text[0].digitValue());
    else if (event->key() == Qt::Key_Plus)
        setValue(value() + 1);
    else if (event->key() == Qt::Key_Minus)
        setValue(value() - 1);
    else if (event->key() == Qt::Key_Space)
        setValue(value() < maximum() ? value() + 1 : 0);
    else
        QAbstractSlider::keyPressEvent(event);
}

} // namespace marches::app
