// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/diplomacy/options.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "engine/rules/optiontable.h"

namespace marches::engine::diplomacy {

namespace {

using namespace adjudication;

constexpr SwitchOption<Options> kSwitches[] = {
    {"house.draws", &Options::draws},
};

constexpr NumberOption<Options> kNumbers[] = {
    {"base.victory-centres", 1, 100, &Options::victoryCentres},
    {"base.first-year", 1, 9000, &Options::firstYear},
    {"house.round-limit", 1, 60, &Options::roundLimit},
};

constexpr SwitchOption<Choices> kChoiceSwitches[] = {
    {"reading.convoy-falls-back-to-land", &Choices::convoyFallsBackToLand},
    {"reading.convoy-cuts-support-against-itself", &Choices::convoyCutsSupportAgainstItself},
    {"reading.retreat-to-convoyed-attacker", &Choices::retreatToConvoyedAttacker},
    {"reading.dislodged-never-bounces", &Choices::dislodgedNeverBounces},
    {"reading.waiving", &Choices::waivingAllowed},
    {"reading.support-without-order", &Choices::supportWithoutOrder},
    {"reading.impossible-means-hold", &Choices::impossibleMeansHold},
};

/// The named values of a choice, in the order of its enumeration.
template <class E> struct Named {
    std::string_view id;
    std::span<const std::string_view> values;
    E Choices::*member;
};

constexpr std::string_view kRoutes[] = {"any-open-route", "all-routes", "forbidden"};
constexpr std::string_view kParadoxes[] = {"szykman", "all-hold", "dptg", "rule-1971", "rule-1982", "rule-2000"};
constexpr std::string_view kAdjacent[] = {"asked-or-own-fleet", "always", "head-to-head", "asked-only", "asked-even-where-long"};
constexpr std::string_view kCoasts[] = {"fails", "first-reachable"};
constexpr std::string_view kSupportCoasts[] = {"optional", "required", "ignored"};
constexpr std::string_view kCentres[] = {"owned", "home"};
constexpr std::string_view kWays[] = {"any", "armies-by-sea", "own"};

template <class E> void readNamed(const OptionValues& values, Choices& choices, const Named<E>& named)
{
    const OptionValue* value = values.find(named.id);
    const std::string* word = value == nullptr ? nullptr : std::get_if<std::string>(value);
    if (word == nullptr) return;
    const auto found = std::ranges::find(named.values, std::string_view(*word));
    if (found != named.values.end()) choices.*named.member = static_cast<E>(found - named.values.begin());
}

} // namespace

Result<Options> readOptions(const OptionValues& values)
{
    auto options = readOptionTables<Options>(values, kSwitches, {}, kNumbers);
    if (!options) return options;
    Choices& choices = options->choices;
    for (const SwitchOption<Choices>& entry : kChoiceSwitches)
        if (const OptionValue* value = values.find(entry.id))
            if (const bool* on = std::get_if<bool>(value)) choices.*entry.member = *on;
    readNamed<MultiRoute>(values, choices, {"reading.multi-route", kRoutes, &Choices::multiRoute});
    readNamed<ConvoyParadox>(values, choices, {"reading.convoy-paradox", kParadoxes, &Choices::paradox});
    readNamed<AdjacentConvoy>(values, choices, {"reading.adjacent-convoy", kAdjacent, &Choices::adjacentConvoy});
    readNamed<MissingCoast>(values, choices, {"reading.two-coasts", kCoasts, &Choices::twoCoasts});
    readNamed<MissingCoast>(values, choices, {"reading.one-coast", kCoasts, &Choices::oneCoast});
    readNamed<MissingCoast>(values, choices, {"reading.wrong-coast", kCoasts, &Choices::wrongCoast});
    readNamed<SupportCoast>(values, choices, {"reading.support-coast", kSupportCoasts, &Choices::supportCoast});
    readNamed<MissingCoast>(values, choices, {"reading.build-coast", kCoasts, &Choices::buildCoast});
    readNamed<DisorderCentres>(values, choices, {"reading.disorder-centres", kCentres, &Choices::disorderCentres});
    readNamed<DisorderWays>(values, choices, {"reading.disorder-ways", kWays, &Choices::disorderWays});
    return options;
}

} // namespace marches::engine::diplomacy
