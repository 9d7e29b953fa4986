// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/mapfragment.h"

#include "editor/document/modelchanges.h"
#include "editor/geometry/validity.h"
#include "engine/base/textlimits.h"
#include "engine/base/utf8.h"
#include "engine/yaml/schema.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <string>
#include <type_traits>
#include <variant>

namespace marches::editor {

namespace {

constexpr const char* kMark = "marches-excerpt/1\n";
constexpr std::size_t kMostPlaces = 10'000;
constexpr std::size_t kMostStamps = 5'000;
constexpr std::size_t kMostElements = 2'000'000; ///< of the drawing
constexpr std::size_t kMostText = 20'000;
constexpr double kFarthest = 1e6;

using engine::ConnectionKind;
using engine::PlaceKind;

bool isNear(double value) { return std::isfinite(value) && std::abs(value) <= kFarthest; }
bool isNear(const engine::MapPoint& point) { return isNear(point.x) && isNear(point.y); }
template <class Points> bool allNear(const Points& points)
{
    return std::ranges::all_of(points, [](const engine::MapPoint& point) { return isNear(point); });
}
template <class Texts> bool allIds(const Texts& texts)
{
    return std::ranges::all_of(texts, [](const std::string& text) { return engine::isId(text); });
}
/// "#c3d79a", or none.
bool isTint(const std::string& text)
{
    constexpr std::size_t kDigits = 6;
    return text.empty() || (text.size() == kDigits + 1 && text.front() == '#' &&
                            text.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string::npos);
}
bool isIdOrNone(const std::string& text) { return text.empty() || engine::isId(text); }

/// Elements that are all new, numbered from 0 without gaps.
template <class Changes> bool areNew(const Changes& changes)
{
    for (std::size_t i = 0; i < changes.size(); ++i)
        if (changes[i].before || !changes[i].after || slotOf(changes[i].id) != i) return false;
    return changes.size() <= kMostElements;
}

/// Goes through the changes in order, as they will be applied.
class Inspection {
public:
    bool operator()(const Patch& patch)
    {
        const auto isVertex = [&](VertexId id) { return slotOf(id) < patch.vertices.size(); };
        const auto isFace = [&](FaceId id) { return id == kOutside || slotOf(id) < patch.faces.size(); };
        if (m_hasDrawing || !areNew(patch.vertices) || !areNew(patch.edges) || !areNew(patch.faces)) return false;
        m_hasDrawing = true;
        m_faces = patch.faces.size();
        m_vertices = patch.vertices.size();
        return std::ranges::all_of(patch.edges, [&](const Change<EdgeId, Edge>& change) {
            const Edge& edge = *change.after;
            return isVertex(edge.start) && isVertex(edge.end) && isFace(edge.left) && isFace(edge.right);
        });
    }
    /// Its language and scenery alone are read.
    bool operator()(const InfoChange& change) const
    {
        if (!change.after.art) return true;
        const std::vector<engine::MapScenery>& scenery = change.after.art->scenery;
        return scenery.size() <= engine::kMostScenery &&
               std::ranges::all_of(scenery, [](const engine::MapScenery& piece) { return isSane(piece); });
    }
    bool operator()(const TextChange& change) const
    {
        return change.id.language.size() < 20 && change.id.key.size() < kMostText && change.after.size() < kMostText;
    }
    template <class Record> bool operator()(const RowChange<Record>& change)
    {
        return !change.before && change.after && m_keys.insert(change.key).second &&
               change.at == m_rows[kindOf<Record>()]++ && isSane(*change.after);
    }

private:
    template <class Record> static std::size_t kindOf() { return ModelChange(RowChange<Record>{}).index(); }

