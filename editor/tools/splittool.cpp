// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/splittool.h"

#include "editor/document/mapselection.h"
#include "editor/document/territories.h"
#include "editor/geometry/location.h"
#include "editor/geometry/outline.h"

#include <algorithm>
#include <map>

namespace marches::editor {

QString SplitTool::name() const { return tr("Split"); }

QString SplitTool::hint() const
{
    if (isBusy() && trail().beginsOnBorder())
        return tr("Click on to the far border, where it is cut; over a hole, on beyond it. Drag: curve. Backspace: "
                  "remove the last point. Esc: cancel");
    if (isBusy())
        return tr("Click around what is to be cut out. Drag: curve. Enter or double click: cut. Backspace: remove the "
                  "last point. Esc: cancel");
    return tr("Click on a border of the territory, then on to another of its borders. Drag: curve");
}

std::optional<RecordId> SplitTool::territoryUnder(const QPainterPath& path) const
{
    // The one that most of the line leads through; where it follows a border it is in nobody's midst.
    std::map<RecordId, int> votes;
    constexpr int kSamples = 64;
    for (int i = 1; i < kSamples; ++i) {
        const QPointF at = path.pointAtPercent(static_cast<double>(i) / kSamples);
        if (const std::optional<RecordId> place = model().placeOf(faceAt(map(), at))) ++votes[*place];
    }
    const auto most = std::ranges::max_element(votes, {}, [](const auto& vote) { return vote.second; });
    return most == votes.end() ? std::nullopt : std::optional(most->first);
}

std::size_t SplitTool::firstArrival() const
{
    std::size_t corner = 1;
    while (corner < trail().size() && !trail().border(corner)) ++corner;
    return corner;
}

bool SplitTool::joinsTwoRings() const
{
    const std::optional<BorderPoint>& from = trail().border(0);
    const std::optional<BorderPoint>& to = trail().border(trail().size() - 1);
    if (!from || !to) return false;
    const std::optional<RecordId> territory = territoryUnder(trail().pathTo(firstArrival()));
    if (!territory) return false;
    const std::vector<std::vector<HalfEdge>> rings = ringsOf(map(), model().places().at(*territory).face);
    const auto ringOf = [&](const BorderPoint& point) {
        return std::ranges::find_if(rings, [&](const std::vector<HalfEdge>& ring) {
            return std::ranges::any_of(ring, [&](HalfEdge half) {
                return point.vertex != kNoVertex ? map().start(half) == point.vertex : half.edge() == point.edge;
            });
        });
    };
    return ringOf(*from) != ringOf(*to);
}

bool SplitTool::endsWith(const Pointer& /*pointer*/)
{
    // Arrived at a border; at that of a hole nothing is parted yet, and the line goes on over it.
    return trail().size() >= 2 && trail().endsOnBorder() && !joinsTwoRings();
}

bool SplitTool::finish()
{
    const bool closes = trail().size() >= 3 && !trail().endsOnBorder() && !trail().beginsOnBorder();
    const QPainterPath path = closes ? trail().closedPath(map()) : trail().path(map());
    // What lies in a hole of it may be the larger part of the way.
    const std::optional<RecordId> territory =
        territoryUnder(trail().beginsOnBorder() ? trail().pathTo(firstArrival()) : path);
    if (!territory) {
        refuseWith("path-does-not-split");
        return false;
    }
    std::vector<RecordId> parts{*territory};
    const std::string name = document().name(model().places().at(*territory)).toStdString();
    const EditOutcome outcome = document().edit(tr("Split a territory"), [&](MapEdit& edit) -> EditOutcome {
        constexpr double kTolerance = 0.01;
        const auto made = splitTerritory(edit, *territory, path, name, PathOptions{kTolerance, false});
        if (!made) return tl::unexpected(made.error());
        parts.insert(parts.end(), made->begin(), made->end());
        return {};
    });
    if (outcome) selection().selectPlaces(std::move(parts));
    return outcome.has_value();
}

} // namespace marches::editor
