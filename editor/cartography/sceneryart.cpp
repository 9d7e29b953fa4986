// SPDX-License-Identifier: GPL-3.0-or-later
// What belongs to no place: areas of ground and water, rivers, gorges and ranges along paths.
#include "editor/cartography/sketch.h"
#include "editor/geometry/boxes.h"
#include "editor/geometry/segment.h"

#include <algorithm>
#include <cmath>

namespace marches::editor {

namespace {

/// Fills lie below all that grows on the ground (whose depth is where it stands), and over each other by their order.
constexpr double kBelowGrowth = -1e7;
constexpr double kLookOut = 4;      ///< board units beyond an outline, where one sees whether there is water
constexpr double kCliffTick = 5;    ///< board units between the strokes of a cliff
constexpr double kGorgeWater = 0.3; ///< of the width of a gorge

QPainterPath outlineOf(const SceneryGround& ground)
{
    QPainterPath outline;
    outline.setFillRule(Qt::OddEvenFill);
    for (const std::vector<QPointF>& ring : ground.rings()) outline.addPath(lineThrough(ring, true));
    return outline;
}

/// Where land ends at water: the parts of a ring beyond which there is some, and over which no piece from `above` on
/// lies.
std::vector<std::vector<QPointF>> shoresOf(const Survey& survey, const std::vector<QPointF>& ring, std::size_t above)
{
    const std::size_t count = ring.size();
    std::vector<char> wet(count);
    for (std::size_t i = 0; i < count; ++i) {
        const QPointF out = -leftOf(unitOf(ring[(i + 1) % count] - ring[(i + count - 1) % count]));
        const bool isShore = !survey.isScenery(ring[i], above) && survey.isSeaAt(ring[i] + out * kLookOut);
        wet[i] = isShore ? 1 : 0;
    }
    std::vector<std::vector<QPointF>> shores;
    const auto dry = std::ranges::find(wet, 0);
    if (dry == wet.end()) {
        shores.push_back(ring);
        shores.back().push_back(ring.front());
        return shores;
    }
    const auto first = static_cast<std::size_t>(dry - wet.begin());
    for (std::size_t k = 0; k < count; ++k) {
        const std::size_t i = (first + k) % count;
        if (!wet[i]) continue;
        const std::size_t before = (i + count - 1) % count;
        if (!wet[before]) shores.push_back({ring[before]});
        shores.back().push_back(ring[i]);
        if (const std::size_t after = (i + 1) % count; !wet[after]) shores.back().push_back(ring[after]);
    }
    return shores;
}

class SceneryPainter {
public:
    SceneryPainter(Sketch& sketch, std::size_t index)
        : m_sketch(sketch), m_piece(sketch.survey.art().scenery[index]), m_ground(sketch.survey.scenery()[index]),
          m_index(index)
    {}

    void run()
    {
        switch (m_ground.kind()) {
        case SceneryKind::Ground: return drawGround();
        case SceneryKind::River: return drawRiver(m_sketch, m_ground.line(), m_ground.width(), m_ground.isClosed());
        case SceneryKind::Gorge: return drawGorge();
        case SceneryKind::Range: return drawRange(m_sketch, m_ground.line(), m_ground.isClosed());
        }
    }

private:
    double depth() const { return kBelowGrowth + static_cast<double>(m_index); }

    QColor fill() const
    {
        const Style& style = m_sketch.style();
        const bool isSea = m_piece.terrain == "sea";
        const QColor usual = isSea                             ? style.sea
                             : isWaterTerrain(m_piece.terrain) ? style.lake
                                                               : style.terrainFill(m_piece.terrain);
        const QColor own = colourOf(m_piece.color);
        return own.isValid() ? style.tuned(own, usual) : usual;
    }

    void drawGround()
    {
        if (m_ground.rings().empty()) return;
        const Style& style = m_sketch.style();
        const GroundPlan plan(m_sketch.survey, m_ground.rings());
        const QPainterPath outline = outlineOf(m_ground);
        const bool isWater = isWaterTerrain(m_piece.terrain);
        Inks inks{filledInk(outline, fill())};
        const Inks edge = isWater ? shallowInks(style, plan, over(fill(), style.lake)) : washInks(style, plan);
        inks.insert(inks.end(), edge.begin(), edge.end());
        if (isWater) {
            const Inks shore = penInks(outline, style.coast, m_sketch.survey.lot().with("coast"));
            inks.insert(inks.end(), shore.begin(), shore.end());
        } else if (edge.empty()) {
            inks.push_back(lineInk(outline, style.border)); // a style of lines alone
        }
        m_sketch.add(made(MadeBand::Ground, std::move(inks), depth()));
        if (!isWater) drawShores();
        drawSceneryGrowth(m_sketch, plan, m_piece.terrain, m_index);
    }

    void drawShores()
    {
        for (const std::vector<QPointF>& ring : m_ground.rings())
            for (const std::vector<QPointF>& shore : shoresOf(m_sketch.survey, ring, m_index + 1))
                if (shore.size() > 1) drawShore(m_sketch, lineThrough(shore, false), m_sketch.style().sea);
    }

    /// Rock on both sides, with strokes down to a narrow river.
    void drawGorge()
    {
        const Style& style = m_sketch.style();
        const std::vector<QPointF> line = resampled(m_ground.line(), kCliffTick);
        const double half = m_ground.width() / 2;
        const std::vector<double> halves(line.size(), half);
        QColor shade = style.role(InkRole::Shade);
        shade.setAlphaF(0.35F);
        Inks rock{
            filledInk(ribbon(line, halves), colourOf(m_piece.color).isValid() ? fill() : style.role(InkRole::Rock)),
            filledInk(ribbon(line, std::vector<double>(line.size(), half * 0.55)), shade)};
        m_sketch.add(made(MadeBand::RiverEdges, std::move(rock), -1));
        QPainterPath strokes;
        QPainterPath rims;
        const Lot lots = m_sketch.survey.lot().with("cliffs");
        for (const double side : {-1.0, 1.0}) {
            for (std::size_t i = 0; i < line.size(); ++i) {
                const QPointF along = unitOf(line[std::min(i + 1, line.size() - 1)] - line[i > 0 ? i - 1 : 0]);
                const QPointF rim = line[i] + leftOf(along) * (side * half);
                if (i == 0)
                    rims.moveTo(rim);
                else
                    rims.lineTo(rim);
                const double deep = lots.at(line[i]).with(side > 0 ? 1 : 2).between(0.25, 0.55) * half;
                strokes.moveTo(rim);
                strokes.lineTo(rim - leftOf(along) * (side * deep));
            }
        }
        const QColor pen = style.role(InkRole::Outline);
        m_sketch.add(made(MadeBand::RiverEdges, {strokedInk(strokes, pen, 0.7), strokedInk(rims, pen, 1.3)}));
        drawRiver(m_sketch, m_ground.line(), m_ground.width() * kGorgeWater, m_ground.isClosed());
    }

    Sketch& m_sketch;
    const engine::MapScenery& m_piece;
    const SceneryGround& m_ground;
    std::size_t m_index;
};

} // namespace

void drawScenery(Sketch& sketch, std::size_t index)
{
    if (sketch.survey.scenery()[index].box().isNull()) return;
    SceneryPainter(sketch, index).run();
}

} // namespace marches::editor
