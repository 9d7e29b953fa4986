// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/board/board.h"

namespace marches::engine {

enum class Severity : std::uint8_t { Hint, Warning, Error };
std::string_view severityName(Severity severity); ///< "hint", "warning", "error"

/// Something to mend on a map, or to accept with a reason. Its sentence is the text `problem.<id>`.
struct Problem {
    std::string id; ///< kebab-case, stable: kept in approvals
    Severity severity = Severity::Warning;
    std::vector<std::string> at;                           ///< ids of the places, regions or barriers it is about
    std::vector<std::pair<std::string, std::string>> args; ///< placeholders of the sentence, ids
    bool approved = false;
};

/// A barrier as checks see it.
struct BarrierName {
    std::string id;
    bool mountains = false;
};

/// The structure of a board: isolated and unreachable territories, abbreviations and aliases used twice, connections
/// made twice or to oneself, barriers nobody declared, ports without sea, islands without a lane, lakes of land, empty
/// regions, ... `barriers` are those that the map declares.
std::vector<Problem> checkBoard(const Board& board, const std::vector<BarrierName>& barriers);

} // namespace marches::engine
