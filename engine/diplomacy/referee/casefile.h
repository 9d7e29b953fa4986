// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/mask.h"
#include "engine/base/result.h"
#include "engine/diplomacy/adjudication/choices.h"
#include "engine/diplomacy/orders/lexicon.h"
#include "engine/diplomacy/orders/writtenorder.h"

// Collections of positions with their orders and what must come of them (`format: marches-diplomacy-cases 1`), as
// neutral data for any program that adjudicates Diplomacy.

namespace marches::engine::referee {

/// A unit of a power, by the power's number in the collection.
struct CaseUnit {
    int power = 0;
    orders::UnitKind kind = orders::UnitKind::Army;
    int place = -1;
    friend auto operator<=>(const CaseUnit&, const CaseUnit&) = default;
};

struct CaseOrder {
    orders::WrittenOrder order;
    int power = 0;
    std::string written;
    std::string result; ///< "succeeds", "fails", "void"; empty: not graded
    bool soft = false;  ///< programs name this result differently: not graded
    bool dislodged = false;
    int line = 0;
};

/// A unit that must retreat.
struct CaseDislodged {
    CaseUnit unit;
    std::optional<int> by;        ///< province that the attacker came from
    std::optional<Mask> retreats; ///< all places open to it
};

struct CaseStep {
    enum class Phase : std::uint8_t { Movement, Retreat, Adjustment };
    Phase phase = Phase::Movement;
    std::optional<std::vector<CaseUnit>> units; ///< absent: as the step before left them
    std::vector<std::pair<int, Mask>> centres;  ///< by power
    std::vector<std::pair<int, int>> due;       ///< by power: builds, or removals below zero
    std::vector<CaseOrder> orders;
    // What must come of it; absent: not graded.
    std::optional<std::vector<CaseUnit>> unitsAfter;
    std::optional<std::vector<CaseDislodged>> dislodged;
    std::optional<std::vector<CaseUnit>> removed;
    std::optional<Mask> contested;
    int line = 0;
};

struct OrderCase {
    std::string id;
    std::string title;
    std::vector<CaseStep> steps;
    int line = 0;
};

struct CaseCollection {
    std::string file;
    adjudication::Choices choices;
    std::vector<std::string> powers; ///< their names, by number
    std::vector<OrderCase> cases;
};

/// True for a file whose text says that it is such a collection.
bool isCaseFile(std::string_view bytes);
/// Name of the board that a collection is for ("standard-diplomacy-map"); empty where it cannot be read.
std::string caseBoard(std::string_view bytes);

/// Reads a collection; places are those of the lexicon's board. All that is wrong is told with line and column: errors
/// of form, those of readOrderLine(), and case-unit-unclear (text), case-needs-units.
[[nodiscard]] Result<CaseCollection> readCases(std::string_view bytes, const std::string& file,
                                               const orders::Lexicon& lexicon);

} // namespace marches::engine::referee
