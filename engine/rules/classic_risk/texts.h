// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <vector>

#include "engine/play/message.h"
#include "engine/rules/classic_risk/names.h"

namespace marches::engine::risk {

/// Every sentence of the game, in the order of the table in texts.cpp.
enum class Text : std::uint8_t {
    None,
    AskGoOn,
    AskClaim,
    AskClaimNeutral,
    AskSetup,
    AskSetupNeutral,
    AskReinforce,
    AskMustTrade,
    AskMayTrade,
    AskBonus,
    AskAttack,
    AskGather,
    AskDefend,
    AskBattle,
    AskBattleOn,
    AskOccupy,
    AskFortify,
    AskDrop,
    RollFirst,
    ShuffleDeal,
    ShuffleCards,
    ShuffleAgain,
    RollAttack,
    RollDefence,
    LogRolledFirst,
    LogFirst,
    LogFirstTie,
    LogDealt,
    LogClaim,
    LogSetup,
    LogNeutralSpread,
    LogReady,
    LogRound,
    LogReinforcements,
    LogRegion,
    LogPlaced,
    LogTraded,
    LogBonus,
    LogAttack,
    LogTarget,
    LogAttack1,
    LogAttack2,
    LogAttack3,
    LogDefence1,
    LogDefence2,
    LogDefence3,
    LogLosses,
    LogStop,
    LogCaptured,
    LogOccupied,
    LogEliminated,
    LogTakesCards,
    LogCardsGone,
    LogFortified,
    LogDraws,
    LogDrawn,
    LogNoCard,
    LogReshuffled,
    LogRoundLimit,
    LogWinner,
    LogShared,
    NotYourTurn,
    NotNow,
    NotEmpty,
    NotYours,
    TooMany,
    AtLeastOne,
    MustTrade,
    PlaceFirst,
    NoSuchSet,
    CardNotHeld,
    NotAdjacent,
    OwnTarget,
    TooFewArmies,
    TooManyDice,
    DiceFixed,
    OneAttack,
    NoOrigin,
    LeaveOne,
    MoveAtLeast,
    MoveAtMost,
    NotJoined,
    SameTerritory,
    NoFortify,
    NoBonus,
    NotPlayed,
    BadPosition,
    BadTurn,
    BadOwner,
    BadStack,
    BadBattle,
    BadCards,
    BadPhase,
    BadScore,
    TermAttackDice,
    TermDefenceDice,
    TermTies,
    TermFirst,
    TermChoice,
    ScoreTerritories,
    ScoreArmies,
    Count
};

const std::vector<MessageSpec>& messageSpecs();

/// A sentence with its arguments, in the order of its parameters, and the rule it rests on.
inline Message say(Text text, Rule rule, std::initializer_list<int> args = {})
{
    Message message;
    message.text = static_cast<std::uint16_t>(text);
    message.rule = static_cast<std::uint16_t>(rule);
    std::size_t at = 0;
    for (const int arg : args) message.arg[at++] = static_cast<std::int16_t>(arg);
    return message;
}

} // namespace marches::engine::risk
