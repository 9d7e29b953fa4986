// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/diplomacy/adjudication/movementgraph.h"
#include "engine/diplomacy/referee/casefile.h"
#include "engine/diplomacy/referee/caserunner.h"

namespace marches::engine::referee {

inline constexpr std::string_view kSucceeds = "succeeds";
inline constexpr std::string_view kFails = "fails";
inline constexpr std::string_view kVoid = "void";

inline adjudication::UnitClass classOf(orders::UnitKind kind)
{
    return kind == orders::UnitKind::Fleet ? adjudication::UnitClass::Fleet : adjudication::UnitClass::Army;
}

/// The units of a case as they stand, and what differs from what the case expects of them. Private to this folder.
class CaseTarget {
protected:
    CaseTarget(const CaseCollection& collection, const Board& board, const adjudication::MovementGraph& graph)
        : m_collection(collection), m_board(board), m_graph(graph)
    {}

    /// Puts the units up. False where two are in one province, which nothing can be made of.
    bool place(const std::vector<CaseUnit>& units);
    /// The unit in a province, or on a coast of it; -1: none.
    int unitIn(int place) const;

    /// "france F Bre"
    std::string text(const adjudication::Unit& unit) const;
    std::string text(const CaseUnit& given) const;
    std::string names(const Mask& places) const;

    using Args = std::vector<std::pair<std::string, std::string>>;
    Error told(const char* code, Args args, int line) const
    {
        return {code, std::move(args), m_collection.file, line, 0, {}};
    }
    void differ(const char* code, Args args, int line)
    {
        m_verdict.differences.push_back(told(code, std::move(args), line));
    }
    /// Items that one side has and the other has not.
    void compare(const char* missing, const char* unexpected, const std::set<std::string>& wanted,
                 const std::set<std::string>& found, Errors& where);
    /// Holds the result of an order against what is expected of it.
    void grade(const CaseOrder& order, std::string_view found);
    void compareUnits();
    void compareRemoved(const std::set<std::string>& removed);

    const CaseCollection& m_collection;
    const Board& m_board;
    const adjudication::MovementGraph& m_graph;
    const CaseStep* m_step = nullptr;
    std::vector<adjudication::Unit> m_units;
    CaseVerdict m_verdict;

private:
    std::set<std::string> texts(const std::vector<CaseUnit>& units) const;
};

} // namespace marches::engine::referee
