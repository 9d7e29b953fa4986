// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/board/board.h"
#include "engine/game/chance.h"
#include "engine/game/decision.h"
#include "engine/game/move.h"
#include "engine/game/rules.h"
#include "engine/game/vocabulary.h"
#include "engine/rules/common/verbtable.h"
#include "engine/rules/diplomacy/context.h"

namespace marches::engine::diplomacy {

// The machine: run() goes on to the next phase in which somebody must choose. The files are named beside their
// functions.

// turn.cpp
template <class W> void startGame(const Context<W>& ctx);
template <class W> void run(const Context<W>& ctx);
template <class W> void finish(const Context<W>& ctx, std::uint64_t winners, Rule rule);
/// Seats that have something to decide in this phase, sealed or not.
template <class W> std::uint64_t concerned(const ConstContext<W>& ctx);
/// Of these the ones that have not sealed yet.
template <class W> std::uint64_t owing(const ConstContext<W>& ctx);
/// Seats with the most centres.
std::uint64_t leaders(const Table& t, const Position& s);
void clearOrders(Position& s);
/// Rules::reopenAnswers; every phase is one in which all order at once.
bool reopen(const Table& table, Position& s);
void forgetKept(Position& s, int province);

// moves.cpp
/// Resolves the orders of a movement phase; afterwards units stand where they went, and dislodged ones beside them.
template <class W> void resolveMoves(const Context<W>& ctx);

/// The first half of it: what the adjudicator makes of the orders.
template <class W> void adjudicate(const ConstContext<W>& ctx, Workspace& workspace);

// aftermath.cpp
template <class W> void resolveRetreats(const Context<W>& ctx);
template <class W> void takeCentres(const Context<W>& ctx);
template <class W> void resolveAdjustments(const Context<W>& ctx);
/// Places open to the dislodged unit of a province (DIP-17).
template <class W> Mask retreatsOf(const ConstContext<W>& ctx, int province);
/// Builds that can still be made: by what is due, and by vacant home centres.
template <class W> Mask sites(const ConstContext<W>& ctx, int seat);
template <class W> int buildsDue(const ConstContext<W>& ctx, int seat);
/// Where a fleet, or an army, can be built on the sites.
template <class W> Mask berths(const ConstContext<W>& ctx, const Mask& sites, bool fleet);
template <class W> bool mayWaive(const ConstContext<W>& ctx, int seat);

// decide.cpp
template <class W> void decide(const ConstContext<W>& ctx, int seat, Decision& decision);
template <class W> void decide(const ConstContext<W>& ctx, Decision& decision);
/// Destinations of fleets as far as coasts must be named.
template <class W> const std::vector<Mask>& fleetWays(const ConstContext<W>& ctx);

// apply.cpp
template <class W> void applyMove(const Context<W>& ctx, const Move& move);
template <class W> void resolveChance(const Context<W>& ctx, const Outcome& outcome);

// explain.cpp
template <class W> [[nodiscard]] Refusal explain(const ConstContext<W>& ctx, const Move& move);

// What FlatRules asks for besides; the files are named after them, standing() is in turn.cpp, fillHidden() in
// knowledge.cpp.
void describe(const Table& table, const Position& position, Facts& facts);
bool put(const Table& table, Position& position, const Fact& fact);
[[nodiscard]] Refusal validatePosition(const Table& table, Position& position);
void hide(const Table& table, Position& position, int seat);
void fillHidden(const Table& table, Position& position, Random& random);
OrderWriting orderWriting(const Table& table);
GameResult standing(const Table& table, const Position& position);
double evaluate(const Table& table, const Position& view, const Decision& decision, const Move& move);
/// What the chances of a seat to win are seen by: its centres and units, the centres that it stands on, that it can
/// reach, and of its own those that others can reach with more units than it has there.
void fillOutlook(const Table& table, const Position& view, int seat, std::span<double> features);
/// The same of all seats, one after another.
void fillAllOutlooks(const Table& table, const Position& view, std::span<double> features);
const std::vector<std::string>& outlookNames();
// proposals.cpp: sets of orders for searchers.
OrderFront frontOf(const Table& table, const Position& view);
/// Orders of a whole season as DumbBot (David Norman) gives them, or retreats, builds or removals: where units go by
/// the sizes of the powers that own or threaten centres near and far, with some chance of the next best.
void proposeOrders(const Table& table, const Position& view, int seat, Random& random, std::vector<Move>& answers);
/// An attack with helpers, another order for a unit, a convoy; orders that hung on what is no more become others.
void varyOrders(const Table& table, const Position& view, int seat, Random& random, std::vector<Move>& answers);

std::optional<OrderExplanation> explainOrder(const Table& table, const Position& before, int place, int viewer);
/// All names of one game, in the order of the enumerations of names.h.
Vocabulary makeVocabulary(const Board& board, const Table& table);
/// Fields of a position, in the order in which they are put.
const std::vector<FieldSpec>& fieldSpecs();
/// Parameters of the verbs.
const VerbTable& verbTable();

} // namespace marches::engine::diplomacy
