// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "engine/game/deckforms.h"
#include "engine/game/ruleset.h"
#include "engine/rules/common/verbtable.h"

namespace marches::engine {

/// What a game gives to the layer under all games besides its functions on a position: its name, its lists, and how its
/// table is made. Null: the usual.
template <class Table> struct GameParts {
    using Options = decltype(Table::options);

    std::string_view id;
    int mostSeats = 2; ///< where the seats are the usual colours (usualSitting())
    const std::vector<MessageSpec>& (*messages)();
    const std::vector<FieldSpec>& (*fields)();
    const VerbTable& (*verbs)();
    Vocabulary (*makeVocabulary)(const Board& board, const Table& table);
    std::vector<MapNeed> (*needs)(const Board& board);
    SetUpWords (*setUpWords)(const Board& board) = nullptr; ///< null: maps set up nothing for it
    /// Null: its games have no outlook. Else its Table has a member `outlook` for their weights.
    const std::vector<std::string>& (*outlookFeatures)() = nullptr;
    Result<Options> (*readOptions)(const OptionValues& values);
    /// The seats as asked for: never none.
    Result<Table> (*makeTable)(const Board& board, const RulesetData& data, const Options& options,
                               const std::vector<SeatRequest>& seats);
    const std::vector<DeckForm>& (*deckForms)() = nullptr;   ///< null: it has no decks
    Errors (*checkCards)(const RulesetData& data) = nullptr; ///< null: the forms say all
    std::vector<SeatRequest> (*usualSeats)(int players) = nullptr;
    std::vector<SeatRequest> (*seatsOn)(const Board& board) = nullptr;             ///< where the map names them
    SeatRange (*seatRange)(const RulesetData& data, const Board& board) = nullptr; ///< where the map decides
};

} // namespace marches::engine
