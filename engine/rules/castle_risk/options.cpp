// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/castle_risk/options.h"

#include "engine/rules/common/optiontable.h"

namespace marches::engine::castle_risk {

namespace {

constexpr SwitchOption<Options> kSwitches[] = {
    {"base.hidden-armies", &Options::hiddenArmies},
    {"base.black-sea-closed", &Options::blackSeaClosed},
    {"base.diplomat-two-player", &Options::diplomatsForTwo},
    {"base.inherit-cards", &Options::inheritCards},
    {"base.inherit-hidden", &Options::inheritHidden},
    {"reading.spy-forced-discard", &Options::spyMustDiscard},
    {"reading.compare-modified", &Options::compareModified},
    {"reading.resume-is-new-attack", &Options::resumeIsNew},
    {"reading.truce-survives-two-player", &Options::truceForTwo},
    {"reading.own-banner-counts", &Options::ownBanner},
    {"reading.reshuffle", &Options::reshuffle},
    {"house.fortify-step", &Options::fortifyStep},
    {"house.independent-blocks", &Options::blocks},
    {"house.always-ask", &Options::alwaysAsk},
};

constexpr WordOption<Options> kWords[] = {
    {"base.marshall-on-tie", "lost", &Options::marshallLostOnTie},
    {"reading.roll-off-tie", "first-seat", &Options::firstOnTie},
    {"reading.claim-scope", "empires-only", &Options::empiresOnly},
    {"reading.attacks-per-turn", "one", &Options::oneAttack},
    {"reading.track-cards", "discard", &Options::trackDiscards},
    {"reading.track-overflow", "stop", &Options::trackStops},
    {"reading.general-on-tie", "survives", &Options::generalSurvivesTie},
    {"reading.marshall-window", "first-roll", &Options::marshallFirstRoll},
    {"reading.two-sea-coast", "black-sea-only", &Options::blackSeaOnly},
    {"reading.ship-dice", "ship-armies-minus-one", &Options::shipLeavesOne},
    {"reading.diplomat-targets", "many", &Options::diplomatForMany},
    {"reading.commit-order", "simultaneous", &Options::simultaneous},
    {"reading.move-in-minimum", "largest-roll", &Options::largestRoll},
    {"reading.redistribute-source", "anywhere", &Options::settleFromAnywhere},
    {"reading.hidden-window", "own-turn-start", &Options::hiddenAtStart},
    {"reading.hidden-before-first", "first-number", &Options::hiddenFirstNumber},
    {"reading.negotiation", "talk-and-trade", &Options::trade},
    {"house.goal", "three-banners", &Options::threeBanners},
    {"house.castle-draw", "choose", &Options::chooseEmpire},
    {"house.admiral-reuse", "once-per-turn", &Options::admiralOnce},
};

constexpr NumberOption<Options> kNumbers[] = {
    {"base.starting-armies", 1, 200, &Options::startArmies},
    {"base.fortify-batch", 1, 200, &Options::fortifyBatch},
    {"base.deal", 0, 20, &Options::deal},
    {"base.refill-to", 0, 20, &Options::refillTo},
    {"base.spoils-empire", 0, 99, &Options::spoilsEmpire},
    {"base.spoils-independents", 0, 99, &Options::spoilsIndependents},
    {"base.spoils-banner", 0, 99, &Options::spoilsBanner},
    {"reading.max-generals", 1, 8, &Options::maxGenerals},
    {"reading.max-marshalls", 1, 8, &Options::maxMarshalls},
    {"house.round-limit", 0, 999, &Options::roundLimit},
};

} // namespace

Result<Options> readOptions(const OptionValues& values)
{
    auto options = readOptionTables<Options>(values, kSwitches, kWords, kNumbers);
    if (!options) return options;
    if (const OptionValue* value = values.find("reading.negotiation"))
        if (const std::string* word = std::get_if<std::string>(value)) options->talk = *word != "off";
    return options;
}

} // namespace marches::engine::castle_risk
