// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/ownerplate.h"

#include <cmath>

#include <QPainter>

#include "app/desktop/base/theme.h"

namespace marches::app {

QColor lineColour(const QColor& fill)
{
    constexpr float kLeast = 0.35F;
    constexpr float kShare = 0.4F;
    const QColor& ground = colours().window;
    if (std::abs(fill.lightnessF() - ground.lightnessF()) >= kLeast) return fill;
    const QColor& ink = colours().text;
    const auto mixed = [](float a, float b) { return a * (1 - kShare) + b * kShare; };
    return QColor::fromRgbF(mixed(fill.redF(), ink.redF()), mixed(fill.greenF(), ink.greenF()),
                            mixed(fill.blueF(), ink.blueF()));
}

OwnerPlate::OwnerPlate(QWidget* parent, QSize size) : QWidget(parent), m_size(size) { setFixedSize(size); }

void OwnerPlate::setOwner(const editor::OwnerColour& owner, editor::Theme theme)
{
    m_owner = &owner;
    m_theme = theme;
    update();
}

void OwnerPlate::paintEvent(QPaintEvent* /*event*/)
{
    if (m_owner == nullptr) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    editor::drawOwnerPlate(painter, QRectF(rect()).adjusted(1, 1, -1, -1), *m_owner, m_theme);
}

} // namespace marches::app
