// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <vector>

#include "engine/play/message.h"
#include "engine/rules/narnia_risk_junior/names.h"

namespace marches::engine::nrj {

/// Every sentence of the game, in the order of the table in texts.cpp.
enum class Text : std::uint8_t {
    None,
    // Questions
    AskGoOn, AskCharacter, AskCamp, AskTake, AskReinforce, AskDesert, AskPitchCamp, AskCard, AskTarget, AskLakeTarget, AskPlace,
    AskPieces, AskAslanSix, AskRevive, AskAdd, AskReroll, AskHits, AskReact, AskPetrify, AskContinue, AskMarch, AskLucy, AskRestore,
    AskWindow,
    // Chances
    RollDefence, RollAttack, RollPower, RollLucy, RollAgain, ShuffleDeal, ShuffleTerritories, ShuffleTokens, ShuffleNarnia,
    ShuffleStack,
    // Log: set-up and turn
    LogDealt, LogCharacter, LogCamp, LogReady, LogTurn, LogTokensShuffled, LogTerritoriesShuffled, LogNoNarniaCard, LogNarniaCard,
    LogKept, LogKeptSecret, LogDiscarded, LogBlank, LogNoEffect, LogTaken, LogGained, LogGainedAt, LogLost, LogCampPitched, LogNoCamp, LogCrowns,
    LogSnow, LogSpies, LogSpiesChoose,
    LogTerritoryCard, LogOwnTerritoryCard, LogLakeCard, LogTarget, LogDecline, LogNoTarget, LogNoPieces, LogPlaced, LogPlacedWith,
    LogDiverted,
    // Log: powers
    LogRevived, LogAdded, LogRevivedCharacter, LogExtraPiece, LogSusan, LogNoPower, LogPowerRoll, LogLucyFails,
    LogRestored, LogPetrified, LogCharacterToStone,
    // Log: battle
    LogRoll1, LogRoll2, LogRoll3, LogNoHit, LogCaptured1, LogCaptured2, LogCharacterHit, LogAslanToPavilion, LogStranded, LogReroll,
    LogShield, LogCordial, LogLure, LogHelp, LogHelpEnds, LogMarch, LogPath, LogHeld, LogWon, LogCampTaken, LogAttack,
    LogAttackWater, LogStop, LogPass,
    // Log: scoring and end
    LogScoring, LogCampPoints, LogMajority, LogNoMajority, LogBonus, LogThaw, LogExchanged, LogControl, LogOver, LogWinner,
    LogShared,
    // Refusals
    NotYourTurn, NotNow, NotOffered, NotAdjacent, RiverCloses, OwnTerritory, FriendlyTerritory, LeaveOne, TooFewPieces, NotHere,
    MustFight, TargetNotAdjacentOwn, TargetNotAdjacentSide, LakeThawed, CharacterNotOnCard, CharacterNotYours, CharacterStone,
    CharacterSpent, CharacterAlready, CharacterMayNot, NotAllowedCharacter, NotYourTerritory, NotACamp, HeavyNeedsSix, HitsWasted,
    HitsTooMany, NoDouble, NoStatue, MoveOne, CardNotHeld, CardNotNow, NoSuchDie, WrongAmount, MustAddAll, PiecesNotMarching,
    FarTarget,
    // Positions that make no sense
    BadTurn, BadBattle, BadOwner, BadStack, BadAttackers, BadDice, BadTooMany, BadPhase,
    // Forecast and score
    TermCamp, TermWater, TermWood, TermSnow, TermPath, TermDice, TermBeavers, TermWitch, TermPowers, ScoreCrowns, ScorePieces,
    Count,
};

/// By number: keys and parameters.
const std::vector<MessageSpec>& messageSpecs();

/// A message with up to eight arguments, as the table declares them.
inline Message say(Text text, Rule rule, std::initializer_list<int> args = {})
{
    Message message;
    message.text = static_cast<std::uint16_t>(text);
    message.rule = static_cast<std::uint16_t>(rule);
    std::size_t i = 0;
    for (const int value : args) message.arg[i++] = static_cast<std::int16_t>(value);
    return message;
}

} // namespace marches::engine::nrj
