// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace marches::monkey {

// What the run leaves behind, line by line and each at once, since the next thing that happens may be its end:
//   click | editPage/MapView~0 | ...   an act, before it is done
//   # ...                              what may be of use
//   ! fault ID: text                   why the run ended; lines with ! after it: where

void openLog(const QString& file);
void logLine(const QString& line);
/// Something is not as it has to be: tells it and ends the process with kFaultExit.
[[noreturn]] void fault(const QString& id, const QString& text);
constexpr int kFaultExit = 3;
/// From now on signals, exceptions that nobody catches, and an act that takes more than so many seconds of the
/// processor leave their trace.
void logEndings(unsigned seconds);
/// The run is alive.
void renewPatience();

} // namespace marches::monkey
