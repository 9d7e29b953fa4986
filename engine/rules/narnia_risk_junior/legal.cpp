// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnia_risk_junior/legal.h"

#include <array>
#include <bit>
#include <cstring>

namespace marches::engine::nrj {

namespace {

std::uint64_t neighboursOf(const Table& t, std::uint64_t places)
{
    std::uint64_t around = 0;
    eachPlace(places, [&](int place) { around |= t.open[static_cast<std::size_t>(place)]; });
    return around;
}

/// Territories where pieces of the army stand.
std::uint64_t armed(const Position& s, int army)
{
    std::uint64_t places = 0;
    eachPlace(s.owned[army], [&](int place) {
        if (sum(s.stack[place]) > 0) places |= bit(place);
    });
    return places;
}

std::uint64_t armedBySeat(const Table& t, const Position& s, int seat)
{
    std::uint64_t places = 0;
    for (const int army : t.seats[static_cast<std::size_t>(seat)].armies) places |= armed(s, army);
    return places;
}

std::uint64_t armedBySide(const Table& t, const Position& s, Side side)
{
    std::uint64_t places = 0;
    for (const int army : t.armies)
        if (sideOf(static_cast<Army>(army)) == side) places |= armed(s, army);
    return places;
}

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

template <class P> std::uint16_t tokensWhere(std::uint16_t among, P predicate)
{
    std::uint16_t set = 0;
    for (int token = 0; token < kTokens; ++token)
        if (((among >> token) & 1U) != 0 && predicate(token)) set = static_cast<std::uint16_t>(set | (1U << token));
    return set;
}

} // namespace

template <class W> std::uint64_t attackable(const Look<W>& look)
{
    const Side side = activeSide(look.s);
    std::uint64_t places = ownedBy(look.s, other(side));
    // Friends are never attacked; without the rule only one's own army is safe.
    if (!look.in(nrj(18))) places |= ownedBy(look.s, side) & ~look.s.owned[activeArmy(look.s)];
    return places;
}

template <class W> std::uint64_t targets(const Look<W>& look)
{
    const Options& options = look.t.options;
    const int seat = activeSeat(look.t, look.s);
    const std::uint64_t all = attackable(look);
    std::uint64_t near = all;
    const bool lake = look.s.thawed != 0 && look.s.drawn[0] == look.t.lake + 1;
    if (lake && look.in(advanced(6))) {
        near = all & neighboursOf(look.t, armedBySeat(look.t, look.s, seat));
    } else if (options.freePlacementSide && look.in(advanced(2))) {
        near = all & neighboursOf(look.t, armedBySide(look.t, look.s, activeSide(look.s)));
    } else if (options.freePlacementOwn && !options.freePlacementSide && look.in(advanced(1))) {
        near = all & neighboursOf(look.t, armedBySeat(look.t, look.s, seat));
    }
    return near == 0 && options.noTargetAnywhere ? all : near;
}

template <class W> std::uint64_t nextTargets(const Look<W>& look)
{
    const Position& s = look.s;
    const int from = battlePlace(s);
    if (sum(s.stack[from]) < 2 || !look.in(nrj(30))) return 0;
    const std::uint64_t enemies = attackable(look);
    std::uint64_t near = look.t.open[static_cast<std::size_t>(from)];
    if ((look.t.closed[static_cast<std::size_t>(from)] & enemies) != 0 && !look.in(nrj(35)))
        near |= look.t.closed[static_cast<std::size_t>(from)];
    // Without the rule that only this stack attacks, whatever touches the army is in reach.
    if (!look.in(nrj(31))) near |= neighboursOf(look.t, s.owned[activeArmy(s)]);
    return near & enemies;
}

template <class W> std::uint64_t pathTargets(const Look<W>& look)
{
    const int from = battlePlace(look.s);
    if (sum(look.s.stack[from]) < 2) return 0;
    return look.t.closed[static_cast<std::size_t>(from)] & attackable(look);
}

template <class W> Escort escort(const Look<W>& look)
{
    if (characterAt(look.s, battlePlace(look.s), activeSide(look.s)) < 0) return {false, true};
    if (!look.in(nrj(32))) return {false, true};
    return {true, look.t.options.characterMayStay};
}

template <class W> std::uint16_t bringable(const Look<W>& look)
{
    const Position& s = look.s;
    const int seat = activeSeat(look.t, s);
    const std::uint16_t waiting = tokensWhere(0xFFF, [&](int token) {
        return s.spot[token] == kOnCard && s.holder[token] == seat + 1 && !isStone(s, token) && ((s.spent >> token) & 1U) == 0;
    });
    if (waiting == 0 || !look.in(nrj(20))) return 0;
    const bool taken = characterAt(s, battlePlace(s), activeSide(s)) >= 0;
    return taken && look.in(nrj(21)) ? std::uint16_t{0} : waiting;
}

template <class W> void allotment(const Look<W>& look, int (&out)[2])
{
    const Position& s = look.s;
    const bool full = look.in(nrj(19));
    const int base[2] = {full ? 3 : 2, full ? 1 : 0};
    for (int kind = 0; kind < 2; ++kind) {
        const int wanted = std::max(0, base[kind] - (s.diverted == kind + 1 ? 1 : 0));
        out[kind] = std::min<int>(wanted, s.supply[activeArmy(s)][kind]);
    }
}

template <class W> std::uint64_t divertCamps(const Look<W>& look)
{
    if (!look.t.options.campReinforcement || look.s.diverted != 0) return 0;
    const std::uint64_t camps = look.s.camps & look.s.owned[activeArmy(look.s)];
    if (camps == 0) return 0;
    int pieces[2];
    allotment(look, pieces);
    return pieces[0] + pieces[1] >= 2 && look.in(advanced(7)) ? camps : 0;
}

template <class W> DiceReasons diceReasons(const Look<W>& look, int place, Way way, bool withBeavers)
{
    DiceReasons reasons;
    const bool bridge = way == Way::Bridge && !withBeavers;
    // The lake is land like any other; without that rule its ice counts as water.
    const bool lake = look.t.lake >= 0 && (place == look.t.lake || look.s.origin == look.t.lake + 1);
    const bool ice = lake && way == Way::Border && !look.in(nrj(36));
    reasons.camp = has(look.s.camps, place);
    reasons.water = bridge || way == Way::SeaLane || ice;
    reasons.wood = look.t.options.woodedTwoDice && has(look.t.wooded, place) && look.in(advanced(8));
    reasons.card = way == Way::ClosedBorder || look.s.diceCap != 0;
    reasons.cap = way == Way::ClosedBorder ? 2 : 3;
    if (look.s.diceCap != 0) reasons.cap = std::min<int>(reasons.cap, look.s.diceCap);
    return reasons;
}

template <class W> int diceOf(const Look<W>& look, bool attack)
{
    if (!attack) return look.in(nrj(24)) ? 2 : 1;
    const bool beavers = hasPower(look, Token::Beavers, true);
    const DiceReasons reasons = diceReasons(look, battlePlace(look.s), static_cast<Way>(look.s.way), beavers);
    int dice = reasons.cap;
    if (look.in(nrj(23)) && (reasons.camp || reasons.water || reasons.wood)) dice = std::min(dice, 2);
    // Losses never cost a die; without that rule each die needs a piece.
    if (!look.in(nrj(22))) dice = std::min(dice, sum(look.s.attackers));
    return std::max(dice, 1);
}

template <class W> bool hasPower(const Look<W>& look, Token token, bool attack)
{
    const Position& s = look.s;
    const int t = num(token);
    const bool given = token == Token::Aslan || token == Token::Lucy || token == Token::MrTumnus || token == Token::WhiteWitch;
    const bool real = given || look.t.options.extraPowers;
    const int army = rollerArmy(s, attack);
    if (army < 0 || sideOf(static_cast<Army>(army)) != sideOf(token) || isStone(s, t)) return false;
    if (onPlace(s, t, battlePlace(s))) return look.in(nrj(37)) && real;
    // A power works on the board and not from the card; without the rule it is the other way round.
    const bool waiting = s.spot[t] == kOnCard && s.holder[t] == look.t.seatOf[static_cast<std::size_t>(army)] + 1;
    return waiting && real && !look.in(nrj(37));
}

template <class W> bool witchRolls(const Look<W>& look, bool attack)
{
    if (!hasPower(look, Token::WhiteWitch, attack) || !look.in(nrj(50))) return false;
    return attack || look.t.options.witchPowerOnDefence;
}

template <class W> Roll readRoll(const Look<W>& look, bool attack)
{
    Roll roll;
    int fours = 0;
    const auto& dice = look.s.dice;
    for (const std::uint8_t face : dice) {
        roll.fives += face == 5 ? 1 : 0;
        roll.sixes += face == 6 ? 1 : 0;
        roll.twos += face == 2 ? 1 : 0;
        fours += face == 4 ? 1 : 0;
    }
    roll.doubled =
        dice[0] != 0 && dice[1] != 0 && (dice[0] == dice[1] || (dice[2] != 0 && (dice[2] == dice[0] || dice[2] == dice[1])));
    if (!attack) return roll;
    if (fours > 0 && hasPower(look, Token::Peter, true)) ++roll.fives;
    if (roll.fives > 0 && hasPower(look, Token::Otmin, true)) {
        --roll.fives;
        ++roll.sixes;
    }
    if (roll.sixes > 0 && hasPower(look, Token::Rumblebuffin, true)) ++roll.fives;
    return roll;
}

namespace {

void boundHits(const Roll& roll, const std::uint16_t (&enemy)[2], bool mayWaste, int (&caps)[2], int& least, int& most)
{
    caps[kLight] = std::min<int>(enemy[kLight], roll.fives + roll.sixes);
    caps[kHeavy] = std::min<int>(enemy[kHeavy], roll.sixes);
    most = std::min(caps[kLight] + caps[kHeavy], roll.fives + roll.sixes);
    least = mayWaste ? 0 : most;
}

} // namespace

template <class W> HitRange hitRange(const Look<W>& look, bool attack)
{
    HitRange range;
    Roll roll = readRoll(look, attack);
    const auto& enemy = victims(look.s, attack);
    // A five hits light pieces alone; without that rule it is as good as a six.
    if (roll.fives > 0 && enemy[kHeavy] > 0 && !look.in(nrj(25))) {
        roll.sixes += roll.fives;
        roll.fives = 0;
    }
    const bool waste = look.t.options.hitWasteAllowed;
    boundHits(roll, enemy, waste, range.caps, range.least, range.most);
    const int army = victimArmy(look.s, attack);
    const int character = army < 0 ? -1 : characterAt(look.s, battlePlace(look.s), sideOf(static_cast<Army>(army)));
    if (character < 0) return range;
    if (roll.doubled && look.in(nrj(27))) {
        range.character = character;
        range.mustHit = look.t.options.doubleHitMandatory;
    } else if (attack && roll.sixes > 0 && hasPower(look, Token::Maugrim, true)) {
        range.strike = character;
        --roll.sixes;
        boundHits(roll, enemy, waste, range.strikeCaps, range.strikeLeast, range.strikeMost);
    }
    return range;
}

std::uint64_t marchTargets(const Table& t, const Position& s, int from)
{
    const int army = ownerOf(s, from);
    return army < 0 ? 0 : t.open[static_cast<std::size_t>(from)] & s.owned[army];
}

std::uint64_t marchSources(const Table& t, const Position& s, int seat)
{
    // Pieces in a battle stay in it.
    const bool fighting = sum(s.attackers) > 0;
    std::uint64_t sources = 0;
    for (const int army : t.seats[static_cast<std::size_t>(seat)].armies)
        eachPlace(s.owned[army], [&](int place) {
            if (sum(s.stack[place]) < 2 || (fighting && place == battlePlace(s))) return;
            if (marchTargets(t, s, place) != 0) sources |= bit(place);
        });
    return sources;
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
        return sideOf(static_cast<Token>(token)) != t.sideOfSeat(seat) && has(t.land, place) && !isStone(s, token);
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

std::uint64_t effectPlaces(const Table& t, const Position& s, const CardEffect& effect)
{
    const int army = activeArmy(s);
    const std::uint64_t own = s.owned[army];
    switch (effect.verb) {
    case CardVerb::Gain: return s.supply[army][effect.kind] > 0 ? own : 0;
    case CardVerb::PlaceCamp: return std::popcount(s.camps) < kCampTokens ? own & ~s.camps : 0;
    case CardVerb::Lose: {
        std::uint64_t places = 0;
        eachPlace(own, [&](int place) {
            if (sum(s.stack[place]) > effect.count && s.stack[place][effect.kind] >= effect.count) places |= bit(place);
        });
        return places;
    }
    default: break;
    }
    static_cast<void>(t);
    return 0;
}

template <class W> std::uint32_t usableCards(const Look<W>& look, int seat)
{
    const Position& s = look.s;
    const int active = activeSeat(look.t, s);
    if (emptyHand(s, seat) || (look.t.options.cardsOnOwnTurnOnly && seat != active)) return 0;
    const Phase phase = phaseOf(s);
    const bool own = seat == active;
    const bool rerolling = phase == Phase::DefenceReroll || phase == Phase::AttackReroll;
    const bool reacting = phase == Phase::DefenceReact || phase == Phase::AttackReact;
    const Side side = look.t.sideOfSeat(seat);
    std::uint32_t usable = 0;
    for (const int kind : look.t.deck.kept) {
        if (s.hand[seat][kind] == 0) continue;
        const Card& card = look.t.deck.cards[static_cast<std::size_t>(kind)];
        if (card.effectCount == 0 || (card.aslanOnly && side != Side::Aslan) || (card.witchOnly && side != Side::Witch)) continue;
        const CardEffect& effect = card.effects[0];
        bool now = false;
        switch (effect.verb) {
        case CardVerb::Move:
            now = !rerolling && !reacting && marchSources(look.t, s, seat) != 0;
            if (now && card.armiesOnTheMove && phase != Phase::EndTurn)
                now = look.in(erratum(1)) && look.t.options.armiesOnTheMoveAnyTurn;
            break;
        case CardVerb::SendToCard: now = !rerolling && !reacting && lurable(look.t, s, effect, seat) != 0; break;
        case CardVerb::BorrowCharacter:
            now = own && phase == Phase::Place && characterAt(s, battlePlace(s), side) < 0 &&
                  borrowable(look.t, s, effect, seat) != 0;
            break;
        case CardVerb::Reroll: now = rerolling; break;
        case CardVerb::CancelHits: now = reacting && sum(s.hits) > 0; break;
        case CardVerb::CancelCharacterHit: now = reacting && s.hitCharacter != 0; break;
        case CardVerb::CrossClosedBorder: now = own && phase == Phase::Continue && pathTargets(look) != 0; break;
        default: break;
        }
        if (now) usable |= 1U << kind;
    }
    return usable;
}

namespace {

/// Seats that a window of this phase is open to, the first to be asked first; the active player has offers of his own in
/// some phases and is then not asked apart.
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

template <class W> void openWindow(const Look<W>& look, Position& s)
{
    const bool open = (s.asked | s.asking) != 0;
    const bool always = asksEverybody(look.t);
    if (always ? open : emptyHands(s) && s.asking == 0) return;
    const Order order = windowOrder(look.t, s);
    const auto concerns = [&](int seat) {
        if (always) return !look.t.options.cardsOnOwnTurnOnly || seat == activeSeat(look.t, s);
        return usableCards(look, seat) != 0;
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

#define MARCHES_NRJ_LEGAL(W)                                                                                                     \
    template std::uint64_t attackable(const Look<W>&);                                                                           \
    template std::uint64_t targets(const Look<W>&);                                                                              \
    template std::uint64_t nextTargets(const Look<W>&);                                                                          \
    template std::uint64_t pathTargets(const Look<W>&);                                                                          \
    template Escort escort(const Look<W>&);                                                                                      \
    template std::uint16_t bringable(const Look<W>&);                                                                            \
    template void allotment(const Look<W>&, int(&)[2]);                                                                          \
    template std::uint64_t divertCamps(const Look<W>&);                                                                          \
    template DiceReasons diceReasons(const Look<W>&, int, Way, bool);                                                            \
    template int diceOf(const Look<W>&, bool);                                                                                   \
    template Roll readRoll(const Look<W>&, bool);                                                                                \
    template HitRange hitRange(const Look<W>&, bool);                                                                            \
    template bool hasPower(const Look<W>&, Token, bool);                                                                         \
    template bool witchRolls(const Look<W>&, bool);                                                                              \
    template std::uint32_t usableCards(const Look<W>&, int);                                                                     \
    template void openWindow(const Look<W>&, Position&);

MARCHES_NRJ_LEGAL(Witness)
MARCHES_NRJ_LEGAL(NoWitness)
#undef MARCHES_NRJ_LEGAL

} // namespace marches::engine::nrj
