// SPDX-License-Identifier: GPL-3.0-or-later
// What cards may do, and who is asked for one.
#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include "engine/rules/narnia_risk_junior/legal.h"

namespace marches::engine::narnia_risk_junior {

namespace {

bool isHome(const Table& t, const Position& s, int token, std::uint8_t homes, int seat)
{
    const auto from = [&](Home home) { return (homes & homeBit(home)) != 0; };
    if (from(Home::Pavilion) && onPlace(s, token, t.pavilion)) return true;
    if (from(Home::Wardrobe) && onPlace(s, token, t.wardrobe)) return true;
    if (from(Home::Courtyard) && onPlace(s, token, t.courtyard) && !isStone(s, token)) return true;
    const int holder = s.holder[token] - 1;
    return from(Home::FriendlyCard) && s.spot[token] == kOnCard && holder >= 0 && holder != seat &&
           t.sideOfSeat(holder) == t.sideOfSeat(seat);
}

/// Most hands are empty most of the time; asked at every step, so it looks at eight kinds at once.
bool emptyHand(const Position& s, int seat)
{
    std::array<std::uint64_t, sizeof s.hand[0] / sizeof(std::uint64_t)> words;
    static_assert(sizeof words == sizeof s.hand[0]);
    std::memcpy(words.data(), s.hand[seat], sizeof words);
    return (words[0] | words[1] | words[2] | words[3]) == 0;
}

bool emptyHands(const Position& s) { return emptyHand(s, 0) && emptyHand(s, 1) && emptyHand(s, 2) && emptyHand(s, 3); }

} // namespace

Mask marchTargets(const Table& t, const Position& s, int from)
{
    const int army = ownerOf(s, from);
    return army < 0 ? Mask() : t.open[static_cast<std::size_t>(from)] & s.owned(army).mask();
}

namespace {

/// Whether a card may move pieces of the army from one of its territories.
bool canMarch(const Table& t, const Position& s, int army, int place)
{
    // Pieces in a battle stay in it.
    const bool fighting = sum(s.attackers) > 0 && place == battlePlace(s);
    return sum(s.stack(place)) >= 2 && !fighting && s.owned(army).meets(t.open[static_cast<std::size_t>(place)]);
}

} // namespace

Mask marchSources(const Table& t, const Position& s, int seat)
{
    Mask sources;
    for (const int army : t.seats[static_cast<std::size_t>(seat)].armies)
        s.owned(army).forEach([&](int place) {
            if (canMarch(t, s, army, place)) sources.set(place);
        });
    return sources;
}

bool anyMarchSource(const Table& t, const Position& s, int seat)
{
    const auto& armies = t.seats[static_cast<std::size_t>(seat)].armies;
    return std::any_of(armies.begin(), armies.end(), [&](int army) {
        return s.owned(army).anyOf([&](int place) { return canMarch(t, s, army, place); });
    });
}

std::uint16_t takable(const Table& t, const Position& s, const CardEffect& effect, int seat)
{
    return tokensWhere(effect.characters, [&](int token) {
        return sideOf(static_cast<Token>(token)) == t.sideOfSeat(seat) && isHome(t, s, token, effect.homes, seat);
    });
}

std::uint16_t borrowable(const Table& t, const Position& s, const CardEffect& effect, int seat)
{
    return tokensWhere(effect.characters, [&](int token) {
        return sideOf(static_cast<Token>(token)) == t.sideOfSeat(seat) && ((s.spent >> token) & 1U) == 0 &&
               isHome(t, s, token, effect.homes, seat);
    });
}

std::uint16_t lurable(const Table& t, const Position& s, const CardEffect& effect, int seat)
{
    return tokensWhere(effect.characters, [&](int token) {
        const int place = s.spot[token] - kFirstSpot;
        return sideOf(static_cast<Token>(token)) != t.sideOfSeat(seat) && t.land.test(place) && !isStone(s, token);
    });
}

int receiverOf(const Table& t, const Position& s, const CardEffect& effect)
{
    if (effect.toWitch) return t.witchSeat;
    const int drawer = activeSeat(t, s);
    if (drawer >= 0 && drawer != t.witchSeat) return drawer;
    int best = -1;
    int fewest = 0;
    for (const int army : t.aslanArmies) {
        const int crowns = s.crowns[t.markerOf[static_cast<std::size_t>(army)]];
        if (best >= 0 && crowns >= fewest) continue;
        best = t.seatOf[static_cast<std::size_t>(army)];
        fewest = crowns;
    }
    return best;
}

Mask effectPlaces(const Table& t, const Position& s, const CardEffect& effect)
{
    const int army = activeArmy(s);
    const auto own = s.owned(army);
    switch (effect.verb) {
    case CardVerb::Gain: return s.supply[army][effect.kind] > 0 ? own.mask() : Mask();
    case CardVerb::PlaceCamp: return s.camps().count() < kCampTokens ? own.mask() - s.camps().mask() : Mask();
    case CardVerb::Lose: {
        Mask places;
        own.forEach([&](int place) {
            if (sum(s.stack(place)) > effect.count && s.stack(place)[effect.kind] >= effect.count) places.set(place);
        });
        return places;
    }
    default: break;
    }
    static_cast<void>(t);
    return {};
}

template <class W> std::uint32_t usableCards(const ConstContext<W>& ctx, int seat)
{
    const Position& s = ctx.position;
    const int active = activeSeat(ctx.table, s);
    if (emptyHand(s, seat) || (ctx.table.options.cardsOnOwnTurnOnly && seat != active)) return 0;
    const Phase phase = phaseOf(s);
    const bool own = seat == active;
    const bool rerolling = phase == Phase::DefenceReroll || phase == Phase::AttackReroll;
    const bool reacting = phase == Phase::DefenceReact || phase == Phase::AttackReact;
    const Side side = ctx.table.sideOfSeat(seat);
    std::uint32_t usable = 0;
    for (const int kind : ctx.table.deck.kept) {
        if (s.hand[seat][kind] == 0) continue;
        const Card& card = ctx.table.deck.cards[static_cast<std::size_t>(kind)];
        if (card.effectCount == 0 || (card.aslanOnly && side != Side::Aslan) || (card.witchOnly && side != Side::Witch))
            continue;
        const CardEffect& effect = card.effects[0];
        bool now = false;
        switch (effect.verb) {
        case CardVerb::Move:
            now = !rerolling && !reacting && anyMarchSource(ctx.table, s, seat);
            if (now && phase != Phase::EndTurn) now = ctx.in(erratum(1)) && ctx.table.options.armiesOnTheMoveAnyTurn;
            break;
        case CardVerb::SendToCard: now = !rerolling && !reacting && lurable(ctx.table, s, effect, seat) != 0; break;
        case CardVerb::BorrowCharacter:
            now = own && phase == Phase::Place && characterAt(s, battlePlace(s), side) < 0 &&
                  borrowable(ctx.table, s, effect, seat) != 0;
            break;
        case CardVerb::Reroll: now = rerolling; break;
        case CardVerb::CancelHits: now = reacting && sum(s.hits) > 0; break;
        case CardVerb::CancelCharacterHit: now = reacting && s.hitCharacter != 0; break;
        case CardVerb::CrossClosedBorder: now = own && phase == Phase::Continue && pathTargets(ctx).any(); break;
        default: break;
        }
        if (now) usable |= 1U << kind;
    }
    return usable;
}

namespace {

/// Seats that a window of this phase is open to, the first to be asked first; the active player has offers of his own
/// in some phases and is then not asked apart.
struct Order {
    int seats[kMaxSeats] = {};
    int count = 0;
};

Order windowOrder(const Table& t, const Position& s)
{
    Order order;
    const int active = activeSeat(t, s);
    const auto add = [&order](int seat) {
        if (seat >= 0) order.seats[order.count++] = seat;
    };
    switch (phaseOf(s)) {
    case Phase::TerritoryDraw:
    case Phase::DefenceRoll:
    case Phase::AttackRoll:
    case Phase::EndTurn: add(active); [[fallthrough]];
    case Phase::Place:
    case Phase::Continue:
        for (int seat = 0; seat < static_cast<int>(t.seats.size()); ++seat)
            if (seat != active) add(seat);
        break;
    case Phase::DefenceReact:
    case Phase::AttackReact: {
        const int army = victimArmy(s, isAttackPhase(phaseOf(s)));
        if (army >= 0) add(t.seatOf[static_cast<std::size_t>(army)]);
        break;
    }
    default: break;
    }
    return order;
}

} // namespace

int seatToAsk(const Table& t, const Position& s)
{
    if (s.asking == 0) return -1;
    const Order order = windowOrder(t, s);
    for (int i = 0; i < order.count; ++i)
        if (((s.asking >> order.seats[i]) & 1U) != 0) return order.seats[i];
    return -1;
}

template <class W> void openWindow(const ConstContext<W>& ctx, Position& s)
{
    const bool open = (s.asked | s.asking) != 0;
    const bool always = asksEverybody(ctx.table);
    if (always ? open : emptyHands(s) && s.asking == 0) return;
    const Order order = windowOrder(ctx.table, s);
    const auto concerns = [&](int seat) {
        if (always) return !ctx.table.options.cardsOnOwnTurnOnly || seat == activeSeat(ctx.table, s);
        return usableCards(ctx, seat) != 0;
    };
    for (int i = 0; i < order.count; ++i) {
        const int seat = order.seats[i];
        const auto mark = static_cast<std::uint8_t>(1U << seat);
        if (open) {
            if ((s.asking & mark) == 0 || concerns(seat)) continue;
            s.asking = static_cast<std::uint8_t>(s.asking & ~mark);
            s.asked = static_cast<std::uint8_t>(s.asked | mark);
        } else if ((s.silent & mark) == 0 && concerns(seat)) {
            s.asking = static_cast<std::uint8_t>(s.asking | mark);
        }
    }
}

#define MARCHES_NRJ_LEGAL_CARDS(W)                                                                                     \
    template std::uint32_t usableCards(const ConstContext<W>&, int);                                                   \
    template void openWindow(const ConstContext<W>&, Position&);

MARCHES_NRJ_LEGAL_CARDS(RuleTrace)
MARCHES_NRJ_LEGAL_CARDS(NoTrace)
#undef MARCHES_NRJ_LEGAL_CARDS

} // namespace marches::engine::narnia_risk_junior
