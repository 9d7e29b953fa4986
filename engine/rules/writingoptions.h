// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play/orderwriting.h"
#include "engine/rules/options.h"

namespace marches::engine {

/// How orders in text are read, by the options `reading.*` that a ruleset has of it.
void readWriting(const OptionValues& values, OrderWriting& writing);

} // namespace marches::engine
