// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/borders.h"

#include "editor/document/contacts.h"
#include "editor/document/ids.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace marches::editor {

namespace {

using engine::BorderOrigin;
using engine::ConnectionKind;

/// Of what two territories share, as much must a barrier follow to close it.
constexpr double kClosingShare = 0.5;

bool isCrossing(ConnectionKind kind)
{
    return kind == ConnectionKind::Bridge || kind == ConnectionKind::Ford || kind == ConnectionKind::Pass;
}

/// The plain border between two places, if it is written.
std::optional<RecordId> borderRow(const MapModel& model, const std::string& a, const std::string& b)
{
    for (const RecordId key : connectionsBetween(model, a, b))
        if (model.connections().at(key).isBorder()) return key;
    return std::nullopt;
}

std::optional<EdgeId> edgeJoining(const PlanarMap& map, VertexId a, VertexId b)
{
    std::optional<EdgeId> found;
    if (!map.has(a) || !map.has(b)) return found;
    map.visitStar(a, [&](HalfEdge half) {
        if (map.end(half) == b) found = half.edge();
    });
    return found;
}

/// The two territories on the sides of an edge.
std::optional<std::pair<RecordId, RecordId>> sidesOf(const MapModel& model, EdgeId edge)
{
    const std::optional<RecordId> left = model.placeOf(model.drawing.edge(edge).left);
    const std::optional<RecordId> right = model.placeOf(model.drawing.edge(edge).right);
    if (!left || !right) return std::nullopt;
    return std::minmax(*left, *right);
}

void closeBorder(MapEdit& edit, const std::string& a, const std::string& b, const std::string& barrier)
{
    const MapModel& model = edit.model();
    // Where a crossing leads over it already, nothing else is to be closed.
    for (const RecordId key : connectionsBetween(model, a, b))
        if (model.connections().at(key).over == barrier) return;
    if (const std::optional<RecordId> row = borderRow(model, a, b)) {
        edit.modifyConnection(*row, [&](ConnectionRecord& record) { record.barrier = barrier; });
        return;
    }
    ConnectionRecord record;
    record.from = a;
    record.to = b;
    record.barrier = barrier;
    record.basis = BorderOrigin::Derived;
    edit.add(std::move(record));
}

void openBorders(MapEdit& edit, const std::string& barrier, const std::set<std::pair<std::string, std::string>>& but)
{
    std::vector<RecordId> closed;
    for (const Row<ConnectionRecord>& row : edit.model().connections()) {
        const std::pair<std::string, std::string> pair = std::minmax(row.record.from, row.record.to);
        if (row.record.barrier == barrier && !but.contains(pair)) closed.push_back(row.key);
    }
    for (const RecordId key : closed)
        edit.modifyConnection(key, [](ConnectionRecord& record) { record.barrier.clear(); });
}

void addFlag(MapEdit& edit, const std::string& place, const std::string& flag)
{
    const Row<PlaceRecord>* row = edit.model().place(place);
    if (row == nullptr || std::ranges::find(row->record.flags, flag) != row->record.flags.end()) return;
    edit.modifyPlace(row->key, [&](PlaceRecord& record) { record.flags.push_back(flag); });
}

/// Edges near a point that separate two territories, nearest first.
std::optional<std::pair<EdgeId, QPointF>> nearestBorder(const MapModel& model, const QPointF& at, double reach)
{
    std::optional<std::pair<EdgeId, QPointF>> found;
    double least = reach;
    const QRectF box(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach);
    for (const EdgeId edge : model.drawing.edgesNear(box)) {
        if (!sidesOf(model, edge)) continue;
        const Nearest nearest = model.drawing.segment(edge).nearestTo(at);
        if (nearest.distance > least) continue;
        least = nearest.distance;
        found.emplace(edge, nearest.at);
    }
    return found;
}

} // namespace

BorderChoice borderChoice(const ConnectionRecord& border)
{
    if (border.basis == BorderOrigin::Forbidden) return BorderChoice::Closed;
    return border.basis == BorderOrigin::Derived ? BorderChoice::FromDrawing : BorderChoice::Open;
}

void changeKind(ConnectionRecord& connection, ConnectionKind kind)
{
    if (connection.kind == kind) return;
    if (connection.isBorder() && kind != ConnectionKind::SeaLane) connection.over = connection.barrier;
    if (kind == ConnectionKind::Border) connection.barrier = connection.over;
    if (kind == ConnectionKind::Border || kind == ConnectionKind::SeaLane) connection.over.clear();
    if (kind != ConnectionKind::Border) connection.barrier.clear();
    if (kind == ConnectionKind::SeaLane) connection.drawing.at.reset();
    if (kind != ConnectionKind::SeaLane) {
        connection.drawing.ends.clear();
        connection.drawing.bend.clear();
    }
    connection.kind = kind;
    connection.basis = BorderOrigin::Confirmed;
}

void chooseBorder(MapEdit& edit, const std::string& a, const std::string& b, BorderChoice choice)
{
    const BorderOrigin basis = choice == BorderChoice::Closed        ? BorderOrigin::Forbidden
                               : choice == BorderChoice::FromDrawing ? BorderOrigin::Derived
                                                                     : BorderOrigin::Confirmed;
    if (const std::optional<RecordId> row = borderRow(edit.model(), a, b)) {
        edit.modifyConnection(*row, [&](ConnectionRecord& record) {
            record.basis = basis;
            record.barrier.clear();
        });
        return;
    }
    ConnectionRecord record;
    record.from = a;
    record.to = b;
    record.basis = basis;
    edit.add(std::move(record));
}

