// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/warrior_risk/machine.h"

namespace marches::engine::warrior_risk {

namespace {

constexpr int kYes = 2; // of a ballot; 1 is no

std::uint32_t withGold(const Table& t, const Position& s, int gold)
{
    std::uint32_t seats = 0;
    for (int seat = 0; seat < t.seatCount(); ++seat)
        if (lives(s, seat) && s.gold[seat] == gold) seats |= seatBit(seat);
    return seats;
}

std::uint32_t withMostTerritories(const Table& t, const Position& s)
{
    int most = 1;
    std::uint32_t seats = 0;
    for (int seat = 0; seat < t.seatCount(); ++seat) {
        const int held = heldBy(s, seat);
        if (held > most) seats = 0;
        most = std::max(most, held);
        if (held == most) seats |= seatBit(seat);
    }
    return seats;
}

template <class W> void askRoller(const Context<W>& ctx, std::uint32_t among)
{
    set(ctx.position.contenders, static_cast<int>(among));
    ctx.position.asked = ctx.position.active;
    ctx.enter(Phase::TieBreak);
}

/// The richest one helps the poorest one; of several the roller chooses.
template <class W> void aid(const Context<W>& ctx)
{
    Position& s = ctx.position;
    if (!is(s, kPoorest)) {
        const std::uint32_t rich = withGold(ctx.table, s, richest(ctx.table, s, false));
        if (s.holder == 0 && std::popcount(rich) > 1) {
            askRoller(ctx, rich);
            return;
        }
        if (s.holder == 0) set(s.holder, std::countr_zero(rich) + 1);
        raise(s, kPoorest);
        s.contenders = 0;
        const std::uint32_t poor = withGold(ctx.table, s, richest(ctx.table, s, true));
        if (std::popcount(poor) > 1) {
            askRoller(ctx, poor);
            return;
        }
        set(s.contenders, static_cast<int>(poor));
    }
    const int from = s.holder - 1;
    const int to = std::countr_zero(s.contenders);
    if (from != to)
        handOver(ctx, from, to, percentOf(ctx.table, s.gold[from], voteRow(ctx.table, s).percent), voteRule(s.vote));
    finishFate(ctx);
}

template <class W> void contribute(const Context<W>& ctx, std::uint32_t seats, int units)
{
    Position& s = ctx.position;
    const int first = std::countr_zero(seats);
    set(s.contenders, static_cast<int>(seats));
    set(s.asked, first + 1);
    set(s.left, units > 0 ? std::min(units, unitsOf(s, first)) : heldBy(s, first));
    if (s.left == 0)
        finishFate(ctx);
    else
        ctx.enter(Phase::Contribute);
}

template <class W> void passed(const Context<W>& ctx)
{
    Position& s = ctx.position;
    ctx.tell(Text::LogVotePassed, wr(62));
    if (voteRow(ctx.table, s).percent > 0)
        aid(ctx);
    else
        contribute(ctx, withMostTerritories(ctx.table, s), 0);
}

template <class W> void elected(const Context<W>& ctx, int seat)
{
    Position& s = ctx.position;
    const VoteRow& row = voteRow(ctx.table, s);
    ctx.tell(Text::LogElected, wr(63), {seat});
    s.asked = 0;
    s.contenders = 0;
    if (row.route) {
        set(s.routes[seat], std::min(s.routes[seat] + 1, 255));
        ctx.tell(Text::LogRoute, voteRule(s.vote), {seat});
    } else if (row.emergency) {
        if (s.emergency[seat] == 0) s.emergency[seat] = 1;
        ctx.tell(Text::LogLeader, voteRule(s.vote), {seat});
    } else {
        set(s.holder, seat + 1);
        set(s.asked, seat + 1);
        ctx.enter(Phase::Award);
        if (ctx.table.options.awardRandom) beginRandom(ctx);
        return;
    }
    finishFate(ctx);
}

template <class W> void tellNoResult(const Context<W>& ctx)
{
    ctx.tell(Text::LogNoResult, ctx.position.vote != 0 && voteRow(ctx.table, ctx.position).yesNo() ? wr(62) : wr(63));
    finishFate(ctx);
}

/// Opens the ballots: whoever has cast votes has used them, until the next commerce round.
template <class W> void countYesNo(const Context<W>& ctx)
{
    Position& s = ctx.position;
    int yes = 0;
    int no = 0;
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat) {
        if (s.choice[seat] == 0) continue;
        const int votes = s.sealed[seat] - 1;
        (s.choice[seat] == kYes ? yes : no) += votes;
        ctx.tell(s.choice[seat] == kYes ? Text::LogVotesYes : Text::LogVotesNo, wr(62), {seat, votes});
    }
    if (!ctx.in(wr(62)) || yes < no || (yes == no && !ctx.table.options.yesNoRoller)) {
        tellNoResult(ctx);
    } else if (yes == no) {
        ctx.tell(Text::LogDecides, wr(62), {activeSeat(s)});
        askRoller(ctx, 0);
    } else {
        passed(ctx);
    }
}

template <class W> void countWhich(const Context<W>& ctx)
{
    Position& s = ctx.position;
    std::array<int, kMaxSeats> votes{};
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat) {
        if (s.choice[seat] == 0) continue;
        votes[s.choice[seat] - 1U] += s.sealed[seat] - 1;
        ctx.tell(Text::LogVotesFor, wr(63), {seat, s.sealed[seat] - 1, s.choice[seat] - 1});
    }
    int best = 0;
    std::uint32_t tied = 0;
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat) {
        const int count = votes[static_cast<std::size_t>(seat)];
        if (count > best) tied = 0;
        best = std::max(best, count);
        if (count == best && count > 0) tied |= seatBit(seat);
    }
    const bool tie = ctx.in(wr(63)) && std::popcount(tied) > 1;
    if (tied == 0 ||
        (tie && (ctx.table.options.voteTieNothing || (ctx.table.options.voteTieAgain && is(s, kSecond))))) {
        tellNoResult(ctx);
    } else if (!tie) {
        elected(ctx, std::countr_zero(tied));
    } else if (ctx.table.options.voteTieAgain) {
        raise(s, kSecond);
        ctx.tell(Text::LogVoteTie, wr(63));
        set(s.contenders, static_cast<int>(tied));
        for (int seat = 0; seat < ctx.table.seatCount(); ++seat) { // what was cast comes back for the second ballot
            if (s.sealed[seat] > 0) set(s.usedVotes[seat], std::max(0, s.usedVotes[seat] - (s.sealed[seat] - 1)));
            s.sealed[seat] = s.choice[seat] = 0;
        }
        ctx.enter(Phase::Ballot);
    } else {
        askRoller(ctx, tied);
    }
}

