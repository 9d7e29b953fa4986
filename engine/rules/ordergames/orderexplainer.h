// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/diplomacy/adjudication/strengthbreakdown.h"
#include "engine/game/orderexplanation.h"
#include "engine/rules/common/messagetable.h"

namespace marches::engine {

/// What an account of orders can say. A ruleset has these sentences in this order; their words are the engine's.
enum class ExplanationLine : std::uint8_t {
    // Whose sum it is.
    Attack,
    Held,
    Stuck,
    HeadOn,
    Rival,
    Guarded,
    Open,
    Quiet,
    // What adds to it, or does not.
    Own,
    Unmoved,
    OwnUnit,
    NoWay,
    Support,
    Cut,
    NotAgainstOwn,
    OtherOrder,
    CannotHelp,
    NoSupport,
    Guard,
    Count,
};
inline constexpr std::array<MessageEntry, static_cast<std::size_t>(ExplanationLine::Count)> kExplanationTexts{{
    {"account.attack", "from to"},
    {"account.held", "piece place"},
    {"account.stuck", "piece place"},
    {"account.head-on", "piece place"},
    {"account.rival", "piece place to"},
    {"account.guarded", "place"},
    {"account.open", "place"},
    {"account.quiet", "place"},
    {"account.own", "piece place"},
    {"account.unmoved", "piece place"},
    {"account.own-unit", "piece place"},
    {"account.no-way", "piece place"},
    {"account.support", "piece place"},
    {"account.cut", "piece place from"},
    {"account.not-against-own", "piece place"},
    {"account.other-order", "piece place"},
    {"account.cannot-help", "piece place"},
    {"account.no-support", ""},
    {"account.guard", "place"},
}};

/// Puts the reckoning of an adjudicator into the words of a game, which says what its units are and on what rules the
/// lines rest.
class OrderExplainer {
public:
    virtual ~OrderExplainer() = default;

    OrderExplanation make(const adjudication::StrengthBreakdown& breakdown) const;

protected:
    using Lines = std::vector<OrderExplanation::Line>;

    virtual int seatOf(int unit) const = 0;  ///< Space::Seat
    virtual int pieceOf(int unit) const = 0; ///< Space::Piece
    virtual int placeOf(int unit) const = 0; ///< Space::Place
    virtual Message say(ExplanationLine line, const std::array<int, 3>& args) const = 0;
    /// What a unit is worth by itself: one line, unless the game knows of what it is made.
    virtual void addOwn(const adjudication::StrengthSum& sum, const adjudication::Contribution& share,
                        Lines& lines) const;
    /// What else belongs to a sum without adding to it.
    virtual void addMore(const adjudication::StrengthSum& sum, Lines& lines) const;

    Message ofUnit(ExplanationLine line, int unit, int third = 0) const;

private:
    OrderExplanation::Side side(const adjudication::StrengthSum& sum, int otherwise) const;
    Message title(const adjudication::StrengthSum& sum, int otherwise) const;
    OrderExplanation::Line support(const adjudication::Contribution& share) const;
};

} // namespace marches::engine