std::vector<std::pair<std::string, std::string>> closedBy(const MapModel& model, std::span<const VertexId> line)
{
    std::map<std::pair<RecordId, RecordId>, double> followed;
    std::set<EdgeId> seen;
    for (std::size_t i = 1; i < line.size(); ++i) {
        const std::optional<EdgeId> edge = edgeJoining(model.drawing, line[i - 1], line[i]);
        if (!edge || !seen.insert(*edge).second) continue;
        if (const auto sides = sidesOf(model, *edge)) followed[*sides] += model.drawing.segment(*edge).length();
    }
    std::vector<std::pair<std::string, std::string>> closed;
    for (const auto& [sides, length] : followed) {
        const std::map<RecordId, double> contacts = contactsOf(model, sides.first);
        const auto shared = contacts.find(sides.second);
        if (shared == contacts.end() || length < kClosingShare * shared->second) continue;
        closed.push_back(std::minmax(model.places().at(sides.first).id, model.places().at(sides.second).id));
    }
    return closed;
}

tl::expected<RecordId, EditRefusal> addBarrier(MapEdit& edit, bool mountains, const std::string& wanted,
                                               std::vector<VertexId> line)
{
    const std::string name = freeName<BarrierRecord>(edit.model(), wanted);
    BarrierRecord record;
    record.id = freeId(edit.model(), idFromName(name));
    record.mountains = mountains;
    const std::string base = textBase(record);
    const RecordId key = edit.add(std::move(record));
    edit.setText(edit.model().info.language, base + ".name", name);
    if (const EditOutcome drawn = setBarrierLine(edit, key, std::move(line)); !drawn)
        return tl::unexpected(drawn.error());
    return key;
}

EditOutcome setBarrierLine(MapEdit& edit, RecordId barrier, std::vector<VertexId> line)
{
    const MapModel& model = edit.model();
    if (line.size() < 2) return refuse("barrier-too-short", line.empty() ? QPointF() : model.drawing.at(line.front()));
    for (std::size_t i = 1; i < line.size(); ++i)
        if (!edgeJoining(model.drawing, line[i - 1], line[i]))
            return refuse("barrier-not-on-borders", model.drawing.at(line[i]));
    const auto closed = closedBy(model, line);
    const std::string id = model.barriers().at(barrier).id;
    edit.modify<BarrierRecord>(barrier, [&](BarrierRecord& record) { record.line = std::move(line); });
    openBorders(edit, id, {closed.begin(), closed.end()});
    for (const auto& [a, b] : closed) closeBorder(edit, a, b, id);
    return {};
}

void removeBarrier(MapEdit& edit, RecordId barrier)
{
    const BarrierRecord record = edit.model().barriers().at(barrier);
    openBorders(edit, record.id, {});
    std::vector<RecordId> over;
    for (const Row<ConnectionRecord>& row : edit.model().connections())
        if (row.record.over == record.id) over.push_back(row.key);
    for (const RecordId key : over)
        edit.modifyConnection(key, [](ConnectionRecord& crossing) {
            crossing.kind = ConnectionKind::Border;
            crossing.over.clear();
            crossing.drawing = {};
        });
    removeTexts(edit, textBase(record));
    edit.remove<BarrierRecord>(barrier);
}

tl::expected<RecordId, EditRefusal> addCrossing(MapEdit& edit, ConnectionKind kind, const QPointF& at, double reach)
{
    const MapModel& model = edit.model();
    const auto border = nearestBorder(model, at, reach);
    if (!border) return refuse("no-border-here", at);
    const auto sides = *sidesOf(model, border->first);
    const std::string a = model.places().at(sides.first).id;
    const std::string b = model.places().at(sides.second).id;
    const engine::ConnectionDrawing drawing{engine::MapPoint{border->second.x(), border->second.y()}, {}, {}, {}};
    for (const RecordId key : connectionsBetween(model, a, b))
        if (isCrossing(model.connections().at(key).kind)) return refuse("crossing-there-already", at);
    const std::optional<RecordId> row = borderRow(model, a, b);
    if (!row || model.connections().at(*row).barrier.empty()) return refuse("no-barrier-here", at);
    const std::string barrier = model.connections().at(*row).barrier;
    const Row<BarrierRecord>* over = model.barriers().byId(barrier);
    if (over != nullptr && over->record.mountains != (kind == ConnectionKind::Pass))
        return refuse("crossing-of-wrong-kind", at);
    edit.modifyConnection(*row, [&](ConnectionRecord& record) {
        record.kind = kind;
        record.over = barrier;
        record.barrier.clear();
        record.basis = BorderOrigin::Confirmed;
        record.drawing = drawing;
    });
    return *row;
}

tl::expected<RecordId, EditRefusal> addLane(MapEdit& edit, const std::string& from, const QPointF& fromPort,
                                            const std::string& to, const QPointF& toPort,
                                            std::vector<engine::MapPoint> bend)
{
    if (from == to) return refuse("lane-to-itself", toPort);
    for (const RecordId key : connectionsBetween(edit.model(), from, to))
        if (edit.model().connections().at(key).kind == ConnectionKind::SeaLane)
            return refuse("lane-there-already", toPort);
    ConnectionRecord record;
    record.from = from;
    record.to = to;
    record.kind = ConnectionKind::SeaLane;
    record.drawing.ends = {{fromPort.x(), fromPort.y()}, {toPort.x(), toPort.y()}};
    record.drawing.bend = std::move(bend);
    addFlag(edit, from, "port");
    addFlag(edit, to, "port");
    return edit.add(std::move(record));
}

} // namespace marches::editor
