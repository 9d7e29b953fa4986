// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "engine/game/decision.h"
#include "engine/game/domain.h"
#include "engine/game/move.h"
#include "engine/game/state.h"

namespace marches::engine {

/// Builds a legal move argument by argument from what a person points at, for any game: mouse, keyboard and screen
/// reader use the same one. The leading place arguments of an offer are pointed at on the board; what follows is filled
/// with a sensible default (as much as is allowed unless Param::start says otherwise, yes) that the person may change
/// before committing.
///
/// It keeps its own copy of the decision and refers to the state, which must outlive it or be given anew with begin().
class MoveBuilder {
public:
    /// What came of pointing at a place.
    enum class Picked {
        No,      ///< the place answers nothing here
        Several, ///< more than one verb could mean it: candidates() says which; choose one, or point at a second place:
                 ///< the first verb offered that joins the two is meant, or, at the same place again, the one that
                 ///< stays
        Further, ///< taken; the board is asked for another place
        Form,    ///< taken; the remaining arguments have defaults and can be changed
        Complete, ///< taken; move() is complete
    };

    void begin(const Decision& decision, const State& state);
    /// Of several verbs that a place could mean these are named first until the next begin(), whatever the order in
    /// which they are offered.
    void putFirst(std::function<bool(int verb)> first) { m_first = std::move(first); }
    const Decision& decision() const { return m_decision; }
    const State& decisionState() const { return *m_state; }

    /// Places that can be pointed at now.
    Mask places() const;
    /// Once all places are pointed at, another one that is legal stands for the last.
    Picked pick(int place);
    /// Verbs between which the last pick() was undecided; empty otherwise.
    const std::vector<int>& candidates() const { return m_candidates; }
    /// True when a second place can be pointed at to tell which verb is meant.
    bool joinsPlaces() const { return secondPlaces().any(); }
    /// Chooses a verb, keeping the place that pick() was undecided about. False when it is not offered.
    bool choose(int verb);
    /// Takes back the last place pointed at, or else the choice of the verb. False when there is nothing to take back.
    bool back();
    void reset();

    /// The offer chosen, or null.
    const Offer* offer() const { return m_offer ? &*m_offer : nullptr; }
    /// Number of arguments that were pointed at on the board.
    int pointed() const { return m_pointed; }
    /// The place last pointed at, also one that pick() was undecided about, or -1.
    int lastPlace() const;
    /// True when an offer is chosen and every leading place is given, so that move() is legal with its defaults.
    bool complete() const;

    /// Changes an argument of a complete move that is not a spread, subset or path. False, and nothing changes, when it
    /// is not in the domain.
    bool set(int param, int value);
    /// Changes the amount of one item of the spread `param`, or of membership (0, 1) in a subset.
    bool setItem(int param, int item, int amount);
    int value(int param) const { return m_move.arg[static_cast<std::size_t>(param)]; }
    int itemAmount(int item) const;
    /// True when the move as it stands is one that the decision offers (a spread may be short of its total for a
    /// while).
    bool legal() const;
    const Move& move() const { return m_move; }

    /// The move that pointing at `place` would make were it legal, for asking the rules why it is not. With no verb
    /// chosen the first offer that wants a place is meant; a move with verb 0 when none does.
    Move attempt(int place) const;

    /// Number of places that `offer` wants to be pointed at before anything else.
    int leadingPlaces(const Offer& offer) const;

private:
    bool admits(const Offer& offer, int place) const;
    /// Whether an offer of two places can take these.
    bool joins(const Offer& offer, int from, int to) const;
    /// What pointing at two places one after the other means; -1: nothing, or it is not clear.
    int verbFor(int from, int to) const;
    /// Places that mean something after the one that pick() was undecided about, without choosing a verb.
    Mask secondPlaces() const;
    /// An offer that is complete with the places pointed at so far, which mean in it what they mean in the one chosen;
    /// or null.
    const Offer* shorterOffer() const;
    Picked state() const;
    /// Everything beside the one place is fixed: nobody need be asked. Of two places the second is an aim, whose odds
    /// are looked at before it is meant.
    bool nothingToChange() const;
    /// All places are pointed at, and this one could stand for the last.
    bool takesInstead(int place) const;
    void fillDefaults(int from);
    void setDefault(const Param& param, int index);

    Decision m_decision;
    std::function<bool(int verb)> m_first;
    const State* m_state = nullptr;
    std::optional<Offer> m_offer;
    int m_pointed = 0;
    int m_undecided = -1; ///< place that several verbs could mean
    std::vector<int> m_candidates;
    Move m_move;
};

} // namespace marches::engine
