// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/le_monde_de_narnia/machine.h"

namespace marches::engine::le_monde_de_narnia {

namespace {

EffectVerb abilityOf(Verb verb)
{
    switch (verb) {
    case Verb::Reroll: return EffectVerb::Reroll;
    case Verb::Exchange: return EffectVerb::Exchange;
    case Verb::IgnoreWolves: return EffectVerb::IgnoreWolves;
    default: return EffectVerb::Add;
    }
}

template <class W> class Explainer {
public:
    Explainer(const ConstContext<W>& ctx, const Move& move, const Decision& pending)
        : t(ctx.table), s(ctx.position), m_ctx(ctx), m_move(move), m_verb(static_cast<Verb>(move.verb)),
          m_pending(pending)
    {}

    [[nodiscard]] Refusal reason() const
    {
        if (m_pending.pending != Pending::Choice) return isAbility() ? ability() : notNow();
        if (isAbility() && !offered()) return ability();
        if (m_move.seat != m_pending.seat) return say(Text::NotYourTurn, lmn(6), {m_move.seat, m_pending.seat});
        switch (m_verb) {
        case Verb::ChooseCharacter: return offered() ? say(Text::TakenCharacter, lmn(3), {m_move.arg[0]}) : notNow();
        case Verb::Travel:
        case Verb::Aslan: return s.second != 0 ? say(Text::OneDie, lmn(7)) : notNow();
        case Verb::ChooseWolf:
            return offered() && onRoad() ? say(Text::NoSuchWolf, lmn(19), {m_move.arg[0]}) : notNow();
        case Verb::MoveWolf: return offered() ? say(Text::WolfWay, lmn(19), {wolfStepsToGo(m_ctx)}) : notNow();
        case Verb::ChooseSeat:
            return offered() && validSeat() ? say(Text::NoSuchSeat, lmn(36), {m_move.arg[0]}) : notNow();
        case Verb::Choose:
            return offered() && validCard() ? say(Text::NoSuchChoice, lmn(18), {m_move.arg[0]}) : notNow();
        case Verb::Pay:
            return phaseOf(s) == Phase::Revival ? say(Text::TooFewTokens, lmn(37), {t.options.reviveCost}) : notNow();
        case Verb::RollAslan:
        case Verb::Pass: return phaseOf(s) == Phase::Revival ? waiting() : notNow();
        default: return notNow();
        }
    }

private:
    bool offered() const { return m_pending.findOffer(m_move.verb) != nullptr; }
    [[nodiscard]] Refusal notNow() const { return say(Text::NotNow, ruleOf(m_verb), {m_move.seat}); }
    bool onRoad() const { return m_move.arg[0] >= 0 && m_move.arg[0] < static_cast<int>(t.road.wayOf.size()); }
    bool validSeat() const { return m_move.arg[0] >= 0 && m_move.arg[0] < t.seatCount(); }
    bool validCard() const { return m_move.arg[0] >= 0 && m_move.arg[0] < static_cast<int>(t.cards.kinds.size()); }
    bool isAbility() const { return m_verb >= Verb::Reroll && m_verb <= Verb::Exchange; }
    [[nodiscard]] Refusal waiting() const
    {
        const RevivalChoices choices = revivalChoices(m_ctx);
        if (!choices.wait) return say(Text::MustPay, lmn(38), {t.options.reviveCost});
        return m_verb == Verb::RollAslan ? notNow() : say(Text::NotNow, lmn(38), {m_move.seat});
    }

    /// Why a special ability cannot be used: whose it is, then what it costs, then how often.
    [[nodiscard]] Refusal ability() const
    {
        const int seat = m_move.seat;
        const Rule rule = ruleOf(m_verb);
        if (seat >= t.seatCount() || s.character[seat] == 0 || !t.options.abilities)
            return say(Text::NoAbility, rule, {seatOrFirst()});
        const auto child = static_cast<std::size_t>(childOf(s, seat));
        const Ability& own = t.cards.abilities[child];
        if (!own.exists || own.verb != abilityOf(m_verb)) return say(Text::NoAbility, rule, {seat});
        if (isBit(s.spent, seat)) return say(Text::AbilityUsed, lmn(42), {seat});
        if (isStone(s, seat) && !t.options.stoneAbilities) return say(Text::AbilityStone, lmn(46), {seat});
        if (s.tokens[seat] < t.options.abilityCost[child])
            return say(Text::AbilityCost, rule, {t.options.abilityCost[child]});
        return say(Text::NoAbility, rule, {seat});
    }
    int seatOrFirst() const { return m_move.seat < t.seatCount() ? m_move.seat : 0; }

    const Table& t;
    const Position& s;
    const ConstContext<W>& m_ctx;
    const Move& m_move;
    Verb m_verb;
    const Decision& m_pending;
};

} // namespace

template <class W> [[nodiscard]] Refusal explain(const ConstContext<W>& ctx, const Move& move)
{
    Decision pending;
    decide(ctx, pending);
    return Explainer<W>(ctx, move, pending).reason();
}

template Refusal explain(const ConstContext<RuleTrace>&, const Move&);
template Refusal explain(const ConstContext<NoTrace>&, const Move&);

} // namespace marches::engine::le_monde_de_narnia