template <class W> void reveal(const Context<W>& ctx)
{
    Position& s = ctx.position;
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat)
        if (s.sealed[seat] > 1) set(s.usedVotes[seat], std::min(s.usedVotes[seat] + s.sealed[seat] - 1, kMaxGold));
    if (voteRow(ctx.table, s).yesNo())
        countYesNo(ctx);
    else
        countWhich(ctx);
    if (phaseOf(s) == Phase::Ballot) return; // a second one
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat) s.sealed[seat] = s.choice[seat] = 0;
}

} // namespace

const VoteRow& voteRow(const Table& t, const Position& s)
{
    return t.lists.votes[static_cast<std::size_t>(std::clamp<int>(s.vote, 0, kVotes))];
}

std::uint32_t candidates(const Position& s) { return s.contenders != 0 ? s.contenders : s.living; }

template <class W> int votesOf(const ConstContext<W>& ctx, int seat)
{
    const Position& s = ctx.position;
    int votes = 1;
    if (ctx.in(wr(60))) votes = controlled(ctx, seat).count() + s.gold[seat] / ctx.table.lists.voteGold;
    if (ctx.in(wr(61)) && !ctx.table.options.reuseVotes) votes -= s.usedVotes[seat];
    return std::max(votes, 0);
}

template <class W> void rolledVote(const Context<W>& ctx, int face)
{
    Position& s = ctx.position;
    set(s.vote, face);
    const VoteRow& row = voteRow(ctx.table, s);
    ctx.tell(Text::LogVote, voteRule(face), {std::max(row.card, 0)});
    if (row.card < 0 || !ctx.in(voteRule(face)) || (row.award > 0 && !unoccupied(ctx.table, s).any())) {
        ctx.tell(Text::LogNoVote, voteRule(face));
        finishFate(ctx);
        return;
    }
    s.asked = row.act() ? s.active : std::uint8_t{0};
    ctx.enter(row.act() ? Phase::SpecialAct : Phase::Ballot);
}

template <class W> void castBallot(const Context<W>& ctx, int seat, int choice, int votes)
{
    Position& s = ctx.position;
    set(s.choice[seat], choice);
    set(s.sealed[seat], votes + 1);
    ctx.tell(Text::LogSealed, voteRow(ctx.table, s).yesNo() ? wr(62) : wr(63), {seat});
}

template <class W> bool stepVote(const Context<W>& ctx)
{
    Position& s = ctx.position;
    if (phaseOf(s) != Phase::Ballot) return false;
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat)
        if (lives(s, seat) && s.sealed[seat] == 0 && votesOf(ctx.asConst(), seat) == 0)
            s.sealed[seat] = 1; // nothing to cast
    if (owing(ctx.table, s) != 0) return false;
    reveal(ctx);
    return true;
}

