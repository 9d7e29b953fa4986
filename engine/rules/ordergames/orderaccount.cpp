// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/ordergames/orderaccount.h"

#include <algorithm>

namespace marches::engine {

using adjudication::Reason;
using adjudication::Share;
using adjudication::Sum;

Account OrderAccountant::make(const adjudication::Reckoning& reckoning) const
{
    Account made;
    if (reckoning.own.of == Sum::Of::Nothing) return made;
    made.sides.push_back(side(reckoning.own, 0));
    made.sides.push_back(side(reckoning.against, reckoning.own.province));
    // Nobody comes against who stays, and nobody is in the way of who goes: two things.
    if (reckoning.against.of == Sum::Of::Nothing && reckoning.own.of != Sum::Of::Attack)
        made.sides.back().title = say(AccountLine::Quiet, {reckoning.own.province});
    return made;
}

Message OrderAccountant::ofUnit(AccountLine line, int unit, int third) const
{
    return say(line, {pieceOf(unit), placeOf(unit), third});
}

/// `otherwise`: the province that a sum of nothing is about.
Message OrderAccountant::title(const Sum& sum, int otherwise) const
{
    switch (sum.of) {
    case Sum::Of::Attack: return say(AccountLine::Attack, {placeOf(sum.unit), sum.province});
    case Sum::Of::Prevent: return ofUnit(AccountLine::Rival, sum.unit, sum.province);
    case Sum::Of::Defend: return ofUnit(AccountLine::HeadOn, sum.unit);
    case Sum::Of::Hold: return ofUnit(AccountLine::Held, sum.unit);
    case Sum::Of::Stuck: return ofUnit(AccountLine::Stuck, sum.unit);
    case Sum::Of::Guard: return say(AccountLine::Guarded, {sum.province});
    case Sum::Of::Nothing: break;
    }
    return say(AccountLine::Open, {otherwise});
}

Account::Side OrderAccountant::side(const Sum& sum, int otherwise) const
{
    Account::Side made;
    made.title = title(sum, otherwise);
    made.seat = sum.unit >= 0 ? seatOf(sum.unit) : -1;
    made.total = sum.total;
    made.unbeatable = sum.unbeatable;
    for (const Share& share : sum.shares) {
        switch (share.kind) {
        case Share::Kind::Own:
            if (sum.unbeatable)
                made.lines.push_back({ofUnit(AccountLine::Unmoved, share.unit), share.worth, true});
            else if (share.counts())
                addOwn(sum, share, made.lines);
            else
                made.lines.push_back(
                    {ofUnit(share.lost == Reason::OwnUnit ? AccountLine::OwnUnit : AccountLine::NoWay, share.unit), share.worth,
                     false});
            break;
        case Share::Kind::Support: made.lines.push_back(support(share)); break;
        case Share::Kind::Guard: made.lines.push_back({say(AccountLine::Guard, {sum.province}), share.worth, true}); break;
        }
    }
    if (sum.unit < 0) return made;
    const std::size_t before = made.lines.size();
    addMore(sum, made.lines);
    const bool helped = std::ranges::any_of(sum.shares, [](const Share& s) { return s.kind == Share::Kind::Support; });
    if (!helped && made.lines.size() == before && sum.of != Sum::Of::Stuck && !sum.unbeatable)
        made.lines.push_back({say(AccountLine::NoSupport, {}), 0, false});
    return made;
}

void OrderAccountant::addOwn(const Sum& /*sum*/, const Share& share, Lines& lines) const
{
    lines.push_back({ofUnit(AccountLine::Own, share.unit), share.worth, true});
}

void OrderAccountant::addMore(const Sum& /*sum*/, Lines& /*lines*/) const {}

Account::Line OrderAccountant::support(const Share& share) const
{
    const auto line = [&](AccountLine what, int third = 0) {
        return Account::Line{ofUnit(what, share.unit, third), share.worth, share.counts()};
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
