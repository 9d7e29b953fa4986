// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/play/rules.h"
#include "engine/rules/options.h"

namespace marches::engine {

/// Makes the Rules anew with other options, for a game whose options are switched while it is on. Given by who opened the
/// package; Game knows no files.
using RulesMaker = std::function<Result<std::shared_ptr<const Rules>>(const OptionValues&)>;

/// A change of one option during play.
struct OptionChange {
    std::string id;
    OptionValue value;
    friend bool operator==(const OptionChange&, const OptionChange&) = default;
};

/// A change of the position by hand ("edit position"): the whole new position.
struct PositionEdit {
    Facts facts;
    friend bool operator==(const PositionEdit&, const PositionEdit&) = default;
};

/// One step of a record.
using Step = std::variant<Move, Outcome, OptionChange, PositionEdit>;

/// What happened, as a tree: every node is a step made after its parent; node 0 is the start. The saved game is exactly
/// this, with the seed and the variant. Undo, replay and "what if" are positions in it.
class Journal {
public:
    struct Node {
        int parent = -1;
        std::vector<int> children; ///< in the order made; the first is the main line unless promoted
        Step step;                 ///< of node 0: meaningless
        std::string name;          ///< of a branch that starts here, may be empty
        std::string note;          ///< a person's words
    };

    Journal();
    int size() const { return static_cast<int>(m_nodes.size()); }
    const Node& node(int index) const { return m_nodes[static_cast<std::size_t>(index)]; }
    /// Adds a step after `parent`, or finds the same step there. Returns its node.
    int add(int parent, Step step);
    void rename(int node, std::string name) { m_nodes[static_cast<std::size_t>(node)].name = std::move(name); }
    void setNote(int node, std::string note) { m_nodes[static_cast<std::size_t>(node)].note = std::move(note); }
    /// Makes the line through `node` the first one at every fork above it.
    void promote(int node);
    /// Removes a node with everything after it. Numbers of other nodes change; returns the parent's new number.
    int remove(int node);
    /// Nodes from the start (0) to `node`.
    std::vector<int> line(int node) const;
    /// The last node of the main line from `node` on.
    int mainEnd(int node) const;

private:
    std::vector<Node> m_nodes;
};

/// A game being played: rules, state, what is pending, dealer, journal. A value with a big journal; all changes go through
/// it, every one is a step of the journal, and the state is always the one that the journal's line to here() makes.
class Game {
public:
    /// Rules are shared because they are immutable and used by any number of games, branches and threads at once.
    /// `maker` may be empty: then options cannot be switched.
    Game(std::shared_ptr<const Rules> rules, OptionValues options, std::uint64_t seed, RulesMaker maker = {});

    const Rules& rules() const { return *m_rules; }
    std::shared_ptr<const Rules> sharedRules() const { return m_rules; }
    const OptionValues& options() const { return m_options; }
    std::uint64_t seed() const { return m_seed; }
    const State& state() const { return m_now.state; }
    const Decision& pending() const { return m_now.decision; }
    bool over() const { return m_now.decision.pending == Pending::Over; }
    /// The pending decision as `seat` has to answer it, where several owe an answer.
    Decision pendingFor(int seat) const;

    /// A legal move is carried out and recorded; any other is refused with its rule, and nothing changes.
    Refusal apply(const Move& move);
    /// Why `move` would be refused; false when it is legal.
    Refusal check(const Move& move) const;
    /// Draws the pending chance from the seeded streams.
    Outcome roll();
    /// A typed-in or forced outcome. False, and nothing changes, when it does not fit.
    bool resolve(const Outcome& outcome);
    /// Switches an option that may be switched during play.
    Result<void> setOption(const std::string& id, const OptionValue& value);
    /// Puts another position on the board. What is wrong with it, or false.
    Refusal edit(const Facts& facts);

    // The record.
    const Journal& journal() const { return m_journal; }
    Journal& journal() { return m_journal; }
    int here() const { return m_here; } ///< node of the journal
    void goTo(int node);                ///< any node; costs a replay from the nearest kept state
    bool canUndo() const { return m_here != 0; }
    bool canRedo() const;
    void undo(); ///< back to the step before
    void redo(); ///< along the line last seen
    /// Back to the decision of a person before this one: `stopAt(seat)` says whose answers count.
    void undoToDecision(const std::function<bool(int seat)>& stopAt);
    /// What was told at the step that led to `node`.
    std::span<const Message> log(int node) const;
    /// Replaces the record (opened from a file), replaying and checking it. On failure: the number of the first node of the
    /// tree that does not follow from the rules; what stands before it is kept.
    Result<void> load(Journal journal, int here);

    const RuleSet& consulted() const { return m_consulted; }
    /// For tests of scenarios: these rules are not in force from now on.
    void disable(const RuleSet& rules) { m_disabled = rules; }

private:
    struct Snapshot {
        State state;
        Decision decision;
        Dealer dealer;
        std::shared_ptr<const Rules> rules;
        OptionValues options;
    };
    bool replay(const Step& step, std::vector<Message>& log);
    void advance(Step step);
    void keep(int node);

    std::shared_ptr<const Rules> m_rules;
    OptionValues m_options;
    std::uint64_t m_seed = 0;
    RulesMaker m_maker;
    struct Now {
        State state;
        Decision decision;
        Dealer dealer;
    } m_now;
    Journal m_journal;
    int m_here = 0;
    std::vector<int> m_redo;                                       ///< nodes left by undo, nearest last
    std::vector<std::pair<int, std::unique_ptr<Snapshot>>> m_kept; ///< every kKeepEvery nodes along the lines walked
    std::vector<std::vector<Message>> m_log;                       ///< by node
    RuleSet m_consulted;
    RuleSet m_disabled;
};

} // namespace marches::engine
