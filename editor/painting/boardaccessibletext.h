// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/boardmodel.h"

#include <QCoreApplication>
#include <QString>

namespace marches::editor {

/// What the board says of itself: for the status bar, the screen reader and a Space on the board.
class BoardAccessibleText {
    Q_DECLARE_TR_FUNCTIONS(marches::editor::BoardAccessibleText)
public:
    /// Terrain, owner, pieces, markers, and whether it answers the question; without the name.
    static QString description(const BoardModel& model, int place);
    /// "Neighbours: Beruna by bridge, Cair Paravel."
    static QString neighbours(const BoardModel& model, int place);
    /// Name, description and neighbours.
    static QString full(const BoardModel& model, int place);
    /// Why one cannot go on from a place in a direction: "No way from A to B: Great River."
    static QString closedWay(const BoardModel& model, const engine::Connection& connection, int from);

private:
    static QString pieces(const BoardModel& model, const std::vector<PieceCount>& groups);
    static QString armies(const BoardModel& model, const PlaceContents& here);
    static QString tokens(const BoardModel& model, const PlaceContents& here);
    static QStringList contentSentences(const BoardModel& model, int place);
};

} // namespace marches::editor
