// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/ordergames/orderoptions.h"

#include "engine/rules/common/optiontable.h"

namespace marches::engine {

namespace {

using adjudication::Choices;

constexpr SwitchOption<Choices> kSwitches[] = {
    {"reading.convoy-falls-back-to-land", &Choices::convoyFallsBackToLand},
    {"reading.broken-convoy-falls-back-to-land", &Choices::brokenConvoyFallsBackToLand},
    {"reading.convoy-cuts-support-against-itself", &Choices::convoyCutsSupportAgainstItself},
    {"reading.retreat-to-convoyed-attacker", &Choices::retreatToConvoyedAttacker},
    {"reading.dislodged-never-bounces", &Choices::dislodgedNeverBounces},
    {"reading.waiving", &Choices::waivingAllowed},
    {"reading.support-without-order", &Choices::supportWithoutOrder},
    {"reading.impossible-means-hold", &Choices::impossibleMeansHold},
};

constexpr std::string_view kRoutes[] = {"any-open-route", "all-routes", "forbidden"};
constexpr std::string_view kParadoxes[] = {"szykman", "all-hold", "dptg", "rule-1971", "rule-1982", "rule-2000"};
constexpr std::string_view kAdjacent[] = {
    "asked-or-own-fleet",    "always", "head-to-head", "asked-only", "asked-even-where-long",
    "head-to-head-unbroken", "intent"};
constexpr std::string_view kPaths[] = {"ignored", "allowed", "required"};
constexpr std::string_view kCoasts[] = {"fails", "first-reachable"};
constexpr std::string_view kSupportCoasts[] = {"optional", "required", "ignored"};
constexpr std::string_view kCentres[] = {"owned", "home"};
constexpr std::string_view kWays[] = {"any", "armies-by-sea", "own"};

} // namespace

void readChoices(const OptionValues& values, Choices& choices)
{
    for (const SwitchOption<Choices>& entry : kSwitches)
        if (const OptionValue* value = values.find(entry.id))
            if (const bool* on = std::get_if<bool>(value)) choices.*entry.member = *on;
    const auto read = [&]<class E>(std::string_view id, std::span<const std::string_view> words, E Choices::*member) {
        readNamed(values, choices, NamedOption<Choices, E>{id, words, member});
    };
    read("reading.multi-route", kRoutes, &Choices::multiRoute);
    read("reading.convoy-paradox", kParadoxes, &Choices::paradox);
    read("reading.adjacent-convoy", kAdjacent, &Choices::adjacentConvoy);
    read("reading.convoy-path", kPaths, &Choices::convoyPath);
    read("reading.two-coasts", kCoasts, &Choices::twoCoasts);
    read("reading.one-coast", kCoasts, &Choices::oneCoast);
    read("reading.wrong-coast", kCoasts, &Choices::wrongCoast);
    read("reading.support-coast", kSupportCoasts, &Choices::supportCoast);
    read("reading.build-coast", kCoasts, &Choices::buildCoast);
    read("reading.disorder-centres", kCentres, &Choices::disorderCentres);
    read("reading.disorder-ways", kWays, &Choices::disorderWays);
}

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
