// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/classic_risk/machine.h"

namespace marches::engine::classic_risk {

namespace {

template <class W> class Explainer {
public:
    Explainer(const ConstContext<W>& ctx, const Move& move, const Decision& pending)
        : m_ctx(ctx), t(ctx.table), s(ctx.position), m_move(move), m_verb(static_cast<Verb>(move.verb)),
          m_pending(pending)
    {}

    [[nodiscard]] Refusal reason() const
    {
        if (m_pending.pending != Pending::Choice) return notNow();
        if (m_move.seat != m_pending.seat) return say(Text::NotYourTurn, Rule::Rb7, {m_move.seat, m_pending.seat});
        switch (m_verb) {
        case Verb::Claim: return claiming();
        case Verb::Place: return placing();
        case Verb::TradeInfantry:
        case Verb::TradeCavalry:
        case Verb::TradeArtillery:
        case Verb::TradeMixed:
        case Verb::TradeWild:
        case Verb::TradeTwoWilds: return trading();
        case Verb::Bonus: return offered() ? say(Text::NoBonus, cl(8), {m_move.arg[0]}) : notNow();
        case Verb::Capital: return offered() ? notYours(m_move.arg[0], cl(16)) : notNow();
        case Verb::Attack: return attacking();
        case Verb::Target: return targeting();
        case Verb::Gather: return gathering();
        case Verb::Defend:
        case Verb::Roll: return offered() ? dice(m_move.arg[0], mostDice()) : notNow();
        case Verb::Occupy: return occupying();
        case Verb::Fortify: return fortifying(m_move.arg[0], m_move.arg[1], m_move.arg[2]);
        case Verb::Lift: return offered() ? lifting(m_move.arg[0]) : fortifyNotNow();
        case Verb::Drop: return offered() ? fortifying(s.lifted - 1, m_move.arg[0], m_move.arg[1]) : fortifyNotNow();
        case Verb::GoOn:
        case Verb::EndAttacks:
        case Verb::EndTurn: return goingOn();
        default: return notNow();
        }
    }

private:
    bool offered() const { return m_pending.findOffer(m_move.verb) != nullptr; }
    int seat() const { return activeArmy(s); }
    bool land(int place) const { return t.land.test(place); }
    bool own(int place) const { return s.owned(seat()).test(place); }
    [[nodiscard]] Refusal notNow() const { return say(Text::NotNow, ruleOf(m_verb), {m_move.seat}); }
    [[nodiscard]] Refusal notYours(int place, Rule rule) const
    {
        return land(place) ? say(Text::NotYours, rule, {place}) : say(Text::NotPlayed, cl(14), {place});
    }
    bool neighbours(int a, int b) const { return t.neighbours(a).test(b); }

    [[nodiscard]] Refusal claiming() const
    {
        if (!offered()) return notNow();
        return land(m_move.arg[0]) ? say(Text::NotEmpty, cl(3), {m_move.arg[0]})
                                   : say(Text::NotPlayed, cl(14), {m_move.arg[0]});
    }

    [[nodiscard]] Refusal placing() const
    {
        const bool setup = phaseOf(s) == Phase::Place;
        const Rule rule = setup ? cl(4) : cl(5);
        if (!offered())
            return forced() ? say(Text::MustTrade, cl(8), {handSize(s, seat())})
                            : say(Text::NotNow, rule, {m_move.seat});
        if (!own(m_move.arg[0])) return notYours(m_move.arg[0], rule);
        if (m_move.arg[1] < 1) return say(Text::AtLeastOne, rule);
        return say(Text::TooMany, rule, {setup ? std::min<int>(s.left, s.reserve[seat()]) : s.reserve[seat()]});
    }

    bool forced() const { return phaseOf(s) == Phase::Reinforce && mustTrade(m_ctx, seat()); }

    [[nodiscard]] Refusal trading() const
    {
        if (phaseOf(s) != Phase::Reinforce) return notNow();
        const auto held = [this](int card) {
            return card >= 0 && (card == t.wildCard() ? s.wilds[seat()] > 0 : s.hand(seat()).test(card));
        };
        for (const Part& part : m_move.parts())
            if (!held(part.item)) return cardNotHeld(part.item);
        const int singles = m_verb == Verb::TradeMixed ? 3 : m_verb == Verb::TradeTwoWilds ? 1 : 0;
        for (int i = 0; i < singles; ++i)
            if (!held(m_move.arg[static_cast<std::size_t>(i)]))
                return cardNotHeld(m_move.arg[static_cast<std::size_t>(i)]);
        return say(Text::NoSuchSet, cl(6));
    }
    [[nodiscard]] Refusal cardNotHeld(int card) const
    {
        return card >= 0 && card <= t.wildCard() ? say(Text::CardNotHeld, cl(6), {card}) : say(Text::NoSuchSet, cl(6));
    }

    [[nodiscard]] Refusal goingOn() const
    {
        if (forced()) return say(Text::MustTrade, cl(8), {handSize(s, seat())});
        if (phaseOf(s) == Phase::Reinforce && s.reserve[seat()] > 0)
            return say(Text::PlaceFirst, cl(5), {s.reserve[seat()]});
        return notNow();
    }

    [[nodiscard]] Refusal attackNotNow() const
    {
        if (phaseOf(s) == Phase::Reinforce) return goingOn();
        if (phaseOf(s) == Phase::Fortify) return say(Text::OneAttack, cl(9));
        return notNow();
    }
    [[nodiscard]] Refusal target(int to) const
    {
        if (!land(to)) return say(Text::NotPlayed, cl(14), {to});
        return own(to) ? say(Text::OwnTarget, cl(9), {to}) : Refusal{};
    }
    [[nodiscard]] Refusal attacking() const
    {
        const int from = m_move.arg[0];
        const int to = m_move.arg[1];
        if (!offered()) return attackNotNow();
        if (!own(from)) return notYours(from, cl(9));
        if (const Refusal refusal = target(to)) return refusal;
        if (!neighbours(from, to)) return say(Text::NotAdjacent, Rule::Rb1, {from, to});
        if (s.armies(from) < 2) return say(Text::TooFewArmies, cl(9), {from});
        const int most = std::min<int>(t.options.attackDice, s.armies(from) - 1);
        if (m_move.arg[2] > most && most < t.options.attackDice) return say(Text::TooManyDice, Rule::Rb1, {from, most});
        return dice(m_move.arg[2], most);
    }
    [[nodiscard]] Refusal dice(int count, int most) const
    {
        return count < 1 || count > most ? say(Text::DiceFixed, Rule::Rb1, {most})
                                         : say(Text::DiceFixed, Rule::Rb3, {most});
    }
    int mostDice() const { return m_verb == Verb::Defend ? mostDefenceDice(m_ctx) : mostAttackDice(m_ctx); }
    [[nodiscard]] Refusal targeting() const
    {
        if (!offered()) return attackNotNow();
        if (const Refusal refusal = target(m_move.arg[0])) return refusal;
        return say(Text::NoOrigin, Rule::Rb1, {m_move.arg[0]});
    }
    [[nodiscard]] Refusal gathering() const
    {
        if (!offered()) return notNow();
        for (const Part& part : m_move.parts()) {
            if (!own(part.item)) return notYours(part.item, cl(9));
            if (!neighbours(part.item, toPlace(s))) return say(Text::NotAdjacent, Rule::Rb1, {part.item, toPlace(s)});
            if (part.amount >= s.armies(part.item)) return say(Text::LeaveOne, Rule::Rb1, {part.item});
        }
        return say(Text::AtLeastOne, cl(9));
    }

    [[nodiscard]] Refusal occupying() const
    {
        if (!offered()) return notNow();
        const Advance range = advance(m_ctx);
        if (m_move.arg[0] < range.least) return say(Text::MoveAtLeast, Rule::Rb5, {range.least});
        return say(Text::MoveAtMost, Rule::Rb5, {range.most});
    }

    [[nodiscard]] Refusal fortifyNotNow() const
    {
        if (t.options.fortify == FortifyMode::None) return say(Text::NoFortify, cl(12));
        return forced() ? goingOn() : say(Text::NotNow, cl(12), {m_move.seat});
    }
    [[nodiscard]] Refusal lifting(int from) const
    {
        if (!own(from)) return notYours(from, cl(12));
        return s.armies(from) < 2 ? say(Text::LeaveOne, cl(12), {from}) : say(Text::NotJoined, cl(12), {from, from});
    }
    [[nodiscard]] Refusal fortifying(int from, int to, int count) const
    {
        if (!offered()) return fortifyNotNow();
        if (!own(from)) return notYours(from, cl(12));
        if (!own(to)) return notYours(to, cl(12));
        if (from == to) return say(Text::SameTerritory, cl(12), {to});
        const bool near = m_verb == Verb::Fortify ? neighbours(from, to) : joined(t, s, from).test(to);
        if (!near) return say(Text::NotJoined, cl(12), {from, to});
        if (count < 1) return say(Text::AtLeastOne, cl(12));
        return say(Text::LeaveOne, cl(12), {from});
    }

    const ConstContext<W>& m_ctx;
    const Table& t;
    const Position& s;
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

} // namespace marches::engine::classic_risk
