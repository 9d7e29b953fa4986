// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/board/board.h"
#include "engine/game/chance.h"
#include "engine/game/decision.h"
#include "engine/game/move.h"
#include "engine/game/rules.h"
#include "engine/game/vocabulary.h"
#include "engine/rules/castle_risk/play.h"
#include "engine/rules/common/battle.h"
#include "engine/rules/common/verbtable.h"

namespace marches::engine::castle_risk {

// The machine: each function carries out one thing and enters the phase that follows; run() goes on to the next phase
// in which somebody must choose or something is left to chance. The files are named beside their functions.

// setup.cpp
template <class W> void startGame(const Play<W>& p);
template <class W> void rolledForFirst(const Play<W>& p, const Outcome& outcome); ///< of placing, or of playing
template <class W> void drewBanner(const Play<W>& p, const Outcome& outcome);
template <class W> void placeCastle(const Play<W>& p, int place);
template <class W> void claim(const Play<W>& p, int place);
template <class W> void placeAtSetup(const Play<W>& p, int place, int count);
template <class W> void hideArmies(const Play<W>& p, int seat, int place);
template <class W>
void shuffledCards(const Play<W>& p, const Outcome& outcome); ///< for the deal, or the used cards again
/// Passes over what needs no choice. False: somebody must choose.
template <class W> bool stepSetup(const Play<W>& p);
template <class W> int startArmies(const Look<W>& look);
/// Territories on which the seat in turn may put its castle, and that may be claimed.
template <class W> Mask castlePlaces(const Look<W>& look);
template <class W> Mask claimable(const Look<W>& look);
template <class W> Mask stackable(const Look<W>& look);
/// Territories where armies may be hidden, and the seats that have not yet hidden theirs.
template <class W> Mask hideouts(const Look<W>& look);
std::uint32_t hiding(const Table& t, const Position& s);
/// Banners that nobody flies yet: numbers of empires, bit each.
std::uint32_t freeBanners(const Table& t, const Position& s);

// turn.cpp
template <class W> void run(const Play<W>& p);
template <class W> void place(const Play<W>& p, int where, int count); ///< reinforcements or spoils
template <class W> void endAttacks(const Play<W>& p);
template <class W> void fortify(const Play<W>& p, int from, int to, int count);
template <class W> int spoils(const Look<W>& look, int seat);
template <class W> void finish(const Play<W>& p, std::uint32_t winners);
/// Seats that lead among those that play: by banners, then territories, then armies.
std::uint32_t leaders(const Table& t, const Position& s);
int armiesOf(const Position& s, int seat);
/// May armies be moved at the end of a turn (CR-22), and from where.
template <class W> bool fortifies(const Look<W>& look);
Mask movable(const Table& t, const Position& s);

// cards.cpp
template <class W> void draw(const Play<W>& p); ///< all that is due; stops at an empty pile
template <class W> void playReinforcements(const Play<W>& p, int count);
template <class W> void playDiplomat(const Play<W>& p, const Move& move);
template <class W> void playSpy(const Play<W>& p, int seat);
template <class W> void answerSpy(const Play<W>& p, bool counter);
template <class W> void chooseCard(const Play<W>& p, int card); ///< -1: none
template <class W> void reveal(const Play<W>& p, int seat, int place);
template <class W> void twoLeft(const Play<W>& p); ///< Diplomats leave the game (CR-36)
void discard(Position& s, Card card, int copies = 1);
/// Territories whose hidden armies `seat` could bring out now (CR-51).
template <class W> Mask revealable(const Look<W>& look, int seat);
/// Could it, as far as others can tell?
template <class W> bool mayReveal(const Look<W>& look, int seat);
template <class W> int mostReinforcements(const Look<W>& look); ///< cards that may be played now
template <class W> std::uint32_t diplomatTargets(const Look<W>& look);
template <class W> std::uint32_t spyTargets(const Look<W>& look);
template <class W> bool diplomatsOut(const Look<W>& look);  ///< no Diplomats in a game for two
template <class W> int hiddenStrength(const Look<W>& look); ///< armies that come out of hiding, 0: none may yet

// battle.cpp
/// Attackers that can be lost: all but one of the origin, or those aboard.
int attackers(const Position& s);
template <class W> int mostAttackDice(const Look<W>& look);
int mostDefenceDice(const Position& s);
template <class W> bool mayAttack(const Look<W>& look);
/// Territories that may be attacked over land, or from the sea.
template <class W> Mask attackable(const Look<W>& look, bool sea);
template <class W> const std::vector<Mask>& landWays(const Look<W>& look);
template <class W> const std::vector<Mask>& seaWays(const Look<W>& look);
template <class W> Mask origins(const Look<W>& look);
template <class W> Mask harbours(const Look<W>& look); ///< from where the ship can sail
template <class W> bool mayStop(const Look<W>& look);
template <class W> bool mayPlayGeneral(const Look<W>& look);
/// May the defender play a Marshall: does he hold one, or could he as far as others can tell?
template <class W> bool mayPlayMarshall(const Look<W>& look, bool asOthersSee);
template <class W> void attack(const Play<W>& p, int from, int to);
template <class W> void sail(const Play<W>& p, int from, int to, int count);
template <class W> void commit(const Play<W>& p, int dice);
template <class W> void playGeneral(const Play<W>& p);
template <class W> void playMarshall(const Play<W>& p);
template <class W> void defended(const Play<W>& p, int dice, bool onwards);
template <class W> void askDefender(const Play<W>& p); ///< or goes on to the dice
template <class W> void thrown(const Play<W>& p, const Outcome& outcome);
template <class W> void stopAttack(const Play<W>& p);
template <class W> void endAttack(const Play<W>& p);
struct Advance {
    int least = 0;
    int most = 0;
};
template <class W> Advance advance(const Look<W>& look);
template <class W> void occupy(const Play<W>& p, int count);

// conquest.cpp
template <class W> void castleFalls(const Play<W>& p);
template <class W> bool stepResettle(const Play<W>& p);
/// Territories from which `seat` may take an army for a vacant one.
template <class W> Mask settlers(const Look<W>& look, int seat);
template <class W> void settleVacant(const Play<W>& p, int place, int from);
template <class W> void declineVacant(const Play<W>& p);

// talk.cpp
template <class W> bool mayTalk(const Look<W>& look);
template <class W> bool mayTrade(const Look<W>& look);
template <class W> void talk(const Play<W>& p);
template <class W> void giveCard(const Play<W>& p, const Move& move);
template <class W> void speak(const Play<W>& p, const Move& move); ///< an offer or a promise: recorded, not enforced
template <class W> void passTalk(const Play<W>& p);
/// What talks interrupted, and who opened them: the defender where he is asked, else whose turn it is.
Phase afterTalks(const Position& s);
int openerOf(const Position& s);

// decide.cpp
template <class W> void decide(const Look<W>& look, int seat, Decision& decision);
template <class W> void decide(const Look<W>& look, Decision& decision);

// apply.cpp
template <class W> void applyMove(const Play<W>& p, const Move& move);
template <class W> void resolveChance(const Play<W>& p, const Outcome& outcome);

// explain.cpp
template <class W> [[nodiscard]] Refusal explain(const Look<W>& look, const Move& move);

// What FlatRules asks for besides; the files are named after them, standing() is in turn.cpp.
/// The rule that something lasting rests on; 0: of another field.
int effectRule(const Table& table, const Fact& fact);
/// Of the reinforcement track.
std::optional<NumberRow> numberRow(const Table& table, int field);
void describe(const Table& table, const Position& position, Facts& facts);
bool put(const Table& table, Position& position, const Fact& fact);
[[nodiscard]] Refusal settle(const Table& table, Position& position);
void hide(const Table& table, Position& position, int seat);
void fillHidden(const Table& table, Position& position, Random& random);
GameResult standing(const Table& table, const Position& position);
double judge(const Table& table, const Position& view, const Decision& decision, const Move& move);
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
