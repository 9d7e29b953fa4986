// SPDX-License-Identifier: GPL-3.0-or-later
#include "warfare.h"

#include <QtTest>

#include <bit>

#include "engine/rules/narnian_wars/machine.h"

namespace marches::test {

using namespace engine;
using namespace engine::narnian_wars;

void NarnianWarfare::begin(const Rules& /*rules*/, const State& state, const Decision& /*decision*/)
{
    m_before = state;
    m_last = 0;
}

void NarnianWarfare::seeMove(const State& state, const Decision& decision, const Move& move)
{
    m_before = state;
    if (static_cast<Verb>(move.verb) == Verb::Call) ++calls;
    if (static_cast<Verb>(move.verb) != Verb::Seal || !isMovement(phaseOf(before()))) return;
    look(before(), decision.seat);
    lookAtPersons(before(), decision.seat);
}

void NarnianWarfare::seeRoll(const State& state, const Decision& /*decision*/, const Outcome& /*outcome*/)
{
    m_before = state;
}

/// Somebody else's unit could come there, or it goes to or helps where somebody else could.
bool NarnianWarfare::matters(const Position& s, int province) const
{
    const Verb order = orderOf(s, province);
    if (s.order(province) == 0) return false;
    if (order == Verb::Support || order == Verb::SupportMove) return true;
    const int there = order == Verb::Move || order == Verb::MoveByConvoy ? s.target(province) - 1 : province;
    const int seat = narnian_wars::seatOf(s.unit(province));
    for (int i = 0; i < m_table.provinces; ++i)
        if (s.unit(i) != 0 && narnian_wars::seatOf(s.unit(i)) != seat &&
            (i == there || waysOf(m_table, kindOf(s.unit(i)), i).test(there)))
            return true;
    return s.garrison().test(there) && s.owner(there) != seat + 1;
}

void NarnianWarfare::look(const Position& s, int seat)
{
    for (int i = 0; i < m_table.provinces; ++i) {
        if (s.unit(i) == 0 || narnian_wars::seatOf(s.unit(i)) != seat) continue;
        ++orders;
        if (s.hunts(i) != 0) ++huntsOrdered;
        if (s.order(i) == 0) continue;
        const Verb order = orderOf(s, i);
        ++verbs[idx(order)];
        if (order == Verb::Support) ++supports;
        if (order == Verb::SupportMove) ++supportsOfMoves;
        if (order == Verb::MoveByConvoy) ++convoys;
        if (order != Verb::Move) continue;
        const int there = s.target(i) - 1;
        const bool own = s.unit(there) != 0 && narnian_wars::seatOf(s.unit(there)) == seat;
        if (own && orderOf(s, there) != Verb::Move && orderOf(s, there) != Verb::MoveByConvoy) ++intoOwn;
    }
}

void NarnianWarfare::lookAtPersons(const Position& s, int seat)
{
    for (int p = 0; p < kPersons; ++p) {
        const auto person = static_cast<Person>(p);
        if (m_table.ownerOf(person) != seat || s.errand[p].verb == 0) continue;
        const Verb verb = static_cast<Verb>(s.errand[p].verb - 1);
        ++verbs[idx(verb)];
        if (verb == Verb::Back || verb == Verb::BackMove) ++ownSupport;
        if (verb != Verb::Travel) continue;
        const int host = s.errand[p].of - 1;
        if (isPersonality(person)) {
            ++personJourneys;
            continue;
        }
        ++journeys;
        const int whose = narnian_wars::seatOf(s.unit(host));
        NoTrace nobody;
        if (whose != seat) ++withStrangers;
        if (whose != seat && sideOf(ConstContext<NoTrace>{m_table, s, nobody}, whose) == Alignment::Neutral)
            ++withNeutrals;
        if (whose == seat && !matters(s, host)) ++withoutEffect;
    }
    if (seat == m_table.seat(Power::Queen) && s.victim != 0) {
        ++(s.queenForm == 2 ? commands : statues);
        const PersonOrder& step = s.errand[idx(Person::Queen)];
        const bool walks = step.verb == num(Verb::Walk) + 1;
        const int goes = s.charge.verb == num(Verb::CommandMove) + 1 ? s.charge.to : s.victim;
        if (s.queenForm == 2 && (!walks || step.to == goes)) ++voidCommands;
    }
    if (seat == m_table.seat(Power::Dwarfs) && s.declaring != 0) ++phrases;
}

void NarnianWarfare::seeDecision(const State& state, const Decision& /*decision*/)
{
    const Position& now = state.as<Position>();
    for (int i = 0; i < m_table.provinces; ++i)
        if (now.owner(i) != before().owner(i)) m_last = before().year - before().firstYear;
    if (!isMovement(phaseOf(before())) || now.phase == before().phase) return;
    ++seasons;
    for (int i = 0; i < m_table.provinces; ++i) dislodged += now.dislodged(i) != 0 ? 1 : 0;
    for (int p = 0; p < kPersons; ++p) hunted += retreatCauseOf(now, p) == RetreatCause::Hunted ? 1 : 0;
}

void NarnianWarfare::end(const State& state, const GameSummary& summary)
{
    const Position& now = state.as<Position>();
    ++games;
    years += now.year - now.firstYear + 1;
    lastChanges += m_last;
    if (now.year - now.firstYear + 1 >= m_table.options.roundLimit)
        ++limited;
    else if (std::has_single_bit(summary.winners))
        ++aloneBeforeLimit;
    else
        ++drawn;
}

void NarnianWarfare::tell() const
{
    qInfo("%d games, %d years: %d won alone, %d drawn, %d until the last year; last change of hands after %.1f years",
          games, years, aloneBeforeLimit, drawn, limited, static_cast<double>(lastChanges) / games);
    qInfo("%d seasons, %d dislodged, %d orders: %d supports, %d of moves, %d convoyed, %d into own", seasons, dislodged,
          orders, supports, supportsOfMoves, convoys, intoOwn);
    qInfo("hunts %d of %d ordered, statues %d, commands %d, calls %d, phrases %d", hunted, huntsOrdered, statues,
          commands, calls, phrases);
    qInfo("special journeys %d, with strangers %d, neutrals %d, without effect %d; own supports %d; persons' %d",
          journeys, withStrangers, withNeutrals, withoutEffect, ownSupport, personJourneys);
}

} // namespace marches::test
