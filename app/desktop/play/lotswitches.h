// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include <QWidget>

#include "engine/game/laidoutrules.h"

class QCheckBox;

namespace marches::app {

/// What of a position is drawn by lot in each game that begins with it: a box for each thing that can be.
class LotSwitches : public QWidget {
    Q_OBJECT
public:
    LotSwitches(const std::vector<engine::Lot>& possible, const std::vector<engine::Lot>& usual,
                QWidget* parent = nullptr);

    std::vector<engine::Lot> chosen() const;
    /// Null where it cannot be drawn.
    QCheckBox* box(engine::Lot lot) const { return m_boxes[static_cast<std::size_t>(lot)]; }

private:
    static QString words(engine::Lot lot);

    std::array<QCheckBox*, engine::kLots.size()> m_boxes{};
};

} // namespace marches::app
