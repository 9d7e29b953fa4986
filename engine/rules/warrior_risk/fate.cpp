// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>
#include <span>

#include "engine/rules/warrior_risk/machine.h"

namespace marches::engine::warrior_risk {

namespace {

constexpr int kMostDiseaseDice = 200; ///< thrown at once; more are thrown for afterwards
constexpr int kLargePiece = 10;
constexpr int kMiddlePiece = 5;

using Faces = std::array<int, 6>; ///< dice that show each of them

/// Worth of the pieces that a stack changes into: one each, or as few as can be.
template <class W, class F> void forEachPiece(const ConstContext<W>& ctx, int units, F f)
{
    if (ctx.table.options.dicePerPiece && ctx.in(Rule::Rb6)) {
        for (; units >= kLargePiece; units -= kLargePiece) f(kLargePiece);
        for (; units >= kMiddlePiece; units -= kMiddlePiece) f(kMiddlePiece);
    }
    for (; units > 0; --units) f(1);
}

Rule ruleOf(const Position& s) { return fateRule(s.fate); }

/// Who is still to be thrown for where the disease is.
struct Sick {
    struct Group {
        int seat = 0;
        int units = 0;
    };
    std::array<Group, kMaxSeats> groups{};
    std::size_t count = 0;
    int dice = 0;
    std::span<const Group> all() const { return {groups.data(), count}; }
};

/// The owner first and then the guests. Where there are more than can be thrown for at once the owner comes last, so
/// that the territory is somebody's meanwhile: from the seat `enemy` on, of whose units `left` have been thrown for and
/// live.
template <class W> Sick sickOf(const ConstContext<W>& ctx)
{
    const Position& s = ctx.position;
    const int place = toPlace(s);
    const int owner = ownerOf(s, place);
    const int last = enemySeat(s);
    Sick sick;
    const auto add = [&](int seat, int units) {
        const int unthrown = units - (seat == last ? s.left : 0);
        if (unthrown <= 0) return;
        sick.groups[sick.count++] = {seat, unthrown};
        forEachPiece(ctx, unthrown, [&](int) { ++sick.dice; });
    };
    for (int seat = std::max(last, 0); seat < ctx.table.seatCount() && last != owner; ++seat)
        if (seat != owner) add(seat, s.guests(seat, place));
    if (owner >= 0) add(owner, s.units(place));
    if (last < 0 && sick.dice <= kMostDiseaseDice && sick.count > 0)
        std::rotate(sick.groups.begin(), sick.groups.begin() + static_cast<std::ptrdiff_t>(sick.count) - 1,
                    sick.groups.begin() + static_cast<std::ptrdiff_t>(sick.count));
    return sick;
}

template <class W> void endFateOf(const Context<W>& ctx)
{
    Position& s = ctx.position;
    s.to = 0;
    s.fate = s.vote = s.drawing = s.region = s.asked = s.holder = 0;
    s.contenders = 0;
    s.drawn[0] = s.drawn[1] = 0;
    s.left = 0;
    lower(s, kSecond | kPoorest);
    clearBlocks<&Block::spent>(s);
    for (std::uint16_t& sealed : s.sealed) sealed = 0;
    for (std::uint8_t& choice : s.choice) choice = 0;
    const int next = nextInRound(ctx.table, s, activeSeat(s));
    set(s.active, next + 1);
    ctx.enter(next >= 0 ? Phase::FateRoll : Phase::EndFate);
}

/// A payment that fate asks for. False: it cost a territory as well, which the payer may still have to name.
template <class W> bool payFate(const Context<W>& ctx, int seat, int gold)
{
    if (ctx.position.gold[seat] < gold && !ctx.in(wr(52))) return true;
    return pay(ctx, seat, gold, ruleOf(ctx.position)) >= gold || !ctx.table.options.insolvencyLoses;
}

template <class W> void strikeFamine(const Context<W>& ctx, const FateRow& row)
{
    Position& s = ctx.position;
    if (row.once && is(s, kFamine)) {
        ctx.tell(Text::LogFamineAgain, ruleOf(s));
        return;
    }
    raise(s, kFamine);
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat)
        if (lives(s, seat)) pay(ctx, seat, half(ctx.table, s.gold[seat]), ruleOf(s));
}

/// What falls on the roller alone. True: he, or somebody for him, has something to choose.
template <class W> bool strikeRoller(const Context<W>& ctx, const FateRow& row)
{
    Position& s = ctx.position;
    const int seat = activeSeat(s);
    const int territories = heldBy(s, seat);
    if (row.half) strikeFamine(ctx, row);
    if (row.perTerritory > 0) gain(ctx, seat, row.perTerritory * territories, ruleOf(s));
    if (row.perTerritory < 0 && !payFate(ctx, seat, -row.perTerritory * territories) && territories > 0) {
        ctx.enter(Phase::Forfeit);
        return true;
    }
    if (row.paralyse) {
        set(s.paralysed[seat], roundAfter(ctx.table, s));
        ctx.tell(Text::LogParalysed, ruleOf(s), {seat});
    }
    if (row.recruit > 0 && territories > 0) {
        ctx.enter(Phase::Recruit);
        return true;
    }
    if (row.desert > 0 && territories > 0) {
        set(s.left, std::min(row.desert, unitsOf(s, seat)));
        set(s.asked, leftOf(ctx.table, s, seat) + 1);
        ctx.enter(Phase::Desert);
        return true;
    }
    if (row.supply > 0 && territories > 0) {
        set(s.left, row.supply);
        ctx.enter(Phase::Supply);
        return true;
    }
    return false;
}

template <class W> void offerBailout(const Context<W>& ctx, const FateRow& row, int owner, int place)
{
    Position& s = ctx.position;
    set(s.asked, owner + 1);
    if (ctx.table.options.bailOnce && s.holder == owner + 1) {
        ctx.tell(Text::LogPaidAlready, ruleOf(s), {owner, place});
        finishFate(ctx);
    } else if (s.gold[owner] < row.bailout) {
        bailOut(ctx, false);
    } else if (ctx.table.options.mustBail) {
        bailOut(ctx, true);
    } else {
        ctx.enter(Phase::Bailout);
    }
}

/// Nothing more is to go: the next one gives up units, or fate has had its way.
template <class W> void removedAll(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const bool desert = phaseOf(s) == Phase::Desert;
    if (!desert) set(s.contenders, s.contenders & ~seatBit(askedSeat(s)));
    if (desert || s.contenders == 0) {
        finishFate(ctx);
        return;
    }
    const int next = std::countr_zero(s.contenders);
    set(s.asked, next + 1);
    set(s.left, heldBy(s, next));
}

/// Of a realm too large to be named in one move: what was left may have gone over to others meanwhile.
template <class W> bool stepRemoval(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int victim = phaseOf(s) == Phase::Desert ? activeSeat(s) : askedSeat(s);
    set(s.left, std::min<int>(s.left, unitsOf(s, victim)));
    if (s.left > 0) return false;
    removedAll(ctx);
    return true;
}

/// What falls on the owner of a random territory.
template <class W> void strike(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const FateRow& row = fateRow(ctx.table, s);
    const int place = s.drawn[s.drawing] - 1;
    const int owner = struckSeat(s);
    set(s.to, place + 1);
    s.enemy = 0;
    s.left = 0;
    if (owner < 0) {
        ctx.tell(Text::LogNobodyThere, ruleOf(s), {place});
        finishFate(ctx);
        return;
    }
    if (row.gold > 0) gain(ctx, owner, row.gold, ruleOf(s));
    if (row.gold < 0 && !payFate(ctx, owner, -row.gold)) {
        ctx.tell(Text::LogDebt, wr(52), {owner, place});
        removeUnits(ctx, place, s.units(place), ruleOf(s));
    }
    if (row.units > 0) addUnits(ctx, place, row.units, ruleOf(s));
    if (row.units < 0) removeUnits(ctx, place, -row.units, ruleOf(s));
    if (row.crisis) {
        set(s.crisis[owner], roundAfter(ctx.table, s));
        ctx.tell(Text::LogCrisis, ruleOf(s), {owner});
    }
    if (row.bailout > 0)
        offerBailout(ctx, row, owner, place);
    else if (row.diesFrom > 0 && diseaseDice(ctx.asConst()) > 0)
        ctx.enter(Phase::DiseaseRoll);
    else if (row.mobTimes > 0)
        ctx.enter(Phase::MobRoll);
    else
        finishFate(ctx);
}

} // namespace

