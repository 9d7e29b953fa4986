// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/rules/le_monde_de_narnia/machine.h"

namespace marches::engine::le_monde_de_narnia {

namespace {

constexpr double kToken = 0.7;      ///< of the first few tokens, which bring back from stone
constexpr double kSpareToken = 0.2; ///< of further ones
constexpr double kStone = 9.0;      ///< turned to stone with the tokens to stand up again
constexpr double kLongStone = 14.0; ///< without them
constexpr double kTurn = 3.5;       ///< a turn of travelling
constexpr double kTempo = 1.0;      ///< of not standing still, however near the next Event space is
constexpr double kSword = 0.6;      ///< a Sword card, drawn
constexpr double kEvent = 0.1;
constexpr double kOthers = 0.4; ///< what befalls somebody else, in part of what it costs them
constexpr double kHome = 40.0;
constexpr int kNear = 6; ///< a wolf so far ahead or less stands in the way

class Evaluator {
public:
    Evaluator(const Table& table, const Position& view, const Decision& decision, const Move& move)
        : t(table), s(view), m(move), m_seat(decision.seat)
    {}

    double value() const
    {
        switch (static_cast<Verb>(m.verb)) {
        case Verb::Travel:
            // Asked before it is known whether one stands up again: who cannot pay collects.
            return isStone(s, m_seat) && s.tokens[m_seat] < t.options.reviveCost ? 0.0 : travelling();
        case Verb::Aslan: return worthOf(s.tokens[m_seat] + 2) - worthOf(s.tokens[m_seat]);
        case Verb::Reroll: return -villainRolled() - cost() - 0.5;
        case Verb::AddToVillain: return villain(s.villain, s.villainSteps + added()) - villainRolled() - cost();
        case Verb::AddToTravel: return landing(s.secondSteps + added()) - landing(s.secondSteps) - cost();
        case Verb::IgnoreWolves: return wolvesAhead(s.secondSteps) - cost();
        case Verb::Exchange: return 0.3 - card(s.card - 1) - cost();
        case Verb::MoveWolf: return wolfTo(m.arg[0]);
        case Verb::ChooseWolf: return 0.1 * hunted(t.road.wayOf[static_cast<std::size_t>(m.arg[0])]);
        case Verb::ChooseSeat: return harmful() ? wayOf(s, m.arg[0]) : -wayOf(s, m.arg[0]);
        case Verb::Choose: return card(m.arg[0]);
        case Verb::Pay: return kStone - worthOf(s.tokens[m_seat]) + worthOf(s.tokens[m_seat] - t.options.reviveCost);
        case Verb::RollAslan: return 1.0;
        default: return 0.0;
        }
    }

private:
    int here() const { return wayOf(s, m_seat); }
    double worthOf(int tokens) const
    {
        const int first = std::clamp(tokens, 0, t.options.reviveCost + 2);
        return kToken * first + kSpareToken * std::max(0, tokens - first);
    }
    double cost() const
    {
        const int tokens = t.options.abilityCost[static_cast<std::size_t>(childOf(s, m_seat))];
        return worthOf(s.tokens[m_seat]) - worthOf(s.tokens[m_seat] - tokens) + 0.1;
    }
    int added() const { return t.cards.abilities[static_cast<std::size_t>(childOf(s, m_seat))].count; }

    double stone(int seat) const { return s.tokens[seat] >= t.options.reviveCost ? kStone : kLongStone; }
    int eventBehind(int way) const
    {
        int to = way - 1;
        while (to > 0 && t.road.kind(to) != Kind::Event) --to;
        return std::max(to, 0);
    }
    double wolves(int seat, int way, int count) const
    {
        if (count == 0 || isBit(s.shield, seat) || isStone(s, seat)) return 0.0;
        const int due = t.options.wolfLoss * count;
        const double lost = worthOf(s.tokens[seat]) - worthOf(s.tokens[seat] - std::min<int>(due, s.tokens[seat]));
        return lost + (s.tokens[seat] < due ? way - eventBehind(way) : 0);
    }

