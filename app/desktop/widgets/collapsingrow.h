// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBoxLayout>

namespace marches::app {

/// A row of widgets that goes on in further lines where their words have no room beside each other; the last one stays
/// at the end of its line.
class CollapsingRow : public QBoxLayout {
    Q_OBJECT
public:
    CollapsingRow() : QBoxLayout(LeftToRight) {}

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    bool folds(int width) const;
    /// Widths of all that is shown beside each other, or of the widest.
    int leastWidth(bool folded) const;
    /// Lays what is shown in lines; moves it only when `move`. Returns the height.
    int placeLines(const QRect& rect, bool move) const;
};

} // namespace marches::app
