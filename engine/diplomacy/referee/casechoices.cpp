// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/referee/casechoices.h"

#include <algorithm>
#include <array>
#include <functional>
#include <string>

namespace marches::engine::referee {

namespace {

using namespace adjudication;

struct Choice {
    std::string_view key;
    std::vector<std::string> values; ///< in the order of the enumeration; of a switch: false, true
    std::function<void(Choices&, int)> set;
};

template <class E> Choice named(std::string_view key, std::vector<std::string> values, E Choices::*member)
{
    return {key, std::move(values), [member](Choices& choices, int value) { choices.*member = static_cast<E>(value); }};
}

Choice flag(std::string_view key, bool Choices::*member)
{
    return {key, {"false", "true"}, [member](Choices& choices, int value) { choices.*member = value != 0; }};
}

const std::vector<Choice>& choiceTable()
{
    const std::vector<std::string> coasts{"fails", "first_reachable"};
    const std::vector<std::string> surplus{"first_stand", "last_stand", "none_stands"};
    static const std::vector<Choice> all{
        named("convoy_paradox", {"szykman", "all_hold", "dptg", "rule_1971", "rule_1982", "rule_2000"},
              &Choices::paradox),
        named("adjacent_convoy",
              {"asked_or_own_fleet", "always", "head_to_head", "asked_only", "asked_even_where_long",
               "head_to_head_unbroken", "intent"},
              &Choices::adjacentConvoy),
        named("multi_route", {"any_open_route", "all_routes", "forbidden"}, &Choices::multiRoute),
        named("convoy_path", {"ignored", "allowed", "required"}, &Choices::convoyPath),
        named("two_coasts", coasts, &Choices::twoCoasts),
        named("one_coast", coasts, &Choices::oneCoast),
        named("wrong_coast", coasts, &Choices::wrongCoast),
        named("build_coast", coasts, &Choices::buildCoast),
        named("support_coast", {"optional", "required_when_ambiguous", "ignored"}, &Choices::supportCoast),
        named("builds", surplus, &Choices::builds),
        named("builds_in_one_place", surplus, &Choices::buildsInOnePlace),
        named("removals", surplus, &Choices::removals),
        named("civil_disorder", {"distance_to_owned_centres", "distance_to_home_centres"}, &Choices::disorderCentres),
        named("civil_disorder_ways", {"any", "armies_by_sea", "own"}, &Choices::disorderWays),
        flag("convoy_fallback_to_land", &Choices::convoyFallsBackToLand),
        flag("broken_convoy_fallback_to_land", &Choices::brokenConvoyFallsBackToLand),
        flag("convoy_cuts_support_against_itself", &Choices::convoyCutsSupportAgainstItself),
        flag("retreat_to_convoyed_attacker", &Choices::retreatToConvoyedAttacker),
        flag("dislodged_never_bounces", &Choices::dislodgedNeverBounces),
        flag("waiving", &Choices::waivingAllowed),
        flag("support_without_order", &Choices::supportWithoutOrder),
        flag("impossible_means_hold", &Choices::impossibleMeansHold),
    };
    return all;
}

} // namespace

std::vector<Field> choiceFields()
{
    std::vector<Field> fields;
    for (const Choice& choice : choiceTable()) fields.push_back({std::string(choice.key), Schema::word(choice.values)});
    return fields;
}

Choices readChoices(const YamlNode& rules)
{
    Choices choices;
    for (const Choice& choice : choiceTable())
        if (const YamlNode* node = rules.find(choice.key)) {
            const auto found = std::ranges::find(choice.values, node->text);
            if (found != choice.values.end()) choice.set(choices, static_cast<int>(found - choice.values.begin()));
        }
    return choices;
}

} // namespace marches::engine::referee
