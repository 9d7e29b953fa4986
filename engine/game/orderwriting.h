// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

// What the rules of Diplomacy leave open of how orders are written. The numbers are those of L. B. Kruijswijk,
// "Diplomacy Adjudicator Test Cases" (DATC), chapter 4; the first value of each is the preferred one.

namespace marches::engine {

/// What becomes of an order in which something is missing or wrong that would not be needed.
enum class Flaw : std::uint8_t {
    Ignored, ///< the order is good
    Spoils,  ///< the order is none
    Yields,  ///< the order is good unless the same unit has another one without the flaw
};

/// 4.C.3: a build without the kind of the unit.
enum class BuildKind : std::uint8_t {
    ByPlace,     ///< an army inland, a fleet where a coast is named
    InlandAlone, ///< an army inland, else nothing
    Needed,      ///< nothing
};

/// 4.D.1: several sheets of one power, of which it is known which is the latest.
enum class OrderSets : std::uint8_t {
    LatestUnlessAdded,      ///< the latest, and with it those to which it says it is an addition
    Latest,                 ///< the latest alone
    CombinedUnlessComplete, ///< all, a later order for a unit before an earlier one; the latest alone where it is
                            ///< complete
    Combined,               ///< all
};

/// Which of several orders counts, of those that could be carried out.
enum class Stands : std::uint8_t { First, Last, None };

/// One value of every choice, and the rule (Space::Rule) that is cited for them; 0: none.
struct OrderWriting {
    int rule = 0;
    Flaw coastOfUnit = Flaw::Ignored;              ///< 4.B.5: the fleet stands on another coast; never Yields
    Flaw invalidCoast = Flaw::Ignored;             ///< 4.B.6: a coast that is unknown, or of an army; never Yields
    Flaw kindMissing = Flaw::Ignored;              ///< 4.C.1
    Flaw kindWrong = Flaw::Ignored;                ///< 4.C.2
    BuildKind buildKind = BuildKind::ByPlace;      ///< 4.C.3
    bool fleetInlandIsArmy = false;                ///< 4.C.4
    Flaw powerMissing = Flaw::Ignored;             ///< 4.C.5: of a foreign unit that is helped
    Flaw powerWrong = Flaw::Ignored;               ///< 4.C.6
    OrderSets sets = OrderSets::LatestUnlessAdded; ///< 4.D.1
    Stands ordersOfOneUnit = Stands::None;         ///< 4.D.3: different ones in one sheet; None: the unit holds
    Stands builds = Stands::First;                 ///< 4.D.4: more than are due
    Stands buildsInOnePlace = Stands::First;       ///< 4.D.5
    Stands removals = Stands::First;               ///< 4.D.6; None: those of civil disorder
    friend bool operator==(const OrderWriting&, const OrderWriting&) = default;
};

} // namespace marches::engine
