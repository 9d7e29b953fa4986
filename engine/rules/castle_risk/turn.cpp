// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <bit>

#include "engine/rules/castle_risk/machine.h"

#include "engine/rules/common/rolling.h"

namespace marches::engine::castle_risk {

namespace {

constexpr int kBlockSpoils = 2;

/// Truces made by this seat a round ago end, and their cards are discarded (CR-15).
template <class W> void endTruces(const Context<W>& ctx, int seat)
{
    Position& s = ctx.position;
    if (s.truce[seat] == 0 && inUse(s, seat, Card::Diplomat) == 0) return;
    if (!ctx.in(cr(15))) return;
    const int cards = inUse(s, seat, Card::Diplomat);
    s.inUse[seat][idx(Card::Diplomat)] = 0;
    s.truce[seat] = 0;
    if (diplomatsOut(ctx.asConst()))
        s.aside = static_cast<std::uint8_t>(s.aside + cards);
    else
        discard(s, Card::Diplomat, cards);
    ctx.tell(Text::LogTruceEnds, cr(15), {seat});
}

template <class W> void beginTurn(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int seat = activeSeat(s);
    s.flags = 0;
    if (s.round == 0) {
        s.round = 1;
        ctx.tell(Text::LogRound, cr(14), {1});
    }
    ctx.tell(Text::LogTurn, cr(14), {seat});
    endTruces(ctx, seat);
    int due = 0;
    if (ctx.in(cr(16))) due = std::max(0, ctx.table.options.refillTo - handSize(s, seat));
    if (ctx.in(cr(17))) ++due;
    s.due[seat] = static_cast<std::uint8_t>(due);
    s.resume = static_cast<std::uint8_t>(Phase::Act);
    ctx.enter(Phase::Draw);
}

template <class W> int blockSpoils(const ConstContext<W>& ctx, int seat)
{
    int count = 0;
    const Mask own = ctx.position.owned(seat).mask();
    for (const Mask& block : ctx.table.unions)
        if (!(block - own).any()) count += kBlockSpoils;
    return count;
}

/// What spoils are made of: the sentence that tells of it, armies, and the region or the number of banners.
template <class W, class Visit> void forEachSpoil(const ConstContext<W>& ctx, int seat, Visit&& visit)
{
    if (!ctx.in(cr(53))) return;
    const Table& t = ctx.table;
    const Mask own = ctx.position.owned(seat).mask();
    for (const Empire& empire : t.empires)
        if (!(empire.places - own).any()) visit(Text::LogSpoilsEmpire, t.options.spoilsEmpire, empire.region);
    const int blocks = t.options.blocks ? blockSpoils(ctx, seat) : 0;
    if (blocks > 0) visit(Text::LogSpoilsBlocks, blocks, 0);
    if (!t.options.blocks && t.independents.any() && !(t.independents - own).any())
        visit(Text::LogSpoilsIndependents, ctx.in(cr(2)) ? t.options.spoilsIndependents : t.options.spoilsEmpire, 0);
    const int banners = bannersOf(t, ctx.position, seat) - (t.options.ownBanner ? 0 : 1);
    if (banners > 0) visit(Text::LogSpoilsBanners, banners * t.options.spoilsBanner, banners);
}

template <class W> void beginSpoils(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int seat = activeSeat(s);
    forEachSpoil(ctx.asConst(), seat, [&](Text text, int armies, int what) {
        if (text == Text::LogSpoilsBanners)
            ctx.tell(text, cr(53), {seat, what, armies});
        else if (text == Text::LogSpoilsEmpire)
            ctx.tell(text, cr(53), {seat, armies, what});
        else
            ctx.tell(text, cr(53), {seat, armies});
    });
    const int count = spoils(ctx.asConst(), seat);
    ctx.tell(Text::LogSpoils, cr(53), {seat, count});
    if (!ctx.in(cr(20)) && s.castle[seat] != 0) { // without the rule nobody may say where they go
        addArmies(s, s.castle[seat] - 1, count);
        ctx.enter(Phase::EndTurn);
        return;
    }
    s.reserve[seat] = static_cast<std::uint16_t>(count);
    ctx.enter(count > 0 ? Phase::Spoils : Phase::EndTurn);
}

/// Marshalls that stayed for an attack to be gone on with return, too.
template <class W> void collectCards(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int seat = activeSeat(s);
    if (inUse(s, seat, Card::General) > 0) {
        if (ctx.in(cr(21))) {
            takeBack(s, seat, Card::General);
            ctx.tell(Text::LogGeneralReturns, cr(21), {seat, num(Card::General)});
        } else {
            discard(s, Card::General, inUse(s, seat, Card::General));
            s.inUse[seat][idx(Card::General)] = 0;
        }
    }
    for (int other = 0; other < ctx.table.seatCount(); ++other) takeBack(s, other, Card::Marshall);
    s.marshallAt = 0;
}

/// Of equally many banners the territories decide, and then the armies.
template <class W> void tellTie(const Context<W>& ctx)
{
    const std::uint64_t ahead = leadersBy(
        ctx.table.seatCount(), [&](int seat) { return lives(ctx.position, seat); },
        [&](int seat) { return bannersOf(ctx.table, ctx.position, seat); });
    if (std::popcount(ahead) > 1)
        ctx.tell(Text::LogTie, cr(1), {bannersOf(ctx.table, ctx.position, std::countr_zero(ahead))});
}

/// The next seat that plays; a round ends where the first one's place is passed.
template <class W> void endTurn(const Context<W>& ctx)
{
    Position& s = ctx.position;
    collectCards(ctx);
    s.flags = 0;
    int seat = activeSeat(s);
    do {
        seat = (seat + 1) % ctx.table.seatCount();
        if (seat != s.first) continue;
        ++s.round;
        if (ctx.in(cr(1)) && ctx.table.options.roundLimit > 0 && s.round > ctx.table.options.roundLimit) {
            ctx.tell(Text::LogRoundLimit, cr(1), {ctx.table.options.roundLimit});
            tellTie(ctx);
            finish(ctx, leaders(ctx.table, s));
            return;
        }
        ctx.tell(Text::LogRound, cr(14), {s.round});
    } while (!lives(s, seat));
    s.active = static_cast<std::uint8_t>(seat + 1);
    ctx.enter(Phase::BeginTurn);
}

/// Goes on by itself, if it can. False: somebody must choose, or something is left to chance.
template <class W> bool step(const Context<W>& ctx)
{
    switch (phaseOf(ctx.position)) {
    case Phase::BeginTurn: beginTurn(ctx); return true;
    case Phase::Draw: draw(ctx); return phaseOf(ctx.position) != Phase::Reshuffle;
    case Phase::Resettle: return stepResettle(ctx);
    case Phase::Fortify:
        if (movable(ctx.table, ctx.position).any()) return false;
        beginSpoils(ctx);
        return true;
    case Phase::EndTurn: endTurn(ctx); return true;
    default: return stepSetup(ctx);
    }
}

} // namespace

template <class W> void run(const Context<W>& ctx)
{
    while (step(ctx)) {}
}

template <class W> int spoils(const ConstContext<W>& ctx, int seat)
{
    int count = 0;
    forEachSpoil(ctx, seat, [&](Text, int armies, int) { count += armies; });
    return count;
}

template <class W> void place(const Context<W>& ctx, int where, int count)
{
    Position& s = ctx.position;
    const int seat = activeSeat(s);
    const bool end = phaseOf(s) == Phase::Spoils;
    addArmies(s, where, count);
    s.reserve[seat] = static_cast<std::uint16_t>(s.reserve[seat] - count);
    ctx.tell(Text::LogPlaced, cr(end ? 20 : 23), {seat, count, where});
    if (s.reserve[seat] == 0) ctx.enter(end ? Phase::EndTurn : Phase::Act);
}

template <class W> bool fortifies(const ConstContext<W>& ctx)
{
    return !ctx.in(cr(22)) || ctx.table.options.fortifyStep;
}

Mask movable(const Table& t, const Position& s)
{
    const Mask own = s.owned(activeSeat(s)).mask();
    Mask found;
    spare(s, own).forEach([&](int place) {
        if ((t.open[static_cast<std::size_t>(place)] & own).any()) found.set(place);
    });
    return found;
}

template <class W> void endAttacks(const Context<W>& ctx)
{
    ctx.position.flags = 0;
    if (fortifies(ctx.asConst()))
        ctx.enter(Phase::Fortify);
    else
        beginSpoils(ctx);
}

template <class W> void fortify(const Context<W>& ctx, int from, int to, int count)
{
    if (count > 0) {
        addArmies(ctx.position, from, -count);
        addArmies(ctx.position, to, count);
        ctx.tell(Text::LogFortified, cr(22), {activeSeat(ctx.position), count, from, to});
    }
    beginSpoils(ctx);
}

int armiesOf(const Position& s, int seat)
{
    int count = 0;
    s.owned(seat).forEach([&](int place) { count += s.armies(place); });
    return count;
}

std::uint32_t leaders(const Table& t, const Position& s)
{
    return static_cast<std::uint32_t>(leadersBy(
        t.seatCount(), [&](int seat) { return lives(s, seat); },
        [&](int seat) {
            return std::array<int, 3>{bannersOf(t, s, seat), s.owned(seat).count(), armiesOf(s, seat)};
        }));
}

template <class W> void finish(const Context<W>& ctx, std::uint32_t winners)
{
    Position& s = ctx.position;
    s.winners = static_cast<std::uint16_t>(winners);
    s.flags = 0;
    s.from = s.to = s.marshallAt = 0;
    s.attackDice = s.defenceDice = s.mostRolled = s.standing = s.asked = 0;
    for (auto& side : s.dice)
        for (std::uint8_t& die : side) die = 0;
    s.vacated().reset();
    ctx.enter(Phase::Over);
    const bool shared = std::popcount(winners) > 1;
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat)
        if (((winners >> static_cast<unsigned>(seat)) & 1U) != 0)
            ctx.tell(shared ? Text::LogShared : Text::LogWinner, cr(1), {seat, bannersOf(ctx.table, s, seat)});
}

