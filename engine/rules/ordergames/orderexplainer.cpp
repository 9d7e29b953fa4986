// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/ordergames/orderexplainer.h"

#include <algorithm>

namespace marches::engine {

using adjudication::Contribution;
using adjudication::Reason;
using adjudication::StrengthSum;

OrderExplanation OrderExplainer::make(const adjudication::StrengthBreakdown& breakdown) const
{
    OrderExplanation made;
    if (breakdown.own.of == StrengthSum::Of::Nothing) return made;
    made.sides.push_back(side(breakdown.own, 0));
    made.sides.push_back(side(breakdown.against, breakdown.own.province));
    // Nobody comes against who stays, and nobody is in the way of who goes: two things.
    if (breakdown.against.of == StrengthSum::Of::Nothing && breakdown.own.of != StrengthSum::Of::Attack)
        made.sides.back().title = say(ExplanationLine::Quiet, {breakdown.own.province});
    return made;
}

Message OrderExplainer::ofUnit(ExplanationLine line, int unit, int third) const
{
    return say(line, {pieceOf(unit), placeOf(unit), third});
}

/// `otherwise`: the province that a sum of nothing is about.
Message OrderExplainer::title(const StrengthSum& sum, int otherwise) const
{
    switch (sum.of) {
    case StrengthSum::Of::Attack: return say(ExplanationLine::Attack, {placeOf(sum.unit), sum.province});
    case StrengthSum::Of::Prevent: return ofUnit(ExplanationLine::Rival, sum.unit, sum.province);
    case StrengthSum::Of::Defend: return ofUnit(ExplanationLine::HeadOn, sum.unit);
    case StrengthSum::Of::Hold: return ofUnit(ExplanationLine::Held, sum.unit);
    case StrengthSum::Of::Stuck: return ofUnit(ExplanationLine::Stuck, sum.unit);
    case StrengthSum::Of::Guard: return say(ExplanationLine::Guarded, {sum.province});
    case StrengthSum::Of::Nothing: break;
    }
    return say(ExplanationLine::Open, {otherwise});
}

OrderExplanation::Side OrderExplainer::side(const StrengthSum& sum, int otherwise) const
{
    OrderExplanation::Side made;
    made.title = title(sum, otherwise);
    made.seat = sum.unit >= 0 ? seatOf(sum.unit) : -1;
    made.total = sum.total;
    made.unbeatable = sum.unbeatable;
    for (const Contribution& share : sum.shares) {
        switch (share.kind) {
        case Contribution::Kind::Own:
            if (sum.unbeatable)
                made.lines.push_back({ofUnit(ExplanationLine::Unmoved, share.unit), share.worth, true});
            else if (share.counts())
                addOwn(sum, share, made.lines);
            else
                made.lines.push_back(
                    {ofUnit(share.lost == Reason::OwnUnit ? ExplanationLine::OwnUnit : ExplanationLine::NoWay,
                            share.unit),
                     share.worth, false});
            break;
        case Contribution::Kind::Support: made.lines.push_back(support(share)); break;
        case Contribution::Kind::Guard:
            made.lines.push_back({say(ExplanationLine::Guard, {sum.province}), share.worth, true});
            break;
        }
    }
    if (sum.unit < 0) return made;
    const std::size_t before = made.lines.size();
    addMore(sum, made.lines);
    const bool helped =
        std::ranges::any_of(sum.shares, [](const Contribution& s) { return s.kind == Contribution::Kind::Support; });
    if (!helped && made.lines.size() == before && sum.of != StrengthSum::Of::Stuck && !sum.unbeatable)
        made.lines.push_back({say(ExplanationLine::NoSupport, {}), 0, false});
    return made;
}

void OrderExplainer::addOwn(const StrengthSum& /*sum*/, const Contribution& share, Lines& lines) const
{
    lines.push_back({ofUnit(ExplanationLine::Own, share.unit), share.worth, true});
}

void OrderExplainer::addMore(const StrengthSum& /*sum*/, Lines& /*lines*/) const {}

OrderExplanation::Line OrderExplainer::support(const Contribution& share) const
{
    const auto line = [&](ExplanationLine what, int third = 0) {
        return OrderExplanation::Line{ofUnit(what, share.unit, third), share.worth, share.counts()};
    };
    switch (share.lost) {
    case Reason::None: return line(ExplanationLine::Support);
    case Reason::Cut: return line(ExplanationLine::Cut, placeOf(share.by >= 0 ? share.by : share.unit));
    case Reason::OwnUnit: return line(ExplanationLine::NotAgainstOwn);
    case Reason::OtherOrder: return line(ExplanationLine::OtherOrder);
    default: return line(ExplanationLine::CannotHelp);
    }
}

} // namespace marches::engine
