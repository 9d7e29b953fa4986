// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/boardmodel.h"

#include <QByteArray>

#include <functional>

class QPainter;

namespace marches::editor {

/// A board as one SVG: its artwork as it is, the owners' bands, and what `paintAbove` draws in board units. The artwork
/// is that of a view box that begins at 0, 0.
QByteArray boardAsSvg(const BoardModel& model, const std::function<void(QPainter&)>& paintAbove);

} // namespace marches::editor
