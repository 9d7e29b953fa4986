// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/ordergames/orderaccount.h"

#include <algorithm>

namespace marches::engine {

using adjudication::Contribution;
using adjudication::Reason;
using adjudication::StrengthSum;

OrderExplanation OrderAccountant::make(const adjudication::StrengthBreakdown& reckoning) const
{
    OrderExplanation made;
    if (reckoning.own.of == StrengthSum::Of::Nothing) return made;
    made.sides.push_back(side(reckoning.own, 0));
    made.sides.push_back(side(reckoning.against, reckoning.own.province));
    // Nobody comes against who stays, and nobody is in the way of who goes: two things.
    if (reckoning.against.of == StrengthSum::Of::Nothing && reckoning.own.of != StrengthSum::Of::Attack)
        made.sides.back().title = say(AccountLine::Quiet, {reckoning.own.province});
    return made;
}

Message OrderAccountant::ofUnit(AccountLine line, int unit, int third) const
{
    return say(line, {pieceOf(unit), placeOf(unit), third});
}

/// `otherwise`: the province that a sum of nothing is about.
Message OrderAccountant::title(const StrengthSum& sum, int otherwise) const
{
    switch (sum.of) {
    case StrengthSum::Of::Attack: return say(AccountLine::Attack, {placeOf(sum.unit), sum.province});
    case StrengthSum::Of::Prevent: return ofUnit(AccountLine::Rival, sum.unit, sum.province);
    case StrengthSum::Of::Defend: return ofUnit(AccountLine::HeadOn, sum.unit);
    case StrengthSum::Of::Hold: return ofUnit(AccountLine::Held, sum.unit);
    case StrengthSum::Of::Stuck: return ofUnit(AccountLine::Stuck, sum.unit);
    case StrengthSum::Of::Guard: return say(AccountLine::Guarded, {sum.province});
    case StrengthSum::Of::Nothing: break;
    }
    return say(AccountLine::Open, {otherwise});
}

OrderExplanation::Side OrderAccountant::side(const StrengthSum& sum, int otherwise) const
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
                made.lines.push_back({ofUnit(AccountLine::Unmoved, share.unit), share.worth, true});
            else if (share.counts())
                addOwn(sum, share, made.lines);
            else
                made.lines.push_back(
                    {ofUnit(share.lost == Reason::OwnUnit ? AccountLine::OwnUnit : AccountLine::NoWay, share.unit),
                     share.worth, false});
            break;
        case Contribution::Kind::Support: made.lines.push_back(support(share)); break;
        case Contribution::Kind::Guard:
            made.lines.push_back({say(AccountLine::Guard, {sum.province}), share.worth, true});
            break;
        }
    }
    if (sum.unit < 0) return made;
    const std::size_t before = made.lines.size();
    addMore(sum, made.lines);
    const bool helped =
        std::ranges::any_of(sum.shares, [](const Contribution& s) { return s.kind == Contribution::Kind::Support; });
    if (!helped && made.lines.size() == before && sum.of != StrengthSum::Of::Stuck && !sum.unbeatable)
        made.lines.push_back({say(AccountLine::NoSupport, {}), 0, false});
    return made;
}

void OrderAccountant::addOwn(const StrengthSum& /*sum*/, const Contribution& share, Lines& lines) const
{
    lines.push_back({ofUnit(AccountLine::Own, share.unit), share.worth, true});
}

void OrderAccountant::addMore(const StrengthSum& /*sum*/, Lines& /*lines*/) const {}

OrderExplanation::Line OrderAccountant::support(const Contribution& share) const
{
    const auto line = [&](AccountLine what, int third = 0) {
        return OrderExplanation::Line{ofUnit(what, share.unit, third), share.worth, share.counts()};
    };
    switch (share.lost) {
    case Reason::None: return line(AccountLine::Support);
    case Reason::Cut: return line(AccountLine::Cut, placeOf(share.by >= 0 ? share.by : share.unit));
    case Reason::OwnUnit: return line(AccountLine::NotAgainstOwn);
    case Reason::OtherOrder: return line(AccountLine::OtherOrder);
    default: return line(AccountLine::CannotHelp);
    }
}

} // namespace marches::engine
