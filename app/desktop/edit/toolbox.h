// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/base/actions.h"

#include <QScrollArea>

#include <memory>
#include <vector>

class QGridLayout;
class QToolButton;

namespace marches::editor {
class MapTool;
}

namespace marches::app {

/// The tools of the editor, one below the other or in a few columns, each with its letter.
class ToolBox : public QScrollArea {
    Q_OBJECT
public:
    /// The letters work in `page` and below. The tools must outlive the column.
    ToolBox(const std::vector<std::unique_ptr<editor::MapTool>>& tools, Actions& actions, QWidget* page);

    editor::MapTool* current() const { return m_current; }
    void choose(editor::MapTool* tool);
    /// By id; false where there is none.
    bool choose(const QString& id);
    void retranslate();

signals:
    void chosen(marches::editor::MapTool* tool);
    /// A person chose a tool, by its button or key, be it the one that is in hand already.
    void picked();

protected:
    /// The buttons become smaller, then stand in more columns, before one has to scroll for them.
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange(int columns);

    struct Line {
        editor::MapTool* tool;
        QToolButton* button;
        QAction* action;
    };
    std::vector<Line> m_lines;
    QGridLayout* m_grid;
    int m_columns = 0;
    editor::MapTool* m_current = nullptr;
};

} // namespace marches::app
