// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/mapelements.h"
#include "engine/board/board.h"
#include "engine/package/mappackage.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace marches::editor {

// What a map is made of while it is edited. Records refer to each other by the ids of map.yaml, so that a record is a
// plain value and a change is its old and new value. Order is that of the file.

/// Names a record as long as its document is open; never given twice.
enum class RecordId : std::uint32_t {};

/// A territory, sea zone, coast, site or space of a track.
struct PlaceRecord {
    std::string id;
    engine::PlaceKind kind = engine::PlaceKind::Land;
    std::string abbreviation;
    std::string terrain;
    std::vector<std::string> flags;
    std::vector<std::pair<std::string, int>> values;
    std::vector<std::string> aliases;
    std::string region; ///< id; empty: none
    std::string parent; ///< of a coast
    std::string track;  ///< of a space
    engine::PlaceDrawing drawing;
    FaceId face = kOutside; ///< of a territory or sea zone; kOutside: it has no shape of its own in the drawing
    friend bool operator==(const PlaceRecord&, const PlaceRecord&) = default;

    bool isTerritory() const { return kind == engine::PlaceKind::Land || kind == engine::PlaceKind::Sea; }
};

struct RegionRecord {
    std::string id;
    int bonus = 0;
    engine::RegionDrawing drawing = {};
    std::string pieces = {}; ///< as in engine::Region
    int sitsOut = 0;
    friend bool operator==(const RegionRecord&, const RegionRecord&) = default;
};

/// Whether two states of a region differ in nothing but where and how its name stands on the board.
inline bool isSameButForName(const RegionRecord& a, const RegionRecord& b)
{
    return a.id == b.id && a.bonus == b.bonus && a.pieces == b.pieces && a.sitsOut == b.sitsOut &&
           a.drawing.color == b.drawing.color;
}

struct ConnectionRecord {
    std::string from; ///< ids of places
    std::string to;
    engine::ConnectionKind kind = engine::ConnectionKind::Border;
    std::string barrier; ///< id; empty: open
    std::string over;    ///< id of the barrier that a crossing leads over
    std::vector<std::string> onlyFor;
    engine::BorderOrigin basis = engine::BorderOrigin::Confirmed;
    engine::ConnectionDrawing drawing;
    friend bool operator==(const ConnectionRecord&, const ConnectionRecord&) = default;

    bool joins(const std::string& a, const std::string& b) const
    {
        return (from == a && to == b) || (from == b && to == a);
    }
    bool touches(const std::string& place) const { return from == place || to == place; }
    bool isBorder() const { return kind == engine::ConnectionKind::Border; }
};

/// A river or a line of mountains. Its line follows borders: it is a chain of vertices of the drawing, and moves with
/// them.
struct BarrierRecord {
    std::string id;
    bool mountains = false;
    std::vector<VertexId> line; ///< empty: it is drawn by the artwork of board.svg alone
    friend bool operator==(const BarrierRecord&, const BarrierRecord&) = default;
};

struct TrackRecord {
    std::string id;
    bool circular = false;
    std::string after;  ///< space of another track that this one branches off; empty: none
    std::string before; ///< space of another track that its last space leads to
    friend bool operator==(const TrackRecord&, const TrackRecord&) = default;
};

using StampRecord = engine::MapStamp;

/// What a map says of itself as a whole.
struct MapInfo {
    std::string id;
    std::string language = "en"; ///< of the texts in map.yaml
    std::string author;
    std::string license;
    double width = 1200;
    double height = 900;
    std::optional<engine::TracePicture> picture;
    engine::Guides guides;
    std::optional<engine::MapArt> art; ///< none: the editor does not draw this board
    std::optional<bool> regionNames;   ///< whether names of regions stand on the board; none: as the style has it
    friend bool operator==(const MapInfo&, const MapInfo&) = default;
};

/// Which text: "territory.telmar.name" in "fr". The language of the map itself is that of map.yaml; all others are
/// translations in i18n/<language>.po.
struct TextId {
    std::string language;
    std::string key;
    friend auto operator<=>(const TextId&, const TextId&) = default;
};

/// Start of the keys of a place's texts: "territory.stp/nc", "site.court", "space.r2".
std::string textBase(const PlaceRecord& place);
inline std::string textBase(const RegionRecord& region) { return "region." + region.id; }
inline std::string textBase(const BarrierRecord& barrier) { return "barrier." + barrier.id; }
inline std::string textBase(const TrackRecord& track) { return "track." + track.id; }

} // namespace marches::editor
