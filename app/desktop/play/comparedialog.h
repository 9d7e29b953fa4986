// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include <QDialog>

#include "app/desktop/play/playcontext.h"
#include "app/desktop/play/positionwords.h"

class QComboBox;
class QLabel;
class QTreeWidget;

namespace marches::editor {
class BoardView;
}

namespace marches::app {

/// Two courses of the game side by side: their boards at the end, and everything that differs.
class CompareDialog : public QDialog {
    Q_OBJECT
public:
    /// `drawn`: the board of the page, whose map and words are taken over. The context outlives the dialog.
    CompareDialog(const PlayContext& context, const editor::BoardView& drawn, QWidget* parent = nullptr);

    QComboBox* course(int side) const { return m_sides[static_cast<std::size_t>(side)].course; }
    const std::vector<Difference>& found() const { return m_found; }

signals:
    /// Wants the board to show the end of this course.
    void courseRequested(int node);

private:
    struct Side {
        QComboBox* course = nullptr;
        QLabel* standing = nullptr;
        editor::BoardView* board = nullptr;
        engine::Facts facts;
    };

    void makeSide(Side& side, const editor::BoardView& drawn);
    void fillCourses();
    void show(Side& side);
    void compare();

    const PlayContext& m_context;
    std::array<Side, 2> m_sides;
    QTreeWidget* m_list;
    QLabel* m_count;
    std::vector<Difference> m_found;
};

} // namespace marches::app
