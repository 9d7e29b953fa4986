// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/common/outlook.h"

#include <algorithm>
#include <cassert>

namespace marches::engine {

std::vector<double> outlookWeights(const RulesetData& data, const std::vector<std::string>& features)
{
    assert(features.size() <= kMostOutlookFeatures);
    if (data.outlook.empty()) return {};
    std::vector<double> weights(features.size(), 0.0);
    for (const auto& [name, weight] : data.outlook)
        if (const auto found = std::ranges::find(features, name); found != features.end())
            weights[static_cast<std::size_t>(found - features.begin())] = weight;
    return weights;
}

} // namespace marches::engine
