// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/placemoves.h"

#include "editor/document/placemoves.h"
#include "editor/document/sceneryedits.h"
#include "editor/geometry/adjacency.h"

#include <algorithm>
#include <optional>

namespace marches::editor {

PlaceMoves::PlaceMoves(const MapModel& model, const std::vector<RecordId>& places, const std::vector<RecordId>& stamps,
                       const std::vector<std::string>& scenery)
    : m_scenery(sceneryOf(model, scenery))
{
    for (const RecordId key : places) {
        const PlaceRecord& record = model.places().at(key);
        if (record.isTerritory())
            m_territories.push_back(key);
        else
            m_others.emplace_back(key, record.drawing);
    }
    for (const RecordId key : stamps) m_stamps.emplace_back(key, model.stamps().at(key));
}

bool PlaceMoves::isIn(const MapModel& model) const
{
    return std::ranges::all_of(m_territories, [&](RecordId key) { return model.places().has(key); }) &&
           std::ranges::all_of(m_others, [&](const auto& other) { return model.places().has(other.first); }) &&
           std::ranges::all_of(m_stamps, [&](const auto& stamp) { return model.stamps().has(stamp.first); });
}

void PlaceMoves::apply(MapEdit& edit, const QPointF& by) const
{
    const QTransform there = QTransform::fromTranslate(by.x(), by.y());
    for (const auto& [key, before] : m_others) {
        const engine::PlaceDrawing drawing = turned(before, there);
        edit.modifyPlace(key, [&drawing](PlaceRecord& record) { record.drawing = drawing; });
    }
    for (const auto& [key, before] : m_stamps) edit.set(key, turned(before, there));
    setScenery(edit, turned(m_scenery, there));
}

EditOutcome moveCrossing(MapEdit& edit, RecordId crossing, const QPointF& to)
{
    const MapModel& model = edit.model();
    const ConnectionRecord& record = model.connections().at(crossing);
    const Row<PlaceRecord>* from = model.place(record.from);
    const Row<PlaceRecord>* other = model.place(record.to);
    std::optional<Nearest> best;
    if (from != nullptr && other != nullptr)
        for (const auto& chain : bordersBetween(model.drawing, from->record.face, other->record.face))
            for (const HalfEdge half : chain) {
                const Nearest here = model.drawing.segment(half).nearestTo(to);
                if (!best || here.distance < best->distance) best = here;
            }
    if (!best) return refuse("no-border-here", to);
    edit.modifyConnection(crossing, [&best](ConnectionRecord& changed) {
        changed.drawing.at = engine::MapPoint{best->at.x(), best->at.y()};
    });
    return {};
}

} // namespace marches::editor
