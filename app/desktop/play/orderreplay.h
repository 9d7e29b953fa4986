// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

namespace marches::app {

class OrdersPanel;

/// Shows how orders came out, one after another: from the position before, each arrow in its turn, and the pieces go
/// where they went when the last has been told.
class OrderReplay : public QObject {
    Q_OBJECT
public:
    explicit OrderReplay(OrdersPanel& orders, QObject* parent = nullptr);

    bool isRunning() const { return m_running; }
    /// `interval`: milliseconds for an order.
    void start(int interval);
    /// All orders are shown again.
    void stop();

signals:
    /// It began, with the position before to be shown; or it ended: with the one that is.
    void runningChanged(bool running);

private:
    void showNext();

    OrdersPanel& m_orders;
    QTimer m_timer;
    bool m_running = false;
};

} // namespace marches::app
