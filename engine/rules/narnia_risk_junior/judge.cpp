// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnia_risk_junior/judge.h"

namespace marches::engine::nrj {

double judge(const Table& /*table*/, const Position& /*view*/, const Decision& /*decision*/, const Move& move)
{
    // Attacking earns crowns, stopping earns none.
    return static_cast<Verb>(move.verb) == Verb::Attack ? 1.0 : 0.0;
}

std::optional<Forecast> forecast(const Table& /*table*/, const Position& /*view*/, const Decision& /*decision*/,
                                 const Move& /*move*/)
{
    return {};
}

} // namespace marches::engine::nrj
