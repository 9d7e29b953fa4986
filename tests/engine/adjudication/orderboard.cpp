// SPDX-License-Identifier: GPL-3.0-or-later
#include "orderboard.h"

#include <algorithm>
#include <stdexcept>

namespace marches::test {

OrderBoard::OrderBoard()
{
    auto read = engine::loadMap(std::string(MARCHES_SOURCE_DIR) + "/maps/diplomacy-europe");
    if (!read) throw std::runtime_error("maps/diplomacy-europe cannot be read");
    map = *std::move(read);
    graph = engine::adjudication::makeMovementGraph(map.board);
    nameRank = engine::adjudication::nameRanks(map.board);
}

std::int16_t OrderBoard::place(const std::string& abbreviation) const
{
    const auto found = std::ranges::find(board.places(), abbreviation, &engine::Place::abbreviation);
    return found == board.places().end() ? engine::adjudication::kNone
                                         : static_cast<std::int16_t>(found - board.places().begin());
}

} // namespace marches::test
