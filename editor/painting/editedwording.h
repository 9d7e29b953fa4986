// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/boardwording.h"

#include <QString>

#include <string>

namespace marches::editor {

class MapModel;

/// Names on the board of a map that is edited, in a language or else in the map's own; on the canvas and in pictures.
QString editedMapName(const MapModel& model, const std::string& language);
QString editedRegionName(const MapModel& model, const std::string& region, const std::string& language);
/// As boardNameOf() has it of the texts of a game.
BoardName editedName(const MapModel& model, const std::string& base, const std::string& language);

/// All of them, for pictures of a board that the model makes. Copies: the model need not outlive it.
BoardWording editedWording(const MapModel& model, const engine::Board& board, const std::string& language);

} // namespace marches::editor
