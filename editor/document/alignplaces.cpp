// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/placemoves.h"
#include "editor/document/territories.h"
#include "editor/geometry/facecopies.h"
#include "editor/geometry/labelpoint.h"
#include "editor/geometry/outline.h"

#include <QRectF>
#include <QTransform>

#include <algorithm>
#include <optional>
#include <set>
#include <vector>

namespace marches::editor {

namespace {

/// What moves as one.
struct Item {
    QRectF box;
    std::vector<RecordId> places;
    bool isName = false;
};

QRectF pointBox(const engine::MapPoint& point) { return {point.x, point.y, 0, 0}; }

std::optional<Item> nameItem(const MapModel& model, RecordId key)
{
    const PlaceRecord& record = model.places().at(key);
    if (record.drawing.label) return Item{pointBox(*record.drawing.label), {key}, true};
    if (const auto middle = labelPointOf(model.drawing, record.face))
        return Item{QRectF(middle->at, QSizeF(0, 0)), {key}, true};
    return std::nullopt;
}

/// Territories of a list in groups that meet in no vertex.
std::vector<std::vector<RecordId>> groupsOf(const MapModel& model, std::vector<RecordId> territories)
{
    const auto verticesOf = [&](RecordId key) {
        std::set<VertexId> vertices;
        for (const HalfEdge half : model.drawing.sides(model.places().at(key).face))
            vertices.insert(model.drawing.start(half));
        return vertices;
    };
    std::vector<std::vector<RecordId>> groups;
    while (!territories.empty()) {
        std::vector<RecordId>& group = groups.emplace_back(1, territories.front());
        territories.erase(territories.begin());
        for (std::size_t next = 0; next < group.size(); ++next) {
            const std::set<VertexId> own = verticesOf(group[next]);
            std::erase_if(territories, [&](RecordId other) {
                const bool meets =
                    std::ranges::any_of(verticesOf(other), [&](VertexId id) { return own.contains(id); });
                if (meets) group.push_back(other);
                return meets;
            });
        }
    }
    return groups;
}

std::vector<Item> itemsOf(const MapModel& model, std::span<const RecordId> places, bool namesOnly)
{
    std::vector<Item> items;
    std::vector<RecordId> territories;
    for (const RecordId key : places) {
        const PlaceRecord& record = model.places().at(key);
        if (record.face != kOutside)
            territories.push_back(key);
        else if (record.drawing.box)
            items.push_back({QRectF(record.drawing.box->x, record.drawing.box->y, record.drawing.box->width,
                                    record.drawing.box->height),
                             {key}});
        else if (record.drawing.label)
            items.push_back({pointBox(*record.drawing.label), {key}});
    }
    for (std::vector<RecordId>& group : groupsOf(model, std::move(territories))) {
        std::vector<FaceId> faces;
        QRectF box;
        for (const RecordId key : group) {
            faces.push_back(model.places().at(key).face);
            box |= outlineOf(model.drawing, faces.back()).boundingRect();
        }
        if (!namesOnly && standAlone(model.drawing, faces)) {
            items.push_back({box, std::move(group)});
            continue;
        }
        for (const RecordId key : group)
            if (std::optional<Item> name = nameItem(model, key)) items.push_back(std::move(*name));
    }
    // In the order in which they were selected: the ends of a line are the first and the last.
    std::ranges::stable_sort(items, {},
                             [&](const Item& item) { return std::ranges::find(places, item.places.front()); });
    return items;
}

QPointF wayOf(const QRectF& box, const QRectF& all, const QPointF& from, const QPointF& to, Alignment alignment)
{
    switch (alignment) {
    case Alignment::Left: return {all.left() - box.left(), 0};
    case Alignment::Right: return {all.right() - box.right(), 0};
    case Alignment::Top: return {0, all.top() - box.top()};
    case Alignment::Bottom: return {0, all.bottom() - box.bottom()};
    case Alignment::MiddleX: return {all.center().x() - box.center().x(), 0};
    case Alignment::MiddleY: return {0, all.center().y() - box.center().y()};
    case Alignment::OnLine: break;
    }
    const QPointF along = to - from;
    const double squared = QPointF::dotProduct(along, along);
    if (squared <= 0) return {};
    return from + along * (QPointF::dotProduct(box.center() - from, along) / squared) - box.center();
}

} // namespace

tl::expected<Aligned, EditRefusal> alignPlaces(MapEdit& edit, std::span<const RecordId> places, Alignment alignment,
                                               bool namesOnly)
{
    const std::vector<Item> items = itemsOf(edit.model(), places, namesOnly);
    if (items.size() < 2) return Aligned::Nothing;
    QRectF all = items.front().box;
    for (const Item& item : items) all = boxAround(all, item.box);
    Aligned moved = Aligned::Shapes;
    for (const Item& item : items) {
        const QPointF by = wayOf(item.box, all, items.front().box.center(), items.back().box.center(), alignment);
        if (item.isName) {
            moved = Aligned::Names;
            setLabel(edit, item.places.front(), item.box.topLeft() + by);
        } else if (!by.isNull()) {
            const EditOutcome done = turnPlaces(edit, item.places, QTransform::fromTranslate(by.x(), by.y()));
            if (!done) return tl::unexpected(done.error());
        }
    }
    return moved;
}

} // namespace marches::editor
