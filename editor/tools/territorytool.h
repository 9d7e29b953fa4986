// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/pathtool.h"

namespace marches::editor {

/// What drawing tools make a new shape of: shared by Territory and Freehand.
struct NewShape {
    engine::PlaceKind kind = engine::PlaceKind::Land;
    std::string terrain = "plain";
    bool natural = false; ///< its straight sides are drawn uneven, as coasts are
    friend bool operator==(const NewShape&, const NewShape&) = default;
};

/// How an outline was drawn, for the words of a refusal.
enum class OutlineBy { Corners, Stroke };

/// Draws a territory or sea of a closed path, with the first free name of its kind, and selects it. A sea within land
/// is cut out of it, as a lake. Part of one step to undo.
[[nodiscard]] EditOutcome addShape(MapDocument& document, MapSelection& selection, const QPainterPath& path,
                                   const NewShape& shape, double tolerance, OutlineBy by);
/// "land" or "sea zone", for the tool bar.
QString shapeWord(const NewShape& shape);
/// The same beside the pointer, with its colour.
void paintShapeWord(QPainter& painter, const MapScene& scene, const QPointF& at, double pixel, const NewShape& shape,
                    const QRectF& room);

/// Territory (P): corner by corner, beginning on, ending on and following borders that are there.
class TerritoryTool : public PathTool {
    Q_OBJECT
public:
    using PathTool::PathTool;

    QString id() const override { return QStringLiteral("territory"); }
    Qt::Key key() const override { return Qt::Key_P; }
    QString name() const override;
    QString hint() const override;
    QString state() const override { return shapeWord(m_shape); }
    void beginMap() override { setShape({}); }
    bool keyPress(QKeyEvent& event) override;

    /// Of the next shape: land or a sea zone, and its ground.
    void setShape(const NewShape& shape);
    const NewShape& shape() const { return m_shape; }

signals:
    void shapeChanged(const marches::editor::NewShape& shape);

protected:
    bool finish() override;
    void drawOverlay(QPainter& painter, double pixel) const override;

private:
    NewShape m_shape;
};

} // namespace marches::editor
