// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/orderreplay.h"

#include "app/desktop/play/orderspanel.h"

namespace marches::app {

OrderReplay::OrderReplay(OrdersPanel& orders, QObject* parent) : QObject(parent), m_orders(orders)
{
    connect(&m_timer, &QTimer::timeout, this, &OrderReplay::showNext);
}

void OrderReplay::start(int interval)
{
    m_orders.release();
    if (!m_orders.step(1)) return;
    m_running = true;
    emit runningChanged(true);
    m_orders.setUnfolding(true);
    m_timer.start(interval);
}

void OrderReplay::stop()
{
    if (!m_running) return;
    m_timer.stop();
    m_running = false;
    m_orders.setUnfolding(false);
    emit runningChanged(false);
}

void OrderReplay::showNext()
{
    if (!m_orders.step(1)) stop();
}

} // namespace marches::app
