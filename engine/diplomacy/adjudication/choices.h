// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

// Questions that the rules of Diplomacy leave open or answer differently in their editions. The numbers are those of L.
// B. Kruijswijk, "Diplomacy Adjudicator Test Cases" (DATC), chapter 4; the first value of each is the preferred one.
// Questions of how an order is written (4.B.5, 4.B.6, 4.C, 4.D.1 to 4.D.3, 4.E.2 to 4.E.6) are settled before orders
// come here (engine/game/orderwriting.h).

namespace marches::engine::adjudication {

/// 4.A.1: when a convoy with several routes is disrupted.
enum class MultiRoute : std::uint8_t {
    AnyOpenRoute, ///< only when no route is left
    AllRoutes,    ///< when a fleet of any of its routes is dislodged
    Forbidden,    ///< routes must not be doubled: with a fleet too many the convoy fails
};

/// 4.A.2: what happens where the outcome of a convoy would depend on itself.
enum class ConvoyParadox : std::uint8_t {
    Szykman,  ///< armies convoyed in the core of the paradox stay and have no effect
    AllHold,  ///< every move in the core fails and has no effect
    Dptg,     ///< as Szykman where the convoys of the core are then disrupted indeed, else as AllHold
    Rule1971, ///< a convoyed army does not cut support for an attack on a fleet that convoys it; what is left as
              ///< Szykman
    Rule1982, ///< nor any support, to or against, that concerns a fleet that convoys anybody; what is left as Szykman
    Rule2000, ///< as Rule1971, for attacks on fleets that the convoy cannot do without; what is left as Szykman
};

/// 4.A.3: whether an army goes by land or by sea where both are possible. A fleet counts when its order is legal: it
/// must be needed for some route that the fleets on the board could form.
enum class AdjacentConvoy : std::uint8_t {
    AskedOrOwnFleet, ///< by sea when the order says so, or a fleet of its own power is ordered to convoy it
    Always,          ///< by sea whenever a whole route is ordered
    HeadToHead, ///< by sea when asked, or when it would meet an army coming the other way and a whole route is ordered
    AskedOnly,  ///< by sea only when the order says so
    AskedEvenWhereLong, ///< as AskedOnly, and no army goes by sea anywhere unless its order says so
    HeadToHeadUnbroken, ///< as HeadToHead, but by land after all where the convoy would be broken
    Intent, ///< as AskedOrOwnFleet, or when a unit of its own power comes the other way and a whole route is ordered
};

/// 4.A.6: seas that the order of an army names on its way ("A Lon - NTH - Nwy").
enum class ConvoyPath : std::uint8_t {
    Ignored,  ///< they say nothing
    Allowed,  ///< the army goes by sea, and by these alone; without any it takes whatever route there is
    Required, ///< as Allowed, and without any its convoy fails
};

/// 4.B.1, 4.B.2, 4.B.3: a fleet's move to a province with coasts that names none, or one it cannot reach.
enum class MissingCoast : std::uint8_t {
    Fails,
    FirstReachable, ///< the first coast, in the order of the map, that it can reach
};

/// 4.B.4: coast in a support order.
enum class SupportCoast : std::uint8_t {
    Optional,              ///< without a coast it suits a move to either; with one it must be the right one
    RequiredWhenAmbiguous, ///< a coast must be named where the supported fleet can reach several
    Ignored,
};

/// 4.D.4 to 4.D.6: which orders count when there are too many.
enum class Surplus : std::uint8_t {
    FirstStand,
    LastStand,
    NoneStands, ///< removals then follow the rules of civil disorder
};

/// 4.D.8: centres from which the distance of units is counted in civil disorder.
enum class DisorderCentres : std::uint8_t { Owned, Home };
/// 4.D.8: the ways on which it is counted.
enum class DisorderWays : std::uint8_t {
    Any,         ///< land and sea for everybody (rulebook of 2023)
    ArmiesBySea, ///< armies on land and sea, fleets by sea
    Own,         ///< armies on land, fleets by sea; a unit that cannot come home is the farthest
};

/// One value of every choice. Resolved once, when a game is set up.
struct Choices {
    MultiRoute multiRoute = MultiRoute::AnyOpenRoute;                // 4.A.1
    ConvoyParadox paradox = ConvoyParadox::Szykman;                  // 4.A.2
    AdjacentConvoy adjacentConvoy = AdjacentConvoy::AskedOrOwnFleet; // 4.A.3
    bool convoyFallsBackToLand = false; // 4.A.3: a move "via convoy" that nobody convoys goes by land where it can
    bool brokenConvoyFallsBackToLand = false;     // 4.A.3: a move whose convoy is broken goes by land where it can
    bool convoyCutsSupportAgainstItself = false;  // 4.A.4: support against the province that an army comes from by sea
    bool retreatToConvoyedAttacker = true;        // 4.A.5: the place from which the attacker came by sea is open
    ConvoyPath convoyPath = ConvoyPath::Ignored;  // 4.A.6
    bool dislodgedNeverBounces = false;           // 4.A.7: true: not even against a convoyed attacker's old place
    MissingCoast twoCoasts = MissingCoast::Fails; // 4.B.1
    MissingCoast oneCoast = MissingCoast::FirstReachable;     // 4.B.2
    MissingCoast wrongCoast = MissingCoast::Fails;            // 4.B.3
    SupportCoast supportCoast = SupportCoast::Optional;       // 4.B.4
    MissingCoast buildCoast = MissingCoast::Fails;            // 4.B.7
    Surplus builds = Surplus::FirstStand;                     // 4.D.4
    Surplus buildsInOnePlace = Surplus::FirstStand;           // 4.D.5
    Surplus removals = Surplus::FirstStand;                   // 4.D.6
    bool waivingAllowed = true;                               // 4.D.7
    DisorderCentres disorderCentres = DisorderCentres::Owned; // 4.D.8
    DisorderWays disorderWays = DisorderWays::Any;            // 4.D.8
    bool supportWithoutOrder = true;                          // 4.D.9: a unit without an order can be supported to hold
    /// 4.E.1: an order that is impossible on this board as it stands is void and its unit holds. False: it is an
    /// attempt that fails, so that its unit cannot be supported to hold.
    bool impossibleMeansHold = true;
    friend bool operator==(const Choices&, const Choices&) = default;
};

} // namespace marches::engine::adjudication
