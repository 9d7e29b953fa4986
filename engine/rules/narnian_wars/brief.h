// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/narnian_wars/play.h"

namespace marches::engine::narnian_wars {

/// Puts the position and its orders on the desk, as resolveMarch() reads them: `desk.turn`, `desk.pieces`,
/// `desk.orders`.
template <class W> void writeBrief(const Look<W>& look, Desk& desk);

} // namespace marches::engine::narnian_wars
