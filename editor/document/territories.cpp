// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/territories.h"

#include "editor/document/contacts.h"
#include "editor/document/ids.h"
#include "editor/document/placemoves.h"
#include "editor/document/sites.h"
#include "editor/geometry/location.h"
#include "editor/geometry/outline.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace marches::editor {

namespace {

using engine::ConnectionKind;
using engine::MapPoint;

QPointF pointOf(const MapPoint& point) { return {point.x, point.y}; }
void shift(MapPoint& point, const QPointF& by)
{
    point.x += by.x();
    point.y += by.y();
}

RecordId addPlace(MapEdit& edit, PlaceRecord record, const std::string& name)
{
    record.id = freeId(edit.model(), idFromName(name));
    edit.setText(edit.model().info.language, textBase(record) + ".name", name);
    return insertPlace(edit, std::move(record));
}

double distanceToFace(const MapModel& model, RecordId place, const QPointF& point)
{
    double least = std::numeric_limits<double>::infinity();
    for (const HalfEdge half : model.drawing.sides(model.places().at(place).face))
        least = std::min(least, model.drawing.segment(half.edge()).nearestTo(point).distance);
    return least;
}

RecordId nearestOf(const MapModel& model, const std::vector<RecordId>& parts, const QPointF& point)
{
    return *std::ranges::min_element(parts, {}, [&](RecordId part) { return distanceToFace(model, part, point); });
}

/// A name that has lost its ground goes back to the middle; without this it would stand in another territory.
void resetLostPoints(MapEdit& edit, RecordId place)
{
    const PlaceRecord& record = edit.model().places().at(place);
    const auto lost = [&](const std::optional<MapPoint>& point) {
        return point && faceAt(edit.model().drawing, pointOf(*point)) != record.face;
    };
    const bool label = lost(record.drawing.label);
    const bool stack = lost(record.drawing.stack);
    edit.modifyPlace(place, [&](PlaceRecord& changed) {
        if (label) changed.drawing.label.reset();
        if (label && changed.drawing.lettering) changed.drawing.lettering->curve.clear();
        if (stack) changed.drawing.stack.reset();
    });
}

/// Names and pieces that stood where a new territory has taken the ground go back to the middle of theirs.
void leaveGround(MapEdit& edit, RecordId added, FaceId face)
{
    const auto stands = [&](const std::optional<MapPoint>& point) {
        return point && faceAt(edit.model().drawing, pointOf(*point)) == face;
    };
    std::vector<RecordId> lost;
    for (const Row<PlaceRecord>& row : edit.model().places())
        if (row.key != added && row.record.isTerritory() && row.record.face != kOutside &&
            (stands(row.record.drawing.label) || stands(row.record.drawing.stack)))
            lost.push_back(row.key);
    for (const RecordId key : lost) resetLostPoints(edit, key);
}

/// Gives a connection of a territory that was cut to the parts that have its ground.
class Redistribution {
public:
    Redistribution(MapEdit& edit, std::string before, std::vector<RecordId> parts)
        : m_edit(edit), m_before(std::move(before)), m_parts(std::move(parts))
    {
        for (const RecordId part : m_parts) m_contacts.push_back(contactsOf(edit.model(), part));
    }

    void run()
    {
        std::vector<RecordId> rows;
        for (const Row<ConnectionRecord>& row : m_edit.model().connections())
            if (row.record.touches(m_before)) rows.push_back(row.key);
        for (const RecordId row : rows) redistribute(row);
    }

private:
    const std::string& id(RecordId part) const { return m_edit.model().places().at(part).id; }

    ConnectionRecord ledTo(ConnectionRecord record, RecordId part) const
    {
        (record.from == m_before ? record.from : record.to) = id(part);
        return record;
    }

