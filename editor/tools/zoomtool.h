// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/maptool.h"

#include <QRectF>

namespace marches::editor {

/// Zoom (Z): click to come nearer, with Shift to go away; drag a box to fill the view with it.
class ZoomTool : public MapTool {
    Q_OBJECT
public:
    using MapTool::MapTool;

    QString id() const override { return QStringLiteral("zoom"); }
    Qt::Key key() const override { return Qt::Key_Z; }
    QString name() const override;
    QString hint() const override;

protected:
    void dragged(const Pointer& pointer) override;
    void released(const Pointer& pointer, bool wasDrag) override;
    void drawOverlay(QPainter& painter, double pixel) const override;

private:
    QRectF m_box;
};

} // namespace marches::editor
