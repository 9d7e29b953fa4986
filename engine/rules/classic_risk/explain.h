// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/move.h"
#include "engine/rules/classic_risk/play.h"

namespace marches::engine::classic_risk {

/// Why a move that is not offered is refused: always a rule.
template <class W> Refusal explain(const Look<W>& look, const Move& move);

} // namespace marches::engine::classic_risk
