// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <optional>
#include <vector>

#include "engine/board/board.h"
#include "engine/game/chance.h"
#include "engine/game/decision.h"
#include "engine/game/move.h"
#include "engine/game/rules.h"
#include "engine/game/vocabulary.h"
#include "engine/rules/common/battle.h"
#include "engine/rules/common/verbtable.h"
#include "engine/rules/warrior_risk/context.h"

namespace marches::engine::warrior_risk {

// The machine: each function carries out one thing and enters the phase that follows; run() goes on to the next phase
// in which somebody must choose or something is left to chance. The files are named beside their functions.
//
// Three things come before whatever the phase says, in any phase: the loyalty dice of a seat whose capital was lost
// (`falls`), a new capital for a seat that has none (homeless()), and cards that must be settled at once
// (cardsFirst()). So whatever takes a capital or beats a player needs to know nothing of what follows.

// setup.cpp
template <class W> void startGame(const Context<W>& ctx);
template <class W> void rolledForFirst(const Context<W>& ctx, const Outcome& outcome);
template <class W> void dealt(const Context<W>& ctx, const Outcome& outcome);
template <class W> void beginCapitals(const Context<W>& ctx);
template <class W> void chooseCapital(const Context<W>& ctx, int seat, int place);
template <class W> void declarePair(const Context<W>& ctx, int region, int with);
template <class W> void placeAtSetup(const Context<W>& ctx, int place, int count);
template <class W> bool stepSetup(const Context<W>& ctx);

// rounds.cpp
template <class W> void run(const Context<W>& ctx);
template <class W> bool isCommerce(const ConstContext<W>& ctx);
template <class W> void rollEmergencies(const Context<W>& ctx, const Outcome& outcome);
/// Leaders who roll whether their emergency goes on, bit a seat.
template <class W> std::uint32_t emergencyDice(const ConstContext<W>& ctx);
template <class W> void endTurn(const Context<W>& ctx);
template <class W>
void placePooled(const Context<W>& ctx, int place, int count); ///< before a turn, or at the end of a commerce round
template <class W> int incomeOf(const ConstContext<W>& ctx, int seat);
template <class W> int bonusOf(const ConstContext<W>& ctx, int seat); ///< units for whole continents
/// Territories that a seat controls (WR-12).
template <class W> Mask controlled(const ConstContext<W>& ctx, int seat);

// cards.cpp: territory cards, where reading.classic-cards keeps them
/// Sets that can be made of a hand.
struct CardSets {
    std::array<Mask, kCardSymbols> symbol{}; ///< territories on the cards, by symbol
    bool equal(int kind) const { return symbol[static_cast<std::size_t>(kind)].count() >= kSetSize; }
    bool mixed() const { return symbol[0].any() && symbol[1].any() && symbol[2].any(); }
    bool any() const { return equal(0) || equal(1) || equal(2) || mixed(); }
};
template <class W> bool cardsInUse(const ConstContext<W>& ctx);
template <class W> CardSets setsOf(const ConstContext<W>& ctx, int seat);
/// Must whose turn it is trade a set before anything else (CL-08, CL-11)?
template <class W> bool mustTrade(const ConstContext<W>& ctx);
template <class W> bool mayTrade(const ConstContext<W>& ctx); ///< before the turn
template <class W>
bool cardsFirst(const ConstContext<W>& ctx); ///< something about cards is to be chosen, whatever the phase is
template <class W> void tradeSet(const Context<W>& ctx, const Move& move);
template <class W> void gainCardBonus(const Context<W>& ctx, int place);
template <class W> bool stepCards(const Context<W>& ctx); ///< after cards of a beaten player were traded
template <class W>
bool stepDraw(const Context<W>& ctx); ///< at the end of a turn. True: the pile must be shuffled first
template <class W> void drawCard(const Context<W>& ctx);
template <class W> void takeCards(const Context<W>& ctx, int victim, int captor); ///< captor -1: they are discarded
template <class W> void describeShuffle(const ConstContext<W>& ctx, Chance& chance);
template <class W> void shuffled(const Context<W>& ctx, const Outcome& outcome);

// victory.cpp
/// Seats that have won, bit a seat; 0: nobody yet.
template <class W> std::uint32_t winnersNow(const ConstContext<W>& ctx);
template <class W> void finish(const Context<W>& ctx, std::uint32_t winners, Rule rule);
/// Seats with the most points, or that lead otherwise, among those that play.
std::uint32_t leaders(const Table& t, const Position& s);
int scoreOf(const Table& t, const Position& s, int seat);
bool holdsPair(const Table& t, const Position& s, int seat, int a, int b);
template <class W> void eliminate(const Context<W>& ctx, int seat, int captor);

// treasury.cpp: all gold and all units come and go here, and are told
template <class W> void gain(const Context<W>& ctx, int seat, int gold, Rule rule);
int takeGold(Position& s, int seat, int gold); ///< at most what is there; returns it, and tells nobody
template <class W> int pay(const Context<W>& ctx, int seat, int gold, Rule rule); ///< the same, and tells
/// At most what is there, and what the other can hold.
template <class W> void handOver(const Context<W>& ctx, int from, int to, int gold, Rule rule);
template <class W> void addUnits(const Context<W>& ctx, int place, int count, Rule rule); ///< of the owner
/// Removes units of the owner; a territory left without any is nobody's (WR-51), or goes to guests who stand there.
template <class W> void removeUnits(const Context<W>& ctx, int place, int count, Rule rule);
template <class W> void removeGuests(const Context<W>& ctx, int seat, int place, int count, Rule rule);
template <class W> void addPool(const Context<W>& ctx, int seat, int count, Rule rule);
/// The territory changes hands without its units; guests of the new owner become units.
template <class W> void take(const Context<W>& ctx, int seat, int place);
template <class W> void vacate(const Context<W>& ctx, int place, Rule rule); ///< nobody is left of the owner

// travel.cpp
template <class W> void refresh(const Context<W>& ctx); ///< derives who may move and who may attack
template <class W> int keptAt(const ConstContext<W>& ctx, int place, int seat);
template <class W> const std::vector<Mask>& ways(const ConstContext<W>& ctx);
/// Territories into which a seat may move.
template <class W> Mask enterable(const ConstContext<W>& ctx, int seat);
template <class W> bool mayMove(const ConstContext<W>& ctx);
template <class W> bool passages(const ConstContext<W>& ctx); ///< is there safe passage at all
/// Places with units that may move, and somewhere among these to go.
template <class W> Mask movers(const ConstContext<W>& ctx, const Mask& enter);
/// Territories of others next to units of the active seat, for which it has neither passage nor asked for it.
template <class W> Mask closedBorders(const ConstContext<W>& ctx);
template <class W> void leaveTransit(const Context<W>& ctx); ///< guests that may not stay go home, or are interned
template <class W> void moveUnits(const Context<W>& ctx, int from, int to, int count);
template <class W> void march(const Context<W>& ctx, const Move& move);
template <class W> Mask marchers(const ConstContext<W>& ctx);
template <class W> void askPassage(const Context<W>& ctx, int place);
template <class W> void answerPassage(const Context<W>& ctx, bool allowed);
template <class W> void grantPassage(const Context<W>& ctx, int place, int seat);
template <class W> void revokePassage(const Context<W>& ctx, int place); ///< for everybody

// battle.cpp
template <class W> bool mayAttack(const ConstContext<W>& ctx);
template <class W> bool pooledAttacks(const ConstContext<W>& ctx);
/// Places from which units of the active seat may attack a target.
template <class W> Mask origins(const ConstContext<W>& ctx, int to);
template <class W> Mask targets(const ConstContext<W>& ctx);
/// Own territories with guests that may be attacked (WR-17), one seat after the other, the most numerous first.
template <class W> Mask guestTargets(const ConstContext<W>& ctx);
int foremostGuest(const Position& s, int place); ///< seat with most guests there, -1: there are none
template <class W> Mask pressTargets(const ConstContext<W>& ctx);
template <class W> int mostAttackDice(const ConstContext<W>& ctx);
template <class W> int mostDefenceDice(const ConstContext<W>& ctx);
template <class W> DiceShift shiftOf(const ConstContext<W>& ctx);
/// The same for an attack on a place and whoever defends it, guests of whom rise against him now or not.
template <class W> DiceShift shiftAt(const ConstContext<W>& ctx, int place, int defender, bool rising);
int defenderSeat(const Position& s); ///< -1: natives
int attackers(const Position& s);
template <class W> bool mayStop(const ConstContext<W>& ctx);
template <class W> bool mayReinforceAttack(const ConstContext<W>& ctx);
template <class W>
void aim(const Context<W>& ctx, int to, int enemy); ///< enemy: whose guests, -1: whoever holds the place
template <class W> void gather(const Context<W>& ctx, const Move& move);
template <class W> void attackFrom(const Context<W>& ctx, int from, int to, int count);
template <class W> void pressOn(const Context<W>& ctx, int to, int count);
template <class W> void beginThrow(const Context<W>& ctx, int dice);
template <class W> void chooseDefence(const Context<W>& ctx, int dice);
template <class W> void thrown(const Context<W>& ctx, const Outcome& outcome);
template <class W> void stopAttack(const Context<W>& ctx);
template <class W> void endAttack(const Context<W>& ctx);
struct Advance {
    int least = 0;
    int most = 0;
};
template <class W> Advance advance(const ConstContext<W>& ctx);
template <class W> void occupy(const Context<W>& ctx, int count);
template <class W> void beginMob(const Context<W>& ctx, int size);
template <class W> void beginDefence(const Context<W>& ctx); ///< counts the defence and goes on to the dice

// capital.cpp
template <class W> bool multiplies(const ConstContext<W>& ctx, int place); ///< the capital there has its extra strength
template <class W> void rolledMultiplier(const Context<W>& ctx, int face);
/// Strength that is left, as units of the garrison (WR-28).
template <class W> int garrisonOf(const ConstContext<W>& ctx, int strength);
template <class W> void capitalLost(const Context<W>& ctx, int seat, int captor);
template <class W> void rolledLoyalty(const Context<W>& ctx, const Outcome& outcome);
template <class W> int homeless(const ConstContext<W>& ctx); ///< seat that has to name a capital, -1: nobody

// auction.cpp: lots, and trade, which is bidding against the die
template <class W> bool stepAuction(const Context<W>& ctx);
template <class W> void beginCommerce(const Context<W>& ctx);
template <class W> void rolledLot(const Context<W>& ctx, int face);
template <class W> void seal(const Context<W>& ctx, int seat, int amount); ///< a bid or a stake
template <class W> void raiseBid(const Context<W>& ctx, int amount);
template <class W> void dropOut(const Context<W>& ctx);
template <class W> void rolledOff(const Context<W>& ctx, const Outcome& outcome);
template <class W> void rolledTrade(const Context<W>& ctx, int face);
int bidLimit(const Table& t, const Position& s, int seat);
/// Seats that still owe a bid, stake or ballot.
std::uint32_t owing(const Table& t, const Position& s);

// barter.cpp
template <class W> void beginBarter(const Context<W>& ctx);
template <class W> bool stepBarter(const Context<W>& ctx);
template <class W> void applyBarter(const Context<W>& ctx, const Move& move);
bool emptyDeal(const Position& s);
void clearDeal(Position& s);        ///< takes everything off the table
bool bargaining(const Position& s); ///< an offer is being made or talked about
int dealGiver(const Position& s);   ///< seat whose goods are being put on the table

// fate.cpp
template <class W> void beginFate(const Context<W>& ctx);
template <class W> bool stepFate(const Context<W>& ctx);
template <class W> void rolledFate(const Context<W>& ctx, const Outcome& outcome);
template <class W> void finishFate(const Context<W>& ctx);
template <class W> void bailOut(const Context<W>& ctx, bool pays);
template <class W> void recruit(const Context<W>& ctx, int place);
template <class W> void forfeit(const Context<W>& ctx, int place);
template <class W> void removeChosen(const Context<W>& ctx, const Move& move);
template <class W> void rolledDisease(const Context<W>& ctx, const Outcome& outcome);
template <class W> int diseaseDice(const ConstContext<W>& ctx);
const FateRow& fateRow(const Table& t, const Position& s);
/// Seat that owns the random territory that is dealt with, -1: nobody.
int struckSeat(const Position& s);

// random.cpp
template <class W> void beginRandom(const Context<W>& ctx);
template <class W> bool tablesInUse(const ConstContext<W>& ctx);
template <class W> bool canDraw(const ConstContext<W>& ctx); ///< some territory would do that the dice can show
template <class W> void rolledRegion(const Context<W>& ctx, int face);
template <class W> void rolledPlace(const Context<W>& ctx, const Outcome& outcome);

// vote.cpp
template <class W> void rolledVote(const Context<W>& ctx, int face);
template <class W> int votesOf(const ConstContext<W>& ctx, int seat); ///< that are left
template <class W> void castBallot(const Context<W>& ctx, int seat, int choice, int votes);
template <class W> bool stepVote(const Context<W>& ctx);
template <class W> void breakTie(const Context<W>& ctx, const Move& move);
template <class W> void award(const Context<W>& ctx, int seat, int place);
template <class W> void playSpecialAct(const Context<W>& ctx, const Move& move);
template <class W> void rolledSanction(const Context<W>& ctx, int face);
template <class W> void reallocate(const Context<W>& ctx, const Move& move);
template <class W> Mask reallocatable(const ConstContext<W>& ctx);
const VoteRow& voteRow(const Table& t, const Position& s);
/// Seats that may be voted for.
std::uint32_t candidates(const Position& s);

// decide.cpp, decidecommerce.cpp
template <class W> void decide(const ConstContext<W>& ctx, int seat, Decision& decision);
template <class W> void decide(const ConstContext<W>& ctx, Decision& decision);

// apply.cpp
template <class W> void applyMove(const Context<W>& ctx, const Move& move);
template <class W> void resolveChance(const Context<W>& ctx, const Outcome& outcome);

// explain.cpp
template <class W> [[nodiscard]] Refusal explain(const ConstContext<W>& ctx, const Move& move);

// What FlatRules asks for besides; the files are named after them, standing() is in victory.cpp.
/// The rule that something lasting rests on; 0: of another field.
int effectRule(const Table& table, const Fact& fact);
/// Of the sets of cards.
std::optional<NumberRow> numberRow(const Table& table, int field);
void describe(const Table& table, const Position& position, Facts& facts);
bool put(const Table& table, Position& position, const Fact& fact);
[[nodiscard]] Refusal validatePosition(const Table& table, Position& position);
void hide(const Table& table, Position& position, int seat);
void fillHidden(const Table& table, Position& position, Random& random);
GameResult standing(const Table& table, const Position& position);
double evaluate(const Table& table, const Position& view, const Decision& decision, const Move& move);
/// The same with weights that games between bots have found, and with what an army can do after its next battle.
double evaluateDeep(const Table& table, const Position& view, const Decision& decision, const Move& move);
std::optional<Forecast> forecast(const Table& table, const Position& view, const Decision& decision, const Move& move);
/// All names of one game, in the order of the enumerations of names.h.
Vocabulary makeVocabulary(const Board& board, const Table& table);
/// Fields of a position, in the order in which they are put: what others refer to comes first.
const std::vector<FieldSpec>& fieldSpecs();
/// Parameters of the verbs.
const VerbTable& verbTable();
/// The rule that a verb belongs to, for moves that nothing more special can be said about.
Rule ruleOf(Verb verb);
/// A battle outside of a game, in an empty position. `with` may name `capital` (its strength is rolled), `capital-2`,
/// `capital-3` and so on (it has been rolled), `natives` (an unoccupied territory with so many left), `betrayal`
/// (guests attack their host) and `emergency` (the attacker leads in one).
[[nodiscard]] bool stageBattle(const Table& t, const BattleRequest& request, Position& s, Move& move);

} // namespace marches::engine::warrior_risk
