// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QStringList>

#include "app/desktop/charts/plot.h"
#include "engine/lab/svgchart.h"

namespace marches::app {

/// What two changes do together beyond what each does by itself: a square for each pair, below the diagonal, with the
/// figure in it; bold where it is more than chance. A minus is a frame of dashes, so that no colour need be seen.
class LabPairs : public Plot {
    Q_OBJECT
public:
    explicit LabPairs(QWidget* parent = nullptr);

    /// `cells` by row and column, those above the diagonal left out.
    void setPairs(const QString& title, const QStringList& names, std::vector<std::vector<engine::PairCell>> cells);
    QString toldAt(const QPoint& point) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {kNames + 100, sizeHint().height()}; }

protected:
    bool event(QEvent* event) override;
    void dress() override;

private:
    static constexpr int kNames = 190; ///< pixels, left of the squares
    void layOut();
    void addCell(std::size_t row, std::size_t column, double largest);

    QCPTextElement* m_head;
    QString m_title;
    QStringList m_names;
    std::vector<std::vector<engine::PairCell>> m_cells;
};

} // namespace marches::app
