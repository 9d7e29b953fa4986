// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/warrior_risk/machine.h"

namespace marches::engine::warrior {

/// The rule that a verb belongs to, for moves that nothing more special can be said about.
Rule ruleOf(Verb verb);

/// Says why a move is refused: for explain() alone, in two files.
template <class W> class Explainer {
public:
    Explainer(const Look<W>& look, const Move& move, const Decision& pending)
        : m_look(look), t(look.t), s(look.s), m_move(move), m_verb(static_cast<Verb>(move.verb)), m_pending(pending)
    {}

    Refusal reason() const;

private:
    bool offered() const { return m_pending.findOffer(m_move.verb) != nullptr; }
    int seat() const { return activeSeat(s); }
    int place() const { return m_move.arg[0]; }
    bool played(int where) const { return has(t.land, where); }
    bool own(int where) const { return has(s.owned[seat()], where); }
    /// Units of whose turn it is, at home or as guests.
    int unitsOfMine(int where) const { return own(where) ? s.units[where] : s.guests[seat()][where]; }
    Refusal notNow() const { return say(Text::NotNow, ruleOf(m_verb), {m_move.seat}); }

    // explain.cpp: set-up and combat rounds
    Refusal notAsked() const;
    Refusal notOffered() const;
    Refusal notOfferedInTurn() const;
    Refusal trading() const;
    Refusal placing() const;
    Refusal moving() const;
    Refusal askingPassage() const;
    Refusal grantingPassage() const;
    Refusal attackingGuests() const;
    Refusal target(int to) const;
    bool near(int to) const;
    Refusal attack() const;
    Refusal tooMany(int from, int count) const;
    Refusal gathering() const;
    Refusal rolling(int most) const;
    Refusal occupying() const;
    Refusal pressing() const;

    // explaincommerce.cpp
    bool inCommerce() const; ///< the verb is one of a commerce round
    Refusal commerce() const;
    Refusal notOfferedInCommerce() const;
    Refusal bargaining() const;
    Refusal partner(Rule rule) const;
    Refusal landOnTable() const;
    Refusal unitsOnTable() const;
    Refusal passageOnTable() const;
    Refusal removing() const;
    Refusal marching() const;
    Refusal voting() const;
    Refusal naming() const;
    Refusal choosing() const;
    Refusal cutting() const;
    Refusal sanction() const;
    Refusal reallocating() const;

    const Look<W>& m_look;
    const Table& t;
    const Position& s;
    const Move& m_move;
    Verb m_verb;
    const Decision& m_pending;
};

} // namespace marches::engine::warrior
