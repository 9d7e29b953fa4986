// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/model/mapconversion.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace marches::editor {

namespace {

using engine::Board;
using engine::MapData;
using engine::Place;
using engine::PlaceKind;

PlaceRecord recordOf(const MapData& map, int index)
{
    const Place& place = map.board.place(index);
    PlaceRecord record;
    record.id = place.id;
    record.kind = place.kind;
    record.abbreviation = place.abbreviation;
    record.terrain = place.terrain;
    record.flags = place.flags;
    record.values = place.values;
    record.aliases = place.aliases;
    if (place.region >= 0) record.region = map.board.regions()[static_cast<std::size_t>(place.region)].id;
    if (place.parent >= 0) record.parent = map.board.place(place.parent).id;
    if (place.track >= 0) record.track = map.board.tracks()[static_cast<std::size_t>(place.track)].id;
    if (static_cast<std::size_t>(index) < map.places.size())
        record.drawing = map.places[static_cast<std::size_t>(index)];
    return record;
}

/// Numbers the records as a Board wants them: territories, coasts in the order of their territories, sites, tracks.
class BoardMaker {
public:
    explicit BoardMaker(const MapModel& model) : m_model(model) {}

    MapData run()
    {
        const MapInfo& info = m_model.info;
        m_map.id = info.id;
        m_map.language = info.language;
        m_map.author = info.author;
        m_map.license = info.license;
        m_map.width = info.width;
        m_map.height = info.height;
        m_map.picture = info.picture;
        m_map.guides = info.guides;
        m_map.art = info.art;
        m_map.regionNames = info.regionNames;
        for (const Row<RegionRecord>& row : m_model.regions()) {
            m_regionOf.emplace(row.record.id, static_cast<int>(m_regions.size()));
            m_regions.push_back({row.record.id, row.record.bonus, row.record.pieces, row.record.sitsOut});
            m_map.regions.push_back(row.record.drawing);
        }
        for (const Row<BarrierRecord>& row : m_model.barriers())
            m_map.barriers.push_back({row.record.id, row.record.mountains});
        addPlaces();
        addConnections();
        for (const Row<ApprovalRecord>& row : m_model.approvals()) m_map.approved.push_back(row.record);
        for (const Row<StampRecord>& row : m_model.stamps()) m_map.stamps.push_back(row.record);
        addTexts();
        m_map.board = Board(std::move(m_places), std::move(m_regions), std::move(m_connections), std::move(m_tracks));
        return std::move(m_map);
    }

private:
    void add(const PlaceRecord& record)
    {
        Place place;
        place.id = record.id;
        place.kind = record.kind;
        place.abbreviation = record.abbreviation;
        place.terrain = record.terrain;
        place.flags = record.flags;
        place.values = record.values;
        place.aliases = record.aliases;
        if (const auto region = m_regionOf.find(record.region); region != m_regionOf.end())
            place.region = region->second;
        if (const auto parent = m_placeOf.find(record.parent); parent != m_placeOf.end()) place.parent = parent->second;
        m_placeOf.emplace(record.id, static_cast<int>(m_places.size()));
        m_places.push_back(std::move(place));
        m_map.places.push_back(record.drawing);
    }

    template <class Wanted> void addAll(Wanted wanted)
    {
        for (const Row<PlaceRecord>& row : m_model.places())
            if (wanted(row.record)) add(row.record);
    }