const FateRow& fateRow(const Table& t, const Position& s)
{
    return t.lists.fate[static_cast<std::size_t>(std::clamp<int>(s.fate, 0, kLastFate))];
}

int struckSeat(const Position& s) { return ownerOf(s, s.drawn[s.drawing] - 1); }

template <class W> void beginFate(const Context<W>& ctx)
{
    set(ctx.position.active, nextInRound(ctx.table, ctx.position, -1) + 1);
    ctx.enter(Phase::FateRoll);
}

template <class W> void rolledFate(const Context<W>& ctx, const Outcome& outcome)
{
    Position& s = ctx.position;
    s.fate = 0;
    for (int i = 0; i < outcome.count(); ++i) set(s.fate, s.fate + outcome[i]);
    const FateRow& row = fateRow(ctx.table, s);
    ctx.tell(Text::LogFate, ruleOf(s), {activeSeat(s), s.fate, std::max(row.card, 0)});
    if (row.card < 0 || !ctx.in(ruleOf(s))) {
        endFateOf(ctx);
        return;
    }
    if (strikeRoller(ctx, row)) return;
    if (row.vote)
        ctx.enter(Phase::VoteRoll);
    else if (row.random > 0 || (row.crisis && ownedByAll(s).any()))
        beginRandom(ctx);
    else
        endFateOf(ctx);
}

