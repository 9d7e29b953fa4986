// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/play/position.h"
#include "engine/play/rules.h"

namespace marches::app {

/// Something that can be put on a place by hand.
struct Brush {
    enum class Kind { Piece, Token, Marker };
    Kind kind = Kind::Piece;
    int army = -1; ///< of a piece
    int item = -1; ///< Space::Piece, Token or Marker
    friend bool operator==(const Brush&, const Brush&) = default;
};

/// A position being changed by hand, as facts that are read and written by the roles of their fields, whatever the game.
/// Pieces come from the supply of their army and go back there. What is hidden from who edits stays hidden: the facts of the
/// game and those that may be shown are changed alike.
class PositionDraft {
public:
    /// `rules` outlives the draft. `facts` of the whole position, `shown` of what may be seen of it.
    PositionDraft(const engine::Rules& rules, engine::Facts facts, engine::Facts shown);

    /// All there is to put, in the order of the game: pieces by army, unique pieces, markers.
    const std::vector<Brush>& brushes() const { return m_brushes; }
    /// True where such a thing can stand.
    bool fits(const Brush& brush, int place) const;
    /// One more piece (which takes the place over when it was another's), a unique piece moved here, a marker set. False, and
    /// nothing changes, when it does not fit, is there already, or the supply has none.
    bool put(const Brush& brush, int place);
    /// The reverse: one piece fewer, a unique piece sent to where it starts, a marker taken off.
    bool take(const Brush& brush, int place);

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
    using Change = bool (PositionDraft::*)(engine::Facts&, const Brush&, int place) const;

    bool change(Change how, const Brush& brush, int place);
    bool putOne(engine::Facts& facts, const Brush& brush, int place) const;
    bool takeOne(engine::Facts& facts, const Brush& brush, int place) const;
    bool addPiece(engine::Facts& facts, int army, int piece, int place, int by) const;
    bool moveSupply(engine::Facts& facts, int army, int piece, int by) const;
    void moveToken(engine::Facts& facts, int token, int place) const;
    int markerField(int marker) const;
    void findFields();
    void findBrushes();

    const engine::Rules& m_rules;
    Both m_now;
    std::vector<Both> m_before;
    std::vector<Brush> m_brushes;
    int m_owner = -1; ///< fields by role; -1: the game has none
    int m_stack = -1;
    int m_token = -1;
    int m_supply = -1;
    int m_stone = -1; ///< status of a unique piece
};

} // namespace marches::app
