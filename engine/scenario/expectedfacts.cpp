// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scenario/stepreader.h"

#include <utility>

#include "engine/package/positionwalk.h"

namespace marches::engine {

void readExpectedFacts(const YamlNode& map, const FieldPaths& paths, const std::string& path,
                       const std::vector<std::string>& reserved, const ErrorCollector& collector,
                       Expectation& expectation)
{
    const auto leaf = [&](const FieldWalk::Candidate& at, const PositionWalk::Alternatives& said, const YamlNode& node,
                          const std::string&) {
        expectation.facts.push_back({at.field, at.key, said, locationOf(node)});
    };
    const auto empty = [&](const FieldWalk& at, const YamlNode& node, const std::string& here) {
        ExpectedNothing nothing;
        for (const FieldWalk::Candidate& candidate : at.candidates())
            nothing.below.emplace_back(candidate.field, candidate.key);
        nothing.path = here;
        nothing.mark = locationOf(node);
        expectation.nothing.push_back(std::move(nothing));
    };
    PositionWalk(paths, collector, true, leaf, empty).walk(map, FieldWalk(paths), path, reserved);
}

} // namespace marches::engine
