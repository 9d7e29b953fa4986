// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/journal.h"

#include <algorithm>
#include <cassert>

namespace marches::engine {

Journal::Journal() : m_nodes(1) {}

int Journal::add(int parent, Step step)
{
    for (const int child : node(parent).children)
        if (node(child).step == step) return child;
    const int index = size();
    Node added;
    added.parent = parent;
    added.step = std::move(step);
    m_nodes.push_back(std::move(added));
    at(parent).children.push_back(index);
    return index;
}

void Journal::promote(int node)
{
    for (int child = node; child != 0; child = at(child).parent) {
        std::vector<int>& siblings = at(at(child).parent).children;
        const auto found = std::find(siblings.begin(), siblings.end(), child);
        std::rotate(siblings.begin(), found, found + 1);
    }
}

std::vector<int> Journal::remove(int node)
{
    assert(node > 0 && node < size());
    std::vector<int> renumbered(m_nodes.size(), -1);
    std::vector<Node> kept;
    for (int i = 0; i < size(); ++i) {
        // Parents come before their children, so it is known by now whether this one's parent stays.
        const int parent = at(i).parent;
        if (i == node || (i != 0 && renumbered[static_cast<std::size_t>(parent)] < 0)) continue;
        renumbered[static_cast<std::size_t>(i)] = static_cast<int>(kept.size());
        kept.push_back(std::move(at(i)));
    }
    const auto gone = [&](int old) { return renumbered[static_cast<std::size_t>(old)] < 0; };
    for (Node& left : kept) {
        if (left.parent >= 0) left.parent = renumbered[static_cast<std::size_t>(left.parent)];
        left.children.erase(std::remove_if(left.children.begin(), left.children.end(), gone), left.children.end());
        for (int& child : left.children) child = renumbered[static_cast<std::size_t>(child)];
    }
    m_nodes = std::move(kept);
    return renumbered;
}

std::vector<int> Journal::line(int node) const
{
    std::vector<int> nodes;
    for (int i = node; i >= 0; i = this->node(i).parent) nodes.push_back(i);
    std::reverse(nodes.begin(), nodes.end());
    return nodes;
}

int Journal::mainEnd(int node) const
{
    while (!this->node(node).children.empty()) node = this->node(node).children.front();
    return node;
}

} // namespace marches::engine
