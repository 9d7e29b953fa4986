// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/mapartwork.h"

#include "editor/formats/svglayers.h"
#include "editor/geometry/shape.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <tuple>

namespace marches::editor {

namespace {

/// Ids of what is drawn live.
MapArtwork::Ids liveIds(const MapModel& model)
{
    // Lines that artwork repeats along borders would stay behind when these move.
    MapArtwork::Ids ids{"borders", "edge-wash"};
    if (!model.info.art) ids.insert({"seas", "territories"});
    for (const Row<PlaceRecord>& row : model.places())
        if (row.record.isTerritory()) ids.insert(row.record.id);
    for (const Row<BarrierRecord>& row : model.barriers())
        if (!row.record.line.empty()) ids.insert(row.record.id);
    for (const Row<ConnectionRecord>& row : model.connections()) {
        const ConnectionRecord& record = row.record;
        for (const std::string_view prefix : {"bridge-", "lane-", "ford-", "pass-"}) {
            ids.insert(std::string(prefix) + record.from + "-" + record.to);
            ids.insert(std::string(prefix) + record.to + "-" + record.from);
        }
        if (record.kind != engine::ConnectionKind::SeaLane) continue;
        ids.insert("port-" + record.from);
        ids.insert("port-" + record.to);
    }
    return ids;
}

/// Those of the ids in the file that are left out: what is drawn live, and what was and is no more, which goes from the
/// file with the next save.
MapArtwork::Ids leftOut(const MapArtwork::Source& source, const MapModel& model)
{
    MapArtwork::Ids live = liveIds(model);
    for (const std::string& id : source.managed)
        if (model.place(id) == nullptr && model.barriers().byId(id) == nullptr) live.insert(id);
    std::erase_if(live, [&source](const std::string& id) { return !source.ids.contains(id); });
    return live;
}

/// Writes the two pictures.
void filter(MapArtwork::Source& source)
{
    const auto isLive = [&source](std::string_view id) { return source.live.contains(id); };
    if (source.isMade) {
        for (const SvgLayer layer : kSvgLayers)
            source.layers[static_cast<std::size_t>(layer)] = source.svg->inksOf(
                svgLayerId(layer), [&](std::string_view id) { return isLive(id) || isMadeGroup(id); });
        return;
    }
    // Of a file without our layers, what is drawn before the first territory is below them, and the rest above.
    if (!source.isLayered) {
        std::tie(source.below, source.above) =
            source.svg->artworkAround([&source](std::string_view id) { return source.managed.contains(id); }, isLive);
        return;
    }
    const auto isBelow = [](std::string_view id) { return id == svgLayerId(SvgLayer::ArtworkBelow); };
    source.below =
        source.svg->artwork([&](std::string_view id) { return isLive(id) || (isSvgLayerId(id) && !isBelow(id)); });
    source.above = source.svg->artwork([&](std::string_view id) { return isLive(id) || isBelow(id); });
}

} // namespace

MapArtwork::MapArtwork(QObject* parent) : QObject(parent)
{
    connect(&m_below, &Artwork::changed, this, &MapArtwork::changed);
    connect(&m_above, &Artwork::changed, this, &MapArtwork::changed);
}

void MapArtwork::clear()
{
    m_source = {};
    m_below.setSource({}, {});
    m_above.setSource({}, {});
}

std::optional<MapArtwork::Source> MapArtwork::sourceOf(const QByteArray& boardSvg, const MapModel& model)
{
    engine::Result<BoardSvg> svg = BoardSvg::read(boardSvg, "board.svg");
    if (!svg) return std::nullopt;
    Source source;
    for (const std::string_view id : svg->ids()) {
        source.ids.emplace(id);
        source.isLayered = source.isLayered || id == svgLayerId(SvgLayer::ArtworkBelow);
        if (const auto outline = svg->outline(id); outline && outline->fill.isValid())
            source.fills.emplace(id, outline->fill);
    }
    source.svg = std::move(*svg);
    source.isMade = model.info.art.has_value();
    source.size = QSizeF(model.info.width, model.info.height);
    for (const Row<PlaceRecord>& row : model.places())
        if (row.record.isTerritory()) source.managed.insert(row.record.id);
    for (const Row<BarrierRecord>& row : model.barriers())
        if (!row.record.line.empty()) source.managed.insert(row.record.id);
    source.live = leftOut(source, model);
    filter(source);
    return source;
}

bool MapArtwork::setSource(const QByteArray& boardSvg, const MapModel& model)
{
    clear();
    std::optional<Source> source = sourceOf(boardSvg, model);
    if (!source) return false;
    changeSource(std::move(*source));
    return true;
}

bool MapArtwork::changeSource(Source source)
{
    m_source = std::move(source);
    const bool below = m_below.changeSource(m_source.below, m_source.size);
    const bool above = m_above.changeSource(m_source.above, m_source.size);
    return below || above;
}

bool MapArtwork::follow(const MapModel& model)
{
    if (!m_source.svg) return false;
    Ids live = leftOut(m_source, model);
    const bool isMade = model.info.art.has_value();
    if (live == m_source.live && isMade == m_source.isMade) return false;
    m_source.live = std::move(live);
    m_source.isMade = isMade;
    m_source.below.clear();
    m_source.above.clear();
    m_source.layers = {};
    filter(m_source);
    if (isMade) {
        m_below.setSource({}, {});
        m_above.setSource({}, {});
        return true;
    }
    const bool below = m_below.changeSource(m_source.below, m_source.size);
    const bool above = m_above.changeSource(m_source.above, m_source.size);
    return below || above;
}

QRectF MapArtwork::boundsOf(const std::string& id) const
{
    const auto outline = m_source.svg ? m_source.svg->outline(id) : std::nullopt;
    return outline ? Shape(outline->path).bounds() : QRectF();
}

QColor MapArtwork::fill(const std::string& id) const
{
    const auto found = m_source.fills.find(id);
    return found == m_source.fills.end() ? QColor() : found->second;
}

void MapArtwork::request(double scale)
{
    m_below.request(scale);
    m_above.request(scale);
}

void MapArtwork::renderNow(double scale)
{
    m_below.renderNow(scale);
    m_above.renderNow(scale);
}

} // namespace marches::editor