GameResult standing(const Table& table, const Position& position)
{
    GameResult standing;
    standing.winners = phaseOf(position) == Phase::Over ? position.winners : leaders(table, position);
    for (int seat = 0; seat < table.seatCount(); ++seat) {
        standing.score.push_back(bannersOf(table, position, seat));
        standing.reasons.push_back(say(Text::ScoreBanners, cr(1), {seat, standing.score.back()}));
        standing.reasons.push_back(say(Text::ScoreTerritories, cr(1), {seat, position.owned(seat).count()}));
        standing.reasons.push_back(say(Text::ScoreArmies, cr(1), {seat, armiesOf(position, seat)}));
    }
    return standing;
}

#define MARCHES_CASTLE_TURN(W)                                                                                         \
    template void run(const Context<W>&);                                                                              \
    template int spoils(const ConstContext<W>&, int);                                                                  \
    template void place(const Context<W>&, int, int);                                                                  \
    template bool fortifies(const ConstContext<W>&);                                                                   \
    template void endAttacks(const Context<W>&);                                                                       \
    template void fortify(const Context<W>&, int, int, int);                                                           \
    template void finish(const Context<W>&, std::uint32_t);

MARCHES_CASTLE_TURN(RuleTrace)
MARCHES_CASTLE_TURN(NoTrace)
#undef MARCHES_CASTLE_TURN

} // namespace marches::engine::castle_risk
