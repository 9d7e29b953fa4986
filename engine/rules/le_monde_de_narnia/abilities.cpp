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

template <class W> bool mayUse(const ConstContext<W>& ctx, EffectVerb verb, int seat)
{
    const Table& t = ctx.table;
    const Position& s = ctx.position;
    if (s.character[seat] == 0) return false;
    const Ability& ability = t.cards.abilities[static_cast<std::size_t>(childOf(s, seat))];
    if (!ability.exists || ability.verb != verb || !fits(s, verb, seat)) return false;
    const bool anyTurn = ability.anyTurn || (verb == EffectVerb::Add && t.options.lucyAny);
    if (seat != activeSeat(s) && !anyTurn) return false;
    if (s.tokens[seat] < t.options.abilityCost[static_cast<std::size_t>(childOf(s, seat))]) return false;
    if (isStone(s, seat) && !t.options.stoneAbilities && ctx.in(lmn(46))) return false;
    if (isBit(s.spent, seat) && ctx.in(lmn(42))) return false;
    return ctx.in(ruleOf(verb));
}

} // namespace

bool mayAdd(const Position& s, bool villain)
{
    if (villain) return s.villain != 0 && (s.flags & kVillainDone) == 0;
    return static_cast<Second>(s.second) == Second::Travel && s.secondSteps > 0;
}

template <class W> int abilityUser(const ConstContext<W>& ctx, EffectVerb verb)
{
    if (!ctx.table.options.abilities) return -1;
    int user = -1;
    forEachSeat(ctx.table, ctx.position, [&](int seat) {
        if (user < 0 && mayUse(ctx, verb, seat)) user = seat;
    });
    return user;
}

template <class W> void useAbility(const Context<W>& ctx, EffectVerb verb, Text text)
{
    const int seat = abilityUser(ctx.asConst(), verb);
    const int child = childOf(ctx.position, seat);
    const int paid = toBank(ctx, seat, ctx.table.options.abilityCost[static_cast<std::size_t>(child)]);
    if (paid > 0) ctx.tell(Text::LogPays, ruleOf(verb), {seat, child, paid});
    setBit(ctx.position.spent, seat);
    ctx.tell(text, ruleOf(verb), {seat, child, ctx.table.cards.abilities[static_cast<std::size_t>(child)].count});
}

template <class W> void addToDie(const Context<W>& ctx, bool villain)
{
    Position& s = ctx.position;
    const int seat = abilityUser(ctx.asConst(), EffectVerb::Add);
    const int more = ctx.table.cards.abilities[static_cast<std::size_t>(childOf(s, seat))].count;
    useAbility(ctx, EffectVerb::Add, villain ? Text::LogAddsVillain : Text::LogAddsTravel);
    std::uint8_t& steps = villain ? s.villainSteps : s.secondSteps;
    steps = static_cast<std::uint8_t>(std::clamp(steps + more, 1, 100));
    goOnAfterWindow(ctx);
}

#define MARCHES_LMN_ABILITIES(W)                                                                                       \
    template int abilityUser(const ConstContext<W>&, EffectVerb);                                                      \
    template void useAbility(const Context<W>&, EffectVerb, Text);                                                     \
    template void addToDie(const Context<W>&, bool);

MARCHES_LMN_ABILITIES(RuleTrace)
MARCHES_LMN_ABILITIES(NoTrace)
#undef MARCHES_LMN_ABILITIES

} // namespace marches::engine::le_monde_de_narnia
