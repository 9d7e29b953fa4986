// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/mapcommands.h"

#include "editor/document/bordershapes.h"
#include "editor/document/deletion.h"
#include "editor/document/mapclipboard.h"
#include "editor/document/mapfragment.h"
#include "editor/document/placemoves.h"
#include "editor/document/sceneryedits.h"
#include "editor/document/sites.h"
#include "editor/document/stampedits.h"
#include "editor/document/territories.h"
#include "editor/geometry/facecopies.h"
#include "editor/geometry/outline.h"

#include <QMimeData>
#include <QTransform>

#include <algorithm>
#include <set>
#include <utility>

namespace marches::editor {

namespace {

/// No piece of border is broken below twice this (board units).
constexpr double kFinestStep = 1;

[[nodiscard]] EditOutcome outcomeOf(const EditResult& done)
{
    if (done) return {};
    return tl::unexpected<EditRefusal>(done.error());
}

} // namespace

void MapCommands::selectAll(MapSelection& selection)
{
    const MapModel& model = selection.document().model();
    MapSelection::Items all;
    for (const Row<PlaceRecord>& row : model.places()) all.places.push_back(row.key);
    if (model.info.art)
        for (const Row<StampRecord>& row : model.stamps()) all.stamps.push_back(row.key);
    if (model.info.art)
        for (const engine::MapScenery& piece : model.info.art->scenery) all.scenery.push_back(piece.id);
    selection.set(std::move(all));
}

EditOutcome MapCommands::remove(MapSelection& selection) { return deleteSelected(selection); }

EditOutcome MapCommands::takeInHand(MapSelection& selection)
{
    const std::optional<MadeItem> item = selection.items().made;
    if (!item) return {};
    RecordId taken{};
    EditOutcome done = selection.document().edit(tr("Take in hand"), [&](MapEdit& edit) -> EditOutcome {
        taken = marches::editor::takeInHand(edit, *item);
        return {};
    });
    if (done) selection.selectStamps({taken});
    return done;
}

EditOutcome MapCommands::drawAnew(MapSelection& selection)
{
    const std::vector<RecordId> stamps = selection.items().stamps;
    return selection.document().edit(tr("Redraw"), [&stamps](MapEdit& edit) -> EditOutcome {
        for (const RecordId key : stamps)
            if (wasMade(edit.model(), edit.model().stamps().at(key))) marches::editor::drawAnew(edit, key);
        return {};
    });
}

bool MapCommands::canDrawAnew(const MapSelection& selection)
{
    const MapModel& model = selection.document().model();
    return std::ranges::any_of(selection.items().stamps,
                               [&model](RecordId key) { return wasMade(model, model.stamps().at(key)); });
}

EditOutcome MapCommands::cut(MapSelection& selection)
{
    MapSelection::Items items;
    items.places = fragmentPlaces(selection.document().model(), selection.items().places);
    items.stamps = selection.items().stamps;
    items.scenery = selection.items().scenery;
    if (items.empty()) return {};
    return selection.document().edit(tr("Cut"), [&items](MapEdit& edit) { return deleteItems(edit, items); });
}

EditOutcome MapCommands::paste(MapSelection& selection, const QMimeData& data, std::optional<QPointF> at,
                               Inserted* added)
{
    return pasteCopied(selection, data, tr("Paste"), at, added);
}

EditOutcome MapCommands::duplicate(MapSelection& selection) { return duplicateSelected(selection, tr("Duplicate")); }

std::vector<VertexId> MapCommands::pointsOf(const MapSelection& selection)
{
    const PlanarMap& map = selection.document().model().drawing;
    std::set<VertexId> points(selection.items().vertices.begin(), selection.items().vertices.end());
    for (const EdgeId edge : selection.items().edges) points.insert({map.edge(edge).start, map.edge(edge).end});
    return {points.begin(), points.end()};
}

std::vector<EdgeId> MapCommands::bordersOf(const MapSelection& selection)
{
    const MapModel& model = selection.document().model();
    const MapSelection::Items& items = selection.items();
    if (items.edges.empty() && items.vertices.empty()) return bordersAround(model, items.places);
    std::set<EdgeId> borders(items.edges.begin(), items.edges.end());
    for (const VertexId vertex : items.vertices)
        model.drawing.visitStar(vertex, [&](HalfEdge half) {
            if (selection.has(model.drawing.end(half))) borders.insert(half.edge());
        });
    return {borders.begin(), borders.end()};
}

bool MapCommands::hasBorders(const MapSelection& selection)
{
    const MapSelection::Items& items = selection.items();
    const Table<PlaceRecord>& places = selection.document().model().places();
    return !items.edges.empty() || items.vertices.size() > 1 ||
           std::ranges::any_of(items.places, [&](RecordId key) { return places.at(key).face != kOutside; });
}

EditOutcome MapCommands::roughen(MapSelection& selection)
{
    const std::vector<EdgeId> borders = bordersOf(selection);
    Roughness how = usualRoughness(selection.document().model().info);
    // Where all is as fine as suits the sheet, one more press goes finer.
    const PlanarMap& map = selection.document().model().drawing;
    double longest = 0;
    for (const EdgeId id : borders) longest = std::max(longest, map.segment(id).length());
    how.step = std::min(how.step, std::max(longest / 2, kFinestStep));
    return selection.document().edit(tr("Roughen borders"),
                                     [&](MapEdit& edit) { return roughenBorders(edit, borders, how); });
}

EditOutcome MapCommands::simplify(MapSelection& selection)
{
    const std::vector<EdgeId> borders = bordersOf(selection);
    const MapModel& model = selection.document().model();
    // Doubled until something goes: so each press takes the next plainer run.
    double tolerance = usualRoughness(model.info).step / 8;
    double longest = 0;
    for (const EdgeId id : borders) longest = std::max(longest, model.drawing.segment(id).length());
    return selection.document().edit(tr("Simplify borders"), [&](MapEdit& edit) {
        EditOutcome done = simplifyBorders(edit, borders, tolerance);
        for (; !done && tolerance < longest; done = simplifyBorders(edit, borders, tolerance)) tolerance *= 2;
        return done;
    });
}

EditOutcome MapCommands::fitCurves(MapSelection& selection)
{
    const std::vector<EdgeId> borders = bordersOf(selection);
    const double step = usualRoughness(selection.document().model().info).step;
    return selection.document().edit(tr("Fit curves to borders"), [&](MapEdit& edit) {
        // Steps of a picture's pixels are smaller than this, and so is the trembling of a hand.
        EditOutcome done = editor::fitCurves(edit, borders, step / 8);
        for (double tolerance = step / 4; !done && tolerance <= step; tolerance *= 2)
            done = editor::fitCurves(edit, borders, tolerance);
        return done;
    });
}

tl::expected<Aligned, EditRefusal> MapCommands::align(MapSelection& selection, Alignment alignment, bool namesOnly)
{
    const std::vector<VertexId> points = pointsOf(selection);
    const std::vector<RecordId> places = selection.items().places;
    Aligned moved = Aligned::Nothing;
    const EditOutcome done = selection.document().edit(tr("Align"), [&](MapEdit& edit) -> EditOutcome {
        if (points.size() > 1) return outcomeOf(edit.draw(alignVertices, std::span<const VertexId>(points), alignment));
        const auto aligned = alignPlaces(edit, places, alignment, namesOnly);
        if (!aligned) return tl::unexpected(aligned.error());
        moved = *aligned;
        return {};
    });
    if (!done) return tl::unexpected(done.error());
    return points.size() > 1 ? Aligned::Shapes : moved;
}

std::optional<QRectF> MapCommands::boxToTransform(MapSelection& selection)
{
    MapDocument& document = selection.document();
    const MapSelection::Items& items = selection.items();
    const std::optional<QRectF> box = boxAroundItems(document.model(), items.places, items.stamps, items.scenery);
    const bool can = box && canTransform(document.model(), items.places, items.stamps, items.scenery);
    if (box && !can)
        document.edit(tr("Turn and scale"),
                      [&](MapEdit&) -> EditOutcome { return refuse("shares-borders", box->center()); });
    return can ? box : std::nullopt;
}

EditOutcome MapCommands::transform(MapSelection& selection, const QTransform& by)
{
    MapSelection::Items items = selection.items(); // of its own: the edit may change what is selected
    return selection.document().edit(tr("Turn and scale"), [&](MapEdit& edit) {
        return transformItems(edit, items.places, items.stamps, by, sceneryOf(edit.model(), items.scenery));
    });
}

tl::expected<Mirrored, EditRefusal> MapCommands::mirror(MapSelection& selection, bool upsideDown)
{
    const MapModel& model = selection.document().model();
    const std::vector<VertexId> points = pointsOf(selection);
    const std::vector<RecordId> places = selection.items().places;
    const std::vector<RecordId> stamps = selection.items().stamps;
    const std::vector<std::string> scenery = selection.items().scenery;
    std::vector<FaceId> faces;
    for (const RecordId key : places)
        if (const FaceId face = model.places().at(key).face; face != kOutside) faces.push_back(face);
    std::optional<QRectF> box;
    if (points.empty()) box = boxAroundItems(model, places, stamps, scenery);
    for (const VertexId point : points) {
        const QRectF one(model.drawing.at(point), QSizeF(0, 0));
        box = box ? boxAround(*box, one) : one;
    }
    if (!box) return Mirrored::Nothing;
    const QTransform over = QTransform::fromScale(upsideDown ? 1 : -1, upsideDown ? -1 : 1);
    const QPointF middle = box->center();
    const QTransform here =
        QTransform::fromTranslate(-middle.x(), -middle.y()) * over * QTransform::fromTranslate(middle.x(), middle.y());
    bool inPlace = false;
    const EditOutcome done = selection.document().edit(tr("Mirror"), [&](MapEdit& edit) -> EditOutcome {
        if (!points.empty()) return outcomeOf(edit.draw(transformVertices, std::span<const VertexId>(points), here));
        inPlace = standAlone(edit.model().drawing, faces) && turnPlaces(edit, places, here);
        if (!inPlace) return {};
        turnStamps(edit, stamps, here);
        setScenery(edit, turned(sceneryOf(edit.model(), scenery), here));
        return {};
    });
    if (!done) return tl::unexpected(done.error());
    if (inPlace || !points.empty()) return Mirrored::InPlace;
    if (const EditOutcome copied = duplicateSelected(selection, tr("Mirror"), over); !copied)
        return tl::unexpected(copied.error());
    return Mirrored::AsCopy;
}

} // namespace marches::editor
