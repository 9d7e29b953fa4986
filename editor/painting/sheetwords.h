// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/boardletters.h"

#include <QPainterPath>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <functional>
#include <span>
#include <string>
#include <vector>

class QPainter;

namespace marches::engine {
struct MapArt;
struct Region;
} // namespace marches::engine

namespace marches::editor {

/// Where something is lettered on the sheet of a board that the cartographer draws. In board units.
struct SheetRoom {
    enum class Kind { Title, Region, Bonus, Scale };
    Kind kind = Kind::Title;
    QRectF box;
    double letters = 0; ///< height of their em
    std::string region; ///< id
    int number = 0;     ///< a bonus, or board units
};
/// All rooms there are: the title, the lines of the legend, the numbers of the scale.
std::vector<SheetRoom> sheetRooms(const engine::MapArt& art, const QSizeF& board, const std::string& mapName,
                                  std::span<const engine::Region> regions);

/// Letters on the sheet.
struct SheetWord {
    QPainterPath path;   ///< board units
    bool isOpen = false; ///< they stand on the water or the land, not on a plate
};
/// What stands in the rooms, in the words of a language: the lines of the legend in letters of one size.
std::vector<SheetWord> sheetWords(std::span<const SheetRoom> rooms, const QString& mapName,
                                  const std::function<QString(const std::string& region)>& regionName);
void paintSheetWords(QPainter& painter, std::span<const SheetWord> words, const BoardLetters& letters, Theme theme);

} // namespace marches::editor
