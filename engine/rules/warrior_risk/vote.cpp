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

template <class W> void askRoller(const Play<W>& p, std::uint32_t among)
{
    set(p.s.contenders, static_cast<int>(among));
    p.s.asked = p.s.active;
    p.enter(Phase::TieBreak);
}

/// The richest one helps the poorest one; of several the roller chooses.
template <class W> void aid(const Play<W>& p)
{
    Position& s = p.s;
    if (!is(s, kPoorest)) {
        const std::uint32_t rich = withGold(p.t, s, richest(p.t, s, false));
        if (s.holder == 0 && std::popcount(rich) > 1) {
            askRoller(p, rich);
            return;
        }
        if (s.holder == 0) set(s.holder, std::countr_zero(rich) + 1);
        raise(s, kPoorest);
        s.contenders = 0;
        const std::uint32_t poor = withGold(p.t, s, richest(p.t, s, true));
        if (std::popcount(poor) > 1) {
            askRoller(p, poor);
            return;
        }
        set(s.contenders, static_cast<int>(poor));
    }
    const int from = s.holder - 1;
    const int to = std::countr_zero(s.contenders);
    if (from != to) handOver(p, from, to, percentOf(p.t, s.gold[from], voteRow(p.t, s).percent), voteRule(s.vote));
    fateDone(p);
}

template <class W> void contribute(const Play<W>& p, std::uint32_t seats, int units)
{
    Position& s = p.s;
    const int first = std::countr_zero(seats);
    set(s.contenders, static_cast<int>(seats));
    set(s.asked, first + 1);
    set(s.left, units > 0 ? std::min(units, unitsOf(s, first)) : heldBy(s, first));
    if (s.left == 0)
        fateDone(p);
    else
        p.enter(Phase::Contribute);
}

template <class W> void passed(const Play<W>& p)
{
    Position& s = p.s;
    p.tell(Text::LogVotePassed, wr(62));
    if (voteRow(p.t, s).percent > 0)
        aid(p);
    else
        contribute(p, withMostTerritories(p.t, s), 0);
}

template <class W> void elected(const Play<W>& p, int seat)
{
    Position& s = p.s;
    const VoteRow& row = voteRow(p.t, s);
    p.tell(Text::LogElected, wr(63), {seat});
    s.asked = 0;
    s.contenders = 0;
    if (row.route) {
        set(s.routes[seat], std::min(s.routes[seat] + 1, 255));
        p.tell(Text::LogRoute, voteRule(s.vote), {seat});
    } else if (row.emergency) {
        if (s.emergency[seat] == 0) s.emergency[seat] = 1;
        p.tell(Text::LogLeader, voteRule(s.vote), {seat});
    } else {
        set(s.holder, seat + 1);
        set(s.asked, seat + 1);
        p.enter(Phase::Award);
        if (p.t.options.awardRandom) beginRandom(p);
        return;
    }
    fateDone(p);
}

template <class W> void noResult(const Play<W>& p)
{
    p.tell(Text::LogNoResult, p.s.vote != 0 && voteRow(p.t, p.s).yesNo() ? wr(62) : wr(63));
    fateDone(p);
}

/// Opens the ballots: whoever has cast votes has used them, until the next commerce round.
template <class W> void countYesNo(const Play<W>& p)
{
    Position& s = p.s;
    int yes = 0;
    int no = 0;
    for (int seat = 0; seat < p.t.seatCount(); ++seat) {
        if (s.choice[seat] == 0) continue;
        const int votes = s.sealed[seat] - 1;
        (s.choice[seat] == kYes ? yes : no) += votes;
        p.tell(s.choice[seat] == kYes ? Text::LogVotesYes : Text::LogVotesNo, wr(62), {seat, votes});
    }
    if (!p.in(wr(62)) || yes < no || (yes == no && !p.t.options.yesNoRoller)) {
        noResult(p);
    } else if (yes == no) {
        p.tell(Text::LogDecides, wr(62), {activeSeat(s)});
        askRoller(p, 0);
    } else {
        passed(p);
    }
}

