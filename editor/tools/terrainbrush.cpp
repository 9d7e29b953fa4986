// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/terrainbrush.h"

#include "editor/canvas/maphits.h"
#include "editor/canvas/mapview.h"
#include "editor/document/edittexts.h"
#include "editor/document/territories.h"
#include "editor/geometry/segment.h"
#include "editor/model/terrain.h"
#include "editor/painting/mapscene.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <span>

namespace marches::editor {

namespace {

/// A quick stroke is looked at as often as this, so that it misses no territory. Pixels.
constexpr double kSampling = 6;

// The legend, in pixels of the widget.
constexpr double kLegendAt = 10;
constexpr double kLegendMargin = 8;
constexpr double kLegendRow = 22;
constexpr double kLegendNumber = 18;
constexpr double kLegendSwatch = 22;

QRectF legendBox(const MapView& view)
{
    const QFontMetrics letters(view.font());
    int widest = 0;
    for (const std::string_view terrain : usualTerrains())
        widest = std::max(widest, letters.horizontalAdvance(terrainName(std::string(terrain))));
    const double width = 2 * kLegendMargin + kLegendNumber + kLegendSwatch + 6 + widest + 2;
    return {kLegendAt, kLegendAt, width, 2 * kLegendMargin + kLegendRow * static_cast<double>(usualTerrains().size())};
}

} // namespace

QString TerrainBrush::name() const { return tr("Ground"); }

QString TerrainBrush::brushName() const
{
    if (!m_region) return terrainName(m_terrain);
    if (m_region->empty()) return tr("no region");
    return isAttached() ? document().nameOf(*m_region) : QString::fromStdString(*m_region);
}

QString TerrainBrush::hint() const
{
    return tr("Paints: %1. Drag: paint territories. 1 to 8, or a click in the legend: kind of ground. Alt+click or "
              "Ctrl+Shift+click: take up the ground there, Ctrl+click: its region")
        .arg(brushName());
}

void TerrainBrush::paintTerrain(const std::string& terrain)
{
    m_terrain = terrain;
    m_region.reset();
    showTint();
    emit hintChanged();
}

void TerrainBrush::paintRegion(const std::string& region)
{
    m_region = region;
    showTint();
    emit hintChanged();
}

void TerrainBrush::pressed(const Pointer& pointer)
{
    const std::optional<RecordId> place = placeAt(scene(), pointer.at);
    const PlaceRecord* record = place ? &model().places().at(*place) : nullptr;
    m_picking = true;
    if (const int row = legendRowAt(view().toWidget(pointer.at)); row >= 0) {
        paintTerrain(std::string(usualTerrains()[static_cast<std::size_t>(row)]));
        return;
    }
    m_picking = pointer.hasAlt() || pointer.has(Qt::ControlModifier);
    if (m_picking) {
        if (record != nullptr && record->isTerritory()) {
            if (pointer.hasAlt())
                paintTerrain(record->terrain);
            else
                paintRegion(record->region);
        }
        return;
    }
    m_merge = document().newMergeId();
    m_last = pointer.at;
    stroke(pointer.at);
}

void TerrainBrush::dragged(const Pointer& pointer)
{
    if (m_picking) return;
    const QPointF by = pointer.at - m_last;
    const int steps =
        std::max(1, static_cast<int>(std::ceil(distanceBetween(pointer.at, m_last) / (kSampling * pointer.pixel))));
    for (int i = 1; i <= steps; ++i) stroke(m_last + by * (static_cast<double>(i) / steps));
    m_last = pointer.at;
}

void TerrainBrush::stroke(const QPointF& at)
{
    const std::optional<RecordId> place = placeAt(scene(), at);
    if (!place || !model().places().at(*place).isTerritory()) return;
    const PlaceRecord& record = model().places().at(*place);
    if (m_region ? record.region == *m_region : record.terrain == m_terrain) return;
    document().edit(
        m_region ? tr("Paint a region") : tr("Paint the ground"),
        [&](MapEdit& edit) -> EditOutcome {
            if (m_region)
                assignRegion(edit, std::span(&*place, 1), *m_region);
            else
                edit.modifyPlace(*place, [this](PlaceRecord& changed) { changed.terrain = m_terrain; });
            return {};
        },
        m_merge);
}

void TerrainBrush::moved(const Pointer& pointer)
{
    const bool onLegend = legendRowAt(view().toWidget(pointer.at)) >= 0;
    const std::optional<RecordId> under = onLegend ? std::nullopt : placeAt(scene(), pointer.at);
    if (under == m_under) return;
    m_under = under;
    refresh();
}

void TerrainBrush::showTint()
{
    if (isAttached()) view().setTint(m_region ? MapTint::Regions : MapTint::Terrain);
}

void TerrainBrush::attached()
{
    m_tintBefore = view().tint();
    showTint();
}

void TerrainBrush::detached()
{
    view().setTint(m_tintBefore);
    m_under.reset();
}

int TerrainBrush::legendRowAt(const QPointF& widgetPoint) const
{
    const QRectF box = legendBox(view());
    if (!box.contains(widgetPoint)) return -1;
    return std::clamp(static_cast<int>((widgetPoint.y() - box.top() - kLegendMargin) / kLegendRow), 0,
                      static_cast<int>(usualTerrains().size()) - 1);
}

void TerrainBrush::drawLegend(QPainter& painter) const
{
    const MapColours& colours = mapColours(scene().theme);
    const QRectF box = legendBox(view());
    painter.resetTransform();
    painter.setFont(view().font());
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.callout);
    painter.drawRoundedRect(box, 5, 5);
    double top = box.top() + kLegendMargin;
    int number = 0;
    for (const std::string_view terrain : usualTerrains()) {
        const QRectF row(box.left() + kLegendMargin, top, box.width() - 2 * kLegendMargin, kLegendRow);
        const bool chosen = !m_region && m_terrain == terrain;
        painter.setPen(QPen(chosen ? colours.onCallout : Qt::transparent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(row.adjusted(-3, 1, 3, -1), 3, 3);
        painter.setPen(colours.onCallout);
        painter.drawText(QRectF(row.topLeft(), QSizeF(kLegendNumber, kLegendRow)), Qt::AlignCenter,
                         QString::number(++number));
        painter.setBrush(terrainFill(terrain == "sea" ? engine::PlaceKind::Sea : engine::PlaceKind::Land, terrain));
        painter.drawRect(QRectF(row.left() + kLegendNumber, row.top() + 4, kLegendSwatch, kLegendRow - 8));
        painter.drawText(row.adjusted(kLegendNumber + kLegendSwatch + 6, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         terrainName(std::string(terrain)));
        top += kLegendRow;
    }
}

void TerrainBrush::drawOverlay(QPainter& painter, double pixel) const
{
    painter.save();
    drawLegend(painter);
    painter.restore();
    if (!m_under) return;
    const PlaceRecord& record = model().places().at(*m_under);
    if (record.face == kOutside) return;
    QColor colour = mapColours(scene().theme).change;
    painter.setPen(QPen(colour, 2 * pixel, Qt::DashLine));
    colour.setAlphaF(0.12F);
    painter.setBrush(colour);
    painter.drawPath(scene().shape(record.face).area);
}

bool TerrainBrush::keyPress(QKeyEvent& event)
{
    const std::span<const std::string_view> terrains = usualTerrains();
    const int number = event.key() - Qt::Key_1;
    if (event.modifiers() != Qt::NoModifier || number < 0 || number >= static_cast<int>(terrains.size())) return false;
    paintTerrain(std::string(terrains[static_cast<std::size_t>(number)]));
    return true;
}

} // namespace marches::editor
