// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/options.h"
#include "engine/game/orderwriting.h"

namespace marches::engine {

/// How orders in text are read, by the options `reading.*` that a ruleset has of it.
void readWriting(const OptionValues& values, OrderWriting& writing);

} // namespace marches::engine
