// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/diplomacy/referee/gameorders.h"
#include "engine/diplomacy/referee/mailturn.h"
#include "engine/game/game.h"
#include "engine/text/messageformatter.h"

namespace marches::engine::referee {

/// Who reads a report: a seat, or one of these.
inline constexpr int kPublic = -1;  ///< somebody who may know what everybody may
inline constexpr int kReferee = -2; ///< the game master, who knows everything

/// As whom a seat reads: a game master's seat, which has neither armies nor persons, as the referee.
int readerOf(const Rules& rules, int seat);

struct ReportRequest {
    int reader = kReferee;
    bool rules = false;        ///< each line ends with the rule it rests on
    std::string deadline = {}; ///< until when the next orders may come, in words; empty: nothing is said of it
};

/// Where a game stands, as it is sent around in a game by mail. What it says follows from what its reader may know and
/// from nothing else: games that differ only in the secrets of others give the same report.
struct TurnReport {
    std::string season;                 ///< phase and year that was played: "Spring 1901"
    std::vector<std::string> happened;  ///< what became of the orders, and what followed, a line each
    std::vector<std::string> idle;      ///< units that held, and why: so ordered, without an order, order refused
    std::vector<std::string> refused;   ///< orders that were not taken, with the reason: the reader's own
    std::vector<std::string> missing;   ///< sheets that did not come, builds that were not used
    std::vector<std::string> units;     ///< of each power: "France: A Bur, F MAO (units: 2, centres: 3)"
    std::vector<std::string> standings; ///< by centres: "France: 4 (+1)"
    std::vector<std::string> retreats;  ///< of each dislodged unit: "Austria: F Tri may retreat to Alb, ADR"
    std::string next;                   ///< phase and year that come now, as a line; empty: the game is over
    std::string due;                    ///< who must send orders
    std::vector<std::string> tasks;     ///< what is due besides orders to all units: builds, choices
};

/// What a turn told its reader, and the position now.
TurnReport turnReport(const Game& game, const MailTurn& turn, const MessageFormatter& wording, ReportRequest request);
/// The same of steps of the journal, whichever they are: what was ordered is not known then, nor what stood before.
TurnReport turnReport(const Game& game, std::span<const int> nodes, const MessageFormatter& wording,
                      ReportRequest request);

/// The order as it is written in short, persons by their signs.
std::string orderText(const orders::WrittenOrder& order, const Rules& rules, const MessageFormatter& wording);

/// Why an order was not taken, as a sentence; empty: it was.
std::string statusText(const GivenOrder& given, const Game& game, const MessageFormatter& wording);

} // namespace marches::engine::referee
