// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/territorytool.h"

#include <vector>

namespace marches::editor {

/// Freehand (F): a territory in one stroke, smoothed; begun and ended on borders it is closed along these. With Shift
/// the border from where the stroke begins to where it ends is drawn anew instead.
class FreehandTool : public MapTool {
    Q_OBJECT
public:
    using MapTool::MapTool;

    QString id() const override { return QStringLiteral("freehand"); }
    Qt::Key key() const override { return Qt::Key_F; }
    QString name() const override;
    QString hint() const override;
    QString state() const override { return shapeWord(m_shape); }
    void beginMap() override { setShape({}); }
    KeyCursor keyCursor() const override { return KeyCursor::Drags; }
    bool keyPress(QKeyEvent& event) override;
    bool cancel() override;
    bool isBusy() const override { return !m_stroke.empty(); }

    void setShape(const NewShape& shape);
    const NewShape& shape() const { return m_shape; }

signals:
    void shapeChanged(const marches::editor::NewShape& shape);

protected:
    void pressed(const Pointer& pointer) override;
    void dragged(const Pointer& pointer) override;
    void released(const Pointer& pointer, bool wasDrag) override;
    void drawOverlay(QPainter& painter, double pixel) const override;
    SnapTargets snapTargets() const override;
    void detached() override { m_stroke.clear(); }

private:
    QPainterPath closed(const Pointer& pointer) const;
    QPainterPath open(const Pointer& pointer) const;
    void redraw(const Pointer& pointer);

    NewShape m_shape;
    std::vector<QPointF> m_stroke;
    std::optional<BorderPoint> m_begin;
    bool m_redraws = false; ///< a border, with the stroke that is being drawn
};

} // namespace marches::editor
