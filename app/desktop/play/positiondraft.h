// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "engine/game/position.h"
#include "engine/game/rules.h"

namespace marches::app {

/// Something that can be put on a place by hand.
struct Brush {
    enum class Kind {
        Piece, ///< of an army that owns where it stands
        Unit,  ///< the only one of its place, whoever owns it
        Owner, ///< of a place, whatever stands there
        Token,
        Marker
    };
    Kind kind = Kind::Piece;
    int army = -1; ///< of a piece; the seat of a unit or owner
    int item = -1; ///< Space::Piece, Token or Marker
    friend bool operator==(const Brush&, const Brush&) = default;
};

/// A number beside the board that can be set by hand: crowns of a seat, its captives of a kind, tokens used.
struct Tally {
    int field = -1;
    std::array<std::int16_t, 3> key{engine::kNothing, engine::kNothing, engine::kNothing};
    friend bool operator==(const Tally&, const Tally&) = default;
};

/// A position being changed by hand, as facts that are read and written by the roles of their fields, whatever the
/// game. Pieces come from the supply of their army and go back there; cards come from the piles. What is hidden from
/// who edits stays hidden: beside the facts of the game stand those that may be shown, and both change alike.
///
/// In two sources: the board, and what is beside it (positiondraftseats.cpp).
class PositionDraft {
public:
    /// `rules` outlives the draft. `facts` of the whole position, `shown` of what may be seen of it by `viewer` (a
    /// seat, or -1: everybody; nothing: all may be seen).
    PositionDraft(const engine::Rules& rules, engine::Facts facts, engine::Facts shown, std::optional<int> viewer);

    // On the board.
    /// All there is to put, in the order of the game: pieces by army, units and owners by seat, unique pieces, markers.
    const std::vector<Brush>& brushes() const { return m_brushes; }
    /// True where such a thing can stand.
    bool fits(const Brush& brush, int place) const;
    /// One more piece (which takes the place over when it was another's), a unit in place of the one that is there (of
    /// one that is there already: on the next coast), a unique piece moved here, an owner or marker set. Orders that do
    /// not go with a unit or owner are forgotten. False, and nothing changes, when it does not fit, is there already,
    /// or the supply has none.
    bool put(const Brush& brush, int place);
    /// The reverse: one piece fewer, no unit of whomever, a unique piece sent to where it starts, no owner or marker.
    bool take(const Brush& brush, int place);

    // Beside the board. All return false, and nothing changes, when the game has no such thing.
    /// The numbers that the game lets one set: those that follow from others are not among them.
    const std::vector<Tally>& tallies() const { return m_tallies; }
    int amount(const Tally& tally) const;
    bool setAmount(const Tally& tally, int amount);
    /// Army whose turn it is; -1: nobody's.
    int turn() const;
    bool setTurn(int army);
    bool hasTurns() const { return m_turn >= 0; }
    /// Space::Phase; -1: the game has none.
    int phase() const;
    /// Those in which the position can be, orders aside.
    std::vector<int> phases() const;
    bool setPhase(int phase);
    /// The row of tokens that says who comes next; engine::kUnknown for one that is still hidden.
    std::vector<int> track() const;
    /// Lets the token at `index` and the one after it change places.
    bool swapOnTrack(int index);
    std::vector<int> hand(int seat) const;
    /// Kinds of cards that a seat may be given, from the piles.
    std::vector<int> givable(int seat) const;
    bool give(int seat, int card);
    /// Lays a card of a hand on the discard pile.
    bool discard(int seat, int card);

    bool isChanged() const { return !m_before.empty(); }
    void undo(); ///< the last change
    void undoAll();
    const engine::Facts& facts() const { return m_now.facts; }
    const engine::Facts& shown() const { return m_now.shown; }

private:
    struct Both {
        engine::Facts facts;
        engine::Facts shown;
    };
    using How = std::function<bool(engine::Facts&)>;

    /// A change of `place`, of which what does not go with it gives way; -1: nothing gives way.
    bool change(const How& how, int place = -1);
    /// The whole position that follows from facts, where the game can have it.
    std::optional<engine::State> settled(const engine::Facts& facts) const;
    /// The same, if need be without what else is told of a place, or without all orders.
    std::optional<engine::State> settledWithout(const engine::Facts& facts, int place) const;
    bool isOfOrders(const engine::FieldSpec& field) const;
    /// Those of the unit of a place.
    void forgetOrders(engine::Facts& facts, int place) const;
    engine::Facts described(const engine::State& state) const;
    bool putOne(engine::Facts& facts, const Brush& brush, int place) const;
    bool takeOne(engine::Facts& facts, const Brush& brush, int place) const;
    bool putUnit(engine::Facts& facts, const Brush& brush, int place) const;
    /// Whether the game can say this of a position.
    bool canBeSaid(const engine::Fact& fact) const;
    engine::Fact factOf(const Brush& brush, int place) const;
    /// Where a unit can stand that is put on a place: there, or on its coasts.
    std::vector<int> berths(const Brush& brush, int place) const;
    /// The place that a coast is of, or itself.
    int whole(int place) const;
    engine::Facts::iterator unitAt(engine::Facts& facts, int place) const;
    bool addPiece(engine::Facts& facts, int army, int piece, int place, int by) const;
    bool moveSupply(engine::Facts& facts, int army, int piece, int by) const;
    void moveToken(engine::Facts& facts, int token, int place) const;
    /// With another phase, and without what was ordered in this one.
    engine::Facts inPhase(const engine::Facts& facts, int phase) const;
    bool writeAmount(engine::Facts& facts, const Tally& tally, int amount) const;
    bool drawCard(engine::Facts& facts, int card) const;
    bool giveCard(engine::Facts& facts, int seat, int card) const;
    bool canBeSet(const Tally& tally) const;
    int markerField(int marker) const;
    /// Which army has which kinds of pieces, as supplies and stacks tell.
    std::set<std::pair<int, int>> kindsOfArmies() const;
    void findFields();
    void findBrushes();
    void findTallies();
    void forgetDerived();

    const engine::Rules& m_rules;
    std::optional<int> m_viewer;
    Both m_now;
    std::vector<Both> m_before;
    std::vector<Brush> m_brushes;
    std::vector<Tally> m_tallies;
    int m_owner = -1; ///< fields by role; -1: the game has none
    int m_stack = -1;
    int m_units = -1; ///< one a place, by seat
    int m_token = -1;
    int m_supply = -1;
    int m_stone = -1; ///< status of a unique piece
    int m_turn = -1;
    int m_phase = -1;
    int m_track = -1;
    int m_hand = -1;
    int m_pile = -1; ///< of cards
    int m_discard = -1;
};

} // namespace marches::app
