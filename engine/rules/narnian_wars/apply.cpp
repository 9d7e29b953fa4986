// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/rules/narnian_wars/machine.h"

namespace marches::engine::narnian_wars {

namespace {

/// A unit has one order; a new one replaces it, of a multiple unit too, which cannot split (NW-42).
template <class W> void order(const Context<W>& ctx, int province, Verb verb, int target = -1, int helped = -1)
{
    Position& s = ctx.position;
    const bool multiple = s.unit(province) != 0 && kindOf(s.unit(province)) == PieceKind::DoubleArmy;
    if (multiple && s.order(province) != 0 && isMovement(phaseOf(s)) && !ctx.in(nw(42))) return;
    s.order(province) = plus1(num(verb));
    s.target(province) = provincePlus1(target);
    s.helped(province) = provincePlus1(helped);
    s.hunts(province) = 0;
}

void send(Position& s, int person, Verb verb, int to, int of = -1)
{
    s.errand[person] = {plus1(num(verb)), provincePlus1(to), provincePlus1(of)};
    if (person == num(Person::HighKing) && verb != Verb::Walk) s.carries = 0;
}

void charge(Position& s, int where, Verb verb, int to = -1, int of = -1)
{
    s.victim = provincePlus1(where);
    s.charge = {plus1(num(verb)), provincePlus1(to), provincePlus1(of)};
}

void stay(Position& s, int person)
{
    s.errand[person] = PersonOrder{};
    s.chases[person] = 0;
    if (person == num(Person::HighKing)) s.carries = 0;
    if (person == num(Person::Queen)) {
        s.victim = s.prey = 0;
        s.charge = PersonOrder{};
    }
}

template <class W> void chooseForm(const Context<W>& ctx, Word form)
{
    Position& s = ctx.position;
    const bool jadis = form == Word::Jadis;
    s.queenForm = jadis ? 1 : 2;
    const int seat = ctx.table.seat(Power::Queen);
    ctx.tell(jadis ? Text::LogJadis : Text::LogGreen, nw(2), {seat});
    if (!jadis) return ctx.enter(Phase::QueenSite);
    if (ctx.table.castle >= 0 && ctx.table.options.castle == CastleStart::JadisOnly)
        s.owner(ctx.table.castle) = plus1(seat);
    if (ctx.table.castle >= 0 && ctx.in(nw(31))) s.site[idx(Person::Queen)] = provincePlus1(ctx.table.castle);
    meetAndTell(ctx);
    ctx.enter(Phase::KingSite);
}

template <class W> void setDelay(const Context<W>& ctx, int turns)
{
    ctx.position.kingAway = static_cast<std::uint8_t>(ctx.table.options.returnsBefore ? turns : turns + 1);
    ctx.tellOnly(ctx.table.ownerOf(Person::HighKing), Text::LogAway, nw(28),
                 {ctx.table.ownerOf(Person::HighKing), turns});
    resume(ctx);
}

template <class W> void ruleOnSiege(const Context<W>& ctx, bool allowed)
{
    std::uint32_t besieged = 0;
    const std::uint32_t group = drawAgreed(ctx.asConst(), besieged);
    if (!allowed || group == 0) return resume(ctx);
    ctx.tell(Text::LogDraw, nw(91));
    finish(ctx, group, nw(91));
}

/// Choices outside the seasons, which end their phase at once.
template <class W> void choose(const Context<W>& ctx, const Move& move)
{
    switch (static_cast<Verb>(move.verb)) {
    case Verb::ChooseForm: return chooseForm(ctx, static_cast<Word>(move.arg[0]));
    case Verb::ChooseSite:
        if (ctx.in(nw(31))) ctx.position.site[idx(Person::Queen)] = provincePlus1(move.arg[0]);
        meetAndTell(ctx);
        return ctx.enter(Phase::KingSite);
    case Verb::ChooseSide: return joinSide(ctx, move.arg[0] == num(Word::Good) ? Alignment::Good : Alignment::Evil);
    case Verb::SetDelay: return setDelay(ctx, move.arg[0]);
    case Verb::PlaceKing:
        return phaseOf(ctx.position) == Phase::AslanSite ? carryAway(ctx, move.arg[0]) : placeKing(ctx, move.arg[0]);
    default:
        if (phaseOf(ctx.position) == Phase::Siege) return ruleOnSiege(ctx, move.arg[0] == num(Word::Allowed));
        return aslanActs(ctx, static_cast<Word>(move.arg[0]));
    }
}

template <class W> void give(const Context<W>& ctx, const Move& move)
{
    Position& s = ctx.position;
    const auto verb = static_cast<Verb>(move.verb);
    const auto& arg = move.arg;
    switch (verb) {
    case Verb::Hold:
    case Verb::Disband:
    case Verb::BuildArmy:
    case Verb::BuildDouble:
    case Verb::BuildFleet:
    case Verb::BuildAmphibian:
    case Verb::BuildPrize: return order(ctx, arg[0], verb);
    case Verb::Move:
    case Verb::MoveByConvoy:
    case Verb::Retreat: return order(ctx, arg[0], verb, arg[1]);
    case Verb::Support: return order(ctx, arg[0], verb, -1, arg[1]);
    case Verb::SupportMove:
    case Verb::Convoy: return order(ctx, arg[0], verb, arg[2], arg[1]);
    case Verb::Hunt: s.hunts(arg[0]) = plus1(arg[1]); return;
    case Verb::Walk:
    case Verb::Sail:
    case Verb::Flee: return send(s, arg[0], verb, arg[1]);
    case Verb::Yield: return send(s, arg[0], verb, -1);
    case Verb::Travel:
    case Verb::Back: return send(s, arg[0], verb, -1, arg[1]);
    case Verb::BackMove: return send(s, arg[0], verb, arg[2], arg[1]);
    case Verb::Welcome: s.welcome[arg[0]] |= seatBit(move.seat); return;
    case Verb::Chase: s.chases[arg[0]] = plus1(arg[1]); return;
    case Verb::Carry: s.carries = plus1(arg[0]); return;
    case Verb::Stay: return stay(s, arg[0]);
    case Verb::TurnPerson: s.prey = plus1(arg[0]); return;
    case Verb::Turn:
    case Verb::Command: return charge(s, arg[0], verb);
    case Verb::CommandMove: return charge(s, arg[0], verb, arg[1]);
    case Verb::CommandSupport: return charge(s, arg[0], verb, -1, arg[1]);
    case Verb::CommandSupportMove:
    case Verb::CommandConvoy: return charge(s, arg[0], verb, arg[2], arg[1]);
    case Verb::Call: s.calling = 1; return;
    case Verb::Declare: s.declaring = 1; return;
    case Verb::Cancel: s.target(arg[0]) = s.helped(arg[0]) = s.order(arg[0]) = 0; return;
    case Verb::Vote:
        s.vote[move.seat] = 0;
        for (const Part& part : move.parts()) s.vote[move.seat] |= seatBit(part.item);
        return;
    default: s.sealed = static_cast<std::uint16_t>(s.sealed | 1U << move.seat); return;
    }
}

} // namespace

template <class W> void applyMove(const Context<W>& ctx, const Move& move)
{
    const Phase phase = phaseOf(ctx.position);
    const bool season = isMovement(phase) || isRetreats(phase) || phase == Phase::Winter;
    if (season)
        give(ctx, move);
    else if (static_cast<Verb>(move.verb) == Verb::Seal)
        carryAway(ctx, -1); // no place is open
    else
        choose(ctx, move);
    run(ctx);
}

template <class W> void resolveChance(const Context<W>& ctx, const Outcome& outcome)
{
    const Phase phase = phaseOf(ctx.position);
    const int queen = siteOf(ctx.position, Person::Queen);
    if (phase == Phase::KingDelay) {
        setDelay(ctx, outcome[0]);
    } else if (phase == Phase::AslanOutcome) {
        aslanActs(ctx, static_cast<Word>(num(Word::Carried) + outcome[0] - 1));
    } else {
        // The first place that will do: not the Queen's, and for a unit to stand on, no other unit's.
        const bool carried = phase == Phase::AslanSite;
        const auto places = outcome.values();
        const auto found = std::ranges::find_if(
            places, [&](int place) { return place != queen && (!carried || ctx.position.unit(place) == 0); });
        const int place = found == places.end() ? -1 : *found;
        if (carried)
            carryAway(ctx, place);
        else
            placeKing(ctx, place);
    }
    run(ctx);
}

#define MARCHES_NARNIAN_APPLY(W)                                                                                       \
    template void applyMove(const Context<W>&, const Move&);                                                           \
    template void resolveChance(const Context<W>&, const Outcome&);

MARCHES_NARNIAN_APPLY(RuleTrace)
MARCHES_NARNIAN_APPLY(NoTrace)
#undef MARCHES_NARNIAN_APPLY

} // namespace marches::engine::narnian_wars
