// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "act.h"

#include <functional>

namespace marches::monkey {

/// Leaves out what a fault does not need: a list of acts of which none can be left out without losing it, in the manner
/// of delta debugging (Zeller and Hildebrandt, 2002). `fails`: the list still shows the fault; it is called at most
/// `most` times.
Acts shrink(Acts acts, const std::function<bool(const Acts&)>& fails, int most = 400);

} // namespace marches::monkey
