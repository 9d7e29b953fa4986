// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/sites.h"

#include "editor/document/ids.h"
#include "editor/geometry/segment.h"

#include <algorithm>

namespace marches::editor {

namespace {

PlaceRecord space(const MapModel& model, const std::string& track, const QPointF& at)
{
    PlaceRecord record;
    record.id = freeId(model, track + "-1");
    record.kind = engine::PlaceKind::Space;
    record.track = track;
    record.drawing.label = engine::MapPoint{at.x(), at.y()};
    return record;
}

std::vector<RecordId> spacesOf(const MapModel& model, const std::string& track)
{
    std::vector<RecordId> found;
    for (const Row<PlaceRecord>& row : model.places())
        if (row.record.kind == engine::PlaceKind::Space && row.record.track == track) found.push_back(row.key);
    return found;
}

/// Tracks that were joined to a space are joined no more.
void loosenTracks(MapEdit& edit, const std::string& space)
{
    std::vector<RecordId> joined;
    for (const Row<TrackRecord>& row : edit.model().tracks())
        if (row.record.after == space || row.record.before == space) joined.push_back(row.key);
    for (const RecordId key : joined) {
        TrackRecord record = edit.model().tracks().at(key);
        if (record.after == space) record.after.clear();
        if (record.before == space) record.before.clear();
        edit.set(key, record);
    }
}

} // namespace

RecordId addSite(MapEdit& edit, const std::string& wanted, const QRectF& box)
{
    const std::string name = freeName<PlaceRecord>(edit.model(), wanted);
    PlaceRecord record;
    record.id = freeId(edit.model(), idFromName(name));
    record.kind = engine::PlaceKind::Site;
    record.drawing.box = engine::MapBox{box.x(), box.y(), box.width(), box.height()};
    edit.setText(edit.model().info.language, textBase(record) + ".name", name);
    return edit.add(std::move(record));
}

RecordId addTrack(MapEdit& edit, const std::string& wanted, std::span<const QPointF> spaces, bool circular)
{
    const std::string name = freeName<TrackRecord>(edit.model(), wanted);
    const TrackRecord record{freeId(edit.model(), idFromName(name)), circular, {}, {}};
    const RecordId key = edit.add(record);
    edit.setText(edit.model().info.language, textBase(record) + ".name", name);
    for (const QPointF& at : spaces) edit.add(space(edit.model(), record.id, at));
    return key;
}

void removeTrack(MapEdit& edit, RecordId track)
{
    const TrackRecord record = edit.model().tracks().at(track);
    for (const RecordId key : spacesOf(edit.model(), record.id)) {
        const PlaceRecord space = edit.model().places().at(key);
        removeTexts(edit, textBase(space));
        edit.remove<PlaceRecord>(key);
        loosenTracks(edit, space.id);
    }
    removeTexts(edit, textBase(record));
    edit.remove<TrackRecord>(track);
}

RecordId insertPlace(MapEdit& edit, PlaceRecord record)
{
    const Table<PlaceRecord>& places = edit.model().places();
    const auto territories = std::ranges::count_if(places, &PlaceRecord::isTerritory, &Row<PlaceRecord>::record);
    const bool sorted = std::ranges::is_partitioned(places, &PlaceRecord::isTerritory, &Row<PlaceRecord>::record);
    const bool among = record.isTerritory() && sorted;
    return edit.insert(among ? static_cast<std::size_t>(territories) : places.size(), std::move(record));
}

void removePlace(MapEdit& edit, RecordId place)
{
    const PlaceRecord record = edit.model().places().at(place);
    std::vector<RecordId> connections;
    for (const Row<ConnectionRecord>& row : edit.model().connections())
        if (row.record.touches(record.id)) connections.push_back(row.key);
    for (const RecordId key : connections) edit.remove<ConnectionRecord>(key);
    removeTexts(edit, textBase(record));
    edit.remove<PlaceRecord>(place);
    loosenTracks(edit, record.id);
    if (record.kind != engine::PlaceKind::Space || !spacesOf(edit.model(), record.track).empty()) return;
    if (const Row<TrackRecord>* track = edit.model().tracks().byId(record.track)) removeTrack(edit, track->key);
}

std::vector<QPointF> spacedAlong(std::span<const QPointF> line, int count)
{
    std::vector<QPointF> points;
    if (line.empty() || count <= 0) return points;
    double length = 0;
    for (std::size_t i = 1; i < line.size(); ++i) length += distanceBetween(line[i - 1], line[i]);
    points.push_back(line.front());
    double walked = 0;
    std::size_t next = 1;
    for (int i = 1; i < count; ++i) {
        const double wanted = length * i / (count - 1);
        while (next + 1 < line.size() && walked + distanceBetween(line[next - 1], line[next]) < wanted) {
            walked += distanceBetween(line[next - 1], line[next]);
            ++next;
        }
        if (next >= line.size()) break;
        const double step = distanceBetween(line[next - 1], line[next]);
        const double share = step > 0 ? std::min(1.0, (wanted - walked) / step) : 0;
        points.push_back(line[next - 1] + (line[next] - line[next - 1]) * share);
    }
    return points;
}

} // namespace marches::editor