    void redistribute(RecordId row)
    {
        const ConnectionRecord record = m_edit.model().connections().at(row);
        const std::string& other = record.from == m_before ? record.to : record.from;
        if (record.kind == ConnectionKind::SeaLane) {
            if (record.drawing.ends.size() != 2) return;
            const MapPoint& port = record.from == m_before ? record.drawing.ends[0] : record.drawing.ends[1];
            m_edit.set(row, ledTo(record, nearestOf(m_edit.model(), m_parts, pointOf(port))));
            return;
        }
        const Row<PlaceRecord>* neighbour = m_edit.model().place(other);
        std::vector<RecordId> touching;
        for (std::size_t i = 0; neighbour != nullptr && i < m_parts.size(); ++i)
            if (m_contacts[i].contains(neighbour->key)) touching.push_back(m_parts[i]);
        if (touching.empty()) return;
        RecordId heir = touching.front();
        if (record.drawing.at) heir = nearestOf(m_edit.model(), touching, pointOf(*record.drawing.at));
        m_edit.set(row, ledTo(record, heir));
        for (const RecordId part : touching) {
            if (part == heir) continue;
            // The bridge is with its part; the river closes the rest.
            ConnectionRecord copy = ledTo(record, part);
            if (!copy.isBorder()) {
                copy.kind = ConnectionKind::Border;
                copy.barrier = std::exchange(copy.over, {});
                copy.drawing = {};
            }
            m_edit.add(std::move(copy));
        }
    }

    MapEdit& m_edit;
    std::string m_before;
    std::vector<RecordId> m_parts;
    std::vector<std::map<RecordId, double>> m_contacts;
};

} // namespace

tl::expected<RecordId, EditRefusal> addTerritory(MapEdit& edit, const QPainterPath& path, const NewTerritory& made,
                                                 const PathOptions& options)
{
    const EditResult drawn = edit.draw(addFace, path, options);
    if (!drawn) return tl::unexpected(drawn.error());
    PlaceRecord record;
    record.kind = made.kind;
    record.terrain = made.terrain;
    record.region = made.region;
    record.face = addedFace(*drawn);
    const FaceId face = record.face;
    const RecordId added = addPlace(edit, std::move(record), freeName<PlaceRecord>(edit.model(), made.name));
    if (options.throughFaces) leaveGround(edit, added, face);
    return added;
}

tl::expected<std::vector<RecordId>, EditRefusal> splitTerritory(MapEdit& edit, RecordId territory,
                                                                const QPainterPath& path, const std::string& name,
                                                                const PathOptions& options)
{
    const PlaceRecord before = edit.model().places().at(territory);
    if (before.face == kOutside) return refuse("no-such-element", {});
    const EditResult drawn = edit.draw(splitFace, before.face, path, options);
    if (!drawn) return tl::unexpected(drawn.error());
    std::vector<RecordId> parts{territory};
    for (const FaceChange& face : drawn->faces) {
        if (!face.after) continue;
        PlaceRecord part;
        part.kind = before.kind;
        part.terrain = before.terrain;
        part.region = before.region;
        part.face = face.id;
        parts.push_back(addPlace(edit, std::move(part), nextName<PlaceRecord>(edit.model(), name)));
    }
    Redistribution(edit, before.id, parts).run();
    resetLostPoints(edit, territory);
    return std::vector<RecordId>(parts.begin() + 1, parts.end());
}

EditOutcome mergeTerritories(MapEdit& edit, RecordId keep, RecordId gone)
{
    const MapModel& model = edit.model();
    const PlaceRecord kept = model.places().at(keep);
    const PlaceRecord lost = model.places().at(gone);
    if (kept.face == kOutside || lost.face == kOutside || keep == gone) return refuse("no-such-element", {});
    const EditResult drawn = edit.draw(mergeFaces, kept.face, lost.face, true);
    if (!drawn) return tl::unexpected(drawn.error());

    std::vector<RecordId> rows;
    for (const Row<ConnectionRecord>& row : model.connections())
        if (row.record.touches(lost.id)) rows.push_back(row.key);
    for (const RecordId row : rows) {
        ConnectionRecord record = model.connections().at(row);
        const std::string other = record.from == lost.id ? record.to : record.from;
        edit.remove<ConnectionRecord>(row);
        if (other == kept.id) continue;
        (record.from == lost.id ? record.from : record.to) = kept.id;
        // Of two borders with the same neighbour one is left, the open one: where it was open, one may cross.
        std::optional<RecordId> same;
        for (const RecordId there : connectionsBetween(model, kept.id, other))
            if (model.connections().at(there).kind == record.kind) same = there;
        if (!same) {
            edit.add(std::move(record));
        } else if (record.isBorder() && record.barrier.empty() && record.basis != engine::BorderOrigin::Forbidden) {
            edit.modifyConnection(*same, [](ConnectionRecord& border) {
                border.barrier.clear();
                if (border.basis == engine::BorderOrigin::Forbidden) border.basis = engine::BorderOrigin::Confirmed;
            });
        }
    }
    edit.modifyPlace(keep, [&](PlaceRecord& place) {
        for (const std::string& flag : lost.flags)
            if (std::ranges::find(place.flags, flag) == place.flags.end()) place.flags.push_back(flag);
    });
    // Its face is gone already.
    edit.modifyPlace(gone, [](PlaceRecord& place) { place.face = kOutside; });
    return removeTerritories(edit, std::span(&gone, 1));
}

