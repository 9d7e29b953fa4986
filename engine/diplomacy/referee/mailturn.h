// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/diplomacy/orders/lexicon.h"
#include "engine/diplomacy/referee/gameorders.h"
#include "engine/game/game.h"
#include "engine/text/messageformatter.h"

namespace marches::engine::referee {

/// A turn of a game by mail, as it was played: what a report is made of.
struct MailTurn {
    State before;                   ///< when the orders came in
    State ordered;                  ///< when all of them were given, and none carried out
    std::vector<Message> questions; ///< by seat, what it was asked then; false: nothing
    bool moves = false;             ///< pieces were to be ordered, and had no retreats or builds
    std::vector<GivenOrder> orders;
    std::vector<int> nodes; ///< of the journal, those of the orders included
    Errors errors;          ///< answers that did not fit, or were not asked for
};

/// Plays one turn: gives the orders of the sheets, has all seats say that they are done, and goes on until somebody
/// owes orders again. What is left to chance in between, or to a game master, is answered by `answers` in their order:
/// a number, a place or a word of the vocabulary ("3", "Trufflehunter's Cave", "roar"). Chance without an answer is
/// rolled from the game's seed; a game master without one is waited for. Answers serve
/// as well for the choices of powers (of a Queen, of a side) that the sheets do not make. Orders that end their phase
/// by themselves, as the choice of a Queen, do not carry out the next one; nor do answers of a game master for whom the
/// game was waiting when the turn began: those are a turn of their own, after which others know what they said.
///
/// Errors: answer-does-not-fit (name, question), answer-not-asked (name). After one the game
/// stands somewhere on the way, and is not to be kept.
MailTurn playTurn(Game& game, std::span<const orders::WrittenOrder> sheet, std::span<const std::string> answers,
                  const orders::Lexicon& lexicon, const MessageFormatter& wording);

} // namespace marches::engine::referee
