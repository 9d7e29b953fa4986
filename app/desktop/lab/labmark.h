// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include <QChar>
#include <QPixmap>

namespace marches::app {

/// "A", "B", …; empty for those that have no letter.
QString armLetter(std::size_t arm);
/// How an arm is marked wherever it is shown: the first by a disc, the second by a square, the others by a ring.
QPixmap armMark(std::size_t arm, int size, qreal ratio);

} // namespace marches::app
