// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/scenerytool.h"

#include "editor/canvas/mapview.h"
#include "editor/cartography/sceneryground.h"
#include "editor/document/boardart.h"
#include "editor/document/mapselection.h"
#include "editor/document/mapwords.h"
#include "editor/document/sceneryedits.h"
#include "editor/geometry/segment.h"
#include "editor/geometry/strokes.h"
#include "editor/painting/mapscene.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace marches::editor {

namespace {

constexpr double kStrokeStep = 7;      ///< pixels between points of a stroke, before it is smoothed
constexpr double kStrokeSmoothing = 4; ///< pixels that a stroke may lose
// The legend, in pixels of the widget.
constexpr double kSceneryLegendAt = 10;
constexpr double kSceneryMargin = 8;
constexpr double kSceneryRow = 22;
constexpr double kSceneryNumber = 18;
constexpr double kScenerySwatch = 22;

engine::MapScenery pieceOf(const std::string& terrain, bool isPath, const std::vector<QPointF>& points)
{
    engine::MapScenery piece;
    piece.terrain = terrain;
    piece.isPath = isPath;
    for (const QPointF& point : points) piece.points.push_back({point.x(), point.y()});
    return piece;
}

QColor swatchOf(const Style& style, std::string_view terrain)
{
    if (terrain == "sea") return style.sea;
    if (terrain == "gorge") return style.role(InkRole::Rock);
    return isWaterTerrain(terrain) ? style.lake : style.terrainFill(terrain);
}

} // namespace

QString SceneryTool::name() const { return tr("Scenery"); }

bool SceneryTool::isPath() const { return m_wantsPath || isPathOnly(m_terrain); }

QString SceneryTool::state() const
{
    return isPath() ? tr("%1, along a path", "kind of ground").arg(MapWords::terrain(m_terrain))
                    : tr("%1, an area", "kind of ground").arg(MapWords::terrain(m_terrain));
}

QString SceneryTool::hint() const
{
    if (isBusy())
        return tr("Click: next point. Enter or double click: done. Backspace: remove the last point. Esc: cancel");
    return tr("Draws: %1. Click point by point, or drag in one stroke. 1 to 0, or a click in the legend: kind. K: area "
              "or path")
        .arg(state());
}

void SceneryTool::draw(const std::string& terrain, bool isPath)
{
    m_terrain = terrain;
    m_wantsPath = isPath;
    if (isAttached()) refresh();
    emit hintChanged();
}

void SceneryTool::pressed(const Pointer& pointer)
{
    m_isStroke = false;
    // In the middle of a piece the legend lets the map below it be drawn on.
    const int row = isBusy() ? -1 : legendRowAt(view().toWidget(pointer.at));
    m_picking = row >= 0;
    if (m_picking) {
        draw(std::string(usualScenery()[static_cast<std::size_t>(row)]), m_wantsPath);
        return;
    }
    if (!model().info.art) {
        m_picking = true; // nothing more of this press
        refuseWith("board-not-drawn");
        return;
    }
    constexpr double kClosing = 8; // pixels
    if (!isPath() && m_points.size() >= 3 &&
        distanceBetween(m_points.front(), pointer.at) <= kClosing * pointer.pixel) {
        finish();
        m_picking = true; // nothing more of this press
        return;
    }
    if (m_points.empty() || m_points.back() != pointer.at) m_points.push_back(pointer.at);
    if (m_points.size() == 1) emit hintChanged();
}

void SceneryTool::dragged(const Pointer& pointer)
{
    if (m_picking || m_points.empty()) return;
    if (distanceBetween(m_points.back(), pointer.at) < kStrokeStep * pointer.pixel) return;
    m_points.push_back(pointer.at);
    m_isStroke = true;
}

void SceneryTool::released(const Pointer& pointer, bool wasDrag)
{
    if (m_picking || !wasDrag || !m_isStroke) return;
    m_points = simplified(m_points, kStrokeSmoothing * pointer.pixel);
    if (!finish()) cancel(); // there is no point of a stroke to go on from
}

void SceneryTool::doubleClicked(const Pointer& /*pointer*/)
{
    if (!m_picking && isBusy()) finish();
}

bool SceneryTool::finish()
{
    if (m_points.size() < leastPoints(isPath())) {
        refuseWith(isPath() ? "scenery-path-too-short" : "scenery-area-too-small");
        return false;
    }
    std::string id;
    const EditOutcome outcome = document().edit(tr("Draw scenery"), [&](MapEdit& edit) -> EditOutcome {
        id = addScenery(edit, m_terrain, isPath(), m_points);
        return {};
    });
    if (!outcome) return false;
    forgetCurrentPlace();
    m_points.clear();
    m_isStroke = false;
    selection().selectScenery({id});
    emit hintChanged();
    return true;
}

