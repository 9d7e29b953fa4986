// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "engine/base/bits.h"
#include "engine/rules/narnian_wars/machine.h"

// Who knows where the persons are.

namespace marches::engine::narnian_wars {

namespace {

/// Seats with a unit in the province, and the owner.
std::uint8_t besides(const Table& t, const Position& s, int person)
{
    std::uint8_t seats = seatBit(t.ownerOf(static_cast<Person>(person)));
    if (!onBoard(s, static_cast<Person>(person))) return seats;
    const int where = s.site[person] - 1;
    if (s.unit(where) != 0) seats |= seatBit(seatOf(s.unit(where)));
    if (s.dislodged(where) != 0) seats |= seatBit(seatOf(s.dislodged(where)));
    return seats;
}

Rule hidingRule(Person person) { return nw(person == Person::HighKing ? 23 : person == Person::Queen ? 37 : 93); }

/// Tells these seats, other than the owner, that they met the person.
template <class W> void tellMet(const Context<W>& ctx, int person, std::uint8_t seats)
{
    const auto who = static_cast<Person>(person);
    const int owner = ctx.table.ownerOf(who);
    for (int seat = 0; seat < kPowers; ++seat)
        if (seat != owner && (seats & seatBit(seat)) != 0)
            ctx.tellOnly(seat, Text::LogMet, hidingRule(who), {owner, person, ctx.position.site[person] - 1});
}

template <class W> class Reporter {
public:
    Reporter(const Context<W>& play, const Workspace& workspace)
        : ctx(play), t(play.table), s(play.position), d(workspace)
    {}

    void tell(int i)
    {
        const auto person = static_cast<Person>(i);
        if (s.site[i] == 0) {
            s.known[i] = 0;
            return;
        }
        const bool everybody = isPublic(person);
        s.known[i] = everybody ? kEverybody : static_cast<std::uint8_t>(besides(t, s, i) | attackers(i));
        const int owner = t.ownerOf(person);
        if (everybody)
            ctx.tell(Text::LogSeen, hidingRule(person), {owner, i, s.site[i] - 1});
        else
            tellMet(ctx, i, s.known[i]);
        if (retreatCauseOf(s, i) == RetreatCause::Hunted) tellHunted(i);
    }

private:
    /// Owners of persons that came to attack this one, where that is the reading of NW-16.
    std::uint8_t attackers(int prey) const
    {
        std::uint8_t seats = 0;
        for (int i = 0; i < kPersons; ++i)
            if (s.chases[i] == prey + 1 && s.site[i] == s.site[prey])
                seats |= seatBit(t.ownerOf(static_cast<Person>(i)));
        return seats;
    }
    /// To those who know where he is; that he must flee, all can see, since he owes an order.
    void tellHunted(int i)
    {
        const std::initializer_list<int> args{t.ownerOf(static_cast<Person>(i)), i, s.site[i] - 1};
        if (s.known[i] == kEverybody) return ctx.tell(Text::LogHunted, nw(16), args);
        for (int seat = 0; seat < kPowers; ++seat)
            if ((s.known[i] & seatBit(seat)) != 0) ctx.tellOnly(seat, Text::LogHunted, nw(16), args);
    }
    bool isPublic(Person person)
    {
        if (isAlwaysSeen(ctx.asConst(), person) || retreatCauseOf(s, num(person)) == RetreatCause::WithHost)
            return true;
        const PersonEnd& end = d.march.persons[idx(person)];
        if (isPersonality(person)) return travelled(end);
        return usedPower(person) || (person == Person::HighKing && end.flew && t.options.flightReported);
    }
    /// He travelled with a unit; by a reading he is reported only when it was to move.
    bool travelled(const PersonEnd& end) const
    {
        if (end.host == kNone) return false;
        return !t.options.linksWhenMoving ||
               d.march.makeAdjudicationInput.orders[static_cast<std::size_t>(end.host)].kind ==
                   adjudication::OrderKind::Move;
    }
    bool usedPower(Person person) const
    {
        const TravellerOrder& order = d.turn.travellerOrders[idx(person)];
        if (d.march.persons[idx(person)].host != kNone || order.kind == TravellerOrder::Kind::Support) return true;
        if (person != Person::Queen) return s.calling != 0;
        const int where = siteOf(s, Person::Queen);
        const bool ahead = t.options.provisionalStone && s.victim != 0 && where >= 0 && s.stone(where) != 0;
        const bool turned = s.prey != 0 && s.still[s.prey - 1] != 0;
        return ahead || turned || d.march.makeAdjudicationInput.turnedToStone != kNone ||
               d.march.makeAdjudicationInput.commanded != kNone;
    }
    static constexpr std::int16_t kNone = adjudication::kNone;

    Context<W> ctx;
    const Table& t;
    Position& s;
    const Workspace& d;
};

} // namespace

template <class W> bool isAlwaysSeen(const ConstContext<W>& ctx, Person person)
{
    const Options& options = ctx.table.options;
    if (!options.hiddenInfo || person == Person::Miraz) return true;
    if (person == Person::Queen && options.onlyGreenHides && ctx.position.queenForm == 1) return true;
    return !ctx.in(hidingRule(person));
}

template <class W> void report(const Context<W>& ctx, const Workspace& workspace)
{
    Reporter<W> reporter(ctx, workspace);
    for (int i = 0; i < kPersons; ++i) reporter.tell(i);
}

void meet(const Table& t, Position& s)
{
    for (int i = 0; i < kPersons; ++i) {
        if (s.site[i] == 0)
            s.known[i] = 0;
        else
            s.known[i] |= t.options.hiddenInfo && i != num(Person::Miraz) ? besides(t, s, i) : kEverybody;
    }
}

template <class W> void meetAndTell(const Context<W>& ctx)
{
    std::array<std::uint8_t, kPersons> before{};
    std::copy(std::begin(ctx.position.known), std::end(ctx.position.known), before.begin());
    meet(ctx.table, ctx.position);
    for (int i = 0; i < kPersons; ++i)
        if (ctx.position.known[i] != kEverybody)
            tellMet(ctx, i, static_cast<std::uint8_t>(ctx.position.known[i] & ~before[at(i)]));
}

#define MARCHES_NARNIAN_REPORTS(W)                                                                                     \
    template bool isAlwaysSeen(const ConstContext<W>&, Person);                                                        \
    template void report(const Context<W>&, const Workspace&);                                                         \
    template void meetAndTell(const Context<W>&);

MARCHES_NARNIAN_REPORTS(RuleTrace)
MARCHES_NARNIAN_REPORTS(NoTrace)
#undef MARCHES_NARNIAN_REPORTS

} // namespace marches::engine::narnian_wars
