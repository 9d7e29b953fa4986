// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/mapdifferences.h"

#include "editor/cartography/artresources.h"
#include "editor/cartography/artwords.h"
#include "editor/document/mapwords.h"
#include "editor/geometry/outline.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <tuple>

namespace marches::editor {

namespace {

using Kind = MapDifference::Kind;
using What = MapDifference::What;

bool sameShape(const MapModel& before, FaceId a, const MapModel& after, FaceId b)
{
    if ((a == kOutside) != (b == kOutside)) return false;
    if (a == kOutside) return true;
    // Not the boxes of the handles: a curve that opening the file cut in two has others.
    const QRectF left = outlineOf(before.drawing, a).boundingRect();
    const QRectF right = outlineOf(after.drawing, b).boundingRect();
    for (const double off : {left.left() - right.left(), left.right() - right.right(), left.top() - right.top(),
                             left.bottom() - right.bottom()})
        if (std::abs(off) > kShapeTolerance) return false;
    return std::abs(areaOf(before.drawing, a) - areaOf(after.drawing, b)) <=
           kShapeTolerance * (left.width() + left.height());
}

/// "territory.beruna" of "territory.beruna.name".
std::string baseOf(const std::string& key) { return key.substr(0, key.rfind('.')); }

/// Texts that differ, by the record they are of.
std::set<std::string> retold(const MapModel& before, const MapModel& after)
{
    std::set<std::string> bases;
    for (const auto& [id, text] : before.texts())
        if (after.text(id.language, id.key) != text) bases.insert(baseOf(id.key));
    for (const auto& [id, text] : after.texts())
        if (before.text(id.language, id.key) != text) bases.insert(baseOf(id.key));
    return bases;
}

Kind kindOf(const PlaceRecord& place)
{
    if (!place.isTerritory()) return Kind::Place;
    return place.kind == engine::PlaceKind::Sea ? Kind::Sea : Kind::Territory;
}

class Comparison {
public:
    Comparison(const MapModel& before, const MapModel& after, const std::string& language)
        : m_before(before), m_after(after), m_language(language), m_retold(retold(before, after))
    {}

    std::vector<MapDifference> run()
    {
        compare<PlaceRecord>(
            kindOf, [this](const PlaceRecord& a, const PlaceRecord& b) { return samePlace(a, b); },
            [](const PlaceRecord& place) { return place.id; });
        compareNamed<RegionRecord>(Kind::Region);
        compare<ConnectionRecord>([](const ConnectionRecord&) { return Kind::Connection; },
                                  [](const ConnectionRecord& a, const ConnectionRecord& b) { return a == b; },
                                  [](const ConnectionRecord& connection) {
                                      return std::tuple(connection.isBorder() ? 0 : static_cast<int>(connection.kind),
                                                        std::min(connection.from, connection.to),
                                                        std::max(connection.from, connection.to));
                                  });
        compare<BarrierRecord>([](const BarrierRecord&) { return Kind::Barrier; },
                               [this](const BarrierRecord& a, const BarrierRecord& b) {
                                   return a.mountains == b.mountains && a.line.empty() == b.line.empty() &&
                                          !isRetold(a);
                               },
                               [](const BarrierRecord& barrier) { return barrier.id; });
        compareNamed<TrackRecord>(Kind::Track);
        compare<StampRecord>([](const StampRecord&) { return Kind::Stamp; },
                             [](const StampRecord& a, const StampRecord& b) { return a == b; },
                             [](const StampRecord& stamp) { return stamp.id; });
        compareScenery();
        if (artOf(m_before) != artOf(m_after)) m_found.push_back({Kind::Drawing, What::Changed, {}});
        if (withoutArt(m_before.info) != withoutArt(m_after.info) ||
            m_before.approvals().size() != m_after.approvals().size() || m_retold.contains("map"))
            m_found.push_back({Kind::Map, What::Changed, {}});
        std::ranges::stable_sort(m_found, {}, [](const MapDifference& one) { return std::pair(one.kind, one.what); });
        return std::move(m_found);
    }

private:
    template <class Record> bool isRetold(const Record& record) const { return m_retold.contains(textBase(record)); }

