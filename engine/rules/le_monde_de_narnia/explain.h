// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/move.h"
#include "engine/rules/le_monde_de_narnia/play.h"

namespace marches::engine::le_monde_de_narnia {

/// Why a move is refused: the nearest rule that forbids it.
template <class W> Refusal explain(const Look<W>& look, const Move& move);

} // namespace marches::engine::le_monde_de_narnia
