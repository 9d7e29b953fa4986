// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/usualanswer.h"

#include <algorithm>
#include <map>
#include <span>

#include "engine/game/domain.h"
#include "engine/game/movebuilder.h"
#include "engine/game/position.h"

namespace marches::app {

using engine::Decision;
using engine::Form;
using engine::Move;
using engine::Offer;
using engine::Param;
using engine::Role;
using engine::Rules;
using engine::Space;
using engine::State;
using engine::VerbRole;

namespace {

VerbRole roleOf(const Rules& rules, const Offer& offer) { return rules.verbSpecs()[offer.verb].role; }

const Offer* offerWith(const Rules& rules, const Decision& decision, VerbRole role)
{
    const auto offers = decision.offers();
    const auto found = std::ranges::find_if(offers, [&](const Offer& offer) { return roleOf(rules, offer) == role; });
    return found == offers.end() ? nullptr : &*found;
}

/// The offer as it is proposed, where it wants no place.
std::optional<Move> asProposed(const Decision& decision, const State& state, const Offer& offer)
{
    engine::MoveBuilder builder;
    builder.begin(decision, state);
    if (!builder.choose(offer.verb) || !builder.complete() || !builder.legal()) return {};
    return builder.move();
}

/// The only move that a decision describes.
std::optional<Move> onlyMove(const Decision& decision, const State& state)
{
    if (decision.offers().size() != 1) return {};
    std::optional<Move> only;
    int moves = 0;
    engine::forEachMove(decision, state, 1, [&](const Move& move) {
        only = move;
        ++moves;
    });
    return moves == 1 ? only : std::nullopt;
}

/// To roll on or to break off is what a battle that is begun may ask besides; a card to be played is another matter.
bool isPlainBattle(const Rules& rules, const Decision& decision)
{
    return std::ranges::all_of(decision.offers(), [&](const Offer& offer) {
        const VerbRole role = roleOf(rules, offer);
        return role == VerbRole::Roll || role == VerbRole::FightOn || role == VerbRole::BreakOff;
    });
}

/// Pieces on each place, and whose it is, as far as a seat may know.
struct BoardSight {
    std::map<int, int> pieces;
    std::map<int, int> owners;
};

BoardSight readBoard(const Rules& rules, const State& view)
{
    engine::Facts facts;
    rules.describe(view, facts);
    BoardSight board;
    for (const engine::Fact& fact : facts) {
        const engine::FieldSpec& field = rules.fields()[fact.field];
        if (fact.value == engine::kUnknown) continue;
        if (field.keys[0] != Space::Place) continue;
        if (field.role == Role::Stack && field.value == Space::Number) board.pieces[fact.key[0]] += fact.value;
        if (field.role == Role::Owner) board.owners[fact.key[0]] = fact.value;
    }
    return board;
}

int piecesAt(const BoardSight& board, int place)
{
    const auto found = board.pieces.find(place);
    return found == board.pieces.end() ? 0 : found->second;
}

/// By how many the strongest neighbour that is another's outnumbers who holds the place; nothing where none is.
std::optional<int> threat(const Rules& rules, const BoardSight& board, int place)
{
    const auto owner = board.owners.find(place);
    if (owner == board.owners.end()) return {};
    std::optional<int> worst;
    for (const int neighbour : rules.board().neighbours(place)) {
        const auto other = board.owners.find(neighbour);
        if (other == board.owners.end() || other->second < 0 || other->second == owner->second) continue;
        const int by = piecesAt(board, neighbour) - piecesAt(board, place);
        worst = worst ? std::max(*worst, by) : by;
    }
    return worst;
}

int chosenPlace(const Rules& rules, const BoardSight& board, const engine::Mask& places, Spread spread,
                std::uint64_t lot)
{
    if (spread == Spread::ByLot) {
        engine::Random random(lot);
        return places.nth(static_cast<int>(engine::below(random, static_cast<std::uint32_t>(places.count()))));
    }
    int best = -1;
    if (spread == Spread::InFront) {
        int worst = 0;
        places.forEach([&](int place) {
            const std::optional<int> by = threat(rules, board, place);
            if (by && (best < 0 || *by > worst)) {
                best = place;
                worst = *by;
            }
        });
    }
    if (best >= 0) return best;
    places.forEach([&](int place) {
        if (best < 0 || piecesAt(board, place) < piecesAt(board, best)) best = place;
    });
    return best;
}

/// An offer to place that names a place and at most a number.
const Offer* placementOf(const Rules& rules, const Decision& decision)
{
    if (decision.pending != engine::Pending::Choice || decision.secret) return nullptr;
    const Offer* offer = offerWith(rules, decision, VerbRole::Place);
    if (offer == nullptr || offer->paramCount > 2) return nullptr;
    const auto params = decision.params(*offer);
    if (params.empty() || params[0].form != Form::One || params[0].space != Space::Place) return nullptr;
    return params.size() == 1 || params[1].form == Form::Amount ? offer : nullptr;
}

} // namespace

std::optional<Move> usualAnswer(const Rules& rules, const Decision& decision, const State& state, Habits habits,
                                int persons)
{
    if (decision.pending != engine::Pending::Choice || decision.secret) return {};
    const auto offers = decision.offers();
    if (habits.testFlag(Habit::Defend) && offers.size() == 1 && roleOf(rules, offers[0]) == VerbRole::Defend)
        return asProposed(decision, state, offers[0]);
    if (habits.testFlag(Habit::Advance) && offers.size() == 1 && roleOf(rules, offers[0]) == VerbRole::Advance)
        return asProposed(decision, state, offers[0]);
    if (habits.testFlag(Habit::FightOn) && isPlainBattle(rules, decision))
        if (const Offer* on = offerWith(rules, decision, VerbRole::FightOn)) return asProposed(decision, state, *on);
    if (habits.testFlag(Habit::OnlyAnswer) && !(decision.reaction && persons > 1 && rules.hasPrivateKnowledge()))
        return onlyMove(decision, state);
    return {};
}

bool asksForNumbersOnly(const Decision& decision, const Offer& offer, int pointed)
{
    const auto rest = decision.params(offer).subspan(static_cast<std::size_t>(pointed));
    return std::ranges::all_of(rest, [](const Param& param) { return param.form == Form::Amount; });
}

int placeAskedFor(const engine::MoveBuilder& builder)
{
    if (!builder.complete()) return -1;
    const auto params = builder.decision().params(*builder.offer());
    for (int i = builder.pointed(); i < static_cast<int>(params.size()); ++i)
        if (const Param& param = params[static_cast<std::size_t>(i)];
            param.form == Form::One && param.space == Space::Place)
            return i;
    return -1;
}

std::optional<Move> sameAgain(const Decision& decision, const State& state, const Move& before)
{
    if (decision.pending != engine::Pending::Choice || before.seat != decision.seat) return {};
    const Offer* offer = decision.findOffer(before.verb);
    if (offer == nullptr) return {};
    Move move = before;
    const auto params = decision.params(*offer);
    for (std::size_t i = 0; i < params.size(); ++i) {
        if (params[i].form != Form::Amount) continue;
        const engine::Bounds bounds = engine::amountBounds(params[i], state, move);
        if (bounds.lo > bounds.hi) return {};
        move.arg[i] = static_cast<std::int16_t>(std::clamp<int>(move.arg[i], bounds.lo, bounds.hi));
    }
    return engine::contains(decision, state, move) ? std::optional(move) : std::nullopt;
}

std::optional<Move> finishing(const Rules& rules, const Decision& decision, const State& state)
{
    if (decision.pending != engine::Pending::Choice || decision.secret) return {};
    const Offer* offer = offerWith(rules, decision, VerbRole::Finish);
    return offer != nullptr ? asProposed(decision, state, *offer) : std::nullopt;
}

bool endsOrPasses(const Rules& rules, int verb)
{
    const VerbRole role = rules.verbSpecs()[static_cast<std::size_t>(verb)].role;
    return role == VerbRole::Finish || role == VerbRole::BreakOff || role == VerbRole::Seal;
}

bool beginsBattle(const Rules& rules, int verb)
{
    return rules.verbSpecs()[static_cast<std::size_t>(verb)].role == VerbRole::Attack;
}

bool isPlacing(const Rules& rules, const Decision& decision) { return placementOf(rules, decision) != nullptr; }

bool isClaiming(const Rules& rules, const Decision& decision)
{
    const Offer* offer = placementOf(rules, decision);
    return offer != nullptr && offer->paramCount == 1;
}

std::optional<Move> nextPlacement(const Rules& rules, const Decision& decision, const State& state, const State& view,
                                  Spread spread, std::uint64_t lot)
{
    const Offer* offer = placementOf(rules, decision);
    if (offer == nullptr) return {};
    Move move(offer->verb, decision.seat);
    const auto params = decision.params(*offer);
    const engine::Mask places = engine::candidates(params[0], move);
    if (!places.any()) return {};
    move.arg[0] = static_cast<std::int16_t>(chosenPlace(rules, readBoard(rules, view), places, spread, lot));
    if (params.size() > 1) move.arg[1] = static_cast<std::int16_t>(engine::amountBounds(params[1], state, move).lo);
    return engine::contains(decision, state, move) ? std::optional(move) : std::nullopt;
}

} // namespace marches::app