    /// As map.yaml may have it.
    static bool isSane(const engine::Lettering& lettering)
    {
        const auto isBetween = [](double value, double least, double most) { return value >= least && value <= most; };
        constexpr std::size_t kMostPoints = engine::kMostBends;
        return isBetween(lettering.size, 0.3, 5) && isBetween(lettering.spacing, -0.2, 3) &&
               isBetween(lettering.turn, -180, 180) && lettering.curve.size() <= kMostPoints &&
               allNear(lettering.curve);
    }
    bool isSane(const PlaceRecord& place)
    {
        const bool isKind = place.isTerritory() || place.kind == PlaceKind::Site || place.kind == PlaceKind::Coast;
        const bool ownFace =
            place.face == kOutside || (slotOf(place.face) < m_faces && m_given.insert(place.face).second);
        const engine::PlaceDrawing& drawing = place.drawing;
        const bool drawn =
            (!drawing.label || isNear(*drawing.label)) && (!drawing.stack || isNear(*drawing.stack)) &&
            (!drawing.box || (isNear(drawing.box->x) && isNear(drawing.box->y) && drawing.box->width > 0 &&
                              drawing.box->height > 0 && isNear(drawing.box->width) && isNear(drawing.box->height)));
        const bool lettered = !drawing.lettering || isSane(*drawing.lettering);
        const bool valued =
            std::ranges::all_of(place.values, [](const auto& value) { return engine::isId(value.first); });
        const bool spelled = std::ranges::all_of(place.aliases, [](const std::string& alias) {
            return engine::characterCount(alias) <= engine::kLongestAlias;
        });
        const std::string word = place.id.substr(place.id.find('/') + 1); // of a coast; else all of it
        return isKind && ownFace && drawn && lettered && valued && spelled && engine::isId(word) &&
               isIdOrNone(place.terrain) && isIdOrNone(place.region) && isIdOrNone(place.parent) &&
               allIds(place.flags) && m_rows[kindOf<PlaceRecord>()] <= kMostPlaces;
    }
    static bool isSane(const engine::MapScenery& piece)
    {
        constexpr double kLeastWidth = 0.5;
        constexpr double kMostWidth = 1000;
        const bool wide = piece.width == 0 || (piece.width >= kLeastWidth && piece.width <= kMostWidth);
        return engine::isId(piece.id) && engine::isId(piece.terrain) && wide && isTint(piece.color) &&
               piece.points.size() >= (piece.isPath ? 2U : 3U) && piece.points.size() <= engine::kMostSceneryPoints &&
               allNear(piece.points);
    }
    static bool isSane(const RegionRecord& region)
    {
        const engine::RegionDrawing& drawing = region.drawing;
        return engine::isId(region.id) && (!drawing.label || isNear(*drawing.label)) &&
               (!drawing.lettering || isSane(*drawing.lettering));
    }
    static bool isSane(const ConnectionRecord& connection)
    {
        const bool isKind = connection.kind <= ConnectionKind::SeaLane;
        const bool isBasis = connection.basis <= engine::BorderOrigin::Forbidden;
        const engine::ConnectionDrawing& drawing = connection.drawing;
        return isKind && isBasis && allIds(connection.onlyFor) && isIdOrNone(connection.barrier) &&
               isIdOrNone(connection.over) && (!drawing.at || isNear(*drawing.at)) && allNear(drawing.ends) &&
               allNear(drawing.bend) && allNear(drawing.edge);
    }
    bool isSane(const BarrierRecord& barrier) const
    {
        return engine::isId(barrier.id) &&
               std::ranges::all_of(barrier.line, [this](VertexId id) { return slotOf(id) < m_vertices; });
    }
    static bool isSane(const TrackRecord& /*track*/) { return false; } // no part of a fragment
    static bool isSane(const ApprovalRecord& /*approval*/) { return false; }
    bool isSane(const StampRecord& stamp) const
    {
        constexpr double kHighest = 100'000;
        return engine::isId(stamp.id) && engine::isId(stamp.stamp) && isNear(stamp.at) && stamp.height >= 1 &&
               stamp.height <= kHighest && stamp.turn >= -360 && stamp.turn <= 360 && isTint(stamp.tint) &&
               m_rows[kindOf<StampRecord>()] <= kMostStamps;
    }

    bool m_hasDrawing = false;
    std::size_t m_faces = 0;
    std::size_t m_vertices = 0;
    std::set<FaceId> m_given;
    std::set<RecordId> m_keys;
    std::array<std::size_t, std::variant_size_v<ModelChange>> m_rows{}; ///< by kind of change
};

} // namespace

QByteArray bytesOf(const MapModel& fragment) { return kMark + encodeChanges(fragment.whole()); }

std::optional<MapModel> fragmentFromBytes(const QByteArray& bytes)
{
    if (!bytes.startsWith(kMark)) return std::nullopt;
    const std::optional<ModelChanges> changes =
        decodeChanges(bytes.mid(static_cast<qsizetype>(std::char_traits<char>::length(kMark))));
    if (!changes) return std::nullopt;
    Inspection inspection;
    MapModel fragment;
    for (const ModelChange& change : *changes) {
        if (!std::visit([&](const auto& one) { return inspection(one); }, change)) return std::nullopt;
        fragment.apply(change);
    }
    if (holdsNothing(fragment) || !checkMap(fragment.drawing).empty()) return std::nullopt;
    return fragment;
}

} // namespace marches::editor
