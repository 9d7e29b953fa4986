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
#include "engine/rules/narnian_wars/context.h"

namespace marches::engine::narnian_wars {

// The machine: run() goes on to the next phase in which somebody must choose, or chance decides. The files are named
// beside their functions.

// turn.cpp
template <class W> void startGame(const Context<W>& ctx);
template <class W> void run(const Context<W>& ctx);
template <class W> void finish(const Context<W>& ctx, std::uint32_t winners, Rule rule);
/// Goes on after a question that came in between.
template <class W> void resume(const Context<W>& ctx);
/// Seats that have something to decide in this phase, sealed or not.
template <class W> std::uint32_t concerned(const ConstContext<W>& ctx);
template <class W> std::uint32_t owing(const ConstContext<W>& ctx);
std::uint32_t leaders(const Position& s);
void clearOrders(Position& s);
/// Rules::reopenAnswers, where all order at once.
bool reopen(const Table& table, Position& s);
/// What the Dwarfs declare with their orders holds when these are carried out (NW-64).
template <class W> void declareDwarfs(const Context<W>& ctx);

// sides.cpp
/// The side of a seat (NW-60).
template <class W> Alignment sideOf(const ConstContext<W>& ctx, int seat);
/// Seats still in the game: with units, or with centres (AMB-43).
std::uint32_t living(const Table& t, const Position& s);
/// Of those who are concerned by a draw, those who share it; 0: none is agreed (NW-91). `besieged`: left out against
/// their will.
template <class W> std::uint32_t drawAgreed(const ConstContext<W>& ctx, std::uint32_t& besieged);
template <class W> bool isBesieged(const ConstContext<W>& ctx, int seat);
/// Who wins by what stands on the board (NW-90, NW-92); counts the turns of NW-92.
inline constexpr int kTurnsOfControl = 3; ///< in a row, of Narnia and Archenland, that win (NW-92)
template <class W> std::uint32_t victors(const Context<W>& ctx);

// moves.cpp
/// Resolves the orders of a movement phase; afterwards units stand where they went, and dislodged ones beside them.
template <class W> void resolveMoves(const Context<W>& ctx);
// telling.cpp
template <class W> void tellMoves(const Context<W>& ctx, const Workspace& workspace);
// reports.cpp
/// Who knows where each person is, after moves (NW-23, NW-37, NW-93).
template <class W> void report(const Context<W>& ctx, const Workspace& workspace);
/// No rule that is in force hides the person.
template <class W> bool isAlwaysSeen(const ConstContext<W>& ctx, Person person);
/// Those who stand beside a person learn of it.
void meet(const Table& t, Position& s);
/// The same, and those who did not know before are told.
template <class W> void meetAndTell(const Context<W>& ctx);

// aslan.cpp
/// The call of this turn is used up: it is worth something when this is true (NW-29).
template <class W> bool aslanComes(const Context<W>& ctx);
template <class W> void aslanActs(const Context<W>& ctx, Word outcome);
template <class W> void carryAway(const Context<W>& ctx, int to);
bool kingInNeed(const Table& t, const Position& s);

// retreats.cpp
template <class W> void resolveRetreats(const Context<W>& ctx);
/// Provinces open to the dislodged unit of a province (NW-01, NW-55).
template <class W> Mask retreatsOf(const ConstContext<W>& ctx, int province);
/// Provinces open to a person who is attacked (NW-18).
template <class W> Mask escapesOf(const ConstContext<W>& ctx, Person person);
/// The end of a person (NW-28).
template <class W> void lose(const Context<W>& ctx, Person person, Text text, Rule rule);

// years.cpp
template <class W> Autumn autumnOf(const ConstContext<W>& ctx, Workspace& workspace);
/// Centres change hands; true when the Dwarfs must choose a side first (NW-66).
template <class W> bool takeCentres(const Context<W>& ctx);
template <class W> void joinSide(const Context<W>& ctx, Alignment side);
/// The gift of the Dancing Lawn, statues, the High King's return: true when chance must place him.
template <class W> bool passTurn(const Context<W>& ctx);
template <class W> void placeKing(const Context<W>& ctx, int site);

// winter.cpp
template <class W> void resolveAdjustments(const Context<W>& ctx);
/// Builds (positive) or removals (negative), orders already given left out.
template <class W> int dueOf(const ConstContext<W>& ctx, int seat);
template <class W> Mask sites(const ConstContext<W>& ctx, int seat, PieceKind kind);
/// Units that a seat still has to build before it may seal its winter; 0 where builds may be waived.
template <class W> int buildsOwed(const ConstContext<W>& ctx, int seat);
template <class W> bool prizeOpen(const ConstContext<W>& ctx, int seat);
int ordersGiven(const Table& t, const Position& s, int seat);

// decide.cpp
template <class W> void decide(const ConstContext<W>& ctx, int seat, Decision& decision);
template <class W> void decide(const ConstContext<W>& ctx, Decision& decision);
template <class W> const ClassMoves& openWays(const ConstContext<W>& ctx);
// asking.cpp
template <class W> Message questionOf(const ConstContext<W>& ctx, int seat);
/// What is left to the game master, and else to chance.
template <class W> void offerMaster(const ConstContext<W>& ctx, Decision& decision);
template <class W> void askChance(const ConstContext<W>& ctx, Decision& decision);
// decidepersons.cpp
template <class W> void offerPersons(const ConstContext<W>& ctx, int seat, Decision& decision);

// apply.cpp
template <class W> void applyMove(const Context<W>& ctx, const Move& move);
template <class W> void resolveChance(const Context<W>& ctx, const Outcome& outcome);

// brief.cpp
/// Puts the position and its orders into the workspace, as resolveMarch() reads them: `turn`, `pieces`, `orders`.
template <class W> void writeBrief(const ConstContext<W>& ctx, Workspace& workspace);

// explain.cpp
template <class W> Refusal explain(const ConstContext<W>& ctx, const Move& move);

// What FlatRules asks for besides; the files are named after them, standing() is in turn.cpp, fillHidden() in
// knowledge.cpp.
void describe(const Table& table, const Position& position, Facts& facts);
bool put(const Table& table, Position& position, const Fact& fact);
[[nodiscard]] Refusal validatePosition(const Table& table, Position& position);
void hide(const Table& table, Position& position, int seat);
void fillHidden(const Table& table, Position& position, Random& random);
OrderWriting orderWriting(const Table& table); ///< as preferred in Diplomacy
GameResult standing(const Table& table, const Position& position);
double evaluate(const Table& table, const Position& view, const Decision& decision, const Move& move);
// outlook.cpp
/// Who stands where, for bots: what is known of persons beside units counts with these.
OrderFront frontOf(const Table& table, const Position& view);
/// As in Diplomacy (OrderSurvey), and the persons that a seat has.
void fillOutlook(const Table& table, const Position& view, int seat, std::span<double> features);
void fillAllOutlooks(const Table& table, const Position& view, std::span<double> features);
const std::vector<std::string>& outlookNames();
// proposals.cpp: sets of orders for searchers.
/// Orders of a whole season, of units as in Diplomacy and of persons, who double where it decides something, hunt, and
/// use what powers they have; or retreats, builds or removals.
void proposeOrders(const Table& table, const Position& view, int seat, Random& random, std::vector<Move>& answers);
/// Changes some of them, so that they still belong together.
void varyOrders(const Table& table, const Position& view, int seat, Random& random, std::vector<Move>& answers);
std::optional<OrderExplanation> explainOrder(const Table& table, const Position& ordered, int place, int viewer);
/// All names of one game, in the order of the enumerations of names.h. Of choices the words come first, then the verbs.
Vocabulary makeVocabulary(const Board& board, const Table& table);
/// Fields of a position, in the order in which they are put.
const std::vector<FieldSpec>& fieldSpecs();
/// Parameters of the verbs.
const VerbTable& verbTable();

} // namespace marches::engine::narnian_wars
