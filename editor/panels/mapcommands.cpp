// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/mapcommands.h"

#include "editor/document/borders.h"
#include "editor/document/sites.h"
#include "editor/document/territories.h"
#include "editor/geometry/outline.h"
#include "editor/panels/mapclipboard.h"

#include <QMimeData>
#include <QTransform>

#include <algorithm>
#include <memory>
#include <set>

namespace marches::editor {

namespace {

EditOutcome outcomeOf(const EditResult& done)
{
    if (done) return {};
    return tl::unexpected<EditRefusal>(done.error());
}

} // namespace

void MapCommands::selectAll(MapSelection& selection)
{
    std::vector<Key> all;
    for (const Row<PlaceRecord>& row : selection.document().model().places()) all.push_back(row.key);
    selection.selectPlaces(std::move(all));
}

EditOutcome MapCommands::remove(MapSelection& selection)
{
    const MapSelection::Items items = selection.items();
    if (items.empty()) return {};
    return selection.document().edit(tr("Remove"), [&](MapEdit& edit) -> EditOutcome {
        const std::vector<Key> territories = selection.territories();
        for (const Key key : items.connections)
            if (edit.model().connections().has(key)) edit.remove<ConnectionRecord>(key);
        for (const Key key : items.barriers)
            if (edit.model().barriers().has(key)) removeBarrier(edit, key);
        if (const EditOutcome done = removeTerritories(edit, territories); !done) return done;
        for (const Key key : items.places) // coasts go with their territory
            if (edit.model().places().has(key)) removePlace(edit, key);
        for (const VertexId vertex : items.vertices) {
            if (!edit.model().drawing.has(vertex)) continue;
            if (const EditResult done = edit.draw(deleteVertex, vertex); !done) return outcomeOf(done);
        }
        return {};
    });
}

EditOutcome MapCommands::paste(MapSelection& selection, const QMimeData& data, std::optional<QPointF> at)
{
    return pastePlaces(selection, data, tr("Paste"), at);
}

EditOutcome MapCommands::duplicate(MapSelection& selection)
{
    const std::unique_ptr<QMimeData> data(copyPlaces(selection.document(), selection.items().places));
    return data != nullptr ? pastePlaces(selection, *data, tr("Duplicate"), std::nullopt) : EditOutcome();
}

std::vector<VertexId> MapCommands::pointsOf(const MapSelection& selection)
{
    if (!selection.items().vertices.empty()) return selection.items().vertices;
    const PlanarMap& map = selection.document().model().drawing;
    std::set<VertexId> points;
    const auto addEdge = [&](EdgeId edge) {
        points.insert(map.edge(edge).start);
        points.insert(map.edge(edge).end);
    };
    for (const Key key : selection.territories())
        if (const FaceId face = selection.document().model().places().at(key).face; face != kOutside)
            for (const HalfEdge half : map.sides(face)) addEdge(half.edge());
    for (const EdgeId edge : selection.items().edges) addEdge(edge);
    return {points.begin(), points.end()};
}

EditOutcome MapCommands::align(MapSelection& selection, Alignment alignment)
{
    const std::vector<VertexId> points = pointsOf(selection);
    if (points.size() < 2) return {};
    return selection.document().edit(tr("Align"), [&](MapEdit& edit) -> EditOutcome {
        return outcomeOf(edit.draw(alignVertices, std::span<const VertexId>(points), alignment));
    });
}

EditOutcome MapCommands::mirror(MapSelection& selection, bool upsideDown)
{
    const QTransform over = QTransform::fromScale(upsideDown ? 1 : -1, upsideDown ? -1 : 1);
    const std::vector<VertexId>& points = selection.items().vertices;
    if (points.empty()) {
        const std::unique_ptr<QMimeData> data(copyPlaces(selection.document(), selection.items().places));
        return data != nullptr ? pastePlaces(selection, *data, tr("Mirror"), std::nullopt, over) : EditOutcome();
    }
    const PlanarMap& map = selection.document().model().drawing;
    QRectF box(map.at(points.front()), QSizeF());
    for (const VertexId point : points) box = boxAround(box, QRectF(map.at(point), QSizeF()));
    const QPointF middle = box.center();
    const QTransform mirror =
        QTransform::fromTranslate(-middle.x(), -middle.y()) * over * QTransform::fromTranslate(middle.x(), middle.y());
    return selection.document().edit(tr("Mirror"), [&](MapEdit& edit) -> EditOutcome {
        return outcomeOf(edit.draw(transformVertices, std::span<const VertexId>(points), mirror));
    });
}

} // namespace marches::editor
