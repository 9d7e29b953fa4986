// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/game/journal.h"
#include "engine/game/options.h"
#include "engine/game/rules.h"

namespace marches::engine {

/// Makes the Rules anew with other options, for a game whose options are switched while it is on. Given by who opened
/// the package; Game knows no files. Rules that it makes share vocabulary, messages, fields and layout of the state.
struct RulesMaker {
    std::vector<OptionSpec> specs; ///< of the ruleset: what may be switched, and to what
    std::function<Result<std::shared_ptr<const Rules>>(const OptionValues&)> make;

    /// Switches an option during play: sets it in `options` and returns the Rules from then on. Errors, which change
    /// nothing: unknown-option, option-not-during-play, option-value, option-needs and option-excludes (it does not go
    /// with the others as they are), and those of making the rules.
    [[nodiscard]] Result<std::shared_ptr<const Rules>> change(OptionValues& options, const OptionChange& wanted) const;
    /// The options after such a change, and no rules yet.
    [[nodiscard]] Result<OptionValues> changed(const OptionValues& options, const OptionChange& wanted) const;
};

/// Dice that were thrown: what for, and by whom. The faces are the outcome of the journal's node.
struct DiceRoll {
    int node = 0;
    Message what;
    int seat = -1; ///< nobody in particular: -1
    int die = 0;   ///< Space::Die: how the dice look
    int sides = 6;
};

/// A game being played: rules, state, what is pending, dealer, journal. A value with a big journal; all changes go
/// through it, every one is a step of the journal, and the state is always the one that the journal's line to here()
/// makes.
class Game {
public:
    /// Rules are shared because they are immutable and used by any number of games, branches and threads at once.
    /// With an empty `maker` options cannot be switched.
    Game(std::shared_ptr<const Rules> rules, OptionValues options, std::uint64_t seed, RulesMaker maker = {});

    const Rules& rules() const { return *m_current.setup->rules; }
    std::shared_ptr<const Rules> sharedRules() const { return m_current.setup->rules; }
    const OptionValues& options() const { return *m_current.setup->options; }
    /// The options with which the game began.
    const OptionValues& startOptions() const { return *m_nodeInfo.front().snapshot->options; }
    std::uint64_t seed() const { return m_seed; }
    const State& state() const { return m_current.state; }
    const Decision& pending() const { return m_current.decision; }
    bool over() const { return m_current.decision.pending == Pending::Over; }
    /// The pending decision as `seat` has to answer it, where several owe an answer.
    Decision pendingFor(int seat) const;

    /// A legal move is carried out and recorded; any other is refused with its rule, and nothing changes.
    [[nodiscard]] Refusal apply(const Move& move);
    /// Why `move` would be refused; false when it is legal.
    [[nodiscard]] Refusal check(const Move& move) const;
    /// Draws the pending chance from the seeded streams.
    Outcome roll();
    /// A typed-in or forced outcome, marked as such. It takes the place of the draw: the draws after it are the same as
    /// if the dice had been rolled. False, and nothing changes, when it does not fit.
    bool resolve(const Outcome& outcome);
    /// Switches an option that may be switched during play. Errors: those of RulesMaker::change.
    [[nodiscard]] Result<void> setOption(const std::string& id, const OptionValue& value);
    /// Puts another position on the board. What is wrong with it, or false.
    [[nodiscard]] Refusal edit(const Facts& facts);
    /// Makes a step of a record, of any kind, as load() does. False, and nothing changes, when it does not follow.
    bool applyStep(const Step& step);

    // The record.
    const Journal& journal() const { return m_journal; }
    void rename(int node, std::string name) { m_journal.rename(node, std::move(name)); }
    void setNote(int node, std::string note) { m_journal.setNote(node, std::move(note)); }
    /// Makes the line through `node` the main one.
    void promote(int node) { m_journal.promote(node); }
    /// Removes `node` (not the start) and what follows it; numbers of nodes change. Goes to its parent first when the
    /// game stands on what is removed.
    void remove(int node);

    int here() const { return m_here; } ///< node of the journal
    void goTo(int node);                ///< any node; costs a replay from the nearest kept state
    bool canUndo() const { return m_here != 0; }
    bool canRedo() const { return !m_journal.node(m_here).children.empty(); }
    void undo(); ///< back to the step before
    void redo(); ///< along the line last seen
    /// Back to the last decision that `stopAt(seat)` claims, as it was before its answer. False when there is none;
    /// then nothing changes.
    bool undoToDecision(const std::function<bool(int seat)>& stopAt);
    /// The last dice thrown on the way to here(), as they would still lie on the table.
    std::optional<DiceRoll> lastRoll() const;
    /// The dice thrown at the step before that to `node`, nothing being decided between them: those of an attack that
    /// the defence answers.
    std::optional<DiceRoll> rollBefore(int node) const;
    /// What was told at the step that led to `node`; of node 0: at the start.
    std::span<const Message> log(int node) const { return m_nodeInfo[static_cast<std::size_t>(node)].log; }
    /// Replaces the record (opened from a file), replaying and checking every step of the tree. A step that does not
    /// follow from the rules is left out with what comes after it, and reported: `journal-step` with its `node` in
    /// `journal`. The rest is kept either way; nodes are numbered anew. A drawn outcome that this seed does not give
    /// counts as set by hand.
    [[nodiscard]] Result<void> load(const Journal& journal, int here);

    const RuleSet& consulted() const { return m_consulted; }

private:
    /// Rules and options of a stretch of the game.
    struct Setup {
        std::shared_ptr<const Rules> rules;
        std::shared_ptr<const OptionValues> options;
    };
    struct Current {
        State state;
        Decision decision;
        ChanceSource chanceSource;
        std::shared_ptr<const Setup> setup;
    };
    /// A state to replay from. What is pending follows from it, and the rules, which are many times as large, from the
    /// options.
    struct Snapshot {
        std::vector<std::byte> state;
        ChanceSource chanceSource;
        std::shared_ptr<const OptionValues> options;
    };
    /// What is known of a node of the journal beside its step.
    struct NodeInfo {
        std::vector<Message> log;
        std::shared_ptr<const Snapshot>
            snapshot;                   ///< of every kKeepEvery-th node of a line; shared by copies of the game
        std::optional<DiceRoll> thrown; ///< when the step is an outcome of dice
        int depth = 0;
        int nextSeen = -1; ///< the child that was last gone through
    };

    [[nodiscard]] Refusal refusal(const Move& move, RuleTrace& trace) const;
    void replay(Current& now, const Step& step);
    void play(Current& now, const Move& move, RuleTrace* trace) const;
    void draw(Current& now, const Outcome& outcome, RuleTrace* trace) const;
    void recordDraw(const Outcome& outcome);
    [[nodiscard]] Result<void> change(Current& now, const OptionChange& change, RuleTrace* trace);
    [[nodiscard]] Result<std::shared_ptr<const Setup>> setupFor(const OptionValues& options);
    [[nodiscard]] Refusal put(Current& now, const PositionEdit& edit, RuleTrace* trace) const;
    void decideAnew(Current& now, RuleTrace* trace) const;
    void record(Step step, RuleTrace& trace);
    void takeSnapshot(int node);
    void restore(int node);

    std::uint64_t m_seed = 0;
    RulesMaker m_maker;
    std::vector<std::shared_ptr<const Setup>> m_setups; ///< the first, and the last few in use, the latest last
    Current m_current;
    Journal m_journal;
    int m_here = 0;
    std::vector<NodeInfo> m_nodeInfo; ///< by node
    RuleSet m_consulted;
};

} // namespace marches::engine
