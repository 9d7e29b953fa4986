// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/game/domain.h"
#include "engine/game/rules.h"
#include "engine/search/candidates.h"

namespace marches::engine {

/// The answers of one seat in a round in which all answer at once, without the last word that seals them.
using OrderSet = std::vector<Move>;

/// What a set of orders is to be about.
struct OrderPlan {
    int focus = -1;     ///< place that orders are to lead to, or to help; -1: none
    double noise = 0.0; ///< at most so much is added to the evaluation of each order
    bool idle = false;  ///< every piece stays
    bool ferry = false; ///< an army is convoyed, with the fleets that it needs
};

/// Puts orders together that belong together, piece by piece: each takes the order that Rules::evaluate likes best with
/// the orders that are there already, a support of one of them among others. No piece is sent where one of its own
/// stays. Knows verbs by their roles, and no game.
class OrderWriter : private Candidates::Visitor {
public:
    /// Writes what `seat` could order in `state`, in which its answers of this round are open.
    void write(const Rules& rules, const State& state, int seat, const OrderPlan& plan, Random& random, OrderSet& set);
    /// The set that was written last can be sealed as it is.
    bool complete() const;
    /// Places that orders could be about, the most promising first.
    void focuses(const Rules& rules, const State& state, int seat, std::vector<int>& places);

private:
    struct Piece {
        Space space;
        int number;
        int order; ///< in the set; -1: none yet
    };
    struct Choice {
        Move move;
        double worth;
    };

    void begin(const Rules& rules, const State& state, int seat);
    bool open() const;
    bool isMovement() const;
    bool travels(const Move& move) const;
    void findPieces();
    void collect(const Piece& piece);
    void collectHelp(const Offer& offer, Move& move);
    void consider(const Move& move);
    void visit(const Move& move) override { consider(move); }
    const Choice* pick(const OrderPlan& plan, Random& random);
    void give(Piece& piece, const Move& move);
    bool takeBack(Piece& piece);
    void orderPieces(const OrderPlan& plan, Random& random);
    void ferry(Random& random);
    void dropBlocked();
    void orderOneByOne(const OrderPlan& plan, Random& random);
    double sealWorth() const;

    const Rules* m_rules = nullptr;
    OrderSet* m_set = nullptr;
    int m_seat = 0;
    int m_seal = -1;
    State m_state;
    Decision m_decision;
    std::vector<Piece> m_pieces;
    std::vector<Choice> m_choices;
};

} // namespace marches::engine