template <class W> bool stepFate(const Context<W>& ctx)
{
    Position& s = ctx.position;
    switch (phaseOf(s)) {
    case Phase::FateEffect: strike(ctx); return true;
    case Phase::Supply:
        refresh(ctx);
        if (s.left > 0 && marchers(ctx.asConst()).any()) return false;
        finishFate(ctx);
        return true;
    case Phase::Desert:
    case Phase::Contribute: return stepRemoval(ctx);
    case Phase::EndFate: ctx.enter(Phase::Continents); return true;
    default: return false;
    }
}

template <class W> void finishFate(const Context<W>& ctx)
{
    Position& s = ctx.position;
    s.to = s.asked = 0;
    if (s.drawing + 1 < fateRow(ctx.table, s).random && s.drawn[s.drawing + 1] != 0) {
        ++s.drawing;
        ctx.enter(Phase::FateEffect);
        return;
    }
    endFateOf(ctx);
}

template <class W> void bailOut(const Context<W>& ctx, bool pays)
{
    Position& s = ctx.position;
    const int owner = askedSeat(s);
    const int place = toPlace(s);
    const int price = fateRow(ctx.table, s).bailout;
    if (pays) {
        ctx.tell(Text::LogBailsOut, ruleOf(s), {owner, takeGold(s, owner, price), place});
        set(s.holder, owner + 1);
    } else {
        const bool poor = s.gold[owner] < price;
        ctx.tell(poor ? Text::LogCannotPay : Text::LogGivesUp, ruleOf(s),
                 poor ? std::initializer_list<int>{owner, price, place} : std::initializer_list<int>{owner, place});
        if (poor) pay(ctx, owner, price, ruleOf(s)); // all that is there, and in vain
        removeUnits(ctx, place, s.units(place), ruleOf(s));
    }
    finishFate(ctx);
}

template <class W> void recruit(const Context<W>& ctx, int place)
{
    addUnits(ctx, place, fateRow(ctx.table, ctx.position).recruit, ruleOf(ctx.position));
    finishFate(ctx);
}

template <class W> void forfeit(const Context<W>& ctx, int place)
{
    ctx.tell(Text::LogDebt, wr(52), {activeSeat(ctx.position), place});
    removeUnits(ctx, place, ctx.position.units(place), wr(52));
    finishFate(ctx);
}

template <class W> int diseaseDice(const ConstContext<W>& ctx) { return std::min(sickOf(ctx).dice, kMostDiseaseDice); }