template <class W> void breakTie(const Context<W>& ctx, const Move& move)
{
    Position& s = ctx.position;
    const VoteRow& row = voteRow(ctx.table, s);
    s.asked = 0;
    if (static_cast<Verb>(move.verb) != Verb::Name) {
        if (static_cast<Verb>(move.verb) == Verb::Allow)
            passed(ctx);
        else
            tellNoResult(ctx);
        return;
    }
    const int seat = move.arg[0];
    ctx.tell(Text::LogRollerNames, row.percent > 0 ? voteRule(s.vote) : wr(63), {activeSeat(s), seat});
    if (row.percent == 0) {
        elected(ctx, seat);
    } else if (is(s, kPoorest)) {
        set(s.contenders, seatBit(seat));
        aid(ctx);
    } else {
        set(s.holder, seat + 1);
        aid(ctx);
    }
}

template <class W> void award(const Context<W>& ctx, int seat, int place)
{
    const int units = voteRow(ctx.table, ctx.position).award;
    take(ctx, seat, place);
    ctx.tell(Text::LogAwarded, voteRule(ctx.position.vote), {seat, place});
    addUnits(ctx, place, units, voteRule(ctx.position.vote));
    finishFate(ctx);
}

template <class W> void playSpecialAct(const Context<W>& ctx, const Move& move)
{
    Position& s = ctx.position;
    const int target = move.arg[0];
    switch (static_cast<Verb>(move.verb)) {
    case Verb::CutRoute:
        --s.routes[target];
        ctx.tell(Text::LogRouteCut, voteRule(s.vote), {activeSeat(s), target});
        finishFate(ctx);
        break;
    case Verb::CutTroops:
        ctx.tell(Text::LogTroopsCut, voteRule(s.vote), {activeSeat(s), target});
        contribute(ctx, seatBit(target), voteRow(ctx.table, s).cutTroops);
        break;
    case Verb::Sanction:
        set(s.to, target + 1);
        ctx.tell(Text::LogSanction, voteRule(s.vote), {activeSeat(s), target});
        ctx.enter(Phase::SanctionRoll);
        break;
    default:
        ctx.tell(Text::LogDeclines, voteRule(s.vote), {activeSeat(s)});
        finishFate(ctx);
        break;
    }
}

template <class W> void rolledSanction(const Context<W>& ctx, int face)
{
    Position& s = ctx.position;
    const int place = toPlace(s);
    const int victim = ownerOf(s, place);
    if (face < ctx.table.lists.sanctionFrom) {
        ctx.tell(Text::LogSanctionFails, voteRule(s.vote), {place});
        finishFate(ctx);
        return;
    }
    const int saved = s.units(place) - half(ctx.table, s.units(place));
    removeUnits(ctx, place, s.units(place), voteRule(s.vote));
    set(s.asked, victim + 1);
    set(s.left, saved);
    if (saved > 0 && reallocatable(ctx.asConst()).any())
        ctx.enter(Phase::Reallocate);
    else
        finishFate(ctx);
}

template <class W> Mask reallocatable(const ConstContext<W>& ctx)
{
    const Position& s = ctx.position;
    Mask places = s.owned(askedSeat(s)).mask();
    if (ctx.table.options.reallocateAnywhere) places |= unoccupied(ctx.table, s);
    places.clear(toPlace(s));
    return places;
}

template <class W> void reallocate(const Context<W>& ctx, const Move& move)
{
    Position& s = ctx.position;
    for (const Part& part : move.parts()) {
        if (ownerOf(s, part.item) < 0) take(ctx, move.seat, part.item);
        addUnits(ctx, part.item, part.amount, voteRule(s.vote));
    }
    finishFate(ctx);
}

#define MARCHES_WARRIOR_VOTE(W)                                                                                        \
    template int votesOf(const ConstContext<W>&, int);                                                                 \
    template void rolledVote(const Context<W>&, int);                                                                  \
    template void castBallot(const Context<W>&, int, int, int);                                                        \
    template bool stepVote(const Context<W>&);                                                                         \
    template void breakTie(const Context<W>&, const Move&);                                                            \
    template void award(const Context<W>&, int, int);                                                                  \
    template void playSpecialAct(const Context<W>&, const Move&);                                                      \
    template void rolledSanction(const Context<W>&, int);                                                              \
    template Mask reallocatable(const ConstContext<W>&);                                                               \
    template void reallocate(const Context<W>&, const Move&);

MARCHES_WARRIOR_VOTE(RuleTrace)
MARCHES_WARRIOR_VOTE(NoTrace)
#undef MARCHES_WARRIOR_VOTE

} // namespace marches::engine::warrior_risk
