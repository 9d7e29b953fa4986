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
#include "engine/rules/le_monde_de_narnia/play.h"

namespace marches::engine::le_monde_de_narnia {

// The machine: each function carries out one thing and enters the phase that follows; run() goes on to the next phase
// in which somebody must choose or something is left to chance. The files are named beside their functions.

// setup.cpp
template <class W> void startGame(const Play<W>& p);
template <class W> void chooseCharacter(const Play<W>& p, int child);
template <class W> void dealtCharacters(const Play<W>& p, const Outcome& outcome);
template <class W> void rolledFirst(const Play<W>& p, const Outcome& outcome);
/// Children that nobody plays yet.
Mask freeChildren(const Table& t, const Position& s);

// turn.cpp
template <class W> void run(const Play<W>& p);
template <class W> void chooseDie(const Play<W>& p, Second die);
template <class W> void rolled(const Play<W>& p, const Outcome& outcome);
template <class W> void afterWindow(const Play<W>& p); ///< nobody uses the ability that the phase waits for
template <class W> void pass(const Play<W>& p);
template <class W> void payRevival(const Play<W>& p);
template <class W> void rollForRevival(const Play<W>& p);
/// What a player whose child is stone can do after the Wolf/Witch die.
struct RevivalChoices {
    bool pay = false;
    bool roll = false;
    bool wait = true;
};
template <class W> RevivalChoices revivalChoices(const Look<W>& look);
template <class W> void finish(const Play<W>& p, std::uint32_t winners);
/// Seats whose children are farthest, of equal ones with most tokens.
std::uint32_t leaders(const Table& t, const Position& s);
GameResult standing(const Table& t, const Position& s);

// villains.cpp
template <class W> void carryOutVillain(const Play<W>& p);
/// Wolves that are nearest to a way, bit a wolf; of several on one space the first stands for all.
template <class W> std::uint8_t nearestWolves(const Look<W>& look, int way);
/// Where a wolf comes in so many steps, either way.
template <class W> int wolfWay(const Look<W>& look, int wolf, int steps, bool forward);
/// A wolf comes to stand on another space, by the die or by a card. One that stands there already does not move and
/// takes nothing.
template <class W> void moveWolf(const Play<W>& p, int wolf, int way, Rule rule);
/// The Witch chases the children, or goes back where `steps` is negative.
template <class W> void moveWitch(const Play<W>& p, int steps, Rule rule);
template <class W> void wolvesTake(const Play<W>& p, int seat, int wolves, Rule rule);
template <class W> void petrify(const Play<W>& p, int seat, Rule rule);

// travel.cpp
template <class W> Kind kindAt(const Look<W>& look, int way);
template <class W> void travel(const Play<W>& p);
template <class W> void moveByCard(const Play<W>& p, int seat, int steps);
template <class W> void retreat(const Play<W>& p, int seat);

// effects.cpp
template <class W> int gain(const Play<W>& p, int seat, int tokens);   ///< at most what the bank has; how many it was
template <class W> int toBank(const Play<W>& p, int seat, int tokens); ///< at most what the seat has; how many it was
template <class W> void startDraw(const Play<W>& p, int seat, DeckOf deck, Phase after);
/// Goes on to the cards that retreats and moves by cards have brought, and then to `next`.
template <class W> void drawsOr(const Play<W>& p, Phase next);
template <class W> void draw(const Play<W>& p);
void discard(Position& s); ///< the open card, if there is one
template <class W> void reshuffled(const Play<W>& p, const Outcome& outcome);
template <class W> void obey(const Play<W>& p);
template <class W> void cardDone(const Play<W>& p);
template <class W> void chooseOnCard(const Play<W>& p, int card);
template <class W> void chooseSeat(const Play<W>& p, int seat);
template <class W> void chooseWolf(const Play<W>& p, int place);
template <class W> void chooseWolfWay(const Play<W>& p, int place);
/// Wolves between which the pending choice is, bit a wolf, and the steps of the one that was chosen.
template <class W> std::uint8_t wolvesToChoose(const Look<W>& look);
template <class W> int wolfStepsToGo(const Look<W>& look);
const Effect& currentEffect(const Table& t, const Position& s);
template <class W> Mask seatsToChoose(const Look<W>& look);
Mask cardsToChoose(const Table& t, const Position& s);

// abilities.cpp
/// The seat that may use an ability of this kind now, or -1 (LMN-42 to LMN-46).
template <class W> int abilityUser(const Look<W>& look, EffectVerb verb);
/// Is there a roll of this die that can still grow?
bool mayAdd(const Position& s, bool villain);
template <class W> void useAbility(const Play<W>& p, EffectVerb verb, Text text);
template <class W> void addToDie(const Play<W>& p, bool villain);

// decide.cpp
template <class W> void decide(const Look<W>& look, Decision& decision);

// apply.cpp
template <class W> void applyMove(const Play<W>& p, const Move& move);
template <class W> void resolveChance(const Play<W>& p, const Outcome& outcome);

// facts.cpp, settle.cpp
/// Bit of Position::placed: the position says what is in the bank.
inline constexpr int kBankTold = 15;
/// Aslan tokens of the box.
inline constexpr int kBoxTokens = 60;

// explain.cpp
/// Why a move is refused: the nearest rule that forbids it.
template <class W> [[nodiscard]] Refusal explain(const Look<W>& look, const Move& move);

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
[[nodiscard]] Refusal settle(const Table& table, Position& position);
/// Hides the order of both decks, which nobody knows. All else is open.
void hide(const Table& table, Position& position, int seat);
/// Fills hidden decks with the cards that lie nowhere in sight, all orders evenly.
void fillHidden(const Table& table, Position& position, Random& random);
/// How good the seat that `decision` asks finds a move, in spaces of the way.
double judge(const Table& table, const Position& view, const Decision& decision, const Move& move);

} // namespace marches::engine::le_monde_de_narnia
