// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/diplomacy/orders/lexicon.h"
#include "engine/diplomacy/referee/mailturn.h"
#include "engine/game/game.h"
#include "engine/record/mailrecord.h"
#include "engine/text/messageformatter.h"

namespace marches::app {

/// What sheets are read with: the words of one game.
struct MailWords {
    const engine::orders::Lexicon& lexicon;
    const engine::MessageFormatter& wording;
};

/// What a sheet came to.
struct SheetRead {
    engine::Errors errors;                           ///< what could not be read, with line and column
    std::vector<engine::referee::GivenOrder> orders; ///< taken or not, in their order
    bool isEmpty() const { return errors.empty() && orders.empty(); }
    /// Everything on it was understood and taken.
    bool isGood() const;
};

/// The sheets of a turn, read and tried on a copy of the game, in which nothing is kept.
struct TurnRead {
    std::vector<SheetRead> sheets;
    std::vector<SheetRead> reserves;                  ///< of those that would count; the others are empty
    std::vector<bool> reserveUsed;                    ///< by reserve
    std::vector<engine::orders::WrittenOrder> orders; ///< all that would be given, in their order
    engine::Errors answers;                           ///< of the game master that do not fit
    engine::referee::MailTurn turn;                   ///< as it would be played
};

/// Reads a turn as `game` stands.
TurnRead readTurn(const engine::Game& game, const MailWords& words, const engine::MailTurnRecord& turn,
                  const std::vector<engine::MailSheet>& reserves);

/// Whose sheet that is, as far as one can see: by its headings, by the name of its file, by the units that it orders.
/// Id of a seat; empty where it is that of nobody in particular, or of several.
std::string guessSender(const engine::Game& game, const MailWords& words, const std::string& text,
                        const std::string& file);

} // namespace marches::app
