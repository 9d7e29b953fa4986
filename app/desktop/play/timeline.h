// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "app/desktop/play/playcontext.h"
#include "editor/widgets/translated.h"

namespace marches::app {

/// The record as a line of marks: answers in the shape and colour of their seat, dice as crosses, a ring where the
/// board stands, forks where another course of the game begins. Works as a slider: click, drag, arrow keys, Home, End.
class Timeline : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    explicit Timeline(QWidget* parent = nullptr);
    void show(const PlayContext* context);

    int count() const { return static_cast<int>(m_nodes.size()); }
    /// Index on the line of the moment that the board shows.
    int position() const { return m_position; }
    const std::vector<int>& nodes() const { return m_nodes; }

    /// In a low window it takes less of the height.
    void setLow(bool low)
    {
        m_low = low;
        updateGeometry();
    }
    QSize sizeHint() const override { return {400, m_low ? 28 : 40}; }
    QSize minimumSizeHint() const override { return {160, m_low ? 28 : 36}; }

signals:
    void momentRequested(int node);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate() override { describe(); }
    double x(int index) const;
    void goTo(int index);
    void goToPoint(double pointX);
    void describe();

    const PlayContext* m_context = nullptr;
    std::vector<int> m_nodes;
    int m_position = 0;
    bool m_low = false;
};

} // namespace marches::app
