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
template <class W> Mask roomy(const Look<W>& look)
{
    const Table& t = look.t;
    if (!look.in(hr(7))) return t.land;
    const bool narrow = t.options.narrowHills && look.in(hr(8));
    Mask free;
    for (const int place : t.places)
        if (envoysAt(look.s, place) < t.room(place, narrow)) free.set(place);
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
template <class W> Mask nearby(const Look<W>& look)
{
    const Mask own = ownPlaces(look.t, look.s, activeSeat(look.s));
    if (!own.any() || !look.in(hr(5))) return look.t.land;
    Mask near = own;
    own.forEach([&](int place) { near |= look.t.around(place); });
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

template <class W> void decide(const Look<W>& look, Decision& d)
{
    const Table& t = look.t;
    const Position& s = look.s;
    const auto ask = [&d](int seat, Text text, Rule rule, int n) {
        d.beginChoice(seat, std::uint64_t{1} << static_cast<unsigned>(seat), say(text, rule, {seat, n}));
    };
    switch (phaseOf(s)) {
    case Phase::Turn: {
        const int seat = activeSeat(s);
        ask(seat, Text::AskTurn, hr(3), s.left);
        const Mask free = roomy(look);
        if (const Mask to = free & nearby(look); s.hand[seat] > 0 && to.any() && look.in(hr(4))) {
            d.addOffer(num(Verb::Send));
            d.addOne(num(Name::Place), Space::Place, to);
        }
        Mask from;
        ownPlaces(t, s, seat).forEach([&](int place) {
            if ((t.around(place) & free).any()) from.set(place);
        });
        if (from.any() && look.in(hr(6))) {
            d.addOffer(num(Verb::Ride));
            d.addOne(num(Name::From), Space::Place, from);
            d.addNeighbour(num(Name::To), 0, t.open.data(), free);
        }
        d.addOffer(num(Verb::Rest));
        break;
    }
    case Phase::Herald:
        d.beginChance();
        d.chance.dice(0, 0, t.options.dice, -1, say(Text::RollHerald, hr(9)));
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

template <class W> void gain(const Play<W>& p, int seat, int renown, Text text, Rule rule, const Shire& shire)
{
    if (renown == 0) return;
    p.s.renown[seat] = static_cast<std::uint16_t>(p.s.renown[seat] + renown);
    p.tell(text, rule, {seat, renown, shire.region});
}

/// Whoever has the most envoys in a shire gets its worth, or a part of it (HR-10 to HR-12). The seat that has more than
/// anybody else, or -1.
template <class W> int holdMoot(const Play<W>& p, const Shire& shire, int parts)
{
    const std::array<int, kMaxSeats> count = envoysIn(p.s, shire);
    const int most = *std::ranges::max_element(count);
    if (most == 0 || !p.in(hr(10))) {
        p.tell(Text::LogNobody, hr(10), {shire.region});
        return -1;
    }
    const int worth = p.in(hr(18)) ? (shire.worth + parts - 1) / parts : 1;
    const auto shares = [&](int envoys, int renown, Text text, Rule rule) {
        const int equal = static_cast<int>(std::ranges::count(count, envoys));
        for (int seat = 0; seat < p.t.seatCount(); ++seat)
            if (count[static_cast<std::size_t>(seat)] == envoys) gain(p, seat, renown / equal, text, rule, shire);
    };
    if (const int equal = static_cast<int>(std::ranges::count(count, most)); equal > 1) {
        const bool split = p.in(hr(12)); // else each has the whole
        if (split && !p.t.options.tiedShare)
            p.tell(Text::LogTied, hr(12), {shire.region});
        else
            shares(most, split ? worth : worth * equal, Text::LogShares, hr(12));
        return -1;
    }
    shares(most, worth, Text::LogMost, hr(10));
    int second = 0;
    for (const int envoys : count)
        if (envoys < most) second = std::max(second, envoys);
    if (second > 0 && p.t.options.second && p.in(hr(11))) shares(second, worth / 2, Text::LogSecond, hr(11));
    return static_cast<int>(std::ranges::max_element(count) - count.begin());
}

template <class W> void finish(const Play<W>& p)
{
    Position& s = p.s;
    const bool byEnvoys = p.in(hr(16));
    s.winners = static_cast<std::uint8_t>(leaders(p.t, s, byEnvoys));
    const int most = *std::max_element(s.renown, s.renown + p.t.seatCount());
    if (byEnvoys && std::count(s.renown, s.renown + p.t.seatCount(), most) > 1) p.tell(Text::LogTie, hr(16), {most});
    s.active = s.speaker = s.left = 0;
    p.enter(Phase::Over);
    for (int seat = 0; seat < p.t.seatCount(); ++seat)
        if ((s.winners >> static_cast<unsigned>(seat) & 1U) != 0)
            p.tell(std::has_single_bit(s.winners) ? Text::LogWinner : Text::LogShared, hr(16), {seat, s.renown[seat]});
}

// Turns and rounds.

template <class W> void beginTurn(const Play<W>& p, int seat)
{
    p.s.active = static_cast<std::uint8_t>(seat + 1);
    p.s.left = static_cast<std::uint8_t>(p.in(hr(3)) ? p.t.options.steps : 1);
    p.enter(Phase::Turn);
}

template <class W> void startGame(const Play<W>& p)
{
    Position& s = p.s;
    for (int seat = 0; seat < p.t.seatCount(); ++seat)
        s.hand[seat] = static_cast<std::uint8_t>(p.in(hr(1)) ? p.t.options.envoys : 0);
    s.round = 1;
    p.tell(Text::LogRound, hr(2), {s.round, s.opener});
    beginTurn(p, s.opener);
}

/// After a moot: the goal, the last round, or the next one.
template <class W> void endRound(const Play<W>& p)
{
    Position& s = p.s;
    s.speaker = 0;
    const int goal = p.t.options.goal;
    if (goal > 0 && *std::ranges::max_element(s.renown) >= goal && p.in(hr(17))) return finish(p);
    if (s.round >= p.t.options.rounds && p.in(hr(14))) {
        if (p.t.options.greatMoot && p.in(hr(15))) {
            p.tell(Text::LogGreatMoot, hr(15));
            for (const Shire& shire : p.t.shires) holdMoot(p, shire, 2);
        }
        return finish(p);
    }
    ++s.round;
    s.opener = static_cast<std::uint8_t>(p.in(hr(2)) ? (s.opener + 1) % p.t.seatCount() : s.opener);
    p.tell(Text::LogRound, hr(2), {s.round, s.opener});
    beginTurn(p, s.opener);
}

template <class W> void takeStep(const Play<W>& p)
{
    Position& s = p.s;
    if (s.left > 0) --s.left;
    if (s.left > 0) return;
    const int next = (activeSeat(s) + 1) % p.t.seatCount();
    if (next != s.opener) return beginTurn(p, next);
    s.active = 0;
    p.enter(Phase::Herald);
}

template <class W> void bringHome(const Play<W>& p, int place)
{
    const int seat = p.s.speaker - 1;
    --p.s.envoys[place][seat];
    ++p.s.hand[seat];
    p.tell(Text::LogHome, hr(13), {seat, place});
    endRound(p);
}

template <class W> void applyMove(const Play<W>& p, const Move& move)
{
    Position& s = p.s;
    const int seat = activeSeat(s);
    switch (static_cast<Verb>(move.verb)) {
    case Verb::Send:
        --s.hand[seat];
        ++s.envoys[move.arg[0]][seat];
        p.tell(Text::LogSent, hr(4), {seat, move.arg[0]});
        return takeStep(p);
    case Verb::Ride:
        --s.envoys[move.arg[0]][seat];
        ++s.envoys[move.arg[1]][seat];
        p.tell(Text::LogRode, hr(6), {seat, move.arg[0], move.arg[1]});
        return takeStep(p);
    case Verb::Rest:
        s.left = 0;
        p.tell(Text::LogRested, hr(3), {seat});
        return takeStep(p);
    case Verb::BringHome: return bringHome(p, move.arg[0]);
    }
}

template <class W> void resolveChance(const Play<W>& p, const Outcome& outcome)
{
    Position& s = p.s;
    const int shires = static_cast<int>(p.t.shires.size());
    int far = 0;
    for (const int face : outcome.values()) far += face;
    if (p.in(hr(9))) s.herald = static_cast<std::uint16_t>((s.herald + far) % shires);
    const Shire& shire = p.t.shires[s.herald];
    p.tell(Text::LogHerald, hr(9), {far, shire.region});
    const int winner = holdMoot(p, shire, 1);
    if (winner < 0 || !p.t.options.news || !p.in(hr(13))) return endRound(p);
    s.speaker = static_cast<std::uint8_t>(winner + 1);
    const Mask own = speakersPlaces(p.t, s);
    if (own.count() == 1) return bringHome(p, own.first());
    p.enter(Phase::News);
}

// Why a move is refused.

Rule ruleOf(int verb);

template <class W> [[nodiscard]] Refusal explain(const Look<W>& look, const Move& move)
{
    const Table& t = look.t;
    const Position& s = look.s;
    return refusalOf<Text>(look, move, hr(2), ruleOf(move.verb), [&](const Offer&) {
        const int place = move.arg[0];
        if (!t.plays(place)) return say(Text::NotPlayed, hr(18), {place});
        if (phaseOf(s) == Phase::News) return say(Text::NotThisShire, hr(13), {place, t.shires[s.herald].region});
        const bool rides = static_cast<Verb>(move.verb) == Verb::Ride;
        const int to = rides ? move.arg[1] : place;
        if (!t.plays(to)) return say(Text::NotPlayed, hr(18), {to});
        if (rides && s.envoys[place][activeSeat(s)] == 0) return say(Text::NoneThere, hr(6), {place});
        if (rides && !t.around(place).test(to)) return say(Text::NotAdjacent, hr(6), {place, to});
        if (!rides && !nearby(look).test(place)) return say(Text::TooFar, hr(5), {place});
        const bool narrow = t.options.narrowHills && t.hills.test(to);
        return say(Text::Full, narrow ? hr(8) : hr(7), {to, t.room(to, t.options.narrowHills)});
    });
}

} // namespace marches::engine::heralds_round
