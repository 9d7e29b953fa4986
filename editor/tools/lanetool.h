// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/coastpoint.h"
#include "editor/tools/maptool.h"

#include <vector>

namespace marches::editor {

/// Lane (L): from a coast to a coast, with clicks at sea to lead it around; an existing lane bends by dragging it.
class LaneTool : public MapTool {
    Q_OBJECT
public:
    using MapTool::MapTool;

    QString id() const override { return QStringLiteral("lane"); }
    Qt::Key key() const override { return Qt::Key_L; }
    QString name() const override;
    QString hint() const override;
    KeyCursor keyCursor() const override { return KeyCursor::Clicks; }
    bool keyPress(QKeyEvent& event) override;
    bool cancel() override;
    bool isBusy() const override { return m_from.has_value() || m_bent.has_value(); }
    bool hasDraft() const override { return m_from.has_value(); }

protected:
    void pressed(const Pointer& pointer) override;
    void moved(const Pointer& pointer) override;
    void dragged(const Pointer& pointer) override;
    void released(const Pointer& pointer, bool wasDrag) override;
    void takeBack() override;
    void drawOverlay(QPainter& painter, double pixel) const override;
    void dropWhatIsGone() override;
    void detached() override;

private:
    void finish(const CoastPoint& to);

    std::optional<CoastPoint> m_under; ///< coast near the pointer
    std::optional<CoastPoint> m_from;
    std::vector<QPointF> m_bend;
    bool m_begins = false;          ///< by the press that is still held
    std::optional<RecordId> m_bent; ///< lane that is being bent
    MapDocument::MergeId m_merge{};
    int m_undoIndex = 0;
};

/// Port (A): makes a coastal territory a port, or no longer one.
class PortTool : public MapTool {
    Q_OBJECT
public:
    using MapTool::MapTool;

    QString id() const override { return QStringLiteral("port"); }
    Qt::Key key() const override { return Qt::Key_A; }
    QString name() const override;
    QString hint() const override;
    KeyCursor keyCursor() const override { return KeyCursor::Clicks; }

protected:
    void moved(const Pointer& pointer) override;
    void released(const Pointer& pointer, bool wasDrag) override;
    void drawOverlay(QPainter& painter, double pixel) const override;
    void dropWhatIsGone() override;
    void detached() override { m_under.reset(); }

private:
    std::optional<CoastPoint> m_under;
};

} // namespace marches::editor
