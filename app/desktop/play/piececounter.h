// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractSlider>

#include "editor/painting/palette.h"

namespace marches::app {

/// How many of some equal pieces are meant, chosen on their pictures: as many stand here as there are, and those that
/// are meant are struck. A click on one means it and all before it, or, on the last that is meant, lets it go. Keys: as
/// for a slider, and figures.
class PieceCounter : public QAbstractSlider {
    Q_OBJECT
public:
    /// From so many pieces on there are too many pictures to be counted.
    static constexpr int kMost = 10;

    /// `most`: 1 to kMost. `owner`: whose pieces they are; must outlive the counter.
    PieceCounter(editor::TokenShape shape, const editor::OwnerColour& owner, editor::Theme theme, int most,
                 QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    /// Where the picture of a piece is, counted from 0.
    QRect boxOf(int piece) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    editor::TokenShape m_shape;
    const editor::OwnerColour& m_owner;
    editor::Theme m_theme;
};

} // namespace marches::app
