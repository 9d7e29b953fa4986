// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/game/message.h"
#include "engine/rules/diplomacy/names.h"
#include "engine/rules/ordergames/orderaccount.h"
#include "engine/rules/ordergames/orderline.h"

namespace marches::engine::diplomacy {

/// Every sentence of the game, in the order of the table in texts.cpp.
enum class Text : std::uint8_t {
    None,
    AskOrders,
    AskRetreats,
    AskBuilds,
    AskRemovals,
    LogSeason,
    LogLines, ///< as many as OrderLine has lines
    LogLinesEnd = LogLines + static_cast<int>(OrderLine::Nothing) - 1,
    AccountLines, ///< as many as AccountLine has
    AccountLinesEnd = AccountLines + static_cast<int>(AccountLine::Count) - 1,
    LogDislodged,
    LogNoWay,
    LogRetreats,
    LogCollides,
    LogDisbands,
    LogNoRetreat,
    LogTakes,
    LogBuilds,
    LogRemoves,
    LogDisorder,
    LogRoundLimit,
    LogDraw,
    LogWinner,
    LogShared,
    NotYourTurn,
    NotNow,
    NotYours,
    NoUnit,
    OutOfReach,
    NameCoast,
    SupportReach,
    NotAtSea,
    NoArmyThere,
    NoShore,
    NoRetreat,
    RetreatOccupied,
    RetreatContested,
    RetreatAttacker,
    NoneDue,
    NoSite,
    WrongKind,
    MustBuild,
    NoDraws,
    NoOrder,
    NothingToKeep,
    NoProxies,
    NoProxyTo,
    BadPosition,
    BadUnit,
    BadOwner,
    BadOrder,
    BadPhase,
    BadScore,
    ScoreCentres,
    ScoreUnits,
    Count
};

const std::vector<MessageSpec>& messageSpecs();

} // namespace marches::engine::diplomacy
