// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/boardmodel.h"

#include <QPointF>
#include <QString>

#include <vector>

namespace marches::editor {

/// Places that Tab goes through: the legal ones, or all that are drawn when nothing is asked; in the order of the
/// board.
std::vector<int> tabOrder(const BoardModel& model);

/// The connections from a place that lead in a direction (unit vector, y downwards) within 60 degrees, open or closed,
/// the best first. Open ones win over closed ones that lead about as well.
std::vector<const engine::Connection*> waysTowards(const BoardModel& model, int from, const QPointF& direction);

/// The next place whose name, or a word of it, begins with `typed`, whatever the case and the accents; legal places
/// first. -1: none.
int placeByTyping(const BoardModel& model, const QString& typed);

} // namespace marches::editor
