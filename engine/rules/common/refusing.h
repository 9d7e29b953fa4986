// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/decision.h"
#include "engine/game/move.h"
#include "engine/rules/common/rulecontext.h"

namespace marches::engine {

/// Why a move is refused, by what is the same in every game: somebody else is asked, or nobody for this verb, which
/// `rule` is about. Else why(offer) says it; `order` is the rule on who has the turn. Text has NotYourTurn and NotNow.
template <class Text, class ConstContext, class Rule, class Why>
[[nodiscard]] Refusal refusalOf(const ConstContext& ctx, const Move& move, Rule order, Rule rule, Why why)
{
    Decision pending;
    decide(ctx, pending);
    if (pending.pending == Pending::Choice && move.seat != pending.seat)
        return say(Text::NotYourTurn, order, {move.seat, pending.seat});
    const Offer* offer = pending.pending == Pending::Choice ? pending.findOffer(move.verb) : nullptr;
    return offer == nullptr ? say(Text::NotNow, rule, {move.seat}) : why(*offer);
}

} // namespace marches::engine