template <class W> void countWhich(const Play<W>& p)
{
    Position& s = p.s;
    std::array<int, kMaxSeats> votes{};
    for (int seat = 0; seat < p.t.seatCount(); ++seat) {
        if (s.choice[seat] == 0) continue;
        votes[s.choice[seat] - 1U] += s.sealed[seat] - 1;
        p.tell(Text::LogVotesFor, wr(63), {seat, s.sealed[seat] - 1, s.choice[seat] - 1});
    }
    int best = 0;
    std::uint32_t tied = 0;
    for (int seat = 0; seat < p.t.seatCount(); ++seat) {
        const int count = votes[static_cast<std::size_t>(seat)];
        if (count > best) tied = 0;
        best = std::max(best, count);
        if (count == best && count > 0) tied |= seatBit(seat);
    }
    const bool tie = p.in(wr(63)) && std::popcount(tied) > 1;
    if (tied == 0 || (tie && (p.t.options.voteTieNothing || (p.t.options.voteTieAgain && is(s, kSecond))))) {
        noResult(p);
    } else if (!tie) {
        elected(p, std::countr_zero(tied));
    } else if (p.t.options.voteTieAgain) {
        raise(s, kSecond);
        p.tell(Text::LogVoteTie, wr(63));
        set(s.contenders, static_cast<int>(tied));
        for (int seat = 0; seat < p.t.seatCount(); ++seat) { // what was cast comes back for the second ballot
            if (s.sealed[seat] > 0) set(s.usedVotes[seat], std::max(0, s.usedVotes[seat] - (s.sealed[seat] - 1)));
            s.sealed[seat] = s.choice[seat] = 0;
        }
        p.enter(Phase::Ballot);
    } else {
        askRoller(p, tied);
    }
}

template <class W> void reveal(const Play<W>& p)
{
    Position& s = p.s;
    for (int seat = 0; seat < p.t.seatCount(); ++seat)
        if (s.sealed[seat] > 1) set(s.usedVotes[seat], std::min(s.usedVotes[seat] + s.sealed[seat] - 1, kMaxGold));
    if (voteRow(p.t, s).yesNo())
        countYesNo(p);
    else
        countWhich(p);
    if (phaseOf(s) == Phase::Ballot) return; // a second one
    for (int seat = 0; seat < p.t.seatCount(); ++seat) s.sealed[seat] = s.choice[seat] = 0;
}

} // namespace

const VoteRow& voteRow(const Table& t, const Position& s)
{
    return t.lists.votes[static_cast<std::size_t>(std::clamp<int>(s.vote, 0, kVotes))];
}

std::uint32_t candidates(const Position& s) { return s.contenders != 0 ? s.contenders : s.living; }

template <class W> int votesOf(const Look<W>& look, int seat)
{
    const Position& s = look.s;
    int votes = 1;
    if (look.in(wr(60))) votes = controlled(look, seat).count() + s.gold[seat] / look.t.lists.voteGold;
    if (look.in(wr(61)) && !look.t.options.reuseVotes) votes -= s.usedVotes[seat];
    return std::max(votes, 0);
}

template <class W> void rolledVote(const Play<W>& p, int face)
{
    Position& s = p.s;
    set(s.vote, face);
    const VoteRow& row = voteRow(p.t, s);
    p.tell(Text::LogVote, voteRule(face), {std::max(row.card, 0)});
    if (row.card < 0 || !p.in(voteRule(face)) || (row.award > 0 && !unoccupied(p.t, s).any())) {
        p.tell(Text::LogNoVote, voteRule(face));
        fateDone(p);
        return;
    }
    s.asked = row.act() ? s.active : std::uint8_t{0};
    p.enter(row.act() ? Phase::SpecialAct : Phase::Ballot);
}

template <class W> void castBallot(const Play<W>& p, int seat, int choice, int votes)
{
    Position& s = p.s;
    set(s.choice[seat], choice);
    set(s.sealed[seat], votes + 1);
    p.tell(Text::LogSealed, voteRow(p.t, s).yesNo() ? wr(62) : wr(63), {seat});
}

template <class W> bool stepVote(const Play<W>& p)
{
    Position& s = p.s;
    if (phaseOf(s) != Phase::Ballot) return false;
    for (int seat = 0; seat < p.t.seatCount(); ++seat)
        if (lives(s, seat) && s.sealed[seat] == 0 && votesOf(p.look(), seat) == 0)
            s.sealed[seat] = 1; // nothing to cast
    if (owing(p.t, s) != 0) return false;
    reveal(p);
    return true;
}

