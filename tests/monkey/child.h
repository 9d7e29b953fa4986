// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "act.h"

#include <cstdint>

namespace marches::monkey {

/// What is to be run.
struct Wish {
    QString page;
    std::uint64_t seed = 1;
    int acts = 500;
    QString replay; ///< file of acts to do; empty: they are drawn by lot
    QString log;    ///< file; empty: standard output
    /// Milliseconds that the window may stay with one event. People notice a tenth of a second; a processor that has to
    /// share its cores takes several times as long.
    int bound = 3000;
};

/// How a run in a process of its own has ended.
struct Outcome {
    Acts acts;     ///< that were begun, the last one being that in which it ended
    QString fault; ///< as the log tells it; empty: none
    QString sign;  ///< the same for the same fault of the same program
    QString trace; ///< where, in words, as far as the program knows
    QString log;   ///< all that the run left behind
};

/// Runs in a process of its own, since what is looked for ends it.
Outcome runApart(const Wish& wish);
/// Runs here; returns what main() does.
int runHere(const Wish& wish);
/// Fills in Outcome::trace: it costs a second.
void explain(Outcome& outcome);

} // namespace marches::monkey
