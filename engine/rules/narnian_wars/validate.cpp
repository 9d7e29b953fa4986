// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnian_wars/machine.h"

namespace marches::engine::narnian_wars {

namespace {

[[nodiscard]] Refusal bad(Text text, std::initializer_list<int> args = {}) { return say(text, nw(1), args); }

/// What an order needs besides its verb.
bool isWhole(Verb verb, PlusOne target, PlusOne helped)
{
    const bool to = target != 0;
    const bool of = helped != 0;
    switch (verb) {
    case Verb::Move:
    case Verb::MoveByConvoy:
    case Verb::Retreat:
    case Verb::Walk:
    case Verb::Sail:
    case Verb::Flee:
    case Verb::CommandMove: return to && !of;
    case Verb::Support:
    case Verb::Travel:
    case Verb::Back:
    case Verb::CommandSupport: return !to && of;
    case Verb::SupportMove:
    case Verb::Convoy:
    case Verb::BackMove:
    case Verb::CommandSupportMove:
    case Verb::CommandConvoy: return to && of;
    default: return !to && !of;
    }
}

class Checker {
public:
    Checker(const Table& table, const Position& position) : t(table), s(position), m_ctx{table, position, m_nobody} {}

    Refusal check()
    {
        if (Refusal problem = places()) return problem;
        if (Refusal problem = persons()) return problem;
        const Phase phase = phaseOf(s);
        if (phase == Phase::Over) return s.winners != 0 && s.sealed == 0 ? Refusal{} : bad(Text::BadPhase);
        if (s.winners != 0 || s.year < s.firstYear) return bad(Text::BadPhase);
        const bool chance = phase == Phase::KingSite || phase == Phase::KingDelay || phase == Phase::AslanOutcome ||
                            phase == Phase::AslanSite;
        const std::uint32_t seats = concerned(m_ctx);
        if ((s.sealed & ~seats) != 0 || (owing(m_ctx) == 0 && !(chance && t.master < 0))) return bad(Text::BadPhase);
        const bool atKing = phase == Phase::AslanOutcome || phase == Phase::AslanSite;
        if (atKing && !onBoard(s, Person::HighKing)) return bad(Text::BadPhase);
        return {};
    }

private:
    bool suits(int i) const
    {
        const Verb verb = orderOf(s, i);
        if (verb >= Verb::Walk || !isWhole(verb, s.target(i), s.helped(i))) return false;
        const Phase phase = phaseOf(s);
        if (s.dislodged(i) != 0 && !isMovement(phase) && phase != Phase::Winter)
            return verb == Verb::Retreat || verb == Verb::Disband;
        if (phase == Phase::Winter)
            return s.unit(i) != 0 ? verb == Verb::Disband
                                  : s.owner(i) != 0 && verb >= Verb::BuildArmy && verb < Verb::Walk;
        return s.unit(i) != 0 && verb < Verb::Hunt;
    }

    [[nodiscard]] Refusal places() const
    {
        const bool fleeing = isRetreats(phaseOf(s)) || phaseOf(s) == Phase::AslanOutcome ||
                             phaseOf(s) == Phase::AslanSite || phaseOf(s) == Phase::Siege;
        for (int i = 0; i < t.provinces; ++i) {
            if (s.dislodged(i) != 0 && !fleeing) return bad(Text::BadUnit, {i});
            if (s.stone(i) != 0 && s.unit(i) == 0) return bad(Text::BadUnit, {i});
            if (s.order(i) == 0 ? (s.target(i) | s.helped(i)) != 0 : !suits(i)) return bad(Text::BadOrder, {i});
            if (s.hunts(i) != 0 && s.unit(i) == 0) return bad(Text::BadOrder, {i});
        }
        return {};
    }

    [[nodiscard]] Refusal persons() const
    {
        for (int i = 0; i < kPersons; ++i) {
            const PersonOrder& errand = s.errand[i];
            const Verb verb = static_cast<Verb>(errand.verb - 1);
            const bool moves = errand.verb == 0 || (verb >= Verb::Walk && verb <= Verb::BackMove) ||
                               verb == Verb::Flee || verb == Verb::Yield;
            const bool whole = errand.verb == 0 ? (errand.to | errand.of) == 0 : isWhole(verb, errand.to, errand.of);
            if (s.site[i] == 0 ? errand.verb != 0 || s.plight[i] != 0 || (s.chases[i] | s.still[i]) != 0
                               : !moves || !whole)
                return bad(Text::BadPerson, {i});
        }
        if (s.site[idx(Person::HighKing)] != 0 && s.kingAway != 0) return bad(Text::BadPerson, {num(Person::HighKing)});
        const PlusOne queen = s.site[idx(Person::Queen)];
        const PersonOrder& charge = s.charge;
        const bool commands = charge.verb != 0 && isWhole(static_cast<Verb>(charge.verb - 1), charge.to, charge.of);
        const bool power = s.victim == 0 ? charge.verb == 0 : queen != 0 && commands && s.unit(s.victim - 1) != 0;
        if (!power || (queen != 0 && s.queenForm == 0) || (queen == 0 && s.prey != 0))
            return bad(Text::BadPerson, {num(Person::Queen)});
        return {};
    }

    const Table& t;
    const Position& s;
    NoTrace m_nobody;
    ConstContext<NoTrace> m_ctx;
};

} // namespace

Refusal validatePosition(const Table& table, Position& s)
{
    if (s.firstYear == 0) s.firstYear = static_cast<std::uint16_t>(table.options.firstYear);
    if (s.year == 0) s.year = s.firstYear;
    const Phase phase = phaseOf(s);
    if (isMovement(phase) || isRetreats(phase)) s.fall = phase == Phase::Fall || phase == Phase::FallRetreats ? 1 : 0;
    if (phase == Phase::Winter) s.fall = 1;
    for (int seat = 0; seat < kPowers; ++seat) {
        if (s.told[seat] != 0 && s.told[seat] - 1 != centresOf(s, seat)) return bad(Text::BadScore, {seat});
        s.told[seat] = 0;
    }
    meet(table, s);
    return Checker(table, s).check();
}

} // namespace marches::engine::narnian_wars
