// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <bit>

#include "engine/rules/common/refusing.h"
#include "engine/rules/heralds_round/game.h"

// The rules: each is enforced in one place, by p.in() or look.in(). Bodies for rules.cpp alone, which plays them with
// and without a trace.
namespace marches::engine::heralds_round {

// Where envoys may go.

/// Places that have room for one more (HR-07, HR-08).
template <class W> Mask roomy(const ConstContext<W>& ctx)
{
    const Table& t = ctx.table;
    if (!ctx.in(hr(7))) return t.land;
    const bool narrow = t.options.narrowHills && ctx.in(hr(8));
    Mask free;
    for (const int place : t.places)
        if (envoysAt(ctx.position, place) < t.room(place, narrow)) free.set(place);
    return free;
}

inline Mask ownPlaces(const Table& t, const Position& s, int seat)
{
    Mask own;
    for (const int place : t.places)
        if (s.envoys[place][seat] != 0) own.set(place);
    return own;
}

/// Places near enough to send an envoy to (HR-05), whether or not there is room.
template <class W> Mask nearby(const ConstContext<W>& ctx)
{
    const Mask own = ownPlaces(ctx.table, ctx.position, activeSeat(ctx.position));
    if (!own.any() || !ctx.in(hr(5))) return ctx.table.land;
    Mask near = own;
    own.forEach([&](int place) { near |= ctx.table.around(place); });
    return near;
}

/// The same places of one's own in the shire of the moot.
inline Mask speakersPlaces(const Table& t, const Position& s)
{
    Mask own;
    for (const int place : t.shires[s.herald].places)
        if (s.envoys[place][s.speaker - 1] != 0) own.set(place);
    return own;
}

// What is pending.

template <class W> void decide(const ConstContext<W>& ctx, Decision& d)
{
    const Table& t = ctx.table;
    const Position& s = ctx.position;
    const auto ask = [&d](int seat, Text text, Rule rule, int n) {
        d.beginChoice(seat, std::uint64_t{1} << static_cast<unsigned>(seat), say(text, rule, {seat, n}));
    };
    switch (phaseOf(s)) {
    case Phase::Turn: {
        const int seat = activeSeat(s);
        ask(seat, Text::AskTurn, hr(3), s.left);
        const Mask free = roomy(ctx);
        if (const Mask to = free & nearby(ctx); s.hand[seat] > 0 && to.any() && ctx.in(hr(4))) {
            d.addOffer(num(Verb::Send));
            d.addOne(num(Name::Place), Space::Place, to);
        }
        Mask from;
        ownPlaces(t, s, seat).forEach([&](int place) {
            if ((t.around(place) & free).any()) from.set(place);
        });
        if (from.any() && ctx.in(hr(6))) {
            d.addOffer(num(Verb::Ride));
            d.addOne(num(Name::From), Space::Place, from);
            d.addNeighbour(num(Name::To), 0, t.open.data(), free);
        }
        d.addOffer(num(Verb::Rest));
        break;
    }
    case Phase::Herald:
        d.beginChance();
        d.chance.setDice(0, 0, t.options.dice, -1, say(Text::RollHerald, hr(9)));
        d.chance.sides = kFaces;
        break;
    case Phase::News:
        ask(s.speaker - 1, Text::AskNews, hr(13), t.shires[s.herald].region);
        d.addOffer(num(Verb::BringHome));
        d.addOne(num(Name::Place), Space::Place, speakersPlaces(t, s));
        break;
    default: d.setOver(); break;
    }
}

// Moots.

template <class W> void gain(const Context<W>& ctx, int seat, int renown, Text text, Rule rule, const Shire& shire)
{
    if (renown == 0) return;
    ctx.position.renown[seat] = static_cast<std::uint16_t>(ctx.position.renown[seat] + renown);
    ctx.tell(text, rule, {seat, renown, shire.region});
}

/// Whoever has the most envoys in a shire gets its worth, or a part of it (HR-10 to HR-12). The seat that has more than
/// anybody else, or -1.
template <class W> int holdMoot(const Context<W>& ctx, const Shire& shire, int parts)
{
    const std::array<int, kMaxSeats> count = envoysIn(ctx.position, shire);
    const int most = *std::ranges::max_element(count);
    if (most == 0 || !ctx.in(hr(10))) {
        ctx.tell(Text::LogNobody, hr(10), {shire.region});
        return -1;
    }
    const int worth = ctx.in(hr(18)) ? (shire.worth + parts - 1) / parts : 1;
    const auto shares = [&](int envoys, int renown, Text text, Rule rule) {
        const int equal = static_cast<int>(std::ranges::count(count, envoys));
        for (int seat = 0; seat < ctx.table.seatCount(); ++seat)
            if (count[static_cast<std::size_t>(seat)] == envoys) gain(ctx, seat, renown / equal, text, rule, shire);
    };
    if (const int equal = static_cast<int>(std::ranges::count(count, most)); equal > 1) {
        const bool split = ctx.in(hr(12)); // else each has the whole
        if (split && !ctx.table.options.tiedShare)
            ctx.tell(Text::LogTied, hr(12), {shire.region});
        else
            shares(most, split ? worth : worth * equal, Text::LogShares, hr(12));
        return -1;
    }
    shares(most, worth, Text::LogMost, hr(10));
    int second = 0;
    for (const int envoys : count)
        if (envoys < most) second = std::max(second, envoys);
    if (second > 0 && ctx.table.options.second && ctx.in(hr(11))) shares(second, worth / 2, Text::LogSecond, hr(11));
    return static_cast<int>(std::ranges::max_element(count) - count.begin());
}

template <class W> void finish(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const bool byEnvoys = ctx.in(hr(16));
    s.winners = static_cast<std::uint8_t>(leaders(ctx.table, s, byEnvoys));
    const int most = *std::max_element(s.renown, s.renown + ctx.table.seatCount());
    if (byEnvoys && std::count(s.renown, s.renown + ctx.table.seatCount(), most) > 1)
        ctx.tell(Text::LogTie, hr(16), {most});
    s.active = s.speaker = s.left = 0;
    ctx.enter(Phase::Over);
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat)
        if ((s.winners >> static_cast<unsigned>(seat) & 1U) != 0)
            ctx.tell(std::has_single_bit(s.winners) ? Text::LogWinner : Text::LogShared, hr(16),
                     {seat, s.renown[seat]});
}