template <class W> void breakTie(const Play<W>& p, const Move& move)
{
    Position& s = p.s;
    const VoteRow& row = voteRow(p.t, s);
    s.asked = 0;
    if (static_cast<Verb>(move.verb) != Verb::Name) {
        if (static_cast<Verb>(move.verb) == Verb::Allow)
            passed(p);
        else
            noResult(p);
        return;
    }
    const int seat = move.arg[0];
    p.tell(Text::LogRollerNames, row.percent > 0 ? voteRule(s.vote) : wr(63), {activeSeat(s), seat});
    if (row.percent == 0) {
        elected(p, seat);
    } else if (is(s, kPoorest)) {
        set(s.contenders, seatBit(seat));
        aid(p);
    } else {
        set(s.holder, seat + 1);
        aid(p);
    }
}

template <class W> void award(const Play<W>& p, int seat, int place)
{
    const int units = voteRow(p.t, p.s).award;
    take(p, seat, place);
    p.tell(Text::LogAwarded, voteRule(p.s.vote), {seat, place});
    addUnits(p, place, units, voteRule(p.s.vote));
    fateDone(p);
}

template <class W> void specialAct(const Play<W>& p, const Move& move)
{
    Position& s = p.s;
    const int target = move.arg[0];
    switch (static_cast<Verb>(move.verb)) {
    case Verb::CutRoute:
        --s.routes[target];
        p.tell(Text::LogRouteCut, voteRule(s.vote), {activeSeat(s), target});
        fateDone(p);
        break;
    case Verb::CutTroops:
        p.tell(Text::LogTroopsCut, voteRule(s.vote), {activeSeat(s), target});
        contribute(p, seatBit(target), voteRow(p.t, s).cutTroops);
        break;
    case Verb::Sanction:
        set(s.to, target + 1);
        p.tell(Text::LogSanction, voteRule(s.vote), {activeSeat(s), target});
        p.enter(Phase::SanctionRoll);
        break;
    default:
        p.tell(Text::LogDeclines, voteRule(s.vote), {activeSeat(s)});
        fateDone(p);
        break;
    }
}

template <class W> void rolledSanction(const Play<W>& p, int face)
{
    Position& s = p.s;
    const int place = toPlace(s);
    const int victim = ownerOf(s, place);
    if (face < p.t.lists.sanctionFrom) {
        p.tell(Text::LogSanctionFails, voteRule(s.vote), {place});
        fateDone(p);
        return;
    }
    const int saved = s.units(place) - half(p.t, s.units(place));
    removeUnits(p, place, s.units(place), voteRule(s.vote));
    set(s.asked, victim + 1);
    set(s.left, saved);
    if (saved > 0 && reallocatable(p.look()).any())
        p.enter(Phase::Reallocate);
    else
        fateDone(p);
}

template <class W> Mask reallocatable(const Look<W>& look)
{
    const Position& s = look.s;
    Mask places = s.owned(askedSeat(s)).mask();
    if (look.t.options.reallocateAnywhere) places |= unoccupied(look.t, s);
    places.clear(toPlace(s));
    return places;
}

template <class W> void reallocate(const Play<W>& p, const Move& move)
{
    Position& s = p.s;
    for (const Part& part : move.parts()) {
        if (ownerOf(s, part.item) < 0) take(p, move.seat, part.item);
        addUnits(p, part.item, part.amount, voteRule(s.vote));
    }
    fateDone(p);
}

#define MARCHES_WARRIOR_VOTE(W)                                                                                        \
    template int votesOf(const Look<W>&, int);                                                                         \
    template void rolledVote(const Play<W>&, int);                                                                     \
    template void castBallot(const Play<W>&, int, int, int);                                                           \
    template bool stepVote(const Play<W>&);                                                                            \
    template void breakTie(const Play<W>&, const Move&);                                                               \
    template void award(const Play<W>&, int, int);                                                                     \
    template void specialAct(const Play<W>&, const Move&);                                                             \
    template void rolledSanction(const Play<W>&, int);                                                                 \
    template Mask reallocatable(const Look<W>&);                                                                       \
    template void reallocate(const Play<W>&, const Move&);

MARCHES_WARRIOR_VOTE(RuleTrace)
MARCHES_WARRIOR_VOTE(NoTrace)
#undef MARCHES_WARRIOR_VOTE

} // namespace marches::engine::warrior_risk