    bool samePlace(PlaceRecord a, const PlaceRecord& b) const
    {
        if (isRetold(a) || !sameShape(m_before, a.face, m_after, b.face)) return false;
        a.face = b.face; // two numberings
        return a == b;
    }

    template <class Record> QString nameIn(const MapModel& model, const Record& record) const
    {
        return QString::fromStdString(model.name(m_language, textBase(record)));
    }
    QString nameIn(const MapModel& model, const ConnectionRecord& record) const
    {
        const auto end = [&](const std::string& id) {
            const Row<PlaceRecord>* place = model.place(id);
            return place == nullptr ? QString::fromStdString(id) : nameIn(model, place->record);
        };
        return QCoreApplication::translate("marches::editor::MapDifferences", "%1 and %2", "two places that are joined")
            .arg(end(record.from), end(record.to));
    }

    static QString nameIn(const MapModel& /*model*/, const StampRecord& record)
    {
        const Stamp* stamp = artResources().stamps.find(record.stamp);
        return stamp == nullptr ? QString::fromStdString(record.stamp) : ArtWords::stamp(*stamp);
    }

    /// How the board is drawn, beside what is listed by itself.
    static std::optional<engine::MapArt> artOf(const MapModel& model)
    {
        std::optional<engine::MapArt> art = model.info.art;
        if (art) art->scenery.clear();
        return art;
    }
    static MapInfo withoutArt(MapInfo info)
    {
        info.art.reset();
        return info;
    }
    static std::vector<engine::MapScenery> sceneryIn(const MapModel& model)
    {
        return model.info.art ? model.info.art->scenery : std::vector<engine::MapScenery>();
    }

    void compareScenery()
    {
        const std::vector<engine::MapScenery> before = sceneryIn(m_before);
        const std::vector<engine::MapScenery> after = sceneryIn(m_after);
        const auto tell = [this](What what, const engine::MapScenery& piece) {
            m_found.push_back({Kind::Scenery, what, MapWords::terrain(piece.terrain)});
        };
        for (const engine::MapScenery& piece : after)
            if (const auto was = std::ranges::find(before, piece.id, &engine::MapScenery::id); was == before.end())
                tell(What::Added, piece);
            else if (*was != piece)
                tell(What::Changed, piece);
        for (const engine::MapScenery& piece : before)
            if (std::ranges::find(after, piece.id, &engine::MapScenery::id) == after.end()) tell(What::Removed, piece);
    }

    template <class Record> void compareNamed(Kind kind)
    {
        compare<Record>([kind](const Record&) { return kind; },
                        [this](const Record& a, const Record& b) { return a == b && !isRetold(a); },
                        [](const Record& record) { return record.id; });
    }

    template <class Record, class KindOf, class Same, class IdOf> void compare(KindOf kind, Same same, IdOf id)
    {
        std::map<std::decay_t<decltype(id(std::declval<Record>()))>, const Record*> old;
        for (const Row<Record>& row : m_before.table<Record>()) old[id(row.record)] = &row.record;
        for (const Row<Record>& row : m_after.table<Record>()) {
            const auto was = old.find(id(row.record));
            if (was == old.end()) {
                m_found.push_back({kind(row.record), What::Added, nameIn(m_after, row.record)});
                continue;
            }
            if (!same(*was->second, row.record))
                m_found.push_back({kind(row.record), What::Changed, nameIn(m_after, row.record)});
            old.erase(was);
        }
        for (const auto& [gone, record] : old)
            m_found.push_back({kind(*record), What::Removed, nameIn(m_before, *record)});
    }

    const MapModel& m_before;
    const MapModel& m_after;
    const std::string& m_language;
    std::set<std::string> m_retold;
    std::vector<MapDifference> m_found;
};

} // namespace

std::vector<MapDifference> differencesBetween(const MapModel& before, const MapModel& after,
                                              const std::string& language)
{
    return Comparison(before, after, language).run();
}

std::vector<MapDifference> differencesBetween(const FiledMap& before, const FiledMap& after,
                                              const std::string& language)
{
    std::vector<MapDifference> found = differencesBetween(before.model, after.model, language);
    if (!showSameArtwork(before, after))
        found.push_back({MapDifference::Kind::Artwork, MapDifference::What::Changed, {}});
    return found;
}

} // namespace marches::editor
