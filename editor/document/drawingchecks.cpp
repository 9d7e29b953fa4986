// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/drawingchecks.h"

#include "editor/document/boardart.h"
#include "editor/document/contacts.h"
#include "editor/document/lanechecks.h"
#include "editor/geometry/adjacency.h"
#include "editor/geometry/location.h"
#include "editor/geometry/outline.h"
#include "editor/model/mapconversion.h"
#include "engine/package/mapchecks.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>

namespace marches::editor {

namespace {

using engine::Problem;
using engine::Severity;

/// Slits up to this width (board units) were hardly meant.
constexpr double kGapWidth = 2;
/// A slit must be as long as this to be told, or every corner that is cut would be one.
constexpr double kGapLength = 8;
/// Square board units.
constexpr double kSmallestPart = 4;

class DrawingCheck {
public:
    explicit DrawingCheck(const MapModel& model) : m_model(model)
    {
        for (const Row<PlaceRecord>& row : model.places()) m_byId.emplace(row.record.id, row.key);
    }

    std::vector<Problem> run()
    {
        checkShapes();
        checkLabels();
        checkContacts();
        checkGaps();
        std::vector<Problem> lanes = checkLanes(m_model);
        m_problems.insert(m_problems.end(), lanes.begin(), lanes.end());
        return std::move(m_problems);
    }

private:
    const std::string& id(RecordId key) const { return m_model.places().at(key).id; }
    const PlaceRecord* find(const std::string& place) const
    {
        const auto found = m_byId.find(place);
        return found == m_byId.end() ? nullptr : &m_model.places().at(found->second);
    }
    bool isDrawn(const std::string& place) const
    {
        const PlaceRecord* record = find(place);
        return record != nullptr && record->face != kOutside;
    }
    bool isSea(const std::string& place) const
    {
        const PlaceRecord* record = find(place);
        return record != nullptr && record->kind == engine::PlaceKind::Sea;
    }
    void add(const char* problem, Severity severity, const std::string& place, const std::string& other = {})
    {
        Problem& added = m_problems.emplace_back(Problem{problem, severity, {place}, {{"place", place}}, false});
        if (other.empty()) return;
        added.at.push_back(other);
        added.args.emplace_back("other", other);
    }

    /// What is drawn beside the sheet is in no picture of the board, and nobody finds it again.
    bool liesBeside(FaceId face) const
    {
        const QRectF box = boundsOf(m_model.drawing, face);
        const QRectF seen = box & QRectF(0, 0, m_model.info.width, m_model.info.height);
        return seen.width() * seen.height() < box.width() * box.height() / 2;
    }

    void checkShapes()
    {
        for (const Row<PlaceRecord>& row : m_model.places()) {
            const PlaceRecord& place = row.record;
            if (!place.isTerritory()) continue;
            if (place.face == kOutside) {
                add("shape-missing", Severity::Error, place.id);
                continue;
            }
            const auto rings = ringsOf(m_model.drawing, place.face);
            const bool tiny = std::ranges::any_of(
                rings, [this](const auto& ring) { return std::abs(ringArea(m_model.drawing, ring)) < kSmallestPart; });
            if (tiny) add("part-too-small", Severity::Warning, place.id);
            if (liesBeside(place.face)) add("off-sheet", Severity::Warning, place.id);
            if (vertexPassedTwice(m_model.drawing, rings) != kNoVertex)
                add("outline-meets-itself", Severity::Warning, place.id);
        }
    }

    /// A name may stand in the sea beside its land, and a coast's in its territory; not in a land of another name.
    void checkLabels()
    {
        for (const Row<PlaceRecord>& row : m_model.places()) {
            const PlaceRecord& place = row.record;
            const bool named = place.isTerritory() || place.kind == engine::PlaceKind::Coast;
            if (!named || !place.drawing.label) continue;
            const QPointF at(place.drawing.label->x, place.drawing.label->y);
            const std::optional<RecordId> there = m_model.placeOf(faceAt(m_model.drawing, at));
            if (!there || *there == row.key || id(*there) == place.parent) continue;
            if (place.kind != engine::PlaceKind::Sea && isSea(id(*there))) continue;
            add("label-elsewhere", Severity::Warning, place.id, id(*there));
        }
    }

    void checkContacts()
    {
        std::set<std::pair<std::string, std::string>> touching;
        std::set<std::pair<std::string, std::string>> joined;
        for (const Adjacency& pair : adjacencies(m_model.drawing, kLeastContact)) {
            const auto a = m_model.placeOf(pair.a);
            const auto b = m_model.placeOf(pair.b);
            if (a && b) touching.insert(std::minmax(id(*a), id(*b)));
        }
        bool seasMatter = false;
        for (const Row<ConnectionRecord>& row : m_model.connections()) {
            const ConnectionRecord& connection = row.record;
            const auto whole = [](const std::string& place) { return place.substr(0, place.find('/')); };
            const std::pair<std::string, std::string> pair = std::minmax(whole(connection.from), whole(connection.to));
            joined.insert(pair);
            seasMatter = seasMatter || isSea(pair.first) || isSea(pair.second);
            const bool byLand = connection.kind != engine::ConnectionKind::SeaLane;
            if (byLand && isDrawn(pair.first) && isDrawn(pair.second) && !touching.contains(pair))
                add("contact-lost", Severity::Warning, connection.from, connection.to);
        }
        for (const auto& pair : touching) {
            const bool sea = isSea(pair.first) || isSea(pair.second);
            if (!joined.contains(pair) && (!sea || seasMatter))
                add("contact-undecided", Severity::Warning, pair.first, pair.second);
        }
    }

    void checkGaps()
    {
        std::set<std::pair<std::string, std::string>> told;
        for (const NearContact& near : nearContacts(m_model.drawing, kGapWidth)) {
            const auto a = m_model.placeOf(near.a);
            const auto b = m_model.placeOf(near.b);
            if (!a || !b || near.length < kGapLength) continue;
            if (told.insert(std::minmax(id(*a), id(*b))).second) add("gap", Severity::Warning, id(*a), id(*b));
        }
    }

    const MapModel& m_model;
    std::unordered_map<std::string, RecordId> m_byId;
    std::vector<Problem> m_problems;
};

} // namespace

std::vector<Problem> checkDrawing(const MapModel& model) { return DrawingCheck(model).run(); }

std::vector<Problem> checkWholeMap(const MapModel& model)
{
    std::vector<std::string> drawn;
    if (model.info.art) drawn = styleOf(model).terrains();
    return engine::checkMap(mapDataOf(model), checkDrawing(model), std::move(drawn));
}

} // namespace marches::editor