bool SceneryTool::keyPress(QKeyEvent& event)
{
    if (event.modifiers() != Qt::NoModifier && event.modifiers() != Qt::KeypadModifier) return false;
    if (event.key() >= Qt::Key_0 && event.key() <= Qt::Key_9) {
        const int row = event.key() == Qt::Key_0 ? 9 : event.key() - Qt::Key_1;
        draw(std::string(usualScenery()[static_cast<std::size_t>(row)]), m_wantsPath);
        return true;
    }
    if (event.key() == Qt::Key_K) {
        draw(m_terrain, !m_wantsPath);
        return true;
    }
    if (!isBusy()) return false;
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: finish(); return true;
    case Qt::Key_Backspace: takeBackPoint(); return true;
    default: return false;
    }
}

bool SceneryTool::cancel()
{
    if (!isBusy()) return false;
    m_points.clear();
    m_isStroke = false;
    emit hintChanged();
    return true;
}

void SceneryTool::detached()
{
    m_points.clear();
    m_isStroke = false;
    m_picking = false;
}

void SceneryTool::drawOverlay(QPainter& painter, double pixel) const
{
    const MapColours& colours = mapColours(scene().theme);
    if (isBusy()) {
        std::vector<QPointF> shown = m_points;
        if (isOver() && !m_isStroke) shown.push_back(pointer().at);
        const QPainterPath curve = sceneryCurve(pieceOf(m_terrain, isPath() || shown.size() < 3, shown));
        if (!isPath()) {
            QColor tint = swatchOf(styleOf(model()), m_terrain);
            tint.setAlpha(150);
            painter.fillPath(curve, tint);
        }
        painter.strokePath(curve, QPen(colours.change, 2 * pixel));
        painter.setPen(QPen(colours.change, 1.6 * pixel));
        painter.setBrush(colours.handleFill);
        if (!m_isStroke)
            for (const QPointF& point : m_points) painter.drawEllipse(point, 4 * pixel, 4 * pixel);
    }
    painter.save();
    constexpr double kOutOfTheWay = 0.25;
    if (isBusy()) painter.setOpacity(kOutOfTheWay);
    drawLegend(painter);
    painter.restore();
}

QRectF SceneryTool::legendBox() const
{
    const QFontMetrics letters(view().font());
    int widest = 0;
    for (const std::string_view terrain : usualScenery())
        widest = std::max(widest, letters.horizontalAdvance(MapWords::terrain(std::string(terrain))));
    const double width = 2 * kSceneryMargin + kSceneryNumber + kScenerySwatch + 6 + widest + 2;
    return {kSceneryLegendAt, kSceneryLegendAt, width,
            2 * kSceneryMargin + kSceneryRow * static_cast<double>(usualScenery().size())};
}

int SceneryTool::legendRowAt(const QPointF& widgetPoint) const
{
    const QRectF box = legendBox();
    const QRectF rows = box.adjusted(0, kSceneryMargin, 0, -kSceneryMargin);
    if (!rows.contains(widgetPoint)) return -1;
    return std::min(static_cast<int>((widgetPoint.y() - rows.top()) / kSceneryRow),
                    static_cast<int>(usualScenery().size()) - 1);
}

void SceneryTool::drawLegend(QPainter& painter) const
{
    const MapColours& colours = mapColours(scene().theme);
    const Style& style = styleOf(model());
    painter.resetTransform();
    painter.setFont(view().font());
    const QRectF box = legendBox();
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.callout);
    painter.drawRoundedRect(box, 6, 6);
    double y = box.top() + kSceneryMargin;
    for (std::size_t i = 0; i < usualScenery().size(); ++i, y += kSceneryRow) {
        const std::string terrain(usualScenery()[i]);
        const QRectF row(box.left() + kSceneryMargin, y, box.width() - 2 * kSceneryMargin, kSceneryRow);
        painter.setPen(QPen(terrain == m_terrain ? colours.onCallout : Qt::transparent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(row.adjusted(-3, 1, 3, -1), 3, 3);
        painter.setPen(colours.onCallout);
        painter.drawText(QRectF(row.left(), row.top(), kSceneryNumber, row.height()), Qt::AlignVCenter,
                         QString::number((i + 1) % 10));
        painter.setBrush(swatchOf(style, terrain));
        painter.drawRoundedRect(QRectF(row.left() + kSceneryNumber, row.center().y() - 6, kScenerySwatch - 4, 12), 2,
                                2);
        painter.drawText(row.adjusted(kSceneryNumber + kScenerySwatch + 4, 0, 0, 0), Qt::AlignVCenter,
                         MapWords::terrain(terrain));
    }
}

} // namespace marches::editor
