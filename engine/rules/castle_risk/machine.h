// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/board/board.h"
#include "engine/game/chance.h"
#include "engine/game/decision.h"
#include "engine/game/move.h"
#include "engine/game/rules.h"
#include "engine/game/vocabulary.h"
#include "engine/rules/castle_risk/context.h"
#include "engine/rules/common/battle.h"
#include "engine/rules/common/verbtable.h"

namespace marches::engine::castle_risk {

// The machine: each function carries out one thing and enters the phase that follows; run() goes on to the next phase
// in which somebody must choose or something is left to chance. The files are named beside their functions.

// setup.cpp
template <class W> void startGame(const Context<W>& ctx);
template <class W> void rolledForFirst(const Context<W>& ctx, const Outcome& outcome); ///< of placing, or of playing
template <class W> void drewBanner(const Context<W>& ctx, const Outcome& outcome);
template <class W> void placeCastle(const Context<W>& ctx, int place);
template <class W> void claim(const Context<W>& ctx, int place);
template <class W> void placeAtSetup(const Context<W>& ctx, int place, int count);
template <class W> void hideArmies(const Context<W>& ctx, int seat, int place);
template <class W>
void shuffledCards(const Context<W>& ctx, const Outcome& outcome); ///< for the deal, or the used cards again
/// Passes over what needs no choice. False: somebody must choose.
template <class W> bool stepSetup(const Context<W>& ctx);
template <class W> int startArmies(const ConstContext<W>& ctx);
/// Territories on which the seat in turn may put its castle, and that may be claimed.
template <class W> Mask castlePlaces(const ConstContext<W>& ctx);
template <class W> Mask claimable(const ConstContext<W>& ctx);
template <class W> Mask stackable(const ConstContext<W>& ctx);
/// Territories where armies may be hidden, and the seats that have not yet hidden theirs.
template <class W> Mask hideouts(const ConstContext<W>& ctx);
std::uint32_t hiding(const Table& t, const Position& s);
/// Banners that nobody flies yet: numbers of empires, bit each.
std::uint32_t freeBanners(const Table& t, const Position& s);

// turn.cpp
template <class W> void run(const Context<W>& ctx);
template <class W> void place(const Context<W>& ctx, int where, int count); ///< reinforcements or spoils
template <class W> void endAttacks(const Context<W>& ctx);
template <class W> void fortify(const Context<W>& ctx, int from, int to, int count);
template <class W> int spoils(const ConstContext<W>& ctx, int seat);
template <class W> void finish(const Context<W>& ctx, std::uint32_t winners);
/// Seats that lead among those that play: by banners, then territories, then armies.
std::uint32_t leaders(const Table& t, const Position& s);
int armiesOf(const Position& s, int seat);
/// May armies be moved at the end of a turn (CR-22), and from where.
template <class W> bool fortifies(const ConstContext<W>& ctx);
Mask movable(const Table& t, const Position& s);

// cards.cpp
template <class W> void draw(const Context<W>& ctx); ///< all that is due; stops at an empty pile
template <class W> void playReinforcements(const Context<W>& ctx, int count);
template <class W> void playDiplomat(const Context<W>& ctx, const Move& move);
template <class W> void playSpy(const Context<W>& ctx, int seat);
template <class W> void answerSpy(const Context<W>& ctx, bool counter);
template <class W> void chooseCard(const Context<W>& ctx, int card); ///< -1: none
template <class W> void reveal(const Context<W>& ctx, int seat, int place);
template <class W> void discardDiplomats(const Context<W>& ctx); ///< Diplomats leave the game (CR-36)
void discard(Position& s, Card card, int copies = 1);
/// Territories whose hidden armies `seat` could bring out now (CR-51).
template <class W> Mask revealable(const ConstContext<W>& ctx, int seat);
/// Could it, as far as others can tell?
template <class W> bool mayReveal(const ConstContext<W>& ctx, int seat);
template <class W> int mostReinforcements(const ConstContext<W>& ctx); ///< cards that may be played now
template <class W> std::uint32_t diplomatTargets(const ConstContext<W>& ctx);
template <class W> std::uint32_t spyTargets(const ConstContext<W>& ctx);
template <class W> bool diplomatsOut(const ConstContext<W>& ctx);  ///< no Diplomats in a game for two
template <class W> int hiddenStrength(const ConstContext<W>& ctx); ///< armies that come out of hiding, 0: none may yet

// battle.cpp
/// Attackers that can be lost: all but one of the origin, or those aboard.
int attackers(const Position& s);
template <class W> int mostAttackDice(const ConstContext<W>& ctx);
int mostDefenceDice(const Position& s);
template <class W> bool mayAttack(const ConstContext<W>& ctx);
/// Territories that may be attacked over land, or from the sea.
template <class W> Mask attackable(const ConstContext<W>& ctx, bool sea);
template <class W> const std::vector<Mask>& landWays(const ConstContext<W>& ctx);
template <class W> const std::vector<Mask>& seaWays(const ConstContext<W>& ctx);
template <class W> Mask origins(const ConstContext<W>& ctx);
template <class W> Mask harbours(const ConstContext<W>& ctx); ///< from where the ship can sail
template <class W> bool mayStop(const ConstContext<W>& ctx);
template <class W> bool mayPlayGeneral(const ConstContext<W>& ctx);
/// May the defender play a Marshall: does he hold one, or could he as far as others can tell?
template <class W> bool mayPlayMarshall(const ConstContext<W>& ctx, bool asOthersSee);
template <class W> void attack(const Context<W>& ctx, int from, int to);
template <class W> void sail(const Context<W>& ctx, int from, int to, int count);
template <class W> void commit(const Context<W>& ctx, int dice);
template <class W> void playGeneral(const Context<W>& ctx);
template <class W> void playMarshall(const Context<W>& ctx);
template <class W> void defended(const Context<W>& ctx, int dice, bool onwards);
template <class W> void askDefender(const Context<W>& ctx); ///< or goes on to the dice
template <class W> void thrown(const Context<W>& ctx, const Outcome& outcome);
template <class W> void stopAttack(const Context<W>& ctx);
template <class W> void endAttack(const Context<W>& ctx);
struct Advance {
    int least = 0;
    int most = 0;
};
template <class W> Advance advance(const ConstContext<W>& ctx);
template <class W> void occupy(const Context<W>& ctx, int count);

// conquest.cpp
template <class W> void takeCastle(const Context<W>& ctx);
template <class W> bool stepResettle(const Context<W>& ctx);
/// Territories from which `seat` may take an army for a vacant one.
template <class W> Mask settlers(const ConstContext<W>& ctx, int seat);
template <class W> void settleVacant(const Context<W>& ctx, int place, int from);
template <class W> void declineVacant(const Context<W>& ctx);

// talk.cpp
template <class W> bool mayTalk(const ConstContext<W>& ctx);
template <class W> bool mayTrade(const ConstContext<W>& ctx);
template <class W> void talk(const Context<W>& ctx);
template <class W> void giveCard(const Context<W>& ctx, const Move& move);
template <class W>
void speak(const Context<W>& ctx, const Move& move); ///< an offer or a promise: recorded, not enforced
template <class W> void passTalk(const Context<W>& ctx);
/// What talks interrupted, and who opened them: the defender where he is asked, else whose turn it is.
Phase afterTalks(const Position& s);
int openerOf(const Position& s);

// decide.cpp
template <class W> void decide(const ConstContext<W>& ctx, int seat, Decision& decision);
template <class W> void decide(const ConstContext<W>& ctx, Decision& decision);

// apply.cpp
template <class W> void applyMove(const Context<W>& ctx, const Move& move);
template <class W> void resolveChance(const Context<W>& ctx, const Outcome& outcome);

// explain.cpp
template <class W> [[nodiscard]] Refusal explain(const ConstContext<W>& ctx, const Move& move);

// What FlatRules asks for besides; the files are named after them, standing() is in turn.cpp.
/// The rule that something lasting rests on; 0: of another field.
int effectRule(const Table& table, const Fact& fact);
/// Of the reinforcement track.
std::optional<NumberRow> numberRow(const Table& table, int field);
void describe(const Table& table, const Position& position, Facts& facts);
bool put(const Table& table, Position& position, const Fact& fact);
[[nodiscard]] Refusal validatePosition(const Table& table, Position& position);
void hide(const Table& table, Position& position, int seat);
void fillHidden(const Table& table, Position& position, Random& random);
GameResult standing(const Table& table, const Position& position);
double evaluate(const Table& table, const Position& view, const Decision& decision, const Move& move);
std::optional<Forecast> forecast(const Table& table, const Position& view, const Decision& decision, const Move& move);
/// All names of one game, in the order of the enumerations of names.h.
Vocabulary makeVocabulary(const Board& board, const Table& table);
/// Fields of a position, in the order in which they are put.
const std::vector<FieldSpec>& fieldSpecs();
/// Parameters of the verbs.
const VerbTable& verbTable();
/// The rule that a verb belongs to, for moves that nothing more special can be said about.
Rule ruleOf(Verb verb);
/// A battle outside of a game, in an empty position. `with` may name `castle` (one stands there), `general`, `marshall`
/// (again for more of them, up to what the options allow) and `admiral` (the attackers are aboard the ship).
[[nodiscard]] bool stageBattle(const Table& t, const BattleRequest& request, Position& s, Move& move);

} // namespace marches::engine::castle_risk
