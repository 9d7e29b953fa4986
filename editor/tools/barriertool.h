// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/maptool.h"

#include <QPainterPath>

#include <vector>

namespace marches::editor {

/// Base of River (R) and Mountains (N): click along borders; between two clicks the line takes the shortest way along
/// borders. Shows which borders it will close. Begun at the end of a line of the same kind it goes on with that one.
class BarrierTool : public MapTool {
    Q_OBJECT
public:
    using MapTool::MapTool;

    QString hint() const override;
    KeyCursor keyCursor() const override { return KeyCursor::Clicks; }
    bool keyPress(QKeyEvent& event) override;
    bool cancel() override;
    bool isBusy() const override { return !m_clicks.empty(); }
    bool hasDraft() const override { return isBusy(); }

protected:
    virtual bool mountains() const = 0;
    virtual QString freeNamePattern() const = 0; ///< "River %1"
    virtual QString drawTitle() const = 0;

    void pressed(const Pointer& pointer) override;
    void doubleClicked(const Pointer& pointer) override;
    void takeBack() override { m_clicks.pop_back(); }
    void drawOverlay(QPainter& painter, double pixel) const override;
    SnapTargets snapTargets() const override;
    void dropWhatIsGone() override;
    void detached() override;

private:
    VertexId vertexUnder() const;
    /// The line with a way on to a vertex; nothing when no borders lead there.
    std::optional<std::vector<VertexId>> lineTo(VertexId vertex) const;
    std::vector<VertexId> line() const;
    void finish();

    std::vector<std::vector<VertexId>> m_clicks; ///< what each click added
};

class RiverTool : public BarrierTool {
    Q_OBJECT
public:
    using BarrierTool::BarrierTool;

    QString id() const override { return QStringLiteral("river"); }
    Qt::Key key() const override { return Qt::Key_R; }
    QString name() const override;

protected:
    bool mountains() const override { return false; }
    QString freeNamePattern() const override;
    QString drawTitle() const override;
};

class MountainsTool : public BarrierTool {
    Q_OBJECT
public:
    using BarrierTool::BarrierTool;

    QString id() const override { return QStringLiteral("mountains"); }
    Qt::Key key() const override { return Qt::Key_N; }
    QString name() const override;

protected:
    bool mountains() const override { return true; }
    QString freeNamePattern() const override;
    QString drawTitle() const override;
};

} // namespace marches::editor