    int target(int steps) const
    {
        for (int way = here() + 1; way < here() + steps; ++way)
            if (way == t.road.length() || t.road.kind(way) == Kind::Event) return way;
        return here() + steps;
    }
    /// Ending a move so many spaces on.
    double landing(int steps) const
    {
        const int way = target(steps);
        if (way >= t.road.length()) return way == here() + steps || !t.options.exactFinish ? kHome : 0.0;
        if (witchAt(t, s, way)) return -stone(m_seat);
        const Kind kind = t.road.kind(way);
        const double drawn = kind == Kind::Sword ? kSword : kind == Kind::Event ? kEvent : 0.0;
        return way - here() + drawn - wolves(m_seat, way, wolvesAt(t, s, way));
    }
    double wolvesAhead(int steps) const
    {
        const int way = target(steps);
        return way >= t.road.length() || witchAt(t, s, way) ? -1.0 : wolves(m_seat, way, wolvesAt(t, s, way));
    }
    double travelling() const
    {
        double sum = 0.0;
        const std::vector<int>& faces = t.cards.faces[idx(Die::Travel)];
        for (const int face : faces) sum += landing(t.card(face).effects[0].count);
        return kTempo + sum / static_cast<double>(faces.size());
    }

    /// What a result of the Wolf/Witch die does to oneself and to the others.
    double villain(int what, int steps) const
    {
        if (static_cast<Villain>(what) == Villain::Wolf) return 0.5; // one chooses the way
        bool ahead = false;
        for (int seat = 0; seat < t.seatCount(); ++seat)
            ahead = ahead || (!isStone(s, seat) && wayOf(s, seat) > s.witch);
        const int way = std::clamp(s.witch + (ahead ? steps : -steps), -t.road.spurLength(), t.road.length() - 1);
        double value = 0.0;
        for (int seat = 0; seat < t.seatCount(); ++seat)
            if (!isStone(s, seat) && together(t, wayOf(s, seat), way))
                value += seat == m_seat ? -stone(seat) : kOthers * stone(seat);
        return value;
    }
    double villainRolled() const
    {
        if (static_cast<Villain>(s.villain) == Villain::Wolf) {
            // Somebody else sends the wolf where it hurts most.
            return m_seat == activeSeat(s) ? 0.0 : -0.1;
        }
        return villain(s.villain, s.villainSteps);
    }

    /// A wolf on a space: whom it robs there, and in whose way it stands.
    double hunted(int way) const
    {
        double value = 0.0;
        for (int seat = 0; seat < t.seatCount(); ++seat) {
            const double share = seat == m_seat ? -1.0 : kOthers + 0.01 * (wayOf(s, seat) - here());
            if (together(t, wayOf(s, seat), way)) value += share * wolves(seat, wayOf(s, seat), 1);
            const int apart = way - wayOf(s, seat);
            if (apart > 0 && apart <= kNear && !isStone(s, seat)) value += share * 0.2;
        }
        return value;
    }
    double wolfTo(int place) const { return hunted(std::max(t.road.wayOf[static_cast<std::size_t>(place)], 0)); }

    bool harmful() const
    {
        const Effect& effect = currentEffect(t, s);
        return effect.verb != EffectVerb::Give && !(effect.verb == EffectVerb::Tokens && effect.count > 0);
    }
    /// What obeying a card is worth, roughly.
    double card(int kind) const
    {
        const Card& drawn = t.card(kind);
        double value = 0.0;
        for (int i = 0; i < drawn.effectCount; ++i) value += effect(drawn.effects[static_cast<std::size_t>(i)]);
        return value;
    }
    double effect(const Effect& effect) const
    {
        const int tokens = s.tokens[m_seat];
        switch (effect.verb) {
        case EffectVerb::Tokens:
            return effect.who == Who::Self ? worthOf(tokens + effect.count) - worthOf(tokens) : 0.0;
        case EffectVerb::Pay:
        case EffectVerb::Give: return worthOf(tokens - effect.count) - worthOf(tokens);
        case EffectVerb::Steal: return 0.8 * effect.count;
        case EffectVerb::Move:
            if (effect.who != Who::Self) return -kOthers * effect.count;
            return effect.count > 0 ? landing(effect.count) : effect.count;
        case EffectVerb::Skip: return -kTurn * effect.count;
        case EffectVerb::Shield: return 0.5;
        case EffectVerb::WolfTo: return effect.who == Who::Self ? -wolves(m_seat, here(), 1) : kOthers;
        case EffectVerb::Witch: return villain(num(Villain::Witch), effect.count);
        case EffectVerb::Choose: {
            double best = -kTurn;
            for (int i = 0; i < effect.choiceCount; ++i) {
                const int choice = effect.choices[static_cast<std::size_t>(i)];
                if (t.card(choice).price() <= tokens) best = std::max(best, card(choice));
            }
            return best;
        }
        default: return 0.2;
        }
    }

    const Table& t;
    const Position& s;
    const Move& m;
    int m_seat;
};

} // namespace

double evaluate(const Table& table, const Position& view, const Decision& decision, const Move& move)
{
    return Evaluator(table, view, decision, move).value();
}

} // namespace marches::engine::le_monde_de_narnia
