// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/diplomacy/options.h"

#include "engine/rules/common/optiontable.h"
#include "engine/rules/diplomacy/names.h"
#include "engine/rules/ordergames/orderoptions.h"

namespace marches::engine::diplomacy {

namespace {

constexpr SwitchOption<Options> kSwitches[] = {
    {"reading.implied-orders", &Options::impliedOrders},
    {"reading.perpetual-orders", &Options::perpetualOrders},
    {"reading.proxy-orders", &Options::proxyOrders},
    {"house.draws", &Options::draws},
};

constexpr NumberOption<Options> kNumbers[] = {
    {"base.victory-centres", 0, 1000, &Options::victoryCentres},
    {"base.first-year", 1, 9000, &Options::firstYear},
    {"house.round-limit", 0, 60, &Options::roundLimit},
    {"house.unplayed-powers", 0, kMostPowers - kFewestPowers, &Options::unplayed},
};

} // namespace

Result<Options> readOptions(const OptionValues& values)
{
    auto options = readOptionTables<Options>(values, kSwitches, {}, kNumbers);
    if (!options) return options;
    readChoices(values, options->choices);
    readWriting(values, options->writing);
    options->writing.rule = num(dip(30));
    return options;
}

} // namespace marches::engine::diplomacy
