// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/maptool.h"

namespace marches::editor {

/// Merge (M): click a territory, then its neighbours, which become parts of it.
class MergeTool : public MapTool {
    Q_OBJECT
public:
    using MapTool::MapTool;

    QString id() const override { return QStringLiteral("merge"); }
    Qt::Key key() const override { return Qt::Key_M; }
    QString name() const override;
    QString hint() const override;
    KeyCursor keyCursor() const override { return KeyCursor::Clicks; }
    bool cancel() override;
    bool isBusy() const override { return m_keep.has_value(); }

protected:
    void moved(const Pointer& pointer) override;
    void released(const Pointer& pointer, bool wasDrag) override;
    void drawOverlay(QPainter& painter, double pixel) const override;
    void dropWhatIsGone() override;
    void detached() override;

private:
    std::optional<RecordId> m_keep;
    std::optional<RecordId> m_other; ///< under the pointer
};

} // namespace marches::editor