    void addPlaces()
    {
        addAll([](const PlaceRecord& place) { return place.isTerritory(); });
        // A coast whose territory is gone cannot be written.
        std::vector<const PlaceRecord*> coasts;
        for (const Row<PlaceRecord>& row : m_model.places())
            if (row.record.kind == PlaceKind::Coast && m_placeOf.contains(row.record.parent))
                coasts.push_back(&row.record);
        std::ranges::stable_sort(coasts, {}, [this](const PlaceRecord* coast) { return m_placeOf.at(coast->parent); });
        for (const PlaceRecord* coast : coasts) add(*coast);
        addAll([](const PlaceRecord& place) { return place.kind == PlaceKind::Site; });
        for (const Row<TrackRecord>& row : m_model.tracks()) {
            engine::Track track{row.record.id, row.record.circular, {}, -1, -1};
            for (const Row<PlaceRecord>& space : m_model.places()) {
                if (space.record.kind != PlaceKind::Space || space.record.track != row.record.id) continue;
                add(space.record);
                m_places.back().track = static_cast<int>(m_tracks.size());
                m_places.back().ordinal = static_cast<int>(track.spaces.size());
                track.spaces.push_back(static_cast<int>(m_places.size()) - 1);
            }
            m_tracks.push_back(std::move(track));
        }
        // A joint whose space is gone cannot be written.
        const auto space = [this](const std::string& id) {
            const auto found = m_placeOf.find(id);
            return found == m_placeOf.end() ? -1 : found->second;
        };
        for (std::size_t i = 0; i < m_tracks.size(); ++i) {
            const TrackRecord& record = (m_model.tracks().begin() + static_cast<std::ptrdiff_t>(i))->record;
            m_tracks[i].after = space(record.after);
            m_tracks[i].before = space(record.before);
        }
    }

    void addConnections()
    {
        for (const Row<ConnectionRecord>& row : m_model.connections()) {
            const ConnectionRecord& record = row.record;
            const auto from = m_placeOf.find(record.from);
            const auto to = m_placeOf.find(record.to);
            if (from == m_placeOf.end() || to == m_placeOf.end()) continue;
            m_connections.push_back(
                {from->second, to->second, record.kind, record.barrier, record.over, record.onlyFor, record.basis});
            m_map.connections.push_back(record.drawing);
        }
    }

    void addTexts()
    {
        for (const auto& [id, text] : m_model.texts())
            if (id.language == m_map.language) m_map.texts.push_back({id.key, text, {}, {}, 0, {}, {}});
    }

    const MapModel& m_model;
    MapData m_map;
    std::vector<Place> m_places;
    std::vector<engine::Region> m_regions;
    std::vector<engine::Connection> m_connections;
    std::vector<engine::Track> m_tracks;
    std::unordered_map<std::string, int> m_regionOf;
    std::unordered_map<std::string, int> m_placeOf;
};

} // namespace

MapModel modelOf(const MapData& map)
{
    MapModel model;
    model.info = {map.id,     map.language, map.author, map.license, map.width,
                  map.height, map.picture,  map.guides, map.art,     map.regionNames};
    const Board& board = map.board;
    for (int i = 0; i < board.placeCount(); ++i) model.append(recordOf(map, i));
    for (std::size_t i = 0; i < board.regions().size(); ++i) {
        const engine::Region& region = board.regions()[i];
        model.append(RegionRecord{region.id, region.bonus,
                                  i < map.regions.size() ? map.regions[i] : engine::RegionDrawing(), region.pieces,
                                  region.sitsOut});
    }
    for (std::size_t i = 0; i < board.connections().size(); ++i) {
        const engine::Connection& from = board.connections()[i];
        ConnectionRecord record{board.place(from.from).id,
                                board.place(from.to).id,
                                from.kind,
                                from.barrier,
                                from.over,
                                from.onlyFor,
                                from.basis,
                                {}};
        if (i < map.connections.size()) record.drawing = map.connections[i];
        model.append(std::move(record));
    }
    for (const engine::Barrier& barrier : map.barriers) model.append(BarrierRecord{barrier.id, barrier.mountains, {}});
    const auto spaceId = [&board](int place) { return place < 0 ? std::string() : board.place(place).id; };
    for (const engine::Track& track : board.tracks())
        model.append(TrackRecord{track.id, track.circular, spaceId(track.after), spaceId(track.before)});
    for (const engine::Approval& approval : map.approved) model.append(approval);
    for (const engine::MapStamp& stamp : map.stamps) model.append(stamp);
    for (const engine::TextEntry& entry : map.texts) model.apply(TextChange{{map.language, entry.key}, {}, entry.one});
    return model;
}

MapData mapDataOf(const MapModel& model) { return BoardMaker(model).run(); }

} // namespace marches::editor
