// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/board/board.h"
#include "engine/game/chance.h"
#include "engine/game/decision.h"
#include "engine/game/message.h"
#include "engine/game/move.h"
#include "engine/game/position.h"
#include "engine/game/rules.h"
#include "engine/game/vocabulary.h"
#include "engine/rules/common/battle.h"
#include "engine/rules/common/verbtable.h"
#include "engine/rules/narnia_risk_junior/context.h"
#include "engine/rules/narnia_risk_junior/legal.h"

namespace marches::engine::narnia_risk_junior {

// The machine: each function carries out one thing and enters the phase that follows; run() goes on to the next phase
// in which somebody must choose or something is left to chance. The files are named beside their functions.

// turn.cpp
template <class W> void run(const Context<W>& ctx);
template <class W> void settleTarget(const Context<W>& ctx);     ///< the territory card is known
template <class W> void enterPlace(const Context<W>& ctx);       ///< the battle territory is known
template <class W> void place(const Context<W>& ctx, int token); ///< -1: no character
template <class W> void endTurn(const Context<W>& ctx);

// setup.cpp
template <class W> void startGame(const Context<W>& ctx);
template <class W> void chooseCharacter(const Context<W>& ctx, int token);
template <class W> void chooseCamp(const Context<W>& ctx, int place);
template <class W> void runSetup(const Context<W>& ctx); ///< passes over what needs no choice
template <class W> void resolveShuffle(const Context<W>& ctx, const Outcome& outcome);
/// Fills a chance with what is shuffled in this phase.
template <class W> void describeShuffle(const ConstContext<W>& ctx, Chance& chance);
/// Characters that may be chosen at set-up: bit a token; with `anyOfTheSide` those too that the rules exclude (NRJ-04).
std::uint16_t choosableCharacters(const Position& s, bool anyOfTheSide);
/// Territories where whoever's turn it is may set up the first camp.
Mask campChoices(const Table& t, const Position& s);
/// Where a character stands before anybody has it.
int startPlace(const Table& t, int token);

// effects.cpp
template <class W> void runEffects(const Context<W>& ctx); ///< of the Narnia card that was drawn
template <class W> void applyEffectAt(const Context<W>& ctx, int place);
template <class W> void takeCharacter(const Context<W>& ctx, int token);
template <class W> void discard(const Context<W>& ctx, int card);
template <class W> void playCard(const Context<W>& ctx, const Move& move);
template <class W> void march(const Context<W>& ctx, const Move& move);
template <class W> void resolveReroll(const Context<W>& ctx, int face);
template <class W> void rerollDie(const Context<W>& ctx, int face); ///< starts rolling a die with that face again

// battle.cpp
/// Who comes into the battle territory, and the character that is there with them.
template <class W> void tellArrival(const Context<W>& ctx, int light, int heavy, Rule rule);
template <class W> void beginBattle(const Context<W>& ctx);
template <class W> void resolveRoll(const Context<W>& ctx, const Outcome& outcome);
template <class W> void runRoll(const Context<W>& ctx); ///< everything between the dice and the next roll
template <class W> void assign(const Context<W>& ctx, int light, int heavy, int character);
template <class W> void petrify(const Context<W>& ctx, int light, int heavy);
template <class W> void attackOn(const Context<W>& ctx, int to, int light, int heavy, bool withCharacter, Way way);
template <class W> void wonBattle(const Context<W>& ctx);
template <class W> void keepDice(const Context<W>& ctx); ///< no die is rolled again
/// Sends a character home: a borrowed one to where it was borrowed, another to its card.
template <class W> void sendHome(const Context<W>& ctx, int token);
/// Sets the bounds of the hits that are about to be assigned.
template <class W> void setHitCaps(const ConstContext<W>& ctx, Position& s);

// powers.cpp
/// Character whose power comes before the first dice of this battle, or -1.
template <class W> int powerBeforeBattle(const ConstContext<W>& ctx);
template <class W> void resolvePower(const Context<W>& ctx, int die);
template <class W> void reviveArmies(const Context<W>& ctx, int count, Phase then);
template <class W> void reviveCharacter(const Context<W>& ctx, int token);
template <class W> void reviveOne(const Context<W>& ctx, int army, int kind);
template <class W> void runRevive(const Context<W>& ctx);
template <class W> void runAdd(const Context<W>& ctx);
template <class W> void addPieces(const Context<W>& ctx, int light, int heavy);
/// May Lucy revive armies instead of a character (A12)?
template <class W> bool lucyHelpsArmies(const ConstContext<W>& ctx);
template <class W> bool lucyReady(const ConstContext<W>& ctx);
template <class W> void resolveLucy(const Context<W>& ctx, int die);
template <class W> void restore(const Context<W>& ctx, int token);
/// Pieces that Aslan's player brings in.
int dueToAdd(const Position& s);

// scoring.cpp
template <class W> void playScoringCard(const Context<W>& ctx, int card);
template <class W> void exchange(const Context<W>& ctx);
/// Ends the game when one side holds everything. True when it did.
template <class W> bool checkControl(const Context<W>& ctx);
template <class W> void finish(const Context<W>& ctx, std::uint32_t candidates);
/// Seats that would win now, among the candidates.
template <class W> std::uint32_t rank(const ConstContext<W>& ctx, std::uint32_t candidates);
int crownsOf(const Table& t, const Position& s, int seat);
int piecesOf(const Table& t, const Position& s, int seat);
std::uint32_t allSeats(const Table& t);
template <class W> void gainCrowns(const Context<W>& ctx, int army, int count);

// decide.cpp
template <class W> void decide(const ConstContext<W>& ctx, Decision& decision);

// apply.cpp
template <class W> void applyMove(const Context<W>& ctx, const Move& move);
template <class W> void resolveChance(const Context<W>& ctx, const Outcome& outcome);

// explain.cpp
/// Why a move that is not offered is refused: the nearest rule that forbids it, else the one that governs the phase.
template <class W> [[nodiscard]] Refusal explain(const ConstContext<W>& ctx, const Move& move);

// What FlatRules asks for besides; the files are named after them; knowledge.cpp is about what is hidden.
/// All names of one game, in the order of the enumerations of names.h.
Vocabulary makeVocabulary(const Board& board, const Table& table);
/// Fields of a position, in the order in which they are put.
const std::vector<FieldSpec>& fieldSpecs();
/// Parameters of the verbs.
const VerbTable& verbTable();
/// The rule that a verb belongs to, for moves that nothing more special can be said about.
Rule ruleOf(Verb verb);
GameResult standing(const Table& table, const Position& position); ///< in rules.cpp
/// The rule that something lasting rests on; 0: of another field.
int effectRule(const Table& table, const Fact& fact);
void describe(const Table& table, const Position& position, Facts& facts);
bool put(const Table& table, Position& position, const Fact& fact);
/// Fills in what a sparse position leaves to be understood (characters where they start, supplies of what is not on the
/// board, whose a character is) and checks it. False: it can be played.
[[nodiscard]] Refusal validatePosition(const Table& table, Position& position);
/// Hides what `seat` may not know (-1: what is not public): the order of both decks, turn tokens face down, and with
/// secret cards (NRJ-A3) what others keep.
void hide(const Table& table, Position& position, int seat);
/// The same where rules may be switched off.
void hide(const Table& table, Position& position, int seat, RuleTrace& trace);
/// With public cards only the order of the decks is hidden, and from everybody.
bool hasPrivateKnowledge(const Table& table);
/// Fills the hidden with something that could be, all possibilities of a game from its start evenly.
void fillHidden(const Table& table, Position& position, Random& random);
/// How good the deciding seat finds a move, in crowns: chances of the battle it starts, camps, captives, what is
/// risked.
double evaluate(const Table& table, const Position& view, const Decision& decision, const Move& move);
/// What the chances of a seat to win are seen by: its side's lead in crowns, and its share of territories, pieces,
/// camps, captives and characters against the other side, its hand, and its lead within its side.
void fillOutlook(const Table& table, const Position& view, int seat, std::span<double> features);
const std::vector<std::string>& outlookNames();
/// Odds of the battle that the move would start.
std::optional<Forecast> forecast(const Table& table, const Position& view, const Decision& decision, const Move& move);
/// A battle outside of a game, in an empty position: a player who has just won one territory attacks the next, with
/// nobody else on the board and no card in play.
[[nodiscard]] bool stageBattle(const Table& t, const BattleRequest& request, Position& s, Move& move);

} // namespace marches::engine::narnia_risk_junior
