// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <bit>

#include "engine/rules/castle_risk/machine.h"

#include "engine/rules/common/rolling.h"

namespace marches::engine::castle_risk {

namespace {

constexpr int kBlockSpoils = 2;

/// Truces made by this seat a round ago end, and their cards are discarded (CR-15).
template <class W> void endTruces(const Play<W>& p, int seat)
{
    Position& s = p.s;
    if (s.truce[seat] == 0 && inUse(s, seat, Card::Diplomat) == 0) return;
    if (!p.in(cr(15))) return;
    const int cards = inUse(s, seat, Card::Diplomat);
    s.inUse[seat][idx(Card::Diplomat)] = 0;
    s.truce[seat] = 0;
    if (diplomatsOut(p.look()))
        s.aside = static_cast<std::uint8_t>(s.aside + cards);
    else
        discard(s, Card::Diplomat, cards);
    p.tell(Text::LogTruceEnds, cr(15), {seat});
}

template <class W> void beginTurn(const Play<W>& p)
{
    Position& s = p.s;
    const int seat = activeSeat(s);
    s.flags = 0;
    if (s.round == 0) {
        s.round = 1;
        p.tell(Text::LogRound, cr(14), {1});
    }
    p.tell(Text::LogTurn, cr(14), {seat});
    endTruces(p, seat);
    int due = 0;
    if (p.in(cr(16))) due = std::max(0, p.t.options.refillTo - handSize(s, seat));
    if (p.in(cr(17))) ++due;
    s.due[seat] = static_cast<std::uint8_t>(due);
    s.resume = static_cast<std::uint8_t>(Phase::Act);
    p.enter(Phase::Draw);
}

template <class W> int blockSpoils(const Look<W>& look, int seat)
{
    int count = 0;
    const Mask own = look.s.owned(seat).mask();
    for (const Mask& block : look.t.unions)
        if (!(block - own).any()) count += kBlockSpoils;
    return count;
}

/// What spoils are made of: the sentence that tells of it, armies, and the region or the number of banners.
template <class W, class Visit> void forEachSpoil(const Look<W>& look, int seat, Visit&& visit)
{
    if (!look.in(cr(53))) return;
    const Table& t = look.t;
    const Mask own = look.s.owned(seat).mask();
    for (const Empire& empire : t.empires)
        if (!(empire.places - own).any()) visit(Text::LogSpoilsEmpire, t.options.spoilsEmpire, empire.region);
    const int blocks = t.options.blocks ? blockSpoils(look, seat) : 0;
    if (blocks > 0) visit(Text::LogSpoilsBlocks, blocks, 0);
    if (!t.options.blocks && t.independents.any() && !(t.independents - own).any())
        visit(Text::LogSpoilsIndependents, look.in(cr(2)) ? t.options.spoilsIndependents : t.options.spoilsEmpire, 0);
    const int banners = bannersOf(t, look.s, seat) - (t.options.ownBanner ? 0 : 1);
    if (banners > 0) visit(Text::LogSpoilsBanners, banners * t.options.spoilsBanner, banners);
}

template <class W> void beginSpoils(const Play<W>& p)
{
    Position& s = p.s;
    const int seat = activeSeat(s);
    forEachSpoil(p.look(), seat, [&](Text text, int armies, int what) {
        if (text == Text::LogSpoilsBanners)
            p.tell(text, cr(53), {seat, what, armies});
        else if (text == Text::LogSpoilsEmpire)
            p.tell(text, cr(53), {seat, armies, what});
        else
            p.tell(text, cr(53), {seat, armies});
    });
    const int count = spoils(p.look(), seat);
    p.tell(Text::LogSpoils, cr(53), {seat, count});
    if (!p.in(cr(20)) && s.castle[seat] != 0) { // without the rule nobody may say where they go
        addArmies(s, s.castle[seat] - 1, count);
        p.enter(Phase::EndTurn);
        return;
    }
    s.reserve[seat] = static_cast<std::uint16_t>(count);
    p.enter(count > 0 ? Phase::Spoils : Phase::EndTurn);
}

/// Marshalls that stayed for an attack to be gone on with return, too.
template <class W> void collectCards(const Play<W>& p)
{
    Position& s = p.s;
    const int seat = activeSeat(s);
    if (inUse(s, seat, Card::General) > 0) {
        if (p.in(cr(21))) {
            takeBack(s, seat, Card::General);
            p.tell(Text::LogGeneralReturns, cr(21), {seat});
        } else {
            discard(s, Card::General, inUse(s, seat, Card::General));
            s.inUse[seat][idx(Card::General)] = 0;
        }
    }
    for (int other = 0; other < p.t.seatCount(); ++other) takeBack(s, other, Card::Marshall);
    s.marshallAt = 0;
}

/// Of equally many banners the territories decide, and then the armies.
template <class W> void tellTie(const Play<W>& p)
{
    const std::uint64_t ahead = leadersBy(
        p.t.seatCount(), [&](int seat) { return lives(p.s, seat); },
        [&](int seat) { return bannersOf(p.t, p.s, seat); });
    if (std::popcount(ahead) > 1) p.tell(Text::LogTie, cr(1), {bannersOf(p.t, p.s, std::countr_zero(ahead))});
}

/// The next seat that plays; a round ends where the first one's place is passed.
template <class W> void endTurn(const Play<W>& p)
{
    Position& s = p.s;
    collectCards(p);
    s.flags = 0;
    int seat = activeSeat(s);
    do {
        seat = (seat + 1) % p.t.seatCount();
        if (seat != s.first) continue;
        ++s.round;
        if (p.in(cr(1)) && p.t.options.roundLimit > 0 && s.round > p.t.options.roundLimit) {
            p.tell(Text::LogRoundLimit, cr(1), {p.t.options.roundLimit});
            tellTie(p);
            finish(p, leaders(p.t, s));
            return;
        }
        p.tell(Text::LogRound, cr(14), {s.round});
    } while (!lives(s, seat));
    s.active = static_cast<std::uint8_t>(seat + 1);
    p.enter(Phase::BeginTurn);
}

/// Goes on by itself, if it can. False: somebody must choose, or something is left to chance.
template <class W> bool step(const Play<W>& p)
{
    switch (phaseOf(p.s)) {
    case Phase::BeginTurn: beginTurn(p); return true;
    case Phase::Draw: draw(p); return phaseOf(p.s) != Phase::Reshuffle;
    case Phase::Resettle: return stepResettle(p);
    case Phase::Fortify:
        if (movable(p.t, p.s).any()) return false;
        beginSpoils(p);
        return true;
    case Phase::EndTurn: endTurn(p); return true;
    default: return stepSetup(p);
    }
}

} // namespace

template <class W> void run(const Play<W>& p)
{
    while (step(p)) {}
}

template <class W> int spoils(const Look<W>& look, int seat)
{
    int count = 0;
    forEachSpoil(look, seat, [&](Text, int armies, int) { count += armies; });
    return count;
}

template <class W> void place(const Play<W>& p, int where, int count)
{
    Position& s = p.s;
    const int seat = activeSeat(s);
    const bool end = phaseOf(s) == Phase::Spoils;
    addArmies(s, where, count);
    s.reserve[seat] = static_cast<std::uint16_t>(s.reserve[seat] - count);
    p.tell(Text::LogPlaced, cr(end ? 20 : 23), {seat, count, where});
    if (s.reserve[seat] == 0) p.enter(end ? Phase::EndTurn : Phase::Act);
}

template <class W> bool fortifies(const Look<W>& look) { return !look.in(cr(22)) || look.t.options.fortifyStep; }

Mask movable(const Table& t, const Position& s)
{
    const Mask own = s.owned(activeSeat(s)).mask();
    Mask found;
    spare(s, own).forEach([&](int place) {
        if ((t.open[static_cast<std::size_t>(place)] & own).any()) found.set(place);
    });
    return found;
}

template <class W> void endAttacks(const Play<W>& p)
{
    p.s.flags = 0;
    if (fortifies(p.look()))
        p.enter(Phase::Fortify);
    else
        beginSpoils(p);
}

template <class W> void fortify(const Play<W>& p, int from, int to, int count)
{
    if (count > 0) {
        addArmies(p.s, from, -count);
        addArmies(p.s, to, count);
        p.tell(Text::LogFortified, cr(22), {activeSeat(p.s), count, from, to});
    }
    beginSpoils(p);
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

template <class W> void finish(const Play<W>& p, std::uint32_t winners)
{
    Position& s = p.s;
    s.winners = static_cast<std::uint16_t>(winners);
    s.flags = 0;
    s.from = s.to = s.marshallAt = 0;
    s.attackDice = s.defenceDice = s.mostRolled = s.standing = s.asked = 0;
    for (auto& side : s.dice)
        for (std::uint8_t& die : side) die = 0;
    s.vacated().reset();
    p.enter(Phase::Over);
    const bool shared = std::popcount(winners) > 1;
    for (int seat = 0; seat < p.t.seatCount(); ++seat)
        if (((winners >> static_cast<unsigned>(seat)) & 1U) != 0)
            p.tell(shared ? Text::LogShared : Text::LogWinner, cr(1), {seat, bannersOf(p.t, s, seat)});
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
    template void run(const Play<W>&);                                                                                 \
    template int spoils(const Look<W>&, int);                                                                          \
    template void place(const Play<W>&, int, int);                                                                     \
    template bool fortifies(const Look<W>&);                                                                           \
    template void endAttacks(const Play<W>&);                                                                          \
    template void fortify(const Play<W>&, int, int, int);                                                              \
    template void finish(const Play<W>&, std::uint32_t);

MARCHES_CASTLE_TURN(RuleTrace)
MARCHES_CASTLE_TURN(NoTrace)
#undef MARCHES_CASTLE_TURN

} // namespace marches::engine::castle_risk
