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
        editor::drawToken(painter, box.adjusted(2, 2, -2, -2), m_shape, m_owner.fill, m_owner.ink, edge, QString());
        if (piece >= value()) continue;
        for (const auto& [colour, width] :
             {std::pair(colours().window, kPieceStroke + 2.0), std::pair(colours().warning, kPieceStroke)}) {
            painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(box.topLeft() + QPointF(3, 3), box.bottomRight() - QPointF(3, 3));
            painter.drawLine(box.topRight() + QPointF(-3, 3), box.bottomLeft() + QPointF(3, -3));
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
