// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/desktop/charts/plot.h"

namespace marches::app {

/// Bars of how many pieces are left after a battle; the first bar is defeat.
class OddsChart : public Plot {
    Q_OBJECT
public:
    explicit OddsChart(QWidget* parent = nullptr);
    /// [n]: probability that n pieces are left.
    void setSurvivors(std::vector<double> survivors);
    QSize sizeHint() const override { return {240, 90}; }
    QSize minimumSizeHint() const override { return {160, 80}; }

protected:
    void dress() override;

private:
    void addShares();

    std::vector<double> m_survivors;
    QCPBars* m_defeat;
    QCPBars* m_left;
};

} // namespace marches::app
