// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/diplomacy/referee/ordercontext.h"

namespace marches::engine::referee {

/// Turns written orders into moves, and gives them. Private to this folder.
///
/// In two sources: what units do, and persons (personexecution.cpp), which only one family of games has.
class OrderExecutor : public OrderContext {
public:
    using OrderContext::OrderContext;

    /// Gives those that count, in their order. Builds and removals are for AdjustmentOrders; orders for dislodged units
    /// wait until it is their turn, since they are asked one after the other.
    void giveAll(std::vector<GivenOrder>& all);
    /// Neither moves nor retreats are asked for.
    bool isWinter(int seat) const;

private:
    // orderexecutor.cpp
    void give(GivenOrder& given);
    void leave();
    void settle(std::vector<GivenOrder>& all, std::size_t latest);
    static bool counted(const GivenOrder& given);
    bool moves(const orders::WrittenOrder& order) const;
    bool forSameUnit(const orders::WrittenOrder& a, const orders::WrittenOrder& b) const;
    static bool saysTheSame(const orders::WrittenOrder& a, const orders::WrittenOrder& b);
    void refuseToMove();
    void carryOut();
    void move(int place, int to);
    void moveByPath(int place, int to);
    void flee();
    bool nextRetreat(int seat, std::vector<GivenOrder>& all);
    GivenOrder* retreatOrder(int seat, int place, std::vector<GivenOrder>& all);
    void retreat(int place);

    // personexecution.cpp
    void vote();
    void becomeQueen();
    void join();
    void send();
    void command();

    std::vector<int> m_passedOver; ///< provinces of one seat's dislodged units without an order
};

} // namespace marches::engine::referee