// Turns and rounds.

template <class W> void beginTurn(const Context<W>& ctx, int seat)
{
    ctx.position.active = static_cast<std::uint8_t>(seat + 1);
    ctx.position.left = static_cast<std::uint8_t>(ctx.in(hr(3)) ? ctx.table.options.steps : 1);
    ctx.enter(Phase::Turn);
}

template <class W> void startGame(const Context<W>& ctx)
{
    Position& s = ctx.position;
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat)
        s.hand[seat] = static_cast<std::uint8_t>(ctx.in(hr(1)) ? ctx.table.options.envoys : 0);
    s.round = 1;
    ctx.tell(Text::LogRound, hr(2), {s.round, s.opener});
    beginTurn(ctx, s.opener);
}

/// After a moot: the goal, the last round, or the next one.
template <class W> void endRound(const Context<W>& ctx)
{
    Position& s = ctx.position;
    s.speaker = 0;
    const int goal = ctx.table.options.goal;
    if (goal > 0 && *std::ranges::max_element(s.renown) >= goal && ctx.in(hr(17))) return finish(ctx);
    if (s.round >= ctx.table.options.rounds && ctx.in(hr(14))) {
        if (ctx.table.options.greatMoot && ctx.in(hr(15))) {
            ctx.tell(Text::LogGreatMoot, hr(15));
            for (const Shire& shire : ctx.table.shires) holdMoot(ctx, shire, 2);
        }
        return finish(ctx);
    }
    ++s.round;
    s.opener = static_cast<std::uint8_t>(ctx.in(hr(2)) ? (s.opener + 1) % ctx.table.seatCount() : s.opener);
    ctx.tell(Text::LogRound, hr(2), {s.round, s.opener});
    beginTurn(ctx, s.opener);
}