/// Dice that fell for the units of a seat, how often each face; those of a few are named one by one, the highest first.
template <class W> void tellDisease(const Context<W>& ctx, int seat, int place, const Faces& faces)
{
    constexpr std::array kByCount{Text::LogDisease1, Text::LogDisease2, Text::LogDisease3,
                                  Text::LogDisease4, Text::LogDisease5, Text::LogDisease6};
    const int dice = std::accumulate(faces.begin(), faces.end(), 0);
    if (dice == 0) return;
    std::array<int, kByCount.size()> named{};
    if (dice > static_cast<int>(named.size())) {
        ctx.tell(Text::LogDiseaseFaces, ruleOf(ctx.position),
                 {seat, place, faces[0], faces[1], faces[2], faces[3], faces[4], faces[5]});
        return;
    }
    std::size_t at = 0;
    for (std::size_t face = faces.size(); face > 0; --face)
        for (int i = 0; i < faces[face - 1]; ++i) named[at++] = static_cast<int>(face);
    ctx.tell(kByCount[at - 1], ruleOf(ctx.position),
             {seat, place, named[0], named[1], named[2], named[3], named[4], named[5]});
}

/// WR-50-13: a die for each unit; where there are more than can be thrown at once, for so many after so many.
template <class W> void rolledDisease(const Context<W>& ctx, const Outcome& outcome)
{
    Position& s = ctx.position;
    const int place = toPlace(s);
    const int owner = ownerOf(s, place);
    const int from = fateRow(ctx.table, s).diesFrom;
    const Sick sick = sickOf(ctx.asConst());
    int at = 0;
    int last = enemySeat(s);
    int spared = s.left;
    std::array<int, kMaxSeats> dead{};
    for (const Sick::Group& group : sick.all()) {
        const int seat = group.seat;
        Faces faces{};
        forEachPiece(ctx.asConst(), group.units, [&](int worth) {
            if (at >= outcome.count()) return;
            if (seat != last) spared = 0;
            last = seat;
            ++faces[idx(outcome[at] - 1)];
            (outcome[at++] >= from ? dead[idx(seat)] : spared) += worth;
        });
        tellDisease(ctx, seat, place, faces);
    }
    if (std::ranges::none_of(outcome.values(), [from](int face) { return face >= from; }))
        ctx.tell(Text::LogNoDisease, ruleOf(s), {place});
    const bool more = sick.dice > outcome.count();
    set(s.enemy, more ? last + 1 : 0);
    set(s.left, more ? spared : 0);
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat)
        if (seat != owner) removeGuests(ctx, seat, place, dead[idx(seat)], ruleOf(s));
    if (owner >= 0) removeUnits(ctx, place, dead[idx(owner)], ruleOf(s));
    if (!more) finishFate(ctx);
}

template <class W> void removeChosen(const Context<W>& ctx, const Move& move)
{
    Position& s = ctx.position;
    const bool desert = phaseOf(s) == Phase::Desert;
    int removed = 0;
    for (const Part& part : move.parts()) removed += part.amount;
    if (desert && move.seat != activeSeat(s))
        ctx.tell(Text::LogDeserts, ruleOf(s), {move.seat, removed, activeSeat(s)});
    for (const Part& part : move.parts())
        removeUnits(ctx, part.item, part.amount, desert ? ruleOf(s) : voteRule(s.vote));
    set(s.left, s.left - removed);
    if (s.left == 0) removedAll(ctx);
}

#define MARCHES_WARRIOR_FATE(W)                                                                                        \
    template void beginFate(const Context<W>&);                                                                        \
    template bool stepFate(const Context<W>&);                                                                         \
    template void rolledFate(const Context<W>&, const Outcome&);                                                       \
    template void finishFate(const Context<W>&);                                                                       \
    template void bailOut(const Context<W>&, bool);                                                                    \
    template void recruit(const Context<W>&, int);                                                                     \
    template void forfeit(const Context<W>&, int);                                                                     \
    template void removeChosen(const Context<W>&, const Move&);                                                        \
    template void rolledDisease(const Context<W>&, const Outcome&);                                                    \
    template int diseaseDice(const ConstContext<W>&);

MARCHES_WARRIOR_FATE(RuleTrace)
MARCHES_WARRIOR_FATE(NoTrace)
#undef MARCHES_WARRIOR_FATE

} // namespace marches::engine::warrior_risk
