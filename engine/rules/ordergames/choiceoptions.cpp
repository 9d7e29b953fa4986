// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/ordergames/choiceoptions.h"

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

} // namespace marches::engine
