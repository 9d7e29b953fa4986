// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/base/bits.h"
#include "engine/rules/narnian_wars/machine.h"

namespace marches::engine::narnian_wars {

namespace {

using adjudication::kNone;

/// Puts what came out on the board.
template <class W> class Mover {
public:
    Mover(const Context<W>& play, const Workspace& workspace) : ctx(play), t(play.table), s(play.position), d(workspace)
    {}

    void run()
    {
        moveUnits();
        movePersons();
        turnStatues();
        d.march.fallen.forEach([&](int province) {
            s.garrison().assign(province, false);
            ctx.tell(Text::LogGarrisonFalls, nw(54), {province});
        });
        for (const adjudication::Dislodged& dislodged : d.march.resolution.dislodged()) driveOut(dislodged);
    }

private:
    const adjudication::Result& result(int unit) const { return d.march.resolution.results()[at(unit)]; }
    int province(int unit) const { return t.graph().province(d.march.resolution.places()[at(unit)]); }

    void moveUnits()
    {
        clearBlocks<&Block::unit>(s);
        for (int i = 0; i < static_cast<int>(d.count); ++i) {
            const int from = d.pieces[at(i)].province;
            if (result(i).dislodgedBy >= 0) {
                s.dislodged(from) = d.stood[at(i)];
                continue;
            }
            s.unit(province(i)) = d.stood[at(i)];
            if (province(i) != from) s.came(province(i)) = provincePlus1(from);
        }
        for (int k = 0; k < s.words; ++k) s.contested()[k] = d.march.resolution.contested().word(k);
    }

    void movePersons()
    {
        for (int i = 0; i < kPersons; ++i) {
            const PersonEnd& end = d.march.persons[at(i)];
            if (end.province == kNone) continue;
            const int before = s.site[i] - 1;
            s.site[i] = provincePlus1(end.province);
            if (end.withDislodged || pulled(i, before)) {
                s.plight[i] = static_cast<std::uint8_t>(RetreatCause::WithHost);
            } else if (end.hunter != kNone || end.stalker != kNone) {
                const int from = end.hunter != kNone ? d.pieces[at(end.hunter)].province : end.stalker;
                s.plight[i] = static_cast<std::uint8_t>(RetreatCause::Hunted);
                s.shun[i] = from != end.province ? provincePlus1(from) : PlusOne{0};
            }
        }
    }
    /// Whoever travels with nobody stays where he is when a unit beside him is driven out (NW-20).
    bool pulled(int person, int where)
    {
        const bool alone = d.march.persons[at(person)].host == kNone && d.march.persons[at(person)].province == where;
        const std::uint8_t dislodged = where >= 0 ? s.dislodged(where) : std::uint8_t{0};
        return alone && dislodged != 0 && seatOf(dislodged) == t.ownerOf(static_cast<Person>(person)) &&
               !ctx.in(nw(20));
    }

    /// Jadis at her work (NW-33): with the orders, or after the moves where that is the reading.
    void turnStatues()
    {
        if (s.prey != 0) turnPerson(s.prey - 1);
        if (d.march.makeAdjudicationInput.turnedToStone != kNone)
            petrify(d.pieces[at(d.march.makeAdjudicationInput.turnedToStone)].province, 2);
        if (!t.options.provisionalStone || s.victim == 0 || s.queenForm != 1) return;
        const int piece = d.pieceIn[at(s.victim - 1)];
        const int queen = siteOf(s, Person::Queen);
        if (piece < 0 || queen < 0 || result(piece).dislodgedBy >= 0 || province(piece) != queen || !ctx.in(nw(33)))
            return;
        petrify(queen, 3);
    }
    void turnPerson(int person)
    {
        const bool ahead = t.options.provisionalStone;
        const bool beside =
            s.site[person] != 0 && s.site[person] == s.site[idx(Person::Queen)] && s.plight[person] == 0;
        if (ahead ? !beside || !ctx.in(nw(33)) : !d.turn.travellers[at(person)].stone) return;
        s.still[person] = ahead ? 3 : 2;
        ctx.tell(Text::LogPersonStone, nw(33), {t.ownerOf(Person::Queen), person});
    }
    void petrify(int where, std::uint8_t turns)
    {
        s.stone(where) = turns;
        ctx.tell(Text::LogStone, nw(33), {t.ownerOf(Person::Queen), where});
    }

    /// A dislodged unit waits for its retreat, or is gone where there is none. With the High King it waits for Aslan
    /// too.
    void driveOut(const adjudication::Dislodged& dislodged)
    {
        const int from = d.pieces[at(dislodged.unit)].province;
        const adjudication::Unit& by = d.march.makeAdjudicationInput.units[at(dislodged.by)];
        const std::uint8_t unit = s.dislodged(from);
        ctx.tell(Text::LogDislodged, nw(1), {seatOf(unit), num(kindOf(unit)), from, by.place, by.power});
        const bool open = result(dislodged.by).convoyed && t.options.choices.retreatToConvoyedAttacker;
        s.barred(from) = open ? PlusOne{0} : provincePlus1(by.place);
        const bool king =
            retreatCauseOf(s, num(Person::HighKing)) == RetreatCause::WithHost && siteOf(s, Person::HighKing) == from;
        if ((king && s.calls < t.options.aslanCalls) || retreatsOf(ctx.asConst(), from).any()) return;
        ctx.tell(Text::LogNoWay, nw(1), {seatOf(unit), num(kindOf(unit)), from});
        for (int i = 0; i < kPersons; ++i)
            if (retreatCauseOf(s, i) == RetreatCause::WithHost && s.site[i] == from + 1)
                lose(ctx, static_cast<Person>(i), Text::LogPersonLost, nw(19));
        s.barred(from) = s.dislodged(from) = 0;
    }

    Context<W> ctx;
    const Table& t;
    Position& s;
    const Workspace& d;
};

} // namespace

template <class W> void resolveMoves(const Context<W>& ctx)
{
    const Workspaces::Seat workspace(*ctx.table.workspaces);
    writeBrief(ctx.asConst(), *workspace);
    resolveMarch(*ctx.table.ground, ctx.table.options.march, workspace->turn, workspace->adjudicator, ctx.trace,
                 workspace->march);
    tellMoves(ctx, *workspace);
    Mover<W>(ctx, *workspace).run();
    report(ctx, *workspace);
    meet(ctx.table, ctx.position);
}

template void resolveMoves(const Context<RuleTrace>&);
template void resolveMoves(const Context<NoTrace>&);

} // namespace marches::engine::narnian_wars
