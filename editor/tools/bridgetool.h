// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/maptool.h"

namespace marches::editor {

/// Bridge (G): a bridge or ford over a river, a pass over mountains, where one clicks on a closed border.
class BridgeTool : public MapTool {
    Q_OBJECT
public:
    using MapTool::MapTool;

    QString id() const override { return QStringLiteral("bridge"); }
    Qt::Key key() const override { return Qt::Key_G; }
    QString name() const override;
    QString hint() const override;
    KeyCursor keyCursor() const override { return KeyCursor::Clicks; }
    bool cancel() override;
    bool isBusy() const override { return m_moved.has_value(); }

protected:
    void pressed(const Pointer& pointer) override;
    void moved(const Pointer& pointer) override;
    void dragged(const Pointer& pointer) override;
    void released(const Pointer& pointer, bool wasDrag) override;
    void drawOverlay(QPainter& painter, double pixel) const override;
    void dropWhatIsGone() override { dropIfGone<ConnectionRecord>(m_moved); }
    void detached() override;

private:
    /// What would be built at a border: a pass over mountains, else a bridge, with Shift a ford.
    engine::ConnectionKind kindAt(EdgeId edge, bool shift) const;

    std::optional<QPointF> m_spot; ///< on the border under the pointer
    engine::ConnectionKind m_kind = engine::ConnectionKind::Bridge;
    std::optional<RecordId> m_moved; ///< crossing that is dragged along its border
    MapDocument::MergeId m_merge{};
    int m_undoIndex = 0;
};

} // namespace marches::editor
