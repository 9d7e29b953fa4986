// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/game/chance.h"
#include "engine/game/move.h"
#include "engine/game/options.h"
#include "engine/game/position.h"

namespace marches::engine {

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
/// this, with the seed and the variant. Undo, replay and "what if" are positions in it. A child has a greater number
/// than its parent, and no two children of a node are the same step.
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
    void rename(int node, std::string name) { at(node).name = std::move(name); }
    void setNote(int node, std::string note) { at(node).note = std::move(note); }
    /// Makes the line through `node` the first one at every fork above it.
    void promote(int node);
    /// Removes a node other than the start with everything after it. Returns the new number of every node, -1 for those
    /// that are gone.
    std::vector<int> remove(int node);
    /// Nodes from the start (0) to `node`.
    std::vector<int> line(int node) const;
    /// The last node of the main line from `node` on.
    int mainEnd(int node) const;

private:
    Node& at(int index) { return m_nodes[static_cast<std::size_t>(index)]; }

    std::vector<Node> m_nodes;
};

} // namespace marches::engine
