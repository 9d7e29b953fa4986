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
#include "engine/rules/common/verbtable.h"
#include "engine/rules/le_monde_de_narnia/context.h"

namespace marches::engine::le_monde_de_narnia {

// The machine: each function carries out one thing and enters the phase that follows; run() goes on to the next phase
// in which somebody must choose or something is left to chance. The files are named beside their functions.

// setup.cpp
template <class W> void startGame(const Context<W>& ctx);
template <class W> void chooseCharacter(const Context<W>& ctx, int child);
template <class W> void dealtCharacters(const Context<W>& ctx, const Outcome& outcome);
template <class W> void rolledFirst(const Context<W>& ctx, const Outcome& outcome);
/// Children that nobody plays yet.
Mask freeChildren(const Table& t, const Position& s);

// turn.cpp
template <class W> void run(const Context<W>& ctx);
template <class W> void chooseDie(const Context<W>& ctx, Second die);
template <class W> void rolled(const Context<W>& ctx, const Outcome& outcome);
template <class W> void goOnAfterWindow(const Context<W>& ctx); ///< nobody uses the ability that the phase waits for
template <class W> void pass(const Context<W>& ctx);
template <class W> void payRevival(const Context<W>& ctx);
template <class W> void rollForRevival(const Context<W>& ctx);
/// What a player whose child is stone can do after the Wolf/Witch die.
struct RevivalChoices {
    bool pay = false;
    bool roll = false;
    bool wait = true;
};
template <class W> RevivalChoices revivalChoices(const ConstContext<W>& ctx);
template <class W> void finish(const Context<W>& ctx, std::uint32_t winners);
/// Seats whose children are farthest, of equal ones with most tokens.
std::uint32_t leaders(const Table& t, const Position& s);
GameResult standing(const Table& t, const Position& s);

// villains.cpp
template <class W> void carryOutVillain(const Context<W>& ctx);
/// Wolves that are nearest to a way, bit a wolf; of several on one space the first stands for all.
template <class W> std::uint8_t nearestWolves(const ConstContext<W>& ctx, int way);
/// Where a wolf comes in so many steps, either way.
template <class W> int wolfWay(const ConstContext<W>& ctx, int wolf, int steps, bool forward);
/// A wolf comes to stand on another space, by the die or by a card. One that stands there already does not move and
/// takes nothing.
template <class W> void moveWolf(const Context<W>& ctx, int wolf, int way, Rule rule);
/// The Witch chases the children, or goes back where `steps` is negative.
template <class W> void moveWitch(const Context<W>& ctx, int steps, Rule rule);
template <class W> void wolvesTake(const Context<W>& ctx, int seat, int wolves, Rule rule);
template <class W> void petrify(const Context<W>& ctx, int seat, Rule rule);

// travel.cpp
template <class W> Kind kindAt(const ConstContext<W>& ctx, int way);
template <class W> void travel(const Context<W>& ctx);
template <class W> void moveByCard(const Context<W>& ctx, int seat, int steps);
template <class W> void retreat(const Context<W>& ctx, int seat);

// effects.cpp
template <class W>
int gain(const Context<W>& ctx, int seat, int tokens); ///< at most what the bank has; how many it was
template <class W>
int toBank(const Context<W>& ctx, int seat, int tokens); ///< at most what the seat has; how many it was
template <class W> void startDraw(const Context<W>& ctx, int seat, DeckOf deck, Phase after);
/// Goes on to the cards that retreats and moves by cards have brought, and then to `next`.
template <class W> void drawsOr(const Context<W>& ctx, Phase next);
template <class W> void draw(const Context<W>& ctx);
void discard(Position& s); ///< the open card, if there is one
template <class W> void reshuffled(const Context<W>& ctx, const Outcome& outcome);
template <class W> void obey(const Context<W>& ctx);
template <class W> void cardDone(const Context<W>& ctx);
template <class W> void chooseOnCard(const Context<W>& ctx, int card);
template <class W> void chooseSeat(const Context<W>& ctx, int seat);
template <class W> void chooseWolf(const Context<W>& ctx, int place);
template <class W> void chooseWolfWay(const Context<W>& ctx, int place);
/// Wolves between which the pending choice is, bit a wolf, and the steps of the one that was chosen.
template <class W> std::uint8_t wolvesToChoose(const ConstContext<W>& ctx);
template <class W> int wolfStepsToGo(const ConstContext<W>& ctx);
const Effect& currentEffect(const Table& t, const Position& s);
template <class W> Mask seatsToChoose(const ConstContext<W>& ctx);
Mask cardsToChoose(const Table& t, const Position& s);

// abilities.cpp
/// The seat that may use an ability of this kind now, or -1 (LMN-42 to LMN-46).
template <class W> int abilityUser(const ConstContext<W>& ctx, EffectVerb verb);
/// Is there a roll of this die that can still grow?
bool mayAdd(const Position& s, bool villain);
template <class W> void useAbility(const Context<W>& ctx, EffectVerb verb, Text text);
template <class W> void addToDie(const Context<W>& ctx, bool villain);

// decide.cpp
template <class W> void decide(const ConstContext<W>& ctx, Decision& decision);

// apply.cpp
template <class W> void applyMove(const Context<W>& ctx, const Move& move);
template <class W> void resolveChance(const Context<W>& ctx, const Outcome& outcome);

// facts.cpp, validate.cpp
/// Bit of Position::placed: the position says what is in the bank.
inline constexpr int kBankTold = 15;
/// Aslan tokens of the box.
inline constexpr int kBoxTokens = 60;

// explain.cpp
/// Why a move is refused: the nearest rule that forbids it.
template <class W> [[nodiscard]] Refusal explain(const ConstContext<W>& ctx, const Move& move);

// What FlatRules asks for besides; the files are named after them, vocabulary.cpp, and knowledge.cpp for what is
// hidden.
/// All names of one game, in the order of the enumerations of names.h.
Vocabulary makeVocabulary(const Board& board, const Table& table);
/// Parameters of the verbs.
const VerbTable& verbTable();
/// The rule that a verb belongs to, for moves that nothing more special can be said about.
Rule ruleOf(Verb verb);
/// Fields of a position, in the order in which they are put.
const std::vector<FieldSpec>& fieldSpecs();
/// The rule that something lasting rests on; 0: of another field.
int effectRule(const Table& table, const Fact& fact);
/// What the face of a die shows: one of the results that the deck has for it.
std::optional<Ref> faceShown(const Table& table, int die, int face);
bool hasPrivateKnowledge(const Table& table); ///< nobody knows the order of the cards
void describe(const Table& table, const Position& position, Facts& facts);
bool put(const Table& table, Position& position, const Fact& fact);
/// Fills in what follows from the rest and checks it. False: it can be played.
[[nodiscard]] Refusal validatePosition(const Table& table, Position& position);
/// Hides the order of both decks, which nobody knows. All else is open.
void hide(const Table& table, Position& position, int seat);
/// Fills hidden decks with the cards that lie nowhere in sight, all orders evenly.
void fillHidden(const Table& table, Position& position, Random& random);
/// How good the seat that `decision` asks finds a move, in spaces of the way.
double evaluate(const Table& table, const Position& view, const Decision& decision, const Move& move);

} // namespace marches::engine::le_monde_de_narnia
