// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/panels/mappanel.h"

class QUndoView;

namespace marches::editor {

/// Everything that was done to the map, to jump back and forth in.
class HistoryPanel : public MapPanel {
    Q_OBJECT
public:
    explicit HistoryPanel(QWidget* parent = nullptr);

    QString heading() const override;
    QUndoView& list() { return *m_list; }
    /// Whether the map has been saved: else no step of it is the one on the disk.
    void setFiled(bool filed);

protected:
    void refresh() override {}
    void retranslate() override;
    void mapChanged() override;

private:
    QUndoView* m_list;
};

} // namespace marches::editor
