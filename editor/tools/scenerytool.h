// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/maptool.h"

#include <string>
#include <vector>

namespace marches::editor {

/// Scenery (E): woods, lakes, rivers and the like that belong to no place, point by point or in one stroke, over an
/// area or along a path. Enter or a double click finishes. A legend in the corner names the kinds with their keys; a
/// click there chooses one.
class SceneryTool : public MapTool {
    Q_OBJECT
public:
    using MapTool::MapTool;

    QString id() const override { return QStringLiteral("scenery"); }
    Qt::Key key() const override { return Qt::Key_E; }
    QString name() const override;
    QString hint() const override;
    QString state() const override;
    KeyCursor keyCursor() const override { return KeyCursor::Clicks; }
    bool keyPress(QKeyEvent& event) override;
    bool cancel() override;
    bool isBusy() const override { return !m_points.empty(); }
    bool hasDraft() const override { return isBusy() && !m_isStroke; }

    /// What is drawn next.
    void draw(const std::string& terrain, bool isPath);
    const std::string& terrain() const { return m_terrain; }
    bool isPath() const;

protected:
    void pressed(const Pointer& pointer) override;
    void dragged(const Pointer& pointer) override;
    void released(const Pointer& pointer, bool wasDrag) override;
    void doubleClicked(const Pointer& pointer) override;
    void takeBack() override { m_points.pop_back(); }
    void drawOverlay(QPainter& painter, double pixel) const override;
    void detached() override;

private:
    bool finish(); ///< false: refused, and what was drawn is still there
    /// Row of the legend under a point of the widget; -1: none.
    int legendRowAt(const QPointF& widgetPoint) const;
    QRectF legendBox() const;
    void drawLegend(QPainter& painter) const;

    std::string m_terrain = "wooded";
    bool m_wantsPath = false;
    std::vector<QPointF> m_points;
    bool m_picking = false;  ///< this press chose from the legend
    bool m_isStroke = false; ///< the press that is held has drawn a stroke
};

} // namespace marches::editor
