// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/colourmath.h"
#include "editor/painting/palette.h"

#include <QColor>

#include <span>

namespace marches::editor {

/// colourDistance() of owned land from the sea, at least: inside of its band the tint alone tells land from water. Told
/// apart at a glance; for colour-blind sight, which has fewer colours to choose from, in any case.
constexpr double leastFromSea(Sight sight)
{
    constexpr double kInAnyCase = 6;
    return sight == Sight::Normal ? kToldApart : kInAnyCase;
}

/// What is laid over all of the land of an owner: the owner's colour, so translucent that the land is seen; denser
/// where the two of them would look like one of the seas, and darker or lighter where that does not suffice. `land` and
/// `seas`: as the artwork fills them, below the wash of the board.
QColor ownerTint(const QColor& owner, const QColor& land, std::span<const QColor> seas, Theme theme);

} // namespace marches::editor
