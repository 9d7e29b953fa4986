// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <span>
#include <vector>

#include "engine/diplomacy/referee/ordercontext.h"

namespace marches::engine::referee {

/// Tells which of the written orders count at all: of several sheets of a power (DATC 4.D.1), and with what is missing
/// or wrong in them (4.B.5, 4.B.6, 4.C.1, 4.C.2, 4.C.5, 4.C.6). Nothing is carried out. Private to this folder.
class OrderValidator : public OrderContext {
public:
    using OrderContext::OrderContext;

    /// The orders with their seats; what does not count has another status than Taken.
    std::vector<GivenOrder> validate(std::span<const orders::WrittenOrder> sheet);

private:
    /// What is written otherwise than it is, or not at all. Indices of the table of flaws.
    enum Flaws : std::uint8_t {
        kCoastOfUnit,
        kStrayCoast,
        kKindMissing,
        kKindWrong,
        kPowerMissing,
        kPowerWrong,
        kFlawCount
    };

    void chooseSets(int seat, std::vector<GivenOrder>& all);
    int firstSet(const std::set<int>& sets, int seat, const std::vector<GivenOrder>& all) const;
    bool complete(int set, int seat, const std::vector<GivenOrder>& all) const;
    bool judged(const GivenOrder& given) const;
    std::uint32_t flawsOf(const GivenOrder& given) const;
    std::uint32_t flawsOfBuild(const orders::WrittenOrder& order) const;
    std::uint32_t flawsOfHelp(const GivenOrder& given, const UnitOnBoard& other) const;
    bool invalidCoast(const orders::WrittenOrder& order, const UnitOnBoard& unit, const UnitOnBoard* other) const;
    /// Another order for the same unit without the flaw.
    bool better(std::size_t index, std::uint32_t flaw, const std::vector<GivenOrder>& all,
                const std::vector<std::uint32_t>& flaws) const;
    const std::vector<UnitOnBoard>& moving() const
    {
        return m_field.dislodged.empty() ? m_field.units : m_field.dislodged;
    }
};

} // namespace marches::engine::referee
