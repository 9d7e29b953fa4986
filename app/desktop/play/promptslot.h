// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

namespace marches::app {

class PromptBar;

/// The room of the question above the board: the same whatever is asked, so that the board stays where it is. What is
/// asked with more words or answers than that lies over the board's upper edge as long as it is asked, unless something
/// stands between the two: then there is room for all of it.
class PromptSlot : public QWidget {
    Q_OBJECT
public:
    /// The bar is a sibling of this, not a child: a layout that holds this places it.
    explicit PromptSlot(PromptBar& bar);
    /// Stands right below when it is seen, unless it is put elsewhere.
    void keepClearOf(QWidget& below);
    /// `strip` comes and goes over the upper edge of `board`, below the question where that reaches further down.
    void layOver(QWidget& strip, QWidget& board);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void moveEvent(QMoveEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();
    void placeStrip();

    PromptBar& m_bar;
    std::vector<QWidget*> m_below;
    QWidget* m_strip = nullptr; ///< over the board; none: null
    QWidget* m_board = nullptr; ///< under it
};

} // namespace marches::app