EditOutcome removeTerritories(MapEdit& edit, std::span<const RecordId> territories)
{
    for (const RecordId key : territories) {
        const PlaceRecord record = edit.model().places().at(key);
        std::vector<RecordId> coasts;
        for (const Row<PlaceRecord>& row : edit.model().places())
            if (row.record.kind == engine::PlaceKind::Coast && row.record.parent == record.id)
                coasts.push_back(row.key);
        for (const RecordId coast : coasts) removePlace(edit, coast);
        if (record.face != kOutside) {
            const EditResult drawn = edit.draw(removeFace, record.face);
            if (!drawn) return tl::unexpected(drawn.error());
        }
        removePlace(edit, key);
    }
    return {};
}

EditOutcome moveTerritories(MapEdit& edit, std::span<const RecordId> territories, const QPointF& by, Borders borders)
{
    std::vector<FaceId> faces;
    for (const RecordId key : territories)
        if (const FaceId face = edit.model().places().at(key).face; face != kOutside) faces.push_back(face);
    if (!faces.empty()) {
        const EditResult drawn = edit.draw(moveFaces, std::span<const FaceId>(faces), by, borders);
        if (!drawn) return tl::unexpected(drawn.error());
    }
    for (const RecordId key : territories)
        edit.modifyPlace(key, [&](PlaceRecord& place) {
            place.drawing = turned(place.drawing, QTransform::fromTranslate(by.x(), by.y()));
        });
    turnRegionNames(edit, territories, QTransform::fromTranslate(by.x(), by.y()));
    return {};
}

namespace {

/// Puts the name of a place or region somewhere.
template <class Drawing> void putNameOf(Drawing& drawing, const std::optional<QPointF>& at)
{
    const std::optional<MapPoint> before = drawing.label;
    drawing.label.reset();
    if (at) drawing.label = MapPoint{at->x(), at->y()};
    if (!drawing.lettering) return;
    // Its curve goes with it, or is gone.
    if (!at) drawing.lettering->curve.clear();
    if (at && before)
        for (MapPoint& point : drawing.lettering->curve) shift(point, *at - pointOf(*before));
    if (drawing.lettering == engine::Lettering()) drawing.lettering.reset();
}

template <class Drawing> void bendNameOf(Drawing& drawing, const QPointF& at, std::span<const QPointF> curve)
{
    drawing.label = MapPoint{at.x(), at.y()};
    if (!drawing.lettering) drawing.lettering.emplace();
    std::vector<MapPoint>& points = drawing.lettering->curve;
    points.clear();
    for (const QPointF& point : curve) points.push_back({point.x(), point.y()});
}

} // namespace

void setLabel(MapEdit& edit, RecordId place, const std::optional<QPointF>& at)
{
    edit.modifyPlace(place, [&at](PlaceRecord& record) { putNameOf(record.drawing, at); });
}

void bendName(MapEdit& edit, RecordId place, const QPointF& at, std::span<const QPointF> curve)
{
    edit.modifyPlace(place, [&](PlaceRecord& record) { bendNameOf(record.drawing, at, curve); });
}

void setRegionLabel(MapEdit& edit, RecordId region, const std::optional<QPointF>& at)
{
    edit.modify<RegionRecord>(region, [&at](RegionRecord& record) { putNameOf(record.drawing, at); });
}

void bendRegionName(MapEdit& edit, RecordId region, const QPointF& at, std::span<const QPointF> curve)
{
    edit.modify<RegionRecord>(region, [&](RegionRecord& record) { bendNameOf(record.drawing, at, curve); });
}

} // namespace marches::editor
