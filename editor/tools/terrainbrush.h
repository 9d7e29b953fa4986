// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/maplook.h"
#include "editor/tools/maptool.h"

#include <optional>
#include <set>
#include <string>

namespace marches::editor {

/// Ground (W): paints a kind of ground, or a region, over territories by dragging. One step to undo a stroke. While it
/// is used the colours of the map show grounds, or regions, and a legend in the corner names the kinds with their keys;
/// a click there takes one up.
class TerrainBrush : public MapTool {
    Q_OBJECT
public:
    using MapTool::MapTool;

    QString id() const override { return QStringLiteral("ground"); }
    Qt::Key key() const override { return Qt::Key_W; }
    QString name() const override;
    QString hint() const override;
    KeyCursor keyCursor() const override { return KeyCursor::Clicks; }
    bool keyPress(QKeyEvent& event) override;

    /// What is painted: a terrain, or a region by its id (empty: none).
    void paintTerrain(const std::string& terrain);
    void paintRegion(const std::string& region);
    const std::string& terrain() const { return m_terrain; }
    const std::optional<std::string>& region() const { return m_region; }

protected:
    void pressed(const Pointer& pointer) override;
    void dragged(const Pointer& pointer) override;
    void drawOverlay(QPainter& painter, double pixel) const override;
    void moved(const Pointer& pointer) override;
    void attached() override;
    void dropWhatIsGone() override { dropIfGone<PlaceRecord>(m_under); }
    void detached() override;

private:
    /// The colours of the map tell what the brush changes.
    void showTint();
    void stroke(const QPointF& at);
    QString brushName() const;
    /// Row of the legend under a point of the widget; -1: none.
    int legendRowAt(const QPointF& widgetPoint) const;
    void drawLegend(QPainter& painter) const;

    std::string m_terrain = "wooded";
    std::optional<std::string> m_region; ///< instead of a terrain
    MapTint m_tintBefore = MapTint::Natural;
    MapDocument::MergeId m_merge{};
    QPointF m_last;         ///< of the stroke
    bool m_picking = false; ///< this press took up a brush
    std::optional<RecordId> m_under;
};

} // namespace marches::editor
