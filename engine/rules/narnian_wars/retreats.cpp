// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "engine/base/bits.h"
#include "engine/rules/narnian_wars/machine.h"

namespace marches::engine::narnian_wars {

namespace {

/// The end of each retreat; `to`: -1 where the unit is gone.
struct RetreatOutcome {
    int province;
    int to;
    bool ordered;
    bool willing; ///< disbanded though a way was open
    bool collides;
};

/// A garrison that stands there works against the units of a seat, as it does in moves.
template <class W> bool garrisonAgainst(const ConstContext<W>& ctx, int province, int seat)
{
    const Table& t = ctx.table;
    const Position& s = ctx.position;
    if (!s.garrison().test(province) || !ctx.in(nw(53))) return false;
    const MarchOptions& options = t.options.march;
    const auto owner = s.owner(province) == 0 ? kNoPower : static_cast<std::uint8_t>(s.owner(province) - 1);
    const std::uint8_t master = garrisonMaster(options, owner, t.homes[at(province)]);
    const Alignment side = sideOf(ctx, seat);
    return garrisonFights(options, master, at(seat), side, master == kNoPower ? side : sideOf(ctx, master));
}

template <class W> class RetreatResolver {
public:
    explicit RetreatResolver(const Context<W>& play) : ctx(play), t(play.table), s(play.position) {}

    void run()
    {
        for (std::size_t i = 0; i < kPersons; ++i) m_before[i] = s.site[i];
        retreatUnits();
        for (int i = 0; i < kPersons; ++i)
            if (retreatCauseOf(s, i) == RetreatCause::Hunted) flee(static_cast<Person>(i));
        keepApart();
        clearBlocks<&Block::dislodged>(s);
        clearBlocks<&Block::barred>(s);
        std::ranges::fill(s.plight, std::uint8_t{0});
        std::ranges::fill(s.shun, PlusOne{0});
        meetAndTell(ctx);
    }

private:
    void retreatUnits()
    {
        std::array<RetreatOutcome, kMostProvinces> flights; // filled as far as it is read
        std::size_t count = 0;
        for (int i = 0; i < t.provinces; ++i) {
            if (s.dislodged(i) == 0) continue;
            RetreatOutcome& flight = flights[count++];
            flight = {i, -1, s.order(i) != 0, false, false};
            const Mask open = retreatsOf(ctx.asConst(), i);
            if (s.order(i) == num(Verb::Retreat) + 1 && open.test(s.target(i) - 1)) flight.to = s.target(i) - 1;
            flight.willing = s.order(i) == num(Verb::Disband) + 1 && open.any();
        }
        for (std::size_t i = 0; i < count; ++i)
            for (std::size_t k = 0; k < count; ++k)
                if (i != k && flights[i].to >= 0 && flights[i].to == flights[k].to)
                    flights[i].collides = collides(flights[i]);
        for (std::size_t i = 0; i < count; ++i) carryOut(flights[i]);
    }
    /// Two that meet are both gone, a double army too (NW-44).
    bool collides(const RetreatOutcome& flight)
    {
        return kindOf(s.dislodged(flight.province)) != PieceKind::DoubleArmy || ctx.in(nw(44));
    }

    void carryOut(const RetreatOutcome& flight)
    {
        const std::uint8_t unit = s.dislodged(flight.province);
        const int seat = seatOf(unit);
        const int kind = num(kindOf(unit));
        const bool safe = flight.to >= 0 && !flight.collides;
        if (safe) {
            s.unit(flight.to) = unit;
            ctx.tell(Text::LogRetreats, nw(1), {seat, kind, flight.province, flight.to});
        } else if (flight.collides) {
            ctx.tell(Text::LogCollides, nw(1), {seat, kind, flight.province, flight.to});
        } else {
            ctx.tell(flight.ordered ? Text::LogDisbands : Text::LogNoRetreat, nw(1), {seat, kind, flight.province});
        }
        for (int i = 0; i < kPersons; ++i) {
            if (retreatCauseOf(s, i) != RetreatCause::WithHost || s.site[i] != flight.province + 1) continue;
            if (safe) {
                s.site[i] = provincePlus1(flight.to);
                m_hosted.set(i);
            } else {
                hostGone(static_cast<Person>(i), flight);
            }
            s.plight[i] = 0;
        }
    }
    /// NW-19: who travels with a unit that is lost is lost; not with one that disbands by choice. At sea nobody stays
    /// (NW-21).
    void hostGone(Person person, const RetreatOutcome& flight)
    {
        const bool drowns = t.seas.test(flight.province) && ctx.in(nw(21));
        if (flight.willing && !drowns && !t.options.diesWithHostAlways) return;
        if (drowns || ctx.in(nw(19))) lose(ctx, person, Text::LogPersonLost, drowns ? nw(21) : nw(19));
    }

    /// NW-18: to a place that is open, or he is lost.
    void flee(Person person)
    {
        const PersonOrder& errand = s.errand[idx(person)];
        const int from = siteOf(s, person);
        const int to = errand.verb == num(Verb::Flee) + 1 ? errand.to - 1 : -1;
        if (to >= 0 && escapesOf(ctx.asConst(), person).test(to)) {
            s.site[idx(person)] = provincePlus1(to);
            hide(person, from, to);
            return ctx.tellOnly(t.ownerOf(person), Text::LogPersonGoes, nw(18),
                                {t.ownerOf(person), num(person), from, to});
        }
        lose(ctx, person, Text::LogPersonLost, nw(18));
    }

    /// NW-23, NW-37, NW-93: whoever got away is unseen again, whatever was known of him before. The High King is seen
    /// where he flies.
    void hide(Person person, int from, int to)
    {
        const bool king = person == Person::HighKing;
        const bool onFoot = t.graph().of(adjudication::UnitClass::Traveller).moves[at(from)].test(to);
        const bool seen = isAlwaysSeen(ctx.asConst(), person) || (king && !onFoot && t.options.flightReported);
        s.known[idx(person)] = seen ? kEverybody : seatBit(t.ownerOf(person));
    }

    /// NW-38 holds in retreats: whoever was there stays; of two who come to one place the one with a unit, else the
    /// King.
    void keepApart()
    {
        const auto site = [&](Person person) { return s.site[idx(person)]; };
        const PlusOne where = site(Person::HighKing);
        if (where == 0 || where != site(Person::Queen) || !ctx.in(nw(38))) return;
        const auto stays = [&](Person person) { return m_before[idx(person)] == where; };
        const bool escorted = m_hosted.test(num(Person::Queen)) && !m_hosted.test(num(Person::HighKing));
        const bool queenWins = stays(Person::Queen) || (!stays(Person::HighKing) && escorted);
        lose(ctx, queenWins ? Person::HighKing : Person::Queen, Text::LogPersonLost, nw(38));
    }

    Context<W> ctx;
    const Table& t;
    Position& s;
    std::array<PlusOne, kPersons> m_before{}; ///< their sites before the retreats
    Mask m_hosted;                            ///< persons that retreat with their units
};

} // namespace

template <class W> Mask retreatsOf(const ConstContext<W>& ctx, int province)
{
    const Table& t = ctx.table;
    const Position& s = ctx.position;
    const std::uint8_t unit = s.dislodged(province);
    Mask open;
    waysOf(t, kindOf(unit), province).forEach([&](int place) {
        if (s.unit(place) != 0 || s.contested().test(place) || s.barred(province) == place + 1) return;
        if (!garrisonAgainst(ctx, place, seatOf(unit)) || !ctx.in(nw(55))) open.set(place);
    });
    return open;
}

template <class W> Mask escapesOf(const ConstContext<W>& ctx, Person person)
{
    const Table& t = ctx.table;
    const Position& s = ctx.position;
    const auto from = static_cast<std::size_t>(siteOf(s, person));
    Mask open = person == Person::HighKing ? t.ground->flight[from]
                                           : t.graph().of(adjudication::UnitClass::Traveller).moves[from];
    const int shunned = s.shun[idx(person)] - 1;
    if (shunned >= 0 && ctx.in(nw(18))) open.clear(shunned);
    return t.options.march.personRetreatsAmongUnits ? open : open - unitsOf(s, -1);
}

template <class W> void lose(const Context<W>& ctx, Person person, Text text, Rule rule)
{
    Position& s = ctx.position;
    const int where = siteOf(s, person);
    const int owner = ctx.table.ownerOf(person);
    s.site[idx(person)] = 0;
    s.shun[idx(person)] = s.plight[idx(person)] = s.known[idx(person)] = s.still[idx(person)] = 0;
    s.errand[idx(person)] = PersonOrder{};
    if (person == Person::HighKing && ctx.in(nw(28))) {
        s.whisked = 1;
        s.kingAway = 0;
        return ctx.tell(Text::LogWhisked, nw(28), {owner, where});
    }
    ctx.tell(text, rule, {owner, num(person), where});
}

template <class W> void resolveRetreats(const Context<W>& ctx) { RetreatResolver<W>(ctx).run(); }

#define MARCHES_NARNIAN_RETREATS(W)                                                                                    \
    template void resolveRetreats(const Context<W>&);                                                                  \
    template Mask retreatsOf(const ConstContext<W>&, int);                                                             \
    template Mask escapesOf(const ConstContext<W>&, Person);                                                           \
    template void lose(const Context<W>&, Person, Text, Rule);

MARCHES_NARNIAN_RETREATS(RuleTrace)
MARCHES_NARNIAN_RETREATS(NoTrace)
#undef MARCHES_NARNIAN_RETREATS

} // namespace marches::engine::narnian_wars
