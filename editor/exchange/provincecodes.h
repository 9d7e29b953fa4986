// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exchange/boardexport.h"

#include <string>
#include <vector>

namespace marches::editor {

/// Short codes of provinces for programs of Diplomacy: small letters and digits, each once. The abbreviation where
/// there is one, else the first letters of the name that are free.
std::vector<std::string> provinceCodes(const BoardExport& board);
/// "stp/nc" by the codes of provinces: for an end of a connection.
std::string codeOfEnd(const BoardExport& board, const std::vector<std::string>& codes, std::size_t place,
                      const std::string& end);
/// Regions from which somebody plays: with homes, or units at the start.
std::vector<bool> regionsThatPlay(const BoardExport& board);
/// "army" or "fleet" and the coast ("sc") for a place where a unit stands at the start; empty: none.
struct StartingUnit {
    std::string kind;
    std::string coast;
};
StartingUnit startingUnit(const PlaceRecord& place);
bool hasFlag(const PlaceRecord& place, std::string_view flag);

} // namespace marches::editor
