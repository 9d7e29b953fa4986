// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/lotswitches.h"

#include <algorithm>

#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

namespace marches::app {

LotSwitches::LotSwitches(const std::vector<engine::Lot>& possible, const std::vector<engine::Lot>& usual,
                         QWidget* parent)
    : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(new QLabel(possible.empty() ? tr("Everything stays as laid out here in each game.")
                                                  : tr("Drawn by lot in each game; the rest stays as laid out here:"),
                                 this));
    for (const engine::Lot lot : possible) {
        auto* box = new QCheckBox(words(lot), this);
        box->setChecked(std::ranges::find(usual, lot) != usual.end());
        column->addWidget(box);
        m_boxes[static_cast<std::size_t>(lot)] = box;
    }
}

QString LotSwitches::words(engine::Lot lot)
{
    switch (lot) {
    case engine::Lot::Turn: return tr("Who begins");
    case engine::Lot::Hidden: return tr("What is hidden from others: piles, secret hands");
    case engine::Lot::Hands: return tr("The cards in hands, from the hands and their pile together");
    case engine::Lot::Piles: return tr("The order of the piles");
    }
    return {};
}

std::vector<engine::Lot> LotSwitches::chosen() const
{
    std::vector<engine::Lot> lots;
    for (const engine::Lot lot : engine::kLots)
        if (box(lot) != nullptr && box(lot)->isChecked()) lots.push_back(lot);
    return lots;
}

} // namespace marches::app
