// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/model/mapmodel.h"
#include "editor/painting/palette.h"

#include <QCoreApplication>
#include <QPointF>
#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace marches::editor {

class MapDocument;

/// What a tool wants to be drawn to.
struct SnapTargets {
    bool vertices = false; ///< junctions, then points of borders
    bool lines = false;    ///< borders anywhere
    bool guides = false;   ///< edges of the board, the author's guides, and level or upright with `guidesFrom`
    bool grid = false;     ///< where nothing else is near
    std::vector<QPointF> guidesFrom; ///< the last of them is the last point of a line that is drawn
    std::vector<VertexId> except;    ///< and the edges at them: what is being dragged

    bool any() const { return vertices || lines || guides || grid; }
};

/// What a person wants to be drawn to, whatever the tool.
struct SnapSwitches {
    bool on = true;
    bool points = true;
    bool lines = true;
    bool guides = true;
    bool grid = false;
    friend bool operator==(const SnapSwitches&, const SnapSwitches&) = default;
};

struct SnapResult {
    enum class Kind { Junction, Point, Line, River, Guide, Grid }; ///< in the order in which they come
    Kind kind = Kind::Point;
    QPointF at;
    VertexId vertex = kNoVertex; ///< of a junction or point
    EdgeId edge = kNoEdge;       ///< of a line or river
    double t = 0;                ///< where on the edge
    QString label;               ///< names the target, translated; empty for the grid

    /// On a border, which can be joined with.
    bool isOnDrawing() const { return kind < Kind::Guide; }
};

/// Draws the pointer to what is near: a junction first, then a point, a line, a river, a guide, the grid. What has
/// caught it lets go later (12 px) than it catches (8 px), so that it does not flicker.
class Snapper {
    Q_DECLARE_TR_FUNCTIONS(marches::editor::Snapper)

public:
    static constexpr double kCatch = 8;    ///< pixels
    static constexpr double kRelease = 12; ///< pixels

    const std::optional<SnapResult>& snap(const MapDocument& document, const QPointF& at, double pixel,
                                          const SnapTargets& targets);
    void clear() { m_current.reset(); }
    const std::optional<SnapResult>& current() const { return m_current; }

    /// A ring around the target, in board units, and a label that names it, inside of `room` (of the widget).
    void paint(QPainter& painter, double pixel, Theme theme, const QRectF& room) const;

private:
    QString labelOf(const MapDocument& document, const SnapResult& result) const;

    std::optional<SnapResult> m_current;
};

} // namespace marches::editor
