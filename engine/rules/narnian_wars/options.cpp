// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnian_wars/options.h"

#include "engine/rules/common/optiontable.h"
#include "engine/rules/ordergames/orderoptions.h"

namespace marches::engine::narnian_wars {

namespace {

constexpr SwitchOption<Options> kSwitches[] = {
    {"reading.hk-flight-reported", &Options::flightReported},
    {"reading.pu-need-supply", &Options::personsNeedSupply},
    {"reading.hk-counts-as-unit", &Options::kingCounts},
    {"reading.traveller-keeps-alive", &Options::travellerKeepsAlive},
    {"house.hidden-info", &Options::hiddenInfo},
    {"house.aslan-wasted", &Options::wastedCalls},
};

constexpr WordOption<Options> kWordOptions[] = {
    {"reading.year", "season", &Options::yearIsSeason},
    {"reading.pu-dies-with-host", "always", &Options::diesWithHostAlways},
    {"reading.accompany-consent", "host-owner", &Options::hostConsents},
    {"reading.destroyer", "any-unit", &Options::personsAttack},
    {"reading.hk-return-timing", "before-n", &Options::returnsBefore},
    {"reading.green-start", "land-and-sea", &Options::greenAtSea},
    {"reading.immobilise-targets", "any-unit", &Options::personsToStone},
    {"reading.immobilise-timing", "provisional", &Options::provisionalStone},
    {"reading.queen-hidden", "green-only", &Options::onlyGreenHides},
    {"reading.alignment-void", "reject-at-entry", &Options::refuseOpposed},
    {"reading.dwarf-army-when-blocked", "lost", &Options::giftLost},
    {"reading.besieged-test", "gm", &Options::masterJudges},
    {"reading.control-means", "own", &Options::controlByOwning},
    {"reading.report-links", "moves-only", &Options::linksWhenMoving},
    {"reading.doorn-fleet-taken-from", "anyone", &Options::prizeFromAnyone},
    {"reading.doorn-fleet-when", "next-winter-only", &Options::prizeAtOnce},
    {"house.gm-mode", "human", &Options::humanMaster},
};

constexpr NumberOption<Options> kNumbers[] = {
    {"base.victory-centres", 14, 41, &Options::victoryCentres},
    {"base.first-year", 1, 9000, &Options::firstYear},
    {"base.aslan-calls", 0, 9, &Options::aslanCalls},
    {"house.round-limit", 0, 20, &Options::roundLimit},
};

constexpr SwitchOption<MarchOptions> kMarchSwitches[] = {
    {"reading.multi-defends-double", &MarchOptions::doubleDefends},
    {"reading.fortress-after-failed-move", &MarchOptions::fortressAfterFailedMove},
    {"reading.garrison-adds", &MarchOptions::garrisonAdds},
    {"reading.garrison-lets-friends", &MarchOptions::garrisonLetsFriends},
    {"base.command-must-move-apart", &MarchOptions::commandMustMoveApart},
    {"reading.pu-retreat-into-occupied", &MarchOptions::personRetreatsAmongUnits},
};

constexpr WordOption<MarchOptions> kMarchWords[] = {
    {"reading.pu-bonus-orders", "moves-only", &MarchOptions::bonusWhenMovingOnly},
    {"reading.pu-bonus-stack", "max-one", &MarchOptions::bonusOfOneOnly},
    {"reading.fortress-scope", "hold-and-support", &MarchOptions::fortressHelpsSupport},
    {"reading.statue-immunity", "armies-only", &MarchOptions::stoneForArmiesOnly},
    {"reading.command-shield", "travels", &MarchOptions::shieldedByTravelOnly},
    {"reading.commanded-acts-as", "queen", &MarchOptions::commandedActsAsQueen},
    {"reading.garrison-falls-when", "ownership-changes", &MarchOptions::garrisonFallsWithOwner},
};

constexpr SwitchOption<TerrainOptions> kTerrainSwitches[] = {
    {"reading.af-river-support", &TerrainOptions::riverSupport},
    {"reading.af-river-from-sea", &TerrainOptions::riverFromSea},
    {"reading.army-convoy-to-island", &TerrainOptions::convoyToIsland},
    {"reading.af-can-be-convoyed", &TerrainOptions::convoyAmphibian},
    {"reading.pu-alone-convoy", &TerrainOptions::convoyPerson},
    {"reading.hk-support-over-barrier", &TerrainOptions::kingSupportsOver},
};

constexpr NumberOption<AutumnOptions> kAutumnNumbers[] = {
    {"reading.af-extra-base", 2, 3, &AutumnOptions::extraAmphibianBase},
    {"base.reluctant-fleet-min", 0, 9, &AutumnOptions::reluctantFleetMin},
};
constexpr WordOption<AutumnOptions> kAutumnWords[] = {
    {"reading.aligned-dwarf-centre-test", "home-alignment", &AutumnOptions::alignedDwarfsLookAtHome},
};

constexpr std::string_view kAgainst[] = {"non-owner", "non-home", "opposed-alignment"};
constexpr std::string_view kPassengers[] = {"good-pu", "narnia-and-cor", "any-pu"};
constexpr std::string_view kEvilCentres[] = {"owned-or-home", "owned", "home"};
constexpr std::string_view kZones[] = {"land-incl-coast", "inland-only", "narnia-home-only"};
constexpr std::string_view kCastles[] = {"jadis-only", "always", "never"};
constexpr std::string_view kPrizes[] = {"extra-unit", "permission-only", "off"};

} // namespace

Result<Options> readOptions(const OptionValues& values)
{
    auto options = readOptionTables<Options>(values, kSwitches, kWordOptions, kNumbers);
    if (!options) return options;
    auto march = readOptionTables<MarchOptions>(values, kMarchSwitches, kMarchWords, {});
    auto terrain = readOptionTables<TerrainOptions>(values, kTerrainSwitches, {}, {});
    auto autumn = readOptionTables<AutumnOptions>(values, {}, kAutumnWords, kAutumnNumbers);
    if (!march || !terrain) return tl::unexpected((march ? terrain.error() : march.error()));
    if (!autumn) return tl::unexpected(autumn.error());
    options->march = *march;
    options->terrain = *terrain;
    options->autumn = *autumn;
    readChoices(values, options->choices);
    using Of = MarchOptions;
    readNamed(values, options->march,
              NamedOption<Of, GarrisonAgainst>{"reading.garrison-against", kAgainst, &Of::garrisonAgainst});
    readNamed(values, options->march, NamedOption<Of, Passenger>{"reading.hk-passenger", kPassengers, &Of::passenger});
    readNamed(
        values, options->autumn,
        NamedOption<AutumnOptions, EvilCentre>{"reading.evil-centre-means", kEvilCentres, &AutumnOptions::evilCentre});
    readNamed(values, *options, NamedOption<Options, KingZone>{"reading.hk-start-zone", kZones, &Options::kingZone});
    readNamed(values, *options,
              NamedOption<Options, CastleStart>{"reading.witch-castle-start", kCastles, &Options::castle});
    readNamed(values, *options, NamedOption<Options, PrizeFleet>{"reading.doorn-fleet", kPrizes, &Options::prize});
    return options;
}

} // namespace marches::engine::narnian_wars
