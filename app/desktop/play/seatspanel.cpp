// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/seatspanel.h"

#include <QVBoxLayout>

#include "app/desktop/play/seatstatus.h"

namespace marches::app {

SeatsPanel::SeatsPanel(QWidget* parent) : QWidget(parent), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addStretch();
}

void SeatsPanel::show(const PlayContext* context)
{
    const int count = context != nullptr ? context->runner.seatCount() : 0;
    while (static_cast<int>(m_cards.size()) > count) {
        delete m_cards.back();
        m_cards.pop_back();
    }
    while (static_cast<int>(m_cards.size()) < count) {
        auto* card = new SeatStatus(this);
        m_column->insertWidget(static_cast<int>(m_cards.size()), card);
        m_cards.push_back(card);
    }
    if (context == nullptr) return;
    const PositionReader position(context->runner.rules(), context->runner.facts());
    for (int seat = 0; seat < count; ++seat) m_cards[static_cast<std::size_t>(seat)]->show(*context, position, seat);
}

} // namespace marches::app
