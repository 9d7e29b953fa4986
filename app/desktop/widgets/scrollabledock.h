// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace marches::app {

/// Least width of a panel, in pixels at 100 %.
inline constexpr int kPanelWidth = 300;

/// A panel that scrolls down, with the height that it wants at first: docks share the column by that. It is as wide as
/// its words need, because nobody can scroll sideways to what does not fit. Tab reaches it, so that it can be scrolled
/// by keys: it has the name of its dock.
class ScrollableDock : public QScrollArea {
    Q_OBJECT
public:
    /// `height`: 0 leaves it to the panel.
    explicit ScrollableDock(QWidget* panel, int height = 0);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    int leastWidth() const;

    int m_height;
};

} // namespace marches::app
