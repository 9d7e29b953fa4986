// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/move.h"
#include "engine/rules/narnia_risk_junior/play.h"

namespace marches::engine::narnia_risk_junior {

/// Why a move that is not offered is refused: the nearest rule that forbids it, else the one that governs the phase.
template <class W> Refusal explain(const Look<W>& look, const Move& move);

} // namespace marches::engine::narnia_risk_junior
