// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/chip.h"

#include <algorithm>

#include "app/desktop/base/icons.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/widgets/style.h"

#include <QEvent>
#include <QPainter>

namespace marches::app {

namespace {

constexpr int kChipPad = 8;
constexpr int kGlyph = 13;
constexpr int kChipHeight = 20;
constexpr int kTarget = 28;      ///< of chips that are pressed
constexpr int kLeastWords = 120; ///< width of a chip that was let shrink
constexpr QSize kTrack(34, 18);

} // namespace

Chip::Chip(Look look, const QString& text, QWidget* parent) : QAbstractButton(parent), m_look(look)
{
    setText(text);
    QFont face = fontFor(TextRole::Small);
    if (look == Look::Rule || look == Look::Count) face.setWeight(QFont::DemiBold);
    setFont(face);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    const bool pressed = look == Look::Rule;
    setFocusPolicy(pressed ? Qt::StrongFocus : Qt::NoFocus);
    if (pressed) setCursor(Qt::PointingHandCursor);
}

void Chip::setGlyph(const QString& iconName)
{
    setIcon(app::icon(iconName));
    updateGeometry();
}

void Chip::letShrink()
{
    m_shrinks = true;
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

QSize Chip::sizeHint() const
{
    const QFontMetrics metrics(font());
    const int glyph = icon().isNull() ? 0 : kGlyph + 4;
    const int height = std::max(kChipHeight, metrics.height() + 4);
    const int width = std::max(metrics.horizontalAdvance(text()) + 2 * kChipPad + glyph, height);
    return {width, m_look == Look::Rule ? std::max(kTarget, height) : height};
}

QSize Chip::minimumSizeHint() const
{
    const QSize whole = sizeHint();
    return m_shrinks ? whole.boundedTo({kLeastWords, whole.height()}) : whole;
}

bool Chip::event(QEvent* event)
{
    if (m_shrinks && event->type() == QEvent::ToolTip) setToolTip(width() < sizeHint().width() ? text() : QString());
    return QAbstractButton::event(event);
}

void Chip::paintEvent(QPaintEvent* /*event*/)
{
    const Colours& c = colours();
    QColor back = c.chip;
    QColor ink = c.onChip;
    if (m_look == Look::Fact) {
        back = c.title;
        ink = c.muted;
    } else if (m_look == Look::Warning) {
        back = c.warningBack;
        ink = c.warning;
    } else if (m_look == Look::Count) {
        back = c.accent;
        ink = c.onAccent;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int high = std::max(kChipHeight, fontMetrics().height() + 4);
    const QRect body(0, (height() - high) / 2, width(), high);
    painter.setPen(underMouse() && m_look == Look::Rule ? QPen(c.accent, 1) : QPen(Qt::NoPen));
    painter.setBrush(back);
    painter.drawRoundedRect(QRectF(body).adjusted(0.5, 0.5, -0.5, -0.5), high / 2.0, high / 2.0);
    int left = kChipPad;
    if (!icon().isNull()) {
        icon().paint(&painter, QRect(left, body.top() + (high - kGlyph) / 2, kGlyph, kGlyph));
        left += kGlyph + 4;
    }
    painter.setPen(ink);
    painter.setFont(font());
    const QRect words(left, body.top(), width() - left - kChipPad + 2, high);
    painter.drawText(words,
                     static_cast<int>(Qt::AlignVCenter |
                                      (icon().isNull() && m_look == Look::Count ? Qt::AlignHCenter : Qt::AlignLeft)),
                     fontMetrics().elidedText(text(), Qt::ElideRight, words.width()));
    if (hasFocus()) drawFocusRing(&painter, body, high / 2);
}

Switch::Switch(QWidget* parent) : QAbstractButton(parent)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize Switch::sizeHint() const { return {kTrack.width() + 6, kTarget}; }

void Switch::paintEvent(QPaintEvent* /*event*/)
{
    const Colours& c = colours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF track((width() - kTrack.width()) / 2.0, (height() - kTrack.height()) / 2.0, kTrack.width(),
                       kTrack.height());
    const QColor edge = isEnabled() ? (isChecked() ? c.accent : c.edge) : c.line;
    painter.setPen(QPen(edge, 1.4));
    painter.setBrush(isChecked() && isEnabled() ? c.accent : c.base);
    painter.drawRoundedRect(track, kTrack.height() / 2.0, kTrack.height() / 2.0);
    const qreal knob = kTrack.height() - 7;
    const qreal x = isChecked() != isRightToLeft() ? track.right() - knob - 3.5 : track.left() + 3.5;
    painter.setPen(Qt::NoPen);
    painter.setBrush(isChecked() && isEnabled() ? c.onAccent : edge);
    painter.drawEllipse(QRectF(x, track.top() + 3.5, knob, knob));
    if (hasFocus()) drawFocusRing(&painter, rect(), height() / 2);
}

} // namespace marches::app
