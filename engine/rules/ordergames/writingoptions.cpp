// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/ordergames/writingoptions.h"

#include "engine/rules/common/optiontable.h"
#include "engine/rules/ordergames/choiceoptions.h"

namespace marches::engine {

namespace {

constexpr SwitchOption<OrderWriting> kWritingSwitches[] = {
    {"reading.fleet-inland-is-army", &OrderWriting::fleetInlandIsArmy},
};

constexpr std::string_view kFlaws[] = {"ignored", "spoils", "yields"};
constexpr std::string_view kBuildKinds[] = {"by-place", "inland-alone", "needed"};
constexpr std::string_view kSets[] = {"latest-unless-added", "latest", "combined-unless-complete", "combined"};
constexpr std::string_view kStands[] = {"first", "last", "none"};

constexpr NamedOption<OrderWriting, Flaw> kFlawOptions[] = {
    {"reading.coast-of-unit", kFlaws, &OrderWriting::coastOfUnit},
    {"reading.stray-coast", kFlaws, &OrderWriting::invalidCoast},
    {"reading.kind-missing", kFlaws, &OrderWriting::kindMissing},
    {"reading.kind-wrong", kFlaws, &OrderWriting::kindWrong},
    {"reading.power-missing", kFlaws, &OrderWriting::powerMissing},
    {"reading.power-wrong", kFlaws, &OrderWriting::powerWrong},
};
constexpr NamedOption<OrderWriting, Stands> kStandsOptions[] = {
    {"reading.orders-of-one-unit", kStands, &OrderWriting::ordersOfOneUnit},
    {"reading.too-many-builds", kStands, &OrderWriting::builds},
    {"reading.builds-in-one-place", kStands, &OrderWriting::buildsInOnePlace},
    {"reading.too-many-removals", kStands, &OrderWriting::removals},
};

} // namespace

void readWriting(const OptionValues& values, OrderWriting& writing)
{
    for (const SwitchOption<OrderWriting>& entry : kWritingSwitches)
        if (const OptionValue* value = values.find(entry.id))
            if (const bool* on = std::get_if<bool>(value)) writing.*entry.member = *on;
    for (const auto& option : kFlawOptions) readNamed(values, writing, option);
    for (const auto& option : kStandsOptions) readNamed(values, writing, option);
    readNamed(values, writing,
              NamedOption<OrderWriting, BuildKind>{"reading.build-kind", kBuildKinds, &OrderWriting::buildKind});
    readNamed(values, writing, NamedOption<OrderWriting, OrderSets>{"reading.order-sets", kSets, &OrderWriting::sets});
}

} // namespace marches::engine
