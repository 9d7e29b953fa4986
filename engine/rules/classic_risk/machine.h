// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/board/board.h"
#include "engine/game/chance.h"
#include "engine/game/decision.h"
#include "engine/game/message.h"
#include "engine/game/move.h"
#include "engine/game/position.h"
#include "engine/game/rules.h"
#include "engine/game/vocabulary.h"
#include "engine/rules/classic_risk/context.h"
#include "engine/rules/common/battle.h"
#include "engine/rules/common/verbtable.h"

namespace marches::engine::classic_risk {

// The machine: each function carries out one thing and enters the phase that follows; run() goes on to the next phase
// in which somebody must choose or something is left to chance. The files are named beside their functions.

// setup.cpp
template <class W> void startGame(const Context<W>& ctx);
template <class W> void runSetup(const Context<W>& ctx); ///< passes over what needs no choice
template <class W> void claim(const Context<W>& ctx, int place);
template <class W> void placeAtSetup(const Context<W>& ctx, int place, int count);
template <class W> void rolledFirst(const Context<W>& ctx, const Outcome& outcome);
template <class W> void dealt(const Context<W>& ctx, const Outcome& outcome);
/// Starting armies of each player (CL-01, CL-02).
template <class W> int startArmies(const ConstContext<W>& ctx);

template <class W> void beginOpening(const Context<W>& ctx); ///< who starts, and the territories
template <class W> void beginPlay(const Context<W>& ctx);    ///< the first turn, after the set-up

// goals.cpp
void describeMissions(const Table& t, Chance& chance);
template <class W> void dealtMissions(const Context<W>& ctx, const Outcome& outcome);
/// Is it so at this moment? Which of its aims does not matter.
bool fulfilled(const Table& t, const Position& s, int seat, const Mission& mission);
/// The mission of a seat, or null: none, or one that the viewer does not know.
const Mission* missionOf(const Table& t, const Position& s, int seat);
/// At the end of a turn: true when the game is over.
template <class W> bool winByMission(const Context<W>& ctx);
/// After whatever may have fulfilled one in the turn of its owner.
template <class W> void winAtOnce(const Context<W>& ctx);
template <class W> void chooseCapital(const Context<W>& ctx, int place);
int capitalsOf(const Position& s, int army);
template <class W> bool holdsCapitals(const ConstContext<W>& ctx, int seat); ///< enough of them to win

// turn.cpp
template <class W> void goOn(const Context<W>& ctx); ///< until somebody must choose or something is left to chance
/// The phases out of which a game may go on by itself. Most steps of a battle end in another one: asking this first
/// spares simulations the call.
inline constexpr std::uint32_t kPassing = 1U << num(Phase::BeginTurn) | 1U << num(Phase::Attack) |
                                          1U << num(Phase::Fortify) | 1U << num(Phase::EndTurn) |
                                          1U << num(Phase::Place) | 1U << num(Phase::Reshuffle);
template <class W> void run(const Context<W>& ctx)
{
    if ((kPassing >> ctx.position.phase & 1U) != 0) goOn(ctx);
}
/// Armies of whose turn it is join in a territory, as many as fit; of the others it is told that they do not.
template <class W> void addArmies(const Context<W>& ctx, int where, int count, Rule rule);
template <class W> void place(const Context<W>& ctx, int where, int count);
template <class W> void fortify(const Context<W>& ctx, int from, int to, int count);
template <class W> void reinforceOrAttack(const Context<W>& ctx); ///< after armies were placed or cards traded
/// What a game that begins with a laid-out position lacks of its missions and capitals.
void tellLacks(const ConstContext<RuleTrace>& ctx);
template <class W> void finish(const Context<W>& ctx, std::uint32_t winners, Rule rule);
/// Armies that a player receives for territories and regions (CL-05).
template <class W> int reinforcements(const ConstContext<W>& ctx, int army);
template <class W> int regionBonus(const ConstContext<W>& ctx, const Continent& continent);
/// Seats that lead, by territories and then by armies, among those that still play.
std::uint32_t leaders(const Table& t, const Position& s);
int armiesOf(const Position& s, int army);
std::uint32_t living(const Table& t, const Position& s);

// cards.cpp
/// Sets that can be made of a hand now.
struct Sets {
    Mask symbol[kSymbols]; ///< territory cards by symbol
    int wilds = 0;
    int count(int kind) const { return symbol[kind].count(); }
    bool equal(int kind) const { return count(kind) >= 3; }
    bool mixed() const { return count(0) > 0 && count(1) > 0 && count(2) > 0; }
    int cards() const { return count(0) + count(1) + count(2); }
    bool withWild() const { return wilds > 0 && cards() >= 2; }
    bool withTwoWilds() const { return wilds > 1 && cards() >= 1; }
    bool any() const { return equal(0) || equal(1) || equal(2) || mixed() || withWild() || withTwoWilds(); }
};
/// Are there cards enough to look for sets?
template <class W> bool mayHoldSet(const ConstContext<W>& ctx, int seat);
template <class W> Sets setsOf(const ConstContext<W>& ctx, int seat);
/// Must this seat trade before anything else (CL-08, CL-11)?
template <class W> bool mustTrade(const ConstContext<W>& ctx, int seat);
template <class W> void trade(const Context<W>& ctx, const Move& move);
template <class W> void giveBonus(const Context<W>& ctx, int place);
/// Territories on which the extra armies of the cards just traded may go.
Mask bonusPlaces(const Position& s);
template <class W> void drawCard(const Context<W>& ctx); ///< false: the used cards are shuffled first
template <class W> void takeCards(const Context<W>& ctx, int victim);
template <class W> void shuffledCards(const Context<W>& ctx, const Outcome& outcome);
template <class W> void describeShuffle(const ConstContext<W>& ctx, Chance& chance);
/// Armies for the next set (CL-07); `kind`: 0-2 three equal ones, 3 one of each.
template <class W> int setValue(const ConstContext<W>& ctx, int kind);

// battle.cpp
/// Attackers that can be lost: all but one of the origin, or those that were gathered.
int attackers(const Position& s);
/// Most dice that may be thrown (RB-01).
template <class W> int mostAttackDice(const ConstContext<W>& ctx);
template <class W> int mostDefenceDice(const ConstContext<W>& ctx);
template <class W> void attack(const Context<W>& ctx, int from, int to, int dice);
template <class W> void gather(const Context<W>& ctx, const Move& move);
template <class W> void beginThrow(const Context<W>& ctx, int dice);
template <class W> void stopBattle(const Context<W>& ctx);
template <class W> void thrown(const Context<W>& ctx, const Outcome& outcome);
/// Least and most armies that move into a captured territory.
struct Advance {
    int least = 0;
    int most = 0;
};
template <class W> Advance advance(const ConstContext<W>& ctx);
template <class W> void occupy(const Context<W>& ctx, int count);
/// Territories from which the active army can attack, and those that it can attack.
template <class W> Mask origins(const ConstContext<W>& ctx);
template <class W> bool canAttack(const ConstContext<W>& ctx); ///< there is an origin
template <class W> Mask targets(const ConstContext<W>& ctx);

// decide.cpp
template <class W> void decide(const ConstContext<W>& ctx, Decision& decision);
/// Territories that armies can be moved from and to at the end of the turn.
Mask liftable(const Table& t, const Position& s);
/// Own territories that are joined with `from` through own ones; without it.
Mask joined(const Table& t, const Position& s, int from);

// apply.cpp
template <class W> void applyMove(const Context<W>& ctx, const Move& move);
template <class W> void resolveChance(const Context<W>& ctx, const Outcome& outcome);

// explain.cpp
/// Why a move that is not offered is refused: always a rule.
template <class W> [[nodiscard]] Refusal explain(const ConstContext<W>& ctx, const Move& move);

// What FlatRules asks for besides; the files are named after them, vocabulary.cpp, knowledge.cpp for what is hidden
// and evaluatedeep.cpp for evaluateDeep().
/// All names of one game, in the order of the enumerations of names.h.
Vocabulary makeVocabulary(const Board& board, const Table& table);
/// Parameters of the verbs.
const VerbTable& verbTable();
/// The rule that a verb belongs to, for moves that nothing more special can be said about.
Rule ruleOf(Verb verb);
/// Fields of a position, in the order in which they are put.
const std::vector<FieldSpec>& fieldSpecs();
/// Worth of the sets of cards that are traded one after another, where it rises; goes with the counter of sets.
std::optional<NumberRow> numberRow(const Table& table, int field);
/// The rule that a mission rests on: no other field lasts.
int effectRule(const Table& table, const Fact& fact);
bool hasPrivateKnowledge(const Table& table);
GameResult standing(const Table& table, const Position& position); ///< in rules.cpp
void describe(const Table& table, const Position& position, Facts& facts);
bool put(const Table& table, Position& position, const Fact& fact);
/// Fills in what follows from the rest and checks it. False: it can be played.
[[nodiscard]] Refusal validatePosition(const Table& table, Position& position);
/// Hides what `seat` may not know (-1: what is not public): the order of the deck, and the cards of others.
void hide(const Table& table, Position& position, int seat);
/// Fills the hidden with something that could be, all possibilities evenly: every card that lies nowhere in sight is as
/// likely in a hand as in the deck.
void fillHidden(const Table& table, Position& position, Random& random);
/// How good the seat that is asked finds a move, in territories. Rough, but cheap; the numbers were tuned by games
/// between bots. Battles are weighed by their exact odds.
double evaluate(const Table& table, const Position& view, const Decision& decision, const Move& move);
/// As evaluate() does, but with plans: whole chains of attacks, the region that can be had soonest, borders that hold,
/// players who can be driven out for their cards. The weights were tuned by games between bots.
double evaluateDeep(const Table& table, const Position& view, const Decision& decision, const Move& move);
/// What the chances of a seat to win are seen by: shares of territories, armies, reinforcements and cards, how much of
/// its land lies at a border, and whose turn it is.
void fillOutlook(const Table& table, const Position& view, int seat, std::span<double> features);
const std::vector<std::string>& outlookNames();
/// Odds of the battle that the move would start or go on with, fought to its end. Exact, unless the defender may roll
/// fewer dice than possible.
std::optional<Forecast> forecast(const Table& table, const Position& view, const Decision& decision, const Move& move);
/// A battle outside of a game, in an empty position.
[[nodiscard]] bool stageBattle(const Table& t, const BattleRequest& request, Position& s, Move& move);

} // namespace marches::engine::classic_risk
