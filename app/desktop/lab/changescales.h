// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/desktop/charts/plot.h"
#include "app/desktop/lab/labchanges.h"

namespace marches::app {

/// A scale for each row of what changes: a dot before and a square after, each with its interval, in the unit of the
/// row's own measure.
class ChangeScales : public Plot {
public:
    static constexpr double kMarkSize = 4.5; ///< pixels, half of a dot or square

    explicit ChangeScales(QWidget* parent = nullptr);

    void setRows(const std::vector<ChangeRow>& rows);
    void setRowHeight(int pixels) { m_rowHeight = pixels; }
    /// Where the mark of a row is drawn, in pixels of this widget.
    QPointF markAt(int row, bool after) const;
    QSize minimumSizeHint() const override { return {}; }

protected:
    void dress() override;

private:
    struct Scale {
        QCPAxisRect* rect;
        Whiskers before;
        Whiskers after;
    };
    void addScale();
    static void fill(Scale& scale, const ChangeRow& row);
    static void dressMarks(Whiskers& marks, bool after);
    /// So that the numbers at both ends of a scale are not cut.
    int roomForNumbers(const Scale& scale) const;
    void layOut() const;

    std::vector<Scale> m_scales;
    int m_rowHeight = 0;
};

} // namespace marches::app
