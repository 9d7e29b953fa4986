// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/maptool.h"

#include <QRectF>

#include <optional>

namespace marches::editor {

/// Picture (I): moves and scales the picture to trace. A picture that is locked stays where it is.
class PictureTool : public MapTool {
    Q_OBJECT
public:
    using MapTool::MapTool;

    QString id() const override { return QStringLiteral("picture"); }
    Qt::Key key() const override { return Qt::Key_I; }
    QString name() const override;
    QString hint() const override;
    QCursor cursor() const override;
    bool keyPress(QKeyEvent& event) override;

protected:
    void pressed(const Pointer& pointer) override;
    void moved(const Pointer& pointer) override;
    void dragged(const Pointer& pointer) override;
    void drawOverlay(QPainter& painter, double pixel) const override;
    void detached() override { m_corner.reset(); }

private:
    /// Where the picture is on the board; nothing without one.
    std::optional<QRectF> box() const;
    std::optional<int> cornerAt(const Pointer& pointer) const;
    /// Changes what the map says of its picture.
    void set(const engine::TracePicture& picture, const QString& title, MapDocument::MergeId merge = {});

    std::optional<int>
        m_corner; ///< under the pointer or held: 0 upper left, 1 upper right, 2 lower right, 3 lower left
    std::optional<engine::TracePicture> m_before;
    QRectF m_boxBefore;
    MapDocument::MergeId m_merge{};
};

} // namespace marches::editor
