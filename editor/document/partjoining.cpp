// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/partjoining.h"

#include "editor/document/borders.h"
#include "editor/document/lanechecks.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>

namespace marches::editor {

namespace {

bool isOpen(const ConnectionRecord& record)
{
    return record.barrier.empty() && record.basis != engine::BorderOrigin::Forbidden;
}

/// Armies stand on the territory of a coast.
std::string landOf(const std::string& place) { return place.substr(0, place.find('/')); }

} // namespace

std::vector<std::vector<std::string>> landParts(const MapModel& model)
{
    std::vector<std::string> ids;
    std::map<std::string, std::size_t> numbers;
    for (const Row<PlaceRecord>& row : model.places())
        if (row.record.kind == engine::PlaceKind::Land && row.record.face != kOutside) {
            numbers[row.record.id] = ids.size();
            ids.push_back(row.record.id);
        }
    std::vector<std::size_t> leader(ids.size()); // each leads to one of its part, the first of it to itself
    std::iota(leader.begin(), leader.end(), std::size_t(0));
    const auto lead = [&leader](std::size_t at) {
        while (leader[at] != at) at = leader[at] = leader[leader[at]];
        return at;
    };
    for (const Row<ConnectionRecord>& row : model.connections()) {
        if (!isOpen(row.record)) continue;
        const auto from = numbers.find(landOf(row.record.from));
        const auto to = numbers.find(landOf(row.record.to));
        if (from == numbers.end() || to == numbers.end()) continue;
        const std::size_t a = lead(from->second);
        const std::size_t b = lead(to->second);
        leader[std::max(a, b)] = std::min(a, b);
    }
    std::map<std::size_t, std::vector<std::string>> parts;
    for (std::size_t i = 0; i < ids.size(); ++i) parts[lead(i)].push_back(ids[i]);
    std::vector<std::vector<std::string>> all;
    all.reserve(parts.size());
    for (auto& [first, members] : parts) all.push_back(std::move(members));
    std::ranges::stable_sort(all, [](const auto& a, const auto& b) { return a.size() > b.size(); });
    return all;
}

EditOutcome joinParts(MapEdit& edit)
{
    // The smallest part first: what is searched for its strait is little.
    for (std::vector<std::vector<std::string>> parts = landParts(edit.model()); parts.size() > 1;
         parts = landParts(edit.model())) {
        const std::optional<Strait> strait = narrowestStrait(edit.model(), parts.back());
        if (!strait) return refuse("no-strait", {});
        const auto lane = addLane(edit, strait->from, strait->fromPort, strait->to, strait->toPort);
        if (!lane) return tl::unexpected(lane.error());
    }
    return {};
}

} // namespace marches::editor
