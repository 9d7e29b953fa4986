// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/diplomacy/referee/ordercontext.h"

namespace marches::engine::referee {

/// Gives the builds and removals of a winter: which unit a build means (DATC 4.C.3, 4.C.4), and what counts where there
/// are too many (4.D.4 to 4.D.6). Private to this folder.
class AdjustmentOrders : public OrderContext {
public:
    using OrderContext::OrderContext;

    /// Those of one seat. Orders that are no builds or removals, or do not count, are passed over.
    void give(int seat, std::vector<GivenOrder>& all);

private:
    struct Wanted {
        GivenOrder* given;
        Move move;
    };
    std::optional<Move> moveFor(GivenOrder& given);
    std::optional<Move> building();
    bool coastal(int province) const;
    int provinceOf(const Wanted& wanted) const { return m_field.province(wanted.given->order.place); }
    void keepOnePerPlace(std::vector<Wanted>& wanted);
    void carryOut(std::vector<Wanted>& wanted, Stands stands);
};

} // namespace marches::engine::referee
