// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/pathtool.h"

namespace marches::editor {

/// Measure (Q): how long a line is, and how large the area that it encloses, in board units; along borders where both
/// ends of a piece lie on such. With nothing drawn, how large the territory under the pointer is and how long its
/// outline. Changes nothing.
class MeasureTool : public PathTool {
    Q_OBJECT
public:
    using PathTool::PathTool;

    QString id() const override { return QStringLiteral("measure"); }
    Qt::Key key() const override { return Qt::Key_Q; }
    QString name() const override;
    QString hint() const override;
    bool keyPress(QKeyEvent& event) override;
    bool cancel() override;
    bool hasDraft() const override { return isBusy() && !m_isDone; }

    /// What is measured now, in words; empty: nothing is.
    QString measured() const;

protected:
    bool finish() override;
    void pressed(const Pointer& pointer) override;
    void moved(const Pointer& pointer) override;
    void dragged(const Pointer& pointer) override;
    void doubleClicked(const Pointer& pointer) override;
    void drawOverlay(QPainter& painter, double pixel) const override;
    void detached() override;

private:
    /// What is drawn, to the pointer unless it is finished.
    QPainterPath line() const;

    bool m_isDone = false; ///< the line stays to be read; the next press begins another one
    bool m_isClosed = false;
};

} // namespace marches::editor
