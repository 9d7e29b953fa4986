// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnia_risk_junior/machine.h"

#include <bit>

namespace marches::engine::narnia_risk_junior {

namespace {

constexpr int kSetSize[2] = {5, 3};

int seatOfMarker(const Table& t, int marker) { return t.seatOf[static_cast<std::size_t>(marker)]; }

template <class F> void forEachMarker(const Table& t, F f)
{
    for (int marker = 0; marker < kArmies; ++marker)
        if (t.markers[static_cast<std::size_t>(marker)]) f(marker);
}

/// Camps that count for a marker.
int campsOfMarker(const Table& t, const Position& s, int marker)
{
    int camps = 0;
    for (const int army : t.armies)
        if (t.markerOf[static_cast<std::size_t>(army)] == marker)
            for (int k = 0; k < s.words; ++k) camps += bitCount(s.block[k].owned[army] & s.block[k].camps);
    return camps;
}

template <class W> void scoreCamps(const Context<W>& ctx)
{
    if (!ctx.in(nrj(41))) return;
    forEachMarker(ctx.table, [&](int marker) {
        const int camps = campsOfMarker(ctx.table, ctx.position, marker);
        if (camps == 0) return;
        ctx.position.crowns[marker] = static_cast<std::int16_t>(ctx.position.crowns[marker] + 2 * camps);
        ctx.tell(Text::LogCampPoints, nrj(41), {seatOfMarker(ctx.table, marker), 2 * camps, camps});
    });
}

template <class W> void scoreMajority(const Context<W>& ctx)
{
    if (!ctx.in(nrj(42))) return;
    const int witch = countOwned(ctx.position, Side::Witch);
    const int aslan = countOwned(ctx.position, Side::Aslan);
    if (witch == aslan && !ctx.table.options.majorityTieBoth) {
        ctx.tell(Text::LogNoMajority, nrj(42), {witch});
        return;
    }
    forEachMarker(ctx.table, [&](int marker) {
        const bool isWitch = marker == num(Army::Witch);
        if (isWitch ? witch < aslan : aslan < witch) return;
        ctx.position.crowns[marker] = static_cast<std::int16_t>(ctx.position.crowns[marker] + 5);
        ctx.tell(Text::LogMajority, nrj(42), {seatOfMarker(ctx.table, marker), 5, witch, aslan});
    });
}

template <class W> void gainBonus(const Context<W>& ctx, int place, int crowns, Rule rule)
{
    const int owner = ownerOf(ctx.position, place);
    if (owner < 0 || !ctx.in(rule)) return;
    gainCrowns(ctx, owner, crowns);
    ctx.tell(Text::LogBonus, rule, {ctx.table.seatOf[static_cast<std::size_t>(owner)], crowns, place});
}

template <class W> void leaveLake(const Context<W>& ctx, int owner)
{
    Position& s = ctx.position;
    const int lake = ctx.table.lake;
    const int light = lightPiece(sideOf(static_cast<Army>(owner)));
    const Troop troop{s.stack(lake)[kLight], s.stack(lake)[kHeavy], light};
    const int seat = ctx.table.seatOf[static_cast<std::size_t>(owner)];
    if (troop.both())
        ctx.tell(Text::LogThawBoth, advanced(6), {troop.light, light, troop.heavy, light + 1, seat});
    else if (troop.count() > 0)
        ctx.tell(Text::LogThawOne, advanced(6), {troop.count(), troop.piece(), seat});
    disown(s, owner, lake);
    for (const int kind : {kLight, kHeavy}) {
        s.supply[owner][kind] = static_cast<std::uint16_t>(s.supply[owner][kind] + s.stack(lake)[kind]);
        s.stack(lake)[kind] = 0;
    }
}

/// Frozen Lake becomes a river for good (A6): armies go to their supply, characters to their cards, a camp to the pile.
template <class W> void thaw(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int lake = ctx.table.lake;
    if (lake < 0 || s.thawed != 0 || !ctx.in(advanced(6))) return;
    ctx.tell(Text::LogThaw, advanced(6), {lake});
    s.thawed = 1;
    if (const int owner = ownerOf(s, lake); owner >= 0) leaveLake(ctx, owner);
    for (const Side side : {Side::Witch, Side::Aslan})
        for (int token = characterAt(s, lake, side); token >= 0; token = characterAt(s, lake, side)) {
            ctx.tell(Text::LogThawCharacter, advanced(6), {token});
            sendHome(ctx, token);
        }
    if (s.camps().test(lake)) ctx.tell(Text::LogThawCamp, advanced(6), {lake});
    s.camps().clear(lake);
}

template <class W> void exchangeFor(const Context<W>& ctx, int marker)
{
    for (int army = 0; army < kArmies; ++army)
        for (const int kind : {kLight, kHeavy}) {
            std::uint16_t& held = ctx.position.captives[marker][army][kind];
            const int sets = held / kSetSize[kind];
            if (sets == 0) continue;
            const int back = sets * kSetSize[kind];
            held = static_cast<std::uint16_t>(held - back);
            ctx.position.supply[army][kind] = static_cast<std::uint16_t>(ctx.position.supply[army][kind] + back);
            ctx.position.crowns[marker] = static_cast<std::int16_t>(ctx.position.crowns[marker] + sets);
            const bool several = leadsSeveral(ctx.table, army);
            ctx.tell(several ? Text::LogExchangedArmy : Text::LogExchanged, nrj(39),
                     {seatOfMarker(ctx.table, marker), sets, back, pieceOf(sideOf(static_cast<Army>(army)), kind),
                      several ? army : ctx.table.seatOf[static_cast<std::size_t>(army)]});
        }
}

bool anySet(const Position& s)
{
    for (const auto& marker : s.captives)
        for (const auto& army : marker)
            if (army[kLight] >= kSetSize[kLight] || army[kHeavy] >= kSetSize[kHeavy]) return true;
    return false;
}

template <class W> void exchangeSets(const Context<W>& ctx)
{
    if (!anySet(ctx.position) || !ctx.in(nrj(39))) return;
    const int seat = activeSeat(ctx.table, ctx.position);
    const bool all = ctx.table.options.exchangeAllPlayers && ctx.in(erratum(5));
    forEachMarker(ctx.table, [&](int marker) {
        if (all || seatOfMarker(ctx.table, marker) == seat) exchangeFor(ctx, marker);
    });
}

std::uint32_t seatBit(int seat) { return 1U << static_cast<unsigned>(seat); }

/// The candidates for which `value` is greatest.
template <class F> std::uint32_t best(std::uint32_t candidates, F value)
{
    std::uint32_t winners = 0;
    int most = 0;
    for (int seat = 0; seat < kMaxSeats; ++seat) {
        if ((candidates & seatBit(seat)) == 0) continue;
        const int has = value(seat);
        if (winners == 0 || has > most) {
            winners = 0;
            most = has;
        }
        if (has == most) winners |= seatBit(seat);
    }
    return winners;
}

} // namespace

std::uint32_t allSeats(const Table& t) { return seatBit(static_cast<int>(t.seats.size())) - 1U; }

int crownsOf(const Table& t, const Position& s, int seat)
{
    int most = 0;
    bool first = true;
    for (const int army : t.seats[static_cast<std::size_t>(seat)].armies) {
        const int marker = t.markerOf[static_cast<std::size_t>(army)];
        most = first ? s.crowns[marker] : std::max<int>(most, s.crowns[marker]);
        first = false;
    }
    return most;
}

int piecesOf(const Table& t, const Position& s, int seat)
{
    int pieces = 0;
    for (const int army : t.seats[static_cast<std::size_t>(seat)].armies)
        s.owned(army).forEach([&](int place) { pieces += sum(s.stack(place)); });
    if (seat == activeSeat(t, s)) pieces += sum(s.attackers);
    return pieces;
}

template <class W> void gainCrowns(const Context<W>& ctx, int army, int count)
{
    std::int16_t& crowns = ctx.position.crowns[ctx.table.markerOf[static_cast<std::size_t>(army)]];
    crowns = static_cast<std::int16_t>(crowns + count);
}

template <class W> std::uint32_t rank(const ConstContext<W>& ctx, std::uint32_t candidates)
{
    if (!ctx.in(nrj(45))) return candidates;
    std::uint32_t winners = best(candidates, [&](int seat) { return crownsOf(ctx.table, ctx.position, seat); });
    if (!std::has_single_bit(winners) && ctx.in(nrj(46)))
        winners = best(winners, [&](int seat) { return piecesOf(ctx.table, ctx.position, seat); });
    const std::uint32_t witch = seatBit(ctx.table.witchSeat);
    if (!std::has_single_bit(winners) && ctx.table.options.tieWitchLoses && (winners & witch) != 0) winners &= ~witch;
    return winners;
}

template <class W> void finish(const Context<W>& ctx, std::uint32_t candidates)
{
    ctx.position.winners = static_cast<std::uint8_t>(rank(ctx.asConst(), candidates));
    ctx.enter(Phase::Over);
    ctx.tell(Text::LogOver, nrj(45));
    const std::uint32_t richest = best(candidates, [&](int seat) { return crownsOf(ctx.table, ctx.position, seat); });
    if (!std::has_single_bit(richest) && ctx.in(nrj(46)))
        ctx.tell(Text::LogTie, nrj(46), {crownsOf(ctx.table, ctx.position, std::countr_zero(richest))});
    for (int seat = 0; seat < kMaxSeats; ++seat)
        if ((ctx.position.winners & seatBit(seat)) != 0)
            ctx.tell(std::has_single_bit(ctx.position.winners) ? Text::LogWinner : Text::LogShared, nrj(45),
                     {seat, crownsOf(ctx.table, ctx.position, seat)});
}

template <class W> bool checkControl(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int all = ctx.table.lands - (s.thawed != 0 && ctx.table.lake >= 0 ? 1 : 0);
    const bool witch = countOwned(s, Side::Witch) == all;
    const bool aslan = countOwned(s, Side::Aslan) == all;
    if ((!witch && !aslan) || !ctx.in(nrj(44))) return false;
    const std::uint32_t witchSeat = seatBit(ctx.table.witchSeat);
    ctx.tell(Text::LogControl, nrj(44), {witch ? ctx.table.witchSeat : activeSeat(ctx.table, s)});
    exchangeSets(ctx);
    finish(ctx, witch ? witchSeat : allSeats(ctx.table) & ~witchSeat);
    return true;
}

template <class W> void playScoringCard(const Context<W>& ctx, int kind)
{
    Position& s = ctx.position;
    const Options& options = ctx.table.options;
    const Card& card = ctx.table.deck.cards[static_cast<std::size_t>(kind)];
    ctx.tell(Text::LogScoring, nrj(16), {activeSeat(ctx.table, s), kind});
    discard(ctx, kind);
    if (!ctx.in(nrj(16))) {
        ctx.enter(Phase::TerritoryDraw);
        return;
    }
    if (!card.ends() && ctx.in(nrj(54))) ++s.scored; // the last stage ends with the game: no other follows
    if (card.find(CardVerb::Score) != nullptr && (card.ends() || ctx.in(nrj(43)))) {
        scoreCamps(ctx);
        scoreMajority(ctx);
    }
    const CardEffect* castle = card.find(CardVerb::CastleBonus);
    const CardEffect* christmas = card.find(CardVerb::ChristmasBonus);
    if (castle != nullptr && options.castleBonus) gainBonus(ctx, ctx.table.castle, castle->count, advanced(4));
    if (christmas != nullptr && options.fatherChristmasBonus)
        gainBonus(ctx, ctx.table.christmas, christmas->count, advanced(5));
    if (card.find(CardVerb::Thaw) != nullptr && options.frozenLakeThaw) {
        thaw(ctx);
        if (!options.controlAtEndOfTurn && checkControl(ctx)) return;
    }
    if (card.ends()) {
        finish(ctx, allSeats(ctx.table));
        return;
    }
    const Phase then = options.scoringRedraw && ctx.in(erratum(3)) ? Phase::NarniaDraw : Phase::TerritoryDraw;
    if (options.noScoringReshuffle && ctx.in(erratum(2))) {
        ctx.enter(then);
        return;
    }
    s.resume = static_cast<std::uint8_t>(then);
    ctx.enter(Phase::ShuffleTokens);
}

template <class W> void exchange(const Context<W>& ctx)
{
    if (ctx.position.borrowed != 0) {
        ctx.tell(Text::LogHelpEnds, nrj(53), {ctx.position.borrowed - 1});
        sendHome(ctx, ctx.position.borrowed - 1);
    }
    exchangeSets(ctx);
    if (ctx.table.options.controlAtEndOfTurn && checkControl(ctx)) return;
    ctx.enter(Phase::Flip);
}

#define MARCHES_NRJ_SCORING(W)                                                                                         \
    template void playScoringCard(const Context<W>&, int);                                                             \
    template void exchange(const Context<W>&);                                                                         \
    template bool checkControl(const Context<W>&);                                                                     \
    template void finish(const Context<W>&, std::uint32_t);                                                            \
    template std::uint32_t rank(const ConstContext<W>&, std::uint32_t);                                                \
    template void gainCrowns(const Context<W>&, int, int);

MARCHES_NRJ_SCORING(RuleTrace)
MARCHES_NRJ_SCORING(NoTrace)
#undef MARCHES_NRJ_SCORING

} // namespace marches::engine::narnia_risk_junior
