// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/le_monde_de_narnia/machine.h"

namespace marches::engine::le_monde_de_narnia {

namespace {

Rule ruleOf(EffectVerb verb)
{
    if (verb == EffectVerb::IgnoreWolves) return lmn(43);
    return verb == EffectVerb::Add ? lmn(44) : lmn(45);
}

/// Is it the moment for such an ability, for this seat?
bool fits(const Position& s, EffectVerb verb, int seat)
{
    switch (verb) {
    case EffectVerb::Reroll: return s.villain != 0 && (s.flags & (kVillainDone | kRerolled)) == 0;
    case EffectVerb::Add: return mayAdd(s, true) || mayAdd(s, false);
    case EffectVerb::IgnoreWolves: return seat == activeSeat(s);
    case EffectVerb::Exchange: {
        const std::size_t deck = s.drawFrom;
        return seat == drawerOf(s) && s.deckCount[deck] + s.usedCount[deck] > 0;
    }
    default: return false;
    }
}

template <class W> bool mayUse(const Look<W>& look, EffectVerb verb, int seat)
{
    const Table& t = look.t;
    const Position& s = look.s;
    if (s.character[seat] == 0) return false;
    const Ability& ability = t.cards.abilities[static_cast<std::size_t>(childOf(s, seat))];
    if (!ability.exists || ability.verb != verb || !fits(s, verb, seat)) return false;
    const bool anyTurn = ability.anyTurn || (verb == EffectVerb::Add && t.options.lucyAny);
    if (seat != activeSeat(s) && !anyTurn) return false;
    if (s.tokens[seat] < t.options.abilityCost[static_cast<std::size_t>(childOf(s, seat))]) return false;
    if (isStone(s, seat) && !t.options.stoneAbilities && look.in(lmn(46))) return false;
    if (isBit(s.spent, seat) && look.in(lmn(42))) return false;
    return look.in(ruleOf(verb));
}

} // namespace

bool mayAdd(const Position& s, bool villain)
{
    if (villain) return s.villain != 0 && (s.flags & kVillainDone) == 0;
    return static_cast<Second>(s.second) == Second::Travel && s.secondSteps > 0;
}

template <class W> int abilityUser(const Look<W>& look, EffectVerb verb)
{
    if (!look.t.options.abilities) return -1;
    int user = -1;
    eachSeat(look.t, look.s, [&](int seat) {
        if (user < 0 && mayUse(look, verb, seat)) user = seat;
    });
    return user;
}

template <class W> void useAbility(const Play<W>& p, EffectVerb verb, Text text)
{
    const int seat = abilityUser(p.look(), verb);
    const int child = childOf(p.s, seat);
    const int paid = toBank(p, seat, p.t.options.abilityCost[static_cast<std::size_t>(child)]);
    if (paid > 0) p.tell(Text::LogPays, ruleOf(verb), {seat, child, paid});
    setBit(p.s.spent, seat);
    p.tell(text, ruleOf(verb), {seat, child, p.t.cards.abilities[static_cast<std::size_t>(child)].count});
}

template <class W> void addToDie(const Play<W>& p, bool villain)
{
    Position& s = p.s;
    const int seat = abilityUser(p.look(), EffectVerb::Add);
    const int more = p.t.cards.abilities[static_cast<std::size_t>(childOf(s, seat))].count;
    useAbility(p, EffectVerb::Add, villain ? Text::LogAddsVillain : Text::LogAddsTravel);
    std::uint8_t& steps = villain ? s.villainSteps : s.secondSteps;
    steps = static_cast<std::uint8_t>(std::clamp(steps + more, 1, 100));
    afterWindow(p);
}

#define MARCHES_LMN_ABILITIES(W)                                                                                       \
    template int abilityUser(const Look<W>&, EffectVerb);                                                              \
    template void useAbility(const Play<W>&, EffectVerb, Text);                                                        \
    template void addToDie(const Play<W>&, bool);

MARCHES_LMN_ABILITIES(RuleTrace)
MARCHES_LMN_ABILITIES(NoTrace)
#undef MARCHES_LMN_ABILITIES

} // namespace marches::engine::le_monde_de_narnia
