// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/desktop/newgame/deckwords.h"
#include "editor/widgets/translated.h"

#include <QTableWidget>

namespace marches::app {

/// What a game reads of the map when it is set up, as a table: what regions are worth, and what territories begin with.
/// It is about the game that was chosen when it was made.
class SetUpTable : public editor::Translated<QTableWidget> {
    Q_OBJECT
public:
    SetUpTable(const Catalogue& catalogue, NewGameModel& model, QWidget* parent = nullptr);

    void refresh();

private:
    /// A line of the table: a region, or a place of the board.
    struct Line {
        bool region = false;
        int number = 0; ///< on the board
    };
    void showLine(int row);
    void showBonus(int row, const engine::Region& region);
    void showPlace(int row, const engine::Place& place);
    void take(const QTableWidgetItem& item);
    QTableWidgetItem* cell(int row, int column);
    static QString flagWord(const std::string& flag);
    void retranslate() final;

    NewGameModel& m_model;
    const DeckWords m_words;
    const engine::Board m_board; ///< a copy: the map may be read anew meanwhile
    const engine::SetUpWords m_read;
    std::vector<Line> m_lines;
};

} // namespace marches::app