template <class W> void takeStep(const Context<W>& ctx)
{
    Position& s = ctx.position;
    if (s.left > 0) --s.left;
    if (s.left > 0) return;
    const int next = (activeSeat(s) + 1) % ctx.table.seatCount();
    if (next != s.opener) return beginTurn(ctx, next);
    s.active = 0;
    ctx.enter(Phase::Herald);
}

template <class W> void bringHome(const Context<W>& ctx, int place)
{
    const int seat = ctx.position.speaker - 1;
    --ctx.position.envoys[place][seat];
    ++ctx.position.hand[seat];
    ctx.tell(Text::LogHome, hr(13), {seat, place});
    endRound(ctx);
}

template <class W> void applyMove(const Context<W>& ctx, const Move& move)
{
    Position& s = ctx.position;
    const int seat = activeSeat(s);
    switch (static_cast<Verb>(move.verb)) {
    case Verb::Send:
        --s.hand[seat];
        ++s.envoys[move.arg[0]][seat];
        ctx.tell(Text::LogSent, hr(4), {seat, move.arg[0]});
        return takeStep(ctx);
    case Verb::Ride:
        --s.envoys[move.arg[0]][seat];
        ++s.envoys[move.arg[1]][seat];
        ctx.tell(Text::LogRode, hr(6), {seat, move.arg[0], move.arg[1]});
        return takeStep(ctx);
    case Verb::Rest:
        s.left = 0;
        ctx.tell(Text::LogRested, hr(3), {seat});
        return takeStep(ctx);
    case Verb::BringHome: return bringHome(ctx, move.arg[0]);
    }
}

template <class W> void resolveChance(const Context<W>& ctx, const Outcome& outcome)
{
    Position& s = ctx.position;
    const int shires = static_cast<int>(ctx.table.shires.size());
    int far = 0;
    for (const int face : outcome.values()) far += face;
    if (ctx.in(hr(9))) s.herald = static_cast<std::uint16_t>((s.herald + far) % shires);
    const Shire& shire = ctx.table.shires[s.herald];
    ctx.tell(Text::LogHerald, hr(9), {far, shire.region});
    const int winner = holdMoot(ctx, shire, 1);
    if (winner < 0 || !ctx.table.options.news || !ctx.in(hr(13))) return endRound(ctx);
    s.speaker = static_cast<std::uint8_t>(winner + 1);
    const Mask own = speakersPlaces(ctx.table, s);
    if (own.count() == 1) return bringHome(ctx, own.first());
    ctx.enter(Phase::News);
}

// Why a move is refused.

Rule ruleOf(int verb);

template <class W> [[nodiscard]] Refusal explain(const ConstContext<W>& ctx, const Move& move)
{
    const Table& t = ctx.table;
    const Position& s = ctx.position;
    return refusalOf<Text>(ctx, move, hr(2), ruleOf(move.verb), [&](const Offer&) {
        const int place = move.arg[0];
        if (!t.plays(place)) return say(Text::NotPlayed, hr(18), {place});
        if (phaseOf(s) == Phase::News) return say(Text::NotThisShire, hr(13), {place, t.shires[s.herald].region});
        const bool rides = static_cast<Verb>(move.verb) == Verb::Ride;
        const int to = rides ? move.arg[1] : place;
        if (!t.plays(to)) return say(Text::NotPlayed, hr(18), {to});
        if (rides && s.envoys[place][activeSeat(s)] == 0) return say(Text::NoneThere, hr(6), {place});
        if (rides && !t.around(place).test(to)) return say(Text::NotAdjacent, hr(6), {place, to});
        if (!rides && !nearby(ctx).test(place)) return say(Text::TooFar, hr(5), {place});
        const bool narrow = t.options.narrowHills && t.hills.test(to);
        return say(Text::Full, narrow ? hr(8) : hr(7), {to, t.room(to, t.options.narrowHills)});
    });
}

} // namespace marches::engine::heralds_round
