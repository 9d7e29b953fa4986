// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/adjudication/adjudicator.h"
#include "engine/adjudication/aftermath.h"
#include "engine/board/board.h"

// Collections of adjudicated positions (tests/data/datc): read and played by the adjudicator alone, without the ruleset that
// sits on it. The orders in these files keep one spelling, so that a few lines read them.

namespace marches::test {

/// The board of 1901 with its places by abbreviation.
struct OrderBoard {
    OrderBoard();

    engine::Board board;
    engine::adjudication::Theatre theatre;
    std::vector<std::int16_t> nameRank;

    /// The place of an abbreviation ("Bul/ec", "NTH"); kNone when there is none.
    std::int16_t place(const std::string& abbreviation) const;
    const std::string& name(std::int16_t place) const { return board.place(place).abbreviation; }

private:
    std::map<std::string, std::int16_t> m_places; ///< by abbreviation in lower case
};

struct OrderCase {
    std::string id;
    std::string title;
    std::string file;
};

/// Ids and titles of the cases of a file; throws a readable std::runtime_error for a file that cannot be read.
std::vector<OrderCase> listCases(const std::string& file);

/// Plays one case and says what came out otherwise than the file says, a line each.
std::vector<std::string> playCase(const OrderBoard& board, const std::string& file, const std::string& id);

} // namespace marches::test
