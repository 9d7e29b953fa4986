// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/mapartwork.h"

#include "editor/formats/svglayers.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace marches::editor {

namespace {

/// Ids of what is drawn live.
std::set<std::string, std::less<>> liveIds(const MapModel& model)
{
    // Lines that artwork repeats along borders would stay behind when these move.
    std::set<std::string, std::less<>> ids{"seas", "territories", "borders", "edge-wash"};
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

bool isLayer(std::string_view id)
{
    return std::ranges::any_of(kSvgLayers, [id](SvgLayer layer) { return svgLayerId(layer) == id; });
}

} // namespace

MapArtwork::MapArtwork(QObject* parent) : QObject(parent)
{
    connect(&m_below, &Artwork::changed, this, &MapArtwork::changed);
    connect(&m_above, &Artwork::changed, this, &MapArtwork::changed);
}

void MapArtwork::clear()
{
    m_svg.reset();
    m_live.clear();
    m_isLayered = false;
    m_ids.clear();
    m_fills.clear();
    m_below.setSource({}, {});
    m_above.setSource({}, {});
}

bool MapArtwork::setSource(const QByteArray& boardSvg, const MapModel& model)
{
    clear();
    const engine::Result<BoardSvg> svg = BoardSvg::read(boardSvg, "board.svg");
    if (!svg) return false;
    for (const std::string_view id : svg->ids()) {
        m_ids.emplace(id);
        m_isLayered = m_isLayered || id == svgLayerId(SvgLayer::ArtworkBelow);
        if (const auto outline = svg->outline(id); outline && outline->fill.isValid()) m_fills.emplace(id, outline->fill);
    }
    m_svg = *svg;
    filter(model, liveIds(model));
    return true;
}

bool MapArtwork::follow(const MapModel& model)
{
    if (!m_svg) return false;
    Ids live = liveIds(model);
    std::erase_if(live, [this](const std::string& id) { return !m_ids.contains(id); });
    if (live == m_live) return false;
    filter(model, std::move(live));
    return true;
}

void MapArtwork::filter(const MapModel& model, Ids live)
{
    std::erase_if(live, [this](const std::string& id) { return !m_ids.contains(id); });
    m_live = std::move(live);
    const auto isLive = [this](std::string_view id) { return m_live.contains(id); };
    // A file without our layers is a picture below everything.
    const auto isBelow = [](std::string_view id) { return id == svgLayerId(SvgLayer::ArtworkBelow); };
    const QSizeF size(model.info.width, model.info.height);
    m_below.setSource(m_svg->artwork([&](std::string_view id) { return isLive(id) || (isLayer(id) && !isBelow(id)); }), size);
    if (m_isLayered) m_above.setSource(m_svg->artwork([&](std::string_view id) { return isLive(id) || isBelow(id); }), size);
}

QColor MapArtwork::fill(const std::string& id) const
{
    const auto found = m_fills.find(id);
    return found == m_fills.end() ? QColor() : found->second;
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
