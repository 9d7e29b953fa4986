// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>

#include "engine/diplomacy/adjudication/choices.h"
#include "engine/diplomacy/adjudication/movementgraph.h"
#include "engine/diplomacy/adjudication/orders.h"
#include "engine/diplomacy/adjudication/resolution.h"
#include "engine/diplomacy/adjudication/strengthbreakdown.h"

namespace marches::engine::adjudication {

struct ResolutionState;

/// Resolves the orders of a movement phase, all at once; the order in which units are given does not matter.
///
/// The rules are equations between decisions, as in DATC chapter 5: each move succeeds or fails, each support is given
/// or cut, each convoyed army has a route or has none, and each of these follows from the others. A set of decisions
/// that fulfils all equations is a resolution; nearly always there is exactly one.
///
/// 1. Everything that follows whatever the undecided rest turns out to be is decided, till nothing changes: the least
/// fixed point
///    in three-valued logic, which does not depend on the order of evaluation. Most turns end here.
/// 2. What is left depends on itself in cycles. The decisions that depend on no other undecided ones outside their own
/// cycle (a
///    last strongly connected component of the graph of dependence) are settled together by trying all values. A single
///    resolution is taken as it is.
/// 3. Where there are several or none, the rulebooks' backup rules decide: units moving in a circle all move; a core
/// with a
///    convoy is a paradox (Choices::paradox). The core is what differs between the resolutions, or the whole component
///    when there is none. Then go on with 1.
///
/// After L. B. Kruijswijk, "The Math of Adjudication" (The Diplomatic Pouch, Spring 2009): the equations with backup
/// rules for cycles are his; fixed point and components stand here for his guesses, because they treat no order as the
/// first one.
///
/// The seam for variants is data, compiled before a turn is resolved; nothing here asks what it stands for:
/// - Strength of a unit: what it is worth when it attacks, stays, fails to leave, and helps (double units, kings and
/// heroes who
///   travel with it, walls that help only who stays);
/// - `occupies`: a piece that shares its province only helps, and moves where its way is open (kings, persons on foot);
/// - `immovable`: a unit that no attack dislodges (a statue);
/// - Guard of a province: resistance that depends on the attacker's power (a garrison, in an empty place too);
/// - MovementGraph: places that each class of unit can reach, support, embark from (rivers, fords, passes, islands,
/// amphibians);
/// - orders changed beforehand: a void support is a Hold, a commanded unit has another's order.
/// engine/rules/narnian_wars/adjudicationinput.cpp shows all of them.
class Adjudicator {
public:
    /// Keeps a reference to `graph`.
    Adjudicator(const MovementGraph& graph, const Choices& choices);
    ~Adjudicator();
    Adjudicator(Adjudicator&&) noexcept;

    /// `orders[i]` is the order of `units[i]`; both have the same size, at most kMostUnits, and units stand on places
    /// of the graph, no two that occupy in one province. Allocates nothing.
    void resolve(std::span<const Unit> units, std::span<const Order> orders, std::span<const Guard> guards,
                 Resolution& out);
    void resolve(std::span<const Unit> units, std::span<const Order> orders, Resolution& out)
    {
        resolve(units, orders, {}, out);
    }

    /// What the order of a unit came to when orders were resolved last. What was resolved then must still be where it
    /// was.
    StrengthBreakdown explainStrengths(int unit) const;

private:
    std::unique_ptr<ResolutionState> m_work;
};

} // namespace marches::engine::adjudication
