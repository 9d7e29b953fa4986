// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/ownerplate.h"

#include <QPainter>

namespace marches::app {

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
