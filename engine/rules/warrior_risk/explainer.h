// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/warrior_risk/machine.h"

namespace marches::engine::warrior_risk {

/// Says why a move is refused: for explain() alone. In two sources, as the Describer.
template <class W> class Explainer {
public:
    Explainer(const ConstContext<W>& ctx, const Move& move, const Decision& pending)
        : m_ctx(ctx), t(ctx.table), s(ctx.position), m_move(move), m_verb(static_cast<Verb>(move.verb)),
          m_pending(pending)
    {}

    [[nodiscard]] Refusal reason() const;

private:
    bool offered() const { return m_pending.findOffer(m_move.verb) != nullptr; }
    int seat() const { return activeSeat(s); }
    int place() const { return m_move.arg[0]; }
    bool played(int where) const { return t.land.test(where); }
    bool own(int where) const { return s.owned(seat()).test(where); }
    /// Units of whose turn it is, at home or as guests.
    int unitsOfMine(int where) const { return own(where) ? s.units(where) : s.guests(seat(), where); }
    [[nodiscard]] Refusal notNow() const { return say(Text::NotNow, ruleOf(m_verb), {m_move.seat}); }

    // explain.cpp: set-up and combat rounds
    [[nodiscard]] Refusal notAsked() const;
    [[nodiscard]] Refusal notOffered() const;
    [[nodiscard]] Refusal notOfferedInTurn() const;
    [[nodiscard]] Refusal trading() const;
    [[nodiscard]] Refusal placing() const;
    [[nodiscard]] Refusal moving() const;
    [[nodiscard]] Refusal askingPassage() const;
    [[nodiscard]] Refusal grantingPassage() const;
    [[nodiscard]] Refusal attackingGuests() const;
    [[nodiscard]] Refusal target(int to) const;
    bool near(int to) const;
    [[nodiscard]] Refusal attack() const;
    [[nodiscard]] Refusal tooMany(int from, int count) const;
    [[nodiscard]] Refusal gathering() const;
    [[nodiscard]] Refusal between(Rule rule, int least, int most) const;
    [[nodiscard]] Refusal rolling(int most) const;
    [[nodiscard]] Refusal occupying() const;
    [[nodiscard]] Refusal pressing() const;

    // explaincommerce.cpp
    bool inCommerce() const; ///< the verb is one of a commerce round
    [[nodiscard]] Refusal commerce() const;
    [[nodiscard]] Refusal notOfferedInCommerce() const;
    [[nodiscard]] Refusal bargaining() const;
    [[nodiscard]] Refusal partner(Rule rule) const;
    [[nodiscard]] Refusal landOnTable() const;
    [[nodiscard]] Refusal unitsOnTable() const;
    [[nodiscard]] Refusal passageOnTable() const;
    [[nodiscard]] Refusal removing() const;
    [[nodiscard]] Refusal marching() const;
    [[nodiscard]] Refusal voting() const;
    [[nodiscard]] Refusal naming() const;
    [[nodiscard]] Refusal choosing() const;
    [[nodiscard]] Refusal cutting() const;
    [[nodiscard]] Refusal sanction() const;
    [[nodiscard]] Refusal reallocating() const;

    const ConstContext<W>& m_ctx;
    const Table& t;
    const Position& s;
    const Move& m_move;
    Verb m_verb;
    const Decision& m_pending;
};

} // namespace marches::engine::warrior_risk
